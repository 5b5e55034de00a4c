; ModuleID = '<string>'
source_filename = "<string>"

define <4 x float> @lanes(<4 x float> %a, <4 x float> %b, <4 x i32> %k, i32 %i, float %s, <8 x i1> %m) {
bb:
  %e = extractelement <4 x float> %a, i32 %i
  %e64 = extractelement <4 x float> %a, i64 3
  %n = insertelement <4 x float> %b, float %s, i64 0
  %u = insertelement <4 x float> poison, float %s, i32 %i
  %s1 = shufflevector <4 x float> %a, <4 x float> %b, <4 x i32> <i32 0, i32 5, i32 2, i32 7>
  %s2 = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> zeroinitializer
  %s3 = shufflevector <4 x float> %a, <4 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 poison, i32 poison, i32 poison, i32 poison>
  %s4 = shufflevector <4 x float> %a, <4 x float> poison, <2 x i32> <i32 2, i32 2>
  %s5 = shufflevector <4 x float> %a, <4 x float> poison, <4 x i32> poison
  %c1 = icmp slt <4 x i32> %k, <i32 0, i32 1, i32 2, i32 3>
  %c2 = fcmp ogt <4 x float> %a, splat (float 1.500000e+00)
  %c3 = and <4 x i1> %c1, %c2
  %c4 = select <4 x i1> %c3, <4 x float> %a, <4 x float> zeroinitializer
  %c5 = select i1 true, <4 x float> %c4, <4 x float> %b
  %c6 = xor <8 x i1> %m, splat (i1 true)
  %d1 = add nsw <4 x i32> %k, splat (i32 -3)
  %d2 = sitofp <4 x i32> %d1 to <4 x float>
  %d3 = zext <8 x i1> %c6 to <8 x i16>
  %d4 = fneg <4 x float> %d2
  %d5 = freeze <4 x float> %d4
  %d6 = fmul <4 x float> %d5, <float 1.000000e+00, float poison, float undef, float 0x3FB99999A0000000>
  ret <4 x float> %d6
}
