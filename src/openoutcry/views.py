"""Typed views: what a bot of your own is given, for type checkers.

`def act(self, view: MogulView, choice: oo.Choice, deadline: float | None) -> int | str` is checked by mypy and pyright.
A number that the seat does not know is UNKNOWN. Made by `tools/typed_views.py` from the states of the games; do not
edit.
"""

from collections.abc import Sequence
from typing import Protocol

from openoutcry.engine.position import UNKNOWN as _UNKNOWN

UNKNOWN: int = int(_UNKNOWN)


class Bag(Protocol):
    """Cards, tiles or dice faces by kind."""

    @property
    def counts(self) -> Sequence[int]:
        """How many there are of each kind."""

    @property
    def total(self) -> int:
        """How many there are."""


class Cards(Protocol):
    """Cards in a row, by kind. The first `size` count."""

    @property
    def kinds(self) -> Sequence[int]:
        """The kind of each card."""

    @property
    def size(self) -> int:
        """How many cards there are."""


class GameView(Protocol):
    """What the views of all games have."""

    @property
    def player(self) -> int:
        """The seat that is asked; -1 is NATURE."""


class MogulPlayer(Protocol):
    """A player's points, chips and shares."""

    @property
    def points(self) -> int:
        """The space of the marker."""

    @property
    def chips(self) -> int: ...

    @property
    def shares(self) -> Sequence[int]:
        """The open shares by company."""


class MogulView(GameView, Protocol):
    """A position of Mogul: everything on the table, and the progress of the round."""

    @property
    def players(self) -> Sequence[MogulPlayer]: ...

    @property
    def bank(self) -> int: ...

    @property
    def pot(self) -> int: ...

    @property
    def start_shares(self) -> Bag: ...

    @property
    def pile(self) -> Bag: ...

    @property
    def card(self) -> int:
        """The kind of the revealed share."""

    @property
    def on_offer(self) -> int:
        """1 from the reveal until a player takes or declines the share."""

    @property
    def returned(self) -> Sequence[int]: ...

    @property
    def round(self) -> int: ...

    @property
    def start(self) -> int: ...

    @property
    def turn(self) -> int: ...

    @property
    def asked(self) -> int: ...

    @property
    def still_in(self) -> int:
        """The seats still in the auction, a bit each."""

    @property
    def credited(self) -> int: ...

    @property
    def runner_up(self) -> int: ...

    @property
    def winner(self) -> int: ...

    @property
    def winner_took(self) -> int: ...

    @property
    def crashed(self) -> int: ...

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left of `seat`. After the last seat comes seat 0."""
        ...

    def value(self, company: int) -> int:
        """Return the price of a share of a company: the number of its shares in front of all players."""
        ...


class SpeculationBoardPlayer(Protocol):
    """A player's money, shares and cards."""

    @property
    def cash(self) -> int: ...

    @property
    def shares(self) -> Sequence[int]: ...

    @property
    def deck(self) -> Bag:
        """The cards left to draw."""

    @property
    def hand(self) -> Cards: ...

    @property
    def played(self) -> Cards:
        """Played since the last shuffle, in order."""


class SpeculationBoardView(GameView, Protocol):
    """A position of Speculation, the board game. The bank never runs out of money (ruling)."""

    @property
    def players(self) -> Sequence[SpeculationBoardPlayer]: ...

    @property
    def bank(self) -> Sequence[int]: ...

    @property
    def space(self) -> Sequence[int]:
        """The space of each company's brick."""

    @property
    def arrival(self) -> Sequence[int]:
        """The order of reaching END by company; replaced, never changed."""

    @property
    def arrived(self) -> int: ...

    @property
    def price(self) -> Sequence[int]:
        """The price of a share by company."""

    @property
    def start_shares(self) -> Bag: ...

    @property
    def actions(self) -> Bag: ...

    @property
    def movements(self) -> Bag: ...

    @property
    def action(self) -> int: ...

    @property
    def movement(self) -> int: ...

    @property
    def turn(self) -> int: ...

    @property
    def active(self) -> int: ...

    @property
    def asked(self) -> int: ...

    @property
    def selling(self) -> int: ...

    @property
    def open(self) -> int: ...

    @property
    def takings(self) -> int:
        """What the bank has earned in all."""

    @property
    def finished(self) -> int: ...

    def ahead(self, company: int, other: int) -> bool:
        """Return whether the brick of `company` is ranked above that of `other`: it is on a higher space, or both are
        on END and it arrived there first (ruling)."""
        ...

    def leader(self) -> int:
        """Return the number of the foremost space with a brick on it, 0 if all bricks are on the start."""
        ...

    def rank(self, company: int) -> int:
        """Return the rank of a company's brick: 1 + the number of bricks further ahead. On END the rank is the order of
        arrival. Bricks on the start all share one rank (rulings)."""
        ...

    def rank_among(self, occupied: int, company: int) -> int:
        """Return the rank of a company's brick, where `occupied` are the occupied spaces between the start and END as a
        bit set. None of these spaces holds two bricks."""
        ...

    def occupied(self) -> int:
        """Return the occupied spaces as a bit set, without the start and END, on which any number of bricks can
        stand."""
        ...

    def seat_after(self, steps: int) -> int:
        """Return the seat `steps` places to the left of the active player."""
        ...


