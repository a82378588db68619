"""The dealer deals from a committed secret, and fairly."""

import hashlib
from collections import Counter

from openoutcry.games.catalogue import open_game
from openoutcry.match.dealer import commitment, deal, new_secret, weights
from openoutcry.match.match import Match
from tests.match.matches import SEATS, SECRET, opened, play_on


def test_the_commitment_is_published_before_the_first_deal_and_the_secret_after_the_last() -> None:
    match = opened()
    assert match.header.commitment == hashlib.sha256(SECRET).hexdigest() == commitment(SECRET)
    assert match.ending() is None
    ending = play_on(match).ending()
    assert ending is not None
    assert bytes.fromhex(ending.secret) == SECRET


def test_the_same_secret_deals_the_same_match_and_another_secret_another() -> None:
    first, again = play_on(opened()), play_on(opened())
    other = play_on(Match.open(open_game("mogul", 4), SEATS, bytes(32)))
    assert first.entries == again.entries
    assert [entry.words for entry in first.entries] != [entry.words for entry in other.entries]


def test_every_match_has_its_own_secret() -> None:
    assert len({new_secret() for _ in range(50)}) == 50
    assert len(new_secret()) == 32


def test_a_draw_is_as_likely_as_the_bag_says() -> None:
    g = open_game("mogul", 4, {"start": "1"}).new()
    kinds = dict(weights(g))
    assert sum(kinds.values()) == 6
    draws = Counter(deal(SECRET, n, g) for n in range(6000))
    for kind, weight in kinds.items():
        assert 0.9 < draws[kind] / (1000 * weight) < 1.1


def test_the_draws_of_one_input_do_not_depend_on_the_others() -> None:
    g = open_game("mogul", 4).new()
    assert [deal(SECRET, n, g) for n in (5, 1, 5)] == [deal(SECRET, 5, g), deal(SECRET, 1, g), deal(SECRET, 5, g)]
