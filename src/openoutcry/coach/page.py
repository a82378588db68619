"""The analysis as one HTML page without external files: sentences, pictures, and a table of all decisions."""

from html import escape

from openoutcry.coach import pictures
from openoutcry.coach.analysis import Decision
from openoutcry.coach.sentences import CoachSentences
from openoutcry.text.html_page import html_page, scrolling_table
from openoutcry.text.words import say

LAYOUTS = (("broad", pictures.WIDE), ("narrow", pictures.NARROW))
STYLE = """
:root { --seat0: var(--blue); --seat1: var(--orange); --seat2: var(--green); --seat3: var(--mauve);
  --seat4: var(--olive); --seat5: var(--dark); --luck: var(--grey); --skill: var(--orange); --table: var(--blue); }
svg .luck { fill: var(--luck); } svg .skill { fill: var(--skill); } svg .table { fill: var(--table); }
svg .seat0 { stroke: var(--seat0); } svg .seat1 { stroke: var(--seat1); } svg .seat2 { stroke: var(--seat2); }
svg .seat3 { stroke: var(--seat3); } svg .seat4 { stroke: var(--seat4); } svg .seat5 { stroke: var(--seat5); }
.first { font-weight: 700; }
.cards { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 17rem), 1fr)); }
article { background: var(--card); border: 1px solid var(--rule); border-radius: .5rem; padding: .75rem 1rem; }
article .cost { float: right; font-weight: 700; margin-left: .75rem; }
"""


def page(teller: CoachSentences, first: bool = False) -> str:
    """Return the report as HTML. `first` marks a preliminary one."""
    lang, found = teller.lang, teller.found
    title = say(lang, "coach-title", game=say(lang, f"game-{found.game}"))
    body = [
        f"<h1>{escape(title)}</h1>",
        *([f'<p class="first">{_said(lang, "coach-first")}</p>'] if first else []),
        f'<p class="quiet">{escape(made(teller))}</p>',
        f"<p>{escape(teller.mistakes())}</p>",
        _sums(teller),
        *(f'<div class="{name}">{pictures.bars(teller, layout)}</div>' for name, layout in LAYOUTS),
        *(f"<p><small>{_said(lang, f'coach-about-{part}')}</small></p>" for part in pictures.BARS),
        f"<h2>{_said(lang, 'coach-over-time')}</h2>",
        *(f'<div class="{name}">{pictures.chances(teller, layout)}</div>' for name, layout in LAYOUTS),
        f"<p><small>{_said(lang, 'coach-over-time-known' if first else 'coach-over-time-about')}</small></p>",
        *_moments(teller),
        *_worst(teller),
        f"<p><small>{_said(lang, 'coach-note')}</small></p>",
    ]
    return html_page(lang, title, body, STYLE)


def made(teller: CoachSentences) -> str:
    """Return the sentence that says how precise the analysis is."""
    found = teller.found
    error = teller.decimal(100 * found.error)
    return say(teller.lang, "coach-made", decisions=len(found.decisions), playouts=f"{found.playouts:,}", error=error)


def _sums(teller: CoachSentences) -> str:
    lang = teller.lang
    heads = [say(lang, f"coach-{name}") for name in ("who", "result", "par", "luck", "skill", "table")]
    rows = [
        [
            one.name,
            *(teller.hundredths(value) for value in (one.result, one.par)),
            *(teller.signed(value) for value in (one.luck, one.skill, one.table)),
        ]
        for one in teller.found.seats
    ]
    return f"{scrolling_table(heads, rows)}<p><small>{_said(lang, 'coach-sum')}</small></p>"


def _moments(teller: CoachSentences) -> list[str]:
    moments = teller.moments()
    if not moments:
        return []
    items = "".join(f"<li>{escape(moment_told(teller, place))}</li>" for place in range(len(moments)))
    return [f"<h2>{_said(teller.lang, 'coach-moments')}</h2>", f"<ul>{items}</ul>"]


def moment_told(teller: CoachSentences, place: int) -> str:
    """Return the sentence about one of the moments at which a chance moved far."""
    one = teller.moments()[place]
    was, now = teller.hundredths(one.was), teller.hundredths(one.now)
    return say(teller.lang, "coach-moment", name=teller.names[one.seat], was=was, now=now, n=one.n, told=one.told)


def _worst(teller: CoachSentences) -> list[str]:
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


def _card(teller: CoachSentences, one: Decision) -> str:
    told = "".join(f"<p>{escape(sentence)}</p>" for sentence in teller.sentences(one))
    cost = f'<span class="cost">{teller.signed(-one.cost)}</span>'
    return f"<article>{cost}<h3>{escape(teller.heading(one))}</h3>{told}</article>"


def _said(lang: str, message: str) -> str:
    return escape(say(lang, message))
