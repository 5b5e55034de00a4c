; Where no lane is active, a float is zero instead of poison: a register may hold a subnormal number, and code goes on.
; ARGS: out:float[item]=-2..2 x:float[8]=1..9 n:i32[8]=0..3
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: phi float [ {{.*}}, %load.then{{.*}} ], [ 0.0{{.*}}, %load.else{{.*}} ]
; CHECK: phi i32 [ {{.*}}, %load.then{{.*}} ], [ poison, %load.else{{.*}} ]
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds float, ptr addrspace(1) %out, i64 %id
  %v = load float, ptr addrspace(1) %p, align 4
  %c = fcmp ogt float %v, 0.0
  br i1 %c, label %then, label %end

then:
  %px = getelementptr inbounds float, ptr addrspace(1) %x, i64 5
  %w = load float, ptr addrspace(1) %px, align 4
  %pn = getelementptr inbounds i32, ptr addrspace(1) %n, i64 3
  %j = load i32, ptr addrspace(1) %pn, align 4
  %f = sitofp i32 %j to float
  %q = fmul float %v, %w
  %r = fadd float %q, %f
  store float %r, ptr addrspace(1) %p, align 4
  br label %end

end:
  ret void
}
declare i64 @_Z13get_global_idj(i32)
