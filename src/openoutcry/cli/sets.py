"""`openoutcry set`: the set of a game, to be edited; and the set that a command line asks for."""

from pathlib import Path

from openoutcry.cli.arguments import read_house_set
from openoutcry.games.catalogue import data_text, info, open_game
from openoutcry.lab.sets import Change, changed_set, read_change


def show_set(game: str, changes: list[str]) -> int:
    """Print the set as it comes with the game, or with changes."""
    text = set_of(game, None, changes)
    if text is not None:
        open_game(game, info(game).players[0], None, text)
    print(data_text(game) if text is None else text, end="")  # noqa: T201
    return 0


def set_of(game: str, house_set: Path | None, changes: list[str] | list[Change]) -> str | None:
    """The text of the set that is played: of a file, with changes; None for the one that comes with the game."""
    text = None if house_set is None else read_house_set(game, house_set)
    return changed_set(game, text, [read_change(one) if isinstance(one, str) else one for one in changes])
