"""Opponents. A bot sees a view, never the state, and answers with one of the options it is offered."""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from openoutcry.bots.characters import CHARACTERS, Character
from openoutcry.bots.contract import Bot, SeatedBot
from openoutcry.bots.errors import BadBot, BotFailed, UnknownBot
from openoutcry.bots.external_bots import BotSpec, installed, is_external_name, make_external_bot, name_of
from openoutcry.bots.habits import ANALYST, LEARNED, THINKS, tempers
from openoutcry.bots.levels import DEFAULT, FIRST, LEVELS, RANDOM_PERCENT, effort_of, level_of, thinks
from openoutcry.engine.errors import nearest
from openoutcry.engine.game import Game
from openoutcry.games.packages import part

if TYPE_CHECKING:
    from openoutcry.bots.search.mind import Mind

    MakesMind = Callable[[Game[Any], str], Mind[Any]]

BOTS = (*LEVELS, *CHARACTERS)
LONGEST_SAID = 40  # letters of a name that is not known


def builtin_bots(game: str) -> list[str]:
    """The levels that play a game, the weakest first. A game whose module has a `broker` has one, and one
    that has a `Mind` has those that search."""
    module = part(game, "bot")
    if module is None:
        return ["random"]
    return list(LEVELS) if hasattr(module, "Mind") else ["random", "broker"]


def usual_bot(game: str) -> str:
    """Who sits down where nobody says who does."""
    return DEFAULT if DEFAULT in builtin_bots(game) else builtin_bots(game)[-1]


def characters(game: str) -> list[str]:
    """The characters that play a game, those who answer at once first: it has a `Mind`, and puts their tempers into
    numbers."""
    module = part(game, "bot")
    if module is None or not hasattr(module, "Mind") or not hasattr(module, "__path__"):
        return []
    put = tempers(module.__name__)
    return [name for name, one in CHARACTERS.items() if one.temper in put]


def instant_bots(game: str) -> list[str]:
    """The bots of the house that answer at once; of the levels the usual one comes last."""
    return [bot for bot in (*characters(game), *builtin_bots(game)) if not thinks(bot)]


def known_bots(game: str | None = None) -> list[str]:
    """The bots of the house, or those of them that play this game, and those that other packages bring."""
    own = list(BOTS) if game is None else [*builtin_bots(game), *characters(game)]
    return [*own, *(name for name in installed() if name not in BOTS)]


def check_bot(name: str, game: str | None = None) -> None:
    """Refuse a name that is neither one of the house's, at this game, nor can be a guest's."""
    level = level_of(name)
    if level is not None and (game is None or level in (*builtin_bots(game), *characters(game), FIRST)):
        effort_of(name)
    elif level is not None or not is_external_name(name):
        must_be_known(level or name, known_bots(game))


def must_be_known(name: str, known: Sequence[str]) -> None:
    """Refuse a bot that is not one of these."""
    if name not in known:
        said, there, near = name[:LONGEST_SAID], ", ".join(known), nearest(name, known)
        message = f"there is no bot {said!r}; there are: {there}"
        raise UnknownBot("unknown-bot", message, bot=said, bots=there, near=near)


def make_bot(wish: BotSpec, game: Game[Any], seed: int) -> SeatedBot:
    """The bot of that name, or of that class, for this game; the same seed plays the same way."""
    if isinstance(wish, str):
        check_bot(wish, game.name)
    level = level_of(wish)
    if level is None:
        return make_external_bot(wish, game, seed)
    return _of_the_house(level, str(wish), game, seed)


def _of_the_house(level: str, wish: str, game: Game[Any], seed: int) -> SeatedBot:
    from openoutcry.bots.broker import Broker
    from openoutcry.bots.search.flat import FlatSearch
    from openoutcry.bots.search_bot import SearchBot
    from openoutcry.bots.tycoon import tycoon

    if level == "random":
        return Broker(game, None, seed)
    module = part(game.name, "bot")
    assert module is not None
    if level == FIRST or not hasattr(module, "Mind"):
        made: SeatedBot = module.broker(game, seed)
        return made
    if level in CHARACTERS:
        return _character(CHARACTERS[level], wish, game, module.Mind, seed)
    if level in RANDOM_PERCENT:
        return Broker(game, module.Mind(game, LEARNED), seed, RANDOM_PERCENT[level])
    if level == "analyst":
        return SearchBot(FlatSearch(game, module.Mind(game, ANALYST), seed, to_the_end=True), effort_of(wish))
    return tycoon(game, seed, effort_of(wish))


def judge_of(game: Game[Any]) -> "Mind[Any] | None":
    """The mind that judges by what was learned, if the game has a mind."""
    from openoutcry.bots.value_networks import use_value_network, value_network

    module = part(game.name, "bot")
    if module is None or not hasattr(module, "Mind"):
        return None
    mind: Mind[Any] = module.Mind(game, THINKS)
    use_value_network(mind, value_network(module.__name__))
    return mind


def _character(one: Character, wish: str, game: Game[Any], mind: "MakesMind", seed: int) -> SeatedBot:
    from openoutcry.bots.broker import Broker
    from openoutcry.bots.search_bot import CharacterSearchBot

    if thinks(one.name):
        return CharacterSearchBot(game, mind(game, ANALYST), mind(game, one.temper), seed, effort_of(wish))
    return Broker(game, mind(game, one.temper), seed)


__all__ = [
    "BOTS",
    "BadBot",
    "Bot",
    "BotFailed",
    "BotSpec",
    "SeatedBot",
    "UnknownBot",
    "builtin_bots",
    "characters",
    "check_bot",
    "instant_bots",
    "judge_of",
    "known_bots",
    "level_of",
    "make_bot",
    "must_be_known",
    "name_of",
    "usual_bot",
]
