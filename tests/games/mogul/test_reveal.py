"""Game flow, and 1.) Reveal card."""

from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.mogul.events import ShareRevealed
from tests.games.answers import asked, odds, play, played_on
from tests.games.mogul.positions import (
    BROWN,
    GREEN,
    A,
    B,
    C,
    D,
    opened,
    position,
    shown,
)


def test_the_revealed_card_lies_open_for_all_to_see() -> None:
    table = position("reveal")
    assert shown(table).card is None
    assert ShareRevealed(company=GREEN, border=BROWN) in play(table, "green/brown")
    for viewer in (*range(4), SPECTATOR):
        card = shown(table, to=viewer).card
        assert (card.company, card.border) == (GREEN, BROWN)


def test_the_top_card_leaves_the_draw_pile() -> None:
    table = position("reveal", pile="brown/green pink/blue pink/brown blue/green yellow/blue")
    assert shown(table).pile == 6
    play(table, "brown/green")
    assert shown(table).pile == 5


def test_a_card_is_revealed_only_as_often_as_it_is_in_the_pile() -> None:
    table = position("reveal", pile="brown/green brown/green pink/brown blue/green yellow/blue")
    assert odds(table)["brown/green"] == 2
    play(table, "brown/green", "pass", "pass", "pass", "pass", "leave", "leave", "leave", "take")
    assert odds(table)["brown/green"] == 1


def test_a_round_has_four_phases_in_this_order() -> None:
    table = position("reveal", start=C, shares=["brown 1", "", "", ""])
    met = [asked(table)]
    for words in ["green/brown", *["pass"] * 4, "leave", "leave", "leave", "take", "sell 1"]:
        play(table, words)
        met.append(asked(table))
    credit = [(seat, "credit") for seat in (C, D, A, B)]
    auction = [(seat, "auction") for seat in (C, D, A)]
    reveal = (NATURE, "reveal")
    assert met == [reveal, *credit, *auction, (B, "action"), (A, "sale"), reveal]


def test_a_round_begins_with_the_next_card_whatever_was_done() -> None:
    table = position("action")
    play(table, "sell 0", "decline")
    assert asked(table) == (NATURE, "reveal")
    assert shown(table).round == 2


def test_while_the_next_card_is_awaited_the_game_is_not_being_prepared() -> None:
    table = position("reveal")
    assert shown(table).phase != "setup"


def test_every_round_reveals_one_card() -> None:
    table = opened(4)
    revealed = 0
    for now in played_on(table, seed=11):
        revealed += sum(isinstance(event, ShareRevealed) for event in now.told)
        if asked(now) and asked(now)[0] != NATURE:
            assert revealed == shown(now).round


def test_a_new_round_forgets_who_won_the_last() -> None:
    table = position("action", winner=A, runner_up=C)
    assert (shown(table).winner, shown(table).runner_up) == (A, C)
    play(table, "take", "sell 0", "pink/blue")
    assert asked(table) == (A, "credit")
    assert (shown(table).winner, shown(table).runner_up) == (None, None)
