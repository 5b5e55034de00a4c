// launch: -g 4 -l 4 -a y=zeros:i32:4
// expect: uninitialized 7
struct pair { int a, b; };
kernel void k(global int* y) {
  struct pair p;
  p.a = 3;
  y[get_global_id(0)] = p.b;
}
