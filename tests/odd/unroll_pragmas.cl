kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), r = 0;
#pragma unroll 4
  for (int j = 0; j < 13; j++) r += in[(i * j) & 63] * j;
  __attribute__((opencl_unroll_hint(2))) for (int j = 0; j < (in[i] & 7); j++) r ^= j << i % 5;
  out[i] = r;
}
