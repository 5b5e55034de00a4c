"""The vector math library (wfv/opencl/vector_math): its functions are widened like kernels, each once per process.

    define spir_func float @_Z11precise_expf(float)   define internal <8 x float> @wfv_math.8._Z11precise_expf(..)

Their only branches test whether any lane has a rare argument (`wfv.any`). They call functions of libm lane by lane.
"""

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from typing import NamedTuple

from passes.analysis.analyses import shapes_of
from passes.analysis.shapes import VARYING, Assumptions
from passes.builtins.builtins import lower_calls
from passes.widen.machine import Machine
from passes.widen.widen import widen
from wfv.ir.core import Function, Module
from wfv.ir.names import ANY, HELPER
from wfv.ir.own_values import is_any
from wfv.ir.parser import parse_module
from wfv.ir.verify import verify_function
from wfv.opencl import vector_math
from wfv.opencl.math_implementations import NO_LIBMVEC, vector_function_name, vector_function_parts

_ATTRIBUTES = "nounwind willreturn memory(none)"
_SMALL = 80  # instructions
MAX_INLINED = 64  # calls in a kernel: each takes LLVM some 10 ms


class _Form(NamedTuple):
    function: Function
    declared: tuple[Function, ...]  # the functions that it calls


def define_vector_math(module: Module, functions: Iterable[Function], machine: Machine) -> None:
    """Adds the bodies of the library's functions that `module` declares, and of their callees, in place.

    The callers are `functions` and the module's; if they have more than MAX_INLINED calls, none is inlined.
    """
    callers = (*functions, *module.functions.values())
    is_inlined = sum(vector_function_parts(i.callee) is not None for fn in callers for i in fn.instrs()) <= MAX_INLINED
    work = list(module.functions.values())
    for fn in work:
        if fn.is_declaration and (parts := vector_function_parts(fn.name)):
            made = _form(*parts, replace(machine, math="exact", libmvec=NO_LIBMVEC), is_inlined)
            module.functions[fn.name] = made.function
            new = [callee for callee in made.declared if callee.name not in module.functions]
            module.functions.update((callee.name, callee) for callee in new)
            work += new


@cache
def _form(lanes: int, symbol: str, machine: Machine, is_inlined: bool) -> _Form:
    """The function on vectors of `lanes` elements. Modules share it: it must not be changed."""
    module = parse_module(vector_math.text_of(symbol))
    fn = module.functions[symbol]
    fn.name = HELPER + symbol  # so that its result becomes a vector, like a helper's
    lower_calls(module, fn)
    for call in fn.instrs():
        if is_any(call):
            call.attrs = {"callee": ANY}
    assume = Assumptions(lanes)
    shapes = shapes_of(fn, dict.fromkeys(fn.args, VARYING), assume)
    made = widen(module, fn, shapes, assume, machine).function
    verify_function(made, "widen")
    size = made.size
    made.name, made.prefix = vector_function_name(lanes, symbol), "internal"
    inlining = ("alwaysinline" if size <= _SMALL else "inlinehint") if is_inlined else "noinline"
    made.suffix = f"{inlining} {_ATTRIBUTES}"
    called = {call.callee for call in made.instrs() if call.op == "call"}
    return _Form(made, tuple(f for name, f in module.functions.items() if name in called))
