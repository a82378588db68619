"""Scores, their parts, and the length of games."""

import math

import msgspec
import polars as pl

PART = "part_"
QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)
BARS = 28  # at most, of a distribution


class Spread(msgspec.Struct, frozen=True):
    """The distribution of a number: mean, standard deviation and quantiles (5, 25, 50, 75, 95 %)."""

    name: str
    rows: int
    mean: float
    deviation: float
    quantiles: list[float]


class Bars(msgspec.Struct, frozen=True):
    """A histogram: the shares of all values, and of the winners' values, in bars of equal width."""

    start: float
    width: float
    all: list[float]
    won: list[float]


class Part(msgspec.Struct, frozen=True):
    """The mean of a part of the score for winners and for the others."""

    name: str
    won: Spread
    others: Spread


class Scores(msgspec.Struct, frozen=True):
    """All figures about scores."""

    bars: Bars
    spreads: list[Spread]
    parts: list[Part]


class Length(msgspec.Struct, frozen=True):
    """The length of games in rounds, if counted, and in decisions per seat, and how games end."""

    rounds: Spread | None
    bars: Bars | None
    decisions: Spread | None
    ends: list[tuple[str, float]]


def scores(frame: pl.DataFrame) -> Scores:
    """Return the scores of all seats, of winners and of the others."""
    won = pl.col("won") > 0
    spreads = [
        spread("all", frame["score"]),
        spread("won", frame.filter(won)["score"]),
        spread("others", frame.filter(~won)["score"]),
    ]
    names = [column for column in frame.columns if column.startswith(PART) and (frame[column] != 0).any()]
    parts = [
        Part(
            name.removeprefix(PART), spread("won", frame.filter(won)[name]), spread("others", frame.filter(~won)[name])
        )
        for name in names
    ]
    return Scores(bars_of(frame["score"], frame.filter(won)["score"]), spreads, parts)


def length(frame: pl.DataFrame) -> Length:
    """Return the length of the games."""
    games = frame.unique(subset=[key for key in ("varied", "match") if key in frame.columns])
    counted = "rounds" in games.columns and games["rounds"].null_count() == 0
    ends: list[tuple[str, float]] = []
    if "end" in games.columns:
        ends = [(str(end), n / games.height) for end, n in games["end"].value_counts(sort=True).iter_rows()]
    return Length(
        spread("rounds", games["rounds"]) if counted else None,
        bars_of(games["rounds"]) if counted else None,
        spread("decisions", frame["decisions"]) if "decisions" in frame.columns else None,
        ends,
    )


def spread(name: str, values: pl.Series) -> Spread:
    """Return the distribution of these values."""
    if values.is_empty():
        return Spread(name, 0, 0.0, 0.0, [0.0] * len(QUANTILES))
    quantiles = [float(values.quantile(one, "linear") or 0.0) for one in QUANTILES]
    mean, deviation = values.mean(), values.std()
    return Spread(name, len(values), _number(mean), _number(deviation), quantiles)


def bars_of(values: pl.Series, won: pl.Series | None = None) -> Bars:
    """Return a histogram with at most `BARS` bars of a round width. Outliers are counted in the last bar on
    their side."""
    low, high = float(values.quantile(0.001) or 0.0), float(values.quantile(0.999) or 0.0)
    width = _round_width((high - low + 1) / BARS)
    start = math.floor(low / width) * width
    count = max(1, math.floor((high - start) / width) + 1)

    def shares(some: pl.Series) -> list[float]:
        place = ((some.cast(pl.Float64) - start) / width).floor().clip(0, count - 1).cast(pl.Int64)
        counts: dict[int, int] = dict(place.value_counts().iter_rows())
        return [counts.get(bar, 0) / max(len(some), 1) for bar in range(count)]

    return Bars(start, width, shares(values), [] if won is None else shares(won))


def _round_width(least: float) -> float:
    """Return the smallest of 1, 2, 5, 10, 20, 50 … that is not below `least`."""
    if least <= 1:
        return 1.0
    power = 10.0 ** math.floor(math.log10(least))
    return next(step * power for step in (1, 2, 5, 10) if step * power >= least)


def _number(value: object) -> float:
    return float(value) if isinstance(value, int | float) else 0.0
