"""A house is upgraded while people play: a match goes on by the rules that it began with, for as long as those are
played; new ones are by those of today. The game is Blind Bid, which has three rounds by its first rules and two by its
second."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.foreign import variables, write_rules
from tests.server.harness import Browser, Server, first, hasty

Visit = Callable[[Server], Browser]
FIRST = "RULES = 1\n"
BOTH = "RULES = 2\nSTILL_PLAYED = (1,)\n"
SECOND = "RULES = 2\n"
CHANGES = {
    "game.py": [
        ("set_text: str | None = None)", "set_text: str | None = None, rules: int = RULES)"),
        ("self.outline = rules.outline()", "self.outline = steps.outline(rules)"),
        ("from changing_bid import rules\n", "from changing_bid import rules as steps\n"),
        ("rules.SHOW_CARDS", "steps.SHOW_CARDS"),
    ],
    "rules.py": [
        ("def outline()", "def outline(rules: int = 1)"),
        ("SealedBid(), Discard()", "SealedBid(), Discard() if rules == 1 else DiscardTwice()"),
        ("SHOW_CARDS: Step", "class DiscardTwice(Discard):\n    rounds = 2\n\n\nSHOW_CARDS: Step"),
        ("g.round < g.box.rounds", "g.round < self.rounds"),
        ('"""The cards are discarded', 'rounds = 3\n    """The cards are discarded'),
    ],
}
# A field more: positions are written in another way, and played on as before.
ANOTHER_FIELD = [('"shower")', '"shower", "spare")'), ("self.round = 0", "self.round = self.spare = 0")]


def edition(folder: Path, numbers: str, more: list[tuple[str, str]] | None = None) -> None:
    """The game as an upgrade brings it."""
    game = [*CHANGES["game.py"], ("\n\nclass BlindBidGame", f"{numbers}\n\nclass BlindBidGame")]
    write_rules(folder, "changing_bid", CHANGES | {"game.py": game, "state.py": more or []})


@pytest.fixture
def house(own_server: Callable[..., Server], tmp_path: Path) -> Server:
    edition(tmp_path, FIRST)
    # What was compiled of one edition must not be taken for the next.
    return own_server(variables={**variables("changing_bid", tmp_path), "PYTHONDONTWRITEBYTECODE": "1"})


async def begun(anna: Browser) -> str:
    table = await anna.open("person", "person", game="changing-bid")
    await anna.start(table)
    socket = await anna.connect(table)
    for _ in range(2):
        await socket.answer(first)
    await socket.close()
    return table


def upgraded(house: Server, folder: Path, numbers: str, more: list[tuple[str, str]] | None = None) -> None:
    house.stop()
    edition(folder, numbers, more)
    house.start()


async def test_a_match_goes_on_by_its_rules_and_a_new_one_is_by_those_of_today(
    house: Server, visit: Visit, tmp_path: Path
) -> None:
    anna = visit(house)
    table = await begun(anna)
    upgraded(house, tmp_path, BOTH)
    played = await (await anna.connect(table)).play(hasty)
    assert played["match"]["shown"]["round"] == 3
    header = json.loads((await anna.http.get(f"/api/tables/{table}/record")).text.split("\n")[0])
    assert header["rules"] == 1
    again = await anna.post(f"/api/tables/{table}/rematch")
    played = await (await anna.connect(again["id"])).play(hasty)
    assert played["match"]["shown"]["round"] == 2


async def test_a_match_by_rules_that_are_no_longer_played_is_set_aside_and_says_so(
    house: Server, visit: Visit, tmp_path: Path
) -> None:
    anna = visit(house)
    table = await begun(anna)
    upgraded(house, tmp_path, SECOND)
    answer = await anna.http.get(f"/api/tables/{table}")
    refusal = answer.json()["refusal"]
    assert (answer.status_code, refusal["code"]) == (409, "other-rules-table")
    assert refusal["args"] == {"game": "changing-bid", "rules": 1, "known": "2"}
    assert await anna.refused("GET", f"/api/tables/{table}", status=409) == "other-rules-table"
    upgraded(house, tmp_path, BOTH)
    assert (await anna.get(f"/api/tables/{table}"))["stage"] == "playing"


async def test_a_match_goes_on_though_positions_are_written_in_another_way(
    house: Server, visit: Visit, tmp_path: Path
) -> None:
    anna = visit(house)
    table = await begun(anna)
    upgraded(house, tmp_path, FIRST, ANOTHER_FIELD)
    played = await (await anna.connect(table)).play(hasty)
    assert played["match"]["result"]["end"] == "last round"
    house.stop()
    house.start()
    assert (await anna.get(f"/api/tables/{table}"))["stage"] == "over"
