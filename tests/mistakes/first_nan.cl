// launch: -g 8 -l 8 -a y=zeros:f32:8 -a x=zeros:f32:8
// options: --pedantic
// expect: nan 6
kernel void k(global float* y, global const float* x) {
  int i = get_global_id(0);
  float q = x[i] / x[i];
  y[i] = q + 1;
}
