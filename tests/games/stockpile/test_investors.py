"""Investors: how they are dealt and chosen, their money, and the order in which they act."""

import pytest

from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, pick
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.datafile import printed_text
from openoutcry.games.stockpile.events import InvestorHired, InvestorsDealt, StrategiesDealt
from openoutcry.games.stockpile.game import StockpileGame
from tests.games.answers import answer, answer_as, asked, explained, odds, offered, play, refusal
from tests.games.stockpile.looking import heard, money, shown, value
from tests.games.stockpile.positions import (
    BANK,
    COMPANIES,
    A,
    B,
    C,
    D,
    Table,
    opened,
    position,
)

ALL = [
    "agile ana",
    "bailout barack",
    "billionaire bill",
    "broker bernie",
    "budget barbara",
    "clever chanda",
    "crazy cramer",
    "cunning carlos",
    "daring dangote",
    "discount donald",
    "dividend deborah",
    "forecast phil",
    "golden graham",
    "illicit ivan",
    "lazy liliane",
    "lucrative li",
    "maverick mark",
    "mayknow martha",
    "moneymaker mitt",
    "opulent oprah",
    "royal robins",
    "secretive stuart",
    "shorting soros",
    "socialist sanders",
    "tactical talal",
    "wise warren",
]
NEEDING = {"daring dangote": "commodities", "illicit ivan": "strategies", "lucrative li": "bonds"}
TWO_PLAYER_MONEY = [12, 16, 35, 16, 7, 9, 12, 6, 7, 4, 14, 20, 6, 12, 23, 20, 22, 20, 10, 45, 22, 16, 16, 16, 18, 23]
MONEY = [18, 9, 32, 16, 17, 20, 18, 15, 15, 13, 20, 21, 16, 18, 15, 20, 25, 22, 17, 36, 23, 22, 20, 20, 25, 20]
MONEY_OF_RULES_1 = [18, 20, 32, 16, 15, 16, 18, 15, 15, 13, 20, 22, 16, 18, 24, 22, 25, 22, 17, 36, 23, 22, 20, 20, 21]
MONEY_OF_RULES_1 += [20]
PROMO = ["bailout barack", "budget barbara", "forecast phil", "lazy liliane", "moneymaker mitt", "opulent oprah"]
PROMO += ["royal robins", "shorting soros", "socialist sanders"]
EVERY_MODULE = {"bonds": "on", "commodities": "on", "strategies": "on"}


def dealt(players: int, *names: str, **options: str) -> Table:
    """A table at which these investors have been dealt, A's first; A is first."""
    table = opened(players, **({"investors": "promo", "start": "1"} | options))
    play(table, *names)
    return table


def names(table: Table, seat: int) -> list[str]:
    """A player's investors."""
    return [ALL[investor] for investor in shown(table).players[seat].investors]


def offered_or_drawn(table: Table) -> list[str]:
    """What is open to whoever is asked."""
    return list(odds(table)) if asked(table)[0] == NATURE else offered(table)


def hand(table: Table, seat: int, to: int) -> list[str]:
    """The investors that a player was dealt, as somebody is shown them."""
    cards = shown(table, to).players[seat].dealt_investors
    return ["?" if card is None else ALL[card] for card in cards]


# The deal


def test_the_box_has_the_26_investors_of_the_book() -> None:
    table = opened(3, investors="promo")
    assert [investor.name.lower() for investor in shown(table).investors] == ALL


def test_two_investors_are_dealt_to_each_player_and_he_picks_one() -> None:
    table = dealt(3, "billionaire bill", "crazy cramer", "wise warren", "maverick mark", "golden graham", "agile ana")
    assert [offered(table), asked(table)] == [["first", "second"], (A, "keep-investor")]
    play(table, "second", "first", "second")
    assert [names(table, seat) for seat in (A, B, C)] == [["crazy cramer"], ["wise warren"], ["agile ana"]]
    assert shown(table).players[A].dealt_investors == []


def test_each_is_as_likely_as_the_others_and_nobody_is_dealt_twice() -> None:
    table = dealt(4, "billionaire bill")
    assert odds(table) == dict.fromkeys([name for name in ALL if name not in (*NEEDING, "billionaire bill")], 1)


def test_which_were_dealt_is_known_to_their_holder_only() -> None:
    table = dealt(3, "billionaire bill", "crazy cramer", "wise warren", "maverick mark", "golden graham", "agile ana")
    assert hand(table, B, to=B) == ["wise warren", "maverick mark"]
    assert [hand(table, B, to) for to in (A, C, SPECTATOR)] == [["?", "?"]] * 3
    assert heard(table, InvestorsDealt) == []


