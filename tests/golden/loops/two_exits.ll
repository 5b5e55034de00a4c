; Two exits of one loop to different joins: an exit mask for each but one, and a cascade behind the loop.
; ARGS: out:i32[item*4] x:i32[item]=0..7 y:i32[item]=0..7
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: %to.left{{[.\w]*}} = phi i1 [ false, %entry ]
; CHECK: %i = phi i32 [ 0, %entry ]
; CHECK: br i1 %first, label %loop.leave{{[.\w]*}}, label %mid
; CHECK: %square.lcssa.next{{.*}} [ %square, %mid.leave
; CHECK: %i.lcssa.next{{.*}} [ %i, %loop.leave
; CHECK: %to.left.next{{.*}} [ true, %loop.leave
; CHECK: %live.next{{.*}} = phi i1 [ false, %loop ], [ true, %back.stay
; CHECK: %again{{.*}} = call i1 @wfv.any(i1 %live.next
; CHECK: br i1 %again{{[.\w]*}}, label %loop, label %to.left
; CHECK: br i1 %to.left.next{{[.\w]*}}, label %left, label %right
; CHECK: left:
; CHECK: phi i32 [ %i.lcssa.next
; CHECK: right:
; CHECK: phi i32 [ %square.lcssa.next
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %u = load i32, ptr addrspace(1) %py, align 4
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %back ]
  store i32 %i, ptr addrspace(1) %q, align 4
  %first = icmp eq i32 %i, %v
  br i1 %first, label %left, label %mid
mid:
  %square = mul i32 %i, %i
  %second = icmp uge i32 %square, %u
  br i1 %second, label %right, label %back
back:
  %next = add i32 %i, 1
  br label %loop
left:
  %l = add i32 %i, 100
  store i32 %l, ptr addrspace(1) %q1, align 4
  br label %end
right:
  %r = add i32 %square, 200
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %r, ptr addrspace(1) %q2, align 4
  br label %end
end:
  %p = phi i32 [ %i, %left ], [ %square, %right ]
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %p, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
