; Math built-ins become intrinsics and libm functions, also under a mask.
; ARGS: out:float[item*2] x:float[item]=0.1..9
; RUN: step=builtins, strategy=unicf, lanes=4
; CHECK: call float @llvm.sqrt.f32(
; CHECK: call float @llvm.minnum.f32(
; CHECK: call float @logf(
; CHECK: call float @powf(
; CHECK-NOT: _Z
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 %id
  %v = load float, ptr addrspace(1) %px, align 4
  %row = shl i64 %id, 1
  %q = getelementptr inbounds float, ptr addrspace(1) %out, i64 %row
  %s = call float @_Z4sqrtf(float %v)
  %f = call float @_Z4fminff(float %s, float 2.0)
  store float %f, ptr addrspace(1) %q, align 4
  %big = fcmp ogt float %v, 4.0
  br i1 %big, label %a, label %end
a:
  %e = call float @_Z3logf(float %v)
  %p = call float @_Z3powff(float %e, float %s)
  %q1 = getelementptr inbounds float, ptr addrspace(1) %q, i64 1
  store float %p, ptr addrspace(1) %q1, align 4
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare float @_Z4sqrtf(float)
declare float @_Z4fminff(float, float)
declare float @_Z3logf(float)
declare float @_Z3powff(float, float)
