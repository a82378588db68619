"""Bots see views, answer what they are offered, and the broker is worth beating."""

import pytest

from openoutcry.bots import BOTS, UnknownBot, make_bot
from openoutcry.bots.levels import thinks
from openoutcry.engine import door
from openoutcry.engine.views import view
from openoutcry.games.catalogue import info, open_game
from openoutcry.lab.checking import mixes, setups
from openoutcry.lab.runs import simulate
from openoutcry.lab.simulate import Plan, play_one
from tests.games.stockpile.positions import position

# Those that think get so many playouts: in seconds, this file would take hours.
BRIEFLY = [f"{bot}:5" if thinks(bot) else bot for bot in BOTS]
EVERYTHING = dict.fromkeys(info("stockpile").modules, "on")


@pytest.mark.parametrize("bot", BRIEFLY)
@pytest.mark.parametrize(("players", "options"), setups("mogul"), ids=str)
def test_a_bot_plays_every_set_up_to_its_end(bot: str, players: int, options: dict[str, str]) -> None:
    rows = play_one(Plan("mogul", players, 5, [bot] * players, options), 0)
    assert [row.end for row in rows] == ["crash"] * players


def test_the_broker_beats_three_random_bots_in_at_least_sixty_percent_of_paired_games() -> None:
    plan = Plan("mogul", 4, 11, ["broker", "random", "random", "random"], {}, rotate=True)
    rows = [row for row in simulate(plan, 120) if row.bot == "broker"]
    assert {row.seat for row in rows} == {0, 1, 2, 3}
    assert sum(row.won for row in rows) / len(rows) >= 0.6


@pytest.mark.parametrize("bot", BRIEFLY)
@pytest.mark.parametrize(("players", "options"), mixes("stockpile", 12, seed=3), ids=str)
def test_a_bot_plays_stockpile_with_any_modules_to_its_end(bot: str, players: int, options: dict[str, str]) -> None:
    rows = play_one(Plan("stockpile", players, 5, [bot] * players, options), 0)
    assert [row.end for row in rows] == ["last round"] * players


@pytest.mark.parametrize("options", [{}, {"board": "advanced"}, EVERYTHING], ids=["base", "advanced", "everything"])
def test_the_broker_of_stockpile_beats_three_random_bots_in_at_least_sixty_percent(options: dict[str, str]) -> None:
    plan = Plan("stockpile", 4, 11, ["broker", "random", "random", "random"], options, rotate=True)
    rows = [row for row in simulate(plan, 24) if row.bot == "broker"]
    assert sum(row.won for row in rows) / len(rows) >= 0.6


@pytest.mark.parametrize(
    ("hired", "words"), [("opulent oprah, socialist sanders", "first"), ("socialist sanders, opulent oprah", "second")]
)
def test_the_broker_uses_its_two_investors_in_the_order_that_leaves_it_richer(hired: str, words: str) -> None:
    """As long as it has nothing, Oprah need not give away what Sanders takes."""
    table = position("round end", players=2, hired=[hired, ""], money=[0, 10])
    choice = door.choice(table.game, table.g, 0)
    assert choice is not None
    assert choice.kind == "which-first"
    chosen = make_bot("broker", table.game, 7).act(view(table.g, 0, True), choice)
    assert door.write(table.game, table.g, chosen) == words


def test_an_unknown_bot_is_refused_with_the_known_ones() -> None:
    with pytest.raises(UnknownBot, match="random, novice, broker"):
        make_bot("genius", open_game("mogul", 4), 0)
