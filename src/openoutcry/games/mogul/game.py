"""Mogul as a game of the house: its options, its questions, how it is set up, shown, scored and counted."""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit, numbers
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.game import Args, Game, Option, Question, settle
from openoutcry.engine.kernel import NONE, Step
from openoutcry.engine.records import UNKNOWN, Position
from openoutcry.games.mogul import rules
from openoutcry.games.mogul.box import GAME, LEAST_PLAYERS, MOST_PLAYERS, Box, open_box
from openoutcry.games.mogul.shown import CardShown, CompanyShown, MogulShown, PlayerShown
from openoutcry.games.mogul.state import Mogul, Player

PHASES: Final = ["setup", "setup", "reveal", "credit", "auction", "action", "share", "sale"]


def offered_options(players: int) -> list[Option]:
    """The options of Mogul for this many players."""
    return [
        Option("credit", ["before-auction", "own-turn"]),
        Option("memory", ["table", "perfect"]),
        Option("fast_start", ["no", "yes"] if players == 5 else ["no"]),
        Option("start", ["random"] + [str(n + 1) for n in range(players)]),
    ]


def questions(box: Box) -> list[Question]:
    """Every kind of choice, in the order of `rules`."""
    cards = [f"{box.colours[int(c)]}/{box.colours[int(b)]}" for c, b in zip(box.company, box.border, strict=True)]
    sales = [f"sell {n}" for n in range(max(box.printed) + 1)]
    return [
        Question("start", [f"player {n + 1}" for n in range(MOST_PLAYERS)]),
        Question("deal", cards),
        Question("reveal", [*cards, "crash"]),
        Question("credit", ["pass", "credit"]),
        Question("auction", ["stay", "leave", "credit"]),
        Question("action", ["take", *sales]),
        Question("share", ["take", "decline"]),
        Question("sale", sales),
    ]


