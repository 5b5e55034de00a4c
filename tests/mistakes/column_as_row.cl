// launch: -g 8,4 -l 4,4 -a y=zeros:f32:4x8
// expect: bounds 5
kernel void k(global float* y) {
  int x = get_global_id(0), line = get_global_id(1);
  y[x * get_global_size(0) + line] = 1;
}
