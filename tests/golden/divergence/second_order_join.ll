; s -> a | b, a -> j | kk, b -> j | kk (uniform branches), j -> kk: disjoint paths meet in j, and others in kk.
; ARGS: out:i32[item*4] x:i32[item]=0..1 n:i32=0..1 m:i32=0..1
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %un.not: uniform
; CHECK: %jp: varying
; CHECK: %kp: varying
; CHECK: branch %s
; CHECK-NOT: branch
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n, i32 %m) {
s:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %varying = icmp ne i32 %v, 0
  %un = icmp ne i32 %n, 0
  %um = icmp ne i32 %m, 0
  br i1 %varying, label %a, label %b
a:
  store i32 1, ptr addrspace(1) %q, align 4
  br i1 %un, label %j, label %kk
b:
  store i32 2, ptr addrspace(1) %q, align 4
  br i1 %um, label %j, label %kk
j:
  %jp = phi i32 [ 10, %a ], [ 20, %b ]
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %jp, ptr addrspace(1) %q1, align 4
  br label %kk
kk:
  %kp = phi i32 [ 7, %a ], [ 7, %b ], [ 9, %j ]
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %kp, ptr addrspace(1) %q2, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
