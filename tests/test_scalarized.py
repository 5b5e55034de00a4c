"""Remarks on operations that LLVM executes lane by lane: there is one exactly where the machine code is scalar."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import product

import pytest

import wfv
from wfv import llvm
from wfv.ir.types import I64, FloatType, IntType, Type

LANES = 8
TARGETS = ("x86-64-v2", "x86-64-v3", "x86-64-v4")
INTEGERS: tuple[Type, ...] = tuple(IntType(bits) for bits in (8, 16, 32, 64))
FLOATS: tuple[Type, ...] = tuple(FloatType(kind) for kind in ("half", "float", "double"))
SUFFIX = {"half": "f16", "float": "f32", "double": "f64"}
# Conversions and arithmetic of one element, calls, and 64-bit products of general registers.
SCALAR = re.compile(
    r"^\s+(v?cvtt?s[sd]2|v?cvtu?si2s[sd]|call|i?mulx?[ql]\s|v?(add|sub|mul|div|sqrt|round|rndscale|min|max|f\w+)s[sdh]\s)",
    re.M,
)
HEAD = """define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y) {{
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds {a}, ptr addrspace(1) %x, i64 %id
  %py = getelementptr inbounds {b}, ptr addrspace(1) %y, i64 %id
  %v = load {a}, ptr addrspace(1) %px, align 1
  %r = {operation}
  store {b} %r, ptr addrspace(1) %py, align 1
  ret void
}}
declare i64 @_Z13get_global_idj(i32)
{declaration}
"""


def mangled(type: Type) -> str:
    return SUFFIX.get(str(type), str(type))


def casts() -> list[tuple[str, Type, Type]]:
    found = [(op, a, b) for op in ("fptosi", "fptoui") for a, b in product(FLOATS, INTEGERS)]
    found += [(op, b, a) for op in ("sitofp", "uitofp") for a, b in product(FLOATS, INTEGERS)]
    half, single, double = FLOATS
    found += [("fpext", half, single), ("fpext", half, double), ("fpext", single, double)]
    return [*found, ("fptrunc", single, half), ("fptrunc", double, half), ("fptrunc", double, single)]


def kernel_of(operation: str, a: Type, b: Type, declaration: str = "") -> str:
    return HEAD.format(a=a, b=b, operation=operation, declaration=declaration)


def call_of(family: str, a: Type, b: Type, operands: int = 1) -> str:
    name = f"@llvm.{family}.{mangled(b)}" + (f".{mangled(a)}" if a != b else "")
    types = ", ".join([str(a)] * operands)
    return kernel_of(f"call {b} {name}({', '.join([f'{a} %v'] * operands)})", a, b, f"declare {b} {name}({types})")


def sources() -> dict[str, str]:
    made = {f"{op} {a} to {b}": kernel_of(f"{op} {a} %v to {b}", a, b) for op, a, b in casts()}
    for family, a, b in product(("fptosi.sat", "fptoui.sat"), FLOATS, INTEGERS):
        made[f"{family} {a} to {b}"] = call_of(family, a, b)
    for family, type in product(("sqrt", "floor", "roundeven", "round", "fabs"), FLOATS):
        made[f"{family} {type}"] = call_of(family, type, type)
    for family, type in product(("minnum", "maxnum"), FLOATS):
        made[f"{family} {type}"] = call_of(family, type, type, 2)
    for family, type in product(("fma", "fmuladd"), FLOATS):
        made[f"{family} {type}"] = call_of(family, type, type, 3)
    for family, a in product(("lrint", "lround"), FLOATS[1:]):
        made[f"{family} {a}"] = call_of(family, a, I64)
    for op, type in product(("fadd", "fdiv"), FLOATS):
        made[f"{op} {type}"] = kernel_of(f"{op} {type} %v, %v", type, type)
    for op, divisor in product(("sdiv", "udiv", "srem", "urem"), (7, 8, -5)):
        made[f"{op} i64 {divisor}"] = kernel_of(f"{op} i64 %v, {divisor}", I64, I64)
    made["sdiv i32"] = kernel_of("sdiv i32 %v, 7", IntType(32), IntType(32))
    return made


SOURCES = sources()


def check(target: str, names: Sequence[str]) -> None:
    wrong = []
    for name in names:
        source = SOURCES[name]
        compiled = wfv.build(source, strategy="unicf", lanes=LANES, target=target)["k"].compiled()
        assembly = llvm.emit_assembly(compiled.ir("widen"), llvm.find_target(target))
        is_scalar = len(SCALAR.findall(assembly)) >= LANES
        is_told = any(remark.kind == "per lane" for remark in compiled.remarks)
        if is_scalar != is_told:
            wrong.append((name, "scalar" if is_scalar else "vector", [r.text for r in compiled.remarks]))
    assert not wrong


@pytest.mark.parametrize("number", range(len(TARGETS)), ids=TARGETS)
def test_a_remark_where_the_machine_code_is_scalar(number: int) -> None:
    """Each operation for one target."""
    check(TARGETS[number], list(SOURCES)[number :: len(TARGETS)])


@pytest.mark.full
@pytest.mark.parametrize("target", TARGETS)
def test_all_operations(target: str) -> None:
    check(target, list(SOURCES))
