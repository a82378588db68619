"""An evening at a table in a terminal: whose turn it is, what is asked, what is answered. The rules are elsewhere."""

import time
from pathlib import Path

from openoutcry.bots import Bot
from openoutcry.cli.answers import CHANGE, COMMANDS, Offer, command, folded, whose
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import bot_word, spoken
from openoutcry.cli.spoken import language
from openoutcry.cli.terminal import Answer, Terminal
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.kernel import is_sealed
from openoutcry.table.match import Match
from openoutcry.text.catalogues import ids
from openoutcry.text.prose import Prose
from openoutcry.text.terminal import Sight, draw
from openoutcry.text.words import known, listed

BOT_PAUSE = 0.4


class Quit(EOFError):
    """Somebody has had enough for today."""


class Evening:
    """One match and the people at its terminal."""

    def __init__(self, match: Match, bots: list[Bot | None]) -> None:
        self.match = match
        self.bots = bots
        self.names = [seat.name for seat in match.header.seats]
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.prose = Prose(language(), match.game, self.names)
        self.terminal = Terminal()
        self.heard = -1  # the number of inputs up to which the log was told
        self.seen = -1  # and up to which whoever sits there has had time to read it
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
                self._accept(seat, bot.act(self.match.bot_view(seat), choice, None))
                if self.terminal.live:
                    time.sleep(BOT_PAUSE)
        self._tell()

    def farewell(self, kept: Path | None) -> None:
        """How it ended, or how to go on."""
        result = self.match.result()
        if result is not None:
            self._draw(self.people[0] if len(self.people) == 1 else -1, [], len(self.names) + 5)
            winners = listed(language(), [self.names[seat] for seat in result.winners])
            self.terminal.say("")
            self.terminal.say(self.prose.end(result.end))
            for seat in sorted(range(len(self.names)), key=lambda seat: result.ranks[seat]):
                rank = spoken("rank", rank=result.ranks[seat])
                self.terminal.say(f"  {rank:>4}  {self.names[seat]:<24} {self.prose.score(result.scores[seat])}")
            self.terminal.say(spoken("winner-one" if len(result.winners) == 1 else "winner-many", winners=winners))
            if kept is not None:
                self.terminal.say(spoken("play-kept", file=str(kept)))
        elif kept is not None:
            self.terminal.say("")
            self.terminal.say(spoken("play-left", file=str(kept)))

    # A person's turn.

    def _person(self, seat: int) -> None:
        if self.sitting != seat and len(self.people) > 1:
            self._hand_over(seat)
        self.sitting = seat
        offer = self._offer(seat)
        answers = self._answers(seat, offer)
        self._draw(seat, [seat], len(answers) + 3)
        self._ask(seat, offer, answers)
        while True:
            typed = self.terminal.ask([*offer.words.values(), *(spoken(f"command-{name}") for name in COMMANDS)])
            if (name := whose(language(), typed)) is not None and self._chosen(seat):
                if self._change(seat, name):
                    return
                continue
            wish = command(language(), typed)
            if wish == "quit":
                raise Quit
            if wish == "undo":
                if self._undo(seat):
                    return
            elif wish == "table":
                self._draw(seat, [seat], len(answers) + 3)
                self._ask(seat, offer, answers)
            elif wish is not None:
                self._help() if wish == "help" else self._history(seat)
                self._ask(seat, offer, answers)
            elif self._answered(seat, offer, typed):
                return

    def _offer(self, seat: int) -> Offer:
        choice = self.match.choice(seat)
        assert choice is not None
        return Offer(self.prose, self.match.game.questions[int(self.match.position.kind)], choice)

    def _answers(self, seat: int, offer: Offer) -> list[Answer]:
        """Each open answer on a line; those that differ in their last word only may share one."""
        view = self.match.view(seat)
        lines: list[Answer] = []
        before = ""
        for (number, option), words in zip(offer.numbers.items(), offer.choice.words, strict=True):
            values = self.match.game.option_args(view, seat, option)
            typed = offer.words[option]
            alike = words.rpartition(" ")[0]
            group = self.prose.group(offer.choice.kind, words, values)
            if group is not None and alike == before:
                lines[-1] = lines[-1].joined(number, typed)
            else:
                meaning = group or self.prose.answer(offer.choice.kind, words, values)
                if option == offer.choice.chosen:
                    meaning = f"{meaning} ({spoken('chosen-so-far')})"
                lines.append(Answer(str(number), meaning, typed))
            before = alike
        return lines

    def _ask(self, seat: int, offer: Offer, answers: list[Answer]) -> None:
        """The question, and its open answers."""
        asked = self.prose.ask(offer.choice.kind, self.match.game.shown(self.match.view(seat)))
        several = len(self.people) > 1
        self.terminal.question(spoken("ask-of", name=self.names[seat], question=asked) if several else asked, answers)
        if chosen := self._chosen(seat):
            self.terminal.say(spoken("change-offer", commands=self._change_commands(chosen)))

    def _answered(self, seat: int, offer: Offer, typed: str) -> bool:
        option = offer.understand(typed)
        if option is None:
            if typed.strip():
                said = ", ".join(offer.words.values())
                self.terminal.refuse(spoken("unreadable-choice", words=typed.strip()[:40], open=said))
            return False
        try:
            self._accept(seat, option)
        except OpenOutcryError as problem:
            self.terminal.refuse(in_words(language(), problem))
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
            self.terminal.refuse(spoken("change-who", commands=self._change_commands(chosen)))
            return False
        self._person(meant[0])
        return True

    def _undo(self, seat: int) -> bool:
        """Take the last answer back: freely, or if everybody agrees; bots always do."""
        point = self.match.undo_point(seat)
        if point is None:
            self.terminal.refuse(spoken("nothing-to-undo"))
            return False
        others = [self.names[other] for other in self.people if other != seat]
        if (
            not point.free
            and others
            and not self.terminal.agree(spoken("undo-agree", names=listed(language(), others)))
        ):
            self.terminal.refuse(spoken("undo-refused"))
            return False
        self.match.accept(self.match.prepare_undo(seat, point.to, consented=not point.free))
        self.heard = self.seen = self.match.number
        self.terminal.say(spoken("undo-done" if point.free else "undo-done-marked", name=self.names[seat]))
        return True

    def _accept(self, seat: int, option: int) -> None:
        self.match.accept(self.match.prepare(seat, option))

    # What is shown.

    def _hand_over(self, seat: int) -> None:
        """The terminal goes to somebody else, who must not see what lies covered before the last one."""
        game, position = self.match.game, self.match.position
        covered = game.covered(position, seat, game.perfect_memory())
        self.terminal.hand_over(spoken("hand-over", name=self.names[seat]), covered != [])

    def _tell(self) -> None:
        """Say what is new."""
        for number, event in self.match.log(-1 if self.sitting is None else self.sitting):
            if number > self.heard:
                self.terminal.say(self.prose.event(event))
        self.heard = self.match.number

    def _draw(self, seat: int, asked: list[int], below: int) -> None:
        log = self.match.log(seat)
        kinds = [None if seat.bot is None else bot_word(seat.bot) for seat in self.match.header.seats]
        sight = Sight(
            lang=language(),
            names=self.names,
            bots=kinds,
            width=self.terminal.width,
            height=self.terminal.height,
            seat=seat,
            asked=asked,
            house_set=self.match.header.set_name if self.match.header.house_set is not None else "",
            below=below,
            told=[self.prose.event(event) for _, event in log] if self.terminal.live else [],
            fresh=sum(number > self.seen for number, _ in log),
        )
        self.terminal.table(draw(self.match.game.shown(self.match.view(seat)), sight))

    def _welcome(self) -> str:
        names = listed(language(), self.names)
        return spoken("play-welcome", game=spoken(f"game-{self.match.game.name}"), names=names)

    def _help(self) -> None:
        game = self.match.game.name
        rules = [f"• {spoken(rule)}" for rule in ids(language(), game) if rule.startswith(f"help-{game}-")]
        modules = [f"help-{game}-{name}" for name, value in self.match.game.options.items() if value != "off"]
        rules += [
            f"• {spoken(rule)}" for rule in modules if rule not in ids(language(), game) and known(language(), rule)
        ]
        names = [*COMMANDS, CHANGE] if len(self.people) > 1 and is_sealed(self.match.position) else COMMANDS
        commands = [f"{spoken(f'command-{name}'):<12} {spoken(f'command-{name}-about')}" for name in names]
        self.terminal.page([*rules, "", *commands])

    def _history(self, seat: int) -> None:
        lines = [(number, self.prose.event(event)) for number, event in self.match.log(seat)]
        self.terminal.page([f"{number:>3}  {line}" for number, line in lines])
