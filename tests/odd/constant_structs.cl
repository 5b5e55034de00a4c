typedef struct {
  int key;
  float2 v;
  char name[3];
  struct {
    short x, y;
  } in;
} E;
constant E table[] = {
  {1, {2.5f, 3}, "ab", {1, 2}},
  {4, {5, 6.5f}, "cd", {3, 4}},
  {7, {8, 9}, {'e', 'f', 'g'}, {-5, 6}},
};
constant int n = sizeof(table) / sizeof(table[0]);
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0);
  constant E *e = &table[(uint)in[i] % n];
  out[i] = e->key + (int)(e->v.y * 2) + e->name[1] + e->in.x * e->in.y + n + (int)sizeof(E);
}
