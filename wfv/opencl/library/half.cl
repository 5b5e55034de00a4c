// cl_khr_fp16: math on halves, computed by the function of floats and rounded once. A float has more than twice as many
// significant bits as a half. So operations that are correctly rounded in float (sums, products, quotients, roots,
// roundings) are correctly rounded in half, too; fma needs double for that. nan and nextafter depend on the format.
// Vectors are computed component by component, except by geometric functions.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

// Here they are calls, which Clang cannot make functions of halves of: not all targets have those.
#undef fabs
#undef floor
#undef trunc
#undef rint
#undef sqrt
#undef copysign
#undef fmax
#undef fmin

#define DECLARED(T, NAME, ...) T NATIVE NAME(__VA_ARGS__);
#define ONE(NAME)              \
  DECLARED(float, NAME, float) \
  half BUILTIN NAME(half x) { return (half)NAME((float)x); }
#define TWO(NAME)                     \
  DECLARED(float, NAME, float, float) \
  half BUILTIN NAME(half x, half y) { return (half)NAME((float)x, (float)y); }
#define THREE(NAME, WIDE)                  \
  DECLARED(WIDE, NAME, WIDE, WIDE, WIDE)   \
  half BUILTIN NAME(half x, half y, half z) { return (half)NAME((WIDE)x, (WIDE)y, (WIDE)z); }
#define WITH_INT(NAME)              \
  DECLARED(float, NAME, float, int) \
  half BUILTIN NAME(half x, int n) { return (half)NAME((float)x, n); }

ONE(acos) ONE(acosh) ONE(acospi) ONE(asin) ONE(asinh) ONE(asinpi) ONE(atan) ONE(atanh) ONE(atanpi) ONE(cbrt) ONE(ceil)
ONE(cos) ONE(cosh) ONE(cospi) ONE(erf) ONE(erfc) ONE(exp) ONE(exp2) ONE(exp10) ONE(expm1) ONE(fabs) ONE(floor)
ONE(lgamma) ONE(log) ONE(log2) ONE(log10) ONE(log1p) ONE(logb) ONE(rint) ONE(round) ONE(rsqrt) ONE(sin) ONE(sinh)
ONE(sinpi) ONE(sqrt) ONE(tan) ONE(tanh) ONE(tanpi) ONE(tgamma) ONE(trunc)
TWO(atan2) TWO(atan2pi) TWO(copysign) TWO(fdim) TWO(fmax) TWO(fmin) TWO(fmod) TWO(hypot) TWO(maxmag) TWO(minmag)
TWO(pow) TWO(powr) TWO(remainder)
THREE(mad, float) THREE(fma, double)
WITH_INT(ldexp) WITH_INT(pown) WITH_INT(rootn)

int NATIVE ilogb(float x);
int BUILTIN ilogb(half x) { return ilogb((float)x); }

// Results through pointers: an int, or a half, which is a float in between.
#define WITH_POINTERS(SPACE)                                                     \
  float BUILTIN frexp(float x, SPACE int *power);                                \
  float BUILTIN lgamma_r(float x, SPACE int *sign);                              \
  float BUILTIN remquo(float x, float y, SPACE int *quotient);                   \
  half BUILTIN frexp(half x, SPACE int *power) { return frexp((float)x, power); } \
  half BUILTIN lgamma_r(half x, SPACE int *sign) { return lgamma_r((float)x, sign); } \
  half BUILTIN remquo(half x, half y, SPACE int *quotient) { return remquo((float)x, (float)y, quotient); }
IN_EACH_SPACE(WITH_POINTERS)

#define TO_HALF(SPACE, NAME, RESULT)             \
  half BUILTIN NAME(half x, SPACE half *other) { \
    float part;                                  \
    half result = NAME((float)x, &part);         \
    *other = part;                               \
    return RESULT;                               \
  }
#define TO_HALVES(SPACE)           \
  TO_HALF(SPACE, modf, result)     \
  TO_HALF(SPACE, sincos, result)   \
  TO_HALF(SPACE, fract, result > BELOW_ONE ? BELOW_ONE : result) /* even where one is the nearest half */
#define BELOW_ONE 0x1.ffcp-1h
float BUILTIN modf(float x, float *integer);
float BUILTIN sincos(float x, float *cosine);
float BUILTIN fract(float x, float *integer);
IN_EACH_SPACE(TO_HALVES)

half BUILTIN nan(ushort code) { return as_half((ushort)(code | 0x7e00)); }

// Read as integers, the magnitudes of halves have their order.
half BUILTIN nextafter(half x, half y) {
  ushort bits = as_ushort(x), other = as_ushort(y);
  int grows = (x < y) == (x > 0);
  ushort next = grows ? bits + 1 : bits - 1;
  next = x == 0 ? (other & 0x8000) | 1 : next;
  next = x == y ? other : next;
  return as_half((ushort)(IS_NAN(x) || IS_NAN(y) ? 0x7e00 : next));
}

// 6.12.4
ONE(degrees) ONE(radians) ONE(sign)
TWO(step)
THREE(mix, float) THREE(smoothstep, float)

// 6.12.5
#define GEOMETRIC(N)                                                                                              \
  DECLARED(float, dot, float##N, float##N)                                                                        \
  DECLARED(float, distance, float##N, float##N)                                                                   \
  DECLARED(float, length, float##N)                                                                               \
  DECLARED(float##N, normalize, float##N)                                                                         \
  half BUILTIN dot(half##N x, half##N y) { return (half)dot(WIDE(N, x), WIDE(N, y)); }                            \
  half BUILTIN distance(half##N x, half##N y) { return (half)distance(WIDE(N, x), WIDE(N, y)); }                  \
  half BUILTIN length(half##N x) { return (half)length(WIDE(N, x)); }                                             \
  half##N BUILTIN normalize(half##N x) { return __builtin_convertvector(normalize(WIDE(N, x)), half##N); }
#define WIDE(N, X) __builtin_convertvector(X, float##N)
GEOMETRIC(2)
GEOMETRIC(3)
GEOMETRIC(4)
TWO(dot) TWO(distance)
ONE(length) ONE(normalize)

#define CROSS(N)                                                                                                  \
  DECLARED(float##N, cross, float##N, float##N)                                                                   \
  half##N BUILTIN cross(half##N x, half##N y) { return __builtin_convertvector(cross(WIDE(N, x), WIDE(N, y)), half##N); }
CROSS(3)
CROSS(4)
