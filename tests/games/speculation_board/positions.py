"""Positions of Speculation, the board game, in one line, answers in words, and what is then seen.

A position is laid out from the fields of a blank state and run by the kernel to its first question. Its shares, money,
cards and tiles always add up to the box: bricks that are not named are on the start, shares that nobody has are in the
bank, cards that are not named in their owner's deck, tiles that are not on the table in their bags.
"""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.events import EVERYBODY, Event
from openoutcry.engine.kernel import NATURE, advance, pick
from openoutcry.engine.position import SPECTATOR
from openoutcry.engine.views import view
from openoutcry.games.speculation_board import rules
from openoutcry.games.speculation_board.game import SpeculationBoardGame
from openoutcry.games.speculation_board.shown import SpeculationBoardShown
from openoutcry.games.speculation_board.state import Player, Speculation
from tests.games.answers import answer, asked, play

A, B, C, D, E, F = range(6)
METRO, TIMBUKTU, ALHAMBRA, SHOGUN, SHOW_MANAGER, EKETORP, CARAT, WALLENSTEIN, BANK_HOLIDAY = range(9)
COMPANIES = ["metro", "timbuktu", "alhambra", "shogun", "show manager", "eketorp", "carat", "wallenstein"]
LETTERS = "MTASHECW"  # of the companies, on a drawing of the track
CARDS = [*COMPANIES, "bank holiday"]
ACTIONS = ["trade", "rank up", "rank down", "no action"]


class Table:
    """A game and its position; `told` is what everybody could hear during the last play."""

    def __init__(self, game: SpeculationBoardGame, g: Speculation) -> None:
        self.game = game
        self.g = g
        self.told = [one.read_by(SPECTATOR) for one in g.log]


def opened(players: int = 4, house_set: str | None = None, **options: str) -> Table:
    """A new game, before anything is drawn."""
    game = SpeculationBoardGame(players, options, house_set)
    return Table(game, game.new(telling=True))


def dealt(players: int = 4, seed: int = 1, house_set: str | None = None, **options: str) -> Table:
    """A new game, set up to where the first tile is drawn."""
    table = opened(players, house_set, **options)
    rng = Rng(seed)
    while shown(table).turn == 0:
        answer(table, int(pick(table.g, rng)))
    return table


def position(
    phase: str,
    *,
    players: int = 4,
    bricks: str = "",
    active: int = A,
    action: str = "no action",
    movement: int = 3,
    cash: list[int] | None = None,
    shares: list[str] | None = None,
    hands: list[str] | None = None,
    played: list[str] | None = None,
    out: str = "",
    house_set: str | None = None,
    **options: str,
) -> Table:
    """A table in a later turn: where tiles are drawn ("tiles"), or at the action of a drawn tile ("trade", "rank up",
    "rank down", "no action"), or where cards are chosen after it ("cards", with `action`).

    Bricks are "metro 18, timbuktu 22", shares "metro 2, carat 1", cards "metro, bank holiday"; `out` are tiles of
    earlier turns, "rank up, no action, 4, 6". A hand is the first two cards that are not played unless it is given."""
    game = SpeculationBoardGame(players, options, house_set)
    box, g = game.box, game.opening.clone()
    g.depth = 0
    for company, space in numbered(bricks):
        g.space[company] = space
    g.reprice()
    for seat, player in enumerate(g.players):
        player.cash = cash[seat] if cash else box.start_money
        for company, n in numbered(shares[seat] if shares else ""):
            player.shares[company] = n
            g.bank[company] -= n
        lay_out_cards(player, seat, played[seat] if played else "", hands[seat] if hands else None)
    g.takings = players * box.start_money - sum(player.cash for player in g.players)
    g.active, g.turn = active, 2
    for tile in listed(out):
        take_tile(g, tile)
    if phase == "tiles":
        first = rules.DrawTiles
    else:
        first = rules.ChooseCards if phase == "cards" else rules.Trade
        tile = action if phase == "cards" else phase
        g.action, g.movement = ACTIONS.index(tile), movement
        take_tile(g, tile)
        take_tile(g, str(movement))
    assert all(n >= 0 for n in g.bank), "there are not that many shares"
    assert all(player.cash >= 0 for player in g.players), "nobody ever owes money"
    assert game.conserved(g) == game.conserved(game.opening), "the box has other contents"
    g.schedule(game.outline[next(n for n, step in enumerate(game.outline) if isinstance(step, first)) :])
    g.listen()
    advance(g)
    return Table(game, g)


