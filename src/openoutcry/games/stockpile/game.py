"""Stockpile as a game of this project: its options, how it is set up, shown, scored and counted."""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import Cards
from openoutcry.engine.chance import Bag, Rng
from openoutcry.engine.events import EVERYBODY
from openoutcry.engine.first_player import named, start_option
from openoutcry.engine.game import Alike, Game, Memory, Option, counted, settle
from openoutcry.engine.kernel import NONE, Step
from openoutcry.games.stockpile import length, outline, to_shown
from openoutcry.games.stockpile.box import BOARDS, GAME, LEAST_PLAYERS, MOST_PLAYERS, Box
from openoutcry.games.stockpile.cards.strategies.reconstructed import DayTrading
from openoutcry.games.stockpile.components import (
    COMPANIES,
    FEES,
    HELD_KINDS,
    MARKET_KINDS,
    MOVES,
    OVER,
    PART_MONEY,
    PARTS_OF_SCORE,
)
from openoutcry.games.stockpile.modules import commodities
from openoutcry.games.stockpile.modules.box import MODULES, open_epic_box
from openoutcry.games.stockpile.modules.state import noughts
from openoutcry.games.stockpile.player import Player
from openoutcry.games.stockpile.questions import questions
from openoutcry.games.stockpile.shown import StockpileShown
from openoutcry.games.stockpile.state import Pile, Stockpile
from openoutcry.games.stockpile.table import conservation, guessing, portfolio
from openoutcry.games.stockpile.table.memory import StockpileMemory

RULES: Final = 2  # 1 dealt the promo investors in every game with investors, with the money of `modules/older_sets.py`
STILL_PLAYED: Final = (1,)
BIDDING: Final = ["bidding", "bidding-promo"]
TOO_FEW: Final = "without the promo cards there are too few strategy cards for this many players"


def offered_options(players: int) -> list[Option]:
    """Return the rule options of Stockpile that can be chosen with this number of players, each with its values, the
    default first. The optional modules are options too."""
    too_few: dict[int, dict[str, str]] = {4: {"bonds": "off", "commodities": "off"}, 5: {"commodities": "off"}}
    dealt_anyway = [Alike(["on", "promo"], TOO_FEW, too_few[players])] if players in too_few else []
    return [
        Option("board", BOARDS),
        Option("memory", ["table", "perfect"]),
        start_option(players),
        Option("bonds", ["off", "on"], module=True),
        Option("commodities", ["off", "on"], module=True),
        Option("dice", ["off", "on"], module=True),
        Option("strategies", ["off", "on", "promo"], module=True, alike=dealt_anyway),
        Option("first-player-card", ["off", "on"], module=True),
        Option("investors", ["off", "on", "promo", *BIDDING], module=True),
    ]


def modules_on(options: dict[str, str], players: int) -> list[str]:
    """Return the names of the modules in play and of their variants, which decide which steps are part of a round."""
    found = [name for name in MODULES if options[name] != "off"]
    if options["investors"] != "off":
        found.append(outline.BID_FOR if options["investors"] in BIDDING else outline.CHOSEN)
    if found:
        found.append(outline.EXTRAS)
    if players == LEAST_PLAYERS:
        found.append(outline.TWO_PLAYERS)
    return found


