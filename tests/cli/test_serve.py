"""`openoutcry serve`: it says where it is, answers there, and stops when told to."""

import re
import signal
import socket
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.cli.conftest import Run, environment
from tests.patience import PATIENCE
from tests.server.harness import free_port


def test_it_serves_and_stops(tmp_path: Path):
    port = free_port()
    command = [sys.executable, "-m", "openoutcry.cli", "serve", "--port", str(port), "--bot-pause", "0", "--lang", "fr"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment(tmp_path)
    ) as server:
        assert server.stdout is not None
        try:
            first = server.stdout.readline()
            assert first == f"Open Outcry est à l’adresse http://127.0.0.1:{port}\n"
            address = re.findall(r"http://\S+", first)[0]
            with urlopen(f"{address}/api/games", timeout=PATIENCE) as answer:
                assert b'"mogul"' in answer.read()
        finally:
            server.send_signal(signal.SIGINT)
        assert server.wait(PATIENCE) in (0, 130)
    assert (tmp_path / "openoutcry" / "tables.sqlite3").exists()


def test_an_address_that_is_taken_is_refused(openoutcry: Run):
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        refused = openoutcry("serve", "--port", str(port))
    assert refused.returncode == 1
    assert f"port {port}" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--port", "0"], "--port is a whole number from 1 to 65535"),
        (["--port", "99999"], "not “99999”"),
        (["--bot-pause", "-1"], "--bot-pause is a number from 0 to 60"),
        (["--public-address", "play.example.org"], "--public-address is an http:// or https:// address without a path"),
        (["--public-address", "https://example.org/play"], "not “https://example.org/play”"),
        (["--proxy", "nginx"], "--proxy is the address of a machine or a network"),
        (["--database", "mysql://x"], "--database is an sqlite:/// or postgresql:// address"),
    ],
)
def test_a_wrong_call_is_refused(call: Run, arguments: list[str], said: str):
    refused = call("serve", *arguments)
    assert refused.returncode == 2
    assert said in refused.stderr
