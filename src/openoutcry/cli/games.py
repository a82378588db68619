"""`openoutcry games`: what there is to play, for how many, with which options."""

import msgspec
from rich.console import Group
from rich.table import Table
from rich.text import Text

from openoutcry.bots import BOTS
from openoutcry.cli.screen import console, spoken
from openoutcry.games.catalogue import GAMES, info, options


class OptionListed(msgspec.Struct, frozen=True):
    """An option of a game; `players` are the counts for which it can be other than its default."""

    name: str
    values: list[str]
    default: str
    players: list[int]


class GameListed(msgspec.Struct, frozen=True):
    """A game as `games --json` lists it."""

    name: str
    players: list[int]
    options: list[OptionListed]
    modules: list[str]
    bots: list[str]


def listed_game(name: str) -> GameListed:
    """Everything that a caller may ask of a game."""
    about = info(name)
    values: dict[str, list[str]] = {}
    counts: dict[str, list[int]] = {}
    for players in about.players:
        for option in options(name, players):
            known = values.setdefault(option.name, [])
            known += [value for value in option.values if value not in known]
            if len(option.values) > 1:
                counts.setdefault(option.name, []).append(players)
    rows = [OptionListed(option, found, found[0], counts.get(option, [])) for option, found in values.items()]
    return GameListed(name, about.players, rows, about.modules, list(BOTS))


def list_games(json: bool) -> int:
    """Show the list."""
    games = [listed_game(name) for name in GAMES]
    if json:
        print(msgspec.json.encode(games).decode())  # noqa: T201
        return 0
    out = console()
    for game in games:
        out.print(_described(game))
    return 0


def _described(game: GameListed) -> Group:
    size = spoken("games-size", low=min(game.players), high=max(game.players))
    title = Text.assemble((spoken(f"game-{game.name}"), "bold"), f"  {size} · {spoken(f'game-{game.name}-time')}")
    grid = Table.grid(padding=(0, 2))
    for option in game.options:
        about = spoken(f"option-{game.name}-{option.name}-about")
        if len(option.players) < len(game.players):
            only = spoken("games-option-players", players=", ".join(str(count) for count in option.players))
            about = f"{about} ({only})"
        grid.add_row("", Text(spoken(f"option-{game.name}-{option.name}"), "bold"), Text(about, "dim"))
        for value in option.values:
            default = f" ({spoken('games-default')})" if value == option.default else ""
            meaning = spoken(f"option-{game.name}-{option.name}-{value}") + default
            grid.add_row("", Text(f"{option.name}={value}", "cyan", no_wrap=True), meaning)
    named = spoken("games-bots", bots=", ".join(game.bots))
    call = spoken("games-play", command=f"openoutcry play {game.name}")
    return Group(title, Text(spoken(f"game-{game.name}-about")), Text(), grid, Text(), Text(named), Text(call), Text())
