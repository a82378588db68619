"""Learned networks of a game: the value network (`judge.toml`), and models of opponents that search (`crowd.toml`).

Both files also have the command that trained the networks, and the measured results.
"""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.net import Net

JUDGE_FILE = "judge.toml"


class ValueNetwork(msgspec.Struct, frozen=True):
    """The content of a game's `judge.toml`, a network that estimates every player's chance to win.

    `horizon` is the length of a playout before the network is used, in rounds or turns; `traits` the number of inputs
    per player; `units` the number of hidden units.
    """

    horizon: int
    traits: int
    units: int
    weights: list[float]


@cache
def value_network(package: str) -> ValueNetwork | None:
    """Return the value network of a game, given the name of its `bot` package, or None if it has none."""
    file = files(package) / JUDGE_FILE
    return (
        msgspec.convert(tomllib.loads(file.read_text("utf-8")), ValueNetwork, strict=False) if file.is_file() else None
    )


def use_value_network(mind: Mind[Any], judge: ValueNetwork | None, horizon: int | None = None) -> None:
    """Let a `Mind` evaluate playouts by a value network, after `horizon` rounds or turns; if it is None, after as many
    as in its training. Do nothing if `judge` is None."""
    if judge is not None:
        mind.trust(Net(judge.traits, judge.units, judge.weights), judge.horizon if horizon is None else horizon)


CROWD_FILE = "crowd.toml"


class QuestionModel(msgspec.Struct, frozen=True):
    """A network that gives the probability that an opponent answers "yes" to one kind of question. `cues` is the number
    of its inputs, `units` of its hidden units."""

    cues: int
    units: int
    weights: list[float]


class OpponentModels(msgspec.Struct, frozen=True):
    """The content of a game's `crowd.toml`: one network for each modelled question, which imitate how opponents that
    search answer."""

    answers: list[QuestionModel]


@cache
def opponent_models(package: str) -> list[Net] | None:
    """Return the networks that imitate opponents in a game, in the order of its questions, or None if it has none.
    `package` is the name of its `bot` package."""
    file = files(package) / CROWD_FILE
    if not file.is_file():
        return None
    read = msgspec.convert(tomllib.loads(file.read_text("utf-8")), OpponentModels, strict=False)
    return [Net(one.cues, one.units, one.weights) for one in read.answers]
