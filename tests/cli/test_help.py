"""Help: quick, complete, and in both languages."""

import subprocess
import sys
from typing import Any

import pytest
from typer.main import get_command

from openoutcry.cli.app import app
from openoutcry.cli.manual import COMMANDS, option_message
from openoutcry.text.catalogues import LANGUAGES, ids, plain
from tests.cli.conftest import Run

HEAVY = {"rich", "fluent", "babel", "msgspec", "polars", "litestar", "sqlalchemy"}
HEAVY |= {"openoutcry.engine.kernel", "openoutcry.games"}


COMMAND_GROUP: Any = get_command(app)
ACTIONS: dict[str, dict[str, Any]] = {name: getattr(COMMAND_GROUP.commands[name], "commands", {}) for name in COMMANDS}


def opts(param: Any) -> str:
    return str(max(param.opts, key=len)).lstrip("-")


def test_the_first_page_names_every_command(openoutcry: Run):
    page = openoutcry("--help")
    assert page.returncode == 0
    assert [line.split()[0] for line in page.stdout.split("Commands\n")[1].splitlines()[: len(COMMANDS)]]
    assert all(f"\n  {command} " in page.stdout for command in COMMANDS)
    assert "openoutcry play mogul" in page.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(call: Run, command: str, lang: str):
    page = call(command, "--help", "--lang", lang)
    words = plain(lang, "manual")
    assert page.returncode == 0
    assert page.stdout.startswith(words[f"manual-{command}"][:60])
    assert words["manual-examples-heading"] in page.stdout
    assert words["manual-help"] in page.stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("group", "action"), [(group, action) for group in ACTIONS for action in ACTIONS[group]])
def test_every_action_of_a_group_explains_itself(call: Run, group: str, action: str, lang: str):
    words = plain(lang, "manual")
    assert words[f"manual-{group}-{action}"] in call(group, "--help", "--lang", lang).stdout
    page = call(group, action, "--help", "--lang", lang).stdout
    assert page.startswith(words[f"manual-{group}-{action}"])
    assert f"openoutcry {group} {action}" in page.split(words["manual-examples-heading"])[1]


def test_every_option_is_explained_and_nothing_else():
    used = {"manual", "manual-more", "manual-examples"}
    assert set(COMMAND_GROUP.commands) == set(COMMANDS)
    for name, command in COMMAND_GROUP.commands.items():
        used |= {f"manual-{name}{part}" for part in ("", "-more", "-examples")}
        for path, one in [(name, command), *((f"{name}-{it}", one) for it, one in ACTIONS.get(name, {}).items())]:
            used |= {f"manual-{path}", f"manual-{path}-more"}
            used |= {option_message(path, opts(param)) for param in one.params if param.name != "help"}
    fixed = {
        f"manual-{word}"
        for word in ("usage", "commands", "options", "examples-heading", "default", "help", "version", "lang")
    }
    spare = set(ids("en", "manual")) - used - fixed
    assert {message for message in spare if not message.startswith(("manual-value-", "manual-usage-"))} == set()
    assert used <= set(ids("en", "manual"))


@pytest.mark.parametrize("asked", ["--version", "--help"])
def test_version_and_help_load_no_engine_and_no_typer(asked: str):
    program = f"import sys; from openoutcry.cli.run import run; run([{asked!r}]); print(*sys.modules, file=sys.stderr)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    loaded = set(done.stderr.split())
    assert loaded & (HEAVY | {"typer"}) == set()
    assert {name for name in loaded if name.startswith("openoutcry.engine.")} == {"openoutcry.engine.errors"}


def test_help_loads_nothing_heavy():
    program = (
        "import sys; from openoutcry.cli.run import run; run(['play', '--help']);"
        f"print(sorted(set(sys.modules) & {HEAVY!r}), file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stderr.strip() == "[]"


def test_the_language_is_that_of_the_environment_unless_asked(openoutcry: Run):
    assert "Commandes" in openoutcry("--help", LANG="fr_FR.UTF-8").stdout
    assert "Commands" in openoutcry("--help", "--lang=en", LANG="fr_FR.UTF-8").stdout
    assert "Commandes" in openoutcry("--lang", "fr", "--help").stdout


def test_the_version(openoutcry: Run):
    assert openoutcry("--version").stdout.startswith("openoutcry 0.")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], ""),
        (["dance"], "There is no command “dance”"),
        (["play", "--dance"], "There is no option --dance"),
        (["play", "mogul", "chess"], "“chess” is too much"),
        (["simulate"], "GAME is missing"),
        (["play"], "GAME is missing"),
        (["verify"], "RECORD is missing"),
        (["play", "mogul", "--players"], "--players needs a value"),
        (["games", "--lang", "de"], "--lang is en or fr, not “de”"),
        (["games", "--lang"], "--lang is en or fr, not “”"),
    ],
)
def test_a_wrong_command_line_is_refused_with_two(call: Run, arguments: list[str], said: str):
    refused = call(*arguments)
    assert refused.returncode == 2
    assert said in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "meant"),
    [
        ("plya mogul", "play"),
        ("simulate stokpile", "stockpile"),
        ("play mogul --plaers 3", "--players"),
        ("games --lnag fr", "--lang"),
        ("play mogul --set credt=own-turn", "credit"),
        ("play mogul --set credit=own_turn", "own-turn"),
        ("simulate mogul --bots brokr", "broker"),
        ("completion bsh", "bash"),
    ],
)
def test_what_was_probably_meant_is_asked(call: Run, arguments: str, meant: str):
    refused = call(*arguments.split())
    assert refused.returncode == 2
    assert f" Did you mean “{meant}”?" in refused.stderr.splitlines()[0]
    french = call(*arguments.split(), "--lang", "fr").stderr
    assert f" Vouliez-vous dire «\u00a0{meant}\u00a0»\u00a0?" in french.splitlines()[0]


def test_a_wrong_call_shows_how_the_command_is_called(call: Run):
    assert call("simulate").stderr.splitlines()[1:] == [
        "Usage: openoutcry simulate GAME [OPTIONS]",
        "See: openoutcry simulate --help",
    ]
    assert call("play", "mogul", "--players", "many", "--lang", "fr").stderr.splitlines()[1:] == [
        "Usage: openoutcry play [JEU] [OPTIONS]",
        "Voir\u00a0: openoutcry play --help",
    ]
    assert call("dance").stderr.splitlines()[1:] == ["Usage: openoutcry COMMAND [OPTIONS]", "See: openoutcry --help"]


def test_refusals_are_in_french_too(call: Run):
    assert "Il n’y a pas de commande «\u00a0danse\u00a0»" in call("danse", "--lang", "fr").stderr
    assert "Il manque JEU." in call("simulate", "--lang", "fr").stderr
