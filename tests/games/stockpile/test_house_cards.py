"""Investors and cards of somebody's own: a class in an ordinary Python file, a row of a house set, and its words."""

from collections.abc import Iterator

import pytest

from openoutcry.engine.laws import check
from openoutcry.engine.position import load, save
from openoutcry.games.stockpile.cards import registry
from openoutcry.games.stockpile.cards.contract import Ability
from openoutcry.games.stockpile.cards.strategies.patterns import OnOneCompany
from openoutcry.games.stockpile.components import FEES_ARE_BONUSES, SELLS_AGAIN
from openoutcry.games.stockpile.events import ShareSold
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.modules.events import AbilityPaid, AbilityUsed
from openoutcry.games.stockpile.nouns import ability, effect
from openoutcry.games.stockpile.table import market
from tests.games.answers import asked, explained, offered, play, played_on
from tests.games.stockpile.house_cards import ROW, SETS, gentle_gina, older, only, rows, with_gina
from tests.games.stockpile.looking import heard, money, shown, value
from tests.games.stockpile.positions import ELECTRIC, A, Table, opened, position
from tests.games.stockpile.strategies import holding

SEVEN = ["Agile Ana", "Crazy Cramer", "Wise Warren", "Lazy Liliane", "Golden Graham", "Mayknow Martha", "Opulent Oprah"]
EIGHT = with_gina(*SEVEN)
GINA = 0


