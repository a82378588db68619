"""Matches that were begun are played on: every record of the corpus is played again, and is as true as it was."""

import gzip
from pathlib import Path

import pytest

from openoutcry.games import catalogue
from openoutcry.games.packages import house
from openoutcry.match.match import game_of
from openoutcry.match.record import dump, parse
from openoutcry.match.verify import verify

CORPUS = Path(__file__).resolve().parents[1] / "corpus"
FILES = sorted(CORPUS.glob("*.jsonl.gz"))


def text_of(file: Path) -> str:
    return gzip.decompress(file.read_bytes()).decode()


@pytest.mark.parametrize("game", house())
def test_every_record_is_played_again_and_written_again_alike(game: str) -> None:
    for file in FILES:
        if file.name.startswith(f"{game}."):
            text = text_of(file)
            assert dump(verify(parse(text))) == text, f"{file.name}: see tests/corpus/README.md"


@pytest.mark.parametrize("game", house())
def test_there_are_records_by_all_rules_that_are_played_and_by_no_others(game: str) -> None:
    headers = [parse(text_of(file)).header for file in FILES if file.name.startswith(f"{game}.")]
    assert sorted({header.rules for header in headers}) == sorted(catalogue.rules_played(game))
    for rules in catalogue.rules_played(game):
        some = [header for header in headers if header.rules == rules]
        assert {header.players for header in some} == set(catalogue.info(game).players)
        assert any(header.house_set for header in some)
        today = rules == catalogue.rules_played(game)[-1]
        for option in catalogue.info(game).options:
            played = {header.options[option.name] for header in some if option.name in header.options}
            # Who starts can be any seat: that some are named is enough. Earlier rules may have had fewer values.
            if option.name == "start":
                assert len(played) > 2
            else:
                assert played == set(option.values) if today else played <= set(option.values), option.name
        for header in some:
            assert game_of(header).rules == rules


def test_answers_are_taken_back_and_sealed_ones_changed() -> None:
    entries = [entry for file in FILES for entry in parse(text_of(file)).entries]
    assert any(entry.undo is not None and entry.consented for entry in entries)
    assert any(entry.undo is not None and not entry.consented for entry in entries)
