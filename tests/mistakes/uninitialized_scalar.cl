// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: uninitialized 6
kernel void k(global int* y) {
  int i = get_global_id(0), sum;
  for (int j = 0; j < i; j++)
    sum += j;
  if (i > 1) y[i] = sum;
}
