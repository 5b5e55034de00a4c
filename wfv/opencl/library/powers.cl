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

// The number next to x with 17 significant bits: its cube has 51.
HELPER double with_exact_cube(double x) { return as_double((as_ulong(x) + (1UL << 35)) & ~((1UL << 36) - 1)); }

// glibc's cbrt of double has errors of 3.2 ulps, and OpenCL allows 2. The bits of a double are nearly its logarithm: a
// third of them gives 1 / cbrt(a) within 3.5 percent, and each step takes the error to its fourth power. `near` is the
// root with 17 bits, so `a - near^3` is exact, and root - near = (a - near^3) / (root^2 + root near + near^2) is at most
// 2^-17 near: where `root` is right to 2^-45, only the last addition rounds. Without `mad`, all machines get the same.
double BUILTIN cbrt(double x) {
  double magnitude = fabs(x), unit = magnitude > 1.0 ? 0x1p-300 : 0x1p300, back = magnitude > 1.0 ? 0x1p100 : 0x1p-100;
  double a = magnitude * unit;
  int upper = (int)(as_ulong(a) >> 32), third = (int)(0x1.54fba48cp+30 - (double)upper * (1.0 / 3.0));
  double inverse = as_double((ulong)(uint)third << 32);
#pragma unroll
  for (int step = 0; step < 2; step++) {
    double error = 1.0 - a * inverse * (inverse * inverse);
    inverse += inverse * error * (1.0 / 3.0 + error * (2.0 / 9.0 + error * (14.0 / 81.0)));
  }
  double root = a * inverse * inverse, near = with_exact_cube(root);
  double rest = a - near * near * near;
  double result = copysign((near + rest / (root * root + root * near + near * near)) * back, x);
  return magnitude > 0.0 && magnitude < INFINITY ? result : x;
}

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
