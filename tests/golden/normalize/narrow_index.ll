; LLVM turns sext(trunc) into shifts and zext(trunc) into a mask, where only an index uses them. They must still be
; recognized as narrow indices, so that both accesses are contiguous.
; ARGS: out:i32[item] x:i32[item]=0..99 y:i32[item]=0..99 ids:i64[item]
; RUN: step=normalize, strategy=unicf, lanes=4
; CHECK: zext i32 %{{.*}}.narrow
; CHECK: sext i32 %{{.*}}.narrow
; CHECK: getelementptr inbounds [4 x i8], ptr addrspace(1) %x
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK-NOT: gather
; CHECK-NOT: insertelement <4 x i32>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %ids) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %n = trunc i64 %id to i32
  %i = sext i32 %n to i64
  %m = trunc i64 %id to i32
  %u = zext i32 %m to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %i
  %v = load i32, ptr addrspace(1) %p, align 4
  %q = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %u
  %w = load i32, ptr addrspace(1) %q, align 4
  %sum = add i32 %v, %w
  %r = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %sum, ptr addrspace(1) %r, align 4
  %t = getelementptr inbounds i64, ptr addrspace(1) %ids, i64 %id
  store i64 %id, ptr addrspace(1) %t, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
