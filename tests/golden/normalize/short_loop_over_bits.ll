; A loop of eight iterations over bytes is unrolled before the analyses: its stores lie between those of other lanes.
; ARGS: out:i8[8*item]=0..9 x:i8[item]=0..255
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK-NOT: br i1
; CHECK: store i8
; CHECK: store i8
; CHECK: store i8
; CHECK: store i8
; CHECK: store i8
; CHECK: store i8
; CHECK: store i8
; CHECK: store i8
; CHECK-NOT: store i8
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: store <32 x i8>
; CHECK-NOT: store i8
define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %v = load i8, ptr addrspace(1) %p, align 1
  %first = shl i64 %id, 3
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %by = trunc i64 %k to i8
  %shifted = lshr i8 %v, %by
  %bit = and i8 %shifted, 1
  %at = add nuw nsw i64 %first, %k
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at
  store i8 %bit, ptr addrspace(1) %q, align 1
  %next = add nuw nsw i64 %k, 1
  %more = icmp ult i64 %next, 8
  br i1 %more, label %loop, label %done
done:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
