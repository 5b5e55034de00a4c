"""Exchanges through memory: a primitive becomes stores, a meeting of the sub-group, and a load.

Before:                                                  After:
    %s = call i32 @wfv.sub_group.reduce.add.i32(i32 %x)      store i32 %x, ptr %operand.at  ; at %wfv.lane
                                                             call void @wfv.sub_group.barrier()
                                                             %s = load i32, ptr %wfv.meeting.result

Where the work-items meet, code between the two continuations (passes/sub_groups/combine.py) makes the results of the
operands. A result that is the same for all lanes is in the element of lane 0. Lanes for which the mask of a primitive
is false store a value that changes nothing: the neutral element of the operation.

Elements of n bytes begin at byte n * lanes, so those of other sizes do not overlap them: work-items may wait at
different meetings.
"""

from __future__ import annotations

from dataclasses import dataclass

from passes.sub_groups.neutral_elements import neutral_element
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.intrinsics import BARRIER, Primitive, find_primitive, is_masked
from wfv.ir.types import I1, I8, I32, I64, PTR, VOID, Type, align_of
from wfv.ir.values import FALSE, Argument, Value, const_int

LANE = "wfv.lane"
OPERAND, SOURCE, RESULT = "wfv.meeting.operand", "wfv.meeting.source", "wfv.meeting.result"
MEMORY = (OPERAND, SOURCE, RESULT)
LANE_BYTES = 16  # of this memory for each lane


@dataclass(frozen=True)
class Meeting:
    """What happens where the work-items of a sub-group meet; `type`: that of the operand in memory."""

    primitive: Primitive
    type: Type


def add_parameters(fn: Function) -> None:
    """Adds the lane and the meeting memory to the parameters of `fn`."""
    fn.args.append(Argument(I64, LANE, "noundef"))
    fn.args += [Argument(PTR, name, "noalias noundef align 64") for name in MEMORY]


def element(build: Builder, memory: Value, lane: Value, type: Type, lanes: int) -> Value:
    """The address of the element of a lane."""
    index = build.binop("add", lane, const_int(I64, lanes), ("nuw", "nsw"))
    return build.gep(type, memory, [index], ("inbounds",))


def exchange_through_memory(fn: Function, lanes: int) -> dict[Instr, Meeting]:
    """Replaces the exchanges of `fn` in place; returns the meetings by their calls, in block order."""
    meetings: dict[Instr, Meeting] = {}
    replaced: dict[Value, Value] = {}
    params = {arg.name: arg for arg in fn.args}
    for block in fn.blocks:
        out: list[Instr] = []
        for instr in block.instrs:
            primitive = find_primitive(instr.callee)
            if primitive is None:
                out.append(instr)
                continue
            call = meeting_call(instr)
            meetings[call] = Meeting(primitive, _stored_type(instr))
            exchange = _Exchange(Builder(fn, out, like=instr), params, lanes)
            exchange.store_operands(instr, primitive)
            out.append(call)
            if instr.type != VOID:
                replaced[instr] = exchange.load_result(instr, primitive)
        block.instrs = out
    fn.substitute(replaced)
    return meetings


def meeting_call(like: Instr) -> Instr:
    """The call at which a continuation ends."""
    return Instr(VOID, "", "call", attrs={"callee": BARRIER}, metadata=dict(like.metadata), line=like.line)


def meet_at(fn: Function, block: Block) -> Instr:
    """Adds a meeting at the end of a block."""
    call = meeting_call(block.terminator)
    block.instrs.insert(-1, call)
    return call


def is_meeting(callee: str) -> bool:
    """Whether it is the call at which a continuation ends."""
    return callee == BARRIER


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
        for name, value in zip((OPERAND, SOURCE), operands, strict=False):
            stored = self.build.cast("zext", value, I8) if value.type == I1 else value
            self.build.store(stored, self.address(name, self.params[LANE], stored.type), align_of(stored.type))

    def load_result(self, call: Instr, primitive: Primitive) -> Value:
        lane = const_int(I64, 0) if primitive.is_same_for_all else self.params[LANE]
        address = self.address(RESULT, lane, call.type)
        return self.build.load(call.type, address, align_of(call.type), name=call.name)
