"""The table in a terminal: it fits, it shows what a seat may see, and it needs no colours to be read."""

import msgspec
import pytest
from rich.console import Console

from openoutcry.games.mogul.events import ChipsExchanged
from openoutcry.games.mogul.shown import CardShown, CompanyShown, MogulShown, PlayerShown
from openoutcry.text.terminal import Viewer, draw, plain_table
from openoutcry.text.terminal.viewer import codes, initials
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


def drawn(shown: MogulShown, viewer: Viewer) -> list[str]:
    """The lines of the drawing, without colours."""
    return plain(draw(shown, viewer), viewer.width)


def test_the_whole_table_at_eighty_columns():
    told = ["Cleo leaves the auction with 2 chips.", "Ben stays in; the pot holds 3 chips."]
    viewer = Viewer("en", ["Ann", "Ben", "Cleo"], bots=[None, "Broker", "Broker"], asked=[0], messages=told)
    assert drawn(table(), viewer) == [
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
    lines = drawn(shown, Viewer("en", NAMES[:3]))
    winner, runner_up = say("en", "part-mogul-winner"), say("en", "part-mogul-runner-up")
    longest = max(len(winner), len(runner_up))
    assert f"{winner:<{longest}}  Ben" in lines
    assert f"{runner_up:<{longest}}  Cleo" in lines


def test_the_crash_is_announced_and_drawn():
    assert any("crash is near" in line for line in drawn(table(crash_next=True), Viewer("en", NAMES[:3])))
    over = drawn(table(phase="over", card=None, in_auction=[], left=[]), Viewer("fr", NAMES[:3]))
    assert any("KRACH" in line for line in over)


def test_above_110_columns_people_and_what_was_said_stand_beside_the_board():
    told = ["Ben stays in; the pot holds 3 chips."]
    lines = drawn(table(), Viewer("en", NAMES[:3], width=120, messages=told))
    assert len(lines[0]) == 120
    assert [line[82:] for line in lines[1:]] == [
        "  A Ann",
        "    Points 12  Chips 4  GN 3  SF 1",
        "  B Ben",
        "    Points 40  Chips covered  GN 1",
        "    UP 1",
        "  C Cleo",
        "    Points -1  Chips covered  FR 2",
        "    SP 5",
        "── What happened ─────────────────────",
        "• Ben stays in; the pot holds 3 chips.",
    ]
    wider = drawn(table(), Viewer("en", NAMES[:3], width=160, messages=told))
    assert wider[2][82:].split() == ["A", "Ann", "12", "4", "GN▕▕", "3", "·", "SF", "1", "·", "·"]
    narrower = drawn(table(), Viewer("en", NAMES[:3], width=110, messages=told))
    assert narrower[-1] == "• Ben stays in; the pot holds 3 chips."


def test_where_lines_are_missing_the_others_fold_and_the_title_says_how_to_see_them():
    viewer = Viewer("en", NAMES[:3], width=80, height=14, lines_below=2, seat=0, asked=[0], messages=["Ben stays in."])
    lines = drawn(table(), viewer)
    assert len(lines) == 12
    assert lines[0].endswith("── table: show all ──")
    assert lines[7:] == [
        "                         Points   Chips  GN      UP      SF      FR      SP",
        "▶ A Ann                      12       4  GN▕▕ 3   ·      SF 1     ·       ·",
        "B Ben 40  C Cleo -1",
        "In the auction  Ann → Ben   Left the auction  Cleo",
        "• Ben stays in.",
    ]


def test_a_low_terminal_shows_the_last_lines_only():
    told = [f"line {number}" for number in range(30)]
    low = drawn(table(), Viewer("en", NAMES[:3], height=24, lines_below=5, messages=told))
    high = drawn(table(), Viewer("en", NAMES[:3], height=60, lines_below=5, messages=told))
    assert [line for line in low if line.startswith("•")] == ["• line 27", "• line 28", "• line 29"]
    assert sum(line.startswith("•") for line in high) == 12


def test_a_house_set_of_another_track_is_drawn_without_a_ring():
    lines = drawn(table(spaces=100), Viewer("en", NAMES[:3]))
    assert any("FR Frisco" in line for line in lines)
    assert max(len(line) for line in lines) <= 80


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("players", [3, 6])
def test_it_fits_at_every_moment_of_a_game(lang: str, width: int, players: int):
    names = ["Maximilian-Alexander", *NAMES[1:players]]
    for number, match in enumerate(moments(players)):
        if number % 40 == 0 or not match.asked():
            viewer = Viewer(lang, names, width=width, asked=match.asked(), messages=["word " * 60])
            assert max(len(line) for line in drawn(match.game.shown(match.view(0)), viewer)) <= width


def test_the_chips_of_others_are_not_in_the_drawing():
    """Only the chips of the seat that looks are a number; with a perfect memory all are."""
    for match in moments(4):
        shown = match.game.shown(match.view(2))
        lines = drawn(shown, Viewer("en", NAMES[:4]))
        covered = [line for line in lines if line[2:3] in "ABCD" and "covered" in line]
        assert len(covered) == 3
        assert not any(line[2:3] == "C" for line in covered)
        break
    perfect = played_out(3, {"memory": "perfect"})
    assert not any("covered" in line for line in drawn(perfect.game.shown(perfect.view(0)), Viewer("en", NAMES[:3])))


def test_companies_and_players_differ_by_letters():
    assert codes([company.name for company in COMPANIES]) == ["GN", "UP", "SF", "FR", "SP"]
    assert codes(["Santa Fe", "San Francisco", "Soo", "S", "Sfax"]) == ["SF", "SA", "SO", "S4", "SX"]
    assert initials(["Ann", "Anton", "Zoë"]) == ["A", "N", "Z"]


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Bo", "Bo", "Bo", "Bo", "Bo", "Bo"], ["B", "O", "b", "o", "A", "C"]),
        (["A", "24", "a", "42"], ["A", "B", "a", "C"]),
        (["İ", "İ", "", "-"], ["İ", "A", "B", "C"]),
    ],
)
def test_markers_of_players_whose_letters_are_taken_are_no_numbers(names: list[str], letters: list[str]):
    assert initials(names) == letters


