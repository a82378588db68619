"""The page that makes a fifth game: its files are those of the example, and what it says to type works."""

from __future__ import annotations

import re
import shlex

from tests.cli.conftest import Run
from tests.foreign import EXAMPLES, ROOT, VARIABLE

PAGE = (ROOT / "docs" / "add-a-game.md").read_text("utf-8")
FILES = dict(re.findall(r"^`(blind_bid/[\w./]+)`\n\n```\w+\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL))


def test_the_files_on_the_page_are_those_of_the_example():
    example = {str(file.relative_to(EXAMPLES)): file for file in (EXAMPLES / "blind_bid").rglob("*.*")}
    written = {name for name in example if name.endswith((".py", ".ftl")) and "/fr/" not in name}
    assert set(FILES) == written
    for name, text in FILES.items():
        assert text == example[name].read_text("utf-8"), name


def test_what_the_page_says_to_type_works_with_the_files_on_it(openoutcry: Run, tmp_path):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    typed = re.findall(r"^\$ openoutcry (.*)$", PAGE, re.MULTILINE)
    assert f"export {VARIABLE}=blind_bid" in PAGE
    assert typed[-1] == "serve"
    for line in typed[:-1]:
        done = openoutcry(*shlex.split(line), stdin="bid 1\nkeep\n" * 12, **{VARIABLE: "blind_bid"})
        assert done.returncode == 0, f"{line}: {done.stderr}"
    assert "Three rounds are played." in done.stdout, "the last of them is a whole game"
