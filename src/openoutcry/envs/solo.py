"""The games for Gymnasium: one seat against bots. `gymnasium.make("openoutcry/Mogul-v1", players=4, bots="broker")`.

Importing this module registers the games, also those with all seats controlled from outside, for `make_vec`: see
`openoutcry.envs.self_play`. The action mask is in `info["action_mask"]`, and with `masked=True` in the observation as
well. Gymnasium's own tools try actions that are closed. Such an action loses the game, which ends with the reward of
the last place, and `info["illegal"]` has the reason.
"""

import copy
from collections.abc import Iterable, Sequence
from typing import Any

from openoutcry.bots import BotSpec, SeatedBot, level_of, make_bot
from openoutcry.bots.builtin import Broker
from openoutcry.bots.external_bots import ExternalBot
from openoutcry.engine import door
from openoutcry.engine.door import Choice
from openoutcry.engine.errors import BadOption, BadSeats, IllegalChoice
from openoutcry.engine.game import Game, ranks, winners
from openoutcry.engine.position import Position
from openoutcry.engine.tables import RANK
from openoutcry.engine.views import view
from openoutcry.envs.opening import HouseSet, settings_for
from openoutcry.envs.saving import RENDER_MODES, EnvState, OneTable
from openoutcry.envs.spaces import (
    action_number,
    action_space,
    masked_space,
    observation_box,
)
from openoutcry.games import catalogue
from openoutcry.text.catalogues import explain_missing_extra

APART = 1_000_003  # the seeds of two games are so far apart
SEED_MASK = (1 << 63) - 1


class Opponents:
    """The bots at one table, by their place after the learner's seat. A built-in bot's answer depends only on the deal
    and on how many answers bots have given, so a copied or restored game continues like the original. Bots from outside
    are created for each game, and copied with it."""

    def __init__(self, game: Game[Any], bots: BotSpec | Sequence[BotSpec]) -> None:
        self.game = game
        others = game.players - 1
        self.wishes = _named(bots, others)
        if len(self.wishes) != others:
            told = f"{game.players} players are one seat and {others} bots, and {len(self.wishes)} were given"
            raise BadSeats("bad-seats", told, players=game.players, seats=len(self.wishes) + 1)
        self.house = {str(wish): make_bot(wish, game, 0) for wish in self.wishes if level_of(wish)}
        self.guests: dict[int, ExternalBot] = {}

    def begin(self, seat: int, deal: int) -> None:
        """Prepare the bots for a new game. `seat` is the learner's seat, `deal` the seed of the game. Bots from outside
        are created again."""
        self.seat = seat
        self.deal = deal
        self.answers = 0
        for place, wish in enumerate(self.wishes):
            if not level_of(wish):
                made = make_bot(wish, self.game, self._seed(place))
                assert isinstance(made, ExternalBot)
                self.guests[place] = made

    def answer(self, view: Position, choice: Choice) -> int:
        """Return the option that the bot in the seat `choice.player` chooses. `view` is what that seat sees."""
        place = (choice.player - self.seat - 1) % self.game.players
        self.answers += 1
        return self._bot(place).act(view, choice, None)

    def _bot(self, place: int) -> SeatedBot:
        if place in self.guests:
            return self.guests[place]
        wish = self.wishes[place]
        bot = self.house[str(wish)]
        if not isinstance(bot, Broker):
            return make_bot(wish, self.game, self._seed(self.answers))
        bot.quick.begin(self._seed(self.answers))
        return bot

    def _seed(self, number: int) -> int:
        return (self.deal * APART + number) & SEED_MASK

    def save(self) -> dict[str, Any]:
        """Return the state of the bots for `restore`: the seat, the deal, the number of answers, and copies of the bots
        from outside."""
        kept = {"seat": self.seat, "deal": self.deal, "answers": self.answers}
        return kept | {"guests": copy.deepcopy(self.guests)} if self.guests else kept

    def restore(self, saved: dict[str, Any]) -> None:
        """Return to a state that `save` returned."""
        self.__dict__.update(saved)
        if self.guests:
            self.guests = copy.deepcopy(self.guests)


def _named(bots: BotSpec | Sequence[BotSpec], others: int) -> list[BotSpec]:
    """Return a list with one bot for each seat: `bots` itself if it is a list, or the one given bot `others` times."""
    if isinstance(bots, list | tuple):
        return list(bots)
    return [bots] * others  # type: ignore[list-item]


with explain_missing_extra("envs"):
    import gymnasium
    import numpy
    from numpy.typing import NDArray

LARGEST_SEED = 1 << 31
RANDOM = "random"
LAST_PLACE = -1.0


