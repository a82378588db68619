"""The first bot for Stockpile: it samples positions that it thinks possible and estimates what every share will be
worth after the round. It bids what a pile is worth to it, sells shares that are about to fall, buys bonds while they
pay, and uses investors and strategy cards where they gain."""

from typing import Any, cast

from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.engine.game import Game, guess
from openoutcry.engine.kernel import NATURE, NONE, answer, answer_for, pick
from openoutcry.engine.position import Position
from openoutcry.games.stockpile import components
from openoutcry.games.stockpile.box import WIDTH
from openoutcry.games.stockpile.cards import hired
from openoutcry.games.stockpile.cards.investors.action_and_selling import BillionaireBill
from openoutcry.games.stockpile.modules import commodities
from openoutcry.games.stockpile.phases import movement
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import market

WORLDS = 4
DEPTH = 2
FAR = 40
ACTION_WORTH = 3.0  # what a Boom or a Bust is worth to who may use it
PURSE = 12  # money that is kept for bidding
MAJORITY = 0.6  # how much of a majority bonus in sight counts in the last round
HIRED = 6.0  # what an ability is worth beside money, at a guess
DULL = 2.0  # and that of an investor who can do nothing

# Asked while something is being done: the broker looks through these to what comes of it.
ON_THE_WAY = frozenset({components.COLLECT, components.DRAW, *range(components.PICK, components.GIVE_MONEY + 1)})


def broker(game: Game[Any], seed: int) -> "StockpileBroker":
    """A sensible opponent."""
    return StockpileBroker(game, seed)


