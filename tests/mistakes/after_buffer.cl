// launch: -g 64 -l 16 -a y=zeros:f32:64 -a x=ones:f32:64
// expect: bounds 5
kernel void k(global float* y, global const float* x) {
  size_t i = get_global_id(0);
  y[i] = x[i + 1];
}
