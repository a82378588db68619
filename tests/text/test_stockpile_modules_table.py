"""What the modules lay on Stockpile's table in a terminal."""

import pytest

from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Viewer, draw
from tests.games.answers import play
from tests.games.stockpile.positions import (
    A,
    B,
    C,
    opened,
)
from tests.games.stockpile.strategies import holding
from tests.text.drawings import drawn, plain
from tests.text.played import EVERYTHING, NAMES, moments
from tests.text.stockpile_asked import question

THREE = NAMES[:3]


def test_what_lies_before_everybody():
    table = holding(
        "rogue trading, tax haven, tax haven",
        "insider trading",
        bonds=[2, 0, 1],
        commodities=["corn 2, gold 1", "", ""],
        taxes=[0, 1, 0],
        investors=["crazy cramer", "billionaire bill", "wise warren"],
    )
    text = "\n".join(drawn(table, Viewer("en", THREE, seat=A)))
    assert "      Crazy Cramer  2 bonds  Gold  2 × Corn  at the end $11K  3 strategy cards" in text
    assert "      Billionaire Bill  1 tax  at the end −$2K  1 strategy card" in text
    assert "Your strategy cards  Rogue Trading ($4K), 2 × Tax Haven ($3K)" in text
    assert "Crazy Cramer  Once in the Action Phase you may move one company by 1" in text
    french = "\n".join(drawn(table, Viewer("fr", THREE, seat=A)))
    assert "Crazy Cramer  2 obligations  Or  2 × Maïs  à la fin 11\xa0k$" in french
    assert "Vos cartes Stratégie  Opération sauvage (4\xa0k$), 2 × Paradis fiscal (3\xa0k$)" in french


def test_nobody_sees_the_strategy_cards_of_another():
    table = holding("rogue trading, tax haven", "insider trading")
    text = "\n".join(drawn(table, Viewer("en", THREE, seat=B)))
    assert "Rogue Trading" not in text
    assert "Insider Trading" in text
    nobody = "\n".join(drawn(table, Viewer("en", THREE)))
    assert "Insider Trading" not in nobody
    assert "2 strategy cards" in nobody


def test_a_hand_says_what_its_cards_do_when_one_may_be_played():
    table = holding("rogue trading, special dividend", holds=["epic electric 1", "", ""])
    text = "\n".join(drawn(table, Viewer("en", THREE, seat=A, asked=[A])))
    assert "  Rogue Trading ($4K)*  Show one of your shares, and move it to your split" in text
    assert "  Special Dividend*  A company of your choice pays everybody $1K for each" in text
    assert "  * in whole or in part our reconstruction" in text


@pytest.mark.parametrize(
    ("lang", "asked"),
    [("en", "Special Dividend: Which company pays "), ("fr", "Dividende exceptionnel : Quelle société verse ")],
)
def test_a_question_says_which_card_asks(lang: str, asked: str):
    table = holding("special dividend")
    assert question(table, lang) == Prose(lang, table.game, THREE).ask("act", {"asks": "all"})
    play(table, "play special dividend")
    assert question(table, lang).startswith(asked.replace(" :", "\xa0:"))
    lines = drawn(table, Viewer(lang, THREE, seat=A, asked=[A]))
    assert any(line.startswith(f"▶ {asked.partition(':')[0].strip()}*  ") for line in lines)


def test_a_falsified_forecast_is_marked():
    table = holding("falsified earnings")
    play(table, "play falsified earnings", "pair 2")
    assert "Falsified  pair 2, Ben’s" in drawn(table, Viewer("en", THREE, seat=A))


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "Lay this card on any pair, for all to see, without looking at the pair."),
        ("fr", "Posez cette carte, à la vue de tous, sur n’importe quelle paire, sans regarder la paire."),
    ],
)
def test_falsified_earnings_is_laid_for_all_to_see_on_a_pair_that_stays_covered(lang: str, says: str):
    table = holding("falsified earnings")
    assert says in " ".join(" ".join(drawn(table, Viewer(lang, THREE, seat=A, asked=[A]))).split())


def test_a_pair_that_was_looked_at_says_by_whom():
    table = holding("insider trading")
    play(table, "play insider trading", "pair 2")
    for lang, line in [("en", "Looked at  pair 2, Ben’s (Ann)"), ("fr", "Regardées  paire 2, que détient Ben (Ann)")]:
        assert line in drawn(table, Viewer(lang, THREE, seat=C))


def test_the_dice_are_seen_once_they_are_rolled():
    assert not any("Forecast dice" in line for line in drawn(opened(3, dice="on"), Viewer("en", THREE)))
    rolled = next(match for match in moments(3, {"dice": "on"}, game_name="stockpile"))
    lines = plain(draw(rolled.game.shown(rolled.view(A)), Viewer("en", THREE, seat=A)), 80)
    dice = next(line for line in lines if line.startswith("Forecast dice"))
    assert len(dice.split()) == 8
    covered = next(line for line in lines if line.startswith("Covered forecasts"))
    assert len(covered.split("Worth")[0].split()) == 6  # of six, one is your own and one is open


def test_investors_are_explained_when_one_is_to_be_chosen():
    first = next(match for match in moments(3, {"investors": "on"}, game_name="stockpile"))
    (investor, other) = first.game.shown(first.view(A)).players[A].dealt_investors
    names = [first.game.shown(first.view(A)).investors[n] for n in (investor, other)]
    lines = plain(draw(first.game.shown(first.view(A)), Viewer("en", THREE, seat=A, asked=[A])), 80)
    for one in names:
        assert any(line.startswith(f"  {one.name} ${one.money}K") for line in lines)
    hidden = plain(draw(first.game.shown(first.view(-1)), Viewer("en", THREE)), 80)
    assert not any(one.name in line for one in names for line in hidden)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize(("players", "investors"), [(2, "bidding"), (5, "on")])
def test_it_fits_at_every_moment_of_a_game(lang: str, width: int, players: int, investors: str):
    names = ["Maximilian-Alexander", *NAMES[1:players]]
    options = EVERYTHING | {"memory": "perfect", "investors": investors}
    kinds: set[str] = set()
    for match in moments(players, options, game_name="stockpile"):
        asked = match.asked()
        kind = match.game.questions[int(match.position.kind)].kind if asked else "over"
        if kind not in kinds:
            kinds.add(kind)
            seat = asked[0] if asked else 0
            viewer = Viewer(lang, names, width=width, seat=seat, asked=asked, messages=["word " * 60])
            lines = plain(draw(match.game.shown(match.view(seat)), viewer), width)
            assert max(len(line) for line in lines) <= width
            assert sum("…" in line for line in lines) <= (width == 60) * 3  # names
    assert len(kinds) > 12
