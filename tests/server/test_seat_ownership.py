"""Who holds a seat, and who may replace the holder: the rules, on rows of tables."""

import pytest

from openoutcry.server.http.tokens import NOTHING, Held, hash_of, token_for_rematch
from openoutcry.server.live import seats, table_rules
from openoutcry.server.refusals import NotYourSeat, SeatTaken, TableLocked
from openoutcry.server.storage.rows import LOBBY, OVER, PLAYING, Draft, TableRow
from openoutcry.server.wire import NewTable

ANNA, BEN = 0, 1


class Evening:
    """A table with Anna, the host, and Ben, whose match is over, and its open rematch."""

    def __init__(self) -> None:
        self.table, self.anna = table_rules.open_table(NewTable("mogul", ["person", "open", "broker"], ["Anna"]))
        self.ben = Held({BEN: table_rules.sit(Draft(self.table), NOTHING, BEN, "Ben")})
        self.table.stage = OVER
        self.rematch = self.next(self.table, self.anna)

    def next(self, table: TableRow, held: Held) -> TableRow:
        draft = Draft(table)
        table_rules.open_rematch(draft, held)
        assert draft.opened is not None
        return draft.opened

    def play(self) -> None:
        """The host starts the rematch, whoever has come."""
        self.rematch.stage = PLAYING

    def claim(self, before: Held) -> Held:
        return table_rules.claim(Draft(self.rematch), before)

    def renew(self, held: Held, seat: int, *later: TableRow) -> dict[str, str]:
        return table_rules.renew_link(Draft(self.table, later=list(later)), held, seat)


@pytest.fixture
def evening() -> Evening:
    return Evening()


def test_a_seat_is_reserved_for_its_holder_at_the_table_before(evening: Evening) -> None:
    seat = evening.rematch.seats[BEN]
    assert (seat.name, seat.token_hash, seat.reserved) == ("Ben", None, hash_of(evening.ben.seats[BEN]))
    assert evening.claim(evening.ben).seats == {BEN: token_for_rematch(evening.ben.seats[BEN], evening.rematch.id)}
    assert (seats.is_held(seat), seats.is_reserved(seat)) == (True, False)


def test_a_second_browser_of_the_holder_gets_the_same_token(evening: Evening) -> None:
    assert evening.claim(evening.ben) == evening.claim(evening.ben)


def test_the_token_of_another_seat_claims_nothing(evening: Evening) -> None:
    with pytest.raises(SeatTaken):
        evening.claim(Held({ANNA: evening.ben.seats[BEN]}))


def test_the_opener_hosts_the_rematch_by_the_same_token(evening: Evening) -> None:
    assert evening.claim(evening.anna).host == evening.anna.host
    assert seats.is_host(evening.anna, evening.rematch)
    assert evening.claim(Held(evening.ben.seats, "guessed")).host is None


@pytest.mark.parametrize("stage", [LOBBY, PLAYING])
@pytest.mark.parametrize("came", [True, False])
@pytest.mark.parametrize("bot", [True, False])
def test_whoever_was_removed_has_no_claim(evening: Evening, stage: str, came: bool, bot: bool) -> None:
    anna = evening.claim(evening.anna)
    if came:
        evening.rematch.seats[2].holder = "open"  # else it would begin
        evening.claim(evening.ben)
    evening.rematch.stage = stage
    table_rules.remove(Draft(evening.rematch), anna, BEN, bot)
    with pytest.raises(SeatTaken):
        evening.claim(evening.ben)
    assert seats.is_vacant(evening.rematch, evening.rematch.seats[BEN]) == (stage == PLAYING and not bot)


def test_a_bot_in_the_lobby_ends_the_reservation_and_is_logged(evening: Evening) -> None:
    draft = Draft(evening.rematch)
    table_rules.fill(draft, evening.claim(evening.anna), BEN, "broker")
    assert [(deed.deed, deed.detail) for deed in draft.audit_entries] == [("removed", "Ben")]
    with pytest.raises(SeatTaken):
        evening.claim(evening.ben)


def test_a_reserved_seat_of_a_running_match_is_taken_over_by_nobody(evening: Evening) -> None:
    anna = evening.claim(evening.anna)
    evening.play()
    with pytest.raises(SeatTaken):
        table_rules.take_over(Draft(evening.rematch), NOTHING, BEN, "Chloé")
    table_rules.remove(Draft(evening.rematch), anna, BEN, bot=False)
    table_rules.take_over(Draft(evening.rematch), NOTHING, BEN, "Chloé")


def test_after_a_takeover_the_new_holder_has_the_claim(evening: Evening) -> None:
    anna, ben = evening.claim(evening.anna), evening.claim(evening.ben)
    evening.play()
    table_rules.remove(Draft(evening.rematch), anna, BEN, bot=False)
    chloe = Held({BEN: table_rules.take_over(Draft(evening.rematch), NOTHING, BEN, "Chloé")})
    evening.rematch.stage = OVER
    third = evening.next(evening.rematch, chloe)
    for held in (evening.ben, ben):
        with pytest.raises(SeatTaken):
            table_rules.claim(Draft(third), held)
    assert BEN in table_rules.claim(Draft(third), chloe).seats


