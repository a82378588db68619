### The rules of Stockpile, in our own words, for its page and for the help at the table. Fetched when they are read.
###
### rules-stockpile-SECTION is the heading of a section, rules-stockpile-PARAGRAPH a paragraph of it, -picture what is said
### below its picture; which there are and what they cite is in web/rulebook/outline.json.
### Values are those of the data file, by the way to them: $money_start is `start` of [money], in thousands. The others are
### lists of them in words, and the examples: web/rulebook/examples.ts. What an investor or a strategy card can do
### is in stockpile-investors.ftl and stockpile-strategies.ftl.

rules-stockpile-about = What it is about
rules-stockpile-about-goal = You are an investor with a little cash and one share. Whoever has the most money at the end of the last round wins; all shares are turned into money then.
rules-stockpile-about-secret = What makes the game is what you alone know. In every round you see in secret how one company’s value will move, and everybody else sees another one. You fill piles of cards with what you want the others to buy or to overlook, bid for one of the piles, and sell before the values move, or hold on.

rules-stockpile-setup = Setting up
rules-stockpile-setup-money = You begin with ${ $money_start }K and a bidding meeple. Money is always open.
rules-stockpile-setup-values = The value of each company begins at { $start }. On the base board every value goes from { $low } to { $high }.
rules-stockpile-setup-share = One share of each company is shuffled, and everybody is dealt one, face down. Your portfolio is secret: others see how many cards you have, not which. The shares that were not dealt go into the market deck. Together with those that were dealt there are { $market_stocks } shares of each company. The deck also has { $market_actions } of each action card and { $market_fee_copies } of each trading fee ({ $fees }).
rules-stockpile-setup-first = Chance says who is first, unless the table has named somebody.
rules-stockpile-setup-rounds = The game has { $rounds_2 }, { $rounds_3 }, { $rounds_4 } or { $rounds_5 } rounds, with 2, 3, 4 or 5 players.

rules-stockpile-round = A round
rules-stockpile-round-phases = A round has six phases: Information, Supply, Demand, Action, Selling, Movement. In each of them it goes clockwise from the first player.
rules-stockpile-round-first = After each round the next player on the left is first.

rules-stockpile-information = Phase 1: Information
rules-stockpile-information-pair = Everybody is dealt a pair: a company and a forecast. The forecast says by how many spaces the value of that company will rise or fall at the end of this round, or that it pays a dividend ($$). Your pair is yours alone.
rules-stockpile-information-pair-picture = Your own pair, the one that all can see, and one that stays covered until the Movement Phase.
rules-stockpile-information-forecasts = The same six forecasts are dealt in every round: { $forecasts }. So what you see of them tells you which ones are left. With the forecast dice the six are rolled anew in each round.
rules-stockpile-information-forecasts-picture = The six forecasts of every round.
rules-stockpile-information-others = One more pair is laid open for all. What is left stays covered: two pairs with three players, one with four, none with five. So every company gets a forecast in every round, and each forecast is used once.

rules-stockpile-supply = Phase 2: Supply
rules-stockpile-supply-piles = There are as many piles as players. Each begins with one card from the market deck, face up.
rules-stockpile-supply-place = Then everybody has two cards from the market deck and puts both on piles, on the same one or on two: one card face up, the other face down. Which goes how, and where, is up to you.
rules-stockpile-supply-place-picture = A pile with three cards. The last one was put there face down: only whoever did so knows it.
rules-stockpile-supply-order = You place both cards before the next player does, in either order. You go on knowing what you have put face down, even when somebody else has bought it.

