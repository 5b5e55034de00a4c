; A region with two exits, %j and %k: all lanes may leave its copy by the same exit, or diverge there. Lanes from %j
; reach %k by different paths.
; ARGS: out:i32[item*4] x:i32[item]=0..5 n:i32=0..3
; RUN: step=boscc, strategy=unicf+boscc/always, lanes=4
; CHECK: br i1 %c, label %a.all{{.*}}, label %b.all
; CHECK: %p = phi i32 [ 3, %b ], [ %v1, %a ], [ %v1.w{{\d+}}, %a.w{{\d+}} ]
; CHECK: %r = phi i32
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
  %c = icmp ugt i32 %v, %n
  br i1 %c, label %a, label %b
a:
  %v1 = mul i32 %v, 11
  store i32 %v1, ptr addrspace(1) %q, align 4
  %d = icmp ugt i32 %v, 4
  br i1 %d, label %j, label %k
b:
  store i32 2, ptr addrspace(1) %q1, align 4
  %e = icmp eq i32 %v, 1
  br i1 %e, label %j, label %k
j:
  %p = phi i32 [ 3, %b ], [ %v1, %a ]
  store i32 %p, ptr addrspace(1) %q2, align 4
  br label %k
k:
  %r = phi i32 [ %v1, %a ], [ 5, %b ], [ %p, %j ]
  store i32 %r, ptr addrspace(1) %q3, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
