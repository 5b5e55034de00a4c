// Half as storage format, with the scalar forms of vloada_half and vstorea_half.
__kernel void scale(__global const half *in, __constant half *offset, __global half *out, __local half *shared,
                    float factor) {
  size_t i = get_global_id(0), l = get_local_id(0);
  vstorea_half(vloada_half(i, in) * factor, l, shared);
  barrier(CLK_LOCAL_MEM_FENCE);
  ushort bits[2];
  vstorea_half_rtn(vloada_half(l ^ 1, shared), 1, (half *)bits);
  vstorea_half_rte(vloada_half(1, (half *)bits) + vloada_half(i, offset), i, out);
}

__kernel void store_modes(__global const float *in, __global half *out, uint n) {
  size_t i = get_global_id(0);
  vstorea_half(in[i], i, out);
  vstorea_half_rtz(in[i], i + n, out);
  vstorea_half_rtp(in[i], i + 2 * n, out);
  vstorea_half_rtn(in[i], i + 3 * n, out);
  vstorea_half((double)in[i], i + 4 * n, out);
  vstorea_half_rtz((double)in[i], i + 5 * n, out);
}
