"""Speculation's table in a terminal: it fits, it shows what a seat may see, and it needs no colours to be read."""

from importlib.resources import files

import pytest
from rich.console import Console

from openoutcry.games.catalogue import open_game
from openoutcry.text.terminal import Viewer, draw
from tests.games.answers import play
from tests.games.speculation_board.positions import A, B, Table, position, shown
from tests.text.drawings import drawn, plain
from tests.text.played import NAMES, moments


def midgame() -> Table:
    """Three players choose their cards; the last of the eight bricks is still on the start."""
    return position(
        "cards",
        players=3,
        bricks="metro 18, timbuktu 22, alhambra 21, shogun 3, show manager 55, eketorp 10, carat 41",
        action="rank up",
        movement=4,
        cash=[25, 0, 140],
        shares=["metro 2, wallenstein 1", "", "show manager 1"],
        hands=["metro, bank holiday", "timbuktu, carat", "shogun, eketorp"],
        played=["timbuktu, carat", "", "wallenstein"],
        out="no action, 6",
    )


def test_the_whole_table_at_eighty_columns():
    viewer = Viewer(
        "en", NAMES[:3], bots=[None, None, "Broker"], seat=A, asked=[A], messages=["Ann is the start player."]
    )
    assert drawn(midgame(), viewer) == [
        "── Speculation · Turn 2 · Choosing cards · Active player Ann ───────────────────",
        "Track                         │   1st   2nd   3rd   4th   5th   6th   7th   8th",
        "Start  WA                     │   $20",
        "  1  2 SH  4  5  6  7  8  9 EK│    60    50    45    40    35 EK 30 SH 25    20",
        " 11 12 13 14 15 16 17 ME 19 20│   110    95    80    65 ME 50    35    20    10",
        " AL TI 23 24 25 26 27 28 29 30│   140   120 TI100 AL 80    60    35    15     0",
        " 31 32 33 34 35 36 37 38 39 40│   175   145   115    90    60    30     5   −10",
        " CA 42 43 44 45 46 47 48 49 50│   210 CA170   135   100    60    25    −5   −25",
        " 51 52 53 54 SM 56 57 58 59   │ SM250   200   155   110    65    20   −15   −40",
        "END                           │   300   250   210   175   145   120   100    80",
        "",
        "Tiles         Rank +1 · Movement 4",
        "On the table  Rank +1, No action · 4 6",
        "In the bags   Trade ×3, Rank −1 · 1 2 3 5",
        "",
        "                         Cash Fortune in shares   ME  TI  AL  SH  SM  EK  CA  WA",
        "                                          Price   50 100  80  25 250  30 170  20",
        "                                           Bank    –   2   2   2   1   2   2   1",
        "▶ A Ann                    25     145       120    2   ·   ·   ·   ·   ·   ·   1",
        "  B Ben                     0       0         0    ·   ·   ·   ·   ·   ·   ·   ·",
        "  C Cleo (Broker)         140     390       250    ·   ·   ·   ·   1   ·   ·   ·",
        "",
        "     Played                      Deck",
        "▶ A   · TI  ·  ·  ·  · CA  ·  ·     5  is choosing",
        "  B   ·  ·  ·  ·  ·  ·  ·  ·  ·     7  is choosing",
        "  C   ·  ·  ·  ·  ·  ·  · WA  ·     6  is choosing",
        "Your cards  ME Metro  BH Bank Holiday",
        "── What happened ───────────────────────────────────────────────────────────────",
        "• Ann is the start player.",
    ]


def test_the_table_in_french_uses_the_words_of_the_french_book():
    text = "\n".join(drawn(midgame(), Viewer("fr", NAMES[:3], seat=A)))
    for words in ("Choix des cartes", "Joueur actif Ann", "Départ", "20\xa0$", "Rang +1 · Mouvement 4", "Défausse"):
        assert words in text
    assert "Vos cartes  ME Metro  VD Vacances de la banque" in text


def test_while_cards_are_chosen_others_see_who_has_but_not_what():
    table = midgame()
    play(table, "play bank holiday")
    own = drawn(table, Viewer("en", NAMES[:3], seat=A, asked=[B]))
    other = drawn(table, Viewer("en", NAMES[:3], seat=B, asked=[B]))
    assert "Your choice  BH" in own
    assert [line[39:] for line in other if line.endswith(("has chosen", "is choosing"))] == [
        "has chosen",
        "is choosing",
        "is choosing",
    ]
    assert not any("BH" in line for line in other)
    assert not any("Your choice" in line for line in other)
    changed = midgame()
    play(changed, "play metro")
    assert drawn(changed, Viewer("en", NAMES[:3], seat=B, asked=[B])) == other


