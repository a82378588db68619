"""Runs everything that is tested, and says by name what could not be run and why.

The browser tests run by themselves and one at a time: two browsers on two cores make each other late.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import xml.etree.ElementTree as ET
from dataclasses import dataclass, field
from pathlib import Path

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
    arguments = parser.parse_args()
    REPORTS.mkdir(parents=True, exist_ok=True)
    tally = Tally()
    good = web(tally)
    good &= pytest("tests", tally, "tests", "--ignore=tests/browser", "-n", arguments.jobs, "-m", "not heavy")
    good &= pytest("browser", tally, "tests/browser", "-p", "no:xdist", "-m", "not campaign")
    if tally.skipped:
        print("\nNot run:")
        print(*(f"  {line}" for line in tally.skipped), sep="\n")
        if arguments.require_all:
            print("and here every test has to run.")
            good = False
    print(f"\n{tally.passed} passed, {tally.failed} failed, {len(tally.skipped)} skipped")
    return 0 if good else 1


def web(tally: Tally) -> bool:
    """The client's own tests."""
    report = REPORTS / "web.xml"
    report.unlink(missing_ok=True)
    reporters = ["--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]
    command = [sys.executable, str(ROOT / "hatch_build.py"), "npm", "run", "--silent", "test", "--", *reporters]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if report.exists():
        count(report, tally)
    return code == 0


def pytest(name: str, tally: Tally, *arguments: str) -> bool:
    """One run of pytest; what its report says is added to the tally."""
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    command = [sys.executable, "-m", "pytest", "-q", f"--junitxml={report}", *arguments]
    code = subprocess.run(command, cwd=ROOT, check=False).returncode
    if report.exists():
        count(report, tally)
    return code == 0


def count(report: Path, tally: Tally) -> None:
    for case in ET.parse(report).iter("testcase"):
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
