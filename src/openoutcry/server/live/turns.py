"""The order in which work is done that takes time to compute: bots' thoughts, hints, reviews, records, data files.

Work is done by rank. Within a rank clients take turns, whatever each of them asks for, and the requests of one client
are served in order.
"""

import contextlib
from asyncio import Future, get_running_loop
from collections import Counter, deque
from collections.abc import AsyncIterator, Container, Sequence
from enum import IntEnum
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Rank(IntEnum):
    """Who waits for the result. A lower rank is served first."""

    HOLDER = 0  # somebody who holds a seat at the table, or its host
    STRANGER = 1
    NOBODY = 2  # the bots of a table to which nobody is connected


class Asker(msgspec.Struct, frozen=True):
    """On whose behalf something is computed: one or more `clients` (see `client_at`), of which one is counted."""

    clients: Sequence[str]
    rank: Rank


class Turns(Generic[T]):
    """Requests that wait, in the order of their turns."""

    def __init__(self) -> None:
        self._ranks: tuple[dict[str, deque[T]], ...] = tuple({} for _ in Rank)

    def __len__(self) -> int:
        return sum(len(queue) for clients in self._ranks for queue in clients.values())

    def put(self, asker: Asker, request: T) -> str:
        """Add a request. Return the client it is counted for: of several the one with the fewest requests."""
        clients = self._ranks[asker.rank]
        client = min(asker.clients, key=lambda one: len(clients.get(one, ())))
        clients.setdefault(client, deque()).append(request)
        return client

    def share(self) -> float:
        """Return the part of a worker's time that the next request may use. Each client that waits in its rank has the
        same part, and divides it among its own requests."""
        clients = next(clients for clients in self._ranks if clients)
        return 1 / (len(clients) * len(next(iter(clients.values()))))

    def take(self, busy: Container[str] = ()) -> tuple[str, T] | None:
        """Remove the next request, and return it with its client; None if there is none. Clients that are `busy` wait.
        A client whose request was taken is the last of its rank to be served again."""
        for clients in self._ranks:
            client = next((one for one in clients if one not in busy), None)
            if client is not None:
                queue = clients.pop(client)
                request = queue.popleft()
                if queue:
                    clients[client] = queue
                return client, request
        return None

    def drop(self, request: T) -> None:
        """Remove a request if it still waits."""
        for clients in self._ranks:
            for client, queue in clients.items():
                if request in queue:
                    queue.remove(request)
                    if not queue:
                        del clients[client]
                    return


class Slots:
    """Lets so much work be done at the same time, and of each client one thing at a time; the rest waits its turn."""

    def __init__(self, many: int) -> None:
        self._free = many
        self._busy: Counter[str] = Counter()
        self._turns: Turns[Future[str]] = Turns()

    @contextlib.asynccontextmanager
    async def turn(self, asker: Asker) -> AsyncIterator[None]:
        """Wait until it is this asker's turn, and hold the slot meanwhile."""
        granted: Future[str] = get_running_loop().create_future()
        self._turns.put(asker, granted)
        self._grant()
        try:
            await granted
            yield
        finally:
            self._turns.drop(granted)
            if granted.done() and not granted.cancelled():
                self._free += 1
                del self._busy[granted.result()]
                self._grant()

    def _grant(self) -> None:
        while self._free and (taken := self._turns.take(self._busy)) is not None:
            client, granted = taken
            if granted.done():
                continue
            self._free -= 1
            self._busy[client] += 1
            granted.set_result(client)
