; Masks of contiguous accesses are cheap, but there is one in each iteration: two versions. In the fast one the test is a
; uniform branch, and the access has no mask.
; ARGS: out:i32[item] x:i16[item+5]=-9..9 n:i32=-2..60
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: br i1 %in{{.*}}, label %read, label %latch
; CHECK: = load <4 x i16>
; CHECK-NOT: llvm.masked
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: icmp slt i32
; CHECK: freeze
; RUN: step=group, strategy=unival, lanes=4
; CHECK-NOT: guard
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  br label %loop
loop:
  %d = phi i32 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i32 [ 0, %entry ], [ %new, %latch ]
  %i = add nsw i32 %t, %d
  %in = icmp slt i32 %i, %n
  br i1 %in, label %read, label %latch
read:
  %w = sext i32 %i to i64
  %p = getelementptr inbounds i16, ptr addrspace(1) %x, i64 %w
  %v = load i16, ptr addrspace(1) %p, align 2
  %e = sext i16 %v to i32
  %more = add i32 %sum, %e
  br label %latch
latch:
  %new = phi i32 [ %sum, %loop ], [ %more, %read ]
  %next = add nuw nsw i32 %d, 1
  %again = icmp slt i32 %next, 5
  br i1 %again, label %loop, label %end
end:
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %new, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
