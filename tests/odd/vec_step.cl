kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  float3 f;
  char16 c;
  out[i] = vec_step(f) + 10 * vec_step(c) + 100 * vec_step(int2) + 1000 * vec_step(f.xy) + in[i] * vec_step(i);
}
