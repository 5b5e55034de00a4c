"""The table of all built-ins: every name has its implementation and its test; other names are refused."""

from __future__ import annotations

import math
import re
from pathlib import Path

import numpy as np
import pytest

import wfv
from tests import (
    test_builtins_atomics,
    test_builtins_choices,
    test_builtins_conversions,
    test_wild_c11_atomics,
    test_wild_sub_groups,
)
from tests.support import builtin_references, work_group_operations
from tests.support.builtin_runs import ITEMS, WAYS, Call, compiled, run_calls, values
from tests.support.sampling import pick
from wfv.errors import UnsupportedError
from wfv.opencl import library
from wfv.opencl.builtin_table import KINDS, names, table
from wfv.opencl.builtins import find_builtin
from wfv.opencl.mangling import CType, demangle, mangle
from wfv.opencl.rules import RULES
from wfv.opencl.rules.rule import NUMBERS

ATOMICS = {f"{p}_{n}" for p in ("atomic", "atom") for n in (*test_builtins_atomics.COMBINE, "xchg", "cmpxchg")}
CONVERSIONS = {
    name for base in NUMBERS for n in (1, 2, 3, 4, 8, 16) for name in test_builtins_conversions.names_of(base, n)
}
MEMORY = {
    *(f"v{access}{n}" for access in ("load", "store") for n in (2, 3, 4, 8, 16)),
    *(
        f"v{access}{half}{n}{mode}"
        for half in ("_half", "a_half")
        for n in ("", 2, 3, 4, 8, 16)
        for access, modes in (("load", ("",)), ("store", test_builtins_conversions.MODES))
        for mode in modes
    ),
}
IMAGES = {
    *(f"{way}_image{kind}" for way in ("read", "write") for kind in ("f", "i", "ui", "h")),
    *(f"get_image_{what}" for what in ("width", "height", "depth", "dim", "array_size")),
    *(f"get_image_channel_{what}" for what in ("order", "data_type")),
}  # tests/test_images.py
TRIED = {
    *builtin_references.INTEGER, *builtin_references.RELATIONAL, *test_builtins_choices.NAMES,
    *ATOMICS, *CONVERSIONS, *MEMORY, *work_group_operations.NAMES, *test_wild_c11_atomics.NAMES,
    "shuffle", "shuffle2", "prefetch", *test_wild_sub_groups.names_tried(), *IMAGES,
}  # fmt: skip

# What NumPy calls them, where that is another name; libm has those that NumPy has not.
NUMPY = {
    "acos": "arccos", "acosh": "arccosh", "asin": "arcsin", "asinh": "arcsinh", "atan": "arctan", "atan2": "arctan2",
    "atanh": "arctanh", "pow": "power", "round": None, "erf": None, "erfc": None, "exp10": None, "mad": None,
    "fma": None,
}  # fmt: skip
OPERANDS = {"atan2": 2, "copysign": 2, "fmax": 2, "fmin": 2, "fmod": 2, "hypot": 2, "pow": 2, "fma": 3, "mad": 3}
MATH = [name for name in names("native") if table()[name].section == "6.12.2"]


def test_every_rule_is_tested() -> None:
    assert set(names("rule")) == set(RULES) == TRIED - set(names("library"))


def test_the_documentation_counts_right() -> None:
    text = (Path(__file__).parent.parent / "docs" / "builtins.md").read_text()
    assert {kind: int(count) for kind, count in re.findall(r"^\| (\w+) \| (\d+) \|", text, re.MULTILINE)} == {
        kind: len(names(kind)) for kind in KINDS
    }


def test_kinds() -> None:
    assert {entry.kind for entry in table().values()} <= set(KINDS)
    assert not {name for name in names("native") if name in RULES}


@pytest.mark.parametrize("name", names("library"))
def test_the_library_defines_the_function(name: str) -> None:
    assert any(signature.name == name for signature in map(demangle, library.symbols()) if signature)


def reference(name: str, args: list[np.ndarray]) -> np.ndarray:
    stem = name.removeprefix("native_").removeprefix("half_")
    numpy_name = NUMPY.get(stem, stem)
    if numpy_name is not None:
        return getattr(np, numpy_name)(*args)
    plain = {
        "round": lambda x: math.copysign(math.floor(abs(x) + 0.5), x), "erf": math.erf, "erfc": math.erfc,
        "exp10": lambda x: 10.0**x, "mad": lambda x, y, z: x * y + z, "fma": lambda x, y, z: x * y + z,
    }  # fmt: skip
    return np.vectorize(plain[stem])(*args)


