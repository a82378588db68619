"""Pictures of an analysis as SVG: the chances over time, and the parts of each result.

Lines differ by dashes and by the names at their ends, bars by their places. Colours are an addition, chosen for readers
with impaired colour vision.
"""

from itertools import pairwise
from typing import NamedTuple
from xml.sax.saxutils import escape

from openoutcry.coach.analysis import Analysis, Sum
from openoutcry.coach.sentences import CoachSentences
from openoutcry.text.html_page import shortened, svg_start
from openoutcry.text.words import say

DASHES = ("", "7 4", "2 3", "10 3 2 3", "1 4", "14 5")
BARS = ("luck", "skill", "table")
TOP, BOTTOM = 14, 34
ROW, BAR, GAP = 96, 15, 5


class PictureLayout(NamedTuple):
    """The measures of a picture in pixels. For a chart: height, margins for figures and names, and the most letters of
    a name; for bars: the middle, and the length of the longest."""

    width: int
    height: int
    left: int
    right: int
    letters: int
    middle: int
    room: int


WIDE = PictureLayout(720, 300, 44, 120, 12, 370, 290)
NARROW = PictureLayout(350, 300, 32, 92, 7, 195, 105)


def chances(teller: CoachSentences, layout: PictureLayout) -> str:
    """Draw the chance of every seat after every decision."""
    found = teller.found
    last = max(found.chances[-1].n, 1)
    lines = [svg_start(layout.width, layout.height, say(teller.lang, "coach-over-time"), _told(teller))]
    floor, end = layout.height - BOTTOM, layout.width - layout.right
    wide = end - layout.left
    for hundredths in (0, 25, 50, 75, 100):
        y = _y(layout, hundredths / 100)
        lines.append(f'<line class="grid" x1="{layout.left}" y1="{y}" x2="{end}" y2="{y}"/>')
        lines.append(f'<text class="quiet" x="{layout.left - 6}" y="{y + 4}" text-anchor="end">{hundredths}</text>')
    for share, anchor in ((0, "start"), (1, "end")):
        x, n = layout.left + wide * share, round(last * share)
        lines.append(f'<text class="quiet" x="{x:.0f}" y="{floor + 20}" text-anchor="{anchor}">{n}</text>')
    label = escape(say(teller.lang, "coach-input"))
    lines.append(
        f'<text class="quiet" x="{layout.left + wide / 2}" y="{floor + 20}" text-anchor="middle">{label}</text>'
    )
    ends = _apart(layout, [found.chances[-2].chances[seat] for seat in range(found.players)])
    for seat, name in enumerate(teller.names):
        spots = " ".join(
            f"{layout.left + wide * point.n / last:.1f},{_y(layout, point.chances[seat])}" for point in found.chances
        )
        look = f'class="line seat{seat}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        lines.append(f'<polyline {look} points="{spots}"/>')
        lines.append(f'<line {look} x1="{end + 4}" y1="{ends[seat]}" x2="{end + 26}" y2="{ends[seat]}"/>')
        lines.append(f'<text x="{end + 30}" y="{ends[seat] + 4}">{escape(shortened(name, layout.letters))}</text>')
    return "\n".join([*lines, "</svg>"])


def bars(teller: CoachSentences, layout: PictureLayout) -> str:
    """Draw luck, skill and table of every seat: gains to the right of the middle, losses to the left."""
    found = teller.found
    height = ROW * found.players
    heading = say(teller.lang, "coach-sum")
    told = "; ".join(f"{one.name}: {_parts(teller, one)}" for one in found.seats)
    lines = [svg_start(layout.width, height, heading, told)]
    most = max(abs(getattr(one, part)) for one in found.seats for part in BARS) or 1.0
    middle = layout.middle
    for seat, one in enumerate(found.seats):
        y = seat * ROW
        won = f"{say(teller.lang, 'coach-result')} {teller.hundredths(one.result)}"
        lines.append(f'<text class="name" x="0" y="{y + 14}">{escape(shortened(one.name, 20))}</text>')
        lines.append(f'<text class="quiet" x="{layout.width}" y="{y + 14}" text-anchor="end">{escape(won)}</text>')
        lines.append(f'<line class="grid" x1="{middle}" y1="{y + 22}" x2="{middle}" y2="{y + 82}"/>')
        for place, part in enumerate(BARS):
            value, top = getattr(one, part), y + 24 + place * (BAR + GAP)
            long = abs(value) / most * (layout.room - 40)
            start = middle if value >= 0 else middle - long
            label = escape(say(teller.lang, f"coach-{part}"))
            lines.append(f'<text class="quiet" x="0" y="{top + 12}">{label}</text>')
            lines.append(f'<rect class="{part}" x="{start:.1f}" y="{top}" width="{max(long, 1):.1f}" height="{BAR}"/>')
            at, anchor = (start + long + 6, "start") if value >= 0 else (start - 6, "end")
            figure = teller.signed(value)
            lines.append(f'<text class="quiet" x="{at:.1f}" y="{top + 12}" text-anchor="{anchor}">{figure}</text>')
    return "\n".join([*lines, "</svg>"])


def spark(values: list[float], columns: int) -> str:
    """Draw values from 0 to 1 as a row of block characters, for a terminal."""
    steps = " ▁▂▃▄▅▆▇█"
    last = len(values) - 1
    picked = [values[round(column * last / max(1, columns - 1))] for column in range(columns)]
    return "".join(steps[min(round(value * (len(steps) - 1)), len(steps) - 1)] for value in picked)


def _told(teller: CoachSentences) -> str:
    first, last = teller.found.chances[1], teller.found.chances[-1]
    return " ".join(
        say(
            teller.lang,
            "coach-chart-told",
            name=name,
            first=teller.hundredths(first.chances[seat]),
            last=teller.hundredths(last.chances[seat]),
        )
        for seat, name in enumerate(teller.names)
    )


def _parts(teller: CoachSentences, one: Sum) -> str:
    return ", ".join(f"{say(teller.lang, f'coach-{part}')} {teller.signed(getattr(one, part))}" for part in BARS)


def _y(layout: PictureLayout, share: float) -> float:
    return round(TOP + (1 - share) * (layout.height - TOP - BOTTOM), 1)


def _apart(layout: PictureLayout, ends: list[float]) -> list[float]:
    """Return the heights of the names at the ends of the lines, moved so that none overlaps another."""
    order = sorted(range(len(ends)), key=lambda seat: -ends[seat])
    places = [_y(layout, end) for end in ends]
    for above, below in pairwise(order):
        places[below] = max(places[below], places[above] + 18)
    lowest = float(layout.height - BOTTOM)
    for seat in reversed(order):
        places[seat] = min(places[seat], lowest)
        lowest = places[seat] - 18
    return [round(place, 1) for place in places]


def points_of(found: Analysis, seat: int) -> list[float]:
    """Return the chances of a seat over time."""
    return [point.chances[seat] for point in found.chances]
