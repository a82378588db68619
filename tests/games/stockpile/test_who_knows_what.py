"""Who knows what: portfolios, hands, pairs and face-down cards; and what can be remembered."""

import pytest

from openoutcry.engine.position import SPECTATOR, UNKNOWN, save
from openoutcry.engine.views import view
from openoutcry.games.stockpile.table import knowledge
from tests.games.answers import asked, play, played_on
from tests.games.stockpile.looking import hand, pair, pile, remembered, shown, split, stocks
from tests.games.stockpile.positions import (
    BOOM,
    COMPANIES,
    STEEL,
    A,
    B,
    C,
    D,
    Table,
    bought,
    opened,
    perfect,
    position,
)

OTHERS = [B, C, D, SPECTATOR]


def seen_by(table: Table, viewer: int, perfect: bool = True) -> object:
    """All that a viewer knows."""
    return save(view(table.g, viewer, perfect), table.game.steps())


def notes(table: Table, to: int, of: int, seat: int, kind: int) -> int:
    """How many cards of a kind somebody knows of in a portfolio, as far as another can see that."""
    seen = view(table.g, to, True)
    return int(seen.known[knowledge.place_known(seen, of, seat, kind)])


# What is covered


@pytest.mark.parametrize("memory", ["table", "perfect"])
def test_which_cards_are_in_a_portfolio_is_known_to_its_owner_only(memory: str) -> None:
    table = position("selling", holds=["epic electric 2, stanford steel 1", "", "", ""], memory=memory)
    assert stocks(table, A) == "epic electric 2, stanford steel 1"
    assert [stocks(table, A, to) for to in OTHERS] == [None] * 4
    assert [shown(table, to).players[A].worth for to in (A, *OTHERS)] == [15, None, None, None, None]


@pytest.mark.parametrize("memory", ["table", "perfect"])
def test_how_many_cards_are_in_a_portfolio_is_public(memory: str) -> None:
    table = position(
        "selling", holds=["epic electric 2", "", "", ""], split=["bottomline bank 1", "", "", ""], memory=memory
    )
    assert [(shown(table, to).players[A].cards, shown(table, to).players[A].split_cards) for to in OTHERS] == [
        (2, 1)
    ] * 4


def test_hands_are_covered() -> None:
    table = position("placing", hands=["boom, epic electric"] + ["bust, fee 1"] * 3, memory="perfect")
    assert hand(table, A) == ["boom", "epic electric"]
    assert [hand(table, A, to) for to in OTHERS] == [["?", "?"]] * 4


def test_insider_pairs_are_covered() -> None:
    table = position("demand", memory="perfect")
    for seat in range(4):
        assert [pair(table, seat, to) is not None for to in range(4)] == [to == seat for to in range(4)]
        assert pair(table, seat, SPECTATOR) is None
    assert [pair(table, 4, to) is not None for to in (A, *OTHERS)] == [True] * 5
    assert [pair(table, 5, to) is not None for to in (A, *OTHERS)] == [False] * 5


def test_face_down_cards_are_known_to_who_placed_them() -> None:
    table = position("demand", piles=["epic electric, B: boom, C: fee 3"], memory="perfect")
    assert pile(table, 1, to=B) == ["epic electric", "(boom)", "?"]
    assert pile(table, 1, to=C) == ["epic electric", "?", "(fee 3)"]
    assert [pile(table, 1, to) for to in (A, D, SPECTATOR)] == [["epic electric", "?", "?"]] * 3


def test_covered_cards_could_be_any_card_that_is_not_seen() -> None:
    """In a view they are in the market deck as well: nobody can tell them from what is drawn next."""
    laid_out = {"piles": ["A: boom"], "hands": ["", "epic electric, fee 1", "", ""]}
    table = position("demand", holds=["epic electric 3", "stanford steel 2", "", ""], **laid_out)
    seen = view(table.g, A, False)
    counts = dict(zip([*COMPANIES, "boom", "bust", "fee 1"], (int(n) for n in seen.deck.counts), strict=False))
    assert counts["epic electric"] == 7, "his own three are not there"
    assert (counts["stanford steel"], counts["fee 1"]) == (10, 4)
    assert counts["boom"] == 3, "the Boom that he placed face down is not there"


# What went into a portfolio


def test_with_the_memory_of_a_table_no_seat_is_shown_any_of_anothers_portfolio() -> None:
    table = bought(["epic electric, B: stanford steel", "", ""], memory="table", split=["bottomline bank 1", "", ""])
    for viewer in (B, C, SPECTATOR):
        player = shown(table, viewer).players[A]
        assert (player.shares, player.split, player.known, player.booms, player.busts) == (None,) * 5


def test_with_a_perfect_memory_what_went_in_face_up_is_shown() -> None:
    table = perfect(["epic electric, B: stanford steel, epic electric", "", ""])
    assert remembered(table, A, to=C) == remembered(table, A, to=SPECTATOR) == "epic electric 2"


