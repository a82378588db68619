"""Positions of Stockpile in one line, and answers in words; `looking` reads what is then seen.

A position is laid out from the fields of a new table and run by the kernel to its first question. Its cards and money
always add up to the box: cards that are not named are in the market deck, money that nobody has is in the bank, pairs
that are not named are made of the companies and forecasts that are left, in the order of the box. Money is in
thousands.
"""

from functools import cache
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from openoutcry.engine.bits import bit
from openoutcry.engine.events import EVERYBODY, Event
from openoutcry.engine.kernel import NONE, Step, advance
from openoutcry.engine.position import SPECTATOR
from openoutcry.games.stockpile import components, outline
from openoutcry.games.stockpile.box import WIDTH, card_words
from openoutcry.games.stockpile.cards import using
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.modules import bonds, commodities, dice, first_player_card
from openoutcry.games.stockpile.phases import action, demand, ending, movement, selling, setup, supply
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import knowledge
from tests.games.answers import asked, play

A, B, C, D, E = range(5)
SEATS = "ABCDE"
AUTOMOTIVE, BANK, COMPUTERS, ELECTRIC, LABORATORIES, STEEL, BOOM, BUST, FEE_1, FEE_2, FEE_3 = range(11)
COMPANIES = [
    "american automotive",
    "bottomline bank",
    "cosmic computers",
    "epic electric",
    "leading laboratories",
    "stanford steel",
]
CARDS = [*COMPANIES, "boom", "bust", "fee 1", "fee 2", "fee 3", *components.COMMODITIES, "tax", "first player card"]
FORECASTS = ["+4", "+3", "+2", "+1", "-1", "-2", "-3", "-4", "$", "$$", "$$$"]
TRACK = [0, 1, 3, 6, 10, 15, 20, 25]
FIRST_STEP: dict[str, type[Step[Any]]] = {
    "round": setup.BeginRound,
    "bonds": bonds.BuyBonds,
    "dice": dice.RollDice,
    "supply": supply.TurnUpCards,
    "hands": supply.DealHands,
    "placing": supply.PlaceCards,
    "commerce": commodities.DealCommerce,
    "first card": first_player_card.PlaceFirstCard,
    "demand": demand.Bidding,
    "action": action.Actions,
    "selling": selling.Selling,
    "selling again": selling.SellAgain,
    "movement": movement.BeginMovement,
    "interest": bonds.PayInterest,
    "end": ending.EndRound,
}
MOMENT = {
    "before the deal": components.BEFORE_DEAL,
    "before the demand": components.BEFORE_DEMAND,
    "after selling": components.AFTER_SELLING,
    "round end": components.ROUND_END,
}
SHOWN_PHASE = {
    "round": "movement",
    "bonds": "information",
    "dice": "information",
    "before the deal": "information",
    "hands": "supply",
    "placing": "supply",
    "commerce": "supply",
    "first card": "supply",
    "before the demand": "supply",
    "selling again": "selling",
    "after selling": "selling",
    "interest": "movement",
    "round end": "movement",
    "end": "movement",
}
BEFORE_THE_PAIRS = ["round", "bonds", "dice", "before the deal"]


class Table:
    """A game and its position; `told` is what everybody could hear during the last play, or since the position."""

    def __init__(self, game: StockpileGame, g: Stockpile) -> None:
        self.game = game
        self.g = g
        self.told = [one.read_by(SPECTATOR) for one in g.log]


def opened(players: int = 4, house_set: str | None = None, **options: str) -> Table:
    """A new game, before anything is dealt."""
    game = StockpileGame(players, options, house_set)
    return Table(game, game.new(telling=True))


def begun(players: int = 4, **options: str) -> Table:
    """A new game in its first Information Phase: A is first and has American Automotive, B Bottomline Bank, and so
    on."""
    table = opened(players, **({"start": "1"} | options))
    play(table, *COMPANIES[:players])
    return table


@cache
def opened_box(players: int, house_set: str | None, *options: tuple[str, str]) -> StockpileGame:
    """A game with these options; the data file is read once for all positions of it."""
    return StockpileGame(players, dict(options), house_set)


