"""No inactive lane touches memory or traps: effects under a mask become masked forms.

Before, in a block with mask %m:            After:
    %x = load float, ptr %p, align 4            %x = call float @wfv.load.f32.p0(ptr %p, i1 %m, i32 4)
    store float %x, ptr %q, align 4             call void @wfv.store.f32.p0(float %x, ptr %q, i1 %m, i32 4)
    %h = call i32 @wfv.fn.heavy(i32 %a)         %h = call i32 @wfv.call.heavy(i32 %a, i1 %m)
    %r = sdiv i32 %a, %b                        %d = select i1 %m, i32 %b, i32 1
                                                %r = sdiv i32 %a, %d

What is plain where all lanes are there stays plain. A load of one address for all lanes stays plain too where at least
one lane is there.
"""

from __future__ import annotations

from passes.divergence import Shapes
from passes.helpers import call_under_mask
from passes.inline import is_helper
from passes.masks import Masks
from wfv.errors import UnsupportedError
from wfv.ir.builder import Builder
from wfv.ir.core import Block, Function, Instr
from wfv.ir.types import I1, I32, VOID, ArrayType, FloatType, IntType, PtrType, StructType, Type, VecType
from wfv.ir.values import TRUE, ConstInt, Value, const_int

# What touches a block of memory: destination, source or value, length. Inactive lanes get length 0.
BLOCK_OPERATIONS = ("llvm.memset.", "llvm.memcpy.", "llvm.memmove.")
DIVISIONS = ("udiv", "sdiv", "urem", "srem")
_EFFECTS = ("store", "load", "atomicrmw", "cmpxchg", *DIVISIONS)


def guard_effects(fn: Function, shapes: Shapes, masks: Masks) -> None:
    """Rewrites what must not happen in inactive lanes of `fn`, in place."""
    replaced: dict[Value, Value] = {}
    for block in fn.blocks:
        mask = masks.entry.get(block, TRUE)
        if mask == TRUE or not any(i.op in _EFFECTS or i.op == "call" for i in block.instrs):
            continue
        may_be_empty = block in masks.may_be_empty
        _guard_block(fn, block, mask, may_be_empty, shapes, replaced)
    fn.substitute(replaced)


def _guard_block(
    fn: Function, block: Block, mask: Value, may_be_empty: bool, shapes: Shapes, replaced: dict[Value, Value]
) -> None:
    out: list[Instr] = []
    build = Builder(fn, out)
    for instr in block.instrs:
        new = _guarded(instr, mask, may_be_empty, shapes, build)
        if new is instr:
            out.append(instr)
        elif new is not None:
            replaced[instr] = new
    block.instrs[:] = out


def _guarded(instr: Instr, mask: Value, may_be_empty: bool, shapes: Shapes, build: Builder) -> Instr | None:
    """The masked form (its last instruction is already built), or the instruction itself if it needs none."""
    if instr.op in ("load", "store") and ("atomic" in instr.attrs or instr.attrs.get("volatile")):
        kind = "atomic" if "atomic" in instr.attrs else "volatile"
        raise UnsupportedError(f"{kind} {instr.op} under divergent control flow", line=instr.line)
    match instr.op:
        case "load":
            return _load(instr, mask, may_be_empty, shapes, build)
        case "store":
            return _masked(instr, f"wfv.store.{mangled(instr.operands[0].type)}", instr.operands, VOID, mask, build, 1)
        case "atomicrmw":
            name = f"wfv.atomicrmw.{instr.attrs['operation']}.{instr.attrs['ordering']}.{mangled(instr.type)}"
            return _masked(instr, name, instr.operands, instr.type, mask, build, 0)
        case "call" if instr.callee.startswith(BLOCK_OPERATIONS):
            instr.operands[2] = build.select(mask, instr.operands[2], const_int(instr.operands[2].type, 0))
        case "call" if is_helper(instr.callee):
            return call_under_mask(instr, mask, build)
        case "cmpxchg":
            raise UnsupportedError("cmpxchg under divergent control flow", line=instr.line)
        case op if op in DIVISIONS:
            return _division(instr, mask, may_be_empty, shapes, build)
    return instr


def _load(instr: Instr, mask: Value, may_be_empty: bool, shapes: Shapes, build: Builder) -> Instr:
    if shapes.of(instr.operands[0]).is_uniform and not may_be_empty:
        return instr
    return _masked(instr, f"wfv.load.{mangled(instr.type)}", instr.operands, instr.type, mask, build, 0)


def _masked(
    instr: Instr, name: str, operands: list[Value], type: Type, mask: Value, build: Builder, pointer: int
) -> Instr:
    """The call of the masked form."""
    pointer_type = operands[pointer].type
    assert isinstance(pointer_type, PtrType)
    align = const_int(I32, instr.attrs.get("align", 1))
    call = build.call(f"{name}.p{pointer_type.addrspace}", type, [*operands, mask, align])
    call.metadata, call.line = dict(instr.metadata), instr.line
    return call


def _division(instr: Instr, mask: Value, may_be_empty: bool, shapes: Shapes, build: Builder) -> Instr:
    divisor = instr.operands[1]
    is_harmless = isinstance(divisor, ConstInt) and divisor.value not in (0, -1)
    is_scalar = all(shapes.of(x).is_uniform for x in instr.operands)
    if is_harmless or (is_scalar and not may_be_empty):
        return instr
    cond = build.call("wfv.any", I1, [mask]) if is_scalar else mask
    safe = build.select(cond, divisor, const_int(divisor.type, 1))
    instr.operands[1] = safe
    return instr


def mangled(type: Type) -> str:
    """A type as part of a function's name: i32, f32, v4f32, p1."""
    match type:
        case IntType(bits=bits):
            return f"i{bits}"
        case FloatType(kind=kind):
            return {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64"}.get(kind, kind)
        case PtrType(addrspace=addrspace):
            return f"p{addrspace}"
        case VecType(count=count, element=element):
            return f"v{count}{mangled(element)}"
        case ArrayType(count=count, element=element):
            return f"a{count}{mangled(element)}"
        case StructType(elements=elements):
            return "s_" + "_".join(mangled(e) for e in elements or ()) + "s"
    raise TypeError(f"{type} cannot be part of a name")
