"""Sealed cards never leave the server before all are in; nor does it, that one was changed."""

import json
import re
from collections.abc import Callable
from pathlib import Path

from openoutcry.games.catalogue import open_game
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName
from openoutcry.server.http.tokens import hash_of
from openoutcry.server.storage.rows import PERSON, PLAYING, Seat, TableRow
from openoutcry.server.storage.store import Store
from tests.server.harness import Browser, Frame, Server, Socket, free_port, open_options

Visit = Callable[[Server], Browser]


async def three_people(
    server: Server, visit: Visit, servers: list[Server] | None = None
) -> tuple[list[Socket], Socket]:
    """Ann, Ben and Cy at a table of Speculation, all asked for a card, and a spectator."""
    people = [visit(one) for one in servers or [server] * 3]
    table = await people[0].open("person", "open", "open", game="speculation-board", options={"start": "1"})
    await people[1].sit(table, 1, "Ben")
    await people[2].sit(table, 2, "Cy")
    await people[0].start(table)
    lines = [await one.connect(table) for one in people]
    watching = await visit(server).connect(table)
    for line in [*lines, watching]:
        # Another process may not have heard yet that the game began.
        await line.until(lambda shown: shown["match"] is not None)
    while not at_cards(lines[0].table):
        thinking = asked_in(lines[0].table)[0]
        line = lines[thinking]
        await line.answer(lambda choice: open_options(choice)[-1])
        number = line.number()
        for other in lines:
            await other.until(lambda shown, number=number: shown["match"]["number"] >= number)
    for line in [*lines, watching]:
        await line.until(at_cards)
    return lines, watching


def asked_in(table: Frame | None) -> list[int]:
    assert table is not None
    return [asked["seat"] for asked in table["match"]["asked"]]


def at_cards(table: Frame | None) -> bool:
    assert table is not None
    return [asked["kind"] for asked in table["match"]["asked"]] == ["card"] * 3


async def choose(line: Socket, place: int) -> int:
    """Choose the first or the second card in hand; the table then shows it to its owner."""
    assert line.table is not None
    choice = line.table["match"]["choices"][0]
    option: int = open_options(choice)[place]["option"]
    await line.send(type="choose", seat=choice["seat"], number=line.number(), option=option)
    await line.until(lambda shown: shown["match"]["choices"][0]["chosen"] == option)
    return option


async def heard_until_now(line: Socket) -> list[Frame]:
    """What a line was sent that it has not heard yet."""
    before = len(line.frames)
    await line.send(type="ping")
    while (await line.hear())["type"] != "pong":
        pass
    # Who comes and goes is told in its own time.
    return [frame for frame in line.frames[before:-1] if frame["type"] != "present"]


async def test_a_sealed_card_is_seen_by_its_owner_only(server: Server, visit: Visit) -> None:
    lines, watching = await three_people(server, visit)
    card = await choose(lines[0], 0)
    for other in (lines[1], lines[2], watching):
        table = await other.until(lambda shown: asked_in(shown) == [1, 2])
        ann = table["match"]["shown"]["players"][0]
        assert (ann["chosen"], ann["hand"], ann["has_chosen"]) == (None, [], True)
    assert lines[0].table is not None
    assert lines[0].table["match"]["shown"]["players"][0]["chosen"] == card


async def test_nobody_is_told_that_a_card_was_changed(server: Server, visit: Visit) -> None:
    lines, watching = await three_people(server, visit)
    await choose(lines[0], 0)
    for other in (lines[1], watching):
        await other.until(lambda shown: asked_in(shown) == [1, 2])
    numbers = lines[1].number(), watching.number()
    for place in (1, 0, 1):
        await choose(lines[0], place)
    assert await heard_until_now(lines[1]) == []
    assert await heard_until_now(watching) == []
    await choose(lines[1], 0)
    table = await watching.until(lambda shown: asked_in(shown) == [2])
    assert table["match"]["number"] == numbers[1] + 1


