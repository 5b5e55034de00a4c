"""The rule table for opcodes that access components: extracts, inserts, shuffles, selects, cmpxchg and returns."""

from collections.abc import Callable

from passes.scalarize.bitcasts import scalarize_bitcast
from passes.scalarize.components import Rewriting, constant_components, is_composite, leaf_span
from wfv.ir.core import Instr
from wfv.ir.types import IntType, scalar_of
from wfv.ir.values import Argument, ConstInt, Poison, Value, unsigned


def _extractelement(s: Rewriting, instr: Instr) -> None:
    vector, index = instr.operands
    parts = s.of(vector)
    if isinstance(index, ConstInt):
        at = unsigned(index)
        s.define(instr, [parts[at] if at < len(parts) else Poison(instr.type)])
        return
    result = parts[0]
    for i, part in _reachable(parts, index)[1:]:
        result = s.build.select(s.build.icmp("eq", index, i), part, result)
    s.define(instr, [result])


def _insertelement(s: Rewriting, instr: Instr) -> None:
    vector, part, index = instr.operands
    parts = list(s.of(vector))
    for i, old in _reachable(parts, index):
        if isinstance(index, ConstInt):
            parts[i] = part if unsigned(index) == i else old
        else:
            parts[i] = s.build.select(s.build.icmp("eq", index, i), part, old)
    s.define(instr, parts)


def _reachable(parts: list[Value], index: Value) -> list[tuple[int, Value]]:
    """The components with their indices, as far as the index's type can represent them."""
    assert isinstance(index.type, IntType)
    return list(enumerate(parts))[: 1 << min(index.type.bits, 32)]


def _shufflevector(s: Rewriting, instr: Instr) -> None:
    a, b, mask = instr.operands
    both, undefined = [*s.of(a), *s.of(b)], Poison(scalar_of(instr.type))
    picks = constant_components(mask) or ()
    s.define(instr, [both[pick.value] if isinstance(pick, ConstInt) else undefined for pick in picks])


def _extractvalue(s: Rewriting, instr: Instr) -> None:
    whole = instr.operands[0]
    if isinstance(whole, Argument) and not is_composite(instr.type):  # the other fields of an image are not read
        s.build.instrs.append(instr)
        return
    start, end = leaf_span(whole.type, instr.attrs["indices"])
    s.define(instr, s.of(whole)[start:end])


def _insertvalue(s: Rewriting, instr: Instr) -> None:
    whole, part = instr.operands
    start, end = leaf_span(whole.type, instr.attrs["indices"])
    leaves = s.of(whole)
    s.define(instr, [*leaves[:start], *s.of(part), *leaves[end:]])


def _select(s: Rewriting, instr: Instr) -> None:
    """A select for each component; a scalar condition is shared."""
    cond, a, b = instr.operands
    count = len(s.of(a))
    conds = s.of(cond) if is_composite(cond.type) else [cond] * count
    flags = instr.flags
    components = zip(conds, s.of(a), s.of(b), strict=True)
    s.define(instr, [s.build.select(c, x, y, flags, instr.name) for c, x, y in components])


def _cmpxchg(s: Rewriting, instr: Instr) -> None:
    s.build.instrs.append(instr)
    s.define(instr, s.leaves(instr))


def _ret(s: Rewriting, instr: Instr) -> None:
    """The result of a function that is vectorized by itself: a struct of scalars."""
    (value,) = instr.operands
    instr.operands = [s.whole(value.type, s.of(value))]
    s.build.instrs.append(instr)


RULES: dict[str, Callable[[Rewriting, Instr], None]] = {
    "extractelement": _extractelement,
    "insertelement": _insertelement,
    "shufflevector": _shufflevector,
    "extractvalue": _extractvalue,
    "insertvalue": _insertvalue,
    "select": _select,
    "cmpxchg": _cmpxchg,
    "ret": _ret,
    "bitcast": scalarize_bitcast,
}
