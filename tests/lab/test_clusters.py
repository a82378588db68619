"""Clusters: the same rows as here, also when a worker dies. Each test starts two workers on this machine."""

from __future__ import annotations

import os
import signal
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from openoutcry.lab.errors import BadCluster
from openoutcry.lab.rows import open_file
from openoutcry.lab.runs import Piece, Simulation, play_piece
from openoutcry.lab.simulate import Chunk, Plan
from openoutcry.lab.workers import cluster

PLAN = Plan("mogul", 3, 7, ["broker", "novice", "random"], {}, rotate=True)
GAMES = 600
BROUGHT_BY = {"dask": "distributed", "ray": "ray"}
LIBRARIES = ["dask", pytest.param("ray", marks=pytest.mark.heavy)]


def play_and_die(shared: tuple[list[Plan], Path], piece: Piece) -> Chunk:
    """Plays, but ends its own worker once in the midst of it, as if that machine were switched off."""
    plans, died = shared
    if piece.first > 0 and not died.exists():
        died.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_piece(plans, piece)


def library(name: str) -> str:
    pytest.importorskip(BROUGHT_BY[name], reason=f"{name} is not installed: pip install openoutcry[{name}]")
    return name


@pytest.mark.parametrize("name", LIBRARIES)
def test_a_cluster_writes_the_same_file_also_if_a_worker_dies(tmp_path: Path, name: str):
    share, died = cluster(f"{library(name)}:2"), tmp_path / "died"

    def shared_out(work: Any, plans: Any, pieces: Any, jobs: int) -> Generator[Any, None, None]:
        return share(play_and_die, (plans, died), pieces, jobs)

    here, there, told = tmp_path / "here.csv", tmp_path / "there.csv", list[int]()
    Simulation([PLAN], GAMES).run(1, open_file(here))
    assert Simulation([PLAN], GAMES).run(0, open_file(there), progress=told.append, share=shared_out)
    assert died.exists()
    assert there.read_bytes() == here.read_bytes()
    assert sum(told) == GAMES


@pytest.mark.parametrize("name", LIBRARIES)
def test_a_cluster_that_is_not_there_is_refused(name: str):
    share: Any = cluster(f"{library(name)}://127.0.0.1:9")
    with pytest.raises(BadCluster, match="cannot be reached"):
        list(share(play_piece, [PLAN], [Piece(0, 0, 1)], 0))


@pytest.mark.parametrize("address", ["dask", "spark://here", "dask:0", "ray:", "dask://", "ray:many"])
def test_an_address_that_names_no_cluster_is_refused(address: str):
    with pytest.raises(BadCluster, match="dask://HOST:PORT"):
        cluster(address)
