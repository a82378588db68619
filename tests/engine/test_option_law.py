"""Law 16: options of games that are broken on purpose are found, and those of the house's games all have an effect."""

from typing import Any

import pytest
from mypy_extensions import i64

from blind_bid import rules
from blind_bid.game import BlindBidGame
from blind_bid.rules import DrawCards, SealedBid
from blind_bid.state import BlindBid
from openoutcry.engine.bits import bit, first
from openoutcry.engine.game import Alike, Option
from openoutcry.engine.kernel import Step
from openoutcry.engine.laws.options import check_options
from openoutcry.games.catalogue import info, options
from openoutcry.games.packages import house
from openoutcry.lab.checking import options_without_effect

LOW = Option("bids", ["any", "low"])
OPEN = Option("cards", ["covered", "open"])


class LowBid(SealedBid):
    """Bids of at most one coin."""

    def sealed_options(self, g: BlindBid, player: i64) -> i64:
        return super().sealed_options(g, player) & first(2)


class OpenCards(DrawCards):
    """Cards are drawn face up."""

    def answer(self, g: BlindBid, option: i64) -> None:
        g.deck.take(option)
        g.players[g.dealt].hand.add(option, -1)
        g.dealt += 1


class WithOptions(BlindBidGame):
    """Blind Bid with a step each for both options."""

    def __init__(self, options: dict[str, str]) -> None:
        super().__init__(3)
        self.options = options
        self.outline = self.steps_for(options)

    def steps_for(self, options: dict[str, str]) -> list[Step[Any]]:
        draw = OpenCards() if options["cards"] == "open" else DrawCards()
        bid = LowBid() if options["bids"] == "low" else SealedBid()
        return [draw, bid, rules.Discard()]


class NeverReadsCards(WithOptions):
    """No step reads the option for cards; it is only kept."""

    def steps_for(self, options: dict[str, str]) -> list[Step[Any]]:
        return super().steps_for(options | {"cards": "covered"})


class LosesCardsToLowBids(WithOptions):
    """One option chooses a whole outline, and the other one is lost with it."""

    def steps_for(self, options: dict[str, str]) -> list[Step[Any]]:
        if options["bids"] == "low":
            return [DrawCards(), LowBid(), rules.Discard()]
        return super().steps_for(options)


class CoversCardsAnyway(WithOptions):
    """An option that is read only while cards are covered, by the view of a neighbour."""

    def steps_for(self, options: dict[str, str]) -> list[Step[Any]]:
        return [ShowsTheNeighbour() if options["cards"] == "open" else DrawCards(), SealedBid(), rules.Discard()]


class ShowsTheNeighbour(DrawCards):
    """Another player sees each card too: nothing is told of it, only the view has it."""

    def answer(self, g: BlindBid, option: i64) -> None:
        super().answer(g, option)
        hand = g.players[g.dealt - 1].hand
        hand.seen[0] |= bit(int(g.dealt) % len(g.players))


@pytest.mark.parametrize(
    ("kind", "found"),
    [
        (WithOptions, []),
        (NeverReadsCards, ["law 16: cards=covered and cards=open make no difference in any set-up"]),
        (LosesCardsToLowBids, ["law 16: cards=covered and cards=open make no difference with bids=low"]),
        (CoversCardsAnyway, ["law 16: bids=any and bids=low make no difference in any set-up"]),
    ],
)
def test_an_option_without_effect_is_found(kind: type[WithOptions], found: list[str]) -> None:
    assert check_options(kind, [LOW, OPEN]) == found


def test_values_that_are_declared_alike_are_not_reported() -> None:
    declared = Option("cards", ["covered", "open"], alike=[Alike(["covered", "open"], "for the test", {"bids": "low"})])
    assert check_options(LosesCardsToLowBids, [LOW, declared]) == []


def test_values_that_are_declared_alike_and_differ_are_reported() -> None:
    declared = Option("cards", ["covered", "open"], alike=[Alike(["covered", "open"], "for the test", {"bids": "low"})])
    assert check_options(WithOptions, [LOW, declared]) == [
        "law 16: cards=covered and cards=open differ with bids=low, and are declared alike: for the test"
    ]


def test_a_value_of_several_that_is_like_another_is_found() -> None:
    three = Option("bids", ["any", "low", "lowest"])
    assert check_options(WithOptions, [three, OPEN]) == [
        "law 16: bids=any and bids=lowest make no difference in any set-up"
    ]


@pytest.mark.parametrize(("game", "players"), [(game, players) for game in house() for players in info(game).players])
def test_every_option_of_the_house_has_an_effect(game: str, players: int) -> None:
    """Pairs of options of Stockpile with three players and more take long: the next test compares them."""
    pairs = game != "stockpile" or players == 2
    assert options_without_effect(game, players, seed=1, pairs=pairs) == []


@pytest.mark.heavy
@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_pair_of_options_of_stockpile_has_an_effect(players: int) -> None:
    assert options_without_effect("stockpile", players, seed=1) == []


def test_pairs_of_options_are_compared_only_on_demand() -> None:
    assert check_options(LosesCardsToLowBids, [LOW, OPEN], pairs=False) == []


def test_whatever_is_declared_alike_gives_its_reason() -> None:
    declared = [
        (game, players, option.name, alike.values, alike.reason)
        for game in house()
        for players in info(game).players
        for option in options(game, players)
        for alike in option.alike
    ]
    reason = "without the promo cards there are too few strategy cards for this many players"
    assert declared == [("stockpile", players, "strategies", ["on", "promo"], reason) for players in (4, 5)]
