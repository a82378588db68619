"""The picture of an arena: a row a bot, its share of wins with the interval, and the share that equals would have.

Black on white, told apart by form and place, never by colour alone, so that it can be printed.
"""

from xml.sax.saxutils import escape

from openoutcry.cli.screen import percent, spoken
from openoutcry.lab.arena import Result, Standing

WIDTH, LEFT, RIGHT = 720, 200, 30
TOP, ROW, BOTTOM = 70, 44, 60
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


def drawn(found: Result) -> str:
    """The picture as SVG."""
    height = TOP + ROW * len(found.bots) + BOTTOM
    floor = TOP + ROW * len(found.bots)
    heading = spoken("arena-picture", game=spoken(f"game-{found.game}"), players=found.players, games=found.games)
    told = "; ".join(
        f"{one.bot}: {percent(one.win_rate)} ({percent(one.low)} – {percent(one.high)})" for one in found.bots
    )
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        'role="img" aria-labelledby="title told">',
        f'<title id="title">{escape(heading)}</title>',
        f'<desc id="told">{escape(told)}</desc>',
        f"<style>{STYLE}</style>",
        f'<rect width="{WIDTH}" height="{height}" fill="{PAPER}"/>',
        f'<text class="title" x="20" y="28">{escape(heading)}</text>',
    ]
    for hundredths in (0, 25, 50, 75, 100):
        x = _x(hundredths / 100)
        lines.append(f'<line class="grid" x1="{x}" y1="{TOP - 14}" x2="{x}" y2="{floor}"/>')
        label = percent(hundredths / 100).replace(_tenth(), "")
        lines.append(f'<text class="quiet" x="{x}" y="{floor + 18}" text-anchor="middle">{label}</text>')
    par = _x(found.par)
    lines.append(f'<line class="par" x1="{par}" y1="{TOP - 14}" x2="{par}" y2="{floor}"/>')
    words = escape(spoken("arena-par", par=percent(found.par)))
    lines.append(f'<text class="quiet" x="{par}" y="{TOP - 20}" text-anchor="middle">{words}</text>')
    for row, one in enumerate(found.bots):
        lines += _row(one, TOP + ROW * row + ROW // 2)
    lines.append(f'<text class="quiet" x="20" y="{height - 14}">{escape(spoken("arena-picture-note"))}</text>')
    return "\n".join([*lines, "</svg>", ""])


def _row(one: Standing, y: int) -> list[str]:
    name = one.bot if len(one.bot) <= LONGEST else f"{one.bot[: LONGEST - 1]}…"
    low, middle, high = _x(one.low), _x(one.win_rate), _x(one.high)
    ends = [f'<line class="interval" x1="{x}" y1="{y - 7}" x2="{x}" y2="{y + 7}"/>' for x in (low, high)]
    return [
        f'<text x="{LEFT - 12}" y="{y + 5}" text-anchor="end">{escape(name)}</text>',
        f'<line class="interval" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
        *ends,
        f'<circle cx="{middle}" cy="{y}" r="5.5" fill="{PAPER}" stroke="{INK}" stroke-width="2.5"/>',
        f'<text class="quiet" x="{middle}" y="{y - 11}" text-anchor="middle">{percent(one.win_rate)}</text>',
    ]


def _x(share: float) -> float:
    return round(LEFT + share * (WIDTH - LEFT - RIGHT), 1)


def _tenth() -> str:
    return f"{spoken('decimal-point')}0"
