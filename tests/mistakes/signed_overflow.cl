// launch: -g 8 -l 8 -a y=zeros:i32:8
// options: --pedantic
// expect: overflow 6
kernel void k(global int* y) {
  int i = get_global_id(0);
  y[i] = i * 1000000000;
}
