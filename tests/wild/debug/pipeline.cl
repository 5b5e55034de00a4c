// Helpers that stay calls, recursion-free call chains, pointers to private memory, several kernels.
struct state { uint seed; uint draws; struct { int lo; int hi; } range; };
uint next(struct state *s) __attribute__((noinline));
uint next(struct state *s) {
  s->seed = s->seed * 1664525u + 1013904223u;
  s->draws++;
  return s->seed >> 16;
}
int in_range(struct state *s) {
  uint r = next(s);
  const int width = s->range.hi - s->range.lo;
  return s->range.lo + (int)(r % (uint)width);
}
kernel void unused(global float *x) { x[get_global_id(0)] += 1; }
kernel void pipeline(global int *out, global const int *in) {
  int i = get_global_id(0);
  struct state s = {(uint)in[i], 0, {-in[i] % 10, 50}};
  int best = -1000;
  while (s.draws < (uint)(in[i] & 7) + 1) {
    int drawn = in_range(&s);
    best = max(best, drawn);
  }
  out[i] = best * 100 + (int)s.draws;
}
