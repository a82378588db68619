"""The table of Stockpile: the price board, the piles under their bidding tracks, the pairs, and each player's side."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.chance import NO_BAG, Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import (
    BAG,
    BY_SEAT,
    CARDS,
    LEFT_OUT,
    NOTES,
    NUMBERS,
    ONE_OF,
    OWNER,
    PART,
    PARTS,
    SEAT,
    UNKNOWN,
    Field,
    Kept,
    Part,
    Position,
)
from openoutcry.engine.sheet import Sheet, from_viewer, put_amounts, put_by_seat, put_notes, put_places, put_row
from openoutcry.games.stockpile.box import MOST_COPIES, MOST_PLAYERS, MOST_ROUNDS, WIDTH, Box
from openoutcry.games.stockpile.components import (
    COMPANIES,
    HELD_KINDS,
    INVESTOR_CARD,
    MOST_CARDS,
    MOST_INVESTORS,
    OVER,
    SETUP,
    SPACES,
)
from openoutcry.games.stockpile.modules.state import NO_EXTRAS, NO_SIDE, Extras, empty_extras, empty_side
from openoutcry.games.stockpile.player import Player

PILE: Final = 10  # so many cards of a pile are observed one by one
PILE_FIELDS: Final = [
    Field("cards", CARDS, bag="deck", heap=True, high=INVESTOR_CARD + MOST_INVESTORS, places=PILE),
    Field("bidder", reads=SEAT, meaning="The player whose meeple is on the track above the pile."),
    Field("space", low=NONE, high=SPACES, reads=ONE_OF, meaning="The space of that meeple."),
]
TABLE_KEPT: Final = [Kept("box", "Box")]
TABLE_FIELDS: Final = [
    Field("players", PARTS, of="Player", start="NO_PLAYERS", reads=BY_SEAT),
    Field("piles", PARTS, of="Pile", start="NO_PILES"),
    Field("ticker", NUMBERS, low=0, high=WIDTH - 1, meaning="The space of each company on its track."),
    Field("deck", BAG, low=0, high=MOST_COPIES),
    Field("discard", NUMBERS, reads=LEFT_OUT),
    Field("starters", reads=LEFT_OUT, meaning="The set of first stocks not dealt yet."),
    Field("company_deck", BAG, low=0, high=1),
    Field("forecast_deck", BAG, low=0, high=COMPANIES),
    Field("companies", CARDS, bag="company_deck", reads=BY_SEAT, places=COMPANIES),
    Field("forecasts", CARDS, bag="forecast_deck", reads=BY_SEAT, places=COMPANIES),
    Field(
        "known",
        NUMBERS,
        OWNER,
        bag="deck",
        copied_if="self.noting",
        low=0,
        high=MOST_COPIES,
        reads=NOTES,
        meaning="The least number of each kind in each portfolio that each player, and last the public, knows of.",
    ),
    Field(
        "possible",
        NUMBERS,
        OWNER,
        copied_if="self.noting",
        reads=LEFT_OUT,
        meaning="The unseen cards that can be of each kind, for each first stock (see `knowledge`).",
    ),
    Field("fees", NUMBERS, low=0, high=MOST_COPIES, reads=BY_SEAT, meaning="Fees not paid yet, by seat and kind."),
    Field("round", low=0, high=MOST_ROUNDS),
    Field("phase", start="SETUP", low=SETUP, high=OVER, reads=ONE_OF),
    Field("first", reads=SEAT),
    Field("asked", low=NONE, high=99, meaning="Counts the players of the phase in turn order."),
    Field("bids", low=0, high=999),
    Field("placed", low=NONE, high=99),
    Field("moving", low=NONE, high=COMPANIES - 1, reads=ONE_OF, meaning="The company whose marker moves."),
    Field("left", low=-99, high=99, meaning="The spaces that it has to go."),
    Field("due", low=0, high=99, meaning="What it owes per share for the spaces with a $."),
    Field("paying", low=NONE, high=COMPANIES - 1, reads=ONE_OF, meaning="The company that pays a dividend."),
    Field("per_share", low=0, high=99, meaning="The dividend per share."),
    Field("holder", low=0, high=MOST_PLAYERS, meaning="Counts the players of the dividend in turn order."),
    Field("bank", reads=LEFT_OUT),
    Field("extras", PART, of="Extras", start="NO_EXTRAS"),
    Field("commerce_deck", BAG, with_part="extras", low=0, high=MOST_CARDS),
    Field("strategy_deck", BAG, with_part="extras", low=0, high=MOST_CARDS),
    Field("investor_deck", BAG, with_part="extras", reads=LEFT_OUT),
]


@mypyc_attr(acyclic=True)
class Pile(Part):
    """A pile of cards that is sold to the highest bidder: its cards, the player whose meeple (bidding marker) is on the
    track above it, and the space of that meeple."""

    # Generated from PILE_FIELDS by tools/state_methods.py: begin
    def __init__(self) -> None:
        self.cards: Cards = NO_CARDS
        self.bidder: i64 = NONE
        self.space: i64 = NONE

    def fields(self) -> list[Field]:
        return PILE_FIELDS

    def blank(self) -> "Pile":
        """Return an empty part with lists of the same length."""
        return Pile()

    def clone(self) -> "Pile":
        """Return an independent copy."""
        new = Pile()
        new.cards = self.cards.clone()
        new.bidder = self.bidder
        new.space = self.space
        return new

    def observe(self, room: vec[i16], at: i64, viewer: i64, players: i64, viewers: i64, deck: i64) -> i64:
        """Write the part into an observation from place `at` on, and return the next free place."""
        at = put_row(room, at, self.cards, 10, deck, viewers)
        room[at] = i16(from_viewer(self.bidder, viewer, players))
        room[at + 1] = i16(self.space)
        return at + 2

    # Generated from PILE_FIELDS by tools/state_methods.py: end


NO_PLAYERS: Final[list[Player]] = []
NO_PILES: Final[list[Pile]] = []


@mypyc_attr(acyclic=True)
class Stockpile(Position):
    """A position of Stockpile. A pair is a company card with a forecast card: pair n is place n of `companies` and of
    `forecasts`. The players' own pairs come first, in the order of seats, then the pair that lies open, then those face
    down."""

    # Generated from TABLE_FIELDS by tools/state_methods.py: begin
    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.players: list[Player] = NO_PLAYERS
        self.piles: list[Pile] = NO_PILES
        self.ticker: vec[i64] = vec[i64]()
        self.deck: Bag = NO_BAG
        self.discard: vec[i64] = vec[i64]()
        self.starters: i64 = 0
        self.company_deck: Bag = NO_BAG
        self.forecast_deck: Bag = NO_BAG
        self.companies: Cards = NO_CARDS
        self.forecasts: Cards = NO_CARDS
        self.known: vec[i64] = vec[i64]()
        self.possible: vec[i64] = vec[i64]()
        self.fees: vec[i64] = vec[i64]()
        self.round: i64 = 0
        self.phase: i64 = SETUP
        self.first: i64 = NONE
        self.asked: i64 = 0
        self.bids: i64 = 0
        self.placed: i64 = 0
        self.moving: i64 = NONE
        self.left: i64 = 0
        self.due: i64 = 0
        self.paying: i64 = NONE
        self.per_share: i64 = 0
        self.holder: i64 = 0
        self.bank: i64 = 0
        self.extras: Extras = NO_EXTRAS
        self.commerce_deck: Bag = NO_BAG
        self.strategy_deck: Bag = NO_BAG
        self.investor_deck: Bag = NO_BAG

    def fields(self) -> list[Field]:
        return TABLE_FIELDS

    def blank(self) -> "Stockpile":
        new = Stockpile(self.box)
        new.players = [part.blank() for part in self.players]
        new.piles = [part.blank() for part in self.piles]
        new.ticker = vec[i64]([0] * len(self.ticker))
        new.discard = vec[i64]([0] * len(self.discard))
        new.known = vec[i64]([0] * len(self.known))
        new.possible = vec[i64]([0] * len(self.possible))
        new.fees = vec[i64]([0] * len(self.fees))
        if self.extras is not NO_EXTRAS:
            new.extras = self.extras.blank()
        new.outline = self.outline
        return new

    def clone(self) -> "Stockpile":
        new = Stockpile(self.box)
        new.copy_progress(self)
        new.players = [part.clone() for part in self.players]
        new.piles = [part.clone() for part in self.piles]
        new.ticker = self.ticker[:]
        new.deck = self.deck.clone()
        new.discard = self.discard[:]
        new.starters = self.starters
        new.company_deck = self.company_deck.clone()
        new.forecast_deck = self.forecast_deck.clone()
        new.companies = self.companies.clone()
        new.forecasts = self.forecasts.clone()
        if self.noting:
            new.known = self.known[:]
            new.possible = self.possible[:]
        else:
            new.known = self.known
            new.possible = self.possible
        new.fees = self.fees[:]
        new.round = self.round
        new.phase = self.phase
        new.first = self.first
        new.asked = self.asked
        new.bids = self.bids
        new.placed = self.placed
        new.moving = self.moving
        new.left = self.left
        new.due = self.due
        new.paying = self.paying
        new.per_share = self.per_share
        new.holder = self.holder
        new.bank = self.bank
        if self.extras is not NO_EXTRAS:
            new.extras = self.extras.clone()
            new.commerce_deck = self.commerce_deck.clone()
            new.strategy_deck = self.strategy_deck.clone()
            new.investor_deck = self.investor_deck.clone()
        return new

    def observe(self, sheet: Sheet) -> bool:
        room = sheet.room
        viewer = sheet.viewer
        players = sheet.players
        viewers = bit(sheet.viewer)
        at = sheet.at
        deck = at
        at = put_amounts(room, at, self.deck.counts)
        company_deck = at
        at = put_amounts(room, at, self.company_deck.counts)
        forecast_deck = at
        at = put_amounts(room, at, self.forecast_deck.counts)
        commerce_deck = at
        at = put_amounts(room, at, self.commerce_deck.counts)
        strategy_deck = at
        at = put_amounts(room, at, self.strategy_deck.counts)
        for n in range(players):
            at = self.players[sheet.nth_seat(n)].observe(
                room, at, viewers, n == 0, deck, NONE, strategy_deck, commerce_deck
            )
        for part in self.piles:
            at = part.observe(room, at, viewer, players, viewers, deck)
        at = put_amounts(room, at, self.ticker)
        at = put_places(room, at, self.companies, 6, company_deck, viewer, players, self.places_each())
        at = put_places(room, at, self.forecasts, 6, forecast_deck, viewer, players, self.places_each())
        at = put_notes(room, at, self.known, deck, viewer, players)
        at = put_by_seat(room, at, self.fees, viewer, players)
        room[at] = i16(self.round)
        room[at + 1] = i16(self.phase)
        room[at + 2] = i16(from_viewer(self.first, viewer, players))
        room[at + 3] = i16(self.asked)
        room[at + 4] = i16(self.bids)
        room[at + 5] = i16(self.placed)
        room[at + 6] = i16(self.moving)
        room[at + 7] = i16(self.left)
        room[at + 8] = i16(self.due)
        room[at + 9] = i16(self.paying)
        room[at + 10] = i16(self.per_share)
        room[at + 11] = i16(self.holder)
        at += 12
        if self.extras is not NO_EXTRAS:
            at = self.extras.observe(room, at, viewer, players, viewers, company_deck, forecast_deck)
        return True

    # Generated from TABLE_FIELDS by tools/state_methods.py: end

    def places_each(self) -> i64:
        return self.box.meeples

    def lay_out_extras(self) -> None:
        """Create the empty components of the optional modules, for the table (`extras`) and for each player
        (`side`)."""
        self.extras = empty_extras(len(self.box.designs))
        for player in self.players:
            player.side = empty_side(self.box.meeples)

    def refresh(self) -> None:
        for player in self.players:
            if player.side is not NO_SIDE:
                player.side.hire_again(self.box.abilities)

    def put_back(self, g: Position, seat: i64, perfect: bool) -> None:
        """Complete this view of the position `g` for the viewer at `seat` (negative for a spectator): add each
        portfolio card that the viewer does not know to the view's market deck, which then has all cards whose place is
        unknown to the viewer. If `perfect`, also copy what this viewer and the public know of the portfolios."""
        assert isinstance(g, Stockpile)
        players = len(g.players)
        viewer = seat
        if viewer < 0:
            viewer = players
        if perfect:
            for knower in (viewer, players):
                for place in range(knower * players * COMPANIES, (knower + 1) * players * COMPANIES):
                    self.possible[place] = g.possible[place]
                for place in range(knower * players * HELD_KINDS, (knower + 1) * players * HELD_KINDS):
                    self.known[place] = g.known[place]
        owner: i64 = 0
        for player in g.players:
            seen = self.players[owner]
            for kind in range(HELD_KINDS):
                if seen.holds[kind] == UNKNOWN and player.holds[kind] != UNKNOWN:
                    least: i64 = 0
                    if perfect:
                        least = self.known[(viewer * players + owner) * HELD_KINDS + kind]
                    for _ in range(player.holds[kind] - least):
                        self.deck.put(kind)
            for company in range(COMPANIES):
                if seen.split[company] == UNKNOWN and player.split[company] != UNKNOWN:
                    for _ in range(player.split[company]):
                        self.deck.put(company)
            if seen.starter == UNKNOWN and player.starter >= 0:
                self.starters |= bit(player.starter)
            owner += 1

    def seat_after(self, steps: i64) -> i64:
        """Return the seat `steps` places to the left of the first player."""
        seat = self.first + steps
        if seat >= len(self.players):
            return seat - len(self.players)
        return seat

    def value(self, company: i64) -> i64:
        """Return the current value of one share of a company, in thousands."""
        return self.box.value[company * WIDTH + self.ticker[company]]

    def owner_of_pair(self, pair: i64) -> i64:
        """Return the seat of the player to whom a pair (company and forecast) was dealt, or NONE (-1) if it belongs to
        no player."""
        if pair < self.box.pairs:
            return pair // self.box.meeples
        return NONE

    def seers_of_pair(self, pair: i64) -> i64:
        """Return the seats that see a pair when it is dealt, as a bit set: its owner for a player's pair, EVERYBODY for
        the open pair, 0 for the others [Information Phase]. With two players no pair is open [2-Player Variant]."""
        if pair < self.box.pairs:
            return bit(self.owner_of_pair(pair))
        if pair == self.box.pairs and self.box.players > 2:
            return EVERYBODY
        return 0
