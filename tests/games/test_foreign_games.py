"""Games of other packages: found by name, listed and opened like those of the house, and unable to take those down."""

from __future__ import annotations

import pytest

import openoutcry as oo
from openoutcry.bots import UnknownBot, make_bot
from openoutcry.engine.errors import BadBox, OpenOutcryError
from openoutcry.games import catalogue
from openoutcry.games.packages import BadGame, house
from openoutcry.text.prose import Prose
from tests.foreign import VARIABLE, bare_bid, broken_game, forgotten


@pytest.fixture(autouse=True)
def _forgotten():
    yield from forgotten("bare_bid", "broken_game")


@pytest.fixture
def blind_bid(monkeypatch) -> oo.Game:
    monkeypatch.setenv(VARIABLE, "blind_bid")
    return oo.open_game("blind-bid", players=3)


@pytest.fixture
def bare(monkeypatch, tmp_path) -> oo.Game:
    bare_bid(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "bare_bid")
    return oo.open_game("bare-bid", players=3)


def ended(game: oo.Game) -> oo.Match:
    match = oo.Match(game, seats=["random"] * 3, seed=1)
    match.go_on()
    return match


def test_the_games_of_the_house_are_the_folders_beside_the_catalogue():
    assert list(house()) == ["mogul", "speculation-board", "speculation-cards", "stockpile"]


def test_a_game_is_found_by_the_environment(blind_bid):
    assert oo.list_games() == [*house(), "blind-bid"]
    assert ended(blind_bid).over


def test_a_game_is_found_by_an_entry_point(monkeypatch, tmp_path):
    package = tmp_path / "blind_bids-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: blind-bids\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[openoutcry.games]\nblind-bid = blind_bid\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, " ")  # nothing, but not as before: packages are looked for once for each value
    assert "blind-bid" in oo.list_games()
    assert ended(oo.open_game("blind-bid", players=3)).over


def test_no_game_takes_the_name_of_one_of_the_house(monkeypatch, tmp_path):
    (tmp_path / "mogul").mkdir()
    (tmp_path / "mogul" / "game.py").write_text("1 / 0\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "mogul")
    assert oo.list_games() == list(house())
    assert oo.open_game("mogul", players=3).name == "mogul"


def test_its_records_are_kept_read_and_verified(blind_bid, tmp_path):
    ended(blind_bid).save(tmp_path / "evening.jsonl")
    assert oo.Match.load(tmp_path / "evening.jsonl").scores == ended(blind_bid).scores
    oo.verify_record(oo.read_record(tmp_path / "evening.jsonl"))


def test_it_is_simulated_on_several_processes_and_held_to_the_laws(blind_bid):
    rows = oo.simulate(blind_bid, ["random"], games=30, seed=1, jobs=2)
    assert len(rows) == 90
    assert oo.check_laws(blind_bid, games=5).violations == []


@pytest.mark.usefixtures("blind_bid")
def test_a_game_with_a_data_file_is_played_with_other_numbers():
    shorter = catalogue.data_text("blind-bid").replace("rounds = 3", "rounds = 1")
    match = oo.Match(oo.open_game("blind-bid", players=2, house_set=shorter), seats=["random"] * 2, seed=1)
    match.go_on()
    assert match.view(0).table["round"] == 1


@pytest.mark.parametrize("bot", ["novice", "broker", "analyst:20", "tycoon:20"])
def test_a_game_with_a_mind_is_played_by_every_level(blind_bid, bot):
    match = oo.Match(blind_bid, seats=[bot, "random", "random"], seed=1)
    match.go_on()
    assert match.over


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("1 / 0\n", "ZeroDivisionError: division by zero"),
        ("import nothing_like_this\n", "No module named 'nothing_like_this'"),
        ("raise SystemExit('enough')\n", "SystemExit: enough"),
        ("LEAST_PLAYERS = 2\n", "game.py needs one class that is a Game, and has 0"),
        (
            "from openoutcry.engine.game import Game\nclass Mine(Game): pass\nLEAST_PLAYERS = 2\n",
            "game.py needs MOST_PLAYERS, a number of players",
        ),
        (
            "from openoutcry.engine.game import Game\nclass Mine(Game): pass\nLEAST_PLAYERS, MOST_PLAYERS = 2, 3\n",
            "TypeError",
        ),
    ],
)
def test_a_broken_package_is_named_and_takes_no_other_game_down(monkeypatch, tmp_path, text, said):
    broken_game(tmp_path, text)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, f"broken_game,blind_bid,{tmp_path.name}")  # a word of its own for each test
    assert oo.list_games() == [*house(), "blind-bid"]
    assert said in str(catalogue.refused()["broken-game"])
    with pytest.raises(BadGame, match=r"the game broken-game \(broken_game.*\) cannot be loaded"):
        oo.open_game("broken-game", players=2)
    assert "Mogul" in str(oo.Match(oo.open_game("mogul", players=3), seed=1))


