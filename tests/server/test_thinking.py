"""Bots that search at a table: in processes of their own, by turns; the table goes on whatever happens to them."""

import asyncio
import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from openoutcry.bots import make_bot
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game, guess
from openoutcry.engine.position import Position, load, save
from openoutcry.engine.views import view
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.server.live.bot_players import bot_task
from openoutcry.server.live.bot_worker import BotTask, ReviewTask, bot_option
from openoutcry.server.live.bot_worker_pool import BotWorkerPool
from openoutcry.server.live.fair_queue import FairQueue, FairSlots, Priority, Requester
from openoutcry.server.live.table_rules import open_table
from openoutcry.server.settings import Settings
from openoutcry.server.wire import NewTable
from tests.asked import asked_positions
from tests.patience import PATIENCE, until
from tests.server.harness import Browser, Server, Socket, hasty
from tests.text.played import played_out

Visit = Callable[[Server], Browser]
SHORT = {"analyst": 0.02, "tycoon": 0.03}


def thinkers_of(server: Server) -> list[int]:
    """The processes in which the bots of a server search, as its log names them."""
    entries = [json.loads(line) for line in server.log.read_text().splitlines() if "a thinker has started" in line]
    return [entry["process"] for entry in entries if alive(entry["process"])]


def alive(process: int) -> bool:
    """Whether a process runs; one that has ended may still be listed until it is asked for."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    stat = Path(f"/proc/{process}/stat")
    return not stat.exists() or stat.read_text().rpartition(")")[2].split()[0] != "Z"


async def moves(line: Any, many: int) -> None:
    for _ in range(many):
        await line.answer(hasty)


async def test_all_levels_are_offered_from_the_weakest_to_the_strongest(server, visit: Visit) -> None:
    for game in await visit(server).get("/api/games"):
        assert game["bots"] == ["random", "novice", "broker", "analyst", "tycoon"]
        assert game["usual_bot"] == "broker"


async def test_bots_that_search_play_in_processes_of_their_own(own_server, visit: Visit, tmp_path: Path) -> None:
    server = own_server(thinkers=1, thinking=SHORT)
    anna = visit(server)
    quick = await anna.open("person", "novice", "broker")
    await anna.start(quick)
    await moves(await anna.connect(quick), 3)
    assert thinkers_of(server) == []
    table = await anna.open("person", "analyst", "tycoon")
    await anna.start(table)
    line = await anna.connect(table)
    assert [seat["slow"] for seat in (await line.asked())["seats"]] == [False, True, True]
    await moves(line, 6)
    (process,) = thinkers_of(server)
    assert "openoutcry_bot_seconds_count" in (await anna.http.get("/metrics")).text
    assert "not answered" not in (tmp_path / "log").read_text()
    server.stop()
    await until(lambda: not alive(process))


async def among_tycoons(server: Server, visit: Visit, folder: Path) -> tuple[Socket, int]:
    """Anna at a table with two tycoons, after a move; and the process that thinks for them."""
    anna = visit(server)
    table = await anna.open("person", "tycoon", "tycoon")
    await anna.start(table)
    line = await anna.connect(table)
    await moves(line, 1)
    await until(lambda: "a thinker has started" in (folder / "log").read_text())
    (process,) = thinkers_of(server)
    return line, process


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="this system knows no priorities")
async def test_bots_that_search_give_way_to_the_server(own_server, visit: Visit, tmp_path: Path) -> None:
    server = own_server(thinkers=1, thinking=SHORT)
    _, process = await among_tycoons(server, visit, tmp_path)
    ours, theirs = (os.getpriority(os.PRIO_PROCESS, one) for one in (server.process.pid, process))
    # A higher number is less urgent; there is none above 19.
    assert theirs > ours or theirs == 19


async def test_a_thinker_that_is_killed_is_replaced_and_the_table_goes_on(own_server, visit: Visit, tmp_path) -> None:
    server = own_server(thinkers=1, thinking={"tycoon": 0.6})
    line, before = await among_tycoons(server, visit, tmp_path)
    os.kill(before, signal.SIGKILL)
    await moves(line, 4)
    await until(lambda: thinkers_of(server) not in ([], [before]))
    assert "is replaced" in (tmp_path / "log").read_text()
    assert "Traceback" not in (tmp_path / "log").read_text()


async def test_a_thinker_that_hangs_is_ended_and_the_table_goes_on(own_server, visit: Visit, tmp_path) -> None:
    server = own_server(thinkers=1, thinking=SHORT)
    line, before = await among_tycoons(server, visit, tmp_path)
    os.kill(before, signal.SIGSTOP)
    await moves(line, 3)
    await until(lambda: not alive(before))
    assert "a thinker does not answer" in (tmp_path / "log").read_text()


async def test_thinkers_end_with_a_server_that_is_killed(own_server, visit: Visit) -> None:
    server = own_server(thinkers=2, thinking=SHORT)
    anna = visit(server)
    table = await anna.open("person", "tycoon", "tycoon")
    await anna.start(table)
    await moves(await anna.connect(table), 1)
    await until(lambda: len(thinkers_of(server)) == 2)
    processes = thinkers_of(server)
    server.kill()
    await until(lambda: not any(alive(process) for process in processes))


# Without a server.


def asked_of(world: Position, game: Game[Any], bot: str, table: str = "a") -> BotTask:
    """What travels for the seat that is asked."""
    wish = NewTable(game.name, [bot] * game.players, [], game.options)
    row, seat = open_table(wish)[0], int(world.player)
    row.id = table
    choice = door.choice(game, world, seat)
    assert choice is not None
    return bot_task(row, game, "luck", seat, 12, view(world, seat, True), choice)


def some_question(bot: str = "tycoon") -> BotTask:
    game = open_game("mogul", 4)
    return asked_of(asked_positions(game, 5, 12)[0], game, bot)


SETS: list[tuple[str, int, dict[str, str]]] = [
    *((game, info(game).players[-1], {}) for game in games()),
    ("stockpile", 3, {"board": "advanced", **dict.fromkeys(info("stockpile").modules, "on")}),
]


@pytest.mark.parametrize(("name", "players", "options"), SETS, ids=str)
def test_nothing_covered_travels_to_a_thinker(name: str, players: int, options: dict[str, str]) -> None:
    game = open_game(name, players, options)
    steps, other_worlds = game.steps(), 0
    for g in asked_positions(game, 11, 7):
        seen = view(g, int(g.player), True)
        other = guess(game, load(save(seen, steps), g.blank(), steps), Rng(3))
        assert msgspec.json.encode(asked_of(g, game, "tycoon")) == msgspec.json.encode(asked_of(other, game, "tycoon"))
        other_worlds += save(g, steps) != save(other, steps)
    assert other_worlds > 3 or name == "mogul", "in Mogul a perfect memory knows every world but the deck"


@pytest.mark.parametrize(("name", "players", "options"), SETS, ids=str)
def test_what_travels_is_enough_to_think_as_well(name: str, players: int, options: dict[str, str]) -> None:
    game = open_game(name, players, options)
    for g in asked_positions(game, 11, 25):
        sent = msgspec.structs.replace(asked_of(g, game, "tycoon"), bot="tycoon:60")
        read = msgspec.json.decode(msgspec.json.encode(sent), type=BotTask)
        choice = Choice(sent.kind, sent.seat, sent.options, sent.words, sent.chosen)
        here = make_bot("tycoon:60", game, sent.seed).act(view(g, sent.seat, True), choice)
        assert bot_option(read, time.monotonic() + 10 * PATIENCE) == here


def test_the_seed_is_of_the_table_the_seat_and_the_number() -> None:
    game = open_game("mogul", 4)
    g = asked_positions(game, 5, 12)[0]
    assert asked_of(g, game, "tycoon").seed == asked_of(g, game, "tycoon").seed != asked_of(g, game, "tycoon", "b").seed


async def test_without_processes_there_is_no_answer_and_nobody_waits_for_one(monkeypatch) -> None:
    monkeypatch.setattr("openoutcry.server.live.bot_worker_pool.LONGEST_THOUGHT", 10 * PATIENCE)
    thinking = BotWorkerPool(Settings(thinkers=2), ["/nowhere/python"])
    async with asyncio.timeout(PATIENCE):
        assert await thinking.option(ANNA, some_question()) is None
        assert await thinking.option(ANNA, some_question()) is None
    await thinking.close()


ANNA, BEN = Requester(["anna"], Priority.HOLDER), Requester(["ben"], Priority.HOLDER)

# A thinker that writes down what it is asked.
NOTING = """
import sys, time
from openoutcry.server.live.bot_worker import WorkerAnswer, _write, answer
_write(WorkerAnswer())
for line in sys.stdin.buffer:
    with open(sys.argv[1], "ab") as asked:
        asked.write(line)
    _write(answer(line, time.monotonic()))
