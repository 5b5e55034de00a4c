"""Guards of further versions (passes/speculate/): where a guard says yes, each claim on the version's values holds.

Functions are straight-line code: some known forms, and random ones. A claim of the analysis, under the version's
assumptions, is that the lanes' values of an instruction are its base plus offsets. Many numbers are tried, most of them
near the edges of their types. A lane whose value is poison is inactive; lane 0 may be.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from passes.analysis.divergence import Shapes, analyze_divergence
from passes.analysis.lane_algebra import make_base_operation
from passes.analysis.shapes import Assumptions, strided
from passes.costs import Vector, cost_machine
from passes.speculate import Speculation, Worth, speculations_of
from tests.support.sampled import U64, cut, evaluate
from wfv.ir.core import Function, Instr
from wfv.ir.parser import parse_module
from wfv.ir.types import IntType
from wfv.ir.values import TRUE
from wfv.options import INDEX32_GLOBAL_SIZE, INDEX32_LOCAL_SIZE

_OF_UNIFORMS = "i32 %u, i32 %v, i64 %w, i8 %b, i16 %h, ptr %x"
_BASE, _LOCAL = INDEX32_GLOBAL_SIZE, INDEX32_LOCAL_SIZE
IDS = """
  %id = add nuw nsw i64 %wfv.gbase0, %wfv.lid0
  %t = trunc i64 %id to i32
  %l = trunc i64 %wfv.lid0 to i32
"""
SAMPLES = 4000
SMALL = (0, 1, 2, 3, 4, 5, 7, 8, 15, 16, 31, 32, 63, 64, 65, 100, 127, 128, 255, 256, 1023, 1024)


def function(body: str, bits: int = 32, base: int = _BASE, local: int = _LOCAL) -> Function:
    """`bits`: take the place of 32; `base`, `local`: what ids are less than."""
    declared = "".join(f"declare i{n} @llvm.{m}.i{n}(i{n}, i{n})\n" for m in MIN_MAX for n in (8, 16, 32, 64))
    ids = f"i64 noundef range(i64 0, {base + 1}) %wfv.gbase0, i64 noundef range(i64 0, {local}) %wfv.lid0"
    text = f"define void @f({_OF_UNIFORMS}, {ids}) {{{IDS}{body}  ret void\n}}\n".replace("i32", f"i{bits}")
    return parse_module(f"{declared}declare i{bits} @llvm.abs.i{bits}(i{bits}, i1)\n{text}").functions["f"]


def load(index: str, bits: int = 32) -> str:
    """A load of %x[index]: a better address of it is worth a version."""
    wide = f"%wide.{index} = sext i{bits} %{index} to i64" if bits < 64 else ""
    name = f"wide.{index}" if wide else index
    return f"""
  {wide}
  %p.{index} = getelementptr inbounds i32, ptr %x, i64 %{name}
  %r.{index} = load i32, ptr %p.{index}