async def test_the_changed_card_is_the_one_turned_over(server: Server, visit: Visit) -> None:
    lines, watching = await three_people(server, visit)
    await choose(lines[0], 0)
    wanted = await choose(lines[0], 1)
    await choose(lines[1], 0)
    assert lines[2].table is not None
    choice = lines[2].table["match"]["choices"][0]
    last = open_options(choice)[0]["option"]
    await lines[2].send(type="choose", seat=2, number=lines[2].number(), option=last)
    await watching.until(lambda _: any(line["event"]["event"] == "cards-revealed" for line in watching.log))
    revealed = [line["event"]["cards"] for line in watching.log if line["event"]["event"] == "cards-revealed"]
    assert revealed[0][0] == wanted
    assert revealed[0][2] == last


async def test_a_seat_s_record_tells_no_sealed_card(server: Server, visit: Visit) -> None:
    lines, _ = await three_people(server, visit)
    await choose(lines[0], 0)
    await choose(lines[0], 1)
    ben = visit(server)
    record = (await ben.http.get(f"/api/tables/{lines[0].id}/record")).text
    assert '"kind":"card"' not in record


# The law: whether and how often a sealed answer was changed is in no byte that anybody else can get.

TABLE = "22sealed22"
TOKENS = ["A" * 22, "B" * 22, "C" * 22]
NAMES = ["Ann", "Ben", "Cy"]


async def keep_the_table(url: str) -> int:
    """A table at which three people are asked for a card, the same each time; returns the number shown there."""
    match = Match.open(open_game("speculation-board", 3, {"start": "1"}), [SeatName(name) for name in NAMES], b"s" * 32)
    while len(match.asked()) < 3:
        seat = match.asked()[0]
        choice = match.choice(seat)
        assert choice is not None
        match.accept(match.prepare(seat, choice.options[-1]))
    seats = [Seat(n, PERSON, name, None, hash_of(TOKENS[n]), n == 0) for n, name in enumerate(NAMES)]
    row = TableRow(
        id=TABLE, game="speculation-board", options=match.header.options, seats=seats, created=0.0, stage=PLAYING
    )
    row.header, row.secret = match.header, match.secret
    store = await Store.open(url)
    await store.create(row)
    await store.append(TABLE, match.entries)
    await store.close()
    return match.number


