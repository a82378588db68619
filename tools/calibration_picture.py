"""Draws whether the coach's chances come true, in docs/images: what was said against what was won, with intervals, of
all calibrations in docs/coach-results.jsonl (`tools/measure_coach.py calibration … --keep`); prints what it shows, and
the same by game. Squares with bars on a dashed line, by day and by night: nothing is told by a colour alone."""

import json
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

DOCS = Path(__file__).resolve().parents[1] / "docs"
KEPT = DOCS / "coach-results.jsonl"
PICTURE = DOCS / "images" / "calibration.svg"
WIDE = ((0.0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 1.0))  # the bands of the table
SURE = 1.96
SIDE, LEFT, TOP, RIGHT, BOTTOM = 420, 62, 20, 20, 64
FEWEST = 20  # positions without which nothing is drawn
STYLE = """
  .paper { fill: #fbfaf7; } .grid { stroke: #d8d5cd; } text { fill: #1c1d1f; font: 15px system-ui, sans-serif; }
  .quiet { fill: #55585d; font-size: 13px; } .true { stroke: #55585d; stroke-dasharray: 6 5; }
  .bar { stroke: #0b62a4; stroke-width: 2.5; } .point { fill: #0b62a4; }
  .wanted { fill: #b34700; fill-opacity: 0.16; stroke: #b34700; }
  @media (prefers-color-scheme: dark) {
    .paper { fill: #17191c; } .grid { stroke: #3a3e44; } text { fill: #eceae5; } .quiet { fill: #b3b6bb; }
    .true { stroke: #b3b6bb; } .bar { stroke: #6cb8f0; } .point { fill: #6cb8f0; }
    .wanted { fill: #f29a5c; stroke: #f29a5c; }
  }"""


class Held(NamedTuple):
    """Positions of which about the same was said: how many, what was said and what was won on average, and half the
    width of the 95 % interval, by whole games."""

    positions: int
    said: float
    won: float
    error: float


def pooled(lines: list[dict[str, Any]], low: float, high: float) -> Held | None:
    """All kept positions of which from `low` to `high` was said."""
    count, said, won, square = 0, 0.0, 0.0, 0.0
    for line in lines:
        if line["what"] != "calibration":
            continue
        size = len(line["bands"])
        for band in line["bands"][round(low * size) : round(high * size)]:
            count, said, won, square = count + band[0], said + band[1], won + band[2], square + band[3]
    return Held(count, said / count, won / count, SURE * square**0.5 / count) if count else None


def main() -> None:
    """Write the picture, and print what it shows."""
    lines = [json.loads(line) for line in KEPT.read_text().splitlines()]
    for game in sorted({line["game"] for line in lines if line["what"] == "calibration"}):
        theirs = [line for line in lines if line["game"] == game]
        print(game, *(_told(pooled(theirs, *band)) for band in WIDE), sep="\n  ")
    print("all", *(_told(pooled(lines, *band)) for band in WIDE), sep="\n  ")
    edges = [0.0, *(n / 100 for n in range(5, 100, 10)), 1.0]
    held = [one for low, high in pairwise(edges) if (one := pooled(lines, low, high))]
    print("as drawn", *map(_told, held), sep="\n  ")
    PICTURE.write_text(_picture([one for one in held if one.positions >= FEWEST]))


def _told(one: Held | None) -> str:
    if one is None:
        return "no positions"
    return f"said {100 * one.said:.0f}, won {100 * one.won:.0f} ± {100 * one.error:.0f}, {one.positions} positions"


def _picture(held: list[Held]) -> str:
    wide, high = LEFT + SIDE + RIGHT, TOP + SIDE + BOTTOM
    told = "; ".join(f"said {100 * one.said:.0f}, won {100 * one.won:.0f} of 100" for one in held)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">',
        f"<title>What the coach said, and what was won</title><desc>{told}</desc><style>{STYLE}</style>",
        f'<rect class="paper" width="{wide}" height="{high}" rx="8"/>',
    ]
    for hundredths in range(0, 101, 20):
        x, y = _x(hundredths / 100), _y(hundredths / 100)
        parts.append(f'<line class="grid" x1="{LEFT}" y1="{y}" x2="{LEFT + SIDE}" y2="{y}"/>')
        parts.append(f'<line class="grid" x1="{x}" y1="{TOP}" x2="{x}" y2="{TOP + SIDE}"/>')
        parts.append(f'<text class="quiet" x="{LEFT - 8}" y="{y + 4}" text-anchor="end">{hundredths}</text>')
        parts.append(f'<text class="quiet" x="{x}" y="{TOP + SIDE + 20}" text-anchor="middle">{hundredths}</text>')
    parts.append(f'<line class="true" x1="{_x(0)}" y1="{_y(0)}" x2="{_x(1)}" y2="{_y(1)}"/>')
    box = f'x="{_x(0.25)}" y="{_y(0.34)}" width="{_x(0.1) - _x(0)}" height="{_y(0) - _y(0.08)}"'
    parts.append(f'<rect class="wanted" {box}/>')
    for one in held:
        x, y = _x(one.said), _y(one.won)
        top, bottom = _y(min(one.won + one.error, 1.0)), _y(max(one.won - one.error, 0.0))
        parts.append(f'<line class="bar" x1="{x}" y1="{top}" x2="{x}" y2="{bottom}"/>')
        parts += [f'<line class="bar" x1="{x - 5:.1f}" y1="{y}" x2="{x + 5:.1f}" y2="{y}"/>' for y in (top, bottom)]
        parts.append(f'<rect class="point" x="{x - 4:.1f}" y="{y - 4:.1f}" width="8" height="8"/>')
    middle = LEFT + SIDE / 2
    parts.append(f'<text x="{middle}" y="{high - 16}" text-anchor="middle">said, in points of a hundred</text>')
    turned = f'transform="translate(20 {TOP + SIDE / 2}) rotate(-90)"'
    parts.append(f'<text {turned} text-anchor="middle">won, in points of a hundred</text>')
    return "\n".join([*parts, "</svg>", ""])


def _x(share: float) -> float:
    return round(LEFT + SIDE * share, 1)


def _y(share: float) -> float:
    return round(TOP + SIDE * (1 - share), 1)


if __name__ == "__main__":
    main()
