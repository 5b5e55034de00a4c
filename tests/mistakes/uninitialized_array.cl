// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: uninitialized 6
kernel void k(global int* y) {
  int i = get_global_id(0), a[4];
  a[0] = a[1] = a[2] = i;
  y[i] = a[i];
}
