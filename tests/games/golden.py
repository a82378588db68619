"""Golden games: all that everybody hears of a whole game, as text that must stay so. See tests/golden/README.md."""

import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from openoutcry.engine.events import Event

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
Name = Callable[[Event, str, int], str | None]


def line(event: Event, name: Name) -> str:
    """An event in one line, "tiles drawn: seat A, action trade"; `name` knows the numbers that stand for things."""
    happened = str(event.__struct_config__.tag).replace("-", " ")
    said = [f"{field} {worded(event, field, value, name)}" for field, value in msgspec.structs.asdict(event).items()]
    return f"{happened}: {', '.join(said)}" if said else happened


def worded(event: Event, field: str, value: object, name: Name) -> str:
    """The value of a field in words."""
    if isinstance(value, list):
        return "[" + " ".join(worded(event, field, one, name) for one in value) + "]"
    if value is None:
        return "none"
    return (name(event, field, value) if isinstance(value, int) else None) or str(value)


def golden(file: str, now: list[str]) -> list[str]:
    """The lines of a golden file; with OPENOUTCRY_RENEW set it is written anew first, as the game reads now."""
    path = GOLDEN / file
    if os.environ.get("OPENOUTCRY_RENEW"):
        path.write_text("\n".join(now) + "\n", "utf-8")
    return path.read_text("utf-8").splitlines()
