"""The rule for loads of small constant tables at varying indices: permutes of registers instead of a gather.

A permute (passes/widen/permutes.py: `pshufb`, `vpermd`, `vpermb`, NEON's `tbl`) reads from a piece of the table. The
low bits of the index are the place in a piece, and its high bits select among the pieces:

    constant uchar t[64];                   %k = permute(t[16 k .. 16 k + 15], %i & 15)         for k = 0 .. 3
    t[i]                                    %low, %high = select(%i & 16, %1, %0), select(%i & 16, %3, %2)
                                            select(%i & 32, %high, %low)

In an active lane the index is in the table, else the load is out of bounds. In an inactive lane it may be any number:
a permute accesses no memory, so no mask is needed.
"""

from collections.abc import Sequence

from passes.widen.constant_tables import Lookup
from passes.widen.permutes import Permute, pieces
from passes.widen.widener import Widener
from wfv.ir.core import Instr, is_op
from wfv.ir.types import IntType, VecType
from wfv.ir.values import Const, ConstAggregate, Poison, Value


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
    narrow = index.operands[0] if is_op(index, "sext", "zext") else index
    assert isinstance(narrow.type, IntType)
    if narrow.type == word:
        return w.vector(narrow)
    return w.build.cast("trunc" if narrow.type.bits > word.bits else "zext", w.vector(narrow), w.wide(word))


def _look_up(w: Widener, lookup: Lookup, index: Value) -> Value:
    """The elements for one register of indices."""
    permute, elements, bit = lookup.permute, lookup.elements, lookup.permute.entries
    place = w.build.binop("and", index, permute.entries - 1)
    starts = [n * permute.entries for n in range(pieces(len(elements), permute))]
    found = [_permute(w, permute, elements[at : at + permute.entries], place) for at in starts]
    while len(found) > 1:
        is_high = w.build.icmp("ne", w.build.binop("and", index, bit), 0)
        found = [w.build.select(is_high, b, a) for a, b in zip(found[::2], found[1::2], strict=True)]
        bit *= 2
    return found[0]


def _permute(w: Widener, permute: Permute, piece: Sequence[Const], place: Value) -> Value:
    """One instruction. The table's registers have the piece, which is repeated if it is shorter than one."""
    element = piece[0].type if piece else IntType(permute.bits)
    whole = [*piece, *[Poison(element)] * (permute.entries - len(piece))] * max(permute.count // permute.entries, 1)
    registers = []
    for at in range(0, len(whole), permute.count):
        part = ConstAggregate(VecType(permute.count, element), tuple(whole[at : at + permute.count]))
        registers.append(w.build.cast("bitcast", part, place.type) if element != IntType(permute.bits) else part)
    return w.emit.call(permute.name, place.type, [*registers, place])
