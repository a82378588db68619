"""Everything that a game can say has its message, and no message of a game's says what cannot be."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from openoutcry.engine.laws import check
from openoutcry.games.catalogue import info, open_game, options
from openoutcry.games.mogul.events import MogulEvent
from openoutcry.games.packages import house
from openoutcry.games.speculation_board import game as board
from openoutcry.games.speculation_board.events import SpeculationBoardEvent
from openoutcry.games.speculation_cards import game as cards
from openoutcry.games.speculation_cards.events import SpeculationCardsEvent
from openoutcry.games.stockpile import components as stockpile
from openoutcry.games.stockpile.events import StockpileEvent
from openoutcry.games.stockpile.nouns import slug
from openoutcry.text.catalogues import LANGUAGES, choice_id, ids, message_ids_about
from openoutcry.text.prose import Prose
from openoutcry.text.words import BROWSER_ONLY, known, say
from tests.client_sources import client_sources
from tests.text.played import EVERYTHING, NAMES, moments

ROOT = Path(__file__).resolve().parents[2]
EVENTS: dict[str, Any] = {
    "mogul": MogulEvent,
    "speculation-board": SpeculationBoardEvent,
    "speculation-cards": SpeculationCardsEvent,
    "stockpile": StockpileEvent,
}
ENDS = {
    "mogul": ["crash"],
    "speculation-board": ["end reached"],
    "speculation-cards": cards.ENDS[1:],
    "stockpile": ["last round"],
}
# What NATURE answers, which nobody is asked.
CHANCE = {
    "mogul": {"start", "deal", "reveal"},
    "speculation-board": {"start", "deal", "draw", "action-tile", "movement-tile"},
    "speculation-cards": {"start", "turn-up", "draw"},
    "stockpile": {"start", "starter", "company", "forecast", "flip", "draw"}
    | {"roll", "draw-commerce", "deal-strategy", "deal-investor"},
}
TABLES = [
    ("mogul", 4, {"credit": "before-auction"}),
    ("mogul", 4, {"credit": "own-turn"}),
    ("speculation-board", 3, {"side": "star"}),
    ("speculation-board", 6, {}),
    ("speculation-cards", 2, {"memory": "table"}),
    ("speculation-cards", 4, {"memory": "perfect"}),
    ("stockpile", 2, {"memory": "table"}),
    ("stockpile", 5, {"board": "advanced", "memory": "perfect"}),
    ("stockpile", 2, EVERYTHING),
    ("stockpile", 3, EVERYTHING | {"investors": "bidding", "board": "advanced"}),
    ("stockpile", 5, EVERYTHING),
]


def event_ids(game: str) -> set[str]:
    return {f"event-{game}-{event.__struct_config__.tag}" for event in get_args(EVENTS[game])}


def option_ids(game: str) -> set[str]:
    found: set[str] = set()
    for players in info(game).players:
        for option in options(game, players):
            found |= {f"option-{game}-{option.name}", f"option-{game}-{option.name}-about"}
            found |= {f"option-{game}-{option.name}-{value}" for value in option.values}
    return found


def question_ids(game: str) -> set[str]:
    asked = [question for question in opened(game).questions if question.kind not in CHANCE[game]]
    found = {f"{family}-{game}-{question.kind}" for question in asked for family in ("ask", "turn")}
    choices = {choice_id(game, question.kind, words) for question in asked for words in question.words}
    groups = {choice.replace("choice-", family, 1) for choice in choices for family in ("group-", "note-")}
    verbs = {words.split()[0] for question in asked for words in question.words if words not in named_alone(game)}
    return found | choices | {one for one in groups if known("en", one)} | {f"word-{game}-{verb}" for verb in verbs}


def named_alone(game: str) -> set[str]:
    """Answers without a verb: names, which are typed as they are or in the words of the box."""
    if game != "stockpile":
        return set()
    companies = {company.name.lower() for company in opened(game).shown(opened(game).new()).companies}
    box = opened(game).box
    return companies | {*stockpile.COMMODITIES, *stockpile.FORECASTS, *(name.lower() for name in box.strategies)}


def phases(game: str) -> list[str]:
    return stockpile.PHASES if game == "stockpile" else [question.phase for question in opened(game).questions]


def rule_ids(game: str) -> set[str]:
    """Every text that a `why_not`, or a function named after it, can return, and the one reason of other questions."""
    found: set[str] = set()
    for file in (ROOT / "src/openoutcry/games" / game.replace("-", "_")).rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            reasons: list[ast.AST] = []
            if isinstance(node, ast.FunctionDef) and node.name.startswith("why_not"):
                reasons += [inner for inner in ast.walk(node) if isinstance(inner, ast.Return)]
            elif isinstance(node, ast.keyword) and node.arg == "closed":
                reasons.append(node.value)
            texts = [text for one in reasons for text in ast.walk(one) if isinstance(text, ast.Constant)]
            found |= {f"rule-{game}-{text.value}" for text in texts if isinstance(text.value, str)}
    return found | (
        {f"rule-{game}-not-offered"} if game == "stockpile" else set()
    )  # where a question gives no other reason


def thing_ids(game: str) -> set[str]:
    """Colours of companies, suits, tiles, cards: what the box names by a word of its own."""
    shown = msgspec.to_builtins(opened(game).shown(opened(game).new()))
    found = {f"colour-{game}-{company['colour']}" for company in shown.get("companies", [])}
    if game == "speculation-board":
        found |= {f"tile-{game}-{action}" for action in board.rules.ACTIONS}
    if game == "stockpile":
        found |= {f"card-{game}-{card}" for card in ("boom", "bust", "fee", "tax", "first-player")}
        found |= {f"commodity-{game}-{slug(commodity)}" for commodity in stockpile.COMMODITIES}
        found |= card_ids() | {f"by-{game}"}
    return found | {f"{family}-{game}-{suit}" for suit in shown.get("suits", []) for family in ("suit", "count")}


def card_ids() -> set[str]:
    """What Stockpile's investors can do and its strategy cards are called and do, and what of them is ours."""
    game = open_game("stockpile", 4, EVERYTHING)
    shown = game.shown(game.new())
    found = {f"ability-stockpile-{slug(one.name)}" for one in shown.investors}
    for card in shown.strategies:
        families = ("strategy", "effect", "reconstructed") if card.reconstructed else ("strategy", "effect")
        found |= {f"{family}-stockpile-{slug(card.name)}" for family in families}
    return found | {"reconstructed-stockpile-investor"}


