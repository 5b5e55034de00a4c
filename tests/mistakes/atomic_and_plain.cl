// launch: -g 16 -l 16 -a y=zeros:i32:1
// expect: race 7
kernel void k(global int* y) {
  if (get_global_id(0) < 15)
    atomic_inc(y);
  else
    y[0] = 0;
}
