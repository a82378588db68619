"""However a line of a record is changed: it is found, or nothing that is told changes. Every refusal is a sentence."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from openoutcry.match.record import FULL, PUBLIC, dump
from tests.cli.conftest import Run
from tests.text.played import played_out

SET_UPS = {"mogul": 3, "speculation-board": 3, "speculation-cards": 2, "stockpile": 2}
TRIES = 24
NUMBERS = [-1, 0, 1, 2, 62, 63, 500, 10**30, -(10**30), 2**63, 1.0, 0.5, 1e300]
OTHERS: list[Any] = [None, True, False, "", "x", "pass", "\x1b[2J", "9" * 300, [], {}, [1], {"event": "flew"}, [[]]]
FIELDS = ["n", "seat", "kind", "option", "words", "undo", "consented", "events", "hash", "end", "event", "only", "read"]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Everything in a line that can be changed: what holds it, and its key there."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value))) if isinstance(value, list) else []
    return [(value, key) for key in keys] + [place for key in keys for place in places(value[key])]


def changed_line(rng: random.Random, line: str, other: str) -> str:
    """The line with something else in one place: at random, but never another name, which nobody vouches for."""
    if rng.random() < 0.1:
        place = rng.randrange(len(line))
        return line if '"seats"' in line else line[:place] + rng.choice('"1}[,\\ é') + line[place + 1 :]
    value = json.loads(line)
    holder, key = rng.choice([place for place in places(value) if place[1] not in ("seats", "name", "bot")])
    if "name" in holder or (isinstance(holder[key], dict) and "name" in holder[key]):
        return line
    way = rng.randrange(6)
    if way == 0:
        del holder[key]
    elif way == 1 and isinstance(holder[key], int):
        holder[key] += rng.choice([-1, 1])
    elif way == 2 and isinstance(holder, dict):
        holder[rng.choice(FIELDS)] = rng.choice(NUMBERS + OTHERS)
    elif way == 3:
        value |= {name: found for name, found in json.loads(other).items() if name == rng.choice(FIELDS)}
    else:
        holder[key] = rng.choice(NUMBERS + OTHERS)
    return json.dumps(value)


def forged(rng: random.Random, lines: list[str]) -> list[str]:
    """The record with one line changed, left out, doubled or moved."""
    place, other = rng.randrange(len(lines)), rng.randrange(1, len(lines))
    way = rng.randrange(12)
    if way == 0:
        return lines[:place] + lines[place + 1 :]
    if way == 1:
        return [*lines[:other], lines[place], *lines[other:]]
    if rng.random() < 0.2:
        place = rng.choice([0, len(lines) - 1])
    return [*lines[:place], changed_line(rng, lines[place], lines[other]), *lines[place + 1 :]]


@pytest.mark.parametrize("form", [FULL, PUBLIC])
@pytest.mark.parametrize("game", SET_UPS)
def test_a_changed_line_is_found_or_changes_nothing_that_is_told(
    call: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, form: str | int
):
    monkeypatch.setenv("OPENOUTCRY_DEBUG", "1")  # a mistake of ours is then raised, and not told as one
    lines = dump(played_out(SET_UPS[game], game_name=game), form).splitlines()
    file = tmp_path / "record.jsonl"
    file.write_text("\n".join(lines), "utf-8")
    told = call("replay", file)
    assert (told.returncode, told.stderr) == (0, "")
    rng = random.Random(f"{game} {form}")
    found = 0
    for _ in range(TRIES if form == FULL else TRIES // 3):
        file.write_text("\n".join(forged(rng, lines)), "utf-8")
        verdict, again = call("verify", file), call("replay", file)
        if verdict.returncode == 0:
            assert again.stdout == told.stdout
        else:
            found += 1
            assert verdict.stdout.startswith(("False. ", "Not verified. ")) or verdict.stderr.strip()
            assert again.stderr.strip(), "what is told from an unverified record is said to be so"
    assert found > TRIES // 8
