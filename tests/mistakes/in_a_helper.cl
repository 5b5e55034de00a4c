// launch: -g 16 -l 16 -a y=zeros:f32:16
// expect: bounds 4
void put(global float* y, int i) {
  y[i] = 1;
}
kernel void k(global float* y) {
  put(y, get_global_id(0) + 1);
}
