; An exit of a uniform loop and of the divergent one around it: the block on that edge has a phi for the live-out, as
; the inner loop's guard branches there too.
; ARGS: out:i32[item*2] x:i32[item]=0..9 t:i32[16]=0..3
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: inner.leave{{.*}}:
; CHECK: phi i32 [ %s, %inner ]
; CHECK: phi i32 {{.*}}%inner.leave
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %done = icmp ugt i32 %i, %v
  br i1 %done, label %end, label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner.latch ]
  %i64 = zext i32 %i to i64
  %sum = add i64 %i64, %j
  %at = and i64 %sum, 15
  %pt = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %at
  %y = load i32, ptr addrspace(1) %pt, align 4
  %s = add i32 %v, %y
  %stop = icmp eq i32 %y, 3
  br i1 %stop, label %stopped, label %inner.latch
inner.latch:
  store i32 %s, ptr addrspace(1) %q, align 4
  %j.next = add i64 %j, 1
  %more = icmp ult i64 %j.next, 3
  br i1 %more, label %inner, label %outer.latch
outer.latch:
  %i.next = add i32 %i, 1
  br label %outer
stopped:
  br label %end
end:
  %r = phi i32 [ %i, %outer ], [ %s, %stopped ]
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %r, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
