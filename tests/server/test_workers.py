"""Several workers behind one port: people sit at the same table whoever serves them, and a worker that is killed comes
back."""

import os
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.patience import until
from tests.server.harness import Browser, Server, first, free_port
from tests.server.postgres import Cluster, why_not

pytestmark = pytest.mark.skipif(bool(why_not()), reason=why_not())
Visit = Callable[[Server], Browser]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Server]:
    cluster = Cluster()
    server = Server(cluster.url, tmp_path / "log", workers=2, worker_port=free_port(in_a_row=2), poll_every=0.5)
    server.start()
    yield server
    server.stop()
    cluster.stop()


def workers_of(server: Server) -> list[int]:
    assert server.process is not None
    found = subprocess.run(["ps", "-o", "pid=", "--ppid", str(server.process.pid)], capture_output=True, text=True)
    return [int(one) for one in found.stdout.split()]


async def test_two_workers_serve_one_house_and_one_that_is_killed_comes_back(house: Server, visit: Visit) -> None:
    anna = visit(house)
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    sockets = [await anna.connect(table) for _ in range(6)]
    await sockets[0].answer(first)
    number = sockets[0].number()
    for one in sockets[1:]:
        await one.until(lambda table: table["match"] and table["match"]["number"] >= number)
    before = workers_of(house)
    assert len(before) == 2
    os.kill(before[0], signal.SIGKILL)
    await until(lambda: len(workers_of(house)) == 2 and before[0] not in workers_of(house))
    now = workers_of(house)
    socket = await anna.connect(table)
    await socket.answer(first)
    house.stop()
    for one in (*before, *now):
        with pytest.raises(ProcessLookupError):
            os.kill(one, 0)
    assert "a worker ended and is started again" in house.log.read_text()


async def test_a_worker_that_does_not_respond_is_replaced(house: Server, visit: Visit) -> None:
    anna = visit(house)
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    before = workers_of(house)
    os.kill(before[0], signal.SIGSTOP)
    await until(lambda: len(workers_of(house)) == 2 and before[0] not in workers_of(house))
    assert before[1] in workers_of(house), "the other one is left alone"
    assert await (await anna.connect(table)).answer(first)
    house.stop()
    assert "a worker does not respond and is killed" in house.log.read_text()
