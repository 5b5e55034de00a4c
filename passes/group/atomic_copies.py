"""Atomic updates of a few places of a buffer are made on a copy, which each thread has, and added up at its end.

    atomic_inc(&bins[v]);       v is below 256, and the result is not used

    %p = getelementptr i32, ptr addrspace(1) %bins, i64 %v      %p = getelementptr i32, ptr addrspace(3) %copy, i64 %v
    atomicrmw add ptr addrspace(1) %p, i32 1 monotonic          atomicrmw add ptr addrspace(3) %p, i32 1 monotonic

The copy is local memory, whose updates need no lock (passes/builtins/memory.py). The launch function sets its elements
to the operation's neutral number before the first group, and updates the buffer after the last group of a claim, by one
atomic for each element that has changed. A relaxed operation has no order with other memory. Nothing sees that it comes
later, since all updates of the buffer are of one operation, and a work-item accesses, after an update, only memory that
is another object: it would see its own update there.

The copy of a single element has one for each lane, as vectors update it (passes/widen/lane_copies.py); a work-item that
runs alone updates the first one.
"""

from collections.abc import Iterable, Iterator, Sequence

from passes.analysis.interleave_groups import may_touch_memory
from passes.analysis.objects import object_of
from passes.analysis.ranges import range_of
from passes.builtins.memory import LOCAL_SPACE
from passes.group.continuation_call import local_name
from passes.interface import AtomicCopy
from passes.ir_template import fill
from wfv.ir.core import Block, Function, Global, Instr, Module, is_op
from wfv.ir.intrinsics import reduction
from wfv.ir.names import COPY, LANE_COPY, LOCAL_VARIABLE
from wfv.ir.reached import reached
from wfv.ir.types import ArrayType, FnType, IntType, PtrType, VecType, size_of
from wfv.ir.uses import users_of
from wfv.ir.values import Argument, ConstInt, Poison, Value

MOST_ELEMENTS = 256  # of a copy: it is set and read in each launch
_GLOBAL_SPACE, _RELAXED = 1, "monotonic"
# Operation of the updates -> that which combines the copies.
_COMBINED = {"sub": "add"} | {name: name for name in ("add", "or", "xor", "and", "max", "min", "umax", "umin")}


def copy_for_atomics(module: Module, fn: Function, lanes: int) -> tuple[AtomicCopy, ...]:
    """Redirects the updates of a kernel's only continuation; returns the copies, now local variables."""
    found = []
    updated = {object_of(instr.operands[0]) for instr in fn.instrs() if instr.op == "atomicrmw"}
    for param in [arg for arg in fn.args if arg in updated]:
        users = users_of(fn.instrs())
        pointers = _pointers(param, users)
        updates = _updates(param, pointers, users)
        is_free = bool(updates) and all(_is_last(fn, update, param) for update in updates)
        copy = _copy_of(param, updates, lanes) if is_free else None
        if copy is not None:
            _redirect(fn, param, pointers, copy)
            array, prefix = ArrayType(copy.count * copy.lanes, copy.type), f"internal addrspace({LOCAL_SPACE}) global"
            module.globals[copy.name] = Global(copy.name, array, prefix, Poison(array), "", LOCAL_SPACE)
            found.append(copy)
            lanes_type = VecType(copy.lanes, copy.type)
            module.declare(reduction(copy.operation, lanes_type), FnType(copy.type, (lanes_type,)))
    return tuple(found)


def _pointers(param: Argument, users: dict[Value, list[Instr]]) -> set[Value]:
    """The parameter, and the pointers to elements that are computed from it."""
    first: list[Value] = [param]
    return reached(first, lambda x: [user for user in users.get(x, ()) if user.op == "getelementptr"])


def _updates(param: Argument, pointers: set[Value], users: dict[Value, list[Instr]]) -> list[Instr]:
    """The accesses of a buffer, if all are atomic updates of one operation and type whose results are not used."""
    accesses = [user for x in pointers for user in users.get(x, ()) if user not in pointers]
    is_buffer = param.type == PtrType(_GLOBAL_SPACE)
    kinds = {(update.attrs["operation"], update.accessed) for update in accesses if _is_update(update, users)}
    are_alike = len(kinds) == 1 and all(_is_update(each, users) and each.operands[0] in pointers for each in accesses)
    return accesses if is_buffer and are_alike else []


def _is_update(instr: Instr, users: dict[Value, list[Instr]]) -> bool:
    attrs = instr.attrs
    is_relaxed = instr.op == "atomicrmw" and attrs["ordering"] == _RELAXED and not attrs.get("volatile")
    is_number = isinstance(instr.type, IntType)
    return is_relaxed and is_number and attrs["operation"] in _COMBINED and instr not in users


def _is_last(fn: Function, update: Instr, param: Argument) -> bool:
    """Whether no access that may follow in the work-item touches the buffer, except by its updates."""
    home = next(block for block in fn.blocks if update in block.instrs)
    behind: set[Block] = reached(home.successors, lambda block: block.successors)
    following = [*home.instrs[home.instrs.index(update) + 1 :], *(instr for block in behind for instr in block.instrs)]
    return all(_is_elsewhere(instr, param) for instr in following)


