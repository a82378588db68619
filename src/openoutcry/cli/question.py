"""A question and its answers on a terminal: an answer a line where there is room, else in columns, else the words to
type alone. Every form has all answers."""

from collections.abc import Callable
from typing import NamedTuple

from rich.text import Text

from openoutcry.cli.answers import Offer
from openoutcry.cli.screen import spoken
from openoutcry.match.match import Match
from openoutcry.text.terminal.lines import fanned, padded, row, wrapped
from openoutcry.text.terminal.livery import QUIET, STRONG

MOST_COLUMNS = 6
GAP = 2


class Answer(NamedTuple):
    """A line below a question: one answer, or several that differ in their last word. A `note` stands in brackets."""

    numbers: str
    meaning: str
    words: str
    note: str = ""
    bare: str = ""  # of several answers, what to type without their notes

    @property
    def noted(self) -> str:
        """What to type, and the note on it."""
        return f"{self.words} ({self.note})" if self.note else self.words

    @property
    def several(self) -> bool:
        """Whether it is more than one answer."""
        return "–" in self.numbers

    def joined(self, number: int, words: str, note: str = "") -> "Answer":
        """The line with one more answer on it."""
        first = self.numbers.partition("–")[0]
        begun = "  ".join(self.words.rsplit(" ", 1))
        so_far = self if self.several else self._replace(words=begun, bare=begun)
        one_more = Answer("", "", words.rpartition(" ")[2], note)
        both = f"{so_far.noted} | {one_more.noted}"
        return Answer(f"{first}–{number}", self.meaning, both, bare=f"{so_far.bare} | {one_more.words}")


def open_answers(match: Match, seat: int, offer: Offer) -> list[Answer]:
    """Each open answer on a line; those that differ in their last word only may share one."""
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
                meaning = f"{meaning} ({spoken('chosen-so-far')})"
            lines.append(Answer(str(number), meaning, typed, note))
        before = alike
    return lines


def whole_answers(answers: list[Answer]) -> list[Text]:
    """Number, meaning, words to type, below each other."""
    longest = max(len(answer.meaning) for answer in answers)
    return [
        row(_number(answer, answers), f" {answer.meaning:<{longest}}  ", (answer.noted, QUIET)) for answer in answers
    ]


def question_forms(asked: str, answers: list[Answer], width: int) -> list[list[Text]]:
    """The question with its answers in fewer and fewer lines, none of them wider than `width`."""
    question = [Text(part.plain, STRONG) for part in wrapped(row(asked), "", width)]
    forms = [[*question, *(line for answer in whole_answers(answers) for line in _within(answer, width))]]
    for said in (_whole(answers), _meaning, _words, _bare):
        cells = [row(_number(answer, answers), " ", said(answer)) for answer in answers]
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
    """Meaning and words to type, these below each other where nothing is grouped."""
    longest = max(len(answer.meaning) for answer in answers)
    return lambda answer: row(f"{answer.meaning:<{longest}}  ", (answer.noted, QUIET))


def _meaning(answer: Answer) -> Text:
    """What an answer means; several have to be told by what is typed."""
    return row((answer.noted, QUIET)) if answer.several else row(answer.meaning)


def _words(answer: Answer) -> Text:
    """What to type."""
    return row(answer.noted)


def _bare(answer: Answer) -> Text:
    """What to type, without notes."""
    return row(answer.bare or answer.words)


def _number(answer: Answer, answers: list[Answer]) -> Text:
    wide = max(2, *(len(one.numbers) for one in answers))
    return row((f"  {answer.numbers:>{wide}}", STRONG))


def _in_columns(cells: list[Text], columns: int, width: int) -> list[Text] | None:
    """The cells read downwards, in columns as wide as they have to be; None if the terminal is not that wide."""
    height = -(-len(cells) // columns)
    stacks = [cells[first : first + height] for first in range(0, len(cells), height)]
    wide = [max(cell.cell_len for cell in stack) for stack in stacks]
    if sum(wide) + GAP * (len(wide) - 1) > width:
        return None
    lines = [[stack[n] for stack in stacks if n < len(stack)] for n in range(height)]
    return [row(*(row(padded(cell, wide[n] + GAP)) for n, cell in enumerate(line[:-1])), line[-1]) for line in lines]


def _within(line: Text, width: int) -> list[Text]:
    """The line, on several if it is too long."""
    return [line] if line.cell_len <= width else wrapped(line, "", width)
