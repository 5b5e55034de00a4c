; In one iteration of the innermost of three loops, lanes continue, start the next iteration, leave one, two or all
; three loops, or return.
; ARGS: out:i32[item*4] x:i32[item]=0..63 n:i32=1..4
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: call i1 @wfv.any
; CHECK: call i1 @wfv.any
; CHECK: call i1 @wfv.any
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
  br label %one
one:
  %i = phi i32 [ 0, %entry ], [ %i.next, %one.latch ]
  %s1 = phi i32 [ %v, %entry ], [ %s4, %one.latch ]
  br label %two
two:
  %j = phi i32 [ 0, %one ], [ %j.next, %two.latch ]
  %s2 = phi i32 [ %s1, %one ], [ %s5, %two.latch ]
  br label %three
three:
  %l = phi i32 [ 0, %two ], [ %l.next, %three.latch ]
  %s3 = phi i32 [ %s2, %two ], [ %s, %three.latch ]
  %m = mul i32 %s3, 5
  %s = add i32 %m, %l
  %what = and i32 %s, 7
  switch i32 %what, label %three.latch [
    i32 1, label %two.latch
    i32 3, label %one.latch
    i32 5, label %return
    i32 6, label %after
  ]
three.latch:
  store i32 %s, ptr addrspace(1) %q, align 4
  %l.next = add i32 %l, 1
  %more3 = icmp ult i32 %l.next, %n
  br i1 %more3, label %three, label %two.latch
two.latch:
  %s5 = phi i32 [ %s3, %three ], [ %s, %three.latch ]
  store i32 %s5, ptr addrspace(1) %q1, align 4
  %j.next = add i32 %j, 1
  %more2 = icmp ult i32 %j.next, 4
  br i1 %more2, label %two, label %one.latch
one.latch:
  %s4 = phi i32 [ %l, %three ], [ %s5, %two.latch ]
  %i.next = add i32 %i, 1
  %more1 = icmp ult i32 %i.next, %n
  br i1 %more1, label %one, label %after
after:
  %r = phi i32 [ %j, %three ], [ %s4, %one.latch ]
  store i32 %r, ptr addrspace(1) %q2, align 4
  ret void
return:
  store i32 %s2, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
