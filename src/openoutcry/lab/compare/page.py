"""A comparison in sentences, and as one HTML page without external files."""

from html import escape

from openoutcry.lab.compare.effects import Effect
from openoutcry.lab.compare.sides import Compared
from openoutcry.lab.report.scores import PART
from openoutcry.lab.report.words import Words
from openoutcry.text import charts
from openoutcry.text.html_page import html_page, scrolling_table

HEADS = ("measure", "a", "b", "effect", "interval", "chance")


def sentences(found: Compared, words: Words) -> list[str]:
    """Return the sentences about the measure in question: the difference, whether it is clear, and how many games were
    played."""
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
    """Return the name of a measure."""
    if one.measure.startswith(PART):
        return words.say("compare-measure-part", part=words.part(one.measure.removeprefix(PART)))
    of = words.end(one.of) if one.measure == "end" else one.of
    return words.say(f"compare-measure-{one.measure.replace('_', '-')}", of=of)


def figure(one: Effect, value: float, words: Words) -> str:
    """Format the value of a measure."""
    return words.percent(value) if one.is_share else words.decimal(value, 2)


def signed(one: Effect, value: float, words: Words) -> str:
    """Format a difference; shares in percentage points."""
    return words.points(value) if one.is_share else f"{'+' if value >= 0 else ''}{words.decimal(value, 2)}"


def rows(found: Compared, words: Words) -> list[list[str]]:
    """Return one table row per measure."""
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
    """Return the column headings, with the names of the sides."""
    return [words.say(f"compare-head-{head}", a=found.a, b=found.b) for head in HEADS]


def page(found: Compared, lang: str) -> str:
    """Return the comparison as HTML: sentences, pictures and all figures."""
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
    """Return the picture of some measures: shares in percentage points, other measures relative to the first side."""
    lines = []
    for one in some:
        scale = 100.0 if one.is_share else 100.0 / abs(one.a)
        ends = (one.low * scale, one.high * scale)
        told = signed(one, one.effect, words) if one.is_share else f"{words.points(one.effect / abs(one.a))} %"
        lines.append(charts.IntervalRow(measured(one, words), one.effect * scale, *ends, *ends, one.clear, told))
    low, high = min([-1.0, *(row.low for row in lines)]), max([1.0, *(row.high for row in lines)])
    ticks = charts.Ticks(low, high, "{:+g}" if name == "shares" else "{:+g} %")
    return charts.IntervalChart(words.say(f"compare-{name}"), lines, ticks, (0.0, words.say("compare-same")))
