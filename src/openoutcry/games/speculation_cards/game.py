"""Speculation, the card game, as a game of the house: options, questions, set-up, what is shown, scores and counts."""

from typing import Any, Final, cast

from mypy_extensions import i64

from openoutcry.engine.chance import Bag
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.game import Args, Game, Option, Question, settle
from openoutcry.engine.kernel import NONE, Step
from openoutcry.engine.records import UNKNOWN, Cards, Position
from openoutcry.games.speculation_cards import rules, scoring
from openoutcry.games.speculation_cards.box import GAME, LEAST_PLAYERS, MOST_PLAYERS, PILES, Box, open_box
from openoutcry.games.speculation_cards.shown import CardKind, PileShown, PlayerShown, SpeculationCardsShown
from openoutcry.games.speculation_cards.state import Pile, Player, SpeculationCards

PHASES: Final = ["setup", "piles", "draw", "action", "keep", "pile", "match"]
ENDS: Final = ["", "three rounds", "four jokers"]


def offered_options(players: int) -> list[Option]:
    """The options of the card game for this many players."""
    seats = [str(n + 1) for n in range(players)]
    return [Option("memory", ["table", "perfect"]), Option("start", ["random", *seats])]


def card_words(box: Box) -> list[str]:
    """Each kind of card in words."""
    ranks = range(int(box.lowest), int(box.lowest + box.ranks))
    return [f"{rank} of {suit}" for suit in box.suits for rank in ranks] + ["joker"]


def questions(box: Box) -> list[Question]:
    """Every kind of choice, in the order of `rules`."""
    cards = card_words(box)
    piles = [str(n + 1) for n in range(PILES)]
    return [
        Question("start", [f"player {n + 1}" for n in range(MOST_PLAYERS)]),
        Question("turn-up", cards),
        Question("draw", cards, secret=True),
        Question("action", [*(f"take {pile}" for pile in piles), "draw", *(f"discard {card}" for card in cards)]),
        Question("keep", [f"keep {card}" for card in cards], secret=True),
        Question("pile", [f"pile {pile}" for pile in piles]),
        Question("match", [f"pile {pile}" for pile in piles]),
    ]


