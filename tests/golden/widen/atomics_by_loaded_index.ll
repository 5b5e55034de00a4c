; The place that an atomic changes is a part of a number from memory: each lane loads that number, and there is no vector.
; ARGS: out:i32[64]=0..9 x:i32[item]=0..4000
; RUN: step=widen, strategy=unicf, lanes=16
; CHECK: define {{.*}}vector.simd
; CHECK-NOT: alloca
; CHECK: phi i64
; CHECK: load i32, ptr
; CHECK: lshr i32
; CHECK: and i32
; CHECK: atomicrmw add
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %p, align 4
  %high = lshr i32 %v, 4
  %place = and i32 %high, 63
  %wide = zext i32 %place to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %wide
  %old = atomicrmw add ptr addrspace(1) %q, i32 1 monotonic, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
