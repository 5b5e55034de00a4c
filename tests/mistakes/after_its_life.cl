// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: null 10
int* of(int x) {
  int own = x;
  int* p = &own;
  return p;
}
kernel void k(global int* y) {
  int i = get_global_id(0);
  y[i] = *of(i);
}
