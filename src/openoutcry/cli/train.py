"""`openoutcry train`: a game's mind learns, with a learning curve; what it learned goes to a file."""

import shlex
from collections.abc import Iterator
from pathlib import Path

import msgspec

from openoutcry.bots import house_bots, must_be_known
from openoutcry.cli.arguments import read_text, settings, try_to_write, write_text
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.run import INTERRUPTED
from openoutcry.cli.screen import aside, console, decimal, percent, progress_bar, remark_uncompiled, spoken
from openoutcry.cli.seats import default_players
from openoutcry.coach.pictures import spark
from openoutcry.games.catalogue import info
from openoutcry.lab.clusters import cluster
from openoutcry.lab.course import ANY_NUMBER, PLAY, RESULTS, SEARCH, Course, Progress, trial_players
from openoutcry.lab.processes import Share, in_order

ROUND = {SEARCH: "train-round-search", PLAY: "train-round-play", RESULTS: "train-round-results"}
CURVES = {SEARCH: "train-curve", PLAY: "train-curve", RESULTS: "train-curve-results"}
CURVE = 60  # columns of the learning curve
IN_A_ROW = 12  # numbers in a line of a file


class TrainWishes(msgspec.Struct, frozen=True):
    """What was asked for on the command line."""

    game: str
    players: int | None
    source: str
    rounds: int
    games: int
    playouts: int
    generations: int
    trials: int
    seed: int
    jobs: int
    cluster: str | None
    sets: list[str]
    house_set: Path | None
    out: Path | None
    json: bool


def learn(wishes: TrainWishes) -> int:
    """Learn, and show how it went."""
    info(wishes.game)
    if wishes.source not in ROUND:
        message = f"--from is {SEARCH}, {PLAY} or {RESULTS}, not {wishes.source}"
        raise WrongUsage("usage-train-from", message, words=wishes.source)
    if wishes.playouts == 0 and wishes.source != RESULTS:
        message = f"--playouts 0 goes with --from {RESULTS} only"
        raise WrongUsage("usage-train-playouts", message, words=wishes.source)
    must_be_known("tycoon", house_bots(wishes.game))
    if wishes.out is not None:
        try_to_write(wishes.out)
    course = Course(
        wishes.game,
        _players(wishes),
        settings(wishes.sets),
        None if wishes.house_set is None else read_text(wishes.house_set),
        wishes.source,
        wishes.rounds,
        wishes.games,
        wishes.playouts,
        wishes.generations,
        wishes.trials,
        wishes.seed,
    )
    remark_uncompiled()
    steps, code = _steps(course, wishes)
    if not steps:
        return code
    if wishes.out is not None:
        write_text(wishes.out, _file(course, steps))
        aside().print(spoken("train-written", file=str(wishes.out)))
    if wishes.json:
        print(msgspec.json.encode(steps).decode())  # noqa: T201
    else:
        _show(course, steps)
    return code


def _players(wishes: TrainWishes) -> int:
    """For how many it is learned; a judge is for any number, if nothing else is said."""
    if wishes.players is not None:
        return wishes.players
    return ANY_NUMBER if wishes.source == RESULTS else default_players(wishes.game)


def _steps(course: Course, wishes: TrainWishes) -> tuple[list[Progress], int]:
    """All that was learned, step by step; until it was interrupted."""
    steps: list[Progress] = []
    share = in_order if wishes.cluster is None else cluster(wishes.cluster)
    with progress_bar() as bar:
        task = bar.add_task(spoken("train-learning"), total=_total(course))
        try:
            for step in _lessons(course, wishes.jobs, share):
                steps.append(step)
                bar.advance(task)
        except KeyboardInterrupt:
            return steps, INTERRUPTED
    return steps, 0


def _lessons(course: Course, jobs: int, share: Share) -> Iterator[Progress]:
    if course.source == RESULTS:
        from openoutcry.lab.judging import learn_to_judge

        return learn_to_judge(course, jobs, share)
    from openoutcry.lab.train import train

    return train(course, jobs, share)


def _total(course: Course) -> int:
    """How many steps there will be."""
    if course.source == RESULTS:
        from openoutcry.lab.judging import steps_of

        return steps_of(course)
    lessons = course.games if course.source == SEARCH else 0
    return course.rounds * (lessons + course.generations + (course.trials > 0))


def _show(course: Course, steps: list[Progress]) -> None:
    for number in range(1, steps[-1].round + 1):
        last = [step for step in steps if step.round == number][-1]
        words = spoken(
            ROUND[course.source],
            round=number,
            lessons=last.lessons,
            won=percent(1 - last.loss),
            loss=_decimal(course, last.loss),
            apart=_decimal(course, last.apart),
        )
        console().print(words)
        if last.trial is not None:
            won, low, high = last.trial
            asked = {"won": percent(won), "low": percent(low), "high": percent(high)}
            console().print(spoken("train-trial", games=course.trials, par=percent(1 / trial_players(course)), **asked))
    learned = [step.apart for step in steps if step.generation > 0 and step.trial is None]
    if learned:
        console().print(spoken(CURVES[course.source], curve=curve(learned)))
    for name, value in steps[-1].habits.items():
        console().print(f"  {name} = {value:.4g}", highlight=False)


def _decimal(course: Course, loss: float) -> str:
    """A loss in hundredths of a game, or a surprise as it is."""
    return decimal(loss, 3) if course.source == RESULTS else decimal(100 * loss, 2)


def curve(losses: list[float]) -> str:
    """A learning curve as a row of blocks: what an answer loses, the lower the better."""
    most = max(losses) or 1.0
    return spark([loss / most for loss in losses], min(len(losses), CURVE))


def _file(course: Course, steps: list[Progress]) -> str:
    """What was learned, with the command and the measurement that made it."""
    last = steps[-1]
    words = ["openoutcry", "train", course.game, "--from", course.source]
    words += ["--players", str(course.players)] if course.players != ANY_NUMBER else []
    for name in ("rounds", "games", "playouts", "generations", "trials", "seed"):
        words += [f"--{name}", str(getattr(course, name))]
    words += [f"--set={name}={value}" for name, value in course.options.items()]
    lines = [f"# {shlex.join(words)}", f"# {_measured(course, last)}"]
    if last.trial is not None:
        won, low, high = last.trial
        lines.append(f"# trial: {won:.3f} of {course.trials} games won ({low:.3f} to {high:.3f})")
    judge = next((step.judge for step in reversed(steps) if step.judge is not None), None)
    if judge is not None:
        lines += [f"{name} = {getattr(judge, name)}" for name in ("horizon", "traits", "units")]
        lines += ["weights = [", *_rows([f"{weight:.4g}" for weight in judge.weights]), "]"]
    else:
        lines += ["[learned]", *(f"{name} = {value:.4g}" for name, value in last.habits.items())]
    return "\n".join([*lines, ""])


def _measured(course: Course, last: Progress) -> str:
    if course.source == RESULTS:
        return f"{last.lessons} positions; surprised by {last.apart:.4f} before it learned from the last games"
    return f"{last.lessons} lessons; an answer loses {last.loss:.4f} of a game, {last.apart:.4f} by those kept apart"


def _rows(numbers: list[str]) -> list[str]:
    """Numbers in lines that are not too long."""
    return [f"    {', '.join(numbers[at : at + IN_A_ROW])}," for at in range(0, len(numbers), IN_A_ROW)]
