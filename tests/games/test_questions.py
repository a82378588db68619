"""What questions and answers are explained with is declared, key by key: the client's types are made from it."""

import ast
from pathlib import Path
from typing import Any, Literal, get_args, get_origin, get_type_hints

import pytest

from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import answer, pick
from openoutcry.engine.views import view
from openoutcry.games.catalogue import open_game
from tests.text.played import EVERYTHING

GAMES = Path(__file__).parents[2] / "src" / "openoutcry" / "games"
TABLES = [
    ("mogul", 4, {"credit": "before-auction"}),
    ("mogul", 5, {"credit": "own-turn"}),
    ("speculation-board", 3, {"side": "star"}),
    ("speculation-cards", 4, {}),
    ("stockpile", 4, {"board": "advanced"}),
    ("stockpile", 2, EVERYTHING),
    ("stockpile", 3, EVERYTHING | {"investors": "bidding"}),
    ("stockpile", 5, EVERYTHING),
]


def undeclared(figures: dict[str, Any], declared: type[Any]) -> dict[str, Any]:
    """The figures of which the type knows nothing, or something else."""
    types = get_type_hints(declared)
    return {key: value for key, value in figures.items() if key not in types or not is_a(value, types[key])}


def is_a(value: object, kind: Any) -> bool:
    return value in get_args(kind) if get_origin(kind) is Literal else type(value) is kind


@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_every_figure_is_declared_by_its_question(name: str, players: int, options: dict[str, str]) -> None:
    game = open_game(name, players, options)
    for seed in range(3):
        rng = Rng(seed)
        g = game.new()
        while g.options != 0:
            for seat in door.asked(g):
                question = game.questions[int(g.kind)]
                seen = view(g, seat, perfect=False) if seat >= 0 else g
                assert undeclared(game.question_args(seen, seat), question.asks_type) == {}, question.kind
                together = question.all_figures(seen, seat) if seat >= 0 else []
                assert len(together) == (len(question.words) if seat >= 0 else 0), question.kind
                for option, same in enumerate(together):
                    figures = game.option_args(seen, seat, option)
                    assert undeclared(figures, question.figures_type) == {}, (question.kind, question.words[option])
                    assert list(figures.items()) == list(same.items()), (question.kind, question.words[option])
            answer(g, pick(g, rng))


def test_a_figure_that_is_not_declared_would_be_found() -> None:
    declared = open_game("mogul", 4).questions[3].figures_type
    assert undeclared({"chips": 8, "points": 3}, declared) == {}
    assert undeclared({"chips": "8", "interest": 3}, declared) == {"chips": "8", "interest": 3}


def reckoned(file: Path) -> list[str]:
    """The constants of a file whose numbers are worked out from others."""
    lines = [line for line in ast.parse(file.read_text("utf-8")).body if isinstance(line, ast.AnnAssign)]
    return [ast.unparse(line) for line in lines if isinstance(line.value, ast.Name | ast.BinOp | ast.Attribute)]


def test_the_numbers_by_which_compiled_rules_ask_are_literals() -> None:
    """Any other constant of an interpreted file is looked up by its name: playouts were a sixth slower by it."""
    files = [*GAMES.glob("*/questions.py"), *GAMES.glob("*/questions/*.py")]
    assert len(files) > 3
    assert [line for file in files for line in reckoned(file)] == []