def test_who_placed_a_card_face_down_remembers_that_too() -> None:
    table = perfect(["epic electric, B: stanford steel, C: epic electric", "", ""])
    assert remembered(table, A, to=B) == "epic electric 1, stanford steel 1"
    assert remembered(table, A, to=C) == "epic electric 2"
    assert remembered(table, A, to=SPECTATOR) == "epic electric 1"


def test_of_his_own_portfolio_everybody_is_shown_all_and_needs_no_memory() -> None:
    table = perfect(["epic electric, B: stanford steel", "", ""])
    assert (stocks(table, A), remembered(table, A, to=A)) == ("epic electric 1, stanford steel 1", None)


def test_what_a_player_placed_and_bought_himself_is_known_to_him_alone() -> None:
    table = perfect(["A: epic electric", "", ""])
    assert [remembered(table, A, to) for to in (B, C, SPECTATOR)] == ["", "", ""]


def test_the_first_stock_is_not_known() -> None:
    table = opened(3, start="1", memory="perfect")
    play(table, "epic electric", "stanford steel", "bottomline bank")
    assert [remembered(table, A, to) for to in (B, C, SPECTATOR)] == ["", "", ""]


def test_fees_leave_no_trace_in_a_portfolio() -> None:
    table = perfect(["fee 1, B: fee 2, epic electric", "", ""])
    assert remembered(table, A, to=B) == "epic electric 1"
    assert shown(table).players[A].cards == 1


def test_action_cards_that_went_in_face_up_are_remembered_until_they_are_played() -> None:
    table = perfect(["boom, B: boom", "", "epic electric"])
    knows = [notes(table, to, to, A, BOOM) for to in (B, C)]
    assert (asked(table), knows) == ((A, "act"), [2, 1])
    play(table, "boom epic electric")
    knows = [notes(table, to, to, A, BOOM) for to in (B, C)]
    assert knows == [1, 0]


def test_a_boom_that_went_in_face_up_is_shown_as_known() -> None:
    table = perfect(["boom, B: bust", "boom", ""])
    assert asked(table) == (A, "act")
    assert [remembered(table, A, to) for to in (B, C)] == ["boom 1, bust 1", "boom 1"]
    assert remembered(table, B, to=SPECTATOR) == "boom 1"


def test_nobody_sees_what_another_remembers() -> None:
    table = perfect(["epic electric, B: stanford steel", "", ""])
    for viewer in (A, C, SPECTATOR):
        assert [notes(table, viewer, B, A, kind) for kind in range(8)] == [UNKNOWN] * 8


def test_without_a_perfect_memory_nothing_is_remembered() -> None:
    table = perfect(["epic electric, B: stanford steel", "", ""])
    for viewer in (A, B, C, SPECTATOR):
        assert set(view(table.g, viewer, False).known) == {UNKNOWN}


# What was shown since


def test_shares_shown_for_a_dividend_are_known_to_all() -> None:
    table = position("movement", holds=["epic electric 3", "", "", ""], pairs="epic electric $$", memory="perfect")
    assert [remembered(table, A, to) for to in OTHERS] == [""] * 4
    play(table, "show 2")
    assert [remembered(table, A, to) for to in OTHERS] == ["epic electric 2"] * 4


def test_showing_fewer_than_are_known_tells_nothing_new() -> None:
    table = position(
        "movement",
        holds=["epic electric 3", "", "", ""],
        known=["epic electric 2", "", "", ""],
        pairs="epic electric $$",
        memory="perfect",
    )
    play(table, "show 1")
    assert [remembered(table, A, to) for to in OTHERS] == ["epic electric 2"] * 4


def test_split_shares_are_shown_first_and_are_no_part_of_what_is_known_of_the_portfolio() -> None:
    table = position(
        "movement",
        holds=["epic electric 3", "", "", ""],
        split=["epic electric 2", "", "", ""],
        pairs="epic electric $$",
        memory="perfect",
    )
    play(table, "show 3")
    assert (remembered(table, A), split(table, A, to=B)) == ("epic electric 1", "epic electric 2")


def test_with_a_perfect_memory_split_portfolios_are_shown_since_all_saw_them_split() -> None:
    laid_out = {"holds": ["epic electric 2", "", "", ""], "tickers": "epic electric 10", "pairs": "epic electric +1"}
    table = position("movement", memory="perfect", **laid_out)
    assert [split(table, A, to) for to in (A, *OTHERS)] == ["epic electric 2"] * 5
    table = position("movement", memory="table", **laid_out)
    assert [split(table, A, to) for to in (A, *OTHERS)] == ["epic electric 2"] + [None] * 4


def test_a_split_share_that_is_turned_back_is_known_to_all() -> None:
    table = position("selling", split=["epic electric 2", "", "", ""], memory="perfect")
    play(table, "turn back epic electric")
    assert [remembered(table, A, to) for to in OTHERS] == ["epic electric 1"] * 4
    assert [split(table, A, to) for to in OTHERS] == ["epic electric 1"] * 4


# What is known goes down with each sale


def test_every_sale_lessens_what_is_known_by_one() -> None:
    table = position(
        "selling", holds=["epic electric 3", "", "", ""], known=["epic electric 2", "", "", ""], memory="perfect"
    )
    for known in ("epic electric 1", "", ""):
        play(table, "sell epic electric")
        assert [remembered(table, A, to) for to in OTHERS] == [known] * 4


