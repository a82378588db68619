"""How a tycoon of Mogul imagines people who think: as `crowd.toml` says, in one world of four."""

import pytest

from openoutcry.bots.habits import ANALYST, THINKS
from openoutcry.bots.mogul import Mind
from openoutcry.bots.mogul.mind import CROWDED
from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.games.mogul.game import MogulGame
from openoutcry.games.mogul.questions import AUCTION, CREDIT


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