@cache
def opened(game: str) -> Any:
    return open_game(game, 4)


@cache
def needed(game: str) -> set[str]:
    named = {f"game-{game}", f"game-{game}-about", f"game-{game}-time"}
    named |= {f"phase-{game}-{phase}" for phase in [*phases(game), "over"]}
    named |= {f"end-{game}-{end.replace(' ', '-')}" for end in ENDS[game]}
    asked = event_ids(game) | option_ids(game) | question_ids(game) | rule_ids(game) | thing_ids(game)
    return named | asked


@pytest.mark.parametrize("game", house())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_that_can_be_said_has_its_message(lang: str, game: str):
    assert {message for message in needed(game) if not known(lang, message)} == set()


@pytest.mark.parametrize(
    ("game", "rule"),
    [
        ("mogul", "no-chips"),
        ("speculation-board", "not-both-ways"),
        ("speculation-board", "not-in-hand"),
        ("speculation-cards", "deck-too-low"),
        ("stockpile", "one-up-one-down"),
        ("stockpile", "not-so-many-shares"),
        ("stockpile", "no-bonds-left"),
        ("stockpile", "not-with-this-card"),
    ],
)
def test_the_rules_are_found(game: str, rule: str):
    assert f"rule-{game}-{rule}" in rule_ids(game)


@pytest.mark.parametrize("game", house())
def test_no_message_is_there_for_nothing(game: str):
    """Parts of the table are named where they are drawn, in Python or in TypeScript; help is read out as a whole."""
    sources = [*ROOT.glob("src/openoutcry/**/*.py"), *client_sources()]
    written = "\n".join(file.read_text("utf-8") for file in sources)
    named = set(re.findall(r"[a-z][\w-]+", written))
    elsewhere = {one for end in (*BROWSER_ONLY, "-about", "-coach") for one in ids("en", f"{game}{end}")}
    spare = message_ids_about(game) - elsewhere - needed(game)
    typed = {
        f"word-{game}-{word}"
        for question in opened(game).questions
        for words in question.words
        for word in words.split()
    }
    faces = {f"word-{game}-face-{side}" for side in ("up", "down")}
    spare -= typed | faces
    unused = {message for message in spare if not message.startswith("help-") and message not in named}
    # The terminal's drawing may say several parts by name: `f"part-mogul-{part}"`.
    folder = ROOT / "src/openoutcry/games" / game.replace("-", "_")
    drawings = [*folder.glob("terminal.py"), *folder.glob("terminal/*.py")]
    drawing = "\n".join(file.read_text("utf-8") for file in drawings)
    assert {
        one for one in unused if not re.search(rf"""["']{one.removeprefix(f"part-{game}-")}["']""", drawing)
    } == set()


