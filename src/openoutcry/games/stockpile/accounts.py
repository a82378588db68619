"""What the numbers in Stockpile's events claim: accounts of the table, and what each event says of them.

Law 15 (`openoutcry.engine.claims`) calls these functions with an event, the position before the step that tells it, and
the position after that step. Rules call none of them.
"""

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
    """The cards in each player's regular portfolio by kind, with a first stock that was dealt."""
    rows = [[int(n) for n in player.holds] for player in g.players]
    for row, player in zip(rows, g.players, strict=True):
        if player.starter >= 0:
            row[int(player.starter)] += 1
    return rows


def shares(g: "Stockpile") -> list[list[int]]:
    """Each player's shares by company, split ones counted double."""
    return [[int(player.shares(company)) for company in range(COMPANIES)] for player in g.players]


def fees_owed(g: "Stockpile") -> list[list[int]]:
    """The fees that each player has still to pay, by kind."""
    return [[int(n) for n in g.fees[seat * FEES : (seat + 1) * FEES]] for seat in range(len(g.players))]


# ---- Changes that an event tells ----


def pile_collected(event: Any, before: "Stockpile") -> list[Change]:
    """Where the cards of a pile that was bought go."""
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
    """A fee that was a bonus goes to the discard pile."""
    return [("discard", (FEE + kind_of_fee(event.fee, before),), 1)]


def fee_settled(event: Any, before: "Stockpile") -> list[Change]:
    """A fee that was paid is owed no more."""
    return [*fee_discarded(event, before), (fees_owed, (event.seat, kind_of_fee(event.fee, before)), -1)]


def kind_of_fee(fee: int, g: "Stockpile") -> int:
    """Which of the three fees has this amount."""
    return [int(n) for n in g.box.fees].index(fee)


def card_moved(event: Any, before: "Stockpile") -> list[Change]:
    """The card that was chosen leaves one pile for another."""
    card = int(before.piles[event.start].cards.kinds[before.extras.second_pick])
    return [("cards", (event.start, card), -1), ("cards", (event.end, card), 1)]


def first_card_placed(event: Any, before: "Stockpile") -> list[Change]:
    """The First Player Card lies on a pile."""
    return [("cards", (event.pile, FIRST_PLAYER_CARD), 1)]


def investor_offered(event: Any, before: "Stockpile") -> list[Change]:
    """An investor lies on a pile."""
    return [("cards", (event.pile, INVESTOR_CARD + event.investor), 1)]


def investor_collected(event: Any, before: "Stockpile") -> list[Change]:
    """An investor who lay on a pile is taken from it."""
    card = INVESTOR_CARD + event.investor
    return [("cards", (n, card), -1) for n, pile in enumerate(before.piles) if card in pile.cards.listed()]


def share_sold(event: Any, before: "Stockpile") -> list[Change]:
    """A share is discarded, a split one from its portfolio; one that is turned back is a share again."""
    seat, company = event.seat, event.company
    if event.sale == "half":
        return [("split", (seat, company), -1), (portfolio, (seat, company), 1)]
    sold = "split" if event.sale == "split" else portfolio
    return [(sold, (seat, company), -1), ("discard", (company,), 1)]


def stock_given_up(event: Any, before: "Stockpile") -> list[Change]:
    """A stock is discarded; a split one that is turned back is a share again."""
    seat, company = event.seat, event.company
    if event.turned_back:
        return [("split", (seat, company), -1), (portfolio, (seat, company), 1)]
    return [(portfolio, (seat, company), -1), ("discard", (company,), 1)]


def all_shares_lost(event: Any, before: "Stockpile") -> list[Change]:
    """All cards of a company are discarded, split or not."""
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
    """Everything that is sold at the end goes to the discard pile."""
    rows = zip(event.shares, event.split, strict=True)
    return [("discard", (company,), held + split) for company, (held, split) in enumerate(rows)]


# ---- Numbers that are worked out ----


