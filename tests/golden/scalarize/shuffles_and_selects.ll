; Shuffles of any length, run-time indices, selects with one condition and with one per component.
; ARGS: out:i32[item*32] in:float[item*4]=-9..9 ix:i32[item]=0..3 n:i32=0..3
; RUN: step=scalarize, strategy=unicf, lanes=4
; CHECK-NOT: shufflevector
; CHECK: store <8 x i32>
; CHECK-NOT: shufflevector
; CHECK: ret
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %in, ptr addrspace(1) %ix, i32 %n) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds <4 x float>, ptr addrspace(1) %in, i64 %id
  %pi = getelementptr inbounds i32, ptr addrspace(1) %ix, i64 %id
  %own = mul i64 %id, 32
  %q = getelementptr inbounds i32, ptr addrspace(1) %out, i64 %own
  %v = load <4 x float>, ptr addrspace(1) %p, align 16
  %i = load i32, ptr addrspace(1) %pi, align 4
  %two = shufflevector <4 x float> %v, <4 x float> poison, <2 x i32> <i32 3, i32 1>
  %eight = shufflevector <4 x float> %v, <4 x float> splat (float 7.0), <8 x i32> <i32 0, i32 4, i32 poison, i32 3, i32 2, i32 1, i32 5, i32 0>
  %set = insertelement <8 x float> %eight, float 1.5, i32 2
  %ints = fptosi <8 x float> %set to <8 x i32>
  store <8 x i32> %ints, ptr addrspace(1) %q, align 32
  %e = extractelement <4 x float> %v, i32 %i
  %u = extractelement <4 x float> %v, i32 %n
  %w = insertelement <4 x float> %v, float %u, i32 %i
  %w2 = insertelement <4 x float> %w, float %e, i32 %n
  %less = fcmp olt <4 x float> %w2, %v
  %a = select <4 x i1> %less, <4 x float> %w2, <4 x float> splat (float 0.5)
  %b = icmp eq i32 %i, %n
  %c = select i1 %b, <4 x float> %a, <4 x float> %v
  %d = extractelement <4 x i1> %less, i32 %i
  %f = select i1 %d, <4 x float> %c, <4 x float> zeroinitializer
  %sum = fadd <4 x float> %f, %a
  %x16 = fptosi <4 x float> %sum to <4 x i16>
  %x32 = sext <4 x i16> %x16 to <4 x i32>
  %m = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %x32, <4 x i32> <i32 -3, i32 3, i32 0, i32 1>)
  %q1 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 8
  store <4 x i32> %m, ptr addrspace(1) %q1, align 16
  %s = call { <2 x i32>, <2 x i1> } @llvm.smul.with.overflow.v2i32(<2 x i32> <i32 2000000000, i32 2>, <2 x i32> splat (i32 2))
  %pair = fptosi <2 x float> %two to <2 x i32>
  %big = mul <2 x i32> %pair, splat (i32 400000000)
  %t = call { <2 x i32>, <2 x i1> } @llvm.sadd.with.overflow.v2i32(<2 x i32> %big, <2 x i32> splat (i32 2000000000))
  %t0 = extractvalue { <2 x i32>, <2 x i1> } %t, 0
  %t1 = extractvalue { <2 x i32>, <2 x i1> } %t, 1
  %s0 = extractvalue { <2 x i32>, <2 x i1> } %s, 0
  %t2 = select <2 x i1> %t1, <2 x i32> %s0, <2 x i32> %t0
  %q2 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 12
  store <2 x i32> %t2, ptr addrspace(1) %q2, align 8
  %ps = getelementptr inbounds float, ptr addrspace(1) %p, <4 x i64> <i64 3, i64 2, i64 1, i64 0>
  %p2 = extractelement <4 x ptr addrspace(1)> %ps, i32 %i
  %back = load float, ptr addrspace(1) %p2, align 4
  %back32 = fptosi float %back to i32
  %q3 = getelementptr inbounds i32, ptr addrspace(1) %q, i64 14
  store i32 %back32, ptr addrspace(1) %q3, align 4
  ret void
}
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare { <2 x i32>, <2 x i1> } @llvm.smul.with.overflow.v2i32(<2 x i32>, <2 x i32>)
declare { <2 x i32>, <2 x i1> } @llvm.sadd.with.overflow.v2i32(<2 x i32>, <2 x i32>)
declare i64 @_Z13get_global_idj(i32)
