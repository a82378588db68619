### The rules of Speculation, the board game, in our own words. Fetched when they are read.
###
### rules-speculation-board-SECTION is the heading of a section, rules-speculation-board-PARAGRAPH a paragraph of it, -picture
### what is said below its picture; the outline is in web/rulebook/outline.json.
### Values are those of the data file, by the way to them: $shares_3 is `3` of [shares]. The others, of the examples too, are
### made in web/rulebook/examples.ts; prices there are money in words.

rules-speculation-board-about = What it is about
rules-speculation-board-about-goal = You buy and sell shares of { $companies } companies. Whoever has the largest fortune when the first of them has reached the end of the track wins: cash, and what the shares are worth then.
rules-speculation-board-about-race = The companies race. Each has a brick on a track of { $track_end } spaces; the further ahead a brick is, and the fewer are before it, the more its shares cost. With secret cards everybody pushes some bricks, and each has only a part of the race in hand.

rules-speculation-board-setup = Setting up
rules-speculation-board-setup-shares = All bricks stand on the start. With 3, 4, 5 or 6 players there are { $shares_3 }, { $shares_4 }, { $shares_5 } or { $shares_6 } shares of each company; the others stay in the box.
rules-speculation-board-setup-first-share = Everybody draws one share from a bag with one of each company. The rest are the bank’s.
rules-speculation-board-setup-money = You begin with ${ $start_money }. Cash and shares are always open, and the bank never runs out of money.
rules-speculation-board-setup-cards = Everybody has the same { $hand } cards, one for each company and a Bank Holiday. You shuffle yours and draw two.
rules-speculation-board-setup-start = Chance says who is the first active player, unless the table has named somebody.

rules-speculation-board-price = What a share costs, with an example
rules-speculation-board-price-rank = A company’s rank is 1 plus the number of bricks ahead of it. Bricks on the start share the last place. On END the brick that came first is ranked first.
rules-speculation-board-price-list = The track is divided into segments, and each segment has a list of prices, one for each rank. Find the list of the segment on which the brick stands, and on it the price at the place of its rank. These are the lists of the side without the star, from the first rank to the last:
rules-speculation-board-price-list-picture = { $priced_first } on space { $priced_first_space } is first: { $priced_first_price }. { $priced_second } on space { $priced_second_space } is second, on another segment: { $priced_second_price }.
rules-speculation-board-price-start = On the start a share costs { $start_price }, whatever its rank.
rules-speculation-board-price-negative = Prices can be negative, down to { $low } on this side and { $star_low } on the other. Whoever buys such a share is paid by the bank; whoever sells one pays.
rules-speculation-board-segment = Spaces { $first } to { $last }
rules-speculation-board-segment-end = END

rules-speculation-board-turn = A turn
rules-speculation-board-turn-tiles = The active player draws an action tile and a movement tile from the two bags. First the action is carried out, then everybody’s cards move the bricks.
rules-speculation-board-turn-tiles-picture = The tiles: actions above, movements below.
rules-speculation-board-turn-first = On the very first turn the action is a Trade, whose tile is taken from the bag. The movement tile is drawn.
rules-speculation-board-turn-back = After a turn with a Trade all tiles that lie out go back into the bags. After any other turn they stay out, so that the next Trade comes nearer. Then the player on the left is the active one.

rules-speculation-board-trade = Action: Trade
rules-speculation-board-trade-one = From the active player on, everybody may sell one share to the bank and buy one from it, at the prices of this moment. You sell only what you own.
rules-speculation-board-trade-bank = You can buy only what the bank still has.
rules-speculation-board-trade-afford = Both halves of a trade happen together: what you sell helps to pay for what you buy, and a share bought at a negative price helps to sell another. Only the balance counts, and nobody may owe money after it.
rules-speculation-board-trade-same = You cannot sell and buy shares of the same company in one trade.

rules-speculation-board-rank = Actions: Rank +1, Rank −1, No action
rules-speculation-board-rank-up = The active player must raise a brick, any but the one that is first. It goes just past the brick ranked before it, to the first empty space. A brick on the start goes past the last one on the track. END can be reached so.
rules-speculation-board-rank-up-picture = { $raised_company } is raised past { $raised_next }. Space { $raised_taken } is taken, so it comes to { $raised_to }.
rules-speculation-board-rank-down = With Rank −1 the active player must lower a brick, any but one that is last: just behind the brick ranked after it, to the first empty space. If there is none but the start, or if the brick after it is on the start, it goes to the start.
rules-speculation-board-rank-start = While all bricks are on the start, neither does anything.
rules-speculation-board-rank-none = With No action, nothing happens before the bricks move.

rules-speculation-board-cards = Moving the bricks
rules-speculation-board-cards-choose = Everybody chooses one of the two cards in hand, at the same time and in secret. Until the last card is in you may change yours; nobody sees that you did.
rules-speculation-board-cards-move = All cards are turned over, and each moves the brick of its company by the number on the movement tile: the active player’s card first, then clockwise. Only empty spaces are counted. A company that was played twice moves twice.
rules-speculation-board-cards-move-picture = { $moved_company } moves { $moved_tile }. Space { $moved_taken } is taken and not counted, so it comes to { $moved_to }.
rules-speculation-board-cards-end = A move that would go past END stops there. A brick on END does not move any more.
rules-speculation-board-cards-deck = A card that was played lies open before you, and you draw the next one. After your last card you shuffle all { $hand } and draw two again.

rules-speculation-board-holiday = Bank Holiday
rules-speculation-board-holiday-few = With three or four players a single Bank Holiday stops all bricks for this turn.
rules-speculation-board-holiday-many = With five or six, one Bank Holiday halves the movement, rounded up; two or more stop it.

rules-speculation-board-end = The end, with an example
rules-speculation-board-end-turn = When a brick reaches END, by a card or by Rank +1, the turn is played to its end: all other cards still move their bricks. Then the game is over.
rules-speculation-board-end-fortune = Your fortune is your cash and all your shares at the last prices. Shares with a negative price are subtracted.
rules-speculation-board-end-fortune-picture = { $fortune_cash } in cash and four shares, one of which costs money: a fortune of { $fortune }.
rules-speculation-board-end-winner = The largest fortune wins. Equal fortunes share the victory.

rules-speculation-board-star = Option: the side with the star
rules-speculation-board-star-side = The board has two sides with different price lists. Money is harder to earn on the side with the star, so play the other side first. The lists of the side with the star:
rules-speculation-board-source-companies = five of the eight company names
rules-speculation-board-source-movements = the numbers on the movement tiles
rules-speculation-board-source-strips = where the segments of the track begin and end
rules-speculation-board-source-prices = the price lists of both sides
