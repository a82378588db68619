"""Functions for what the numbers in Stockpile's figures claim about the consequences of an answer, worked out from the
events that follow it. Law 15 (`openoutcry.engine.claims`) calls these functions after each further answer. None means
that the number is not known yet, or that the game takes a way on which it does not matter, as when a player is outbid.
"""

from collections import Counter
from typing import Annotated, Any

from openoutcry.engine.bits import numbers
from openoutcry.engine.claims import Answer, Equals, Names, Tells, Was
from openoutcry.games.stockpile.cards.strategies.patterns import SellingNow
from openoutcry.games.stockpile.components import (
    ACT,
    ACTION,
    BUY_STOCK,
    COMMODITY,
    DROP_STRATEGY,
    LOOK,
    LOOK_PILE,
    NO_COMPANY,
    NO_NUDGE,
    NUDGE,
    SHOW,
    STRATEGY,
    TO_PILE,
)
from openoutcry.games.stockpile.events import (
    Bankrupt,
    BidMade,
    CardPlaced,
    DividendCollected,
    DividendDeclared,
    PileBought,
    ShareSold,
    StockMoved,
    StockSplit,
)
from openoutcry.games.stockpile.modules.events import (
    AbilityPaid,
    CardKept,
    CardMoved,
    CommercePlaced,
    CommoditySpent,
    ForecastFalsified,
    InvestorHired,
    InvestorOffered,
    MoneyGiven,
    PairSeen,
    PairShown,
    PileSeen,
    ShareShown,
    StockGivenUp,
    StockMovedToSplit,
    StockTaken,
    StrategyDropped,
    StrategyPaid,
)
from openoutcry.games.stockpile.phases import demand
from openoutcry.games.stockpile.state import Stockpile

# ---- Bids ----


def money_to_bid(given: Answer, before: Stockpile, after: Stockpile) -> int:
    """Return the player's money that is not promised for other bids."""
    return int(before.players[given.seat].money) - promised(given, before, after)


def promised(given: Answer, before: Stockpile, after: Stockpile) -> int:
    """Return the cost of the player's other bids."""
    return int(demand.promised(before, given.seat))


def stood_by(given: Answer) -> bool:
    """Return whether the bid is the player's only one for that pile so far."""
    pile = given.figures["pile"]
    bids = [one for one in given.told if isinstance(one, BidMade) and one.pile == pile and one.seat == given.seat]
    return len(bids) == 1


