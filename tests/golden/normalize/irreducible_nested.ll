; An inner loop that is entered at its header and in its middle, inside a cycle that has two entries itself.
; ARGS: out:i32[item*4] x:i32[item]=0..7 n:i32=3..20
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: dispatch{{.*}}:
; CHECK: dispatch{{.*}}:
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  %c = trunc i32 %v to i1
  br i1 %c, label %outer, label %other
outer:
  %i = phi i32 [ 0, %entry ], [ %o.next, %other ]
  %i.next = add i32 %i, 1
  store i32 %i, ptr addrspace(1) %q, align 4
  %two = and i32 %i, 2
  %even = icmp eq i32 %two, 0
  br i1 %even, label %head, label %middle
head:
  %h = phi i32 [ %i.next, %outer ], [ %m.next, %middle ]
  %h.next = add i32 %h, 2
  store i32 %h, ptr addrspace(1) %q1, align 4
  %stop.h = icmp ugt i32 %h.next, %n
  br i1 %stop.h, label %end, label %middle
middle:
  %m = phi i32 [ %i.next, %outer ], [ %h.next, %head ]
  %m.next = add i32 %m, 1
  store i32 %m, ptr addrspace(1) %q2, align 4
  %low = and i32 %m, 3
  %again = icmp eq i32 %low, %v
  br i1 %again, label %other, label %head
other:
  %o = phi i32 [ %v, %entry ], [ %m.next, %middle ]
  %o.next = add i32 %o, 3
  %stop.o = icmp ugt i32 %o.next, %n
  br i1 %stop.o, label %end, label %outer
end:
  %r = phi i32 [ %h.next, %head ], [ %o.next, %other ]
  store i32 %r, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
