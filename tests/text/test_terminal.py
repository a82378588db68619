"""The table in a terminal: it fits, it shows what a seat may see, and it needs no colours to be read."""

import pytest
from rich.console import Console

from openoutcry.games.mogul.shown import CardShown, CompanyShown, MogulShown, PlayerShown
from openoutcry.text.terminal import Sight, draw
from openoutcry.text.terminal.sight import codes, initials
from openoutcry.text.words import say
from tests.text.drawings import plain
from tests.text.played import NAMES, moments, played_out

COMPANIES = [
    CompanyShown("Great Northern", "brown", 8),
    CompanyShown("Union Pacific", "pink", 7),
    CompanyShown("Santa Fe", "blue", 6),
    CompanyShown("Frisco", "green", 5),
    CompanyShown("Southern Pacific", "yellow", 5),
]


def table(**changes: object) -> MogulShown:
    """Three players in the middle of an auction, as Ann sees them."""
    settled: dict[str, object] = {
        "companies": COMPANIES,
        "spaces": 32,
        "chips_in_box": 45,
        "players": [
            PlayerShown(points=12, space=12, chips=4, shares=[3, 0, 1, 0, 0]),
            PlayerShown(points=40, space=8, chips=None, shares=[1, 1, 0, 0, 0]),
            PlayerShown(points=-1, space=31, chips=None, shares=[0, 0, 0, 2, 5]),
        ],
        "bank": 21,
        "pot": 3,
        "pile": 17,
        "crash_next": False,
        "card": CardShown(3, 0),
        "on_offer": True,
        "round": 7,
        "phase": "auction",
        "start_player": 1,
        "values": [4, 1, 1, 2, 5],
        "in_auction": [0, 1],
        "left": [2],
        "winner": None,
        "runner_up": None,
    }
    return MogulShown(**{**settled, **changes})  # type: ignore[arg-type]


def drawn(shown: MogulShown, sight: Sight) -> list[str]:
    """The lines of the drawing, without colours."""
    return plain(draw(shown, sight), sight.width)


def test_the_whole_table_at_eighty_columns():
    told = ["Cleo leaves the auction with 2 chips.", "Ben stays in; the pot holds 3 chips."]
    sight = Sight("en", ["Ann", "Ben", "Cleo"], bots=[None, "Broker", "Broker"], asked=[0], told=told)
    assert drawn(table(), sight) == [
        "── Mogul · Round 7 · Auction · Start player Ben ────────────────────────────────",
        "  0   1   2   3   4   5   6   7   B   9  10  11  Value now",
        "  C  ┏━━━━━━━━━━━━━━━━━━━━━━━┓ Pot        3   A   GN  Great Northern    4",
        " 30  ┃ FR Frisco             ┃ Bank      21  13   UP  Union Pacific     1",
        " 29  ┃              5 shares ┃ Draw pile 17  14   SF  Santa Fe          1",
        " 28  ┗━ border GN ━━━━━━━━━━━┛               15   FR  Frisco            2",
        " 27  26  25  24  23  22  21  20  19  18  17  16   SP  Southern Pacific  5",
        "",
        "                         Points   Chips  GN      UP      SF      FR      SP",
        "▶ A Ann                      12       4  GN▕▕ 3   ·      SF 1     ·       ·",
        "  B Ben (Broker)             40 covered  GN 1    UP 1     ·       ·       ·",
        "  C Cleo (Broker)            -1 covered   ·       ·       ·      FR▕ 2   SP▕▕▕ 5",
        "",
        "In the auction    Ann → Ben",
        "Left the auction  Cleo",
        "── What happened ───────────────────────────────────────────────────────────────",
        "• Cleo leaves the auction with 2 chips.",
        "• Ben stays in; the pot holds 3 chips.",
    ]


