; A quotient by a square root is an estimate and a step of Newton's method where `!fpmath` allows 2 ulp for both. The
; quotient %exact has no bound, and stays a division.
; ARGS: out:float[item] in:float[item]=1..9
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v4
; CHECK: call <4 x float> @llvm.x86.avx512.rsqrt14.ps.128
; CHECK: call <4 x float> @llvm.fma.v4f32
; CHECK: call <4 x float> @llvm.fma.v4f32
; CHECK: fcmp uno
; CHECK: select
; CHECK: fdiv <4 x float>
; CHECK-NOT: fdiv
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v4, math=precise
; CHECK-NOT: rsqrt14
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v3
; CHECK-NOT: rsqrt14
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %pi = getelementptr float, ptr addrspace(1) %in, i64 %id
  %x = load float, ptr addrspace(1) %pi, align 4
  %root = call float @llvm.sqrt.f32(float %x), !fpmath !{float 3.000000e+00}
  %quick = fdiv float 2.000000e+00, %root, !fpmath !{float 2.500000e+00}
  %exact = fdiv float 3.000000e+00, %root
  %sum = fadd float %quick, %exact
  %po = getelementptr float, ptr addrspace(1) %out, i64 %id
  store float %sum, ptr addrspace(1) %po, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare float @llvm.sqrt.f32(float)
