"""The processes of a long command end with it, whatever ends it."""

from __future__ import annotations

import multiprocessing
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from openoutcry.lab import workers
from tests.cli.conftest import environment
from tests.patience import wait_until

ENDS = 30_000  # milliseconds
COMMANDS = {
    "simulate": ["simulate", "mogul", "--games", "9000000", "--jobs", "2", "--bots", "broker"],
    "compare": ["compare", "broker", "analyst:500", "--game", "mogul", "--games", "9000000", "--jobs", "2", "--whole"],
    "train": ["train", "mogul", "--games", "5000", "--jobs", "2"],
}


def children(process: int) -> list[int]:
    """The processes that this one has started, and theirs."""
    found = [int(one) for one in Path(f"/proc/{process}/task/{process}/children").read_text().split()]
    return [*found, *(one for child in found for one in children(child))]


def is_worker(process: int) -> bool:
    return b"spawn_main" in Path(f"/proc/{process}/cmdline").read_bytes()


def ends(handle: int) -> bool:
    """Whether a process ends within the time."""
    waiting = select.poll()
    waiting.register(handle, select.POLLIN)
    return bool(waiting.poll(ENDS))


@pytest.mark.skipif(not hasattr(os, "pidfd_open"), reason="this system cannot wait for a process of another one")
@pytest.mark.parametrize(
    ("command", "ended_by"), [*((command, signal.SIGTERM) for command in COMMANDS), ("simulate", signal.SIGKILL)]
)
def test_a_command_that_is_ended_leaves_no_process_behind(command, ended_by, tmp_path):
    started = subprocess.Popen(
        [sys.executable, "-m", "openoutcry", *COMMANDS[command]],
        cwd=tmp_path,
        env=environment(tmp_path),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    wait_until(lambda: sum(map(is_worker, children(started.pid))) == 2)
    workers = [os.pidfd_open(one) for one in children(started.pid)]
    started.send_signal(ended_by)
    started.wait()
    assert [ends(one) for one in workers] == [True] * len(workers)


def wait_for_work(said, lock, waits) -> None:
    """What a process of a pool does: it holds the lock of the queue while it reads what to do."""
    workers._begin(sys.path, said)
    with lock:
        waits.set()
        signal.pause()


def test_a_process_that_is_ended_while_it_reads_its_work_lets_no_other_read_the_rest():
    context = multiprocessing.get_context("spawn")
    said, lock, waits = context.SimpleQueue(), context.Lock(), context.Event()
    process = context.Process(target=wait_for_work, args=(said, lock, waits))
    process.start()
    waits.wait()
    process.terminate()
    process.join()
    assert not lock.acquire(block=False)
