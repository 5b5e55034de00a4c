// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: null 6
// expect: race 7
kernel void k(global int* y) {
  global int* p = get_global_id(0) < 2 ? y : 0;
  int v = *p;
  y[get_global_id(0) + 0 * v] = 3;
}
