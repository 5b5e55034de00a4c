; A varying branch around a uniform one around a varying one: the uniform branch is kept where no deferred edge is
; between its sides.
; ARGS: out:i32[item*4] x:i32[item]=0..7 n:i32=0..1
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: %c1 = icmp ugt i32 %v, 2
; CHECK: br label %a
; CHECK: br i1 %un.not, label %d, label %b
; CHECK: b:
; CHECK: br label %c
; CHECK: select i1 {{.*}}, i32 10, i32 20
; CHECK: br label %e
; CHECK: %p = phi i32 [ 30, %d ], [ %select
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
  %c1 = icmp ugt i32 %v, 2
  br i1 %c1, label %a, label %end
a:
  store i32 1, ptr addrspace(1) %q, align 4
  %un = icmp ne i32 %n, 0
  br i1 %un, label %b, label %d
b:
  store i32 2, ptr addrspace(1) %q1, align 4
  %c2 = icmp eq i32 %v, 5
  br i1 %c2, label %c, label %e
c:
  store i32 3, ptr addrspace(1) %q2, align 4
  br label %e
d:
  store i32 4, ptr addrspace(1) %q1, align 4
  br label %e
e:
  %p = phi i32 [ 10, %b ], [ 20, %c ], [ 30, %d ]
  store i32 %p, ptr addrspace(1) %q3, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
