kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  global const int *p = in + i, *end = in + 64;
  int n = 0;
  while (p < end && *p != 40) {
    n += p - in;
    p += 3;
  }
  global char *c = (global char *)(out + i);
  c[0] = n;
  c[1] = n >> 8;
  c += 2;
  *(global short *)c = (short)(end - p);
  uintptr_t a = (uintptr_t)(in + i) & 3;
  if (a) out[i] = -1;
}
