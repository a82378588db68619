"""Write docs/settings.md from the settings themselves: `python tools/settings_page.py`; `--check` only looks."""

import sys
from dataclasses import MISSING, Field
from pathlib import Path
from typing import Any

from openoutcry.cli.manual import option_message
from openoutcry.server.settings import all_settings, option_of, variable_of
from openoutcry.text.catalogues import plain

PAGE = Path(__file__).parent.parent / "docs" / "settings.md"
HEAD = """# Every setting of a server

Made by `tools/settings_page.py`; do not edit. An option counts before a variable of the environment, that before the
file of `--config` (or of `OPENOUTCRY_CONFIG`), and that before the default. In the file each has its name; lists are
lists there, and have commas in a variable. `openoutcry serve --print-config` shows what counts and where it was said.
Times are in seconds unless a line says otherwise.

| name | option | variable | default | |
|---|---|---|---|---|
"""


def main() -> int:
    words = plain("en", "manual")
    rows = [
        f"| `{one.name}` | `{option_of(one)}` | `{variable_of(one)}` | {default(one)} |"
        f" {words[option_message('serve', option_of(one).lstrip('-'))]} |"
        for one in all_settings()
    ]
    text = HEAD + "\n".join(rows) + "\n"
    if "--check" in sys.argv:
        if PAGE.read_text(encoding="utf-8") != text:
            print(f"{PAGE.name} is not what the settings say: run python tools/settings_page.py")
            return 1
        return 0
    PAGE.write_text(text, encoding="utf-8")
    return 0


def default(one: Field[Any]) -> str:
    value = one.default if one.default is not MISSING else {}
    return f"`{value:g}`" if isinstance(value, float) else f"`{value}`" if value not in ("", (), {}) else ""


if __name__ == "__main__":
    sys.exit(main())
