"""The components of Mogul: reads the data file, checks it, and prepares it for the rules."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from openoutcry.games.datafile import Table, all_differ, colour, house_set, number, printed, table, text, wrong

GAME: Final = "mogul"
LEAST_PLAYERS: Final = 3
MOST_PLAYERS: Final = 6
MOST_COMPANIES: Final = 8
MOST_KINDS: Final = 61


class Box:
    """The components of Mogul as numbers. The lists `company`, `border`, `copies` and `start_copies` have one entry for
    each kind of share, which is a background company with a border company. `crash` is the kind of the crash card.
    `credit_on_turn` is 1 if credits are taken during the auction, on a player's own turn, else 0."""

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
        self.credit_on_turn: i64 = 0


def open_box(set_text: str | None = None) -> Box:
    """Return the box of Mogul: the printed components, or those of the TOML text `set_text`, which may describe a
    smaller box. Raise `BadBox` if the text is not valid."""
    contents = dict(table(printed(GAME), "box"))
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
        box.colours.append(colour(company, "colour", where))
        box.printed.append(number(company, "shares", where, 1, MOST_KINDS))
    all_differ(box.names, box.colours)
    if "box" in data:
        for key, total in contents.items():
            contents[key] = number(table(data, "box"), key, "box", MOST_PLAYERS, int(total))
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
    own = box.colours[n]
    if own in borders:
        problem = f"no share has its own colour ({own}) as its border"
        raise wrong("box-own-border", f"{name}: borders", problem, colour=own)
    found, needed = sum(borders.values()), box.printed[n]
    if found != needed:
        problem = f"they add up to {found}, but the cards say {needed} shares"
        raise wrong("box-borders", f"{name}: borders", problem, needed=needed, found=found)
    for named, marked in start.items():
        there = borders.get(named, 0)
        if marked > there:
            problem = f"{marked} with a {named} border, but there are {there}"
            raise wrong("box-start-borders", f"{name}: start_shares", problem, marked=marked, colour=named, found=there)
    for border, named in enumerate(box.colours):
        if named in borders:
            box.company = append(box.company, n)
            box.border = append(box.border, border)
            box.copies = append(box.copies, borders[named])
            box.start_copies = append(box.start_copies, start.get(named, 0))


def _counts(box: Box, borders: Table, where: str) -> dict[str, int]:
    counts: dict[str, int] = {}
    seen: list[str] = []
    for written in borders:
        border = written.lower()
        if border not in box.colours:
            known = ", ".join(box.colours)
            raise wrong(
                "box-colour",
                where,
                f"there is no company of colour {written!r}; there are {known}",
                colour=written,
                known=known,
            )
        if border in seen:
            problem = f"the colour {border!r} is written twice, once with capitals"
            raise wrong("box-colour-twice", where, problem, colour=border)
        seen.append(border)
        copies = number(borders, written, where, 0, MOST_KINDS)
        if copies > 0:
            counts[border] = copies
    return counts


def _pack_figures(box: Box, data: Table) -> None:
    box.chips_each = number(table(data, "chips"), "each", "chips", 0, int(box.chips) // MOST_PLAYERS)
    box.spaces = number(table(data, "track"), "spaces", "track", 10, 1000)
    box.crash_among = number(table(data, "crash"), "among", "crash", 1, 12)
    box.credit_chips = number(table(data, "credit"), "chips", "credit", 1, 100)
    box.credit_points = number(table(data, "credit"), "points", "credit", 1, 100)
    box.exchange = number(table(data, "exchange"), "chips", "exchange", 1, 1000)
