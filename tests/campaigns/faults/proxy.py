"""A proxy between servers and their database whose connections can become dead: they stay open and data is
acknowledged, but nothing is passed on and nothing is answered, as with a connection pooler or backend that hangs."""

import asyncio
import contextlib


class Proxy:
    """Listens at `port` and passes everything on to another port of this machine."""

    def __init__(self) -> None:
        self.port = 0
        self._to = 0
        self._swallowing = False
        self._alive: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._server: asyncio.Server

    async def begin(self, to: int) -> None:
        """Listen, and pass everything on to that port."""
        self._to = to
        self._server = await asyncio.start_server(self._called, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]

    def swallow(self) -> None:
        """Make all open connections dead for ever, and new ones dead from the start."""
        self._swallowing = True
        self._alive.clear()

    def pass_on(self) -> None:
        """Let connections that are opened from now on work."""
        self._swallowing = False

    async def end(self) -> None:
        """Close everything."""
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _called(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._connect(reader, writer))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_database, to_database = await asyncio.open_connection("127.0.0.1", self._to)
        if not self._swallowing:
            self._alive |= {writer, to_database}
        try:
            await asyncio.gather(self._pump(reader, to_database), self._pump(from_database, writer))
        finally:
            self._alive -= {writer, to_database}
            for end in (writer, to_database):
                end.close()

    async def _pump(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        """Pass data on while the connection is alive. The end of a dead connection is not passed on either."""
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                if target in self._alive:
                    target.write(data)
                    await target.drain()
        if target in self._alive:
            target.close()
