"""All strategy cards, in the order of data.toml [Investment Strategies]."""

from typing import Final

from openoutcry.games.stockpile.abilities import Strategy
from openoutcry.games.stockpile.other_strategies import (
    BearRaid,
    BondLadder,
    DayTrading,
    FrontRunning,
    GoldenParachute,
    ProfitWarning,
    ShareBuyback,
    TaxHaven,
)
from openoutcry.games.stockpile.printed_strategies import (
    BlockTrading,
    ConvertibleBond,
    CornerTheMarket,
    CorporateEspionage,
    DataBroker,
    Diversification,
    DividendGrowthInvesting,
    FalsifiedEarnings,
    FraudulentTransfer,
    InsiderTrading,
    Interpositioning,
    MarketMaker,
    NakedShort,
    RogueTrading,
    SpecialDividend,
    SystemicShock,
    ValueInvesting,
    VultureCapitalism,
)

STRATEGY_CARDS: Final[list[Strategy]] = [
    BlockTrading(),
    ValueInvesting(),
    ConvertibleBond(),
    CornerTheMarket(),
    CorporateEspionage(),
    InsiderTrading(),
    DataBroker(),
    Diversification(),
    DividendGrowthInvesting(),
    SpecialDividend(),
    FalsifiedEarnings(),
    FraudulentTransfer(),
    VultureCapitalism(),
    Interpositioning(),
    MarketMaker(),
    NakedShort(),
    RogueTrading(),
    SystemicShock(),
    BearRaid(),
    FrontRunning(),
    BondLadder(),
    TaxHaven(),
    ShareBuyback(),
    ProfitWarning(),
    DayTrading(),
    GoldenParachute(),
]
