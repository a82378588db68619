"""Questions about investors and strategy cards before the game, and theirs during it: their words, and the types of all
figures. Each effect gives the figures of its own question (`cards/contract.py`)."""

from typing import Annotated, Any, Final, Literal, cast

from openoutcry.engine.bits import numbers
from openoutcry.engine.claims import Becomes, Equals, Tells
from openoutcry.engine.question import Figures, Question, seat_words
from openoutcry.games.stockpile import outline
from openoutcry.games.stockpile.box import MOST_PLAYERS, Box, company_words
from openoutcry.games.stockpile.cards import using
from openoutcry.games.stockpile.components import (
    BURN,
    BUY_STOCK,
    CHOOSE,
    COMMODITIES,
    COMPANIES,
    DROP_STRATEGY,
    FORECASTS,
    FROM_PILE,
    GIVE_MONEY,
    GIVE_UP,
    KEEP_CARD,
    KEEP_INVESTOR,
    LOOK_PILE,
    NUDGE,
    ORDINALS,
    PAIR,
    PEEK,
    PICK,
    PILES,
    SELL_AT,
    SHOW,
    SPEND,
    TAKE,
    TO_PILE,
    WHICH_CARD,
    WHICH_FIRST,
)
from openoutcry.games.stockpile.events import ShareSold
from openoutcry.games.stockpile.modules.events import CardPicked, MoneyGiven, StockTaken, StrategyDropped
from openoutcry.games.stockpile.modules.investors import KEPT
from openoutcry.games.stockpile.questions import promised
from openoutcry.games.stockpile.questions.promised import InUse, ValueNow
from openoutcry.games.stockpile.state import Stockpile

# So many of the strategy cards dealt go back to the box.
RETURNED: Final = sum(step is outline.DROP_STRATEGY for _, step in outline.SETUP)
KEPT_PLACES: Final = [numbers(places) for places in KEPT]
MOST_ON_A_PILE: Final = 40


class DropStrategyAsked(Figures, total=False):
    """Figures of the question: how many cards go back, this one included."""

    left: Annotated[int, Equals(promised.strategies_to_return)]


class DropStrategyFigures(Figures, total=False):
    """Figures of an answer: the card that goes back."""

    strategy: Annotated[int, Tells("strategy", StrategyDropped)]


class DropStrategy(Question[Stockpile]):
    """The question which strategy card goes back to the box [Investment Strategies, Setup]."""

    def __init__(self, box: Box) -> None:
        words = [name.lower() for name in box.strategies]
        super().__init__(DROP_STRATEGY, "drop-strategy", words, secret=True, closed="not-in-hand")

    def asks(self, g: Stockpile, player: int) -> DropStrategyAsked:
        held = int(g.players[player].side.strategies.size)
        return {"left": held - int(g.box.rounds + g.box.strategies_dealt) + RETURNED}

    def figures(self, g: Stockpile, player: int, option: int) -> DropStrategyFigures:
        return {"strategy": option}


class KeepInvestorAsked(Figures, total=False):
    """Figures of the question: whether the investors kept are hired or put up for bidding, and how many they are."""

    asks: Literal["hire", "offer"]
    investors: Annotated[int, Equals(promised.investors_to_keep)]


class KeepInvestorFigures(Figures, total=False):
    """Figures of an answer: the investor that is kept, a second one with two players, and the money that they bring."""

    investor: Annotated[int, Equals(promised.first_kept)]
    partner: Annotated[int, Equals(promised.second_kept)]
    money: Annotated[int, Equals(promised.starting_money)]


class KeepInvestor(Question[Stockpile]):
    """The question which of the dealt investors a player keeps, by their places: one of two, or two of four
    [Investors]."""

    def __init__(self) -> None:
        words = [" and ".join(ORDINALS[place] for place in places) for places in KEPT_PLACES]
        super().__init__(KEEP_INVESTOR, "keep-investor", words, secret=True)

    def asks(self, g: Stockpile, player: int) -> KeepInvestorAsked:
        return {"asks": "offer" if outline.BID_FOR in g.box.modules else "hire", "investors": int(g.box.meeples)}

    def figures(self, g: Stockpile, player: int, option: int) -> KeepInvestorFigures:
        dealt = g.players[player].side.dealt_investors.listed()
        if max(KEPT_PLACES[option]) >= len(dealt):
            return {}
        kept = [dealt[place] for place in KEPT_PLACES[option]]
        money = sum(int(g.box.investor_money[investor]) for investor in kept)
        if len(kept) == 1:
            return {"investor": kept[0], "money": money}
        return {"investor": kept[0], "money": money, "partner": kept[1]}


