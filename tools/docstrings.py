"""Shows the examples of docstrings as code on the docs site: to Markdown, their `>>>` would be a quotation. Loaded by
Griffe, which reads the docstrings for `make docs`."""

from typing import Any

import griffe

PROMPTS = (">>>", "...")


class Examples(griffe.Extension):  # type: ignore[misc]  # Griffe comes with `make docs`
    """Puts a fence around each example."""

    def on_object(self, *, obj: griffe.Object, **kwargs: Any) -> None:
        """Called for everything that has a docstring."""
        if obj.docstring is not None:
            obj.docstring.value = fenced(obj.docstring.value)


def fenced(text: str) -> str:
    """The text with every paragraph that begins with a prompt as a block of Python."""
    paragraphs = text.split("\n\n")
    return "\n\n".join(f"```pycon\n{one}\n```" if one.startswith(PROMPTS) else one for one in paragraphs)
