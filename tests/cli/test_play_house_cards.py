"""An investor of an installed package at a terminal: nothing but the package and a house set."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.games.stockpile.house_cards import CLASS, with_gina

SET = with_gina("Agile Ana", "Crazy Cramer", "Wise Warren", "Lazy Liliane", "Golden Graham")
TABLE = ["play", "stockpile", "--players", "3", "--bots", "random", "--name", "Ann", "--set", "investors=on"]
PATIENT = "1\n2\n0\n" * 400


@pytest.fixture(autouse=True)
def _installed(tmp_path: Path) -> None:
    """A package in the folder in which the command is run, as an installer would leave it."""
    (tmp_path / "gentle_gina.py").write_text(CLASS, encoding="utf-8")
    (tmp_path / "gina.toml").write_text(SET, encoding="utf-8")
    about = tmp_path / "gentle_gina-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: gentle-gina\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[openoutcry.cards]\ngina = gentle_gina\n", encoding="utf-8")


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        (
            "en",
            [
                "you may pay $2K to let a company",
                "calls on Gentle Gina.",
                "Gentle Gina costs",
                "All rounds were played",
            ],
        ),
        ("fr", ["vous pouvez payer 2 k$ pour", "fait appel à Gentle Gina.", "Toutes les manches sont jouées"]),
    ],
)
def test_a_whole_game_with_an_investor_of_ones_own(openoutcry: Run, lang: str, told: list[str]):
    wish = ["--seed", "4", "--house-set", "gina.toml", "--lang", lang, "--record", "game.jsonl"]
    done = openoutcry(*TABLE, *wish, stdin=PATIENT)
    assert done.returncode == 0, done.stderr
    said = " ".join(done.stdout.replace("\xa0", " ").split())
    assert [words for words in told if words not in said] == []
    assert openoutcry("verify", "game.jsonl").returncode == 0


def test_without_the_package_the_set_is_refused_with_what_is_known(openoutcry: Run, tmp_path: Path):
    (tmp_path / "gentle_gina-1.0.dist-info" / "entry_points.txt").unlink()
    done = openoutcry(*TABLE, "--house-set", "gina.toml")
    assert done.returncode == 1
    said = " ".join(done.stderr.split())
    assert "“investors[1].ability”: there is no “gentle-gina”; known are: agile-ana, bailout-barack," in said
