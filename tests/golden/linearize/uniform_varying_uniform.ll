; A uniform branch around a varying one around uniform ones, whose sides join in one block.
; ARGS: out:i32[item*4] x:i32[item]=0..3 n:i32=0..3
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: br i1 %un.not, label %end, label %a
; CHECK: a:
; CHECK: br label %b
; CHECK: = select i1 %c1, i1 %u1, i1 false
; CHECK: br i1 %u1, label %d, label %c
; CHECK: br i1 %u2, label %e, label %j
; CHECK: %r = phi i32 [ 5, %entry ], [ %p, %j ]
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %un = icmp ne i32 %n, 0
  br i1 %un, label %a, label %end
a:
  %v = load i32, ptr addrspace(1) %px, align 4
  %c1 = icmp ugt i32 %v, 1
  %u1 = icmp eq i32 %n, 1
  %u2 = icmp eq i32 %n, 2
  br i1 %c1, label %b, label %c
b:
  store i32 1, ptr addrspace(1) %q, align 4
  br i1 %u1, label %d, label %j
c:
  store i32 2, ptr addrspace(1) %q, align 4
  br i1 %u2, label %e, label %j
d:
  store i32 3, ptr addrspace(1) %q1, align 4
  br label %j
e:
  store i32 4, ptr addrspace(1) %q1, align 4
  br label %j
j:
  %p = phi i32 [ 10, %b ], [ 20, %c ], [ 30, %d ], [ 40, %e ]
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %p, ptr addrspace(1) %q2, align 4
  br label %end
end:
  %r = phi i32 [ 5, %entry ], [ %p, %j ]
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %r, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
