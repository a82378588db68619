"""How a tycoon imagines people who think: as `crowd.toml` says, in Mogul in one world of four, in the board game of
Speculation always."""

import re

import pytest

from openoutcry.bots.habits import ANALYST, HAND, THINKS
from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.views import view
from openoutcry.games.catalogue import open_game
from openoutcry.games.datafile import printed_text
from openoutcry.games.mogul.bot import Mind
from openoutcry.games.mogul.bot.mind import CROWDED
from openoutcry.games.mogul.game import MogulGame
from openoutcry.games.mogul.questions import AUCTION, CREDIT
from openoutcry.games.speculation_board.bot import Mind as BoardMind
from openoutcry.games.speculation_board.state import Speculation
from tests.asked import asked_positions


def credits_taken(game: MogulGame, mind: Mind, seed: int) -> int:
    """How many chips the bank lends in a game that goes by the policy, every answer of which must be open."""
    rng, g = Rng(seed), game.new()
    before = int(g.bank)
    lent = before
    while g.options:
        lent = min(lent, int(g.bank))
        if g.player == NATURE:
            answer(g, draw(g, rng))
            continue
        option = mind.policy(g, rng)
        assert g.options & bit(option)
        if g.kind in (AUCTION, CREDIT) and mind.crowd is not None:
            mind.take_cues(g)
            assert max(abs(cue) for cue in mind.cues) < 20
        answer(g, option)
    return before - lent


@pytest.mark.parametrize("credit", ["before-auction", "own-turn"])
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_people_who_think_take_the_credits_that_brokers_leave(players: int, credit: str) -> None:
    game = MogulGame(players, {"credit": credit})
    mind = Mind(game, THINKS)
    by_turns = [0] * CROWDED
    for seed in range(10 * CROWDED):
        by_turns[seed % CROWDED] += credits_taken(game, mind, seed)
        mind.next_world()
    crowd, brokers, by_hand, again = by_turns
    assert crowd > 2 * max(brokers, again)
    assert crowd > by_hand


def test_an_analyst_knows_no_crowd() -> None:
    assert Mind(MogulGame(4), ANALYST).crowd is None


def board_won(game: Game[Speculation], games: int) -> float:
    """The share of games that one who plays as the crowd does wins among those who play by hand."""
    crowd, by_hand, won = BoardMind(game, THINKS), BoardMind(game, HAND), 0.0
    for number in range(games):
        rng, g, mine = Rng(number), game.new(), number % game.players
        while g.options:
            if g.player == NATURE:
                answer(g, draw(g, rng))
                continue
            option = (crowd if g.player == mine else by_hand).policy(g, rng)
            assert g.options & bit(option)
            answer(g, option)
        crowd.estimate(g)
        crowd.result(1.0)
        won += crowd.chances[mine]
    return won / games


@pytest.mark.parametrize("players", [3, 4, 6])
def test_people_who_think_at_the_board_win_more_than_their_share(players: int) -> None:
    assert board_won(open_game("speculation-board", players), 120) > 1.5 / players


def test_at_the_board_people_who_think_go_by_what_their_seat_sees() -> None:
    game = open_game("speculation-board", 4)
    mind = BoardMind(game, THINKS)
    for g in asked_positions(game, 11, 3):
        other = guess(game, view(g, int(g.player), True), Rng(3))
        assert mind.policy(g, Rng(5)) == mind.policy(other, Rng(5))


def test_at_the_board_people_who_think_can_play_with_any_prices() -> None:
    dear = re.sub(
        r"prices = \[.*\]", "prices = [1000, 900, 800, 0, -800, -900, -950, -1000]", printed_text("speculation-board")
    )
    board_won(open_game("speculation-board", 4, {}, dear), 8)
