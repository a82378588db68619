"""Who looks at a table, and how large the terminal is; the letters by which people and companies are told apart."""

from dataclasses import dataclass, field
from string import ascii_uppercase


@dataclass(frozen=True)
class Viewer:
    """One look at a table: the language, the people around it, who is asked, and what was last said."""

    lang: str
    names: list[str]
    house_set: str = ""  # the name of the data, where they are not the printed ones
    bots: list[str | None] = field(default_factory=list)  # by seat: what kind of bot sits there, in words
    width: int = 80
    height: int | None = None  # None where nothing limits it: in a pipe, on a page
    lines_below: int = 0  # lines that the question below will need
    seat: int = -1  # who looks; -1 is nobody who plays
    asked: list[int] = field(default_factory=list)
    messages: list[str] = field(default_factory=list)
    unread: int = 0  # how many of the last lines told are new to whoever looks


def codes(companies: list[str]) -> list[str]:
    """Two letters for each company, no two alike: "Great Northern" is GN, "Frisco" FR."""
    taken: list[str] = []
    for number, name in enumerate(companies):
        words = name.upper().replace("-", " ").split()
        letters = "".join(words) or "?"  # a house set may name a company "-"
        wishes = ["".join(word[0] for word in words)] if len(words) > 1 else []
        wishes += [letters[0] + other for other in letters[1:]]
        taken.append(next((wish[:2] for wish in wishes if wish[:2] not in taken), f"{letters[0]}{number + 1}"))
    return taken


def initials(names: list[str]) -> list[str]:
    """A letter of its own for each player: the first of the name that nobody has yet, then a small one, then any other.

    Never a digit: the markers of seats 2 and 4 on one space of a track would read as its number."""
    taken: list[str] = []
    for name in names:
        letters = [letter for letter in name.upper() if letter.isalpha()]
        small = [letter.lower() for letter in letters if len(letter.lower()) == 1]
        taken.append(next(one for one in [*letters, *small, *ascii_uppercase] if one not in taken))
    return taken
