"""Figures and events of Stockpile are what happens, and what is not is found (law 15)."""

from collections import Counter
from typing import Any

import msgspec
import pytest
from mypy_extensions import i64

from openoutcry.engine.chance import Rng
from openoutcry.engine.claims import Answer
from openoutcry.engine.kernel import Step, pick
from openoutcry.engine.laws.promises import Promises
from openoutcry.engine.laws.worlds import Broken
from openoutcry.engine.position import Position
from openoutcry.games.stockpile.cards.strategies.patterns import SellingNow
from openoutcry.games.stockpile.components import ACTION, SELL, SOLD_ENOUGH
from openoutcry.games.stockpile.events import MajorityPaid, ShareSold
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.phases.ending import Majorities
from openoutcry.games.stockpile.phases.selling import Selling
from openoutcry.games.stockpile.questions import selling
from openoutcry.games.stockpile.questions.promised import extra_on_sale
from openoutcry.games.stockpile.state import Stockpile

EVERYTHING = {"bonds": "on", "commodities": "on", "strategies": "promo", "investors": "promo", "board": "advanced"}


def played(game: StockpileGame, games: int = 1) -> Promises:
    """Play at random, every event and the figures of every question held to what they claim."""
    promises, rng = Promises(game, seed=1), Rng(1)
    for _ in range(games):
        g: Position = game.new(telling=True)
        while g.options != 0:
            promises.promise(g)
            g = promises.tell(g, int(pick(g, rng)))
    return promises


def test_every_number_claims_something_and_nearly_every_claim_is_compared() -> None:
    promises = played(StockpileGame(4, EVERYTHING))
    assert promises.missing == []
    kinds: Counter[str] = Counter()
    for name, number in promises.counts.items():
        kinds[" ".join(name.split()[:2])] += number
    assert kinds["event checked"] > 1000
    assert kinds["figure checked"] > 1000
    assert kinds["figure unchecked"] == kinds["event unchecked"] == 0


class Meddling(Step[Stockpile]):
    """A step with something planted around it."""

    def __init__(self, step: Step[Stockpile]) -> None:
        self.inner = step

    def run(self, g: Stockpile) -> None:
        self.inner.run(g)

    def ask(self, g: Stockpile) -> None:
        self.inner.ask(g)

    def answer(self, g: Stockpile, option: i64) -> None:
        self.inner.answer(g, option)


class PaysHalfThePrice(Meddling):
    """A player who sells a share gets half of its price. Figures and events go on saying all of it."""

    def answer(self, g: Stockpile, option: i64) -> None:
        seat = int(g.player)
        before = int(g.players[seat].money)
        super().answer(g, option)
        if option != SOLD_ENOUGH:
            half = (int(g.players[seat].money) - before) // 2
            g.players[seat].money -= half
            g.bank += half


class TellsAnotherBonus(Meddling):
    """A majority pays what is printed, and the event says more."""

    def run(self, g: Stockpile) -> None:
        super().run(g)
        for n, told in enumerate(g.log):
            assert isinstance(told.event, MajorityPaid)
            wrong = msgspec.structs.replace(told.event, bonus=told.event.bonus + 1)
            g.log[n] = msgspec.structs.replace(told, event=wrong)


class PaysTheBonusTwice(Meddling):
    """Every player gets a bonus more, of which nothing is told."""

    def run(self, g: Stockpile) -> None:
        super().run(g)
        g.players[0].money += 10
        g.bank -= 10


def meddled(kind: type[Meddling], replaced: type[Step[Any]]) -> StockpileGame:
    """Stockpile with this around one of its steps."""
    game = StockpileGame(3)
    outline, agenda = game.opening.outline, game.opening.agenda
    for steps in (outline, agenda):
        for place, step in enumerate(steps):
            if isinstance(step, replaced):
                steps[place] = kind(step)
    return game


@pytest.mark.parametrize(
    ("kind", "replaced", "found"),
    [
        (PaysHalfThePrice, Selling, r"law 15: (money|bank) went from .* \(ShareSold\)"),
        (TellsAnotherBonus, Majorities, r"law 15: (money|bank) went from .* \(MajorityPaid"),
        (PaysTheBonusTwice, Majorities, r"law 15: (money|bank) went from .*"),
    ],
)
def test_an_effect_that_is_not_what_is_told_is_caught(
    kind: type[Meddling], replaced: type[Step[Any]], found: str
) -> None:
    with pytest.raises(Broken, match=found):
        played(meddled(kind, replaced))


class WrongPrice(selling.Sell):
    """A share is offered for more than it brings."""

    def figures(self, g: Stockpile, player: int, option: int) -> selling.SaleFigures:
        figures = super().figures(g, player, option)
        return {**figures, "price": figures["price"] + 1} if "price" in figures else figures


def test_a_wrong_price_in_a_figure_is_caught() -> None:
    game = StockpileGame(3)
    game.questions[SELL] = WrongPrice(game.box)
    with pytest.raises(Broken, match=r"law 15: 'sell .*' promises sell\.price"):
        played(game)


class Guess(selling.SaleFigures, total=False):
    later: int


class Guesses(selling.Sell):
    """A share is offered with a number of which nobody says what it is."""

    def figures(self, g: Stockpile, player: int, option: int) -> Guess:
        return Guess(later=99)


def test_a_number_that_claims_nothing_is_reported() -> None:
    game = StockpileGame(3)
    game.questions[SELL] = Guesses(game.box)
    assert Promises(game).missing == ["law 15: the number 'later' of an answer to sell claims nothing"]


def test_a_later_sale_at_another_value_is_not_compared() -> None:
    """After Front Running was ended the player may sell by the other copy of the card, when the value has changed."""
    game = StockpileGame(3, EVERYTHING)
    before = game.new()
    before.phase = ACTION
    cards = [(place, card) for place, card in enumerate(game.box.effects) if isinstance(card, SellingNow)]
    after = before.clone()
    after.ticker[0] += 1
    place, card = next((place, card) for place, card in cards if card.price(before, 0) != card.price(after, 0))
    before.extras.effect = after.extras.effect = place
    given = Answer(0, 0, {})
    given.told = [ShareSold(seat=0, company=0, sale="share", price=int(card.price(before, 0)) + 1)]
    assert extra_on_sale(given, before, before) == 1
    assert extra_on_sale(given, before, after) is None