def test_the_winner_and_the_runner_up_are_named():
    shown = table(phase="action", in_auction=[], left=[], winner=1, runner_up=2)
    lines = drawn(shown, Sight("en", NAMES[:3]))
    winner, runner_up = say("en", "part-mogul-winner"), say("en", "part-mogul-runner-up")
    longest = max(len(winner), len(runner_up))
    assert f"{winner:<{longest}}  Ben" in lines
    assert f"{runner_up:<{longest}}  Cleo" in lines


def test_the_crash_is_announced_and_drawn():
    assert any("crash is near" in line for line in drawn(table(crash_next=True), Sight("en", NAMES[:3])))
    over = drawn(table(phase="over", card=None, in_auction=[], left=[]), Sight("fr", NAMES[:3]))
    assert any("KRACH" in line for line in over)


def test_what_was_said_stands_beside_a_wide_table():
    lines = drawn(table(), Sight("en", NAMES[:3], width=120, told=["Ben stays in; the pot holds 3 chips."]))
    assert "What happened" in lines[0]
    assert lines[1].endswith("• Ben stays in; the pot holds 3 chips.")


def test_a_low_terminal_shows_the_last_lines_only():
    told = [f"line {number}" for number in range(30)]
    low = drawn(table(), Sight("en", NAMES[:3], height=24, below=5, told=told))
    high = drawn(table(), Sight("en", NAMES[:3], height=60, below=5, told=told))
    assert [line for line in low if line.startswith("•")] == ["• line 27", "• line 28", "• line 29"]
    assert sum(line.startswith("•") for line in high) == 12


def test_a_house_set_of_another_track_is_drawn_without_a_ring():
    lines = drawn(table(spaces=100), Sight("en", NAMES[:3]))
    assert any("FR Frisco" in line for line in lines)
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("players", [3, 6])
def test_it_fits_at_every_moment_of_a_game(lang: str, width: int, players: int):
    names = ["Maximilian-Alexander", *NAMES[1:players]]
    for number, match in enumerate(moments(players)):
        if number % 40 == 0 or not match.asked():
            sight = Sight(lang, names, width=width, asked=match.asked(), told=["word " * 60])
            assert max(len(line) for line in drawn(match.game.shown(match.view(0)), sight)) <= width


def test_the_chips_of_others_are_not_in_the_drawing():
    """Only the chips of the seat that looks are a number; with a perfect memory all are."""
    for match in moments(4):
        shown = match.game.shown(match.view(2))
        lines = drawn(shown, Sight("en", NAMES[:4]))
        covered = [line for line in lines if line[2:3] in "ABCD" and "covered" in line]
        assert len(covered) == 3
        assert not any(line[2:3] == "C" for line in covered)
        break
    perfect = played_out(3, {"memory": "perfect"})
    assert not any("covered" in line for line in drawn(perfect.game.shown(perfect.view(0)), Sight("en", NAMES[:3])))


def test_companies_and_players_differ_by_letters():
    assert codes([company.name for company in COMPANIES]) == ["GN", "UP", "SF", "FR", "SP"]
    assert codes(["Santa Fe", "San Francisco", "Soo", "S", "Sfax"]) == ["SF", "SA", "SO", "S4", "SX"]
    assert initials(["Ann", "Anton", "Zoë", "42"]) == ["A", "N", "Z", "4"]


def test_colours_are_those_of_the_company_and_its_border():
    console = Console(width=80, color_system="truecolor", force_terminal=True)
    with console.capture() as captured:
        console.print(draw(table(), Sight("en", NAMES[:3])))
    frisco, great_northern = "48;2;91;148;71m FR Frisco", "48;2;139;90;51m┏━━━"
    assert frisco in captured.get()
    assert great_northern in captured.get()


def test_another_box_is_named():
    assert "House set: Attic copy" in drawn(table(), Sight("en", NAMES[:3], "Attic copy"))[0]


def test_a_name_cannot_command_the_terminal():
    lines = drawn(table(), Sight("en", ["A\x1b[2Jnn", "B\u202een", "Zoë"], told=["\x1b]0;title\x07"]))
    assert not any(letter in line for line in lines for letter in "\x1b\x07\u202e")
    assert any("Zoë" in line for line in lines)
