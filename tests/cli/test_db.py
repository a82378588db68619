"""`openoutcry db check`, called in a wrong way, or on what it cannot read. What it finds: `server/test_kept.py`."""

import sqlite3
from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("arguments", "code", "said"),
    [
        (["check"], 1, "There is no file"),
        (["check", "--database", "mysql://x"], 2, "--database is an sqlite:/// or postgresql:// address"),
        (["mend"], 2, "What can be done with a database is one of: check, backup, restore, vacuum; not “mend”"),
        (["backup"], 2, "FILE is missing.\nUsage: openoutcry db backup FILE [OPTIONS]"),
        (["check", "copy.sqlite3"], 2, "copy.sqlite3"),
        ([], 2, "check|backup|restore|vacuum is missing"),
        (["--json", "backup"], 2, "Usage: openoutcry db backup FILE"),
        (["--database", "mysql://x", "check"], 2, "--database is an sqlite:/// or postgresql:// address"),
    ],
)
def test_a_wrong_call_of_db_is_refused(call: Run, arguments: list[str], code: int, said: str):
    refused = call("db", *arguments)
    assert refused.returncode == code
    assert said in refused.stderr


def test_db_check_leaves_a_database_of_an_earlier_version_alone(call: Run, tmp_path: Path):
    file = tmp_path / "tables.sqlite3"
    with sqlite3.connect(file) as line:
        line.execute("CREATE TABLE alembic_version (version_num TEXT)")
        line.execute("INSERT INTO alembic_version VALUES ('first_tables')")
    before = file.read_bytes()
    refused = call("db", "check", "--database", f"sqlite:///{file}")
    assert refused.returncode == 1
    assert "has not been brought up to date" in refused.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize("command", [("db", "check"), ("house", "log")])
def test_the_database_is_that_of_the_server_s_settings(
    call: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, str]
):
    (tmp_path / "house.toml").write_text(f'database = "sqlite:///{tmp_path}/by-file"\n')

    def used(*options: str) -> str:
        """The file that is looked for, and is not there."""
        return call(*command, *options).stderr.strip().rstrip(".").rpartition("/")[2]

    assert used("--config", "house.toml") == "by-file"
    monkeypatch.setenv("OPENOUTCRY_CONFIG", "house.toml")
    assert used() == "by-file"
    monkeypatch.setenv("OPENOUTCRY_DATABASE", f"sqlite:///{tmp_path}/by-variable")
    assert used() == "by-variable"
    assert used("--database", f"sqlite:///{tmp_path}/by-option") == "by-option"
