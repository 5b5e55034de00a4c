; i1, i8, i16, i64 and double in one kernel: vectors of different widths, compares, selects, conversions, rounding.
; ARGS: out:double[item] x:i16[item]=-300..300 y:float[item]=-10..10
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: load <4 x i16>
; CHECK: load <4 x float>
; CHECK: trunc <4 x i16> {{.*}} to <4 x i8>
; CHECK: xor <4 x i1>
; CHECK: sitofp <4 x i8> {{.*}} to <4 x double>
; CHECK: fptosi <4 x float> {{.*}} to <4 x i32>
; CHECK: store <4 x double>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y) {
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i16, ptr addrspace(1) %x, i64 %id
  %py = getelementptr inbounds float, ptr addrspace(1) %y, i64 %id
  %v = load i16, ptr addrspace(1) %px, align 2
  %f = load float, ptr addrspace(1) %py, align 4
  %small = trunc i16 %v to i8
  %neg = icmp slt i8 %small, 0
  %pos = fcmp ogt float %f, 1.0
  %both = xor i1 %neg, %pos
  %b = zext i1 %both to i64
  %s = sext i8 %small to i64
  %m = mul i64 %s, %b
  %d = sitofp i64 %m to double
  %e = fpext float %f to double
  %sum = fadd double %d, %e
  %i = fptosi float %f to i32
  %t = sitofp i32 %i to double
  %r = select i1 %neg, double %sum, double %t
  %q = getelementptr inbounds double, ptr addrspace(1) %out, i64 %id
  store double %r, ptr addrspace(1) %q, align 8
  ret void
}
declare i64 @_Z13get_global_idj(i32)
