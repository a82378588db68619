"""2.) Pay out premiums."""

from hypothesis import given
from hypothesis import strategies as st

from openoutcry.games.mogul.events import PremiumPaid
from tests.games.answers import asked, play
from tests.games.mogul.positions import GREEN, A, C, opened, points, position


def test_example_a_brown_share_is_revealed_first_and_every_player_receives_a_point() -> None:
    table = opened(4, start="1")
    play(table, "brown/green", "brown/yellow", "brown/blue", "brown/pink", "brown/blue")
    assert points(table) == [1, 1, 1, 1]


def test_every_owned_share_of_the_revealed_company_earns_one_point() -> None:
    table = position("reveal", shares=["green 3", "green 1 brown 4", "pink 2", ""])
    play(table, "green/brown")
    assert points(table) == [3, 1, 0, 0]


def test_the_background_pays_not_the_border() -> None:
    table = position("reveal", shares=["brown 1", "brown 1", "brown 1", "green 1"])
    play(table, "green/brown")
    assert points(table) == [0, 0, 0, 1]


def test_the_revealed_share_is_nobodys_yet_and_earns_nothing() -> None:
    table = position("reveal", shares=["", "", "", ""])
    play(table, "green/brown")
    assert points(table) == [0, 0, 0, 0]


def test_a_premium_adds_to_the_points_of_before() -> None:
    table = position("reveal", points=[7, -3, 0, 31], shares=["green 2", "green 1", "", "green 1"])
    play(table, "green/brown")
    assert points(table) == [9, -2, 0, 32]


def test_those_who_earn_are_named() -> None:
    table = position("reveal", shares=["green 2", "", "green 1", ""])
    told = [event for event in play(table, "green/brown") if isinstance(event, PremiumPaid)]
    assert told == [PremiumPaid(A, GREEN, 2), PremiumPaid(C, GREEN, 1)]


def test_premiums_are_paid_before_credit_and_auction() -> None:
    table = position("reveal", shares=["green 1", "", "", ""])
    play(table, "green/brown")
    assert asked(table) == (A, "credit")
    assert points(table) == [1, 0, 0, 0]


def test_the_crash_card_pays_no_premium() -> None:
    table = position("reveal", chips=[0] * 4, pile="crash", shares=["brown 2", "green 2", "pink 2", "blue 2"])
    play(table, "crash")
    assert points(table) == [0, 0, 0, 0]


@given(
    owned=st.lists(st.integers(0, 1), min_size=4, max_size=4),
    others=st.lists(st.integers(0, 1), min_size=4, max_size=4),
    card=st.sampled_from(["brown/pink", "pink/green", "blue/brown", "green/yellow"]),
)
def test_a_premium_is_always_the_number_of_owned_shares(owned: list[int], others: list[int], card: str) -> None:
    company = card.split("/")[0]
    held = [f"{company} {n} yellow {other}" for n, other in zip(owned, others, strict=True)]
    table = position("reveal", card=card, shares=held)
    play(table, card)
    assert points(table) == owned
