; b0 -> b1 | b3, b1 -> b2 | b4, b2 -> b3 | b4, b3 -> b5, b4 -> b5 with b0 and b1 varying and b2 uniform: the branch in
; b2 must not skip b4, which lanes from b1 need.
; ARGS: out:i32[item*8] x:i32[item]=0..3 n:i32=0..1
; RUN: step=linearize, strategy=unicf, lanes=4
; CHECK: b0:
; CHECK: br label %b1
; CHECK: b1:
; CHECK: br label %b2
; CHECK: b2:
; CHECK: br label %b
; CHECK-NOT: br i1
; CHECK: br label %b
; CHECK: br label %b5
; CHECK-NOT: br i1
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
b0:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 3
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  %q4 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 4
  %q5 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 5
  %bit0 = and i32 %v, 1
  %c0 = icmp ne i32 %bit0, 0
  %c1 = icmp ugt i32 %v, 1
  %c2 = icmp ne i32 %n, 0
  br i1 %c0, label %b1, label %b3
b1:
  store i32 1, ptr addrspace(1) %q1, align 4
  br i1 %c1, label %b2, label %b4
b2:
  store i32 1, ptr addrspace(1) %q2, align 4
  br i1 %c2, label %b3, label %b4
b3:
  %p3 = phi i32 [ 30, %b0 ], [ 32, %b2 ]
  store i32 %p3, ptr addrspace(1) %q3, align 4
  br label %b5
b4:
  %p4 = phi i32 [ 41, %b1 ], [ 42, %b2 ]
  store i32 %p4, ptr addrspace(1) %q4, align 4
  br label %b5
b5:
  %p5 = phi i32 [ 53, %b3 ], [ 54, %b4 ]
  store i32 %p5, ptr addrspace(1) %q5, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
