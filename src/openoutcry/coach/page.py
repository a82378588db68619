"""The analysis of a match for readers: its sentences, its pictures as SVG, and the HTML page with both.

Lines of a picture differ by dashes and by the names at their ends, bars by their places. Colours are an addition,
chosen for readers with impaired colour vision. The page needs no external files.
"""

from html import escape
from itertools import pairwise
from typing import NamedTuple

import msgspec

from openoutcry.coach.analysis import FEW, Analysis, Decision, Sum
from openoutcry.coach.decisions import decisions
from openoutcry.coach.reasons import AFTERWARDS, Phrases
from openoutcry.engine.position import SPECTATOR
from openoutcry.match.match import Match
from openoutcry.text.html_page import html_page, scrolling_table, shortened, svg_start
from openoutcry.text.words import say

TURNED = 0.1  # of a game: how far a chance must move for a moment to be named
MOST_MOMENTS = 4


class Moment(msgspec.Struct, frozen=True):
    """A moment of the match at which a seat's chance to win changed much: from `was` to `now`, 0 to 1, with input `n`.
    `told` is the text of what had happened."""

    n: int
    seat: int
    was: float
    now: float
    told: str


class CoachSentences(Phrases):
    """Writes the sentences of the analysis `found` of a match in one language."""

    def __init__(self, lang: str, match: Match, found: Analysis) -> None:
        super().__init__(lang, match.game, [one.name for one in found.seats])
        self.match = match
        self.found = found
        self.asked = {one.n: one for one in decisions(match)}

    def answer(self, one: Decision, words: str) -> str:
        """Return the text of an answer as on its button, with the figures that its player was shown. `words` names one
        of the options of the decision."""
        asked = self.asked[one.n]
        option = asked.options[asked.words.index(words)]
        return self.prose.answer(one.kind, words, self.match.game.option_args(asked.seen, one.seat, option))

    def question(self, one: Decision) -> str:
        """Return the text of the question of a decision."""
        return self.prose.ask(one.kind, self.match.game.question_args(self.asked[one.n].seen, one.seat))

    def heading(self, one: Decision) -> str:
        """Return the heading of a decision: the name of the player, the number of the input and the question."""
        return say(self.lang, "coach-answer", name=self.names[one.seat], n=one.n - 1, question=self.question(one))

    def sentences(self, one: Decision) -> list[str]:
        """Return the sentences about a decision: what the answer cost, why, and what would have been best with all
        cards open."""
        chosen, best = self.answer(one, one.chosen), self.answer(one, one.best)
        wins = {option.words: option.win for option in one.options}
        better = min(wins[one.chosen] + one.cost, 1.0)
        was, there = self.hundredths(wins[one.chosen]), self.hundredths(better)
        told = [say(self.lang, "coach-instead", chosen=chosen, best=best, was=was, better=there)]
        if one.reason is not None:
            told += self.reason(one.reason, chosen, best, AFTERWARDS)
        told.append(self._with_open_cards(one))
        return [sentence for sentence in told if sentence]

    def _with_open_cards(self, one: Decision) -> str:
        if not self.asked[one.n].covered or one.options[0].open is None:
            return ""
        if one.open_best == one.best:
            return say(self.lang, "coach-open-same")
        if one.open_best == one.chosen:
            return say(self.lang, "coach-open-chosen")
        return say(self.lang, "coach-open-other", open=self.answer(one, one.open_best))

    def mistakes(self, seat: int | None = None) -> str:
        """Return a sentence with the number of mistakes of a seat, or of all players if `seat` is None."""
        mistakes, answers = len(self.found.mistakes(seat)), len(self.found.answers(seat))
        amount = "none" if not mistakes else "few" if mistakes <= FEW * answers else "some"
        return say(self.lang, "coach-mistakes", amount=amount, mistakes=mistakes, answers=answers)

    def moments(self) -> list[Moment]:
        """Return the moments at which a chance to win changed most, at most `MOST_MOMENTS`, in the order of the match.
        Changes that may be noise are left out."""
        points = self.found.chances[1:]
        steps: list[tuple[float, int, int]] = []
        for place in range(1, len(points)):
            moves = [now - was for was, now in zip(points[place - 1].chances, points[place].chances, strict=True)]
            seat = max(range(len(moves)), key=lambda one: abs(moves[one]))
            noise = points[place - 1].error + points[place].error
            if abs(moves[seat]) >= max(TURNED, 2.5 * noise):
                steps.append((abs(moves[seat]), place, seat))
        furthest = sorted(sorted(steps, reverse=True)[:MOST_MOMENTS], key=lambda step: step[1])
        return [self._moment(place, seat) for _, place, seat in furthest]

    def _moment(self, place: int, seat: int) -> Moment:
        before, after = self.found.chances[1 + place - 1], self.found.chances[1 + place]
        told = [self.prose.event(event) for n, event in self.match.log(SPECTATOR) if before.n < n <= after.n]
        given = next((one for one in self.found.decisions if one.n == after.n), None)
        if not told and given is not None:
            told = [f"{self.names[given.seat]}: {self.answer(given, given.chosen)}."]
        return Moment(after.n, seat, before.chances[seat], after.chances[seat], " ".join(told[:3]))


