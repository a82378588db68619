"""Everything in the box occurs, with every number of players: a seeded run of games with all modules, counted.

The players answer at random, except that in most games the first seat hoards: the others put their commodities and
taxes where it bids, and let it. Otherwise nobody would collect seven taxes in a lifetime.
"""

from collections import Counter
from functools import cache

import pytest

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import answer, pick
from openoutcry.engine.position import Position
from openoutcry.games.stockpile.components import COMMODITIES, FORECASTS, OVER, SETUP
from openoutcry.games.stockpile.events import (
    AbilityPaid,
    AbilityUsed,
    DiceRolled,
    FeeBonus,
    GameOver,
    InvestorHired,
    StockpileEvent,
    StrategyPlayed,
)
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.modules.box import MODULES
from openoutcry.games.stockpile.state import Stockpile

ALL = [2, 3, 4, 5]
GAMES = 160
EVERYTHING = dict.fromkeys(MODULES, "on") | {"strategies": "promo"}
HOARDING = [0, 50, 80, 100]  # of a hundred answers, by game
# Those whose doing is told; the others change prices, bids, cards or sales.
ACTING = [
    *("agile ana", "bailout barack", "broker bernie", "clever chanda", "crazy cramer", "daring dangote"),
    *("dividend deborah", "forecast phil", "lazy liliane", "lucrative li", "maverick mark", "mayknow martha"),
    *("moneymaker mitt", "opulent oprah", "shorting soros", "socialist sanders", "wise warren"),
]
# What cannot occur: only who has two investors orders them, with two players no pair is open, and with two or three
# the market deck lasts, whatever is drawn from it.
NEVER_WITH = {
    "question which-first": [3, 4, 5],
    "event MarketInformation": [2],
    "event MarketShuffled": [2, 3],
}


