"""Whose turn it is among tables that all want something: each has a queue, and they are served one by one."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """A table that has been served is the last to be served again, however much it wants."""

    def __init__(self) -> None:
        self._queues: dict[str, deque[T]] = {}

    def __len__(self) -> int:
        return sum(len(queue) for queue in self._queues.values())

    def put(self, table: str, wish: T) -> None:
        """A table wants something more."""
        self._queues.setdefault(table, deque()).append(wish)

    def take(self) -> T:
        """What is done next; there has to be something."""
        table = next(iter(self._queues))
        queue = self._queues.pop(table)
        wish = queue.popleft()
        if queue:
            self._queues[table] = queue
        return wish

    def drop(self, table: str, wish: T) -> None:
        """A table no longer wants this, if it still waited for it."""
        queue = self._queues.get(table)
        if queue is not None and wish in queue:
            queue.remove(wish)
            if not queue:
                del self._queues[table]
