constant int A[] = {1, 2, 3}, B[] = {10, 20, 30};
constant int *constant T[] = {A, B, &A[1], B + 1};
constant char *constant names[] = {"one", "three", "fourteen"};
typedef struct {
  constant int *p;
  int n;
} R;
constant R rows[] = {{A, 3}, {B, 2}};
kernel void k(global const int *in, global int *out) {
  int i = get_global_id(0), l = get_local_id(0);
  constant R *r = &rows[in[i] & 1];
  int s = 0;
  for (int j = 0; j < r->n; j++) s += r->p[j];
  out[i] = s + T[in[i] & 3][i & 1] + names[(uint)in[i] % 3][i % 3];
}
