"""The names that begin with `wfv.` in the IR, with their meaning; the functions that make and recognize them.

Functions that a step calls under a mask or on all lanes. Until widening replaces the call, each has a scalar body
(passes/functions/module_text.py):

| name | meaning |
|---|---|
| `wfv.any`, `wfv.all` | votes: whether an i1 is true in any active lane, or in all of them |
| `wfv.load.TYPE.pN`, `wfv.store.TYPE.pN` | a load or store under a mask (passes/functions/names.py) |
| `wfv.ordered.load.`.., `wfv.ordered.store.`.. | likewise, atomic or volatile: lane by lane |
| `wfv.atomicrmw.`.., `wfv.cmpxchg.`.. | likewise, an atomic read-modify-write or compare-exchange |
| `wfv.call.NAME` | a call of the helper `wfv.fn.NAME` under a mask |
| `wfv.bounds`, `wfv.outside` | a test of bounds under a mask, and what a failed one calls (passes/kernel/bounds.py) |

Functions that built-ins call (wfv/opencl/builtins.py), and the variable in which they leave a group's result:

| name | meaning |
|---|---|
| `wfv.exchange` | returns the address of the exchange memory (passes/barriers/slots.py) |
| `wfv.trap` | ends the work-item and the launch (passes/kernel/traps.py) |
| `wfv.barrier.NAME` | a barrier that is part of the built-in NAME |
| `wfv.work_group.result` | a `__local` variable (wfv/opencl/link_builtins.py) |

Functions without a scalar body: `wfv.sub_group.*`, the sub-group primitives (wfv/ir/intrinsics.py), with `.masked` at
the end if the last operand is a mask.

Functions with a body:

| name | meaning |
|---|---|
| `wfv.fn.NAME` | a helper function that is not inlined (passes/functions/inline.py) |
| `wfv.fn.by_lane.NAME.K` | a loop of the function NAME that runs lane by lane (passes/linearize/loops_by_lane.py) |
| `wfv.fn.NAME.masked` | its masked form: the same function with a mask as its last parameter (masked_forms.py) |
| `wfv.fn.NAME.masked.simd` | the vector form of the masked form (passes/widen) |
| `wfv.printf.K`, `wfv.printf.write.TYPES` | what calls of printf become (wfv/opencl/printf_functions.py) |
| `wfv.group.KERNEL` | runs all work-items of one group (passes/kernel/work_item_loops.py) |
| `wfv.launch.KERNEL` | the launch function: claims groups and runs them (passes/kernel/launch_function.py) |

`KERNEL.cN.rest` is the form of a continuation for the rest of a row (passes/functions/masked_forms.py).

Parameters: `wfv.mask` is the mask of a masked form; docs/passes/builtins.md lists those of a kernel (`wfv.lid0`, ..).
Metadata: `wfv.line` (passes/normalize/debug_info.py).

Encodes a memory instruction under a mask as a call of a wfv.* function, and decodes such a call.

    %x = load atomic i32, ptr %p acquire, align 4   %x = call i32 @wfv.ordered.load.acquire.i32.p0(ptr %p, i1 %m, i32 4)

The function's name encodes all of the instruction but the alignment, which is an operand. An atomic's scope is dropped:
LLVM's default, the whole system, is the strongest.
"""

from typing import Any

from wfv.ir.core import Instr
from wfv.ir.intrinsics import mangled
from wfv.ir.types import PtrType, StructType, Type
from wfv.ir.values import ConstInt, Value

LOAD, STORE = "wfv.load.", "wfv.store."
# Memory instructions that happen once for each active lane, in lane order.
PER_LANE = ("wfv.ordered.load.", "wfv.ordered.store.", "wfv.atomicrmw.", "wfv.cmpxchg.")
HELPER = "wfv.fn."  # prefix of a helper function that is not inlined
BY_LANE = "wfv.fn.by_lane."  # prefix of a helper that has no vector form: active lanes run it one after the other
CALL = "wfv.call."  # prefix of a call of such a helper under a mask
MASK = "wfv.mask"  # the last parameter of a masked form


def is_helper(name: str) -> bool:
    """Whether a function of this name is a helper that is not inlined, or one of its forms."""
    return name.startswith(HELPER)


def runs_by_lane(helper: str) -> bool:
    """Whether the helper of this name has no vector form: active lanes run it one after the other."""
    return helper.startswith(BY_LANE)


def masked_name(helper: str) -> str:
    """The name of a helper's masked form."""
    return f"{helper}.masked"


def simd_name(helper: str) -> str:
    """The name of a helper's vector form."""
    return f"{masked_name(helper)}.simd"


def call_name(helper: str) -> str:
    """The name of the function that calls a helper under a mask."""
    return CALL + helper.removeprefix(HELPER)


def callee_under_mask(name: str) -> str:
    """The helper that the function of this name calls under a mask; "" if it is no such function."""
    return HELPER + name.removeprefix(CALL) if name.startswith(CALL) else ""


_ORDERINGS = frozenset({"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"})


def masked_callee(instr: Instr) -> str:
    """The name of the function that executes `instr` if its mask is true."""
    attrs, type = instr.attrs, _data_type(instr)
    match instr.op:
        case "atomicrmw":
            words = [attrs["operation"], attrs["ordering"]]
        case "cmpxchg":
            words = [attrs["success_ordering"], attrs["failure_ordering"]] + ["weak"] * bool(attrs.get("weak"))
        case _:
            words = [attrs["atomic"]] if "atomic" in attrs else []
    words += ["volatile"] * bool(attrs.get("volatile"))
    head = ["ordered", instr.op] if instr.is_access and words else [instr.op]
    pointer = next(x.type for x in instr.operands[instr.op == "store" :] if isinstance(x.type, PtrType))
    return ".".join(["wfv", *head, *words, mangled(type), f"p{pointer.addrspace}"])


def _data_type(instr: Instr) -> Type:
    if isinstance(instr.type, StructType):
        return instr.operands[1].type
    return instr.accessed


def plain_instr(call: Instr) -> Instr:
    """The instruction that a masked call encodes, on the call's operands."""
    *operands, _, align = call.operands
    assert isinstance(align, ConstInt)
    words = call.callee.split(".")[1:-2]
    op = words[1] if words[0] == "ordered" else words[0]
    attrs: dict[str, Any] = {"align": align.value}
    attrs.update((word, True) for word in words if word in ("volatile", "weak"))
    orderings = [word for word in words if word in _ORDERINGS]
    match op:
        case "atomicrmw":
            attrs |= {"operation": words[1], "ordering": orderings[0]}
        case "cmpxchg":
            attrs |= {"success_ordering": orderings[0], "failure_ordering": orderings[1]}
        case _:
            attrs |= {"atomic": orderings[0]} if orderings else {}
    return Instr(call.type, call.name, op, list(operands), attrs, line=call.line)


def masked_parts(call: Instr) -> tuple[list[Value], Value, int]:
    """(the instruction's operands, the mask, the alignment in bytes) of a masked call."""
    *operands, mask, align = call.operands
    assert isinstance(align, ConstInt)
    return operands, mask, align.value
