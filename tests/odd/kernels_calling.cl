kernel void a(global const int *in, global int *out) {
  out[get_global_id(0)] = in[get_global_id(0)] + 1;
}
kernel void b(global const int *in, global int *out, int m) {
  a(in, out);
  out[get_global_id(0)] *= m;
}
kernel void k(global const int *in, global int *out) {
  if (in[get_global_id(0)] & 1) b(in, out, 3);
  else a(in, out);
  b(out, out, 2);
}
