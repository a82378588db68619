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
    """Return the number of cards of each kind in each player's regular portfolio, by seat and kind. A first stock that
    was dealt is included."""
    rows = [[int(n) for n in player.holds] for player in g.players]
    for row, player in zip(rows, g.players, strict=True):
        if player.starter >= 0:
            row[int(player.starter)] += 1
    return rows


def shares(g: "Stockpile") -> list[list[int]]:
    """Return the number of shares of each player, by seat and company. A card in the split portfolio counts as two."""
    return [[int(player.shares(company)) for company in range(COMPANIES)] for player in g.players]


def fees_owed(g: "Stockpile") -> list[list[int]]:
    """Return the number of trading fees that each player still has to pay, by seat and kind of fee."""
    return [[int(n) for n in g.fees[seat * FEES : (seat + 1) * FEES]] for seat in range(len(g.players))]


# ---- Changes that an event tells ----


def pile_collected(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected changes when a pile is bought: each card leaves the pile and reaches the buyer."""
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
    """Return the expected change when a trading fee was paid out as a bonus: its card goes to the discard pile."""
    return [("discard", (FEE + kind_of_fee(event.fee, before),), 1)]


def fee_settled(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected changes when a trading fee is paid: its card goes to the discard pile and the player owes one
    less."""
    return [*fee_discarded(event, before), (fees_owed, (event.seat, kind_of_fee(event.fee, before)), -1)]


def kind_of_fee(fee: int, g: "Stockpile") -> int:
    """Return the kind, 0 to 2, of the trading fee with the amount `fee`."""
    return [int(n) for n in g.box.fees].index(fee)


def card_moved(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected changes when an investor moves a card from the pile `event.start` to the pile `event.end`."""
    card = int(before.piles[event.start].cards.kinds[before.extras.second_pick])
    return [("cards", (event.start, card), -1), ("cards", (event.end, card), 1)]


def first_card_placed(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected change when the First Player Card is put on the event's pile."""
    return [("cards", (event.pile, FIRST_PLAYER_CARD), 1)]


def investor_offered(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected change when an investor is put on the event's pile to be bid for."""
    return [("cards", (event.pile, INVESTOR_CARD + event.investor), 1)]


def investor_collected(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected changes when a player hires the event's investor: the card leaves the pile on which it lay,
    if any."""
    card = INVESTOR_CARD + event.investor
    return [("cards", (n, card), -1) for n, pile in enumerate(before.piles) if card in pile.cards.listed()]


def share_sold(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected changes of a sale: a card goes to the discard pile, or, when half a split card is sold, from
    the split to the regular portfolio."""
    seat, company = event.seat, event.company
    if event.sale == "half":
        return [("split", (seat, company), -1), (portfolio, (seat, company), 1)]
    sold = "split" if event.sale == "split" else portfolio
    return [(sold, (seat, company), -1), ("discard", (company,), 1)]


def stock_given_up(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected changes when a player gives up a share: a card goes to the discard pile, or, if half a split
    card is given up, from the split to the regular portfolio."""
    seat, company = event.seat, event.company
    if event.turned_back:
        return [("split", (seat, company), -1), (portfolio, (seat, company), 1)]
    return [(portfolio, (seat, company), -1), ("discard", (company,), 1)]


def all_shares_lost(event: Any, before: "Stockpile") -> list[Change]:
    """Return the expected changes of a bankruptcy: all cards of the company leave the portfolios for the discard
    pile."""
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
    """Return the expected changes of the final sale: all cards that a player sold go to the discard pile."""
    rows = zip(event.shares, event.split, strict=True)
    return [("discard", (company,), held + split) for company, (held, split) in enumerate(rows)]


# ---- Numbers that are worked out ----


def cards_lost(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return, by seat, the number of cards of the event's company that each player had before, in both portfolios."""
    return [int(player.holds[event.company] + player.split[event.company]) for player in before.players]


def money_for_split_shares(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return, by seat, the money that each player receives for cards of the event's company that were split before."""
    return [int(player.split[event.company] * before.box.second_split) for player in before.players]


def dividend_on_cards(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the dividend on the cards that the event's player shows. Split cards, which count as two shares, are shown
    first."""
    doubled = min(event.cards, int(before.players[event.seat].split[event.company]))
    return int((event.cards + doubled) * before.per_share)


def pair_of(company: int, g: "Stockpile") -> int:
    """Return the number of the pair (company card and forecast card) that contains this company."""
    return g.companies.listed().index(company)


def owner_of_company(event: Any, before: "Stockpile", after: "Stockpile") -> int | None:
    """Return the seat of the player to whom the pair with the event's company was dealt. Return None if it belongs to
    no player."""
    owner = int(after.owner_of_pair(pair_of(event.company, after)))
    return owner if owner >= 0 else None


def forecast_of_company(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the kind of the forecast that is paired with the event's company."""
    return int(after.forecasts.kinds[pair_of(event.company, after)])


def company_seen(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's company if its player can now see the pair with that company, otherwise -1, so that the check
    of the event fails."""
    seen = int(after.companies.seen[pair_of(event.company, after)])
    return int(event.company) if seen == EVERYBODY or seen >> event.seat & 1 else -1


def company_shown(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's company if all players can now see the pair with that company, otherwise -1, so that the check
    of the event fails."""
    return int(event.company) if after.companies.seen[pair_of(event.company, after)] == EVERYBODY else -1


def company_turned_up(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the company of the pair that is revealed next, in the order of the Movement Phase."""
    pair = int(before.asked)
    if pair < before.box.pairs:
        meeples = int(before.box.meeples)
        pair = int(before.seat_after(pair // meeples)) * meeples + pair % meeples
    return int(before.companies.kinds[pair])


def owner_of_pair(event: Any, before: "Stockpile", after: "Stockpile") -> int | None:
    """Return the seat of the player to whom the event's pair was dealt. Return None if it belongs to no player."""
    owner = int(after.owner_of_pair(event.pair))
    return owner if owner >= 0 else None


def pair_falsified(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the number of the pair whose forecast was falsified between the positions `before` and `after`."""
    pairs = range(COMPANIES)
    return next(pair for pair in pairs if after.extras.tampered[pair] > before.extras.tampered[pair])


def spaces_to_move(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return by how many spaces the event's company is about to move, negative to the left. Return 0 if another company
    moves."""
    return int(after.left) if after.moving == event.company and event.spaces != 0 else 0


def player_of(event: Any, g: "Stockpile") -> "Player":
    """Return the state, in the position `g`, of the player whom the event names."""
    seat: int = event.seat
    return g.players[seat]


def hand_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the kinds of the market cards in the hand of the event's player."""
    return player_of(event, after).hand.listed()


def commerce_drawn(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the kinds of the commodity and tax cards in the hand of the event's player."""
    return player_of(event, after).side.commerce.listed()


def strategies_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the strategy cards in the hand of the event's player."""
    return player_of(event, after).side.strategies.listed()


def strategies_counted(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the number of strategy cards in the hand of the event's player."""
    return int(after.players[event.seat].side.strategies.size)


def strategy_gone(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the strategy card that left the hand of the event's player between the positions `before` and `after`."""
    there, left = (Counter(g.players[event.seat].side.strategies.listed()) for g in (before, after))
    gone: list[int] = list(there - left)
    return gone[0]


def investors_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the investors that were dealt to the event's player to choose from."""
    return player_of(event, after).side.dealt_investors.listed()


def investor_hired(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's investor if that investor now works for the event's player, otherwise -1, so that the check of
    the event fails."""
    return int(event.investor) if event.investor in list(after.players[event.seat].side.investors) else -1


def bid_for_investor(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the bid for an investor: the investor's starting money less the money that the player received."""
    return int(before.box.investor_money[event.investor]) - int(event.money)


def bid_made(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the amount of the track space on which the meeple of the event's pile now stands."""
    return int(after.box.track[after.piles[event.pile].space])


def fee_still_owed(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's fee if its player now owes a fee of this amount, otherwise -1, so that the check of the event
    fails."""
    return int(event.fee) if fees_owed(after)[event.seat][kind_of_fee(event.fee, after)] > 0 else -1


def dice_rolled(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the kinds of forecasts that the dice show."""
    return [int(forecast) for forecast in after.extras.dice]


def covered_cards(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """Return the kinds of the face-down cards in the event's pile before the event."""
    number: int = event.pile
    pile = before.piles[number]
    return [kind for place, kind in enumerate(pile.cards.listed()) if pile.cards.seen[place] != EVERYBODY]


def card_picked(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the card that a player picked for the next pair: a company if the event names a company, otherwise a
    forecast."""
    waiting = after.extras.picked_company if event.company else after.extras.picked_forecast
    return int(waiting.kinds[0])


def company_owned(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the event's company if its player has a share of it, otherwise -1, so that the check of the event
    fails."""
    return int(event.company) if shares(after)[event.seat][event.company] > 0 else -1


def cards_shuffled(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """Return the number of cards in the market deck after the event."""
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
