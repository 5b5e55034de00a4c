; A uniform switch is kept; cases with the same target share a block; the varying branch in one of them is linearized.
; ARGS: out:i32[item*2] x:i32[item]=0..3 n:i32=0..9
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: switch i32 %n, label %d [
; CHECK: i32 1, label %a
; CHECK: i32 2, label %a
; CHECK: i32 3, label %b
; CHECK: i32 7, label %j.case
; CHECK: i32 8, label %j.case
; CHECK: %p = phi i32 [ 10, %a ]
; RUN: step=optimize, strategy=unicf, lanes=4
; CHECK: switch i32
; RUN: step=linearize, strategy=unival, lanes=4
; CHECK-NOT: switch
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  switch i32 %n, label %d [
    i32 1, label %a
    i32 2, label %a
    i32 3, label %b
    i32 7, label %j
    i32 8, label %j
  ]
a:
  store i32 1, ptr addrspace(1) %q, align 4
  br label %j
b:
  %c = icmp ugt i32 %v, 1
  br i1 %c, label %d, label %j
d:
  store i32 2, ptr addrspace(1) %q, align 4
  br label %j
j:
  %p = phi i32 [ 10, %a ], [ %v, %b ], [ 40, %d ], [ 50, %entry ], [ 50, %entry ]
  store i32 %p, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
