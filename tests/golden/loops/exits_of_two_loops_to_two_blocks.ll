; Two exits of two loops at once, and one into the outer loop. The cascade behind the inner loop must be inside the
; outer one, otherwise live-outs would be lost in the outer loop's next iteration.
; ARGS: out:i32[item*4] x:i32[item]=1..40
; RUN: step=loops, strategy=unicf, lanes=4
; CHECK: inner:
; CHECK: br i1 %again{{[.\w]*}}, label %inner, label %to.
; CHECK: br i1 %to.{{[.\w]*}}, label %to.{{[.\w]*}}leave
; CHECK: br i1 %to.{{[.\w]*}}, label %to.{{[.\w]*}}leave{{[.\w]*}}, label %outer.latch
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
  %mod = and i32 %v, 3
  %again = icmp ult i32 %j, %mod
  br i1 %again, label %first, label %outer.latch
first:
  %found = icmp ugt i32 %t.next, %v
  br i1 %found, label %out.block, label %second
second:
  %mix = xor i32 %t.next, %v
  %low = and i32 %mix, 15
  %odd = icmp eq i32 %low, 7
  br i1 %odd, label %other.block, label %inner.latch
inner.latch:
  %j.next = add i32 %j, 1
  br label %inner
outer.latch:
  %s.inner = phi i32 [ %t.next, %inner ]
  %i.next = add i32 %i, 1
  %on = icmp ult i32 %i, 5
  br i1 %on, label %outer, label %normal
normal:
  %n = add i32 %s.inner, 1000
  br label %end
out.block:
  %o = shl i32 %j, 8
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %o, ptr addrspace(1) %q1, align 4
  br label %end
other.block:
  %p = mul i32 %t, 7
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %j, ptr addrspace(1) %q3, align 4
  br label %end
end:
  %r = phi i32 [ %n, %normal ], [ %t, %out.block ], [ %p, %other.block ]
  %ri = phi i32 [ %i.next, %normal ], [ %i, %out.block ], [ %i, %other.block ]
  %sum = add i32 %r, %ri
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %sum, ptr addrspace(1) %q2, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
