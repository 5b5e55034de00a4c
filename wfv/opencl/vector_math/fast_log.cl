// Logarithms, powers and cube roots of float, computed in float; pow in double.
#include "fast.h"

float NATIVE precise_log(float x);
float NATIVE precise_log2(float x);
float NATIVE precise_log10(float x);
float NATIVE precise_pow(float x, float y);
float NATIVE precise_cbrt(float x);

float BUILTIN fast_log(float x) {
  float n, f = split_float(x, &n);
  WITH_RARE(mad(n, 0x1.62e43p-1f, mad(f * f, log_rest(f), f)), is_positive(x), precise_log(x))
}

float BUILTIN fast_log2(float x) {
  float n, f = split_float(x, &n);
  WITH_RARE(mad(f, log2_rest(f), n), is_positive(x), precise_log2(x))
}

float BUILTIN fast_log10(float x) {
  float n, f = split_float(x, &n);
  float rest = mad(n, 0x1.3509f8p-18f, f * log10_rest(f));
  WITH_RARE(mad(n, 0x1.344p-2f, rest), is_positive(x), precise_log10(x))
}

float BUILTIN fast_pow(float x, float y) {
  float n, f = split_float(x, &n);
  double wide = f, s = wide / (2.0 + wide);
  double exponent = (n + s * log2_rough(s * s)) * (double)y, shifted = exponent + ROUNDER;
  double power = exp2_rough(exponent - (shifted - ROUNDER)) * power_of_2(shifted);
  WITH_RARE((float)power, is_positive(x) && fabs((float)exponent) <= 125.0f, precise_pow(x, y))
}

// The bits of a float are nearly its logarithm. A third of them gives 1 / cbrt(a) within 3.5 percent.
float BUILTIN fast_cbrt(float x) {
  float a = fabs(x), inverse = as_float((int)mad((float)as_int(a), -1.0f / 3.0f, 0x1.5288d2p+30f));
#pragma unroll
  for (int step = 0; step < 2; step++) {
    float error = mad(-a * inverse, inverse * inverse, 1.0f);
    inverse = mad(inverse * error, mad(error, 2.0f / 9.0f, 1.0f / 3.0f), inverse);
  }
  float square = inverse * inverse, root = a * square;
  float rest = mad(-root * root, root, a);
  root = mad(rest * square, 1.0f / 3.0f, root);
  WITH_RARE(copysign(root, x), is_positive(a) && a < 0x1p126f, precise_cbrt(x))
}
