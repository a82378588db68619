"""`openoutcry faults`, which runs the campaigns of a checkout: real servers are broken, and nothing is lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.server.harness import COMPILED
from tests.server.postgres import why_not

# Servers are started several times: they need not be compiled each time.
FAST = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(COMPILED)}


def test_nothing_is_lost_on_a_file(openoutcry: Run):
    done = openoutcry(
        "faults", "--only", "kill,database,disk,repeats", "--rounds", "1", "--seed", "1", "--json", **FAST
    )
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)
    assert [one["fault"] for one in found["faults"]] == ["kill", "database", "disk", "repeats"]
    for one in found["faults"]:
        assert one["rounds"] == 1
        assert one["acknowledged"] > 100, "the tables were played to their ends"
        assert not any(one[wrong] for wrong in ("lost", "doubled", "unfinished", "false", "tracebacks")), one
    assert found["left_out"] == []


@pytest.mark.skipif(bool(why_not()), reason=why_not())
def test_nothing_is_lost_on_a_postgres_of_its_own(openoutcry: Run):
    done = openoutcry("faults", "--database", "postgres", "--only", "kill,disk", "--rounds", "1", **FAST)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "Killed" in done.stdout
    assert "Left out, because it cannot happen here: disk." in done.stdout


@pytest.mark.skipif(bool(why_not()), reason=why_not())
def test_what_does_not_answer_stops_no_other_table(openoutcry: Run):
    hung = ["row", "stopped-server", "connections", "frozen", "worker"]
    only = ("--only", ",".join(hung), "--rounds", "1", "--seed", "1")
    done = openoutcry("faults", "--database", "postgres", *only, "--json", **FAST)
    assert done.returncode == 0, done.stdout + done.stderr
    found = {one["fault"]: one for one in json.loads(done.stdout)["faults"]}
    assert list(found) == hung
    for name in ("row", "stopped-server", "worker"):
        # It lasts for longer than that.
        assert found[name]["back_max_ms"] < 2000, found[name]


def test_a_stranger_may_send_anything(openoutcry: Run, tmp_path: Path):
    done = openoutcry("faults", "--only", "hostile", "--messages", "3000", "--seed", "3", "--json", **FAST)
    assert done.returncode == 0, done.stdout + done.stderr
    found = json.loads(done.stdout)["hostile"]
    assert found["messages"] >= 3000
    assert found["refused"] > 1000
    assert found["serves"]
    assert found["tracebacks"] == 0


def test_a_fault_that_is_not_known(call: Run):
    done = call("faults", "--only", "kil")
    assert done.returncode == 2
    assert "kill" in done.stderr
    assert "did you mean" in done.stderr.lower()
