"""Advanced Board."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.games.stockpile.events import (
    Bankrupt,
    DividendCollected,
    DividendDeclared,
    FeePaid,
    StockMoved,
    StockSplit,
)
from tests.games.answers import asked, explained, offered, play
from tests.games.stockpile.looking import heard, money, shown, space, split, stocks, value
from tests.games.stockpile.positions import (
    AUTOMOTIVE,
    BANK,
    COMPANIES,
    COMPUTERS,
    ELECTRIC,
    LABORATORIES,
    STEEL,
    A,
    B,
    C,
    Table,
    opened,
    position,
)

TRACKS = {
    AUTOMOTIVE: ("1 3 5 7 9 11 13", 3, 4),
    BANK: ("1 2 3 4 5 6", 5, 4),
    COMPUTERS: ("1 3 5 7 9", 3, 3),
    ELECTRIC: ("1 3 4 5 5 6 6 7 8 10", 5, 4),
    LABORATORIES: ("1 2 3 4 5 6 7 8 9 10", 5, 6),
    STEEL: ("1 1$ 2 2$ 3 3$ 4 4$ 5 5$", 9, 5),
}


def table_with(phase: str, **laid_out: object) -> Table:
    """A position on the second side of the board."""
    return position(phase, **({"board": "advanced"} | laid_out))


def steel(by: str, start: int, **laid_out: object) -> Table:
    """Stanford Steel moves from the nth space, as A's forecast says; shares are A's unless it is said otherwise."""
    usual = {"holds": ["stanford steel 1", "", "", ""], "tickers": f"stanford steel #{start}"}
    return table_with("movement", **(usual | {"pairs": f"stanford steel {by}"} | laid_out))


@pytest.mark.parametrize("company", range(6))
def test_each_stock_follows_a_different_value_track(company: int) -> None:
    spaces, start, after_split = TRACKS[company]
    seen = shown(opened(board="advanced")).companies[company]
    assert [f"{one.value}{'$' * one.dollars}" for one in seen.track] == spaces.split()
    assert (seen.start + 1, seen.after_split + 1, seen.space + 1) == (start, after_split, start)


def test_every_stock_starts_at_5() -> None:
    assert [company.value for company in shown(opened(board="advanced")).companies] == [5] * 6


def test_a_move_counts_spaces_not_dollars() -> None:
    table = table_with("movement", pairs="american automotive +2, epic electric -2, bottomline bank +1")
    assert [value(table, company) for company in (AUTOMOTIVE, ELECTRIC, BANK)] == [9, 4, 6]


def test_a_move_between_two_spaces_of_one_value_is_a_move() -> None:
    table = table_with("movement", tickers="epic electric #4", pairs="epic electric +1")
    assert (space(table, ELECTRIC), value(table, ELECTRIC)) == (5, 5)
    assert StockMoved(company=ELECTRIC, start=3, end=4, value=5) in table.told


@pytest.mark.parametrize("company", range(5))
def test_a_bankrupt_stock_returns_to_its_original_starting_position(company: int) -> None:
    held = [f"{COMPANIES[company]} 2", "", "", ""]
    table = table_with("movement", holds=held, tickers=f"{COMPANIES[company]} #2", pairs=f"{COMPANIES[company]} -3")
    assert heard(table, Bankrupt)[0].lost == [2, 0, 0, 0]
    assert space(table, company) == TRACKS[company][1]


def test_stanford_steel_returns_to_its_starting_position_and_pays_nothing() -> None:
    table = steel("-3", 2)
    assert (space(table, STEEL), stocks(table, A), money(table)[A]) == (9, "", 20)
    assert [event for event in heard(table, DividendDeclared) if event.company == STEEL] == []


@pytest.mark.parametrize("company", range(5))
def test_a_stock_that_splits_returns_to_the_value_in_the_octagon(company: int) -> None:
    held = [f"{COMPANIES[company]} 2", "", "", ""]
    last = len(TRACKS[company][0].split())
    table = table_with(
        "movement", holds=held, tickers=f"{COMPANIES[company]} #{last}", pairs=f"{COMPANIES[company]} +1"
    )
    assert heard(table, StockSplit)[0].moved == [2, 0, 0, 0]
    assert space(table, company) == TRACKS[company][2]
    assert split(table, A) == f"{COMPANIES[company]} 2"


@pytest.mark.parametrize(("company", "start", "end"), [(AUTOMOTIVE, 6, 6), (LABORATORIES, 9, 8), (ELECTRIC, 9, 6)])
def test_what_is_left_of_the_move_goes_on_from_the_octagon(company: int, start: int, end: int) -> None:
    name = COMPANIES[company]
    table = table_with("movement", tickers=f"{name} #{start}", pairs=f"{name} +4")
    assert space(table, company) == end


@pytest.mark.parametrize(("company", "end"), [(BANK, 4), (COMPUTERS, 3)])
def test_a_short_track_can_split_twice_in_one_move(company: int, end: int) -> None:
    """Bottomline Bank at 6, +4: split, 5, 6, split. The cards of the first split are paid at the second."""
    name, last = COMPANIES[company], len(TRACKS[company][0].split())
    table = table_with("movement", holds=[f"{name} 2", "", "", ""], tickers=f"{name} #{last}", pairs=f"{name} +4")
    assert [(event.moved[A], event.paid[A]) for event in heard(table, StockSplit)] == [(2, 0), (0, 20)]
    assert (space(table, company), money(table)[A], split(table, A)) == (end, 40, f"{name} 2")


# Stanford Steel


@pytest.mark.parametrize(
    ("by", "start", "dollars"), [("+1", 1, 1), ("+1", 2, 0), ("+2", 2, 1), ("+2", 3, 1), ("+4", 1, 2), ("+4", 4, 2)]
)
def test_stanford_steel_pays_for_each_dollar_sign_it_passes_or_lands_on(by: str, start: int, dollars: int) -> None:
    table = steel(by, start, holds=["stanford steel 3", "", "", ""])
    if dollars:
        assert explained(table, "show 3") == {"company": STEEL, "cards": 3, "amount": 3 * dollars}
        play(table, "show 3")
    assert money(table)[A] == 20 + 3 * dollars
    assert space(table, STEEL) == start + int(by)


@pytest.mark.parametrize(("by", "start"), [("-2", 10), ("-3", 9), ("-2", 7)])
def test_it_pays_only_as_part_of_a_positive_value_change(by: str, start: int) -> None:
    table = steel(by, start)
    assert [event for event in heard(table, DividendDeclared) if event.company == STEEL] == []
    assert (money(table)[A], space(table, STEEL)) == (20, start + int(by))


def test_the_space_on_which_it_already_stands_does_not_pay() -> None:
    table = steel("+1", 2)
    assert [event for event in heard(table, DividendDeclared) if event.company == STEEL] == []


def test_no_other_stock_pays_by_moving() -> None:
    pairs = "american automotive +4, bottomline bank +2, cosmic computers +1"
    table = table_with("movement", pairs=pairs, holds=["american automotive 1, bottomline bank 1", "", "", ""])
    assert {event.company for event in heard(table, DividendDeclared)} <= {ELECTRIC, LABORATORIES, STEEL}


def test_each_player_receives_the_dividends_for_each_stock_in_turn_order() -> None:
    held = ["stanford steel 2", "stanford steel 1", "bottomline bank 1", ""]
    table = steel("+1", 1, first=B, pairs="leading laboratories -2, stanford steel +1", holds=held)
    order = []
    while asked(table)[1] == "collect" and shown(table).paying == STEEL:
        order.append((asked(table)[0], offered(table)[-1]))
        play(table, offered(table)[-1])
    assert order == [(B, "show 1"), (C, "show 0"), (A, "show 2")]
    assert money(table)[:2] == [22, 21]


def test_split_stock_pays_twice() -> None:
    table = steel("+2", 1, holds=["stanford steel 1", "", "", ""], split=["stanford steel 2", "", "", ""])
    assert play(table, "show 3")[0] == DividendCollected(seat=A, company=STEEL, cards=3, amount=1 + 2 * 2)


def test_nobody_has_to_show_his_shares_for_it() -> None:
    table = steel("+2", 1, holds=["stanford steel 2", "", "", ""])
    assert offered(table) == ["show 0", "show 1", "show 2"]
    play(table, "show 0")
    assert money(table)[A] == 20


def test_a_boom_is_a_positive_value_change_too() -> None:
    held = ["stanford steel 1", "boom 1", "", "stanford steel 2"]
    table = table_with("action", holds=held, tickers="stanford steel #1")
    play(table, "boom stanford steel")
    assert (asked(table), shown(table).phase, shown(table).per_share) == ((A, "collect"), "action", 1)
    play(table, "show 1", "show 2")
    assert (asked(table), money(table)) == ((A, "sell"), [21, 20, 20, 22])


def test_who_has_another_boom_goes_on_after_the_dividend() -> None:
    table = table_with(
        "action", first=B, holds=["stanford steel 1", "boom 2", "boom 1", ""], tickers="stanford steel #1"
    )
    play(table, "boom stanford steel", "show 0", "show 0", "show 1")
    assert asked(table) == (B, "act")
    play(table, "boom stanford steel")
    assert (asked(table), shown(table).paying) == ((C, "collect"), STEEL)
    play(table, "show 0", "show 1")
    assert (asked(table), money(table)[A]) == ((C, "act"), 22)


def test_a_bust_is_not() -> None:
    table = table_with("action", holds=["stanford steel 1", "bust 1", "", ""])
    play(table, "bust stanford steel")
    assert (asked(table), money(table)[A]) == ((A, "sell"), 20)


def test_dollar_signs_before_a_split_are_paid_before_it_doubles_the_shares() -> None:
    """From the plain 5, +2: onto 5$, which pays 1; then the split, to the plain 3."""
    table = steel("+2", 9, holds=["stanford steel 2", "", "", ""])
    assert (asked(table), shown(table).per_share, split(table, A)) == ((A, "collect"), 1, "")
    told = play(table, "show 2")
    assert told[:2] == [DividendCollected(A, STEEL, 2, 2), StockSplit(STEEL, [2, 0, 0, 0], [0] * 4, space=4, value=3)]
    assert (space(table, STEEL), money(table)[A]) == (5, 22)


def test_dollar_signs_passed_after_a_split_are_paid_for_the_split_shares() -> None:
    """From the plain 5, +4: onto 5$, which pays 1; the split, to the plain 3; onto 3$, which pays 2, and to 4."""
    table = steel("+4", 9, holds=["stanford steel 2", "", "", ""])
    play(table, "show 2")
    assert (asked(table), shown(table).per_share, split(table, A)) == ((A, "collect"), 1, "stanford steel 2")
    play(table, "show 2")
    assert (space(table, STEEL), money(table)[A]) == (7, 20 + 2 + 4)


def test_the_octagon_itself_pays_nothing() -> None:
    table = steel("+1", 10, holds=["stanford steel 2", "", "", ""])
    assert (space(table, STEEL), value(table, STEEL), money(table)[A]) == (5, 3, 20)


def test_a_second_split_after_the_dividend_pays_as_ever() -> None:
    table = steel("+2", 9, holds=[""] * 4, split=["stanford steel 1", "", "", ""])
    play(table, "show 1")
    assert money(table)[A] == 20 + 2 + 10


def test_stanford_steel_also_pays_for_a_forecast_with_dollar_signs_and_stays() -> None:
    table = steel("$$", 9)
    assert shown(table).per_share == 2
    play(table, "show 1")
    assert (space(table, STEEL), money(table)[A]) == (9, 22)


def test_a_fee_is_paid_out_of_such_a_dividend_before_the_move_goes_on() -> None:
    table = steel("+4", 9, holds=["stanford steel 2", "", "", ""], money=[0] * 4, fees=["2", "", "", ""])
    told = play(table, "show 2")
    assert [type(event) for event in told[:3]] == [DividendCollected, FeePaid, StockSplit]


def test_values_on_the_second_side_are_what_shares_are_sold_for() -> None:
    held = ["american automotive 1, stanford steel 1", "", "", ""]
    table = table_with("selling", holds=held, tickers="american automotive #7, stanford steel #2")
    play(table, "sell american automotive", "sell stanford steel")
    assert money(table)[A] == 20 + 13 + 1


@given(
    company=st.integers(0, 5),
    start=st.integers(1, 10),
    by=st.sampled_from([4, 2, 1, -2, -3]),
    held=st.integers(0, 2),
    owned=st.integers(0, 2),
)
@settings(deadline=None, max_examples=100)
def test_every_move_on_the_second_side_is_as_by_hand(company: int, start: int, by: int, held: int, owned: int) -> None:
    spaces, home, octagon = TRACKS[company]
    track = spaces.split()
    at, money_then = min(start, len(track)), 20
    name = COMPANIES[company]
    table = table_with(
        "movement",
        tickers=f"{name} #{at}",
        holds=[f"{name} {held}", "", "", ""],
        split=[f"{name} {owned}", "", "", ""],
        pairs=f"{name} {by:+}",
    )
    while asked(table) and asked(table)[1] == "collect" and shown(table).paying == company:
        play(table, offered(table)[-1])
    for _ in range(abs(by)):
        at += 1 if by > 0 else -1
        if at == 0:
            at, held, owned = home, 0, 0
            break
        if at > len(track):
            at, money_then, held, owned = octagon, money_then + 10 * owned, 0, owned + held
        elif by > 0 and track[at - 1].endswith("$"):
            money_then += held + 2 * owned
    assert (space(table, company), money(table)[A]) == (at, money_then)
    player = table.g.players[A]
    assert (int(player.holds[company]), int(player.split[company])) == (held, owned)
