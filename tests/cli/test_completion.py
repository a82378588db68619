"""Shells complete command lines: they ask `completion SHELL --for LINE`, and the scripts do what shells need."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from openoutcry.bots.levels import CHARACTERS
from openoutcry.cli.completion import SHELLS
from tests.cli.conftest import Run, environment
from tests.patience import PATIENCE


def offered(call: Run, line: str, shell: str = "bash") -> list[str]:
    done = call("completion", shell, "--for", line)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("openoutcry pl", ["play"]),
        ("openoutcry --lang fr ver", ["verify"]),
        ("openoutcry --v", ["--version"]),
        ("openoutcry play s", ["speculation-board", "speculation-cards", "stockpile"]),
        ("openoutcry check al", ["all"]),
        ("openoutcry play mogul --pl", ["--players"]),
        ("openoutcry play mogul --players ", ["3", "4", "5", "6"]),
        ("openoutcry play mogul --players=", [f"--players={count}" for count in (3, 4, 5, 6)]),
        ("openoutcry play mogul --set c", ["credit="]),
        ("openoutcry play mogul --set credit=", ["credit=before-auction", "credit=own-turn"]),
        ("openoutcry play mogul --set memory=table --set credit=o", ["credit=own-turn"]),
        ("openoutcry simulate mogul --bots ", ["random", "novice", "broker", "analyst", "tycoon", *CHARACTERS]),
        ("openoutcry arena mogul --bots analyst:50,bro", ["analyst:50,broker"]),
        ("openoutcry arena mogul --pr", ["--precision"]),
        ("openoutcry simulate mogul --bots broker,r", ["broker,random", "broker,rally"]),
        ("openoutcry games --lang ", ["en", "fr"]),
        ("openoutcry db ", ["check", "backup", "restore", "vacuum"]),
        ("openoutcry house re", ["reopen", "refuse"]),
        ("openoutcry new ", ["game"]),
        ("openoutcry new game trade_winds --i", ["--into"]),
        ("openoutcry new game trade_winds --into ", [":files"]),
        ("openoutcry house close --w", ["--why"]),
        ("openoutcry db check --js", ["--json"]),
        ("openoutcry completion z", ["zsh"]),
        ("FOO=1 ./bin/openoutcry replay --a", ["--at"]),
        ("openoutcry dance ", []),
        ("openoutcry play chess --set ", []),
        ("openoutcry play mogul --seed ", []),
        ('openoutcry play "mo', []),
    ],
)
def test_what_can_follow_is_offered(call: Run, line: str, found: list[str]):
    assert offered(call, line) == found


@pytest.mark.parametrize(
    "line",
    [
        "verify ",
        "db backup ",
        "replay ev",
        "play --resume ",
        "play mogul --house-set m",
        "simulate mogul --out=",
        "arena mogul --picture ",
    ],
)
def test_the_shell_completes_the_names_of_files(call: Run, line: str):
    assert offered(call, f"openoutcry {line}") == [":files"]


def test_an_option_that_is_given_is_not_offered_again_unless_it_may_be(call: Run):
    flags = offered(call, "openoutcry simulate mogul --players 3 --set credit=own-turn --")
    assert "--players" not in flags
    assert {"--set", "--games", "--out", "--json"} <= set(flags)


def test_zsh_and_fish_show_what_a_word_means_in_the_language_that_is_spoken(call: Run):
    assert offered(call, "openoutcry play mogul --set credit=o", "fish") == [
        "credit=own-turn\tOn your own turn, once an auction"
    ]
    french = call("completion", "zsh", "--for", "openoutcry ver", "--lang", "fr").stdout
    assert french.startswith("verify\tVérifie un enregistrement")


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_of_each_shell_is_printed(call: Run, shell: str):
    printed = call("completion", shell)
    assert printed.returncode == 0
    assert f"completion {shell} --for" in printed.stdout


def test_a_shell_that_is_not_known_is_refused(call: Run):
    refused = call("completion", "tcsh")
    assert refused.returncode == 2
    assert refused.stderr.startswith("The shell is one of: bash, zsh, fish; not “tcsh”.")


@pytest.fixture
def program(tmp_path: Path) -> Path:
    """The command under its own name, as a shell finds it."""
    folder = tmp_path / "bin"
    folder.mkdir()
    file = folder / "openoutcry"
    file.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m openoutcry.cli "$@"\n', "utf-8")
    file.chmod(0o755)
    return file


def in_shell(shell: str, script: str, program: Path) -> list[str]:
    home = program.parent.parent
    variables = environment(home)
    done = subprocess.run(
        [shell, "-c", script],
        capture_output=True,
        text=True,
        cwd=home,
        env=variables | {"PATH": f"{program.parent}:{variables['PATH']}", "TERM": "dumb"},
        timeout=PATIENCE,
        check=False,
    )
    assert done.stderr == ""
    return done.stdout.splitlines()


# Bash breaks words at "=": what it calls the word that is begun is the part after it.
@pytest.mark.parametrize(
    ("line", "begun", "found"),
    [
        ("openoutcry pl", "pl", ["play"]),
        ("openoutcry play mogul --set cr", "cr", ["credit="]),
        ("openoutcry play mogul --set credit=", "", ["before-auction", "own-turn"]),
        ("openoutcry play mogul --set credit=o", "o", ["own-turn"]),
        ("openoutcry verify ev", "ev", []),
    ],
)
def test_bash_gets_the_part_of_a_word_that_it_replaces(program: Path, line: str, begun: str, found: list[str]):
    script = f"""
        eval "$(openoutcry completion bash)"
        compopt() {{ :; }}
        COMP_LINE="{line}" COMP_POINT={len(line)}
        _openoutcry openoutcry "{begun}" ""
        for one in "${{COMPREPLY[@]}}"; do echo "$one"; done
    """
    assert in_shell("bash", script, program) == found


@pytest.mark.skipif(shutil.which("fish") is None, reason="needs fish")
def test_fish_offers_words_with_their_meaning(program: Path):
    script = "openoutcry completion fish | source; complete -C 'openoutcry play mogul --set credit=o'"
    assert in_shell("fish", script, program) == ["credit=own-turn\tOn your own turn, once an auction"]


@pytest.mark.skipif(shutil.which("zsh") is None, reason="needs zsh")
def test_zsh_reads_its_script(program: Path):
    script = 'autoload -U compinit && compinit -D && eval "$(openoutcry completion zsh)" && echo $_comps[openoutcry]'
    assert in_shell("zsh", script, program) == ["_openoutcry"]
