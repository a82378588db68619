"""The Movement Phase: forecasts are revealed, companies move and pay dividends [6. Movement Phase]."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import Step
from openoutcry.games.stockpile.components import COMPANIES, MOVEMENT
from openoutcry.games.stockpile.events import PairRevealed
from openoutcry.games.stockpile.modules.events import ForecastChanged
from openoutcry.games.stockpile.modules.state import NO_EXTRAS
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market


class BeginMovement(Step[Stockpile]):
    """Begin the Movement Phase: reveal the players' pairs in turn order, then the open pair, then those face down
    [Movement Phase, 1 and 2]."""

    def run(self, g: Stockpile) -> None:
        g.phase = MOVEMENT
        g.asked = 0
        g.schedule(NEXT_PAIR)


class RevealPair(Step[Stockpile]):
    """Reveal the next pair, then move its company or pay its dividend. Do nothing after the last pair."""

    def run(self, g: Stockpile) -> None:
        if g.asked == COMPANIES:
            return
        pair = pair_in_turn(g, g.asked)
        g.asked += 1
        g.learned += 1
        g.companies.seen[pair] = EVERYBODY
        g.forecasts.seen[pair] = EVERYBODY
        company = g.companies.kinds[pair]
        forecast = g.forecasts.kinds[pair]
        if g.telling:
            owner = g.owner_of_pair(pair)
            g.tell(PairRevealed(owner if owner >= 0 else None, company, forecast))
        g.schedule(NEXT_PAIR)
        spaces = g.box.moves[forecast] + tampering(g, pair, forecast)
        if spaces != 0:
            market.move(g, company, spaces)
        if g.box.pays[forecast] > 0:
            market.pay_dividend(g, company, g.box.pays[forecast])


def tampering(g: Stockpile, pair: i64, forecast: i64) -> i64:
    """Return by how many spaces strategy cards falsify a pair's forecast: negative for a forecast to the right or a
    dividend, positive for one to the left, 0 if nothing was falsified. Emit an event if something was."""
    if g.extras is NO_EXTRAS or g.extras.tampered[pair] == 0:
        return 0
    change = g.extras.tampered[pair] * g.box.tampering
    if g.box.moves[forecast] >= 0:
        change = -change
    if g.telling:
        g.tell(ForecastChanged(g.companies.kinds[pair], g.box.moves[forecast] + change))
    return change


def pair_in_turn(g: Stockpile, turn: i64) -> i64:
    """Return the number of the pair that is revealed as number `turn`, counted from 0."""
    if turn >= g.box.pairs:
        return turn
    seat = g.seat_after(turn // g.box.meeples)
    return seat * g.box.meeples + turn % g.box.meeples


NEXT_PAIR: Final[list[Step[Any]]] = [RevealPair()]
