// OpenCL 1.2, 6.12.2: powers and roots, and the half_ and native_ functions that are made of others.
#include "float.h"
#include "powers.inc"
#include "double.h"
#include "powers.inc"

// |x|^n. In double, the logarithm of a float is precise enough even for its product with a large exponent.
HELPER float magnitude_pown(float x, int n) { return (float)exp2(log2((double)fabs(x)) * (double)n); }

float BUILTIN pown(float x, int n) {
  float result = magnitude_pown(x, n), negated = -result;
  result = (n & 1) && (as_uint(x) & 0x80000000U) ? negated : result;
  return n == 0 ? 1.0f : result;
}

double BUILTIN pown(double x, int n) { return pow(x, (double)n); }

HELPER float magnitude_root(float x, int n) { return (float)exp2(log2((double)fabs(x)) / (double)n); }

// 1/n is high + low, with a small low: x^(high + low) = x^high (1 + low log x).
HELPER double magnitude_root(double x, int n) {
  double high = 1.0 / (double)n, magnitude = fabs(x);
  double top = as_double(as_ulong(high) & 0xffffffff00000000UL);
  double low = ((1.0 - top * (double)n) - (high - top) * (double)n) * high;
  double power = pow(magnitude, high), correction = low * log(magnitude) * power;
  int is_finite = power > 0.0 && power < INFINITY && magnitude < INFINITY;
  return is_finite ? power + correction : power;
}

#define ROOTN(REAL, AS_UINT, BITS)                          \
  REAL BUILTIN rootn(REAL x, int n) {                       \
    REAL result = magnitude_root(x, n), negated = -result;  \
    int is_negative = AS_UINT(x) >> (BITS - 1) != 0;        \
    result = is_negative && (n & 1) ? negated : result;     \
    return n == 0 || (x < 0 && !(n & 1)) ? NAN : result;    \
  }
ROOTN(float, as_uint, 32)
ROOTN(double, as_ulong, 64)

// Single precision only.
#define QUICK(NAME, VALUE) float BUILTIN NAME(float x) { return VALUE; }
QUICK(half_cos, cos(x))
QUICK(half_exp, exp(x))
QUICK(half_exp2, exp2(x))
QUICK(half_exp10, exp10(x))
QUICK(half_log, log(x))
QUICK(half_log2, log2(x))
QUICK(half_log10, log10(x))
QUICK(half_recip, 1.0f / x)
QUICK(half_rsqrt, 1.0f / sqrt(x))
QUICK(half_sin, sin(x))
QUICK(half_tan, tan(x))
QUICK(native_recip, 1.0f / x)
QUICK(native_rsqrt, 1.0f / sqrt(x))
float BUILTIN half_divide(float x, float y) { return x / y; }
float BUILTIN native_divide(float x, float y) { return x / y; }
float BUILTIN half_powr(float x, float y) { return powr(x, y); }
float BUILTIN native_powr(float x, float y) { return exp2(y * log2(x)); }
