"""The laws hold for what is right, and catch what is wrong."""

import random
from typing import cast

import pytest
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.kernel import Step
from openoutcry.engine.laws import check, positions
from openoutcry.engine.records import Field, Position
from openoutcry.games.catalogue import open_game
from openoutcry.games.mogul.game import MogulGame
from openoutcry.games.mogul.rules import LEAVE, STAY, Auction
from openoutcry.games.mogul.state import Mogul
from openoutcry.lab.checking import setups
from tests.engine.blind_bid import BlindBid, BlindBidGame, Discard, DrawCards, Drew, SealedBid, ShowCards


@pytest.mark.parametrize(("players", "options"), setups("mogul"), ids=str)
def test_the_laws_hold_for_mogul(players: int, options: dict[str, str]) -> None:
    report = check(open_game("mogul", players, options), games=6, seed=players)
    assert report.violations == []
    assert report.games == 6


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_laws_hold_for_a_fifth_game(players: int) -> None:
    assert check(BlindBidGame(players), games=60, seed=1).violations == []


def test_every_question_event_and_ending_of_mogul_is_met() -> None:
    met = check(open_game("mogul", 4), games=20, seed=3).met
    questions = {"start", "deal", "reveal", "credit", "auction", "action", "share", "sale"}
    assert {name.split(" ")[1] for name in met if name.startswith("question")} == questions
    assert met["end crash"] == 20
    assert len([name for name in met if name.startswith("event")]) == 14


def test_small_set_ups_of_mogul_have_pinned_numbers_of_positions() -> None:
    game = open_game("mogul", 3, {"start": "1"})
    assert [positions(game, game.new(), depth) for depth in range(8)] == [1, 4, 14, 42, 822, 1644, 3288, 6576]
    game = open_game("mogul", 6, {"start": "1", "credit": "own-turn"})
    assert positions(game, game.new(), 6) == 180


# Deliberately broken games: each must be caught, by the law it breaks.


class LosesAChip(Auction):
    """The pot shrinks by one now and then."""

    def answer(self, g: Mogul, option: i64) -> None:
        if option == LEAVE and g.pot == 2:
            g.pot = 1
        super().answer(g, option)


class PeeksAtANeighbour(Auction):
    """Staying is offered only while the next player has chips, and those are covered."""

    def ask(self, g: Mogul) -> None:
        super().ask(g)
        if g.options != 0 and g.players[g.next_seat(g.turn)].chips < 5:
            g.options &= ~bit(STAY)


class RefusesByANeighbour(Auction):
    """The reason of a refusal tells a neighbour's chips."""

    def why_not(self, g: Mogul, option: i64) -> str:
        return f"neighbour-has-{g.players[g.next_seat(g.turn)].chips}"


def mogul_with(auction: Auction) -> MogulGame:
    game = MogulGame(4)
    place = next(n for n, step in enumerate(game.outline) if isinstance(step, Auction))
    game.outline[place] = auction
    return game


