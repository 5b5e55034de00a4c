// launch: -g 8 -l 8 -a y=zeros:f32:8
// options: --pedantic
// expect: nan 6
kernel void k(global float* y) {
  int i = get_global_id(0);
  y[i] = sqrt(3.0f - i);
}
