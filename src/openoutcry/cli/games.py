"""`openoutcry games` and `openoutcry set`: the list of games with their options, and the data file of one game."""

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from openoutcry.bots import GameInfo, describe_game, known_bots
from openoutcry.bots.levels import CHARACTERS
from openoutcry.cli.arguments import changed_data_file
from openoutcry.cli.options import GamesOptions, SetOptions
from openoutcry.cli.run import error_text, language
from openoutcry.cli.screen import console, error_console, localized, print_json
from openoutcry.games import catalogue
from openoutcry.games.catalogue import data_text, info, open_game
from openoutcry.text.words import known


def list_games(options: GamesOptions) -> int:
    """Run `openoutcry games`: print all games with their options and bots. Games of other packages that cannot be
    loaded are reported on standard error. Return 0."""
    games = [
        describe_game(name, [bot for bot in known_bots(name) if bot not in CHARACTERS]) for name in catalogue.games()
    ]
    for problem in catalogue.refused().values():
        error_console().print(error_text(problem))
    if options.json:
        print_json(games)
        return 0
    out = console()
    for game in games:
        out.print(_described(game))
    return 0


def _described(game: GameInfo) -> Group:
    size = localized("games-size", low=min(game.players), high=max(game.players))
    length = localized(f"game-{game.name}-time")
    title = Text.assemble((localized(f"game-{game.name}"), "bold"), f"  {size} · {length}" if length else f"  {size}")
    grid = Table.grid(padding=(0, 2))
    for option in game.options:
        about = localized(f"option-{game.name}-{option.name}-about")
        if len(option.players) < len(game.players):
            about = f"{about} ({_only(option.players)})"
        grid.add_row("", Text(localized(f"option-{game.name}-{option.name}"), "bold"), Text(about, "dim"))
        for value in option.values:
            message = f"option-{game.name}-{option.name}-{value}"
            meaning = localized(message) if known(language(), message) else value
            counts = [players for players in option.players if value in option.by_players[players]]
            if value == option.default:
                meaning = f"{meaning} ({localized('games-default')})"
            elif counts != option.players:
                meaning = f"{meaning} ({_only(counts)})"
            grid.add_row("", Text(f"{option.name}={value}", "cyan", no_wrap=True), meaning)
    named = localized("games-bots", bots=", ".join(game.bots))
    call = localized("games-play", command=f"openoutcry play {game.name}")
    bots = [Text(named), *_characters(game)]
    return Group(title, Text(localized(f"game-{game.name}-about")), Text(), grid, Text(), *bots, Text(call), Text())


def _characters(game: GameInfo) -> list[RenderableType]:
    if not game.characters:
        return []
    grid = Table.grid(padding=(0, 2))
    for one in game.characters:
        about = Text.assemble(localized(f"bot-{one.name}-about"), (f" ({one.strength})", "dim"))
        grid.add_row("", Text(one.name, "cyan", no_wrap=True), about)
    return [Text(localized("games-characters")), grid]


def _only(counts: list[int]) -> str:
    return localized("games-option-players", players=", ".join(str(count) for count in counts))


def print_data_file(options: SetOptions) -> int:
    """Run `openoutcry set`: print the data file of a game, with the values of `--change`. Return 0."""
    text = changed_data_file(options.game, None, options.changes)
    if text is not None:
        open_game(options.game, info(options.game).players[0], None, text)
    print(data_text(options.game) if text is None else text, end="")  # noqa: T201
    return 0
