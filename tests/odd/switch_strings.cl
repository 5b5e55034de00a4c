constant char *name(int x) {
  switch (x & 3) {
    case 0: return "zero";
    case 1: return "one";
    case 2: return "two";
  }
  return "many";
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  constant char *s = name(in[i]);
  int n = 0;
  while (s[n]) n++;
  out[i] = n * 1000 + s[0] + s[n - 1];
}