DASHES = ("", "7 4", "2 3", "10 3 2 3", "1 4", "14 5")
BARS = ("luck", "skill", "table")
TOP, BOTTOM = 14, 34
ROW, BAR, GAP = 96, 15, 5


class PictureLayout(NamedTuple):
    """The measures of a picture in pixels.

    Of the line chart: height, margins for figures (`left`) and names (`right`), and the most letters of a name. Of the
    bar chart: the x of the zero line (`middle`), and the length of the longest bar with its figure (`room`).
    """

    width: int
    height: int
    left: int
    right: int
    letters: int
    middle: int
    room: int


WIDE = PictureLayout(720, 300, 44, 120, 12, 370, 290)
NARROW = PictureLayout(350, 300, 32, 92, 7, 195, 105)


def chances(teller: CoachSentences, layout: PictureLayout) -> str:
    """Return an SVG line chart of every seat's chance to win after each decision."""
    found = teller.found
    last = max(found.chances[-1].n, 1)
    lines = [svg_start(layout.width, layout.height, say(teller.lang, "coach-over-time"), _told(teller))]
    floor, end = layout.height - BOTTOM, layout.width - layout.right
    wide = end - layout.left
    for hundredths in (0, 25, 50, 75, 100):
        y = _y(layout, hundredths / 100)
        lines.append(f'<line class="grid" x1="{layout.left}" y1="{y}" x2="{end}" y2="{y}"/>')
        lines.append(f'<text class="quiet" x="{layout.left - 6}" y="{y + 4}" text-anchor="end">{hundredths}</text>')
    for share, anchor in ((0, "start"), (1, "end")):
        x, n = layout.left + wide * share, round(last * share)
        lines.append(f'<text class="quiet" x="{x:.0f}" y="{floor + 20}" text-anchor="{anchor}">{n}</text>')
    label = escape(say(teller.lang, "coach-input"))
    lines.append(
        f'<text class="quiet" x="{layout.left + wide / 2}" y="{floor + 20}" text-anchor="middle">{label}</text>'
    )
    ends = _apart(layout, [found.chances[-2].chances[seat] for seat in range(found.players)])
    for seat, name in enumerate(teller.names):
        spots = " ".join(
            f"{layout.left + wide * point.n / last:.1f},{_y(layout, point.chances[seat])}" for point in found.chances
        )
        look = f'class="line seat{seat}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        lines.append(f'<polyline {look} points="{spots}"/>')
        lines.append(f'<line {look} x1="{end + 4}" y1="{ends[seat]}" x2="{end + 26}" y2="{ends[seat]}"/>')
        lines.append(f'<text x="{end + 30}" y="{ends[seat] + 4}">{escape(shortened(name, layout.letters))}</text>')
    return "\n".join([*lines, "</svg>"])


def bars(teller: CoachSentences, layout: PictureLayout) -> str:
    """Return an SVG bar chart of the parts luck, skill and table of each seat's result: gains to the right of the zero
    line, losses to its left."""
    found = teller.found
    height = ROW * found.players
    heading = say(teller.lang, "coach-sum")
    told = "; ".join(f"{one.name}: {_parts(teller, one)}" for one in found.seats)
    lines = [svg_start(layout.width, height, heading, told)]
    most = max(abs(getattr(one, part)) for one in found.seats for part in BARS) or 1.0
    middle = layout.middle
    for seat, one in enumerate(found.seats):
        y = seat * ROW
        won = f"{say(teller.lang, 'coach-result')} {teller.hundredths(one.result)}"
        lines.append(f'<text class="name" x="0" y="{y + 14}">{escape(shortened(one.name, 20))}</text>')
        lines.append(f'<text class="quiet" x="{layout.width}" y="{y + 14}" text-anchor="end">{escape(won)}</text>')
        lines.append(f'<line class="grid" x1="{middle}" y1="{y + 22}" x2="{middle}" y2="{y + 82}"/>')
        for place, part in enumerate(BARS):
            value, top = getattr(one, part), y + 24 + place * (BAR + GAP)
            long = abs(value) / most * (layout.room - 40)
            start = middle if value >= 0 else middle - long
            label = escape(say(teller.lang, f"coach-{part}"))
            lines.append(f'<text class="quiet" x="0" y="{top + 12}">{label}</text>')
            lines.append(f'<rect class="{part}" x="{start:.1f}" y="{top}" width="{max(long, 1):.1f}" height="{BAR}"/>')
            at, anchor = (start + long + 6, "start") if value >= 0 else (start - 6, "end")
            figure = teller.signed(value)
            lines.append(f'<text class="quiet" x="{at:.1f}" y="{top + 12}" text-anchor="{anchor}">{figure}</text>')
    return "\n".join([*lines, "</svg>"])


