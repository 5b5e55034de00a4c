"""Vector forms of the library's functions: each component equals the scalar overload's result, bit by bit."""

from __future__ import annotations

import numpy as np
import pytest

import wfv
from tests.support.builtin_runs import ITEMS, same_numbers
from wfv.opencl.builtin_table import names, table
from wfv.opencl.mangling import CType, mangle
from wfv.opencl.signatures import builtin_types

POINTERS = {"fract": "float", "frexp": "int", "lgamma_r": "int", "modf": "float", "sincos": "float", "remquo": "int"}
FLOAT, INT = CType("float"), CType("int")
FORMS = ((FLOAT,), (FLOAT, FLOAT), (FLOAT, FLOAT, FLOAT), (FLOAT, INT))
NAMES = [
    name for name in names("library")
    if table()[name].section in ("6.12.2", "6.12.4") and name not in POINTERS and name != "nan"
]  # fmt: skip


def form_of(name: str) -> tuple[CType, ...]:
    (found,) = (form for form in FORMS if builtin_types(mangle(name, *form)))
    return found


def numbers(seed: int) -> np.ndarray:
    random = np.random.default_rng(seed)
    found = (random.standard_normal(ITEMS * 3) * 4).astype(np.float32)
    found[:6] = [0.0, -0.0, np.inf, -np.inf, np.nan, 1e-40]
    return random.permutation(found)


@pytest.mark.parametrize("start", range(0, len(NAMES), 8))
def test_components(start: int) -> None:
    """All components from vectors, and scalars for the functions that accept both."""
    some = NAMES[start : start + 8]
    lines = []
    for n, name in enumerate(some):
        kinds = form_of(name)
        spelled = {FLOAT: ("u", "v", "w"), INT: ("", "k", "")}
        vectors = [spelled[kind][i] for i, kind in enumerate(kinds)]
        lines.append(f"vstore3(convert_float3({name}({', '.join(vectors)})), i, r + {n * ITEMS * 3});")
        for c in "xyz":
            scalars = ", ".join(f"{vector}.{c}" for vector in vectors)
            lines.append(f"s[{n * ITEMS * 3} + i * 3 + {'xyz'.index(c)}] = {name}({scalars});")
    source = f"""kernel void k(global const float *a, global const float *b, global const float *c, global float *r,
                               global float *s) {{
        size_t i = get_global_id(0);
        float3 u = vload3(i, a), v = vload3(i, b), w = vload3(i, c);
        int3 k = convert_int3_sat(v);
        {" ".join(lines)}
    }}"""
    r, s = (np.zeros(len(some) * ITEMS * 3, np.float32) for _ in range(2))
    wfv.build(source, strategy="unicf", lanes=4, contract=False).k(ITEMS, 16, *map(numbers, (1, 2, 3)), r, s)
    assert same_numbers(r, s).all()
    assert len(np.unique(r)) > 50 * len(some)


@pytest.mark.parametrize("name", POINTERS)
def test_results_through_pointers(name: str) -> None:
    """To private and to global memory, component by component."""
    kind, more = POINTERS[name], ", v" if name == "remquo" else ""
    parts = [f", v.{c}" if more else "" for c in "xyzw"]
    scalars = "".join(
        f"s[i * 8 + {n}] = {name}(u.{c}{parts[n]}, &one); s[i * 8 + 4 + {n}] = one;" for n, c in enumerate("xyzw")
    )
    source = f"""kernel void k(global const float4 *a, global const float4 *b, global {kind}4 *out, global float *r,
                               global float *s) {{
        size_t i = get_global_id(0);
        float4 u = a[i], v = b[i];
        {kind}4 own;
        {kind} one;
        vstore4({name}(u{more}, &own), i * 2, r);
        vstore4(convert_float4(own), i * 2 + 1, r);
        {name}(u{more}, out + i);
        {scalars}
    }}"""
    a, b = (np.resize(numbers(seed), ITEMS * 4) for seed in (1, 2))
    out = np.zeros(ITEMS * 4, np.float32 if kind == "float" else np.int32)
    r, s = (np.zeros(ITEMS * 8, np.float32) for _ in range(2))
    wfv.build(source, strategy="unicf", lanes=4, contract=False).k(ITEMS, 16, a, b, out, r, s)
    assert same_numbers(r, s).all()
    assert same_numbers(out.astype(np.float32).reshape(ITEMS, 4), r.reshape(ITEMS, 8)[:, 4:]).all()
    assert len(np.unique(r)) > 20
