"""Traps: a work-item that reaches one stores the trap's number, and returns.

`llvm.trap`, `llvm.ubsantrap` and `llvm.debugtrap` are instructions that end the process. `name_traps` makes calls of
`wfv.trap` of them, which does not return, so that LLVM removes the code after the call: a work-item does nothing else
after it has trapped, not even after a debugtrap. LLVM must not merge two calls, because each has a source location.
`lower_traps` makes stores of these. A number is stored at one address for all work-items of a thread, so a trap in a
divergent branch is an effect under a mask like any other. Behind each group the launch function reads the number
(passes/group/launch_function.py). If one is there, it writes the group and the number to the launch block, and no
thread claims another group.

Before:                                 After `name_traps`:                 After `lower_traps`:
    bad:                                    bad:                                bad:
      call void @llvm.debugtrap()             call void @wfv.trap(i8 0) nomerge   store i32 1, ptr %wfv.trap
      ret void                                ret void                            ret void

The operand is the kind of an `llvm.ubsantrap`: Clang's sanitizer of bounds has the number 18.
"""

from passes.builtins.work_item_parameters import implicit_parameter
from passes.interface import STOPPED, TRAP_BYTES, TRAP_ID, TRAPPED_NUMBER, SourcePlace, Trap
from passes.ir_template import fill
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr, Module
from wfv.ir.edits import rewrite
from wfv.ir.intrinsics import known_family
from wfv.ir.names import TRAP
from wfv.ir.types import I8, I32, VOID, FnType
from wfv.ir.values import Value, const_int


def lower_traps(fn: Function) -> tuple[Trap, ...]:
    """Replaces the calls of `wfv.trap` in the kernel `fn`, in place; returns them by number."""
    traps: list[Trap] = []

    def lower(instr: Instr, build: Builder) -> Value | None:
        if instr.callee != TRAP:
            return None
        traps.append(Trap(SourcePlace.of(instr.line), instr.operands[0] == _OF_BOUNDS))
        return build.store(const_int(I32, len(traps)), implicit_parameter(fn, "trap"), TRAP_BYTES)

    rewrite(fn, lower)
    return tuple(traps)


def is_trapping(instr: Instr) -> bool:
    """Whether `instr` is the lowered form of a trap."""
    return instr.op == "store" and getattr(instr.operands[1], "name", "") == TRAP


# Instructions of the launch function's entry: the memory for the number of a trap; 0: there was none.
TRAP_CELL = fill("  %wfv.trap = alloca i32, align $bytes\n  store i32 0, ptr %wfv.trap, align $bytes", bytes=TRAP_BYTES)
# The end of a group in the launch function; `%g` is its number. The first group of a launch that traps stores its
# number and that of the trap; each one ends the claiming of groups.
TRAP_TEST = fill(
    """\
  %trap.id = load i32, ptr %wfv.trap, align $bytes
  %is.trapped = icmp ne i32 %trap.id, 0
  br i1 %is.trapped, label %trapped, label %next.group
trapped:
  %trapped.group = getelementptr i64, ptr %launch, i64 $number_at
  %trapped.number = add i64 %g, 1
  %trapped.old = cmpxchg ptr %trapped.group, i64 0, i64 %trapped.number monotonic monotonic, align 8
  %trapped.first = extractvalue { i64, i1 } %trapped.old, 1
  br i1 %trapped.first, label %report.trap, label %stop.claiming
report.trap:
  %trap.wide = zext i32 %trap.id to i64
  %trap.at = getelementptr i64, ptr %launch, i64 $id_at
  store i64 %trap.wide, ptr %trap.at, align 8
  br label %stop.claiming
stop.claiming:
  store atomic i64 $stopped, ptr %launch monotonic, align 8
  br label %done
next.group:""",
    bytes=TRAP_BYTES,
    number_at=TRAPPED_NUMBER,
    id_at=TRAP_ID,
    stopped=STOPPED,
)
_OF_BOUNDS = const_int(I8, 18)
_ATTRIBUTES = "cold noreturn nounwind memory(inaccessiblemem: readwrite)"


def name_traps(module: Module) -> None:
    """Replaces, in place, the calls in all functions."""
    called = set()
    for fn in list(module.functions.values()):
        for call in fn.instrs():
            family = known_family(call.callee) if call.op == "call" else None
            if family is not None and family.kind == "trap":
                called.add(call.callee)
                call.operands = call.operands[:1] or [const_int(I8, 0)]
                call.attrs = {"callee": TRAP, "suffix": "nomerge"}
    for name in called:
        del module.functions[name]
        module.declare(TRAP, FnType(VOID, (I8,)), _ATTRIBUTES)
