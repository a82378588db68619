"""Games, positions and views as values."""

from __future__ import annotations

import copy
import pickle

import pytest

import openoutcry as oo
from openoutcry.engine.errors import BadOption, BadPlayers, IllegalChoice, NotAsked, UnknownSeat, UnreadableChoice

COPIES = [copy.copy, copy.deepcopy, lambda thing: pickle.loads(pickle.dumps(thing))]


def some_way_in(name: str, answers: int = 12) -> oo.Position:
    position = oo.open_game(name, players=3).new(seed=5)
    for _ in range(answers):
        position.play(position.legal()[-1])
    return position


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("name", oo.list_games())
def test_a_copy_of_a_position_is_equal_and_goes_on_alike(name, made):
    position = some_way_in(name)
    other = made(position)
    assert other == position
    assert other.playout() == position.playout()
    assert other.scores == position.scores


@pytest.mark.parametrize("name", oo.list_games())
def test_a_clone_is_apart(name):
    position = some_way_in(name)
    kept = position.clone()
    kept.play(kept.legal()[0])
    assert kept != position


@pytest.mark.parametrize("made", COPIES)
@pytest.mark.parametrize("name", oo.list_games())
def test_a_copy_of_a_view_is_equal_and_a_guess_has_that_view(name, made):
    view = some_way_in(name).view(1)
    other = made(view)
    assert other == view
    assert oo.guess(view.game, other, seed=3).view(1) == view


@pytest.mark.parametrize("made", COPIES)
def test_a_copy_of_a_game_is_equal(made):
    game = oo.open_game("stockpile", players=3, options={"bonds": "on"})
    assert made(game) == game
    assert hash(made(game)) == hash(game)
    assert game != oo.open_game("stockpile", players=3)
    assert repr(game) == "Game('stockpile', players=3, options={'bonds': 'on'})"


def test_two_seats_know_different_things():
    position = some_way_in("mogul")
    assert position.view(0) != position.view(1)
    assert position.view(0, memory=False).table["players"][1]["chips"] is None
    assert position.view(0, memory=False).table["players"][0]["chips"] is not None


def test_a_seed_deals_the_same_way_every_time():
    game = oo.open_game("stockpile", players=4)
    assert game.new(seed=3) == game.new(seed=3)
    assert len({repr(game.new(seed=seed).saved) for seed in range(5)}) > 1


def test_a_clone_with_a_seed_of_its_own_has_other_luck():
    position = oo.open_game("mogul", players=3).new(seed=1)
    assert len({repr(position.clone(seed=seed).playout().saved) for seed in range(8)}) > 1


def test_nature_can_be_answered_by_hand():
    position = oo.open_game("mogul", players=4).opening()
    assert position.chances() == {"player 1": 1, "player 2": 1, "player 3": 1, "player 4": 1}
    position.step("player 3")
    assert position.player == -1
    assert position.saved != oo.open_game("mogul", players=4).opening().saved
    with pytest.raises(NotAsked):
        oo.open_game("mogul", players=4).new().chances()


def test_whoever_stays_has_passed_over_the_credit():
    position = oo.open_game("mogul", players=4).new(seed=1)
    first = position.player
    position.play("leave")
    assert position.choice.kind == "auction"
    assert position.player == (first + 1) % 4


def test_nothing_is_passed_over_for_words_that_answer_nothing():
    position = oo.open_game("mogul", players=4).new(seed=1)
    before = position.clone()
    with pytest.raises(UnreadableChoice, match="'jump' is no answer to 'credit'; say one of: pass, credit"):
        position.play("jump")
    assert position == before


def test_a_closed_answer_names_its_rule():
    position = oo.open_game("mogul", players=4).new(seed=1).play("leave").play("leave").play("leave")
    with pytest.raises(IllegalChoice):
        position.play(40)


def test_a_table_that_cannot_be_is_refused():
    with pytest.raises(BadPlayers):
        oo.open_game("mogul", players=9)
    with pytest.raises(BadOption):
        oo.open_game("mogul", players=4, options={"luck": "on"})
    with pytest.raises(UnknownSeat, match="there is no seat 4: the seats are 0 to 3"):
        oo.open_game("mogul", players=4).new().view(4)


def test_a_house_set_is_a_file_or_its_text(tmp_path):
    from openoutcry.games.datafile import printed_text

    text = printed_text("mogul")
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    assert oo.open_game("mogul", players=4, house_set=file) == oo.open_game("mogul", players=4, house_set=text)
    assert pickle.loads(pickle.dumps(oo.open_game("mogul", players=4, house_set=str(file)))).house_set == text


@pytest.mark.parametrize("name", oo.list_games())
def test_a_position_is_drawn_for_whoever_is_asked(name):
    position = some_way_in(name)
    assert "▶" in str(position)
    assert position._repr_html_().startswith("<pre")
    assert str(position.view(None)) != ""


def test_a_game_that_is_over_asks_nothing():
    position = oo.open_game("mogul", players=3).new(seed=1).playout()
    assert (position.over, position.player, position.choice, position.legal()) == (True, None, None, [])
    assert "over, scores=[" in repr(position)
    with pytest.raises(NotAsked):
        position.play("stay")


@pytest.mark.parametrize("name", oo.list_games())
def test_a_finished_position_says_who_has_won_and_what_everybody_gets(name):
    position = some_way_in(name)
    assert position.result is position.winners is position.standing is position.returns() is None
    position.playout()
    assert position.winners == position.result.winners != []
    assert position.scores == position.result.scores
    best = max(position.standing)
    assert position.winners == [seat for seat, row in enumerate(position.standing) if row == best]
    assert sum(position.returns()) == pytest.approx(0)
    assert position.returns("score") == position.scores
    with pytest.raises(BadOption, match="did you mean 'rank'"):
        position.returns("rang")


@pytest.mark.parametrize("name", oo.list_games())
def test_every_game_has_a_small_house_set(name):
    game = oo.open_game(name, players=3, house_set="small")
    assert game.new(seed=1).playout().over
    assert game.engine.set_name.endswith(", small")
    assert oo.open_game(name, players=3, house_set=game.house_set) == game
    assert oo.check_laws(game, games=1).violations == []
    assert pickle.loads(pickle.dumps(game)) == game
