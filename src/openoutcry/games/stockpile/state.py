"""The table of Stockpile: the price board, the piles under their bidding tracks, the pairs, and each player's side."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import NO_CARDS, Cards
from openoutcry.engine.chance import Bag
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
    Part,
    Position,
)
from openoutcry.engine.sheet import (
    Sheet,
    count_unseen,
    from_viewer,
    put_amounts,
    put_by_seat,
    put_notes,
    put_places,
    put_row,
)
from openoutcry.games.stockpile.box import MOST_COPIES, MOST_PLAYERS, MOST_ROUNDS, WIDTH, Box
from openoutcry.games.stockpile.components import (
    COMPANIES,
    FEES,
    HELD_KINDS,
    INVESTOR_CARD,
    MARKET_KINDS,
    MOST_CARDS,
    MOST_INVESTORS,
    OVER,
    SETUP,
    SPACES,
)
from openoutcry.games.stockpile.modules.state import NO_EXTRAS, NO_SIDE, Extras, empty_extras, empty_side, noughts
from openoutcry.games.stockpile.player import Player

EMPTY: Final = Bag(vec[i64]())
PILE: Final = 10  # so many cards of a pile are observed one by one
PILE_FIELDS: Final = [
    Field("cards", CARDS, bag="deck", heap=True, high=INVESTOR_CARD + MOST_INVESTORS, places=PILE),
    Field("bidder", reads=SEAT),
    Field("space", low=NONE, high=SPACES, reads=ONE_OF),
]
TABLE_FIELDS: Final = [
    Field("players", PARTS, reads=BY_SEAT),
    Field("piles", PARTS),
    Field("ticker", NUMBERS, low=0, high=WIDTH - 1),
    Field("deck", BAG, low=0, high=MOST_COPIES),
    Field("discard", NUMBERS, reads=LEFT_OUT),
    Field("starters", reads=LEFT_OUT),
    Field("company_deck", BAG, low=0, high=1),
    Field("forecast_deck", BAG, low=0, high=COMPANIES),
    Field("companies", CARDS, bag="company_deck", reads=BY_SEAT, places=COMPANIES),
    Field("forecasts", CARDS, bag="forecast_deck", reads=BY_SEAT, places=COMPANIES),
    Field("known", NUMBERS, OWNER, low=0, high=MOST_COPIES, reads=NOTES),
    Field("possible", NUMBERS, OWNER, reads=LEFT_OUT),
    Field("fees", NUMBERS, low=0, high=MOST_COPIES, reads=BY_SEAT),
    Field("round", low=0, high=MOST_ROUNDS),
    Field("phase", low=SETUP, high=OVER, reads=ONE_OF),
    Field("first", reads=SEAT),
    Field("asked", low=NONE, high=99),
    Field("bids", low=0, high=999),
    Field("placed", low=NONE, high=99),
    Field("moving", low=NONE, high=COMPANIES - 1, reads=ONE_OF),
    Field("left", low=-99, high=99),
    Field("due", low=0, high=99),
    Field("paying", low=NONE, high=COMPANIES - 1, reads=ONE_OF),
    Field("per_share", low=0, high=99),
    Field("holder", low=0, high=MOST_PLAYERS),
    Field("bank", reads=LEFT_OUT),
    Field("extras", PART),
    Field("commerce_deck", BAG, low=0, high=MOST_CARDS),
    Field("strategy_deck", BAG, low=0, high=MOST_CARDS),
    Field("investor_deck", BAG, reads=LEFT_OUT),
]


@mypyc_attr(acyclic=True)
class Pile(Part):
    """A pile, and on the track above it the meeple of `bidder`, on `space`."""

    def __init__(self) -> None:
        self.cards: Cards = NO_CARDS
        self.bidder: i64 = NONE
        self.space: i64 = NONE

    def fields(self) -> list[Field]:
        return PILE_FIELDS

    def clone(self) -> "Pile":
        """Return an independent copy."""
        pile = Pile()
        pile.cards = self.cards.clone()
        pile.bidder = self.bidder
        pile.space = self.space
        return pile


NO_PLAYERS: Final[list[Player]] = []
NO_PILES: Final[list[Pile]] = []


@mypyc_attr(acyclic=True)
class Stockpile(Position):
    """The whole table.

    `ticker` is the space of each company on its track. Pair n is `companies` and `forecasts` at n: the players' own in
    the order of seats, then the open one, then those face down. `starters` is the set of first stocks not dealt yet.
    `known` and `possible` are what each player, and last the public, knows of every portfolio (see `knowledge`); a view
    shows only the viewer's part. `fees` counts the fees that could not be paid yet, by seat and kind. The company
    `moving` has `left` spaces to go, and owes `due` per share for the spaces with a $. The company `paying` pays
    `per_share`. `asked` and `holder` count the players in turn order: of the phase, and of a dividend.
    """

    def __init__(self, box: Box) -> None:
        super().__init__()
        self.box: Box = box
        self.players: list[Player] = NO_PLAYERS
        self.piles: list[Pile] = NO_PILES
        self.ticker: vec[i64] = vec[i64]()
        self.deck: Bag = EMPTY
        self.discard: vec[i64] = vec[i64]()
        self.starters: i64 = 0
        self.company_deck: Bag = EMPTY
        self.forecast_deck: Bag = EMPTY
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
        self.commerce_deck: Bag = EMPTY
        self.strategy_deck: Bag = EMPTY
        self.investor_deck: Bag = EMPTY

    def fields(self) -> list[Field]:
        return TABLE_FIELDS

    def blank(self) -> Position:
        g = Stockpile(self.box)
        seats = len(self.players)
        g.players = [Player() for _ in self.players]
        for player in g.players:
            player.holds = noughts(HELD_KINDS)
            player.split = noughts(COMPANIES)
        if self.extras is not NO_EXTRAS:
            g.lay_out_extras()
        g.piles = [Pile() for _ in self.piles]
        g.ticker = noughts(COMPANIES)
        g.discard = noughts(MARKET_KINDS)
        g.known = noughts((seats + 1) * seats * HELD_KINDS)
        g.possible = noughts((seats + 1) * seats * COMPANIES)
        g.fees = noughts(seats * FEES)
        g.outline = self.outline
        return g

    def clone(self) -> "Stockpile":
        g = Stockpile(self.box)
        g.copy_progress(self)
        g.players = [player.clone() for player in self.players]
        g.piles = [pile.clone() for pile in self.piles]
        g.ticker = self.ticker[:]
        g.deck = self.deck.clone()
        g.discard = self.discard[:]
        g.starters = self.starters
        g.company_deck = self.company_deck.clone()
        g.forecast_deck = self.forecast_deck.clone()
        g.companies = self.companies.clone()
        g.forecasts = self.forecasts.clone()
        if self.noting:
            g.known = self.known[:]
            g.possible = self.possible[:]
        else:
            g.known = self.known
            g.possible = self.possible
        g.fees = self.fees[:]
        g.round = self.round
        g.phase = self.phase
        g.first = self.first
        g.asked = self.asked
        g.bids = self.bids
        g.placed = self.placed
        g.moving = self.moving
        g.left = self.left
        g.due = self.due
        g.paying = self.paying
        g.per_share = self.per_share
        g.holder = self.holder
        g.bank = self.bank
        if self.extras is not NO_EXTRAS:
            g.extras = self.extras.clone()
            g.commerce_deck = self.commerce_deck.clone()
            g.strategy_deck = self.strategy_deck.clone()
            g.investor_deck = self.investor_deck.clone()
        return g

    def observe(self, sheet: Sheet) -> bool:
        room = sheet.room
        viewer = sheet.viewer
        viewers = bit(viewer)
        players = sheet.players
        meeples = self.box.meeples
        with_modules = self.extras is not NO_EXTRAS
        known = self.known
        deck = sheet.at
        company_deck = put_amounts(room, deck, self.deck.counts)
        forecast_deck = put_amounts(room, company_deck, self.company_deck.counts)
        commerce_deck = put_amounts(room, forecast_deck, self.forecast_deck.counts)
        strategy_deck = put_amounts(room, commerce_deck, self.commerce_deck.counts)
        at = put_amounts(room, strategy_deck, self.strategy_deck.counts)
        seat = viewer
        for n in range(players):
            player = self.players[seat]
            at = player.observe(room, at, deck, viewers, n == 0)
            if n > 0:
                count_unseen(room, deck, player.holds, known, (viewer * players + seat) * HELD_KINDS)
            if with_modules:
                at = player.side.observe(room, at, commerce_deck, strategy_deck, viewers, n == 0)
            seat += 1
            if seat == players:
                seat = 0
        for pile in self.piles:
            at = put_row(room, at, pile.cards, PILE, deck, viewers)
            room[at] = i16(from_viewer(pile.bidder, viewer, players))
            room[at + 1] = i16(pile.space)
            at += 2
        at = put_amounts(room, at, self.ticker)
        at = put_places(room, at, self.companies, COMPANIES, company_deck, viewer, players, meeples)
        at = put_places(room, at, self.forecasts, COMPANIES, forecast_deck, viewer, players, meeples)
        at = put_notes(room, at, known, HELD_KINDS, viewer, players)
        at = put_by_seat(room, at, self.fees, FEES, viewer, players)
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
        if with_modules:
            self.extras.observe(room, at + 12, company_deck, forecast_deck, viewer, players)
        return True

    def places_each(self) -> i64:
        return self.box.meeples

    def lay_out_extras(self) -> None:
        """Create the empty state of the modules, for the table and each player."""
        self.extras = empty_extras(len(self.box.designs))
        for player in self.players:
            player.side = empty_side(self.box.meeples)

    def refresh(self) -> None:
        for player in self.players:
            if player.side is not NO_SIDE:
                player.side.hire_again(self.box.abilities)

    def put_back(self, g: Position, seat: i64, perfect: bool) -> None:
        """Put every card of a portfolio that the viewer does not know back into the market deck of this view, where it
        could as well be. With a `perfect` memory the view keeps what this viewer, and the public, knows of the
        portfolios."""
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
        """Return the seat so many places to the left of the first player."""
        seat = self.first + steps
        if seat >= len(self.players):
            return seat - len(self.players)
        return seat

    def value(self, company: i64) -> i64:
        """Return the value of a share of the company now."""
        return self.box.value[company * WIDTH + self.ticker[company]]

    def owner_of_pair(self, pair: i64) -> i64:
        """Return the player whose insider information a pair is; NONE for the pairs that belong to no player."""
        if pair < self.box.pairs:
            return pair // self.box.meeples
        return NONE

    def seers_of_pair(self, pair: i64) -> i64:
        """Return the set of seats that see a pair when it is dealt: its owner, or everybody, or nobody [Information
        Phase]. With two players none is open [2-Player Variant]."""
        if pair < self.box.pairs:
            return bit(self.owner_of_pair(pair))
        if pair == self.box.pairs and self.box.players > 2:
            return EVERYBODY
        return 0
