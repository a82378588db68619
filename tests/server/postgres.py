"""A PostgreSQL of our own for the tests, at a port that nobody else is given."""

from tests.campaigns.faults import cluster
from tests.campaigns.faults.cluster import programs, why_not
from tests.server.harness import free_port

__all__ = ["Cluster", "programs", "why_not"]


class Cluster(cluster.Cluster):
    """Started at once; `stop` ends it and removes everything."""

    def __init__(self) -> None:
        super().__init__(free_port())
