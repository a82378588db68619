"""Messages are formatted as Fluent's own library formats them."""

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from openoutcry.text.catalogues import LANGUAGES, names, source
from openoutcry.text.words import CannotFormat, Messages, Value

SYNTAX = """
-brand = { $case ->
    [title] The Exchange
   *[plain] the exchange
}
welcome = Welcome to { -brand(case: "title") }, { $name }.
welcome-short = { welcome } Open { -brand }: { "{" }
hint = Text
    .title = a title
titled = { hint.title }, { NUMBER($count) } or { NUMBER($count, useGrouping: 0) }
counted = { $count ->
    [0] none
    [one] one
   *[other] { $count } of them
}
"""


class Asked(Visitor):
    """Collects the variables of a message, and the names and numbers that its selectors expect."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.keys: set[Value] = {0, 1, 2, -1, 1234, 2_000_000, "Ann"}

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        # Fluent for Python takes the text "other" for any number; Fluent for browsers does not.
        if isinstance(node.key, ast.NumberLiteral):
            self.keys.add(int(node.key.value))
        elif node.key.name not in {"one", "many", "other"}:
            self.keys.add(node.key.name)
        self.generic_visit(node)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", names("en"))
def test_every_message_of_a_catalogue_is_formatted_as_by_fluent(lang: str, name: str):
    theirs, ours = FluentBundle([lang], use_isolating=False), Messages(lang)
    theirs.add_resource(FluentResource(source(lang, name)))
    ours.add(source(lang, name))
    for entry in FluentParser().parse(source(lang, name)).body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            asked = Asked()
            asked.visit(entry)
            for key in sorted(asked.keys, key=str):
                values = dict.fromkeys(asked.names, key)
                expected, problems = theirs.format_pattern(theirs.get_message(entry.id.name).value, values)
                if not problems:
                    assert ours.format(entry.id.name, values) == expected


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("message", ["welcome", "welcome-short", "titled", "counted"])
@pytest.mark.parametrize("count", [0, 1, 2, 21, 1_000_000, 1_234_567])
def test_terms_references_and_attributes_are_formatted_as_by_fluent(lang: str, message: str, count: int):
    theirs, ours = FluentBundle([lang], use_isolating=False), Messages(lang)
    theirs.add_resource(FluentResource(SYNTAX))
    ours.add(SYNTAX)
    values = {"name": "Ann", "count": count}
    assert (ours.format(message, values), []) == theirs.format_pattern(theirs.get_message(message).value, values)


def test_a_message_without_its_value_is_an_error():
    ours = Messages("en")
    ours.add(SYNTAX)
    with pytest.raises(CannotFormat, match=r"\$name is missing"):
        ours.format("welcome", {})


def test_the_first_of_two_messages_of_one_name_is_kept():
    ours = Messages("en")
    ours.add("price = first")
    ours.add("price = second")
    assert ours.format("price", {}) == "first"
