"""A report finds what is there, says nothing of what is not, and knows how sure it may be."""

import re
from pathlib import Path

import polars as pl
import pytest

from openoutcry.lab.errors import BadFile
from openoutcry.lab.intervals import holm
from openoutcry.lab.report.figures import decided, luck
from openoutcry.lab.report.found import look_at
from openoutcry.lab.report.page import page
from openoutcry.lab.report.rows import RowFrames, read_rows, ready, rounds_ready
from openoutcry.lab.report.winning import WinShare, winners
from openoutcry.lab.rows import rounds_beside
from openoutcry.text.catalogues import LANGUAGES
from tests.lab.made_rows import made_rounds, made_rows


def shares(frame: pl.DataFrame, kind: str) -> dict[str, WinShare]:
    found = next(one for one in winners(ready(frame, "")) if one.kind == kind)
    return {one.name: one for one in found.shares}


def test_holms_correction_is_that_of_the_books() -> None:
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])  # R: p.adjust(p, "holm")
    assert holm([0.05, 0.01, 0.03, 0.02, 0.04]) == pytest.approx([0.09, 0.05, 0.09, 0.08, 0.09])
    assert holm([0.6, 0.7]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_strong_investor_and_a_weak_one_are_found_and_no_other() -> None:
    found = shares(made_rows(6000, {"Investor A": 2.0, "Investor B": 0.4}), "investors")
    assert found["Investor A"].clear == 1
    assert found["Investor B"].clear == -1
    # Of four seats of weight 1 and 2 the stronger one wins 2 of 5 games, less what the weak one gives away.
    assert found["Investor A"].low < 0.415 < found["Investor A"].high + 0.02
    assert next(iter(found)) == "Investor A"  # the best first


def test_where_nothing_differs_nothing_is_clear() -> None:
    found = [one for kind in winners(ready(made_rows(4000), "")) for one in kind.shares]
    assert len(found) == 4 + 4 + 10 + 6 + 6
    assert all(one.clear == 0 for one in found)
    assert all(one.widest[0] <= one.low <= one.won <= one.high <= one.widest[1] for one in found)


def test_the_start_player_is_told_from_the_seats() -> None:
    frame = made_rows(4000, start=1.6)
    assert shares(frame, "start")["0"].clear == 1
    assert all(one.clear == 0 for one in shares(frame, "seat").values())


def test_games_of_one_deal_count_as_what_they_are() -> None:
    """The same game written down eight times is no surer than once."""
    once = made_rows(400, {"Investor A": 2.0})
    copies = [once.with_columns(match=pl.col("match") + 400 * turn) for turn in range(8)]
    alone, often = shares(once, "investors"), shares(pl.concat(copies), "investors")
    for name, one in alone.items():
        assert often[name].high - often[name].low == pytest.approx(one.high - one.low, rel=0.01)


def test_a_victory_that_is_shared_counts_in_parts() -> None:
    rows = [("mogul", 3, 0, seat, "broker", 20 - seat // 2, 1 + seat // 2 * 2) for seat in range(3)]
    frame = pl.DataFrame(rows, ["game", "players", "match", "seat", "bot", "score", "rank"], orient="row")
    assert ready(frame, "")["won"].to_list() == [0.5, 0.5, 0.0]


def test_luck_is_what_a_seat_of_a_deal_has_in_common_whoever_plays_it() -> None:
    rows = made_rows(4000, turns=4)
    by_deal = rows.with_columns(won=(pl.col("seat") == pl.col("deal") % 4).cast(pl.Float64), par=0.25)
    by_chance = ready(rows, "")
    assert (found := luck(by_deal)) is not None
    assert found.deal > 0.95
    assert (found := luck(by_chance)) is not None
    assert found.deal < 0.02
    assert found.bot + found.seat + found.deal + found.rest == pytest.approx(1)
    assert luck(ready(made_rows(40), "")) is None  # no deal was played twice


def test_who_plays_is_not_luck() -> None:
    rows = made_rows(4000, turns=4)
    strong = (pl.col("seat") - pl.col("match")) % 4 == 0
    rows = rows.with_columns(
        won=strong.cast(pl.Float64), par=0.25, bot=pl.when(strong).then(pl.lit("tycoon")).otherwise(pl.lit("broker"))
    )
    assert (found := luck(rows)) is not None
    assert found.bot > 0.95
    assert found.deal < 0.02


def test_a_game_is_decided_when_the_winner_leads_for_good() -> None:
    rounds = pl.DataFrame(
        {
            "match": [0] * 6 + [1] * 4,
            "round": [1, 1, 2, 2, 3, 3, 1, 1, 2, 2],
            "seat": [0, 1] * 5,
            "chance": [0.6, 0.4, 0.3, 0.7, 0.8, 0.2, 0.9, 0.1, 1.0, 0.0],
            "won": [1.0, 0.0] * 5,
        }
    )
    assert (found := decided(rounds)) is not None
    assert found.rounds == [1, 2, 3]
    assert found.winner == pytest.approx([0.75, 0.65, 0.9])  # the second game is over after two rounds, and won
    assert found.leader == [1.0, 0.5, 1.0]
    assert found.settled == [0.5, 0.5, 1.0]
    assert found.leads == [0.5, 0.0, 0.5]
    assert found.mean_leads == 1


def test_the_page_has_every_section_its_figures_and_nothing_from_elsewhere() -> None:
    seats = ready(made_rows(200, turns=4), "")
    found = look_at(RowFrames(seats, rounds_ready(made_rounds(seats), seats)))
    assert found.left_out == ["bot", "questions"]
    for lang in LANGUAGES:
        text = page(found, lang)
        assert text.count("<section id=") == 13
        assert text.count("<details>") == 13
        assert text.count("<svg") >= 2 * 12  # each for broad and for narrow pages
        assert "<script" not in text
        assert text.count("http") == text.count("http://www.w3.org/2000/svg")
        assert "Investor A" in text


def test_the_sets_of_a_sweep_stand_beside_each_other() -> None:
    sets = [
        made_rows(100).with_columns(pl.col("score") + more, varied=pl.lit(f"money.start={20 + more}"))
        for more in (0, 4)
    ]
    found = look_at(RowFrames(ready(pl.concat(sets), "")))
    assert found.games == 200
    assert [one.varied for one in found.varied] == ["money.start=20", "money.start=24"]
    assert found.varied[1].effects[0].effect == pytest.approx(4)
    assert 'id="varied"' in page(found, "en")


def test_every_section_of_a_sweep_is_told_for_each_set() -> None:
    strong = {"low": {"Investor A": 4.0}, "high": {"Investor A": 0.25}}
    sets = [made_rows(400, weights).with_columns(varied=pl.lit(name)) for name, weights in strong.items()]
    found = look_at(RowFrames(ready(pl.concat(sets), "")))
    won = {
        one.varied: share.won
        for one in found.by_set
        for kind in one.found.winners
        for share in kind.shares
        if share.name == "Investor A"
    }
    assert won["low"] > 0.4
    assert won["high"] < 0.15
    text = page(found, "en")
    told = [
        section for section in text.split("<section")[1:] if 'id="varied"' not in section and "left out" not in section
    ]
    sections = [section for section in told if "<svg" in section]
    assert len(sections) > 4
    assert [
        section[:40] for section in sections if "<h3>low</h3>" not in section or "<h3>high</h3>" not in section
    ] == []
    assert len(re.findall(r'id="[\w-]+"', text)) == len(set(re.findall(r'id="[\w-]+"', text)))


def test_without_a_sweep_a_report_is_not_told_by_set() -> None:
    found = look_at(RowFrames(ready(made_rows(100), "")))
    assert found.by_set == []
    assert "<h3>" not in page(found, "en")


def test_what_the_rows_do_not_tell_is_left_out_and_said_so() -> None:
    bare = made_rows(40).select("game", "players", "match", "seat", "bot", "score", "rank")
    found = look_at(RowFrames(ready(bare, "")))
    assert [one.kind for one in found.winners] == ["seat"]
    text = page(found, "en")
    assert "Prices: there are no rows by round" in text
    assert "How much is luck: no deal was played several times" in text


@pytest.mark.parametrize("ending", ["parquet", "csv", "jsonl"])
def test_every_kind_of_file_is_read(tmp_path: Path, ending: str) -> None:
    frame, path = made_rows(20), tmp_path / f"rows.{ending}"
    for rows, file in ((frame, path), (made_rounds(frame), rounds_beside(path))):
        {"parquet": rows.write_parquet, "csv": rows.write_csv, "jsonl": rows.write_ndjson}[ending](file)
    found = read_rows(path)
    assert found.games == 20
    assert found.rounds is not None
    assert found.rounds.height == 20 * 4 * 6


def test_what_are_no_rows_of_one_game_is_refused(tmp_path: Path) -> None:
    (tmp_path / "wrong.csv").write_text("a,b\n1,2\n")
    with pytest.raises(BadFile, match=r"it has no game, players, match"):
        read_rows(tmp_path / "wrong.csv")
    (tmp_path / "wrong.parquet").write_text("no parquet")
    with pytest.raises(BadFile, match="cannot be read"):
        read_rows(tmp_path / "wrong.parquet")
    two = pl.concat([made_rows(4), made_rows(4).with_columns(game=pl.lit("mogul"))])
    with pytest.raises(BadFile, match="several games: mogul, stockpile"):
        ready(two, "two.csv")
