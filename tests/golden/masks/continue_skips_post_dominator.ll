; d -> a | b, a -> j | latch, b -> j in a loop: j post-dominates d in the function, but lanes that continue skip it, so
; j cannot have the mask of d.
; ARGS: out:i32[item*4] x:i32[item]=0..255
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: j:
; CHECK: %m.j = phi i1 [
; CHECK: store.i32.p1(i32 %i, ptr addrspace(1) %q2, i1 %m.j
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  br label %d
d:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %n = phi i32 [ 0, %entry ], [ %n.next, %latch ]
  %shifted = lshr i32 %v, %i
  %bit0 = and i32 %shifted, 1
  %bit1 = and i32 %shifted, 2
  %c0 = icmp ne i32 %bit0, 0
  br i1 %c0, label %a, label %b
a:
  store i32 %i, ptr addrspace(1) %q, align 4
  %c1 = icmp ne i32 %bit1, 0
  br i1 %c1, label %j, label %latch
b:
  store i32 %i, ptr addrspace(1) %q1, align 4
  br label %j
j:
  %w = phi i32 [ 1, %a ], [ 100, %b ]
  store i32 %i, ptr addrspace(1) %q2, align 4
  %n.j = add i32 %n, %w
  %stop = icmp ugt i32 %n.j, 250
  br i1 %stop, label %end, label %latch
latch:
  %n.next = phi i32 [ %n, %a ], [ %n.j, %j ]
  %next = add i32 %i, 1
  %on = icmp ult i32 %i, 7
  br i1 %on, label %d, label %end
end:
  %r = phi i32 [ %n.j, %j ], [ %n.next, %latch ]
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %r, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
