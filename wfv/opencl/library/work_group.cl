// Work-group functions (OpenCL C 2.0, 6.13.15): reductions, scans, votes and broadcasts over a work-group.
//
//     T work_group_reduce_add(T x)                x to the own element of the exchange memory; barrier
//                                                 work-item 0: combines all elements in order, stores the result; barrier
//                                                 all: load the result
//     T work_group_scan_inclusive_add(T x)        x to the own element; barrier
//                                                 work-item 0: replaces each element by its prefix; barrier
//                                                 all: load the own element
//     T work_group_broadcast(T x, size_t id)      x to the own element; barrier; all: load the element of `id`; barrier
//
// Values are combined in the order of the linear local id (a reduction by slow operations has 4 partial results, of
// every fourth value), so the result does not depend on strategy and lanes. Three facts make two barriers enough.
// Elements of other work-items are accessed between the two barriers only. Behind the last barrier each work-item
// accesses its own element, which no element of another size overlaps, or the result. The result is written by
// work-item 0 between two barriers, so all have read that of the call before.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

size_t NATIVE get_local_id(uint dimension);
size_t NATIVE get_local_size(uint dimension);
private void *exchange(void) __asm__("wfv.exchange");
// The address of the result for the whole group, a `__local` variable (wfv/opencl/link_builtins.py).
local void *group_result(void) __asm__("wfv.group_result");

HELPER size_t group_size(void) { return get_local_size(0) * get_local_size(1) * get_local_size(2); }
HELPER size_t index_of(size_t x, size_t y) { return x + get_local_size(0) * y; }
HELPER size_t index_of(size_t x, size_t y, size_t z) { return x + get_local_size(0) * (y + get_local_size(1) * z); }
HELPER size_t own_index(void) { return index_of(get_local_id(0), get_local_id(1), get_local_id(2)); }

// With n work-items, the elements of 4 bytes begin at byte 0 of the exchange memory, of 2 at 4n, and of 8 at 8n: a
// work-item may store to its element for the next function before another has loaded the result of this one.
#define FIRST(T) (sizeof(T) == 4 ? 0 : sizeof(T) == 2 ? 2 * group_size() : group_size())
#define ELEMENTS(T) ((private T *)exchange() + FIRST(T))

// The barrier of a function, which messages name instead of the barrier.
#define BARRIER(NAME) void __attribute__((convergent)) barrier_of_##NAME(void) __asm__("wfv.barrier." #NAME);

#define REDUCE(T, NAME, VALUE, COMBINE, NEUTRAL, TOTAL)                          \
  T BUILTIN NAME(T x) {                                                          \
    private T *elements = ELEMENTS(T);                                           \
    size_t own = own_index(), count = group_size();                              \
    elements[own] = VALUE;                                                       \
    barrier_of_##NAME();                                                         \
    if (own == 0) *(local T *)group_result() = TOTAL(T, COMBINE, NEUTRAL);       \
    barrier_of_##NAME();                                                         \
    return *(local T *)group_result();                                           \
  }
#define IN_ORDER(T, COMBINE, NEUTRAL)                                            \
  ({                                                                             \
    T total = NEUTRAL;                                                           \
    for (size_t i = 0; i < count; ++i) total = COMBINE(total, elements[i]);      \
    total;                                                                       \
  })
// Four consecutive operations do not wait for each other.
#define IN_FOUR_PARTS(T, COMBINE, NEUTRAL)                                       \
  ({                                                                             \
    T a = NEUTRAL, b = NEUTRAL, c = NEUTRAL, d = NEUTRAL;                        \
    for (size_t i = 0; i < count; ++i) {                                         \
      T next = COMBINE(a, elements[i]);                                          \
      a = b, b = c, c = d, d = next;                                             \
    }                                                                            \
    T first = COMBINE(a, b), last = COMBINE(c, d);                               \
    COMBINE(first, last);                                                        \
  })

#define SCAN(T, NAME, VALUE, COMBINE, BEFORE, BEGIN, RESULT)                     \
  T BUILTIN NAME(T x) {                                                          \
    private T *elements = ELEMENTS(T);                                           \
    size_t own = own_index(), count = group_size();                              \
    elements[own] = VALUE;                                                       \
    barrier_of_##NAME();                                                         \
    if (own == 0) {                                                              \
      T before = BEFORE;                                                         \
      for (size_t i = BEGIN; i < count; ++i) {                                   \
        T behind = COMBINE(before, elements[i]);                                 \
        elements[i] = RESULT;                                                    \
        before = behind;                                                         \
      }                                                                          \
    }                                                                            \
    barrier_of_##NAME();                                                         \
    return elements[own];                                                        \
  }

