"""Each opcode and intrinsic on each type, against the interpreter: varying and uniform operands, all lanes and some."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pytest

from tests.support.compiled import make_kernel, need_target
from tests.support.opcodes import ITEMS, Op, is_float, kernel_text, row_names, rows
from wfv.fuzz.interpreted_stages import Form, run_form, stage_after
from wfv.launch import Launch
from wfv.options import make_options
from wfv.pipeline import read_source

INTS = ("i1", "i3", "i8", "i24", "i32", "i64", "i128")
FLOATS = ("half", "float", "double")


def binary(*names: str, head: str = "") -> list[Op]:
    return [Op(head + name, "{r} = " + head + name + " {T} {x}, {y}") for name in names]


def intrinsic(*names: str, arity: int = 2, more: str = "") -> list[Op]:
    operands = ", ".join(["{T} {x}", "{T} {y}", "{T} {x}"][:arity]) + more
    return [Op(name, "{r} = call {T} @llvm." + name + ".{M}(" + operands + ")", arity=arity) for name in names]


def compares(op: str, *predicates: str) -> list[Op]:
    return [Op(f"{op} {p}", "{r} = " + f"{op} {p}" + " {T} {x}, {y}", "i1") for p in predicates]


# In a lane whose amount is too large nothing is asked for; {r}.a is below the width.
def shifts(*names: str) -> list[Op]:
    return [Op(name, "{r}.a = urem {T} {y}, {N}\n{r} = " + name + " {T} {x}, {r}.a") for name in names]


# The divisor is wrong in lanes that do not divide, and these then divide by 5 outside of the branch.
DIVISOR = "{r}.0 = icmp eq {T} {y}, 0\n{r}.1 = icmp eq {T} {y}, -1\n{r}.b = or i1 {r}.0, {r}.1\n"


def divisions(*names: str) -> list[Op]:
    return [Op(n, DIVISOR + "{r}.d = select i1 {r}.b, {T} 5, {T} {y}\n{r} = " + n + " {T} {x}, {r}.d") for n in names]


def overflows(*names: str) -> list[Op]:
    pair, found = "{{ {T}, i1 }}", []
    for name in names:
        call = "{r}.s = call " + pair + " @llvm." + name + ".with.overflow.{M}({T} {x}, {T} {y})\n"
        found.append(Op(f"{name} value", call + "{r} = extractvalue " + pair + " {r}.s, 0"))
        found.append(Op(f"{name} flag", call + "{r} = extractvalue " + pair + " {r}.s, 1", "i1"))
    return found


def casts(op: str, *targets: str) -> list[Op]:
    return [Op(f"{op} to {to}", "{r} = " + op + " {T} {x} to " + to, to, 1) for to in targets]


GROUPS: dict[str, list[Op]] = {
    "arithmetic": [
        *binary("add", "sub", "mul", "and", "or", "xor"),
        Op("select", "{r}.c = icmp ult {T} {x}, {y}\n{r} = select i1 {r}.c, {T} {x}, {T} {y}"),
        Op("freeze", "{r} = freeze {T} {x}", arity=1),
    ],
    "icmp": compares("icmp", "eq", "ne", "ult", "ule", "ugt", "uge", "slt", "sle", "sgt", "sge"),
    "division": divisions("udiv", "sdiv", "urem", "srem"),
    "shift": shifts("shl", "lshr", "ashr") + intrinsic("fshl", "fshr", arity=3),
    "bits": intrinsic("ctpop", "bitreverse", arity=1)
    + intrinsic("ctlz", "cttz", arity=1, more=", i1 false")
    + intrinsic("smin", "smax", "umin", "umax")
    + intrinsic("abs", arity=1, more=", i1 false"),
    "saturating": intrinsic("sadd.sat", "uadd.sat", "ssub.sat", "usub.sat"),
    "overflow": overflows("sadd", "uadd", "ssub", "usub", "smul", "umul"),
    "integer casts": [],  # made for each type below
    "float arithmetic": [*binary("fadd", "fsub", "fmul", "fdiv", "frem"), Op("fneg", "{r} = fneg {T} {x}", arity=1)],
    "fcmp": compares("fcmp", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
                     "uno"),
    "float functions": intrinsic("fabs", "floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven",
                                 "canonicalize", arity=1)
    + intrinsic("copysign", "minnum", "maxnum", "minimum", "maximum") + intrinsic("fma", "fmuladd", arity=3)
    + [Op("sqrt", "{r}.a = call {T} @llvm.fabs.{M}({T} {x})\n{r} = call {T} @llvm.sqrt.{M}({T} {r}.a)", arity=1)],
    "float parts": [
        Op("is.fpclass", "{r} = call i1 @llvm.is.fpclass.{M}({T} {x}, i32 519)", "i1", 1),
        Op("frexp value", "{r}.s = call {{ {T}, i32 }} @llvm.frexp.{M}.i32({T} {x})\n"
           "{r} = extractvalue {{ {T}, i32 }} {r}.s, 0", arity=1),
        Op("ldexp", "{r}.e = fptosi {T} {y} to i32\n{r} = call {T} @llvm.ldexp.{M}.i32({T} {x}, i32 {r}.e)"),
        Op("powi", "{r} = call {T} @llvm.powi.{M}.i32({T} {x}, i32 2)", arity=1),
    ],
    "float casts": casts("fptosi", "i8", "i24", "i32", "i64")
    + [Op(f"fptoui to {to}", "{r}.a = call {T} @llvm.fabs.{M}({T} {x})\n{r} = fptoui {T} {r}.a to " + to, to, 1)
       for to in ("i8", "i16", "i32", "i64")]
    + [Op(f"{s}.sat to {to}", "{r} = call " + to + " @llvm." + s + ".sat." + to + ".{M}({T} {x})", to, 1)
       for s in ("fptosi", "fptoui") for to in ("i3", "i8", "i32", "i64")],
}  # fmt: skip


def of_type(group: str, type: str) -> list[Op]:
    """The operations of a category that exist for this type."""
    ops = GROUPS[group]
    if group == "integer casts":
        bits = int(type[1:])
        ops = [Op(f"{op} to i{to}", "{r} = " + op + " {T} {x} to i" + str(to), f"i{to}", 1)
               for to in (1, 7, 8, 16, 32, 40, 64, 128) for op in ("trunc", "zext", "sext")
               if (to < bits if op == "trunc" else to > bits)]  # fmt: skip
        ops += [op for to in FLOATS[1:] for op in (*casts("sitofp", to), *casts("uitofp", to))]
    if group == "bits" and type in ("i16", "i32", "i48", "i64", "i128"):
        ops = ops + intrinsic("bswap", arity=1)
    if group == "float casts":
        ops = ops + [op for to in FLOATS if to != type
                     for op in casts("fpext" if FLOATS.index(to) > FLOATS.index(type) else "fptrunc", to)]  # fmt: skip
    return ops


def cases() -> list[tuple[str, str]]:
    found = []
    for group in GROUPS:
        on_floats = group.startswith("f")
        found += [(group, type) for type in (FLOATS if on_floats else INTS)]
    # An i1 or i3 has no 5 to divide by, and shifts by a rest of the width.
    return [(g, t) for g, t in found if not (t in ("i1", "i3") and g in ("division", "shift"))]


@cache
def arguments(type: str) -> tuple[Any, ...]:
    rng = np.random.default_rng(7)
    if is_float(type):
        pool = np.array([0.25, -0.25, 1.5, 2.5, -2.5, 3.75, -7.0, 5.5, 6.25, -3.75, 0.5, 1.0])
        x, y, u = (rng.choice(pool, ITEMS) for _ in range(3))
    else:
        bits = int(type[1:])
        top = 1 << (min(bits, 64) - 1)
        special = [0, 1, -1, top - 1, -top, 2, 7, -3]
        numbers = [int(n) for n in rng.integers(-(2**63), 2**63 - 1, 60)] + special * 6
        wrapped = np.array([n & (2**64 - 1) for n in numbers], np.uint64).view(np.int64)
        x, y, u = (rng.choice(wrapped, ITEMS) for _ in range(3))
    return x, y, u, rng.integers(0, 2, ITEMS).astype(np.int32)


@cache
def text_of(group: str, type: str) -> str:
    return read_source(kernel_text(type, of_type(group, type)))


def launch(group: str, type: str) -> Launch:
    out = np.full(rows(of_type(group, type)) * ITEMS, -1, np.int64)
    return Launch((ITEMS,), (ITEMS,), (out, *(array.copy() for array in arguments(type)), ITEMS))


@cache
def expected(group: str, type: str) -> np.ndarray:
    """The results of the interpreter, one work-item at a time."""
    found = stage_after(text_of(group, type), "k", make_options("scalar", 4), "builtins")
    assert found is not None
    one = launch(group, type)
    run_form(Form(*found, lanes=1), one)
    return one.args[0]


def check(got: np.ndarray, group: str, type: str) -> None:
    wanted = expected(group, type)
    for row, name in enumerate(row_names(of_type(group, type))):
        part = slice(row * ITEMS, (row + 1) * ITEMS)
        np.testing.assert_array_equal(got[part], wanted[part], err_msg=f"{name} on {type}")


def settings() -> list[object]:
    """Everything as vectors, in one of two ways in turn; one at a time, or without AVX, what LLVM does by calls of
    functions. Divisions, and all with --full, in both ways.
    """
    ways = (("naive", 4, "host"), ("unicf", 8, "host"))
    found: list[object] = []
    for number, (group, type) in enumerate(cases()):
        for n, way in enumerate(ways):
            is_chosen = number % 2 == n or group == "division"
            found.append(pytest.param(group, type, *way, marks=() if is_chosen else (pytest.mark.full,)))
    called = [(g, t) for g, t in cases() if t in FLOATS or g in ("division", "integer casts")]
    for number, (group, type) in enumerate(called):
        for n, way in enumerate((("scalar", 4, "host"), ("unicf", 4, "x86-64-v2"))):
            marks = () if number % 2 == n or group == "division" else (pytest.mark.full,)
            found.append(pytest.param(group, type, *way, marks=marks))
    return found


@pytest.mark.parametrize(("group", "type", "strategy", "lanes", "target"), settings())
def test_operations(group: str, type: str, strategy: str, lanes: int, target: str) -> None:
    need_target(target)
    kernel = make_kernel(text_of(group, type), "k", strategy, lanes, target)
    one = launch(group, type)
    kernel(one.global_size, one.local_size, *one.args)
    check(one.args[0], group, type)
