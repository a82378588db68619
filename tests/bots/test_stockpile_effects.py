"""A broker of Stockpile uses investors and strategy cards as somebody would who looks at what is on the table."""

import tomllib
from importlib.resources import files

import pytest

from openoutcry.bots import make_bot
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import pick
from openoutcry.engine.views import view
from openoutcry.games.stockpile.bot import Mind
from tests.games.answers import answer, asked, play
from tests.games.stockpile.positions import Table, opened, position

SEEDS = range(8)
PAIRS = "american automotive $$, cosmic computers +1, epic electric +2, bottomline bank -2, stanford steel -3"


def answers(table: Table) -> set[str]:
    """What brokers answer to whoever is asked, in words."""
    seat = asked(table)[0]
    choice = door.choice(table.game, table.g, seat)
    assert choice is not None
    options = [make_bot("broker", table.game, seed).act(view(table.g, seat, True), choice) for seed in SEEDS]
    return {choice.words[choice.options.index(option)] for option in options}


def hiring(*names: str) -> Table:
    """A is dealt these investors, and the others the rest as they come."""
    table = opened(4, investors="promo", start="1")
    play(table, *names)
    rng = Rng(1)
    while asked(table)[1] == "deal-investor":
        answer(table, int(pick(table.g, rng)))
    return table


def acting(card: str, **laid_out: object) -> Table:
    """A has this strategy card in the last round, and the Action Phase begins."""
    return position("action", strategy_cards=[card, "", "", ""], round=6, pairs=PAIRS, **laid_out)  # type: ignore[arg-type]


def playing(card: str, **laid_out: object) -> Table:
    """A has just played it."""
    table = acting(card, **laid_out)
    play(table, f"play {card}")
    return table


# Investors: who is hired, and when they are used


@pytest.mark.parametrize(
    ("poor", "rich"),
    [
        ("discount donald", "secretive stuart"),
        ("lazy liliane", "maverick mark"),
        ("bailout barack", "royal robins"),
    ],
)
def test_who_can_do_more_is_hired_before_who_brings_more_money(poor: str, rich: str):
    assert answers(hiring(rich, poor)) == {"second"}
    assert answers(hiring(poor, rich)) == {"first"}


def test_what_graham_adds_comes_also_to_who_sells_later():
    """It is no reason to sell now."""
    shares = {"holds": ["leading laboratories 2", "", "", ""], "money": [0, 9, 9, 9], "pairs": PAIRS}
    with_graham = position("selling", hired=["golden graham", "", "", ""], **shares)  # type: ignore[arg-type]
    assert answers(with_graham) == {"done"}


def test_a_share_is_worth_more_to_graham_s_player_on_a_pile():
    piles, worth = ["leading laboratories, leading laboratories", "boom", "boom", "boom"], []
    for investor in ("golden graham", "billionaire bill"):
        table = position("demand", hired=[investor, "", "", ""], piles=piles, pairs=PAIRS)
        mind = Mind(table.game)
        mind.policy(table.g, Rng(1))
        worth.append(float(mind.worth.pile[0]))
    assert worth[0] == pytest.approx(worth[1] + 2)


def test_nobody_sells_a_share_of_which_nothing_is_known():
    table = position(
        "selling", holds=["leading laboratories 3", "", "", ""], money=[20] * 4, pairs=PAIRS, investors="promo"
    )
    assert answers(table) == {"done"}


def test_what_is_known_to_fall_is_sold():
    table = position("selling", holds=["stanford steel 1", "", "", ""], pairs=PAIRS, hired=["wise warren", "", "", ""])
    assert answers(table) == {"sell stanford steel"}


def test_cramer_moves_what_one_has_most_of():
    table = position("action", hired=["crazy cramer", "", "", ""], holds=["epic electric 4", "", "", ""], pairs=PAIRS)
    assert answers(table) == {"use first"}
    play(table, "use first")
    assert answers(table) == {"up epic electric"}


def test_chanda_gives_up_the_cheap_stock_for_the_dear_one():
    table = position(
        "action",
        hired=["clever chanda", "", "", ""],
        holds=["epic electric 1, stanford steel 1", "", "", ""],
        tickers="epic electric 9, stanford steel 2",
        pairs=PAIRS,
    )
    assert answers(table) == {"use first"}
    play(table, "use first")
    assert answers(table) == {"discard stanford steel"}


def test_chanda_is_not_used_where_it_would_cost_more_than_it_brings():
    table = position(
        "action", hired=["clever chanda", "", "", ""], split=["epic electric 1", "", "", ""],
        holds=["stanford steel 1", "", "", ""], tickers="epic electric 9, stanford steel 2", pairs=PAIRS,
    )  # fmt: skip
    play(table, *(["use first"] if answers(table) == {"use first"} else []))
    assert answers(table) <= {"done", "discard stanford steel"}


