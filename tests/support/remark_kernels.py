"""Kernels in LLVM IR that give remarks."""

from __future__ import annotations

import wfv
from passes.remarks import Remark
from wfv.runtime.kernel import Kernel

HEAD = """define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, i64 %n) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i64, ptr addrspace(1) %x, i64 %id
  %v = load i64, ptr addrspace(1) %px, align 8
"""
TAIL = """
  ret void
}
declare i64 @_Z13get_global_idj(i32)
"""
GATHER = """  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %v
  %w = load i64, ptr addrspace(1) %py, align 8
  store i64 %w, ptr addrspace(1) %px, align 8"""
SCATTER = """  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %v
  store i64 1, ptr addrspace(1) %py, align 8"""
STRIDED = """  %row = mul i64 %id, 100
  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %row
  %w = load i64, ptr addrspace(1) %py, align 8
  store i64 %w, ptr addrspace(1) %px, align 8"""
DIVISION = """  %w = sdiv i64 %n, %v
  store i64 %w, ptr addrspace(1) %px, align 8"""
ATOMIC = """  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %v
  %old = atomicrmw add ptr addrspace(1) %py, i64 %v monotonic, align 8
  store i64 %old, ptr addrspace(1) %px, align 8"""
CALL = """  %f = uitofp i64 %v to double
  %w = call i64 @llvm.llrint.i64.f64(double %f)
  store i64 %w, ptr addrspace(1) %px, align 8"""
EXACT = """  %f = uitofp i64 %v to double
  %w = frem double %f, 3.0
  store double %w, ptr addrspace(1) %px, align 8"""
VECTOR = """  %w = add i64 %v, %n
  store i64 %w, ptr addrspace(1) %px, align 8"""


def build(body: str, more: str = "", strategy: str = "unicf", math: str = "fast") -> Kernel:
    return wfv.build(HEAD + body + TAIL + more, lanes=4, strategy=strategy, math=math)["k"]


def find(remarks: tuple[Remark, ...], kind: str, opcode: str) -> Remark:
    (found,) = [remark for remark in remarks if (remark.kind, remark.opcode) == (kind, opcode)]
    return found


def with_debug_info(text: str) -> str:
    """!3 is line 77 of the source."""
    return (
        text.replace("{", "!dbg !1 {", 1)
        + """!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!5}
!0 = distinct !DICompileUnit(language: DW_LANG_C99, file: !2, emissionKind: LineTablesOnly)
!1 = distinct !DISubprogram(name: "k", file: !2, line: 1, type: !4, spFlags: DISPFlagDefinition, unit: !0)
!2 = !DIFile(filename: "k.cl", directory: "/")
!3 = !DILocation(line: 77, column: 3, scope: !1)
!4 = !DISubroutineType(types: !6)
!5 = !{i32 2, !"Debug Info Version", i32 3}
!6 = !{}
"""
    )


BRANCH = """  %c = icmp sgt i64 %v, 5
  br i1 %c, label %then, label %end
then:
  %w = add i64 %v, %n
  store i64 %w, ptr addrspace(1) %px, align 8
  br label %end
end:"""
NARROW = BRANCH.replace(
    "store i64 %w, ptr addrspace(1) %px, align 8",
    """%s = trunc i64 %w to i16
  %ps = getelementptr inbounds i16, ptr addrspace(1) %x, i64 %id
  store i16 %s, ptr addrspace(1) %ps, align 2""",
)
UNIFORM = BRANCH.replace("%v, 5", "%n, 5")
LOOP = """  br label %loop
loop:
  %i = phi i64 [ 0, %0 ], [ %next, %loop ]
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %v
  br i1 %again, label %loop, label %end
end:
  store i64 %next, ptr addrspace(1) %px, align 8"""
AFTER = (
    LOOP
    + """
  %c = icmp sgt i64 %next, 7
  br i1 %c, label %more, label %out
more:
  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %id
  store i64 %n, ptr addrspace(1) %py, align 8
  br label %out
out:"""
)
BARRIER = """  %m = mul i64 %v, %v
  call void @_Z7barrierj(i32 1)
  %d = sdiv i64 %n, 3
  %w = add i64 %m, %d
  store i64 %w, ptr addrspace(1) %px, align 8"""
HELPER = """  %w = call i64 @heavy(i64 %v)
  store i64 %w, ptr addrspace(1) %px, align 8"""
PAIRS = """  %i = shl i64 %id, 1
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %i
  %w = load i32, ptr addrspace(1) %py, align 4
  %z = sext i32 %w to i64
  store i64 %z, ptr addrspace(1) %px, align 8"""
SHIFTED = """  %q = lshr i64 %id, %n
  %py = getelementptr inbounds i64, ptr addrspace(1) %y, i64 %q
  %w = load i64, ptr addrspace(1) %py, align 8
  store i64 %w, ptr addrspace(1) %px, align 8"""
MORE = """declare void @_Z7barrierj(i32)
define i64 @heavy(i64 %x) noinline {
  %y = mul i64 %x, 3
  ret i64 %y
}
"""
