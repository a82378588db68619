"""`openoutcry arena`: bots play each other. The results are shown as a table, JSON, or an SVG picture in black on
white.
"""

from xml.sax.saxutils import escape

from rich.table import Table
from rich.text import Text

from openoutcry.cli.arguments import (
    changed_data_file,
    check_picture_file,
    default_players,
    fill_bots,
    parse_game_options,
    write_text,
)
from openoutcry.cli.options import ArenaOptions
from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import (
    console,
    decimal,
    error_console,
    localized,
    percent,
    print_json,
    progress_bar,
    warn_if_uncompiled,
)
from openoutcry.lab.arena import ArenaResult, Standing, Stop, hold_arena
from openoutcry.lab.simulate import Plan

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


def arena_picture(result: ArenaResult) -> str:
    """Return an SVG picture with the share of wins of each bot and its interval, and a dashed line at the share of
    equally strong bots."""
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


# The columns, each at least so wide that its figures are not broken.
HEADINGS = {
    "arena-games": 1,
    "arena-won": 1,
    "arena-interval": 14,
    "arena-rank": 1,
    "arena-rating": 9,
    "arena-ms": 1,
    "arena-slowest": 1,
}
STOPPED = {
    "precision": "arena-stopped-precision",
    "decided": "arena-stopped-decided",
    "interrupted": "arena-stopped-interrupted",
}
STRIP = 41  # columns of the strip on which an interval is drawn


def run_arena(options: ArenaOptions) -> int:
    """Run `openoutcry arena`: play the bots against each other and print the results. Return the exit code: 0, or 130
    after Ctrl-C."""
    players = default_players(options.game) if options.players is None else options.players
    set_text = changed_data_file(options.game, options.house_set, options.changes)
    bots = fill_bots(options.game, options.bots, players)
    plan = Plan(options.game, players, options.seed, bots, parse_game_options(options.sets), set_text)
    if options.picture is not None:
        check_picture_file(options.picture)
    warn_if_uncompiled()
    stop = Stop(None if options.precision is None else options.precision / 100, options.decided)
    with progress_bar(rate=True) as bar:
        task = bar.add_task(localized("simulate-playing"), total=-(-options.games // players) * players)
        result = hold_arena(plan, options.games, options.jobs, stop, lambda played: bar.advance(task, played))
    if result.stopped in STOPPED:
        error_console().print(localized(STOPPED[result.stopped], deals=result.deals))
    if options.picture is not None:
        write_text(options.picture, arena_picture(result))
        error_console().print(localized("arena-drawn", file=str(options.picture)))
    if options.json:
        print_json(result)
    else:
        console().print(_table(result))
        console().print(_strips(result))
    return INTERRUPTED if result.stopped == "interrupted" else 0


def title(result: ArenaResult) -> str:
    """Return the heading of the results: game, players, games, deals and seed."""
    return localized(
        "arena-title",
        game=localized(f"game-{result.game}"),
        players=result.players,
        games=result.games,
        deals=result.deals,
        seed=str(result.seed),
    )


def _table(result: ArenaResult) -> Table:
    table = Table(title=title(result), title_justify="left", title_style="bold", box=None)
    table.add_column(localized("simulate-who"), overflow="fold")
    for heading, width in HEADINGS.items():
        table.add_column(localized(heading), justify="right", min_width=width)
    ratings = {standing.bot: standing for standing in result.ratings}
    for standing in result.bots:
        rated = ratings.get(standing.bot)
        table.add_row(
            standing.bot,
            str(standing.games),
            percent(standing.win_rate),
            f"{decimal(100 * standing.low)} – {percent(standing.high)}",
            decimal(standing.mean_rank, 2),
            "–" if rated is None else f"{rated.rating:+.0f} ±{(rated.high - rated.low) / 2:.0f}",
            decimal(standing.ms_per_decision, 2),
            decimal(result.slowest_ms[standing.bot]),
        )
    return table


def _strips(result: ArenaResult) -> Table:
    """Return a table with one line per bot that draws the interval of its share of wins on a scale from 0 to 100 %, and
    the scale below."""
    table = Table(box=None, show_header=False)
    table.add_column(overflow="fold")
    table.add_column(no_wrap=True)
    table.add_row()
    for standing in result.bots:
        table.add_row(standing.bot, strip(standing, result.par))
    table.add_row("", Text(_scale(result.par)))
    return table


def strip(standing: Standing, par: float) -> Text:
    """Return a line of characters that draws an interval on a scale from 0 to 100 %: both ends, the share of wins (●),
    and `par`, the share of equally strong bots (┊)."""
    cells = [" "] * STRIP
    cells[_place(par)] = "┊"
    low, middle, high = _place(standing.low), _place(standing.win_rate), _place(standing.high)
    cells[low : high + 1] = "─" * (high - low + 1)
    if low < _place(par) < high:
        cells[_place(par)] = "┼"
    cells[low], cells[high] = "├", "┤"
    cells[middle] = "●"
    return Text("".join(cells))


def _scale(par: float) -> str:
    """Return two lines of text: the label at `par` (the share of equally strong bots, 0 to 1), and the ends of the
    scale."""
    words, place = localized("arena-par", par=percent(par)), _place(par)
    fits = place + 2 + len(words) <= STRIP
    named = " " * place + f"┊ {words}" if fits else f"{words} ┊".rjust(place + 1)
    return f"{named}\n0 %{' ' * (STRIP - 8)}100 %"


def _place(share: float) -> int:
    return round(share * (STRIP - 1))
