"""Investment Strategies: Corporate Espionage and Insider Trading. Who sees what."""

import pytest

from openoutcry.engine.events import Event
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import PairSeen
from tests.games.answers import asked, offered, play, refusal
from tests.games.stockpile.looking import money, pair, shown
from tests.games.stockpile.positions import (
    BANK,
    ELECTRIC,
    STEEL,
    A,
    B,
    C,
    Table,
)
from tests.games.stockpile.strategies import holding, seen_pairs

EVERYBODY_ELSE = [B, C, SPECTATOR]
PAIRS = "stanford steel -2, epic electric +4, bottomline bank $$"


def told_to(table: Table, to: int) -> list[Event]:
    """What somebody heard of the last answer: pairs that were looked at."""
    read = [one.read_by(to) for one in table.g.log]
    return [event for event in read if isinstance(event, PairSeen)]


def test_insider_trading_looks_at_one_pair() -> None:
    table = holding("insider trading", pairs=PAIRS)
    play(table, "play insider trading")
    assert asked(table) == (A, "peek")
    play(table, "pair 2")
    assert pair(table, 1, A) == "epic electric +4"
    assert asked(table) == (C, "act")
    assert money(table)[A] == 20


def test_corporate_espionage_looks_at_two_pairs_for_2() -> None:
    table = holding("corporate espionage", pairs=PAIRS)
    play(table, "play corporate espionage")
    assert money(table)[A] == 18
    play(table, "pair 2")
    assert (asked(table), pair(table, 1, A), pair(table, 2, A)) == ((A, "peek"), "epic electric +4", None)
    play(table, "pair 3")
    assert (asked(table), pair(table, 2, A)) == ((C, "act"), "bottomline bank $$")


def test_the_first_pair_is_known_before_the_second_is_chosen() -> None:
    table = holding("corporate espionage", pairs=PAIRS)
    play(table, "play corporate espionage", "pair 2")
    assert pair(table, 1, A) == "epic electric +4"
    assert offered(table) == ["pair 3", "pair 5", "pair 6"]


@pytest.mark.parametrize("card", ["corporate espionage", "insider trading"])
def test_face_down_pairs_next_to_the_board_may_be_looked_at(card: str) -> None:
    """The pairs of others and those face down; neither one's own nor the open one, which is known already."""
    table = holding(card)
    play(table, f"play {card}")
    assert offered(table) == ["pair 2", "pair 3", "pair 5", "pair 6"]
    play(table, "pair 6")
    assert pair(table, 5, A) is not None


@pytest.mark.parametrize(
    ("players", "pairs"),
    [(2, [3, 4, 5, 6]), (3, [2, 3, 5, 6]), (4, [2, 3, 4, 6]), (5, [2, 3, 4, 5])],
)
def test_in_every_number_of_players_there_are_four_pairs_to_look_at(players: int, pairs: list[int]) -> None:
    table = holding("insider trading", players=players)
    play(table, "play insider trading")
    assert offered(table) == [f"pair {n}" for n in pairs]


@pytest.mark.parametrize("which", [2, 3, 5, 6])
@pytest.mark.parametrize("card", ["corporate espionage", "insider trading"])
def test_only_who_looks_sees_the_pair(card: str, which: int) -> None:
    table = holding(card, memory="perfect")
    before = {to: seen_pairs(table, to) for to in EVERYBODY_ELSE}
    play(table, f"play {card}", f"pair {which}")
    assert seen_pairs(table, A) == sorted([0, 3, which - 1])
    assert {to: seen_pairs(table, to) for to in EVERYBODY_ELSE} == before
    looked = [[A] if pair == which - 1 else [] for pair in range(6)]
    assert [[pair.seen_by for pair in shown(table, to).pairs] for to in (A, *EVERYBODY_ELSE)] == [looked] * 4


def test_the_others_are_told_whose_pair_was_looked_at_and_not_what_it_is() -> None:
    table = holding("corporate espionage", pairs=PAIRS)
    play(table, "play corporate espionage", "pair 2")
    assert told_to(table, A) == [PairSeen(A, B, ELECTRIC, 0)]
    assert [told_to(table, to) for to in EVERYBODY_ELSE] == [[PairSeen(A, B, None, None)]] * 3
    play(table, "pair 5")
    assert [told_to(table, to) for to in EVERYBODY_ELSE] == [[PairSeen(A, None, None, None)]] * 3


def test_the_owner_of_the_pair_is_not_shown_who_else_has_what() -> None:
    table = holding("insider trading", pairs=PAIRS)
    play(table, "play insider trading", "pair 2")
    assert (pair(table, 1, B), pair(table, 0, B)) == ("epic electric +4", None)


def test_a_pair_that_was_seen_before_is_not_offered_again() -> None:
    table = holding("insider trading, corporate espionage", investors=["illicit ivan", "", ""])
    play(table, "play insider trading", "pair 2", "play corporate espionage")
    assert offered(table) == ["pair 3", "pair 5", "pair 6"]


def test_when_only_one_pair_is_left_espionage_looks_at_that_one() -> None:
    table = holding("corporate espionage")
    for n in (1, 2, 4):
        table.g.companies.seen[n] |= 1
        table.g.forecasts.seen[n] |= 1
    play(table, "play corporate espionage")
    assert offered(table) == ["pair 6"]
    play(table, "pair 6")
    assert asked(table) == (C, "act")


@pytest.mark.parametrize("card", ["corporate espionage", "insider trading"])
def test_when_all_pairs_are_known_there_is_nothing_to_look_at(card: str) -> None:
    table = holding(card)
    for n in (1, 2, 4, 5):
        table.g.companies.seen[n] |= 1
        table.g.forecasts.seen[n] |= 1
    table.g.step.ask(table.g)
    assert refusal(table, f"play {card}") == "rule-stockpile-does-nothing"


def test_a_pair_that_a_broker_showed_is_known_already() -> None:
    table = holding("data broker", "insider trading", "", pairs=PAIRS)
    play(table, "play data broker", "pair 1", "play insider trading")
    assert offered(table) == ["pair 3", "pair 5", "pair 6"]


def test_what_was_seen_is_seen_until_the_round_is_over() -> None:
    table = holding("insider trading", pairs=PAIRS, holds=["cosmic computers 1", "", ""])
    play(table, "play insider trading", "pair 3", "done")
    assert (asked(table), pair(table, 2, A)) == ((A, "sell"), "bottomline bank $$")
    assert {BANK, STEEL} <= {one.company for one in table.game.shown(table.g).pairs}
