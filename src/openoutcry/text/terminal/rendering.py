"""A table as text and as HTML for notebooks: drawn as in a terminal, in the language of the environment."""

import io
import os
from dataclasses import dataclass, field
from typing import Any

from rich.console import Console

from openoutcry.engine.door import asked
from openoutcry.engine.events import Event
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position
from openoutcry.engine.views import view
from openoutcry.text.catalogues import language_of, player_name
from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Viewer, draw
from openoutcry.text.words import known, say

WIDTH = 80
PAGE = "<pre style=\"line-height:1.2;font-family:Menlo,Consolas,'DejaVu Sans Mono',monospace\">{code}</pre>"


@dataclass(frozen=True)
class Look:
    """Fields of a drawing to make: a position of a game and the seat that looks at it. Without `names` the players are
    numbered; `bots` has the kind of bot by seat or None, `events` what happened last."""

    game: Game[Any]
    state: Position
    seat: int
    names: list[str] = field(default_factory=list)
    bots: list[str | None] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    house_set: str = ""


def text(look: Look) -> str:
    """Return the table as plain text of at most 80 columns, in the language of the environment, without anything the
    seat may not see."""
    out = io.StringIO()
    _console(out).print(_drawn(look))
    return "\n".join(line.rstrip() for line in out.getvalue().split("\n")).rstrip()


def html(look: Look) -> str:
    """Return the table as a coloured HTML element, in the language of the environment, without anything the seat may
    not see."""
    console = _console(io.StringIO(), record=True)
    console.print(_drawn(look))
    return console.export_html(inline_styles=True, code_format=PAGE)


def _console(out: io.StringIO, record: bool = False) -> Console:
    return Console(
        file=out,
        force_jupyter=False,  # otherwise the console displays the table in a notebook
        width=WIDTH,
        record=record,
        color_system="truecolor" if record else None,
        force_terminal=record,
        highlight=False,
        markup=False,
        emoji=False,
    )


def _drawn(look: Look) -> object:
    lang = language_of(os.environ)
    names = look.names or [player_name(lang, seat) for seat in range(look.game.players)]
    prose = Prose(lang, look.game, names)
    seen = view(look.state, look.seat, look.game.perfect_memory())
    viewer = Viewer(
        lang=lang,
        names=names,
        bots=[bot and (say(lang, f"bot-{bot}") if known(lang, f"bot-{bot}") else bot) for bot in look.bots],
        width=WIDTH,
        seat=look.seat,
        asked=[seat for seat in asked(look.state) if seat >= 0],
        messages=[prose.event(event) for event in look.events],
        unread=len(look.events),
        house_set=look.house_set,
    )
    return draw(look.game.shown(seen), viewer)
