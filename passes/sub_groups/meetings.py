"""Exchanges through memory: a primitive becomes stores, a meeting of the sub-group, and a load.

Before:                                                  After:
    %s = call i32 @wfv.sub_group.reduce.add.i32(i32 %x)      store i32 %x, ptr %operand.at  ; at %wfv.lane
                                                             call void @wfv.sub_group.barrier()
                                                             %s = load i32, ptr %wfv.meeting.result

Where the work-items meet, code between the two continuations (passes/sub_groups/combine.py) makes the results of the
operands. A result that all lanes share is in the element of lane 0. Lanes for which the mask of a primitive is false
store a value that changes nothing: the neutral element of the operation.

Elements of n bytes begin at byte n * lanes, so those of other sizes do not overlap them: work-items may wait at
different meetings.

Splits a function at the meetings of a sub-group, as passes/barriers splits a kernel at its barriers.

The continuations return the number of the meeting that a work-item reached, or -1 at the end. They store the result of
the function to `wfv.sub_group.result`. Values that are live across a meeting are in slots with one element for
each lane. No value counts as uniform, because work-items of a sub-group may diverge at any branch.

Meetings at the ends of iterations: work-items of a sub-group that diverge in a loop stay in the same iteration.

    for (..) {                     Without the meeting, a work-item that does not need the second reduction comes to the
      a = reduce(x);               first one again, in the next iteration, while others wait at the second one. It
      if (..) b = reduce(y);       would then run ahead, because the meeting of the lowest number is next.
      <meeting>
    }

The latch is the last block of a loop in block index order, so its meeting has the highest number in the loop: it is
next only when all work-items in the loop have come to it. Work-items that have left the loop wait after it.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from passes.barriers.clone_continuation import clone_continuation
from passes.barriers.cut import cut_at
from passes.barriers.slot_access import Numbering, SlotSizes, assign_slots
from passes.barriers.slots import plan_slots
from wfv.ir.builder import Builder
from wfv.ir.cfg import Cfg, Loop, block_index_order
from wfv.ir.core import Block, Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.intrinsics import Primitive, find_primitive, is_masked, neutral_element
from wfv.ir.names import (
    LANE,
    MEETING_OPERAND,
    MEETING_RESULT,
    MEETING_SOURCE,
    SUB_GROUP_BARRIER,
    SUB_GROUP_RESULT,
    SUB_GROUP_SLOT,
)
from wfv.ir.types import I1, I8, I32, I64, PTR, VOID, Type, align_of, size_of
from wfv.ir.values import FALSE, Argument, Value, const_int

MEMORY = (MEETING_OPERAND, MEETING_SOURCE, MEETING_RESULT)
LANE_BYTES = 16  # of this memory for each lane


@dataclass(frozen=True)
class Meeting:
    """A place where the work-items of a sub-group meet, with the primitive. `type`: of its operand in memory."""

    primitive: Primitive
    type: Type


def add_parameters(fn: Function) -> None:
    """Adds the lane and the meeting memory to the parameters of `fn`."""
    fn.args.append(Argument(I64, LANE, "noundef"))
    fn.args += [Argument(PTR, name, "noalias noundef align 64") for name in MEMORY]


def element(build: Builder, memory: Value, lane: Value, type: Type, lanes: int) -> Value:
    """The address of the element of a lane."""
    index = build.binop("add", lane, lanes, ("nuw", "nsw"))
    return build.gep(type, memory, [index], ("inbounds",))


def exchange_through_memory(fn: Function, lanes: int) -> dict[Instr, Meeting]:
    """Replaces the exchanges of `fn` in place; returns the meetings by their calls, in block order."""
    meetings: dict[Instr, Meeting] = {}
    params = {arg.name: arg for arg in fn.args}

    def exchange(instr: Instr, build: Builder) -> Value | None:
        primitive = find_primitive(instr.callee)
        if primitive is None:
            return None
        call, memory = meeting_call(instr), _Exchange(build, params, lanes)
        meetings[call] = Meeting(primitive, _stored_type(instr))
        memory.store_operands(instr, primitive)
        build.instrs.append(call)
        return call if instr.type == VOID else memory.load_result(instr, primitive)

    rewrite(fn, exchange)
    return meetings


def meeting_call(like: Instr) -> Instr:
    """The call at which a continuation ends."""
    return Instr(VOID, "", "call", attrs={"callee": SUB_GROUP_BARRIER}, metadata=dict(like.metadata), line=like.line)


def meet_at(block: Block) -> Instr:
    """Adds a meeting at the end of a block."""
    call = meeting_call(block.terminator)
    block.instrs.insert(-1, call)
    return call


def is_meeting(callee: str) -> bool:
    """Whether it is the call at which a continuation ends."""
    return callee == SUB_GROUP_BARRIER


def _stored_type(call: Instr) -> Type:
    type = call.operands[0].type if call.operands else I32
    return I8 if type == I1 else type


class _Exchange:
    def __init__(self, build: Builder, params: dict[str, Argument], lanes: int) -> None:
        self.build, self.params, self.lanes = build, params, lanes

    def address(self, name: str, lane: Value, type: Type) -> Value:
        return element(self.build, self.params[name], lane, type, self.lanes)

    def store_operands(self, call: Instr, primitive: Primitive) -> None:
        operands = list(call.operands)
        if is_masked(call.callee):
            value, mask = operands
            neutral = FALSE if primitive.kind == "ballot" else neutral_element(primitive.operation, value.type)
            operands = [self.build.select(mask, value, neutral)]
        for name, value in zip((MEETING_OPERAND, MEETING_SOURCE), operands, strict=False):
            stored = self.build.cast("zext", value, I8) if value.type == I1 else value
            self.build.store(stored, self.address(name, self.params[LANE], stored.type), align_of(stored.type))

    def load_result(self, call: Instr, primitive: Primitive) -> Value:
        lane = const_int(I64, 0) if primitive.is_same_for_all else self.params[LANE]
        address = self.address(MEETING_RESULT, lane, call.type)
        return self.build.load(call.type, address, align_of(call.type), name=call.name)


DONE = const_int(I32, -1)


@dataclass(frozen=True)
class Parts:
    """The continuations: `functions[k]` begins after `meetings[k - 1]`. `slots`: the slots, SUB_GROUP_SLOT + number."""

    functions: tuple[Function, ...]
    meetings: tuple[Meeting, ...]
    slots: SlotSizes


def split_at_meetings(fn: Function, meetings: Mapping[Instr, Meeting]) -> Parts:
    """Splits `fn`, which is invalid afterwards. Its parameters have the lane and the meeting memory.

    Meetings have numbers by block index: meetings with lower numbers come first on all paths through an iteration.
    """
    cfg = Cfg(fn)
    fn.blocks = block_index_order(cfg)
    in_order = tuple(meetings[call] for call in fn.instrs() if call in meetings)
    _store_results(fn)
    kernel = cut_at(fn, cfg, is_meeting, set())
    parts = [clone_continuation(kernel, number, number) for number in range(len(kernel.starts))]
    lane = next(n for n, arg in enumerate(fn.args) if arg.name == LANE)
    slots = assign_slots(kernel, parts, plan_slots(kernel, parts), Numbering(lambda b: b.fn.args[lane], SUB_GROUP_SLOT))
    return Parts(tuple(part.fn for part in parts), in_order, slots)


def _store_results(fn: Function) -> None:
    """Replaces each `ret i32 k` by a store of k and `ret i32 -1`."""
    result = Argument(PTR, SUB_GROUP_RESULT, "noalias noundef align 4")
    fn.args.append(result)
    for block in fn.blocks:
        if block.terminator.op == "ret":
            end = block.terminator
            block.instrs.insert(-1, Instr(end.type, "", "store", [end.operands[0], result], {"align": size_of(I32)}))
            end.operands = [DONE]


def meet_in_each_iteration(cfg: Cfg) -> list[Instr]:
    """Adds these meetings to the loops that need them; returns their calls."""
    loops = [loop for loop in cfg.loops.all if not _is_kept_together(cfg, loop)]
    return [meet_at(latch) for loop in loops for latch in loop.latches]


def _is_kept_together(cfg: Cfg, loop: Loop) -> bool:
    """Whether work-items never meet in the loop, or all of them do once in each iteration, at its only meeting."""
    calls = [block for block in loop.blocks for instr in block.instrs if is_meeting(instr.callee)]
    return not calls or (
        len(calls) == 1
        and cfg.loops.innermost(calls[0]) is loop
        and all(cfg.dominates(calls[0], latch) for latch in loop.latches)
    )
