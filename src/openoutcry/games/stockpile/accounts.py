"""Accounts of the table, and functions for what each of Stockpile's events claims of them. Law 15
(`openoutcry.engine.claims`) calls these functions with an event, the position before the step that emits it, and the
position after that step. Rules call none of them."""

from collections import Counter
from typing import TYPE_CHECKING, Annotated, Any

from openoutcry.engine.claims import Becomes, Change, Changes, Equals, Gains, Loses
from openoutcry.engine.events import EVERYBODY
from openoutcry.games.stockpile.components import (
    COMMODITY,
    COMPANIES,
    FEE,
    FEES,
    FEES_ARE_BONUSES,
    FIRST_PLAYER_CARD,
    HELD_KINDS,
    INVESTOR_CARD,
    MARKET_KINDS,
    TAX,
)

if TYPE_CHECKING:  # rules tell events, and the table knows none
    from openoutcry.games.stockpile.player import Player
    from openoutcry.games.stockpile.state import Stockpile

# ---- Accounts ----


def portfolio(g: "Stockpile") -> list[list[int]]:
    """Return the cards in each player's regular portfolio by kind, a dealt first stock included."""
    rows = [[int(n) for n in player.holds] for player in g.players]
    for row, player in zip(rows, g.players, strict=True):
        if player.starter >= 0:
            row[int(player.starter)] += 1
    return rows


def shares(g: "Stockpile") -> list[list[int]]:
    """Return each player's shares by company, split ones counted double."""
    return [[int(player.shares(company)) for company in range(COMPANIES)] for player in g.players]


def fees_owed(g: "Stockpile") -> list[list[int]]:
    """Return the number of fees that each player has still to pay, by kind."""
    return [[int(n) for n in g.fees[seat * FEES : (seat + 1) * FEES]] for seat in range(len(g.players))]


# ---- Changes that an event tells ----


def pile_collected(event: Any, before: "Stockpile") -> list[Change]:
    """Return the changes by which the cards of a bought pile leave it and reach the buyer."""
    found: list[Change] = [("cards", (event.pile, card), -1) for card in event.cards]
    fees_are_bonuses = any(ability.allows & FEES_ARE_BONUSES for ability in before.players[event.seat].side.hired)
    for card in event.cards:
        if card < HELD_KINDS:
            found.append((portfolio, (event.seat, card), 1))
        elif card < MARKET_KINDS and not fees_are_bonuses:
            found.append((fees_owed, (event.seat, card - FEE), 1))
        elif COMMODITY <= card < TAX:
            found.append(("commodities", (event.seat, card - COMMODITY), 1))
        elif card == TAX:
            found.append(("taxes", (event.seat,), 1))
    return found


def fee_discarded(event: Any, before: "Stockpile") -> list[Change]:
    """Return the change by which a fee that was a bonus goes to the discard pile."""
    return [("discard", (FEE + kind_of_fee(event.fee, before),), 1)]


def fee_settled(event: Any, before: "Stockpile") -> list[Change]:
    """Return the changes by which a paid fee goes to the discard pile and is no longer owed."""
    return [*fee_discarded(event, before), (fees_owed, (event.seat, kind_of_fee(event.fee, before)), -1)]


def kind_of_fee(fee: int, g: "Stockpile") -> int:
    """Return the kind (0 to 2) of the trading fee with this amount."""
    return [int(n) for n in g.box.fees].index(fee)


def card_moved(event: Any, before: "Stockpile") -> list[Change]:
    """Return the changes by which the chosen card leaves one pile for another."""
    card = int(before.piles[event.start].cards.kinds[before.extras.second_pick])
    return [("cards", (event.start, card), -1), ("cards", (event.end, card), 1)]


def first_card_placed(event: Any, before: "Stockpile") -> list[Change]:
    """Return the change by which the First Player Card lies on a pile."""
    return [("cards", (event.pile, FIRST_PLAYER_CARD), 1)]


def investor_offered(event: Any, before: "Stockpile") -> list[Change]:
    """Return the change by which an investor lies on a pile."""
    return [("cards", (event.pile, INVESTOR_CARD + event.investor), 1)]


def investor_collected(event: Any, before: "Stockpile") -> list[Change]:
    """Return the change by which an investor who lay on a pile is taken from it."""
    card = INVESTOR_CARD + event.investor
    return [("cards", (n, card), -1) for n, pile in enumerate(before.piles) if card in pile.cards.listed()]


def share_sold(event: Any, before: "Stockpile") -> list[Change]:
    """Return the changes of a sale: the share goes to the discard pile, or a split one is turned back and is a single
    share again."""
    seat, company = event.seat, event.company
    if event.sale == "half":
        return [("split", (seat, company), -1), (portfolio, (seat, company), 1)]
    sold = "split" if event.sale == "split" else portfolio
    return [(sold, (seat, company), -1), ("discard", (company,), 1)]


def stock_given_up(event: Any, before: "Stockpile") -> list[Change]:
    """Return the changes by which a stock is discarded, or a split one is turned back and is a single share again."""
    seat, company = event.seat, event.company
    if event.turned_back:
        return [("split", (seat, company), -1), (portfolio, (seat, company), 1)]
    return [(portfolio, (seat, company), -1), ("discard", (company,), 1)]


def all_shares_lost(event: Any, before: "Stockpile") -> list[Change]:
    """Return the changes by which all cards of a company are discarded, split or not."""
    found: list[Change] = []
    for seat, player in enumerate(before.players):
        held, split = int(player.holds[event.company]), int(player.split[event.company])
        found += [
            (portfolio, (seat, event.company), -held),
            ("split", (seat, event.company), -split),
            ("discard", (event.company,), held + split),
        ]
    return found


