"""The sections of a report: a sentence, pictures and the figures below them."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from openoutcry.lab.report.figures import Fan, Spread
from openoutcry.lab.report.found import Found
from openoutcry.lab.report.winning import Kind
from openoutcry.lab.report.words import Words
from openoutcry.text import charts

Figures = tuple[Sequence[str], list[list[str]]]
IN_LINE = ("investors", "strategies_kept", "strategies_played")  # kinds for which a share far from par is out of line
QUANTILE_HEADS = ("5 %", "25 %", "50 %", "75 %", "95 %")


class Section(NamedTuple):
    """Fields of one section of the report: id and heading, sentences, charts, notes on how to read them, and tables
    (headings, rows)."""

    name: str
    title: str
    told: list[str]
    drawings: Sequence[charts.Chart]
    notes: list[str]
    tables: list[Figures]


def sections(found: Found, words: Words) -> list[Section]:
    """Return the sections for which there are figures, in the order of the page."""
    return [
        *_varied(found, words),
        *(_winning(kind, words, how="" if place == 0 else "-again") for place, kind in enumerate(found.winners)),
        *_scores(found, words),
        *_length(found, words),
        *_fans("prices", found.prices, words),
        *_fans("fortunes", found.fortunes, words),
        *_decided(found, words),
        *_luck(found, words),
        *_questions(found, words),
    ]


def _varied(found: Found, words: Words) -> Iterator[Section]:
    if not found.varied:
        return
    title = words.say("report-varied")
    rows = []
    for variant in found.varied:
        one = variant.effects[0]
        ends = (one.b - one.effect + one.low, one.b - one.effect + one.high)
        rows.append(charts.IntervalRow(variant.varied or "–", one.b, *ends, *ends, one.clear, words.decimal(one.b)))
    ticks = charts.Ticks(min(row.low for row in rows), max(row.high for row in rows))
    heads = [words.say("report-head-who"), words.say("report-head-games")]
    heads += [words.say(f"compare-measure-{one.measure}") for one in found.varied[0].effects]
    table = [
        [
            variant.varied or "–",
            words.whole(variant.games),
            *(words.percent(one.b) if one.is_share else words.decimal(one.b, 2) for one in variant.effects),
        ]
        for variant in found.varied
    ]
    drawing = charts.IntervalChart(title, rows, ticks)
    yield Section("varied", title, [], [drawing], [words.say("report-how-varied")], [(heads, table)])


def _winning(kind: Kind, words: Words, how: str) -> Section:
    name = kind.kind.replace("_", "-")
    title = words.say(f"report-by-{name}")
    rows = [
        charts.IntervalRow(
            words.named(kind.kind, one.name), one.won, one.low, one.high, *one.widest, one.clear, words.percent(one.won)
        )
        for one in kind.shares
    ]
    par = sum(one.par * one.rows for one in kind.shares) / sum(one.rows for one in kind.shares)
    low = min([0.6 * par, *(row.lowest for row in rows)])
    high = max([1.4 * par, *(row.highest for row in rows)])
    ticks = charts.Ticks(low, high, "{:g} %", 100)
    equals = (par, words.say("report-par", par=words.percent(par, 0)))
    band = (0.6 * par, 1.4 * par) if kind.kind in IN_LINE else None
    drawing = charts.IntervalChart(title, rows, ticks, equals, band)
    above = [words.named(kind.kind, one.name) for one in kind.shares if one.clear > 0]
    below = [words.named(kind.kind, one.name) for one in kind.shares if one.clear < 0]
    sides = (("above", above), ("below", below))
    told = [words.say(f"report-{side}", names=words.listed(some)) for side, some in sides if some]
    notes = [words.say(f"report-how-intervals{how}")]
    if band is not None:
        low_word, high_word = (words.percent(end, 0) for end in band)
        notes.append(words.say("report-how-band", low=low_word, high=high_word))
        outside = [one.name for one in kind.shares if not band[0] <= one.won <= band[1]]
        message = "report-out-of-line" if outside else "report-in-line"
        told.insert(0, words.say(message, names=words.listed(outside), low=low_word, high=high_word))
    if kind.kind.startswith("strategies"):
        notes.append(words.say("report-how-strategies"))
    heads = ("who", "seats", "won", "interval", "together", "chance", "score")
    table = [
        [
            words.named(kind.kind, one.name),
            words.whole(one.rows),
            words.percent(one.won),
            f"{words.decimal(100 * one.low)} – {words.percent(one.high)}",
            f"{words.decimal(100 * one.widest[0])} – {words.percent(one.widest[1])}",
            words.chance(one.chance),
            words.decimal(one.score),
        ]
        for one in kind.shares
    ]
    return Section(
        f"by-{name}",
        title,
        told or [words.say("report-none-clear")],
        [drawing],
        notes,
        [([words.say(f"report-head-{head}") for head in heads], table)],
    )


def _scores(found: Found, words: Words) -> Iterator[Section]:
    scores = found.scores
    everybody, won, others = scores.spreads
    told = words.say(
        "report-scores-told",
        median=words.decimal(everybody.quantiles[2], 0),
        won=words.decimal(won.quantiles[2], 0),
        others=words.decimal(others.quantiles[2], 0),
    )
    title = words.say("report-scores")
    names = (words.say("report-all-seats"), words.say("report-winners"))
    labels = [f"{scores.bars.start + place * scores.bars.width:g}" for place in range(len(scores.bars.all))]
    columns = _columns(words, labels, scores.bars.all)
    drawing = charts.Histogram(title, told, columns, scores.bars.won, names)
    named = [words.say(f"report-of-{one.name}") for one in scores.spreads]
    tables = [_spreads(words, list(zip(named, scores.spreads, strict=True)))]
    bars: Figures = (
        [words.say("report-head-from"), *names],
        [
            [label, words.percent(share), words.percent(winners)]
            for label, share, winners in zip(labels, scores.bars.all, scores.bars.won, strict=True)
        ],
    )
    yield Section("scores", title, [told], [drawing], [words.say("report-how-scores")], [*tables, bars])
    if scores.parts:
        yield _parts(found, words)


def _parts(found: Found, words: Words) -> Section:
    parts = sorted(found.scores.parts, key=lambda one: one.others.mean - one.won.mean)
    best = parts[0]
    told = words.say(
        "report-parts-told", part=words.part(best.name), more=words.decimal(best.won.mean - best.others.mean)
    )
    rows = []
    for part in parts:
        for side, sign in ((part.won, 1), (part.others, 0)):
            name = words.part(part.name) if side is part.won else f"– {words.say('report-of-others')}"
            ends = (side.quantiles[1], side.quantiles[3], side.quantiles[0], side.quantiles[4])
            rows.append(charts.IntervalRow(name, side.mean, *ends, sign, words.decimal(side.mean)))
    ticks = charts.Ticks(min(row.lowest for row in rows), max(row.highest for row in rows))
    title = words.say("report-parts")
    drawing = charts.IntervalChart(title, rows, ticks)
    spreads = [
        (f"{words.part(part.name)}: {words.say(f'report-of-{side.name}')}", side)
        for part in parts
        for side in (part.won, part.others)
    ]
    return Section("parts", title, [told], [drawing], [words.say("report-how-parts")], [_spreads(words, spreads)])


def _length(found: Found, words: Words) -> Iterator[Section]:
    length = found.length
    title = words.say("report-length")
    told: list[str] = []
    drawings: list[charts.Chart] = []
    spreads: list[tuple[str, Spread]] = []
    for name, one in (("rounds", length.rounds), ("decisions", length.decisions)):
        if one is not None:
            low, median, high = (words.decimal(one.quantiles[place], 0) for place in (0, 2, 4))
            same = "same" if one.deviation == 0 else "told"
            told.append(words.say(f"report-{name}-{same}", median=median, low=low, high=high))
            spreads.append((words.say(f"report-of-{name}"), one))
    if length.bars is not None and len(length.bars.all) > 1:
        labels = [f"{length.bars.start + place * length.bars.width:g}" for place in range(len(length.bars.all))]
        drawings.append(charts.Histogram(title, told[0], _columns(words, labels, length.bars.all)))
    if len(length.ends) > 1:
        rows = [(words.end(end), share, words.percent(share)) for end, share in length.ends]
        drawings.append(charts.BarChart(words.say("report-ends"), rows))
    ends = [[words.end(end), words.percent(share)] for end, share in length.ends]
    tables = [_spreads(words, spreads)] if spreads else []
    if ends:
        tables.append(([words.say("report-ends"), words.say("report-head-share")], ends))
    if told or drawings:
        yield Section("length", title, told, drawings, [], tables)


def _fans(name: str, fans: list[Fan], words: Words) -> Iterator[Section]:
    if not fans:
        return
    title = words.say(f"report-{name}")
    named = {"won": words.say("report-of-won"), "others": words.say("report-of-others")}
    panels = [charts.FanPanel(named.get(fan.name, _company(fan.name)), fan.rounds, fan.quantiles) for fan in fans]
    ticks = charts.Ticks(min(min(fan.quantiles[0]) for fan in fans), max(max(fan.quantiles[4]) for fan in fans))
    told = "; ".join(
        words.say(
            "report-fan-told",
            name=panel.name,
            first=words.decimal(panel.lines[2][0], 0),
            last=words.decimal(panel.lines[2][-1], 0),
            low=words.decimal(panel.lines[0][-1], 0),
            high=words.decimal(panel.lines[4][-1], 0),
        )
        for panel in panels
    )
    heads = [words.say("report-head-who"), words.say("report-round"), *QUANTILE_HEADS]
    table = [
        [panel.name, str(one), *(words.decimal(line[place]) for line in panel.lines)]
        for panel in panels
        for place, one in enumerate(panel.along)
    ]
    drawing = charts.FanChart(title, told, panels, ticks, words.say("report-round"))
    yield Section(
        name,
        title,
        [f"{told}."] if name == "fortunes" else [],
        [drawing],
        [words.say("report-how-fans")],
        [(heads, table)],
    )


def _company(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").title() if name == name.lower() else name


def _decided(found: Found, words: Words) -> Iterator[Section]:
    one = found.decided
    if one is None:
        return
    title = words.say("report-decided")
    half = next((point for point, share in zip(one.rounds, one.settled, strict=True) if share >= 0.5), one.rounds[-1])
    told = [words.say("report-decided-told", round=half, last=one.rounds[-1])]
    lines = [(words.say(f"report-line-{name}"), getattr(one, name)) for name in ("winner", "leader", "settled")]
    heads = [words.say("report-round"), *(name for name, _ in lines)]
    table = [
        [str(point), *(words.percent(values[place]) for _, values in lines)] for place, point in enumerate(one.rounds)
    ]
    drawing = charts.LineChart(title, told[0], one.rounds, lines, words.say("report-round"))
    yield Section("decided", title, told, [drawing], [words.say("report-how-decided")], [(heads, table)])
    title = words.say("report-leads")
    last = len(one.leads) - 1
    labels = [f"{count}{'+' if count == last == 12 else ''}" for count in range(len(one.leads))]
    sentence = words.say("report-leads-told", mean=words.decimal(one.mean_leads), never=words.percent(one.leads[0]))
    columns = charts.Histogram(title, sentence, _columns(words, labels, one.leads))
    rows = [[label, words.percent(share)] for label, share in zip(labels, one.leads, strict=True)]
    figures: Figures = ([title, words.say("report-head-share")], rows)
    yield Section("leads", title, [sentence], [columns], [], [figures])


def _luck(found: Found, words: Words) -> Iterator[Section]:
    one = found.luck
    if one is None:
        return
    title = words.say("report-luck")
    rows = [
        (words.say(f"report-luck-{name}"), getattr(one, name), words.percent(getattr(one, name)))
        for name in ("deal", "seat", "bot", "rest")
    ]
    told = words.say("report-luck-told", deal=words.percent(one.deal), error=words.decimal(196 * one.error))
    figures: Figures = (
        [words.say("report-head-part"), words.say("report-head-share")],
        [[name, figure] for name, _, figure in rows],
    )
    notes = [words.say("report-how-luck", deals=words.whole(one.deals))]
    yield Section("luck", title, [told], [charts.BarChart(title, rows)], notes, [figures])


def _questions(found: Found, words: Words) -> Iterator[Section]:
    if not found.questions:
        return
    title = words.say("report-questions")
    first = found.questions[0]
    told = words.say("report-questions-told", kind=first.kind, total=words.decimal(100 * first.total))
    rows = [(one.kind, one.total, words.decimal(100 * one.total)) for one in found.questions]
    heads = ("kind", "asked", "each", "stake", "cost")
    table = [
        [
            one.kind,
            words.whole(one.asked),
            words.decimal(one.each),
            words.decimal(100 * one.stake),
            words.decimal(100 * one.cost),
        ]
        for one in found.questions
    ]
    figures: Figures = ([words.say(f"report-head-{head}") for head in heads], table)
    yield Section(
        "questions", title, [told], [charts.BarChart(title, rows)], [words.say("report-how-questions")], [figures]
    )


def _columns(words: Words, labels: Sequence[str], shares: Sequence[float]) -> list[tuple[str, float, str]]:
    return [(label, share, words.percent(share)) for label, share in zip(labels, shares, strict=True)]


def _spreads(words: Words, spreads: Sequence[tuple[str, Spread]]) -> Figures:
    heads = [words.say(f"report-head-{head}") for head in ("who", "mean", "deviation")]
    return [*heads, *QUANTILE_HEADS], [
        [name, words.decimal(one.mean), words.decimal(one.deviation), *(words.decimal(q) for q in one.quantiles)]
        for name, one in spreads
    ]
