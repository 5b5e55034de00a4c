typedef union {
  float f;
  uint u;
  uchar b[4];
  struct {
    ushort lo, hi;
  } h;
} U;
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  U u;
  u.f = in[i] * 0.5f;
  u.b[3] ^= 0x80;
  U v = u;
  v.h.lo += 1;
  out[i] = v.u + v.b[i & 3];
}
