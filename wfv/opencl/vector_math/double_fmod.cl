// The remainder of a division of doubles: exact, as each step is.

// A step takes the nearest multiple of a unit off, y or y times a power of two, if it has 26 bits: times the upper 27
// or the lower 26 bits of the unit it fits into a double. Both differences are multiples of the unit's last place and
// less than 2^53 of them, so they are exact.
#define TOO_MANY 0x1p26
#define UPPER (~0x3ffffffUL)

HELPER double less_multiple(double x, double count, double upper, double lower) {
  double less = x - count * upper - count * lower, back = less + (upper + lower);
  return less < 0.0 ? back : less;
}

// 0 for normal numbers, and how many bits subnormal ones (and zero) are taken up, so that they are normal.
HELPER long taken_up(double x) { return x < 0x1p-1022 ? 54 : 0; }

HELPER double scaled(double x, long bits) { return x * power_of_2(as_double(bits)); }

// A double's exponent as it stands in its bits, and below zero for subnormal ones.
HELPER long exponent_of(double x) {
  long up = taken_up(x);
  return (long)(as_ulong(scaled(x, up)) >> 52) - up;
}

// One step with the largest unit that there is a multiple of 26 bits of, y if that is all.
HELPER double large_step(double rest, double y) {
  long up = taken_up(y);
  double normal = scaled(y, up), upper = as_double(as_ulong(normal) & UPPER), lower = normal - upper;
  // The multiple next to the largest doubles may be beyond them, so these go with half of all.
  long halved = rest >= 0x1p1000, steps = exponent_of(rest) - exponent_of(y) - 25;
  steps = (steps > 0 ? steps : 0) - up - halved;
  // Twice half of it, since the power of two may be beyond the largest double.
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
