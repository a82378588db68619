"""Compares two sides: rule sets, files of rows, or bots.

Both sides play the same deals until the difference is clear. The result is described in sentences, and as one HTML page
without external files.
"""

from collections.abc import Callable, Iterable
from contextlib import closing
from html import escape
from pathlib import Path

import msgspec
import polars as pl

from openoutcry.bots import name_of
from openoutcry.lab.arena import GROWTH
from openoutcry.lab.effects import Effect, effects
from openoutcry.lab.errors import BadSimulation
from openoutcry.lab.intervals import SURE, sure_at_look
from openoutcry.lab.report.rows import read_rows, ready
from openoutcry.lab.report.words import Words
from openoutcry.lab.rows import PARTS, frame
from openoutcry.lab.runs import Piece, play_piece
from openoutcry.lab.simulate import OpenedPlan, Plan, check_plan
from openoutcry.lab.workers import in_order
from openoutcry.text import charts
from openoutcry.text.html_page import html_page, scrolling_table

PIECE = 8  # deals that a process takes at a time
FIRST_LOOK = 32  # deals of each side before anybody looks whether it is clear


class Compared(msgspec.Struct, frozen=True):
    """Fields of the result of a comparison of sides `a` and `b`. `kind` is rules, rows or bots, `paired` whether both
    sides played the same deals, `stopped` why it ended: games (all played), clear or interrupted. `on` is the measure
    that was asked for, its interval with confidence `sure`; `effects` are all measures."""

    kind: str
    game: str
    players: int
    a: str
    b: str
    games: int
    deals: int
    paired: bool
    versions: list[str]
    seed: int | None
    sure: float
    stopped: str
    on: Effect
    effects: list[Effect]


class Sides(msgspec.Struct, frozen=True):
    """Fields that say what is compared: the kind (rules, rows or bots), the names of both sides, and the name of the
    measure that is tested."""

    kind: str
    a: str
    b: str
    on: str


class GameLimits(msgspec.Struct, frozen=True):
    """Fields that bound a comparison: the largest number of games, the number of processes (0: every core), and whether
    to stop as soon as the difference is clear."""

    games: int
    jobs: int
    early: bool


def compare_files(a: Path, b: Path, on: str) -> Compared:
    """Compare two files of rows by the measure `on` and return the result. Raise `BadFile` if one cannot be read,
    `BadSimulation` if they are of different games or lack the measure."""
    return compare_rows(Sides("rows", a.name, b.name, on), read_rows(a).seats, read_rows(b).seats)


def compare_rows(sides: Sides, a: pl.DataFrame, b: pl.DataFrame) -> Compared:
    """Compare the rows of two simulations and return the result. Raise `BadSimulation` if they are of different games
    or lack the measure."""
    games = {str(side["game"][0]) for side in (a, b)}
    if len(games) > 1:
        named = ", ".join(sorted(games))
        raise BadSimulation("compare-games", f"{sides.a} and {sides.b} are of different games: {named}", games=named)
    return _found(sides, *_units(a, b), SURE, "games")


def compare_rules(
    sides: Sides, plans: tuple[Plan, Plan], limits: GameLimits, progress: Callable[[int], None] | None = None
) -> Compared:
    """Play two rule sets, one plan each, on the same deals and return the comparison. `progress` is called with the
    games of each side that were added. After Ctrl-C the result covers the games played; without any, KeyboardInterrupt
    is raised."""
    for plan in plans:
        check_plan(plan)
    with closing(in_order(_play, plans, _pieces(limits.games, 1), limits.jobs)) as played:
        return _until_clear(sides, ((a, b) for a, b in played), limits.early, progress)


def compare_bots(
    sides: Sides, plan: Plan, limits: GameLimits, progress: Callable[[int], None] | None = None
) -> Compared:
    """Play two bots at one table and return the comparison: the second bot in one seat, the first in all others, in
    rotation. `plan.bots` has the second bot in its first seat. Ctrl-C ends the comparison as in `compare_rules`."""
    plan = msgspec.structs.replace(plan, rotate=True)
    check_plan(plan)
    second = pl.col("bot") == name_of(plan.bots[0])
    with closing(in_order(_play, (plan,), _pieces(limits.games, plan.players), limits.jobs)) as played:
        halves = ((rows.filter(~second), rows.filter(second)) for (rows,) in played)
        return _until_clear(sides, halves, limits.early, progress)


