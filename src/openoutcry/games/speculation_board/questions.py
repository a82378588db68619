"""The questions of Speculation and their fixed options, by number."""

from typing import Final

from openoutcry.games.speculation_board.box import COMPANIES

# The questions.
START: Final = 0
DEAL: Final = 1
DRAW: Final = 2
ACTION_TILE: Final = 3
MOVEMENT_TILE: Final = 4
SELL: Final = 5
BUY: Final = 6
RAISE: Final = 7
LOWER: Final = 8
CARD: Final = 9

# The action tiles.
TRADE: Final = 0
RANK_UP: Final = 1
RANK_DOWN: Final = 2
NO_ACTION: Final = 3
ACTIONS: Final = ["trade", "rank_up", "rank_down", "no_action"]

NOTHING: Final = COMPANIES  # of SELL and BUY
HAND: Final = 2
