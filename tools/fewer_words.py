"""Puts the C that mypyc writes in fewer words: what it holds, and what it asks, for no reason. `compiled.h` has what is
written instead.

Whatever a rule reads from a field or a list, mypyc holds: it counts one reference more, and one less after the last
use. While nothing in between can let go of anything, the field or the list itself holds it, and a caller holds what it
gives. After each call of a function that gives a number, mypyc asks whether it failed, also of those that never do.
To know that, a function is read line by line, as mypyc lays it out. A line that is not known to be harmless counts as
harmful, and what is not understood stays as it was written: then it is slower, and does the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

MET = "fewer_words.json"  # where compile_engine.py notes how often each of these was met
# What can be told from a few lines, and what is compiled instead.
FEW_LINES: dict[str, tuple[re.Pattern[str], str | Callable[[re.Match[str]], str]]] = {
    # A number is hardly ever looked for from the end of a row. That it can be, mypyc asks at each read and write, and
    # the compiler counts along in every loop for it: as a call it is laid out apart.
    "from behind": (
        re.compile(
            r"^( +(\w+)) = (\w+) \+ (\w+);\n( +\w+ = \(uint64_t\)\2 < \(uint64_t\)\4;)",
            re.MULTILINE,
        ),
        r"\1 = CPy_FromBehind(\3, \4);\n\5",
    ),
    # The smallest number of a set is one instruction of the machine, which no expression of Python's is compiled to.
    "lowest": (
        re.compile(r"= (?:exports_openoutcry\.)?CPyDef_openoutcry___engine___bits___lowest\("),
        "= CPy_Lowest(",
    ),
    # Of a class that plain Python may extend mypyc asks at each read whether a number or flag was ever set, and notes
    # at each write that it is. All are set when an object is made; one that was made without is noticed by its other
    # fields.
    "a number was set": (
        re.compile(
            r"^( +(\w+) = .*;\n)"
            r" +if \(unlikely\(\2 == -113\) && !\(.*->bitmap & \d+\)\) \{\n"
            r" +PyErr_SetString\(PyExc_AttributeError, .*\);\n"
            r" +\}\n"
            r"( +\w+ = )\2 == -113;\n",
            re.MULTILINE,
        ),
        r"\1\g<3>0;\n",
    ),
    "a flag was set": (
        re.compile(
            r"^( +(\w+) = .*->_\w+;\n)"
            r" +if \(unlikely\(\2 == 2\)\) \{\n"
            r" +CPy_AttributeError\(.*\);\n"
            r" +goto \w+;\n"
            r" +\}\n",
            re.MULTILINE,
        ),
        r"\1",
    ),
    "a number is set": (
        re.compile(r"^ +if \(unlikely\(.* == -113\)\) \{\n.*->bitmap \|= \d+;\n +\}\n", re.MULTILINE),
        "",
    ),
    "all numbers are set": (re.compile(r"self->bitmap = 0;"), "self->bitmap = ~0;"),
    # Python calls a function with all it needs, in order and without names, nearly always.
    "called in order": (
        re.compile(
            r"^( +)if \(!CPyArg_ParseStackAndKeywordsSimple\(args, nargs, kwnames, &parser((?:, &obj_\w+)+)\)\) \{\n",
            re.MULTILINE,
        ),
        lambda found: taken_in_order(found[1], found[2].removeprefix(", &").split(", &")) + found[0].lstrip(),
    ),
    # A step that is called as any step holds on to the position while it runs, which its caller does already.
    "a step holds": (
        re.compile(
            r"^ +CPy_INCREF\((\w+)\);\n"
            r"( +if \(likely\(.*\)\)\n"
            r" +(\w+) = \1;\n"
            r" +else \{\n"
            r" +CPy_TypeError\(.*\); \n"
            r" +\3 = NULL;\n"
            r" +\}\n"
            r" +if \(\3 == NULL\) goto \w+;\n"
            r" +\w+ = CPyDef_\w+\(.*\);\n)"
            r" +CPy_DECREF\(\3\);\n",
            re.MULTILINE,
        ),
        r"\2",
    ),
}

FUNCTION = re.compile(r"^[A-Za-z_][\w *]*?\b(CPyDef_\w+)\(([^\n]*)\) \{\n(.*?)^\}\n", re.MULTILINE | re.DOTALL)
DECLARED = re.compile(r"(\w+) \*?(cpy_r_\w+)")
CALLED = re.compile(r"([\w.]+)\(")
ASSIGNED = re.compile(r"(cpy_r_\w+) = (.*);")
FIELD_ASSIGNED = re.compile(r"\(\(\w+ \*\)cpy_r_\w+\)->_\w+ = ([\w-]+);")
JUMP = re.compile(r"(if \(.*\) )?goto (\w+);")
COUNTED_UP = re.compile(r"(CPy|VEC_I64)_INCREF\((cpy_r_\w+)\);")
COUNTED_DOWN = re.compile(r"(?:CPy_DECREF|CPy_DecRef|VEC_I64_DECREF)\((cpy_r_\w+)\);")
FROM_LIST = re.compile(r"(cpy_r_\w+) = CPyList_GetItemInt64\(.*\);")
ASKED = re.compile(
    r"^( +(cpy_r_\w+) = (?:exports_openoutcry\.)?(CPyDef_\w+)\(.*\);\n)"
    r" +(cpy_r_\w+) = \2 == -113;\n"
    r" +if \(unlikely\(\4\)\) (?:goto \w+;|\{\n +goto \w+;\n +\} else\n +(goto \w+;))\n",
    re.MULTILINE,
)

HARMLESS = {
    *("likely", "unlikely", "offsetof", "Py_TYPE", "PyObject_TypeCheck", "PyErr_Occurred", "CPyLong_AsInt64"),
    *("CPyList_GetItemInt64", "CPyList_GetItemInt64Borrow", "CPyTagged_INCREF", "CPyTagged_DECREF", "CPyTagged_DecRef"),
    *("CPy_FromBehind", "CPy_Lowest", "CPy_INCREF", "VEC_I64_INCREF"),
}
DROPS_ROWS = {"VecI64Api.append", "VEC_I64_DECREF"}
FAILURES = {
    *("CPy_AddTraceback", "CPy_AttributeError", "CPy_TypeError", "CPy_TypeErrorTraceback"),
    *("PyErr_SetNone", "PyErr_SetString"),
}
NUMBERS = {"int64_t", "char", "CPyTagged"}
# What a line can let go of.
NOTHING, ROWS, ANYTHING = 0, 1, 2


def taken_in_order(indent: str, names: list[str]) -> str:
    """Takes what a function is called with, where there are no names to be looked up; or else …"""
    taken = "".join(f"{indent}    {name} = args[{n}];\n" for n, name in enumerate(names))
    return f"{indent}if (likely(kwnames == NULL && nargs == {len(names)})) {{\n{taken}{indent}}} else "


def in_fewer_words(texts: list[str]) -> tuple[list[str], dict[str, int]]:
    """C files that do the same with fewer instructions, and how often each reason for that was met."""
    met: dict[str, int] = {}
    for reason, (pattern, shorter) in FEW_LINES.items():
        done = [pattern.subn(shorter, text) for text in texts]
        texts = [text for text, _ in done]
        met[reason] = sum(times for _, times in done)
    texts, met["it never fails"] = with_less_asked(texts)
    texts, met["it is held anyway"] = with_less_held(texts)
    return texts, met


class Function:
    """A function as mypyc wrote it."""

    def __init__(self, name: str, given: str, body: str) -> None:
        self.name = name
        self.written = [line.rstrip() for line in body.split("\n")]
        self.lines = [line.strip() for line in self.written]
        self.given = {name for _, name in DECLARED.findall(given)}
        self.types = {name: kind for kind, name in DECLARED.findall(given)}
        self.assigned: dict[str, int] = {}
        self.labels: dict[str, int] = {}
        self.changed = False
        for n, line in enumerate(self.lines):
            if line.endswith(": ;"):
                self.labels[line[:-3]] = n
            elif assigned := ASSIGNED.match(line):
                self.assigned[assigned[1]] = self.assigned.get(assigned[1], 0) + 1
            elif declared := DECLARED.fullmatch(line[:-1]):
                self.types[declared[2]] = declared[1]
        self.clear = self.is_clear()

    def is_clear(self) -> bool:
        """Whether it is laid out as is known here."""
        for n, line in enumerate(self.lines):
            jump = JUMP.fullmatch(line)
            if jump and jump[2] not in self.labels:
                return False
            if line.endswith("{") and not line.startswith("if (") and line not in ("else {", "} else {"):
                return False
            if line.startswith("if (") and not jump and not line.endswith("{") and self.lines[n + 2] != "else {":
                return False
        return True

    def drops(self, line: str, known: dict[str, int]) -> int:
        """What a line can let go of; `known` says it of other functions."""
        worst = NOTHING
        for name in CALLED.findall(line):
            called = name.removeprefix("exports_openoutcry.")
            if called in DROPS_ROWS:
                worst = max(worst, ROWS)
            elif called not in HARMLESS and called not in FAILURES:
                worst = max(worst, known.get(called, ANYTHING))
        if "=" not in line or line.startswith(("if (", "CPy_AddTraceback(", "CPy_TypeError", "PyErr_Set")):
            return worst
        if field := FIELD_ASSIGNED.fullmatch(line):
            kind = self.types.get(field[1], "int64_t" if field[1].lstrip("-").isdigit() else "")
            return NOTHING if kind in NUMBERS else ROWS if kind == "VecI64" else ANYTHING
        if ASSIGNED.fullmatch(line) or line.startswith("*(int64_t *)cpy_r_") or "->bitmap |= " in line:
            return worst
        return ANYTHING

    def worst(self, known: dict[str, int], counted: bool = True) -> int:
        """What a call of it can let go of, with or without what it counts down itself."""
        if not self.clear:
            return ANYTHING
        worst = NOTHING
        for line in self.lines:
            if counted or not COUNTED_DOWN.fullmatch(line):
                worst = max(worst, self.drops(line, known))
                if worst == ANYTHING:
                    break
        return worst

    def holds(self) -> bool:
        """Whether it holds on to anything."""
        return any(COUNTED_UP.fullmatch(line) or FROM_LIST.fullmatch(line) for line in self.lines)

    def follows(self, n: int) -> Iterator[int]:
        """The lines that can come after this one."""
        line = self.lines[n]
        if line.startswith("return") or line == "CPy_Unreachable();":
            return
        if jump := JUMP.fullmatch(line):
            yield self.labels[jump[2]]
            if jump[1]:
                yield n + 1
        elif line.startswith("if (") and line.endswith("{"):
            yield n + 1
            yield self.closed(n) + 1
        elif line.startswith("if ("):
            yield n + 1
            yield n + 3
        elif line == "} else":
            yield n + 2
        elif line == "else {":
            yield self.closed(n) + 1
        else:
            yield n + 1

    def closed(self, n: int) -> int:
        """Where the brace that is opened in this line is closed."""
        indent = len(self.written[n]) - len(self.lines[n])
        while True:
            n += 1
            if self.lines[n].startswith("}") and len(self.written[n]) - len(self.lines[n]) == indent:
                return n

    def names_of(self, name: str) -> set[str]:
        """All names that stand for the same thing."""
        names = {name}
        for line in self.lines:
            same = ASSIGNED.fullmatch(line)
            if same and same[2] in names and self.assigned[same[1]] == 1:
                names.add(same[1])
        return names

    def is_lent(self, name: str) -> bool:
        """Whether it was given, or read from somewhere once and for all: then this function did not hold it before."""
        read = [assigned[2] for line in self.lines if (assigned := ASSIGNED.match(line)) and assigned[1] == name]
        if name in self.given:
            return not read
        return len(read) == 1 and ("->_" in read[0] or read[0].startswith("*(")) and not CALLED.search(read[0])

    def let_go(self, known: dict[str, int]) -> int:
        """Hold nothing that is held anyway; how many things that were."""
        found = 0
        for n, line in enumerate(self.lines if self.clear else []):
            up = COUNTED_UP.fullmatch(line)
            taken = FROM_LIST.fullmatch(line)
            if not up and not taken:
                continue
            name = up[2] if up else line.split(" = ")[0]
            if self.assigned[name] != 1 if taken else not self.is_lent(name):
                continue
            names = self.names_of(name)
            ups = [one for one in self.lines if (other := COUNTED_UP.fullmatch(one)) and other[2] in names]
            if len(ups) != (1 if up else 0):
                continue
            harm = ANYTHING + 1 if name in self.given else ROWS if up and up[1] == "VEC_I64" else ANYTHING
            if self.is_held_elsewhere(n, names, harm, known):
                self.rewrite(n, "" if up else line.replace("CPyList_GetItemInt64(", "CPyList_GetItemInt64Borrow("))
                for m, later in enumerate(self.lines):
                    if (down := COUNTED_DOWN.fullmatch(later)) and down[1] in names:
                        self.rewrite(m, "")
                found += 1
        return found

    def is_held_elsewhere(self, n: int, names: set[str], harm: int, known: dict[str, int]) -> bool:
        """Whether, from the line `n` to where it is counted down, nothing lets go of what has these names, and nobody
        takes it over. After a failure nobody uses it any more."""
        mentioned = re.compile(rf"\b(?:{'|'.join(names)})\b")
        seen: set[tuple[int, bool]] = set()
        todo = [(one, False) for one in self.follows(n)]
        while todo:
            here, failed = todo.pop()
            if (here, failed) in seen:
                continue
            seen.add((here, failed))
            line = self.lines[here]
            down = COUNTED_DOWN.fullmatch(line)
            if down and down[1] in names:
                continue
            if here == n:
                return False
            if (failed or "XDEC" in line or "XDec" in line) and mentioned.search(line):
                return False
            if not failed:
                if line.startswith("return"):
                    return False
                same = ASSIGNED.fullmatch(line)
                if same and same[2] in names and same[1] not in names:
                    return False
                if self.drops(line, known) >= harm:
                    return False
            fails = failed or any(name in FAILURES for name in CALLED.findall(line))
            todo += [(one, fails) for one in self.follows(here)]
        return True

    def rewrite(self, n: int, line: str) -> None:
        """Put this in place of a line."""
        indent = self.written[n][: len(self.written[n]) - len(self.lines[n])]
        self.lines[n] = line or ";"
        self.written[n] = indent + self.lines[n]
        self.changed = True

    def never_fails(self) -> bool:
        """Whether it always gives a number that it means."""
        todo, seen = [0], set()
        while todo and self.clear:
            n = todo.pop()
            if n in seen:
                continue
            seen.add(n)
            if self.lines[n].endswith(" = -113;"):
                return False
            todo += self.follows(n)
        return self.clear


def with_less_asked(texts: list[str]) -> tuple[list[str], int]:
    """The same C files, in which nobody asks whether a function failed that never does; and how often that was."""
    sure: set[str] = set()
    numbers = {
        found[1]: found for text in texts for found in FUNCTION.finditer(text) if found[0].startswith("int64_t ")
    }
    grown = True
    while grown:
        grown = False
        for name, found in list(numbers.items()):
            if Function(name, found[2], unasked(found[3], sure)).never_fails():
                sure.add(name)
                del numbers[name]
                grown = True
    shorter = [unasked(text, sure) for text in texts]
    return shorter, asked(texts) - asked(shorter)


def asked(texts: list[str]) -> int:
    """How often a function is asked whether it failed."""
    return sum(len(ASKED.findall(text)) for text in texts)


def unasked(text: str, sure: set[str]) -> str:
    """The same C, in which these functions are not asked whether they failed."""

    def shorter(found: re.Match[str]) -> str:
        if found[3] not in sure:
            return found[0]
        return f"{found[1]}    {found[5]}\n" if found[5] else found[1]

    return ASKED.sub(shorter, text)


def with_less_held(texts: list[str]) -> tuple[list[str], int]:
    """The same C files, in which what is held anyway is not held once more; and how often that was."""
    functions: dict[str, Function] = {}
    for text in texts:
        for name, given, body in FUNCTION.findall(text):
            functions[name] = Function(name, given, body)
    # Of most functions it is plain that they could let go of anything, whatever is found out about others.
    ours = dict.fromkeys(functions, NOTHING)
    tame = {name: one for name, one in functions.items() if one.worst(ours, counted=False) < ANYTHING}
    holding = [one for one in functions.values() if one.clear and one.holds()]
    known: dict[str, int] = {}
    times = 0
    again = True
    while again:
        again = False
        for name, one in tame.items():
            if known.get(name, ANYTHING) > NOTHING and (worst := one.worst(known)) < known.get(name, ANYTHING):
                known[name] = worst
                again = True
        for one in holding:
            found = one.let_go(known)
            times += found
            again |= found > 0

    def shorter(found: re.Match[str]) -> str:
        one = functions[found[1]]
        return found[0].replace(found[3], "\n".join(one.written)) if one.changed else found[0]

    return [FUNCTION.sub(shorter, text) for text in texts], times
