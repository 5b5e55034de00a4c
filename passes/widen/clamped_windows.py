"""Loads at clamped indices, as those of a stencil at the edges of an image: one load of a window, and a permute.

    x[clamp(i - 1, 0, n - 1)]           lanes 0 1 2 3 ..        elements 0 0 1 2 ..

The lanes' elements rise by one or not at all, so they lie in a window of as many elements as there are lanes. A test at
run time finds it so: the index of each lane is between those of the first and of the last lane, and these are less than
the lanes apart. The window's elements from the first to the last lane's are loaded under a mask, and a permute
(passes/widen/permutes.py) gives each lane its own. Elements between are read also where no lane needs them: the window
is shorter than a page, so they are on a page with the first or the last one. Otherwise the accesses go lane by lane.
"""

from typing import NamedTuple

from passes.analysis.clamped_ids import clamped_id
from passes.analysis.indexed_addresses import indexed_address
from passes.analysis.lane_runs import is_number
from passes.widen.addresses import is_exact_index
from passes.widen.memory_instructions import has_masked_access, masked_load
from passes.widen.permutes import Permute
from passes.widen.table_lookups import as_words, registers_with
from passes.widen.widener import Widener
from wfv.ir.types import I64, IntType, Type, VecType, size_of
from wfv.ir.values import Value


class Window(NamedTuple):
    """The window from `pointer` to the last lane's element. `places`: each lane's element, counted from the first one.

    `is_near`: i1, whether the places of all lanes are in the window. `last`: the last lane's place.
    """

    is_near: Value
    pointer: Value
    places: Value
    last: Value
    permute: Permute


def emit_window_test(w: Widener, address: Value, type: Type) -> Window | None:
    """Emits the test of the address of loads of `type`; None if its index is not clamped."""
    machine, indexed = w.facts.machine, indexed_address(address, w.facts.shapes)
    if (
        indexed is None
        or "contiguity tests" in machine.without
        or not is_number(type)
        or not has_masked_access(machine, type)
    ):
        return None
    root, terms = clamped_id(indexed.index, w.facts.shapes)
    permute = _permute_for(w, type)
    if root is None or permute is None or indexed.step != size_of(type) or not is_exact_index(indexed, w.facts.assume):
        return None
    w.remark_address(
        "tested", "a window and a permute if a test at run time finds them near, else lane by lane", address
    )
    lanes = w.vector(root)
    first, last = w.build.extractelement(lanes, 0), w.build.extractelement(lanes, w.lanes - 1)
    places, reach = w.build.binop("sub", lanes, w.build.splat(first, w.lanes)), w.build.binop("sub", last, first)
    are_between = w.build.all_lanes(w.build.icmp("ule", places, w.build.splat(reach, w.lanes)))
    is_near = w.build.binop("and", w.build.icmp("ult", reach, w.lanes), are_between)
    for op, term in terms:
        first = w.build.binop(op, first, w.scalar(term))
    index = w.build.cast("sext", first, I64) if indexed.extension else first
    pointer = w.build.gep(indexed.elem_type, w.scalar(indexed.pointer), [index])
    return Window(is_near, pointer, places, reach, permute)


def load_window(w: Widener, window: Window, type: Type, align: int) -> Value:
    """The elements of all lanes."""
    permute, word = window.permute, IntType(8 * size_of(type))
    last = w.build.splat(window.last, w.lanes)
    mask = w.build.icmp("ule", w.build.step_vector(last.type.element), last)  # type: ignore[attr-defined]
    loaded = masked_load(w, w.wide(word), window.pointer, mask, min(align, size_of(type)))
    lanes = [i if i < w.lanes else None for i in range(permute.count)]
    places = w.build.shufflevector(as_words(w, window.places, word), None, lanes)
    found = w.emit.call(permute.name, VecType(permute.count, word), [*registers_with(w, permute, loaded), places])
    return w.build.cast("bitcast", w.build.shufflevector(found, None, list(range(w.lanes))), w.wide(type))


def _permute_for(w: Widener, type: Type) -> Permute | None:
    """The smallest instruction that permutes all lanes' elements; None if the target has none."""
    permutes = [each for each in w.facts.machine.permutes if each.bits == 8 * size_of(type)]
    fitting = [each for each in permutes if min(each.entries, each.count) >= w.lanes]
    return min(fitting, key=lambda each: (each.count, each.entries), default=None)
