"""Rules for math functions: the vector form that the level of math chooses, or libm; sin and cos of one value at once.

    %y = call float @expf(float %x)     libmvec:             %y = call <8 x float> @_ZGVdN8v_expf(<8 x float> %x)
                                        vector math library: %y = call <8 x float> @wfv_math.8.NAME(<8 x float> %x)
                                        level `exact`:       8 calls of @expf

docs/math.md has the levels. passes/widen/vector_math_library.py defines the vector math library.
"""

from passes.widen.arithmetic import widen_elementwise
from passes.widen.per_lane import call_per_lane
from passes.widen.widener import Widener
from wfv.ir.core import Block, Function, Instr
from wfv.ir.intrinsics import family_of, overloaded_name
from wfv.ir.types import DOUBLE, FLOAT, HALF, Type, VecType
from wfv.ir.values import Value
from wfv.opencl.builtins import libm_function
from wfv.opencl.math_implementations import choose_implementation, choose_paired, vector_function_name

_PURE = "nounwind willreturn memory(none)"
_FREM: dict[Type, str] = {FLOAT: "fmodf", DOUBLE: "fmod"}


def widen_frem(w: Widener, instr: Instr) -> None:
    """LLVM's `frem` is libm's `fmod`."""
    function = _FREM.get(instr.type)
    if function is None or w.shape(instr).is_uniform:
        widen_elementwise(w, instr)
    else:
        widen_libm(w, instr, function)


def widen_libm(w: Widener, instr: Instr, function: str) -> None:
    """Vector calls for an instruction that computes libm's `function` of its operands, or one scalar call per lane."""
    args = [w.vector(x) for x in instr.operands]
    machine = w.facts.machine
    choose = choose_paired if instr in w.facts.paired_math and machine.has_fma else choose_implementation
    chosen = choose(function, machine.math, machine.libmvec, w.lanes)
    if chosen.kind == "libm":
        w.set_vector(instr, w.build.join_lanes(instr.type, call_per_lane(w, instr, args, function)))
        return
    type = VecType(chosen.lanes, instr.type)
    starts = range(0, w.lanes, chosen.lanes)
    pieces = [
        w.emit.call(chosen.callee, type, [piece(w, arg, start, chosen.lanes) for arg in args], _PURE)
        for start in starts
    ]
    whole = w.build.concatenate(pieces)
    if len(pieces) * chosen.lanes > w.lanes:
        whole = w.build.shufflevector(whole, None, list(range(w.lanes)))
    w.set_vector(instr, whole)


def widen_rare_math(w: Widener, instr: Instr) -> None:
    """A call from one function of the vector math library to another, for lanes with rare arguments."""
    args = [w.vector(x) for x in instr.operands]
    call = w.emit.call(vector_function_name(w.lanes, instr.callee), w.wide(instr.type), args)
    call.attrs["suffix"] = "noinline cold"
    w.set_vector(instr, call)


def piece(w: Widener, vector: Value, start: int, width: int) -> Value:
    """`width` lanes from `start` on; after the last lane, from lane 0 on again: their values are valid arguments."""
    if w.lanes == width:
        return vector
    return w.build.shufflevector(vector, None, [(start + i) % w.lanes for i in range(width)])


# Exact in float; but for the square root, which has bits enough to be rounded twice.
_IN_FLOAT = frozenset({"floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", "sqrt", "minnum", "maxnum"})


def is_half_function(w: Widener, instr: Instr) -> bool:
    """Whether it is a call of such a function, for a target that converts halves but does not compute with them."""
    machine = w.facts.machine
    return (
        instr.type == HALF
        and machine.has_half_conversions
        and not machine.has_half_arithmetic
        and family_of(instr.callee) in _IN_FLOAT
    )


def widen_half_function(w: Widener, instr: Instr) -> None:
    """A function of floats, with the conversions that F16C has for vectors: LLVM goes lane by lane otherwise.

    Before, for 8 lanes:                        After:
        %r = call half                              %a = fpext <8 x half> %x to <8 x float>
            @llvm.floor.f16(half %x)                %b = call <8 x float> @llvm.arithmetic.fence.v8f32(<8 x float> %a)
                                                    %c = call <8 x float> @llvm.floor.v8f32(<8 x float> %b)
                                                    %r = fptrunc <8 x float> %c to <8 x half>

    The fence hides the first conversion from LLVM, which would make a function of halves of it again.
    """
    args = [_as_float(w, x) for x in instr.operands]
    type = w.wide(FLOAT)
    result = w.emit.call(overloaded_name(instr.callee, type, [type] * len(args)), type, args)
    w.set_vector(instr, w.build.cast("fptrunc", result, w.wide(HALF)))


def _as_float(w: Widener, value: Value) -> Value:
    type = w.wide(FLOAT)
    wide = w.build.cast("fpext", w.vector(value), type)
    return w.emit.call(overloaded_name("llvm.arithmetic.fence", type, [type]), type, [wide])


_OTHER = {"sin": "cos", "cos": "sin", "sinf": "cosf", "cosf": "sinf"}


def find_sine_cosine_pairs(fn: Function) -> frozenset[Instr]:
    """The calls of sin and cos whose block also calls the other function with the same argument.

        %s = call float @sinf(float %x)      %s = call <16 x float> @wfv_math.16._Z10paired_sinf(<16 x float> %x)
        %c = call float @cosf(float %x)      %c = call <16 x float> @wfv_math.16._Z10paired_cosf(<16 x float> %x)

    The functions `paired_*` of the vector math library subtract the same multiple of pi / 2 and compute the same two
    polynomials: LLVM inlines both, and keeps the common part once. Alone, each would take longer than the usual one.
    """
    return frozenset(call for block in fn.blocks for call in _paired_in(block))


def _paired_in(block: Block) -> list[Instr]:
    calls: dict[tuple[str, Value], list[Instr]] = {}
    for instr in block.instrs:
        if instr.op == "call" and (function := libm_function(instr.callee)) in _OTHER:
            calls.setdefault((function, instr.operands[0]), []).append(instr)
    return [call for (function, x), found in calls.items() if (_OTHER[function], x) in calls for call in found]
