; Bytes that two registers of 16 bits take: even lanes and odd lanes, without shuffles of the extensions. A short sum, and
; one that is stored in 16 bits, are left to LLVM.
; ARGS: out:i8[item] words:i16[item] x:i8[item+2]=-128..127 y:i8[item]=-128..127 k:i8=0..9
; RUN: step=widen, strategy=unicf, lanes=16, target=x86-64-v2
; CHECK: bitcast <16 x i8> %freeze.w{{\d+}} to <8 x i16>
; CHECK: and <8 x i16> %bitcast.w{{\d+}}, splat (i16 255)
; CHECK: lshr <8 x i16> %bitcast.w{{\d+}}, splat (i16 8)
; CHECK: ashr <8 x i16>
; CHECK: mul <8 x i16>
; CHECK: call <8 x i16> @llvm.umin.v8i16
; CHECK: bitcast <8 x i16> %{{.*}} to <16 x i8>
; CHECK: shufflevector <16 x i8> %{{.*}}, <16 x i8> %{{.*}}, <16 x i32> <i32 0, i32 16, i32 2, i32 18,
; CHECK: xor <16 x i16>
; CHECK: zext <16 x i8> %{{.*}} to <16 x i16>
; RUN: step=widen, strategy=unicf, lanes=8, target=x86-64-v2
; CHECK-NOT: bitcast
; RUN: step=widen, strategy=unicf, lanes=16, target=x86-64-v2, without=even lanes
; CHECK-NOT: bitcast
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %words, ptr addrspace(1) %x, ptr addrspace(1) %y, i8 %k) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %p = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %a = load i8, ptr addrspace(1) %p, align 1
  %q = getelementptr inbounds i8, ptr addrspace(1) %p, i64 1
  %b = load i8, ptr addrspace(1) %q, align 1
  %r = getelementptr inbounds i8, ptr addrspace(1) %p, i64 2
  %c = load i8, ptr addrspace(1) %r, align 1
  %py = getelementptr inbounds i8, ptr addrspace(1) %y, i64 %id
  %d = load i8, ptr addrspace(1) %py, align 1
  %wa = zext i8 %a to i16
  %wb = zext i8 %b to i16
  %wc = zext i8 %c to i16
  %wd = sext i8 %d to i16
  %wk = zext i8 %k to i16
  %twice = mul i16 %wb, 2
  %s0 = add i16 %wa, %twice
  %s1 = add i16 %s0, %wc
  %s2 = mul i16 %s1, %wk
  %s3 = add i16 %s2, %wd
  %m = call i16 @llvm.umin.i16(i16 %s3, i16 %wa)
  %t = trunc i16 %m to i8
  %o = getelementptr inbounds i8, ptr addrspace(1) %out, i64 %id
  store i8 %t, ptr addrspace(1) %o, align 1
  %ow = getelementptr inbounds i16, ptr addrspace(1) %words, i64 %id
  %f = zext i8 %b to i16
  %f1 = mul i16 %f, 5
  %f2 = xor i16 %f1, %wk
  %f3 = sub i16 %f2, 9
  store i16 %f3, ptr addrspace(1) %ow, align 2
  %after = load i8, ptr addrspace(1) %q, align 1
  %e = zext i8 %after to i16
  %e1 = add i16 %e, 3
  %e2 = lshr i16 %e1, 1
  %e3 = trunc i16 %e2 to i8
  store i8 %e3, ptr addrspace(1) %o, align 1
  ret void
}
declare i64 @_Z13get_global_idj(i32)
declare i16 @llvm.umin.i16(i16, i16)
