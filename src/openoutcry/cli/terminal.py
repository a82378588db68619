"""The terminal of a match: redrawn for each question on a screen, plain lines in a pipe."""

import contextlib
import sys
import threading
from collections.abc import Callable, Iterator, Sequence

from rich.console import Console, Group, RenderableType
from rich.text import Text

from openoutcry.cli.question import Answer, folded, whole_answers
from openoutcry.cli.screen import console, localized
from openoutcry.text.terminal.lines import printable
from openoutcry.text.terminal.styles import STRONG, WARNING

THINKING = 0.15  # seconds after which the line of `thinking` is shown


class Terminal:
    """Standard input and output. `live` is true if both are a terminal."""

    def __init__(self) -> None:
        self.console = console()
        self.live = sys.stdin.isatty() and sys.stdout.isatty()

    @property
    def width(self) -> int:
        """The number of columns."""
        return self.console.width

    @property
    def height(self) -> int:
        """The number of lines."""
        return self.console.height

    def say(self, line: str) -> None:
        """Print a line."""
        self.console.print(Text(printable(line)), soft_wrap=not self.live)

    def refuse(self, line: str) -> None:
        """Print a line as a warning."""
        self.console.print(Text(printable(line), WARNING), soft_wrap=not self.live)

    def page(self, parts: Sequence[RenderableType], below: int) -> bool:
        """Show something to read, in a pager if it leaves fewer than `below` lines of the screen free.

        Return whether it stays on the screen.
        """
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
        """Clear the screen and show only these parts. They are written at once, so that the screen does not flicker."""
        with self.console:
            self.console.clear()
            self.console.print(*parts, sep="\n")

    def table(self, drawing: Group) -> None:
        """Print the drawing of a table, for a pipe."""
        self.console.print()
        self.console.print(drawing)

    def question(self, asked: str, answers: list[Answer]) -> None:
        """Print a question and its answers: number, meaning, words to type."""
        self.console.print()
        self.console.print(Text(printable(asked), STRONG))
        for line in whole_answers(answers):
            self.console.print(Text.assemble(line))

    @contextlib.contextmanager
    def thinking(self, line: str) -> Iterator[None]:
        """Show a line on the screen while the block runs, if it takes longer than THINKING seconds."""
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
        """Read one line of input. `words` are completed by the tab key. Raise EOFError at the end of input."""
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
        """Ask for the terminal to be passed to the next person.

        If the last person saw hidden things, the screen and the history of input are cleared first, and the next person
        has to press Enter.
        """
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
        """Let the tab key complete these words, if Python has readline."""
        with contextlib.suppress(ImportError):
            import readline

            def completion(begun: str, number: int) -> str | None:
                fitting = [word for word in words if word.startswith(begun)]
                return fitting[number] if number < len(fitting) else None

            readline.set_completer_delims("")
            readline.set_completer(completion)
            readline.parse_and_bind("tab: complete")


def height(console: Console, drawing: RenderableType) -> int:
    """Return the number of lines of a drawing."""
    return len(console.render_lines(drawing, pad=False))


SHARE = 0.4  # of a screen that a question may take before its answers stand in columns
AIRY = 30  # lines of a screen from which on a blank one stands above the question


def composed(
    table: Callable[[int], Group], forms: list[list[Text]], remarks: list[Text], console: Console
) -> list[Group | Text]:
    """Return a table, a question and remarks so that they fit the screen, with a free line for the input.

    `table` draws the table above a number of lines. The first of the `forms` of the question that fits is taken, or the
    last.
    """
    shown: list[Group | Text] = []
    for form in forms:
        below = [*([Text("")] if console.height >= AIRY else []), *form, *remarks]
        drawing = table(len(below) + 1)
        shown = [drawing, *below]
        fits = height(console, drawing) + len(below) + 1 <= console.height
        if fits and (len(form) <= SHARE * console.height or form is forms[-1]):
            break
    return shown
