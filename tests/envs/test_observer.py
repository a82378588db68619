"""A net sits down as a bot by the public API alone."""

from typing import Any

import numpy as np
import pytest

import openoutcry as oo
from openoutcry.engine.observation import observed
from openoutcry.games.catalogue import info

GAMES = [*((name, {}) for name in oo.list_games()), ("stockpile", dict.fromkeys(info("stockpile").modules, "on"))]


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_a_view_is_observed_as_environments_show_the_table(name: str, options: dict[str, str]) -> None:
    game = oo.open_game(name, players=3, options=options)
    observer = oo.Observer(game)
    position, dice = game.new(seed=3), np.random.default_rng(1)
    while not position.over:
        choice = position.choice
        assert choice is not None
        expected = observed(game.engine, position.state, choice.player)
        assert observer.observation(position.view(choice.player)).tolist() == expected
        mask = observer.mask(choice)
        assert mask.sum() == len(choice.options)
        action = int(dice.choice(mask.nonzero()[0]))
        position.play(observer.option(choice, action))


class NetBot:
    """Plays as a net would, and keeps what it saw."""

    seen: list[Any] = []  # noqa: RUF012

    def __init__(self, game: Any, seed: int) -> None:
        self.observer = oo.Observer(game)

    def act(self, view: Any, choice: Any, deadline: float | None) -> int:
        """The last action that is open."""
        self.seen.append(self.observer.observation(view, choice.player))
        return self.observer.option(choice, int(self.observer.mask(choice).nonzero()[0][-1]))


def test_a_net_plays_in_the_arena() -> None:
    found = oo.arena(oo.open_game("mogul", players=3), [NetBot, "random", "random"], games=6)
    assert len(found.to_dicts()) == 2
    assert {row.shape for row in NetBot.seen} == {(65,)}


def test_what_cannot_be_observed_or_answered_is_said() -> None:
    game = oo.open_game("mogul", players=3)
    observer, match = oo.Observer(game), oo.Match(game, seed=1)
    with pytest.raises(oo.OpenOutcryError, match="a seat from 0 to 2, not of None"):
        observer.observation(match.view(None))
    with pytest.raises(oo.OpenOutcryError, match="action 0 is not open to 'credit'; open are: "):
        observer.option(match.choice, 0)
