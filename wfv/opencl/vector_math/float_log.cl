// Logarithms, powers and cube roots of float, computed in double, where no float is subnormal.
HELPER double log_of_double(double x) {
  double n, m = split(x, &n);
  return mad(n, LN_2, log_core(m - 1.0));
}

HELPER double log2_of_double(double x) {
  double n, m = split(x, &n);
  return mad(log_core(m - 1.0), LOG2_E, n);
}

HELPER double log10_of_double(double x) {
  double n, m = split(x, &n);
  return mad(n, LOG10_2, log_core(m - 1.0) * LOG10_E);
}

float BUILTIN precise_log(float x) { return (float)log_edges(x, log_of_double(x)); }

float BUILTIN precise_log2(float x) { return (float)log_edges(x, log2_of_double(x)); }

float BUILTIN precise_log10(float x) { return (float)log_edges(x, log10_of_double(x)); }

float BUILTIN precise_log1p(float x) {
  float result = (float)log_edges(1.0 + (double)x, log1p_core(x));
  return x == 0.0f ? x : result;
}

float BUILTIN precise_asinh(float x) {
  double a = fabs((double)x);
  float result = (float)log1p_core(a + a * a / (1.0 + sqrt(mad(a, a, 1.0))));
  result = a < INFINITY ? result : (float)a;
  return copysign(result, x);
}

float BUILTIN precise_acosh(float x) {
  double t = (double)x - 1.0;
  float result = (float)log1p_core(t + sqrt(t * (t + 2.0)));
  result = t >= 0.0 ? result : NAN;
  return x < INFINITY || IS_NAN(x) ? result : x;
}

float BUILTIN precise_atanh(float x) {
  double a = fabs((double)x);
  float result = (float)(0.5 * log1p_core(2.0 * a / (1.0 - a)));
  result = a == 1.0 ? INFINITY : result;
  result = a <= 1.0 ? result : NAN;
  return copysign(result, x);
}

// |x|^y = 2^(y log2 |x|). Selects correct the results for |x| of 0, 1 and infinity.
float BUILTIN precise_pow(float x, float y) {
  double a = fabs((double)x), wide = (double)y;
  double exponent = wide * log_edges(a, log2_of_double(a));
  exponent = a == 1.0 ? 0.0 * copysign(1.0, wide) : exponent;
  float result = (float)exp2_core(clamped(exponent, -160.0, 140.0));
  bool is_integer = floor(y) == y, is_odd = is_integer && floor(y * 0.5f) != y * 0.5f;
  bool is_negative = as_uint(x) >> 31 != 0;
  float negated = -result;
  result = is_negative && is_odd ? negated : result;
  result = x < 0.0f && x > -INFINITY && !is_integer ? NAN : result;
  result = IS_NAN(x) || IS_NAN(y) ? x + y : result;
  return y == 0.0f || x == 1.0f ? 1.0f : result;
}

// A third of the bits, taken as a logarithm, gives the root within 4 percent. Each step of Halley's method triples the
// number of correct digits.
HELPER double cbrt_core(double x, float guess) {
  double y = guess, cube = y * y * y;
  y = y * (cube + 2.0 * x) / (2.0 * cube + x);
  cube = y * y * y;
  return y * (cube + 2.0 * x) / (2.0 * cube + x);
}

float BUILTIN precise_cbrt(float x) {
  float a = fabs(x), scaled = a < 0x1p-126f ? a * 0x1p24f : a;
  float start = as_float((int)((float)as_int(scaled) * (1.0f / 3.0f)) + 0x2a5119f2);
  float result = (float)cbrt_core(scaled, start);
  float smaller = result * 0x1p-8f;
  result = a < 0x1p-126f ? smaller : result;
  return x == 0.0f || !(a < INFINITY) ? x : copysign(result, x);
}

float BUILTIN precise_hypot(float x, float y) {
  double a = x, b = y;
  float result = (float)sqrt(mad(a, a, b * b));
  return fabs(x) == INFINITY || fabs(y) == INFINITY ? INFINITY : result;
}
