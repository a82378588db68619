"""The terminal that people sit at: a screen drawn anew for each question; in a pipe, plain lines one after another."""

import contextlib
import sys
from typing import NamedTuple

from rich.console import Group
from rich.text import Text

from openoutcry.cli.answers import folded
from openoutcry.cli.screen import console, spoken
from openoutcry.text.terminal.lines import printable
from openoutcry.text.terminal.livery import QUIET, STRONG, WARNING

LEFT_FREE = 8  # lines that a question needs below a page


class Answer(NamedTuple):
    """A line below a question: one answer, or several that differ in their last word."""

    numbers: str
    meaning: str
    words: str

    def joined(self, number: int, words: str) -> "Answer":
        """The line with one more answer on it."""
        first, several, _ = self.numbers.partition("–")
        so_far = self.words if several else "  ".join(self.words.rsplit(" ", 1))
        return Answer(f"{first}–{number}", self.meaning, f"{so_far} | {words.rpartition(' ')[2]}")


class Terminal:
    """Standard input and output. It is `live` when a person sees both."""

    def __init__(self) -> None:
        self.console = console()
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """Columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """Lines."""
        return self.console.height

    def say(self, line: str) -> None:
        """A sentence."""
        self.console.print(Text(printable(line)), soft_wrap=not self.live)

    def refuse(self, line: str) -> None:
        """A sentence that says no."""
        self.console.print(Text(printable(line), WARNING), soft_wrap=not self.live)

    def page(self, lines: list[str]) -> None:
        """Several sentences to read at leisure: a long page can be leafed through."""
        texts = [Text(printable(line)) for line in lines]
        if not self.live:
            for text in texts:
                self.console.print(text, soft_wrap=True)
        elif len(texts) > self.console.height - LEFT_FREE:
            with self.console.pager():
                self.console.print(*texts, sep="\n")
        else:
            self.console.clear()
            self.console.print(*texts, sep="\n")

    def table(self, drawing: Group) -> None:
        """The table, on a clear screen."""
        if self.live:
            self.console.clear()
        else:
            self.console.print()
        self.console.print(drawing)

    def question(self, asked: str, answers: list[Answer]) -> None:
        """What is asked, and the answers: number, meaning, words to type."""
        self.console.print()
        self.console.print(Text(printable(asked), STRONG))
        wide = max(2, *(len(answer.numbers) for answer in answers))
        longest = max(len(answer.meaning) for answer in answers)
        for numbers, meaning, words in answers:
            said = f" {meaning:<{longest}}  "
            self.console.print(Text.assemble((f"  {numbers:>{wide}} ", STRONG), said, (words, QUIET)))

    def ask(self, words: list[str]) -> str:
        """One line from whoever sits there; EOFError when there is no more."""
        prompt = f"{spoken('prompt')} "
        if not self.live:
            line = sys.stdin.readline()
            if not line:
                raise EOFError
            self.console.print(Text(prompt + line.rstrip("\n")))
            return line
        self._complete(words)
        return input(prompt)

    def agree(self, question: str) -> bool:
        """Yes or no."""
        self.console.print(Text(printable(question), STRONG))
        return folded(self.ask([spoken("yes"), spoken("no")])) in {
            "yes",
            "y",
            folded(spoken("yes")),
            folded(spoken("yes"))[0],
        }

    def hand_over(self, line: str, covered: bool) -> None:
        """Give the terminal to somebody else; what is covered must be off the screen first. A pipe needs no waiting."""
        if self.live and covered:
            self.console.clear()
            sys.stdout.write("\x1b[3J")  # what has scrolled away, too
            with contextlib.suppress(ImportError):
                import readline

                readline.clear_history()  # nor may the arrow keys bring back what was typed
        self.console.print()
        self.console.print(Text(printable(line), STRONG))
        if self.live and covered:
            input(f"{spoken('press-enter')} ")

    def _complete(self, words: list[str]) -> None:
        """The tab key completes words, where Python has readline."""
        with contextlib.suppress(ImportError):
            import readline

            def completion(begun: str, number: int) -> str | None:
                fitting = [word for word in words if word.startswith(begun)]
                return fitting[number] if number < len(fitting) else None

            readline.set_completer_delims("")
            readline.set_completer(completion)
            readline.parse_and_bind("tab: complete")
