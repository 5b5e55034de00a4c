"""LLVM's masked accesses to vectors in the input IR, in every strategy, beside inaccessible pages."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import wfv
from wfv import STRATEGIES
from wfv.errors import UnsupportedError
from wfv.fuzz.guarded_arrays import guarded

pytestmark = pytest.mark.usefixtures("llvm_in_child")

# Each work-item has four elements from its id on, and the mask bits of its entry in %m.
HEAD = """
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %masks) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %pm = getelementptr inbounds i8, ptr addrspace(1) %masks, i64 %id
  %bits = load i8, ptr addrspace(1) %pm, align 1
  %low = trunc i8 %bits to i4
  %m = bitcast i4 %low to <4 x i1>
  %at = shl i64 %id, 2
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %at
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
"""
TAIL = """
  ret void
}
declare spir_func i64 @_Z13get_global_idj(i32)
"""
OLD = "<4 x i32> <i32 -1, i32 -2, i32 -3, i32 -4>"
LOAD = f"%v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) align 4 %p, <4 x i1> %m, {OLD})\n"
LOAD_OLD = f"%v = call <4 x i32> @llvm.masked.load.v4i32.p1(ptr addrspace(1) %p, i32 4, <4 x i1> %m, {OLD})\n"
EXPAND = (
    "%p0 = addrspacecast ptr addrspace(1) %p to ptr\n"
    f"%v = call <4 x i32> @llvm.masked.expandload.v4i32(ptr align 4 %p0, <4 x i1> %m, {OLD})\n"
)
STORE_ALL = "store <4 x i32> %v, ptr addrspace(1) %q, align 4\n"
ALL = "%v = load <4 x i32>, ptr addrspace(1) %p, align 4\n"
STORE = "call void @llvm.masked.store.v4i32.p1(<4 x i32> %v, ptr addrspace(1) align 4 %q, <4 x i1> %m)\n"
COMPRESS = (
    "%q0 = addrspacecast ptr addrspace(1) %q to ptr\n"
    "call void @llvm.masked.compressstore.v4i32(<4 x i32> %v, ptr align 4 %q0, <4 x i1> %m)\n"
)
POINTERS = "%{0}s = getelementptr i32, ptr addrspace(1) %{0}, <4 x i64> <i64 3, i64 2, i64 1, i64 0>\n"
GATHER = (
    POINTERS.format("p")
    + f"%v = call <4 x i32> @llvm.masked.gather.v4i32.v4p1(<4 x ptr addrspace(1)> align 4 %ps, <4 x i1> %m, {OLD})\n"
)
SCATTER = (
    POINTERS.format("q")
    + "call void @llvm.masked.scatter.v4i32.v4p1(<4 x i32> %v, <4 x ptr addrspace(1)> align 4 %qs, <4 x i1> %m)\n"
)
PASSED = np.array([-1, -2, -3, -4], np.int32)
SIZE = 48


def loaded(x: np.ndarray, active: np.ndarray) -> np.ndarray:
    return np.where(active, x, PASSED)


def gathered(x: np.ndarray, active: np.ndarray) -> np.ndarray:
    return np.where(active, x[:, ::-1], PASSED)


def expanded(x: np.ndarray, active: np.ndarray) -> np.ndarray:
    return np.where(active, np.take_along_axis(x, np.maximum(active.cumsum(1) - 1, 0), 1), PASSED)


def stored(x: np.ndarray, active: np.ndarray) -> np.ndarray:
    return np.where(active, x, 0)


def scattered(x: np.ndarray, active: np.ndarray) -> np.ndarray:
    return np.where(active, x, 0)[:, ::-1]


def compressed(x: np.ndarray, active: np.ndarray) -> np.ndarray:
    out = np.zeros_like(x)
    for row, values, mask in zip(out, x, active, strict=True):
        row[: mask.sum()] = values[mask]
    return out


CASES = {
    "load": (LOAD + STORE_ALL, loaded),
    "old load": (LOAD_OLD + STORE_ALL, loaded),
    "gather": (GATHER + STORE_ALL, gathered),
    "expandload": (EXPAND + STORE_ALL, expanded),
    "store": (ALL + STORE, stored),
    "scatter": (ALL + SCATTER, scattered),
    "compressstore": (ALL + COMPRESS, compressed),
}
TYPES = {"i32": np.int32, "i8": np.uint8, "double": np.float64, "half": np.float16, "i64": np.int64}
MANGLED = {"double": "f64", "half": "f16"}


def declarations(body: str) -> str:
    space, mask = "ptr addrspace(1)", "<4 x i1>"
    pointers, vector = f"<4 x {space}>", "<4 x i32>"
    found = {
        "load.v4i32.p1": (vector, f"{space}, {'i32, ' if body.startswith(LOAD_OLD) else ''}{mask}, {vector}"),
        "gather.v4i32.v4p1": (vector, f"{pointers}, {mask}, {vector}"),
        "expandload.v4i32": (vector, f"ptr, {mask}, {vector}"),
        "store.v4i32.p1": ("void", f"{vector}, {space}, {mask}"),
        "scatter.v4i32.v4p1": ("void", f"{vector}, {pointers}, {mask}"),
        "compressstore.v4i32": ("void", f"{vector}, ptr, {mask}"),
    }
    used = {name: types for name, types in found.items() if f"@llvm.masked.{name}(" in body}
    return "".join(f"declare {ret} @llvm.masked.{name}({params})\n" for name, (ret, params) in used.items())


def module(body: str) -> str:
    return HEAD + body + TAIL + declarations(body)


def masked_arrays(kind: type) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(3)
    return rng.integers(1, 100, (SIZE, 4)).astype(kind), rng.integers(0, 16, SIZE).astype(np.uint8)


def active(masks: np.ndarray) -> np.ndarray:
    return (masks[:, None] >> np.arange(4) & 1).astype(bool)


def as_type(text: str, kind: str) -> str:
    """The module on another element type, with values that all types have."""
    mangled = MANGLED.get(kind, kind)
    text = re.sub(r"i32 (-?\d)(?=[,>])", rf"{kind} \1{'.0' if kind in MANGLED else ''}", text)
    return (
        text.replace("x i32>", f"x {kind}>")
        .replace("v4i32", f"v4{mangled}")
        .replace("getelementptr inbounds i32", f"getelementptr {kind}")
        .replace("getelementptr i32", f"getelementptr {kind}")
    )


def run(text: str, reference: Callable[..., np.ndarray], kind: str, guard: bool, **options: Any) -> None:
    x, masks = masked_arrays(TYPES[kind])
    masks[-1] = 0b0011
    out = np.zeros_like(x)
    expected = reference(x, active(masks))
    if guard:  # two elements less: what the last mask excludes is on an inaccessible page
        x, out = (guarded(array.ravel()[:-2], "end").array for array in (x, out))
        expected = expected.ravel()[:-2]
    wfv.build(text, **options).k(SIZE, 16, out, x, masks)
    np.testing.assert_array_equal(out, expected)


@pytest.mark.sampled
@pytest.mark.parametrize("strategy", STRATEGIES)
@pytest.mark.parametrize("name", CASES)
def test_masked_vectors(name: str, strategy: str) -> None:
    body, reference = CASES[name]
    run(module(body), reference, "i32", guard=False, strategy=strategy, lanes=8)


@pytest.mark.parametrize("lanes", [4, 16])
@pytest.mark.parametrize("target", ["x86-64-v2", "x86-64-v3", "host"])
@pytest.mark.parametrize(("access", "reference"), [(LOAD + STORE, stored)])
@pytest.mark.parametrize("strategy", ["scalar", "naive", "unicf+boscc"])
def test_inactive_elements_are_not_accessed(
    access: str, reference: Callable[..., np.ndarray], strategy: str, target: str, lanes: int
) -> None:
    run(module(access), reference, "i32", guard=True, strategy=strategy, target=target, lanes=lanes)


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("name", ["load", "scatter"])
def test_element_types(name: str, kind: str) -> None:
    body, reference = CASES[name]
    if kind != "i32":
        body = body.replace("align 4", "align 1")
    if kind == "i8":
        reference = {loaded: lambda x, on: np.where(on, x, PASSED.astype(np.uint8)), scattered: scattered}[reference]
    text = as_type(module(body), kind)
    run(text, reference, kind, guard=False, strategy="unicf", lanes=8)


def test_a_constant_mask() -> None:
    body = LOAD.replace("<4 x i1> %m", "<4 x i1> <i1 1, i1 0, i1 1, i1 0>") + STORE_ALL
    run(module(body), lambda x, on: np.where([1, 0, 1, 0], x, PASSED), "i32", guard=False, strategy="unicf", lanes=8)


def test_elements_of_bits_are_refused() -> None:
    text = module(LOAD + STORE_ALL).replace("x i32>", "x i24>").replace("v4i32", "v4i24")
    text = re.sub(r"i32 (-\d)", r"i24 \1", text)
    with pytest.raises(UnsupportedError, match="i24"):
        run(text, loaded, "i32", guard=False, strategy="unicf", lanes=8)


DAMAGED = {
    "no number": ("i32 4, <4 x i1> %m", "i32 undef, <4 x i1> %m"),
    "no power of two": ("i32 4, <4 x i1> %m", "i32 3, <4 x i1> %m"),
    "huge": ("i32 4, <4 x i1> %m", "i32 8192, <4 x i1> %m"),
    "another type": ("i32 4, <4 x i1> %m", "float 4.0, <4 x i1> %m"),
    "no pointer": ("ptr addrspace(1) %p, i32 4", "i64 %id, i32 4"),
    "a wide mask": ("<4 x i1> %m", "<8 x i1> undef"),
    "another value": (f"%m, {OLD}", "%m, <4 x float> zeroinitializer"),
    "another result": ("%v = call <4 x i32>", "%v = call <4 x float>"),
    "too few": (f", {OLD}", ""),
    "no vector": (f"<4 x i1> %m, {OLD}", "i1 1, i32 0"),
    "none": (f"ptr addrspace(1) %p, i32 4, <4 x i1> %m, {OLD}", ""),
}


@pytest.mark.parametrize("what", DAMAGED)
@pytest.mark.parametrize("in_declaration", [False, True])
def test_damaged_old_forms_do_not_end_the_process(what: str, in_declaration: bool) -> None:
    """LLVM ends the process on some of these calls and declarations; that process is a child."""
    old, new = DAMAGED[what]
    good = module(LOAD_OLD + STORE_ALL)
    assert old in good
    text = good.replace(old, new)
    if in_declaration:
        text = re.sub(r"(?m)^declare.*masked.*$", _declared_like(text), text)
    with pytest.raises(wfv.Error):
        _ = wfv.build(text).k


def _declared_like(text: str) -> str:
    """A declaration with the types of the call."""
    call = next(line for line in text.split("\n") if "@llvm.masked" in line and "call" in line)
    call = re.sub(r" (%\w+|undef|zeroinitializer|\d+(\.\d)?|<i32 [^>]*>)(?=[,)])", "", call.split("call ")[1])
    return "declare " + call.replace("\\", "")
