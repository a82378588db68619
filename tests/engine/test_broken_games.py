"""The laws catch what is wrong: games that are broken on purpose, each by the law it breaks."""

import random
from typing import Annotated, Any, cast

import msgspec
import pytest
from mypy_extensions import i64

from blind_bid.events import Drew, Showed
from blind_bid.game import BlindBidGame
from blind_bid.rules import SHOW, Discard, DrawCards, SealedBid, ShowCards
from blind_bid.state import BlindBid
from openoutcry.engine.bits import bit
from openoutcry.engine.cards import Cards
from openoutcry.engine.claims import Gains, Names, Unchecked
from openoutcry.engine.events import Event
from openoutcry.engine.game import Memory
from openoutcry.engine.kernel import Step
from openoutcry.engine.laws import check
from openoutcry.engine.position import CARDS, Field, Position
from openoutcry.engine.question import Question
from openoutcry.engine.sheet import Sheet, put_row
from openoutcry.games.mogul import questions, rules
from openoutcry.games.mogul.events import PremiumPaid
from openoutcry.games.mogul.game import MogulGame
from openoutcry.games.mogul.questions import LEAVE, STAY, TAKE_CREDIT, ActionFigures, CreditFigures
from openoutcry.games.mogul.rules import Auction
from openoutcry.games.mogul.state import Mogul


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
    ],
    ids=lambda value: type(value).__name__,
)
def test_a_broken_auction_is_caught(auction: Auction, law: str) -> None:
    violations = check(mogul_with(auction), games=10, seed=1).violations
    assert violations
    assert violations[0].startswith(law)


class RefusesByANeighbour(questions.Auction):
    """The reason of a refusal tells a neighbour's chips."""

    def why_not(self, g: Mogul, player: int, option: int) -> str:
        return f"neighbour-has-{g.players[g.next_seat(player)].chips}"


def test_a_refusal_that_tells_something_covered_is_caught() -> None:
    game = MogulGame(4)
    game.questions[questions.AUCTION] = RefusesByANeighbour(own_turn=False)
    violations = check(game, games=10, seed=1).violations
    assert violations
    assert violations[0].startswith("law 8: what is asked")


def with_steps(game: BlindBidGame, outline: list[Step[Any]]) -> BlindBidGame:
    game.outline = outline
    return game


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
            g.tell(Drew(g.dealt, int(option) + 1))
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
    violations = check(with_steps(StrictBlindBidGame(3), outline), games=30, seed=1).violations
    assert violations
    assert any(violation.startswith(law) for violation in violations), violations


class Apart(BlindBid):
    """A state of another class than BlindBid, which stays one when it is cloned or seen."""

    def blank(self) -> Position:
        g = type(self)(len(self.players))
        g.outline = self.outline
        return g

    def clone(self) -> "Apart":
        g = cast(Apart, self.blank())
        other = super().clone()
        g.players, g.deck, g.discard, g.bank = other.players, other.deck, other.discard, other.bank
        g.round, g.dealt, g.shower, g.best = other.round, other.dealt, other.shower, other.best
        g.copy_progress(self)
        return g

    def observe(self, sheet: Sheet) -> bool:
        return False  # subclasses declare more fields


class Took(Event, frozen=True):
    cards: Annotated[list[int], Names()]


