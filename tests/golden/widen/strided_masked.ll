; Strides under a mask: one masked load, which accesses no element that no active lane needs; also of negative stride.
; Without that instruction, where all lanes are active, one load that ends with the last lane's element.
; ARGS: out:i32[item] x:i32[item*2]=0..99 y:i16[item*4]=-99..99 n:i32=0..48
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v4
; CHECK: <i32 0, i32 4, i32 1, i32 4, i32 2, i32 4, i32 3, i32 4>
; CHECK: call <8 x i32> @llvm.masked.load.v8i32.p1(
; CHECK: <i32 3, i32 4, i32 4, i32 4, i32 2, i32 4
; CHECK: call <16 x i16> @llvm.masked.load.v16i16.p1(
; CHECK-NOT: extractelement
; CHECK: ret i32 -1
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK: all.then
; CHECK: load <4 x i32>
; CHECK: load <4 x i32>
; CHECK: all.else
; CHECK: select i1
; CHECK: all.then
; CHECK: load <13 x i16>
; CHECK: all.else
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %inside = icmp slt i32 %i, %n
  br i1 %inside, label %a, label %end
a:
  %wide = sext i32 %n to i64
  %last = sub i64 %wide, 1
  %left = sub i64 %last, %id
  %four = shl i64 %left, 2
  %o = add i64 %four, 3
  %twice = shl i32 %i, 1
  %e = zext i32 %twice to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %e
  %q = getelementptr inbounds i16, ptr addrspace(1) %y, i64 %o
  %size = call i64 @_Z15get_global_sizej(i32 0)
  %count = trunc i64 %size to i32
  %fits = icmp sle i32 %n, %count
  br i1 %fits, label %b, label %end
b:
  %v = load i32, ptr addrspace(1) %p, align 4
  %u = load i16, ptr addrspace(1) %q, align 2
  %u32 = sext i16 %u to i32
  %s = mul i32 %v, %u32
  %r = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %s, ptr addrspace(1) %r, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z15get_global_sizej(i32)
