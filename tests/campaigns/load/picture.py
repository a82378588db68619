"""The picture of a load test: how long the answers took, as an SVG."""

import math
from xml.sax.saxutils import escape

from openoutcry.cli.arena import INK, PAPER, STYLE, WIDTH
from tests.campaigns.load.run import LoadResult

CHART_LEFT, CHART_RIGHT, CHART_TOP, CHART_HEIGHT, CHART_BOTTOM = 80, 40, 60, 260, 70
SHARES = (0.0, 0.5, 0.9, 0.99, 0.999)
LEAST = 0.5  # milliseconds at the foot of the scale


def loadtest_picture(result: LoadResult) -> str:
    """Draw the latency of answers against the share of answers that were at most as slow.

    The scale of latency doubles at each line, and the scale of shares has equal space for 90 %, 99 % and 99.9 %.
    """
    figures, waits = result.figures, sorted(1000 * wait for wait in result.waits) or [LEAST]
    height, floor = CHART_TOP + CHART_HEIGHT + CHART_BOTTOM, CHART_TOP + CHART_HEIGHT
    most = 2 ** math.ceil(math.log2(max(waits[-1], 2 * LEAST)))
    heading = f"{figures.game}, {figures.tables} tables: time until all players of a table have received an answer"
    description = (
        f"{figures.moves_per_second:.1f} moves a second; half of the answers within {figures.p50_ms:.1f} ms, "
        f"99 of 100 within {figures.p99_ms:.1f} ms"
    )
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
        label = f"{mark:g} ms"
        lines.append(f'<text class="quiet" x="{CHART_LEFT - 8}" y="{y + 4}" text-anchor="end">{label}</text>')
        mark *= 2
    for share in SHARES:
        x = _share_x(share)
        label = f"{100 * share:g} %"
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
