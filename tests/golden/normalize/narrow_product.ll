; A 32-bit id that only the product of an index uses, as in vstore3 with an int: three stores of neighbours, no scatter.
; ARGS: out:i8[item*3]
; The shifts are gone: each vector would shift in all lanes.
; RUN: step=normalize, strategy=unicf, lanes=8
; CHECK-NOT: shl
; CHECK: %i.narrow{{.*}} = trunc i64 %id to i32
; CHECK: %i.wide{{.*}} = sext i32 %i.narrow{{.*}} to i64
; CHECK: mul nsw i64 %i.wide{{.*}}, 3
; RUN: step=widen, strategy=unicf, lanes=8
; CHECK: store <24 x i8>
define spir_kernel void @k(ptr addrspace(1) %out) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %up = shl i64 %id, 32
  %i = ashr exact i64 %up, 32
  %at = mul nsw i64 %i, 3
  %p = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %at
  %v = trunc i64 %id to i8
  store i8 %v, ptr addrspace(1) %p, align 1
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 1
  store i8 7, ptr addrspace(1) %p1, align 1
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  store i8 %v, ptr addrspace(1) %p2, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
