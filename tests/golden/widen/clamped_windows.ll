; Loads at clamped indices are one masked load and a permute: of bytes and words, with a uniform term behind the clamp or
; in it (LLVM writes max(i - 1, 0) as max(i, 1) - 1). A test at run time finds that no lane wraps, where the range of the
; id does not tell. Without masked loads of bytes, these go lane by lane.
; ARGS: out:i32[item*3] x:i8[item+64]=-99..99 y:i32[item+64]=-99..99 n:i32=0..40 far:i32=-3..3 most:i32=2147483630..2147483647
; RUN: step=widen, strategy=unicf, lanes=8, target=sapphire-rapids
; CHECK: icmp sle i32
; CHECK: near.then
; CHECK: @llvm.masked.load.v8i8.p1
; CHECK: call <16 x i8> @llvm.x86.ssse3.pshuf.b.128
; CHECK: near.else
; CHECK: load i8
; CHECK-NOT: br i1
; CHECK: call <8 x i32> @llvm.usub.sat.v8i32
; CHECK: call <8 x i32> @llvm.umin.v8i32
; CHECK: @llvm.masked.load.v8i32.p1
; CHECK: call <8 x i32> @llvm.x86.avx2.permd
; CHECK: near.then
; RUN: step=widen, strategy=unicf, lanes=64, target=sapphire-rapids
; CHECK: @llvm.masked.load.v64i8.p1
; CHECK: call <64 x i8> @llvm.x86.avx512.permvar.qi.512
; CHECK-NOT: masked.load.v64i32
; RUN: step=widen, strategy=unicf, lanes=8, target=x86-64-v3
; CHECK-NOT: masked.load.v8i8
; CHECK: @llvm.masked.load.v8i32.p1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n, i32 %far, i32 %most) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %left = add i32 %i, %far
  %a = call i32 @llvm.smax.i32(i32 %left, i32 0)
  %b = call i32 @llvm.smin.i32(i32 %a, i32 %n)
  %c = add i32 %b, 5
  %c64 = sext i32 %c to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %c64
  %u = load i8, ptr addrspace(1) %p, align 1
  %after = call i32 @llvm.smax.i32(i32 %i, i32 1)
  %before = add i32 %after, -1
  %d = call i32 @llvm.smin.i32(i32 %before, i32 %n)
  %d64 = sext i32 %d to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %d64
  %v = load i32, ptr addrspace(1) %q, align 4
  %wraps = add i32 %i, %most
  %e = call i32 @llvm.smin.i32(i32 %wraps, i32 %n)
  %f = call i32 @llvm.smax.i32(i32 %e, i32 3)
  %f64 = zext i32 %f to i64
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %f64
  %w = load i32, ptr addrspace(1) %q2, align 4
  %u32 = sext i8 %u to i32
  %at = mul i64 %id, 3
  %next = add i64 %at, 1
  %last = add i64 %at, 2
  %t = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %last
  store i32 %w, ptr addrspace(1) %t, align 4
  %r = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %at
  %s = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %next
  store i32 %u32, ptr addrspace(1) %r, align 4
  store i32 %v, ptr addrspace(1) %s, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
