; Inactive lanes give 1 to functions: the square root of a negative number would take every function the longer way.
; Sine and cosine of one number get the same value, so that they still share their common part.
; ARGS: out:double[item]=0..9 x:double[item]=-9..9
; RUN: step=masks, strategy=unicf, lanes=4
; CHECK: select i1 %is.positive, double %root, double 1.0
; CHECK-NOT: select
; CHECK: call double @sin(double %select
; CHECK-NOT: select
; CHECK: call double @cos(double %select
; CHECK: select i1 %is.positive, double %v, double 1.0
; CHECK-NOT: select
; CHECK: call double @log(double %select
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds double, ptr addrspace(1) %x, i64 %id
  %v = load double, ptr addrspace(1) %p, align 8
  %root = call double @_Z4sqrtd(double %v)
  %is.positive = fcmp ogt double %v, 0.0
  br i1 %is.positive, label %then, label %end
then:
  %sin = call double @_Z3sind(double %root)
  %cos = call double @_Z3cosd(double %root)
  %log = call double @_Z3logd(double %v)
  %a = fadd double %sin, %cos
  %b = fadd double %a, %log
  %q = getelementptr inbounds double, ptr addrspace(1) %out, i64 %id
  store double %b, ptr addrspace(1) %q, align 8
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare double @_Z4sqrtd(double)
declare double @_Z3sind(double)
declare double @_Z3cosd(double)
declare double @_Z3logd(double)
