// Namespaces, imports, templates, inheritance, lambdas, member functions, references.
namespace geo {
inline namespace v2 {
template <typename T, int N> struct vec {
  static constexpr int size = N;
  T at[N];
  T &operator[](int i) { return at[i]; }
  template <typename F> void each(F f) { for (int i = 0; i < N; i++) at[i] = f(at[i], i); }
};
}
namespace detail {
struct base { int id; explicit base(int i) : id(i) {} };
template <typename D> struct counted : base { using base::base; int twice() const { return static_cast<const D *>(this)->area() * 2; } };
}
struct square : detail::counted<square> { using counted::counted; int area() const { return id * id; } };
struct disc final : detail::counted<disc> {
  enum class unit : short { cm = 1, m = 100 };
  typedef int number;
  unit u = unit::m;
  using counted::counted;
  number area() const { return 3 * id * static_cast<int>(u); }
};
int scale(int x);
int scale(int x) { return 10 * x; }
}
namespace shorter = geo::detail;
using namespace geo;
using geo::v2::vec;

template <typename... T> int sum_of(T... t) { return (0 + ... + t); }
template <int N> struct power { static int of(int x) { return x * power<N - 1>::of(x); } };
template <> struct power<0> { static int of(int) { return 1; } };

extern "C" unsigned long _Z13get_global_idj(unsigned);
extern "C" __attribute__((device_kernel)) void shapes(int *out, const int *in) {
  using shorter::base;
  unsigned long i = _Z13get_global_idj(0);
  const int &x = in[i];
  vec<int, 3> v{{x, x + 1, x + 2}};
  v.each([&, offset = 5](int y, int at) { return at == 1 && y > 30 ? geo::scale(y) : y + offset; });
  auto total = sum_of(v[0], v[1], v[2], vec<int, 3>::size);
  if (x % 2) {
    square s{x};
    total += s.twice();
  } else {
    disc d{x};
    total -= d.twice();
  }
  struct local { int a; base b; } l{total, base{power<3>::of(x % 5)}};
  out[i] = l.a + l.b.id;
}
