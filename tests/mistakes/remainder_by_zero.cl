// launch: -g 8 -l 8 -a y=zeros:u32:8 -a n=0
// expect: division 5
kernel void k(global uint* y, uint n) {
  uint i = get_global_id(0);
  y[i] = i % n;
}
