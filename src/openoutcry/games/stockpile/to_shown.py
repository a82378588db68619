"""Conversion of a view of the table into the form that is sent to a browser."""

from openoutcry.engine.bits import numbers
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import UNKNOWN
from openoutcry.games.stockpile.box import WIDTH, Box
from openoutcry.games.stockpile.components import (
    BOOM,
    BUST,
    COMMODITIES,
    COMPANIES,
    FORECASTS,
    HELD_KINDS,
    OVER,
    PHASES,
    PICK,
)
from openoutcry.games.stockpile.modules import commodities
from openoutcry.games.stockpile.modules.box import MODULES
from openoutcry.games.stockpile.modules.state import NO_EXTRAS
from openoutcry.games.stockpile.phases import demand
from openoutcry.games.stockpile.shown import (
    CardShown,
    CompanyShown,
    InsiderShown,
    InvestorShown,
    PileShown,
    PlayerShown,
    SpaceShown,
    StockpileShown,
    StrategyShown,
)
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import conservation, knowledge, portfolio


def known(s: Stockpile, seat: int) -> list[int] | None:
    """Return the cards of a portfolio, by kind, that the viewer remembers; if the view has none, those that the public
    knows; None without either."""
    for viewer in range(len(s.players) + 1):
        notes = [int(s.known[knowledge.place_known(s, viewer, seat, kind)]) for kind in range(HELD_KINDS)]
        if notes[0] != UNKNOWN:
            return notes
    return None


class Printed:
    """The parts of a box that are shown and never change. Built once and shared by all tables that play with
    the box."""

    def __init__(self, box: Box) -> None:
        self.companies = [at_each_space(box, n) for n in range(COMPANIES)]
        self.fees = [int(fee) for fee in box.fees]
        self.bids = [int(cost) for cost in box.track]
        self.cards = sum(int(n) for n in box.copies)
        self.forecasts = [kind for kind, cards in enumerate(box.forecasts) for _ in range(int(cards))]
        self.modules = [module for module in MODULES if module in box.modules]
        self.investors = investors(box)
        self.strategies = strategies(box)
        self.commodities: list[str] = COMMODITIES if "commodities" in box.modules else []


def table(s: Stockpile, options: dict[str, str], printed: Printed) -> StockpileShown:
    """Return the whole table as shown."""
    box = s.box
    return StockpileShown(
        board=options["board"],
        companies=[printed.companies[n][int(s.ticker[n])] for n in range(COMPANIES)],
        forecasts=FORECASTS,
        in_play=in_play(s, printed),
        fees=printed.fees,
        track=printed.bids,
        round=int(s.round),
        rounds=int(box.rounds),
        phase=PHASES[int(s.phase)],
        first=_or_none(s.first),
        turn=int(s.player) if s.player >= 0 else None,
        pairs=[pair(s, n) for n in range(int(s.forecasts.size))],
        piles=[pile(s, n) for n in range(len(s.piles))],
        players=[player(s, seat) for seat in range(len(s.players))],
        deck=printed.cards - conservation.market_cards_out(s),
        discard=[int(n) for n in s.discard],
        paying=_or_none(s.paying),
        per_share=None if s.paying == NONE else int(s.per_share),
        modules=printed.modules,
        investors=printed.investors,
        strategies=printed.strategies,
        commodities=printed.commodities,
        dice=[_or_none(face) for face in s.extras.dice] if "dice" in box.modules else [],
        bond_price=int(box.bond_price),
        bonds_left=int(s.extras.bonds_left),
        commerce_deck=commerce_deck_size(s),
        next_first=_or_none(s.extras.next_first),
        using_investor=using(s) - len(box.designs) if using(s) >= len(box.designs) else None,
        using_strategy=using(s) if 0 <= using(s) < len(box.designs) else None,
    )


def in_play(s: Stockpile, printed: Printed) -> list[int]:
    """Return the forecasts of this round: those rolled, or those of the base game."""
    if "dice" in s.box.modules and s.extras.dice[COMPANIES - 1] != NONE:
        return sorted(int(face) for face in s.extras.dice)
    return printed.forecasts


def using(s: Stockpile) -> int:
    """Return the effect that asks something now; NONE if there is none."""
    return int(s.extras.effect) if s.kind >= PICK else NONE


