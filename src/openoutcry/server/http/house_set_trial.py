"""The first parsing of an uploaded data file, in a process with limited CPU time and memory. Constructs known to be
costly are refused before that (`house_set_limits`); the process protects against unknown ones."""

import asyncio
import contextlib
import sys

from openoutcry.engine.errors import BadBox
from openoutcry.games.house_set_limits import look_over
from openoutcry.server.live.fair_queue import FairSlots, Requester

SECONDS = 2
MEGABYTES = 256
AT_ONCE = 2
# Invalid TOML is ignored here: the later reader of the file reports it.
PARSE = """
import contextlib, sys, tomllib
with contextlib.suppress(ImportError, OSError, ValueError):
    import resource
    for limit, most in ((resource.RLIMIT_CPU, int(sys.argv[1])), (resource.RLIMIT_AS, int(sys.argv[2]) << 20)):
        resource.setrlimit(limit, (most, most))
with contextlib.suppress(tomllib.TOMLDecodeError):
    tomllib.loads(sys.stdin.buffer.read().decode())
"""


class HouseSetTrials:
    """Checks uploaded data files (house sets) by parsing them in other processes: at most AT_ONCE at the same time, one
    per client. Other uploads wait in fair order."""

    def __init__(self) -> None:
        self._slots = FairSlots(AT_ONCE)

    async def parse(self, text: str, requester: Requester) -> None:
        """Wait for a free slot and check a data file. Raise `BadBox` if it is not safe to parse. Files that are not
        valid TOML pass, since they are refused later."""
        async with self._slots.turn(requester):
            await asyncio.to_thread(look_over, text)
            await parse_apart(text)


async def parse_apart(text: str) -> None:
    """Parse TOML in another process with limited CPU time and memory. Raise `BadBox` if it exceeds them. Invalid TOML
    is not an error here."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-I", "-S", "-c", PARSE, str(SECONDS), str(MEGABYTES)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.DEVNULL,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        # On a busy machine the process may run slowly; the limit that counts is that of its CPU time.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(SECONDS * 30):
                await process.communicate(text.encode())
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()
    if process.returncode != 0:
        raise BadBox("box-too-costly", "the data file takes too long to read, or too much memory")
