; float4 arithmetic, shuffles, an element loaded and stored at constant indices; by half of the lanes only.
; ARGS: out:float[item*4] x:float[item*4]=-9..9 n:i32=0..3
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: load <4 x float>
; CHECK: extractelement <4 x float> %v, i64 3
; CHECK: fcmp ogt float
; CHECK: fmul float
; CHECK-NOT: shufflevector
; CHECK: insertelement <4 x float> {{.*}}, float 2.5{{.*}}, i64 1
; CHECK: store <4 x float>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds <4 x float>, ptr addrspace(1) %x, i64 %id
  %v = load <4 x float>, ptr addrspace(1) %px, align 16
  %w = extractelement <4 x float> %v, i32 3
  %pos = fcmp ogt float %w, 0.0
  %q = getelementptr inbounds <4 x float>, ptr addrspace(1) %out, i64 %id
  br i1 %pos, label %a, label %end
a:
  %s = insertelement <4 x float> poison, float %w, i64 0
  %splat = shufflevector <4 x float> %s, <4 x float> poison, <4 x i32> zeroinitializer
  %m = fmul <4 x float> %v, %splat
  %r = shufflevector <4 x float> %m, <4 x float> %v, <4 x i32> <i32 1, i32 0, i32 6, i32 3>
  %i = insertelement <4 x float> %r, float 2.5, i64 1
  store <4 x float> %i, ptr addrspace(1) %q, align 16
  br label %end
end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
