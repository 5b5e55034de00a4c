; A lane's live-out has the value of the iteration in which the lane left, not of the last iteration of all lanes.
; ARGS: out:i32[item*4] x:i32[item]=0..12
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: %live{{[.\w]*}} = phi i1 [ true, %entry ]
; CHECK: br i1 %live{{[.\w]*}}, label %loop.body
; CHECK: br i1 %more, label %loop.stay{{[.\w]*}}, label %loop.leave
; CHECK: phi i32 {{.*}}[ %c, %loop.leave
; CHECK: %live.next{{[.\w]*}} = phi i1 [ false, %loop ], [ true, %loop.stay{{[.\w]*}} ], [ false, %loop.leave
; CHECK: %again{{[.\w]*}} = call i1 @wfv.any(i1 %live.next
; CHECK: end:
; CHECK: %c.lcssa = phi i32 [ %c.lcssa.next
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = phi i32 [ 1, %entry ], [ %b, %loop ]
  %b = phi i32 [ 1, %entry ], [ %c, %loop ]
  %c = add i32 %a, %b
  %odd = trunc i32 %c to i1
  %next = add i32 %i, 1
  %more = icmp ult i32 %i, %v
  br i1 %more, label %loop, label %end
end:
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  store i32 %i, ptr addrspace(1) %q, align 4
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %c, ptr addrspace(1) %q1, align 4
  %flag = select i1 %odd, i32 %a, i32 -5
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %flag, ptr addrspace(1) %q2, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
