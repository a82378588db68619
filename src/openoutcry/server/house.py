"""What all rooms of one process share."""

import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from openoutcry.server.metrics import Metrics
from openoutcry.server.rows import Presence
from openoutcry.server.settings import Settings
from openoutcry.server.store import Store


class House:
    """The store, the settings, the threads in which bots think, and this process's name among others."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics) -> None:
        self.store = store
        self.settings = settings
        self.metrics = metrics
        self.process = secrets.token_hex(8)
        self.thinkers = ThreadPoolExecutor(max_workers=2, thread_name_prefix="bot")
        self.announce: Callable[[str, Presence], None] = lambda table, presence: None
