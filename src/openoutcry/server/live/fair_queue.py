"""Fair order of work that takes long to compute: bots' searches, hints, reviews, records, data files.

Work is done by priority. At one priority clients take turns, however many requests each of them has; the requests of
one client are served in order.
"""

import contextlib
from asyncio import Future, get_running_loop
from collections import Counter, deque
from collections.abc import AsyncIterator, Container, Sequence
from enum import IntEnum
from typing import Generic, TypeVar

import msgspec

T = TypeVar("T")


class Priority(IntEnum):
    """The priority of a request. A lower number is served first."""

    HOLDER = 0  # a holder of a seat at the table, or its host
    STRANGER = 1
    NOBODY = 2  # the bots of a table without connections


class Requester(msgspec.Struct, frozen=True):
    """For whom something is computed: one or more `clients` (see `client_at`), of which one is charged for it."""

    clients: Sequence[str]
    priority: Priority


class FairQueue(Generic[T]):
    """A queue that serves requests by priority and clients in turn."""

    def __init__(self) -> None:
        self._priorities: tuple[dict[str, deque[T]], ...] = tuple({} for _ in Priority)

    def __len__(self) -> int:
        return sum(len(queue) for clients in self._priorities for queue in clients.values())

    def put(self, requester: Requester, request: T) -> str:
        """Add a request. Return the client that is charged for it: of several the one with the fewest requests."""
        clients = self._priorities[requester.priority]
        client = min(requester.clients, key=lambda one: len(clients.get(one, ())))
        clients.setdefault(client, deque()).append(request)
        return client

    def share(self) -> float:
        """Return the part of a worker's time that the next request may use. All clients that wait at its priority have
        equal parts, and each divides its part among its own requests."""
        clients = next(clients for clients in self._priorities if clients)
        return 1 / (len(clients) * len(next(iter(clients.values()))))

    def take(self, busy: Container[str] = ()) -> tuple[str, T] | None:
        """Remove the next request and return it with its client; None if there is none. Requests of `busy` clients are
        skipped. A client whose request was taken is the last of its priority to be served again."""
        for clients in self._priorities:
            client = next((one for one in clients if one not in busy), None)
            if client is not None:
                queue = clients.pop(client)
                request = queue.popleft()
                if queue:
                    clients[client] = queue
                return client, request
        return None

    def drop(self, request: T) -> None:
        """Remove a request if it is still in the queue."""
        for clients in self._priorities:
            for client, queue in clients.items():
                if request in queue:
                    queue.remove(request)
                    if not queue:
                        del clients[client]
                    return


class FairSlots:
    """Limits work to so many tasks at the same time, and to one task per client. Other tasks wait in fair order."""

    def __init__(self, many: int) -> None:
        self._free = many
        self._busy: Counter[str] = Counter()
        self._queue: FairQueue[Future[str]] = FairQueue()

    @contextlib.asynccontextmanager
    async def turn(self, requester: Requester) -> AsyncIterator[None]:
        """Wait for a slot, and hold it during the block."""
        granted: Future[str] = get_running_loop().create_future()
        self._queue.put(requester, granted)
        self._grant()
        try:
            await granted
            yield
        finally:
            self._queue.drop(granted)
            if granted.done() and not granted.cancelled():
                self._free += 1
                del self._busy[granted.result()]
                self._grant()

    def _grant(self) -> None:
        while self._free and (taken := self._queue.take(self._busy)) is not None:
            client, granted = taken
            if granted.done():
                continue
            self._free -= 1
            self._busy[client] += 1
            granted.set_result(client)
