"""The cards and the questions of Stockpile, by number."""

from typing import Final

COMPANIES: Final = 6

# The market cards: 0 to 5 are stocks, by company. What can lie face down in a portfolio comes first.
BOOM: Final = 6
BUST: Final = 7
HELD_KINDS: Final = 8
FEE: Final = 8  # and the two dearer ones
FEES: Final = 3
MARKET_KINDS: Final = 11

# The forecasts, and what each says.
FORECASTS: Final = ["+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4", "$", "$$", "$$$"]
FIRST_DIVIDEND: Final = 8

# The questions.
START: Final = 0
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

# The options of PLACE are ((card * 2) + facing) * MOST_PILES + pile.
MOST_PILES: Final = 5
UP: Final = 0
DOWN: Final = 1

# The options of BID are pile * SPACES + space.
SPACES: Final = 8

# The options of ACT: a Boom or a Bust, by company.
BOOMED: Final = 0
BUSTED: Final = 6

# The options of SELL, by company: a share, a split share whole, a split share turned back for half of it.
SHARE: Final = 0
SPLIT: Final = 6
HALF: Final = 12
SOLD_ENOUGH: Final = 18

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
