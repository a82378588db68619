"""Who comes and goes is told in a message of its own, in one for all who do at about the same time."""

from collections import Counter
from collections.abc import Callable

from tests.server.harness import Browser, Server, hasty

Visit = Callable[[Server], Browser]
WATCHERS = 12


async def test_watchers_that_come_and_go_make_few_and_small_messages(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "broker", "broker")
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    before = len(socket.frames)
    people = [visit(server) for _ in range(WATCHERS)]
    lines = [await one.connect(table) for one in people]
    await socket.until(lambda shown: shown["watching"] == WATCHERS)
    for line in lines:
        line.drop()
    await socket.until(lambda shown: shown["watching"] == 0)
    heard = Counter(frame["type"] for frame in socket.frames[before:])
    assert set(heard) == {"present"}
    assert heard["present"] <= WATCHERS
    assert all(len(str(frame)) < 100 for frame in socket.frames[before:])


async def test_an_answer_is_told_by_what_has_changed(server: Server, visit: Visit) -> None:
    anna = visit(server)
    table = await anna.open("person", "person", "person", game="stockpile")
    await anna.start(table)
    socket = await anna.connect(table)
    await socket.asked()
    whole = len(str(socket.frames[0]))
    before = len(socket.frames)
    for _ in range(12):
        await socket.answer(hasty)
    frames = [frame for frame in socket.frames[before:] if frame["type"] != "present"]
    assert {frame["type"] for frame in frames} == {"changes"}
    assert sum(len(str(frame)) for frame in frames) / len(frames) < whole / 3
    fresh = await anna.get(f"/api/tables/{table}")
    assert socket.table is not None
    for name in ("shown", "choices", "asked", "undo_to", "number"):
        assert socket.table["match"][name] == fresh["match"][name]
    assert socket.log == fresh["match"]["log"]
    assert socket.readings == fresh["match"]["readings"]
