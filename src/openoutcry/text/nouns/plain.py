"""The nouns of a game that has none of its own."""

from collections.abc import Mapping
from typing import Any

from openoutcry.text.nouns.base import Nouns
from openoutcry.text.words import Value

# What a message can ask for where there is nothing, or nothing that may be read: { $card -> [none] … }
NONE = "none"


class PlainNouns(Nouns):
    """Numbers and words as they are; lists with commas between."""

    def said(self, field: str, value: object) -> Value:
        return NONE if value is None else super().said(field, value)

    def computed(self, event: Mapping[str, Any]) -> dict[str, Value]:
        lists = {field: value for field, value in event.items() if isinstance(value, list) and field != "winners"}
        return {field: ", ".join(str(one) for one in value) or NONE for field, value in lists.items()}
