"""The built browser client, and those of external games, in memory. Files whose names contain a hash of their contents
are cached for ever, the page itself never. The page is sent at every address that is not a file; where it has nothing
to show, it says so."""

import gzip
import mimetypes
import re
from functools import cache
from importlib.resources import files

import msgspec

from openoutcry.games.web_client import client_files, files_in

NEVER = "no-cache"
FOREVER = "public, max-age=31536000, immutable"
# The addresses at which the page has something to show, as in the client's router.
PAGES = re.compile(r"/|/(t|rules|learn)/[^/]+/?")
# The end of a name with a hash of the contents, as in table-Bf3kQ9xa.js.
HASHED = re.compile(r".*[-.](?=[\w-]*[A-Z0-9])[\w-]{8,}\.\w+")
TEXTS = ("text/", "application/javascript", "application/json", "image/svg+xml")

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Open Outcry</title></head>
<body style="font: 1.1rem/1.5 system-ui, sans-serif; max-width: 38rem; margin: 4rem auto; padding: 0 1rem">
<h1>Open Outcry</h1>{words}<p><a href="/">Open Outcry</a></p></body></html>
"""

NOT_BUILT = """<p>The server is running, but the browser client has not been built.</p>
<p>In a checkout, <code>make install</code> builds it; start the server again afterwards.</p>
<p lang="fr">Le serveur fonctionne, mais le client du navigateur n’a pas été construit :
<code>make install</code> s’en charge, puis relancez le serveur.</p>"""

BAD_LINK = """<p>This link leads to no seat. It may have been cut short, or the seat was given up.</p>
<p lang="fr">Ce lien ne mène à aucune place. Il est peut-être incomplet, ou la place a été rendue.</p>"""


class ClientFile(msgspec.Struct, frozen=True):
    """Fields of a file of the browser client: contents, gzip form (`packed`, None if it is small or not text), media
    type, and the value of the Cache-Control header."""

    content: bytes
    packed: bytes | None
    kind: str
    caching: str


def message_page(words: str) -> bytes:
    """Return a small HTML page as bytes. `words` is the HTML of its message."""
    return PAGE.format(words=words).encode()


@cache
def client() -> dict[str, ClientFile]:
    """Return every file of the built client by its path; empty if the client has not been built."""
    folder = files("openoutcry.server").joinpath("client")
    if not folder.joinpath("index.html").is_file():
        return {}
    return {path: _file(path, content, path.startswith("assets/")) for path, content in files_in(folder, "")}


@cache
def game_client(name: str) -> dict[str, ClientFile]:
    """Return every file of the client that an external game brings, by its path; empty if it brings none."""
    return {
        path: _file(path, content, HASHED.fullmatch(path) is not None) for path, content in client_files(name).items()
    }


def exists(path: str) -> bool:
    """Return whether the browser client has a file at this path, or its page shows something there."""
    return PAGES.fullmatch(path) is not None or path.strip("/") in client()


def page_at(path: str) -> ClientFile:
    """Return the file at this path, or the client's page if there is no such file. If the client has not been built,
    return a page that says so."""
    built = client()
    if not built:
        return ClientFile(message_page(NOT_BUILT), None, "text/html", NEVER)
    return built.get(path.strip("/"), built["index.html"])


def _file(path: str, content: bytes, hashed: bool) -> ClientFile:
    kind = mimetypes.guess_type(path)[0] or "application/octet-stream"
    packed = gzip.compress(content, mtime=0) if kind.startswith(TEXTS) and len(content) > 1000 else None
    return ClientFile(content, packed, kind, FOREVER if hashed else NEVER)
