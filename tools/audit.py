"""Whether anything that is shipped is known to be unsafe: locked libraries of Python, and what the client is built of.

The lists of what is known are elsewhere. Where they cannot be reached, that is said in a sentence, and nothing fails.
"""

import json
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "deploy" / "requirements.txt"
UNREACHED = "the list of known flaws cannot be reached from here, so nothing was looked up"


def main() -> int:
    found = [*python_flaws(), *client_flaws()]
    for flaw in found:
        print(flaw)
    return 1 if found else 0


def python_flaws() -> list[str]:
    """The flaws of locked libraries, by pip-audit, which is fetched for this alone."""
    program = [sys.executable, "-m", "uv", "tool", "run"] if has_uv() else ["pipx", "run"]
    if program[0] == "pipx" and shutil.which("pipx") is None:
        print("Python: neither uv nor pipx is here to run pip-audit")
        return []
    report = said([*program, "pip-audit", "--format=json", "--disable-pip", "--require-hashes", "-r", str(LOCK)])
    if not isinstance(report, dict) or "dependencies" not in report:
        print(f"Python: {UNREACHED}")
        return []
    libraries = report["dependencies"]
    print(f"Python: {len(libraries)} locked libraries looked up")
    return [f"{one['name']} {one['version']}: {flaw['id']}" for one in libraries for flaw in one.get("vulns", [])]


def client_flaws() -> list[str]:
    """The flaws of what the client is built of, by npm."""
    report = said([sys.executable, str(ROOT / "hatch_build.py"), "npm", "audit", "--json", "--omit=dev"])
    if not isinstance(report, dict) or "vulnerabilities" not in report:
        print(f"Client: {UNREACHED}")
        return []
    print(f"Client: {report['metadata']['dependencies']['prod']} packages looked up")
    return [f"{name}: {one['severity']}" for name, one in report["vulnerabilities"].items()]


def has_uv() -> bool:
    return subprocess.run([sys.executable, "-m", "uv", "--version"], capture_output=True, check=False).returncode == 0


def said(command: list[str]) -> Any:
    """What a program says, if it is JSON; programs leave with 1 when they find something."""
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    try:
        return json.loads(done.stdout)
    except json.JSONDecodeError:
        return None


if __name__ == "__main__":
    sys.exit(main())
