"""Results of the lab in Python. They print as tables, are displayed in notebooks, and convert to data frames.

The attribute `found` has all figures, as the command line writes them with `--json`. `to_dicts` makes data frames:
`polars.DataFrame(result.to_dicts())`, `pandas.DataFrame(result.to_dicts())`.
"""

import os
from collections.abc import Sequence
from html import escape
from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple, overload

import msgspec

from openoutcry.lab.arena import ArenaResult
from openoutcry.lab.intervals import wilson
from openoutcry.lab.report.words import Words
from openoutcry.lab.rows import PARTS, Row
from openoutcry.text.catalogues import language_of
from openoutcry.text.html_page import captioned_table

if TYPE_CHECKING:
    from openoutcry.lab.compare import Compared
    from openoutcry.lab.report.found import Found


def text_table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Return headings and rows as text with aligned columns: the first to the left, all others to the right."""
    lines = [list(heads), *(list(row) for row in rows)]
    widths = [max(len(line[place]) for line in lines) for place in range(len(heads))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if place else cell.ljust(width)
            for place, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )


class TextTable(NamedTuple):
    """Fields of a printable table: title, sentences above it, column headings and rows."""

    title: str
    sentences: list[str]
    heads: list[str]
    rows: list[list[str]]

    def text(self) -> str:
        """Return the sentences, the title and the table as plain text."""
        return "\n".join([*self.sentences, self.title, text_table(self.heads, self.rows)])

    def html(self) -> str:
        """Return the sentences and the table with its title as HTML elements for a notebook."""
        told = "".join(f"<p>{escape(sentence)}</p>" for sentence in self.sentences)
        return told + captioned_table(self.title, self.heads, self.rows)


def _words(game: str) -> Words:
    return Words(language_of(os.environ), game)


class Rows(Sequence[Row]):
    """The rows of a simulation, one for each seat of each game. It is a sequence, and prints as a table.

    >>> rows = oo.simulate(oo.open_game("mogul", players=3), ["broker", "random", "random"], games=20, seed=1)
    >>> rows
    Rows(60 rows of 20 games of mogul)
    >>> rows[0].bot, rows[0].seat, sorted(rows.to_dicts()[0])[:4]
    ('broker', 0, ['bot', 'bot_seed', 'deal', 'decisions'])
    """

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows = list(rows)

    def __len__(self) -> int:
        return len(self._rows)

    @overload
    def __getitem__(self, place: int) -> Row: ...
    @overload
    def __getitem__(self, place: slice) -> "Rows": ...
    def __getitem__(self, place: int | slice) -> "Row | Rows":
        return Rows(self._rows[place]) if isinstance(place, slice) else self._rows[place]

    def __eq__(self, other: object) -> bool:
        return self._rows == (other._rows if isinstance(other, Rows) else other)

    __hash__ = None  # type: ignore[assignment]

    def to_dicts(self) -> list[dict[str, Any]]:
        """Return one dictionary per row, with the columns of a file that `openoutcry simulate` writes."""
        return [_flat(row) for row in self._rows]

    def __repr__(self) -> str:
        games = sorted({row.game for row in self._rows})
        return f"Rows({len(self)} rows of {len({row.match for row in self._rows})} games of {', '.join(games)})"

    def __str__(self) -> str:
        return self._table().text()

    def _repr_html_(self) -> str:
        return self._table().html()

    def _table(self) -> TextTable:
        """Return a table with wins, their 95 % interval and mean scores by bot."""
        words = _words(self._rows[0].game if self._rows else "")
        heads = [words.say(f"simulate-{head}") for head in ("who", "seats", "won", "interval", "score")]
        lines: list[list[str]] = []
        for bot in dict.fromkeys(row.bot for row in self._rows):
            some = [row for row in self._rows if row.bot == bot]
            won, score = sum(row.won for row in some), sum(row.score for row in some) / len(some)
            low, high = wilson(won, len(some))
            share = words.percent(won / len(some))
            lines.append([bot, words.whole(len(some)), share, _interval(words, low, high), words.decimal(score)])
        return TextTable(words.say("simulate-title", games=len({row.match for row in self._rows})), [], heads, lines)


class Report:
    """Statistics of many games: who wins by seat, starting place, bot and card, with intervals, and more in `found`.

    A notebook displays the whole page with its pictures.

    >>> rows = oo.simulate(oo.open_game("mogul", players=3), ["broker", "random", "random"], games=60, seed=1)
    >>> report = oo.report(rows)
    >>> report
    Report(60 games of mogul)
    >>> [(one["name"], round(one["won"], 2)) for one in report.to_dicts() if one["kind"] == "bot"]
    [('broker', ...), ('random', ...)]
    >>> report.save("games.html")
    """

    def __init__(self, found: "Found") -> None:
        self.found = found

    def to_dicts(self) -> list[dict[str, Any]]:
        """Return one dictionary per share of wins: its `kind` (seat, bot, …), `name`, `won`, `low`, `high` and more."""
        return [{"kind": kind.kind} | _flat(share) for kind in self.found.winners for share in kind.shares]

    def page(self) -> str:
        """Return the report as one HTML page without external files."""
        from openoutcry.lab.report.page import page

        return page(self.found, language_of(os.environ))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the report as an HTML page to a file."""
        Path(path).write_text(self.page(), encoding="utf-8")

    def __repr__(self) -> str:
        return f"Report({self.found.games} games of {self.found.game})"

    def __str__(self) -> str:
        from openoutcry.lab.report.page import headlines, made

        words = _words(self.found.game)
        heads = [words.say(f"report-head-{head}") for head in ("who", "seats", "won", "interval", "score")]
        tables = [
            TextTable(
                words.say(f"report-by-{kind.kind.replace('_', '-')}"),
                [],
                heads,
                [
                    [
                        words.named(kind.kind, one.name),
                        words.whole(one.rows),
                        words.percent(one.won),
                        _interval(words, one.low, one.high),
                        words.decimal(one.score),
                    ]
                    for one in kind.shares
                ],
            )
            for kind in self.found.winners
        ]
        told = [made(self.found, words), *headlines(self.found, words)]
        return "\n\n".join(["\n".join(told), *(table.text() for table in tables)])

    def _repr_html_(self) -> str:
        return f'<iframe style="width:100%;height:40rem;border:0" srcdoc="{escape(self.page())}"></iframe>'


