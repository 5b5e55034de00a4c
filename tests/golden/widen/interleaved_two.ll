; Complex numbers: real and imaginary parts are interleaved. Two loads are one wide load, two stores one wide store. The
; index of the second is 2*i + 1 in 32 bits.
; ARGS: out:float[item*2] x:float[item*2]=-4..4 y:float[item*2]=-4..4
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK: load <8 x float>
; CHECK: <i32 0, i32 2, i32 4, i32 6>
; CHECK: <i32 1, i32 3, i32 5, i32 7>
; CHECK: load <8 x float>
; CHECK-NOT: extractelement
; CHECK: <i32 0, i32 4, i32 1, i32 5, i32 2, i32 6, i32 3, i32 7>
; CHECK: store <8 x float>
; CHECK-NOT: store
; CHECK: ret i32 -1
; RUN: step=widen, strategy=unicf, lanes=8
; CHECK: load <16 x float>
; CHECK: load <16 x float>
; CHECK-NOT: extractelement
; CHECK: store <16 x float>
; CHECK-NOT: store
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %i = trunc i64 %id to i32
  %twice = shl i32 %i, 1
  %odd = or disjoint i32 %twice, 1
  %e = zext i32 %twice to i64
  %o = zext i32 %odd to i64
  %pa = getelementptr inbounds float, ptr addrspace(1) %x, i64 %e
  %pb = getelementptr inbounds float, ptr addrspace(1) %x, i64 %o
  %pc = getelementptr inbounds float, ptr addrspace(1) %y, i64 %e
  %pd = getelementptr inbounds float, ptr addrspace(1) %y, i64 %o
  %a = load float, ptr addrspace(1) %pa, align 4
  %c = load float, ptr addrspace(1) %pc, align 4
  %b = load float, ptr addrspace(1) %pb, align 4
  %d = load float, ptr addrspace(1) %pd, align 4
  %ac = fmul float %a, %c
  %bd = fmul float %b, %d
  %ad = fmul float %a, %d
  %bc = fmul float %b, %c
  %re = fsub float %ac, %bd
  %im = fadd float %ad, %bc
  %qe = getelementptr inbounds float, ptr addrspace(1) %out, i64 %e
  %qo = getelementptr inbounds float, ptr addrspace(1) %out, i64 %o
  store float %re, ptr addrspace(1) %qe, align 4
  store float %im, ptr addrspace(1) %qo, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
