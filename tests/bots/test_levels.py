"""Levels: every one plays every game honestly, for as long as it was told to, and each is stronger than the last."""

import time

import pytest

from openoutcry.bots import BOTS, UnknownBot, builtin_bots, instant_bots, make_bot, usual_bot
from openoutcry.bots.levels import LEVELS, BadEffort, Effort, effort_of, level_of, thinks
from openoutcry.bots.search.flat import Budget, FlatSearch
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import guess
from openoutcry.engine.position import load, save
from openoutcry.engine.views import view
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.games.packages import part
from openoutcry.lab.runs import simulate
from openoutcry.lab.simulate import Plan, play_one
from tests.asked import asked_positions

EVERYTHING = {"board": "advanced", **dict.fromkeys(info("stockpile").modules, "on")}
SHORTLY = [f"{bot}:30" if thinks(bot) else bot for bot in BOTS]
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *((game, players, {}) for game in games() for players in (info(game).players[0], info(game).players[-1])),
    ("mogul", 5, {"credit": "own-turn", "fast_start": "yes"}),
    ("stockpile", 2, EVERYTHING),
    ("stockpile", 5, EVERYTHING | {"investors": "bidding"}),
]


@pytest.mark.parametrize("bot", SHORTLY)
@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_every_level_plays_every_game_to_its_end(bot: str, game: str, players: int, options: dict[str, str]) -> None:
    rows = play_one(Plan(game, players, 5, [bot] * players, options), 0)
    assert all(row.end for row in rows)


@pytest.mark.parametrize("bot", SHORTLY)
@pytest.mark.parametrize(("game", "players", "options"), TABLES, ids=str)
def test_in_worlds_that_its_seat_cannot_tell_apart_a_bot_answers_the_same(
    bot: str, game: str, players: int, options: dict[str, str]
) -> None:
    opened = open_game(game, players, options)
    steps = opened.steps()
    for g in asked_positions(opened, 11, 9):
        seat = int(g.player)
        seen = view(g, seat, True)
        other = guess(opened, load(save(seen, steps), g.blank(), steps), Rng(3))
        answers = []
        for world in (g, other):
            choice = door.choice(opened, world, seat)
            assert choice is not None
            answers.append(make_bot(bot, opened, 77).act(view(world, seat, True), choice))
        assert answers[0] == answers[1], opened.questions[int(g.kind)].name


@pytest.mark.parametrize("game", games())
def test_as_many_playouts_from_the_same_seed_are_the_same_game(game: str) -> None:
    plan = Plan(game, info(game).players[0], 5, ["analyst:20"] * info(game).players[0], {})
    assert play_one(plan, 0) == play_one(plan, 0)


@pytest.mark.parametrize("game", games())
def test_a_tycoon_who_hardly_thinks_beats_beginners(game: str) -> None:
    players = info(game).players[0]
    plan = Plan(game, players, 11, ["tycoon:200", *["novice"] * (players - 1)], {}, rotate=True)
    rows = [row for row in simulate(plan, 12) if row.bot == "tycoon:200"]
    assert sum(row.won for row in rows) / len(rows) > 1.25 / players


def test_who_thinks_longer_tries_more() -> None:
    game = open_game("mogul", 4)
    g = asked_positions(game, 3, 20)[0]
    module = part("mogul", "bot")
    assert module is not None
    spent = []
    for playouts in (10, 100):
        budget = Budget(playouts, None)
        search = FlatSearch(game, module.Mind(game), 1, to_the_end=False)
        search.best(view(g, int(g.player), True), int(g.player), budget)
        spent.append(int(budget.spent))
    assert spent == [10, 100]


@pytest.mark.parametrize("bot", ["analyst", "tycoon"])
def test_a_deadline_that_is_over_gets_an_answer_at_once(bot: str) -> None:
    game = open_game("stockpile", 4)
    for g in asked_positions(game, 3, 15):
        seat = int(g.player)
        choice = door.choice(game, g, seat)
        assert choice is not None
        assert make_bot(bot, game, 1).act(view(g, seat, True), choice, time.monotonic() - 1) in choice.options


@pytest.mark.parametrize(
    ("wish", "effort"),
    [
        ("analyst", Effort(seconds=0.2)),
        ("tycoon", Effort(seconds=1.0)),
        ("tycoon:200ms", Effort(seconds=0.2)),
        ("tycoon:1.5s", Effort(seconds=1.5)),
        ("analyst:1000", Effort(playouts=1000)),
        ("broker", Effort()),
    ],
)
def test_how_long_a_bot_thinks_is_written_behind_its_name(wish: str, effort: Effort) -> None:
    assert effort_of(wish) == effort


@pytest.mark.parametrize(
    "wish",
    ["tycoon:", "tycoon:fast", "tycoon:0", "tycoon:0ms", "analyst:1.5", "analyst:-3", "tycoon:1h", "broker:50ms"],
)
def test_an_effort_that_cannot_be_read_is_refused_with_how_to_write_it(wish: str) -> None:
    with pytest.raises(BadEffort, match="analyst:200ms"):
        make_bot(wish, open_game("mogul", 4), 0)


def test_the_usual_bot_is_neither_the_weakest_nor_the_strongest() -> None:
    assert builtin_bots("mogul") == list(LEVELS)
    assert usual_bot("mogul") == "broker"
    assert instant_bots("mogul")[-1] == "broker"


def test_a_level_is_known_by_its_name_with_or_without_an_effort() -> None:
    assert [level_of(wish) for wish in ("tycoon:1s", "broker", "genius", "my_bots:Cautious", dict)] == [
        "tycoon",
        "broker",
        None,
        None,
        None,
    ]
    with pytest.raises(UnknownBot, match="random, novice, broker, analyst, tycoon"):
        make_bot("genius", open_game("mogul", 4), 0)
