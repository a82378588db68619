"""The investors of rules 1, by which matches that began with them are played on.

Rules 1 dealt the promo investors in every game with investors. The reconstructed money for three to five players was
11.2 + 0.55 x the printed money for two, rounded.
"""

from typing import Final

from openoutcry.games.datafile import Table

RECONSTRUCTED: Final = "reconstructed"


def investors_of(data: Table, printed: bool) -> Table:
    """Return the data with no promo investor, and if it is the `printed` data, with the money of rules 1."""
    rows: list[Table] = []
    for row in data.get("investors", []):
        earlier = {key: value for key, value in row.items() if key != "promo"}
        if printed and row["is"] == RECONSTRUCTED:
            earlier["money"] = (1120 + 55 * int(row["two_players"]) + 50) // 100
        rows.append(earlier)
    return data | {"investors": rows}
