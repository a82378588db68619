"""`openoutcry train`: a game's mind learns from search, with a learning curve; the habits go to a file."""

import shlex
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
from openoutcry.lab.train import PLAY, SEARCH, Course, Progress, train

ROUND = {SEARCH: "train-round-search", PLAY: "train-round-play"}
CURVE = 60  # columns of the learning curve


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
    sets: list[str]
    house_set: Path | None
    out: Path | None
    json: bool


def learn(wishes: TrainWishes) -> int:
    """Learn, and show how it went."""
    info(wishes.game)
    if wishes.source not in (SEARCH, PLAY):
        message = f"--from is {SEARCH} or {PLAY}, not {wishes.source}"
        raise WrongUsage("usage-train-from", message, words=wishes.source)
    must_be_known("tycoon", house_bots(wishes.game))
    if wishes.out is not None:
        try_to_write(wishes.out)
    course = Course(
        wishes.game,
        default_players(wishes.game) if wishes.players is None else wishes.players,
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


def _steps(course: Course, wishes: TrainWishes) -> tuple[list[Progress], int]:
    """All that was learned, step by step; until it was interrupted."""
    steps: list[Progress] = []
    lessons = course.games if course.source == SEARCH else 0
    total = course.rounds * (lessons + course.generations + (course.trials > 0))
    with progress_bar() as bar:
        task = bar.add_task(spoken("train-learning"), total=total)
        try:
            for step in train(course, wishes.jobs):
                steps.append(step)
                bar.advance(task)
        except KeyboardInterrupt:
            return steps, INTERRUPTED
    return steps, 0


def _show(course: Course, steps: list[Progress]) -> None:
    for number in range(1, steps[-1].round + 1):
        last = [step for step in steps if step.round == number][-1]
        words = spoken(
            ROUND[course.source],
            round=number,
            lessons=last.lessons,
            won=percent(1 - last.loss),
            loss=decimal(100 * last.loss, 2),
            apart=decimal(100 * last.apart, 2),
        )
        console().print(words)
        if last.trial is not None:
            won, low, high = last.trial
            asked = {"won": percent(won), "low": percent(low), "high": percent(high)}
            console().print(spoken("train-trial", games=course.trials, par=percent(1 / course.players), **asked))
    learned = [step.apart for step in steps if step.generation > 0 and step.trial is None]
    if learned:
        console().print(spoken("train-curve", curve=curve(learned)))
    for name, value in steps[-1].habits.items():
        console().print(f"  {name} = {value:.4g}", highlight=False)


def curve(losses: list[float]) -> str:
    """A learning curve as a row of blocks: what an answer loses, the lower the better."""
    most = max(losses) or 1.0
    return spark([loss / most for loss in losses], min(len(losses), CURVE))


def _file(course: Course, steps: list[Progress]) -> str:
    """The habits, with the command and the measurement that made them."""
    last = steps[-1]
    words = ["openoutcry", "train", course.game, "--players", str(course.players), "--from", course.source]
    for name in ("rounds", "games", "playouts", "generations", "trials", "seed"):
        words += [f"--{name}", str(getattr(course, name))]
    words += [f"--set={name}={value}" for name, value in course.options.items()]
    lines = [f"# {shlex.join(words)}"]
    lines.append(
        f"# {last.lessons} lessons; an answer loses {last.loss:.4f} of a game, {last.apart:.4f} by those kept apart"
    )
    if last.trial is not None:
        won, low, high = last.trial
        lines.append(f"# trial: {won:.3f} of {course.trials} games won ({low:.3f} to {high:.3f})")
    lines += ["[learned]", *(f"{name} = {value:.4g}" for name, value in last.habits.items())]
    return "\n".join([*lines, ""])
