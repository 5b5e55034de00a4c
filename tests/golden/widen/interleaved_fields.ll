; A struct of i32, float and i32, with fields addressed as by Clang; the interleave group is loaded and stored in place.
; A store of one field does not alias the others, so later loads still belong to the group.
; ARGS: x:i32[item*3]=0..1000
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK: load <12 x i32>
; CHECK: <i32 0, i32 3, i32 6, i32 9>
; CHECK: <i32 1, i32 4, i32 7, i32 10>
; CHECK: <i32 2, i32 5, i32 8, i32 11>
; CHECK-NOT: load
; CHECK-NOT: extractelement
; CHECK: store <12 x i32>
; CHECK-NOT: store
; CHECK: ret i32 -1
; RUN: step=widen, strategy=unicf, lanes=2
; CHECK: load <6 x i32>
; CHECK-NOT: extractelement
; CHECK: store <6 x i32>
; CHECK-NOT: store
; CHECK: ret i32 -1
%cell = type { i32, float, i32 }
define spir_kernel void @k(ptr addrspace(1) %x) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p0 = getelementptr inbounds %cell, ptr addrspace(1) %x, i64 %id
  %p1 = getelementptr inbounds %cell, ptr addrspace(1) %x, i64 %id, i32 1
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %p0, i64 8
  %a = load i32, ptr addrspace(1) %p0, align 4
  %a2 = add i32 %a, 7
  store i32 %a2, ptr addrspace(1) %p0, align 4
  %b = load float, ptr addrspace(1) %p1, align 4
  %b2 = fneg float %b
  store float %b2, ptr addrspace(1) %p1, align 4
  %c = load i32, ptr addrspace(1) %p2, align 4
  %c2 = xor i32 %c, %a
  store i32 %c2, ptr addrspace(1) %p2, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
