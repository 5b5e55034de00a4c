// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: bounds 6
kernel void k(global int* y) {
  int i = get_global_id(0), a[4];
  for (int j = 0; j <= 4; j++)
    a[j] = j;
  y[i] = a[i];
}
