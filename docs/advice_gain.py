"""Follows each piece of advice of `wfv explain`, and measures what it gains: `python docs/advice_gain.py [NAME ..]`.

Each case is a kernel that gets the advice, and the kernel that follows it. Both compute the same from the same data, on
one thread, by `unicf`; the gain is the median of the quotients of interleaved runs. The first column is the key of the
advice in wfv/inspect/explain/advice.yaml.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from statistics import median
from typing import Any

import numpy as np

import wfv

N, ROW, RUNS = 1 << 18, 256, 11
rng = np.random.default_rng(1)


def floats(*shape: int) -> np.ndarray:
    return rng.uniform(0.5, 2, shape).astype(np.float32)


def ints(high: int, *shape: int) -> np.ndarray:
    return rng.integers(0, high, shape or (N,)).astype(np.int32)


@dataclass
class Side:
    """A kernel `k` with its launch: OpenCL C, arguments after the output, sizes, and options of `wfv.build`."""

    source: str
    args: tuple[Any, ...]
    size: int = N
    local: int = 256
    options: dict[str, Any] = field(default_factory=dict)


def source(parameters: str, body: str, before: str = "") -> str:
    """A kernel with the output `o` and the id `i`."""
    return f"{before}\nkernel void k(global float *o, {parameters}) {{ int i = get_global_id(0); {body} }}"


def case(parameters: str, body: str, after: str, *args: Any, **more: Any) -> tuple[Side, Side]:
    """Two bodies with the same parameters and arguments."""
    return Side(source(parameters, body), args, **more), Side(source(parameters, after), args, **more)


X = "global const float *x"
XW = f"{X}, int w"
SPMV = "global const float *v, global const int *c, global const int *r, global const float *x"
BY_ROW = "float s = 0; for (int k = r[i]; k < r[i + 1]; ++k) s += v[k] * x[c[k]]; o[i] = s;"
BY_GROUP = (
    "int row = get_group_id(0); float s = 0; "
    "for (int k = r[row] + get_local_id(0); k < r[row + 1]; k += get_local_size(0)) s += v[k] * x[c[k]]; "
    "s = sub_group_reduce_add(s); if (get_local_id(0) == 0) o[row] = s;"
)
HEAVY = "float a = x[i]; if (c[i]) for (int k = 0; k < 32; ++k) a = a * a * 0.1f + 1; else a = native_exp(a); o[i] = a;"
LOOP = "float a = x[i]; for (int k = 0; k < c[i]; ++k) a = a * 0.5f + 1; o[i] = a;"

TWO_SIDES = (
    "float a = x[i]; if (TEST) for (int k = 0; k < 16; ++k) a = sqrt(a + k); "
    "else for (int k = 0; k < 16; ++k) a = a / (a + 1.5f); o[i] = a;"
)
LOCAL = "int l = get_local_id(0); local float t[256];"
KEPT = "float a = x[i], b = x[i + 1] * 3, c = x[i + 2] + 5, d = x[i + 7] - 1;"
SUM = "o[i] = t[l ^ 1] + a + b + c + d;"
LOOP_WITH_BARRIER = "for (int k = 0; k < 4; ++k) { t[l] = x[i] + k; barrier(1); o[i] += t[l ^ 1]; barrier(1); }"


def sorted_case(body: str, high: int) -> tuple[Side, Side]:
    """The same kernel, with the data that decide sorted."""
    text, x, c = source(f"{X}, global const int *c", body), floats(N), ints(high)
    return Side(text, (x, c)), Side(text, (x, np.sort(c)))


def defined(parameters: str, body: str, value: int, *args: Any, **more: Any) -> tuple[Side, Side]:
    """`w` as an argument, or by -D."""
    given = Side(source(f"{parameters}, int w", body), (*args, value), **more)
    return given, Side(source(parameters, body), args, options={"defines": {"w": value}}, **more)


def spmv(row: int) -> tuple[Side, Side]:
    rows = N // 16
    at = np.arange(rows + 1, dtype=np.int32) * row
    args = (floats(rows * row), ints(rows, rows * row), at, floats(rows))
    lanes = Side(source(SPMV, BY_ROW), args, rows)
    return lanes, Side(source(SPMV, BY_GROUP), args, rows * 16, 16, {"lanes": 16})


def components() -> tuple[Side, Side]:
    body = "float a = x[4 * i], b = x[4 * i + 2]; o[i] = sqrt(a * a + b * b);"
    after = "float a = x[i], b = y[i]; o[i] = sqrt(a * a + b * b);"
    x = floats(4 * N)
    return Side(source(X, body), (x,)), Side(source(f"{X}, global const float *y", after), (x[:N].copy(), floats(N)))


def histogram() -> tuple[Side, Side]:
    direct = "kernel void k(global int *o, global const int *c) { atomic_inc(o + c[get_global_id(0)]); }"
    local_first = """
    kernel void k(global int *o, global const int *c) {
      local int h[64]; int l = get_local_id(0); if (l < 64) h[l] = 0;
      barrier(1); atomic_inc(h + c[get_global_id(0)]); barrier(1);
      if (l < 64) atomic_add(o + l, h[l]);
    }"""
    bins = (ints(64),)
    return Side(direct, bins), Side(local_first, bins, local=1024)


CASES: dict[str, Callable[[], tuple[Side, Side]]] = {
    "gather: transposed, one element": lambda: case(X, "o[i] = x[i * 64];", "o[i] = x[i];", floats(N * 64)),
    "gather: -D stride, in a loop": lambda: defined(
        X, "float s = 0; for (int k = 0; k < 64; ++k) s += x[i * w + k]; o[i] = s;", 64, floats(N * 4), size=N // 16
    ),
    "gather: -D stride": lambda: defined(X, "o[i] = x[i * w] + x[i * w + 1];", 2, floats(N * 2 + 2)),
    "gather: sorted indices": lambda: sorted_case("o[i] = x[c[i]];", N),
    "gather: -D divisor": lambda: defined(X, "o[i] = x[i / w] + x[i % w];", 7, floats(N)),
    "gather: clamp": lambda: case(
        XW, "o[i] = x[clamp(i - 1, 0, w)] + x[clamp(i + 1, 0, w)];", "o[i] = x[i] + x[i + 2];", floats(N + 2), N - 1
    ),
    "gather: bits of an id": lambda: case(X, "o[i] = x[i ^ 5];", "o[i] = x[i];", floats(N)),
    "gather: computed instead of looked up": lambda: case(
        X, "o[i] = x[(int)((float)i * 0.37f)];", "float t = floor((float)i * 0.37f); o[i] = t * 0.01f + 1;", floats(N)
    ),
    "scatter: transposed, one element": lambda: (
        Side(source(X, "o[i * 16] = x[i];"), (floats(N),), N // 16),
        Side(source(X, "o[i] = x[i];"), (floats(N),), N // 16),
    ),
    "scatter: sorted indices": lambda: sorted_case("o[c[i]] = x[i];", N),
    "strided: components": components,
    "branch: sorted by side": lambda: sorted_case(HEAVY, 2),
    "branch: sorted, four sides": lambda: sorted_case(
        "float a = x[i]; switch (c[i]) { case 0: for (int k = 0; k < 24; ++k) a = sqrt(a + k); break; "
        "case 1: for (int k = 0; k < 24; ++k) a = a / (a + 1.5f); break; case 2: for (int k = 0; k < 24; ++k) "
        "a = a * a * 0.25f + 1; break; default: for (int k = 0; k < 24; ++k) a = fabs(a - 1.5f); } o[i] = a;", 4
    ),
    "branch: id < n, without masked memory": lambda: case(
        XW, "if (i < w) o[i] = x[i] * 2;", "o[i] = x[i] * 2;", floats(N), N, options={"target": "x86-64-v2"}
    ),
    "branch: id % 2": lambda: case(
        X, TWO_SIDES.replace("TEST", "i % 2"), TWO_SIDES.replace("TEST", f"i < {N // 2}"), floats(N)
    ),
    "loop: sorted lengths": lambda: sorted_case(LOOP, 64),
    "by lane: rows of 512 for sub-groups": lambda: spmv(512),
    "per lane: atomic, local first": histogram,
    "per lane: 32-bit division": lambda: case(
        "global const int *c, int w", "o[i] = (float)((long)c[i] / (c[i ^ 1] + w));",
        "o[i] = (float)(c[i] / (c[i ^ 1] + w));", ints(9999), 7,
    ),
    "per lane: math precise instead of exact": lambda: (
        Side(source(X, "o[i] = exp(x[i]);"), (floats(N),), options={"math": "exact"}),
        Side(source(X, "o[i] = exp(x[i]);"), (floats(N),)),
    ),
    "call: inline": lambda: (
        Side(source(X, "o[i] = f(x[i]);", "float __attribute__((noinline)) f(float a) { return a * a + 1; }"),
             (floats(N),)),
        Side(source(X, "o[i] = f(x[i]);", "float f(float a) { return a * a + 1; }"), (floats(N),)),
    ),
    "tail: groups as wide as lanes": lambda: (
        Side(source(X, "o[i] = sqrt(x[i]);"), (floats(N),), local=4),
        Side(source(X, "o[i] = sqrt(x[i]);"), (floats(N),)),
    ),
    "chains: several accumulators": lambda: case(
        X, "float s = 0; for (int k = 0; k < 256; ++k) s = s * 0.5f + x[k]; o[i] = s;",
        "float s = 0, t = 0; for (int k = 0; k < 256; k += 2) { s = s * 0.5f + x[k]; t = t * 0.5f + x[k + 1]; } "
        "o[i] = s + t;", floats(256), size=N // 64, local=64,
    ),
    "overhead: several elements each": lambda: (
        Side(source(X, "o[i] = x[i] * 2;"), (floats(N),), local=16), Side(
            source(X, "int n = get_global_size(0); for (int k = 0; k < 4; ++k) o[i + k * n] = x[i + k * n] * 2;"),
            (floats(N),), N // 4, 16)
    ),
    "divisions: -D": lambda: defined(X, "o[i] = x[i] / w + x[i] * (i / w) + i % w;", 7, floats(N)),
    "divisions: by the reciprocal": lambda: case(
        f"{X}, float w", "float s = 0, a = x[i]; for (int k = 0; k < 32; ++k) { s += a / w; a += 1; } o[i] = s;",
        "float s = 0, a = x[i], q = 1 / w; for (int k = 0; k < 32; ++k) { s += a * q; a += 1; } o[i] = s;",
        floats(N), 3.0,
    ),
    "traffic: smaller types": lambda: (
        Side(source("global const int *x", "o[i] = x[i];"), (ints(99),)),
        Side(source("global const uchar *x", "o[i] = x[i];"), (ints(99).astype(np.uint8),)),
    ),
    "barrier: fewer values": lambda: case(
        X, f"{LOCAL} {KEPT} t[l] = a; barrier(1); {SUM}", f"{LOCAL} t[l] = x[i]; barrier(1); {KEPT} {SUM}",
        floats(N + 9),
    ),
    "barrier: not in a branch": lambda: case(
        XW, f"{LOCAL} if (l < w) {{ {LOOP_WITH_BARRIER} }}",
        f"{LOCAL} {LOOP_WITH_BARRIER}", floats(N), 256,
    ),
    "per lane: memcpy": lambda: (
        Side(source(X, "for (int k = 0; k < 64; ++k) o[i * 64 + k] = x[i * 64 + k];"), (floats(N),), N // 64, 64),
        Side(source(X, "for (int k = 0; k < 64; ++k) { int j = get_group_id(0) * 4096 + k * 64 + get_local_id(0); "
                    "o[j] = x[j]; }"), (floats(N),), N // 64, 64),
    ),
}  # fmt: skip

# What sounds as good, and gains nothing: rows that each lane walks along are read four elements at a time.
NOT_ADVISED: dict[str, Callable[[], tuple[Side, Side]]] = {
    "gather: transposed, each row summed": lambda: case(
        X, f"float s = 0; for (int k = 0; k < {ROW}; ++k) s += x[i * {ROW} + k]; o[i] = s;",
        f"float s = 0; for (int k = 0; k < {ROW}; ++k) s += x[k * {N // 64} + i]; o[i] = s;",
        floats(N // 64 * ROW), size=N // 64,
    ),
    "gather: a row for each sub-group": lambda: (
        Side(source(X, f"float s = 0; for (int k = 0; k < {ROW}; ++k) s += x[i * {ROW} + k]; o[i] = s;"),
             (floats(N // 64 * ROW),), N // 64),
        Side(source(X, f"int row = get_group_id(0), lane = get_local_id(0); float s = 0; "
                    f"for (int k = lane; k < {ROW}; k += 16) s += x[row * {ROW} + k]; s = sub_group_reduce_add(s); "
                    "if (lane == 0) o[row] = s;"), (floats(N // 64 * ROW),), N // 64 * 16, 16, {"lanes": 16}),
    ),
    "by lane: rows of 24 for sub-groups": lambda: spmv(24),
}  # fmt: skip


def launcher(side: Side) -> Callable[[], float]:
    """Launches the kernel, and returns the seconds that it took."""
    kernel = wfv.build(side.source, strategy="unicf", threads=1, **side.options).k
    out = np.zeros(max(side.size, N), np.float32 if "global float *o" in side.source else np.int32)

    def launch() -> float:
        begin = time.thread_time()
        kernel(side.size, side.local, out, *side.args)
        return time.thread_time() - begin

    launch()
    return launch


def gain(name: str) -> tuple[float, float]:
    """The milliseconds of the kernel that gets the advice, and the quotient of the two."""
    before, after = map(launcher, (CASES | NOT_ADVISED)[name]())
    pairs = [(before(), after()) for _ in range(RUNS)]
    return median(b for b, _ in pairs) * 1e3, median(b / a for b, a in pairs)


def main() -> None:
    for name in sys.argv[1:] or [*CASES, *NOT_ADVISED]:
        milliseconds, quotient = gain(name)
        print(f"{name:44} {milliseconds:9.3f} ms {quotient:7.2f} times as fast", flush=True)


if __name__ == "__main__":
    main()
