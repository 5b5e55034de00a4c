// SHA-1 of one padded block of 64 bytes for each work-item; words are in the machine's byte order.
#define ROUND(f, k)                                         \
    {                                                       \
        uint next = rotate(a, 5u) + (f) + e + (k) + word;   \
        e = d;                                              \
        d = c;                                              \
        c = rotate(b, 30u);                                 \
        b = a;                                              \
        a = next;                                           \
    }

__kernel void sha1(__global const uint *blocks, __global uint *digests)
{
    size_t id = get_global_id(0);
    uint w[16];
    for (int i = 0; i < 16; ++i)
        w[i] = blocks[id * 16 + i];

    uint a = 0x67452301u, b = 0xefcdab89u, c = 0x98badcfeu, d = 0x10325476u, e = 0xc3d2e1f0u;
    for (int i = 0; i < 80; ++i) {
        uint word;
        if (i < 16) {
            word = w[i];
        } else {
            word = rotate(w[(i + 13) & 15] ^ w[(i + 8) & 15] ^ w[(i + 2) & 15] ^ w[i & 15], 1u);
            w[i & 15] = word;
        }
        if (i < 20)
            ROUND((b & c) | (~b & d), 0x5a827999u)
        else if (i < 40)
            ROUND(b ^ c ^ d, 0x6ed9eba1u)
        else if (i < 60)
            ROUND((b & c) | (b & d) | (c & d), 0x8f1bbcdcu)
        else
            ROUND(b ^ c ^ d, 0xca62c1d6u)
    }
    digests[id * 5 + 0] = a + 0x67452301u;
    digests[id * 5 + 1] = b + 0xefcdab89u;
    digests[id * 5 + 2] = c + 0x98badcfeu;
    digests[id * 5 + 3] = d + 0x10325476u;
    digests[id * 5 + 4] = e + 0xc3d2e1f0u;
}
