"""A match played in a terminal: whose turn it is, what is asked, what is answered. The rules are elsewhere."""

import time
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich.console import Group
from rich.style import Style
from rich.text import Text

from openoutcry.bots import SeatedBot
from openoutcry.bots.guests import tell
from openoutcry.cli.answers import CHANGE, COMMANDS, HINT, Offer, command, folded, whose
from openoutcry.cli.language import language
from openoutcry.cli.question import open_answers, question_forms
from openoutcry.cli.refusals import did_you_mean, in_words
from openoutcry.cli.screen import bot_word, spoken
from openoutcry.cli.table_screen import composed
from openoutcry.cli.terminal import Terminal
from openoutcry.coach.errors import CannotCoach
from openoutcry.coach.hints import HintSentences, hint
from openoutcry.engine.errors import OpenOutcryError, nearest
from openoutcry.engine.events import Event
from openoutcry.engine.kernel import is_sealed
from openoutcry.match.match import Match
from openoutcry.text.catalogues import ids
from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Sight, draw
from openoutcry.text.terminal.lines import printable, row, wrapped
from openoutcry.text.terminal.livery import QUIET, WARNING
from openoutcry.text.words import known, listed

BOT_PAUSE = 0.4


class Quit(EOFError):
    """Whoever sits there leaves the game."""