def test_a_game_that_shows_itself_under_another_name_is_refused(monkeypatch, tmp_path):
    bare_bid(tmp_path)
    shown = tmp_path / "bare_bid" / "shown.py"
    shown.write_text(shown.read_text("utf-8").replace('tag="bare-bid"', 'tag="other"'), "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "bare_bid,wrong_tag")
    with pytest.raises(OpenOutcryError, match='needs tag_field="game", tag="bare-bid"'):
        oo.open_game("bare-bid", players=2)


@pytest.mark.parametrize("catalogue_file", ["text/en/game.ftl", "locales/en.ftl"])  # the second is that of version 0.2
def test_a_language_that_a_game_lacks_is_said_in_english(monkeypatch, tmp_path, catalogue_file):
    bare_bid(tmp_path)
    (tmp_path / "bare_bid" / catalogue_file).parent.mkdir(parents=True)
    (tmp_path / "bare_bid" / catalogue_file).write_text("event-bare-bid-bid = { $name } puts { $coins } down.\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(VARIABLE, "bare_bid,english_only")
    from openoutcry.text import catalogues

    for kept in (catalogues.external_sources, catalogues.ids, catalogues.message_ids_about):
        kept.cache_clear()
    game = catalogue.open_game("bare-bid", 2)
    event = {"event": "bid", "seat": 1, "coins": 2}
    try:
        assert Prose("fr", game, ["Ann", "Ben"]).event(event) == "Ben puts 2 down."
    finally:
        for kept in (catalogues.external_sources, catalogues.ids, catalogues.message_ids_about):
            kept.cache_clear()


def test_a_game_without_words_is_told_plainly_with_every_value(bare):
    prose = Prose("en", bare.engine, ["Ann", "Ben", "Cleo"])
    assert prose.event({"event": "won", "seat": 1, "coins": 2, "points": 5}) == "Ben: won: coins 2, points 5."
    assert prose.event({"event": "drew", "seat": 0, "card": None}) == "Ann: drew: card –."
    assert prose.event({"event": "game-over", "winners": [0, 2]}) == "Ann and Cleo: game over."
    assert prose.ask("bid", {}) == "Bid?"
    assert prose.answer("bid", "bid 2", {"coins": 2, "left": 1}) == "Bid 2 (coins 2, left 1)"
    assert prose.answer("show", "keep", {}) == "Keep"
    assert prose.end("three rounds") == "Three rounds."


def test_a_game_without_a_drawing_is_drawn_plainly_and_what_is_covered_stays_covered(bare):
    match = oo.Match(bare, seats=["me", "random", "random"], seed=3)
    drawn = str(match)
    assert "Bare bid" in drawn
    assert "Coins 4 · Points 0 · Hand 3" in drawn
    assert drawn.count("Hand ▒") == 2


def test_a_game_without_a_broker_has_random_bots_only(bare):
    assert make_bot("random", bare.engine, 1)
    with pytest.raises(UnknownBot, match="there is no bot 'broker'; there are: random"):
        make_bot("broker", bare.engine, 1)


@pytest.mark.usefixtures("bare")
def test_a_game_without_a_data_file_has_no_house_set():
    with pytest.raises(BadBox, match="bare-bid has no data file"):
        catalogue.open_game("bare-bid", 3, {}, 'game = "bare-bid"')
    with pytest.raises(BadBox, match="bare-bid has no data file"):
        catalogue.data_text("bare-bid")
