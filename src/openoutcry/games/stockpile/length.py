"""An upper bound for the number of answers in a game, draws included, counted phase by phase for the modules in
play."""

from typing import Final

from openoutcry.games.stockpile import outline
from openoutcry.games.stockpile.box import Box
from openoutcry.games.stockpile.cards.strategies.printed import FalsifiedEarnings
from openoutcry.games.stockpile.components import BOOM, BUST, COMPANIES, SPACES
from openoutcry.games.stockpile.table import market

DROPPED: Final = 2  # strategy cards, by each player
MOMENTS_OF_TWO: Final = 2  # at which a player's own two investors can act


def longest(box: Box) -> int:
    """Return the greatest number of answers that a game can take."""
    a_round = _supply(box) + _bids(box) + _action(box) + _movement(box) + _round_end(box)
    return _setup(box) + int(box.rounds) * a_round + _sales(box)


def _setup(box: Box) -> int:
    players, rounds = int(box.players), int(box.rounds)
    answers = 1 + players
    if outline.STRATEGIES in box.modules:
        answers += players * (rounds + int(box.strategies_dealt) + DROPPED)
    if outline.INVESTORS in box.modules:
        answers += players * (2 * int(box.meeples) + 1)
        answers += sum(int(ability.extra_strategies(box)) for ability in box.abilities)
    if outline.BID_FOR in box.modules:
        answers += _bids(box)
    return answers


def _bids(box: Box) -> int:
    """Bound the bids of a round: on each track every bid is higher than the one before."""
    return int(box.piles) * SPACES


def _supply(box: Box) -> int:
    """Bound the answers at the beginning of a round and in the phases before the bidding."""
    piles = int(box.piles)
    answers = 2 * COMPANIES + 5 * piles
    if outline.BONDS in box.modules:
        answers += int(box.players)
    if outline.DICE in box.modules:
        answers += COMPANIES
    if outline.COMMODITIES in box.modules:
        answers += 2 * piles
    if outline.FIRST_CARD in box.modules:
        answers += 2
    return answers


def _action(box: Box) -> int:
    on_the_way = market.answers_on_the_way(box, int(box.action_spaces))
    answers = int(box.copies[BOOM] + box.copies[BUST]) * (1 + on_the_way)
    if outline.EXTRAS in box.modules:
        answers += int(box.players)  # that they do no more
    if outline.STRATEGIES in box.modules:
        answers += _plays(box) * max(design.answers(box) for design in box.designs)
    return answers


def _plays(box: Box) -> int:
    """Return the greatest number of strategy cards played in a round."""
    if outline.STRATEGIES not in box.modules:
        return 0
    if outline.INVESTORS not in box.modules:
        return int(box.players)
    return int(box.players) + sum(int(ability.strategies_a_round) - 1 for ability in box.abilities)


def _movement(box: Box) -> int:
    """Bound the answers of a Movement Phase: each company moves once, by the forecast that goes farthest, or pays."""
    farthest = max(int(spaces) for spaces in box.moves)
    if outline.STRATEGIES in box.modules:
        falsifying = [n for n, design in enumerate(box.designs) if isinstance(design, FalsifiedEarnings)]
        cards = sum(int(box.strategy_cards[n]) for n in falsifying)
        farthest = max(farthest, int(box.tampering) * cards - 1)
    dividends = sum(int(cards) for forecast, cards in enumerate(box.forecasts) if box.pays[forecast] > 0)
    if outline.DICE in box.modules:
        dice = [box.faces[n : n + COMPANIES] for n in range(0, len(box.faces), COMPANIES)]
        dividends = sum(any(box.pays[face] > 0 for face in die) for die in dice)
    return dividends * int(box.players) + market.answers_on_the_way(box, farthest, COMPANIES)


def _round_end(box: Box) -> int:
    """Bound the other answers of a round: that players sell no more, and those to their investors."""
    players = int(box.players)
    answers = players
    if outline.INVESTORS in box.modules:
        answers += sum(ability.answers(box) for ability in box.abilities)
    if outline.INVESTORS in box.modules and outline.TWO_PLAYERS in box.modules:
        answers += MOMENTS_OF_TWO * players
    return answers


def _sales(box: Box) -> int:
    """Bound the sales of all Selling Phases together: every stock that a player obtains is sold once, and may have been
    turned back in every round."""
    stocks = sum(int(n) for n in box.copies[:COMPANIES])
    a_round = 3 * int(box.piles) + _plays(box) + (1 if outline.INVESTORS in box.modules else 0)
    obtained = [int(box.players) + n * a_round for n in range(1, int(box.rounds) + 1)]
    return obtained[-1] + sum(min(stocks, held) for held in obtained)
