"""Bugs of barriers: what is live there, where it is kept, what runs next."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

CUT, LIVENESS, CONTINUATION = "passes/barriers/cut.py", "wfv/ir/liveness.py", "passes/barriers/continuation.py"
SLOTS, SHARING, ACCESS = "passes/barriers/slots.py", "passes/barriers/slot_sharing.py", "passes/barriers/slot_access.py"

MUTANTS = (
    Mutant(
        "phi-operands-not-live",
        LIVENESS,
        "x for phi in succ.phis for x, src in phi.incoming() if src is block and isinstance(x, Instr))",
        "())",
        "a value that only a phi uses is not live",
    ),
    Mutant(
        "liveness-one-round",
        LIVENESS,
        "live[block], is_changed = at_start, True",
        "live[block], is_changed = at_start, False",
        "a value that is live around a loop is not found live",
    ),
    Mutant(
        "loads-rematerialized",
        CUT,
        "value.op in REMATERIALIZABLE",
        'value.op in REMATERIALIZABLE | {"load"}',
        "a load is rematerialized behind a barrier",
    ),
    Mutant(
        "live-values-share-slots",
        SHARING,
        "if first is second or first.barriers & second.barriers:",
        "if first is second:",
        "two values that are live across one barrier share a slot",
    ),
    Mutant(
        "group-slot-changed-while-loaded",
        SLOTS,
        "return store.value in self.kernel.group and store.value in c.loads and c.loaded_value(store) is not",
        "return False and c.loaded_value(store) is not",
        "a work-item changes a group slot that the next one loads",
    ),
    Mutant(
        "buffered-copy-continues-with-itself",
        SLOTS,
        "return twin if twin is not None and c.number == barrier else barrier",
        "return barrier",
        "a continuation continues with itself instead of its double-buffered copy",
    ),
    Mutant(
        "unchanged-but-moved-not-stored",
        SLOTS,
        "if value is not None and plan.slot_of_load(c, value) == plan.slot_of_store(c, store):",
        "if value is not None:",
        "an unchanged value that moves to another slot is not stored",
    ),
    Mutant(
        "item-number-in-plane-wrong",
        ACCESS,
        'self.build.binop("mul", index, sizes[dim], ("nuw", "nsw"), "row")',
        'self.build.binop("mul", index, sizes[1 - dim], ("nuw", "nsw"), "row")',
        "work-items of two dimensions have the same slots",
    ),
    Mutant(
        "varying-value-in-group-slot",
        CUT,
        "if group_shapes.of(i).is_uniform and i.op",
        "if i.op",
        "a varying value is in a slot of the group",
    ),
    Mutant(
        "continuation-keeps-incoming",
        CONTINUATION,
        "definitions.append((clone, {entry: incoming[value], block_of[clone]: clone}, incoming[value]))",
        "definitions.append((clone, {entry: incoming[value], block_of[clone]: incoming[value]}, incoming[value]))",
        "a loop-carried value around a barrier is never updated",
    ),
    Mutant(
        "wrong-live-values-at-cut",
        CUT,
        "lambda b: [kernel.starts[kernel.cuts[b]]] if b in kernel.cuts else b.successors",
        "lambda b: [] if b in kernel.cuts else b.successors",
        "a value that is used behind the second barrier is not stored at the first",
    ),
    Mutant(
        "slots-overlap",
        "passes/kernel/launch_function.py",
        'f"  %slot.bytes{n} = mul nuw nsw i64 {items}, {size}",',
        'f"  %slot.bytes{n} = mul nuw nsw i64 1, {size}",',
        "each slot has the size of one element",
    ),
)
