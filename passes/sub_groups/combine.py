"""Computes the results of a sub-group primitive from the operands of all work-items that meet.

    reduce, ballot      the operands of all lanes, combined; a ballot combines bits by `or`
    scan, prefix        the operands of the lanes up to each lane, or before it, combined
    shuffle, broadcast  the operand in the lane that is asked for; lanes count modulo the number of lanes

All lanes are combined at once, as vectors, here and in SIMD code (passes/widen/sub_groups.py). The sums and products of
floating-point numbers depend on the order. Both have one order:

    reduce      for distance = lanes/2, .., 2, 1:    v[lane] = v[lane] + v[lane + distance], for lane < distance
    scan        for distance = 1, 2, .., lanes/2:    v[lane] = v[lane - distance] + v[lane], for lane >= distance
    prefix      the scan of the lane below

Lanes that take no part have the neutral element of the operation.

Code of the function that runs a sub-group: blocks one after the other, and loops over the lanes.
"""

from collections.abc import Callable, Mapping

from passes.sub_groups.meetings import Meeting, element
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Module
from wfv.ir.intrinsics import CHOICES, neutral_element, overloaded_name, reduction
from wfv.ir.names import MEETING_OPERAND, MEETING_RESULT, MEETING_SOURCE
from wfv.ir.types import I1, I32, I64, IntType, Type, VecType, align_of, count_of, scalar_of
from wfv.ir.values import Value, const_int


def no_unrolling(module: Module) -> str:
    """The metadata of a loop that LLVM is not to unroll, which is added to the module."""
    nodes = module.free_nodes()
    loop, hint = next(nodes), next(nodes)
    module.metadata[loop] = f"distinct !{{{loop}, {hint}}}"
    module.metadata[hint] = '!{!"llvm.loop.unroll.disable"}'
    return loop


class Code:
    """Appends to the last block of `fn`. `count`: the work-items of the sub-group, at least 1; set by the caller.

    `loop_metadata`: that of all loops, "" for none.
    """

    def __init__(self, fn: Function, loop_metadata: str) -> None:
        self.fn, self.loop_metadata = fn, loop_metadata
        self.count: Value = const_int(I64, 1)
        self.begin(Block("entry"))

    def begin(self, block: Block) -> Block:
        """The block that code is appended to from now on."""
        self.fn.blocks.append(block)
        self.build = Builder(self.fn, block.instrs)
        return block

    def new_block(self, name: str) -> Block:
        return Block(self.fn.unique_name(name))

    def for_lanes(self, name: str, body: Callable[[Value], None], condition: Callable[[Value], Value] | None) -> None:
        """A loop over the lanes: `body` builds its code; lanes for which `condition` is false are passed by."""
        before = self.fn.blocks[-1]
        head, inside, latch, behind = (self.new_block(f"{name}{part}") for part in ("", ".do", ".next", ".end"))
        self.build.br(head)
        self.begin(head)
        lane = self.build.phi(I64, [(const_int(I64, 0), before)], name="lane")
        if condition is None:
            self.build.br(inside)
        else:
            self.build.cond_br(condition(lane), inside, latch)
        self.begin(inside)
        body(lane)
        self.build.br(latch)
        self.begin(latch)
        following = self.build.binop("add", lane, 1, ("nuw", "nsw"), "lane.next")
        lane.add_incoming(following, latch)
        branch = self.build.cond_br(self.build.icmp("ult", following, self.count), head, behind)
        if self.loop_metadata:
            branch.metadata["llvm.loop"] = self.loop_metadata
        self.begin(behind)


def active_or_neutral(build: Builder, operation: str, vector: Value, mask: Value | None) -> Value:
    """The vector, with the operation's neutral element in the lanes that `mask` leaves out."""
    if mask is None:
        return vector
    return build.select(
        mask, vector, build.splat(neutral_element(operation, scalar_of(vector.type)), count_of(mask.type))
    )


def reduced(build: Builder, operation: str, vector: Value) -> Value:
    """All lanes combined."""
    lanes = count_of(vector.type)
    if isinstance(scalar_of(vector.type), IntType):
        return build.call(reduction(operation, vector.type), scalar_of(vector.type), [vector])
    distance = lanes
    while distance > 1:  # lane l has the result of lanes l, l + distance, ..: the order is the same on all targets
        distance //= 2
        above = [lane + distance if lane < distance else None for lane in range(lanes)]
        vector = operate(build, operation, vector, build.shufflevector(vector, None, above))
    return build.extractelement(vector, 0)


def scanned(build: Builder, operation: str, vector: Value) -> Value:
    """Behind step k, each lane has the result of itself and the 2^k - 1 lanes below."""
    distance = 1
    while distance < count_of(vector.type):
        vector = operate(build, operation, from_below(build, operation, vector, distance), vector)
        distance *= 2
    return vector


def from_below(build: Builder, operation: str, vector: Value, distance: int = 1) -> Value:
    """Each lane's value from `distance` lanes below; the neutral element in the lowest lanes."""
    lanes = count_of(vector.type)
    outside = build.splat(neutral_element(operation, scalar_of(vector.type)), lanes)
    return build.shufflevector(vector, outside, [n - distance if n >= distance else lanes for n in range(lanes)])


def operate(build: Builder, operation: str, a: Value, b: Value) -> Value:
    """An operation of two values, lane by lane."""
    if operation in CHOICES:
        name = overloaded_name(f"llvm.{CHOICES[operation]}", a.type, [a.type, b.type])
        return build.call(name, a.type, [a, b])
    return build.binop(operation, a, b)


def mask_number(build: Builder, mask: Value) -> Value:
    """A vector of i1 as a number with one bit for each lane."""
    return build.cast("zext", build.cast("bitcast", mask, IntType(count_of(mask.type)), name="bits"), I64)


def combine(
    code: Code, meeting: Meeting, memory: Mapping[str, Value], active: Value, is_here: Callable[[Value], Value]
) -> None:
    """Appends the code for a meeting; `active`: the lanes that take part, `is_here` tells of one whether it does.

    `memory` has the meeting memory by name.
    """
    build, kind, operation, lanes = (
        code.build,
        meeting.primitive.kind,
        meeting.primitive.operation,
        count_of(active.type),
    )

    def address(name: str, lane: Value, type: Type) -> Value:
        return element(code.build, memory[name], lane, type, lanes)

    def take(lane: Value) -> None:
        source = code.build.load(I32, address(MEETING_SOURCE, lane, I32), align_of(I32))
        at = code.build.binop("and", code.build.cast("zext", source, I64), lanes - 1)
        value = code.build.load(meeting.type, address(MEETING_OPERAND, at, meeting.type), align_of(meeting.type))
        to = const_int(I64, 0) if kind == "broadcast" else lane
        code.build.store(code.build.freeze(value), address(MEETING_RESULT, to, value.type), align_of(value.type))

    if kind == "barrier":
        return
    if kind in ("shuffle", "broadcast"):
        code.for_lanes("combine", take, is_here)
        return
    first = const_int(I64, 0)
    values: Value = build.load(
        VecType(lanes, meeting.type), address(MEETING_OPERAND, first, meeting.type), align_of(meeting.type)
    )
    values = active_or_neutral(build, operation or "or", values, active)
    match kind:
        case "reduce":
            result = reduced(build, operation, values)
        case "ballot":
            result = mask_number(build, build.cast("trunc", values, VecType(lanes, I1)))
        case _:
            result = scanned(build, operation, values)
            result = from_below(build, operation, result) if kind == "prefix" else result
    type = scalar_of(result.type)
    build.store(result, address(MEETING_RESULT, first, type), align_of(type))
