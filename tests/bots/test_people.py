"""How a tycoon takes the others to play, where that is not as it takes itself to play."""

import pytest

from openoutcry.bots.habits import HAND, LEARNED, PEOPLE, THINKS, habits
from openoutcry.bots.search.flat import Budget
from openoutcry.bots.stockpile import Mind
from openoutcry.bots.tycoon import people_of, search_of
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, answer, draw
from openoutcry.engine.views import view
from openoutcry.games.catalogue import games, open_game
from openoutcry.games.stockpile.components import BID, LOOK, SELL, SOLD_ENOUGH, SPACES
from openoutcry.games.stockpile.game import StockpileGame
from tests.asked import asked_positions

OWN = "openoutcry.bots.stockpile"


def bids_and_sales(game: StockpileGame, mind: Mind) -> tuple[float, float]:
    """The mean bid, and how often a share is sold where one may be, in games that go by the policy."""
    bids, sales = [], []
    for seed in range(6):
        rng, g = Rng(seed), game.new()
        while g.options:
            if g.player == NATURE:
                answer(g, draw(g, rng))
                continue
            option = int(mind.policy(g, rng))
            if g.kind == BID and option != LOOK:
                bids.append(int(g.box.track[option % SPACES]))
            if g.kind == SELL:
                sales.append(option != SOLD_ENOUGH)
            answer(g, option)
    return sum(bids) / len(bids), sum(sales) / len(sales)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_people_of_stockpile_bid_higher_and_sell_sooner_in_every_second_world(players: int) -> None:
    game = StockpileGame(players)
    people, itself = Mind(game, PEOPLE), Mind(game, THINKS)
    eager = bids_and_sales(game, people)
    people.next_world()
    careful = bids_and_sales(game, people)
    assert careful == bids_and_sales(game, itself)
    assert eager[0] > careful[0]
    assert eager[1] > careful[1]


def test_a_kind_of_people_changes_what_was_written_by_hand() -> None:
    names = Mind(StockpileGame(4)).names
    by_hand, learned, both = (habits(OWN, kind, names) for kind in (HAND, LEARNED, PEOPLE))
    assert both[len(names) :] == learned
    changed = {name for name, one, other in zip(names, by_hand, both, strict=False) if one != other}
    assert changed == {"covered", "enough", "mood"}


@pytest.mark.parametrize("name", games())
def test_a_tycoon_takes_the_others_to_play_otherwise_only_where_its_game_says_so(name: str) -> None:
    game = open_game(name, 3)
    search = search_of(game, 1)
    assert (search.people is search.mind) is (people_of(game) is None)
    for g in asked_positions(game, 2, 20)[:3]:
        budget = Budget(60, None)
        assert g.options >> int(search.best(view(g, g.player, True), g.player, budget)) & 1
        assert budget.spent <= 60
