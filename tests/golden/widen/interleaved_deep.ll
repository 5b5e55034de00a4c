; Stores of RGB to a mirrored image: their addresses are one sum of many terms, with other constants behind it. So one
; store has a place at all depths of the sum that the others have, and all three are one wide store.
; ARGS: out:i8[3*item+2400]=0..9 x:i8[item]=0..255 n:i32=1..5 m:i32=1..5
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: store <12 x i8>
; CHECK-NOT: store i8

define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %x, i32 %n, i32 %m) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %n5 = mul nsw i32 %n, 5
  %a = add nsw i32 %i, %n5
  %b = shl nsw i32 %a, 5
  %c = sub nsw i32 %b, %m
  %d = mul nsw i32 %c, 3
  %i31 = mul nsw i32 %i, 31
  %e = sub nsw i32 %c, %i31
  %first = mul nsw i32 %e, 3
  %second = add nsw i32 %first, 1
  %third = add nsw i32 %first, 2
  %first.w = sext i32 %first to i64
  %second.w = sext i32 %second to i64
  %third.w = sext i32 %third to i64
  %p0 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %first.w
  %p1 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %second.w
  %p2 = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %third.w
  %q = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %v = load i8, ptr addrspace(1) %q, align 1
  %w = add i8 %v, 1
  %z = xor i8 %v, 85
  store i8 %v, ptr addrspace(1) %p0, align 1
  store i8 %w, ptr addrspace(1) %p1, align 1
  store i8 %z, ptr addrspace(1) %p2, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