class StockpileBroker:
    """Bids, places and sells by what a guessed world will be worth to it."""

    def __init__(self, game: Game[Stockpile], seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    def act(self, view: Position, choice: Choice, deadline: float | None = None) -> int:
        """The option that is worth most by its own reckoning."""
        options = choice.options
        if len(options) == 1:
            return options[0]
        if choice.kind == "collect":
            return options[-1]
        worlds = [guess(self.game, cast(Stockpile, view), self.rng) for _ in range(WORLDS)]
        reckonings = [Reckoning(world, choice.player) for world in worlds]
        if choice.kind == "bid":
            return max(options, key=lambda option: sum(one.bid(option) for one in reckonings))
        if choice.kind == "place":
            return max(options, key=lambda option: sum(one.placing(option) for one in reckonings))
        if choice.kind == "sell":
            return max(options, key=lambda option: sum(one.sale(option) for one in reckonings))
        if choice.kind == "buy-bonds":
            return max(options, key=reckonings[0].bonds)
        if choice.kind == "keep-investor":
            return max(options, key=lambda option: self._hired(worlds[0], choice.player, option))
        return max(options, key=lambda option: sum(self._outcome(world, choice.player, option) for world in worlds))

    def _hired(self, world: Stockpile, seat: int, option: int) -> float:
        """Return the starting money of the investors in an answer, plus the worth of their abilities."""
        args = self.game.option_args(world, seat, option)
        hired = [int(args[who]) for who in ("investor", "partner") if who in args]
        return int(args["money"]) + sum(worth_of_ability(world, investor) for investor in hired)

    def _outcome(self, world: Stockpile, seat: int, option: int) -> float:
        after = world.clone()
        answer_for(after, seat, option)
        return self._value(after, seat, DEPTH)

    def _value(self, g: Stockpile, seat: int, depth: int) -> float:
        """Return the player's standing after the position is played on: players collect all dividends that they can,
        and the broker chooses its own best answers up to `depth`."""
        for _ in range(FAR):
            if g.options == 0 or g.kind not in ON_THE_WAY:
                break
            if g.kind == components.COLLECT:
                answer(g, numbers(g.options)[-1])
            elif g.player == NATURE or g.player != seat:
                answer(g, pick(g, self.rng))
            elif depth == 0:
                break
            else:
                return max(self._then(g, seat, option, depth - 1) for option in numbers(g.options))
        return Reckoning(g, seat).standing()

    def _then(self, g: Stockpile, seat: int, option: int, depth: int) -> float:
        after = g.clone()
        answer(after, option)
        return self._value(after, seat, depth)


def worth_of_ability(g: Stockpile, investor: int) -> float:
    """Return the worth of an investor's ability, without the money."""
    return DULL if isinstance(g.box.abilities[investor], BillionaireBill) else HIRED


class Reckoning:
    """Estimates of shares, cards and answers for one player, in one determinized position."""

    def __init__(self, g: Stockpile, seat: int) -> None:
        self.g = g
        self.seat = seat
        self.share = [0.0] * components.COMPANIES
        self.split = [0.0] * components.COMPANIES
        moves = self._moves()
        for company in range(components.COMPANIES):
            self._foresee(company, *moves[company])

    def _moves(self) -> list[tuple[int, int]]:
        """By company: the spaces it will move in this round, and what it will pay, as far as it has not yet."""
        g = self.g
        found = [(0, 0)] * components.COMPANIES
        if g.phase not in (components.MOVEMENT, components.OVER):
            for pair in range(int(g.forecasts.size)):
                forecast = int(g.forecasts.kinds[pair])
                spaces = int(g.box.moves[forecast] + movement.tampering(g, pair, forecast))
                found[int(g.companies.kinds[pair])] = (spaces, int(g.box.pays[forecast]))
        return found

    def _foresee(self, company: int, spaces: int, pays: int) -> None:
        """Store what a share and a split share of a company will be worth after the round."""
        g, box = self.g, self.g.box
        space, splits = market.foresee(g, company, spaces)
        if space != NONE:
            value = int(box.value[company * WIDTH + int(space)])
            self.share[company] = float((2 if splits else 1) * value + pays)
            self.split[company] = float(2 * value + 2 * pays + int(splits) * int(box.second_split))

    def card(self, kind: int) -> float:
        """Return the worth to the buyer of a card on a pile."""
        g, side = self.g, self.g.players[self.seat].side
        if kind < components.COMPANIES:
            return self.share[kind]
        if kind < components.FEE:
            return ACTION_WORTH
        if kind < components.MARKET_KINDS:
            fee = int(g.box.fees[kind - components.FEE])
            return float(fee if hired.allow(g, self.seat, components.FEES_ARE_BONUSES) else -fee)
        if kind < components.TAX:
            different = sum(1 for cards in side.commodities if cards > 0)
            new = side.commodities[kind - components.COMMODITY] == 0
            return float(different + 2) if new else 3.0
        if kind == components.TAX:
            return -2.0 * (1 + int(side.taxes))
        return 1.0

    def pile(self, place: int) -> float:
        """Return the worth of all cards on a pile."""
        return sum(self.card(kind) for kind in self.g.piles[place].cards.listed())

    def bid(self, option: int) -> float:
        """Return the expected gain of a bid: what it would gain, times the chance that it is not outbid."""
        g = self.g
        if option == components.LOOK:
            return 1000.0  # it costs nothing
        place, space = option // components.SPACES, option % components.SPACES
        cards = g.piles[place].cards
        if cards.size > 0 and cards.kinds[0] >= components.INVESTOR_CARD:
            investor = int(cards.kinds[0]) - components.INVESTOR_CARD
            able = worth_of_ability(g, investor)
            worth, cost = int(g.box.investor_money[investor]) + able, float(g.box.track[space])
        else:
            worth, cost = self.pile(place), float(hired.bid_cost(g, self.seat, space))
        stands = 0.35 + 0.65 * min(1.0, max(cost, 0.5) / max(worth * 0.6, 1.0))
        return stands * (worth - cost)

    def placing(self, option: int) -> float:
        """Return the worth of placing a card: the better card should lie face down on a poor pile, the worse one face
        up on a rich pile."""
        hand = self.g.players[self.seat].hand
        mine = self.card(int(hand.kinds[option // components.MOST_PILES // 2]))
        place = option % components.MOST_PILES
        others = self.pile(place)
        covered = option // components.MOST_PILES % 2 == components.DOWN
        return mine - others if covered else others - mine

    def sale(self, option: int) -> float:
        """Return the gain of a sale over keeping the share. Players with little money sell sooner."""
        g = self.g
        if option == components.SOLD_ENOUGH:
            return 0.0
        extra = int(hired.sale_extra(g, self.seat))
        need = 1.0 if g.players[self.seat].money < PURSE // 2 and g.round < g.box.rounds else 0.0
        if option >= components.SHORT:
            company = (option - components.SHORT) % components.COMPANIES
            half = option >= components.SHORT_HALF
            kept = self.split[company] - self.share[company] if half else self.share[company]
            return int(hired.final_price(g, self.seat)) + extra - kept - 0.5
        company = option % components.COMPANIES
        price = int(g.value(company)) + extra
        if option >= components.HALF:
            return price - (self.split[company] - self.share[company]) - 0.6
        if option >= components.SPLIT:
            return 2 * price - self.split[company] - 0.4 + need
        return price - self.share[company] - 0.4 + need

    def bonds(self, option: int) -> float:
        """Return the worth of buying bonds: their interest in all rounds to come, less the lack of money for
        bidding."""
        g = self.g
        left = int(g.players[self.seat].money) - option * int(g.box.bond_price)
        rounds = int(g.box.rounds - g.round) + 1
        return option * rounds * float(g.box.interest) - max(0, PURSE - left) * 1.5

    def fortune(self, seat: int) -> float:
        """Return the worth of all that a player has."""
        g, player = self.g, self.g.players[seat]
        worth = float(player.money) + float(player.side.bonds * g.box.bond_price)
        for company in range(components.COMPANIES):
            worth += int(player.holds[company]) * self.share[company]
            worth += int(player.split[company]) * self.split[company]
            most = max(int(one.shares(company)) for one in g.players)
            if most > 0 and player.shares(company) == most:
                worth += MAJORITY * int(g.box.sole_majority) * int(g.round) / int(g.box.rounds)
        worth += ACTION_WORTH * int(player.holds[components.BOOM] + player.holds[components.BUST])
        return worth + int(commodities.commodity_bonus(g, seat) - commodities.tax_penalty(g, seat))

    def standing(self) -> float:
        """Return the player's fortune less half of the average fortune of the others."""
        worth = [self.fortune(seat) for seat in range(len(self.g.players))]
        others = (sum(worth) - worth[self.seat]) / (len(worth) - 1)
        return worth[self.seat] - others / 2