class SpeculationCardsGame(Game):
    """Speculation, the card game, for 2 to 4 players."""

    def __init__(self, players: int, options: dict[str, str] | None = None, set_text: str | None = None) -> None:
        settled = settle(GAME, players, options or {}, offered_options(players), LEAST_PLAYERS, MOST_PLAYERS)
        box = open_box(set_text)
        super().__init__(GAME, box.name, players, settled, questions(box))
        self.box: Box = box
        self.outline: list[Step[Any]] = rules.TURN
        self.opening = self._opening()

    def _opening(self) -> SpeculationCards:
        g = SpeculationCards(self.box)
        g.players = [Player() for _ in range(self.players)]
        g.piles = [Pile() for _ in range(PILES)]
        g.deck = Bag(self.box.copies[:])
        g.outline = self.outline
        g.first = NONE if self.options["start"] == "random" else int(self.options["start"]) - 1
        g.schedule(rules.GAME)
        return g

    def steps(self) -> dict[str, Step[Any]]:
        all_steps = rules.GAME + rules.TURN + rules.DRAW_STEPS + rules.DISCARD_STEPS + rules.SCORE
        return {type(step).__name__: step for step in all_steps}

    def scores(self, g: Position) -> list[int]:
        return scoring.totals(cast(SpeculationCards, g))

    def standing(self, g: Position) -> list[list[int]]:
        """All Jokers win; else the points [Winning]."""
        s = cast(SpeculationCards, g)
        jokers = [s.ended == scoring.JOKERS_HELD and seat in scoring.winners(s) for seat in range(self.players)]
        return [[int(won), total] for won, total in zip(jokers, scoring.totals(s), strict=True)]

    def end(self, g: Position) -> str:
        return ENDS[int(cast(SpeculationCards, g).ended)]

    def conserved(self, g: Position) -> dict[str, int]:
        s = cast(SpeculationCards, g)
        rows = [player.hand for player in s.players] + [pile.cards for pile in s.piles] + [s.drawn]
        words = card_words(self.box)
        totals = {word: int(s.deck.counts[kind]) for kind, word in enumerate(words)}
        for row in rows:
            for kind in row.listed():
                totals[words[kind]] += 1
        if s.playing != NONE:
            totals[words[int(s.playing)]] += 1
        return totals

    def longest(self) -> int:
        return 10 + int(self.box.rounds) * (PILES + int(self.box.turns + self.players) * 8)

    def covered(self, g: Position, seat: int, perfect: bool) -> list[str]:
        s = cast(SpeculationCards, g)
        paths: list[str] = []
        for other, player in enumerate(s.players):
            hand = player.hand
            hidden = [n for n in range(int(hand.size)) if not perfect or hand.seen[n] != EVERYBODY]
            paths += [f"players.{other}.hand.{n}.0" for n in hidden if other != seat]
        if seat != s.turn:
            paths += [f"drawn.{n}.0" for n in range(int(s.drawn.size))]
        return paths

    def prices(self, g: Position) -> list[int]:
        """What a card of each suit would bring from the piles that count now."""
        s = cast(SpeculationCards, g)
        tops = [s.top(pile) for pile in range(min(int(s.round), PILES))]
        found = [0] * len(self.box.suits)
        for top in tops:
            if top not in (NONE, s.box.joker):
                found[int(s.suit(top))] += int(s.rank(top))
        return found

    def fortunes(self, g: Position) -> list[int]:
        return self.scores(g)

    def option_args(self, g: Position, player: int, option: int) -> Args:
        s = cast(SpeculationCards, g)
        if s.kind == rules.ACTION:
            if option < rules.DRAW_TWO:
                return {"pile": option, "card": int(s.top(option))}
            return {} if option == rules.DRAW_TWO else {"card": option - rules.DISCARD}
        if s.kind == rules.KEEP:
            return {"card": option}
        if s.kind == rules.PILE:
            card = int(s.playing) if s.playing != NONE else int(s.drawn.kinds[0])
            return {"pile": option, "card": card, "takes": self._would_take(s, option) if s.playing != NONE else 0}
        if s.kind == rules.MATCH:
            return {"pile": option, "cards": int(s.piles[option].cards.size)}
        return {}

    def _would_take(self, s: SpeculationCards, pile: int) -> int:
        """How many cards a discard onto this pile would bring: the larger pile where both match."""
        after = s.clone()
        after.step.answer(after, pile)
        sizes = [int(after.piles[n].cards.size) for n in range(PILES) if int(rules.matches(after)) >> n & 1]
        return max(sizes, default=0)

    def shown(self, g: Position) -> SpeculationCardsShown:
        s = cast(SpeculationCards, g)
        box = self.box
        ranks = range(int(box.lowest), int(box.lowest + box.ranks))
        kinds = [CardKind(suit, rank) for suit in range(len(box.suits)) for rank in ranks]
        last = s.last_turns != NONE
        return SpeculationCardsShown(
            kinds=[*kinds, CardKind(None, None)],
            suits=box.suits,
            hand_limit=int(box.hand),
            rounds=int(box.rounds),
            round=int(s.round),
            phase="over" if s.ended != 0 else PHASES[int(s.kind)],
            piles=[PileShown(pile.cards.listed(), n < s.round) for n, pile in enumerate(s.piles)],
            deck=self._deck_size(s),
            players=[self._player_shown(s, seat) for seat in range(self.players)],
            turn=None if s.turn == NONE or s.ended != 0 else int(s.turn),
            first=None if s.first == NONE else int(s.first),
            drawn=[None if kind == UNKNOWN else kind for kind in s.drawn.listed()],
            playing=None if s.playing == NONE else int(s.playing),
            last_turns=last,
            turns=int(s.turns),
            most_turns=int(box.turns),
        )

    def _deck_size(self, s: SpeculationCards) -> int:
        """Cards in the deck: a view counts unseen cards in it that lie elsewhere."""
        rows: list[Cards] = [player.hand for player in s.players] + [s.drawn]
        return int(s.deck.total) - sum(row.listed().count(UNKNOWN) for row in rows)

    def _player_shown(self, s: SpeculationCards, seat: i64) -> PlayerShown:
        player = s.players[seat]
        hand = player.hand.listed()
        known = sorted(kind for kind in hand if kind != UNKNOWN)
        whole = len(known) == len(hand)
        return PlayerShown(
            cards=len(hand),
            hand=[*known, *[None] * (len(hand) - len(known))],
            worth=[int(s.pile_score(seat, pile)) for pile in range(PILES)] if whole else None,
            scores=[int(points) for points in player.scores],
            total=sum(int(points) for points in player.scores),
            last_turn=s.last_turns > 0 and s.turn == seat,
        )