class Overheard:
    """Ann, who may change her card; Ben, Cy and a guest, and every byte that those three get."""

    def __init__(self, server: Server, visit: Visit, number: int, changes: int) -> None:
        self.people = [visit(server) for _ in range(4)]
        self.lines: list[Socket] = []
        self.number = number
        self.changes = changes
        self.bytes: list[str] = []
        self.base = 0

    async def arrive(self) -> None:
        for token, one in zip(TOKENS, self.people[:3], strict=True):
            await one.http.get(f"/s/{TABLE}/{token}")
        for one in self.people:
            self.lines.append(await one.connect(TABLE))
            self.base = self.base or (await self.lines[0].hear())["version"]
            await self.listen()

    async def listen(self) -> None:
        """What came on the lines since."""
        for n, line in enumerate(self.lines):
            heard = await heard_until_now(line)
            if n > 0:
                self.keep(f"line {n}", *(json.dumps(frame) for frame in heard))

    def keep(self, what: str, *got: str) -> None:
        versions = re.compile(r'"(version|since)": ?(\d+)')
        for text in got:
            text = versions.sub(lambda found: f"{found[1]} {max(-1, int(found[2]) - self.base)}", text)
            self.bytes.append(f"{what}: {text}")

    async def ann_changes(self) -> None:
        for _ in range(self.changes):
            await choose(self.lines[0], 1)
            await choose(self.lines[0], 0)

    async def look_everywhere(self) -> None:
        """Everything that anybody but Ann can ask for."""
        await self.listen()
        at = f"/api/tables/{TABLE}"
        numbers = [*range(self.number - 1, self.number + 8), 999_999]
        paths = [at, f"{at}/record", f"{at}/invitation", f"{at}/seats/0/link", "/api/mine", "/api/games", "/health"]
        for n, one in enumerate(self.people[1:], start=1):
            for path in [*paths, *(f"{at}/at/{number}" for number in numbers)]:
                answer = await one.http.get(path)
                self.keep(f"{n} {path} {answer.status_code}", answer.text)
            line = self.lines[n]
            for number in numbers:
                for message in (
                    {"type": "choose", "seat": n, "number": number, "option": 62},
                    {"type": "undo", "seat": n, "to": number + 1000},
                ):
                    await line.refused(**message)
                    self.keep(f"{n} {message}", json.dumps(line.refusals[-1]))
        figures = (await self.people[3].http.get("/metrics")).text.splitlines()
        self.keep(
            "figures", *(line for line in figures if re.search("_(total|count) |_count{|_total{|^open.*ms ", line))
        )
        for n in (1, 3):
            await self.come_back(n)

    async def come_back(self, n: int) -> None:
        """A line breaks, and its reader comes back with what the page holds, and with nothing."""
        for held in (self.lines[n], None):
            again = await self.people[n].connect(TABLE, held=held)
            self.keep(f"{n} again", json.dumps(await again.hear()))
            await again.close()
            await self.listen()

    async def go_back(self, n: int) -> None:
        table = self.lines[n].table
        assert table is not None
        await self.lines[n].send(type="undo", seat=n, to=table["match"]["undo_to"][n])

    async def sealed(self) -> list[str]:
        """Until the last card is missing."""
        ann, ben, _, guest = self.lines
        await choose(ann, 0)
        await self.ann_changes()
        await self.look_everywhere()
        await choose(ben, 0)
        await self.ann_changes()
        await self.look_everywhere()
        await self.go_back(1)
        await guest.until(lambda shown: asked_in(shown) == [1, 2])
        await self.look_everywhere()
        await ben.until(lambda shown: asked_in(shown) == [1, 2])
        await choose(ben, 1)
        await self.ann_changes()
        await self.go_back(0)
        await guest.until(lambda shown: shown["match"]["undo_asked"])
        await self.ann_changes()
        await self.look_everywhere()
        await ben.send(type="consent", seat=1, agree=False)
        await guest.until(lambda shown: not shown["match"]["undo_asked"])
        await self.ann_changes()
        await self.look_everywhere()
        return self.bytes

    async def turned_over(self) -> list[str]:
        """After the last card: what is seen of all that was before the next cards are drawn."""
        _, _, cy, guest = self.lines
        await cy.send(type="choose", seat=2, number=cy.number(), option=first(cy)["option"])
        await guest.until(lambda _: any(line["event"]["event"] == "cards-revealed" for line in guest.log))
        lines = [line["event"]["event"] for line in guest.log]
        known = guest.log[: lines.index("cards-revealed") + 1]
        kept = [json.dumps(known), json.dumps([line["number"] for line in guest.log][: len(known) + 3])]
        last = known[-1]["number"]
        for one in self.people[1:]:
            kept += [(await one.http.get(f"/api/tables/{TABLE}/at/{number}")).text for number in range(last + 1)]
            record = (await one.http.get(f"/api/tables/{TABLE}/record")).text
            kept += record.splitlines()[: last + 1]
        return kept


def first(line: Socket) -> Frame:
    assert line.table is not None
    return open_options(line.table["match"]["choices"][0])[0]


async def test_no_byte_tells_anybody_else_that_a_sealed_card_was_changed(tmp_path: Path, visit: Visit) -> None:
    told: list[list[str]] = []
    port = free_port()
    for changes in (0, 2):
        url = f"sqlite:///{tmp_path}/{changes}.sqlite3"
        number = await keep_the_table(url)
        server = Server(url, tmp_path / "log", port=port).start()
        overheard = Overheard(server, visit, number, changes)
        await overheard.arrive()
        told.append([*await overheard.sealed(), *await overheard.turned_over()])
        server.stop()
    for unchanged, changed in zip(*told, strict=True):
        assert changed == unchanged
