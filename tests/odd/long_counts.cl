kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  long s = 0;
  for (long j = in[i]; j < (long)in[i] + 5; j++) s += j * j;
  for (ulong j = 10; j-- > 7;) s ^= j;
  short t = 0;
  for (short j = -3; j < (in[i] & 3); ++j) t += j;
  for (char c = 120; c < 127; c++) t++;
  out[i] = (int)s + t;
}
