// launch: -g 4 -l 4 -a y=zeros:u8:15
// expect: bounds 6
kernel void k(global uchar* y) {
  int i = get_global_id(0);
  uchar4 v = (uchar4)(i);
  vstore4(v, i, y);
}
