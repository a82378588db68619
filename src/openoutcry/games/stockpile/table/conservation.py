"""Conservation laws of Stockpile: no step changes the totals of money and of cards of every kind."""

from openoutcry.engine.bits import bit
from openoutcry.engine.cards import Cards
from openoutcry.games.stockpile.box import card_words
from openoutcry.games.stockpile.components import (
    BOOM,
    BUST,
    COMMERCE_KINDS,
    COMMODITY,
    COMPANIES,
    FEE,
    FEES,
    HELD_KINDS,
    INVESTOR_CARD,
    MARKET_KINDS,
)
from openoutcry.games.stockpile.modules.state import NO_EXTRAS
from openoutcry.games.stockpile.player import Player
from openoutcry.games.stockpile.state import Stockpile
from openoutcry.games.stockpile.table import knowledge, portfolio


def totals(s: Stockpile) -> dict[str, int]:
    """Return the total of each conserved quantity by name, and for each seat the number of miscounts, which must stay
    0."""
    found = {"money": int(s.bank) + sum(int(player.money) for player in s.players)}
    found |= _market(s)
    words = card_words(s.box)
    for company in range(COMPANIES):
        found[f"pairs of {words[company]}"] = int(s.company_deck.counts[company])
    for company in s.companies.listed() + s.extras.picked_company.listed():
        found[f"pairs of {words[company]}"] += 1
    if "dice" not in s.box.modules:
        found["forecasts"] = int(s.forecast_deck.total + s.forecasts.size + s.extras.picked_forecast.size)
    for seat, player in enumerate(s.players):
        found[f"cards counted wrongly at seat {seat + 1}"] = _miscounted(s, seat, player)
    if s.extras is not NO_EXTRAS:
        found |= _extras(s)
    return found


def _market(s: Stockpile) -> dict[str, int]:
    """Return the number of market cards of each kind."""
    found: dict[str, int] = {}
    for kind, word in enumerate(card_words(s.box)):
        found[word] = int(s.deck.counts[kind] + s.discard[kind])
        if kind < COMPANIES:
            found[word] += sum(int(player.split[kind]) + int(player.starter == kind) for player in s.players)
            found[word] += int(s.starters & bit(kind) != 0)
        if kind < HELD_KINDS:
            found[word] += sum(int(player.holds[kind]) for player in s.players)
        if kind >= FEE:
            found[word] += sum(int(s.fees[seat * FEES + kind - FEE]) for seat in range(len(s.players)))
        found[word] += _lying(s, kind) + sum(player.hand.listed().count(kind) for player in s.players)
    return found


def _lying(s: Stockpile, kind: int) -> int:
    """Return the number of cards of a kind on the piles."""
    return sum(pile.cards.listed().count(kind) for pile in s.piles)


def _miscounted(s: Stockpile, seat: int, player: Player) -> int:
    """Return the number of errors in what all players can count of a player's cards and fees, and in what viewers know
    of the portfolio: 0 unless a rule is wrong."""
    wrong = int(player.held) - sum(int(n) for n in player.holds)
    wrong += int(player.split_held) - sum(int(n) for n in player.split)
    wrong += int(player.owing) - sum(portfolio.unpaid_fees(s, seat))
    for kind in range(HELD_KINDS):
        notes = [int(s.known[knowledge.place_known(s, n, seat, kind)]) for n in range(len(s.players) + 1)]
        least = [known for n, known in enumerate(notes[:-1]) if n != seat]
        if max(least) > player.holds[kind] or notes[-1] > min(least):
            wrong += 1
    for viewer in range(len(s.players) + 1):
        if viewer != seat and not _thinks_possible(s, viewer, seat):
            wrong += 1
    return wrong


def _thinks_possible(s: Stockpile, viewer: int, seat: int) -> bool:
    """Return whether a viewer's knowledge allows the cards that are in a portfolio."""
    unseen = [
        int(s.players[seat].holds[kind] - s.known[knowledge.place_known(s, viewer, seat, kind)])
        for kind in range(HELD_KINDS)
    ]
    for company in range(COMPANIES):
        possible = int(s.possible[knowledge.place_possible(s, viewer, seat, company)])
        if possible != knowledge.IMPOSSIBLE and _fits(possible, company, unseen):
            return True
    return False


def _fits(possible: int, company: int, unseen: list[int]) -> bool:
    """Return whether these unseen cards are possible, if the first stock was of this company."""
    cards = list(unseen)
    if possible & knowledge.FIRST_STOCK:
        cards[company] -= 1
    if cards[company] < 0 or cards[BOOM] + cards[BUST] > knowledge.most_actions(possible):
        return False
    places = sorted(int(knowledge.can_be(possible, kind)) for kind in range(HELD_KINDS) for _ in range(cards[kind]))
    return all(last > n for n, last in enumerate(places))


def _extras(s: Stockpile) -> dict[str, int]:
    """Return the totals of the cards and bonds of modules."""
    sides = [player.side for player in s.players]
    found = {"bonds": int(s.extras.bonds_left) + sum(int(side.bonds) for side in sides)}
    for kind in range(COMMERCE_KINDS):
        cards = int(s.commerce_deck.counts[kind] + s.extras.returned[kind]) + _lying(s, COMMODITY + kind)
        cards += sum(side.commerce.listed().count(kind) for side in sides)
        if kind < COMMERCE_KINDS - 1:
            cards += sum(int(side.commodities[kind]) for side in sides)
        else:
            cards += sum(int(side.taxes) for side in sides)
        found[f"commerce cards of kind {kind}"] = cards
    for kind in range(len(s.strategy_deck.counts)):
        cards = int(s.strategy_deck.counts[kind] + s.extras.spent_strategies[kind])
        found[f"strategies of kind {kind}"] = cards + sum(side.strategies.listed().count(kind) for side in sides)
    for kind in range(len(s.investor_deck.counts)):
        cards = int(s.investor_deck.counts[kind]) + _lying(s, INVESTOR_CARD + kind)
        cards += sum(side.dealt_investors.listed().count(kind) for side in sides)
        cards += sum(1 for side in sides for investor in side.investors if investor == kind)
        found[f"investors of kind {kind}"] = cards
    return found


def market_cards_out(s: Stockpile) -> int:
    """Return the number of market cards outside the deck, which all players can count."""
    rows: list[Cards] = [player.hand for player in s.players]
    lying = sum(1 for pile in s.piles for kind in pile.cards.listed() if kind < MARKET_KINDS)
    in_front = sum(int(player.held + player.split_held + player.owing) for player in s.players)
    return lying + in_front + sum(int(row.size) for row in rows) + sum(int(n) for n in s.discard)
