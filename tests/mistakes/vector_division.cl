// launch: -g 4 -l 4 -a y=zeros:i32:16
// expect: division 5
kernel void k(global int4* y) {
  int i = get_global_id(0);
  y[i] = (int4)(7) / (int4)(1, 2, i, 4);
}
