"""2-Player Investor Expansion Clarifications: who has two investors whose abilities occur at the same time chooses in
which order to perform them. The player is asked wherever it can matter, and nowhere else."""

from itertools import combinations

import pytest

from openoutcry.games.stockpile.events import AbilityUsed, FeePaid, MoneyGiven
from tests.games.answers import asked, explained, offered, play
from tests.games.stockpile.looking import fees, heard, money
from tests.games.stockpile.positions import A, B, Table, position

ADDING = ["agile ana", "daring dangote", "lucrative li"]
AT_THE_ROUND_END = [*ADDING, "dividend deborah", "opulent oprah", "socialist sanders"]
NEVER_ASKED = [*combinations(ADDING, 2), *((name, "socialist sanders") for name in ADDING)]
NEVER_ASKED += [("dividend deborah", "daring dangote"), ("dividend deborah", "lucrative li")]
PAIRS = list(combinations(AT_THE_ROUND_END, 2))
LOOKING = ["maverick mark", "mayknow martha", "wise warren"]
# What A and B have in money, and the fees that wait for more of it.
PURSES = [
    *(([10, 10], ["", ""]), ([2, 2], ["", ""]), ([1, 10], ["", ""]), ([0, 10], ["", ""]), ([10, 1], ["", ""])),
    *(([10, 0], ["", ""]), ([1, 1], ["", ""]), ([0, 0], ["", ""]), ([2, 10], ["3", ""]), ([1, 10], ["2, 3", ""])),
    *(([10, 2], ["", "3"]), ([10, 1], ["", "2"]), ([10, 0], ["", "1, 3"]), ([1, 1], ["3", "3"]), ([0, 2], ["1", "3"])),
]


def round_end(*names: str, **laid_out: object) -> Table:
    """The end of a round with two players; A has these two investors, two shares, two commodities and three bonds."""
    cards = {"commodity_cards": ["gold 1, oil 1", ""], "bond_cards": [3, 0]}
    holds = ["epic electric 1, stanford steel 1" if "agile ana" in names else "epic electric 2", "epic electric 3"]
    return position("round end", players=2, hired=[", ".join(names), ""], **({"holds": holds} | cards | laid_out))


def played_out(table: Table, first: str = "", shares: int = 0) -> tuple[list[int], list[str]]:
    """What both have at last in money and in fees, when this ability comes first, and all show so many shares."""
    while asked(table)[1] in ("which-first", "give-money", "choose", "collect", "show"):
        answers = offered(table)
        if asked(table)[1] == "which-first":
            play(table, first)
        elif asked(table)[1] == "show":
            done = "done" in answers and len(answers) <= max(1, 3 - shares)
            play(table, "done" if done else answers[0])
        elif asked(table)[1] == "collect":
            play(table, answers[min(shares, len(answers) - 1)])
        else:
            play(table, "epic electric" if "epic electric" in answers else answers[0])
    return money(table), [fees(table, seat) for seat in (A, B)]


def apart(table: Table) -> Table:
    """The same table once more."""
    return Table(table.game, table.g.clone())


@pytest.mark.parametrize(("money_before", "waiting"), PURSES, ids=str)
@pytest.mark.parametrize("names", PAIRS, ids=" and ".join)
def test_the_order_is_asked_where_it_can_matter_and_never_where_it_cannot(
    names: tuple[str, str], money_before: list[int], waiting: list[str]
) -> None:
    tables = [round_end(*both, money=money_before, fees=waiting) for both in (names, names[::-1])]
    is_asked = asked(tables[0]) == (A, "which-first")
    if names == ("agile ana", "dividend deborah"):
        assert is_asked, "what one of them shows can decide how the other is used"
        return
    # Unasked, the one that was hired first acts first: so both orders are played out either way.
    results = [[played_out(apart(table), "first", shares) for table in tables] for shares in range(4)]
    assert is_asked == any(one != other for one, other in results)


@pytest.mark.parametrize("names", NEVER_ASKED, ids=" and ".join)
@pytest.mark.parametrize(("money_before", "waiting"), PURSES[-3:], ids=str)
def test_of_two_that_cannot_change_what_the_other_brings_none_is_asked_for(
    names: tuple[str, str], money_before: list[int], waiting: list[str]
) -> None:
    assert asked(round_end(*names, money=money_before, fees=waiting))[1] != "which-first"


# Oprah and Sanders


@pytest.mark.parametrize(("words", "after", "waits"), [("first", [9, 0], ""), ("second", [10, 2], "3")])
def test_who_has_oprah_and_sanders_gives_or_takes_first_as_he_chooses(words: str, after: list[int], waits: str) -> None:
    table = round_end("opulent oprah", "socialist sanders", money=[10, 2], fees=["", "3"])
    assert (asked(table), offered(table)) == ((A, "which-first"), ["first", "second"])
    assert [explained(table, word)["investor"] for word in ("first", "second")] == [19, 23]
    assert played_out(table, words) == (after, ["", waits])


