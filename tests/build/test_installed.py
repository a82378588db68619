"""What README and docs show runs in a fresh environment that has only what the page says to install.

The wheel is built once and installed twice: alone, and with its extras. The blocks of a page above the first line that
names an extra run with the wheel alone, the whole page with the extras.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import hatch_build
from tests.api.test_pages import PAGES

ROOT = hatch_build.ROOT
EXTRAS = "all,envs,openspiel,picture"
BASE_SIZE = 20  # megabytes of all packages that come with the library alone
EXTRA = re.compile(r'^\|?.*pip install "openoutcry\[', re.MULTILINE)
BLOCK = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)

# Shows a value in a real kernel and writes the kinds of what the notebook displays.
NOTEBOOK = """
import json, sys
from jupyter_client.manager import start_new_kernel
manager, client = start_new_kernel()
shown = []
def keep(message):
    if message["msg_type"] in ("execute_result", "display_data", "stream", "error"):
        shown.append([message["msg_type"], sorted(message["content"].get("data", message["content"]))])
client.execute_interactive(sys.argv[1], output_hook=keep, timeout=120)
client.stop_channels()
manager.shutdown_kernel(now=True)
print(json.dumps(shown))
"""


class Installed:
    """An environment of its own with the wheel."""

    def __init__(self, folder: Path, *packages: str) -> None:
        self.python = folder / ("Scripts" if os.name == "nt" else "bin") / "python"
        self.packages = folder / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"
        for words in (["venv", str(folder)], ["pip", "install", "--python", str(self.python), *packages]):
            command = [sys.executable, "-m", "uv", *words, "--quiet"]
            made = subprocess.run(command, capture_output=True, text=True, check=False)
            if made.returncode != 0:
                pytest.skip(f"nothing can be installed here: {made.stderr.strip()[-200:]}")

    def run(self, code: str, folder: Path, *arguments: str) -> str:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "LC_", "LANG"))}
        command = [self.python, "-I", "-c", code, *arguments]
        environment = kept | {"LANG": "C.UTF-8", "HOME": str(folder)}
        ended = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
        assert ended.returncode == 0, ended.stderr
        return ended.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory) -> Path:
    if not hatch_build.extension_files():
        pytest.skip("the engine is uncompiled here")
    folder = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


@pytest.fixture(scope="module")
def base(wheel, tmp_path_factory) -> Installed:
    return Installed(tmp_path_factory.mktemp("base"), str(wheel))


@pytest.fixture(scope="module")
def everything(wheel, tmp_path_factory) -> Installed:
    return Installed(tmp_path_factory.mktemp("all"), f"{wheel}[{EXTRAS}]", "ipykernel")


def blocks(text: str) -> str:
    """The Python of a page, as one program."""
    return "\n".join(BLOCK.findall(text))


def above_extras(text: str) -> str:
    """A page up to the first line that says to install an extra."""
    found = EXTRA.search(text)
    return text if found is None else text[: found.start()]


@pytest.mark.parametrize(
    "page", [page for page in PAGES if blocks(above_extras(page.read_text("utf-8")))], ids=lambda page: page.name
)
def test_a_page_runs_with_the_library_alone(page, base, tmp_path):
    base.run(blocks(above_extras(page.read_text("utf-8"))), tmp_path)


@pytest.mark.parametrize(
    "page", [page for page in PAGES if EXTRA.search(page.read_text("utf-8"))], ids=lambda page: page.name
)
def test_a_page_that_names_extras_runs_with_them(page, everything, tmp_path):
    everything.run(blocks(page.read_text("utf-8")), tmp_path)


def test_the_library_alone_is_small(base):
    files = [file for file in base.packages.rglob("*") if file.is_file() and "openoutcry" not in str(file.name)]
    others = [file for file in files if not file.relative_to(base.packages).parts[0].startswith("openoutcry")]
    assert sum(file.stat().st_size for file in others) < BASE_SIZE * 2**20


@pytest.mark.parametrize(
    "value",
    [
        "oo.Match(game, seed=1)",
        "game.new(seed=1)",
        "game.new(seed=1).view(0)",
        "oo.simulate(game, ['random'], games=5)",
    ],
)
def test_a_notebook_shows_a_value_once(value, everything, tmp_path):
    code = f"import openoutcry as oo\ngame = oo.open_game('mogul', players=4)\n{value}"
    shown = json.loads(everything.run(NOTEBOOK, tmp_path, code))
    assert shown == [["execute_result", ["text/html", "text/plain"]]]
