"""The dashboard that comes with a house draws the figures that a server has, and misses none."""

import json
import re
from pathlib import Path

from openoutcry.server.http.metrics import Metrics

DASHBOARD = Path(__file__).resolve().parents[2] / "deploy" / "grafana.json"
NAME = re.compile(r"\b(?:openoutcry|process)_\w+")


def test_the_dashboard_draws_every_figure_of_ours_and_no_other() -> None:
    drawn = {
        name
        for panel in json.loads(DASHBOARD.read_text("utf-8"))["panels"]
        for target in panel["targets"]
        for name in NAME.findall(target["expr"])
    }
    metrics = Metrics(private=True)
    there = {line.split()[2] for line in metrics.written().decode().splitlines() if line.startswith("# TYPE")}
    plain = {name.removesuffix("_bucket") for name in drawn}
    assert plain <= there
    assert {name for name in there if name.startswith("openoutcry_") and not name.endswith("_created")} <= plain
