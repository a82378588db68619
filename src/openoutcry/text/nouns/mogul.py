"""Mogul's nouns."""

from openoutcry.games.mogul.shown import MogulShown
from openoutcry.text.nouns.base import Nouns, named
from openoutcry.text.words import Value


class MogulNouns(Nouns):
    """Railroads."""

    def __init__(self, lang: str, shown: MogulShown) -> None:
        super().__init__(lang, [company.name for company in shown.companies])

    def said(self, field: str, value: object) -> Value:
        return named(self.things, value) if field in {"company", "border"} else super().said(field, value)