def investors(box: Box) -> list[InvestorShown]:
    """Return all investors; empty if they are not in play."""
    if "investors" not in box.modules:
        return []
    return [
        InvestorShown(
            name=box.investors[n],
            ability=one.key,
            money=int(box.investor_money[n]),
            known=box.investor_marks[n],
            sums=one.sums(),
            counts=one.counts(),
            tracks=one.tracks(),
            says=one.says,
        )
        for n, one in enumerate(box.abilities)
    ]


def strategies(box: Box) -> list[StrategyShown]:
    """Return all strategy cards; empty if they are not in play."""
    if "strategies" not in box.modules:
        return []
    return [
        StrategyShown(
            name=box.strategies[n],
            effect=one.key,
            cost=int(one.cost),
            amount=int(one.amount),
            times=int(one.times),
            reconstructed=box.strategy_marks[n],
            sums=one.sums(),
            counts=one.counts(),
            says=one.says,
        )
        for n, one in enumerate(box.designs)
    ]


def commerce_deck_size(s: Stockpile) -> int:
    """Return the number of cards in the commerce deck. A view also counts unseen cards of hands in it, which are
    subtracted here."""
    return int(s.commerce_deck.total) - sum(one.side.commerce.listed().count(UNKNOWN) for one in s.players)


def track(box: Box, n: int) -> list[SpaceShown]:
    """Return the track of a company."""
    spaces = range(n * WIDTH, n * WIDTH + int(box.length[n]))
    return [SpaceShown(int(box.value[space]), int(box.dollar[space])) for space in spaces]


def at_each_space(box: Box, n: int) -> list[CompanyShown]:
    """Return a company on each space of its track."""
    spaces = track(box, n)
    return [
        CompanyShown(
            name=box.names[n],
            colour=box.colours[n],
            track=spaces,
            space=space,
            value=one.value,
            start=int(box.start[n]),
            after_split=int(box.after_split[n]),
        )
        for space, one in enumerate(spaces)
    ]


def pair(s: Stockpile, n: int) -> InsiderShown:
    """Return a pair as far as the viewer has seen it, and the seats that have looked at it, which is public."""
    owner = s.owner_of_pair(n)
    seen = s.companies.seen[n]
    return InsiderShown(
        company=_or_none(s.companies.kinds[n]),
        forecast=_or_none(s.forecasts.kinds[n]),
        seat=_or_none(owner),
        open=seen == EVERYBODY,
        falsified=int(s.extras.tampered[n]) if s.extras is not NO_EXTRAS else 0,
        seen_by=[] if seen == EVERYBODY else [seat for seat in numbers(seen) if seat != owner],
    )


def pile(s: Stockpile, n: int) -> PileShown:
    """Return a pile and its track."""
    one = s.piles[n]
    cards = [
        CardShown(_or_none(one.cards.kinds[place]), one.cards.seen[place] == EVERYBODY)
        for place in range(int(one.cards.size))
    ]
    return PileShown(cards, _or_none(one.bidder), _or_none(one.space))


def player(s: Stockpile, seat: int) -> PlayerShown:
    """Return one player's side of the table."""
    one = s.players[seat]
    least = known(s, seat)
    side = one.side
    whole = one.holds[0] != UNKNOWN
    return PlayerShown(
        money=int(one.money),
        cards=int(one.held),
        split_cards=int(one.split_held),
        shares=[int(one.holds[kind]) for kind in range(COMPANIES)] if whole else None,
        split=[int(n) for n in one.split] if one.split[0] != UNKNOWN else None,
        known=None if whole else least,
        booms=int(one.holds[BOOM]) if whole else None,
        busts=int(one.holds[BUST]) if whole else None,
        worth=int(portfolio.shares_worth(s, seat)) if whole and s.phase != OVER else None,
        hand=[_or_none(kind) for kind in one.hand.listed()],
        fees=portfolio.unpaid_fees(s, seat),
        meeples=int(s.box.meeples - demand.meeples_placed(s, seat)),
        bonds=int(side.bonds),
        commodities=[int(n) for n in side.commodities],
        taxes=int(side.taxes),
        sets=int(commodities.commodity_bonus(s, seat) - commodities.tax_penalty(s, seat)),
        investors=[int(n) for n in side.investors if n != NONE],
        used=[int(side.used) >> int(n) & 1 == 1 for n in side.investors if n != NONE],
        dealt_investors=[_or_none(kind) for kind in side.dealt_investors.listed()],
        strategies=[_or_none(kind) for kind in side.strategies.listed()],
        played=int(side.played),
        commerce=[_or_none(kind) for kind in side.commerce.listed()],
    )


def _or_none(number: int) -> int | None:
    return None if number < 0 else int(number)
