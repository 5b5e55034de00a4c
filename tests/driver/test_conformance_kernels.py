"""What the standard's conformance tests ask of the language: generic pointers, contraction, sizes of groups, halves."""

from __future__ import annotations

import numpy as np
import pytest

from tests.driver.kernel_runs import run_kernel
from tests.driver.opencl_api import World, not_on_pocl
from tests.support.library_calls import ulps
from tests.support.requires import needs_clang

pytestmark = [needs_clang, pytest.mark.filterwarnings("ignore::RuntimeWarning")]

# Each kernel writes 1 where all is right.
FENCE = """
bool known(cl_mem_fence_flags f) { return (f & ~(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE)) == 0; }
bool holds(const float *p, float value) { return known(get_fence(p)) && *p == value; }
global int one = 1;
"""
GENERIC = {
    "parameters": """local float l; l = 2; static global float g = 1; float p = 3;
        r[i] = holds(&g, 1) && holds(&l, 2) && holds(&p, 3);""",
    "conversions": """local int l; l = 2; int p = 3, *q = &one; bool ok = to_global(q) && *q == 1; q = &l;
        ok = ok && to_local(q) && *(local int *)q == 2; q = &p;
        r[i] = ok && to_private(q) && *(private int *)q == 3;""",
    "a choice": """local int l; l = 2; int *p; if (i % 2) p = &one; else p = &l; barrier(CLK_GLOBAL_MEM_FENCE);
        r[i] = i % 2 ? to_global(p) && *p == 1 : to_local(p) && *p == 2;""",
    "volatile": "float p; p = 0.1f; float *volatile q = &p; r[i] = holds(q, p);",
    "a list": """struct N { struct N *next; int v; }; local struct N c; struct N a, b;
        c.v = 3; c.next = 0; a.v = 1; b.v = 2; barrier(CLK_LOCAL_MEM_FENCE);
        a.next = &b; b.next = (struct N *)&c; int s = 0;
        for (struct N *p = &a; p; p = p->next) s += p->v;
        r[i] = s == 6;""",
    "atomics": """local atomic_int l; static global atomic_int g; if (get_local_id(0) == 0) atomic_init(&l, 0);
        barrier(CLK_LOCAL_MEM_FENCE); atomic_int *p = i & 1 ? (atomic_int *)&g : (atomic_int *)&l;
        atomic_fetch_add_explicit(p, 1, memory_order_relaxed, memory_scope_work_group); barrier(CLK_LOCAL_MEM_FENCE);
        r[i] = atomic_load_explicit(&l, memory_order_relaxed, memory_scope_work_group) == get_local_size(0) / 2;""",
}


@not_on_pocl("version 3.1 has no OpenCL C 3.0 with generic pointers")
@pytest.mark.parametrize("name", GENERIC)
def test_generic_pointers(name: str, w: World) -> None:
    found = np.zeros(192, np.uint32)
    source = f"{FENCE}kernel void k(global uint *r) {{ size_t i = get_global_id(0); {GENERIC[name]} }}"
    run_kernel(w, source, [found], [], [192], [64])
    assert (found == 1).all()


CONTRACTIONS = ("a * b + c", "c + a * b", "a * b - c", "c - a * b", "-(a * b + c)", "-(c - a * b)")


@pytest.mark.parametrize("type", ["float", "float4", "double", "double2"])
def test_nothing_is_contracted_where_that_is_off(type: str, w: World) -> None:
    dtype = np.float32 if type.startswith("float") else np.float64
    draw = np.random.default_rng(1)
    a, b = draw.standard_normal((2, 256)).astype(dtype)
    c = -(a * b)  # with a fused operation, the result is the rounding error of the product
    found = np.empty((len(CONTRACTIONS), 256), dtype)
    items = 256 // int(type.lstrip("floatdube") or 1)
    lines = "".join(f"o[{n * items} + i] = {each};" for n, each in enumerate(CONTRACTIONS))
    head = "".join(f", global const {type} *p{x}" for x in "abc")
    body = f"size_t i = get_global_id(0); {type} a = pa[i], b = pb[i], c = pc[i]; {lines}"
    run_kernel(w, f"#pragma OPENCL FP_CONTRACT OFF\nkernel void k(global {type} *o{head}) {{ {body} }}", [found],
               [a, b, c], [items])  # fmt: skip
    for row, each in zip(found, CONTRACTIONS, strict=True):
        np.testing.assert_array_equal(row, eval(each, {"a": a, "b": b, "c": c}), each)


