"""The nouns of Mogul in each language."""

from collections.abc import Mapping

from openoutcry.games.mogul.shown import MogulShown
from openoutcry.text.nouns import Nouns


def nouns(lang: str, shown: MogulShown) -> "MogulNouns":
    """Return the translator of Mogul's company numbers into names, in the language `lang`. The names are those of the
    table `shown`."""
    return MogulNouns(lang, shown)


class MogulNouns(Nouns):
    """Translates the numbers of companies in events, questions and answers into the names of the railroads."""

    fields: Mapping[str, str] = {"company": "company", "border": "company"}

    def __init__(self, lang: str, shown: MogulShown) -> None:
        super().__init__(lang, [company.name for company in shown.companies])
