"""Stockpile's table in a terminal: it fits, it shows what a seat may see, and it needs no colours to be read."""

from importlib.resources import files

import pytest
from rich.console import Console

from openoutcry.games.catalogue import open_game
from openoutcry.text.terminal import Viewer, draw
from tests.games.answers import play
from tests.games.stockpile.looking import shown
from tests.games.stockpile.positions import (
    A,
    B,
    Table,
    bid,
    bought,
    opened,
    position,
)
from tests.text.drawings import drawn, plain
from tests.text.played import NAMES, moments


def bidding(memory: str = "perfect") -> Table:
    """Three players bid; Ann has outbid Ben, who is asked again after Cleo."""
    table = position(
        "demand",
        players=3,
        round=3,
        tickers="epic electric 9, stanford steel 10, bottomline bank 1",
        money=[18, 7, 31],
        holds=["cosmic computers 2, epic electric 1", "stanford steel 3", "epic electric 1"],
        known=["", "stanford steel 2", ""],
        split=["epic electric 1", "", "american automotive 2"],
        fees=["", "3", ""],
        piles=["boom, B: fee 1, bust", "epic electric, A: leading laboratories, fee 2", "cosmic computers"],
        pairs="bottomline bank -3, epic electric +4, stanford steel $$, american automotive +1",
        memory=memory,
        start="2",
        first=B,
    )
    bid(table, "2 6", "3 0", "2 10")
    return table


def test_the_whole_table_at_eighty_columns():
    viewer = Viewer(
        "en", NAMES[:3], bots=[None, None, "Broker"], seat=A, asked=[B], messages=["Ann is the first player."]
    )
    assert drawn(bidding(), viewer) == [
        "── Stockpile · Round 3 of 7 · First player Ben ─────────────────────────────────",
        "Information › Supply › ▶ Demand › Action › Selling › Movement",
        "",
        "                                                        Forecast       Portfolio",
        "AA American Automotive    1  2  3  4 ▸5  6  7  8  9 10 →6   +1    ·",
        "BB Bottomline Bank       ▸1  2  3  4  5  6  7  8  9 10 →6   −3 A  ·",
        "CC Cosmic Computers       1  2  3  4 ▸5  6  7  8  9 10 →6    ?    2         $10K",
        "EE Epic Electric          1  2  3  4  5  6  7  8 ▸9 10 →6    ?    1   1×2   $27K",
        "LL Leading Laboratories   1  2  3  4 ▸5  6  7  8  9 10 →6    ?    ·",
        "SS Stanford Steel         1  2  3  4  5  6  7  8  9▸10 →6    ?    ·",
        "Covered forecasts  +4 +2 −2 $$                                        Worth $37K",
        "",
        "Pile   0   1   3   6  10  15  20  25   Cards",
        "   1   ·   ·   ·   ·   ·   ·   ·   ·   ▲ (?) ▼",
        "   2                   A   ·   ·   ·   EE (LL) −$2K",
        "   3   C   ·   ·   ·   ·   ·   ·   ·   CC",
        "",
        "                    Money  Cards  Split   Known to you",
        "  A Ann              $18K      3      1",
        "▶ B Ben               $7K      3      0   Owes −$3K  2 SS",
        "  C Cleo (Broker)    $31K      1      2   2×2 AA",
        "",
        "Market deck 62",
        "── What happened ───────────────────────────────────────────────────────────────",
        "• Ann is the first player.",
    ]


def test_the_table_in_french_uses_the_words_of_the_french_catalogue():
    text = "\n".join(drawn(bidding(), Viewer("fr", NAMES[:3], seat=A)))
    for words in (
        "Manche 3 sur 7 · Premier joueur Ben",
        "▶ Demande",
        "Coups de bourse",
        "Prévisions cachées",
        "37\xa0k$",
    ):
        assert words in text
    assert "EE (LL) −2\xa0k$" in text


