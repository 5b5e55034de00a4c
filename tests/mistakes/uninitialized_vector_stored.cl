// launch: -g 4 -l 4 -a y=zeros:f32:8
// expect: uninitialized 7
kernel void k(global float2* y) {
  int i = get_global_id(0);
  float2 v;
  if (i != 2) v = (float2)(i);
  y[i] = v;
}
