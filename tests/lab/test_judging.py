"""Learning what a position is worth from how games end."""

import numpy as np
import pytest

from openoutcry.bots.habits import THINKS
from openoutcry.bots.search.net import Net
from openoutcry.bots.search.training import ValueTrainingData
from openoutcry.engine.chance import Rng
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.lab.judging import UNITS, chances, flat, learn_to_judge
from openoutcry.lab.train import ANY_NUMBER, RESULTS, Course, make_mind

SMALL = Course("mogul", 3, {}, None, RESULTS, rounds=3, games=16, playouts=4, generations=4, trials=3, seed=5)


def test_new_games_surprise_the_judge_less_than_one_who_knows_nothing() -> None:
    steps = [step for step in learn_to_judge(SMALL) if step.judge is not None]
    assert [step.round for step in steps] == [1, 2, 3, 3]
    assert steps[-1].lessons > steps[0].lessons > 100
    assert all(step.apart < np.log(3) for step in steps[1:])
    assert steps[-1].trial is not None
    won, low, high = steps[-1].trial
    assert 0 <= low <= won <= high <= 1


def test_the_same_seed_learns_the_same_whatever_the_jobs() -> None:
    course = Course(
        "mogul", ANY_NUMBER, {}, None, RESULTS, rounds=1, games=16, playouts=2, generations=1, trials=0, seed=9
    )
    assert list(learn_to_judge(course)) == list(learn_to_judge(course, jobs=2))


@pytest.mark.parametrize("name", list(games()))
def test_a_diary_says_how_everybody_stood_and_what_they_won(name: str) -> None:
    for players in info(name).players:
        mind = make_mind(open_game(name, players), THINKS)
        diary = ValueTrainingData(mind)
        for seed in range(2):
            diary.record_game(open_game(name, players), [], 0, 10, Rng(seed))
        rows = diary.ends[1]
        won = np.array(list(diary.won)).reshape(rows, players)
        assert won.sum(1) == pytest.approx(np.ones(rows))
        traits = np.array(list(diary.traits)).reshape(rows, players, int(mind.each))
        assert np.abs(traits).max() < 20


def test_a_net_says_in_play_what_it_said_when_it_learned() -> None:
    dice = np.random.default_rng(1)
    mind = make_mind(open_game("mogul", 4))
    size = int(mind.each)
    weights = [
        dice.normal(0, 1, (UNITS, size)),
        dice.normal(0, 1, UNITS),
        dice.normal(0, 1, UNITS),
        dice.normal(0, 1, size),
    ]
    traits = dice.normal(0, 1, (1, 4, size))
    for place, trait in enumerate(traits.ravel()):
        mind.traits[place] = float(trait)
    Net(size, UNITS, flat(weights)).judge(mind.traits, mind.chances)
    assert list(mind.chances) == pytest.approx(chances(weights, traits)[0])
