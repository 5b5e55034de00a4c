// Exponential functions of double.

#include "double_exp.h"

#define LOG10_2_HIGH 0x1.34413509f6p-2
#define LOG10_2_LOW 0x1.9fef311f12b36p-42

// e^x - 1, scaled by 2^(n-1) instead of 2^n, which overflows for the largest x.
HELPER double expm1_of_double(double x) {
  double shifted = mad(x, LOG2_E, ROUNDER), n = shifted - ROUNDER;
  double r = mad(n, -LN_2_LOW, mad(n, -LN_2_HIGH, x));
  double part = mad(r * r, exp_rest(r), r), half_scale = power_of_2(shifted - 1.0);
  return 2.0 * mad(half_scale, part, half_scale - 0.5);
}

double BUILTIN precise_exp(double x) { return exp_of_double(clamped(x, -750.0, 710.0)); }

double BUILTIN precise_exp2(double x) {
  x = clamped(x, -1080.0, 1025.0);
  double shifted = x + ROUNDER, r = x - (shifted - ROUNDER);
  return scaled(mad(r, exp2_rest(r), 1.0), shifted);
}

double BUILTIN precise_exp10(double x) {
  x = clamped(x, -330.0, 309.0);
  double shifted = mad(x, LOG2_10, ROUNDER), n = shifted - ROUNDER;
  double r = mad(n, -LOG10_2_LOW, mad(n, -LOG10_2_HIGH, x));
  return scaled(mad(r, exp10_rest(r), 1.0), shifted);
}

double BUILTIN precise_expm1(double x) {
  double result = expm1_of_double(clamped(x, -50.0, 709.7));
  double large = exp_of_double(clamped(x, 709.0, 710.0));
  result = x > 709.0 ? large : result;
  return fabs(x) < 0x1p-54 ? x : result;
}

// e^a / 2, which may be finite where e^a overflows.
HELPER double half_exp_of_large(double a) {
  double root = exp_of_double(clamped(a, 0.0, 1450.0) * 0.5);
  return 0.5 * root * root;
}

double BUILTIN precise_sinh(double x) {
  double a = fabs(x), e = expm1_of_double(clamped(a, 0.0, 700.0));
  double result = 0.5 * (e + e / (e + 1.0)), large = half_exp_of_large(a);
  result = a > 700.0 ? large : result;
  return copysign(a < 0x1p-54 ? a : result, x);
}

double BUILTIN precise_cosh(double x) {
  double a = fabs(x), e = exp_of_double(clamped(a, 0.0, 700.0));
  double result = 0.5 * (e + 1.0 / e), large = half_exp_of_large(a);
  return a > 700.0 ? large : result;
}

double BUILTIN precise_tanh(double x) {
  double a = fabs(x), e = expm1_of_double(clamped(a, 0.0, 22.0) * 2.0);
  double result = e / (e + 2.0);
  return copysign(a < 0x1p-54 ? a : result, x);
}
