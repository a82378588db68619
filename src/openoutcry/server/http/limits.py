"""How much and how fast: buckets that fill with time, and what a name or a line of chat may be."""

import time
import unicodedata
from collections import OrderedDict

from openoutcry.match.record import LONGEST_NAME
from openoutcry.server.refusals import BadInput, TooFast, TooLarge

LONGEST_LINE = 500
MOST_MARKS = 2
# Joiners that hold an emoji or a word together, and the mark that makes a sign an emoji: invisible, and only between or
# behind what is not.
JOINERS = "\u200c\u200d"
AS_EMOJI = "\ufe0f"
# Letters and signs that are drawn as nothing, by the Unicode standard's list of those to be ignored.
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


class Bucket:
    """Holds up to `burst` permissions and gets `rate` more each second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Use one permission; False when there is none."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each client, the least recently seen forgotten first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Use one of this client's permissions; False when there is none."""
        bucket = self.buckets.setdefault(client, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(client)
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()


def slow_down(allowed: bool) -> None:
    """Refuse what comes too fast."""
    if not allowed:
        raise TooFast("too-fast", "that was too fast: wait a moment, then try again")


def name_of(wish: str) -> str:
    """A person's name as it may stand at a table."""
    name = " ".join(unicodedata.normalize("NFC", wish).split())
    if not 1 <= len(name) <= LONGEST_NAME or not is_visible(name):
        raise BadInput(
            "bad-name",
            f"a name has 1 to {LONGEST_NAME} visible characters, with at most {MOST_MARKS} marks on a letter",
            longest=LONGEST_NAME,
            length=len(name),
            marks=MOST_MARKS,
        )
    return name


def line_of(text: str) -> str:
    """A line of chat as it may be said."""
    line = " ".join(text.split())
    if len(line) > LONGEST_LINE:
        raise TooLarge(
            "chat-too-long",
            f"a line of chat has at most {LONGEST_LINE} characters",
            longest=LONGEST_LINE,
            length=len(line),
        )
    if not line or not is_visible(line):
        raise BadInput("bad-chat", "a line of chat needs visible characters, and only those")
    return line


def is_visible(text: str) -> bool:
    """Whether a text has no control characters, no marks that turn the writing round, no halves of characters, nothing
    that is drawn as nothing, and no piles of accents."""
    marks = MOST_MARKS
    for before, letter, after in zip(" " + text, text, text[1:] + " ", strict=False):
        if letter in JOINERS or letter == AS_EMOJI:
            if before.isascii() or before in JOINERS or (letter != AS_EMOJI and after.isascii()):
                return False
            continue
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in ("Mn", "Me") else MOST_MARKS if letter == " " else 0
        if kind[0] == "C" or letter in BLANKS or is_selector(letter) or marks > MOST_MARKS:
            return False
    return True


def is_selector(letter: str) -> bool:
    """Whether this only chooses how the letter before it is drawn."""
    return "\ufe00" <= letter <= "\ufe0f" or "\u180b" <= letter <= "\u180f" or "\U000e0100" <= letter <= "\U000e01ef"
