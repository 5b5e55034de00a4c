"""The integer arguments that may be compiled in: those that LLVM and wfv's steps can do more with as constants.

    int y = get_global_id(1);
    for (int k = 0; k < taps; k++) sum += in[y * width + k] % prime;
    out[y * width + first] = sum;

`width` is a stride, `taps` ends a uniform loop, `prime` divides: all three are useful. `first` is only added: code with
its value is no better.
"""

from passes.analysis.divergence import Shapes
from wfv.cost.kernel_work import analyses_of
from wfv.ir.core import Function, Instr
from wfv.ir.types import IntType
from wfv.ir.values import Argument, Value
from wfv.pipeline.state import State

_EITHER = dict.fromkeys(("mul", "shl", "and", "or", "xor"), (0, 1))
_SECOND = dict.fromkeys(("udiv", "sdiv", "urem", "srem", "lshr", "ashr"), (1,))
_USED = {**_EITHER, **_SECOND}  # the operands that make code better as constants, by opcode
_DECIDES = ("icmp", "switch")  # on uniform values: a branch that LLVM knows, the end of a loop
_PASSES_ON = ("add", "sub", "trunc", "zext", "sext", "freeze", "phi", "call")  # if the result is uniform


def useful_arguments(state: State) -> frozenset[str]:
    """The names of the integer parameters that the code of a kernel can use as constants; none of a huge kernel."""
    if state.is_huge:
        return frozenset()
    names, found = {param.name for param in state.interface.params if isinstance(param.type, IntType)}, set[str]()
    for fn, known in zip(state.functions, analyses_of(state), strict=True):
        found |= {arg.name for arg in fn.args if arg.name in names - found and _is_useful(arg, fn, known.shapes)}
    return frozenset(found)


def _is_useful(arg: Argument, fn: Function, shapes: Shapes) -> bool:
    """Whether the argument, or a value computed of it and other uniform values, is used so."""
    reached: set[Value] = {arg}
    size = 0
    while size != len(reached):
        size = len(reached)
        for instr in fn.instrs():
            if any(each in reached for each in instr.operands):
                if _uses(instr, reached, shapes):
                    return True
                if instr.op in _PASSES_ON and shapes.of(instr).is_uniform:
                    reached.add(instr)
    return False


def _uses(instr: Instr, reached: set[Value], shapes: Shapes) -> bool:
    if instr.op in _DECIDES:
        return all(shapes.of(each).is_uniform for each in instr.operands)
    if instr.op == "call":  # its uses in a helper function are not looked at
        return not instr.callee.startswith("llvm.")
    return any(instr.operands[i] in reached for i in _USED.get(instr.op, ()))
