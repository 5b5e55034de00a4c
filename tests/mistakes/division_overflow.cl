// launch: -g 8 -l 8 -a y=zeros:i32:8 -a n=-1
// expect: division 5
kernel void k(global int* y, int n) {
  int i = get_global_id(0);
  y[i] = (i == 2 ? INT_MIN : i) / n;
}
