"""The questions of Stockpile in words, and the figures that explain each answer."""

from typing import Final

from openoutcry.engine.game import Args, Question
from openoutcry.games.stockpile import effects, market, roles
from openoutcry.games.stockpile.box import MOST_PLAYERS, WIDTH, Box
from openoutcry.games.stockpile.investors import INVESTORS as ABILITIES
from openoutcry.games.stockpile.kinds import (
    ABILITY,
    ACT,
    ACTED_ENOUGH,
    BID,
    BUSTED,
    BUY_BONDS,
    BUY_STOCK,
    CHOOSE,
    COLLECT,
    COMMODITIES,
    COMMODITY,
    COMPANIES,
    DROP_STRATEGY,
    ENOUGH,
    FORECASTS,
    FROM_PILE,
    GIVE_FIRST,
    GIVE_MONEY,
    GIVE_UP,
    INVESTOR_CARD,
    KEEP_CARD,
    KEEP_INVESTOR,
    LOOK,
    LOOK_PILE,
    MOST_PILES,
    NO_COMPANY,
    NO_NUDGE,
    NO_PAIR,
    NO_PILE,
    NUDGE,
    PAIR,
    PEEK,
    PICK,
    PLACE,
    PLACE_COMMERCE,
    PLACE_FIRST,
    SELL,
    SELL_AT,
    SHORT,
    SHOW,
    SOLD_ENOUGH,
    SPACES,
    SPEND,
    SPLIT,
    STRATEGIES,
    STRATEGY,
    TAKE,
    TO_PILE,
    UP,
    WHICH_CARD,
    WHICH_FIRST,
)
from openoutcry.games.stockpile.selling import SALES
from openoutcry.games.stockpile.state import Stockpile

MOST_SHARES: Final = 20
MOST_ON_A_PILE: Final = 40
ORDINALS: Final = ["first", "second", "third", "fourth", "fifth"]
KEPT_WORDS: Final = ["first", "second", "first and second", "first and third", "first and fourth", "second and third"]


def card_words(box: Box) -> list[str]:
    """Each kind of market card in words."""
    return [*(name.lower() for name in box.names), "boom", "bust", *(f"fee {int(fee)}" for fee in box.fees)]


def questions(box: Box) -> list[Question]:
    """Every kind of choice, in the order of `kinds`."""
    names = [name.lower() for name in box.names]
    cards = card_words(box)
    piles = [f"pile {pile + 1}" for pile in range(MOST_PILES)]
    players = [f"player {n + 1}" for n in range(MOST_PLAYERS)]
    pairs = [f"pair {n + 1}" for n in range(COMPANIES)]
    investors = [name.lower() for name in box.investors]
    strategies = [name.lower() for name in box.strategies]
    places = [f"{card} {way} {n + 1}" for card in ORDINALS for way in ("up", "down") for n in range(MOST_PILES)]
    sales = [f"{sale} {name}" for sale in ("sell", "sell split", "turn back") for name in names]
    shorts = [f"{sale} {name}" for sale in ("short", "short half") for name in names]
    bids = [f"bid {pile + 1} {int(cost)}" for pile in range(MOST_PILES) for cost in box.track]
    acts = [f"{action} {name}" for action in ("boom", "bust") for name in names]
    abilities = ["done", "use first", "use second"]
    ups = [f"{way} {name}" for way in ("up", "down") for name in names]
    return [
        Question("start", players),
        Question("starter", names, secret=True),
        Question("company", names, secret=True),
        Question("forecast", FORECASTS, secret=True),
        Question("flip", cards),
        Question("draw", cards, secret=True),
        Question("place", places, secret=True),
        Question("bid", [*bids, "look"]),
        Question("act", [*acts, *abilities, *(f"play {name}" for name in strategies)]),
        Question("sell", [*sales, "done", *shorts]),
        Question("collect", [f"show {n}" for n in range(MOST_SHARES + 1)]),
        Question("buy-bonds", [f"buy {n}" for n in range(int(box.most_bonds) + 1)]),
        Question("roll", [f"face {n + 1}" for n in range(COMPANIES)]),
        Question("draw-commerce", [*COMMODITIES, "tax"], secret=True),
        Question("place-commerce", [f"{card} {n + 1}" for card in ORDINALS[:2] for n in range(MOST_PILES)]),
        Question("place-first", piles),
        Question("give-first", players),
        Question("deal-strategy", strategies, secret=True),
        Question("drop-strategy", strategies, secret=True),
        Question("deal-investor", investors, secret=True),
        Question("keep-investor", [*KEPT_WORDS, "second and fourth", "third and fourth"], secret=True),
        Question("which-first", ["first", "second"]),
        Question("pick", [*names, *FORECASTS], secret=True),
        Question("look-pile", [*piles, "nothing"]),
        Question("from-pile", [*piles, "nothing"]),
        Question("which-card", [f"card {n + 1}" for n in range(MOST_ON_A_PILE)]),
        Question("to-pile", piles),
        Question("peek", [*pairs, "nothing"]),
        Question("show", [*names, "done"]),
        Question("buy-stock", [*names, "nothing"]),
        Question("choose", [*names, "nothing"]),
        Question("nudge", [*ups, "nothing"]),
        Question("give-up", [f"{way} {name}" for way in ("discard", "turn back") for name in names]),
        Question("take", [*names, "enough"]),
        Question("burn", ["boom", "bust"]),
        Question("pair", pairs),
        Question("spend", COMMODITIES),
        Question("sell-at", [*(f"{sale} {name}" for sale in ("sell", "turn back") for name in names), "enough"]),
        Question("keep-card", [*names, "nothing"], secret=True),
        Question("give-money", players),
    ]


