; BOSCC: an expensive case of a varying switch is skipped if no lane takes it.
; ARGS: out:i32[item] x:i32[item]=0..5 t:i32[64]=0..63
; RUN: step=boscc, strategy=unicf+boscc, lanes=4
; CHECK: switch i32 %v, label %j [
; CHECK: i32 1, label %a.any
; CHECK: i32 2, label %b
; CHECK: i32 4, label %a.any
; CHECK: br i1 %any{{.*}}, label %a, label %j
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  switch i32 %v, label %j [
    i32 1, label %a
    i32 2, label %b
    i32 4, label %a
  ]
a:
  %v64 = zext i32 %v to i64
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %v64
  %a1 = load i32, ptr addrspace(1) %p1, align 4
  %a1.64 = zext i32 %a1 to i64
  %p2 = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %a1.64
  %a2 = load i32, ptr addrspace(1) %p2, align 4
  %a2.64 = zext i32 %a2 to i64
  %p3 = getelementptr inbounds i32, ptr addrspace(1) %t, i64 %a2.64
  %a3 = load i32, ptr addrspace(1) %p3, align 4
  br label %j
b:
  %b1 = shl i32 %v, 3
  br label %j
j:
  %r = phi i32 [ %v, %entry ], [ %a3, %a ], [ %b1, %b ]
  store i32 %r, ptr addrspace(1) %q, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