@pytest.mark.parametrize(("game", "players", "settings"), TABLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told_and_asked(lang: str, game: str, players: int, settings: dict[str, str]):
    """Every event, question, answer and turn."""
    for match in moments(players, settings, game_name=game):
        prose = Prose(lang, match.game, NAMES)
        for seat in match.asked():
            choice = match.choice(seat)
            assert choice is not None
            view = match.view(seat)
            assert prose.ask(choice.kind, match.game.question_args(view, seat), match.game.shown(view))
            assert say(lang, f"turn-{game}-{choice.kind}", name="Ann", pot=1, company="A", border="B")
            for option, words in zip(choice.options, choice.words, strict=True):
                args = match.game.option_args(view, seat, option)
                assert prose.answer(choice.kind, words, args)
                prose.group(choice.kind, words, args)
                prose.note(choice.kind, words, args)
                assert prose.typed(words)
    for seat in range(-1, players):
        assert all(prose.event(event) for _, event in match.log(seat))
    result = match.result()
    assert result is not None
    assert prose.end(result.end)
    assert prose.score(result.scores[0])


@pytest.mark.parametrize("game", house())
def test_every_event_is_met_by_the_laws_and_so_has_been_told(game: str):
    met = check(opened(game), games=3, seed=1).met
    happened = {name.removeprefix("event ") for name in met if name.startswith("event ")}
    assert happened <= {event.__name__ for event in get_args(EVENTS[game])}


@pytest.mark.parametrize("game", house())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_answers_are_typed_with_different_words(lang: str, game: str):
    prose = Prose(lang, opened(game), NAMES)
    for question in opened(game).questions:
        if question.kind not in CHANCE[game]:
            typed = [prose.typed(word) for word in question.words]
            assert len(set(typed)) == len(typed)


@pytest.mark.parametrize(
    ("game", "words", "typed"),
    [
        ("mogul", "sell 2", "vendre 2"),
        ("speculation-board", "sell show manager", "vendre show manager"),
        ("speculation-board", "buy nothing", "acheter rien"),
        ("speculation-board", "play bank holiday", "jouer vacances de la banque"),
        ("speculation-cards", "take 1", "prendre 1"),
        ("speculation-cards", "draw", "piocher"),
        ("speculation-cards", "discard 4 of spades", "défausser 4 de pique"),
        ("speculation-cards", "keep joker", "garder joker"),
        ("stockpile", "first up 3", "première visible 3"),
        ("stockpile", "second down 1", "seconde cachée 1"),
        ("stockpile", "bid 2 10", "miser 2 10"),
        ("stockpile", "bust epic electric", "plongeon epic electric"),
        ("stockpile", "sell epic electric", "vendre epic electric"),
        ("stockpile", "sell split epic electric", "vendre fractionnée epic electric"),
        ("stockpile", "turn back epic electric", "céder moitié epic electric"),
        ("stockpile", "done", "fini"),
        ("stockpile", "epic electric", "epic electric"),
        ("stockpile", "up epic electric", "monter epic electric"),
        ("stockpile", "natural gas", "gaz naturel"),
        ("stockpile", "second and fourth", "seconde et quatrième"),
        ("stockpile", "use first", "capacité première"),
        ("stockpile", "short half epic electric", "découvert moitié epic electric"),
    ],
)
def test_french_answers_are_typed_in_french(game: str, words: str, typed: str):
    assert Prose("fr", opened(game), NAMES).typed(words) == typed
    assert Prose("en", opened(game), NAMES).typed(words) == words


def test_a_strategy_is_typed_by_its_title():
    game = open_game("stockpile", 4, EVERYTHING)
    assert Prose("fr", game, NAMES).typed("play tax haven") == "jouer paradis fiscal"
    assert Prose("en", game, NAMES).typed("play tax haven") == "play tax haven"


def test_a_name_that_is_missing_is_said_to_be():
    assert say("fr", "turn-mogul-credit", name="Ann") == "Ann peut prendre un crédit avant l’enchère."
