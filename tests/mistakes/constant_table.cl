// launch: -g 8 -l 8 -a y=zeros:f32:8
// expect: bounds 6
constant float table[4] = {1, 2, 3, 4};
kernel void k(global float* y) {
  int i = get_global_id(0);
  y[i] = table[i];
}
