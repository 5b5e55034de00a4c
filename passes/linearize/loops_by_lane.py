"""Outlines divergent loops that are faster if each lane runs them alone, in scalar code.

Before (rows of different lengths, whose elements lie anywhere):        After:

    pre:    br %loop                                            pre:  %r = call float @wfv.fn.by_lane.k.0(i32 %from, ..)
    loop:   %k = phi i32 [ %from, %pre ], [ %next, %loop ]            br %exit
            ..                                                  exit: %sum = phi float [ %r, %pre ]
            %more = icmp slt i32 %next, %to
            br %more, %loop, %exit                              define float @wfv.fn.by_lane.k.0(i32 %from, ..)
    exit:   %sum = phi float [ %add, %loop ]                        ; the loop; returns %add

The call is one of a helper function: it gets a mask like any other. Widening makes a loop over the active lanes of it
(passes/widen/calls.py), into which LLVM inlines the function.

In vectors all lanes stay until the last one leaves, each gather or scatter is done once per lane in every iteration,
and a live mask is kept. Lane by lane, a lane runs only its own iterations, but each instruction serves one lane only.
The figures were measured with ragged loops on AVX-512 (measurements/experiments.md).
"""

from collections.abc import Sequence
from dataclasses import dataclass

from passes.analysis.divergence import Shapes
from passes.analysis.instruction_costs import mask_cycles, scalar_cycles, vector_cycles
from passes.analysis.trip_counts import iterations
from passes.costs import MASKS, VOTE, Vector
from passes.linearize.branch_remarks import line_of
from passes.remarks import Remark
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop
from wfv.ir.core import NO_NOTES, Block, Function, Instr, is_op
from wfv.ir.loops import invariant_among
from wfv.ir.names import BOUNDS, BY_LANE
from wfv.ir.types import VOID, FloatType, IntType, PtrType, StructType, Type
from wfv.ir.uses import backward_slice
from wfv.ir.values import Argument, Poison, Value

_STAY = 0.6  # the share of the iterations that a lane runs itself, where lanes leave in different iterations
_MARGIN = 0.75  # lane by lane must be that much faster: the estimate is rough
_WIDTHS = (1, 8, 16, 32, 64)  # of integers that a lane can be given: those that memory has
_NEVER = ("alloca", "atomicrmw", "cmpxchg", "fence", "insertelement", "extractelement", "insertvalue", "extractvalue")
_TEXT = "each active lane runs this loop alone, in scalar code: most of it would be gathers, and lanes leave it early"


@dataclass(frozen=True)
class LaneLoops:
    """The functions that were made of loops, and remarks on them."""

    functions: tuple[Function, ...]
    remarks: frozenset[Remark]


def take_out_lane_loops(fn: Function, cfg: Cfg, shapes: Shapes, vector: Vector) -> LaneLoops:
    """Replaces the loops of `fn` that are faster lane by lane, in place, by calls of functions."""
    taken = lane_loops(cfg, shapes, vector)
    remarks = frozenset(Remark(line_of(loop.header), "by lane", "br", "", _TEXT) for loop in taken)
    return LaneLoops(tuple(_take_out(fn, loop, cfg, k) for k, loop in enumerate(taken)), remarks)


def lane_loops(cfg: Cfg, shapes: Shapes, vector: Vector) -> list[Loop]:
    """The loops that are faster lane by lane, none of them in another one."""
    taken: list[Loop] = []
    for loop in cfg.loops.all:  # outer loops first
        is_inside = any(outer in taken for outer in cfg.loops.around(loop.header))
        if not is_inside and loop in shapes.divergent_loops and _is_worth_it(loop, cfg, shapes, vector):
            taken.append(loop)
    return taken


def _is_worth_it(loop: Loop, cfg: Cfg, shapes: Shapes, vector: Vector) -> bool:
    instrs = [instr for block in loop.blocks for instr in block.instrs]
    gathers = [instr for instr in instrs if _is_gather(instr, shapes)]
    if not gathers or not _is_faster_by_lane(loop, cfg, shapes, vector):
        return False
    return (
        _has_one_exit(loop, cfg, shapes)
        and all(map(_can_move, instrs))
        and all(_can_pass(value.type) for value in _inputs(loop, cfg))
        and not any(i.op == "alloca" for i in backward_slice(x.operands[-1] for x in instrs if x.is_access))
        and not _chases_pointers(loop, gathers)
    )


def _is_faster_by_lane(loop: Loop, cfg: Cfg, shapes: Shapes, vector: Vector) -> bool:
    """Whether the loop is expected to be faster if each lane runs it alone. Vectors run it under the live mask."""
    in_vectors, by_lane = VOTE + 2 * MASKS * vector.mask_registers, 0.0  # the loop, and the branch that leaves it
    for block in loop.blocks:
        runs = iterations(len(cfg.loops.around(block)) - loop.depth)
        for instr in block.instrs:
            in_vectors += runs * (vector_cycles(instr, shapes, vector) + mask_cycles(instr, shapes, vector))
            by_lane += runs * scalar_cycles(instr, vector)
    return vector.lanes * by_lane * _STAY < in_vectors * _MARGIN


def _is_gather(instr: Instr, shapes: Shapes) -> bool:
    """Whether it is an access of one element per lane, wherever the lanes' addresses are."""
    if not instr.is_access:
        return False
    address = shapes.of(instr.operands[-1])
    return address.is_varying and not address.possibly_contiguous


