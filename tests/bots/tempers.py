"""What a person would notice of a temper: for each game a figure of an answer, None where the answer tells nothing."""

from collections.abc import Callable, Iterator
from typing import Any

from openoutcry.bots import make_bot
from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game
from openoutcry.engine.kernel import NATURE, answer, pick
from openoutcry.engine.position import Position
from openoutcry.engine.views import view
from openoutcry.games.mogul import questions as mogul
from openoutcry.games.speculation_board import questions as board
from openoutcry.games.speculation_cards import questions as cards
from openoutcry.games.stockpile import components as stockpile

Figure = Callable[[Any, int, int], float | None]


def positions(game: Game[Any], seed: int, games: int) -> Iterator[tuple[Position, int]]:
    """All positions of some games among brokers at which somebody has a choice, and who has it."""
    rng = Rng(seed)
    for number in range(games):
        bots = [make_bot("broker", game, seed + 10 * number + seat) for seat in range(game.players)]
        g = game.new()
        while g.options:
            if g.player == NATURE or not g.options & (g.options - 1):
                answer(g, pick(g, rng))
                continue
            seat = int(g.player)
            yield g, seat
            answer(g, answer_of(bots[seat], game, g, seat))


def answer_of(bot: Any, game: Game[Any], g: Position, seat: int) -> int:
    """What a bot answers here."""
    choice = door.choice(game, g, seat)
    assert choice is not None
    return int(bot.act(view(g, seat, True), choice))


def mean(figures: list[float]) -> float:
    return sum(figures) / len(figures)


# Mogul


def price_of_what_it_fights_for(g: Any, seat: int, option: int) -> float | None:
    """How many have the company of the card, if it stays."""
    if g.kind != mogul.AUCTION or option != mogul.STAY:
        return None
    return float(g.value(g.box.company[g.card]))


def shares_sold(g: Any, seat: int, option: int) -> float | None:
    if g.kind == mogul.SALE:
        return float(option)
    return max(0.0, option - mogul.SELL_NONE) if g.kind == mogul.ACTION else None


def pot_for_which_it_stays(g: Any, seat: int, option: int) -> float | None:
    """How much was paid already, if it stays."""
    return float(g.pot) if g.kind == mogul.AUCTION and option == mogul.STAY else None


def stays_with_many(g: Any, seat: int, option: int) -> float | None:
    """Whether it stays while three or more do."""
    return float(option == mogul.STAY) if g.kind == mogul.AUCTION and int(g.still_in).bit_count() > 2 else None


# Speculation, the board game


def movers_of_what_it_buys(g: Any, seat: int, option: int) -> float | None:
    """How many players moved the company that it buys, in the last turn."""
    if g.kind != board.BUY or option == board.NOTHING:
        return None
    last = [player.played for player in g.players if player.played.size > 0]
    return float(sum(played.last() == option for played in last))


def sells(g: Any, seat: int, option: int) -> float | None:
    return float(option != board.NOTHING) if g.kind == board.SELL else None


def rivals_shares_of_what_it_buys(g: Any, seat: int, option: int) -> float | None:
    """How many shares of what it buys the rival has who has most."""
    if g.kind != board.BUY or option == board.NOTHING:
        return None
    return float(max(int(player.shares[option]) for n, player in enumerate(g.players) if n != seat))


def own_shares_of_what_it_pushes(g: Any, seat: int, option: int) -> float | None:
    if g.kind != board.CARD or option >= board.NOTHING:
        return None
    return -float(g.players[seat].shares[option])


# Speculation, the card game


def shows(g: Any, card: int) -> float | None:
    """Whether the suit of a card lies on a pile that counts."""
    if card == g.box.joker:
        return None
    tops = [g.top(pile) for pile in range(min(int(g.round), len(g.piles)))]
    return float(any(top >= 0 and top != g.box.joker and g.suit(top) == g.suit(card) for top in tops))


def keeps_what_is_shown(g: Any, seat: int, option: int) -> float | None:
    return shows(g, option) if g.kind == cards.KEEP else None


def cards_more(g: Any, seat: int, option: int) -> float | None:
    """How many cards its action brings; a discard may bring a pile."""
    if g.kind != cards.ACTION:
        return None
    if option <= cards.DRAW_TWO:
        return 1.0
    card = option - cards.DISCARD
    from openoutcry.games.speculation_cards.piles import alike

    found = [int(pile.cards.size) for pile in g.piles if pile.cards.size and alike(g, card, pile.cards.last())]
    return float(max(found, default=0) - 1)