def spark(values: list[float], columns: int) -> str:
    """Return values of 0 to 1 drawn as a row of `columns` block characters, for a terminal. `values` must not be
    empty."""
    steps = " ▁▂▃▄▅▆▇█"
    last = len(values) - 1
    picked = [values[round(column * last / max(1, columns - 1))] for column in range(columns)]
    return "".join(steps[min(round(value * (len(steps) - 1)), len(steps) - 1)] for value in picked)


def _told(teller: CoachSentences) -> str:
    first, last = teller.found.chances[1], teller.found.chances[-1]
    return " ".join(
        say(
            teller.lang,
            "coach-chart-told",
            name=name,
            first=teller.hundredths(first.chances[seat]),
            last=teller.hundredths(last.chances[seat]),
        )
        for seat, name in enumerate(teller.names)
    )


def _parts(teller: CoachSentences, one: Sum) -> str:
    return ", ".join(f"{say(teller.lang, f'coach-{part}')} {teller.signed(getattr(one, part))}" for part in BARS)


def _y(layout: PictureLayout, share: float) -> float:
    return round(TOP + (1 - share) * (layout.height - TOP - BOTTOM), 1)


def _apart(layout: PictureLayout, ends: list[float]) -> list[float]:
    """Return the heights in pixels of the names at the ends of the lines, moved apart so that they do not overlap.
    `ends` are the chances there."""
    order = sorted(range(len(ends)), key=lambda seat: -ends[seat])
    places = [_y(layout, end) for end in ends]
    for above, below in pairwise(order):
        places[below] = max(places[below], places[above] + 18)
    lowest = float(layout.height - BOTTOM)
    for seat in reversed(order):
        places[seat] = min(places[seat], lowest)
        lowest = places[seat] - 18
    return [round(place, 1) for place in places]


def points_of(found: Analysis, seat: int) -> list[float]:
    """Return the chances of a seat to win over time, 0 to 1, in the order of the match."""
    return [point.chances[seat] for point in found.chances]


LAYOUTS = (("broad", WIDE), ("narrow", NARROW))
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
    """Return the analysis as an HTML page. `first` marks it as a quick, preliminary one."""
    lang, found = teller.lang, teller.found
    title = say(lang, "coach-title", game=say(lang, f"game-{found.game}"))
    body = [
        f"<h1>{escape(title)}</h1>",
        *([f'<p class="first">{_said(lang, "coach-first")}</p>'] if first else []),
        f'<p class="quiet">{escape(made(teller))}</p>',
        f"<p>{escape(teller.mistakes())}</p>",
        _sums(teller),
        *(f'<div class="{name}">{bars(teller, layout)}</div>' for name, layout in LAYOUTS),
        *(f"<p><small>{_said(lang, f'coach-about-{part}')}</small></p>" for part in BARS),
        f"<h2>{_said(lang, 'coach-over-time')}</h2>",
        *(f'<div class="{name}">{chances(teller, layout)}</div>' for name, layout in LAYOUTS),
        f"<p><small>{_said(lang, 'coach-over-time-known' if first else 'coach-over-time-about')}</small></p>",
        *_moments(teller),
        *_worst(teller),
        f"<p><small>{_said(lang, 'coach-note')}</small></p>",
    ]
    return html_page(lang, title, body, STYLE)


def made(teller: CoachSentences) -> str:
    """Return the sentence that says how many decisions were analysed, with how many playouts and how precisely."""
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
    """Return the sentence about `teller.moments()[place]`, a moment at which a chance to win changed much."""
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
