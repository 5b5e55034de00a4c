; Two loads whose indices differ by a parameter: they are no group, although the index of one is a part of the other's.
; ARGS: out:i8[item]=0..9 x:i8[3*item+20]=0..255 n:i32=4..9
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <10 x i8>
; CHECK: load <10 x i8>
; CHECK: store <4 x i8>
define spir_kernel void @k(ptr addrspace(1) noalias %out, ptr addrspace(1) noalias %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %a = mul nsw i32 %i, 3
  %b = add nsw i32 %a, %n
  %c = add nsw i32 %b, 1
  %c.w = sext i32 %c to i64
  %q = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %c.w
  %v = load i8, ptr addrspace(1) %q, align 1
  %a.w = sext i32 %a to i64
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %a.w
  %u = load i8, ptr addrspace(1) %p, align 1
  %r = sub i8 %v, %u
  %o = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %r, ptr addrspace(1) %o, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
