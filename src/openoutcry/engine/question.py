"""A question: everything about one kind of choice, in one declaration.

The rules ask it by its number and say which options are open. Whoever shows it to people asks the rest here: the words
of its options, the figures that explain it and each answer, and the rule by which an option is closed. Nothing of that
is needed while a game is played, so that a question computes nothing before somebody looks at it.
"""

from typing import Any, Generic, TypedDict, get_type_hints

from openoutcry.engine.position import P


class Figures(TypedDict, total=False):
    """No figures. A question that has some declares them in a type of its own, which adds to this one."""


class Question(Generic[P]):
    """A kind of choice. `number` is what a step asks it by, `words` are those of its options; the answers to a `secret`
    one are not for everybody. `closed` names the rule by which its other options are closed, where that is always the
    same one; `phase` is the part of the game in which it is asked, where the table shows that."""

    def __init__(
        self,
        number: int,
        kind: str,
        words: list[str],
        *,
        secret: bool = False,
        closed: str = "not-offered",
        phase: str = "",
    ) -> None:
        self.number = number
        self.kind = kind
        self.words = words
        self.secret = secret
        self.closed = closed
        self.phase = phase

    def asks(self, g: P, player: int) -> Figures:
        """The figures that explain what is asked now, beyond the kind of the question."""
        return {}

    def figures(self, g: P, player: int, option: int) -> Figures:
        """The figures that explain an option, open or closed: what it costs and brings."""
        return {}

    def all_figures(self, g: P, player: int) -> list[Any]:
        """The figures of every option, in their order. A question with many options may find them faster together."""
        return [self.figures(g, player, option) for option in range(len(self.words))]

    def why_not(self, g: P, player: int, option: int) -> str:
        """The rule that closes this option now."""
        return self.closed

    @property
    def asks_type(self) -> type[Any]:
        """The type that declares the figures of the question."""
        return _returned(type(self).asks)

    @property
    def figures_type(self) -> type[Any]:
        """The type that declares the figures of its options."""
        return _returned(type(self).figures)


def _returned(method: object) -> type[Any]:
    declared: type[Any] = get_type_hints(method)["return"]
    return declared


def by_number(game: str, questions: list[Question[P]]) -> list[Question[P]]:
    """The questions of a game, each at its number. A number or a name that is missing or given twice is a mistake in
    the game."""
    ordered = sorted(questions, key=lambda question: question.number)
    for number, question in enumerate(ordered):
        if question.number < number:
            twin = ordered[number - 1].kind
            raise ValueError(f"{game}: {twin!r} and {question.kind!r} are both question number {question.number}")
        if question.number > number:
            raise ValueError(f"{game}: there is no question number {number}, but one number {question.number}")
    kinds = [question.kind for question in ordered]
    for kind in kinds:
        if kinds.count(kind) > 1:
            raise ValueError(f"{game}: two questions are called {kind!r}")
    return ordered


def seat_words(players: int) -> list[str]:
    """The words of a question that names a player."""
    return [f"player {n + 1}" for n in range(players)]
