// Trigonometric functions of float and their inverses, computed in double.

// Up to this magnitude, the products of PI_HIGH and the number of half turns are exact.
#define SMALL_ANGLE 0x1p20f
#define PI_HIGH 0x1.921fb544p+1
#define PI_LOW 0x1.0b4611a626331p-33
#define PER_PI 0x1.45f306dc9c883p-2

// x - n pi unit.
HELPER double reduced(double x, double n, double unit) {
  return mad(n, -PI_LOW * unit, mad(n, -PI_HIGH * unit, x));
}

// 1 / pi in parts of 29 bits, whose products with a float are exact. Multiples of 2 are whole turns, and are dropped.
#define ADD_PART(C)                             \
  part = x * C;                                 \
  part = part - 2.0 * rint(part * 0.5);         \
  sum = sum + part;                             \
  whole = rint(sum);                            \
  sum = sum - whole;                            \
  *n = *n + whole;

// x / pi + sum - *n for any x. Only the last bit of the integer *n is correct.
HELPER double reduced_large(double x, double sum, double *n) {
  double part, whole;
  *n = 0.0;
  ADD_PART(0x1.45f306cp-2)
  ADD_PART(0x1.c9c882ap-30)
  ADD_PART(0x1.4fe13aap-60)
  ADD_PART(0x1.e8fa9a6p-88)
  ADD_PART(0x1.dc0db62p-117)
  ADD_PART(0x1.2b32788p-146)
  ADD_PART(0x1.c820ff2p-176)
  ADD_PART(0x1.163abdep-205)
  return sum;
}

HELPER bool is_large(float x) { return !(fabs(x) <= SMALL_ANGLE); }

// `value`, negated if the integer `n` is odd.
HELPER double negated_if_odd(double value, double n) {
  return as_double(as_ulong(value) ^ (as_ulong(n + ROUNDER) << 63));
}

float BUILTIN precise_sin(float x) {
  double wide = x, n = rint(wide * PER_PI), r = reduced(wide, n, 1.0);
  if (any_lane(is_large(x))) {
    double count, rest = reduced_large(wide, 0.0, &count) * PI;
    r = is_large(x) ? rest : r;
    n = is_large(x) ? count : n;
  }
  float result = (float)negated_if_odd(r * sin_of(r * r), n);
  return x == 0.0f ? x : result;
}

// cos(x) = -sin(x - pi / 2)
float BUILTIN precise_cos(float x) {
  double wide = x, n = rint(mad(wide, PER_PI, -0.5)), r = reduced(wide, n + 0.5, 1.0);
  if (any_lane(is_large(x))) {
    double count, rest = reduced_large(wide, -0.5, &count) * PI;
    r = is_large(x) ? rest : r;
    n = is_large(x) ? count : n;
  }
  return (float)negated_if_odd(r * sin_of(r * r), n + 1.0);
}

float BUILTIN precise_tan(float x) {
  double wide = x, n = rint(wide * (2.0 * PER_PI)), r = reduced(wide, n, 0.5);
  if (any_lane(is_large(x))) {
    double count, rest = reduced_large(2.0 * wide, 0.0, &count) * PI_2;
    r = is_large(x) ? rest : r;
    n = is_large(x) ? count : n;
  }
  double z = r * r, sine = r * sin_quarter_of(z), cosine = cos_quarter_of(z), negated = -cosine;
  bool is_odd = (as_ulong(n + ROUNDER) & 1) != 0;
  double above = is_odd ? negated : sine, below = is_odd ? sine : cosine;
  float result = (float)(above / below);
  return x == 0.0f ? x : result;
}

// asin(a) for a <= 1/2, and 2 asin(sqrt((1 - a) / 2)) = acos(a) for larger a.
HELPER double asin_part(double a) {
  bool is_large = a > 0.5;
  double half_rest = 0.5 - 0.5 * a, z = a * a;
  z = is_large ? half_rest : z;
  double root = 2.0 * sqrt(half_rest), s = is_large ? root : a;
  return s * asin_of(z);
}

float BUILTIN precise_asin(float x) {
  double a = fabs((double)x), part = asin_part(a), rest = PI_2 - part;
  return copysign((float)(a > 0.5 ? rest : part), x);
}

float BUILTIN precise_acos(float x) {
  double a = fabs((double)x), part = asin_part(a), signed_part = copysign(part, (double)x);
  double small = PI_2 - signed_part, opposite = PI - part, large = x < 0.0f ? opposite : part;
  return (float)(a > 0.5 ? large : small);
}

// atan(above / below) for numbers that are not negative. The argument is reduced to at most tan(pi / 8).
HELPER double atan_core(double above, double below) {
  bool is_steep = above > below;
  double low = is_steep ? below : above, high = is_steep ? above : below;
  bool is_middle = low > high * 0x1.a827999fcef32p-2;
  double difference = low - high, total = low + high;
  double t = (is_middle ? difference : low) / (is_middle ? total : high);
  double result = t * atan_of(t * t), shifted = result + 0.5 * PI_2;
  result = is_middle ? shifted : result;
  double other = PI_2 - result;
  return is_steep ? other : result;
}

float BUILTIN precise_atan(float x) {
  float result = (float)atan_core(fabs((double)x), 1.0);
  return copysign(result, x);
}

float BUILTIN precise_atan2(float y, float x) {
  double above = fabs((double)y), below = fabs((double)x);
  bool is_corner = above == below && (above == 0.0 || above == INFINITY);
  double one = above == 0.0 ? 0.0 : 1.0;
  above = is_corner ? one : above;
  below = is_corner ? 1.0 : below;
  double angle = atan_core(above, below), opposite = PI - angle;
  float result = copysign((float)(as_uint(x) >> 31 ? opposite : angle), y);
  return IS_NAN(x) || IS_NAN(y) ? x + y : result;
}
