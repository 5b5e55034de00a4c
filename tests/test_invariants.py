"""Invariants of the forms after the steps.

After linearize no branch is divergent and no block is lost; after widen, contiguous accesses are wide.
"""

from __future__ import annotations

from functools import cache

import pytest

from kernels_ir import catalog
from tests.support.compiled import KERNELS, TARGETS, canonical
from wfv.fuzz.interpreted_stages import stage_after
from wfv.ir.cfg import Cfg
from wfv.ir.core import Function, Instr
from wfv.ir.names import VOTES
from wfv.ir.types import PtrType, VecType
from wfv.ir.values import Value
from wfv.options import Options, make_options
from wfv.pipeline import Stage, read_source, run_listed
from wfv.pipeline.steps import all_steps
from wfv.strategies import STRATEGIES

VECTORIZING = tuple(name for name, strategy in STRATEGIES.items() if strategy.vectorize)
WITH_SHAPES = tuple(name for name in VECTORIZING if name != "naive")
LANES = 8


def stage(name: str, options: Options, step: str) -> Stage:
    found = stage_after(canonical(name), catalog.load(name).kernel, options, step)
    assert found is not None
    return found[0]


@pytest.mark.parametrize("strategy", VECTORIZING)
@pytest.mark.parametrize("name", KERNELS)
def test_after_linearize_no_branch_is_divergent(name: str, strategy: str) -> None:
    form = stage(name, make_options(strategy, LANES), "linearize")
    for fn in form.functions:
        shapes = form.shapes[fn.name]
        assert not shapes.divergent_branches, [block.name for block in shapes.divergent_branches]
        assert not shapes.divergent_loops
        for block in fn.blocks:
            if block.terminator.is_cond_br:
                assert shapes.of(block.terminator.operands[0]).is_uniform, block.terminator


# The mask of %j is a phi, which becomes an `or`.
JOINED = """target triple = "spir64-unknown-unknown"
declare spir_func i64 @_Z13get_global_idj(i32)
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {
entry:
  %id = call spir_func i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %id
  %q = getelementptr i32, ptr addrspace(1) %y, i64 %id
  %v = load i32, ptr addrspace(1) %p
  %c = icmp sgt i32 %v, 5
  br i1 %c, label %a, label %b
a:
  store i32 1, ptr addrspace(1) %q
  %d = icmp sgt i32 %v, 9
  br i1 %d, label %j, label %end
b:
  store i32 2, ptr addrspace(1) %q
  %e = icmp sgt i32 %v, 2
  br i1 %e, label %j, label %end
j:
  store i32 3, ptr addrspace(1) %p
  br label %end
end:
  ret void
}
"""


@pytest.mark.parametrize("strategy", VECTORIZING)
def test_after_linearize_masks_are_values_of_the_function(strategy: str) -> None:
    """SSA repair must know them: a mask is false where its block has not run, any other value is poison."""
    options = make_options(strategy, LANES)
    steps = [step for step in all_steps() if step.is_in(options)]
    last = next(number for number, step in enumerate(steps) if step.name == "linearize")
    forms = run_listed(read_source(JOINED), "k", options, steps[: last + 1]).forms
    assert forms
    for form in forms:
        assert form.masks is not None
        assert {mask for mask in form.masks.all if isinstance(mask, Instr)} <= set(form.fn.instrs())


@pytest.mark.parametrize("strategy", VECTORIZING)
@pytest.mark.parametrize("name", KERNELS)
def test_after_linearize_every_block_is_reachable_and_no_effect_is_lost(name: str, strategy: str) -> None:
    options = make_options(strategy, LANES)
    before, after = stage(name, options, "masks"), stage(name, options, "linearize")
    for old, fn in zip(before.functions, after.functions, strict=True):
        assert set(Cfg(fn).rpo) == set(fn.blocks)
        assert {block.name for block in old.blocks} == {block.name for block in fn.blocks}
        assert effects(old) == effects(fn)


def effects(fn: Function) -> list[str]:
    """The instructions that access memory, in no particular order."""
    return sorted(f"{i.op} {i.callee}" for i in fn.instrs() if is_access(i))


def is_access(instr: Instr) -> bool:
    masked = ("wfv.load.", "wfv.store.", "wfv.atomic")
    return instr.op in ("load", "store", "atomicrmw") or instr.callee.startswith(masked)


@pytest.mark.parametrize("strategy", [s for s in VECTORIZING if STRATEGIES[s].linearizer == "full"])
@pytest.mark.parametrize("name", KERNELS)
def test_full_linearization_keeps_no_branch_but_on_votes(name: str, strategy: str) -> None:
    for fn in stage(name, make_options(strategy, LANES), "linearize").functions:
        for block in fn.blocks:
            if block.terminator.is_cond_br:
                assert getattr(block.terminator.operands[0], "callee", "") in VOTES, block.terminator


def test_region_linearization_keeps_the_uniform_branches() -> None:
    """Mandelbrot has none; of NBody's and DCT's loops, each keeps its own condition."""
    for name in ("NBody", "DCT", "FloydWarshall"):
        full, region = (stage(name, make_options(s, LANES), "linearize") for s in ("unival", "unicf"))
        count = [sum(i.callee == "wfv.any" for fn in form.functions for i in fn.instrs()) for form in (full, region)]
        assert count[1] == 0 or count[1] < count[0], f"{name}: {count}"


