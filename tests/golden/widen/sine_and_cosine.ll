; The sine and the cosine of one number share their work, in one block and where the machine has FMA.
; ARGS: x:float[item]=-2000..2000 y:double[item]=-50..50 z:float[item]=-7..7
; RUN: step=widen, strategy=unicf, lanes=8, target=x86-64-v3
; CHECK: call <8 x float> @wfv_math.8._Z10paired_sinf(
; CHECK: call <8 x float> @wfv_math.8._Z10paired_cosf(
; CHECK: call <4 x double> @wfv_math.4._Z10paired_cosd(
; CHECK: call <4 x double> @wfv_math.4._Z10paired_cosd(
; CHECK: call <4 x double> @wfv_math.4._Z10paired_sind(
; CHECK: call <4 x double> @wfv_math.4._Z10paired_sind(
; CHECK-NOT: paired
; CHECK: ret i32
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK-NOT: paired
; CHECK: ret i32
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr float, ptr addrspace(1) %x, i64 %id
  %py = getelementptr double, ptr addrspace(1) %y, i64 %id
  %pz = getelementptr float, ptr addrspace(1) %z, i64 %id
  %a = load float, ptr addrspace(1) %px, align 4
  %b = load double, ptr addrspace(1) %py, align 8
  %c = load float, ptr addrspace(1) %pz, align 4
  %sa = call float @_Z3sinf(float %a)
  %ca = call float @_Z3cosf(float %a)
  %cb = call double @_Z3cosd(double %b)
  %sb = call double @_Z3sind(double %b)
  %sc = call float @_Z3sinf(float %c)
  %saa = fmul float %sa, %sa
  %caa = fmul float %ca, %ca
  %sbb = fmul double %sb, %sb
  %cbb = fmul double %cb, %cb
  %one = fadd float %saa, %caa
  %uno = fadd double %sbb, %cbb
  %one.r = call float @llvm.rint.f32(float %one)
  %uno.r = call double @llvm.rint.f64(double %uno)
  store float %one.r, ptr addrspace(1) %px, align 4
  store double %uno.r, ptr addrspace(1) %py, align 8
  %tiny = fmul float %sc, 0.0
  %tinier = fadd float %tiny, 1.0
  store float %tinier, ptr addrspace(1) %pz, align 4
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare float @_Z3sinf(float)
declare float @_Z3cosf(float)
declare double @_Z3sind(double)
declare double @_Z3cosd(double)
declare float @llvm.rint.f32(float)
declare double @llvm.rint.f64(double)
