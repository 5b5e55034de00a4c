// launch: -g 8 -l 8 -a y=zeros:u32:8
// expect: shift 5
kernel void k(global uint* y) {
  int i = get_global_id(0);
  y[i] = 256u >> (i - 1);
}
