"""A refusal as it leaves a process: one sentence on standard error, an exit code, no traceback. Each command, once."""

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        ("dance", 2, "There is no command “dance”. What there is: "),
        ("games --dance", 2, "There is no option --dance."),
        ("play chess", 2, "There is no game “chess”. What there is: "),
        (
            "play mogul --players 3 --bots broker,broker,broker",
            2,
            "--bots names 3 bots, and there are 2 seats",
        ),
        ("serve --port -1", 2, "--port is a whole number from 1 to 65535, not “-1”."),
        ("simulate chess", 2, "There is no game “chess”. What there is: "),
        ("simulate mogul --games 1 --out no/folder.jsonl", 1, "There is no folder “no”."),
        ("check chess", 2, "There is no game “chess”. What there is: "),
        ("bench chess", 2, "There is no game “chess”. What there is: "),
        ("verify nowhere.jsonl", 2, "There is no file “nowhere.jsonl”."),
        ("replay nowhere.jsonl", 2, "There is no file “nowhere.jsonl”."),
    ],
)
def test_a_process_refuses(openoutcry: Run, arguments: str, code: int, said: str):
    refused = openoutcry(*arguments.split())
    assert refused.returncode == code
    assert refused.stderr.splitlines()[0].startswith(said)
    assert refused.stdout == ""


def test_a_mistake_of_ours_is_owned_up_to(call: Run, monkeypatch: pytest.MonkeyPatch):
    def broken(json: bool) -> int:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("openoutcry.cli.games.list_games", broken)
    failed = call("games")
    assert failed.returncode == 1
    assert "ZeroDivisionError: by nothing" in failed.stderr
    assert "please report it" in failed.stderr
