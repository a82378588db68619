"""Stockpile as a game of the house: its options, its questions, how it is set up, shown, scored and counted."""

from typing import Any, Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.game import Args, Game, Option, Question, settle
from openoutcry.engine.kernel import NONE, Step
from openoutcry.engine.records import Cards, Position
from openoutcry.games.stockpile import guessing, market, outline, portfolio, showing
from openoutcry.games.stockpile.box import BOARDS, GAME, LEAST_PLAYERS, MOST_PLAYERS, WIDTH, Box, open_box
from openoutcry.games.stockpile.demand import bid_cost
from openoutcry.games.stockpile.kinds import (
    ACT,
    BID,
    BUSTED,
    COLLECT,
    COMPANIES,
    FEE,
    FEES,
    FORECASTS,
    HELD_KINDS,
    MARKET_KINDS,
    MOST_PILES,
    OVER,
    PLACE,
    SELL,
    SOLD_ENOUGH,
    SPACES,
    SPLIT,
    UP,
)
from openoutcry.games.stockpile.selling import SALES
from openoutcry.games.stockpile.shown import StockpileShown
from openoutcry.games.stockpile.state import Pile, Player, Stockpile, noughts

MOST_SHARES: Final = 20
MOST_ANSWERS: Final = 700  # in a round


def offered_options(players: int) -> list[Option]:
    """The options of Stockpile for this many players."""
    return [
        Option("board", BOARDS),
        Option("memory", ["table", "perfect"]),
        Option("start", ["random"] + [str(n + 1) for n in range(players)]),
    ]


def card_words(box: Box) -> list[str]:
    """Each kind of market card in words."""
    return [*(name.lower() for name in box.names), "boom", "bust", *(f"fee {int(fee)}" for fee in box.fees)]


def questions(box: Box) -> list[Question]:
    """Every kind of choice, in the order of `kinds`."""
    names = [name.lower() for name in box.names]
    cards = card_words(box)
    places = [
        f"{card} {facing} {pile + 1}"
        for card in ("first", "second")
        for facing in ("up", "down")
        for pile in range(MOST_PILES)
    ]
    sales = [f"{sale} {name}" for sale in ("sell", "sell split", "turn back") for name in names]
    return [
        Question("start", [f"player {n + 1}" for n in range(MOST_PLAYERS)]),
        Question("starter", names, secret=True),
        Question("company", names, secret=True),
        Question("forecast", FORECASTS, secret=True),
        Question("flip", cards),
        Question("draw", cards, secret=True),
        Question("place", places, secret=True),
        Question("bid", [f"bid {pile + 1} {int(cost)}" for pile in range(MOST_PILES) for cost in box.track]),
        Question("act", [f"{action} {name}" for action in ("boom", "bust") for name in names]),
        Question("sell", [*sales, "done"]),
        Question("collect", [f"show {n}" for n in range(MOST_SHARES + 1)]),
    ]


