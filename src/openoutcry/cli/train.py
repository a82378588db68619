"""`openoutcry train`: trains the parameters of a game's bots, prints the learning curve and writes the result to a
file."""

import shlex
from collections.abc import Iterator

from openoutcry.bots import builtin_bots, must_be_known
from openoutcry.cli.arguments import check_writable, default_players, parse_game_options, read_text, write_text
from openoutcry.cli.options import TrainOptions
from openoutcry.cli.run import INTERRUPTED, WrongUsage
from openoutcry.cli.screen import (
    console,
    decimal,
    error_console,
    localized,
    percent,
    print_json,
    progress_bar,
    warn_if_uncompiled,
)
from openoutcry.coach.page import spark
from openoutcry.games.catalogue import info
from openoutcry.lab.train import ANY_NUMBER, PLAY, RESULTS, SEARCH, Course, Progress, trial_players
from openoutcry.lab.workers import Share, cluster, in_order

ROUND = {SEARCH: "train-round-search", PLAY: "train-round-play", RESULTS: "train-round-results"}
CURVES = {SEARCH: "train-curve", PLAY: "train-curve", RESULTS: "train-curve-results"}
CURVE = 60  # columns of the learning curve
IN_A_ROW = 12  # numbers in a line of a file


def train_bots(options: TrainOptions) -> int:
    """Run `openoutcry train`: optimize the parameters of a game's bots, print the progress of each round, and write the
    result to a file if asked. Return the exit code: 0, or 130 after Ctrl-C."""
    info(options.game)
    if options.source not in ROUND:
        message = f"--from is {SEARCH}, {PLAY} or {RESULTS}, not {options.source}"
        raise WrongUsage("usage-train-from", message, words=options.source)
    if options.playouts == 0 and options.source != RESULTS:
        message = f"--playouts 0 goes with --from {RESULTS} only"
        raise WrongUsage("usage-train-playouts", message, words=options.source)
    must_be_known("tycoon", builtin_bots(options.game))
    if options.out is not None:
        check_writable(options.out)
    course = Course(
        options.game,
        _players(options),
        parse_game_options(options.sets),
        None if options.house_set is None else read_text(options.house_set),
        options.source,
        options.rounds,
        options.games,
        options.playouts,
        options.generations,
        options.trials,
        options.seed,
    )
    warn_if_uncompiled()
    steps, code = _steps(course, options)
    if not steps:
        return code
    if options.out is not None:
        write_text(options.out, _file(course, steps))
        error_console().print(localized("train-written", file=str(options.out)))
    if options.json:
        print_json(steps)
    else:
        _show(course, steps)
    return code


def _players(options: TrainOptions) -> int:
    """Return the number of players to train for. Without `--players` that is the game's usual number, or any number for
    a value network."""
    if options.players is not None:
        return options.players
    return ANY_NUMBER if options.source == RESULTS else default_players(options.game)


def _steps(course: Course, options: TrainOptions) -> tuple[list[Progress], int]:
    """Run the training and return its progress items, and the exit code: 0, or 130 after Ctrl-C, with the items so
    far."""
    steps: list[Progress] = []
    share = in_order if options.cluster is None else cluster(options.cluster)
    with progress_bar() as bar:
        task = bar.add_task(localized("train-learning"), total=_total(course))
        try:
            for step in _lessons(course, options.jobs, share):
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
    """Return how many progress items the training yields, for the progress bar."""
    if course.source == RESULTS:
        from openoutcry.lab.judging import steps_of

        return steps_of(course)
    lessons = course.games if course.source == SEARCH else 0
    return course.rounds * (lessons + course.generations + (course.trials > 0))


def _show(course: Course, steps: list[Progress]) -> None:
    for number in range(1, steps[-1].round + 1):
        last = [step for step in steps if step.round == number][-1]
        words = localized(
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
            console().print(
                localized("train-trial", games=course.trials, par=percent(1 / trial_players(course)), **asked)
            )
    learned = [step.apart for step in steps if step.generation > 0 and step.trial is None]
    if learned:
        console().print(localized(CURVES[course.source], curve=curve(learned)))
    for name, value in steps[-1].habits.items():
        console().print(f"  {name} = {value:.4g}", highlight=False)


def _decimal(course: Course, loss: float) -> str:
    """Format a loss: in percentage points of a win, or as it is for a value network."""
    return decimal(loss, 3) if course.source == RESULTS else decimal(100 * loss, 2)


def curve(losses: list[float]) -> str:
    """Return a learning curve as a line of block characters, scaled to its largest loss."""
    most = max(losses) or 1.0
    return spark([loss / most for loss in losses], min(len(losses), CURVE))


def _file(course: Course, steps: list[Progress]) -> str:
    """Return the trained parameters as the text of a TOML file, with the command and the measurements in comments."""
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
    """Return lines of at most IN_A_ROW numbers each, as in a TOML array."""
    return [f"    {', '.join(numbers[at : at + IN_A_ROW])}," for at in range(0, len(numbers), IN_A_ROW)]
