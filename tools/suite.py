"""Runs everything that is tested, and says by name what could not be run and why.

The tests in a browser are a run of their own beside all the others, since Playwright and the event loops of the other
tests cannot share a process. Each run has as many processes as there are cores, and the tests in a browser go first in
line for the cores: while a browser waits, another test computes. A process that has run out of tests takes over tests
of another one.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent
REPORTS = ROOT / "build" / "tests"


@dataclass
class Tally:
    passed: int = 0
    failed: int = 0
    skipped: list[str] = field(default_factory=list)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", default="auto", help="how many processes the tests share (auto: one a core)")
    parser.add_argument("--require-all", action="store_true", help="a test that could not be run is a failure")
    parser.add_argument("--heavy", action="store_true", help="only the heavy tests, all of which have to run")
    arguments = parser.parse_args()
    REPORTS.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    if arguments.heavy:
        heavy = ["tests/engine", "tests/envs", "tests/lab", "-p", "no:xdist", "-m", "heavy"]
        good = ended("heavy", begin("heavy", *heavy), tally)
        return summed_up(tally, good, require_all=True)
    good = web(tally)
    shared = ["-n", arguments.jobs, "--dist", "worksteal", "--durations", "15"]
    others = ["--ignore=tests/browser", "-m", "not heavy"]
    with tempfile.TemporaryFile("w+") as said:
        browser = begin("browser", "tests/browser", *shared, "-m", "not campaign", said=said)
        good &= ended("tests", begin("tests", "tests", *shared, *others, behind=True), tally)
        good &= ended("browser", browser, tally)
        said.seek(0)
        print("\nIn a browser:", said.read(), sep="\n")
    return summed_up(tally, good, arguments.require_all)


def summed_up(tally: Tally, good: bool, require_all: bool) -> int:
    """Print what was not run, and the counts. Return 0 if all is well, else 1."""
    if tally.skipped:
        print("\nNot run:")
        print(*(f"  {line}" for line in tally.skipped), sep="\n")
        if require_all:
            print("and here every test has to run.")
            good = False
    print(f"\n{tally.passed} passed, {tally.failed} failed, {len(tally.skipped)} skipped")
    return 0 if good else 1


def web(tally: Tally) -> bool:
    """The client's own tests."""
    report("web").unlink(missing_ok=True)
    reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report('web')}"]
    command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "run", "--silent", "test", "--", *reporters]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if report("web").exists():
        count(report("web"), tally)
    return code == 0


def begin(name: str, *arguments: str, said: TextIO | None = None, behind: bool = False) -> subprocess.Popen[str]:
    """Begin a run of pytest that says what it finds there, or at once; one that is `behind` lets others go first."""
    report(name).unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report(name)}", *arguments]
    first = ["nice"] if behind and shutil.which("nice") else []
    return subprocess.Popen([*first, *command], cwd=ROOT, text=True, stdout=said, stderr=said)


def ended(name: str, run: subprocess.Popen[str], tally: Tally) -> bool:
    """Wait for a run; what its report says is added to the tally."""
    code = run.wait()
    if report(name).exists():
        count(report(name), tally)
    return code == 0


def report(name: str) -> Path:
    return REPORTS / f"{name}.xml"


def count(found: Path, tally: Tally) -> None:
    for case in ET.parse(found).iter("testcase"):
        skipped = case.find("skipped")
        if case.find("failure") is not None or case.find("error") is not None:
            tally.failed += 1
        elif skipped is not None and skipped.get("type") == "pytest.skip":
            name = f"{case.get('classname', '')}.{case.get('name', '')}".strip(".")
            tally.skipped.append(f"{name}: {skipped.get('message', '')}")
        else:
            tally.passed += 1


if __name__ == "__main__":
    sys.exit(main())
