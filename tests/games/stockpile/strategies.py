"""Hands of strategy cards in one line, and what lies beside them: for tests of what each card does.

The table is one at which all piles have just been bought and the Action Phase begins. What is dealt out here comes
from its own deck, so that the box stays whole.
"""

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import NONE, advance
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.components import COMMODITIES
from tests.games.answers import asked, play
from tests.games.stockpile.looking import shown
from tests.games.stockpile.positions import (
    CARDS,
    Table,
    bid,
    listed,
    numbered,
    position,
)

EVERY_CARD = {"strategies": "promo", "bonds": "on", "commodities": "on"}
DESIGNS = [
    "block trading",
    "value investing",
    "convertible bond",
    "corner the market",
    "corporate espionage",
    "insider trading",
    "data broker",
    "diversification",
    "dividend growth investing",
    "special dividend",
    "falsified earnings",
    "fraudulent transfer",
    "vulture capitalism",
    "interpositioning",
    "market maker",
    "naked short",
    "rogue trading",
    "systemic shock",
    "bear raid",
    "front running",
    "bond ladder",
    "tax haven",
    "share buyback",
    "profit warning",
    "day trading",
    "golden parachute",
]
BONDS = [DESIGNS.index(name) for name in ("convertible bond", "bond ladder")]
COMMERCE = [DESIGNS.index(name) for name in ("corner the market", "systemic shock", "tax haven")]
PROMO = [DESIGNS.index(name) for name in ("share buyback", "profit warning", "day trading", "golden parachute")]


def holding(
    *hands: str,
    bids: str = "",
    discard: str = "",
    bonds: list[int] | None = None,
    commodities: list[str] | None = None,
    taxes: list[int] | None = None,
    investors: list[str] | None = None,
    **laid_out: object,
) -> Table:
    """A table in its Action Phase. By seat: `hands` "naked short, tax haven" are strategies, `commodities` "corn 3",
    `investors` "illicit ivan". `bids` are what was paid for the piles, by turn: "6, 0, 1" for the first, second and
    third, or "2 6" for the second; nothing unless said. `discard` "epic electric 2" are market cards. All else is as
    for a position. If the hands of the last players are not said, the last one has a card, so that the phase does not
    end without him."""
    players = int(str(laid_out.get("players", 3)))
    if len(hands) < players:
        hands = (*hands, *[""] * (players - len(hands) - 1), "front running")
    if investors:
        laid_out = {"investors": "promo", "money": [20] * players} | laid_out
    table = position("demand", **({"players": players} | EVERY_CARD | laid_out))
    g = table.g
    for kind, n in numbered(discard):
        for _ in range(n):
            g.deck.take(kind)
            g.discard[kind] += 1
    for seat, player in enumerate(g.players):
        side = player.side
        side.low = side.high = NONE
        for name in listed(hands[seat]):
            g.strategy_deck.take(DESIGNS.index(name))
            side.strategies.add(DESIGNS.index(name), bit(seat))
        for part in listed(commodities[seat] if commodities else ""):
            name, cards = part.rsplit(" ", 1)
            for _ in range(int(cards)):
                g.commerce_deck.take(COMMODITIES.index(name))
                side.commodities[COMMODITIES.index(name)] += 1
        for _ in range(taxes[seat] if taxes else 0):
            g.commerce_deck.take(len(COMMODITIES))
            side.taxes += 1
        side.bonds = bonds[seat] if bonds else 0
        g.extras.bonds_left -= side.bonds
        for name in listed(investors[seat] if investors else ""):
            number = [one.lower() for one in table.game.box.investors].index(name)
            g.investor_deck.take(number)
            side.hire(number, g.box.abilities)
    assert table.game.conserved(g) == table.game.conserved(table.game.opening), "the box has other contents"
    g.options = 0
    advance(g)
    paid = listed(bids) or ["0"] * len(g.piles)
    bid(table, *(one if " " in one else f"{n + 1} {one}" for n, one in enumerate(paid)))
    assert shown(table).phase == "action"
    return table


def no_more(table: Table) -> None:
    """Whoever is asked for an action has done enough, until nobody is."""
    told = []
    while asked(table) and asked(table)[1] == "act":
        told += play(table, "done")
    table.told = told


def to_movement(table: Table) -> None:
    """Nobody does anything more, until the Movement Phase has begun; `told` is what everybody could hear of it."""
    told = []
    while asked(table) and asked(table)[1] in ("act", "sell"):
        told += play(table, "done")
    table.told = told


def strategies(table: Table, seat: int, to: int | None = None) -> list[str]:
    """The strategy cards in a hand, as its owner is shown them, or somebody else; "?" where they are covered."""
    cards = shown(table, seat if to is None else to).players[seat].strategies
    return ["?" if card is None else DESIGNS[card] for card in cards]


def spent(table: Table) -> list[str]:
    """The strategy cards that were played, and went back to the box."""
    return [name for name, n in zip(DESIGNS, table.g.extras.spent_strategies, strict=True) for _ in range(int(n))]


def goods(table: Table, seat: int, to: int = SPECTATOR) -> str:
    """The commodities before a player."""
    held = shown(table, to).players[seat].commodities
    return ", ".join(f"{name} {n}" for name, n in zip(COMMODITIES, held, strict=True) if n)


def taken_from_discard(table: Table) -> dict[str, int]:
    """What lies in the discard pile, by name."""
    return {CARDS[kind]: n for kind, n in enumerate(shown(table).discard) if n}


def seen_pairs(table: Table, to: int) -> list[int]:
    """The pairs that somebody is shown, from 0."""
    return [n for n, one in enumerate(shown(table, to).pairs) if one.company is not None and one.forecast is not None]
