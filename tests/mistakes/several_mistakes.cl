// launch: -g 8 -l 8 -a y=zeros:i32:8 -a x=ones:i32:8
// expect: bounds 7
// expect: division 8
// expect: uninitialized 9
kernel void k(global int* y, global const int* x) {
  int i = get_global_id(0), v, unused = 0;
  int a = x[i + 1];
  int b = 5 / (i - 2);
  y[i] = a + b + v + unused;
}
