"""A whole game in words, English and French: see tests/golden/README.md."""

import os
from pathlib import Path

import pytest
from rich.console import Console

from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Sight, draw
from openoutcry.text.words import say
from tests.text.played import NAMES, played_out

GOLDEN = Path(__file__).resolve().parents[1] / "golden"


def told(lang: str) -> str:
    match = played_out()
    prose = Prose(lang, match.game, NAMES[:4])
    lines = [say(lang, "replay-title", game=say(lang, "game-mogul"), names=", ".join(prose.names))]
    lines += [f"{number:>3}  {prose.event(event)}" for number, event in match.log(-1)]
    console = Console(width=80, color_system=None, force_terminal=False)
    with console.capture() as captured:
        console.print(draw(match.game.shown(match.bot_view(-1)), Sight(lang, prose.names)))
    lines += ["", *(line.rstrip() for line in captured.get().split("\n"))]
    return "\n".join(lines).rstrip() + "\n"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_played_out_game_reads_as_it_did(lang: str):
    file = GOLDEN / f"mogul.{lang}.txt"
    if os.environ.get("OPENOUTCRY_RENEW"):
        file.write_text(told(lang), "utf-8")
    assert told(lang) == file.read_text("utf-8")
