// The error function of double.
#include "double_exp.h"

double NATIVE erfc(double x);

// erfc(a) for a up to 6. a a has more bits than a double: e^(-a a) is computed for the upper half of a, then corrected.
HELPER double erfc_core(double a) {
  double part = 1.0 / (a + 2.0), high = as_double(as_ulong(a) & 0xfffffffff8000000UL);
  double rest = -(a - high) * (a + high), power = exp_of_double(-high * high);
  power = mad(power, mad(0.5 * rest, rest, rest), power);
  return power * erfc_rest((a - 2.0) * part) * part;
}

double BUILTIN precise_erfc(double x) {
  double positive = erfc_core(clamped(fabs(x), 0.0, 6.0)), negative = 2.0 - positive;
  double result = x < 0.0 ? negative : positive;
  bool is_usual = x <= 6.0;
  if (any_lane(!is_usual)) {
    double rare = erfc(x);
    result = is_usual ? result : rare;
  }
  return result;
}

double BUILTIN precise_erf(double x) {
  double a = clamped(fabs(x), 0.0, 6.0), inner = a * erf_rest(a * a), outer = 1.0 - erfc_core(a);
  return copysign(a < 1.0 ? inner : outer, x);
}
