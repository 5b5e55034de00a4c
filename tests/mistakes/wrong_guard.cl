// launch: -g 64 -l 16 -a y=zeros:i32:50 -a n=50
// expect: bounds 6
kernel void k(global int* y, int n) {
  int i = get_global_id(0);
  if (i <= n) {
    y[i] = i;
  }
}
