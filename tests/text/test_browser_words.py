"""The browser says what the terminal says: the same games told, asked and answered by both, sentence by sentence."""

import json
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import hatch_build
from openoutcry.match.match import Match
from openoutcry.server.live.seat_view import choices_for
from openoutcry.text.catalogues import LANGUAGES
from openoutcry.text.prose import Prose
from tests.text.played import EVERYTHING, NAMES, moments

ROOT = Path(__file__).resolve().parents[2]
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("mogul", 4, {"credit": "own-turn"}),
    ("mogul", 3, {"credit": "before-auction"}),
    ("speculation-board", 3, {"side": "star"}),
    ("speculation-board", 6, {}),
    ("speculation-cards", 2, {"memory": "table"}),
    ("speculation-cards", 4, {"memory": "perfect"}),
    ("stockpile", 2, {"memory": "table"}),
    ("stockpile", 5, {"board": "advanced"}),
    ("stockpile", 2, EVERYTHING),
    ("stockpile", 3, EVERYTHING | {"investors": "bidding", "board": "advanced"}),
    ("stockpile", 5, EVERYTHING),
]
# Questions that the browser asks in its own words, since the table shows the rest.
OWN_WORDS = {("speculation-cards", "action"), ("stockpile", "sell"), ("stockpile", "collect")}


def asked(match: Match) -> Iterator[Any]:
    """What is asked now, as it travels, with what is shown to whoever is asked."""
    for seat in match.asked():
        view = match.view(seat)
        for choice in choices_for(match.game, view, match.choice(seat)):
            yield match.game.shown(view), choice


def table(game: str, players: int, options: dict[str, str]) -> tuple[Match, list[Any]]:
    """A game played at random to its end, with every question of it."""
    questions: list[Any] = []
    for match in moments(players, options, game_name=game):
        questions += asked(match)
    return match, questions


def told_to(match: Match, players: int) -> list[Any]:
    """Every event as each seat reads it, and as who only looks on does."""
    return [event for seat in range(-1, players) for _, event in match.log(seat)]


def by_terminal(lang: str, match: Match, players: int, questions: list[Any]) -> dict[str, Any]:
    prose = Prose(lang, match.game, NAMES[:players])
    return {
        "events": [prose.event(event) for event in told_to(match, players)],
        "moments": [
            {
                "ask": prose.ask(choice.kind, choice.args, shown),
                "options": [
                    prose.answer(choice.kind, option.words, option.args)
                    for option in choice.options
                    if option.rule is None
                ],
            }
            for shown, choice in questions
        ],
    }


def sent_to_browser(lang: str, match: Match, players: int, questions: list[Any]) -> Any:
    return msgspec.to_builtins(
        {
            "language": lang,
            "game": match.game.name,
            "names": NAMES[:players],
            "shown": match.game.shown(match.view(-1)),
            "events": told_to(match, players),
            "moments": [{"shown": shown, "choice": choice} for shown, choice in questions],
        }
    )


def by_browser(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    command, environment = hatch_build.npm_command()
    said = subprocess.run(
        [command[0], "web/tools/say.js"],
        cwd=ROOT,
        env=environment,
        input=json.dumps(tables),
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 0, said.stderr
    return json.loads(said.stdout)


def test_terminal_and_browser_say_every_sentence_alike():
    if not (ROOT / "node_modules").exists():
        pytest.skip("the packages of the web client are not installed")
    sent, expected = [], []
    for game, players, options in TABLES:
        match, questions = table(game, players, options)
        for lang in LANGUAGES:
            written = {
                "language": lang,
                "game": game,
                "names": NAMES[:players],
                "shown": match.game.shown(match.view(-1)),
            }
            written |= {"events": told_to(match, players)}
            written |= {"moments": [{"shown": shown, "choice": choice} for shown, choice in questions]}
            sent.append(msgspec.to_builtins(written))
            expected.append(by_terminal(lang, match, players, questions))
    differ = set()
    for there, here, table_sent in zip(by_browser(sent), expected, sent, strict=True):
        game = table_sent["game"]
        differ |= {(one, other) for one, other in zip(there["events"], here["events"], strict=True) if one != other}
        for one, other, moment in zip(there["moments"], here["moments"], table_sent["moments"], strict=True):
            kind = moment["choice"]["kind"]
            if (game, kind) not in OWN_WORDS and one["ask"] != other["ask"]:
                differ.add((one["ask"], other["ask"]))
            differ |= {(a, b) for a, b in zip(one["options"], other["options"], strict=True) if a != b}
    assert differ == set()
