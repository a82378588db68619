"""Which extra of the package brings a module that is not installed, in a sentence. Nothing but the standard library may
be needed here."""

from collections.abc import Iterator
from contextlib import contextmanager

from openoutcry.text.catalogues import plain

# What is imported, by the extra of the package that brings it (the storage itself says when `postgres` is missing).
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
    """The extra that would bring the module that was not found."""
    module = (problem.name or "").partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if module in modules), None)


def what_to_install(lang: str, extra: str) -> str:
    """What to install, in a sentence."""
    return plain(lang, "extras")[f"extra-{extra}"]


@contextmanager
def told_what_to_install(lang: str, extra: str | None = None) -> Iterator[None]:
    """A module that is missed inside is missed in a sentence that says what brings it: of the extras that do, the one
    that is named."""
    try:
        yield
    except ModuleNotFoundError as problem:
        extra = extra or missing_extra(problem)
        if extra is None:
            raise
        raise ModuleNotFoundError(what_to_install(lang, extra), name=problem.name) from problem
