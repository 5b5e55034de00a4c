// launch: -g 6 -l 6 -a y=zeros:f32:20
// expect: bounds 5
kernel void k(global float* y) {
  int i = get_global_id(0);
  vstore4((float4)(i), i, y);
}