@pytest.mark.parametrize("name", MATH)
def test_native_math_is_componentwise(name: str) -> None:
    """On scalars as before, on vectors component by component."""
    bases = ("float",) if name.startswith(("native_", "half_")) else ("float", "double")
    types = [CType(base, width) for base in bases for width in (1, 3, *pick((2, 4, 16), name))]
    count = OPERANDS.get(name.removeprefix("native_").removeprefix("half_"), 1)
    calls = [Call(name, (type,) * count, type) for type in types]
    random = np.random.default_rng(1)

    def numbers(type: CType) -> np.ndarray:
        low, high = (1.1, 3) if name == "acosh" else (0.1, 0.9)
        return random.uniform(low, high, values(type, 0).shape).astype(values(type, 0).dtype)

    inputs = [[numbers(param) for param in call.params] for call in calls]
    ir = compiled(calls)
    for strategy, lanes in pick(WAYS[:2], name):
        for call, given, found in zip(calls, inputs, run_calls(calls, inputs, strategy, lanes, ir), strict=True):
            want = reference(name, [array[:, : call.result.count].astype(np.float64) for array in given])
            tolerance = 2e-6 if call.result.base == "float" else 1e-13
            assert np.allclose(found, want, rtol=tolerance, atol=tolerance / 10), (str(call), strategy, lanes)


@pytest.mark.parametrize("name", [name for name in names("native") if name not in MATH])
def test_other_native_functions_are_found(name: str) -> None:
    params = () if name == "get_work_dim" else (CType("uint"),)
    assert find_builtin(mangle(name, *params)) is not None


@pytest.mark.parametrize(("strategy", "lanes"), WAYS)
def test_macros(strategy: str, lanes: int) -> None:
    """as_TYPE keeps the bits, vec_step counts components."""
    source = """kernel void k(global const float4 *a, global uint4 *b, global ushort8 *c, global long2 *d,
                             global int *e) {
        size_t i = get_global_id(0);
        b[i] = as_uint4(a[i]);
        c[i] = as_ushort8(a[i]);
        d[i] = as_long2(a[i]);
        e[i] = vec_step(float4) + 10 * vec_step(int3) + 100 * vec_step(a[i].x);
    }"""
    a = values(CType("float", 4), 1)
    results = [np.zeros(a.nbytes // size, f"{kind}{size}") for kind, size in (("u", 4), ("u", 2), ("i", 8))]
    e = np.zeros(ITEMS, np.int32)
    wfv.build(source, strategy=strategy, lanes=lanes).k(ITEMS, 16, a.reshape(-1), *results, e)
    assert all((found.view(np.uint8) == a.reshape(-1).view(np.uint8)).all() for found in results)
    assert (e == 144).all()


def declared(symbol: str, params: str, args: str) -> str:
    call = f"  %r = call float @{symbol}({args})\n"
    return f"define spir_kernel void @k() {{\n{call}  ret void\n}}\ndeclare float @{symbol}({params})\n"


@pytest.mark.parametrize(
    ("symbol", "params", "args", "said"),
    [
        ("_Z6clammpfff", "float, float, float", "float 0.0, float 0.0, float 0.0", ["clammp(float, float", "clamp"]),
        ("_Z5clampff", "float, float", "float 0.0, float 0.0", ["clamp is a built-in", "clamp(float, float)"]),
        ("_Z3expff", "float, float", "float 0.0, float 0.0", ["exp is a built-in", "exp(float, float)"]),
        ("_Z11read_imagefi", "i32", "i32 0", ["read_imagef is a built-in"]),
        ("_Z6lengthDv8_f", "<8 x float>", "<8 x float> zeroinitializer", ["length is a built-in", "float8"]),
        ("_Z5clampfff", "float, float, double", "float 0.0, float 0.0, double 0.0", ["float (float, float, float)"]),
        ("printf", "ptr, i32", "ptr null, i32 1", ["printf (section 6.12.13"]),
        ("mystery", "float", "float 0.0", ["not an OpenCL built-in"]),
        ("_Z3foo5thingf", "i64, float", "i64 0, float 0.0", ["foo(thing, float) is not an OpenCL built-in"]),
    ],
)  # fmt: skip
def test_unsupported_is_refused(symbol: str, params: str, args: str, said: list[str]) -> None:
    with pytest.raises(UnsupportedError) as caught:
        wfv.build(declared(symbol, params, args))
    assert caught.value.line == 2 and all(part in caught.value.help for part in said), caught.value.help


def test_a_built_in_together_with_its_vector_form() -> None:
    """The scalar function may be declared already when the vector form calls it."""
    source = """kernel void k(global float *a, global float4 *b) {
        size_t i = get_global_id(0);
        a[i] = exp(a[i]);
        b[i] = exp(b[i]) + clamp(b[i], 0.25f, 0.5f) + clamp(a[i], 0.25f, 0.5f);
    }"""
    a, b = np.linspace(0, 1, ITEMS, dtype=np.float32), np.linspace(0, 1, ITEMS * 4, dtype=np.float32)
    want_a = np.exp(a)
    want_b = np.exp(b) + np.clip(b, 0.25, 0.5) + 0.5
    wfv.build(source, strategy="unicf").k(ITEMS, 16, a, b)
    assert np.allclose(a, want_a) and np.allclose(b, want_b)
