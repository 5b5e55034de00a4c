"""Mangled names of built-ins: those of Clang are demangled, and mangling is the inverse."""

from __future__ import annotations

import random
import re

import pytest

from wfv.opencl.clang import compile_opencl
from wfv.opencl.mangling import CType, Signature, demangle, mangle

BASES = ("char", "uchar", "short", "ushort", "int", "uint", "long", "ulong", "float", "double")
SPACES = {0: "private", 1: "global", 2: "constant", 3: "local"}
KNOWN = {
    "_Z3expf": "exp(float)",
    "_Z6selectDv4_fS_Dv4_i": "select(float4, float4, int4)",
    "_Z5fractDv2_fPU3AS1S_": "fract(float2, global float2*)",
    "_Z10atomic_addPU3AS1Vii": "atomic_add(global int*, int)",
    "_Z8prefetchPU3AS1KDv4_fm": "prefetch(global float4*, ulong)",
    "_Z10vload_halfmPU3AS2KDh": "vload_half(ulong, constant half*)",
    "_Z6remquoffPi": "remquo(float, float, int*)",
    "_Z12get_work_dimv": "get_work_dim()",
    "_Z20atomic_load_explicitPU3AS1VU7_Atomici12memory_order12memory_scope": (
        "atomic_load_explicit(global atomic_int*, memory_order, memory_scope)"
    ),
    "_Z37atomic_compare_exchange_weak_explicitPU3AS1VU7_AtomiciPii12memory_orderS4_12memory_scope": (
        "atomic_compare_exchange_weak_explicit(global atomic_int*, int*, int, memory_order, memory_order, memory_scope)"
    ),
}


@pytest.mark.parametrize("symbol", KNOWN)
def test_demangle(symbol: str) -> None:
    assert str(demangle(symbol)) == KNOWN[symbol]


@pytest.mark.parametrize("symbol", ["exp", "_ZN1a1bEv", "_Z3exp", "_Z3expS_", "_Z3expq", "llvm.sqrt.f32", "_Z3expPPf"])
def test_other_names_are_not_demangled(symbol: str) -> None:
    found = demangle(symbol)
    assert found is None or (symbol == "_Z3exp" and found == Signature("exp", ()))


def drawn(source: random.Random) -> tuple[str, CType]:
    """A parameter as OpenCL C spells it, and its type."""
    type = CType(source.choice(BASES), source.choice((1, 1, 2, 3, 4, 8, 16)))
    if source.random() < 0.6:
        return str(type), type
    space = source.choice(list(SPACES))
    qualifier = source.choice(("", "const ", "volatile ", "const volatile "))
    return f"{SPACES[space]} {qualifier}{type} *", CType(type.base, type.count, space)


def test_clang_mangles_the_same() -> None:
    """300 functions of any parameters, which repeat each other more often than not."""
    source = random.Random(5)
    wanted, lines = {}, list[str]()
    for n in range(300):
        some = [drawn(source) for _ in range(source.randint(1, 3))]
        params = [source.choice(some) for _ in range(source.randint(1, 6))]
        wanted[f"f{n}"] = tuple(type for _, type in params)
        spelled = ", ".join(f"{text} p{i}" for i, (text, _) in enumerate(params))
        lines.append(f"void __attribute__((overloadable)) f{n}({', '.join(text for text, _ in params)});")
        lines.append(f"void g{n}({spelled}) {{ f{n}({', '.join(f'p{i}' for i in range(len(params)))}); }}")
    ir = compile_opencl("\n".join(lines)).ir
    found = [demangle(symbol) for symbol in set(re.findall(r"@(_Z\d+f\d+\w*)\(", ir))]
    assert {signature.name: signature.params for signature in found if signature} == wanted


def test_mangle_agrees_with_clang() -> None:
    source = random.Random(6)
    for _ in range(500):
        some = [CType(source.choice(BASES), source.choice((1, 2, 3, 4, 8, 16))) for _ in range(3)]
        some += [CType(source.choice(BASES), 1, space) for space in (0, 1, 3)]
        params = tuple(source.choice(some) for _ in range(source.randint(1, 6)))
        assert demangle(mangle("f", *params)) == Signature("f", params)
