// OpenCL C with __local memory, barriers, vectors and structs.
typedef struct { float4 colour; int2 at; uchar mask; } pixel;
typedef struct __attribute__((packed)) { char c; int n; } entry;
constant int limits[3] = {10, 40, 70};

static int bucket(int x) {
  int b = 0;
  for (int k = 0; k < 3; k++) {
    int limit = limits[k];
    if (x < limit) break;
    b = k + 1;
  }
  return b;
}
kernel void histogram(global int *out, global const int *in, local int *counts) {
  local entry shared[16];
  size_t i = get_global_id(0), l = get_local_id(0);
  pixel p = {(float4)(in[i], 1, 2, 3), (int2)((int)i, in[i]), 3};
  if (l < 4) counts[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&counts[bucket(in[i])]);
  shared[l].c = (char)l, shared[l].n = convert_int_sat(p.colour.x * 2);
  barrier(CLK_LOCAL_MEM_FENCE);
  entry e = shared[15 - l];
  out[i] = counts[l & 3] * 1000 + e.n + e.c + p.at.y + (p.mask & (int)l);
}
