"""A search on all processor cores, for a player who has the machine alone. Worker processes search the same view in
determinizations of their own, and the results of each option are added."""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from openoutcry.bots.builtin import SearchBot
from openoutcry.bots.contract import SeatedBot
from openoutcry.bots.levels import effort_of
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position, Saved, load, save
from openoutcry.games.catalogue import open_game

OptionSums = dict[int, tuple[float, int]]  # by option: the sum of its worth, and the number of playouts
SearchSums = tuple[OptionSums, OptionSums]  # of the flat search, and of the rehearsal
TRANSFER = 0.05  # seconds for the transfer of a result
COMPARABLE = 0.5  # part of the most playouts of an option that makes another one comparable

_worker_bot: list[SearchBot] = []


class ParallelSearchBot:
    """A bot that searches with the bot `own` in this process and with `others` worker processes, for a number of
    seconds.

    Every process samples other possible positions. Results of late or broken workers are ignored.
    """

    def __init__(
        self, game: Game[Any], own: SearchBot, spec: str, seed: int, set_text: str | None, others: int
    ) -> None:
        assert own.effort.seconds is not None
        self.own = own
        self.seconds = own.effort.seconds
        self.steps = game.steps()
        context = multiprocessing.get_context("spawn")
        settings = (game.name, game.players, dict(game.options), set_text, game.rules, spec, seed)
        self.pool = ProcessPoolExecutor(others, mp_context=context, initializer=_start_worker, initargs=settings)
        self.others = others
        self.ready = [self.pool.submit(os.getpid) for _ in range(others)]

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """Return the option with the highest mean value over all processes."""
        if len(choice.options) == 1:
            return choice.options[0]
        end = time.monotonic() + self.seconds
        if deadline is not None:
            end = min(end, deadline)
        asked = self._submit(save(view, self.steps), choice, end - TRANSFER)
        best = self.own.act(view, choice, end)
        results = [sums_of(self.own, len(choice.options)), *map(self._result, asked)]
        for sums in zip(*results, strict=True):
            best = best_option(total_of(sums), best)
        return best

    def _submit(self, view: Saved, choice: Choice, end: float) -> list[Future[SearchSums]]:
        """Start the search in the worker processes until `end`, a time of `time.monotonic()`. Return their futures, or
        an empty list if not all workers are running."""
        if not all(worker.done() for worker in self.ready):
            return []
        asked = (choice.kind, choice.player, choice.options, choice.words, choice.chosen)
        try:
            return [self.pool.submit(_search, view, asked, end) for _ in range(self.others)]
        except BrokenProcessPool:
            return []

    def _result(self, answer: Future[SearchSums]) -> SearchSums:
        """Return the sums of a worker, or empty ones if it is late or has crashed."""
        try:
            return answer.result(timeout=TRANSFER)
        except (TimeoutError, BrokenProcessPool):
            answer.cancel()
            return {}, {}

    def close(self) -> None:
        """Shut down the worker processes, without waiting for them."""
        self.pool.shutdown(wait=False, cancel_futures=True)


def best_option(sums: OptionSums, usual: int) -> int:
    """Return the option with the highest mean value among those that were tried at least half as often as the option
    tried most. Return `usual` if no option was tried."""
    most = max((tries for _, tries in sums.values()), default=0)
    means = {
        option: worth / tries for option, (worth, tries) in sums.items() if tries > 0 and tries >= COMPARABLE * most
    }
    return max(means, key=lambda option: means[option]) if means else usual


def total_of(processes: Iterable[OptionSums]) -> OptionSums:
    """Return, by option, the sums of the values and of the playouts over several processes."""
    total: OptionSums = {}
    for one_process in processes:
        for option, (worth, tries) in one_process.items():
            before = total.get(option, (0.0, 0))
            total[option] = (before[0] + worth, before[1] + tries)
    return total


def sums_of(bot: SearchBot, options: int) -> SearchSums:
    """Return, by option, the sum of the values and the number of playouts of the bot's latest search, and the same of
    its second search (rehearsal). Without a second search, that is empty."""
    search, second = bot.search, bot.rehearsal
    first = {int(search.options[at]): (float(search.worth[at]), int(search.tries[at])) for at in range(options)}
    if second is None:
        return first, {}
    worlds = int(second.worlds)
    return first, {int(search.options[at]): (float(second.worth[at]), worlds) for at in range(int(second.size))}


def _start_worker(
    game: str, players: int, options: dict[str, str], set_text: str | None, rules: int, spec: str, seed: int
) -> None:
    """Create the bot of a worker process. Its seed differs from those of other processes."""
    from openoutcry.bots import make_bot

    signal.signal(signal.SIGINT, signal.SIG_IGN)
    made = make_bot(spec, open_game(game, players, options, set_text, rules), seed ^ os.getpid() << 20)
    assert isinstance(made, SearchBot)
    _worker_bot.append(made)


def _search(view: Saved, asked: tuple[str, int, list[int], list[str], int | None], end: float) -> SearchSums:
    """Search in a worker process until `end`, a time of `time.monotonic()`, and return the sums by option. `asked` are
    the arguments of `Choice`."""
    bot, choice = _worker_bot[0], Choice(*asked)
    game = bot.search.game
    bot.act(load(view, game.blank(), game.steps()), choice, end)
    return sums_of(bot, len(choice.options))


def parallelized(made: SeatedBot, game: Game[Any], spec: str, seed: int, set_text: str | None = None) -> SeatedBot:
    """Return a bot that searches on all processor cores, if `made` searches for a time; otherwise return `made` itself.

    Bots that search for a number of playouts are not changed, since their answers must not depend on the machine.
    """
    others = (os.cpu_count() or 1) - 1
    if others == 0 or not isinstance(made, SearchBot) or effort_of(spec).seconds is None:
        return made
    return ParallelSearchBot(game, made, spec, seed, set_text, others)
