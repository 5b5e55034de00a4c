; Strides of -1, 2 and 3 elements, bytes and 64-bit integers. Stride 2 is two loads, the second of which ends with the
; last lane's element; a store of stride -1 is one reversed vector store.
; ARGS: out:i64[item] x:i32[item*3]=0..99 b:i8[item]=-128..127
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <4 x i32>
; CHECK: <i32 3, i32 2, i32 1, i32 0>
; CHECK: load <4 x i32>
; CHECK: load <4 x i32>
; CHECK: <i32 0, i32 2, i32 5, i32 7>
; CHECK: load <10 x i32>
; CHECK: <i32 0, i32 3, i32 6, i32 9>
; CHECK: load <4 x i8>
; CHECK: mul <4 x i64>
; CHECK-NOT: extractelement
; CHECK: <i32 3, i32 2, i32 1, i32 0>
; CHECK: store <4 x i64>
; CHECK: store <4 x i8>
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %b) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %size = call i64 @_Z15get_global_sizej(i32 0)
  %last = sub i64 %size, 1
  %back = sub i64 %last, %id
  %two = shl i64 %id, 1
  %three = mul i64 %id, 3
  %p1 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %back
  %p2 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %two
  %p3 = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %three
  %pb = getelementptr inbounds i8, ptr addrspace(1) %b, i64 %back
  %v1 = load i32, ptr addrspace(1) %p1, align 4
  %v2 = load i32, ptr addrspace(1) %p2, align 4
  %v3 = load i32, ptr addrspace(1) %p3, align 4
  %vb = load i8, ptr addrspace(1) %pb, align 1
  %a = mul i32 %v1, 100
  %c = add i32 %a, %v2
  %d = mul i32 %c, 100
  %e = add i32 %d, %v3
  %f = sext i8 %vb to i32
  %g = xor i32 %e, %f
  %h = sext i32 %g to i64
  %m = mul i64 %h, 4294967311
  %q = getelementptr inbounds i64, ptr addrspace(1) %out, i64 %back
  store i64 %m, ptr addrspace(1) %q, align 8
  store i8 7, ptr addrspace(1) %pb, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i64 @_Z15get_global_sizej(i32)