def explain(s: Stockpile, player: int, option: int) -> Args:
    """The figures that explain an answer: what it costs and brings. Those that are closed are explained too, as far as
    there is such a card, a pile or an investor."""
    kind = int(s.kind)
    if kind == PLACE:
        return _place(s, player, option)
    if kind == BID:
        return _bid(s, player, option)
    if kind == ACT:
        return _act(s, player, option)
    if kind == SELL:
        return _sale(s, player, option)
    if kind == COLLECT:
        doubled = min(option, int(s.players[player].split[s.paying]))
        return {"company": int(s.paying), "cards": option, "amount": (option + doubled) * int(s.per_share)}
    if kind == BUY_BONDS:
        return {"bonds": option, "cost": option * int(s.box.bond_price)}
    if kind == PLACE_COMMERCE:
        drawn = s.players[player].side.commerce.listed()
        there = drawn[option // MOST_PILES : option // MOST_PILES + 1]
        return {"pile": option % MOST_PILES, **({"card": COMMODITY + there[0]} if there else {})}
    if kind == PLACE_FIRST:
        return {"pile": option}
    if kind == GIVE_FIRST:
        return {"seat": option}
    if kind == DROP_STRATEGY:
        return {"strategy": option}
    if kind == KEEP_INVESTOR:
        return _kept(s, player, option)
    if kind == WHICH_FIRST:
        return _investor(s, player, option)
    return _effect(s, player, option)


def _place(s: Stockpile, player: int, option: int) -> Args:
    hand = s.players[player].hand.listed()
    place = option // MOST_PILES // 2
    args: Args = {"pile": option % MOST_PILES, "facing": "up" if option // MOST_PILES % 2 == UP else "down"}
    return {"card": hand[place], **args} if place < len(hand) else args


def _investor(s: Stockpile, player: int, place: int) -> Args:
    investors = [int(investor) for investor in s.players[player].side.investors]
    return {"investor": investors[place]} if place < len(investors) and investors[place] >= 0 else {}


def _bid(s: Stockpile, player: int, option: int) -> Args:
    if option == LOOK:
        looker = int(roles.looker(s, player))
        return {"investor": looker} if looker >= 0 else {}
    pile, space = option // SPACES, option % SPACES
    if pile >= len(s.piles):
        return {"pile": pile, "cost": int(roles.bid_cost(s, player, space))}
    cards = s.piles[pile].cards
    if cards.size > 0 and cards.kinds[0] >= INVESTOR_CARD:
        investor = int(cards.kinds[0]) - INVESTOR_CARD
        cost = int(s.box.track[space])
        return {"pile": pile, "cost": cost, "investor": investor, "money": int(s.box.investor_money[investor]) - cost}
    return {"pile": pile, "cost": int(roles.bid_cost(s, player, space))}


def _move(s: Stockpile, company: int, spaces: int) -> Args:
    space = market.destination(s, company, spaces)
    value = int(s.box.value[company * WIDTH + int(space)])
    return {"company": company, "space": int(space), "value": value, "ends": market.ends(s, company, spaces)}


def _act(s: Stockpile, player: int, option: int) -> Args:
    if option >= STRATEGY:
        return {"strategy": option - STRATEGY, "cost": int(s.box.strategy_cost[option - STRATEGY])}
    if option >= ABILITY:
        return _investor(s, player, option - ABILITY)
    if option == ACTED_ENOUGH:
        return {}
    spaces = int(s.box.action_spaces) if option < BUSTED else -int(s.box.action_spaces)
    return {"card": "boom" if option < BUSTED else "bust", **_move(s, option % COMPANIES, spaces)}


def _sale(s: Stockpile, player: int, option: int) -> Args:
    if option == SOLD_ENOUGH:
        return {}
    extra = int(roles.sale_extra(s, player))
    if option >= SHORT:
        company = (option - SHORT) % COMPANIES
        seller = int(roles.short_seller(s, player))
        if seller < 0:
            return {"company": company}
        price = int(ABILITIES[seller].short_price(s)) + extra
        return {"company": company, "sale": "half" if option - SHORT >= COMPANIES else "share", "price": price}
    company = option % COMPANIES
    shares = 2 if option // SPLIT == 1 else 1
    return {"company": company, "sale": SALES[option // COMPANIES], "price": shares * (int(s.value(company)) + extra)}


def _kept(s: Stockpile, player: int, option: int) -> Args:
    hand = s.players[player].side.dealt_investors.listed()
    places = [ORDINALS.index(word) for word in questions_kept(option)]
    if max(places) >= len(hand):
        return {}
    kept = [hand[place] for place in places]
    money = sum(int(s.box.investor_money[investor]) for investor in kept)
    args: Args = {"investor": kept[0], "money": money}
    if len(kept) > 1:
        args["partner"] = kept[1]
    return args


def questions_kept(option: int) -> list[str]:
    """Which of the investors dealt an answer keeps, in words."""
    return [*KEPT_WORDS, "second and fourth", "third and fourth"][option].split(" and ")


def _effect(s: Stockpile, player: int, option: int) -> Args:
    """An answer to what an investor or a strategy card asks."""
    effect = int(s.extras.effect)
    args: Args = {"investor": effect - STRATEGIES} if effect >= STRATEGIES else {"strategy": effect}
    kind = int(s.kind)
    if kind in (SHOW, BUY_STOCK, CHOOSE, TAKE, KEEP_CARD) and option != NO_COMPANY:
        args |= {"company": option, "value": int(s.value(option))}
    elif kind == NUDGE and option != NO_NUDGE:
        spaces = int(s.box.nudge if effect >= STRATEGIES else s.box.strategy_amount[effect])
        args |= _move(s, option % COMPANIES, spaces if option < COMPANIES else -spaces)
    elif kind == GIVE_UP:
        args |= {"company": option % COMPANIES, "sale": "half" if option >= COMPANIES else "share"}
    elif kind == SELL_AT and option != ENOUGH:
        company = option % COMPANIES
        price = effects.sale_price(s, effect, company) + int(roles.sale_extra(s, player))
        args |= {"company": company, "sale": "half" if option >= COMPANIES else "share", "price": price}
    elif kind in (LOOK_PILE, FROM_PILE, TO_PILE) and option != NO_PILE:
        args |= {"pile": option}
    elif kind == WHICH_CARD:
        args |= {"pile": int(s.extras.first_pick), "place": option}
    elif kind in (PEEK, PAIR) and option != NO_PAIR:
        args |= {"pair": option, "seat": int(s.owner_of_pair(option))}
    elif kind == PICK:
        args |= {"company": option} if option < COMPANIES else {"forecast": option - COMPANIES}
    elif kind == SPEND:
        args |= {"card": COMMODITY + option}
    elif kind == GIVE_MONEY:
        args |= {"seat": option, "amount": int(s.box.gift)}
    if kind == BUY_STOCK and option != NO_COMPANY:
        args["cost"] = max(0, int(s.value(option) - s.box.bargain))
    return args
