// launch: -g 8 -l 8 -a y=zeros:i32:8
// expect: bounds 5
kernel void k(global int* y) {
  size_t i = get_global_id(0);
  y[i + get_global_offset(0) + (get_group_id(0) + 1) * (i == 7)] = 1;
}
