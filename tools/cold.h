/* The functions by which compiled code reports an error: what leads to them is laid out apart from what is played. */
#include <Python.h>

__attribute__((cold)) void CPy_AddTraceback(const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_AttributeError(const char *, const char *, const char *, const char *, int, PyObject *);
__attribute__((cold)) void CPy_TypeErrorTraceback(const char *, const char *, int, PyObject *, const char *, PyObject *);
__attribute__((cold)) void CPy_TypeError(const char *, PyObject *);
