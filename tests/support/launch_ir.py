"""Hand-written launch functions, and kernels made of them."""

from __future__ import annotations

from typing import Any

from passes.interface import KernelInterface, Param
from passes.launch_module import LaunchModule
from wfv.ir.types import FLOAT, I32, PTR, Type
from wfv.options import Options
from wfv.runtime.kernel import Kernel
from wfv.runtime.kernel_origin import KernelOrigin

# Claims groups as docs/design.md says. The body runs group %group.id: it begins in block `group` and ends in
# `br label %next`.
LAUNCH = """
define void @wfv.launch.NAME(ptr %args, ptr %launch, ptr %scratch) {
entry:
  %p.groups = getelementptr i64, ptr %launch, i64 1
  %groups = load i64, ptr %p.groups
  %p.at_once = getelementptr i64, ptr %launch, i64 2
  %at_once = load i64, ptr %p.at_once
  %p.global = getelementptr i64, ptr %launch, i64 4
  %global = load i64, ptr %p.global
  %p.local = getelementptr i64, ptr %launch, i64 7
  %local = load i64, ptr %p.local
  %p.offset = getelementptr i64, ptr %launch, i64 10
  %offset = load i64, ptr %p.offset
  br label %claim
claim:
  %first = atomicrmw add ptr %launch, i64 %at_once monotonic
  %is_done = icmp sge i64 %first, %groups
  br i1 %is_done, label %exit, label %some
some:
  %wanted = add i64 %first, %at_once
  %last = call i64 @llvm.smin.i64(i64 %wanted, i64 %groups)
  br label %group
group:
  %group.id = phi i64 [ %first, %some ], [ %group.next, %next ]
  %begin = mul i64 %group.id, %local
  %full = add i64 %begin, %local
  %end = call i64 @llvm.smin.i64(i64 %full, i64 %global)
  BODY
next:
  %group.next = add i64 %group.id, 1
  %has_more = icmp slt i64 %group.next, %last
  br i1 %has_more, label %group, label %claim
exit:
  ret void
}
declare i64 @llvm.smin.i64(i64, i64)
"""

SAXPY = """
  %x = load ptr, ptr %args
  %p.y = getelementptr i8, ptr %args, i64 8
  %y = load ptr, ptr %p.y
  %p.a = getelementptr i8, ptr %args, i64 16
  %a = load float, ptr %p.a
  br label %item
item:
  %i = phi i64 [ %begin, %group ], [ %i.next, %item ]
  %id = add i64 %i, %offset
  %at.x = getelementptr float, ptr %x, i64 %id
  %at.y = getelementptr float, ptr %y, i64 %id
  %vx = load float, ptr %at.x
  %vy = load float, ptr %at.y
  %ax = fmul float %vx, %a
  %sum = fadd float %ax, %vy
  store float %sum, ptr %at.y
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %end
  br i1 %more, label %item, label %next
"""

# Adds 1 to counts[group], then spins args[1] times.
COUNT = """
  %counts = load ptr, ptr %args
  %p.spin = getelementptr i8, ptr %args, i64 8
  %spin = load i32, ptr %p.spin
  %at = getelementptr i32, ptr %counts, i64 %group.id
  %old = atomicrmw add ptr %at, i32 1 monotonic
  br label %wait
wait:
  %k = phi i32 [ %spin, %group ], [ %k.next, %wait ]
  %volatile = load volatile i32, ptr %p.spin
  %k.next = add i32 %k, -1
  %again = icmp sgt i32 %k.next, 0
  br i1 %again, label %wait, label %next
"""

# out[group] = (scratch address, offsets of both local arguments, offset of the slots); fills all that memory.
WHERE = """
  %out = load ptr, ptr %args
  %p.l1 = getelementptr i8, ptr %args, i64 8
  %l1 = load i64, ptr %p.l1
  %p.l2 = getelementptr i8, ptr %args, i64 16
  %l2 = load i64, ptr %p.l2
  %p.slots = getelementptr i64, ptr %launch, i64 16
  %slots = load i64, ptr %p.slots
  %row = shl i64 %group.id, 2
  %at0 = getelementptr i64, ptr %out, i64 %row
  %number = ptrtoint ptr %scratch to i64
  store i64 %number, ptr %at0
  %at1 = getelementptr i64, ptr %at0, i64 1
  store i64 %l1, ptr %at1
  %at2 = getelementptr i64, ptr %at0, i64 2
  store i64 %l2, ptr %at2
  %at3 = getelementptr i64, ptr %at0, i64 3
  store i64 %slots, ptr %at3
  %size = add i64 %slots, SLOT_BYTES
  call void @llvm.memset.p0.i64(ptr %scratch, i8 1, i64 %size, i1 false)
  br label %next
"""


def buffer(name: str, offset: int, elem: Type | None = FLOAT, **more: Any) -> Param:
    return Param(name, PTR, "buffer", offset, elem_type=elem, **more)


def scalar(name: str, type: Type, offset: int = 0, c_type: str = "") -> Param:
    return Param(name, type, "scalar", offset, c_type=c_type)


def interface(
    *params: Param,
    name: str = "kernel",
    size: int = 64,
    local: int = 0,
    item: tuple[int, ...] = (),
    group: tuple[int, ...] = (),
) -> KernelInterface:
    return KernelInterface(name, params, size, local, item, group, 8)


def make_kernel(name: str, body: str, *params: Param, threads: int = 1, **memory: Any) -> Kernel:
    text = LAUNCH.replace("NAME", name).replace("BODY", body)
    compiled = LaunchModule(text, interface(*params, name=name, **memory))
    return Kernel(KernelOrigin(name, lambda options: compiled), Options(), threads=threads)


def saxpy_kernel() -> Kernel:
    """y = a * x + y; x is only read."""
    x = buffer("x", 0, c_type="float*", is_written=False, align=4)
    y = buffer("y", 8, c_type="float*", align=4)
    return make_kernel("saxpy", SAXPY, x, y, scalar("a", FLOAT, 16, "float"))


def count_kernel() -> Kernel:
    """counts[group] += 1, after some spinning."""
    return make_kernel("count", COUNT, buffer("counts", 0, I32), scalar("spin", I32, 8))
