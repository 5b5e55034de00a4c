kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  char s[] = "hello world", t[8] = "abc";
  s[in[i] % 5u] = 'X';
  for (int j = 0; j < 5; j++) {
    char c = s[j];
    s[j] = s[10 - j];
    s[10 - j] = c;
  }
  t[3] = s[0];
  int h = 0;
  for (int j = 0; s[j]; j++) h = h * 31 + s[j];
  out[i] = h + t[3] + t[7] + (int)sizeof(s);
}