def test_a_vacant_seat_at_the_end_is_open_at_the_rematch(evening: Evening) -> None:
    anna = evening.claim(evening.anna)
    evening.play()
    table_rules.remove(Draft(evening.rematch), anna, BEN, bot=False)
    evening.rematch.stage = OVER
    assert evening.next(evening.rematch, anna).seats[BEN].holder == "open"


def test_nobody_at_the_table_takes_over_a_second_seat(evening: Evening) -> None:
    anna, ben = evening.claim(evening.anna), evening.claim(evening.ben)
    evening.play()
    table_rules.remove(Draft(evening.rematch), anna, 2, bot=False)
    for held in (anna, ben, Held({}, anna.host)):
        with pytest.raises(NotYourSeat):
            table_rules.take_over(Draft(evening.rematch), held, 2, "Anna")


def test_a_link_renewed_before_the_rematch_moves_the_reservation(evening: Evening) -> None:
    new = evening.renew(evening.ben, BEN, evening.rematch)
    assert list(new) == [evening.table.id]
    with pytest.raises(SeatTaken):
        evening.claim(evening.ben)
    assert BEN in evening.claim(Held({BEN: new[evening.table.id]})).seats


def test_a_link_renewed_after_the_claim_ends_the_old_token_at_all_rematches(evening: Evening) -> None:
    old = evening.claim(evening.ben)
    evening.rematch.stage = OVER
    third = evening.next(evening.rematch, old)
    older = table_rules.claim(Draft(third), old)
    new = evening.renew(evening.ben, BEN, evening.rematch, third)
    assert list(new) == [evening.table.id, evening.rematch.id, third.id]
    for table, held in ((evening.table, evening.ben), (evening.rematch, old), (third, older)):
        assert seats.seats_of(held, table) == []
        assert seats.seats_of(Held({BEN: new[table.id]}), table) == [BEN]
    assert seats.claim(evening.rematch, Held({BEN: new[evening.table.id]}))[0].seats == {BEN: new[evening.rematch.id]}
    with pytest.raises(SeatTaken):
        evening.claim(evening.ben)


def test_a_link_renewed_at_the_rematch_ends_the_token_of_the_table_before(evening: Evening) -> None:
    table_rules.renew_link(Draft(evening.rematch), evening.claim(evening.ben), BEN)
    with pytest.raises(SeatTaken):
        evening.claim(evening.ben)


def test_a_renewed_link_leaves_alone_the_seat_that_somebody_else_has_at_the_rematch(evening: Evening) -> None:
    anna = evening.claim(evening.anna)
    evening.play()
    table_rules.remove(Draft(evening.rematch), anna, BEN, bot=False)
    chloe = table_rules.take_over(Draft(evening.rematch), NOTHING, BEN, "Chloé")
    assert list(evening.renew(evening.ben, BEN, evening.rematch)) == [evening.table.id]
    assert seats.holds(chloe, evening.rematch.seats[BEN])


def test_a_lock_keeps_out_those_without_a_seat_but_not_a_claim(evening: Evening) -> None:
    table_rules.claim(Draft(evening.rematch), evening.anna)
    evening.rematch.seats[2].holder = "open"
    evening.rematch.locked = True
    with pytest.raises(TableLocked):
        table_rules.sit(Draft(evening.rematch), NOTHING, 2, "Chloé")
    assert not seats.may_see(evening.ben, evening.rematch)
    assert seats.may_see(evening.claim(evening.ben), evening.rematch)


def test_only_its_holder_leaves_a_seat(evening: Evening) -> None:
    with pytest.raises(NotYourSeat):
        table_rules.stand(Draft(evening.table), evening.anna, BEN)


def test_a_name_that_is_taken_off_is_gone_where_the_seat_is_reserved(evening: Evening) -> None:
    draft = Draft(evening.table, later=[evening.rematch])
    former = table_rules.take_name_off(draft, evening.ben)
    assert former == {evening.table.id: {BEN: "Ben"}, evening.rematch.id: {BEN: "Ben"}}
    assert [table.seats[BEN].name for table in (evening.table, evening.rematch)] == ["#2", "#2"]


def test_a_seat_tells_since_when_it_is_held(evening: Evening) -> None:
    since = [seat.since for seat in evening.rematch.seats]
    evening.claim(evening.ben)
    seat = evening.rematch.seats[BEN]
    assert seat.since is not None
    assert since[BEN] is not None
    assert seat.since >= since[BEN]
    seats.release(evening.rematch, seat)
    assert seat.since is None or evening.rematch.stage != LOBBY