def cards_lost(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """How many cards of a company each player had, split or not."""
    return [int(player.holds[event.company] + player.split[event.company]) for player in before.players]


def money_for_split_shares(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """What those receive whose shares of the company had been split before."""
    return [int(player.split[event.company] * before.box.second_split) for player in before.players]


def dividend_on_cards(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """What the cards that are shown bring, the split ones double."""
    doubled = min(event.cards, int(before.players[event.seat].split[event.company]))
    return int((event.cards + doubled) * before.per_share)


def pair_of(company: int, g: "Stockpile") -> int:
    """The pair of a company."""
    return g.companies.listed().index(company)


def owner_of_company(event: Any, before: "Stockpile", after: "Stockpile") -> int | None:
    """Whose pair a company is in; None if nobody's."""
    owner = int(after.owner_of_pair(pair_of(event.company, after)))
    return owner if owner >= 0 else None


def forecast_of_company(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The forecast of a company."""
    return int(after.forecasts.kinds[pair_of(event.company, after)])


def company_seen(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The company of a pair that the player sees now, if it is the one that is told; else -1."""
    seen = int(after.companies.seen[pair_of(event.company, after)])
    return int(event.company) if seen == EVERYBODY or seen >> event.seat & 1 else -1


def company_shown(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The company of a pair that everybody sees now, if it is the one that is told; else -1."""
    return int(event.company) if after.companies.seen[pair_of(event.company, after)] == EVERYBODY else -1


def company_turned_up(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The company of the pair that is turned up next."""
    pair = int(before.asked)
    if pair < before.box.pairs:
        meeples = int(before.box.meeples)
        pair = int(before.seat_after(pair // meeples)) * meeples + pair % meeples
    return int(before.companies.kinds[pair])


def owner_of_pair(event: Any, before: "Stockpile", after: "Stockpile") -> int | None:
    """Whose a pair is; None if nobody's."""
    owner = int(after.owner_of_pair(event.pair))
    return owner if owner >= 0 else None


def pair_falsified(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The pair whose forecast was falsified."""
    pairs = range(COMPANIES)
    return next(pair for pair in pairs if after.extras.tampered[pair] > before.extras.tampered[pair])


def spaces_to_move(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """How many spaces the company moves now."""
    return int(after.left) if after.moving == event.company and event.spaces != 0 else 0


def player_of(event: Any, g: "Stockpile") -> "Player":
    """The side of the table of the player whom an event names."""
    seat: int = event.seat
    return g.players[seat]


def hand_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """The market cards in a player's hand."""
    return player_of(event, after).hand.listed()


def commerce_drawn(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """The commodities and taxes in a player's hand."""
    return player_of(event, after).side.commerce.listed()


def strategies_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """The strategy cards in a player's hand."""
    return player_of(event, after).side.strategies.listed()


def strategies_counted(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """How many strategy cards a player has."""
    return int(after.players[event.seat].side.strategies.size)


def strategy_gone(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The strategy card that has left a player's hand."""
    there, left = (Counter(g.players[event.seat].side.strategies.listed()) for g in (before, after))
    gone: list[int] = list(there - left)
    return gone[0]


def investors_dealt(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """The investors from whom a player chooses."""
    return player_of(event, after).side.dealt_investors.listed()


def investor_hired(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The investor, if the player has that one; else -1."""
    return int(event.investor) if event.investor in list(after.players[event.seat].side.investors) else -1


def bid_for_investor(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """What the investor's starting value is more than the money that the player got."""
    return int(before.box.investor_money[event.investor]) - int(event.money)


def bid_made(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """What the space says on which the meeple stands."""
    return int(after.box.track[after.piles[event.pile].space])


def fee_still_owed(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The fee, if the player owes one of this amount; else -1."""
    return int(event.fee) if fees_owed(after)[event.seat][kind_of_fee(event.fee, after)] > 0 else -1


def dice_rolled(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """The forecasts that the dice show."""
    return [int(forecast) for forecast in after.extras.dice]


def covered_cards(event: Any, before: "Stockpile", after: "Stockpile") -> list[int]:
    """The cards of a pile that lie face down."""
    number: int = event.pile
    pile = before.piles[number]
    return [kind for place, kind in enumerate(pile.cards.listed()) if pile.cards.seen[place] != EVERYBODY]


def card_picked(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The company or the forecast that waits for its pair."""
    waiting = after.extras.picked_company if event.company else after.extras.picked_forecast
    return int(waiting.kinds[0])


def company_owned(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """The company, if the player has a share of it; else -1."""
    return int(event.company) if shares(after)[event.seat][event.company] > 0 else -1


def cards_shuffled(event: Any, before: "Stockpile", after: "Stockpile") -> int:
    """How many cards the market deck has."""
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
