// launch: -g 16 -l 16 -a y=zeros:i32:16
// expect: bounds 5
kernel void k(global int* y) {
  int i = get_global_id(0), a[4] = {1, 2, 3, 4};
  y[i] = a[i >> 1 & 7];
}
