"""A match in the terminal: shows the table, asks people, and lets bots play."""

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Group
from rich.style import Style
from rich.text import Text

from openoutcry.bots import SeatedBot
from openoutcry.bots.external_bots import send_events
from openoutcry.cli.play.terminal import (
    CHANGE,
    COMMANDS,
    HINT,
    Offer,
    Terminal,
    change_target,
    command,
    composed,
    folded,
    open_answers,
    question_forms,
)
from openoutcry.cli.run import error_text, language, suggestion
from openoutcry.cli.screen import bot_label, localized
from openoutcry.coach.decisions import CannotCoach
from openoutcry.coach.hints import HintSentences, hint
from openoutcry.engine.errors import OpenOutcryError, nearest
from openoutcry.engine.events import Event
from openoutcry.engine.kernel import is_sealed
from openoutcry.match.match import Match
from openoutcry.text.catalogues import ids
from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Viewer, draw
from openoutcry.text.terminal.lines import printable, row, wrapped
from openoutcry.text.terminal.styles import QUIET, WARNING
from openoutcry.text.words import known, listed

BOT_PAUSE = 0.4


class Quit(EOFError):
    """Raised when a person leaves the match."""


class TerminalMatch:
    """Plays a match with the people at this terminal. `bots` has the bot of each seat, None for seats of people;
    `hints` allows the command that asks the coach."""

    def __init__(self, match: Match, bots: list[SeatedBot | None], hints: bool = False) -> None:
        self.match = match
        self.bots = bots
        self.names = [seat.name for seat in match.header.seats]
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.prose = Prose(language(), match.game, self.names)
        self.terminal = Terminal()
        self.commands = (*COMMANDS, HINT) if hints else COMMANDS
        self.hinted: set[int] = set()  # seats that took a hint and have not answered since
        self.printed_number = -1  # the number of inputs whose events were printed
        self.read_number = -1  # the number of inputs whose events a person has read
        self.remarks: list[Text] = []  # to be shown below the next question
        self.sitting: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play to the end of the match. Raise `Quit`, EOFError or KeyboardInterrupt if a person leaves."""
        self.terminal.say(self._welcome())
        while seats := self.match.asked():
            self._show_new_events()
            seat = seats[0]
            bot = self.bots[seat]
            if bot is None:
                self._ask_person(seat)
            else:
                choice = self.match.choice(seat)
                assert choice is not None
                send_events(bot, partial(self._read_by, seat))
                with self.terminal.thinking(localized("is-thinking", name=self.names[seat])):
                    option = bot.act(self.match.bot_view(seat), choice, None)
                self._accept(seat, option)
                if self.terminal.live:
                    time.sleep(BOT_PAUSE)
        self._show_new_events()

    def _read_by(self, seat: int) -> list[Event]:
        return [event for _, event in self.match.log(seat)]

    def print_result(self, file: Path | None) -> None:
        """Print the result of the match, or how to resume it if it is not over. `file` is where it was saved; None
        prints no place."""
        result = self.match.result()
        lines = [""]
        if result is not None:
            winners = listed(language(), [self.names[seat] for seat in result.winners])
            lines.append(self.prose.end(result.end))
            for seat in sorted(range(len(self.names)), key=lambda seat: result.ranks[seat]):
                rank = localized("rank", rank=result.ranks[seat])
                lines.append(f"  {rank:>4}  {self.names[seat]:<24} {self.prose.score(result.scores[seat])}")
            lines.append(localized("winner-one" if len(result.winners) == 1 else "winner-many", winners=winners))
            if file is not None:
                lines.append(localized("play-kept", file=str(file)))
            self._draw(self.people[0] if len(self.people) == 1 else -1, [], lines)
        elif file is not None:
            lines.append(localized("play-left", file=str(file)))
        if result is not None or file is not None:
            for line in lines:
                self.terminal.say(line)

    # A person's turn.

    def _ask_person(self, seat: int) -> None:
        if self.sitting != seat and len(self.people) > 1:
            self._hand_over(seat)
        self.sitting = seat
        offer = self._offer(seat)
        self._show(seat, offer)
        while True:
            typed = self.terminal.ask(
                [*offer.words.values(), *(localized(f"command-{name}") for name in self.commands)]
            )
            stays = False  # a page that leaves room for the question
            if (name := change_target(language(), typed)) is not None and self._changeable(seat):
                if self._change(seat, name):
                    return
            elif (wish := command(language(), typed)) == "quit":
                raise Quit
            elif wish == "undo":
                if self._undo(seat):
                    return
            elif wish == HINT:
                self._hint(seat, offer)
            elif wish == "table":
                stays = self._whole_table(seat, offer)
            elif wish is not None:
                stays = self._help(seat, offer) if wish == "help" else self._history(seat, offer)
            elif self._answered(seat, offer, typed):
                return
            if stays:
                self._ask(seat, offer)
            elif self.terminal.live:
                self._show(seat, offer)

    def _offer(self, seat: int) -> Offer:
        choice = self.match.choice(seat)
        assert choice is not None
        return Offer(self.prose, self.match.game.questions[int(self.match.position.kind)], choice)

    def _show(self, seat: int, offer: Offer) -> None:
        """Show the table as `seat` sees it, with the question below it. On a screen both replace what was shown
        before."""
        if not self.terminal.live:
            self.terminal.table(self._table(seat, [seat]))
            self._ask(seat, offer)
            return
        forms = question_forms(self._question(seat, offer), open_answers(self.match, seat, offer), self.terminal.width)
        remarks = self._change_offer(seat) + self.remarks
        self.remarks = []
        self.terminal.show(
            composed(
                lambda below: self._table(seat, [seat], below),
                forms,
                [line for remark in remarks for line in wrapped(remark, "", self.terminal.width)],
                self.terminal.console,
            )
        )

    def _ask(self, seat: int, offer: Offer) -> None:
        """Print the question to a seat and its allowed answers below what is already shown."""
        self.terminal.question(self._question(seat, offer), open_answers(self.match, seat, offer))
        for line in self._change_offer(seat):
            self.terminal.say(line.plain)

    def _question(self, seat: int, offer: Offer) -> str:
        game, view = self.match.game, self.match.view(seat)
        asked = self.prose.ask(offer.choice.kind, game.question_args(view, seat), game.shown(view))
        return localized("ask-of", name=self.names[seat], question=asked) if len(self.people) > 1 else asked

    def _change_offer(self, seat: int) -> list[Text]:
        """Return a list with a line that says which other people may change their hidden answers; an empty list if
        nobody may."""
        chosen = self._changeable(seat)
        return [row((localized("change-offer", commands=self._change_commands(chosen)), QUIET))] if chosen else []

    def _answered(self, seat: int, offer: Offer, typed: str) -> bool:
        option = offer.understand(typed)
        if option is None:
            if typed.strip():
                said = ", ".join(offer.words.values())
                near = suggestion(nearest(typed.strip()[:40], offer.words.values()))
                self._refuse(localized("unreadable-choice", words=typed.strip()[:40], open=said) + near)
            return False
        try:
            self._accept(seat, option)
        except OpenOutcryError as problem:
            self._refuse(error_text(problem))
            return False
        self.read_number = self.printed_number
        return True

    def _changeable(self, seat: int) -> list[int]:
        """Return the seats of other people at this terminal whose answer to a simultaneous question may still be
        changed."""
        choices = [(other, self.match.choice(other)) for other in self.people if other != seat]
        return [other for other, choice in choices if choice is not None and choice.chosen is not None]

    def _change_commands(self, seats: list[int]) -> str:
        return ", ".join(f"{localized(f'command-{CHANGE}')} {self.names[seat]}" for seat in seats)

    def _change(self, seat: int, name: str) -> bool:
        """Ask the person called `name` again, who has given a hidden answer ("" if only one person has). Return False,
        with an explanation on the screen, if nobody or more than one is meant."""
        chosen = self._changeable(seat)
        meant = [other for other in chosen if not name or folded(self.names[other]) == name]
        if len(meant) != 1:
            self._refuse(localized("change-who", commands=self._change_commands(chosen)))
            return False
        self._ask_person(meant[0])
        return True

    def _undo(self, seat: int) -> bool:
        """Take back the last answer of a seat. The other people at the terminal must agree unless nobody has seen
        anything since; bots always agree. Return whether it was taken back."""
        point = self.match.undo_point(seat)
        if point is None:
            self._refuse(localized("nothing-to-undo"))
            return False
        others = [self.names[other] for other in self.people if other != seat]
        if (
            not point.free
            and others
            and not self.terminal.agree(localized("undo-agree", names=listed(language(), others)))
        ):
            self._refuse(localized("undo-refused"))
            return False
        self.match.accept(self.match.prepare_undo(seat, point.to, consented=not point.free))
        self.printed_number = self.read_number = self.match.number
        self._remark(localized("undo-done" if point.free else "undo-done-marked", name=self.names[seat]))
        return True

    def _hint(self, seat: int, offer: Offer) -> None:
        """Show the coach's advice on the present question. The next answer of the seat is marked in the record as given
        after a hint."""
        if HINT not in self.commands:
            self._refuse(localized("hint-off"))
            return
        view = self.match.bot_view(seat)
        with self.terminal.thinking(localized("hint-thinking")):
            try:
                given = hint(self.match.game, view, offer.choice, self.match.shown_number)
            except CannotCoach as problem:
                self._refuse(error_text(problem))
                return
        self.hinted.add(seat)
        for line in HintSentences(language(), self.match.game, self.names).lines(view, given):
            self._remark(line)

    def _accept(self, seat: int, option: int) -> None:
        self.match.accept(self.match.prepare(seat, option, seat in self.hinted))
        self.hinted.discard(seat)

    # What is shown.

    def _hand_over(self, seat: int) -> None:
        """Ask for the terminal to be passed to the person in `seat`. What only the previous person may see is removed
        from the screen first."""
        game, position = self.match.game, self.match.position
        covered = game.covered(position, seat, game.perfect_memory())
        self.terminal.hand_over(localized("hand-over", name=self.names[seat]), covered != [])

    def _refuse(self, line: str) -> None:
        """Show the sentence `line`, which says why an input was refused, as a warning."""
        if self.terminal.live:
            self._remark(line, WARNING)
        else:
            self.terminal.refuse(line)

    def _remark(self, line: str, style: Style = QUIET) -> None:
        """Show a sentence: on a screen below the next question, in a pipe at once."""
        if self.terminal.live:
            self.remarks.append(row((line, style)))
        else:
            self.terminal.say(line)

    def _show_new_events(self) -> None:
        """In a pipe, print the events since the last call. On a screen, redraw the table if there are some and a bot
        has to answer next."""
        looking = -1 if self.sitting is None else self.sitting
        asked = self.match.asked()
        if not self.terminal.live:
            for number, event in self.match.log(looking):
                if number > self.printed_number:
                    self.terminal.say(self.prose.event(event))
        elif asked and self.bots[asked[0]] is not None and self.match.number > self.printed_number:
            self._draw(looking, asked, [""])
        self.printed_number = self.match.number

    def _draw(self, seat: int, asked: list[int], below: list[str]) -> None:
        """Draw the table as `seat` sees it, with marks at the seats in `asked`. On a screen, leave room for the lines
        in `below`."""
        if self.terminal.live:
            lines = [line for text in below for line in wrapped(row(text), "", self.terminal.width)]
            self.terminal.show([self._table(seat, asked, len(lines) + 1)])
        else:
            self.terminal.table(self._table(seat, asked))

    def _table(self, seat: int, asked: list[int], below: int | None = None) -> Group:
        """Return the drawing of the table as `seat` sees it. `below` is the number of lines to leave free on the
        screen; with None, the drawing may be longer than the screen."""
        log = self.match.log(seat)
        kinds = [None if seat.bot is None else bot_label(seat.bot) for seat in self.match.header.seats]
        viewer = Viewer(
            lang=language(),
            names=self.names,
            bots=kinds,
            width=self.terminal.width,
            height=None if below is None else self.terminal.height,
            seat=seat,
            asked=asked,
            house_set=self.match.header.set_name if self.match.header.house_set is not None else "",
            lines_below=below or 0,
            messages=[self.prose.event(event) for _, event in log] if self.terminal.live else [],
            unread=sum(number > self.read_number for number, _ in log),
        )
        return draw(self.match.game.shown(self.match.view(seat)), viewer)

    def _whole_table(self, seat: int, offer: Offer) -> bool:
        """Show the whole table, with nothing shortened. Return True if it is still on the screen, so that the question
        can be printed below it."""
        if not self.terminal.live:
            self._show(seat, offer)
            return False
        return self._page(seat, offer, [self._table(seat, [seat])])

    def _welcome(self) -> str:
        names = listed(language(), self.names)
        return localized("play-welcome", game=localized(f"game-{self.match.game.name}"), names=names)

    def _help(self, seat: int, offer: Offer) -> bool:
        game = self.match.game.name
        rules = [f"• {localized(rule)}" for rule in ids(language(), game) if rule.startswith(f"help-{game}-")]
        modules = [f"help-{game}-{name}" for name, value in self.match.game.options.items() if value != "off"]
        rules += [
            f"• {localized(rule)}" for rule in modules if rule not in ids(language(), game) and known(language(), rule)
        ]
        several = len(self.people) > 1 and is_sealed(self.match.position)
        names = [*self.commands, CHANGE] if several else self.commands
        commands = [f"{localized(f'command-{name}'):<12} {localized(f'command-{name}-about')}" for name in names]
        return self._page(seat, offer, [Text(printable(line)) for line in [*rules, "", *commands]])

    def _history(self, seat: int, offer: Offer) -> bool:
        lines = [(number, self.prose.event(event)) for number, event in self.match.log(seat)]
        return self._page(seat, offer, [Text(printable(f"{number:>3}  {line}")) for number, line in lines])

    def _page(self, seat: int, offer: Offer, parts: Sequence[Group | Text]) -> bool:
        """Show text to read, in a pager if it is long. Return True if it is still on the screen, so that the question
        can be printed below it."""
        forms = question_forms(self._question(seat, offer), open_answers(self.match, seat, offer), self.terminal.width)
        return self.terminal.page(parts, len(forms[0]) + len(self._change_offer(seat)) + 2)
