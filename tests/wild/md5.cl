// An MD5 search in the shape of SHOC's: one large inline function, which several kernels call.
#define F(x, y, z) ((x & y) | ((~x) & z))
#define G(x, y, z) ((x & z) | ((~z) & y))
#define H(x, y, z) (x ^ y ^ z)
#define I(x, y, z) (y ^ (x | (~z)))
#define STEP(f, a, b, c, d, x, s, t)          \
  a = a + f(b, c, d) + (x) + t;               \
  a = (a << s) | (a >> (32 - s));             \
  a = a + b;

inline void md5_2words(unsigned int *words, unsigned int len, unsigned int *digest) {
  unsigned int h0 = 0x67452301, h1 = 0xefcdab89, h2 = 0x98badcfe, h3 = 0x10325476;
  unsigned int a = h0, b = h1, c = h2, d = h3;
  unsigned int w[16];
  for (int i = 0; i < 16; i++)
    w[i] = 0;
  w[0] = words[0];
  w[1] = words[1];
  w[2] = len == 8 ? 0x80 : 0;
  w[14] = len * 8;
#define ROUND(f, k0, m, o, s0, s1, s2, s3, t0, t1, t2, t3)      \
  STEP(f, a, b, c, d, w[(k0) % 16], s0, t0)                     \
  STEP(f, d, a, b, c, w[(k0 + m) % 16], s1, t1)                 \
  STEP(f, c, d, a, b, w[(k0 + 2 * m) % 16], s2, t2)             \
  STEP(f, b, c, d, a, w[(k0 + 3 * m) % 16], s3, t3)
  ROUND(F, 0, 1, 0, 7, 12, 17, 22, 0xd76aa478, 0xe8c7b756, 0x242070db, 0xc1bdceee)
  ROUND(F, 4, 1, 0, 7, 12, 17, 22, 0xf57c0faf, 0x4787c62a, 0xa8304613, 0xfd469501)
  ROUND(F, 8, 1, 0, 7, 12, 17, 22, 0x698098d8, 0x8b44f7af, 0xffff5bb1, 0x895cd7be)
  ROUND(F, 12, 1, 0, 7, 12, 17, 22, 0x6b901122, 0xfd987193, 0xa679438e, 0x49b40821)
  ROUND(G, 1, 5, 0, 5, 9, 14, 20, 0xf61e2562, 0xc040b340, 0x265e5a51, 0xe9b6c7aa)
  ROUND(G, 5, 5, 0, 5, 9, 14, 20, 0xd62f105d, 0x02441453, 0xd8a1e681, 0xe7d3fbc8)
  ROUND(G, 9, 5, 0, 5, 9, 14, 20, 0x21e1cde6, 0xc33707d6, 0xf4d50d87, 0x455a14ed)
  ROUND(G, 13, 5, 0, 5, 9, 14, 20, 0xa9e3e905, 0xfcefa3f8, 0x676f02d9, 0x8d2a4c8a)
  ROUND(H, 5, 3, 0, 4, 11, 16, 23, 0xfffa3942, 0x8771f681, 0x6d9d6122, 0xfde5380c)
  ROUND(H, 1, 3, 0, 4, 11, 16, 23, 0xa4beea44, 0x4bdecfa9, 0xf6bb4b60, 0xbebfbc70)
  ROUND(H, 13, 3, 0, 4, 11, 16, 23, 0x289b7ec6, 0xeaa127fa, 0xd4ef3085, 0x04881d05)
  ROUND(H, 9, 3, 0, 4, 11, 16, 23, 0xd9d4d039, 0xe6db99e5, 0x1fa27cf8, 0xc4ac5665)
  ROUND(I, 0, 7, 0, 6, 10, 15, 21, 0xf4292244, 0x432aff97, 0xab9423a7, 0xfc93a039)
  ROUND(I, 12, 7, 0, 6, 10, 15, 21, 0x655b59c3, 0x8f0ccc92, 0xffeff47d, 0x85845dd1)
  ROUND(I, 8, 7, 0, 6, 10, 15, 21, 0x6fa87e4f, 0xfe2ce6e0, 0xa3014314, 0x4e0811a1)
  ROUND(I, 4, 7, 0, 6, 10, 15, 21, 0xf7537e82, 0xbd3af235, 0x2ad7d2bb, 0xeb86d391)
  digest[0] = h0 + a;
  digest[1] = h1 + b;
  digest[2] = h2 + c;
  digest[3] = h3 + d;
}

extern inline void md5_of_index(unsigned int index, unsigned int *digest) {
  unsigned int words[2] = {index, index ^ 0x55555555u};
  md5_2words(words, 8, digest);
}

static inline int same(const unsigned int *a, unsigned int b0, unsigned int b3) { return a[0] == b0 && a[3] == b3; }

__kernel void digests(__global unsigned int *out) {
  unsigned int digest[4];
  md5_of_index(get_global_id(0), digest);
  for (int i = 0; i < 4; i++)
    out[4 * get_global_id(0) + i] = digest[i];
}

__kernel void find(unsigned int d0, unsigned int d3, __global unsigned int *found) {
  unsigned int digest[4];
  unsigned int words[2] = {get_global_id(0), get_global_id(0) ^ 0x55555555u};
  md5_2words(words, 8, digest);
  if (same(digest, d0, d3))
    found[0] = get_global_id(0);
}