def test_a_sale_of_another_company_lessens_nothing() -> None:
    table = position(
        "selling",
        holds=["epic electric 2, stanford steel 1", "epic electric 2", "", ""],
        known=["epic electric 2", "epic electric 1", "", ""],
        memory="perfect",
    )
    play(table, "sell stanford steel", "sell epic electric")
    assert (remembered(table, A), remembered(table, B)) == ("epic electric 1", "epic electric 1")


def test_a_whole_split_share_that_is_sold_lessens_nothing_of_the_portfolio() -> None:
    table = position(
        "selling",
        holds=["epic electric 1", "", "", ""],
        known=["epic electric 1", "", "", ""],
        split=["epic electric 2", "", "", ""],
        memory="perfect",
    )
    play(table, "sell split epic electric")
    assert (remembered(table, A), split(table, A, to=B)) == ("epic electric 1", "epic electric 1")


def test_the_placer_of_a_card_cannot_tell_whether_it_is_the_one_that_was_sold() -> None:
    """A has two of them, of which B knows one: after a sale B knows of none."""
    table = perfect(["B: epic electric", "", ""], holds=["epic electric 1", "", ""])
    assert remembered(table, A, to=B) == "epic electric 1"
    play(table, "sell epic electric")
    assert (stocks(table, A), remembered(table, A, to=B)) == ("epic electric 1", "")


@pytest.mark.parametrize("viewer", [B, C, SPECTATOR])
def test_whether_it_was_the_covered_share_that_was_sold_cannot_be_told(viewer: int) -> None:
    tables = [
        perfect(["epic electric", "", ""], holds=[f"{other} 1", "", ""])
        for other in ("epic electric", "stanford steel")
    ]
    for table in tables:
        play(table, "sell epic electric")
    assert seen_by(tables[0], viewer) == seen_by(tables[1], viewer)


def test_after_a_split_nothing_of_that_company_is_left_in_the_portfolio_to_be_known() -> None:
    table = position(
        "movement",
        holds=["epic electric 3", "", "", ""],
        known=["epic electric 2", "", "", ""],
        tickers="epic electric 10",
        pairs="epic electric +1",
        memory="perfect",
    )
    assert (remembered(table, A), split(table, A, to=B)) == ("", "epic electric 3")


def test_after_a_bankruptcy_nothing_of_that_company_is_known() -> None:
    table = position(
        "movement",
        holds=["epic electric 3, stanford steel 1", "", "", ""],
        known=["epic electric 2, stanford steel 1", "", "", ""],
        split=["epic electric 1", "", "", ""],
        tickers="epic electric 1",
        pairs="epic electric -2",
        memory="perfect",
    )
    assert (remembered(table, A), split(table, A, to=B)) == ("stanford steel 1", "")


@pytest.mark.parametrize("viewer", [B, C, D, SPECTATOR])
def test_until_an_action_has_had_all_its_effect_nobody_can_tell_who_has_another_one(viewer: int) -> None:
    """A Boom on Stanford Steel pays a dividend: whether A or D acts next is not known before it is collected."""
    tables = [
        position("action", holds=held, tickers="stanford steel #1", board="advanced", memory="perfect")
        for held in (
            ["boom 2", "stanford steel 1", "", "epic electric 1"],
            ["boom 1, epic electric 1", "stanford steel 1", "", "epic electric 1"],
            ["boom 1, bust 1", "stanford steel 1", "", "epic electric 1"],
        )
    ]
    for table in tables:
        play(table, "boom stanford steel")
        assert shown(table).paying == STEEL
    assert seen_by(tables[0], viewer) == seen_by(tables[1], viewer) == seen_by(tables[2], viewer)


# Together


@pytest.mark.parametrize("viewer", [B, C, D, SPECTATOR])
def test_two_portfolios_of_which_the_same_is_known_look_the_same(viewer: int) -> None:
    tables = [
        position("selling", holds=[held, "", "", ""], known=["epic electric 1", "", "", ""], memory="perfect")
        for held in ("epic electric 2, stanford steel 1", "epic electric 1, bottomline bank 2")
    ]
    assert seen_by(tables[0], viewer) == seen_by(tables[1], viewer)


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("memory", ["table", "perfect"])
def test_nobody_is_ever_shown_more_of_a_portfolio_than_there_is(players: int, memory: str) -> None:
    for table in played_on(opened(players, memory=memory, board="advanced"), seed=6):
        for viewer in (*range(players), SPECTATOR):
            for seat, player in enumerate(shown(table, viewer).players):
                true = table.g.players[seat]
                if seat == viewer:
                    assert player.shares == [int(n) for n in true.holds[:6]]
                    continue
                assert player.shares is None
                if memory == "table":
                    assert (player.known, player.split) == (None, None)
                else:
                    assert all(n <= m for n, m in zip(player.known, true.holds, strict=False))
                    assert player.split == [int(n) for n in true.split]