def test_sanders_comes_first_without_being_asked_anything() -> None:
    table = round_end("opulent oprah", "socialist sanders", money=[10, 2], fees=["", "3"])
    play(table, "second")
    assert heard(table, MoneyGiven) == [MoneyGiven(B, A, 2)]
    assert (asked(table), heard(table, AbilityUsed)) == ((A, "give-money"), [AbilityUsed(A, 23)])


def test_with_money_enough_on_both_sides_it_makes_no_difference_and_is_not_asked() -> None:
    table = round_end("opulent oprah", "socialist sanders", money=[2, 2])
    assert asked(table) == (A, "give-money")
    assert played_out(table) == ([2, 2], ["", ""])


@pytest.mark.parametrize(("words", "after"), [("first", [2, 8]), ("second", [0, 10])])
def test_who_has_nothing_to_give_yet_chooses_too(words: str, after: list[int]) -> None:
    table = round_end("opulent oprah", "socialist sanders", money=[0, 10])
    assert asked(table) == (A, "which-first")
    assert played_out(table, words) == (after, ["", ""])


# Others that bring her money, or him more to take


@pytest.mark.parametrize("name", ["agile ana", "daring dangote", "dividend deborah", "lucrative li"])
def test_with_less_than_she_must_give_oprah_gives_before_or_after_another_brings_money(name: str) -> None:
    results = []
    for words in ("first", "second"):
        table = round_end("opulent oprah", name, money=[1, 10])
        assert asked(table) == (A, "which-first")
        results.append(played_out(table, words, 1)[0])
    assert results[0][A] == results[1][A] + 1, "in the other order she must give one more"


@pytest.mark.parametrize("name", AT_THE_ROUND_END[:4] + AT_THE_ROUND_END[5:])
def test_with_her_gift_in_hand_oprah_is_put_in_order_with_sanders_alone(name: str) -> None:
    table = round_end("opulent oprah", name, money=[10, 2], fees=["", "3"])
    assert (asked(table)[1] == "which-first") == (name == "socialist sanders"), "he takes what the other player has"


def test_a_fee_that_waits_may_take_what_she_would_have_given() -> None:
    table = round_end("opulent oprah", "daring dangote", money=[2, 10], fees=["3", ""])
    play(table, "second")
    assert (heard(table, FeePaid), asked(table), money(table)) == ([FeePaid(A, 3)], (A, "give-money"), [1, 10])
    table = round_end("opulent oprah", "daring dangote", money=[2, 10], fees=["3", ""])
    assert played_out(table, "first") == ([2, 12], ["3", ""])


@pytest.mark.parametrize(("words", "after"), [("first", [12, 1]), ("second", [10, 3])])
def test_sanders_takes_before_or_after_a_dividend_that_the_other_player_needs(words: str, after: list[int]) -> None:
    table = round_end("dividend deborah", "socialist sanders", money=[10, 0], holds=["", "epic electric 3"])
    assert asked(table) == (A, "which-first")
    assert played_out(table, words, 3) == (after, ["", ""])


def test_a_player_without_cards_receives_no_dividend_and_no_order_is_asked() -> None:
    table = round_end("dividend deborah", "socialist sanders", money=[10, 0], holds=["epic electric 3", ""])
    assert asked(table) == (A, "choose")


@pytest.mark.parametrize(("others", "kind"), [("epic electric 1", "which-first"), ("", "show")])
def test_ana_and_deborah_are_put_in_order_if_the_other_player_could_show_something_too(others: str, kind: str) -> None:
    table = round_end("agile ana", "dividend deborah", money=[10, 10], holds=["epic electric 1", others])
    assert asked(table) == (A, kind)


# Before the Demand Phase


@pytest.mark.parametrize("names", list(combinations(LOOKING, 2)), ids=" and ".join)
def test_who_looks_at_cards_or_moves_them_chooses_the_order(names: tuple[str, str]) -> None:
    table = position("before the demand", players=2, hired=[", ".join(names), ""], piles=["boom"] * 4)
    assert asked(table) == (A, "which-first")


@pytest.mark.parametrize("name", LOOKING)
def test_what_liliane_receives_decides_nothing_and_no_order_is_asked(name: str) -> None:
    for hired in (f"lazy liliane, {name}", f"{name}, lazy liliane"):
        table = position("before the demand", players=2, hired=[hired, ""], piles=["boom"] * 4, fees=["3", ""])
        assert asked(table)[1] in ("from-pile", "peek", "look-pile")
        play(table, "nothing")
        assert asked(table) == (A, "bid")


def test_the_other_player_chooses_when_his_turn_comes() -> None:
    hired = ["opulent oprah, socialist sanders", "wise warren, maverick mark"]
    table = position("before the demand", players=2, hired=hired, piles=["boom"] * 4)
    assert asked(table) == (B, "which-first")
    play(table, "second")
    assert asked(table) == (B, "from-pile")