def _play(plans: tuple[Plan, ...], matches: range) -> list[pl.DataFrame]:
    """Play the games with the numbers `matches` of each plan. Return one data frame of rows per plan."""
    found: list[pl.DataFrame] = []
    for number, plan in enumerate(plans):
        chunk = play_piece(list(plans), Piece(number, matches.start, matches.stop))
        found.append(ready(frame(chunk.seats, OpenedPlan(plan).legends()[0]), ""))
    return found


def _pieces(games: int, turns: int) -> list[range]:
    """Divide `games` games, rounded up to whole deals, into consecutive ranges of game numbers. `turns` is the number
    of games per deal."""
    most = -(-games // turns) * turns
    return [range(start, min(start + PIECE * turns, most)) for start in range(0, most, PIECE * turns)]


def _until_clear(
    sides: Sides,
    frames: Iterable[tuple[pl.DataFrame, pl.DataFrame]],
    early: bool,
    progress: Callable[[int], None] | None,
) -> Compared:
    """Collect the data frames of both sides and return the comparison. With `early`, test at growing intervals whether
    the difference is clear and stop then; the confidence of each test is raised, so that all tests together err in 5 %
    of cases."""
    first: list[pl.DataFrame] = []
    second: list[pl.DataFrame] = []
    looks, next_look, stopped = 0, float(FIRST_LOOK), "games"
    try:
        for a, b in frames:
            first.append(a)
            second.append(b)
            if progress is not None:
                progress(b["match"].n_unique())
            if early and len(first) * PIECE >= next_look:
                looks, next_look = looks + 1, len(first) * PIECE * GROWTH
                if _is_clear(pl.concat(first), pl.concat(second), sides.on, looks):
                    stopped = "clear"
                    break
    except KeyboardInterrupt:
        if not first:
            raise
        stopped = "interrupted"
    sure = sure_at_look(max(looks, 1)) if early else SURE
    return _found(sides, pl.concat(first), pl.concat(second[: len(first)]), sure, stopped)


def _is_clear(a: pl.DataFrame, b: pl.DataFrame, on: str, look: int) -> bool:
    found = effects(a, b, sure_at_look(look), on)
    return bool(found) and not found[0].low <= 0 <= found[0].high


def _found(sides: Sides, a: pl.DataFrame, b: pl.DataFrame, sure: float, stopped: str) -> Compared:
    found = effects(a, b)
    names = [one.name for one in found]
    if sides.on not in names:
        message = f"there is no measure {sides.on!r}; there are: {', '.join(names)}"
        raise BadSimulation("compare-measure", message, measure=sides.on, measures=", ".join(names))
    on = effects(a, b, sure, sides.on)
    units = pl.concat([a["unit"], b["unit"]]).n_unique()
    seeds = set(a["seed"].unique()) | set(b["seed"].unique()) if "seed" in a.columns and "seed" in b.columns else set()
    versions = [name for side in (a, b) for name in (side["version"].unique() if "version" in side.columns else [])]
    return Compared(
        sides.kind,
        str(a["game"][0]),
        int(a["players"][0]),
        sides.a,
        sides.b,
        a["match"].n_unique() + (0 if sides.kind == "bots" else b["match"].n_unique()),
        units,
        units == a["unit"].n_unique() == b["unit"].n_unique(),
        list(dict.fromkeys(versions)),
        int(seeds.pop()) if len(seeds) == 1 else None,
        sure,
        stopped,
        on[0],
        found,
    )


def _units(a: pl.DataFrame, b: pl.DataFrame) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Return both frames with the column `unit`, which is equal for games of the same deal (same seed and deal number).
    If there is no seed or the numbers of players differ, no unit of one side equals one of the other."""
    seeded = "seed" in a.columns and "seed" in b.columns and set(a["players"].unique()) == set(b["players"].unique())
    named = []
    for side, rows in (("a", a), ("b", b)):
        mark = pl.col("seed").cast(pl.String) if seeded else pl.lit(side)
        named.append(rows.with_columns(unit=mark + pl.lit(":") + pl.col("unit").cast(pl.String)))
    return named[0], named[1]


HEADS = ("measure", "a", "b", "effect", "interval", "chance")


def sentences(found: Compared, words: Words) -> list[str]:
    """Return sentences for the reader about the measure `found.on`: the difference, whether it is clear, how many games
    were played, and the versions if there are several."""
    on = found.on
    told = words.say(
        "compare-told",
        measure=measured(on, words),
        name_a=found.a,
        name_b=found.b,
        a=figure(on, on.a, words),
        b=figure(on, on.b, words),
        effect=signed(on, on.effect, words),
        low=signed(on, on.low, words),
        high=signed(on, on.high, words),
    )
    clear = words.say("compare-clear" if not on.low <= 0 <= on.high else "compare-unclear")
    paired = words.say(
        "compare-paired" if found.paired else "compare-alone",
        games=words.whole(found.games),
        deals=words.whole(found.deals),
    )
    versions = [words.say("compare-versions", versions=words.listed(found.versions))] if found.versions[1:] else []
    return [told, clear, paired, *versions]


def measured(one: Effect, words: Words) -> str:
    """Return the name of a measure in the language of `words`."""
    if one.measure.startswith(PARTS):
        return words.say("compare-measure-part", part=words.part(one.measure.removeprefix(PARTS)))
    of = words.end(one.of) if one.measure == "end" else one.of
    return words.say(f"compare-measure-{one.measure.replace('_', '-')}", of=of)


def figure(one: Effect, value: float, words: Words) -> str:
    """Format `value`, a value of the measure `one`: shares in percent, other measures with two decimals."""
    return words.percent(value) if one.is_share else words.decimal(value, 2)


def signed(one: Effect, value: float, words: Words) -> str:
    """Format `value`, a difference in the measure `one`, with its sign: shares in percentage points, other measures
    with two decimals."""
    return words.points(value) if one.is_share else f"{'+' if value >= 0 else ''}{words.decimal(value, 2)}"


def rows(found: Compared, words: Words) -> list[list[str]]:
    """Return one table row per measure: name, values of both sides, difference, interval, probability that the
    difference is chance."""
    return [
        [
            measured(one, words),
            figure(one, one.a, words),
            figure(one, one.b, words),
            signed(one, one.effect, words),
            f"{signed(one, one.low, words)} – {signed(one, one.high, words)}",
            words.chance(one.chance),
        ]
        for one in found.effects
    ]


def heads(found: Compared, words: Words) -> list[str]:
    """Return the column headings of `rows`, with the names of the sides."""
    return [words.say(f"compare-head-{head}", a=found.a, b=found.b) for head in HEADS]


def page(found: Compared, lang: str) -> str:
    """Return the comparison as one HTML page in language `lang`: sentences, pictures and a table of all measures."""
    words = Words(lang, found.game)
    title = words.say("compare-title", game=words.game(), a=found.a, b=found.b)
    shares = [one for one in found.effects if one.is_share]
    others = [one for one in found.effects if not one.is_share and one.a]
    pictures = [
        f"<h2>{escape(words.say(f'compare-{name}'))}</h2>{charts.responsive(_drawn(name, some, words))}"
        for name, some in (("numbers", others), ("shares", shares))
        if some
    ]
    body = [
        f"<h1>{escape(title)}</h1>",
        *(f"<p>{escape(sentence)}</p>" for sentence in sentences(found, words)),
        *pictures,
        f"<p><small>{escape(words.say('compare-how'))}</small></p>",
        scrolling_table(heads(found, words), rows(found, words)),
    ]
    return html_page(lang, title, body, charts.STYLE + "main { max-width: 50rem; }")


def _drawn(name: str, some: list[Effect], words: Words) -> charts.Chart:
    """Return the chart `name` ("shares" or "numbers") with the interval of each measure's difference: shares in
    percentage points, other measures in percent of the value of side `a`."""
    lines = []
    for one in some:
        scale = 100.0 if one.is_share else 100.0 / abs(one.a)
        ends = (one.low * scale, one.high * scale)
        told = signed(one, one.effect, words) if one.is_share else f"{words.points(one.effect / abs(one.a))} %"
        lines.append(charts.IntervalRow(measured(one, words), one.effect * scale, *ends, *ends, one.clear, told))
    low, high = min([-1.0, *(row.low for row in lines)]), max([1.0, *(row.high for row in lines)])
    ticks = charts.Ticks(low, high, "{:+g}" if name == "shares" else "{:+g} %")
    return charts.IntervalChart(words.say(f"compare-{name}"), lines, ticks, (0.0, words.say("compare-same")))
