"""Rules for accesses under a mask: the wfv.load, wfv.store and wfv.atomicrmw calls that passes/guards.py makes.

No inactive lane touches memory, and a store never writes back what it read (another group may have written between).
"""

from __future__ import annotations

from collections.abc import Callable

from passes.guards import mangled
from passes.widen.address import consecutive_test
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
    """All lanes there: as without a mask. None: nothing. Else element by element, or the target's masked load."""
    size = size_of(type)
    if is_dense(type) and w.shape(address).stride == size:
        if _has_instruction(w, type):
            return _masked_load(w, type, w.scalar(address), mask, align)
        return w.choose(
            w.all_lanes(mask),
            lambda: load_contiguous(w, type, w.scalar(address), align),
            lambda: _masked_load(w, type, w.scalar(address), mask, align),
            "all",
        )
    test = consecutive_test(w, address, size) if is_dense(type) and w.shape(address).is_varying else None
    if test is not None:
        return w.choose(
            test[0],
            lambda: _masked_load(w, type, test[1], mask, align),
            lambda: _gather(w, type, address, mask, align),
            "consecutive",
        )
    return _gather(w, type, address, mask, align)


def _store(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> None:
    size = size_of(type)
    test = consecutive_test(w, address, size) if is_dense(type) and w.shape(address).is_varying else None
    if is_dense(type) and w.shape(address).stride == size:
        _store_contiguous(w, parts, type, w.scalar(address), mask, align)
    elif test is not None:

        def contiguous() -> list[Value]:
            _masked_store(w, parts, type, test[1], mask, align)
            return []

        w.choose(test[0], contiguous, lambda: _scatter(w, parts, type, address, mask, align), "consecutive")
    else:
        _scatter(w, parts, type, address, mask, align)


def _store_contiguous(w: Widener, parts: list[Value], type: Type, pointer: Value, mask: Value, align: int) -> None:
    if _has_instruction(w, type):
        _masked_store(w, parts, type, pointer, mask, align)
        return
    # Without the instruction, a store under a mask is a branch per lane: worth two tests before.
    _when(
        w,
        w.any_lane(mask),
        lambda: w.choose(
            w.all_lanes(mask),
            lambda: store_contiguous(w, parts, type, pointer, align) or [],  # type: ignore[func-returns-value]
            lambda: _masked_store(w, parts, type, pointer, mask, align) or [],  # type: ignore[func-returns-value]
            "all",
        ),
    )


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
    """Inactive lanes load nothing; LLVM makes branches of it where the target has no gather."""
    parts = []
    pointers = w.vector(address)
    for i, element in enumerate(_part_types(type)):
        at = w.build.gep(I8, pointers, [const_int(I64, i * size_of(element))])
        wide = w.wide(in_memory(element))
        loaded: Value = _intrinsic(w, "gather", wide, [at, mask, Poison(wide)], 0, min(align, size_of(element)))
        parts.append(loaded if in_memory(element) == element else w.build.cast("trunc", loaded, w.wide(element)))
    return parts


def _scatter(w: Widener, parts: list[Value], type: Type, address: Value, mask: Value, align: int) -> list[Value]:
    pointers = w.vector(address)
    for i, (part, element) in enumerate(zip(parts, _part_types(type), strict=True)):
        at = w.build.gep(I8, pointers, [const_int(I64, i * size_of(element))])
        value = part if in_memory(element) == element else w.build.cast("zext", part, w.wide(I8))
        _intrinsic(w, "scatter", value.type, [value, at, mask], 1, min(align, size_of(element)))
    return []


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

