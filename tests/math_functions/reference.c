// The reference results for functions of float, computed in double by the platform's libm; and the errors of results.
// `python -m tests.math_functions.remake` makes reference.ll of this file. It uses none of wfv's built-ins.
#include "reference.h"

#define PI 3.141592653589793

ONE(acos, acos(x))
ONE(acosh, acosh(x))
ONE(acospi, acos(x) / PI)
ONE(asin, asin(x))
ONE(asinh, asinh(x))
ONE(asinpi, asin(x) / PI)
ONE(atan, atan(x))
ONE(atanh, atanh(x))
ONE(atanpi, atan(x) / PI)
ONE(cbrt, cbrt(x))
ONE(ceil, ceil(x))
ONE(cos, cos(x))
ONE(cosh, cosh(x))
ONE(erf, erf(x))
ONE(erfc, erfc(x))
ONE(exp, exp(x))
ONE(exp10, exp10(x))
ONE(exp2, exp2(x))
ONE(expm1, expm1(x))
ONE(fabs, fabs(x))
ONE(floor, floor(x))
ONE(log, log(x))
ONE(log10, log10(x))
ONE(log1p, log1p(x))
ONE(log2, log2(x))
ONE(logb, logb(x))
ONE(recip, 1 / x)
ONE(rint, rint(x))
ONE(round, round(x))
ONE(rsqrt, 1 / sqrt(x))
ONE(sin, sin(x))
ONE(sinh, sinh(x))
ONE(sqrt, sqrt(x))
ONE(tan, tan(x))
ONE(tanh, tanh(x))
ONE(tgamma, tgamma(x))
ONE(trunc, trunc(x))

TWO(atan2, atan2(x, y))
TWO(atan2pi, atan2(x, y) / PI)
TWO(copysign, copysign(x, y))
TWO(divide, x / y)
TWO(fdim, fdim(x, y))
TWO(fmax, fmax(x, y))
TWO(fmin, fmin(x, y))
TWO(fmod, fmod(x, y))
TWO(hypot, hypot(x, y))
TWO(maxmag, fabs(x) > fabs(y) ? x : fabs(y) > fabs(x) ? y : fmax(x, y))
TWO(minmag, fabs(x) < fabs(y) ? x : fabs(y) < fabs(x) ? y : fmin(x, y))
TWO(nextafter, nextafterf((float)x, (float)y))  // of floats
TWO(pow, pow(x, y))
TWO(remainder, remainder(x, y))
THREE(fma, fma(x, y, z))
THREE(mad, fma(x, y, z))

WITH_INT(ldexp, ldexp(x, n))
WITH_INT(pown, pow(x, n))

// OpenCL 1.2, 7.5.1: no negative bases, and NaN where pow is 1 by definition.
static double powr(double x, double y) {
  if (x < 0 || isnan(x) || isnan(y)) return NAN;
  if (y == 0 && (x == 0 || isinf(x))) return NAN;
  if (x == 1 && isinf(y)) return NAN;
  return pow(fabs(x), y);
}
TWO(powr, powr(x, y))

static double rootn(double x, int n) {
  if (n == 0 || (x < 0 && n % 2 == 0)) return NAN;
  double root = pow(fabs(x), 1.0 / n);
  return n % 2 != 0 ? copysign(root, x) : root;
}
WITH_INT(rootn, rootn(x, n))

// Splits x exactly: `rest` in [-1/4, 1/4], and the number of halves modulo 4.
static int quarters(double x, double *rest) {
  double turn = fmod(fabs(x), 2), halves = rint(2 * turn);
  *rest = turn - halves / 2;
  return (int)halves & 3;
}

// Adding 0 turns -0 into 0.
static double cospi(double x) {
  double rest;
  if (!isfinite(x)) return NAN;
  switch (quarters(x, &rest)) {
    case 0: return cos(PI * rest);
    case 1: return 0 - sin(PI * rest);
    case 2: return -cos(PI * rest);
    default: return sin(PI * rest) + 0;
  }
}
ONE(cospi, cospi(x))

static double sinpi(double x) {
  double rest, result;
  if (!isfinite(x)) return NAN;
  switch (quarters(x, &rest)) {
    case 0: result = sin(PI * rest); break;
    case 1: result = cos(PI * rest); break;
    case 2: result = 0 - sin(PI * rest); break;
    default: result = -cos(PI * rest);
  }
  return signbit(x) ? -result : result;
}
ONE(sinpi, sinpi(x))

