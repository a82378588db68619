"""How what a view does not show of the portfolios is dealt out again: the game's own part of a guess."""

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, count, first, nth
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.kernel import NONE
from openoutcry.engine.records import UNKNOWN
from openoutcry.games.stockpile.effects import has_more_to_do
from openoutcry.games.stockpile.kinds import (
    ACT,
    ACTION,
    BOOM,
    BURN,
    BUST,
    CHOOSE,
    COMPANIES,
    GIVE_UP,
    HELD_KINDS,
    STARTER,
    STRATEGIES,
)
from openoutcry.games.stockpile.showing import known
from openoutcry.games.stockpile.state import Player, Stockpile


def fill(s: Stockpile, rng: Rng) -> None:
    """Deal the covered cards: those with the fewest places to go first, so that all find one."""
    covered = [seat for seat, player in enumerate(s.players) if player.holds[0] == UNKNOWN]
    for seat in covered:
        least = known(s, seat) or [0] * HELD_KINDS
        for kind in range(HELD_KINDS):
            s.players[seat].holds[kind] = least[kind]
    _share_what_is_known(s)
    for seat in covered:
        s.players[seat].starter = _starter(s, seat, rng)
        _deal_split(s, s.players[seat], rng)
    if s.player in covered:
        _deal_needed(s, s.players[int(s.player)], rng)
    for seat in sorted(covered, key=lambda seat: _may_have_actions(s, seat)):
        player = s.players[seat]
        kinds = first(COMPANIES)
        if _may_have_actions(s, seat):
            kinds |= bit(BOOM) | bit(BUST)
        while sum(int(n) for n in player.holds) < player.held:
            _deal(s, player, kinds, rng)


def _deal_needed(s: Stockpile, player: Player, rng: Rng) -> None:
    """Who is asked something that only cards of a kind can answer has one of them."""
    actions = player.holds[BOOM] + player.holds[BUST]
    if actions == 0 and (s.kind == BURN or (s.kind == ACT and not has_more_to_do(s, s.player))):
        _deal(s, player, bit(BOOM) | bit(BUST), rng)
    stocks = sum(int(player.holds[company]) for company in range(COMPANIES))
    wanted = 2 if s.kind == GIVE_UP and s.extras.effect >= STRATEGIES else 1
    if (s.kind == GIVE_UP and player.split_held == 0) or s.kind == CHOOSE:
        room = int(player.held) - sum(int(n) for n in player.holds)
        for _ in range(min(wanted - stocks, room)):
            _deal(s, player, first(COMPANIES), rng)


def _share_what_is_known(s: Stockpile) -> None:
    """The others know what is public, or nothing where that is covered too."""
    players = len(s.players)
    everybody = s.known_at(players)
    for viewer in range(players, -1, -1):
        for place in range(players * HELD_KINDS):
            if s.known[s.known_at(viewer) + place] == UNKNOWN:
                shared = 0 if viewer == players else s.known[everybody + place]
                s.known[s.known_at(viewer) + place] = shared


def _starter(s: Stockpile, seat: int, rng: Rng) -> i64:
    """The first stock of a player who has been dealt one that he has not put away yet."""
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


def _deal(s: Stockpile, player: Player, kinds: i64, rng: Rng) -> None:
    kind = _drawn(s.deck, kinds, rng)
    s.deck.take(kind)
    player.holds[kind] += 1


def _turn(s: Stockpile, seat: int) -> int:
    """A seat's place in the turn order."""
    return int(seat - s.first) % len(s.players)


def _may_have_actions(s: Stockpile, seat: int) -> bool:
    return s.phase == ACTION and _turn(s, seat) >= s.asked


def _drawn(bag: Bag, kinds: i64, rng: Rng) -> i64:
    """One of these kinds, by weight."""
    counts = [int(n) if bit(kind) & kinds else 0 for kind, n in enumerate(bag.counts)]
    return rng.draw(Bag(vec[i64](counts)))