def position(
    phase: str,
    *,
    players: int = 4,
    first: int = A,
    round: int = 1,  # noqa: A002
    tickers: str = "",
    money: list[int] | None = None,
    holds: list[str] | None = None,
    known: list[str] | None = None,
    split: list[str] | None = None,
    fees: list[str] | None = None,
    hands: list[str] | None = None,
    piles: list[str] | None = None,
    pairs: str = "",
    discards: str = "",
    hired: list[str] | None = None,
    bond_cards: list[int] | None = None,
    commodity_cards: list[str] | None = None,
    tax_cards: list[int] | None = None,
    strategy_cards: list[str] | None = None,
    house_set: str | None = None,
    **options: str,
) -> Table:
    """A table at the beginning of a phase: of a "round", "supply" (cards are turned up), "hands" (they are dealt),
    "placing", "demand", "action", "selling", "movement", or at the "end" of a round; or at a step or a moment of a
    module, as named in FIRST_STEP and MOMENT.

    Tickers are "epic electric 9", or by the space, "epic electric #5". By seat: `holds` "epic electric 2, boom 1" lie
    face down in the portfolio, of which all know `known`; `split` those in the split portfolio; `fees` "1, 3" are still
    to be paid; `hands` "boom, fee 2". Cards of a pile are "boom", or "B: boom" where B put it there face down. Pairs
    are "epic electric +4, bottomline bank $$": the players' own by seat, then the open one, then those face down. With
    dice they can be any, and are +1 where they are not named.

    By seat too: `hired` are investors, "wise warren, maverick mark"; `bond_cards` and `tax_cards` numbers;
    `commodity_cards` "cattle 2, oil 1"; `strategy_cards` "naked short, data broker". Their modules are on."""
    brought = {"investors": hired, "bonds": bond_cards, "strategies": strategy_cards}
    on = {module: "promo" if module == "investors" else "on" for module, laid_out in brought.items() if laid_out}
    if commodity_cards or tax_cards:
        on["commodities"] = "on"
    game = opened_box(players, house_set, *(on | options).items())
    g = game.opening.clone()
    g.depth = 0
    g.first, g.round = first, round
    g.phase = components.PHASES.index(SHOWN_PHASE.get(phase, phase))
    for part in listed(tickers):
        name, where = part.rsplit(" ", 1)
        g.ticker[COMPANIES.index(name)] = space_of(game, COMPANIES.index(name), where)
    for seat, player in enumerate(g.players):
        has = money[seat] if money else int(game.box.start_money)
        g.bank += player.money - has
        player.money = has
        lay_out_portfolio(g, seat, *(text[seat] if text else "" for text in (holds, known, split)))
        for fee in listed(fees[seat] if fees else ""):
            kind = CARDS.index(f"fee {fee}")
            g.deck.take(kind)
            g.fees[seat * components.FEES + kind - FEE_1] += 1
            player.owing += 1
        for card in listed(hands[seat] if hands else ""):
            g.deck.take(CARDS.index(card))
            player.hand.add(CARDS.index(card), bit(seat))
    for pile, cards in zip(g.piles, piles or [], strict=False):
        for card in listed(cards):
            placer, name = card.split(": ") if ": " in card else ("", card)
            kind = CARDS.index(name)
            if kind < components.MARKET_KINDS:
                g.deck.take(kind)
            elif kind < components.FIRST_PLAYER_CARD:
                g.commerce_deck.take(kind - components.COMMODITY)
            pile.cards.add(kind, bit(SEATS.index(placer)) if placer else EVERYBODY)
    for kind, n in numbered(discards):
        g.discard[kind] += n
        for _ in range(n):
            g.deck.take(kind)
    if outline.EXTRAS in game.box.modules:
        for seat in range(players):
            lay_out_side(
                g,
                seat,
                listed(hired[seat] if hired else ""),
                bond_cards[seat] if bond_cards else 0,
                listed(commodity_cards[seat] if commodity_cards else ""),
                tax_cards[seat] if tax_cards else 0,
                listed(strategy_cards[seat] if strategy_cards else ""),
            )
    if phase not in BEFORE_THE_PAIRS:
        deal_pairs(g, pairs)
    assert all(n >= 0 for n in g.deck.counts), "there are not that many cards"
    assert game.conserved(g) == game.conserved(game.opening), "the box has other contents"
    g.schedule(outline.in_play(outline.GAME_END, game.box.modules))
    g.schedule(g.outline[next(n for n, step in enumerate(g.outline) if begins(step, phase)) :])
    g.listen()
    advance(g)
    return Table(game, g)


def begins(step: Step[Any], phase: str) -> bool:
    """Whether a position of this name begins with this step."""
    if phase in MOMENT:
        return isinstance(step, using.AbilitiesAt) and step.moment == MOMENT[phase]
    return isinstance(step, FIRST_STEP[phase])


def lay_out_side(
    g: Stockpile, seat: int, hired: list[str], bonds: int, commodities: list[str], taxes: int, strategies: list[str]
) -> None:
    """What a player has of the modules."""
    side = g.players[seat].side
    side.low = side.high = NONE
    for name in hired:
        investor = investor_named(g, name)
        g.investor_deck.take(investor)
        side.hire(investor, g.box.abilities)
    side.bonds = bonds
    g.extras.bonds_left -= bonds
    for name, n in (part.rsplit(" ", 1) for part in commodities):
        side.commodities[components.COMMODITIES.index(name)] = int(n)
        for _ in range(int(n)):
            g.commerce_deck.take(components.COMMODITIES.index(name))
    side.taxes = taxes
    for _ in range(taxes):
        g.commerce_deck.take(components.COMMERCE_KINDS - 1)
    for name in strategies:
        card = [design.lower() for design in g.box.strategies].index(name)
        g.strategy_deck.take(card)
        side.strategies.add(card, bit(seat))


