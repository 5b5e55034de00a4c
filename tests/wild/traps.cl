// Kernels that trap where something is wrong, in the shape of assertions.
#define CHECK(condition) \
  do {                   \
    if (!(condition))    \
      __builtin_trap();  \
  } while (0)

int checked(global const int *x, int i, int n) {
  CHECK(i >= 0 && i < n);
  return x[i];
}

kernel void gather(global int *out, global const int *x, global const int *at, int n) {
  size_t i = get_global_id(0);
  out[i] = checked(x, at[i], n) + 1;
}

// A trap in a loop, after a store that stays.
kernel void collatz(global int *out, global const int *x, int most) {
  size_t i = get_global_id(0);
  uint v = x[i];
  int steps = 0;
  while (v > 1) {
    v = v & 1 ? 3 * v + 1 : v / 2;
    if (++steps > most) {
      out[i] = -steps;
      __builtin_trap();
    }
  }
  out[i] = steps;
}

__attribute__((noinline)) int root(int x) {
  CHECK(x >= 0);
  int r = 0;
  while ((r + 1) * (r + 1) <= x)
    r++;
  return r;
}

kernel void roots(global int *out, global const int *x, int n) {
  size_t i = get_global_id(0);
  int found = 0;
  switch (x[i] % 4) {
  case 0: found = root(x[i] - n); break;
  case 1: found = root(x[i]) + 1; break;
  case 2: found = 7; break;
  default: if (x[i] > n + 1) __builtin_debugtrap(); found = 9;
  }
  out[i] = found;
}

// Work-items that have trapped are missing at the barriers, which is no error of its own.
kernel void rotate_in_group(global int *out, global const int *x, int bad, local int *t) {
  size_t l = get_local_id(0), n = get_local_size(0);
  int v = x[get_global_id(0)];
  for (int k = 0; k < 3; k++) {
    CHECK(v != bad);
    t[l] = v;
    barrier(CLK_LOCAL_MEM_FENCE);
    v = t[(l + 1) % n] + 1;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  out[get_global_id(0)] = v;
}

kernel void first_traps(global int *out, int n) {
  size_t l = get_local_id(0);
  if (l == 0)
    __builtin_trap();
  barrier(CLK_GLOBAL_MEM_FENCE);
  out[get_global_id(0)] = n;
}

kernel void sums(global int *out, global const int *x, int bad) {
  size_t i = get_global_id(0);
  int v = x[i];
  CHECK(v != bad);
  out[i] = sub_group_reduce_add(v);
}

kernel void noted(global int *out, global const int *x, int bad) {
  size_t i = get_global_id(0);
  if (x[i] == bad) {
    printf("bad: %d\n", x[i]);
    __builtin_verbose_trap("noted", "a bad number");
  }
  out[i] = x[i];
}
