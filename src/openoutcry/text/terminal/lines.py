"""Lines of a drawing: texts of an exact width, beside and below each other."""

from unicodedata import category

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.style import Style
from rich.text import Text

HANGING = 4
Part = str | tuple[str, Style | str] | Text


def printable(text: str) -> str:
    """Return the text with control characters replaced, because names and files may come from anybody and could send
    commands to the terminal."""
    if text.isascii() and text.isprintable():
        return text
    return "".join("\ufffd" if category(letter).startswith("C") else letter for letter in text)


def row(*parts: Part) -> Text:
    """Return the parts joined into one line that is never wrapped. Control characters in plain texts are replaced."""
    clean = [part if isinstance(part, Text) else _clean(part) for part in parts]
    return Text.assemble(*clean, no_wrap=True, overflow="crop")


def _clean(part: str | tuple[str, Style | str]) -> str | tuple[str, Style | str]:
    """Return a text, or a pair of text and style, with control characters replaced."""
    return printable(part) if isinstance(part, str) else (printable(part[0]), part[1])


def fit(text: str, width: int) -> str:
    """Return a text cut or padded to `width` columns. A text that is cut ends with an ellipsis."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, width - 1) + "…"


def padded(line: Text, width: int) -> Text:
    """Return a copy of a line, cut or padded to `width` columns."""
    whole = line.copy()
    whole.truncate(width, overflow="ellipsis", pad=True)
    return whole


def wrapped(head: Text, text: str, width: int) -> list[Text]:
    """Return the lines of `head` followed by `text`, broken at `width` columns. All lines but the first are
    indented."""
    whole = row(head, "  ", text) if text else head
    parts = Text.assemble(whole).wrap(Console(width=width, color_system=None), width - HANGING)
    return [row(" " * HANGING if n else "", part) for n, part in enumerate(parts)]


def fanned(before: Text, parts: list[Text], width: int, gap: int = 2) -> list[Text]:
    """Return the parts in rows after the label `before`, with `gap` columns between them and lines of at most `width`
    columns. All lines begin below the first part."""
    lines = [before]
    for part in parts:
        if lines[-1].cell_len == before.cell_len:
            lines[-1] = row(lines[-1], part)
        elif lines[-1].cell_len + gap + part.cell_len <= width:
            lines[-1] = row(lines[-1], " " * gap, part)
        else:
            lines.append(row(" " * before.cell_len, part))
    return lines


def beside(left: list[Text], right: list[Text], width: int, gap: int) -> list[Text]:
    """Return two blocks of lines joined side by side. Lines of the left block are padded to `width`, with `gap` columns
    after them."""
    height = max(len(left), len(right))
    blank = Text("")
    pairs = zip(left + [blank] * (height - len(left)), right + [blank] * (height - len(right)), strict=True)
    return [row(padded(a, width), " " * gap, b) for a, b in pairs]


def headed(title: Text | str, width: int) -> Text:
    """Return a horizontal rule of `width` columns with a title near its left end."""
    line = row("── ", title, " ")
    line.append("─" * max(width - line.cell_len, 0), "dim")
    return padded(line, width)
