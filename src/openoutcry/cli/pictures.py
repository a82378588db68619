"""SVG pictures of an arena and of a load test.

They are black on white and use no colour, so that they can be printed.
"""

import math
from typing import TYPE_CHECKING
from xml.sax.saxutils import escape

from openoutcry.cli.screen import decimal, localized, percent
from openoutcry.lab.arena import Result, Standing

if TYPE_CHECKING:
    from openoutcry.server.load.run import LoadResult

WIDTH, LEFT, RIGHT = 720, 200, 30
TOP, ROW, BOTTOM = 70, 44, 60
CHART_LEFT, CHART_RIGHT, CHART_TOP, CHART_HEIGHT, CHART_BOTTOM = 80, 40, 60, 260, 70  # of the load test
SHARES = (0.0, 0.5, 0.9, 0.99, 0.999)
LEAST = 0.5  # milliseconds at the foot of the scale of the load test
LONGEST = 26  # letters of a bot's name that have room
INK, QUIET, PAPER = "#111111", "#555555", "#ffffff"
STYLE = f"""
    text {{ font-family: system-ui, sans-serif; font-size: 14px; fill: {INK}; }}
    .title {{ font-weight: bold; font-size: 16px; }}
    .quiet {{ fill: {QUIET}; font-size: 12px; }}
    .grid {{ stroke: #cccccc; stroke-width: 1; }}
    .par {{ stroke: {INK}; stroke-width: 1.5; stroke-dasharray: 6 4; }}
    .interval {{ stroke: {INK}; stroke-width: 2.5; }}
"""


def arena_picture(result: Result) -> str:
    """Draw the win rate of each bot with its interval, and par as a dashed line."""
    height = TOP + ROW * len(result.bots) + BOTTOM
    floor = TOP + ROW * len(result.bots)
    heading = localized(
        "arena-picture", game=localized(f"game-{result.game}"), players=result.players, games=result.games
    )
    description = "; ".join(
        f"{standing.bot}: {percent(standing.win_rate)} ({percent(standing.low)} – {percent(standing.high)})"
        for standing in result.bots
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title told">',
        f'<title id="title">{escape(heading)}</title>',
        f'<desc id="told">{escape(description)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text class="title" x="20" y="28">{escape(heading)}</text>',
    ]
    for hundredths in (0, 25, 50, 75, 100):
        x = _win_x(hundredths / 100)
        lines.append(f'<line class="grid" x1="{x}" y1="{TOP - 14}" x2="{x}" y2="{floor}"/>')
        label = percent(hundredths / 100).replace(_tenth(), "")
        lines.append(f'<text class="quiet" x="{x}" y="{floor + 18}" text-anchor="middle">{label}</text>')
    par = _win_x(result.par)
    lines.append(f'<line class="par" x1="{par}" y1="{TOP - 14}" x2="{par}" y2="{floor}"/>')
    words = escape(localized("arena-par", par=percent(result.par)))
    lines.append(f'<text class="quiet" x="{par}" y="{TOP - 20}" text-anchor="middle">{words}</text>')
    for row, standing in enumerate(result.bots):
        lines += _row(standing, TOP + ROW * row + ROW // 2)
    lines.append(f'<text class="quiet" x="20" y="{height - 14}">{escape(localized("arena-picture-note"))}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _row(standing: Standing, y: int) -> list[str]:
    name = standing.bot if len(standing.bot) <= LONGEST else f"{standing.bot[: LONGEST - 1]}…"
    low, middle, high = _win_x(standing.low), _win_x(standing.win_rate), _win_x(standing.high)
    ends = [f'<line class="interval" x1="{x}" y1="{y - 7}" x2="{x}" y2="{y + 7}"/>' for x in (low, high)]
    return [
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
        f'<line class="interval" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
        *ends,
        f'<circle cx="{middle}" cy="{y}" r="5.5" fill="{PAPER}" stroke="{INK}" stroke-width="2.5"/>',
        f'<text class="quiet" x="{middle}" y="{y - 11}" text-anchor="middle">{percent(standing.win_rate)}</text>',
    ]


def _win_x(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def _tenth() -> str:
    return f"{localized('decimal-point')}0"


def loadtest_picture(result: "LoadResult") -> str:
    """Draw the latency of answers against the share of answers that were at most as slow.

    The scale of latency doubles at each line, and the scale of shares has equal space for 90 %, 99 % and 99.9 %.
    """
    figures, waits = result.figures, sorted(1000 * wait for wait in result.waits) or [LEAST]
    height, floor = CHART_TOP + CHART_HEIGHT + CHART_BOTTOM, CHART_TOP + CHART_HEIGHT
    most = 2 ** math.ceil(math.log2(max(waits[-1], 2 * LEAST)))
    heading = localized("loadtest-picture", game=localized(f"game-{figures.game}"), tables=figures.tables)
    half, last = decimal(figures.p50_ms), decimal(figures.p99_ms)
    description = localized("loadtest-told", moves=decimal(figures.moves_per_second), half=half, last=last)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title told">',
        f'<title id="title">{escape(heading)}</title>',
        f'<desc id="told">{escape(description)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text class="title" x="20" y="28">{escape(heading)}</text>',
        f'<text class="quiet" x="20" y="{height - 14}">{escape(description)}</text>',
    ]
    mark = LEAST
    while mark <= most:
        y = _wait_y(mark, most)
        lines.append(f'<line class="grid" x1="{CHART_LEFT}" y1="{y}" x2="{WIDTH - CHART_RIGHT}" y2="{y}"/>')
        label = escape(localized("loadtest-ms", number=decimal(mark, 1 if mark < 1 else 0)))
        lines.append(f'<text class="quiet" x="{CHART_LEFT - 8}" y="{y + 4}" text-anchor="end">{label}</text>')
        mark *= 2
    for share in SHARES:
        x = _share_x(share)
        label = escape(localized("loadtest-share", number=decimal(100 * share, 1 if share == 0.999 else 0)))
        lines.append(f'<line class="grid" x1="{x}" y1="{CHART_TOP}" x2="{x}" y2="{floor}"/>')
        lines.append(f'<text class="quiet" x="{x}" y="{floor + 18}" text-anchor="middle">{label}</text>')
    points = " ".join(f"{_share_x(share)},{_wait_y(_wait_at(waits, share), most)}" for share in _shares(len(waits)))
    lines.append(f'<polyline points="{points}" fill="none" stroke="{INK}" stroke-width="2.5"/>')
    return "\n".join([*lines, "</svg>", ""])


def _shares(many: int) -> list[float]:
    """Return 201 shares from 0 to the highest that `many` answers can show, at most 0.9999."""
    last = min(4.0, math.log10(max(many, 2)))
    return [1 - 10 ** (-last * step / 200) for step in range(201)]


def _wait_at(waits: list[float], share: float) -> float:
    return max(LEAST, waits[min(len(waits) - 1, int(share * len(waits)))])


def _share_x(share: float) -> float:
    """Return the position of a share: 0.9, 0.99 and 0.999 have equal distances."""
    return round(CHART_LEFT + min(1.0, -math.log10(1 - share) / 4) * (WIDTH - CHART_LEFT - CHART_RIGHT), 1)


def _wait_y(wait: float, most: float) -> float:
    return round(CHART_TOP + CHART_HEIGHT * (1 - math.log2(wait / LEAST) / math.log2(most / LEAST)), 1)
