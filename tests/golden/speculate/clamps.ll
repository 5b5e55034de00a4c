; Addresses that are clamped to both ends and selected at one: contiguous in the fast version. Only the assumptions that
; the addresses need are made: %other is not among them. The clamps are gone where they are assumed not to act.
; ARGS: out:i32[item] x:i32[item+9]=-9..9 w:i32=1..8 m:i32=0..9
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: sub i32 %up.w{{\d+}}, -2
; CHECK: load <4 x i32>
; CHECK: load <4 x i32>
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: icmp sge i32 %up, 0
; CHECK: icmp ugt i32 %sub.w{{\d+}}, 3
; CHECK: icmp sle i32 %add.w{{\d+}}, %last
; CHECK-NOT: %m
; CHECK: freeze
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %w, i32 %m) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %up = add i32 %t, -2
  %last = add i32 %w, 3
  %low = call i32 @llvm.smax.i32(i32 %up, i32 0)
  %high = call i32 @llvm.smin.i32(i32 %low, i32 %last)
  %i = sext i32 %high to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %is = icmp eq i32 %t, %last
  %next = add i32 %t, 1
  %around = select i1 %is, i32 0, i32 %next
  %j = sext i32 %around to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %j
  %u = load i32, ptr addrspace(1) %q, align 4
  %other = icmp slt i32 %t, %m
  %z = zext i1 %other to i32
  %s = add i32 %u, %v
  %r = add i32 %s, %z
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
