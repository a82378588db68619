"""What mypyc writes is put in fewer words only where it does the same; and what it writes is still what we look for."""

from __future__ import annotations

import json

import pytest

import hatch_build
from tools.fewer_words import FEW_LINES, MET, in_fewer_words, with_less_asked, with_less_held

READ_A_PRICE = """
int64_t CPyDef_price(PyObject *cpy_r_g, int64_t cpy_r_company) {
    VecI64 cpy_r_r0;
    int64_t cpy_r_r1;
    char cpy_r_r2;
    int64_t cpy_r_r3;
    cpy_r_r0 = ((TableObject *)cpy_r_g)->_prices;
    VEC_I64_INCREF(cpy_r_r0);
    cpy_r_r1 = (int64_t)cpy_r_r0.len;
    cpy_r_r2 = (uint64_t)cpy_r_company < (uint64_t)cpy_r_r1;
    if (cpy_r_r2) {
        goto CPyL2;
    } else
        goto CPyL1;
CPyL1: ;
    PyErr_SetNone(PyExc_IndexError);
    goto CPyL3;
CPyL2: ;
    cpy_r_r3 = *(int64_t *)cpy_r_r0.items;
    VEC_I64_DECREF(cpy_r_r0);
    return cpy_r_r3;
CPyL3: ;
    VEC_I64_DECREF(cpy_r_r0);
    cpy_r_r3 = -113;
    return cpy_r_r3;
}
"""

USE_A_PLAYER = """
char CPyDef_pay(PyObject *cpy_r_g) {
    PyObject *cpy_r_r0;
    PyObject *cpy_r_player;
    int64_t cpy_r_r1;
    cpy_r_r0 = ((TableObject *)cpy_r_g)->_player;
    CPy_INCREF(cpy_r_r0);
    cpy_r_player = cpy_r_r0;
    %s
    cpy_r_r1 = ((PlayerObject *)cpy_r_player)->_cash;
    ((TableObject *)cpy_r_g)->_bank = cpy_r_r1;
    CPy_DECREF(cpy_r_player);
    return 1;
}
"""

ASK_FOR_A_SEAT = """
int64_t CPyDef_seat(PyObject *cpy_r_g) {
    int64_t cpy_r_r0;
    cpy_r_r0 = ((TableObject *)cpy_r_g)->_seat;
    return cpy_r_r0;
}
int64_t CPyDef_next(PyObject *cpy_r_g) {
    int64_t cpy_r_r0;
    char cpy_r_r1;
    PyObject *cpy_r_r2;
    int64_t cpy_r_r3;
    cpy_r_r0 = CPyDef_%s(cpy_r_g);
    cpy_r_r1 = cpy_r_r0 == -113;
    if (unlikely(cpy_r_r1)) goto CPyL2;
CPyL1: ;
    return cpy_r_r0;
CPyL2: ;
    cpy_r_r2 = PyErr_Occurred();
    if (unlikely(cpy_r_r2 != NULL)) {
        goto CPyL3;
    } else
        goto CPyL1;
CPyL3: ;
    cpy_r_r3 = -113;
    return cpy_r_r3;
}
"""


def held(text: str) -> int:
    """How often anything is counted up or down in what is left."""
    (shorter,), _ = with_less_held([text])
    return shorter.count("CREF(")


def test_a_row_is_not_held_while_it_is_only_read():
    assert READ_A_PRICE.count("CREF(") == 3
    assert held(READ_A_PRICE) == 0


def test_a_row_is_held_while_another_could_be_put_in_its_place():
    replaced = "    ((TableObject *)cpy_r_g)->_prices = cpy_r_other;\n    cpy_r_r3 = *("
    assert held(READ_A_PRICE.replace("    cpy_r_r3 = *(", replaced)) == 3


def test_a_thing_is_not_held_while_numbers_are_read_and_written():
    assert held(USE_A_PLAYER % "cpy_r_r1 = cpy_r_r1 + 1;") == 0


@pytest.mark.parametrize(
    "line",
    [
        "CPyDef_elsewhere(cpy_r_g);",
        "cpy_r_r9 = CPY_GET_METHOD(cpy_r_g, CPyType_Step, 1, StepObject, char (*)(PyObject *))(cpy_r_g);",
        "CPy_DECREF(((TableObject *)cpy_r_g)->_player);",
        "((TableObject *)cpy_r_g)->_player = cpy_r_r9;",
        "cpy_r_t.f0 = cpy_r_player;",
        "if (cpy_r_r1) goto CPyL7;",
        "return 1;",
    ],
)
def test_a_thing_is_held_while_anybody_could_let_go_of_it_or_take_it_over(line):
    text = USE_A_PLAYER % line
    assert with_less_held([text]) == ([text], 0)


def test_what_a_function_of_ours_lets_go_of_is_looked_up():
    harmless = "char CPyDef_elsewhere(PyObject *cpy_r_g) {\n    return 1;\n}\n"
    assert held(harmless + USE_A_PLAYER % "CPyDef_elsewhere(cpy_r_g);") == 0
    harmful = harmless.replace("return", "CPy_DECREF(((TableObject *)cpy_r_g)->_player);\n    return")
    assert held(harmful + USE_A_PLAYER % "CPyDef_elsewhere(cpy_r_g);") == 3


def test_a_function_that_never_fails_is_not_asked_whether_it_did():
    (shorter,), times = with_less_asked([ASK_FOR_A_SEAT % "seat"])
    assert times == 1
    assert "== -113" not in shorter


def test_a_function_that_can_fail_is_asked_whether_it_did():
    text = READ_A_PRICE + ASK_FOR_A_SEAT % "price"
    assert with_less_asked([text]) == ([text], 0)


def test_a_function_takes_what_it_is_called_with_in_order_without_looking_for_names():
    written = "    if (!CPyArg_ParseStackAndKeywordsSimple(args, nargs, kwnames, &parser, &obj_g, &obj_seat)) {\n"
    (shorter,), met = in_fewer_words([written])
    assert met["called in order"] == 1
    assert shorter == (
        "    if (likely(kwnames == NULL && nargs == 2)) {\n"
        "        obj_g = args[0];\n"
        "        obj_seat = args[1];\n"
        f"    }} else {written.lstrip()}"
    )


def test_everything_that_is_looked_for_was_met_when_the_engine_was_compiled():
    noted = hatch_build.BUILD / "mypyc" / MET
    compiled = hatch_build.compiled_files()
    if not noted.exists() or not hatch_build.stamp_holds(
        hatch_build.LIBRARY_STAMP, hatch_build.engine_hash(), made=compiled
    ):
        pytest.skip("the engine was not compiled here, or from other sources")
    met = json.loads(noted.read_text("utf-8"))
    assert set(FEW_LINES) < set(met)
    assert all(met.values())
