"""Value networks, read from a game's `judge.toml`. The file also has the command that trained the network, and the
measured results."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.net import Net

FILE = "judge.toml"


class ValueNetwork(msgspec.Struct, frozen=True):
    """The content of `judge.toml`: the horizon of the playouts, the number of inputs per player, the number of hidden
    units, and the weights."""

    horizon: int
    traits: int
    units: int
    weights: list[float]


@cache
def value_network(package: str) -> ValueNetwork | None:
    """Return the value network of a game, or None if it has none."""
    file = files(package) / FILE
    return (
        msgspec.convert(tomllib.loads(file.read_text("utf-8")), ValueNetwork, strict=False) if file.is_file() else None
    )


def use_value_network(mind: Mind[Any], judge: ValueNetwork | None, horizon: int | None = None) -> None:
    """Let a mind evaluate playouts by a network, after `horizon` ticks of the clock, by default as many as in its
    training. Do nothing if there is no network."""
    if judge is not None:
        mind.trust(Net(judge.traits, judge.units, judge.weights), judge.horizon if horizon is None else horizon)