@pytest.mark.parametrize(
    ("auction", "law"),
    [
        (LosesAChip(), "law 6: chips"),
        (PeeksAtANeighbour(), "law 8: "),
        (RefusesByANeighbour(), "law 8: what is asked"),
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_broken_auction_is_caught(auction: Auction, law: str) -> None:
    violations = check(mogul_with(auction), games=10, seed=1).violations
    assert violations
    assert violations[0].startswith(law)


class StrictBlindBidGame(BlindBidGame):
    """Held to the rule that a hand is covered, whatever its cards say of who has seen them."""

    def covered(self, g: Position, seat: int, perfect: bool) -> list[str]:
        assert isinstance(g, BlindBid)
        return [f"players.{n}.hand" for n, player in enumerate(g.players) if n != seat and player.hand.size]


class DealsOpenly(DrawCards):
    def answer(self, g: BlindBid, option: i64) -> None:
        g.deck.take(option)
        g.players[g.dealt].hand.add(option, -1)
        g.dealt += 1


class TellsTheDraw(DrawCards):
    def answer(self, g: BlindBid, option: i64) -> None:
        g.deck.take(option)
        g.players[g.dealt].hand.add(option, bit(g.dealt))
        if g.telling:
            g.tell(Drew(g.dealt, int(option)))
        g.dealt += 1


class BidsByTheOthersCards(SealedBid):
    """What may be bid depends on a card that the bidder cannot see."""

    def sealed_options(self, g: BlindBid, player: i64) -> i64:
        other = g.players[(player + 1) % len(g.players)]
        return 3 if other.hand.kinds[0] == 0 else super().sealed_options(g, player)


class AsksAndCounts(ShowCards):
    def ask(self, g: BlindBid) -> None:
        g.bank += 1
        super().ask(g)


class UsesGlobalChance(Discard):
    def run(self, g: BlindBid) -> None:
        random.random()
        super().run(g)


class NeverEnds(Discard):
    def run(self, g: BlindBid) -> None:
        for player in g.players:
            g.deck.put(player.hand.remove(0))
        g.learned += 1
        g.schedule(g.outline)


class RunsDry(DrawCards):
    def ask(self, g: BlindBid) -> None:
        raise ZeroDivisionError("a rule went wrong")


BROKEN: list[tuple[str, list[Step[BlindBid]], str]] = [
    ("a hand dealt openly", [DealsOpenly(), SealedBid(), Discard()], "law 7: the view"),
    ("an option by a covered card", [DrawCards(), BidsByTheOthersCards(), Discard()], "law 8"),
    ("global chance", [DrawCards(), SealedBid(), UsesGlobalChance()], "law 10"),
    ("no end", [DrawCards(), SealedBid(), NeverEnds()], "law 9"),
]


@pytest.mark.parametrize(("name", "outline", "law"), BROKEN, ids=[name for name, _, _ in BROKEN])
def test_a_broken_fifth_game_is_caught(name: str, outline: list[Step[BlindBid]], law: str) -> None:
    violations = check(StrictBlindBidGame(3, outline), games=30, seed=1).violations
    assert violations
    assert any(violation.startswith(law) for violation in violations), violations


def test_an_event_that_tells_a_covered_card_is_caught() -> None:
    violations = check(BlindBidGame(3, [TellsTheDraw(), SealedBid(), Discard()]), games=5, seed=1).violations
    assert violations
    assert violations[0].startswith("law 8: the events tell")


def test_a_rule_that_raises_is_a_finding() -> None:
    violations = check(BlindBidGame(3, [RunsDry(), SealedBid(), Discard()]), games=1).violations
    assert "a rule went wrong" in violations[0]


class ForgetsARound(BlindBid):
    """A field that is not declared is neither saved nor loaded."""

    def fields(self) -> list[Field]:
        return [field for field in super().fields() if field.name != "round"]

    def blank(self) -> Position:
        g = ForgetsARound(len(self.players))
        g.outline = self.outline
        return g

    def clone(self) -> "ForgetsARound":
        g = cast(ForgetsARound, self.blank())
        other = super().clone()
        vars(g).update(vars(other))
        g.copy_progress(self)
        return g


class SharesItsDeck(BlindBid):
    def clone(self) -> "SharesItsDeck":
        g = SharesItsDeck(len(self.players))
        other = super().clone()
        g.copy_progress(self)
        g.players, g.discard, g.bank = other.players, other.discard, other.bank
        g.round, g.dealt, g.shower, g.best = other.round, other.dealt, other.shower, other.best
        g.deck = self.deck
        return g


@pytest.mark.parametrize(("kind", "law"), [(ForgetsARound, "law 4"), (SharesItsDeck, "law 3")])
def test_a_broken_state_is_caught(kind: type[BlindBid], law: str) -> None:
    class Broken(BlindBidGame):
        def blank(self) -> Position:
            g = kind(self.players)
            g.outline = self.outline
            return g

    violations = check(Broken(3), games=20, seed=1).violations
    assert any(violation.startswith(law) for violation in violations), violations
