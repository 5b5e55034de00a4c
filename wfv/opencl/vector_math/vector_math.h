// Included after library.h, before every source of the vector math library: what several of its files share.
#ifndef WFV_VECTOR_MATH_H
#define WFV_VECTOR_MATH_H

// Whether the condition holds in any lane. A function of this library must not branch on anything else.
bool __attribute__((overloadable)) any_lane(bool condition) __asm__("wfv.any");

#include "polynomials.h"

// Adding ROUNDER rounds a double to an integer, and puts it into the lower bits of the sum (two's complement).
#define ROUNDER 0x1.8p52
#define ROUNDER_F 0x1.8p23f

#define LOG2_E 0x1.71547652b82fep+0
#define LN_2 0x1.62e42fefa39efp-1
#define LOG10_2 0x1.34413509f79ffp-2
#define LOG10_E 0x1.bcb7b1526e50ep-2
#define LOG2_10 0x1.a934f0979a371p+1
#define PI 0x1.921fb54442d18p+1
#define PI_2 0x1.921fb54442d18p+0

// NaN if x is. These comparisons are the machine's minimum and maximum instructions, with their operand order.
HELPER double clamped(double x, double low, double high) {
  x = x < low ? low : x;
  return x > high ? high : x;
}

HELPER float clamped(float x, float low, float high) {
  x = x < low ? low : x;
  return x > high ? high : x;
}

// 2^n for the integer n in the lower bits of `shifted`, which is x + ROUNDER.
HELPER double power_of_2(double shifted) { return as_double((as_ulong(shifted) << 52) + 0x3ff0000000000000UL); }

// 2^x for |x| < 1000.
HELPER double exp2_core(double x) {
  double shifted = x + ROUNDER;
  return exp2_of(x - (shifted - ROUNDER)) * power_of_2(shifted);
}

// e^x - 1 for |x| < 700. The relative error is small if x > -1/2.
HELPER double expm1_core(double x) {
  double shifted = x * LOG2_E + ROUNDER, n = shifted - ROUNDER;
  double r = mad(n, -0x1.abc9e3b398024p-46, mad(n, -0x1.62e42fefa4000p-1, x));
  double scale = power_of_2(shifted);
  return mad(scale, r * expm1_of(r), scale - 1.0);
}

// Returns m, with x = m 2^n and m from sqrt(1/2) to sqrt(2); `*exponent` is n. For x > 0 and normal.
HELPER double split(double x, double *exponent) {
  ulong bits = as_ulong(x), n = (bits - 0x3fe6a09e667f3bcdUL + 0x3ff0000000000000UL) >> 52;
  *exponent = as_double(n | 0x4330000000000000UL) - (0x1p52 + 1023.0);
  return as_double(bits - (n << 52) + 0x3ff0000000000000UL);
}

// log(1 + f) for 1 + f from sqrt(1/2) to sqrt(2).
HELPER double log_core(double f) {
  double s = f / (2.0 + f);
  return s * log_of(s * s);
}

// log(1 + x) for x > -1.
HELPER double log1p_core(double x) {
  double n, sum = 1.0 + x, f = split(sum, &n) - 1.0;
  f = n == 0.0 ? x : f;
  return mad(n, LN_2, log_core(f));
}

// `result`, the logarithm of x; or the special value if x is not a positive finite number.
HELPER double log_edges(double x, double result) {
  result = x == 0.0 ? -INFINITY : result;
  result = x == INFINITY ? x : result;
  return x >= 0.0 ? result : NAN;
}

#endif
