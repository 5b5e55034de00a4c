// launch: -g 4 -l 4 -a y=zeros:f32:7
// expect: bounds 7
struct pair { float a, b; };
kernel void k(global struct pair* y) {
  int i = get_global_id(0);
  y[i].a = 1;
  y[i].b = 2;
}
