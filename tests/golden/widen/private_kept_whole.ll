; Private arrays that stay contiguous for each lane: with accesses of two sizes, a memset of run-time length, or a
; pointer to them in memory.
; ARGS: out:i32[item] x:i32[item]=0..7 n:i32=0..7
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: alloca [128 x i8], align 4
; CHECK: alloca [128 x i8], align 4
; CHECK: alloca [128 x i8], align 4
; CHECK: alloca [32 x i8], align 8
; CHECK-NOT: store <4 x i32> {{.*}} ptr %
; CHECK: store <4 x i32> {{.*}} ptr addrspace(1)
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %sizes = alloca [8 x i32], align 4
  %filled = alloca [8 x i32], align 4
  %known = alloca [8 x i32], align 4
  %cell = alloca [1 x ptr], align 8
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %p = getelementptr inbounds [8 x i32], ptr %sizes, i64 0, i64 %i
  %q = getelementptr inbounds [8 x i32], ptr %filled, i64 0, i64 %i
  %r = getelementptr inbounds [8 x i32], ptr %known, i64 0, i64 %i
  %i32 = trunc i64 %i to i32
  %w = mul i32 %v, %i32
  store i32 %w, ptr %p, align 4
  store i32 %w, ptr %q, align 4
  store i32 %w, ptr %r, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %read, label %fill
read:
  %at = zext i32 %n to i64
  %bytes = shl i64 %at, 1
  call void @llvm.memset.p0.i64(ptr align 4 %filled, i8 1, i64 %bytes, i1 false)
  %byte.p = getelementptr inbounds i8, ptr %sizes, i64 %bytes
  %byte = load i8, ptr %byte.p, align 1
  %r.p = getelementptr inbounds [8 x i32], ptr %known, i64 0, i64 %at
  %cell.p = getelementptr inbounds [1 x ptr], ptr %cell, i64 0, i64 0
  store volatile ptr %r.p, ptr %cell.p, align 8
  %back = load volatile ptr, ptr %cell.p, align 8
  %a = load i32, ptr %back, align 4
  %f.p = getelementptr inbounds [8 x i32], ptr %filled, i64 0, i64 %at
  %b = load i32, ptr %f.p, align 4
  %c = sext i8 %byte to i32
  %s = add i32 %a, %b
  %t = xor i32 %s, %c
  %out.p = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %t, ptr addrspace(1) %out.p, align 4
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @_Z13get_global_idj(i32)
