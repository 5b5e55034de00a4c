kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  char c = in[i];
  uchar u = in[i];
  short s = in[i];
  long l = in[i];
  int r = (in[i] << (i + 30)) ^ (in[i] >> (i & 63));
  r += (c << 9) + (u >> 9) + (int)(l << (i + 60)) + (s >> 17);
  int2 v = (int2)(in[i]) << (int2)(33, i);
  int d = in[i] % 7 ? 100 / (in[i] % 7) : -1;
  out[i] = r + v.x + v.y + d + in[i] / -3 + in[i] % -5 + (uint)in[i] / 7u;
}
