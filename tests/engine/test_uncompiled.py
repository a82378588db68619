"""The engine is one source: uncompiled it plays the very same games."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src" / "openoutcry"
PLAY = """
import hashlib, msgspec
from openoutcry.engine import kernel
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import answer, pick
from openoutcry.engine.position import save
from openoutcry.games.catalogue import open_game
digest = hashlib.sha256()
for players in (3, 4, 5, 6):
    game, rng = open_game("mogul", players), Rng(players)
    g = game.new()
    while g.options:
        answer(g, pick(g, rng))
        digest.update(msgspec.json.encode(save(g, game.steps())))
print(kernel.__file__.endswith(".py"), digest.hexdigest())
"""


def played(path: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(path)}
    done = subprocess.run([sys.executable, "-c", PLAY], capture_output=True, text=True, check=True, env=environment)
    return done.stdout.split()


def test_compiled_and_uncompiled_play_the_same_games(tmp_path: Path) -> None:
    shutil.copytree(SOURCE, tmp_path / "openoutcry", ignore=shutil.ignore_patterns("*.so", "__pycache__", "client"))
    uncompiled, here = played(tmp_path), played(SOURCE.parent)
    assert uncompiled[0] == "True"
    assert uncompiled[1] == here[1]
