"""The door at the edge: choices with their words, answers that are checked, refusals that name the rule.

The kernel trusts its caller; people, records and browsers come in through here.
"""

from typing import Any

from openoutcry.engine.bits import numbers
from openoutcry.engine.errors import IllegalChoice, NotAsked, UnreadableChoice, nearest
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, NONE, answer_for, is_sealed, options_for
from openoutcry.engine.position import Position


class Choice:
    """A question to one player: its kind, the numbers of the open options, and the text of each option in `words`.

    `chosen` is the option of a secret simultaneous answer that the player has given and can still change, otherwise
    None.
    """

    def __init__(self, kind: str, player: int, options: list[int], words: list[str], chosen: int | None) -> None:
        self.kind = kind
        self.player = player
        self.options = options
        self.words = words
        self.chosen = chosen

    def __repr__(self) -> str:
        return f"Choice({self.kind!r}, player={self.player}, {self.words})"


def asked(g: Position) -> list[int]:
    """Return the players whose answers the game waits for: seats, or -1 for NATURE, which draws cards. Empty if the
    game is over."""
    if g.options == 0:
        return []
    if is_sealed(g):
        return numbers(g.waiting)
    return [int(g.player)]


def choice(game: Game[Any], g: Position, player: int) -> Choice | None:
    """Return the open choice of `player`, or None if that player is not asked."""
    bits = int(options_for(g, player))
    if bits <= 0:
        return None
    question = game.questions[g.kind]
    options = numbers(bits)
    chosen = int(g.sealed[player]) if player >= 0 and is_sealed(g) and g.sealed[player] != NONE else None
    return Choice(question.kind, player, options, [question.words[n] for n in options], chosen)


def write(game: Game[Any], g: Position, option: int) -> str:
    """Return the text of an option of the current question. `read` is the inverse."""
    return game.questions[g.kind].words[option]


def read(game: Game[Any], g: Position, words: str) -> int:
    """Return the option of the current question whose text is `words`, ignoring case and extra spaces.

    The option need not be open. Raise `NotAsked` if the game is over, and `UnreadableChoice` if no option has this
    text.
    """
    if g.options == 0:
        raise NotAsked("nothing-asked", "nothing is asked: the game is over")
    question = game.questions[g.kind]
    wanted = " ".join(words.lower().split())
    for option, known in enumerate(question.words):
        if known == wanted:
            return option
    offered = [question.words[n] for n in numbers(g.options)]
    open_words = ", ".join(offered)
    raise UnreadableChoice(
        "unreadable-choice",
        f"{words!r} is no answer to {question.kind!r}; say one of: {open_words}",
        words=words,
        open=open_words,
        near=nearest(wanted, offered),
    )


def give(game: Game[Any], g: Position, player: int, option: int) -> None:
    """Apply an answer of `player` and run the game to its next choice.

    Raise `NotAsked` if the player is not asked, and `IllegalChoice` with the rule if the option is not open. The
    position is unchanged then.
    """
    nobody = not NATURE <= player < game.players
    if g.options == 0 or nobody or (player != NATURE and options_for(g, player) == 0):
        raise NotAsked("not-asked", f"seat {player + 1} has nothing to decide now", seat=player)
    bits = int(options_for(g, player))
    if not 0 <= option <= 62 or not bits >> option & 1:
        raise refusal(game, g, player, option)
    answer_for(g, player, option)


def refusal(game: Game[Any], g: Position, player: int, option: int) -> IllegalChoice:
    """Return, without raising it, the error that says why an option is not open to `player` and which options are."""
    question = game.questions[g.kind]
    open_words = ", ".join(question.words[n] for n in numbers(options_for(g, player)))
    if not 0 <= option < len(question.words):
        return IllegalChoice(
            "rule-no-such-option", f"{question.kind!r} has no option {option}; open are: {open_words}", open=open_words
        )
    rule = closed_by(game, g, player, option)
    return IllegalChoice(
        rule,
        f"{question.words[option]!r} is not open ({rule}); open are: {open_words}",
        words=question.words[option],
        open=open_words,
    )


def closed_by(game: Game[Any], g: Position, player: int, option: int) -> str:
    """Return the message id, such as `rule-mogul-…`, of the rule that closes an option of the current question to
    `player`."""
    return f"rule-{game.name}-{game.questions[g.kind].why_not(g, player, option)}"
