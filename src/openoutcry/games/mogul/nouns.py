"""Mogul's nouns."""

from collections.abc import Mapping

from openoutcry.games.mogul.shown import MogulShown
from openoutcry.text.nouns import Nouns


def nouns(lang: str, shown: MogulShown) -> "MogulNouns":
    """The nouns of the game, as this box names them."""
    return MogulNouns(lang, shown)


class MogulNouns(Nouns):
    """Railroads."""

    fields: Mapping[str, str] = {"company": "company", "border": "company"}

    def __init__(self, lang: str, shown: MogulShown) -> None:
        super().__init__(lang, [company.name for company in shown.companies])
