"""The judges that were learned: `judge.toml` of a game holds the weights of a small network, with the command that made
them and what it measured."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import msgspec

from openoutcry.bots.search.mind import Mind
from openoutcry.bots.search.net import Net

FILE = "judge.toml"


class ValueNetwork(msgspec.Struct, frozen=True):
    """A judge as it is written: after how many ticks of the clock it is asked, what it looks at, and its weights."""

    horizon: int
    traits: int
    units: int
    weights: list[float]


@cache
def value_network(package: str) -> ValueNetwork | None:
    """The judge of a game, if it has one."""
    file = files(package) / FILE
    return (
        msgspec.convert(tomllib.loads(file.read_text("utf-8")), ValueNetwork, strict=False) if file.is_file() else None
    )


def use_value_network(mind: Mind[Any], judge: ValueNetwork | None, horizon: int | None = None) -> None:
    """Let a mind judge by what was learned, after as many ticks of the clock as while it learned, or after others."""
    if judge is not None:
        mind.trust(Net(judge.traits, judge.units, judge.weights), judge.horizon if horizon is None else horizon)
