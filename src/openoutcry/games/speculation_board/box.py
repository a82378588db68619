"""The components of Speculation, the board game: reads the data file, checks it, and prepares it for the rules."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openoutcry.games.datafile import Table, all_differ, colour, house_set, number, printed, rows, table, text, wrong

GAME: Final = "speculation-board"
LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
COMPANIES: Final = 8
STRIPS: Final = 7
HAND: Final = 2
MOST_TILES: Final = 9
MOST_MOVEMENTS: Final = 12
MOST_SHARES: Final = 20
HIGHEST_PRICE: Final = 1000
LONGEST_TRACK: Final = 62
RESERVED: Final = ["nothing", "bank holiday"]
TILES: Final = ["trade", "rank_up", "rank_down", "no_action"]


class Box:
    """The numbers of the box for one side of the board: companies, tiles, start money and price lists. `strip` is the
    strip (section of the track) of each space, and `prices` has eight prices for each strip, by rank."""

    def __init__(self) -> None:
        self.name = ""
        self.names: list[str] = []
        self.colours: list[str] = []
        self.strip: vec[i64] = vec[i64]()
        self.last_spaces: vec[i64] = vec[i64]()
        self.prices: vec[i64] = vec[i64]()
        self.actions: vec[i64] = vec[i64]()
        self.movements: vec[i64] = vec[i64]()
        self.end: i64 = 0
        self.start_price: i64 = 0
        self.start_money: i64 = 0
        self.shares: i64 = 0


def open_box(side: str, players: int, set_text: str | None = None) -> Box:
    """Return the box for one side of the board ("plain" or "star") and this number of players: the printed numbers, or
    those of the TOML text `set_text`. Raise `BadBox` if the text is not valid."""
    data = printed(GAME) if set_text is None else house_set(GAME, set_text)
    box = Box()
    box.name = text(data, "name", "set")
    companies = rows(data, "companies", COMPANIES)
    for n, company in enumerate(companies):
        box.names.append(text(company, "name", f"companies[{n + 1}]"))
        box.colours.append(colour(company, "colour", f"companies[{n + 1}]"))
        if box.names[n].lower() in RESERVED:
            raise wrong("box-reserved", f"companies[{n + 1}].name", "this name is that of another answer")
    all_differ(box.names, box.colours)
    tiles = table(data, "tiles")
    box.actions = vec[i64]([number(tiles, tile, "tiles", 1, MOST_TILES) for tile in TILES])
    box.movements = _movements(tiles, int(box.actions[1] + box.actions[2] + box.actions[3]))
    box.start_price = number(table(data, "start"), "price", "start", -HIGHEST_PRICE, HIGHEST_PRICE)
    box.start_money = number(table(data, "start"), "money", "start", 0, 10_000)
    box.end = number(table(data, "track"), "end", "track", 20, LONGEST_TRACK)
    shares = [
        number(table(data, "shares"), str(n), "shares", 1, MOST_SHARES) for n in range(LEAST_PLAYERS, MOST_PLAYERS + 1)
    ]
    box.shares = shares[players - LEAST_PLAYERS]
    _pack_strips(box, "plain" if side == "star" else "star", data)
    box.strip, box.last_spaces, box.prices = vec[i64](), vec[i64](), vec[i64]()
    _pack_strips(box, side, data)
    return box


def _movements(tiles: Table, without_trade: int) -> vec[i64]:
    """Return the number of movement tiles of each value, with a place for 0. Raise `BadBox` for wrong values, or if
    there are too few: drawn tiles stay out of the bag until a Trade, which may come after `without_trade` other
    turns."""
    values = tiles.get("movements")
    if not isinstance(values, list) or not 4 <= len(values) <= MOST_MOVEMENTS:
        raise wrong("box-movements", "tiles.movements", "a list of 4 to 12 numbers from 1 to 12 is needed")
    counts = [0] * (MOST_MOVEMENTS + 1)
    for value in values:
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_MOVEMENTS:
            raise wrong("box-movements", "tiles.movements", "a list of 4 to 12 numbers from 1 to 12 is needed")
        counts[value] += 1
    if len(values) <= without_trade:
        needed = f"{without_trade + 1} are needed, for a Trade may come after {without_trade} other turns"
        raise wrong("box-few-movements", "tiles.movements", needed, needed=without_trade + 1)
    return vec[i64](counts)


def _pack_strips(box: Box, side: str, data: Table) -> None:
    """Store in `box` the strip of each space of the track, and the eight prices of each strip. The last strip consists
    of the space END. Raise `BadBox` for wrong values."""
    space = 0
    box.strip = append(box.strip, 0)
    for n, row in enumerate(rows(data, side, STRIPS)):
        where = f"{side}[{n + 1}]"
        last = number(row, "last_space", where, space + 1, int(box.end))
        prices = row.get("prices")
        if not isinstance(prices, list) or len(prices) != COMPANIES:
            raise wrong(
                "box-prices", f"{where}.prices", f"{COMPANIES} prices are needed, one for each rank", needed=COMPANIES
            )
        for rank, price in enumerate(prices):
            if not isinstance(price, int) or isinstance(price, bool) or not -HIGHEST_PRICE <= price <= HIGHEST_PRICE:
                needed = f"the price of rank {rank + 1} must be a whole number from -1000 to 1000, not {price!r}"
                raise wrong("box-price", f"{where}.prices", needed, rank=rank + 1, value=str(price))
            if rank and price > prices[rank - 1]:
                needed = f"rank {rank + 1} cannot be worth more than rank {rank}"
                raise wrong("box-price-order", f"{where}.prices", needed, rank=rank + 1, better=rank)
            box.prices = append(box.prices, price)
        for _ in range(space, last):
            box.strip = append(box.strip, n)
        box.last_spaces = append(box.last_spaces, last)
        space = last
    if space != box.end or box.last_spaces[STRIPS - 2] != box.end - 1:
        needed = f"the strips must end at space {int(box.end) - 1}, and the last one be END, space {int(box.end)}"
        raise wrong("box-strips", side, needed, last=int(box.end) - 1, end=int(box.end))
