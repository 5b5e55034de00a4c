; A parameter's range that wraps around zero proves nothing: a sum with it may wrap before it is widened.
; ARGS: out:i32[item] x:i32[item+64]=0..99 n:i32=-9..-3
; RUN: step=shapes, strategy=unicf, lanes=4
; CHECK: %at: strided(1)
; CHECK: %wide: varying
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 range(i32 100, 5) %n) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %at = add i32 %i, %n
  %wide = zext i32 %at to i64
  %is = icmp ugt i64 %wide, 4294967200
  %back = select i1 %is, i64 -4294967280, i64 16
  %p = getelementptr i32, ptr addrspace(1) %x, i64 %wide
  %q = getelementptr i32, ptr addrspace(1) %p, i64 %back
  %v = load i32, ptr addrspace(1) %q, align 4
  %o = getelementptr i32, ptr addrspace(1) %out, i64 %id
  store i32 %v, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