class SpeculationCardsPlayer(Protocol):
    """A player's hand, and the points of each round.

    In the hand, cards that all players have seen come before the others, as nobody can tell which of two copies is
    played."""

    @property
    def hand(self) -> Cards: ...

    @property
    def scores(self) -> Sequence[int]:
        """The points of each round; replaced, never changed."""


class SpeculationCardsPile(Protocol):
    """A face-up pile of cards, of which all players know the order."""

    @property
    def cards(self) -> Cards:
        """The last one is on top."""


class SpeculationCardsView(GameView, Protocol):
    """A position of Speculation, the card game."""

    @property
    def players(self) -> Sequence[SpeculationCardsPlayer]: ...

    @property
    def piles(self) -> Sequence[SpeculationCardsPile]: ...

    @property
    def deck(self) -> Bag: ...

    @property
    def drawn(self) -> Cards: ...

    @property
    def round(self) -> int: ...

    @property
    def first(self) -> int: ...

    @property
    def turn(self) -> int: ...

    @property
    def turns(self) -> int: ...

    @property
    def last_turns(self) -> int: ...

    @property
    def playing(self) -> int:
        """A card on its way from a hand to a pile."""

    @property
    def onto(self) -> int:
        """The pile on which that card was placed."""

    @property
    def wanted(self) -> int: ...

    @property
    def ended(self) -> int: ...

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left of `seat`. After the last seat comes seat 0."""
        ...

    def top(self, pile: int) -> int:
        """Return the kind of the card on top of a pile, or NONE (-1) if the pile is empty."""
        ...

    def suit(self, card: int) -> int:
        """Return the number of a card's suit. `card` must not be a Joker."""
        ...

    def rank(self, card: int) -> int:
        """Return the rank printed on a card. `card` must not be a Joker."""
        ...

    def count_suit(self, seat: int, suit: int) -> int:
        """Return the number of cards of a suit in the hand of the player at `seat`. Jokers and unknown cards are not
        counted [Scoring]."""
        ...

    def pile_score(self, seat: int, pile: int) -> int:
        """Return the points that the hand at `seat` scores for a pile [Scoring]: the rank of its top card for each card
        of the same suit in hand. A Joker on top scores one point for each card of the most frequent suit. Return 0 for
        an empty pile."""
        ...


class StockpileSide(Protocol):
    """A player's things beyond the base game. `dealt_investors`, `strategies` and `commerce` are hands."""

    @property
    def investors(self) -> Sequence[int]:
        """Their numbers, NONE until they are chosen."""

    @property
    def dealt_investors(self) -> Cards: ...

    @property
    def strategies(self) -> Cards: ...

    @property
    def commerce(self) -> Cards: ...

    @property
    def commodities(self) -> Sequence[int]: ...

    @property
    def bonds(self) -> int: ...

    @property
    def taxes(self) -> int: ...

    @property
    def used(self) -> int:
        """The investors used in this round."""

    @property
    def played(self) -> int:
        """The number of strategy cards played in this round."""

    @property
    def fees(self) -> int:
        """The amount of trading fees picked up in this round."""

    @property
    def low(self) -> int:
        """The lowest space where a meeple of the player won."""

    @property
    def high(self) -> int:
        """The highest space where a meeple of the player won."""


class StockpileExtras(Protocol):
    """The state of the table beyond the base game."""

    @property
    def dice(self) -> Sequence[int]:
        """The forecasts rolled."""

    @property
    def tampered(self) -> Sequence[int]:
        """How often each pair's forecast was falsified."""

    @property
    def returned(self) -> Sequence[int]:
        """The commodities and taxes out of play."""

    @property
    def spent_strategies(self) -> Sequence[int]:
        """The strategy cards played."""

    @property
    def picked_company(self) -> Cards:
        """It waits for the deal."""

    @property
    def picked_forecast(self) -> Cards:
        """It waits for the deal."""

    @property
    def bonds_left(self) -> int: ...

    @property
    def next_first(self) -> int:
        """The seat that was given the First Player Card."""

    @property
    def user(self) -> int:
        """The player who uses the investor or card in use."""

    @property
    def slot(self) -> int:
        """0 while a player is asked which of two investors acts first, otherwise NONE."""

    @property
    def effect(self) -> int:
        """The investor or strategy card in use, by its place in the box."""

    @property
    def stage(self) -> int:
        """The number of questions that it has asked."""

    @property
    def first_pick(self) -> int:
        """The first of its earlier answers."""

    @property
    def second_pick(self) -> int:
        """The second of its earlier answers."""


