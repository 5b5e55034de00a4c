// Exponential functions of float, computed in float: within two units of the last place.
#include "fast.h"

float NATIVE precise_exp(float x);
float NATIVE precise_exp2(float x);
float NATIVE precise_exp10(float x);

// `value` times 2^n, for the integer n in the lower bits of `shifted`. The result must be normal.
HELPER float scaled(float value, float shifted) { return as_float(as_int(value) + (as_int(shifted) << 23)); }

float BUILTIN fast_exp(float x) {
  float shifted = mad(x, 0x1.715476p+0f, ROUNDER_F), n = shifted - ROUNDER_F;
  float r = mad(n, -0x1.7f7d1cp-20f, mad(n, -0x1.62e4p-1f, x));
  WITH_RARE(scaled(mad(r * r, exp_rest(r), r) + 1.0f, shifted), fabs(x) <= 87.0f, precise_exp(x))
}

float BUILTIN fast_exp2(float x) {
  float shifted = x + ROUNDER_F, r = x - (shifted - ROUNDER_F);
  WITH_RARE(scaled(mad(r, exp2_rest(r), 1.0f), shifted), fabs(x) <= 125.0f, precise_exp2(x))
}

float BUILTIN fast_exp10(float x) {
  float shifted = mad(x, 0x1.a934fp+1f, ROUNDER_F), n = shifted - ROUNDER_F;
  float r = mad(n, -0x1.3509f8p-18f, mad(n, -0x1.344p-2f, x));
  WITH_RARE(scaled(mad(r, exp10_rest(r), 1.0f), shifted), fabs(x) <= 37.0f, precise_exp10(x))
}
