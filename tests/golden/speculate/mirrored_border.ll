; An index that is mirrored at both ends, by branches in a loop: they become selects in the fast version, which assumes
; that no lane is mirrored in any iteration. A magnitude is assumed to be its operand.
; ARGS: out:i32[item] x:i32[item+9]=-9..9 w:i32=48..50
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK-NOT: extractelement
; CHECK: load <4 x i32>
; CHECK: load <4 x i32>
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: icmp slt i32 %{{.*}}, 0
; CHECK: icmp sge i32 %{{.*}}, 0
; CHECK: freeze
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %w) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %t = trunc i64 %id to i32
  %twice = shl i32 %w, 1
  br label %head
head:
  %d = phi i32 [ -2, %entry ], [ %next, %inside ]
  %sum = phi i32 [ 0, %entry ], [ %all, %inside ]
  %at = add nsw i32 %t, %d
  %is.below = icmp slt i32 %at, 0
  br i1 %is.below, label %below, label %other
below:
  %low = xor i32 %at, -1
  br label %inside
other:
  %is.beyond = icmp sge i32 %at, %w
  br i1 %is.beyond, label %beyond, label %inside
beyond:
  %falling = xor i32 %at, -1
  %high = add i32 %twice, %falling
  br label %inside
inside:
  %place = phi i32 [ %low, %below ], [ %high, %beyond ], [ %at, %other ]
  %i = sext i32 %place to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %far = add nsw i32 %at, -3
  %near = call i32 @llvm.abs.i32(i32 %far, i1 false)
  %j = sext i32 %near to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %j
  %u = load i32, ptr addrspace(1) %q, align 4
  %more = mul i32 %u, 5
  %some = add i32 %sum, %v
  %all = add i32 %some, %more
  %next = add nsw i32 %d, 1
  %goes.on = icmp slt i32 %next, 3
  br i1 %goes.on, label %head, label %exit
exit:
  %po = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %all, ptr addrspace(1) %po, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.abs.i32(i32, i1)
