// launch: -g 16 -l 16 -a y=zeros:i32:1
// expect: race 4
kernel void k(global int* y) {
  y[0] += 1;
}