@pytest.fixture(autouse=True, scope="module")
def _imported(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Those who are added here are known to these tests only."""
    investors, strategies = dict(registry.INVESTORS), dict(registry.STRATEGIES)
    gentle_gina(tmp_path_factory.mktemp("house"))
    yield
    for known, before in ((registry.INVESTORS, investors), (registry.STRATEGIES, strategies)):
        known.clear()
        known.update(before)


def asking(**laid_out: object) -> Table:
    """A table at which Gentle Gina works for A, before the Demand Phase."""
    laid_out = {"hired": ["gentle gina", "", "", ""], "money": [20] * 4, "house_set": EIGHT} | laid_out
    return position("before the demand", **laid_out)


# Hired and used


def test_an_investor_of_a_house_module_is_asked_at_her_time() -> None:
    table = asking()
    assert asked(table) == (A, "choose")
    assert offered(table)[-2:] == ["stanford steel", "nothing"]
    assert table.game.question_args(table.g, A) == {"asks": "up", "spaces": 1, "per_share": 0}
    assert explained(table, "epic electric") == {
        "investor": GINA,
        "does": "up",
        "company": 3,
        "space": 5,
        "value": 6,
        "ends": "moved",
    }


def test_she_does_what_her_class_says_with_the_numbers_of_her_row() -> None:
    table = asking(house_set=EIGHT.replace("fee = 2", "fee = 5").replace("lift = 1", "lift = 3"))
    play(table, "epic electric")
    assert heard(table, AbilityUsed) == [AbilityUsed(A, GINA)]
    assert heard(table, AbilityPaid) == [AbilityPaid(A, GINA, -5)]
    assert (money(table)[A], value(table, ELECTRIC)) == (15, 8)


def test_whoever_says_no_has_not_used_her() -> None:
    table = asking()
    play(table, "nothing")
    assert (heard(table, AbilityUsed), money(table)[A]) == ([], 20)


def test_who_cannot_pay_her_is_not_asked() -> None:
    assert asked(asking(money=[1, 20, 20, 20])) == (A, "bid")


def test_she_is_known_in_a_saved_position() -> None:
    table = asking()
    steps = table.game.steps()
    table.g = load(save(table.g, steps), table.g.blank(), steps)
    assert table.g.players[A].side.hired == [table.game.box.abilities[GINA]]


def test_a_whole_game_is_played_with_her() -> None:
    table = opened(4, EIGHT, investors="promo")
    used = sum(one.investor == GINA for after in played_on(table, 2) for one in heard(after, AbilityUsed))
    assert used > 0
    assert table.game.end(table.g) == "last round"


def test_the_laws_hold_with_her() -> None:
    assert check(StockpileGame(4, {"investors": "promo", "memory": "perfect"}, EIGHT), games=2, seed=1).violations == []


def test_she_is_spoken_of_in_both_languages() -> None:
    gina = shown(opened(4, EIGHT.replace("fee = 2", "fee = 5"), investors="promo")).investors[GINA]
    assert ability("en", gina) == "Before the Demand Phase you may pay $5K to let a company rise by 1."
    assert gina.says["en"].startswith("Before the Demand Phase"), "what travels to a browser"
    said = ability("fr", gina).replace("\xa0", " ")
    assert said == "Avant la phase de demande, vous pouvez payer 5 k$ pour qu’une société monte de 1."


# What a class of an ordinary Python file declares counts as what one of ours does, compiled or not.


def row(name: str) -> str:
    """A row without numbers."""
    return f'[[investors]]\nname = "{name}"\nmoney = 20\ntwo_players = 20\nis = "reconstructed"\n'


def test_a_declaration_alone_is_an_investor() -> None:
    @registry.investor
    class DearDora(Ability):
        sale_extra = 3
        short_price = 9
        allows = SELLS_AGAIN

    house = only("investors", row("Dear Dora"), *SEVEN)
    table = position("selling", hired=["dear dora", "", "", ""], holds=["epic electric 3", "", "", ""], house_set=house)
    play(table, "sell epic electric", "short epic electric", "done")
    assert [one.price for one in heard(table, ShareSold)] == [5 + 3, 9 + 3]
    assert (asked(table), "sell epic electric" in offered(table)) == ((A, "sell"), True)


def test_declarations_about_bids_and_piles_count() -> None:
    @registry.investor
    class FarFred(Ability):
        closed_spaces = 3
        allows = FEES_ARE_BONUSES

    house = only("investors", row("Far Fred"), *SEVEN)
    piles = ["fee 3", "", "", ""]
    table = position("demand", hired=["far fred", "", "", ""], piles=piles, money=[20] * 4, house_set=house)
    play(table, "bid 1 0")
    assert [word for word in offered(table) if word.startswith("bid 1")] == ["bid 1 10", "bid 1 15", "bid 1 20"]
    play(table, "bid 2 0", "bid 3 0", "bid 4 0")
    assert money(table)[A] == 23


def test_a_number_of_the_row_counts_where_the_class_declares_it_too() -> None:
    @registry.investor
    class SharpSam(Ability):
        sale_extra = 0
        numbers = registry.INVESTORS["golden-graham"]().numbers

    house = only("investors", row("Sharp Sam") + "sale_extra = 4\n", *SEVEN)
    table = position("selling", hired=["sharp sam", "", "", ""], holds=["epic electric 1", "", "", ""], house_set=house)
    play(table, "sell epic electric")
    assert [one.price for one in heard(table, ShareSold)] == [5 + 4]


def test_a_strategy_card_of_a_house_module_is_played() -> None:
    @registry.strategy
    class HostileTakeover(OnOneCompany):
        does = "down"
        says = {"en": "A company falls by { $amount }.", "fr": "Une société baisse de { $amount }."}  # noqa: RUF012

        def moves(self, g):  # type: ignore[no-untyped-def]
            return -self.amount

        def work(self, g, seat, company):  # type: ignore[no-untyped-def]
            market.move(g, company, self.moves(g))

    parachute = 'name = "Golden Parachute"\ncost = 0\namount = 5'
    house = SETS.with_change(parachute, 'name = "Hostile Takeover"\ncost = 1\namount = 2')
    table = holding("golden parachute", house_set=house)  # it lies in this place of the box
    assert effect("fr", shown(table).strategies[25]) == "Une société baisse de 2."
    play(table, "play hostile takeover", "epic electric")
    assert (money(table)[A], value(table, ELECTRIC)) == (19, 3)


def test_a_card_that_is_called_like_one_of_ours_is_refused() -> None:
    with pytest.raises(ValueError, match="there is a card agile-ana in the box; give yours another name"):
        registry.investor(type("AgileAna", (Ability,), {}))


# Rows are bound by name


def test_an_investor_of_another_name_keeps_the_ability() -> None:
    otto = rows("investors")["Agile Ana"].replace('"Agile Ana"', '"Uncle Otto"\nability = "agile-ana"')
    table = opened(4, only("investors", otto, *SEVEN), investors="promo")
    one = shown(table).investors[0]
    assert (one.name, one.ability) == ("Uncle Otto", "agile-ana")
    assert ability("en", one).startswith("At the end of the round, $1K for every company")


def test_rows_can_stand_in_another_order() -> None:
    house = only("investors", *reversed(rows("investors")))
    table = position("round end", hired=["opulent oprah", "", "", ""], money=[20] * 4, house_set=house)
    assert asked(table) == (A, "give-money")


@pytest.mark.parametrize(
    ("table", "changed", "where"),
    [
        ("investors", 'name = "Agile Ana"\nability = "agile-anna"', "investors[1].ability: there is no 'agile-anna'; "),
        ("investors", 'name = "Uncle Otto"', "investors[1].ability: there is no 'uncle-otto'; "),
        ("strategies", 'name = "Old Trick"', "strategies[1].effect: there is no 'old-trick'; "),
    ],
)
def test_a_row_without_an_ability_is_refused_with_those_that_are_known(table: str, changed: str, where: str) -> None:
    first = next(iter(rows(table)))
    reason = SETS.refused(SETS.with_change(f'name = "{first}"', changed))
    assert reason.startswith(f"{where}known are: ")
    assert {"investors": "agile-ana", "strategies": "block-trading"}[table] in reason
    assert "AskedOnce" not in reason
    assert "asked-once" not in reason


def test_a_misspelt_ability_is_answered_with_the_nearest_one() -> None:
    reason = SETS.refused(SETS.with_change('name = "Agile Ana"', 'name = "Agile Ana"\nability = "agile-anna"'))
    assert reason.endswith("; did you mean 'agile-ana'?")


def test_a_box_can_have_fewer_investors_but_enough_for_everybody() -> None:
    assert len(shown(opened(4, EIGHT, investors="promo")).investors) == 8
    assert SETS.refused(with_gina(*SEVEN[1:])) == "investors: 8 to 30 [[investors]] are needed"
    few = with_gina(*SEVEN[1:], "Illicit Ivan")
    problem = "8 investors are dealt to this many players, and 7 can be with these modules"
    assert SETS.refused(few) == f"investors: {problem}"


def test_a_box_can_have_up_to_30_investors() -> None:
    more = [ROW.replace("Gentle Gina", f'Gina {n}"\nability = "gentle-gina') for n in range(5)]
    house = SETS.printed + "\n".join(more[:4])
    assert len(opened(4, house, investors="promo").game.box.abilities) == 30
    assert check(StockpileGame(4, {"investors": "promo"}, house), games=1).violations == []
    assert SETS.refused(SETS.printed + "\n".join(more)) == "investors: 8 to 30 [[investors]] are needed"


def test_a_box_can_have_fewer_strategy_cards() -> None:
    house = only("strategies", *(name for name in rows("strategies") if name != "Block Trading"))
    table = opened(4, house, strategies="on", investors="promo")
    assert [one.name for one in shown(table).strategies][:2] == ["Value Investing", "Convertible Bond"]
    assert check(StockpileGame(4, {"strategies": "on", "investors": "promo"}, house), games=1).violations == []


def test_two_sets_are_played_side_by_side_each_with_its_own_numbers() -> None:
    dear, cheap = (asking(house_set=EIGHT.replace("fee = 2", f"fee = {fee}")) for fee in (9, 1))
    for table in (dear, cheap):
        play(table, "epic electric")
    assert (money(dear)[A], money(cheap)[A]) == (11, 19)


def test_what_bond_ladder_pays_for_each_bond_is_a_number_of_the_set() -> None:
    house = SETS.with_change("per_bond = 1", "per_bond = 2")
    table = holding("bond ladder", bonds=[2, 0, 0], house_set=house)
    assert explained(table, "play bond ladder")["amount"] == 4
    assert "Receive $2K for each" in effect("en", shown(table).strategies[20])


# Sets from before rows had their numbers


def test_an_older_set_is_read_as_before() -> None:
    now, before = (opened(4, house, investors="promo", strategies="on") for house in (None, older()))
    assert shown(before) == shown(now)
    assert save(before.g, before.game.steps()) == save(now.g, now.game.steps())


def test_the_numbers_of_an_older_set_are_its_own() -> None:
    held = {"hired": ["shorting soros", "", "", ""], "holds": ["epic electric 1", "", "", ""]}
    table = position("selling", house_set=older("short = 8", "short = 11"), **held)
    assert explained(table, "short epic electric")["price"] == 11


def test_investors_of_an_older_set_are_known_by_their_place() -> None:
    table = opened(4, older('name = "Agile Ana"', 'name = "Uncle Otto"'), investors="promo")
    assert [one.ability for one in shown(table).investors][:2] == ["agile-ana", "bailout-barack"]
    assert shown(table).investors[0].name == "Uncle Otto"


def test_what_an_older_set_does_not_say_is_as_printed() -> None:
    table = opened(4, older("more_interest = 1\n", ""), investors="promo")
    assert shown(table).investors[15].sums == {"more_interest": 1}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("bargain = 2", "bargain = -2", "investors[2].bargain: a whole number from 0 to 100 is needed, not -2"),
        ("money = 18", "", "investors[1].money: a whole number from 0 to 1000 is needed, not None"),
    ],
)
def test_what_is_wrong_in_an_older_set_is_refused(old: str, new: str, reason: str) -> None:
    assert SETS.refused(older(old, new)) == reason


def test_a_number_in_the_place_of_the_older_table_is_refused() -> None:
    assert SETS.refused(f"investing = 5\n{SETS.printed}") == "investing: this table is missing"
