"""Kernels that call one math function: `results(r0, r1, .., a0, a1, ..)`, one element of each array per work-item.

They are written in LLVM IR, so that measuring needs no Clang.
"""

from dataclasses import dataclass

from tests.math_functions.functions import FUNCTIONS, INTEGER, REAL, MathFunction
from wfv.opencl.math_implementations import Implementation, implementations_of
from wfv.runtime.kernel import Kernel
from wfv.runtime.program import build

NAME = "results"


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
    """What computes a variant. Variants with equal results have the same code."""
    return implementations_of(variant.function, variant.type, variant.level, variant.target, variant.lanes)
