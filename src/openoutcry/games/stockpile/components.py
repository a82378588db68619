"""The numbers of Stockpile's cards, questions and answers."""

from typing import Final

COMPANIES: Final = 6

# The market cards: 0 to 5 are stocks, by company. What can lie face down in a portfolio comes first.
BOOM: Final = 6
BUST: Final = 7
HELD_KINDS: Final = 8
FEE: Final = 8  # and the two dearer ones
FEES: Final = 3
MARKET_KINDS: Final = 11

# What else can lie on a pile, always face up: commodities, taxes, the First Player Card, investors that are bid for.
COMMODITY: Final = 11
COMMODITIES: Final = ["gold", "platinum", "oil", "natural gas", "corn", "cattle"]
TAX: Final = 17
COMMERCE_KINDS: Final = 7
FIRST_PLAYER_CARD: Final = 18
INVESTOR_CARD: Final = 19

# The forecasts, and what each says.
FORECASTS: Final = ["+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4", "$", "$$", "$$$"]
FIRST_DIVIDEND: Final = 8

# The questions; START is that of every game.
STARTER: Final = 1
COMPANY: Final = 2
FORECAST: Final = 3
FLIP: Final = 4
DRAW: Final = 5
PLACE: Final = 6
BID: Final = 7
ACT: Final = 8
SELL: Final = 9
COLLECT: Final = 10

BUY_BONDS: Final = 11
ROLL: Final = 12
DRAW_COMMERCE: Final = 13
PLACE_COMMERCE: Final = 14
PLACE_FIRST: Final = 15
GIVE_FIRST: Final = 16
DEAL_STRATEGY: Final = 17
DROP_STRATEGY: Final = 18
DEAL_INVESTOR: Final = 19
KEEP_INVESTOR: Final = 20
WHICH_FIRST: Final = 21
PICK: Final = 22
LOOK_PILE: Final = 23
FROM_PILE: Final = 24
WHICH_CARD: Final = 25
TO_PILE: Final = 26
PEEK: Final = 27
SHOW: Final = 28
BUY_STOCK: Final = 29
CHOOSE: Final = 30
NUDGE: Final = 31
GIVE_UP: Final = 32
TAKE: Final = 33
BURN: Final = 34
PAIR: Final = 35
SPEND: Final = 36
SELL_AT: Final = 37
KEEP_CARD: Final = 38
GIVE_MONEY: Final = 39

# Of the questions above that name companies or piles, the option after them all is "nothing", or "enough".
NO_COMPANY: Final = 6
NO_PILE: Final = 5
NO_PAIR: Final = 6
NO_NUDGE: Final = 12
ENOUGH: Final = 12

# The options of PLACE are ((card * 2) + facing) * MOST_PILES + pile.
MOST_PILES: Final = 5
UP: Final = 0
DOWN: Final = 1

# The words of answers that name a card by its place, or a pile.
ORDINALS: Final = ["first", "second", "third", "fourth", "fifth"]
PILES: Final = [f"pile {pile + 1}" for pile in range(MOST_PILES)]

# The options of BID are pile * SPACES + space.
SPACES: Final = 8
LOOK: Final = 40

# The options of ACT: a Boom or a Bust, by company; enough; an investor's ability, by place; a strategy, by number.
BOOMED: Final = 0
BUSTED: Final = 6
ACTED_ENOUGH: Final = 12
ABILITY: Final = 13
STRATEGY: Final = 15

# The options of SELL, by company: a share, a split share whole, a split share turned back for half of it; enough; a
# share, and half a split share, at a price of the seller's own.
SHARE: Final = 0
SPLIT: Final = 6
HALF: Final = 12
SOLD_ENOUGH: Final = 18
SHORT: Final = 19
SHORT_HALF: Final = 25

# When an ability is used: moments, in sets.
BEFORE_DEAL: Final = 1
BEFORE_DEMAND: Final = 2
WHILE_BIDDING: Final = 4  # on the player's own turns
AFTER_BIDDING: Final = 8
IN_ACTION_PHASE: Final = 16
AFTER_SELLING: Final = 32
ROUND_END: Final = 64

# What an investor allows a player; a set of them is a number.
FEES_ARE_BONUSES: Final = 1  # receives what others pay
HIDES_BOTH: Final = 2  # may place both cards face down
LAYS_OUT_PILES: Final = 4  # lays out the first cards of the piles
SELLS_AGAIN: Final = 8  # after everybody

# In a player's `used`, the bit so far above an investor's: not at this moment, or on this turn, but later perhaps.
PASSED: Final = 32

# A set of options has room for 63, the bits of `used` for twice as many as there are investors.
MOST_INVESTORS: Final = 30
MOST_CARDS: Final = 255  # in any deck or portfolio
MOST_STRATEGIES: Final = 48

# The phases of a round, by number.
SETUP: Final = 0
INFORMATION: Final = 1
SUPPLY: Final = 2
DEMAND: Final = 3
ACTION: Final = 4
SELLING: Final = 5
MOVEMENT: Final = 6
OVER: Final = 7
PHASES: Final = ["setup", "information", "supply", "demand", "action", "selling", "movement", "over"]

# What a score is made of.
PART_MONEY: Final = 0  # at the end of the last round
PART_MAJORITIES: Final = 1
PART_SHARES: Final = 2
PART_BONDS: Final = 3
PART_COMMODITIES: Final = 4
PART_TAXES: Final = 5
PARTS_OF_SCORE: Final = ["money", "majorities", "shares", "bonds", "commodities", "taxes"]

# What is counted beside it.
MOVE_BID: Final = 6  # what was paid for piles
MOVE_PILE: Final = 7  # what the stocks in them were worth then, less the fees
MOVES: Final = ["bid", "pile"]
