"""What somebody does who has read the rules once, in each game: a few plain rules, nothing guessed, nothing counted."""

from typing import Any

from openoutcry.engine.chance import Rng
from openoutcry.engine.door import Choice
from openoutcry.games.speculation_cards.box import PILES, SUITS
from openoutcry.games.speculation_cards.piles import alike
from openoutcry.games.speculation_cards.questions import DISCARD
from openoutcry.games.stockpile.components import COMPANIES, FEE

DEAR = 3  # points of a share of Mogul that is sold
RISEN = 9  # thousands of a stock of Stockpile that is sold
LARGE = 3  # cards of a pile of the card game that is worth taking
NOTHING = 8  # of the board game: to buy or sell nothing, and the bank holiday


class Beginner:
    """Answers by the rule for a kind of question, and at random where there is none."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game = game.name
        self.rng = Rng(seed)

    def act(self, view: Any, choice: Choice, deadline: float | None = None) -> int:
        """By the rule, if there is one."""
        rule = getattr(self, f"{self.game}_{choice.kind}".replace("-", "_").replace("speculation_", ""), None)
        option = None if rule is None else rule(view, choice)
        return int(option) if option in choice.options else choice.options[int(self.rng.below(len(choice.options)))]

    def mogul_credit(self, view: Any, choice: Choice) -> int:
        return choice.options[0]

    def mogul_auction(self, view: Any, choice: Choice) -> int:
        """A chip or two for a share, if any are left for the next one."""
        stay = view.pot < 4 and view.players[choice.player].chips > 1
        return choice.options[choice.words.index("stay" if stay and "stay" in choice.words else "leave")]

    def mogul_action(self, view: Any, choice: Choice) -> int:
        """Sells what is dear, if it has any; takes the share otherwise."""
        border = view.box.border[view.card]
        sells = view.value(border) >= DEAR and view.players[choice.player].shares[border] > 0
        return choice.options[-1] if sells else choice.options[0]

    def mogul_share(self, view: Any, choice: Choice) -> int:
        return choice.options[0]

    def mogul_sale(self, view: Any, choice: Choice) -> int:
        return choice.options[-1] if view.value(view.box.border[view.card]) >= DEAR else choice.options[0]

    def board_buy(self, view: Any, choice: Choice) -> int:
        """The cheapest that costs something."""
        prices = {option: view.price[option] for option in choice.options if option != NOTHING}
        cheap = [option for option, price in prices.items() if price > 0]
        return min(cheap, key=lambda option: prices[option]) if cheap else NOTHING

    def board_sell(self, view: Any, choice: Choice) -> int:
        """The dearest, if it is above what shares cost at the start."""
        held = [option for option in choice.options if option != NOTHING]
        dear = max(held, key=lambda option: view.price[option])
        return dear if view.price[dear] > 40 else NOTHING

    def board_card(self, view: Any, choice: Choice) -> int:
        return max(choice.options, key=lambda option: self._shares(view, choice, option))

    def board_rank_up(self, view: Any, choice: Choice) -> int:
        return max(choice.options, key=lambda option: self._shares(view, choice, option))

    def board_rank_down(self, view: Any, choice: Choice) -> int:
        return min(choice.options, key=lambda option: self._shares(view, choice, option))

    def _shares(self, view: Any, choice: Choice, option: int) -> int:
        return int(view.players[choice.player].shares[option]) if option != NOTHING else 0

    def cards_action(self, view: Any, choice: Choice) -> int:
        """Takes a large pile if a card of the hand matches it, else a card of its best suit, else draws."""
        suits = self._suits(view, choice)
        for option, word in zip(choice.options, choice.words, strict=True):
            if word.startswith("discard") and self._takes(view, option - DISCARD):
                return option
        for pile in range(PILES):
            top = view.top(pile)
            if pile in choice.options and top >= 0 and top != view.box.joker and suits[view.suit(top)] == max(suits):
                return pile
        return choice.options[choice.words.index("draw")] if "draw" in choice.words else choice.options[0]

    def _suits(self, view: Any, choice: Choice) -> list[int]:
        hand, suits = view.players[choice.player].hand, [0] * SUITS
        for place in range(hand.size):
            if hand.kinds[place] != view.box.joker:
                suits[view.suit(hand.kinds[place])] += 1
        return suits

    def _takes(self, view: Any, card: int) -> bool:
        """Whether a card matches a pile of three or more."""
        tops = [view.top(pile) for pile in range(PILES) if view.piles[pile].cards.size >= LARGE]
        return any(top >= 0 and alike(view, card, top) for top in tops)

    def cards_pile(self, view: Any, choice: Choice) -> int:
        """Not on a large pile that may be taken, and not on the first, which counts."""
        return min(reversed(choice.options), key=lambda pile: view.piles[pile].cards.size)

    def cards_keep(self, view: Any, choice: Choice) -> int:
        """A card of the suit it has most of."""
        suits, joker = self._suits(view, choice), view.box.joker
        return max(choice.options, key=lambda card: 0 if card == joker else suits[view.suit(card)])

    def stockpile_bid(self, view: Any, choice: Choice) -> int:
        """The pile that shows most, for no more than half of it."""
        shown = []
        for pile in view.piles:
            kinds = [int(pile.cards.kinds[n]) for n in range(pile.cards.size) if pile.cards.kinds[n] >= 0]
            worth = sum(int(view.value(kind)) for kind in kinds if kind < COMPANIES)
            shown.append(worth - sum(2 for kind in kinds if FEE <= kind < FEE + 3))
        bids = [(word.split(), option) for word, option in zip(choice.words, choice.options, strict=True)]
        open_bids = [(shown[int(word[1]) - 1], int(word[2]), option) for word, option in bids if word[0] == "bid"]
        return max(open_bids, key=lambda bid: (bid[1] <= bid[0] // 2, bid[0], -bid[1]))[2]

    def stockpile_sell(self, view: Any, choice: Choice) -> int:
        dear = [option for option in choice.options if option < COMPANIES and view.value(option) >= RISEN]
        return dear[0] if dear else choice.options[choice.words.index("done")] if "done" in choice.words else -1

    def stockpile_act(self, view: Any, choice: Choice) -> int:
        """A Boom for what it owns."""
        owned = view.players[choice.player].holds
        return max(choice.options, key=lambda option: owned[option] if option < COMPANIES else 0)
