float power(float x, int n) {
  float r = 1;
  for (; n > 0; n >>= 1, x *= x)
    if (n & 1) r *= x;
  return r;
}
