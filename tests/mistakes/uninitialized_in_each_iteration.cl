// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: uninitialized 8
kernel void k(global int* y) {
  int i = get_global_id(0);
  for (int j = 0; j < 3; j++) {
    int v;
    if (j == 0) v = 5;
    y[i] += v;
  }
}
