"""The laws of the engine on modules in any combination: a small share, drawn at random.

Many more are tried by `openoutcry check stockpile --mixes 200 --games 50`.
"""

import pytest

from openoutcry.engine.laws import check
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.modules.box import MODULES
from openoutcry.lab.checking import Setup, mixes

DRAWN = mixes("stockpile", 16, seed=5)
EVERYTHING = dict.fromkeys(MODULES, "on")


@pytest.mark.parametrize(("players", "options"), DRAWN, ids=str)
def test_the_laws_hold_on_modules_drawn_at_random(players: int, options: dict[str, str]) -> None:
    assert check(StockpileGame(players, options), games=2, seed=players).violations == []


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("investors", ["on", "bidding"])
def test_the_laws_hold_with_everything_on(players: int, investors: str) -> None:
    options = EVERYTHING | {"investors": investors, "strategies": "promo", "board": "advanced", "memory": "perfect"}
    assert check(StockpileGame(players, options), games=1, seed=players).violations == []


@pytest.mark.parametrize("module", MODULES)
def test_the_laws_hold_with_one_module_alone(module: str) -> None:
    assert check(StockpileGame(4, {module: "on"}), games=1, seed=1).violations == []


def test_the_share_has_every_number_of_players_and_every_module_on_and_off() -> None:
    """Were it drawn otherwise, something might not be tried at all."""
    assert {players for players, _ in DRAWN} == {2, 3, 4, 5}
    for module in MODULES:
        assert values(DRAWN, module) >= {"off", "on"}
    assert values(DRAWN, "investors") == {"off", "on", "promo", "bidding", "bidding-promo"}
    assert values(DRAWN, "strategies") == {"off", "on", "promo"}
    assert len({str(one) for one in DRAWN}) == 16


def values(drawn: list[Setup], option: str) -> set[str]:
    """Which values of an option were drawn."""
    return {options[option] for _, options in drawn}
