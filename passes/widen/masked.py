"""Rules for accesses under a mask: the wfv.load, wfv.store and wfv.atomicrmw calls that passes/guards.py makes.

No inactive lane touches memory, and a store never writes back what it read (another group may have written between).
"""

from __future__ import annotations

from collections.abc import Callable

from passes.guards import mangled
from passes.widen.address import consecutive_test, lane_pointers
from passes.widen.memory import (
    clone_lane,
    collect,
    in_memory,
    is_dense,
    lane_value,
    load_contiguous,
    load_lanes,
    memory_vector,
    pack,
    parts_of,
    store_contiguous,
    store_lanes,
)
from passes.widen.state import Widener
from wfv.ir.core import Instr
from wfv.ir.types import I1, I8, I64, VOID, FloatType, IntType, PtrType, Type, VecType, scalar_of, size_of
from wfv.ir.values import ConstInt, Poison, Value, const_int


def widen_masked_load(w: Widener, instr: Instr) -> None:
    address, mask, align = instr.operands
    type, bytes = instr.type, _align(align)
    if w.shape(instr).is_uniform:  # one address for all lanes
        cond = w.scalar(mask) if w.shape(mask).is_uniform else w.any_lane(w.vector(mask))
        loaded = w.choose(cond, lambda: [w.build.load(type, w.scalar(address), bytes)], lambda: [Poison(type)], "load")
        w.set_scalar(instr, loaded[0])
        return
    if w.shape(mask).is_uniform:
        nothing = [Poison(w.wide(scalar_of(type)))] * len(_part_types(type))
        parts = w.choose(w.scalar(mask), lambda: load_lanes(w, type, address, bytes), lambda: list(nothing), "load")
    else:
        parts = _load(w, type, address, w.vector(mask), bytes)
    w.set_vector(instr, pack(type, parts))


def widen_masked_store(w: Widener, instr: Instr) -> None:
    value, address, mask, align = instr.operands
    type, bytes = value.type, _align(align)
    parts = parts_of(w, value)
    if w.shape(mask).is_uniform:
        if w.shape(address).is_uniform:
            _when(w, w.scalar(mask), lambda: _store_last(w, parts, type, address, bytes))
        else:
            _when(w, w.scalar(mask), lambda: store_lanes(w, parts, type, address, bytes))
        return
    vector = w.vector(mask)
    if w.shape(address).is_uniform:
        _store_one(w, parts, type, address, vector, bytes)
    else:
        _store(w, parts, type, address, vector, bytes)


def widen_masked_atomic(w: Widener, instr: Instr) -> None:
    """Lane by lane, each behind its own bit of the mask. The name tells operation and ordering."""
    pointer, value, mask, _ = instr.operands
    _, _, operation, ordering, *_ = instr.callee.split(".")
    atomic = Instr(
        value.type, instr.name, "atomicrmw", [pointer, value], {"operation": operation, "ordering": ordering}, line=instr.line
    )
    pointers, values = w.vector(pointer), w.vector(value)
    bits = w.build.splat(w.scalar(mask), w.lanes) if w.shape(mask).is_uniform else w.vector(mask)
    results = []
    for i in range(w.lanes):
        operands = [w.lane(pointers, i), w.lane(values, i)]
        results += w.choose(
            w.lane(bits, i), lambda o=operands: [clone_lane(w, atomic, o)], lambda: [Poison(value.type)], "atomic"
        )
    w.set_vector(instr, collect(w, value.type, results)[0])


def _align(value: Value) -> int:
    assert isinstance(value, ConstInt)
    return value.value


def _part_types(type: Type) -> list[Type]:
    return [type.element] * type.count if isinstance(type, VecType) else [type]


def _when(w: Widener, cond: Value, action: Callable[[], object]) -> None:
    def do() -> list[Value]:
        action()
        return []

    w.choose(cond, do, list, "when")


def _has_instruction(w: Widener, type: Type) -> bool:
    """The target loads and stores vectors of this element type under a mask."""
    element = in_memory(scalar_of(type))
    bits = 64 if isinstance(element, PtrType) else element.bits if isinstance(element, (IntType, FloatType)) else 0
    return w.machine.has_gather or (w.machine.has_masked_memory and bits in (32, 64))