def investor_named(g: Stockpile, name: str) -> int:
    """The number of an investor."""
    return [investor.lower() for investor in g.box.investors].index(name)


def lay_out_portfolio(g: Stockpile, seat: int, holds: str, known: str, split: str) -> None:
    """The cards before a player, and what all others know of those face down."""
    player = g.players[seat]
    for kind, n in numbered(holds):
        player.holds[kind] += n
        player.held += n
        for _ in range(n):
            g.deck.take(kind)
    for kind, n in numbered(known):
        assert n <= player.holds[kind], "nobody knows of more than there is"
        for viewer in range(len(g.players) + 1):
            if viewer != seat:
                g.known[knowledge.place_known(g, viewer, seat, kind)] = n
    acts = g.phase == components.ACTION or player.holds[components.BOOM] + player.holds[components.BUST] > 0
    unseen = knowledge.ANY_CARD if acts else knowledge.STOCK
    for viewer in range(len(g.players) + 1):
        notes = [int(g.known[knowledge.place_known(g, viewer, seat, kind)]) for kind in range(components.HELD_KINDS)]
        for company in range(components.COMPANIES):
            place = knowledge.place_possible(g, viewer, seat, company)
            g.possible[place] = (int(player.held) - sum(notes)) * unseen
    for company, n in numbered(split):
        player.split[company] += n
        player.split_held += n
        for _ in range(n):
            g.deck.take(company)


def deal_pairs(g: Stockpile, text: str) -> None:
    """The pairs that are named, then the rest."""
    named = [part.rsplit(" ", 1) for part in listed(text)]
    companies = [COMPANIES.index(name) for name, _ in named]
    forecasts = [FORECASTS.index(forecast) for _, forecast in named]
    companies += [company for company in range(len(COMPANIES)) if company not in companies]
    if outline.DICE in g.box.modules:  # any forecasts can have been rolled
        forecasts += [FORECASTS.index("+1")] * (len(COMPANIES) - len(forecasts))
        g.forecast_deck.refill(vec[i64]([forecasts.count(forecast) for forecast in range(len(FORECASTS))]))
    for forecast in forecasts:
        assert g.forecast_deck.counts[forecast] > 0, "there is no other such forecast"
        g.forecast_deck.take(forecast)
    for forecast in range(len(FORECASTS)):
        for _ in range(int(g.forecast_deck.counts[forecast])):
            g.forecast_deck.take(forecast)
            forecasts.append(forecast)
    for pair in range(len(COMPANIES)):
        g.company_deck.take(companies[pair])
        g.companies.add(companies[pair], g.seers_of_pair(pair))
        g.forecasts.add(forecasts[pair], g.seers_of_pair(pair))


def space_of(game: StockpileGame, company: int, where: str) -> int:
    """The space that is called "#5", or the first one with this value."""
    if where.startswith("#"):
        return int(where[1:]) - 1
    box = game.box
    values = [int(box.value[company * WIDTH + space]) for space in range(int(box.length[company]))]
    return values.index(int(where))


def listed(text: str) -> list[str]:
    """ "boom, fee 2" one by one."""
    return [part.strip() for part in text.split(",") if part.strip()]


def numbered(text: str) -> list[tuple[int, int]]:
    """ "epic electric 2, boom 1" as kinds of cards and numbers."""
    return [(CARDS.index(part.rsplit(" ", 1)[0]), int(part.rsplit(" ", 1)[1])) for part in listed(text)]


# Acting.


def bid(table: Table, *bids: str) -> list[Event]:
    """Whoever is asked bids, "2 10" for $10K on the second pile, and so on; gives what everybody could hear."""
    return play(table, *(f"bid {one}" for one in bids))


def bought(piles: list[str], prices: str = "", **laid_out: object) -> Table:
    """A table at which A has just bought the first of these piles, B the second, and so on, for 0 or these prices."""
    table = position("demand", **({"players": max(len(piles), 3), "piles": piles} | laid_out))
    paid = listed(prices) or ["0"] * table.game.players
    bid(table, *(f"{n + 1} {price}" for n, price in enumerate(paid)))
    return table


def perfect(piles: list[str], **laid_out: object) -> Table:
    """A table with a perfect memory, at which A has just bought the first pile, B the second, and so on."""
    return bought(piles, **({"memory": "perfect"} | laid_out))


def done(table: Table) -> list[Event]:
    """Whoever is asked sells nothing more, until the Movement Phase; gives what everybody could hear."""
    told: list[Event] = []
    while asked(table) and asked(table)[1] == "sell":
        told += play(table, "done")
    table.told = told
    return told


def card_names(table: Table) -> list[str]:
    """Each kind of market card in words."""
    return card_words(table.game.box)
