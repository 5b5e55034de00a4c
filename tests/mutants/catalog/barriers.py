"""Bugs of barriers: liveness, slots, the next continuation."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

CUT, LIVENESS, CONTINUATION = "passes/barriers/cut.py", "wfv/ir/liveness.py", "passes/barriers/clone_continuation.py"
REMATERIALIZE = "passes/barriers/rematerialize.py"
SLOTS, SHARING, ACCESS = "passes/barriers/slots.py", "passes/barriers/slots.py", "passes/barriers/slot_access.py"

MUTANTS = (
    Mutant(
        "phi-operands-not-live",
        LIVENESS,
        "x for phi in succ.phis for x, src in phi.incoming() if src is block and isinstance(x, Instr))",
        "())",
        "a value that only a phi uses is not stored",
    ),
    Mutant(
        "liveness-one-round",
        LIVENESS,
        "live[block], is_changed = at_start, True",
        "live[block], is_changed = at_start, False",
        "a value that is live around a loop is not stored",
    ),
    Mutant(
        "loads-rematerialized",
        REMATERIALIZE,
        "value.op in REMATERIALIZABLE",
        'value.op in REMATERIALIZABLE | {"load"}',
        "a value that was loaded before a barrier is loaded again after it",
    ),
    Mutant(
        "live-values-share-slots",
        SHARING,
        "if first is second or first.barriers & second.barriers:",
        "if first is second:",
        "two values that are live across one barrier have one slot",
    ),
    Mutant(
        "group-slot-changed-while-loaded",
        SLOTS,
        "return is_loaded and c.loaded_value(store) is not store.value",
        "return False and c.loaded_value(store) is not store.value",
        "a work-item changes a value that the next work-item loads",
    ),
    Mutant(
        "continuation-without-copy",
        SLOTS,
        "return copy if copy is not None and c.number == barrier else barrier",
        "return barrier",
        "a continuation returns its own id and not that of its double-buffered copy",
    ),
    Mutant(
        "unchanged-but-other-slot-not-stored",
        SLOTS,
        "if value is not None and plan.slot_of_load(c, value) == plan.slot_of_store(c, store):",
        "if value is not None:",
        "an unchanged value is not stored to the slot of the next barrier",
    ),
    Mutant(
        "item-number-in-plane-wrong",
        "passes/barriers/slots.py",
        'build.binop("mul", index, sizes[dim], ("nuw", "nsw"), "row")',
        'build.binop("mul", index, sizes[1 - dim], ("nuw", "nsw"), "row")',
        "work-items of two dimensions have the same slots",
    ),
    Mutant(
        "varying-value-in-group-slot",
        CUT,
        "if group_shapes.of(i).is_uniform and i.op",
        "if i.op",
        "a value that differs between work-items is stored once for the group",
    ),
    Mutant(
        "continuation-keeps-incoming",
        CONTINUATION,
        "definitions.append((clone, {entry: incoming[value], block_of[clone]: clone}, incoming[value]))",
        "definitions.append((clone, {entry: incoming[value], block_of[clone]: incoming[value]}, incoming[value]))",
        "in a loop around a barrier a value keeps its first definition",
    ),
    Mutant(
        "wrong-live-values-at-cut",
        CUT,
        "lambda b: [kernel.starts[kernel.cuts[b]]] if b in kernel.cuts else b.successors",
        "lambda b: [] if b in kernel.cuts else b.successors",
        "a value that is used after the second barrier is not stored at the first",
    ),
    Mutant(
        "slots-overlap",
        "passes/group/launch_function.py",
        "%slot.bytes$n = mul nuw nsw i64 $items, $size",
        "%slot.bytes$n = mul nuw nsw i64 1, $size",
        "each slot has the size of one element",
    ),
)
