"""A question: everything about one kind of choice, in one declaration.

The rules ask it by its number and say which options are open. Whoever shows it to people asks the rest here: the words
of its options, the figures that explain it and each answer, and the rule by which an option is closed. Nothing of that
is needed while a game is played, so that a question computes nothing before somebody looks at it.
"""

from typing import Any, Generic, TypedDict, get_type_hints

from openoutcry.engine.position import P


class Figures(TypedDict, total=False):
    """The type of a question without figures, which are numbers shown beside a question or option. Questions with
    figures declare them in a subclass."""


class Question(Generic[P]):
    """One kind of choice: the text of its options, the figures that explain it, and the rules that close options.

    `number` is its index in the game, `kind` its name, and `words` the text of each option. Answers to a `secret`
    question are not shown to everybody. `closed` is the default rule by which an option is closed, and `phase` the part
    of the game that the table shows while it is asked, or an empty string.
    """

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
        """Return the figures (numbers by name) that explain the current question to `player`. Empty by default."""
        return {}

    def figures(self, g: P, player: int, option: int) -> Figures:
        """Return the figures (numbers by name) of an option, open or closed, such as its cost and effect. Empty by
        default."""
        return {}

    def all_figures(self, g: P, player: int) -> list[Any]:
        """Return the figures of every option, open or closed, in order. Override it if they can be computed faster
        together."""
        return [self.figures(g, player, option) for option in range(len(self.words))]

    def why_not(self, g: P, player: int, option: int) -> str:
        """Return the name of the rule that closes this option now. It becomes the last part of a message id."""
        return self.closed

    @property
    def asks_type(self) -> type[Any]:
        """The `TypedDict` that declares the figures of the question."""
        return _returned(type(self).asks)

    @property
    def figures_type(self) -> type[Any]:
        """The `TypedDict` that declares the figures of its options."""
        return _returned(type(self).figures)


def _returned(method: object) -> type[Any]:
    declared: type[Any] = get_type_hints(method)["return"]
    return declared


def by_number(game: str, questions: list[Question[P]]) -> list[Question[P]]:
    """Return the questions of a game sorted by number. Raise `ValueError` if a number is missing or used twice, or a
    kind is used twice."""
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
    """Return the option texts of a question that names a player: "player 1", "player 2", …"""
    return [f"player {n + 1}" for n in range(players)]