class StockpileGame(Game):
    """Stockpile: Epic Edition, for 2 to 5 players."""

    def __init__(self, players: int, options: dict[str, str] | None = None, set_text: str | None = None) -> None:
        settled = settle(GAME, players, options or {}, offered_options(players), LEAST_PLAYERS, MOST_PLAYERS)
        box = open_box(settled["board"], players, set_text)
        super().__init__(GAME, box.name, players, settled, questions(box))
        self.box: Box = box
        self.opening = self._opening()

    def _opening(self) -> Stockpile:
        """The table laid out, before anything is dealt [Setup]."""
        box = self.box
        g = Stockpile(box)
        g.players = [Player() for _ in range(self.players)]
        for player in g.players:
            player.money = box.start_money
            player.holds = noughts(HELD_KINDS)
            player.split = noughts(COMPANIES)
            player.knows = noughts(self.players * HELD_KINDS)
            player.fees = noughts(FEES)
            player.hand = Cards()
        g.piles = [Pile() for _ in range(box.piles)]
        for pile in g.piles:
            pile.cards = Cards()
        g.ticker = box.start[:]
        g.deck = Bag(box.copies[:])
        g.discard = noughts(MARKET_KINDS)
        g.company_deck = Bag(vec[i64]([1] * COMPANIES))
        g.forecast_deck = Bag(box.forecasts[:])
        g.companies = Cards()
        g.forecasts = Cards()
        g.public = noughts(self.players * HELD_KINDS)
        g.first = NONE if self.options["start"] == "random" else int(self.options["start"]) - 1
        g.outline = outline.the_round(self.players)
        g.schedule(g.outline)
        g.schedule(outline.PREPARATIONS)
        return g

    def steps(self) -> dict[str, Step[Any]]:
        return {type(step).__name__: step for step in outline.all_steps(self.players)}

    def scores(self, g: Position) -> list[int]:
        """Money, and what the portfolio is worth while there is one."""
        s = cast(Stockpile, g)
        return [int(player.money + portfolio.shares_worth(s, seat)) for seat, player in enumerate(s.players)]

    def end(self, g: Position) -> str:
        return "last round" if cast(Stockpile, g).phase == OVER else ""

    def conserved(self, g: Position) -> dict[str, int]:
        s = cast(Stockpile, g)
        totals = {"money": int(s.bank) + sum(int(player.money) for player in s.players)}
        words = card_words(self.box)
        for kind, word in enumerate(words):
            totals[word] = int(s.deck.counts[kind] + s.discard[kind])
            if kind < COMPANIES:
                totals[word] += sum(int(player.split[kind]) + int(player.starter == kind) for player in s.players)
                totals[word] += int(s.starters & bit(kind) != 0)
            if kind < HELD_KINDS:
                totals[word] += sum(int(player.holds[kind]) for player in s.players)
            if kind >= FEE:
                totals[word] += sum(int(player.fees[kind - FEE]) for player in s.players)
        for row in [player.hand for player in s.players] + [pile.cards for pile in s.piles]:
            for kind in row.listed():
                totals[words[kind]] += 1
        for company in range(COMPANIES):
            totals[f"pairs of {words[company]}"] = int(s.company_deck.counts[company])
        for company in s.companies.listed():
            totals[f"pairs of {words[company]}"] += 1
        totals["forecasts"] = int(s.forecast_deck.total + s.forecasts.size)
        for seat, player in enumerate(s.players):
            totals[f"cards counted wrongly at seat {seat + 1}"] = self._miscounted(s, seat, player)
        return totals

    def _miscounted(self, s: Stockpile, seat: int, player: Player) -> int:
        """How far what everybody can count is from what there is; and whether somebody knows more than there is."""
        wrong = int(player.held) - sum(int(n) for n in player.holds)
        wrong += int(player.split_held) - sum(int(n) for n in player.split)
        wrong += int(player.owing) - sum(int(n) for n in player.fees)
        for kind in range(HELD_KINDS):
            place = seat * HELD_KINDS + kind
            least = [int(other.knows[place]) for n, other in enumerate(s.players) if n != seat]
            if max(least) > player.holds[kind] or s.public[place] > min(least):
                wrong += 1
        return wrong

    def longest(self) -> int:
        return self.players * 4 + int(self.box.rounds) * MOST_ANSWERS

    def covered(self, g: Position, seat: int, perfect: bool) -> list[str]:
        s = cast(Stockpile, g)
        paths: list[str] = []
        for other, player in enumerate(s.players):
            if other == seat:
                continue
            paths += [f"players.{other}.{field}" for field in ("holds", "knows", "starter")]
            if player.hand.size > 0:
                paths.append(f"players.{other}.hand")
            if not perfect:
                paths.append(f"players.{other}.split")
        for n, pile in enumerate(s.piles):
            paths += [f"piles.{n}.cards.{place}.0" for place in _unseen(pile.cards, seat)]
        for field, row in (("companies", s.companies), ("forecasts", s.forecasts)):
            paths += [f"{field}.{place}.0" for place in _unseen(row, seat)]
        return paths

    def fill(self, g: Position, rng: Rng) -> None:
        guessing.fill(cast(Stockpile, g), rng)

    def prices(self, g: Position) -> list[int]:
        s = cast(Stockpile, g)
        return [int(s.value(company)) for company in range(COMPANIES)]

    def fortunes(self, g: Position) -> list[int]:
        return [int(player.money) for player in cast(Stockpile, g).players]

    def option_args(self, g: Position, player: int, option: int) -> Args:
        s = cast(Stockpile, g)
        if s.kind == PLACE:
            card = int(s.players[player].hand.kinds[option // MOST_PILES // 2])
            up = option // MOST_PILES % 2 == UP
            return {"card": card, "pile": option % MOST_PILES, "facing": "up" if up else "down"}
        if s.kind == BID:
            return {"pile": option // SPACES, "cost": int(bid_cost(s, player, option % SPACES))}
        if s.kind == ACT:
            company = option % COMPANIES
            spaces = s.box.action_spaces if option < BUSTED else -s.box.action_spaces
            space = market.destination(s, company, spaces)
            value = int(s.box.value[company * WIDTH + space])
            action = "boom" if option < BUSTED else "bust"
            ends = market.ends(s, company, spaces)
            return {"card": action, "company": company, "space": int(space), "value": value, "ends": ends}
        if s.kind == SELL and option != SOLD_ENOUGH:
            company = option % COMPANIES
            shares = 2 if option // SPLIT == 1 else 1
            return {"company": company, "sale": SALES[option // COMPANIES], "price": shares * int(s.value(company))}
        if s.kind == COLLECT:
            doubled = min(option, int(s.players[player].split[s.paying]))
            return {"company": int(s.paying), "cards": option, "amount": (option + doubled) * int(s.per_share)}
        return {}

    def shown(self, g: Position) -> StockpileShown:
        return showing.table(cast(Stockpile, g), self.options)


def _unseen(row: Cards, seat: int) -> list[int]:
    """The places of the cards in a row that a seat has not seen."""
    mine = bit(seat) if seat >= 0 else 0
    return [n for n in range(int(row.size)) if row.seen[n] != EVERYBODY and row.seen[n] & mine == 0]
