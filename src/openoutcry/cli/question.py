"""Questions in the terminal: numbered answers, their layout on the screen, and the answers that people type."""

import unicodedata
from collections.abc import Callable
from typing import Any, NamedTuple

from rich.text import Text

from openoutcry.cli.screen import localized
from openoutcry.engine.door import Choice
from openoutcry.engine.question import Question
from openoutcry.match.match import Match
from openoutcry.text.prose import Prose
from openoutcry.text.terminal.lines import fanned, padded, row, wrapped
from openoutcry.text.terminal.styles import QUIET, STRONG
from openoutcry.text.words import say

MOST_COLUMNS = 6
GAP = 2


COMMANDS = ("undo", "help", "history", "table", "quit")
HINT = "hint"  # a command too, where hints are allowed
CHANGE = "change"  # also a command while sealed choices are made
LONGEST_NUMBER = 9
SHORT = {"?": "help", "q": "quit"}


class Offer:
    """A choice as offered to a person. `numbers` maps the number of an open answer to its option, `words` an option to
    what to type."""

    def __init__(self, prose: Prose, question: Question[Any], choice: Choice) -> None:
        self.prose = prose
        self.choice = choice
        self.question = question
        self.numbers = dict(zip(_numbers(choice.words), choice.options, strict=True))
        self.words = {option: prose.typed(words) for option, words in zip(choice.options, choice.words, strict=True)}

    def understand(self, typed: str) -> int | None:
        """Return the option that a person typed: by its number, its words, or an unambiguous beginning of them.

        A closed option is also returned if all its words were typed. Return None if the input is not clear.
        """
        key = folded(typed)
        if key.isdecimal():
            return self.numbers.get(int(key)) if len(key) < LONGEST_NUMBER else None
        for option, words in enumerate(self.question.words):
            if key in (folded(words), folded(self.prose.typed(words))):
                return option
        matching = [option for option, words in self.words.items() if key and folded(words).startswith(key)]
        return matching[0] if len(matching) == 1 else None


def command(lang: str, typed: str) -> str | None:
    """Return the command that was typed, in English, in the current language or as "?" or "q". Return None for other
    input."""
    key = folded(typed)
    for name in (*COMMANDS, HINT):
        if key in (name, folded(say(lang, f"command-{name}"))):
            return name
    return SHORT.get(key)


def change_target(lang: str, typed: str) -> str | None:
    """Return the name in "change NAME", "" if it has no name, or None if another command was typed."""
    word, _, name = folded(typed).partition(" ")
    return name if word in (CHANGE, folded(say(lang, f"command-{CHANGE}"))) else None


