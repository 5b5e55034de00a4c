typedef struct __attribute__((packed)) {
  uchar t;
  uint v;
  ushort w;
} R;
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  global R *r = (global R *)out;
  R x = {i, (uint)in[i] * 3u, 9};
  if (i < 36) r[i] = x;
}
