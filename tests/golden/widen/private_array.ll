; A private array for each work-item, with a run-time index.
; ARGS: out:i32[item] x:i32[item]=0..7
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: alloca [128 x i8], align 16
; CHECK: store i32 1000
; CHECK: store i32 1000
; CHECK: store i32 1000
; CHECK: store i32 1000
; CHECK: store <4 x i32>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %a = alloca [8 x i32], align 16
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %pa = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %i
  %i32 = trunc i64 %i to i32
  %m = mul i32 %i32, %v
  store i32 %m, ptr %pa, align 4
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 8
  br i1 %done, label %read, label %fill
read:
  %at = zext i32 %v to i64
  %pr = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %at
  %r = load i32, ptr %pr, align 4
  %other = sub i64 7, %at
  %pw = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 %other
  store i32 1000, ptr %pw, align 4
  %p3 = getelementptr inbounds [8 x i32], ptr %a, i64 0, i64 3
  %r3 = load i32, ptr %p3, align 4
  %sum = add i32 %r, %r3
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
