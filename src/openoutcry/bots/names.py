"""What bots are called at a table, in the terminal and in the browser."""

from collections.abc import Sequence

from openoutcry.bots.characters import CHARACTERS, called

# Speculators and bankers of another century: they sit down where bots play. Short, and no two begin alike.
HOUSE_NAMES = ("Hetty", "Jesse", "Otto", "Vicky", "Daniel", "Russell", "Muriel", "Bernard")


def free_name(taken: Sequence[str], names: Sequence[str] = HOUSE_NAMES) -> str:
    """One of these names that nobody at the table has, with a number if all are taken."""
    used = {name.casefold() for name in taken}
    numbered = (f"{name} {number}" for number in range(2, len(used) + 3) for name in names)
    return next(name for name in [*names, *numbered] if name.casefold() not in used)


def name_for(bot: str, taken: Sequence[str]) -> str:
    """What a bot is called where these names are taken: a character by its own, every other as there is one."""
    character = bot.partition(":")[0]
    return free_name(taken, [called(character)] if character in CHARACTERS else HOUSE_NAMES)
