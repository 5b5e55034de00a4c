// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: uninitialized 6
kernel void k(global int* y) {
  int i = get_global_id(0), found;
  if (y[i] == 7) found = 1;
  if (found)
    y[i] = 2;
}
