"""The terminal of a match: numbered questions, their layout on the screen, and the answers that people type.

On a screen everything is redrawn for each question; in a pipe there are plain lines.
"""

import contextlib
import sys
import threading
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from rich.console import Console, Group, RenderableType
from rich.text import Text

from openoutcry.cli.screen import console, localized
from openoutcry.engine.door import Choice
from openoutcry.engine.question import Question
from openoutcry.match.match import Match
from openoutcry.text.prose import Prose
from openoutcry.text.terminal.lines import fanned, padded, printable, row, wrapped
from openoutcry.text.terminal.styles import QUIET, STRONG, WARNING
from openoutcry.text.words import say

MOST_COLUMNS = 6
GAP = 2


COMMANDS = ("undo", "help", "history", "table", "quit")
HINT = "hint"  # a command too, where hints are allowed
CHANGE = "change"  # also a command while sealed choices are made
LONGEST_NUMBER = 9
SHORT = {"?": "help", "q": "quit"}


class Offer:
    """A question as shown to a person. `numbers` maps each number to type to its option; `words` maps each option to
    the words to type."""

    def __init__(self, prose: Prose, question: Question[Any], choice: Choice) -> None:
        self.prose = prose
        self.choice = choice
        self.question = question
        self.numbers = dict(zip(_numbers(choice.words), choice.options, strict=True))
        self.words = {option: prose.typed(words) for option, words in zip(choice.options, choice.words, strict=True)}

    def understand(self, typed: str) -> int | None:
        """Return the option that a person typed: by its number, its words, or an unambiguous beginning of them; None if
        the input is unclear. An option that is not allowed now is also returned if all its words were typed, so that
        the refusal can say why."""
        key = folded(typed)
        if key.isdecimal():
            return self.numbers.get(int(key)) if len(key) < LONGEST_NUMBER else None
        for option, words in enumerate(self.question.words):
            if key in (folded(words), folded(self.prose.typed(words))):
                return option
        matching = [option for option, words in self.words.items() if key and folded(words).startswith(key)]
        return matching[0] if len(matching) == 1 else None


def command(lang: str, typed: str) -> str | None:
    """Return the name of the command that was typed, in English, in the current language or as "?" or "q". Return None
    if the input is no command."""
    key = folded(typed)
    for name in (*COMMANDS, HINT):
        if key in (name, folded(say(lang, f"command-{name}"))):
            return name
    return SHORT.get(key)


def change_target(lang: str, typed: str) -> str | None:
    """Return the name in the command "change NAME", "" if there is no name, or None if the input is another command."""
    word, _, name = folded(typed).partition(" ")
    return name if word in (CHANGE, folded(say(lang, f"command-{CHANGE}"))) else None


def folded(text: str) -> str:
    """Return a text in lower case, without accents, ligatures and repeated spaces, for comparing inputs."""
    letters = unicodedata.normalize("NFKD", text.casefold()).replace("œ", "oe")
    return " ".join("".join(letter for letter in letters if not unicodedata.combining(letter)).split())


def _numbers(words: list[str]) -> list[int]:
    """Return the number to type for each answer: 1, 2, …, or the amounts themselves if the answers differ only in a
    number."""
    last = [word.rpartition(" ")[2] for word in words]
    if len({word.rpartition(" ")[0] for word in words}) == 1 and all(n.isdecimal() for n in last):
        return [int(n) for n in last]
    return list(range(1, len(words) + 1))


