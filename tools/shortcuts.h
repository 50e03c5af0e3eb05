/* What `tools.build` includes before the C code of mypyc: shortcuts past the Python library.

Two things happen at every step of a game: a class is asked for one of its methods (`self.step = Turn.draw`),
and the method is called with a frame. The library looks the name up in the classes' dictionaries and checks
the call; mypyc's own wrapper checks it again. Here the answer is kept until the class changes, and the wrapper
is called at once. So is what an object without a type for mypyc is asked for: a constant of its class, or a
field of a compiled class. Every such answer is the library's own: it is asked first, and again whenever a class
has changed.

What takes the library a few instructions is done here without calling it: to see whether an object is of a class,
whether it is true, equal to another or in a tuple, to make a small integer, to append to a list with room, and to
count how deeply the deallocation of objects is nested. Where more is needed the library is called. */

#ifndef GRIMORIO_SHORTCUTS_H
#define GRIMORIO_SHORTCUTS_H

#include <Python.h>

#if PY_VERSION_HEX < 0x030E0000 && defined(Py_TPFLAGS_MANAGED_DICT) && !defined(Py_GIL_DISABLED) && defined(__GNUC__)

#define GRIMORIO_SHARED __attribute__((weak, visibility("hidden")))

/* A name looked up in a class: `value` is what objects of it (or the class itself) answer. */
typedef struct {
    PyObject *name;
    unsigned int version; /* of the class: another number after every change of it or of its bases */
    unsigned int way;
    PyObject *value; /* lent by the class */
} GrimorioName;

enum { GRIMORIO_OF_CLASS = 1, GRIMORIO_CONSTANT = 2, GRIMORIO_FIELD = 3 };
enum { GRIMORIO_NAMES = 4096 }; /* as many as 12 bits count */

GRIMORIO_SHARED GrimorioName grimorio_names[GRIMORIO_NAMES];

static inline GrimorioName *grimorio_place(unsigned int version, PyObject *name) {
    unsigned int mixed = (version * 0x9E3779B1u) ^ ((unsigned int)((uintptr_t)name >> 3) * 0x85EBCA6Bu);
    return &grimorio_names[mixed >> 20];
}

static inline int grimorio_is_versioned(PyTypeObject *type) {
    return (type->tp_flags & Py_TPFLAGS_VALID_VERSION_TAG) && type->tp_version_tag;
}

/* Ask the library, and keep its answer where only a change of the class can change it.

Each file has its own copy: GCC counts what a shared function does in one file alone, and misses it in others. */
static __attribute__((noinline, cold, unused)) PyObject *grimorio_ask(PyObject *object, PyObject *name) {
    PyObject *answer = (PyObject_GetAttr)(object, name);
    PyTypeObject *type = Py_TYPE(object);
    unsigned int way = 0;
    PyObject *value = NULL;
    if (answer == NULL || !PyUnicode_CheckExact(name) || !PyUnicode_CHECK_INTERNED(name)) {
        return answer;
    }
    if (type == &PyType_Type) {
        type = (PyTypeObject *)object;
        value = _PyType_Lookup(type, name);
        if (value == answer && _PyType_Lookup(&PyType_Type, name) == NULL) {
            way = GRIMORIO_OF_CLASS;
        }
    } else if (type->tp_getattro == PyObject_GenericGetAttr) {
        value = _PyType_Lookup(type, name);
        if (value != NULL && Py_IS_TYPE(value, &PyGetSetDescr_Type)) {
            way = ((PyGetSetDescrObject *)value)->d_getset->get != NULL ? GRIMORIO_FIELD : 0;
        } else if (value == answer && type->tp_dictoffset == 0 && !(type->tp_flags & Py_TPFLAGS_MANAGED_DICT) &&
                   Py_TYPE(value)->tp_descr_get == NULL) {
            way = GRIMORIO_CONSTANT;
        }
    }
    if (way && grimorio_is_versioned(type)) {
        GrimorioName *place = grimorio_place(type->tp_version_tag, name);
        place->name = name;
        place->version = type->tp_version_tag;
        place->way = way;
        place->value = value;
    }
    return answer;
}

static inline PyObject *grimorio_getattr(PyObject *object, PyObject *name) {
    PyTypeObject *type = Py_TYPE(object);
    unsigned int of_class = type == &PyType_Type;
    if (of_class) {
        type = (PyTypeObject *)object;
    }
    if (grimorio_is_versioned(type)) {
        GrimorioName *place = grimorio_place(type->tp_version_tag, name);
        if (place->version == type->tp_version_tag && place->name == name &&
            of_class == (place->way == GRIMORIO_OF_CLASS)) {
            if (place->way == GRIMORIO_FIELD) {
                PyGetSetDef *field = ((PyGetSetDescrObject *)place->value)->d_getset;
                return field->get(object, field->closure);
            }
            Py_INCREF(place->value);
            return place->value;
        }
    }
    return grimorio_ask(object, name);
}

/* Call a method of a compiled class with an object of that class; all else as the library does. */
static inline PyObject *grimorio_call(PyObject *function, PyObject *const *arguments, size_t count,
                                      PyObject *names) {
    if (Py_IS_TYPE(function, &PyMethodDescr_Type)) {
        PyMethodDef *method = ((PyMethodDescrObject *)function)->d_method;
        Py_ssize_t number = PyVectorcall_NARGS(count);
        if (method->ml_flags == (METH_FASTCALL | METH_KEYWORDS) && number > 0 &&
            Py_TYPE(arguments[0]) == PyDescr_TYPE(function)) {
            return ((_PyCFunctionFastWithKeywords)(void (*)(void))method->ml_meth)(arguments[0], arguments + 1,
                                                                                    number - 1, names);
        }
    }
    return (PyObject_Vectorcall)(function, arguments, count, names);
}