class PotOfCards(Apart):
    """All hands are laid on a heap, face down, and somebody takes it."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.pot = Cards()

    def fields(self) -> list[Field]:
        return [*super().fields(), Field("pot", CARDS, bag="deck", heap=True)]

    def clone(self) -> "PotOfCards":
        g = cast(PotOfCards, super().clone())
        g.pot = self.pot.clone()
        return g


class LayDown(Step[PotOfCards]):
    def run(self, g: PotOfCards) -> None:
        for seat, player in enumerate(g.players):
            g.pot.add(player.hand.remove(0), bit(seat))

    def ask(self, g: PotOfCards) -> None:
        if g.pot.size > 0:
            g.ask(0, SHOW, 1)

    def answer(self, g: PotOfCards, option: i64) -> None:
        g.learned += 1
        if g.telling:
            g.tell(Took(self.told(g.pot)))
        while g.pot.size > 0:
            g.discard.put(g.pot.remove(0))

    def told(self, pot: Cards) -> list[int]:
        return sorted(pot.listed())


class TellsTheOrder(LayDown):
    def told(self, pot: Cards) -> list[int]:
        return pot.listed()


class PotGame(BlindBidGame):
    def blank(self) -> Position:
        g = PotOfCards(self.players)
        g.outline = self.outline
        return g

    def conserved(self, g: Position) -> dict[str, int]:
        assert isinstance(g, PotOfCards)
        return {"cards": super().conserved(g)["cards"] + int(g.pot.size)}


def test_an_event_that_orders_what_is_taken_as_a_heap_is_caught() -> None:
    assert check(with_steps(PotGame(3), [DrawCards(), LayDown()]), games=20, seed=1).violations == []
    violations = check(with_steps(PotGame(3), [DrawCards(), TellsTheOrder()]), games=20, seed=1).violations
    assert violations
    assert all("in which place a covered card of a heap lay" in violation for violation in violations)


class Witness(Memory):
    """Remembers a card that was shown."""

    def __init__(self) -> None:
        self.shown: Showed | None = None

    def read(self, event: Event) -> None:
        self.shown = event if isinstance(event, Showed) else None if isinstance(event, Drew) else self.shown

    def contradiction(self, world: Position) -> str:
        assert isinstance(world, BlindBid)
        if self.shown is None or world.players[self.shown.seat].hand.listed() in ([], [self.shown.card - 1]):
            return ""
        return f"seat {self.shown.seat + 1} had shown another card"


class WitnessedGame(BlindBidGame):
    def memory(self, seat: int) -> Memory:
        return Witness()


class ShowsInPassing(ShowCards):
    """What was told to all is not marked on the card: a guess forgets it."""

    def answer(self, g: BlindBid, option: i64) -> None:
        hand = g.players[g.shower].hand
        super().answer(g, option)
        hand.seen[0] = 0 if hand.seen[0] == -1 else hand.seen[0]


class SealedBidThenShow(SealedBid):
    def reveal(self, g: BlindBid) -> None:
        super().reveal(g)
        g.agenda[int(g.depth) - 1] = SHOWS_IN_PASSING


SHOWS_IN_PASSING = ShowsInPassing()


class ForgetfulGame(WitnessedGame):
    def steps(self) -> dict[str, Step[Any]]:
        return super().steps() | {"ShowsInPassing": SHOWS_IN_PASSING}


def test_guesses_that_contradict_what_was_read_are_caught() -> None:
    assert check(WitnessedGame(3), games=20, seed=1).violations == []
    violations = check(
        with_steps(ForgetfulGame(3), [DrawCards(), SealedBidThenShow(), Discard()]), games=20, seed=1
    ).violations
    assert any(violation.startswith("law 13: a guess contradicts") for violation in violations), violations


def test_an_event_that_tells_a_covered_card_is_caught() -> None:
    violations = check(
        with_steps(BlindBidGame(3), [TellsTheDraw(), SealedBid(), Discard()]), games=5, seed=1
    ).violations
    assert violations
    assert violations[0].startswith("law 8: the events tell")


def test_a_rule_that_raises_is_a_finding() -> None:
    violations = check(with_steps(BlindBidGame(3), [RunsDry(), SealedBid(), Discard()]), games=1).violations
    assert "a rule went wrong" in violations[0]


class ForgetsARound(Apart):
    """A field that is not declared is neither saved nor loaded."""

    def fields(self) -> list[Field]:
        return [field for field in super().fields() if field.name != "round"]


class SharesItsDeck(BlindBid):
    def clone(self) -> "SharesItsDeck":
        g = SharesItsDeck(len(self.players))
        other = super().clone()
        g.copy_progress(self)
        g.players, g.discard, g.bank = other.players, other.discard, other.bank
        g.round, g.dealt, g.shower, g.best = other.round, other.dealt, other.shower, other.best
        g.deck = self.deck
        return g


class KeepsTheTruth(Apart):
    """A view keeps the position of which it is a view, in an attribute that is not declared."""

    def put_back(self, g: Position, seat: i64, perfect: bool) -> None:
        self.truth = g


class KeepsTheCards(Apart):
    """A view keeps a list of the covered cards."""

    def put_back(self, g: Position, seat: i64, perfect: bool) -> None:
        assert isinstance(g, BlindBid)
        self.cards = [player.hand.listed() for player in g.players]


class KeepsRoomBehindTheRow(Apart):
    """A card lies on in a row behind its last place."""

    def put_back(self, g: Position, seat: i64, perfect: bool) -> None:
        assert isinstance(g, BlindBid)
        for mine, theirs in zip(self.players, g.players, strict=True):
            if theirs.hand.size > 0:
                mine.hand.add(theirs.hand.kinds[0], 0)
                mine.hand.size -= 1


class SharesItsRow(Apart):
    """A view shares a row of cards with the true position."""

    def put_back(self, g: Position, seat: i64, perfect: bool) -> None:
        assert isinstance(g, BlindBid)
        self.discard = g.discard


class ObservesTheOthers(Apart):
    """Whoever observes the table is told a card of the neighbour's, too."""

    def observe(self, sheet: Sheet) -> bool:
        for player in self.players:
            sheet.at = put_row(sheet.room, sheet.at, player.hand, 1, 0, bit(sheet.viewer))
        other = self.players[(sheet.viewer + 1) % len(self.players)]
        sheet.amount(other.hand.kinds[0] if other.hand.size > 0 else 0)
        return True


