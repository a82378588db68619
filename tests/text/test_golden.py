"""Whole games in words, English and French: see tests/golden/README.md."""

import os
from pathlib import Path

import pytest

from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Viewer, draw
from openoutcry.text.words import say
from tests.text.drawings import plain
from tests.text.played import EVERYTHING, NAMES, played_out

GOLDEN = Path(__file__).resolve().parents[1] / "golden"
# By file: the game, the players, its options, and why the game ended.
GAMES: dict[str, tuple[str, int, dict[str, str], str]] = {
    "mogul": ("mogul", 4, {}, "crash"),
    "speculation-board": ("speculation-board", 4, {}, "end reached"),
    "speculation-cards": ("speculation-cards", 3, {}, "three rounds"),
    "stockpile": ("stockpile", 4, {}, "last round"),
    "stockpile-modules": ("stockpile", 4, EVERYTHING, "last round"),
}


def told(lang: str, golden: str) -> str:
    game, players, options, end = GAMES[golden]
    match = played_out(players, options, game_name=game)
    prose = Prose(lang, match.game, NAMES[:players])
    lines = [say(lang, "replay-title", game=say(lang, f"game-{game}"), names=", ".join(prose.names))]
    lines += [f"{number:>3}  {prose.event(event)}" for number, event in match.log(-1)]
    lines += ["", *plain(draw(match.game.shown(match.bot_view(-1)), Viewer(lang, prose.names)), 80)]
    result = match.result()
    assert result is not None
    assert result.end == end
    return "\n".join(lines).rstrip() + "\n"


@pytest.mark.parametrize("golden", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_played_out_game_reads_as_it_did(lang: str, golden: str):
    file = GOLDEN / f"{golden}.{lang}.txt"
    if os.environ.get("OPENOUTCRY_RENEW"):
        file.write_text(told(lang, golden), "utf-8")
    assert told(lang, golden) == file.read_text("utf-8")