rules-stockpile-demand = Phase 3: Demand
rules-stockpile-demand-bid = In turn everybody puts a meeple on a space of the bidding track of a pile. The spaces cost { $bids }. You may bid on any track, empty or not.
rules-stockpile-demand-higher = On a track where a meeple stands already, your bid has to be higher. A meeple on the last space cannot be outbid.
rules-stockpile-demand-outbid = Whoever is outbid takes the meeple back and bids again. That happens only after everybody has bid once; then, clockwise, each player without a meeple on a track bids when reached, on the same pile or another. It goes on until every track has one meeple.
rules-stockpile-demand-outbid-picture = Ben has outbid Ann on the first track. Ann has to bid again, and the second pile is still to be had for nothing.
rules-stockpile-demand-afford = You cannot bid more money than you have. Shares do not count as money, and what you may get later does not either. There is always a bid that you can pay: while a meeple is off the tracks one track is empty, and its first space costs nothing.
rules-stockpile-demand-pay = Then all pay the bank for their piles and take the cards. Shares go face down into the portfolio; action cards are kept for the next phase.
rules-stockpile-demand-fees = A trading fee in your pile is paid to the bank at once.
rules-stockpile-demand-owed = A fee that you cannot pay stays face up in front of you. It is paid as soon as you have the money, wherever that comes from, the cheapest fee first. Until then you can bid for piles, but not buy bonds or pay for a card. A fee that is still there at the end of the game costs nothing more.

rules-stockpile-action = Phase 4: Action
rules-stockpile-action-cards = Each Stock Boom from your pile raises the value of a company of your choice by { $market_action_spaces } spaces, each Stock Bust lowers one by as many. Only cards that you took in this round can be played.
rules-stockpile-action-cards-picture = The two action cards.
rules-stockpile-action-must = You have to use all of your action cards in this phase, in the order you like, on different companies or on the same one. Until then you cannot say that you are done.

rules-stockpile-selling = Phase 5: Selling
rules-stockpile-selling-shares = In turn, everybody may sell as many shares as they like. Each brings what its company is worth now. You can sell only what you own. Shares that were sold or lost lie face up in the discard pile, where everybody sees them.
rules-stockpile-selling-split = A share in your split portfolio brings twice the value. You may also sell half of it: it brings the value once, and goes back to the ordinary portfolio as a single share.

rules-stockpile-movement = Phase 6: Movement
rules-stockpile-movement-order = The pairs are revealed one after the other and move their companies: first those of the players in turn, then the open one, then the covered ones.
rules-stockpile-movement-dividend = A forecast of $$ moves nothing. Instead the bank pays $2K for each share of that company, twice as much for a split one.
rules-stockpile-movement-show = To be paid a dividend you have to show the shares. You decide how many, from none to all that you have: what you do not show stays secret and brings nothing. Split shares, which everybody has seen, are taken as shown first.

rules-stockpile-split = When a stock splits
rules-stockpile-split-double = When a company rises past the last space of its track, its stock splits. All shares of that company move to their owners’ split portfolios, where each counts double. The step past the end uses up one space of the move; the value then goes on from { $reset } with the spaces that are left.
rules-stockpile-split-double-picture = { $split_company } stands at { $split_from } and rises { $split_spaces }. With { $split_steps } of them it goes past the end and comes back to { $reset }; the rest ({ $split_rest }) takes it to { $split_end }.
rules-stockpile-split-again = If a company splits again, each card of it that was in your split portfolio already brings ${ $money_second_split }K and stays there. Shares bought after a split are ordinary ones.

rules-stockpile-bankrupt = When a company goes bankrupt
rules-stockpile-bankrupt-lost = When a company falls below the first space of its track, it is bankrupt at once. Everybody discards all shares of it, split ones too, and nobody is paid. Its value goes back to where it began; what was left of the move is lost.
rules-stockpile-bankrupt-lost-picture = { $bankrupt_company } stands at { $bankrupt_from } and falls { $bankrupt_spaces } spaces: bankrupt. It begins again at { $bankrupt_start }.

rules-stockpile-end = The end, and an example
rules-stockpile-end-majority = After the last Movement Phase all portfolios are shown. For each company, whoever has the most shares gets ${ $money_sole_majority }K; if several have as many, each of them gets ${ $money_shared_majority }K. Split shares count as two. A company nobody owns brings no bonus.
rules-stockpile-end-sale = Then all shares are sold at the last values, split ones for twice as much.
rules-stockpile-end-example = For example: at the end you have { $end_cash } in cash and the shares below. In the first company nobody has as many as you, in the second somebody has just as many, in the third somebody has more.
rules-stockpile-end-example-picture = Cash { $end_cash }, shares { $end_shares }, majorities { $end_bonus }: together { $end_total }.
rules-stockpile-end-winner = Whoever has the most money wins. If several have as much, they share the victory.