class InvestorFigures(Figures, total=False):
    """Figures of an answer: one of the player's investors."""

    investor: Annotated[int, Equals(promised.investor_first)]


def hired_at(g: Stockpile, player: int, place: int) -> int | None:
    """Return a player's investor in this place, if there is one."""
    investors = [int(investor) for investor in g.players[player].side.investors]
    return investors[place] if place < len(investors) and investors[place] >= 0 else None


class WhichFirst(Question[Stockpile]):
    """The question which of a player's two investors acts first [2-Player Investor Expansion Clarifications]."""

    def __init__(self) -> None:
        super().__init__(WHICH_FIRST, "which-first", ORDINALS[:2])

    def figures(self, g: Stockpile, player: int, option: int) -> InvestorFigures:
        investor = hired_at(g, player, option)
        return {} if investor is None else {"investor": investor}


class EffectFigures(Figures, total=False):
    """Figures of an answer to any effect: the investor or strategy card that asks."""

    investor: InUse
    strategy: InUse


class EffectQuestion(Question[Stockpile]):
    """A question of an investor or a strategy card. Several effects may ask the same."""

    def __init__(
        self,
        number: int,
        kind: str,
        words: list[str],
        figures: type[Any] = EffectFigures,
        asks: type[Any] = Figures,
        secret: bool = False,
    ) -> None:
        super().__init__(number, kind, words, secret=secret)
        self._types = (asks, figures)

    def asks(self, g: Stockpile, player: int) -> Figures:
        return cast(Figures, using.in_use(g).asks(g, player))

    def figures(self, g: Stockpile, player: int, option: int) -> Figures:
        return cast(Figures, using.in_use(g).figures(g, player, option))

    def why_not(self, g: Stockpile, player: int, option: int) -> str:
        return using.in_use(g).why_not(g, player, option)

    @property
    def asks_type(self) -> type[Any]:
        return self._types[0]

    @property
    def figures_type(self) -> type[Any]:
        return self._types[1]


class AmountAsked(Figures, total=False):
    """Figures of the question: a word for what is asked, and the money that an answer brings or costs."""

    asks: str
    amount: Annotated[int, Equals(promised.money_in_question)]


class TimesAsked(Figures, total=False):
    """Figures of the question: how often it will be asked, the present time included, and what the player's investor
    adds to each share that is sold."""

    left: Annotated[int, Equals(promised.left_to_answer)]
    extra: Annotated[int, Equals(promised.extra_on_sale)]


class ChooseAsked(Figures, total=False):
    """Figures of the question: a word for what is asked, how far the company moves, and its dividend per share."""

    asks: str
    spaces: Annotated[int, Equals(promised.spaces_moved)]
    per_share: Annotated[int, Equals(promised.paid_per_share)]


class NudgeAsked(Figures, total=False):
    """Figures of the question: how far a company moves, and how often it will be asked."""

    spaces: Annotated[int, Equals(promised.spaces_moved)]
    left: Annotated[int, Equals(promised.left_to_answer)]


class PickFigures(EffectFigures, total=False):
    """Figures of an answer: a company or a forecast."""

    company: Annotated[int, Tells("card", CardPicked)]
    forecast: Annotated[int, Tells("card", CardPicked)]


class PileFigures(EffectFigures, total=False):
    """Figures of an answer: a pile."""

    pile: Annotated[int, Equals(promised.pile_chosen)]


class CardFigures(PileFigures, total=False):
    """Figures of an answer: a card on a pile, by its place, which way up it lies, and its kind if the player
    knows it."""

    place: Annotated[int, Equals(promised.place_chosen)]
    facing: Literal["up", "down"]
    card: Annotated[int, Equals(promised.card_leaving)]


