; Uniform branches on both sides of a varying one, and a varying branch behind one of them: each region is a single block of
; the region around it, and the uniform branches are kept.
; ARGS: out:i32[item*16] x:i32[item]=0..7 n:i32=0..3
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: br label %b
; CHECK: br i1
; CHECK: br i1
; CHECK-NOT: br i1
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
a:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q.b = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q.d = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  %q.f = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  %q.g = getelementptr inbounds i32, ptr addrspace(1) %q, i64 4
  %q.e = getelementptr inbounds i32, ptr addrspace(1) %q, i64 5
  %q.i = getelementptr inbounds i32, ptr addrspace(1) %q, i64 6
  %q.c = getelementptr inbounds i32, ptr addrspace(1) %q, i64 7
  %q.h = getelementptr inbounds i32, ptr addrspace(1) %q, i64 8
  %q.j = getelementptr inbounds i32, ptr addrspace(1) %q, i64 9
  %low = icmp ult i32 %v, 4
  %bit = and i32 %v, 1
  %odd = icmp ne i32 %bit, 0
  %un1 = icmp ult i32 %n, 2
  %nbit = and i32 %n, 1
  %un2 = icmp eq i32 %nbit, 0
  br i1 %low, label %b, label %c
b:
  store i32 1, ptr addrspace(1) %q.b, align 4
  br i1 %un1, label %d, label %e
d:
  store i32 2, ptr addrspace(1) %q.d, align 4
  br i1 %odd, label %f, label %g
f:
  store i32 3, ptr addrspace(1) %q.f, align 4
  br label %g
g:
  %p.g = phi i32 [ 34, %d ], [ 44, %f ]
  store i32 %p.g, ptr addrspace(1) %q.g, align 4
  br label %i
e:
  store i32 5, ptr addrspace(1) %q.e, align 4
  br label %i
i:
  %p.i = phi i32 [ 56, %g ], [ 66, %e ]
  store i32 %p.i, ptr addrspace(1) %q.i, align 4
  br label %j
c:
  store i32 7, ptr addrspace(1) %q.c, align 4
  br i1 %un2, label %h, label %j
h:
  store i32 8, ptr addrspace(1) %q.h, align 4
  br label %j
j:
  %p.j = phi i32 [ 79, %i ], [ 89, %c ], [ 99, %h ]
  store i32 %p.j, ptr addrspace(1) %q.j, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
