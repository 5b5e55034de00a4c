"""What the bodies of work-group functions are made of: ids, exchange memory, barriers, and the loop of one work-item.

store <value>, own element          each work-item
barrier
if the linear local id is 0:        one work-item, for the whole group: a loop over the elements in order
barrier
load <result>
"""

from collections.abc import Callable, Sequence

from wfv.ir.core import Block, Global
from wfv.ir.types import I32, I64, PTR, VOID, FnType, PtrType, Type
from wfv.ir.values import GlobalRef, Undef, Value, const_int
from wfv.opencl.builtins import BARRIER_OF, EXCHANGE
from wfv.opencl.mangling import CType, mangle
from wfv.opencl.rules.body import Body, bits_of

RESULT = "wfv.work_group.result"  # the `__local` variable that has the result for the whole group
_LOCAL = PtrType(3)
_FIRST = {2: 2, 4: 0, 8: 1}  # bytes of an element: the index of the first one of that size, times the work-items
Step = Callable[[Value, list[Value]], Sequence[Value]]  # from the index and the values to the values of the next round


def local_ids(b: Body) -> list[Value]:
    return [_query(b, "get_local_id", dim) for dim in range(3)]


def linear_index(b: Body, ids: list[Value]) -> Value:
    """The linear local id of the work-item with these ids; dimensions that `ids` does not have count as 0."""
    index = ids[-1]
    for dim in reversed(range(len(ids) - 1)):
        row = b.binop("mul", index, _query(b, "get_local_size", dim), ("nuw", "nsw"), "row")
        index = b.binop("add", row, ids[dim], ("nuw", "nsw"), "item")
    return index


def group_size(b: Body) -> Value:
    sizes = [_query(b, "get_local_size", dim) for dim in range(3)]
    plane = b.binop("mul", sizes[0], sizes[1], ("nuw", "nsw"), "plane")
    return b.binop("mul", plane, sizes[2], ("nuw", "nsw"), "count")


def element(b: Body, type: Type, index: Value) -> Value:
    """The address of an element of the exchange memory.

    Elements of other sizes are elsewhere: a work-item may store to its element for the next function before another one
    has loaded the result of this one. With n work-items, those of 4 bytes begin at byte 0, of 2 at 4n, and of 8 at 8n.
    """
    b.module.declare(EXCHANGE, FnType(PTR, ()), "nounwind willreturn memory(none)")
    if first := _FIRST[align(type)]:
        start = b.binop("mul", group_size(b), const_int(I64, first), ("nuw", "nsw"), "start")
        index = b.binop("add", start, index, ("nuw", "nsw"), "at")
    return b.gep(type, b.call(EXCHANGE, PTR, [], name="exchange"), [index], ("inbounds",), "element")


def barrier(b: Body, name: str) -> None:
    """A barrier of the function of that name, which messages name instead of the barrier."""
    b.module.declare(BARRIER_OF + name, FnType(VOID, ()), "nounwind")
    b.call(BARRIER_OF + name, VOID, [])


def in_first_item(b: Body, item: Value, build: Callable[[], None]) -> None:
    """Builds what only the work-item whose linear local id is 0 does; `build` may begin blocks of its own."""
    first, behind = Block("first.item"), Block("all.items")
    b.cond_br(b.icmp("eq", item, const_int(I64, 0), name="is.first"), first, behind)
    begin(b, first)
    build()
    b.br(behind)
    begin(b, behind)


def loop(b: Body, start: Value, end: Value, initial: Sequence[Value], step: Step) -> list[Value]:
    """Builds `for (i = start; i < end; i++) values = step(i, values)`; returns the values behind it.

    `step` begins no blocks.
    """
    before, header, body, done = b.fn.blocks[-1], Block("loop"), Block("loop.body"), Block("loop.done")
    b.br(header)
    begin(b, header)
    index = b.phi(I64, [(start, before)], "i")
    values = [b.phi(value.type, [(value, before)], "value") for value in initial]
    b.cond_br(b.icmp("ult", index, end), body, done)
    begin(b, body)
    following = [b.binop("add", index, const_int(I64, 1), ("nuw", "nsw"), "i.next"), *step(index, list(values))]
    b.br(header)
    for phi, operand in zip((index, *values), following, strict=True):
        phi.add_incoming(operand, body)
    begin(b, done)
    return list(values)


def begin(b: Body, block: Block) -> None:
    """Continues in a new block."""
    b.fn.blocks.append(block)
    b.instrs = block.instrs


def group_result(b: Body) -> Value:
    """The address of the result for the whole group."""
    memory = Global(RESULT, I64, "internal addrspace(3) global", Undef(I64), ", align 8", 3)
    b.module.globals.setdefault(RESULT, memory)
    return GlobalRef(_LOCAL, RESULT)


def align(type: Type) -> int:
    return bits_of(type) // 8


def _query(b: Body, name: str, dimension: int) -> Value:
    symbol = mangle(name, CType("uint"))
    b.module.declare(symbol, FnType(I64, (I32,)))
    return b.call(symbol, I64, [const_int(I32, dimension)], name=f"{name.removeprefix('get_local_')}{dimension}")
