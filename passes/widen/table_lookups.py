"""The rule for loads of small tables at varying indices: permutes of registers instead of a gather.

A permute (passes/widen/permutes.py: `pshufb`, `vpermd`, `vpermb`, NEON's `tbl`) reads from a piece of the table. The
low bits of the index are the place in a piece, and its high bits select among the pieces:

    constant uchar t[64];                   %k = permute(t[16 k .. 16 k + 15], %i & 15)         for k = 0 .. 3
    t[i]                                    %low, %high = select(%i & 16, %1, %0), select(%i & 16, %3, %2)
                                            select(%i & 32, %high, %low)

The pieces of a buffer are loaded as far as the buffer has elements; LLVM does that before the loop over vectors.

In an active lane the index is in the table, else the load is out of bounds. In an inactive lane it may be any number:
a permute accesses no memory, so no mask is needed.
"""

from passes.widen.constant_tables import Lookup
from passes.widen.emitter import integers
from passes.widen.memory_instructions import masked_load
from passes.widen.permutes import Permute, pieces
from passes.widen.widener import Widener
from wfv.ir.core import Instr, is_op
from wfv.ir.types import I8, I64, IntType, Type, VecType, scalar_of
from wfv.ir.values import ConstAggregate, Poison, Value, const_int


def widen_lookup(w: Widener, load: Instr, lookup: Lookup) -> None:
    """The elements of all lanes: a register of indices after the other."""
    word, count = IntType(lookup.permute.bits), lookup.permute.count
    index, found = _index(w, lookup.index, word), []
    for first in range(0, w.lanes, count):
        lanes = [lane if lane < w.lanes else None for lane in range(first, first + count)]
        found.append(_look_up(w, lookup, w.build.shufflevector(index, None, lanes)))
    elements = w.build.shufflevector(w.build.concatenate(found), None, list(range(w.lanes)))
    w.set_vector(load, elements if load.type == word else w.build.cast("bitcast", elements, w.wide(load.type)))


def _index(w: Widener, index: Value, word: IntType) -> Value:
    """The lanes' indices in the bits of an element, which are enough for each place in the table."""
    return as_words(w, w.vector(index.operands[0] if is_op(index, "sext", "zext") else index), word)


def as_words(w: Widener, numbers: Value, word: IntType) -> Value:
    """Numbers of all lanes in the bits of a word."""
    bits = scalar_of(numbers.type).bits  # type: ignore[attr-defined]
    return w.build.cast("trunc" if bits > word.bits else "zext", numbers, w.wide(word))


def registers_with(w: Widener, permute: Permute, table: Value) -> list[Value]:
    """The operands with the elements of a vector, which are repeated if a register has more lanes than entries."""
    count = table.type.count  # type: ignore[attr-defined]
    places = [i % permute.entries for i in range(max(permute.entries, permute.count))]
    known = [i if i < count else None for i in places]
    return [
        w.build.shufflevector(table, None, known[at : at + permute.count]) for at in range(0, len(known), permute.count)
    ]


def _look_up(w: Widener, lookup: Lookup, index: Value) -> Value:
    """The elements for one register of indices."""
    permute, bit = lookup.permute, lookup.permute.entries
    place = w.build.binop("and", index, permute.entries - 1)
    starts = [n * permute.entries for n in range(pieces(lookup.count, permute))]
    found: list[Value] = []
    for at in starts:
        found.append(w.emit.call(permute.name, place.type, [*_registers(w, lookup, at, place.type), place]))
    while len(found) > 1:
        is_high = w.build.icmp("ne", w.build.binop("and", index, bit), 0)
        found = [w.build.select(is_high, b, a) for a, b in zip(found[::2], found[1::2], strict=True)]
        bit *= 2
    return found[0]


def _registers(w: Widener, lookup: Lookup, at: int, type: Type) -> list[Value]:
    """The operands with a piece of the table, which is repeated if it is shorter than one."""
    permute = lookup.permute
    if lookup.table is not None:
        return registers_with(w, permute, _piece_of_buffer(w, lookup, at))
    constants = lookup.elements[at : at + permute.entries]
    element = constants[0].type if constants else IntType(permute.bits)
    whole = [*constants, *[Poison(element)] * (permute.entries - len(constants))]
    whole *= max(permute.count // permute.entries, 1)
    parts = [tuple(whole[n : n + permute.count]) for n in range(0, len(whole), permute.count)]
    vectors = [ConstAggregate(VecType(permute.count, element), part) for part in parts]
    return [w.build.cast("bitcast", each, type) if each.type != type else each for each in vectors]


def _piece_of_buffer(w: Widener, lookup: Lookup, at: int) -> Value:
    """The elements from number `at` on, as far as the buffer has them: no lane may read others."""
    assert lookup.table is not None and lookup.size is not None
    first, count = lookup.first + at, lookup.permute.entries
    left = w.build.call("llvm.usub.sat.i64", I64, [lookup.size, const_int(I64, first)])
    number = w.build.cast("trunc", w.build.call("llvm.umin.i64", I64, [left, const_int(I64, count)]), I8)
    mask = w.build.icmp("ult", integers(I8, range(count)), w.build.splat(number, count))
    return masked_load(w, VecType(count, I8), w.build.gep(I8, lookup.table, [first]), mask, 1)
