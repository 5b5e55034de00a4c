"""Bugs of barriers: what is live there, where it is kept, what runs next."""

from __future__ import annotations

from tests.mutants.mutant import Mutant

CUT, LIVENESS, CONTINUATION = "passes/barriers/cut.py", "wfv/ir/liveness.py", "passes/barriers/clone_continuation.py"
SLOTS, SHARING, ACCESS = "passes/barriers/slots.py", "passes/barriers/slot_sharing.py", "passes/barriers/slot_access.py"

MUTANTS = (
    Mutant(
        "phi-operands-not-live",
        LIVENESS,
        "x for phi in succ.phis for x, src in phi.incoming() if src is block and isinstance(x, Instr))",
        "())",
        "what only a phi uses is not saved",
    ),
    Mutant(
        "liveness-one-round",
        LIVENESS,
        "live[block], is_changed = at_start, True",
        "live[block], is_changed = at_start, False",
        "what is live around a loop is not saved",
    ),
    Mutant(
        "loads-computed-anew",
        CUT,
        '"sext", "ptrtoint", "inttoptr"',
        '"sext", "load", "ptrtoint", "inttoptr"',
        "what was loaded before a barrier is loaded again behind it",
    ),
    Mutant(
        "live-values-share-slots",
        SHARING,
        "if first is second or first.barriers & second.barriers:",
        "if first is second:",
        "two values that get across one barrier are in one slot",
    ),
    Mutant(
        "group-slot-changed-while-loaded",
        SLOTS,
        "return store.value in self.kernel.group and store.value in c.loads and c.loaded_value(store) is not",
        "return False and c.loaded_value(store) is not",
        "a work-item changes what the group's next one loads",
    ),
    Mutant(
        "twin-names-itself",
        SLOTS,
        "return twin if twin is not None and c.number == barrier else barrier",
        "return barrier",
        "a continuation goes on with itself and not with its twin",
    ),
    Mutant(
        "unchanged-but-moved-not-stored",
        SLOTS,
        "if value is not None and plan.slot_of_load(c, value) == plan.slot_of_store(c, store):",
        "if value is not None:",
        "a value that goes from slot to slot is not stored if it is the old one",
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
        "what each work-item has for itself is kept once for the group",
    ),
    Mutant(
        "continuation-keeps-incoming",
        CONTINUATION,
        "definitions.append((clone, {entry: incoming[value], block_of[clone]: clone}, incoming[value]))",
        "definitions.append((clone, {entry: incoming[value], block_of[clone]: incoming[value]}, incoming[value]))",
        "in a loop around a barrier a value is never the new one",
    ),
    Mutant(
        "wrong-live-values-at-cut",
        CUT,
        "lambda b: [kernel.starts[kernel.cuts[b]]] if b in kernel.cuts else b.successors",
        "lambda b: [] if b in kernel.cuts else b.successors",
        "what is used behind the second barrier is not saved at the first",
    ),
    Mutant(
        "slots-overlap",
        "passes/kernel/launch_function.py",
        'f"  %slot.bytes{n} = mul nuw nsw i64 {items}, {size}",',
        'f"  %slot.bytes{n} = mul nuw nsw i64 1, {size}",',
        "each slot has room for one work-item",
    ),
)