def folded(text: str) -> str:
    """Return a text in lower case, without accents, ligatures and repeated spaces."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("œ", "oe")
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def _numbers(words: list[str]) -> list[int]:
    """Return the numbers of the open answers: from 1, or the amounts themselves if the answers differ only in a
    number."""
    last = [word.rpartition(" ")[2] for word in words]
    if len({word.rpartition(" ")[0] for word in words}) == 1 and all(n.isdecimal() for n in last):
        return [int(n) for n in last]
    return list(range(1, len(words) + 1))


class Answer(NamedTuple):
    """One line below a question: a single answer, or a group of answers that differ in their last word.

    `numbers` is "3" or "3–5", `words` what to type, `note` a remark in parentheses.
    """

    numbers: str
    meaning: str
    words: str
    note: str = ""
    bare: str = ""  # of several answers, what to type without their notes

    @property
    def noted(self) -> str:
        """The words to type with their note."""
        return f"{self.words} ({self.note})" if self.note else self.words

    @property
    def several(self) -> bool:
        """Whether the line is a group of answers."""
        return "–" in self.numbers

    def joined(self, number: int, words: str, note: str = "") -> "Answer":
        """Return the line with one more answer in its group."""
        first = self.numbers.partition("–")[0]
        matching = "  ".join(self.words.rsplit(" ", 1))
        so_far = self if self.several else self._replace(words=matching, bare=matching)
        one_more = Answer("", "", words.rpartition(" ")[2], note)
        both = f"{so_far.noted} | {one_more.noted}"
        return Answer(f"{first}–{number}", self.meaning, both, bare=f"{so_far.bare} | {one_more.words}")


def open_answers(match: Match, seat: int, offer: Offer) -> list[Answer]:
    """Return the open answers as lines. Neighbours that differ only in their last word share a line if the game groups
    them."""
    view, prose = match.view(seat), offer.prose
    lines: list[Answer] = []
    before = ""
    for (number, option), words in zip(offer.numbers.items(), offer.choice.words, strict=True):
        values = match.game.option_args(view, seat, option)
        typed = offer.words[option]
        alike = words.rpartition(" ")[0]
        group = prose.group(offer.choice.kind, words, values)
        note = prose.note(offer.choice.kind, words, values)
        if group is not None and alike == before:
            lines[-1] = lines[-1].joined(number, typed, note)
        else:
            meaning = group or prose.answer(offer.choice.kind, words, values)
            if option == offer.choice.chosen:
                meaning = f"{meaning} ({localized('chosen-so-far')})"
            lines.append(Answer(str(number), meaning, typed, note))
        before = alike
    return lines


def whole_answers(answers: list[Answer]) -> list[Text]:
    """Return one line for each answer: number, meaning, words to type."""
    longest = max(len(answer.meaning) for answer in answers)
    return [
        row(_number(answer, answers), f" {answer.meaning:<{longest}}  ", (answer.noted, QUIET)) for answer in answers
    ]


def question_forms(asked: str, answers: list[Answer], width: int) -> list[list[Text]]:
    """Return layouts of a question with all its answers, from the most spacious to the most compact.

    No line is wider than `width`. Each layout is shorter than the one before.
    """
    question = [Text(part.plain, STRONG) for part in wrapped(row(asked), "", width)]
    forms = [[*question, *(line for answer in whole_answers(answers) for line in _within(answer, width))]]
    for formatted in (_whole(answers), _meaning, _words, _bare):
        cells = [row(_number(answer, answers), " ", formatted(answer)) for answer in answers]
        for columns in range(1, MOST_COLUMNS + 1):
            lines = _in_columns(cells, columns, width)
            if lines is not None:
                forms.append([*question, *lines])
    cells = [row((f"{answer.numbers} ", STRONG), _bare(answer)) for answer in answers]
    forms.append([*question, *(part for line in fanned(row(" "), cells, width) for part in _within(line, width))])
    least = [forms[0]]
    for form in forms[1:]:
        if len(form) < len(least[-1]):
            least.append(form)
    return least


def _whole(answers: list[Answer]) -> Callable[[Answer], Text]:
    """Return a function that formats an answer as its meaning and its words, aligned in columns."""
    longest = max(len(answer.meaning) for answer in answers)
    return lambda answer: row(f"{answer.meaning:<{longest}}  ", (answer.noted, QUIET))


def _meaning(answer: Answer) -> Text:
    """Return the meaning of an answer, or the words to type for a group."""
    return row((answer.noted, QUIET)) if answer.several else row(answer.meaning)


def _words(answer: Answer) -> Text:
    """Return the words to type, with notes."""
    return row(answer.noted)


def _bare(answer: Answer) -> Text:
    """Return the words to type, without notes."""
    return row(answer.bare or answer.words)


def _number(answer: Answer, answers: list[Answer]) -> Text:
    wide = max(2, *(len(one.numbers) for one in answers))
    return row((f"  {answer.numbers:>{wide}}", STRONG))


def _in_columns(cells: list[Text], columns: int, width: int) -> list[Text] | None:
    """Arrange cells in columns, filled downwards. Return None if they are wider than `width`."""
    height = -(-len(cells) // columns)
    stacks = [cells[first : first + height] for first in range(0, len(cells), height)]
    wide = [max(cell.cell_len for cell in stack) for stack in stacks]
    if sum(wide) + GAP * (len(wide) - 1) > width:
        return None
    lines = [[stack[n] for stack in stacks if n < len(stack)] for n in range(height)]
    return [row(*(row(padded(cell, wide[n] + GAP)) for n, cell in enumerate(line[:-1])), line[-1]) for line in lines]


def _within(line: Text, width: int) -> list[Text]:
    """Return the line, wrapped if it is wider than `width`."""
    return [line] if line.cell_len <= width else wrapped(line, "", width)
