"""What somebody at a table of Stockpile is asked and may answer, as it is read in a terminal."""

from openoutcry.engine import door
from openoutcry.engine.views import view
from openoutcry.text.prose import Prose
from tests.games.stockpile.positions import Table

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def question(table: Table, lang: str = "en") -> str:
    """What is asked."""
    seat = door.asked(table.g)[0]
    seen = view(table.g, seat, table.game.perfect_memory())
    kind = table.game.questions[int(table.g.kind)].kind
    prose = Prose(lang, table.game, NAMES[: table.game.players])
    return prose.ask(kind, table.game.question_args(seen, seat), table.game.shown(seen))


def answers(table: Table, lang: str = "en", prose: Prose | None = None, seat: int | None = None) -> dict[str, str]:
    """The open answers: what is typed, and what it is said to do."""
    seat = door.asked(table.g)[0] if seat is None else seat
    seen = view(table.g, seat, table.game.perfect_memory())
    prose = prose or Prose(lang, table.game, NAMES[: table.game.players])
    choice = door.choice(table.game, table.g, seat)
    assert choice is not None
    return {
        words: prose.answer(choice.kind, words, table.game.option_args(seen, seat, option))
        for option, words in zip(choice.options, choice.words, strict=True)
    }
