"""The kernels that measure what the machine can do: bandwidth of memory and caches, peaks of arithmetic.

One work-group is one vector of `lanes` work-items, some registers wide, which walks through a slice of the arrays, and
does so `repeats` times: a launch is long enough to be timed, also where the slice fits into the L1 cache. Stores are
the usual ones, not non-temporal: the CPU may read a line before it writes to it, which is not counted, as in the STREAM
benchmark (J. D. McCalpin, "Memory Bandwidth and Machine Balance in Current High Performance Computers", 1995).
"""

from dataclasses import dataclass

from wfv import llvm
from wfv.options import MAX_LANES

REGISTERS = 4  # of a value: as if the loop over the vectors was unrolled
CHAINS = 3  # values that do not depend on each other: 12 registers hide an operation's latency, and AVX2 has 16

_IDS = """
declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z12get_group_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare float @llvm.fmuladd.f32(float, float, float)
"""

# The first element of the group's slice, and the loops over `repeats` and over the `count` vectors of the slice.
_WALK = """
define spir_kernel void @NAME(ptr addrspace(1) %z, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %count, i32 %repeats) {
entry:
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %long = zext i32 %count to i64
  %slice = mul i64 %size, %long
  %start = mul i64 %group, %slice
  %first = add i64 %start, %lane
  br label %again
again:
  %r = phi i32 [ 0, %entry ], [ %r.next, %done ]
  %sum.again = phi i32 [ 0, %entry ], [ %sum.next, %done ]
  br label %step
step:
  %k = phi i64 [ 0, %again ], [ %k.next, %step ]
  %sum = phi i32 [ %sum.again, %again ], [ %sum.next, %step ]
  %offset = mul i64 %k, %size
  %i = add i64 %first, %offset
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %i
  %pz = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %i
BODY
  %k.next = add i64 %k, 1
  %is_more = icmp ult i64 %k.next, %long
  br i1 %is_more, label %step, label %done
done:
  %r.next = add i32 %r, 1
  %is_again = icmp ult i32 %r.next, %repeats
  br i1 %is_again, label %again, label %end
end:
  %out = getelementptr inbounds i32, ptr addrspace(1) %z, i64 %first
  AT_END
  ret void
}
"""

_COPY = """
  %a = load float, ptr addrspace(1) %px, align 4
  store float %a, ptr addrspace(1) %pz, align 4
  %sum.next = add i32 %sum, 0
"""
_TRIAD = """
  %a = load float, ptr addrspace(1) %px, align 4
  %b = load float, ptr addrspace(1) %py, align 4
  %c = call float @llvm.fmuladd.f32(float %b, float 3.0, float %a)
  store float %c, ptr addrspace(1) %pz, align 4
  %sum.next = add i32 %sum, 0
"""
_LOAD = """
  %a = load i32, ptr addrspace(1) %px, align 4
  %sum.next = xor i32 %sum, %a
"""
_STORE_SUM = "store i32 %sum.next, ptr addrspace(1) %out, align 4"

_ARITHMETIC = """
define spir_kernel void @NAME(ptr addrspace(1) %z, TYPE %a, TYPE %b, i32 %count) {
entry:
  %lane = call spir_func i64 @_Z12get_local_idj(i32 0)
  %group = call spir_func i64 @_Z12get_group_idj(i32 0)
  %size = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %start = mul i64 %group, %size
  %i = add i64 %start, %lane
  %pz = getelementptr inbounds TYPE, ptr addrspace(1) %z, i64 %i
  %x = load TYPE, ptr addrspace(1) %pz, align 4
BEGIN
  br label %step
step:
  %k = phi i32 [ 0, %entry ], [ %k.next, %step ]
BODY
  %k.next = add i32 %k, 1
  %is_more = icmp ult i32 %k.next, %count
  br i1 %is_more, label %step, label %done
done:
END
  store TYPE %result, ptr addrspace(1) %pz, align 4
  ret void
}
"""


@dataclass(frozen=True)
class Stream:
    """A kernel that moves data: `arrays` of them, with `bytes_per_element` moved for each element of the slice."""

    name: str
    body: str
    arrays: int
    at_end: str = ""

    @property
    def is_float(self) -> bool:
        return "float" in self.body

    @property
    def bytes_per_element(self) -> int:
        return 4 * self.arrays

    @property
    def ir(self) -> str:
        text = _WALK.replace("NAME", self.name).replace("BODY", self.body.strip("\n"))
        return text.replace("AT_END", self.at_end) + _IDS


STREAMS = (Stream("copy", _COPY, 2), Stream("triad", _TRIAD, 3), Stream("load", _LOAD, 1, _STORE_SUM))


@dataclass(frozen=True)
class Arithmetic:
    """A kernel that only computes, with `operations` in a step of each work-item."""

    name: str
    type: str
    step: str  # of one chain, %OLD to %NEW
    join: str
    operations_of_chain: int

    @property
    def is_float(self) -> bool:
        return self.type == "float"

    @property
    def operations(self) -> int:
        return CHAINS * self.operations_of_chain

    @property
    def ir(self) -> str:
        add = "fadd" if self.type == "float" else "add"
        begin = "\n".join(f"  %c{c} = {add} {self.type} {'%x' if c == 0 else f'%c{c - 1}'}, %a" for c in range(CHAINS))
        phis = "\n".join(f"  %v{c} = phi {self.type} [ %c{c}, %entry ], [ %n{c}, %step ]" for c in range(CHAINS))
        steps = (
            self.step.replace("OLD", f"v{c}").replace("NEW", f"n{c}").replace("TMP", f"t{c}") for c in range(CHAINS)
        )
        joins = [f"  %s{c} = {self.join} {self.type} %s{c - 1}, %n{c}" for c in range(1, CHAINS)]
        sums = "\n".join(joins).replace("%s0", "%n0").replace(f"%s{CHAINS - 1} =", "%result =")
        text = _ARITHMETIC.replace("BEGIN", begin).replace("BODY", "\n".join([phis, *steps])).replace("END", sums)
        return text.replace("NAME", self.name).replace("TYPE", self.type) + _IDS


FLOAT_PEAK = Arithmetic(
    "fma", "float", "  %NEW = call float @llvm.fmuladd.f32(float %OLD, float %a, float %b)", "fadd", 2
)
INT_PEAK = Arithmetic("addxor", "i32", "  %TMP = add i32 %OLD, %a\n  %NEW = xor i32 %TMP, %b", "add", 2)
PEAKS = (FLOAT_PEAK, INT_PEAK)


def lanes_of_limits(target: str) -> int:
    """The lanes of these kernels: as many 32-bit values as REGISTERS hold."""
    return min(REGISTERS * llvm.find_target(target).vector_bits // 32, MAX_LANES)
