"""Figures about a running server, for Prometheus. Counts and times only, nothing about anybody's cards."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """One server's figures."""

    def __init__(self) -> None:
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

    def written(self) -> bytes:
        """All figures in Prometheus's text format."""
        return generate_latest(self.registry)