def test_all_choose_at_the_same_time_and_nobody_learns_who_was_returned_to_the_box() -> None:
    table = dealt(3, "billionaire bill", "crazy cramer", "wise warren", "maverick mark", "golden graham", "agile ana")
    answer_as(table, C, "first")
    assert (names(table, C), heard(table, InvestorHired)) == ([], [])
    answer_as(table, A, "first")
    answer_as(table, B, "first")
    hired = [event.investor for event in heard(table, InvestorHired)]
    assert [ALL[investor] for investor in hired] == ["billionaire bill", "wise warren", "golden graham"]


def test_a_choice_is_explained_by_the_money_it_brings() -> None:
    table = dealt(3, "billionaire bill", "crazy cramer", "wise warren", "maverick mark", "golden graham", "agile ana")
    assert explained(table, "first") == {"investor": ALL.index("billionaire bill"), "money": 32}
    assert explained(table, "second") == {"investor": ALL.index("crazy cramer"), "money": 18}


@pytest.mark.parametrize(("name", "module"), NEEDING.items())
def test_who_needs_a_module_that_is_not_in_play_is_never_dealt(name: str, module: str) -> None:
    others = {other: "on" for other in NEEDING.values() if other != module}
    game = opened(5, investors="promo", **others).game
    assert int(game.opening.investor_deck.counts[ALL.index(name)]) == 0
    assert game.opening.investor_deck.total == 25


def test_with_their_modules_all_26_are_dealt() -> None:
    game = opened(5, investors="promo", bonds="on", commodities="on", strategies="on").game
    assert [int(n) for n in game.opening.investor_deck.counts] == [1] * 26


# The promo pack


def in_the_deck(table: Table) -> set[str]:
    """The investors that can be dealt."""
    return {name for name, copies in zip(ALL, table.game.opening.investor_deck.counts, strict=True) if copies > 0}


@pytest.mark.parametrize(("without", "with_promo"), [("on", "promo"), ("bidding", "bidding-promo")])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_nine_promo_investors_are_dealt_only_where_the_table_has_chosen_them(
    players: int, without: str, with_promo: str
) -> None:
    assert in_the_deck(opened(players, investors=without, **EVERY_MODULE)) == set(ALL) - set(PROMO)
    assert in_the_deck(opened(players, investors=with_promo, **EVERY_MODULE)) == set(ALL)


def test_promo_investors_come_in_when_fewer_than_needed_are_left() -> None:
    printed = printed_text("stockpile")
    for name in ALL:
        if name not in [*PROMO, *NEEDING, "agile ana"]:
            head, row, rest = printed.partition(f'name = "{name.title()}"\n')
            printed = head + row + 'needs = "bonds"\n' + rest
    assert in_the_deck(opened(4, printed, investors="on")) == {*PROMO, "agile ana"}
    assert in_the_deck(opened(4, printed, investors="on", bonds="on")) == set(ALL) - set(PROMO) - {
        "daring dangote",
        "illicit ivan",
    }


def test_by_rules_1_all_26_are_dealt_with_the_money_of_that_time() -> None:
    game = StockpileGame(3, {"investors": "on"} | EVERY_MODULE, rules=1)
    assert [int(n) for n in game.opening.investor_deck.counts] == [1] * 26
    assert [int(n) for n in game.box.investor_money] == MONEY_OF_RULES_1
    two = StockpileGame(2, {"investors": "bidding"}, rules=1)
    assert [int(n) for n in two.box.investor_money] == TWO_PLAYER_MONEY


# Starting money


@pytest.mark.parametrize(("name", "start"), list(zip(ALL, MONEY, strict=True)))
def test_investors_determine_the_starting_money(name: str, start: int) -> None:
    modules = dict.fromkeys(NEEDING.values(), "on")
    table = opened(3, investors="promo", start="1", **modules)
    while asked(table) == (NATURE, "deal-strategy"):
        play(table, next(iter(odds(table))))
    others = [other for other in ALL if other != name][:5]
    play(table, name, *others, "first", "first", "first")
    assert heard(table, InvestorHired)[0] == InvestorHired(seat=A, investor=ALL.index(name), bid=0, money=start)
    assert money(table)[A] == start


def test_nobody_has_the_normal_20_000_dollars_besides() -> None:
    table = dealt(3, "billionaire bill", "crazy cramer", "wise warren", "maverick mark", "golden graham", "agile ana")
    assert money(table) == [0, 0, 0]
    play(table, "first", "first", "first")
    assert money(table) == [32, 20, 16]


def test_billionaire_bill_begins_with_the_most_money() -> None:
    """But for Oprah of the promo pack, who must give hers away: her 45 for two players are printed too."""
    for start in (MONEY, TWO_PLAYER_MONEY):
        assert [ALL[start.index(most)] for most in sorted(start)[:-3:-1]] == ["opulent oprah", "billionaire bill"]


