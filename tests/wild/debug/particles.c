/* Structs, a union, bit-fields, static variables, lexical blocks: host code that became a kernel. */
typedef unsigned char byte;
struct flags { int tag : 5; unsigned kind : 3; unsigned : 2; byte alive : 1; };
struct node { struct node *next; int value; struct { short lo, hi; } halves; };
union word { int i; float f; byte bytes[4]; struct { unsigned short lo, hi; } parts; };
enum mode { FIRST, SECOND = 7, THIRD };
static const int weights[4] = {1, 20, 300, 4000};
static volatile int unused_counter;

unsigned long _Z13get_global_idj(unsigned);

static int weigh(struct flags f, const struct node *n) {
  union word w;
  w.i = n->value;
  {
    int lo = w.parts.lo;
    {
      int lo2 = lo & 0xff;
      lo += lo2;
    }
    w.bytes[0] = (byte)lo;
  }
  return f.tag * weights[f.kind & 3] + w.bytes[0] + n->halves.hi;
}

__attribute__((device_kernel)) void particles(int *restrict out, const int *restrict in) {
  static const enum mode modes[3] = {FIRST, SECOND, THIRD};
  unsigned long i = _Z13get_global_idj(0);
  struct node tail = {0, in[i], {1, 2}}, head = {&tail, -in[i], {3, (short)in[i]}};
  struct flags f = {.tag = in[i] & 15, .kind = (unsigned)in[i], .alive = 1};
  int sum = 0;
  for (struct node *n = &head; n; n = n->next)
    sum += weigh(f, n);
  switch (modes[(unsigned)in[i] % 3]) {
  case FIRST: sum += 1; break;
  case SECOND: { int more = sum / 2; sum += more; break; }
  default: sum = -sum;
  }
  out[i] = sum;
}
