"""Everything that Mogul can say has its message, and no message of Mogul's says what cannot be."""

import ast
import re
from pathlib import Path
from typing import get_args

import pytest

from openoutcry.engine.laws import check
from openoutcry.games.catalogue import open_game, options
from openoutcry.games.mogul import rules
from openoutcry.games.mogul.events import MogulEvent
from openoutcry.games.mogul.game import PHASES
from openoutcry.text.catalogues import LANGUAGES, ids
from openoutcry.text.prose import Prose
from openoutcry.text.words import known, say
from tests.text.played import NAMES, moments

ROOT = Path(__file__).resolve().parents[2]
CHANCE = {"start", "deal", "reveal"}


def event_ids() -> set[str]:
    return {f"event-mogul-{event.__struct_config__.tag}" for event in get_args(MogulEvent)}


def option_ids() -> set[str]:
    found: set[str] = set()
    for players in (3, 4, 5, 6):
        for option in options("mogul", players):
            found |= {f"option-mogul-{option.name}", f"option-mogul-{option.name}-about"}
            found |= {f"option-mogul-{option.name}-{value}" for value in option.values}
    return found


def question_ids() -> set[str]:
    asked = [question for question in open_game("mogul", 4).questions if question.kind not in CHANCE]
    words = {word.split()[0] for question in asked for word in question.words}
    found = {f"{family}-mogul-{question.kind}" for question in asked for family in ("ask", "turn")}
    return found | {f"{family}-mogul-{word}" for word in words for family in ("choice", "word")}


def rule_ids() -> set[str]:
    """Every text that a `why_not` of the rules can return."""
    tree = ast.parse(Path(rules.__file__).with_suffix("").with_suffix(".py").read_text("utf-8"))
    found: set[str] = set()
    for function in ast.walk(tree):
        if isinstance(function, ast.FunctionDef) and function.name == "why_not":
            returned = [node for node in ast.walk(function) if isinstance(node, ast.Return)]
            texts = [node for one in returned for node in ast.walk(one) if isinstance(node, ast.Constant)]
            found |= {f"rule-mogul-{text.value}" for text in texts if isinstance(text.value, str)}
    return found


def colour_ids() -> set[str]:
    return {
        f"colour-mogul-{company.colour}"
        for company in open_game("mogul", 3).shown(open_game("mogul", 3).new()).companies
    }


def needed() -> set[str]:
    phases = {f"phase-mogul-{phase}" for phase in [*PHASES, "over"]}
    named = {"game-mogul", "game-mogul-about", "game-mogul-time", "end-mogul-crash"}
    return event_ids() | option_ids() | question_ids() | rule_ids() | colour_ids() | phases | named


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_has_its_message(lang: str):
    assert {message for message in needed() if not known(lang, message)} == set()


def test_the_rules_are_found():
    assert "rule-mogul-no-chips" in rule_ids()


def test_no_message_is_there_for_nothing():
    """Parts of the table are named where they are drawn, in Python or in TypeScript; help is read out as a whole."""
    sources = [*ROOT.glob("src/openoutcry/**/*.py"), *ROOT.glob("web/src/**/*.svelte"), *ROOT.glob("web/src/**/*.ts")]
    written = "\n".join(file.read_text("utf-8") for file in sources)
    spare = set(ids("en", "mogul")) - needed()
    unused = {message for message in spare if not message.startswith("help-") and message not in written}
    assert {message for message in unused if not re.search(r"part-mogul-(points|chips|covered)$", message)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_and_asked(lang: str):
    """Every event, question, answer and turn of games with both ways of taking credit."""
    for credit in ("before-auction", "own-turn"):
        for match in moments(4, {"credit": credit}):
            prose = Prose(lang, match.game, NAMES)
            for seat in match.asked():
                choice = match.choice(seat)
                assert choice is not None
                assert prose.ask(choice.kind)
                for option, words in zip(choice.options, choice.words, strict=True):
                    args = match.game.option_args(match.view(seat), seat, option)
                    assert prose.answer(words, args)
                    assert prose.typed(words)
        assert all(prose.event(event) for _, event in match.log(0))
        assert prose.end("crash")


def test_every_event_is_met_by_the_laws_and_so_has_been_told():
    met = check(open_game("mogul", 4), games=3, seed=1).met
    happened = {name.removeprefix("event ") for name in met if name.startswith("event ")}
    assert happened <= {event.__name__ for event in get_args(MogulEvent)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_typed_with_different_words(lang: str):
    game = open_game("mogul", 4)
    for question in game.questions:
        if question.kind not in CHANCE:
            typed = [Prose(lang, game, NAMES).typed(word) for word in question.words]
            assert len(set(typed)) == len(typed)


def test_a_name_that_is_missing_is_said_to_be():
    assert say("fr", "turn-mogul-credit", name="Ann") == "Ann peut prendre un crédit avant l’enchère."
