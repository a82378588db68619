"""What goes wrong with a program that plays, said once, in words, on standard error."""

import logging

from openoutcry.bots.process import log
from openoutcry.cli.language import language
from openoutcry.cli.refusals import in_words
from openoutcry.cli.screen import aside


class InWords(logging.Handler):
    """Says a trouble in the language that is spoken."""

    def emit(self, record: logging.LogRecord) -> None:
        """Say it."""
        problem = getattr(record, "problem", None)
        aside().print(record.getMessage() if problem is None else in_words(language(), problem))


def tell_troubles() -> None:
    """From now on, say what goes wrong with programs."""
    if not any(isinstance(handler, InWords) for handler in log.handlers):
        log.addHandler(InWords())
        log.propagate = False
