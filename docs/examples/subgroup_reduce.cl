// The sum of each row of `columns` numbers: one row for each work-group of one sub-group, whose lanes are a SIMD vector.
//
//   wfv run docs/examples/subgroup_reduce.cl --lanes 8 -g 800 -l 8 -a sums=zeros:f32:100 -a x=random:f32:100x1000 -a columns=1000

kernel void row_sums(global float *sums, global const float *x, uint columns) {
  size_t row = get_group_id(0);
  float sum = 0.0f;
  for (uint k = get_sub_group_local_id(); k < columns; k += get_sub_group_size()) sum += x[row * columns + k];
  sum = sub_group_reduce_add(sum);
  if (get_sub_group_local_id() == 0) sums[row] = sum;
}