@pytest.mark.parametrize("phase", ["before the deal", "before the demand", "action", "after selling", "round end"])
def test_billionaire_bill_has_no_ability(phase: str) -> None:
    alone, with_bill = position(phase, investors="promo"), position(phase, hired=["billionaire bill", "", "", ""])
    assert (asked(with_bill), offered_or_drawn(with_bill)) == (asked(alone), offered_or_drawn(alone))
    assert (money(with_bill), with_bill.told) == (money(alone), alone.told)


# Two players


FOUR_AND_FOUR = ["billionaire bill", "crazy cramer", "wise warren", "maverick mark"]
FOUR_AND_FOUR += ["golden graham", "agile ana", "mayknow martha", "broker bernie"]


def test_two_players_are_dealt_four_and_keep_two() -> None:
    table = dealt(2, *FOUR_AND_FOUR)
    assert hand(table, A, to=A) == FOUR_AND_FOUR[:4]
    assert offered(table) == [
        "first and second",
        "first and third",
        "first and fourth",
        "second and third",
        "second and fourth",
        "third and fourth",
    ]
    play(table, "second and fourth", "first and third")
    assert names(table, A) == ["crazy cramer", "maverick mark"]
    assert names(table, B) == ["golden graham", "mayknow martha"]


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        ("first and second", [0, 1]),
        ("first and third", [0, 2]),
        ("first and fourth", [0, 3]),
        ("second and third", [1, 2]),
        ("second and fourth", [1, 3]),
        ("third and fourth", [2, 3]),
    ],
)
def test_any_two_of_the_four_can_be_kept(words: str, kept: list[int]) -> None:
    table = dealt(2, *FOUR_AND_FOUR)
    play(table, words, "first and second")
    assert names(table, A) == [FOUR_AND_FOUR[n] for n in kept]


def test_nobody_keeps_one_of_four_or_two_of_two() -> None:
    assert refusal(dealt(2, *FOUR_AND_FOUR), "first") == "rule-stockpile-not-offered"
    assert refusal(dealt(4, *FOUR_AND_FOUR), "first and second") == "rule-stockpile-not-offered"


def test_the_starting_money_of_both_is_combined() -> None:
    table = dealt(2, *FOUR_AND_FOUR)
    assert explained(table, "first and fourth")["money"] == 35 + 22
    play(table, "first and fourth", "first and second")
    assert money(table) == [35 + 22, 6 + 12]


@pytest.mark.parametrize(("name", "start"), list(zip(ALL, TWO_PLAYER_MONEY, strict=True)))
def test_two_players_use_the_values_of_their_own_list(name: str, start: int) -> None:
    assert shown(opened(2, investors="promo")).investors[ALL.index(name)].money == start


@pytest.mark.parametrize(("words", "kind"), [("first", "look-pile"), ("second", "from-pile")])
def test_who_has_two_abilities_in_the_same_phase_chooses_in_which_order_to_perform_them(words: str, kind: str) -> None:
    table = position("before the demand", players=2, hired=["wise warren, maverick mark", ""], piles=["boom"] * 4)
    assert (asked(table), offered(table)) == ((A, "which-first"), ["first", "second"])
    assert explained(table, "first") == {"investor": ALL.index("wise warren")}
    play(table, words)
    assert asked(table) == (A, kind)
    play(table, "nothing")
    assert asked(table) == (A, "from-pile" if kind == "look-pile" else "look-pile")
    play(table, "nothing")
    assert asked(table) == (A, "bid")


def test_in_the_action_phase_either_of_two_can_be_used_first() -> None:
    hired = ["crazy cramer, clever chanda", ""]
    table = position("action", players=2, hired=hired, holds=["epic electric 2", ""])
    assert offered(table) == ["done", "use first", "use second"]
    play(table, "use second", "discard epic electric", "epic electric")
    assert offered(table) == ["done", "use first"]
    play(table, "use first", "up epic electric")
    assert asked(table) == (A, "sell")


# Turn order


def test_all_abilities_occur_in_turn_order() -> None:
    hired = ["wise warren", "maverick mark", "mayknow martha", ""]
    table = position("before the demand", hired=hired, piles=["boom"] * 4, first=B)
    order = []
    while asked(table)[1] != "bid":
        order.append(asked(table))
        play(table, "nothing")
    assert order == [(B, "from-pile"), (C, "peek"), (A, "look-pile")]


