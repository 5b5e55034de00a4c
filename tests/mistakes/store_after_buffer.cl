// launch: -g 65 -l 65 -a y=zeros:i32:64
// expect: bounds 5
kernel void k(global int* y) {
  int i = get_global_id(0);
  y[i] = i;
}
