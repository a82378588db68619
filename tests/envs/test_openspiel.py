"""The games as OpenSpiel games: its own checks hold, nothing covered is told, and its search plays."""

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest

from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.views import view
from openoutcry.envs.ismcts import Ismcts, SwiftIsmcts
from openoutcry.envs.openspiel import OpenSpielObserver, OutcryState, load, short_name
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.lab.simulate import play_game

TABLES: list[tuple[str, int, dict[str, str]]] = [
    *((game, info(game).players[0], {}) for game in games()),
    ("stockpile", 3, dict.fromkeys(info("stockpile").modules, "on")),
]


def positions(name: str, players: int, options: dict[str, str], seed: int) -> Iterator[OutcryState]:
    """Every state of a game that OpenSpiel plays at random."""
    state = load(open_game(name, players, options)).new_initial_state()
    dice = random.Random(seed)
    while not state.is_terminal():
        yield state
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(dice.choices(actions, weights)[0])
        else:
            state.apply_action(dice.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_openspiel_checks_a_game(name: str, players: int, options: dict[str, str]) -> None:
    pyspiel.random_sim_test(load(open_game(name, players, options)), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_a_state_dealt_anew_is_the_same_to_its_player_and_another_to_the_rest(
    name: str, players: int, options: dict[str, str]
) -> None:
    others = 0
    for n, state in enumerate(positions(name, players, options, 3)):
        seat = state.current_player()
        if seat < 0 or n % 5:
            continue
        world = state.resample_from_infostate(seat, random.Random(n).random)
        assert world.information_state_string(seat) == state.information_state_string(seat)
        assert world.legal_actions() == state.legal_actions()
        assert world.history() == []
        others += str(world) != str(state)
    assert others > 0 or name in ("mogul", "speculation-board"), "who remembers all knows all in these two"


def test_a_copy_goes_its_own_way() -> None:
    for state in positions("mogul", 3, {}, 1):
        if state.current_player() >= 0:
            break
    before = str(state)
    for other in (state.clone(), copy.deepcopy(state)):
        assert str(other) == before
        other.apply_action(other.legal_actions()[0])
        assert str(other) != before
        assert str(state) == before


def test_nature_draws_by_what_the_bag_holds() -> None:
    uneven = 0
    for state in positions("speculation-cards", 3, {}, 2):
        bag = state.table.state.step.bag(state.table.state) if state.is_chance_node() else None
        if bag is not None:
            found = {kind: n / bag.total for kind, n in enumerate(bag.counts) if n}
            assert dict(state.chance_outcomes()) == pytest.approx(found)
            uneven += len(set(found.values())) > 1
    assert uneven > 0


def test_a_return_is_the_share_of_the_victory_above_par() -> None:
    *_, end = positions("mogul", 4, {}, 5)
    scores = end.table.game.scores(end.table.state)
    returns = end.returns()
    assert sum(returns) == pytest.approx(0)
    assert max(returns) == returns[scores.index(max(scores))]
    assert min(returns) == -1 / 4


def test_options_and_players_are_parameters() -> None:
    game = pyspiel.load_game("openoutcry_stockpile(players=2,bonds=on)")
    assert game.num_players() == 2
    assert game.rules.options["bonds"] == "on"
    assert short_name("speculation-cards") == "openoutcry_speculation_cards"


@pytest.mark.parametrize("name", games())
def test_openspiels_search_plays_every_game(name: str) -> None:
    game = open_game(name, info(name).players[0], {})
    quick = type("Quick", (SwiftIsmcts,), {"seconds": 0.0})
    played = play_game(game, [quick(game, seat) for seat in range(game.players)], deal=4)
    assert 1 in played.ranks


def test_openspiels_search_plays_as_it_ships() -> None:
    state = next(one for one in positions("mogul", 3, {}, 1) if one.current_player() >= 0)
    bot = Ismcts(state.table.game, 1)
    choice = door.choice(state.table.game, state.table.state, state.current_player())
    assert choice is not None
    assert bot.act(view(state.table.state, state.current_player(), True), choice) in choice.options
    assert bot.search.simulations >= 2


def test_worlds_that_a_player_cannot_tell_apart_are_dealt_anew_alike() -> None:
    for state in positions("stockpile", 3, {}, 7):
        seat = state.current_player()
        if seat >= 0 and len(state.history()) > 30:
            other = state.guessed(seat, Rng(1))
            assert str(other) != str(state)
            assert str(other.guessed(seat, Rng(9))) == str(state.guessed(seat, Rng(9)))
            return
    pytest.fail("nobody was asked")


def recalled(state: OutcryState, seat: int) -> dict[str, list[float]]:
    """What a player recalls as numbers: of the position, of the answers, and of what was shown with each."""
    observer = OpenSpielObserver(state.table.settings, recall=True)
    observer.set_from(state, seat)
    assert observer.tensor.tolist() == state.information_state_tensor(seat)
    return {part: numbers.tolist() for part, numbers in observer.dict.items()}


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_whoever_was_dealt_another_card_never_forgets_it_and_nobody_else_can_tell(
    name: str, players: int, options: dict[str, str]
) -> None:
    """Of every hidden draw and of every secret answer of a game another one is given as well: the tensors differ for
    those who were shown which it was, for ever, and for nobody else."""
    shown = 0
    dice = random.Random(6)
    ways: list[tuple[int, int, OutcryState, OutcryState]] = []
    for state in positions(name, players, options, 6):
        n, question = len(state.history()), state.table.game.questions[int(state.table.state.kind)]
        if state.is_terminal() or not question.secret or len(state.legal_actions()) < 2 or n > 150:
            continue
        one, other = state.clone(), state.clone()
        for way, action in zip((one, other), dice.sample(state.legal_actions(), 2), strict=True):
            way.apply_action(action)
        for seat in range(players):
            told_apart = one.information_state_string(seat) != other.information_state_string(seat)
            assert told_apart == (one.information_state_tensor(seat) != other.information_state_tensor(seat))
            if told_apart:
                shown += 1
                ways.append((n, seat, one, other))
    for n, seat, one, other in ways[:: max(1, len(ways) // 8)]:
        for way in (one, other):
            while not way.is_terminal():
                way.apply_action(dice.choice(way.legal_actions()))
        first, second = recalled(one, seat), recalled(other, seat)
        assert first["answers"][n] != second["answers"][n]
        assert first["answers"][:n] == second["answers"][:n]
    assert shown > 0 or name == "mogul"


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_what_was_answered_in_secret_is_in_no_tensor_of_the_others(
    name: str, players: int, options: dict[str, str]
) -> None:
    secret: list[tuple[int, bool]] = []
    for state in positions(name, players, options, 4):
        g, game = state.table.state, state.table.game
        if not state.is_terminal():
            secret.append((int(g.player), game.questions[int(g.kind)].secret))
    for seat in range(players):
        codes = recalled(state, seat)["answers"]
        for n, (player, hidden) in enumerate(secret):
            if hidden and 0 <= player != seat:
                assert 0.5 < codes[n] <= 1
            elif player == seat:
                assert 0 < codes[n] <= 0.5


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_tensors_are_scaled_and_different_observations_stay_different(
    name: str, players: int, options: dict[str, str]
) -> None:
    tensors: dict[bytes, bytes] = {}
    for state in positions(name, players, options, 8):
        for seat in range(players):
            numbers = np.array(state.observation_tensor(seat), np.float32)
            history = np.array(state.information_state_tensor(seat), np.float32)
            assert numbers.min() >= 0
            assert numbers.max() <= 1
            assert (history[: len(numbers)] == numbers).all()
            assert history.min() >= 0
            assert history.max() <= 1
            row = bytes(memoryview(state.table.observe(seat).room))
            assert tensors.setdefault(numbers.tobytes(), row) == row


@pytest.mark.parametrize("name", games())
def test_a_house_set_is_a_parameter_and_stays_with_a_state(name: str) -> None:
    game = pyspiel.load_game(short_name(name), {"players": info(name).players[0], "house_set": "small"})
    assert game.rules.set_name.endswith(", small")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = pickle.loads(pickle.dumps(game.new_initial_state()))
    assert state.get_game().rules.set_name == game.rules.set_name
    assert load(game.rules, "small").rules.set_name == game.rules.set_name
    with pytest.raises(OpenOutcryError, match="pass that house set"):
        load(game.rules)


@pytest.mark.heavy
@pytest.mark.parametrize(
    ("learner", "options", "episodes"),
    [("dqn", ",house_set=small", 400), ("nfsp", ",house_set=small", 400), ("dqn", "", 350)],
)
def test_openspiels_nets_learn_from_information_states(learner: str, options: str, episodes: int) -> None:
    """The losses of OpenSpiel's own agents in torch, on what they observe by default, are numbers. On numbers that were
    not scaled, the loss of DQN became NaN at episode 290 of the usual game."""
    pytest.importorskip("torch", reason="OpenSpiel's nets need torch, which is part of openoutcry[heavy]")
    from open_spiel.python import rl_environment
    from open_spiel.python.pytorch import dqn, nfsp

    env = rl_environment.Environment(pyspiel.load_game(f"openoutcry_mogul(players=3,reward=rank{options})"))
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    if learner == "dqn":
        agents = [dqn.DQN(n, size, actions, [64], replay_buffer_capacity=5000, batch_size=32) for n in range(3)]
    else:
        agents = [
            nfsp.NFSP(n, size, actions, [64], 5000, 0.1, batch_size=32, min_buffer_size_to_learn=100) for n in range(3)
        ]
    losses: list[float] = []
    for _ in range(episodes):
        step = env.reset()
        while not step.last():
            player = step.observations["current_player"]
            step = env.step([agents[player].step(step).action])
        for agent in agents:
            agent.step(step)
        found = agents[0].loss
        losses += [one for one in (found if isinstance(found, tuple) else (found,)) if one is not None]
    assert len(losses) > 20
    assert np.isfinite([float(one) for one in losses]).all()


def test_an_information_state_remembers_the_way() -> None:
    """What was read on two ways is not the same, and is kept with a state that is stored."""
    ways = []
    for first in (0, 1):
        state = pyspiel.load_game("openoutcry_speculation_cards(players=2)").new_initial_state()
        dice = random.Random(first)
        while len(state.history()) < 12:
            state.apply_action(dice.choice(state.legal_actions()))
        ways.append(state)
    one, other = (state.information_state_string(0).rpartition("#")[2] for state in ways)
    assert one != other
    again = pickle.loads(pickle.dumps(ways[0]))
    assert again.information_state_string(0) == ways[0].information_state_string(0)
    assert again.information_state_tensor(0) == ways[0].information_state_tensor(0)


@pytest.mark.parametrize("reward", ["rank", "score"])
def test_returns_are_by_rank_or_score(reward: str) -> None:
    game = pyspiel.load_game(f"openoutcry_mogul(players=3,reward={reward})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state, dice = game.new_initial_state(), random.Random(2)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    scores = state.table.game.scores(state.table.state)
    assert state.returns() == scores if reward == "score" else sum(state.returns()) == pytest.approx(0)
    assert max(state.returns()) == state.returns()[scores.index(max(scores))]


def test_python_ends_well_with_the_games_registered() -> None:
    """OpenSpiel frees what it keeps after Python has ended, which a function would not survive."""
    subprocess.run([sys.executable, "-c", "import openoutcry.envs.openspiel"], check=True)
