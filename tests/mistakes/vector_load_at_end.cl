// launch: -g 16 -l 16 -a y=zeros:f32:16 -a x=ones:f32:16
// expect: bounds 5
kernel void k(global float* y, global const float* x) {
  int i = get_global_id(0);
  float4 v = vload4(0, x + i);
  y[i] = v.x + v.w;
}