def paid_for_pile(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the money that the player pays for the pile won with this bid; None if this bid has not won it."""
    hired = investor_won(given)
    if hired is not None:
        return int(hired.bid)
    bought = next(
        (one for one in given.told if isinstance(one, PileBought) and one.pile == given.figures["pile"]), None
    )
    return int(bought.paid) if bought and bought.seat == given.seat and stood_by(given) else None


def paid_by_bank(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the money that the player receives with the pile won with this bid; None if this bid has not won it."""
    paid = paid_for_pile(given, before, after)
    return None if paid is None else -paid


def investor_won(given: Answer) -> Any:
    """Return the event by which the player gets the investor with this bid; None if that does not happen."""
    hired = (one for one in given.told if isinstance(one, InvestorHired) and one.seat == given.seat)
    won = next((one for one in hired if one.investor == given.figures.get("investor")), None)
    return won if stood_by(given) else None


def money_with_investor(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the money that the player gets with the investor won with this bid; None if it was not won."""
    won = investor_won(given)
    return None if won is None else int(won.money)


def investor_of_bid(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the investor who looks now, or who is won with this bid; None if the investor was not won."""
    if given.option == LOOK:
        return effect_after(after)
    won = investor_won(given)
    return None if won is None else int(won.investor)


# ---- Investors that are chosen ----


def investors_kept(given: Answer) -> list[int]:
    """Return the investors that the player has kept, in the order of the events."""
    kept = (one for one in given.told if isinstance(one, InvestorHired | InvestorOffered) and one.seat == given.seat)
    return [int(one.investor) for one in kept]


def first_kept(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the first investor that is kept; None if none is yet."""
    return next(iter(investors_kept(given)), None)


def second_kept(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the second investor that is kept; None if there is none."""
    kept = investors_kept(given)
    return kept[1] if len(kept) > 1 else None


def starting_money(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the starting money of the investors that the player keeps, whichever player hires them; None until all of
    them are hired."""
    kept = investors_kept(given)[: int(before.box.meeples)]
    hired = [one for one in given.told if isinstance(one, InvestorHired) and one.investor in kept]
    return sum(one.money + one.bid for one in hired) if hired and len(hired) == len(kept) else None


def investors_to_keep(given: Answer, before: Stockpile, after: Stockpile) -> int:
    """Return how many investors a player keeps."""
    return len(before.players[given.seat].side.investors)


def investor_first(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the investor who is used now, of the two who could be."""
    side, now = before.players[given.seat].side, after.players[given.seat].side
    used = numbers(int(now.used) & ~int(side.used))
    return next((one for one in used if one in list(side.investors)), None)


# ---- Investors and strategy cards ----


def effect_in_use(given: Answer, before: Stockpile, after: Stockpile) -> int:
    """Return the number of the investor or strategy card that asked the question."""
    return int(before.box.effects[before.extras.effect].number)


def effect_after(g: Stockpile) -> int:
    """Return the number of the investor or strategy card that asks now."""
    return int(g.box.effects[g.extras.effect].number)


def investor_acting(given: Answer, before: Stockpile, after: Stockpile) -> int:
    """Return the investor who is used in the Action Phase, by the place that was answered."""
    return effect_after(after)


def amount_of_strategy(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the money that the played strategy card brings; None until it is paid."""
    number = given.option - STRATEGY
    paid = (one for one in given.told if isinstance(one, StrategyPaid) and one.seat == given.seat)
    return next((int(one.amount) for one in paid if one.strategy == number), None)


def extra_on_sale(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return what the player receives for a share sold by a strategy card beyond the price on the card; None without
    such a sale."""
    sold = given.next_own(ShareSold)
    place = given.option - STRATEGY if before.kind == ACT else int(before.extras.effect)
    card = before.box.effects[place]
    if sold is None or after.phase != ACTION or after.extras.effect != place or not isinstance(card, SellingNow):
        return None
    price = int(card.price(before, sold.company))
    # A value that has changed since belongs to a later sale, by another copy of the card.
    return int(sold.price) - price if int(card.price(after, sold.company)) == price else None


def strategies_to_return(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return how many strategy cards the player returns, from this answer on; None while some are still to be
    returned."""
    if after.kind == DROP_STRATEGY:
        return None
    return sum(isinstance(one, StrategyDropped) and one.seat == given.seat for one in given.told)


def left_to_answer(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return how often the question is asked, the answered time included; None if it is not asked again."""
    again = after.kind == before.kind and after.player == given.seat and after.extras.effect == before.extras.effect
    later = after.extras.stage > before.extras.stage
    return int(after.box.effects[after.extras.effect].left(after)) + 1 if again and later else None


def company_concerned(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the company of which a share is shown or taken; None if there is none."""
    told = given.next_own(ShareShown, StockTaken, CardKept)
    if isinstance(told, CardKept):
        return told.card
    return None if told is None else int(told.company)


def company_moved(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the company that moves or pays, or of which a share is split; None before that."""
    told = given.next(StockMoved, StockSplit, Bankrupt, DividendDeclared, StockMovedToSplit)
    return None if told is None else int(told.company)


def company_given_up(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the company of which a share is given up or sold; None before that."""
    told = given.next_own(StockGivenUp, ShareSold)
    return None if told is None else int(told.company)


def spaces_moved(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return how far the company moves; None before it does, and if it splits or goes bankrupt on the way."""
    if given.option == (NO_NUDGE if before.kind == NUDGE else NO_COMPANY):
        return None
    company, spaces = given.figures["company"], given.figures["spaces"]
    legs = [one for one in given.told if isinstance(one, StockMoved | StockSplit | Bankrupt) and one.company == company]
    if spaces == 0 and after.ticker[company] == before.ticker[company]:
        return 0
    arrived = len(legs) == 1 and isinstance(legs[0], StockMoved) and after.left == 0
    return abs(int(after.ticker[company] - before.ticker[company])) if arrived else None


def paid_per_share(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the dividend per share that the company pays before it moves; None if no company was chosen."""
    if given.option == NO_COMPANY:
        return None
    told = given.next(DividendDeclared, StockMoved, StockSplit, Bankrupt, StockMovedToSplit)
    return int(told.per_share) if isinstance(told, DividendDeclared) else 0


def brought_by_company(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the value of the share that is split, or the dividend of a player who shows every card; None otherwise."""
    company = given.figures["company"]
    if given.figures["does"] == "split":
        return 2 * int(after.value(company)) if given.next_own(StockMovedToSplit) else None
    paid, player = given.next_own(DividendCollected), before.players[given.seat]
    shown = paid is not None and paid.cards == player.holds[company] + player.split[company]
    return int(paid.amount) if shown else None


def money_in_question(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the money that a question is about: for showing a share or a pair, a bargain, or a gift; None if it does
    not change hands."""
    if before.kind in (SHOW, BUY_STOCK) and given.option == NO_COMPANY:
        return None
    told = given.next_own(StrategyPaid, AbilityPaid, StockTaken, MoneyGiven, ForecastFalsified)
    if isinstance(told, StockTaken):
        return int(before.value(told.company)) - told.paid if told.paid > 0 else None
    return 0 if isinstance(told, ForecastFalsified) else None if told is None else int(told.amount)


def pile_chosen(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the pile that is looked at, or that a card leaves, or to which it goes; None before that."""
    told = given.next_own(PileSeen if before.kind == LOOK_PILE else CardMoved)
    if told is None:
        return None
    return int(told.pile if isinstance(told, PileSeen) else told.end if before.kind == TO_PILE else told.start)


def place_chosen(given: Answer, before: Stockpile, after: Stockpile) -> int:
    """Return the place of the card that is to be moved."""
    return int(after.extras.second_pick)


def card_leaving(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the card that leaves a pile; None before that."""
    moved = given.next_own(CardMoved)
    if moved is None:
        return None
    there, left = (Counter(g.piles[moved.start].cards.listed()) for g in (before, after))
    gone: list[int] = list(there - left)
    return gone[0]


def pair_chosen(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the pair that is seen or shown now, or whose forecast is falsified; None before that."""
    told = given.next_own(PairSeen, PairShown, ForecastFalsified)
    if told is None:
        return None
    return int(told.pair) if isinstance(told, ForecastFalsified) else after.companies.listed().index(told.company)


def owner_chosen(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the owner of the chosen pair, -1 if it belongs to no player; None before a pair is chosen."""
    pair = pair_chosen(given, before, after)
    return None if pair is None else int(after.owner_of_pair(pair))


def commodity_spent(given: Answer, before: Stockpile, after: Stockpile) -> int | None:
    """Return the commodity that goes back to the box; None before that."""
    spent = given.next_own(CommoditySpent)
    return None if spent is None else COMMODITY + int(spent.commodity)


Copy = Annotated[int, Names()]  # which of several equal cards
CardOfHand = Annotated[int, Tells("card", CardPlaced, CommercePlaced)]
PileOfCard = Annotated[int, Tells("pile", CardPlaced, CommercePlaced)]
ValueNow = Annotated[int, Was("price", of="company")]
InUse = Annotated[int, Equals(effect_in_use)]
