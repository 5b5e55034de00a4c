kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  float f = atomic_xchg((global float *)&out[i], in[i] * 0.5f);
  out[i] += (int)f;
}
