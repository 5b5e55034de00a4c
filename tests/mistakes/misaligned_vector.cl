// launch: -g 3 -l 3 -a y=zeros:f32:16
// expect: alignment 5
kernel void k(global float* y) {
  int i = get_global_id(0);
  *(global float4*)(y + 4 * i + (i == 2)) = (float4)(1);
}
