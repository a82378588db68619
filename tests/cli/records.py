"""Records for the tests of commands."""

import itertools
from pathlib import Path

import msgspec

from openoutcry.games.catalogue import open_game
from openoutcry.match.match import Match
from openoutcry.match.record import FULL, PUBLIC, SeatName, dump
from tests.text.played import moments, played_out

__all__ = ["FULL", "PUBLIC", "changed", "undone", "unfinished", "written"]


def written(folder: Path, form: str | int = FULL) -> Path:
    """A finished match in one of its forms."""
    file = folder / f"{form}.jsonl"
    file.write_text(dump(played_out(), form), "utf-8")
    return file


def unfinished(folder: Path) -> Path:
    """A match after forty answers."""
    match = next(itertools.islice(moments(), 40, None))
    file = folder / "unfinished.jsonl"
    file.write_text(dump(match, FULL), "utf-8")
    return file


def undone(folder: Path) -> Path:
    """A match in which the first answer was taken back."""
    match = Match.open(open_game("mogul", 3), [SeatName("Ann"), SeatName("Ben"), SeatName("Cleo")], bytes(32))
    seat = match.asked()[0]
    match.accept(match.prepare(seat, 1))
    match.accept(match.prepare_undo(seat, match.number - 1, consented=False))
    file = folder / "undone.jsonl"
    file.write_text(dump(match, FULL), "utf-8")
    return file


def changed(file: Path, line: int, **values: object) -> Path:
    """The record with other values in one of its lines (the first is 0)."""
    lines = file.read_text("utf-8").splitlines()
    lines[line] = msgspec.json.encode(msgspec.json.decode(lines[line]) | values).decode()
    forged = file.with_name(f"forged-{file.name}")
    forged.write_text("\n".join(lines) + "\n", "utf-8")
    return forged
