// Groups of one work-item: no barrier of theirs can diverge.
__attribute__((reqd_work_group_size(1, 1, 1))) kernel void alone(global int *x) {
  int i = get_group_id(0);
  if (get_local_id(0) == 0) {
    x[i] += 1;
    barrier(CLK_GLOBAL_MEM_FENCE);
  }
  if (get_local_id(1) == 0 && get_local_id(2) == 0)
    barrier(CLK_GLOBAL_MEM_FENCE);
  x[i] *= 2;
}
__attribute__((reqd_work_group_size(4, 1, 1))) kernel void row(global int *x) {
  int i = get_global_id(0);
  if (get_local_id(1) == 0)
    barrier(CLK_GLOBAL_MEM_FENCE);
  x[i] += 3;
}
__attribute__((reqd_work_group_size(4, 1, 1))) kernel void divergent(global int *x) {
  if (get_local_id(0) == 0)
    barrier(CLK_GLOBAL_MEM_FENCE);
  barrier(CLK_GLOBAL_MEM_FENCE);
  x[get_global_id(0)] = 1;
}
