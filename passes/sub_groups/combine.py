"""What happens where the work-items of a sub-group meet: the results of a primitive are made of their operands.

    reduce, ballot      the operands of all lanes, combined; a ballot combines bits by `or`
    scan, prefix        likewise, those of the lanes up to each one, or before it
    shuffle, broadcast  the operand in the lane that is asked for; lanes count modulo the number of lanes

The sums and products of floating-point numbers depend on the order. They are made as in SIMD code
(passes/widen/sub_groups.py), in steps in which all lanes at once combine two values:

    reduce      for distance = lanes/2, .., 2, 1:    v[lane] = v[lane] + v[lane + distance], for lane < distance
    scan        for distance = 1, 2, .., lanes/2:    v[lane] = v[lane - distance] + v[lane], for lane >= distance
    prefix      the scan of the lane below

Lanes that take no part have the neutral element of the operation.

Code of the function that runs a sub-group: blocks one behind the other, and loops over the lanes.
"""

from collections.abc import Callable, Iterable, Mapping

from passes.sub_groups.meetings import OPERAND, RESULT, SOURCE, Meeting, element
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Module
from wfv.ir.intrinsics import mangled, neutral_element
from wfv.ir.types import I32, I64, Type, align_of
from wfv.ir.values import FALSE, Value, const_int


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


_COMPARED = {"min": "slt", "max": "sgt", "umin": "ult", "umax": "ugt"}
_INTRINSICS = {"fminnum": "llvm.minnum", "fmaxnum": "llvm.maxnum"}


def combine(
    code: Code, meeting: Meeting, memory: Mapping[str, Value], lanes: int, is_here: Callable[[Value], Value]
) -> None:
    """Appends the code for a meeting; `is_here` tells whether a lane takes part.

    `memory` has the meeting memory by name.
    """
    combiner, operation = _Combiner(code, meeting.type, memory, lanes, is_here), meeting.primitive.operation
    match meeting.primitive.kind:
        case "reduce":
            combiner.store_results([combiner.halved(operation, combiner.values(operation))])
        case "scan":
            combiner.store_results(combiner.scanned(operation, combiner.values(operation)))
        case "prefix":
            scanned = combiner.scanned(operation, combiner.values(operation))
            combiner.store_results([neutral_element(operation, meeting.type), *scanned[:-1]])
        case "ballot":
            combiner.store_results([combiner.halved("or", combiner.bits())])
        case "shuffle" | "broadcast" as kind:
            combiner.shuffle(is_stored_once=kind == "broadcast")


class _Combiner:
    def __init__(
        self, code: Code, type: Type, memory: Mapping[str, Value], lanes: int, is_here: Callable[[Value], Value]
    ) -> None:
        self.code, self.type, self.memory, self.lanes, self.is_here = code, type, memory, lanes, is_here

    def load(self, name: str, lane: Value, type: Type) -> Value:
        address = element(self.code.build, self.memory[name], lane, type, self.lanes)
        return self.code.build.load(type, address, align_of(type))

    def store_results(self, results: Iterable[Value]) -> None:
        """Stores the results of the lanes from 0 on."""
        for lane, result in enumerate(results):
            self.store(result, const_int(I64, lane))

    def store(self, result: Value, lane: Value) -> None:
        address = element(self.code.build, self.memory[RESULT], lane, result.type, self.lanes)
        self.code.build.store(result, address, align_of(result.type))

    def values(self, operation: str) -> list[Value]:
        """The operand of each lane; the neutral element if it takes no part. Nothing is stored behind the last lane."""
        return [self.value_or_neutral(operation, const_int(I64, lane)) for lane in range(self.lanes)]

    def value_or_neutral(self, operation: str, lane: Value) -> Value:
        build = self.code.build
        takes_part = build.select(build.icmp("ult", lane, self.code.count), self.is_here(lane), FALSE)
        value = self.load(OPERAND, lane, self.type)
        return build.select(takes_part, value, neutral_element(operation, self.type))

    def bits(self) -> list[Value]:
        """The truth value of each lane, at the bit of its number."""
        build = self.code.build
        truths = [build.cast("zext", value, I64) for value in self.values("or")]
        return [build.binop("shl", truth, lane) for lane, truth in enumerate(truths)]

    def halved(self, operation: str, values: list[Value]) -> Value:
        while len(values) > 1:
            half = len(values) // 2
            values = [self.operate(operation, a, b) for a, b in zip(values[:half], values[half:], strict=True)]
        return values[0]

    def scanned(self, operation: str, values: list[Value]) -> list[Value]:
        distance = 1
        while distance < len(values):
            later = [self.operate(operation, a, b) for a, b in zip(values, values[distance:], strict=False)]
            values, distance = values[:distance] + later, 2 * distance
        return values

    def operate(self, operation: str, a: Value, b: Value) -> Value:
        build = self.code.build
        if operation in _COMPARED:
            return build.select(build.icmp(_COMPARED[operation], b, a), b, a)
        if operation in _INTRINSICS:
            return build.call(f"{_INTRINSICS[operation]}.{mangled(a.type)}", a.type, [a, b])
        return build.binop(operation, a, b)

    def shuffle(self, is_stored_once: bool) -> None:
        def take(lane: Value) -> None:
            build = self.code.build
            source = build.cast("zext", self.load(SOURCE, lane, I32), I64)
            source = build.binop("and", source, self.lanes - 1)
            value = build.freeze(self.load(OPERAND, source, self.type))
            self.store(value, const_int(I64, 0) if is_stored_once else lane)

        self.code.for_lanes("combine", take, self.is_here)
