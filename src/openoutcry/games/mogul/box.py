"""What is in the box of Mogul: the data file, checked and made ready for the rules."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openoutcry.games.datafile import Table, house_set, number, printed, table, text, wrong

GAME: Final = "mogul"
LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
MOST_COMPANIES: Final = 8
MOST_KINDS: Final = 61


class Box:
    """The shares by kind (a kind is a background with a border), the chips, and the figures on the board."""

    def __init__(self) -> None:
        self.name = ""
        self.names: list[str] = []
        self.colours: list[str] = []
        self.printed: list[int] = []
        self.companies: i64 = 0
        self.company: vec[i64] = vec[i64]()
        self.border: vec[i64] = vec[i64]()
        self.copies: vec[i64] = vec[i64]()
        self.start_copies: vec[i64] = vec[i64]()
        self.crash: i64 = 0
        self.chips: i64 = 0
        self.chips_each: i64 = 0
        self.spaces: i64 = 0
        self.crash_among: i64 = 0
        self.credit_chips: i64 = 0
        self.credit_points: i64 = 0
        self.exchange: i64 = 0


def open_box(set_text: str | None = None) -> Box:
    """The box described by a house set, or the one that is printed."""
    contents = table(printed(GAME), "box")
    data = printed(GAME) if set_text is None else house_set(GAME, set_text)
    box = Box()
    box.name = text(data, "name", "set")
    companies = data.get("companies")
    if not isinstance(companies, list) or not 2 <= len(companies) <= MOST_COMPANIES:
        raise wrong(
            "box-companies", "companies", f"2 to {MOST_COMPANIES} [[companies]] are needed", low=2, high=MOST_COMPANIES
        )
    for n, company in enumerate(companies):
        where = f"companies[{n + 1}]"
        if not isinstance(company, dict):
            raise wrong("box-company", where, "each company is a table with name, colour, shares and borders")
        box.names.append(text(company, "name", where))
        box.colours.append(text(company, "colour", where))
        box.printed.append(number(company, "shares", where, 1, MOST_KINDS))
    if len(set(box.colours)) < len(box.colours):
        raise wrong("box-same-colour", "companies", "two companies have the same colour")
    if sum(box.printed) != contents["shares"]:
        needed, found = int(contents["shares"]), sum(box.printed)
        raise wrong(
            "box-shares",
            "companies",
            f"the box holds {needed} shares, but this file has {found}",
            needed=needed,
            found=found,
        )
    box.companies = len(companies)
    for n, company in enumerate(companies):
        _pack_shares(box, n, company)
    if len(box.copies) > MOST_KINDS:
        raise wrong("box-kinds", "companies", f"at most {MOST_KINDS} different shares", most=MOST_KINDS)
    if sum(int(n) for n in box.start_copies) < MOST_PLAYERS:
        problem = f"at least {MOST_PLAYERS} start shares are needed, one for each player"
        raise wrong("box-start-shares", "start_shares", problem, needed=MOST_PLAYERS)
    box.crash = len(box.copies)
    box.chips = contents["chips"]
    _pack_figures(box, data)
    return box


def _pack_shares(box: Box, n: int, company: Table) -> None:
    name = box.names[n]
    borders = _counts(box, table(company, "borders"), f"{name}: borders")
    start = _counts(box, table(company, "start_shares"), f"{name}: start_shares") if "start_shares" in company else {}
    if box.colours[n] in borders:
        colour = box.colours[n]
        raise wrong(
            "box-own-border", f"{name}: borders", f"no share has its own colour ({colour}) as its border", colour=colour
        )
    found, needed = sum(borders.values()), box.printed[n]
    if found != needed:
        problem = f"they add up to {found}, but the cards say {needed} shares"
        raise wrong("box-borders", f"{name}: borders", problem, needed=needed, found=found)
    for colour, marked in start.items():
        there = borders.get(colour, 0)
        if marked > there:
            problem = f"{marked} with a {colour} border, but there are {there}"
            raise wrong(
                "box-start-borders", f"{name}: start_shares", problem, marked=marked, colour=colour, found=there
            )
    for border, colour in enumerate(box.colours):
        if colour in borders:
            box.company = append(box.company, n)
            box.border = append(box.border, border)
            box.copies = append(box.copies, borders[colour])
            box.start_copies = append(box.start_copies, start.get(colour, 0))


def _counts(box: Box, borders: Table, where: str) -> dict[str, int]:
    for colour in borders:
        if colour not in box.colours:
            known = ", ".join(box.colours)
            raise wrong(
                "box-colour",
                where,
                f"there is no company of colour {colour!r}; there are {known}",
                colour=colour,
                known=known,
            )
        number(borders, colour, where, 0, MOST_KINDS)
    return {str(colour): int(n) for colour, n in borders.items() if n > 0}


def _pack_figures(box: Box, data: Table) -> None:
    box.chips_each = number(table(data, "chips"), "each", "chips", 0, int(box.chips) // MOST_PLAYERS)
    box.spaces = number(table(data, "track"), "spaces", "track", 10, 1000)
    box.crash_among = number(table(data, "crash"), "among", "crash", 1, 12)
    box.credit_chips = number(table(data, "credit"), "chips", "credit", 1, 100)
    box.credit_points = number(table(data, "credit"), "points", "credit", 1, 100)
    box.exchange = number(table(data, "exchange"), "chips", "exchange", 1, 1000)
