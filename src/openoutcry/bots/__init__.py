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
    """Return the levels that play a game, the weakest first. `broker` needs a function `broker` in the game's `bot`
    module, and the levels that search need a class `Mind` there."""
    module = part(game, "bot")
    if module is None:
        return ["random"]
    return list(LEVELS) if hasattr(module, "Mind") else ["random", "broker"]


def usual_bot(game: str) -> str:
    """Return the bot that takes a seat if none is named: `broker`, or the strongest level of a game without one."""
    return DEFAULT if DEFAULT in builtin_bots(game) else builtin_bots(game)[-1]


def characters(game: str) -> list[str]:
    """Return the characters that play a game, those that do not search first. The game needs a `Mind` and the
    parameters of their tempers."""
    module = part(game, "bot")
    if module is None or not hasattr(module, "Mind") or not hasattr(module, "__path__"):
        return []
    available = tempers(module.__name__)
    return [name for name, character in CHARACTERS.items() if character.temper in available]


def instant_bots(game: str) -> list[str]:
    """Return the built-in bots of a game that do not search, characters before levels."""
    return [bot for bot in (*characters(game), *builtin_bots(game)) if not thinks(bot)]


def known_bots(game: str | None = None) -> list[str]:
    """Return the names of all bots: the built-in ones, or those of them that play `game`, and the installed ones of
    other packages."""
    own = list(BOTS) if game is None else [*builtin_bots(game), *characters(game)]
    return [*own, *(name for name in installed() if name not in BOTS)]


def check_bot(name: str, game: str | None = None) -> None:
    """Raise `UnknownBot` if a name is neither a built-in bot (of `game`, if given) nor possibly the name of an external
    bot. Raise `BadEffort` if its effort cannot be read."""
    level = level_of(name)
    if level is not None and (game is None or level in (*builtin_bots(game), *characters(game), FIRST)):
        effort_of(name)
    elif level is not None or not is_external_name(name):
        must_be_known(level or name, known_bots(game))


def must_be_known(name: str, known: Sequence[str]) -> None:
    """Raise `UnknownBot` if a name is not in `known`."""
    if name not in known:
        given, available, near = name[:LONGEST_NAME], ", ".join(known), nearest(name, known)
        message = f"there is no bot {given!r}; there are: {available}"
        raise UnknownBot("unknown-bot", message, bot=given, bots=available, near=near)


def make_bot(spec: BotSpec, game: Game[Any], seed: int) -> SeatedBot:
    """Create the bot of a specification for a game. Bots created with the same seed give the same answers."""
    if isinstance(spec, str):
        check_bot(spec, game.name)
    level = level_of(spec)
    if level is None:
        return make_external_bot(spec, game, seed)
    return _make_builtin(level, str(spec), game, seed)


def _make_builtin(level: str, spec: str, game: Game[Any], seed: int) -> SeatedBot:
    """Create a bot of a level or character."""
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
    """Return the game's `Mind` with the parameters of `tycoon` and the value network of the game, or None if the game
    has no `Mind`."""
    from openoutcry.bots.networks import use_value_network, value_network

    module = part(game.name, "bot")
    if module is None or not hasattr(module, "Mind"):
        return None
    mind: Mind[Any] = module.Mind(game, THINKS)
    use_value_network(mind, value_network(module.__name__))
    return mind


def _character(character: Character, spec: str, game: Game[Any], mind: "MindFactory", seed: int) -> SeatedBot:
    """Create a character: a policy, or a search that the temper refines."""
    from openoutcry.bots.builtin import Broker, CharacterSearchBot

    if thinks(character.name):
        return CharacterSearchBot(game, mind(game, ANALYST), mind(game, character.temper), seed, effort_of(spec))
    return Broker(game, mind(game, character.temper), seed)


class CharacterInfo(msgspec.Struct, frozen=True):
    """A character, and the level whose strength it has."""

    name: str
    strength: str


class GameInfo(Info, frozen=True):
    """A game as offered for a new table: its bots, the built-in ones first and from the weakest to the strongest, the
    bot that takes a seat if none is named, the characters among the bots, and the browser client if the game brings its
    own. Names and descriptions are in the message catalogues."""

    bots: list[str]
    usual_bot: str
    characters: list[CharacterInfo]
    client: ClientInfo | None = None


def describe_game(name: str, bots: list[str]) -> GameInfo:
    """Return the catalogue entry of a game with these bots."""
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
