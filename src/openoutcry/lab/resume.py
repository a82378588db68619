"""Going on with a simulation: what is whole in its file, and whether it is of the same plans."""

import csv
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from openoutcry.lab.errors import BadFile
from openoutcry.lab.files import parts_of
from openoutcry.lab.runs import Simulation
from openoutcry.lab.sheet import deal_of, first_bot_seed
from openoutcry.lab.simulate import Sum, turn_of


def go_on(simulation: Simulation, path: Path) -> int:
    """How many games of the simulation are whole in the file. What is not whole is cut off, and the sums are those of
    the games that are there. A file of another simulation is refused."""
    if path.suffix == ".parquet":
        return _go_on_parquet(simulation, path)
    if not path.exists():
        return 0
    players, rows = simulation.plans[0].players, 0
    end = start = _heading(path)
    for offset, row in _lines(path, start):
        _check(simulation, path, rows, row)
        simulation.sums.add(int(row["seat"]), str(row["bot"]), Sum(1, float(row["won"]), float(row["score"])))
        rows += 1
        if rows % players == 0:
            end = offset
    _cut(path, end if rows >= players else 0)
    done = rows // players
    simulation.sums.games = done
    return done


def cut_rounds(simulation: Simulation, path: Path, done: int) -> None:
    """Cut the rows of rounds of games that are not whole in the other file."""
    if path.suffix == ".parquet":
        _cut_rounds_parquet(simulation, path, done)
    elif path.exists():
        end = start = _heading(path)
        for offset, row in _lines(path, start):
            if _game_of(simulation, str(_word(row["varied"])), int(row["match"])) >= done:
                break
            end = offset
        _cut(path, end if end > start else 0)


def _heading(path: Path) -> int:
    """Where the rows begin."""
    if path.suffix != ".csv":
        return 0
    with path.open("rb") as file:
        return len(file.readline())


def _lines(path: Path, start: int) -> Iterator[tuple[int, dict[str, Any]]]:
    """The rows that are whole, each with where it ends."""
    with path.open("rb") as file:
        names = next(csv.reader([file.readline().decode()]), []) if start else []
        while (line := file.readline()).endswith(b"\n"):
            try:
                row = dict(zip(names, next(csv.reader([line.decode()])), strict=True)) if start else json.loads(line)
            except (ValueError, StopIteration) as problem:
                raise _not_rows(path) from problem
            yield file.tell(), row


def _cut(path: Path, end: int) -> None:
    with path.open("r+b") as file:
        file.truncate(end)


def _not_rows(path: Path) -> BadFile:
    return BadFile("resume-not-rows", f"{path} does not hold the rows of a simulation", file=str(path))


def _check(simulation: Simulation, path: Path, number: int, row: dict[str, Any]) -> None:
    """Refuse a row that is another than this simulation would write as its n-th, as far as the plans say it."""
    game, seat = divmod(number, simulation.plans[0].players)
    if game >= simulation.total():
        message = f"{path} holds more games than the {simulation.total()} that are asked for"
        raise BadFile("resume-more", message, file=str(path), games=simulation.total())
    place, match = divmod(game, simulation.games)
    plan, columns = simulation.plans[place], simulation.legends[place][0].columns
    deal, turn = deal_of(match, plan.players, plan.rotate), turn_of(plan, match)
    wanted: dict[str, Any] = {name: one.value for name, one in columns.items() if one.value is not None}
    wanted |= {"match": match, "deal": deal, "seat": seat}
    wanted["bot"] = simulation.tables[place].bots()[(seat - turn) % plan.players]
    wanted["bot_seed"] = first_bot_seed(plan.seed, deal, turn) + seat
    for name, value in wanted.items():
        if name not in row:
            raise _not_rows(path)
        found = str(_word(row[name]))
        if found != str(value):
            message = f"{path} is of another simulation: {name} of game {match} is {found!r}, and here {str(value)!r}"
            raise BadFile(
                "resume-differs", message, file=str(path), column=name, game=match, found=found, wanted=str(value)
            )


def _word(value: Any) -> Any:
    """What stands in a cell; nothing is an empty word."""
    return "" if value is None else value


def _game_of(simulation: Simulation, varied: str, match: int) -> int:
    """The number of a game in the whole simulation."""
    names = [plan.varied for plan in simulation.plans]
    return names.index(varied) * simulation.games + match if varied in names else simulation.total()


def _go_on_parquet(simulation: Simulation, path: Path) -> int:
    import polars

    found = _parts(path)
    if not found:
        return 0
    rows = polars.scan_parquet(found)
    players = simulation.plans[0].players
    try:
        height = int(rows.select(polars.len()).collect().item())
        done = height // players
        for at in (0, max(0, height // 2), height - 1):
            for row in rows.slice(at, 1).collect().to_dicts():
                _check(simulation, path, at, row)
        sums = rows.group_by("seat", "bot", maintain_order=True).agg(
            polars.len().alias("rows"), polars.col("won").sum(), polars.col("score").sum()
        )
        for one in sums.collect().to_dicts():
            simulation.sums.add(one["seat"], one["bot"], Sum(one["rows"], one["won"], float(one["score"])))
    except polars.exceptions.PolarsError as problem:
        raise _not_rows(path) from problem
    simulation.sums.games = done
    return done


def _cut_rounds_parquet(simulation: Simulation, path: Path, done: int) -> None:
    import polars

    found = _parts(path)
    place, match = divmod(done, simulation.games)
    for part in found:
        rows = polars.read_parquet(part)
        order = {plan.varied: n for n, plan in enumerate(simulation.plans)}
        number = polars.col("varied").fill_null("").replace_strict(order, default=len(order), return_dtype=polars.Int64)
        kept = rows.filter((number < place) | ((number == place) & (polars.col("match") < match)))
        if kept.height < rows.height:
            kept.write_parquet(part)


def _parts(path: Path) -> list[Path]:
    """What there is of a Parquet file: itself, or the parts that were written of it."""
    return [path] if path.exists() else sorted(parts_of(path).glob("*.parquet"))
