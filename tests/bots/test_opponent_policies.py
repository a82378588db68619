"""How a tycoon takes the others to play, where that is not as it takes itself to play."""

import pytest

from openoutcry.bots.builtin import opponent_policy, search_of
from openoutcry.bots.habits import HAND, LEARNED, PEOPLE, THINKS, habits
from openoutcry.bots.search.flat import Budget
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, NONE, answer, draw
from openoutcry.engine.views import view
from openoutcry.games.catalogue import games, open_game
from openoutcry.games.stockpile.bot import Mind
from openoutcry.games.stockpile.bot.worth import GUESSES, open_to
from openoutcry.games.stockpile.components import BID, COMPANIES, LOOK, SELL, SOLD_ENOUGH, SPACES
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.state import Stockpile
from tests.asked import asked_positions

OWN = "openoutcry.games.stockpile.bot"


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
    guessing = bids_and_sales(game, people)
    people.next_world()
    careful = bids_and_sales(game, people)
    assert careful == bids_and_sales(game, itself)
    assert guessing[0] > careful[0]
    assert guessing[1] > careful[1]


def test_a_kind_of_people_changes_what_was_written_by_hand() -> None:
    names = Mind(StockpileGame(4)).names
    by_hand, learned, both = (habits(OWN, kind, names) for kind in (HAND, LEARNED, PEOPLE))
    assert both[len(names) :] == learned
    changed = {name for name, one, other in zip(names, by_hand, both, strict=False) if one != other}
    assert changed == {"guesses", "rivals", "placing", "enough", "mood"}


def asked_to_bid() -> tuple[StockpileGame, Stockpile]:
    """A table at which somebody bids who does not know what becomes of every company."""
    game = StockpileGame(4)
    found = next(g for g in asked_positions(game, 3, 40) if g.kind == BID)
    assert isinstance(found, Stockpile)
    return game, found


def guessed(game: StockpileGame, g: Stockpile, guesses: float, seed: int) -> tuple[Mind, list[float]]:
    """What each share will be worth, to somebody who makes so many guesses."""
    mind = Mind(game, HAND)
    mind.habits[GUESSES] = guesses
    mind.look(g, Rng(seed))
    return mind, list(mind.worth.share)


def test_who_guesses_knows_what_it_sees_and_guesses_the_rest_anew() -> None:
    game, g = asked_to_bid()
    mind, first = guessed(game, g, 4.0, 1)
    _, second = guessed(game, g, 4.0, 2)
    seen = [pair != NONE for pair in mind.worth.pair]
    assert any(seen)
    assert not all(seen)
    for known, one, other in zip(seen, first, second, strict=True):
        assert known <= (one == other)
    assert first != second


def test_many_guesses_come_to_what_each_forecast_would_make_of_a_company() -> None:
    game, g = asked_to_bid()
    mind, shares = guessed(game, g, 20000.0, 1)
    worth = mind.worth
    unseen = [pair for pair in range(COMPANIES) if worth.pair[g.companies.kinds[pair]] == NONE]
    for company in [int(g.companies.kinds[pair]) for pair in unseen]:
        total = 0.0
        for pair in unseen:
            worth.pair[company] = pair
            worth.after(g, company, 0, 0)
            total += worth.one
        worth.pair[company] = NONE
        assert shares[company] == pytest.approx(total / len(unseen), abs=0.1)


def test_who_guesses_takes_covered_cards_for_some_of_the_deck() -> None:
    game, g = asked_to_bid()
    mind, _ = guessed(game, g, 20000.0, 1)
    counts, total = list(g.deck.counts), int(g.deck.total)
    usual = sum(n * mind.worth.card(g, g.player, kind) for kind, n in enumerate(counts) if n > 0) / total
    mind.look_at_piles(g, Rng(1))
    for place, pile in enumerate(g.piles):
        worth = 0.0
        for kind, seen in zip(pile.cards.listed(), list(pile.cards.seen), strict=False):
            worth += mind.worth.card(g, g.player, kind) if open_to(seen, g.player) else usual
        assert mind.worth.pile[place] == pytest.approx(worth, abs=0.3)


@pytest.mark.parametrize("name", games())
def test_a_tycoon_takes_the_others_to_play_otherwise_only_where_its_game_says_so(name: str) -> None:
    game = open_game(name, 3)
    search = search_of(game, 1)
    assert (search.opponents is search.mind) is (opponent_policy(game) is None)
    for g in asked_positions(game, 2, 20)[:3]:
        budget = Budget(60, None)
        assert g.options >> int(search.best(view(g, g.player, True), g.player, budget)) & 1
        assert budget.spent <= 60
