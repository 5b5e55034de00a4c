/* Labels, variable-length arrays, Duff's device, function-local statics, wide integers, booleans. */
#define CLAMP(x, low, high) ((x) < (low) ? (low) : (x) > (high) ? (high) : (x))
typedef int (*unused_callback)(const char *, ...);
typedef __int128 wide;
static const struct { char name[6]; unused_callback call; long double big; } unused[1];

unsigned long _Z13get_global_idj(unsigned);

static int collatz(int n, _Bool *odd_start) {
  int steps = 0;
  *odd_start = n & 1;
again:
  if (n <= 1 || steps > 40) goto done;
  n = n % 2 ? 3 * n + 1 : n / 2;
  steps++;
  goto again;
done:
  return steps;
}
static int duff(const int *in, int n) {
  int sum = 0, rounds = (n + 3) / 4;
  switch (n % 4) {
  case 0: do { sum += in[--n];
  case 3: sum += in[--n] * 2;
  case 2: sum += in[--n] * 3;
  case 1: sum += in[--n] * 4;
          } while (--rounds > 0);
  }
  return sum;
}
__attribute__((device_kernel)) void control(int *out, const int *in) {
  unsigned long i = _Z13get_global_idj(0);
  int n = CLAMP(in[i], 1, 60), table[2][4], at = 0;
  _Bool odd;
  for (int r = 0; r < 2; r++)
    for (int c = 0; c < 4; c++) {
      static const int start = 3;
      table[r][c] = start + r * n + c * at++;
    }
  int steps = collatz(n, &odd);
  wide product = (wide)in[i] * 0x123456789abcdefLL * steps;
  out[i] = steps * (odd ? -1 : 1) + duff(&table[0][0], n % 8 + 1) + (int)(product >> 60);
}