"""


async def test_who_waits_with_many_others_has_less_time_and_all_are_answered(monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr("openoutcry.server.live.bot_worker_pool.LONGEST_THOUGHT", PATIENCE)
    many, alone = 30, 0.3
    command = [sys.executable, "-c", NOTING, str(tmp_path / "asked")]
    thinking = BotWorkerPool(Settings(thinkers=1, thinking={"tycoon": alone}), command)
    assert await thinking.option(ANNA, some_question()) is not None
    requesters = [Requester([f"client {n}"], Priority.HOLDER) for n in range(many)]
    options = await asyncio.gather(*(thinking.option(one, some_question()) for one in requesters))
    assert None not in options
    seconds = [json.loads(line)["seconds"] for line in (tmp_path / "asked").read_text().splitlines()]
    assert seconds == pytest.approx([alone, *(alone / waiting for waiting in range(many, 0, -1))])
    await thinking.close()


async def test_who_asks_for_much_shares_a_clients_part_and_tables_of_nobody_come_last(
    monkeypatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("openoutcry.server.live.bot_worker_pool.LONGEST_THOUGHT", PATIENCE)
    alone, part = 0.2, pytest.approx
    command = [sys.executable, "-c", NOTING, str(tmp_path / "asked")]
    thinking = BotWorkerPool(Settings(thinkers=1, thinking={"tycoon": alone}), command)
    nobody = Requester(["nobody"], Priority.NOBODY)
    bens, last = (msgspec.structs.replace(some_question(), seed=seed) for seed in (1, 2))
    requesters = [(ANNA, some_question()), (nobody, last), *[(ANNA, some_question())] * 50, (BEN, bens)]
    assert None not in await asyncio.gather(*(thinking.option(*one) for one in requesters))
    asked = [json.loads(line) for line in (tmp_path / "asked").read_text().splitlines()]
    seeds = [one["seed"] for one in asked]
    assert seeds.index(bens.seed) == 1
    assert seeds[-1] == last.seed
    assert asked[seeds.index(bens.seed)]["seconds"] == part(alone / 2)
    assert asked[-1]["seconds"] == part(alone / 10)
    await thinking.close()


async def test_with_fifty_reviews_of_one_client_another_clients_review_is_second(tmp_path: Path) -> None:
    match = played_out(3)
    command = [sys.executable, "-c", NOTING, str(tmp_path / "asked")]
    thinking = BotWorkerPool(Settings(coaching=0.1), command, many=1)
    many = [thinking.review(ANNA, ReviewTask(match.header, match.entries, 1)) for _ in range(50)]
    first = asyncio.gather(*many)
    bens = asyncio.create_task(thinking.review(BEN, ReviewTask(match.header, match.entries, 2)))
    await bens
    asked = [json.loads(line)["seed"] for line in (tmp_path / "asked").read_text().splitlines()]
    assert asked == [1, 2]
    first.cancel()
    await thinking.close()


def test_clients_are_served_in_turn_seat_holders_first_and_nobodys_tables_last() -> None:
    turns: FairQueue[str] = FairQueue()
    for request in ("a1", "a2", "a3", "b1", "c1", "c2"):
        turns.put(Requester([request[0]], Priority.HOLDER), request)
    turns.put(Requester(["a"], Priority.NOBODY), "last")
    turns.put(Requester(["d"], Priority.STRANGER), "d1")
    # Of several people at a table the one counts who has asked for least.
    turns.put(Requester(["a", "e"], Priority.HOLDER), "e1")
    turns.drop("c1")
    turns.drop("not there")
    shares, order = [], []
    while len(turns):
        shares.append(turns.share())
        client, request = turns.take() or ("", "")
        assert request[0] in (client, "l")
        order.append(request)
    assert order == ["a1", "b1", "c2", "e1", "a2", "a3", "d1", "last"]
    assert shares == [1 / 12, 1 / 4, 1 / 3, 1 / 2, 1 / 2, 1, 1, 1]
    assert turns.take() is None


async def test_of_each_client_one_thing_is_done_at_a_time() -> None:
    slots, order = FairSlots(2), []

    async def work(name: str, priority: Priority = Priority.HOLDER) -> None:
        async with slots.turn(Requester([name[0]], priority)):
            order.append(f"{name} begins")
            for _ in range(3):
                await asyncio.sleep(0)
            order.append(f"{name} ends")

    tasks = [asyncio.create_task(work(name)) for name in ("a1", "a2", "a3", "b1")]
    stranger = asyncio.create_task(work("s1", Priority.STRANGER))
    await asyncio.sleep(0)
    tasks[1].cancel()
    await asyncio.gather(*tasks, stranger, return_exceptions=True)
    begun = [name for name in order if name.endswith("begins")]
    assert begun == ["a1 begins", "b1 begins", "a3 begins", "s1 begins"]
    assert order.index("a1 ends") < order.index("a3 begins")