class StockpilePlayer(Protocol):
    """One player's money, cards and fees. `holds` counts the cards of the portfolio by kind, and `split` the cards of
    the split portfolio, worth two shares each, by company."""

    @property
    def money(self) -> int: ...

    @property
    def holds(self) -> Sequence[int]:
        """The cards face down in the portfolio by kind."""

    @property
    def held(self) -> int:
        """The number of cards in `holds`."""

    @property
    def split(self) -> Sequence[int]:
        """The cards of the split portfolio by company."""

    @property
    def split_held(self) -> int:
        """The number of cards in `split`."""

    @property
    def hand(self) -> Cards: ...

    @property
    def starter(self) -> int:
        """The first stock while those are dealt."""

    @property
    def owing(self) -> int:
        """The number of fees that could not be paid yet."""

    @property
    def side(self) -> StockpileSide: ...

    def shares(self, company: int) -> int:
        """Return the number of shares that the player has of a company. A card in the split portfolio counts as two."""
        ...

    def most_shares(self) -> int:
        """Return an upper bound, known to all players, of the number of shares that the player has of any one
        company."""
        ...


class StockpilePile(Protocol):
    """A pile of cards that is sold to the highest bidder: its cards, the player whose meeple (bidding marker) is on the
    track above it, and the space of that meeple."""

    @property
    def cards(self) -> Cards: ...

    @property
    def bidder(self) -> int:
        """The player whose meeple is on the track above the pile."""

    @property
    def space(self) -> int:
        """The space of that meeple."""


class StockpileView(GameView, Protocol):
    """A position of Stockpile. A pair is a company card with a forecast card: pair n is place n of `companies` and of
    `forecasts`. The players' own pairs come first, in the order of seats, then the pair that lies open, then those face
    down."""

    @property
    def players(self) -> Sequence[StockpilePlayer]: ...

    @property
    def piles(self) -> Sequence[StockpilePile]: ...

    @property
    def ticker(self) -> Sequence[int]:
        """The space of each company on its track."""

    @property
    def deck(self) -> Bag: ...

    @property
    def discard(self) -> Sequence[int]: ...

    @property
    def starters(self) -> int:
        """The set of first stocks not dealt yet."""

    @property
    def company_deck(self) -> Bag: ...

    @property
    def forecast_deck(self) -> Bag: ...

    @property
    def companies(self) -> Cards: ...

    @property
    def forecasts(self) -> Cards: ...

    @property
    def known(self) -> Sequence[int]:
        """The least number of each kind in each portfolio that each player, and last the public, knows of."""

    @property
    def possible(self) -> Sequence[int]:
        """The unseen cards that can be of each kind, for each first stock (see `knowledge`)."""

    @property
    def fees(self) -> Sequence[int]:
        """Fees not paid yet, by seat and kind."""

    @property
    def round(self) -> int: ...

    @property
    def phase(self) -> int: ...

    @property
    def first(self) -> int: ...

    @property
    def asked(self) -> int:
        """Counts the players of the phase in turn order."""

    @property
    def bids(self) -> int: ...

    @property
    def placed(self) -> int: ...

    @property
    def moving(self) -> int:
        """The company whose marker moves."""

    @property
    def left(self) -> int:
        """The spaces that it has to go."""

    @property
    def due(self) -> int:
        """What it owes per share for the spaces with a $."""

    @property
    def paying(self) -> int:
        """The company that pays a dividend."""

    @property
    def per_share(self) -> int:
        """The dividend per share."""

    @property
    def holder(self) -> int:
        """Counts the players of the dividend in turn order."""

    @property
    def bank(self) -> int: ...

    @property
    def extras(self) -> StockpileExtras: ...

    @property
    def commerce_deck(self) -> Bag: ...

    @property
    def strategy_deck(self) -> Bag: ...

    @property
    def investor_deck(self) -> Bag: ...

    def seat_after(self, steps: int) -> int:
        """Return the seat `steps` places to the left of the first player."""
        ...

    def value(self, company: int) -> int:
        """Return the current value of one share of a company, in thousands."""
        ...

    def owner_of_pair(self, pair: int) -> int:
        """Return the seat of the player to whom a pair (company and forecast) was dealt, or NONE (-1) if it belongs to
        no player."""
        ...

    def seers_of_pair(self, pair: int) -> int:
        """Return the seats that see a pair when it is dealt, as a bit set: its owner for a player's pair, EVERYBODY for
        the open pair, 0 for the others [Information Phase]. With two players no pair is open [2-Player Variant]."""
        ...
