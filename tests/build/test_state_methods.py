"""Methods generated from declared fields: they carry every field, and a file that is out of date is noticed."""

from __future__ import annotations

import importlib
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from openoutcry.engine.observation import Observed
from openoutcry.engine.position import load, save
from openoutcry.engine.sheet import Sheet
from openoutcry.engine.views import view
from tests.foreign import ROOT, forgotten

BEST = '    Field("best", reads=SEAT'
HAND = '    Field("hand", CARDS'


def generate(*arguments: str | Path) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, ROOT / "tools" / "state_methods.py", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text("utf-8")
    assert text.count(old) == 1
    file.write_text(text.replace(old, new), "utf-8")


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """The package of a game with its generated methods, where a test may change it."""
    package = Path(shutil.copytree(Path(__file__).parent / "declared_game", tmp_path / "wider_bid"))
    assert generate(package).returncode == 0
    return package


@pytest.fixture(autouse=True)
def import_nothing_twice() -> Iterator[None]:
    yield from forgotten("wider_bid")


@pytest.fixture
def wider(package: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The state of a game with one more field at the table and two more for each player."""
    state = package / "state.py"
    change(state, "import BAG, BY_SEAT, CARDS,", "import BAG, BY_SEAT, CARDS, NUMBERS, OWNER,")
    change(state, BEST, f'    Field("raises", low=0),\n{BEST}')
    change(
        state, HAND, f'    Field("tips", NUMBERS, start="vec[i64]([0, 0])"),\n    Field("hint", sight=OWNER),\n{HAND}'
    )
    done = generate(package)
    assert done.returncode == 0, done.stderr
    monkeypatch.syspath_prepend(package.parent)
    return importlib.import_module("wider_bid.state")


def filled(wider: ModuleType) -> object:
    g = wider.BlindBid(2)
    g.raises = 7
    for seat, player in enumerate(g.players):
        player.tips[1] = 8
        player.hint = 20 + seat
    return g


def test_a_declared_field_is_cloned(wider):
    g = filled(wider)
    copy = g.clone()
    g.raises, g.players[0].tips[1], g.players[0].hint = 0, 0, 0
    assert (copy.raises, list(copy.players[0].tips), copy.players[0].hint) == (7, [0, 8], 20)


def test_a_declared_field_is_saved_and_loaded(wider):
    g = filled(wider)
    saved = save(g, {})
    assert saved["table"]["raises"] == 7
    assert saved["table"]["players"][1]["tips"] == [0, 8]
    assert save(load(saved, g.blank(), {}), {}) == saved


def test_a_declared_field_is_observed_by_those_who_may_see_it(wider):
    g = filled(wider)
    for seat in range(2):
        numbers = Observed(view(g, seat, True), seat, 2, 1).numbers[4:]  # the first four are the kernel's
        sheet = Sheet(1, len(numbers), 2)
        sheet.begin(0, seat)
        assert g.observe(sheet)
        assert list(sheet.room) == numbers
        assert 7 in numbers
        assert numbers.count(8) == 2
        assert 20 + seat in numbers
        assert 21 - seat not in numbers


def test_the_generated_methods_are_up_to_date():
    checked = generate("--check")
    assert checked.returncode == 0, checked.stdout + checked.stderr


@pytest.mark.parametrize(
    ("old", "new"),
    [("        new.bank = self.bank\n", "        new.bank = 0\n"), (BEST, f'    Field("raises", low=0),\n{BEST}')],
    ids=["a generated method was edited", "the program was not run after a field was declared"],
)
def test_the_check_fails_for_a_file_that_is_out_of_date(package, old, new):
    state = package / "state.py"
    assert generate("--check", package).returncode == 0
    change(state, old, new)
    text = state.read_text("utf-8")
    checked = generate("--check", package)
    assert checked.returncode == 1
    assert str(state) in checked.stdout
    assert "state_methods.py" in checked.stdout
    assert state.read_text("utf-8") == text, "a check writes nothing"


def test_a_missing_marker_is_named(package):
    change(package / "state.py", "    # Generated from TABLE_FIELDS by tools/state_methods.py: end\n", "")
    done = generate(package)
    assert done.returncode == 1
    assert "two markers" in done.stderr