def test_a_forecast_is_shown_with_whose_it_is_and_to_nobody_else():
    ann, ben, nobody = (drawn(bidding(), Viewer("en", NAMES[:3], seat=seat)) for seat in (A, B, -1))
    assert ann[5].split()[-3:] == ["−3", "A", "·"]
    assert ben[5].split()[-2:] == ["?", "·"]
    assert ben[7].split()[-3:] == ["+4", "B", "·"]
    assert [line.split()[-1] for line in nobody[4:10]] == ["+1", "?", "?", "?", "?", "?"]
    assert not any("Portfolio" in line or "Worth" in line for line in nobody)


def test_a_card_face_down_is_known_to_whoever_put_it_there():
    piles = [drawn(bidding(), Viewer("en", NAMES[:3], seat=seat))[13:15] for seat in (A, B, -1)]
    assert [[line[39:] for line in lines] for lines in piles] == [
        ["▲ (?) ▼", "EE (LL) −$2K"],
        ["▲ (−$1K) ▼", "EE (?) −$2K"],
        ["▲ (?) ▼", "EE (?) −$2K"],
    ]


def test_with_the_memory_of_a_table_nothing_is_known_of_the_others():
    text = "\n".join(drawn(bidding("table"), Viewer("en", NAMES[:3], seat=A)))
    assert "Known to you" not in text
    assert "2 SS" not in text
    assert "2×2 AA" not in text
    assert "1×2" in text


def test_the_hand_is_named():
    table = position("placing", players=3, hands=["boom, fee 2", "epic electric, bust", "fee 1, fee 1"])
    assert "Your hand  ▲ Stock Boom  −$2K Trading Fee $2K" in drawn(table, Viewer("en", NAMES[:3], seat=A))
    assert not any("Your hand" in line for line in drawn(table, Viewer("en", NAMES[:3])))


def test_the_action_cards_are_named_while_they_are_to_be_played():
    table = bought(["boom, bust, boom", "", ""])
    assert "Action cards  ▲ Stock Boom  ▲ Stock Boom  ▼ Stock Bust" in drawn(table, Viewer("en", NAMES[:3], seat=A))
    assert not any("Pile" in line for line in drawn(table, Viewer("en", NAMES[:3], seat=A)))


def test_a_dividend_is_announced():
    table = position("movement", players=3, holds=["epic electric 2", "", ""], pairs="epic electric $$")
    assert "Epic Electric pays $2K a share." in drawn(table, Viewer("en", NAMES[:3], seat=A))


def test_the_advanced_board_has_tracks_of_their_own():
    lines = drawn(opened(3, board="advanced"), Viewer("en", NAMES[:3], seat=A))
    assert [line[24:62].rstrip() for line in lines if line[:2] in ("AA", "BB", "EE", "SS")] == [
        "  1  3 ▸5  7  9 11 13 →7             ?",
        "  1  2  3  4 ▸5  6 →4                ?",
        "  1  3  4  5 ▸5  6  6  7  8 10 →5    ?",
        "  1 1$  2 2$  3 3$  4 4$ ▸5 5$ →3    ?",
    ]


def test_the_end_shows_money_and_no_portfolio():
    table = position("end", players=3, round=7, holds=["epic electric 2", "", ""])
    lines = drawn(table, Viewer("en", NAMES[:3], seat=A))
    assert lines[1] == "The end"
    assert not any("Worth" in line or "Portfolio" in line for line in lines)
    assert any(line.startswith("  A Ann") and "$40K" in line for line in lines)


def test_what_was_said_stands_beside_a_wide_table():
    lines = drawn(bidding(), Viewer("en", NAMES[:3], width=120, seat=A, messages=["Ben bids $6K for pile 2."]))
    beside = [line[82:] for line in lines]
    assert beside[1:3] == ["  A Ann", "    Money $18K  Cards 3  Split 1"]
    said = beside.index("── What happened ─────────────────────")
    assert beside[said - 2 : said + 2] == ["", "Market deck 62", beside[said], "• Ben bids $6K for pile 2."]


