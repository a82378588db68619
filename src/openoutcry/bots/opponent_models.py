"""How people who think bid, as it was learned from them: `crowd.toml` of a game holds a small network for each
question, with what made them and what it measured."""

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from openoutcry.bots.search.net import Net

FILE = "crowd.toml"


class QuestionModel(msgspec.Struct, frozen=True):
    """How likely the crowd says yes to a question: the weights of a network that looks at the `cues`."""

    cues: int
    units: int
    weights: list[float]


class OpponentModels(msgspec.Struct, frozen=True):
    """The networks, as they are written."""

    answers: list[QuestionModel]


@cache
def opponent_models(package: str) -> list[Net] | None:
    """The networks of a game in the order of its questions, if it has them."""
    file = files(package) / FILE
    if not file.is_file():
        return None
    read = msgspec.convert(tomllib.loads(file.read_text("utf-8")), OpponentModels, strict=False)
    return [Net(one.cues, one.units, one.weights) for one in read.answers]
