// Operations that have a rule of their own: components, remainders, conversions.
kernel void shuffle(global int2 *out, global const int2 *a, global const int2 *b) {
  int g = get_global_id(0);
  out[g] = (int2)(a[g].y, b[g].x);
}

kernel void insert(global int2 *out, global const int2 *in, int n) {
  int g = get_global_id(0);
  int2 v = in[g];
  v.x = n;
  out[g] = v;
}

kernel void extract(global int *out, global const int4 *in, int n) {
  int g = get_global_id(0);
  int4 v = in[g];
  out[g] = v[n];
}

kernel void remainder(global uint *out, global const uint *in, uint n) {
  int g = get_global_id(0);
  out[g] = in[g] % n;
}

kernel void to_unsigned(global uint *out, global const float *in) {
  int g = get_global_id(0);
  out[g] = convert_uint_sat(in[g]);
}

kernel void to_signed(global int *out, global const float *in) {
  int g = get_global_id(0);
  out[g] = convert_int_sat(in[g]);
}
