"""What people type, and who sits where."""

import pytest

from openoutcry.bots import usual_bot
from openoutcry.bots.levels import BOT_NAMES
from openoutcry.cli.arguments import fill_bots
from openoutcry.cli.play import seat_everybody
from openoutcry.cli.play.terminal import Offer, command, folded
from openoutcry.cli.run import WrongUsage
from openoutcry.engine.door import Choice
from openoutcry.engine.question import Question
from openoutcry.games.catalogue import open_game
from openoutcry.match.record import LONGEST_NAME
from openoutcry.server.http.limits import name_of
from openoutcry.server.refusals import BadInput
from openoutcry.text.prose import Prose

AUCTION = Question(0, "auction", ["stay", "leave", "credit"])
SALE = Question(1, "sale", [f"sell {n}" for n in range(9)])


def offer(lang: str, question: Question, options: list[int]) -> Offer:
    words = [question.words[option] for option in options]
    return Offer(Prose(lang, open_game("mogul", 4), []), question, Choice(question.kind, 0, options, words, None))


@pytest.mark.parametrize(
    ("typed", "option"),
    [
        ("1", 0),
        ("2", 1),
        ("3", None),
        ("0", None),
        ("-1", None),
        ("9" * 5000, None),
        ("stay", 0),
        (" STAY ", 0),
        ("st", 0),
        ("l", 1),
        ("leave now", None),
        ("credit", 2),
        ("cr", None),
        ("", None),
    ],
)
def test_an_auction_in_english(typed: str, option: int | None):
    assert offer("en", AUCTION, [0, 1]).understand(typed) == option


@pytest.mark.parametrize(("typed", "option"), [("rester", 0), ("part", 1), ("stay", 0), ("credit", 2), ("Crédit", 2)])
def test_an_auction_in_french(typed: str, option: int):
    assert offer("fr", AUCTION, [0, 1]).understand(typed) == option


def test_shares_to_sell_are_their_own_numbers():
    sale = offer("fr", SALE, [0, 1, 2])
    assert [sale.understand(typed) for typed in ("0", "2", "vendre 2", "sell  1", "vendre", "vendre 8")] == [
        0,
        2,
        2,
        1,
        None,
        8,
    ]


def test_commands_in_both_languages():
    assert [command("fr", typed) for typed in ("annuler", "undo", "Aide", "?", "q", "rester")] == [
        "undo",
        "undo",
        "help",
        "help",
        "quit",
        None,
    ]


def test_accents_and_capitals_do_not_matter():
    assert folded("  CRÉDIT  maintenant ") == "credit maintenant"


def test_the_usual_table_is_for_four():
    seats = seat_everybody("mogul", None, ["Ann"], None)
    assert [seat.name for seat in seats] == ["Ann", *BOT_NAMES[:3]]
    assert [seat.bot for seat in seats] == [None, "broker", "broker", "broker"]


def test_names_make_the_table():
    assert len(seat_everybody("mogul", None, ["Ann", "Ben"], "random,broker,random")) == 5
    assert len(seat_everybody("mogul", None, list("ABCDEF"), None)) == 6
    assert [seat.bot for seat in seat_everybody("mogul", 3, ["Ann"], "random")] == [None, "random", "random"]


def test_no_bot_takes_the_name_of_a_person():
    names = [seat.name for seat in seat_everybody("mogul", 6, ["hetty", "Jay"], None)]
    assert len({name.lower() for name in names}) == 6


@pytest.mark.parametrize("name", ["", "A" * 25, "An\u0007na"])
def test_a_name_is_as_long_at_the_terminal_as_on_a_server(name: str):
    assert seat_everybody("mogul", 3, ["A" * LONGEST_NAME], None)[0].name == "A" * 24
    with pytest.raises(WrongUsage, match="1 to 24 letters"):
        seat_everybody("mogul", 3, [name], None)
    with pytest.raises(BadInput, match="1 to 24 visible characters"):
        name_of(name)


@pytest.mark.parametrize(("bots", "seats"), [("random,random", 3), ("random,random", 1), ("random", 0)])
def test_bots_must_fit_the_seats(bots: str, seats: int):
    with pytest.raises(WrongUsage):
        fill_bots("mogul", bots, seats)


def test_the_usual_bot_is_the_default():
    assert fill_bots("mogul", None, 2) == [usual_bot("mogul")] * 2
