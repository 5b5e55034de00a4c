"""Kernels that call one math function: `results(r0, r1, .., a0, a1, ..)`, one element of each array per work-item.

They are written in LLVM IR, so that measuring needs no Clang.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from wfv.fuzz.math.functions import FUNCTIONS, INTEGER, REAL, MathFunction
from wfv.ir.reached import reached
from wfv.llvm import find_target
from wfv.opencl import library
from wfv.opencl.builtins import find_builtin
from wfv.opencl.mangling import demangle
from wfv.opencl.math_implementations import (
    Implementation,
    choose_implementation,
    choose_paired,
    implementation_of,
    libmvec_of,
)
from wfv.runtime.kernel import Kernel
from wfv.runtime.program import build

NAME = "results"
_PAIRING = "sincos"  # the library function that calls sin and cos of one argument
_CALLEE = re.compile(r"\bcall [^@]*@(_Z\w+)\(")
# A function body that only calls another function and returns its result.
_FORWARDS = re.compile(r"\((.*)\) \{\n(?:\w+:\n)?  (?:%\S+) = call [^@]*@(_Z\w+)\((.*)\)\n  ret \w+ %\S+\n\}")


@dataclass(frozen=True)
class Variant:
    """One way of computing a function: type, level of math, lanes and target."""

    function: str
    type: str
    level: str
    lanes: int
    target: str = "host"


def kernel_text(function: MathFunction, type: str) -> str:
    """The kernel as LLVM IR."""
    of = {REAL: type, INTEGER: "i32"}
    params = list(enumerate(of[letter] for letter in function.params))
    arrays = {f"r{i}": of[letter] for i, letter in enumerate(function.results)} | {f"a{i}": t for i, t in params}
    places = (f"  %{n}.at = getelementptr inbounds {t}, ptr addrspace(1) %{n}, i64 %id\n" for n, t in arrays.items())
    loads = (f"  %x{i} = load {t}, ptr addrspace(1) %a{i}.at, align 4\n" for i, t in params)
    given = [f"{t} %x{i}" for i, t in params] + ["ptr addrspace(1) %r1.at"] * (len(function.results) - 1)
    types = ", ".join(text.rpartition(" ")[0] for text in given)
    result, symbol = arrays["r0"], function.symbol(type)
    return f"""\
define spir_kernel void @{NAME}({", ".join(f"ptr addrspace(1) %{name}" for name in arrays)}) {{
  %id = call i64 @_Z13get_global_idj(i32 0)
{"".join(places)}{"".join(loads)}
  %y = call {result} @{symbol}({", ".join(given)})
  store {result} %y, ptr addrspace(1) %r0.at, align 4
  ret void
}}

declare i64 @_Z13get_global_idj(i32)
declare {result} @{symbol}({types})
"""


def build_variant(variant: Variant) -> Kernel:
    """The compiled kernel of a variant."""
    text = kernel_text(FUNCTIONS[variant.function], variant.type)
    return build(text, lanes=variant.lanes, target=variant.target, math=variant.level)[NAME]


def implementations(variant: Variant) -> tuple[Implementation, ...]:
    """The implementation of a function; for one of wfv's library, followed by those of the libm functions it calls.

    Variants with equal results have the same code.
    """
    symbol = _forwarded_to(FUNCTIONS[variant.function].symbol(variant.type))
    signature = demangle(symbol)
    assert signature is not None
    found = implementation_of(signature.name, variant.type, variant.level, variant.target, variant.lanes)
    if found.kind != "library":
        return (found,)
    called, target = _called_of_libm(symbol), find_target(variant.target)
    is_paired = signature.name == _PAIRING and target.has_fma
    choose = choose_paired if is_paired else choose_implementation
    return (found, *(choose(name, variant.level, libmvec_of(target), variant.lanes) for name in called))


@cache
def _forwarded_to(symbol: str) -> str:
    """The function that this one only forwards to (`half_exp(x)` is `exp(x)`), or the function itself."""
    forwards = _FORWARDS.search(library.text_of(symbol)) if library.has(symbol) else None
    return _forwarded_to(forwards[2]) if forwards and _values(forwards[1]) == _values(forwards[3]) else symbol


def _values(text: str) -> list[str]:
    """The names of values in a list of parameters or operands."""
    return re.findall(r"%[\w.]+", text)


@cache
def _called_of_libm(symbol: str) -> tuple[str, ...]:
    """The libm functions that a library function calls, directly or through other library functions."""
    called = reached([symbol], lambda name: _CALLEE.findall(library.text_of(name)) if library.has(name) else ())
    builtins = filter(None, map(find_builtin, called))
    return tuple(sorted(builtin.name for builtin in builtins if builtin.kind == "libm"))


def implementation_text(found: Sequence[Implementation]) -> str:
    """The kinds of implementations, such as `library on libmvec`."""
    first, *called = found
    kinds = dict.fromkeys(x.kind for x in called)
    return f"{first.kind} on {', '.join(kinds)}" if kinds else first.kind
