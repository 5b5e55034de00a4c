kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  global char *c = (global char *)out;
  int3 v = vload3(i % 20, in);
  char3 b = vload3(i, (global const char *)in);
  vstore3(convert_char3(v) + b, i, c);
}
