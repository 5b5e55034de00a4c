// launch: -g 8 -l 8 -a y=zeros:i32:8
// expect: trap 5
kernel void k(global int* y) {
  int i = get_global_id(0);
  if (i == 5) __builtin_trap();
  y[i] = i;
}