/* Whether an object is of a class or of one below it, as `PyObject_TypeCheck`. */
static inline int grimorio_is_a(PyObject *object, PyTypeObject *type) {
    PyTypeObject *own = Py_TYPE(object);
    PyObject *line = own->tp_mro;
    if (own == type || own->tp_base == type) {
        return 1;
    }
    if (line == NULL) {
        return PyType_IsSubtype(own, type);
    }
    for (Py_ssize_t place = PyTuple_GET_SIZE(line) - 1; place > 0; place--) {
        if (PyTuple_GET_ITEM(line, place) == (PyObject *)type) {
            return 1;
        }
    }
    return 0;
}

enum { GRIMORIO_LEAST = -5, GRIMORIO_MOST = 256 }; /* the integers of which the library has one object each */

GRIMORIO_SHARED PyObject *grimorio_integers[GRIMORIO_MOST - GRIMORIO_LEAST + 1];

static __attribute__((noinline, unused)) PyObject *grimorio_make_integer(long value) {
    PyObject *integer = (PyLong_FromLong)(value);
    if (value >= GRIMORIO_LEAST && value <= GRIMORIO_MOST) {
        grimorio_integers[value - GRIMORIO_LEAST] = integer;
    }
    return integer;
}

static inline PyObject *grimorio_integer(long value) {
    if (value >= GRIMORIO_LEAST && value <= GRIMORIO_MOST) {
        PyObject *integer = grimorio_integers[value - GRIMORIO_LEAST];
        if (integer != NULL) {
            Py_INCREF(integer);
            return integer;
        }
    }
    return grimorio_make_integer(value);
}

static inline int grimorio_append(PyObject *list, PyObject *item) {
    if (PyList_CheckExact(list) && item != NULL) {
        Py_ssize_t size = PyList_GET_SIZE(list);
        if (size < ((PyListObject *)list)->allocated) {
            Py_INCREF(item);
            PyList_SET_ITEM(list, size, item);
            Py_SET_SIZE((PyVarObject *)list, size + 1);
            return 0;
        }
    }
    return (PyList_Append)(list, item);
}

static inline int grimorio_is_true(PyObject *object) {
    if (object == Py_True) {
        return 1;
    }
    if (object == Py_False || object == Py_None) {
        return 0;
    }
    if (PyTuple_CheckExact(object) || PyList_CheckExact(object)) {
        return Py_SIZE((PyVarObject *)object) != 0;
    }
    return (PyObject_IsTrue)(object);
}

/* Compare: a string is equal to itself. */
static inline PyObject *grimorio_compare(PyObject *object, PyObject *other, int way) {
    if (object == other && object != NULL && PyUnicode_CheckExact(object) && (way == Py_EQ || way == Py_NE)) {
        return Py_NewRef(way == Py_EQ ? Py_True : Py_False);
    }
    return (PyObject_RichCompare)(object, other, way);
}

static inline int grimorio_contains(PyObject *values, PyObject *value) {
    if (PyTuple_CheckExact(values)) {
        for (Py_ssize_t place = 0; place < PyTuple_GET_SIZE(values); place++) {
            if (PyTuple_GET_ITEM(values, place) == value) {
                return 1;
            }
        }
    }
    return (PySequence_Contains)(values, value);
}

#if PY_VERSION_HEX < 0x030D0000
/* Deallocation that is nested deeply is the library's, which puts some of it off to spare the stack. */
enum { GRIMORIO_DEEP = 40 };

GRIMORIO_SHARED int grimorio_depth;

#undef Py_TRASHCAN_BEGIN
#define Py_TRASHCAN_BEGIN(object, dealloc) \
    do { \
        PyThreadState *grimorio_thread = NULL; \
        int grimorio_shallow = grimorio_depth < GRIMORIO_DEEP; \
        if (grimorio_shallow) { \
            grimorio_depth++; \
        } else if (_PyTrash_cond((PyObject *)(object), (destructor)(dealloc))) { \
            grimorio_thread = PyThreadState_Get(); \
            if (_PyTrash_begin(grimorio_thread, (PyObject *)(object))) { \
                break; \
            } \
        }
#undef Py_TRASHCAN_END
#define Py_TRASHCAN_END \
        if (grimorio_shallow) { \
            grimorio_depth--; \
        } else if (grimorio_thread) { \
            _PyTrash_end(grimorio_thread); \
        } \
    } while (0);
#endif

#undef PyObject_TypeCheck
#define PyObject_TypeCheck(object, type) grimorio_is_a((PyObject *)(object), (type))
#undef PyObject_IsTrue
#define PyObject_IsTrue(object) grimorio_is_true((PyObject *)(object))
#undef PyObject_RichCompare
#define PyObject_RichCompare(object, other, way) grimorio_compare((object), (other), (way))
#undef PySequence_Contains
#define PySequence_Contains(values, value) grimorio_contains((values), (value))
#undef PyLong_FromLong
#define PyLong_FromLong(value) grimorio_integer(value)
#undef PyList_Append
#define PyList_Append(list, item) grimorio_append((PyObject *)(list), (PyObject *)(item))
#undef PyObject_GetAttr
#define PyObject_GetAttr(object, name) grimorio_getattr((object), (name))
#undef PyObject_Vectorcall
#define PyObject_Vectorcall(function, arguments, count, names) \
    grimorio_call((function), (arguments), (count), (names))

#endif
#endif
