"""Who looks at a table, and how wide the terminal is; the letters by which people and companies are told apart."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class Sight:
    """One look at a table: the language, the people around it, who is asked, and what was last said."""

    lang: str
    names: list[str]
    bots: list[str | None] = field(default_factory=list)  # by seat: what kind of bot sits there, in words
    width: int = 80
    height: int = 40
    below: int = 0  # lines that the question below will need
    asked: list[int] = field(default_factory=list)
    you: int | None = None
    told: list[str] = field(default_factory=list)
    fresh: int = 0  # how many of the last lines told are new to whoever looks


def codes(companies: list[str]) -> list[str]:
    """Two letters for each company: "Great Northern" is GN, "Frisco" FR."""
    return [_code(name) for name in companies]


def _code(name: str) -> str:
    words = name.replace("-", " ").split()
    letters = "".join(word[0] for word in words) if len(words) > 1 else name
    return letters[:2].upper().ljust(2)


def initials(names: list[str]) -> list[str]:
    """A letter of its own for each player: the first of the name that nobody has yet, or the seat's number."""
    taken: list[str] = []
    for seat, name in enumerate(names):
        letters = [letter for letter in name.upper() if letter.isalpha() and letter not in taken]
        taken.append(letters[0] if letters else str(seat + 1))
    return taken
