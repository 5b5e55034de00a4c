// launch: -g 16 -l 16 -a bins=zeros:i32:8
// expect: bounds 4
kernel void k(global int* bins) {
  atomic_inc(&bins[get_global_id(0)]);
}
