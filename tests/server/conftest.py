"""One server for the tests that do not stop it, and browsers for everybody."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.harness import Browser, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("server")
    running = Server(f"sqlite:///{folder}/tables.sqlite3", folder / "log").start()
    yield running
    running.stop()
    log = (folder / "log").read_text()
    assert "Traceback" not in log, log


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """Servers of a test's own, with settings of its own."""
    running: list[Server] = []

    def make(**settings: object) -> Server:
        one = Server(f"sqlite:///{tmp_path}/tables.sqlite3", tmp_path / "log", **settings)
        running.append(one)
        return one.start()

    yield make
    for one in running:
        one.stop()


@pytest.fixture
async def visit() -> AsyncIterator[Callable[[Server], Browser]]:
    """A new browser on a server."""
    async with AsyncExitStack() as stack:
        opened: list[Browser] = []

        def make(server: Server, address: str = "127.0.0.1") -> Browser:
            browser = Browser(server, address)
            opened.append(browser)
            return browser

        yield make
        for browser in opened:
            await stack.enter_async_context(browser)
