"""The coach: values by what a seat could know, three numbers that add up, and mistakes that are found."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from openoutcry.bots.search.option_values import OptionValues
from openoutcry.coach.analysis import Analysis, Prior, analyze, opened, prior_of
from openoutcry.coach.decisions import CannotCoach, DecisionPoint, decisions
from openoutcry.coach.evaluation import Precision, mind_of, value
from openoutcry.coach.page import CoachSentences
from openoutcry.coach.reasons import LOWER
from openoutcry.engine.bits import numbers
from openoutcry.engine.chance import Rng
from openoutcry.engine.game import Game, guess, winners
from openoutcry.engine.kernel import NATURE, answer_for
from openoutcry.engine.position import Position, load, save
from openoutcry.engine.views import view
from openoutcry.games.catalogue import games, info, open_game
from openoutcry.lab.coaching import analyze_match, rows_of, tendencies
from openoutcry.match.dealer import secret_of
from openoutcry.match.match import Match
from openoutcry.match.record import SeatName, dump, parse
from tests.asked import asked_positions

EVERYTHING = {"board": "advanced", **dict.fromkeys(info("stockpile").modules, "on")}
TABLES: list[tuple[str, int, dict[str, str]]] = [
    *((game, players, {}) for game in games() for players in (info(game).players[0], info(game).players[-1])),
    ("stockpile", 4, EVERYTHING),
]
MOST_LOOKED_AT = 12
SHORTLY = Precision(0.2, 60, 60, 0)
LIGHTLY = Precision(0.2, 80, 60, 40)


def by_policy(game: Game[Any], seed: int, wrong: bool = False) -> tuple[Match, int]:
    """A match by the policy of the mind; with one wrong answer, and its number, if it shall be so."""
    match = Match.open(game, [SeatName(f"Seat {seat + 1}") for seat in range(game.players)], secret_of(seed))
    mind, rng, planted = mind_of(game), Rng(seed), 0
    while asked := match.asked():
        seat = asked[0]
        choice = match.choice(seat)
        assert choice is not None
        world = guess(game, match.bot_view(seat), rng)
        option = int(mind.policy(world, rng)) if len(choice.options) > 1 else choice.options[0]
        if wrong and not planted and seat == 0 and len(choice.options) > 1:
            worst = clearly_worst(game, match, seat)
            if worst is not None:
                option, planted = worst, match.number + 1
        match.accept(match.prepare(seat, option))
    return match, planted


def clearly_worst(game: Game[Any], match: Match, seat: int) -> int | None:
    """The worst option, where it loses more than a fifth of all games."""
    values = OptionValues(game, mind_of(game), 99)
    options = numbers(int(match.position.options))
    values.begin(options)
    values.try_worlds(match.bot_view(seat), seat, True, 150)
    by_worth = sorted(range(len(options)), key=lambda place: values.mean(place, seat))
    gap = values.mean(by_worth[-1], seat) - values.mean(by_worth[0], seat)
    return options[by_worth[0]] if gap > 0.3 else None


@cache
def looked_at(game: str, seed: int = 3) -> tuple[Match, Analysis]:
    match, _ = by_policy(open_game(game, info(game).players[0]), seed)
    return match, analyze(match, 1, LIGHTLY)


def asked_at(game: Game[Any], g: Position) -> DecisionPoint:
    seat = int(g.player)
    options = numbers(int(g.options))
    words = [game.questions[int(g.kind)].words[option] for option in options]
    seen = view(g, seat, True)
    covered = save(seen, game.steps()) != save(g, game.steps())
    return DecisionPoint(7, seat, game.questions[int(g.kind)].kind, options[0], options, words, seen, g, covered)


@pytest.mark.parametrize(("name", "players", "options"), TABLES, ids=str)
def test_in_worlds_that_a_seat_cannot_tell_apart_its_answers_are_worth_the_same(
    name: str, players: int, options: dict[str, str]
) -> None:
    game = open_game(name, players, options)
    steps, mind, apart = game.steps(), mind_of(game), 0
    for g in asked_positions(game, 11, 17)[:MOST_LOOKED_AT]:
        seen = view(g, int(g.player), True)
        other = guess(game, load(save(seen, steps), g.blank(), steps), Rng(3))
        here, there = (value(game, mind, asked_at(game, world), 5, SHORTLY) for world in (g, other))
        assert here == there, game.questions[int(g.kind)].name
        apart += save(g, steps) != save(other, steps)
    assert apart or name == "mogul"  # there, whoever remembers everything knows everything


@pytest.mark.parametrize("game", games())
def test_par_luck_skill_and_table_add_up_to_the_result(game: str) -> None:
    match, found = looked_at(game)
    result = match.result()
    assert result is not None
    for one in found.seats:
        assert abs(one.par + one.luck + one.skill + one.table - one.result) < 1e-9
        assert one.skill <= 0
        assert one.result == (1 / len(result.winners) if one.seat in result.winners else 0)
    assert abs(sum(one.luck for one in found.seats)) < 1e-9
    assert abs(sum(one.result for one in found.seats) - 1) < 1e-9


@pytest.mark.parametrize("game", games())
def test_every_decision_is_looked_at_and_every_chance_is_one(game: str) -> None:
    match, found = looked_at(game)
    assert [one.n for one in found.decisions] == [one.n for one in decisions(match)]
    for one in found.decisions:
        assert {one.chosen, one.best, one.open_best} <= {option.words for option in one.options}
        assert all(0 <= option.win <= 1 and option.error > 0 for option in one.options)
        assert one.cost >= 0
        assert abs(sum(one.brought)) < 1e-9
    assert all(abs(sum(point.chances) - 1) < 1e-9 for point in found.chances)


@pytest.mark.parametrize("game", games())
def test_a_mind_counts_the_same_winners_as_the_game(game: str) -> None:
    opened_game = open_game(game, info(game).players[0])
    values = OptionValues(opened_game, mind_of(opened_game), 4)
    for _ in range(30):
        g = opened_game.new()
        values.stream.word()
        values.luck.word()
        values.play_to_end(g)
        won = winners(opened_game.standing(g))
        expected = [1 / len(won) if seat in won else 0.0 for seat in range(opened_game.players)]
        assert [float(chance) for chance in values.mind.chances] == expected


def test_a_planted_mistake_is_among_the_worst_answers_of_its_seat() -> None:
    match, planted = by_policy(open_game("mogul", 3), 7, wrong=True)
    assert planted
    found = analyze(match, 1, Precision(0.1, 250, 400, 0))
    assert planted in [one.n for one in found.worst(0)]


def test_nobody_knows_from_the_first_turns_of_the_card_game_who_will_have_the_last_one() -> None:
    game = open_game("speculation-cards", 3)
    match, _ = by_policy(game, 3)
    early = [one for one in decisions(match) if one.kind == "action" and 3 <= one.truth.turns < 9]
    assert early[0].truth.round == 1
    for one in early[:3]:
        values = OptionValues(game, mind_of(game), 5)
        values.begin(one.options)
        values.try_worlds(one.seen, one.seat, True, 250)
        held = [place for place, words in enumerate(one.words) if words.startswith("discard")]
        gained = max(values.mean(place, one.seat) for place in held) - values.mean(one.words.index("draw"), one.seat)
        assert gained < 0.2, one.words


def test_what_is_decided_in_the_last_turns_of_the_card_game_is_played_and_not_judged() -> None:
    game = open_game("speculation-cards", 3)
    match, _ = by_policy(game, 3)
    third = [one for one in decisions(match) if one.truth.round == 3]
    last = [one for one in third if one.truth.last_turns >= 0]
    assert last
    assert all(chance in (0, 1 / 3, 1 / 2, 1) for one in last for chance in _chances_once(game, one))
    assert all(0 < chance < 1 for chance in _chances_once(game, third[0]))


def _chances_once(game: Game[Any], one: DecisionPoint) -> list[float]:
    """What each option is worth to its seat by one playout, with all cards open."""
    values = OptionValues(game, mind_of(game), 5)
    values.begin(one.options)
    values.try_worlds(one.truth, one.seat, False, 1)
    return [float(values.mean(place, one.seat)) for place in range(len(one.options))]


def test_the_same_seed_says_the_same_for_any_number_of_cores() -> None:
    match, found = looked_at("speculation-cards")
    assert analyze_match(match, 1, LIGHTLY, 2) == found


@pytest.mark.parametrize(
    ("costs", "said"), [([0.0, 0.002], "No mistake"), ([0.04, *[0.0] * 29], "Few"), ([0.04], "1 in 1")]
)
def test_the_coach_says_whether_there_were_few_mistakes(costs: list[float], said: str) -> None:
    match, found = looked_at("mogul")
    some = [msgspec.structs.replace(found.decisions[0], cost=cost) for cost in costs]
    assert said in CoachSentences("en", match, msgspec.structs.replace(found, decisions=some)).mistakes()


def test_a_reason_never_speaks_against_the_best_answer() -> None:
    _, found = looked_at("speculation-cards")
    reasons = [one.reason for one in found.decisions if one.reason is not None]
    assert reasons
    for gain in (gain for reason in reasons for gain in reason.gains):
        assert (gain.better < gain.was) == (gain.figure in LOWER), gain.figure


def test_a_single_option_costs_nothing() -> None:
    match, _ = looked_at("mogul")
    asked = {one.n for one in decisions(match)}
    g = match.game.new()
    for n in match.line:
        entry = match.entries[n - 1]
        if entry.seat != NATURE and len(numbers(int(g.options))) == 1:
            assert n not in asked
        answer_for(g, entry.seat, entry.option)


def test_noise_is_believed_less_than_a_large_loss() -> None:
    prior = prior_of([(0.01, 0.02), (-0.02, 0.02), (0.015, 0.02), (0.0, 0.02), (0.3, 0.02)])
    assert prior.shrink(0.02, 0.02) < 0.01
    assert prior.shrink(-0.03, 0.02) < 0.005
    assert 0.27 < prior.shrink(0.3, 0.02) <= 0.3
    assert Prior(0.1, 0.02).shrink(0.9, 0.01) > 0.8


def test_one_large_loss_is_believed_among_many_small_ones() -> None:
    small = [(0.002 * (n % 9) - 0.004, 0.02) for n in range(120)]
    prior = prior_of([*small, (0.22, 0.047)])
    assert prior.shrink(0.22, 0.047) > 0.15
    assert prior.shrink(0.06, 0.047) < 0.01


def test_a_match_that_is_not_over_is_refused() -> None:
    match, _ = looked_at("mogul")
    record = parse(dump(match))
    with pytest.raises(CannotCoach, match="not over"):
        opened(msgspec.structs.replace(record, entries=record.entries[:-1], ending=None))


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", games())
def test_every_mistake_has_a_reason_in_words(game: str, lang: str) -> None:
    match, found = looked_at(game)
    teller = CoachSentences(lang, match, found)
    told = [teller.sentences(one) for seat in range(found.players) for one in found.worst(seat)]
    assert all(len(sentences) >= 2 for sentences in told)
    assert all(one.reason is not None for seat in range(found.players) for one in found.worst(seat))
    assert all(teller.heading(one) for one in found.worst())
    assert all(moment.told for moment in teller.moments())


def test_tendencies_sum_up_what_answers_cost_by_kind_of_question() -> None:
    _, found = looked_at("mogul")
    rows = rows_of("one", found) + rows_of("two", found)
    summed = tendencies(rows)
    assert all(one.low <= one.cost <= one.high for one in summed)
    whole = [one for one in summed if one.kind == ""]
    assert sum(one.answers for one in whole) == len(rows)