class Accesses:
    """The memory accesses of a kernel's SIMD forms, by the parameter (or `alloca`, slot, variable) that they go to."""

    def __init__(self, form: Stage) -> None:
        self.found: list[tuple[str, str, Instr]] = []
        for fn in form.functions:
            for instr in fn.instrs():
                if (pointer := pointer_of(instr)) is not None:
                    self.found.append((root(pointer), kind(instr), instr))

    def kinds(self, name: str) -> set[str]:
        found = {how for where, how, _ in self.found if where == name}
        assert found, f"nothing is accessed through %{name}, only through {sorted({x for x, _, _ in self.found})}"
        return found


def pointer_of(instr: Instr) -> Value | None:
    if instr.op in ("load", "store"):
        return instr.operands[-1]
    for part, at in (("gather", 0), ("masked.load", 0), ("scatter", 1), ("masked.store", 1)):
        if instr.callee.startswith(f"llvm.{part}") or instr.callee.startswith(f"llvm.masked.{part}"):
            return instr.operands[at]
    return None


def kind(instr: Instr) -> str:
    """`wide load`, `scalar store`, `gather`, `scatter`."""
    if instr.callee:
        for part in ("gather", "scatter"):
            if part in instr.callee:
                return part
        return "wide load" if "load" in instr.callee else "wide store"
    type = instr.type if instr.op == "load" else instr.operands[0].type
    return f"{'wide' if isinstance(type, VecType) else 'scalar'} {instr.op}"


def root(value: Value) -> str:
    """The parameter that an address is computed from."""
    seen: set[Value] = set()
    while isinstance(value, Instr) and value not in seen:
        seen.add(value)
        if value.op == "alloca":
            return "alloca"
        pointers = [x for x in value.operands if is_pointer(x)]
        integers = [x for x in value.operands if isinstance(x, Instr)]
        if not pointers and not integers:
            break
        value = (pointers or integers)[0]
    return str(getattr(value, "name", "?"))


def is_pointer(value: Value) -> bool:
    type = value.type
    return isinstance(type, PtrType) or (isinstance(type, VecType) and isinstance(type.element, PtrType))


@cache
def accesses(name: str, strategy: str, target: str) -> Accesses:
    return Accesses(stage(name, make_options(strategy, LANES, target), "widen"))


WIDE_LOAD, WIDE_STORE = {"wide load"}, {"wide store"}
# (kernel, parameter, the kinds of all accesses through the parameter), where `int` or `uint` ids make them contiguous
# or uniform. Accesses of other parameters are varying, or tested at run time.
EXPECTED = [
    ("BlackScholes", "random", WIDE_LOAD),
    ("BlackScholes", "call", WIDE_STORE),
    ("BlackScholes", "put", WIDE_STORE),
    ("FloydWarshall", "path", WIDE_STORE),
    ("FloydWarshall", "dist", {"wide load", "wide store", "scalar load"}),
    ("Mandelbrot", "out", WIDE_STORE),
    ("MatrixTranspose", "input", WIDE_LOAD),
    ("MatrixTranspose", "output", WIDE_STORE),
    ("DCT", "inter", WIDE_LOAD | WIDE_STORE),
    ("DCT", "output", WIDE_STORE),
    ("NBody", "pos", WIDE_LOAD),
    ("NBody", "vel", WIDE_LOAD),
    ("NBody", "newPosition", WIDE_STORE),
    ("NBody", "newVelocity", WIDE_STORE),
    ("Histogram", "binResult", WIDE_STORE),
]


@pytest.mark.parametrize("target", TARGETS)
@pytest.mark.parametrize("strategy", WITH_SHAPES)
@pytest.mark.parametrize(("name", "parameter", "expected"), EXPECTED)
def test_contiguous_accesses_are_wide(
    name: str, parameter: str, expected: set[str], strategy: str, target: str
) -> None:
    found = accesses(name, strategy, target).kinds(parameter)
    if name == "FloydWarshall" and target == "x86-64-v2":
        found -= {
            "scalar store"
        }  # this target has no masked store: it stores lane by lane, or wide if all lanes are active
    assert found == expected


@pytest.mark.parametrize(("name", "parameter"), [("BitonicSort", "keys"), ("FastWalshTransform", "a")])
def test_possibly_contiguous_accesses_have_a_wide_version(name: str, parameter: str) -> None:
    assert {"wide load", "wide store"} <= accesses(name, "unicf", "host").kinds(parameter)


@pytest.mark.parametrize("parameter", ["vel", "newPosition", "newVelocity"])
def test_contiguous_float4_is_one_wide_access(parameter: str) -> None:
    """In each continuation, at most one load (or store) of 4 floats for each lane."""
    found = [i for where, _, i in accesses("NBody", "unicf", "host").found if where == parameter]
    for instr in found:
        type = instr.type if instr.op == "load" else instr.operands[0].type
        assert isinstance(type, VecType) and type.count == 4 * LANES
    assert 1 <= len(found) <= 2


def test_uniform_loads_are_scalar() -> None:
    """The body that NBody's inner loop looks at, and DCT's factors: one load, not one for each lane."""
    for name, parameter in (("NBody", "localPos"), ("DCT", "input")):
        loads = [i for where, how, i in accesses(name, "unicf", "host").found if where == parameter and "load" in how]
        assert 1 <= len(loads) <= 4, f"{name}: {loads}"


@pytest.mark.parametrize(
    ("name", "parameter"), [("BlackScholes", "random"), ("MatrixTranspose", "input"), ("Mandelbrot", "out")]
)
def test_naive_has_no_contiguous_accesses(name: str, parameter: str) -> None:
    found = accesses(name, "naive", "x86-64-v3").kinds(parameter)
    assert not found & (WIDE_LOAD | WIDE_STORE)
