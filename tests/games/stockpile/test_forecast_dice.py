"""Forecast Dice."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import DiceRolled, DividendDeclared
from tests.games.answers import asked, odds, play
from tests.games.stockpile.looking import heard, money, shown, value
from tests.games.stockpile.positions import (
    COMPANIES,
    FORECASTS,
    A,
    B,
    C,
    Table,
    opened,
    position,
)

FACES = [
    ["+4", "+4", "+3", "+3", "+2", "+1"],
    ["+3", "+2", "+2", "+2", "+1", "+1"],
    ["+2", "+1", "+1", "+1", "-1", "-1"],
    ["$", "$", "$$", "$$", "$$$", "+1"],
    ["-1", "-2", "-2", "-2", "-3", "+1"],
    ["-1", "-2", "-3", "-3", "-3", "-4"],
]
ROLLED = ["face 1", "face 1", "face 5", "face 5", "face 3", "face 6"]
SHOWN = ["+4", "+3", "-1", "$$$", "-2", "-4"]


def rolling(**laid_out: object) -> Table:
    """The dice are about to be rolled."""
    return position("dice", **({"dice": "on"} | laid_out))


def dice(table: Table) -> list[str | None]:
    """What the dice show."""
    return [None if face is None else FORECASTS[face] for face in shown(table).dice]


def dealt(*rolled: str, **laid_out: object) -> Table:
    """The companies have been dealt, the forecasts not yet."""
    table = rolling(**laid_out)
    play(table, *rolled)
    play(table, *COMPANIES[:5])
    return table


def test_the_six_dice_are_rolled_one_after_the_other_each_face_as_likely() -> None:
    table = rolling()
    for _ in range(6):
        assert asked(table) == (NATURE, "roll")
        assert odds(table) == {f"face {n}": 1 for n in range(1, 7)}
        play(table, "face 1")
    assert asked(table) == (NATURE, "company")


@pytest.mark.parametrize("face", range(6))
def test_each_die_has_its_own_six_faces(face: int) -> None:
    table = rolling()
    play(table, *[f"face {face + 1}"] * 6)
    assert dice(table) == [die[face] for die in FACES]


def test_with_every_die_its_own_cards_make_the_22_of_the_box() -> None:
    assert sum(len(set(die)) for die in FACES) == 22
    base = ["+4", "+2", "+1", "$$", "-2", "-3"]
    assert all(forecast in die for forecast, die in zip(base, FACES, strict=True)), (
        "those of the base game are among them"
    )


def test_the_first_player_rolls_and_everyone_sees_the_values() -> None:
    table = rolling(first=C)
    play(table, *ROLLED)
    assert heard(table, DiceRolled) == [DiceRolled(C, [FORECASTS.index(face) for face in SHOWN])]
    assert [[face is None for face in shown(table, to).dice] for to in (A, B, SPECTATOR)] == [[False] * 6] * 3


def test_the_forecast_cards_of_the_dice_are_shuffled_and_dealt_as_normal() -> None:
    table = dealt(*ROLLED)
    assert odds(table) == dict.fromkeys(SHOWN, 1)


def test_the_forecasts_in_play_are_those_rolled() -> None:
    table = dealt("face 6", "face 6", "face 4", "face 6", "face 6", "face 1")
    assert [FORECASTS[forecast] for forecast in shown(table).in_play] == ["+1"] * 5 + ["-1"]


def test_two_dice_may_show_the_same_forecast() -> None:
    table = dealt("face 6", "face 6", "face 4", "face 6", "face 6", "face 1")
    assert dice(table) == ["+1", "+1", "+1", "+1", "+1", "-1"]
    assert odds(table) == {"+1": 5, "-1": 1}
    play(table, *["+1"] * 4)
    assert odds(table) == {"+1": 1, "-1": 1}


@pytest.mark.parametrize(("forecast", "per_share"), [("$", 1), ("$$", 2), ("$$$", 3)])
def test_the_new_forecasts_with_dollar_signs_are_dividends_of_1_and_3(forecast: str, per_share: int) -> None:
    holds = ["", "american automotive 2", "", ""]
    table = position("movement", dice="on", pairs=f"american automotive {forecast}", holds=holds)
    assert heard(table, DividendDeclared) == [DividendDeclared(0, per_share)]
    play(table, "show 2")
    assert (money(table)[B], value(table, 0)) == (20 + 2 * per_share, 5)


@pytest.mark.parametrize(("forecast", "worth"), [("+3", 8), ("+1", 6), ("-1", 4), ("-4", 1)])
def test_the_new_forecasts_move_their_companies(forecast: str, worth: int) -> None:
    table = position("movement", dice="on", pairs=f"american automotive {forecast}")
    assert [one.value for one in shown(table).companies] == [worth, 6, 6, 6, 6, 6]


def test_the_forecast_cards_are_returned_and_the_dice_rolled_anew_each_round() -> None:
    table = position("end", dice="on")
    assert (asked(table), dice(table)) == ((NATURE, "roll"), [None] * 6)
    play(table, *ROLLED)
    play(table, *COMPANIES[:5])
    assert odds(table) == dict.fromkeys(SHOWN, 1)


def test_they_are_rolled_after_the_bonds_and_before_the_deal() -> None:
    table = position("round", dice="on", bonds="on")
    assert asked(table) == (A, "buy-bonds")
    play(table, *["buy 0"] * 4)
    assert asked(table) == (NATURE, "roll")
    play(table, *ROLLED)
    assert asked(table) == (NATURE, "company")


def test_also_in_the_first_round() -> None:
    table = opened(3, start="1", dice="on")
    play(table, *COMPANIES[:3])
    assert (asked(table), shown(table).round) == ((NATURE, "roll"), 1)


def test_before_the_first_roll_they_show_nothing() -> None:
    assert dice(opened(3, dice="on")) == [None] * 6
