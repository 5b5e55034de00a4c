int __attribute__((overloadable)) get(global const int *p) {
  return *p + 1;
}
int __attribute__((overloadable)) get(local int *p) {
  return *p + 2;
}
int __attribute__((overloadable)) get(private int *p) {
  return *p + 3;
}
int __attribute__((overloadable)) get(constant int *p) {
  return *p + 4;
}
constant int C = 40;
kernel void k(global const int *in, global int *out) {
  local int l[16];
  int i = get_global_id(0), v = in[i];
  l[get_local_id(0)] = v * 2;
  out[i] = get(in + i) + get(&v) * 3 + get(l + get_local_id(0)) * 5 + get(&C);
}
