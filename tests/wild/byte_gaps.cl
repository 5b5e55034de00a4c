// Bytes at every second or third address, changed where a condition holds: stores under masks, with gaps.

kernel void flip(global char *s) {
  size_t i = 2 * get_global_id(0);
  if (s[i] <= 0) s[i] = -s[i];
}

kernel void flip_third(global char *s) {
  size_t i = 3 * get_global_id(0) + 1;
  if (s[i] <= 0) s[i] = ~s[i] + s[i + 1];
}

// A step of the Ising model on a checkerboard, n x n spins, n even.
kernel void sweep(global char *s, global const float *random, int n, float p, int parity) {
  int x = get_global_id(0), y = get_global_id(1), first = (y + parity) & 1, c = 2 * x + first;
  int sum = s[y * n + (c + n - 1) % n] + s[y * n + (c + 1) % n] + s[((y + n - 1) % n) * n + c] + s[((y + 1) % n) * n + c];
  int energy = sum * s[y * n + c];
  if (energy <= 0 || (energy == 2 && random[y * (n / 2) + x] < p)) s[y * n + c] = -s[y * n + c];
}
