"""Refusals in words, and the exit codes that go with them."""

from typing import Any

from typer.main import get_command

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.language import language
from openoutcry.cli.manual import COMMANDS, usage
from openoutcry.engine.errors import BadOption, BadPlayers, IllegalChoice, OpenOutcryError, UnknownGame
from openoutcry.match.errors import BadHeader
from openoutcry.text.terminal.lines import printable
from openoutcry.text.words import known, say

WRONG_USAGE_CODES = {
    "unknown-bot",
    "bad-effort",
    "game-not-loaded",
    "box-none",
    "bot-not-loaded",
    "bot-not-made",
    "bot-without-act",
    "bot-no-command",
    "bot-no-program",
    "bot-of-record",
    "bots-do-not-fit",
    "bad-ending",
    "compare-measure",
    "bad-cluster",
    "change-form",
    "change-kind",
    "change-many",
    "change-place",
    "change-range",
}


def in_words(lang: str, problem: OpenOutcryError) -> str:
    """What was refused and why, in the language that is spoken."""
    return "\n".join(printable(line) for line in _told(lang, problem).split("\n"))


def did_you_mean(lang: str, word: str) -> str:
    """The question whether this word was meant, after a blank; nothing where none was near."""
    return f" {say(lang, 'did-you-mean', word=word)}" if word else ""


def how_to_call(words: list[str]) -> str:
    """How the command on this line is called, and where to read on."""
    name = words[0] if words and words[0] in COMMANDS else ""
    from openoutcry.cli.app import app

    group: Any = get_command(app)
    called = usage(group.commands[name] if name else None)
    return f"{called}\n{say(language(), 'usage-see-help', command=f'openoutcry {name}'.strip())}"


def _told(lang: str, problem: OpenOutcryError) -> str:
    said = f"{_refused(lang, problem)}{did_you_mean(lang, str(problem.args_shown.get('near', '')))}"
    return f"{said} {say(lang, 'told-by', **problem.args_shown)}" if "told_by" in problem.args_shown else said


def _refused(lang: str, problem: OpenOutcryError) -> str:
    if isinstance(problem, IllegalChoice):
        rule = problem.rule if known(lang, problem.rule) else "rule-closed"  # a game of others may have no words for it
        return say(lang, rule, **problem.args_shown)
    if isinstance(problem, BadHeader):
        return say(lang, "record-header", problem=say(lang, problem.code, **problem.args_shown))
    return say(lang, problem.code, **problem.args_shown) if known(lang, problem.code) else str(problem)


def exit_code(problem: OpenOutcryError) -> int:
    """1 for what was refused, false or failed; 2 for a wrong command line."""
    if isinstance(problem, WrongUsage | UnknownGame | BadPlayers | BadOption):
        return 2
    return 2 if problem.code in WRONG_USAGE_CODES else 1
