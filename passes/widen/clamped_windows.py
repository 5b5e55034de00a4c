"""Loads at clamped indices, as those of a stencil at the edges of an image: one load of a window, and a permute.

    x[clamp(i - 1, 0, n - 1)]           lanes 0 1 2 3 ..        elements 0 0 1 2 ..

The lanes' elements rise by one or not at all, so they lie in a window of as many elements as there are lanes, unless a
lane's id wraps: where its range does not exclude that, a test at run time does, and the accesses go lane by lane. The
window's elements from the first to the last lane's are loaded under a mask, and a permute (passes/widen/permutes.py)
gives each lane its own. Elements between are read also where no lane needs them: the window is shorter than a page, so
they are on a page with the first or the last one.

The places of the lanes in the window are numbers of the elements' size, here bytes. i is the id of the first lane:

    max(i + lane, low)      first = max(i, low)         places = lane - (first - i), at least 0
    min(i + lane, high)     first = min(i, high)        places = lane, at most min(i + lanes - 1, high) - first
"""

from typing import NamedTuple

from passes.analysis.clamped_ids import clamped_id, may_wrap
from passes.analysis.indexed_addresses import indexed_address
from passes.analysis.lane_runs import is_number
from passes.widen.addresses import is_exact_index
from passes.widen.memory_instructions import has_masked_access, masked_load
from passes.widen.permutes import Permute
from passes.widen.table_lookups import registers_with
from passes.widen.widener import Widener
from wfv.ir.core import Instr
from wfv.ir.intrinsics import family_of, overloaded_name
from wfv.ir.types import I64, IntType, Type, VecType, size_of
from wfv.ir.values import Value, const_int


class _Lanes(NamedTuple):
    """Numbers of all lanes, each by one more than the lane before or equal to it.

    `first`: lane 0's. `places`: each lane's, less `first`. `reach`: the last lane's, less `first`. `is_near`: i1,
    whether this is so; None if it always is.
    """

    first: Value
    places: Value
    reach: Value
    is_near: Value | None


class Window(NamedTuple):
    """The window from `pointer` on. `is_near`: i1, whether it has the places of all lanes; None if it always has."""

    pointer: Value
    lanes: _Lanes
    permute: Permute

    @property
    def is_near(self) -> Value | None:
        return self.lanes.is_near


def find_window(w: Widener, address: Value, type: Type) -> Window | None:
    """The window of loads of `type`; None if the index of the address is not clamped."""
    machine, indexed = w.facts.machine, indexed_address(address, w.facts.shapes)
    if indexed is None or "contiguity tests" in machine.without or not is_number(type):
        return None
    permute = _permute_for(w, type)
    is_clamped = clamped_id(indexed.index, w.facts.shapes)[0] is not None
    if (
        not is_clamped
        or permute is None
        or not has_masked_access(machine, type)
        or indexed.step != size_of(type)
        or not is_exact_index(indexed, w.facts.assume)
    ):
        return None
    lanes = _lanes(w, indexed.index, IntType(8 * size_of(type)))
    if lanes.is_near is None:
        w.remark_address("strided", "a window and a permute", address)
    else:
        w.remark_address(
            "tested", "a window and a permute if a test at run time finds them near, else lane by lane", address
        )
    index = w.build.cast("sext", lanes.first, I64) if indexed.extension else lanes.first
    pointer = w.build.gep(indexed.elem_type, w.scalar(indexed.pointer), [index])
    return Window(pointer, lanes, permute)


def load_window(w: Widener, window: Window, type: Type, align: int) -> list[Value]:
    """The elements of all lanes."""
    permute, places = window.permute, window.lanes.places
    word = places.type.element  # type: ignore[attr-defined]
    last = w.build.splat(w.build.cast("trunc", window.lanes.reach, word), w.lanes)
    mask = w.build.icmp("ule", w.build.step_vector(word), last)
    loaded = masked_load(w, w.wide(word), window.pointer, mask, min(align, size_of(type)))
    padded = w.build.shufflevector(places, None, [i if i < w.lanes else None for i in range(permute.count)])
    found = w.emit.call(permute.name, VecType(permute.count, word), [*registers_with(w, permute, loaded), padded])
    return [w.build.cast("bitcast", w.build.shufflevector(found, None, list(range(w.lanes))), w.wide(type))]


def _lanes(w: Widener, index: Value, word: IntType) -> _Lanes:
    """A clamped id and what is added to it, or an id."""
    if w.shape(index).has_base or not isinstance(index, Instr):
        return _Lanes(w.scalar(index), w.build.step_vector(word), const_int(index.type, w.lanes - 1), None)
    a, b = index.operands
    inner, other = (b, a) if w.shape(a).is_uniform else (a, b)
    lanes = _lanes(w, inner, word)
    if index.op != "call":
        return lanes._replace(first=w.build.binop(index.op, lanes.first, w.scalar(other)))
    is_near = _in_order(w, index, inner, lanes)
    return _clamped(w, index, lanes._replace(is_near=is_near), w.scalar(other))


def _in_order(w: Widener, clamp: Instr, value: Value, lanes: _Lanes) -> Value | None:
    """Whether no lane of a value that is clamped wraps, and what was tested before."""
    if not may_wrap(clamp, value, w.lanes):
        return lanes.is_near
    last = w.build.binop("add", lanes.first, lanes.reach)
    holds = w.build.icmp("sle" if family_of(clamp.callee)[0] == "s" else "ule", lanes.first, last)
    return holds if lanes.is_near is None else w.build.binop("and", lanes.is_near, holds)


def _clamped(w: Widener, clamp: Instr, lanes: _Lanes, limit: Value) -> _Lanes:
    def clamped(value: Value) -> Value:
        return w.emit.call(clamp.callee, clamp.type, [value, limit])

    first, old = clamped(lanes.first), lanes.places
    if family_of(clamp.callee).endswith("min"):
        reach = w.build.binop("sub", clamped(w.build.binop("add", lanes.first, lanes.reach)), first)
        places = _each(w, "umin", old, reach)
    else:
        moved = _call(w, "umin", w.build.binop("sub", first, lanes.first), const_int(first.type, w.lanes))
        reach, places = _call(w, "usub.sat", lanes.reach, moved), _each(w, "usub.sat", old, moved)
    return _Lanes(first, places, reach, lanes.is_near)


def _each(w: Widener, function: str, places: Value, number: Value) -> Value:
    """The function of each lane's place and a number that fits into its type."""
    splat = w.build.splat(w.build.cast("trunc", number, places.type.element), w.lanes)  # type: ignore[attr-defined]
    return _call(w, function, places, splat)


def _call(w: Widener, function: str, a: Value, b: Value) -> Value:
    return w.emit.call(overloaded_name(f"llvm.{function}", a.type, [a.type, b.type]), a.type, [a, b])


def _permute_for(w: Widener, type: Type) -> Permute | None:
    """The smallest instruction that permutes all lanes' elements; None if the target has none."""
    permutes = [each for each in w.facts.machine.permutes if each.bits == 8 * size_of(type)]
    fitting = [each for each in permutes if min(each.entries, each.count) >= w.lanes]
    return min(fitting, key=lambda each: (each.count, each.entries), default=None)
