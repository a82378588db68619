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
    """One letter for each player: the first of the name, or the seat's number where two would share it."""
    first = [(name.strip() or "?")[0].upper() for name in names]
    return [letter if first.count(letter) == 1 else str(seat + 1) for seat, letter in enumerate(first)]
