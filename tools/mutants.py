"""Checks that the tests notice changed behaviour. Each row of `MUTANTS` names a file, a text in it, a text that changes
one rule of a game or one behaviour of the server, and the tests that must fail with the changed text.

The tree is copied without its compiled modules, so that changed rules take effect at once. Every test file is first run
without a change: a file that fails then proves nothing.

    python tools/mutants.py            # all rows, in about ten minutes of processor time
    python tools/mutants.py auction    # the rows whose file, text or tests contain this word
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
COMPILED = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
TIMEOUT = 900  # seconds


class Mutant(NamedTuple):
    """A changed text. `file` is relative to src/openoutcry, `tests` (separated by spaces) to tests."""

    file: str
    old: str
    new: str
    tests: str


MOGUL = "games/mogul/rules.py"
BOARD = "games/speculation_board/"
CARDS = "games/speculation_cards/"
STOCKPILE = "games/stockpile/"
IN_MOGUL = "games/mogul/test_"
ON_BOARD = "games/speculation_board/test_"
WITH_CARDS = "games/speculation_cards/test_"
IN_STOCKPILE = "games/stockpile/test_"
MUTANTS = [
    # Mogul.
    Mutant(MOGUL, "player.chips // g.box.exchange", "(player.chips + 1) // g.box.exchange", f"{IN_MOGUL}game_end.py"),
    Mutant(MOGUL, "[int(player.points), int(shares)]", "[int(player.points), 0]", f"{IN_MOGUL}game_end.py"),
    Mutant(MOGUL, "player.points += owned", "player.points += 1", f"{IN_MOGUL}premiums.py"),
    Mutant(MOGUL, "len(g.players) and g.bank >=", "len(g.players) and g.bank >", f"{IN_MOGUL}credit.py"),
    Mutant(MOGUL, "if g.players[g.turn].chips > 0:", "if True:", f"{IN_MOGUL}auction.py"),
    Mutant(MOGUL, "player.chips += g.pot", "g.players[g.start].chips += g.pot", f"{IN_MOGUL}auction.py"),
    Mutant(MOGUL, "g.start = g.turn\n", "pass\n", f"{IN_MOGUL}actions.py"),
    Mutant(MOGUL, "price = g.value(company)", "price = g.value(company) - shares", f"{IN_MOGUL}actions.py"),
    # Speculation, the board game.
    Mutant(f"{BOARD}trade.py", " & ~bit(g.selling)", "", f"{ON_BOARD}trade.py"),
    Mutant(f"{BOARD}rules.py", "if g.turn == 1:", "if g.turn == 0:", f"{ON_BOARD}sequence_of_play.py"),
    Mutant(f"{BOARD}rules.py", "g.movements.refill(g.box.movements)", "pass", f"{ON_BOARD}end_of_a_turn.py"),
    Mutant(f"{BOARD}track.py", "(g.movement + 1) // 2", "g.movement // 2", f"{ON_BOARD}move_the_company_bricks.py"),
    Mutant(f"{BOARD}track.py", " & ~g.occupied()", "", f"{ON_BOARD}move_the_company_bricks.py"),
    Mutant(f"{BOARD}track.py", "(occupied, company) > 1:", "(occupied, company) > 2:", f"{ON_BOARD}rank.py"),
    # Speculation, the card game.
    Mutant(
        f"{CARDS}rules.py", "if g.deck.total >= TWO:\n            return", "return", f"{WITH_CARDS}deck_runs_low.py"
    ),
    Mutant(f"{CARDS}rules.py", "pile.cards.size > 1:", "pile.cards.size > 0:", f"{WITH_CARDS}deck_runs_low.py"),
    Mutant(f"{CARDS}rules.py", "g.first = g.next_seat(g.first)", "pass", f"{WITH_CARDS}round_setup.py"),
    Mutant(f"{CARDS}rules.py", "if g.wanted != 0 and g.wanted &", "if False and g.wanted &", f"{WITH_CARDS}actions.py"),
    Mutant(f"{CARDS}rules.py", "size >= g.box.hand", "size > g.box.hand", f"{WITH_CARDS}end_of_a_round.py"),
    Mutant(
        f"{CARDS}rules.py", "g.last_turns = len(g.players) - 1", "g.last_turns = 1", f"{WITH_CARDS}end_of_a_round.py"
    ),
    Mutant(
        f"{CARDS}rules.py",
        "g.drawn.add(option, bit(g.turn))",
        "g.drawn.add(option, EVERYBODY)",
        f"{WITH_CARDS}hidden_cards.py",
    ),
    Mutant(f"{CARDS}scoring.py", "in range(g.round):", "in range(len(g.piles)):", f"{WITH_CARDS}scoring.py"),
    # Stockpile.
    Mutant(
        f"{STOCKPILE}phases/supply.py",
        "if g.placed & bit(DOWN) == 0 or",
        "if True or",
        f"{IN_STOCKPILE}supply_phase.py",
    ),
    Mutant(f"{STOCKPILE}phases/demand.py", "if pile.bidder != seat:", "if True:", f"{IN_STOCKPILE}demand_phase.py"),
    Mutant(
        f"{STOCKPILE}phases/demand.py", "pile.space + 1 + hired", "pile.space + hired", f"{IN_STOCKPILE}demand_phase.py"
    ),
    Mutant(f"{STOCKPILE}phases/selling.py", "shares = 2", "shares = 1", f"{IN_STOCKPILE}selling_phase.py"),
    Mutant(f"{STOCKPILE}phases/ending.py", "if owners > 1:", "if owners > 2:", f"{IN_STOCKPILE}game_end.py"),
    Mutant(
        f"{STOCKPILE}table/market.py",
        "if doubled > option:",
        "if False:",
        f"{IN_STOCKPILE}movement_phase.py {IN_STOCKPILE}stock_splits.py",
    ),
    Mutant(
        f"{STOCKPILE}table/market.py",
        "before * g.box.second_split)",
        "g.box.second_split)",
        f"{IN_STOCKPILE}stock_splits.py",
    ),
    Mutant(
        f"{STOCKPILE}table/market.py",
        "g.ticker[company] = g.box.start[company]",
        "g.ticker[company] = 0",
        f"{IN_STOCKPILE}bankruptcy.py",
    ),
    # The server: rights and seats.
    Mutant("server/live/table_rules.py", "if seat.holder != OPEN:", "if False:", "server/test_seats.py"),
    Mutant(
        "server/live/table_rules.py",
        "must_host(draft.table, held)\n    start(draft)",
        "start(draft)",
        "server/test_seats.py",
    ),
    Mutant("server/live/table_rules.py", "    if left:", "    if False:", "server/test_seats.py"),
    Mutant(
        "server/live/seats.py",
        "if is_reserved(seat) and fits(token, seat.reserved):",
        "if is_reserved(seat):",
        "server/test_seat_ownership.py",
    ),
    Mutant("server/live/seats.py", " and not is_reserved(seat)\n", "\n", "server/test_seat_ownership.py"),
    Mutant("server/live/seats.py", "return not table.locked or", "return True or", "server/test_moderation.py"),
    Mutant("server/live/table_rules.py", "if sees_cards(held, table):", "if False:", "server/test_moderation.py"),
    Mutant("server/live/live_table.py", "in self.table.muted:", "in ():", "server/test_moderation.py"),
    Mutant(
        "server/http/tokens.py",
        'hmac.compare_digest(hash_of(token or ""), kept or "") and ',
        "",
        "server/test_bad_input.py",
    ),
    Mutant("server/http/cookies.py", "httponly=True", "httponly=False", "server/test_seats.py"),
    # The server: what is sent to whom.
    Mutant(
        "server/live/live_table.py",
        "form = FULL if self.stage == OVER else",
        "form = FULL if True else",
        "server/test_whole_game.py",
    ),
    Mutant("server/live/seat_view.py", "return (thinking or seats)[0]", "return seats[0]", "server/test_seats.py"),
    Mutant("server/live/seat_view.py", "secret=None if result is None else", "secret=", "server/test_whole_game.py"),
    Mutant(
        "server/live/seat_view.py",
        "if self.known.version == version and not self.stale:",
        "if True:",
        "server/test_chat.py",
    ),
    # The server: undo, hints and limits.
    Mutant("server/live/undo.py", "            if others:", "            if False:", "server/test_undo.py"),
    Mutant("server/live/undo.py", "if seat in asked:", "if False:", "server/test_undo.py"),
    Mutant("server/live/coach.py", "if live_table.table.hints is None:", "if False:", "server/test_coach.py"),
    Mutant("server/http/limits.py", "if self.left < 1:", "if False:", "server/test_chat.py"),
    Mutant("server/http/limits.py", "if len(line) > LONGEST_LINE:", "if False:", "server/test_chat.py"),
    Mutant("server/http/limits.py", 'kind[0] == "C" or ', "", "server/test_chat.py"),
]


def main() -> int:
    parser = argparse.ArgumentParser(description="Check that the tests notice changed behaviour.")
    parser.add_argument("word", nargs="?", default="", help="only rows with this word")
    word = parser.parse_args().word
    wanted = [mutant for mutant in MUTANTS if word in " ".join(mutant)]
    bad = 0
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = copy_tree(Path(folder))
        for tests in dict.fromkeys(mutant.tests for mutant in wanted):
            healthy = passes(tree, tests)
            for mutant in (one for one in wanted if one.tests == tests):
                found = result(tree, mutant) if healthy else "unusable: the tests fail without a change"
                bad += found != "caught"
                print(f"{found:8} {mutant.file}: {mutant.old.strip()!r} -> {mutant.new.strip()!r}", flush=True)
    print(f"{len(wanted) - bad} of {len(wanted)} caught")
    return 1 if bad else 0


def copy_tree(folder: Path) -> Path:
    """Copy what the tests need to `folder`, without compiled modules. Return the copy."""
    for name in ("src", "tests", "docs", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=COMPILED)
    for name in ("pyproject.toml", "hatch_build.py", "README.md"):
        shutil.copy2(ROOT / name, folder)
    return folder


def result(tree: Path, mutant: Mutant) -> str:
    """Return whether the tests notice this change: caught, missed, stale if the text is not in the file once, or slow
    if the tests did not end in time."""
    file = tree / "src" / "openoutcry" / mutant.file
    source = file.read_text("utf-8") if file.exists() else ""
    if source.count(mutant.old) != 1:
        return "stale"
    times = file.stat()
    file.write_text(source.replace(mutant.old, mutant.new), "utf-8")
    try:
        passed = passes(tree, mutant.tests)
    finally:
        file.write_text(source, "utf-8")
        # Else the compiled file of the changed text would count.
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))
    return "slow" if passed is None else "missed" if passed else "caught"


def passes(tree: Path, tests: str) -> bool | None:
    """Run test files in the copy until the first failure. Return whether all of them passed, None if they did not end
    in time."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-x",
        "-q",
        "-p",
        "no:xdist",
        *(f"tests/{name}" for name in tests.split()),
    ]
    environment = os.environ | {"PYTHONPATH": str(tree / "src")}
    try:
        done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, timeout=TIMEOUT, check=False)
    except subprocess.TimeoutExpired:
        return None
    return done.returncode == 0


if __name__ == "__main__":
    sys.exit(main())
