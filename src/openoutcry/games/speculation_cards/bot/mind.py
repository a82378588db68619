"""The playout policy and the position evaluation of the bots of Speculation, the card game. Compiled."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.bots.habits import HAND, LEARNED, habits
from openoutcry.bots.search.mind import Mind
from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NONE
from openoutcry.games.speculation_cards.box import PILES, SUITS
from openoutcry.games.speculation_cards.game import SpeculationCardsGame
from openoutcry.games.speculation_cards.piles import alike
from openoutcry.games.speculation_cards.questions import ACTION, DISCARD, DRAW_TWO, KEEP, MATCH, PILE
from openoutcry.games.speculation_cards.scoring import JOKERS_HELD
from openoutcry.games.speculation_cards.state import SpeculationCards

HORIZON: Final = 8
SOON: Final = 4  # the horizon of a judge that was learned
TRAITS: Final = 17
ROUND: Final = 1000  # of the clock: more than the turns of a round

# The habits, by their places.
MOOD: Final = 0  # by how much an answer looks better than it is
TWO_CARDS: Final = 1  # what the choice among two drawn cards is worth beyond a card
EARLY: Final = 2  # how much of what a hand scores now is sure with no cards in hand
EACH: Final = 3  # and how much more with each card of the largest hand
LATE: Final = 4  # and at most
LAST: Final = 5  # and in the last turns
AVERAGE: Final = 6  # what a card brings on average, of the middle rank on each pile
BEST: Final = 7  # and each card of the suit that one has most of
SECOND: Final = 8  # and of the second
JOKER: Final = 9  # what a Joker in hand is worth
RIVAL: Final = 10  # how much what the tops bring the best of the others counts against an answer
TREND: Final = 11  # how much more a card seems to bring whose suit lies on top, and one less whose suit does not
CLINGS: Final = 12  # what it is worth beside that to have a card
READS: Final = 13  # what a card is worth for each that a rival is known to have of its suit
BLUFF: Final = 14  # how often it takes what it does not collect
NAMES: Final = [
    "mood",
    "two_cards",
    "early",
    "each",
    "late",
    "last",
    "average",
    "best",
    "second",
    "joker",
    "rival",
    "trend",
    "clings",
    "reads",
    "bluff",
]
FEINT: Final = 6.0  # how much better such a card looks then


class SpeculationCardsMind(Mind[SpeculationCards]):
    """The policy and the evaluation of the card game's searching bots. A hand is valued by its number of cards of each
    suit, and by the top cards of the piles."""

    def __init__(self, game: SpeculationCardsGame, kind: str = LEARNED) -> None:
        own = "openoutcry.games.speculation_cards.bot"
        super().__init__(game.players, HORIZON, NAMES, habits(own, kind, NAMES), habits(own, HAND, NAMES), TRAITS, SOON)
        self.suits: vec[i64] = vec[i64]([0] * SUITS)  # the cards of the hand that is looked at
        self.jokers: i64 = 0
        self.known: vec[i64] = vec[i64]([0] * (SUITS * game.players))  # of the others' hands
        self.tops: vec[i64] = vec[i64]([0] * PILES)
        self.size: i64 = 0
        self.tempered: bool = self.habits[TREND] != 0.0 or self.habits[CLINGS] != 0.0 or self.habits[READS] != 0.0
        self.bluffs: bool = False
        self.near: float = 0.0
        self.middle: float = 0.0

    def clock(self, g: SpeculationCards) -> i64:
        return g.round * ROUND + g.turns

    def policy(self, g: SpeculationCards, rng: Rng) -> i64:
        self.look(g, self.habits)
        bluff = self.habits[BLUFF]
        self.bluffs = bluff > 0.0 and float(rng.word()) / 4294967296.0 < bluff
        self.watch(g)
        return self.by_mood(g, self.habits[MOOD], rng)

    def promise(self, g: SpeculationCards, option: i64) -> float:
        self.read(g, g.player)
        kind = g.kind
        if kind == ACTION:
            return self.action(g, option)
        if kind == KEEP:
            self.add(g, option, 1)
            return self.standing(g)
        if kind == PILE:
            card = g.playing if g.playing != NONE else g.drawn.kinds[0]
            return self.laid(g, card, option, g.playing != NONE)
        if kind == MATCH:
            self.take(g, option)
            return self.standing(g)
        return 0.0

    def action(self, g: SpeculationCards, option: i64) -> float:
        """Return the estimated value of the hand after an answer to the question for one of the three actions."""
        if option < DRAW_TWO:
            feint = FEINT if self.bluffs and self.strange(g, self.tops[option]) else 0.0
            self.add(g, self.tops[option], 1)
            cards = g.piles[option].cards
            self.tops[option] = cards.kinds[cards.size - 2] if cards.size > 1 else NONE
            return self.standing(g) + feint
        if option == DRAW_TWO:
            self.size += 1
            return self.standing(g) + self.habits[TWO_CARDS]
        card = option - DISCARD
        self.add(g, card, -1)
        found = -1e9
        for pile in range(PILES):
            worth = self.laid(g, card, pile, True)
            if worth > found:
                found = worth
            self.read(g, g.player)
            self.add(g, card, -1)
        return found

    def strange(self, g: SpeculationCards, card: i64) -> bool:
        """Return whether the hand has at most one card of the suit of `card`, so that taking it misleads others. False
        for a Joker."""
        return card != g.box.joker and self.suits[g.suit(card)] <= 1

    def laid(self, g: SpeculationCards, card: i64, pile: i64, matching: bool) -> float:
        """Return the estimated value of the hand after `card` is placed on top of `pile`. With `matching` the player
        also takes the largest other pile whose top card `card` matches."""
        self.tops[pile] = card
        if not matching:
            return self.standing(g)
        taken: i64 = NONE
        size: i64 = 0
        for other in range(PILES):
            top = self.tops[other]
            if other != pile and top != NONE and alike(g, card, top) and g.piles[other].cards.size > size:
                taken = other
                size = g.piles[other].cards.size
        if taken != NONE:
            self.take(g, taken)
        return self.standing(g)

    def take(self, g: SpeculationCards, pile: i64) -> None:
        """Add all cards of a pile to the counts of the hand that is being evaluated. The pile's next top card is stored
        as unknown."""
        cards = g.piles[pile].cards
        for place in range(cards.size):
            self.add(g, cards.kinds[place], 1)
        self.tops[pile] = NONE

    def add(self, g: SpeculationCards, card: i64, n: i64) -> None:
        self.size += n
        if card != g.box.joker:
            self.suits[g.suit(card)] += n
        else:
            self.jokers += n

    def look(self, g: SpeculationCards, own: vec[float]) -> None:
        """Store how likely the current score of a hand is to count (`near`, 0 to 1), which grows with the largest hand,
        by the parameters `own`. Also store the middle rank of the deck (`middle`)."""
        largest: i64 = 0
        for player in g.players:
            if player.hand.size > largest:
                largest = player.hand.size
        self.near = own[EARLY] + own[EACH] * float(largest)
        if self.near > own[LATE]:
            self.near = own[LATE]
        if g.last_turns >= 0:
            self.near = own[LAST]
        self.middle = float(g.box.lowest) + 0.5 * float(g.box.ranks - 1)

    def watch(self, g: SpeculationCards) -> None:
        """Count, by seat and suit, the cards in other players' hands that the player who is asked has seen, and store
        the counts in `known`."""
        known = self.known
        joker = g.box.joker
        asked = g.player
        me = bit(asked)
        for seat in range(self.players):
            first = seat * SUITS
            for suit in range(SUITS):
                known[first + suit] = 0
            if seat == asked:
                continue
            hand = g.players[seat].hand
            for place in range(hand.size):
                card = hand.kinds[place]
                if hand.seen[place] & me != 0 and card != joker:
                    known[first + g.suit(card)] += 1

    def standing(self, g: SpeculationCards) -> float:
        """Return the estimated value, in points, of the hand and the piles' top cards for the player who is asked, less
        a part of what the top cards bring the best opponent."""
        mine = self.value(g, self.habits)
        piles = g.round if g.round < PILES else PILES
        most = 0.0
        for seat in range(self.players):
            if seat == g.player:
                continue
            theirs = 0.0
            for pile in range(piles):
                top = self.tops[pile]
                if top != NONE and top != g.box.joker:
                    theirs += float(g.rank(top) * self.known[seat * SUITS + g.suit(top)])
            if theirs > most:
                most = theirs
        worth = mine - self.habits[RIVAL] * self.near * most
        return worth + self.liking(g) if self.tempered else worth

    def read(self, g: SpeculationCards, seat: i64) -> None:
        """Store the numbers of cards of each suit (`suits`), of Jokers and of all cards in the hand at `seat`, and the
        top card of each pile (`tops`)."""
        suits = self.suits
        for suit in range(SUITS):
            suits[suit] = 0
        self.jokers = 0
        hand = g.players[seat].hand
        joker = g.box.joker
        for place in range(hand.size):
            card = hand.kinds[place]
            if card != joker:
                suits[g.suit(card)] += 1
            else:
                self.jokers += 1
        self.size = hand.size
        for pile in range(PILES):
            self.tops[pile] = g.top(pile)

    def value(self, g: SpeculationCards, own: vec[float]) -> float:
        """Return the estimated points of the hand last stored by `read`: a weighted mean of its current score and of
        what its cards may still score. The current score has more weight the nearer the end of the round is. `own` are
        the parameters."""
        piles = g.round if g.round < PILES else PILES
        most: i64 = 0
        second: i64 = 0
        for n in self.suits:
            if n > most:
                second = most
                most = n
            elif n > second:
                second = n
        later = own[AVERAGE] * float(self.size) / float(SUITS) + own[BEST] * float(most) + own[SECOND] * float(second)
        later *= self.middle
        now = 0.0
        for pile in range(piles):
            top = self.tops[pile]
            if top == NONE:
                now += later
            elif top == g.box.joker:
                now += float(most)
            else:
                now += float(g.rank(top) * self.suits[g.suit(top)])
        return self.near * now + (1.0 - self.near) * (float(piles) * later + own[JOKER] * float(self.jokers))

    def liking(self, g: SpeculationCards) -> float:
        """Return the points that a bot of a certain style adds to the value of a hand, by its parameters `trend`,
        `clings` and `reads`: a preference for suits on top of piles, for many cards, and for suits that others
        collect."""
        own = self.habits
        piles = g.round if g.round < PILES else PILES
        worth = own[CLINGS] * float(self.size)
        for suit in range(SUITS):
            shown = False
            for pile in range(piles):
                top = self.tops[pile]
                if top != NONE and top != g.box.joker and g.suit(top) == suit:
                    shown = True
            wanted: i64 = 0
            for seat in range(self.players):
                wanted += self.known[seat * SUITS + suit]
            each = own[READS] * float(wanted) + (own[TREND] if shown else -own[TREND])
            worth += each * float(self.suits[suit])
        return worth

    def estimate(self, g: SpeculationCards) -> None:
        self.look(g, self.views)
        for seat in range(self.players):
            worth = 0.0
            player = g.players[seat]
            for points in player.scores:
                worth += float(points)
            if g.options == 0:
                self.read(g, seat)
                if g.ended == JOKERS_HELD and self.jokers == g.box.jokers:
                    worth += 10_000.0
            else:
                self.read(g, seat)
                worth += self.value(g, self.views)
            self.fortunes[seat] = worth

    def is_calm(self, g: SpeculationCards) -> bool:
        return g.last_turns < 0

    def describe_more(self, g: SpeculationCards) -> None:
        traits = self.traits
        players = self.players
        piles = g.round if g.round < PILES else PILES
        largest: i64 = 0
        for player in g.players:
            if player.hand.size > largest:
                largest = player.hand.size
        for seat in range(players):
            mine: i64 = 0
            for points in g.players[seat].scores:
                mine += points
            best: i64 = -1000
            for other in range(players):
                if other != seat:
                    theirs: i64 = 0
                    for points in g.players[other].scores:
                        theirs += points
                    if theirs > best:
                        best = theirs
            self.read(g, seat)
            most: i64 = 0
            second: i64 = 0
            for n in self.suits:
                if n > most:
                    second = most
                    most = n
                elif n > second:
                    second = n
            now: i64 = 0
            for pile in range(piles):
                top = self.tops[pile]
                if top == g.box.joker:
                    now += most
                elif top != NONE:
                    now += g.rank(top) * self.suits[g.suit(top)]
            at = seat * self.each
            traits[at + 2] = float(mine - best) / 30.0
            traits[at + 3] = self.value(g, self.views) / 30.0
            traits[at + 4] = float(self.size) / 12.0
            traits[at + 5] = float(most) / 6.0
            traits[at + 6] = float(second) / 6.0
            traits[at + 7] = float(self.jokers) / 3.0
            traits[at + 8] = float(g.round) / 3.0
            traits[at + 9] = self.near
            traits[at + 10] = self.near * traits[at]
            traits[at + 11] = float((seat - g.turn + players) % players) / float(players) if g.turn >= 0 else 0.5
            traits[at + 12] = float(now) / 30.0
            traits[at + 13] = float(g.deck.total) / 50.0
            traits[at + 14] = 1.0 if g.last_turns >= 0 else 0.0
            traits[at + 15] = float(players) / 4.0
            traits[at + 16] = float(largest) / 12.0

    def doubt(self, g: SpeculationCards) -> float:
        return 4.0 + 7.0 * float(g.box.rounds - g.round) + 10.0 * (1.0 - self.near)
