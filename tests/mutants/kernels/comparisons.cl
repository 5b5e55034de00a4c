// 64-bit ids are compared by their distances from a bound.
kernel void equal(global int *out, long n) {
  long g = get_global_id(0);
  if (g == n)
    out[g] = g % 7 * (g % 5);
}

kernel void wrapped(global int *out, long n, long m) {
  long g = get_global_id(0);
  out[g] = (long)((ulong)g + (ulong)m) < n;
}

kernel void apart(global int *out, long n) {
  long g = get_global_id(0);
  out[g] = 2147483647 * g < n;
}
