"""All investors, in the order of the book [Investor Abilities]."""

from typing import Final

from openoutcry.games.stockpile.abilities import Ability
from openoutcry.games.stockpile.investors_ana_to_graham import (
    AgileAna,
    BailoutBarack,
    BillionaireBill,
    BrokerBernie,
    BudgetBarbara,
    CleverChanda,
    CrazyCramer,
    CunningCarlos,
    DaringDangote,
    DiscountDonald,
    DividendDeborah,
    ForecastPhil,
    GoldenGraham,
)
from openoutcry.games.stockpile.investors_ivan_to_warren import (
    IllicitIvan,
    LazyLiliane,
    LucrativeLi,
    MaverickMark,
    MayknowMartha,
    MoneymakerMitt,
    OpulentOprah,
    RoyalRobins,
    SecretiveStuart,
    ShortingSoros,
    SocialistSanders,
    TacticalTalal,
    WiseWarren,
)

INVESTORS: Final[list[Ability]] = [
    AgileAna(),
    BailoutBarack(),
    BillionaireBill(),
    BrokerBernie(),
    BudgetBarbara(),
    CleverChanda(),
    CrazyCramer(),
    CunningCarlos(),
    DaringDangote(),
    DiscountDonald(),
    DividendDeborah(),
    ForecastPhil(),
    GoldenGraham(),
    IllicitIvan(),
    LazyLiliane(),
    LucrativeLi(),
    MaverickMark(),
    MayknowMartha(),
    MoneymakerMitt(),
    OpulentOprah(),
    RoyalRobins(),
    SecretiveStuart(),
    ShortingSoros(),
    SocialistSanders(),
    TacticalTalal(),
    WiseWarren(),
]
