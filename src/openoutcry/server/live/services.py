"""The services that all live tables of one process share."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from openoutcry.server.http.house_set_trial import HouseSetTrials
from openoutcry.server.http.metrics import Metrics
from openoutcry.server.live.bot_worker_pool import BotWorkerPool
from openoutcry.server.live.fair_queue import FairSlots
from openoutcry.server.settings import Settings
from openoutcry.server.storage.rows import Presence
from openoutcry.server.storage.store import Store

THREADS = 2


class Services:
    """The services of one server process: its store, settings, metrics, threads and bot workers, and the name of this
    process among others. Computations in threads wait for their turn at `work`. `refused` are the addresses that the
    operator turns away. While the server shuts down (`closing`) nothing new is started. The seeds of bots are made with
    `luck`, a secret, so that no player can predict them."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.process = secrets.token_hex(8)
        self.threads = ThreadPoolExecutor(max_workers=THREADS, thread_name_prefix="bot")
        self.work = FairSlots(THREADS)
        self.bot_workers = BotWorkerPool(settings)
        self.luck = secrets.token_hex(16)
        self.trials = HouseSetTrials()
        self.refused: tuple[str, ...] = settings.refused
        self.closing = False
        self.announce: Callable[[str, Presence], None] = lambda table, presence: None
