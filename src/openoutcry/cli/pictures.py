"""The SVG picture of an arena: black on white, so that it can be printed."""

from xml.sax.saxutils import escape

from openoutcry.cli.screen import localized, percent
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
