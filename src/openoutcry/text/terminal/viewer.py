"""The viewer of a table and the terminal, and the letters that stand for players and companies."""

from dataclasses import dataclass, field
from string import ascii_uppercase


@dataclass(frozen=True)
class Viewer:
    """Fields of the context in which a table is drawn: language, names, size of the terminal, the viewer's seat, the
    seats that have to answer, and the latest messages."""

    lang: str
    names: list[str]
    house_set: str = ""  # the name of the house set, if one is used
    bots: list[str | None] = field(default_factory=list)  # kind of bot by seat, in words
    width: int = 80
    height: int | None = None  # lines, None without a limit, as in a pipe or notebook
    lines_below: int = 0  # lines needed by the question below the table
    seat: int = -1  # the seat of the viewer, -1 for a spectator
    asked: list[int] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    unread: int = 0  # how many of the last messages are new to the viewer


def codes(companies: list[str]) -> list[str]:
    """Return two letters for each company, all different: GN for "Great Northern", FR for "Frisco"."""
    taken: list[str] = []
    for number, name in enumerate(companies):
        words = name.upper().replace("-", " ").split()
        letters = "".join(words) or "?"  # a company of a house set may be called "-"
        candidates = ["".join(word[0] for word in words)] if len(words) > 1 else []
        candidates += [letters[0] + other for other in letters[1:]]
        taken.append(
            next((candidate[:2] for candidate in candidates if candidate[:2] not in taken), f"{letters[0]}{number + 1}")
        )
    return taken


def initials(names: list[str]) -> list[str]:
    """Return a different letter for each player: the first of the name that is free as a capital, then as a small
    letter, then any other.

    Never a digit: the markers of seats 2 and 4 on one space of a track would look like its number.
    """
    taken: list[str] = []
    for name in names:
        letters = [letter for letter in name.upper() if letter.isalpha()]
        small = [letter.lower() for letter in letters if len(letter.lower()) == 1]
        taken.append(next(one for one in [*letters, *small, *ascii_uppercase] if one not in taken))
    return taken