def test_barack_takes_what_will_be_worth_most_above_its_price():
    table = position(
        "after selling",
        hired=["bailout barack", "", "", ""],
        discards="american automotive 1, stanford steel 1, leading laboratories 1",
        pairs=PAIRS,
    )
    assert answers(table) == {"american automotive"}


def test_a_dividend_is_declared_where_one_has_most():
    table = position("round end", hired=["dividend deborah", "", "", ""], holds=["epic electric 3", "boom 1", "", ""])
    assert answers(table) == {"epic electric"}


def test_oprah_s_gift_goes_to_the_poorest():
    table = position("round end", hired=["opulent oprah", "", "", ""], money=[20, 30, 4, 30])
    assert answers(table) == {"player 3"}


def test_warren_looks_where_most_is_covered():
    piles = ["boom", "B: boom, C: fee 1", "D: bust", "boom"]
    table = position("before the demand", hired=["wise warren", "", "", ""], piles=piles, pairs=PAIRS)
    assert answers(table) == {"pile 2"}


def test_phil_takes_the_largest_rise():
    assert answers(position("before the deal", hired=["forecast phil", "", "", ""])) == {"+4"}


# Strategy cards: which are kept, when they are played, and how


def test_the_strategies_that_go_back_are_those_that_are_worth_least_and_not_the_first_of_the_box():
    table = opened(4, start="1", strategies="on")
    hand = ["block trading", "value investing", "data broker", "diversification", "bear raid", "naked short"]
    play(table, *hand, "insider trading", "corporate espionage", "rogue trading")
    rng = Rng(1)
    while asked(table)[1] == "deal-strategy":
        answer(table, int(pick(table.g, rng)))
    assert answers(table) <= {"insider trading", "corporate espionage"}


def test_money_for_nothing_is_taken_in_the_last_round():
    assert answers(acting("data broker")) == {"play data broker"}


def test_a_card_that_does_harm_is_not_played():
    table = acting("fraudulent transfer", holds=["epic electric 1", "", "", ""], discards="stanford steel 1",
                   tickers="epic electric 9")  # fmt: skip
    assert answers(table) == {"done"}


def test_a_naked_short_is_dearer_than_a_boom_on_nothing():
    table = acting("naked short", holds=["boom 1", "", "", ""])
    assert answers(table) == {"play naked short"}


def test_a_boom_on_many_shares_is_dearer_than_a_naked_short():
    table = acting("naked short", holds=["boom 1, epic electric 9", "", "", ""])
    assert answers(table) == {"boom epic electric"}


def test_the_own_falling_forecast_is_falsified():
    table = position(
        "action", strategy_cards=["falsified earnings", "", "", ""], round=6,
        holds=["stanford steel 3", "", "", ""], pairs="stanford steel -3",
    )  # fmt: skip
    assert answers(table) == {"play falsified earnings"}
    play(table, "play falsified earnings")
    assert answers(table) == {"pair 1"}


def test_the_cheapest_stock_is_given_for_the_dearest():
    table = playing(
        "fraudulent transfer",
        holds=["epic electric 1, stanford steel 1", "", "", ""],
        discards="american automotive 1, leading laboratories 1",
        tickers="american automotive 9",
    )
    assert answers(table) == {"discard stanford steel"}
    play(table, "discard stanford steel")
    assert answers(table) == {"american automotive"}


def test_a_duplicate_commodity_is_spent_before_one_of_a_set():
    table = playing("systemic shock", commodity_cards=["gold 2, oil 1, corn 1", "", "", ""])
    assert answers(table) == {"gold"}


def test_dear_shares_are_not_sold_by_a_bear_raid():
    table = playing("bear raid", holds=["epic electric 1, stanford steel 1", "", "", ""],
                    tickers="epic electric 9, stanford steel 4")  # fmt: skip
    assert answers(table) == {"sell stanford steel"}
    play(table, "sell stanford steel")
    assert answers(table) == {"enough"}


def test_everybody_shows_every_share_that_is_paid_for():
    table = playing("diversification", holds=["epic electric 1", "", "", ""])
    assert answers(table) == {"epic electric"}


def test_a_card_waits_for_a_better_time_and_is_played_before_it_is_too_late():
    """Special Dividend with one share, and all rounds to come; then in the last one."""
    early = position("action", strategy_cards=["special dividend", "", "", ""], round=1, pairs=PAIRS,
                     holds=["epic electric 1", "", "", ""])  # fmt: skip
    assert answers(early) == {"done"}
    assert answers(acting("special dividend", holds=["epic electric 1", "", "", ""])) == {"play special dividend"}


def test_what_each_is_usually_worth_is_known_of_all_in_the_box():
    game = opened(4, start="1", strategies="promo", bonds="on", commodities="on", investors="promo").game
    known = tomllib.loads(files("openoutcry.games.stockpile.bot").joinpath("habits.toml").read_text("utf-8"))
    assert set(known["strategies"]) == {design.key for design in game.box.designs}
    assert set(known["investors"]) == {ability.key for ability in game.box.abilities}
