"""Saying a message: the right one, in the right language, or an error."""

import pytest

from openoutcry.text.catalogues import language_of
from openoutcry.text.words import MissingWords, listed, say


def test_numbers_follow_the_grammar_of_the_language():
    assert say("en", "points", points=1) == "1 point"
    assert say("en", "points", points=0) == "0 points"
    assert say("fr", "points", points=0) == "0 point"
    assert say("fr", "points", points=2) == "2 points"


def test_a_message_that_is_not_there_is_an_error():
    with pytest.raises(MissingWords, match="no message 'nonsense'"):
        say("en", "nonsense")


def test_a_value_that_is_not_given_is_an_error():
    with pytest.raises(MissingWords, match="points"):
        say("en", "points")


@pytest.mark.parametrize(
    ("names", "phrase"),
    [(["Ann"], "Ann"), (["Ann", "Ben"], "Ann and Ben"), (["Ann", "Ben", "Cleo"], "Ann, Ben and Cleo")],
)
def test_names_are_listed_in_a_phrase(names: list[str], phrase: str):
    assert listed("en", names) == phrase
    assert listed("fr", names) == phrase.replace(" and ", " et ")


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_BE.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], lang: str):
    assert language_of(environment) == lang
