; Small constant tables at varying indices are read by permutes: of 64 bytes in four pieces, of 16 floats in more than
; one register, under a mask. A table of 65 words is too long, and the index of a table of bytes may have 32 bits.
; ARGS: out:i32[item*4] x:i8[item]=0..63 y:i32[item]=-3..15
; RUN: step=widen, strategy=unicf, lanes=32
; CHECK: and <32 x i8> {{.*}}, splat (i8 15)
; CHECK: call <32 x i8> @llvm.x86.avx2.pshuf.b(<32 x i8> <i8 3, i8 1,
; CHECK: call <32 x i8> @llvm.x86.avx2.pshuf.b
; CHECK: call <32 x i8> @llvm.x86.avx2.pshuf.b
; CHECK: call <32 x i8> @llvm.x86.avx2.pshuf.b
; CHECK: and <32 x i8> {{.*}}, splat (i8 16)
; CHECK: and <32 x i8> {{.*}}, splat (i8 32)
; CHECK: call <8 x i32> @llvm.x86.avx2.permd(<8 x i32>
; CHECK: load i32, ptr addrspace(2)
; CHECK-NOT: load i8, ptr addrspace(2)
; CHECK-NOT: load float, ptr addrspace(2)
; RUN: step=widen, strategy=unicf, lanes=64, target=sapphire-rapids
; CHECK: call <64 x i8> @llvm.x86.avx512.permvar.qi.512
; CHECK: call <16 x i32> @llvm.x86.avx512.permvar.si.512
; RUN: step=widen, strategy=unicf, lanes=16, target=neon
; CHECK: call <16 x i8> @llvm.aarch64.neon.tbl4.v16i8
; CHECK: load float, ptr addrspace(2)
; RUN: step=widen, strategy=unicf, lanes=4, target=x86-64-v2
; CHECK: load i8, ptr addrspace(2)
define spir_kernel void @k(ptr addrspace(1) %out, ptr addrspace(1) %x, ptr addrspace(1) %y) {
entry:
  %id = call i64 @_Z13get_global_idj(i32 0)
  %px = getelementptr inbounds i8, ptr addrspace(1) %x, i64 %id
  %py = getelementptr inbounds i32, ptr addrspace(1) %y, i64 %id
  %q = getelementptr inbounds <4 x i32>, ptr addrspace(1) %out, i64 %id
  %v = load i8, ptr addrspace(1) %px, align 1
  %u = load i32, ptr addrspace(1) %py, align 4
  %v64 = zext i8 %v to i64
  %v32 = zext i8 %v to i32
  %p0 = getelementptr inbounds [64 x i8], ptr addrspace(2) @bytes, i64 0, i64 %v64
  %a = load i8, ptr addrspace(2) %p0, align 1
  %a32 = zext i8 %a to i32
  %in = icmp sge i32 %u, 0
  br i1 %in, label %then, label %join
then:
  %u64 = sext i32 %u to i64
  %p1 = getelementptr inbounds float, ptr addrspace(2) @floats, i64 %u64
  %f = load float, ptr addrspace(2) %p1, align 4
  %n = fptosi float %f to i32
  br label %join
join:
  %b = phi i32 [ -1, %entry ], [ %n, %then ]
  %d = xor i32 %v32, 5
  %d64 = zext i32 %d to i64
  %p3 = getelementptr inbounds i8, ptr addrspace(2) @bytes, i64 %d64
  %e = load i8, ptr addrspace(2) %p3, align 1
  %e32 = sext i8 %e to i32
  %p2 = getelementptr inbounds [65 x i32], ptr addrspace(2) @long, i64 0, i64 %v64
  %c = load i32, ptr addrspace(2) %p2, align 4
  %r0 = insertelement <4 x i32> poison, i32 %a32, i64 0
  %r1 = insertelement <4 x i32> %r0, i32 %b, i64 1
  %r2 = insertelement <4 x i32> %r1, i32 %c, i64 2
  %r3 = insertelement <4 x i32> %r2, i32 %e32, i64 3
  store <4 x i32> %r3, ptr addrspace(1) %q, align 16
  ret void
}
@bytes = internal addrspace(2) constant [64 x i8] [i8 3, i8 1, i8 -51, i8 -14, i8 23, i8 60, i8 97, i8 -122, i8 -85, i8 -48, i8 -11, i8 26, i8 63, i8 100, i8 -119, i8 -82, i8 -45, i8 -8, i8 29, i8 66, i8 103, i8 -116, i8 -79, i8 -42, i8 -5, i8 32, i8 69, i8 106, i8 -113, i8 -76, i8 -39, i8 -2, i8 35, i8 72, i8 109, i8 -110, i8 -73, i8 -36, i8 1, i8 38, i8 75, i8 112, i8 -107, i8 -70, i8 -33, i8 4, i8 41, i8 78, i8 115, i8 -104, i8 -67, i8 -30, i8 7, i8 44, i8 81, i8 118, i8 -101, i8 -64, i8 -27, i8 10, i8 47, i8 84, i8 121, i8 -98], align 1
@floats = internal addrspace(2) constant [16 x float] [float 0.000000e+00, float 7.000000e+00, float 1.400000e+01, float 2.100000e+01, float 2.800000e+01, float 4.000000e+00, float 1.100000e+01, float 1.800000e+01, float 2.500000e+01, float 1.000000e+00, float 8.000000e+00, float 1.500000e+01, float 2.200000e+01, float 2.900000e+01, float 5.000000e+00, float 1.200000e+01], align 4
@long = internal addrspace(2) constant [65 x i32] [i32 0, i32 1001, i32 4004, i32 9009, i32 16016, i32 25025, i32 36036, i32 49049, i32 64064, i32 81081, i32 100100, i32 121121, i32 144144, i32 169169, i32 196196, i32 225225, i32 256256, i32 289289, i32 324324, i32 361361, i32 400400, i32 441441, i32 484484, i32 529529, i32 576576, i32 625625, i32 676676, i32 729729, i32 784784, i32 841841, i32 900900, i32 961961, i32 1025024, i32 1090089, i32 1157156, i32 1226225, i32 1297296, i32 1370369, i32 1445444, i32 1522521, i32 1601600, i32 1682681, i32 1765764, i32 1850849, i32 1937936, i32 2027025, i32 2118116, i32 2211209, i32 2306304, i32 2403401, i32 2502500, i32 2603601, i32 2706704, i32 2811809, i32 2918916, i32 3028025, i32 3139136, i32 3252249, i32 3367364, i32 3484481, i32 3603600, i32 3724721, i32 3847844, i32 3972969, i32 4100096], align 4
declare i64 @_Z13get_global_idj(i32)
