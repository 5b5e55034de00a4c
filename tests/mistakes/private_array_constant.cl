// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: bounds 5
kernel void k(global int* y) {
  int a[4] = {1, 2, 3, 4}, n = 4;
  y[get_global_id(0)] = a[n];
}
