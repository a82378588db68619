"""Reads the browser client that an external game brings: the built files in the folder `web/dist` of its package.

`manifest.json` has the version of the game API, the name of the game and the names of files; `docs/client.md` describes
them. Files are read once, so that a changed file is served after a restart.
"""

import warnings
from functools import cache
from importlib.resources.abc import Traversable

import msgspec

from openoutcry.games.packages import folder_of, foreign

MANIFEST = "manifest.json"


class ClientInfo(msgspec.Struct, frozen=True):
    """The client of an external game: the version of the game API, and the addresses of the module that draws the
    table, of its style sheet and of the picture for the front page."""

    api: int
    entry: str
    style: str | None = None
    emblem: str | None = None


class Manifest(ClientInfo, frozen=True, kw_only=True):
    """The file `manifest.json`: as `ClientInfo`, with names of files in place of addresses."""

    name: str


@cache
def client_files(name: str) -> dict[str, bytes]:
    """Return the contents of the client's files by their paths; empty if the game brings no client."""
    if name not in foreign():
        return {}
    folder = folder_of(name).joinpath("web", "dist")
    return dict(files_in(folder, "")) if folder.joinpath(MANIFEST).is_file() else {}


def files_in(folder: Traversable, above: str) -> list[tuple[str, bytes]]:
    """Return the path and content of each file in a folder and the folders below it; `above` is before each path."""
    found: list[tuple[str, bytes]] = []
    for item in folder.iterdir():
        path = f"{above}{item.name}"
        found += files_in(item, f"{path}/") if item.is_dir() else [(path, item.read_bytes())]
    return found


@cache
def client_info(name: str) -> ClientInfo | None:
    """Return the client that an external game brings. Return None, with a warning, if its manifest is wrong."""
    files = client_files(name)
    if not files:
        return None
    try:
        manifest = msgspec.json.decode(files[MANIFEST], type=Manifest)
    except msgspec.DecodeError as problem:
        _left_out(name, str(problem))
        return None
    if manifest.name != name:
        _left_out(name, f"it is for the game {manifest.name!r}")
        return None
    address: dict[str, str] = {}
    for part in ("entry", "style", "emblem"):
        file = getattr(manifest, part)
        if file is not None and file not in files:
            _left_out(name, f"there is no file {file!r}")
            return None
        if file is not None:
            address[part] = f"/games/{name}/{file}"
    return ClientInfo(manifest.api, **address)


def _left_out(name: str, problem: str) -> None:
    """Warn that the client of a game is not used, and why."""
    warnings.warn(f"{name}: web/dist/{MANIFEST} is not used: {problem}", stacklevel=3)
