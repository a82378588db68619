"""The report as one HTML page without external files: a sentence, a picture and figures for every section. The end
names what the rows do not contain."""

from html import escape

from openoutcry.lab.report.found import Found
from openoutcry.lab.report.sections import Section, sections
from openoutcry.lab.report.words import Words
from openoutcry.text import charts
from openoutcry.text.html_page import html_page, scrolling_table

OF_ALL_SETS = ("varied", "questions")  # sections of a sweep that are not told for each set
STYLE = """
section { break-inside: avoid-page; }
h2 { break-after: avoid; }
svg .label { font-weight: 600; font-size: 14px; }
main { max-width: 50rem; }
.lead { font-size: 1.05rem; }
details { margin: .5rem 0 0; }
summary { cursor: pointer; color: var(--quiet); min-height: 1.75rem; }
details th, details td { font-size: .875rem; padding: .2rem .5rem; }
nav ul { columns: 2; padding-left: 1.2rem; margin: .5rem 0; }
nav li { margin: 0; padding: .125rem 0; break-inside: avoid; }
a { color: inherit; }
@media screen and (max-width: 640px) { nav ul { columns: 1; } }
@media print { details::details-content { content-visibility: visible; height: auto; } summary { list-style: none; }
  body { background: #fff; font-size: 11pt; } nav { display: none; } .wide { overflow: visible; }
  main { max-width: none; padding: 0; } }
"""


def page(found: Found, lang: str) -> str:
    """Return the whole report as one HTML page in language `lang`."""
    words = Words(lang, found.game)
    title = words.say("report-title", game=words.game())
    parts = [[(one.varied, part) for part in sections(one.found, words)] for one in found.by_set]
    whole = [("", part) for part in sections(found, words) if not found.by_set or part.name in OF_ALL_SETS]
    grouped = by_name([whole, *parts])
    links = "".join(f'<li><a href="#{some[0][1].name}">{escape(some[0][1].title)}</a></li>' for some in grouped)
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{escape(made(found, words))}</p>',
        *(f'<p class="lead">{escape(sentence)}</p>' for sentence in headlines(found, words) if not found.by_set),
        f'<nav aria-label="{escape(words.say("report-contents"))}"><ul>{links}</ul></nav>',
        *(_drawn(some, words) for some in grouped),
        *_left_out(found, words),
    ]
    return html_page(lang, title, body, charts.STYLE + STYLE)


def made(found: Found, words: Words) -> str:
    """Return sentences about what was played: games, deals, players, bots, options, set and version."""
    told = [words.say("report-made", games=words.whole(found.games), deals=words.whole(found.deals))]
    told.append(words.say("report-players", players=words.listed([str(count) for count in found.players])))
    told.append(words.say("report-bots", bots=words.listed(found.bots)))
    if any(found.options):
        told.append(words.say("report-options", options="; ".join(found.options)))
    if found.sets:
        told.append(words.say("report-sets", sets=words.listed(found.sets)))
    if found.versions:
        told.append(words.say("report-versions", versions=words.listed(found.versions)))
    return " ".join(told)


def headlines(found: Found, words: Words) -> list[str]:
    """Return summary sentences: how many shares of wins differ significantly from equal shares, and the largest
    differences."""
    out = [(kind.kind, one) for kind in found.winners for one in kind.shares if one.clear]
    told = [words.say("report-clear", clear=len(out), all=found.comparisons)]
    for kind, one in sorted(out, key=lambda pair: -abs(pair[1].won - pair[1].par))[:3]:
        name = words.named(kind, one.name)
        told.append(
            words.say(
                "report-farthest",
                name=name,
                won=words.percent(one.won),
                low=words.percent(one.low),
                high=words.percent(one.high),
                par=words.percent(one.par),
            )
        )
    return told


def by_name(sets: list[list[tuple[str, Section]]]) -> list[list[tuple[str, Section]]]:
    """Return the sections grouped by name in order of first appearance, where `sets` has the sections of each set of
    changed numbers as pairs of set and section."""
    found: dict[str, list[tuple[str, Section]]] = {}
    for some in sets:
        for varied, part in some:
            found.setdefault(part.name, []).append((varied, part))
    return list(found.values())


def _drawn(some: list[tuple[str, Section]], words: Words) -> str:
    """Return the HTML of one section of the page; `some` has its parts as pairs of a set of changed numbers (or "") and
    its section."""
    first = some[0][1]
    parts = "".join(_part(varied, one, words) for varied, one in some)
    notes = "".join(f"<p><small>{escape(note)}</small></p>" for note in first.notes)
    return f'<section id="{first.name}"><h2>{escape(first.title)}</h2>{parts}{notes}</section>'


def _part(varied: str, one: Section, words: Words) -> str:
    head = f"<h3>{escape(varied)}</h3>" if varied else ""
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in one.told)
    pictures = "".join(charts.responsive(drawing) for drawing in one.drawings)
    tables = "".join(scrolling_table(heads, rows) for heads, rows in one.tables)
    figures = f"<details><summary>{escape(words.say('report-figures'))}</summary>{tables}</details>" if tables else ""
    return f"{head}{told}{pictures}{figures}"


def _left_out(found: Found, words: Words) -> list[str]:
    if not found.left_out:
        return []
    items = "".join(f"<li>{escape(words.say(f'report-no-{name}'))}</li>" for name in found.left_out)
    return [f"<section><h2>{escape(words.say('report-left-out'))}</h2><ul>{items}</ul></section>"]
