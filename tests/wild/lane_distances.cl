// Indices whose lanes lie apart in ways that bit operations, masks and divisions make.

kernel void or_of_a_constant(global int *out, global const int *in, int u, ulong w) {
  int g = get_global_id(0);
  out[g] = in[g | 65];
}

kernel void xor_of_a_sum(global int *out, global const int *in, int u, ulong w) {
  int g = get_global_id(0), x = g + u;
  if ((x & 1) == 0) out[g] = in[(x + 1 + w) ^ 2];
}

kernel void or_of_a_sum(global int *out, global const int *in, int u, ulong w) {
  int g = get_global_id(0);
  if (!(g & 1)) out[g] = in[((g | 1) + w) & 510];
}

kernel void store_to_xor(global int *out, global const int *in, int u, ulong w) {
  int g = get_global_id(0), x = g + u;
  if ((x & 1) == 0) out[((x + 1) ^ 2) & 1023] = in[g];
}

kernel void masks_that_cancel(global int *out, global const int *in, int u, ulong w) {
  int x = get_global_id(0);
  out[x] = in[(x & (u - 1)) - (x & 1) + w];
}

kernel void quotients_that_cancel(global int *out, global const int *in, int u, ulong w) {
  int y = get_global_id(0);
  out[y] = in[512 + y / 2 - y / u + w]; // 512 > y / 2: also for u = 1 nothing before the array is read
}

kernel void remainders_that_cancel(global int *out, global const int *in, int u, ulong w) {
  int y = get_global_id(0);
  out[y] = in[y % u - (y & 1) + w];
}