def test_where_lines_are_missing_piles_keep_their_bids_and_cards():
    lines = drawn(bidding(), Viewer("en", NAMES[:3], height=19, lines_below=6, seat=A, asked=[A]))
    assert len(lines) == 13
    assert lines[1].startswith("AA American Automotive    1  2  3  4 ▸5")
    assert lines[8:] == [
        "Pile 1  ·       ▲ (?) ▼",
        "Pile 2  A $10K  EE (LL) −$2K",
        "Pile 3  C   $0  CC",
        "▶ A Ann  Money $18K  Cards 3  Split 1",
        "B Ben $7K  C Cleo $31K",
    ]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(("players", "board"), [(2, "base"), (5, "advanced")])
def test_it_fits_at_every_moment_of_a_game(lang: str, width: int, players: int, board: str):
    names = ["Maximilian-Alexander", *NAMES[1:players]]
    for number, match in enumerate(moments(players, {"board": board, "memory": "perfect"}, game_name="stockpile")):
        if number % 25 == 0 or not match.asked():
            viewer = Viewer(lang, names, width=width, seat=0, asked=match.asked(), messages=["word " * 60])
            lines = plain(draw(match.game.shown(match.view(0)), viewer), width)
            assert max(len(line) for line in lines) <= width
            assert sum("…" in line for line in lines) <= (width == 60) * 3  # names


def test_a_long_pile_goes_on_below():
    pile = "boom, fee 1, " + ", ".join(["epic electric, fee 3"] * 4)
    table = position("demand", players=5, piles=[pile])
    lines = drawn(table, Viewer("en", NAMES[:5], seat=A))
    first = next(n for n, line in enumerate(lines) if line.startswith("   1   ·"))
    assert lines[first][39:] == "▲ −$1K EE −$3K EE −$3K EE −$3K EE −$3K"
    narrow = drawn(table, Viewer("en", NAMES[:5], seat=A, width=60))
    first = next(n for n, line in enumerate(narrow) if line.startswith("   1   ·"))
    assert narrow[first][39:] == "▲ −$1K EE −$3K EE"
    assert narrow[first + 1] == " " * 39 + "−$3K EE −$3K EE −$3K"


def test_another_box_is_drawn_and_named():
    """Long tracks, values of two digits, dear bids, and companies whose names have no room."""
    box = files("openoutcry.games.stockpile").joinpath("data.toml").read_text("utf-8")
    spaces = ", ".join(f'"{value}"' for value in range(30, 45)) + ', "99$"'
    box = box.replace('"1", "2", "3", "4", "5", "6", "7", "8", "9", "10"', spaces).replace("20, 25]", "20, 1000]")
    game = open_game("stockpile", 3, {}, box.replace('"Epic Electric"', '"-"'))
    lines = plain(draw(game.shown(game.new()), Viewer("en", NAMES[:3], "Attic copy")), 80)
    assert "House set: Attic copy" in lines[0]
    assert lines[7].startswith("?4   30  31  32  33 ▸34  35")
    assert max(len(line) for line in lines) <= 80


def test_colours_are_those_of_the_companies_and_their_tickers():
    console = Console(width=80, color_system="truecolor", force_terminal=True)
    with console.capture() as captured:
        console.print(draw(shown(bidding(), A), Viewer("en", NAMES[:3], seat=A)))
    assert "48;2;226;184;60mEE\x1b" in captured.get()
    assert "48;2;226;184;60m▸9\x1b" in captured.get()


def test_a_split_is_seen_in_the_portfolio():
    table = bought(["boom", "", ""], tickers="epic electric 10", holds=["epic electric 2", "", ""])
    play(table, "boom epic electric")
    line = next(line for line in drawn(table, Viewer("en", NAMES[:3], seat=A)) if line.startswith("EE"))
    assert line.split()[-2:] == ["2×2", "$28K"]
