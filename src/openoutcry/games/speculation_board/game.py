"""Speculation as a game of the house: its options, its questions, how it is set up, shown, scored and counted."""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Bag
from openoutcry.engine.game import Args, Game, Option, Question, settle
from openoutcry.engine.kernel import NONE, Step
from openoutcry.engine.records import UNKNOWN, Position
from openoutcry.games.speculation_board import rules
from openoutcry.games.speculation_board.box import COMPANIES, GAME, LEAST_PLAYERS, MOST_PLAYERS, Box, open_box
from openoutcry.games.speculation_board.questions import ACTIONS, BUY, CARD, LOWER, NOTHING, RAISE, SELL
from openoutcry.games.speculation_board.shown import CompanyShown, PlayerShown, SpeculationBoardShown, StripShown
from openoutcry.games.speculation_board.state import Player, Speculation, no_numbers

PHASES: Final = ["setup", "setup", "draw", "tiles", "tiles", "trade", "trade", "rank-up", "rank-down", "cards"]
MOST_TURNS: Final = 600


def offered_options(players: int) -> list[Option]:
    """The options of Speculation for this many players."""
    return [Option("side", ["plain", "star"]), Option("start", ["random"] + [str(n + 1) for n in range(players)])]


def questions(box: Box) -> list[Question]:
    """Every kind of choice, in the order of `rules`."""
    names = [name.lower() for name in box.names]
    return [
        Question("start", [f"player {n + 1}" for n in range(MOST_PLAYERS)]),
        Question("deal", names),
        Question("draw", [*names, "bank holiday"], secret=True),
        Question("action-tile", [action.replace("_", " ") for action in ACTIONS]),
        Question("movement-tile", [str(n) for n in range(len(box.movements))]),
        Question("sell", [f"sell {name}" for name in [*names, "nothing"]]),
        Question("buy", [f"buy {name}" for name in [*names, "nothing"]]),
        Question("rank-up", [f"raise {name}" for name in names]),
        Question("rank-down", [f"lower {name}" for name in names]),
        Question("card", [f"play {name}" for name in [*names, "bank holiday"]], secret=True),
    ]


