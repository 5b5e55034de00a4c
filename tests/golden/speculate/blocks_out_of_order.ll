; The guard repeats %sum before %next, although the block of %next stands first (which LLVM leaves only here so).
; ARGS: out:i32[item] in:i32[200]=0..99 u:i32=0..40
; RUN: step=group, strategy=unicf, lanes=4, without=simplify
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: %sum = add i32
; CHECK: %next = add i32 %sum, 1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, i32 %u) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %lid = call i64 @_Z12get_local_idj(i32 0)
  %short = trunc i64 %lid to i32
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 7, ptr addrspace(1) %q, align 4
  br label %first
then:
  %next = add i32 %sum, 1
  %clamped = call i32 @llvm.umin.i32(i32 %next, i32 88)
  %wide = sext i32 %clamped to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %in, i64 %wide
  %v = load i32, ptr addrspace(1) %p, align 4
  store i32 %v, ptr addrspace(1) %q, align 4
  br label %end
first:
  %sum = add i32 %short, %u
  %bit = and i32 %sum, 1
  %is.even = icmp eq i32 %bit, 0
  br i1 %is.even, label %then, label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z12get_local_idj(i32)
declare i32 @llvm.umin.i32(i32, i32)