class HasMoreThanItDeclares(Apart):
    """There are more coins than the declaration says."""

    def fields(self) -> list[Field]:
        return [Field("bank", low=0, high=0) if field.name == "bank" else field for field in super().fields()]


@pytest.mark.parametrize(
    ("kind", "law"),
    [
        (ObservesTheOthers, "law 14"),
        (HasMoreThanItDeclares, "law 14"),
        (ForgetsARound, "law 4"),
        (SharesItsDeck, "law 3"),
        (KeepsTheTruth, "law 12"),
        (KeepsTheCards, "law 12"),
        (KeepsRoomBehindTheRow, "law 12"),
        (SharesItsRow, "law 12"),
    ],
)
def test_a_broken_state_is_caught(kind: type[BlindBid], law: str) -> None:
    class Broken(BlindBidGame):
        def blank(self) -> Position:
            g = kind(self.players)
            g.outline = self.outline
            return g

    violations = check(Broken(3), games=20, seed=1).violations
    assert any(violation.startswith(law) for violation in violations), violations


class Meddling(Step[Mogul]):
    """A step of Mogul with something planted around it."""

    def __init__(self, step: Step[Mogul]) -> None:
        self.inner = step

    def run(self, g: Mogul) -> None:
        self.inner.run(g)

    def ask(self, g: Mogul) -> None:
        self.inner.ask(g)

    def answer(self, g: Mogul, option: i64) -> None:
        self.inner.answer(g, option)


class PaysHalfThePot(Meddling):
    """A player who leaves gets half of the pot, the bank the rest. Figures and events go on saying all of it."""

    def answer(self, g: Mogul, option: i64) -> None:
        player, half = g.players[g.turn], g.pot // 2
        super().answer(g, option)
        if option == LEAVE:
            player.chips -= half
            g.bank += half


class CostsAPointMore(Meddling):
    """A credit costs a point more than it says."""

    def answer(self, g: Mogul, option: i64) -> None:
        g.players[g.turn].points -= 1 if option == TAKE_CREDIT else 0
        super().answer(g, option)


class PaysAPointTooMany(Meddling):
    """The owners of the revealed company get a point more than their premium."""

    def run(self, g: Mogul) -> None:
        for player in g.players:
            player.points += 1 if player.shares[g.box.company[g.card]] > 0 else 0
        super().run(g)


class TellsAnotherPremium(Meddling):
    """The events say a point more than is paid."""

    def run(self, g: Mogul) -> None:
        before = len(g.log)
        super().run(g)
        for n, told in enumerate(g.log[before:], before):
            assert isinstance(told.event, PremiumPaid)
            g.log[n] = msgspec.structs.replace(
                told, event=msgspec.structs.replace(told.event, points=told.event.points + 1)
            )


def meddled(kind: type[Meddling], replaced: type[Step[Any]]) -> MogulGame:
    """Mogul with this around one of its steps."""
    game = MogulGame(4)
    place = next(n for n, step in enumerate(game.outline) if isinstance(step, replaced))
    game.outline[place] = kind(game.outline[place])
    return game


PLANTED: list[tuple[type[Meddling], type[Step[Any]], str]] = [
    (PaysHalfThePot, rules.Auction, "'leave' promises auction.chips"),
    (PaysHalfThePot, rules.Auction, "by what is told (Left"),
    (CostsAPointMore, rules.Credit, "'credit' promises credit.points 2, and it is 3"),
    (CostsAPointMore, rules.Credit, "by what is told (CreditTaken"),
    (PaysAPointTooMany, rules.Premiums, "by what is told (PremiumPaid"),
    (TellsAnotherPremium, rules.Premiums, "PremiumPaid.points is 2, and shares is 1"),
]


@pytest.mark.parametrize(("kind", "replaced", "found"), PLANTED)
def test_an_effect_that_is_not_what_was_promised_and_told_is_caught(
    kind: type[Meddling], replaced: type[Step[Any]], found: str
) -> None:
    violations = check(meddled(kind, replaced), games=10, seed=1).violations
    assert any(violation.startswith("law 15: ") and found in violation for violation in violations), violations


