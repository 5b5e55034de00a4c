// launch: -g 4 -l 4 -a y=zeros:f32:4 -a x=ones:f32:16
// expect: bounds 7
kernel void k(global float* y, global const float* x) {
  int i = get_global_id(0);
  float sum = 0;
  for (int j = 0; j <= 4; j++)
    sum += x[4 * i + j];
  y[i] = sum;
}
