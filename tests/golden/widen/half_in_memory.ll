; half and 128-bit integers in memory: contiguous, in vectors, gathered and scattered, with and without a mask.
; ARGS: out:i16[item*8] in:i16[item*8]=0..15000 x:i32[item]=0..3 big:i64[item*4]=-9..9
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <{{4|16}} x half>
; CHECK: fadd <4 x half>
; CHECK: mul <4 x i128>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %x, ptr addrspace(1) %big) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %id
  %n = load i32, ptr addrspace(1) %px, align 4
  %n64 = zext i32 %n to i64
  %p = getelementptr inbounds half, ptr addrspace(1) %in, i64 %id
  %h = load half, ptr addrspace(1) %p, align 2
  %own = mul i64 %id, 4
  %p4 = getelementptr inbounds <4 x half>, ptr addrspace(1) %in, i64 %id
  %v = load <4 x half>, ptr addrspace(1) %p4, align 8
  %at = add i64 %own, %n64
  %pg = getelementptr inbounds half, ptr addrspace(1) %in, i64 %at
  %g = load half, ptr addrspace(1) %pg, align 2
  %sum = fadd half %h, %g
  %q = getelementptr inbounds [8 x half], ptr addrspace(1) %out, i64 %id
  store half %sum, ptr addrspace(1) %q, align 2
  %pb = getelementptr inbounds i128, ptr addrspace(1) %big, i64 %id
  %b = load i128, ptr addrspace(1) %pb, align 16
  %b3 = mul i128 %b, 3
  %pc = getelementptr inbounds i128, ptr addrspace(1) %pb, i64 0
  store i128 %b3, ptr addrspace(1) %pc, align 16
  %is.odd = trunc i32 %n to i1
  br i1 %is.odd, label %some, label %end
some:
  %s = fadd <4 x half> %v, splat (half 1.0)
  %q1 = getelementptr inbounds half, ptr addrspace(1) %q, i64 4
  store <4 x half> %s, ptr addrspace(1) %q1, align 8
  %again = load half, ptr addrspace(1) %pg, align 2
  %l = load half, ptr addrspace(1) %p, align 2
  %m = fmul half %l, %again
  %c = fcmp olt half %m, 0xH7C00
  %k = select i1 %c, half %m, half 1.0
  %q2 = getelementptr inbounds half, ptr addrspace(1) %q, i64 %n64
  store half %k, ptr addrspace(1) %q2, align 2
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