class AnswerLine(NamedTuple):
    """Fields of one line below a question: a single answer, or a group of answers that differ in their last word.
    `numbers` is "3" or "3–5", `words` what to type, `note` a remark in parentheses."""

    numbers: str
    meaning: str
    words: str
    note: str = ""
    bare: str = ""  # of several answers, what to type without their notes

    @property
    def noted(self) -> str:
        """Return the words to type, followed by the note in parentheses if there is one."""
        return f"{self.words} ({self.note})" if self.note else self.words

    @property
    def several(self) -> bool:
        """Return whether the line is a group of answers."""
        return "–" in self.numbers

    def joined(self, number: int, words: str, note: str = "") -> "AnswerLine":
        """Return a new line with one more answer in its group: its number, its words and its note."""
        first = self.numbers.partition("–")[0]
        matching = "  ".join(self.words.rsplit(" ", 1))
        so_far = self if self.several else self._replace(words=matching, bare=matching)
        one_more = AnswerLine("", "", words.rpartition(" ")[2], note)
        both = f"{so_far.noted} | {one_more.noted}"
        return AnswerLine(f"{first}–{number}", self.meaning, both, bare=f"{so_far.bare} | {one_more.words}")


def open_answers(match: Match, seat: int, offer: Offer) -> list[AnswerLine]:
    """Return lines for all allowed answers of a seat. Consecutive answers that differ only in their last word share a
    line if the game has a heading for them."""
    view, prose = match.view(seat), offer.prose
    lines: list[AnswerLine] = []
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
            lines.append(AnswerLine(str(number), meaning, typed, note))
        before = alike
    return lines


def whole_answers(answers: list[AnswerLine]) -> list[Text]:
    """Return one line for each answer: number, meaning, words to type."""
    longest = max(len(answer.meaning) for answer in answers)
    return [
        row(_number(answer, answers), f" {answer.meaning:<{longest}}  ", (answer.noted, QUIET)) for answer in answers
    ]


def question_forms(asked: str, answers: list[AnswerLine], width: int) -> list[list[Text]]:
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


def _whole(answers: list[AnswerLine]) -> Callable[[AnswerLine], Text]:
    """Return a function that formats a line as meaning and words to type, aligned for this list of lines."""
    longest = max(len(answer.meaning) for answer in answers)
    return lambda answer: row(f"{answer.meaning:<{longest}}  ", (answer.noted, QUIET))


def _meaning(answer: AnswerLine) -> Text:
    """Return the meaning of an answer. For a group of answers return the words to type, with notes."""
    return row((answer.noted, QUIET)) if answer.several else row(answer.meaning)


def _words(answer: AnswerLine) -> Text:
    """Return the words to type for a line, with notes."""
    return row(answer.noted)


def _bare(answer: AnswerLine) -> Text:
    """Return the words to type for a line, without notes."""
    return row(answer.bare or answer.words)


def _number(answer: AnswerLine, answers: list[AnswerLine]) -> Text:
    wide = max(2, *(len(one.numbers) for one in answers))
    return row((f"  {answer.numbers:>{wide}}", STRONG))


def _in_columns(cells: list[Text], columns: int, width: int) -> list[Text] | None:
    """Return lines with the cells arranged in this many columns, filled downwards; None if that is wider than
    `width`."""
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


THINKING = 0.15  # seconds after which the line of `thinking` is shown


