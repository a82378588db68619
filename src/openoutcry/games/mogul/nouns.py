"""The nouns of Mogul in each language."""

from collections.abc import Mapping

from openoutcry.games.mogul.shown import MogulShown
from openoutcry.text.nouns import Nouns


def nouns(lang: str, shown: MogulShown) -> "MogulNouns":
    """Return the nouns of Mogul in a language, with the names of the box in play."""
    return MogulNouns(lang, shown)


class MogulNouns(Nouns):
    """The names of the railroads."""

    fields: Mapping[str, str] = {"company": "company", "border": "company"}

    def __init__(self, lang: str, shown: MogulShown) -> None:
        super().__init__(lang, [company.name for company in shown.companies])
