; `tid / 2 * 4 + tid % 2` and `tid / 16 * 32 + tid % 16` as LLVM has them: shifted before they are masked. The first is
; at known distances in aligned vectors. In the second, the masked multiple is uniform, so that its address is contiguous.
; ARGS: out:i32[item] x:i32[2*item+64]=-9..9
; RUN: step=group, strategy=unicf, lanes=4
; CHECK: define {{.*}}@k.c0.aligned.simd(
; CHECK: load <6 x i32>
; CHECK: <i32 0, i32 1, i32 4, i32 5>
; CHECK: load <4 x i32>
; CHECK: define {{.*}} i1 @k.c0.is_aligned(
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %tid = trunc i64 %id to i32
  %twice = shl i32 %tid, 1
  %pair = and i32 %twice, -4
  %odd = and i32 %tid, 1
  %near = or disjoint i32 %pair, %odd
  %wide = zext i32 %near to i64
  %p = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %wide
  %a = load i32, ptr addrspace(1) %p, align 4
  %block = and i32 %twice, -32
  %rest = and i32 %tid, 15
  %far = or disjoint i32 %block, %rest
  %wide2 = zext i32 %far to i64
  %q = getelementptr inbounds i32, ptr addrspace(1) %x, i64 %wide2
  %b = load i32, ptr addrspace(1) %q, align 4
  %r = sub i32 %a, %b
  %o = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %id
  store i32 %r, ptr addrspace(1) %o, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
