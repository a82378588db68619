"""Compiles the engine and what bots think with, each as a library of its own, with mypyc. `hatch_build.py` runs it in a
process of its own, since mypyc patches setuptools; it says what to compile and where everything goes.

A rule is as fast as what it calls in other modules is inlined. With link-time optimization the modules are compiled
side by side and inlined in the end; a compiler that does not know it gets them in one large file.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from mypy.fscache import FileSystemCache
from mypyc.build import construct_groups, generate_c, get_mypy_config, mypycify
from mypyc.options import CompilerOptions
from setuptools import Distribution
from setuptools.command.build_ext import build_ext
from setuptools.modified import newer_group

from tools.fewer_words import MET, in_fewer_words

# Lets the C compiler inline across modules: inside one library nothing is ever replaced, or even seen, from outside.
# Each file of a library that uses another one declares the same table of it: `-fcommon` makes it one.
ONE_LIBRARY = ["-fno-semantic-interposition", "-fvisibility=hidden", "-fcommon"]
# Rules are small methods that call small methods. By the compiler's own limits most of them stay calls, and a sixth of
# a playout goes into entering and leaving them. (clang knows no such limits, and takes the words without heed.)
INLINED = [
    "--param=max-inline-insns-auto=150",
    "--param=inline-min-speedup=3",
    "--param=inline-unit-growth=100",
    "--param=large-function-growth=400",
]
BEGINNING = ["-include", str(Path(__file__).with_name("compiled.h"))]


class BuildSideBySide(build_ext):  # type: ignore[misc]
    """Compiles the files of one extension on all cores; setuptools itself would take one after the other."""

    extensions: list[Any]

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], output_dir: str, depends: list[str], **options: Any) -> list[str]:
            names: list[str] = self.compiler.object_filenames(sources, output_dir=output_dir)
            old = [one for one, name in zip(sources, names, strict=True) if newer_group([one, *depends], name)]
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                list(pool.map(lambda one: one_by_one([one], output_dir=output_dir, **options), old))
            return names

        self.compiler.compile = compile_all
        # One library after the other: they share the objects of mypyc's own run-time.
        everything = self.extensions
        self.extensions = [one for one in everything if is_library(one)]
        super().build_extensions()
        self.parallel = os.cpu_count()
        self.extensions = [one for one in everything if not is_library(one)]
        super().build_extensions()
        self.extensions = everything


def is_library(extension: Any) -> bool:
    """Whether it holds compiled modules; the others are one for each module, and only point there."""
    return bool(extension.name.endswith("__mypyc"))


def written_as_one(sources: list[str], groups: list[Any], multi_file: bool, target: str) -> tuple[Any, Any]:
    """The C files of each library, as `mypycify` takes them, written with all classes in sight.

    Left to itself, mypyc takes libraries for things that are compiled apart. Then any class could be extended by one
    that it does not see: every method is called by its place in a table, every read of a field asks if it was set."""
    options = CompilerOptions(separate=True, multi_file=multi_file, target_dir=target)
    options.global_opts = True
    files = FileSystemCache()
    compiled, everything, settings = get_mypy_config(sources, None, options, files)
    named = construct_groups(compiled, groups, True, None)
    written, _, needed = generate_c(everything, settings, named, files, compiler_options=options)
    laid_out = written if os.name == "nt" else put_shortly(written, Path(target))
    return laid_out, [(one.path, one.include_dirs, one.internal) for one in needed]


def put_shortly(written: list[list[tuple[str, str]]], target: Path) -> list[list[tuple[str, str]]]:
    """The C files of all libraries in fewer words; how often each of these was put in is noted beside them."""
    texts, met = in_fewer_words([text for library in written for _, text in library])
    target.mkdir(parents=True, exist_ok=True)
    (target / MET).write_text(json.dumps(met, indent=2) + "\n", "utf-8")
    following = iter(texts)
    return [[(name, next(following)) for name, _ in library] for library in written]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--group", action="append", nargs="+", required=True, help="the name of a library, and its sources"
    )
    parser.add_argument("--written", required=True, help="where mypyc writes the C files")
    parser.add_argument("--objects", required=True, help="where they are compiled to")
    parser.add_argument("--library", required=True, help="where the extension modules go")
    parser.add_argument("--link-time", nargs="*", default=[], help="the flags for optimization at link time, without -")
    wanted = parser.parse_args()
    link_time = [f"-{flag}" for flag in wanted.link_time]
    groups = [(files, name) for name, *files in wanted.group]
    # Without a cache: of a module that it knows mypyc does not say which headers it needs.
    sources = ["--follow-imports=silent", f"--cache-dir={os.devnull}", *(file for files, _ in groups for file in files)]
    extensions = mypycify(
        sources,
        separate=groups,
        skip_cgen_input=written_as_one(sources, groups, bool(link_time), wanted.written),
        opt_level="3",
        debug_level="0",
        strip_asserts=False,
        multi_file=bool(link_time),
        target_dir=wanted.written,
    )
    for library in filter(is_library, extensions):
        if os.name != "nt":
            library.extra_compile_args = [*library.extra_compile_args, *ONE_LIBRARY, *BEGINNING]
            library.extra_link_args.append("-Wl,-s" if sys.platform == "linux" else "-Wl,-x")
        if link_time:
            library.extra_compile_args = [*library.extra_compile_args, *link_time, *INLINED]
            library.extra_link_args += [*link_time, "-O3"]
    command: Any = BuildSideBySide(Distribution({"name": "openoutcry", "ext_modules": extensions}))
    command.build_lib = wanted.library
    command.build_temp = wanted.objects
    command.ensure_finalized()
    command.run()
    made = {Path(path).resolve() for path in command.get_outputs()}
    for old in (path for path in Path(wanted.library).rglob("*") if path.is_file() and path.resolve() not in made):
        old.unlink()


if __name__ == "__main__":
    main()
