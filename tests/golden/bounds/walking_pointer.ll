; The pointer is a phi: a phi of its distance in bytes is made. The private array's index is at most 3: no test.
; ARGS: out:i32[item] x:i32[item*3+12]=1..20 n:i32=1..4
; RUN: step=scalarize, strategy=unicf, lanes=4, bounds=check
; CHECK: loop:
; CHECK: %distance.w2 = phi i64 [ %mul.w3, %entry ], [ %add.w4, %loop ]
; CHECK: call void @wfv.bounds(i64 %distance.w2, i64 %udiv.w7, i64 1,
; CHECK: %v = load i32
; CHECK-NOT: @wfv.bounds
; CHECK: %add.w4 = add i64 %distance.w2, 12
; CHECK: end:
; CHECK: call void @wfv.bounds(i64 %add.w1,
; CHECK: store i32 %result
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %t = alloca [4 x i32], align 16
  %i = call i64 @_Z13get_global_idj(i32 0)
  call void @llvm.memset.p0.i64(ptr align 16 %t, i8 0, i64 16, i1 false)
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %next, %loop ]
  %at = phi ptr addrspace(1) [ %p, %entry ], [ %after, %loop ]
  %v = load i32, ptr addrspace(1) %at, align 4
  %low = and i32 %v, 3
  %wide = zext i32 %low to i64
  %place = getelementptr inbounds [4 x i32], ptr %t, i64 0, i64 %wide
  %old = load i32, ptr %place, align 4
  %new = add i32 %old, %v
  store i32 %new, ptr %place, align 4
  %after = getelementptr inbounds i32, ptr addrspace(1) %at, i64 3
  %next = add i32 %k, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %end
end:
  %first = getelementptr inbounds [4 x i32], ptr %t, i64 0, i64 1
  %result = load i32, ptr %first, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %i
  store i32 %result, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
