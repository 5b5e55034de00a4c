// OpenCL 1.2, 6.12.6: relational functions. True is 1 for scalars, and all bits for components of vectors, as results of
// C's comparisons are.

#pragma OPENCL EXTENSION cl_khr_fp16 : enable

// For the type T, the type S of its results, the type U of its bits, those of infinity and of the smallest normal number.
#define COMPARISONS(T, S)                                                   \
  S BUILTIN isequal(T x, T y) { return x == y; }                            \
  S BUILTIN isnotequal(T x, T y) { return x != y; }                         \
  S BUILTIN isgreater(T x, T y) { return x > y; }                           \
  S BUILTIN isgreaterequal(T x, T y) { return x >= y; }                     \
  S BUILTIN isless(T x, T y) { return x < y; }                              \
  S BUILTIN islessequal(T x, T y) { return x <= y; }                        \
  S BUILTIN islessgreater(T x, T y) { return (x < y) | (x > y); }           \
  S BUILTIN isordered(T x, T y) { return (x == x) & (y == y); }             \
  S BUILTIN isunordered(T x, T y) { return (x != x) | (y != y); }           \
  S BUILTIN isnan(T x) { return x != x; }
#define MAGNITUDE(U, x) (U)(__builtin_astype(x, U) & (U)((U)-1 >> (U)1))
#define TESTS(T, S, I, U, INFINITY_BITS, LEAST_BITS)                                                        \
  COMPARISONS(T, S)                                                                                         \
  S BUILTIN isinf(T x) { return MAGNITUDE(U, x) == (U)INFINITY_BITS; }                                      \
  S BUILTIN isfinite(T x) { return MAGNITUDE(U, x) < (U)INFINITY_BITS; }                                    \
  S BUILTIN isnormal(T x) {                                                                                 \
    return (U)(MAGNITUDE(U, x) - (U)LEAST_BITS) < (U)(INFINITY_BITS - LEAST_BITS);                          \
  }                                                                                                         \
  S BUILTIN signbit(T x) { return __builtin_astype(x, I) < (I)0; }

#define VECTORS_OF(DEFINE, ...) \
  DEFINE(2, __VA_ARGS__) DEFINE(3, __VA_ARGS__) DEFINE(4, __VA_ARGS__) DEFINE(8, __VA_ARGS__) DEFINE(16, __VA_ARGS__)
#define VECTOR_TESTS(N, T, I, U, ...) TESTS(T##N, I##N, I##N, U##N, __VA_ARGS__)
#define FLOATING(T, I, U, ...)      \
  TESTS(T, int, I, U, __VA_ARGS__)  \
  VECTORS_OF(VECTOR_TESTS, T, I, U, __VA_ARGS__)
FLOATING(half, short, ushort, 0x7c00, 0x400)
FLOATING(float, int, uint, 0x7f800000, 0x800000)
FLOATING(double, long, ulong, 0x7ff0000000000000, 0x10000000000000)

// The sign bits of the components, combined.
#define COMBINED(NAME, T, OP)                                              \
  int BUILTIN NAME(T x) { return x < 0; }                                  \
  int BUILTIN NAME(T##2 x) { return NAME((T)(x.x OP x.y)); }               \
  int BUILTIN NAME(T##3 x) { return NAME((T)(x.x OP x.y OP x.z)); }        \
  int BUILTIN NAME(T##4 x) { return NAME(x.lo OP x.hi); }                  \
  int BUILTIN NAME(T##8 x) { return NAME(x.lo OP x.hi); }                  \
  int BUILTIN NAME(T##16 x) { return NAME(x.lo OP x.hi); }
#define ANY_AND_ALL(T) COMBINED(any, T, |) COMBINED(all, T, &)
ANY_AND_ALL(char)
ANY_AND_ALL(short)
ANY_AND_ALL(int)
ANY_AND_ALL(long)

// A scalar condition is true if it is not 0, that of a component if its sign bit is set: as C's are. Of bitselect, the
// scalar forms serve the components of vectors.
#define SELECTS(T, I, U)                                              \
  T BUILTIN select(T x, T y, I condition) { return condition ? y : x; } \
  T BUILTIN select(T x, T y, U condition) { return condition ? y : x; }
#define VECTOR_SELECTS(N, T, I, U) SELECTS(T##N, I##N, U##N)
#define CHOICES(T, I, U)                                                                                              \
  SELECTS(T, I, U)                                                                                                    \
  VECTORS_OF(VECTOR_SELECTS, T, I, U)                                                                                 \
  T BUILTIN bitselect(T x, T y, T mask) {                                                                             \
    U from = __builtin_astype(x, U), changed = from ^ __builtin_astype(y, U);                                         \
    return __builtin_astype((U)(from ^ (changed & __builtin_astype(mask, U))), T);                                    \
  }
CHOICES(char, char, uchar)
CHOICES(uchar, char, uchar)
CHOICES(short, short, ushort)
CHOICES(ushort, short, ushort)
CHOICES(half, short, ushort)
CHOICES(int, int, uint)
CHOICES(uint, int, uint)
CHOICES(float, int, uint)
CHOICES(long, long, ulong)
CHOICES(ulong, long, ulong)
CHOICES(double, long, ulong)