class WrongPrice(questions.Action):
    """A sale is offered at a point more for each share than it brings."""

    def figures(self, g: Mogul, player: int, option: int) -> ActionFigures:
        figures = super().figures(g, player, option)
        return {**figures, "price": figures["price"] + 1} if "price" in figures else figures


class NoClaim(CreditFigures, total=False):
    interest: int


class ClaimsNothing(questions.Credit):
    """A figure of which nobody says what it is."""

    def figures(self, g: Mogul, player: int, option: int) -> NoClaim:
        return {"interest": 3}


class Hopes(CreditFigures, total=False):
    hope: Annotated[int, Unchecked("nobody knows")]


class SaysWhatCannotBeChecked(questions.Credit):
    def figures(self, g: Mogul, player: int, option: int) -> Hopes:
        return {"hope": 3}


def asked_by(question: Question[Mogul]) -> MogulGame:
    game = MogulGame(4)
    game.questions[question.number] = question
    return game


def test_a_wrong_price_in_a_figure_is_caught() -> None:
    game = MogulGame(4)
    violations = check(asked_by(WrongPrice(game.box)), games=10, seed=1).violations
    assert any("promises action.price" in violation for violation in violations), violations


class WrongForThree(WrongPrice):
    """Only a sale of three shares is offered at a wrong price."""

    def figures(self, g: Mogul, player: int, option: int) -> ActionFigures:
        wrong, right = super().figures(g, player, option), questions.Action.figures(self, g, player, option)
        return wrong if right.get("shares") == 3 else right


def test_a_thorough_check_tries_the_options_that_a_sample_leaves_out() -> None:
    game = MogulGame(4)
    assert check(asked_by(WrongForThree(game.box)), games=1, seed=2).violations == []
    violations = check(asked_by(WrongForThree(game.box)), games=1, seed=2, thorough=True).violations
    assert any("promises action.price" in violation for violation in violations), violations


def test_a_number_that_claims_nothing_is_reported() -> None:
    violations = check(asked_by(ClaimsNothing()), games=1, seed=1).violations
    assert violations == ["law 15: the number 'interest' of an answer to credit claims nothing"]


class DeclaresNothing(questions.Credit):
    """A figure that its type does not know."""

    def figures(self, g: Mogul, player: int, option: int) -> CreditFigures:
        return cast(CreditFigures, {"interest": 3, "bank": "of Scotland"})


def test_a_number_that_is_not_declared_is_reported_once() -> None:
    violations = check(asked_by(DeclaresNothing()), games=3, seed=1).violations
    assert violations == ["law 15: the number 'interest' of an answer to credit is not declared"]


def test_a_number_that_cannot_be_checked_is_counted() -> None:
    report = check(asked_by(SaysWhatCannotBeChecked()), games=3, seed=1)
    assert report.violations == []
    assert report.claims["figure unchecked credit.hope"] == report.promised.unchecked > 0


def test_the_report_says_how_much_law_15_compared() -> None:
    one, two = (check(MogulGame(4), games, seed=1) for games in (1, 2))
    assert one.promised.positions > 50
    assert one.promised.answers > one.promised.positions
    assert one.promised.figures > one.promised.answers
    assert one.promised.events == sum(n for name, n in one.met.items() if name.startswith("event "))
    assert one.promised.event_numbers > one.promised.events
    assert (one.promised.open, one.promised.unchecked) == (0, 0)
    assert two.promised.events == sum(n for name, n in two.met.items() if name.startswith("event "))
    added = one.promised + two.promised
    assert added.figures == one.promised.figures + two.promised.figures
    assert added.events == one.promised.events + two.promised.events


class TellsNoRound(DrawCards):
    """A round begins, and another event than that of the game says nothing of it."""

    def run(self, g: BlindBid) -> None:
        told = g.telling
        g.telling = False
        super().run(g)
        g.telling = told


def test_a_change_that_no_event_tells_is_caught() -> None:
    violations = check(
        with_steps(BlindBidGame(3), [TellsNoRound(), SealedBid(), Discard()]), games=3, seed=1
    ).violations
    assert violations[0].startswith("law 15: round went from 1 to 2; by what is told (no event) it would be 1")


def test_an_account_that_no_field_has_is_named() -> None:
    class Misspelt(CreditFigures, total=False):
        chips: Annotated[int, Gains("chip")]

    class Credit(questions.Credit):
        @property
        def figures_type(self) -> type[Any]:
            return Misspelt

    violations = check(asked_by(Credit()), games=3, seed=1).violations
    assert violations == [
        "law 15: the number 'chips' of an answer to credit is about 'chip', and no field has this name"
    ]
