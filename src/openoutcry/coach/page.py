"""The coach's report as one page that needs nothing else: words, pictures, and every decision in a table."""

from html import escape

from openoutcry.coach import pictures
from openoutcry.coach.analysis import Decision
from openoutcry.coach.told import Teller
from openoutcry.text.words import say

FRAMES = (("broad", pictures.WIDE), ("narrow", pictures.NARROW))
# The seats' colours can be told apart by people who do not see red and green as others do; by night they are lighter.
STYLE = """
:root { color-scheme: light dark; --paper: #fbfaf7; --ink: #1c1d1f; --quiet: #55585d; --rule: #d8d5cd; --card: #ffffff;
  --seat0: #0b62a4; --seat1: #b34700; --seat2: #00734f; --seat3: #8a3f78; --seat4: #6b5a00; --seat5: #3d3d3d;
  --luck: #8a8f98; --skill: #b34700; --table: #0b62a4; }
@media (prefers-color-scheme: dark) { :root { --paper: #17191c; --ink: #eceae5; --quiet: #b3b6bb; --rule: #3a3e44;
  --card: #1f2226; --seat0: #6cb8f0; --seat1: #f29a5c; --seat2: #4fd0a0; --seat3: #e3a0d0; --seat4: #e0cf5a;
  --seat5: #cfd2d6; --luck: #9aa0a8; --skill: #f29a5c; --table: #6cb8f0; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.25rem 1rem 3rem; }
h1 { font: 700 1.6rem/1.25 Georgia, serif; margin: 0 0 .25rem; }
h2 { font: 700 1.2rem/1.3 Georgia, serif; margin: 2rem 0 .5rem; }
h3 { font-size: 1rem; margin: 0 0 .25rem; }
p { margin: .25rem 0 .5rem; }
.quiet, small { color: var(--quiet); }
.wide { overflow-x: auto; margin-top: 1rem; }
small { display: block; }
svg { display: block; width: 100%; height: auto; margin-top: .75rem; }
.narrow { display: none; }
@media (max-width: 640px) { .narrow { display: block; } .broad { display: none; } }
svg text { font: 14px system-ui, sans-serif; fill: var(--ink); }
svg .name { font-weight: 700; font-size: 15px; }
svg .quiet { fill: var(--quiet); font-size: 13px; }
svg .grid { stroke: var(--rule); stroke-width: 1; }
svg .line { fill: none; stroke-width: 2.2; stroke-linejoin: round; }
svg .luck { fill: var(--luck); } svg .skill { fill: var(--skill); } svg .table { fill: var(--table); }
svg .seat0 { stroke: var(--seat0); } svg .seat1 { stroke: var(--seat1); } svg .seat2 { stroke: var(--seat2); }
svg .seat3 { stroke: var(--seat3); } svg .seat4 { stroke: var(--seat4); } svg .seat5 { stroke: var(--seat5); }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: .35rem .6rem; border-bottom: 1px solid var(--rule); text-align: right; vertical-align: top; }
th:first-child, td:first-child, .words { text-align: left; }
@media (max-width: 640px) { th, td { padding: .35rem .3rem; font-size: .875rem; } }
.cards { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr)); }
article { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem; padding: .75rem 1rem; }
article .cost { float: right; font-weight: 700; margin-left: .75rem; }
li { margin: .25rem 0; }
"""


def page(teller: Teller) -> str:
    """The whole report as HTML."""
    lang, found = teller.lang, teller.found
    title = say(lang, "coach-title", game=say(lang, f"game-{found.game}"))
    body = [
        f"<h1>{escape(title)}</h1>",
        f'<p class="quiet">{escape(made(teller))}</p>',
        f"<p>{escape(teller.mistakes())}</p>",
        _sums(teller),
        *(f'<div class="{name}">{pictures.bars(teller, frame)}</div>' for name, frame in FRAMES),
        *(f"<p><small>{_said(lang, f'coach-about-{part}')}</small></p>" for part in pictures.BARS),
        f"<h2>{_said(lang, 'coach-over-time')}</h2>",
        *(f'<div class="{name}">{pictures.chances(teller, frame)}</div>' for name, frame in FRAMES),
        f"<p><small>{_said(lang, 'coach-over-time-about')}</small></p>",
        *_moments(teller),
        *_worst(teller),
        f"<p><small>{_said(lang, 'coach-note')}</small></p>",
    ]
    inside = "\n".join(body)
    return (
        f'<!doctype html>\n<html lang="{lang}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{STYLE}</style>\n</head>\n<body>\n<main>\n{inside}\n</main>\n</body>\n"
        "</html>\n"
    )


def made(teller: Teller) -> str:
    """How exactly the coach has looked."""
    found = teller.found
    error = teller.decimal(100 * found.error)
    return say(teller.lang, "coach-made", decisions=len(found.decisions), playouts=f"{found.playouts:,}", error=error)


def _sums(teller: Teller) -> str:
    lang = teller.lang
    heads = "".join(
        f'<th scope="col">{_said(lang, f"coach-{name}")}</th>'
        for name in ("who", "result", "par", "luck", "skill", "table")
    )
    rows = "".join(
        f'<tr><th scope="row">{escape(one.name)}</th><td>{teller.hundredths(one.result)}</td>'
        f"<td>{teller.hundredths(one.par)}</td><td>{teller.signed(one.luck)}</td><td>{teller.signed(one.skill)}</td>"
        f"<td>{teller.signed(one.table)}</td></tr>"
        for one in teller.found.seats
    )
    note = f"<p><small>{_said(lang, 'coach-sum')}</small></p>"
    table = f"<table><thead><tr>{heads}</tr></thead><tbody>{rows}</tbody></table>"
    return f'<div class="wide" tabindex="0">{table}</div>{note}'


def _moments(teller: Teller) -> list[str]:
    moments = teller.moments()
    if not moments:
        return []
    items = "".join(f"<li>{escape(moment_told(teller, place))}</li>" for place in range(len(moments)))
    return [f"<h2>{_said(teller.lang, 'coach-moments')}</h2>", f"<ul>{items}</ul>"]


def moment_told(teller: Teller, place: int) -> str:
    """A moment in a sentence."""
    one = teller.moments()[place]
    was, now = teller.hundredths(one.was), teller.hundredths(one.now)
    return say(teller.lang, "coach-moment", name=teller.names[one.seat], was=was, now=now, n=one.n, told=one.told)


def _worst(teller: Teller) -> list[str]:
    lines: list[str] = []
    for seat, name in enumerate(teller.names):
        worst = teller.found.worst(seat)
        message = "coach-worst-of" if worst else "coach-no-mistakes-of"
        lines.append(f"<h2>{escape(say(teller.lang, message, name=name))}</h2>")
        if worst:
            lines.append(f'<p class="quiet">{escape(teller.mistakes(seat))}</p>')
            cards = "".join(_card(teller, one) for one in worst)
            lines.append(f'<div class="cards">{cards}</div>')
    return lines


def _card(teller: Teller, one: Decision) -> str:
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in teller.sentences(one))
    cost = f'<span class="cost">{teller.signed(-one.cost)}</span>'
    return f"<article>{cost}<h3>{escape(teller.heading(one))}</h3>{told}</article>"


def _said(lang: str, message: str) -> str:
    return escape(say(lang, message))
