"""The end of a round and of the game [Scoring; Winning]."""

from mypy_extensions import i64

from openoutcry.games.speculation_cards.box import SUITS
from openoutcry.games.speculation_cards.events import FourJokers, GameOver, HandScored
from openoutcry.games.speculation_cards.state import SpeculationCards

ROUNDS_PLAYED = 1
JOKERS_HELD = 2


def score_hands(g: SpeculationCards) -> None:
    """Score every hand by the piles that count (one in the first round, two in the second, three in the third) and
    store the points. End the game if a player holds all Jokers or this was the last round."""
    for seat in range(len(g.players)):
        total: i64 = 0
        points: list[int] = []
        for pile in range(g.round):
            worth = g.pile_score(seat, pile)
            total += worth
            if g.telling:
                points.append(int(worth))
        player = g.players[seat]
        player.scores = player.scores[:]
        player.scores[g.round - 1] = total
        jokers = count_jokers(g, seat)
        if g.telling:
            suits = [int(g.count_suit(seat, suit)) for suit in range(SUITS)]
            g.tell(HandScored(seat, g.round, points, suits, jokers))
        if jokers == g.box.jokers:
            g.ended = JOKERS_HELD
            if g.telling:
                g.tell(FourJokers(seat))
    if g.ended == 0 and g.round == g.box.rounds:
        g.ended = ROUNDS_PLAYED
    if g.ended != 0:
        g.end()
        if g.telling:
            g.tell(GameOver(totals(g), winners(g)))


def count_jokers(g: SpeculationCards, seat: i64) -> i64:
    """Return the number of Jokers in the hand of the player at `seat`."""
    n: i64 = 0
    hand = g.players[seat].hand
    for place in range(hand.size):
        if hand.kinds[place] == g.box.joker:
            n += 1
    return n


def totals(g: SpeculationCards) -> list[int]:
    """Return the sum of the points of all rounds, by seat."""
    return [sum(int(points) for points in player.scores) for player in g.players]


def winners(g: SpeculationCards) -> list[int]:
    """Return the winning seats: that of the player who holds all Jokers, otherwise those with the most points."""
    if g.ended == JOKERS_HELD:
        return [seat for seat in range(len(g.players)) if count_jokers(g, seat) == g.box.jokers]
    sums = totals(g)
    return [seat for seat, total in enumerate(sums) if total == max(sums)]
