"""What all rooms of one process share."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from openoutcry.server.http.metrics import Metrics
from openoutcry.server.http.trial import Trials
from openoutcry.server.live.coaching import Coaching
from openoutcry.server.live.thinking import Thinking
from openoutcry.server.live.turns import Slots
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import Presence
from openoutcry.server.storage.store import Store

THREADS = 2


class House:
    """The store, the settings, the threads and the processes in which bots think, and this process's name among others.
    Whatever is computed in a thread for somebody waits for its turn at `work`.
    `refused` are the addresses that the house turns away; while it is `closing` nothing is begun any more. `luck` is
    what the seeds of bots are made with, so that nobody can work them out from what is shown."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.process = secrets.token_hex(8)
        self.thinkers = ThreadPoolExecutor(max_workers=THREADS, thread_name_prefix="bot")
        self.work = Slots(THREADS)
        self.thinking = Thinking(settings)
        self.coaching = Coaching(store, settings)
        self.luck = secrets.token_hex(16)
        self.trials = Trials()
        self.refused: tuple[str, ...] = settings.refused
        self.closing = False
        self.announce: Callable[[str, Presence], None] = lambda table, presence: None
