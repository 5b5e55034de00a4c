; a -> b | e, b -> c | f, c -> f, e -> f with a varying and b uniform: the branch in b is kept, but its edge to f leads to e
; first, which lanes from a need.
; ARGS: out:i32[item*8] x:i32[item]=0..3 n:i32=0..1
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: br label %b
; CHECK: b:
; CHECK: br i1 {{.*}}, label %{{c|e}}, label %{{c|e}}
; CHECK: c:
; CHECK: br label %e
; CHECK: e:
; CHECK: br label %f
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
a:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 3
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  %q4 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 4
  %c0 = icmp ugt i32 %v, 1
  %c1 = icmp ne i32 %n, 0
  br i1 %c0, label %b, label %e
b:
  store i32 1, ptr addrspace(1) %q1, align 4
  br i1 %c1, label %c, label %f
c:
  store i32 2, ptr addrspace(1) %q2, align 4
  br label %f
e:
  store i32 3, ptr addrspace(1) %q3, align 4
  br label %f
f:
  %p = phi i32 [ 10, %b ], [ 20, %c ], [ 30, %e ]
  store i32 %p, ptr addrspace(1) %q4, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
