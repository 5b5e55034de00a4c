// launch: -g 4 -l 4 -a y=zeros:f32:4
// expect: uninitialized 8
kernel void k(global float* y) {
  int i = get_global_id(0);
  float4 v;
  v.x = 1;
  v.y = 2;
  y[i] = v.x + v.z;
}
