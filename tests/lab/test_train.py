"""Learning from search: what a quick answer loses falls, and the same seed learns the same."""

import pytest

from openoutcry.bots.habits import HAND
from openoutcry.bots.search.training import PolicyTrainingData
from openoutcry.engine.chance import Rng
from openoutcry.games.catalogue import games, open_game
from openoutcry.lab.train import PLAY, SEARCH, Course, make_mind, opened, train, use

SMALL = Course("mogul", 3, {}, None, SEARCH, rounds=1, games=1, playouts=40, generations=12, trials=3, seed=5)


def test_a_quick_answer_loses_less_after_learning() -> None:
    steps = list(train(SMALL))
    assert [step.generation for step in steps] == [0, *range(1, 13), 12]
    assert steps[-1].loss < steps[0].loss
    assert steps[0].habits != steps[-1].habits
    assert steps[-1].trial is not None
    won, low, high = steps[-1].trial
    assert 0 <= low <= won <= high <= 1


def test_the_same_seed_learns_the_same_whatever_the_jobs() -> None:
    course = Course("mogul", 3, {}, None, SEARCH, rounds=2, games=2, playouts=10, generations=2, trials=0, seed=9)
    assert list(train(course)) == list(train(course, jobs=2))


def test_habits_can_be_learned_from_quick_games() -> None:
    course = Course("mogul", 3, {}, None, PLAY, rounds=1, games=60, playouts=1, generations=6, trials=0, seed=5)
    steps = list(train(course))
    assert [step.generation for step in steps] == [1, 2, 3, 4, 5, 6]
    assert steps[-1].loss < 2 / 3


@pytest.mark.parametrize("name", list(games()))
def test_lessons_know_what_each_answer_was_worth(name: str) -> None:
    """The best answer loses nothing, an answer that was not tried as much as the worst."""
    game = open_game(name, 3)
    mind = make_mind(game)
    from openoutcry.bots.search.flat import FlatSearch

    lessons = PolicyTrainingData()
    lessons.record_game(game, [FlatSearch(game, mind, 1, to_the_end=False)] * 3, 20, Rng(2))
    assert len(lessons.positions) == len(lessons.first) > 10
    for place in range(len(lessons.positions) - 1):
        begin, end = lessons.first[place], lessons.first[place + 1]
        tried = list(zip(lessons.options[begin:end], lessons.worth[begin:end], strict=True))
        best, worst = max(worth for _, worth in tried), min(worth for _, worth in tried)
        assert [lessons.loss(place, option) for option, _ in tried] == [best - worth for _, worth in tried]
        assert lessons.loss(place, 63) == pytest.approx(best - worst)


def test_a_mind_plays_by_the_habits_it_is_given() -> None:
    game = opened(SMALL)
    mind = make_mind(game)
    use(mind, [float(place) for place in range(len(mind.names))])
    assert list(mind.habits) == [float(place) for place in range(len(mind.names))]
    assert list(mind.views) == list(type(mind)(game, HAND).habits)