// At n + 1/2 infinite, positive for even n. At n zero, with the sign of n for even n and the opposite sign for odd n.
static double tanpi(double x) {
  double rest, tangent, below = floor(x);
  if (!isfinite(x)) return NAN;
  int halves = quarters(x, &rest);
  tangent = tan(PI * rest);
  if (rest == 0 && halves & 1) return fmod(below, 2) == 0 ? INFINITY : -INFINITY;
  if (rest == 0) return copysign(0, halves == 0 ? x : -x);
  tangent = halves & 1 ? -1 / tangent : tangent;
  return signbit(x) ? -tangent : tangent;
}
ONE(tanpi, tanpi(x))

// The result for float must be below 1, even where x - floor(x) rounds to 1.
static double fract(double x) {
  if (isnan(x)) return x;
  if (isinf(x) || floor(x) == x) return copysign(0, x);
  return fmin(x - floor(x), 0x1.fffffep-1);
}
ONE(fract, fract(x))
ONE(fract_1, floor(x))

static double modf_fraction(double x) { return isnan(x) ? x : copysign(isinf(x) ? 0 : x - trunc(x), x); }
ONE(modf, modf_fraction(x))
ONE(modf_1, trunc(x))

static int exponent(double x) {
  int power = 0;
  if (isfinite(x)) frexp(x, &power);
  return power;
}
static double significand(double x) {
  int power;
  return frexp(x, &power);
}
ONE(frexp, significand(x))
ONE(frexp_1, exponent(x))
ONE(ilogb, x == 0 ? INT_MIN : isfinite(x) ? exponent(x) - 1 : INT_MAX)

ONE(sincos, sin(x))
ONE(sincos_1, cos(x))

static double log_gamma(double x) {
  int sign;
  return lgamma_r(x, &sign);
}
static int gamma_sign(double x) {
  int sign = 1;
  lgamma_r(x, &sign);
  return isfinite(x) && (x != floor(x) || x == 0) ? sign : 1;
}
ONE(lgamma, log_gamma(x))
ONE(lgamma_r, log_gamma(x))
ONE(lgamma_r_1, gamma_sign(x))

// Seven bits of the quotient: multiples of 128 y are removed first. All steps are exact for floats.
static int quotient(double x, double y) {
  if (!isfinite(x) || isnan(y) || y == 0 || isinf(y)) return 0;
  double left = fmod(fabs(x), 128 * fabs(y));
  int found = (int)((left - remainder(left, fabs(y))) / fabs(y)) & 127;
  return signbit(x) != signbit(y) ? -found : found;
}
TWO(remquo, remainder(x, y))
TWO(remquo_1, quotient(x, y))

// The error in units of the last place of `want`: at a power of two, the smaller of the two distances (OpenCL 1.2,
// 7.4). Beyond the largest number, infinity counts as the next power of two.
static double error_of(float got, double want) {
  const double top = 0x1p128, least = 0x1p-126, overflow = 0x1.ffffffp127;
  double size = fabs(want), value = fabs(got) == INFINITY ? copysign(top, got) : got;
  unsigned long bits = as_ulong(size);
  // The largest power of two below `want`; the exponent's bits alone.
  double power = as_double((bits - 1) & 0x7ff0000000000000);
  power = power > 0x1p127 ? 0x1p127 : power;
  power = power < least ? least : power;
  double aim = size >= overflow ? copysign(top, want) : want;
  double error = fabs(value - aim) / (power * 0x1p-23);
  // Exact infinities must be infinite; results that overflow by rounding are measured.
  error = size == INFINITY ? (fabs(got) == INFINITY && signbit(got) == signbit(want) ? 0 : INFINITY) : error;
  int both = isnan(got) && isnan(want), one = isnan(got) || isnan(want);
  return both ? 0 : one ? INFINITY : error;
}

static double error_with_sign(float got, double want) {
  return want == 0 && got == 0 && signbit(got) != signbit(want) ? INFINITY : error_of(got, want);
}

COMPARE(float, float, error_with_sign(got[i], want[i]))
COMPARE(float_any_zero, float, error_of(got[i], want[i]))
COMPARE(int, int, got[i] == want[i] ? 0 : INFINITY)