def _has_one_exit(loop: Loop, cfg: Cfg, shapes: Shapes) -> bool:
    """Whether the loop leaves to one block, to which only it leads, and whose phis a call can give."""
    exits = {outside for _, outside in loop.exits}
    if loop.preheader is None or len(exits) != 1:
        return False
    (exit,) = exits
    is_closed = all(loop.contains(block) for block in cfg.preds(exit))
    return is_closed and all(_can_pass(phi.type) and _is_result(phi, loop, shapes) for phi in exit.phis)


def _is_result(phi: Instr, loop: Loop, shapes: Shapes) -> bool:
    """Whether the value may be varying, or is from before the loop: others rely on its shape."""
    return shapes.of(phi).is_varying or invariant_among(phi.operands, loop.blocks) is not None


def _can_move(instr: Instr) -> bool:
    if instr.op in _NEVER or instr.is_ordered:
        return False
    return (
        instr.op != "call"
        or instr.callee == BOUNDS
        or (instr.callee.startswith("llvm.") and not instr.callee.startswith("llvm.mem"))
    )


def _can_pass(type: Type) -> bool:
    return isinstance(type, (FloatType, PtrType)) or (isinstance(type, IntType) and type.bits in _WIDTHS)


def _chases_pointers(loop: Loop, gathers: Sequence[Instr]) -> bool:
    """Whether the next address depends on other loop phis: lanes that wait for memory should do so together."""
    phis = [phi for phi in loop.header.phis if phi in backward_slice(x.operands[-1] for x in gathers)]
    return not all(_is_induction_variable(phi, loop) for phi in phis)


def _is_induction_variable(phi: Instr, loop: Loop) -> bool:
    """Whether it is a basic induction variable: each iteration adds the same to it."""
    inside = {instr for block in loop.blocks for instr in block.instrs}
    for value, block in phi.incoming():
        if loop.contains(block):
            if not is_op(value, "add", "sub", "getelementptr"):
                return False
            if phi not in value.operands or any(x in inside for x in value.operands if x is not phi):
                return False
    return True


def _inputs(loop: Loop, cfg: Cfg) -> list[Value]:
    """The values from before the loop that it uses, in the order of their uses."""
    blocks = _in_order(loop, cfg)
    inside = {instr for block in blocks for instr in block.instrs}
    (exit,) = {outside for _, outside in loop.exits}
    used = [x for block in blocks for instr in block.instrs for x in instr.operands]
    used += [x for phi in exit.phis if invariant_among(phi.operands, loop.blocks) is None for x in phi.operands]
    return list(dict.fromkeys(x for x in used if isinstance(x, (Instr, Argument)) and x not in inside))


def _in_order(loop: Loop, cfg: Cfg) -> list[Block]:
    return [block for block in cfg.rpo if loop.contains(block)]


def _take_out(fn: Function, loop: Loop, cfg: Cfg, k: int) -> Function:
    """Moves the loop's blocks to a new function, and calls that in the preheader."""
    inputs, blocks = _inputs(loop, cfg), _in_order(loop, cfg)
    (exit,) = {outside for _, outside in loop.exits}
    results = [phi for phi in exit.phis if invariant_among(phi.operands, loop.blocks) is None]
    body = _function_of(fn, loop, blocks, inputs, results, f"{BY_LANE}{fn.name}.{k}")
    assert loop.preheader is not None
    loop.preheader.instrs.pop()
    build = Builder(fn, loop.preheader.instrs)
    call = build.call(body.name, body.ret, inputs, name="by_lane")
    call.line = line_of(loop.header)
    values = _fields(build, call, len(results))
    build.br(exit)
    for phi in exit.phis:
        phi.operands = [values[results.index(phi)] if phi in results else phi.operands[0]]
        phi.blocks = [loop.preheader]
    fn.blocks = [block for block in fn.blocks if not loop.contains(block)]
    return body


def _fields(build: Builder, call: Instr, count: int) -> list[Value]:
    return [call] if count == 1 else [build.extractvalue(call, n) for n in range(count)]


def _function_of(
    fn: Function, loop: Loop, blocks: list[Block], inputs: list[Value], results: list[Instr], name: str
) -> Function:
    """The loop as a function of its inputs, made of its own blocks; `fn` loses them."""
    types = [phi.type for phi in results]
    ret: Type = VOID if not types else types[0] if len(types) == 1 else StructType(tuple(types))
    args = [Argument(value.type, f"in{n}") for n, value in enumerate(inputs)]
    new = Function(name, ret, args, "internal", "alwaysinline nounwind")
    new.names_made = fn.names_made
    entry, end = Block("entry"), Block("end")
    phis = [Instr(p.type, new.unique_name(p.name), "phi", list(p.operands), blocks=list(p.blocks)) for p in results]
    end.instrs += phis
    _return(Builder(new, end.instrs), ret, phis)
    Builder(new, entry.instrs).br(loop.header)
    new.blocks = [entry, *blocks, end]
    _reconnect(new, loop, entry, end)
    new.substitute(dict(zip(inputs, args, strict=True)))
    return new


def _return(build: Builder, ret: Type, values: Sequence[Value]) -> None:
    if not isinstance(ret, StructType):
        build.ret(values[0] if values else None)
        return
    whole: Value = Poison(ret)
    for n, value in enumerate(values):
        whole = build.insertvalue(whole, value, n)
    build.ret(whole)


def _reconnect(new: Function, loop: Loop, entry: Block, end: Block) -> None:
    """Lets the blocks of the loop lead from `entry` to `end`. Shapes that were assumed are of no use any more."""
    for instr in new.instrs():
        instr.notes = NO_NOTES
        if instr.op == "phi":
            instr.blocks = [entry if block is loop.preheader else block for block in instr.blocks]
        elif instr.is_terminator:
            instr.blocks = [b if loop.contains(b) or b is end or b is entry else end for b in instr.blocks]
