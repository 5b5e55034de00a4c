// launch: -g 4 -l 4 -a y=zeros:f32:4 -a x=null
// expect: null 5
kernel void k(global float* y, global const float* x) {
  int i = get_global_id(0);
  y[i] = x[i];
}
