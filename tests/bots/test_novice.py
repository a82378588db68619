"""The novice is somebody whom a beginner beats about half of the time, in each game, three of them at the table."""

import pytest

from openoutcry.bots import make_bot
from openoutcry.games.catalogue import games, open_game
from openoutcry.lab.simulate import play_game
from tests.bots.beginners import Beginner

GAMES = 60


@pytest.mark.parametrize("name", list(games()))
def test_a_beginner_wins_about_half_of_the_games_against_three_novices(name: str) -> None:
    game = open_game(name, 4)
    won = 0.0
    for match in range(GAMES):
        beginner = match % 4
        bots = [
            Beginner(game, match) if seat == beginner else make_bot("novice", game, 8 * match + seat)
            for seat in range(4)
        ]
        ranks = play_game(game, bots, match // 4).ranks
        won += (ranks[beginner] == 1) / ranks.count(1)
    assert 0.3 < won / GAMES < 0.7
