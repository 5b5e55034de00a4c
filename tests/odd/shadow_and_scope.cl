constant int x = 5;
int i_(int x) {
  {
    int x = 7;
    x++;
  }
  return x;
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  int x = in[i];
  {
    int i = x + 1;
    {
      float x = i * 0.5f;
      out[l + 64] = (int)x;
    }
    x = i;
  }
  for (int x = 0; x < 3; x++) {
    int l = x;
    out[i] += l;
  }
  out[i] += x + i_(x);
}
