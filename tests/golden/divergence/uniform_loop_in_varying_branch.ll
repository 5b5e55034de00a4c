; Only some lanes enter the loop, and all of them run the same number of iterations: it is not divergent, its counter is
; uniform.
; ARGS: out:i32[item*2] x:i32[item]=0..9 t:i32[16]=0..99 n:i32=1..9
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %i: uniform
; CHECK: %sum: uniform
; CHECK: %y: uniform
; CHECK: %sum.next.lcssa: uniform
; CHECK: branch %entry
; CHECK-NOT: branch
; CHECK-NOT: loop
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %some = icmp ugt i32 %v, 4
  br i1 %some, label %pre, label %end
pre:
  br label %loop
loop:
  %i = phi i32 [ 0, %pre ], [ %next, %loop ]
  %sum = phi i32 [ 0, %pre ], [ %sum.next, %loop ]
  %i64 = zext i32 %i to i64
  %pt = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %i64
  %y = load i32, ptr addrspace(1) %pt, align 4
  %sum.next = add i32 %sum, %y
  %next = add nuw nsw i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %done
done:
  store i32 %sum.next, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