def test_two_markers_on_a_space_do_not_read_as_its_number():
    """Of four players called alike the second and the fourth stand on one space."""
    players = [PlayerShown(points=n, space=n, chips=None, shares=[0] * 5) for n in (3, 9, 5, 9)]
    lines = drawn(table(players=players, in_auction=[], left=[]), Viewer("en", ["A", "A", "A", "A"]))
    upper = next(line.split() for line in lines if line.split()[:1] == ["0"])
    assert upper[:11] == ["0", "1", "2", "A", "4", "B", "6", "7", "8", "aC", "10"]


def test_chips_that_were_exchanged_are_not_on_the_final_table():
    over = played_out(3, {"memory": "perfect"})
    shown = over.game.shown(over.view(0))
    exchanged = {event.seat for _, event in over.log(0) if isinstance(event, ChipsExchanged)}
    assert exchanged
    names = ["Ann", "Ben", "Cleo"]
    rows = [line.split() for line in drawn(shown, Viewer("en", names)) if line[4:].startswith(tuple(names))]
    for seat, row in enumerate(rows):
        assert row[1:4] == [names[seat], str(shown.players[seat].points), str(shown.players[seat].chips)]
        assert int(row[3]) < 5


def test_colours_are_those_of_the_company_and_its_border():
    console = Console(width=80, color_system="truecolor", force_terminal=True)
    with console.capture() as captured:
        console.print(draw(table(), Viewer("en", NAMES[:3])))
    frisco, great_northern = "48;2;91;148;71m FR Frisco", "48;2;139;90;51m┏━━━"
    assert frisco in captured.get()
    assert great_northern in captured.get()


def test_another_box_is_named():
    assert "House set: Attic copy" in drawn(table(), Viewer("en", NAMES[:3], "Attic copy"))[0]


def test_a_name_cannot_command_the_terminal():
    lines = drawn(table(), Viewer("en", ["A\x1b[2Jnn", "B\u202een", "Zoë"], messages=["\x1b]0;title\x07"]))
    assert not any(letter in line for line in lines for letter in "\x1b\x07\u202e")
    assert any("Zoë" in line for line in lines)


class SideShown(msgspec.Struct):
    coins: int
    cards: list[int | None]


class TableShown(msgspec.Struct, tag="mogul"):
    """A table without a drawing: fields for which there are no words."""

    players: list[SideShown]
    prices: list[int]


@pytest.mark.parametrize("width", [60, 80, 111, 200])
def test_a_table_that_nobody_has_drawn_fits_too(width: int):
    shown = TableShown([SideShown(n, [None] * 30) for n in (5, 6, 7)], [11, 12, 13])
    viewer = Viewer("en", NAMES[:3], width=width, height=16, lines_below=6, seat=0, asked=[0], messages=["word " * 60])
    lines = plain(plain_table.draw(shown, viewer), width)
    assert len(lines) <= 10
    assert max(len(line) for line in lines) <= width
    assert any("11  12  13" in line for line in lines)
    assert [line.index("coins") > 80 for line in lines if "coins" in line] == [width > 110] * 3
