"""What a player who forgets nothing thinks possible: guesses hold what is known, and nothing that cannot be there."""

import pytest

from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import guess
from openoutcry.engine.position import SPECTATOR
from openoutcry.engine.views import view
from openoutcry.games.stockpile.table import knowledge, portfolio
from tests.games.answers import asked, play
from tests.games.stockpile.positions import (
    BOOM,
    COMPANIES,
    ELECTRIC,
    STEEL,
    A,
    B,
    C,
    D,
    Table,
    opened,
    perfect,
    position,
)

OTHERS = [B, C, D, SPECTATOR]


def guesses(table: Table, viewer: int, seat: int, worlds: int = 60) -> list[list[int]]:
    """What a portfolio holds in worlds that a viewer who forgets nothing thinks possible."""
    seen = view(table.g, viewer, True)
    return [
        [int(n) for n in guess(table.game, seen, Rng(seed)).players[seat].holds]  # type: ignore[attr-defined]
        for seed in range(worlds)
    ]


def kinds_met(held: list[list[int]]) -> set[int]:
    """The kinds that occur in some of these portfolios."""
    return {kind for cards in held for kind, n in enumerate(cards) if n > 0}


@pytest.mark.parametrize("ticker", ["epic electric 10", "epic electric 1"])
def test_what_was_there_at_a_split_or_a_bankruptcy_is_of_another_company(ticker: str) -> None:
    forecast = "+1" if ticker.endswith("10") else "-2"
    table = position(
        "movement",
        holds=["stanford steel 2, bottomline bank 1", "", "", ""],
        tickers=ticker,
        pairs=f"epic electric {forecast}",
        memory="perfect",
    )
    for viewer in OTHERS:
        met = kinds_met(guesses(table, viewer, A))
        assert ELECTRIC not in met
        assert len(met) > 1


def test_what_came_after_a_split_can_be_of_that_company_again() -> None:
    table = perfect(["B: epic electric", "", ""], holds=["stanford steel 1", "", ""])
    portfolio.none_left(table.g, A, ELECTRIC)  # as at a split of which A had no stock
    portfolio.add(table.g, A, STEEL, 0)
    assert max(cards[ELECTRIC] for cards in guesses(table, C, A)) == 1
    assert max(cards[ELECTRIC] for cards in guesses(table, B, A)) == 2, "and B put one there"


def test_actions_of_an_earlier_round_are_no_longer_there() -> None:
    table = perfect(["B: epic electric, C: stanford steel", "", ""])
    assert asked(table) == (A, "sell"), "nobody has an action"
    for viewer in (B, C, SPECTATOR):
        assert not kinds_met(guesses(table, viewer, A)) & {BOOM, BOOM + 1}


def test_until_it_is_over_the_action_phase_leaves_open_who_has_actions() -> None:
    table = perfect(["B: epic electric", "C: boom", ""])
    assert asked(table) == (B, "act")
    assert BOOM in kinds_met(guesses(table, A, B))
    assert not kinds_met(guesses(table, C, A)) & {BOOM, BOOM + 1}, "A would have acted before B"


def test_whoever_is_asked_to_act_has_an_action() -> None:
    """The only card of A's can be the first stock or an action; but A would not be asked for a first stock."""
    table = perfect(["C: boom", "", ""])
    for viewer, row in ((B, B), (SPECTATOR, 3)):
        for company in range(6):
            place = knowledge.place_possible(table.g, row, A, company)
            table.g.possible[place] = knowledge.ANY_CARD if company == ELECTRIC else knowledge.FIRST_STOCK
        assert asked(table) == (A, "act")
        assert kinds_met(guesses(table, viewer, A)) <= {BOOM, BOOM + 1}


def test_nobody_else_has_the_same_first_stock() -> None:
    table = opened(5, start="1", memory="perfect")
    play(table, *COMPANIES[:5])
    for viewer in (*range(5), SPECTATOR):
        seen = view(table.g, viewer, True)
        for seed in range(60):
            world = guess(table.game, seen, Rng(seed))
            held = [[int(n) for n in player.holds].index(1) for player in world.players]  # type: ignore[attr-defined]
            assert len(set(held)) == 5


def test_a_first_stock_that_was_sold_is_not_the_first_stock_of_another() -> None:
    table = opened(2, start="1", memory="perfect")
    play(table, "epic electric", "stanford steel")
    portfolio.discard(table.g, A, ELECTRIC)
    assert ELECTRIC not in kinds_met(guesses(table, SPECTATOR, B))
    assert len(kinds_met(guesses(table, SPECTATOR, B))) == 5


def test_what_can_be_is_never_ruled_out() -> None:
    """A sells a stock of which C had seen none: it may have been the first stock, or the one that B put there."""
    table = opened(3, start="1", memory="perfect")
    play(table, "epic electric", "stanford steel", "bottomline bank")
    portfolio.add(table.g, A, ELECTRIC, bit(B))
    portfolio.discard(table.g, A, ELECTRIC)
    assert kinds_met(guesses(table, SPECTATOR, A, worlds=300)) == {*range(6), BOOM, BOOM + 1}
    assert kinds_met(guesses(table, B, A)) == {0, 1, 2, 3, 4}, "B knew one of them, and has Stanford Steel"


def test_a_guess_has_what_is_known_and_the_same_numbers_of_cards() -> None:
    table = position(
        "selling",
        holds=["epic electric 2, stanford steel 2", "cosmic computers 1", "", ""],
        known=["epic electric 2", "", "", ""],
        memory="perfect",
    )
    seen = {}
    for seed in range(20):
        world = guess(table.game, view(table.g, B, True), Rng(seed))
        held = [int(n) for n in world.players[A].holds]
        assert (sum(held), held[ELECTRIC] >= 2) == (4, True)
        assert (held[6], held[7]) == (0, 0), "all actions have been played"
        seen[tuple(held)] = True
    assert len(seen) > 1