def test_example_warren_looks_at_a_pile_and_mark_moves_a_face_down_card_onto_it() -> None:
    """Wise Warren started the round; Maverick Mark goes next."""
    piles = ["boom, C: bust", "epic electric, D: fee 3", "fee 1", "fee 2"]
    table = position("before the demand", hired=["wise warren", "maverick mark", "", ""], piles=piles)
    assert asked(table) == (A, "look-pile")
    play(table, "pile 1")
    assert asked(table) == (B, "from-pile")
    play(table, "pile 2", "card 2", "pile 1")
    cards = [(card.kind, card.face_up) for card in shown(table, A).piles[0].cards]
    assert cards == [(6, True), (7, False), (None, False)], "what came onto it he does not know"
    assert [card.kind for card in shown(table, D).piles[0].cards] == [6, None, 10], "who placed it goes on knowing it"
    assert asked(table) == (A, "bid")


ACTING = {"hired": ["crazy cramer", "", "", ""], "holds": ["boom 1, epic electric 1", "", "", ""]}


def test_an_ability_of_the_action_phase_can_be_used_before_action_cards() -> None:
    table = position("action", **ACTING)
    assert "use first" in offered(table)
    play(table, "use first", "up bottomline bank")
    assert (asked(table), offered(table)) == ((A, "act"), [f"boom {company}" for company in COMPANIES])
    play(table, "boom bottomline bank")
    assert (asked(table), value(table, BANK)) == ((A, "sell"), 8)


def test_or_after_them() -> None:
    table = position("action", **ACTING)
    play(table, "boom bottomline bank")
    assert (asked(table), offered(table)) == ((A, "act"), ["done", "use first"])
    play(table, "use first", "down bottomline bank")
    assert (asked(table), value(table, BANK)) == ((A, "sell"), 6)


def test_who_has_an_action_card_is_not_done_before_he_has_used_it() -> None:
    assert refusal(position("action", **ACTING), "done") == "rule-stockpile-actions-first"


# Illicit Ivan


def with_ivan(players: int) -> Table:
    """Ivan is A's, and everybody has dropped one strategy card of two."""
    table = opened(players, investors="promo", strategies="on", start="1")
    rng = Rng(1)
    while asked(table) == (NATURE, "deal-strategy"):
        answer(table, int(pick(table.g, rng)))
    play(table, "illicit ivan")
    while asked(table) == (NATURE, "deal-investor"):
        answer(table, int(pick(table.g, rng)))
    kept = "first and second" if players == 2 else "first"
    play(table, *[kept] * players)
    for _ in range(2 * players - 1):
        play(table, offered(table)[0])
    return table


@pytest.mark.parametrize(("players", "rounds"), [(2, 6), (3, 7), (4, 6), (5, 5)])
def test_ivan_draws_as_many_strategy_cards_as_there_are_rounds_less_one(players: int, rounds: int) -> None:
    table = with_ivan(players)
    assert len(shown(table).players[A].strategies) == rounds + 2
    while asked(table) != (NATURE, "starter"):
        assert asked(table)[1] in ("drop-strategy", "deal-strategy")
        play(table, offered(table)[0] if asked(table)[0] >= 0 else next(iter(odds(table))))
    cards = [len(player.strategies) for player in shown(table).players]
    assert cards == [rounds + 1 + rounds - 1] + [rounds + 1] * (players - 1)


def test_he_draws_after_all_players_have_discarded_theirs() -> None:
    table = with_ivan(4)
    assert asked(table)[1] == "drop-strategy"
    dropped = offered(table)[0]
    play(table, dropped)
    assert asked(table) == (NATURE, "deal-strategy")
    assert dropped in odds(table), "the box has all cards that are not in a hand"


def test_what_he_draws_is_known_to_him_only() -> None:
    table = with_ivan(4)
    play(table, offered(table)[0])
    while asked(table) == (NATURE, "deal-strategy"):
        play(table, next(iter(odds(table))))
    assert heard(table, StrategiesDealt)[-1] == StrategiesDealt(seat=A, strategies=None, cards=12)
    assert None not in shown(table, A).players[A].strategies
    assert shown(table, B).players[A].strategies == [None] * 12


def test_ivan_may_play_up_to_two_strategy_cards_each_round() -> None:
    cards = "data broker, data broker, insider trading"
    holds = ["epic electric 1", "", "", ""]
    table = position("action", hired=["illicit ivan", "", "", ""], strategy_cards=[cards, "", "", ""], holds=holds)
    play(table, "play data broker", "pair 1")
    assert "play insider trading" in offered(table)
    play(table, "play insider trading", "pair 2")
    assert (asked(table), shown(table).players[A].played) == ((A, "sell"), 2)


def test_others_play_only_one() -> None:
    cards = "data broker, insider trading"
    holds = ["epic electric 1", "", "", ""]
    table = position("action", hired=["wise warren", "", "", ""], strategy_cards=[cards, "", "", ""], holds=holds)
    play(table, "play data broker", "pair 1")
    assert (asked(table), shown(table).players[A].played) == ((A, "sell"), 1)
