"""HTML pages in one file, with style, tables and pictures. The reports of the coach and of the lab use them. They
follow the dark mode of the system, fit telephones, and can be printed.

The colours can be distinguished by readers with impaired colour vision, and no information is in the colour alone.
"""

from collections.abc import Iterable, Sequence
from html import escape
from typing import NamedTuple

STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1c1d1f; --quiet: #55585d; --rule: #d8d5cd; --card: #ffffff;
  --blue: #0b62a4; --orange: #b34700; --green: #00734f; --mauve: #8a3f78; --olive: #6b5a00; --dark: #3d3d3d;
  --grey: #8a8f98; }
@media (prefers-color-scheme: dark) { :root { --paper: #17191c; --ink: #eceae5; --quiet: #b3b6bb; --rule: #3a3e44;
  --card: #1f2226; --blue: #6cb8f0; --orange: #f29a5c; --green: #4fd0a0; --mauve: #e3a0d0; --olive: #e0cf5a;
  --dark: #cfd2d6; --grey: #9aa0a8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { font: 700 1.6rem/1.25 Georgia, serif; margin: 0 0 .25rem; }
h2 { font: 700 1.2rem/1.3 Georgia, serif; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0 0 .25rem; }
p { margin: .25rem 0 .5rem; }
.quiet, small { color: var(--quiet); }
.wide { overflow-x: auto; margin-top: 1rem; }
small { display: block; }
svg { display: block; width: 100%; height: auto; margin-top: .75rem; }
.narrow { display: none; }
@media screen and (max-width: 640px) { .narrow { display: block; } .broad { display: none; } }
svg text { font: 14px system-ui, sans-serif; fill: var(--ink); }
svg .name { font-weight: 700; font-size: 15px; }
svg .quiet { fill: var(--quiet); font-size: 13px; }
svg .grid { stroke: var(--rule); stroke-width: 1; }
svg .line { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; vertical-align: top; }
th:first-child, td:first-child, .words { text-align: left; }
@media screen and (max-width: 640px) { th, td { padding: .35rem .3rem; font-size: .875rem; } }
li { margin: .25rem 0; }
"""


class PageWidth(NamedTuple):
    """Name and width, in pixels, of one of the two sizes in which charts are drawn: broad for windows and paper, narrow
    for telephones."""

    name: str
    width: int


BROAD, NARROW = PageWidth("broad", 720), PageWidth("narrow", 350)


def html_page(lang: str, title: str, body: Iterable[str], style: str = "") -> str:
    """Return a complete HTML page in one file. `body` has HTML elements, `style` additional CSS; `title` is escaped
    here."""
    inside = "\n".join(body).replace(" %", "\u00a0%")  # no line begins with the sign
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n<main>\n{inside}\n</main>\n"
        "</body>\n</html>\n"
    )


def scrolling_table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return an HTML table with the column headings `heads`. The first cell of each row is its heading. A table that is
    wider than the page scrolls sideways. All cells are escaped."""
    head = "".join(f'<th scope="col">{escape(word)}</th>' for word in heads)
    body = "".join(
        f'<tr><th scope="row">{escape(first)}</th>{"".join(f"<td>{escape(cell)}</td>" for cell in rest)}</tr>'
        for first, *rest in rows
    )
    whole = f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"
    return f'<div class="wide" tabindex="0">{whole}</div>'


def captioned_table(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return an HTML table with a caption and without style, for display in a notebook. All cells are escaped."""
    head = "".join(f"<th>{escape(word)}</th>" for word in heads)
    body = "".join(f"<tr>{''.join(f'<td>{escape(cell)}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><caption>{escape(title)}</caption><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def svg_start(width: int, height: int, title: str, description: str) -> str:
    """Return the start tag of an SVG picture of this size, with a title and a description for screen readers."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" '
        f'aria-label="{escape(title)}"><title>{escape(title)}</title><desc>{escape(description)}</desc>'
    )


def shortened(name: str, most: int) -> str:
    """Return a name, or if it is longer than `most` characters its beginning with an ellipsis, `most` characters in
    all."""
    return name if len(name) <= most else f"{name[: most - 1]}…"