class OutcrySolo(OneTable, gymnasium.Env[Any, Any]):
    """One seat of a game as a Gymnasium environment. Bots play the other seats: one kind for all (a name or a class),
    or a list in the order of play. `seat` is a number, or "random" for a new one in each game. When a game is over,
    `info` has `won` (1, 1/2 if two players share the win, 0), `rank` and `score`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  (as Gymnasium has it)
    CHANGES = ("seat", "_scores")

    def __init__(
        self,
        game: str,
        players: int | None = None,
        bots: BotSpec | Sequence[BotSpec] = "broker",
        seat: int | str = 0,
        modules: str | Iterable[str] = (),
        reward: str = RANK,
        render_mode: str | None = None,
        house_set: HouseSet = None,
        masked: bool = False,
        **options: Any,
    ) -> None:
        self.set_up(settings_for(game, players, modules, options, house_set), reward, render_mode)
        self.opponents = Opponents(self.game, bots)
        self.seat = 0 if seat == RANDOM else seat_named(seat, self.game.players)
        self.rotates = seat == RANDOM
        self.masked = masked
        self.observation_space = masked_space(self.game) if masked else observation_box(self.game)
        self.action_space = action_space(self.game)
        self.opponents.begin(self.seat, 0)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Start a new game, let the bots play up to the learner's first decision, and return the observation and info.
        The same seed gives the same game and the same later games."""
        super().reset(seed=seed)
        while True:
            deal = int(self.np_random.integers(LARGEST_SEED))
            if self.rotates:
                self.seat = int(self.np_random.integers(self.game.players))
            self.opponents.begin(self.seat, deal)
            self.table.reset(deal)
            self._let_bots_play()
            if self.table.turn() >= 0:
                self._note_scores()
                return self._seen()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Answer for the learner's seat, let the bots play up to its next decision or the end, and return observation,
        reward, terminated, truncated (always False) and info. An action that is not open ends the game as a loss."""
        try:
            self.table.act(action_number(action))
        except IllegalChoice as refused:
            row, info = self._seen()
            lost = {"won": 0.0, "rank": self.game.players, "score": self.game.scores(self.table.state)[self.seat]}
            return row, LAST_PLACE, True, False, {**info, **lost, "illegal": str(refused)}
        self._let_bots_play()
        over = self.table.turn() < 0
        row, info = self._seen()
        reward = self._rewards()[self.seat] if over or self.shaped else 0.0
        return row, reward, over, False, {**info, **self._result()} if over else info

    def _let_bots_play(self) -> None:
        table, game = self.table, self.game
        while (turn := int(table.turn())) >= 0 and turn != self.seat:
            choice = door.choice(game, table.state, turn)
            assert choice is not None
            option = self.opponents.answer(view(table.state, turn, True), choice)
            table.act(table.observing.offsets[table.state.kind] + option)

    def _result(self) -> dict[str, Any]:
        """Return `won` (the learner's share of the win), `rank` from 1 and `score` of a game that is over."""
        standing = self.game.standing(self.table.state)
        first = winners(standing)
        won = 1 / len(first) if self.seat in first else 0.0
        return {"won": won, "rank": ranks(standing)[self.seat], "score": self.game.scores(self.table.state)[self.seat]}

    def _seen(self) -> tuple[Any, dict[str, Any]]:
        self.table.look(self.seat)
        row, mask = self._row.copy(), self._mask.copy()
        info = {"action_mask": mask, "seat": self.seat}
        return ({"observation": row, "action_mask": mask.copy()} if self.masked else row), info

    def action_masks(self) -> NDArray[numpy.bool_]:
        """Return one boolean per action, True if it is open. MaskablePPO of sb3-contrib calls a method of this name."""
        self.table.look(self.seat)
        return numpy.array(self._mask, dtype=numpy.bool_)

    def save(self) -> EnvState:
        """Return the state of the current game, including the random generator and the bots. `restore` brings it
        back."""
        state = super().save()
        state.rest["opponents"] = self.opponents.save()
        return state

    def restore(self, state: EnvState) -> None:
        """Return to a state that `save` returned, from this environment or one with the same settings and bots. Raise
        `BadState` if the settings differ."""
        opponents = self.opponents
        super().restore(state)
        self.opponents = opponents
        opponents.restore(state.rest["opponents"])

    def __getstate__(self) -> dict[str, Any]:
        state = super().__getstate__()
        return state | {"opponents": self.opponents.wishes}

    def __setstate__(self, state: dict[str, Any]) -> None:
        opponents = Opponents(state["settings"].open(), state["opponents"])
        super().__setstate__({**state, "opponents": opponents})

    def render(self) -> Any:
        """Return the table as the learner's seat sees it: as text (render mode `ansi`) or as an array of pixels
        (`rgb_array`); None without a render mode."""
        return self.drawn(self.seat)


def seat_named(seat: int | str, players: int) -> int:
    """Return the seat as a number from 0. Raise `BadOption` if it is a text or there is no such seat."""
    if isinstance(seat, str) or not 0 <= seat < players:
        told = f"a seat is a number from 0 to {players - 1}, or 'random', not {seat!r}"
        raise BadOption("bad-seat", told, most=players - 1, value=str(seat))
    return int(seat)


def environment_id(game: str, self_play: bool = False) -> str:
    """Return Gymnasium's name of a game, such as `openoutcry/SpeculationCards-v1`, or with `self_play` (all seats
    controlled by the caller) `openoutcry/SpeculationCardsSelfPlay-v1`."""
    return f"openoutcry/{''.join(part.capitalize() for part in game.split('-'))}{'SelfPlay' if self_play else ''}-v1"


for name in catalogue.games():
    gymnasium.register(environment_id(name), entry_point=f"{__name__}:{OutcrySolo.__name__}", kwargs={"game": name})
    gymnasium.register(
        environment_id(name, self_play=True),
        vector_entry_point="openoutcry.envs.self_play:SelfPlay",
        kwargs={"game": name},
    )
