"""How a view of the table is put into the form that travels to a browser."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE
from openoutcry.engine.records import UNKNOWN, Cards
from openoutcry.games.stockpile import demand, portfolio
from openoutcry.games.stockpile.box import WIDTH
from openoutcry.games.stockpile.kinds import BOOM, BUST, COMPANIES, FORECASTS, HELD_KINDS, OVER, PHASES
from openoutcry.games.stockpile.shown import (
    CardShown,
    CompanyShown,
    PairShown,
    PileShown,
    PlayerShown,
    SpaceShown,
    StockpileShown,
)
from openoutcry.games.stockpile.state import Stockpile


def known(s: Stockpile) -> vec[i64] | None:
    """What the viewer remembers of the portfolios: his own row, or what is public, or nothing."""
    if s.public[0] == UNKNOWN:
        return None
    for player in s.players:
        if player.knows[0] != UNKNOWN:
            return player.knows
    return s.public


def table(s: Stockpile, options: dict[str, str]) -> StockpileShown:
    """The whole table."""
    box = s.box
    return StockpileShown(
        board=options["board"],
        companies=[company(s, n) for n in range(COMPANIES)],
        forecasts=FORECASTS,
        in_play=[kind for kind, cards in enumerate(box.forecasts) for _ in range(int(cards))],
        fees=[int(fee) for fee in box.fees],
        track=[int(cost) for cost in box.track],
        round=int(s.round),
        rounds=int(box.rounds),
        phase=PHASES[int(s.phase)],
        first=_or_none(s.first),
        turn=int(s.player) if s.player >= 0 else None,
        pairs=[pair(s, n) for n in range(int(s.forecasts.size))],
        piles=[pile(s, n) for n in range(len(s.piles))],
        players=[player(s, seat) for seat in range(len(s.players))],
        deck=deck_size(s),
        discard=[int(n) for n in s.discard],
        paying=_or_none(s.paying),
        per_share=None if s.paying == NONE else int(s.per_share),
    )


def company(s: Stockpile, n: int) -> CompanyShown:
    """A company and its track."""
    box = s.box
    spaces = range(n * WIDTH, n * WIDTH + int(box.length[n]))
    return CompanyShown(
        name=box.names[n],
        colour=box.colours[n],
        track=[SpaceShown(int(box.value[space]), int(box.dollar[space])) for space in spaces],
        space=int(s.ticker[n]),
        value=int(s.value(n)),
        start=int(box.start[n]),
        after_split=int(box.after_split[n]),
    )


def pair(s: Stockpile, n: int) -> PairShown:
    """A pair, as far as the viewer has seen it."""
    return PairShown(
        company=_or_none(s.companies.kinds[n]),
        forecast=_or_none(s.forecasts.kinds[n]),
        seat=_or_none(s.owner_of_pair(n)),
        open=s.companies.seen[n] == EVERYBODY,
    )


def pile(s: Stockpile, n: int) -> PileShown:
    """A pile and its track."""
    one = s.piles[n]
    cards = [
        CardShown(_or_none(one.cards.kinds[place]), one.cards.seen[place] == EVERYBODY)
        for place in range(int(one.cards.size))
    ]
    return PileShown(cards, _or_none(one.bidder), _or_none(one.space))


def player(s: Stockpile, seat: int) -> PlayerShown:
    """One player's side of the table."""
    one = s.players[seat]
    least = known(s)
    whole = one.holds[0] != UNKNOWN
    remembered = None if least is None else [int(least[seat * HELD_KINDS + kind]) for kind in range(COMPANIES)]
    return PlayerShown(
        money=int(one.money),
        cards=int(one.held),
        split_cards=int(one.split_held),
        shares=[int(one.holds[kind]) for kind in range(COMPANIES)] if whole else None,
        split=[int(n) for n in one.split] if one.split[0] != UNKNOWN else None,
        known=None if whole else remembered,
        booms=int(one.holds[BOOM]) if whole else None,
        busts=int(one.holds[BUST]) if whole else None,
        worth=int(portfolio.shares_worth(s, seat)) if whole and s.phase != OVER else None,
        hand=[_or_none(kind) for kind in one.hand.listed()],
        fees=[int(n) for n in one.fees],
        meeples=int(s.box.meeples - demand.meeples_placed(s, seat)),
    )


def deck_size(s: Stockpile) -> int:
    """How many cards are in the market deck, from what everybody can count."""
    rows: list[Cards] = [one.hand for one in s.players] + [one.cards for one in s.piles]
    lying = sum(int(row.size) for row in rows)
    in_front = sum(int(one.held + one.split_held + one.owing) for one in s.players)
    return sum(int(n) for n in s.box.copies) - lying - in_front - sum(int(n) for n in s.discard)


def _or_none(number: int) -> int | None:
    return None if number < 0 else int(number)
