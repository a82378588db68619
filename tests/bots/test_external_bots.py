"""Bring your own bot: by its class, by module:Class, or by an entry point; its mistakes are told as its own."""

from __future__ import annotations

import pickle

import pytest

import openoutcry as oo
from openoutcry.bots import BadBot, BotFailed, UnknownBot

HERE = "tests.server.guest_bots"
GAME = oo.open_game("mogul", players=3)


class Counting:
    """Remembers how often it was asked, and what it was made with."""

    def __init__(self, seed, game, nerve=0.5):
        self.made_with = (game.name, isinstance(seed, int), nerve)
        self.asked = 0

    def act(self, view, choice, deadline):
        self.asked += 1
        assert view.players[choice.player].chips >= 0
        return choice.options[-1]


class Picky:
    def __init__(self, strength):
        self.strength = strength

    def act(self, view, choice, deadline):
        return 0


def ended(*seats) -> oo.Match:
    match = oo.Match(GAME, seats=seats, seed=1)
    match.go_on()
    return match


def test_a_class_a_name_and_a_bot_sit_at_a_table():
    from tests.server.guest_bots import First

    assert ended(First, "random", "random").scores == ended(f"{HERE}:First", "random", "random").scores
    assert ended(First(), "random", "random").scores == ended(First, "random", "random").scores


def test_a_class_gets_the_game_and_a_seed_if_it_asks_for_them():
    bot = Counting(1, GAME)
    match = ended(bot, "random", "random")
    assert bot.asked > 5
    assert ended(Counting, "random", "random").scores == match.scores
    assert bot.made_with == ("mogul", True, 0.5)


def test_a_match_with_a_guest_can_be_pickled():
    match = oo.Match(GAME, seats=["me", Counting, "broker"], seed=1)
    match.play("stay")
    assert pickle.loads(pickle.dumps(match)) == match


def test_a_bot_that_raises_is_told_of_and_the_match_stands():
    match = oo.Match(GAME, seats=[f"{HERE}:Broken", "random", "random"], seed=1)
    with pytest.raises(BotFailed, match=r"guest_bots:Broken failed at '\w+': ZeroDivisionError: no luck") as caught:
        match.go_on()
    assert isinstance(caught.value.__cause__, ZeroDivisionError)
    assert match.asked == [0]


@pytest.mark.parametrize("answer", ["dance", 7, None, True, 0.0, [0]])
def test_an_answer_that_was_not_offered_is_told_of(answer):
    class Wrong:
        def act(self, view, choice, deadline):
            choice.options.append(7)
            return answer

    with pytest.raises(BotFailed, match=r"answered .* to 'credit'; open are \[0, 1\], in words: pass, credit"):
        ended(Wrong, "random", "random")


@pytest.mark.parametrize(
    ("wish", "error", "said"),
    [
        ("genius", UnknownBot, "there is no bot 'genius'; there are: random, novice, broker"),
        ("no_such_module:Bot", UnknownBot, "ModuleNotFoundError"),
        (f"{HERE}:NoSuchBot", UnknownBot, "AttributeError"),
        (f"{HERE}:", UnknownBot, "cannot be loaded"),
        ("math:pi", BadBot, r"is no bot: a bot is a class with act\(view, choice, deadline\)"),
        (Picky, BadBot, "strength"),
        (42, BadBot, "is no bot"),
    ],
)
def test_what_is_no_bot_is_refused(wish, error, said):
    with pytest.raises(error, match=said):
        oo.Match(GAME, seats=[wish, "random", "random"])


def test_an_entry_point_names_a_bot(tmp_path, monkeypatch):
    package = tmp_path / "sharks-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: sharks\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text(f"[openoutcry.bots]\nshark = {HERE}:First\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert ended("shark", "random", "random").scores == ended(f"{HERE}:First", "random", "random").scores
    rows = oo.simulate(GAME, ["shark", "random", "random"], games=2)
    assert rows[0].bot == "shark"


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_guest_plays_in_simulations(jobs):
    rows = oo.simulate(GAME, [f"{HERE}:First", "random", "random"], games=30, seed=2, jobs=jobs)
    assert rows == oo.simulate(GAME, [f"{HERE}:First", "random", "random"], games=30, seed=2)
    assert rows[0].bot == f"{HERE}:First"
