enum { A = 3, B, C = -7 };
typedef enum color { RED, GREEN = 5, BLUE } color;
color next(color c) {
  switch (c) {
    case RED: return GREEN;
    case GREEN: return BLUE;
    default: return RED;
  }
}
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  color c = (color)(in[i] % 3 == 0 ? RED : in[i] % 3 == 1 ? GREEN : BLUE);
  c = next(next(c));
  out[i] = c * 10 + (in[i] > 50 ? A : in[i] < 0 ? B : C);
}
