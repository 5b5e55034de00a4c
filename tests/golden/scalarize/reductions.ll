; Reductions of a vector's elements: in order, within each lane.
; ARGS: out:i32[item*16] in:i32[item*4]=-40..40
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK-NOT: call {{.*}}vector.reduce
; CHECK: call i32 @llvm.smin.i32
; CHECK-NOT: call {{.*}}vector.reduce
; CHECK: ret
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds <4 x i32>, ptr addrspace(1) %in, i64 %id
  %q = getelementptr inbounds [16 x i32], ptr addrspace(1) %out, i64 %id
  %v = load <4 x i32>, ptr addrspace(1) %p, align 16
  %f = sitofp <4 x i32> %v to <4 x float>
  %r0 = call i32 @llvm.vector.reduce.add.v4i32(<4 x i32> %v)
  %q0 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 0
  store i32 %r0, ptr addrspace(1) %q0, align 4
  %r1 = call i32 @llvm.vector.reduce.mul.v4i32(<4 x i32> %v)
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 1
  store i32 %r1, ptr addrspace(1) %q1, align 4
  %r2 = call i32 @llvm.vector.reduce.and.v4i32(<4 x i32> %v)
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 2
  store i32 %r2, ptr addrspace(1) %q2, align 4
  %r3 = call i32 @llvm.vector.reduce.or.v4i32(<4 x i32> %v)
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 3
  store i32 %r3, ptr addrspace(1) %q3, align 4
  %r4 = call i32 @llvm.vector.reduce.xor.v4i32(<4 x i32> %v)
  %q4 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 4
  store i32 %r4, ptr addrspace(1) %q4, align 4
  %r5 = call i32 @llvm.vector.reduce.smin.v4i32(<4 x i32> %v)
  %q5 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 5
  store i32 %r5, ptr addrspace(1) %q5, align 4
  %r6 = call i32 @llvm.vector.reduce.smax.v4i32(<4 x i32> %v)
  %q6 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 6
  store i32 %r6, ptr addrspace(1) %q6, align 4
  %r7 = call i32 @llvm.vector.reduce.umin.v4i32(<4 x i32> %v)
  %q7 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 7
  store i32 %r7, ptr addrspace(1) %q7, align 4
  %r8 = call i32 @llvm.vector.reduce.umax.v4i32(<4 x i32> %v)
  %q8 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 8
  store i32 %r8, ptr addrspace(1) %q8, align 4
  %f0 = call float @llvm.vector.reduce.fmin.v4f32(<4 x float> %f)
  %fi0 = fptosi float %f0 to i32
  %g0 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 9
  store i32 %fi0, ptr addrspace(1) %g0, align 4
  %f1 = call float @llvm.vector.reduce.fmax.v4f32(<4 x float> %f)
  %fi1 = fptosi float %f1 to i32
  %g1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 10
  store i32 %fi1, ptr addrspace(1) %g1, align 4
  %f2 = call float @llvm.vector.reduce.fminimum.v4f32(<4 x float> %f)
  %fi2 = fptosi float %f2 to i32
  %g2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 11
  store i32 %fi2, ptr addrspace(1) %g2, align 4
  %f3 = call float @llvm.vector.reduce.fmaximum.v4f32(<4 x float> %f)
  %fi3 = fptosi float %f3 to i32
  %g3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 12
  store i32 %fi3, ptr addrspace(1) %g3, align 4
  %h0 = call float @llvm.vector.reduce.fadd.v4f32(float 1.0, <4 x float> %f)
  %hi0 = bitcast float %h0 to i32
  %k0 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 13
  store i32 %hi0, ptr addrspace(1) %k0, align 4
  %h1 = call float @llvm.vector.reduce.fmul.v4f32(float 1.0, <4 x float> %f)
  %hi1 = bitcast float %h1 to i32
  %k1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 14
  store i32 %hi1, ptr addrspace(1) %k1, align 4
  ret void
}
declare i32 @llvm.vector.reduce.add.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.mul.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.and.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.or.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.xor.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smin.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.smax.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umin.v4i32(<4 x i32>)
declare i32 @llvm.vector.reduce.umax.v4i32(<4 x i32>)
declare float @llvm.vector.reduce.fmin.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmax.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fminimum.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fmaximum.v4f32(<4 x float>)
declare float @llvm.vector.reduce.fadd.v4f32(float, <4 x float>)
declare float @llvm.vector.reduce.fmul.v4f32(float, <4 x float>)
declare i64 @_Z13get_global_idj(i32)
