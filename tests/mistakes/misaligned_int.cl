// launch: -g 4 -l 4 -a y=zeros:i32:4 -a x=ones:u8:32
// expect: alignment 5
kernel void k(global int* y, global const uchar* x) {
  int i = get_global_id(0);
  y[i] = *(global const int*)(x + 5 * i);
}
