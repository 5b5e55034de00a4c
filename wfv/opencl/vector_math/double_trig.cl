// Trigonometric functions of double and their inverses. A multiple of pi is subtracted in three parts; for |x| up to
// 2^20, the products of the first two parts are exact. For larger |x|, and where the difference is tiny, libm is
// called.

#define PI_1 0x1.921fb544p+1
#define PI_2ND 0x1.0b4611a6p-33
#define PI_3 0x1.3198a2e037073p-68
#define PER_PI 0x1.45f306dc9c883p-2
#define LARGE 0x1p20
#define PI_2_LOW 0x1.1a62633145c07p-54
#define PI_LOW 0x1.1a62633145c07p-53

// x - n pi unit.
HELPER double reduced(double x, double n, double unit) {
  return mad(n, -PI_3 * unit, mad(n, -PI_2ND * unit, mad(n, -PI_1 * unit, x)));
}

// sin(r), negated if the integer in the lower bits of `shifted` is odd.
HELPER double sin_or_negated(double r, double shifted) {
  double z = r * r, sine = mad(r * z, sin_rest(z), r);
  return as_double(as_ulong(sine) ^ (as_ulong(shifted) << 63));
}

#define WITH_LIBM(RESULT, IS_USUAL, NAME)      \
  double result = RESULT;                      \
  if (any_lane(!(IS_USUAL))) {                 \
    double rare = NAME(x);                     \
    result = IS_USUAL ? result : rare;         \
  }

double BUILTIN precise_sin(double x) {
  double shifted = mad(x, PER_PI, ROUNDER), r = reduced(x, shifted - ROUNDER, 1.0);
  WITH_LIBM(sin_or_negated(r, shifted), fabs(x) <= (fabs(r) >= 0x1p-20 ? LARGE : 1.0), sin)
  return x == 0.0 ? x : result;
}

// cos(x) = sin(x + pi / 2)
double BUILTIN precise_cos(double x) {
  double shifted = mad(x, PER_PI, 0.5) + ROUNDER, r = reduced(x, shifted - ROUNDER - 0.5, 1.0);
  WITH_LIBM(sin_or_negated(r, shifted), fabs(x) <= LARGE && fabs(r) >= 0x1p-20, cos)
  return result;
}

// For the two of one argument, as in fast_trig.cl.
HELPER double quarter_sine(double r) {
  double z = r * r;
  return mad(r * z, sin_quarter_rest(z), r);
}

HELPER double quarter_cosine(double r) {
  double z = r * r;
  return mad(z * z, cos_quarter_rest(z), mad(z, -0.5, 1.0));
}

// `value`, negated if the second bit of `quarter` is set.
HELPER double with_sign(double value, ulong quarter) {
  return as_double(as_ulong(value) ^ ((quarter << 62) & 0x8000000000000000UL));
}

#define PAIRED_USUAL(X, R) (fabs(X) <= (fabs(R) >= 0x1p-20 ? LARGE : 0.5))

double BUILTIN paired_sin(double x) {
  double shifted = mad(x, 2.0 * PER_PI, ROUNDER), r = reduced(x, shifted - ROUNDER, 0.5);
  double sine = quarter_sine(r), cosine = quarter_cosine(r);
  double usual = with_sign((as_ulong(shifted) & 1) != 0 ? cosine : sine, as_ulong(shifted));
  WITH_LIBM(usual, PAIRED_USUAL(x, r), sin)
  return x == 0.0 ? x : result;
}

double BUILTIN paired_cos(double x) {
  double shifted = mad(x, 2.0 * PER_PI, ROUNDER), r = reduced(x, shifted - ROUNDER, 0.5);
  double sine = quarter_sine(r), cosine = quarter_cosine(r);
  double usual = with_sign((as_ulong(shifted) & 1) != 0 ? sine : cosine, as_ulong(shifted) + 1);
  WITH_LIBM(usual, PAIRED_USUAL(x, r), cos)
  return result;
}

double BUILTIN precise_tan(double x) {
  double shifted = mad(x, 2.0 * PER_PI, ROUNDER), r = reduced(x, shifted - ROUNDER, 0.5), z = r * r;
  double sine = mad(r * z, sin_quarter_rest(z), r);
  double cosine = mad(z * z, cos_quarter_rest(z), mad(z, -0.5, 1.0)), negated = -cosine;
  bool is_odd = (as_ulong(shifted) & 1) != 0;
  double above = is_odd ? negated : sine, below = is_odd ? sine : cosine;
  WITH_LIBM(above / below, fabs(x) <= (fabs(r) >= 0x1p-20 ? LARGE : 0.5), tan)
  return x == 0.0 ? x : result;
}

// asin(a) for a <= 1/2, and asin(sqrt((1 - a) / 2)) = acos(a) / 2 for larger a.
HELPER double asin_part(double a) {
  bool is_large = a > 0.5;
  double half_rest = 0.5 - 0.5 * a, z = a * a, root = sqrt(half_rest);
  z = is_large ? half_rest : z;
  double s = is_large ? root : a;
  return mad(s * z, asin_rest(z), s);
}

double BUILTIN precise_asin(double x) {
  double a = fabs(x), part = asin_part(a), rest = PI_2 - (2.0 * part - PI_2_LOW);
  return copysign(a > 0.5 ? rest : part, x);
}

double BUILTIN precise_acos(double x) {
  double a = fabs(x), part = asin_part(a), small = PI_2 - (copysign(part, x) - PI_2_LOW);
  double twice = 2.0 * part, opposite = PI - (twice - PI_LOW), large = x < 0.0 ? opposite : twice;
  return a > 0.5 ? large : small;
}

// atan(above / below) for numbers that are not negative. The argument is reduced to at most tan(pi / 8).
HELPER double atan_of_quotient(double above, double below) {
  bool is_steep = above > below;
  double low = is_steep ? below : above, high = is_steep ? above : below;
  bool is_middle = low > high * 0x1.a827999fcef32p-2;
  double difference = low - high, total = low + high;
  double t = (is_middle ? difference : low) / (is_middle ? total : high), z = t * t;
  double rest = t * z * atan_rest(z), shifted = 0.5 * PI_2 + (t + (rest + 0.5 * PI_2_LOW)), plain = t + rest;
  double result = is_middle ? shifted : plain, other = PI_2 - (result - PI_2_LOW);
  return is_steep ? other : result;
}

double BUILTIN precise_atan(double x) { return copysign(atan_of_quotient(fabs(x), 1.0), x); }

double BUILTIN precise_atan2(double y, double x) {
  double above = fabs(y), below = fabs(x);
  bool is_corner = above == below && (above == 0.0 || above == INFINITY);
  bool is_large = above > 0x1p1000 || below > 0x1p1000;
  bool is_small = above < 0x1p-900 && below < 0x1p-900; // subnormal numbers would lose bits
  double one = above == 0.0 ? 0.0 : 1.0, unit = is_large ? 0x1p-10 : 1.0;
  unit = is_small ? 0x1p200 : unit;
  above = is_corner ? one : above * unit;
  below = is_corner ? 1.0 : below * unit;
  double angle = atan_of_quotient(above, below), opposite = PI - (angle - PI_LOW);
  double result = copysign(as_ulong(x) >> 63 ? opposite : angle, y);
  return IS_NAN(x) || IS_NAN(y) ? x + y : result;
}
