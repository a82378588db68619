"""A question is declared once; a game whose questions do not fit together cannot be opened."""

import pytest

from blind_bid.state import BlindBid
from openoutcry.engine.game import Game
from openoutcry.engine.question import Figures, Question


def opened(*questions: Question[BlindBid]) -> Game[BlindBid]:
    return Game("blind-bid", "printed", 3, {}, list(questions))


def test_questions_are_found_by_their_number_in_whatever_order_they_are_declared() -> None:
    game = opened(Question(2, "show", []), Question(0, "draw", []), Question(1, "bid", []))
    assert [question.kind for question in game.questions] == ["draw", "bid", "show"]


@pytest.mark.parametrize(
    ("questions", "mistake"),
    [
        ([(0, "draw"), (0, "bid")], "blind-bid: 'draw' and 'bid' are both question number 0"),
        ([(0, "draw"), (2, "show")], "blind-bid: there is no question number 1, but one number 2"),
        ([(1, "bid")], "blind-bid: there is no question number 0, but one number 1"),
        ([(0, "draw"), (1, "draw")], "blind-bid: two questions are called 'draw'"),
    ],
)
def test_a_number_that_is_missing_or_given_twice_is_a_mistake(questions: list[tuple[int, str]], mistake: str) -> None:
    with pytest.raises(ValueError, match=f"^{mistake}$"):
        opened(*(Question(number, kind, []) for number, kind in questions))


class CoinFigures(Figures, total=False):
    """How many coins."""

    coins: int


class Bid(Question[BlindBid]):
    def figures(self, g: BlindBid, player: int, option: int) -> CoinFigures:
        return {"coins": option}


def test_the_figures_of_a_question_are_of_the_type_that_it_returns() -> None:
    bid = Bid(0, "bid", ["bid 0", "bid 1"])
    assert bid.figures_type is CoinFigures
    assert bid.asks_type is Figures


def test_the_figures_that_people_see_are_those_of_the_question_that_is_asked() -> None:
    game = opened(Question(0, "draw", []), Bid(1, "bid", ["bid 0", "bid 1"]))
    g = BlindBid(3)
    g.ask(2, 1, 3)
    assert game.option_args(g, 2, 1) == {"coins": 1}
    assert game.question_args(g, 2) == {}
