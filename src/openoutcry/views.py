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
    """One player's components: the points of the marker, the covered chips, and the open shares by company."""

    @property
    def points(self) -> int: ...

    @property
    def chips(self) -> int: ...

    @property
    def shares(self) -> Sequence[int]: ...


class MogulView(GameView, Protocol):
    """A position of Mogul. `card` is the kind of the revealed share. `on_offer` is 1 from the reveal until a player
    takes or declines the share. `still_in` has a bit for each seat still in the auction."""

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
    def card(self) -> int: ...

    @property
    def on_offer(self) -> int: ...

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
    def still_in(self) -> int: ...

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
        """Return the seat to the left of `seat`."""
        ...

    def value(self, company: int) -> int:
        """Return the price of a share of a company: the number of its shares in front of all players."""
        ...


class SpeculationBoardPlayer(Protocol):
    """One player's components. `played` lists the cards played since the last shuffle, in order. `deck` holds the cards
    left to draw."""

    @property
    def cash(self) -> int: ...

    @property
    def shares(self) -> Sequence[int]: ...

    @property
    def deck(self) -> Bag: ...

    @property
    def hand(self) -> Cards: ...

    @property
    def played(self) -> Cards: ...


class SpeculationBoardView(GameView, Protocol):
    """A position of Speculation. By company: `space` (of its brick), `arrival` (the order of reaching END) and `price`.
    Copies share `arrival`, which is replaced and never changed, and `start_shares` after the set-up. `takings` is what
    the bank has earned in all. The bank never runs out of money (ruling)."""

    @property
    def players(self) -> Sequence[SpeculationBoardPlayer]: ...

    @property
    def bank(self) -> Sequence[int]: ...

    @property
    def space(self) -> Sequence[int]: ...

    @property
    def arrival(self) -> Sequence[int]: ...

    @property
    def arrived(self) -> int: ...

    @property
    def price(self) -> Sequence[int]: ...

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
    def takings(self) -> int: ...

    @property
    def finished(self) -> int: ...

    def ahead(self, company: int, other: int) -> bool:
        """Return whether the brick of `company` is further ahead than that of `other`. On END the brick that arrived
        first is (ruling)."""
        ...

    def leader(self) -> int:
        """Return the space of the brick that is furthest ahead."""
        ...

    def rank(self, company: int) -> int:
        """Return the rank of a brick: 1 + the number of bricks further ahead. On END the rank is the order of arrival.
        Bricks on the start share the last place (rulings)."""
        ...

    def rank_among(self, occupied: int, company: int) -> int:
        """Return the rank of a brick, given the set of occupied spaces between the start and END. No such space holds
        two bricks."""
        ...

    def occupied(self) -> int:
        """Return the occupied spaces as a set, without the start and END, which have room for all bricks."""
        ...

    def seat_after(self, steps: int) -> int:
        """Return the seat `steps` places to the left of the active player."""
        ...


class SpeculationCardsPlayer(Protocol):
    """A player's hand, and the points of each round. `scores` is replaced and never changed, so that copies share it.
    In the hand, cards that all players have seen come before secret ones, as nobody can tell which of two copies was
    played."""

    @property
    def hand(self) -> Cards: ...

    @property
    def scores(self) -> Sequence[int]: ...


class SpeculationCardsPile(Protocol):
    """A discard pile. The last card is on top."""

    @property
    def cards(self) -> Cards: ...


class SpeculationCardsView(GameView, Protocol):
    """A position of the card game. `playing` is a card on its way from a hand to a pile. `onto` is the pile on which it
    was placed."""

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
    def playing(self) -> int: ...

    @property
    def onto(self) -> int: ...

    @property
    def wanted(self) -> int: ...

    @property
    def ended(self) -> int: ...

    def next_seat(self, seat: int) -> int:
        """Return the seat to the left of `seat`."""
        ...

    def top(self, pile: int) -> int:
        """Return the card on top of a pile, or NONE if the pile is empty."""
        ...

    def suit(self, card: int) -> int:
        """Return the suit of a card. The card must not be a Joker."""
        ...

    def rank(self, card: int) -> int:
        """Return the rank of a card. The card must not be a Joker."""
        ...

    def count_suit(self, seat: int, suit: int) -> int:
        """Return the number of cards of a suit in a hand. Jokers count for no suit [Scoring]."""
        ...

    def pile_score(self, seat: int, pile: int) -> int:
        """Return the points that a pile's top card brings a hand [Scoring]: its rank for each card of its suit, or
        under a Joker one point for each card of the best suit. Return 0 for an empty pile."""
        ...


class StockpileSide(Protocol):
    """A player's things beyond the base game. `investors` has their numbers, NONE until they are chosen. `hired` has
    their abilities: a list that is never changed but replaced, so that copies share it. `dealt_investors`, `strategies`
    and `commerce` are hands. `used` has a bit for each investor used in this round. `played` counts the strategy cards
    played in this round. `spent` lists all strategy cards played, for the statistics: it is replaced, not changed, and
    neither saved nor shown. `fees` is the amount of trading fees picked up in this round, `low` and `high` are the
    lowest and highest spaces where the player's meeples won."""

    @property
    def investors(self) -> Sequence[int]: ...

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
    def used(self) -> int: ...

    @property
    def played(self) -> int: ...

    @property
    def fees(self) -> int: ...

    @property
    def low(self) -> int: ...

    @property
    def high(self) -> int: ...


