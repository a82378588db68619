"""6. Movement Phase: the pairs, and dividends."""

import pytest

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile.events import (
    DividendCollected,
    DividendDeclared,
    PairRevealed,
    RoundBegun,
    StockMoved,
)
from tests.games.answers import asked, explained, offered, play, played_on, refusal
from tests.games.stockpile.looking import heard, money, shown, split, stocks, value
from tests.games.stockpile.positions import (
    BANK,
    COMPANIES,
    ELECTRIC,
    FORECASTS,
    A,
    B,
    C,
    D,
    Table,
    opened,
    position,
)

PAIRS = "american automotive +4, bottomline bank +2, cosmic computers +1, epic electric -2, stanford steel -3"


def paying(**laid_out: object) -> Table:
    """A table at which Epic Electric pays a dividend."""
    return position("movement", **({"pairs": "epic electric $$"} | laid_out))


def test_in_turn_order_players_reveal_their_cards() -> None:
    table = position("movement", first=C, pairs=PAIRS)
    assert [event.seat for event in heard(table, PairRevealed)][:4] == [C, D, A, B]
    assert [COMPANIES[event.company] for event in heard(table, PairRevealed)][:2] == COMPANIES[2:4]


@pytest.mark.parametrize("players", [3, 4, 5])
def test_then_the_face_up_pair_then_the_face_down_ones(players: int) -> None:
    pairs = [
        f"{name} {forecast}" for name, forecast in zip(COMPANIES, ["+4", "+2", "+1", "$$", "-2", "-3"], strict=True)
    ]
    table = position("movement", players=players, first=B, pairs=", ".join(pairs))
    revealed = heard(table, PairRevealed)
    assert [event.company for event in revealed] == [*range(B, players), A, *range(players, 6)]
    assert [event.seat for event in revealed] == [*range(B, players), A] + [None] * (6 - players)


def test_the_values_move_accordingly() -> None:
    table = position("movement", pairs=PAIRS)
    assert [company.value for company in shown(table).companies] == [9, 7, 6, 3, 5, 2]


def test_each_pair_takes_effect_before_the_next_is_revealed() -> None:
    table = position("movement", pairs=PAIRS)
    assert table.told[:4] == [
        PairRevealed(seat=A, company=0, forecast=FORECASTS.index("+4")),
        StockMoved(company=0, start=4, end=8, value=9),
        PairRevealed(seat=B, company=BANK, forecast=FORECASTS.index("+2")),
        StockMoved(company=BANK, start=4, end=6, value=7),
    ]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_all_stocks_are_affected_every_round(players: int) -> None:
    table = position("movement", players=players)
    moved = [event.company for event in heard(table, StockMoved)] + [
        event.company for event in heard(table, DividendDeclared)
    ]
    assert sorted(moved) == list(range(6))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_round_reveals_each_company_and_each_forecast_once(players: int) -> None:
    rounds: list[list[PairRevealed]] = []
    for table in played_on(opened(players), seed=4):
        for event in table.told:
            if isinstance(event, RoundBegun):
                rounds.append([])
            elif isinstance(event, PairRevealed):
                rounds[-1].append(event)
    assert len(rounds) == shown(table).rounds
    for revealed in rounds:
        assert sorted(event.company for event in revealed) == list(range(6))
        assert sorted(event.forecast for event in revealed) == [0, 2, 3, 5, 6, 9]


def test_revealed_pairs_are_seen_by_all() -> None:
    table = position("movement", holds=["epic electric 1", "", "", ""], pairs="stanford steel -3, epic electric $$")
    for viewer in (A, B, C, D, SPECTATOR):
        assert [one.open for one in shown(table, viewer).pairs] == [True, True, False, False, True, False]


# Dividends


def test_with_two_dollar_signs_the_company_pays_dividends_and_its_value_does_not_change() -> None:
    table = paying(tickers="epic electric 8")
    assert DividendDeclared(company=ELECTRIC, per_share=2) in table.told
    assert value(table, ELECTRIC) == 8
    assert [event for event in heard(table, StockMoved) if event.company == ELECTRIC] == []


