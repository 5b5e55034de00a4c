; A varying switch is linearized directly: one block after the other, neighbouring case values compared at once.
; ARGS: out:i32[item*2] x:i32[item]=-3..9
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: = sub i32 %v, 1
; CHECK: = icmp ult i32 %{{.*}}, 3
; CHECK: = icmp eq i32 %v, -1
; CHECK-NOT: switch
; CHECK: br label %j.store
; CHECK: br label %b
; CHECK: br label %d
; CHECK: br label %j
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  switch i32 %v, label %d [
    i32 1, label %a
    i32 2, label %a
    i32 3, label %a
    i32 -1, label %b
    i32 7, label %j
    i32 5, label %d
  ]
a:
  store i32 1, ptr addrspace(1) %q, align 4
  br label %j
b:
  store i32 2, ptr addrspace(1) %q, align 4
  br label %d
d:
  %s = phi i32 [ 3, %entry ], [ 3, %entry ], [ 4, %b ]
  store i32 %s, ptr addrspace(1) %q, align 4
  br label %j
j:
  %p = phi i32 [ 10, %a ], [ 40, %d ], [ 50, %entry ]
  store i32 %p, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