class TerminalMatch:
    """One match and the people at its terminal."""

    def __init__(self, match: Match, bots: list[SeatedBot | None], hints: bool = False) -> None:
        self.match = match
        self.bots = bots
        self.names = [seat.name for seat in match.header.seats]
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.prose = Prose(language(), match.game, self.names)
        self.terminal = Terminal()
        self.commands = (*COMMANDS, HINT) if hints else COMMANDS
        self.hinted: set[int] = set()  # the seats that took a hint, and have not answered since
        self.heard = -1  # the number of inputs up to which the log was told
        self.seen = -1  # and up to which whoever sits there has had time to read it
        self.remarks: list[Text] = []  # to be said below the next question
        self.sitting: int | None = self.people[0] if len(self.people) == 1 else None

    def play(self) -> None:
        """Play to the end of the game, or until somebody quits."""
        self.terminal.say(self._welcome())
        while seats := self.match.asked():
            self._tell()
            seat = seats[0]
            bot = self.bots[seat]
            if bot is None:
                self._person(seat)
            else:
                choice = self.match.choice(seat)
                assert choice is not None
                tell(bot, partial(self._read_by, seat))
                with self.terminal.thinking(spoken("is-thinking", name=self.names[seat])):
                    option = bot.act(self.match.bot_view(seat), choice, None)
                self._accept(seat, option)
                if self.terminal.live:
                    time.sleep(BOT_PAUSE)
        self._tell()

    def _read_by(self, seat: int) -> list[Event]:
        return [event for _, event in self.match.log(seat)]

    def farewell(self, kept: Path | None) -> None:
        """How it ended, or how to go on."""
        result = self.match.result()
        lines = [""]
        if result is not None:
            winners = listed(language(), [self.names[seat] for seat in result.winners])
            lines.append(self.prose.end(result.end))
            for seat in sorted(range(len(self.names)), key=lambda seat: result.ranks[seat]):
                rank = spoken("rank", rank=result.ranks[seat])
                lines.append(f"  {rank:>4}  {self.names[seat]:<24} {self.prose.score(result.scores[seat])}")
            lines.append(spoken("winner-one" if len(result.winners) == 1 else "winner-many", winners=winners))
            if kept is not None:
                lines.append(spoken("play-kept", file=str(kept)))
            self._draw(self.people[0] if len(self.people) == 1 else -1, [], lines)
        elif kept is not None:
            lines.append(spoken("play-left", file=str(kept)))
        if result is not None or kept is not None:
            for line in lines:
                self.terminal.say(line)

    # A person's turn.

    def _person(self, seat: int) -> None:
        if self.sitting != seat and len(self.people) > 1:
            self._hand_over(seat)
        self.sitting = seat
        offer = self._offer(seat)
        self._show(seat, offer)
        while True:
            typed = self.terminal.ask([*offer.words.values(), *(spoken(f"command-{name}") for name in self.commands)])
            stays = False  # a page that leaves room for the question
            if (name := whose(language(), typed)) is not None and self._chosen(seat):
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
        """The table, and the question below it."""
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
        """The question, and its open answers."""
        self.terminal.question(self._question(seat, offer), open_answers(self.match, seat, offer))
        for line in self._change_offer(seat):
            self.terminal.say(line.plain)

    def _question(self, seat: int, offer: Offer) -> str:
        game, view = self.match.game, self.match.view(seat)
        asked = self.prose.ask(offer.choice.kind, game.question_args(view, seat), game.shown(view))
        return spoken("ask-of", name=self.names[seat], question=asked) if len(self.people) > 1 else asked

    def _change_offer(self, seat: int) -> list[Text]:
        """How those who have chosen may choose again."""
        chosen = self._chosen(seat)
        return [row((spoken("change-offer", commands=self._change_commands(chosen)), QUIET))] if chosen else []

    def _answered(self, seat: int, offer: Offer, typed: str) -> bool:
        option = offer.understand(typed)
        if option is None:
            if typed.strip():
                said = ", ".join(offer.words.values())
                near = did_you_mean(language(), nearest(typed.strip()[:40], offer.words.values()))
                self._refuse(spoken("unreadable-choice", words=typed.strip()[:40], open=said) + near)
            return False
        try:
            self._accept(seat, option)
        except OpenOutcryError as problem:
            self._refuse(in_words(language(), problem))
            return False
        self.seen = self.heard
        return True

    def _chosen(self, seat: int) -> list[int]:
        """The others at this terminal who have made a choice that is not known yet: they may still change it."""
        choices = [(other, self.match.choice(other)) for other in self.people if other != seat]
        return [other for other, choice in choices if choice is not None and choice.chosen is not None]

    def _change_commands(self, seats: list[int]) -> str:
        return ", ".join(f"{spoken(f'command-{CHANGE}')} {self.names[seat]}" for seat in seats)

    def _change(self, seat: int, name: str) -> bool:
        """Let somebody who has chosen choose again."""
        chosen = self._chosen(seat)
        meant = [other for other in chosen if not name or folded(self.names[other]) == name]
        if len(meant) != 1:
            self._refuse(spoken("change-who", commands=self._change_commands(chosen)))
            return False
        self._person(meant[0])
        return True

    def _undo(self, seat: int) -> bool:
        """Take the last answer back: freely, or if everybody agrees; bots always do."""
        point = self.match.undo_point(seat)
        if point is None:
            self._refuse(spoken("nothing-to-undo"))
            return False
        others = [self.names[other] for other in self.people if other != seat]
        if (
            not point.free
            and others
            and not self.terminal.agree(spoken("undo-agree", names=listed(language(), others)))
        ):
            self._refuse(spoken("undo-refused"))
            return False
        self.match.accept(self.match.prepare_undo(seat, point.to, consented=not point.free))
        self.heard = self.seen = self.match.number
        self._remark(spoken("undo-done" if point.free else "undo-done-marked", name=self.names[seat]))
        return True

    def _hint(self, seat: int, offer: Offer) -> None:
        """What the coach would answer; the record marks the answer that follows."""
        if HINT not in self.commands:
            self._refuse(spoken("hint-off"))
            return
        view = self.match.bot_view(seat)
        with self.terminal.thinking(spoken("hint-thinking")):
            try:
                given = hint(self.match.game, view, offer.choice, self.match.shown_number)
            except CannotCoach as problem:
                self._refuse(in_words(language(), problem))
                return
        self.hinted.add(seat)
        for line in HintSentences(language(), self.match.game, self.names).lines(view, given):
            self._remark(line)

    def _accept(self, seat: int, option: int) -> None:
        self.match.accept(self.match.prepare(seat, option, seat in self.hinted))
        self.hinted.discard(seat)

    # What is shown.

    def _hand_over(self, seat: int) -> None:
        """The terminal goes to somebody else, who must not see what lies covered before the last one."""
        game, position = self.match.game, self.match.position
        covered = game.covered(position, seat, game.perfect_memory())
        self.terminal.hand_over(spoken("hand-over", name=self.names[seat]), covered != [])

    def _refuse(self, line: str) -> None:
        """No, and why not."""
        if self.terminal.live:
            self._remark(line, WARNING)
        else:
            self.terminal.refuse(line)

    def _remark(self, line: str, style: Style = QUIET) -> None:
        """A sentence; on a screen, below the next question."""
        if self.terminal.live:
            self.remarks.append(row((line, style)))
        else:
            self.terminal.say(line)

    def _tell(self) -> None:
        """Say what is new; on a screen, draw the table again, unless somebody who is asked will see it anyway."""
        looking = -1 if self.sitting is None else self.sitting
        asked = self.match.asked()
        if not self.terminal.live:
            for number, event in self.match.log(looking):
                if number > self.heard:
                    self.terminal.say(self.prose.event(event))
        elif asked and self.bots[asked[0]] is not None and self.match.number > self.heard:
            self._draw(looking, asked, [""])
        self.heard = self.match.number

    def _draw(self, seat: int, asked: list[int], below: list[str]) -> None:
        """The table, with room for these lines below it, if it is a screen."""
        if self.terminal.live:
            lines = [line for text in below for line in wrapped(row(text), "", self.terminal.width)]
            self.terminal.show([self._table(seat, asked, len(lines) + 1)])
        else:
            self.terminal.table(self._table(seat, asked))

    def _table(self, seat: int, asked: list[int], below: int | None = None) -> Group:
        """The table with so many lines below it on the screen; without a limit if it is None."""
        log = self.match.log(seat)
        kinds = [None if seat.bot is None else bot_word(seat.bot) for seat in self.match.header.seats]
        sight = Sight(
            lang=language(),
            names=self.names,
            bots=kinds,
            width=self.terminal.width,
            height=None if below is None else self.terminal.height,
            seat=seat,
            asked=asked,
            house_set=self.match.header.set_name if self.match.header.house_set is not None else "",
            below=below or 0,
            told=[self.prose.event(event) for _, event in log] if self.terminal.live else [],
            fresh=sum(number > self.seen for number, _ in log),
        )
        return draw(self.match.game.shown(self.match.view(seat)), sight)

    def _whole_table(self, seat: int, offer: Offer) -> bool:
        """The table with nothing folded."""
        if not self.terminal.live:
            self._show(seat, offer)
            return False
        return self._page(seat, offer, [self._table(seat, [seat])])

    def _welcome(self) -> str:
        names = listed(language(), self.names)
        return spoken("play-welcome", game=spoken(f"game-{self.match.game.name}"), names=names)

    def _help(self, seat: int, offer: Offer) -> bool:
        game = self.match.game.name
        rules = [f"• {spoken(rule)}" for rule in ids(language(), game) if rule.startswith(f"help-{game}-")]
        modules = [f"help-{game}-{name}" for name, value in self.match.game.options.items() if value != "off"]
        rules += [
            f"• {spoken(rule)}" for rule in modules if rule not in ids(language(), game) and known(language(), rule)
        ]
        several = len(self.people) > 1 and is_sealed(self.match.position)
        names = [*self.commands, CHANGE] if several else self.commands
        commands = [f"{spoken(f'command-{name}'):<12} {spoken(f'command-{name}-about')}" for name in names]
        return self._page(seat, offer, [Text(printable(line)) for line in [*rules, "", *commands]])

    def _history(self, seat: int, offer: Offer) -> bool:
        lines = [(number, self.prose.event(event)) for number, event in self.match.log(seat)]
        return self._page(seat, offer, [Text(printable(f"{number:>3}  {line}")) for number, line in lines])

    def _page(self, seat: int, offer: Offer, parts: Sequence[Group | Text]) -> bool:
        """Something to read; whether it stays above the question."""
        forms = question_forms(self._question(seat, offer), open_answers(self.match, seat, offer), self.terminal.width)
        return self.terminal.page(parts, len(forms[0]) + len(self._change_offer(seat)) + 2)
