// OpenCL 1.2, 6.12.2: the gamma function and its logarithm. For float they are computed in double, and rounded.
#include "double.h"
#include "pi.h"

REDUCED(double)

// One step of Horner's rule. A polynomial in X is its first coefficient, and a step for each further coefficient.
#define THEN(X, COEFFICIENT) sum = mad(sum, X, COEFFICIENT);

// log gamma(y) - ((y - 1/2) log y - y + log(2 pi) / 2) for y >= 8: Stirling's series (DLMF 5.11.1).
HELPER double stirling(double y) {
  double inverse = 1.0 / y, z = inverse * inverse, sum = 43867.0 / 244188.0;
  THEN(z, -3617.0 / 122400.0)
  THEN(z, 1.0 / 156.0)
  THEN(z, -691.0 / 360360.0)
  THEN(z, 1.0 / 1188.0)
  THEN(z, -1.0 / 1680.0)
  THEN(z, 1.0 / 1260.0)
  THEN(z, -1.0 / 360.0)
  THEN(z, 1.0 / 12.0)
  return sum * inverse;
}

// log gamma(t + 3/2) / ((t - 1/2) (t + 1/2)) for |t| <= 1/2: Chebyshev interpolation, computed in long double.
HELPER double log_gamma_ratio(double t) {
  double sum = -0x1.2f0199999999ap-16;
  THEN(t, 0x1.db8d800000000p-16)
  THEN(t, -0x1.71ca266666666p-16)
  THEN(t, 0x1.2576fe6666666p-15)
  THEN(t, -0x1.1bcacb3333333p-14)
  THEN(t, 0x1.c3cd3fa000000p-14)
  THEN(t, -0x1.61adb1c666666p-13)
  THEN(t, 0x1.1c0da8fd00000p-12)
  THEN(t, -0x1.cb4ce551ccccdp-12)
  THEN(t, 0x1.7510a766fa666p-11)
  THEN(t, -0x1.313e67a434000p-10)
  THEN(t, 0x1.f81485d0d659ap-10)
  THEN(t, -0x1.a50352deb40cdp-9)
  THEN(t, 0x1.64f066ce45016p-8)
  THEN(t, -0x1.34dbda13bc606p-7)
  THEN(t, 0x1.13342351dcec1p-6)
  THEN(t, -0x1.007aa83cee87dp-5)
  THEN(t, 0x1.01af62a292eaap-4)
  THEN(t, -0x1.2aed059bd6089p-3)
  THEN(t, 0x1.eeb95b094c191p-2)
  return sum;
}

// log gamma(x) for x > 0. Below 8, the recurrence gamma(x) = (x - 1) gamma(x - 1) reduces x to [1, 2).
HELPER double log_gamma_above_0(double x) {
  double whole = floor(x), product = 1.0;
#pragma unroll
  for (int k = 1; k < 7; k++) product *= whole > (double)k ? x - (double)k : 1.0;
  int is_small = x < 1.0, is_large = x >= 8.0;
  // x - shift is in [1, 2); x - shift - 1 and x - shift - 2 are computed without error.
  double shift = is_small ? -1.0 : whole - 1.0;
  double above_1 = (x - 1.0) - shift, above_2 = (x - 2.0) - shift;
  above_1 = is_small ? x : above_1;
  above_2 = is_small ? x - 1.0 : above_2;
  double base = above_1 * above_2 * log_gamma_ratio(above_1 - 0.5);
  product = is_small ? x : product;
  double logarithm = log(is_large ? x : product);
  double small = is_small ? base - logarithm : base + logarithm;
  double large = mad(x - 0.5, logarithm - 1.0, stirling(x) + (0.91893853320467274178 - 0.5));
  large = x >= 0x1p60 ? x * (logarithm - 1.0) : large;
  large = x == INFINITY ? INFINITY : large;
  return is_large ? large : small;
}

HELPER double log_gamma(double x) {
  double magnitude = fabs(x), result = log_gamma_above_0(magnitude);
  // gamma(-x) gamma(x) = -pi / (x sin(pi x)); next to 0, gamma(x) is 1 / x.
  double reflected = log(M_PI / (magnitude * fabs(sin_half_turns(magnitude)))) - result;
  reflected = magnitude < 0x1p-60 ? -log(magnitude) : reflected;
  reflected = floor(x) == x ? INFINITY : reflected;
  result = x <= 0.0 ? reflected : result;
  return IS_NAN(x) ? x : result;
}

// The sign of gamma(x); 1 for NaN and at the poles below 0.
HELPER int gamma_sign(double x) {
  double whole = floor(x);
  int is_negative = x < 0.0 && whole != x && whole * 0.5 != floor(whole * 0.5);
  is_negative |= as_ulong(x) == 0x8000000000000000UL;
  return is_negative ? -1 : 1;
}

#define LGAMMA_R(SPACE)                           \
  REAL BUILTIN lgamma_r(REAL x, SPACE int *sign) { \
    *sign = gamma_sign((double)x);                 \
    return (REAL)log_gamma((double)x);             \
  }

// exp of |x| < 1/64.
HELPER double small_exp(double x) {
  double sum = 1.0 / 720.0;
  THEN(x, 1.0 / 120.0)
  THEN(x, 1.0 / 24.0)
  THEN(x, 1.0 / 6.0)
  THEN(x, 0.5)
  THEN(x, 1.0)
  THEN(x, 1.0)
  return sum;
}

// Stirling's formula at y >= 8, which is |x| or |x| + 8: gamma(y) = rest root^2. gamma(|x|) = gamma(y) / factors with
// the factors |x| (|x| + 1) .. (|x| + 7). For x < 0 by reflection, where |x| cancels the first factor.
HELPER double gamma(double x) {
  double magnitude = fmin(fabs(x), 200.0);
  int is_small = magnitude < 8.0;
  double y = is_small ? magnitude + 8.0 : magnitude;
  double lost = is_small ? magnitude - (y - 8.0) : 0.0;
  // (x + k) (x + 7 - k) = x (x + 7) + k (7 - k): fewer roundings than a product of eight factors.
  double pair = magnitude * (magnitude + 7.0);
  double factors = (magnitude + 7.0) * (pair + 6.0) * ((pair + 10.0) * (pair + 12.0));
  factors = is_small ? factors : 1.0;
  // The derivative of log gamma in [8, 16): corrects for the rounding error of y.
  double slope = mad(y, 0.0906, 1.33);
  double rest = 2.5066282746310005024 * exp(-y) * small_exp(mad(lost, slope, stirling(y)));
  double root = pow(y, 0.5 * (y - 0.5));
  double positive = rest * root * root / factors;
  positive = is_small ? positive / magnitude : positive;
  // In an order in which no intermediate result overflows or underflows before the result does.
  double below = is_small ? rest * root * root : rest * magnitude, last = is_small ? 1.0 : root;
  double negative = -M_PI * factors / below / sin_half_turns(fabs(x)) / last / last;
  negative = floor(x) == x ? NAN : negative;
  double result = x < 0.0 ? negative : positive;
  double pole = 1.0 / x;
  result = x == 0.0 ? pole : result;
  return IS_NAN(x) ? x : result;
}

// The functions of both types.
#include "gamma.inc"
#include "float.h"
#include "gamma.inc"
