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
        return read_manifest(name, files)
    except (msgspec.DecodeError, ValueError) as problem:
        warnings.warn(f"{name}: web/dist/{MANIFEST} is not used: {problem}", stacklevel=2)
        return None


def read_manifest(name: str, files: dict[str, bytes]) -> ClientInfo:
    """Return the client that the manifest of a game describes. Raise an error if the manifest does not fit the game or
    its files."""
    manifest = msgspec.json.decode(files[MANIFEST], type=Manifest)
    if manifest.name != name:
        raise ValueError(f"it is for the game {manifest.name!r}")

    def address(file: str) -> str:
        if file not in files:
            raise ValueError(f"there is no file {file!r}")
        return f"/games/{name}/{file}"

    return ClientInfo(
        manifest.api,
        address(manifest.entry),
        manifest.style and address(manifest.style),
        manifest.emblem and address(manifest.emblem),
    )
