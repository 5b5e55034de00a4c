kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  uint u = in[i];
  uchar c = u;
  ushort s = u * 1000;
  ulong q = (ulong)u * u;
  int r = 0;
  for (uchar b = 250; b > 240 || b < 3; b++) r++;
  for (uint j = u; j + 2 > j && j < u + 5; j++) r += j & 7;
  out[i] = r + c + s + (int)(q % 1000) + (int)(u - 200u > u) + (int)(-(long)u / 3);
}
