; Three of four neighbouring bytes are a span of whole vectors and a rest of three bytes: the last load overlaps the one
; before, and ends with the last lane's third byte.
; ARGS: out:i32[item] x:i8[item*4-1]=-128..127
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <12 x i8>
; CHECK: i64 11
; CHECK: load <4 x i8>
; CHECK: <i32 0, i32 4, i32 8, i32 13>
; CHECK: <i32 1, i32 5, i32 9, i32 14>
; CHECK: <i32 2, i32 6, i32 10, i32 15>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %at = shl i64 %id, 2
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %at
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 1
  %r = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  %a = load i8, ptr addrspace(1) %p, align 1
  %b = load i8, ptr addrspace(1) %q, align 1
  %c = load i8, ptr addrspace(1) %r, align 1
  %a16 = sext i8 %a to i16
  %b16 = sext i8 %b to i16
  %c16 = sext i8 %c to i16
  %ab = mul i16 %a16, %b16
  %abc = sub i16 %ab, %c16
  %abc32 = sext i16 %abc to i32
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %abc32, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
