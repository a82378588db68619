"""`openoutcry new game`: writes a package with a small working game.

The files come from the folder `template`. It has the game Blind Bid, which our own tests play and check, so that a new
game is a copy under another name.
"""

import keyword
import re
import shlex
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

from openoutcry.cli.options import NewGameOptions
from openoutcry.cli.run import CannotWrite, WrongUsage, language
from openoutcry.games.catalogue import names
from openoutcry.games.packages import dashed
from openoutcry.text.words import say

TEMPLATE = Path(__file__).parent / "template"
SUFFIXES = {".ftl", ".py", ".toml"}
NAME = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST_NAME = 30
ALL_GAMES = "all"  # `openoutcry check all`


def create_game(options: NewGameOptions) -> int:
    """Run `openoutcry new game`: write the package of a new game and print the commands to type next. Return 0."""
    files = template_files()
    check_name(options.name, files)
    folder = options.into / options.name
    write_files(folder, {renamed(path, options.name): renamed(text, options.name) for path, text in files.items()})
    game = dashed(options.name)
    print(say(language(), "new-game", name=title(options.name), folder=str(folder)))  # noqa: T201
    for command in (
        f"pip install -e {shlex.quote(str(folder))}",
        f"openoutcry check {game}",
        f"openoutcry play {game}",
    ):
        print(command)  # noqa: T201
    return 0


def template_files() -> dict[str, str]:
    """Return the text of each file of the template by its path."""
    found = sorted(path for path in TEMPLATE.rglob("*") if path.suffix in SUFFIXES)
    return {path.relative_to(TEMPLATE).as_posix(): path.read_text("utf-8") for path in found}


def renamed(text: str, name: str) -> str:
    """Return a text or path of the template with the name of the new game in place of that of the template's game,
    Blind Bid."""
    text = text.replace("blind_bid", name).replace("blind-bid", dashed(name))
    return text.replace("BlindBid", class_name(name)).replace("Blind Bid", title(name))


def class_name(name: str) -> str:
    """Return a module name as a class name: "BlindBid" for "blind_bid"."""
    return title(name).replace(" ", "")


def title(name: str) -> str:
    """Return a module name as words: "Blind Bid" for "blind_bid"."""
    return " ".join(word.capitalize() for word in name.split("_"))


def check_name(name: str, files: dict[str, str]) -> None:
    """Raise `WrongUsage` unless a new game can have this name: a valid, unused name of a Python module that does not
    collide with words in the template. `files` are those of the template."""
    if len(name) > LONGEST_NAME or not NAME.fullmatch(name):
        message = f"{name!r}: the name of a game is written like trade_winds, with at most {LONGEST_NAME} characters"
        raise WrongUsage("usage-new-name", message, name=name, most=LONGEST_NAME)
    words = {word for text in files.values() for word in re.findall(r"\w+", text)}
    if {name, class_name(name)} & {*keyword.kwlist, ALL_GAMES} or class_name(name) in words - {"BlindBid"}:
        message = f"{name!r} cannot be the name of a game: Python or Open Outcry uses this word"
        raise WrongUsage("usage-new-word", message, name=name)
    if dashed(name) in names():
        raise WrongUsage("usage-new-game", f"there is a game {dashed(name)!r} already", name=dashed(name))
    found = find_spec(name)
    if found is not None and found.origin is not None:
        raise WrongUsage("usage-new-module", f"there is a Python module {name!r} already", name=name)


def write_files(folder: Path, files: dict[str, str]) -> None:
    """Write files, by relative path, into a folder that does not exist or is empty. Raise `CannotWrite` if that fails;
    nothing is written then."""
    if not folder.parent.is_dir():
        raise CannotWrite("folder-missing", f"there is no folder {folder.parent}", file=str(folder.parent))
    if folder.exists() and not (folder.is_dir() and not any(folder.iterdir())):
        raise CannotWrite("folder-not-empty", f"{folder} exists and is not an empty folder", file=str(folder))
    try:
        with TemporaryDirectory(dir=folder.parent) as made:
            written = Path(made) / folder.name
            for path, text in files.items():
                (written / path).parent.mkdir(parents=True, exist_ok=True)
                (written / path).write_text(text, "utf-8", newline="\n")
            if folder.exists():
                folder.rmdir()
            written.rename(folder)
    except OSError as problem:
        raise CannotWrite("file-unwritable", f"{folder} cannot be written", file=str(folder)) from problem
