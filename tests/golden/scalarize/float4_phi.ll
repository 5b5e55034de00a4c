; A loop-carried float4 of a divergent loop, and a uniform float4.
; ARGS: out:float[item*4] x:float[item*4]=-9..9 t:float[4]=0.5..2 k:i32[item]=0..5
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK: %a{{[.\w]*}} = phi float
; CHECK: %a{{[.\w]*}} = phi float
; CHECK: %a{{[.\w]*}} = phi float
; CHECK: %a{{[.\w]*}} = phi float
; CHECK-NOT: phi <
; CHECK: fmul float
; CHECK: store <4 x float>
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %t, ptr addrspace(1) %k) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds <4 x float>, ptr addrspace(1) %x, i64 %id
  %pk = getelementptr inbounds i32, ptr addrspace(1) %k, i64 %id
  %v = load <4 x float>, ptr addrspace(1) %px, align 16
  %factor = load <4 x float>, ptr addrspace(1) %t, align 16
  %n = load i32, ptr addrspace(1) %pk, align 4
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %a = phi <4 x float> [ %v, %entry ], [ %b, %loop ]
  %b = fmul <4 x float> %a, %factor
  %next = add i32 %i, 1
  %more = icmp ult i32 %i, %n
  br i1 %more, label %loop, label %end
end:
  %q = getelementptr inbounds <4 x float>, ptr addrspace(1) %out, i64 %id
  store <4 x float> %b, ptr addrspace(1) %q, align 16
  ret void
}
declare i64 @_Z13get_global_idj(i32)
