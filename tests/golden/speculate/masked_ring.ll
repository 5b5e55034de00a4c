; Addresses at the edges of a ring whose size is a constant: a vector and all iterations lie in one period, or in none
; the ring begins again. Remainders by a few lanes begin again too often: %few is not assumed to be strided.
; ARGS: out:i32[item] x:i32[64]=-9..9 y:i32[48]=-9..9 moved:i32=0..500
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.fast.simd(
; CHECK: load <4 x i32>
; CHECK: select i1 %wraps
; CHECK: load <4 x i32>
; CHECK: urem <4 x i32>
; CHECK: define {{.*}} i1 @k.c0.guard(
; CHECK: and i32 {{.*}}, -64
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y, i32 %moved) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %at = add i32 %i, %moved
  %masked = and i32 %at, 63
  %wide = zext i32 %masked to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %wide
  %a = load i32, ptr addrspace(1) %p, align 4
  %rest = urem i32 %at, 48
  %wide2 = zext i32 %rest to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %wide2
  %b = load i32, ptr addrspace(1) %q, align 4
  %few = urem i32 %at, 12
  %sum = add i32 %a, %b
  %r = add i32 %sum, %few
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
