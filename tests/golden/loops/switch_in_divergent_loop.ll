; A varying switch that continues, starts the next iteration, or leaves the loop to one of two blocks; two cases lead to
; one of them.
; ARGS: out:i32[item*4] x:i32[item]=0..40 n:i32=1..9
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: %to.one{{[.\w]*}} = phi i1 [ false, %entry ]
; CHECK: switch i32 %bits, label
; CHECK: call i1 @wfv.any(i1 %live.next
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %s = phi i32 [ %v, %entry ], [ %s.next, %latch ]
  %more = icmp ult i32 %i, %n
  br i1 %more, label %body, label %end
body:
  %mixed = mul i32 %s, 5
  %sum = add i32 %mixed, %i
  %bits = and i32 %sum, 7
  switch i32 %bits, label %latch [
    i32 0, label %one
    i32 1, label %one
    i32 2, label %two
    i32 5, label %on
    i32 6, label %on
  ]
on:
  store i32 %sum, ptr addrspace(1) %q, align 4
  br label %latch
latch:
  %s.next = phi i32 [ %s, %body ], [ %sum, %on ]
  %next = add i32 %i, 1
  br label %loop
one:
  store i32 %i, ptr addrspace(1) %q1, align 4
  br label %end
two:
  store i32 %s, ptr addrspace(1) %q2, align 4
  br label %end
end:
  %p = phi i32 [ %s, %loop ], [ %sum, %one ], [ 7, %two ]
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %p, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
