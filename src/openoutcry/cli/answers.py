"""What a person types, understood: the number of an answer, its words or as much of them as is clear, or a command."""

import unicodedata
from typing import Any

from openoutcry.engine.door import Choice
from openoutcry.engine.question import Question
from openoutcry.text.prose import Prose
from openoutcry.text.words import say

COMMANDS = ("undo", "help", "history", "table", "quit")
HINT = "hint"  # a command too, where hints are allowed
CHANGE = "change"  # a command too, while choices are made that nobody sees yet
LONGEST_NUMBER = 9
SHORT = {"?": "help", "q": "quit"}


class Offer:
    """A choice as it is offered to a person: each open answer with its number, and the words for it."""

    def __init__(self, prose: Prose, question: Question[Any], choice: Choice) -> None:
        self.prose = prose
        self.choice = choice
        self.question = question
        self.numbers = dict(zip(_numbers(choice.words), choice.options, strict=True))
        self.words = {option: prose.typed(words) for option, words in zip(choice.options, choice.words, strict=True)}

    def understand(self, typed: str) -> int | None:
        """The option that was meant, open or not; None if nothing is clear."""
        said = folded(typed)
        if said.isdecimal():
            return self.numbers.get(int(said)) if len(said) < LONGEST_NUMBER else None
        for option, words in enumerate(self.question.words):
            if said in (folded(words), folded(self.prose.typed(words))):
                return option
        begun = [option for option, words in self.words.items() if said and folded(words).startswith(said)]
        return begun[0] if len(begun) == 1 else None


def command(lang: str, typed: str) -> str | None:
    """The command that was typed, in English or in the language that is spoken."""
    said = folded(typed)
    for name in (*COMMANDS, HINT):
        if said in (name, folded(say(lang, f"command-{name}"))):
            return name
    return SHORT.get(said)


def whose(lang: str, typed: str) -> str | None:
    """Of "change Ann" the name, empty if nobody is named; None if it is something else that was typed."""
    word, _, name = folded(typed).partition(" ")
    return name if word in (CHANGE, folded(say(lang, f"command-{CHANGE}"))) else None


def folded(text: str) -> str:
    """Without capitals, accents, ligatures and spaces too many."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("œ", "oe")
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def _numbers(words: list[str]) -> list[int]:
    """Answers are numbered from 1; if all of them are numbers of something ("sell 0", "sell 1"), by those."""
    last = [word.rpartition(" ")[2] for word in words]
    if len({word.rpartition(" ")[0] for word in words}) == 1 and all(n.isdecimal() for n in last):
        return [int(n) for n in last]
    return list(range(1, len(words) + 1))