class Run:
    """Games with everything on, and how often what occurred."""

    def __init__(self, players: int) -> None:
        self.counts: Counter[str] = Counter()
        self.players = players
        for number in range(GAMES):
            investors = "bidding-promo" if number % 4 == 3 else "promo"
            board = "advanced" if number % 2 else "base"
            self.play(opened(players, investors, board), Rng(1000 * players + number), HOARDING[number // 2 % 4])

    def play(self, game: StockpileGame, rng: Rng, hoarding: int) -> None:
        """Play one game to its end."""
        g = game.new(telling=True)
        assert isinstance(g, Stockpile)
        while g.options:
            question = game.questions[int(g.kind)].kind
            self.counts[f"question {question}"] += 1
            option = int(pick(g, rng))
            if question in ("place-commerce", "bid") and g.phase != SETUP and rng.below(100) < hoarding:
                option = hoarded(game, g, question, rng)
            g.listen()
            answer(g, option)
            for told in g.log:
                self.count(game, told.event)
            if g.phase != OVER:
                sets = [(list(player.side.commodities), int(player.side.taxes)) for player in g.players]
        self.counts[f"end {game.end(g)}"] += 1
        for commodities, taxes in sets:
            for level in range(1, 4):
                self.counts[f"commodities {sum(n >= level for n in commodities)}"] += 1
            self.counts[f"taxes {taxes}"] += 1
            for kind, n in enumerate(commodities):
                self.counts[COMMODITIES[kind]] += n

    def count(self, game: StockpileGame, event: object) -> None:
        """Note an event, and what of the box is in it."""
        self.counts[f"event {type(event).__name__}"] += 1
        if isinstance(event, FeeBonus):
            self.counts["acting broker bernie"] += 1
        elif isinstance(event, InvestorHired):
            self.counts[f"hired {game.box.investors[event.investor].lower()}"] += 1
        elif isinstance(event, AbilityUsed | AbilityPaid):
            self.counts[f"acting {game.box.investors[event.investor].lower()}"] += 1
        elif isinstance(event, StrategyPlayed):
            self.counts[f"played {game.box.strategies[event.strategy].lower()}"] += 1
        elif isinstance(event, DiceRolled):
            for die, forecast in enumerate(event.forecasts):
                self.counts[f"die {die + 1} {FORECASTS[forecast]}"] += 1
        elif isinstance(event, GameOver):
            self.counts["a shared victory" if len(event.winners) > 1 else "a single winner"] += 1

    def missing(self, wanted: list[str]) -> str:
        """What did not occur, and how often the rest did; empty if all did."""
        absent = [what for what in wanted if self.counts[what] == 0]
        counted = ", ".join(f"{what}: {self.counts[what]}" for what in wanted)
        return f"{absent} never occurred with {self.players} players; {counted}" if absent else ""


def hoarded(game: StockpileGame, g: Position, question: str, rng: Rng) -> int:
    """An answer that leaves the first piles, with the commodities and taxes, to the first seat."""
    piles = [f"{n + 1}" for n in range(2 if len(game.opening.piles) > game.players else 1)]
    options = numbers(g.options)
    words = {option: door.write(game, g, option).split() for option in options}
    if question == "place-commerce":
        chosen = [option for option in options if words[option][1] in piles]
    else:
        chosen = [o for o in options if words[o][0] == "bid" and (words[o][1] in piles) == (g.player == 0)]
    return chosen[int(rng.below(len(chosen)))] if chosen else int(pick(g, rng))


@cache
def opened(players: int, investors: str, board: str) -> StockpileGame:
    """A game with everything on."""
    return StockpileGame(players, EVERYTHING | {"investors": investors, "board": board})


@cache
def run(players: int) -> Run:
    """The games of this many players, played once."""
    return Run(players)


@pytest.mark.parametrize("players", ALL)
def test_every_investor_is_hired(players: int) -> None:
    names = [name.lower() for name in opened(players, "on", "base").box.investors]
    assert len(names) == 26
    assert run(players).missing([f"hired {name}" for name in names]) == ""


@pytest.mark.parametrize("players", ALL)
def test_every_investor_that_acts_has_acted(players: int) -> None:
    assert run(players).missing([f"acting {name}" for name in ACTING]) == ""


@pytest.mark.parametrize("players", ALL)
def test_every_strategy_is_played(players: int) -> None:
    names = [name.lower() for name in opened(players, "on", "base").box.strategies]
    assert len(names) == 26
    assert run(players).missing([f"played {name}" for name in names]) == ""


@pytest.mark.parametrize("players", ALL)
def test_every_commodity_and_every_size_of_a_set_is_collected(players: int) -> None:
    assert run(players).missing([*COMMODITIES, *(f"commodities {n}" for n in range(1, 7))]) == ""


@pytest.mark.parametrize("players", ALL)
def test_every_number_of_taxes_is_collected(players: int) -> None:
    assert run(players).missing([f"taxes {n}" for n in range(1, 8)]) == ""


@pytest.mark.parametrize("players", ALL)
def test_every_face_of_every_die_is_rolled(players: int) -> None:
    faces = opened(players, "on", "base").box.faces
    wanted = [f"die {n // 6 + 1} {FORECASTS[int(face)]}" for n, face in enumerate(faces)]
    assert len(set(wanted)) == 4 + 3 + 3 + 4 + 4 + 4
    assert run(players).missing(list(dict.fromkeys(wanted))) == ""


@pytest.mark.parametrize("players", ALL)
def test_every_game_comes_to_its_end(players: int) -> None:
    assert run(players).counts["end last round"] == GAMES
    assert run(players).missing(["a single winner"]) == ""


@pytest.mark.parametrize("players", ALL)
def test_every_question_is_asked(players: int) -> None:
    questions = [f"question {question.kind}" for question in opened(players, "on", "base").questions]
    assert run(players).missing(possible(questions, players)) == ""


@pytest.mark.parametrize("players", ALL)
def test_every_event_is_told(players: int) -> None:
    events = [f"event {event.__name__}" for event in StockpileEvent.__args__]
    assert run(players).missing(possible(events, players)) == ""


def possible(wanted: list[str], players: int) -> list[str]:
    """What of this can occur with so many players."""
    return [what for what in wanted if players not in NEVER_WITH.get(what, [])]


@pytest.mark.parametrize("players", ALL)
def test_what_cannot_occur_does_not(players: int) -> None:
    never = [what for what, counts in NEVER_WITH.items() if players in counts]
    assert {what: run(players).counts[what] for what in never} == dict.fromkeys(never, 0)
