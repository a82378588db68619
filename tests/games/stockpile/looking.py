"""What is to be seen of a table of Stockpile, in words."""

from typing import TypeVar

from openoutcry.engine.position import SPECTATOR
from openoutcry.engine.views import view
from openoutcry.games.stockpile.shown import StockpileShown
from tests.games.stockpile.positions import CARDS, COMPANIES, FORECASTS, SEATS, Table

T = TypeVar("T")


def shown(table: Table, to: int = SPECTATOR) -> StockpileShown:
    """The table as this seat is shown it, or a spectator."""
    return table.game.shown(view(table.g, to, table.game.perfect_memory()))


def heard(table: Table, kind: type[T]) -> list[T]:
    """The events of one kind that everybody could hear during the last play."""
    return [event for event in table.told if isinstance(event, kind)]


def money(table: Table) -> list[int]:
    """Everybody's money."""
    return [player.money for player in shown(table).players]


def value(table: Table, company: int) -> int:
    """What a share is worth."""
    return shown(table).companies[company].value


def space(table: Table, company: int) -> int:
    """The space of a company's track on which its ticker stands, counted from 1."""
    return shown(table).companies[company].space + 1


def worded(cards: list[int] | None) -> str | None:
    """Numbers of cards by kind in words; None where they are covered."""
    if cards is None:
        return None
    return ", ".join(f"{CARDS[kind]} {n}" for kind, n in enumerate(cards) if n)


def stocks(table: Table, seat: int, to: int | None = None) -> str | None:
    """What lies face down in a portfolio, actions included, as its owner is shown it, or somebody else."""
    player = shown(table, seat if to is None else to).players[seat]
    if player.shares is None or player.booms is None or player.busts is None:
        return None
    return worded([*player.shares, player.booms, player.busts])


def split(table: Table, seat: int, to: int | None = None) -> str | None:
    """What lies in a split portfolio, as its owner is shown it, or somebody else."""
    return worded(shown(table, seat if to is None else to).players[seat].split)


def remembered(table: Table, seat: int, to: int = SPECTATOR) -> str | None:
    """What somebody is shown of another's portfolio, as that which could be remembered."""
    return worded(shown(table, to).players[seat].known)


def fees(table: Table, seat: int) -> str:
    """The fees that a player has still to pay."""
    return ", ".join(str(n + 1) for n, held in enumerate(shown(table).players[seat].fees) for _ in range(held))


def hand(table: Table, seat: int, to: int | None = None) -> list[str]:
    """The cards of a hand, as its owner is shown them, or somebody else; "?" where they are covered."""
    cards = shown(table, seat if to is None else to).players[seat].hand
    return ["?" if card is None else CARDS[card] for card in cards]


def pile(table: Table, n: int, to: int = SPECTATOR) -> list[str]:
    """The cards of the nth pile; "?" where they are covered, in brackets where they lie face down."""
    cards = []
    for card in shown(table, to).piles[n - 1].cards:
        name = "?" if card.kind is None else CARDS[card.kind]
        cards.append(name if card.face_up or card.kind is None else f"({name})")
    return cards


def meeples(table: Table) -> list[str]:
    """Who stands on each track, and on which space: "B 10"."""
    return [
        "" if one.bidder is None or one.space is None else f"{SEATS[one.bidder]} {shown(table).track[one.space]}"
        for one in shown(table).piles
    ]


def pair(table: Table, n: int, to: int = SPECTATOR) -> str | None:
    """The nth pair from 0, "epic electric +4"; None where it is covered."""
    one = shown(table, to).pairs[n]
    if one.company is None or one.forecast is None:
        assert one.company is None
        assert one.forecast is None
        return None
    return f"{COMPANIES[one.company]} {FORECASTS[one.forecast]}"


def discarded(table: Table) -> str | None:
    """What lies in the discard pile."""
    return worded(shown(table).discard)
