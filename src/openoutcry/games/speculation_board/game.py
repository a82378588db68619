"""Speculation, the board game, as a game of the engine: options, set-up, what is shown, scores and counts."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.first_player import named, start_option
from openoutcry.engine.game import Game, Option, settle
from openoutcry.engine.kernel import NONE, Step
from openoutcry.engine.position import UNKNOWN
from openoutcry.games.speculation_board import rules
from openoutcry.games.speculation_board.box import COMPANIES, GAME, LEAST_PLAYERS, MOST_PLAYERS, Box, open_box
from openoutcry.games.speculation_board.questions import ACTIONS, CARD, NOTHING, questions
from openoutcry.games.speculation_board.shown import CompanyShown, PlayerShown, SpeculationBoardShown, StripShown
from openoutcry.games.speculation_board.state import Player, Speculation, no_numbers

MOST_TURNS: Final = 600


def offered_options(players: int) -> list[Option]:
    """Return the rule options of Speculation, the board game, each with its values, the default first."""
    return [Option("side", ["plain", "star"]), start_option(players)]


class SpeculationBoardGame(Game[Speculation]):
    """The board game Speculation for 3 to 6 players, with its options and its box, as the engine needs it."""

    def __init__(self, players: int, options: dict[str, str] | None = None, set_text: str | None = None) -> None:
        settled = settle(GAME, players, options or {}, offered_options(players), LEAST_PLAYERS, MOST_PLAYERS)
        box = open_box(settled["side"], players, set_text)
        super().__init__(GAME, box.name, players, settled, questions(box))
        self.companies = box.names
        self.parts = ["cash", "shares"]
        self.box: Box = box
        self.preparations: list[Step[Any]] = rules.preparations()
        self.outline: list[Step[Any]] = rules.outline()
        firsts = [1] + [int(last) + 1 for last in box.last_spaces[:-1]]
        self.strips: list[StripShown] = [
            StripShown(first, int(last), [int(p) for p in box.prices[n * COMPANIES : (n + 1) * COMPANIES]])
            for n, (first, last) in enumerate(zip(firsts, box.last_spaces, strict=True))
        ]
        self.opening = self._opening()

    def _opening(self) -> Speculation:
        """Return the position before any share or card is dealt [Set-up]."""
        box = self.box
        g = Speculation(box)
        g.players = [Player() for _ in range(self.players)]
        for player in g.players:
            player.cash = box.start_money
            player.shares = no_numbers()
            player.deck = Bag(vec[i64]([1] * (COMPANIES + 1)))
            player.hand = Cards()
            player.played = Cards()
        g.outline = self.outline
        g.bank = vec[i64]([int(box.shares)] * COMPANIES)
        g.space = no_numbers()
        g.arrival = no_numbers()
        g.price = vec[i64]([int(box.start_price)] * COMPANIES)
        g.start_shares = Bag(vec[i64]([1] * COMPANIES))
        g.actions = Bag(box.actions[:])
        g.movements = Bag(box.movements[:])
        g.active = named(self.options)
        g.schedule(self.outline[-1:])
        g.schedule(self.preparations)
        return g

    def steps(self) -> dict[str, Step[Any]]:
        # Cards are drawn in the set-up and in every turn, by two steps of the same class.
        named = {f"First{type(step).__name__}": step for step in self.preparations}
        return named | {type(step).__name__: step for step in self.outline}

    def scores(self, g: Speculation) -> list[int]:
        return [int(player.cash + rules.shares_worth(g, seat)) for seat, player in enumerate(g.players)]

    def score_parts(self, g: Speculation) -> list[list[int]]:
        return [[int(player.cash), int(rules.shares_worth(g, seat))] for seat, player in enumerate(g.players)]

    def first(self, g: Speculation) -> int:
        return int(g.active)

    def round(self, g: Speculation) -> int:
        return int(g.turn)

    def end(self, g: Speculation) -> str:
        return "end reached" if g.finished == 1 else ""

    def conserved(self, g: Speculation) -> dict[str, int]:
        totals = {"money": int(g.takings) + sum(int(player.cash) for player in g.players)}
        for company, name in enumerate(self.box.names):
            totals[name] = int(g.bank[company]) + sum(int(player.shares[company]) for player in g.players)
        for seat, player in enumerate(g.players):
            totals[f"cards of seat {seat + 1}"] = int(player.deck.total + player.hand.size + player.played.size)
        return totals

    def longest(self) -> int:
        return self.players * 4 + MOST_TURNS * (4 + 5 * self.players)

    def covered(self, g: Speculation, seat: int, perfect: bool) -> list[str]:
        others = [n for n, player in enumerate(g.players) if n != seat and player.hand.size > 0]
        return [f"players.{n}.hand" for n in others]

    def prices(self, g: Speculation) -> list[int]:
        return [int(price) for price in g.price]

    def fortunes(self, g: Speculation) -> list[int]:
        return self.scores(g)

    def shown(self, g: Speculation) -> SpeculationBoardShown:
        box = self.box
        over = g.finished == 1
        actions_out = [int(all_) - int(left) for all_, left in zip(box.actions, g.actions.counts, strict=True)]
        movements_out = [int(all_) - int(left) for all_, left in zip(box.movements, g.movements.counts, strict=True)]
        return SpeculationBoardShown(
            companies=[
                CompanyShown(name, colour, int(g.space[n]), int(g.rank(n)), int(g.price[n]), int(g.bank[n]))
                for n, (name, colour) in enumerate(zip(box.names, box.colours, strict=True))
            ],
            strips=self.strips,
            side=self.options["side"],
            end=int(box.end),
            start_price=int(box.start_price),
            players=[self._player_shown(g, seat) for seat in range(self.players)],
            turn=int(g.turn),
            active=None if g.active == NONE else int(g.active),
            phase="over" if over else self.questions[g.kind].phase,
            action=None if g.action == NONE else ACTIONS[int(g.action)],
            movement=int(g.movement) or None,
            actions_left=[int(n) for n in g.actions.counts],
            movements_left=[n for n, count in enumerate(g.movements.counts) for _ in range(int(count))],
            actions_out=[name for name, count in zip(ACTIONS, actions_out, strict=True) for _ in range(count)],
            movements_out=[n for n, count in enumerate(movements_out) for _ in range(count)],
            selling=None if g.selling in (NONE, NOTHING) else int(g.selling),
        )

    def _player_shown(self, g: Speculation, seat: int) -> PlayerShown:
        player = g.players[seat]
        worth = int(rules.shares_worth(g, seat))
        hand = [kind for kind in player.hand.listed() if kind != UNKNOWN]
        sealed = int(g.sealed[seat]) if g.kind == CARD and len(g.sealed) > 0 else NONE
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
            has_chosen=g.kind == CARD and not g.waiting & bit(seat),
        )