def rivals_cards_of_what_it_keeps(g: Any, seat: int, option: int) -> float | None:
    """How many cards of the suit that it keeps the others have openly."""
    if g.kind != cards.KEEP or option == g.box.joker:
        return None
    hands = [player.hand for n, player in enumerate(g.players) if n != seat]
    known = [int(hand.kinds[n]) for hand in hands for n in range(hand.size) if hand.seen[n] == -1]
    return float(sum(card != g.box.joker and g.suit(card) == g.suit(option) for card in known))


def takes_what_it_does_not_collect(g: Any, seat: int, option: int) -> float | None:
    """Whether it takes openly a card of a suit of which it has one at most."""
    if g.kind != cards.ACTION:
        return None
    if option >= cards.DRAW_TWO or g.top(option) == g.box.joker:
        return 0.0
    return float(g.count_suit(seat, g.suit(g.top(option))) <= 1)


# Stockpile


def price_on_the_pile(g: Any, seat: int, option: int) -> float | None:
    """The mean price of the shares that lie open where it bids, against the mean of all."""
    if g.kind != stockpile.BID or option == stockpile.LOOK:
        return None
    pile = g.piles[option // stockpile.SPACES].cards
    kinds = [int(pile.kinds[n]) for n in range(pile.size) if pile.seen[n] == -1 and pile.kinds[n] < stockpile.COMPANIES]
    prices = [float(g.value(company)) for company in range(stockpile.COMPANIES)]
    return mean([prices[kind] for kind in kinds]) - mean(prices) if kinds else None


def sells_a_share(g: Any, seat: int, option: int) -> float | None:
    return float(option != stockpile.SOLD_ENOUGH) if g.kind == stockpile.SELL else None


def outbids(g: Any, seat: int, option: int) -> float | None:
    """What a rival has bid for the pile that it bids for."""
    if g.kind != stockpile.BID or option == stockpile.LOOK or all(pile.bidder < 0 for pile in g.piles):
        return None
    pile = g.piles[option // stockpile.SPACES]
    return float(g.box.track[pile.space]) if pile.bidder >= 0 else -1.0


def bids(g: Any, seat: int, option: int) -> float | None:
    """What it bids."""
    if g.kind != stockpile.BID or option == stockpile.LOOK:
        return None
    return float(g.box.track[option % stockpile.SPACES])


# Of whoever follows momentum it is more than of the contrarian; of the hoarder less than of the broker, or more where
# it gathers; of the reader and of the bluffer more than of the analyst.
MOMENTUM: dict[str, Figure] = {
    "mogul": price_of_what_it_fights_for,
    "speculation-board": movers_of_what_it_buys,
    "speculation-cards": keeps_what_is_shown,
    "stockpile": price_on_the_pile,
}
SALES: dict[str, Figure] = {"mogul": shares_sold, "speculation-board": sells, "stockpile": sells_a_share}
GATHERING: dict[str, Figure] = {"speculation-cards": cards_more}
READING: dict[str, Figure] = {
    "mogul": pot_for_which_it_stays,
    "speculation-board": rivals_shares_of_what_it_buys,
    "speculation-cards": rivals_cards_of_what_it_keeps,
    "stockpile": outbids,
}
BLUFFING: dict[str, Figure] = {
    "mogul": stays_with_many,
    "speculation-board": own_shares_of_what_it_pushes,
    "speculation-cards": takes_what_it_does_not_collect,
    "stockpile": bids,
}

# At which questions a figure is looked for.
KINDS: dict[Figure, set[int]] = {
    price_of_what_it_fights_for: {mogul.AUCTION},
    shares_sold: {mogul.SALE, mogul.ACTION},
    pot_for_which_it_stays: {mogul.AUCTION},
    stays_with_many: {mogul.AUCTION},
    movers_of_what_it_buys: {board.BUY},
    sells: {board.SELL},
    rivals_shares_of_what_it_buys: {board.BUY},
    own_shares_of_what_it_pushes: {board.CARD},
    keeps_what_is_shown: {cards.KEEP},
    cards_more: {cards.ACTION},
    rivals_cards_of_what_it_keeps: {cards.KEEP},
    takes_what_it_does_not_collect: {cards.ACTION},
    price_on_the_pile: {stockpile.BID},
    sells_a_share: {stockpile.SELL},
    outbids: {stockpile.BID},
    bids: {stockpile.BID},
}
