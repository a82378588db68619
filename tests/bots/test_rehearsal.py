"""A tycoon with time left tries what is nearly best once more, where everybody thinks."""

from typing import Any

import pytest

from openoutcry.bots import judge_of, make_bot
from openoutcry.bots.builtin import FIRST_PLAYOUTS, SearchBot
from openoutcry.bots.search.flat import Budget, FlatSearch
from openoutcry.bots.search.rehearsal import MOST, Rehearsal
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.position import Position
from openoutcry.engine.views import view
from openoutcry.games.catalogue import games, info, open_game
from tests.asked import asked_positions

LONG_ENOUGH = FIRST_PLAYOUTS + 3000
FLAT = "speculation-board"  # where it measures no stronger


def thought(game: Game[Any], world: Position, seat: int) -> tuple[int, SearchBot]:
    choice = door.choice(game, world, seat)
    assert choice is not None
    bot = make_bot(f"tycoon:{LONG_ENOUGH}", game, 77)
    assert isinstance(bot, SearchBot)
    return bot.act(view(world, seat, True), choice), bot


@pytest.mark.parametrize("name", [name for name in games() if name != FLAT])
def test_in_worlds_that_its_seat_cannot_tell_apart_it_rehearses_the_same(name: str) -> None:
    game = open_game(name, info(name).players[-1])
    rehearsed = 0
    for g in asked_positions(game, 13, 25)[:4]:
        seat = int(g.player)
        (mine, bot), (same, other) = [thought(game, one, seat) for one in (g, guess(game, view(g, seat, True), Rng(3)))]
        assert mine == same
        assert bot.rehearsal is not None
        assert other.rehearsal is not None
        assert bot.rehearsal.worlds == other.rehearsal.worlds
        rehearsed += int(bot.rehearsal.worlds)
    assert rehearsed > 0


def test_in_the_board_game_all_the_time_goes_into_the_first_look() -> None:
    bot = make_bot(f"tycoon:{LONG_ENOUGH}", open_game(FLAT, 4), 1)
    assert isinstance(bot, SearchBot)
    assert bot.rehearsal is None


def test_who_thinks_no_longer_than_a_first_look_does_not_rehearse() -> None:
    bot = make_bot(f"tycoon:{FIRST_PLAYOUTS}", open_game("mogul", 4), 1)
    assert isinstance(bot, SearchBot)
    assert bot.rehearsal is None


@pytest.mark.parametrize("name", games())
def test_only_what_is_nearly_best_is_rehearsed_and_the_budget_is_kept(name: str) -> None:
    game = open_game(name, info(name).players[0])
    for g in asked_positions(game, 5, 30)[:4]:
        seat = int(g.player)
        mind, people = judge_of(game), judge_of(game)
        assert mind is not None
        assert people is not None
        own = FlatSearch(game, mind, 1, to_the_end=False)
        second = Rehearsal(game, own, FlatSearch(game, people, 2, to_the_end=False), 3)
        seen, budget = view(g, seat, True), Budget(2000, None)
        own.best(seen, seat, Budget(200, None))
        best = int(own.options[0])
        chosen = int(second.best(seen, seat, budget))
        assert 1 <= second.size <= MOST
        assert chosen in [int(own.options[at]) for at in range(int(second.size))]
        if second.size == 1:
            assert chosen == best
            assert budget.spent == 0


def test_another_answer_must_be_better_by_more_than_chance() -> None:
    game = open_game("mogul", 3)
    mind = judge_of(game)
    assert mind is not None
    search = FlatSearch(game, mind, 1, to_the_end=False)
    second = Rehearsal(game, search, search, 3)
    second.worlds = 4
    for gains, sure in (([0.1, 0.2, 0.1, 0.2], True), ([0.3, -0.3, 0.2, -0.2], False)):
        second.gains[1], second.squares[1] = sum(gains), sum(gain * gain for gain in gains)
        assert (second.lead(1) > 1) is sure
    second.worlds = 1
    assert second.lead(1) == 0
