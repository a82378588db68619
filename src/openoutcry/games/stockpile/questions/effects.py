"""What investors and strategy cards ask: each explains its own question (`cards/contract.py`); here are its words, and
the types of all figures that there can be."""

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
    """Which investor or strategy card asks."""

    investor: InUse
    strategy: InUse


class EffectQuestion(Question[Stockpile]):
    """Asked by an investor or a strategy card, of which several may ask the same."""

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
    """What is asked for in a word, and what an answer brings or costs."""

    asks: str
    amount: Annotated[int, Equals(promised.money_in_question)]


class TimesAsked(Figures, total=False):
    """How often this is asked, now included; what the player's investor adds to each share that is sold."""

    left: Annotated[int, Equals(promised.left_to_answer)]
    extra: Annotated[int, Equals(promised.extra_on_sale)]


class ChooseAsked(Figures, total=False):
    """What is asked for in a word; how far the company moves, and what it pays a share."""

    asks: str
    spaces: Annotated[int, Equals(promised.spaces_moved)]
    per_share: Annotated[int, Equals(promised.paid_per_share)]


class NudgeAsked(Figures, total=False):
    """How far a company moves, and how often this is asked."""

    spaces: Annotated[int, Equals(promised.spaces_moved)]
    left: Annotated[int, Equals(promised.left_to_answer)]


class PickFigures(EffectFigures, total=False):
    """A company or a forecast."""

    company: Annotated[int, Tells("card", CardPicked)]
    forecast: Annotated[int, Tells("card", CardPicked)]


class PileFigures(EffectFigures, total=False):
    """A pile."""

    pile: Annotated[int, Equals(promised.pile_chosen)]


class CardFigures(PileFigures, total=False):
    """Where a card lies, which way up, and which it is, if the player knows it."""

    place: Annotated[int, Equals(promised.place_chosen)]
    facing: Literal["up", "down"]
    card: Annotated[int, Equals(promised.card_leaving)]


class PairFigures(EffectFigures, total=False):
    """A pair, and whose it is; negative if nobody's."""

    pair: Annotated[int, Equals(promised.pair_chosen)]
    seat: Annotated[int, Equals(promised.owner_chosen)]


class ShareFigures(EffectFigures, total=False):
    """A share of a company and its value; what it costs this player."""

    company: Annotated[int, Equals(promised.company_concerned)]
    value: ValueNow
    cost: Annotated[int, Tells("paid", StockTaken)]


class MoveFigures(EffectFigures, total=False):
    """Where a company would go, what a share of it would be worth there, and what the move would come to."""

    company: Annotated[int, Equals(promised.company_moved)]
    space: Annotated[int, Becomes("ticker", of="company")]
    value: Annotated[int, Becomes("price", of="company")]
    ends: Literal["moved", "split", "bankrupt"]


class ChooseFigures(MoveFigures, total=False):
    """What would become of a company, or of a share of it, and what that would bring the player."""

    does: str
    amount: Annotated[int, Equals(promised.brought_by_company)]


class SaleFigures(EffectFigures, total=False):
    """A share or half of a split one, and what it brings if it is sold."""

    company: Annotated[int, Equals(promised.company_given_up)]
    sale: str
    price: Annotated[int, Tells("price", ShareSold)]


class SpendFigures(EffectFigures, total=False):
    """A commodity."""

    card: Annotated[int, Equals(promised.commodity_spent)]


class GiftFigures(EffectFigures, total=False):
    """A player, and how much money the gift is."""

    seat: Annotated[int, Tells("to", MoneyGiven)]
    amount: Annotated[int, Tells("amount", MoneyGiven)]


def effect_questions(box: Box) -> list[Question[Stockpile]]:
    """Everything that investors and strategy cards ask."""
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
