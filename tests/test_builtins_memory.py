"""Vector loads and stores, halves in memory, shuffles, prefetch."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.builtin_forms import INTEGERS
from tests.support.builtin_runs import DTYPES, ITEMS, WAYS, same_numbers, values
from tests.support.sampling import pick
from tests.test_builtins_conversions import to_half
from wfv.opencl.clang import compile_opencl
from wfv.opencl.mangling import CType

TYPES = (*INTEGERS, "float", "double")
VECTORS = (2, 3, 4, 8, 16)
MODES = ("", "_rte", "_rtz", "_rtp", "_rtn")


def run(source: str, strategy: str, lanes: int, *arrays: np.ndarray) -> None:
    ir = compile_opencl(source, contract=False).ir
    wfv.build(ir, strategy=strategy, lanes=lanes).k(ITEMS, 16, *arrays)


def odd(array: np.ndarray) -> np.ndarray:
    """The same numbers one element after the beginning of their memory: aligned as an element, and no more."""
    memory = np.zeros(array.size + 1, array.dtype)
    memory[1:] = array.reshape(-1)
    return memory


@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
@pytest.mark.parametrize("count", VECTORS)
def test_vectors_of_any_alignment(count: int, strategy: str, lanes: int) -> None:
    """Each work-item takes the vector of its mirror image; three components are three elements."""
    params, lines, arrays, wanted = [], [], [], []
    for base in TYPES:
        params.append(f"global const {base} *a_{base}, global {base} *r_{base}")
        lines.append(f"vstore{count}(vload{count}({ITEMS - 1} - i, a_{base} + 1), i, r_{base} + 1);")
        given = values(CType(base), 1).reshape(-1)
        given = np.resize(given, (ITEMS, count))
        arrays += [odd(given), odd(np.zeros_like(given))]
        wanted.append(odd(given[::-1]))
    run(f"kernel void k({', '.join(params)}) {{ size_t i = get_global_id(0); {' '.join(lines)} }}", strategy, lanes,
        *arrays)  # fmt: skip
    for found, want in zip(arrays[1::2], wanted, strict=True):
        assert same_numbers(found, want).all()


@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
def test_vectors_in_other_memory(strategy: str, lanes: int) -> None:
    """Constant, local and private memory, under a condition."""
    source = """
    constant int table[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    kernel void k(global int *r, global const int *a) {
        local int shared[16 * 3];
        size_t i = get_global_id(0), l = get_local_id(0);
        int own[8];
        vstore4(vload4(i & 1, table), 0, own);
        vstore4((int4)(9), 1, own);
        vstore3(vload3(i, a), l, shared);
        barrier(CLK_LOCAL_MEM_FENCE);
        if (a[i] & 1) {
            int3 v = vload3(15 - l, shared);
            vstore3(v + vload3(0, own + (i & 3)), i, r);
        }
    }"""
    a = np.random.default_rng(2).integers(0, 99, (ITEMS, 3), np.int32)
    r = np.full((ITEMS, 3), -1, np.int32)
    run(source, strategy, lanes, r.reshape(-1), a.reshape(-1))
    flat, wanted = a.reshape(-1), np.full((ITEMS, 3), -1)
    for i in range(ITEMS):
        own = [*([5, 6, 7, 8] if i & 1 else [1, 2, 3, 4]), 9, 9, 9, 9]
        if flat[i] & 1:
            wanted[i] = a[i // 16 * 16 + 15 - i % 16] + own[i & 3 : (i & 3) + 3]
    assert (r == wanted).all()


@pytest.mark.parametrize(("aligned", "count"), [(aligned, n) for aligned in ("", "a") for n in (1, *VECTORS)])
def test_halves_are_loaded(aligned: str, count: int) -> None:
    """All 65536 halves."""
    suffix, stride = count if count > 1 else "", 4 if aligned and count == 3 else count
    store = f"vstore{count}(v, i, r)" if count > 1 else "r[i] = v"
    source = f"""kernel void k(global const half *a, global float *r) {{
        for (size_t i = get_global_id(0); i < {65536 // stride}; i += {ITEMS}) {{
            float{suffix} v = vload{aligned}_half{suffix}(i, a);
            {store};
        }}
    }}"""
    a = np.zeros(65536 + 64, np.float16)
    a = a[-(a.ctypes.data // 2) % 64 :][:65536]
    a[:] = np.arange(65536).astype(np.uint16).view(np.float16)
    rows = 65536 // stride
    wanted = a[: rows * stride].reshape(rows, stride)[:, :count].astype(np.float32)
    for strategy, lanes in WAYS:
        r = np.zeros((rows, count), np.float32)
        run(source, strategy, lanes, a, r.reshape(-1))
        assert same_numbers(r, wanted).all()


@pytest.mark.sampled
@pytest.mark.parametrize("aligned", ("", "a"))
@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("base", ("float", "double"))
def test_halves_are_stored(base: str, mode: str, aligned: str) -> None:
    for count in (1, 3, *pick((2, 4, 8, 16), base + mode)):
        type, suffix = CType(base, count), count if count > 1 else ""
        stride = 4 if aligned and count == 3 else count
        load = f"vload{count}(i, a)" if count > 1 else "a[i]"
        source = f"""kernel void k(global const {base} *a, global half *r) {{
            size_t i = get_global_id(0);
            vstore{aligned}_half{suffix}{mode}({load}, i, r);
        }}"""
        given = np.resize(half_inputs(base), (ITEMS, count))
        wanted = np.full((ITEMS, stride), 7, np.float16)
        wanted[:, :count] = [[to_half(x, mode) for x in row] for row in given.tolist()]
        strategy, lanes = WAYS[count % 3]
        memory = np.zeros(ITEMS * stride + 64, np.float16)
        r = memory[-(memory.ctypes.data // 2) % 64 :][: ITEMS * stride]
        r[:] = 7
        run(source, strategy, lanes, given.reshape(-1), r)
        right = same_numbers(r.reshape(ITEMS, stride), wanted)
        assert right.all(), (str(type), given[~right[:, :count]][:3])


def half_inputs(base: str) -> np.ndarray:
    """Halves, the midpoints between them, and the neighbours of the midpoints."""
    random = np.random.default_rng(4)
    halves = random.integers(0, 65536, ITEMS * 4).astype(np.uint16).view(np.float16).astype(np.float64)
    following = np.nextafter(halves.astype(np.float16), np.float16(np.inf)).astype(np.float64)
    with np.errstate(all="ignore"):
        middle = (halves + following) / 2
        near = middle * (1 + random.choice([2.0**-40, -(2.0**-40), 2.0**-20], middle.size))
        given = np.stack([middle, halves, near, values(CType(base), 3).reshape(-1)[:1].repeat(middle.size)])
        return given.T.reshape(-1).astype(DTYPES[base])


def ways_of_types() -> list[object]:
    """Every type in one way or the other; in all of them with --full."""
    every = [(base, *way) for base in TYPES for way in WAYS]
    return [pytest.param(*case, marks=[] if n % 4 == 0 else pytest.mark.full) for n, case in enumerate(every)]


@pytest.mark.parametrize(("base", "strategy", "lanes"), ways_of_types())
def test_shuffles(base: str, strategy: str, lanes: int) -> None:
    """Only the low bits of the numbers count, which differ from work-item to work-item."""
    type = CType(base)
    mask = f"u{ {8: 'char', 16: 'short', 32: 'int', 64: 'long'}[type.bits] }"
    pairs = ((2, 4), (4, 2), (4, 4), (8, 4), (16, 16), (2, 16))
    for source_count, count in (*pick(pairs[:3], base), *pick(pairs[3:], base)):
        a, b = (np.resize(values(CType(base, 16), seed), (ITEMS, source_count)) for seed in (1, 2))
        numbers = values(CType(mask, count), 3)
        r1, r2 = (np.zeros((ITEMS, count), a.dtype) for _ in range(2))
        source = f"""kernel void k(global const {base} *a, global const {base} *b, global const {mask} *m,
                                  global {base} *r1, global {base} *r2) {{
            size_t i = get_global_id(0);
            {base}{source_count} x = vload{source_count}(i, a), y = vload{source_count}(i, b);
            {mask}{count} n = vload{count}(i, m);
            vstore{count}(shuffle(x, n), i, r1);
            vstore{count}(shuffle2(x, y, n), i, r2);
            prefetch(a + i, 4);
        }}"""
        run(source, strategy, lanes, *(array.reshape(-1) for array in (a, b, numbers, r1, r2)))
        low = numbers.astype(np.uint64).astype(np.int64)
        both = np.concatenate([a, b], axis=1)
        assert same_numbers(r1, np.take_along_axis(a, low & (source_count - 1), 1)).all()
        assert same_numbers(r2, np.take_along_axis(both, low & (2 * source_count - 1), 1)).all()


GENERIC = """
kernel void k(global const uchar *x, global uchar *out, global float *numbers) {
  local uchar tile[16];
  size_t first = get_group_id(0) * 16;
  event_t event = async_work_group_copy(tile, x + first, 16, 0);
  wait_group_events(1, &event);
  event = async_work_group_strided_copy(out + 3 * first, tile, 16, 3, event);
  wait_group_events(1, &event);
  float own[8];
  vstore4((float4)(1, 2, 3, x[get_global_id(0)]), 1, own);
  vstore_half(own[7], 0, (half *)own);
  numbers[get_global_id(0)] = own[6] + vload_half(0, (half *)own);
}"""


@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
def test_functions_of_generic_pointers_that_return_nothing(strategy: str, lanes: int) -> None:
    """In OpenCL C 2.0, `&event` and `own` are generic pointers."""
    x = np.arange(64, dtype=np.uint8)
    out, numbers = np.zeros((64, 3), np.uint8), np.zeros(64, np.float32)
    program = wfv.build(GENERIC, strategy=strategy, lanes=lanes, options="-cl-std=CL2.0")
    program.k(64, 16, x, out.reshape(-1), numbers)
    assert (out == x[:, None] * [1, 0, 0]).all()
    assert (numbers == x.astype(np.float32) + 3).all()