def _load(w: Widener, type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    """Contiguous, perhaps consecutive, or a gather."""
    if not is_dense(type):
        return _gather(w, type, address, mask, align)
    if w.shape(address).stride == size_of(type):
        return _load_contiguous(w, type, address, w.scalar(address), mask, align)
    test = consecutive_test(w, address, size_of(type)) if w.shape(address).is_varying else None
    if test is None:
        return _gather(w, type, address, mask, align)
    return w.choose(
        test[0],
        lambda: _load_contiguous(w, type, address, test[1], mask, align),
        lambda: _gather(w, type, address, mask, align),
        "consecutive",
    )


def _load_contiguous(w: Widener, type: Type, address: Value, first: Value, mask: Value, align: int) -> list[Value]:
    """The target's masked load; without one, a plain load where all lanes are there, and lane by lane otherwise."""
    if _has_instruction(w, type):
        return _masked_load(w, type, first, mask, align)
    return w.choose(
        w.all_lanes(mask),
        lambda: load_contiguous(w, type, first, align),
        lambda: _gather(w, type, address, mask, align),
        "all",
    )


def _store(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> None:
    """The same for stores, behind a test that any lane stores at all."""
    test = consecutive_test(w, address, size_of(type)) if is_dense(type) and w.shape(address).is_varying else None

    def contiguous(first: Value) -> list[Value]:
        return _store_contiguous(w, parts, type, address, first, mask, align)

    if is_dense(type) and w.shape(address).stride == size_of(type):
        contiguous(w.scalar(address))
    elif test is not None:
        w.choose(
            test[0], lambda: contiguous(test[1]), lambda: _scatter(w, parts, type, address, mask, align), "consecutive"
        )
    else:
        _when(w, w.any_lane(mask), lambda: _scatter(w, parts, type, address, mask, align))


def _store_contiguous(
    w: Widener, parts: list[Value], type: Type, address: Value, first: Value, mask: Value, align: int
) -> list[Value]:
    if _has_instruction(w, type):
        _masked_store(w, parts, type, first, mask, align)
        return []

    def some() -> list[Value]:
        return w.choose(w.all_lanes(mask), every, lambda: _scatter(w, parts, type, address, mask, align), "all")

    def every() -> list[Value]:
        store_contiguous(w, parts, type, first, align)
        return []

    _when(w, w.any_lane(mask), some)
    return []


def _masked_load(w: Widener, type: Type, pointer: Value, mask: Value, align: int) -> list[Value]:
    """llvm.masked.load; with several components, one wide load under the mask repeated."""
    count = type.count if isinstance(type, VecType) else 1
    wide = VecType(w.lanes * count, in_memory(scalar_of(type)))
    loaded = _intrinsic(w, "load", wide, [pointer, _repeat(w, mask, count), Poison(wide)], 0, align)
    if isinstance(type, VecType):
        return [w.build.shufflevector(loaded, None, [i + count * n for n in range(w.lanes)]) for i in range(count)]
    return [loaded if in_memory(type) == type else w.build.cast("trunc", loaded, w.wide(type))]


def _masked_store(w: Widener, parts: list[Value], type: Type, pointer: Value, mask: Value, align: int) -> None:
    value = memory_vector(w, parts, type)
    _intrinsic(w, "store", value.type, [value, pointer, _repeat(w, mask, len(parts))], 1, align)


def _repeat(w: Widener, mask: Value, count: int) -> Value:
    if count == 1:
        return mask
    return w.build.shufflevector(mask, None, [n for n in range(w.lanes) for _ in range(count)])


def _gather(w: Widener, type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    """Inactive lanes load nothing that matters: without the instruction they are sent to memory of our own."""
    if not w.machine.has_gather or not _is_gatherable(type):
        pointers = _redirected(w, address, mask)
        return collect(w, type, [w.build.load(type, pointer, align) for pointer in pointers])
    return [_intrinsic(w, "gather", w.wide(type), [w.vector(address), mask, Poison(w.wide(type))], 0, align)]


def _scatter(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    if not w.machine.has_gather or not _is_gatherable(type):
        for i, pointer in enumerate(_redirected(w, address, mask)):
            w.build.store(lane_value(w, parts, type, i), pointer, align)
    else:
        _intrinsic(w, "scatter", parts[0].type, [parts[0], w.vector(address), mask], 1, align)
    return []


def _is_gatherable(type: Type) -> bool:
    return isinstance(type, (IntType, FloatType)) and type.bits in (32, 64)


def _redirected(w: Widener, address: Value, mask: Value) -> list[Value]:
    """Each lane's address if the lane is active, the address of nowhere otherwise: no branch that could be mispredicted."""
    nowhere = w.nowhere()
    pointers = lane_pointers(w, address)
    if pointers[0].type != nowhere.type:
        nowhere = w.build.cast("addrspacecast", nowhere, pointers[0].type)
    return [w.build.select(w.lane(mask, i), pointer, nowhere) for i, pointer in enumerate(pointers)]


def _intrinsic(w: Widener, what: str, type: Type, args: list[Value], pointer: int, align: int) -> Instr:
    """A call of llvm.masked.WHAT; the alignment is an attribute of the pointer argument."""
    at = args[pointer].type
    name = f"llvm.masked.{what}.{mangled(type)}.{mangled(at)}"
    call = w.call(name, VOID if what in ("store", "scatter") else type, args)
    call.attrs["arg_attrs"] = [f"align {align}" if i == pointer else "" for i in range(len(args))]
    return call


def _store_last(w: Widener, parts: list[Value], type: Type, address: Value, align: int) -> None:
    w.build.store(lane_value(w, parts, type, w.lanes - 1), w.scalar(address), align)


def _store_one(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> None:
    """One address for all lanes: the last active lane's value, once."""

    def store() -> None:
        bits = w.bits(mask)
        leading = w.call(f"llvm.ctlz.i{w.lanes}", bits.type, [bits, ConstInt(I1, 1)])
        last = w.build.binop("sub", const_int(bits.type, w.lanes - 1), leading)
        at = w.build.cast("zext" if w.lanes < 64 else "bitcast", last, I64)
        w.build.store(_dynamic_lane(w, parts, type, at), w.scalar(address), align)

    _when(w, w.any_lane(mask), store)


def _dynamic_lane(w: Widener, parts: list[Value], type: Type, at: Value) -> Value:
    if not isinstance(type, VecType):
        return w.build.extractelement(parts[0], at)
    result: Value = Poison(type)
    for i, part in enumerate(parts):
        result = w.build.insertelement(result, w.build.extractelement(part, at), i)
    return result