#define ADD(x, y) ((x) + (y))
#define MUL(x, y) ((x) * (y))
#define AND(x, y) ((x) & (y))
#define OR(x, y) ((x) | (y))
#define XOR(x, y) ((x) ^ (y))
#define MIN(x, y) __builtin_elementwise_min(x, y)
#define MAX(x, y) __builtin_elementwise_max(x, y)
// As fmin and fmax, a number if one of two is NaN. These are comparisons: LLVM 22's loop vectorizer aborts on loops with
// `minnum` in some kernels.
#define FMIN(x, y) (((x) < (y)) | IS_NAN(y) ? (x) : (y))
#define FMAX(x, y) (((x) > (y)) | IS_NAN(y) ? (x) : (y))

// NEUTRAL: the x for which the operation of x and y is y; IDENTITY: the result of combining no values, as OpenCL
// defines it.
#define OPERATION(T, NAME, COMBINE, NEUTRAL, IDENTITY, TOTAL, VALUE)                                 \
  REDUCE(T, work_group_reduce_##NAME, VALUE, COMBINE, NEUTRAL, TOTAL)                                \
  SCAN(T, work_group_scan_inclusive_##NAME, VALUE, COMBINE, elements[0], 1, behind)                  \
  SCAN(T, work_group_scan_exclusive_##NAME, VALUE, COMBINE, IDENTITY, 0, before)
#define BARRIERS(NAME) \
  BARRIER(work_group_reduce_##NAME) BARRIER(work_group_scan_inclusive_##NAME) BARRIER(work_group_scan_exclusive_##NAME)
BARRIERS(add) BARRIERS(mul) BARRIERS(min) BARRIERS(max) BARRIERS(and) BARRIERS(or) BARRIERS(xor)
BARRIERS(logical_and) BARRIERS(logical_or) BARRIERS(logical_xor)
BARRIER(work_group_all) BARRIER(work_group_any) BARRIER(work_group_broadcast)

#define BROADCAST(T, INDEX, ...)                     \
  T BUILTIN work_group_broadcast(T x, __VA_ARGS__) { \
    private T *elements = ELEMENTS(T);               \
    elements[own_index()] = x;                       \
    barrier_of_work_group_broadcast();               \
    T found = elements[INDEX];                       \
    barrier_of_work_group_broadcast();               \
    return found;                                    \
  }
#define BROADCASTS(T)                                                  \
  BROADCAST(T, id, size_t id)                                          \
  BROADCAST(T, index_of(x_id, y_id), size_t x_id, size_t y_id)         \
  BROADCAST(T, index_of(x_id, y_id, z_id), size_t x_id, size_t y_id, size_t z_id)

#define INTEGER(T, LOWEST, HIGHEST)                        \
  OPERATION(T, add, ADD, 0, 0, IN_ORDER, x)                \
  OPERATION(T, mul, MUL, 1, 1, IN_FOUR_PARTS, x)           \
  OPERATION(T, min, MIN, HIGHEST, HIGHEST, IN_ORDER, x)    \
  OPERATION(T, max, MAX, LOWEST, LOWEST, IN_ORDER, x)      \
  OPERATION(T, and, AND, -1, -1, IN_ORDER, x)              \
  OPERATION(T, or, OR, 0, 0, IN_ORDER, x)                  \
  OPERATION(T, xor, XOR, 0, 0, IN_ORDER, x)                \
  BROADCASTS(T)
#define FLOATING(T)                                                                                 \
  OPERATION(T, add, ADD, (T)-0.0f, 0, IN_FOUR_PARTS, x)                                              \
  OPERATION(T, mul, MUL, 1, 1, IN_FOUR_PARTS, x)                                                     \
  OPERATION(T, min, FMIN, (T)__builtin_nanf(""), (T)__builtin_inff(), IN_FOUR_PARTS, x)               \
  OPERATION(T, max, FMAX, (T)__builtin_nanf(""), (T)-__builtin_inff(), IN_FOUR_PARTS, x)              \
  BROADCASTS(T)

INTEGER(int, INT_MIN, INT_MAX)
INTEGER(uint, 0, UINT_MAX)
INTEGER(long, LONG_MIN, LONG_MAX)
INTEGER(ulong, 0, ULONG_MAX)
FLOATING(float)
FLOATING(double)
FLOATING(half)
OPERATION(int, logical_and, AND, 1, 1, IN_ORDER, x != 0)
OPERATION(int, logical_or, OR, 0, 0, IN_ORDER, x != 0)
OPERATION(int, logical_xor, XOR, 0, 0, IN_ORDER, x != 0)
REDUCE(int, work_group_all, x != 0, AND, 1, IN_ORDER)
REDUCE(int, work_group_any, x != 0, OR, 0, IN_ORDER)
