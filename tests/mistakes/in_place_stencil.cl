// launch: -g 34 -l 17 -a x=zeros:f32:36
// expect: race 6
kernel void k(global float* x) {
  int i = get_global_id(0) + 1;
  float sum = x[i] + x[i + 1];
  x[i] = sum;
}
