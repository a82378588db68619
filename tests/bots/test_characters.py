"""Characters: each plays by its temper, so that a person would notice, and about as strongly as its level."""

import pytest

from openoutcry.bots import builtin_bots, characters, describe_game, instant_bots, known_bots, make_bot
from openoutcry.bots.habits import LEARNED
from openoutcry.bots.levels import BOT_NAMES, CHARACTERS, Effort, effort_of, level_of, name_for, thinks
from openoutcry.bots.search.training import policy_contest
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.games.packages import part
from openoutcry.text.catalogues import LANGUAGES
from openoutcry.text.words import known, say
from tests.bots import tempers


def figures(game: str, figure: tempers.Figure, bots: list[str], many: int, at_most: int = 10_000) -> list[float]:
    """The mean figure of each bot, all asked at the same positions of games among brokers."""
    opened = open_game(game, min(4, info(game).players[-1]))
    playing = [make_bot(bot, opened, 3) for bot in bots]
    kinds = tempers.KINDS[figure]
    found: list[list[float]] = [[] for _ in bots]
    asked = 0
    for g, seat in tempers.positions(opened, 5, many):
        if int(g.kind) not in kinds or asked == at_most:
            continue
        asked += 1
        for one, bot in enumerate(playing):
            told = figure(g, seat, tempers.answer_of(bot, opened, g, seat))
            if told is not None:
                found[one].append(told)
    return [tempers.mean(one) for one in found]


@pytest.mark.parametrize("game", games())
def test_momentum_goes_for_what_rose_and_the_contrarian_for_what_fell(game: str) -> None:
    rally, broker, contra = figures(game, tempers.MOMENTUM[game], ["rally", "broker", "contra"], 24)
    assert rally > broker > contra


@pytest.mark.parametrize("game", tempers.SALES)
def test_the_hoarder_sells_less_than_the_broker(game: str) -> None:
    vault, broker = figures(game, tempers.SALES[game], ["vault", "broker"], 24)
    assert vault < 0.75 * broker


def test_the_hoarder_gathers_more_cards_than_the_broker() -> None:
    vault, broker = figures("speculation-cards", tempers.cards_more, ["vault", "broker"], 24)
    assert vault > broker + 0.05


@pytest.mark.parametrize("game", games())
def test_the_reader_goes_by_what_the_others_show(game: str) -> None:
    ticker, analyst = figures(game, tempers.READING[game], ["ticker:60", "analyst:60"], 12, 250)
    assert ticker > analyst


@pytest.mark.parametrize("game", games())
def test_the_bluffer_makes_much_of_what_is_worth_little(game: str) -> None:
    feint, analyst = figures(game, tempers.BLUFFING[game], ["feint:60", "analyst:60"], 12, 250)
    assert feint > analyst


@pytest.mark.parametrize("temper", [one.temper for one in CHARACTERS.values() if not thinks(one.name)])
@pytest.mark.parametrize("game", games())
def test_a_temper_that_does_not_think_wins_about_its_share_against_brokers(game: str, temper: str) -> None:
    opened = open_game(game, min(4, info(game).players[-1]))
    module = part(game, "bot")
    assert module is not None
    share = policy_contest(opened, module.Mind(opened, temper), module.Mind(opened, LEARNED), 600, 17)
    assert share > 1 / opened.players - 0.1


def test_characters_are_offered_beside_the_levels() -> None:
    info = describe_game("mogul", builtin_bots("mogul"))
    assert [one.name for one in info.characters] == list(CHARACTERS) == characters("mogul")
    assert {one.strength for one in info.characters} == {"broker", "analyst"}
    assert set(info.bots).isdisjoint(CHARACTERS)
    assert set(CHARACTERS) <= set(known_bots("mogul"))


def test_a_character_that_thinks_takes_an_effort_and_is_not_quick() -> None:
    assert effort_of("ticker:200ms") == Effort(seconds=0.2)
    assert effort_of("feint:500") == Effort(playouts=500)
    assert level_of("feint:500") == "feint"
    assert [bot for bot in CHARACTERS if thinks(bot)] == [bot for bot in CHARACTERS if bot not in instant_bots("mogul")]


def test_a_character_is_called_by_its_own_name() -> None:
    assert name_for("rally", ["Ann"]) == "Rally"
    assert name_for("ticker:200ms", ["Ticker"]) == "Ticker 2"
    assert name_for("broker", ["Rally"]) == BOT_NAMES[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_character_has_a_name_and_a_line(language: str) -> None:
    for bot in CHARACTERS:
        assert say(language, f"bot-{bot}") == name_for(bot, [])
        assert known(language, f"bot-{bot}-about")
