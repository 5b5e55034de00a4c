; LLVM's frem is libm's fmod, and is replaced by the best vector function.
; ARGS: x:double[item]=-100..100 y:double[item]=-3..3 z:float[item*2]=-100..100
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK-NOT: frem
; CHECK: call <4 x double> @wfv_math.4._Z12precise_fmoddd(
; CHECK: call <4 x float> @wfv_math.4._Z12precise_fmodff(
; CHECK: call <4 x float> @wfv_math.4._Z12precise_fmodff(
; CHECK-NOT: frem
define spir_kernel void @k(ptr addrspace(1) %x, ptr addrspace(1) %y, ptr addrspace(1) %z) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr double, ptr addrspace(1) %x, i64 %id
  %py = getelementptr double, ptr addrspace(1) %y, i64 %id
  %pz = getelementptr <2 x float>, ptr addrspace(1) %z, i64 %id
  %a = load double, ptr addrspace(1) %px, align 8
  %b = load double, ptr addrspace(1) %py, align 8
  %c = load <2 x float>, ptr addrspace(1) %pz, align 8
  %rest = frem double %a, %b
  %rests = frem <2 x float> %c, <float 3.0, float 0xBFE6666660000000>
  store double %rest, ptr addrspace(1) %px, align 8
  store <2 x float> %rests, ptr addrspace(1) %pz, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
