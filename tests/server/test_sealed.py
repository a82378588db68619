"""Sealed cards never leave the server before all are in; nor does it, that one was changed."""

from collections.abc import Callable

from tests.server.harness import Browser, Frame, Server, Socket, open_options

Visit = Callable[[Server], Browser]


async def three_people(server: Server, visit: Visit) -> tuple[list[Socket], Socket]:
    """Ann, Ben and Cy at a table of Speculation, all asked for a card, and a spectator."""
    people = [visit(server) for _ in range(3)]
    table = await people[0].open("person", "open", "open", game="speculation-board", options={"start": "1"})
    await people[1].sit(table, 1, "Ben")
    await people[2].sit(table, 2, "Cy")
    await people[0].start(table)
    lines = [await one.connect(table) for one in people]
    watching = await visit(server).connect(table)
    while not at_cards(await lines[0].until(lambda shown: shown["match"] is not None)):
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


def at_cards(table: Frame) -> bool:
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
    return line.frames[before:-1]


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
