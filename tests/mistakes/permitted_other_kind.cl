// launch: -g 16 -l 16 -a y=zeros:i32:1
// expect: bounds 4
kernel void k(global int* y) {
  y[0] = y[get_global_id(0)];  // wfv: race ok
}
