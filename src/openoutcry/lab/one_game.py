"""One game between bots, from the deal to the ranks. Simulations and arenas share this loop."""

import time
from collections.abc import Sequence
from functools import partial
from typing import Any

import msgspec

from openoutcry.bots import SeatedBot
from openoutcry.bots.external_bots import send_events
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.events import Event, Told
from openoutcry.engine.game import Game, ranks
from openoutcry.engine.kernel import NATURE, answer_for, draw
from openoutcry.engine.position import Position
from openoutcry.engine.views import view
from openoutcry.lab.sheet import Sheet


class Played(msgspec.Struct, frozen=True):
    """The course of a game, by seat. Decisions are those among two or more options; `seconds` is the wall-clock time
    for them, `slowest` that of the longest."""

    scores: list[int]
    ranks: list[int]
    end: str
    decisions: list[int]
    seconds: list[float]
    slowest: list[float]


def play_game(game: Game[Any], bots: Sequence[SeatedBot], deal: int) -> Played:
    """Play one game and close its bots. `deal` seeds NATURE."""
    return play_table(game, bots, deal, Sheet(game), 0)[1]


def play_table(
    game: Game[Any], bots: Sequence[SeatedBot], deal: int, sheet: Sheet, match: int
) -> tuple[Position, Played]:
    """Play one game and return its last position, too. `sheet` receives what its rows need."""
    try:
        return _played(game, bots, Rng(deal), sheet, match)
    finally:
        for bot in bots:
            close = getattr(bot, "close", None)
            if close is not None:
                close()


def _played(
    game: Game[Any], bots: Sequence[SeatedBot], nature: Rng, sheet: Sheet, match: int
) -> tuple[Position, Played]:
    decisions, seconds, slowest = ([0] * game.players, [0.0] * game.players, [0.0] * game.players)
    listened = any(getattr(bot, "receives_events", False) for bot in bots)
    log: list[Told] = []
    g = game.new(telling=listened)
    sheet.begin(g, match)
    while g.options != 0:
        if listened:
            log += g.log
            g.listen()
        if sheet.rounds is not None:
            sheet.rounds.look(g, match)
        player = int(g.player)
        if player == NATURE:
            answer_for(g, NATURE, draw(g, nature))
            continue
        sheet.asked(g)
        choice = door.choice(game, g, player)
        assert choice is not None
        seen = view(g, player, True)
        send_events(bots[player], partial(_read, log, player))
        began = time.perf_counter()
        option = bots[player].act(seen, choice, None)
        spent = time.perf_counter() - began
        if len(choice.options) > 1:
            decisions[player] += 1
            seconds[player] += spent
            slowest[player] = max(slowest[player], spent)
        answer_for(g, player, option)
    if sheet.rounds is not None:
        sheet.rounds.look(g, match)
    return g, Played(game.scores(g), ranks(game.standing(g)), game.end(g), decisions, seconds, slowest)


def _read(log: list[Told], seat: int) -> list[Event]:
    return [event for event in (told.read_by(seat) for told in log) if event is not None]