def test_a_spectator_sees_nobodys_hand():
    lines = drawn(midgame(), Viewer("en", NAMES[:3]))
    assert not any("Your cards" in line or "BH" in line for line in lines)


def test_what_is_being_sold_is_seen_while_buying():
    table = position("trade", players=3, bricks="metro 7", shares=["metro 1", "", ""])
    play(table, "sell metro")
    assert any(line.endswith("selling Metro") for line in drawn(table, Viewer("en", NAMES[:3], seat=B, asked=[A])))


def test_bricks_on_end_stand_in_the_order_in_which_they_came():
    table = position("cards", players=3, bricks="shogun 58, metro 59", movement=3, hands=["metro", "shogun", "carat"])
    play(table, "play metro", "play shogun", "play carat")
    lines = drawn(table, Viewer("en", NAMES[:3]))
    assert any(line.startswith("END    ME SH") and "ME300 SH250" in line for line in lines)


def test_what_was_said_stands_beside_a_wide_table():
    lines = drawn(
        midgame(), Viewer("en", NAMES[:3], width=120, seat=A, messages=["Ben draws a share of Carat from the bag."])
    )
    assert [line[82:] for line in lines[1:]][:8] == [
        "  A Ann",
        "    Cash 25  Fortune 145  ME 2  WA 1",
        "  B Ben",
        "    Cash 0  Fortune 0",
        "  C Cleo",
        "    Cash 140  Fortune 390  SM 1",
        "── What happened ─────────────────────",
        "• Ben draws a share of Carat from the",
    ]
    assert any(line.split()[:9] == ["Price", "50", "100", "80", "25", "250", "30", "170", "20"] for line in lines)


def test_where_lines_are_missing_the_track_and_the_prices_stay():
    lines = drawn(
        midgame(), Viewer("en", NAMES[:3], height=24, lines_below=4, seat=A, asked=[A], messages=["It begins."] * 9)
    )
    assert len(lines) == 20
    assert lines[9].startswith("END")
    assert lines[10:] == [
        "Tiles  Rank +1 · Movement 4",
        "                         Cash Fortune in shares   ME  TI  AL  SH  SM  EK  CA  WA",
        "                                          Price   50 100  80  25 250  30 170  20",
        "                                           Bank    –   2   2   2   1   2   2   1",
        "▶ A Ann                    25     145       120    2   ·   ·   ·   ·   ·   ·   1",
        "  B Ben                     0       0         0    ·   ·   ·   ·   ·   ·   ·   ·",
        "  C Cleo                  140     390       250    ·   ·   ·   ·   1   ·   ·   ·",
        "Your cards  ME Metro  BH Bank Holiday",
        "── What happened ───────────────────────────────────────────────────────────────",
        "• It begins.",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("players", [3, 6])
def test_it_fits_at_every_moment_of_a_game(lang: str, width: int, players: int):
    names = ["Maximilian-Alexander", *NAMES[1:players]]
    for number, match in enumerate(moments(players, game_name="speculation-board")):
        if number % 60 == 0 or not match.asked():
            viewer = Viewer(lang, names, width=width, seat=0, asked=match.asked(), messages=["word " * 60])
            lines = plain(draw(match.game.shown(match.view(0)), viewer), width)
            assert max(len(line) for line in lines) <= width
            assert sum("…" in line for line in lines) <= 1 + (width == 60) * players


def test_another_box_is_drawn_and_named():
    """Strips of other lengths, prices of four digits, and a company whose name has no letters."""
    box = files("openoutcry.games.speculation_board").joinpath("data.toml").read_text("utf-8")
    box = box.replace("last_space = 30", "last_space = 25").replace("[60, 50,", "[1000, 50,").replace('"Metro"', '"-"')
    game = open_game("speculation-board", 3, {}, box)
    lines = plain(draw(game.shown(game.new()), Viewer("en", NAMES[:3], "Attic copy")), 80)
    assert "House set: Attic copy" in lines[0]
    assert [line.rstrip("│") for line in lines if line.startswith((" 26", " 36"))] == [
        " 26 27 28 29 30 31 32 33 34 35",
        " 36 37 38 39 40",
    ]
    assert lines[2].startswith("Start  ?1 TI")


def test_colours_are_those_of_the_companies_and_of_their_prices():
    console = Console(width=80, color_system="truecolor", force_terminal=True)
    with console.capture() as captured:
        console.print(draw(shown(midgame(), A), Viewer("en", NAMES[:3])))
    assert "48;2;143;151;158mME\x1b" in captured.get()
    assert "48;2;143;151;158mME 50\x1b" in captured.get()
    assert "48;2;61;116;179mTI100\x1b" in captured.get()
