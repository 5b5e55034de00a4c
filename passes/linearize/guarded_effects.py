"""No inactive lane touches memory or traps: effects under a mask become masked forms.

Before, in a block with mask %m:            After:
    %x = load float, ptr %p, align 4            %x = call float @wfv.load.f32.p0(ptr %p, i1 %m, i32 4)
    store float %x, ptr %q, align 4             call void @wfv.store.f32.p0(float %x, ptr %q, i1 %m, i32 4)
    %h = call i32 @wfv.fn.heavy(i32 %a)         %h = call i32 @wfv.call.heavy(i32 %a, i1 %m)
    %r = sdiv i32 %a, %b                        %d = select i1 %m, i32 %b, i32 1
                                                %r = sdiv i32 %a, %d
    %l = call float @logf(float %a)             %u = select i1 %m, float %a, float 1.0
                                                %l = call float @logf(float %u)
    %s = call i32                               %s = call i32
      @wfv.sub_group.reduce.add.i32(i32 %a)       @wfv.sub_group.reduce.add.i32.masked(i32 %a, i1 %m)

Where all lanes are active, accesses stay plain, except loads of one of two places (selected_loads.py). A load from one
address for all lanes stays plain too where at least one lane is active. Inactive lanes give 1 to a math function: what
they have may be a rare argument, such as an infinity, and a vector with one takes several times as long.
"""

from math import inf

from passes.analysis.divergence import Shapes
from passes.functions.masked_forms import call_under_mask
from passes.functions.masked_memory import masked_callee
from passes.linearize.edge_masks import Masks
from passes.linearize.selected_loads import Selected, selected
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.edits import rewrite
from wfv.ir.intrinsics import needs_mask
from wfv.ir.names import ANY, BOUNDS, call_name, is_helper, masked_name
from wfv.ir.opcodes import ACCESSES_MEMORY, DIVISIONS
from wfv.ir.types import I32
from wfv.ir.values import FALSE, TRUE, ConstInt, Value, const_float, const_int
from wfv.opencl.builtins import libm_function

# Operations on a span of memory: destination, source or value, length. Inactive lanes get length 0.
BLOCK_OPERATIONS = ("llvm.memset.", "llvm.memcpy.", "llvm.memmove.")
_GUARDED = ACCESSES_MEMORY | DIVISIONS | {"call"}


def guard_effects(fn: Function, shapes: Shapes, masks: Masks, masked_from: float = inf) -> None:
    """Rewrites the instructions of `fn` that inactive lanes must not execute, in place.

    `masked_from`: the bits of an element from which on the target has masked loads.
    """
    either = {i: found for i in fn.instrs() if i.op == "load" and (found := selected(i, shapes, masked_from))}
    guarded = {
        instr: (mask, block in masks.may_be_empty)
        for block in fn.blocks
        if (mask := masks.entry.get(block, TRUE)) != TRUE
        for instr in block.instrs
        if instr.op in _GUARDED
    }

    def guard(instr: Instr, build: Builder) -> Value | None:
        build.like = None
        if instr in either:
            return _load_of_two(instr, either[instr], guarded.get(instr, (TRUE, False))[0], build)
        return _guarded(instr, *guarded[instr], shapes, build) if instr in guarded else None

    rewrite(fn, guard)


def _guarded(instr: Instr, mask: Value, may_be_empty: bool, shapes: Shapes, build: Builder) -> Instr | None:
    """The masked form (its last instruction is already built); None if the instruction itself stays."""
    match instr.op:
        case "load" if not instr.is_ordered and shapes.of(instr.operands[0]).is_uniform and not may_be_empty:
            return None
        case "load" | "store" | "atomicrmw" | "cmpxchg":
            return _masked(instr, mask, build)
        case "call" if instr.callee.startswith(BLOCK_OPERATIONS):
            _empty_unless(mask, instr, build)
        case "call" if libm_function(instr.callee):
            instr.operands = [x if shapes.of(x).is_uniform else _one_unless(mask, x, build) for x in instr.operands]
        case "call" if needs_mask(instr.callee):
            return call_under_mask(instr, masked_name(instr.callee), mask, build)
        case "call" if instr.callee == BOUNDS:
            instr.operands[-1] = mask
        case "call" if is_helper(instr.callee):
            return call_under_mask(instr, call_name(instr.callee), mask, build)
        case op if op in DIVISIONS:
            _division(instr, mask, may_be_empty, shapes, build)
    return None


def _load_of_two(load: Instr, places: Selected, mask: Value, build: Builder) -> Value:
    """A load from each place, under the mask of the lanes that choose it."""
    first, second = places.places(build)
    own, others = (build.select(mask, x, FALSE) for x in (places.cond, build.binop("xor", places.cond, TRUE)))
    load.operands = [first]
    value = _masked(load, own, build)
    load.operands = [second]
    return build.select(places.cond, value, _masked(load, others, build))


def _masked(instr: Instr, mask: Value, build: Builder) -> Instr:
    """The call of the masked form."""
    align = const_int(I32, instr.align)
    call = build.call(masked_callee(instr), instr.type, [*instr.operands, mask, align])
    call.line = instr.line  # but no metadata: `!nonnull` and the like are not allowed on a call
    return call


def _empty_unless(mask: Value, instr: Instr, build: Builder) -> None:
    """Length 0 where the mask is false. The forms `.inline` require a constant length: they become the others."""
    instr.operands[2] = build.select(mask, instr.operands[2], 0)
    instr.attrs["callee"] = instr.callee.replace(".inline", "")


def _one_unless(mask: Value, value: Value, build: Builder) -> Value:
    """1 where the mask is false. Functions of one argument get one value, as sine and cosine share their work then."""
    same = (i for i in build.instrs if i.op == "select" and i.operands[:2] == [mask, value])
    return next(same, None) or build.select(mask, value, const_float(value.type, 1.0))


def _division(instr: Instr, mask: Value, may_be_empty: bool, shapes: Shapes, build: Builder) -> None:
    if cannot_trap(instr, shapes, may_be_empty):
        return
    is_scalar = all(shapes.of(x).is_uniform for x in instr.operands)
    cond = build.vote(ANY, mask) if is_scalar else mask
    instr.operands[1] = build.select(cond, instr.operands[1], 1)


def cannot_trap(division: Instr, shapes: Shapes, may_be_empty: bool) -> bool:
    """Whether a division needs no mask: by a harmless constant, or once for lanes of which one at least is active."""
    divisor = division.operands[1]
    if (
        isinstance(divisor, ConstInt)
        and divisor.value != 0
        and (divisor.value != -1 or division.op in ("udiv", "urem"))
    ):
        return True
    return not may_be_empty and all(shapes.of(x).is_uniform for x in division.operands)