def lay_out_cards(player: Player, seat: int, played: str, hand: str | None) -> None:
    """Some cards played, some in the hand, the rest in the deck."""
    left = [card for card in range(len(CARDS)) if CARDS[card] not in listed(played)]
    for card in listed(played):
        player.played.add(CARDS.index(card), EVERYBODY)
    for card in left[:2] if hand is None else [CARDS.index(name) for name in listed(hand)]:
        left.remove(card)
        player.hand.add(card, bit(seat))
    player.deck = Bag(vec[i64]([int(card in left) for card in range(len(CARDS))]))


def take_tile(g: Speculation, tile: str) -> None:
    """Out of its bag, onto the table."""
    bag, kind = (g.movements, int(tile)) if tile.isdigit() else (g.actions, ACTIONS.index(tile))
    assert bag.counts[kind] > 0, f"there is no other tile {tile}"
    bag.take(kind)


def listed(text: str) -> list[str]:
    """ "metro, bank holiday" one by one."""
    return [part.strip() for part in text.split(",") if part.strip()]


def numbered(text: str) -> list[tuple[int, int]]:
    """ "metro 18, show manager 3" as companies and numbers."""
    return [(COMPANIES.index(part.rsplit(" ", 1)[0]), int(part.rsplit(" ", 1)[1])) for part in listed(text)]


# Acting.


def choose(table: Table, cards: str) -> list[Event]:
    """All players choose cards, in the order of the seats; gives what everybody could hear."""
    return play(table, *(f"play {card}" for card in listed(cards)))


def played_turn(cards: str, **laid_out: object) -> Table:
    """A table at which these cards were in the hands, by seat, and have just been played."""
    hands = [f"{card}, {'wallenstein' if card != 'wallenstein' else 'carat'}" for card in listed(cards)]
    table = position("cards", **({"players": len(hands), "hands": hands} | laid_out))
    choose(table, cards)
    return table


def draw_cards(table: Table, seed: int = 1) -> list[Event]:
    """NATURE draws the players' cards; gives what everybody could hear."""
    rng = Rng(seed)
    told: list[Event] = []
    while asked(table) == (NATURE, "draw"):
        answer(table, int(pick(table.g, rng)))
        told += table.told
    table.told = told
    return told


# Looking.


def shown(table: Table, to: int = SPECTATOR) -> SpeculationBoardShown:
    """The table as this seat is shown it, or a spectator."""
    return table.game.shown(view(table.g, to, table.game.perfect_memory()))


def bricks(table: Table) -> str:
    """The bricks that have left the start, the first in rank first."""
    moved = [company for company in shown(table).companies if company.space]
    return ", ".join(f"{brick.name.lower()} {brick.space}" for brick in sorted(moved, key=lambda one: one.rank))


def track(table: Table, first: int, last: int) -> str:
    """A part of the track, a letter for a brick and a dot for an empty space."""
    spaces = ["."] * (shown(table).end + 1)
    for letter, company in zip(LETTERS, shown(table).companies, strict=True):
        spaces[company.space] = letter
    return "".join(spaces[first : last + 1])


def price(table: Table, company: int) -> int:
    """The price of a share."""
    return shown(table).companies[company].price


def rank(table: Table, company: int) -> int:
    """The rank of a brick."""
    return shown(table).companies[company].rank


def cash(table: Table) -> list[int]:
    """Everybody's money."""
    return [player.cash for player in shown(table).players]


def shares(table: Table) -> list[str]:
    """The shares before everybody."""
    return [
        ", ".join(f"{COMPANIES[company]} {n}" for company, n in enumerate(player.shares) if n)
        for player in shown(table).players
    ]


def hand(table: Table, seat: int, to: int | None = None) -> list[str]:
    """The cards of a hand, as its owner is shown them, or somebody else."""
    return [CARDS[card] for card in shown(table, seat if to is None else to).players[seat].hand]


def cards_played(table: Table, seat: int) -> list[str]:
    """The cards that lie before a player, face up."""
    return [CARDS[card] for card in shown(table).players[seat].played]