rules-stockpile-advanced = Option: the advanced board
rules-stockpile-advanced-tracks = On the other side of the board each company has a track of its own: some are short and steep, some are long. A move counts spaces, not dollars. After a split and after a bankruptcy the value goes back to the spaces that are marked on its own track. The tracks, from left to right:
rules-stockpile-track = { $spaces }. Starts on space { $start }, goes on from space { $after_split } after a split.
rules-stockpile-advanced-steel = { $steel_company } pays on its way up: for each space with a $ that it reaches or passes while rising, everybody gets $1K for each share of it, twice as much for a split one, for as many as are shown. Falling pays nothing.
rules-stockpile-advanced-steel-picture = { $steel_company } rises three spaces and enters one with a $: $1K a share.

rules-stockpile-two = With two players
rules-stockpile-two-setup = Each of you begins with ${ $money_two_players }K, one share and two meeples. There are four piles. Play with more players at least once before you play with two.
rules-stockpile-two-information = You are dealt two pairs each. The other two stay covered, and none is open. What belongs to one pair stays together.
rules-stockpile-two-supply = You place cards twice: two cards each, and when both have placed them, two more.
rules-stockpile-two-demand = You take turns placing meeples; all four are placed before anybody bids again. Your two meeples never stand on the same track, and you must be able to pay both bids together.

rules-stockpile-bonds = Module: bonds
rules-stockpile-bonds-buy = When a round begins, everybody in turn may buy up to { $bonds_most } bonds. One costs ${ $bonds_price_2 }K, ${ $bonds_price_3 }K, ${ $bonds_price_4 }K or ${ $bonds_price_5 }K, with 2, 3, 4 or 5 players. There are { $bonds_cards }; when they are gone, none can be bought. Whoever owes a fee is not asked.
rules-stockpile-bonds-interest = At the end of every round each of your bonds pays ${ $bonds_interest }K of interest, in the last round too. After the final sale the bank takes all bonds back for what they cost; before that they cannot be turned into money.

rules-stockpile-commodities = Module: commodities and taxes
rules-stockpile-commodities-place = When all market cards are placed, everybody draws a card from the commerce deck: a commodity ({ $commodities }) or a tax. In turn you put it face up on any pile. With two players you draw two cards, which go on different piles. What a pile brings you lies open before you.
rules-stockpile-commodities-sets = At the end commodities are counted in sets of different ones. A set of one, two and so on up to six brings { $bonuses }. A second card of a kind begins a new set.
rules-stockpile-commodities-sets-picture = Four different commodities bring { $sets_first }, the two doubles another { $sets_second }: { $sets_both } together. The tax costs its own.
rules-stockpile-commodities-taxes = Taxes cost the more the more you have: one, two and so on up to seven cost { $penalties }. They are due only at the end. If you cannot pay you end below nothing.

rules-stockpile-dice = Module: forecast dice
rules-stockpile-dice-roll = When a round begins, after the bonds, the first player rolls six dice. They say for all to see which six forecasts are dealt in this round. $, $$ and $$$ are dividends of $1K, $2K and $3K a share.
rules-stockpile-dice-roll-picture = A roll: these six forecasts are shuffled and dealt.
rules-stockpile-dice-cards = Each die has its own forecasts. Two dice can show the same one, and then it is dealt twice. The six faces of each die:
rules-stockpile-die = Die { $die }

rules-stockpile-strategies = Module: investment strategies
rules-stockpile-strategies-hand = Before the game everybody is dealt { $playing_dealt } strategy cards more than there are rounds, and returns two of them to the box. The rest are your hand for the whole game. Others see only how many you have.
rules-stockpile-strategies-play = In the Action Phase you may play one of them, before or after your action cards and your investor. You pay its cost, do what it says, and it goes back to the box. One in a round is all; cards that are never played bring nothing.
rules-stockpile-strategies-known = We play { $playing_copies } copies of each card. The rulebook names most cards and explains some; each card below says what of it is ours. Cards that need a module which is not in play are left out. The promo cards are an option, except where the others are too few for everybody: with four players and neither bonds nor commodities, and with five players without commodities, all promo cards are dealt too.