SIZES = """kernel void k(global ulong *r) {
  size_t n = get_global_size(0), at = 12 * (get_global_id(1) * n + get_global_id(0));
  for (uchar d = 0; d < 2; d++) {
    r[at + d] = get_local_size(d); r[at + 2 + d] = get_enqueued_local_size(d); r[at + 4 + d] = get_local_id(d);
    r[at + 6 + d] = get_group_id(d); r[at + 8 + d] = get_num_groups(d);
  }
  r[at + 10] = get_global_linear_id(); r[at + 11] = get_local_linear_id();
}"""


@not_on_pocl("version 3.1 has no groups of different sizes")
@pytest.mark.parametrize(("items", "local"), [((50, 31), (16, 4)), ((31, 7), (31, 2)), ((5, 3), (4, 3))])
def test_groups_of_different_sizes(items: tuple[int, int], local: tuple[int, int], w: World) -> None:
    found = np.zeros((items[1], items[0], 12), np.uint64)
    run_kernel(w, SIZES, [found], [], items, local)
    ids = np.stack(np.meshgrid(*map(np.arange, items)), -1)
    group, local_id = ids // local, ids % local
    size = np.minimum(local, np.array(items) - group * local)
    linear = np.stack([ids[..., 1] * items[0] + ids[..., 0], local_id[..., 1] * size[..., 0] + local_id[..., 0]], -1)
    counts = [-(-n // m) for n, m in zip(items, local, strict=True)]
    same = np.broadcast_to([*local, *counts], (*ids.shape[:2], 4))
    np.testing.assert_array_equal(found, np.concatenate(
        [size, same[..., :2], local_id, group, same[..., 2:], linear], -1))  # fmt: skip


# Functions of half and their bounds (OpenCL C 3.0, table of half precision), with the reference in long double.
HALVES = {
    "acos": (np.arccos, 2), "acosh": (np.arccosh, 2), "asin": (np.arcsin, 2), "asinh": (np.arcsinh, 2),
    "atan": (np.arctan, 2), "atanh": (np.arctanh, 2), "cbrt": (np.cbrt, 2), "ceil": (np.ceil, 0), "cos": (np.cos, 2),
    "cosh": (np.cosh, 2), "exp": (np.exp, 2), "exp2": (np.exp2, 2), "expm1": (np.expm1, 2), "fabs": (np.abs, 0),
    "floor": (np.floor, 0), "log": (np.log, 2), "log2": (np.log2, 2), "log10": (np.log10, 2), "log1p": (np.log1p, 2),
    "rint": (np.rint, 0), "rsqrt": (lambda x: 1 / np.sqrt(x), 1), "sin": (np.sin, 2), "sinh": (np.sinh, 2),
    "sqrt": (np.sqrt, 0.5), "tan": (np.tan, 2), "tanh": (np.tanh, 2), "trunc": (np.trunc, 0),
}  # fmt: skip


@pytest.mark.full
@not_on_pocl("version 3.1 has no halves")
@pytest.mark.parametrize("count", ["", "3", "16"])
def test_functions_of_all_halves(count: str, w: World) -> None:
    x = np.concatenate([np.arange(65536, dtype=np.uint16).view(np.float16), np.zeros(32, np.float16)])
    items = 65536 // int(count or 1) + 1
    found = np.zeros((len(HALVES), len(x)), np.float16)
    value, store = ("x[i]", "{0}") if not count else (f"vload{count}(i, x)", f"vstore{count}({{1}}, i, o + {{2}});")
    lines = "".join(
        store.format(f"o[{n * len(x)} + i] = {name}({value});", f"{name}({value})", n * len(x))
        for n, name in enumerate(HALVES)
    )
    run_kernel(w, "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
               f"kernel void k(global half *o, global const half *x) {{ size_t i = get_global_id(0); {lines} }}",
               [found], [x], [items])  # fmt: skip
    for row, (name, (reference, bound)) in zip(found, HALVES.items(), strict=True):
        errors = ulps(row[:65536], reference(x[:65536].astype(np.longdouble)))
        worst = int(np.argmax(errors))
        assert errors[worst] <= max(bound, 0.5001), (name, x[worst], row[worst])