class SpeculationBoardGame(Game):
    """Speculation, the board game, for 3 to 6 players."""

    def __init__(self, players: int, options: dict[str, str] | None = None, set_text: str | None = None) -> None:
        settled = settle(GAME, players, options or {}, offered_options(players), LEAST_PLAYERS, MOST_PLAYERS)
        box = open_box(settled["side"], players, set_text)
        super().__init__(GAME, box.name, players, settled, questions(box))
        self.box: Box = box
        self.preparations: list[Step[Any]] = rules.preparations()
        self.outline: list[Step[Any]] = rules.outline()
        self.opening = self._opening()

    def _opening(self) -> Speculation:
        """The table laid out, before anything is dealt [Set-up]."""
        box = self.box
        g = Speculation(box)
        g.players = [Player() for _ in range(self.players)]
        for player in g.players:
            player.cash = box.start_money
            player.shares = no_numbers()
            player.deck = Bag(vec[i64]([1] * (COMPANIES + 1)))
        g.outline = self.outline
        g.bank = vec[i64]([int(box.shares)] * COMPANIES)
        g.space = no_numbers()
        g.arrival = no_numbers()
        g.price = vec[i64]([int(box.start_price)] * COMPANIES)
        g.start_shares = Bag(vec[i64]([1] * COMPANIES))
        g.actions = Bag(box.actions[:])
        g.movements = Bag(box.movements[:])
        g.active = NONE if self.options["start"] == "random" else int(self.options["start"]) - 1
        g.schedule(self.outline[-1:])
        g.schedule(self.preparations)
        return g

    def steps(self) -> dict[str, Step[Any]]:
        # Cards are drawn in the set-up and in every turn, by two steps of the same class.
        named = {f"First{type(step).__name__}": step for step in self.preparations}
        return named | {type(step).__name__: step for step in self.outline}

    def scores(self, g: Position) -> list[int]:
        s = cast(Speculation, g)
        return [int(player.cash + rules.shares_worth(s, seat)) for seat, player in enumerate(s.players)]

    def end(self, g: Position) -> str:
        return "end reached" if cast(Speculation, g).finished == 1 else ""

    def conserved(self, g: Position) -> dict[str, int]:
        s = cast(Speculation, g)
        totals = {"money": int(s.takings) + sum(int(player.cash) for player in s.players)}
        for company, name in enumerate(self.box.names):
            totals[name] = int(s.bank[company]) + sum(int(player.shares[company]) for player in s.players)
        for seat, player in enumerate(s.players):
            totals[f"cards of seat {seat + 1}"] = int(player.deck.total + player.hand.size + player.played.size)
        return totals

    def longest(self) -> int:
        return self.players * 4 + MOST_TURNS * (4 + 5 * self.players)

    def covered(self, g: Position, seat: int, perfect: bool) -> list[str]:
        others = [n for n, player in enumerate(cast(Speculation, g).players) if n != seat and player.hand.size > 0]
        return [f"players.{n}.hand" for n in others]

    def prices(self, g: Position) -> list[int]:
        return [int(price) for price in cast(Speculation, g).price]

    def fortunes(self, g: Position) -> list[int]:
        return self.scores(g)

    def option_args(self, g: Position, player: int, option: int) -> Args:
        s = cast(Speculation, g)
        if s.kind in (SELL, BUY) and option != NOTHING:
            return {"company": option, "price": int(s.price[option])}
        if s.kind in (RAISE, LOWER):
            after = s.clone()
            after.step.answer(after, option)
            return {"company": option, "space": int(after.space[option]), "price": int(after.price[option])}
        if s.kind == CARD:
            return {"company": option}
        return {}

    def shown(self, g: Position) -> SpeculationBoardShown:
        s = cast(Speculation, g)
        box = self.box
        over = s.finished == 1
        firsts = [1] + [int(last) + 1 for last in box.last_spaces[:-1]]
        strips = [
            StripShown(first, int(last), [int(p) for p in box.prices[n * COMPANIES : (n + 1) * COMPANIES]])
            for n, (first, last) in enumerate(zip(firsts, box.last_spaces, strict=True))
        ]
        actions_out = [int(all_) - int(left) for all_, left in zip(box.actions, s.actions.counts, strict=True)]
        movements_out = [int(all_) - int(left) for all_, left in zip(box.movements, s.movements.counts, strict=True)]
        return SpeculationBoardShown(
            companies=[
                CompanyShown(name, colour, int(s.space[n]), int(s.rank(n)), int(s.price[n]), int(s.bank[n]))
                for n, (name, colour) in enumerate(zip(box.names, box.colours, strict=True))
            ],
            strips=strips,
            side=self.options["side"],
            end=int(box.end),
            start_price=int(box.start_price),
            players=[self._player_shown(s, seat) for seat in range(self.players)],
            turn=int(s.turn),
            active=None if s.active == NONE else int(s.active),
            phase="over" if over else PHASES[int(s.kind)],
            action=None if s.action == NONE else ACTIONS[int(s.action)],
            movement=int(s.movement) or None,
            actions_left=[int(n) for n in s.actions.counts],
            movements_left=[n for n, count in enumerate(s.movements.counts) for _ in range(int(count))],
            actions_out=[name for name, count in zip(ACTIONS, actions_out, strict=True) for _ in range(count)],
            movements_out=[n for n, count in enumerate(movements_out) for _ in range(count)],
            selling=None if s.selling in (NONE, NOTHING) else int(s.selling),
        )

    def _player_shown(self, s: Speculation, seat: int) -> PlayerShown:
        player = s.players[seat]
        worth = int(rules.shares_worth(s, seat))
        hand = [kind for kind in player.hand.listed() if kind != UNKNOWN]
        sealed = int(s.sealed[seat]) if s.kind == CARD and len(s.sealed) > 0 else NONE
        return PlayerShown(
            cash=int(player.cash),
            shares=[int(n) for n in player.shares],
            shares_worth=worth,
            fortune=int(player.cash) + worth,
            hand=hand,
            cards=int(player.hand.size),
            deck=COMPANIES + 1 - int(player.hand.size + player.played.size),
            played=player.played.listed(),
            chosen=sealed if 0 <= sealed <= COMPANIES else None,
            has_chosen=s.kind == CARD and not s.waiting & bit(seat),
        )
