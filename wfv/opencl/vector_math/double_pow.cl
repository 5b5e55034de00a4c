// pow of double: x^y = 2^(y log2 x), with the logarithm as a sum of two doubles, so that the error of the product is
// not more than its rounding to a double. For x > 0 and normal results; libm computes all others.

double NATIVE pow(double x, double y);

// x with the upper 26 bits of its significand: products of two such numbers are exact.
HELPER double upper(double x) { return as_double(as_ulong(x) & 0xfffffffff8000000UL); }

#define LOG2_E_HIGH 0x1.715476p+0
#define LOG2_E_LOW 0x1.4ae0bf85ddf44p-26
#define TWO_THIRDS 0x1.ec709dc3a03fdp-1   // these three are of 2/3 log2(e)
#define TWO_THIRDS_HIGH 0x1.ec709d8000000p-1
#define TWO_THIRDS_LOW 0x1.0e80ff5d27f05p-27

// log2(x) as result + *low: log2(e) (2 s + 2/3 s^3 + ..) for s = f / (2 + f), with these two terms in two parts each.
HELPER double log2_in_parts(double x, double *low) {
  double n, f = split(x, &n) - 1.0, below = 2.0 + f;
  double s_high = upper(f / below), below_high = upper(below), below_low = f - (below_high - 2.0);
  double s_low = ((f - s_high * below_high) - s_high * below_low) / below, s = s_high + s_low, z = s * s;

  double square = s_high * s_high, square_high = upper(square), cube = square_high * s_high, cube_high = upper(cube);
  double cube_low = mad(3.0 * s_high * s, s_low, (square - square_high) * s_high) + (cube - cube_high);
  double rest = mad(s * z, z * log_tail(z), 2.0 * s_low) * LOG2_E;
  rest = mad(cube_low, TWO_THIRDS, mad(cube_high, TWO_THIRDS_LOW, rest));
  rest = mad(2.0 * s_high, LOG2_E_LOW, rest);

  double first = 2.0 * s_high * LOG2_E_HIGH, second = cube_high * TWO_THIRDS_HIGH;
  double sum = n + first, larger = sum + second;
  double lost = (first - (sum - n)) + (second - (larger - sum)) + rest, result = larger + lost;
  *low = lost - (result - larger);
  return result;
}

double BUILTIN precise_pow(double x, double y) {
  double low, high = log2_in_parts(x, &low), high_upper = upper(high), y_upper = upper(y);
  double exact = y_upper * high_upper;
  double rest = mad(y_upper, (high - high_upper) + low, (y - y_upper) * high), whole = exact + rest;
  double shifted = whole + ROUNDER, r = (exact - (shifted - ROUNDER)) + rest;
  double result = mad(r, exp2_rest(r), 1.0) * power_of_2(shifted);
  bool is_usual = as_ulong(x) - 0x0010000000000000UL < 0x7fe0000000000000UL && fabs(whole) <= 1020.0;
  if (any_lane(!is_usual)) {
    double rare = pow(x, y);
    result = is_usual ? result : rare;
  }
  return result;
}
