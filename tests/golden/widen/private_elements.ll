; Private arrays of float4, of bytes and of i1, with the lanes' elements interleaved; a float4 is one element.
; ARGS: out:float[item*4] x:float[item*4]=-9..9 b:i8[item]=0..3 n:i32=0..3
; RUN: step=widen, strategy=unicf, lanes=4
; CHECK: alloca [256 x i8], align 64
; CHECK: store <16 x float>
; CHECK: store <4 x i8>
; CHECK: load <16 x float>
; CHECK: load <4 x i8>
; CHECK: load <4 x i8>
; CHECK: trunc <4 x i8>
; CHECK: ret i32 -1
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %b, i32 %n) {
entry:
  %v = alloca [4 x <4 x float>], align 16
  %c = alloca [8 x i8], align 1
  %t = alloca [8 x i1], align 1
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds <4 x float>, ptr addrspace(1) %x, i64 %id
  %f = load <4 x float>, ptr addrspace(1) %px, align 16
  %pb = getelementptr inbounds i8, ptr addrspace(1) %b, i64 %id
  %byte = load i8, ptr addrspace(1) %pb, align 1
  br label %fill
fill:
  %i = phi i64 [ 0, %entry ], [ %next, %fill ]
  %g = phi <4 x float> [ %f, %entry ], [ %h, %fill ]
  %pv = getelementptr inbounds [4 x <4 x float>], ptr %v, i64 0, i64 %i
  store <4 x float> %g, ptr %pv, align 16
  %pc = getelementptr inbounds [8 x i8], ptr %c, i64 0, i64 %i
  %i8 = trunc i64 %i to i8
  %w = mul i8 %byte, %i8
  store i8 %w, ptr %pc, align 1
  %pt = getelementptr inbounds [8 x i1], ptr %t, i64 0, i64 %i
  %bit = trunc i8 %w to i1
  store i1 %bit, ptr %pt, align 1
  %h = fadd <4 x float> %g, <float 1.0, float 2.0, float 3.0, float 4.0>
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, 4
  br i1 %done, label %read, label %fill
read:
  %at = zext i32 %n to i64
  %qv = getelementptr inbounds [4 x <4 x float>], ptr %v, i64 0, i64 %at
  %rv = load <4 x float>, ptr %qv, align 16
  %qc = getelementptr inbounds [8 x i8], ptr %c, i64 0, i64 %at
  %rc = load i8, ptr %qc, align 1
  %qt = getelementptr inbounds [8 x i1], ptr %t, i64 0, i64 %at
  %rt = load i1, ptr %qt, align 1
  %own = zext i8 %byte to i64
  %ov = getelementptr inbounds [4 x <4 x float>], ptr %v, i64 0, i64 %own
  %rov = load <4 x float>, ptr %ov, align 16
  %fc = sitofp i8 %rc to float
  %s = select i1 %rt, float %fc, float 0.5
  %ins = insertelement <4 x float> poison, float %s, i32 0
  %splat = shufflevector <4 x float> %ins, <4 x float> poison, <4 x i32> zeroinitializer
  %sum = fadd <4 x float> %rv, %splat
  %all = fadd <4 x float> %sum, %rov
  %q = getelementptr inbounds <4 x float>, ptr addrspace(1) %out, i64 %id
  store <4 x float> %all, ptr addrspace(1) %q, align 16
  ret void
}
declare i64 @_Z13get_global_idj(i32)