def test_each_player_receives_2_000_dollars_for_each_share() -> None:
    table = paying(holds=["epic electric 3, stanford steel 1", "epic electric 1", "", ""])
    assert play(table, "show 3") == [DividendCollected(seat=A, company=ELECTRIC, cards=3, amount=6)]
    assert play(table, "show 1")[0] == DividendCollected(seat=B, company=ELECTRIC, cards=1, amount=2)
    assert money(table) == [26, 22, 20, 20]


def test_the_money_is_received_immediately_before_the_next_pair() -> None:
    table = paying(holds=["epic electric 1", "", "", ""])
    assert [one.open for one in shown(table).pairs] == [True, False, False, False, True, False]
    told = play(table, "show 1")
    assert isinstance(told[1], PairRevealed)


def test_twice_the_dividends_are_received_for_stock_in_the_split_portfolio() -> None:
    table = paying(split=["epic electric 2", "", "", ""])
    assert explained(table, "show 2") == {"company": ELECTRIC, "cards": 2, "amount": 8}
    play(table, "show 2")
    assert money(table)[A] == 28


def test_who_shows_some_shows_his_split_shares_first() -> None:
    for shows, amount in ((0, 0), (1, 4), (2, 8), (3, 10), (4, 12)):
        table = paying(holds=["epic electric 2", "", "", ""], split=["epic electric 2", "", "", ""])
        assert explained(table, f"show {shows}")["amount"] == amount
        play(table, f"show {shows}")
        assert money(table)[A] == 20 + amount


def test_a_player_may_choose_not_to_collect_on_some_or_all_of_his_stock() -> None:
    table = paying(holds=["epic electric 3", "", "", ""])
    assert offered(table) == ["show 0", "show 1", "show 2", "show 3"]
    assert refusal(table, "show 4") == "rule-stockpile-not-so-many-shares"
    assert play(table, "show 0")[0] == DividendCollected(seat=A, company=ELECTRIC, cards=0, amount=0)
    assert money(table)[A] == 20


def test_a_player_must_reveal_shares_to_receive_the_dividends_for_them() -> None:
    table = paying(holds=["epic electric 3", "", "", ""], memory="perfect")
    play(table, "show 2")
    assert shown(table, B).players[A].known == [0, 0, 0, 2, 0, 0, 0, 0]
    assert shown(table).players[A].known == [0, 0, 0, 2, 0, 0, 0, 0]


def test_shares_on_which_dividends_were_collected_stay_where_they_are() -> None:
    table = paying(holds=["epic electric 3", "", "", ""], split=["epic electric 1", "", "", ""])
    play(table, "show 4")
    assert (stocks(table, A), split(table, A)) == ("epic electric 3", "epic electric 1")


def test_dividends_are_collected_in_turn_order() -> None:
    table = paying(first=C, holds=["epic electric 1"] * 4)
    order = []
    while asked(table) != (NATURE, "company"):
        order.append(asked(table)[0])
        play(table, "show 1")
    assert order == [C, D, A, B]


def test_everybody_with_a_card_before_him_is_asked_lest_it_tells_who_has_a_share() -> None:
    table = paying(holds=["", "stanford steel 1", "epic electric 1", ""], split=["", "", "", "bottomline bank 1"])
    assert (asked(table), offered(table)) == ((B, "collect"), ["show 0"])
    play(table, "show 0")
    assert (asked(table), offered(table)) == ((C, "collect"), ["show 0", "show 1"])
    play(table, "show 1")
    assert (asked(table), offered(table)) == ((D, "collect"), ["show 0"])


def test_who_has_no_card_is_not_asked_and_a_dividend_may_go_to_nobody() -> None:
    table = paying()
    assert asked(table) == (NATURE, "company")
    assert heard(table, DividendCollected) == []


def test_the_company_that_pays_and_how_much_are_shown() -> None:
    table = paying(holds=["epic electric 1", "", "", ""])
    assert (shown(table).paying, shown(table).per_share) == (ELECTRIC, 2)
    play(table, "show 1")
    assert (shown(table).paying, shown(table).per_share) == (None, None)
