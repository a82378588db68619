"""Sentences about the extra of the package that installs a missing module. This module may import nothing but the
standard library and `text.catalogues`."""

from collections.abc import Iterator
from contextlib import contextmanager

from openoutcry.text.catalogues import plain

# The modules that each extra installs. `postgres` is missing here: the storage reports it itself.
EXTRAS = {
    "play": (
        "alembic",
        "httptools",
        "litestar",
        "platformdirs",
        "prometheus_client",
        "segno",
        "sqlalchemy",
        "structlog",
        "typer",
        "uvicorn",
        "websockets",
    ),
    "lab": ("choix", "numpy", "polars", "scipy"),
    "dask": ("dask", "distributed"),
    "ray": ("ray",),
    "envs": ("gymnasium", "pettingzoo"),
    "openspiel": ("open_spiel", "pyspiel"),
    "picture": ("PIL", "playwright"),
}


def missing_extra(problem: ModuleNotFoundError) -> str | None:
    """Return the extra that installs the module that was not found, or None if there is none."""
    module = (problem.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)


def what_to_install(lang: str, extra: str) -> str:
    """Return the sentence about how to install an extra."""
    return plain(lang, "extras")[f"extra-{extra}"]


@contextmanager
def explain_missing_extra(lang: str, extra: str | None = None) -> Iterator[None]:
    """Replace a `ModuleNotFoundError` inside by one that says which extra to install: `extra`, or the one of the
    missing module."""
    try:
        yield
    except ModuleNotFoundError as problem:
        extra = extra or missing_extra(problem)
        if extra is None:
            raise
        raise ModuleNotFoundError(what_to_install(lang, extra), name=problem.name) from problem
