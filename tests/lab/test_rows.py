"""Rows of seats and of rounds: the same whether games are played in one compiled loop or bot by bot, by views."""

from typing import Any

import pytest

from openoutcry.games.catalogue import open_game
from openoutcry.lab.rows import COLUMNS, PARTS, as_rows, values
from openoutcry.lab.runs import simulate
from openoutcry.lab.simulate import OpenedPlan, Plan

EVERYTHING = {"bonds": "on", "commodities": "on", "dice": "on", "strategies": "on", "investors": "on"}
SETUPS: list[tuple[str, list[str], dict[str, str]]] = [
    ("mogul", ["broker", "random", "novice", "rally"], {}),
    ("mogul", ["contra", "vault", "broker"], {"credit": "own-turn"}),
    ("speculation-cards", ["broker", "novice", "vault"], {}),
    ("speculation-board", ["broker", "random", "rally"], {"side": "star"}),
    ("stockpile", ["broker", "contra", "novice", "random"], {}),
    ("stockpile", ["broker", "broker"], {"board": "advanced"}),
    ("stockpile", ["broker", "rally", "random"], EVERYTHING),
    ("stockpile", ["vault", "broker", "novice"], EVERYTHING | {"investors": "bidding", "first-player-card": "on"}),
]


@pytest.mark.parametrize(("game", "bots", "options"), SETUPS)
def test_a_bot_answers_by_the_table_as_it_does_by_its_view(game: str, bots: list[str], options: dict[str, str]):
    """A guess fills anew all that a view hides: a policy that looked at what its seat cannot know would differ."""
    table, games = (
        OpenedPlan(Plan(game, len(bots), 11, bots, options, rotate=True, rounds=True)),
        range(1 if options else 4),
    )
    assert table.quick is not None
    at_once = table.play(games)
    table.quick = None
    assert at_once == table.play(games)


@pytest.mark.parametrize(("game", "bots", "options"), SETUPS)
def test_the_parts_of_a_score_add_up_to_it(game: str, bots: list[str], options: dict[str, str]):
    for row in simulate(Plan(game, len(bots), 5, ["random"] * len(bots), options), 20):
        assert sum(row.parts.values()) == row.score


def test_somebody_begins_and_the_victory_is_shared_out():
    rows = simulate(Plan("stockpile", 4, 2, ["random"] * 4, {"start": "3"}), 30)
    assert {(row.seat, row.start) for row in rows} == {(0, 2), (1, 3), (2, 0), (3, 1)}
    for match in range(30):
        assert sum(row.won for row in rows if row.match == match) == pytest.approx(1)


def test_rows_name_the_set_the_deal_and_who_sat_there():
    rows = simulate(Plan("mogul", 3, 7, ["broker", "random", "random"], {}, rotate=True), 4)
    assert [row.deal for row in rows] == [0] * 9 + [1] * 3
    assert len({row.bot_seed for row in rows}) == len(rows)
    assert {row.set for row in rows} == {"Mogul, 2002 edition"}
    assert all(row.rounds > 10 and row.end == "crash" for row in rows)


def test_investors_and_strategies_are_named():
    rows = simulate(Plan("stockpile", 3, 1, ["random"] * 3, {"investors": "on", "strategies": "on"}), 10)
    assert all(row.investors and "+" not in row.investors for row in rows)
    for row in rows:
        kept, played = row.strategies_kept.split("+"), row.strategies_played.split("+")
        assert len(kept) >= len(played) >= 1
        assert all(kept.count(card) >= played.count(card) for card in played)


def test_two_investors_have_a_plus_between_them():
    rows = simulate(Plan("stockpile", 2, 1, ["random"] * 2, {"investors": "on"}), 2)
    assert all(row.investors.count("+") == 1 for row in rows)


def test_columns_are_those_that_are_documented():
    table = OpenedPlan(Plan("mogul", 3, 7, ["random"] * 3, {}))
    parts = [f"{PARTS}{part}" for part in table.game.parts]
    assert list(table.legends()[0].columns) == [one for name in COLUMNS for one in (parts if name == PARTS else [name])]


@pytest.mark.parametrize("name", ["mogul", "speculation-cards", "speculation-board", "stockpile"])
def test_a_round_has_a_row_a_seat_with_prices_fortunes_and_chances(name: str):
    game: Any = open_game(name, 3)
    table = OpenedPlan(Plan(name, 3, 4, ["random"] * 3, {}, rounds=True))
    chunk = table.play(range(2))
    rounds, seats = values(chunk.rounds, table.legends()[1]), as_rows(chunk.seats, table.legends()[0])
    assert len(rounds["round"]) == sum(row.rounds for row in seats)
    for first in range(0, len(rounds["round"]), 3):
        assert len({(rounds["match"][n], rounds["round"][n]) for n in range(first, first + 3)}) == 1
        assert sum(rounds["chance"][first : first + 3]) == pytest.approx(1)
    assert rounds["fortune"][-3:] == [row.score for row in seats[-3:]]
    assert rounds["chance"][-3:] == pytest.approx([row.won for row in seats[-3:]])
    assert len([column for column in rounds if column.startswith("price_")]) == len(game.companies)


def test_bids_of_a_round_are_what_was_paid_in_it():
    table = OpenedPlan(Plan("stockpile", 3, 4, ["broker"] * 3, {}, rounds=True))
    rounds = values(table.play(range(2)).rounds, table.legends()[1])
    assert max(rounds["bid"]) <= 25
    assert min(rounds["bid"]) >= 0
    assert max(rounds["pile"]) > 0