class PairFigures(EffectFigures, total=False):
    """Figures of an answer: a pair and its owner, negative if it belongs to no player."""

    pair: Annotated[int, Equals(promised.pair_chosen)]
    seat: Annotated[int, Equals(promised.owner_chosen)]


class ShareFigures(EffectFigures, total=False):
    """Figures of an answer: a share of a company, its value, and its cost to this player."""

    company: Annotated[int, Equals(promised.company_concerned)]
    value: ValueNow
    cost: Annotated[int, Tells("paid", StockTaken)]


class MoveFigures(EffectFigures, total=False):
    """Figures of an answer: the company that moves, the space and the share value that it would reach, and how the move
    ends."""

    company: Annotated[int, Equals(promised.company_moved)]
    space: Annotated[int, Becomes("ticker", of="company")]
    value: Annotated[int, Becomes("price", of="company")]
    ends: Literal["moved", "split", "bankrupt"]


class ChooseFigures(MoveFigures, total=False):
    """Figures of an answer: what happens to a company or to a share of it, and the money that this brings the
    player."""

    does: str
    amount: Annotated[int, Equals(promised.brought_by_company)]


class SaleFigures(EffectFigures, total=False):
    """Figures of an answer: a share or half of a split one, and its sale price."""

    company: Annotated[int, Equals(promised.company_given_up)]
    sale: str
    price: Annotated[int, Tells("price", ShareSold)]


class SpendFigures(EffectFigures, total=False):
    """Figures of an answer: a commodity."""

    card: Annotated[int, Equals(promised.commodity_spent)]


class GiftFigures(EffectFigures, total=False):
    """Figures of an answer: the player who gets a gift, and its amount."""

    seat: Annotated[int, Tells("to", MoneyGiven)]
    amount: Annotated[int, Tells("amount", MoneyGiven)]


def effect_questions(box: Box) -> list[Question[Stockpile]]:
    """Return all questions of investors and strategy cards."""
    names = company_words(box)
    pairs = [f"pair {n + 1}" for n in range(COMPANIES)]
    nudges = [f"{way} {name}" for way in ("up", "down") for name in names]
    given_up = [f"{way} {name}" for way in ("discard", "turn back") for name in names]
    sales = [f"{sale} {name}" for sale in ("sell", "turn back") for name in names]
    cards = [f"card {n + 1}" for n in range(MOST_ON_A_PILE)]
    return [
        EffectQuestion(PICK, "pick", [*names, *FORECASTS], PickFigures, secret=True),
        EffectQuestion(LOOK_PILE, "look-pile", [*PILES, "nothing"], PileFigures),
        EffectQuestion(FROM_PILE, "from-pile", [*PILES, "nothing"], PileFigures),
        EffectQuestion(WHICH_CARD, "which-card", cards, CardFigures),
        EffectQuestion(TO_PILE, "to-pile", PILES, PileFigures),
        EffectQuestion(PEEK, "peek", [*pairs, "nothing"], PairFigures, TimesAsked),
        EffectQuestion(SHOW, "show", [*names, "done"], ShareFigures, AmountAsked),
        EffectQuestion(BUY_STOCK, "buy-stock", [*names, "nothing"], ShareFigures, AmountAsked),
        EffectQuestion(CHOOSE, "choose", [*names, "nothing"], ChooseFigures, ChooseAsked),
        EffectQuestion(NUDGE, "nudge", [*nudges, "nothing"], MoveFigures, NudgeAsked),
        EffectQuestion(GIVE_UP, "give-up", given_up, SaleFigures),
        EffectQuestion(TAKE, "take", names, ShareFigures),
        EffectQuestion(BURN, "burn", ["boom", "bust"]),
        EffectQuestion(PAIR, "pair", pairs, PairFigures, AmountAsked),
        EffectQuestion(SPEND, "spend", COMMODITIES, SpendFigures),
        EffectQuestion(SELL_AT, "sell-at", [*sales, "enough"], SaleFigures, TimesAsked),
        EffectQuestion(KEEP_CARD, "keep-card", [*names, "nothing"], ShareFigures, secret=True),
        EffectQuestion(GIVE_MONEY, "give-money", seat_words(MOST_PLAYERS), GiftFigures, AmountAsked),
    ]