"""


def shapes_of(fn: Function, lanes: int) -> Shapes:
    return analyze_divergence(fn, {arg: strided(1) for arg in fn.args if arg.name == "wfv.lid0"}, Assumptions(lanes))


def versions(fn: Function, lanes: int) -> tuple[Speculation, ...]:
    worth = Worth(Vector(cost_machine("x86-64-v3"), lanes))
    return speculations_of(fn, shapes_of(fn, lanes), Assumptions(lanes), worth)


def numbers(rng: np.random.Generator, bits: int) -> Any:
    """Numbers of a type: small ones, powers of two, those near the edges, any."""
    edges = [n % (1 << bits) for e in (0, 1 << (bits - 1), 1 << bits, 1 << 31) for n in range(e - 4, e + 5)]
    powers = [1 << n for n in range(bits)]
    chosen = [np.array([n % (1 << bits) for n in some], U64) for some in (SMALL, edges, powers)]
    drawn = [rng.choice(some, SAMPLES) for some in chosen]
    drawn.append(cut(rng.integers(0, 1 << 64, SAMPLES, U64), bits))
    return np.choose(rng.integers(0, len(drawn), SAMPLES), drawn)


def arguments(fn: Function, lanes: int, rng: np.random.Generator) -> dict[str, Any]:
    given = {arg.name: numbers(rng, arg.type.bits) for arg in fn.args if isinstance(arg.type, IntType)}
    first = rng.choice(np.array([0, 1, 2, 3, 8, 16, 100, _LOCAL // lanes - 1], U64), SAMPLES) * U64(lanes)
    group = rng.choice(np.array([0, 1, 3, 64, 100, 4096, _BASE // 2, _BASE - _LOCAL], U64), SAMPLES)
    return {**given, "wfv.lid0": first, "wfv.gbase0": group}


def check(version: Speculation, lanes: int, seed: int) -> int:
    """Asserts all claims of a version; returns for how many numbers the guard says yes."""
    fast, rng = version.fast, np.random.default_rng(seed)
    shapes, given = shapes_of(fast, lanes), arguments(fast, lanes, rng)
    uniform = {i: numbers(rng, 32) for i in fast.instrs() if i.op == "load" and shapes.of(i).is_uniform}

    def loaded(instr: Instr) -> Any:
        return uniform[instr] if instr in uniform else numbers(rng, 32)

    def on_bases(instr: Instr) -> Instr:
        copy = instr.clone()
        make_base_operation(copy)
        return copy

    result = version.guard.blocks[0].terminator.operands[0]
    guard = evaluate(version.guard, given, loaded)
    says_yes = guard[result].bits == 1 if result in guard else np.full(SAMPLES, result == TRUE)
    bases = evaluate(fast, given, loaded, on_bases)
    of_lanes = [evaluate(fast, {**given, "wfv.lid0": given["wfv.lid0"] + U64(n)}, loaded) for n in range(lanes)]
    for instr in fast.instrs():
        if not isinstance(instr.type, IntType) or not shapes.of(instr).has_base or instr.op == "load":
            continue
        for lane, offset in enumerate(shapes.of(instr).lane_offsets(lanes)):
            found = of_lanes[lane][instr]
            claimed = cut(bases[instr].bits + U64(offset % (1 << 64)), instr.type.bits)
            is_wrong = says_yes & ~found.is_poison & (found.bits != claimed)
            at = np.flatnonzero(is_wrong)[:1]
            case = {name: int(value[at[0]]) for name, value in given.items()} if len(at) else {}
            assert not len(at), f"lane {lane} of {lanes}, {instr!r} is no {shapes.of(instr)} for {case}"
    return int(says_yes.sum())


MIN_MAX = ("smin", "smax", "umin", "umax")
KERNELS = {
    "or of a constant": "%a = or i64 %id, 65" + load("a", 64),
    "a choice by an order of a clamped id": """
  %c = call i64 @llvm.smin.i64(i64 %id, i64 63)
  %o = icmp ult i64 %c, 5
  %s = select i1 %o, i64 %c, i64 %w
"""
    + load("c", 64)
    + load("s", 64),
    "or, disjoint in active lanes": """
  %s = add i64 %id, %w
  %o = or disjoint i64 %s, 1
  %a = xor i64 %o, 2
"""
    + load("a", 64),
    "a bound, disjoint in active lanes": """
  %d = add i32 %t, %u
  %o = or disjoint i32 %d, 5
  %c = icmp slt i32 %o, %v
  %s = select i1 %c, i32 %o, i32 0
"""
    + load("s"),
    "xor": "%a = xor i32 %t, 6" + load("a"),
    "shifted": "%q = lshr i32 %t, 1" + load("q"),
    "shifted by a parameter": "%q = lshr i32 %l, %u" + load("q"),
    "masked by a parameter": "%m = add i32 %u, -1\n  %r = and i32 %t, %m" + load("r"),
    "divided": "%q = udiv i32 %t, %u" + load("q"),
    "a remainder": "%r = urem i32 %t, %u" + load("r"),
    "a multiple, masked": "%d = shl i32 %t, 2\n  %r = and i32 %d, %u" + load("r"),
    "a clamp": """
  %n = add i32 %t, %u
  %a = call i32 @llvm.smax.i32(i32 %n, i32 0)
  %c = call i32 @llvm.smin.i32(i32 %a, i32 %v)
