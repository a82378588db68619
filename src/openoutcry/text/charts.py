"""Charts as SVG for HTML pages: intervals, histograms, fans, lines and bars.

Form, place and dashes tell elements apart, colours are an addition. Each chart is drawn for broad and for narrow pages.
Callers pass words and figures that are formatted already.
"""

import math
from collections.abc import Sequence
from html import escape
from typing import NamedTuple

from openoutcry.text.html_page import BROAD, NARROW, PageWidth, shortened, svg_start

DASHES = ("", "7 4", "2 3", "10 3 2 3")
STYLE = """
svg .band { fill: var(--rule); opacity: .45; }
svg .par { stroke: var(--ink); stroke-width: 1.3; stroke-dasharray: 5 4; }
svg .thin { stroke: var(--quiet); stroke-width: 1.2; } svg .thick { stroke: var(--ink); stroke-width: 3.4; }
svg .mark { stroke-width: 1.8; stroke: var(--ink); fill: var(--paper); }
svg .above { fill: var(--blue); stroke: var(--blue); } svg .below { fill: var(--orange); stroke: var(--orange); }
svg .bar { fill: var(--blue); opacity: .32; } svg .edge { fill: none; stroke: var(--blue); stroke-width: 1; }
svg .step { fill: none; stroke: var(--orange); stroke-width: 2.2; stroke-linejoin: round; }
svg .far { fill: var(--blue); opacity: .16; } svg .near { fill: var(--blue); opacity: .34; }
svg .middle { fill: none; stroke: var(--blue); stroke-width: 2.2; }
svg .line0 { stroke: var(--blue); } svg .line1 { stroke: var(--orange); } svg .line2 { stroke: var(--green); }
svg .line3 { stroke: var(--mauve); }
"""


class IntervalRow(NamedTuple):
    """Fields of a row of an interval chart: the estimate `at`, its interval (`low`, `high`), and the interval corrected
    for several comparisons (`lowest`, `highest`). `sign` is 1 if the estimate is clearly above, -1 if clearly below,
    else 0. `figure` is the estimate as text."""

    name: str
    at: float
    low: float
    high: float
    lowest: float
    highest: float
    sign: int
    figure: str


