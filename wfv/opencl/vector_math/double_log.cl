// Logarithms of double, and functions made of them; cbrt and hypot.

#define LN_2_HIGH 0x1.62e42fefa2p-1
#define LN_2_LOW 0x1.9ef35793c7673p-41
#define LOG10_2_HIGH 0x1.34413509f6p-2
#define LOG10_2_LOW 0x1.9fef311f12b36p-42

// log(1 + f) + `low`. With s = f / (2 + f), the leading term 2 s is f - s f, and s f is f f / 2 - s f f / 2: f, and
// then the larger part f f / 2, are added last.
HELPER double log_sum(double f, double low) {
  double s = f / (2.0 + f), z = s * s, part = 0.5 * f * f;
  return f - (part - mad(s, part + z * log_rest(z), low));
}

// As `split`, also for subnormal numbers; returns m - 1.
HELPER double split_any(double x, double *n) {
  double larger = x * 0x1p54;
  bool is_small = x < 0x1p-1022;
  double m = split(is_small ? larger : x, n), less = *n - 54.0;
  *n = is_small ? less : *n;
  return m - 1.0;
}

HELPER double log_of_double(double x) {
  double n, f = split_any(x, &n);
  return mad(n, LN_2_HIGH, log_sum(f, n * LN_2_LOW));
}

HELPER double log1p_of_double(double x) {
  double n, sum = 1.0 + x, f = split(sum, &n) - 1.0;
  double of_small = x - (sum - 1.0), of_large = 1.0 - (sum - x);
  double lost = (sum >= 2.0 ? of_large : of_small) / sum;
  bool is_near = n == 0.0;
  f = is_near ? x : f;
  lost = is_near ? 0.0 : lost;
  return mad(n, LN_2_HIGH, log_sum(f, mad(n, LN_2_LOW, lost)));
}

double BUILTIN precise_log(double x) { return log_edges(x, log_of_double(x)); }

double BUILTIN precise_log2(double x) {
  double n, f = split_any(x, &n);
  return log_edges(x, mad(log_sum(f, 0.0), LOG2_E, n));
}

double BUILTIN precise_log10(double x) {
  double n, f = split_any(x, &n);
  double low = mad(log_sum(f, 0.0), LOG10_E, n * LOG10_2_LOW);
  return log_edges(x, mad(n, LOG10_2_HIGH, low));
}

double BUILTIN precise_log1p(double x) {
  double result = log_edges(1.0 + x, log1p_of_double(x));
  return fabs(x) < 0x1p-54 ? x : result;
}

double BUILTIN precise_asinh(double x) {
  double a = fabs(x), square = a * a;
  double large = log_of_double(a) + LN_2, result = log1p_of_double(a + square / (1.0 + sqrt(1.0 + square)));
  result = a > 0x1p28 ? large : result;
  result = a < 0x1p-27 ? a : result;
  return a < INFINITY ? copysign(result, x) : x;
}

double BUILTIN precise_acosh(double x) {
  double t = x - 1.0, large = log_of_double(x) + LN_2, result = log1p_of_double(t + sqrt(t * (t + 2.0)));
  result = x > 0x1p28 ? large : result;
  result = x >= 1.0 ? result : NAN;
  return x == INFINITY ? x : result;
}

double BUILTIN precise_atanh(double x) {
  double a = fabs(x), result = 0.5 * log1p_of_double(2.0 * a / (1.0 - a));
  result = a < 0x1p-27 ? a : result;
  result = a == 1.0 ? INFINITY : result;
  return copysign(a <= 1.0 ? result : NAN, x);
}

// As fast_cbrt of float; the first approximation of the inverse is made of the upper half of the bits.
double BUILTIN precise_cbrt(double x) {
  double magnitude = fabs(x), unit = magnitude > 1.0 ? 0x1p-300 : 0x1p300, back = magnitude > 1.0 ? 0x1p100 : 0x1p-100;
  double a = magnitude * unit;
  int upper = (int)(as_ulong(a) >> 32), third = (int)mad((double)upper, -1.0 / 3.0, 0x1.54fba48cp+30);
  double inverse = as_double((ulong)(uint)third << 32);
#pragma unroll
  for (int step = 0; step < 3; step++) {
    double error = mad(-a * inverse, inverse * inverse, 1.0);
    inverse = mad(inverse * error, mad(error, 2.0 / 9.0, 1.0 / 3.0), inverse);
  }
  double square = inverse * inverse, root = a * square;
  double rest = mad(-root * root, root, a);
  double result = copysign(mad(rest * square, 1.0 / 3.0, root) * back, x);
  return magnitude > 0.0 && magnitude < INFINITY ? result : x;
}

double BUILTIN precise_hypot(double x, double y) {
  double a = fabs(x), b = fabs(y), larger = a > b ? a : b;
  double unit = larger > 0x1p500 ? 0x1p-600 : 1.0, back = larger > 0x1p500 ? 0x1p600 : 1.0;
  unit = larger < 0x1p-500 ? 0x1p600 : unit;
  back = larger < 0x1p-500 ? 0x1p-600 : back;
  a *= unit;
  b *= unit;
  double result = sqrt(mad(a, a, b * b)) * back;
  return fabs(x) == INFINITY || fabs(y) == INFINITY ? INFINITY : result;
}
