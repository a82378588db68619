"""Boxes of earlier versions: house sets of 0.1.0, and the investors of rules 1.

Matches are kept with their sets and their rules, and played on by them. A set of 0.1.0 has the numbers of all investors
in one table, and knows investors and cards by their place. Rules 1 dealt the promo investors in every game with
investors; the reconstructed money for three to five players was 11.2 + 0.55 x the printed money for two, rounded.
"""

from typing import Final

from openoutcry.games.datafile import Table, rows, table
from openoutcry.games.stockpile.box import read_box
from openoutcry.games.stockpile.cards.registry import key_of

RECONSTRUCTED: Final = "reconstructed"
INVESTING: Final = "investing"
RENAMED: Final = {"extra": "sale_extra", "short": "short_price", "strategies": "strategies_a_round"}
OF_EVERY_INVESTOR: Final = ("name", "money", "two_players", "is", "needs")


def brought_up_to_date(data: Table) -> Table:
    """Return the data of an older set in today's form: each number in its own row, and each row naming its ability or
    effect. Numbers that the older set leaves out are as printed."""
    if INVESTING not in data:
        return data
    told = {RENAMED.get(key, key): value for key, value in table(data, INVESTING).items()}
    printed = read_box()
    investors: list[Table] = []
    for ours, row in _by_place(data, printed, "investors"):
        numbers = {key: told.get(key, value) for key, value in ours.items() if key not in OF_EVERY_INVESTOR}
        investors.append({"ability": key_of(ours["name"])} | numbers | row)
    strategies: list[Table] = []
    for ours, row in _by_place(data, printed, "strategies"):
        numbers = {key: value for key, value in ours.items() if key == "per_bond"}
        strategies.append({"effect": key_of(ours["name"])} | numbers | row)
    return data | {"investors": investors, "strategies": strategies}


def _by_place(data: Table, printed: Table, key: str) -> list[tuple[Table, Table]]:
    """Return pairs of a printed row and the set's row in the same place."""
    ours = printed[key]
    return list(zip(ours, rows(data, key, len(ours)), strict=True))


def investors_of_rules_1(data: Table, printed: bool) -> Table:
    """Return the data with no promo investor, and if it is the `printed` data, with the money of rules 1."""
    investors: list[Table] = []
    for row in data.get("investors", []):
        earlier = {key: value for key, value in row.items() if key != "promo"}
        if printed and row["is"] == RECONSTRUCTED:
            earlier["money"] = (1120 + 55 * int(row["two_players"]) + 50) // 100
        investors.append(earlier)
    return data | {"investors": investors}
