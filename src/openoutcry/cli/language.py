"""The language that is spoken: `--lang` anywhere on the command line, or what the environment asks for."""

import os

from openoutcry.text.catalogues import LANGUAGES, language_of

OPTION = "--lang"
_spoken = [LANGUAGES[0]]


def language() -> str:
    """The language of everything that is shown to people."""
    return _spoken[0]


def take_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """The arguments without `--lang`, and its value if that is no language of ours; a right one is spoken now."""
    _spoken[0] = language_of(os.environ)
    rest: list[str] = []
    wrong: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest.append(word)
            break
        if word == OPTION or word.startswith(f"{OPTION}="):
            asked = next(words, "") if word == OPTION else word.partition("=")[2]
            if asked in LANGUAGES:
                _spoken[0] = asked
            else:
                wrong = asked
        else:
            rest.append(word)
    return [*rest, *words], wrong