class MogulGame(Game):
    """Mogul for 3 to 6 players."""

    def __init__(self, players: int, options: dict[str, str] | None = None, set_text: str | None = None) -> None:
        box = open_box(set_text)
        settled = settle(GAME, players, options or {}, offered_options(players), LEAST_PLAYERS, MOST_PLAYERS)
        super().__init__(GAME, box.name, players, settled, questions(box))
        self.box: Box = box
        self.preparations: list[Step[Any]] = rules.preparations(settled["fast_start"] == "yes")
        self.outline: list[Step[Any]] = rules.outline(settled["credit"] == "before-auction")
        self.opening = self._opening()

    def _opening(self) -> Mogul:
        """The table laid out, before anything is dealt [Game preparations]."""
        box = self.box
        g = Mogul(box)
        g.players = [Player(box.companies) for _ in range(self.players)]
        for player in g.players:
            player.chips = box.chips_each
        g.outline = self.outline
        g.bank = box.chips - box.chips_each * self.players
        g.start_shares = Bag(box.start_copies[:])
        g.pile = Bag(vec[i64]([int(a) - int(b) for a, b in zip(box.copies, box.start_copies, strict=True)] + [0]))
        g.returned = vec[i64]([0] * int(box.companies))
        g.start = NONE if self.options["start"] == "random" else int(self.options["start"]) - 1
        g.schedule(self.outline[-1:])
        g.schedule(self.preparations)
        return g

    def steps(self) -> dict[str, Step[Any]]:
        return {type(step).__name__: step for step in self.preparations + self.outline}

    def scores(self, g: Position) -> list[int]:
        return [int(player.points) for player in cast(Mogul, g).players]

    def standing(self, g: Position) -> list[list[int]]:
        """Most points, then most shares [Game End]."""
        return [[int(one.points), sum(int(n) for n in one.shares)] for one in cast(Mogul, g).players]

    def end(self, g: Position) -> str:
        return "crash" if cast(Mogul, g).crashed == 1 else ""

    def conserved(self, g: Position) -> dict[str, int]:
        m = cast(Mogul, g)
        totals = {"chips": int(m.bank + m.pot) + sum(int(player.chips) for player in m.players)}
        for company, name in enumerate(self.box.names):
            shares = int(m.returned[company] + m.value(company))
            for kind in range(int(self.box.crash)):
                if self.box.company[kind] == company:
                    shares += int(m.pile.counts[kind] + m.start_shares.counts[kind])
                    shares += int(m.on_offer) if m.card == kind else 0
            totals[name] = shares
        return totals

    def longest(self) -> int:
        # Each round: one draw, a credit and an answer each, every chip once into the pot, and two actions.
        rounds = sum(self.box.printed) + 1
        return 2 * self.players + 1 + rounds * (3 + 3 * self.players + int(self.box.chips))

    def covered(self, g: Position, seat: int, perfect: bool) -> list[str]:
        return [] if perfect else [f"players.{other}.chips" for other in range(self.players) if other != seat]

    def fill(self, g: Position, rng: Rng) -> None:
        """Deal the covered chips out among those whose number is not known: any way of doing so is possible."""
        m = cast(Mogul, g)
        hidden = [player for player in m.players if player.chips == UNKNOWN]
        if not hidden:
            return
        covered = int(self.box.chips - m.bank - m.pot) - sum(int(p.chips) for p in m.players if p.chips != UNKNOWN)
        for player in hidden:
            player.chips = 0
        for _ in range(covered):
            hidden[int(rng.below(len(hidden)))].chips += 1

    def prices(self, g: Position) -> list[int]:
        return [int(cast(Mogul, g).value(company)) for company in range(len(self.box.names))]

    def fortunes(self, g: Position) -> list[int]:
        return self.scores(g)

    def option_args(self, g: Position, player: int, option: int) -> Args:
        m = cast(Mogul, g)
        question = self.questions[int(g.kind)]
        word = question.words[option].split(" ")[0]
        if word == "credit":
            return {"chips": int(self.box.credit_chips), "points": int(self.box.credit_points)}
        if word == "leave":
            return {"chips": int(m.pot)}
        if word == "stay":
            return {"pot": int(m.pot) + 1}
        if word == "take":
            return {"company": int(self.box.company[m.card]), "border": int(self.box.border[m.card])}
        if word == "sell":
            company = self.box.border[m.card]
            shares = option - (rules.SELL_NONE if question.kind == "action" else 0)
            price = int(m.value(company))
            return {"company": int(company), "shares": shares, "price": price, "points": shares * price}
        return {}

    def shown(self, g: Position) -> MogulShown:
        m = cast(Mogul, g)
        box = self.box
        crash_counted = m.crashed == 1 or m.pile.counts[box.crash] > 0
        pile = int(m.pile.total) + (0 if crash_counted else 1)
        share = m.card != NONE and m.card != box.crash
        bidding = m.kind == rules.AUCTION
        settling = m.kind in (rules.ACTION, rules.SHARE, rules.SALE)
        return MogulShown(
            companies=[
                CompanyShown(name, colour, shares)
                for name, colour, shares in zip(box.names, box.colours, box.printed, strict=True)
            ],
            spaces=int(box.spaces),
            chips_in_box=int(box.chips),
            players=[
                PlayerShown(
                    points=int(player.points),
                    space=int(player.points) % int(box.spaces),
                    chips=None if player.chips == UNKNOWN else int(player.chips),
                    shares=[int(n) for n in player.shares],
                )
                for player in m.players
            ],
            bank=int(m.bank),
            pot=int(m.pot),
            pile=pile,
            crash_next=m.crashed == 0 and pile <= int(box.crash_among) + 1,
            card=CardShown(int(box.company[m.card]), int(box.border[m.card])) if share else None,
            on_offer=m.on_offer == 1,
            round=int(m.round),
            phase="over" if m.crashed == 1 else PHASES[int(m.kind)],
            start_player=None if m.start == NONE else int(m.start),
            values=self.prices(g),
            in_auction=self._bidders(m) if bidding else [],
            left=[seat for seat in range(self.players) if bidding and not m.still_in & bit(seat)],
            winner=int(m.winner) if settling else None,
            runner_up=int(m.runner_up) if settling else None,
        )

    def _bidders(self, m: Mogul) -> list[int]:
        """Those still in, in the order in which they come up."""
        turn = int(m.turn)
        bidders = numbers(m.still_in)
        return [seat for seat in bidders if seat >= turn] + [seat for seat in bidders if seat < turn]
