"""Compiles Python modules into one extension library with mypyc and setuptools.

`hatch_build.py` runs this file in a process of its own, because mypyc patches setuptools.
"""

from __future__ import annotations

import argparse
import os

from mypyc.build import mypycify
from setuptools import Distribution
from setuptools.command.build_ext import build_ext

NAME = "openoutcry"
# Only the modules of the library call its functions, so the linker may inline any of them anywhere.
LINK_TIME = ["-flto=auto", "-fno-semantic-interposition", "-fvisibility=hidden"]
# Rules are small methods that call small methods. GCC's own limits leave most of these calls in place; Clang has no
# such limits and ignores the options.
INLINING = [
    "--param=max-inline-insns-auto=150",
    "--param=inline-min-speedup=3",
    "--param=inline-unit-growth=100",
    "--param=large-function-growth=400",
]
# GCC writes what it counted to the folder of the profile, and reads it from there. Code that the games of the training
# did not reach is compiled as usual.
PROFILE = {
    "generate": ["-fprofile-generate={folder}"],
    "use": ["-fprofile-use={folder}", "-fprofile-partial-training", "-Wno-missing-profile"],
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("sources", nargs="+", help="the modules")
    parser.add_argument("--folder", required=True, help="gets the extension modules in `lib`, and C files and objects")
    parser.add_argument("--link-time", action="store_true", help="optimize and inline across modules at link time")
    parser.add_argument("--profile", choices=PROFILE, help="count how often code runs, or optimize by these counts")
    parser.add_argument("--profile-folder", help="has the counts")
    options = parser.parse_args()
    extensions = mypycify(
        ["--follow-imports=silent", *options.sources],
        group_name=NAME,
        multi_file=options.link_time,
        debug_level="0",
        target_dir=f"{options.folder}/c",
    )
    library = next(extension for extension in extensions if extension.name == f"{NAME}__mypyc")
    if options.link_time:  # assigned and not extended: mypyc gives all extensions the same list
        library.extra_compile_args = [*library.extra_compile_args, *LINK_TIME, *INLINING]
        library.extra_link_args = [*LINK_TIME, *INLINING, "-O3"]
    if options.profile:
        flags = [flag.format(folder=options.profile_folder) for flag in PROFILE[options.profile]]
        library.extra_compile_args = [*library.extra_compile_args, *flags]
        library.extra_link_args = [*library.extra_link_args, *flags]
    command = build_ext(Distribution({"name": NAME, "ext_modules": extensions}))
    command.build_lib = f"{options.folder}/lib"
    command.build_temp = f"{options.folder}/objects"
    command.parallel = os.cpu_count()
    command.ensure_finalized()
    command.run()


if __name__ == "__main__":
    main()
