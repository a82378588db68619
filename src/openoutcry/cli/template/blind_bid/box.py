"""The numbers of Blind Bid: reads the data file, checks it, and prepares it for the rules."""

from importlib.resources import files

from openoutcry.games.datafile import house_set, number, table, text

GAME = "blind-bid"
LEAST_PLAYERS = 2
MOST_PLAYERS = 4
KINDS = 3  # of cards: 1, 2 and 3
MOST_COINS = 9


class Box:
    """The numbers of one data file."""

    def __init__(self, set_text: str) -> None:
        data = house_set(GAME, set_text)
        self.name = text(data, "name", "set")
        cards, play = table(data, "cards"), table(data, "play")
        self.coins = number(play, "coins", "play", 0, MOST_COINS)
        self.highest_bid = number(play, "highest_bid", "play", 1, MOST_COINS)
        self.rounds = number(play, "rounds", "play", 1, 9)
        drawn = MOST_PLAYERS * self.rounds
        self.copies = number(cards, "copies", "cards", -(-drawn // KINDS), 20)


PRINTED = files("blind_bid").joinpath("data.toml").read_text("utf-8")
PRINTED_BOX = Box(PRINTED)
