"""Conversion of command-line words to values. A wrong word raises `WrongUsage` with a message that says what is
right."""

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from openoutcry.cli.run import CannotRead, CannotWrite, WrongUsage

if TYPE_CHECKING:
    from openoutcry.lab.sets import Change

LARGEST_FILE = 64 * 1024 * 1024
LARGEST_NUMBER = 2**53
USUAL_PLAYERS = 4


def whole(option: str, least: int, most: int = LARGEST_NUMBER) -> Callable[[str], int]:
    """Return a parser that converts text to a whole number from `least` to `most`, and raises `WrongUsage`, naming
    `option`, for any other text."""

    def read(text: str) -> int:
        try:
            number = int(str(text))
        except ValueError:
            number = None
        if number is None or not least <= number <= most:
            raise _wrong_whole(option, str(text), least, most)
        return number

    return read


def number(option: str, least: float, most: float) -> Callable[[str], float]:
    """Return a parser that converts text to a number from `least` to `most`, and raises `WrongUsage`, naming `option`,
    for any other text."""

    def read(text: str) -> float:
        try:
            found = float(str(text))
        except ValueError:
            found = None
        if found is None or not least <= found <= most:
            message = f"{option} is a number from {least:g} to {most:g}, not {text!r}"
            raise WrongUsage(
                "usage-number", message, option=option, value=str(text), least=f"{least:g}", most=f"{most:g}"
            )
        return found

    return read


def _wrong_whole(option: str, text: str, least: int, most: int) -> WrongUsage:
    if most == LARGEST_NUMBER:
        message = f"{option} is a whole number, {least} or more, not {text!r}"
        return WrongUsage("usage-whole-least", message, option=option, value=text, least=str(least))
    message = f"{option} is a whole number from {least} to {most}, not {text!r}"
    return WrongUsage("usage-whole", message, option=option, value=text, least=str(least), most=str(most))


def parse_game_options(words: list[str]) -> dict[str, str]:
    """Return the options of a game, by name, from the values of `--set`, each written option=value. Raise `WrongUsage`
    for another form."""
    asked: dict[str, str] = {}
    for word in words:
        option, equals, value = word.partition("=")
        if not equals or not option.strip() or not value.strip():
            raise WrongUsage("usage-set", f"--set needs option=value, not {word!r}", value=word)
        asked[option.strip()] = value.strip()
    return asked


def split_names(option: str, text: str) -> list[str]:
    """Return the names in a comma-separated list. Raise `WrongUsage`, naming `option`, if one is empty."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise WrongUsage(
            "usage-names", f"{option} needs names with commas between them, not {text!r}", option=option, value=text
        )
    return found


def parse_bots(text: str) -> list[str]:
    """Return the names in a comma-separated list of bots. Raise an error if one does not exist or cannot be loaded."""
    return check_bots(split_bots(text))


def split_bots(text: str) -> list[str]:
    """Return the names in a comma-separated list of bots, without checking that they exist. A comma inside quotation
    marks belongs to a `process:` command. Raise `WrongUsage` for an empty name."""
    found, quote = [""], ""
    for letter in text:
        if letter == "," and not quote:
            found.append("")
            continue
        if letter in "\"'":
            quote = letter if not quote else "" if letter == quote else quote
        found[-1] += letter
    bots = [_unquoted(name.strip()) for name in found]
    if quote or not all(bots):
        message = f"--bots needs names with commas between them, not {text!r}"
        raise WrongUsage("usage-names", message, option="--bots", value=text)
    return bots


def _unquoted(name: str) -> str:
    """Return the name of a bot without the quotation marks around all of it, if there are any."""
    whole = len(name) > 1 and name[0] in "\"'" and name.find(name[0], 1) == len(name) - 1
    return name[1:-1].strip() if whole else name


def check_bots(wanted: list[str]) -> list[str]:
    """Return the given names of bots. Raise an error if one does not exist or cannot be loaded. Modules in the current
    folder are found, because the folder is added to `sys.path`. Programs (`process:`) are not started here."""
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    from openoutcry.bots import check_bot
    from openoutcry.bots.process import command_of, is_program

    for bot in wanted:
        check_bot(bot)
        if is_program(bot):
            from openoutcry.cli.screen import report_program_errors

            command_of(bot)
            report_program_errors()
    return wanted


def default_players(game: str) -> int:
    """Return the usual number of players of a game: 4, or the smallest possible number if the game cannot be played by
    4."""
    from openoutcry.games.catalogue import info

    counts = info(game).players
    return USUAL_PLAYERS if USUAL_PLAYERS in counts else counts[0]


def fill_bots(game: str, names: str | None, seats: int) -> list[str]:
    """Return one bot for each of `seats` seats. `names` is the value of `--bots`: one bot for all seats, or one for
    each; None means the usual bot of the game. Raise `WrongUsage` for another number of bots."""
    from openoutcry.bots import usual_bot

    bots = parse_bots(names) if names is not None else [usual_bot(game)]
    if len(bots) == 1 and (seats > 0 or names is None):
        return bots * seats
    if len(bots) != seats:
        message = f"--bots names {len(bots)} bots, and there are {seats} seats for bots"
        raise WrongUsage("usage-bots", message, bots=len(bots), seats=seats)
    return bots


def read_text(path: Path) -> str:
    """Return the contents of a text file. Raise `CannotRead` if it is missing, unreadable, not UTF-8 or above
    LARGEST_FILE."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise CannotRead("file-too-large", f"{path} is too large", file=str(path))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise CannotRead("file-not-text", f"{path} is not a text file", file=str(path)) from problem
    except (OSError, ValueError) as problem:
        raise _cannot_read(path) from problem


