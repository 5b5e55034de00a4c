// launch: -g 8,8 -l 4,4 -a y=zeros:f32:8x8
// expect: race 5
kernel void k(global float* y) {
  int x = get_global_id(0), row = get_global_id(1);
  y[row * 7 + x] = x;
}
