"""All that the portfolios of the others can hold, for one who reads the events and forgets nothing.

This is written from the events alone, and keeps every possible portfolio one by one: slow, plain, and apart from
`knowledge`, which the rules keep in a few numbers. The laws hold every guess to it.
"""

from collections.abc import Callable

from openoutcry.engine.events import Event
from openoutcry.engine.game import Memory
from openoutcry.engine.position import Position
from openoutcry.games.stockpile.components import ACTION, BOOM, BUST, COMPANIES, FEE, HELD_KINDS
from openoutcry.games.stockpile.events import (
    ActionPlayed,
    Bankrupt,
    CardPlaced,
    DividendCollected,
    PileBought,
    RoundBegun,
    ShareSold,
    StarterDealt,
    StockSplit,
)
from openoutcry.games.stockpile.modules.events import (
    ActionSpent,
    CardKept,
    CardMoved,
    PileSeen,
    ShareShown,
    StockGivenUp,
    StockMovedToSplit,
    StockTaken,
)
from openoutcry.games.stockpile.state import Stockpile

Cards = tuple[int, ...]  # how many of each kind
MOST = 30_000  # more possible portfolios than this are not followed

EVERY_KIND = range(HELD_KINDS)
STOCKS = range(COMPANIES)


class Portfolio:
    """The possible contents of one portfolio, for each first stock that the player may have been dealt."""

    def __init__(self) -> None:
        self.can_be: dict[int, set[Cards]] | None = {first: {_changed((0,) * HELD_KINDS, first, 1)} for first in STOCKS}
        self.split = [0] * COMPANIES

    def change(self, step: Callable[[Cards], list[Cards]]) -> None:
        """Replace every possible portfolio by those that `step` returns for it; none rules it out."""
        if self.can_be is None:
            return
        self.can_be = {
            first: {after for cards in portfolios for after in step(cards)} for first, portfolios in self.can_be.items()
        }
        if sum(map(len, self.can_be.values())) > MOST:
            self.can_be = None

    def comes_in(self, kinds: range | list[int]) -> None:
        """Add a card of one of these kinds."""
        self.change(lambda cards: [_changed(cards, kind, 1) for kind in kinds])

    def leaves(self, kind: int) -> None:
        """Remove a card of this kind, seen by all."""
        self.change(lambda cards: [_changed(cards, kind, -1)] if cards[kind] > 0 else [])

    def shows(self, kind: int, least: int) -> None:
        """Rule out portfolios with fewer cards of a kind."""
        self.change(lambda cards: [cards] if cards[kind] >= least else [])

    def all_leave(self, kind: int, moved: int) -> None:
        """Remove all cards of a kind, exactly so many."""
        self.change(lambda cards: [_changed(cards, kind, -moved)] if cards[kind] == moved else [])

    def turns_back(self, company: int) -> None:
        """Turn a split share back into one share."""
        self.split[company] -= 1
        self.comes_in([company])

    def firsts(self, cards: Cards) -> set[int]:
        """Return the first stocks with which the portfolio can have exactly these cards."""
        if self.can_be is None:
            return set(STOCKS)
        return {first for first, portfolios in self.can_be.items() if cards in portfolios}