class Terminal:
    """Standard input and output of the program. `live` is True if both are a terminal, not a pipe or file."""

    def __init__(self) -> None:
        self.console = console()
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """Return the number of columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """Return the number of lines."""
        return self.console.height

    def say(self, line: str) -> None:
        """Print a line."""
        self.console.print(Text(printable(line)), soft_wrap=not self.live)

    def refuse(self, line: str) -> None:
        """Print a line as a warning."""
        self.console.print(Text(printable(line), WARNING), soft_wrap=not self.live)

    def page(self, parts: Sequence[RenderableType], below: int) -> bool:
        """Show parts of a text, in a pager if they leave fewer than `below` lines of the screen free. Return False if a
        pager was used, so that nothing of it is left on the screen."""
        if not self.live:
            for part in parts:
                self.console.print(part, soft_wrap=True)
        elif height(self.console, Group(*parts)) > self.height - below:
            with self.console.pager():
                self.console.print(*parts, sep="\n")
            return False
        else:
            self.show(parts)
        return True

    def show(self, parts: Sequence[RenderableType]) -> None:
        """Clear the screen and show these parts one below the other. They are written at once, so that the screen does
        not flicker."""
        with self.console:
            self.console.clear()
            self.console.print(*parts, sep="\n")

    def table(self, drawing: Group) -> None:
        """Print the drawing of a table after a blank line, for output to a pipe."""
        self.console.print()
        self.console.print(drawing)

    def question(self, asked: str, answers: list[AnswerLine]) -> None:
        """Print a question and its answers, one per line: number, meaning, words to type."""
        self.console.print()
        self.console.print(Text(printable(asked), STRONG))
        for line in whole_answers(answers):
            self.console.print(Text.assemble(line))

    @contextlib.contextmanager
    def thinking(self, line: str) -> Iterator[None]:
        """Context manager: show a line while the block runs, if it takes longer than THINKING seconds. In a pipe show
        nothing."""
        if not self.live:
            yield
            return
        said = threading.Event()

        def say() -> None:
            said.set()
            sys.stdout.write(printable(line))
            sys.stdout.flush()

        timer = threading.Timer(THINKING, say)
        timer.daemon = True
        timer.start()
        try:
            yield
        finally:
            timer.cancel()
            timer.join()
            if said.is_set():
                sys.stdout.write(f"\r{' ' * len(line)}\r")
                sys.stdout.flush()

    def ask(self, words: list[str]) -> str:
        """Read one line of input and return it. The tab key completes `words`. Raise EOFError at the end of input."""
        prompt = f"{localized('prompt')} "
        if not self.live:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            self.console.print(Text(prompt + line.rstrip("\n")))
            return line
        self._complete(words)
        return input(prompt)

    def agree(self, question: str) -> bool:
        """Ask a yes-no question and return whether the answer is yes."""
        self.console.print(Text(printable(question), STRONG))
        return folded(self.ask([localized("yes"), localized("no")])) in {
            "yes",
            "y",
            folded(localized("yes")),
            folded(localized("yes"))[0],
        }

    def hand_over(self, line: str, covered: bool) -> None:
        """Ask with the sentence `line` for the terminal to be passed to the next person. If `covered` (the previous
        person saw hidden things), the screen and the history of input are cleared first, and the next person has to
        press Enter."""
        if self.live and covered:
            self.console.clear()
            sys.stdout.write("\x1b[3J")  # what has scrolled away, too
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()  # nor may the arrow keys bring back what was typed
        self.console.print()
        self.console.print(Text(printable(line), STRONG))
        if self.live and covered:
            input(f"{localized('press-enter')} ")

    def _complete(self, words: list[str]) -> None:
        """Make the tab key complete these words from now on. Does nothing if Python has no readline."""
        with contextlib.suppress(ImportError):
            import readline

            def completion(begun: str, number: int) -> str | None:
                fitting = [word for word in words if word.startswith(begun)]
                return fitting[number] if number < len(fitting) else None

            readline.set_completer_delims("")
            readline.set_completer(completion)
            readline.parse_and_bind("tab: complete")


def height(console: Console, drawing: RenderableType) -> int:
    """Return the number of lines that a drawing has on this console."""
    return len(console.render_lines(drawing, pad=False))


SHARE = 0.4  # of a screen that a question may take before its answers stand in columns
AIRY = 30  # lines of a screen from which on a blank one stands above the question


def composed(
    table: Callable[[int], Group], forms: list[list[Text]], remarks: list[Text], console: Console
) -> list[Group | Text]:
    """Return a table, a question and remarks that together fit the screen, with a free line for the input. `table`
    draws the table with a number of lines left free. The first of the `forms` of the question that fits is taken, or
    else the last."""
    shown: list[Group | Text] = []
    for form in forms:
        below = [*([Text("")] if console.height >= AIRY else []), *form, *remarks]
        drawing = table(len(below) + 1)
        shown = [drawing, *below]
        fits = height(console, drawing) + len(below) + 1 <= console.height
        if fits and (len(form) <= SHARE * console.height or form is forms[-1]):
            break
    return shown
