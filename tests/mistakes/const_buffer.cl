// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: read-only 5
kernel void k(global const int* y) {
  int i = get_global_id(0);
  ((global int*)y)[i] = i;
}
