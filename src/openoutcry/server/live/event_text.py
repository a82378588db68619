"""Sentences for tables of external games. The client has no texts for these games, so the server sends their sentences
in every language, from the same catalogues and nouns as in a terminal."""

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any

from openoutcry.engine.game import Game
from openoutcry.games.packages import foreign
from openoutcry.server.storage.rows import Seat
from openoutcry.text.catalogues import LANGUAGES
from openoutcry.text.prose import Prose
from openoutcry.text.words import MissingWords

CACHED = 64


def has_server_texts(game: Game[Any]) -> bool:
    """Return whether the server sends the sentences of this game."""
    return game.name in foreign()


def in_all_languages(
    game: Game[Any], seats: Sequence[Seat], write: Callable[[Prose], str], otherwise: str
) -> dict[str, str] | None:
    """Return a sentence in every language, as `write` writes it; None if the client has the texts of this game. A
    language in which the sentence lacks texts gets `otherwise`."""
    if not has_server_texts(game):
        return None
    sentences: dict[str, str] = {}
    names = tuple(seat.name for seat in seats)
    for lang in LANGUAGES:
        try:
            sentences[lang] = write(_prose(lang, game, names))
        except MissingWords:
            sentences[lang] = otherwise
    return sentences


@lru_cache(maxsize=CACHED)
def _prose(lang: str, game: Game[Any], names: tuple[str, ...]) -> Prose:
    return Prose(lang, game, list(names))
