; Stride -1 under a mask: the mask is reversed with the data. No element of an inactive lane is accessed.
; ARGS: out:i32[item] x:i32[item]=0..99 n:i32=0..48
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v3
; CHECK: shufflevector <4 x i1>
; CHECK: call <4 x i32> @llvm.masked.load.v4i32.p1(
; CHECK: <i32 3, i32 2, i32 1, i32 0>
; CHECK: call void @llvm.masked.store.v4i32.p1(
; CHECK-NOT: extractelement
; CHECK: ret i32 -1
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK: all.then
; CHECK: load <4 x i32>
; CHECK: all.else
; CHECK: store <4 x i32>
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %size = call i64 @_Z15get_global_sizej(i32 0)
  %count = trunc i64 %size to i32
  %limit = call i32 @llvm.smin.i32(i32 %n, i32 %count)
  %i = trunc i64 %id to i32
  %inside = icmp slt i32 %i, %limit
  br i1 %inside, label %a, label %end
a:
  %last = sub i32 %limit, 1
  %back = sub i32 %last, %i
  %b = sext i32 %back to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %b
  %v = load i32, ptr addrspace(1) %p, align 4
  %w = mul i32 %v, 3
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %b
  store i32 %w, ptr addrspace(1) %q, align 4
  br label %end
end:
  ret void
}
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z15get_global_sizej(i32)
