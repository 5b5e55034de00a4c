// launch: -g 40 -l 40 -a y=zeros:i32:40
// expect: shift 5
kernel void k(global int* y) {
  int i = get_global_id(0);
  y[i] = 1 << i;
}
