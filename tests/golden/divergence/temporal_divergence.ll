; A counter is uniform inside the loop and varying outside: lanes leave in different iterations.
; ARGS: out:i32[item*2] x:i32[item]=0..9
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %i: uniform
; CHECK: %even: uniform
; CHECK: %next: uniform
; CHECK: %more: varying
; CHECK: %i.lcssa: varying
; CHECK: branch %loop
; CHECK: loop %loop
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %even = and i32 %i, -2
  store i32 %even, ptr addrspace(1) %q, align 4
  %next = add i32 %i, 1
  %more = icmp ult i32 %i, %v
  br i1 %more, label %loop, label %end
end:
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %i, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