rules-stockpile-first-card = Module: First Player Card
rules-stockpile-first-card-place = At the end of the Supply Phase the first player puts the First Player Card on a pile. In the last round it stays in the box. The card is meant most of all for three or four players, who would not be first equally often without it.
rules-stockpile-first-card-place-picture = The First Player Card on a pile.
rules-stockpile-first-card-give = Whoever wins that pile gives the card to anybody at once, to themselves too. That player is first from the next round on; in this round nothing changes. The place of the first player does not pass to the left any more.

rules-stockpile-investors = Module: investors
rules-stockpile-investors-choose = Everybody is dealt two investors, chooses one, all at the same time, and returns the other to the box unseen. Your investor says with how much money you begin, and has an ability that is yours for the whole game. Investors who need a module that is not in play are left out. So are the nine promo investors, unless the table has chosen them too.
rules-stockpile-investors-use = Abilities of several players that come at the same time are used in turn. Most can be used once in a round; one that was used, or that would have nothing to do, cannot be used now. At the end of a round interest on bonds comes first, then the investors.
rules-stockpile-investors-two = With two players each of you is dealt four and keeps two. The money of both is added. With two players the amounts differ; each card below gives both. Who has two abilities for the same time says which comes first, where that matters.

rules-stockpile-bidding = Option: bidding for investors
rules-stockpile-bidding-offer = Everybody chooses one of two investors (with two players, two of four), and all that were chosen go on the piles. They are bid for as in the Demand Phase.
rules-stockpile-bidding-pay = What you bid is taken off the money that the investor brings; the rest is what you begin with. So a bid is never more than that money. No ability works before the bidding is over.

rules-stockpile-abilities = Investors and strategies: what holds for all of them
rules-stockpile-abilities-nothing = You are offered only cards, abilities and targets that would change something now.
rules-stockpile-abilities-discarded = Some take a share from the discard pile. It has to lie there, and everybody sees which it is.
rules-stockpile-abilities-show = Some pay for companies of which you show a share. Each company counts once, however many shares of it you have.
rules-stockpile-abilities-look = Some let you look at a pair, of another player or covered on the board. Everybody sees at which one, and nobody else sees what it is. A pair that you know already is not offered.

rules-stockpile-all-investors = All investors
rules-stockpile-all-investors-about = There are { $investors } of them. Those marked as promo are dealt only where the table has chosen them too. The first amount is the money with three players or more, the second that with two.
rules-stockpile-investor-money =
    { $from ->
        [promo] { $money } / { $two } (promo)
       *[box] { $money } / { $two }
    }
rules-stockpile-all-strategies = All strategy cards
rules-stockpile-all-strategies-about = { $strategies } different cards, with what each costs and does. The rulebook explains Fraudulent Transfer and Vulture Capitalism with the same words, so both do the same here.
rules-stockpile-strategy-cost = costs { $cost }
rules-stockpile-strategy-free = costs no money
rules-stockpile-described-systemic-shock = The rulebook gives the name, and that a tax will not do as its cost. What the card does we know from descriptions of the game.
rules-stockpile-described-naked-short = The rulebook gives the name, and what is given up. The amount we know from descriptions of the game.

rules-stockpile-memory = Option: perfect memory
rules-stockpile-memory-noted = The table notes for everybody which shares went into a portfolio face up or were shown. Nothing is told that you could not have remembered.
rules-stockpile-source-rounds = the number of rounds with two, three and four players
rules-stockpile-source-companies = two of the six company names
rules-stockpile-source-bidding = what the spaces of the bidding tracks cost
rules-stockpile-source-advanced = the tracks of the advanced board
rules-stockpile-source-market-fees = the amounts of the trading fees
rules-stockpile-source-dice = the faces of the forecast dice
rules-stockpile-source-investors-money = the money of the investors for three players or more, where their cards do not call it our estimate
rules-stockpile-source-playing-copies = that there are two copies of each strategy card
rules-stockpile-ours-cards = Each investor and each strategy card on this page says what of it is our reconstruction.

rules-stockpile-pair-own = yours alone
rules-stockpile-pair-open = open to all
rules-stockpile-pair-covered = covered
