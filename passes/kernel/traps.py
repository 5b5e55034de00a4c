"""Traps: a work-item that reaches one stores the trap's number, and returns.

The number is stored at one address for all work-items of a thread, so a trap in a divergent branch is an effect under
a mask like any other. Behind each group the launch function reads the number (passes/kernel/launch_function.py). If one
is there, it writes the group and the number to the launch block, and no thread claims another group.

Before:                                             After:
    bad:                                                bad:
      call void @wfv.trap()                               store i32 1, ptr %wfv.trap
      ret void                                            ret void
"""

from __future__ import annotations

from passes.interface import STOPPED, TRAP_BYTES, TRAP_ID, TRAPPED_NUMBER, SourcePlace
from passes.kernel.work_item_parameters import implicit_parameter
from wfv.ir.builder import Builder
from wfv.ir.core import Function, Instr
from wfv.ir.types import I32
from wfv.ir.values import const_int
from wfv.opencl.builtins import TRAP

CELL = "wfv.trap"  # the parameter


def lower_traps(fn: Function) -> tuple[SourcePlace, ...]:
    """Replaces the calls of `wfv.trap` in the kernel `fn`, in place; returns their places, by number."""
    places: list[SourcePlace] = []
    for block in fn.blocks:
        out: list[Instr] = []
        for instr in block.instrs:
            if instr.callee != TRAP:
                out.append(instr)
                continue
            places.append(SourcePlace.of(instr.line))
            Builder(fn, out, instr).store(const_int(I32, len(places)), implicit_parameter(fn, "trap"), TRAP_BYTES)
        block.instrs = out
    return tuple(places)


def is_trapping(instr: Instr) -> bool:
    """Whether `instr` is what a trap becomes."""
    return instr.op == "store" and getattr(instr.operands[1], "name", "") == CELL


def trap_cell() -> list[str]:
    """Instructions of the launch function's entry: the memory for the number of a trap; 0: there was none."""
    return [f"  %{CELL} = alloca i32, align {TRAP_BYTES}", f"  store i32 0, ptr %{CELL}, align {TRAP_BYTES}"]


def trap_test() -> list[str]:
    """The end of a group in the launch function; `%g` is its number.

    The first group of a launch that traps stores its number and that of the trap; each one ends the claiming of groups.
    """
    return [
        f"  %trap.id = load i32, ptr %{CELL}, align {TRAP_BYTES}",
        "  %is.trapped = icmp ne i32 %trap.id, 0",
        "  br i1 %is.trapped, label %trapped, label %next.group",
        "trapped:",
        f"  %trapped.group = getelementptr i64, ptr %launch, i64 {TRAPPED_NUMBER}",
        "  %trapped.number = add i64 %g, 1",
        "  %trapped.old = cmpxchg ptr %trapped.group, i64 0, i64 %trapped.number monotonic monotonic, align 8",
        "  %trapped.first = extractvalue { i64, i1 } %trapped.old, 1",
        "  br i1 %trapped.first, label %report.trap, label %stop.claiming",
        "report.trap:",
        "  %trap.wide = zext i32 %trap.id to i64",
        f"  %trap.at = getelementptr i64, ptr %launch, i64 {TRAP_ID}",
        "  store i64 %trap.wide, ptr %trap.at, align 8",
        "  br label %stop.claiming",
        "stop.claiming:",
        f"  store atomic i64 {STOPPED}, ptr %launch monotonic, align 8",
        "  br label %done",
        "next.group:",
    ]