class Comparison:
    """The differences between two games, two bots or two lists of rows, by measure, with 95 % intervals.

    >>> found = oo.compare("random", "broker", game=oo.open_game("mogul", players=3), games=60)
    >>> found
    Comparison('random', 'broker', 60 games of mogul)
    >>> found.to_dicts()[0]["measure"], found.found.on.effect > 0
    ('score', True)
    """

    def __init__(self, found: "Compared") -> None:
        self.found = found

    def to_dicts(self) -> list[dict[str, Any]]:
        """Return one dictionary per measure: values `a` and `b` of both sides, the difference `effect` with its
        interval (`low`, `high`), the probability `chance` of so large a difference if the sides were equal, and
        more."""
        return [_flat(one) for one in self.found.effects]

    def page(self) -> str:
        """Return the comparison as one HTML page without external files."""
        from openoutcry.lab.compare import page

        return page(self.found, language_of(os.environ))

    def save(self, path: str | PathLike[str]) -> None:
        """Write the comparison as an HTML page to a file."""
        Path(path).write_text(self.page(), encoding="utf-8")

    def __repr__(self) -> str:
        return f"Comparison({self.found.a!r}, {self.found.b!r}, {self.found.games} games of {self.found.game})"

    def __str__(self) -> str:
        return self._table().text()

    def _repr_html_(self) -> str:
        return self._table().html()

    def _table(self) -> TextTable:
        from openoutcry.lab.compare import heads, rows, sentences

        words = _words(self.found.game)
        title = words.say("compare-title", game=words.game(), a=self.found.a, b=self.found.b)
        return TextTable(title, sentences(self.found, words), heads(self.found, words), rows(self.found, words))


class Standings:
    """The results of an arena: wins with their interval, mean ranks, and ratings.

    >>> found = oo.arena(oo.open_game("mogul", players=3), ["broker", "random", "random"], games=30)
    >>> found
    Standings(30 games of mogul: broker, random)
    >>> found.to_dicts()[0]["bot"], found.to_dicts()[0]["win_rate"] > 1 / 3
    ('broker', True)
    """

    def __init__(self, found: ArenaResult) -> None:
        self.found = found

    def to_dicts(self) -> list[dict[str, Any]]:
        """Return one dictionary per bot: `win_rate`, `low`, `high`, `mean_rank`, `ms_per_decision`, and `rating` with
        its interval (`rating_low`, `rating_high`), which is None if only one bot played."""
        ratings = {one.bot: one for one in self.found.ratings}
        found: list[dict[str, Any]] = []
        for one in self.found.bots:
            rated = ratings.get(one.bot)
            rating = (None, None, None) if rated is None else (rated.rating, rated.low, rated.high)
            found.append(_flat(one) | dict(zip(("rating", "rating_low", "rating_high"), rating, strict=True)))
        return found

    def __repr__(self) -> str:
        bots = ", ".join(one.bot for one in self.found.bots)
        return f"Standings({self.found.games} games of {self.found.game}: {bots})"

    def __str__(self) -> str:
        return self._table().text()

    def _repr_html_(self) -> str:
        return self._table().html()

    def _table(self) -> TextTable:
        found, words = self.found, _words(self.found.game)
        title = words.say(
            "arena-title",
            game=words.game(),
            players=found.players,
            games=found.games,
            deals=found.deals,
            seed=str(found.seed),
        )
        heads = ["simulate-who", *(f"arena-{head}" for head in ("games", "won", "interval", "rank", "rating", "ms"))]
        rows = [
            [
                one["bot"],
                words.whole(one["games"]),
                words.percent(one["win_rate"]),
                _interval(words, one["low"], one["high"]),
                words.decimal(one["mean_rank"], 2),
                "–" if one["rating"] is None else words.decimal(one["rating"], 0),
                words.decimal(one["ms_per_decision"], 2),
            ]
            for one in self.to_dicts()
        ]
        return TextTable(title, [], [words.say(head) for head in heads], rows)


def _interval(words: Words, low: float, high: float) -> str:
    return f"{words.decimal(100 * low)} – {words.percent(high)}"


def _flat(one: msgspec.Struct) -> dict[str, Any]:
    """Return a structure as one flat dictionary of numbers and texts. Parts of scores and ends of intervals become keys
    of their own."""
    found: dict[str, Any] = {}
    for name, value in msgspec.structs.asdict(one).items():
        if isinstance(value, dict):
            found |= {f"{PARTS}{part}": number for part, number in value.items()}
        elif isinstance(value, tuple):
            found |= dict(zip((f"{name}_low", f"{name}_high"), value, strict=True))
        else:
            found[name] = value
    return found
