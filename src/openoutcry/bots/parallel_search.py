"""A bot that thinks on all cores: others of its kind think about the same view in processes of their own, in worlds of
their own, and what all of them found of an option is added up. For one who is alone with the machine."""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from openoutcry.bots.contract import SeatedBot
from openoutcry.bots.levels import effort_of
from openoutcry.bots.search_bot import SearchBot
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position, Saved, load, save
from openoutcry.games.catalogue import open_game

Found = dict[int, tuple[float, int]]  # of an option, what it was worth in all, and how often it was tried
Looks = tuple[Found, Found]  # at first, and in the rehearsal
COMING = 0.05  # seconds for an answer to come over
ENOUGH = 0.5  # of the tries of the option that was tried most, so many make another one comparable

_member: list[SearchBot] = []


class ParallelSearchBot:
    """Thinks as `own` does, with so many others."""

    def __init__(
        self, game: Game[Any], own: SearchBot, wish: str, seed: int, set_text: str | None, others: int
    ) -> None:
        assert own.effort.seconds is not None
        self.own = own
        self.seconds = own.effort.seconds
        self.steps = game.steps()
        context = multiprocessing.get_context("spawn")
        sat = (game.name, game.players, dict(game.options), set_text, game.rules, wish, seed)
        self.pool = ProcessPoolExecutor(others, mp_context=context, initializer=_sit, initargs=sat)
        self.others = others
        self.ready = [self.pool.submit(os.getpid) for _ in range(others)]

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """The option that was worth most to all of them together."""
        if len(choice.options) == 1:
            return choice.options[0]
        end = time.monotonic() + self.seconds
        if deadline is not None:
            end = min(end, deadline)
        asked = self._ask(save(view, self.steps), choice, end - COMING)
        best = self.own.act(view, choice, end)
        looks = [looks_of(self.own, len(choice.options)), *map(self._hear, asked)]
        for find in zip(*looks, strict=True):
            best = most_worth(added_up(find), best)
        return best

    def _ask(self, view: Saved, choice: Choice, end: float) -> list[Future[Looks]]:
        """Those who are there by now think along."""
        if not all(one.done() for one in self.ready):
            return []
        asked = (choice.kind, choice.player, choice.options, choice.words, choice.chosen)
        try:
            return [self.pool.submit(_think, view, asked, end) for _ in range(self.others)]
        except BrokenProcessPool:
            return []

    def _hear(self, answer: Future[Looks]) -> Looks:
        """What another has found; nothing if it is late or gone."""
        try:
            return answer.result(timeout=COMING)
        except (TimeoutError, BrokenProcessPool):
            answer.cancel()
            return {}, {}

    def close(self) -> None:
        """Send the others home."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def most_worth(found: Found, usual: int) -> int:
    """The option with the highest mean among those that were tried enough; the usual one where none was."""
    most = max((tries for _, tries in found.values()), default=0)
    means = {option: worth / tries for option, (worth, tries) in found.items() if tries > 0 and tries >= ENOUGH * most}
    return max(means, key=lambda option: means[option]) if means else usual


def added_up(found: Iterable[Found]) -> Found:
    """What all of them have found together."""
    total: Found = {}
    for one in found:
        for option, (worth, tries) in one.items():
            mine = total.get(option, (0.0, 0))
            total[option] = (mine[0] + worth, mine[1] + tries)
    return total


def looks_of(one: SearchBot, options: int) -> Looks:
    """What it thought of each option the last time, and of those that it rehearsed."""
    search, second = one.search, one.rehearsal
    first = {int(search.options[at]): (float(search.worth[at]), int(search.tries[at])) for at in range(options)}
    if second is None:
        return first, {}
    worlds = int(second.worlds)
    return first, {int(search.options[at]): (float(second.worth[at]), worlds) for at in range(int(second.size))}


def _sit(
    game: str, players: int, options: dict[str, str], set_text: str | None, rules: int, wish: str, seed: int
) -> None:
    """Make ready to think about this game, with luck of one's own."""
    from openoutcry.bots import make_bot

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    made = make_bot(wish, open_game(game, players, options, set_text, rules), seed ^ os.getpid() << 20)
    assert isinstance(made, SearchBot)
    _member.append(made)


def _think(view: Saved, asked: tuple[str, int, list[int], list[str], int | None], end: float) -> Looks:
    one, choice = _member[0], Choice(*asked)
    game = one.search.game
    one.act(load(view, game.blank(), game.steps()), choice, end)
    return looks_of(one, len(choice.options))


def parallelized(made: SeatedBot, game: Game[Any], wish: str, seed: int, set_text: str | None = None) -> SeatedBot:
    """The same bot on all cores, if it searches for a time; playouts are the same on every machine, and stay so."""
    others = (os.cpu_count() or 1) - 1
    if others == 0 or not isinstance(made, SearchBot) or effort_of(wish).seconds is None:
        return made
    return ParallelSearchBot(game, made, wish, seed, set_text, others)
