"""`openoutcry arena`: a table, a picture, JSON, and refusals."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from openoutcry.cli.arena import STRIP, strip
from openoutcry.lab.arena import Standing
from tests.cli.conftest import Run, environment
from tests.patience import PATIENCE, wait_until

ASKED = ["mogul", "--players", "3", "--games", "6", "--seed", "7", "--bots", "broker,random,random"]
BOT = {"bot", "games", "win_rate", "low", "high", "mean_rank", "ms_per_decision"}


def test_a_table_with_a_picture_in_it_and_one_beside_it(openoutcry: Run, tmp_path: Path):
    done = openoutcry("arena", *ASKED, "--picture", "bots.svg")
    assert done.returncode == 0, done.stderr
    assert "Mogul, 3 players: 6 games of 2 deals, seed 7" in done.stdout
    assert "33.3 % is par" in done.stdout
    assert "●" in done.stdout
    assert "bots.svg" in done.stderr
    picture = ElementTree.parse(tmp_path / "bots.svg").getroot()
    assert picture.tag == "{http://www.w3.org/2000/svg}svg"
    assert [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")].count("broker") == 1


def test_a_result_for_machines(call: Run):
    done = call("arena", *ASKED, "--json")
    assert done.returncode == 0
    found = json.loads(done.stdout)
    assert [set(one) for one in found["bots"]] == [BOT, BOT]
    assert [(one["bot"], one["games"]) for one in found["bots"]] == [("broker", 6), ("random", 12)]
    assert all(one["low"] <= one["win_rate"] <= one["high"] for one in found["bots"])
    assert (found["game"], found["players"], found["seed"], found["deals"]) == ("mogul", 3, 7, 2)
    assert found["par"] == pytest.approx(1 / 3)
    assert [set(one) for one in found["ratings"]] == [{"bot", "rating", "low", "high"}] * 2
    assert found["options"]["credit"] == "before-auction"


def test_it_speaks_french(call: Run):
    told = call("arena", *ASKED, "--games", "3", "--lang", "fr", "--precision", "50")
    assert "la part égale" in told.stdout
    assert "assez étroit" in told.stderr


def test_one_kind_of_bot_needs_no_rating(call: Run):
    assert json.loads(call("arena", "mogul", "--bots", "random", "--games", "4", "--json").stdout)["ratings"] == []


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["chess"], 2, "There is no game “chess”"),
        (["mogul", "--players", "7"], 2, "not for 7"),
        (["mogul", "--players", "4", "--bots", "random,random"], 2, "names 2 bots, and there are 4 seats for bots"),
        (["mogul", "--bots", "shark"], 2, "There is no bot “shark”"),
        (["mogul", "--bots", "tycoon:soon"], 2, "does not say how long to think"),
        (["mogul", "--bots", "tycoon:-5ms"], 2, "does not say how long to think"),
        (["mogul", "--bots", "broker,,random,random"], 2, "names with commas between them"),
        (["mogul", "--games", "0"], 2, "--games is a whole number from 1"),
        (["mogul", "--jobs", "-1"], 2, "--jobs is a whole number from 0"),
        (["mogul", "--precision", "0"], 2, "--precision is a number from 0.1 to 50"),
        (["mogul", "--precision", "nan"], 2, "--precision is a number from 0.1 to 50"),
        (["mogul", "--decided=yes"], 2, "--decided"),
        (["mogul", "--picture", "bots.png"], 2, "ends in .svg"),
        (["mogul", "--picture", "no/bots.svg"], 1, "There is no folder “no”"),
        (["mogul", "--set", "credit=never"], 2, "not “never”"),
    ],
)
def test_what_cannot_be_compared_is_refused(call: Run, arguments: list[str], code: int, said: str):
    refused = call("arena", *arguments)
    assert refused.returncode == code
    assert said in refused.stderr
    assert refused.stdout == ""


def test_an_interval_is_drawn_around_its_share_with_par():
    drawn = strip(Standing("a", 10, 0.5, 0.25, 0.75, 1.0, 1.0), 0.25).plain
    assert drawn == " " * 10 + "├─────────●─────────┤" + " " * 10
    assert len(drawn) == STRIP
    assert strip(Standing("a", 10, 1.0, 0.9, 1.0, 1.0, 1.0), 0.25).plain.index("┊") == 10


def worked(process: int) -> float:
    """The processor's seconds that those whom a process started have had."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    stats = [Path(f"/proc/{child}/stat").read_text().rpartition(")")[2].split() for child in children]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="this system does not say what a process does")
def test_ctrl_c_shows_what_is_whole(tmp_path: Path):
    command = [sys.executable, "-m", "openoutcry.cli", "arena", "mogul", "--games", "1000000", "--jobs", "2", "--json"]
    running = subprocess.Popen(
        [*command, "--bots", "random,broker,random,random"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=environment(tmp_path),
    )
    wait_until(lambda: worked(running.pid) > 3)
    running.send_signal(signal.SIGINT)
    said, complaint = running.communicate(timeout=PATIENCE)
    assert "Traceback" not in complaint
    assert running.returncode == 130
    if said:  # nothing was whole on a machine that is very busy
        assert json.loads(said)["stopped"] == "interrupted"
        assert "Interrupted" in complaint
