"""Settings by file, environment and option: which of them counts, what is wrong with one, and what is shown."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest

from openoutcry.server.settings import Settings, all_settings, variable_of
from tests.cli.conftest import Run, environment
from tests.patience import PATIENCE
from tests.server.harness import free_port


def test_what_is_printed_is_a_file_of_settings_that_sets_the_same(openoutcry: Run, tmp_path: Path) -> None:
    shown = openoutcry("serve", "--print-config").stdout
    defaults = Settings()
    said = tomllib.loads(shown)
    assert list(said) == [one.name for one in all_settings()]
    assert all(said[one.name] == _plain(getattr(defaults, one.name)) for one in all_settings())
    assert all(f"{variable_of(one)} [default]" in shown for one in all_settings())
    (tmp_path / "house.toml").write_text(shown)
    again = openoutcry("serve", "--config", "house.toml", "--print-config").stdout
    assert again == shown.replace("[default]", "[file]")


def _plain(value: object) -> object:
    return list(value) if isinstance(value, tuple) else value


def test_an_option_counts_before_a_variable_and_that_before_the_file(openoutcry: Run, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('port = 9001\nhead_within = 3\nproxies = ["10.0.0.0/8"]\nbot_pause = 0.5\n')
    variables = {
        "OPENOUTCRY_CONFIG": "house.toml",
        "OPENOUTCRY_PORT": "9002",
        "OPENOUTCRY_BOT_PAUSE": "0.25",
        "OPENOUTCRY_THINKING": "tycoon=2,analyst=0.5",
    }
    shown = openoutcry("serve", "--print-config", "--port", "9003", "--refuse", "192.0.2.7", **variables).stdout
    said = tomllib.loads(shown)
    assert (said["port"], said["bot_pause"], said["head_within"], said["proxies"]) == (9003, 0.25, 3.0, ["10.0.0.0/8"])
    assert (said["thinking"], said["refused"]) == ({"tycoon": 2.0, "analyst": 0.5}, ["192.0.2.7"])
    sources = dict(re.findall(r"^# .*\[(\w+)\]\n(\w+) =", shown, re.MULTILINE)[::-1])
    assert set(sources) == {"option", "environment", "file", "default"}


def test_a_password_is_not_shown(openoutcry: Run) -> None:
    shown = openoutcry("serve", "--print-config", "--database", "postgresql://house:se:cret@db/tables").stdout
    assert tomllib.loads(shown)["database"] == "postgresql://house:***@db/tables"


@pytest.mark.parametrize(
    ("file", "words", "variables", "said"),
    [
        ("prot = 1", [], {}, "“house.toml”: there is no setting “prot”. Did you mean “port”?"),
        ("port = 0", [], {}, "house.toml: port is a whole number from 1 to 65535, not “0”."),
        ("port = [", [], {}, "“house.toml” is not a file of settings: Invalid value (at end of document)."),
        ("", [], {"OPENOUTCRY_PORT": "x"}, "OPENOUTCRY_PORT is a whole number from 1 to 65535, not “x”."),
        ("", [], {"OPENOUTCRY_PROT": "1"}, "The variable OPENOUTCRY_PROT of the environment is no setting."),
        ("", ["--log-format", "jsn"], {}, "--log-format is one of auto, lines, json, not “jsn”."),
        ("", ["--metrics", "9100"], {}, "--metrics is an address with a port, as 127.0.0.1:9100, not “9100”."),
        ("", ["--refuse", "evil"], {}, "What is refused is the address of a machine or a network"),
        ("", ["--thinking", "tycoon"], {}, "--thinking is a level of bots and its seconds, as tycoon=2"),
        ("", ["--keep-empty", "-1"], {}, "--keep-empty is a number from 0 to 100000, not “-1”."),
    ],
)
def test_what_is_wrong_is_said_with_its_place(
    openoutcry: Run, tmp_path: Path, file: str, words: list[str], variables: dict[str, str], said: str
) -> None:
    (tmp_path / "house.toml").write_text(file)
    done = openoutcry("serve", "--config", "house.toml", "--print-config", *words, **variables)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr


def test_several_workers_need_postgres(openoutcry: Run) -> None:
    done = openoutcry("serve", "--workers", "2", "--port", str(free_port()))
    assert (done.returncode, done.stdout) == (1, "")
    assert "Several workers need PostgreSQL" in done.stderr


def test_the_figures_have_an_address_of_their_own_and_nothing_else_is_there(tmp_path: Path) -> None:
    port, figures = free_port(), free_port()
    words = ["serve", "--port", str(port), "--metrics", f"127.0.0.1:{figures}"]
    with subprocess.Popen(
        [sys.executable, "-m", "openoutcry.cli", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env=environment(tmp_path),
    ) as server:
        assert server.stdout is not None
        try:
            server.stdout.readline()
            assert b"openoutcry_rooms" in found(figures, "/metrics")
            assert b'"ok"' in found(figures, "/health")
            assert b'"ok"' in found(port, "/health")
            for at, path in ((port, "/metrics"), (figures, "/"), (figures, "/api/games")):
                with pytest.raises(HTTPError, match="404"):
                    found(at, path)
        finally:
            server.terminate()


def found(port: int, path: str) -> bytes:
    with urlopen(f"http://127.0.0.1:{port}{path}", timeout=PATIENCE) as answer:
        said: bytes = answer.read()
        return said
