"""Limits of a house set, checked before it is parsed.

`tomllib` needs time and memory that grow with the square of the depth of a key, and recurses for every bracket. A
number of thousands of digits cannot even be printed. So an untrusted text is first scanned once from left to right.
"""

import re
from typing import Final

from openoutcry.engine.errors import BadBox

# The largest printed set has half of this; it is three tables deep at most.
LARGEST_SET: Final = 20_000
DEEPEST: Final = 8
LONGEST_WORD: Final = 100

# Each alternative takes all it can and gives nothing back, also where the closing mark is missing: every letter of the
# text is looked at once.
TOKEN: Final = re.compile(
    r'''
    (?P<string> """ (?: [^"\\] | \\. | "(?!"") )*+ "{0,5}
              | \''' (?: [^'] | '(?!\'') )*+ '{0,5}
              | " (?: [^"\\\n] | \\. )*+ "?
              | ' [^'\n]*+ '? )
    | (?P<comment> \# [^\n]*+ )
    | (?P<word> [^\s\#"'.,=\[\]{}]++ )
    | (?P<space> [\ \t]++ )
    | (?P<mark> . )
    ''',
    re.VERBOSE | re.DOTALL,
)


def look_over(text: str) -> None:
    """Raise `BadBox` for a TOML text that is too large, has too long a word or number, or is nested too deeply to be
    parsed safely. Called before parsing."""
    size = len(text.encode(errors="surrogatepass"))
    if size > LARGEST_SET:
        told = f"the data file has {size} bytes, and at most {LARGEST_SET} are read"
        raise BadBox("box-too-large", told, size=size, most=LARGEST_SET)
    line, dots, brackets = 1, 0, 0
    for token in TOKEN.finditer(text):
        found = token[0]
        match token.lastgroup:
            case "string":
                line += found.count("\n")
            case "word" if len(found) > LONGEST_WORD:
                told = f"line {line}: a word or a number has at most {LONGEST_WORD} characters"
                raise BadBox("box-long-word", told, line=line, most=LONGEST_WORD)
            case "mark":
                dots = dots + 1 if found == "." else 0
                brackets = max(0, brackets + (found in "[{") - (found in "]}"))
                line += found == "\n"
        if max(dots + 1, brackets) > DEEPEST:
            raise BadBox("box-too-deep", f"line {line}: nothing goes deeper than {DEEPEST}", line=line, most=DEEPEST)
