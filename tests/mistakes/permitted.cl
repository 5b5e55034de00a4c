// launch: -g 16 -l 16 -a y=zeros:i32:1 -a x=ones:i32:16
// expect: bounds 9
kernel void k(global int* y, global const int* x) {
  y[0] += 1;  // wfv: race ok
  int v = x[get_global_id(0) + 1];  // the last one: wfv: bounds, division ok
  int w = x[get_global_id(0) + 2];  // wfv: bounds, null ok
  (void)(v + w);
  v = 1 / y[0];  // wfv: race ok
  v = x[16];
}
