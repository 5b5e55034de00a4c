"""What half asks: vload_half and vstore_half of all widths, in all address spaces, by all rounding modes."""

from __future__ import annotations

import numpy as np
import pytest

from tests.driver.expressions import WIDTHS, vector
from tests.driver.kernel_runs import run_kernel
from tests.driver.opencl_api import World
from tests.driver.rounding import MODES, rounded
from tests.support.builtin_runs import same_numbers
from tests.support.requires import needs_clang
from tests.support.sampling import is_full

pytestmark = [needs_clang, pytest.mark.filterwarnings("ignore::RuntimeWarning")]
EVERY = np.arange(1 << 16, dtype=np.uint16)
LOCAL = 64
# How the halves of work-item i come to `from`, where `at` is the number of its vector; `n` are the halves of a vector.
LOADED = {
    "global": "global const half *from = p; size_t at = i;",
    "constant": "constant half *from = p; size_t at = i;",
    "private": "ushort own[4 * {n}] __attribute__((aligned(32))); size_t at = i & 3;"
               "const half *from = (const half *)own;"
               "for (int e = 0; e < {n}; e++) own[at * {n} + e] = ((global const ushort *)p)[i * {n} + e];",
    "local": "local ushort room[{local} * {n}] __attribute__((aligned(32))); size_t at = get_local_id(0);"
             "local const half *from = (local const half *)room;"
             "for (int e = 0; e < {n}; e++) room[at * {n} + e] = ((global const ushort *)p)[i * {n} + e];",
}  # fmt: skip
# How the vector `v` is stored, and the halves come to r{m}, by mode number m.
STORED = {
    "global": "{store}(v, i, r{m});",
    "private": "ushort own{m}[2 * {n}] __attribute__((aligned(32))); {store}(v, 1, (half *)own{m});"
               "for (int e = 0; e < {width}; e++) ((global ushort *)r{m})[i * {n} + e] = own{m}[{n} + e];",
    "local": "local ushort room{m}[{local} * {n}] __attribute__((aligned(32)));"
             "for (int e = {width}; e < {n}; e++) room{m}[at * {n} + e] = 0;"
             "{store}(v, at, (local half *)room{m}); barrier(CLK_LOCAL_MEM_FENCE);"
             "event_t e{m} = async_work_group_copy((global ushort *)r{m} + {n} * (i - at), room{m}, {n} * {local}, 0);"
             "wait_group_events(1, &e{m});",
}  # fmt: skip


def cases(spaces: dict[str, str]) -> list[object]:
    """Address spaces and widths, aligned and not; without --full one width in each space and form."""
    every = [(space, aligned, width) for space in spaces for aligned in ("", "a") for width in WIDTHS]
    return [pytest.param(*case, marks=[pytest.mark.full] * (at % 7 != 0)) for at, case in enumerate(every)]


def stride(aligned: str, width: int) -> int:
    """The halves from one vector to the next."""
    return 4 if aligned and width == 3 else width


def suffix(width: int) -> str:
    return str(width) if width > 1 else ""


@pytest.mark.parametrize(("space", "aligned", "width"), cases(LOADED))
def test_all_halves_are_loaded(space: str, aligned: str, width: int, w: World) -> None:
    n = stride(aligned, width)
    items = len(EVERY) // n // LOCAL * LOCAL
    load = f"vload{aligned}_half{suffix(width)}(at, from)"
    store = f"vstore{width}({load}, i, r);" if width > 1 else f"r[i] = {load};"
    source = f"""kernel void k(global float *r, {"constant" if space == "constant" else "global const"} half *p) {{
        size_t i = get_global_id(0); {LOADED[space].format(n=n, local=LOCAL)} {store} }}"""
    found = np.zeros((items, width), np.float32)
    run_kernel(w, source, [found], [EVERY[: items * n]], [items], [LOCAL], options="")
    wanted = EVERY[: items * n].view(np.float16).astype(np.float32).reshape(items, n)[:, :width]
    assert same_numbers(found, wanted).all()


def numbers(base: str) -> np.ndarray:
    """All halves, the midpoints between them, the neighbours of both, and any other numbers."""
    dtype = np.dtype(np.float32 if base == "float" else np.float64)
    halves = EVERY.view(np.float16).astype(dtype)
    halves = halves[np.isfinite(halves)]
    following = np.nextafter(halves.astype(np.float16), np.float16(np.inf)).astype(dtype)
    edges = np.concatenate([halves, (halves + following) / 2, [65519.996, 65520, 65536, 2.0**-25, 2.0**-26, np.nan]])
    edges = edges.astype(dtype)
    edges = np.concatenate([np.nextafter(edges, dtype.type(-np.inf)), edges, np.nextafter(edges, dtype.type(np.inf))])
    random = np.frombuffer(np.random.default_rng(1).bytes(8 << 14), dtype)
    every = np.concatenate([edges, -edges, random, [dtype.type(0), dtype.type(-0.0), np.inf, -np.inf]]).astype(dtype)
    mixed = np.random.default_rng(2).permutation(every)  # neighbours of a vector are not alike
    return mixed if is_full else mixed[::9]


@pytest.mark.parametrize("base", ["float", "double"])
@pytest.mark.parametrize(("space", "aligned", "width"), cases(STORED))
def test_numbers_are_stored(base: str, space: str, aligned: str, width: int, w: World) -> None:
    values, n = numbers(base), stride(aligned, width)
    items = len(values) // width // LOCAL * LOCAL
    values = values[: items * width]
    load = f"vload{width}(i, x)" if width > 1 else "x[i]"
    head, lines = "", ""
    for m, mode in enumerate(MODES):
        words = {"m": m, "n": n, "width": width, "local": LOCAL}
        lines += STORED[space].format(store=f"vstore{aligned}_half{suffix(width)}{mode}", **words)
        head += f"global half *r{m}, "
    source = f"""kernel void k({head}global const {base} *x) {{
        size_t i = get_global_id(0), at = get_local_id(0); {vector(base, width)} v = {load}; {lines} }}"""
    results = [np.zeros((items, n), np.float16) for _ in MODES]
    run_kernel(w, source, results, [values], [items], [LOCAL], options="")
    for mode, found in zip(MODES, results, strict=True):
        wanted = rounded(values, np.dtype(np.float16), mode).reshape(items, width)
        right = same_numbers(found[:, :width], wanted)
        assert right.all(), (mode, values.reshape(items, width)[~right][:3], found[:, :width][~right][:3])
        assert not found[:, width:].any()


def test_a_half_comes_back(w: World) -> None:
    """Through float and through double: all bits, but for NaN, which stays one."""
    found = np.zeros((2, len(EVERY)), np.uint16)
    source = """kernel void k(global half *r, global const half *p) { size_t i = get_global_id(0);
        vstore_half(vload_half(i, p), i, r); vstore_half((double)vload_half(i, p), i + 65536, r); }"""
    run_kernel(w, source, [found], [EVERY], [len(EVERY)], options="")
    is_nan = np.isnan(EVERY.view(np.float16))
    for row in found:
        np.testing.assert_array_equal(row[~is_nan], EVERY[~is_nan])
        assert np.isnan(row.view(np.float16)[is_nan]).all()
