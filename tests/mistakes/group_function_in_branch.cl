// launch: -g 8 -l 8 -a y=zeros:i32:8
// options: --cl-option -cl-std=CL2.0
// expect: barrier 7
kernel void k(global int* y) {
  int i = get_global_id(0);
  if (i < 4)
    y[i] = work_group_reduce_add(i);
}