class Scale(NamedTuple):
    """A linear mapping from numbers between `low` and `high` to pixels between `start` and `end`."""

    low: float
    high: float
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return the pixel coordinate of a number. Numbers beyond the ends are drawn at the ends."""
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(self.start + share * (self.end - self.start), 1)


def responsive(draw: "Chart") -> str:
    """Return the HTML of a chart in two sizes, for broad and for narrow windows. The style sheet of the page shows one
    of them."""
    return "".join(f'<div class="{page.name}">{draw(page)}</div>' for page in (BROAD, NARROW))


class Chart:
    """Base of all charts. Calling a chart returns its SVG. `description` is the text for readers who do not see the
    picture."""

    def __init__(self, title: str, description: str) -> None:
        self.title, self.description = title, description

    def __call__(self, page: PageWidth) -> str:
        """Return the chart as one SVG element for a page of this width."""
        lines, height = self.body(page)
        return "\n".join([svg_start(page.width, round(height), self.title, self.description), *lines, "</svg>"])

    def body(self, page: PageWidth) -> tuple[list[str], float]:
        """Return the SVG elements of the picture, without the enclosing tag, and its height in pixels. Subclasses
        override this."""
        raise NotImplementedError


class IntervalChart(Chart):
    """A chart with one row per estimate and its interval. `par` is a value that gets a vertical line, with its label;
    `band` is a range of values that is shaded."""

    def __init__(
        self,
        title: str,
        rows: Sequence[IntervalRow],
        ticks: "Ticks",
        par: tuple[float, str] | None = None,
        band: tuple[float, float] | None = None,
    ) -> None:
        super().__init__(title, "; ".join(f"{row.name}: {row.figure}" for row in rows))
        self.rows, self.ticks, self.par, self.band = rows, ticks, par, band

    def body(self, page: PageWidth) -> tuple[list[str], float]:
        """Return the SVG elements of the rows, one below the other, and the height."""
        broad = page is BROAD
        left, right = (196, 66) if broad else (134, 56)
        top, row = 34 if self.par is not None else 6, 27
        scale = Scale(*self.ticks.ends, left, page.width - right)
        floor = top + row * len(self.rows)
        lines: list[str] = []
        if self.band is not None:
            start, end = scale.at(self.band[0]), scale.at(self.band[1])
            lines.append(f'<rect class="band" x="{start}" y="{top}" width="{end - start:.1f}" height="{floor - top}"/>')
        for tick in self.ticks.all if broad else self.ticks.few:
            x = scale.at(tick)
            lines.append(f'<line class="grid" x1="{x}" y1="{top}" x2="{x}" y2="{floor}"/>')
            lines.append(_text(x, floor + 18, self.ticks.word(tick), "middle", "quiet"))
        if self.par is not None:
            par = scale.at(self.par[0])
            lines.append(f'<line class="par" x1="{par}" y1="{top - 6}" x2="{par}" y2="{floor}"/>')
            lines.append(_text(par, top - 12, self.par[1], "middle", "quiet"))
        for place, one in enumerate(self.rows):
            y = top + row * place + row / 2
            lines.append(_text(0, y + 5, shortened(one.name, 27 if broad else 17)))
            lines.append(_text(page.width, y + 5, one.figure, "end"))
            thin = f'x1="{scale.at(one.lowest)}" y1="{y}" x2="{scale.at(one.highest)}" y2="{y}"'
            thick = f'x1="{scale.at(one.low)}" y1="{y}" x2="{scale.at(one.high)}" y2="{y}"'
            lines += [f'<line class="thin" {thin}/>', f'<line class="thick" {thick}/>']
            lines.append(_mark(scale.at(one.at), y, one.sign))
        return lines, floor + 26


class Histogram(Chart):
    """A histogram whose bars are (label, share, figure), where the figure is the text above the bar. Labels that would
    overlap are left out. If `line` has shares of another distribution, it is drawn over the bars, and `names` has the
    names of both."""

    def __init__(
        self,
        title: str,
        description: str,
        bars: Sequence[tuple[str, float, str]],
        line: Sequence[float] = (),
        names: tuple[str, str] = ("", ""),
    ) -> None:
        super().__init__(title, description)
        self.labels, self.figures = [label for label, _, _ in bars], [figure for _, _, figure in bars]
        self.bars, self.line, self.names = [share for _, share, _ in bars], line, names

    def body(self, page: PageWidth) -> tuple[list[str], float]:
        """Return the SVG elements of the bars, from left to right, and the height."""
        top, high = (30, 180) if self.line else (22, 150)
        floor, left = top + high, 4
        wide = (page.width - 2 * left) / len(self.bars)
        most = max([*self.bars, *self.line]) or 1.0
        lines = self._key() if self.line else []
        for place, share in enumerate(self.bars):
            x, tall = left + place * wide, share / most * high
            box = f'x="{x + 1:.1f}" y="{floor - tall:.1f}" width="{max(wide - 2, 1):.1f}" height="{tall:.1f}"'
            lines += [f'<rect class="bar" {box}/>', f'<rect class="edge" {box}/>']
            if not self.line and wide > 8 * max(len(figure) for figure in self.figures):
                lines.append(_text(x + wide / 2, floor - tall - 5, self.figures[place], "middle", "quiet"))
        if self.line:
            spots = [
                f"{left + (place + side) * wide:.1f},{floor - share / most * high:.1f}"
                for place, share in enumerate(self.line)
                for side in (0, 1)
            ]
            lines.append(f'<polyline class="step" points="{" ".join(spots)}"/>')
        lines.append(f'<line class="grid" x1="0" y1="{floor}" x2="{page.width}" y2="{floor}"/>')
        letters = max(len(label) for label in self.labels)
        every = max(1, math.ceil((letters * 8 + 10) / wide))
        for place, label in enumerate(self.labels):
            if place % every == 0:
                lines.append(_text(left + (place + 0.5) * wide, floor + 18, label, "middle", "quiet"))
        return lines, floor + 26

    def _key(self) -> list[str]:
        """Return the SVG elements of the key, which names the bars and the line."""
        first, second = self.names
        x = 30 + len(first) * 7 + 24
        return [
            *(f'<rect class="{look}" x="4" y="5" width="20" height="12"/>' for look in ("bar", "edge")),
            _text(30, 16, first, look="quiet"),
            f'<line class="step" x1="{x}" y1="11" x2="{x + 24}" y2="11"/>',
            _text(x + 30, 16, second, look="quiet"),
        ]


class FanPanel(NamedTuple):
    """Fields of one panel of a fan chart: its name, the positions on the horizontal axis, and five lines of quantiles.
    The third line is the median."""

    name: str
    along: Sequence[int]
    lines: Sequence[Sequence[float]]


class FanChart(Chart):
    """Several panels side by side with one vertical scale, each with shaded areas between the quantiles of a value over
    time."""

    def __init__(self, title: str, description: str, panels: Sequence[FanPanel], ticks: "Ticks", axis: str) -> None:
        super().__init__(title, description)
        self.panels, self.ticks, self.axis = panels, ticks, axis

    def body(self, page: PageWidth) -> tuple[list[str], float]:
        """Return the SVG elements of the panels, three in a row or two on a narrow page, and the height."""
        abreast = min(len(self.panels), 3 if page is BROAD else 2)
        wide, tall = page.width / abreast, 168
        rows = math.ceil(len(self.panels) / abreast)
        lines: list[str] = []
        for place, panel in enumerate(self.panels):
            lines += self._panel(panel, place % abreast * wide, place // abreast * tall, wide)
        height = rows * tall + 18
        lines.append(_text(page.width / 2, height - 4, self.axis, "middle", "quiet"))
        return lines, height

    def _panel(self, panel: FanPanel, x: float, y: float, wide: float) -> list[str]:
        """Return the SVG elements of one panel at (`x`, `y`), `wide` pixels wide, with its name and axes."""
        along = Scale(min(panel.along), max(max(panel.along), min(panel.along) + 1), x + 34, x + wide - 10)
        up = Scale(*self.ticks.ends, y + 142, y + 26)
        lines = [_text(x + 34, y + 15, shortened(panel.name, int((wide - 34) / 7.6)), look="label")]
        for tick in self.ticks.few:
            at = up.at(tick)
            lines.append(f'<line class="grid" x1="{along.start}" y1="{at}" x2="{along.end}" y2="{at}"/>')
            lines.append(_text(x + 29, at + 4, self.ticks.word(tick), "end", "quiet"))
        for low, high, look in ((0, 4, "far"), (1, 3, "near")):
            spots = [(one, panel.lines[low][place]) for place, one in enumerate(panel.along)]
            spots += reversed([(one, panel.lines[high][place]) for place, one in enumerate(panel.along)])
            lines.append(f'<polygon class="{look}" points="{_spots(along, up, spots)}"/>')
        middle = _spots(along, up, list(zip(panel.along, panel.lines[2], strict=True)))
        lines.append(f'<polyline class="middle" points="{middle}"/>')
        for end, anchor in ((along.low, "start"), (along.high, "end")):
            lines.append(_text(along.at(end), y + 158, f"{end:g}", anchor, "quiet"))
        return lines


class LineChart(Chart):
    """A chart of up to four lines of values from 0 to 1, with a key above that names each line and shows its dashes."""

    def __init__(
        self,
        title: str,
        description: str,
        along: Sequence[int],
        lines: Sequence[tuple[str, Sequence[float]]],
        axis: str,
    ) -> None:
        super().__init__(title, description)
        self.along, self.lines, self.axis = along, lines, axis

    def body(self, page: PageWidth) -> tuple[list[str], float]:
        """Return the SVG elements of the key and the lines below it, and the height."""
        top = 22 * len(self.lines) + 14
        floor = top + 230
        across = Scale(min(self.along), max(max(self.along), min(self.along) + 1), 52, page.width - 10)
        up = Scale(0, 1, floor, top)
        lines: list[str] = []
        for hundredths in (0, 25, 50, 75, 100):
            y = up.at(hundredths / 100)
            lines.append(f'<line class="grid" x1="{across.start}" y1="{y}" x2="{across.end}" y2="{y}"/>')
            lines.append(_text(46, y + 4, f"{hundredths} %", "end", "quiet"))
        for place, (name, values) in enumerate(self.lines):
            look = f'class="line line{place}" stroke-dasharray="{DASHES[place]}"'
            y = 22 * place + 10
            lines.append(f'<line {look} x1="2" y1="{y}" x2="40" y2="{y}"/>')
            lines.append(_text(46, y + 5, name, look="quiet"))
            lines.append(
                f'<polyline {look} points="{_spots(across, up, list(zip(self.along, values, strict=True)))}"/>'
            )
        for end, anchor in ((across.low, "start"), (across.high, "end")):
            lines.append(_text(across.at(end), floor + 18, f"{end:g}", anchor, "quiet"))
        lines.append(_text(page.width / 2, floor + 18, self.axis, "middle", "quiet"))
        return lines, floor + 26


class BarChart(Chart):
    """Horizontal bars of (name, share, figure), where the figure is the text after the bar. The longest bar has the
    full width."""

    def __init__(self, title: str, rows: Sequence[tuple[str, float, str]]) -> None:
        super().__init__(title, "; ".join(f"{name}: {figure}" for name, _, figure in rows))
        self.rows = rows

    def body(self, page: PageWidth) -> tuple[list[str], float]:
        """Return the SVG elements of the bars, one below the other, and the height."""
        left, right = (236, 70) if page is BROAD else (146, 58)
        most = max(abs(share) for _, share, _ in self.rows) or 1.0
        lines: list[str] = []
        for place, (name, share, figure) in enumerate(self.rows):
            y, long = place * 28, max(share, 0) / most * (page.width - left - right)
            box = f'x="{left}" y="{y + 5}" width="{max(long, 1):.1f}" height="17"'
            lines += [
                _text(0, y + 18, shortened(name, 33 if page is BROAD else 19)),
                f'<rect class="bar" {box}/><rect class="edge" {box}/>',
                _text(left + max(long, 1) + 6, y + 18, figure),
            ]
        return lines, 28 * len(self.rows) + 4


class Ticks:
    """Round numbers at equal distances for an axis that includes `low` and `high`. A tick is multiplied by `times` and
    written with the format `word`."""

    def __init__(self, low: float, high: float, word: str = "{:g}", times: float = 1.0) -> None:
        step = _step((high - low) / 5 or 1.0)
        start, end = math.floor(low / step + 1e-9), math.ceil(high / step - 1e-9)
        self.all = [place * step for place in range(start, max(end, start + 1) + 1)]
        gaps = len(self.all) - 1
        self.few = self.all[:: 1 if gaps < 4 else 2 if gaps % 2 == 0 else 3 if gaps % 3 == 0 else gaps]
        self.ends = (self.all[0], self.all[-1])
        self._word, self._times = word, times

    def word(self, tick: float) -> str:
        """Return the label of a tick, with a typographic minus sign."""
        number = round(tick * self._times, 6)
        return self._word.replace("+", "" if number == 0 else "+").format(number).replace("-", "−")


def _step(least: float) -> float:
    """Return the smallest of 1, 2, 2.5, 5 and 10 times a power of ten that is at least `least`."""
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 2.5, 5, 10) if step * power >= least * 0.999)


def _spots(across: Scale, up: Scale, values: Sequence[tuple[float, float]]) -> str:
    """Return points as the coordinates of an SVG polyline, in pixels."""
    return " ".join(f"{across.at(x)},{up.at(y)}" for x, y in values)


def _mark(x: float, y: float, sign: int) -> str:
    """Return the SVG of the mark of an estimate: a triangle pointing up (`sign` 1) or down (-1), or a circle (0)."""
    if sign == 0:
        return f'<circle class="mark" cx="{x}" cy="{y}" r="4.6"/>'
    look, tip, foot = ("above", y - 7, y + 5) if sign > 0 else ("below", y + 7, y - 5)
    return f'<polygon class="mark {look}" points="{x},{tip} {x - 6.5:.1f},{foot} {x + 6.5:.1f},{foot}"/>'


def _text(x: float, y: float, words: str, anchor: str = "start", look: str = "") -> str:
    """Return the SVG of a text at a point. `anchor` is the alignment, `look` the CSS class."""
    shown = f' class="{look}"' if look else ""
    side = f' text-anchor="{anchor}"' if anchor != "start" else ""
    return f'<text{shown} x="{x:g}" y="{y:g}"{side}>{escape(words)}</text>'
