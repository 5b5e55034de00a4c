; All lanes that diverge in d reconverge in j: j has the mask of d instead of a select of edge masks.
; ARGS: out:i32[item*4] x:i32[item]=0..3
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: %xor{{[.\w]*}} = xor i1 %outside, true
; CHECK: store.i32.p1(i32 1, ptr addrspace(1) %q, i1 %xor
; CHECK: select i1 %xor{{[.\w]*}}, i1 %c, i1 false
; CHECK: j:
; CHECK-NOT: phi
; CHECK-NOT: or i1
; CHECK: store.i32.p1(i32 4, ptr addrspace(1) %{{\w+}}, i1 %xor
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %v = load i32, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 2
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %row
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  %outside = icmp eq i32 %v, 0
  br i1 %outside, label %end, label %d
d:
  store i32 1, ptr addrspace(1) %q, align 4
  %c = icmp eq i32 %v, 2
  br i1 %c, label %a, label %b
a:
  store i32 2, ptr addrspace(1) %q1, align 4
  br label %j
b:
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 3, ptr addrspace(1) %q3, align 4
  br label %j
j:
  store i32 4, ptr addrspace(1) %q2, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
