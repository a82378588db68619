"""Every game comes to its end, however long its players take over it."""

from collections.abc import Callable

import pytest

from openoutcry.engine import door
from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, answer, pick
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.modules.box import MODULES
from openoutcry.games.stockpile.state import Stockpile

EVERYTHING = dict.fromkeys(MODULES, "on") | {"strategies": "promo", "board": "advanced"}
LASTING = {
    "peek": lambda word: word == "nothing",
    "sell": lambda word: (word != "done") + word.startswith("turn back"),
    "act": lambda word: (word != "done") + word.startswith("play"),
    "show": lambda word: word != "done",
    "sell-at": lambda word: word != "enough",
}


def slow_answer(game: StockpileGame, g: Stockpile, rng: Rng) -> int:
    """An answer after which there is as much left to do as can be: to look at last, to bid little, over another."""
    question = game.questions[int(g.kind)].kind
    if g.player == NATURE or question not in (*LASTING, "bid"):
        return int(pick(g, rng))
    lasting: Callable[[str], float] = LASTING.get(question, lambda word: bid_lasts(g, word))
    words = {option: door.write(game, g, option) for option in numbers(g.options)}
    best = max(lasting(word) for word in words.values())
    options = [option for option, word in words.items() if lasting(word) == best]
    return options[int(rng.below(len(options)))]


def bid_lasts(g: Stockpile, word: str) -> float:
    """The lowest bid over another's meeple; looking goes before all."""
    if word == "look":
        return 1000.0
    _, pile, cost = word.split()
    return (500.0 if g.piles[int(pile) - 1].bidder >= 0 else 0.0) - int(cost)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("options", [{}, EVERYTHING], ids=["base", "everything"])
def test_players_who_draw_it_out_come_to_an_end_within_a_bound_that_is_not_far_off(
    players: int, options: dict[str, str]
) -> None:
    game = StockpileGame(players, options)
    g = game.new()
    assert isinstance(g, Stockpile)
    rng, taken = Rng(players), 0
    while g.options and taken <= game.longest():
        answer(g, slow_answer(game, g, rng))
        taken += 1
    assert g.options == 0
    assert taken <= game.longest() <= 4 * taken


def test_what_the_modules_add_is_counted_only_where_they_are_in_play() -> None:
    longest = [StockpileGame(4, options).longest() for options in ({}, {"bonds": "on"}, EVERYTHING)]
    assert longest == sorted(set(longest))
