// launch: -g 8 -l 8 -a y=zeros:i64:8
// expect: shift 5
kernel void k(global long* y) {
  int i = get_global_id(0);
  y[i] = 1L << (i + 58);
}
