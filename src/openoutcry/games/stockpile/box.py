"""The box of Stockpile: the data file, checked and prepared for the rules."""

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openoutcry.games.datafile import (
    Table,
    all_differ,
    colour,
    house_set,
    number,
    printed,
    rising,
    rows,
    table,
    text,
    wrong,
)
from openoutcry.games.stockpile.components import COMPANIES, FEE, FEES, FIRST_DIVIDEND, FORECASTS, MARKET_KINDS, SPACES

if TYPE_CHECKING:  # their rules are about a table, which is laid out from a box
    from openoutcry.games.stockpile.cards.contract import Ability, Effect, Strategy

GAME: Final = "stockpile"
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 5
BOARDS: Final = ["base", "advanced"]
WIDTH: Final = 16  # room for the longest track of a company
FEWEST_SPACES: Final = 5
MOST_ROUNDS: Final = 9
MOST_COPIES: Final = 20


class Box:
    """The components of Stockpile as numbers, for one side of the board and one number of players.

    A company's track begins at `company * WIDTH`: `value` and `dollar` are by space, `length`, `start` and
    `after_split` by company. `moves` and `pays` are the spaces and the dividend of each forecast. `abilities` are the
    investors' abilities, `designs` the strategy cards, and `effects` both, the cards first, each with the numbers of
    its row in the data file.
    """

    def __init__(self) -> None:
        self.name = ""
        self.names: list[str] = []
        self.colours: list[str] = []
        self.players: i64 = 0
        self.piles: i64 = 0
        self.meeples: i64 = 0
        self.pairs: i64 = 0
        self.rounds: i64 = 0
        self.start_money: i64 = 0
        self.sole_majority: i64 = 0
        self.shared_majority: i64 = 0
        self.second_split: i64 = 0
        self.track: vec[i64] = vec[i64]()
        self.action_spaces: i64 = 0
        self.copies: vec[i64] = vec[i64]()
        self.fees: vec[i64] = vec[i64]()
        self.forecasts: vec[i64] = vec[i64]()
        self.moves: vec[i64] = vec[i64]()
        self.pays: vec[i64] = vec[i64]()
        self.value: vec[i64] = vec[i64]()
        self.dollar: vec[i64] = vec[i64]()
        self.length: vec[i64] = vec[i64]()
        self.start: vec[i64] = vec[i64]()
        self.after_split: vec[i64] = vec[i64]()
        self.modules: list[str] = []
        self.bond_cards: i64 = 0
        self.bond_price: i64 = 0
        self.most_bonds: i64 = 0
        self.interest: i64 = 0
        self.commerce: vec[i64] = vec[i64]()
        self.commodity_bonus: vec[i64] = vec[i64]()
        self.tax_penalty: vec[i64] = vec[i64]()
        self.faces: vec[i64] = vec[i64]()
        self.investors: list[str] = []
        self.investor_money: vec[i64] = vec[i64]()
        self.investor_cards: vec[i64] = vec[i64]()
        self.abilities: list[Ability] = []
        self.strategies: list[str] = []
        self.designs: list[Strategy] = []
        self.effects: list[Effect] = []
        self.strategy_cards: vec[i64] = vec[i64]()
        self.strategies_dealt: i64 = 0
        self.tampering: i64 = 0
        self.investor_marks: list[str] = []
        self.strategy_marks: list[str] = []


def card_words(box: Box) -> list[str]:
    """Return the word of each kind of market card in answers."""
    return [*company_words(box), "boom", "bust", *(f"fee {int(fee)}" for fee in box.fees)]


def company_words(box: Box) -> list[str]:
    """Return the word of each company in answers."""
    return [name.lower() for name in box.names]


def read_box(set_text: str | None = None) -> Table:
    """Return the parsed data file: the printed numbers, or those of the TOML text `set_text`. Raise `BadBox` if the
    text cannot be parsed."""
    return printed(GAME) if set_text is None else house_set(GAME, set_text)


def open_box(board: str, players: int, data: Table) -> Box:
    """Return the box for one side of the board and this number of players, without the parts that modules add. Raise
    `BadBox` if a value of `data` is wrong."""
    box = Box()
    box.name = text(data, "name", "set")
    for n, company in enumerate(rows(data, "companies", COMPANIES)):
        box.names.append(text(company, "name", f"companies[{n + 1}]"))
        box.colours.append(colour(company, "colour", f"companies[{n + 1}]"))
    all_differ(box.names, box.colours)
    _set_up_for(box, data, players)
    _pack_market(box, table(data, "market"), int(box.rounds))
    _no_name_is_an_answer(box)
    _pack_forecasts(box, table(data, "forecasts"))
    for side in sorted(BOARDS, key=lambda side: side == board):  # both are checked, the one in play is kept
        _pack_tracks(box, side, data)
    return box