def shares_discarded(event: Any, before: "Stockpile") -> list[Change]:
    """Return the changes by which all shares sold at the end go to the discard pile."""
    rows = zip(event.shares, event.split, strict=True)
    return [("discard", (company,), held + split) for company, (held, split) in enumerate(rows)]


# ---- Numbers that are worked out ----


def cards_lost(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the number of cards of a company that each player had, split or not."""
    return [int(player.holds[event.company] + player.split[event.company]) for player in before.players]


def money_for_split_shares(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the money that each player receives for shares of the company that had been split before."""
    return [int(player.split[event.company] * before.box.second_split) for player in before.players]


def dividend_on_cards(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the dividend on the cards that the player shows; split ones count double."""
    doubled = min(event.cards, int(before.players[event.seat].split[event.company]))
    return int((event.cards + doubled) * before.per_share)


def pair_of(company: int, g: "Stockpile") -> int:
    """Return the number of the pair with this company."""
    return g.companies.listed().index(company)


def owner_of_company(event: Any, before: "Stockpile", after: "Stockpile") -> int | None:
    """Return the owner of the pair with the company; None if it belongs to no player."""
    owner = int(after.owner_of_pair(pair_of(event.company, after)))
    return owner if owner >= 0 else None


def forecast_of_company(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the forecast paired with the company."""
    return int(after.forecasts.kinds[pair_of(event.company, after)])


def company_seen(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's company if the player now sees its pair; else -1."""
    seen = int(after.companies.seen[pair_of(event.company, after)])
    return int(event.company) if seen == EVERYBODY or seen >> event.seat & 1 else -1


def company_shown(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's company if all players now see its pair; else -1."""
    return int(event.company) if after.companies.seen[pair_of(event.company, after)] == EVERYBODY else -1


def company_turned_up(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the company of the pair that is turned up next."""
    pair = int(before.asked)
    if pair < before.box.pairs:
        meeples = int(before.box.meeples)
        pair = int(before.seat_after(pair // meeples)) * meeples + pair % meeples
    return int(before.companies.kinds[pair])


def owner_of_pair(event: Any, before: "Stockpile", after: "Stockpile") -> int | None:
    """Return the owner of a pair; None if it belongs to no player."""
    owner = int(after.owner_of_pair(event.pair))
    return owner if owner >= 0 else None


def pair_falsified(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the pair whose forecast was falsified."""
    pairs = range(COMPANIES)
    return next(pair for pair in pairs if after.extras.tampered[pair] > before.extras.tampered[pair])


def spaces_to_move(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return how many spaces the company is about to move; 0 if another company moves."""
    return int(after.left) if after.moving == event.company and event.spaces != 0 else 0


def player_of(event: Any, g: "Stockpile") -> "Player":
    """Return the side of the table of the player whom an event names."""
    seat: int = event.seat
    return g.players[seat]


def hand_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the market cards in a player's hand."""
    return player_of(event, after).hand.listed()


def commerce_drawn(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the commodities and taxes in a player's hand."""
    return player_of(event, after).side.commerce.listed()


def strategies_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the strategy cards in a player's hand."""
    return player_of(event, after).side.strategies.listed()


def strategies_counted(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the number of strategy cards in the player's hand."""
    return int(after.players[event.seat].side.strategies.size)


def strategy_gone(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the strategy card that has left a player's hand."""
    there, left = (Counter(g.players[event.seat].side.strategies.listed()) for g in (before, after))
    gone: list[int] = list(there - left)
    return gone[0]


def investors_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the investors from whom a player chooses."""
    return player_of(event, after).side.dealt_investors.listed()


def investor_hired(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's investor if the player has that one; else -1."""
    return int(event.investor) if event.investor in list(after.players[event.seat].side.investors) else -1


def bid_for_investor(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the bid for an investor: the investor's starting value less the money that the player received."""
    return int(before.box.investor_money[event.investor]) - int(event.money)


def bid_made(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the bid on the track space where the pile's meeple stands."""
    return int(after.box.track[after.piles[event.pile].space])


def fee_still_owed(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's fee if the player owes one of this amount; else -1."""
    return int(event.fee) if fees_owed(after)[event.seat][kind_of_fee(event.fee, after)] > 0 else -1


def dice_rolled(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the forecasts that the dice show."""
    return [int(forecast) for forecast in after.extras.dice]


def covered_cards(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the cards of a pile that lie face down."""
    number: int = event.pile
    pile = before.piles[number]
    return [kind for place, kind in enumerate(pile.cards.listed()) if pile.cards.seen[place] != EVERYBODY]


def card_picked(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the company or the forecast that waits for its pair."""
    waiting = after.extras.picked_company if event.company else after.extras.picked_forecast
    return int(waiting.kinds[0])


def company_owned(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's company if the player has a share of it; else -1."""
    return int(event.company) if shares(after)[event.seat][event.company] > 0 else -1


def cards_shuffled(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the number of cards in the market deck."""
    return int(after.deck.total)


# ---- Types ----

Income = Annotated[int, Gains("money"), Loses("bank")]
Payment = Annotated[int, Loses("money"), Gains("bank")]
Space = Annotated[int, Becomes("ticker", of="company")]
Value = Annotated[int, Becomes("price", of="company")]
Forecast = Annotated[int, Equals(forecast_of_company)]
Hired = Annotated[int, Equals(investor_hired)]
ActionCard = Annotated[int, Loses(portfolio, of="card", exactly=1), Gains("discard", of="card", exactly=1)]
CollectedCards = Annotated[
    list[int | None], Changes(pile_collected, "cards", portfolio, fees_owed, "commodities", "taxes")
]
SoldCompany = Annotated[int, Changes(share_sold, portfolio, "split", "discard")]
GivenUpCompany = Annotated[int, Changes(stock_given_up, portfolio, "split", "discard")]
