"""Rate limits, and the rules for names and chat lines."""

import time
import unicodedata
from collections import OrderedDict

from openoutcry.match.record import LONGEST_NAME
from openoutcry.server.refusals import BadInput, TooFast, TooLarge

LONGEST_LINE = 500
MOST_MARKS = 2
# Joiners within an emoji or a word, and the selector that shows a sign as an emoji. They are invisible, and allowed
# only between or after visible characters.
JOINERS = "\u200c\u200d"
AS_EMOJI = "\ufe0f"
# Letters and signs without a visible form.
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"


class Bucket:
    """A token bucket, which limits a rate: it holds up to `burst` permissions and gains `rate` permissions per
    second."""

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        """Use one permission and return True, or return False if there is none."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """One token bucket per client, for at most `most` clients. The bucket of the client not seen for the longest time
    is dropped first."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        """Use one permission of this client and return True, or return False if there is none."""
        bucket = self.buckets.setdefault(client, Bucket(self.rate, self.burst))
        self.buckets.move_to_end(client)
        if len(self.buckets) > self.most:
            self.buckets.popitem(last=False)
        return bucket.take()


def slow_down(allowed: bool) -> None:
    """Raise `TooFast`, which asks the client to try again later, unless `allowed`."""
    if not allowed:
        raise TooFast("too-fast", "that was too fast: wait a moment, then try again")


def name_of(wish: str) -> str:
    """Return a person's name with its spaces normalized. Raise `BadInput` if it is not a valid name."""
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
    """Return a chat line with its spaces normalized. Raise `TooLarge` if it is too long, `BadInput` if it is empty or
    has invisible characters."""
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
    """Return False if a text has control characters, direction marks, unpaired surrogates, blank letters, or more than
    MOST_MARKS accents on one letter; otherwise True, also for the empty text."""
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
    """Return whether a character is a variation selector: invisible, it selects how the character before it is
    drawn."""
    return "\ufe00" <= letter <= "\ufe0f" or "\u180b" <= letter <= "\u180f" or "\U000e0100" <= letter <= "\U000e01ef"
