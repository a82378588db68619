"""A bot that thinks on all cores."""

import pytest

from openoutcry.bots import make_bot
from openoutcry.bots.builtin import SearchBot
from openoutcry.bots.parallel_search import ParallelSearchBot, best_option, parallelized
from openoutcry.games.catalogue import games, open_game
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName
from tests.patience import wait_until


def test_what_all_have_found_is_added_up() -> None:
    assert best_option({0: (6.0, 10), 1: (30.0, 60), 2: (40.0, 70)}, 0) == 2
    assert best_option({0: (9.0, 10), 1: (30.0, 60)}, 0) == 1  # nine of ten may be luck
    assert best_option({}, 3) == 3


@pytest.mark.parametrize("name", list(games()))
def test_others_think_along(name: str) -> None:
    game = open_game(name, 3)
    match = Match.open(game, [SeatName("Ann"), SeatName("Ben"), SeatName("Cleo")])
    own = make_bot("tycoon:200ms", game, 1)
    assert isinstance(own, SearchBot)
    crew = ParallelSearchBot(game, own, "tycoon:200ms", 1, None, 1)
    try:
        wait_until(lambda: all(one.done() for one in crew.ready))
        seat = match.asked()[0]
        choice = match.choice(seat)
        assert choice is not None
        assert crew.act(match.view(seat), choice) in choice.options
    finally:
        crew.close()


def test_a_bot_that_counts_playouts_stays_as_it_is() -> None:
    game = open_game("mogul", 3)
    for wish in ("tycoon:20", "broker"):
        made = make_bot(wish, game, 1)
        assert parallelized(made, game, wish, 1) is made
