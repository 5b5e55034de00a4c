; Two edges lead to %a, the body of `if (c || d)`: one vote after its phis asks for the lanes of both. Not all lanes come
; there, as they do to %j. %t, which some lanes of %a reach, has votes of its own.
; ARGS: out:i32[item] x:i32[item]=0..5 n:i32=0..3
; RUN: step=boscc, strategy=unicf+boscc/always, lanes=4
; CHECK: a:
; CHECK-NEXT: %p = phi i32 [ 3, %entry ], [ %v1, %b ],
; CHECK-NEXT: br label %a.w{{\d+}}.all
; CHECK: br i1 %all{{.*}}, label %a.w{{\d+}}, label %a.w{{\d+}}.any
; CHECK: br i1 %any{{.*}}, label %a.w{{\d+}}, label %j
; CHECK: br i1 %e, label %t.any{{.*}}, label %j
; CHECK: j:
; CHECK-NOT: call i1 @wfv.any
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  %c = icmp ugt i32 %v, %n
  br i1 %c, label %a, label %b
b:
  %v1 = mul i32 %v, 11
  store i32 %v1, ptr addrspace(1) %q, align 4
  %d = icmp eq i32 %v, 1
  br i1 %d, label %a, label %j
a:
  %p = phi i32 [ 3, %entry ], [ %v1, %b ]
  %s = mul i32 %p, %p
  store i32 %s, ptr addrspace(1) %q, align 4
  %e = icmp ugt i32 %s, 100
  br i1 %e, label %t, label %j
t:
  %u = mul i32 %s, 7
  store i32 %u, ptr addrspace(1) %q, align 4
  br label %j
j:
  %r = phi i32 [ %v1, %b ], [ %s, %a ], [ %u, %t ]
  %w = xor i32 %r, 5
  store i32 %w, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
