"""Small tables of figures as plain text and as HTML, for results that are printed or shown in a notebook."""

from collections.abc import Sequence
from html import escape


def text_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return the table as lines: the first column is aligned to the left, all others to the right."""
    lines = [list(heads), *(list(row) for row in rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heads))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


def html_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return the table as a part of a page, without a style of its own."""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><caption>{escape(title)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
