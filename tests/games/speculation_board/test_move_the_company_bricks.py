"""Move the company bricks: the cards, the moves, the bank holidays."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from openoutcry.engine import door
from openoutcry.engine.kernel import NATURE
from openoutcry.engine.position import SPECTATOR, save
from openoutcry.engine.views import view
from openoutcry.games.speculation_board.events import (
    BrickMoved,
    CardsRevealed,
    DeckShuffled,
    EndReached,
    HolidayKept,
)
from tests.games.answers import answer_as, asked, odds, offered, play, played_on, refusal
from tests.games.speculation_board.positions import (
    BANK_HOLIDAY,
    CARAT,
    CARDS,
    COMPANIES,
    METRO,
    TIMBUKTU,
    A,
    B,
    C,
    D,
    bricks,
    cards_played,
    choose,
    draw_cards,
    hand,
    opened,
    played_turn,
    position,
    price,
    shown,
    track,
)

HANDS = ["metro, carat", "metro, timbuktu", "shogun, bank holiday"]
SEVEN = ", ".join(CARDS[:7])
EIGHT = ", ".join(CARDS[:8])


# Choosing


def test_each_player_chooses_one_of_the_two_cards_in_hand() -> None:
    table = position("cards", players=3, hands=HANDS)
    assert [offered(table, seat) for seat in (A, B, C)] == [
        ["play metro", "play carat"],
        ["play metro", "play timbuktu"],
        ["play shogun", "play bank holiday"],
    ]


def test_nobody_plays_a_card_that_is_not_in_his_hand() -> None:
    table = position("cards", players=3, hands=HANDS)
    assert refusal(table, "play timbuktu", seat=A) == "rule-speculation-board-not-in-hand"


def test_all_players_choose_at_the_same_time_in_any_order() -> None:
    table = position("cards", players=3, hands=HANDS)
    assert door.asked(table.g) == [A, B, C]
    answer_as(table, B, "play timbuktu")
    assert door.asked(table.g) == [A, C]
    answer_as(table, C, "play shogun")
    answer_as(table, A, "play carat")
    assert table.told[0] == CardsRevealed(cards=[CARAT, TIMBUKTU, CARDS.index("shogun")])


def test_a_chosen_card_lies_face_down_until_all_have_chosen() -> None:
    table = position("cards", players=3, hands=HANDS)
    answer_as(table, A, "play metro")
    assert table.told == []
    assert shown(table, to=A).players[A].chosen == METRO
    for viewer in (B, C, SPECTATOR):
        assert shown(table, to=viewer).players[A].chosen is None
        assert hand(table, A, to=viewer) == []


def test_everybody_sees_who_is_still_thinking() -> None:
    table = position("cards", players=3, hands=HANDS)
    answer_as(table, B, "play metro")
    for viewer in (A, B, C, SPECTATOR):
        assert [player.has_chosen for player in shown(table, to=viewer).players] == [False, True, False]


def test_nobody_can_tell_which_card_another_has_chosen() -> None:
    seen = []
    for words in ("play metro", "play timbuktu"):
        table = position("cards", players=3, hands=HANDS)
        answer_as(table, B, words)
        seen.append([save(view(table.g, viewer, True), table.game.steps()) for viewer in (A, C, SPECTATOR)])
    assert seen[0] == seen[1]


def test_a_choice_may_be_changed_until_the_last_is_in() -> None:
    table = position("cards", players=3, hands=HANDS)
    answer_as(table, A, "play metro")
    answer_as(table, B, "play metro")
    answer_as(table, A, "play carat")
    answer_as(table, C, "play shogun")
    assert table.told[0] == CardsRevealed(cards=[CARAT, METRO, CARDS.index("shogun")])


def test_nobody_sees_that_a_choice_was_changed() -> None:
    table = position("cards", players=3, hands=HANDS)
    answer_as(table, A, "play metro")
    before = [save(view(table.g, viewer, True), table.game.steps()) for viewer in (B, C, SPECTATOR)]
    answer_as(table, A, "play carat")
    assert table.told == []
    assert [save(view(table.g, viewer, True), table.game.steps()) for viewer in (B, C, SPECTATOR)] == before


def test_when_all_have_chosen_the_cards_are_revealed() -> None:
    table = position("cards", players=3, hands=HANDS)
    told = choose(table, "carat, metro, bank holiday")
    assert told[0] == CardsRevealed(cards=[CARAT, METRO, BANK_HOLIDAY])
    assert [cards_played(table, seat) for seat in (A, B, C)] == [["carat"], ["metro"], ["bank holiday"]]


def test_what_was_revealed_cannot_be_changed() -> None:
    table = position("cards", players=3, hands=HANDS)
    choose(table, "carat, metro, bank holiday")
    with pytest.raises(door.NotAsked):
        door.give(table.game, table.g, A, METRO)


# No bank holiday


def test_example_the_3_and_the_cards_metro_timbuktu_and_metro() -> None:
    hands = ["metro, carat", "timbuktu, carat", "metro, shogun"]
    table = position("cards", players=3, movement=3, bricks="metro 18, timbuktu 22", hands=hands)
    assert track(table, 17, 27) == ".M...T....."
    told = choose(table, "metro, timbuktu, metro")
    assert told[1:] == [
        BrickMoved(seat=A, company=METRO, start=18, end=21),
        BrickMoved(seat=B, company=TIMBUKTU, start=22, end=25),
        BrickMoved(seat=C, company=METRO, start=21, end=24),
    ]
    assert track(table, 17, 27) == ".......MT.."


def test_example_only_empty_spaces_are_counted() -> None:
    table = played_turn("metro, timbuktu, metro", bricks="metro 18, timbuktu 20, alhambra 22, shogun 23")
    assert [(move.start, move.end) for move in table.told if isinstance(move, BrickMoved)] == [
        (18, 24),
        (20, 26),
        (24, 28),
    ]


def test_bricks_move_as_many_spaces_as_the_movement_tile_says() -> None:
    for tile in (1, 2, 3, 4, 5, 6):
        table = played_turn("metro, timbuktu, carat", bricks="metro 10, timbuktu 20, carat 30", movement=tile)
        assert bricks(table) == f"carat {30 + tile}, timbuktu {20 + tile}, metro {10 + tile}"


def test_the_active_players_card_is_first_and_the_others_follow_clockwise() -> None:
    table = played_turn("metro, timbuktu, carat, shogun", active=C)
    moves = [(event.seat, event.company) for event in table.told if isinstance(event, BrickMoved)]
    assert moves == [(C, CARAT), (D, CARDS.index("shogun")), (A, METRO), (B, TIMBUKTU)]


def test_who_moves_first_makes_a_difference() -> None:
    row = "metro 10, timbuktu 12"
    assert bricks(played_turn("metro, timbuktu, wallenstein", bricks=row, active=A)).startswith("timbuktu 16, metro 14")
    assert bricks(played_turn("metro, timbuktu, wallenstein", bricks=row, active=B)).startswith("timbuktu 15, metro 13")


def test_occupied_spaces_do_not_count() -> None:
    table = played_turn("metro, carat, carat", bricks="metro 10, timbuktu 11, alhambra 13, shogun 15, carat 40")
    assert track(table, 10, 17) == ".T.A.SM."


def test_a_brick_jumps_over_a_whole_row() -> None:
    row = "metro 1, timbuktu 2, alhambra 3, shogun 4, show manager 5, eketorp 6, carat 7"
    table = played_turn("metro, wallenstein, wallenstein", bricks=row, movement=1)
    assert track(table, 1, 10) == ".TASHECMW."


def test_a_brick_leaves_the_start_over_empty_spaces_only() -> None:
    table = played_turn("carat, metro, metro", bricks="timbuktu 1, alhambra 2, metro 30")
    assert shown(table).companies[CARAT].space == 5


def test_a_company_card_that_is_played_several_times_moves_its_brick_as_often() -> None:
    table = played_turn("metro, metro, metro, metro", movement=5)
    assert bricks(table) == "metro 20"


def test_a_move_that_would_pass_end_stops_on_end() -> None:
    table = played_turn("metro, timbuktu, timbuktu", bricks="metro 58", movement=6)
    assert BrickMoved(seat=A, company=METRO, start=58, end=60) in table.told
    assert bricks(table) == "metro 60, timbuktu 12"


def test_a_brick_on_end_does_not_move_any_more() -> None:
    table = played_turn("metro, metro, timbuktu", bricks="metro 58", movement=6)
    moves = [event for event in table.told if isinstance(event, BrickMoved | EndReached)]
    assert moves == [
        BrickMoved(seat=A, company=METRO, start=58, end=60),
        EndReached(company=METRO, place=1),
        BrickMoved(seat=C, company=TIMBUKTU, start=0, end=6),
    ]


def test_prices_follow_the_moves() -> None:
    table = played_turn("metro, timbuktu, carat", bricks="metro 18, timbuktu 22", movement=4)
    assert bricks(table) == "timbuktu 27, metro 23, carat 4"
    assert [price(table, brick) for brick in (TIMBUKTU, METRO, CARAT)] == [140, 120, 45]


# Bank holidays


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("holidays", [1, 2, 3])
def test_with_3_and_4_players_a_bank_holiday_stops_all_movement(players: int, holidays: int) -> None:
    cards = ["bank holiday"] * holidays + ["metro"] * (players - holidays)
    table = played_turn(", ".join(cards), bricks="metro 10, timbuktu 20", movement=6)
    assert bricks(table) == "timbuktu 20, metro 10"
    assert table.told[1] == HolidayKept(holidays=holidays, movement=0)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize(("tile", "half"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_with_5_and_6_players_one_bank_holiday_halves_the_tile_rounded_up(players: int, tile: int, half: int) -> None:
    cards = ["metro", "bank holiday"] + ["timbuktu"] * (players - 2)
    table = played_turn(", ".join(cards), bricks="metro 10, timbuktu 20", movement=tile)
    assert bricks(table) == f"timbuktu {20 + half * (players - 2)}, metro {10 + half}"
    assert table.told[1] == HolidayKept(holidays=1, movement=half)


@pytest.mark.parametrize("players", [5, 6])
@pytest.mark.parametrize("holidays", [2, 3, 5])
def test_with_5_and_6_players_several_bank_holidays_stop_all_movement(players: int, holidays: int) -> None:
    cards = ["bank holiday"] * holidays + ["metro"] * (players - holidays)
    table = played_turn(", ".join(cards), bricks="metro 10", movement=6)
    assert bricks(table) == "metro 10"
    assert table.told[1] == HolidayKept(holidays=holidays, movement=0)


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_without_a_bank_holiday_nothing_is_said_of_one(players: int) -> None:
    table = played_turn(", ".join(["metro"] * players), movement=2)
    assert bricks(table) == f"metro {2 * players}"
    assert not any(isinstance(event, HolidayKept) for event in table.told)


def test_bank_holiday_cards_move_nothing_themselves() -> None:
    table = played_turn("bank holiday, metro, metro, metro, metro", movement=4)
    assert bricks(table) == "metro 8"


# Discard and draw


def test_the_played_card_goes_to_a_personal_discard_pile_that_all_may_see() -> None:
    table = position("cards", players=3, hands=HANDS, played=["shogun, eketorp", "", ""])
    choose(table, "metro, timbuktu, shogun")
    for viewer in (A, B, C, SPECTATOR):
        assert shown(table, to=viewer).players[A].played == [CARDS.index("shogun"), CARDS.index("eketorp"), METRO]


def test_each_player_draws_the_top_card_of_his_deck() -> None:
    table = position("cards", players=3, hands=HANDS)
    choose(table, "metro, timbuktu, shogun")
    assert asked(table) == (NATURE, "draw")
    assert odds(table) == dict.fromkeys([card for card in CARDS if card not in ("metro", "carat")], 1)
    play(table, "eketorp")
    assert hand(table, A) == ["carat", "eketorp"]
    draw_cards(table)
    assert [(player.cards, player.deck) for player in shown(table).players] == [(2, 6)] * 3


def test_with_an_empty_deck_nobody_draws() -> None:
    table = position("cards", players=3, played=[SEVEN] * 3)
    choose(table, "wallenstein, wallenstein, bank holiday")
    assert [(player.cards, player.deck) for player in shown(table).players] == [(1, 0)] * 3
    assert asked(table) == (NATURE, "action-tile")


def test_with_the_ninth_card_there_is_no_choice() -> None:
    table = position("cards", players=3, played=[EIGHT] * 3, hands=["bank holiday"] * 3)
    assert [offered(table, seat) for seat in (A, B, C)] == [["play bank holiday"]] * 3


def test_after_the_ninth_card_a_player_shuffles_and_draws_a_new_hand_of_two() -> None:
    table = position("cards", players=3, played=[EIGHT] * 3, hands=["bank holiday"] * 3)
    told = choose(table, "bank holiday, bank holiday, bank holiday")
    assert told[-3:] == [DeckShuffled(seat=A), DeckShuffled(seat=B), DeckShuffled(seat=C)]
    assert odds(table) == dict.fromkeys(CARDS, 1)
    play(table, "metro")
    assert odds(table) == dict.fromkeys(CARDS[1:], 1)
    draw_cards(table)
    assert [(player.cards, player.deck, player.played) for player in shown(table).players] == [(2, 7, [])] * 3


def test_nobody_shuffles_before_all_nine_are_played() -> None:
    table = position("cards", players=3, played=[SEVEN] * 3)
    told = choose(table, "wallenstein, wallenstein, bank holiday")
    assert not any(isinstance(event, DeckShuffled) for event in told)
    assert [len(player.played) for player in shown(table).players] == [8] * 3


def test_a_drawn_card_is_seen_by_its_drawer_only() -> None:
    table = position("cards", players=3, hands=HANDS)
    choose(table, "metro, timbuktu, shogun")
    assert play(table, "eketorp") == [None]
    assert [hand(table, A, to=viewer) for viewer in (B, C, SPECTATOR)] == [[], [], []]


@pytest.mark.parametrize("players", [3, 6])
def test_in_nine_turns_everybody_plays_each_card_once(players: int) -> None:
    plays = [
        event.cards
        for table in played_on(opened(players), seed=players)
        for event in table.told
        if isinstance(event, CardsRevealed)
    ]
    for cycle in range(len(plays) // 9):
        for seat in range(players):
            assert sorted(cards[seat] for cards in plays[9 * cycle : 9 * cycle + 9]) == list(range(9))


# Laws


@st.composite
def tracks(draw: st.DrawFn) -> list[int]:
    spaces = draw(st.lists(st.integers(1, 12) | st.integers(45, 59), max_size=8, unique=True))
    return draw(st.permutations(spaces + [0] * (8 - len(spaces))))


@given(
    spaces=tracks(),
    tile=st.integers(1, 6),
    cards=st.lists(st.sampled_from([*range(8)] * 3 + [BANK_HOLIDAY]), min_size=3, max_size=6),
    first=st.integers(0, 2),
)
@settings(deadline=None)
def test_every_turn_moves_the_bricks_as_by_hand(spaces: list[int], tile: int, cards: list[int], first: int) -> None:
    row = ", ".join(f"{name} {space}" for name, space in zip(COMPANIES, spaces, strict=True) if space)
    table = played_turn(", ".join(CARDS[card] for card in cards), bricks=row, movement=tile, active=first)
    holidays = cards.count(BANK_HOLIDAY)
    far = tile if holidays == 0 else -(-tile // 2) if holidays == 1 and len(cards) >= 5 else 0
    by_hand = [*spaces]
    for card in cards[first:] + cards[:first]:
        if card != BANK_HOLIDAY and far and by_hand[card] < 60:
            free = [space for space in range(by_hand[card] + 1, 60) if space not in by_hand]
            by_hand[card] = free[far - 1] if len(free) >= far else 60
    assert [company.space for company in shown(table).companies] == by_hand


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_no_two_bricks_ever_share_a_space_but_the_start_and_end(players: int) -> None:
    for seed in range(2):
        for table in played_on(opened(players), seed):
            on_track = [int(space) for space in table.g.space if 0 < space < 60]
            assert len(set(on_track)) == len(on_track)
