"""Metrics of a running server for Prometheus. They contain counts and times only, and nothing about hidden cards."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The metrics of one server process. CPU time and memory are included only if `private`, when no player can read
    the metrics: they could reveal that a hidden answer was changed."""

    def __init__(self, private: bool = False) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "openoutcry_requests",
            "Requests answered, by method and status",
            ["method", "status"],
            registry=self.registry,
        )
        self.refusals = Counter("openoutcry_refusals", "Refusals, by code", ["code"], registry=self.registry)
        self.inputs = Counter(
            "openoutcry_inputs", "Answers of people and bots put on disk", ["by"], registry=self.registry
        )
        self.append = Histogram(
            "openoutcry_append_seconds", "Time to put an answer on disk", buckets=FAST, registry=self.registry
        )
        self.thinking = Histogram(
            "openoutcry_bot_seconds", "Time a bot thought about an answer", buckets=FAST, registry=self.registry
        )
        self.connections = Gauge("openoutcry_connections", "Open sockets", registry=self.registry)
        self.rooms = Gauge("openoutcry_rooms", "Tables in memory", registry=self.registry)
        self.aside = Gauge(
            "openoutcry_tables_aside", "Tables that were set aside, since they do not add up", registry=self.registry
        )
        self.forgotten = Counter(
            "openoutcry_forgotten", "Tables and lines of talk whose time was over", ["what"], registry=self.registry
        )
        if private:
            ProcessCollector(registry=self.registry)

    def written(self) -> bytes:
        """Return all metrics in the text format of Prometheus."""
        return generate_latest(self.registry)
