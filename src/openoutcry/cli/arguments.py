"""Words of a command line become values here, or are refused with what would be right."""

import sys
from collections.abc import Callable
from pathlib import Path

from openoutcry.cli.errors import CannotRead, CannotWrite, WrongUsage

LARGEST_FILE = 64 * 1024 * 1024
LARGEST_NUMBER = 2**53


def whole(option: str, least: int, most: int = LARGEST_NUMBER) -> Callable[[str], int]:
    """A reader of whole numbers from `least` to `most`."""

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
    """A reader of numbers from `least` to `most`."""

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


def settings(words: list[str]) -> dict[str, str]:
    """The options of a game, from `--set option=value`."""
    asked: dict[str, str] = {}
    for word in words:
        option, equals, value = word.partition("=")
        if not equals or not option.strip() or not value.strip():
            raise WrongUsage("usage-set", f"--set needs option=value, not {word!r}", value=word)
        asked[option.strip()] = value.strip()
    return asked


def names(option: str, text: str) -> list[str]:
    """Names with commas between them."""
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise WrongUsage(
            "usage-names", f"{option} needs names with commas between them, not {text!r}", option=option, value=text
        )
    return found


def bot_names(text: str) -> list[str]:
    """The bots that `--bots` names: of the house, installed, `module:Class` from here or from the Python path, or
    `process:COMMAND`."""
    return check_bots(bot_list(text))


def bot_list(text: str) -> list[str]:
    """Bots with commas between them; a comma within quotation marks is part of a command."""
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
    """A bot that is quoted as a whole, without the marks."""
    whole = len(name) > 1 and name[0] in "\"'" and name.find(name[0], 1) == len(name) - 1
    return name[1:-1].strip() if whole else name


def check_bots(wanted: list[str]) -> list[str]:
    """These bots, if there are such."""
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    from openoutcry.bots import check_bot
    from openoutcry.bots.process import command_of, is_program

    for bot in wanted:
        check_bot(bot)
        if is_program(bot):
            from openoutcry.cli.bot_troubles import tell_troubles

            command_of(bot)
            tell_troubles()
    return wanted


def read_text(path: Path) -> str:
    """The text in a file."""
    try:
        if path.stat().st_size > LARGEST_FILE:
            raise CannotRead("file-too-large", f"{path} is too large", file=str(path))
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as problem:
        raise CannotRead("file-not-text", f"{path} is not a text file", file=str(path)) from problem
    except (OSError, ValueError) as problem:
        raise _cannot_read(path) from problem


def read_house_set(game: str, path: Path) -> str:
    """The text of a house set: of the one of this name that comes with the game, or of a file."""
    from openoutcry.games.catalogue import house_set_text, house_sets

    if str(path) in house_sets(game):
        return house_set_text(game, str(path))
    return read_text(path)


def check_readable(path: Path) -> None:
    """Refuse a file that is not there, before anything else is loaded for it."""
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
    """Put the text into a file; a file that is there is replaced."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as problem:
        raise cannot_write(path) from problem


def picture_file(path: Path) -> None:
    """Refuse a file into which no picture can be drawn."""
    if path.suffix != ".svg":
        message = f"{path.name}: a picture is written to a file that ends in .svg"
        raise WrongUsage("usage-picture", message, file=path.name)
    try_to_write(path)


def try_to_write(path: Path) -> None:
    """Refuse a file that cannot be written before hours of play, not after."""
    there = path.exists()
    try:
        with path.open("ab"):
            pass
        if not there:
            path.unlink()
    except OSError as problem:
        raise cannot_write(path) from problem


def cannot_write(path: Path) -> CannotWrite:
    """Why a file cannot be written, as far as that can be seen."""
    if path.is_dir():
        return CannotWrite("file-is-folder", f"{path} is a folder, and a file is needed", file=str(path))
    if not path.parent.is_dir():
        return CannotWrite("folder-missing", f"there is no folder {path.parent}", file=str(path.parent))
    return CannotWrite("file-unwritable", f"{path} cannot be written", file=str(path))
