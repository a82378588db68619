"""Help: quick, complete, and in both languages."""

import os
import subprocess
import sys

import pytest

from openoutcry.cli.app import app
from openoutcry.cli.manual import option_message
from openoutcry.text.catalogues import LANGUAGES, ids, plain
from tests.cli.conftest import Run

COMMANDS = ["games", "play", "serve", "simulate", "replay", "verify", "check", "bench"]
HEAVY = {"rich", "fluent", "babel", "msgspec", "polars", "joblib", "litestar", "sqlalchemy", "openoutcry.engine.kernel"}


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


def test_every_option_is_explained_and_nothing_else():
    import typer

    used = {"manual", "manual-more", "manual-examples"}
    group = typer.main.get_command(app)
    for command in group.commands.values():  # type: ignore[attr-defined]
        used |= {f"manual-{command.name}{part}" for part in ("", "-more", "-examples")}
        for param in command.params:
            if param.name != "help":
                used.add(option_message(command.name, max(param.opts, key=len).lstrip("-")))
    fixed = {
        f"manual-{word}"
        for word in ("usage", "commands", "options", "examples-heading", "default", "help", "version", "lang")
    }
    spare = set(ids("en", "manual")) - used - fixed
    assert {message for message in spare if not message.startswith(("manual-value-", "manual-usage-"))} == set()
    assert used <= set(ids("en", "manual"))


def test_help_answers_at_once():
    """In time of the processor, as other tests run beside this one."""
    before = os.times()
    for _ in range(3):
        subprocess.run([sys.executable, "-m", "openoutcry.cli", "--help"], check=True, stdout=subprocess.DEVNULL)
    after = os.times()
    spent = after.children_user + after.children_system - before.children_user - before.children_system
    assert spent / 3 < 0.3


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


def test_refusals_are_in_french_too(call: Run):
    assert "Il n’y a pas de commande «\u00a0danse\u00a0»" in call("danse", "--lang", "fr").stderr
    assert "Il manque JEU." in call("simulate", "--lang", "fr").stderr
