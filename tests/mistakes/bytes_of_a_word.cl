// launch: -g 16 -l 16 -a y=zeros:u8:16
// expect: race 5
kernel void k(global uchar* y) {
  int i = get_global_id(0);
  y[i == 3 ? 4 : i] = i;
}
