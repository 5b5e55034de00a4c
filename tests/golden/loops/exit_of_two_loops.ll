; An exit of two loops at once: its exit mask and its live-outs must survive the iterations of the outer loop.
; ARGS: out:i32[item*4] x:i32[item]=1..30
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: outer:
; CHECK: %to.out.block{{[.\w]*}} = phi i1 [ false, %entry ]
; CHECK: inner:
; CHECK: %to.out.block{{[.\w]*}} = phi i1 [ false, %outer.body
; CHECK: %j.lcssa.next{{.*}} [ %j, %inner.leave
; CHECK: br i1 %again{{[.\w]*}}, label %inner, label %to.out.block
; CHECK: br i1 %to.out.block.next{{[.\w]*}}, label %to.out.block{{[.\w]*}}leave{{[.\w]*}}, label %outer.latch
; CHECK: %j.lcssa.next{{.*}} [ %j.lcssa.next{{[.\w]*}}, %to.out.block
; CHECK: %to.out.block.next{{.*}} [ true, %to.out.block
; CHECK: br i1 %again{{[.\w]*}}, label %outer, label %to.out.block
; CHECK: br i1 %to.out.block.next{{[.\w]*}}, label %out.block, label %normal
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %i.next, %outer.latch ]
  %s = phi i32 [ 0, %entry ], [ %s.inner, %outer.latch ]
  br label %inner
inner:
  %j = phi i32 [ 0, %outer ], [ %j.next, %inner.latch ]
  %t = phi i32 [ %s, %outer ], [ %t.next, %inner.latch ]
  %t.next = add i32 %t, 3
  store i32 %t.next, ptr addrspace(1) %q, align 4
  %found = icmp ugt i32 %t.next, %v
  br i1 %found, label %out.block, label %inner.latch
inner.latch:
  %j.next = add i32 %j, 1
  %mod = and i32 %v, 3
  %again = icmp ult i32 %j, %mod
  br i1 %again, label %inner, label %outer.latch
outer.latch:
  %s.inner = phi i32 [ %t.next, %inner.latch ]
  %i.next = add i32 %i, 1
  %on = icmp ult i32 %i, 3
  br i1 %on, label %outer, label %normal
normal:
  %n = add i32 %s.inner, 1000
  br label %end
out.block:
  %o = shl i32 %j, 8
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %o, ptr addrspace(1) %q1, align 4
  br label %end
end:
  %r = phi i32 [ %n, %normal ], [ %t, %out.block ]
  %ri = phi i32 [ %i.next, %normal ], [ %i, %out.block ]
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %r, ptr addrspace(1) %q2, align 4
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %ri, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
