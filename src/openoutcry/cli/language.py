"""The language of the output: the option `--lang` anywhere on the command line, otherwise that of the environment."""

import os

from openoutcry.text.catalogues import LANGUAGES, language_of

OPTION = "--lang"
_current = [LANGUAGES[0]]


def language() -> str:
    """Return the code of the current language, "en" or "fr"."""
    return _current[0]


def extract_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Set the current language from `--lang` or the environment, and take `--lang` out of the arguments.

    Return the other arguments, and the value of `--lang` if it is not a known language, otherwise None. Arguments after
    `--` are not read.
    """
    _current[0] = language_of(os.environ)
    rest: list[str] = []
    unknown: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest.append(word)
            break
        if word == OPTION or word.startswith(f"{OPTION}="):
            value = next(words, "") if word == OPTION else word.partition("=")[2]
            if value in LANGUAGES:
                _current[0] = value
            else:
                unknown = value
        else:
            rest.append(word)
    return [*rest, *words], unknown
