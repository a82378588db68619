"""The picture of a load test: how long answers took until everybody was told, from the quickest to the slowest.

Black on white, like the picture of an arena. The scale doubles at each line: a few slow ones are as easy to see as
many quick ones."""

import math
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from openoutcry.cli.arena_picture import INK, PAPER, STYLE
from openoutcry.cli.screen import decimal, spoken

if TYPE_CHECKING:
    from openoutcry.server.load.run import Found

WIDTH, LEFT, RIGHT = 720, 80, 40
TOP, HEIGHT, BOTTOM = 60, 260, 70
SHARES = (0.0, 0.5, 0.9, 0.99, 0.999)
LEAST = 0.5  # milliseconds at the foot of the scale


def drawn(found: "Found") -> str:
    """The picture as SVG."""
    figures, waits = found.figures, sorted(1000 * wait for wait in found.waits) or [LEAST]
    height, floor = TOP + HEIGHT + BOTTOM, TOP + HEIGHT
    most = 2 ** math.ceil(math.log2(max(waits[-1], 2 * LEAST)))
    heading = spoken("loadtest-picture", game=spoken(f"game-{figures.game}"), tables=figures.tables)
    half, last = decimal(figures.p50_ms), decimal(figures.p99_ms)
    told = spoken("loadtest-told", moves=decimal(figures.moves_per_second), half=half, last=last)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title told">',
        f'<title id="title">{escape(heading)}</title>',
        f'<desc id="told">{escape(told)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text class="title" x="20" y="28">{escape(heading)}</text>',
        f'<text class="quiet" x="20" y="{height - 14}">{escape(told)}</text>',
    ]
    mark = LEAST
    while mark <= most:
        y = _y(mark, most)
        lines.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{WIDTH - RIGHT}" y2="{y}"/>')
        label = escape(spoken("loadtest-ms", number=decimal(mark, 1 if mark < 1 else 0)))
        lines.append(f'<text class="quiet" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{label}</text>')
        mark *= 2
    for share in SHARES:
        x = _x(share)
        label = escape(spoken("loadtest-share", number=decimal(100 * share, 1 if share == 0.999 else 0)))
        lines.append(f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{floor}"/>')
        lines.append(f'<text class="quiet" x="{x}" y="{floor + 18}" text-anchor="middle">{label}</text>')
    points = " ".join(f"{_x(share)},{_y(_at(waits, share), most)}" for share in _shares(len(waits)))
    lines.append(f'<polyline points="{points}" fill="none" stroke="{INK}" stroke-width="2.5"/>')
    return "\n".join([*lines, "</svg>", ""])


def _shares(many: int) -> list[float]:
    """From 0 to the last share that so many answers tell apart, at most 0.9999."""
    last = min(4.0, math.log10(max(many, 2)))
    return [1 - 10 ** (-last * step / 200) for step in range(201)]


def _at(waits: list[float], share: float) -> float:
    return max(LEAST, waits[min(len(waits) - 1, int(share * len(waits)))])


def _x(share: float) -> float:
    """Each nine is as wide as the one before."""
    return round(LEFT + min(1.0, -math.log10(1 - share) / 4) * (WIDTH - LEFT - RIGHT), 1)


def _y(wait: float, most: float) -> float:
    return round(TOP + HEIGHT * (1 - math.log2(wait / LEAST) / math.log2(most / LEAST)), 1)
