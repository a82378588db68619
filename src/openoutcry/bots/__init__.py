"""Bots: the levels and characters of Open Outcry, and bots of other packages. A bot gets the view of its seat, never
the whole state, and returns one of the open options."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from openoutcry.bots.contract import BadBot, Bot, BotFailed, SeatedBot, UnknownBot
from openoutcry.bots.external_bots import BotSpec, installed, is_external_name, make_external_bot, name_of
from openoutcry.bots.habits import ANALYST, LEARNED, THINKS, tempers
from openoutcry.bots.levels import (
    CHARACTERS,
    DEFAULT,
    FIRST,
    LEVELS,
    RANDOM_PERCENT,
    Character,
    effort_of,
    level_of,
    thinks,
)
from openoutcry.engine.errors import nearest
from openoutcry.engine.game import Game
from openoutcry.games.catalogue import Info, info
from openoutcry.games.packages import part
from openoutcry.games.web_client import ClientInfo, client_info

if TYPE_CHECKING:
    from openoutcry.bots.search.mind import Mind

    MindFactory = Callable[[Game[Any], str], Mind[Any]]

BOTS = (*LEVELS, *CHARACTERS)
LONGEST_NAME = 40  # letters of an unknown name in an error message


def builtin_bots(game: str) -> list[str]:
    """Return the names of the built-in bot levels that can play a game, the weakest first.

    `broker` needs a function `broker` in the game's `bot` module, and the levels that search need a class `Mind` there.
    """
    module = part(game, "bot")
    if module is None:
        return ["random"]
    return list(LEVELS) if hasattr(module, "Mind") else ["random", "broker"]


def usual_bot(game: str) -> str:
    """Return the name of the bot that takes a seat if none is named: `broker`, or the strongest level of a game without
    it."""
    return DEFAULT if DEFAULT in builtin_bots(game) else builtin_bots(game)[-1]


def characters(game: str) -> list[str]:
    """Return the names of the characters, bots with a style of play, that can play a game. Characters that do not
    search come first.

    The game needs a class `Mind` in its `bot` module, and the parameters of the style (the temper) in `habits.toml`.
    """
    module = part(game, "bot")
    if module is None or not hasattr(module, "Mind") or not hasattr(module, "__path__"):
        return []
    available = tempers(module.__name__)
    return [name for name, character in CHARACTERS.items() if character.temper in available]


def instant_bots(game: str) -> list[str]:
    """Return the names of the built-in bots of a game that answer without a search, characters before levels."""
    return [bot for bot in (*characters(game), *builtin_bots(game)) if not thinks(bot)]


def known_bots(game: str | None = None) -> list[str]:
    """Return the names of all bots: the built-in ones, only those that play `game` if it is given, and the installed
    ones of other packages."""
    own = list(BOTS) if game is None else [*builtin_bots(game), *characters(game)]
    return [*own, *(name for name in installed() if name not in BOTS)]


def check_bot(name: str, game: str | None = None) -> None:
    """Raise `UnknownBot` unless a name is that of a built-in bot (one that plays `game`, if given) or may be that of an
    external bot.

    Raise `BadEffort` if the time or number of playouts in the name of a built-in bot is not valid.
    """
    level = level_of(name)
    if level is not None and (game is None or level in (*builtin_bots(game), *characters(game), FIRST)):
        effort_of(name)
    elif level is not None or not is_external_name(name):
        must_be_known(level or name, known_bots(game))


def must_be_known(name: str, known: Sequence[str]) -> None:
    """Raise `UnknownBot`, with the most similar name, if a name is not in `known`."""
    if name not in known:
        given, available, near = name[:LONGEST_NAME], ", ".join(known), nearest(name, known)
        message = f"there is no bot {given!r}; there are: {available}"
        raise UnknownBot("unknown-bot", message, bot=given, bots=available, near=near)


def make_bot(spec: BotSpec, game: Game[Any], seed: int) -> SeatedBot:
    """Create the bot that a name, class or object specifies, for a game. Bots created with the same seed give the same
    answers, unless they search for a time.

    Raise `UnknownBot` or `BadBot` if there is no such bot, and `BadEffort` if the effort in its name is not valid.
    """
    if isinstance(spec, str):
        check_bot(spec, game.name)
    level = level_of(spec)
    if level is None:
        return make_external_bot(spec, game, seed)
    return _make_builtin(level, str(spec), game, seed)


def _make_builtin(level: str, spec: str, game: Game[Any], seed: int) -> SeatedBot:
    """Create the bot of a built-in level or character. `spec` is its name with the effort, such as "tycoon:200ms"."""
    from openoutcry.bots.builtin import Broker, SearchBot, tycoon
    from openoutcry.bots.search.flat import FlatSearch

    if level == "random":
        return Broker(game, None, seed)
    module = part(game.name, "bot")
    assert module is not None
    if level == FIRST or not hasattr(module, "Mind"):
        made: SeatedBot = module.broker(game, seed)
        return made
    if level in CHARACTERS:
        return _character(CHARACTERS[level], spec, game, module.Mind, seed)
    if level in RANDOM_PERCENT:
        return Broker(game, module.Mind(game, LEARNED), seed, RANDOM_PERCENT[level])
    if level == "analyst":
        return SearchBot(FlatSearch(game, module.Mind(game, ANALYST), seed, to_the_end=True), effort_of(spec))
    return tycoon(game, seed, effort_of(spec))


def judge_of(game: Game[Any]) -> "Mind[Any] | None":
    """Return the game's `Mind` (policy and evaluation for a search) as `tycoon` uses it, with the value network of the
    game. Return None if the game has no `Mind`."""
    from openoutcry.bots.networks import use_value_network, value_network

    module = part(game.name, "bot")
    if module is None or not hasattr(module, "Mind"):
        return None
    mind: Mind[Any] = module.Mind(game, THINKS)
    use_value_network(mind, value_network(module.__name__))
    return mind


def _character(character: Character, spec: str, game: Game[Any], mind: "MindFactory", seed: int) -> SeatedBot:
    """Create the bot of a character: one that answers by a policy, or one that searches and chooses by its style
    between good options."""
    from openoutcry.bots.builtin import Broker, CharacterSearchBot

    if thinks(character.name):
        return CharacterSearchBot(game, mind(game, ANALYST), mind(game, character.temper), seed, effort_of(spec))
    return Broker(game, mind(game, character.temper), seed)


class CharacterInfo(msgspec.Struct, frozen=True):
    """A character (a bot with a style of play) as offered to clients: its name, and the bot level that is as strong."""

    name: str
    strength: str


class GameInfo(Info, frozen=True):
    """A game as offered for a new table. `bots` has the names of its bots, built-in ones first, from the weakest to the
    strongest.

    `usual_bot` takes a seat if no bot is named. `characters` are the bots with a style of play. `client` is the
    browser client that the game brings. Texts for people are in the message catalogues.
    """

    bots: list[str]
    usual_bot: str
    characters: list[CharacterInfo]
    client: ClientInfo | None = None


def describe_game(name: str, bots: list[str]) -> GameInfo:
    """Return the description of a game for clients, with `bots` as the list of bots that are offered."""
    found = [CharacterInfo(bot, CHARACTERS[bot].strength) for bot in characters(name)]
    return GameInfo(
        **msgspec.structs.asdict(info(name)),
        bots=bots,
        usual_bot=usual_bot(name),
        characters=found,
        client=client_info(name),
    )


__all__ = [
    "BOTS",
    "BadBot",
    "Bot",
    "BotFailed",
    "BotSpec",
    "GameInfo",
    "SeatedBot",
    "UnknownBot",
    "builtin_bots",
    "characters",
    "check_bot",
    "describe_game",
    "instant_bots",
    "judge_of",
    "known_bots",
    "level_of",
    "make_bot",
    "must_be_known",
    "name_of",
    "usual_bot",
]
