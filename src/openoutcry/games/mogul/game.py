"""Mogul as a game of the engine: options, set-up, what is shown, scores and counts."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, numbers
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.first_player import named, start_option
from openoutcry.engine.game import Game, Option, counted, settle
from openoutcry.engine.kernel import NONE, Step
from openoutcry.engine.position import UNKNOWN
from openoutcry.games.mogul import rules
from openoutcry.games.mogul.box import GAME, LEAST_PLAYERS, MOST_PLAYERS, Box, open_box
from openoutcry.games.mogul.questions import ACTION, AUCTION, SALE, SHARE, questions
from openoutcry.games.mogul.shown import CardShown, CompanyShown, MogulShown, PlayerShown
from openoutcry.games.mogul.state import MOVES, PARTS_OF_SCORE, Mogul, Player


def offered_options(players: int) -> list[Option]:
    """Return the rule options of Mogul that can be chosen with this number of players, each with its values, the
    default first."""
    return [
        Option("credit", ["before-auction", "own-turn"]),
        Option("memory", ["table", "perfect"]),
        Option("fast_start", ["no", "yes"] if players == 5 else ["no"]),
        start_option(players),
    ]


class MogulGame(Game[Mogul]):
    """The game Mogul for 3 to 6 players, with its options and its box, as the engine needs it."""

    def __init__(self, players: int, options: dict[str, str] | None = None, set_text: str | None = None) -> None:
        box = open_box(set_text)
        settled = settle(GAME, players, options or {}, offered_options(players), LEAST_PLAYERS, MOST_PLAYERS)
        box.credit_on_turn = 1 if settled["credit"] == "own-turn" else 0
        super().__init__(GAME, box.name, players, settled, questions(box, settled["credit"] == "own-turn"))
        self.companies = box.names
        self.parts = PARTS_OF_SCORE
        self.moves = MOVES
        self.box: Box = box
        printed = zip(box.names, box.colours, box.printed, strict=True)
        self.railroads: list[CompanyShown] = [CompanyShown(name, colour, shares) for name, colour, shares in printed]
        self.preparations: list[Step[Any]] = rules.preparations(settled["fast_start"] == "yes")
        self.outline: list[Step[Any]] = rules.outline(settled["credit"] == "before-auction")
        self.opening = self._opening()

    def _opening(self) -> Mogul:
        """Return the position before any share is dealt [Game preparations]."""
        box = self.box
        g = Mogul(box)
        g.players = [Player() for _ in range(self.players)]
        for player in g.players:
            player.chips = box.chips_each
            player.shares = vec[i64]([0] * int(box.companies))
        g.outline = self.outline
        g.bank = box.chips - box.chips_each * self.players
        g.start_shares = Bag(box.start_copies[:])
        g.pile = Bag(vec[i64]([int(a) - int(b) for a, b in zip(box.copies, box.start_copies, strict=True)] + [0]))
        g.returned = vec[i64]([0] * int(box.companies))
        g.start = named(self.options)
        g.schedule(self.outline[-1:])
        g.schedule(self.preparations)
        return g

    def steps(self) -> dict[str, Step[Any]]:
        named = {type(step).__name__: step for step in self.preparations + self.outline}
        if self.box.credit_on_turn == 1:  # records call the auction so
            named["AuctionWithCredit"] = named.pop("Auction")
        return named

    def scores(self, g: Mogul) -> list[int]:
        return [int(player.points) for player in g.players]

    def score_parts(self, g: Mogul) -> list[list[int]]:
        return counted(g, self.players, len(self.parts))

    def first(self, g: Mogul) -> int:
        return int(g.start)

    def round(self, g: Mogul) -> int:
        return int(g.round)

    def standing(self, g: Mogul) -> list[list[int]]:
        return rules.standing(g)

    def end(self, g: Mogul) -> str:
        return "crash" if g.crashed == 1 else ""

    def conserved(self, g: Mogul) -> dict[str, int]:
        totals = {"chips": int(g.bank + g.pot) + sum(int(player.chips) for player in g.players)}
        for company, name in enumerate(self.box.names):
            shares = int(g.returned[company] + g.value(company))
            for kind in range(int(self.box.crash)):
                if self.box.company[kind] == company:
                    shares += int(g.pile.counts[kind] + g.start_shares.counts[kind])
                    shares += int(g.on_offer) if g.card == kind else 0
            totals[name] = shares
        return totals

    def longest(self) -> int:
        # Each round: one draw, a credit and an answer each, every chip once into the pot, and two actions.
        rounds = sum(self.box.printed) + 1
        return 2 * self.players + 1 + rounds * (3 + 3 * self.players + int(self.box.chips))

    def covered(self, g: Mogul, seat: int, perfect: bool) -> list[str]:
        return [] if perfect else [f"players.{other}.chips" for other in range(self.players) if other != seat]

    def fill(self, g: Mogul, rng: Rng) -> None:
        """Distribute the chips that are not visible at random among the players whose number of chips is unknown, in
        place. Every distribution can occur."""
        hidden = [player for player in g.players if player.chips == UNKNOWN]
        if not hidden:
            return
        covered = int(self.box.chips - g.bank - g.pot) - sum(int(p.chips) for p in g.players if p.chips != UNKNOWN)
        for player in hidden:
            player.chips = 0
        for _ in range(covered):
            hidden[int(rng.below(len(hidden)))].chips += 1

    def prices(self, g: Mogul) -> list[int]:
        return [int(g.value(company)) for company in range(len(self.box.names))]

    def fortunes(self, g: Mogul) -> list[int]:
        return self.scores(g)

    def shown(self, g: Mogul) -> MogulShown:
        box = self.box
        crash_counted = g.crashed == 1 or g.pile.counts[box.crash] > 0
        pile = int(g.pile.total) + (0 if crash_counted else 1)
        share = g.card != NONE and g.card != box.crash
        bidding = g.kind == AUCTION
        settling = g.kind in (ACTION, SHARE, SALE)
        return MogulShown(
            companies=self.railroads,
            spaces=int(box.spaces),
            chips_in_box=int(box.chips),
            players=[
                PlayerShown(
                    points=int(player.points),
                    space=int(player.points) % int(box.spaces),
                    chips=None if player.chips == UNKNOWN else int(player.chips),
                    shares=[int(n) for n in player.shares],
                )
                for player in g.players
            ],
            bank=int(g.bank),
            pot=int(g.pot),
            pile=pile,
            crash_next=g.crashed == 0 and pile <= int(box.crash_among) + 1,
            card=CardShown(int(box.company[g.card]), int(box.border[g.card])) if share else None,
            on_offer=g.on_offer == 1,
            round=int(g.round),
            phase="over" if g.crashed == 1 else self.questions[g.kind].phase,
            start_player=None if g.start == NONE else int(g.start),
            values=self.prices(g),
            in_auction=self._bidders(g) if bidding else [],
            left=[seat for seat in range(self.players) if bidding and not g.still_in & bit(seat)],
            winner=int(g.winner) if settling else None,
            runner_up=int(g.runner_up) if settling else None,
        )

    def _bidders(self, g: Mogul) -> list[int]:
        """Return the seats still in the auction, in turn order from the player whose turn it is."""
        turn = int(g.turn)
        bidders = numbers(g.still_in)
        return [seat for seat in bidders if seat >= turn] + [seat for seat in bidders if seat < turn]
