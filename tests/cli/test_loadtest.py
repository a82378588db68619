"""`openoutcry loadtest`, which runs the load test of a checkout: figures, a picture and refusals."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path

from tests.cli.conftest import Run

PROMISED = {"tables", "sockets", "moves_per_second", "p50_ms", "p99_ms", "cpu_ms_per_move", "bytes_per_move", "lost"}


def test_nothing_is_lost_and_an_answer_is_small(openoutcry: Run, tmp_path: Path):
    done = openoutcry(
        "loadtest", "mogul", "--tables", "2", "--rate", "0", "--seconds", "1", "--json", "--picture", "load.svg"
    )
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert set(found) > PROMISED
    assert (found["tables"], found["sockets"], found["lost"], found["refused"]) == (2, 8, 0, 0)
    assert found["moves_per_second"] > 0
    assert 0 < found["bytes_per_move"] < 1000
    picture = ElementTree.parse(tmp_path / "load.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"


def test_people_with_bots_beside_them_and_without(openoutcry: Run):
    done = openoutcry("loadtest", "mogul", "--tables", "1", "--rate", "0", "--seconds", "1", "--bots", "2", "--json")
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert (found["tables"], found["sockets"], found["bots"], found["lost"]) == (1, 4, 2, 0)
    assert found["thoughts"] > 0
    assert found["p99_ms"] > 0
    assert found["p99_ms_beside_bots"] > 0


def test_several_processes_need_a_database_that_they_can_share(call: Run):
    done = call("loadtest", "mogul", "--processes", "2")
    assert done.returncode == 2
    assert "PostgreSQL" in done.stderr


def test_a_server_that_is_not_there(openoutcry: Run):
    done = openoutcry("loadtest", "mogul", "--tables", "1", "--address", "http://127.0.0.1:9")
    assert done.returncode == 1
    assert "did not admit the players" in done.stderr
    assert "Traceback" not in done.stderr
