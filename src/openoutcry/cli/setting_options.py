"""An option for each setting of a server, made from the settings: those that are not usual are left out of the help."""

import inspect
from collections.abc import Callable
from dataclasses import MISSING, Field
from typing import Annotated, Any

import typer

from openoutcry.server.settings import all_settings, option_of

VALUES = {int: "N", float: "S", str: "WORD"}


def with_settings(command: Callable[..., int]) -> Callable[..., int]:
    """The command, which takes every setting as an option besides its own, as words that nobody has read yet."""
    own = inspect.signature(command, eval_str=True).parameters
    options = {one.name: _option(one) for one in all_settings()}
    rest = inspect.Parameter.VAR_KEYWORD
    kept = [one.replace(kind=inspect.Parameter.KEYWORD_ONLY) for one in own.values() if one.kind is not rest]
    made = [
        inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=kind)
        for name, kind in options.items()
    ]
    command.__signature__ = inspect.Signature([*made, *kept], return_annotation=int)  # type: ignore[attr-defined]
    command.__annotations__ = {one.name: one.annotation for one in [*made, *kept]} | {"return": int}
    return command


def _option(one: Field[Any]) -> Any:
    """The type by which Typer makes the option."""
    default = one.default if one.default is not MISSING else {}
    several = isinstance(default, tuple | dict)
    value = one.metadata["value"] or "|".join(one.metadata.get("words", ())) or VALUES[type(default)]
    shown = str(default) if default not in ("", (), {}, 0) else False
    option = typer.Option(option_of(one), metavar=value, hidden=not one.metadata["usual"], show_default=shown)
    return Annotated[list[str] | None if several else str | None, option]
