// launch: -g 16 -l 16 -a y=zeros:f32:16
// expect: bounds 5
kernel void k(global float* y) {
  int i = get_global_id(0);
  y[i * 1000000 - 8000000 + (i == 8 ? 8 : 0)] = 1;
}