class StockpileMemory(Memory):
    """All conclusions about the other players' portfolios that one reader, a seat or a spectator, can draw."""

    def __init__(self, seat: int, players: int, drawn: int) -> None:
        self.seat = seat
        self.drawn = drawn
        self.portfolios = {other: Portfolio() for other in range(players) if other != seat}
        self.placed: dict[int, list[int]] = {}

    def read(self, event: Event) -> None:
        if isinstance(event, StarterDealt):
            for portfolio in self.portfolios.values():
                if portfolio.can_be is not None:
                    portfolio.can_be.pop(event.company)
        elif isinstance(event, RoundBegun):
            self.placed = {}
            for portfolio in self.portfolios.values():
                self._no_actions(portfolio)
        elif isinstance(event, CardPlaced | CardMoved | PileSeen):
            self._pile(event)
        elif isinstance(event, StockSplit):
            for seat, portfolio in self.portfolios.items():
                portfolio.all_leave(event.company, event.moved[seat])
                portfolio.split[event.company] += event.moved[seat]
        elif isinstance(event, Bankrupt):
            for seat, portfolio in self.portfolios.items():
                portfolio.all_leave(event.company, event.lost[seat] - portfolio.split[event.company])
                portfolio.split[event.company] = 0
        elif getattr(event, "seat", self.seat) in self.portfolios:
            self._of(self.portfolios[event.seat], event)  # type: ignore[attr-defined]

    def _pile(self, event: CardPlaced | CardMoved | PileSeen) -> None:
        """Update the face-down cards of a pile that the reader knows. A covered card that the reader cannot identify
        makes both piles unknown when it is moved."""
        if isinstance(event, CardMoved):
            if event.card is None:
                self.placed.pop(event.start, None)
                self.placed.pop(event.end, None)
        elif isinstance(event, PileSeen):
            if event.cards is not None:
                self.placed[event.pile] = list(event.cards)
        elif not event.face_up and event.card is not None:
            self.placed.setdefault(event.pile, []).append(event.card)

    def _of(self, portfolio: Portfolio, event: Event) -> None:
        """Apply an event to the portfolio that it concerns."""
        match event:
            case PileBought(cards=cards, pile=pile):
                down = [card for card in self.placed.pop(pile, []) if card < FEE]
                for card in [*(card for card in cards if card is not None and card < FEE), *down]:
                    portfolio.comes_in([card])
                for _ in range(sum(card is None for card in cards) - len(down)):
                    portfolio.comes_in(EVERY_KIND)
            case ActionPlayed(card=card) | ActionSpent(card=card):
                portfolio.leaves(card)
            case DividendCollected(company=company, cards=shown):
                portfolio.shows(company, max(0, shown - portfolio.split[company]))
            case ShareShown(company=company):
                portfolio.shows(company, 1 if portfolio.split[company] == 0 else 0)
            case ShareSold(company=company, sale="split"):
                portfolio.split[company] -= 1
            case ShareSold(company=company, sale="half") | StockGivenUp(company=company, turned_back=True):
                portfolio.turns_back(company)
            case ShareSold(company=company) | StockGivenUp(company=company):
                portfolio.leaves(company)
            case StockMovedToSplit(company=company):
                portfolio.leaves(company)
                portfolio.split[company] += 1
            case StockTaken(company=company):
                portfolio.comes_in([company])
            case CardKept(discarded=discarded) if len(discarded) < self.drawn:
                portfolio.comes_in(STOCKS)
            case _:
                pass

    def _no_actions(self, portfolio: Portfolio) -> None:
        portfolio.change(lambda cards: [cards] if cards[BOOM] + cards[BUST] == 0 else [])

    def contradiction(self, world: Position) -> str:
        assert isinstance(world, Stockpile)
        firsts: list[set[int]] = []
        for seat, portfolio in self.portfolios.items():
            cards = tuple(int(n) for n in world.players[seat].holds)
            if portfolio.can_be is not None and not any(portfolio.can_be.values()):
                return f"nothing is possible of the portfolio of seat {seat + 1}"
            turn = int(seat - world.first) % len(world.players)
            acting = world.phase == ACTION and turn >= world.asked
            if sum(cards) > 0 and not acting and cards[BOOM] + cards[BUST] > 0:
                return f"seat {seat + 1} has action cards of earlier: {cards}"
            found = portfolio.firsts(cards) if sum(cards) > 0 or world.round > 0 else set(STOCKS)
            if not found:
                return f"the portfolio of seat {seat + 1} cannot be {cards}"
            firsts.append(found)
        return "" if _all_different(firsts) else f"first stocks are all different: {firsts}"


def _changed(cards: Cards, kind: int, by: int) -> Cards:
    return (*cards[:kind], cards[kind] + by, *cards[kind + 1 :])


def _all_different(choices: list[set[int]]) -> bool:
    """Return whether every set can choose a number that no other set chooses."""
    if not choices:
        return True
    return any(_all_different([other - {choice} for other in choices[1:]]) for choice in choices[0])
