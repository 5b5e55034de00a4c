// fmod of float, computed in double. Each step is exact, and so is the result.

// Each step subtracts a multiple of `by` with a quotient of 28 bits: its product with a float's 24 bits fits into a
// double.
float BUILTIN precise_fmod(float x, float y) {
  double rest = fabs((double)x), by = fabs((double)y);
  bool is_wrong = !(rest < INFINITY) || !(by > 0.0);
  rest = is_wrong ? 0.0 : rest;
  by = is_wrong ? 1.0 : by;
  while (any_lane(rest >= by)) {
    long steps = (long)((as_ulong(rest) >> 52) - (as_ulong(by) >> 52)) - 27;
    steps = steps > 0 ? steps : 0;
    double unit = as_double(as_ulong(by) + ((ulong)steps << 52));
    double less = rest - floor(rest / unit) * unit, back = less + unit;
    less = less < 0.0 ? back : less;
    rest = rest >= by ? less : rest;
  }
  float result = copysign((float)rest, x);
  return is_wrong ? NAN : result;
}
