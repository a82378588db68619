"""Whole games with the most players and all modules: every question fits every screen with its table, and no price and
nothing of one's own is missing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from rich.console import Console, Group

from openoutcry.cli.play.terminal import Offer, composed, open_answers, question_forms
from openoutcry.match.match import Match
from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Viewer, draw
from tests.text.played import EVERYTHING, NAMES, moments

SIZES = [(80, 24), (100, 36), (120, 40), (200, 60)]
LONG = "Maximilian-Alexander"
TABLES = {
    "mogul": (6, {"memory": "perfect"}),
    "speculation-board": (6, {}),
    "speculation-cards": (4, {"memory": "perfect"}),
    "stockpile": (5, EVERYTHING | {"memory": "perfect", "board": "advanced"}),
}
SIGNS = {"clubs": "♣", "diamonds": "♦", "hearts": "♥", "spades": "♠"}


class Look:
    """What whoever is asked sees on screens of any size."""

    def __init__(self, match: Match, lang: str) -> None:
        (self.seat, *_) = match.asked()
        self.lang = lang
        self.names = [LONG, *NAMES[1 : match.game.players]]
        prose = Prose(lang, match.game, self.names)
        seen, choice = match.view(self.seat), match.choice(self.seat)
        assert choice is not None
        offer = Offer(prose, match.game.questions[int(match.position.kind)], choice)
        self.shown: Any = match.game.shown(seen)
        self.told = [prose.event(event) for _, event in match.log(self.seat)[-40:]]
        self.asked = prose.ask(choice.kind, match.game.question_args(seen, self.seat), self.shown)
        self.answers = open_answers(match, self.seat, offer)

    def screen(self, width: int, height: int) -> list[str]:
        """The lines of the screen, without the one to type on."""
        forms = question_forms(self.asked, self.answers, width)
        console = Console(width=width, height=height, color_system=None)
        lines: list[str] = []
        for part in composed(lambda below: self.table(width, height, below), forms, [], console):
            lines += [str(line) for line in (part.renderables if isinstance(part, Group) else [part])]
        return lines

    def table(self, width: int, height: int | None, below: int = 0) -> Group:
        """The table above the question."""
        bots = [None, *["Broker"] * (len(self.names) - 1)]
        seats = {"seat": self.seat, "asked": [self.seat]}
        viewer = Viewer(self.lang, self.names, "", bots, width, height, below, **seats, messages=self.told, unread=3)
        return draw(self.shown, viewer)


def of_mogul(shown: Any, seat: int) -> list[str]:
    """The value of every share; one's own points and chips."""
    own = shown.players[seat]
    values = [rf"{company.name} +{n}\b" for company, n in zip(shown.companies, shown.values, strict=True)]
    return [*values, rf"{own.points} +(\w+ +)?{own.chips}\b"]


def of_the_board(shown: Any, seat: int) -> list[str]:
    """The track and the price lists, the price of every share; one's own money and cards."""
    free = set(range(1, shown.end)) - {company.space for company in shown.companies}
    prices = " +".join(str(company.price).replace("-", "−") for company in shown.companies)
    lists = [r"\D+".join(str(abs(price)) for price in strip.prices) for strip in shown.strips]
    own = shown.players[seat]
    hand = [shown.companies[card].name for card in own.hand if card < len(shown.companies)]
    return [*(rf"\b{space}\b" for space in free), *lists, rf" {prices}\b", *hand, rf" {own.cash}\b"]


def of_the_cards(shown: Any, seat: int) -> list[str]:
    """What every pile is worth; one's own hand and points."""
    own = shown.players[seat]
    kinds = [shown.kinds[card] for card in own.hand]
    hand = [f"{kind.rank}{SIGNS[shown.suits[kind.suit]]}" for kind in kinds if kind.suit is not None]
    return [*hand, *(rf" {worth}\b" for worth in own.worth), rf" {own.total}\b"]


def of_stockpile(shown: Any, seat: int) -> list[str]:
    """The price of every company; one's own money, and what one's shares are worth."""
    spaces = [(company.name, company.track[company.space].value) for company in shown.companies]
    own = shown.players[seat]
    return [*(rf"{name}.*▸{value}\b" for name, value in spaces), rf"\D{own.money}\D", rf"\D{own.worth}\D"]


NEEDED: dict[str, Callable[[Any, int], list[str]]] = {
    "mogul": of_mogul,
    "speculation-board": of_the_board,
    "speculation-cards": of_the_cards,
    "stockpile": of_stockpile,
}


@pytest.mark.parametrize(("lang", "seed"), [("en", 0), ("fr", 1)])
@pytest.mark.parametrize("game", TABLES)
def test_every_question_of_a_game_fits_with_its_table(game: str, lang: str, seed: int):
    for match in moments(*TABLES[game], seed, game):
        if not match.asked():
            break
        look = Look(match, lang)
        for width, height in SIZES:
            lines = look.screen(width, height)
            text = "\n".join(lines)
            where = f"{width}x{height}\n{text}"
            assert max(len(line) for line in lines) <= width, where
            assert len(lines) < height, where
            for needed in NEEDED[game](look.shown, look.seat):
                assert re.search(needed, text), f"{needed} is not at {where}"
            last = " ".join(text.split())
            assert look.asked.replace("\xa0", " ") in last.replace("\xa0", " "), where
            for answer in look.answers:
                assert re.search(rf"(?<!\S){answer.numbers} +(?=\S)", text), f"{answer} is not at {where}"


@pytest.mark.parametrize("game", TABLES)
def test_without_a_limit_nothing_is_folded(game: str):
    look = Look(next(iter(moments(*TABLES[game], 0, game))), "en")
    whole = [str(line) for line in look.table(80, None).renderables]
    assert whole == [str(line) for line in look.table(80, 200).renderables]
    assert "table: show all" not in whole[0]
    assert "table: show all" in str(look.table(80, 14).renderables[0])
