// fmod of double. Each step is exact, and so is the result.

// A step subtracts the nearest multiple of a unit, which is y or y times a power of two. The quotient has at most 26
// bits, so its products with the upper 27 and with the lower 26 bits of the unit are exact. Both differences are
// multiples of the unit's last place, fewer than 2^53, and so exact too.
#define TOO_MANY 0x1p26
#define UPPER (~0x3ffffffUL)

HELPER double less_multiple(double x, double count, double upper, double lower) {
  double less = x - count * upper - count * lower, back = less + (upper + lower);
  return less < 0.0 ? back : less;
}

// The exponent of the power of two that makes a subnormal number normal; 0 for normal numbers.
HELPER long taken_up(double x) { return x < 0x1p-1022 ? 54 : 0; }

HELPER double scaled(double x, long bits) { return x * power_of_2(as_double(bits)); }

// The biased exponent of a double; negative for subnormal numbers.
HELPER long exponent_of(double x) {
  long up = taken_up(x);
  return (long)(as_ulong(scaled(x, up)) >> 52) - up;
}

// One step, with y times the largest power of two for which the quotient has at most 26 bits (1 at least).
HELPER double large_step(double rest, double y) {
  long up = taken_up(y);
  double normal = scaled(y, up), upper = as_double(as_ulong(normal) & UPPER), lower = normal - upper;
  // For the largest doubles, the nearest multiple may overflow: then all numbers are halved.
  long halved = rest >= 0x1p1000, steps = exponent_of(rest) - exponent_of(y) - 25;
  steps = (steps > 0 ? steps : 0) - up - halved;
  // Scaled in two steps, since the power of two may overflow.
  long half_way = steps >> 1, others = steps - half_way;
  upper = scaled(scaled(upper, half_way), others);
  lower = scaled(scaled(lower, half_way), others);
  double whole = scaled(rest, -halved);
  return scaled(less_multiple(whole, rint(whole / (upper + lower)), upper, lower), halved);
}

double BUILTIN precise_fmod(double x, double y) {
  double rest = fabs(x), by = fabs(y);
  bool is_wrong = !(rest < INFINITY) || !(by > 0.0);
  rest = is_wrong ? 0.0 : rest;
  by = is_wrong ? 1.0 : by;
  double upper = as_double(as_ulong(by) & UPPER), count = rint(rest / by);
  bool is_usual = rest >= by && count < TOO_MANY && rest < 0x1p1000;
  double first = less_multiple(rest, count, upper, by - upper);
  rest = is_usual ? first : rest;
  while (any_lane(rest >= by)) {
    double less = large_step(rest, by);
    rest = rest >= by ? less : rest;
  }
  double result = copysign(rest, x);
  return is_wrong ? NAN : result;
}