"""
    + load("c"),
    "a bound": "%c = icmp slt i32 %t, %v\n  %s = select i1 %c, i32 %t, i32 0" + load("s"),
    "an unsigned bound": """
  %n = sub i32 %t, %u
  %c = icmp ult i32 %n, %v
  %s = select i1 %c, i32 %n, i32 %v
"""
    + load("s"),
    "an equality": "%c = icmp eq i32 %t, %v\n  %s = select i1 %c, i32 %v, i32 %t" + load("s"),
    "a ring": "%n = add i32 %t, %u\n  %r = and i32 %n, 1023" + load("r"),
    "offsets that cancel": """
  %m = add i32 %u, -1
  %a = and i32 %t, %m
  %b = and i32 %t, 1
  %c = sub i32 %a, %b
"""
    + load("c"),
}


@pytest.mark.parametrize("name", KERNELS)
def test_claims_hold_where_the_guard_says_yes(name: str) -> None:
    fn, taken = function(f"  {KERNELS[name]}"), 0
    for lanes in (4, 8, 16):
        taken += sum(check(version, lanes, seed) for seed, version in enumerate(versions(fn, lanes)))
    assert taken


OPERATIONS = ("add", "sub", "mul", "and", "or", "or disjoint", "xor", "shl", "lshr", "udiv", "urem", "smin", "umax",
              "add nuw", "sub nsw", "shl nuw", "lshr exact", "select", "ext", "cut")  # fmt: skip


def random_body(rng: random.Random) -> str:
    """Some operations on ids and parameters, each of whose results may be an index."""
    values = {64: ["id", "id", "w"], 32: ["t", "t", "l", "u", "v"], 16: ["h"], 8: ["b"]}
    lines = []
    for number in range(rng.randint(2, 7)):
        bits, op, name = rng.choice((64, 32, 32, 32, 16, 8)), rng.choice(OPERATIONS), f"n{number}"
        a, b = (f"%{rng.choice(values[bits][-3:])}" for _ in range(2))
        if rng.random() < 0.5:
            b = str(rng.choice((*SMALL[1:16], -1, -2, -4)))
            b = str(int(b) % (1 << bits) if op in ("udiv", "urem") else int(b) % bits if "sh" in op else b)
        if op in ("udiv", "urem") and b.startswith("%"):
            lines.append(f"%d{number} = or i{bits} {b}, 1")
            b = f"%d{number}"
        if op in ("ext", "cut"):
            to = rng.choice([n for n in values if (n > bits if op == "ext" else n < bits)] or [bits])
            if to == bits:
                continue
            lines.append(f"%{name} = {rng.choice(('zext', 'sext')) if op == 'ext' else 'trunc'} i{bits} {a} to i{to}")
            values[to].append(name)
            continue
        if op in MIN_MAX:
            lines.append(f"%{name} = call i{bits} @llvm.{op}.i{bits}(i{bits} {a}, i{bits} {b})")
        elif op == "select":
            predicate = rng.choice(("slt", "ult", "eq", "sge", "ugt"))
            lines.append(f"%c{number} = icmp {predicate} i{bits} {a}, {b}")
            other = f"%{rng.choice(values[bits])}"
            lines.append(f"%{name} = select i1 %c{number}, i{bits} {a}, i{bits} {other}")
        else:
            lines.append(f"%{name} = {op} i{bits} {a}, {b}")
        values[bits].append(name)
    loads = [load(n, bits) for bits, names in values.items() for n in names if n[0] == "n" and rng.random() < 0.7]
    return "\n".join(f"  {line}" for line in lines) + "\n" + "".join(loads)


@pytest.mark.parametrize("part", [*range(4), *(pytest.param(n, marks=pytest.mark.full) for n in range(4, 40))])
def test_random_functions(part: int) -> None:
    rng, made, taken = random.Random(part), 0, 0
    for seed in range(100):
        lanes, body = rng.choice((2, 4, 8, 16)), random_body(rng)
        for version in versions(function(body), lanes):
            made += 1
            try:
                taken += check(version, lanes, seed) > 0
            except AssertionError as error:
                raise AssertionError(f"{error}\n{body}") from None
    assert made > 10
    assert taken > made // 2
