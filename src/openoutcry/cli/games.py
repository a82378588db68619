"""`openoutcry games`: what there is to play, for how many, with which options."""

import msgspec
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from openoutcry.bots import known_bots
from openoutcry.bots.characters import CHARACTERS
from openoutcry.bots.offered import GameInfo, offered
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import aside, console, spoken
from openoutcry.games import catalogue
from openoutcry.text.words import known


def list_games(json: bool) -> int:
    """Show the list; of a game that cannot be loaded, what is wrong with it."""
    games = [offered(name, [bot for bot in known_bots(name) if bot not in CHARACTERS]) for name in catalogue.games()]
    for problem in catalogue.refused().values():
        aside().print(in_words(language(), problem))
    if json:
        print(msgspec.json.encode(games).decode())  # noqa: T201
        return 0
    out = console()
    for game in games:
        out.print(_described(game))
    return 0


def _described(game: GameInfo) -> Group:
    size = spoken("games-size", low=min(game.players), high=max(game.players))
    length = spoken(f"game-{game.name}-time")
    title = Text.assemble((spoken(f"game-{game.name}"), "bold"), f"  {size} · {length}" if length else f"  {size}")
    grid = Table.grid(padding=(0, 2))
    for option in game.options:
        about = spoken(f"option-{game.name}-{option.name}-about")
        if len(option.players) < len(game.players):
            about = f"{about} ({_only(option.players)})"
        grid.add_row("", Text(spoken(f"option-{game.name}-{option.name}"), "bold"), Text(about, "dim"))
        for value in option.values:
            message = f"option-{game.name}-{option.name}-{value}"
            meaning = spoken(message) if known(language(), message) else value
            counts = [players for players in option.players if value in option.by_players[players]]
            if value == option.default:
                meaning = f"{meaning} ({spoken('games-default')})"
            elif counts != option.players:
                meaning = f"{meaning} ({_only(counts)})"
            grid.add_row("", Text(f"{option.name}={value}", "cyan", no_wrap=True), meaning)
    named = spoken("games-bots", bots=", ".join(game.bots))
    call = spoken("games-play", command=f"openoutcry play {game.name}")
    bots = [Text(named), *_characters(game)]
    return Group(title, Text(spoken(f"game-{game.name}-about")), Text(), grid, Text(), *bots, Text(call), Text())


def _characters(game: GameInfo) -> list[RenderableType]:
    if not game.characters:
        return []
    grid = Table.grid(padding=(0, 2))
    for one in game.characters:
        about = Text.assemble(spoken(f"bot-{one.name}-about"), (f" ({one.strength})", "dim"))
        grid.add_row("", Text(one.name, "cyan", no_wrap=True), about)
    return [Text(spoken("games-characters")), grid]


def _only(counts: list[int]) -> str:
    return spoken("games-option-players", players=", ".join(str(count) for count in counts))