class StockpileExtras(Protocol):
    """The state of the table beyond the base game. `dice` are the forecasts rolled, `tampered` counts how often each
    pair's forecast was falsified, `next_first` is the seat that was given the First Player Card. `returned` are
    commodities and taxes out of play, `spent_strategies` the strategies played. `picked_company` and `picked_forecast`
    wait for the deal.

    `effect` is the investor or strategy card in use, by its place in the box, and `user` the player who uses it.
    `stage` counts its questions, `first_pick` and `second_pick` are earlier answers. `slot` is 0 while a player is
    asked which of two investors acts first, else NONE."""

    @property
    def dice(self) -> Sequence[int]: ...

    @property
    def tampered(self) -> Sequence[int]: ...

    @property
    def returned(self) -> Sequence[int]: ...

    @property
    def spent_strategies(self) -> Sequence[int]: ...

    @property
    def picked_company(self) -> Cards: ...

    @property
    def picked_forecast(self) -> Cards: ...

    @property
    def bonds_left(self) -> int: ...

    @property
    def next_first(self) -> int: ...

    @property
    def user(self) -> int: ...

    @property
    def slot(self) -> int: ...

    @property
    def effect(self) -> int: ...

    @property
    def stage(self) -> int: ...

    @property
    def first_pick(self) -> int: ...

    @property
    def second_pick(self) -> int: ...


class StockpilePlayer(Protocol):
    """A player's side of the table.

    `holds` are the cards face down in the portfolio by kind, `held` how many; `split` those in the split portfolio, by
    company. `starter` is the first stock while those are dealt. `owing` is how many fees could not be paid yet."""

    @property
    def money(self) -> int: ...

    @property
    def holds(self) -> Sequence[int]: ...

    @property
    def held(self) -> int: ...

    @property
    def split(self) -> Sequence[int]: ...

    @property
    def split_held(self) -> int: ...

    @property
    def hand(self) -> Cards: ...

    @property
    def starter(self) -> int: ...

    @property
    def owing(self) -> int: ...

    @property
    def side(self) -> StockpileSide: ...

    def shares(self, company: int) -> int:
        """Return the number of shares of a company, split ones counted double."""
        ...

    def most_shares(self) -> int:
        """Return the greatest number of shares that the player can have of one company, as far as all players
        can see."""
        ...


class StockpilePile(Protocol):
    """A pile, and on the track above it the meeple of `bidder`, on `space`."""

    @property
    def cards(self) -> Cards: ...

    @property
    def bidder(self) -> int: ...

    @property
    def space(self) -> int: ...


class StockpileView(GameView, Protocol):
    """The whole table.

    `ticker` is the space of each company on its track. Pair n is `companies` and `forecasts` at n: the players' own in
    the order of seats, then the open one, then those face down. `starters` is the set of first stocks not dealt yet.
    `known` and `possible` are what each player, and last the public, knows of every portfolio (see `knowledge`); a view
    shows only the viewer's part. `fees` counts the fees that could not be paid yet, by seat and kind. The company
    `moving` has `left` spaces to go, and owes `due` per share for the spaces with a $. The company `paying` pays
    `per_share`. `asked` and `holder` count the players in turn order: of the phase, and of a dividend."""

    @property
    def players(self) -> Sequence[StockpilePlayer]: ...

    @property
    def piles(self) -> Sequence[StockpilePile]: ...

    @property
    def ticker(self) -> Sequence[int]: ...

    @property
    def deck(self) -> Bag: ...

    @property
    def discard(self) -> Sequence[int]: ...

    @property
    def starters(self) -> int: ...

    @property
    def company_deck(self) -> Bag: ...

    @property
    def forecast_deck(self) -> Bag: ...

    @property
    def companies(self) -> Cards: ...

    @property
    def forecasts(self) -> Cards: ...

    @property
    def known(self) -> Sequence[int]: ...

    @property
    def possible(self) -> Sequence[int]: ...

    @property
    def fees(self) -> Sequence[int]: ...

    @property
    def round(self) -> int: ...

    @property
    def phase(self) -> int: ...

    @property
    def first(self) -> int: ...

    @property
    def asked(self) -> int: ...

    @property
    def bids(self) -> int: ...

    @property
    def placed(self) -> int: ...

    @property
    def moving(self) -> int: ...

    @property
    def left(self) -> int: ...

    @property
    def due(self) -> int: ...

    @property
    def paying(self) -> int: ...

    @property
    def per_share(self) -> int: ...

    @property
    def holder(self) -> int: ...

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
        """Return the seat so many places to the left of the first player."""
        ...

    def value(self, company: int) -> int:
        """Return the value of a share of the company now."""
        ...

    def owner_of_pair(self, pair: int) -> int:
        """Return the player whose insider information a pair is; NONE for the pairs that belong to no player."""
        ...

    def seers_of_pair(self, pair: int) -> int:
        """Return the set of seats that see a pair when it is dealt: its owner, or everybody, or nobody [Information
        Phase]. With two players none is open [2-Player Variant]."""
        ...
