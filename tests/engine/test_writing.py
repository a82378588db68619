"""Fingerprints are made of what is written in one go: it has to be what `save` gives, byte for byte."""

import msgspec
import pytest

from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import answer, pick
from openoutcry.engine.position import SPECTATOR, save
from openoutcry.engine.views import view
from openoutcry.engine.writing import written
from openoutcry.games.catalogue import open_game

EVERYTHING = {"bonds": "on", "commodities": "on", "dice": "on", "strategies": "promo", "investors": "bidding"}
TABLES = [
    ("mogul", {}),
    ("speculation-board", {}),
    ("speculation-cards", {}),
    ("stockpile", {}),
    ("stockpile", EVERYTHING),
]


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_a_position_and_every_view_of_it_is_written_as_it_is_saved(name: str, options: dict[str, str]) -> None:
    game = open_game(name, 4, options)
    g, rng, steps = game.new(), Rng(7), game.steps()
    while g.options != 0:
        for seen in (g, *(view(g, seat, perfect=False) for seat in (SPECTATOR, 0, 3))):
            assert written(seen, steps) == msgspec.json.encode(save(seen, steps))
        answer(g, pick(g, rng))
    assert written(g, steps) == msgspec.json.encode(save(g, steps))
