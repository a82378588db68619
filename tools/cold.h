/* What compiled code hardly ever does, such as reporting an error: it is laid out apart from what is played. */
#include <Python.h>
#include <stdint.h>

__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
__attribute__((cold)) void CPy_TypeError(const char *, PyObject *);

/* The place of a number that is counted from the end of a row: see `counted_from_the_front` in compile_engine.py. */
__attribute__((cold, noinline, unused)) static int64_t CPy_FromBehind(int64_t index, int64_t size) {
    return index + size;
}
