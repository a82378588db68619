"""Without a C compiler the engine is the same, only slower; commands that compute say so, once, beside their answer."""

import json
import shutil
from pathlib import Path

import openoutcry as package
from tests.cli.conftest import Run


def test_the_slow_engine_is_remarked_on(openoutcry: Run, tmp_path: Path):
    source = Path(package.__file__).parent
    shutil.copytree(source, tmp_path / "src" / "openoutcry", ignore=shutil.ignore_patterns("*.so", "*.pyd", "client"))
    slow = {"PYTHONPATH": str(tmp_path / "src")}
    bench = openoutcry("bench", "mogul", "--players", "3", "--seconds", "0.02", "--json", **slow)
    assert json.loads(bench.stdout)[0]["compiled"] is False
    assert bench.stderr.count("not compiled") == 1
    assert openoutcry("games", **slow).stderr == ""