class StockpileGame(Game[Stockpile]):
    """The game Stockpile: Epic Edition for 2 to 5 players, with its options and its box, as the engine needs it."""

    def __init__(
        self,
        players: int,
        options: dict[str, str] | None = None,
        set_text: str | None = None,
        rules: int = RULES,
    ) -> None:
        settled = settle(GAME, players, options or {}, offered_options(players), LEAST_PLAYERS, MOST_PLAYERS)
        modules = modules_on(settled, players)
        promos = [name for name in ("strategies", "investors") if settled[name].endswith("promo")]
        box = open_epic_box(settled["board"], players, modules, promos, set_text, rules)
        super().__init__(GAME, box.name, players, settled, questions(box))
        self.companies = box.names
        self.parts = PARTS_OF_SCORE
        self.moves = MOVES
        self.marks = ["investors", "strategies_kept", "strategies_played"]
        self.box: Box = box
        self.printed: to_shown.Printed = to_shown.Printed(box)
        self.opening = self._opening()

    def _opening(self) -> Stockpile:
        """Return the position before any card is dealt [Setup]."""
        box = self.box
        g = Stockpile(box)
        g.players = [Player() for _ in range(self.players)]
        for player in g.players:
            player.money = box.start_money
            player.holds = noughts(HELD_KINDS)
            player.split = noughts(COMPANIES)
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
        g.known = noughts((self.players + 1) * self.players * HELD_KINDS)
        g.possible = noughts((self.players + 1) * self.players * COMPANIES)
        g.fees = noughts(self.players * FEES)
        g.first = named(self.options)
        if outline.EXTRAS in box.modules:
            self._lay_out_modules(g)
        g.outline = outline.in_play(outline.ROUND, box.modules)
        g.schedule(outline.in_play(outline.GAME_END, box.modules))
        g.schedule(g.outline)
        g.schedule(outline.in_play(outline.SETUP, box.modules))
        return g

    def _lay_out_modules(self, g: Stockpile) -> None:
        """Fill the decks of the modules in play in the position `g`. The decks of all other modules stay empty."""
        box = self.box
        g.lay_out_extras()
        g.commerce_deck = Bag(noughts(len(box.commerce)))
        g.strategy_deck = Bag(noughts(len(box.designs)))
        g.investor_deck = Bag(noughts(len(box.abilities)))
        if outline.BONDS in box.modules:
            g.extras.bonds_left = box.bond_cards
        if outline.COMMODITIES in box.modules:
            g.commerce_deck.refill(box.commerce)
        if outline.STRATEGIES in box.modules:
            g.strategy_deck.refill(box.strategy_cards)
        if outline.INVESTORS in box.modules:
            g.investor_deck.refill(box.investor_cards)
            for player in g.players:
                player.money = 0

    def steps(self) -> dict[str, Step[Any]]:
        return outline.all_steps()

    def scores(self, g: Stockpile) -> list[int]:
        """Return each player's money plus the current value of shares, bonds, commodities and taxes, in thousands. At
        the end of the game it is all money."""
        found: list[int] = []
        for seat, player in enumerate(g.players):
            bonds = player.side.bonds * g.box.bond_price
            sets = commodities.commodity_bonus(g, seat) - commodities.tax_penalty(g, seat)
            found.append(int(player.money + portfolio.shares_worth(g, seat) + bonds + sets))
        return found

    def score_parts(self, g: Stockpile) -> list[list[int]]:
        """Return, by seat, the parts of which the score consists: the money, and what each kind of payment at the end
        of the game brought. They add up to the score."""
        found = counted(g, self.players, len(self.parts))
        for parts, score in zip(found, self.scores(g), strict=True):
            parts[PART_MONEY] = score - sum(parts)
        return found

    def marked(self, g: Stockpile, seat: int) -> list[str]:
        """Return three texts on what a player used, for statistics: the names of the investors hired, of all strategy
        cards kept, and of the strategy cards played, each joined by "+"."""
        box, side = self.box, g.players[seat].side
        investors = [box.investors[int(number)] for number in side.investors if number != NONE]
        played = [box.strategies[card] for card in side.spent]
        kept = sorted(played + [box.strategies[card] for card in side.strategies.listed()])
        return ["+".join(investors), "+".join(kept), "+".join(played)]

    def first(self, g: Stockpile) -> int:
        return int(g.first)

    def round(self, g: Stockpile) -> int:
        return int(g.round)

    def end(self, g: Stockpile) -> str:
        return "last round" if g.phase == OVER else ""

    def conserved(self, g: Stockpile) -> dict[str, int]:
        return conservation.totals(g)

    def longest(self) -> int:
        return length.longest(self.box)

    def covered(self, g: Stockpile, seat: int, perfect: bool) -> list[str]:
        paths: list[str] = []
        for other, player in enumerate(g.players):
            if other == seat:
                continue
            paths += [f"players.{other}.{field}" for field in ("holds", "starter")]
            paths += [f"players.{other}.{row}" for row, cards in _hands(player) if cards.size > 0]
            if not perfect:
                paths.append(f"players.{other}.split")
        for viewer in range(self.players + 1):
            if not perfect or viewer not in (seat, self.players):
                for notes, width in (("known", HELD_KINDS), ("possible", COMPANIES)):
                    first = viewer * self.players * width
                    paths += [f"{notes}.{first + place}" for place in range(self.players * width)]
        for n, pile in enumerate(g.piles):
            paths += [f"piles.{n}.cards.{place}.0" for place in _unseen(pile.cards, seat)]
        pairs = [("companies", g.companies), ("forecasts", g.forecasts)]
        picked = [
            ("extras.picked_company", g.extras.picked_company),
            ("extras.picked_forecast", g.extras.picked_forecast),
        ]
        for field, cards in pairs + picked:
            paths += [f"{field}.{place}.0" for place in _unseen(cards, seat)]
        return paths

    def memory(self, seat: int) -> Memory:
        drawn = [int(design.amount) for design in self.box.designs if isinstance(design, DayTrading)]
        return StockpileMemory(seat, self.players, max(drawn, default=0))

    def fill(self, g: Stockpile, rng: Rng) -> None:
        guessing.fill(g, rng)

    def prices(self, g: Stockpile) -> list[int]:
        return [int(g.value(company)) for company in range(COMPANIES)]

    def fortunes(self, g: Stockpile) -> list[int]:
        return [int(player.money) for player in g.players]

    def shown(self, g: Stockpile) -> StockpileShown:
        return to_shown.table(g, self.options, self.printed)


def _hands(player: Player) -> list[tuple[str, Cards]]:
    """Return a player's hands of cards that others may not see, each with the name of its field."""
    side = player.side
    return [
        ("hand", player.hand),
        ("side.dealt_investors", side.dealt_investors),
        ("side.strategies", side.strategies),
        ("side.commerce", side.commerce),
    ]


def _unseen(row: Cards, seat: int) -> list[int]:
    """Return the places of the cards in `row` that the player at `seat` (negative for a spectator) has not seen."""
    mine = bit(seat) if seat >= 0 else 0
    return [n for n in range(int(row.size)) if row.seen[n] != EVERYBODY and row.seen[n] & mine == 0]
