"""Gathers and scatters: accesses with one address per lane, by scalar accesses or by the target's instruction.

Scalar accesses of all lanes measured faster than gather instructions (measurements/experiments.md); under a mask,
AVX-512 has instructions that are faster (`has_gather`). Newer CPUs gather fast without a mask, too
(`is_gather_instruction`). The instructions access an OpenCL vector as one or two words, of 32 or 64 bits:

    %v = load <2 x float>, ptr %p        %w = call <16 x i64> @llvm.masked.gather(<16 x ptr> %p, <16 x i1> %mask)
    (%p and the mask varying)            %e = bitcast <16 x i64> %w to <32 x float>
                                         %v.0 = shufflevector %e, <0, 2, 4 ..>     %v.1 = .. <1, 3, 5 ..>

Scalar loads of a vector cost one shuffle for each lane and component, so this is faster without a mask too; for
elements of 64 bits only under a mask. A scatter of two words per lane is slower than scalar stores.
"""

from collections.abc import Sequence

from passes.widen.addresses import lane_pointers
from passes.widen.emitter import is_dense
from passes.widen.memory_instructions import gather_instruction, has_gather, is_gather_instruction, scatter_instruction
from passes.widen.widener import Widener
from wfv.ir.types import I32, I64, Type, VecType, scalar_of, size_of
from wfv.ir.values import TRUE, Value


def gather(w: Widener, type: Type, address: Value, align: int, mask: Value | None = None) -> list[Value]:
    """Loads for all lanes, or for the lanes of the mask; returns the parts."""
    words, under = _words(w, type, address), "" if mask is None else " under a mask"
    if words and (mask is not None or _gains_without_mask(w, type, address)):
        w.remark_address("gather", f"a gather instruction{under}", address)
        return _gather_words(w, type, words, address, align, w.build.splat(TRUE, w.lanes) if mask is None else mask)
    w.remark_address("gather", f"{w.lanes} scalar loads{under}", address)
    pointers = _active_pointers(w, type, address, mask)
    return w.build.join_parts(type, [w.build.load(type, pointer, align) for pointer in pointers])


def scatter(w: Widener, parts: list[Value], type: Type, address: Value, align: int, mask: Value | None) -> None:
    """Stores for all lanes, or those of the mask, in lane order: of two lanes, the later one's value remains."""
    words, under = _words(w, type, address), "" if mask is None else " under a mask"
    if mask is not None and len(words) == 1:
        w.remark_address("scatter", f"a scatter instruction{under}", address)
        scatter_instruction(w, _word_of(w, parts, words[0]), w.vector(address), mask, align)
        return
    w.remark_address("scatter", f"{w.lanes} scalar stores{under}", address)
    whole = _in_lane_order(w, parts)
    for i, pointer in enumerate(_active_pointers(w, type, address, mask)):
        w.build.store(_lane_of(w, whole, type, i), pointer, align)


def _active_pointers(w: Widener, type: Type, address: Value, mask: Value | None) -> list[Value]:
    """Each lane's address, or the dump slot's in an inactive lane.

    AVX-512 chooses the addresses of bytes and 16-bit elements as vectors: one instruction instead of a test, a
    conditional move and often a spilled mask bit per lane.
    """
    if mask is None:
        return lane_pointers(w, address)
    if not (w.facts.machine.has_avx512 and size_of(type) <= 2 and w.values.has_vector(address)):
        return redirect_inactive(w, lane_pointers(w, address), mask)
    pointers = w.vector(address)
    dump_slot = w.build.splat(_dump_slot(w, scalar_of(pointers.type)), w.lanes)
    chosen = w.build.select(mask, pointers, dump_slot)
    return [w.build.extractelement(chosen, i) for i in range(w.lanes)]


def redirect_inactive(w: Widener, pointers: list[Value], mask: Value) -> list[Value]:
    """Each lane's address, or the dump slot's in an inactive lane: a branch per lane could be mispredicted."""
    dump_slot = _dump_slot(w, pointers[0].type)
    return [w.build.select(w.build.extractelement(mask, i), pointer, dump_slot) for i, pointer in enumerate(pointers)]


def _dump_slot(w: Widener, type: Type) -> Value:
    """The dump slot's address as a pointer of this type."""
    return w.build.cast("addrspacecast", w.emit.dump_slot(), type)


_WORDS: dict[int, list[Type]] = {4: [I32], 8: [I64], 16: [I64, I64]}  # of a vector of so many bytes


def _words(w: Widener, type: Type, address: Value) -> list[Type]:
    """The words of each lane's value that gather and scatter instructions access; none if they cannot."""
    words = [type]
    if isinstance(type, VecType):
        words = _WORDS.get(size_of(type), []) if is_dense(type) and w.values.has_vector(address) else []
    return words if all(has_gather(w.facts.machine, word) for word in words) else []


def _gains_without_mask(w: Widener, type: Type, address: Value) -> bool:
    if isinstance(type, VecType):
        return size_of(type.element) < size_of(I64)
    return is_gather_instruction(w.facts.machine, type, w.shape(address))


def _gather_words(
    w: Widener, type: Type, words: Sequence[Type], address: Value, align: int, mask: Value
) -> list[Value]:
    """The parts of the active lanes' values: one instruction for each word."""
    pointers, parts = w.vector(address), []
    for n, word in enumerate(words):
        at = w.build.gep(word, pointers, [n])
        gathered = gather_instruction(w, w.wide(word), at, mask, min(align, size_of(word)))
        parts += _elements_of(w, scalar_of(type), gathered)
    return parts


def _elements_of(w: Widener, element: Type, words: Value) -> list[Value]:
    """One vector for each element of the lanes' words."""
    count = size_of(scalar_of(words.type)) // size_of(element)
    elements = w.build.cast("bitcast", words, VecType(count * w.lanes, element))
    every = range(0, count * w.lanes, count)
    return [w.build.shufflevector(elements, None, [n + i for i in every]) for n in range(count)]


def _word_of(w: Widener, parts: Sequence[Value], word: Type) -> Value:
    """The lanes' elements of the parts, one after the other, as one word for each lane."""
    return w.build.cast("bitcast", _in_lane_order(w, parts), w.wide(word))


def _in_lane_order(w: Widener, parts: Sequence[Value]) -> Value:
    """All elements of the parts: those of lane 0, then those of lane 1, .. One shuffle then gives a lane's vector."""
    in_order = [part * w.lanes + lane for lane in range(w.lanes) for part in range(len(parts))]
    return w.build.shufflevector(w.build.concatenate(parts), None, in_order)


def _lane_of(w: Widener, whole: Value, type: Type, i: int) -> Value:
    """Lane i of all elements in the order of lanes."""
    if not isinstance(type, VecType):
        return w.build.extractelement(whole, i)
    return w.build.shufflevector(whole, None, list(range(i * type.count, (i + 1) * type.count)))
