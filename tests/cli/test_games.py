"""`openoutcry games`."""

import json

from tests.cli.conftest import Run


def test_games_for_people(openoutcry: Run):
    told = openoutcry("games").stdout
    assert "Mogul  3 to 6 players" in told
    assert "credit=own-turn" in told
    assert "only with 5 players" in told
    assert "About 15 minutes longer" in told, "a module says what it does, and how long it takes"


def test_games_in_french(openoutcry: Run):
    told = openoutcry("games", "--lang", "fr").stdout
    assert "de 3 à 6 joueurs" in told
    assert "À son tour, une fois par enchère" in told


def test_games_for_machines(openoutcry: Run):
    [game] = [game for game in json.loads(openoutcry("games", "--json").stdout) if game["name"] == "mogul"]
    assert game["players"] == [3, 4, 5, 6]
    assert game["modules"] == []
    options = {option["name"]: option for option in game["options"]}
    assert options["credit"] == {
        "name": "credit",
        "values": ["before-auction", "own-turn"],
        "default": "before-auction",
        "players": [3, 4, 5, 6],
        "by_players": {players: ["before-auction", "own-turn"] for players in ("3", "4", "5", "6")},
    }
    assert options["fast_start"]["players"] == [5]
    assert options["start"]["values"] == ["random", "1", "2", "3", "4", "5", "6"]


def test_the_values_of_an_option_are_listed_by_the_number_of_players(openoutcry: Run):
    for game in json.loads(openoutcry("games", "--json").stdout):
        for option in game["options"]:
            assert list(option["by_players"]) == [str(players) for players in game["players"]]
            if option["name"] == "start":
                for players, values in option["by_players"].items():
                    assert values == ["random", *(str(seat + 1) for seat in range(int(players)))]
    assert "Seat 6 (only with 6 players)" in openoutcry("games").stdout
