"""Speculation, the card game, as a game of the engine: options, set-up, what is shown, scores and counts."""

from typing import Any, Final

from mypy_extensions import i64

from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.first_player import named, start_option
from openoutcry.engine.game import Game, Option, settle
from openoutcry.engine.kernel import NONE, Step
from openoutcry.engine.position import UNKNOWN
from openoutcry.games.speculation_cards import rules, scoring
from openoutcry.games.speculation_cards.box import GAME, LEAST_PLAYERS, MOST_PLAYERS, PILES, Box, open_box
from openoutcry.games.speculation_cards.questions import card_words, questions
from openoutcry.games.speculation_cards.shown import CardKind, PileShown, PlayerShown, SpeculationCardsShown
from openoutcry.games.speculation_cards.state import Pile, Player, SpeculationCards, no_points

ENDS: Final = ["", "three rounds", "four jokers"]


def offered_options(players: int) -> list[Option]:
    """Return the rule options of the card game that can be chosen with this number of players, each with its values,
    the default first."""
    return [Option("memory", ["table", "perfect"]), start_option(players)]


class SpeculationCardsGame(Game[SpeculationCards]):
    """The card game Speculation for 2 to 4 players, with its options and its deck, as the engine needs it."""

    def __init__(self, players: int, options: dict[str, str] | None = None, set_text: str | None = None) -> None:
        settled = settle(GAME, players, options or {}, offered_options(players), LEAST_PLAYERS, MOST_PLAYERS)
        box = open_box(set_text)
        super().__init__(GAME, box.name, players, settled, questions(box))
        self.companies = box.suits
        self.parts = [f"round_{n + 1}" for n in range(PILES)]
        self.box: Box = box
        self.outline: list[Step[Any]] = rules.TURN
        ranks = range(int(box.lowest), int(box.lowest + box.ranks))
        suits = range(len(box.suits))
        self.kinds: list[CardKind] = [*[CardKind(suit, rank) for suit in suits for rank in ranks], CardKind(None, None)]
        self.opening = self._opening()

    def _opening(self) -> SpeculationCards:
        g = SpeculationCards(self.box)
        g.players = [Player() for _ in range(self.players)]
        for player in g.players:
            player.hand = Cards()
            player.scores = no_points()
        g.piles = [Pile() for _ in range(PILES)]
        for pile in g.piles:
            pile.cards = Cards()
        g.drawn = Cards()
        g.deck = Bag(self.box.copies[:])
        g.outline = self.outline
        g.first = named(self.options)
        g.schedule(rules.GAME)
        return g

    def steps(self) -> dict[str, Step[Any]]:
        all_steps = rules.GAME + rules.TURN + rules.DRAW_STEPS + rules.DISCARD_STEPS + rules.SCORE
        return {type(step).__name__: step for step in all_steps}

    def scores(self, g: SpeculationCards) -> list[int]:
        return scoring.totals(g)

    def score_parts(self, g: SpeculationCards) -> list[list[int]]:
        return [[int(points) for points in player.scores] for player in g.players]

    def first(self, g: SpeculationCards) -> int:
        return int(g.first)

    def round(self, g: SpeculationCards) -> int:
        return int(g.round)

    def standing(self, g: SpeculationCards) -> list[list[int]]:
        """Return two numbers by seat, the first of which decides: 1 if the player wins by holding all Jokers, else 0,
        then the points of all rounds [Winning]."""
        jokers = [g.ended == scoring.JOKERS_HELD and seat in scoring.winners(g) for seat in range(self.players)]
        return [[int(won), total] for won, total in zip(jokers, scoring.totals(g), strict=True)]

    def end(self, g: SpeculationCards) -> str:
        return ENDS[int(g.ended)]

    def conserved(self, g: SpeculationCards) -> dict[str, int]:
        rows = [player.hand for player in g.players] + [pile.cards for pile in g.piles] + [g.drawn]
        words = card_words(self.box)
        totals = {word: int(g.deck.counts[kind]) for kind, word in enumerate(words)}
        for row in rows:
            for kind in row.listed():
                totals[words[kind]] += 1
        if g.playing != NONE:
            totals[words[int(g.playing)]] += 1
        return totals

    def longest(self) -> int:
        return 10 + int(self.box.rounds) * (PILES + int(self.box.turns + self.players) * 8)

    def covered(self, g: SpeculationCards, seat: int, perfect: bool) -> list[str]:
        paths: list[str] = []
        for other, player in enumerate(g.players):
            hand = player.hand
            hidden = [n for n in range(int(hand.size)) if not perfect or hand.seen[n] != EVERYBODY]
            paths += [f"players.{other}.hand.{n}.0" for n in hidden if other != seat]
        if seat != g.turn:
            paths += [f"drawn.{n}.0" for n in range(int(g.drawn.size))]
        return paths

    def prices(self, g: SpeculationCards) -> list[int]:
        """Return by suit the points that one more card of it would bring now: the sum of the ranks on top of the piles
        that count in this round."""
        tops = [g.top(pile) for pile in range(min(int(g.round), PILES))]
        found = [0] * len(self.box.suits)
        for top in tops:
            if top not in (NONE, g.box.joker):
                found[int(g.suit(top))] += int(g.rank(top))
        return found

    def fortunes(self, g: SpeculationCards) -> list[int]:
        return self.scores(g)

    def shown(self, g: SpeculationCards) -> SpeculationCardsShown:
        box = self.box
        last = g.last_turns != NONE
        return SpeculationCardsShown(
            kinds=self.kinds,
            suits=box.suits,
            hand_limit=int(box.hand),
            rounds=int(box.rounds),
            round=int(g.round),
            phase="over" if g.ended != 0 else self.questions[g.kind].phase,
            piles=[PileShown(pile.cards.listed(), n < g.round) for n, pile in enumerate(g.piles)],
            deck=self._deck_size(g),
            players=[self._player_shown(g, seat) for seat in range(self.players)],
            turn=None if g.turn == NONE or g.ended != 0 else int(g.turn),
            first=None if g.first == NONE else int(g.first),
            drawn=[None if kind == UNKNOWN else kind for kind in g.drawn.listed()],
            playing=None if g.playing == NONE else int(g.playing),
            last_turns=last,
            turns=int(g.turns),
            most_turns=int(box.turns),
        )

    def _deck_size(self, g: SpeculationCards) -> int:
        """Return the number of cards in the deck. In a player's view, `g.deck` has all cards that the player cannot
        see, so those in hands are subtracted."""
        rows: list[Cards] = [player.hand for player in g.players] + [g.drawn]
        return int(g.deck.total) - sum(row.listed().count(UNKNOWN) for row in rows)

    def _player_shown(self, g: SpeculationCards, seat: i64) -> PlayerShown:
        player = g.players[seat]
        hand = player.hand.listed()
        known = sorted(kind for kind in hand if kind != UNKNOWN)
        whole = len(known) == len(hand)
        return PlayerShown(
            cards=len(hand),
            hand=[*known, *[None] * (len(hand) - len(known))],
            worth=[int(g.pile_score(seat, pile)) for pile in range(PILES)] if whole else None,
            scores=[int(points) for points in player.scores],
            total=sum(int(points) for points in player.scores),
            last_turn=g.last_turns > 0 and g.turn == seat,
        )
