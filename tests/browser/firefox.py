"""A second browser: Debian's Firefox, spoken to in WebDriver BiDi over its own socket: no driver of it is packaged."""

import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any, Self

from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE, wait_until

FIREFOX = shutil.which("firefox-esr")


class Firefox:
    """One window. `ask` evaluates an expression there, `until` waits for one to be true."""

    def __init__(self, folder: Path) -> None:
        assert FIREFOX is not None
        profile = folder / "profile"
        profile.mkdir()
        # Nothing is fetched, and nothing moves.
        quiet = {
            "app.update.enabled": False,
            "browser.shell.checkDefaultBrowser": False,
            "datareporting.policy.dataSubmissionEnabled": False,
            "network.captive-portal-service.enabled": False,
            "network.connectivity-service.enabled": False,
            "services.settings.server": "",
            "ui.prefersReducedMotion": 1,
        }
        lines = [f"user_pref({json.dumps(name)}, {json.dumps(value)});" for name, value in quiet.items()]
        (profile / "user.js").write_text("\n".join(lines))
        self.log = folder / "firefox.log"
        command = [FIREFOX, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
        self.process = subprocess.Popen(command, stdout=self.log.open("w"), stderr=subprocess.STDOUT)
        self.number = 0
        self.line: ClientConnection = connect(f"{self._address()}/session", max_size=None, open_timeout=PATIENCE)
        self.call("session.new", capabilities={})
        self.window = self.call("browsingContext.getTree")["contexts"][0]["context"]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.line.close()
        self.process.terminate()
        self.process.wait(PATIENCE)

    def _address(self) -> str:
        """Where it listens, which it says by itself."""
        said = re.compile(r"WebDriver BiDi listening on (ws://\S+)")
        wait_until(lambda: said.search(self.log.read_text()), self.log.read_text)
        return said.findall(self.log.read_text())[0]

    def call(self, method: str, **parameters: Any) -> Any:
        """What it answers to a command."""
        self.number += 1
        self.line.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = json.loads(self.line.recv(2 * PATIENCE))
            if message.get("id") == self.number:
                assert message["type"] == "success", message
                return message["result"]

    def go(self, address: str) -> None:
        """Open an address in a new tab, and wait until its page is there: a tab whose page still fetches something may
        take the end of that for the end of the next."""
        before, self.window = self.window, self.call("browsingContext.create", type="tab")["context"]
        self.call("browsingContext.close", context=before)
        self.call("browsingContext.navigate", context=self.window, url=address, wait="complete")

    def ask(self, expression: str) -> Any:
        """The value of an expression on the page, a promise's when it is kept."""
        answer = self.call(
            "script.evaluate",
            expression=f"(async () => JSON.stringify(await ({expression})))()",
            target={"context": self.window},
            awaitPromise=True,
        )
        assert answer["type"] == "success", answer
        return json.loads(answer["result"].get("value", "null"))

    def until(self, expression: str) -> None:
        self.ask(
            f"""new Promise((done, late) => {{
              const end = setTimeout(() => late(new Error(document.body.innerText)), {PATIENCE * 1000})
              const look = () => ({expression}) ? (clearTimeout(end), done(true)) : setTimeout(look, 30)
              look()
            }})"""
        )
