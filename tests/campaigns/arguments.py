"""Readers of numbers on the command lines of the campaigns."""

import argparse
from collections.abc import Callable
from typing import TypeVar

Number = TypeVar("Number", int, float)


def between(least: Number, most: Number) -> Callable[[str], Number]:
    """Return a reader of numbers from `least` to `most`, of the type of `least`. It refuses any other text."""

    def read(text: str) -> Number:
        try:
            number = type(least)(text)
        except ValueError:
            number = None
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text} is not a number from {least:g} to {most:g}")
        return number

    return read


def database_url(text: str) -> str:
    """Return the address of a database unchanged. Refuse one that is neither SQLite's nor PostgreSQL's."""
    if text and text.partition("://")[0].partition("+")[0] not in ("sqlite", "postgres", "postgresql"):
        raise argparse.ArgumentTypeError(f"{text} is not an sqlite:/// or postgresql:// address")
    return text
