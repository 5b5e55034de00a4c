// launch: -g 4 -l 4 -a y=zeros:i32:4 -a t=ones:i32:4
// expect: bounds 6
kernel void k(global int* y, constant int* t) {
  int i = get_global_id(0);
  ((constant int*)t)[0] + 0;
  y[i] = t[i] + t[4 * (i == 3)];
}
