"""Determinization of portfolios: cards that a view does not show are dealt again at random, consistently with what the
viewer knows."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, count, first, nth
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.kernel import NONE
from openoutcry.engine.position import UNKNOWN
from openoutcry.games.stockpile.cards.using import has_more_to_do, in_use
from openoutcry.games.stockpile.components import (
    ACT,
    ACTION,
    BOOM,
    BURN,
    BUST,
    CHOOSE,
    COMPANIES,
    GIVE_UP,
    HELD_KINDS,
    SELL_AT,
    STARTER,
)
from openoutcry.games.stockpile.player import Player
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import knowledge
from openoutcry.games.stockpile.to_shown import known


class Place:
    """A card in a player's portfolio that the viewer has not seen. `kinds` are the kinds that it can be, as a bit
    set."""

    def __init__(self, seat: int, kinds: i64) -> None:
        self.seat = seat
        self.kinds = kinds


def fill(s: Stockpile, rng: Rng) -> None:
    """Complete a view in place: deal the cards of all portfolios that the viewer cannot see, at random but in agreement
    with what the viewer knows. Cards that can be of the fewest kinds are dealt first, so that none is left over."""
    covered = [seat for seat, player in enumerate(s.players) if player.holds[0] == UNKNOWN]
    for seat in covered:
        least = known(s, seat) or [0] * HELD_KINDS
        for kind in range(HELD_KINDS):
            s.players[seat].holds[kind] = least[kind]
    possible = _deal_first_stocks(s, covered, rng)
    _share_what_is_known(s)
    for seat in covered:
        s.players[seat].starter = _starter(s, seat, rng)
        _deal_split(s, s.players[seat], rng)
    actions = {seat: int(knowledge.most_actions(possible[seat])) for seat in covered}
    places = [place for seat in covered for place in _places(s, seat, possible[seat])]
    if s.player in covered:
        _deal_needed(s, places, actions, rng)
    for place in sorted(places, key=lambda place: count(place.kinds)):
        _deal(s, place, place.kinds, actions, rng)


def _deal_first_stocks(s: Stockpile, covered: list[int], rng: Rng) -> dict[int, int]:
    """Draw a first stock for each player, all of different companies, and put those still held into their portfolios.
    Return, by seat, what the other unseen cards can be, as a number of `possible`."""
    rows = [_possible(s, seat) for seat in covered]
    companies = _different(
        [_companies(s, row, _must_act(s, seat)) for seat, row in zip(covered, rows, strict=True)], rng
    )
    found: dict[int, int] = {}
    for seat, row, company in zip(covered, rows, companies, strict=True):
        found[seat] = row[company]
        if row[company] & knowledge.FIRST_STOCK:
            s.deck.take(company)
            s.players[seat].holds[company] += 1
    return found


def _possible(s: Stockpile, seat: int) -> list[int]:
    """Return, for each company that a player's first stock can be, what the viewer knows the player's unseen cards can
    be. What the public knows is used if the viewer knows nothing more."""
    for viewer in range(len(s.players) + 1):
        start = knowledge.place_possible(s, viewer, seat, 0)
        if s.possible[start] != UNKNOWN:
            return [int(s.possible[start + company]) for company in range(COMPANIES)]
    return [_anything(s, seat)] * COMPANIES


def _anything(s: Stockpile, seat: int) -> int:
    """Return what the unseen cards of a portfolio can be for a viewer who remembers nothing of it, as a number of
    `possible`."""
    acting = s.phase == ACTION and _turn(s, seat) >= s.asked
    return int(s.players[seat].held) * (knowledge.ANY_CARD if acting else knowledge.STOCK)


def _companies(s: Stockpile, row: list[int], acts: bool) -> list[int]:
    """Return the weight of each company as a player's first stock, 0 if it is impossible. A first stock still in the
    portfolio must be among the unseen cards and, if the player `acts`, leave room for an action card. One that has left
    the portfolio has more weight, since one card fewer must match."""
    likely = [0] * COMPANIES
    for company, possible in enumerate(row):
        if possible == knowledge.IMPOSSIBLE or (acts and knowledge.most_actions(possible) <= 0):
            continue
        if possible & knowledge.FIRST_STOCK == 0:
            likely[company] = HELD_KINDS
        elif s.deck.counts[company] > 0:
            likely[company] = 1
    return likely


def _different(likely: list[list[int]], rng: Rng) -> list[int]:
    """Draw a company for each row of weights, all different. Return an empty list if that is impossible."""
    if not likely:
        return []
    left = Bag(vec[i64](likely[0]))
    while left.total > 0:
        company = int(rng.draw(left))
        others = _different([[0 if n == company else row[n] for n in range(COMPANIES)] for row in likely[1:]], rng)
        if len(others) == len(likely) - 1:
            return [company, *others]
        while left.counts[company] > 0:
            left.take(company)
    return []


def _share_what_is_known(s: Stockpile) -> None:
    """Fill in what other players know of portfolios, which a view does not show: what the public knows, or nothing if
    that is unknown too."""
    everybody = len(s.players)
    for viewer in range(everybody, -1, -1):
        for seat in range(len(s.players)):
            for kind in range(HELD_KINDS):
                n = knowledge.place_known(s, viewer, seat, kind)
                if s.known[n] == UNKNOWN:
                    shared = 0 if viewer == everybody else s.known[knowledge.place_known(s, everybody, seat, kind)]
                    s.known[n] = shared
            for company in range(COMPANIES):
                n = knowledge.place_possible(s, viewer, seat, company)
                if s.possible[n] == UNKNOWN and viewer == everybody:
                    s.possible[n] = _anything(s, seat)
                elif s.possible[n] == UNKNOWN:
                    s.possible[n] = s.possible[knowledge.place_possible(s, everybody, seat, company)]


def _places(s: Stockpile, seat: int, possible: int) -> list[Place]:
    """Return the unseen cards of a portfolio, the latest first. `possible` encodes the kinds that each of them can
    be."""
    unseen = int(s.players[seat].held) - sum(int(n) for n in s.players[seat].holds)
    places: list[Place] = []
    for n in range(unseen):
        kinds: i64 = 0
        for kind in range(HELD_KINDS):
            if knowledge.can_be(possible, kind) > n:
                kinds |= bit(kind)
        places.append(Place(seat, kinds))
    return places


def _deal_needed(s: Stockpile, places: list[Place], actions: dict[int, int], rng: Rng) -> None:
    """Deal the player who is asked the unseen cards without which the question could not be asked: an action card, or
    stocks."""
    player = s.players[int(s.player)]
    if _must_act(s, int(s.player)):
        _deal_one(s, places, bit(BOOM) | bit(BUST), actions, rng)
    stocks = sum(int(player.holds[company]) for company in range(COMPANIES))
    wanted = int(in_use(s).stocks_needed) if s.kind == GIVE_UP else 1
    if (s.kind in (GIVE_UP, SELL_AT) and player.split_held == 0) or s.kind == CHOOSE:
        for _ in range(wanted - stocks):
            _deal_one(s, places, first(COMPANIES), actions, rng)


def _must_act(s: Stockpile, seat: int) -> bool:
    """Return whether a player is asked a question that needs an action card, and no known card is one."""
    player = s.players[seat]
    if seat != s.player or player.holds[BOOM] + player.holds[BUST] > 0:
        return False
    return s.kind == BURN or (s.kind == ACT and not has_more_to_do(s, s.player))


def _deal_one(s: Stockpile, places: list[Place], kinds: i64, actions: dict[int, int], rng: Rng) -> None:
    """Deal the player who is asked one card whose kind is in the bit set `kinds`, as the unseen card that can be of the
    fewest kinds. Do nothing if no unseen card fits."""
    mine = [place for place in places if place.seat == s.player and place.kinds & kinds & s.deck.kinds != 0]
    if mine:
        place = min(mine, key=lambda place: count(place.kinds))
        places.remove(place)
        _deal(s, place, place.kinds & kinds, actions, rng)


def _deal(s: Stockpile, place: Place, kinds: i64, actions: dict[int, int], rng: Rng) -> None:
    if actions[place.seat] <= 0:
        kinds &= first(COMPANIES)
    kind = _drawn(s.deck, kinds, rng)
    if kind >= BOOM:
        actions[place.seat] -= 1
    s.deck.take(kind)
    s.players[place.seat].holds[kind] += 1


def _starter(s: Stockpile, seat: int, rng: Rng) -> i64:
    """Return a company drawn at random as the first stock of a player, while first stocks are dealt. Return NONE (-1)
    for a player who has none at that time."""
    if s.kind != STARTER or _turn(s, seat) >= s.asked:
        return NONE
    company = nth(s.starters, rng.below(count(s.starters)))
    s.starters &= ~bit(company)
    return company


def _deal_split(s: Stockpile, player: Player, rng: Rng) -> None:
    if player.split[0] != UNKNOWN:
        return
    for company in range(COMPANIES):
        player.split[company] = 0
    for _ in range(player.split_held):
        drawn = _drawn(s.deck, first(COMPANIES), rng)
        s.deck.take(drawn)
        player.split[drawn] += 1


def _turn(s: Stockpile, seat: int) -> int:
    """Return the place of a seat in the turn order, 0 for the first player."""
    return int(seat - s.first) % len(s.players)


def _drawn(bag: Bag, kinds: i64, rng: Rng) -> i64:
    """Return a kind in the bit set `kinds`, drawn with the counts of `bag` as weights. If the bag has no card of these
    kinds, draw any company."""
    counts = [int(n) if bit(kind) & kinds else 0 for kind, n in enumerate(bag.counts)]
    if sum(counts) == 0:
        counts = [int(n) for n in bag.counts[:COMPANIES]]
    return rng.draw(Bag(vec[i64](counts)))
