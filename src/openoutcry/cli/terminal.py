"""The terminal that people sit at: a screen drawn anew for each question; in a pipe, plain lines one after another."""

import contextlib
import sys
import threading
from collections.abc import Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from openoutcry.cli.answers import folded
from openoutcry.cli.question import Answer, whole_answers
from openoutcry.cli.screen import console, spoken
from openoutcry.text.terminal.lines import printable
from openoutcry.text.terminal.livery import STRONG, WARNING

THINKING = 0.15  # seconds after which somebody who thinks is said to


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

    def page(self, parts: Sequence[RenderableType], below: int) -> bool:
        """Something to read at leisure: what leaves less than `below` lines is leafed through. Whether it stays."""
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
        """This and nothing else is on the screen; written at once, so that it does not flicker."""
        with self.console:
            self.console.clear()
            self.console.print(*parts, sep="\n")

    def table(self, drawing: Group) -> None:
        """The table, into a pipe."""
        self.console.print()
        self.console.print(drawing)

    def question(self, asked: str, answers: list[Answer]) -> None:
        """What is asked, and the answers: number, meaning, words to type."""
        self.console.print()
        self.console.print(Text(printable(asked), STRONG))
        for line in whole_answers(answers):
            self.console.print(Text.assemble(line))

    @contextlib.contextmanager
    def thinking(self, line: str) -> Iterator[None]:
        """Says on a screen that somebody thinks, if it takes a while, and takes it back."""
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


def height(console: Console, drawing: RenderableType) -> int:
    """The lines that a drawing takes on a screen."""
    return len(console.render_lines(drawing, pad=False))
