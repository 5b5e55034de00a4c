/* Takes the arguments of a launch: checks them and writes the argument block, as wfv/runtime/arguments/packer.py does.
 *
 * Only what is common is taken here: arrays of numbers, None, and numbers. Anything else, and anything wrong, is left to
 * Python, which takes it or raises the error.
 */

enum { BUFFER = 0, INTEGER = 1, FLOAT = 2, DOUBLE = 3, LOCAL = 4, MAX_DTYPES = 3, MAX_TYPES = 8 };
enum { CONTIGUOUS = 1, WRITEABLE = 0x400 }; /* NumPy's flags NPY_ARRAY_C_CONTIGUOUS and NPY_ARRAY_WRITEABLE */

/* Where Python and NumPy have what is read; wfv/runtime/arguments/native.py checks it against objects. */
struct layout {
    i64 type;                                      /* offset in every object */
    i64 data, dimensions, shape, dtype, flags;     /* offsets in an array */
    void *none, *array;                            /* the object; the type */
    void *integers[MAX_TYPES], *reals[MAX_TYPES];  /* types; null: no more */
};

struct parameter {
    i64 kind, offset;               /* in the argument block */
    void *dtypes[MAX_DTYPES];       /* of a buffer; null: no more. The first one: the object for local memory */
    i64 item_bytes, row, align, is_written;
    i64 low, high, bytes;           /* of an integer; `low` is also the place of local memory. If `bytes` of a
                                     * real is not 0, only the number with these bits is taken */
};

struct pair { i64 a, b; }; /* parameters whose memory must not overlap */

struct taker {
    const struct layout *layout;
    const struct parameter *parameters;
    const struct pair *pairs;
    i64 count, pair_count, most_bytes; /* of a buffer that 32-bit indices fit */
};

i64 PyTuple_Size(void *tuple);
void *PyTuple_GetItem(void *tuple, i64 index);
long long PyLong_AsLongLong(void *integer);
double PyFloat_AsDouble(void *number);
void *PyErr_Occurred(void);
void PyErr_Clear(void);

static void *pointer_at(const void *object, i64 offset) { return *(void *const *)((const char *)object + offset); }
static i32 number_at(const void *object, i64 offset) { return *(const i32 *)((const char *)object + offset); }

static i32 is_one_of(void *const *known, i32 count, const void *object) {
    for (i32 i = 0; i < count && known[i]; i++)
        if (known[i] == object) return 1;
    return 0;
}

/* Writes the array's address; `bytes` gets its size. */
static i32 take_buffer(
    const struct layout *layout, const struct parameter *parameter, void *object, char *block, i64 *bytes
) {
    *bytes = *(i64 *)(block + parameter->offset) = 0;
    if (object == layout->none) return 1;
    if (pointer_at(object, layout->type) != layout->array) return 0;
    i32 flags = number_at(object, layout->flags), dimensions = number_at(object, layout->dimensions);
    if (!is_one_of(parameter->dtypes, MAX_DTYPES, pointer_at(object, layout->dtype))) return 0;
    if (!(flags & CONTIGUOUS) || (parameter->is_written && !(flags & WRITEABLE))) return 0;
    const i64 *shape = pointer_at(object, layout->shape);
    i64 items = 1;
    for (i32 i = 0; i < dimensions; i++) items *= shape[i];
    if (parameter->row > 1 && (dimensions ? shape[dimensions - 1] : 1) % parameter->row) return 0;
    i64 address = (i64)pointer_at(object, layout->data);
    if (address % parameter->align) return 0;
    *(i64 *)(block + parameter->offset) = address;
    *bytes = items * parameter->item_bytes;
    return 1;
}

static i32 take_integer(const struct layout *layout, const struct parameter *parameter, void *object, char *block) {
    if (!is_one_of(layout->integers, MAX_TYPES, pointer_at(object, layout->type))) return 0;
    i64 value = PyLong_AsLongLong(object);
    if (value == -1 && PyErr_Occurred()) {
        PyErr_Clear();
        return 0;
    }
    if (value < parameter->low || value > parameter->high) return 0;
    for (i32 i = 0; i < parameter->bytes; i++) block[parameter->offset + i] = (char)(value >> 8 * i);
    return 1;
}

static i32 take_real(const struct layout *layout, const struct parameter *parameter, void *object, char *block) {
    if (!is_one_of(layout->reals, MAX_TYPES, pointer_at(object, layout->type))) return 0;
    double value = PyFloat_AsDouble(object);
    if (value == -1 && PyErr_Occurred()) {
        PyErr_Clear();
        return 0;
    }
    if (parameter->kind == DOUBLE) {
        *(double *)(block + parameter->offset) = value;
    } else {
        float rounded = (float)value;
        if (__builtin_isinf(rounded) && !__builtin_isinf(value)) return 0;
        *(float *)(block + parameter->offset) = rounded;
    }
    for (i32 i = 0; i < parameter->bytes; i++)
        if (block[parameter->offset + i] != (char)(parameter->low >> 8 * i)) return 0;
    return 1;
}

/* The object is the one before, so that as much local memory is at the same place. */
static i32 take_local(const struct parameter *parameter, const void *object, char *block) {
    *(i64 *)(block + parameter->offset) = parameter->low;
    return object == parameter->dtypes[0];
}

static i32 overlap(const struct taker *taker, const char *block, const i64 *bytes, const struct pair *pair) {
    i64 a = *(const i64 *)(block + taker->parameters[pair->a].offset), a_bytes = bytes[pair->a];
    i64 b = *(const i64 *)(block + taker->parameters[pair->b].offset), b_bytes = bytes[pair->b];
    return a_bytes && b_bytes && a < b + b_bytes && b < a + a_bytes;
}

/* Writes the argument block; `bytes` has room for the sizes of `count` arguments. Returns whether all were taken. */
static i32 take(const struct taker *taker, void *arguments, char *block, i64 *bytes) {
    if (PyTuple_Size(arguments) != taker->count) return 0;
    for (i64 i = 0; i < taker->count; i++) {
        const struct parameter *parameter = &taker->parameters[i];
        void *object = PyTuple_GetItem(arguments, i);
        i32 is_taken = parameter->kind == BUFFER ? take_buffer(taker->layout, parameter, object, block, &bytes[i])
                     : parameter->kind == INTEGER ? take_integer(taker->layout, parameter, object, block)
                     : parameter->kind == LOCAL ? take_local(parameter, object, block)
                                                : take_real(taker->layout, parameter, object, block);
        if (!is_taken || (parameter->kind == BUFFER && bytes[i] > taker->most_bytes)) return 0;
    }
    for (i64 i = 0; i < taker->pair_count; i++)
        if (overlap(taker, block, bytes, &taker->pairs[i])) return 0;
    return 1;
}
