"""Questions of investors and strategy cards: their words, and the types of all figures. Each effect gives the figures
of its own question (`cards/contract.py`)."""

from typing import Annotated, Any, Final, Literal, cast

from openoutcry.engine.claims import Becomes, Equals, Tells
from openoutcry.engine.question import Figures, Question, seat_words
from openoutcry.games.stockpile.box import MOST_PLAYERS, Box
from openoutcry.games.stockpile.cards import using
from openoutcry.games.stockpile.components import (
    BURN,
    BUY_STOCK,
    CHOOSE,
    COMMODITIES,
    COMPANIES,
    FORECASTS,
    FROM_PILE,
    GIVE_MONEY,
    GIVE_UP,
    KEEP_CARD,
    LOOK_PILE,
    NUDGE,
    PAIR,
    PEEK,
    PICK,
    SELL_AT,
    SHOW,
    SPEND,
    TAKE,
    TO_PILE,
    WHICH_CARD,
)
from openoutcry.games.stockpile.events import ShareSold
from openoutcry.games.stockpile.modules.events import CardPicked, MoneyGiven, StockTaken
from openoutcry.games.stockpile.questions import promised
from openoutcry.games.stockpile.questions.promised import InUse, ValueNow
from openoutcry.games.stockpile.questions.words import PILES, company_words
from openoutcry.games.stockpile.state import Stockpile

MOST_ON_A_PILE: Final = 40


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
