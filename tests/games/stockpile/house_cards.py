"""House sets with other rows of investors and cards, and the investor of docs/add-a-card.md."""

import importlib.util
import re
from pathlib import Path
from types import ModuleType

from tests.games.house_sets import HouseSets

SETS = HouseSets("stockpile", players=4)
PAGE = Path(__file__).resolve().parents[3] / "docs" / "add-a-card.md"
CLASS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)[0]
ROW = re.findall(r"^```toml\n(.*?)^```", PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL)[0]

# What 0.1.0 had in a table of its own; since then each number is in the row of its investor.
INVESTING = """
[investing]
bargain = 2
budget_track = [-4, -3, 0, 3, 8, 15, 22, 30]
nudge = 1
extra = 1
demand = 5
outbid = 1
bid = 1
gift = 1
short = 8
levy = 1
per_card = 1
strategies = 2
dividend = 1
more_interest = 1
interest_for = 2
"""
OF_THEIR_OWN = (
    "bargain|budget_track|nudge|sale_extra|demand|outbid|bid|gift|short_price|levy|per_card|strategies_a_round|dividend"
    "|more_interest|interest_for|per_bond"
)


def older(old: str = "", new: str = "") -> str:
    """A house set as it was written for 0.1.0, with some words replaced."""
    head, first, cards = SETS.printed.partition("[[investors]]")
    text = head + INVESTING + first + re.sub(rf"^({OF_THEIR_OWN}) = .*\n", "", cards, flags=re.MULTILINE)
    assert old in text
    return text.replace(old, new, 1)


def gentle_gina(folder: Path) -> ModuleType:
    """The module of the page, as a file of somebody's own, imported."""
    path = folder / "gentle_gina.py"
    path.write_text(CLASS, encoding="utf-8")
    spec = importlib.util.spec_from_file_location("gentle_gina", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def rows(table: str) -> dict[str, str]:
    """The rows of the printed data file, by name."""
    blocks = re.findall(rf"^\[\[{table}\]\]\n(?:[^\[\n#].*\n)+", SETS.printed, re.MULTILINE)
    return {re.findall(r'name = "(.*)"', block)[0]: block for block in blocks}


def only(table: str, *wanted: str) -> str:
    """The printed data file with only these investors or cards: a name of ours, or a whole row."""
    ours = rows(table)
    text = SETS.printed
    for row in ours.values():
        text = text.replace(row, "")
    return text + "\n" + "\n".join(ours.get(name, name) for name in wanted)


def with_gina(*others: str) -> str:
    """The printed data file with Gentle Gina, and of ours only these."""
    return only("investors", ROW, *others)
