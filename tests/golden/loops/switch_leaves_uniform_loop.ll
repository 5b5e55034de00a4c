; A uniform switch that leaves its loop by two cases and the default: the loop and the switch stay uniform.
; ARGS: out:i32[item*2] x:i32[item]=0..40 t:i32[16]=0..5
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: switch i32 %code
; CHECK-NOT: @wfv.any
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ %v, %entry ], [ %s.next, %latch ]
  %pt = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %i
  %code = load i32, ptr addrspace(1) %pt, align 4
  %next = add i64 %i, 1
  switch i32 %code, label %end [
    i32 1, label %latch
    i32 2, label %plus
    i32 3, label %stop
    i32 4, label %stop
  ]
plus:
  %t1 = add i32 %s, 3
  br label %latch
latch:
  %s.next = phi i32 [ %s, %loop ], [ %t1, %plus ]
  %last = icmp eq i64 %next, 16
  br i1 %last, label %end, label %loop
stop:
  store i32 %s, ptr addrspace(1) %q, align 4
  br label %end
end:
  %p = phi i32 [ %s, %loop ], [ 7, %stop ], [ %s.next, %latch ]
  store i32 %p, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
