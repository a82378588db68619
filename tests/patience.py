"""How long a test waits for what is sure to come. A busy machine is slow, not wrong: this ends a test that hangs, and
decides nothing else."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

PATIENCE = 120.0  # seconds
OFTEN = 0.02


def wait_until(true: Callable[[], Any], said: Callable[[], Any] = lambda: None) -> None:
    """Wait until this is true; if it never is, fail with what is said then."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, said()
        time.sleep(OFTEN)


async def until(true: Callable[[], Any], said: Callable[[], Any] = lambda: None) -> None:
    """The same where others are served meanwhile."""
    end = time.monotonic() + PATIENCE
    while not true():
        assert time.monotonic() < end, said()
        await asyncio.sleep(OFTEN)
