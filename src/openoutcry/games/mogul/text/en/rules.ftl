### The rules of Mogul, in our own words, for its page and for the help at the table. Fetched when they are read.
###
### rules-mogul-SECTION is the heading of a section, rules-mogul-PARAGRAPH a paragraph of it, -picture what is said below its
### picture; which there are, in which order, and what they cite is in web/rulebook/outline.json.
### Numbers are those of the data file, by the way to them: $credit_chips is `chips` of [credit]. $premium_…, $sale_… and
### $end_… are of the examples: web/rulebook/examples.ts.

rules-mogul-about = What it is about
rules-mogul-about-goal = Railroad shares are booming, and everybody knows that it will end badly. You collect points from shares, by keeping them while their railroad pays and by selling them when they are dear. Whoever has the most points when the crash card turns up wins.
rules-mogul-about-squeeze = There is never enough of anything. Each round brings a single share, and everybody bids for the right to act with a handful of chips. Staying in costs a chip each time; leaving brings all the chips that the others have put in. Points come slowly and chips are scarce, so knowing when to leave is half of the game.

rules-mogul-setup = Setting up
rules-mogul-setup-markers = Everybody’s marker begins on space 0 of the score track.
rules-mogul-setup-chips = You get { $chips_each } chips and keep them covered; of the { $box_chips } chips in the box the rest are the bank. How many chips somebody else has is not shown, but every chip that changes hands is seen, so it can be counted.
rules-mogul-setup-shares = One of the brown shares that are marked for the start goes to each player, face up. The marked shares that are left over are shuffled with all the others into the draw pile.
rules-mogul-setup-crash = The crash card is shuffled together with the last { $crash_among } shares of the pile. It can be any of those cards, the very last one too; above them the game is safe.
rules-mogul-setup-crash-picture = The bottom of the draw pile: the crash is one of these cards, and nobody knows which.
rules-mogul-setup-start = Chance says who is the start player, unless the table has named somebody.

rules-mogul-share = How to read a share
rules-mogul-share-colours = A share has two colours. The background is its railroad. The border is another railroad: while this share lies on the table for auction, shares of the border’s railroad can be sold. The border never has the colour of the background.
rules-mogul-share-colours-picture = A share of { $premium_company }. Whoever may act on it takes it, or sells { $premium_border }.
rules-mogul-share-number = The number on a share says how many shares of its railroad are in the box: { $companies_1_shares } of the most common one, { $companies_5_shares } of the rarest, { $box_shares } in all.
rules-mogul-part-background = The background
rules-mogul-part-border = The border

rules-mogul-reveal = A round, 1 and 2: reveal and premium
rules-mogul-reveal-card = The top card of the pile is turned up for all to see.
rules-mogul-reveal-premium = Before anything else its railroad pays: you get one point for each share of it that already lies before you. The revealed share itself is nobody’s yet and pays nothing.
rules-mogul-reveal-premium-picture = { $premium_company } is revealed. Ann has two shares of it and gets 2 points, Ben one, Cleo nothing.

rules-mogul-credit = A round: credit
rules-mogul-credit-take = Before the auction begins, everybody in turn, from the start player on, may take one credit: { $credit_chips } chips from the bank, for which the marker goes back { $credit_points } points. Once the auction has begun it is too late. A credit can take you below 0. It is expensive, so take one only when you need it.
rules-mogul-credit-bank = The bank lends { $credit_chips } chips or nothing. If it has fewer left, there is no credit any more, and those who come later are not asked.

rules-mogul-auction = A round, 3: the auction
rules-mogul-auction-stay = The start player begins, then it goes clockwise. On your turn you put one chip into the pot to stay in the auction, or you leave it.
rules-mogul-auction-leave = Whoever leaves takes every chip in the pot, and is out until the next round. The first to leave may find the pot empty and gets nothing.
rules-mogul-auction-leave-picture = Ann and Ben pay, Cleo leaves with 2 chips. Ann pays again, Ben leaves with that chip. Ann has won; Ben, the last to leave, is runner-up.
rules-mogul-auction-no-chips = Without a chip you can only leave, and take the pot like anybody else. Nobody ever owes chips.
rules-mogul-auction-winner = The last one in has won as soon as all others have left, without another chip, and even without having paid any. The last player to leave is runner-up.

rules-mogul-action = A round, 4: actions
rules-mogul-action-winner = The winner chooses one of two things: to take the revealed share, or to sell shares. Only shares of the border’s railroad can be sold, and only those that you own: one, some or all of them.
rules-mogul-action-nothing = You may choose to sell and then sell nothing, even if you own no such share. It brings no points, but the runner-up cannot sell then.
rules-mogul-action-runner-up = The runner-up may do what the winner has not done: take the share if the winner sold, or sell if the winner took it. Nothing has to be done. A share that the runner-up declines leaves the game.
rules-mogul-action-next = Whoever took the share is the start player of the next round. If nobody did, the start player stays.

rules-mogul-score = Selling, and an example
rules-mogul-score-price = A share sells for as many points as there are shares of its railroad before all players together, yours and everybody else’s. The price is fixed before the sale and is the same for each share of it.
rules-mogul-score-price-picture = { $sale_company } can be sold. Ann owns { $sale_owned } and Cleo one, so each is worth { $sale_price } points. Ann sells { $sale_sold } and gets { $sale_sold } × { $sale_price } = { $sale_points } points; afterwards { $sale_company } is worth { $sale_after }.
rules-mogul-score-sold = Sold shares leave the game. They go back to no pile, and count in no price any more.
rules-mogul-score-track = The score track is a ring of { $track_spaces } spaces. Markers go on around it, and can fall back behind 0; what counts is the points, not the space.
rules-mogul-score-track-picture = Ann has gone once around, Ben is half-way, and Cleo’s credits have taken her below 0.

rules-mogul-end = The end
rules-mogul-end-crash = When the crash card is turned up the game is over at once: no premium, no auction. All shares are worthless.
rules-mogul-end-chips = Chips become points: one for every { $exchange_chips }, rounded down. With { $end_points } points and { $end_chips } chips you get { $end_gained } more and end with { $end_total }.
rules-mogul-end-winner = Whoever has the most points wins. If several have as many, the one with the most shares of all railroads wins, worthless or not; if that is equal too, the victory is shared. Chips that are left over decide nothing.

rules-mogul-own-turn = Option: credit on your own turn
rules-mogul-own-turn-credit = Nobody is asked before the auction. Instead you may take a credit on your own turn while you are still in, once in each auction. It is no bid: afterwards you stay or leave as usual.

rules-mogul-fast-start = Option: fast start
rules-mogul-fast-start-share = With five players everybody can be dealt a second share, from the shuffled pile, before the crash card goes in. The first rounds then pay more.

rules-mogul-memory = Option: perfect memory
rules-mogul-memory-chips = The table counts for you: everybody’s chips are shown. Nothing is told that you could not have counted.
rules-mogul-source-borders = which share has which border
rules-mogul-source-start_shares = which shares are marked for the start
