; break and continue in two nested divergent loops.
; ARGS: out:i32[item*2] x:i32[item]=0..40
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: br i1 %skip, label %outer.latch, label %stop.test
; CHECK: br i1 %stop, label %stop.test.leave
; CHECK: br i1 %enough, label %work.leave{{[.\w]*}}, label %inner.latch
; CHECK: phi i32 {{.*}}[ %t.more, %work.leave{{[.\w]*}} ], [ %t.out, %inner.latch.leave
; CHECK: br i1 %again{{[.\w]*}}, label %inner, label %outer.latch.loopexit
; CHECK: phi i32 {{.*}}[ %s, %stop.test.leave{{[.\w]*}} ], [ %s.out, %outer.latch.leave
; CHECK: br i1 %again{{[.\w]*}}, label %outer, label %end
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %s = phi i32 [ 0, %entry ], [ %s.out, %outer.latch ]
  %iv = xor i32 %i, %v
  %bit = and i32 %iv, 3
  %skip = icmp eq i32 %bit, 1
  br i1 %skip, label %outer.latch, label %stop.test
stop.test:
  %stop = icmp ugt i32 %s, 50
  br i1 %stop, label %end, label %inner
inner:
  %j = phi i32 [ 0, %stop.test ], [ %j.next, %inner.latch ]
  %t = phi i32 [ %s, %stop.test ], [ %t.out, %inner.latch ]
  %jv = add i32 %j, %v
  %three = urem i32 %jv, 3
  %next.please = icmp eq i32 %three, 0
  br i1 %next.please, label %inner.latch, label %work
work:
  %t.more = add i32 %t, %j
  store i32 %t.more, ptr addrspace(1) %q, align 4
  %enough = icmp ugt i32 %t.more, 40
  br i1 %enough, label %inner.end, label %inner.latch
inner.latch:
  %t.out = phi i32 [ %t, %inner ], [ %t.more, %work ]
  %j.next = add i32 %j, 1
  %j.max = and i32 %v, 7
  %j.on = icmp ult i32 %j, %j.max
  br i1 %j.on, label %inner, label %inner.end
inner.end:
  %s.in = phi i32 [ %t.more, %work ], [ %t.out, %inner.latch ]
  br label %outer.latch
outer.latch:
  %s.out = phi i32 [ %s, %outer ], [ %s.in, %inner.end ]
  %i.next = add i32 %i, 1
  %i.on = icmp ult i32 %i, 5
  br i1 %i.on, label %outer, label %end
end:
  %r = phi i32 [ %s, %stop.test ], [ %s.out, %outer.latch ]
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %r, ptr addrspace(1) %q1, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