def read_house_set(game: str, path: Path) -> str:
    """Return the text of a house set (a data file with other numbers than the printed ones). `path` is a file, or the
    name of a house set that comes with the game. Raise `CannotRead` if it cannot be read."""
    from openoutcry.games.catalogue import house_set_text, house_sets

    if str(path) in house_sets(game):
        return house_set_text(game, str(path))
    return read_text(path)


def changed_data_file(game: str, house_set: Path | None, changes: "Sequence[str | Change]") -> str | None:
    """Return the data file of a game as text, with some values changed; None if neither `house_set` nor `changes` is
    given, so that the printed numbers apply."""
    from openoutcry.lab.sets import changed_set, read_change

    text = None if house_set is None else read_house_set(game, house_set)
    return changed_set(game, text, [read_change(one) if isinstance(one, str) else one for one in changes])


def check_readable(path: Path) -> None:
    """Raise `CannotRead` if a file does not exist or cannot be opened for reading."""
    try:
        with path.open("rb"):
            pass
    except (OSError, ValueError) as problem:
        raise _cannot_read(path) from problem


def _cannot_read(path: Path) -> CannotRead:
    if path.is_dir():
        return CannotRead("file-is-folder", f"{path} is a folder, and a file is needed", file=str(path))
    if not path.exists():
        return CannotRead("file-missing", f"there is no file {path}", file=str(path))
    return CannotRead("file-unreadable", f"{path} cannot be read", file=str(path))


def write_text(path: Path, text: str) -> None:
    """Write text to a file, replacing its contents. Raise `CannotWrite` if that fails."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise cannot_write(path) from problem


def check_picture_file(path: Path) -> None:
    """Raise an error unless the file name ends in .svg and the file can be written."""
    if path.suffix != ".svg":
        message = f"{path.name}: a picture is written to a file that ends in .svg"
        raise WrongUsage("usage-picture", message, file=path.name)
    check_writable(path)


def check_writable(path: Path) -> None:
    """Raise `CannotWrite` if a file cannot be written. Call it before a long computation."""
    there = path.exists()
    try:
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except OSError as problem:
        raise cannot_write(path) from problem


def cannot_write(path: Path) -> CannotWrite:
    """Return the error to raise for a file that cannot be written, with the most specific reason."""
    if path.is_dir():
        return CannotWrite("file-is-folder", f"{path} is a folder, and a file is needed", file=str(path))
    if not path.parent.is_dir():
        return CannotWrite("folder-missing", f"there is no folder {path.parent}", file=str(path.parent))
    return CannotWrite("file-unwritable", f"{path} cannot be written", file=str(path))