def _set_up_for(box: Box, data: Table, players: int) -> None:
    """Store the numbers that depend on the number of players: rounds, piles, meeples and pairs. Two players have two
    meeples and two pairs each [2-Player Variant]."""
    box.players = players
    box.meeples = 2 if players == 2 else 1
    box.piles = players * box.meeples
    box.pairs = players * box.meeples
    rounds = [
        number(table(data, "rounds"), str(n), "rounds", 1, MOST_ROUNDS) for n in range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    ]
    box.rounds = rounds[players - LEAST_PLAYERS]
    money = table(data, "money")
    starts = [number(money, key, "money", 0, 1000) for key in ("start", "two_players")]
    box.start_money = starts[1] if players == 2 else starts[0]
    box.sole_majority = number(money, "sole_majority", "money", 0, 100)
    box.shared_majority = number(money, "shared_majority", "money", 0, 100)
    box.second_split = number(money, "second_split", "money", 0, 100)
    box.track = vec[i64](rising(table(data, "bidding"), "track", "bidding", SPACES, 0, 1000))
    if box.track[0] != 0:
        raise wrong("box-free-bid", "bidding.track", "the first space must cost 0, so that everybody can bid")


def _pack_market(box: Box, market: Table, rounds: int) -> None:
    """Store the number of market cards of each kind. Raise `BadBox` if values are wrong or there are too few cards for
    all rounds."""
    stocks = number(market, "stocks", "market", 1, MOST_COPIES)
    actions = number(market, "actions", "market", 1, MOST_COPIES)
    copies = number(market, "fee_copies", "market", 1, MOST_COPIES)
    box.action_spaces = number(market, "action_spaces", "market", 1, 9)
    box.fees = vec[i64](rising(market, "fees", "market", FEES, 1, 100))
    box.copies = vec[i64]([stocks] * COMPANIES + [actions] * (FEE - COMPANIES) + [copies] * (MARKET_KINDS - FEE))
    needed = int(box.players + rounds * box.piles * 3)
    held = sum(int(n) for n in box.copies)
    if held < needed:
        problem = f"the market deck has {held} cards, and {needed} are needed for {rounds} rounds"
        raise wrong("box-market", "market", problem, held=held, needed=needed, rounds=rounds)


def _no_name_is_an_answer(box: Box) -> None:
    """Raise `BadBox` for a company name that is also the word of an answer or a card, such as "boom", or "split x" if
    there is a company x."""
    taken = ["boom", "bust", "done", "nothing", "enough", *FORECASTS, *(f"fee {int(fee)}" for fee in box.fees)]
    taken += [f"{part} {name.lower()}" for part in ("split", "half") for name in box.names]
    for n, name in enumerate(box.names):
        if name.lower() in taken:
            raise wrong("box-reserved", f"companies[{n + 1}].name", "this name is that of another answer")


def _pack_forecasts(box: Box, forecasts: Table) -> None:
    """Store the number of forecast cards of each kind, and the move and the dividend of each kind. Raise `BadBox`
    unless there is one card for each company."""
    cards = forecasts.get("base")
    if not isinstance(cards, list) or len(cards) != COMPANIES or not all(card in FORECASTS for card in cards):
        problem = f"{COMPANIES} of {', '.join(FORECASTS)} are needed"
        raise wrong("box-forecasts", "forecasts.base", problem, needed=COMPANIES, known=", ".join(FORECASTS))
    box.forecasts = vec[i64]([cards.count(kind) for kind in FORECASTS])
    box.moves = vec[i64]([int(kind) for kind in FORECASTS[:FIRST_DIVIDEND]] + [0] * (len(FORECASTS) - FIRST_DIVIDEND))
    box.pays = vec[i64]([kind.count("$") for kind in FORECASTS])


def _pack_tracks(box: Box, board: str, data: Table) -> None:
    """Store the track of each company on one side of the board. Raise `BadBox` for wrong values."""
    box.value, box.dollar, box.length = vec[i64](), vec[i64](), vec[i64]()
    box.start, box.after_split = vec[i64](), vec[i64]()
    for n, row in enumerate(rows(data, board, COMPANIES)):
        where = f"{board}[{n + 1}]"
        spaces = row.get("spaces")
        if not isinstance(spaces, list) or not FEWEST_SPACES <= len(spaces) <= WIDTH or not all(map(_is_space, spaces)):
            problem = f'{FEWEST_SPACES} to {WIDTH} spaces are needed, each a value from 1 to 99 such as "5" or "5$"'
            raise wrong("box-spaces", f"{where}.spaces", problem, low=FEWEST_SPACES, high=WIDTH)
        values = [int(space.rstrip("$")) for space in spaces]
        if any(later < earlier for earlier, later in pairwise(values)):
            raise wrong("box-space-order", f"{where}.spaces", "a space cannot be worth less than the one to its left")
        room = [0] * (WIDTH - len(spaces))
        for value, space in zip(values + room, [*spaces, *[""] * len(room)], strict=True):
            box.value = append(box.value, value)
            box.dollar = append(box.dollar, space.count("$"))
        box.length = append(box.length, len(spaces))
        box.start = append(box.start, number(row, "start", where, 1, len(spaces)) - 1)
        box.after_split = append(box.after_split, number(row, "after_split", where, 1, len(spaces)) - 1)


def _is_space(space: object) -> bool:
    if not isinstance(space, str):
        return False
    digits = space[:-1] if space.endswith("$") else space
    return digits.isascii() and digits.isdigit() and len(digits) <= 2 and int(digits) >= 1
