/* What each file of the compiled engine begins with: what is rare, and what a machine does at once. compile_engine.py
   says why, where it puts these names into what mypyc wrote. */
#include <Python.h>
#include <stdint.h>

/* What is hardly ever done, such as reporting an error, is laid out apart from what is played. */
__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
__attribute__((cold)) void CPy_TypeError(const char *, PyObject *);
__attribute__((cold)) void PyErr_SetString(PyObject *, const char *);
__attribute__((cold)) void PyErr_SetNone(PyObject *);
/* It changes nothing: what was read before need not be read again. */
__attribute__((cold, pure)) PyObject *PyErr_Occurred(void);

/* Nobody listens to a playout, so no event is made there. */
__attribute__((cold)) PyObject *PyObject_Vectorcall(PyObject *, PyObject *const *, size_t, PyObject *);
__attribute__((cold)) char CPyDef_openoutcry___engine___kernel___State___tell(PyObject *, PyObject *);
__attribute__((cold)) char CPyDef_openoutcry___engine___kernel___State___tell_only(PyObject *, int64_t, PyObject *,
                                                                                   PyObject *);

/* The place of a number that is counted from the end of a row. */
__attribute__((cold, noinline, unused)) static int64_t CPy_FromBehind(int64_t index, int64_t size) {
    return index + size;
}

/* The smallest number in a set that is not empty: `lowest` in bits.py. */
__attribute__((unused)) static inline int64_t CPy_Lowest(int64_t bits) {
    return __builtin_ctzll((unsigned long long)bits);
}

/* Whether a thing is of this class: most are of one that extends it, or that extends one which does. Python itself
   looks through a list that begins with all classes between. */
__attribute__((unused)) static inline int CPy_IsOf(PyObject *thing, PyTypeObject *wanted) {
    for (PyTypeObject *one = Py_TYPE(thing); one != NULL; one = one->tp_base) {
        if (one == wanted) {
            return 1;
        }
    }
    return PyType_IsSubtype(Py_TYPE(thing), wanted);
}
#undef PyObject_TypeCheck
#define PyObject_TypeCheck(thing, wanted) CPy_IsOf((PyObject *)(thing), wanted)
