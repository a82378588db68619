"""Positions of Mogul in one line, answers in words, and what is then seen.

A position is laid out from the fields of a blank state and run by the kernel to its first question. Its chips and
shares always add up to the box: chips that nobody has are in the bank, shares that nobody has in the pile, unless the
pile is given; then the others have left the game.
"""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.kernel import NATURE, advance, pick
from openoutcry.engine.position import SPECTATOR
from openoutcry.engine.views import view
from openoutcry.games.mogul import rules
from openoutcry.games.mogul.box import Box
from openoutcry.games.mogul.game import MogulGame
from openoutcry.games.mogul.shown import MogulShown
from openoutcry.games.mogul.state import Mogul, Player
from tests.games.answers import answer

A, B, C, D, E, F = range(6)
BROWN, PINK, BLUE, GREEN, YELLOW = range(5)
OPENING_STEP = {
    "reveal": rules.Reveal,
    "credit": rules.Credit,
    "auction": rules.Auction,
    "action": rules.WinnersAction,
}


class Table:
    """A game and its position; `told` is what everybody could hear during the last play."""

    def __init__(self, game: MogulGame, g: Mogul) -> None:
        self.game = game
        self.g = g
        self.told = [one.read_by(SPECTATOR) for one in g.log]


def opened(players: int = 4, house_set: str | None = None, **options: str) -> Table:
    """A new game, before the first card is dealt."""
    game = MogulGame(players, options, house_set)
    return Table(game, game.new(telling=True))


def dealt(players: int = 4, seed: int = 1, house_set: str | None = None, **options: str) -> Table:
    """A new game, dealt and revealed up to the first question to a player."""
    table = opened(players, house_set, **options)
    rng = Rng(seed)
    while table.g.player == NATURE:
        answer(table, int(pick(table.g, rng)))
    return table


def position(
    phase: str,
    *,
    players: int = 4,
    card: str = "green/brown",
    start: int = A,
    points: list[int] | None = None,
    chips: list[int] | None = None,
    pot: int = 0,
    shares: list[str] | None = None,
    pile: str | None = None,
    winner: int = A,
    runner_up: int = B,
    **options: str,
) -> Table:
    """A table at the beginning of this phase of a round, with shares as "brown 2 green 1" and cards as "green/brown".

    Before the reveal `card` is sure to be in the pile."""
    game = MogulGame(players, options)
    g = game.blank()
    g.players = [Player() for _ in range(players)]
    for seat, player in enumerate(g.players):
        player.points = points[seat] if points else 0
        player.chips = chips[seat] if chips else game.box.chips_each
        player.shares = vec[i64](counted(game.box, shares[seat] if shares else "brown 1"))
    g.pot = pot
    g.bank = game.box.chips - pot - sum(player.chips for player in g.players)
    g.start, g.winner, g.runner_up, g.round = start, winner, runner_up, 1
    kind = kind_of(game, card)
    if phase != "reveal":
        g.card, g.on_offer = kind, 1
    lay_out_cards(game, g, kind, pile)
    assert g.bank >= 0, "there are not that many chips"
    assert game.conserved(g) == game.conserved(game.new()), "the box has other chips and shares"
    first = next(n for n, step in enumerate(game.outline) if isinstance(step, OPENING_STEP[phase]))
    g.schedule(game.outline[first:])
    g.listen()
    advance(g)
    return Table(game, g)


def lay_out_cards(game: MogulGame, g: Mogul, kept: int, pile: str | None) -> None:
    """Share the cards out: some before the players, never the one `kept`; the rest in the pile or out of the game."""
    box = game.box
    piled = [0] * (int(box.crash) + 1)
    for card in pile.split() if pile is not None else []:
        piled[kind_of(game, card)] += 1
    left = [int(there) - taken for there, taken in zip(box.copies, piled, strict=False)]
    left[kept] -= 1 if pile is None or g.on_offer else 0
    g.returned = vec[i64]([0] * int(box.companies))
    for company in range(int(box.companies)):
        own = [kind for kind in range(int(box.crash)) if box.company[kind] == company]
        for _ in range(int(g.value(company))):
            left[max(own, key=lambda kind: left[kind])] -= 1
        g.returned[company] = sum(left[kind] for kind in own) if pile is not None else 0
    if pile is None:
        piled = [*left, 0]
        piled[kept] += 0 if g.on_offer else 1
    g.pile = Bag(vec[i64](piled))
    g.start_shares = Bag(vec[i64]([0] * int(box.crash)))


def kind_of(game: MogulGame, card: str) -> int:
    """The kind of card that is called so."""
    return game.questions[rules.REVEAL].words.index(card)


def counted(box: Box, shares: str) -> list[int]:
    """ "brown 2 green 1" by company."""
    words = shares.split()
    owned = dict(zip(words[::2], words[1::2], strict=True))
    assert set(owned) <= set(box.colours), shares
    return [int(owned.get(colour, 0)) for colour in box.colours]


# Acting.


# Looking.


def shown(table: Table, to: int = SPECTATOR) -> MogulShown:
    """The table as this seat is shown it, or a spectator."""
    return table.game.shown(view(table.g, to, table.game.perfect_memory()))


def points(table: Table) -> list[int]:
    """Everybody's points."""
    return [player.points for player in shown(table).players]


def chips(table: Table) -> list[int | None]:
    """Everybody's chips, each as its owner sees them."""
    return [shown(table, seat).players[seat].chips for seat in range(table.game.players)]


def shares(table: Table) -> list[str]:
    """The shares before everybody."""
    colours = table.game.box.colours
    return [
        " ".join(f"{colours[company]} {n}" for company, n in enumerate(player.shares) if n)
        for player in shown(table).players
    ]


def drawn(table: Table) -> str:
    """The players' sides of the table as text."""
    rows = zip("ABCDEF", points(table), chips(table), shares(table), strict=False)
    lines = [f"{name} {score:2} points {purse:2} chips  {owned}".rstrip() for name, score, purse, owned in rows]
    return "\n".join(lines)


def track(table: Table, seat: int) -> str:
    """The ring of the score track, cut open at the start field, with one player's marker."""
    now = shown(table)
    return "".join("o" if space == now.players[seat].space else "." for space in range(now.spaces))
