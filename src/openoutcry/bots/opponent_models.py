"""Learned models of how opponents that search answer, read from a game's `crowd.toml`. It has a small network for each
kind of question, the command that trained them, and the measured results."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from openoutcry.bots.search.net import Net

FILE = "crowd.toml"


class QuestionModel(msgspec.Struct, frozen=True):
    """The network that gives the probability of "yes" to one kind of question. `cues` is the number of its inputs."""

    cues: int
    units: int
    weights: list[float]


class OpponentModels(msgspec.Struct, frozen=True):
    """The content of `crowd.toml`."""

    answers: list[QuestionModel]


@cache
def opponent_models(package: str) -> list[Net] | None:
    """Return the networks of a game in the order of its questions, or None if it has none."""
    file = files(package) / FILE
    if not file.is_file():
        return None
    read = msgspec.convert(tomllib.loads(file.read_text("utf-8")), OpponentModels, strict=False)
    return [Net(one.cues, one.units, one.weights) for one in read.answers]
