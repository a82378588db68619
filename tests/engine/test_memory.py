"""A table may stay open for days: nothing that it does over and over may keep memory."""

import gc
from collections.abc import Callable
from pathlib import Path

import pytest

from openoutcry.engine.chance import Rng
from openoutcry.engine.game import guess
from openoutcry.engine.kernel import Tally, answer, pick, playout
from openoutcry.engine.position import load, save
from openoutcry.engine.views import view
from openoutcry.games.catalogue import info, open_game
from openoutcry.games.packages import house

OFTEN = 4000
A_FEW_BYTES = 40


def resident() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * 4096


def grown(work: Callable[[], object]) -> float:
    """How many bytes are kept each time, on average."""
    gc.collect()
    before = resident()
    for _ in range(OFTEN):
        work()
    gc.collect()
    return (resident() - before) / OFTEN


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="this system does not say how much memory is used")
@pytest.mark.parametrize("name", house())
def test_nothing_is_kept(name: str) -> None:
    game, rng = open_game(name, info(name).players[-1]), Rng(1)
    steps, g = game.steps(), game.new()
    for _ in range(60):
        answer(g, pick(g, rng))
    seen, saved = view(g, 1, perfect=False), save(g, steps)
    work: list[Callable[[], object]] = [
        g.clone,
        lambda: view(g, 1, perfect=False),
        lambda: guess(game, seen, rng),
        lambda: save(g, steps),
        lambda: load(saved, g.blank(), steps),
        lambda: game.shown(seen),
        lambda: playout(g.clone(), rng, Tally()),
    ]
    for one in work:
        for _ in range(OFTEN // 4):
            one()
        # What the system gives and takes by itself it does not give each time.
        assert any(grown(one) < A_FEW_BYTES for _ in range(3))
