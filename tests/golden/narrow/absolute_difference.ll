; |x - y| of bytes, which C computes in int, in 16 bits. The int that it is compared with is clamped first.
; ARGS: out:i8[item] x:i8[item]=-128..127 y:i8[item]=-128..127 limit:i32=-600..600
; RUN: step=linearize, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK: zext i8 %a to i32
; CHECK: sub nsw i32
; CHECK: call i32 @llvm.abs.i32(i32 %d, i1 true)
; CHECK: icmp slt i32 %m, %limit
; CHECK: trunc i32 %m to i8
; RUN: step=narrow, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK: icmp slt i32 %limit, -1
; CHECK: icmp sgt i32 {{.*}}, 256
; CHECK: trunc i32 {{.*}} to i16
; CHECK: zext i8 %a to i16
; CHECK: zext i8 %b to i16
; CHECK: sub i16
; CHECK: call i16 @llvm.abs.i16(i16 {{.*}}, i1 false)
; CHECK: icmp slt i16
; CHECK: trunc i16 {{.*}} to i8
; CHECK: select i1 %c
; RUN: step=narrow, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK: sub nsw i32
; CHECK-NOT: i16
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %limit) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %py = getelementptr inbounds i8, ptr addrspace(1) %y, i64 %id
  %a = load i8, ptr addrspace(1) %px, align 1
  %b = load i8, ptr addrspace(1) %py, align 1
  %wa = zext i8 %a to i32
  %wb = zext i8 %b to i32
  %d = sub nsw i32 %wa, %wb
  %m = call i32 @llvm.abs.i32(i32 %d, i1 true)
  %c = icmp slt i32 %m, %limit
  %s = select i1 %c, i32 %m, i32 7
  %r = trunc i32 %s to i8
  %q = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %r, ptr addrspace(1) %q, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i32 @llvm.abs.i32(i32, i1 immarg)