def _is_elsewhere(instr: Instr, param: Argument) -> bool:
    if not instr.is_access and instr.op != "atomicrmw":
        return not may_touch_memory(instr)
    place = object_of(instr.operands[instr.op == "store"])
    if place is None or instr.is_ordered or instr.attrs.get("ordering", _RELAXED) != _RELAXED:
        return False
    if place is param:
        return True
    is_other_space = isinstance(place.type, PtrType) and place.type.addrspace not in (0, _GLOBAL_SPACE)
    is_apart = any(isinstance(each, Argument) and "noalias" in each.attrs.split() for each in (place, param))
    return is_other_space or is_op(place, "alloca") or is_apart


def _copy_of(param: Argument, updates: Sequence[Instr], lanes: int) -> AtomicCopy | None:
    """The copy of all elements that the updates may touch; None if there may be too many, or parts of elements."""
    type = updates[0].accessed
    assert isinstance(type, IntType)
    last = [_element(update.operands[0], param, size_of(type)) for update in updates]
    if None in last or (count := 1 + max(each for each in last if each is not None)) > MOST_ELEMENTS:
        return None
    operation, top = updates[0].attrs["operation"], 1 << (type.bits - 1)
    neutral = {"and": 2 * top - 1, "umin": 2 * top - 1, "max": top, "min": top - 1}.get(operation, 0)
    prefix, lanes = (LANE_COPY, lanes) if count == 1 else (COPY, 1)
    return AtomicCopy(param.name, prefix + param.name, type, count, lanes, _COMBINED[operation], neutral)


def _element(pointer: Value, param: Argument, size: int) -> int | None:
    """The greatest index that a pointer may have."""
    if pointer is param:
        return 0
    if not is_op(pointer, "getelementptr") or pointer.operands[0] is not param or len(pointer.operands) != 2:
        return None
    index, step = pointer.operands[1], size_of(pointer.attrs["elem_type"])
    is_whole = isinstance(index, ConstInt) and index.value * step % size == 0
    return range_of(index)[1] * step // size if step == size or is_whole else None


def _redirect(fn: Function, param: Argument, pointers: Iterable[Value], copy: AtomicCopy) -> None:
    """Adds the copy to the parameters, and has the updates use it."""
    new = Argument(PtrType(LOCAL_SPACE), LOCAL_VARIABLE + copy.name, f"noalias noundef align {size_of(copy.type)}")
    fn.args.append(new)
    for pointer in pointers:
        if isinstance(pointer, Instr):
            pointer.type = new.type
    fn.substitute({param: new})


_SET = """\
  br label %set$k
set$k:
  %set.i$k = phi i64 [ 0, %$before ], [ %set.next$k, %set$k ]
  %copy.at$k = getelementptr i8, ptr %scratch, i64 $offset
  %set.at$k = getelementptr <$lanes x $type>, ptr %copy.at$k, i64 %set.i$k
  store <$lanes x $type> splat ($type $neutral), ptr %set.at$k, align $size
  %set.next$k = add nuw nsw i64 %set.i$k, 1
  %set.more$k = icmp ult i64 %set.next$k, $count
  br i1 %set.more$k, label %set$k, label %is.set$k
is.set$k:"""
_COMBINE = """\
  br label %sum$k
sum$k:
  %sum.i$k = phi i64 [ 0, %$before ], [ %sum.next$k, %sum.end$k ]
  %sum.from$k = getelementptr <$lanes x $type>, ptr %copy.at$k, i64 %sum.i$k
  %sum.lanes$k = load <$lanes x $type>, ptr %sum.from$k, align $size
  %sum.value$k = call $type @$reduction(<$lanes x $type> %sum.lanes$k)
  %sum.is.new$k = icmp ne $type %sum.value$k, $neutral
  br i1 %sum.is.new$k, label %sum.new$k, label %sum.end$k
sum.new$k:
  %sum.to$k = getelementptr $type, ptr addrspace(1) $buffer, i64 %sum.i$k
  %sum.old$k = atomicrmw $operation ptr addrspace(1) %sum.to$k, $type %sum.value$k monotonic
  br label %sum.end$k
sum.end$k:
  %sum.next$k = add nuw nsw i64 %sum.i$k, 1
  %sum.more$k = icmp ult i64 %sum.next$k, $count
  br i1 %sum.more$k, label %sum$k, label %is.summed$k
is.summed$k:"""


def set_copies(copies: Sequence[AtomicCopy], offsets: dict[str, int]) -> str:
    """LLVM IR text at the beginning of the launch function, in its block `entry`."""
    return "\n".join(_filled(_SET, copies, offsets, "entry", "is.set"))


def combine_copies(copies: Sequence[AtomicCopy], offsets: dict[str, int]) -> str:
    """LLVM IR text at the end of the launch function, whose last block is `done`."""
    return "\n".join(_filled(_COMBINE, copies, offsets, "done", "is.summed"))


def _filled(
    template: str, copies: Sequence[AtomicCopy], offsets: dict[str, int], first: str, stem: str
) -> Iterator[str]:
    for k, copy in enumerate(copies):
        yield fill(
            template,
            k=k,
            before=f"{stem}{k - 1}" if k else first,
            offset=offsets[copy.name],
            type=copy.type,
            count=copy.count,
            lanes=copy.lanes,
            size=size_of(copy.type),
            reduction=reduction(copy.operation, VecType(copy.lanes, copy.type)),
            neutral=copy.neutral,
            buffer=local_name(copy.param),
            operation=copy.operation,
        )
