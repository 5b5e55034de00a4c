; Made of the sources beside this file: python tests/remake.py

define spir_func float @_Z10half_exp10f(float %x) {
entry:
  %call = call spir_func float @_Z5exp10f(float %x)
  ret float %call
}

define spir_func float @_Z10half_log10f(float %x) {
entry:
  %call = call spir_func float @_Z5log10f(float %x)
  ret float %call
}

define spir_func float @_Z10half_recipf(float %x) {
entry:
  %div = fdiv float 1.000000e+00, %x
  ret float %div
}

define spir_func float @_Z10half_rsqrtf(float %x) {
entry:
  %0 = call float @llvm.sqrt.f32(float %x)
  %div = fdiv float 1.000000e+00, %0
  ret float %div
}

define spir_func i32 @_Z10isnotequalDhDh(half %x, half %y) {
entry:
  %cmp = fcmp une half %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func <16 x i16> @_Z10isnotequalDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %cmp = fcmp une <16 x half> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z10isnotequalDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %cmp = fcmp une <16 x double> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z10isnotequalDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %cmp = fcmp une <16 x float> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z10isnotequalDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %cmp = fcmp une <2 x half> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z10isnotequalDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %cmp = fcmp une <2 x double> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z10isnotequalDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %cmp = fcmp une <2 x float> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z10isnotequalDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %cmp = fcmp une <3 x half> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z10isnotequalDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %cmp = fcmp une <3 x double> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z10isnotequalDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %cmp = fcmp une <3 x float> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z10isnotequalDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %cmp = fcmp une <4 x half> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z10isnotequalDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %cmp = fcmp une <4 x double> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z10isnotequalDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %cmp = fcmp une <4 x float> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z10isnotequalDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %cmp = fcmp une <8 x half> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z10isnotequalDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %cmp = fcmp une <8 x double> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z10isnotequalDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %cmp = fcmp une <8 x float> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z10isnotequaldd(double %x, double %y) {
entry:
  %cmp = fcmp une double %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z10isnotequalff(float %x, float %y) {
entry:
  %cmp = fcmp une float %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func half @_Z10smoothstepDhDhDh(half %x, half %y, half %z) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %conv2 = fpext half %z to float
  %call = call spir_func float @_Z10smoothstepfff(float %conv, float %conv1, float %conv2)
  %conv3 = fptrunc float %call to half
  ret half %conv3
}

define spir_func double @_Z10smoothstepddd(double %edge0, double %edge1, double %x) {
entry:
  %sub = fsub double %x, %edge0
  %sub1 = fsub double %edge1, %edge0
  %div = fdiv double %sub, %sub1
  %cmp = fcmp olt double %div, 0.000000e+00
  %cond = select i1 %cmp, double 0.000000e+00, double %div
  %cmp2 = fcmp ogt double %cond, 1.000000e+00
  %cond6 = select i1 %cmp2, double 1.000000e+00, double %cond
  %mul = fmul double %cond6, %cond6
  %mul7 = fmul double %cond6, 2.000000e+00
  %sub8 = fsub double 3.000000e+00, %mul7
  %mul9 = fmul double %mul, %sub8
  ret double %mul9
}

define spir_func float @_Z10smoothstepfff(float %edge0, float %edge1, float %x) {
entry:
  %sub = fsub float %x, %edge0
  %sub1 = fsub float %edge1, %edge0
  %div = fdiv float %sub, %sub1
  %cmp = fcmp olt float %div, 0.000000e+00
  %cond = select i1 %cmp, float 0.000000e+00, float %div
  %cmp2 = fcmp ogt float %cond, 1.000000e+00
  %cond6 = select i1 %cmp2, float 1.000000e+00, float %cond
  %mul = fmul float %cond6, %cond6
  %mul7 = fmul float %cond6, 2.000000e+00
  %sub8 = fsub float 3.000000e+00, %mul7
  %mul9 = fmul float %mul, %sub8
  ret float %mul9
}

define spir_func i8 @_Z11bit_reversec(i8 %x) {
entry:
  %elt.bitreverse = call i8 @llvm.bitreverse.i8(i8 %x)
  ret i8 %elt.bitreverse
}

define spir_func i8 @_Z11bit_reverseh(i8 %x) {
entry:
  %elt.bitreverse = call i8 @llvm.bitreverse.i8(i8 %x)
  ret i8 %elt.bitreverse
}

define spir_func i32 @_Z11bit_reversei(i32 %x) {
entry:
  %elt.bitreverse = call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %elt.bitreverse
}

define spir_func i32 @_Z11bit_reversej(i32 %x) {
entry:
  %elt.bitreverse = call i32 @llvm.bitreverse.i32(i32 %x)
  ret i32 %elt.bitreverse
}

define spir_func i64 @_Z11bit_reversel(i64 %x) {
entry:
  %elt.bitreverse = call i64 @llvm.bitreverse.i64(i64 %x)
  ret i64 %elt.bitreverse
}

define spir_func i64 @_Z11bit_reversem(i64 %x) {
entry:
  %elt.bitreverse = call i64 @llvm.bitreverse.i64(i64 %x)
  ret i64 %elt.bitreverse
}

define spir_func i16 @_Z11bit_reverses(i16 %x) {
entry:
  %elt.bitreverse = call i16 @llvm.bitreverse.i16(i16 %x)
  ret i16 %elt.bitreverse
}

define spir_func i16 @_Z11bit_reverset(i16 %x) {
entry:
  %elt.bitreverse = call i16 @llvm.bitreverse.i16(i16 %x)
  ret i16 %elt.bitreverse
}

define spir_func float @_Z11fast_lengthDv2_f(<2 x float> %p) {
entry:
  %0 = extractelement <2 x float> %p, i64 1
  %foldExtExtBinop = fmul <2 x float> %p, %p
  %mul.i = extractelement <2 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %0, float %0, float %mul.i)
  %1 = call float @llvm.sqrt.f32(float %call.i)
  ret float %1
}

define spir_func float @_Z11fast_lengthDv3_f(<3 x float> %p) {
entry:
  %0 = extractelement <3 x float> %p, i64 2
  %1 = extractelement <3 x float> %p, i64 1
  %foldExtExtBinop = fmul <3 x float> %p, %p
  %mul.i = extractelement <3 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %1, float %1, float %mul.i)
  %call2.i = call spir_func float @_Z3madfff(float %0, float %0, float %call.i)
  %2 = call float @llvm.sqrt.f32(float %call2.i)
  ret float %2
}

define spir_func float @_Z11fast_lengthDv4_f(<4 x float> %p) {
entry:
  %0 = extractelement <4 x float> %p, i64 3
  %1 = extractelement <4 x float> %p, i64 2
  %2 = extractelement <4 x float> %p, i64 1
  %foldExtExtBinop = fmul <4 x float> %p, %p
  %mul.i = extractelement <4 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %2, float %2, float %mul.i)
  %call1.i = call spir_func float @_Z3madfff(float %1, float %1, float %call.i)
  %call2.i = call spir_func float @_Z3madfff(float %0, float %0, float %call1.i)
  %3 = call float @llvm.sqrt.f32(float %call2.i)
  ret float %3
}

define spir_func float @_Z11fast_lengthf(float %p) {
entry:
  %mul.i = fmul float %p, %p
  %0 = call float @llvm.sqrt.f32(float %mul.i)
  ret float %0
}

define spir_func float @_Z11half_divideff(float %x, float %y) {
entry:
  %div = fdiv float %x, %y
  ret float %div
}

define spir_func i32 @_Z11islessequalDhDh(half %x, half %y) {
entry:
  %cmp = fcmp ole half %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func <16 x i16> @_Z11islessequalDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %cmp = fcmp ole <16 x half> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z11islessequalDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %cmp = fcmp ole <16 x double> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z11islessequalDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %cmp = fcmp ole <16 x float> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z11islessequalDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %cmp = fcmp ole <2 x half> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z11islessequalDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %cmp = fcmp ole <2 x double> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z11islessequalDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %cmp = fcmp ole <2 x float> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z11islessequalDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %cmp = fcmp ole <3 x half> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z11islessequalDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %cmp = fcmp ole <3 x double> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z11islessequalDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %cmp = fcmp ole <3 x float> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z11islessequalDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %cmp = fcmp ole <4 x half> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z11islessequalDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %cmp = fcmp ole <4 x double> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z11islessequalDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %cmp = fcmp ole <4 x float> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z11islessequalDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %cmp = fcmp ole <8 x half> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z11islessequalDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %cmp = fcmp ole <8 x double> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z11islessequalDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %cmp = fcmp ole <8 x float> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z11islessequaldd(double %x, double %y) {
entry:
  %cmp = fcmp ole double %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z11islessequalff(float %x, float %y) {
entry:
  %cmp = fcmp ole float %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z11isunorderedDhDh(half %x, half %y) {
entry:
  %or5 = fcmp uno half %x, %y
  %or = zext i1 %or5 to i32
  ret i32 %or
}

define spir_func <16 x i16> @_Z11isunorderedDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %or5 = fcmp uno <16 x half> %x, %y
  %or = sext <16 x i1> %or5 to <16 x i16>
  ret <16 x i16> %or
}

define spir_func <16 x i64> @_Z11isunorderedDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %or5 = fcmp uno <16 x double> %x, %y
  %or = sext <16 x i1> %or5 to <16 x i64>
  ret <16 x i64> %or
}

define spir_func <16 x i32> @_Z11isunorderedDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %or5 = fcmp uno <16 x float> %x, %y
  %or = sext <16 x i1> %or5 to <16 x i32>
  ret <16 x i32> %or
}

define spir_func <2 x i16> @_Z11isunorderedDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %or5 = fcmp uno <2 x half> %x, %y
  %or = sext <2 x i1> %or5 to <2 x i16>
  ret <2 x i16> %or
}

define spir_func <2 x i64> @_Z11isunorderedDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %or5 = fcmp uno <2 x double> %x, %y
  %or = sext <2 x i1> %or5 to <2 x i64>
  ret <2 x i64> %or
}

define spir_func <2 x i32> @_Z11isunorderedDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %or5 = fcmp uno <2 x float> %x, %y
  %or = sext <2 x i1> %or5 to <2 x i32>
  ret <2 x i32> %or
}

define spir_func <3 x i16> @_Z11isunorderedDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %or13 = fcmp uno <3 x half> %x, %y
  %or = sext <3 x i1> %or13 to <3 x i16>
  ret <3 x i16> %or
}

define spir_func <3 x i64> @_Z11isunorderedDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %or13 = fcmp uno <3 x double> %x, %y
  %or = sext <3 x i1> %or13 to <3 x i64>
  ret <3 x i64> %or
}

define spir_func <3 x i32> @_Z11isunorderedDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %or13 = fcmp uno <3 x float> %x, %y
  %or = sext <3 x i1> %or13 to <3 x i32>
  ret <3 x i32> %or
}

define spir_func <4 x i16> @_Z11isunorderedDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %or5 = fcmp uno <4 x half> %x, %y
  %or = sext <4 x i1> %or5 to <4 x i16>
  ret <4 x i16> %or
}

define spir_func <4 x i64> @_Z11isunorderedDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %or5 = fcmp uno <4 x double> %x, %y
  %or = sext <4 x i1> %or5 to <4 x i64>
  ret <4 x i64> %or
}

define spir_func <4 x i32> @_Z11isunorderedDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %or5 = fcmp uno <4 x float> %x, %y
  %or = sext <4 x i1> %or5 to <4 x i32>
  ret <4 x i32> %or
}

define spir_func <8 x i16> @_Z11isunorderedDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %or5 = fcmp uno <8 x half> %x, %y
  %or = sext <8 x i1> %or5 to <8 x i16>
  ret <8 x i16> %or
}

define spir_func <8 x i64> @_Z11isunorderedDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %or5 = fcmp uno <8 x double> %x, %y
  %or = sext <8 x i1> %or5 to <8 x i64>
  ret <8 x i64> %or
}

define spir_func <8 x i32> @_Z11isunorderedDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %or5 = fcmp uno <8 x float> %x, %y
  %or = sext <8 x i1> %or5 to <8 x i32>
  ret <8 x i32> %or
}

define spir_func i32 @_Z11isunordereddd(double %x, double %y) {
entry:
  %or5 = fcmp uno double %x, %y
  %or = zext i1 %or5 to i32
  ret i32 %or
}

define spir_func i32 @_Z11isunorderedff(float %x, float %y) {
entry:
  %or5 = fcmp uno float %x, %y
  %or = zext i1 %or5 to i32
  ret i32 %or
}

define spir_func float @_Z11native_powrff(float %x, float %y) {
entry:
  %call = call spir_func float @_Z4log2f(float %x)
  %mul = fmul float %y, %call
  %call1 = call spir_func float @_Z4exp2f(float %mul)
  ret float %call1
}

define spir_func float @_Z12native_recipf(float %x) {
entry:
  %div = fdiv float 1.000000e+00, %x
  ret float %div
}

define spir_func float @_Z12native_rsqrtf(float %x) {
entry:
  %0 = call float @llvm.sqrt.f32(float %x)
  %div = fdiv float 1.000000e+00, %0
  ret float %div
}

define spir_func float @_Z13fast_distanceDv2_fS_(<2 x float> %p, <2 x float> %q) {
entry:
  %sub = fsub <2 x float> %p, %q
  %0 = extractelement <2 x float> %sub, i64 1
  %foldExtExtBinop = fmul <2 x float> %sub, %sub
  %mul.i.i = extractelement <2 x float> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func float @_Z3madfff(float %0, float %0, float %mul.i.i)
  %1 = call float @llvm.sqrt.f32(float %call.i.i)
  ret float %1
}

define spir_func float @_Z13fast_distanceDv3_fS_(<3 x float> %p, <3 x float> %q) {
entry:
  %sub = fsub <3 x float> %p, %q
  %0 = extractelement <3 x float> %sub, i64 2
  %1 = extractelement <3 x float> %sub, i64 1
  %foldExtExtBinop = fmul <3 x float> %sub, %sub
  %mul.i.i = extractelement <3 x float> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func float @_Z3madfff(float %1, float %1, float %mul.i.i)
  %call2.i.i = call spir_func float @_Z3madfff(float %0, float %0, float %call.i.i)
  %2 = call float @llvm.sqrt.f32(float %call2.i.i)
  ret float %2
}

define spir_func float @_Z13fast_distanceDv4_fS_(<4 x float> %p, <4 x float> %q) {
entry:
  %sub = fsub <4 x float> %p, %q
  %0 = extractelement <4 x float> %sub, i64 3
  %1 = extractelement <4 x float> %sub, i64 2
  %2 = extractelement <4 x float> %sub, i64 1
  %foldExtExtBinop = fmul <4 x float> %sub, %sub
  %mul.i.i = extractelement <4 x float> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func float @_Z3madfff(float %2, float %2, float %mul.i.i)
  %call1.i.i = call spir_func float @_Z3madfff(float %1, float %1, float %call.i.i)
  %call2.i.i = call spir_func float @_Z3madfff(float %0, float %0, float %call1.i.i)
  %3 = call float @llvm.sqrt.f32(float %call2.i.i)
  ret float %3
}

define spir_func float @_Z13fast_distanceff(float %p, float %q) {
entry:
  %sub = fsub float %p, %q
  %mul.i.i = fmul float %sub, %sub
  %0 = call float @llvm.sqrt.f32(float %mul.i.i)
  ret float %0
}

define spir_func i32 @_Z13islessgreaterDhDh(half %x, half %y) {
entry:
  %or5 = fcmp one half %x, %y
  %or = zext i1 %or5 to i32
  ret i32 %or
}

define spir_func <16 x i16> @_Z13islessgreaterDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %or5 = fcmp one <16 x half> %x, %y
  %or = sext <16 x i1> %or5 to <16 x i16>
  ret <16 x i16> %or
}

define spir_func <16 x i64> @_Z13islessgreaterDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %or5 = fcmp one <16 x double> %x, %y
  %or = sext <16 x i1> %or5 to <16 x i64>
  ret <16 x i64> %or
}

define spir_func <16 x i32> @_Z13islessgreaterDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %or5 = fcmp one <16 x float> %x, %y
  %or = sext <16 x i1> %or5 to <16 x i32>
  ret <16 x i32> %or
}

define spir_func <2 x i16> @_Z13islessgreaterDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %or5 = fcmp one <2 x half> %x, %y
  %or = sext <2 x i1> %or5 to <2 x i16>
  ret <2 x i16> %or
}

define spir_func <2 x i64> @_Z13islessgreaterDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %or5 = fcmp one <2 x double> %x, %y
  %or = sext <2 x i1> %or5 to <2 x i64>
  ret <2 x i64> %or
}

define spir_func <2 x i32> @_Z13islessgreaterDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %or5 = fcmp one <2 x float> %x, %y
  %or = sext <2 x i1> %or5 to <2 x i32>
  ret <2 x i32> %or
}

define spir_func <3 x i16> @_Z13islessgreaterDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %or13 = fcmp one <3 x half> %x, %y
  %or = sext <3 x i1> %or13 to <3 x i16>
  ret <3 x i16> %or
}

define spir_func <3 x i64> @_Z13islessgreaterDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %or13 = fcmp one <3 x double> %x, %y
  %or = sext <3 x i1> %or13 to <3 x i64>
  ret <3 x i64> %or
}

define spir_func <3 x i32> @_Z13islessgreaterDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %or13 = fcmp one <3 x float> %x, %y
  %or = sext <3 x i1> %or13 to <3 x i32>
  ret <3 x i32> %or
}

define spir_func <4 x i16> @_Z13islessgreaterDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %or5 = fcmp one <4 x half> %x, %y
  %or = sext <4 x i1> %or5 to <4 x i16>
  ret <4 x i16> %or
}

define spir_func <4 x i64> @_Z13islessgreaterDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %or5 = fcmp one <4 x double> %x, %y
  %or = sext <4 x i1> %or5 to <4 x i64>
  ret <4 x i64> %or
}

define spir_func <4 x i32> @_Z13islessgreaterDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %or5 = fcmp one <4 x float> %x, %y
  %or = sext <4 x i1> %or5 to <4 x i32>
  ret <4 x i32> %or
}

define spir_func <8 x i16> @_Z13islessgreaterDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %or5 = fcmp one <8 x half> %x, %y
  %or = sext <8 x i1> %or5 to <8 x i16>
  ret <8 x i16> %or
}

define spir_func <8 x i64> @_Z13islessgreaterDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %or5 = fcmp one <8 x double> %x, %y
  %or = sext <8 x i1> %or5 to <8 x i64>
  ret <8 x i64> %or
}

define spir_func <8 x i32> @_Z13islessgreaterDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %or5 = fcmp one <8 x float> %x, %y
  %or = sext <8 x i1> %or5 to <8 x i32>
  ret <8 x i32> %or
}

define spir_func i32 @_Z13islessgreaterdd(double %x, double %y) {
entry:
  %or5 = fcmp one double %x, %y
  %or = zext i1 %or5 to i32
  ret i32 %or
}

define spir_func i32 @_Z13islessgreaterff(float %x, float %y) {
entry:
  %or5 = fcmp one float %x, %y
  %or = zext i1 %or5 to i32
  ret i32 %or
}

define spir_func float @_Z13native_divideff(float %x, float %y) {
entry:
  %div = fdiv float %x, %y
  ret float %div
}

define spir_func i32 @_Z13sub_group_alli(i32 %x) {
entry:
  %cmp.not = icmp eq i32 %x, 0
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp.not)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z13sub_group_anyi(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp ne i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func <4 x i32> @_Z13wfv_image_at114ocl_image2d_rojfi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, i32 %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func i32 @_Z17wfv_image_nearestjif(i32 %sampler, i32 %call, float %x)
  %call2 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call1, i32 0, i32 %z)
  ret <4 x i32> %call2
}

define spir_func <4 x i32> @_Z13wfv_image_at114ocl_image2d_rojii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %x, i32 %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func i32 @_Z17wfv_image_nearestjii(i32 %sampler, i32 %call, i32 %x)
  %call2 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call1, i32 0, i32 %z)
  ret <4 x i32> %call2
}

define spir_func <4 x i32> @_Z13wfv_image_at214ocl_image2d_rojffi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, i32 %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func i32 @_Z17wfv_image_nearestjif(i32 %sampler, i32 %call, float %x)
  %call2 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 4
  %call3 = call spir_func i32 @_Z17wfv_image_nearestjif(i32 %sampler, i32 %call2, float %y)
  %call4 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call1, i32 %call3, i32 %z)
  ret <4 x i32> %call4
}

define spir_func <4 x i32> @_Z13wfv_image_at214ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %x, i32 %y, i32 %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func i32 @_Z17wfv_image_nearestjii(i32 %sampler, i32 %call, i32 %x)
  %call2 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 4
  %call3 = call spir_func i32 @_Z17wfv_image_nearestjii(i32 %sampler, i32 %call2, i32 %y)
  %call4 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call1, i32 %call3, i32 %z)
  ret <4 x i32> %call4
}

define spir_func <4 x i32> @_Z13wfv_image_at314ocl_image2d_rojfff({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, float %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func i32 @_Z17wfv_image_nearestjif(i32 %sampler, i32 %call, float %x)
  %call2 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 4
  %call3 = call spir_func i32 @_Z17wfv_image_nearestjif(i32 %sampler, i32 %call2, float %y)
  %call4 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 5
  %call5 = call spir_func i32 @_Z17wfv_image_nearestjif(i32 %sampler, i32 %call4, float %z)
  %call6 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call1, i32 %call3, i32 %call5)
  ret <4 x i32> %call6
}

define spir_func <4 x i32> @_Z13wfv_image_at314ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %x, i32 %y, i32 %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func i32 @_Z17wfv_image_nearestjii(i32 %sampler, i32 %call, i32 %x)
  %call2 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 4
  %call3 = call spir_func i32 @_Z17wfv_image_nearestjii(i32 %sampler, i32 %call2, i32 %y)
  %call4 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 5
  %call5 = call spir_func i32 @_Z17wfv_image_nearestjii(i32 %sampler, i32 %call4, i32 %z)
  %call6 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call1, i32 %call3, i32 %call5)
  ret <4 x i32> %call6
}

define spir_func <2 x float> @_Z14fast_normalizeDv2_f(<2 x float> %p) {
entry:
  %0 = extractelement <2 x float> %p, i64 1
  %foldExtExtBinop = fmul <2 x float> %p, %p
  %mul.i = extractelement <2 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %0, float %0, float %mul.i)
  %1 = call float @llvm.sqrt.f32(float %call.i)
  %div = fdiv float 1.000000e+00, %1
  %cmp = fcmp oeq float %call.i, 0.000000e+00
  %cond = select i1 %cmp, float 1.000000e+00, float %div
  %splat.splatinsert = insertelement <2 x float> poison, float %cond, i64 0
  %splat.splat = shufflevector <2 x float> %splat.splatinsert, <2 x float> poison, <2 x i32> zeroinitializer
  %mul = fmul <2 x float> %p, %splat.splat
  ret <2 x float> %mul
}

define spir_func <3 x float> @_Z14fast_normalizeDv3_f(<3 x float> %p) {
entry:
  %0 = extractelement <3 x float> %p, i64 2
  %1 = extractelement <3 x float> %p, i64 1
  %foldExtExtBinop = fmul <3 x float> %p, %p
  %mul.i = extractelement <3 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %1, float %1, float %mul.i)
  %call2.i = call spir_func float @_Z3madfff(float %0, float %0, float %call.i)
  %2 = call float @llvm.sqrt.f32(float %call2.i)
  %div = fdiv float 1.000000e+00, %2
  %cmp = fcmp oeq float %call2.i, 0.000000e+00
  %cond = select i1 %cmp, float 1.000000e+00, float %div
  %splat.splatinsert = insertelement <3 x float> poison, float %cond, i64 0
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer
  %mul = fmul <3 x float> %p, %splat.splat
  ret <3 x float> %mul
}

define spir_func <4 x float> @_Z14fast_normalizeDv4_f(<4 x float> %p) {
entry:
  %0 = extractelement <4 x float> %p, i64 3
  %1 = extractelement <4 x float> %p, i64 2
  %2 = extractelement <4 x float> %p, i64 1
  %foldExtExtBinop = fmul <4 x float> %p, %p
  %mul.i = extractelement <4 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %2, float %2, float %mul.i)
  %call1.i = call spir_func float @_Z3madfff(float %1, float %1, float %call.i)
  %call2.i = call spir_func float @_Z3madfff(float %0, float %0, float %call1.i)
  %3 = call float @llvm.sqrt.f32(float %call2.i)
  %div = fdiv float 1.000000e+00, %3
  %cmp = fcmp oeq float %call2.i, 0.000000e+00
  %cond = select i1 %cmp, float 1.000000e+00, float %div
  %splat.splatinsert = insertelement <4 x float> poison, float %cond, i64 0
  %splat.splat = shufflevector <4 x float> %splat.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  %mul = fmul <4 x float> %p, %splat.splat
  ret <4 x float> %mul
}

define spir_func float @_Z14fast_normalizef(float %p) {
entry:
  %mul.i = fmul float %p, %p
  %0 = call float @llvm.sqrt.f32(float %mul.i)
  %div = fdiv float 1.000000e+00, %0
  %cmp = fcmp oeq float %mul.i, 0.000000e+00
  %cond = select i1 %cmp, float 1.000000e+00, float %div
  %mul = fmul float %p, %cond
  ret float %mul
}

define spir_func i32 @_Z14isgreaterequalDhDh(half %x, half %y) {
entry:
  %cmp = fcmp oge half %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func <16 x i16> @_Z14isgreaterequalDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %cmp = fcmp oge <16 x half> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z14isgreaterequalDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %cmp = fcmp oge <16 x double> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z14isgreaterequalDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %cmp = fcmp oge <16 x float> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z14isgreaterequalDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %cmp = fcmp oge <2 x half> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z14isgreaterequalDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %cmp = fcmp oge <2 x double> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z14isgreaterequalDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %cmp = fcmp oge <2 x float> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z14isgreaterequalDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %cmp = fcmp oge <3 x half> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z14isgreaterequalDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %cmp = fcmp oge <3 x double> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z14isgreaterequalDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %cmp = fcmp oge <3 x float> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z14isgreaterequalDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %cmp = fcmp oge <4 x half> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z14isgreaterequalDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %cmp = fcmp oge <4 x double> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z14isgreaterequalDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %cmp = fcmp oge <4 x float> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z14isgreaterequalDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %cmp = fcmp oge <8 x half> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z14isgreaterequalDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %cmp = fcmp oge <8 x double> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z14isgreaterequalDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %cmp = fcmp oge <8 x float> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z14isgreaterequaldd(double %x, double %y) {
entry:
  %cmp = fcmp oge double %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z14isgreaterequalff(float %x, float %y) {
entry:
  %cmp = fcmp oge float %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i8 @_Z15bitfield_insertccjj(i8 %base, i8 %inserted, i32 %offset, i32 %count) {
entry:
  %sub = sub i32 0, %count
  %and = and i32 %sub, 7
  %shr = lshr i32 255, %and
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  %and3 = and i32 %offset, 7
  %shl = shl nuw nsw i32 %cond, %and3
  %conv5 = zext i8 %base to i32
  %not = xor i32 %shl, -1
  %and7 = and i32 %not, %conv5
  %conv8 = zext i8 %inserted to i32
  %0 = and i32 %cond, %conv8
  %1 = shl nuw nsw i32 %0, %and3
  %or = or i32 %and7, %1
  %conv16 = trunc i32 %or to i8
  ret i8 %conv16
}

define spir_func i8 @_Z15bitfield_inserthhjj(i8 %base, i8 %inserted, i32 %offset, i32 %count) {
entry:
  %sub = sub i32 0, %count
  %and = and i32 %sub, 7
  %shr = lshr i32 255, %and
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  %and3 = and i32 %offset, 7
  %shl = shl nuw nsw i32 %cond, %and3
  %conv5 = zext i8 %base to i32
  %not = xor i32 %shl, -1
  %and7 = and i32 %not, %conv5
  %conv8 = zext i8 %inserted to i32
  %0 = and i32 %cond, %conv8
  %1 = shl nuw nsw i32 %0, %and3
  %or = or i32 %and7, %1
  %conv16 = trunc i32 %or to i8
  ret i8 %conv16
}

define spir_func i32 @_Z15bitfield_insertiijj(i32 %base, i32 %inserted, i32 %offset, i32 %count) {
entry:
  %sub = sub i32 0, %count
  %and = and i32 %sub, 31
  %shr = lshr i32 -1, %and
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  %and1 = and i32 %offset, 31
  %shl = shl i32 %cond, %and1
  %not = xor i32 %shl, -1
  %and2 = and i32 %base, %not
  %shl510 = and i32 %cond, %inserted
  %and6 = shl i32 %shl510, %and1
  %or = or i32 %and2, %and6
  ret i32 %or
}

define spir_func i32 @_Z15bitfield_insertjjjj(i32 %base, i32 %inserted, i32 %offset, i32 %count) {
entry:
  %sub = sub i32 0, %count
  %and = and i32 %sub, 31
  %shr = lshr i32 -1, %and
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  %and1 = and i32 %offset, 31
  %shl = shl i32 %cond, %and1
  %not = xor i32 %shl, -1
  %and2 = and i32 %base, %not
  %shl510 = and i32 %cond, %inserted
  %and6 = shl i32 %shl510, %and1
  %or = or i32 %and2, %and6
  ret i32 %or
}

define spir_func i64 @_Z15bitfield_insertlljj(i64 %base, i64 %inserted, i32 %offset, i32 %count) {
entry:
  %sub = sub i32 0, %count
  %and = and i32 %sub, 63
  %sh_prom = zext nneg i32 %and to i64
  %shr = lshr i64 -1, %sh_prom
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i64 0, i64 %shr
  %and1 = and i32 %offset, 63
  %sh_prom2 = zext nneg i32 %and1 to i64
  %shl = shl i64 %cond, %sh_prom2
  %not = xor i64 %shl, -1
  %and3 = and i64 %base, %not
  %shl712 = and i64 %cond, %inserted
  %and8 = shl i64 %shl712, %sh_prom2
  %or = or i64 %and3, %and8
  ret i64 %or
}

define spir_func i64 @_Z15bitfield_insertmmjj(i64 %base, i64 %inserted, i32 %offset, i32 %count) {
entry:
  %sub = sub i32 0, %count
  %and = and i32 %sub, 63
  %sh_prom = zext nneg i32 %and to i64
  %shr = lshr i64 -1, %sh_prom
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i64 0, i64 %shr
  %and1 = and i32 %offset, 63
  %sh_prom2 = zext nneg i32 %and1 to i64
  %shl = shl i64 %cond, %sh_prom2
  %not = xor i64 %shl, -1
  %and3 = and i64 %base, %not
  %shl712 = and i64 %cond, %inserted
  %and8 = shl i64 %shl712, %sh_prom2
  %or = or i64 %and3, %and8
  ret i64 %or
}

define spir_func i16 @_Z15bitfield_insertssjj(i16 %base, i16 %inserted, i32 %offset, i32 %count) {
entry:
  %sub = sub i32 0, %count
  %and = and i32 %sub, 15
  %shr = lshr i32 65535, %and
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  %and3 = and i32 %offset, 15
  %shl = shl nuw nsw i32 %cond, %and3
  %conv5 = zext i16 %base to i32
  %not = xor i32 %shl, -1
  %and7 = and i32 %not, %conv5
  %conv8 = zext i16 %inserted to i32
  %0 = and i32 %cond, %conv8
  %1 = shl nuw nsw i32 %0, %and3
  %or = or i32 %and7, %1
  %conv16 = trunc i32 %or to i16
  ret i16 %conv16
}

define spir_func i16 @_Z15bitfield_insertttjj(i16 %base, i16 %inserted, i32 %offset, i32 %count) {
entry:
  %sub = sub i32 0, %count
  %and = and i32 %sub, 15
  %shr = lshr i32 65535, %and
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  %and3 = and i32 %offset, 15
  %shl = shl nuw nsw i32 %cond, %and3
  %conv5 = zext i16 %base to i32
  %not = xor i32 %shl, -1
  %and7 = and i32 %not, %conv5
  %conv8 = zext i16 %inserted to i32
  %0 = and i32 %cond, %conv8
  %1 = shl nuw nsw i32 %0, %and3
  %or = or i32 %and7, %1
  %conv16 = trunc i32 %or to i16
  ret i16 %conv16
}

define spir_func i32 @_Z15sub_group_electv() {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call, %cast.i
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z15wfv_image_firstjif(i32 %sampler, i32 %size, float %i) {
entry:
  %and = and i32 %sampler, 14
  switch i32 %and, label %sw.epilog [
    i32 4, label %sw.bb
    i32 6, label %sw.bb2
  ]

sw.bb:
  %conv = sitofp i32 %size to float
  %elt.minnum.i14 = call float @llvm.minnum.f32(float %i, float %conv)
  %elt.maxnum.i15 = call float @llvm.maxnum.f32(float %elt.minnum.i14, float -2.000000e+00)
  br label %return

sw.bb2:
  %cmp = fcmp olt float %i, 0.000000e+00
  %sub = add nsw i32 %size, -1
  %conv4 = sitofp i32 %sub to float
  %cond = select i1 %cmp, float %conv4, float %i
  br label %sw.epilog

sw.epilog:
  %i.addr.0 = phi float [ %i, %entry ], [ %cond, %sw.bb2 ]
  %sub5 = add nsw i32 %size, -1
  %conv6 = sitofp i32 %sub5 to float
  %elt.minnum.i = call float @llvm.minnum.f32(float %i.addr.0, float %conv6)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.minnum.i, float 0.000000e+00)
  br label %return

return:
  %retval.0.in = phi float [ %elt.maxnum.i, %sw.epilog ], [ %elt.maxnum.i15, %sw.bb ]
  %retval.0 = fptosi float %retval.0.in to i32
  ret i32 %retval.0
}

define spir_func i32 @_Z15wfv_image_layer14ocl_image2d_rof({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, float %layer) {
entry:
  %0 = call float @llvm.rint.f32(float %layer)
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 5
  %sub = add nsw i32 %call, -1
  %conv = sitofp i32 %sub to float
  %elt.minnum.i = call float @llvm.minnum.f32(float %0, float %conv)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.minnum.i, float 0.000000e+00)
  %conv2 = fptosi float %elt.maxnum.i to i32
  ret i32 %conv2
}

define spir_func i32 @_Z15wfv_image_layer14ocl_image2d_roi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %layer) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 5
  %sub = add nsw i32 %call, -1
  %cond.i = call i32 @llvm.smax.i32(i32 %layer, i32 0)
  %cond5.i = call i32 @llvm.smin.i32(i32 %cond.i, i32 %sub)
  ret i32 %cond5.i
}

define spir_func <4 x float> @_Z15wfv_image_mean114ocl_image2d_rojfi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, i32 %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func float @_Z18wfv_image_positionjif(i32 %sampler, i32 %call, float %x)
  %sub = fadd float %call1, -5.000000e-01
  %0 = call float @llvm.floor.f32(float %sub)
  %sub2 = fsub float %sub, %0
  %call4 = call spir_func i32 @_Z15wfv_image_firstjif(i32 %sampler, i32 %call, float %0)
  %call6 = call spir_func i32 @_Z16wfv_image_secondjif(i32 %sampler, i32 %call, float %0)
  %call.i19 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call4, i32 0, i32 %z)
  %call1.i = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i19)
  %call.i17 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call6, i32 0, i32 %z)
  %call1.i18 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i17)
  %sub.i = fsub float 1.000000e+00, %sub2
  %splat.splatinsert.i = insertelement <4 x float> poison, float %sub.i, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul <4 x float> %call1.i, %splat.splat.i
  %splat.splatinsert1.i = insertelement <4 x float> poison, float %sub2, i64 0
  %splat.splat2.i = shufflevector <4 x float> %splat.splatinsert1.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul3.i = fmul <4 x float> %splat.splat2.i, %call1.i18
  %add.i = fadd <4 x float> %mul.i, %mul3.i
  ret <4 x float> %add.i
}

define spir_func <4 x float> @_Z15wfv_image_mean214ocl_image2d_rojffi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, i32 %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func float @_Z18wfv_image_positionjif(i32 %sampler, i32 %call, float %x)
  %sub = fadd float %call1, -5.000000e-01
  %0 = call float @llvm.floor.f32(float %sub)
  %sub2 = fsub float %sub, %0
  %call4 = call spir_func i32 @_Z15wfv_image_firstjif(i32 %sampler, i32 %call, float %0)
  %call6 = call spir_func i32 @_Z16wfv_image_secondjif(i32 %sampler, i32 %call, float %0)
  %call7 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 4
  %call8 = call spir_func float @_Z18wfv_image_positionjif(i32 %sampler, i32 %call7, float %y)
  %sub9 = fadd float %call8, -5.000000e-01
  %1 = call float @llvm.floor.f32(float %sub9)
  %sub10 = fsub float %sub9, %1
  %call12 = call spir_func i32 @_Z15wfv_image_firstjif(i32 %sampler, i32 %call7, float %1)
  %call14 = call spir_func i32 @_Z16wfv_image_secondjif(i32 %sampler, i32 %call7, float %1)
  %call.i63 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call4, i32 %call12, i32 %z)
  %call1.i64 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i63)
  %call.i61 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call6, i32 %call12, i32 %z)
  %call1.i62 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i61)
  %sub.i = fsub float 1.000000e+00, %sub2
  %splat.splatinsert.i = insertelement <4 x float> poison, float %sub.i, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul <4 x float> %splat.splat.i, %call1.i64
  %splat.splatinsert1.i = insertelement <4 x float> poison, float %sub2, i64 0
  %splat.splat2.i = shufflevector <4 x float> %splat.splatinsert1.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul3.i = fmul <4 x float> %splat.splat2.i, %call1.i62
  %add.i = fadd <4 x float> %mul.i, %mul3.i
  %call.i67 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call4, i32 %call14, i32 %z)
  %call1.i = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i67)
  %call.i65 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call6, i32 %call14, i32 %z)
  %call1.i66 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i65)
  %mul.i48 = fmul <4 x float> %splat.splat.i, %call1.i
  %mul3.i51 = fmul <4 x float> %splat.splat2.i, %call1.i66
  %add.i52 = fadd <4 x float> %mul.i48, %mul3.i51
  %sub.i53 = fsub float 1.000000e+00, %sub10
  %splat.splatinsert.i54 = insertelement <4 x float> poison, float %sub.i53, i64 0
  %splat.splat.i55 = shufflevector <4 x float> %splat.splatinsert.i54, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i56 = fmul <4 x float> %splat.splat.i55, %add.i
  %splat.splatinsert1.i57 = insertelement <4 x float> poison, float %sub10, i64 0
  %splat.splat2.i58 = shufflevector <4 x float> %splat.splatinsert1.i57, <4 x float> poison, <4 x i32> zeroinitializer
  %mul3.i59 = fmul <4 x float> %splat.splat2.i58, %add.i52
  %add.i60 = fadd <4 x float> %mul.i56, %mul3.i59
  ret <4 x float> %add.i60
}

define spir_func <4 x float> @_Z15wfv_image_mean314ocl_image2d_rojfff({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, float %z) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %call1 = call spir_func float @_Z18wfv_image_positionjif(i32 %sampler, i32 %call, float %x)
  %sub = fadd float %call1, -5.000000e-01
  %0 = call float @llvm.floor.f32(float %sub)
  %sub2 = fsub float %sub, %0
  %call4 = call spir_func i32 @_Z15wfv_image_firstjif(i32 %sampler, i32 %call, float %0)
  %call6 = call spir_func i32 @_Z16wfv_image_secondjif(i32 %sampler, i32 %call, float %0)
  %call7 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 4
  %call8 = call spir_func float @_Z18wfv_image_positionjif(i32 %sampler, i32 %call7, float %y)
  %sub9 = fadd float %call8, -5.000000e-01
  %1 = call float @llvm.floor.f32(float %sub9)
  %sub10 = fsub float %sub9, %1
  %call12 = call spir_func i32 @_Z15wfv_image_firstjif(i32 %sampler, i32 %call7, float %1)
  %call14 = call spir_func i32 @_Z16wfv_image_secondjif(i32 %sampler, i32 %call7, float %1)
  %call15 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 5
  %call16 = call spir_func float @_Z18wfv_image_positionjif(i32 %sampler, i32 %call15, float %z)
  %sub17 = fadd float %call16, -5.000000e-01
  %2 = call float @llvm.floor.f32(float %sub17)
  %sub18 = fsub float %sub17, %2
  %call20 = call spir_func i32 @_Z15wfv_image_firstjif(i32 %sampler, i32 %call15, float %2)
  %call22 = call spir_func i32 @_Z16wfv_image_secondjif(i32 %sampler, i32 %call15, float %2)
  %call.i136 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call4, i32 %call12, i32 %call20)
  %call1.i137 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i136)
  %call.i134 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call6, i32 %call12, i32 %call20)
  %call1.i135 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i134)
  %sub.i = fsub float 1.000000e+00, %sub2
  %splat.splatinsert.i = insertelement <4 x float> poison, float %sub.i, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i = fmul <4 x float> %splat.splat.i, %call1.i137
  %splat.splatinsert1.i = insertelement <4 x float> poison, float %sub2, i64 0
  %splat.splat2.i = shufflevector <4 x float> %splat.splatinsert1.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul3.i = fmul <4 x float> %splat.splat2.i, %call1.i135
  %add.i = fadd <4 x float> %mul.i, %mul3.i
  %call.i140 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call4, i32 %call14, i32 %call20)
  %call1.i141 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i140)
  %call.i138 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call6, i32 %call14, i32 %call20)
  %call1.i139 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i138)
  %mul.i89 = fmul <4 x float> %splat.splat.i, %call1.i141
  %mul3.i92 = fmul <4 x float> %splat.splat2.i, %call1.i139
  %add.i93 = fadd <4 x float> %mul.i89, %mul3.i92
  %call.i144 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call4, i32 %call12, i32 %call22)
  %call1.i145 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i144)
  %call.i142 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call6, i32 %call12, i32 %call22)
  %call1.i143 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i142)
  %mul.i97 = fmul <4 x float> %splat.splat.i, %call1.i145
  %mul3.i100 = fmul <4 x float> %splat.splat2.i, %call1.i143
  %add.i101 = fadd <4 x float> %mul.i97, %mul3.i100
  %call.i148 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call4, i32 %call14, i32 %call22)
  %call1.i = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i148)
  %call.i146 = call spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %call6, i32 %call14, i32 %call22)
  %call1.i147 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call.i146)
  %mul.i105 = fmul <4 x float> %splat.splat.i, %call1.i
  %mul3.i108 = fmul <4 x float> %splat.splat2.i, %call1.i147
  %add.i109 = fadd <4 x float> %mul.i105, %mul3.i108
  %sub.i126 = fsub float 1.000000e+00, %sub10
  %splat.splatinsert.i127 = insertelement <4 x float> poison, float %sub.i126, i64 0
  %splat.splat.i128 = shufflevector <4 x float> %splat.splatinsert.i127, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i129 = fmul <4 x float> %splat.splat.i128, %add.i
  %splat.splatinsert1.i130 = insertelement <4 x float> poison, float %sub10, i64 0
  %splat.splat2.i131 = shufflevector <4 x float> %splat.splatinsert1.i130, <4 x float> poison, <4 x i32> zeroinitializer
  %mul3.i132 = fmul <4 x float> %splat.splat2.i131, %add.i93
  %add.i133 = fadd <4 x float> %mul.i129, %mul3.i132
  %mul.i121 = fmul <4 x float> %splat.splat.i128, %add.i101
  %mul3.i124 = fmul <4 x float> %splat.splat2.i131, %add.i109
  %add.i125 = fadd <4 x float> %mul.i121, %mul3.i124
  %sub.i110 = fsub float 1.000000e+00, %sub18
  %splat.splatinsert.i111 = insertelement <4 x float> poison, float %sub.i110, i64 0
  %splat.splat.i112 = shufflevector <4 x float> %splat.splatinsert.i111, <4 x float> poison, <4 x i32> zeroinitializer
  %mul.i113 = fmul <4 x float> %splat.splat.i112, %add.i133
  %splat.splatinsert1.i114 = insertelement <4 x float> poison, float %sub18, i64 0
  %splat.splat2.i115 = shufflevector <4 x float> %splat.splatinsert1.i114, <4 x float> poison, <4 x i32> zeroinitializer
  %mul3.i116 = fmul <4 x float> %splat.splat2.i115, %add.i125
  %add.i117 = fadd <4 x float> %mul.i113, %mul3.i116
  ret <4 x float> %add.i117
}

define spir_func void @_Z15wfv_image_store14ocl_image2d_roiiiDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, <4 x i32> %words) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %cmp = icmp ult i32 %x, %call
  %call1 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 4
  %cmp2 = icmp ult i32 %y, %call1
  %and82 = and i1 %cmp, %cmp2
  %call4 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 5
  %cmp5 = icmp ult i32 %z, %call4
  %and783 = and i1 %and82, %cmp5
  %call8 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 7
  %conv9 = sext i32 %y to i64
  %call10 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 8
  %mul = mul nsw i64 %call10, %conv9
  %conv11 = sext i32 %z to i64
  %call12 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 9
  %mul13 = mul nsw i64 %call12, %conv11
  %0 = getelementptr i8, ptr addrspace(1) %call8, i64 %mul
  %add.ptr = getelementptr i8, ptr addrspace(1) %0, i64 %mul13
  %call14 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 2
  switch i32 %call14, label %sw.default [
    i32 16, label %sw.bb
    i32 8, label %sw.bb21
    i32 4, label %sw.bb31
    i32 2, label %sw.bb36
  ]

sw.bb:
  br i1 %and783, label %if.then, label %sw.epilog

if.then:
  %conv15 = sext i32 %x to i64
  %add.ptr17.idx = shl nsw i64 %conv15, 4
  %add.ptr17 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr, i64 %add.ptr17.idx
  %1 = extractelement <4 x i32> %words, i64 0
  store i32 %1, ptr addrspace(1) %add.ptr17, align 1
  %2 = extractelement <4 x i32> %words, i64 1
  %arrayidx18 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr17, i64 4
  store i32 %2, ptr addrspace(1) %arrayidx18, align 1
  %3 = extractelement <4 x i32> %words, i64 2
  %arrayidx19 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr17, i64 8
  store i32 %3, ptr addrspace(1) %arrayidx19, align 1
  %4 = extractelement <4 x i32> %words, i64 3
  %arrayidx20 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr17, i64 12
  store i32 %4, ptr addrspace(1) %arrayidx20, align 1
  br label %sw.epilog

sw.bb21:
  br i1 %and783, label %if.then23, label %sw.epilog

if.then23:
  %conv25 = sext i32 %x to i64
  %add.ptr27.idx = shl nsw i64 %conv25, 3
  %add.ptr27 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr, i64 %add.ptr27.idx
  %5 = extractelement <4 x i32> %words, i64 0
  store i32 %5, ptr addrspace(1) %add.ptr27, align 1
  %6 = extractelement <4 x i32> %words, i64 1
  %arrayidx29 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr27, i64 4
  store i32 %6, ptr addrspace(1) %arrayidx29, align 1
  br label %sw.epilog

sw.bb31:
  br i1 %and783, label %if.then33, label %sw.epilog

if.then33:
  %7 = extractelement <4 x i32> %words, i64 0
  %idxprom = sext i32 %x to i64
  %arrayidx34 = getelementptr inbounds i32, ptr addrspace(1) %add.ptr, i64 %idxprom
  store i32 %7, ptr addrspace(1) %arrayidx34, align 1
  br label %sw.epilog

sw.bb36:
  br i1 %and783, label %if.then38, label %sw.epilog

if.then38:
  %8 = bitcast <4 x i32> %words to <8 x i16>
  %conv39 = extractelement <8 x i16> %8, i64 0
  %idxprom40 = sext i32 %x to i64
  %arrayidx41 = getelementptr inbounds i16, ptr addrspace(1) %add.ptr, i64 %idxprom40
  store i16 %conv39, ptr addrspace(1) %arrayidx41, align 1
  br label %sw.epilog

sw.default:
  br i1 %and783, label %if.then44, label %sw.epilog

if.then44:
  %9 = bitcast <4 x i32> %words to <16 x i8>
  %conv45 = extractelement <16 x i8> %9, i64 0
  %idxprom46 = sext i32 %x to i64
  %arrayidx47 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr, i64 %idxprom46
  store i8 %conv45, ptr addrspace(1) %arrayidx47, align 1
  br label %sw.epilog

sw.epilog:
  ret void
}

define spir_func <4 x i32> @_Z15wfv_image_texel14ocl_image2d_roiiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, i32 %is_inside) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 7
  %conv = sext i32 %y to i64
  %call1 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 8
  %mul = mul nsw i64 %call1, %conv
  %conv2 = sext i32 %z to i64
  %call3 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 9
  %mul4 = mul nsw i64 %call3, %conv2
  %0 = getelementptr i8, ptr addrspace(1) %call, i64 %mul
  %add.ptr = getelementptr i8, ptr addrspace(1) %0, i64 %mul4
  %call5 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 2
  %tobool40.not = icmp eq i32 %is_inside, 0
  switch i32 %call5, label %sw.default [
    i32 16, label %sw.bb
    i32 8, label %sw.bb15
    i32 4, label %sw.bb28
    i32 2, label %sw.bb33
  ]

sw.bb:
  br i1 %tobool40.not, label %sw.epilog, label %if.then

if.then:
  %conv6 = sext i32 %x to i64
  %add.ptr8.idx = shl nsw i64 %conv6, 4
  %add.ptr8 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr, i64 %add.ptr8.idx
  %1 = load i32, ptr addrspace(1) %add.ptr8, align 1
  %vecinit = insertelement <4 x i32> poison, i32 %1, i64 0
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr8, i64 4
  %2 = load i32, ptr addrspace(1) %arrayidx9, align 1
  %vecinit10 = insertelement <4 x i32> %vecinit, i32 %2, i64 1
  %arrayidx11 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr8, i64 8
  %3 = load i32, ptr addrspace(1) %arrayidx11, align 1
  %vecinit12 = insertelement <4 x i32> %vecinit10, i32 %3, i64 2
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr8, i64 12
  %4 = load i32, ptr addrspace(1) %arrayidx13, align 1
  %vecinit14 = insertelement <4 x i32> %vecinit12, i32 %4, i64 3
  br label %sw.epilog

sw.bb15:
  br i1 %tobool40.not, label %sw.epilog, label %if.then17

if.then17:
  %conv19 = sext i32 %x to i64
  %add.ptr21.idx = shl nsw i64 %conv19, 3
  %add.ptr21 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr, i64 %add.ptr21.idx
  %5 = load i32, ptr addrspace(1) %add.ptr21, align 1
  %6 = insertelement <4 x i32> poison, i32 %5, i64 0
  %arrayidx25 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr21, i64 4
  %7 = load i32, ptr addrspace(1) %arrayidx25, align 1
  %8 = insertelement <4 x i32> %6, i32 %7, i64 1
  %9 = shufflevector <4 x i32> %8, <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %sw.epilog

sw.bb28:
  br i1 %tobool40.not, label %sw.epilog, label %if.then30

if.then30:
  %idxprom = sext i32 %x to i64
  %arrayidx31 = getelementptr inbounds i32, ptr addrspace(1) %add.ptr, i64 %idxprom
  %10 = load i32, ptr addrspace(1) %arrayidx31, align 1
  %11 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %10, i64 0
  br label %sw.epilog

sw.bb33:
  br i1 %tobool40.not, label %sw.epilog, label %if.then35

if.then35:
  %idxprom36 = sext i32 %x to i64
  %arrayidx37 = getelementptr inbounds i16, ptr addrspace(1) %add.ptr, i64 %idxprom36
  %12 = load i16, ptr addrspace(1) %arrayidx37, align 1
  %conv38 = zext i16 %12 to i32
  %13 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %conv38, i64 0
  br label %sw.epilog

sw.default:
  br i1 %tobool40.not, label %sw.epilog, label %if.then41

if.then41:
  %idxprom42 = sext i32 %x to i64
  %arrayidx43 = getelementptr inbounds i8, ptr addrspace(1) %add.ptr, i64 %idxprom42
  %14 = load i8, ptr addrspace(1) %arrayidx43, align 1
  %conv44 = zext i8 %14 to i32
  %15 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %conv44, i64 0
  br label %sw.epilog

sw.epilog:
  %words.0 = phi <4 x i32> [ %15, %if.then41 ], [ zeroinitializer, %sw.default ], [ %vecinit14, %if.then ], [ zeroinitializer, %sw.bb ], [ %9, %if.then17 ], [ zeroinitializer, %sw.bb15 ], [ %11, %if.then30 ], [ zeroinitializer, %sw.bb28 ], [ %13, %if.then35 ], [ zeroinitializer, %sw.bb33 ]
  ret <4 x i32> %words.0
}

define spir_func void @_Z15wfv_image_write14ocl_image2d_roiiiDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, <4 x float> %colour) {
entry:
  %call = call spir_func <4 x float> @_Z19wfv_image_reordered14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %colour)
  %call1 = call spir_func <4 x i32> @_Z19wfv_image_quantized14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %call)
  %call2 = call spir_func <4 x i32> @_Z16wfv_image_packed14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call1)
  call spir_func void @_Z15wfv_image_store14ocl_image2d_roiiiDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, <4 x i32> %call2)
  ret void
}

define spir_func void @_Z15wfv_image_write14ocl_image2d_roiiiDv4_i({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, <4 x i32> %colour) {
entry:
  %call = call spir_func <4 x i32> @_Z19wfv_image_reordered14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %colour)
  %call1 = call spir_func <4 x i32> @_Z19wfv_image_saturated14ocl_image2d_roDv4_i({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call)
  %call2 = call spir_func <4 x i32> @_Z16wfv_image_packed14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call1)
  call spir_func void @_Z15wfv_image_store14ocl_image2d_roiiiDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, <4 x i32> %call2)
  ret void
}

define spir_func void @_Z15wfv_image_write14ocl_image2d_roiiiDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, <4 x i32> %colour) {
entry:
  %call = call spir_func <4 x i32> @_Z19wfv_image_reordered14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %colour)
  %call1 = call spir_func <4 x i32> @_Z19wfv_image_saturated14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call)
  %call2 = call spir_func <4 x i32> @_Z16wfv_image_packed14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call1)
  call spir_func void @_Z15wfv_image_store14ocl_image2d_roiiiDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, <4 x i32> %call2)
  ret void
}

define spir_func i32 @_Z16get_sub_group_idv() {
entry:
  %call = call spir_func i32 @wfv.sub_group.id()
  ret i32 %call
}

define spir_func <4 x i32> @_Z16sub_group_balloti(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %call = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %0 = insertelement <2 x i64> poison, i64 %call, i64 0
  %vecinit2.i = bitcast <2 x i64> %0 to <4 x i32>
  %vecinit4.i = shufflevector <4 x i32> %vecinit2.i, <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  ret <4 x i32> %vecinit4.i
}

define spir_func half @_Z16sub_group_rotateDhi(half %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %or.i)
  ret half %call2
}

define spir_func i8 @_Z16sub_group_rotateci(i8 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  ret i8 %call2
}

define spir_func double @_Z16sub_group_rotatedi(double %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %or.i)
  ret double %call2
}

define spir_func float @_Z16sub_group_rotatefi(float %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %or.i)
  ret float %call2
}

define spir_func i8 @_Z16sub_group_rotatehi(i8 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  ret i8 %call2
}

define spir_func i32 @_Z16sub_group_rotateii(i32 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  ret i32 %call2
}

define spir_func i32 @_Z16sub_group_rotateji(i32 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  ret i32 %call2
}

define spir_func i64 @_Z16sub_group_rotateli(i64 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  ret i64 %call2
}

define spir_func i64 @_Z16sub_group_rotatemi(i64 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  ret i64 %call2
}

define spir_func i16 @_Z16sub_group_rotatesi(i16 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  ret i16 %call2
}

define spir_func i16 @_Z16sub_group_rotateti(i16 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i4 = sub i32 0, %call
  %and.i5 = and i32 %call.i3, %sub.i4
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %call, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i5
  %call2 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  ret i16 %call2
}

define spir_func <4 x float> @_Z16wfv_image_floats14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %x) {
entry:
  %call = call spir_func <4 x float> @_Z16wfv_image_scaled14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %x)
  %call1 = call spir_func <4 x float> @_Z17wfv_image_ordered14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %call)
  ret <4 x float> %call1
}

define spir_func <4 x float> @_Z16wfv_image_floats14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %words) {
entry:
  %call = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %words)
  %call1 = call spir_func <4 x float> @_Z16wfv_image_floats14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %call)
  ret <4 x float> %call1
}

define spir_func <4 x i32> @_Z16wfv_image_packed14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 1
  switch i32 %call, label %return [
    i32 4306, label %sw.bb
    i32 4304, label %sw.bb
    i32 4311, label %sw.bb
    i32 4314, label %sw.bb
    i32 4307, label %sw.bb8
    i32 4305, label %sw.bb8
    i32 4312, label %sw.bb8
    i32 4315, label %sw.bb8
    i32 4317, label %sw.bb8
  ]

sw.bb:
  %and = and <4 x i32> %x, splat (i32 255)
  %0 = extractelement <4 x i32> %and, i64 0
  %1 = extractelement <4 x i32> %and, i64 1
  %shl = shl nuw nsw i32 %1, 8
  %or = or disjoint i32 %shl, %0
  %2 = extractelement <4 x i32> %and, i64 2
  %shl1 = shl nuw nsw i32 %2, 16
  %or2 = or disjoint i32 %or, %shl1
  %3 = extractelement <4 x i32> %and, i64 3
  %shl3 = shl nuw i32 %3, 24
  %or4 = or disjoint i32 %or2, %shl3
  %vecinit7 = insertelement <4 x i32> <i32 poison, i32 0, i32 0, i32 0>, i32 %or4, i64 0
  br label %return

sw.bb8:
  %and9 = and <4 x i32> %x, splat (i32 65535)
  %4 = extractelement <4 x i32> %and9, i64 0
  %5 = extractelement <4 x i32> %and9, i64 1
  %shl11 = shl nuw i32 %5, 16
  %or12 = or disjoint i32 %shl11, %4
  %6 = extractelement <4 x i32> %and9, i64 2
  %7 = extractelement <4 x i32> %and9, i64 3
  %shl14 = shl nuw i32 %7, 16
  %or15 = or disjoint i32 %shl14, %6
  %8 = insertelement <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, i32 %or12, i64 0
  %vecinit18 = insertelement <4 x i32> %8, i32 %or15, i64 1
  br label %return

return:
  %retval.0 = phi <4 x i32> [ %vecinit18, %sw.bb8 ], [ %vecinit7, %sw.bb ], [ %x, %entry ]
  ret <4 x i32> %retval.0
}

define spir_func <4 x float> @_Z16wfv_image_scaled14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 1
  switch i32 %call, label %return [
    i32 4306, label %sw.bb
    i32 4307, label %sw.bb1
    i32 4304, label %sw.bb3
    i32 4305, label %sw.bb5
  ]

sw.bb:
  %div = fdiv <4 x float> %x, splat (float 2.550000e+02)
  br label %return

sw.bb1:
  %div2 = fdiv <4 x float> %x, splat (float 6.553500e+04)
  br label %return

sw.bb3:
  %div4 = fdiv <4 x float> %x, splat (float 1.270000e+02)
  br label %return

sw.bb5:
  %div6 = fdiv <4 x float> %x, splat (float 3.276700e+04)
  br label %return

return:
  %retval.0 = phi <4 x float> [ %div6, %sw.bb5 ], [ %div, %sw.bb ], [ %div2, %sw.bb1 ], [ %div4, %sw.bb3 ], [ %x, %entry ]
  ret <4 x float> %retval.0
}

define spir_func i32 @_Z16wfv_image_secondjif(i32 %sampler, i32 %size, float %i) {
entry:
  %add = fadd float %i, 1.000000e+00
  %and = and i32 %sampler, 14
  switch i32 %and, label %sw.epilog [
    i32 4, label %sw.bb
    i32 6, label %sw.bb2
  ]

sw.bb:
  %conv = sitofp i32 %size to float
  %elt.minnum.i15 = call float @llvm.minnum.f32(float %add, float %conv)
  %elt.maxnum.i16 = call float @llvm.maxnum.f32(float %elt.minnum.i15, float -1.000000e+00)
  br label %return

sw.bb2:
  %sub = add nsw i32 %size, -1
  %conv3 = sitofp i32 %sub to float
  %cmp = fcmp ogt float %add, %conv3
  %cond = select i1 %cmp, float 0.000000e+00, float %add
  br label %sw.epilog

sw.epilog:
  %i.addr.0 = phi float [ %add, %entry ], [ %cond, %sw.bb2 ]
  %sub5 = add nsw i32 %size, -1
  %conv6 = sitofp i32 %sub5 to float
  %elt.minnum.i = call float @llvm.minnum.f32(float %i.addr.0, float %conv6)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.minnum.i, float 0.000000e+00)
  br label %return

return:
  %retval.0.in = phi float [ %elt.maxnum.i, %sw.epilog ], [ %elt.maxnum.i16, %sw.bb ]
  %retval.0 = fptosi float %retval.0.in to i32
  ret i32 %retval.0
}

define spir_func void @_Z17sub_group_barrierj(i32 %flags) {
entry:
  call spir_func void @wfv.sub_group.barrier()
  ret void
}

define spir_func void @_Z17sub_group_barrierj12memory_scope(i32 %flags, i32 %scope) {
entry:
  call spir_func void @wfv.sub_group.barrier()
  ret void
}

define spir_func void @_Z17sub_group_barrierjj(i32 %flags, i32 %scope) {
entry:
  call spir_func void @wfv.sub_group.barrier()
  ret void
}

define spir_func half @_Z17sub_group_shuffleDhj(half %x, i32 %lane) {
entry:
  %call = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %lane)
  ret half %call
}

define spir_func i8 @_Z17sub_group_shufflecj(i8 %x, i32 %lane) {
entry:
  %call = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %lane)
  ret i8 %call
}

define spir_func double @_Z17sub_group_shuffledj(double %x, i32 %lane) {
entry:
  %call = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %lane)
  ret double %call
}

define spir_func float @_Z17sub_group_shufflefj(float %x, i32 %lane) {
entry:
  %call = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %lane)
  ret float %call
}

define spir_func i8 @_Z17sub_group_shufflehj(i8 %x, i32 %lane) {
entry:
  %call = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %lane)
  ret i8 %call
}

define spir_func i32 @_Z17sub_group_shuffleij(i32 %x, i32 %lane) {
entry:
  %call = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %lane)
  ret i32 %call
}

define spir_func i32 @_Z17sub_group_shufflejj(i32 %x, i32 %lane) {
entry:
  %call = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %lane)
  ret i32 %call
}

define spir_func i64 @_Z17sub_group_shufflelj(i64 %x, i32 %lane) {
entry:
  %call = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %lane)
  ret i64 %call
}

define spir_func i64 @_Z17sub_group_shufflemj(i64 %x, i32 %lane) {
entry:
  %call = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %lane)
  ret i64 %call
}

define spir_func i16 @_Z17sub_group_shufflesj(i16 %x, i32 %lane) {
entry:
  %call = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %lane)
  ret i16 %call
}

define spir_func i16 @_Z17sub_group_shuffletj(i16 %x, i32 %lane) {
entry:
  %call = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %lane)
  ret i16 %call
}

define spir_func void @_Z17wait_group_eventsiPm(i32 %count, ptr %events) {
entry:
  call spir_func void @_Z7barrierj(i32 3)
  ret void
}

define spir_func i32 @_Z17wfv_image_nearestjif(i32 %sampler, i32 %size, float %s) {
entry:
  %call = call spir_func float @_Z18wfv_image_positionjif(i32 %sampler, i32 %size, float %s)
  %0 = call float @llvm.floor.f32(float %call)
  %sub = add nsw i32 %size, -1
  %conv = sitofp i32 %sub to float
  %and = and i32 %sampler, 14
  switch i32 %and, label %sw.epilog [
    i32 4, label %sw.bb
    i32 6, label %sw.bb3
  ]

sw.bb:
  %add = fadd float %conv, 1.000000e+00
  %elt.minnum.i18 = call float @llvm.minnum.f32(float %0, float %add)
  %elt.maxnum.i19 = call float @llvm.maxnum.f32(float %elt.minnum.i18, float -1.000000e+00)
  br label %return

sw.bb3:
  %cmp = fcmp ogt float %0, %conv
  %conv5 = sitofp i32 %size to float
  %sub6 = fsub float %0, %conv5
  %cond = select i1 %cmp, float %sub6, float %0
  br label %sw.epilog

sw.epilog:
  %i.0 = phi float [ %0, %entry ], [ %cond, %sw.bb3 ]
  %elt.minnum.i = call float @llvm.minnum.f32(float %i.0, float %conv)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.minnum.i, float 0.000000e+00)
  br label %return

return:
  %retval.0.in = phi float [ %elt.maxnum.i, %sw.epilog ], [ %elt.maxnum.i19, %sw.bb ]
  %retval.0 = fptosi float %retval.0.in to i32
  ret i32 %retval.0
}

define spir_func i32 @_Z17wfv_image_nearestjii(i32 %sampler, i32 %size, i32 %i) {
entry:
  %and = and i32 %sampler, 14
  switch i32 %and, label %sw.default [
    i32 0, label %return
    i32 4, label %return
  ]

sw.default:
  %sub = add nsw i32 %size, -1
  %cond.i = call i32 @llvm.smax.i32(i32 %i, i32 0)
  %cond5.i = call i32 @llvm.smin.i32(i32 %cond.i, i32 %sub)
  br label %return

return:
  %retval.0 = phi i32 [ %cond5.i, %sw.default ], [ %i, %entry ], [ %i, %entry ]
  ret i32 %retval.0
}

define spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %words) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 1
  switch i32 %call, label %sw.default [
    i32 4306, label %sw.bb
    i32 4307, label %sw.bb2
    i32 4304, label %sw.bb5
    i32 4305, label %sw.bb10
    i32 4317, label %sw.bb15
  ]

sw.bb:
  %0 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> zeroinitializer
  %shr.i25 = lshr <4 x i32> %0, <i32 0, i32 8, i32 16, i32 24>
  %and.i26 = and <4 x i32> %shr.i25, splat (i32 255)
  %conv = uitofp nneg <4 x i32> %and.i26 to <4 x float>
  br label %return

sw.bb2:
  %1 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %shr.i31 = lshr <4 x i32> %1, <i32 0, i32 16, i32 0, i32 16>
  %and.i32 = and <4 x i32> %shr.i31, splat (i32 65535)
  %conv4 = uitofp nneg <4 x i32> %and.i32 to <4 x float>
  br label %return

sw.bb5:
  %2 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> zeroinitializer
  %shr.i = lshr <4 x i32> %2, <i32 0, i32 8, i32 16, i32 24>
  %shl.i35 = shl <4 x i32> %shr.i, splat (i32 24)
  %shr.i36 = ashr exact <4 x i32> %shl.i35, splat (i32 24)
  %conv8 = sitofp <4 x i32> %shr.i36 to <4 x float>
  %elt.maxnum.i33 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %conv8, <4 x float> splat (float -1.270000e+02))
  br label %return

sw.bb10:
  %3 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %shr.i29 = lshr <4 x i32> %3, <i32 0, i32 16, i32 0, i32 16>
  %shl.i = shl <4 x i32> %shr.i29, splat (i32 16)
  %shr.i34 = ashr exact <4 x i32> %shl.i, splat (i32 16)
  %conv13 = sitofp <4 x i32> %shr.i34 to <4 x float>
  %elt.maxnum.i = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %conv13, <4 x float> splat (float -3.276700e+04))
  br label %return

sw.bb15:
  %4 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %shr.i27 = lshr <4 x i32> %4, <i32 0, i32 16, i32 0, i32 16>
  %conv17 = trunc <4 x i32> %shr.i27 to <4 x i16>
  %astype = bitcast <4 x i16> %conv17 to <4 x half>
  %conv18 = fpext <4 x half> %astype to <4 x float>
  br label %return

sw.default:
  %astype19 = bitcast <4 x i32> %words to <4 x float>
  br label %return

return:
  %retval.0 = phi <4 x float> [ %astype19, %sw.default ], [ %conv, %sw.bb ], [ %conv4, %sw.bb2 ], [ %elt.maxnum.i33, %sw.bb5 ], [ %elt.maxnum.i, %sw.bb10 ], [ %conv18, %sw.bb15 ]
  ret <4 x float> %retval.0
}

define spir_func <4 x float> @_Z17wfv_image_ordered14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 0
  switch i32 %call, label %return [
    i32 4272, label %sw.bb
    i32 4274, label %sw.bb4
    i32 4275, label %sw.bb10
    i32 4273, label %sw.bb16
    i32 4278, label %sw.bb19
    i32 4279, label %sw.bb20
    i32 4291, label %sw.bb21
    i32 4280, label %sw.bb22
    i32 4281, label %sw.bb23
  ]

sw.bb:
  %vecinit3 = shufflevector <4 x float> %x, <4 x float> <float poison, float 0.000000e+00, float 0.000000e+00, float 1.000000e+00>, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  br label %return

sw.bb4:
  %vecinit9 = shufflevector <4 x float> %x, <4 x float> <float poison, float poison, float 0.000000e+00, float 1.000000e+00>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %return

sw.bb10:
  %vecinit15 = shufflevector <4 x float> <float poison, float 0.000000e+00, float 0.000000e+00, float poison>, <4 x float> %x, <4 x i32> <i32 4, i32 1, i32 2, i32 5>
  br label %return

sw.bb16:
  %vecinit18 = shufflevector <4 x float> <float 0.000000e+00, float 0.000000e+00, float 0.000000e+00, float poison>, <4 x float> %x, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  br label %return

sw.bb19:
  %0 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 3>
  br label %return

sw.bb20:
  %1 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  br label %return

sw.bb21:
  %2 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  br label %return

sw.bb22:
  %3 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> zeroinitializer
  br label %return

sw.bb23:
  %4 = insertelement <4 x float> %x, float 1.000000e+00, i64 3
  %vecinit28 = shufflevector <4 x float> %4, <4 x float> %x, <4 x i32> <i32 0, i32 4, i32 4, i32 3>
  br label %return

return:
  %retval.0 = phi <4 x float> [ %vecinit28, %sw.bb23 ], [ %vecinit3, %sw.bb ], [ %vecinit9, %sw.bb4 ], [ %vecinit15, %sw.bb10 ], [ %vecinit18, %sw.bb16 ], [ %0, %sw.bb19 ], [ %1, %sw.bb20 ], [ %2, %sw.bb21 ], [ %3, %sw.bb22 ], [ %x, %entry ]
  ret <4 x float> %retval.0
}

define spir_func <4 x i32> @_Z17wfv_image_ordered14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 0
  switch i32 %call, label %return [
    i32 4272, label %sw.bb
    i32 4274, label %sw.bb4
    i32 4275, label %sw.bb10
    i32 4273, label %sw.bb16
    i32 4278, label %sw.bb19
    i32 4279, label %sw.bb20
    i32 4291, label %sw.bb21
    i32 4280, label %sw.bb22
    i32 4281, label %sw.bb23
  ]

sw.bb:
  %vecinit3 = shufflevector <4 x i32> %x, <4 x i32> <i32 poison, i32 0, i32 0, i32 1>, <4 x i32> <i32 0, i32 5, i32 6, i32 7>
  br label %return

sw.bb4:
  %vecinit9 = shufflevector <4 x i32> %x, <4 x i32> <i32 poison, i32 poison, i32 0, i32 1>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  br label %return

sw.bb10:
  %vecinit15 = shufflevector <4 x i32> <i32 poison, i32 0, i32 0, i32 poison>, <4 x i32> %x, <4 x i32> <i32 4, i32 1, i32 2, i32 5>
  br label %return

sw.bb16:
  %vecinit18 = shufflevector <4 x i32> <i32 0, i32 0, i32 0, i32 poison>, <4 x i32> %x, <4 x i32> <i32 0, i32 1, i32 2, i32 4>
  br label %return

sw.bb19:
  %0 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 3>
  br label %return

sw.bb20:
  %1 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 1, i32 2, i32 3, i32 0>
  br label %return

sw.bb21:
  %2 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  br label %return

sw.bb22:
  %3 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> zeroinitializer
  br label %return

sw.bb23:
  %4 = insertelement <4 x i32> %x, i32 1, i64 3
  %vecinit28 = shufflevector <4 x i32> %4, <4 x i32> %x, <4 x i32> <i32 0, i32 4, i32 4, i32 3>
  br label %return

return:
  %retval.0 = phi <4 x i32> [ %vecinit28, %sw.bb23 ], [ %vecinit3, %sw.bb ], [ %vecinit9, %sw.bb4 ], [ %vecinit15, %sw.bb10 ], [ %vecinit18, %sw.bb16 ], [ %0, %sw.bb19 ], [ %1, %sw.bb20 ], [ %2, %sw.bb21 ], [ %3, %sw.bb22 ], [ %x, %entry ]
  ret <4 x i32> %retval.0
}

define spir_func <4 x float> @_Z17wfv_image_sample114ocl_image2d_rojfi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, i32 %z) {
entry:
  %and = and i32 %sampler, 32
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call = call spir_func <4 x float> @_Z15wfv_image_mean114ocl_image2d_rojfi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, i32 %z)
  br label %return

if.end:
  %call1 = call spir_func <4 x i32> @_Z13wfv_image_at114ocl_image2d_rojfi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, i32 %z)
  %call2 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call1)
  br label %return

return:
  %retval.0 = phi <4 x float> [ %call, %if.then ], [ %call2, %if.end ]
  ret <4 x float> %retval.0
}

define spir_func <4 x float> @_Z17wfv_image_sample214ocl_image2d_rojffi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, i32 %z) {
entry:
  %and = and i32 %sampler, 32
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call = call spir_func <4 x float> @_Z15wfv_image_mean214ocl_image2d_rojffi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, i32 %z)
  br label %return

if.end:
  %call1 = call spir_func <4 x i32> @_Z13wfv_image_at214ocl_image2d_rojffi({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, i32 %z)
  %call2 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call1)
  br label %return

return:
  %retval.0 = phi <4 x float> [ %call, %if.then ], [ %call2, %if.end ]
  ret <4 x float> %retval.0
}

define spir_func <4 x float> @_Z17wfv_image_sample314ocl_image2d_rojfff({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, float %z) {
entry:
  %and = and i32 %sampler, 32
  %tobool.not = icmp eq i32 %and, 0
  br i1 %tobool.not, label %if.end, label %if.then

if.then:
  %call = call spir_func <4 x float> @_Z15wfv_image_mean314ocl_image2d_rojfff({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, float %z)
  br label %return

if.end:
  %call1 = call spir_func <4 x i32> @_Z13wfv_image_at314ocl_image2d_rojfff({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, float %x, float %y, float %z)
  %call2 = call spir_func <4 x float> @_Z17wfv_image_numbers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call1)
  br label %return

return:
  %retval.0 = phi <4 x float> [ %call, %if.then ], [ %call2, %if.end ]
  ret <4 x float> %retval.0
}

define spir_func i32 @_Z18get_num_sub_groupsv() {
entry:
  %call = call spir_func i32 @wfv.sub_group.count()
  ret i32 %call
}

define spir_func i32 @_Z18get_sub_group_sizev() {
entry:
  %call = call spir_func i32 @wfv.sub_group.size()
  ret i32 %call
}

define spir_func <4 x i32> @_Z18wfv_image_bordered14ocl_image2d_rojiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %sampler, i32 %x, i32 %y, i32 %z) {
entry:
  %and = and i32 %sampler, 14
  %cmp = icmp eq i32 %and, 4
  br i1 %cmp, label %if.then, label %if.end

if.then:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 3
  %cmp1 = icmp ult i32 %x, %call
  %call2 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 4
  %cmp3 = icmp ult i32 %y, %call2
  %and517 = and i1 %cmp1, %cmp3
  %call6 = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 5
  %cmp7 = icmp ult i32 %z, %call6
  %and918 = and i1 %and517, %cmp7
  %and9 = zext i1 %and918 to i32
  br label %if.end

if.end:
  %is_inside.0 = phi i32 [ %and9, %if.then ], [ 1, %entry ]
  %call10 = call spir_func <4 x i32> @_Z15wfv_image_texel14ocl_image2d_roiiii({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, i32 %x, i32 %y, i32 %z, i32 %is_inside.0)
  ret <4 x i32> %call10
}

define spir_func <4 x i32> @_Z18wfv_image_channels14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %words) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 1
  switch i32 %call, label %return [
    i32 4311, label %sw.bb
    i32 4312, label %sw.bb3
    i32 4314, label %sw.bb6
    i32 4315, label %sw.bb8
  ]

sw.bb:
  %0 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> zeroinitializer
  %shr.i14 = lshr <4 x i32> %0, <i32 0, i32 8, i32 16, i32 24>
  %shl.i21 = shl <4 x i32> %shr.i14, splat (i32 24)
  %shr.i22 = ashr exact <4 x i32> %shl.i21, splat (i32 24)
  br label %return

sw.bb3:
  %1 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %shr.i18 = lshr <4 x i32> %1, <i32 0, i32 16, i32 0, i32 16>
  %shl.i = shl <4 x i32> %shr.i18, splat (i32 16)
  %shr.i20 = ashr exact <4 x i32> %shl.i, splat (i32 16)
  br label %return

sw.bb6:
  %2 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> zeroinitializer
  %shr.i = lshr <4 x i32> %2, <i32 0, i32 8, i32 16, i32 24>
  %and.i = and <4 x i32> %shr.i, splat (i32 255)
  br label %return

sw.bb8:
  %3 = shufflevector <4 x i32> %words, <4 x i32> poison, <4 x i32> <i32 0, i32 0, i32 1, i32 1>
  %shr.i16 = lshr <4 x i32> %3, <i32 0, i32 16, i32 0, i32 16>
  %and.i17 = and <4 x i32> %shr.i16, splat (i32 65535)
  br label %return

return:
  %retval.0 = phi <4 x i32> [ %and.i17, %sw.bb8 ], [ %shr.i22, %sw.bb ], [ %shr.i20, %sw.bb3 ], [ %and.i, %sw.bb6 ], [ %words, %entry ]
  ret <4 x i32> %retval.0
}

define spir_func <4 x i32> @_Z18wfv_image_integers14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %words) {
entry:
  %call = call spir_func <4 x i32> @_Z18wfv_image_channels14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %words)
  %call1 = call spir_func <4 x i32> @_Z17wfv_image_ordered14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %call)
  ret <4 x i32> %call1
}

define spir_func float @_Z18wfv_image_positionjif(i32 %sampler, i32 %size, float %s) {
entry:
  %and = and i32 %sampler, 1
  %cmp = icmp eq i32 %and, 0
  br i1 %cmp, label %return, label %if.end

if.end:
  %and1 = and i32 %sampler, 14
  switch i32 %and1, label %sw.epilog [
    i32 6, label %sw.bb
    i32 8, label %sw.bb2
  ]

sw.bb:
  %0 = call float @llvm.floor.f32(float %s)
  %sub = fsub float %s, %0
  br label %sw.epilog

sw.bb2:
  %mul = fmul float %s, 5.000000e-01
  %1 = call float @llvm.rint.f32(float %mul)
  %mul3 = fmul float %1, 2.000000e+00
  %sub4 = fsub float %s, %mul3
  %elt.abs = call float @llvm.fabs.f32(float %sub4)
  br label %sw.epilog

sw.epilog:
  %s.addr.0 = phi float [ %s, %if.end ], [ %sub, %sw.bb ], [ %elt.abs, %sw.bb2 ]
  %conv = sitofp i32 %size to float
  %mul5 = fmul float %s.addr.0, %conv
  br label %return

return:
  %retval.0 = phi float [ %mul5, %sw.epilog ], [ %s, %entry ]
  ret float %retval.0
}

define spir_func i64 @_Z19get_local_linear_idv() {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 2)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %mul = mul i64 %call1, %call
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %add = add i64 %mul, %call2
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %mul4 = mul i64 %add, %call3
  %call5 = call spir_func i64 @_Z12get_local_idj(i32 0)
  %add6 = add i64 %mul4, %call5
  ret i64 %add6
}

define spir_func half @_Z19sub_group_broadcastDhj(half %x, i32 %lane) {
entry:
  %call = call spir_func half @wfv.sub_group.broadcast.half(half %x, i32 %lane)
  ret half %call
}

define spir_func i8 @_Z19sub_group_broadcastcj(i8 %x, i32 %lane) {
entry:
  %call = call spir_func i8 @wfv.sub_group.broadcast.i8(i8 %x, i32 %lane)
  ret i8 %call
}

define spir_func double @_Z19sub_group_broadcastdj(double %x, i32 %lane) {
entry:
  %call = call spir_func double @wfv.sub_group.broadcast.double(double %x, i32 %lane)
  ret double %call
}

define spir_func float @_Z19sub_group_broadcastfj(float %x, i32 %lane) {
entry:
  %call = call spir_func float @wfv.sub_group.broadcast.float(float %x, i32 %lane)
  ret float %call
}

define spir_func i8 @_Z19sub_group_broadcasthj(i8 %x, i32 %lane) {
entry:
  %call = call spir_func i8 @wfv.sub_group.broadcast.i8(i8 %x, i32 %lane)
  ret i8 %call
}

define spir_func i32 @_Z19sub_group_broadcastij(i32 %x, i32 %lane) {
entry:
  %call = call spir_func i32 @wfv.sub_group.broadcast.i32(i32 %x, i32 %lane)
  ret i32 %call
}

define spir_func i32 @_Z19sub_group_broadcastjj(i32 %x, i32 %lane) {
entry:
  %call = call spir_func i32 @wfv.sub_group.broadcast.i32(i32 %x, i32 %lane)
  ret i32 %call
}

define spir_func i64 @_Z19sub_group_broadcastlj(i64 %x, i32 %lane) {
entry:
  %call = call spir_func i64 @wfv.sub_group.broadcast.i64(i64 %x, i32 %lane)
  ret i64 %call
}

define spir_func i64 @_Z19sub_group_broadcastmj(i64 %x, i32 %lane) {
entry:
  %call = call spir_func i64 @wfv.sub_group.broadcast.i64(i64 %x, i32 %lane)
  ret i64 %call
}

define spir_func i16 @_Z19sub_group_broadcastsj(i16 %x, i32 %lane) {
entry:
  %call = call spir_func i16 @wfv.sub_group.broadcast.i16(i16 %x, i32 %lane)
  ret i16 %call
}

define spir_func i16 @_Z19sub_group_broadcasttj(i16 %x, i32 %lane) {
entry:
  %call = call spir_func i16 @wfv.sub_group.broadcast.i16(i16 %x, i32 %lane)
  ret i16 %call
}

define spir_func <2 x double> @_Z19wfv_complex_productdddd(double %a, double %b, double %c, double %d) {
entry:
  %mul = fmul double %a, %c
  %mul1 = fmul double %b, %d
  %mul2 = fmul double %a, %d
  %mul3 = fmul double %b, %c
  %sub = fsub double %mul, %mul1
  %add = fadd double %mul3, %mul2
  %elt.abs.i115 = call double @llvm.fabs.f64(double %a)
  %cmp.i116 = fcmp oeq double %elt.abs.i115, 0x7FF0000000000000
  %elt.abs.i112 = call double @llvm.fabs.f64(double %b)
  %cmp.i113 = fcmp oeq double %elt.abs.i112, 0x7FF0000000000000
  %or140 = or i1 %cmp.i116, %cmp.i113
  %elt.abs.i109 = call double @llvm.fabs.f64(double %c)
  %cmp.i110 = fcmp oeq double %elt.abs.i109, 0x7FF0000000000000
  %elt.abs.i106 = call double @llvm.fabs.f64(double %d)
  %cmp.i107 = fcmp oeq double %elt.abs.i106, 0x7FF0000000000000
  %or7141 = or i1 %cmp.i110, %cmp.i107
  %0 = fcmp uno double %sub, 0.000000e+00
  %1 = fcmp uno double %add, 0.000000e+00
  %or.cond = and i1 %0, %1
  br i1 %or.cond, label %land.rhs, label %land.end

land.rhs:
  %elt.abs.i103 = call double @llvm.fabs.f64(double %mul)
  %cmp.i104 = fcmp oeq double %elt.abs.i103, 0x7FF0000000000000
  %elt.abs.i100 = call double @llvm.fabs.f64(double %mul1)
  %cmp.i101 = fcmp oeq double %elt.abs.i100, 0x7FF0000000000000
  %or10137 = or i1 %cmp.i104, %cmp.i101
  %elt.abs.i97 = call double @llvm.fabs.f64(double %mul2)
  %cmp.i98 = fcmp oeq double %elt.abs.i97, 0x7FF0000000000000
  %or12138 = or i1 %cmp.i98, %or10137
  %elt.abs.i = call double @llvm.fabs.f64(double %mul3)
  %cmp.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %or14139 = or i1 %cmp.i, %or12138
  %2 = or i1 %or7141, %or14139
  %or16142 = or i1 %or140, %2
  br label %land.end

land.end:
  %3 = phi i1 [ %or16142, %land.rhs ], [ false, %entry ]
  %4 = fcmp uno double %d, 0.000000e+00
  %5 = call double @llvm.copysign.f64(double 0.000000e+00, double %d)
  %cond.i133 = select i1 %4, double %5, double %d
  %6 = fcmp uno double %c, 0.000000e+00
  %7 = call double @llvm.copysign.f64(double 0.000000e+00, double %c)
  %cond.i134 = select i1 %6, double %7, double %c
  %8 = fcmp uno double %b, 0.000000e+00
  %9 = call double @llvm.copysign.f64(double 0.000000e+00, double %b)
  %cond.i135 = select i1 %8, double %9, double %b
  %10 = fcmp uno double %a, 0.000000e+00
  %11 = call double @llvm.copysign.f64(double 0.000000e+00, double %a)
  %cond.i136 = select i1 %10, double %11, double %a
  %cond.i = select i1 %cmp.i107, double 1.000000e+00, double 0.000000e+00
  %12 = call double @llvm.copysign.f64(double %cond.i, double %d)
  %cond.i122 = select i1 %cmp.i110, double 1.000000e+00, double 0.000000e+00
  %13 = call double @llvm.copysign.f64(double %cond.i122, double %c)
  %cond.i127 = select i1 %cmp.i113, double 1.000000e+00, double 0.000000e+00
  %14 = call double @llvm.copysign.f64(double %cond.i127, double %b)
  %cond.i132 = select i1 %cmp.i116, double 1.000000e+00, double 0.000000e+00
  %15 = call double @llvm.copysign.f64(double %cond.i132, double %a)
  %cond = select i1 %or140, double %15, double %cond.i136
  %cond39 = select i1 %or7141, double %12, double %cond.i133
  %mul44 = fmul double %cond, %cond39
  %cond29 = select i1 %or140, double %14, double %cond.i135
  %cond34 = select i1 %or7141, double %13, double %cond.i134
  %mul45 = fmul double %cond29, %cond34
  %add46 = fadd double %mul45, %mul44
  %mul47 = fmul double %add46, 0x7FF0000000000000
  %mul40 = fmul double %cond, %cond34
  %mul41 = fmul double %cond29, %cond39
  %sub42 = fsub double %mul40, %mul41
  %mul43 = fmul double %sub42, 0x7FF0000000000000
  %cond53 = select i1 %3, double %mul43, double %sub
  %cond58 = select i1 %3, double %mul47, double %add
  %vecinit = insertelement <2 x double> poison, double %cond53, i64 0
  %vecinit59 = insertelement <2 x double> %vecinit, double %cond58, i64 1
  ret <2 x double> %vecinit59
}

define spir_func <2 x float> @_Z19wfv_complex_productffff(float %a, float %b, float %c, float %d) {
entry:
  %mul = fmul float %a, %c
  %mul1 = fmul float %b, %d
  %mul2 = fmul float %a, %d
  %mul3 = fmul float %b, %c
  %sub = fsub float %mul, %mul1
  %add = fadd float %mul3, %mul2
  %elt.abs.i115 = call float @llvm.fabs.f32(float %a)
  %cmp.i116 = fcmp oeq float %elt.abs.i115, 0x7FF0000000000000
  %elt.abs.i112 = call float @llvm.fabs.f32(float %b)
  %cmp.i113 = fcmp oeq float %elt.abs.i112, 0x7FF0000000000000
  %or140 = or i1 %cmp.i116, %cmp.i113
  %elt.abs.i109 = call float @llvm.fabs.f32(float %c)
  %cmp.i110 = fcmp oeq float %elt.abs.i109, 0x7FF0000000000000
  %elt.abs.i106 = call float @llvm.fabs.f32(float %d)
  %cmp.i107 = fcmp oeq float %elt.abs.i106, 0x7FF0000000000000
  %or7141 = or i1 %cmp.i110, %cmp.i107
  %0 = fcmp uno float %sub, 0.000000e+00
  %1 = fcmp uno float %add, 0.000000e+00
  %or.cond = and i1 %0, %1
  br i1 %or.cond, label %land.rhs, label %land.end

land.rhs:
  %elt.abs.i103 = call float @llvm.fabs.f32(float %mul)
  %cmp.i104 = fcmp oeq float %elt.abs.i103, 0x7FF0000000000000
  %elt.abs.i100 = call float @llvm.fabs.f32(float %mul1)
  %cmp.i101 = fcmp oeq float %elt.abs.i100, 0x7FF0000000000000
  %or10137 = or i1 %cmp.i104, %cmp.i101
  %elt.abs.i97 = call float @llvm.fabs.f32(float %mul2)
  %cmp.i98 = fcmp oeq float %elt.abs.i97, 0x7FF0000000000000
  %or12138 = or i1 %cmp.i98, %or10137
  %elt.abs.i = call float @llvm.fabs.f32(float %mul3)
  %cmp.i = fcmp oeq float %elt.abs.i, 0x7FF0000000000000
  %or14139 = or i1 %cmp.i, %or12138
  %2 = or i1 %or7141, %or14139
  %or16142 = or i1 %or140, %2
  br label %land.end

land.end:
  %3 = phi i1 [ %or16142, %land.rhs ], [ false, %entry ]
  %4 = fcmp uno float %d, 0.000000e+00
  %5 = call float @llvm.copysign.f32(float 0.000000e+00, float %d)
  %cond.i133 = select i1 %4, float %5, float %d
  %6 = fcmp uno float %c, 0.000000e+00
  %7 = call float @llvm.copysign.f32(float 0.000000e+00, float %c)
  %cond.i134 = select i1 %6, float %7, float %c
  %8 = fcmp uno float %b, 0.000000e+00
  %9 = call float @llvm.copysign.f32(float 0.000000e+00, float %b)
  %cond.i135 = select i1 %8, float %9, float %b
  %10 = fcmp uno float %a, 0.000000e+00
  %11 = call float @llvm.copysign.f32(float 0.000000e+00, float %a)
  %cond.i136 = select i1 %10, float %11, float %a
  %cond.i = select i1 %cmp.i107, float 1.000000e+00, float 0.000000e+00
  %12 = call float @llvm.copysign.f32(float %cond.i, float %d)
  %cond.i122 = select i1 %cmp.i110, float 1.000000e+00, float 0.000000e+00
  %13 = call float @llvm.copysign.f32(float %cond.i122, float %c)
  %cond.i127 = select i1 %cmp.i113, float 1.000000e+00, float 0.000000e+00
  %14 = call float @llvm.copysign.f32(float %cond.i127, float %b)
  %cond.i132 = select i1 %cmp.i116, float 1.000000e+00, float 0.000000e+00
  %15 = call float @llvm.copysign.f32(float %cond.i132, float %a)
  %cond = select i1 %or140, float %15, float %cond.i136
  %cond39 = select i1 %or7141, float %12, float %cond.i133
  %mul44 = fmul float %cond, %cond39
  %cond29 = select i1 %or140, float %14, float %cond.i135
  %cond34 = select i1 %or7141, float %13, float %cond.i134
  %mul45 = fmul float %cond29, %cond34
  %add46 = fadd float %mul45, %mul44
  %mul47 = fmul float %add46, 0x7FF0000000000000
  %mul40 = fmul float %cond, %cond34
  %mul41 = fmul float %cond29, %cond39
  %sub42 = fsub float %mul40, %mul41
  %mul43 = fmul float %sub42, 0x7FF0000000000000
  %cond53 = select i1 %3, float %mul43, float %sub
  %cond58 = select i1 %3, float %mul47, float %add
  %vecinit = insertelement <2 x float> poison, float %cond53, i64 0
  %vecinit59 = insertelement <2 x float> %vecinit, float %cond58, i64 1
  ret <2 x float> %vecinit59
}

define spir_func <4 x i32> @_Z19wfv_image_quantized14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 1
  switch i32 %call, label %sw.default [
    i32 4306, label %sw.bb
    i32 4307, label %sw.bb2
    i32 4304, label %sw.bb4
    i32 4305, label %sw.bb6
    i32 4317, label %sw.bb8
  ]

sw.bb:
  %cmp.i26 = fcmp ord <4 x float> %x, zeroinitializer
  %0 = fmul <4 x float> %x, splat (float 2.550000e+02)
  %1 = call <4 x float> @llvm.minnum.v4f32(<4 x float> %0, <4 x float> splat (float 2.550000e+02))
  %2 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %1, <4 x float> zeroinitializer)
  %3 = call <4 x float> @llvm.rint.v4f32(<4 x float> %2)
  %4 = select <4 x i1> %cmp.i26, <4 x float> %3, <4 x float> zeroinitializer
  %conv.i30 = fptosi <4 x float> %4 to <4 x i32>
  br label %return

sw.bb2:
  %cmp.i21 = fcmp ord <4 x float> %x, zeroinitializer
  %5 = fmul <4 x float> %x, splat (float 6.553500e+04)
  %6 = call <4 x float> @llvm.minnum.v4f32(<4 x float> %5, <4 x float> splat (float 6.553500e+04))
  %7 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %6, <4 x float> zeroinitializer)
  %8 = call <4 x float> @llvm.rint.v4f32(<4 x float> %7)
  %9 = select <4 x i1> %cmp.i21, <4 x float> %8, <4 x float> zeroinitializer
  %conv.i25 = fptosi <4 x float> %9 to <4 x i32>
  br label %return

sw.bb4:
  %cmp.i16 = fcmp ord <4 x float> %x, zeroinitializer
  %10 = fmul <4 x float> %x, splat (float 1.270000e+02)
  %11 = call <4 x float> @llvm.minnum.v4f32(<4 x float> %10, <4 x float> splat (float 1.270000e+02))
  %12 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %11, <4 x float> splat (float -1.280000e+02))
  %13 = call <4 x float> @llvm.rint.v4f32(<4 x float> %12)
  %14 = select <4 x i1> %cmp.i16, <4 x float> %13, <4 x float> zeroinitializer
  %conv.i20 = fptosi <4 x float> %14 to <4 x i32>
  br label %return

sw.bb6:
  %cmp.i = fcmp ord <4 x float> %x, zeroinitializer
  %15 = fmul <4 x float> %x, splat (float 3.276700e+04)
  %16 = call <4 x float> @llvm.minnum.v4f32(<4 x float> %15, <4 x float> splat (float 3.276700e+04))
  %17 = call <4 x float> @llvm.maxnum.v4f32(<4 x float> %16, <4 x float> splat (float -3.276800e+04))
  %18 = call <4 x float> @llvm.rint.v4f32(<4 x float> %17)
  %19 = select <4 x i1> %cmp.i, <4 x float> %18, <4 x float> zeroinitializer
  %conv.i = fptosi <4 x float> %19 to <4 x i32>
  br label %return

sw.bb8:
  %conv = fptrunc <4 x float> %x to <4 x half>
  %astype = bitcast <4 x half> %conv to <4 x i16>
  %conv9 = zext <4 x i16> %astype to <4 x i32>
  br label %return

sw.default:
  %astype10 = bitcast <4 x float> %x to <4 x i32>
  br label %return

return:
  %retval.0 = phi <4 x i32> [ %astype10, %sw.default ], [ %conv.i30, %sw.bb ], [ %conv.i25, %sw.bb2 ], [ %conv.i20, %sw.bb4 ], [ %conv.i, %sw.bb6 ], [ %conv9, %sw.bb8 ]
  ret <4 x i32> %retval.0
}

define spir_func <4 x float> @_Z19wfv_image_reordered14ocl_image2d_roDv4_f({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x float> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 0
  switch i32 %call, label %return [
    i32 4273, label %sw.bb
    i32 4275, label %sw.bb1
    i32 4278, label %sw.bb2
    i32 4279, label %sw.bb3
    i32 4291, label %sw.bb4
  ]

sw.bb:
  %0 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %return

sw.bb1:
  %1 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 0, i32 3, i32 3, i32 3>
  br label %return

sw.bb2:
  %2 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 3>
  br label %return

sw.bb3:
  %3 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  br label %return

sw.bb4:
  %4 = shufflevector <4 x float> %x, <4 x float> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  br label %return

return:
  %retval.0 = phi <4 x float> [ %4, %sw.bb4 ], [ %0, %sw.bb ], [ %1, %sw.bb1 ], [ %2, %sw.bb2 ], [ %3, %sw.bb3 ], [ %x, %entry ]
  ret <4 x float> %retval.0
}

define spir_func <4 x i32> @_Z19wfv_image_reordered14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 0
  switch i32 %call, label %return [
    i32 4273, label %sw.bb
    i32 4275, label %sw.bb1
    i32 4278, label %sw.bb2
    i32 4279, label %sw.bb3
    i32 4291, label %sw.bb4
  ]

sw.bb:
  %0 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 3, i32 3, i32 3>
  br label %return

sw.bb1:
  %1 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 0, i32 3, i32 3, i32 3>
  br label %return

sw.bb2:
  %2 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 2, i32 1, i32 0, i32 3>
  br label %return

sw.bb3:
  %3 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 0, i32 1, i32 2>
  br label %return

sw.bb4:
  %4 = shufflevector <4 x i32> %x, <4 x i32> poison, <4 x i32> <i32 3, i32 2, i32 1, i32 0>
  br label %return

return:
  %retval.0 = phi <4 x i32> [ %4, %sw.bb4 ], [ %0, %sw.bb ], [ %1, %sw.bb1 ], [ %2, %sw.bb2 ], [ %3, %sw.bb3 ], [ %x, %entry ]
  ret <4 x i32> %retval.0
}

define spir_func <4 x i32> @_Z19wfv_image_saturated14ocl_image2d_roDv4_i({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 1
  switch i32 %call, label %return [
    i32 4311, label %sw.bb
    i32 4312, label %sw.bb2
  ]

sw.bb:
  %elt.max.i6 = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %x, <4 x i32> splat (i32 -128))
  %elt.min.i7 = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %elt.max.i6, <4 x i32> splat (i32 127))
  br label %return

sw.bb2:
  %elt.max.i = call <4 x i32> @llvm.smax.v4i32(<4 x i32> %x, <4 x i32> splat (i32 -32768))
  %elt.min.i = call <4 x i32> @llvm.smin.v4i32(<4 x i32> %elt.max.i, <4 x i32> splat (i32 32767))
  br label %return

return:
  %retval.0 = phi <4 x i32> [ %elt.min.i, %sw.bb2 ], [ %elt.min.i7, %sw.bb ], [ %x, %entry ]
  ret <4 x i32> %retval.0
}

define spir_func <4 x i32> @_Z19wfv_image_saturated14ocl_image2d_roDv4_j({ i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, <4 x i32> %x) {
entry:
  %call = extractvalue { i32, i32, i32, i32, i32, i32, i32, ptr addrspace(1), i64, i64 } %image, 1
  switch i32 %call, label %return [
    i32 4314, label %sw.bb
    i32 4315, label %sw.bb1
  ]

sw.bb:
  %elt.min = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %x, <4 x i32> splat (i32 255))
  br label %return

sw.bb1:
  %elt.min2 = call <4 x i32> @llvm.umin.v4i32(<4 x i32> %x, <4 x i32> splat (i32 65535))
  br label %return

return:
  %retval.0 = phi <4 x i32> [ %elt.min2, %sw.bb1 ], [ %elt.min, %sw.bb ], [ %x, %entry ]
  ret <4 x i32> %retval.0
}

define spir_func i64 @_Z20get_global_linear_idv() {
entry:
  %call.i10 = call spir_func i64 @_Z13get_global_idj(i32 2)
  %call1.i11 = call spir_func i64 @_Z17get_global_offsetj(i32 2)
  %sub.i12 = sub i64 %call.i10, %call1.i11
  %call1 = call spir_func i64 @_Z15get_global_sizej(i32 1)
  %mul = mul i64 %sub.i12, %call1
  %call.i7 = call spir_func i64 @_Z13get_global_idj(i32 1)
  %call1.i8 = call spir_func i64 @_Z17get_global_offsetj(i32 1)
  %sub.i9 = add i64 %mul, %call.i7
  %add = sub i64 %sub.i9, %call1.i8
  %call3 = call spir_func i64 @_Z15get_global_sizej(i32 0)
  %mul4 = mul i64 %add, %call3
  %call.i = call spir_func i64 @_Z13get_global_idj(i32 0)
  %call1.i = call spir_func i64 @_Z17get_global_offsetj(i32 0)
  %sub.i = sub i64 %call.i, %call1.i
  %add6 = add i64 %sub.i, %mul4
  ret i64 %add6
}

define spir_func half @_Z20sub_group_reduce_addDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.reduce.fadd.half(half %x)
  ret half %call
}

define spir_func i8 @_Z20sub_group_reduce_addc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.add.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z20sub_group_reduce_addd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.reduce.fadd.double(double %x)
  ret double %call
}

define spir_func float @_Z20sub_group_reduce_addf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.reduce.fadd.float(float %x)
  ret float %call
}

define spir_func i8 @_Z20sub_group_reduce_addh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.add.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z20sub_group_reduce_addi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z20sub_group_reduce_addj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z20sub_group_reduce_addl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z20sub_group_reduce_addm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z20sub_group_reduce_adds(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z20sub_group_reduce_addt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.add.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z20sub_group_reduce_maxDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.reduce.fmaxnum.half(half %x)
  ret half %call
}

define spir_func i8 @_Z20sub_group_reduce_maxc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.max.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z20sub_group_reduce_maxd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.reduce.fmaxnum.double(double %x)
  ret double %call
}

define spir_func float @_Z20sub_group_reduce_maxf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.reduce.fmaxnum.float(float %x)
  ret float %call
}

define spir_func i8 @_Z20sub_group_reduce_maxh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.umax.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z20sub_group_reduce_maxi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.max.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z20sub_group_reduce_maxj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.umax.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z20sub_group_reduce_maxl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.max.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z20sub_group_reduce_maxm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.umax.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z20sub_group_reduce_maxs(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.max.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z20sub_group_reduce_maxt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.umax.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z20sub_group_reduce_minDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.reduce.fminnum.half(half %x)
  ret half %call
}

define spir_func i8 @_Z20sub_group_reduce_minc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.min.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z20sub_group_reduce_mind(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.reduce.fminnum.double(double %x)
  ret double %call
}

define spir_func float @_Z20sub_group_reduce_minf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.reduce.fminnum.float(float %x)
  ret float %call
}

define spir_func i8 @_Z20sub_group_reduce_minh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.umin.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z20sub_group_reduce_mini(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.min.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z20sub_group_reduce_minj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.umin.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z20sub_group_reduce_minl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.min.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z20sub_group_reduce_minm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.umin.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z20sub_group_reduce_mins(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.min.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z20sub_group_reduce_mint(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.umin.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z20sub_group_shuffle_upDhj(half %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %sub)
  ret half %call1
}

define spir_func i8 @_Z20sub_group_shuffle_upcj(i8 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %sub)
  ret i8 %call1
}

define spir_func double @_Z20sub_group_shuffle_updj(double %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %sub)
  ret double %call1
}

define spir_func float @_Z20sub_group_shuffle_upfj(float %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %sub)
  ret float %call1
}

define spir_func i8 @_Z20sub_group_shuffle_uphj(i8 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %sub)
  ret i8 %call1
}

define spir_func i32 @_Z20sub_group_shuffle_upij(i32 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %sub)
  ret i32 %call1
}

define spir_func i32 @_Z20sub_group_shuffle_upjj(i32 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %sub)
  ret i32 %call1
}

define spir_func i64 @_Z20sub_group_shuffle_uplj(i64 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %sub)
  ret i64 %call1
}

define spir_func i64 @_Z20sub_group_shuffle_upmj(i64 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %sub)
  ret i64 %call1
}

define spir_func i16 @_Z20sub_group_shuffle_upsj(i16 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %sub)
  ret i16 %call1
}

define spir_func i16 @_Z20sub_group_shuffle_uptj(i16 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call, %delta
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %sub)
  ret i16 %call1
}

define spir_func <2 x double> @_Z20wfv_complex_quotientdddd(double %a, double %b, double %c, double %d) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %c)
  %elt.abs1 = call double @llvm.fabs.f64(double %d)
  %elt.maxnum = call double @llvm.maxnum.f64(double %elt.abs, double %elt.abs1)
  %call = call spir_func double @_Z4logbd(double %elt.maxnum)
  %elt.abs.i194 = call double @llvm.fabs.f64(double %call)
  %cmp.i195 = fcmp ueq double %elt.abs.i194, 0x7FF0000000000000
  %conv = fptosi double %call to i32
  %sub = sub nsw i32 0, %conv
  %cond = select i1 %cmp.i195, i32 0, i32 %sub
  %call3 = call spir_func double @_Z5ldexpdi(double %c, i32 %cond)
  %call4 = call spir_func double @_Z5ldexpdi(double %d, i32 %cond)
  %mul = fmul double %call3, %call3
  %mul5 = fmul double %call4, %call4
  %add = fadd double %mul, %mul5
  %mul6 = fmul double %a, %call3
  %mul7 = fmul double %b, %call4
  %add8 = fadd double %mul6, %mul7
  %div = fdiv double %add8, %add
  %call9 = call spir_func double @_Z5ldexpdi(double %div, i32 %cond)
  %mul10 = fmul double %b, %call3
  %mul11 = fmul double %a, %call4
  %sub12 = fsub double %mul10, %mul11
  %div13 = fdiv double %sub12, %add
  %call14 = call spir_func double @_Z5ldexpdi(double %div13, i32 %cond)
  %cmp = fcmp oeq double %add, 0.000000e+00
  br i1 %cmp, label %land.rhs16, label %land.end17

land.rhs16:
  %0 = fcmp ord double %a, 0.000000e+00
  %1 = fcmp ord double %b, 0.000000e+00
  %2 = or i1 %0, %1
  br label %land.end17

land.end17:
  %3 = phi i1 [ false, %entry ], [ %2, %land.rhs16 ]
  %elt.abs.i164 = call double @llvm.fabs.f64(double %a)
  %cmp.i165 = fcmp une double %elt.abs.i164, 0x7FF0000000000000
  %elt.abs.i = call double @llvm.fabs.f64(double %b)
  %cmp.i = fcmp une double %elt.abs.i, 0x7FF0000000000000
  %or.cond = and i1 %cmp.i165, %cmp.i
  br i1 %or.cond, label %land.end28, label %land.lhs.true

land.lhs.true:
  %cmp.i192 = fcmp one double %elt.abs, 0x7FF0000000000000
  %cmp.i189 = fcmp one double %elt.abs1, 0x7FF0000000000000
  %spec.select = and i1 %cmp.i192, %cmp.i189
  br label %land.end28

land.end28:
  %4 = phi i1 [ %spec.select, %land.lhs.true ], [ false, %land.end17 ]
  %cmp30 = fcmp une double %call, 0x7FF0000000000000
  %cmp.i186 = fcmp ueq double %elt.abs.i164, 0x7FF0000000000000
  %or.cond197 = or i1 %cmp.i186, %cmp30
  br i1 %or.cond197, label %land.end38, label %land.rhs35

land.rhs35:
  %elt.abs.i182 = call double @llvm.fabs.f64(double %b)
  %cmp.i183 = fcmp one double %elt.abs.i182, 0x7FF0000000000000
  br label %land.end38

land.end38:
  %5 = phi i1 [ %cmp.i183, %land.rhs35 ], [ false, %land.end28 ]
  %6 = fcmp uno double %call9, 0.000000e+00
  %7 = fcmp uno double %call14, 0.000000e+00
  %8 = select i1 %6, i1 %7, i1 false
  %9 = call double @llvm.copysign.f64(double 0x7FF0000000000000, double %c)
  %mul40 = fmul double %a, %9
  %mul41 = fmul double %b, %9
  %cond.i181 = select i1 %cmp.i165, double 0.000000e+00, double 1.000000e+00
  %10 = call double @llvm.copysign.f64(double %cond.i181, double %a)
  %elt.abs.i.i172 = call double @llvm.fabs.f64(double %b)
  %cmp.i.i173 = fcmp une double %elt.abs.i.i172, 0x7FF0000000000000
  %cond.i176 = select i1 %cmp.i.i173, double 0.000000e+00, double 1.000000e+00
  %11 = call double @llvm.copysign.f64(double %cond.i176, double %b)
  %cmp.i.i168 = fcmp une double %elt.abs, 0x7FF0000000000000
  %cond.i171 = select i1 %cmp.i.i168, double 0.000000e+00, double 1.000000e+00
  %12 = call double @llvm.copysign.f64(double %cond.i171, double %c)
  %cmp.i.i = fcmp une double %elt.abs1, 0x7FF0000000000000
  %cond.i = select i1 %cmp.i.i, double 0.000000e+00, double 1.000000e+00
  %13 = call double @llvm.copysign.f64(double %cond.i, double %d)
  %mul46 = fmul double %10, %call3
  %mul47 = fmul double %11, %call4
  %add48 = fadd double %mul46, %mul47
  %mul49 = fmul double %add48, 0x7FF0000000000000
  %mul50 = fmul double %11, %call3
  %mul51 = fmul double %10, %call4
  %sub52 = fsub double %mul50, %mul51
  %mul53 = fmul double %sub52, 0x7FF0000000000000
  %mul54 = fmul double %a, %12
  %mul55 = fmul double %b, %13
  %add56 = fadd double %mul54, %mul55
  %mul57 = fmul double %add56, 0.000000e+00
  %mul58 = fmul double %b, %12
  %mul59 = fmul double %a, %13
  %sub60 = fsub double %mul58, %mul59
  %mul61 = fmul double %sub60, 0.000000e+00
  %cond66 = select i1 %5, double %mul57, double %call9
  %cond71 = select i1 %5, double %mul61, double %call14
  %cond76 = select i1 %4, double %mul49, double %cond66
  %cond81 = select i1 %4, double %mul53, double %cond71
  %cond86 = select i1 %3, double %mul40, double %cond76
  %cond91 = select i1 %3, double %mul41, double %cond81
  %cond96 = select i1 %8, double %cond86, double %call9
  %cond101 = select i1 %8, double %cond91, double %call14
  %vecinit = insertelement <2 x double> poison, double %cond96, i64 0
  %vecinit102 = insertelement <2 x double> %vecinit, double %cond101, i64 1
  ret <2 x double> %vecinit102
}

define spir_func <2 x float> @_Z20wfv_complex_quotientffff(float %a, float %b, float %c, float %d) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %c)
  %elt.abs1 = call float @llvm.fabs.f32(float %d)
  %elt.maxnum = call float @llvm.maxnum.f32(float %elt.abs, float %elt.abs1)
  %call = call spir_func float @_Z4logbf(float %elt.maxnum)
  %elt.abs.i194 = call float @llvm.fabs.f32(float %call)
  %cmp.i195 = fcmp ueq float %elt.abs.i194, 0x7FF0000000000000
  %conv = fptosi float %call to i32
  %sub = sub nsw i32 0, %conv
  %cond = select i1 %cmp.i195, i32 0, i32 %sub
  %call3 = call spir_func float @_Z5ldexpfi(float %c, i32 %cond)
  %call4 = call spir_func float @_Z5ldexpfi(float %d, i32 %cond)
  %mul = fmul float %call3, %call3
  %mul5 = fmul float %call4, %call4
  %add = fadd float %mul, %mul5
  %mul6 = fmul float %a, %call3
  %mul7 = fmul float %b, %call4
  %add8 = fadd float %mul6, %mul7
  %div = fdiv float %add8, %add
  %call9 = call spir_func float @_Z5ldexpfi(float %div, i32 %cond)
  %mul10 = fmul float %b, %call3
  %mul11 = fmul float %a, %call4
  %sub12 = fsub float %mul10, %mul11
  %div13 = fdiv float %sub12, %add
  %call14 = call spir_func float @_Z5ldexpfi(float %div13, i32 %cond)
  %cmp = fcmp oeq float %add, 0.000000e+00
  br i1 %cmp, label %land.rhs16, label %land.end17

land.rhs16:
  %0 = fcmp ord float %a, 0.000000e+00
  %1 = fcmp ord float %b, 0.000000e+00
  %2 = or i1 %0, %1
  br label %land.end17

land.end17:
  %3 = phi i1 [ false, %entry ], [ %2, %land.rhs16 ]
  %elt.abs.i164 = call float @llvm.fabs.f32(float %a)
  %cmp.i165 = fcmp une float %elt.abs.i164, 0x7FF0000000000000
  %elt.abs.i = call float @llvm.fabs.f32(float %b)
  %cmp.i = fcmp une float %elt.abs.i, 0x7FF0000000000000
  %or.cond = and i1 %cmp.i165, %cmp.i
  br i1 %or.cond, label %land.end28, label %land.lhs.true

land.lhs.true:
  %cmp.i192 = fcmp one float %elt.abs, 0x7FF0000000000000
  %cmp.i189 = fcmp one float %elt.abs1, 0x7FF0000000000000
  %spec.select = and i1 %cmp.i192, %cmp.i189
  br label %land.end28

land.end28:
  %4 = phi i1 [ %spec.select, %land.lhs.true ], [ false, %land.end17 ]
  %cmp30 = fcmp une float %call, 0x7FF0000000000000
  %cmp.i186 = fcmp ueq float %elt.abs.i164, 0x7FF0000000000000
  %or.cond197 = or i1 %cmp.i186, %cmp30
  br i1 %or.cond197, label %land.end38, label %land.rhs35

land.rhs35:
  %elt.abs.i182 = call float @llvm.fabs.f32(float %b)
  %cmp.i183 = fcmp one float %elt.abs.i182, 0x7FF0000000000000
  br label %land.end38

land.end38:
  %5 = phi i1 [ %cmp.i183, %land.rhs35 ], [ false, %land.end28 ]
  %6 = fcmp uno float %call9, 0.000000e+00
  %7 = fcmp uno float %call14, 0.000000e+00
  %8 = select i1 %6, i1 %7, i1 false
  %9 = call float @llvm.copysign.f32(float 0x7FF0000000000000, float %c)
  %mul40 = fmul float %a, %9
  %mul41 = fmul float %b, %9
  %cond.i181 = select i1 %cmp.i165, float 0.000000e+00, float 1.000000e+00
  %10 = call float @llvm.copysign.f32(float %cond.i181, float %a)
  %elt.abs.i.i172 = call float @llvm.fabs.f32(float %b)
  %cmp.i.i173 = fcmp une float %elt.abs.i.i172, 0x7FF0000000000000
  %cond.i176 = select i1 %cmp.i.i173, float 0.000000e+00, float 1.000000e+00
  %11 = call float @llvm.copysign.f32(float %cond.i176, float %b)
  %cmp.i.i168 = fcmp une float %elt.abs, 0x7FF0000000000000
  %cond.i171 = select i1 %cmp.i.i168, float 0.000000e+00, float 1.000000e+00
  %12 = call float @llvm.copysign.f32(float %cond.i171, float %c)
  %cmp.i.i = fcmp une float %elt.abs1, 0x7FF0000000000000
  %cond.i = select i1 %cmp.i.i, float 0.000000e+00, float 1.000000e+00
  %13 = call float @llvm.copysign.f32(float %cond.i, float %d)
  %mul46 = fmul float %10, %call3
  %mul47 = fmul float %11, %call4
  %add48 = fadd float %mul46, %mul47
  %mul49 = fmul float %add48, 0x7FF0000000000000
  %mul50 = fmul float %11, %call3
  %mul51 = fmul float %10, %call4
  %sub52 = fsub float %mul50, %mul51
  %mul53 = fmul float %sub52, 0x7FF0000000000000
  %mul54 = fmul float %a, %12
  %mul55 = fmul float %b, %13
  %add56 = fadd float %mul54, %mul55
  %mul57 = fmul float %add56, 0.000000e+00
  %mul58 = fmul float %b, %12
  %mul59 = fmul float %a, %13
  %sub60 = fsub float %mul58, %mul59
  %mul61 = fmul float %sub60, 0.000000e+00
  %cond66 = select i1 %5, float %mul57, float %call9
  %cond71 = select i1 %5, float %mul61, float %call14
  %cond76 = select i1 %4, float %mul49, float %cond66
  %cond81 = select i1 %4, float %mul53, float %cond71
  %cond86 = select i1 %3, float %mul40, float %cond76
  %cond91 = select i1 %3, float %mul41, float %cond81
  %cond96 = select i1 %8, float %cond86, float %call9
  %cond101 = select i1 %8, float %cond91, float %call14
  %vecinit = insertelement <2 x float> poison, float %cond96, i64 0
  %vecinit102 = insertelement <2 x float> %vecinit, float %cond101, i64 1
  ret <2 x float> %vecinit102
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1DhPU3AS3KDhmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_DhPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_cPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_dPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_fPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_hPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_iPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_jPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_lPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_mPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_sPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv16_tPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_DhPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_cPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_dPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_fPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_hPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_iPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_jPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_lPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_mPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_sPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv2_tPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_DhPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_cPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_dPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_fPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_hPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_iPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_jPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_lPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_mPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_sPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv3_tPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_DhPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_cPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_dPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_fPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_hPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_iPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_jPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_lPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_mPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_sPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv4_tPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_DhPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_cPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_dPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_fPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_hPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_iPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_jPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_lPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_mPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_sPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1Dv8_tPU3AS3KS_mm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1cPU3AS3Kcmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1dPU3AS3Kdmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1fPU3AS3Kfmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1hPU3AS3Khmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1iPU3AS3Kimm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1jPU3AS3Kjmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1lPU3AS3Klmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1mPU3AS3Kmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1sPU3AS3Ksmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS1tPU3AS3Ktmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3DhPU3AS1KDhmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_DhPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_cPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_dPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_fPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_hPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_iPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_jPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_lPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_mPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_sPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv16_tPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_DhPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_cPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_dPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_fPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_hPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_iPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_jPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_lPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_mPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_sPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv2_tPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_DhPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_cPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_dPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_fPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_hPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_iPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_jPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_lPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_mPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_sPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv3_tPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_DhPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_cPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_dPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_fPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_hPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_iPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_jPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_lPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_mPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_sPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv4_tPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_DhPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_cPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_dPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_fPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_hPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_iPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_jPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_lPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_mPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_sPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3Dv8_tPU3AS1KS_mm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3cPU3AS1Kcmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3dPU3AS1Kdmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3fPU3AS1Kfmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3hPU3AS1Khmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3iPU3AS1Kimm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3jPU3AS1Kjmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3lPU3AS1Klmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3mPU3AS1Kmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3sPU3AS1Ksmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func i64 @_Z21async_work_group_copyPU3AS3tPU3AS1Ktmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count)
  ret i64 %event
}

define spir_func <4 x i32> @_Z21get_sub_group_eq_maskv() {
entry:
  %call.i = call spir_func i32 @wfv.sub_group.lane()
  %0 = and i32 %call.i, 63
  %shl.mask.i = zext nneg i32 %0 to i64
  %shl.i = shl nuw i64 1, %shl.mask.i
  %1 = insertelement <2 x i64> poison, i64 %shl.i, i64 0
  %vecinit2.i = bitcast <2 x i64> %1 to <4 x i32>
  %vecinit4.i = shufflevector <4 x i32> %vecinit2.i, <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  ret <4 x i32> %vecinit4.i
}

define spir_func <4 x i32> @_Z21get_sub_group_ge_maskv() {
entry:
  %call.i = call spir_func i32 @wfv.sub_group.max_size()
  %0 = sub i32 0, %call.i
  %1 = and i32 %0, 63
  %shr.mask.i = zext nneg i32 %1 to i64
  %shr.i = lshr i64 -1, %shr.mask.i
  %call.i.i = call spir_func i32 @wfv.sub_group.lane()
  %2 = and i32 %call.i.i, 63
  %shl.mask.i.i = zext nneg i32 %2 to i64
  %notmask = shl nsw i64 -1, %shl.mask.i.i
  %and = and i64 %notmask, %shr.i
  %3 = insertelement <2 x i64> poison, i64 %and, i64 0
  %vecinit2.i = bitcast <2 x i64> %3 to <4 x i32>
  %vecinit4.i = shufflevector <4 x i32> %vecinit2.i, <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  ret <4 x i32> %vecinit4.i
}

define spir_func <4 x i32> @_Z21get_sub_group_gt_maskv() {
entry:
  %call.i = call spir_func i32 @wfv.sub_group.max_size()
  %0 = sub i32 0, %call.i
  %1 = and i32 %0, 63
  %shr.mask.i = zext nneg i32 %1 to i64
  %shr.i = lshr i64 -1, %shr.mask.i
  %call.i.i.i = call spir_func i32 @wfv.sub_group.lane()
  %2 = and i32 %call.i.i.i, 63
  %shl.mask.i.i.i = zext nneg i32 %2 to i64
  %notmask = shl nsw i64 -1, %shl.mask.i.i.i
  %call.i.i = call spir_func i32 @wfv.sub_group.lane()
  %3 = and i32 %call.i.i, 63
  %shl.mask.i.i = zext nneg i32 %3 to i64
  %shl.i.i = shl nuw i64 1, %shl.mask.i.i
  %shl.i.i.not = xor i64 %shl.i.i, -1
  %not = and i64 %notmask, %shr.i
  %and = and i64 %not, %shl.i.i.not
  %4 = insertelement <2 x i64> poison, i64 %and, i64 0
  %vecinit2.i = bitcast <2 x i64> %4 to <4 x i32>
  %vecinit4.i = shufflevector <4 x i32> %vecinit2.i, <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  ret <4 x i32> %vecinit4.i
}

define spir_func <4 x i32> @_Z21get_sub_group_le_maskv() {
entry:
  %call.i.i.i = call spir_func i32 @wfv.sub_group.lane()
  %0 = and i32 %call.i.i.i, 63
  %shl.mask.i.i.i = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shl.mask.i.i.i
  %sub.i.i = xor i64 %notmask, -1
  %call.i.i = call spir_func i32 @wfv.sub_group.lane()
  %1 = and i32 %call.i.i, 63
  %shl.mask.i.i = zext nneg i32 %1 to i64
  %shl.i.i = shl nuw i64 1, %shl.mask.i.i
  %or.i = or i64 %shl.i.i, %sub.i.i
  %2 = insertelement <2 x i64> poison, i64 %or.i, i64 0
  %vecinit2.i = bitcast <2 x i64> %2 to <4 x i32>
  %vecinit4.i = shufflevector <4 x i32> %vecinit2.i, <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  ret <4 x i32> %vecinit4.i
}

define spir_func <4 x i32> @_Z21get_sub_group_lt_maskv() {
entry:
  %call.i.i = call spir_func i32 @wfv.sub_group.lane()
  %0 = and i32 %call.i.i, 63
  %shl.mask.i.i = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shl.mask.i.i
  %sub.i = xor i64 %notmask, -1
  %1 = insertelement <2 x i64> poison, i64 %sub.i, i64 0
  %vecinit2.i = bitcast <2 x i64> %1 to <4 x i32>
  %vecinit4.i = shufflevector <4 x i32> %vecinit2.i, <4 x i32> <i32 poison, i32 poison, i32 0, i32 0>, <4 x i32> <i32 0, i32 1, i32 6, i32 7>
  ret <4 x i32> %vecinit4.i
}

define spir_func half @_Z21sub_group_shuffle_xorDhj(half %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %xor)
  ret half %call1
}

define spir_func i8 @_Z21sub_group_shuffle_xorcj(i8 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %xor)
  ret i8 %call1
}

define spir_func double @_Z21sub_group_shuffle_xordj(double %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %xor)
  ret double %call1
}

define spir_func float @_Z21sub_group_shuffle_xorfj(float %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %xor)
  ret float %call1
}

define spir_func i8 @_Z21sub_group_shuffle_xorhj(i8 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %xor)
  ret i8 %call1
}

define spir_func i32 @_Z21sub_group_shuffle_xorij(i32 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %xor)
  ret i32 %call1
}

define spir_func i32 @_Z21sub_group_shuffle_xorjj(i32 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %xor)
  ret i32 %call1
}

define spir_func i64 @_Z21sub_group_shuffle_xorlj(i64 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %xor)
  ret i64 %call1
}

define spir_func i64 @_Z21sub_group_shuffle_xormj(i64 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %xor)
  ret i64 %call1
}

define spir_func i16 @_Z21sub_group_shuffle_xorsj(i16 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %xor)
  ret i16 %call1
}

define spir_func i16 @_Z21sub_group_shuffle_xortj(i16 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %xor)
  ret i16 %call1
}

define spir_func i32 @_Z22get_max_sub_group_sizev() {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  ret i32 %call
}

define spir_func i32 @_Z22get_sub_group_local_idv() {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  ret i32 %call
}

define spir_func half @_Z22sub_group_shuffle_downDhj(half %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %add)
  ret half %call1
}

define spir_func i8 @_Z22sub_group_shuffle_downcj(i8 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %add)
  ret i8 %call1
}

define spir_func double @_Z22sub_group_shuffle_downdj(double %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %add)
  ret double %call1
}

define spir_func float @_Z22sub_group_shuffle_downfj(float %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %add)
  ret float %call1
}

define spir_func i8 @_Z22sub_group_shuffle_downhj(i8 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %add)
  ret i8 %call1
}

define spir_func i32 @_Z22sub_group_shuffle_downij(i32 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %add)
  ret i32 %call1
}

define spir_func i32 @_Z22sub_group_shuffle_downjj(i32 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %add)
  ret i32 %call1
}

define spir_func i64 @_Z22sub_group_shuffle_downlj(i64 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %add)
  ret i64 %call1
}

define spir_func i64 @_Z22sub_group_shuffle_downmj(i64 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %add)
  ret i64 %call1
}

define spir_func i16 @_Z22sub_group_shuffle_downsj(i16 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %add)
  ret i16 %call1
}

define spir_func i16 @_Z22sub_group_shuffle_downtj(i16 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call, %delta
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %add)
  ret i16 %call1
}

define spir_func i8 @_Z23bitfield_extract_signedcjj(i8 %base, i32 %offset, i32 %count) {
entry:
  %conv = zext i8 %base to i32
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 7
  %shl = shl nuw nsw i32 %conv, %and
  %1 = shl i32 %shl, 24
  %conv3 = ashr exact i32 %1, 24
  %sub4 = sub i32 0, %count
  %and5 = and i32 %sub4, 7
  %shr = ashr i32 %conv3, %and5
  %cmp = icmp eq i32 %count, 0
  %2 = trunc nsw i32 %shr to i8
  %conv9 = select i1 %cmp, i8 0, i8 %2
  ret i8 %conv9
}

define spir_func i8 @_Z23bitfield_extract_signedhjj(i8 %base, i32 %offset, i32 %count) {
entry:
  %conv = zext i8 %base to i32
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 7
  %shl = shl nuw nsw i32 %conv, %and
  %1 = shl i32 %shl, 24
  %conv3 = ashr exact i32 %1, 24
  %sub4 = sub i32 0, %count
  %and5 = and i32 %sub4, 7
  %shr = ashr i32 %conv3, %and5
  %cmp = icmp eq i32 %count, 0
  %2 = trunc nsw i32 %shr to i8
  %conv9 = select i1 %cmp, i8 0, i8 %2
  ret i8 %conv9
}

define spir_func i32 @_Z23bitfield_extract_signedijj(i32 %base, i32 %offset, i32 %count) {
entry:
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 31
  %shl = shl i32 %base, %and
  %sub2 = sub i32 0, %count
  %and3 = and i32 %sub2, 31
  %shr = ashr i32 %shl, %and3
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  ret i32 %cond
}

define spir_func i32 @_Z23bitfield_extract_signedjjj(i32 %base, i32 %offset, i32 %count) {
entry:
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 31
  %shl = shl i32 %base, %and
  %sub2 = sub i32 0, %count
  %and3 = and i32 %sub2, 31
  %shr = ashr i32 %shl, %and3
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  ret i32 %cond
}

define spir_func i64 @_Z23bitfield_extract_signedljj(i64 %base, i32 %offset, i32 %count) {
entry:
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 63
  %sh_prom = zext nneg i32 %and to i64
  %shl = shl i64 %base, %sh_prom
  %sub2 = sub i32 0, %count
  %and3 = and i32 %sub2, 63
  %sh_prom4 = zext nneg i32 %and3 to i64
  %shr = ashr i64 %shl, %sh_prom4
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i64 0, i64 %shr
  ret i64 %cond
}

define spir_func i64 @_Z23bitfield_extract_signedmjj(i64 %base, i32 %offset, i32 %count) {
entry:
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 63
  %sh_prom = zext nneg i32 %and to i64
  %shl = shl i64 %base, %sh_prom
  %sub2 = sub i32 0, %count
  %and3 = and i32 %sub2, 63
  %sh_prom4 = zext nneg i32 %and3 to i64
  %shr = ashr i64 %shl, %sh_prom4
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i64 0, i64 %shr
  ret i64 %cond
}

define spir_func i16 @_Z23bitfield_extract_signedsjj(i16 %base, i32 %offset, i32 %count) {
entry:
  %conv = zext i16 %base to i32
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 15
  %shl = shl nuw nsw i32 %conv, %and
  %1 = shl i32 %shl, 16
  %conv3 = ashr exact i32 %1, 16
  %sub4 = sub i32 0, %count
  %and5 = and i32 %sub4, 15
  %shr = ashr i32 %conv3, %and5
  %cmp = icmp eq i32 %count, 0
  %2 = trunc nsw i32 %shr to i16
  %conv9 = select i1 %cmp, i16 0, i16 %2
  ret i16 %conv9
}

define spir_func i16 @_Z23bitfield_extract_signedtjj(i16 %base, i32 %offset, i32 %count) {
entry:
  %conv = zext i16 %base to i32
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 15
  %shl = shl nuw nsw i32 %conv, %and
  %1 = shl i32 %shl, 16
  %conv3 = ashr exact i32 %1, 16
  %sub4 = sub i32 0, %count
  %and5 = and i32 %sub4, 15
  %shr = ashr i32 %conv3, %and5
  %cmp = icmp eq i32 %count, 0
  %2 = trunc nsw i32 %shr to i16
  %conv9 = select i1 %cmp, i16 0, i16 %2
  ret i16 %conv9
}

define spir_func half @_Z23intel_sub_group_shuffleDhj(half %x, i32 %lane) {
entry:
  %call = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %lane)
  ret half %call
}

define spir_func i8 @_Z23intel_sub_group_shufflecj(i8 %x, i32 %lane) {
entry:
  %call = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %lane)
  ret i8 %call
}

define spir_func double @_Z23intel_sub_group_shuffledj(double %x, i32 %lane) {
entry:
  %call = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %lane)
  ret double %call
}

define spir_func float @_Z23intel_sub_group_shufflefj(float %x, i32 %lane) {
entry:
  %call = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %lane)
  ret float %call
}

define spir_func i8 @_Z23intel_sub_group_shufflehj(i8 %x, i32 %lane) {
entry:
  %call = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %lane)
  ret i8 %call
}

define spir_func i32 @_Z23intel_sub_group_shuffleij(i32 %x, i32 %lane) {
entry:
  %call = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %lane)
  ret i32 %call
}

define spir_func i32 @_Z23intel_sub_group_shufflejj(i32 %x, i32 %lane) {
entry:
  %call = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %lane)
  ret i32 %call
}

define spir_func i64 @_Z23intel_sub_group_shufflelj(i64 %x, i32 %lane) {
entry:
  %call = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %lane)
  ret i64 %call
}

define spir_func i64 @_Z23intel_sub_group_shufflemj(i64 %x, i32 %lane) {
entry:
  %call = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %lane)
  ret i64 %call
}

define spir_func i16 @_Z23intel_sub_group_shufflesj(i16 %x, i32 %lane) {
entry:
  %call = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %lane)
  ret i16 %call
}

define spir_func i16 @_Z23intel_sub_group_shuffletj(i16 %x, i32 %lane) {
entry:
  %call = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %lane)
  ret i16 %call
}

define spir_func i32 @_Z24sub_group_inverse_ballotDv4_j(<4 x i32> %ballot) {
entry:
  %or.v.bc.i = bitcast <4 x i32> %ballot to <2 x i64>
  %or.v.extract.i = extractelement <2 x i64> %or.v.bc.i, i64 0
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %0 = and i32 %call1, 63
  %shr.mask = zext nneg i32 %0 to i64
  %shr = lshr i64 %or.v.extract.i, %shr.mask
  %1 = trunc i64 %shr to i32
  %conv = and i32 %1, 1
  ret i32 %conv
}

define spir_func i8 @_Z25bitfield_extract_unsignedcjj(i8 %base, i32 %offset, i32 %count) {
entry:
  %conv = zext i8 %base to i32
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 7
  %shl = shl nuw nsw i32 %conv, %and
  %conv3 = and i32 %shl, 255
  %sub4 = sub i32 0, %count
  %and5 = and i32 %sub4, 7
  %shr = lshr i32 %conv3, %and5
  %cmp = icmp eq i32 %count, 0
  %1 = trunc nuw i32 %shr to i8
  %conv9 = select i1 %cmp, i8 0, i8 %1
  ret i8 %conv9
}

define spir_func i8 @_Z25bitfield_extract_unsignedhjj(i8 %base, i32 %offset, i32 %count) {
entry:
  %conv = zext i8 %base to i32
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 7
  %shl = shl nuw nsw i32 %conv, %and
  %conv3 = and i32 %shl, 255
  %sub4 = sub i32 0, %count
  %and5 = and i32 %sub4, 7
  %shr = lshr i32 %conv3, %and5
  %cmp = icmp eq i32 %count, 0
  %1 = trunc nuw i32 %shr to i8
  %conv9 = select i1 %cmp, i8 0, i8 %1
  ret i8 %conv9
}

define spir_func i32 @_Z25bitfield_extract_unsignedijj(i32 %base, i32 %offset, i32 %count) {
entry:
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 31
  %shl = shl i32 %base, %and
  %sub2 = sub i32 0, %count
  %and3 = and i32 %sub2, 31
  %shr = lshr i32 %shl, %and3
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  ret i32 %cond
}

define spir_func i32 @_Z25bitfield_extract_unsignedjjj(i32 %base, i32 %offset, i32 %count) {
entry:
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 31
  %shl = shl i32 %base, %and
  %sub2 = sub i32 0, %count
  %and3 = and i32 %sub2, 31
  %shr = lshr i32 %shl, %and3
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i32 0, i32 %shr
  ret i32 %cond
}

define spir_func i64 @_Z25bitfield_extract_unsignedljj(i64 %base, i32 %offset, i32 %count) {
entry:
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 63
  %sh_prom = zext nneg i32 %and to i64
  %shl = shl i64 %base, %sh_prom
  %sub2 = sub i32 0, %count
  %and3 = and i32 %sub2, 63
  %sh_prom4 = zext nneg i32 %and3 to i64
  %shr = lshr i64 %shl, %sh_prom4
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i64 0, i64 %shr
  ret i64 %cond
}

define spir_func i64 @_Z25bitfield_extract_unsignedmjj(i64 %base, i32 %offset, i32 %count) {
entry:
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 63
  %sh_prom = zext nneg i32 %and to i64
  %shl = shl i64 %base, %sh_prom
  %sub2 = sub i32 0, %count
  %and3 = and i32 %sub2, 63
  %sh_prom4 = zext nneg i32 %and3 to i64
  %shr = lshr i64 %shl, %sh_prom4
  %cmp = icmp eq i32 %count, 0
  %cond = select i1 %cmp, i64 0, i64 %shr
  ret i64 %cond
}

define spir_func i16 @_Z25bitfield_extract_unsignedsjj(i16 %base, i32 %offset, i32 %count) {
entry:
  %conv = zext i16 %base to i32
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 15
  %shl = shl nuw nsw i32 %conv, %and
  %conv3 = and i32 %shl, 65535
  %sub4 = sub i32 0, %count
  %and5 = and i32 %sub4, 15
  %shr = lshr i32 %conv3, %and5
  %cmp = icmp eq i32 %count, 0
  %1 = trunc nuw i32 %shr to i16
  %conv9 = select i1 %cmp, i16 0, i16 %1
  ret i16 %conv9
}

define spir_func i16 @_Z25bitfield_extract_unsignedtjj(i16 %base, i32 %offset, i32 %count) {
entry:
  %conv = zext i16 %base to i32
  %0 = add i32 %offset, %count
  %sub1 = sub i32 0, %0
  %and = and i32 %sub1, 15
  %shl = shl nuw nsw i32 %conv, %and
  %conv3 = and i32 %shl, 65535
  %sub4 = sub i32 0, %count
  %and5 = and i32 %sub4, 15
  %shr = lshr i32 %conv3, %and5
  %cmp = icmp eq i32 %count, 0
  %1 = trunc nuw i32 %shr to i16
  %conv9 = select i1 %cmp, i16 0, i16 %1
  ret i16 %conv9
}

define spir_func i32 @_Z25sub_group_ballot_find_lsbDv4_j(<4 x i32> %ballot) {
entry:
  %or.v.bc.i = bitcast <4 x i32> %ballot to <2 x i64>
  %or.v.extract.i = extractelement <2 x i64> %or.v.bc.i, i64 0
  %call.i = call spir_func i32 @wfv.sub_group.max_size()
  %0 = sub i32 0, %call.i
  %1 = and i32 %0, 63
  %shr.mask.i = zext nneg i32 %1 to i64
  %shr.i = lshr i64 -1, %shr.mask.i
  %and = and i64 %shr.i, %or.v.extract.i
  %2 = call i64 @llvm.cttz.i64(i64 %and, i1 false)
  %cast = trunc nuw nsw i64 %2 to i32
  ret i32 %cast
}

define spir_func i32 @_Z25sub_group_ballot_find_msbDv4_j(<4 x i32> %ballot) {
entry:
  %or.v.bc.i = bitcast <4 x i32> %ballot to <2 x i64>
  %or.v.extract.i = extractelement <2 x i64> %or.v.bc.i, i64 0
  %call.i = call spir_func i32 @wfv.sub_group.max_size()
  %0 = sub i32 0, %call.i
  %1 = and i32 %0, 63
  %shr.mask.i = zext nneg i32 %1 to i64
  %shr.i = lshr i64 -1, %shr.mask.i
  %and = and i64 %shr.i, %or.v.extract.i
  %2 = call i64 @llvm.ctlz.i64(i64 %and, i1 false)
  %cast = trunc nuw nsw i64 %2 to i32
  %sub = sub nsw i32 63, %cast
  ret i32 %sub
}

define spir_func half @_Z25sub_group_broadcast_firstDh(half %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func half @wfv.sub_group.broadcast.half(half %x, i32 %cast.i)
  ret half %call1
}

define spir_func i8 @_Z25sub_group_broadcast_firstc(i8 %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i8 @wfv.sub_group.broadcast.i8(i8 %x, i32 %cast.i)
  ret i8 %call1
}

define spir_func double @_Z25sub_group_broadcast_firstd(double %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func double @wfv.sub_group.broadcast.double(double %x, i32 %cast.i)
  ret double %call1
}

define spir_func float @_Z25sub_group_broadcast_firstf(float %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func float @wfv.sub_group.broadcast.float(float %x, i32 %cast.i)
  ret float %call1
}

define spir_func i8 @_Z25sub_group_broadcast_firsth(i8 %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i8 @wfv.sub_group.broadcast.i8(i8 %x, i32 %cast.i)
  ret i8 %call1
}

define spir_func i32 @_Z25sub_group_broadcast_firsti(i32 %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i32 @wfv.sub_group.broadcast.i32(i32 %x, i32 %cast.i)
  ret i32 %call1
}

define spir_func i32 @_Z25sub_group_broadcast_firstj(i32 %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i32 @wfv.sub_group.broadcast.i32(i32 %x, i32 %cast.i)
  ret i32 %call1
}

define spir_func i64 @_Z25sub_group_broadcast_firstl(i64 %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i64 @wfv.sub_group.broadcast.i64(i64 %x, i32 %cast.i)
  ret i64 %call1
}

define spir_func i64 @_Z25sub_group_broadcast_firstm(i64 %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i64 @wfv.sub_group.broadcast.i64(i64 %x, i32 %cast.i)
  ret i64 %call1
}

define spir_func i16 @_Z25sub_group_broadcast_firsts(i16 %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i16 @wfv.sub_group.broadcast.i16(i16 %x, i32 %cast.i)
  ret i16 %call1
}

define spir_func i16 @_Z25sub_group_broadcast_firstt(i16 %x) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i16 @wfv.sub_group.broadcast.i16(i16 %x, i32 %cast.i)
  ret i16 %call1
}

define spir_func i32 @_Z25sub_group_non_uniform_alli(i32 %x) {
entry:
  %cmp.not = icmp eq i32 %x, 0
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp.not)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z25sub_group_non_uniform_anyi(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp ne i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z26intel_sub_group_block_readPU3AS1Kj(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  ret i32 %0
}

define spir_func i32 @_Z26intel_sub_group_block_readPU3AS3Kj(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  ret i32 %0
}

define spir_func half @_Z26intel_sub_group_shuffle_upDhDhj(half %previous, half %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func half @wfv.sub_group.shuffle.half(half %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond = select i1 %cmp.not, half %call3, half %call2
  ret half %cond
}

define spir_func i8 @_Z26intel_sub_group_shuffle_upccj(i8 %previous, i8 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond.v = select i1 %cmp.not, i8 %call3, i8 %call2
  ret i8 %cond.v
}

define spir_func double @_Z26intel_sub_group_shuffle_upddj(double %previous, double %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func double @wfv.sub_group.shuffle.double(double %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond = select i1 %cmp.not, double %call3, double %call2
  ret double %cond
}

define spir_func float @_Z26intel_sub_group_shuffle_upffj(float %previous, float %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func float @wfv.sub_group.shuffle.float(float %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond = select i1 %cmp.not, float %call3, float %call2
  ret float %cond
}

define spir_func i8 @_Z26intel_sub_group_shuffle_uphhj(i8 %previous, i8 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond.v = select i1 %cmp.not, i8 %call3, i8 %call2
  ret i8 %cond.v
}

define spir_func i32 @_Z26intel_sub_group_shuffle_upiij(i32 %previous, i32 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond = select i1 %cmp.not, i32 %call3, i32 %call2
  ret i32 %cond
}

define spir_func i32 @_Z26intel_sub_group_shuffle_upjjj(i32 %previous, i32 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond = select i1 %cmp.not, i32 %call3, i32 %call2
  ret i32 %cond
}

define spir_func i64 @_Z26intel_sub_group_shuffle_upllj(i64 %previous, i64 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond = select i1 %cmp.not, i64 %call3, i64 %call2
  ret i64 %cond
}

define spir_func i64 @_Z26intel_sub_group_shuffle_upmmj(i64 %previous, i64 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond = select i1 %cmp.not, i64 %call3, i64 %call2
  ret i64 %cond
}

define spir_func i16 @_Z26intel_sub_group_shuffle_upssj(i16 %previous, i16 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond.v = select i1 %cmp.not, i16 %call3, i16 %call2
  ret i16 %cond.v
}

define spir_func i16 @_Z26intel_sub_group_shuffle_upttj(i16 %previous, i16 %x, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %sub = sub i32 %call1, %delta
  %call2 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %sub)
  %add = add i32 %sub, %call
  %call3 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %previous, i32 %add)
  %cmp.not = icmp ult i32 %call1, %delta
  %cond.v = select i1 %cmp.not, i16 %call3, i16 %call2
  ret i16 %cond.v
}

define spir_func i32 @_Z26sub_group_ballot_bit_countDv4_j(<4 x i32> %ballot) {
entry:
  %or.v.bc.i = bitcast <4 x i32> %ballot to <2 x i64>
  %or.v.extract.i = extractelement <2 x i64> %or.v.bc.i, i64 0
  %call.i = call spir_func i32 @wfv.sub_group.max_size()
  %0 = sub i32 0, %call.i
  %1 = and i32 %0, 63
  %shr.mask.i = zext nneg i32 %1 to i64
  %shr.i = lshr i64 -1, %shr.mask.i
  %and = and i64 %shr.i, %or.v.extract.i
  %2 = call i64 @llvm.ctpop.i64(i64 %and)
  %cast.i = trunc nuw nsw i64 %2 to i32
  ret i32 %cast.i
}

define spir_func half @_Z26sub_group_clustered_rotateDhij(half %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %or.i)
  ret half %call1
}

define spir_func i8 @_Z26sub_group_clustered_rotatecij(i8 %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  ret i8 %call1
}

define spir_func double @_Z26sub_group_clustered_rotatedij(double %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %or.i)
  ret double %call1
}

define spir_func float @_Z26sub_group_clustered_rotatefij(float %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %or.i)
  ret float %call1
}

define spir_func i8 @_Z26sub_group_clustered_rotatehij(i8 %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  ret i8 %call1
}

define spir_func i32 @_Z26sub_group_clustered_rotateiij(i32 %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  ret i32 %call1
}

define spir_func i32 @_Z26sub_group_clustered_rotatejij(i32 %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  ret i32 %call1
}

define spir_func i64 @_Z26sub_group_clustered_rotatelij(i64 %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  ret i64 %call1
}

define spir_func i64 @_Z26sub_group_clustered_rotatemij(i64 %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  ret i64 %call1
}

define spir_func i16 @_Z26sub_group_clustered_rotatesij(i16 %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  ret i16 %call1
}

define spir_func i16 @_Z26sub_group_clustered_rotatetij(i16 %x, i32 %delta, i32 %size) {
entry:
  %call.i2 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i3 = sub i32 0, %size
  %and.i4 = and i32 %call.i2, %sub.i3
  %call1.i = call spir_func i32 @wfv.sub_group.lane()
  %add.i = add i32 %call1.i, %delta
  %sub.i = add i32 %size, -1
  %and.i = and i32 %add.i, %sub.i
  %or.i = or i32 %and.i, %and.i4
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  ret i16 %call1
}

define spir_func i32 @_Z27get_enqueued_num_sub_groupsv() {
entry:
  %call = call spir_func i32 @wfv.sub_group.enqueued_count()
  ret i32 %call
}

define spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS1Kj(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  %vecinit = insertelement <2 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %vecinit6 = insertelement <2 x i32> %vecinit, i32 %1, i64 1
  ret <2 x i32> %vecinit6
}

define spir_func <2 x i32> @_Z27intel_sub_group_block_read2PU3AS3Kj(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  %vecinit = insertelement <2 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(3) %arrayidx5, align 4
  %vecinit6 = insertelement <2 x i32> %vecinit, i32 %1, i64 1
  ret <2 x i32> %vecinit6
}

define spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS1Kj(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  %vecinit = insertelement <4 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %vecinit6 = insertelement <4 x i32> %vecinit, i32 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %conv
  %3 = load i32, ptr addrspace(1) %arrayidx9, align 4
  %vecinit10 = insertelement <4 x i32> %vecinit6, i32 %3, i64 2
  %.idx24 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx24
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %conv
  %5 = load i32, ptr addrspace(1) %arrayidx13, align 4
  %vecinit14 = insertelement <4 x i32> %vecinit10, i32 %5, i64 3
  ret <4 x i32> %vecinit14
}

define spir_func <4 x i32> @_Z27intel_sub_group_block_read4PU3AS3Kj(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  %vecinit = insertelement <4 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(3) %arrayidx5, align 4
  %vecinit6 = insertelement <4 x i32> %vecinit, i32 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %conv
  %3 = load i32, ptr addrspace(3) %arrayidx9, align 4
  %vecinit10 = insertelement <4 x i32> %vecinit6, i32 %3, i64 2
  %.idx24 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx24
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %conv
  %5 = load i32, ptr addrspace(3) %arrayidx13, align 4
  %vecinit14 = insertelement <4 x i32> %vecinit10, i32 %5, i64 3
  ret <4 x i32> %vecinit14
}

define spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS1Kj(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  %vecinit = insertelement <8 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %vecinit6 = insertelement <8 x i32> %vecinit, i32 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %conv
  %3 = load i32, ptr addrspace(1) %arrayidx9, align 4
  %vecinit10 = insertelement <8 x i32> %vecinit6, i32 %3, i64 2
  %.idx52 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx52
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %conv
  %5 = load i32, ptr addrspace(1) %arrayidx13, align 4
  %vecinit14 = insertelement <8 x i32> %vecinit10, i32 %5, i64 3
  %.idx53 = shl nuw nsw i64 %conv2, 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx53
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %conv
  %7 = load i32, ptr addrspace(1) %arrayidx17, align 4
  %vecinit18 = insertelement <8 x i32> %vecinit14, i32 %7, i64 4
  %.idx54 = mul nuw nsw i64 %conv2, 20
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx54
  %arrayidx21 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %conv
  %9 = load i32, ptr addrspace(1) %arrayidx21, align 4
  %vecinit22 = insertelement <8 x i32> %vecinit18, i32 %9, i64 5
  %.idx55 = mul nuw nsw i64 %conv2, 24
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx55
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %conv
  %11 = load i32, ptr addrspace(1) %arrayidx25, align 4
  %vecinit26 = insertelement <8 x i32> %vecinit22, i32 %11, i64 6
  %.idx56 = mul nuw nsw i64 %conv2, 28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx56
  %arrayidx29 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %conv
  %13 = load i32, ptr addrspace(1) %arrayidx29, align 4
  %vecinit30 = insertelement <8 x i32> %vecinit26, i32 %13, i64 7
  ret <8 x i32> %vecinit30
}

define spir_func <8 x i32> @_Z27intel_sub_group_block_read8PU3AS3Kj(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  %vecinit = insertelement <8 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(3) %arrayidx5, align 4
  %vecinit6 = insertelement <8 x i32> %vecinit, i32 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %conv
  %3 = load i32, ptr addrspace(3) %arrayidx9, align 4
  %vecinit10 = insertelement <8 x i32> %vecinit6, i32 %3, i64 2
  %.idx52 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx52
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %conv
  %5 = load i32, ptr addrspace(3) %arrayidx13, align 4
  %vecinit14 = insertelement <8 x i32> %vecinit10, i32 %5, i64 3
  %.idx53 = shl nuw nsw i64 %conv2, 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx53
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(3) %6, i64 %conv
  %7 = load i32, ptr addrspace(3) %arrayidx17, align 4
  %vecinit18 = insertelement <8 x i32> %vecinit14, i32 %7, i64 4
  %.idx54 = mul nuw nsw i64 %conv2, 20
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx54
  %arrayidx21 = getelementptr inbounds nuw i32, ptr addrspace(3) %8, i64 %conv
  %9 = load i32, ptr addrspace(3) %arrayidx21, align 4
  %vecinit22 = insertelement <8 x i32> %vecinit18, i32 %9, i64 5
  %.idx55 = mul nuw nsw i64 %conv2, 24
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx55
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(3) %10, i64 %conv
  %11 = load i32, ptr addrspace(3) %arrayidx25, align 4
  %vecinit26 = insertelement <8 x i32> %vecinit22, i32 %11, i64 6
  %.idx56 = mul nuw nsw i64 %conv2, 28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx56
  %arrayidx29 = getelementptr inbounds nuw i32, ptr addrspace(3) %12, i64 %conv
  %13 = load i32, ptr addrspace(3) %arrayidx29, align 4
  %vecinit30 = insertelement <8 x i32> %vecinit26, i32 %13, i64 7
  ret <8 x i32> %vecinit30
}

define spir_func void @_Z27intel_sub_group_block_writePU3AS1jj(ptr addrspace(1) %p, i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  store i32 %x, ptr addrspace(1) %arrayidx, align 4
  ret void
}

define spir_func void @_Z27intel_sub_group_block_writePU3AS3jj(ptr addrspace(3) %p, i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  store i32 %x, ptr addrspace(3) %arrayidx, align 4
  ret void
}

define spir_func half @_Z27intel_sub_group_shuffle_xorDhj(half %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %xor)
  ret half %call1
}

define spir_func i8 @_Z27intel_sub_group_shuffle_xorcj(i8 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %xor)
  ret i8 %call1
}

define spir_func double @_Z27intel_sub_group_shuffle_xordj(double %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %xor)
  ret double %call1
}

define spir_func float @_Z27intel_sub_group_shuffle_xorfj(float %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %xor)
  ret float %call1
}

define spir_func i8 @_Z27intel_sub_group_shuffle_xorhj(i8 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %xor)
  ret i8 %call1
}

define spir_func i32 @_Z27intel_sub_group_shuffle_xorij(i32 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %xor)
  ret i32 %call1
}

define spir_func i32 @_Z27intel_sub_group_shuffle_xorjj(i32 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %xor)
  ret i32 %call1
}

define spir_func i64 @_Z27intel_sub_group_shuffle_xorlj(i64 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %xor)
  ret i64 %call1
}

define spir_func i64 @_Z27intel_sub_group_shuffle_xormj(i64 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %xor)
  ret i64 %call1
}

define spir_func i16 @_Z27intel_sub_group_shuffle_xorsj(i16 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %xor)
  ret i16 %call1
}

define spir_func i16 @_Z27intel_sub_group_shuffle_xortj(i16 %x, i32 %mask) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %xor = xor i32 %call, %mask
  %call1 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %xor)
  ret i16 %call1
}

define spir_func void @_Z28intel_sub_group_block_write2PU3AS1jDv2_j(ptr addrspace(1) %p, <2 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  store i32 %vecext, ptr addrspace(1) %arrayidx, align 4
  %vecext3 = extractelement <2 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(1) %arrayidx6, align 4
  ret void
}

define spir_func void @_Z28intel_sub_group_block_write2PU3AS3jDv2_j(ptr addrspace(3) %p, <2 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  store i32 %vecext, ptr addrspace(3) %arrayidx, align 4
  %vecext3 = extractelement <2 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(3) %arrayidx6, align 4
  ret void
}

define spir_func void @_Z28intel_sub_group_block_write4PU3AS1jDv4_j(ptr addrspace(1) %p, <4 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  store i32 %vecext, ptr addrspace(1) %arrayidx, align 4
  %vecext3 = extractelement <4 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(1) %arrayidx6, align 4
  %vecext7 = extractelement <4 x i32> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %conv
  store i32 %vecext7, ptr addrspace(1) %arrayidx10, align 4
  %vecext11 = extractelement <4 x i32> %x, i64 3
  %.idx27 = mul nuw nsw i64 %conv2, 12
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx27
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv
  store i32 %vecext11, ptr addrspace(1) %arrayidx14, align 4
  ret void
}

define spir_func void @_Z28intel_sub_group_block_write4PU3AS3jDv4_j(ptr addrspace(3) %p, <4 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  store i32 %vecext, ptr addrspace(3) %arrayidx, align 4
  %vecext3 = extractelement <4 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(3) %arrayidx6, align 4
  %vecext7 = extractelement <4 x i32> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(3) %0, i64 %conv
  store i32 %vecext7, ptr addrspace(3) %arrayidx10, align 4
  %vecext11 = extractelement <4 x i32> %x, i64 3
  %.idx27 = mul nuw nsw i64 %conv2, 12
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx27
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %conv
  store i32 %vecext11, ptr addrspace(3) %arrayidx14, align 4
  ret void
}

define spir_func void @_Z28intel_sub_group_block_write8PU3AS1jDv8_j(ptr addrspace(1) %p, <8 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  store i32 %vecext, ptr addrspace(1) %arrayidx, align 4
  %vecext3 = extractelement <8 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(1) %arrayidx6, align 4
  %vecext7 = extractelement <8 x i32> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %conv
  store i32 %vecext7, ptr addrspace(1) %arrayidx10, align 4
  %vecext11 = extractelement <8 x i32> %x, i64 3
  %.idx59 = mul nuw nsw i64 %conv2, 12
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx59
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv
  store i32 %vecext11, ptr addrspace(1) %arrayidx14, align 4
  %vecext15 = extractelement <8 x i32> %x, i64 4
  %.idx60 = shl nuw nsw i64 %conv2, 4
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx60
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %conv
  store i32 %vecext15, ptr addrspace(1) %arrayidx18, align 4
  %vecext19 = extractelement <8 x i32> %x, i64 5
  %.idx61 = mul nuw nsw i64 %conv2, 20
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx61
  %arrayidx22 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %conv
  store i32 %vecext19, ptr addrspace(1) %arrayidx22, align 4
  %vecext23 = extractelement <8 x i32> %x, i64 6
  %.idx62 = mul nuw nsw i64 %conv2, 24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx62
  %arrayidx26 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %conv
  store i32 %vecext23, ptr addrspace(1) %arrayidx26, align 4
  %vecext27 = extractelement <8 x i32> %x, i64 7
  %.idx63 = mul nuw nsw i64 %conv2, 28
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx63
  %arrayidx30 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %conv
  store i32 %vecext27, ptr addrspace(1) %arrayidx30, align 4
  ret void
}

define spir_func void @_Z28intel_sub_group_block_write8PU3AS3jDv8_j(ptr addrspace(3) %p, <8 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  store i32 %vecext, ptr addrspace(3) %arrayidx, align 4
  %vecext3 = extractelement <8 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(3) %arrayidx6, align 4
  %vecext7 = extractelement <8 x i32> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(3) %0, i64 %conv
  store i32 %vecext7, ptr addrspace(3) %arrayidx10, align 4
  %vecext11 = extractelement <8 x i32> %x, i64 3
  %.idx59 = mul nuw nsw i64 %conv2, 12
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx59
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %conv
  store i32 %vecext11, ptr addrspace(3) %arrayidx14, align 4
  %vecext15 = extractelement <8 x i32> %x, i64 4
  %.idx60 = shl nuw nsw i64 %conv2, 4
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx60
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %conv
  store i32 %vecext15, ptr addrspace(3) %arrayidx18, align 4
  %vecext19 = extractelement <8 x i32> %x, i64 5
  %.idx61 = mul nuw nsw i64 %conv2, 20
  %3 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx61
  %arrayidx22 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %conv
  store i32 %vecext19, ptr addrspace(3) %arrayidx22, align 4
  %vecext23 = extractelement <8 x i32> %x, i64 6
  %.idx62 = mul nuw nsw i64 %conv2, 24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx62
  %arrayidx26 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %conv
  store i32 %vecext23, ptr addrspace(3) %arrayidx26, align 4
  %vecext27 = extractelement <8 x i32> %x, i64 7
  %.idx63 = mul nuw nsw i64 %conv2, 28
  %5 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx63
  %arrayidx30 = getelementptr inbounds nuw i32, ptr addrspace(3) %5, i64 %conv
  store i32 %vecext27, ptr addrspace(3) %arrayidx30, align 4
  ret void
}

define spir_func half @_Z28intel_sub_group_shuffle_downDhDhj(half %x, half %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func half @wfv.sub_group.shuffle.half(half %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond = select i1 %cmp, half %call2, half %call3
  ret half %cond
}

define spir_func i8 @_Z28intel_sub_group_shuffle_downccj(i8 %x, i8 %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond.v = select i1 %cmp, i8 %call2, i8 %call3
  ret i8 %cond.v
}

define spir_func double @_Z28intel_sub_group_shuffle_downddj(double %x, double %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func double @wfv.sub_group.shuffle.double(double %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond = select i1 %cmp, double %call2, double %call3
  ret double %cond
}

define spir_func float @_Z28intel_sub_group_shuffle_downffj(float %x, float %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func float @wfv.sub_group.shuffle.float(float %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond = select i1 %cmp, float %call2, float %call3
  ret float %cond
}

define spir_func i8 @_Z28intel_sub_group_shuffle_downhhj(i8 %x, i8 %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond.v = select i1 %cmp, i8 %call2, i8 %call3
  ret i8 %cond.v
}

define spir_func i32 @_Z28intel_sub_group_shuffle_downiij(i32 %x, i32 %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond = select i1 %cmp, i32 %call2, i32 %call3
  ret i32 %cond
}

define spir_func i32 @_Z28intel_sub_group_shuffle_downjjj(i32 %x, i32 %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond = select i1 %cmp, i32 %call2, i32 %call3
  ret i32 %cond
}

define spir_func i64 @_Z28intel_sub_group_shuffle_downllj(i64 %x, i64 %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond = select i1 %cmp, i64 %call2, i64 %call3
  ret i64 %cond
}

define spir_func i64 @_Z28intel_sub_group_shuffle_downmmj(i64 %x, i64 %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond = select i1 %cmp, i64 %call2, i64 %call3
  ret i64 %cond
}

define spir_func i16 @_Z28intel_sub_group_shuffle_downssj(i16 %x, i16 %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond.v = select i1 %cmp, i16 %call2, i16 %call3
  ret i16 %cond.v
}

define spir_func i16 @_Z28intel_sub_group_shuffle_downttj(i16 %x, i16 %next, i32 %delta) {
entry:
  %call = call spir_func i32 @wfv.sub_group.max_size()
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %add = add i32 %call1, %delta
  %call2 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %add)
  %sub = sub i32 %add, %call
  %call3 = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %next, i32 %sub)
  %cmp = icmp ult i32 %add, %call
  %cond.v = select i1 %cmp, i16 %call2, i16 %call3
  ret i16 %cond.v
}

define spir_func i32 @_Z28sub_group_ballot_bit_extractDv4_jj(<4 x i32> %ballot, i32 %index) {
entry:
  %or.v.bc.i = bitcast <4 x i32> %ballot to <2 x i64>
  %or.v.extract.i = extractelement <2 x i64> %or.v.bc.i, i64 0
  %and = and i32 %index, 63
  %sh_prom = zext nneg i32 %and to i64
  %shr = lshr i64 %or.v.extract.i, %sh_prom
  %0 = trunc i64 %shr to i32
  %conv = and i32 %0, 1
  ret i32 %conv
}

define spir_func half @_Z28sub_group_scan_exclusive_addDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.prefix.fadd.half(half %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, half 0xH0000, half %call
  ret half %cond
}

define spir_func i8 @_Z28sub_group_scan_exclusive_addc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.add.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z28sub_group_scan_exclusive_addd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.prefix.fadd.double(double %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, double 0.000000e+00, double %call
  ret double %cond
}

define spir_func float @_Z28sub_group_scan_exclusive_addf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.prefix.fadd.float(float %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, float 0.000000e+00, float %call
  ret float %cond
}

define spir_func i8 @_Z28sub_group_scan_exclusive_addh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.add.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z28sub_group_scan_exclusive_addi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z28sub_group_scan_exclusive_addj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z28sub_group_scan_exclusive_addl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z28sub_group_scan_exclusive_addm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z28sub_group_scan_exclusive_adds(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z28sub_group_scan_exclusive_addt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.add.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z28sub_group_scan_exclusive_maxDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.prefix.fmaxnum.half(half %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, half 0xHFC00, half %call
  ret half %cond
}

define spir_func i8 @_Z28sub_group_scan_exclusive_maxc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.max.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z28sub_group_scan_exclusive_maxd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.prefix.fmaxnum.double(double %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, double 0xFFF0000000000000, double %call
  ret double %cond
}

define spir_func float @_Z28sub_group_scan_exclusive_maxf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.prefix.fmaxnum.float(float %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, float 0xFFF0000000000000, float %call
  ret float %cond
}

define spir_func i8 @_Z28sub_group_scan_exclusive_maxh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.umax.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z28sub_group_scan_exclusive_maxi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.max.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z28sub_group_scan_exclusive_maxj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.umax.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z28sub_group_scan_exclusive_maxl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.max.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z28sub_group_scan_exclusive_maxm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.umax.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z28sub_group_scan_exclusive_maxs(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.max.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z28sub_group_scan_exclusive_maxt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.umax.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z28sub_group_scan_exclusive_minDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.prefix.fminnum.half(half %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, half 0xH7C00, half %call
  ret half %cond
}

define spir_func i8 @_Z28sub_group_scan_exclusive_minc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.min.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z28sub_group_scan_exclusive_mind(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.prefix.fminnum.double(double %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, double 0x7FF0000000000000, double %call
  ret double %cond
}

define spir_func float @_Z28sub_group_scan_exclusive_minf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.prefix.fminnum.float(float %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, float 0x7FF0000000000000, float %call
  ret float %cond
}

define spir_func i8 @_Z28sub_group_scan_exclusive_minh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.umin.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z28sub_group_scan_exclusive_mini(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.min.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z28sub_group_scan_exclusive_minj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.umin.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z28sub_group_scan_exclusive_minl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.min.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z28sub_group_scan_exclusive_minm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.umin.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z28sub_group_scan_exclusive_mins(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.min.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z28sub_group_scan_exclusive_mint(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.umin.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z28sub_group_scan_inclusive_addDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.scan.fadd.half(half %x)
  ret half %call
}

define spir_func i8 @_Z28sub_group_scan_inclusive_addc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.add.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z28sub_group_scan_inclusive_addd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.scan.fadd.double(double %x)
  ret double %call
}

define spir_func float @_Z28sub_group_scan_inclusive_addf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.scan.fadd.float(float %x)
  ret float %call
}

define spir_func i8 @_Z28sub_group_scan_inclusive_addh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.add.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z28sub_group_scan_inclusive_addi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z28sub_group_scan_inclusive_addj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z28sub_group_scan_inclusive_addl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z28sub_group_scan_inclusive_addm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z28sub_group_scan_inclusive_adds(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z28sub_group_scan_inclusive_addt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.add.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z28sub_group_scan_inclusive_maxDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.scan.fmaxnum.half(half %x)
  ret half %call
}

define spir_func i8 @_Z28sub_group_scan_inclusive_maxc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.max.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z28sub_group_scan_inclusive_maxd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.scan.fmaxnum.double(double %x)
  ret double %call
}

define spir_func float @_Z28sub_group_scan_inclusive_maxf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.scan.fmaxnum.float(float %x)
  ret float %call
}

define spir_func i8 @_Z28sub_group_scan_inclusive_maxh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.umax.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z28sub_group_scan_inclusive_maxi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.max.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z28sub_group_scan_inclusive_maxj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.umax.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z28sub_group_scan_inclusive_maxl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.max.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z28sub_group_scan_inclusive_maxm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.umax.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z28sub_group_scan_inclusive_maxs(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.max.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z28sub_group_scan_inclusive_maxt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.umax.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z28sub_group_scan_inclusive_minDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.scan.fminnum.half(half %x)
  ret half %call
}

define spir_func i8 @_Z28sub_group_scan_inclusive_minc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.min.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z28sub_group_scan_inclusive_mind(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.scan.fminnum.double(double %x)
  ret double %call
}

define spir_func float @_Z28sub_group_scan_inclusive_minf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.scan.fminnum.float(float %x)
  ret float %call
}

define spir_func i8 @_Z28sub_group_scan_inclusive_minh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.umin.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z28sub_group_scan_inclusive_mini(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.min.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z28sub_group_scan_inclusive_minj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.umin.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z28sub_group_scan_inclusive_minl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.min.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z28sub_group_scan_inclusive_minm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.umin.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z28sub_group_scan_inclusive_mins(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.min.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z28sub_group_scan_inclusive_mint(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.umin.i16(i16 %x)
  ret i16 %call
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1DhPU3AS3KDhmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_DhPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_cPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_dPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_fPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_hPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_iPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_jPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_lPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_mPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_sPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv16_tPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_DhPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_cPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_dPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_fPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_hPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_iPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_jPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_lPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_mPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_sPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv2_tPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_DhPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_cPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_dPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_fPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_hPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_iPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_jPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_lPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_mPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_sPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv3_tPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_DhPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_cPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_dPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_fPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_hPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_iPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_jPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_lPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_mPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_sPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv4_tPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_DhPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_cPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_dPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_fPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_hPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_iPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_jPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_lPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_mPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_sPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1Dv8_tPU3AS3KS_mmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1cPU3AS3Kcmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1dPU3AS3Kdmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1fPU3AS3Kfmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1hPU3AS3Khmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1iPU3AS3Kimmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1jPU3AS3Kjmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1lPU3AS3Klmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1mPU3AS3Kmmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1sPU3AS3Ksmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS1tPU3AS3Ktmmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3DhPU3AS1KDhmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_DhPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_cPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_dPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_fPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_hPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_iPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_jPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_lPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_mPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_sPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv16_tPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 4
  %shl1 = shl i64 %stride, 4
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 4, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_DhPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_cPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_dPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_fPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_hPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_iPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_jPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_lPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_mPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_sPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv2_tPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 1
  %shl1 = shl i64 %stride, 1
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 1, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_DhPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_cPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_dPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_fPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_hPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_iPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_jPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_lPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_mPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_sPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv3_tPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_DhPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_cPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_dPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_fPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_hPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_iPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_jPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_lPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_mPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_sPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv4_tPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 2
  %shl1 = shl i64 %stride, 2
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 2, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_DhPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_cPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_dPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_fPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_hPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_iPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_jPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_lPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_mPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_sPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3Dv8_tPU3AS1KS_mmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  %shl = shl i64 %count, 3
  %shl1 = shl i64 %stride, 3
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %shl, i32 3, i64 %shl1)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3cPU3AS1Kcmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3dPU3AS1Kdmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3fPU3AS1Kfmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3hPU3AS1Khmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3iPU3AS1Kimmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3jPU3AS1Kjmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3lPU3AS1Klmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3mPU3AS1Kmmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3sPU3AS1Ksmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i64 @_Z29async_work_group_strided_copyPU3AS3tPU3AS1Ktmmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i64 %stride, i64 %event) {
entry:
  call spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 0, i64 %stride)
  ret i64 %event
}

define spir_func i8 @_Z29intel_sub_group_block_read_ucPU3AS1Kh(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1
  ret i8 %0
}

define spir_func i8 @_Z29intel_sub_group_block_read_ucPU3AS3Kh(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  %0 = load i8, ptr addrspace(3) %arrayidx, align 1
  ret i8 %0
}

define spir_func i32 @_Z29intel_sub_group_block_read_uiPU3AS1Kj(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  ret i32 %0
}

define spir_func i32 @_Z29intel_sub_group_block_read_uiPU3AS3Kj(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  ret i32 %0
}

define spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS1Km(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %p, i64 %conv
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8
  ret i64 %0
}

define spir_func i64 @_Z29intel_sub_group_block_read_ulPU3AS3Km(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %p, i64 %conv
  %0 = load i64, ptr addrspace(3) %arrayidx, align 8
  ret i64 %0
}

define spir_func i16 @_Z29intel_sub_group_block_read_usPU3AS1Kt(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  %0 = load i16, ptr addrspace(1) %arrayidx, align 2
  ret i16 %0
}

define spir_func i16 @_Z29intel_sub_group_block_read_usPU3AS3Kt(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  %0 = load i16, ptr addrspace(3) %arrayidx, align 2
  ret i16 %0
}

define spir_func i8 @_Z29sub_group_clustered_reduce_orcj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 0, %entry ], [ %or7.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 0, i8 %call2.i
  %or7.i = or i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_orcj.exit

_ZL12clustered_orcj.exit:
  ret i8 %or7.i
}

define spir_func i8 @_Z29sub_group_clustered_reduce_orhj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 0, %entry ], [ %or7.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 0, i8 %call2.i
  %or7.i = or i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_orhj.exit

_ZL12clustered_orhj.exit:
  ret i8 %or7.i
}

define spir_func i32 @_Z29sub_group_clustered_reduce_orij(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %or4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %or4.i = or i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_orij.exit

_ZL12clustered_orij.exit:
  ret i32 %or4.i
}

define spir_func i32 @_Z29sub_group_clustered_reduce_orjj(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %or4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %or4.i = or i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_orjj.exit

_ZL12clustered_orjj.exit:
  ret i32 %or4.i
}

define spir_func i64 @_Z29sub_group_clustered_reduce_orlj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 0, %entry ], [ %or4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 0, i64 %call2.i
  %or4.i = or i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_orlj.exit

_ZL12clustered_orlj.exit:
  ret i64 %or4.i
}

define spir_func i64 @_Z29sub_group_clustered_reduce_ormj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 0, %entry ], [ %or4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 0, i64 %call2.i
  %or4.i = or i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_ormj.exit

_ZL12clustered_ormj.exit:
  ret i64 %or4.i
}

define spir_func i16 @_Z29sub_group_clustered_reduce_orsj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 0, %entry ], [ %or7.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 0, i16 %call2.i
  %or7.i = or i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_orsj.exit

_ZL12clustered_orsj.exit:
  ret i16 %or7.i
}

define spir_func i16 @_Z29sub_group_clustered_reduce_ortj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 0, %entry ], [ %or7.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 0, i16 %call2.i
  %or7.i = or i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_ortj.exit

_ZL12clustered_ortj.exit:
  ret i16 %or7.i
}

define spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS1Kh(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1
  %vecinit = insertelement <2 x i8> poison, i8 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i8, ptr addrspace(1) %arrayidx5, align 1
  %vecinit6 = insertelement <2 x i8> %vecinit, i8 %1, i64 1
  ret <2 x i8> %vecinit6
}

define spir_func <2 x i8> @_Z30intel_sub_group_block_read_uc2PU3AS3Kh(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  %0 = load i8, ptr addrspace(3) %arrayidx, align 1
  %vecinit = insertelement <2 x i8> poison, i8 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i8, ptr addrspace(3) %arrayidx5, align 1
  %vecinit6 = insertelement <2 x i8> %vecinit, i8 %1, i64 1
  ret <2 x i8> %vecinit6
}

define spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS1Kh(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1
  %vecinit = insertelement <4 x i8> poison, i8 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i8, ptr addrspace(1) %arrayidx5, align 1
  %vecinit6 = insertelement <4 x i8> %vecinit, i8 %1, i64 1
  %mul7 = shl nuw nsw i64 %conv2, 1
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul7
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %conv
  %3 = load i8, ptr addrspace(1) %arrayidx9, align 1
  %vecinit10 = insertelement <4 x i8> %vecinit6, i8 %3, i64 2
  %mul11 = mul nuw nsw i64 %conv2, 3
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul11
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %conv
  %5 = load i8, ptr addrspace(1) %arrayidx13, align 1
  %vecinit14 = insertelement <4 x i8> %vecinit10, i8 %5, i64 3
  ret <4 x i8> %vecinit14
}

define spir_func <4 x i8> @_Z30intel_sub_group_block_read_uc4PU3AS3Kh(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  %0 = load i8, ptr addrspace(3) %arrayidx, align 1
  %vecinit = insertelement <4 x i8> poison, i8 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i8, ptr addrspace(3) %arrayidx5, align 1
  %vecinit6 = insertelement <4 x i8> %vecinit, i8 %1, i64 1
  %mul7 = shl nuw nsw i64 %conv2, 1
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul7
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %conv
  %3 = load i8, ptr addrspace(3) %arrayidx9, align 1
  %vecinit10 = insertelement <4 x i8> %vecinit6, i8 %3, i64 2
  %mul11 = mul nuw nsw i64 %conv2, 3
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul11
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 %conv
  %5 = load i8, ptr addrspace(3) %arrayidx13, align 1
  %vecinit14 = insertelement <4 x i8> %vecinit10, i8 %5, i64 3
  ret <4 x i8> %vecinit14
}

define spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS1Kh(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1
  %vecinit = insertelement <8 x i8> poison, i8 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i8, ptr addrspace(1) %arrayidx5, align 1
  %vecinit6 = insertelement <8 x i8> %vecinit, i8 %1, i64 1
  %mul7 = shl nuw nsw i64 %conv2, 1
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul7
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %conv
  %3 = load i8, ptr addrspace(1) %arrayidx9, align 1
  %vecinit10 = insertelement <8 x i8> %vecinit6, i8 %3, i64 2
  %mul11 = mul nuw nsw i64 %conv2, 3
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul11
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %conv
  %5 = load i8, ptr addrspace(1) %arrayidx13, align 1
  %vecinit14 = insertelement <8 x i8> %vecinit10, i8 %5, i64 3
  %mul15 = shl nuw nsw i64 %conv2, 2
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul15
  %arrayidx17 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %conv
  %7 = load i8, ptr addrspace(1) %arrayidx17, align 1
  %vecinit18 = insertelement <8 x i8> %vecinit14, i8 %7, i64 4
  %mul19 = mul nuw nsw i64 %conv2, 5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul19
  %arrayidx21 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 %conv
  %9 = load i8, ptr addrspace(1) %arrayidx21, align 1
  %vecinit22 = insertelement <8 x i8> %vecinit18, i8 %9, i64 5
  %mul23 = mul nuw nsw i64 %conv2, 6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul23
  %arrayidx25 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 %conv
  %11 = load i8, ptr addrspace(1) %arrayidx25, align 1
  %vecinit26 = insertelement <8 x i8> %vecinit22, i8 %11, i64 6
  %mul27 = mul nuw nsw i64 %conv2, 7
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul27
  %arrayidx29 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %conv
  %13 = load i8, ptr addrspace(1) %arrayidx29, align 1
  %vecinit30 = insertelement <8 x i8> %vecinit26, i8 %13, i64 7
  ret <8 x i8> %vecinit30
}

define spir_func <8 x i8> @_Z30intel_sub_group_block_read_uc8PU3AS3Kh(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  %0 = load i8, ptr addrspace(3) %arrayidx, align 1
  %vecinit = insertelement <8 x i8> poison, i8 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i8, ptr addrspace(3) %arrayidx5, align 1
  %vecinit6 = insertelement <8 x i8> %vecinit, i8 %1, i64 1
  %mul7 = shl nuw nsw i64 %conv2, 1
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul7
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %conv
  %3 = load i8, ptr addrspace(3) %arrayidx9, align 1
  %vecinit10 = insertelement <8 x i8> %vecinit6, i8 %3, i64 2
  %mul11 = mul nuw nsw i64 %conv2, 3
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul11
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 %conv
  %5 = load i8, ptr addrspace(3) %arrayidx13, align 1
  %vecinit14 = insertelement <8 x i8> %vecinit10, i8 %5, i64 3
  %mul15 = shl nuw nsw i64 %conv2, 2
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul15
  %arrayidx17 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i64 %conv
  %7 = load i8, ptr addrspace(3) %arrayidx17, align 1
  %vecinit18 = insertelement <8 x i8> %vecinit14, i8 %7, i64 4
  %mul19 = mul nuw nsw i64 %conv2, 5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul19
  %arrayidx21 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 %conv
  %9 = load i8, ptr addrspace(3) %arrayidx21, align 1
  %vecinit22 = insertelement <8 x i8> %vecinit18, i8 %9, i64 5
  %mul23 = mul nuw nsw i64 %conv2, 6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul23
  %arrayidx25 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i64 %conv
  %11 = load i8, ptr addrspace(3) %arrayidx25, align 1
  %vecinit26 = insertelement <8 x i8> %vecinit22, i8 %11, i64 6
  %mul27 = mul nuw nsw i64 %conv2, 7
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul27
  %arrayidx29 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 %conv
  %13 = load i8, ptr addrspace(3) %arrayidx29, align 1
  %vecinit30 = insertelement <8 x i8> %vecinit26, i8 %13, i64 7
  ret <8 x i8> %vecinit30
}

define spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS1Kj(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  %vecinit = insertelement <2 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %vecinit6 = insertelement <2 x i32> %vecinit, i32 %1, i64 1
  ret <2 x i32> %vecinit6
}

define spir_func <2 x i32> @_Z30intel_sub_group_block_read_ui2PU3AS3Kj(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  %vecinit = insertelement <2 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(3) %arrayidx5, align 4
  %vecinit6 = insertelement <2 x i32> %vecinit, i32 %1, i64 1
  ret <2 x i32> %vecinit6
}

define spir_func <4 x i32> @_Z30intel_sub_group_block_read_ui4PU3AS1Kj(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  %vecinit = insertelement <4 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %vecinit6 = insertelement <4 x i32> %vecinit, i32 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %conv
  %3 = load i32, ptr addrspace(1) %arrayidx9, align 4
  %vecinit10 = insertelement <4 x i32> %vecinit6, i32 %3, i64 2
  %.idx24 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx24
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %conv
  %5 = load i32, ptr addrspace(1) %arrayidx13, align 4
  %vecinit14 = insertelement <4 x i32> %vecinit10, i32 %5, i64 3
  ret <4 x i32> %vecinit14
}

define spir_func <4 x i32> @_Z30intel_sub_group_block_read_ui4PU3AS3Kj(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  %vecinit = insertelement <4 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(3) %arrayidx5, align 4
  %vecinit6 = insertelement <4 x i32> %vecinit, i32 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %conv
  %3 = load i32, ptr addrspace(3) %arrayidx9, align 4
  %vecinit10 = insertelement <4 x i32> %vecinit6, i32 %3, i64 2
  %.idx24 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx24
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %conv
  %5 = load i32, ptr addrspace(3) %arrayidx13, align 4
  %vecinit14 = insertelement <4 x i32> %vecinit10, i32 %5, i64 3
  ret <4 x i32> %vecinit14
}

define spir_func <8 x i32> @_Z30intel_sub_group_block_read_ui8PU3AS1Kj(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  %vecinit = insertelement <8 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(1) %arrayidx5, align 4
  %vecinit6 = insertelement <8 x i32> %vecinit, i32 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %conv
  %3 = load i32, ptr addrspace(1) %arrayidx9, align 4
  %vecinit10 = insertelement <8 x i32> %vecinit6, i32 %3, i64 2
  %.idx52 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx52
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %conv
  %5 = load i32, ptr addrspace(1) %arrayidx13, align 4
  %vecinit14 = insertelement <8 x i32> %vecinit10, i32 %5, i64 3
  %.idx53 = shl nuw nsw i64 %conv2, 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx53
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(1) %6, i64 %conv
  %7 = load i32, ptr addrspace(1) %arrayidx17, align 4
  %vecinit18 = insertelement <8 x i32> %vecinit14, i32 %7, i64 4
  %.idx54 = mul nuw nsw i64 %conv2, 20
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx54
  %arrayidx21 = getelementptr inbounds nuw i32, ptr addrspace(1) %8, i64 %conv
  %9 = load i32, ptr addrspace(1) %arrayidx21, align 4
  %vecinit22 = insertelement <8 x i32> %vecinit18, i32 %9, i64 5
  %.idx55 = mul nuw nsw i64 %conv2, 24
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx55
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(1) %10, i64 %conv
  %11 = load i32, ptr addrspace(1) %arrayidx25, align 4
  %vecinit26 = insertelement <8 x i32> %vecinit22, i32 %11, i64 6
  %.idx56 = mul nuw nsw i64 %conv2, 28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx56
  %arrayidx29 = getelementptr inbounds nuw i32, ptr addrspace(1) %12, i64 %conv
  %13 = load i32, ptr addrspace(1) %arrayidx29, align 4
  %vecinit30 = insertelement <8 x i32> %vecinit26, i32 %13, i64 7
  ret <8 x i32> %vecinit30
}

define spir_func <8 x i32> @_Z30intel_sub_group_block_read_ui8PU3AS3Kj(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  %vecinit = insertelement <8 x i32> poison, i32 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i32, ptr addrspace(3) %arrayidx5, align 4
  %vecinit6 = insertelement <8 x i32> %vecinit, i32 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %conv
  %3 = load i32, ptr addrspace(3) %arrayidx9, align 4
  %vecinit10 = insertelement <8 x i32> %vecinit6, i32 %3, i64 2
  %.idx52 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx52
  %arrayidx13 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %conv
  %5 = load i32, ptr addrspace(3) %arrayidx13, align 4
  %vecinit14 = insertelement <8 x i32> %vecinit10, i32 %5, i64 3
  %.idx53 = shl nuw nsw i64 %conv2, 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx53
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(3) %6, i64 %conv
  %7 = load i32, ptr addrspace(3) %arrayidx17, align 4
  %vecinit18 = insertelement <8 x i32> %vecinit14, i32 %7, i64 4
  %.idx54 = mul nuw nsw i64 %conv2, 20
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx54
  %arrayidx21 = getelementptr inbounds nuw i32, ptr addrspace(3) %8, i64 %conv
  %9 = load i32, ptr addrspace(3) %arrayidx21, align 4
  %vecinit22 = insertelement <8 x i32> %vecinit18, i32 %9, i64 5
  %.idx55 = mul nuw nsw i64 %conv2, 24
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx55
  %arrayidx25 = getelementptr inbounds nuw i32, ptr addrspace(3) %10, i64 %conv
  %11 = load i32, ptr addrspace(3) %arrayidx25, align 4
  %vecinit26 = insertelement <8 x i32> %vecinit22, i32 %11, i64 6
  %.idx56 = mul nuw nsw i64 %conv2, 28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx56
  %arrayidx29 = getelementptr inbounds nuw i32, ptr addrspace(3) %12, i64 %conv
  %13 = load i32, ptr addrspace(3) %arrayidx29, align 4
  %vecinit30 = insertelement <8 x i32> %vecinit26, i32 %13, i64 7
  ret <8 x i32> %vecinit30
}

define spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS1Km(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %p, i64 %conv
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8
  %vecinit = insertelement <2 x i64> poison, i64 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i64, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i64, ptr addrspace(1) %arrayidx5, align 8
  %vecinit6 = insertelement <2 x i64> %vecinit, i64 %1, i64 1
  ret <2 x i64> %vecinit6
}

define spir_func <2 x i64> @_Z30intel_sub_group_block_read_ul2PU3AS3Km(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %p, i64 %conv
  %0 = load i64, ptr addrspace(3) %arrayidx, align 8
  %vecinit = insertelement <2 x i64> poison, i64 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i64, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i64, ptr addrspace(3) %arrayidx5, align 8
  %vecinit6 = insertelement <2 x i64> %vecinit, i64 %1, i64 1
  ret <2 x i64> %vecinit6
}

define spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS1Km(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %p, i64 %conv
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8
  %vecinit = insertelement <4 x i64> poison, i64 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i64, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i64, ptr addrspace(1) %arrayidx5, align 8
  %vecinit6 = insertelement <4 x i64> %vecinit, i64 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 4
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %conv
  %3 = load i64, ptr addrspace(1) %arrayidx9, align 8
  %vecinit10 = insertelement <4 x i64> %vecinit6, i64 %3, i64 2
  %.idx24 = mul nuw nsw i64 %conv2, 24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx24
  %arrayidx13 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %conv
  %5 = load i64, ptr addrspace(1) %arrayidx13, align 8
  %vecinit14 = insertelement <4 x i64> %vecinit10, i64 %5, i64 3
  ret <4 x i64> %vecinit14
}

define spir_func <4 x i64> @_Z30intel_sub_group_block_read_ul4PU3AS3Km(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %p, i64 %conv
  %0 = load i64, ptr addrspace(3) %arrayidx, align 8
  %vecinit = insertelement <4 x i64> poison, i64 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i64, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i64, ptr addrspace(3) %arrayidx5, align 8
  %vecinit6 = insertelement <4 x i64> %vecinit, i64 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 4
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i64, ptr addrspace(3) %2, i64 %conv
  %3 = load i64, ptr addrspace(3) %arrayidx9, align 8
  %vecinit10 = insertelement <4 x i64> %vecinit6, i64 %3, i64 2
  %.idx24 = mul nuw nsw i64 %conv2, 24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx24
  %arrayidx13 = getelementptr inbounds nuw i64, ptr addrspace(3) %4, i64 %conv
  %5 = load i64, ptr addrspace(3) %arrayidx13, align 8
  %vecinit14 = insertelement <4 x i64> %vecinit10, i64 %5, i64 3
  ret <4 x i64> %vecinit14
}

define spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS1Km(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %p, i64 %conv
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8
  %vecinit = insertelement <8 x i64> poison, i64 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i64, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i64, ptr addrspace(1) %arrayidx5, align 8
  %vecinit6 = insertelement <8 x i64> %vecinit, i64 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 4
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %conv
  %3 = load i64, ptr addrspace(1) %arrayidx9, align 8
  %vecinit10 = insertelement <8 x i64> %vecinit6, i64 %3, i64 2
  %.idx52 = mul nuw nsw i64 %conv2, 24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx52
  %arrayidx13 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %conv
  %5 = load i64, ptr addrspace(1) %arrayidx13, align 8
  %vecinit14 = insertelement <8 x i64> %vecinit10, i64 %5, i64 3
  %.idx53 = shl nuw nsw i64 %conv2, 5
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx53
  %arrayidx17 = getelementptr inbounds nuw i64, ptr addrspace(1) %6, i64 %conv
  %7 = load i64, ptr addrspace(1) %arrayidx17, align 8
  %vecinit18 = insertelement <8 x i64> %vecinit14, i64 %7, i64 4
  %.idx54 = mul nuw nsw i64 %conv2, 40
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx54
  %arrayidx21 = getelementptr inbounds nuw i64, ptr addrspace(1) %8, i64 %conv
  %9 = load i64, ptr addrspace(1) %arrayidx21, align 8
  %vecinit22 = insertelement <8 x i64> %vecinit18, i64 %9, i64 5
  %.idx55 = mul nuw nsw i64 %conv2, 48
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx55
  %arrayidx25 = getelementptr inbounds nuw i64, ptr addrspace(1) %10, i64 %conv
  %11 = load i64, ptr addrspace(1) %arrayidx25, align 8
  %vecinit26 = insertelement <8 x i64> %vecinit22, i64 %11, i64 6
  %.idx56 = mul nuw nsw i64 %conv2, 56
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx56
  %arrayidx29 = getelementptr inbounds nuw i64, ptr addrspace(1) %12, i64 %conv
  %13 = load i64, ptr addrspace(1) %arrayidx29, align 8
  %vecinit30 = insertelement <8 x i64> %vecinit26, i64 %13, i64 7
  ret <8 x i64> %vecinit30
}

define spir_func <8 x i64> @_Z30intel_sub_group_block_read_ul8PU3AS3Km(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %p, i64 %conv
  %0 = load i64, ptr addrspace(3) %arrayidx, align 8
  %vecinit = insertelement <8 x i64> poison, i64 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i64, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i64, ptr addrspace(3) %arrayidx5, align 8
  %vecinit6 = insertelement <8 x i64> %vecinit, i64 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 4
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i64, ptr addrspace(3) %2, i64 %conv
  %3 = load i64, ptr addrspace(3) %arrayidx9, align 8
  %vecinit10 = insertelement <8 x i64> %vecinit6, i64 %3, i64 2
  %.idx52 = mul nuw nsw i64 %conv2, 24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx52
  %arrayidx13 = getelementptr inbounds nuw i64, ptr addrspace(3) %4, i64 %conv
  %5 = load i64, ptr addrspace(3) %arrayidx13, align 8
  %vecinit14 = insertelement <8 x i64> %vecinit10, i64 %5, i64 3
  %.idx53 = shl nuw nsw i64 %conv2, 5
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx53
  %arrayidx17 = getelementptr inbounds nuw i64, ptr addrspace(3) %6, i64 %conv
  %7 = load i64, ptr addrspace(3) %arrayidx17, align 8
  %vecinit18 = insertelement <8 x i64> %vecinit14, i64 %7, i64 4
  %.idx54 = mul nuw nsw i64 %conv2, 40
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx54
  %arrayidx21 = getelementptr inbounds nuw i64, ptr addrspace(3) %8, i64 %conv
  %9 = load i64, ptr addrspace(3) %arrayidx21, align 8
  %vecinit22 = insertelement <8 x i64> %vecinit18, i64 %9, i64 5
  %.idx55 = mul nuw nsw i64 %conv2, 48
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx55
  %arrayidx25 = getelementptr inbounds nuw i64, ptr addrspace(3) %10, i64 %conv
  %11 = load i64, ptr addrspace(3) %arrayidx25, align 8
  %vecinit26 = insertelement <8 x i64> %vecinit22, i64 %11, i64 6
  %.idx56 = mul nuw nsw i64 %conv2, 56
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx56
  %arrayidx29 = getelementptr inbounds nuw i64, ptr addrspace(3) %12, i64 %conv
  %13 = load i64, ptr addrspace(3) %arrayidx29, align 8
  %vecinit30 = insertelement <8 x i64> %vecinit26, i64 %13, i64 7
  ret <8 x i64> %vecinit30
}

define spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS1Kt(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  %0 = load i16, ptr addrspace(1) %arrayidx, align 2
  %vecinit = insertelement <2 x i16> poison, i16 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i16, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i16, ptr addrspace(1) %arrayidx5, align 2
  %vecinit6 = insertelement <2 x i16> %vecinit, i16 %1, i64 1
  ret <2 x i16> %vecinit6
}

define spir_func <2 x i16> @_Z30intel_sub_group_block_read_us2PU3AS3Kt(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  %0 = load i16, ptr addrspace(3) %arrayidx, align 2
  %vecinit = insertelement <2 x i16> poison, i16 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i16, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i16, ptr addrspace(3) %arrayidx5, align 2
  %vecinit6 = insertelement <2 x i16> %vecinit, i16 %1, i64 1
  ret <2 x i16> %vecinit6
}

define spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS1Kt(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  %0 = load i16, ptr addrspace(1) %arrayidx, align 2
  %vecinit = insertelement <4 x i16> poison, i16 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i16, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i16, ptr addrspace(1) %arrayidx5, align 2
  %vecinit6 = insertelement <4 x i16> %vecinit, i16 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %conv
  %3 = load i16, ptr addrspace(1) %arrayidx9, align 2
  %vecinit10 = insertelement <4 x i16> %vecinit6, i16 %3, i64 2
  %.idx24 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx24
  %arrayidx13 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %conv
  %5 = load i16, ptr addrspace(1) %arrayidx13, align 2
  %vecinit14 = insertelement <4 x i16> %vecinit10, i16 %5, i64 3
  ret <4 x i16> %vecinit14
}

define spir_func <4 x i16> @_Z30intel_sub_group_block_read_us4PU3AS3Kt(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  %0 = load i16, ptr addrspace(3) %arrayidx, align 2
  %vecinit = insertelement <4 x i16> poison, i16 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i16, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i16, ptr addrspace(3) %arrayidx5, align 2
  %vecinit6 = insertelement <4 x i16> %vecinit, i16 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i16, ptr addrspace(3) %2, i64 %conv
  %3 = load i16, ptr addrspace(3) %arrayidx9, align 2
  %vecinit10 = insertelement <4 x i16> %vecinit6, i16 %3, i64 2
  %.idx24 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx24
  %arrayidx13 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %conv
  %5 = load i16, ptr addrspace(3) %arrayidx13, align 2
  %vecinit14 = insertelement <4 x i16> %vecinit10, i16 %5, i64 3
  ret <4 x i16> %vecinit14
}

define spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS1Kt(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  %0 = load i16, ptr addrspace(1) %arrayidx, align 2
  %vecinit = insertelement <8 x i16> poison, i16 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i16, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i16, ptr addrspace(1) %arrayidx5, align 2
  %vecinit6 = insertelement <8 x i16> %vecinit, i16 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %conv
  %3 = load i16, ptr addrspace(1) %arrayidx9, align 2
  %vecinit10 = insertelement <8 x i16> %vecinit6, i16 %3, i64 2
  %.idx52 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx52
  %arrayidx13 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %conv
  %5 = load i16, ptr addrspace(1) %arrayidx13, align 2
  %vecinit14 = insertelement <8 x i16> %vecinit10, i16 %5, i64 3
  %.idx53 = shl nuw nsw i64 %conv2, 3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx53
  %arrayidx17 = getelementptr inbounds nuw i16, ptr addrspace(1) %6, i64 %conv
  %7 = load i16, ptr addrspace(1) %arrayidx17, align 2
  %vecinit18 = insertelement <8 x i16> %vecinit14, i16 %7, i64 4
  %.idx54 = mul nuw nsw i64 %conv2, 10
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx54
  %arrayidx21 = getelementptr inbounds nuw i16, ptr addrspace(1) %8, i64 %conv
  %9 = load i16, ptr addrspace(1) %arrayidx21, align 2
  %vecinit22 = insertelement <8 x i16> %vecinit18, i16 %9, i64 5
  %.idx55 = mul nuw nsw i64 %conv2, 12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx55
  %arrayidx25 = getelementptr inbounds nuw i16, ptr addrspace(1) %10, i64 %conv
  %11 = load i16, ptr addrspace(1) %arrayidx25, align 2
  %vecinit26 = insertelement <8 x i16> %vecinit22, i16 %11, i64 6
  %.idx56 = mul nuw nsw i64 %conv2, 14
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx56
  %arrayidx29 = getelementptr inbounds nuw i16, ptr addrspace(1) %12, i64 %conv
  %13 = load i16, ptr addrspace(1) %arrayidx29, align 2
  %vecinit30 = insertelement <8 x i16> %vecinit26, i16 %13, i64 7
  ret <8 x i16> %vecinit30
}

define spir_func <8 x i16> @_Z30intel_sub_group_block_read_us8PU3AS3Kt(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  %0 = load i16, ptr addrspace(3) %arrayidx, align 2
  %vecinit = insertelement <8 x i16> poison, i16 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i16, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i16, ptr addrspace(3) %arrayidx5, align 2
  %vecinit6 = insertelement <8 x i16> %vecinit, i16 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i16, ptr addrspace(3) %2, i64 %conv
  %3 = load i16, ptr addrspace(3) %arrayidx9, align 2
  %vecinit10 = insertelement <8 x i16> %vecinit6, i16 %3, i64 2
  %.idx52 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx52
  %arrayidx13 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %conv
  %5 = load i16, ptr addrspace(3) %arrayidx13, align 2
  %vecinit14 = insertelement <8 x i16> %vecinit10, i16 %5, i64 3
  %.idx53 = shl nuw nsw i64 %conv2, 3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx53
  %arrayidx17 = getelementptr inbounds nuw i16, ptr addrspace(3) %6, i64 %conv
  %7 = load i16, ptr addrspace(3) %arrayidx17, align 2
  %vecinit18 = insertelement <8 x i16> %vecinit14, i16 %7, i64 4
  %.idx54 = mul nuw nsw i64 %conv2, 10
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx54
  %arrayidx21 = getelementptr inbounds nuw i16, ptr addrspace(3) %8, i64 %conv
  %9 = load i16, ptr addrspace(3) %arrayidx21, align 2
  %vecinit22 = insertelement <8 x i16> %vecinit18, i16 %9, i64 5
  %.idx55 = mul nuw nsw i64 %conv2, 12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx55
  %arrayidx25 = getelementptr inbounds nuw i16, ptr addrspace(3) %10, i64 %conv
  %11 = load i16, ptr addrspace(3) %arrayidx25, align 2
  %vecinit26 = insertelement <8 x i16> %vecinit22, i16 %11, i64 6
  %.idx56 = mul nuw nsw i64 %conv2, 14
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx56
  %arrayidx29 = getelementptr inbounds nuw i16, ptr addrspace(3) %12, i64 %conv
  %13 = load i16, ptr addrspace(3) %arrayidx29, align 2
  %vecinit30 = insertelement <8 x i16> %vecinit26, i16 %13, i64 7
  ret <8 x i16> %vecinit30
}

define spir_func void @_Z30intel_sub_group_block_write_ucPU3AS1hh(ptr addrspace(1) %p, i8 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  store i8 %x, ptr addrspace(1) %arrayidx, align 1
  ret void
}

define spir_func void @_Z30intel_sub_group_block_write_ucPU3AS3hh(ptr addrspace(3) %p, i8 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  store i8 %x, ptr addrspace(3) %arrayidx, align 1
  ret void
}

define spir_func void @_Z30intel_sub_group_block_write_uiPU3AS1jj(ptr addrspace(1) %p, i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  store i32 %x, ptr addrspace(1) %arrayidx, align 4
  ret void
}

define spir_func void @_Z30intel_sub_group_block_write_uiPU3AS3jj(ptr addrspace(3) %p, i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  store i32 %x, ptr addrspace(3) %arrayidx, align 4
  ret void
}

define spir_func void @_Z30intel_sub_group_block_write_ulPU3AS1mm(ptr addrspace(1) %p, i64 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %p, i64 %conv
  store i64 %x, ptr addrspace(1) %arrayidx, align 8
  ret void
}

define spir_func void @_Z30intel_sub_group_block_write_ulPU3AS3mm(ptr addrspace(3) %p, i64 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %p, i64 %conv
  store i64 %x, ptr addrspace(3) %arrayidx, align 8
  ret void
}

define spir_func void @_Z30intel_sub_group_block_write_usPU3AS1tt(ptr addrspace(1) %p, i16 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  store i16 %x, ptr addrspace(1) %arrayidx, align 2
  ret void
}

define spir_func void @_Z30intel_sub_group_block_write_usPU3AS3tt(ptr addrspace(3) %p, i16 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  store i16 %x, ptr addrspace(3) %arrayidx, align 2
  ret void
}

define spir_func half @_Z30sub_group_clustered_reduce_addDhj(half %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi half [ 0xH8000, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, half 0xH8000, half %call2.i
  %add.i = fadd half %result.0.i, %cond.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addDhj.exit

_ZL13clustered_addDhj.exit:
  ret half %add.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_addcj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 0, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 0, i8 %call2.i
  %add.i = add i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addcj.exit

_ZL13clustered_addcj.exit:
  ret i8 %add.i
}

define spir_func double @_Z30sub_group_clustered_reduce_adddj(double %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi double [ -0.000000e+00, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, double -0.000000e+00, double %call2.i
  %add.i = fadd double %result.0.i, %cond.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_adddj.exit

_ZL13clustered_adddj.exit:
  ret double %add.i
}

define spir_func float @_Z30sub_group_clustered_reduce_addfj(float %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi float [ -0.000000e+00, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, float -0.000000e+00, float %call2.i
  %add.i = fadd float %result.0.i, %cond.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addfj.exit

_ZL13clustered_addfj.exit:
  ret float %add.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_addhj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 0, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 0, i8 %call2.i
  %add.i = add i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addhj.exit

_ZL13clustered_addhj.exit:
  ret i8 %add.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_addij(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %add.i = add nsw i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addij.exit

_ZL13clustered_addij.exit:
  ret i32 %add.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_addjj(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %add.i = add i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addjj.exit

_ZL13clustered_addjj.exit:
  ret i32 %add.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_addlj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 0, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 0, i64 %call2.i
  %add.i = add nsw i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addlj.exit

_ZL13clustered_addlj.exit:
  ret i64 %add.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_addmj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 0, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 0, i64 %call2.i
  %add.i = add i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addmj.exit

_ZL13clustered_addmj.exit:
  ret i64 %add.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_addsj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 0, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 0, i16 %call2.i
  %add.i = add i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addsj.exit

_ZL13clustered_addsj.exit:
  ret i16 %add.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_addtj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 0, %entry ], [ %add.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 0, i16 %call2.i
  %add.i = add i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_addtj.exit

_ZL13clustered_addtj.exit:
  ret i16 %add.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_andcj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ -1, %entry ], [ %and7.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 -1, i8 %call2.i
  %and7.i = and i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andcj.exit

_ZL13clustered_andcj.exit:
  ret i8 %and7.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_andhj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ -1, %entry ], [ %and7.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 -1, i8 %call2.i
  %and7.i = and i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andhj.exit

_ZL13clustered_andhj.exit:
  ret i8 %and7.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_andij(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ -1, %entry ], [ %and4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 -1, i32 %call2.i
  %and4.i = and i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andij.exit

_ZL13clustered_andij.exit:
  ret i32 %and4.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_andjj(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ -1, %entry ], [ %and4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 -1, i32 %call2.i
  %and4.i = and i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andjj.exit

_ZL13clustered_andjj.exit:
  ret i32 %and4.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_andlj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ -1, %entry ], [ %and4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 -1, i64 %call2.i
  %and4.i = and i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andlj.exit

_ZL13clustered_andlj.exit:
  ret i64 %and4.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_andmj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ -1, %entry ], [ %and4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 -1, i64 %call2.i
  %and4.i = and i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andmj.exit

_ZL13clustered_andmj.exit:
  ret i64 %and4.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_andsj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ -1, %entry ], [ %and7.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 -1, i16 %call2.i
  %and7.i = and i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andsj.exit

_ZL13clustered_andsj.exit:
  ret i16 %and7.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_andtj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ -1, %entry ], [ %and7.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 -1, i16 %call2.i
  %and7.i = and i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andtj.exit

_ZL13clustered_andtj.exit:
  ret i16 %and7.i
}

define spir_func half @_Z30sub_group_clustered_reduce_maxDhj(half %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi half [ 0xH7E00, %entry ], [ %elt.maxnum.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %3 = call half @llvm.maxnum.f16(half %result.0.i, half %call2.i)
  %elt.maxnum.i = select i1 %tobool.not.i, half %result.0.i, half %3
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxDhj.exit

_ZL13clustered_maxDhj.exit:
  ret half %elt.maxnum.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_maxcj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ -128, %entry ], [ %elt.max.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv4.i = select i1 %tobool.not.i, i8 -128, i8 %call2.i
  %elt.max.i = call i8 @llvm.smax.i8(i8 %result.0.i, i8 %conv4.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxcj.exit

_ZL13clustered_maxcj.exit:
  ret i8 %elt.max.i
}

define spir_func double @_Z30sub_group_clustered_reduce_maxdj(double %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi double [ 0x7FF8000000000000, %entry ], [ %elt.maxnum.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %3 = call double @llvm.maxnum.f64(double %result.0.i, double %call2.i)
  %elt.maxnum.i = select i1 %tobool.not.i, double %result.0.i, double %3
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxdj.exit

_ZL13clustered_maxdj.exit:
  ret double %elt.maxnum.i
}

define spir_func float @_Z30sub_group_clustered_reduce_maxfj(float %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi float [ 0x7FF8000000000000, %entry ], [ %elt.maxnum.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %3 = call float @llvm.maxnum.f32(float %result.0.i, float %call2.i)
  %elt.maxnum.i = select i1 %tobool.not.i, float %result.0.i, float %3
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxfj.exit

_ZL13clustered_maxfj.exit:
  ret float %elt.maxnum.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_maxhj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 0, %entry ], [ %elt.max.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv4.i = select i1 %tobool.not.i, i8 0, i8 %call2.i
  %elt.max.i = call i8 @llvm.umax.i8(i8 %result.0.i, i8 %conv4.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxhj.exit

_ZL13clustered_maxhj.exit:
  ret i8 %elt.max.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_maxij(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ -2147483648, %entry ], [ %elt.max.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 -2147483648, i32 %call2.i
  %elt.max.i = call i32 @llvm.smax.i32(i32 %result.0.i, i32 %cond.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxij.exit

_ZL13clustered_maxij.exit:
  ret i32 %elt.max.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_maxjj(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %elt.max.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %elt.max.i = call i32 @llvm.umax.i32(i32 %result.0.i, i32 %cond.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxjj.exit

_ZL13clustered_maxjj.exit:
  ret i32 %elt.max.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_maxlj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ -9223372036854775808, %entry ], [ %elt.max.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 -9223372036854775808, i64 %call2.i
  %elt.max.i = call i64 @llvm.smax.i64(i64 %result.0.i, i64 %cond.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxlj.exit

_ZL13clustered_maxlj.exit:
  ret i64 %elt.max.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_maxmj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 0, %entry ], [ %elt.max.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 0, i64 %call2.i
  %elt.max.i = call i64 @llvm.umax.i64(i64 %result.0.i, i64 %cond.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxmj.exit

_ZL13clustered_maxmj.exit:
  ret i64 %elt.max.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_maxsj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ -32768, %entry ], [ %elt.max.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv4.i = select i1 %tobool.not.i, i16 -32768, i16 %call2.i
  %elt.max.i = call i16 @llvm.smax.i16(i16 %result.0.i, i16 %conv4.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxsj.exit

_ZL13clustered_maxsj.exit:
  ret i16 %elt.max.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_maxtj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 0, %entry ], [ %elt.max.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv4.i = select i1 %tobool.not.i, i16 0, i16 %call2.i
  %elt.max.i = call i16 @llvm.umax.i16(i16 %result.0.i, i16 %conv4.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_maxtj.exit

_ZL13clustered_maxtj.exit:
  ret i16 %elt.max.i
}

define spir_func half @_Z30sub_group_clustered_reduce_minDhj(half %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi half [ 0xH7E00, %entry ], [ %elt.minnum.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %3 = call half @llvm.minnum.f16(half %result.0.i, half %call2.i)
  %elt.minnum.i = select i1 %tobool.not.i, half %result.0.i, half %3
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_minDhj.exit

_ZL13clustered_minDhj.exit:
  ret half %elt.minnum.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_mincj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 127, %entry ], [ %elt.min.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv4.i = select i1 %tobool.not.i, i8 127, i8 %call2.i
  %elt.min.i = call i8 @llvm.smin.i8(i8 %result.0.i, i8 %conv4.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mincj.exit

_ZL13clustered_mincj.exit:
  ret i8 %elt.min.i
}

define spir_func double @_Z30sub_group_clustered_reduce_mindj(double %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi double [ 0x7FF8000000000000, %entry ], [ %elt.minnum.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %3 = call double @llvm.minnum.f64(double %result.0.i, double %call2.i)
  %elt.minnum.i = select i1 %tobool.not.i, double %result.0.i, double %3
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mindj.exit

_ZL13clustered_mindj.exit:
  ret double %elt.minnum.i
}

define spir_func float @_Z30sub_group_clustered_reduce_minfj(float %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi float [ 0x7FF8000000000000, %entry ], [ %elt.minnum.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %3 = call float @llvm.minnum.f32(float %result.0.i, float %call2.i)
  %elt.minnum.i = select i1 %tobool.not.i, float %result.0.i, float %3
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_minfj.exit

_ZL13clustered_minfj.exit:
  ret float %elt.minnum.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_minhj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ -1, %entry ], [ %elt.min.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv4.i = select i1 %tobool.not.i, i8 -1, i8 %call2.i
  %elt.min.i = call i8 @llvm.umin.i8(i8 %result.0.i, i8 %conv4.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_minhj.exit

_ZL13clustered_minhj.exit:
  ret i8 %elt.min.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_minij(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 2147483647, %entry ], [ %elt.min.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 2147483647, i32 %call2.i
  %elt.min.i = call i32 @llvm.smin.i32(i32 %result.0.i, i32 %cond.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_minij.exit

_ZL13clustered_minij.exit:
  ret i32 %elt.min.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_minjj(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ -1, %entry ], [ %elt.min.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 -1, i32 %call2.i
  %elt.min.i = call i32 @llvm.umin.i32(i32 %result.0.i, i32 %cond.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_minjj.exit

_ZL13clustered_minjj.exit:
  ret i32 %elt.min.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_minlj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 9223372036854775807, %entry ], [ %elt.min.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 9223372036854775807, i64 %call2.i
  %elt.min.i = call i64 @llvm.smin.i64(i64 %result.0.i, i64 %cond.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_minlj.exit

_ZL13clustered_minlj.exit:
  ret i64 %elt.min.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_minmj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ -1, %entry ], [ %elt.min.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 -1, i64 %call2.i
  %elt.min.i = call i64 @llvm.umin.i64(i64 %result.0.i, i64 %cond.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_minmj.exit

_ZL13clustered_minmj.exit:
  ret i64 %elt.min.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_minsj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 32767, %entry ], [ %elt.min.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv4.i = select i1 %tobool.not.i, i16 32767, i16 %call2.i
  %elt.min.i = call i16 @llvm.smin.i16(i16 %result.0.i, i16 %conv4.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_minsj.exit

_ZL13clustered_minsj.exit:
  ret i16 %elt.min.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_mintj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ -1, %entry ], [ %elt.min.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv4.i = select i1 %tobool.not.i, i16 -1, i16 %call2.i
  %elt.min.i = call i16 @llvm.umin.i16(i16 %result.0.i, i16 %conv4.i)
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mintj.exit

_ZL13clustered_mintj.exit:
  ret i16 %elt.min.i
}

define spir_func half @_Z30sub_group_clustered_reduce_mulDhj(half %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi half [ 0xH3C00, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func half @wfv.sub_group.shuffle.half(half %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, half 0xH3C00, half %call2.i
  %mul.i = fmul half %result.0.i, %cond.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mulDhj.exit

_ZL13clustered_mulDhj.exit:
  ret half %mul.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_mulcj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 1, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 1, i8 %call2.i
  %mul.i = mul i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mulcj.exit

_ZL13clustered_mulcj.exit:
  ret i8 %mul.i
}

define spir_func double @_Z30sub_group_clustered_reduce_muldj(double %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi double [ 1.000000e+00, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func double @wfv.sub_group.shuffle.double(double %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, double 1.000000e+00, double %call2.i
  %mul.i = fmul double %result.0.i, %cond.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_muldj.exit

_ZL13clustered_muldj.exit:
  ret double %mul.i
}

define spir_func float @_Z30sub_group_clustered_reduce_mulfj(float %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi float [ 1.000000e+00, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func float @wfv.sub_group.shuffle.float(float %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, float 1.000000e+00, float %call2.i
  %mul.i = fmul float %result.0.i, %cond.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mulfj.exit

_ZL13clustered_mulfj.exit:
  ret float %mul.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_mulhj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 1, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 1, i8 %call2.i
  %mul.i = mul i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mulhj.exit

_ZL13clustered_mulhj.exit:
  ret i8 %mul.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_mulij(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 1, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 1, i32 %call2.i
  %mul.i = mul nsw i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mulij.exit

_ZL13clustered_mulij.exit:
  ret i32 %mul.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_muljj(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 1, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 1, i32 %call2.i
  %mul.i = mul i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_muljj.exit

_ZL13clustered_muljj.exit:
  ret i32 %mul.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_mullj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 1, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 1, i64 %call2.i
  %mul.i = mul nsw i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mullj.exit

_ZL13clustered_mullj.exit:
  ret i64 %mul.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_mulmj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 1, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 1, i64 %call2.i
  %mul.i = mul i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mulmj.exit

_ZL13clustered_mulmj.exit:
  ret i64 %mul.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_mulsj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 1, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 1, i16 %call2.i
  %mul.i = mul i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_mulsj.exit

_ZL13clustered_mulsj.exit:
  ret i16 %mul.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_multj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 1, %entry ], [ %mul.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 1, i16 %call2.i
  %mul.i = mul i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_multj.exit

_ZL13clustered_multj.exit:
  ret i16 %mul.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_xorcj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 0, i8 %call2.i
  %xor.i = xor i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xorcj.exit

_ZL13clustered_xorcj.exit:
  ret i8 %xor.i
}

define spir_func i8 @_Z30sub_group_clustered_reduce_xorhj(i8 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i8 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i8 @wfv.sub_group.shuffle.i8(i8 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i8 0, i8 %call2.i
  %xor.i = xor i8 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xorhj.exit

_ZL13clustered_xorhj.exit:
  ret i8 %xor.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_xorij(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %xor.i = xor i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xorij.exit

_ZL13clustered_xorij.exit:
  ret i32 %xor.i
}

define spir_func i32 @_Z30sub_group_clustered_reduce_xorjj(i32 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %xor.i = xor i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xorjj.exit

_ZL13clustered_xorjj.exit:
  ret i32 %xor.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_xorlj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 0, i64 %call2.i
  %xor.i = xor i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xorlj.exit

_ZL13clustered_xorlj.exit:
  ret i64 %xor.i
}

define spir_func i64 @_Z30sub_group_clustered_reduce_xormj(i64 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i64 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i64 @wfv.sub_group.shuffle.i64(i64 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i64 0, i64 %call2.i
  %xor.i = xor i64 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xormj.exit

_ZL13clustered_xormj.exit:
  ret i64 %xor.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_xorsj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 0, i16 %call2.i
  %xor.i = xor i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xorsj.exit

_ZL13clustered_xorsj.exit:
  ret i16 %xor.i
}

define spir_func i16 @_Z30sub_group_clustered_reduce_xortj(i16 %x, i32 %size) {
entry:
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i1 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i1, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i16 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i16 @wfv.sub_group.shuffle.i16(i16 %x, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %conv6.i = select i1 %tobool.not.i, i16 0, i16 %call2.i
  %xor.i = xor i16 %conv6.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xortj.exit

_ZL13clustered_xortj.exit:
  ret i16 %xor.i
}

define spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS1Kh(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1
  %vecinit = insertelement <16 x i8> poison, i8 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i8, ptr addrspace(1) %arrayidx5, align 1
  %vecinit6 = insertelement <16 x i8> %vecinit, i8 %1, i64 1
  %mul7 = shl nuw nsw i64 %conv2, 1
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul7
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %conv
  %3 = load i8, ptr addrspace(1) %arrayidx9, align 1
  %vecinit10 = insertelement <16 x i8> %vecinit6, i8 %3, i64 2
  %mul11 = mul nuw nsw i64 %conv2, 3
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul11
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %conv
  %5 = load i8, ptr addrspace(1) %arrayidx13, align 1
  %vecinit14 = insertelement <16 x i8> %vecinit10, i8 %5, i64 3
  %mul15 = shl nuw nsw i64 %conv2, 2
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul15
  %arrayidx17 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %conv
  %7 = load i8, ptr addrspace(1) %arrayidx17, align 1
  %vecinit18 = insertelement <16 x i8> %vecinit14, i8 %7, i64 4
  %mul19 = mul nuw nsw i64 %conv2, 5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul19
  %arrayidx21 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 %conv
  %9 = load i8, ptr addrspace(1) %arrayidx21, align 1
  %vecinit22 = insertelement <16 x i8> %vecinit18, i8 %9, i64 5
  %mul23 = mul nuw nsw i64 %conv2, 6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul23
  %arrayidx25 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 %conv
  %11 = load i8, ptr addrspace(1) %arrayidx25, align 1
  %vecinit26 = insertelement <16 x i8> %vecinit22, i8 %11, i64 6
  %mul27 = mul nuw nsw i64 %conv2, 7
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul27
  %arrayidx29 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %conv
  %13 = load i8, ptr addrspace(1) %arrayidx29, align 1
  %vecinit30 = insertelement <16 x i8> %vecinit26, i8 %13, i64 7
  %mul31 = shl nuw nsw i64 %conv2, 3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul31
  %arrayidx33 = getelementptr inbounds nuw i8, ptr addrspace(1) %14, i64 %conv
  %15 = load i8, ptr addrspace(1) %arrayidx33, align 1
  %vecinit34 = insertelement <16 x i8> %vecinit30, i8 %15, i64 8
  %mul35 = mul nuw nsw i64 %conv2, 9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul35
  %arrayidx37 = getelementptr inbounds nuw i8, ptr addrspace(1) %16, i64 %conv
  %17 = load i8, ptr addrspace(1) %arrayidx37, align 1
  %vecinit38 = insertelement <16 x i8> %vecinit34, i8 %17, i64 9
  %mul39 = mul nuw nsw i64 %conv2, 10
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul39
  %arrayidx41 = getelementptr inbounds nuw i8, ptr addrspace(1) %18, i64 %conv
  %19 = load i8, ptr addrspace(1) %arrayidx41, align 1
  %vecinit42 = insertelement <16 x i8> %vecinit38, i8 %19, i64 10
  %mul43 = mul nuw nsw i64 %conv2, 11
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul43
  %arrayidx45 = getelementptr inbounds nuw i8, ptr addrspace(1) %20, i64 %conv
  %21 = load i8, ptr addrspace(1) %arrayidx45, align 1
  %vecinit46 = insertelement <16 x i8> %vecinit42, i8 %21, i64 11
  %mul47 = mul nuw nsw i64 %conv2, 12
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul47
  %arrayidx49 = getelementptr inbounds nuw i8, ptr addrspace(1) %22, i64 %conv
  %23 = load i8, ptr addrspace(1) %arrayidx49, align 1
  %vecinit50 = insertelement <16 x i8> %vecinit46, i8 %23, i64 12
  %mul51 = mul nuw nsw i64 %conv2, 13
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul51
  %arrayidx53 = getelementptr inbounds nuw i8, ptr addrspace(1) %24, i64 %conv
  %25 = load i8, ptr addrspace(1) %arrayidx53, align 1
  %vecinit54 = insertelement <16 x i8> %vecinit50, i8 %25, i64 13
  %mul55 = mul nuw nsw i64 %conv2, 14
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul55
  %arrayidx57 = getelementptr inbounds nuw i8, ptr addrspace(1) %26, i64 %conv
  %27 = load i8, ptr addrspace(1) %arrayidx57, align 1
  %vecinit58 = insertelement <16 x i8> %vecinit54, i8 %27, i64 14
  %mul59 = mul nuw nsw i64 %conv2, 15
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul59
  %arrayidx61 = getelementptr inbounds nuw i8, ptr addrspace(1) %28, i64 %conv
  %29 = load i8, ptr addrspace(1) %arrayidx61, align 1
  %vecinit62 = insertelement <16 x i8> %vecinit58, i8 %29, i64 15
  ret <16 x i8> %vecinit62
}

define spir_func <16 x i8> @_Z31intel_sub_group_block_read_uc16PU3AS3Kh(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  %0 = load i8, ptr addrspace(3) %arrayidx, align 1
  %vecinit = insertelement <16 x i8> poison, i8 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i8, ptr addrspace(3) %arrayidx5, align 1
  %vecinit6 = insertelement <16 x i8> %vecinit, i8 %1, i64 1
  %mul7 = shl nuw nsw i64 %conv2, 1
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul7
  %arrayidx9 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %conv
  %3 = load i8, ptr addrspace(3) %arrayidx9, align 1
  %vecinit10 = insertelement <16 x i8> %vecinit6, i8 %3, i64 2
  %mul11 = mul nuw nsw i64 %conv2, 3
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul11
  %arrayidx13 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 %conv
  %5 = load i8, ptr addrspace(3) %arrayidx13, align 1
  %vecinit14 = insertelement <16 x i8> %vecinit10, i8 %5, i64 3
  %mul15 = shl nuw nsw i64 %conv2, 2
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul15
  %arrayidx17 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i64 %conv
  %7 = load i8, ptr addrspace(3) %arrayidx17, align 1
  %vecinit18 = insertelement <16 x i8> %vecinit14, i8 %7, i64 4
  %mul19 = mul nuw nsw i64 %conv2, 5
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul19
  %arrayidx21 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 %conv
  %9 = load i8, ptr addrspace(3) %arrayidx21, align 1
  %vecinit22 = insertelement <16 x i8> %vecinit18, i8 %9, i64 5
  %mul23 = mul nuw nsw i64 %conv2, 6
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul23
  %arrayidx25 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i64 %conv
  %11 = load i8, ptr addrspace(3) %arrayidx25, align 1
  %vecinit26 = insertelement <16 x i8> %vecinit22, i8 %11, i64 6
  %mul27 = mul nuw nsw i64 %conv2, 7
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul27
  %arrayidx29 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 %conv
  %13 = load i8, ptr addrspace(3) %arrayidx29, align 1
  %vecinit30 = insertelement <16 x i8> %vecinit26, i8 %13, i64 7
  %mul31 = shl nuw nsw i64 %conv2, 3
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul31
  %arrayidx33 = getelementptr inbounds nuw i8, ptr addrspace(3) %14, i64 %conv
  %15 = load i8, ptr addrspace(3) %arrayidx33, align 1
  %vecinit34 = insertelement <16 x i8> %vecinit30, i8 %15, i64 8
  %mul35 = mul nuw nsw i64 %conv2, 9
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul35
  %arrayidx37 = getelementptr inbounds nuw i8, ptr addrspace(3) %16, i64 %conv
  %17 = load i8, ptr addrspace(3) %arrayidx37, align 1
  %vecinit38 = insertelement <16 x i8> %vecinit34, i8 %17, i64 9
  %mul39 = mul nuw nsw i64 %conv2, 10
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul39
  %arrayidx41 = getelementptr inbounds nuw i8, ptr addrspace(3) %18, i64 %conv
  %19 = load i8, ptr addrspace(3) %arrayidx41, align 1
  %vecinit42 = insertelement <16 x i8> %vecinit38, i8 %19, i64 10
  %mul43 = mul nuw nsw i64 %conv2, 11
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul43
  %arrayidx45 = getelementptr inbounds nuw i8, ptr addrspace(3) %20, i64 %conv
  %21 = load i8, ptr addrspace(3) %arrayidx45, align 1
  %vecinit46 = insertelement <16 x i8> %vecinit42, i8 %21, i64 11
  %mul47 = mul nuw nsw i64 %conv2, 12
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul47
  %arrayidx49 = getelementptr inbounds nuw i8, ptr addrspace(3) %22, i64 %conv
  %23 = load i8, ptr addrspace(3) %arrayidx49, align 1
  %vecinit50 = insertelement <16 x i8> %vecinit46, i8 %23, i64 12
  %mul51 = mul nuw nsw i64 %conv2, 13
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul51
  %arrayidx53 = getelementptr inbounds nuw i8, ptr addrspace(3) %24, i64 %conv
  %25 = load i8, ptr addrspace(3) %arrayidx53, align 1
  %vecinit54 = insertelement <16 x i8> %vecinit50, i8 %25, i64 13
  %mul55 = mul nuw nsw i64 %conv2, 14
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul55
  %arrayidx57 = getelementptr inbounds nuw i8, ptr addrspace(3) %26, i64 %conv
  %27 = load i8, ptr addrspace(3) %arrayidx57, align 1
  %vecinit58 = insertelement <16 x i8> %vecinit54, i8 %27, i64 14
  %mul59 = mul nuw nsw i64 %conv2, 15
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul59
  %arrayidx61 = getelementptr inbounds nuw i8, ptr addrspace(3) %28, i64 %conv
  %29 = load i8, ptr addrspace(3) %arrayidx61, align 1
  %vecinit62 = insertelement <16 x i8> %vecinit58, i8 %29, i64 15
  ret <16 x i8> %vecinit62
}

define spir_func <16 x i16> @_Z31intel_sub_group_block_read_us16PU3AS1Kt(ptr addrspace(1) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  %0 = load i16, ptr addrspace(1) %arrayidx, align 2
  %vecinit = insertelement <16 x i16> poison, i16 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i16, ptr addrspace(1) %arrayidx, i64 %conv2
  %1 = load i16, ptr addrspace(1) %arrayidx5, align 2
  %vecinit6 = insertelement <16 x i16> %vecinit, i16 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %conv
  %3 = load i16, ptr addrspace(1) %arrayidx9, align 2
  %vecinit10 = insertelement <16 x i16> %vecinit6, i16 %3, i64 2
  %.idx108 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx108
  %arrayidx13 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %conv
  %5 = load i16, ptr addrspace(1) %arrayidx13, align 2
  %vecinit14 = insertelement <16 x i16> %vecinit10, i16 %5, i64 3
  %.idx109 = shl nuw nsw i64 %conv2, 3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx109
  %arrayidx17 = getelementptr inbounds nuw i16, ptr addrspace(1) %6, i64 %conv
  %7 = load i16, ptr addrspace(1) %arrayidx17, align 2
  %vecinit18 = insertelement <16 x i16> %vecinit14, i16 %7, i64 4
  %.idx110 = mul nuw nsw i64 %conv2, 10
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx110
  %arrayidx21 = getelementptr inbounds nuw i16, ptr addrspace(1) %8, i64 %conv
  %9 = load i16, ptr addrspace(1) %arrayidx21, align 2
  %vecinit22 = insertelement <16 x i16> %vecinit18, i16 %9, i64 5
  %.idx111 = mul nuw nsw i64 %conv2, 12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx111
  %arrayidx25 = getelementptr inbounds nuw i16, ptr addrspace(1) %10, i64 %conv
  %11 = load i16, ptr addrspace(1) %arrayidx25, align 2
  %vecinit26 = insertelement <16 x i16> %vecinit22, i16 %11, i64 6
  %.idx112 = mul nuw nsw i64 %conv2, 14
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx112
  %arrayidx29 = getelementptr inbounds nuw i16, ptr addrspace(1) %12, i64 %conv
  %13 = load i16, ptr addrspace(1) %arrayidx29, align 2
  %vecinit30 = insertelement <16 x i16> %vecinit26, i16 %13, i64 7
  %.idx113 = shl nuw nsw i64 %conv2, 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx113
  %arrayidx33 = getelementptr inbounds nuw i16, ptr addrspace(1) %14, i64 %conv
  %15 = load i16, ptr addrspace(1) %arrayidx33, align 2
  %vecinit34 = insertelement <16 x i16> %vecinit30, i16 %15, i64 8
  %.idx114 = mul nuw nsw i64 %conv2, 18
  %16 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx114
  %arrayidx37 = getelementptr inbounds nuw i16, ptr addrspace(1) %16, i64 %conv
  %17 = load i16, ptr addrspace(1) %arrayidx37, align 2
  %vecinit38 = insertelement <16 x i16> %vecinit34, i16 %17, i64 9
  %.idx115 = mul nuw nsw i64 %conv2, 20
  %18 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx115
  %arrayidx41 = getelementptr inbounds nuw i16, ptr addrspace(1) %18, i64 %conv
  %19 = load i16, ptr addrspace(1) %arrayidx41, align 2
  %vecinit42 = insertelement <16 x i16> %vecinit38, i16 %19, i64 10
  %.idx116 = mul nuw nsw i64 %conv2, 22
  %20 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx116
  %arrayidx45 = getelementptr inbounds nuw i16, ptr addrspace(1) %20, i64 %conv
  %21 = load i16, ptr addrspace(1) %arrayidx45, align 2
  %vecinit46 = insertelement <16 x i16> %vecinit42, i16 %21, i64 11
  %.idx117 = mul nuw nsw i64 %conv2, 24
  %22 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx117
  %arrayidx49 = getelementptr inbounds nuw i16, ptr addrspace(1) %22, i64 %conv
  %23 = load i16, ptr addrspace(1) %arrayidx49, align 2
  %vecinit50 = insertelement <16 x i16> %vecinit46, i16 %23, i64 12
  %.idx118 = mul nuw nsw i64 %conv2, 26
  %24 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx118
  %arrayidx53 = getelementptr inbounds nuw i16, ptr addrspace(1) %24, i64 %conv
  %25 = load i16, ptr addrspace(1) %arrayidx53, align 2
  %vecinit54 = insertelement <16 x i16> %vecinit50, i16 %25, i64 13
  %.idx119 = mul nuw nsw i64 %conv2, 28
  %26 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx119
  %arrayidx57 = getelementptr inbounds nuw i16, ptr addrspace(1) %26, i64 %conv
  %27 = load i16, ptr addrspace(1) %arrayidx57, align 2
  %vecinit58 = insertelement <16 x i16> %vecinit54, i16 %27, i64 14
  %.idx120 = mul nuw nsw i64 %conv2, 30
  %28 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx120
  %arrayidx61 = getelementptr inbounds nuw i16, ptr addrspace(1) %28, i64 %conv
  %29 = load i16, ptr addrspace(1) %arrayidx61, align 2
  %vecinit62 = insertelement <16 x i16> %vecinit58, i16 %29, i64 15
  ret <16 x i16> %vecinit62
}

define spir_func <16 x i16> @_Z31intel_sub_group_block_read_us16PU3AS3Kt(ptr addrspace(3) %p) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  %0 = load i16, ptr addrspace(3) %arrayidx, align 2
  %vecinit = insertelement <16 x i16> poison, i16 %0, i64 0
  %arrayidx5 = getelementptr inbounds nuw i16, ptr addrspace(3) %arrayidx, i64 %conv2
  %1 = load i16, ptr addrspace(3) %arrayidx5, align 2
  %vecinit6 = insertelement <16 x i16> %vecinit, i16 %1, i64 1
  %.idx = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx9 = getelementptr inbounds nuw i16, ptr addrspace(3) %2, i64 %conv
  %3 = load i16, ptr addrspace(3) %arrayidx9, align 2
  %vecinit10 = insertelement <16 x i16> %vecinit6, i16 %3, i64 2
  %.idx108 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx108
  %arrayidx13 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %conv
  %5 = load i16, ptr addrspace(3) %arrayidx13, align 2
  %vecinit14 = insertelement <16 x i16> %vecinit10, i16 %5, i64 3
  %.idx109 = shl nuw nsw i64 %conv2, 3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx109
  %arrayidx17 = getelementptr inbounds nuw i16, ptr addrspace(3) %6, i64 %conv
  %7 = load i16, ptr addrspace(3) %arrayidx17, align 2
  %vecinit18 = insertelement <16 x i16> %vecinit14, i16 %7, i64 4
  %.idx110 = mul nuw nsw i64 %conv2, 10
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx110
  %arrayidx21 = getelementptr inbounds nuw i16, ptr addrspace(3) %8, i64 %conv
  %9 = load i16, ptr addrspace(3) %arrayidx21, align 2
  %vecinit22 = insertelement <16 x i16> %vecinit18, i16 %9, i64 5
  %.idx111 = mul nuw nsw i64 %conv2, 12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx111
  %arrayidx25 = getelementptr inbounds nuw i16, ptr addrspace(3) %10, i64 %conv
  %11 = load i16, ptr addrspace(3) %arrayidx25, align 2
  %vecinit26 = insertelement <16 x i16> %vecinit22, i16 %11, i64 6
  %.idx112 = mul nuw nsw i64 %conv2, 14
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx112
  %arrayidx29 = getelementptr inbounds nuw i16, ptr addrspace(3) %12, i64 %conv
  %13 = load i16, ptr addrspace(3) %arrayidx29, align 2
  %vecinit30 = insertelement <16 x i16> %vecinit26, i16 %13, i64 7
  %.idx113 = shl nuw nsw i64 %conv2, 4
  %14 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx113
  %arrayidx33 = getelementptr inbounds nuw i16, ptr addrspace(3) %14, i64 %conv
  %15 = load i16, ptr addrspace(3) %arrayidx33, align 2
  %vecinit34 = insertelement <16 x i16> %vecinit30, i16 %15, i64 8
  %.idx114 = mul nuw nsw i64 %conv2, 18
  %16 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx114
  %arrayidx37 = getelementptr inbounds nuw i16, ptr addrspace(3) %16, i64 %conv
  %17 = load i16, ptr addrspace(3) %arrayidx37, align 2
  %vecinit38 = insertelement <16 x i16> %vecinit34, i16 %17, i64 9
  %.idx115 = mul nuw nsw i64 %conv2, 20
  %18 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx115
  %arrayidx41 = getelementptr inbounds nuw i16, ptr addrspace(3) %18, i64 %conv
  %19 = load i16, ptr addrspace(3) %arrayidx41, align 2
  %vecinit42 = insertelement <16 x i16> %vecinit38, i16 %19, i64 10
  %.idx116 = mul nuw nsw i64 %conv2, 22
  %20 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx116
  %arrayidx45 = getelementptr inbounds nuw i16, ptr addrspace(3) %20, i64 %conv
  %21 = load i16, ptr addrspace(3) %arrayidx45, align 2
  %vecinit46 = insertelement <16 x i16> %vecinit42, i16 %21, i64 11
  %.idx117 = mul nuw nsw i64 %conv2, 24
  %22 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx117
  %arrayidx49 = getelementptr inbounds nuw i16, ptr addrspace(3) %22, i64 %conv
  %23 = load i16, ptr addrspace(3) %arrayidx49, align 2
  %vecinit50 = insertelement <16 x i16> %vecinit46, i16 %23, i64 12
  %.idx118 = mul nuw nsw i64 %conv2, 26
  %24 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx118
  %arrayidx53 = getelementptr inbounds nuw i16, ptr addrspace(3) %24, i64 %conv
  %25 = load i16, ptr addrspace(3) %arrayidx53, align 2
  %vecinit54 = insertelement <16 x i16> %vecinit50, i16 %25, i64 13
  %.idx119 = mul nuw nsw i64 %conv2, 28
  %26 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx119
  %arrayidx57 = getelementptr inbounds nuw i16, ptr addrspace(3) %26, i64 %conv
  %27 = load i16, ptr addrspace(3) %arrayidx57, align 2
  %vecinit58 = insertelement <16 x i16> %vecinit54, i16 %27, i64 14
  %.idx120 = mul nuw nsw i64 %conv2, 30
  %28 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx120
  %arrayidx61 = getelementptr inbounds nuw i16, ptr addrspace(3) %28, i64 %conv
  %29 = load i16, ptr addrspace(3) %arrayidx61, align 2
  %vecinit62 = insertelement <16 x i16> %vecinit58, i16 %29, i64 15
  ret <16 x i16> %vecinit62
}

define spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS1hDv2_h(ptr addrspace(1) %p, <2 x i8> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i8> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  store i8 %vecext, ptr addrspace(1) %arrayidx, align 1
  %vecext3 = extractelement <2 x i8> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 %conv2
  store i8 %vecext3, ptr addrspace(1) %arrayidx6, align 1
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_uc2PU3AS3hDv2_h(ptr addrspace(3) %p, <2 x i8> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i8> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  store i8 %vecext, ptr addrspace(3) %arrayidx, align 1
  %vecext3 = extractelement <2 x i8> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 %conv2
  store i8 %vecext3, ptr addrspace(3) %arrayidx6, align 1
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS1hDv4_h(ptr addrspace(1) %p, <4 x i8> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i8> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  store i8 %vecext, ptr addrspace(1) %arrayidx, align 1
  %vecext3 = extractelement <4 x i8> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 %conv2
  store i8 %vecext3, ptr addrspace(1) %arrayidx6, align 1
  %vecext7 = extractelement <4 x i8> %x, i64 2
  %mul8 = shl nuw nsw i64 %conv2, 1
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul8
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %conv
  store i8 %vecext7, ptr addrspace(1) %arrayidx10, align 1
  %vecext11 = extractelement <4 x i8> %x, i64 3
  %mul12 = mul nuw nsw i64 %conv2, 3
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul12
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %conv
  store i8 %vecext11, ptr addrspace(1) %arrayidx14, align 1
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_uc4PU3AS3hDv4_h(ptr addrspace(3) %p, <4 x i8> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i8> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  store i8 %vecext, ptr addrspace(3) %arrayidx, align 1
  %vecext3 = extractelement <4 x i8> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 %conv2
  store i8 %vecext3, ptr addrspace(3) %arrayidx6, align 1
  %vecext7 = extractelement <4 x i8> %x, i64 2
  %mul8 = shl nuw nsw i64 %conv2, 1
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul8
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(3) %0, i64 %conv
  store i8 %vecext7, ptr addrspace(3) %arrayidx10, align 1
  %vecext11 = extractelement <4 x i8> %x, i64 3
  %mul12 = mul nuw nsw i64 %conv2, 3
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul12
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 %conv
  store i8 %vecext11, ptr addrspace(3) %arrayidx14, align 1
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS1hDv8_h(ptr addrspace(1) %p, <8 x i8> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i8> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  store i8 %vecext, ptr addrspace(1) %arrayidx, align 1
  %vecext3 = extractelement <8 x i8> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 %conv2
  store i8 %vecext3, ptr addrspace(1) %arrayidx6, align 1
  %vecext7 = extractelement <8 x i8> %x, i64 2
  %mul8 = shl nuw nsw i64 %conv2, 1
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul8
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %conv
  store i8 %vecext7, ptr addrspace(1) %arrayidx10, align 1
  %vecext11 = extractelement <8 x i8> %x, i64 3
  %mul12 = mul nuw nsw i64 %conv2, 3
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul12
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %conv
  store i8 %vecext11, ptr addrspace(1) %arrayidx14, align 1
  %vecext15 = extractelement <8 x i8> %x, i64 4
  %mul16 = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul16
  %arrayidx18 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %conv
  store i8 %vecext15, ptr addrspace(1) %arrayidx18, align 1
  %vecext19 = extractelement <8 x i8> %x, i64 5
  %mul20 = mul nuw nsw i64 %conv2, 5
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul20
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %conv
  store i8 %vecext19, ptr addrspace(1) %arrayidx22, align 1
  %vecext23 = extractelement <8 x i8> %x, i64 6
  %mul24 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul24
  %arrayidx26 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %conv
  store i8 %vecext23, ptr addrspace(1) %arrayidx26, align 1
  %vecext27 = extractelement <8 x i8> %x, i64 7
  %mul28 = mul nuw nsw i64 %conv2, 7
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul28
  %arrayidx30 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 %conv
  store i8 %vecext27, ptr addrspace(1) %arrayidx30, align 1
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_uc8PU3AS3hDv8_h(ptr addrspace(3) %p, <8 x i8> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i8> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  store i8 %vecext, ptr addrspace(3) %arrayidx, align 1
  %vecext3 = extractelement <8 x i8> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 %conv2
  store i8 %vecext3, ptr addrspace(3) %arrayidx6, align 1
  %vecext7 = extractelement <8 x i8> %x, i64 2
  %mul8 = shl nuw nsw i64 %conv2, 1
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul8
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(3) %0, i64 %conv
  store i8 %vecext7, ptr addrspace(3) %arrayidx10, align 1
  %vecext11 = extractelement <8 x i8> %x, i64 3
  %mul12 = mul nuw nsw i64 %conv2, 3
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul12
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 %conv
  store i8 %vecext11, ptr addrspace(3) %arrayidx14, align 1
  %vecext15 = extractelement <8 x i8> %x, i64 4
  %mul16 = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul16
  %arrayidx18 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %conv
  store i8 %vecext15, ptr addrspace(3) %arrayidx18, align 1
  %vecext19 = extractelement <8 x i8> %x, i64 5
  %mul20 = mul nuw nsw i64 %conv2, 5
  %3 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul20
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 %conv
  store i8 %vecext19, ptr addrspace(3) %arrayidx22, align 1
  %vecext23 = extractelement <8 x i8> %x, i64 6
  %mul24 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul24
  %arrayidx26 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 %conv
  store i8 %vecext23, ptr addrspace(3) %arrayidx26, align 1
  %vecext27 = extractelement <8 x i8> %x, i64 7
  %mul28 = mul nuw nsw i64 %conv2, 7
  %5 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul28
  %arrayidx30 = getelementptr inbounds nuw i8, ptr addrspace(3) %5, i64 %conv
  store i8 %vecext27, ptr addrspace(3) %arrayidx30, align 1
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS1jDv2_j(ptr addrspace(1) %p, <2 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  store i32 %vecext, ptr addrspace(1) %arrayidx, align 4
  %vecext3 = extractelement <2 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(1) %arrayidx6, align 4
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ui2PU3AS3jDv2_j(ptr addrspace(3) %p, <2 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  store i32 %vecext, ptr addrspace(3) %arrayidx, align 4
  %vecext3 = extractelement <2 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(3) %arrayidx6, align 4
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ui4PU3AS1jDv4_j(ptr addrspace(1) %p, <4 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  store i32 %vecext, ptr addrspace(1) %arrayidx, align 4
  %vecext3 = extractelement <4 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(1) %arrayidx6, align 4
  %vecext7 = extractelement <4 x i32> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %conv
  store i32 %vecext7, ptr addrspace(1) %arrayidx10, align 4
  %vecext11 = extractelement <4 x i32> %x, i64 3
  %.idx27 = mul nuw nsw i64 %conv2, 12
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx27
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv
  store i32 %vecext11, ptr addrspace(1) %arrayidx14, align 4
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ui4PU3AS3jDv4_j(ptr addrspace(3) %p, <4 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  store i32 %vecext, ptr addrspace(3) %arrayidx, align 4
  %vecext3 = extractelement <4 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(3) %arrayidx6, align 4
  %vecext7 = extractelement <4 x i32> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(3) %0, i64 %conv
  store i32 %vecext7, ptr addrspace(3) %arrayidx10, align 4
  %vecext11 = extractelement <4 x i32> %x, i64 3
  %.idx27 = mul nuw nsw i64 %conv2, 12
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx27
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %conv
  store i32 %vecext11, ptr addrspace(3) %arrayidx14, align 4
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ui8PU3AS1jDv8_j(ptr addrspace(1) %p, <8 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %p, i64 %conv
  store i32 %vecext, ptr addrspace(1) %arrayidx, align 4
  %vecext3 = extractelement <8 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(1) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(1) %arrayidx6, align 4
  %vecext7 = extractelement <8 x i32> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(1) %0, i64 %conv
  store i32 %vecext7, ptr addrspace(1) %arrayidx10, align 4
  %vecext11 = extractelement <8 x i32> %x, i64 3
  %.idx59 = mul nuw nsw i64 %conv2, 12
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx59
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %1, i64 %conv
  store i32 %vecext11, ptr addrspace(1) %arrayidx14, align 4
  %vecext15 = extractelement <8 x i32> %x, i64 4
  %.idx60 = shl nuw nsw i64 %conv2, 4
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx60
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(1) %2, i64 %conv
  store i32 %vecext15, ptr addrspace(1) %arrayidx18, align 4
  %vecext19 = extractelement <8 x i32> %x, i64 5
  %.idx61 = mul nuw nsw i64 %conv2, 20
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx61
  %arrayidx22 = getelementptr inbounds nuw i32, ptr addrspace(1) %3, i64 %conv
  store i32 %vecext19, ptr addrspace(1) %arrayidx22, align 4
  %vecext23 = extractelement <8 x i32> %x, i64 6
  %.idx62 = mul nuw nsw i64 %conv2, 24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx62
  %arrayidx26 = getelementptr inbounds nuw i32, ptr addrspace(1) %4, i64 %conv
  store i32 %vecext23, ptr addrspace(1) %arrayidx26, align 4
  %vecext27 = extractelement <8 x i32> %x, i64 7
  %.idx63 = mul nuw nsw i64 %conv2, 28
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx63
  %arrayidx30 = getelementptr inbounds nuw i32, ptr addrspace(1) %5, i64 %conv
  store i32 %vecext27, ptr addrspace(1) %arrayidx30, align 4
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ui8PU3AS3jDv8_j(ptr addrspace(3) %p, <8 x i32> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i32> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %p, i64 %conv
  store i32 %vecext, ptr addrspace(3) %arrayidx, align 4
  %vecext3 = extractelement <8 x i32> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i32, ptr addrspace(3) %arrayidx, i64 %conv2
  store i32 %vecext3, ptr addrspace(3) %arrayidx6, align 4
  %vecext7 = extractelement <8 x i32> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 3
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i32, ptr addrspace(3) %0, i64 %conv
  store i32 %vecext7, ptr addrspace(3) %arrayidx10, align 4
  %vecext11 = extractelement <8 x i32> %x, i64 3
  %.idx59 = mul nuw nsw i64 %conv2, 12
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx59
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(3) %1, i64 %conv
  store i32 %vecext11, ptr addrspace(3) %arrayidx14, align 4
  %vecext15 = extractelement <8 x i32> %x, i64 4
  %.idx60 = shl nuw nsw i64 %conv2, 4
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx60
  %arrayidx18 = getelementptr inbounds nuw i32, ptr addrspace(3) %2, i64 %conv
  store i32 %vecext15, ptr addrspace(3) %arrayidx18, align 4
  %vecext19 = extractelement <8 x i32> %x, i64 5
  %.idx61 = mul nuw nsw i64 %conv2, 20
  %3 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx61
  %arrayidx22 = getelementptr inbounds nuw i32, ptr addrspace(3) %3, i64 %conv
  store i32 %vecext19, ptr addrspace(3) %arrayidx22, align 4
  %vecext23 = extractelement <8 x i32> %x, i64 6
  %.idx62 = mul nuw nsw i64 %conv2, 24
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx62
  %arrayidx26 = getelementptr inbounds nuw i32, ptr addrspace(3) %4, i64 %conv
  store i32 %vecext23, ptr addrspace(3) %arrayidx26, align 4
  %vecext27 = extractelement <8 x i32> %x, i64 7
  %.idx63 = mul nuw nsw i64 %conv2, 28
  %5 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx63
  %arrayidx30 = getelementptr inbounds nuw i32, ptr addrspace(3) %5, i64 %conv
  store i32 %vecext27, ptr addrspace(3) %arrayidx30, align 4
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS1mDv2_m(ptr addrspace(1) %p, <2 x i64> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i64> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %p, i64 %conv
  store i64 %vecext, ptr addrspace(1) %arrayidx, align 8
  %vecext3 = extractelement <2 x i64> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i64, ptr addrspace(1) %arrayidx, i64 %conv2
  store i64 %vecext3, ptr addrspace(1) %arrayidx6, align 8
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ul2PU3AS3mDv2_m(ptr addrspace(3) %p, <2 x i64> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i64> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %p, i64 %conv
  store i64 %vecext, ptr addrspace(3) %arrayidx, align 8
  %vecext3 = extractelement <2 x i64> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i64, ptr addrspace(3) %arrayidx, i64 %conv2
  store i64 %vecext3, ptr addrspace(3) %arrayidx6, align 8
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS1mDv4_m(ptr addrspace(1) %p, <4 x i64> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i64> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %p, i64 %conv
  store i64 %vecext, ptr addrspace(1) %arrayidx, align 8
  %vecext3 = extractelement <4 x i64> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i64, ptr addrspace(1) %arrayidx, i64 %conv2
  store i64 %vecext3, ptr addrspace(1) %arrayidx6, align 8
  %vecext7 = extractelement <4 x i64> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 4
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %conv
  store i64 %vecext7, ptr addrspace(1) %arrayidx10, align 8
  %vecext11 = extractelement <4 x i64> %x, i64 3
  %.idx27 = mul nuw nsw i64 %conv2, 24
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx27
  %arrayidx14 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %conv
  store i64 %vecext11, ptr addrspace(1) %arrayidx14, align 8
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ul4PU3AS3mDv4_m(ptr addrspace(3) %p, <4 x i64> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i64> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %p, i64 %conv
  store i64 %vecext, ptr addrspace(3) %arrayidx, align 8
  %vecext3 = extractelement <4 x i64> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i64, ptr addrspace(3) %arrayidx, i64 %conv2
  store i64 %vecext3, ptr addrspace(3) %arrayidx6, align 8
  %vecext7 = extractelement <4 x i64> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 4
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i64, ptr addrspace(3) %0, i64 %conv
  store i64 %vecext7, ptr addrspace(3) %arrayidx10, align 8
  %vecext11 = extractelement <4 x i64> %x, i64 3
  %.idx27 = mul nuw nsw i64 %conv2, 24
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx27
  %arrayidx14 = getelementptr inbounds nuw i64, ptr addrspace(3) %1, i64 %conv
  store i64 %vecext11, ptr addrspace(3) %arrayidx14, align 8
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS1mDv8_m(ptr addrspace(1) %p, <8 x i64> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i64> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %p, i64 %conv
  store i64 %vecext, ptr addrspace(1) %arrayidx, align 8
  %vecext3 = extractelement <8 x i64> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i64, ptr addrspace(1) %arrayidx, i64 %conv2
  store i64 %vecext3, ptr addrspace(1) %arrayidx6, align 8
  %vecext7 = extractelement <8 x i64> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 4
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i64, ptr addrspace(1) %0, i64 %conv
  store i64 %vecext7, ptr addrspace(1) %arrayidx10, align 8
  %vecext11 = extractelement <8 x i64> %x, i64 3
  %.idx59 = mul nuw nsw i64 %conv2, 24
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx59
  %arrayidx14 = getelementptr inbounds nuw i64, ptr addrspace(1) %1, i64 %conv
  store i64 %vecext11, ptr addrspace(1) %arrayidx14, align 8
  %vecext15 = extractelement <8 x i64> %x, i64 4
  %.idx60 = shl nuw nsw i64 %conv2, 5
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx60
  %arrayidx18 = getelementptr inbounds nuw i64, ptr addrspace(1) %2, i64 %conv
  store i64 %vecext15, ptr addrspace(1) %arrayidx18, align 8
  %vecext19 = extractelement <8 x i64> %x, i64 5
  %.idx61 = mul nuw nsw i64 %conv2, 40
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx61
  %arrayidx22 = getelementptr inbounds nuw i64, ptr addrspace(1) %3, i64 %conv
  store i64 %vecext19, ptr addrspace(1) %arrayidx22, align 8
  %vecext23 = extractelement <8 x i64> %x, i64 6
  %.idx62 = mul nuw nsw i64 %conv2, 48
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx62
  %arrayidx26 = getelementptr inbounds nuw i64, ptr addrspace(1) %4, i64 %conv
  store i64 %vecext23, ptr addrspace(1) %arrayidx26, align 8
  %vecext27 = extractelement <8 x i64> %x, i64 7
  %.idx63 = mul nuw nsw i64 %conv2, 56
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx63
  %arrayidx30 = getelementptr inbounds nuw i64, ptr addrspace(1) %5, i64 %conv
  store i64 %vecext27, ptr addrspace(1) %arrayidx30, align 8
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_ul8PU3AS3mDv8_m(ptr addrspace(3) %p, <8 x i64> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i64> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %p, i64 %conv
  store i64 %vecext, ptr addrspace(3) %arrayidx, align 8
  %vecext3 = extractelement <8 x i64> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i64, ptr addrspace(3) %arrayidx, i64 %conv2
  store i64 %vecext3, ptr addrspace(3) %arrayidx6, align 8
  %vecext7 = extractelement <8 x i64> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 4
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i64, ptr addrspace(3) %0, i64 %conv
  store i64 %vecext7, ptr addrspace(3) %arrayidx10, align 8
  %vecext11 = extractelement <8 x i64> %x, i64 3
  %.idx59 = mul nuw nsw i64 %conv2, 24
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx59
  %arrayidx14 = getelementptr inbounds nuw i64, ptr addrspace(3) %1, i64 %conv
  store i64 %vecext11, ptr addrspace(3) %arrayidx14, align 8
  %vecext15 = extractelement <8 x i64> %x, i64 4
  %.idx60 = shl nuw nsw i64 %conv2, 5
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx60
  %arrayidx18 = getelementptr inbounds nuw i64, ptr addrspace(3) %2, i64 %conv
  store i64 %vecext15, ptr addrspace(3) %arrayidx18, align 8
  %vecext19 = extractelement <8 x i64> %x, i64 5
  %.idx61 = mul nuw nsw i64 %conv2, 40
  %3 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx61
  %arrayidx22 = getelementptr inbounds nuw i64, ptr addrspace(3) %3, i64 %conv
  store i64 %vecext19, ptr addrspace(3) %arrayidx22, align 8
  %vecext23 = extractelement <8 x i64> %x, i64 6
  %.idx62 = mul nuw nsw i64 %conv2, 48
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx62
  %arrayidx26 = getelementptr inbounds nuw i64, ptr addrspace(3) %4, i64 %conv
  store i64 %vecext23, ptr addrspace(3) %arrayidx26, align 8
  %vecext27 = extractelement <8 x i64> %x, i64 7
  %.idx63 = mul nuw nsw i64 %conv2, 56
  %5 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx63
  %arrayidx30 = getelementptr inbounds nuw i64, ptr addrspace(3) %5, i64 %conv
  store i64 %vecext27, ptr addrspace(3) %arrayidx30, align 8
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_us2PU3AS1tDv2_t(ptr addrspace(1) %p, <2 x i16> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i16> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  store i16 %vecext, ptr addrspace(1) %arrayidx, align 2
  %vecext3 = extractelement <2 x i16> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i16, ptr addrspace(1) %arrayidx, i64 %conv2
  store i16 %vecext3, ptr addrspace(1) %arrayidx6, align 2
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_us2PU3AS3tDv2_t(ptr addrspace(3) %p, <2 x i16> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <2 x i16> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  store i16 %vecext, ptr addrspace(3) %arrayidx, align 2
  %vecext3 = extractelement <2 x i16> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i16, ptr addrspace(3) %arrayidx, i64 %conv2
  store i16 %vecext3, ptr addrspace(3) %arrayidx6, align 2
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_us4PU3AS1tDv4_t(ptr addrspace(1) %p, <4 x i16> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i16> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  store i16 %vecext, ptr addrspace(1) %arrayidx, align 2
  %vecext3 = extractelement <4 x i16> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i16, ptr addrspace(1) %arrayidx, i64 %conv2
  store i16 %vecext3, ptr addrspace(1) %arrayidx6, align 2
  %vecext7 = extractelement <4 x i16> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 2
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %conv
  store i16 %vecext7, ptr addrspace(1) %arrayidx10, align 2
  %vecext11 = extractelement <4 x i16> %x, i64 3
  %.idx27 = mul nuw nsw i64 %conv2, 6
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx27
  %arrayidx14 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %conv
  store i16 %vecext11, ptr addrspace(1) %arrayidx14, align 2
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_us4PU3AS3tDv4_t(ptr addrspace(3) %p, <4 x i16> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <4 x i16> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  store i16 %vecext, ptr addrspace(3) %arrayidx, align 2
  %vecext3 = extractelement <4 x i16> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i16, ptr addrspace(3) %arrayidx, i64 %conv2
  store i16 %vecext3, ptr addrspace(3) %arrayidx6, align 2
  %vecext7 = extractelement <4 x i16> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 2
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i16, ptr addrspace(3) %0, i64 %conv
  store i16 %vecext7, ptr addrspace(3) %arrayidx10, align 2
  %vecext11 = extractelement <4 x i16> %x, i64 3
  %.idx27 = mul nuw nsw i64 %conv2, 6
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx27
  %arrayidx14 = getelementptr inbounds nuw i16, ptr addrspace(3) %1, i64 %conv
  store i16 %vecext11, ptr addrspace(3) %arrayidx14, align 2
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_us8PU3AS1tDv8_t(ptr addrspace(1) %p, <8 x i16> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i16> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  store i16 %vecext, ptr addrspace(1) %arrayidx, align 2
  %vecext3 = extractelement <8 x i16> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i16, ptr addrspace(1) %arrayidx, i64 %conv2
  store i16 %vecext3, ptr addrspace(1) %arrayidx6, align 2
  %vecext7 = extractelement <8 x i16> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 2
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %conv
  store i16 %vecext7, ptr addrspace(1) %arrayidx10, align 2
  %vecext11 = extractelement <8 x i16> %x, i64 3
  %.idx59 = mul nuw nsw i64 %conv2, 6
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx59
  %arrayidx14 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %conv
  store i16 %vecext11, ptr addrspace(1) %arrayidx14, align 2
  %vecext15 = extractelement <8 x i16> %x, i64 4
  %.idx60 = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx60
  %arrayidx18 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %conv
  store i16 %vecext15, ptr addrspace(1) %arrayidx18, align 2
  %vecext19 = extractelement <8 x i16> %x, i64 5
  %.idx61 = mul nuw nsw i64 %conv2, 10
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx61
  %arrayidx22 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %conv
  store i16 %vecext19, ptr addrspace(1) %arrayidx22, align 2
  %vecext23 = extractelement <8 x i16> %x, i64 6
  %.idx62 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx62
  %arrayidx26 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %conv
  store i16 %vecext23, ptr addrspace(1) %arrayidx26, align 2
  %vecext27 = extractelement <8 x i16> %x, i64 7
  %.idx63 = mul nuw nsw i64 %conv2, 14
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx63
  %arrayidx30 = getelementptr inbounds nuw i16, ptr addrspace(1) %5, i64 %conv
  store i16 %vecext27, ptr addrspace(1) %arrayidx30, align 2
  ret void
}

define spir_func void @_Z31intel_sub_group_block_write_us8PU3AS3tDv8_t(ptr addrspace(3) %p, <8 x i16> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <8 x i16> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  store i16 %vecext, ptr addrspace(3) %arrayidx, align 2
  %vecext3 = extractelement <8 x i16> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i16, ptr addrspace(3) %arrayidx, i64 %conv2
  store i16 %vecext3, ptr addrspace(3) %arrayidx6, align 2
  %vecext7 = extractelement <8 x i16> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 2
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i16, ptr addrspace(3) %0, i64 %conv
  store i16 %vecext7, ptr addrspace(3) %arrayidx10, align 2
  %vecext11 = extractelement <8 x i16> %x, i64 3
  %.idx59 = mul nuw nsw i64 %conv2, 6
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx59
  %arrayidx14 = getelementptr inbounds nuw i16, ptr addrspace(3) %1, i64 %conv
  store i16 %vecext11, ptr addrspace(3) %arrayidx14, align 2
  %vecext15 = extractelement <8 x i16> %x, i64 4
  %.idx60 = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx60
  %arrayidx18 = getelementptr inbounds nuw i16, ptr addrspace(3) %2, i64 %conv
  store i16 %vecext15, ptr addrspace(3) %arrayidx18, align 2
  %vecext19 = extractelement <8 x i16> %x, i64 5
  %.idx61 = mul nuw nsw i64 %conv2, 10
  %3 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx61
  %arrayidx22 = getelementptr inbounds nuw i16, ptr addrspace(3) %3, i64 %conv
  store i16 %vecext19, ptr addrspace(3) %arrayidx22, align 2
  %vecext23 = extractelement <8 x i16> %x, i64 6
  %.idx62 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx62
  %arrayidx26 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %conv
  store i16 %vecext23, ptr addrspace(3) %arrayidx26, align 2
  %vecext27 = extractelement <8 x i16> %x, i64 7
  %.idx63 = mul nuw nsw i64 %conv2, 14
  %5 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx63
  %arrayidx30 = getelementptr inbounds nuw i16, ptr addrspace(3) %5, i64 %conv
  store i16 %vecext27, ptr addrspace(3) %arrayidx30, align 2
  ret void
}

define spir_func i32 @_Z31sub_group_ballot_exclusive_scanDv4_j(<4 x i32> %ballot) {
entry:
  %or.v.bc.i = bitcast <4 x i32> %ballot to <2 x i64>
  %or.v.extract.i = extractelement <2 x i64> %or.v.bc.i, i64 0
  %call.i.i = call spir_func i32 @wfv.sub_group.lane()
  %0 = and i32 %call.i.i, 63
  %shl.mask.i.i = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shl.mask.i.i
  %sub.i = xor i64 %notmask, -1
  %and = and i64 %or.v.extract.i, %sub.i
  %1 = call i64 @llvm.ctpop.i64(i64 %and)
  %cast.i = trunc nuw nsw i64 %1 to i32
  ret i32 %cast.i
}

define spir_func i32 @_Z31sub_group_ballot_inclusive_scanDv4_j(<4 x i32> %ballot) {
entry:
  %or.v.bc.i = bitcast <4 x i32> %ballot to <2 x i64>
  %or.v.extract.i = extractelement <2 x i64> %or.v.bc.i, i64 0
  %call.i.i.i = call spir_func i32 @wfv.sub_group.lane()
  %0 = and i32 %call.i.i.i, 63
  %shl.mask.i.i.i = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shl.mask.i.i.i
  %sub.i.i = xor i64 %notmask, -1
  %call.i.i = call spir_func i32 @wfv.sub_group.lane()
  %1 = and i32 %call.i.i, 63
  %shl.mask.i.i = zext nneg i32 %1 to i64
  %shl.i.i = shl nuw i64 1, %shl.mask.i.i
  %or.i = or i64 %shl.i.i, %sub.i.i
  %and = and i64 %or.i, %or.v.extract.i
  %2 = call i64 @llvm.ctpop.i64(i64 %and)
  %cast.i = trunc nuw nsw i64 %2 to i32
  ret i32 %cast.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equalDh(half %x) {
entry:
  %call.i4 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i4, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func half @wfv.sub_group.broadcast.half(half %x, i32 %cast.i)
  %cmp = fcmp une half %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equalc(i8 %x) {
entry:
  %call.i6 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i6, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i8 @wfv.sub_group.broadcast.i8(i8 %x, i32 %cast.i)
  %cmp = icmp ne i8 %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equald(double %x) {
entry:
  %call.i4 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i4, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func double @wfv.sub_group.broadcast.double(double %x, i32 %cast.i)
  %cmp = fcmp une double %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equalf(float %x) {
entry:
  %call.i4 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i4, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func float @wfv.sub_group.broadcast.float(float %x, i32 %cast.i)
  %cmp = fcmp une float %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equalh(i8 %x) {
entry:
  %call.i6 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i6, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i8 @wfv.sub_group.broadcast.i8(i8 %x, i32 %cast.i)
  %cmp = icmp ne i8 %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equali(i32 %x) {
entry:
  %call.i4 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i4, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i32 @wfv.sub_group.broadcast.i32(i32 %x, i32 %cast.i)
  %cmp = icmp ne i32 %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equalj(i32 %x) {
entry:
  %call.i4 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i4, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i32 @wfv.sub_group.broadcast.i32(i32 %x, i32 %cast.i)
  %cmp = icmp ne i32 %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equall(i64 %x) {
entry:
  %call.i4 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i4, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i64 @wfv.sub_group.broadcast.i64(i64 %x, i32 %cast.i)
  %cmp = icmp ne i64 %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equalm(i64 %x) {
entry:
  %call.i4 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i4, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i64 @wfv.sub_group.broadcast.i64(i64 %x, i32 %cast.i)
  %cmp = icmp ne i64 %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equals(i16 %x) {
entry:
  %call.i6 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i6, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i16 @wfv.sub_group.broadcast.i16(i16 %x, i32 %cast.i)
  %cmp = icmp ne i16 %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z31sub_group_non_uniform_all_equalt(i16 %x) {
entry:
  %call.i6 = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i6, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %call1 = call spir_func i16 @wfv.sub_group.broadcast.i16(i16 %x, i32 %cast.i)
  %cmp = icmp ne i16 %x, %call1
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 %cmp)
  %cmp.i = icmp eq i64 %call.i, 0
  %conv.i = zext i1 %cmp.i to i32
  ret i32 %conv.i
}

define spir_func half @_Z31sub_group_non_uniform_broadcastDhj(half %x, i32 %lane) {
entry:
  %call = call spir_func half @wfv.sub_group.broadcast.half(half %x, i32 %lane)
  ret half %call
}

define spir_func i8 @_Z31sub_group_non_uniform_broadcastcj(i8 %x, i32 %lane) {
entry:
  %call = call spir_func i8 @wfv.sub_group.broadcast.i8(i8 %x, i32 %lane)
  ret i8 %call
}

define spir_func double @_Z31sub_group_non_uniform_broadcastdj(double %x, i32 %lane) {
entry:
  %call = call spir_func double @wfv.sub_group.broadcast.double(double %x, i32 %lane)
  ret double %call
}

define spir_func float @_Z31sub_group_non_uniform_broadcastfj(float %x, i32 %lane) {
entry:
  %call = call spir_func float @wfv.sub_group.broadcast.float(float %x, i32 %lane)
  ret float %call
}

define spir_func i8 @_Z31sub_group_non_uniform_broadcasthj(i8 %x, i32 %lane) {
entry:
  %call = call spir_func i8 @wfv.sub_group.broadcast.i8(i8 %x, i32 %lane)
  ret i8 %call
}

define spir_func i32 @_Z31sub_group_non_uniform_broadcastij(i32 %x, i32 %lane) {
entry:
  %call = call spir_func i32 @wfv.sub_group.broadcast.i32(i32 %x, i32 %lane)
  ret i32 %call
}

define spir_func i32 @_Z31sub_group_non_uniform_broadcastjj(i32 %x, i32 %lane) {
entry:
  %call = call spir_func i32 @wfv.sub_group.broadcast.i32(i32 %x, i32 %lane)
  ret i32 %call
}

define spir_func i64 @_Z31sub_group_non_uniform_broadcastlj(i64 %x, i32 %lane) {
entry:
  %call = call spir_func i64 @wfv.sub_group.broadcast.i64(i64 %x, i32 %lane)
  ret i64 %call
}

define spir_func i64 @_Z31sub_group_non_uniform_broadcastmj(i64 %x, i32 %lane) {
entry:
  %call = call spir_func i64 @wfv.sub_group.broadcast.i64(i64 %x, i32 %lane)
  ret i64 %call
}

define spir_func i16 @_Z31sub_group_non_uniform_broadcastsj(i16 %x, i32 %lane) {
entry:
  %call = call spir_func i16 @wfv.sub_group.broadcast.i16(i16 %x, i32 %lane)
  ret i16 %call
}

define spir_func i16 @_Z31sub_group_non_uniform_broadcasttj(i16 %x, i32 %lane) {
entry:
  %call = call spir_func i16 @wfv.sub_group.broadcast.i16(i16 %x, i32 %lane)
  ret i16 %call
}

define spir_func i8 @_Z31sub_group_non_uniform_reduce_orc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.or.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z31sub_group_non_uniform_reduce_orh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.or.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z31sub_group_non_uniform_reduce_ori(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.or.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z31sub_group_non_uniform_reduce_orj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.or.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z31sub_group_non_uniform_reduce_orl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.or.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z31sub_group_non_uniform_reduce_orm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.or.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z31sub_group_non_uniform_reduce_ors(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.or.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z31sub_group_non_uniform_reduce_ort(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.or.i16(i16 %x)
  ret i16 %call
}

define spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS1hDv16_h(ptr addrspace(1) %p, <16 x i8> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <16 x i8> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %conv
  store i8 %vecext, ptr addrspace(1) %arrayidx, align 1
  %vecext3 = extractelement <16 x i8> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %arrayidx, i64 %conv2
  store i8 %vecext3, ptr addrspace(1) %arrayidx6, align 1
  %vecext7 = extractelement <16 x i8> %x, i64 2
  %mul8 = shl nuw nsw i64 %conv2, 1
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul8
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(1) %0, i64 %conv
  store i8 %vecext7, ptr addrspace(1) %arrayidx10, align 1
  %vecext11 = extractelement <16 x i8> %x, i64 3
  %mul12 = mul nuw nsw i64 %conv2, 3
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul12
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(1) %1, i64 %conv
  store i8 %vecext11, ptr addrspace(1) %arrayidx14, align 1
  %vecext15 = extractelement <16 x i8> %x, i64 4
  %mul16 = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul16
  %arrayidx18 = getelementptr inbounds nuw i8, ptr addrspace(1) %2, i64 %conv
  store i8 %vecext15, ptr addrspace(1) %arrayidx18, align 1
  %vecext19 = extractelement <16 x i8> %x, i64 5
  %mul20 = mul nuw nsw i64 %conv2, 5
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul20
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(1) %3, i64 %conv
  store i8 %vecext19, ptr addrspace(1) %arrayidx22, align 1
  %vecext23 = extractelement <16 x i8> %x, i64 6
  %mul24 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul24
  %arrayidx26 = getelementptr inbounds nuw i8, ptr addrspace(1) %4, i64 %conv
  store i8 %vecext23, ptr addrspace(1) %arrayidx26, align 1
  %vecext27 = extractelement <16 x i8> %x, i64 7
  %mul28 = mul nuw nsw i64 %conv2, 7
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul28
  %arrayidx30 = getelementptr inbounds nuw i8, ptr addrspace(1) %5, i64 %conv
  store i8 %vecext27, ptr addrspace(1) %arrayidx30, align 1
  %vecext31 = extractelement <16 x i8> %x, i64 8
  %mul32 = shl nuw nsw i64 %conv2, 3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul32
  %arrayidx34 = getelementptr inbounds nuw i8, ptr addrspace(1) %6, i64 %conv
  store i8 %vecext31, ptr addrspace(1) %arrayidx34, align 1
  %vecext35 = extractelement <16 x i8> %x, i64 9
  %mul36 = mul nuw nsw i64 %conv2, 9
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul36
  %arrayidx38 = getelementptr inbounds nuw i8, ptr addrspace(1) %7, i64 %conv
  store i8 %vecext35, ptr addrspace(1) %arrayidx38, align 1
  %vecext39 = extractelement <16 x i8> %x, i64 10
  %mul40 = mul nuw nsw i64 %conv2, 10
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul40
  %arrayidx42 = getelementptr inbounds nuw i8, ptr addrspace(1) %8, i64 %conv
  store i8 %vecext39, ptr addrspace(1) %arrayidx42, align 1
  %vecext43 = extractelement <16 x i8> %x, i64 11
  %mul44 = mul nuw nsw i64 %conv2, 11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul44
  %arrayidx46 = getelementptr inbounds nuw i8, ptr addrspace(1) %9, i64 %conv
  store i8 %vecext43, ptr addrspace(1) %arrayidx46, align 1
  %vecext47 = extractelement <16 x i8> %x, i64 12
  %mul48 = mul nuw nsw i64 %conv2, 12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul48
  %arrayidx50 = getelementptr inbounds nuw i8, ptr addrspace(1) %10, i64 %conv
  store i8 %vecext47, ptr addrspace(1) %arrayidx50, align 1
  %vecext51 = extractelement <16 x i8> %x, i64 13
  %mul52 = mul nuw nsw i64 %conv2, 13
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul52
  %arrayidx54 = getelementptr inbounds nuw i8, ptr addrspace(1) %11, i64 %conv
  store i8 %vecext51, ptr addrspace(1) %arrayidx54, align 1
  %vecext55 = extractelement <16 x i8> %x, i64 14
  %mul56 = mul nuw nsw i64 %conv2, 14
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul56
  %arrayidx58 = getelementptr inbounds nuw i8, ptr addrspace(1) %12, i64 %conv
  store i8 %vecext55, ptr addrspace(1) %arrayidx58, align 1
  %vecext59 = extractelement <16 x i8> %x, i64 15
  %mul60 = mul nuw nsw i64 %conv2, 15
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %mul60
  %arrayidx62 = getelementptr inbounds nuw i8, ptr addrspace(1) %13, i64 %conv
  store i8 %vecext59, ptr addrspace(1) %arrayidx62, align 1
  ret void
}

define spir_func void @_Z32intel_sub_group_block_write_uc16PU3AS3hDv16_h(ptr addrspace(3) %p, <16 x i8> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <16 x i8> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %conv
  store i8 %vecext, ptr addrspace(3) %arrayidx, align 1
  %vecext3 = extractelement <16 x i8> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(3) %arrayidx, i64 %conv2
  store i8 %vecext3, ptr addrspace(3) %arrayidx6, align 1
  %vecext7 = extractelement <16 x i8> %x, i64 2
  %mul8 = shl nuw nsw i64 %conv2, 1
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul8
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(3) %0, i64 %conv
  store i8 %vecext7, ptr addrspace(3) %arrayidx10, align 1
  %vecext11 = extractelement <16 x i8> %x, i64 3
  %mul12 = mul nuw nsw i64 %conv2, 3
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul12
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(3) %1, i64 %conv
  store i8 %vecext11, ptr addrspace(3) %arrayidx14, align 1
  %vecext15 = extractelement <16 x i8> %x, i64 4
  %mul16 = shl nuw nsw i64 %conv2, 2
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul16
  %arrayidx18 = getelementptr inbounds nuw i8, ptr addrspace(3) %2, i64 %conv
  store i8 %vecext15, ptr addrspace(3) %arrayidx18, align 1
  %vecext19 = extractelement <16 x i8> %x, i64 5
  %mul20 = mul nuw nsw i64 %conv2, 5
  %3 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul20
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(3) %3, i64 %conv
  store i8 %vecext19, ptr addrspace(3) %arrayidx22, align 1
  %vecext23 = extractelement <16 x i8> %x, i64 6
  %mul24 = mul nuw nsw i64 %conv2, 6
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul24
  %arrayidx26 = getelementptr inbounds nuw i8, ptr addrspace(3) %4, i64 %conv
  store i8 %vecext23, ptr addrspace(3) %arrayidx26, align 1
  %vecext27 = extractelement <16 x i8> %x, i64 7
  %mul28 = mul nuw nsw i64 %conv2, 7
  %5 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul28
  %arrayidx30 = getelementptr inbounds nuw i8, ptr addrspace(3) %5, i64 %conv
  store i8 %vecext27, ptr addrspace(3) %arrayidx30, align 1
  %vecext31 = extractelement <16 x i8> %x, i64 8
  %mul32 = shl nuw nsw i64 %conv2, 3
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul32
  %arrayidx34 = getelementptr inbounds nuw i8, ptr addrspace(3) %6, i64 %conv
  store i8 %vecext31, ptr addrspace(3) %arrayidx34, align 1
  %vecext35 = extractelement <16 x i8> %x, i64 9
  %mul36 = mul nuw nsw i64 %conv2, 9
  %7 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul36
  %arrayidx38 = getelementptr inbounds nuw i8, ptr addrspace(3) %7, i64 %conv
  store i8 %vecext35, ptr addrspace(3) %arrayidx38, align 1
  %vecext39 = extractelement <16 x i8> %x, i64 10
  %mul40 = mul nuw nsw i64 %conv2, 10
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul40
  %arrayidx42 = getelementptr inbounds nuw i8, ptr addrspace(3) %8, i64 %conv
  store i8 %vecext39, ptr addrspace(3) %arrayidx42, align 1
  %vecext43 = extractelement <16 x i8> %x, i64 11
  %mul44 = mul nuw nsw i64 %conv2, 11
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul44
  %arrayidx46 = getelementptr inbounds nuw i8, ptr addrspace(3) %9, i64 %conv
  store i8 %vecext43, ptr addrspace(3) %arrayidx46, align 1
  %vecext47 = extractelement <16 x i8> %x, i64 12
  %mul48 = mul nuw nsw i64 %conv2, 12
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul48
  %arrayidx50 = getelementptr inbounds nuw i8, ptr addrspace(3) %10, i64 %conv
  store i8 %vecext47, ptr addrspace(3) %arrayidx50, align 1
  %vecext51 = extractelement <16 x i8> %x, i64 13
  %mul52 = mul nuw nsw i64 %conv2, 13
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul52
  %arrayidx54 = getelementptr inbounds nuw i8, ptr addrspace(3) %11, i64 %conv
  store i8 %vecext51, ptr addrspace(3) %arrayidx54, align 1
  %vecext55 = extractelement <16 x i8> %x, i64 14
  %mul56 = mul nuw nsw i64 %conv2, 14
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul56
  %arrayidx58 = getelementptr inbounds nuw i8, ptr addrspace(3) %12, i64 %conv
  store i8 %vecext55, ptr addrspace(3) %arrayidx58, align 1
  %vecext59 = extractelement <16 x i8> %x, i64 15
  %mul60 = mul nuw nsw i64 %conv2, 15
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %mul60
  %arrayidx62 = getelementptr inbounds nuw i8, ptr addrspace(3) %13, i64 %conv
  store i8 %vecext59, ptr addrspace(3) %arrayidx62, align 1
  ret void
}

define spir_func void @_Z32intel_sub_group_block_write_us16PU3AS1tDv16_t(ptr addrspace(1) %p, <16 x i16> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <16 x i16> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %p, i64 %conv
  store i16 %vecext, ptr addrspace(1) %arrayidx, align 2
  %vecext3 = extractelement <16 x i16> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i16, ptr addrspace(1) %arrayidx, i64 %conv2
  store i16 %vecext3, ptr addrspace(1) %arrayidx6, align 2
  %vecext7 = extractelement <16 x i16> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 2
  %0 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i16, ptr addrspace(1) %0, i64 %conv
  store i16 %vecext7, ptr addrspace(1) %arrayidx10, align 2
  %vecext11 = extractelement <16 x i16> %x, i64 3
  %.idx123 = mul nuw nsw i64 %conv2, 6
  %1 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx123
  %arrayidx14 = getelementptr inbounds nuw i16, ptr addrspace(1) %1, i64 %conv
  store i16 %vecext11, ptr addrspace(1) %arrayidx14, align 2
  %vecext15 = extractelement <16 x i16> %x, i64 4
  %.idx124 = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx124
  %arrayidx18 = getelementptr inbounds nuw i16, ptr addrspace(1) %2, i64 %conv
  store i16 %vecext15, ptr addrspace(1) %arrayidx18, align 2
  %vecext19 = extractelement <16 x i16> %x, i64 5
  %.idx125 = mul nuw nsw i64 %conv2, 10
  %3 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx125
  %arrayidx22 = getelementptr inbounds nuw i16, ptr addrspace(1) %3, i64 %conv
  store i16 %vecext19, ptr addrspace(1) %arrayidx22, align 2
  %vecext23 = extractelement <16 x i16> %x, i64 6
  %.idx126 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx126
  %arrayidx26 = getelementptr inbounds nuw i16, ptr addrspace(1) %4, i64 %conv
  store i16 %vecext23, ptr addrspace(1) %arrayidx26, align 2
  %vecext27 = extractelement <16 x i16> %x, i64 7
  %.idx127 = mul nuw nsw i64 %conv2, 14
  %5 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx127
  %arrayidx30 = getelementptr inbounds nuw i16, ptr addrspace(1) %5, i64 %conv
  store i16 %vecext27, ptr addrspace(1) %arrayidx30, align 2
  %vecext31 = extractelement <16 x i16> %x, i64 8
  %.idx128 = shl nuw nsw i64 %conv2, 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx128
  %arrayidx34 = getelementptr inbounds nuw i16, ptr addrspace(1) %6, i64 %conv
  store i16 %vecext31, ptr addrspace(1) %arrayidx34, align 2
  %vecext35 = extractelement <16 x i16> %x, i64 9
  %.idx129 = mul nuw nsw i64 %conv2, 18
  %7 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx129
  %arrayidx38 = getelementptr inbounds nuw i16, ptr addrspace(1) %7, i64 %conv
  store i16 %vecext35, ptr addrspace(1) %arrayidx38, align 2
  %vecext39 = extractelement <16 x i16> %x, i64 10
  %.idx130 = mul nuw nsw i64 %conv2, 20
  %8 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx130
  %arrayidx42 = getelementptr inbounds nuw i16, ptr addrspace(1) %8, i64 %conv
  store i16 %vecext39, ptr addrspace(1) %arrayidx42, align 2
  %vecext43 = extractelement <16 x i16> %x, i64 11
  %.idx131 = mul nuw nsw i64 %conv2, 22
  %9 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx131
  %arrayidx46 = getelementptr inbounds nuw i16, ptr addrspace(1) %9, i64 %conv
  store i16 %vecext43, ptr addrspace(1) %arrayidx46, align 2
  %vecext47 = extractelement <16 x i16> %x, i64 12
  %.idx132 = mul nuw nsw i64 %conv2, 24
  %10 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx132
  %arrayidx50 = getelementptr inbounds nuw i16, ptr addrspace(1) %10, i64 %conv
  store i16 %vecext47, ptr addrspace(1) %arrayidx50, align 2
  %vecext51 = extractelement <16 x i16> %x, i64 13
  %.idx133 = mul nuw nsw i64 %conv2, 26
  %11 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx133
  %arrayidx54 = getelementptr inbounds nuw i16, ptr addrspace(1) %11, i64 %conv
  store i16 %vecext51, ptr addrspace(1) %arrayidx54, align 2
  %vecext55 = extractelement <16 x i16> %x, i64 14
  %.idx134 = mul nuw nsw i64 %conv2, 28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx134
  %arrayidx58 = getelementptr inbounds nuw i16, ptr addrspace(1) %12, i64 %conv
  store i16 %vecext55, ptr addrspace(1) %arrayidx58, align 2
  %vecext59 = extractelement <16 x i16> %x, i64 15
  %.idx135 = mul nuw nsw i64 %conv2, 30
  %13 = getelementptr inbounds nuw i8, ptr addrspace(1) %p, i64 %.idx135
  %arrayidx62 = getelementptr inbounds nuw i16, ptr addrspace(1) %13, i64 %conv
  store i16 %vecext59, ptr addrspace(1) %arrayidx62, align 2
  ret void
}

define spir_func void @_Z32intel_sub_group_block_write_us16PU3AS3tDv16_t(ptr addrspace(3) %p, <16 x i16> %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.lane()
  %conv = zext i32 %call to i64
  %call1 = call spir_func i32 @wfv.sub_group.max_size()
  %conv2 = zext i32 %call1 to i64
  %vecext = extractelement <16 x i16> %x, i64 0
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %p, i64 %conv
  store i16 %vecext, ptr addrspace(3) %arrayidx, align 2
  %vecext3 = extractelement <16 x i16> %x, i64 1
  %arrayidx6 = getelementptr inbounds nuw i16, ptr addrspace(3) %arrayidx, i64 %conv2
  store i16 %vecext3, ptr addrspace(3) %arrayidx6, align 2
  %vecext7 = extractelement <16 x i16> %x, i64 2
  %.idx = shl nuw nsw i64 %conv2, 2
  %0 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx
  %arrayidx10 = getelementptr inbounds nuw i16, ptr addrspace(3) %0, i64 %conv
  store i16 %vecext7, ptr addrspace(3) %arrayidx10, align 2
  %vecext11 = extractelement <16 x i16> %x, i64 3
  %.idx123 = mul nuw nsw i64 %conv2, 6
  %1 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx123
  %arrayidx14 = getelementptr inbounds nuw i16, ptr addrspace(3) %1, i64 %conv
  store i16 %vecext11, ptr addrspace(3) %arrayidx14, align 2
  %vecext15 = extractelement <16 x i16> %x, i64 4
  %.idx124 = shl nuw nsw i64 %conv2, 3
  %2 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx124
  %arrayidx18 = getelementptr inbounds nuw i16, ptr addrspace(3) %2, i64 %conv
  store i16 %vecext15, ptr addrspace(3) %arrayidx18, align 2
  %vecext19 = extractelement <16 x i16> %x, i64 5
  %.idx125 = mul nuw nsw i64 %conv2, 10
  %3 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx125
  %arrayidx22 = getelementptr inbounds nuw i16, ptr addrspace(3) %3, i64 %conv
  store i16 %vecext19, ptr addrspace(3) %arrayidx22, align 2
  %vecext23 = extractelement <16 x i16> %x, i64 6
  %.idx126 = mul nuw nsw i64 %conv2, 12
  %4 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx126
  %arrayidx26 = getelementptr inbounds nuw i16, ptr addrspace(3) %4, i64 %conv
  store i16 %vecext23, ptr addrspace(3) %arrayidx26, align 2
  %vecext27 = extractelement <16 x i16> %x, i64 7
  %.idx127 = mul nuw nsw i64 %conv2, 14
  %5 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx127
  %arrayidx30 = getelementptr inbounds nuw i16, ptr addrspace(3) %5, i64 %conv
  store i16 %vecext27, ptr addrspace(3) %arrayidx30, align 2
  %vecext31 = extractelement <16 x i16> %x, i64 8
  %.idx128 = shl nuw nsw i64 %conv2, 4
  %6 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx128
  %arrayidx34 = getelementptr inbounds nuw i16, ptr addrspace(3) %6, i64 %conv
  store i16 %vecext31, ptr addrspace(3) %arrayidx34, align 2
  %vecext35 = extractelement <16 x i16> %x, i64 9
  %.idx129 = mul nuw nsw i64 %conv2, 18
  %7 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx129
  %arrayidx38 = getelementptr inbounds nuw i16, ptr addrspace(3) %7, i64 %conv
  store i16 %vecext35, ptr addrspace(3) %arrayidx38, align 2
  %vecext39 = extractelement <16 x i16> %x, i64 10
  %.idx130 = mul nuw nsw i64 %conv2, 20
  %8 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx130
  %arrayidx42 = getelementptr inbounds nuw i16, ptr addrspace(3) %8, i64 %conv
  store i16 %vecext39, ptr addrspace(3) %arrayidx42, align 2
  %vecext43 = extractelement <16 x i16> %x, i64 11
  %.idx131 = mul nuw nsw i64 %conv2, 22
  %9 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx131
  %arrayidx46 = getelementptr inbounds nuw i16, ptr addrspace(3) %9, i64 %conv
  store i16 %vecext43, ptr addrspace(3) %arrayidx46, align 2
  %vecext47 = extractelement <16 x i16> %x, i64 12
  %.idx132 = mul nuw nsw i64 %conv2, 24
  %10 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx132
  %arrayidx50 = getelementptr inbounds nuw i16, ptr addrspace(3) %10, i64 %conv
  store i16 %vecext47, ptr addrspace(3) %arrayidx50, align 2
  %vecext51 = extractelement <16 x i16> %x, i64 13
  %.idx133 = mul nuw nsw i64 %conv2, 26
  %11 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx133
  %arrayidx54 = getelementptr inbounds nuw i16, ptr addrspace(3) %11, i64 %conv
  store i16 %vecext51, ptr addrspace(3) %arrayidx54, align 2
  %vecext55 = extractelement <16 x i16> %x, i64 14
  %.idx134 = mul nuw nsw i64 %conv2, 28
  %12 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx134
  %arrayidx58 = getelementptr inbounds nuw i16, ptr addrspace(3) %12, i64 %conv
  store i16 %vecext55, ptr addrspace(3) %arrayidx58, align 2
  %vecext59 = extractelement <16 x i16> %x, i64 15
  %.idx135 = mul nuw nsw i64 %conv2, 30
  %13 = getelementptr inbounds nuw i8, ptr addrspace(3) %p, i64 %.idx135
  %arrayidx62 = getelementptr inbounds nuw i16, ptr addrspace(3) %13, i64 %conv
  store i16 %vecext59, ptr addrspace(3) %arrayidx62, align 2
  ret void
}

define spir_func half @_Z32sub_group_non_uniform_reduce_addDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.reduce.fadd.half(half %x)
  ret half %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_addc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.add.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z32sub_group_non_uniform_reduce_addd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.reduce.fadd.double(double %x)
  ret double %call
}

define spir_func float @_Z32sub_group_non_uniform_reduce_addf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.reduce.fadd.float(float %x)
  ret float %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_addh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.add.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_addi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_addj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_addl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_addm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_adds(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_addt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_andc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.and.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_andh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.and.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_andi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.and.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_andj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.and.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_andl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.and.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_andm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.and.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_ands(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.and.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_andt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.and.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z32sub_group_non_uniform_reduce_maxDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.reduce.fmaxnum.half(half %x)
  ret half %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_maxc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.max.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z32sub_group_non_uniform_reduce_maxd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.reduce.fmaxnum.double(double %x)
  ret double %call
}

define spir_func float @_Z32sub_group_non_uniform_reduce_maxf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.reduce.fmaxnum.float(float %x)
  ret float %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_maxh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.umax.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_maxi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.max.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_maxj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.umax.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_maxl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.max.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_maxm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.umax.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_maxs(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.max.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_maxt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.umax.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z32sub_group_non_uniform_reduce_minDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.reduce.fminnum.half(half %x)
  ret half %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_minc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.min.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z32sub_group_non_uniform_reduce_mind(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.reduce.fminnum.double(double %x)
  ret double %call
}

define spir_func float @_Z32sub_group_non_uniform_reduce_minf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.reduce.fminnum.float(float %x)
  ret float %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_minh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.umin.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_mini(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.min.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_minj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.umin.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_minl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.min.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_minm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.umin.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_mins(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.min.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_mint(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.umin.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z32sub_group_non_uniform_reduce_mulDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.reduce.fmul.half(half %x)
  ret half %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_mulc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.mul.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z32sub_group_non_uniform_reduce_muld(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.reduce.fmul.double(double %x)
  ret double %call
}

define spir_func float @_Z32sub_group_non_uniform_reduce_mulf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.reduce.fmul.float(float %x)
  ret float %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_mulh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.mul.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_muli(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.mul.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_mulj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.mul.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_mull(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.mul.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_mulm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.mul.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_muls(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.mul.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_mult(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.mul.i16(i16 %x)
  ret i16 %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_xorc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.xor.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z32sub_group_non_uniform_reduce_xorh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.reduce.xor.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_xori(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.xor.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z32sub_group_non_uniform_reduce_xorj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.reduce.xor.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_xorl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.xor.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z32sub_group_non_uniform_reduce_xorm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.reduce.xor.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_xors(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.xor.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z32sub_group_non_uniform_reduce_xort(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.reduce.xor.i16(i16 %x)
  ret i16 %call
}

define spir_func i32 @_Z37sub_group_clustered_reduce_logical_orij(i32 %x, i32 %size) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i3, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %or4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %conv.neg, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %or4.i = or i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL12clustered_orij.exit

_ZL12clustered_orij.exit:
  %cmp1 = icmp ne i32 %or4.i, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z38sub_group_clustered_reduce_logical_andij(i32 %x, i32 %size) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i3, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ -1, %entry ], [ %and4.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %conv.neg, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 -1, i32 %call2.i
  %and4.i = and i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_andij.exit

_ZL13clustered_andij.exit:
  %cmp1 = icmp ne i32 %and4.i, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z38sub_group_clustered_reduce_logical_xorij(i32 %x, i32 %size) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %call.i3 = call spir_func i32 @wfv.sub_group.lane()
  %sub.i = sub i32 0, %size
  %and.i = and i32 %call.i3, %sub.i
  br label %do.body.i

do.body.i:
  %i.0.i = phi i32 [ 0, %entry ], [ %inc.i, %do.body.i ]
  %result.0.i = phi i32 [ 0, %entry ], [ %xor.i, %do.body.i ]
  %or.i = or i32 %i.0.i, %and.i
  %call2.i = call spir_func i32 @wfv.sub_group.shuffle.i32(i32 %conv.neg, i32 %or.i)
  %0 = and i32 %or.i, 63
  %shr.mask.i = zext nneg i32 %0 to i64
  %1 = shl nuw i64 1, %shr.mask.i
  %2 = and i64 %1, %call.i
  %tobool.not.i = icmp eq i64 %2, 0
  %cond.i = select i1 %tobool.not.i, i32 0, i32 %call2.i
  %xor.i = xor i32 %cond.i, %result.0.i
  %inc.i = add nuw i32 %i.0.i, 1
  %cmp.i = icmp ult i32 %inc.i, %size
  br i1 %cmp.i, label %do.body.i, label %_ZL13clustered_xorij.exit

_ZL13clustered_xorij.exit:
  %cmp1 = icmp ne i32 %result.0.i, %cond.i
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z39sub_group_non_uniform_reduce_logical_ori(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.reduce.or.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i8 @_Z39sub_group_non_uniform_scan_exclusive_orc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.or.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z39sub_group_non_uniform_scan_exclusive_orh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.or.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_ori(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.or.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z39sub_group_non_uniform_scan_exclusive_orj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.or.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z39sub_group_non_uniform_scan_exclusive_orl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.or.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z39sub_group_non_uniform_scan_exclusive_orm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.or.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z39sub_group_non_uniform_scan_exclusive_ors(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.or.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z39sub_group_non_uniform_scan_exclusive_ort(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.or.i16(i16 %x)
  ret i16 %call
}

define spir_func i8 @_Z39sub_group_non_uniform_scan_inclusive_orc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.or.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z39sub_group_non_uniform_scan_inclusive_orh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.or.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_ori(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.or.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z39sub_group_non_uniform_scan_inclusive_orj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.or.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z39sub_group_non_uniform_scan_inclusive_orl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.or.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z39sub_group_non_uniform_scan_inclusive_orm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.or.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z39sub_group_non_uniform_scan_inclusive_ors(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.or.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z39sub_group_non_uniform_scan_inclusive_ort(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.or.i16(i16 %x)
  ret i16 %call
}

define spir_func i8 @_Z3absc(i8 %x) {
entry:
  %elt.abs = call i8 @llvm.abs.i8(i8 %x, i1 false)
  ret i8 %elt.abs
}

define spir_func i8 @_Z3absh(i8 %x) {
entry:
  ret i8 %x
}

define spir_func i32 @_Z3absi(i32 %x) {
entry:
  %elt.abs = call i32 @llvm.abs.i32(i32 %x, i1 false)
  ret i32 %elt.abs
}

define spir_func i32 @_Z3absj(i32 %x) {
entry:
  ret i32 %x
}

define spir_func i64 @_Z3absl(i64 %x) {
entry:
  %elt.abs = call i64 @llvm.abs.i64(i64 %x, i1 false)
  ret i64 %elt.abs
}

define spir_func i64 @_Z3absm(i64 %x) {
entry:
  ret i64 %x
}

define spir_func i16 @_Z3abss(i16 %x) {
entry:
  %elt.abs = call i16 @llvm.abs.i16(i16 %x, i1 false)
  ret i16 %elt.abs
}

define spir_func i16 @_Z3abst(i16 %x) {
entry:
  ret i16 %x
}

define spir_func i32 @_Z3allDv16_c(<16 x i8> %x) {
entry:
  %0 = shufflevector <16 x i8> %x, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1 = shufflevector <16 x i8> %x, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %and = and <8 x i8> %0, %1
  %2 = shufflevector <8 x i8> %and, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = shufflevector <8 x i8> %and, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %and.i = and <4 x i8> %2, %3
  %4 = shufflevector <4 x i8> %and.i, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i8> %and.i, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %and.i.i = and <2 x i8> %4, %5
  %and4.i.i.i = call i8 @llvm.vector.reduce.and.v2i8(<2 x i8> %and.i.i)
  %x.lobit.i.i.i.i = lshr i8 %and4.i.i.i, 7
  %conv1.i.i.i.i = zext nneg i8 %x.lobit.i.i.i.i to i32
  ret i32 %conv1.i.i.i.i
}

define spir_func i32 @_Z3allDv16_i(<16 x i32> %x) {
entry:
  %0 = shufflevector <16 x i32> %x, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1 = shufflevector <16 x i32> %x, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %and = and <8 x i32> %0, %1
  %2 = shufflevector <8 x i32> %and, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = shufflevector <8 x i32> %and, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %and.i = and <4 x i32> %2, %3
  %4 = shufflevector <4 x i32> %and.i, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i32> %and.i, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %and.i.i = and <2 x i32> %4, %5
  %and.i.i.i = call i32 @llvm.vector.reduce.and.v2i32(<2 x i32> %and.i.i)
  %x.lobit.i.i.i.i = lshr i32 %and.i.i.i, 31
  ret i32 %x.lobit.i.i.i.i
}

define spir_func i32 @_Z3allDv16_l(<16 x i64> %x) {
entry:
  %0 = shufflevector <16 x i64> %x, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1 = shufflevector <16 x i64> %x, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %and = and <8 x i64> %0, %1
  %2 = shufflevector <8 x i64> %and, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = shufflevector <8 x i64> %and, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %and.i = and <4 x i64> %2, %3
  %4 = shufflevector <4 x i64> %and.i, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i64> %and.i, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %and.i.i = and <2 x i64> %4, %5
  %and.i.i.i = call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %and.i.i)
  %x.lobit.i.i.i.i = lshr i64 %and.i.i.i, 63
  %conv.i.i.i.i = trunc nuw nsw i64 %x.lobit.i.i.i.i to i32
  ret i32 %conv.i.i.i.i
}

define spir_func i32 @_Z3allDv16_s(<16 x i16> %x) {
entry:
  %0 = shufflevector <16 x i16> %x, <16 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1 = shufflevector <16 x i16> %x, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %and = and <8 x i16> %0, %1
  %2 = shufflevector <8 x i16> %and, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = shufflevector <8 x i16> %and, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %and.i = and <4 x i16> %2, %3
  %4 = shufflevector <4 x i16> %and.i, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i16> %and.i, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %and.i.i = and <2 x i16> %4, %5
  %and4.i.i.i = call i16 @llvm.vector.reduce.and.v2i16(<2 x i16> %and.i.i)
  %x.lobit.i.i.i.i = lshr i16 %and4.i.i.i, 15
  %conv1.i.i.i.i = zext nneg i16 %x.lobit.i.i.i.i to i32
  ret i32 %conv1.i.i.i.i
}

define spir_func i32 @_Z3allDv2_c(<2 x i8> %x) {
entry:
  %and4 = call i8 @llvm.vector.reduce.and.v2i8(<2 x i8> %x)
  %x.lobit.i = lshr i8 %and4, 7
  %conv1.i = zext nneg i8 %x.lobit.i to i32
  ret i32 %conv1.i
}

define spir_func i32 @_Z3allDv2_i(<2 x i32> %x) {
entry:
  %and = call i32 @llvm.vector.reduce.and.v2i32(<2 x i32> %x)
  %x.lobit.i = lshr i32 %and, 31
  ret i32 %x.lobit.i
}

define spir_func i32 @_Z3allDv2_l(<2 x i64> %x) {
entry:
  %and = call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %x)
  %x.lobit.i = lshr i64 %and, 63
  %conv.i = trunc nuw nsw i64 %x.lobit.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z3allDv2_s(<2 x i16> %x) {
entry:
  %and4 = call i16 @llvm.vector.reduce.and.v2i16(<2 x i16> %x)
  %x.lobit.i = lshr i16 %and4, 15
  %conv1.i = zext nneg i16 %x.lobit.i to i32
  ret i32 %conv1.i
}

define spir_func i32 @_Z3allDv3_c(<3 x i8> %x) {
entry:
  %shift = shufflevector <3 x i8> %x, <3 x i8> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %shift12 = shufflevector <3 x i8> %x, <3 x i8> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %0 = and <3 x i8> %shift, %shift12
  %foldExtExtBinop13 = and <3 x i8> %0, %x
  %and310 = extractelement <3 x i8> %foldExtExtBinop13, i64 0
  %x.lobit.i = lshr i8 %and310, 7
  %conv1.i = zext nneg i8 %x.lobit.i to i32
  ret i32 %conv1.i
}

define spir_func i32 @_Z3allDv3_i(<3 x i32> %x) {
entry:
  %shift = shufflevector <3 x i32> %x, <3 x i32> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %shift7 = shufflevector <3 x i32> %x, <3 x i32> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %0 = and <3 x i32> %shift, %shift7
  %foldExtExtBinop8 = and <3 x i32> %0, %x
  %and1 = extractelement <3 x i32> %foldExtExtBinop8, i64 0
  %x.lobit.i = lshr i32 %and1, 31
  ret i32 %x.lobit.i
}

define spir_func i32 @_Z3allDv3_l(<3 x i64> %x) {
entry:
  %shift = shufflevector <3 x i64> %x, <3 x i64> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %shift7 = shufflevector <3 x i64> %x, <3 x i64> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %0 = and <3 x i64> %shift, %shift7
  %foldExtExtBinop8 = and <3 x i64> %0, %x
  %and1 = extractelement <3 x i64> %foldExtExtBinop8, i64 0
  %x.lobit.i = lshr i64 %and1, 63
  %conv.i = trunc nuw nsw i64 %x.lobit.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z3allDv3_s(<3 x i16> %x) {
entry:
  %shift = shufflevector <3 x i16> %x, <3 x i16> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %shift12 = shufflevector <3 x i16> %x, <3 x i16> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %0 = and <3 x i16> %shift, %shift12
  %foldExtExtBinop13 = and <3 x i16> %0, %x
  %and310 = extractelement <3 x i16> %foldExtExtBinop13, i64 0
  %x.lobit.i = lshr i16 %and310, 15
  %conv1.i = zext nneg i16 %x.lobit.i to i32
  ret i32 %conv1.i
}

define spir_func i32 @_Z3allDv4_c(<4 x i8> %x) {
entry:
  %0 = shufflevector <4 x i8> %x, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %1 = shufflevector <4 x i8> %x, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %and = and <2 x i8> %0, %1
  %and4.i = call i8 @llvm.vector.reduce.and.v2i8(<2 x i8> %and)
  %x.lobit.i.i = lshr i8 %and4.i, 7
  %conv1.i.i = zext nneg i8 %x.lobit.i.i to i32
  ret i32 %conv1.i.i
}

define spir_func i32 @_Z3allDv4_i(<4 x i32> %x) {
entry:
  %0 = shufflevector <4 x i32> %x, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %1 = shufflevector <4 x i32> %x, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %and = and <2 x i32> %0, %1
  %and.i = call i32 @llvm.vector.reduce.and.v2i32(<2 x i32> %and)
  %x.lobit.i.i = lshr i32 %and.i, 31
  ret i32 %x.lobit.i.i
}

define spir_func i32 @_Z3allDv4_l(<4 x i64> %x) {
entry:
  %0 = shufflevector <4 x i64> %x, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %1 = shufflevector <4 x i64> %x, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %and = and <2 x i64> %0, %1
  %and.i = call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %and)
  %x.lobit.i.i = lshr i64 %and.i, 63
  %conv.i.i = trunc nuw nsw i64 %x.lobit.i.i to i32
  ret i32 %conv.i.i
}

define spir_func i32 @_Z3allDv4_s(<4 x i16> %x) {
entry:
  %0 = shufflevector <4 x i16> %x, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %1 = shufflevector <4 x i16> %x, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %and = and <2 x i16> %0, %1
  %and4.i = call i16 @llvm.vector.reduce.and.v2i16(<2 x i16> %and)
  %x.lobit.i.i = lshr i16 %and4.i, 15
  %conv1.i.i = zext nneg i16 %x.lobit.i.i to i32
  ret i32 %conv1.i.i
}

define spir_func i32 @_Z3allDv8_c(<8 x i8> %x) {
entry:
  %0 = shufflevector <8 x i8> %x, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1 = shufflevector <8 x i8> %x, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %and = and <4 x i8> %0, %1
  %2 = shufflevector <4 x i8> %and, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %3 = shufflevector <4 x i8> %and, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %and.i = and <2 x i8> %2, %3
  %and4.i.i = call i8 @llvm.vector.reduce.and.v2i8(<2 x i8> %and.i)
  %x.lobit.i.i.i = lshr i8 %and4.i.i, 7
  %conv1.i.i.i = zext nneg i8 %x.lobit.i.i.i to i32
  ret i32 %conv1.i.i.i
}

define spir_func i32 @_Z3allDv8_i(<8 x i32> %x) {
entry:
  %0 = shufflevector <8 x i32> %x, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1 = shufflevector <8 x i32> %x, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %and = and <4 x i32> %0, %1
  %2 = shufflevector <4 x i32> %and, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %3 = shufflevector <4 x i32> %and, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %and.i = and <2 x i32> %2, %3
  %and.i.i = call i32 @llvm.vector.reduce.and.v2i32(<2 x i32> %and.i)
  %x.lobit.i.i.i = lshr i32 %and.i.i, 31
  ret i32 %x.lobit.i.i.i
}

define spir_func i32 @_Z3allDv8_l(<8 x i64> %x) {
entry:
  %0 = shufflevector <8 x i64> %x, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1 = shufflevector <8 x i64> %x, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %and = and <4 x i64> %0, %1
  %2 = shufflevector <4 x i64> %and, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %3 = shufflevector <4 x i64> %and, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %and.i = and <2 x i64> %2, %3
  %and.i.i = call i64 @llvm.vector.reduce.and.v2i64(<2 x i64> %and.i)
  %x.lobit.i.i.i = lshr i64 %and.i.i, 63
  %conv.i.i.i = trunc nuw nsw i64 %x.lobit.i.i.i to i32
  ret i32 %conv.i.i.i
}

define spir_func i32 @_Z3allDv8_s(<8 x i16> %x) {
entry:
  %0 = shufflevector <8 x i16> %x, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1 = shufflevector <8 x i16> %x, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %and = and <4 x i16> %0, %1
  %2 = shufflevector <4 x i16> %and, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %3 = shufflevector <4 x i16> %and, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %and.i = and <2 x i16> %2, %3
  %and4.i.i = call i16 @llvm.vector.reduce.and.v2i16(<2 x i16> %and.i)
  %x.lobit.i.i.i = lshr i16 %and4.i.i, 15
  %conv1.i.i.i = zext nneg i16 %x.lobit.i.i.i to i32
  ret i32 %conv1.i.i.i
}

define spir_func i32 @_Z3allc(i8 %x) {
entry:
  %x.lobit = lshr i8 %x, 7
  %conv1 = zext nneg i8 %x.lobit to i32
  ret i32 %conv1
}

define spir_func i32 @_Z3alli(i32 %x) {
entry:
  %x.lobit = lshr i32 %x, 31
  ret i32 %x.lobit
}

define spir_func i32 @_Z3alll(i64 %x) {
entry:
  %x.lobit = lshr i64 %x, 63
  %conv = trunc nuw nsw i64 %x.lobit to i32
  ret i32 %conv
}

define spir_func i32 @_Z3alls(i16 %x) {
entry:
  %x.lobit = lshr i16 %x, 15
  %conv1 = zext nneg i16 %x.lobit to i32
  ret i32 %conv1
}

define spir_func i32 @_Z3anyDv16_c(<16 x i8> %x) {
entry:
  %0 = shufflevector <16 x i8> %x, <16 x i8> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1 = shufflevector <16 x i8> %x, <16 x i8> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %or = or <8 x i8> %0, %1
  %2 = shufflevector <8 x i8> %or, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = shufflevector <8 x i8> %or, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %or.i = or <4 x i8> %2, %3
  %4 = shufflevector <4 x i8> %or.i, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i8> %or.i, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %or.i.i = or <2 x i8> %4, %5
  %or4.i.i.i = call i8 @llvm.vector.reduce.or.v2i8(<2 x i8> %or.i.i)
  %x.lobit.i.i.i.i = lshr i8 %or4.i.i.i, 7
  %conv1.i.i.i.i = zext nneg i8 %x.lobit.i.i.i.i to i32
  ret i32 %conv1.i.i.i.i
}

define spir_func i32 @_Z3anyDv16_i(<16 x i32> %x) {
entry:
  %0 = shufflevector <16 x i32> %x, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1 = shufflevector <16 x i32> %x, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %or = or <8 x i32> %0, %1
  %2 = shufflevector <8 x i32> %or, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = shufflevector <8 x i32> %or, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %or.i = or <4 x i32> %2, %3
  %4 = shufflevector <4 x i32> %or.i, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i32> %or.i, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %or.i.i = or <2 x i32> %4, %5
  %or.i.i.i = call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %or.i.i)
  %x.lobit.i.i.i.i = lshr i32 %or.i.i.i, 31
  ret i32 %x.lobit.i.i.i.i
}

define spir_func i32 @_Z3anyDv16_l(<16 x i64> %x) {
entry:
  %0 = shufflevector <16 x i64> %x, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1 = shufflevector <16 x i64> %x, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %or = or <8 x i64> %0, %1
  %2 = shufflevector <8 x i64> %or, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = shufflevector <8 x i64> %or, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %or.i = or <4 x i64> %2, %3
  %4 = shufflevector <4 x i64> %or.i, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i64> %or.i, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %or.i.i = or <2 x i64> %4, %5
  %or.i.i.i = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %or.i.i)
  %x.lobit.i.i.i.i = lshr i64 %or.i.i.i, 63
  %conv.i.i.i.i = trunc nuw nsw i64 %x.lobit.i.i.i.i to i32
  ret i32 %conv.i.i.i.i
}

define spir_func i32 @_Z3anyDv16_s(<16 x i16> %x) {
entry:
  %0 = shufflevector <16 x i16> %x, <16 x i16> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %1 = shufflevector <16 x i16> %x, <16 x i16> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %or = or <8 x i16> %0, %1
  %2 = shufflevector <8 x i16> %or, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %3 = shufflevector <8 x i16> %or, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %or.i = or <4 x i16> %2, %3
  %4 = shufflevector <4 x i16> %or.i, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %5 = shufflevector <4 x i16> %or.i, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %or.i.i = or <2 x i16> %4, %5
  %or4.i.i.i = call i16 @llvm.vector.reduce.or.v2i16(<2 x i16> %or.i.i)
  %x.lobit.i.i.i.i = lshr i16 %or4.i.i.i, 15
  %conv1.i.i.i.i = zext nneg i16 %x.lobit.i.i.i.i to i32
  ret i32 %conv1.i.i.i.i
}

define spir_func i32 @_Z3anyDv2_c(<2 x i8> %x) {
entry:
  %or4 = call i8 @llvm.vector.reduce.or.v2i8(<2 x i8> %x)
  %x.lobit.i = lshr i8 %or4, 7
  %conv1.i = zext nneg i8 %x.lobit.i to i32
  ret i32 %conv1.i
}

define spir_func i32 @_Z3anyDv2_i(<2 x i32> %x) {
entry:
  %or = call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %x)
  %x.lobit.i = lshr i32 %or, 31
  ret i32 %x.lobit.i
}

define spir_func i32 @_Z3anyDv2_l(<2 x i64> %x) {
entry:
  %or = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %x)
  %x.lobit.i = lshr i64 %or, 63
  %conv.i = trunc nuw nsw i64 %x.lobit.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z3anyDv2_s(<2 x i16> %x) {
entry:
  %or4 = call i16 @llvm.vector.reduce.or.v2i16(<2 x i16> %x)
  %x.lobit.i = lshr i16 %or4, 15
  %conv1.i = zext nneg i16 %x.lobit.i to i32
  ret i32 %conv1.i
}

define spir_func i32 @_Z3anyDv3_c(<3 x i8> %x) {
entry:
  %shift = shufflevector <3 x i8> %x, <3 x i8> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %shift12 = shufflevector <3 x i8> %x, <3 x i8> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %0 = or <3 x i8> %shift, %shift12
  %foldExtExtBinop13 = or <3 x i8> %0, %x
  %or310 = extractelement <3 x i8> %foldExtExtBinop13, i64 0
  %x.lobit.i = lshr i8 %or310, 7
  %conv1.i = zext nneg i8 %x.lobit.i to i32
  ret i32 %conv1.i
}

define spir_func i32 @_Z3anyDv3_i(<3 x i32> %x) {
entry:
  %shift = shufflevector <3 x i32> %x, <3 x i32> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %shift7 = shufflevector <3 x i32> %x, <3 x i32> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %0 = or <3 x i32> %shift, %shift7
  %foldExtExtBinop8 = or <3 x i32> %0, %x
  %or1 = extractelement <3 x i32> %foldExtExtBinop8, i64 0
  %x.lobit.i = lshr i32 %or1, 31
  ret i32 %x.lobit.i
}

define spir_func i32 @_Z3anyDv3_l(<3 x i64> %x) {
entry:
  %shift = shufflevector <3 x i64> %x, <3 x i64> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %shift7 = shufflevector <3 x i64> %x, <3 x i64> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %0 = or <3 x i64> %shift, %shift7
  %foldExtExtBinop8 = or <3 x i64> %0, %x
  %or1 = extractelement <3 x i64> %foldExtExtBinop8, i64 0
  %x.lobit.i = lshr i64 %or1, 63
  %conv.i = trunc nuw nsw i64 %x.lobit.i to i32
  ret i32 %conv.i
}

define spir_func i32 @_Z3anyDv3_s(<3 x i16> %x) {
entry:
  %shift = shufflevector <3 x i16> %x, <3 x i16> poison, <3 x i32> <i32 1, i32 poison, i32 poison>
  %shift12 = shufflevector <3 x i16> %x, <3 x i16> poison, <3 x i32> <i32 2, i32 poison, i32 poison>
  %0 = or <3 x i16> %shift, %shift12
  %foldExtExtBinop13 = or <3 x i16> %0, %x
  %or310 = extractelement <3 x i16> %foldExtExtBinop13, i64 0
  %x.lobit.i = lshr i16 %or310, 15
  %conv1.i = zext nneg i16 %x.lobit.i to i32
  ret i32 %conv1.i
}

define spir_func i32 @_Z3anyDv4_c(<4 x i8> %x) {
entry:
  %0 = shufflevector <4 x i8> %x, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %1 = shufflevector <4 x i8> %x, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %or = or <2 x i8> %0, %1
  %or4.i = call i8 @llvm.vector.reduce.or.v2i8(<2 x i8> %or)
  %x.lobit.i.i = lshr i8 %or4.i, 7
  %conv1.i.i = zext nneg i8 %x.lobit.i.i to i32
  ret i32 %conv1.i.i
}

define spir_func i32 @_Z3anyDv4_i(<4 x i32> %x) {
entry:
  %0 = shufflevector <4 x i32> %x, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %1 = shufflevector <4 x i32> %x, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %or = or <2 x i32> %0, %1
  %or.i = call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %or)
  %x.lobit.i.i = lshr i32 %or.i, 31
  ret i32 %x.lobit.i.i
}

define spir_func i32 @_Z3anyDv4_l(<4 x i64> %x) {
entry:
  %0 = shufflevector <4 x i64> %x, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %1 = shufflevector <4 x i64> %x, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %or = or <2 x i64> %0, %1
  %or.i = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %or)
  %x.lobit.i.i = lshr i64 %or.i, 63
  %conv.i.i = trunc nuw nsw i64 %x.lobit.i.i to i32
  ret i32 %conv.i.i
}

define spir_func i32 @_Z3anyDv4_s(<4 x i16> %x) {
entry:
  %0 = shufflevector <4 x i16> %x, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %1 = shufflevector <4 x i16> %x, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %or = or <2 x i16> %0, %1
  %or4.i = call i16 @llvm.vector.reduce.or.v2i16(<2 x i16> %or)
  %x.lobit.i.i = lshr i16 %or4.i, 15
  %conv1.i.i = zext nneg i16 %x.lobit.i.i to i32
  ret i32 %conv1.i.i
}

define spir_func i32 @_Z3anyDv8_c(<8 x i8> %x) {
entry:
  %0 = shufflevector <8 x i8> %x, <8 x i8> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1 = shufflevector <8 x i8> %x, <8 x i8> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %or = or <4 x i8> %0, %1
  %2 = shufflevector <4 x i8> %or, <4 x i8> poison, <2 x i32> <i32 0, i32 1>
  %3 = shufflevector <4 x i8> %or, <4 x i8> poison, <2 x i32> <i32 2, i32 3>
  %or.i = or <2 x i8> %2, %3
  %or4.i.i = call i8 @llvm.vector.reduce.or.v2i8(<2 x i8> %or.i)
  %x.lobit.i.i.i = lshr i8 %or4.i.i, 7
  %conv1.i.i.i = zext nneg i8 %x.lobit.i.i.i to i32
  ret i32 %conv1.i.i.i
}

define spir_func i32 @_Z3anyDv8_i(<8 x i32> %x) {
entry:
  %0 = shufflevector <8 x i32> %x, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1 = shufflevector <8 x i32> %x, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %or = or <4 x i32> %0, %1
  %2 = shufflevector <4 x i32> %or, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %3 = shufflevector <4 x i32> %or, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %or.i = or <2 x i32> %2, %3
  %or.i.i = call i32 @llvm.vector.reduce.or.v2i32(<2 x i32> %or.i)
  %x.lobit.i.i.i = lshr i32 %or.i.i, 31
  ret i32 %x.lobit.i.i.i
}

define spir_func i32 @_Z3anyDv8_l(<8 x i64> %x) {
entry:
  %0 = shufflevector <8 x i64> %x, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1 = shufflevector <8 x i64> %x, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %or = or <4 x i64> %0, %1
  %2 = shufflevector <4 x i64> %or, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %3 = shufflevector <4 x i64> %or, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %or.i = or <2 x i64> %2, %3
  %or.i.i = call i64 @llvm.vector.reduce.or.v2i64(<2 x i64> %or.i)
  %x.lobit.i.i.i = lshr i64 %or.i.i, 63
  %conv.i.i.i = trunc nuw nsw i64 %x.lobit.i.i.i to i32
  ret i32 %conv.i.i.i
}

define spir_func i32 @_Z3anyDv8_s(<8 x i16> %x) {
entry:
  %0 = shufflevector <8 x i16> %x, <8 x i16> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %1 = shufflevector <8 x i16> %x, <8 x i16> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %or = or <4 x i16> %0, %1
  %2 = shufflevector <4 x i16> %or, <4 x i16> poison, <2 x i32> <i32 0, i32 1>
  %3 = shufflevector <4 x i16> %or, <4 x i16> poison, <2 x i32> <i32 2, i32 3>
  %or.i = or <2 x i16> %2, %3
  %or4.i.i = call i16 @llvm.vector.reduce.or.v2i16(<2 x i16> %or.i)
  %x.lobit.i.i.i = lshr i16 %or4.i.i, 15
  %conv1.i.i.i = zext nneg i16 %x.lobit.i.i.i to i32
  ret i32 %conv1.i.i.i
}

define spir_func i32 @_Z3anyc(i8 %x) {
entry:
  %x.lobit = lshr i8 %x, 7
  %conv1 = zext nneg i8 %x.lobit to i32
  ret i32 %conv1
}

define spir_func i32 @_Z3anyi(i32 %x) {
entry:
  %x.lobit = lshr i32 %x, 31
  ret i32 %x.lobit
}

define spir_func i32 @_Z3anyl(i64 %x) {
entry:
  %x.lobit = lshr i64 %x, 63
  %conv = trunc nuw nsw i64 %x.lobit to i32
  ret i32 %conv
}

define spir_func i32 @_Z3anys(i16 %x) {
entry:
  %x.lobit = lshr i16 %x, 15
  %conv1 = zext nneg i16 %x.lobit to i32
  ret i32 %conv1
}

define spir_func i8 @_Z3clzc(i8 %x) {
entry:
  %0 = call i8 @llvm.ctlz.i8(i8 %x, i1 false)
  ret i8 %0
}

define spir_func i8 @_Z3clzh(i8 %x) {
entry:
  %0 = call i8 @llvm.ctlz.i8(i8 %x, i1 false)
  ret i8 %0
}

define spir_func i32 @_Z3clzi(i32 %x) {
entry:
  %0 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %0
}

define spir_func i32 @_Z3clzj(i32 %x) {
entry:
  %0 = call i32 @llvm.ctlz.i32(i32 %x, i1 false)
  ret i32 %0
}

define spir_func i64 @_Z3clzl(i64 %x) {
entry:
  %0 = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  ret i64 %0
}

define spir_func i64 @_Z3clzm(i64 %x) {
entry:
  %0 = call i64 @llvm.ctlz.i64(i64 %x, i1 false)
  ret i64 %0
}

define spir_func i16 @_Z3clzs(i16 %x) {
entry:
  %0 = call i16 @llvm.ctlz.i16(i16 %x, i1 false)
  ret i16 %0
}

define spir_func i16 @_Z3clzt(i16 %x) {
entry:
  %0 = call i16 @llvm.ctlz.i16(i16 %x, i1 false)
  ret i16 %0
}

define spir_func half @_Z3cosDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z3cosf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func i8 @_Z3ctzc(i8 %x) {
entry:
  %0 = call i8 @llvm.cttz.i8(i8 %x, i1 false)
  ret i8 %0
}

define spir_func i8 @_Z3ctzh(i8 %x) {
entry:
  %0 = call i8 @llvm.cttz.i8(i8 %x, i1 false)
  ret i8 %0
}

define spir_func i32 @_Z3ctzi(i32 %x) {
entry:
  %0 = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  ret i32 %0
}

define spir_func i32 @_Z3ctzj(i32 %x) {
entry:
  %0 = call i32 @llvm.cttz.i32(i32 %x, i1 false)
  ret i32 %0
}

define spir_func i64 @_Z3ctzl(i64 %x) {
entry:
  %0 = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  ret i64 %0
}

define spir_func i64 @_Z3ctzm(i64 %x) {
entry:
  %0 = call i64 @llvm.cttz.i64(i64 %x, i1 false)
  ret i64 %0
}

define spir_func i16 @_Z3ctzs(i16 %x) {
entry:
  %0 = call i16 @llvm.cttz.i16(i16 %x, i1 false)
  ret i16 %0
}

define spir_func i16 @_Z3ctzt(i16 %x) {
entry:
  %0 = call i16 @llvm.cttz.i16(i16 %x, i1 false)
  ret i16 %0
}

define spir_func half @_Z3dotDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z3dotff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z3dotDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %conv = fpext <2 x half> %x to <2 x float>
  %conv1 = fpext <2 x half> %y to <2 x float>
  %call = call spir_func float @_Z3dotDv2_fS_(<2 x float> %conv, <2 x float> %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z3dotDv2_dS_(<2 x double> %p, <2 x double> %q) {
entry:
  %0 = extractelement <2 x double> %p, i64 1
  %1 = extractelement <2 x double> %q, i64 1
  %foldExtExtBinop = fmul <2 x double> %p, %q
  %mul = extractelement <2 x double> %foldExtExtBinop, i64 0
  %call = call spir_func double @_Z3madddd(double %0, double %1, double %mul)
  ret double %call
}

define spir_func float @_Z3dotDv2_fS_(<2 x float> %p, <2 x float> %q) {
entry:
  %0 = extractelement <2 x float> %p, i64 1
  %1 = extractelement <2 x float> %q, i64 1
  %foldExtExtBinop = fmul <2 x float> %p, %q
  %mul = extractelement <2 x float> %foldExtExtBinop, i64 0
  %call = call spir_func float @_Z3madfff(float %0, float %1, float %mul)
  ret float %call
}

define spir_func half @_Z3dotDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %conv = fpext <3 x half> %x to <3 x float>
  %conv5 = fpext <3 x half> %y to <3 x float>
  %call = call spir_func float @_Z3dotDv3_fS_(<3 x float> %conv, <3 x float> %conv5)
  %conv6 = fptrunc float %call to half
  ret half %conv6
}

define spir_func double @_Z3dotDv3_dS_(<3 x double> %p, <3 x double> %q) {
entry:
  %0 = extractelement <3 x double> %p, i64 2
  %1 = extractelement <3 x double> %q, i64 2
  %2 = extractelement <3 x double> %p, i64 1
  %3 = extractelement <3 x double> %q, i64 1
  %foldExtExtBinop = fmul <3 x double> %p, %q
  %mul = extractelement <3 x double> %foldExtExtBinop, i64 0
  %call = call spir_func double @_Z3madddd(double %2, double %3, double %mul)
  %call2 = call spir_func double @_Z3madddd(double %0, double %1, double %call)
  ret double %call2
}

define spir_func float @_Z3dotDv3_fS_(<3 x float> %p, <3 x float> %q) {
entry:
  %0 = extractelement <3 x float> %p, i64 2
  %1 = extractelement <3 x float> %q, i64 2
  %2 = extractelement <3 x float> %p, i64 1
  %3 = extractelement <3 x float> %q, i64 1
  %foldExtExtBinop = fmul <3 x float> %p, %q
  %mul = extractelement <3 x float> %foldExtExtBinop, i64 0
  %call = call spir_func float @_Z3madfff(float %2, float %3, float %mul)
  %call2 = call spir_func float @_Z3madfff(float %0, float %1, float %call)
  ret float %call2
}

define spir_func half @_Z3dotDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %conv = fpext <4 x half> %x to <4 x float>
  %conv1 = fpext <4 x half> %y to <4 x float>
  %call = call spir_func float @_Z3dotDv4_fS_(<4 x float> %conv, <4 x float> %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z3dotDv4_dS_(<4 x double> %p, <4 x double> %q) {
entry:
  %0 = extractelement <4 x double> %p, i64 3
  %1 = extractelement <4 x double> %q, i64 3
  %2 = extractelement <4 x double> %p, i64 2
  %3 = extractelement <4 x double> %q, i64 2
  %4 = extractelement <4 x double> %p, i64 1
  %5 = extractelement <4 x double> %q, i64 1
  %foldExtExtBinop = fmul <4 x double> %p, %q
  %mul = extractelement <4 x double> %foldExtExtBinop, i64 0
  %call = call spir_func double @_Z3madddd(double %4, double %5, double %mul)
  %call1 = call spir_func double @_Z3madddd(double %2, double %3, double %call)
  %call2 = call spir_func double @_Z3madddd(double %0, double %1, double %call1)
  ret double %call2
}

define spir_func float @_Z3dotDv4_fS_(<4 x float> %p, <4 x float> %q) {
entry:
  %0 = extractelement <4 x float> %p, i64 3
  %1 = extractelement <4 x float> %q, i64 3
  %2 = extractelement <4 x float> %p, i64 2
  %3 = extractelement <4 x float> %q, i64 2
  %4 = extractelement <4 x float> %p, i64 1
  %5 = extractelement <4 x float> %q, i64 1
  %foldExtExtBinop = fmul <4 x float> %p, %q
  %mul = extractelement <4 x float> %foldExtExtBinop, i64 0
  %call = call spir_func float @_Z3madfff(float %4, float %5, float %mul)
  %call1 = call spir_func float @_Z3madfff(float %2, float %3, float %call)
  %call2 = call spir_func float @_Z3madfff(float %0, float %1, float %call1)
  ret float %call2
}

define spir_func double @_Z3dotdd(double %p, double %q) {
entry:
  %mul = fmul double %p, %q
  ret double %mul
}

define spir_func float @_Z3dotff(float %p, float %q) {
entry:
  %mul = fmul float %p, %q
  ret float %mul
}

define spir_func half @_Z3erfDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z3erff(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z3expDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z3expf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z3fmaDhDhDh(half %x, half %y, half %z) {
entry:
  %conv = fpext half %x to double
  %conv1 = fpext half %y to double
  %conv2 = fpext half %z to double
  %call = call spir_func double @_Z3fmaddd(double %conv, double %conv1, double %conv2)
  %conv3 = fptrunc double %call to half
  ret half %conv3
}

define spir_func half @_Z3logDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z3logf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z3madDhDhDh(half %x, half %y, half %z) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %conv2 = fpext half %z to float
  %call = call spir_func float @_Z3madfff(float %conv, float %conv1, float %conv2)
  %conv3 = fptrunc float %call to half
  ret half %conv3
}

define spir_func half @_Z3maxDhDh(half %x, half %y) {
entry:
  %cmp = fcmp olt half %x, %y
  %cond = select i1 %cmp, half %y, half %x
  ret half %cond
}

define spir_func i8 @_Z3maxcc(i8 %x, i8 %y) {
entry:
  %elt.max = call i8 @llvm.smax.i8(i8 %x, i8 %y)
  ret i8 %elt.max
}

define spir_func double @_Z3maxdd(double %x, double %y) {
entry:
  %cmp = fcmp olt double %x, %y
  %cond = select i1 %cmp, double %y, double %x
  ret double %cond
}

define spir_func float @_Z3maxff(float %x, float %y) {
entry:
  %cmp = fcmp olt float %x, %y
  %cond = select i1 %cmp, float %y, float %x
  ret float %cond
}

define spir_func i8 @_Z3maxhh(i8 %x, i8 %y) {
entry:
  %elt.max = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  ret i8 %elt.max
}

define spir_func i32 @_Z3maxii(i32 %x, i32 %y) {
entry:
  %elt.max = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  ret i32 %elt.max
}

define spir_func i32 @_Z3maxjj(i32 %x, i32 %y) {
entry:
  %elt.max = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  ret i32 %elt.max
}

define spir_func i64 @_Z3maxll(i64 %x, i64 %y) {
entry:
  %elt.max = call i64 @llvm.smax.i64(i64 %x, i64 %y)
  ret i64 %elt.max
}

define spir_func i64 @_Z3maxmm(i64 %x, i64 %y) {
entry:
  %elt.max = call i64 @llvm.umax.i64(i64 %x, i64 %y)
  ret i64 %elt.max
}

define spir_func i16 @_Z3maxss(i16 %x, i16 %y) {
entry:
  %elt.max = call i16 @llvm.smax.i16(i16 %x, i16 %y)
  ret i16 %elt.max
}

define spir_func i16 @_Z3maxtt(i16 %x, i16 %y) {
entry:
  %elt.max = call i16 @llvm.umax.i16(i16 %x, i16 %y)
  ret i16 %elt.max
}

define spir_func half @_Z3minDhDh(half %x, half %y) {
entry:
  %cmp = fcmp olt half %y, %x
  %cond = select i1 %cmp, half %y, half %x
  ret half %cond
}

define spir_func i8 @_Z3mincc(i8 %x, i8 %y) {
entry:
  %elt.min = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  ret i8 %elt.min
}

define spir_func double @_Z3mindd(double %x, double %y) {
entry:
  %cmp = fcmp olt double %y, %x
  %cond = select i1 %cmp, double %y, double %x
  ret double %cond
}

define spir_func float @_Z3minff(float %x, float %y) {
entry:
  %cmp = fcmp olt float %y, %x
  %cond = select i1 %cmp, float %y, float %x
  ret float %cond
}

define spir_func i8 @_Z3minhh(i8 %x, i8 %y) {
entry:
  %elt.min = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  ret i8 %elt.min
}

define spir_func i32 @_Z3minii(i32 %x, i32 %y) {
entry:
  %elt.min = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  ret i32 %elt.min
}

define spir_func i32 @_Z3minjj(i32 %x, i32 %y) {
entry:
  %elt.min = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  ret i32 %elt.min
}

define spir_func i64 @_Z3minll(i64 %x, i64 %y) {
entry:
  %elt.min = call i64 @llvm.smin.i64(i64 %x, i64 %y)
  ret i64 %elt.min
}

define spir_func i64 @_Z3minmm(i64 %x, i64 %y) {
entry:
  %elt.min = call i64 @llvm.umin.i64(i64 %x, i64 %y)
  ret i64 %elt.min
}

define spir_func i16 @_Z3minss(i16 %x, i16 %y) {
entry:
  %elt.min = call i16 @llvm.smin.i16(i16 %x, i16 %y)
  ret i16 %elt.min
}

define spir_func i16 @_Z3mintt(i16 %x, i16 %y) {
entry:
  %elt.min = call i16 @llvm.umin.i16(i16 %x, i16 %y)
  ret i16 %elt.min
}

define spir_func half @_Z3mixDhDhDh(half %x, half %y, half %z) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %conv2 = fpext half %z to float
  %call = call spir_func float @_Z3mixfff(float %conv, float %conv1, float %conv2)
  %conv3 = fptrunc float %call to half
  ret half %conv3
}

define spir_func double @_Z3mixddd(double %x, double %y, double %a) {
entry:
  %sub = fsub double %y, %x
  %call = call spir_func double @_Z3madddd(double %sub, double %a, double %x)
  ret double %call
}

define spir_func float @_Z3mixfff(float %x, float %y, float %a) {
entry:
  %sub = fsub float %y, %x
  %call = call spir_func float @_Z3madfff(float %sub, float %a, float %x)
  ret float %call
}

define spir_func float @_Z3nanj(i32 %code) {
entry:
  %or = or i32 %code, 2143289344
  %astype = bitcast i32 %or to float
  ret float %astype
}

define spir_func double @_Z3nanm(i64 %code) {
entry:
  %or = or i64 %code, 9221120237041090560
  %astype = bitcast i64 %or to double
  ret double %astype
}

define spir_func half @_Z3nant(i16 %code) {
entry:
  %0 = or i16 %code, 32256
  %astype = bitcast i16 %0 to half
  ret half %astype
}

define spir_func half @_Z3powDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z3powff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z3sinDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z3sinf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z3tanDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z3tanf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_andi(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.reduce.and.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z40sub_group_non_uniform_reduce_logical_xori(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.reduce.xor.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func half @_Z40sub_group_non_uniform_scan_exclusive_addDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.prefix.fadd.half(half %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, half 0xH0000, half %call
  ret half %cond
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_addc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.add.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z40sub_group_non_uniform_scan_exclusive_addd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.prefix.fadd.double(double %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, double 0.000000e+00, double %call
  ret double %cond
}

define spir_func float @_Z40sub_group_non_uniform_scan_exclusive_addf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.prefix.fadd.float(float %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, float 0.000000e+00, float %call
  ret float %cond
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_addh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.add.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_addj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_addl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_addm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_adds(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_addt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_andc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.and.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_andh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.and.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.and.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_andj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.and.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_andl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.and.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_andm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.and.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_ands(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.and.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_andt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.and.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z40sub_group_non_uniform_scan_exclusive_maxDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.prefix.fmaxnum.half(half %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, half 0xHFC00, half %call
  ret half %cond
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_maxc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.max.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z40sub_group_non_uniform_scan_exclusive_maxd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.prefix.fmaxnum.double(double %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, double 0xFFF0000000000000, double %call
  ret double %cond
}

define spir_func float @_Z40sub_group_non_uniform_scan_exclusive_maxf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.prefix.fmaxnum.float(float %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, float 0xFFF0000000000000, float %call
  ret float %cond
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_maxh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.umax.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.max.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_maxj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.umax.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_maxl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.max.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_maxm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.umax.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_maxs(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.max.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_maxt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.umax.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z40sub_group_non_uniform_scan_exclusive_minDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.prefix.fminnum.half(half %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, half 0xH7C00, half %call
  ret half %cond
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_minc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.min.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z40sub_group_non_uniform_scan_exclusive_mind(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.prefix.fminnum.double(double %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, double 0x7FF0000000000000, double %call
  ret double %cond
}

define spir_func float @_Z40sub_group_non_uniform_scan_exclusive_minf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.prefix.fminnum.float(float %x)
  %call1 = call spir_func i32 @wfv.sub_group.lane()
  %call.i = call spir_func i64 @wfv.sub_group.ballot(i1 true)
  %0 = call i64 @llvm.cttz.i64(i64 %call.i, i1 false)
  %cast.i = trunc nuw nsw i64 %0 to i32
  %cmp = icmp eq i32 %call1, %cast.i
  %cond = select i1 %cmp, float 0x7FF0000000000000, float %call
  ret float %cond
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_minh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.umin.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mini(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.min.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_minj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.umin.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_minl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.min.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_minm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.umin.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_mins(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.min.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_mint(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.umin.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z40sub_group_non_uniform_scan_exclusive_mulDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.prefix.fmul.half(half %x)
  ret half %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_mulc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.mul.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z40sub_group_non_uniform_scan_exclusive_muld(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.prefix.fmul.double(double %x)
  ret double %call
}

define spir_func float @_Z40sub_group_non_uniform_scan_exclusive_mulf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.prefix.fmul.float(float %x)
  ret float %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_mulh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.mul.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_muli(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.mul.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_mulj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.mul.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_mull(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.mul.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_mulm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.mul.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_muls(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.mul.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_mult(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.mul.i16(i16 %x)
  ret i16 %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_xorc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.xor.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_exclusive_xorh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.prefix.xor.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xori(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.xor.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_exclusive_xorj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.prefix.xor.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_xorl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.xor.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_exclusive_xorm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.prefix.xor.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_xors(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.xor.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_exclusive_xort(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.prefix.xor.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z40sub_group_non_uniform_scan_inclusive_addDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.scan.fadd.half(half %x)
  ret half %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_addc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.add.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z40sub_group_non_uniform_scan_inclusive_addd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.scan.fadd.double(double %x)
  ret double %call
}

define spir_func float @_Z40sub_group_non_uniform_scan_inclusive_addf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.scan.fadd.float(float %x)
  ret float %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_addh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.add.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_addj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.add.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_addl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_addm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.add.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_adds(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_addt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.add.i16(i16 %x)
  ret i16 %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_andc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.and.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_andh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.and.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.and.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_andj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.and.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_andl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.and.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_andm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.and.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_ands(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.and.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_andt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.and.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z40sub_group_non_uniform_scan_inclusive_maxDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.scan.fmaxnum.half(half %x)
  ret half %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_maxc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.max.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z40sub_group_non_uniform_scan_inclusive_maxd(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.scan.fmaxnum.double(double %x)
  ret double %call
}

define spir_func float @_Z40sub_group_non_uniform_scan_inclusive_maxf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.scan.fmaxnum.float(float %x)
  ret float %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_maxh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.umax.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxi(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.max.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_maxj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.umax.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_maxl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.max.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_maxm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.umax.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_maxs(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.max.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_maxt(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.umax.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z40sub_group_non_uniform_scan_inclusive_minDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.scan.fminnum.half(half %x)
  ret half %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_minc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.min.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z40sub_group_non_uniform_scan_inclusive_mind(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.scan.fminnum.double(double %x)
  ret double %call
}

define spir_func float @_Z40sub_group_non_uniform_scan_inclusive_minf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.scan.fminnum.float(float %x)
  ret float %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_minh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.umin.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mini(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.min.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_minj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.umin.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_minl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.min.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_minm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.umin.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_mins(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.min.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_mint(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.umin.i16(i16 %x)
  ret i16 %call
}

define spir_func half @_Z40sub_group_non_uniform_scan_inclusive_mulDh(half %x) {
entry:
  %call = call spir_func half @wfv.sub_group.scan.fmul.half(half %x)
  ret half %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_mulc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.mul.i8(i8 %x)
  ret i8 %call
}

define spir_func double @_Z40sub_group_non_uniform_scan_inclusive_muld(double %x) {
entry:
  %call = call spir_func double @wfv.sub_group.scan.fmul.double(double %x)
  ret double %call
}

define spir_func float @_Z40sub_group_non_uniform_scan_inclusive_mulf(float %x) {
entry:
  %call = call spir_func float @wfv.sub_group.scan.fmul.float(float %x)
  ret float %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_mulh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.mul.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_muli(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.mul.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_mulj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.mul.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_mull(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.mul.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_mulm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.mul.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_muls(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.mul.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_mult(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.mul.i16(i16 %x)
  ret i16 %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_xorc(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.xor.i8(i8 %x)
  ret i8 %call
}

define spir_func i8 @_Z40sub_group_non_uniform_scan_inclusive_xorh(i8 %x) {
entry:
  %call = call spir_func i8 @wfv.sub_group.scan.xor.i8(i8 %x)
  ret i8 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xori(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.xor.i32(i32 %x)
  ret i32 %call
}

define spir_func i32 @_Z40sub_group_non_uniform_scan_inclusive_xorj(i32 %x) {
entry:
  %call = call spir_func i32 @wfv.sub_group.scan.xor.i32(i32 %x)
  ret i32 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_xorl(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.xor.i64(i64 %x)
  ret i64 %call
}

define spir_func i64 @_Z40sub_group_non_uniform_scan_inclusive_xorm(i64 %x) {
entry:
  %call = call spir_func i64 @wfv.sub_group.scan.xor.i64(i64 %x)
  ret i64 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_xors(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.xor.i16(i16 %x)
  ret i16 %call
}

define spir_func i16 @_Z40sub_group_non_uniform_scan_inclusive_xort(i16 %x) {
entry:
  %call = call spir_func i16 @wfv.sub_group.scan.xor.i16(i16 %x)
  ret i16 %call
}

define spir_func i32 @_Z47sub_group_non_uniform_scan_exclusive_logical_ori(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.prefix.or.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z47sub_group_non_uniform_scan_inclusive_logical_ori(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.scan.or.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_andi(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.prefix.and.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z48sub_group_non_uniform_scan_exclusive_logical_xori(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.prefix.xor.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_andi(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.scan.and.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func i32 @_Z48sub_group_non_uniform_scan_inclusive_logical_xori(i32 %x) {
entry:
  %cmp = icmp ne i32 %x, 0
  %conv.neg = sext i1 %cmp to i32
  %call = call spir_func i32 @wfv.sub_group.scan.xor.i32(i32 %conv.neg)
  %cmp1 = icmp ne i32 %call, 0
  %conv2 = zext i1 %cmp1 to i32
  ret i32 %conv2
}

define spir_func half @_Z4acosDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4acosf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4asinDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4asinf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4atanDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4atanf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4cbrtDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4cbrtf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z4cbrtd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp = fcmp ogt double %elt.abs, 1.000000e+00
  %cond = select i1 %cmp, double 0x2D30000000000000, double 0x52B0000000000000
  %mul = fmul double %elt.abs, %cond
  %astype = bitcast double %mul to i64
  %shr = lshr i64 %astype, 32
  %conv = trunc nuw i64 %shr to i32
  %conv3 = sitofp i32 %conv to double
  %mul4 = fmul double %conv3, 0x3FD5555555555555
  %sub = fsub double 0x41D54FBA48C00000, %mul4
  %conv5 = fptosi double %sub to i32
  %conv6 = zext i32 %conv5 to i64
  %shl = shl nuw i64 %conv6, 32
  %astype7 = bitcast i64 %shl to double
  %mul10 = fmul double %mul, %astype7
  %mul11 = fmul double %astype7, %astype7
  %mul12 = fmul double %mul10, %mul11
  %sub13 = fsub double 1.000000e+00, %mul12
  %mul14 = fmul double %sub13, %astype7
  %mul15 = fmul double %sub13, 0x3FC61F9ADD3C0CA4
  %add = fadd double %mul15, 0x3FCC71C71C71C71C
  %mul16 = fmul double %sub13, %add
  %add17 = fadd double %mul16, 0x3FD5555555555555
  %mul18 = fmul double %mul14, %add17
  %add19 = fadd double %mul18, %astype7
  %mul10.1 = fmul double %mul, %add19
  %mul11.1 = fmul double %add19, %add19
  %mul12.1 = fmul double %mul10.1, %mul11.1
  %sub13.1 = fsub double 1.000000e+00, %mul12.1
  %mul14.1 = fmul double %add19, %sub13.1
  %mul15.1 = fmul double %sub13.1, 0x3FC61F9ADD3C0CA4
  %add.1 = fadd double %mul15.1, 0x3FCC71C71C71C71C
  %mul16.1 = fmul double %sub13.1, %add.1
  %add17.1 = fadd double %mul16.1, 0x3FD5555555555555
  %mul18.1 = fmul double %mul14.1, %add17.1
  %add19.1 = fadd double %add19, %mul18.1
  %cond2 = select i1 %cmp, double 0x4630000000000000, double 0x39B0000000000000
  %mul20 = fmul double %mul, %add19.1
  %mul21 = fmul double %add19.1, %mul20
  %astype.i = bitcast double %mul21 to i64
  %add.i = add i64 %astype.i, 34359738368
  %and.i = and i64 %add.i, -68719476736
  %astype1.i = bitcast i64 %and.i to double
  %mul22 = fmul double %astype1.i, %astype1.i
  %mul23 = fmul double %mul22, %astype1.i
  %sub24 = fsub double %mul, %mul23
  %mul25 = fmul double %mul21, %mul21
  %mul26 = fmul double %mul21, %astype1.i
  %add27 = fadd double %mul25, %mul26
  %add29 = fadd double %mul22, %add27
  %div = fdiv double %sub24, %add29
  %add30 = fadd double %div, %astype1.i
  %mul31 = fmul double %cond2, %add30
  %0 = call double @llvm.copysign.f64(double %mul31, double %x)
  %or.cond = call i1 @llvm.is.fpclass.f64(double %x, i32 408)
  %cond36 = select i1 %or.cond, double %0, double %x
  ret double %cond36
}

define spir_func half @_Z4ceilDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4ceilf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4coshDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4coshf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4erfcDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4erfcf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4exp2Dh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4exp2f(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4fabsDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4fabsf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4fdimDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z4fdimff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z4fdimdd(double %x, double %y) {
entry:
  %cmp = fcmp ole double %x, %y
  %sub = fsub double %x, %y
  %cond = select i1 %cmp, double 0.000000e+00, double %sub
  ret double %cond
}

define spir_func float @_Z4fdimff(float %x, float %y) {
entry:
  %cmp = fcmp ole float %x, %y
  %sub = fsub float %x, %y
  %cond = select i1 %cmp, float 0.000000e+00, float %sub
  ret float %cond
}

define spir_func half @_Z4fmaxDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z4fmaxff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z4fminDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z4fminff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z4fmodDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z4fmodff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func i8 @_Z4haddcc(i8 %x, i8 %y) {
entry:
  %and = and i8 %y, %x
  %xor13 = xor i8 %y, %x
  %0 = ashr i8 %xor13, 1
  %add = add i8 %0, %and
  ret i8 %add
}

define spir_func i8 @_Z4haddhh(i8 %x, i8 %y) {
entry:
  %and = and i8 %y, %x
  %xor13 = xor i8 %y, %x
  %0 = lshr i8 %xor13, 1
  %add = add i8 %0, %and
  ret i8 %add
}

define spir_func i32 @_Z4haddii(i32 %x, i32 %y) {
entry:
  %and = and i32 %y, %x
  %xor = xor i32 %y, %x
  %shr = ashr i32 %xor, 1
  %add = add i32 %shr, %and
  ret i32 %add
}

define spir_func i32 @_Z4haddjj(i32 %x, i32 %y) {
entry:
  %and = and i32 %y, %x
  %xor = xor i32 %y, %x
  %shr = lshr i32 %xor, 1
  %add = add i32 %shr, %and
  ret i32 %add
}

define spir_func i64 @_Z4haddll(i64 %x, i64 %y) {
entry:
  %and = and i64 %y, %x
  %xor = xor i64 %y, %x
  %shr = ashr i64 %xor, 1
  %add = add i64 %shr, %and
  ret i64 %add
}

define spir_func i64 @_Z4haddmm(i64 %x, i64 %y) {
entry:
  %and = and i64 %y, %x
  %xor = xor i64 %y, %x
  %shr = lshr i64 %xor, 1
  %add = add i64 %shr, %and
  ret i64 %add
}

define spir_func i16 @_Z4haddss(i16 %x, i16 %y) {
entry:
  %and = and i16 %y, %x
  %xor13 = xor i16 %y, %x
  %0 = ashr i16 %xor13, 1
  %add = add i16 %0, %and
  ret i16 %add
}

define spir_func i16 @_Z4haddtt(i16 %x, i16 %y) {
entry:
  %and = and i16 %y, %x
  %xor13 = xor i16 %y, %x
  %0 = lshr i16 %xor13, 1
  %add = add i16 %0, %and
  ret i16 %add
}

define spir_func half @_Z4log2Dh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4log2f(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4logbDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4logbf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z4logbd(double %x) {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %and.i = bitcast double %0 to i64
  %1 = add nsw i64 %and.i, -9218868437227405312
  %cmp.i = icmp ult i64 %1, -9218868437227405311
  br i1 %cmp.i, label %cond.false, label %cond.true

cond.true:
  %cmp.i12 = icmp samesign ult i64 %and.i, 4503599627370496
  %mul.i = fmul double %x, 0x4330000000000000
  %2 = call double @llvm.fabs.f64(double %mul.i)
  %and2.i = bitcast double %2 to i64
  %cond.i = select i1 %cmp.i12, i64 %and2.i, i64 %and.i
  %shr.i = lshr i64 %cond.i, 52
  %conv3.i = trunc nuw nsw i64 %shr.i to i32
  %cond5.neg.i = select i1 %cmp.i12, i32 -1075, i32 -1023
  %sub.i13 = add nsw i32 %cond5.neg.i, %conv3.i
  %conv = sitofp i32 %sub.i13 to double
  br label %cond.end

cond.false:
  %mul = fmul double %x, %x
  br label %cond.end

cond.end:
  %cond = phi double [ %conv, %cond.true ], [ %mul, %cond.false ]
  %cmp = fcmp oeq double %x, 0.000000e+00
  %cond6 = select i1 %cmp, double 0xFFF0000000000000, double %cond
  ret double %cond6
}

define spir_func float @_Z4logbf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %and.i = bitcast float %0 to i32
  %1 = add nsw i32 %and.i, -2139095040
  %cmp.i = icmp ult i32 %1, -2139095039
  br i1 %cmp.i, label %cond.false, label %cond.true

cond.true:
  %cmp.i12 = icmp samesign ult i32 %and.i, 8388608
  %mul.i = fmul float %x, 0x4160000000000000
  %2 = call float @llvm.fabs.f32(float %mul.i)
  %and2.i = bitcast float %2 to i32
  %cond.i = select i1 %cmp.i12, i32 %and2.i, i32 %and.i
  %shr.i = lshr i32 %cond.i, 23
  %cond4.neg.i = select i1 %cmp.i12, i32 -150, i32 -127
  %sub.i13 = add nsw i32 %shr.i, %cond4.neg.i
  %conv = sitofp i32 %sub.i13 to float
  br label %cond.end

cond.false:
  %mul = fmul float %x, %x
  br label %cond.end

cond.end:
  %cond = phi float [ %conv, %cond.true ], [ %mul, %cond.false ]
  %cmp = fcmp oeq float %x, 0.000000e+00
  %cond6 = select i1 %cmp, float 0xFFF0000000000000, float %cond
  ret float %cond6
}

define spir_func half @_Z4modfDhPDh(half %x, ptr %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4modffPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr %other, align 2
  ret half %conv1
}

define spir_func half @_Z4modfDhPU3AS1Dh(half %x, ptr addrspace(1) %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4modffPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr addrspace(1) %other, align 2
  ret half %conv1
}

define spir_func half @_Z4modfDhPU3AS3Dh(half %x, ptr addrspace(3) %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4modffPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr addrspace(3) %other, align 2
  ret half %conv1
}

define spir_func double @_Z4modfdPU3AS1d(double %x, ptr addrspace(1) %integer) {
entry:
  %0 = call double @llvm.trunc.f64(double %x)
  store double %0, ptr addrspace(1) %integer, align 8
  %cmp = fcmp oeq double %x, %0
  %sub = fsub double %x, %0
  %cond = select i1 %cmp, double 0.000000e+00, double %sub
  %1 = call double @llvm.copysign.f64(double %cond, double %x)
  ret double %1
}

define spir_func double @_Z4modfdPU3AS3d(double %x, ptr addrspace(3) %integer) {
entry:
  %0 = call double @llvm.trunc.f64(double %x)
  store double %0, ptr addrspace(3) %integer, align 8
  %cmp = fcmp oeq double %x, %0
  %sub = fsub double %x, %0
  %cond = select i1 %cmp, double 0.000000e+00, double %sub
  %1 = call double @llvm.copysign.f64(double %cond, double %x)
  ret double %1
}

define spir_func double @_Z4modfdPd(double %x, ptr %integer) {
entry:
  %0 = call double @llvm.trunc.f64(double %x)
  store double %0, ptr %integer, align 8
  %cmp = fcmp oeq double %x, %0
  %sub = fsub double %x, %0
  %cond = select i1 %cmp, double 0.000000e+00, double %sub
  %1 = call double @llvm.copysign.f64(double %cond, double %x)
  ret double %1
}

define spir_func float @_Z4modffPU3AS1f(float %x, ptr addrspace(1) %integer) {
entry:
  %0 = call float @llvm.trunc.f32(float %x)
  store float %0, ptr addrspace(1) %integer, align 4
  %cmp = fcmp oeq float %x, %0
  %sub = fsub float %x, %0
  %cond = select i1 %cmp, float 0.000000e+00, float %sub
  %1 = call float @llvm.copysign.f32(float %cond, float %x)
  ret float %1
}

define spir_func float @_Z4modffPU3AS3f(float %x, ptr addrspace(3) %integer) {
entry:
  %0 = call float @llvm.trunc.f32(float %x)
  store float %0, ptr addrspace(3) %integer, align 4
  %cmp = fcmp oeq float %x, %0
  %sub = fsub float %x, %0
  %cond = select i1 %cmp, float 0.000000e+00, float %sub
  %1 = call float @llvm.copysign.f32(float %cond, float %x)
  ret float %1
}

define spir_func float @_Z4modffPf(float %x, ptr %integer) {
entry:
  %0 = call float @llvm.trunc.f32(float %x)
  store float %0, ptr %integer, align 4
  %cmp = fcmp oeq float %x, %0
  %sub = fsub float %x, %0
  %cond = select i1 %cmp, float 0.000000e+00, float %sub
  %1 = call float @llvm.copysign.f32(float %cond, float %x)
  ret float %1
}

define spir_func half @_Z4pownDhi(half %x, i32 %n) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4pownfi(float %conv, i32 %n)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z4powndi(double %x, i32 %n) {
entry:
  %conv = sitofp i32 %n to double
  %call = call spir_func double @_Z3powdd(double %x, double %conv)
  ret double %call
}

define spir_func float @_Z4pownfi(float %x, i32 %n) {
entry:
  %elt.abs.i = call float @llvm.fabs.f32(float %x)
  %conv.i = fpext float %elt.abs.i to double
  %call.i = call spir_func double @_Z4log2d(double %conv.i)
  %conv1.i = sitofp i32 %n to double
  %mul.i = fmul double %call.i, %conv1.i
  %call2.i = call spir_func double @_Z4exp2d(double %mul.i)
  %conv3.i = fptrunc double %call2.i to float
  %fneg = fneg float %conv3.i
  %and = and i32 %n, 1
  %tobool.not = icmp eq i32 %and, 0
  %astype = bitcast float %x to i32
  %tobool2.not = icmp sgt i32 %astype, -1
  %or.cond = or i1 %tobool2.not, %tobool.not
  %cond = select i1 %or.cond, float %conv3.i, float %fneg
  %cmp = icmp eq i32 %n, 0
  %cond6 = select i1 %cmp, float 1.000000e+00, float %cond
  ret float %cond6
}

define spir_func half @_Z4powrDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z4powrff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z4powrdd(double %x, double %y) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %call = call spir_func double @_Z3powdd(double %elt.abs, double %y)
  %or.cond = fcmp ult double %x, 0.000000e+00
  %0 = fcmp uno double %y, 0.000000e+00
  %spec.select = or i1 %or.cond, %0
  %cmp1 = fcmp oeq double %y, 0.000000e+00
  %1 = call i1 @llvm.is.fpclass.f64(double %x, i32 608)
  %2 = and i1 %1, %cmp1
  %or24 = or i1 %spec.select, %2
  %cmp7 = fcmp oeq double %x, 1.000000e+00
  %elt.abs9 = call double @llvm.fabs.f64(double %y)
  %cmp10 = fcmp oeq double %elt.abs9, 0x7FF0000000000000
  %3 = and i1 %cmp7, %cmp10
  %or1325 = or i1 %or24, %3
  %cond = select i1 %or1325, double 0x7FF8000000000000, double %call
  ret double %cond
}

define spir_func float @_Z4powrff(float %x, float %y) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %call = call spir_func float @_Z3powff(float %elt.abs, float %y)
  %or.cond = fcmp ult float %x, 0.000000e+00
  %0 = fcmp uno float %y, 0.000000e+00
  %spec.select = or i1 %or.cond, %0
  %cmp1 = fcmp oeq float %y, 0.000000e+00
  %1 = call i1 @llvm.is.fpclass.f32(float %x, i32 608)
  %2 = and i1 %1, %cmp1
  %or24 = or i1 %spec.select, %2
  %cmp7 = fcmp oeq float %x, 1.000000e+00
  %elt.abs9 = call float @llvm.fabs.f32(float %y)
  %cmp10 = fcmp oeq float %elt.abs9, 0x7FF0000000000000
  %3 = and i1 %cmp7, %cmp10
  %or1325 = or i1 %or24, %3
  %cond = select i1 %or1325, float 0x7FF8000000000000, float %call
  ret float %cond
}

define spir_func half @_Z4rintDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4rintf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4signDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4signf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z4signd(double %x) {
entry:
  %0 = call double @llvm.copysign.f64(double 1.000000e+00, double %x)
  %cmp = fcmp oeq double %x, 0.000000e+00
  %cond = select i1 %cmp, double %x, double %0
  %1 = fcmp uno double %x, 0.000000e+00
  %cond4 = select i1 %1, double 0.000000e+00, double %cond
  ret double %cond4
}

define spir_func float @_Z4signf(float %x) {
entry:
  %0 = call float @llvm.copysign.f32(float 1.000000e+00, float %x)
  %cmp = fcmp oeq float %x, 0.000000e+00
  %cond = select i1 %cmp, float %x, float %0
  %1 = fcmp uno float %x, 0.000000e+00
  %cond4 = select i1 %1, float 0.000000e+00, float %cond
  ret float %cond4
}

define spir_func half @_Z4sinhDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4sinhf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4sqrtDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4sqrtf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z4stepDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z4stepff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z4stepdd(double %edge, double %x) {
entry:
  %cmp = fcmp olt double %x, %edge
  %cond = select i1 %cmp, double 0.000000e+00, double 1.000000e+00
  ret double %cond
}

define spir_func float @_Z4stepff(float %edge, float %x) {
entry:
  %cmp = fcmp olt float %x, %edge
  %cond = select i1 %cmp, float 0.000000e+00, float 1.000000e+00
  ret float %cond
}

define spir_func half @_Z4tanhDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z4tanhf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5acoshDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5acoshf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5asinhDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5asinhf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5atan2DhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z5atan2ff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z5atanhDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5atanhf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5clampDhDhDh(half %x, half %low, half %high) {
entry:
  %elt.maxnum = call half @llvm.maxnum.f16(half %x, half %low)
  %elt.minnum = call half @llvm.minnum.f16(half %elt.maxnum, half %high)
  ret half %elt.minnum
}

define spir_func i8 @_Z5clampccc(i8 %x, i8 %low, i8 %high) {
entry:
  %elt.max.i = call i8 @llvm.smax.i8(i8 %x, i8 %low)
  %elt.min.i = call i8 @llvm.smin.i8(i8 %elt.max.i, i8 %high)
  ret i8 %elt.min.i
}

define spir_func double @_Z5clampddd(double %x, double %low, double %high) {
entry:
  %elt.maxnum = call double @llvm.maxnum.f64(double %x, double %low)
  %elt.minnum = call double @llvm.minnum.f64(double %elt.maxnum, double %high)
  ret double %elt.minnum
}

define spir_func float @_Z5clampfff(float %x, float %low, float %high) {
entry:
  %elt.maxnum = call float @llvm.maxnum.f32(float %x, float %low)
  %elt.minnum = call float @llvm.minnum.f32(float %elt.maxnum, float %high)
  ret float %elt.minnum
}

define spir_func i8 @_Z5clamphhh(i8 %x, i8 %low, i8 %high) {
entry:
  %elt.max.i = call i8 @llvm.umax.i8(i8 %x, i8 %low)
  %elt.min.i = call i8 @llvm.umin.i8(i8 %elt.max.i, i8 %high)
  ret i8 %elt.min.i
}

define spir_func i32 @_Z5clampiii(i32 %x, i32 %low, i32 %high) {
entry:
  %elt.max.i = call i32 @llvm.smax.i32(i32 %x, i32 %low)
  %elt.min.i = call i32 @llvm.smin.i32(i32 %elt.max.i, i32 %high)
  ret i32 %elt.min.i
}

define spir_func i32 @_Z5clampjjj(i32 %x, i32 %low, i32 %high) {
entry:
  %elt.max.i = call i32 @llvm.umax.i32(i32 %x, i32 %low)
  %elt.min.i = call i32 @llvm.umin.i32(i32 %elt.max.i, i32 %high)
  ret i32 %elt.min.i
}

define spir_func i64 @_Z5clamplll(i64 %x, i64 %low, i64 %high) {
entry:
  %elt.max.i = call i64 @llvm.smax.i64(i64 %x, i64 %low)
  %elt.min.i = call i64 @llvm.smin.i64(i64 %elt.max.i, i64 %high)
  ret i64 %elt.min.i
}

define spir_func i64 @_Z5clampmmm(i64 %x, i64 %low, i64 %high) {
entry:
  %elt.max.i = call i64 @llvm.umax.i64(i64 %x, i64 %low)
  %elt.min.i = call i64 @llvm.umin.i64(i64 %elt.max.i, i64 %high)
  ret i64 %elt.min.i
}

define spir_func i16 @_Z5clampsss(i16 %x, i16 %low, i16 %high) {
entry:
  %elt.max.i = call i16 @llvm.smax.i16(i16 %x, i16 %low)
  %elt.min.i = call i16 @llvm.smin.i16(i16 %elt.max.i, i16 %high)
  ret i16 %elt.min.i
}

define spir_func i16 @_Z5clampttt(i16 %x, i16 %low, i16 %high) {
entry:
  %elt.max.i = call i16 @llvm.umax.i16(i16 %x, i16 %low)
  %elt.min.i = call i16 @llvm.umin.i16(i16 %elt.max.i, i16 %high)
  ret i16 %elt.min.i
}

define spir_func half @_Z5cospiDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5cospif(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z5cospid(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %mul.i = fmul double %elt.abs, 5.000000e-01
  %0 = call double @llvm.floor.f64(double %mul.i)
  %mul1.i = fmul double %0, 2.000000e+00
  %sub.i = fsub double %elt.abs, %mul1.i
  %mul2.i = fmul double %sub.i, 2.000000e+00
  %1 = call double @llvm.rint.f64(double %mul2.i)
  %2 = fcmp uno double %1, 0.000000e+00
  %conv.i = fptosi double %1 to i32
  %cond.i = select i1 %2, i32 0, i32 %conv.i
  %mul3.i = fmul double %1, 5.000000e-01
  %sub4.i = fsub double %sub.i, %mul3.i
  %mul.i17 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i17, double 0xBF7E3009D8000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i17, double 0x3FB5078300C52492)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i17, double 0xBFE32D2CCE31AD00)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i17, double 0x400466BC67758B20)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i17, double 0xC014ABBCE625BE43)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i17, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i
  %call.i19 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i17, double 0x3F5F9D8F80000000)
  %call1.i20 = call spir_func double @_Z3madddd(double %call.i19, double %mul.i17, double 0xBF9A6D1FF0800000)
  %call2.i21 = call spir_func double @_Z3madddd(double %call1.i20, double %mul.i17, double 0x3FCE1F5069ED6000)
  %call3.i22 = call spir_func double @_Z3madddd(double %call2.i21, double %mul.i17, double 0xBFF55D3C7E3DEAA0)
  %call4.i23 = call spir_func double @_Z3madddd(double %call3.i22, double %mul.i17, double 0x40103C1F081B5BBB)
  %call5.i24 = call spir_func double @_Z3madddd(double %call4.i23, double %mul.i17, double 0xC013BD3CC9BE45E0)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i24, double %mul.i17, double 1.000000e+00)
  %and = and i32 %cond.i, 1
  %tobool.not = icmp eq i32 %and, 0
  %cond = select i1 %tobool.not, double %call6.i, double %mul6.i
  %fneg = fneg double %cond
  %add = add nsw i32 %cond.i, 1
  %and3 = and i32 %add, 2
  %tobool4.not = icmp eq i32 %and3, 0
  %cond8 = select i1 %tobool4.not, double %cond, double %fneg
  %cmp = fcmp oeq double %cond, 0.000000e+00
  %cond12 = select i1 %cmp, double 0.000000e+00, double %cond8
  ret double %cond12
}

define spir_func float @_Z5cospif(float %x) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %mul.i = fmul float %elt.abs, 5.000000e-01
  %0 = call float @llvm.floor.f32(float %mul.i)
  %mul1.i = fmul float %0, 2.000000e+00
  %sub.i = fsub float %elt.abs, %mul1.i
  %mul2.i = fmul float %sub.i, 2.000000e+00
  %1 = call float @llvm.rint.f32(float %mul2.i)
  %2 = fcmp uno float %1, 0.000000e+00
  %conv.i = fptosi float %1 to i32
  %cond.i = select i1 %2, i32 0, i32 %conv.i
  %mul3.i = fmul float %1, 5.000000e-01
  %sub4.i = fsub float %sub.i, %mul3.i
  %mul.i17 = fmul float %sub4.i, %sub4.i
  %call.i = call spir_func float @_Z3madfff(float 0xBFE2D9B400000000, float %mul.i17, float 0x400465EC40000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i, float %mul.i17, float 0xC014ABBBA0000000)
  %call2.i = call spir_func float @_Z3madfff(float %call1.i, float %mul.i17, float 0x400921FB60000000)
  %mul3.i18 = fmul float %sub4.i, %call2.i
  %call.i20 = call spir_func float @_Z3madfff(float 0x3FCD9C2E80000000, float %mul.i17, float 0xBFF55C57A0000000)
  %call1.i21 = call spir_func float @_Z3madfff(float %call.i20, float %mul.i17, float 0x40103C1DC0000000)
  %call2.i22 = call spir_func float @_Z3madfff(float %call1.i21, float %mul.i17, float 0xC013BD3CC0000000)
  %call3.i = call spir_func float @_Z3madfff(float %call2.i22, float %mul.i17, float 1.000000e+00)
  %and = and i32 %cond.i, 1
  %tobool.not = icmp eq i32 %and, 0
  %cond = select i1 %tobool.not, float %call3.i, float %mul3.i18
  %fneg = fneg float %cond
  %add = add nsw i32 %cond.i, 1
  %and3 = and i32 %add, 2
  %tobool4.not = icmp eq i32 %and3, 0
  %cond8 = select i1 %tobool4.not, float %cond, float %fneg
  %cmp = fcmp oeq float %cond, 0.000000e+00
  %cond12 = select i1 %cmp, float 0.000000e+00, float %cond8
  ret float %cond12
}

define spir_func <3 x half> @_Z5crossDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %conv = fpext <3 x half> %x to <3 x float>
  %conv5 = fpext <3 x half> %y to <3 x float>
  %call = call spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> %conv, <3 x float> %conv5)
  %conv6 = fptrunc <3 x float> %call to <3 x half>
  ret <3 x half> %conv6
}

define spir_func <3 x double> @_Z5crossDv3_dS_(<3 x double> %p, <3 x double> %q) {
entry:
  %0 = shufflevector <3 x double> %p, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %1 = shufflevector <3 x double> %q, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %mul = fmul <3 x double> %0, %1
  %2 = shufflevector <3 x double> %p, <3 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %3 = shufflevector <3 x double> %q, <3 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %mul2 = fmul <3 x double> %2, %3
  %sub = fsub <3 x double> %mul, %mul2
  ret <3 x double> %sub
}

define spir_func <3 x float> @_Z5crossDv3_fS_(<3 x float> %p, <3 x float> %q) {
entry:
  %0 = shufflevector <3 x float> %p, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %1 = shufflevector <3 x float> %q, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %mul = fmul <3 x float> %0, %1
  %2 = shufflevector <3 x float> %p, <3 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %3 = shufflevector <3 x float> %q, <3 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %mul2 = fmul <3 x float> %2, %3
  %sub = fsub <3 x float> %mul, %mul2
  ret <3 x float> %sub
}

define spir_func <4 x half> @_Z5crossDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %conv = fpext <4 x half> %x to <4 x float>
  %conv1 = fpext <4 x half> %y to <4 x float>
  %call = call spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> %conv, <4 x float> %conv1)
  %conv2 = fptrunc <4 x float> %call to <4 x half>
  ret <4 x half> %conv2
}

define spir_func <4 x double> @_Z5crossDv4_dS_(<4 x double> %p, <4 x double> %q) {
entry:
  %0 = shufflevector <4 x double> %p, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %1 = shufflevector <4 x double> %q, <4 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %mul.i = fmul <3 x double> %0, %1
  %2 = shufflevector <4 x double> %p, <4 x double> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %3 = shufflevector <4 x double> %q, <4 x double> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %mul2.i = fmul <3 x double> %2, %3
  %sub.i = fsub <3 x double> %mul.i, %mul2.i
  %4 = shufflevector <3 x double> %sub.i, <3 x double> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %5 = insertelement <4 x double> %4, double 0.000000e+00, i64 3
  ret <4 x double> %5
}

define spir_func <4 x float> @_Z5crossDv4_fS_(<4 x float> %p, <4 x float> %q) {
entry:
  %0 = shufflevector <4 x float> %p, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %1 = shufflevector <4 x float> %q, <4 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %mul.i = fmul <3 x float> %0, %1
  %2 = shufflevector <4 x float> %p, <4 x float> poison, <3 x i32> <i32 2, i32 0, i32 1>
  %3 = shufflevector <4 x float> %q, <4 x float> poison, <3 x i32> <i32 1, i32 2, i32 0>
  %mul2.i = fmul <3 x float> %2, %3
  %sub.i = fsub <3 x float> %mul.i, %mul2.i
  %4 = shufflevector <3 x float> %sub.i, <3 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 poison>
  %5 = insertelement <4 x float> %4, float 0.000000e+00, i64 3
  ret <4 x float> %5
}

define spir_func half @_Z5exp10Dh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5exp10f(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5expm1Dh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5expm1f(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5floorDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5floorf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5fractDhPDh(half %x, ptr %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5fractfPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr %other, align 2
  %cmp = fcmp ogt half %conv1, 0xH3BFF
  %cond = select i1 %cmp, half 0xH3BFF, half %conv1
  ret half %cond
}

define spir_func half @_Z5fractDhPU3AS1Dh(half %x, ptr addrspace(1) %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5fractfPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr addrspace(1) %other, align 2
  %cmp = fcmp ogt half %conv1, 0xH3BFF
  %cond = select i1 %cmp, half 0xH3BFF, half %conv1
  ret half %cond
}

define spir_func half @_Z5fractDhPU3AS3Dh(half %x, ptr addrspace(3) %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5fractfPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr addrspace(3) %other, align 2
  %cmp = fcmp ogt half %conv1, 0xH3BFF
  %cond = select i1 %cmp, half 0xH3BFF, half %conv1
  ret half %cond
}

define spir_func double @_Z5fractdPU3AS1d(double %x, ptr addrspace(1) %integer) {
entry:
  %0 = call double @llvm.floor.f64(double %x)
  store double %0, ptr addrspace(1) %integer, align 8
  %sub = fsub double %x, %0
  %cmp = fcmp ogt double %sub, 0x3FEFFFFFFFFFFFFF
  %cond = select i1 %cmp, double 0x3FEFFFFFFFFFFFFF, double %sub
  %cmp1 = fcmp oeq double %x, %0
  %cond5 = select i1 %cmp1, double 0.000000e+00, double %cond
  %cond10 = select i1 %cmp1, double %x, double %cond
  %1 = call double @llvm.copysign.f64(double %cond5, double %cond10)
  ret double %1
}

define spir_func double @_Z5fractdPU3AS3d(double %x, ptr addrspace(3) %integer) {
entry:
  %0 = call double @llvm.floor.f64(double %x)
  store double %0, ptr addrspace(3) %integer, align 8
  %sub = fsub double %x, %0
  %cmp = fcmp ogt double %sub, 0x3FEFFFFFFFFFFFFF
  %cond = select i1 %cmp, double 0x3FEFFFFFFFFFFFFF, double %sub
  %cmp1 = fcmp oeq double %x, %0
  %cond5 = select i1 %cmp1, double 0.000000e+00, double %cond
  %cond10 = select i1 %cmp1, double %x, double %cond
  %1 = call double @llvm.copysign.f64(double %cond5, double %cond10)
  ret double %1
}

define spir_func double @_Z5fractdPd(double %x, ptr %integer) {
entry:
  %0 = call double @llvm.floor.f64(double %x)
  store double %0, ptr %integer, align 8
  %sub = fsub double %x, %0
  %cmp = fcmp ogt double %sub, 0x3FEFFFFFFFFFFFFF
  %cond = select i1 %cmp, double 0x3FEFFFFFFFFFFFFF, double %sub
  %cmp1 = fcmp oeq double %x, %0
  %cond5 = select i1 %cmp1, double 0.000000e+00, double %cond
  %cond10 = select i1 %cmp1, double %x, double %cond
  %1 = call double @llvm.copysign.f64(double %cond5, double %cond10)
  ret double %1
}

define spir_func float @_Z5fractfPU3AS1f(float %x, ptr addrspace(1) %integer) {
entry:
  %0 = call float @llvm.floor.f32(float %x)
  store float %0, ptr addrspace(1) %integer, align 4
  %sub = fsub float %x, %0
  %cmp = fcmp ogt float %sub, 0x3FEFFFFFE0000000
  %cond = select i1 %cmp, float 0x3FEFFFFFE0000000, float %sub
  %cmp1 = fcmp oeq float %x, %0
  %cond5 = select i1 %cmp1, float 0.000000e+00, float %cond
  %cond10 = select i1 %cmp1, float %x, float %cond
  %1 = call float @llvm.copysign.f32(float %cond5, float %cond10)
  ret float %1
}

define spir_func float @_Z5fractfPU3AS3f(float %x, ptr addrspace(3) %integer) {
entry:
  %0 = call float @llvm.floor.f32(float %x)
  store float %0, ptr addrspace(3) %integer, align 4
  %sub = fsub float %x, %0
  %cmp = fcmp ogt float %sub, 0x3FEFFFFFE0000000
  %cond = select i1 %cmp, float 0x3FEFFFFFE0000000, float %sub
  %cmp1 = fcmp oeq float %x, %0
  %cond5 = select i1 %cmp1, float 0.000000e+00, float %cond
  %cond10 = select i1 %cmp1, float %x, float %cond
  %1 = call float @llvm.copysign.f32(float %cond5, float %cond10)
  ret float %1
}

define spir_func float @_Z5fractfPf(float %x, ptr %integer) {
entry:
  %0 = call float @llvm.floor.f32(float %x)
  store float %0, ptr %integer, align 4
  %sub = fsub float %x, %0
  %cmp = fcmp ogt float %sub, 0x3FEFFFFFE0000000
  %cond = select i1 %cmp, float 0x3FEFFFFFE0000000, float %sub
  %cmp1 = fcmp oeq float %x, %0
  %cond5 = select i1 %cmp1, float 0.000000e+00, float %cond
  %cond10 = select i1 %cmp1, float %x, float %cond
  %1 = call float @llvm.copysign.f32(float %cond5, float %cond10)
  ret float %1
}

define spir_func half @_Z5frexpDhPU3AS1i(half %x, ptr addrspace(1) %power) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5frexpfPU3AS1i(float %conv, ptr addrspace(1) %power)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5frexpDhPU3AS3i(half %x, ptr addrspace(3) %power) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5frexpfPU3AS3i(float %conv, ptr addrspace(3) %power)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5frexpDhPi(half %x, ptr %power) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5frexpfPi(float %conv, ptr %power)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z5frexpdPU3AS1i(double %x, ptr addrspace(1) %power) {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %and.i13 = bitcast double %0 to i64
  %1 = add nsw i64 %and.i13, -9218868437227405312
  %cmp.i15 = icmp ult i64 %1, -9218868437227405311
  br i1 %cmp.i15, label %cond.end7.critedge, label %cond.true

cond.true:
  %cmp.i18 = icmp samesign ult i64 %and.i13, 4503599627370496
  %mul.i = fmul double %x, 0x4330000000000000
  %2 = call double @llvm.fabs.f64(double %mul.i)
  %and2.i = bitcast double %2 to i64
  %cond.i = select i1 %cmp.i18, i64 %and2.i, i64 %and.i13
  %shr.i = lshr i64 %cond.i, 52
  %conv3.i = trunc nuw nsw i64 %shr.i to i32
  %sub.i19 = select i1 %cmp.i18, i32 -1074, i32 -1022
  %add = add nsw i32 %sub.i19, %conv3.i
  store i32 %add, ptr addrspace(1) %power, align 4
  %mul.i20 = fmul double %x, 0x4330000000000000
  %cmp.i22 = icmp samesign ult i64 %and.i13, 4503599627370496
  %cond.v.i = select i1 %cmp.i22, double %mul.i20, double %x
  %cond.i23 = bitcast double %cond.v.i to i64
  %and2.i24 = and i64 %cond.i23, -9218868437227405313
  %or.i = or disjoint i64 %and2.i24, 4602678819172646912
  %astype3.i = bitcast i64 %or.i to double
  br label %cond.end7

cond.end7.critedge:
  store i32 0, ptr addrspace(1) %power, align 4
  br label %cond.end7

cond.end7:
  %cond8 = phi double [ %astype3.i, %cond.true ], [ %x, %cond.end7.critedge ]
  ret double %cond8
}

define spir_func double @_Z5frexpdPU3AS3i(double %x, ptr addrspace(3) %power) {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %and.i13 = bitcast double %0 to i64
  %1 = add nsw i64 %and.i13, -9218868437227405312
  %cmp.i15 = icmp ult i64 %1, -9218868437227405311
  br i1 %cmp.i15, label %cond.end7.critedge, label %cond.true

cond.true:
  %cmp.i18 = icmp samesign ult i64 %and.i13, 4503599627370496
  %mul.i = fmul double %x, 0x4330000000000000
  %2 = call double @llvm.fabs.f64(double %mul.i)
  %and2.i = bitcast double %2 to i64
  %cond.i = select i1 %cmp.i18, i64 %and2.i, i64 %and.i13
  %shr.i = lshr i64 %cond.i, 52
  %conv3.i = trunc nuw nsw i64 %shr.i to i32
  %sub.i19 = select i1 %cmp.i18, i32 -1074, i32 -1022
  %add = add nsw i32 %sub.i19, %conv3.i
  store i32 %add, ptr addrspace(3) %power, align 4
  %mul.i20 = fmul double %x, 0x4330000000000000
  %cmp.i22 = icmp samesign ult i64 %and.i13, 4503599627370496
  %cond.v.i = select i1 %cmp.i22, double %mul.i20, double %x
  %cond.i23 = bitcast double %cond.v.i to i64
  %and2.i24 = and i64 %cond.i23, -9218868437227405313
  %or.i = or disjoint i64 %and2.i24, 4602678819172646912
  %astype3.i = bitcast i64 %or.i to double
  br label %cond.end7

cond.end7.critedge:
  store i32 0, ptr addrspace(3) %power, align 4
  br label %cond.end7

cond.end7:
  %cond8 = phi double [ %astype3.i, %cond.true ], [ %x, %cond.end7.critedge ]
  ret double %cond8
}

define spir_func double @_Z5frexpdPi(double %x, ptr %power) {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %and.i13 = bitcast double %0 to i64
  %1 = add nsw i64 %and.i13, -9218868437227405312
  %cmp.i15 = icmp ult i64 %1, -9218868437227405311
  br i1 %cmp.i15, label %cond.end7.critedge, label %cond.true

cond.true:
  %cmp.i18 = icmp samesign ult i64 %and.i13, 4503599627370496
  %mul.i = fmul double %x, 0x4330000000000000
  %2 = call double @llvm.fabs.f64(double %mul.i)
  %and2.i = bitcast double %2 to i64
  %cond.i = select i1 %cmp.i18, i64 %and2.i, i64 %and.i13
  %shr.i = lshr i64 %cond.i, 52
  %conv3.i = trunc nuw nsw i64 %shr.i to i32
  %sub.i19 = select i1 %cmp.i18, i32 -1074, i32 -1022
  %add = add nsw i32 %sub.i19, %conv3.i
  store i32 %add, ptr %power, align 4
  %mul.i20 = fmul double %x, 0x4330000000000000
  %cmp.i22 = icmp samesign ult i64 %and.i13, 4503599627370496
  %cond.v.i = select i1 %cmp.i22, double %mul.i20, double %x
  %cond.i23 = bitcast double %cond.v.i to i64
  %and2.i24 = and i64 %cond.i23, -9218868437227405313
  %or.i = or disjoint i64 %and2.i24, 4602678819172646912
  %astype3.i = bitcast i64 %or.i to double
  br label %cond.end7

cond.end7.critedge:
  store i32 0, ptr %power, align 4
  br label %cond.end7

cond.end7:
  %cond8 = phi double [ %astype3.i, %cond.true ], [ %x, %cond.end7.critedge ]
  ret double %cond8
}

define spir_func float @_Z5frexpfPU3AS1i(float %x, ptr addrspace(1) %power) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %and.i13 = bitcast float %0 to i32
  %1 = add nsw i32 %and.i13, -2139095040
  %cmp.i15 = icmp ult i32 %1, -2139095039
  br i1 %cmp.i15, label %cond.end7.critedge, label %cond.true

cond.true:
  %cmp.i18 = icmp samesign ult i32 %and.i13, 8388608
  %mul.i = fmul float %x, 0x4160000000000000
  %2 = call float @llvm.fabs.f32(float %mul.i)
  %and2.i = bitcast float %2 to i32
  %cond.i = select i1 %cmp.i18, i32 %and2.i, i32 %and.i13
  %shr.i = lshr i32 %cond.i, 23
  %sub.i19 = select i1 %cmp.i18, i32 -149, i32 -126
  %add = add nsw i32 %sub.i19, %shr.i
  store i32 %add, ptr addrspace(1) %power, align 4
  %mul.i20 = fmul float %x, 0x4160000000000000
  %cmp.i22 = icmp samesign ult i32 %and.i13, 8388608
  %cond.v.i = select i1 %cmp.i22, float %mul.i20, float %x
  %cond.i23 = bitcast float %cond.v.i to i32
  %and2.i24 = and i32 %cond.i23, -2139095041
  %or.i = or disjoint i32 %and2.i24, 1056964608
  %astype3.i = bitcast i32 %or.i to float
  br label %cond.end7

cond.end7.critedge:
  store i32 0, ptr addrspace(1) %power, align 4
  br label %cond.end7

cond.end7:
  %cond8 = phi float [ %astype3.i, %cond.true ], [ %x, %cond.end7.critedge ]
  ret float %cond8
}

define spir_func float @_Z5frexpfPU3AS3i(float %x, ptr addrspace(3) %power) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %and.i13 = bitcast float %0 to i32
  %1 = add nsw i32 %and.i13, -2139095040
  %cmp.i15 = icmp ult i32 %1, -2139095039
  br i1 %cmp.i15, label %cond.end7.critedge, label %cond.true

cond.true:
  %cmp.i18 = icmp samesign ult i32 %and.i13, 8388608
  %mul.i = fmul float %x, 0x4160000000000000
  %2 = call float @llvm.fabs.f32(float %mul.i)
  %and2.i = bitcast float %2 to i32
  %cond.i = select i1 %cmp.i18, i32 %and2.i, i32 %and.i13
  %shr.i = lshr i32 %cond.i, 23
  %sub.i19 = select i1 %cmp.i18, i32 -149, i32 -126
  %add = add nsw i32 %sub.i19, %shr.i
  store i32 %add, ptr addrspace(3) %power, align 4
  %mul.i20 = fmul float %x, 0x4160000000000000
  %cmp.i22 = icmp samesign ult i32 %and.i13, 8388608
  %cond.v.i = select i1 %cmp.i22, float %mul.i20, float %x
  %cond.i23 = bitcast float %cond.v.i to i32
  %and2.i24 = and i32 %cond.i23, -2139095041
  %or.i = or disjoint i32 %and2.i24, 1056964608
  %astype3.i = bitcast i32 %or.i to float
  br label %cond.end7

cond.end7.critedge:
  store i32 0, ptr addrspace(3) %power, align 4
  br label %cond.end7

cond.end7:
  %cond8 = phi float [ %astype3.i, %cond.true ], [ %x, %cond.end7.critedge ]
  ret float %cond8
}

define spir_func float @_Z5frexpfPi(float %x, ptr %power) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %and.i13 = bitcast float %0 to i32
  %1 = add nsw i32 %and.i13, -2139095040
  %cmp.i15 = icmp ult i32 %1, -2139095039
  br i1 %cmp.i15, label %cond.end7.critedge, label %cond.true

cond.true:
  %cmp.i18 = icmp samesign ult i32 %and.i13, 8388608
  %mul.i = fmul float %x, 0x4160000000000000
  %2 = call float @llvm.fabs.f32(float %mul.i)
  %and2.i = bitcast float %2 to i32
  %cond.i = select i1 %cmp.i18, i32 %and2.i, i32 %and.i13
  %shr.i = lshr i32 %cond.i, 23
  %sub.i19 = select i1 %cmp.i18, i32 -149, i32 -126
  %add = add nsw i32 %sub.i19, %shr.i
  store i32 %add, ptr %power, align 4
  %mul.i20 = fmul float %x, 0x4160000000000000
  %cmp.i22 = icmp samesign ult i32 %and.i13, 8388608
  %cond.v.i = select i1 %cmp.i22, float %mul.i20, float %x
  %cond.i23 = bitcast float %cond.v.i to i32
  %and2.i24 = and i32 %cond.i23, -2139095041
  %or.i = or disjoint i32 %and2.i24, 1056964608
  %astype3.i = bitcast i32 %or.i to float
  br label %cond.end7

cond.end7.critedge:
  store i32 0, ptr %power, align 4
  br label %cond.end7

cond.end7:
  %cond8 = phi float [ %astype3.i, %cond.true ], [ %x, %cond.end7.critedge ]
  ret float %cond8
}

define spir_func half @_Z5hypotDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z5hypotff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func i32 @_Z5ilogbDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func i32 @_Z5ilogbf(float %conv)
  ret i32 %call
}

define spir_func i32 @_Z5ilogbd(double %x) {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %and.i = bitcast double %0 to i64
  %1 = add nsw i64 %and.i, -9218868437227405312
  %cmp.i = icmp ult i64 %1, -9218868437227405311
  br i1 %cmp.i, label %cond.end, label %cond.true

cond.true:
  %cmp.i9 = icmp samesign ult i64 %and.i, 4503599627370496
  %mul.i = fmul double %x, 0x4330000000000000
  %2 = call double @llvm.fabs.f64(double %mul.i)
  %and2.i = bitcast double %2 to i64
  %cond.i = select i1 %cmp.i9, i64 %and2.i, i64 %and.i
  %shr.i = lshr i64 %cond.i, 52
  %conv3.i = trunc nuw nsw i64 %shr.i to i32
  %cond5.neg.i = select i1 %cmp.i9, i32 -1075, i32 -1023
  %sub.i10 = add nsw i32 %cond5.neg.i, %conv3.i
  br label %cond.end

cond.end:
  %cond = phi i32 [ %sub.i10, %cond.true ], [ 2147483647, %entry ]
  %cmp = fcmp oeq double %x, 0.000000e+00
  %cond5 = select i1 %cmp, i32 -2147483648, i32 %cond
  ret i32 %cond5
}

define spir_func i32 @_Z5ilogbf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %and.i = bitcast float %0 to i32
  %1 = add nsw i32 %and.i, -2139095040
  %cmp.i = icmp ult i32 %1, -2139095039
  br i1 %cmp.i, label %cond.end, label %cond.true

cond.true:
  %cmp.i9 = icmp samesign ult i32 %and.i, 8388608
  %mul.i = fmul float %x, 0x4160000000000000
  %2 = call float @llvm.fabs.f32(float %mul.i)
  %and2.i = bitcast float %2 to i32
  %cond.i = select i1 %cmp.i9, i32 %and2.i, i32 %and.i
  %shr.i = lshr i32 %cond.i, 23
  %cond4.neg.i = select i1 %cmp.i9, i32 -150, i32 -127
  %sub.i10 = add nsw i32 %shr.i, %cond4.neg.i
  br label %cond.end

cond.end:
  %cond = phi i32 [ %sub.i10, %cond.true ], [ 2147483647, %entry ]
  %cmp = fcmp oeq float %x, 0.000000e+00
  %cond5 = select i1 %cmp, i32 -2147483648, i32 %cond
  ret i32 %cond5
}

define spir_func i32 @_Z5isinfDh(half %x) {
entry:
  %0 = call half @llvm.fabs.f16(half %x)
  %cmp = fcmp oeq half %0, 0xH7C00
  %conv3 = zext i1 %cmp to i32
  ret i32 %conv3
}

define spir_func <16 x i16> @_Z5isinfDv16_Dh(<16 x half> %x) {
entry:
  %0 = call <16 x half> @llvm.fabs.v16f16(<16 x half> %x)
  %cmp = fcmp oeq <16 x half> %0, splat (half 0xH7C00)
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z5isinfDv16_d(<16 x double> %x) {
entry:
  %0 = call <16 x double> @llvm.fabs.v16f64(<16 x double> %x)
  %cmp = fcmp oeq <16 x double> %0, splat (double 0x7FF0000000000000)
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z5isinfDv16_f(<16 x float> %x) {
entry:
  %0 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %x)
  %cmp = fcmp oeq <16 x float> %0, splat (float 0x7FF0000000000000)
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z5isinfDv2_Dh(<2 x half> %x) {
entry:
  %0 = call <2 x half> @llvm.fabs.v2f16(<2 x half> %x)
  %cmp = fcmp oeq <2 x half> %0, splat (half 0xH7C00)
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z5isinfDv2_d(<2 x double> %x) {
entry:
  %0 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %x)
  %cmp = fcmp oeq <2 x double> %0, splat (double 0x7FF0000000000000)
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z5isinfDv2_f(<2 x float> %x) {
entry:
  %0 = call <2 x float> @llvm.fabs.v2f32(<2 x float> %x)
  %cmp = fcmp oeq <2 x float> %0, splat (float 0x7FF0000000000000)
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z5isinfDv3_Dh(<3 x half> %x) {
entry:
  %0 = call <3 x half> @llvm.fabs.v3f16(<3 x half> %x)
  %cmp = fcmp oeq <3 x half> %0, splat (half 0xH7C00)
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z5isinfDv3_d(<3 x double> %x) {
entry:
  %0 = call <3 x double> @llvm.fabs.v3f64(<3 x double> %x)
  %cmp = fcmp oeq <3 x double> %0, splat (double 0x7FF0000000000000)
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z5isinfDv3_f(<3 x float> %x) {
entry:
  %0 = call <3 x float> @llvm.fabs.v3f32(<3 x float> %x)
  %cmp = fcmp oeq <3 x float> %0, splat (float 0x7FF0000000000000)
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z5isinfDv4_Dh(<4 x half> %x) {
entry:
  %0 = call <4 x half> @llvm.fabs.v4f16(<4 x half> %x)
  %cmp = fcmp oeq <4 x half> %0, splat (half 0xH7C00)
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z5isinfDv4_d(<4 x double> %x) {
entry:
  %0 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %x)
  %cmp = fcmp oeq <4 x double> %0, splat (double 0x7FF0000000000000)
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z5isinfDv4_f(<4 x float> %x) {
entry:
  %0 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %x)
  %cmp = fcmp oeq <4 x float> %0, splat (float 0x7FF0000000000000)
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z5isinfDv8_Dh(<8 x half> %x) {
entry:
  %0 = call <8 x half> @llvm.fabs.v8f16(<8 x half> %x)
  %cmp = fcmp oeq <8 x half> %0, splat (half 0xH7C00)
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z5isinfDv8_d(<8 x double> %x) {
entry:
  %0 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %x)
  %cmp = fcmp oeq <8 x double> %0, splat (double 0x7FF0000000000000)
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z5isinfDv8_f(<8 x float> %x) {
entry:
  %0 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %x)
  %cmp = fcmp oeq <8 x float> %0, splat (float 0x7FF0000000000000)
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z5isinfd(double %x) {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %cmp = fcmp oeq double %0, 0x7FF0000000000000
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z5isinff(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp oeq float %0, 0x7FF0000000000000
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z5isnanDh(half %x) {
entry:
  %cmp = fcmp uno half %x, 0xH0000
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func <16 x i16> @_Z5isnanDv16_Dh(<16 x half> %x) {
entry:
  %cmp = fcmp uno <16 x half> %x, zeroinitializer
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z5isnanDv16_d(<16 x double> %x) {
entry:
  %cmp = fcmp uno <16 x double> %x, zeroinitializer
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z5isnanDv16_f(<16 x float> %x) {
entry:
  %cmp = fcmp uno <16 x float> %x, zeroinitializer
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z5isnanDv2_Dh(<2 x half> %x) {
entry:
  %cmp = fcmp uno <2 x half> %x, zeroinitializer
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z5isnanDv2_d(<2 x double> %x) {
entry:
  %cmp = fcmp uno <2 x double> %x, zeroinitializer
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z5isnanDv2_f(<2 x float> %x) {
entry:
  %cmp = fcmp uno <2 x float> %x, zeroinitializer
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z5isnanDv3_Dh(<3 x half> %x) {
entry:
  %cmp = fcmp uno <3 x half> %x, zeroinitializer
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z5isnanDv3_d(<3 x double> %x) {
entry:
  %cmp = fcmp uno <3 x double> %x, zeroinitializer
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z5isnanDv3_f(<3 x float> %x) {
entry:
  %cmp = fcmp uno <3 x float> %x, zeroinitializer
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z5isnanDv4_Dh(<4 x half> %x) {
entry:
  %cmp = fcmp uno <4 x half> %x, zeroinitializer
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z5isnanDv4_d(<4 x double> %x) {
entry:
  %cmp = fcmp uno <4 x double> %x, zeroinitializer
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z5isnanDv4_f(<4 x float> %x) {
entry:
  %cmp = fcmp uno <4 x float> %x, zeroinitializer
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z5isnanDv8_Dh(<8 x half> %x) {
entry:
  %cmp = fcmp uno <8 x half> %x, zeroinitializer
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z5isnanDv8_d(<8 x double> %x) {
entry:
  %cmp = fcmp uno <8 x double> %x, zeroinitializer
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z5isnanDv8_f(<8 x float> %x) {
entry:
  %cmp = fcmp uno <8 x float> %x, zeroinitializer
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z5isnand(double %x) {
entry:
  %cmp = fcmp uno double %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z5isnanf(float %x) {
entry:
  %cmp = fcmp uno float %x, 0.000000e+00
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func half @_Z5ldexpDhi(half %x, i32 %n) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5ldexpfi(float %conv, i32 %n)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z5ldexpdi(double %x, i32 %n) {
entry:
  %cmp1 = icmp sgt i32 %n, 1023
  %cmp2 = icmp slt i32 %n, -1022
  %cond = select i1 %cmp1, double 0x7FE0000000000000, double 1.000000e+00
  %cond8 = select i1 %cmp2, double 0x360000000000000, double %cond
  %mul = fmul double %x, %cond8
  %cond13.neg = select i1 %cmp1, i32 -1023, i32 0
  %cond18.neg = select i1 %cmp2, i32 969, i32 %cond13.neg
  %sub = add i32 %cond18.neg, %n
  %cmp1.1 = icmp sgt i32 %sub, 1023
  %cmp2.1 = icmp slt i32 %sub, -1022
  %cond.1 = select i1 %cmp1.1, double 0x7FE0000000000000, double 1.000000e+00
  %cond8.1 = select i1 %cmp2.1, double 0x360000000000000, double %cond.1
  %mul.1 = fmul double %mul, %cond8.1
  %cond13.neg.1 = select i1 %cmp1.1, i32 -1023, i32 0
  %cond18.neg.1 = select i1 %cmp2.1, i32 969, i32 %cond13.neg.1
  %sub.1 = add i32 %cond18.neg.1, %sub
  %0 = call i32 @llvm.smax.i32(i32 %sub.1, i32 -1022)
  %cond30 = call i32 @llvm.smin.i32(i32 %0, i32 1023)
  %narrow = add nsw i32 %cond30, 1023
  %add = zext nneg i32 %narrow to i64
  %shl = shl nuw nsw i64 %add, 52
  %astype = bitcast i64 %shl to double
  %mul32 = fmul double %mul.1, %astype
  ret double %mul32
}

define spir_func float @_Z5ldexpfi(float %x, i32 %n) {
entry:
  %cmp1 = icmp sgt i32 %n, 127
  %cmp2 = icmp slt i32 %n, -126
  %cond = select i1 %cmp1, float 0x47E0000000000000, float 1.000000e+00
  %cond8 = select i1 %cmp2, float 0x3990000000000000, float %cond
  %mul = fmul float %x, %cond8
  %cond13.neg = select i1 %cmp1, i32 -127, i32 0
  %cond18.neg = select i1 %cmp2, i32 102, i32 %cond13.neg
  %sub = add i32 %cond18.neg, %n
  %cmp1.1 = icmp sgt i32 %sub, 127
  %cmp2.1 = icmp slt i32 %sub, -126
  %cond.1 = select i1 %cmp1.1, float 0x47E0000000000000, float 1.000000e+00
  %cond8.1 = select i1 %cmp2.1, float 0x3990000000000000, float %cond.1
  %mul.1 = fmul float %mul, %cond8.1
  %cond13.neg.1 = select i1 %cmp1.1, i32 -127, i32 0
  %cond18.neg.1 = select i1 %cmp2.1, i32 102, i32 %cond13.neg.1
  %sub.1 = add i32 %cond18.neg.1, %sub
  %0 = call i32 @llvm.smax.i32(i32 %sub.1, i32 -126)
  %cond30 = call i32 @llvm.smin.i32(i32 %0, i32 127)
  %add = shl nsw i32 %cond30, 23
  %shl = add nsw i32 %add, 1065353216
  %astype = bitcast i32 %shl to float
  %mul31 = fmul float %mul.1, %astype
  ret float %mul31
}

define spir_func half @_Z5log10Dh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5log10f(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5log1pDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5log1pf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func i32 @_Z5mad24iii(i32 %x, i32 %y, i32 %z) {
entry:
  %mul = mul i32 %y, %x
  %add = add i32 %mul, %z
  ret i32 %add
}

define spir_func i32 @_Z5mad24jjj(i32 %x, i32 %y, i32 %z) {
entry:
  %mul = mul i32 %y, %x
  %add = add i32 %mul, %z
  ret i32 %add
}

define spir_func i32 @_Z5mul24ii(i32 %x, i32 %y) {
entry:
  %mul = mul i32 %y, %x
  ret i32 %mul
}

define spir_func i32 @_Z5mul24jj(i32 %x, i32 %y) {
entry:
  %mul = mul i32 %y, %x
  ret i32 %mul
}

define spir_func i8 @_Z5rhaddcc(i8 %x, i8 %y) {
entry:
  %or = or i8 %y, %x
  %xor13 = xor i8 %y, %x
  %0 = ashr i8 %xor13, 1
  %sub = sub i8 %or, %0
  ret i8 %sub
}

define spir_func i8 @_Z5rhaddhh(i8 %x, i8 %y) {
entry:
  %or = or i8 %y, %x
  %xor13 = xor i8 %y, %x
  %0 = lshr i8 %xor13, 1
  %sub = sub i8 %or, %0
  ret i8 %sub
}

define spir_func i32 @_Z5rhaddii(i32 %x, i32 %y) {
entry:
  %or = or i32 %y, %x
  %xor = xor i32 %y, %x
  %shr = ashr i32 %xor, 1
  %sub = sub i32 %or, %shr
  ret i32 %sub
}

define spir_func i32 @_Z5rhaddjj(i32 %x, i32 %y) {
entry:
  %or = or i32 %y, %x
  %xor = xor i32 %y, %x
  %shr = lshr i32 %xor, 1
  %sub = sub i32 %or, %shr
  ret i32 %sub
}

define spir_func i64 @_Z5rhaddll(i64 %x, i64 %y) {
entry:
  %or = or i64 %y, %x
  %xor = xor i64 %y, %x
  %shr = ashr i64 %xor, 1
  %sub = sub i64 %or, %shr
  ret i64 %sub
}

define spir_func i64 @_Z5rhaddmm(i64 %x, i64 %y) {
entry:
  %or = or i64 %y, %x
  %xor = xor i64 %y, %x
  %shr = lshr i64 %xor, 1
  %sub = sub i64 %or, %shr
  ret i64 %sub
}

define spir_func i16 @_Z5rhaddss(i16 %x, i16 %y) {
entry:
  %or = or i16 %y, %x
  %xor13 = xor i16 %y, %x
  %0 = ashr i16 %xor13, 1
  %sub = sub i16 %or, %0
  ret i16 %sub
}

define spir_func i16 @_Z5rhaddtt(i16 %x, i16 %y) {
entry:
  %or = or i16 %y, %x
  %xor13 = xor i16 %y, %x
  %0 = lshr i16 %xor13, 1
  %sub = sub i16 %or, %0
  ret i16 %sub
}

define spir_func half @_Z5rootnDhi(half %x, i32 %n) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5rootnfi(float %conv, i32 %n)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z5rootndi(double %x, i32 %n) {
entry:
  %conv.i = sitofp i32 %n to double
  %div.i = fdiv double 1.000000e+00, %conv.i
  %elt.abs.i = call double @llvm.fabs.f64(double %x)
  %call.i = call spir_func double @_Z3powdd(double %elt.abs.i, double %div.i)
  %call8.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %or.cond.i = call i1 @llvm.is.fpclass.f64(double %call.i, i32 384)
  %cmp14.i = fcmp one double %elt.abs.i, 0x7FF0000000000000
  %spec.select.i = and i1 %cmp14.i, %or.cond.i
  %astype.i = bitcast double %div.i to i64
  %and.i = and i64 %astype.i, -4294967296
  %astype1.i = bitcast i64 %and.i to double
  %mul.i = fmul double %conv.i, %astype1.i
  %sub.i = fsub double 1.000000e+00, %mul.i
  %sub3.i = fsub double %div.i, %astype1.i
  %mul5.i = fmul double %sub3.i, %conv.i
  %sub6.i = fsub double %sub.i, %mul5.i
  %mul7.i = fmul double %div.i, %sub6.i
  %mul9.i = fmul double %mul7.i, %call8.i
  %mul10.i = fmul double %call.i, %mul9.i
  %add.i = fadd double %call.i, %mul10.i
  %cond.i = select i1 %spec.select.i, double %add.i, double %call.i
  %fneg = fneg double %cond.i
  %astype = bitcast double %x to i64
  %cmp.not = icmp sgt i64 %astype, -1
  %and = and i32 %n, 1
  %tobool1.not = icmp eq i32 %and, 0
  %or.cond = or i1 %cmp.not, %tobool1.not
  %cond = select i1 %or.cond, double %cond.i, double %fneg
  %cmp2 = icmp eq i32 %n, 0
  %cmp4 = fcmp olt double %x, 0.000000e+00
  %or.cond20 = and i1 %cmp4, %tobool1.not
  %0 = or i1 %cmp2, %or.cond20
  %cond12 = select i1 %0, double 0x7FF8000000000000, double %cond
  ret double %cond12
}

define spir_func float @_Z5rootnfi(float %x, i32 %n) {
entry:
  %elt.abs.i = call float @llvm.fabs.f32(float %x)
  %conv.i = fpext float %elt.abs.i to double
  %call.i = call spir_func double @_Z4log2d(double %conv.i)
  %conv1.i = sitofp i32 %n to double
  %div.i = fdiv double %call.i, %conv1.i
  %call2.i = call spir_func double @_Z4exp2d(double %div.i)
  %conv3.i = fptrunc double %call2.i to float
  %fneg = fneg float %conv3.i
  %astype = bitcast float %x to i32
  %cmp.not = icmp sgt i32 %astype, -1
  %and = and i32 %n, 1
  %tobool1.not = icmp eq i32 %and, 0
  %or.cond = or i1 %cmp.not, %tobool1.not
  %cond = select i1 %or.cond, float %conv3.i, float %fneg
  %cmp2 = icmp eq i32 %n, 0
  %cmp4 = fcmp olt float %x, 0.000000e+00
  %or.cond20 = and i1 %cmp4, %tobool1.not
  %0 = or i1 %cmp2, %or.cond20
  %cond12 = select i1 %0, float 0x7FF8000000000000, float %cond
  ret float %cond12
}

define spir_func half @_Z5roundDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5roundf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z5rsqrtDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5rsqrtf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z5rsqrtd(double %x) {
entry:
  %0 = call double @llvm.sqrt.f64(double %x)
  %div = fdiv double 1.000000e+00, %0
  ret double %div
}

define spir_func float @_Z5rsqrtf(float %x) {
entry:
  %0 = call float @llvm.sqrt.f32(float %x)
  %div = fdiv float 1.000000e+00, %0
  ret float %div
}

define spir_func half @_Z5sinpiDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5sinpif(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z5sinpid(double %x) {
entry:
  %elt.abs.i = call double @llvm.fabs.f64(double %x)
  %mul.i = fmul double %elt.abs.i, 5.000000e-01
  %0 = call double @llvm.floor.f64(double %mul.i)
  %mul1.i = fmul double %0, 2.000000e+00
  %sub.i = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i, 2.000000e+00
  %1 = call double @llvm.rint.f64(double %mul2.i)
  %2 = fcmp uno double %1, 0.000000e+00
  %conv.i = fptosi double %1 to i32
  %cond.i1 = select i1 %2, i32 0, i32 %conv.i
  %mul3.i = fmul double %1, 5.000000e-01
  %sub4.i = fsub double %sub.i, %mul3.i
  %mul.i2 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i2, double 0xBF7E3009D8000000)
  %call1.i3 = call spir_func double @_Z3madddd(double %call.i, double %mul.i2, double 0x3FB5078300C52492)
  %call2.i4 = call spir_func double @_Z3madddd(double %call1.i3, double %mul.i2, double 0xBFE32D2CCE31AD00)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i4, double %mul.i2, double 0x400466BC67758B20)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i2, double 0xC014ABBCE625BE43)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i2, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i
  %call.i6 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i2, double 0x3F5F9D8F80000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i6, double %mul.i2, double 0xBF9A6D1FF0800000)
  %call2.i7 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i2, double 0x3FCE1F5069ED6000)
  %call3.i8 = call spir_func double @_Z3madddd(double %call2.i7, double %mul.i2, double 0xBFF55D3C7E3DEAA0)
  %call4.i9 = call spir_func double @_Z3madddd(double %call3.i8, double %mul.i2, double 0x40103C1F081B5BBB)
  %call5.i10 = call spir_func double @_Z3madddd(double %call4.i9, double %mul.i2, double 0xC013BD3CC9BE45E0)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i10, double %mul.i2, double 1.000000e+00)
  %and.i = and i32 %cond.i1, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i = select i1 %tobool.not.i, double %mul6.i, double %call6.i
  %fneg.i = fneg double %cond.i
  %and3.i = and i32 %cond.i1, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i, double %fneg.i
  %cmp.i = fcmp oeq double %cond.i, 0.000000e+00
  %cond12.i = select i1 %cmp.i, double 0.000000e+00, double %cond8.i
  %fneg13.i = fneg double %cond12.i
  %astype.i = bitcast double %x to i64
  %tobool15.not28.i = icmp slt i64 %astype.i, 0
  %cond19.i = select i1 %tobool15.not28.i, double %fneg13.i, double %cond12.i
  ret double %cond19.i
}

define spir_func float @_Z5sinpif(float %x) {
entry:
  %elt.abs.i = call float @llvm.fabs.f32(float %x)
  %mul.i = fmul float %elt.abs.i, 5.000000e-01
  %0 = call float @llvm.floor.f32(float %mul.i)
  %mul1.i = fmul float %0, 2.000000e+00
  %sub.i = fsub float %elt.abs.i, %mul1.i
  %mul2.i = fmul float %sub.i, 2.000000e+00
  %1 = call float @llvm.rint.f32(float %mul2.i)
  %2 = fcmp uno float %1, 0.000000e+00
  %conv.i = fptosi float %1 to i32
  %cond.i1 = select i1 %2, i32 0, i32 %conv.i
  %mul3.i = fmul float %1, 5.000000e-01
  %sub4.i = fsub float %sub.i, %mul3.i
  %mul.i2 = fmul float %sub4.i, %sub4.i
  %call.i = call spir_func float @_Z3madfff(float 0xBFE2D9B400000000, float %mul.i2, float 0x400465EC40000000)
  %call1.i3 = call spir_func float @_Z3madfff(float %call.i, float %mul.i2, float 0xC014ABBBA0000000)
  %call2.i4 = call spir_func float @_Z3madfff(float %call1.i3, float %mul.i2, float 0x400921FB60000000)
  %mul3.i5 = fmul float %sub4.i, %call2.i4
  %call.i7 = call spir_func float @_Z3madfff(float 0x3FCD9C2E80000000, float %mul.i2, float 0xBFF55C57A0000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i7, float %mul.i2, float 0x40103C1DC0000000)
  %call2.i8 = call spir_func float @_Z3madfff(float %call1.i, float %mul.i2, float 0xC013BD3CC0000000)
  %call3.i = call spir_func float @_Z3madfff(float %call2.i8, float %mul.i2, float 1.000000e+00)
  %and.i = and i32 %cond.i1, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i = select i1 %tobool.not.i, float %mul3.i5, float %call3.i
  %fneg.i = fneg float %cond.i
  %and3.i = and i32 %cond.i1, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, float %cond.i, float %fneg.i
  %cmp.i = fcmp oeq float %cond.i, 0.000000e+00
  %cond12.i = select i1 %cmp.i, float 0.000000e+00, float %cond8.i
  %fneg13.i = fneg float %cond12.i
  %astype.i = bitcast float %x to i32
  %tobool15.not28.i = icmp slt i32 %astype.i, 0
  %cond19.i = select i1 %tobool15.not28.i, float %fneg13.i, float %cond12.i
  ret float %cond19.i
}

define spir_func half @_Z5tanpiDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5tanpif(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z5tanpid(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %mul.i = fmul double %elt.abs, 5.000000e-01
  %0 = call double @llvm.floor.f64(double %mul.i)
  %mul1.i = fmul double %0, 2.000000e+00
  %sub.i = fsub double %elt.abs, %mul1.i
  %mul2.i = fmul double %sub.i, 2.000000e+00
  %1 = call double @llvm.rint.f64(double %mul2.i)
  %2 = fcmp uno double %1, 0.000000e+00
  %conv.i = fptosi double %1 to i32
  %cond.i = select i1 %2, i32 0, i32 %conv.i
  %mul3.i = fmul double %1, 5.000000e-01
  %sub4.i = fsub double %sub.i, %mul3.i
  %mul.i55 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i55, double 0xBF7E3009D8000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i55, double 0x3FB5078300C52492)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i55, double 0xBFE32D2CCE31AD00)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i55, double 0x400466BC67758B20)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i55, double 0xC014ABBCE625BE43)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i55, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i
  %call.i57 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i55, double 0x3F5F9D8F80000000)
  %call1.i58 = call spir_func double @_Z3madddd(double %call.i57, double %mul.i55, double 0xBF9A6D1FF0800000)
  %call2.i59 = call spir_func double @_Z3madddd(double %call1.i58, double %mul.i55, double 0x3FCE1F5069ED6000)
  %call3.i60 = call spir_func double @_Z3madddd(double %call2.i59, double %mul.i55, double 0xBFF55D3C7E3DEAA0)
  %call4.i61 = call spir_func double @_Z3madddd(double %call3.i60, double %mul.i55, double 0x40103C1F081B5BBB)
  %call5.i62 = call spir_func double @_Z3madddd(double %call4.i61, double %mul.i55, double 0xC013BD3CC9BE45E0)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i62, double %mul.i55, double 1.000000e+00)
  %and = and i32 %cond.i, 1
  %tobool.not = icmp eq i32 %and, 0
  %fneg = fneg double %call6.i
  %cond = select i1 %tobool.not, double %mul6.i, double %fneg
  %cond7 = select i1 %tobool.not, double %call6.i, double %mul6.i
  %div = fdiv double %cond, %cond7
  %3 = call double @llvm.copysign.f64(double 1.000000e+00, double %div)
  %elt.abs8 = call double @llvm.fabs.f64(double %sub4.i)
  %cmp = fcmp oeq double %elt.abs8, 2.500000e-01
  %cond12 = select i1 %cmp, double %3, double %div
  %cmp13 = icmp eq i32 %cond.i, 3
  %cond17 = select i1 %cmp13, double 0xFFF0000000000000, double 0x7FF0000000000000
  %cmp18 = icmp eq i32 %cond.i, 2
  %cond22 = select i1 %cmp18, double -0.000000e+00, double 0.000000e+00
  %cond27 = select i1 %tobool.not, double %cond22, double %cond17
  %cmp28 = fcmp oeq double %sub4.i, 0.000000e+00
  %cond32 = select i1 %cmp28, double %cond27, double %cond12
  %fneg33 = fneg double %cond32
  %astype = bitcast double %x to i64
  %tobool35.not54 = icmp slt i64 %astype, 0
  %cond39 = select i1 %tobool35.not54, double %fneg33, double %cond32
  ret double %cond39
}

define spir_func float @_Z5tanpif(float %x) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %mul.i = fmul float %elt.abs, 5.000000e-01
  %0 = call float @llvm.floor.f32(float %mul.i)
  %mul1.i = fmul float %0, 2.000000e+00
  %sub.i = fsub float %elt.abs, %mul1.i
  %mul2.i = fmul float %sub.i, 2.000000e+00
  %1 = call float @llvm.rint.f32(float %mul2.i)
  %2 = fcmp uno float %1, 0.000000e+00
  %conv.i = fptosi float %1 to i32
  %cond.i = select i1 %2, i32 0, i32 %conv.i
  %mul3.i = fmul float %1, 5.000000e-01
  %sub4.i = fsub float %sub.i, %mul3.i
  %mul.i55 = fmul float %sub4.i, %sub4.i
  %call.i = call spir_func float @_Z3madfff(float 0xBFE2D9B400000000, float %mul.i55, float 0x400465EC40000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i, float %mul.i55, float 0xC014ABBBA0000000)
  %call2.i = call spir_func float @_Z3madfff(float %call1.i, float %mul.i55, float 0x400921FB60000000)
  %mul3.i56 = fmul float %sub4.i, %call2.i
  %call.i58 = call spir_func float @_Z3madfff(float 0x3FCD9C2E80000000, float %mul.i55, float 0xBFF55C57A0000000)
  %call1.i59 = call spir_func float @_Z3madfff(float %call.i58, float %mul.i55, float 0x40103C1DC0000000)
  %call2.i60 = call spir_func float @_Z3madfff(float %call1.i59, float %mul.i55, float 0xC013BD3CC0000000)
  %call3.i = call spir_func float @_Z3madfff(float %call2.i60, float %mul.i55, float 1.000000e+00)
  %and = and i32 %cond.i, 1
  %tobool.not = icmp eq i32 %and, 0
  %fneg = fneg float %call3.i
  %cond = select i1 %tobool.not, float %mul3.i56, float %fneg
  %cond7 = select i1 %tobool.not, float %call3.i, float %mul3.i56
  %div = fdiv float %cond, %cond7
  %3 = call float @llvm.copysign.f32(float 1.000000e+00, float %div)
  %elt.abs8 = call float @llvm.fabs.f32(float %sub4.i)
  %cmp = fcmp oeq float %elt.abs8, 2.500000e-01
  %cond12 = select i1 %cmp, float %3, float %div
  %cmp13 = icmp eq i32 %cond.i, 3
  %cond17 = select i1 %cmp13, float 0xFFF0000000000000, float 0x7FF0000000000000
  %cmp18 = icmp eq i32 %cond.i, 2
  %cond22 = select i1 %cmp18, float -0.000000e+00, float 0.000000e+00
  %cond27 = select i1 %tobool.not, float %cond22, float %cond17
  %cmp28 = fcmp oeq float %sub4.i, 0.000000e+00
  %cond32 = select i1 %cmp28, float %cond27, float %cond12
  %fneg33 = fneg float %cond32
  %astype = bitcast float %x to i32
  %tobool35.not54 = icmp slt i32 %astype, 0
  %cond39 = select i1 %tobool35.not54, float %fneg33, float %cond32
  ret float %cond39
}

define spir_func half @_Z5truncDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z5truncf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z6acospiDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6acospif(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z6acospid(double %x) {
entry:
  %call = call spir_func double @_Z4acosd(double %x)
  %mul = fmul double %call, 0x3FD45F306DC9C883
  ret double %mul
}

define spir_func float @_Z6acospif(float %x) {
entry:
  %call = call spir_func float @_Z4acosf(float %x)
  %mul = fmul float %call, 0x3FD45F3060000000
  ret float %mul
}

define spir_func half @_Z6asinpiDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6asinpif(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z6asinpid(double %x) {
entry:
  %call = call spir_func double @_Z4asind(double %x)
  %mul = fmul double %call, 0x3FD45F306DC9C883
  ret double %mul
}

define spir_func float @_Z6asinpif(float %x) {
entry:
  %call = call spir_func float @_Z4asinf(float %x)
  %mul = fmul float %call, 0x3FD45F3060000000
  ret float %mul
}

define spir_func half @_Z6atanpiDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6atanpif(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z6atanpid(double %x) {
entry:
  %call = call spir_func double @_Z4atand(double %x)
  %mul = fmul double %call, 0x3FD45F306DC9C883
  ret double %mul
}

define spir_func float @_Z6atanpif(float %x) {
entry:
  %call = call spir_func float @_Z4atanf(float %x)
  %mul = fmul float %call, 0x3FD45F3060000000
  ret float %mul
}

define spir_func i32 @_Z6islessDhDh(half %x, half %y) {
entry:
  %cmp = fcmp olt half %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func <16 x i16> @_Z6islessDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %cmp = fcmp olt <16 x half> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z6islessDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %cmp = fcmp olt <16 x double> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z6islessDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %cmp = fcmp olt <16 x float> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z6islessDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %cmp = fcmp olt <2 x half> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z6islessDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %cmp = fcmp olt <2 x double> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z6islessDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %cmp = fcmp olt <2 x float> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z6islessDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %cmp = fcmp olt <3 x half> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z6islessDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %cmp = fcmp olt <3 x double> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z6islessDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %cmp = fcmp olt <3 x float> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z6islessDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %cmp = fcmp olt <4 x half> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z6islessDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %cmp = fcmp olt <4 x double> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z6islessDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %cmp = fcmp olt <4 x float> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z6islessDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %cmp = fcmp olt <8 x half> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z6islessDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %cmp = fcmp olt <8 x double> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z6islessDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %cmp = fcmp olt <8 x float> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z6islessdd(double %x, double %y) {
entry:
  %cmp = fcmp olt double %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z6islessff(float %x, float %y) {
entry:
  %cmp = fcmp olt float %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func half @_Z6lengthDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6lengthf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z6lengthDv2_Dh(<2 x half> %x) {
entry:
  %conv = fpext <2 x half> %x to <2 x float>
  %call = call spir_func float @_Z6lengthDv2_f(<2 x float> %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z6lengthDv2_d(<2 x double> %p) {
entry:
  %0 = extractelement <2 x double> %p, i64 0
  %elt.abs.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <2 x double> %p, i64 1
  %elt.abs1.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.abs.i, double %elt.abs1.i)
  %cmp.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i = select i1 %cmp.i, double 0x6360000000000000, double 1.000000e+00
  %cmp.i11 = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i12 = select i1 %cmp.i11, double 0x1FC0000000000000, double 1.000000e+00
  %mul = fmul double %..i, %..i12
  %splat.splatinsert = insertelement <2 x double> poison, double %mul, i64 0
  %splat.splat = shufflevector <2 x double> %splat.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %mul3 = fmul <2 x double> %p, %splat.splat
  %2 = extractelement <2 x double> %mul3, i64 1
  %foldExtExtBinop = fmul <2 x double> %mul3, %mul3
  %mul.i = extractelement <2 x double> %foldExtExtBinop, i64 0
  %call.i = call spir_func double @_Z3madddd(double %2, double %2, double %mul.i)
  %3 = call double @llvm.sqrt.f64(double %call.i)
  %div = fdiv double 1.000000e+00, %mul
  %mul5 = fmul double %div, %3
  ret double %mul5
}

define spir_func float @_Z6lengthDv2_f(<2 x float> %p) {
entry:
  %0 = extractelement <2 x float> %p, i64 0
  %elt.abs.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <2 x float> %p, i64 1
  %elt.abs1.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.abs.i, float %elt.abs1.i)
  %cmp.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i = select i1 %cmp.i, float 0x4590000000000000, float 1.000000e+00
  %cmp.i11 = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i12 = select i1 %cmp.i11, float 0x3BC0000000000000, float 1.000000e+00
  %mul = fmul float %..i, %..i12
  %splat.splatinsert = insertelement <2 x float> poison, float %mul, i64 0
  %splat.splat = shufflevector <2 x float> %splat.splatinsert, <2 x float> poison, <2 x i32> zeroinitializer
  %mul3 = fmul <2 x float> %p, %splat.splat
  %2 = extractelement <2 x float> %mul3, i64 1
  %foldExtExtBinop = fmul <2 x float> %mul3, %mul3
  %mul.i = extractelement <2 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %2, float %2, float %mul.i)
  %3 = call float @llvm.sqrt.f32(float %call.i)
  %div = fdiv float 1.000000e+00, %mul
  %mul5 = fmul float %div, %3
  ret float %mul5
}

define spir_func half @_Z6lengthDv3_Dh(<3 x half> %x) {
entry:
  %conv = fpext <3 x half> %x to <3 x float>
  %call = call spir_func float @_Z6lengthDv3_f(<3 x float> %conv)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z6lengthDv3_d(<3 x double> %p) {
entry:
  %0 = extractelement <3 x double> %p, i64 0
  %elt.abs.i.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <3 x double> %p, i64 1
  %elt.abs1.i.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i.i = call double @llvm.maxnum.f64(double %elt.abs.i.i, double %elt.abs1.i.i)
  %2 = extractelement <3 x double> %p, i64 2
  %elt.abs.i = call double @llvm.fabs.f64(double %2)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.maxnum.i.i, double %elt.abs.i)
  %cmp.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i = select i1 %cmp.i, double 0x6360000000000000, double 1.000000e+00
  %cmp.i19 = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i20 = select i1 %cmp.i19, double 0x1FC0000000000000, double 1.000000e+00
  %mul = fmul double %..i, %..i20
  %splat.splatinsert = insertelement <3 x double> poison, double %mul, i64 0
  %splat.splat = shufflevector <3 x double> %splat.splatinsert, <3 x double> poison, <3 x i32> zeroinitializer
  %mul6 = fmul <3 x double> %p, %splat.splat
  %3 = extractelement <3 x double> %mul6, i64 2
  %4 = extractelement <3 x double> %mul6, i64 1
  %foldExtExtBinop = fmul <3 x double> %mul6, %mul6
  %mul.i = extractelement <3 x double> %foldExtExtBinop, i64 0
  %call.i = call spir_func double @_Z3madddd(double %4, double %4, double %mul.i)
  %call2.i = call spir_func double @_Z3madddd(double %3, double %3, double %call.i)
  %5 = call double @llvm.sqrt.f64(double %call2.i)
  %div = fdiv double 1.000000e+00, %mul
  %mul13 = fmul double %div, %5
  ret double %mul13
}

define spir_func float @_Z6lengthDv3_f(<3 x float> %p) {
entry:
  %0 = extractelement <3 x float> %p, i64 0
  %elt.abs.i.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <3 x float> %p, i64 1
  %elt.abs1.i.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i.i = call float @llvm.maxnum.f32(float %elt.abs.i.i, float %elt.abs1.i.i)
  %2 = extractelement <3 x float> %p, i64 2
  %elt.abs.i = call float @llvm.fabs.f32(float %2)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.maxnum.i.i, float %elt.abs.i)
  %cmp.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i = select i1 %cmp.i, float 0x4590000000000000, float 1.000000e+00
  %cmp.i19 = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i20 = select i1 %cmp.i19, float 0x3BC0000000000000, float 1.000000e+00
  %mul = fmul float %..i, %..i20
  %splat.splatinsert = insertelement <3 x float> poison, float %mul, i64 0
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer
  %mul6 = fmul <3 x float> %p, %splat.splat
  %3 = extractelement <3 x float> %mul6, i64 2
  %4 = extractelement <3 x float> %mul6, i64 1
  %foldExtExtBinop = fmul <3 x float> %mul6, %mul6
  %mul.i = extractelement <3 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %4, float %4, float %mul.i)
  %call2.i = call spir_func float @_Z3madfff(float %3, float %3, float %call.i)
  %5 = call float @llvm.sqrt.f32(float %call2.i)
  %div = fdiv float 1.000000e+00, %mul
  %mul13 = fmul float %div, %5
  ret float %mul13
}

define spir_func half @_Z6lengthDv4_Dh(<4 x half> %x) {
entry:
  %conv = fpext <4 x half> %x to <4 x float>
  %call = call spir_func float @_Z6lengthDv4_f(<4 x float> %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z6lengthDv4_d(<4 x double> %p) {
entry:
  %0 = extractelement <4 x double> %p, i64 0
  %elt.abs.i3.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <4 x double> %p, i64 1
  %elt.abs1.i4.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i5.i = call double @llvm.maxnum.f64(double %elt.abs.i3.i, double %elt.abs1.i4.i)
  %2 = extractelement <4 x double> %p, i64 2
  %elt.abs.i.i = call double @llvm.fabs.f64(double %2)
  %3 = extractelement <4 x double> %p, i64 3
  %elt.abs1.i.i = call double @llvm.fabs.f64(double %3)
  %elt.maxnum.i.i = call double @llvm.maxnum.f64(double %elt.abs.i.i, double %elt.abs1.i.i)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.maxnum.i5.i, double %elt.maxnum.i.i)
  %cmp.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i = select i1 %cmp.i, double 0x6360000000000000, double 1.000000e+00
  %cmp.i11 = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i12 = select i1 %cmp.i11, double 0x1FC0000000000000, double 1.000000e+00
  %mul = fmul double %..i, %..i12
  %splat.splatinsert = insertelement <4 x double> poison, double %mul, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %mul3 = fmul <4 x double> %p, %splat.splat
  %4 = extractelement <4 x double> %mul3, i64 3
  %5 = extractelement <4 x double> %mul3, i64 2
  %6 = extractelement <4 x double> %mul3, i64 1
  %foldExtExtBinop = fmul <4 x double> %mul3, %mul3
  %mul.i = extractelement <4 x double> %foldExtExtBinop, i64 0
  %call.i = call spir_func double @_Z3madddd(double %6, double %6, double %mul.i)
  %call1.i = call spir_func double @_Z3madddd(double %5, double %5, double %call.i)
  %call2.i = call spir_func double @_Z3madddd(double %4, double %4, double %call1.i)
  %7 = call double @llvm.sqrt.f64(double %call2.i)
  %div = fdiv double 1.000000e+00, %mul
  %mul5 = fmul double %div, %7
  ret double %mul5
}

define spir_func float @_Z6lengthDv4_f(<4 x float> %p) {
entry:
  %0 = extractelement <4 x float> %p, i64 0
  %elt.abs.i3.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <4 x float> %p, i64 1
  %elt.abs1.i4.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i5.i = call float @llvm.maxnum.f32(float %elt.abs.i3.i, float %elt.abs1.i4.i)
  %2 = extractelement <4 x float> %p, i64 2
  %elt.abs.i.i = call float @llvm.fabs.f32(float %2)
  %3 = extractelement <4 x float> %p, i64 3
  %elt.abs1.i.i = call float @llvm.fabs.f32(float %3)
  %elt.maxnum.i.i = call float @llvm.maxnum.f32(float %elt.abs.i.i, float %elt.abs1.i.i)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.maxnum.i5.i, float %elt.maxnum.i.i)
  %cmp.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i = select i1 %cmp.i, float 0x4590000000000000, float 1.000000e+00
  %cmp.i11 = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i12 = select i1 %cmp.i11, float 0x3BC0000000000000, float 1.000000e+00
  %mul = fmul float %..i, %..i12
  %splat.splatinsert = insertelement <4 x float> poison, float %mul, i64 0
  %splat.splat = shufflevector <4 x float> %splat.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  %mul3 = fmul <4 x float> %p, %splat.splat
  %4 = extractelement <4 x float> %mul3, i64 3
  %5 = extractelement <4 x float> %mul3, i64 2
  %6 = extractelement <4 x float> %mul3, i64 1
  %foldExtExtBinop = fmul <4 x float> %mul3, %mul3
  %mul.i = extractelement <4 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %6, float %6, float %mul.i)
  %call1.i = call spir_func float @_Z3madfff(float %5, float %5, float %call.i)
  %call2.i = call spir_func float @_Z3madfff(float %4, float %4, float %call1.i)
  %7 = call float @llvm.sqrt.f32(float %call2.i)
  %div = fdiv float 1.000000e+00, %mul
  %mul5 = fmul float %div, %7
  ret float %mul5
}

define spir_func double @_Z6lengthd(double %p) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %p)
  ret double %elt.abs
}

define spir_func float @_Z6lengthf(float %p) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %p)
  ret float %elt.abs
}

define spir_func half @_Z6lgammaDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6lgammaf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z6lgammad(double %x) {
entry:
  %elt.abs.i = call double @llvm.fabs.f64(double %x)
  %0 = call double @llvm.floor.f64(double %elt.abs.i)
  %cmp1.i = fcmp ogt double %0, 1.000000e+00
  %sub.i3 = fadd double %elt.abs.i, -1.000000e+00
  %cond.i4 = select i1 %cmp1.i, double %sub.i3, double 1.000000e+00
  %cmp1.i.1 = fcmp ogt double %0, 2.000000e+00
  %sub.i3.1 = fadd double %elt.abs.i, -2.000000e+00
  %cond.i4.1 = select i1 %cmp1.i.1, double %sub.i3.1, double 1.000000e+00
  %mul.i.1 = fmul double %cond.i4, %cond.i4.1
  %cmp1.i.2 = fcmp ogt double %0, 3.000000e+00
  %sub.i3.2 = fadd double %elt.abs.i, -3.000000e+00
  %cond.i4.2 = select i1 %cmp1.i.2, double %sub.i3.2, double 1.000000e+00
  %mul.i.2 = fmul double %mul.i.1, %cond.i4.2
  %cmp1.i.3 = fcmp ogt double %0, 4.000000e+00
  %sub.i3.3 = fadd double %elt.abs.i, -4.000000e+00
  %cond.i4.3 = select i1 %cmp1.i.3, double %sub.i3.3, double 1.000000e+00
  %mul.i.3 = fmul double %mul.i.2, %cond.i4.3
  %cmp1.i.4 = fcmp ogt double %0, 5.000000e+00
  %sub.i3.4 = fadd double %elt.abs.i, -5.000000e+00
  %cond.i4.4 = select i1 %cmp1.i.4, double %sub.i3.4, double 1.000000e+00
  %mul.i.4 = fmul double %mul.i.3, %cond.i4.4
  %cmp1.i.5 = fcmp ogt double %0, 6.000000e+00
  %sub.i3.5 = fadd double %elt.abs.i, -6.000000e+00
  %cond.i4.5 = select i1 %cmp1.i.5, double %sub.i3.5, double 1.000000e+00
  %mul.i.5 = fmul double %mul.i.4, %cond.i4.5
  %cmp4.i = fcmp olt double %elt.abs.i, 1.000000e+00
  %cmp6.i = fcmp oge double %elt.abs.i, 8.000000e+00
  %sub10.i = fadd double %0, -1.000000e+00
  %sub13.i = fadd double %elt.abs.i, -1.000000e+00
  %sub14.i = fsub double %sub13.i, %sub10.i
  %sub15.i = fadd double %elt.abs.i, -2.000000e+00
  %sub16.i = fsub double %sub15.i, %sub10.i
  %cond21.i = select i1 %cmp4.i, double %elt.abs.i, double %sub14.i
  %cond27.i = select i1 %cmp4.i, double %sub13.i, double %sub16.i
  %mul28.i = fmul double %cond21.i, %cond27.i
  %sub29.i = fadd double %cond21.i, -5.000000e-01
  %call.i10 = call spir_func double @_Z3madddd(double 0xBEF2F0199999999A, double %sub29.i, double 0x3EFDB8D800000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i10, double %sub29.i, double 0xBEF71CA266666666)
  %call2.i11 = call spir_func double @_Z3madddd(double %call1.i, double %sub29.i, double 0x3F02576FE6666666)
  %call3.i12 = call spir_func double @_Z3madddd(double %call2.i11, double %sub29.i, double 0xBF11BCACB3333333)
  %call4.i13 = call spir_func double @_Z3madddd(double %call3.i12, double %sub29.i, double 0x3F1C3CD3FA000000)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i13, double %sub29.i, double 0xBF261ADB1C666666)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %sub29.i, double 0x3F31C0DA8FD00000)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub29.i, double 0xBF3CB4CE551CCCCD)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %sub29.i, double 0x3F47510A766FA666)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %sub29.i, double 0xBF5313E67A434000)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub29.i, double 0x3F5F81485D0D659A)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %sub29.i, double 0xBF6A50352DEB40CD)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %sub29.i, double 0x3F764F066CE45016)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %sub29.i, double 0xBF834DBDA13BC606)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %sub29.i, double 0x3F913342351DCEC1)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %sub29.i, double 0xBFA007AA83CEE87D)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %sub29.i, double 0x3FB01AF62A292EAA)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %sub29.i, double 0xBFC2AED059BD6089)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %sub29.i, double 0x3FDEEB95B094C191)
  %mul30.i = fmul double %mul28.i, %call18.i
  %1 = or i1 %cmp6.i, %cmp4.i
  %cond40.i = select i1 %1, double %elt.abs.i, double %mul.i.5
  %call41.i = call spir_func double @_Z3logd(double %cond40.i)
  %2 = fneg double %call41.i
  %cond47.i.p = select i1 %cmp4.i, double %2, double %call41.i
  %cond47.i = fadd double %mul30.i, %cond47.i.p
  %sub48.i = fadd double %elt.abs.i, -5.000000e-01
  %sub49.i = fadd double %call41.i, -1.000000e+00
  %div.i14 = fdiv double 1.000000e+00, %elt.abs.i
  %mul.i15 = fmul double %div.i14, %div.i14
  %call.i16 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i15, double 0xBF9E4286CB0F5398)
  %call1.i17 = call spir_func double @_Z3madddd(double %call.i16, double %mul.i15, double 0x3F7A41A41A41A41A)
  %call2.i18 = call spir_func double @_Z3madddd(double %call1.i17, double %mul.i15, double 0xBF5F6AB0D9993C7D)
  %call3.i19 = call spir_func double @_Z3madddd(double %call2.i18, double %mul.i15, double 0x3F4B951E2B18FF23)
  %call4.i20 = call spir_func double @_Z3madddd(double %call3.i19, double %mul.i15, double 0xBF43813813813814)
  %call5.i21 = call spir_func double @_Z3madddd(double %call4.i20, double %mul.i15, double 0x3F4A01A01A01A01A)
  %call6.i22 = call spir_func double @_Z3madddd(double %call5.i21, double %mul.i15, double 0xBF66C16C16C16C17)
  %call7.i23 = call spir_func double @_Z3madddd(double %call6.i22, double %mul.i15, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i14, %call7.i23
  %add51.i = fadd double %mul8.i, 0x3FDACFE390C97D6A
  %call52.i = call spir_func double @_Z3madddd(double %sub48.i, double %sub49.i, double %add51.i)
  %cmp53.i = fcmp ult double %elt.abs.i, 0x43B0000000000000
  %mul57.i = fmul double %elt.abs.i, %sub49.i
  %cond60.i = select i1 %cmp53.i, double %call52.i, double %mul57.i
  %cmp61.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond66.i = select i1 %cmp61.i, double 0x7FF0000000000000, double %cond60.i
  %cond71.i = select i1 %cmp6.i, double %cond66.i, double %cond47.i
  %mul.i24 = fmul double %elt.abs.i, 5.000000e-01
  %3 = call double @llvm.floor.f64(double %mul.i24)
  %mul1.i = fmul double %3, 2.000000e+00
  %sub.i25 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i25, 2.000000e+00
  %4 = call double @llvm.rint.f64(double %mul2.i)
  %5 = fcmp uno double %4, 0.000000e+00
  %conv.i26 = fptosi double %4 to i32
  %cond.i27 = select i1 %5, i32 0, i32 %conv.i26
  %mul3.i = fmul double %4, 5.000000e-01
  %sub4.i = fsub double %sub.i25, %mul3.i
  %mul.i28 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i28, double 0xBF7E3009D8000000)
  %call1.i29 = call spir_func double @_Z3madddd(double %call.i, double %mul.i28, double 0x3FB5078300C52492)
  %call2.i30 = call spir_func double @_Z3madddd(double %call1.i29, double %mul.i28, double 0xBFE32D2CCE31AD00)
  %call3.i31 = call spir_func double @_Z3madddd(double %call2.i30, double %mul.i28, double 0x400466BC67758B20)
  %call4.i32 = call spir_func double @_Z3madddd(double %call3.i31, double %mul.i28, double 0xC014ABBCE625BE43)
  %call5.i33 = call spir_func double @_Z3madddd(double %call4.i32, double %mul.i28, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i33
  %call.i35 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i28, double 0x3F5F9D8F80000000)
  %call1.i36 = call spir_func double @_Z3madddd(double %call.i35, double %mul.i28, double 0xBF9A6D1FF0800000)
  %call2.i37 = call spir_func double @_Z3madddd(double %call1.i36, double %mul.i28, double 0x3FCE1F5069ED6000)
  %call3.i38 = call spir_func double @_Z3madddd(double %call2.i37, double %mul.i28, double 0xBFF55D3C7E3DEAA0)
  %call4.i39 = call spir_func double @_Z3madddd(double %call3.i38, double %mul.i28, double 0x40103C1F081B5BBB)
  %call5.i40 = call spir_func double @_Z3madddd(double %call4.i39, double %mul.i28, double 0xC013BD3CC9BE45E0)
  %call6.i41 = call spir_func double @_Z3madddd(double %call5.i40, double %mul.i28, double 1.000000e+00)
  %and.i = and i32 %cond.i27, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i7 = select i1 %tobool.not.i, double %mul6.i, double %call6.i41
  %fneg.i8 = fneg double %cond.i7
  %and3.i = and i32 %cond.i27, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i7, double %fneg.i8
  %cmp.i9 = fcmp oeq double %cond.i7, 0.000000e+00
  %cond12.i = select i1 %cmp.i9, double 0.000000e+00, double %cond8.i
  %6 = fmul double %x, %cond12.i
  %mul32.i = call double @llvm.fabs.f64(double %6)
  %div.i = fdiv double 0x400921FB54442D18, %mul32.i
  %call3.i = call spir_func double @_Z3logd(double %div.i)
  %cmp.i = fcmp olt double %elt.abs.i, 0x3C30000000000000
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %call4.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %fneg.i = fneg double %call4.i
  br label %_ZL9log_gammad.exit

cond.false.i:
  %sub.i = fsub double %call3.i, %cond71.i
  br label %_ZL9log_gammad.exit

_ZL9log_gammad.exit:
  %cond.i = phi double [ %fneg.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %7 = call double @llvm.floor.f64(double %x)
  %cmp5.i = fcmp oeq double %7, %x
  %cond9.i = select i1 %cmp5.i, double 0x7FF0000000000000, double %cond.i
  %cmp10.i = fcmp ole double %x, 0.000000e+00
  %cond14.i = select i1 %cmp10.i, double %cond9.i, double %cond71.i
  %8 = fcmp uno double %x, 0.000000e+00
  %cond18.i = select i1 %8, double %x, double %cond14.i
  ret double %cond18.i
}

define spir_func float @_Z6lgammaf(float %x) {
entry:
  %conv = fpext float %x to double
  %elt.abs.i = call double @llvm.fabs.f64(double %conv)
  %0 = call double @llvm.floor.f64(double %elt.abs.i)
  %cmp1.i = fcmp ogt double %0, 1.000000e+00
  %sub.i4 = fadd double %elt.abs.i, -1.000000e+00
  %cond.i5 = select i1 %cmp1.i, double %sub.i4, double 1.000000e+00
  %cmp1.i.1 = fcmp ogt double %0, 2.000000e+00
  %sub.i4.1 = fadd double %elt.abs.i, -2.000000e+00
  %cond.i5.1 = select i1 %cmp1.i.1, double %sub.i4.1, double 1.000000e+00
  %mul.i.1 = fmul double %cond.i5, %cond.i5.1
  %cmp1.i.2 = fcmp ogt double %0, 3.000000e+00
  %sub.i4.2 = fadd double %elt.abs.i, -3.000000e+00
  %cond.i5.2 = select i1 %cmp1.i.2, double %sub.i4.2, double 1.000000e+00
  %mul.i.2 = fmul double %mul.i.1, %cond.i5.2
  %cmp1.i.3 = fcmp ogt double %0, 4.000000e+00
  %sub.i4.3 = fadd double %elt.abs.i, -4.000000e+00
  %cond.i5.3 = select i1 %cmp1.i.3, double %sub.i4.3, double 1.000000e+00
  %mul.i.3 = fmul double %mul.i.2, %cond.i5.3
  %cmp1.i.4 = fcmp ogt double %0, 5.000000e+00
  %sub.i4.4 = fadd double %elt.abs.i, -5.000000e+00
  %cond.i5.4 = select i1 %cmp1.i.4, double %sub.i4.4, double 1.000000e+00
  %mul.i.4 = fmul double %mul.i.3, %cond.i5.4
  %cmp1.i.5 = fcmp ogt double %0, 6.000000e+00
  %sub.i4.5 = fadd double %elt.abs.i, -6.000000e+00
  %cond.i5.5 = select i1 %cmp1.i.5, double %sub.i4.5, double 1.000000e+00
  %mul.i.5 = fmul double %mul.i.4, %cond.i5.5
  %cmp4.i = fcmp olt double %elt.abs.i, 1.000000e+00
  %cmp6.i = fcmp oge double %elt.abs.i, 8.000000e+00
  %sub10.i = fadd double %0, -1.000000e+00
  %sub13.i = fadd double %elt.abs.i, -1.000000e+00
  %sub14.i = fsub double %sub13.i, %sub10.i
  %sub15.i = fadd double %elt.abs.i, -2.000000e+00
  %sub16.i = fsub double %sub15.i, %sub10.i
  %cond21.i = select i1 %cmp4.i, double %elt.abs.i, double %sub14.i
  %cond27.i = select i1 %cmp4.i, double %sub13.i, double %sub16.i
  %mul28.i = fmul double %cond21.i, %cond27.i
  %sub29.i = fadd double %cond21.i, -5.000000e-01
  %call.i11 = call spir_func double @_Z3madddd(double 0xBEF2F0199999999A, double %sub29.i, double 0x3EFDB8D800000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i11, double %sub29.i, double 0xBEF71CA266666666)
  %call2.i12 = call spir_func double @_Z3madddd(double %call1.i, double %sub29.i, double 0x3F02576FE6666666)
  %call3.i13 = call spir_func double @_Z3madddd(double %call2.i12, double %sub29.i, double 0xBF11BCACB3333333)
  %call4.i14 = call spir_func double @_Z3madddd(double %call3.i13, double %sub29.i, double 0x3F1C3CD3FA000000)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i14, double %sub29.i, double 0xBF261ADB1C666666)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %sub29.i, double 0x3F31C0DA8FD00000)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub29.i, double 0xBF3CB4CE551CCCCD)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %sub29.i, double 0x3F47510A766FA666)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %sub29.i, double 0xBF5313E67A434000)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub29.i, double 0x3F5F81485D0D659A)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %sub29.i, double 0xBF6A50352DEB40CD)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %sub29.i, double 0x3F764F066CE45016)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %sub29.i, double 0xBF834DBDA13BC606)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %sub29.i, double 0x3F913342351DCEC1)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %sub29.i, double 0xBFA007AA83CEE87D)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %sub29.i, double 0x3FB01AF62A292EAA)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %sub29.i, double 0xBFC2AED059BD6089)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %sub29.i, double 0x3FDEEB95B094C191)
  %mul30.i = fmul double %mul28.i, %call18.i
  %1 = or i1 %cmp6.i, %cmp4.i
  %cond40.i = select i1 %1, double %elt.abs.i, double %mul.i.5
  %call41.i = call spir_func double @_Z3logd(double %cond40.i)
  %2 = fneg double %call41.i
  %cond47.i.p = select i1 %cmp4.i, double %2, double %call41.i
  %cond47.i = fadd double %mul30.i, %cond47.i.p
  %sub48.i = fadd double %elt.abs.i, -5.000000e-01
  %sub49.i = fadd double %call41.i, -1.000000e+00
  %div.i15 = fdiv double 1.000000e+00, %elt.abs.i
  %mul.i16 = fmul double %div.i15, %div.i15
  %call.i17 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i16, double 0xBF9E4286CB0F5398)
  %call1.i18 = call spir_func double @_Z3madddd(double %call.i17, double %mul.i16, double 0x3F7A41A41A41A41A)
  %call2.i19 = call spir_func double @_Z3madddd(double %call1.i18, double %mul.i16, double 0xBF5F6AB0D9993C7D)
  %call3.i20 = call spir_func double @_Z3madddd(double %call2.i19, double %mul.i16, double 0x3F4B951E2B18FF23)
  %call4.i21 = call spir_func double @_Z3madddd(double %call3.i20, double %mul.i16, double 0xBF43813813813814)
  %call5.i22 = call spir_func double @_Z3madddd(double %call4.i21, double %mul.i16, double 0x3F4A01A01A01A01A)
  %call6.i23 = call spir_func double @_Z3madddd(double %call5.i22, double %mul.i16, double 0xBF66C16C16C16C17)
  %call7.i24 = call spir_func double @_Z3madddd(double %call6.i23, double %mul.i16, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i15, %call7.i24
  %add51.i = fadd double %mul8.i, 0x3FDACFE390C97D6A
  %call52.i = call spir_func double @_Z3madddd(double %sub48.i, double %sub49.i, double %add51.i)
  %cmp53.i = fcmp ult double %elt.abs.i, 0x43B0000000000000
  %mul57.i = fmul double %elt.abs.i, %sub49.i
  %cond60.i = select i1 %cmp53.i, double %call52.i, double %mul57.i
  %cmp61.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond66.i = select i1 %cmp61.i, double 0x7FF0000000000000, double %cond60.i
  %cond71.i = select i1 %cmp6.i, double %cond66.i, double %cond47.i
  %mul.i25 = fmul double %elt.abs.i, 5.000000e-01
  %3 = call double @llvm.floor.f64(double %mul.i25)
  %mul1.i = fmul double %3, 2.000000e+00
  %sub.i26 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i26, 2.000000e+00
  %4 = call double @llvm.rint.f64(double %mul2.i)
  %5 = fcmp uno double %4, 0.000000e+00
  %conv.i27 = fptosi double %4 to i32
  %cond.i28 = select i1 %5, i32 0, i32 %conv.i27
  %mul3.i = fmul double %4, 5.000000e-01
  %sub4.i = fsub double %sub.i26, %mul3.i
  %mul.i29 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i29, double 0xBF7E3009D8000000)
  %call1.i30 = call spir_func double @_Z3madddd(double %call.i, double %mul.i29, double 0x3FB5078300C52492)
  %call2.i31 = call spir_func double @_Z3madddd(double %call1.i30, double %mul.i29, double 0xBFE32D2CCE31AD00)
  %call3.i32 = call spir_func double @_Z3madddd(double %call2.i31, double %mul.i29, double 0x400466BC67758B20)
  %call4.i33 = call spir_func double @_Z3madddd(double %call3.i32, double %mul.i29, double 0xC014ABBCE625BE43)
  %call5.i34 = call spir_func double @_Z3madddd(double %call4.i33, double %mul.i29, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i34
  %call.i36 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i29, double 0x3F5F9D8F80000000)
  %call1.i37 = call spir_func double @_Z3madddd(double %call.i36, double %mul.i29, double 0xBF9A6D1FF0800000)
  %call2.i38 = call spir_func double @_Z3madddd(double %call1.i37, double %mul.i29, double 0x3FCE1F5069ED6000)
  %call3.i39 = call spir_func double @_Z3madddd(double %call2.i38, double %mul.i29, double 0xBFF55D3C7E3DEAA0)
  %call4.i40 = call spir_func double @_Z3madddd(double %call3.i39, double %mul.i29, double 0x40103C1F081B5BBB)
  %call5.i41 = call spir_func double @_Z3madddd(double %call4.i40, double %mul.i29, double 0xC013BD3CC9BE45E0)
  %call6.i42 = call spir_func double @_Z3madddd(double %call5.i41, double %mul.i29, double 1.000000e+00)
  %and.i = and i32 %cond.i28, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i8 = select i1 %tobool.not.i, double %mul6.i, double %call6.i42
  %fneg.i9 = fneg double %cond.i8
  %and3.i = and i32 %cond.i28, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i8, double %fneg.i9
  %cmp.i10 = fcmp oeq double %cond.i8, 0.000000e+00
  %cond12.i = select i1 %cmp.i10, double 0.000000e+00, double %cond8.i
  %6 = fmul double %cond12.i, %conv
  %mul32.i = call double @llvm.fabs.f64(double %6)
  %div.i = fdiv double 0x400921FB54442D18, %mul32.i
  %call3.i = call spir_func double @_Z3logd(double %div.i)
  %cmp.i = fcmp olt double %elt.abs.i, 0x3C30000000000000
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %call4.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %fneg.i = fneg double %call4.i
  br label %_ZL9log_gammad.exit

cond.false.i:
  %sub.i = fsub double %call3.i, %cond71.i
  br label %_ZL9log_gammad.exit

_ZL9log_gammad.exit:
  %cond.i = phi double [ %fneg.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %7 = call double @llvm.floor.f64(double %conv)
  %cmp5.i = fcmp oeq double %7, %conv
  %cond9.i = select i1 %cmp5.i, double 0x7FF0000000000000, double %cond.i
  %cmp10.i = fcmp ole float %x, 0.000000e+00
  %cond14.i = select i1 %cmp10.i, double %cond9.i, double %cond71.i
  %8 = fcmp uno float %x, 0.000000e+00
  %9 = fptrunc double %cond14.i to float
  %conv1 = select i1 %8, float %x, float %9
  ret float %conv1
}

define spir_func i8 @_Z6mad_hiccc(i8 %x, i8 %y, i8 %z) {
entry:
  %call = call spir_func i8 @_Z6mul_hicc(i8 %x, i8 %y)
  %add = add i8 %call, %z
  ret i8 %add
}

define spir_func i8 @_Z6mad_hihhh(i8 %x, i8 %y, i8 %z) {
entry:
  %call = call spir_func i8 @_Z6mul_hihh(i8 %x, i8 %y)
  %add = add i8 %call, %z
  ret i8 %add
}

define spir_func i32 @_Z6mad_hiiii(i32 %x, i32 %y, i32 %z) {
entry:
  %call = call spir_func i32 @_Z6mul_hiii(i32 %x, i32 %y)
  %add = add i32 %call, %z
  ret i32 %add
}

define spir_func i32 @_Z6mad_hijjj(i32 %x, i32 %y, i32 %z) {
entry:
  %call = call spir_func i32 @_Z6mul_hijj(i32 %x, i32 %y)
  %add = add i32 %call, %z
  ret i32 %add
}

define spir_func i64 @_Z6mad_hilll(i64 %x, i64 %y, i64 %z) {
entry:
  %call = call spir_func i64 @_Z6mul_hill(i64 %x, i64 %y)
  %add = add i64 %call, %z
  ret i64 %add
}

define spir_func i64 @_Z6mad_himmm(i64 %x, i64 %y, i64 %z) {
entry:
  %call = call spir_func i64 @_Z6mul_himm(i64 %x, i64 %y)
  %add = add i64 %call, %z
  ret i64 %add
}

define spir_func i16 @_Z6mad_hisss(i16 %x, i16 %y, i16 %z) {
entry:
  %call = call spir_func i16 @_Z6mul_hiss(i16 %x, i16 %y)
  %add = add i16 %call, %z
  ret i16 %add
}

define spir_func i16 @_Z6mad_hittt(i16 %x, i16 %y, i16 %z) {
entry:
  %call = call spir_func i16 @_Z6mul_hitt(i16 %x, i16 %y)
  %add = add i16 %call, %z
  ret i16 %add
}

define spir_func half @_Z6maxmagDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z6maxmagff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z6maxmagdd(double %x, double %y) {
entry:
  %elt.maxnum = call double @llvm.maxnum.f64(double %x, double %y)
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs1 = call double @llvm.fabs.f64(double %y)
  %cmp = fcmp ogt double %elt.abs, %elt.abs1
  %cond = select i1 %cmp, double %x, double %elt.maxnum
  %cmp4 = fcmp ogt double %elt.abs1, %elt.abs
  %cond8 = select i1 %cmp4, double %y, double %cond
  ret double %cond8
}

define spir_func float @_Z6maxmagff(float %x, float %y) {
entry:
  %elt.maxnum = call float @llvm.maxnum.f32(float %x, float %y)
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs1 = call float @llvm.fabs.f32(float %y)
  %cmp = fcmp ogt float %elt.abs, %elt.abs1
  %cond = select i1 %cmp, float %x, float %elt.maxnum
  %cmp4 = fcmp ogt float %elt.abs1, %elt.abs
  %cond8 = select i1 %cmp4, float %y, float %cond
  ret float %cond8
}

define spir_func half @_Z6minmagDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z6minmagff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z6minmagdd(double %x, double %y) {
entry:
  %elt.minnum = call double @llvm.minnum.f64(double %x, double %y)
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs1 = call double @llvm.fabs.f64(double %y)
  %cmp = fcmp olt double %elt.abs, %elt.abs1
  %cond = select i1 %cmp, double %x, double %elt.minnum
  %cmp4 = fcmp olt double %elt.abs1, %elt.abs
  %cond8 = select i1 %cmp4, double %y, double %cond
  ret double %cond8
}

define spir_func float @_Z6minmagff(float %x, float %y) {
entry:
  %elt.minnum = call float @llvm.minnum.f32(float %x, float %y)
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs1 = call float @llvm.fabs.f32(float %y)
  %cmp = fcmp olt float %elt.abs, %elt.abs1
  %cond = select i1 %cmp, float %x, float %elt.minnum
  %cmp4 = fcmp olt float %elt.abs1, %elt.abs
  %cond8 = select i1 %cmp4, float %y, float %cond
  ret float %cond8
}

define spir_func i8 @_Z6mul_hicc(i8 %x, i8 %y) {
entry:
  %conv1 = sext i8 %x to i16
  %conv3 = sext i8 %y to i16
  %mul = mul nsw i16 %conv3, %conv1
  %0 = lshr i16 %mul, 8
  %conv7 = trunc nuw i16 %0 to i8
  ret i8 %conv7
}

define spir_func i8 @_Z6mul_hihh(i8 %x, i8 %y) {
entry:
  %conv1 = zext i8 %x to i16
  %conv3 = zext i8 %y to i16
  %mul = mul nuw i16 %conv3, %conv1
  %0 = lshr i16 %mul, 8
  %conv7 = trunc nuw i16 %0 to i8
  ret i8 %conv7
}

define spir_func i32 @_Z6mul_hiii(i32 %x, i32 %y) {
entry:
  %conv = sext i32 %x to i64
  %conv1 = sext i32 %y to i64
  %mul = mul nsw i64 %conv1, %conv
  %shr = lshr i64 %mul, 32
  %conv2 = trunc nuw i64 %shr to i32
  ret i32 %conv2
}

define spir_func i32 @_Z6mul_hijj(i32 %x, i32 %y) {
entry:
  %conv = zext i32 %x to i64
  %conv1 = zext i32 %y to i64
  %mul = mul nuw i64 %conv1, %conv
  %shr = lshr i64 %mul, 32
  %conv2 = trunc nuw i64 %shr to i32
  ret i32 %conv2
}

define spir_func i64 @_Z6mul_hill(i64 %x, i64 %y) {
entry:
  %call = call spir_func i64 @_Z6mul_himm(i64 %x, i64 %y)
  %isneg = icmp slt i64 %x, 0
  %and = select i1 %isneg, i64 %y, i64 0
  %isneg8 = icmp slt i64 %y, 0
  %and2 = select i1 %isneg8, i64 %x, i64 0
  %0 = add i64 %and2, %and
  %sub3 = sub i64 %call, %0
  ret i64 %sub3
}

define spir_func i64 @_Z6mul_himm(i64 %x, i64 %y) {
entry:
  %and = and i64 %x, 4294967295
  %shr = lshr i64 %x, 32
  %and1 = and i64 %y, 4294967295
  %shr2 = lshr i64 %y, 32
  %mul = mul nuw i64 %and1, %shr
  %mul3 = mul nuw i64 %and1, %and
  %shr4 = lshr i64 %mul3, 32
  %add = add nuw i64 %shr4, %mul
  %mul5 = mul nuw i64 %shr2, %and
  %and6 = and i64 %add, 4294967295
  %add7 = add nuw i64 %and6, %mul5
  %mul8 = mul nuw i64 %shr2, %shr
  %shr9 = lshr i64 %add, 32
  %add10 = add nuw i64 %shr9, %mul8
  %shr11 = lshr i64 %add7, 32
  %add12 = add nuw i64 %add10, %shr11
  ret i64 %add12
}

define spir_func i16 @_Z6mul_hiss(i16 %x, i16 %y) {
entry:
  %conv = sext i16 %x to i32
  %conv1 = sext i16 %y to i32
  %mul = mul nsw i32 %conv1, %conv
  %shr = lshr i32 %mul, 16
  %conv2 = trunc nuw i32 %shr to i16
  ret i16 %conv2
}

define spir_func i16 @_Z6mul_hitt(i16 %x, i16 %y) {
entry:
  %conv = zext i16 %x to i32
  %conv1 = zext i16 %y to i32
  %mul = mul nuw i32 %conv1, %conv
  %shr = lshr i32 %mul, 16
  %conv2 = trunc nuw i32 %shr to i16
  ret i16 %conv2
}

define spir_func half @_Z6remquoDhDhPU3AS1i(half %x, half %y, ptr addrspace(1) %quotient) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z6remquoffPU3AS1i(float %conv, float %conv1, ptr addrspace(1) %quotient)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z6remquoDhDhPU3AS3i(half %x, half %y, ptr addrspace(3) %quotient) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z6remquoffPU3AS3i(float %conv, float %conv1, ptr addrspace(3) %quotient)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z6remquoDhDhPi(half %x, half %y, ptr %quotient) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z6remquoffPi(float %conv, float %conv1, ptr %quotient)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z6remquoddPU3AS1i(double %x, double %y, ptr addrspace(1) %quotient) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs1 = call double @llvm.fabs.f64(double %y)
  %mul.i = fmul double %elt.abs1, 1.280000e+02
  %call.i = call spir_func double @_Z4fmoddd(double %elt.abs, double %mul.i)
  %mul5.i = fmul double %elt.abs1, 6.400000e+01
  %sub6.i = fsub double %call.i, %mul5.i
  %cmp7.i = fcmp oge double %call.i, %mul5.i
  %cond.i = select i1 %cmp7.i, double %sub6.i, double %call.i
  %cond15.i = select i1 %cmp7.i, i32 64, i32 0
  %mul5.i.1 = fmul double %elt.abs1, 3.200000e+01
  %sub6.i.1 = fsub double %cond.i, %mul5.i.1
  %cmp7.i.1 = fcmp oge double %cond.i, %mul5.i.1
  %cond.i.1 = select i1 %cmp7.i.1, double %sub6.i.1, double %cond.i
  %cond15.i.1 = select i1 %cmp7.i.1, i32 32, i32 0
  %add.i.1 = or disjoint i32 %cond15.i.1, %cond15.i
  %mul5.i.2 = fmul double %elt.abs1, 1.600000e+01
  %sub6.i.2 = fsub double %cond.i.1, %mul5.i.2
  %cmp7.i.2 = fcmp oge double %cond.i.1, %mul5.i.2
  %cond.i.2 = select i1 %cmp7.i.2, double %sub6.i.2, double %cond.i.1
  %cond15.i.2 = select i1 %cmp7.i.2, i32 16, i32 0
  %add.i.2 = or disjoint i32 %cond15.i.2, %add.i.1
  %mul5.i.3 = fmul double %elt.abs1, 8.000000e+00
  %sub6.i.3 = fsub double %cond.i.2, %mul5.i.3
  %cmp7.i.3 = fcmp oge double %cond.i.2, %mul5.i.3
  %cond.i.3 = select i1 %cmp7.i.3, double %sub6.i.3, double %cond.i.2
  %cond15.i.3 = select i1 %cmp7.i.3, i32 8, i32 0
  %add.i.3 = or disjoint i32 %cond15.i.3, %add.i.2
  %mul5.i.4 = fmul double %elt.abs1, 4.000000e+00
  %sub6.i.4 = fsub double %cond.i.3, %mul5.i.4
  %cmp7.i.4 = fcmp oge double %cond.i.3, %mul5.i.4
  %cond.i.4 = select i1 %cmp7.i.4, double %sub6.i.4, double %cond.i.3
  %cond15.i.4 = select i1 %cmp7.i.4, i32 4, i32 0
  %add.i.4 = or disjoint i32 %cond15.i.4, %add.i.3
  %mul5.i.5 = fmul double %elt.abs1, 2.000000e+00
  %sub6.i.5 = fsub double %cond.i.4, %mul5.i.5
  %cmp7.i.5 = fcmp oge double %cond.i.4, %mul5.i.5
  %cond.i.5 = select i1 %cmp7.i.5, double %sub6.i.5, double %cond.i.4
  %cond15.i.5 = select i1 %cmp7.i.5, i32 2, i32 0
  %add.i.5 = or disjoint i32 %cond15.i.5, %add.i.4
  %sub6.i.6 = fsub double %cond.i.5, %elt.abs1
  %cmp7.i.6 = fcmp oge double %cond.i.5, %elt.abs1
  %cond.i.6 = select i1 %cmp7.i.6, double %sub6.i.6, double %cond.i.5
  %cond15.i.6 = zext i1 %cmp7.i.6 to i32
  %add.i.6 = or disjoint i32 %add.i.5, %cond15.i.6
  %sub16.i = fsub double %elt.abs1, %cond.i.6
  %cmp17.i = fcmp ogt double %cond.i.6, %sub16.i
  br i1 %cmp17.i, label %_ZL12nearest_restddiPi.exit, label %lor.rhs.i

lor.rhs.i:
  %cmp19.i = fcmp oeq double %cond.i.6, %sub16.i
  %and.i = and i32 %add.i.6, 1
  %tobool21.i = icmp ne i32 %and.i, 0
  %0 = select i1 %cmp19.i, i1 %tobool21.i, i1 false
  br label %_ZL12nearest_restddiPi.exit

_ZL12nearest_restddiPi.exit:
  %1 = phi i1 [ true, %entry ], [ %0, %lor.rhs.i ]
  %fneg.i = fneg double %sub16.i
  %cond23.i = zext i1 %1 to i32
  %add24.i = add nuw nsw i32 %add.i.6, %cond23.i
  %cond29.i = select i1 %1, double %fneg.i, double %cond.i.6
  %fneg = fneg double %cond29.i
  %and = and i32 %add24.i, 127
  %astype = bitcast double %x to i64
  %astype2 = bitcast double %y to i64
  %xor = xor i64 %astype2, %astype
  %sub = sub nsw i32 0, %and
  %tobool.not15 = icmp slt i64 %xor, 0
  %cond = select i1 %tobool.not15, i32 %sub, i32 %and
  store i32 %cond, ptr addrspace(1) %quotient, align 4
  %tobool6.not16 = icmp slt i64 %astype, 0
  %cond10 = select i1 %tobool6.not16, double %fneg, double %cond29.i
  ret double %cond10
}

define spir_func double @_Z6remquoddPU3AS3i(double %x, double %y, ptr addrspace(3) %quotient) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs1 = call double @llvm.fabs.f64(double %y)
  %mul.i = fmul double %elt.abs1, 1.280000e+02
  %call.i = call spir_func double @_Z4fmoddd(double %elt.abs, double %mul.i)
  %mul5.i = fmul double %elt.abs1, 6.400000e+01
  %sub6.i = fsub double %call.i, %mul5.i
  %cmp7.i = fcmp oge double %call.i, %mul5.i
  %cond.i = select i1 %cmp7.i, double %sub6.i, double %call.i
  %cond15.i = select i1 %cmp7.i, i32 64, i32 0
  %mul5.i.1 = fmul double %elt.abs1, 3.200000e+01
  %sub6.i.1 = fsub double %cond.i, %mul5.i.1
  %cmp7.i.1 = fcmp oge double %cond.i, %mul5.i.1
  %cond.i.1 = select i1 %cmp7.i.1, double %sub6.i.1, double %cond.i
  %cond15.i.1 = select i1 %cmp7.i.1, i32 32, i32 0
  %add.i.1 = or disjoint i32 %cond15.i.1, %cond15.i
  %mul5.i.2 = fmul double %elt.abs1, 1.600000e+01
  %sub6.i.2 = fsub double %cond.i.1, %mul5.i.2
  %cmp7.i.2 = fcmp oge double %cond.i.1, %mul5.i.2
  %cond.i.2 = select i1 %cmp7.i.2, double %sub6.i.2, double %cond.i.1
  %cond15.i.2 = select i1 %cmp7.i.2, i32 16, i32 0
  %add.i.2 = or disjoint i32 %cond15.i.2, %add.i.1
  %mul5.i.3 = fmul double %elt.abs1, 8.000000e+00
  %sub6.i.3 = fsub double %cond.i.2, %mul5.i.3
  %cmp7.i.3 = fcmp oge double %cond.i.2, %mul5.i.3
  %cond.i.3 = select i1 %cmp7.i.3, double %sub6.i.3, double %cond.i.2
  %cond15.i.3 = select i1 %cmp7.i.3, i32 8, i32 0
  %add.i.3 = or disjoint i32 %cond15.i.3, %add.i.2
  %mul5.i.4 = fmul double %elt.abs1, 4.000000e+00
  %sub6.i.4 = fsub double %cond.i.3, %mul5.i.4
  %cmp7.i.4 = fcmp oge double %cond.i.3, %mul5.i.4
  %cond.i.4 = select i1 %cmp7.i.4, double %sub6.i.4, double %cond.i.3
  %cond15.i.4 = select i1 %cmp7.i.4, i32 4, i32 0
  %add.i.4 = or disjoint i32 %cond15.i.4, %add.i.3
  %mul5.i.5 = fmul double %elt.abs1, 2.000000e+00
  %sub6.i.5 = fsub double %cond.i.4, %mul5.i.5
  %cmp7.i.5 = fcmp oge double %cond.i.4, %mul5.i.5
  %cond.i.5 = select i1 %cmp7.i.5, double %sub6.i.5, double %cond.i.4
  %cond15.i.5 = select i1 %cmp7.i.5, i32 2, i32 0
  %add.i.5 = or disjoint i32 %cond15.i.5, %add.i.4
  %sub6.i.6 = fsub double %cond.i.5, %elt.abs1
  %cmp7.i.6 = fcmp oge double %cond.i.5, %elt.abs1
  %cond.i.6 = select i1 %cmp7.i.6, double %sub6.i.6, double %cond.i.5
  %cond15.i.6 = zext i1 %cmp7.i.6 to i32
  %add.i.6 = or disjoint i32 %add.i.5, %cond15.i.6
  %sub16.i = fsub double %elt.abs1, %cond.i.6
  %cmp17.i = fcmp ogt double %cond.i.6, %sub16.i
  br i1 %cmp17.i, label %_ZL12nearest_restddiPi.exit, label %lor.rhs.i

lor.rhs.i:
  %cmp19.i = fcmp oeq double %cond.i.6, %sub16.i
  %and.i = and i32 %add.i.6, 1
  %tobool21.i = icmp ne i32 %and.i, 0
  %0 = select i1 %cmp19.i, i1 %tobool21.i, i1 false
  br label %_ZL12nearest_restddiPi.exit

_ZL12nearest_restddiPi.exit:
  %1 = phi i1 [ true, %entry ], [ %0, %lor.rhs.i ]
  %fneg.i = fneg double %sub16.i
  %cond23.i = zext i1 %1 to i32
  %add24.i = add nuw nsw i32 %add.i.6, %cond23.i
  %cond29.i = select i1 %1, double %fneg.i, double %cond.i.6
  %fneg = fneg double %cond29.i
  %and = and i32 %add24.i, 127
  %astype = bitcast double %x to i64
  %astype2 = bitcast double %y to i64
  %xor = xor i64 %astype2, %astype
  %sub = sub nsw i32 0, %and
  %tobool.not15 = icmp slt i64 %xor, 0
  %cond = select i1 %tobool.not15, i32 %sub, i32 %and
  store i32 %cond, ptr addrspace(3) %quotient, align 4
  %tobool6.not16 = icmp slt i64 %astype, 0
  %cond10 = select i1 %tobool6.not16, double %fneg, double %cond29.i
  ret double %cond10
}

define spir_func double @_Z6remquoddPi(double %x, double %y, ptr %quotient) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs1 = call double @llvm.fabs.f64(double %y)
  %mul.i = fmul double %elt.abs1, 1.280000e+02
  %call.i = call spir_func double @_Z4fmoddd(double %elt.abs, double %mul.i)
  %mul5.i = fmul double %elt.abs1, 6.400000e+01
  %sub6.i = fsub double %call.i, %mul5.i
  %cmp7.i = fcmp oge double %call.i, %mul5.i
  %cond.i = select i1 %cmp7.i, double %sub6.i, double %call.i
  %cond15.i = select i1 %cmp7.i, i32 64, i32 0
  %mul5.i.1 = fmul double %elt.abs1, 3.200000e+01
  %sub6.i.1 = fsub double %cond.i, %mul5.i.1
  %cmp7.i.1 = fcmp oge double %cond.i, %mul5.i.1
  %cond.i.1 = select i1 %cmp7.i.1, double %sub6.i.1, double %cond.i
  %cond15.i.1 = select i1 %cmp7.i.1, i32 32, i32 0
  %add.i.1 = or disjoint i32 %cond15.i.1, %cond15.i
  %mul5.i.2 = fmul double %elt.abs1, 1.600000e+01
  %sub6.i.2 = fsub double %cond.i.1, %mul5.i.2
  %cmp7.i.2 = fcmp oge double %cond.i.1, %mul5.i.2
  %cond.i.2 = select i1 %cmp7.i.2, double %sub6.i.2, double %cond.i.1
  %cond15.i.2 = select i1 %cmp7.i.2, i32 16, i32 0
  %add.i.2 = or disjoint i32 %cond15.i.2, %add.i.1
  %mul5.i.3 = fmul double %elt.abs1, 8.000000e+00
  %sub6.i.3 = fsub double %cond.i.2, %mul5.i.3
  %cmp7.i.3 = fcmp oge double %cond.i.2, %mul5.i.3
  %cond.i.3 = select i1 %cmp7.i.3, double %sub6.i.3, double %cond.i.2
  %cond15.i.3 = select i1 %cmp7.i.3, i32 8, i32 0
  %add.i.3 = or disjoint i32 %cond15.i.3, %add.i.2
  %mul5.i.4 = fmul double %elt.abs1, 4.000000e+00
  %sub6.i.4 = fsub double %cond.i.3, %mul5.i.4
  %cmp7.i.4 = fcmp oge double %cond.i.3, %mul5.i.4
  %cond.i.4 = select i1 %cmp7.i.4, double %sub6.i.4, double %cond.i.3
  %cond15.i.4 = select i1 %cmp7.i.4, i32 4, i32 0
  %add.i.4 = or disjoint i32 %cond15.i.4, %add.i.3
  %mul5.i.5 = fmul double %elt.abs1, 2.000000e+00
  %sub6.i.5 = fsub double %cond.i.4, %mul5.i.5
  %cmp7.i.5 = fcmp oge double %cond.i.4, %mul5.i.5
  %cond.i.5 = select i1 %cmp7.i.5, double %sub6.i.5, double %cond.i.4
  %cond15.i.5 = select i1 %cmp7.i.5, i32 2, i32 0
  %add.i.5 = or disjoint i32 %cond15.i.5, %add.i.4
  %sub6.i.6 = fsub double %cond.i.5, %elt.abs1
  %cmp7.i.6 = fcmp oge double %cond.i.5, %elt.abs1
  %cond.i.6 = select i1 %cmp7.i.6, double %sub6.i.6, double %cond.i.5
  %cond15.i.6 = zext i1 %cmp7.i.6 to i32
  %add.i.6 = or disjoint i32 %add.i.5, %cond15.i.6
  %sub16.i = fsub double %elt.abs1, %cond.i.6
  %cmp17.i = fcmp ogt double %cond.i.6, %sub16.i
  br i1 %cmp17.i, label %_ZL12nearest_restddiPi.exit, label %lor.rhs.i

lor.rhs.i:
  %cmp19.i = fcmp oeq double %cond.i.6, %sub16.i
  %and.i = and i32 %add.i.6, 1
  %tobool21.i = icmp ne i32 %and.i, 0
  %0 = select i1 %cmp19.i, i1 %tobool21.i, i1 false
  br label %_ZL12nearest_restddiPi.exit

_ZL12nearest_restddiPi.exit:
  %1 = phi i1 [ true, %entry ], [ %0, %lor.rhs.i ]
  %fneg.i = fneg double %sub16.i
  %cond23.i = zext i1 %1 to i32
  %add24.i = add nuw nsw i32 %add.i.6, %cond23.i
  %cond29.i = select i1 %1, double %fneg.i, double %cond.i.6
  %fneg = fneg double %cond29.i
  %and = and i32 %add24.i, 127
  %astype = bitcast double %x to i64
  %astype2 = bitcast double %y to i64
  %xor = xor i64 %astype2, %astype
  %sub = sub nsw i32 0, %and
  %tobool.not15 = icmp slt i64 %xor, 0
  %cond = select i1 %tobool.not15, i32 %sub, i32 %and
  store i32 %cond, ptr %quotient, align 4
  %tobool6.not16 = icmp slt i64 %astype, 0
  %cond10 = select i1 %tobool6.not16, double %fneg, double %cond29.i
  ret double %cond10
}

define spir_func float @_Z6remquoffPU3AS1i(float %x, float %y, ptr addrspace(1) %quotient) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs1 = call float @llvm.fabs.f32(float %y)
  %mul.i = fmul float %elt.abs1, 1.280000e+02
  %call.i = call spir_func float @_Z4fmodff(float %elt.abs, float %mul.i)
  %mul5.i = fmul float %elt.abs1, 6.400000e+01
  %sub6.i = fsub float %call.i, %mul5.i
  %cmp7.i = fcmp oge float %call.i, %mul5.i
  %cond.i = select i1 %cmp7.i, float %sub6.i, float %call.i
  %cond15.i = select i1 %cmp7.i, i32 64, i32 0
  %mul5.i.1 = fmul float %elt.abs1, 3.200000e+01
  %sub6.i.1 = fsub float %cond.i, %mul5.i.1
  %cmp7.i.1 = fcmp oge float %cond.i, %mul5.i.1
  %cond.i.1 = select i1 %cmp7.i.1, float %sub6.i.1, float %cond.i
  %cond15.i.1 = select i1 %cmp7.i.1, i32 32, i32 0
  %add.i.1 = or disjoint i32 %cond15.i.1, %cond15.i
  %mul5.i.2 = fmul float %elt.abs1, 1.600000e+01
  %sub6.i.2 = fsub float %cond.i.1, %mul5.i.2
  %cmp7.i.2 = fcmp oge float %cond.i.1, %mul5.i.2
  %cond.i.2 = select i1 %cmp7.i.2, float %sub6.i.2, float %cond.i.1
  %cond15.i.2 = select i1 %cmp7.i.2, i32 16, i32 0
  %add.i.2 = or disjoint i32 %cond15.i.2, %add.i.1
  %mul5.i.3 = fmul float %elt.abs1, 8.000000e+00
  %sub6.i.3 = fsub float %cond.i.2, %mul5.i.3
  %cmp7.i.3 = fcmp oge float %cond.i.2, %mul5.i.3
  %cond.i.3 = select i1 %cmp7.i.3, float %sub6.i.3, float %cond.i.2
  %cond15.i.3 = select i1 %cmp7.i.3, i32 8, i32 0
  %add.i.3 = or disjoint i32 %cond15.i.3, %add.i.2
  %mul5.i.4 = fmul float %elt.abs1, 4.000000e+00
  %sub6.i.4 = fsub float %cond.i.3, %mul5.i.4
  %cmp7.i.4 = fcmp oge float %cond.i.3, %mul5.i.4
  %cond.i.4 = select i1 %cmp7.i.4, float %sub6.i.4, float %cond.i.3
  %cond15.i.4 = select i1 %cmp7.i.4, i32 4, i32 0
  %add.i.4 = or disjoint i32 %cond15.i.4, %add.i.3
  %mul5.i.5 = fmul float %elt.abs1, 2.000000e+00
  %sub6.i.5 = fsub float %cond.i.4, %mul5.i.5
  %cmp7.i.5 = fcmp oge float %cond.i.4, %mul5.i.5
  %cond.i.5 = select i1 %cmp7.i.5, float %sub6.i.5, float %cond.i.4
  %cond15.i.5 = select i1 %cmp7.i.5, i32 2, i32 0
  %add.i.5 = or disjoint i32 %cond15.i.5, %add.i.4
  %sub6.i.6 = fsub float %cond.i.5, %elt.abs1
  %cmp7.i.6 = fcmp oge float %cond.i.5, %elt.abs1
  %cond.i.6 = select i1 %cmp7.i.6, float %sub6.i.6, float %cond.i.5
  %cond15.i.6 = zext i1 %cmp7.i.6 to i32
  %add.i.6 = or disjoint i32 %add.i.5, %cond15.i.6
  %sub16.i = fsub float %elt.abs1, %cond.i.6
  %cmp17.i = fcmp ogt float %cond.i.6, %sub16.i
  br i1 %cmp17.i, label %_ZL12nearest_restffiPi.exit, label %lor.rhs.i

lor.rhs.i:
  %cmp19.i = fcmp oeq float %cond.i.6, %sub16.i
  %and.i = and i32 %add.i.6, 1
  %tobool21.i = icmp ne i32 %and.i, 0
  %0 = select i1 %cmp19.i, i1 %tobool21.i, i1 false
  br label %_ZL12nearest_restffiPi.exit

_ZL12nearest_restffiPi.exit:
  %1 = phi i1 [ true, %entry ], [ %0, %lor.rhs.i ]
  %fneg.i = fneg float %sub16.i
  %cond23.i = zext i1 %1 to i32
  %add24.i = add nuw nsw i32 %add.i.6, %cond23.i
  %cond29.i = select i1 %1, float %fneg.i, float %cond.i.6
  %fneg = fneg float %cond29.i
  %and = and i32 %add24.i, 127
  %astype = bitcast float %x to i32
  %astype2 = bitcast float %y to i32
  %xor = xor i32 %astype2, %astype
  %sub = sub nsw i32 0, %and
  %tobool.not15 = icmp slt i32 %xor, 0
  %cond = select i1 %tobool.not15, i32 %sub, i32 %and
  store i32 %cond, ptr addrspace(1) %quotient, align 4
  %tobool6.not16 = icmp slt i32 %astype, 0
  %cond10 = select i1 %tobool6.not16, float %fneg, float %cond29.i
  ret float %cond10
}

define spir_func float @_Z6remquoffPU3AS3i(float %x, float %y, ptr addrspace(3) %quotient) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs1 = call float @llvm.fabs.f32(float %y)
  %mul.i = fmul float %elt.abs1, 1.280000e+02
  %call.i = call spir_func float @_Z4fmodff(float %elt.abs, float %mul.i)
  %mul5.i = fmul float %elt.abs1, 6.400000e+01
  %sub6.i = fsub float %call.i, %mul5.i
  %cmp7.i = fcmp oge float %call.i, %mul5.i
  %cond.i = select i1 %cmp7.i, float %sub6.i, float %call.i
  %cond15.i = select i1 %cmp7.i, i32 64, i32 0
  %mul5.i.1 = fmul float %elt.abs1, 3.200000e+01
  %sub6.i.1 = fsub float %cond.i, %mul5.i.1
  %cmp7.i.1 = fcmp oge float %cond.i, %mul5.i.1
  %cond.i.1 = select i1 %cmp7.i.1, float %sub6.i.1, float %cond.i
  %cond15.i.1 = select i1 %cmp7.i.1, i32 32, i32 0
  %add.i.1 = or disjoint i32 %cond15.i.1, %cond15.i
  %mul5.i.2 = fmul float %elt.abs1, 1.600000e+01
  %sub6.i.2 = fsub float %cond.i.1, %mul5.i.2
  %cmp7.i.2 = fcmp oge float %cond.i.1, %mul5.i.2
  %cond.i.2 = select i1 %cmp7.i.2, float %sub6.i.2, float %cond.i.1
  %cond15.i.2 = select i1 %cmp7.i.2, i32 16, i32 0
  %add.i.2 = or disjoint i32 %cond15.i.2, %add.i.1
  %mul5.i.3 = fmul float %elt.abs1, 8.000000e+00
  %sub6.i.3 = fsub float %cond.i.2, %mul5.i.3
  %cmp7.i.3 = fcmp oge float %cond.i.2, %mul5.i.3
  %cond.i.3 = select i1 %cmp7.i.3, float %sub6.i.3, float %cond.i.2
  %cond15.i.3 = select i1 %cmp7.i.3, i32 8, i32 0
  %add.i.3 = or disjoint i32 %cond15.i.3, %add.i.2
  %mul5.i.4 = fmul float %elt.abs1, 4.000000e+00
  %sub6.i.4 = fsub float %cond.i.3, %mul5.i.4
  %cmp7.i.4 = fcmp oge float %cond.i.3, %mul5.i.4
  %cond.i.4 = select i1 %cmp7.i.4, float %sub6.i.4, float %cond.i.3
  %cond15.i.4 = select i1 %cmp7.i.4, i32 4, i32 0
  %add.i.4 = or disjoint i32 %cond15.i.4, %add.i.3
  %mul5.i.5 = fmul float %elt.abs1, 2.000000e+00
  %sub6.i.5 = fsub float %cond.i.4, %mul5.i.5
  %cmp7.i.5 = fcmp oge float %cond.i.4, %mul5.i.5
  %cond.i.5 = select i1 %cmp7.i.5, float %sub6.i.5, float %cond.i.4
  %cond15.i.5 = select i1 %cmp7.i.5, i32 2, i32 0
  %add.i.5 = or disjoint i32 %cond15.i.5, %add.i.4
  %sub6.i.6 = fsub float %cond.i.5, %elt.abs1
  %cmp7.i.6 = fcmp oge float %cond.i.5, %elt.abs1
  %cond.i.6 = select i1 %cmp7.i.6, float %sub6.i.6, float %cond.i.5
  %cond15.i.6 = zext i1 %cmp7.i.6 to i32
  %add.i.6 = or disjoint i32 %add.i.5, %cond15.i.6
  %sub16.i = fsub float %elt.abs1, %cond.i.6
  %cmp17.i = fcmp ogt float %cond.i.6, %sub16.i
  br i1 %cmp17.i, label %_ZL12nearest_restffiPi.exit, label %lor.rhs.i

lor.rhs.i:
  %cmp19.i = fcmp oeq float %cond.i.6, %sub16.i
  %and.i = and i32 %add.i.6, 1
  %tobool21.i = icmp ne i32 %and.i, 0
  %0 = select i1 %cmp19.i, i1 %tobool21.i, i1 false
  br label %_ZL12nearest_restffiPi.exit

_ZL12nearest_restffiPi.exit:
  %1 = phi i1 [ true, %entry ], [ %0, %lor.rhs.i ]
  %fneg.i = fneg float %sub16.i
  %cond23.i = zext i1 %1 to i32
  %add24.i = add nuw nsw i32 %add.i.6, %cond23.i
  %cond29.i = select i1 %1, float %fneg.i, float %cond.i.6
  %fneg = fneg float %cond29.i
  %and = and i32 %add24.i, 127
  %astype = bitcast float %x to i32
  %astype2 = bitcast float %y to i32
  %xor = xor i32 %astype2, %astype
  %sub = sub nsw i32 0, %and
  %tobool.not15 = icmp slt i32 %xor, 0
  %cond = select i1 %tobool.not15, i32 %sub, i32 %and
  store i32 %cond, ptr addrspace(3) %quotient, align 4
  %tobool6.not16 = icmp slt i32 %astype, 0
  %cond10 = select i1 %tobool6.not16, float %fneg, float %cond29.i
  ret float %cond10
}

define spir_func float @_Z6remquoffPi(float %x, float %y, ptr %quotient) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs1 = call float @llvm.fabs.f32(float %y)
  %mul.i = fmul float %elt.abs1, 1.280000e+02
  %call.i = call spir_func float @_Z4fmodff(float %elt.abs, float %mul.i)
  %mul5.i = fmul float %elt.abs1, 6.400000e+01
  %sub6.i = fsub float %call.i, %mul5.i
  %cmp7.i = fcmp oge float %call.i, %mul5.i
  %cond.i = select i1 %cmp7.i, float %sub6.i, float %call.i
  %cond15.i = select i1 %cmp7.i, i32 64, i32 0
  %mul5.i.1 = fmul float %elt.abs1, 3.200000e+01
  %sub6.i.1 = fsub float %cond.i, %mul5.i.1
  %cmp7.i.1 = fcmp oge float %cond.i, %mul5.i.1
  %cond.i.1 = select i1 %cmp7.i.1, float %sub6.i.1, float %cond.i
  %cond15.i.1 = select i1 %cmp7.i.1, i32 32, i32 0
  %add.i.1 = or disjoint i32 %cond15.i.1, %cond15.i
  %mul5.i.2 = fmul float %elt.abs1, 1.600000e+01
  %sub6.i.2 = fsub float %cond.i.1, %mul5.i.2
  %cmp7.i.2 = fcmp oge float %cond.i.1, %mul5.i.2
  %cond.i.2 = select i1 %cmp7.i.2, float %sub6.i.2, float %cond.i.1
  %cond15.i.2 = select i1 %cmp7.i.2, i32 16, i32 0
  %add.i.2 = or disjoint i32 %cond15.i.2, %add.i.1
  %mul5.i.3 = fmul float %elt.abs1, 8.000000e+00
  %sub6.i.3 = fsub float %cond.i.2, %mul5.i.3
  %cmp7.i.3 = fcmp oge float %cond.i.2, %mul5.i.3
  %cond.i.3 = select i1 %cmp7.i.3, float %sub6.i.3, float %cond.i.2
  %cond15.i.3 = select i1 %cmp7.i.3, i32 8, i32 0
  %add.i.3 = or disjoint i32 %cond15.i.3, %add.i.2
  %mul5.i.4 = fmul float %elt.abs1, 4.000000e+00
  %sub6.i.4 = fsub float %cond.i.3, %mul5.i.4
  %cmp7.i.4 = fcmp oge float %cond.i.3, %mul5.i.4
  %cond.i.4 = select i1 %cmp7.i.4, float %sub6.i.4, float %cond.i.3
  %cond15.i.4 = select i1 %cmp7.i.4, i32 4, i32 0
  %add.i.4 = or disjoint i32 %cond15.i.4, %add.i.3
  %mul5.i.5 = fmul float %elt.abs1, 2.000000e+00
  %sub6.i.5 = fsub float %cond.i.4, %mul5.i.5
  %cmp7.i.5 = fcmp oge float %cond.i.4, %mul5.i.5
  %cond.i.5 = select i1 %cmp7.i.5, float %sub6.i.5, float %cond.i.4
  %cond15.i.5 = select i1 %cmp7.i.5, i32 2, i32 0
  %add.i.5 = or disjoint i32 %cond15.i.5, %add.i.4
  %sub6.i.6 = fsub float %cond.i.5, %elt.abs1
  %cmp7.i.6 = fcmp oge float %cond.i.5, %elt.abs1
  %cond.i.6 = select i1 %cmp7.i.6, float %sub6.i.6, float %cond.i.5
  %cond15.i.6 = zext i1 %cmp7.i.6 to i32
  %add.i.6 = or disjoint i32 %add.i.5, %cond15.i.6
  %sub16.i = fsub float %elt.abs1, %cond.i.6
  %cmp17.i = fcmp ogt float %cond.i.6, %sub16.i
  br i1 %cmp17.i, label %_ZL12nearest_restffiPi.exit, label %lor.rhs.i

lor.rhs.i:
  %cmp19.i = fcmp oeq float %cond.i.6, %sub16.i
  %and.i = and i32 %add.i.6, 1
  %tobool21.i = icmp ne i32 %and.i, 0
  %0 = select i1 %cmp19.i, i1 %tobool21.i, i1 false
  br label %_ZL12nearest_restffiPi.exit

_ZL12nearest_restffiPi.exit:
  %1 = phi i1 [ true, %entry ], [ %0, %lor.rhs.i ]
  %fneg.i = fneg float %sub16.i
  %cond23.i = zext i1 %1 to i32
  %add24.i = add nuw nsw i32 %add.i.6, %cond23.i
  %cond29.i = select i1 %1, float %fneg.i, float %cond.i.6
  %fneg = fneg float %cond29.i
  %and = and i32 %add24.i, 127
  %astype = bitcast float %x to i32
  %astype2 = bitcast float %y to i32
  %xor = xor i32 %astype2, %astype
  %sub = sub nsw i32 0, %and
  %tobool.not15 = icmp slt i32 %xor, 0
  %cond = select i1 %tobool.not15, i32 %sub, i32 %and
  store i32 %cond, ptr %quotient, align 4
  %tobool6.not16 = icmp slt i32 %astype, 0
  %cond10 = select i1 %tobool6.not16, float %fneg, float %cond29.i
  ret float %cond10
}

define spir_func i8 @_Z6rotatecc(i8 %x, i8 %amount) {
entry:
  %0 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %amount)
  ret i8 %0
}

define spir_func i8 @_Z6rotatehh(i8 %x, i8 %amount) {
entry:
  %0 = call i8 @llvm.fshl.i8(i8 %x, i8 %x, i8 %amount)
  ret i8 %0
}

define spir_func i32 @_Z6rotateii(i32 %x, i32 %amount) {
entry:
  %0 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %amount)
  ret i32 %0
}

define spir_func i32 @_Z6rotatejj(i32 %x, i32 %amount) {
entry:
  %0 = call i32 @llvm.fshl.i32(i32 %x, i32 %x, i32 %amount)
  ret i32 %0
}

define spir_func i64 @_Z6rotatell(i64 %x, i64 %amount) {
entry:
  %0 = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 %amount)
  ret i64 %0
}

define spir_func i64 @_Z6rotatemm(i64 %x, i64 %amount) {
entry:
  %0 = call i64 @llvm.fshl.i64(i64 %x, i64 %x, i64 %amount)
  ret i64 %0
}

define spir_func i16 @_Z6rotatess(i16 %x, i16 %amount) {
entry:
  %0 = call i16 @llvm.fshl.i16(i16 %x, i16 %x, i16 %amount)
  ret i16 %0
}

define spir_func i16 @_Z6rotatett(i16 %x, i16 %amount) {
entry:
  %0 = call i16 @llvm.fshl.i16(i16 %x, i16 %x, i16 %amount)
  ret i16 %0
}

define spir_func half @_Z6selectDhDhs(half %x, half %y, i16 %condition) {
entry:
  %tobool.not = icmp eq i16 %condition, 0
  %cond = select i1 %tobool.not, half %x, half %y
  ret half %cond
}

define spir_func half @_Z6selectDhDht(half %x, half %y, i16 %condition) {
entry:
  %tobool.not = icmp eq i16 %condition, 0
  %cond = select i1 %tobool.not, half %x, half %y
  ret half %cond
}

define spir_func <16 x half> @_Z6selectDv16_DhS_Dv16_s(<16 x half> %x, <16 x half> %y, <16 x i16> %condition) {
entry:
  %isneg = icmp slt <16 x i16> %condition, zeroinitializer
  %cond.v = select <16 x i1> %isneg, <16 x half> %y, <16 x half> %x
  ret <16 x half> %cond.v
}

define spir_func <16 x half> @_Z6selectDv16_DhS_Dv16_t(<16 x half> %x, <16 x half> %y, <16 x i16> %condition) {
entry:
  %isneg = icmp slt <16 x i16> %condition, zeroinitializer
  %cond.v = select <16 x i1> %isneg, <16 x half> %y, <16 x half> %x
  ret <16 x half> %cond.v
}

define spir_func <16 x i8> @_Z6selectDv16_cS_Dv16_h(<16 x i8> %x, <16 x i8> %y, <16 x i8> %condition) {
entry:
  %isneg = icmp slt <16 x i8> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i8> %y, <16 x i8> %x
  ret <16 x i8> %cond
}

define spir_func <16 x i8> @_Z6selectDv16_cS_S_(<16 x i8> %x, <16 x i8> %y, <16 x i8> %condition) {
entry:
  %isneg = icmp slt <16 x i8> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i8> %y, <16 x i8> %x
  ret <16 x i8> %cond
}

define spir_func <16 x double> @_Z6selectDv16_dS_Dv16_l(<16 x double> %x, <16 x double> %y, <16 x i64> %condition) {
entry:
  %isneg = icmp slt <16 x i64> %condition, zeroinitializer
  %cond.v = select <16 x i1> %isneg, <16 x double> %y, <16 x double> %x
  ret <16 x double> %cond.v
}

define spir_func <16 x double> @_Z6selectDv16_dS_Dv16_m(<16 x double> %x, <16 x double> %y, <16 x i64> %condition) {
entry:
  %isneg = icmp slt <16 x i64> %condition, zeroinitializer
  %cond.v = select <16 x i1> %isneg, <16 x double> %y, <16 x double> %x
  ret <16 x double> %cond.v
}

define spir_func <16 x float> @_Z6selectDv16_fS_Dv16_i(<16 x float> %x, <16 x float> %y, <16 x i32> %condition) {
entry:
  %isneg = icmp slt <16 x i32> %condition, zeroinitializer
  %cond.v = select <16 x i1> %isneg, <16 x float> %y, <16 x float> %x
  ret <16 x float> %cond.v
}

define spir_func <16 x float> @_Z6selectDv16_fS_Dv16_j(<16 x float> %x, <16 x float> %y, <16 x i32> %condition) {
entry:
  %isneg = icmp slt <16 x i32> %condition, zeroinitializer
  %cond.v = select <16 x i1> %isneg, <16 x float> %y, <16 x float> %x
  ret <16 x float> %cond.v
}

define spir_func <16 x i8> @_Z6selectDv16_hS_Dv16_c(<16 x i8> %x, <16 x i8> %y, <16 x i8> %condition) {
entry:
  %isneg = icmp slt <16 x i8> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i8> %y, <16 x i8> %x
  ret <16 x i8> %cond
}

define spir_func <16 x i8> @_Z6selectDv16_hS_S_(<16 x i8> %x, <16 x i8> %y, <16 x i8> %condition) {
entry:
  %isneg = icmp slt <16 x i8> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i8> %y, <16 x i8> %x
  ret <16 x i8> %cond
}

define spir_func <16 x i32> @_Z6selectDv16_iS_Dv16_j(<16 x i32> %x, <16 x i32> %y, <16 x i32> %condition) {
entry:
  %isneg = icmp slt <16 x i32> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i32> %y, <16 x i32> %x
  ret <16 x i32> %cond
}

define spir_func <16 x i32> @_Z6selectDv16_iS_S_(<16 x i32> %x, <16 x i32> %y, <16 x i32> %condition) {
entry:
  %isneg = icmp slt <16 x i32> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i32> %y, <16 x i32> %x
  ret <16 x i32> %cond
}

define spir_func <16 x i32> @_Z6selectDv16_jS_Dv16_i(<16 x i32> %x, <16 x i32> %y, <16 x i32> %condition) {
entry:
  %isneg = icmp slt <16 x i32> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i32> %y, <16 x i32> %x
  ret <16 x i32> %cond
}

define spir_func <16 x i32> @_Z6selectDv16_jS_S_(<16 x i32> %x, <16 x i32> %y, <16 x i32> %condition) {
entry:
  %isneg = icmp slt <16 x i32> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i32> %y, <16 x i32> %x
  ret <16 x i32> %cond
}

define spir_func <16 x i64> @_Z6selectDv16_lS_Dv16_m(<16 x i64> %x, <16 x i64> %y, <16 x i64> %condition) {
entry:
  %isneg = icmp slt <16 x i64> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i64> %y, <16 x i64> %x
  ret <16 x i64> %cond
}

define spir_func <16 x i64> @_Z6selectDv16_lS_S_(<16 x i64> %x, <16 x i64> %y, <16 x i64> %condition) {
entry:
  %isneg = icmp slt <16 x i64> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i64> %y, <16 x i64> %x
  ret <16 x i64> %cond
}

define spir_func <16 x i64> @_Z6selectDv16_mS_Dv16_l(<16 x i64> %x, <16 x i64> %y, <16 x i64> %condition) {
entry:
  %isneg = icmp slt <16 x i64> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i64> %y, <16 x i64> %x
  ret <16 x i64> %cond
}

define spir_func <16 x i64> @_Z6selectDv16_mS_S_(<16 x i64> %x, <16 x i64> %y, <16 x i64> %condition) {
entry:
  %isneg = icmp slt <16 x i64> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i64> %y, <16 x i64> %x
  ret <16 x i64> %cond
}

define spir_func <16 x i16> @_Z6selectDv16_sS_Dv16_t(<16 x i16> %x, <16 x i16> %y, <16 x i16> %condition) {
entry:
  %isneg = icmp slt <16 x i16> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i16> %y, <16 x i16> %x
  ret <16 x i16> %cond
}

define spir_func <16 x i16> @_Z6selectDv16_sS_S_(<16 x i16> %x, <16 x i16> %y, <16 x i16> %condition) {
entry:
  %isneg = icmp slt <16 x i16> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i16> %y, <16 x i16> %x
  ret <16 x i16> %cond
}

define spir_func <16 x i16> @_Z6selectDv16_tS_Dv16_s(<16 x i16> %x, <16 x i16> %y, <16 x i16> %condition) {
entry:
  %isneg = icmp slt <16 x i16> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i16> %y, <16 x i16> %x
  ret <16 x i16> %cond
}

define spir_func <16 x i16> @_Z6selectDv16_tS_S_(<16 x i16> %x, <16 x i16> %y, <16 x i16> %condition) {
entry:
  %isneg = icmp slt <16 x i16> %condition, zeroinitializer
  %cond = select <16 x i1> %isneg, <16 x i16> %y, <16 x i16> %x
  ret <16 x i16> %cond
}

define spir_func <2 x half> @_Z6selectDv2_DhS_Dv2_s(<2 x half> %x, <2 x half> %y, <2 x i16> %condition) {
entry:
  %isneg = icmp slt <2 x i16> %condition, zeroinitializer
  %cond.v = select <2 x i1> %isneg, <2 x half> %y, <2 x half> %x
  ret <2 x half> %cond.v
}

define spir_func <2 x half> @_Z6selectDv2_DhS_Dv2_t(<2 x half> %x, <2 x half> %y, <2 x i16> %condition) {
entry:
  %isneg = icmp slt <2 x i16> %condition, zeroinitializer
  %cond.v = select <2 x i1> %isneg, <2 x half> %y, <2 x half> %x
  ret <2 x half> %cond.v
}

define spir_func <2 x i8> @_Z6selectDv2_cS_Dv2_h(<2 x i8> %x, <2 x i8> %y, <2 x i8> %condition) {
entry:
  %isneg = icmp slt <2 x i8> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i8> %y, <2 x i8> %x
  ret <2 x i8> %cond
}

define spir_func <2 x i8> @_Z6selectDv2_cS_S_(<2 x i8> %x, <2 x i8> %y, <2 x i8> %condition) {
entry:
  %isneg = icmp slt <2 x i8> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i8> %y, <2 x i8> %x
  ret <2 x i8> %cond
}

define spir_func <2 x double> @_Z6selectDv2_dS_Dv2_l(<2 x double> %x, <2 x double> %y, <2 x i64> %condition) {
entry:
  %isneg = icmp slt <2 x i64> %condition, zeroinitializer
  %cond.v = select <2 x i1> %isneg, <2 x double> %y, <2 x double> %x
  ret <2 x double> %cond.v
}

define spir_func <2 x double> @_Z6selectDv2_dS_Dv2_m(<2 x double> %x, <2 x double> %y, <2 x i64> %condition) {
entry:
  %isneg = icmp slt <2 x i64> %condition, zeroinitializer
  %cond.v = select <2 x i1> %isneg, <2 x double> %y, <2 x double> %x
  ret <2 x double> %cond.v
}

define spir_func <2 x float> @_Z6selectDv2_fS_Dv2_i(<2 x float> %x, <2 x float> %y, <2 x i32> %condition) {
entry:
  %isneg = icmp slt <2 x i32> %condition, zeroinitializer
  %cond.v = select <2 x i1> %isneg, <2 x float> %y, <2 x float> %x
  ret <2 x float> %cond.v
}

define spir_func <2 x float> @_Z6selectDv2_fS_Dv2_j(<2 x float> %x, <2 x float> %y, <2 x i32> %condition) {
entry:
  %isneg = icmp slt <2 x i32> %condition, zeroinitializer
  %cond.v = select <2 x i1> %isneg, <2 x float> %y, <2 x float> %x
  ret <2 x float> %cond.v
}

define spir_func <2 x i8> @_Z6selectDv2_hS_Dv2_c(<2 x i8> %x, <2 x i8> %y, <2 x i8> %condition) {
entry:
  %isneg = icmp slt <2 x i8> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i8> %y, <2 x i8> %x
  ret <2 x i8> %cond
}

define spir_func <2 x i8> @_Z6selectDv2_hS_S_(<2 x i8> %x, <2 x i8> %y, <2 x i8> %condition) {
entry:
  %isneg = icmp slt <2 x i8> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i8> %y, <2 x i8> %x
  ret <2 x i8> %cond
}

define spir_func <2 x i32> @_Z6selectDv2_iS_Dv2_j(<2 x i32> %x, <2 x i32> %y, <2 x i32> %condition) {
entry:
  %isneg = icmp slt <2 x i32> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i32> %y, <2 x i32> %x
  ret <2 x i32> %cond
}

define spir_func <2 x i32> @_Z6selectDv2_iS_S_(<2 x i32> %x, <2 x i32> %y, <2 x i32> %condition) {
entry:
  %isneg = icmp slt <2 x i32> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i32> %y, <2 x i32> %x
  ret <2 x i32> %cond
}

define spir_func <2 x i32> @_Z6selectDv2_jS_Dv2_i(<2 x i32> %x, <2 x i32> %y, <2 x i32> %condition) {
entry:
  %isneg = icmp slt <2 x i32> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i32> %y, <2 x i32> %x
  ret <2 x i32> %cond
}

define spir_func <2 x i32> @_Z6selectDv2_jS_S_(<2 x i32> %x, <2 x i32> %y, <2 x i32> %condition) {
entry:
  %isneg = icmp slt <2 x i32> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i32> %y, <2 x i32> %x
  ret <2 x i32> %cond
}

define spir_func <2 x i64> @_Z6selectDv2_lS_Dv2_m(<2 x i64> %x, <2 x i64> %y, <2 x i64> %condition) {
entry:
  %isneg = icmp slt <2 x i64> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i64> %y, <2 x i64> %x
  ret <2 x i64> %cond
}

define spir_func <2 x i64> @_Z6selectDv2_lS_S_(<2 x i64> %x, <2 x i64> %y, <2 x i64> %condition) {
entry:
  %isneg = icmp slt <2 x i64> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i64> %y, <2 x i64> %x
  ret <2 x i64> %cond
}

define spir_func <2 x i64> @_Z6selectDv2_mS_Dv2_l(<2 x i64> %x, <2 x i64> %y, <2 x i64> %condition) {
entry:
  %isneg = icmp slt <2 x i64> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i64> %y, <2 x i64> %x
  ret <2 x i64> %cond
}

define spir_func <2 x i64> @_Z6selectDv2_mS_S_(<2 x i64> %x, <2 x i64> %y, <2 x i64> %condition) {
entry:
  %isneg = icmp slt <2 x i64> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i64> %y, <2 x i64> %x
  ret <2 x i64> %cond
}

define spir_func <2 x i16> @_Z6selectDv2_sS_Dv2_t(<2 x i16> %x, <2 x i16> %y, <2 x i16> %condition) {
entry:
  %isneg = icmp slt <2 x i16> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i16> %y, <2 x i16> %x
  ret <2 x i16> %cond
}

define spir_func <2 x i16> @_Z6selectDv2_sS_S_(<2 x i16> %x, <2 x i16> %y, <2 x i16> %condition) {
entry:
  %isneg = icmp slt <2 x i16> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i16> %y, <2 x i16> %x
  ret <2 x i16> %cond
}

define spir_func <2 x i16> @_Z6selectDv2_tS_Dv2_s(<2 x i16> %x, <2 x i16> %y, <2 x i16> %condition) {
entry:
  %isneg = icmp slt <2 x i16> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i16> %y, <2 x i16> %x
  ret <2 x i16> %cond
}

define spir_func <2 x i16> @_Z6selectDv2_tS_S_(<2 x i16> %x, <2 x i16> %y, <2 x i16> %condition) {
entry:
  %isneg = icmp slt <2 x i16> %condition, zeroinitializer
  %cond = select <2 x i1> %isneg, <2 x i16> %y, <2 x i16> %x
  ret <2 x i16> %cond
}

define spir_func <3 x half> @_Z6selectDv3_DhS_Dv3_s(<3 x half> %x, <3 x half> %y, <3 x i16> %condition) {
entry:
  %isneg = icmp slt <3 x i16> %condition, zeroinitializer
  %cond.v = select <3 x i1> %isneg, <3 x half> %y, <3 x half> %x
  ret <3 x half> %cond.v
}

define spir_func <3 x half> @_Z6selectDv3_DhS_Dv3_t(<3 x half> %x, <3 x half> %y, <3 x i16> %condition) {
entry:
  %isneg = icmp slt <3 x i16> %condition, zeroinitializer
  %cond.v = select <3 x i1> %isneg, <3 x half> %y, <3 x half> %x
  ret <3 x half> %cond.v
}

define spir_func <3 x i8> @_Z6selectDv3_cS_Dv3_h(<3 x i8> %x, <3 x i8> %y, <3 x i8> %condition) {
entry:
  %isneg = icmp slt <3 x i8> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i8> %y, <3 x i8> %x
  ret <3 x i8> %cond
}

define spir_func <3 x i8> @_Z6selectDv3_cS_S_(<3 x i8> %x, <3 x i8> %y, <3 x i8> %condition) {
entry:
  %isneg = icmp slt <3 x i8> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i8> %y, <3 x i8> %x
  ret <3 x i8> %cond
}

define spir_func <3 x double> @_Z6selectDv3_dS_Dv3_l(<3 x double> %x, <3 x double> %y, <3 x i64> %condition) {
entry:
  %isneg = icmp slt <3 x i64> %condition, zeroinitializer
  %cond.v = select <3 x i1> %isneg, <3 x double> %y, <3 x double> %x
  ret <3 x double> %cond.v
}

define spir_func <3 x double> @_Z6selectDv3_dS_Dv3_m(<3 x double> %x, <3 x double> %y, <3 x i64> %condition) {
entry:
  %isneg = icmp slt <3 x i64> %condition, zeroinitializer
  %cond.v = select <3 x i1> %isneg, <3 x double> %y, <3 x double> %x
  ret <3 x double> %cond.v
}

define spir_func <3 x float> @_Z6selectDv3_fS_Dv3_i(<3 x float> %x, <3 x float> %y, <3 x i32> %condition) {
entry:
  %isneg = icmp slt <3 x i32> %condition, zeroinitializer
  %cond.v = select <3 x i1> %isneg, <3 x float> %y, <3 x float> %x
  ret <3 x float> %cond.v
}

define spir_func <3 x float> @_Z6selectDv3_fS_Dv3_j(<3 x float> %x, <3 x float> %y, <3 x i32> %condition) {
entry:
  %isneg = icmp slt <3 x i32> %condition, zeroinitializer
  %cond.v = select <3 x i1> %isneg, <3 x float> %y, <3 x float> %x
  ret <3 x float> %cond.v
}

define spir_func <3 x i8> @_Z6selectDv3_hS_Dv3_c(<3 x i8> %x, <3 x i8> %y, <3 x i8> %condition) {
entry:
  %isneg = icmp slt <3 x i8> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i8> %y, <3 x i8> %x
  ret <3 x i8> %cond
}

define spir_func <3 x i8> @_Z6selectDv3_hS_S_(<3 x i8> %x, <3 x i8> %y, <3 x i8> %condition) {
entry:
  %isneg = icmp slt <3 x i8> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i8> %y, <3 x i8> %x
  ret <3 x i8> %cond
}

define spir_func <3 x i32> @_Z6selectDv3_iS_Dv3_j(<3 x i32> %x, <3 x i32> %y, <3 x i32> %condition) {
entry:
  %isneg = icmp slt <3 x i32> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i32> %y, <3 x i32> %x
  ret <3 x i32> %cond
}

define spir_func <3 x i32> @_Z6selectDv3_iS_S_(<3 x i32> %x, <3 x i32> %y, <3 x i32> %condition) {
entry:
  %isneg = icmp slt <3 x i32> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i32> %y, <3 x i32> %x
  ret <3 x i32> %cond
}

define spir_func <3 x i32> @_Z6selectDv3_jS_Dv3_i(<3 x i32> %x, <3 x i32> %y, <3 x i32> %condition) {
entry:
  %isneg = icmp slt <3 x i32> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i32> %y, <3 x i32> %x
  ret <3 x i32> %cond
}

define spir_func <3 x i32> @_Z6selectDv3_jS_S_(<3 x i32> %x, <3 x i32> %y, <3 x i32> %condition) {
entry:
  %isneg = icmp slt <3 x i32> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i32> %y, <3 x i32> %x
  ret <3 x i32> %cond
}

define spir_func <3 x i64> @_Z6selectDv3_lS_Dv3_m(<3 x i64> %x, <3 x i64> %y, <3 x i64> %condition) {
entry:
  %isneg = icmp slt <3 x i64> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i64> %y, <3 x i64> %x
  ret <3 x i64> %cond
}

define spir_func <3 x i64> @_Z6selectDv3_lS_S_(<3 x i64> %x, <3 x i64> %y, <3 x i64> %condition) {
entry:
  %isneg = icmp slt <3 x i64> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i64> %y, <3 x i64> %x
  ret <3 x i64> %cond
}

define spir_func <3 x i64> @_Z6selectDv3_mS_Dv3_l(<3 x i64> %x, <3 x i64> %y, <3 x i64> %condition) {
entry:
  %isneg = icmp slt <3 x i64> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i64> %y, <3 x i64> %x
  ret <3 x i64> %cond
}

define spir_func <3 x i64> @_Z6selectDv3_mS_S_(<3 x i64> %x, <3 x i64> %y, <3 x i64> %condition) {
entry:
  %isneg = icmp slt <3 x i64> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i64> %y, <3 x i64> %x
  ret <3 x i64> %cond
}

define spir_func <3 x i16> @_Z6selectDv3_sS_Dv3_t(<3 x i16> %x, <3 x i16> %y, <3 x i16> %condition) {
entry:
  %isneg = icmp slt <3 x i16> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i16> %y, <3 x i16> %x
  ret <3 x i16> %cond
}

define spir_func <3 x i16> @_Z6selectDv3_sS_S_(<3 x i16> %x, <3 x i16> %y, <3 x i16> %condition) {
entry:
  %isneg = icmp slt <3 x i16> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i16> %y, <3 x i16> %x
  ret <3 x i16> %cond
}

define spir_func <3 x i16> @_Z6selectDv3_tS_Dv3_s(<3 x i16> %x, <3 x i16> %y, <3 x i16> %condition) {
entry:
  %isneg = icmp slt <3 x i16> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i16> %y, <3 x i16> %x
  ret <3 x i16> %cond
}

define spir_func <3 x i16> @_Z6selectDv3_tS_S_(<3 x i16> %x, <3 x i16> %y, <3 x i16> %condition) {
entry:
  %isneg = icmp slt <3 x i16> %condition, zeroinitializer
  %cond = select <3 x i1> %isneg, <3 x i16> %y, <3 x i16> %x
  ret <3 x i16> %cond
}

define spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_s(<4 x half> %x, <4 x half> %y, <4 x i16> %condition) {
entry:
  %isneg = icmp slt <4 x i16> %condition, zeroinitializer
  %cond.v = select <4 x i1> %isneg, <4 x half> %y, <4 x half> %x
  ret <4 x half> %cond.v
}

define spir_func <4 x half> @_Z6selectDv4_DhS_Dv4_t(<4 x half> %x, <4 x half> %y, <4 x i16> %condition) {
entry:
  %isneg = icmp slt <4 x i16> %condition, zeroinitializer
  %cond.v = select <4 x i1> %isneg, <4 x half> %y, <4 x half> %x
  ret <4 x half> %cond.v
}

define spir_func <4 x i8> @_Z6selectDv4_cS_Dv4_h(<4 x i8> %x, <4 x i8> %y, <4 x i8> %condition) {
entry:
  %isneg = icmp slt <4 x i8> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i8> %y, <4 x i8> %x
  ret <4 x i8> %cond
}

define spir_func <4 x i8> @_Z6selectDv4_cS_S_(<4 x i8> %x, <4 x i8> %y, <4 x i8> %condition) {
entry:
  %isneg = icmp slt <4 x i8> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i8> %y, <4 x i8> %x
  ret <4 x i8> %cond
}

define spir_func <4 x double> @_Z6selectDv4_dS_Dv4_l(<4 x double> %x, <4 x double> %y, <4 x i64> %condition) {
entry:
  %isneg = icmp slt <4 x i64> %condition, zeroinitializer
  %cond.v = select <4 x i1> %isneg, <4 x double> %y, <4 x double> %x
  ret <4 x double> %cond.v
}

define spir_func <4 x double> @_Z6selectDv4_dS_Dv4_m(<4 x double> %x, <4 x double> %y, <4 x i64> %condition) {
entry:
  %isneg = icmp slt <4 x i64> %condition, zeroinitializer
  %cond.v = select <4 x i1> %isneg, <4 x double> %y, <4 x double> %x
  ret <4 x double> %cond.v
}

define spir_func <4 x float> @_Z6selectDv4_fS_Dv4_i(<4 x float> %x, <4 x float> %y, <4 x i32> %condition) {
entry:
  %isneg = icmp slt <4 x i32> %condition, zeroinitializer
  %cond.v = select <4 x i1> %isneg, <4 x float> %y, <4 x float> %x
  ret <4 x float> %cond.v
}

define spir_func <4 x float> @_Z6selectDv4_fS_Dv4_j(<4 x float> %x, <4 x float> %y, <4 x i32> %condition) {
entry:
  %isneg = icmp slt <4 x i32> %condition, zeroinitializer
  %cond.v = select <4 x i1> %isneg, <4 x float> %y, <4 x float> %x
  ret <4 x float> %cond.v
}

define spir_func <4 x i8> @_Z6selectDv4_hS_Dv4_c(<4 x i8> %x, <4 x i8> %y, <4 x i8> %condition) {
entry:
  %isneg = icmp slt <4 x i8> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i8> %y, <4 x i8> %x
  ret <4 x i8> %cond
}

define spir_func <4 x i8> @_Z6selectDv4_hS_S_(<4 x i8> %x, <4 x i8> %y, <4 x i8> %condition) {
entry:
  %isneg = icmp slt <4 x i8> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i8> %y, <4 x i8> %x
  ret <4 x i8> %cond
}

define spir_func <4 x i32> @_Z6selectDv4_iS_Dv4_j(<4 x i32> %x, <4 x i32> %y, <4 x i32> %condition) {
entry:
  %isneg = icmp slt <4 x i32> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i32> %y, <4 x i32> %x
  ret <4 x i32> %cond
}

define spir_func <4 x i32> @_Z6selectDv4_iS_S_(<4 x i32> %x, <4 x i32> %y, <4 x i32> %condition) {
entry:
  %isneg = icmp slt <4 x i32> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i32> %y, <4 x i32> %x
  ret <4 x i32> %cond
}

define spir_func <4 x i32> @_Z6selectDv4_jS_Dv4_i(<4 x i32> %x, <4 x i32> %y, <4 x i32> %condition) {
entry:
  %isneg = icmp slt <4 x i32> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i32> %y, <4 x i32> %x
  ret <4 x i32> %cond
}

define spir_func <4 x i32> @_Z6selectDv4_jS_S_(<4 x i32> %x, <4 x i32> %y, <4 x i32> %condition) {
entry:
  %isneg = icmp slt <4 x i32> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i32> %y, <4 x i32> %x
  ret <4 x i32> %cond
}

define spir_func <4 x i64> @_Z6selectDv4_lS_Dv4_m(<4 x i64> %x, <4 x i64> %y, <4 x i64> %condition) {
entry:
  %isneg = icmp slt <4 x i64> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i64> %y, <4 x i64> %x
  ret <4 x i64> %cond
}

define spir_func <4 x i64> @_Z6selectDv4_lS_S_(<4 x i64> %x, <4 x i64> %y, <4 x i64> %condition) {
entry:
  %isneg = icmp slt <4 x i64> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i64> %y, <4 x i64> %x
  ret <4 x i64> %cond
}

define spir_func <4 x i64> @_Z6selectDv4_mS_Dv4_l(<4 x i64> %x, <4 x i64> %y, <4 x i64> %condition) {
entry:
  %isneg = icmp slt <4 x i64> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i64> %y, <4 x i64> %x
  ret <4 x i64> %cond
}

define spir_func <4 x i64> @_Z6selectDv4_mS_S_(<4 x i64> %x, <4 x i64> %y, <4 x i64> %condition) {
entry:
  %isneg = icmp slt <4 x i64> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i64> %y, <4 x i64> %x
  ret <4 x i64> %cond
}

define spir_func <4 x i16> @_Z6selectDv4_sS_Dv4_t(<4 x i16> %x, <4 x i16> %y, <4 x i16> %condition) {
entry:
  %isneg = icmp slt <4 x i16> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i16> %y, <4 x i16> %x
  ret <4 x i16> %cond
}

define spir_func <4 x i16> @_Z6selectDv4_sS_S_(<4 x i16> %x, <4 x i16> %y, <4 x i16> %condition) {
entry:
  %isneg = icmp slt <4 x i16> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i16> %y, <4 x i16> %x
  ret <4 x i16> %cond
}

define spir_func <4 x i16> @_Z6selectDv4_tS_Dv4_s(<4 x i16> %x, <4 x i16> %y, <4 x i16> %condition) {
entry:
  %isneg = icmp slt <4 x i16> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i16> %y, <4 x i16> %x
  ret <4 x i16> %cond
}

define spir_func <4 x i16> @_Z6selectDv4_tS_S_(<4 x i16> %x, <4 x i16> %y, <4 x i16> %condition) {
entry:
  %isneg = icmp slt <4 x i16> %condition, zeroinitializer
  %cond = select <4 x i1> %isneg, <4 x i16> %y, <4 x i16> %x
  ret <4 x i16> %cond
}

define spir_func <8 x half> @_Z6selectDv8_DhS_Dv8_s(<8 x half> %x, <8 x half> %y, <8 x i16> %condition) {
entry:
  %isneg = icmp slt <8 x i16> %condition, zeroinitializer
  %cond.v = select <8 x i1> %isneg, <8 x half> %y, <8 x half> %x
  ret <8 x half> %cond.v
}

define spir_func <8 x half> @_Z6selectDv8_DhS_Dv8_t(<8 x half> %x, <8 x half> %y, <8 x i16> %condition) {
entry:
  %isneg = icmp slt <8 x i16> %condition, zeroinitializer
  %cond.v = select <8 x i1> %isneg, <8 x half> %y, <8 x half> %x
  ret <8 x half> %cond.v
}

define spir_func <8 x i8> @_Z6selectDv8_cS_Dv8_h(<8 x i8> %x, <8 x i8> %y, <8 x i8> %condition) {
entry:
  %isneg = icmp slt <8 x i8> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i8> %y, <8 x i8> %x
  ret <8 x i8> %cond
}

define spir_func <8 x i8> @_Z6selectDv8_cS_S_(<8 x i8> %x, <8 x i8> %y, <8 x i8> %condition) {
entry:
  %isneg = icmp slt <8 x i8> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i8> %y, <8 x i8> %x
  ret <8 x i8> %cond
}

define spir_func <8 x double> @_Z6selectDv8_dS_Dv8_l(<8 x double> %x, <8 x double> %y, <8 x i64> %condition) {
entry:
  %isneg = icmp slt <8 x i64> %condition, zeroinitializer
  %cond.v = select <8 x i1> %isneg, <8 x double> %y, <8 x double> %x
  ret <8 x double> %cond.v
}

define spir_func <8 x double> @_Z6selectDv8_dS_Dv8_m(<8 x double> %x, <8 x double> %y, <8 x i64> %condition) {
entry:
  %isneg = icmp slt <8 x i64> %condition, zeroinitializer
  %cond.v = select <8 x i1> %isneg, <8 x double> %y, <8 x double> %x
  ret <8 x double> %cond.v
}

define spir_func <8 x float> @_Z6selectDv8_fS_Dv8_i(<8 x float> %x, <8 x float> %y, <8 x i32> %condition) {
entry:
  %isneg = icmp slt <8 x i32> %condition, zeroinitializer
  %cond.v = select <8 x i1> %isneg, <8 x float> %y, <8 x float> %x
  ret <8 x float> %cond.v
}

define spir_func <8 x float> @_Z6selectDv8_fS_Dv8_j(<8 x float> %x, <8 x float> %y, <8 x i32> %condition) {
entry:
  %isneg = icmp slt <8 x i32> %condition, zeroinitializer
  %cond.v = select <8 x i1> %isneg, <8 x float> %y, <8 x float> %x
  ret <8 x float> %cond.v
}

define spir_func <8 x i8> @_Z6selectDv8_hS_Dv8_c(<8 x i8> %x, <8 x i8> %y, <8 x i8> %condition) {
entry:
  %isneg = icmp slt <8 x i8> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i8> %y, <8 x i8> %x
  ret <8 x i8> %cond
}

define spir_func <8 x i8> @_Z6selectDv8_hS_S_(<8 x i8> %x, <8 x i8> %y, <8 x i8> %condition) {
entry:
  %isneg = icmp slt <8 x i8> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i8> %y, <8 x i8> %x
  ret <8 x i8> %cond
}

define spir_func <8 x i32> @_Z6selectDv8_iS_Dv8_j(<8 x i32> %x, <8 x i32> %y, <8 x i32> %condition) {
entry:
  %isneg = icmp slt <8 x i32> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i32> %y, <8 x i32> %x
  ret <8 x i32> %cond
}

define spir_func <8 x i32> @_Z6selectDv8_iS_S_(<8 x i32> %x, <8 x i32> %y, <8 x i32> %condition) {
entry:
  %isneg = icmp slt <8 x i32> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i32> %y, <8 x i32> %x
  ret <8 x i32> %cond
}

define spir_func <8 x i32> @_Z6selectDv8_jS_Dv8_i(<8 x i32> %x, <8 x i32> %y, <8 x i32> %condition) {
entry:
  %isneg = icmp slt <8 x i32> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i32> %y, <8 x i32> %x
  ret <8 x i32> %cond
}

define spir_func <8 x i32> @_Z6selectDv8_jS_S_(<8 x i32> %x, <8 x i32> %y, <8 x i32> %condition) {
entry:
  %isneg = icmp slt <8 x i32> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i32> %y, <8 x i32> %x
  ret <8 x i32> %cond
}

define spir_func <8 x i64> @_Z6selectDv8_lS_Dv8_m(<8 x i64> %x, <8 x i64> %y, <8 x i64> %condition) {
entry:
  %isneg = icmp slt <8 x i64> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i64> %y, <8 x i64> %x
  ret <8 x i64> %cond
}

define spir_func <8 x i64> @_Z6selectDv8_lS_S_(<8 x i64> %x, <8 x i64> %y, <8 x i64> %condition) {
entry:
  %isneg = icmp slt <8 x i64> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i64> %y, <8 x i64> %x
  ret <8 x i64> %cond
}

define spir_func <8 x i64> @_Z6selectDv8_mS_Dv8_l(<8 x i64> %x, <8 x i64> %y, <8 x i64> %condition) {
entry:
  %isneg = icmp slt <8 x i64> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i64> %y, <8 x i64> %x
  ret <8 x i64> %cond
}

define spir_func <8 x i64> @_Z6selectDv8_mS_S_(<8 x i64> %x, <8 x i64> %y, <8 x i64> %condition) {
entry:
  %isneg = icmp slt <8 x i64> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i64> %y, <8 x i64> %x
  ret <8 x i64> %cond
}

define spir_func <8 x i16> @_Z6selectDv8_sS_Dv8_t(<8 x i16> %x, <8 x i16> %y, <8 x i16> %condition) {
entry:
  %isneg = icmp slt <8 x i16> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i16> %y, <8 x i16> %x
  ret <8 x i16> %cond
}

define spir_func <8 x i16> @_Z6selectDv8_sS_S_(<8 x i16> %x, <8 x i16> %y, <8 x i16> %condition) {
entry:
  %isneg = icmp slt <8 x i16> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i16> %y, <8 x i16> %x
  ret <8 x i16> %cond
}

define spir_func <8 x i16> @_Z6selectDv8_tS_Dv8_s(<8 x i16> %x, <8 x i16> %y, <8 x i16> %condition) {
entry:
  %isneg = icmp slt <8 x i16> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i16> %y, <8 x i16> %x
  ret <8 x i16> %cond
}

define spir_func <8 x i16> @_Z6selectDv8_tS_S_(<8 x i16> %x, <8 x i16> %y, <8 x i16> %condition) {
entry:
  %isneg = icmp slt <8 x i16> %condition, zeroinitializer
  %cond = select <8 x i1> %isneg, <8 x i16> %y, <8 x i16> %x
  ret <8 x i16> %cond
}

define spir_func i8 @_Z6selectccc(i8 %x, i8 %y, i8 %condition) {
entry:
  %tobool.not = icmp eq i8 %condition, 0
  %cond.v = select i1 %tobool.not, i8 %x, i8 %y
  ret i8 %cond.v
}

define spir_func i8 @_Z6selectcch(i8 %x, i8 %y, i8 %condition) {
entry:
  %tobool.not = icmp eq i8 %condition, 0
  %cond.v = select i1 %tobool.not, i8 %x, i8 %y
  ret i8 %cond.v
}

define spir_func double @_Z6selectddl(double %x, double %y, i64 %condition) {
entry:
  %tobool.not = icmp eq i64 %condition, 0
  %cond = select i1 %tobool.not, double %x, double %y
  ret double %cond
}

define spir_func double @_Z6selectddm(double %x, double %y, i64 %condition) {
entry:
  %tobool.not = icmp eq i64 %condition, 0
  %cond = select i1 %tobool.not, double %x, double %y
  ret double %cond
}

define spir_func float @_Z6selectffi(float %x, float %y, i32 %condition) {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  %cond = select i1 %tobool.not, float %x, float %y
  ret float %cond
}

define spir_func float @_Z6selectffj(float %x, float %y, i32 %condition) {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  %cond = select i1 %tobool.not, float %x, float %y
  ret float %cond
}

define spir_func i8 @_Z6selecthhc(i8 %x, i8 %y, i8 %condition) {
entry:
  %tobool.not = icmp eq i8 %condition, 0
  %cond.v = select i1 %tobool.not, i8 %x, i8 %y
  ret i8 %cond.v
}

define spir_func i8 @_Z6selecthhh(i8 %x, i8 %y, i8 %condition) {
entry:
  %tobool.not = icmp eq i8 %condition, 0
  %cond.v = select i1 %tobool.not, i8 %x, i8 %y
  ret i8 %cond.v
}

define spir_func i32 @_Z6selectiii(i32 %x, i32 %y, i32 %condition) {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  %cond = select i1 %tobool.not, i32 %x, i32 %y
  ret i32 %cond
}

define spir_func i32 @_Z6selectiij(i32 %x, i32 %y, i32 %condition) {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  %cond = select i1 %tobool.not, i32 %x, i32 %y
  ret i32 %cond
}

define spir_func i32 @_Z6selectjji(i32 %x, i32 %y, i32 %condition) {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  %cond = select i1 %tobool.not, i32 %x, i32 %y
  ret i32 %cond
}

define spir_func i32 @_Z6selectjjj(i32 %x, i32 %y, i32 %condition) {
entry:
  %tobool.not = icmp eq i32 %condition, 0
  %cond = select i1 %tobool.not, i32 %x, i32 %y
  ret i32 %cond
}

define spir_func i64 @_Z6selectlll(i64 %x, i64 %y, i64 %condition) {
entry:
  %tobool.not = icmp eq i64 %condition, 0
  %cond = select i1 %tobool.not, i64 %x, i64 %y
  ret i64 %cond
}

define spir_func i64 @_Z6selectllm(i64 %x, i64 %y, i64 %condition) {
entry:
  %tobool.not = icmp eq i64 %condition, 0
  %cond = select i1 %tobool.not, i64 %x, i64 %y
  ret i64 %cond
}

define spir_func i64 @_Z6selectmml(i64 %x, i64 %y, i64 %condition) {
entry:
  %tobool.not = icmp eq i64 %condition, 0
  %cond = select i1 %tobool.not, i64 %x, i64 %y
  ret i64 %cond
}

define spir_func i64 @_Z6selectmmm(i64 %x, i64 %y, i64 %condition) {
entry:
  %tobool.not = icmp eq i64 %condition, 0
  %cond = select i1 %tobool.not, i64 %x, i64 %y
  ret i64 %cond
}

define spir_func i16 @_Z6selectsss(i16 %x, i16 %y, i16 %condition) {
entry:
  %tobool.not = icmp eq i16 %condition, 0
  %cond.v = select i1 %tobool.not, i16 %x, i16 %y
  ret i16 %cond.v
}

define spir_func i16 @_Z6selectsst(i16 %x, i16 %y, i16 %condition) {
entry:
  %tobool.not = icmp eq i16 %condition, 0
  %cond.v = select i1 %tobool.not, i16 %x, i16 %y
  ret i16 %cond.v
}

define spir_func i16 @_Z6selecttts(i16 %x, i16 %y, i16 %condition) {
entry:
  %tobool.not = icmp eq i16 %condition, 0
  %cond.v = select i1 %tobool.not, i16 %x, i16 %y
  ret i16 %cond.v
}

define spir_func i16 @_Z6selectttt(i16 %x, i16 %y, i16 %condition) {
entry:
  %tobool.not = icmp eq i16 %condition, 0
  %cond.v = select i1 %tobool.not, i16 %x, i16 %y
  ret i16 %cond.v
}

define spir_func half @_Z6sincosDhPDh(half %x, ptr %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6sincosfPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr %other, align 2
  ret half %conv1
}

define spir_func half @_Z6sincosDhPU3AS1Dh(half %x, ptr addrspace(1) %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6sincosfPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr addrspace(1) %other, align 2
  ret half %conv1
}

define spir_func half @_Z6sincosDhPU3AS3Dh(half %x, ptr addrspace(3) %other) {
entry:
  %part = alloca float, align 4
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6sincosfPf(float %conv, ptr %part)
  %conv1 = fptrunc float %call to half
  %0 = load float, ptr %part, align 4
  %conv2 = fptrunc float %0 to half
  store half %conv2, ptr addrspace(3) %other, align 2
  ret half %conv1
}

define spir_func double @_Z6sincosdPU3AS1d(double %x, ptr addrspace(1) %cosine) {
entry:
  %call = call spir_func double @_Z3cosd(double %x)
  store double %call, ptr addrspace(1) %cosine, align 8
  %call1 = call spir_func double @_Z3sind(double %x)
  ret double %call1
}

define spir_func double @_Z6sincosdPU3AS3d(double %x, ptr addrspace(3) %cosine) {
entry:
  %call = call spir_func double @_Z3cosd(double %x)
  store double %call, ptr addrspace(3) %cosine, align 8
  %call1 = call spir_func double @_Z3sind(double %x)
  ret double %call1
}

define spir_func double @_Z6sincosdPd(double %x, ptr %cosine) {
entry:
  %call = call spir_func double @_Z3cosd(double %x)
  store double %call, ptr %cosine, align 8
  %call1 = call spir_func double @_Z3sind(double %x)
  ret double %call1
}

define spir_func float @_Z6sincosfPU3AS1f(float %x, ptr addrspace(1) %cosine) {
entry:
  %call = call spir_func float @_Z3cosf(float %x)
  store float %call, ptr addrspace(1) %cosine, align 4
  %call1 = call spir_func float @_Z3sinf(float %x)
  ret float %call1
}

define spir_func float @_Z6sincosfPU3AS3f(float %x, ptr addrspace(3) %cosine) {
entry:
  %call = call spir_func float @_Z3cosf(float %x)
  store float %call, ptr addrspace(3) %cosine, align 4
  %call1 = call spir_func float @_Z3sinf(float %x)
  ret float %call1
}

define spir_func float @_Z6sincosfPf(float %x, ptr %cosine) {
entry:
  %call = call spir_func float @_Z3cosf(float %x)
  store float %call, ptr %cosine, align 4
  %call1 = call spir_func float @_Z3sinf(float %x)
  ret float %call1
}

define spir_func half @_Z6tgammaDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z6tgammaf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z6tgammad(double %x) {
entry:
  %elt.abs.i = call double @llvm.fabs.f64(double %x)
  %elt.minnum.i = call double @llvm.minnum.f64(double %elt.abs.i, double 2.000000e+02)
  %cmp.i = fcmp olt double %elt.minnum.i, 8.000000e+00
  %add.i = fadd double %elt.minnum.i, 8.000000e+00
  %cond.i = select i1 %cmp.i, double %add.i, double %elt.minnum.i
  %sub.i = fadd double %cond.i, -8.000000e+00
  %sub3.i = fsub double %elt.minnum.i, %sub.i
  %cond6.i = select i1 %cmp.i, double %sub3.i, double 0.000000e+00
  %add7.i = fadd double %elt.minnum.i, 7.000000e+00
  %mul.i = fmul double %elt.minnum.i, %add7.i
  %add9.i = fadd double %mul.i, 6.000000e+00
  %mul10.i = fmul double %add7.i, %add9.i
  %add11.i = fadd double %mul.i, 1.000000e+01
  %add12.i = fadd double %mul.i, 1.200000e+01
  %mul13.i = fmul double %add11.i, %add12.i
  %mul14.i = fmul double %mul10.i, %mul13.i
  %cond19.i = select i1 %cmp.i, double %mul14.i, double 1.000000e+00
  %call.i = call spir_func double @_Z3madddd(double %cond.i, double 0x3FB7318FC504816F, double 1.330000e+00)
  %fneg.i = fneg double %cond.i
  %call20.i = call spir_func double @_Z3expd(double %fneg.i)
  %mul21.i = fmul double %call20.i, 0x40040D931FF62706
  %div.i7 = fdiv double 1.000000e+00, %cond.i
  %mul.i8 = fmul double %div.i7, %div.i7
  %call.i9 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i8, double 0xBF9E4286CB0F5398)
  %call1.i10 = call spir_func double @_Z3madddd(double %call.i9, double %mul.i8, double 0x3F7A41A41A41A41A)
  %call2.i11 = call spir_func double @_Z3madddd(double %call1.i10, double %mul.i8, double 0xBF5F6AB0D9993C7D)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i11, double %mul.i8, double 0x3F4B951E2B18FF23)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i8, double 0xBF43813813813814)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i8, double 0x3F4A01A01A01A01A)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i8, double 0xBF66C16C16C16C17)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i8, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i7, %call7.i
  %call23.i = call spir_func double @_Z3madddd(double %cond6.i, double %call.i, double %mul8.i)
  %call.i29 = call spir_func double @_Z3madddd(double 0x3F56C16C16C16C17, double %call23.i, double 0x3F81111111111111)
  %call1.i30 = call spir_func double @_Z3madddd(double %call.i29, double %call23.i, double 0x3FA5555555555555)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i30, double %call23.i, double 0x3FC5555555555555)
  %call3.i31 = call spir_func double @_Z3madddd(double %call2.i, double %call23.i, double 5.000000e-01)
  %call4.i32 = call spir_func double @_Z3madddd(double %call3.i31, double %call23.i, double 1.000000e+00)
  %call5.i33 = call spir_func double @_Z3madddd(double %call4.i32, double %call23.i, double 1.000000e+00)
  %mul25.i = fmul double %mul21.i, %call5.i33
  %sub26.i = fadd double %cond.i, -5.000000e-01
  %mul27.i = fmul double %sub26.i, 5.000000e-01
  %call28.i = call spir_func double @_Z3powdd(double %cond.i, double %mul27.i)
  %mul29.i = fmul double %mul25.i, %call28.i
  %mul30.i = fmul double %call28.i, %mul29.i
  %div.i = fdiv double %mul30.i, %cond19.i
  %div33.i = fdiv double %div.i, %elt.minnum.i
  %cond36.i = select i1 %cmp.i, double %div33.i, double %div.i
  %mul42.i = fmul double %elt.minnum.i, %mul25.i
  %cond49.i = select i1 %cmp.i, double 1.000000e+00, double %call28.i
  %cond44.i = select i1 %cmp.i, double %mul30.i, double %mul42.i
  %mul50.i = fmul double %cond19.i, 0xC00921FB54442D18
  %div51.i = fdiv double %mul50.i, %cond44.i
  %mul.i12 = fmul double %elt.abs.i, 5.000000e-01
  %0 = call double @llvm.floor.f64(double %mul.i12)
  %mul1.i = fmul double %0, 2.000000e+00
  %sub.i13 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i13, 2.000000e+00
  %1 = call double @llvm.rint.f64(double %mul2.i)
  %2 = fcmp uno double %1, 0.000000e+00
  %conv.i = fptosi double %1 to i32
  %cond.i14 = select i1 %2, i32 0, i32 %conv.i
  %mul3.i = fmul double %1, 5.000000e-01
  %sub4.i = fsub double %sub.i13, %mul3.i
  %mul.i15 = fmul double %sub4.i, %sub4.i
  %call.i16 = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i15, double 0xBF7E3009D8000000)
  %call1.i17 = call spir_func double @_Z3madddd(double %call.i16, double %mul.i15, double 0x3FB5078300C52492)
  %call2.i18 = call spir_func double @_Z3madddd(double %call1.i17, double %mul.i15, double 0xBFE32D2CCE31AD00)
  %call3.i19 = call spir_func double @_Z3madddd(double %call2.i18, double %mul.i15, double 0x400466BC67758B20)
  %call4.i20 = call spir_func double @_Z3madddd(double %call3.i19, double %mul.i15, double 0xC014ABBCE625BE43)
  %call5.i21 = call spir_func double @_Z3madddd(double %call4.i20, double %mul.i15, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i21
  %call.i23 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i15, double 0x3F5F9D8F80000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i23, double %mul.i15, double 0xBF9A6D1FF0800000)
  %call2.i24 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i15, double 0x3FCE1F5069ED6000)
  %call3.i25 = call spir_func double @_Z3madddd(double %call2.i24, double %mul.i15, double 0xBFF55D3C7E3DEAA0)
  %call4.i26 = call spir_func double @_Z3madddd(double %call3.i25, double %mul.i15, double 0x40103C1F081B5BBB)
  %call5.i27 = call spir_func double @_Z3madddd(double %call4.i26, double %mul.i15, double 0xC013BD3CC9BE45E0)
  %call6.i28 = call spir_func double @_Z3madddd(double %call5.i27, double %mul.i15, double 1.000000e+00)
  %and.i = and i32 %cond.i14, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i3 = select i1 %tobool.not.i, double %mul6.i, double %call6.i28
  %fneg.i4 = fneg double %cond.i3
  %and3.i = and i32 %cond.i14, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i3, double %fneg.i4
  %cmp.i5 = fcmp oeq double %cond.i3, 0.000000e+00
  %cond12.i = select i1 %cmp.i5, double 0.000000e+00, double %cond8.i
  %div54.i = fdiv double %div51.i, %cond12.i
  %div55.i = fdiv double %div54.i, %cond49.i
  %div56.i = fdiv double %div55.i, %cond49.i
  %3 = call double @llvm.floor.f64(double %x)
  %cmp57.i = fcmp oeq double %3, %x
  %cond62.i = select i1 %cmp57.i, double 0x7FF8000000000000, double %div56.i
  %cmp63.i = fcmp olt double %x, 0.000000e+00
  %cond68.i = select i1 %cmp63.i, double %cond62.i, double %cond36.i
  %div69.i = fdiv double 1.000000e+00, %x
  %cmp70.i = fcmp oeq double %x, 0.000000e+00
  %cond75.i = select i1 %cmp70.i, double %div69.i, double %cond68.i
  %4 = fcmp uno double %x, 0.000000e+00
  %cond79.i = select i1 %4, double %x, double %cond75.i
  ret double %cond79.i
}

define spir_func float @_Z6tgammaf(float %x) {
entry:
  %conv = fpext float %x to double
  %elt.abs.i = call double @llvm.fabs.f64(double %conv)
  %elt.minnum.i = call double @llvm.minnum.f64(double %elt.abs.i, double 2.000000e+02)
  %cmp.i = fcmp olt double %elt.minnum.i, 8.000000e+00
  %add.i = fadd double %elt.minnum.i, 8.000000e+00
  %cond.i = select i1 %cmp.i, double %add.i, double %elt.minnum.i
  %sub.i = fadd double %cond.i, -8.000000e+00
  %sub3.i = fsub double %elt.minnum.i, %sub.i
  %cond6.i = select i1 %cmp.i, double %sub3.i, double 0.000000e+00
  %add7.i = fadd double %elt.minnum.i, 7.000000e+00
  %mul.i = fmul double %elt.minnum.i, %add7.i
  %add9.i = fadd double %mul.i, 6.000000e+00
  %mul10.i = fmul double %add7.i, %add9.i
  %add11.i = fadd double %mul.i, 1.000000e+01
  %add12.i = fadd double %mul.i, 1.200000e+01
  %mul13.i = fmul double %add11.i, %add12.i
  %mul14.i = fmul double %mul10.i, %mul13.i
  %cond19.i = select i1 %cmp.i, double %mul14.i, double 1.000000e+00
  %call.i = call spir_func double @_Z3madddd(double %cond.i, double 0x3FB7318FC504816F, double 1.330000e+00)
  %fneg.i = fneg double %cond.i
  %call20.i = call spir_func double @_Z3expd(double %fneg.i)
  %mul21.i = fmul double %call20.i, 0x40040D931FF62706
  %div.i8 = fdiv double 1.000000e+00, %cond.i
  %mul.i9 = fmul double %div.i8, %div.i8
  %call.i10 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i9, double 0xBF9E4286CB0F5398)
  %call1.i11 = call spir_func double @_Z3madddd(double %call.i10, double %mul.i9, double 0x3F7A41A41A41A41A)
  %call2.i12 = call spir_func double @_Z3madddd(double %call1.i11, double %mul.i9, double 0xBF5F6AB0D9993C7D)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i12, double %mul.i9, double 0x3F4B951E2B18FF23)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i9, double 0xBF43813813813814)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i9, double 0x3F4A01A01A01A01A)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i9, double 0xBF66C16C16C16C17)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i9, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i8, %call7.i
  %call23.i = call spir_func double @_Z3madddd(double %cond6.i, double %call.i, double %mul8.i)
  %call.i30 = call spir_func double @_Z3madddd(double 0x3F56C16C16C16C17, double %call23.i, double 0x3F81111111111111)
  %call1.i31 = call spir_func double @_Z3madddd(double %call.i30, double %call23.i, double 0x3FA5555555555555)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i31, double %call23.i, double 0x3FC5555555555555)
  %call3.i32 = call spir_func double @_Z3madddd(double %call2.i, double %call23.i, double 5.000000e-01)
  %call4.i33 = call spir_func double @_Z3madddd(double %call3.i32, double %call23.i, double 1.000000e+00)
  %call5.i34 = call spir_func double @_Z3madddd(double %call4.i33, double %call23.i, double 1.000000e+00)
  %mul25.i = fmul double %mul21.i, %call5.i34
  %sub26.i = fadd double %cond.i, -5.000000e-01
  %mul27.i = fmul double %sub26.i, 5.000000e-01
  %call28.i = call spir_func double @_Z3powdd(double %cond.i, double %mul27.i)
  %mul29.i = fmul double %mul25.i, %call28.i
  %mul30.i = fmul double %call28.i, %mul29.i
  %div.i = fdiv double %mul30.i, %cond19.i
  %div33.i = fdiv double %div.i, %elt.minnum.i
  %cond36.i = select i1 %cmp.i, double %div33.i, double %div.i
  %mul42.i = fmul double %elt.minnum.i, %mul25.i
  %cond49.i = select i1 %cmp.i, double 1.000000e+00, double %call28.i
  %cond44.i = select i1 %cmp.i, double %mul30.i, double %mul42.i
  %mul50.i = fmul double %cond19.i, 0xC00921FB54442D18
  %div51.i = fdiv double %mul50.i, %cond44.i
  %mul.i13 = fmul double %elt.abs.i, 5.000000e-01
  %0 = call double @llvm.floor.f64(double %mul.i13)
  %mul1.i = fmul double %0, 2.000000e+00
  %sub.i14 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i14, 2.000000e+00
  %1 = call double @llvm.rint.f64(double %mul2.i)
  %2 = fcmp uno double %1, 0.000000e+00
  %conv.i = fptosi double %1 to i32
  %cond.i15 = select i1 %2, i32 0, i32 %conv.i
  %mul3.i = fmul double %1, 5.000000e-01
  %sub4.i = fsub double %sub.i14, %mul3.i
  %mul.i16 = fmul double %sub4.i, %sub4.i
  %call.i17 = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i16, double 0xBF7E3009D8000000)
  %call1.i18 = call spir_func double @_Z3madddd(double %call.i17, double %mul.i16, double 0x3FB5078300C52492)
  %call2.i19 = call spir_func double @_Z3madddd(double %call1.i18, double %mul.i16, double 0xBFE32D2CCE31AD00)
  %call3.i20 = call spir_func double @_Z3madddd(double %call2.i19, double %mul.i16, double 0x400466BC67758B20)
  %call4.i21 = call spir_func double @_Z3madddd(double %call3.i20, double %mul.i16, double 0xC014ABBCE625BE43)
  %call5.i22 = call spir_func double @_Z3madddd(double %call4.i21, double %mul.i16, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i22
  %call.i24 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i16, double 0x3F5F9D8F80000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i24, double %mul.i16, double 0xBF9A6D1FF0800000)
  %call2.i25 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i16, double 0x3FCE1F5069ED6000)
  %call3.i26 = call spir_func double @_Z3madddd(double %call2.i25, double %mul.i16, double 0xBFF55D3C7E3DEAA0)
  %call4.i27 = call spir_func double @_Z3madddd(double %call3.i26, double %mul.i16, double 0x40103C1F081B5BBB)
  %call5.i28 = call spir_func double @_Z3madddd(double %call4.i27, double %mul.i16, double 0xC013BD3CC9BE45E0)
  %call6.i29 = call spir_func double @_Z3madddd(double %call5.i28, double %mul.i16, double 1.000000e+00)
  %and.i = and i32 %cond.i15, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i4 = select i1 %tobool.not.i, double %mul6.i, double %call6.i29
  %fneg.i5 = fneg double %cond.i4
  %and3.i = and i32 %cond.i15, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i4, double %fneg.i5
  %cmp.i6 = fcmp oeq double %cond.i4, 0.000000e+00
  %cond12.i = select i1 %cmp.i6, double 0.000000e+00, double %cond8.i
  %div54.i = fdiv double %div51.i, %cond12.i
  %div55.i = fdiv double %div54.i, %cond49.i
  %div56.i = fdiv double %div55.i, %cond49.i
  %3 = call double @llvm.floor.f64(double %conv)
  %cmp57.i = fcmp oeq double %3, %conv
  %cond62.i = select i1 %cmp57.i, double 0x7FF8000000000000, double %div56.i
  %cmp63.i = fcmp olt float %x, 0.000000e+00
  %cond68.i = select i1 %cmp63.i, double %cond62.i, double %cond36.i
  %div69.i = fdiv double 1.000000e+00, %conv
  %cmp70.i = fcmp oeq float %x, 0.000000e+00
  %cond75.i = select i1 %cmp70.i, double %div69.i, double %cond68.i
  %4 = fcmp uno float %x, 0.000000e+00
  %5 = fptrunc double %cond75.i to float
  %conv1 = select i1 %4, float %x, float %5
  ret float %conv1
}

define spir_func i8 @_Z7add_satcc(i8 %x, i8 %y) {
entry:
  %elt.sat = call i8 @llvm.sadd.sat.i8(i8 %x, i8 %y)
  ret i8 %elt.sat
}

define spir_func i8 @_Z7add_sathh(i8 %x, i8 %y) {
entry:
  %elt.sat = call i8 @llvm.uadd.sat.i8(i8 %x, i8 %y)
  ret i8 %elt.sat
}

define spir_func i32 @_Z7add_satii(i32 %x, i32 %y) {
entry:
  %elt.sat = call i32 @llvm.sadd.sat.i32(i32 %x, i32 %y)
  ret i32 %elt.sat
}

define spir_func i32 @_Z7add_satjj(i32 %x, i32 %y) {
entry:
  %elt.sat = call i32 @llvm.uadd.sat.i32(i32 %x, i32 %y)
  ret i32 %elt.sat
}

define spir_func i64 @_Z7add_satll(i64 %x, i64 %y) {
entry:
  %elt.sat = call i64 @llvm.sadd.sat.i64(i64 %x, i64 %y)
  ret i64 %elt.sat
}

define spir_func i64 @_Z7add_satmm(i64 %x, i64 %y) {
entry:
  %elt.sat = call i64 @llvm.uadd.sat.i64(i64 %x, i64 %y)
  ret i64 %elt.sat
}

define spir_func i16 @_Z7add_satss(i16 %x, i16 %y) {
entry:
  %elt.sat = call i16 @llvm.sadd.sat.i16(i16 %x, i16 %y)
  ret i16 %elt.sat
}

define spir_func i16 @_Z7add_sattt(i16 %x, i16 %y) {
entry:
  %elt.sat = call i16 @llvm.uadd.sat.i16(i16 %x, i16 %y)
  ret i16 %elt.sat
}

define spir_func half @_Z7atan2piDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z7atan2piff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z7atan2pidd(double %y, double %x) {
entry:
  %call = call spir_func double @_Z5atan2dd(double %y, double %x)
  %mul = fmul double %call, 0x3FD45F306DC9C883
  ret double %mul
}

define spir_func float @_Z7atan2piff(float %y, float %x) {
entry:
  %call = call spir_func float @_Z5atan2ff(float %y, float %x)
  %mul = fmul float %call, 0x3FD45F3060000000
  ret float %mul
}

define spir_func half @_Z7degreesDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z7degreesf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z7degreesd(double %radians) {
entry:
  %mul = fmul double %radians, 0x404CA5DC1A63C1F8
  ret double %mul
}

define spir_func float @_Z7degreesf(float %radians) {
entry:
  %mul = fmul float %radians, 0x404CA5DC20000000
  ret float %mul
}

define spir_func i32 @_Z7isequalDhDh(half %x, half %y) {
entry:
  %cmp = fcmp oeq half %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func <16 x i16> @_Z7isequalDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %cmp = fcmp oeq <16 x half> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z7isequalDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %cmp = fcmp oeq <16 x double> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z7isequalDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %cmp = fcmp oeq <16 x float> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z7isequalDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %cmp = fcmp oeq <2 x half> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z7isequalDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %cmp = fcmp oeq <2 x double> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z7isequalDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %cmp = fcmp oeq <2 x float> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z7isequalDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %cmp = fcmp oeq <3 x half> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z7isequalDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %cmp = fcmp oeq <3 x double> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z7isequalDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %cmp = fcmp oeq <3 x float> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z7isequalDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %cmp = fcmp oeq <4 x half> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z7isequalDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %cmp = fcmp oeq <4 x double> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z7isequalDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %cmp = fcmp oeq <4 x float> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z7isequalDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %cmp = fcmp oeq <8 x half> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z7isequalDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %cmp = fcmp oeq <8 x double> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z7isequalDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %cmp = fcmp oeq <8 x float> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z7isequaldd(double %x, double %y) {
entry:
  %cmp = fcmp oeq double %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z7isequalff(float %x, float %y) {
entry:
  %cmp = fcmp oeq float %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i8 @_Z7mad_satccc(i8 %x, i8 %y, i8 %z) {
entry:
  %mul = mul i8 %y, %x
  %add = add i8 %mul, %z
  %call = call spir_func i8 @_Z6mul_hicc(i8 %x, i8 %y)
  %cmp = icmp ult i8 %add, %mul
  %conv11 = zext i1 %cmp to i8
  %0 = ashr i8 %z, 7
  %add12 = add nsw i8 %0, %conv11
  %add16 = add nsw i8 %add12, %call
  %1 = icmp sgt i8 %add16, -1
  %2 = select i1 %1, i8 127, i8 -128
  %shr25 = ashr i8 %add, 7
  %cmp28 = icmp eq i8 %add16, %shr25
  %cond.v = select i1 %cmp28, i8 %add, i8 %2
  ret i8 %cond.v
}

define spir_func i8 @_Z7mad_sathhh(i8 %x, i8 %y, i8 %z) {
entry:
  %mul = mul i8 %y, %x
  %add = add i8 %mul, %z
  %call = call spir_func i8 @_Z6mul_hihh(i8 %x, i8 %y)
  %cmp = icmp ne i8 %call, 0
  %cmp10 = icmp ult i8 %add, %mul
  %or18 = or i1 %cmp10, %cmp
  %conv13 = select i1 %or18, i8 -1, i8 %add
  ret i8 %conv13
}

define spir_func i32 @_Z7mad_satiii(i32 %x, i32 %y, i32 %z) {
entry:
  %mul = mul i32 %y, %x
  %add = add i32 %mul, %z
  %call = call spir_func i32 @_Z6mul_hiii(i32 %x, i32 %y)
  %cmp = icmp ult i32 %add, %mul
  %conv = zext i1 %cmp to i32
  %shr = ashr i32 %z, 31
  %add1 = add nsw i32 %shr, %conv
  %add2 = add nsw i32 %add1, %call
  %0 = icmp sgt i32 %add2, -1
  %xor = select i1 %0, i32 2147483647, i32 -2147483648
  %shr4 = ashr i32 %add, 31
  %cmp5 = icmp eq i32 %add2, %shr4
  %cond = select i1 %cmp5, i32 %add, i32 %xor
  ret i32 %cond
}

define spir_func i32 @_Z7mad_satjjj(i32 %x, i32 %y, i32 %z) {
entry:
  %mul = mul i32 %y, %x
  %add = add i32 %mul, %z
  %call = call spir_func i32 @_Z6mul_hijj(i32 %x, i32 %y)
  %cmp = icmp ne i32 %call, 0
  %cmp1 = icmp ult i32 %add, %mul
  %or7 = or i1 %cmp1, %cmp
  %cond = select i1 %or7, i32 -1, i32 %add
  ret i32 %cond
}

define spir_func i64 @_Z7mad_satlll(i64 %x, i64 %y, i64 %z) {
entry:
  %mul = mul i64 %y, %x
  %add = add i64 %mul, %z
  %call = call spir_func i64 @_Z6mul_hill(i64 %x, i64 %y)
  %cmp = icmp ult i64 %add, %mul
  %conv1 = zext i1 %cmp to i64
  %shr = ashr i64 %z, 63
  %add2 = add nsw i64 %shr, %conv1
  %add3 = add i64 %add2, %call
  %0 = icmp sgt i64 %add3, -1
  %xor = select i1 %0, i64 9223372036854775807, i64 -9223372036854775808
  %shr5 = ashr i64 %add, 63
  %cmp6 = icmp eq i64 %add3, %shr5
  %cond = select i1 %cmp6, i64 %add, i64 %xor
  ret i64 %cond
}

define spir_func i64 @_Z7mad_satmmm(i64 %x, i64 %y, i64 %z) {
entry:
  %mul = mul i64 %y, %x
  %add = add i64 %mul, %z
  %call = call spir_func i64 @_Z6mul_himm(i64 %x, i64 %y)
  %cmp = icmp ne i64 %call, 0
  %cmp1 = icmp ult i64 %add, %mul
  %or7 = or i1 %cmp1, %cmp
  %cond = select i1 %or7, i64 -1, i64 %add
  ret i64 %cond
}

define spir_func i16 @_Z7mad_satsss(i16 %x, i16 %y, i16 %z) {
entry:
  %mul = mul i16 %y, %x
  %add = add i16 %mul, %z
  %call = call spir_func i16 @_Z6mul_hiss(i16 %x, i16 %y)
  %cmp = icmp ult i16 %add, %mul
  %conv11 = zext i1 %cmp to i16
  %0 = ashr i16 %z, 15
  %add12 = add nsw i16 %0, %conv11
  %add16 = add nsw i16 %add12, %call
  %1 = icmp sgt i16 %add16, -1
  %2 = select i1 %1, i16 32767, i16 -32768
  %shr25 = ashr i16 %add, 15
  %cmp28 = icmp eq i16 %add16, %shr25
  %cond.v = select i1 %cmp28, i16 %add, i16 %2
  ret i16 %cond.v
}

define spir_func i16 @_Z7mad_satttt(i16 %x, i16 %y, i16 %z) {
entry:
  %mul = mul i16 %y, %x
  %add = add i16 %mul, %z
  %call = call spir_func i16 @_Z6mul_hitt(i16 %x, i16 %y)
  %cmp = icmp ne i16 %call, 0
  %cmp10 = icmp ult i16 %add, %mul
  %or18 = or i1 %cmp10, %cmp
  %conv13 = select i1 %or18, i16 -1, i16 %add
  ret i16 %conv13
}

define spir_func half @_Z7radiansDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z7radiansf(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z7radiansd(double %degrees) {
entry:
  %mul = fmul double %degrees, 0x3F91DF46A2529D39
  ret double %mul
}

define spir_func float @_Z7radiansf(float %degrees) {
entry:
  %mul = fmul float %degrees, 0x3F91DF46A0000000
  ret float %mul
}

define spir_func i32 @_Z7signbitDh(half %x) {
entry:
  %astype = bitcast half %x to i16
  %astype.lobit = lshr i16 %astype, 15
  %conv1 = zext nneg i16 %astype.lobit to i32
  ret i32 %conv1
}

define spir_func <16 x i16> @_Z7signbitDv16_Dh(<16 x half> %x) {
entry:
  %astype = bitcast <16 x half> %x to <16 x i16>
  %astype.lobit = ashr <16 x i16> %astype, splat (i16 15)
  ret <16 x i16> %astype.lobit
}

define spir_func <16 x i64> @_Z7signbitDv16_d(<16 x double> %x) {
entry:
  %astype = bitcast <16 x double> %x to <16 x i64>
  %astype.lobit = ashr <16 x i64> %astype, splat (i64 63)
  ret <16 x i64> %astype.lobit
}

define spir_func <16 x i32> @_Z7signbitDv16_f(<16 x float> %x) {
entry:
  %astype = bitcast <16 x float> %x to <16 x i32>
  %astype.lobit = ashr <16 x i32> %astype, splat (i32 31)
  ret <16 x i32> %astype.lobit
}

define spir_func <2 x i16> @_Z7signbitDv2_Dh(<2 x half> %x) {
entry:
  %astype = bitcast <2 x half> %x to <2 x i16>
  %astype.lobit = ashr <2 x i16> %astype, splat (i16 15)
  ret <2 x i16> %astype.lobit
}

define spir_func <2 x i64> @_Z7signbitDv2_d(<2 x double> %x) {
entry:
  %astype = bitcast <2 x double> %x to <2 x i64>
  %astype.lobit = ashr <2 x i64> %astype, splat (i64 63)
  ret <2 x i64> %astype.lobit
}

define spir_func <2 x i32> @_Z7signbitDv2_f(<2 x float> %x) {
entry:
  %astype = bitcast <2 x float> %x to <2 x i32>
  %astype.lobit = ashr <2 x i32> %astype, splat (i32 31)
  ret <2 x i32> %astype.lobit
}

define spir_func <3 x i16> @_Z7signbitDv3_Dh(<3 x half> %x) {
entry:
  %astype = bitcast <3 x half> %x to <3 x i16>
  %astype.lobit = ashr <3 x i16> %astype, splat (i16 15)
  ret <3 x i16> %astype.lobit
}

define spir_func <3 x i64> @_Z7signbitDv3_d(<3 x double> %x) {
entry:
  %astype = bitcast <3 x double> %x to <3 x i64>
  %astype.lobit = ashr <3 x i64> %astype, splat (i64 63)
  ret <3 x i64> %astype.lobit
}

define spir_func <3 x i32> @_Z7signbitDv3_f(<3 x float> %x) {
entry:
  %astype = bitcast <3 x float> %x to <3 x i32>
  %astype.lobit = ashr <3 x i32> %astype, splat (i32 31)
  ret <3 x i32> %astype.lobit
}

define spir_func <4 x i16> @_Z7signbitDv4_Dh(<4 x half> %x) {
entry:
  %astype = bitcast <4 x half> %x to <4 x i16>
  %astype.lobit = ashr <4 x i16> %astype, splat (i16 15)
  ret <4 x i16> %astype.lobit
}

define spir_func <4 x i64> @_Z7signbitDv4_d(<4 x double> %x) {
entry:
  %astype = bitcast <4 x double> %x to <4 x i64>
  %astype.lobit = ashr <4 x i64> %astype, splat (i64 63)
  ret <4 x i64> %astype.lobit
}

define spir_func <4 x i32> @_Z7signbitDv4_f(<4 x float> %x) {
entry:
  %astype = bitcast <4 x float> %x to <4 x i32>
  %astype.lobit = ashr <4 x i32> %astype, splat (i32 31)
  ret <4 x i32> %astype.lobit
}

define spir_func <8 x i16> @_Z7signbitDv8_Dh(<8 x half> %x) {
entry:
  %astype = bitcast <8 x half> %x to <8 x i16>
  %astype.lobit = ashr <8 x i16> %astype, splat (i16 15)
  ret <8 x i16> %astype.lobit
}

define spir_func <8 x i64> @_Z7signbitDv8_d(<8 x double> %x) {
entry:
  %astype = bitcast <8 x double> %x to <8 x i64>
  %astype.lobit = ashr <8 x i64> %astype, splat (i64 63)
  ret <8 x i64> %astype.lobit
}

define spir_func <8 x i32> @_Z7signbitDv8_f(<8 x float> %x) {
entry:
  %astype = bitcast <8 x float> %x to <8 x i32>
  %astype.lobit = ashr <8 x i32> %astype, splat (i32 31)
  ret <8 x i32> %astype.lobit
}

define spir_func i32 @_Z7signbitd(double %x) {
entry:
  %astype = bitcast double %x to i64
  %astype.lobit = lshr i64 %astype, 63
  %conv = trunc nuw nsw i64 %astype.lobit to i32
  ret i32 %conv
}

define spir_func i32 @_Z7signbitf(float %x) {
entry:
  %astype = bitcast float %x to i32
  %astype.lobit = lshr i32 %astype, 31
  ret i32 %astype.lobit
}

define spir_func i8 @_Z7sub_satcc(i8 %x, i8 %y) {
entry:
  %elt.sat = call i8 @llvm.ssub.sat.i8(i8 %x, i8 %y)
  ret i8 %elt.sat
}

define spir_func i8 @_Z7sub_sathh(i8 %x, i8 %y) {
entry:
  %elt.sat = call i8 @llvm.usub.sat.i8(i8 %x, i8 %y)
  ret i8 %elt.sat
}

define spir_func i32 @_Z7sub_satii(i32 %x, i32 %y) {
entry:
  %elt.sat = call i32 @llvm.ssub.sat.i32(i32 %x, i32 %y)
  ret i32 %elt.sat
}

define spir_func i32 @_Z7sub_satjj(i32 %x, i32 %y) {
entry:
  %elt.sat = call i32 @llvm.usub.sat.i32(i32 %x, i32 %y)
  ret i32 %elt.sat
}

define spir_func i64 @_Z7sub_satll(i64 %x, i64 %y) {
entry:
  %elt.sat = call i64 @llvm.ssub.sat.i64(i64 %x, i64 %y)
  ret i64 %elt.sat
}

define spir_func i64 @_Z7sub_satmm(i64 %x, i64 %y) {
entry:
  %elt.sat = call i64 @llvm.usub.sat.i64(i64 %x, i64 %y)
  ret i64 %elt.sat
}

define spir_func i16 @_Z7sub_satss(i16 %x, i16 %y) {
entry:
  %elt.sat = call i16 @llvm.ssub.sat.i16(i16 %x, i16 %y)
  ret i16 %elt.sat
}

define spir_func i16 @_Z7sub_sattt(i16 %x, i16 %y) {
entry:
  %elt.sat = call i16 @llvm.usub.sat.i16(i16 %x, i16 %y)
  ret i16 %elt.sat
}

define spir_func i8 @_Z8abs_diffcc(i8 %x, i8 %y) {
entry:
  %elt.max.i = call i8 @llvm.smax.i8(i8 %x, i8 %y)
  %elt.min.i = call i8 @llvm.smin.i8(i8 %x, i8 %y)
  %sub = sub i8 %elt.max.i, %elt.min.i
  ret i8 %sub
}

define spir_func i8 @_Z8abs_diffhh(i8 %x, i8 %y) {
entry:
  %elt.max.i = call i8 @llvm.umax.i8(i8 %x, i8 %y)
  %elt.min.i = call i8 @llvm.umin.i8(i8 %x, i8 %y)
  %sub = sub i8 %elt.max.i, %elt.min.i
  ret i8 %sub
}

define spir_func i32 @_Z8abs_diffii(i32 %x, i32 %y) {
entry:
  %elt.max.i = call i32 @llvm.smax.i32(i32 %x, i32 %y)
  %elt.min.i = call i32 @llvm.smin.i32(i32 %x, i32 %y)
  %sub = sub i32 %elt.max.i, %elt.min.i
  ret i32 %sub
}

define spir_func i32 @_Z8abs_diffjj(i32 %x, i32 %y) {
entry:
  %elt.max.i = call i32 @llvm.umax.i32(i32 %x, i32 %y)
  %elt.min.i = call i32 @llvm.umin.i32(i32 %x, i32 %y)
  %sub = sub i32 %elt.max.i, %elt.min.i
  ret i32 %sub
}

define spir_func i64 @_Z8abs_diffll(i64 %x, i64 %y) {
entry:
  %elt.max.i = call i64 @llvm.smax.i64(i64 %x, i64 %y)
  %elt.min.i = call i64 @llvm.smin.i64(i64 %x, i64 %y)
  %sub = sub i64 %elt.max.i, %elt.min.i
  ret i64 %sub
}

define spir_func i64 @_Z8abs_diffmm(i64 %x, i64 %y) {
entry:
  %elt.max.i = call i64 @llvm.umax.i64(i64 %x, i64 %y)
  %elt.min.i = call i64 @llvm.umin.i64(i64 %x, i64 %y)
  %sub = sub i64 %elt.max.i, %elt.min.i
  ret i64 %sub
}

define spir_func i16 @_Z8abs_diffss(i16 %x, i16 %y) {
entry:
  %elt.max.i = call i16 @llvm.smax.i16(i16 %x, i16 %y)
  %elt.min.i = call i16 @llvm.smin.i16(i16 %x, i16 %y)
  %sub = sub i16 %elt.max.i, %elt.min.i
  ret i16 %sub
}

define spir_func i16 @_Z8abs_difftt(i16 %x, i16 %y) {
entry:
  %elt.max.i = call i16 @llvm.umax.i16(i16 %x, i16 %y)
  %elt.min.i = call i16 @llvm.umin.i16(i16 %x, i16 %y)
  %sub = sub i16 %elt.max.i, %elt.min.i
  ret i16 %sub
}

define spir_func half @_Z8copysignDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z8copysignff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z8distanceDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z8distanceff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func half @_Z8distanceDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %conv = fpext <2 x half> %x to <2 x float>
  %conv1 = fpext <2 x half> %y to <2 x float>
  %call = call spir_func float @_Z8distanceDv2_fS_(<2 x float> %conv, <2 x float> %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z8distanceDv2_dS_(<2 x double> %p, <2 x double> %q) {
entry:
  %sub = fsub <2 x double> %p, %q
  %0 = extractelement <2 x double> %sub, i64 0
  %elt.abs.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <2 x double> %sub, i64 1
  %elt.abs1.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.abs.i, double %elt.abs1.i)
  %cmp.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i = select i1 %cmp.i, double 0x6360000000000000, double 1.000000e+00
  %cmp.i1 = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i2 = select i1 %cmp.i1, double 0x1FC0000000000000, double 1.000000e+00
  %mul.i = fmul double %..i, %..i2
  %splat.splatinsert.i = insertelement <2 x double> poison, double %mul.i, i64 0
  %splat.splat.i = shufflevector <2 x double> %splat.splatinsert.i, <2 x double> poison, <2 x i32> zeroinitializer
  %mul3.i = fmul <2 x double> %sub, %splat.splat.i
  %2 = extractelement <2 x double> %mul3.i, i64 1
  %foldExtExtBinop = fmul <2 x double> %mul3.i, %mul3.i
  %mul.i.i = extractelement <2 x double> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func double @_Z3madddd(double %2, double %2, double %mul.i.i)
  %3 = call double @llvm.sqrt.f64(double %call.i.i)
  %div.i = fdiv double 1.000000e+00, %mul.i
  %mul5.i = fmul double %div.i, %3
  ret double %mul5.i
}

define spir_func float @_Z8distanceDv2_fS_(<2 x float> %p, <2 x float> %q) {
entry:
  %sub = fsub <2 x float> %p, %q
  %0 = extractelement <2 x float> %sub, i64 0
  %elt.abs.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <2 x float> %sub, i64 1
  %elt.abs1.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.abs.i, float %elt.abs1.i)
  %cmp.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i = select i1 %cmp.i, float 0x4590000000000000, float 1.000000e+00
  %cmp.i1 = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i2 = select i1 %cmp.i1, float 0x3BC0000000000000, float 1.000000e+00
  %mul.i = fmul float %..i, %..i2
  %splat.splatinsert.i = insertelement <2 x float> poison, float %mul.i, i64 0
  %splat.splat.i = shufflevector <2 x float> %splat.splatinsert.i, <2 x float> poison, <2 x i32> zeroinitializer
  %mul3.i = fmul <2 x float> %sub, %splat.splat.i
  %2 = extractelement <2 x float> %mul3.i, i64 1
  %foldExtExtBinop = fmul <2 x float> %mul3.i, %mul3.i
  %mul.i.i = extractelement <2 x float> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func float @_Z3madfff(float %2, float %2, float %mul.i.i)
  %3 = call float @llvm.sqrt.f32(float %call.i.i)
  %div.i = fdiv float 1.000000e+00, %mul.i
  %mul5.i = fmul float %div.i, %3
  ret float %mul5.i
}

define spir_func half @_Z8distanceDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %conv = fpext <3 x half> %x to <3 x float>
  %conv5 = fpext <3 x half> %y to <3 x float>
  %call = call spir_func float @_Z8distanceDv3_fS_(<3 x float> %conv, <3 x float> %conv5)
  %conv6 = fptrunc float %call to half
  ret half %conv6
}

define spir_func double @_Z8distanceDv3_dS_(<3 x double> %p, <3 x double> %q) {
entry:
  %sub = fsub <3 x double> %p, %q
  %0 = extractelement <3 x double> %sub, i64 0
  %elt.abs.i.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <3 x double> %sub, i64 1
  %elt.abs1.i.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i.i = call double @llvm.maxnum.f64(double %elt.abs.i.i, double %elt.abs1.i.i)
  %2 = extractelement <3 x double> %sub, i64 2
  %elt.abs.i = call double @llvm.fabs.f64(double %2)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.maxnum.i.i, double %elt.abs.i)
  %cmp.i.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i.i = select i1 %cmp.i.i, double 0x6360000000000000, double 1.000000e+00
  %cmp.i19.i = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i20.i = select i1 %cmp.i19.i, double 0x1FC0000000000000, double 1.000000e+00
  %mul.i = fmul double %..i.i, %..i20.i
  %splat.splatinsert.i = insertelement <3 x double> poison, double %mul.i, i64 0
  %splat.splat.i = shufflevector <3 x double> %splat.splatinsert.i, <3 x double> poison, <3 x i32> zeroinitializer
  %mul6.i = fmul <3 x double> %sub, %splat.splat.i
  %3 = extractelement <3 x double> %mul6.i, i64 2
  %4 = extractelement <3 x double> %mul6.i, i64 1
  %foldExtExtBinop = fmul <3 x double> %mul6.i, %mul6.i
  %mul.i.i = extractelement <3 x double> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func double @_Z3madddd(double %4, double %4, double %mul.i.i)
  %call2.i.i = call spir_func double @_Z3madddd(double %3, double %3, double %call.i.i)
  %5 = call double @llvm.sqrt.f64(double %call2.i.i)
  %div.i = fdiv double 1.000000e+00, %mul.i
  %mul13.i = fmul double %div.i, %5
  ret double %mul13.i
}

define spir_func float @_Z8distanceDv3_fS_(<3 x float> %p, <3 x float> %q) {
entry:
  %sub = fsub <3 x float> %p, %q
  %0 = extractelement <3 x float> %sub, i64 0
  %elt.abs.i.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <3 x float> %sub, i64 1
  %elt.abs1.i.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i.i = call float @llvm.maxnum.f32(float %elt.abs.i.i, float %elt.abs1.i.i)
  %2 = extractelement <3 x float> %sub, i64 2
  %elt.abs.i = call float @llvm.fabs.f32(float %2)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.maxnum.i.i, float %elt.abs.i)
  %cmp.i.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i.i = select i1 %cmp.i.i, float 0x4590000000000000, float 1.000000e+00
  %cmp.i19.i = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i20.i = select i1 %cmp.i19.i, float 0x3BC0000000000000, float 1.000000e+00
  %mul.i = fmul float %..i.i, %..i20.i
  %splat.splatinsert.i = insertelement <3 x float> poison, float %mul.i, i64 0
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer
  %mul6.i = fmul <3 x float> %sub, %splat.splat.i
  %3 = extractelement <3 x float> %mul6.i, i64 2
  %4 = extractelement <3 x float> %mul6.i, i64 1
  %foldExtExtBinop = fmul <3 x float> %mul6.i, %mul6.i
  %mul.i.i = extractelement <3 x float> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func float @_Z3madfff(float %4, float %4, float %mul.i.i)
  %call2.i.i = call spir_func float @_Z3madfff(float %3, float %3, float %call.i.i)
  %5 = call float @llvm.sqrt.f32(float %call2.i.i)
  %div.i = fdiv float 1.000000e+00, %mul.i
  %mul13.i = fmul float %div.i, %5
  ret float %mul13.i
}

define spir_func half @_Z8distanceDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %conv = fpext <4 x half> %x to <4 x float>
  %conv1 = fpext <4 x half> %y to <4 x float>
  %call = call spir_func float @_Z8distanceDv4_fS_(<4 x float> %conv, <4 x float> %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z8distanceDv4_dS_(<4 x double> %p, <4 x double> %q) {
entry:
  %sub = fsub <4 x double> %p, %q
  %0 = extractelement <4 x double> %sub, i64 0
  %elt.abs.i3.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <4 x double> %sub, i64 1
  %elt.abs1.i4.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i5.i = call double @llvm.maxnum.f64(double %elt.abs.i3.i, double %elt.abs1.i4.i)
  %2 = extractelement <4 x double> %sub, i64 2
  %elt.abs.i.i = call double @llvm.fabs.f64(double %2)
  %3 = extractelement <4 x double> %sub, i64 3
  %elt.abs1.i.i = call double @llvm.fabs.f64(double %3)
  %elt.maxnum.i.i = call double @llvm.maxnum.f64(double %elt.abs.i.i, double %elt.abs1.i.i)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.maxnum.i5.i, double %elt.maxnum.i.i)
  %cmp.i.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i.i = select i1 %cmp.i.i, double 0x6360000000000000, double 1.000000e+00
  %cmp.i11.i = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i12.i = select i1 %cmp.i11.i, double 0x1FC0000000000000, double 1.000000e+00
  %mul.i = fmul double %..i.i, %..i12.i
  %splat.splatinsert.i = insertelement <4 x double> poison, double %mul.i, i64 0
  %splat.splat.i = shufflevector <4 x double> %splat.splatinsert.i, <4 x double> poison, <4 x i32> zeroinitializer
  %mul3.i = fmul <4 x double> %sub, %splat.splat.i
  %4 = extractelement <4 x double> %mul3.i, i64 3
  %5 = extractelement <4 x double> %mul3.i, i64 2
  %6 = extractelement <4 x double> %mul3.i, i64 1
  %foldExtExtBinop = fmul <4 x double> %mul3.i, %mul3.i
  %mul.i.i = extractelement <4 x double> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func double @_Z3madddd(double %6, double %6, double %mul.i.i)
  %call1.i.i = call spir_func double @_Z3madddd(double %5, double %5, double %call.i.i)
  %call2.i.i = call spir_func double @_Z3madddd(double %4, double %4, double %call1.i.i)
  %7 = call double @llvm.sqrt.f64(double %call2.i.i)
  %div.i = fdiv double 1.000000e+00, %mul.i
  %mul5.i = fmul double %div.i, %7
  ret double %mul5.i
}

define spir_func float @_Z8distanceDv4_fS_(<4 x float> %p, <4 x float> %q) {
entry:
  %sub = fsub <4 x float> %p, %q
  %0 = extractelement <4 x float> %sub, i64 0
  %elt.abs.i3.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <4 x float> %sub, i64 1
  %elt.abs1.i4.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i5.i = call float @llvm.maxnum.f32(float %elt.abs.i3.i, float %elt.abs1.i4.i)
  %2 = extractelement <4 x float> %sub, i64 2
  %elt.abs.i.i = call float @llvm.fabs.f32(float %2)
  %3 = extractelement <4 x float> %sub, i64 3
  %elt.abs1.i.i = call float @llvm.fabs.f32(float %3)
  %elt.maxnum.i.i = call float @llvm.maxnum.f32(float %elt.abs.i.i, float %elt.abs1.i.i)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.maxnum.i5.i, float %elt.maxnum.i.i)
  %cmp.i.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i.i = select i1 %cmp.i.i, float 0x4590000000000000, float 1.000000e+00
  %cmp.i11.i = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i12.i = select i1 %cmp.i11.i, float 0x3BC0000000000000, float 1.000000e+00
  %mul.i = fmul float %..i.i, %..i12.i
  %splat.splatinsert.i = insertelement <4 x float> poison, float %mul.i, i64 0
  %splat.splat.i = shufflevector <4 x float> %splat.splatinsert.i, <4 x float> poison, <4 x i32> zeroinitializer
  %mul3.i = fmul <4 x float> %sub, %splat.splat.i
  %4 = extractelement <4 x float> %mul3.i, i64 3
  %5 = extractelement <4 x float> %mul3.i, i64 2
  %6 = extractelement <4 x float> %mul3.i, i64 1
  %foldExtExtBinop = fmul <4 x float> %mul3.i, %mul3.i
  %mul.i.i = extractelement <4 x float> %foldExtExtBinop, i64 0
  %call.i.i = call spir_func float @_Z3madfff(float %6, float %6, float %mul.i.i)
  %call1.i.i = call spir_func float @_Z3madfff(float %5, float %5, float %call.i.i)
  %call2.i.i = call spir_func float @_Z3madfff(float %4, float %4, float %call1.i.i)
  %7 = call float @llvm.sqrt.f32(float %call2.i.i)
  %div.i = fdiv float 1.000000e+00, %mul.i
  %mul5.i = fmul float %div.i, %7
  ret float %mul5.i
}

define spir_func double @_Z8distancedd(double %p, double %q) {
entry:
  %sub = fsub double %p, %q
  %elt.abs.i = call double @llvm.fabs.f64(double %sub)
  ret double %elt.abs.i
}

define spir_func float @_Z8distanceff(float %p, float %q) {
entry:
  %sub = fsub float %p, %q
  %elt.abs.i = call float @llvm.fabs.f32(float %sub)
  ret float %elt.abs.i
}

define spir_func float @_Z8half_cosf(float %x) {
entry:
  %call = call spir_func float @_Z3cosf(float %x)
  ret float %call
}

define spir_func float @_Z8half_expf(float %x) {
entry:
  %call = call spir_func float @_Z3expf(float %x)
  ret float %call
}

define spir_func float @_Z8half_logf(float %x) {
entry:
  %call = call spir_func float @_Z3logf(float %x)
  ret float %call
}

define spir_func float @_Z8half_sinf(float %x) {
entry:
  %call = call spir_func float @_Z3sinf(float %x)
  ret float %call
}

define spir_func float @_Z8half_tanf(float %x) {
entry:
  %call = call spir_func float @_Z3tanf(float %x)
  ret float %call
}

define spir_func i32 @_Z8isfiniteDh(half %x) {
entry:
  %0 = call half @llvm.fabs.f16(half %x)
  %1 = bitcast half %0 to i16
  %cmp = icmp samesign ult i16 %1, 31744
  %conv3 = zext i1 %cmp to i32
  ret i32 %conv3
}

define spir_func <16 x i16> @_Z8isfiniteDv16_Dh(<16 x half> %x) {
entry:
  %0 = call <16 x half> @llvm.fabs.v16f16(<16 x half> %x)
  %and = bitcast <16 x half> %0 to <16 x i16>
  %cmp = icmp samesign ult <16 x i16> %and, splat (i16 31744)
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z8isfiniteDv16_d(<16 x double> %x) {
entry:
  %0 = call <16 x double> @llvm.fabs.v16f64(<16 x double> %x)
  %and = bitcast <16 x double> %0 to <16 x i64>
  %cmp = icmp samesign ult <16 x i64> %and, splat (i64 9218868437227405312)
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z8isfiniteDv16_f(<16 x float> %x) {
entry:
  %0 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %x)
  %and = bitcast <16 x float> %0 to <16 x i32>
  %cmp = icmp samesign ult <16 x i32> %and, splat (i32 2139095040)
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z8isfiniteDv2_Dh(<2 x half> %x) {
entry:
  %0 = call <2 x half> @llvm.fabs.v2f16(<2 x half> %x)
  %and = bitcast <2 x half> %0 to <2 x i16>
  %cmp = icmp samesign ult <2 x i16> %and, splat (i16 31744)
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z8isfiniteDv2_d(<2 x double> %x) {
entry:
  %0 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %x)
  %and = bitcast <2 x double> %0 to <2 x i64>
  %cmp = icmp samesign ult <2 x i64> %and, splat (i64 9218868437227405312)
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z8isfiniteDv2_f(<2 x float> %x) {
entry:
  %0 = call <2 x float> @llvm.fabs.v2f32(<2 x float> %x)
  %and = bitcast <2 x float> %0 to <2 x i32>
  %cmp = icmp samesign ult <2 x i32> %and, splat (i32 2139095040)
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z8isfiniteDv3_Dh(<3 x half> %x) {
entry:
  %0 = call <3 x half> @llvm.fabs.v3f16(<3 x half> %x)
  %and = bitcast <3 x half> %0 to <3 x i16>
  %cmp = icmp samesign ult <3 x i16> %and, splat (i16 31744)
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z8isfiniteDv3_d(<3 x double> %x) {
entry:
  %0 = call <3 x double> @llvm.fabs.v3f64(<3 x double> %x)
  %and = bitcast <3 x double> %0 to <3 x i64>
  %cmp = icmp samesign ult <3 x i64> %and, splat (i64 9218868437227405312)
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z8isfiniteDv3_f(<3 x float> %x) {
entry:
  %0 = call <3 x float> @llvm.fabs.v3f32(<3 x float> %x)
  %and = bitcast <3 x float> %0 to <3 x i32>
  %cmp = icmp samesign ult <3 x i32> %and, splat (i32 2139095040)
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z8isfiniteDv4_Dh(<4 x half> %x) {
entry:
  %0 = call <4 x half> @llvm.fabs.v4f16(<4 x half> %x)
  %and = bitcast <4 x half> %0 to <4 x i16>
  %cmp = icmp samesign ult <4 x i16> %and, splat (i16 31744)
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z8isfiniteDv4_d(<4 x double> %x) {
entry:
  %0 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %x)
  %and = bitcast <4 x double> %0 to <4 x i64>
  %cmp = icmp samesign ult <4 x i64> %and, splat (i64 9218868437227405312)
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z8isfiniteDv4_f(<4 x float> %x) {
entry:
  %0 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %x)
  %and = bitcast <4 x float> %0 to <4 x i32>
  %cmp = icmp samesign ult <4 x i32> %and, splat (i32 2139095040)
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z8isfiniteDv8_Dh(<8 x half> %x) {
entry:
  %0 = call <8 x half> @llvm.fabs.v8f16(<8 x half> %x)
  %and = bitcast <8 x half> %0 to <8 x i16>
  %cmp = icmp samesign ult <8 x i16> %and, splat (i16 31744)
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z8isfiniteDv8_d(<8 x double> %x) {
entry:
  %0 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %x)
  %and = bitcast <8 x double> %0 to <8 x i64>
  %cmp = icmp samesign ult <8 x i64> %and, splat (i64 9218868437227405312)
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z8isfiniteDv8_f(<8 x float> %x) {
entry:
  %0 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %x)
  %and = bitcast <8 x float> %0 to <8 x i32>
  %cmp = icmp samesign ult <8 x i32> %and, splat (i32 2139095040)
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z8isfinited(double %x) {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %and = bitcast double %0 to i64
  %cmp = icmp samesign ult i64 %and, 9218868437227405312
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z8isfinitef(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %and = bitcast float %0 to i32
  %cmp = icmp samesign ult i32 %and, 2139095040
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z8isnormalDh(half %x) {
entry:
  %0 = call half @llvm.fabs.f16(half %x)
  %1 = bitcast half %0 to i16
  %sub = add nsw i16 %1, -1024
  %cmp = icmp ult i16 %sub, 30720
  %conv5 = zext i1 %cmp to i32
  ret i32 %conv5
}

define spir_func <16 x i16> @_Z8isnormalDv16_Dh(<16 x half> %x) {
entry:
  %0 = call <16 x half> @llvm.fabs.v16f16(<16 x half> %x)
  %and = bitcast <16 x half> %0 to <16 x i16>
  %sub = add nsw <16 x i16> %and, splat (i16 -1024)
  %cmp = icmp ult <16 x i16> %sub, splat (i16 30720)
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z8isnormalDv16_d(<16 x double> %x) {
entry:
  %0 = call <16 x double> @llvm.fabs.v16f64(<16 x double> %x)
  %and = bitcast <16 x double> %0 to <16 x i64>
  %sub = add nsw <16 x i64> %and, splat (i64 -4503599627370496)
  %cmp = icmp ult <16 x i64> %sub, splat (i64 9214364837600034816)
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z8isnormalDv16_f(<16 x float> %x) {
entry:
  %0 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %x)
  %and = bitcast <16 x float> %0 to <16 x i32>
  %sub = add nsw <16 x i32> %and, splat (i32 -8388608)
  %cmp = icmp ult <16 x i32> %sub, splat (i32 2130706432)
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z8isnormalDv2_Dh(<2 x half> %x) {
entry:
  %0 = call <2 x half> @llvm.fabs.v2f16(<2 x half> %x)
  %and = bitcast <2 x half> %0 to <2 x i16>
  %sub = add nsw <2 x i16> %and, splat (i16 -1024)
  %cmp = icmp ult <2 x i16> %sub, splat (i16 30720)
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z8isnormalDv2_d(<2 x double> %x) {
entry:
  %0 = call <2 x double> @llvm.fabs.v2f64(<2 x double> %x)
  %and = bitcast <2 x double> %0 to <2 x i64>
  %sub = add nsw <2 x i64> %and, splat (i64 -4503599627370496)
  %cmp = icmp ult <2 x i64> %sub, splat (i64 9214364837600034816)
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z8isnormalDv2_f(<2 x float> %x) {
entry:
  %0 = call <2 x float> @llvm.fabs.v2f32(<2 x float> %x)
  %and = bitcast <2 x float> %0 to <2 x i32>
  %sub = add nsw <2 x i32> %and, splat (i32 -8388608)
  %cmp = icmp ult <2 x i32> %sub, splat (i32 2130706432)
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z8isnormalDv3_Dh(<3 x half> %x) {
entry:
  %0 = call <3 x half> @llvm.fabs.v3f16(<3 x half> %x)
  %and = bitcast <3 x half> %0 to <3 x i16>
  %sub = add nsw <3 x i16> %and, splat (i16 -1024)
  %cmp = icmp ult <3 x i16> %sub, splat (i16 30720)
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z8isnormalDv3_d(<3 x double> %x) {
entry:
  %0 = call <3 x double> @llvm.fabs.v3f64(<3 x double> %x)
  %and = bitcast <3 x double> %0 to <3 x i64>
  %sub = add nsw <3 x i64> %and, splat (i64 -4503599627370496)
  %cmp = icmp ult <3 x i64> %sub, splat (i64 9214364837600034816)
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z8isnormalDv3_f(<3 x float> %x) {
entry:
  %0 = call <3 x float> @llvm.fabs.v3f32(<3 x float> %x)
  %and = bitcast <3 x float> %0 to <3 x i32>
  %sub = add nsw <3 x i32> %and, splat (i32 -8388608)
  %cmp = icmp ult <3 x i32> %sub, splat (i32 2130706432)
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z8isnormalDv4_Dh(<4 x half> %x) {
entry:
  %0 = call <4 x half> @llvm.fabs.v4f16(<4 x half> %x)
  %and = bitcast <4 x half> %0 to <4 x i16>
  %sub = add nsw <4 x i16> %and, splat (i16 -1024)
  %cmp = icmp ult <4 x i16> %sub, splat (i16 30720)
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z8isnormalDv4_d(<4 x double> %x) {
entry:
  %0 = call <4 x double> @llvm.fabs.v4f64(<4 x double> %x)
  %and = bitcast <4 x double> %0 to <4 x i64>
  %sub = add nsw <4 x i64> %and, splat (i64 -4503599627370496)
  %cmp = icmp ult <4 x i64> %sub, splat (i64 9214364837600034816)
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z8isnormalDv4_f(<4 x float> %x) {
entry:
  %0 = call <4 x float> @llvm.fabs.v4f32(<4 x float> %x)
  %and = bitcast <4 x float> %0 to <4 x i32>
  %sub = add nsw <4 x i32> %and, splat (i32 -8388608)
  %cmp = icmp ult <4 x i32> %sub, splat (i32 2130706432)
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z8isnormalDv8_Dh(<8 x half> %x) {
entry:
  %0 = call <8 x half> @llvm.fabs.v8f16(<8 x half> %x)
  %and = bitcast <8 x half> %0 to <8 x i16>
  %sub = add nsw <8 x i16> %and, splat (i16 -1024)
  %cmp = icmp ult <8 x i16> %sub, splat (i16 30720)
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z8isnormalDv8_d(<8 x double> %x) {
entry:
  %0 = call <8 x double> @llvm.fabs.v8f64(<8 x double> %x)
  %and = bitcast <8 x double> %0 to <8 x i64>
  %sub = add nsw <8 x i64> %and, splat (i64 -4503599627370496)
  %cmp = icmp ult <8 x i64> %sub, splat (i64 9214364837600034816)
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z8isnormalDv8_f(<8 x float> %x) {
entry:
  %0 = call <8 x float> @llvm.fabs.v8f32(<8 x float> %x)
  %and = bitcast <8 x float> %0 to <8 x i32>
  %sub = add nsw <8 x i32> %and, splat (i32 -8388608)
  %cmp = icmp ult <8 x i32> %sub, splat (i32 2130706432)
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z8isnormald(double %x) {
entry:
  %0 = call double @llvm.fabs.f64(double %x)
  %and = bitcast double %0 to i64
  %sub = add nsw i64 %and, -4503599627370496
  %cmp = icmp ult i64 %sub, 9214364837600034816
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z8isnormalf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %and = bitcast float %0 to i32
  %sub = add nsw i32 %and, -8388608
  %cmp = icmp ult i32 %sub, 2130706432
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func half @_Z8lgamma_rDhPU3AS1i(half %x, ptr addrspace(1) %sign) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z8lgamma_rfPU3AS1i(float %conv, ptr addrspace(1) %sign)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z8lgamma_rDhPU3AS3i(half %x, ptr addrspace(3) %sign) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z8lgamma_rfPU3AS3i(float %conv, ptr addrspace(3) %sign)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func half @_Z8lgamma_rDhPi(half %x, ptr %sign) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z8lgamma_rfPi(float %conv, ptr %sign)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func double @_Z8lgamma_rdPU3AS1i(double %x, ptr addrspace(1) %sign) {
entry:
  %0 = call double @llvm.floor.f64(double %x)
  %cmp.i3 = fcmp olt double %x, 0.000000e+00
  %cmp1.i = fcmp une double %0, %x
  %or.cond.i = and i1 %cmp.i3, %cmp1.i
  br i1 %or.cond.i, label %land.rhs.i, label %_ZL10gamma_signd.exit

land.rhs.i:
  %mul.i = fmul double %0, 5.000000e-01
  %1 = call double @llvm.floor.f64(double %mul.i)
  %cmp3.i = fcmp une double %mul.i, %1
  br label %_ZL10gamma_signd.exit

_ZL10gamma_signd.exit:
  %2 = phi i1 [ %cmp3.i, %land.rhs.i ], [ false, %entry ]
  %cmp4.i = call i1 @llvm.is.fpclass.f64(double %x, i32 32)
  %or11.i = or i1 %cmp4.i, %2
  %cond.i4 = select i1 %or11.i, i32 -1, i32 1
  store i32 %cond.i4, ptr addrspace(1) %sign, align 4
  %elt.abs.i = call double @llvm.fabs.f64(double %x)
  %3 = call double @llvm.floor.f64(double %elt.abs.i)
  %cmp1.i8 = fcmp ogt double %3, 1.000000e+00
  %sub.i9 = fadd double %elt.abs.i, -1.000000e+00
  %cond.i10 = select i1 %cmp1.i8, double %sub.i9, double 1.000000e+00
  %cmp1.i8.1 = fcmp ogt double %3, 2.000000e+00
  %sub.i9.1 = fadd double %elt.abs.i, -2.000000e+00
  %cond.i10.1 = select i1 %cmp1.i8.1, double %sub.i9.1, double 1.000000e+00
  %mul.i11.1 = fmul double %cond.i10, %cond.i10.1
  %cmp1.i8.2 = fcmp ogt double %3, 3.000000e+00
  %sub.i9.2 = fadd double %elt.abs.i, -3.000000e+00
  %cond.i10.2 = select i1 %cmp1.i8.2, double %sub.i9.2, double 1.000000e+00
  %mul.i11.2 = fmul double %mul.i11.1, %cond.i10.2
  %cmp1.i8.3 = fcmp ogt double %3, 4.000000e+00
  %sub.i9.3 = fadd double %elt.abs.i, -4.000000e+00
  %cond.i10.3 = select i1 %cmp1.i8.3, double %sub.i9.3, double 1.000000e+00
  %mul.i11.3 = fmul double %mul.i11.2, %cond.i10.3
  %cmp1.i8.4 = fcmp ogt double %3, 5.000000e+00
  %sub.i9.4 = fadd double %elt.abs.i, -5.000000e+00
  %cond.i10.4 = select i1 %cmp1.i8.4, double %sub.i9.4, double 1.000000e+00
  %mul.i11.4 = fmul double %mul.i11.3, %cond.i10.4
  %cmp1.i8.5 = fcmp ogt double %3, 6.000000e+00
  %sub.i9.5 = fadd double %elt.abs.i, -6.000000e+00
  %cond.i10.5 = select i1 %cmp1.i8.5, double %sub.i9.5, double 1.000000e+00
  %mul.i11.5 = fmul double %mul.i11.4, %cond.i10.5
  %cmp4.i6 = fcmp olt double %elt.abs.i, 1.000000e+00
  %cmp6.i = fcmp oge double %elt.abs.i, 8.000000e+00
  %sub10.i = fadd double %3, -1.000000e+00
  %sub13.i = fadd double %elt.abs.i, -1.000000e+00
  %sub14.i = fsub double %sub13.i, %sub10.i
  %sub15.i = fadd double %elt.abs.i, -2.000000e+00
  %sub16.i = fsub double %sub15.i, %sub10.i
  %cond21.i = select i1 %cmp4.i6, double %elt.abs.i, double %sub14.i
  %cond27.i = select i1 %cmp4.i6, double %sub13.i, double %sub16.i
  %mul28.i = fmul double %cond21.i, %cond27.i
  %sub29.i = fadd double %cond21.i, -5.000000e-01
  %call.i17 = call spir_func double @_Z3madddd(double 0xBEF2F0199999999A, double %sub29.i, double 0x3EFDB8D800000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i17, double %sub29.i, double 0xBEF71CA266666666)
  %call2.i18 = call spir_func double @_Z3madddd(double %call1.i, double %sub29.i, double 0x3F02576FE6666666)
  %call3.i19 = call spir_func double @_Z3madddd(double %call2.i18, double %sub29.i, double 0xBF11BCACB3333333)
  %call4.i20 = call spir_func double @_Z3madddd(double %call3.i19, double %sub29.i, double 0x3F1C3CD3FA000000)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i20, double %sub29.i, double 0xBF261ADB1C666666)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %sub29.i, double 0x3F31C0DA8FD00000)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub29.i, double 0xBF3CB4CE551CCCCD)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %sub29.i, double 0x3F47510A766FA666)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %sub29.i, double 0xBF5313E67A434000)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub29.i, double 0x3F5F81485D0D659A)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %sub29.i, double 0xBF6A50352DEB40CD)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %sub29.i, double 0x3F764F066CE45016)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %sub29.i, double 0xBF834DBDA13BC606)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %sub29.i, double 0x3F913342351DCEC1)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %sub29.i, double 0xBFA007AA83CEE87D)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %sub29.i, double 0x3FB01AF62A292EAA)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %sub29.i, double 0xBFC2AED059BD6089)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %sub29.i, double 0x3FDEEB95B094C191)
  %mul30.i = fmul double %mul28.i, %call18.i
  %4 = or i1 %cmp6.i, %cmp4.i6
  %cond40.i = select i1 %4, double %elt.abs.i, double %mul.i11.5
  %call41.i = call spir_func double @_Z3logd(double %cond40.i)
  %5 = fneg double %call41.i
  %cond47.i.p = select i1 %cmp4.i6, double %5, double %call41.i
  %cond47.i = fadd double %mul30.i, %cond47.i.p
  %sub48.i = fadd double %elt.abs.i, -5.000000e-01
  %sub49.i = fadd double %call41.i, -1.000000e+00
  %div.i21 = fdiv double 1.000000e+00, %elt.abs.i
  %mul.i22 = fmul double %div.i21, %div.i21
  %call.i23 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i22, double 0xBF9E4286CB0F5398)
  %call1.i24 = call spir_func double @_Z3madddd(double %call.i23, double %mul.i22, double 0x3F7A41A41A41A41A)
  %call2.i25 = call spir_func double @_Z3madddd(double %call1.i24, double %mul.i22, double 0xBF5F6AB0D9993C7D)
  %call3.i26 = call spir_func double @_Z3madddd(double %call2.i25, double %mul.i22, double 0x3F4B951E2B18FF23)
  %call4.i27 = call spir_func double @_Z3madddd(double %call3.i26, double %mul.i22, double 0xBF43813813813814)
  %call5.i28 = call spir_func double @_Z3madddd(double %call4.i27, double %mul.i22, double 0x3F4A01A01A01A01A)
  %call6.i29 = call spir_func double @_Z3madddd(double %call5.i28, double %mul.i22, double 0xBF66C16C16C16C17)
  %call7.i30 = call spir_func double @_Z3madddd(double %call6.i29, double %mul.i22, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i21, %call7.i30
  %add51.i = fadd double %mul8.i, 0x3FDACFE390C97D6A
  %call52.i = call spir_func double @_Z3madddd(double %sub48.i, double %sub49.i, double %add51.i)
  %cmp53.i = fcmp ult double %elt.abs.i, 0x43B0000000000000
  %mul57.i = fmul double %elt.abs.i, %sub49.i
  %cond60.i = select i1 %cmp53.i, double %call52.i, double %mul57.i
  %cmp61.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond66.i = select i1 %cmp61.i, double 0x7FF0000000000000, double %cond60.i
  %cond71.i = select i1 %cmp6.i, double %cond66.i, double %cond47.i
  %mul.i31 = fmul double %elt.abs.i, 5.000000e-01
  %6 = call double @llvm.floor.f64(double %mul.i31)
  %mul1.i = fmul double %6, 2.000000e+00
  %sub.i32 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i32, 2.000000e+00
  %7 = call double @llvm.rint.f64(double %mul2.i)
  %8 = fcmp uno double %7, 0.000000e+00
  %conv.i33 = fptosi double %7 to i32
  %cond.i34 = select i1 %8, i32 0, i32 %conv.i33
  %mul3.i = fmul double %7, 5.000000e-01
  %sub4.i = fsub double %sub.i32, %mul3.i
  %mul.i35 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i35, double 0xBF7E3009D8000000)
  %call1.i36 = call spir_func double @_Z3madddd(double %call.i, double %mul.i35, double 0x3FB5078300C52492)
  %call2.i37 = call spir_func double @_Z3madddd(double %call1.i36, double %mul.i35, double 0xBFE32D2CCE31AD00)
  %call3.i38 = call spir_func double @_Z3madddd(double %call2.i37, double %mul.i35, double 0x400466BC67758B20)
  %call4.i39 = call spir_func double @_Z3madddd(double %call3.i38, double %mul.i35, double 0xC014ABBCE625BE43)
  %call5.i40 = call spir_func double @_Z3madddd(double %call4.i39, double %mul.i35, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i40
  %call.i42 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i35, double 0x3F5F9D8F80000000)
  %call1.i43 = call spir_func double @_Z3madddd(double %call.i42, double %mul.i35, double 0xBF9A6D1FF0800000)
  %call2.i44 = call spir_func double @_Z3madddd(double %call1.i43, double %mul.i35, double 0x3FCE1F5069ED6000)
  %call3.i45 = call spir_func double @_Z3madddd(double %call2.i44, double %mul.i35, double 0xBFF55D3C7E3DEAA0)
  %call4.i46 = call spir_func double @_Z3madddd(double %call3.i45, double %mul.i35, double 0x40103C1F081B5BBB)
  %call5.i47 = call spir_func double @_Z3madddd(double %call4.i46, double %mul.i35, double 0xC013BD3CC9BE45E0)
  %call6.i48 = call spir_func double @_Z3madddd(double %call5.i47, double %mul.i35, double 1.000000e+00)
  %and.i = and i32 %cond.i34, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i14 = select i1 %tobool.not.i, double %mul6.i, double %call6.i48
  %fneg.i15 = fneg double %cond.i14
  %and3.i = and i32 %cond.i34, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i14, double %fneg.i15
  %cmp.i16 = fcmp oeq double %cond.i14, 0.000000e+00
  %cond12.i = select i1 %cmp.i16, double 0.000000e+00, double %cond8.i
  %9 = fmul double %x, %cond12.i
  %mul32.i = call double @llvm.fabs.f64(double %9)
  %div.i = fdiv double 0x400921FB54442D18, %mul32.i
  %call3.i = call spir_func double @_Z3logd(double %div.i)
  %cmp.i = fcmp olt double %elt.abs.i, 0x3C30000000000000
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %call4.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %fneg.i = fneg double %call4.i
  br label %_ZL9log_gammad.exit

cond.false.i:
  %sub.i = fsub double %call3.i, %cond71.i
  br label %_ZL9log_gammad.exit

_ZL9log_gammad.exit:
  %cond.i = phi double [ %fneg.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %cmp5.i = fcmp oeq double %0, %x
  %cond9.i = select i1 %cmp5.i, double 0x7FF0000000000000, double %cond.i
  %cmp10.i = fcmp ole double %x, 0.000000e+00
  %cond14.i = select i1 %cmp10.i, double %cond9.i, double %cond71.i
  %10 = fcmp uno double %x, 0.000000e+00
  %cond18.i = select i1 %10, double %x, double %cond14.i
  ret double %cond18.i
}

define spir_func double @_Z8lgamma_rdPU3AS3i(double %x, ptr addrspace(3) %sign) {
entry:
  %0 = call double @llvm.floor.f64(double %x)
  %cmp.i3 = fcmp olt double %x, 0.000000e+00
  %cmp1.i = fcmp une double %0, %x
  %or.cond.i = and i1 %cmp.i3, %cmp1.i
  br i1 %or.cond.i, label %land.rhs.i, label %_ZL10gamma_signd.exit

land.rhs.i:
  %mul.i = fmul double %0, 5.000000e-01
  %1 = call double @llvm.floor.f64(double %mul.i)
  %cmp3.i = fcmp une double %mul.i, %1
  br label %_ZL10gamma_signd.exit

_ZL10gamma_signd.exit:
  %2 = phi i1 [ %cmp3.i, %land.rhs.i ], [ false, %entry ]
  %cmp4.i = call i1 @llvm.is.fpclass.f64(double %x, i32 32)
  %or11.i = or i1 %cmp4.i, %2
  %cond.i4 = select i1 %or11.i, i32 -1, i32 1
  store i32 %cond.i4, ptr addrspace(3) %sign, align 4
  %elt.abs.i = call double @llvm.fabs.f64(double %x)
  %3 = call double @llvm.floor.f64(double %elt.abs.i)
  %cmp1.i8 = fcmp ogt double %3, 1.000000e+00
  %sub.i9 = fadd double %elt.abs.i, -1.000000e+00
  %cond.i10 = select i1 %cmp1.i8, double %sub.i9, double 1.000000e+00
  %cmp1.i8.1 = fcmp ogt double %3, 2.000000e+00
  %sub.i9.1 = fadd double %elt.abs.i, -2.000000e+00
  %cond.i10.1 = select i1 %cmp1.i8.1, double %sub.i9.1, double 1.000000e+00
  %mul.i11.1 = fmul double %cond.i10, %cond.i10.1
  %cmp1.i8.2 = fcmp ogt double %3, 3.000000e+00
  %sub.i9.2 = fadd double %elt.abs.i, -3.000000e+00
  %cond.i10.2 = select i1 %cmp1.i8.2, double %sub.i9.2, double 1.000000e+00
  %mul.i11.2 = fmul double %mul.i11.1, %cond.i10.2
  %cmp1.i8.3 = fcmp ogt double %3, 4.000000e+00
  %sub.i9.3 = fadd double %elt.abs.i, -4.000000e+00
  %cond.i10.3 = select i1 %cmp1.i8.3, double %sub.i9.3, double 1.000000e+00
  %mul.i11.3 = fmul double %mul.i11.2, %cond.i10.3
  %cmp1.i8.4 = fcmp ogt double %3, 5.000000e+00
  %sub.i9.4 = fadd double %elt.abs.i, -5.000000e+00
  %cond.i10.4 = select i1 %cmp1.i8.4, double %sub.i9.4, double 1.000000e+00
  %mul.i11.4 = fmul double %mul.i11.3, %cond.i10.4
  %cmp1.i8.5 = fcmp ogt double %3, 6.000000e+00
  %sub.i9.5 = fadd double %elt.abs.i, -6.000000e+00
  %cond.i10.5 = select i1 %cmp1.i8.5, double %sub.i9.5, double 1.000000e+00
  %mul.i11.5 = fmul double %mul.i11.4, %cond.i10.5
  %cmp4.i6 = fcmp olt double %elt.abs.i, 1.000000e+00
  %cmp6.i = fcmp oge double %elt.abs.i, 8.000000e+00
  %sub10.i = fadd double %3, -1.000000e+00
  %sub13.i = fadd double %elt.abs.i, -1.000000e+00
  %sub14.i = fsub double %sub13.i, %sub10.i
  %sub15.i = fadd double %elt.abs.i, -2.000000e+00
  %sub16.i = fsub double %sub15.i, %sub10.i
  %cond21.i = select i1 %cmp4.i6, double %elt.abs.i, double %sub14.i
  %cond27.i = select i1 %cmp4.i6, double %sub13.i, double %sub16.i
  %mul28.i = fmul double %cond21.i, %cond27.i
  %sub29.i = fadd double %cond21.i, -5.000000e-01
  %call.i17 = call spir_func double @_Z3madddd(double 0xBEF2F0199999999A, double %sub29.i, double 0x3EFDB8D800000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i17, double %sub29.i, double 0xBEF71CA266666666)
  %call2.i18 = call spir_func double @_Z3madddd(double %call1.i, double %sub29.i, double 0x3F02576FE6666666)
  %call3.i19 = call spir_func double @_Z3madddd(double %call2.i18, double %sub29.i, double 0xBF11BCACB3333333)
  %call4.i20 = call spir_func double @_Z3madddd(double %call3.i19, double %sub29.i, double 0x3F1C3CD3FA000000)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i20, double %sub29.i, double 0xBF261ADB1C666666)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %sub29.i, double 0x3F31C0DA8FD00000)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub29.i, double 0xBF3CB4CE551CCCCD)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %sub29.i, double 0x3F47510A766FA666)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %sub29.i, double 0xBF5313E67A434000)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub29.i, double 0x3F5F81485D0D659A)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %sub29.i, double 0xBF6A50352DEB40CD)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %sub29.i, double 0x3F764F066CE45016)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %sub29.i, double 0xBF834DBDA13BC606)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %sub29.i, double 0x3F913342351DCEC1)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %sub29.i, double 0xBFA007AA83CEE87D)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %sub29.i, double 0x3FB01AF62A292EAA)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %sub29.i, double 0xBFC2AED059BD6089)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %sub29.i, double 0x3FDEEB95B094C191)
  %mul30.i = fmul double %mul28.i, %call18.i
  %4 = or i1 %cmp6.i, %cmp4.i6
  %cond40.i = select i1 %4, double %elt.abs.i, double %mul.i11.5
  %call41.i = call spir_func double @_Z3logd(double %cond40.i)
  %5 = fneg double %call41.i
  %cond47.i.p = select i1 %cmp4.i6, double %5, double %call41.i
  %cond47.i = fadd double %mul30.i, %cond47.i.p
  %sub48.i = fadd double %elt.abs.i, -5.000000e-01
  %sub49.i = fadd double %call41.i, -1.000000e+00
  %div.i21 = fdiv double 1.000000e+00, %elt.abs.i
  %mul.i22 = fmul double %div.i21, %div.i21
  %call.i23 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i22, double 0xBF9E4286CB0F5398)
  %call1.i24 = call spir_func double @_Z3madddd(double %call.i23, double %mul.i22, double 0x3F7A41A41A41A41A)
  %call2.i25 = call spir_func double @_Z3madddd(double %call1.i24, double %mul.i22, double 0xBF5F6AB0D9993C7D)
  %call3.i26 = call spir_func double @_Z3madddd(double %call2.i25, double %mul.i22, double 0x3F4B951E2B18FF23)
  %call4.i27 = call spir_func double @_Z3madddd(double %call3.i26, double %mul.i22, double 0xBF43813813813814)
  %call5.i28 = call spir_func double @_Z3madddd(double %call4.i27, double %mul.i22, double 0x3F4A01A01A01A01A)
  %call6.i29 = call spir_func double @_Z3madddd(double %call5.i28, double %mul.i22, double 0xBF66C16C16C16C17)
  %call7.i30 = call spir_func double @_Z3madddd(double %call6.i29, double %mul.i22, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i21, %call7.i30
  %add51.i = fadd double %mul8.i, 0x3FDACFE390C97D6A
  %call52.i = call spir_func double @_Z3madddd(double %sub48.i, double %sub49.i, double %add51.i)
  %cmp53.i = fcmp ult double %elt.abs.i, 0x43B0000000000000
  %mul57.i = fmul double %elt.abs.i, %sub49.i
  %cond60.i = select i1 %cmp53.i, double %call52.i, double %mul57.i
  %cmp61.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond66.i = select i1 %cmp61.i, double 0x7FF0000000000000, double %cond60.i
  %cond71.i = select i1 %cmp6.i, double %cond66.i, double %cond47.i
  %mul.i31 = fmul double %elt.abs.i, 5.000000e-01
  %6 = call double @llvm.floor.f64(double %mul.i31)
  %mul1.i = fmul double %6, 2.000000e+00
  %sub.i32 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i32, 2.000000e+00
  %7 = call double @llvm.rint.f64(double %mul2.i)
  %8 = fcmp uno double %7, 0.000000e+00
  %conv.i33 = fptosi double %7 to i32
  %cond.i34 = select i1 %8, i32 0, i32 %conv.i33
  %mul3.i = fmul double %7, 5.000000e-01
  %sub4.i = fsub double %sub.i32, %mul3.i
  %mul.i35 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i35, double 0xBF7E3009D8000000)
  %call1.i36 = call spir_func double @_Z3madddd(double %call.i, double %mul.i35, double 0x3FB5078300C52492)
  %call2.i37 = call spir_func double @_Z3madddd(double %call1.i36, double %mul.i35, double 0xBFE32D2CCE31AD00)
  %call3.i38 = call spir_func double @_Z3madddd(double %call2.i37, double %mul.i35, double 0x400466BC67758B20)
  %call4.i39 = call spir_func double @_Z3madddd(double %call3.i38, double %mul.i35, double 0xC014ABBCE625BE43)
  %call5.i40 = call spir_func double @_Z3madddd(double %call4.i39, double %mul.i35, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i40
  %call.i42 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i35, double 0x3F5F9D8F80000000)
  %call1.i43 = call spir_func double @_Z3madddd(double %call.i42, double %mul.i35, double 0xBF9A6D1FF0800000)
  %call2.i44 = call spir_func double @_Z3madddd(double %call1.i43, double %mul.i35, double 0x3FCE1F5069ED6000)
  %call3.i45 = call spir_func double @_Z3madddd(double %call2.i44, double %mul.i35, double 0xBFF55D3C7E3DEAA0)
  %call4.i46 = call spir_func double @_Z3madddd(double %call3.i45, double %mul.i35, double 0x40103C1F081B5BBB)
  %call5.i47 = call spir_func double @_Z3madddd(double %call4.i46, double %mul.i35, double 0xC013BD3CC9BE45E0)
  %call6.i48 = call spir_func double @_Z3madddd(double %call5.i47, double %mul.i35, double 1.000000e+00)
  %and.i = and i32 %cond.i34, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i14 = select i1 %tobool.not.i, double %mul6.i, double %call6.i48
  %fneg.i15 = fneg double %cond.i14
  %and3.i = and i32 %cond.i34, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i14, double %fneg.i15
  %cmp.i16 = fcmp oeq double %cond.i14, 0.000000e+00
  %cond12.i = select i1 %cmp.i16, double 0.000000e+00, double %cond8.i
  %9 = fmul double %x, %cond12.i
  %mul32.i = call double @llvm.fabs.f64(double %9)
  %div.i = fdiv double 0x400921FB54442D18, %mul32.i
  %call3.i = call spir_func double @_Z3logd(double %div.i)
  %cmp.i = fcmp olt double %elt.abs.i, 0x3C30000000000000
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %call4.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %fneg.i = fneg double %call4.i
  br label %_ZL9log_gammad.exit

cond.false.i:
  %sub.i = fsub double %call3.i, %cond71.i
  br label %_ZL9log_gammad.exit

_ZL9log_gammad.exit:
  %cond.i = phi double [ %fneg.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %cmp5.i = fcmp oeq double %0, %x
  %cond9.i = select i1 %cmp5.i, double 0x7FF0000000000000, double %cond.i
  %cmp10.i = fcmp ole double %x, 0.000000e+00
  %cond14.i = select i1 %cmp10.i, double %cond9.i, double %cond71.i
  %10 = fcmp uno double %x, 0.000000e+00
  %cond18.i = select i1 %10, double %x, double %cond14.i
  ret double %cond18.i
}

define spir_func double @_Z8lgamma_rdPi(double %x, ptr %sign) {
entry:
  %0 = call double @llvm.floor.f64(double %x)
  %cmp.i3 = fcmp olt double %x, 0.000000e+00
  %cmp1.i = fcmp une double %0, %x
  %or.cond.i = and i1 %cmp.i3, %cmp1.i
  br i1 %or.cond.i, label %land.rhs.i, label %_ZL10gamma_signd.exit

land.rhs.i:
  %mul.i = fmul double %0, 5.000000e-01
  %1 = call double @llvm.floor.f64(double %mul.i)
  %cmp3.i = fcmp une double %mul.i, %1
  br label %_ZL10gamma_signd.exit

_ZL10gamma_signd.exit:
  %2 = phi i1 [ %cmp3.i, %land.rhs.i ], [ false, %entry ]
  %cmp4.i = call i1 @llvm.is.fpclass.f64(double %x, i32 32)
  %or11.i = or i1 %cmp4.i, %2
  %cond.i4 = select i1 %or11.i, i32 -1, i32 1
  store i32 %cond.i4, ptr %sign, align 4
  %elt.abs.i = call double @llvm.fabs.f64(double %x)
  %3 = call double @llvm.floor.f64(double %elt.abs.i)
  %cmp1.i8 = fcmp ogt double %3, 1.000000e+00
  %sub.i9 = fadd double %elt.abs.i, -1.000000e+00
  %cond.i10 = select i1 %cmp1.i8, double %sub.i9, double 1.000000e+00
  %cmp1.i8.1 = fcmp ogt double %3, 2.000000e+00
  %sub.i9.1 = fadd double %elt.abs.i, -2.000000e+00
  %cond.i10.1 = select i1 %cmp1.i8.1, double %sub.i9.1, double 1.000000e+00
  %mul.i11.1 = fmul double %cond.i10, %cond.i10.1
  %cmp1.i8.2 = fcmp ogt double %3, 3.000000e+00
  %sub.i9.2 = fadd double %elt.abs.i, -3.000000e+00
  %cond.i10.2 = select i1 %cmp1.i8.2, double %sub.i9.2, double 1.000000e+00
  %mul.i11.2 = fmul double %mul.i11.1, %cond.i10.2
  %cmp1.i8.3 = fcmp ogt double %3, 4.000000e+00
  %sub.i9.3 = fadd double %elt.abs.i, -4.000000e+00
  %cond.i10.3 = select i1 %cmp1.i8.3, double %sub.i9.3, double 1.000000e+00
  %mul.i11.3 = fmul double %mul.i11.2, %cond.i10.3
  %cmp1.i8.4 = fcmp ogt double %3, 5.000000e+00
  %sub.i9.4 = fadd double %elt.abs.i, -5.000000e+00
  %cond.i10.4 = select i1 %cmp1.i8.4, double %sub.i9.4, double 1.000000e+00
  %mul.i11.4 = fmul double %mul.i11.3, %cond.i10.4
  %cmp1.i8.5 = fcmp ogt double %3, 6.000000e+00
  %sub.i9.5 = fadd double %elt.abs.i, -6.000000e+00
  %cond.i10.5 = select i1 %cmp1.i8.5, double %sub.i9.5, double 1.000000e+00
  %mul.i11.5 = fmul double %mul.i11.4, %cond.i10.5
  %cmp4.i6 = fcmp olt double %elt.abs.i, 1.000000e+00
  %cmp6.i = fcmp oge double %elt.abs.i, 8.000000e+00
  %sub10.i = fadd double %3, -1.000000e+00
  %sub13.i = fadd double %elt.abs.i, -1.000000e+00
  %sub14.i = fsub double %sub13.i, %sub10.i
  %sub15.i = fadd double %elt.abs.i, -2.000000e+00
  %sub16.i = fsub double %sub15.i, %sub10.i
  %cond21.i = select i1 %cmp4.i6, double %elt.abs.i, double %sub14.i
  %cond27.i = select i1 %cmp4.i6, double %sub13.i, double %sub16.i
  %mul28.i = fmul double %cond21.i, %cond27.i
  %sub29.i = fadd double %cond21.i, -5.000000e-01
  %call.i17 = call spir_func double @_Z3madddd(double 0xBEF2F0199999999A, double %sub29.i, double 0x3EFDB8D800000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i17, double %sub29.i, double 0xBEF71CA266666666)
  %call2.i18 = call spir_func double @_Z3madddd(double %call1.i, double %sub29.i, double 0x3F02576FE6666666)
  %call3.i19 = call spir_func double @_Z3madddd(double %call2.i18, double %sub29.i, double 0xBF11BCACB3333333)
  %call4.i20 = call spir_func double @_Z3madddd(double %call3.i19, double %sub29.i, double 0x3F1C3CD3FA000000)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i20, double %sub29.i, double 0xBF261ADB1C666666)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %sub29.i, double 0x3F31C0DA8FD00000)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub29.i, double 0xBF3CB4CE551CCCCD)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %sub29.i, double 0x3F47510A766FA666)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %sub29.i, double 0xBF5313E67A434000)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub29.i, double 0x3F5F81485D0D659A)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %sub29.i, double 0xBF6A50352DEB40CD)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %sub29.i, double 0x3F764F066CE45016)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %sub29.i, double 0xBF834DBDA13BC606)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %sub29.i, double 0x3F913342351DCEC1)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %sub29.i, double 0xBFA007AA83CEE87D)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %sub29.i, double 0x3FB01AF62A292EAA)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %sub29.i, double 0xBFC2AED059BD6089)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %sub29.i, double 0x3FDEEB95B094C191)
  %mul30.i = fmul double %mul28.i, %call18.i
  %4 = or i1 %cmp6.i, %cmp4.i6
  %cond40.i = select i1 %4, double %elt.abs.i, double %mul.i11.5
  %call41.i = call spir_func double @_Z3logd(double %cond40.i)
  %5 = fneg double %call41.i
  %cond47.i.p = select i1 %cmp4.i6, double %5, double %call41.i
  %cond47.i = fadd double %mul30.i, %cond47.i.p
  %sub48.i = fadd double %elt.abs.i, -5.000000e-01
  %sub49.i = fadd double %call41.i, -1.000000e+00
  %div.i21 = fdiv double 1.000000e+00, %elt.abs.i
  %mul.i22 = fmul double %div.i21, %div.i21
  %call.i23 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i22, double 0xBF9E4286CB0F5398)
  %call1.i24 = call spir_func double @_Z3madddd(double %call.i23, double %mul.i22, double 0x3F7A41A41A41A41A)
  %call2.i25 = call spir_func double @_Z3madddd(double %call1.i24, double %mul.i22, double 0xBF5F6AB0D9993C7D)
  %call3.i26 = call spir_func double @_Z3madddd(double %call2.i25, double %mul.i22, double 0x3F4B951E2B18FF23)
  %call4.i27 = call spir_func double @_Z3madddd(double %call3.i26, double %mul.i22, double 0xBF43813813813814)
  %call5.i28 = call spir_func double @_Z3madddd(double %call4.i27, double %mul.i22, double 0x3F4A01A01A01A01A)
  %call6.i29 = call spir_func double @_Z3madddd(double %call5.i28, double %mul.i22, double 0xBF66C16C16C16C17)
  %call7.i30 = call spir_func double @_Z3madddd(double %call6.i29, double %mul.i22, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i21, %call7.i30
  %add51.i = fadd double %mul8.i, 0x3FDACFE390C97D6A
  %call52.i = call spir_func double @_Z3madddd(double %sub48.i, double %sub49.i, double %add51.i)
  %cmp53.i = fcmp ult double %elt.abs.i, 0x43B0000000000000
  %mul57.i = fmul double %elt.abs.i, %sub49.i
  %cond60.i = select i1 %cmp53.i, double %call52.i, double %mul57.i
  %cmp61.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond66.i = select i1 %cmp61.i, double 0x7FF0000000000000, double %cond60.i
  %cond71.i = select i1 %cmp6.i, double %cond66.i, double %cond47.i
  %mul.i31 = fmul double %elt.abs.i, 5.000000e-01
  %6 = call double @llvm.floor.f64(double %mul.i31)
  %mul1.i = fmul double %6, 2.000000e+00
  %sub.i32 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i32, 2.000000e+00
  %7 = call double @llvm.rint.f64(double %mul2.i)
  %8 = fcmp uno double %7, 0.000000e+00
  %conv.i33 = fptosi double %7 to i32
  %cond.i34 = select i1 %8, i32 0, i32 %conv.i33
  %mul3.i = fmul double %7, 5.000000e-01
  %sub4.i = fsub double %sub.i32, %mul3.i
  %mul.i35 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i35, double 0xBF7E3009D8000000)
  %call1.i36 = call spir_func double @_Z3madddd(double %call.i, double %mul.i35, double 0x3FB5078300C52492)
  %call2.i37 = call spir_func double @_Z3madddd(double %call1.i36, double %mul.i35, double 0xBFE32D2CCE31AD00)
  %call3.i38 = call spir_func double @_Z3madddd(double %call2.i37, double %mul.i35, double 0x400466BC67758B20)
  %call4.i39 = call spir_func double @_Z3madddd(double %call3.i38, double %mul.i35, double 0xC014ABBCE625BE43)
  %call5.i40 = call spir_func double @_Z3madddd(double %call4.i39, double %mul.i35, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i40
  %call.i42 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i35, double 0x3F5F9D8F80000000)
  %call1.i43 = call spir_func double @_Z3madddd(double %call.i42, double %mul.i35, double 0xBF9A6D1FF0800000)
  %call2.i44 = call spir_func double @_Z3madddd(double %call1.i43, double %mul.i35, double 0x3FCE1F5069ED6000)
  %call3.i45 = call spir_func double @_Z3madddd(double %call2.i44, double %mul.i35, double 0xBFF55D3C7E3DEAA0)
  %call4.i46 = call spir_func double @_Z3madddd(double %call3.i45, double %mul.i35, double 0x40103C1F081B5BBB)
  %call5.i47 = call spir_func double @_Z3madddd(double %call4.i46, double %mul.i35, double 0xC013BD3CC9BE45E0)
  %call6.i48 = call spir_func double @_Z3madddd(double %call5.i47, double %mul.i35, double 1.000000e+00)
  %and.i = and i32 %cond.i34, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i14 = select i1 %tobool.not.i, double %mul6.i, double %call6.i48
  %fneg.i15 = fneg double %cond.i14
  %and3.i = and i32 %cond.i34, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i14, double %fneg.i15
  %cmp.i16 = fcmp oeq double %cond.i14, 0.000000e+00
  %cond12.i = select i1 %cmp.i16, double 0.000000e+00, double %cond8.i
  %9 = fmul double %x, %cond12.i
  %mul32.i = call double @llvm.fabs.f64(double %9)
  %div.i = fdiv double 0x400921FB54442D18, %mul32.i
  %call3.i = call spir_func double @_Z3logd(double %div.i)
  %cmp.i = fcmp olt double %elt.abs.i, 0x3C30000000000000
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %call4.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %fneg.i = fneg double %call4.i
  br label %_ZL9log_gammad.exit

cond.false.i:
  %sub.i = fsub double %call3.i, %cond71.i
  br label %_ZL9log_gammad.exit

_ZL9log_gammad.exit:
  %cond.i = phi double [ %fneg.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %cmp5.i = fcmp oeq double %0, %x
  %cond9.i = select i1 %cmp5.i, double 0x7FF0000000000000, double %cond.i
  %cmp10.i = fcmp ole double %x, 0.000000e+00
  %cond14.i = select i1 %cmp10.i, double %cond9.i, double %cond71.i
  %10 = fcmp uno double %x, 0.000000e+00
  %cond18.i = select i1 %10, double %x, double %cond14.i
  ret double %cond18.i
}

define spir_func float @_Z8lgamma_rfPU3AS1i(float %x, ptr addrspace(1) %sign) {
entry:
  %conv = fpext float %x to double
  %0 = call double @llvm.floor.f64(double %conv)
  %cmp.i5 = fcmp olt float %x, 0.000000e+00
  %cmp1.i = fcmp une double %0, %conv
  %or.cond.i = and i1 %cmp.i5, %cmp1.i
  br i1 %or.cond.i, label %land.rhs.i, label %_ZL10gamma_signd.exit

land.rhs.i:
  %mul.i = fmul double %0, 5.000000e-01
  %1 = call double @llvm.floor.f64(double %mul.i)
  %cmp3.i = fcmp une double %mul.i, %1
  br label %_ZL10gamma_signd.exit

_ZL10gamma_signd.exit:
  %2 = phi i1 [ %cmp3.i, %land.rhs.i ], [ false, %entry ]
  %cmp4.i = call i1 @llvm.is.fpclass.f64(double %conv, i32 32)
  %or11.i = or i1 %cmp4.i, %2
  %cond.i6 = select i1 %or11.i, i32 -1, i32 1
  store i32 %cond.i6, ptr addrspace(1) %sign, align 4
  %elt.abs.i = call double @llvm.fabs.f64(double %conv)
  %3 = call double @llvm.floor.f64(double %elt.abs.i)
  %cmp1.i10 = fcmp ogt double %3, 1.000000e+00
  %sub.i11 = fadd double %elt.abs.i, -1.000000e+00
  %cond.i12 = select i1 %cmp1.i10, double %sub.i11, double 1.000000e+00
  %cmp1.i10.1 = fcmp ogt double %3, 2.000000e+00
  %sub.i11.1 = fadd double %elt.abs.i, -2.000000e+00
  %cond.i12.1 = select i1 %cmp1.i10.1, double %sub.i11.1, double 1.000000e+00
  %mul.i13.1 = fmul double %cond.i12, %cond.i12.1
  %cmp1.i10.2 = fcmp ogt double %3, 3.000000e+00
  %sub.i11.2 = fadd double %elt.abs.i, -3.000000e+00
  %cond.i12.2 = select i1 %cmp1.i10.2, double %sub.i11.2, double 1.000000e+00
  %mul.i13.2 = fmul double %mul.i13.1, %cond.i12.2
  %cmp1.i10.3 = fcmp ogt double %3, 4.000000e+00
  %sub.i11.3 = fadd double %elt.abs.i, -4.000000e+00
  %cond.i12.3 = select i1 %cmp1.i10.3, double %sub.i11.3, double 1.000000e+00
  %mul.i13.3 = fmul double %mul.i13.2, %cond.i12.3
  %cmp1.i10.4 = fcmp ogt double %3, 5.000000e+00
  %sub.i11.4 = fadd double %elt.abs.i, -5.000000e+00
  %cond.i12.4 = select i1 %cmp1.i10.4, double %sub.i11.4, double 1.000000e+00
  %mul.i13.4 = fmul double %mul.i13.3, %cond.i12.4
  %cmp1.i10.5 = fcmp ogt double %3, 6.000000e+00
  %sub.i11.5 = fadd double %elt.abs.i, -6.000000e+00
  %cond.i12.5 = select i1 %cmp1.i10.5, double %sub.i11.5, double 1.000000e+00
  %mul.i13.5 = fmul double %mul.i13.4, %cond.i12.5
  %cmp4.i8 = fcmp olt double %elt.abs.i, 1.000000e+00
  %cmp6.i = fcmp oge double %elt.abs.i, 8.000000e+00
  %sub10.i = fadd double %3, -1.000000e+00
  %sub13.i = fadd double %elt.abs.i, -1.000000e+00
  %sub14.i = fsub double %sub13.i, %sub10.i
  %sub15.i = fadd double %elt.abs.i, -2.000000e+00
  %sub16.i = fsub double %sub15.i, %sub10.i
  %cond21.i = select i1 %cmp4.i8, double %elt.abs.i, double %sub14.i
  %cond27.i = select i1 %cmp4.i8, double %sub13.i, double %sub16.i
  %mul28.i = fmul double %cond21.i, %cond27.i
  %sub29.i = fadd double %cond21.i, -5.000000e-01
  %call.i19 = call spir_func double @_Z3madddd(double 0xBEF2F0199999999A, double %sub29.i, double 0x3EFDB8D800000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i19, double %sub29.i, double 0xBEF71CA266666666)
  %call2.i20 = call spir_func double @_Z3madddd(double %call1.i, double %sub29.i, double 0x3F02576FE6666666)
  %call3.i21 = call spir_func double @_Z3madddd(double %call2.i20, double %sub29.i, double 0xBF11BCACB3333333)
  %call4.i22 = call spir_func double @_Z3madddd(double %call3.i21, double %sub29.i, double 0x3F1C3CD3FA000000)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i22, double %sub29.i, double 0xBF261ADB1C666666)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %sub29.i, double 0x3F31C0DA8FD00000)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub29.i, double 0xBF3CB4CE551CCCCD)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %sub29.i, double 0x3F47510A766FA666)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %sub29.i, double 0xBF5313E67A434000)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub29.i, double 0x3F5F81485D0D659A)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %sub29.i, double 0xBF6A50352DEB40CD)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %sub29.i, double 0x3F764F066CE45016)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %sub29.i, double 0xBF834DBDA13BC606)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %sub29.i, double 0x3F913342351DCEC1)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %sub29.i, double 0xBFA007AA83CEE87D)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %sub29.i, double 0x3FB01AF62A292EAA)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %sub29.i, double 0xBFC2AED059BD6089)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %sub29.i, double 0x3FDEEB95B094C191)
  %mul30.i = fmul double %mul28.i, %call18.i
  %4 = or i1 %cmp6.i, %cmp4.i8
  %cond40.i = select i1 %4, double %elt.abs.i, double %mul.i13.5
  %call41.i = call spir_func double @_Z3logd(double %cond40.i)
  %5 = fneg double %call41.i
  %cond47.i.p = select i1 %cmp4.i8, double %5, double %call41.i
  %cond47.i = fadd double %mul30.i, %cond47.i.p
  %sub48.i = fadd double %elt.abs.i, -5.000000e-01
  %sub49.i = fadd double %call41.i, -1.000000e+00
  %div.i23 = fdiv double 1.000000e+00, %elt.abs.i
  %mul.i24 = fmul double %div.i23, %div.i23
  %call.i25 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i24, double 0xBF9E4286CB0F5398)
  %call1.i26 = call spir_func double @_Z3madddd(double %call.i25, double %mul.i24, double 0x3F7A41A41A41A41A)
  %call2.i27 = call spir_func double @_Z3madddd(double %call1.i26, double %mul.i24, double 0xBF5F6AB0D9993C7D)
  %call3.i28 = call spir_func double @_Z3madddd(double %call2.i27, double %mul.i24, double 0x3F4B951E2B18FF23)
  %call4.i29 = call spir_func double @_Z3madddd(double %call3.i28, double %mul.i24, double 0xBF43813813813814)
  %call5.i30 = call spir_func double @_Z3madddd(double %call4.i29, double %mul.i24, double 0x3F4A01A01A01A01A)
  %call6.i31 = call spir_func double @_Z3madddd(double %call5.i30, double %mul.i24, double 0xBF66C16C16C16C17)
  %call7.i32 = call spir_func double @_Z3madddd(double %call6.i31, double %mul.i24, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i23, %call7.i32
  %add51.i = fadd double %mul8.i, 0x3FDACFE390C97D6A
  %call52.i = call spir_func double @_Z3madddd(double %sub48.i, double %sub49.i, double %add51.i)
  %cmp53.i = fcmp ult double %elt.abs.i, 0x43B0000000000000
  %mul57.i = fmul double %elt.abs.i, %sub49.i
  %cond60.i = select i1 %cmp53.i, double %call52.i, double %mul57.i
  %cmp61.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond66.i = select i1 %cmp61.i, double 0x7FF0000000000000, double %cond60.i
  %cond71.i = select i1 %cmp6.i, double %cond66.i, double %cond47.i
  %mul.i33 = fmul double %elt.abs.i, 5.000000e-01
  %6 = call double @llvm.floor.f64(double %mul.i33)
  %mul1.i = fmul double %6, 2.000000e+00
  %sub.i34 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i34, 2.000000e+00
  %7 = call double @llvm.rint.f64(double %mul2.i)
  %8 = fcmp uno double %7, 0.000000e+00
  %conv.i35 = fptosi double %7 to i32
  %cond.i36 = select i1 %8, i32 0, i32 %conv.i35
  %mul3.i = fmul double %7, 5.000000e-01
  %sub4.i = fsub double %sub.i34, %mul3.i
  %mul.i37 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i37, double 0xBF7E3009D8000000)
  %call1.i38 = call spir_func double @_Z3madddd(double %call.i, double %mul.i37, double 0x3FB5078300C52492)
  %call2.i39 = call spir_func double @_Z3madddd(double %call1.i38, double %mul.i37, double 0xBFE32D2CCE31AD00)
  %call3.i40 = call spir_func double @_Z3madddd(double %call2.i39, double %mul.i37, double 0x400466BC67758B20)
  %call4.i41 = call spir_func double @_Z3madddd(double %call3.i40, double %mul.i37, double 0xC014ABBCE625BE43)
  %call5.i42 = call spir_func double @_Z3madddd(double %call4.i41, double %mul.i37, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i42
  %call.i44 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i37, double 0x3F5F9D8F80000000)
  %call1.i45 = call spir_func double @_Z3madddd(double %call.i44, double %mul.i37, double 0xBF9A6D1FF0800000)
  %call2.i46 = call spir_func double @_Z3madddd(double %call1.i45, double %mul.i37, double 0x3FCE1F5069ED6000)
  %call3.i47 = call spir_func double @_Z3madddd(double %call2.i46, double %mul.i37, double 0xBFF55D3C7E3DEAA0)
  %call4.i48 = call spir_func double @_Z3madddd(double %call3.i47, double %mul.i37, double 0x40103C1F081B5BBB)
  %call5.i49 = call spir_func double @_Z3madddd(double %call4.i48, double %mul.i37, double 0xC013BD3CC9BE45E0)
  %call6.i50 = call spir_func double @_Z3madddd(double %call5.i49, double %mul.i37, double 1.000000e+00)
  %and.i = and i32 %cond.i36, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i16 = select i1 %tobool.not.i, double %mul6.i, double %call6.i50
  %fneg.i17 = fneg double %cond.i16
  %and3.i = and i32 %cond.i36, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i16, double %fneg.i17
  %cmp.i18 = fcmp oeq double %cond.i16, 0.000000e+00
  %cond12.i = select i1 %cmp.i18, double 0.000000e+00, double %cond8.i
  %9 = fmul double %cond12.i, %conv
  %mul32.i = call double @llvm.fabs.f64(double %9)
  %div.i = fdiv double 0x400921FB54442D18, %mul32.i
  %call3.i = call spir_func double @_Z3logd(double %div.i)
  %cmp.i = fcmp olt double %elt.abs.i, 0x3C30000000000000
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %call4.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %fneg.i = fneg double %call4.i
  br label %_ZL9log_gammad.exit

cond.false.i:
  %sub.i = fsub double %call3.i, %cond71.i
  br label %_ZL9log_gammad.exit

_ZL9log_gammad.exit:
  %cond.i = phi double [ %fneg.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %cmp5.i = fcmp oeq double %0, %conv
  %cond9.i = select i1 %cmp5.i, double 0x7FF0000000000000, double %cond.i
  %cmp10.i = fcmp ole float %x, 0.000000e+00
  %cond14.i = select i1 %cmp10.i, double %cond9.i, double %cond71.i
  %10 = fcmp uno float %x, 0.000000e+00
  %11 = fptrunc double %cond14.i to float
  %conv3 = select i1 %10, float %x, float %11
  ret float %conv3
}

define spir_func float @_Z8lgamma_rfPU3AS3i(float %x, ptr addrspace(3) %sign) {
entry:
  %conv = fpext float %x to double
  %0 = call double @llvm.floor.f64(double %conv)
  %cmp.i5 = fcmp olt float %x, 0.000000e+00
  %cmp1.i = fcmp une double %0, %conv
  %or.cond.i = and i1 %cmp.i5, %cmp1.i
  br i1 %or.cond.i, label %land.rhs.i, label %_ZL10gamma_signd.exit

land.rhs.i:
  %mul.i = fmul double %0, 5.000000e-01
  %1 = call double @llvm.floor.f64(double %mul.i)
  %cmp3.i = fcmp une double %mul.i, %1
  br label %_ZL10gamma_signd.exit

_ZL10gamma_signd.exit:
  %2 = phi i1 [ %cmp3.i, %land.rhs.i ], [ false, %entry ]
  %cmp4.i = call i1 @llvm.is.fpclass.f64(double %conv, i32 32)
  %or11.i = or i1 %cmp4.i, %2
  %cond.i6 = select i1 %or11.i, i32 -1, i32 1
  store i32 %cond.i6, ptr addrspace(3) %sign, align 4
  %elt.abs.i = call double @llvm.fabs.f64(double %conv)
  %3 = call double @llvm.floor.f64(double %elt.abs.i)
  %cmp1.i10 = fcmp ogt double %3, 1.000000e+00
  %sub.i11 = fadd double %elt.abs.i, -1.000000e+00
  %cond.i12 = select i1 %cmp1.i10, double %sub.i11, double 1.000000e+00
  %cmp1.i10.1 = fcmp ogt double %3, 2.000000e+00
  %sub.i11.1 = fadd double %elt.abs.i, -2.000000e+00
  %cond.i12.1 = select i1 %cmp1.i10.1, double %sub.i11.1, double 1.000000e+00
  %mul.i13.1 = fmul double %cond.i12, %cond.i12.1
  %cmp1.i10.2 = fcmp ogt double %3, 3.000000e+00
  %sub.i11.2 = fadd double %elt.abs.i, -3.000000e+00
  %cond.i12.2 = select i1 %cmp1.i10.2, double %sub.i11.2, double 1.000000e+00
  %mul.i13.2 = fmul double %mul.i13.1, %cond.i12.2
  %cmp1.i10.3 = fcmp ogt double %3, 4.000000e+00
  %sub.i11.3 = fadd double %elt.abs.i, -4.000000e+00
  %cond.i12.3 = select i1 %cmp1.i10.3, double %sub.i11.3, double 1.000000e+00
  %mul.i13.3 = fmul double %mul.i13.2, %cond.i12.3
  %cmp1.i10.4 = fcmp ogt double %3, 5.000000e+00
  %sub.i11.4 = fadd double %elt.abs.i, -5.000000e+00
  %cond.i12.4 = select i1 %cmp1.i10.4, double %sub.i11.4, double 1.000000e+00
  %mul.i13.4 = fmul double %mul.i13.3, %cond.i12.4
  %cmp1.i10.5 = fcmp ogt double %3, 6.000000e+00
  %sub.i11.5 = fadd double %elt.abs.i, -6.000000e+00
  %cond.i12.5 = select i1 %cmp1.i10.5, double %sub.i11.5, double 1.000000e+00
  %mul.i13.5 = fmul double %mul.i13.4, %cond.i12.5
  %cmp4.i8 = fcmp olt double %elt.abs.i, 1.000000e+00
  %cmp6.i = fcmp oge double %elt.abs.i, 8.000000e+00
  %sub10.i = fadd double %3, -1.000000e+00
  %sub13.i = fadd double %elt.abs.i, -1.000000e+00
  %sub14.i = fsub double %sub13.i, %sub10.i
  %sub15.i = fadd double %elt.abs.i, -2.000000e+00
  %sub16.i = fsub double %sub15.i, %sub10.i
  %cond21.i = select i1 %cmp4.i8, double %elt.abs.i, double %sub14.i
  %cond27.i = select i1 %cmp4.i8, double %sub13.i, double %sub16.i
  %mul28.i = fmul double %cond21.i, %cond27.i
  %sub29.i = fadd double %cond21.i, -5.000000e-01
  %call.i19 = call spir_func double @_Z3madddd(double 0xBEF2F0199999999A, double %sub29.i, double 0x3EFDB8D800000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i19, double %sub29.i, double 0xBEF71CA266666666)
  %call2.i20 = call spir_func double @_Z3madddd(double %call1.i, double %sub29.i, double 0x3F02576FE6666666)
  %call3.i21 = call spir_func double @_Z3madddd(double %call2.i20, double %sub29.i, double 0xBF11BCACB3333333)
  %call4.i22 = call spir_func double @_Z3madddd(double %call3.i21, double %sub29.i, double 0x3F1C3CD3FA000000)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i22, double %sub29.i, double 0xBF261ADB1C666666)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %sub29.i, double 0x3F31C0DA8FD00000)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub29.i, double 0xBF3CB4CE551CCCCD)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %sub29.i, double 0x3F47510A766FA666)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %sub29.i, double 0xBF5313E67A434000)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub29.i, double 0x3F5F81485D0D659A)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %sub29.i, double 0xBF6A50352DEB40CD)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %sub29.i, double 0x3F764F066CE45016)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %sub29.i, double 0xBF834DBDA13BC606)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %sub29.i, double 0x3F913342351DCEC1)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %sub29.i, double 0xBFA007AA83CEE87D)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %sub29.i, double 0x3FB01AF62A292EAA)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %sub29.i, double 0xBFC2AED059BD6089)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %sub29.i, double 0x3FDEEB95B094C191)
  %mul30.i = fmul double %mul28.i, %call18.i
  %4 = or i1 %cmp6.i, %cmp4.i8
  %cond40.i = select i1 %4, double %elt.abs.i, double %mul.i13.5
  %call41.i = call spir_func double @_Z3logd(double %cond40.i)
  %5 = fneg double %call41.i
  %cond47.i.p = select i1 %cmp4.i8, double %5, double %call41.i
  %cond47.i = fadd double %mul30.i, %cond47.i.p
  %sub48.i = fadd double %elt.abs.i, -5.000000e-01
  %sub49.i = fadd double %call41.i, -1.000000e+00
  %div.i23 = fdiv double 1.000000e+00, %elt.abs.i
  %mul.i24 = fmul double %div.i23, %div.i23
  %call.i25 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i24, double 0xBF9E4286CB0F5398)
  %call1.i26 = call spir_func double @_Z3madddd(double %call.i25, double %mul.i24, double 0x3F7A41A41A41A41A)
  %call2.i27 = call spir_func double @_Z3madddd(double %call1.i26, double %mul.i24, double 0xBF5F6AB0D9993C7D)
  %call3.i28 = call spir_func double @_Z3madddd(double %call2.i27, double %mul.i24, double 0x3F4B951E2B18FF23)
  %call4.i29 = call spir_func double @_Z3madddd(double %call3.i28, double %mul.i24, double 0xBF43813813813814)
  %call5.i30 = call spir_func double @_Z3madddd(double %call4.i29, double %mul.i24, double 0x3F4A01A01A01A01A)
  %call6.i31 = call spir_func double @_Z3madddd(double %call5.i30, double %mul.i24, double 0xBF66C16C16C16C17)
  %call7.i32 = call spir_func double @_Z3madddd(double %call6.i31, double %mul.i24, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i23, %call7.i32
  %add51.i = fadd double %mul8.i, 0x3FDACFE390C97D6A
  %call52.i = call spir_func double @_Z3madddd(double %sub48.i, double %sub49.i, double %add51.i)
  %cmp53.i = fcmp ult double %elt.abs.i, 0x43B0000000000000
  %mul57.i = fmul double %elt.abs.i, %sub49.i
  %cond60.i = select i1 %cmp53.i, double %call52.i, double %mul57.i
  %cmp61.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond66.i = select i1 %cmp61.i, double 0x7FF0000000000000, double %cond60.i
  %cond71.i = select i1 %cmp6.i, double %cond66.i, double %cond47.i
  %mul.i33 = fmul double %elt.abs.i, 5.000000e-01
  %6 = call double @llvm.floor.f64(double %mul.i33)
  %mul1.i = fmul double %6, 2.000000e+00
  %sub.i34 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i34, 2.000000e+00
  %7 = call double @llvm.rint.f64(double %mul2.i)
  %8 = fcmp uno double %7, 0.000000e+00
  %conv.i35 = fptosi double %7 to i32
  %cond.i36 = select i1 %8, i32 0, i32 %conv.i35
  %mul3.i = fmul double %7, 5.000000e-01
  %sub4.i = fsub double %sub.i34, %mul3.i
  %mul.i37 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i37, double 0xBF7E3009D8000000)
  %call1.i38 = call spir_func double @_Z3madddd(double %call.i, double %mul.i37, double 0x3FB5078300C52492)
  %call2.i39 = call spir_func double @_Z3madddd(double %call1.i38, double %mul.i37, double 0xBFE32D2CCE31AD00)
  %call3.i40 = call spir_func double @_Z3madddd(double %call2.i39, double %mul.i37, double 0x400466BC67758B20)
  %call4.i41 = call spir_func double @_Z3madddd(double %call3.i40, double %mul.i37, double 0xC014ABBCE625BE43)
  %call5.i42 = call spir_func double @_Z3madddd(double %call4.i41, double %mul.i37, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i42
  %call.i44 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i37, double 0x3F5F9D8F80000000)
  %call1.i45 = call spir_func double @_Z3madddd(double %call.i44, double %mul.i37, double 0xBF9A6D1FF0800000)
  %call2.i46 = call spir_func double @_Z3madddd(double %call1.i45, double %mul.i37, double 0x3FCE1F5069ED6000)
  %call3.i47 = call spir_func double @_Z3madddd(double %call2.i46, double %mul.i37, double 0xBFF55D3C7E3DEAA0)
  %call4.i48 = call spir_func double @_Z3madddd(double %call3.i47, double %mul.i37, double 0x40103C1F081B5BBB)
  %call5.i49 = call spir_func double @_Z3madddd(double %call4.i48, double %mul.i37, double 0xC013BD3CC9BE45E0)
  %call6.i50 = call spir_func double @_Z3madddd(double %call5.i49, double %mul.i37, double 1.000000e+00)
  %and.i = and i32 %cond.i36, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i16 = select i1 %tobool.not.i, double %mul6.i, double %call6.i50
  %fneg.i17 = fneg double %cond.i16
  %and3.i = and i32 %cond.i36, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i16, double %fneg.i17
  %cmp.i18 = fcmp oeq double %cond.i16, 0.000000e+00
  %cond12.i = select i1 %cmp.i18, double 0.000000e+00, double %cond8.i
  %9 = fmul double %cond12.i, %conv
  %mul32.i = call double @llvm.fabs.f64(double %9)
  %div.i = fdiv double 0x400921FB54442D18, %mul32.i
  %call3.i = call spir_func double @_Z3logd(double %div.i)
  %cmp.i = fcmp olt double %elt.abs.i, 0x3C30000000000000
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %call4.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %fneg.i = fneg double %call4.i
  br label %_ZL9log_gammad.exit

cond.false.i:
  %sub.i = fsub double %call3.i, %cond71.i
  br label %_ZL9log_gammad.exit

_ZL9log_gammad.exit:
  %cond.i = phi double [ %fneg.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %cmp5.i = fcmp oeq double %0, %conv
  %cond9.i = select i1 %cmp5.i, double 0x7FF0000000000000, double %cond.i
  %cmp10.i = fcmp ole float %x, 0.000000e+00
  %cond14.i = select i1 %cmp10.i, double %cond9.i, double %cond71.i
  %10 = fcmp uno float %x, 0.000000e+00
  %11 = fptrunc double %cond14.i to float
  %conv3 = select i1 %10, float %x, float %11
  ret float %conv3
}

define spir_func float @_Z8lgamma_rfPi(float %x, ptr %sign) {
entry:
  %conv = fpext float %x to double
  %0 = call double @llvm.floor.f64(double %conv)
  %cmp.i5 = fcmp olt float %x, 0.000000e+00
  %cmp1.i = fcmp une double %0, %conv
  %or.cond.i = and i1 %cmp.i5, %cmp1.i
  br i1 %or.cond.i, label %land.rhs.i, label %_ZL10gamma_signd.exit

land.rhs.i:
  %mul.i = fmul double %0, 5.000000e-01
  %1 = call double @llvm.floor.f64(double %mul.i)
  %cmp3.i = fcmp une double %mul.i, %1
  br label %_ZL10gamma_signd.exit

_ZL10gamma_signd.exit:
  %2 = phi i1 [ %cmp3.i, %land.rhs.i ], [ false, %entry ]
  %cmp4.i = call i1 @llvm.is.fpclass.f64(double %conv, i32 32)
  %or11.i = or i1 %cmp4.i, %2
  %cond.i6 = select i1 %or11.i, i32 -1, i32 1
  store i32 %cond.i6, ptr %sign, align 4
  %elt.abs.i = call double @llvm.fabs.f64(double %conv)
  %3 = call double @llvm.floor.f64(double %elt.abs.i)
  %cmp1.i10 = fcmp ogt double %3, 1.000000e+00
  %sub.i11 = fadd double %elt.abs.i, -1.000000e+00
  %cond.i12 = select i1 %cmp1.i10, double %sub.i11, double 1.000000e+00
  %cmp1.i10.1 = fcmp ogt double %3, 2.000000e+00
  %sub.i11.1 = fadd double %elt.abs.i, -2.000000e+00
  %cond.i12.1 = select i1 %cmp1.i10.1, double %sub.i11.1, double 1.000000e+00
  %mul.i13.1 = fmul double %cond.i12, %cond.i12.1
  %cmp1.i10.2 = fcmp ogt double %3, 3.000000e+00
  %sub.i11.2 = fadd double %elt.abs.i, -3.000000e+00
  %cond.i12.2 = select i1 %cmp1.i10.2, double %sub.i11.2, double 1.000000e+00
  %mul.i13.2 = fmul double %mul.i13.1, %cond.i12.2
  %cmp1.i10.3 = fcmp ogt double %3, 4.000000e+00
  %sub.i11.3 = fadd double %elt.abs.i, -4.000000e+00
  %cond.i12.3 = select i1 %cmp1.i10.3, double %sub.i11.3, double 1.000000e+00
  %mul.i13.3 = fmul double %mul.i13.2, %cond.i12.3
  %cmp1.i10.4 = fcmp ogt double %3, 5.000000e+00
  %sub.i11.4 = fadd double %elt.abs.i, -5.000000e+00
  %cond.i12.4 = select i1 %cmp1.i10.4, double %sub.i11.4, double 1.000000e+00
  %mul.i13.4 = fmul double %mul.i13.3, %cond.i12.4
  %cmp1.i10.5 = fcmp ogt double %3, 6.000000e+00
  %sub.i11.5 = fadd double %elt.abs.i, -6.000000e+00
  %cond.i12.5 = select i1 %cmp1.i10.5, double %sub.i11.5, double 1.000000e+00
  %mul.i13.5 = fmul double %mul.i13.4, %cond.i12.5
  %cmp4.i8 = fcmp olt double %elt.abs.i, 1.000000e+00
  %cmp6.i = fcmp oge double %elt.abs.i, 8.000000e+00
  %sub10.i = fadd double %3, -1.000000e+00
  %sub13.i = fadd double %elt.abs.i, -1.000000e+00
  %sub14.i = fsub double %sub13.i, %sub10.i
  %sub15.i = fadd double %elt.abs.i, -2.000000e+00
  %sub16.i = fsub double %sub15.i, %sub10.i
  %cond21.i = select i1 %cmp4.i8, double %elt.abs.i, double %sub14.i
  %cond27.i = select i1 %cmp4.i8, double %sub13.i, double %sub16.i
  %mul28.i = fmul double %cond21.i, %cond27.i
  %sub29.i = fadd double %cond21.i, -5.000000e-01
  %call.i19 = call spir_func double @_Z3madddd(double 0xBEF2F0199999999A, double %sub29.i, double 0x3EFDB8D800000000)
  %call1.i = call spir_func double @_Z3madddd(double %call.i19, double %sub29.i, double 0xBEF71CA266666666)
  %call2.i20 = call spir_func double @_Z3madddd(double %call1.i, double %sub29.i, double 0x3F02576FE6666666)
  %call3.i21 = call spir_func double @_Z3madddd(double %call2.i20, double %sub29.i, double 0xBF11BCACB3333333)
  %call4.i22 = call spir_func double @_Z3madddd(double %call3.i21, double %sub29.i, double 0x3F1C3CD3FA000000)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i22, double %sub29.i, double 0xBF261ADB1C666666)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %sub29.i, double 0x3F31C0DA8FD00000)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub29.i, double 0xBF3CB4CE551CCCCD)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %sub29.i, double 0x3F47510A766FA666)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %sub29.i, double 0xBF5313E67A434000)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub29.i, double 0x3F5F81485D0D659A)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %sub29.i, double 0xBF6A50352DEB40CD)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %sub29.i, double 0x3F764F066CE45016)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %sub29.i, double 0xBF834DBDA13BC606)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %sub29.i, double 0x3F913342351DCEC1)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %sub29.i, double 0xBFA007AA83CEE87D)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %sub29.i, double 0x3FB01AF62A292EAA)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %sub29.i, double 0xBFC2AED059BD6089)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %sub29.i, double 0x3FDEEB95B094C191)
  %mul30.i = fmul double %mul28.i, %call18.i
  %4 = or i1 %cmp6.i, %cmp4.i8
  %cond40.i = select i1 %4, double %elt.abs.i, double %mul.i13.5
  %call41.i = call spir_func double @_Z3logd(double %cond40.i)
  %5 = fneg double %call41.i
  %cond47.i.p = select i1 %cmp4.i8, double %5, double %call41.i
  %cond47.i = fadd double %mul30.i, %cond47.i.p
  %sub48.i = fadd double %elt.abs.i, -5.000000e-01
  %sub49.i = fadd double %call41.i, -1.000000e+00
  %div.i23 = fdiv double 1.000000e+00, %elt.abs.i
  %mul.i24 = fmul double %div.i23, %div.i23
  %call.i25 = call spir_func double @_Z3madddd(double 0x3FC6FE96381E0680, double %mul.i24, double 0xBF9E4286CB0F5398)
  %call1.i26 = call spir_func double @_Z3madddd(double %call.i25, double %mul.i24, double 0x3F7A41A41A41A41A)
  %call2.i27 = call spir_func double @_Z3madddd(double %call1.i26, double %mul.i24, double 0xBF5F6AB0D9993C7D)
  %call3.i28 = call spir_func double @_Z3madddd(double %call2.i27, double %mul.i24, double 0x3F4B951E2B18FF23)
  %call4.i29 = call spir_func double @_Z3madddd(double %call3.i28, double %mul.i24, double 0xBF43813813813814)
  %call5.i30 = call spir_func double @_Z3madddd(double %call4.i29, double %mul.i24, double 0x3F4A01A01A01A01A)
  %call6.i31 = call spir_func double @_Z3madddd(double %call5.i30, double %mul.i24, double 0xBF66C16C16C16C17)
  %call7.i32 = call spir_func double @_Z3madddd(double %call6.i31, double %mul.i24, double 0x3FB5555555555555)
  %mul8.i = fmul double %div.i23, %call7.i32
  %add51.i = fadd double %mul8.i, 0x3FDACFE390C97D6A
  %call52.i = call spir_func double @_Z3madddd(double %sub48.i, double %sub49.i, double %add51.i)
  %cmp53.i = fcmp ult double %elt.abs.i, 0x43B0000000000000
  %mul57.i = fmul double %elt.abs.i, %sub49.i
  %cond60.i = select i1 %cmp53.i, double %call52.i, double %mul57.i
  %cmp61.i = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond66.i = select i1 %cmp61.i, double 0x7FF0000000000000, double %cond60.i
  %cond71.i = select i1 %cmp6.i, double %cond66.i, double %cond47.i
  %mul.i33 = fmul double %elt.abs.i, 5.000000e-01
  %6 = call double @llvm.floor.f64(double %mul.i33)
  %mul1.i = fmul double %6, 2.000000e+00
  %sub.i34 = fsub double %elt.abs.i, %mul1.i
  %mul2.i = fmul double %sub.i34, 2.000000e+00
  %7 = call double @llvm.rint.f64(double %mul2.i)
  %8 = fcmp uno double %7, 0.000000e+00
  %conv.i35 = fptosi double %7 to i32
  %cond.i36 = select i1 %8, i32 0, i32 %conv.i35
  %mul3.i = fmul double %7, 5.000000e-01
  %sub4.i = fsub double %sub.i34, %mul3.i
  %mul.i37 = fmul double %sub4.i, %sub4.i
  %call.i = call spir_func double @_Z3madddd(double 0x3F3E401DB6DB6DB7, double %mul.i37, double 0xBF7E3009D8000000)
  %call1.i38 = call spir_func double @_Z3madddd(double %call.i, double %mul.i37, double 0x3FB5078300C52492)
  %call2.i39 = call spir_func double @_Z3madddd(double %call1.i38, double %mul.i37, double 0xBFE32D2CCE31AD00)
  %call3.i40 = call spir_func double @_Z3madddd(double %call2.i39, double %mul.i37, double 0x400466BC67758B20)
  %call4.i41 = call spir_func double @_Z3madddd(double %call3.i40, double %mul.i37, double 0xC014ABBCE625BE43)
  %call5.i42 = call spir_func double @_Z3madddd(double %call4.i41, double %mul.i37, double 0x400921FB54442D18)
  %mul6.i = fmul double %sub4.i, %call5.i42
  %call.i44 = call spir_func double @_Z3madddd(double 0xBF1B5E0000000000, double %mul.i37, double 0x3F5F9D8F80000000)
  %call1.i45 = call spir_func double @_Z3madddd(double %call.i44, double %mul.i37, double 0xBF9A6D1FF0800000)
  %call2.i46 = call spir_func double @_Z3madddd(double %call1.i45, double %mul.i37, double 0x3FCE1F5069ED6000)
  %call3.i47 = call spir_func double @_Z3madddd(double %call2.i46, double %mul.i37, double 0xBFF55D3C7E3DEAA0)
  %call4.i48 = call spir_func double @_Z3madddd(double %call3.i47, double %mul.i37, double 0x40103C1F081B5BBB)
  %call5.i49 = call spir_func double @_Z3madddd(double %call4.i48, double %mul.i37, double 0xC013BD3CC9BE45E0)
  %call6.i50 = call spir_func double @_Z3madddd(double %call5.i49, double %mul.i37, double 1.000000e+00)
  %and.i = and i32 %cond.i36, 1
  %tobool.not.i = icmp eq i32 %and.i, 0
  %cond.i16 = select i1 %tobool.not.i, double %mul6.i, double %call6.i50
  %fneg.i17 = fneg double %cond.i16
  %and3.i = and i32 %cond.i36, 2
  %tobool4.not.i = icmp eq i32 %and3.i, 0
  %cond8.i = select i1 %tobool4.not.i, double %cond.i16, double %fneg.i17
  %cmp.i18 = fcmp oeq double %cond.i16, 0.000000e+00
  %cond12.i = select i1 %cmp.i18, double 0.000000e+00, double %cond8.i
  %9 = fmul double %cond12.i, %conv
  %mul32.i = call double @llvm.fabs.f64(double %9)
  %div.i = fdiv double 0x400921FB54442D18, %mul32.i
  %call3.i = call spir_func double @_Z3logd(double %div.i)
  %cmp.i = fcmp olt double %elt.abs.i, 0x3C30000000000000
  br i1 %cmp.i, label %cond.true.i, label %cond.false.i

cond.true.i:
  %call4.i = call spir_func double @_Z3logd(double %elt.abs.i)
  %fneg.i = fneg double %call4.i
  br label %_ZL9log_gammad.exit

cond.false.i:
  %sub.i = fsub double %call3.i, %cond71.i
  br label %_ZL9log_gammad.exit

_ZL9log_gammad.exit:
  %cond.i = phi double [ %fneg.i, %cond.true.i ], [ %sub.i, %cond.false.i ]
  %cmp5.i = fcmp oeq double %0, %conv
  %cond9.i = select i1 %cmp5.i, double 0x7FF0000000000000, double %cond.i
  %cmp10.i = fcmp ole float %x, 0.000000e+00
  %cond14.i = select i1 %cmp10.i, double %cond9.i, double %cond71.i
  %10 = fcmp uno float %x, 0.000000e+00
  %11 = fptrunc double %cond14.i to float
  %conv3 = select i1 %10, float %x, float %11
  ret float %conv3
}

define spir_func i8 @_Z8popcountc(i8 %x) {
entry:
  %0 = call i8 @llvm.ctpop.i8(i8 %x)
  ret i8 %0
}

define spir_func i8 @_Z8popcounth(i8 %x) {
entry:
  %0 = call i8 @llvm.ctpop.i8(i8 %x)
  ret i8 %0
}

define spir_func i32 @_Z8popcounti(i32 %x) {
entry:
  %0 = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %0
}

define spir_func i32 @_Z8popcountj(i32 %x) {
entry:
  %0 = call i32 @llvm.ctpop.i32(i32 %x)
  ret i32 %0
}

define spir_func i64 @_Z8popcountl(i64 %x) {
entry:
  %0 = call i64 @llvm.ctpop.i64(i64 %x)
  ret i64 %0
}

define spir_func i64 @_Z8popcountm(i64 %x) {
entry:
  %0 = call i64 @llvm.ctpop.i64(i64 %x)
  ret i64 %0
}

define spir_func i16 @_Z8popcounts(i16 %x) {
entry:
  %0 = call i16 @llvm.ctpop.i16(i16 %x)
  ret i16 %0
}

define spir_func i16 @_Z8popcountt(i16 %x) {
entry:
  %0 = call i16 @llvm.ctpop.i16(i16 %x)
  ret i16 %0
}

define spir_func i16 @_Z8upsamplech(i8 %high, i8 %low) {
entry:
  %conv1 = zext i8 %high to i16
  %shl = shl nuw i16 %conv1, 8
  %0 = zext i8 %low to i16
  %or6 = or disjoint i16 %shl, %0
  ret i16 %or6
}

define spir_func i16 @_Z8upsamplehh(i8 %high, i8 %low) {
entry:
  %conv1 = zext i8 %high to i16
  %shl = shl nuw i16 %conv1, 8
  %0 = zext i8 %low to i16
  %or6 = or disjoint i16 %shl, %0
  ret i16 %or6
}

define spir_func i64 @_Z8upsampleij(i32 %high, i32 %low) {
entry:
  %conv = zext i32 %high to i64
  %shl = shl nuw i64 %conv, 32
  %conv1 = zext i32 %low to i64
  %or = or disjoint i64 %shl, %conv1
  ret i64 %or
}

define spir_func i64 @_Z8upsamplejj(i32 %high, i32 %low) {
entry:
  %conv = zext i32 %high to i64
  %shl = shl nuw i64 %conv, 32
  %conv1 = zext i32 %low to i64
  %or = or disjoint i64 %shl, %conv1
  ret i64 %or
}

define spir_func i32 @_Z8upsamplest(i16 %high, i16 %low) {
entry:
  %conv = zext i16 %high to i32
  %shl = shl nuw i32 %conv, 16
  %conv1 = zext i16 %low to i32
  %or = or disjoint i32 %shl, %conv1
  ret i32 %or
}

define spir_func i32 @_Z8upsamplett(i16 %high, i16 %low) {
entry:
  %conv = zext i16 %high to i32
  %shl = shl nuw i32 %conv, 16
  %conv1 = zext i16 %low to i32
  %or = or disjoint i32 %shl, %conv1
  ret i32 %or
}

define spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp21.not = icmp eq i64 %count, 0
  br i1 %cmp21.not, label %for.end, label %for.body

for.body:
  %first.022 = phi i64 [ %add15, %for.inc ], [ 0, %entry ]
  %add12 = add i64 %add6, %first.022
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %from, i64 %add12
  %0 = load i8, ptr addrspace(3) %arrayidx, align 1
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(1) %to, i64 %add12
  store i8 %0, ptr addrspace(1) %arrayidx14, align 1
  br label %for.inc

for.inc:
  %add15 = add i64 %first.022, %mul11
  %cmp = icmp ult i64 %add15, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS1hPU3AS3Khmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 %shift, i64 %stride) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp26.not = icmp eq i64 %count, 0
  br i1 %cmp26.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %0 = and i32 %shift, 63
  %shr.mask = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shr.mask
  %sub = xor i64 %notmask, -1
  br label %for.body

for.body:
  %first.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %for.inc ]
  %add12 = add i64 %add6, %first.027
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(3) %from, i64 %add12
  %1 = load i8, ptr addrspace(3) %arrayidx, align 1
  %shr = lshr i64 %add12, %shr.mask
  %mul14 = mul i64 %shr, %stride
  %and = and i64 %add12, %sub
  %2 = getelementptr i8, ptr addrspace(1) %to, i64 %mul14
  %arrayidx17 = getelementptr i8, ptr addrspace(1) %2, i64 %and
  store i8 %1, ptr addrspace(1) %arrayidx17, align 1
  br label %for.inc

for.inc:
  %add18 = add i64 %first.027, %mul11
  %cmp = icmp ult i64 %add18, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp21.not = icmp eq i64 %count, 0
  br i1 %cmp21.not, label %for.end, label %for.body

for.body:
  %first.022 = phi i64 [ %add15, %for.inc ], [ 0, %entry ]
  %add12 = add i64 %add6, %first.022
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %from, i64 %add12
  %0 = load i32, ptr addrspace(3) %arrayidx, align 4
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(1) %to, i64 %add12
  store i32 %0, ptr addrspace(1) %arrayidx14, align 4
  br label %for.inc

for.inc:
  %add15 = add i64 %first.022, %mul11
  %cmp = icmp ult i64 %add15, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS1jPU3AS3Kjmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 %shift, i64 %stride) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp26.not = icmp eq i64 %count, 0
  br i1 %cmp26.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %0 = and i32 %shift, 63
  %shr.mask = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shr.mask
  %sub = xor i64 %notmask, -1
  br label %for.body

for.body:
  %first.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %for.inc ]
  %add12 = add i64 %add6, %first.027
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(3) %from, i64 %add12
  %1 = load i32, ptr addrspace(3) %arrayidx, align 4
  %shr = lshr i64 %add12, %shr.mask
  %mul14 = mul i64 %shr, %stride
  %and = and i64 %add12, %sub
  %2 = getelementptr i32, ptr addrspace(1) %to, i64 %mul14
  %arrayidx17 = getelementptr i32, ptr addrspace(1) %2, i64 %and
  store i32 %1, ptr addrspace(1) %arrayidx17, align 4
  br label %for.inc

for.inc:
  %add18 = add i64 %first.027, %mul11
  %cmp = icmp ult i64 %add18, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp21.not = icmp eq i64 %count, 0
  br i1 %cmp21.not, label %for.end, label %for.body

for.body:
  %first.022 = phi i64 [ %add15, %for.inc ], [ 0, %entry ]
  %add12 = add i64 %add6, %first.022
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %from, i64 %add12
  %0 = load i64, ptr addrspace(3) %arrayidx, align 8
  %arrayidx14 = getelementptr inbounds nuw i64, ptr addrspace(1) %to, i64 %add12
  store i64 %0, ptr addrspace(1) %arrayidx14, align 8
  br label %for.inc

for.inc:
  %add15 = add i64 %first.022, %mul11
  %cmp = icmp ult i64 %add15, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS1mPU3AS3Kmmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 %shift, i64 %stride) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp26.not = icmp eq i64 %count, 0
  br i1 %cmp26.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %0 = and i32 %shift, 63
  %shr.mask = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shr.mask
  %sub = xor i64 %notmask, -1
  br label %for.body

for.body:
  %first.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %for.inc ]
  %add12 = add i64 %add6, %first.027
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(3) %from, i64 %add12
  %1 = load i64, ptr addrspace(3) %arrayidx, align 8
  %shr = lshr i64 %add12, %shr.mask
  %mul14 = mul i64 %shr, %stride
  %and = and i64 %add12, %sub
  %2 = getelementptr i64, ptr addrspace(1) %to, i64 %mul14
  %arrayidx17 = getelementptr i64, ptr addrspace(1) %2, i64 %and
  store i64 %1, ptr addrspace(1) %arrayidx17, align 8
  br label %for.inc

for.inc:
  %add18 = add i64 %first.027, %mul11
  %cmp = icmp ult i64 %add18, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp21.not = icmp eq i64 %count, 0
  br i1 %cmp21.not, label %for.end, label %for.body

for.body:
  %first.022 = phi i64 [ %add15, %for.inc ], [ 0, %entry ]
  %add12 = add i64 %add6, %first.022
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %from, i64 %add12
  %0 = load i16, ptr addrspace(3) %arrayidx, align 2
  %arrayidx14 = getelementptr inbounds nuw i16, ptr addrspace(1) %to, i64 %add12
  store i16 %0, ptr addrspace(1) %arrayidx14, align 2
  br label %for.inc

for.inc:
  %add15 = add i64 %first.022, %mul11
  %cmp = icmp ult i64 %add15, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS1tPU3AS3Ktmjm(ptr addrspace(1) %to, ptr addrspace(3) %from, i64 %count, i32 %shift, i64 %stride) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp26.not = icmp eq i64 %count, 0
  br i1 %cmp26.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %0 = and i32 %shift, 63
  %shr.mask = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shr.mask
  %sub = xor i64 %notmask, -1
  br label %for.body

for.body:
  %first.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %for.inc ]
  %add12 = add i64 %add6, %first.027
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(3) %from, i64 %add12
  %1 = load i16, ptr addrspace(3) %arrayidx, align 2
  %shr = lshr i64 %add12, %shr.mask
  %mul14 = mul i64 %shr, %stride
  %and = and i64 %add12, %sub
  %2 = getelementptr i16, ptr addrspace(1) %to, i64 %mul14
  %arrayidx17 = getelementptr i16, ptr addrspace(1) %2, i64 %and
  store i16 %1, ptr addrspace(1) %arrayidx17, align 2
  br label %for.inc

for.inc:
  %add18 = add i64 %first.027, %mul11
  %cmp = icmp ult i64 %add18, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp21.not = icmp eq i64 %count, 0
  br i1 %cmp21.not, label %for.end, label %for.body

for.body:
  %first.022 = phi i64 [ %add15, %for.inc ], [ 0, %entry ]
  %add12 = add i64 %add6, %first.022
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i8, ptr addrspace(1) %from, i64 %add12
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1
  %arrayidx14 = getelementptr inbounds nuw i8, ptr addrspace(3) %to, i64 %add12
  store i8 %0, ptr addrspace(3) %arrayidx14, align 1
  br label %for.inc

for.inc:
  %add15 = add i64 %first.022, %mul11
  %cmp = icmp ult i64 %add15, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS3hPU3AS1Khmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 %shift, i64 %stride) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp26.not = icmp eq i64 %count, 0
  br i1 %cmp26.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %0 = and i32 %shift, 63
  %shr.mask = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shr.mask
  %sub = xor i64 %notmask, -1
  br label %for.body

for.body:
  %first.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %for.inc ]
  %add12 = add i64 %add6, %first.027
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %shr = lshr i64 %add12, %shr.mask
  %mul14 = mul i64 %shr, %stride
  %and = and i64 %add12, %sub
  %1 = getelementptr i8, ptr addrspace(1) %from, i64 %mul14
  %arrayidx = getelementptr i8, ptr addrspace(1) %1, i64 %and
  %2 = load i8, ptr addrspace(1) %arrayidx, align 1
  %arrayidx17 = getelementptr inbounds nuw i8, ptr addrspace(3) %to, i64 %add12
  store i8 %2, ptr addrspace(3) %arrayidx17, align 1
  br label %for.inc

for.inc:
  %add18 = add i64 %first.027, %mul11
  %cmp = icmp ult i64 %add18, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp21.not = icmp eq i64 %count, 0
  br i1 %cmp21.not, label %for.end, label %for.body

for.body:
  %first.022 = phi i64 [ %add15, %for.inc ], [ 0, %entry ]
  %add12 = add i64 %add6, %first.022
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %from, i64 %add12
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4
  %arrayidx14 = getelementptr inbounds nuw i32, ptr addrspace(3) %to, i64 %add12
  store i32 %0, ptr addrspace(3) %arrayidx14, align 4
  br label %for.inc

for.inc:
  %add15 = add i64 %first.022, %mul11
  %cmp = icmp ult i64 %add15, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS3jPU3AS1Kjmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 %shift, i64 %stride) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp26.not = icmp eq i64 %count, 0
  br i1 %cmp26.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %0 = and i32 %shift, 63
  %shr.mask = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shr.mask
  %sub = xor i64 %notmask, -1
  br label %for.body

for.body:
  %first.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %for.inc ]
  %add12 = add i64 %add6, %first.027
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %shr = lshr i64 %add12, %shr.mask
  %mul14 = mul i64 %shr, %stride
  %and = and i64 %add12, %sub
  %1 = getelementptr i32, ptr addrspace(1) %from, i64 %mul14
  %arrayidx = getelementptr i32, ptr addrspace(1) %1, i64 %and
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4
  %arrayidx17 = getelementptr inbounds nuw i32, ptr addrspace(3) %to, i64 %add12
  store i32 %2, ptr addrspace(3) %arrayidx17, align 4
  br label %for.inc

for.inc:
  %add18 = add i64 %first.027, %mul11
  %cmp = icmp ult i64 %add18, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp21.not = icmp eq i64 %count, 0
  br i1 %cmp21.not, label %for.end, label %for.body

for.body:
  %first.022 = phi i64 [ %add15, %for.inc ], [ 0, %entry ]
  %add12 = add i64 %add6, %first.022
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i64, ptr addrspace(1) %from, i64 %add12
  %0 = load i64, ptr addrspace(1) %arrayidx, align 8
  %arrayidx14 = getelementptr inbounds nuw i64, ptr addrspace(3) %to, i64 %add12
  store i64 %0, ptr addrspace(3) %arrayidx14, align 8
  br label %for.inc

for.inc:
  %add15 = add i64 %first.022, %mul11
  %cmp = icmp ult i64 %add15, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS3mPU3AS1Kmmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 %shift, i64 %stride) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp26.not = icmp eq i64 %count, 0
  br i1 %cmp26.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %0 = and i32 %shift, 63
  %shr.mask = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shr.mask
  %sub = xor i64 %notmask, -1
  br label %for.body

for.body:
  %first.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %for.inc ]
  %add12 = add i64 %add6, %first.027
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %shr = lshr i64 %add12, %shr.mask
  %mul14 = mul i64 %shr, %stride
  %and = and i64 %add12, %sub
  %1 = getelementptr i64, ptr addrspace(1) %from, i64 %mul14
  %arrayidx = getelementptr i64, ptr addrspace(1) %1, i64 %and
  %2 = load i64, ptr addrspace(1) %arrayidx, align 8
  %arrayidx17 = getelementptr inbounds nuw i64, ptr addrspace(3) %to, i64 %add12
  store i64 %2, ptr addrspace(3) %arrayidx17, align 8
  br label %for.inc

for.inc:
  %add18 = add i64 %first.027, %mul11
  %cmp = icmp ult i64 %add18, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp21.not = icmp eq i64 %count, 0
  br i1 %cmp21.not, label %for.end, label %for.body

for.body:
  %first.022 = phi i64 [ %add15, %for.inc ], [ 0, %entry ]
  %add12 = add i64 %add6, %first.022
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %arrayidx = getelementptr inbounds nuw i16, ptr addrspace(1) %from, i64 %add12
  %0 = load i16, ptr addrspace(1) %arrayidx, align 2
  %arrayidx14 = getelementptr inbounds nuw i16, ptr addrspace(3) %to, i64 %add12
  store i16 %0, ptr addrspace(3) %arrayidx14, align 2
  br label %for.inc

for.inc:
  %add15 = add i64 %first.022, %mul11
  %cmp = icmp ult i64 %add15, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func void @_Z8wfv_copyPU3AS3tPU3AS1Ktmjm(ptr addrspace(3) %to, ptr addrspace(1) %from, i64 %count, i32 %shift, i64 %stride) {
entry:
  %call = call spir_func i64 @_Z12get_local_idj(i32 0)
  %call1 = call spir_func i64 @_Z14get_local_sizej(i32 0)
  %call2 = call spir_func i64 @_Z12get_local_idj(i32 1)
  %call3 = call spir_func i64 @_Z14get_local_sizej(i32 1)
  %call4 = call spir_func i64 @_Z12get_local_idj(i32 2)
  %mul = mul i64 %call4, %call3
  %add = add i64 %mul, %call2
  %mul5 = mul i64 %add, %call1
  %add6 = add i64 %mul5, %call
  %mul9 = mul i64 %call3, %call1
  %call10 = call spir_func i64 @_Z14get_local_sizej(i32 2)
  %mul11 = mul i64 %mul9, %call10
  %cmp26.not = icmp eq i64 %count, 0
  br i1 %cmp26.not, label %for.end, label %for.body.lr.ph

for.body.lr.ph:
  %0 = and i32 %shift, 63
  %shr.mask = zext nneg i32 %0 to i64
  %notmask = shl nsw i64 -1, %shr.mask
  %sub = xor i64 %notmask, -1
  br label %for.body

for.body:
  %first.027 = phi i64 [ 0, %for.body.lr.ph ], [ %add18, %for.inc ]
  %add12 = add i64 %add6, %first.027
  %cmp13 = icmp ult i64 %add12, %count
  br i1 %cmp13, label %if.then, label %for.inc

if.then:
  %shr = lshr i64 %add12, %shr.mask
  %mul14 = mul i64 %shr, %stride
  %and = and i64 %add12, %sub
  %1 = getelementptr i16, ptr addrspace(1) %from, i64 %mul14
  %arrayidx = getelementptr i16, ptr addrspace(1) %1, i64 %and
  %2 = load i16, ptr addrspace(1) %arrayidx, align 2
  %arrayidx17 = getelementptr inbounds nuw i16, ptr addrspace(3) %to, i64 %add12
  store i16 %2, ptr addrspace(3) %arrayidx17, align 2
  br label %for.inc

for.inc:
  %add18 = add i64 %first.027, %mul11
  %cmp = icmp ult i64 %add18, %count
  br i1 %cmp, label %for.body, label %for.end

for.end:
  ret void
}

define spir_func half @_Z9bitselectDhDhDh(half %x, half %y, half %mask) {
entry:
  %astype = bitcast half %x to i16
  %astype1 = bitcast half %y to i16
  %xor12 = xor i16 %astype1, %astype
  %astype6 = bitcast half %mask to i16
  %and13 = and i16 %xor12, %astype6
  %xor814 = xor i16 %and13, %astype
  %astype10 = bitcast i16 %xor814 to half
  ret half %astype10
}

define spir_func i8 @_Z9bitselectccc(i8 %x, i8 %y, i8 %mask) {
entry:
  %xor9 = xor i8 %y, %x
  %and10 = and i8 %xor9, %mask
  %xor611 = xor i8 %and10, %x
  ret i8 %xor611
}

define spir_func double @_Z9bitselectddd(double %x, double %y, double %mask) {
entry:
  %astype = bitcast double %x to i64
  %astype1 = bitcast double %y to i64
  %xor = xor i64 %astype1, %astype
  %astype2 = bitcast double %mask to i64
  %and = and i64 %xor, %astype2
  %xor3 = xor i64 %and, %astype
  %astype4 = bitcast i64 %xor3 to double
  ret double %astype4
}

define spir_func float @_Z9bitselectfff(float %x, float %y, float %mask) {
entry:
  %astype = bitcast float %x to i32
  %astype1 = bitcast float %y to i32
  %xor = xor i32 %astype1, %astype
  %astype2 = bitcast float %mask to i32
  %and = and i32 %xor, %astype2
  %xor3 = xor i32 %and, %astype
  %astype4 = bitcast i32 %xor3 to float
  ret float %astype4
}

define spir_func i8 @_Z9bitselecthhh(i8 %x, i8 %y, i8 %mask) {
entry:
  %xor9 = xor i8 %y, %x
  %and10 = and i8 %xor9, %mask
  %xor611 = xor i8 %and10, %x
  ret i8 %xor611
}

define spir_func i32 @_Z9bitselectiii(i32 %x, i32 %y, i32 %mask) {
entry:
  %xor = xor i32 %y, %x
  %and = and i32 %xor, %mask
  %xor1 = xor i32 %and, %x
  ret i32 %xor1
}

define spir_func i32 @_Z9bitselectjjj(i32 %x, i32 %y, i32 %mask) {
entry:
  %xor = xor i32 %y, %x
  %and = and i32 %xor, %mask
  %xor1 = xor i32 %and, %x
  ret i32 %xor1
}

define spir_func i64 @_Z9bitselectlll(i64 %x, i64 %y, i64 %mask) {
entry:
  %xor = xor i64 %y, %x
  %and = and i64 %xor, %mask
  %xor1 = xor i64 %and, %x
  ret i64 %xor1
}

define spir_func i64 @_Z9bitselectmmm(i64 %x, i64 %y, i64 %mask) {
entry:
  %xor = xor i64 %y, %x
  %and = and i64 %xor, %mask
  %xor1 = xor i64 %and, %x
  ret i64 %xor1
}

define spir_func i16 @_Z9bitselectsss(i16 %x, i16 %y, i16 %mask) {
entry:
  %xor9 = xor i16 %y, %x
  %and10 = and i16 %xor9, %mask
  %xor611 = xor i16 %and10, %x
  ret i16 %xor611
}

define spir_func i16 @_Z9bitselectttt(i16 %x, i16 %y, i16 %mask) {
entry:
  %xor9 = xor i16 %y, %x
  %and10 = and i16 %xor9, %mask
  %xor611 = xor i16 %and10, %x
  ret i16 %xor611
}

define spir_func float @_Z9half_exp2f(float %x) {
entry:
  %call = call spir_func float @_Z4exp2f(float %x)
  ret float %call
}

define spir_func float @_Z9half_log2f(float %x) {
entry:
  %call = call spir_func float @_Z4log2f(float %x)
  ret float %call
}

define spir_func float @_Z9half_powrff(float %x, float %y) {
entry:
  %elt.abs.i = call float @llvm.fabs.f32(float %x)
  %call.i = call spir_func float @_Z3powff(float %elt.abs.i, float %y)
  %or.cond.i = fcmp ult float %x, 0.000000e+00
  %0 = fcmp uno float %y, 0.000000e+00
  %spec.select.i = or i1 %or.cond.i, %0
  %cmp1.i = fcmp oeq float %y, 0.000000e+00
  %1 = call i1 @llvm.is.fpclass.f32(float %x, i32 608)
  %2 = and i1 %1, %cmp1.i
  %or24.i = or i1 %spec.select.i, %2
  %cmp7.i = fcmp oeq float %x, 1.000000e+00
  %elt.abs9.i = call float @llvm.fabs.f32(float %y)
  %cmp10.i = fcmp oeq float %elt.abs9.i, 0x7FF0000000000000
  %3 = and i1 %cmp7.i, %cmp10.i
  %or1325.i = or i1 %or24.i, %3
  %cond.i = select i1 %or1325.i, float 0x7FF8000000000000, float %call.i
  ret float %cond.i
}

define spir_func i32 @_Z9isgreaterDhDh(half %x, half %y) {
entry:
  %cmp = fcmp ogt half %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func <16 x i16> @_Z9isgreaterDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %cmp = fcmp ogt <16 x half> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i16>
  ret <16 x i16> %sext
}

define spir_func <16 x i64> @_Z9isgreaterDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %cmp = fcmp ogt <16 x double> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i64>
  ret <16 x i64> %sext
}

define spir_func <16 x i32> @_Z9isgreaterDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %cmp = fcmp ogt <16 x float> %x, %y
  %sext = sext <16 x i1> %cmp to <16 x i32>
  ret <16 x i32> %sext
}

define spir_func <2 x i16> @_Z9isgreaterDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %cmp = fcmp ogt <2 x half> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i16>
  ret <2 x i16> %sext
}

define spir_func <2 x i64> @_Z9isgreaterDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %cmp = fcmp ogt <2 x double> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i64>
  ret <2 x i64> %sext
}

define spir_func <2 x i32> @_Z9isgreaterDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %cmp = fcmp ogt <2 x float> %x, %y
  %sext = sext <2 x i1> %cmp to <2 x i32>
  ret <2 x i32> %sext
}

define spir_func <3 x i16> @_Z9isgreaterDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %cmp = fcmp ogt <3 x half> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i16>
  ret <3 x i16> %sext
}

define spir_func <3 x i64> @_Z9isgreaterDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %cmp = fcmp ogt <3 x double> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i64>
  ret <3 x i64> %sext
}

define spir_func <3 x i32> @_Z9isgreaterDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %cmp = fcmp ogt <3 x float> %x, %y
  %sext = sext <3 x i1> %cmp to <3 x i32>
  ret <3 x i32> %sext
}

define spir_func <4 x i16> @_Z9isgreaterDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %cmp = fcmp ogt <4 x half> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i16>
  ret <4 x i16> %sext
}

define spir_func <4 x i64> @_Z9isgreaterDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %cmp = fcmp ogt <4 x double> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i64>
  ret <4 x i64> %sext
}

define spir_func <4 x i32> @_Z9isgreaterDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %cmp = fcmp ogt <4 x float> %x, %y
  %sext = sext <4 x i1> %cmp to <4 x i32>
  ret <4 x i32> %sext
}

define spir_func <8 x i16> @_Z9isgreaterDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %cmp = fcmp ogt <8 x half> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i16>
  ret <8 x i16> %sext
}

define spir_func <8 x i64> @_Z9isgreaterDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %cmp = fcmp ogt <8 x double> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i64>
  ret <8 x i64> %sext
}

define spir_func <8 x i32> @_Z9isgreaterDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %cmp = fcmp ogt <8 x float> %x, %y
  %sext = sext <8 x i1> %cmp to <8 x i32>
  ret <8 x i32> %sext
}

define spir_func i32 @_Z9isgreaterdd(double %x, double %y) {
entry:
  %cmp = fcmp ogt double %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z9isgreaterff(float %x, float %y) {
entry:
  %cmp = fcmp ogt float %x, %y
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define spir_func i32 @_Z9isorderedDhDh(half %x, half %y) {
entry:
  %and5 = fcmp ord half %x, %y
  %and = zext i1 %and5 to i32
  ret i32 %and
}

define spir_func <16 x i16> @_Z9isorderedDv16_DhS_(<16 x half> %x, <16 x half> %y) {
entry:
  %and5 = fcmp ord <16 x half> %x, %y
  %and = sext <16 x i1> %and5 to <16 x i16>
  ret <16 x i16> %and
}

define spir_func <16 x i64> @_Z9isorderedDv16_dS_(<16 x double> %x, <16 x double> %y) {
entry:
  %and5 = fcmp ord <16 x double> %x, %y
  %and = sext <16 x i1> %and5 to <16 x i64>
  ret <16 x i64> %and
}

define spir_func <16 x i32> @_Z9isorderedDv16_fS_(<16 x float> %x, <16 x float> %y) {
entry:
  %and5 = fcmp ord <16 x float> %x, %y
  %and = sext <16 x i1> %and5 to <16 x i32>
  ret <16 x i32> %and
}

define spir_func <2 x i16> @_Z9isorderedDv2_DhS_(<2 x half> %x, <2 x half> %y) {
entry:
  %and5 = fcmp ord <2 x half> %x, %y
  %and = sext <2 x i1> %and5 to <2 x i16>
  ret <2 x i16> %and
}

define spir_func <2 x i64> @_Z9isorderedDv2_dS_(<2 x double> %x, <2 x double> %y) {
entry:
  %and5 = fcmp ord <2 x double> %x, %y
  %and = sext <2 x i1> %and5 to <2 x i64>
  ret <2 x i64> %and
}

define spir_func <2 x i32> @_Z9isorderedDv2_fS_(<2 x float> %x, <2 x float> %y) {
entry:
  %and5 = fcmp ord <2 x float> %x, %y
  %and = sext <2 x i1> %and5 to <2 x i32>
  ret <2 x i32> %and
}

define spir_func <3 x i16> @_Z9isorderedDv3_DhS_(<3 x half> %x, <3 x half> %y) {
entry:
  %and13 = fcmp ord <3 x half> %x, %y
  %and = sext <3 x i1> %and13 to <3 x i16>
  ret <3 x i16> %and
}

define spir_func <3 x i64> @_Z9isorderedDv3_dS_(<3 x double> %x, <3 x double> %y) {
entry:
  %and13 = fcmp ord <3 x double> %x, %y
  %and = sext <3 x i1> %and13 to <3 x i64>
  ret <3 x i64> %and
}

define spir_func <3 x i32> @_Z9isorderedDv3_fS_(<3 x float> %x, <3 x float> %y) {
entry:
  %and13 = fcmp ord <3 x float> %x, %y
  %and = sext <3 x i1> %and13 to <3 x i32>
  ret <3 x i32> %and
}

define spir_func <4 x i16> @_Z9isorderedDv4_DhS_(<4 x half> %x, <4 x half> %y) {
entry:
  %and5 = fcmp ord <4 x half> %x, %y
  %and = sext <4 x i1> %and5 to <4 x i16>
  ret <4 x i16> %and
}

define spir_func <4 x i64> @_Z9isorderedDv4_dS_(<4 x double> %x, <4 x double> %y) {
entry:
  %and5 = fcmp ord <4 x double> %x, %y
  %and = sext <4 x i1> %and5 to <4 x i64>
  ret <4 x i64> %and
}

define spir_func <4 x i32> @_Z9isorderedDv4_fS_(<4 x float> %x, <4 x float> %y) {
entry:
  %and5 = fcmp ord <4 x float> %x, %y
  %and = sext <4 x i1> %and5 to <4 x i32>
  ret <4 x i32> %and
}

define spir_func <8 x i16> @_Z9isorderedDv8_DhS_(<8 x half> %x, <8 x half> %y) {
entry:
  %and5 = fcmp ord <8 x half> %x, %y
  %and = sext <8 x i1> %and5 to <8 x i16>
  ret <8 x i16> %and
}

define spir_func <8 x i64> @_Z9isorderedDv8_dS_(<8 x double> %x, <8 x double> %y) {
entry:
  %and5 = fcmp ord <8 x double> %x, %y
  %and = sext <8 x i1> %and5 to <8 x i64>
  ret <8 x i64> %and
}

define spir_func <8 x i32> @_Z9isorderedDv8_fS_(<8 x float> %x, <8 x float> %y) {
entry:
  %and5 = fcmp ord <8 x float> %x, %y
  %and = sext <8 x i1> %and5 to <8 x i32>
  ret <8 x i32> %and
}

define spir_func i32 @_Z9isordereddd(double %x, double %y) {
entry:
  %and5 = fcmp ord double %x, %y
  %and = zext i1 %and5 to i32
  ret i32 %and
}

define spir_func i32 @_Z9isorderedff(float %x, float %y) {
entry:
  %and5 = fcmp ord float %x, %y
  %and = zext i1 %and5 to i32
  ret i32 %and
}

define spir_func half @_Z9nextafterDhDh(half %x, half %y) {
entry:
  %astype = bitcast half %x to i16
  %astype1 = bitcast half %y to i16
  %cmp = fcmp olt half %x, %y
  %0 = fcmp ule half %x, 0xH0000
  %cmp4 = xor i1 %0, %cmp
  %cond.off0.v = select i1 %cmp4, i16 1, i16 -1
  %cond.off0 = add i16 %cond.off0.v, %astype
  %cmp9 = fcmp oeq half %x, 0xH0000
  %1 = and i16 %astype1, -32768
  %2 = or disjoint i16 %1, 1
  %cond16.in = select i1 %cmp9, i16 %2, i16 %cond.off0
  %cmp18 = fcmp oeq half %x, %y
  %or.cond = fcmp uno half %x, %y
  %3 = bitcast i16 %cond16.in to half
  %4 = select i1 %cmp18, half %y, half %3
  %cond31.off0 = select i1 %or.cond, half 0xH7E00, half %4
  ret half %cond31.off0
}

define spir_func double @_Z9nextafterdd(double %x, double %y) {
entry:
  %cmp5 = fcmp oeq double %x, 0.000000e+00
  br i1 %cmp5, label %cond.true7, label %cond.false9

cond.true7:
  %astype8 = bitcast double %y to i64
  %and = and i64 %astype8, -9223372036854775808
  %or = or disjoint i64 %and, 1
  br label %cond.end10

cond.false9:
  %cmp = fcmp olt double %x, %y
  %0 = fcmp ule double %x, 0.000000e+00
  %cmp3 = xor i1 %0, %cmp
  %astype = bitcast double %x to i64
  %cond.v = select i1 %cmp3, i64 1, i64 -1
  %cond = add i64 %cond.v, %astype
  br label %cond.end10

cond.end10:
  %cond11 = phi i64 [ %or, %cond.true7 ], [ %cond, %cond.false9 ]
  %astype12 = bitcast i64 %cond11 to double
  %cmp13 = fcmp oeq double %x, %y
  %cond18 = select i1 %cmp13, double %y, double %astype12
  %or.cond = fcmp uno double %x, %y
  %add20 = fadd double %x, %y
  %cond23 = select i1 %or.cond, double %add20, double %cond18
  ret double %cond23
}

define spir_func float @_Z9nextafterff(float %x, float %y) {
entry:
  %cmp5 = fcmp oeq float %x, 0.000000e+00
  br i1 %cmp5, label %cond.true7, label %cond.false9

cond.true7:
  %astype8 = bitcast float %y to i32
  %and = and i32 %astype8, -2147483648
  %or = or disjoint i32 %and, 1
  br label %cond.end10

cond.false9:
  %cmp = fcmp olt float %x, %y
  %0 = fcmp ule float %x, 0.000000e+00
  %cmp3 = xor i1 %0, %cmp
  %astype = bitcast float %x to i32
  %cond.v = select i1 %cmp3, i32 1, i32 -1
  %cond = add i32 %cond.v, %astype
  br label %cond.end10

cond.end10:
  %cond11 = phi i32 [ %or, %cond.true7 ], [ %cond, %cond.false9 ]
  %astype12 = bitcast i32 %cond11 to float
  %cmp13 = fcmp oeq float %x, %y
  %cond18 = select i1 %cmp13, float %y, float %astype12
  %or.cond = fcmp uno float %x, %y
  %add20 = fadd float %x, %y
  %cond23 = select i1 %or.cond, float %add20, float %cond18
  ret float %cond23
}

define spir_func half @_Z9normalizeDh(half %x) {
entry:
  %conv = fpext half %x to float
  %call = call spir_func float @_Z9normalizef(float %conv)
  %conv1 = fptrunc float %call to half
  ret half %conv1
}

define spir_func <2 x half> @_Z9normalizeDv2_Dh(<2 x half> %x) {
entry:
  %conv = fpext <2 x half> %x to <2 x float>
  %call = call spir_func <2 x float> @_Z9normalizeDv2_f(<2 x float> %conv)
  %conv1 = fptrunc <2 x float> %call to <2 x half>
  ret <2 x half> %conv1
}

define spir_func <2 x double> @_Z9normalizeDv2_d(<2 x double> %p) {
entry:
  %0 = extractelement <2 x double> %p, i64 0
  %elt.abs.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <2 x double> %p, i64 1
  %elt.abs1.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.abs.i, double %elt.abs1.i)
  %cmp = fcmp oeq double %elt.maxnum.i, 0x7FF0000000000000
  %2 = call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  %3 = call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  %4 = fcmp uno double %0, 0.000000e+00
  %cond.i39 = select i1 %4, double %0, double %3
  %cmp.i41 = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond4.i42 = select i1 %cmp.i41, double %2, double %cond.i39
  %vecinit.i = insertelement <2 x double> poison, double %cond4.i42, i64 0
  %5 = call double @llvm.copysign.f64(double 1.000000e+00, double %1)
  %6 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  %7 = fcmp uno double %1, 0.000000e+00
  %cond.i = select i1 %7, double %1, double %6
  %cmp.i38 = fcmp oeq double %elt.abs1.i, 0x7FF0000000000000
  %cond4.i = select i1 %cmp.i38, double %5, double %cond.i
  %vecinit2.i = insertelement <2 x double> %vecinit.i, double %cond4.i, i64 1
  br i1 %cmp, label %cond.end7, label %cond.false5

cond.false5:
  %cmp.i34 = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i35 = select i1 %cmp.i34, double 0x1FC0000000000000, double 1.000000e+00
  %cmp.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i = select i1 %cmp.i, double 0x6360000000000000, double 1.000000e+00
  %splat.splatinsert = insertelement <2 x double> poison, double %..i, i64 0
  %splat.splat = shufflevector <2 x double> %splat.splatinsert, <2 x double> poison, <2 x i32> zeroinitializer
  %mul = fmul <2 x double> %p, %splat.splat
  br label %cond.end7

cond.end7:
  %cond = phi double [ 1.000000e+00, %entry ], [ %..i35, %cond.false5 ]
  %cond8 = phi <2 x double> [ %vecinit2.i, %entry ], [ %mul, %cond.false5 ]
  %splat.splatinsert9 = insertelement <2 x double> poison, double %cond, i64 0
  %splat.splat10 = shufflevector <2 x double> %splat.splatinsert9, <2 x double> poison, <2 x i32> zeroinitializer
  %mul11 = fmul <2 x double> %cond8, %splat.splat10
  %8 = extractelement <2 x double> %mul11, i64 1
  %foldExtExtBinop = fmul <2 x double> %mul11, %mul11
  %mul.i = extractelement <2 x double> %foldExtExtBinop, i64 0
  %call.i = call spir_func double @_Z3madddd(double %8, double %8, double %mul.i)
  %9 = call double @llvm.sqrt.f64(double %call.i)
  %div = fdiv double 1.000000e+00, %9
  %cmp13 = fcmp oeq double %call.i, 0.000000e+00
  %cond17 = select i1 %cmp13, double 1.000000e+00, double %div
  %splat.splatinsert18 = insertelement <2 x double> poison, double %cond17, i64 0
  %splat.splat19 = shufflevector <2 x double> %splat.splatinsert18, <2 x double> poison, <2 x i32> zeroinitializer
  %mul20 = fmul <2 x double> %cond8, %splat.splat19
  %mul23 = fmul <2 x double> %splat.splat10, %mul20
  ret <2 x double> %mul23
}

define spir_func <2 x float> @_Z9normalizeDv2_f(<2 x float> %p) {
entry:
  %0 = extractelement <2 x float> %p, i64 0
  %elt.abs.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <2 x float> %p, i64 1
  %elt.abs1.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.abs.i, float %elt.abs1.i)
  %cmp = fcmp oeq float %elt.maxnum.i, 0x7FF0000000000000
  %2 = call float @llvm.copysign.f32(float 1.000000e+00, float %0)
  %3 = call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  %4 = fcmp uno float %0, 0.000000e+00
  %cond.i39 = select i1 %4, float %0, float %3
  %cmp.i41 = fcmp oeq float %elt.abs.i, 0x7FF0000000000000
  %cond4.i42 = select i1 %cmp.i41, float %2, float %cond.i39
  %vecinit.i = insertelement <2 x float> poison, float %cond4.i42, i64 0
  %5 = call float @llvm.copysign.f32(float 1.000000e+00, float %1)
  %6 = call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  %7 = fcmp uno float %1, 0.000000e+00
  %cond.i = select i1 %7, float %1, float %6
  %cmp.i38 = fcmp oeq float %elt.abs1.i, 0x7FF0000000000000
  %cond4.i = select i1 %cmp.i38, float %5, float %cond.i
  %vecinit2.i = insertelement <2 x float> %vecinit.i, float %cond4.i, i64 1
  br i1 %cmp, label %cond.end7, label %cond.false5

cond.false5:
  %cmp.i34 = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i35 = select i1 %cmp.i34, float 0x3BC0000000000000, float 1.000000e+00
  %cmp.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i = select i1 %cmp.i, float 0x4590000000000000, float 1.000000e+00
  %splat.splatinsert = insertelement <2 x float> poison, float %..i, i64 0
  %splat.splat = shufflevector <2 x float> %splat.splatinsert, <2 x float> poison, <2 x i32> zeroinitializer
  %mul = fmul <2 x float> %p, %splat.splat
  br label %cond.end7

cond.end7:
  %cond = phi float [ 1.000000e+00, %entry ], [ %..i35, %cond.false5 ]
  %cond8 = phi <2 x float> [ %vecinit2.i, %entry ], [ %mul, %cond.false5 ]
  %splat.splatinsert9 = insertelement <2 x float> poison, float %cond, i64 0
  %splat.splat10 = shufflevector <2 x float> %splat.splatinsert9, <2 x float> poison, <2 x i32> zeroinitializer
  %mul11 = fmul <2 x float> %cond8, %splat.splat10
  %8 = extractelement <2 x float> %mul11, i64 1
  %foldExtExtBinop = fmul <2 x float> %mul11, %mul11
  %mul.i = extractelement <2 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %8, float %8, float %mul.i)
  %9 = call float @llvm.sqrt.f32(float %call.i)
  %div = fdiv float 1.000000e+00, %9
  %cmp13 = fcmp oeq float %call.i, 0.000000e+00
  %cond17 = select i1 %cmp13, float 1.000000e+00, float %div
  %splat.splatinsert18 = insertelement <2 x float> poison, float %cond17, i64 0
  %splat.splat19 = shufflevector <2 x float> %splat.splatinsert18, <2 x float> poison, <2 x i32> zeroinitializer
  %mul20 = fmul <2 x float> %cond8, %splat.splat19
  %mul23 = fmul <2 x float> %splat.splat10, %mul20
  ret <2 x float> %mul23
}

define spir_func <3 x half> @_Z9normalizeDv3_Dh(<3 x half> %x) {
entry:
  %conv = fpext <3 x half> %x to <3 x float>
  %call = call spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> %conv)
  %conv2 = fptrunc <3 x float> %call to <3 x half>
  ret <3 x half> %conv2
}

define spir_func <3 x double> @_Z9normalizeDv3_d(<3 x double> %p) {
entry:
  %0 = extractelement <3 x double> %p, i64 0
  %elt.abs.i.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <3 x double> %p, i64 1
  %elt.abs1.i.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i.i = call double @llvm.maxnum.f64(double %elt.abs.i.i, double %elt.abs1.i.i)
  %2 = extractelement <3 x double> %p, i64 2
  %elt.abs.i = call double @llvm.fabs.f64(double %2)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.maxnum.i.i, double %elt.abs.i)
  %cmp = fcmp oeq double %elt.maxnum.i, 0x7FF0000000000000
  %3 = call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  %4 = call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  %5 = fcmp uno double %0, 0.000000e+00
  %cond.i60 = select i1 %5, double %0, double %4
  %cmp.i62 = fcmp oeq double %elt.abs.i.i, 0x7FF0000000000000
  %cond4.i63 = select i1 %cmp.i62, double %3, double %cond.i60
  %6 = insertelement <3 x double> poison, double %cond4.i63, i64 0
  %7 = call double @llvm.copysign.f64(double 1.000000e+00, double %1)
  %8 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  %9 = fcmp uno double %1, 0.000000e+00
  %cond.i56 = select i1 %9, double %1, double %8
  %cmp.i58 = fcmp oeq double %elt.abs1.i.i, 0x7FF0000000000000
  %cond4.i59 = select i1 %cmp.i58, double %7, double %cond.i56
  %vecinit.i = insertelement <3 x double> %6, double %cond4.i59, i64 1
  %10 = call double @llvm.copysign.f64(double 1.000000e+00, double %2)
  %11 = call double @llvm.copysign.f64(double 0.000000e+00, double %2)
  %12 = fcmp uno double %2, 0.000000e+00
  %cond.i = select i1 %12, double %2, double %11
  %cmp.i55 = fcmp oeq double %elt.abs.i, 0x7FF0000000000000
  %cond4.i = select i1 %cmp.i55, double %10, double %cond.i
  %vecinit2.i = insertelement <3 x double> %vecinit.i, double %cond4.i, i64 2
  br i1 %cmp, label %cond.end15, label %cond.false11

cond.false11:
  %cmp.i52 = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i53 = select i1 %cmp.i52, double 0x1FC0000000000000, double 1.000000e+00
  %cmp.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i = select i1 %cmp.i, double 0x6360000000000000, double 1.000000e+00
  %splat.splatinsert = insertelement <3 x double> poison, double %..i, i64 0
  %splat.splat = shufflevector <3 x double> %splat.splatinsert, <3 x double> poison, <3 x i32> zeroinitializer
  %mul = fmul <3 x double> %p, %splat.splat
  br label %cond.end15

cond.end15:
  %cond = phi double [ 1.000000e+00, %entry ], [ %..i53, %cond.false11 ]
  %cond16 = phi <3 x double> [ %vecinit2.i, %entry ], [ %mul, %cond.false11 ]
  %splat.splatinsert20 = insertelement <3 x double> poison, double %cond, i64 0
  %splat.splat21 = shufflevector <3 x double> %splat.splatinsert20, <3 x double> poison, <3 x i32> zeroinitializer
  %mul22 = fmul <3 x double> %cond16, %splat.splat21
  %13 = extractelement <3 x double> %mul22, i64 2
  %14 = extractelement <3 x double> %mul22, i64 1
  %foldExtExtBinop = fmul <3 x double> %mul22, %mul22
  %mul.i = extractelement <3 x double> %foldExtExtBinop, i64 0
  %call.i = call spir_func double @_Z3madddd(double %14, double %14, double %mul.i)
  %call2.i = call spir_func double @_Z3madddd(double %13, double %13, double %call.i)
  %15 = call double @llvm.sqrt.f64(double %call2.i)
  %div = fdiv double 1.000000e+00, %15
  %cmp31 = fcmp oeq double %call2.i, 0.000000e+00
  %cond35 = select i1 %cmp31, double 1.000000e+00, double %div
  %splat.splatinsert36 = insertelement <3 x double> poison, double %cond35, i64 0
  %splat.splat37 = shufflevector <3 x double> %splat.splatinsert36, <3 x double> poison, <3 x i32> zeroinitializer
  %mul38 = fmul <3 x double> %cond16, %splat.splat37
  %mul41 = fmul <3 x double> %splat.splat21, %mul38
  ret <3 x double> %mul41
}

define spir_func <3 x float> @_Z9normalizeDv3_f(<3 x float> %p) {
entry:
  %0 = extractelement <3 x float> %p, i64 0
  %elt.abs.i.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <3 x float> %p, i64 1
  %elt.abs1.i.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i.i = call float @llvm.maxnum.f32(float %elt.abs.i.i, float %elt.abs1.i.i)
  %2 = extractelement <3 x float> %p, i64 2
  %elt.abs.i = call float @llvm.fabs.f32(float %2)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.maxnum.i.i, float %elt.abs.i)
  %cmp = fcmp oeq float %elt.maxnum.i, 0x7FF0000000000000
  %3 = call float @llvm.copysign.f32(float 1.000000e+00, float %0)
  %4 = call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  %5 = fcmp uno float %0, 0.000000e+00
  %cond.i60 = select i1 %5, float %0, float %4
  %cmp.i62 = fcmp oeq float %elt.abs.i.i, 0x7FF0000000000000
  %cond4.i63 = select i1 %cmp.i62, float %3, float %cond.i60
  %6 = insertelement <3 x float> poison, float %cond4.i63, i64 0
  %7 = call float @llvm.copysign.f32(float 1.000000e+00, float %1)
  %8 = call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  %9 = fcmp uno float %1, 0.000000e+00
  %cond.i56 = select i1 %9, float %1, float %8
  %cmp.i58 = fcmp oeq float %elt.abs1.i.i, 0x7FF0000000000000
  %cond4.i59 = select i1 %cmp.i58, float %7, float %cond.i56
  %vecinit.i = insertelement <3 x float> %6, float %cond4.i59, i64 1
  %10 = call float @llvm.copysign.f32(float 1.000000e+00, float %2)
  %11 = call float @llvm.copysign.f32(float 0.000000e+00, float %2)
  %12 = fcmp uno float %2, 0.000000e+00
  %cond.i = select i1 %12, float %2, float %11
  %cmp.i55 = fcmp oeq float %elt.abs.i, 0x7FF0000000000000
  %cond4.i = select i1 %cmp.i55, float %10, float %cond.i
  %vecinit2.i = insertelement <3 x float> %vecinit.i, float %cond4.i, i64 2
  br i1 %cmp, label %cond.end15, label %cond.false11

cond.false11:
  %cmp.i52 = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i53 = select i1 %cmp.i52, float 0x3BC0000000000000, float 1.000000e+00
  %cmp.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i = select i1 %cmp.i, float 0x4590000000000000, float 1.000000e+00
  %splat.splatinsert = insertelement <3 x float> poison, float %..i, i64 0
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer
  %mul = fmul <3 x float> %p, %splat.splat
  br label %cond.end15

cond.end15:
  %cond = phi float [ 1.000000e+00, %entry ], [ %..i53, %cond.false11 ]
  %cond16 = phi <3 x float> [ %vecinit2.i, %entry ], [ %mul, %cond.false11 ]
  %splat.splatinsert20 = insertelement <3 x float> poison, float %cond, i64 0
  %splat.splat21 = shufflevector <3 x float> %splat.splatinsert20, <3 x float> poison, <3 x i32> zeroinitializer
  %mul22 = fmul <3 x float> %cond16, %splat.splat21
  %13 = extractelement <3 x float> %mul22, i64 2
  %14 = extractelement <3 x float> %mul22, i64 1
  %foldExtExtBinop = fmul <3 x float> %mul22, %mul22
  %mul.i = extractelement <3 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %14, float %14, float %mul.i)
  %call2.i = call spir_func float @_Z3madfff(float %13, float %13, float %call.i)
  %15 = call float @llvm.sqrt.f32(float %call2.i)
  %div = fdiv float 1.000000e+00, %15
  %cmp31 = fcmp oeq float %call2.i, 0.000000e+00
  %cond35 = select i1 %cmp31, float 1.000000e+00, float %div
  %splat.splatinsert36 = insertelement <3 x float> poison, float %cond35, i64 0
  %splat.splat37 = shufflevector <3 x float> %splat.splatinsert36, <3 x float> poison, <3 x i32> zeroinitializer
  %mul38 = fmul <3 x float> %cond16, %splat.splat37
  %mul41 = fmul <3 x float> %splat.splat21, %mul38
  ret <3 x float> %mul41
}

define spir_func <4 x half> @_Z9normalizeDv4_Dh(<4 x half> %x) {
entry:
  %conv = fpext <4 x half> %x to <4 x float>
  %call = call spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> %conv)
  %conv1 = fptrunc <4 x float> %call to <4 x half>
  ret <4 x half> %conv1
}

define spir_func <4 x double> @_Z9normalizeDv4_d(<4 x double> %p) {
entry:
  %0 = extractelement <4 x double> %p, i64 0
  %elt.abs.i3.i = call double @llvm.fabs.f64(double %0)
  %1 = extractelement <4 x double> %p, i64 1
  %elt.abs1.i4.i = call double @llvm.fabs.f64(double %1)
  %elt.maxnum.i5.i = call double @llvm.maxnum.f64(double %elt.abs.i3.i, double %elt.abs1.i4.i)
  %2 = extractelement <4 x double> %p, i64 2
  %elt.abs.i.i = call double @llvm.fabs.f64(double %2)
  %3 = extractelement <4 x double> %p, i64 3
  %elt.abs1.i.i = call double @llvm.fabs.f64(double %3)
  %elt.maxnum.i.i = call double @llvm.maxnum.f64(double %elt.abs.i.i, double %elt.abs1.i.i)
  %elt.maxnum.i = call double @llvm.maxnum.f64(double %elt.maxnum.i5.i, double %elt.maxnum.i.i)
  %cmp = fcmp oeq double %elt.maxnum.i, 0x7FF0000000000000
  %4 = call double @llvm.copysign.f64(double 1.000000e+00, double %0)
  %5 = call double @llvm.copysign.f64(double 0.000000e+00, double %0)
  %6 = fcmp uno double %0, 0.000000e+00
  %cond.i45 = select i1 %6, double %0, double %5
  %cmp.i47 = fcmp oeq double %elt.abs.i3.i, 0x7FF0000000000000
  %cond4.i48 = select i1 %cmp.i47, double %4, double %cond.i45
  %vecinit.i6.i = insertelement <2 x double> poison, double %cond4.i48, i64 0
  %7 = call double @llvm.copysign.f64(double 1.000000e+00, double %1)
  %8 = call double @llvm.copysign.f64(double 0.000000e+00, double %1)
  %9 = fcmp uno double %1, 0.000000e+00
  %cond.i41 = select i1 %9, double %1, double %8
  %cmp.i43 = fcmp oeq double %elt.abs1.i4.i, 0x7FF0000000000000
  %cond4.i44 = select i1 %cmp.i43, double %7, double %cond.i41
  %vecinit2.i8.i = insertelement <2 x double> %vecinit.i6.i, double %cond4.i44, i64 1
  %10 = call double @llvm.copysign.f64(double 1.000000e+00, double %2)
  %11 = call double @llvm.copysign.f64(double 0.000000e+00, double %2)
  %12 = fcmp uno double %2, 0.000000e+00
  %cond.i37 = select i1 %12, double %2, double %11
  %cmp.i39 = fcmp oeq double %elt.abs.i.i, 0x7FF0000000000000
  %cond4.i40 = select i1 %cmp.i39, double %10, double %cond.i37
  %vecinit.i.i = insertelement <2 x double> poison, double %cond4.i40, i64 0
  %13 = call double @llvm.copysign.f64(double 1.000000e+00, double %3)
  %14 = call double @llvm.copysign.f64(double 0.000000e+00, double %3)
  %15 = fcmp uno double %3, 0.000000e+00
  %cond.i = select i1 %15, double %3, double %14
  %cmp.i36 = fcmp oeq double %elt.abs1.i.i, 0x7FF0000000000000
  %cond4.i = select i1 %cmp.i36, double %13, double %cond.i
  %vecinit2.i.i = insertelement <2 x double> %vecinit.i.i, double %cond4.i, i64 1
  %vecinit3.i = shufflevector <2 x double> %vecinit2.i8.i, <2 x double> %vecinit2.i.i, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br i1 %cmp, label %cond.end7, label %cond.false5

cond.false5:
  %cmp.i34 = fcmp ogt double %elt.maxnum.i, 0x5FC0000000000000
  %..i35 = select i1 %cmp.i34, double 0x1FC0000000000000, double 1.000000e+00
  %cmp.i = fcmp olt double %elt.maxnum.i, 0x2380000000000000
  %..i = select i1 %cmp.i, double 0x6360000000000000, double 1.000000e+00
  %splat.splatinsert = insertelement <4 x double> poison, double %..i, i64 0
  %splat.splat = shufflevector <4 x double> %splat.splatinsert, <4 x double> poison, <4 x i32> zeroinitializer
  %mul = fmul <4 x double> %p, %splat.splat
  br label %cond.end7

cond.end7:
  %cond = phi double [ 1.000000e+00, %entry ], [ %..i35, %cond.false5 ]
  %cond8 = phi <4 x double> [ %vecinit3.i, %entry ], [ %mul, %cond.false5 ]
  %splat.splatinsert9 = insertelement <4 x double> poison, double %cond, i64 0
  %splat.splat10 = shufflevector <4 x double> %splat.splatinsert9, <4 x double> poison, <4 x i32> zeroinitializer
  %mul11 = fmul <4 x double> %cond8, %splat.splat10
  %16 = extractelement <4 x double> %mul11, i64 3
  %17 = extractelement <4 x double> %mul11, i64 2
  %18 = extractelement <4 x double> %mul11, i64 1
  %foldExtExtBinop = fmul <4 x double> %mul11, %mul11
  %mul.i = extractelement <4 x double> %foldExtExtBinop, i64 0
  %call.i = call spir_func double @_Z3madddd(double %18, double %18, double %mul.i)
  %call1.i = call spir_func double @_Z3madddd(double %17, double %17, double %call.i)
  %call2.i = call spir_func double @_Z3madddd(double %16, double %16, double %call1.i)
  %19 = call double @llvm.sqrt.f64(double %call2.i)
  %div = fdiv double 1.000000e+00, %19
  %cmp13 = fcmp oeq double %call2.i, 0.000000e+00
  %cond17 = select i1 %cmp13, double 1.000000e+00, double %div
  %splat.splatinsert18 = insertelement <4 x double> poison, double %cond17, i64 0
  %splat.splat19 = shufflevector <4 x double> %splat.splatinsert18, <4 x double> poison, <4 x i32> zeroinitializer
  %mul20 = fmul <4 x double> %cond8, %splat.splat19
  %mul23 = fmul <4 x double> %splat.splat10, %mul20
  ret <4 x double> %mul23
}

define spir_func <4 x float> @_Z9normalizeDv4_f(<4 x float> %p) {
entry:
  %0 = extractelement <4 x float> %p, i64 0
  %elt.abs.i3.i = call float @llvm.fabs.f32(float %0)
  %1 = extractelement <4 x float> %p, i64 1
  %elt.abs1.i4.i = call float @llvm.fabs.f32(float %1)
  %elt.maxnum.i5.i = call float @llvm.maxnum.f32(float %elt.abs.i3.i, float %elt.abs1.i4.i)
  %2 = extractelement <4 x float> %p, i64 2
  %elt.abs.i.i = call float @llvm.fabs.f32(float %2)
  %3 = extractelement <4 x float> %p, i64 3
  %elt.abs1.i.i = call float @llvm.fabs.f32(float %3)
  %elt.maxnum.i.i = call float @llvm.maxnum.f32(float %elt.abs.i.i, float %elt.abs1.i.i)
  %elt.maxnum.i = call float @llvm.maxnum.f32(float %elt.maxnum.i5.i, float %elt.maxnum.i.i)
  %cmp = fcmp oeq float %elt.maxnum.i, 0x7FF0000000000000
  %4 = call float @llvm.copysign.f32(float 1.000000e+00, float %0)
  %5 = call float @llvm.copysign.f32(float 0.000000e+00, float %0)
  %6 = fcmp uno float %0, 0.000000e+00
  %cond.i45 = select i1 %6, float %0, float %5
  %cmp.i47 = fcmp oeq float %elt.abs.i3.i, 0x7FF0000000000000
  %cond4.i48 = select i1 %cmp.i47, float %4, float %cond.i45
  %vecinit.i6.i = insertelement <2 x float> poison, float %cond4.i48, i64 0
  %7 = call float @llvm.copysign.f32(float 1.000000e+00, float %1)
  %8 = call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  %9 = fcmp uno float %1, 0.000000e+00
  %cond.i41 = select i1 %9, float %1, float %8
  %cmp.i43 = fcmp oeq float %elt.abs1.i4.i, 0x7FF0000000000000
  %cond4.i44 = select i1 %cmp.i43, float %7, float %cond.i41
  %vecinit2.i8.i = insertelement <2 x float> %vecinit.i6.i, float %cond4.i44, i64 1
  %10 = call float @llvm.copysign.f32(float 1.000000e+00, float %2)
  %11 = call float @llvm.copysign.f32(float 0.000000e+00, float %2)
  %12 = fcmp uno float %2, 0.000000e+00
  %cond.i37 = select i1 %12, float %2, float %11
  %cmp.i39 = fcmp oeq float %elt.abs.i.i, 0x7FF0000000000000
  %cond4.i40 = select i1 %cmp.i39, float %10, float %cond.i37
  %vecinit.i.i = insertelement <2 x float> poison, float %cond4.i40, i64 0
  %13 = call float @llvm.copysign.f32(float 1.000000e+00, float %3)
  %14 = call float @llvm.copysign.f32(float 0.000000e+00, float %3)
  %15 = fcmp uno float %3, 0.000000e+00
  %cond.i = select i1 %15, float %3, float %14
  %cmp.i36 = fcmp oeq float %elt.abs1.i.i, 0x7FF0000000000000
  %cond4.i = select i1 %cmp.i36, float %13, float %cond.i
  %vecinit2.i.i = insertelement <2 x float> %vecinit.i.i, float %cond4.i, i64 1
  %vecinit3.i = shufflevector <2 x float> %vecinit2.i8.i, <2 x float> %vecinit2.i.i, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  br i1 %cmp, label %cond.end7, label %cond.false5

cond.false5:
  %cmp.i34 = fcmp ogt float %elt.maxnum.i, 0x43C0000000000000
  %..i35 = select i1 %cmp.i34, float 0x3BC0000000000000, float 1.000000e+00
  %cmp.i = fcmp olt float %elt.maxnum.i, 0x3DB0000000000000
  %..i = select i1 %cmp.i, float 0x4590000000000000, float 1.000000e+00
  %splat.splatinsert = insertelement <4 x float> poison, float %..i, i64 0
  %splat.splat = shufflevector <4 x float> %splat.splatinsert, <4 x float> poison, <4 x i32> zeroinitializer
  %mul = fmul <4 x float> %p, %splat.splat
  br label %cond.end7

cond.end7:
  %cond = phi float [ 1.000000e+00, %entry ], [ %..i35, %cond.false5 ]
  %cond8 = phi <4 x float> [ %vecinit3.i, %entry ], [ %mul, %cond.false5 ]
  %splat.splatinsert9 = insertelement <4 x float> poison, float %cond, i64 0
  %splat.splat10 = shufflevector <4 x float> %splat.splatinsert9, <4 x float> poison, <4 x i32> zeroinitializer
  %mul11 = fmul <4 x float> %cond8, %splat.splat10
  %16 = extractelement <4 x float> %mul11, i64 3
  %17 = extractelement <4 x float> %mul11, i64 2
  %18 = extractelement <4 x float> %mul11, i64 1
  %foldExtExtBinop = fmul <4 x float> %mul11, %mul11
  %mul.i = extractelement <4 x float> %foldExtExtBinop, i64 0
  %call.i = call spir_func float @_Z3madfff(float %18, float %18, float %mul.i)
  %call1.i = call spir_func float @_Z3madfff(float %17, float %17, float %call.i)
  %call2.i = call spir_func float @_Z3madfff(float %16, float %16, float %call1.i)
  %19 = call float @llvm.sqrt.f32(float %call2.i)
  %div = fdiv float 1.000000e+00, %19
  %cmp13 = fcmp oeq float %call2.i, 0.000000e+00
  %cond17 = select i1 %cmp13, float 1.000000e+00, float %div
  %splat.splatinsert18 = insertelement <4 x float> poison, float %cond17, i64 0
  %splat.splat19 = shufflevector <4 x float> %splat.splatinsert18, <4 x float> poison, <4 x i32> zeroinitializer
  %mul20 = fmul <4 x float> %cond8, %splat.splat19
  %mul23 = fmul <4 x float> %splat.splat10, %mul20
  ret <4 x float> %mul23
}

define spir_func double @_Z9normalized(double %p) {
entry:
  %0 = call double @llvm.copysign.f64(double 1.000000e+00, double %p)
  %or.cond = fcmp ueq double %p, 0.000000e+00
  %cond = select i1 %or.cond, double %p, double %0
  ret double %cond
}

define spir_func float @_Z9normalizef(float %p) {
entry:
  %0 = call float @llvm.copysign.f32(float 1.000000e+00, float %p)
  %or.cond = fcmp ueq float %p, 0.000000e+00
  %cond = select i1 %or.cond, float %p, float %0
  ret float %cond
}

define spir_func half @_Z9remainderDhDh(half %x, half %y) {
entry:
  %conv = fpext half %x to float
  %conv1 = fpext half %y to float
  %call = call spir_func float @_Z9remainderff(float %conv, float %conv1)
  %conv2 = fptrunc float %call to half
  ret half %conv2
}

define spir_func double @_Z9remainderdd(double %x, double %y) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs1 = call double @llvm.fabs.f64(double %y)
  %mul.i = fmul double %elt.abs1, 2.000000e+00
  %call.i = call spir_func double @_Z4fmoddd(double %elt.abs, double %mul.i)
  %cmp7.i = fcmp oge double %call.i, %elt.abs1
  %sub6.i = fsub double %call.i, %elt.abs1
  %cond.i = select i1 %cmp7.i, double %sub6.i, double %call.i
  %sub16.i = fsub double %elt.abs1, %cond.i
  %cmp17.i = fcmp ogt double %cond.i, %sub16.i
  br i1 %cmp17.i, label %_ZL12nearest_restddiPi.exit, label %lor.rhs.i

lor.rhs.i:
  %cmp19.i = fcmp oeq double %cond.i, %sub16.i
  %0 = and i1 %cmp19.i, %cmp7.i
  br label %_ZL12nearest_restddiPi.exit

_ZL12nearest_restddiPi.exit:
  %1 = phi i1 [ true, %entry ], [ %0, %lor.rhs.i ]
  %fneg.i = fneg double %sub16.i
  %cond29.i = select i1 %1, double %fneg.i, double %cond.i
  %fneg = fneg double %cond29.i
  %astype = bitcast double %x to i64
  %tobool.not4 = icmp slt i64 %astype, 0
  %cond = select i1 %tobool.not4, double %fneg, double %cond29.i
  ret double %cond
}

define spir_func float @_Z9remainderff(float %x, float %y) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs1 = call float @llvm.fabs.f32(float %y)
  %mul.i = fmul float %elt.abs1, 2.000000e+00
  %call.i = call spir_func float @_Z4fmodff(float %elt.abs, float %mul.i)
  %cmp7.i = fcmp oge float %call.i, %elt.abs1
  %sub6.i = fsub float %call.i, %elt.abs1
  %cond.i = select i1 %cmp7.i, float %sub6.i, float %call.i
  %sub16.i = fsub float %elt.abs1, %cond.i
  %cmp17.i = fcmp ogt float %cond.i, %sub16.i
  br i1 %cmp17.i, label %_ZL12nearest_restffiPi.exit, label %lor.rhs.i

lor.rhs.i:
  %cmp19.i = fcmp oeq float %cond.i, %sub16.i
  %0 = and i1 %cmp19.i, %cmp7.i
  br label %_ZL12nearest_restffiPi.exit

_ZL12nearest_restffiPi.exit:
  %1 = phi i1 [ true, %entry ], [ %0, %lor.rhs.i ]
  %fneg.i = fneg float %sub16.i
  %cond29.i = select i1 %1, float %fneg.i, float %cond.i
  %fneg = fneg float %cond29.i
  %astype = bitcast float %x to i32
  %tobool.not4 = icmp slt i32 %astype, 0
  %cond = select i1 %tobool.not4, float %fneg, float %cond29.i
  ret float %cond
}

declare spir_func i64 @_Z12get_local_idj(i32)
declare spir_func i64 @_Z13get_global_idj(i32)
declare spir_func i64 @_Z14get_local_sizej(i32)
declare spir_func i64 @_Z15get_global_sizej(i32)
declare spir_func i64 @_Z17get_global_offsetj(i32)
declare spir_func double @_Z3cosd(double)
declare spir_func float @_Z3cosf(float)
declare spir_func float @_Z3erff(float)
declare spir_func double @_Z3expd(double)
declare spir_func float @_Z3expf(float)
declare spir_func double @_Z3fmaddd(double, double, double)
declare spir_func double @_Z3logd(double)
declare spir_func float @_Z3logf(float)
declare spir_func double @_Z3madddd(double, double, double)
declare spir_func float @_Z3madfff(float, float, float)
declare spir_func double @_Z3powdd(double, double)
declare spir_func float @_Z3powff(float, float)
declare spir_func double @_Z3sind(double)
declare spir_func float @_Z3sinf(float)
declare spir_func float @_Z3tanf(float)
declare spir_func double @_Z4acosd(double)
declare spir_func float @_Z4acosf(float)
declare spir_func double @_Z4asind(double)
declare spir_func float @_Z4asinf(float)
declare spir_func double @_Z4atand(double)
declare spir_func float @_Z4atanf(float)
declare spir_func float @_Z4cbrtf(float)
declare spir_func float @_Z4ceilf(float)
declare spir_func float @_Z4coshf(float)
declare spir_func float @_Z4erfcf(float)
declare spir_func double @_Z4exp2d(double)
declare spir_func float @_Z4exp2f(float)
declare spir_func float @_Z4fabsf(float)
declare spir_func float @_Z4fmaxff(float, float)
declare spir_func float @_Z4fminff(float, float)
declare spir_func double @_Z4fmoddd(double, double)
declare spir_func float @_Z4fmodff(float, float)
declare spir_func double @_Z4log2d(double)
declare spir_func float @_Z4log2f(float)
declare spir_func float @_Z4rintf(float)
declare spir_func float @_Z4sinhf(float)
declare spir_func float @_Z4sqrtf(float)
declare spir_func float @_Z4tanhf(float)
declare spir_func float @_Z5acoshf(float)
declare spir_func float @_Z5asinhf(float)
declare spir_func double @_Z5atan2dd(double, double)
declare spir_func float @_Z5atan2ff(float, float)
declare spir_func float @_Z5atanhf(float)
declare spir_func float @_Z5exp10f(float)
declare spir_func float @_Z5expm1f(float)
declare spir_func float @_Z5floorf(float)
declare spir_func float @_Z5hypotff(float, float)
declare spir_func float @_Z5log10f(float)
declare spir_func float @_Z5log1pf(float)
declare spir_func float @_Z5roundf(float)
declare spir_func float @_Z5truncf(float)
declare spir_func void @_Z7barrierj(i32)
declare spir_func float @_Z8copysignff(float, float)
declare i16 @llvm.abs.i16(i16, i1)
declare i32 @llvm.abs.i32(i32, i1)
declare i64 @llvm.abs.i64(i64, i1)
declare i8 @llvm.abs.i8(i8, i1)
declare i16 @llvm.bitreverse.i16(i16)
declare i32 @llvm.bitreverse.i32(i32)
declare i64 @llvm.bitreverse.i64(i64)
declare i8 @llvm.bitreverse.i8(i8)
declare float @llvm.copysign.f32(float, float)
declare double @llvm.copysign.f64(double, double)
declare i16 @llvm.ctlz.i16(i16, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i64 @llvm.ctlz.i64(i64, i1)
declare i8 @llvm.ctlz.i8(i8, i1)
declare i16 @llvm.ctpop.i16(i16)
declare i32 @llvm.ctpop.i32(i32)
declare i64 @llvm.ctpop.i64(i64)
declare i8 @llvm.ctpop.i8(i8)
declare i16 @llvm.cttz.i16(i16, i1)
declare i32 @llvm.cttz.i32(i32, i1)
declare i64 @llvm.cttz.i64(i64, i1)
declare i8 @llvm.cttz.i8(i8, i1)
declare half @llvm.fabs.f16(half)
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare <16 x half> @llvm.fabs.v16f16(<16 x half>)
declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x double> @llvm.fabs.v16f64(<16 x double>)
declare <2 x half> @llvm.fabs.v2f16(<2 x half>)
declare <2 x float> @llvm.fabs.v2f32(<2 x float>)
declare <2 x double> @llvm.fabs.v2f64(<2 x double>)
declare <3 x half> @llvm.fabs.v3f16(<3 x half>)
declare <3 x float> @llvm.fabs.v3f32(<3 x float>)
declare <3 x double> @llvm.fabs.v3f64(<3 x double>)
declare <4 x half> @llvm.fabs.v4f16(<4 x half>)
declare <4 x float> @llvm.fabs.v4f32(<4 x float>)
declare <4 x double> @llvm.fabs.v4f64(<4 x double>)
declare <8 x half> @llvm.fabs.v8f16(<8 x half>)
declare <8 x float> @llvm.fabs.v8f32(<8 x float>)
declare <8 x double> @llvm.fabs.v8f64(<8 x double>)
declare float @llvm.floor.f32(float)
declare double @llvm.floor.f64(double)
declare i16 @llvm.fshl.i16(i16, i16, i16)
declare i32 @llvm.fshl.i32(i32, i32, i32)
declare i64 @llvm.fshl.i64(i64, i64, i64)
declare i8 @llvm.fshl.i8(i8, i8, i8)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare half @llvm.maxnum.f16(half, half)
declare float @llvm.maxnum.f32(float, float)
declare double @llvm.maxnum.f64(double, double)
declare <4 x float> @llvm.maxnum.v4f32(<4 x float>, <4 x float>)
declare half @llvm.minnum.f16(half, half)
declare float @llvm.minnum.f32(float, float)
declare double @llvm.minnum.f64(double, double)
declare <4 x float> @llvm.minnum.v4f32(<4 x float>, <4 x float>)
declare float @llvm.rint.f32(float)
declare double @llvm.rint.f64(double)
declare <4 x float> @llvm.rint.v4f32(<4 x float>)
declare i16 @llvm.sadd.sat.i16(i16, i16)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare i64 @llvm.sadd.sat.i64(i64, i64)
declare i8 @llvm.sadd.sat.i8(i8, i8)
declare i16 @llvm.smax.i16(i16, i16)
declare i32 @llvm.smax.i32(i32, i32)
declare i64 @llvm.smax.i64(i64, i64)
declare i8 @llvm.smax.i8(i8, i8)
declare <4 x i32> @llvm.smax.v4i32(<4 x i32>, <4 x i32>)
declare i16 @llvm.smin.i16(i16, i16)
declare i32 @llvm.smin.i32(i32, i32)
declare i64 @llvm.smin.i64(i64, i64)
declare i8 @llvm.smin.i8(i8, i8)
declare <4 x i32> @llvm.smin.v4i32(<4 x i32>, <4 x i32>)
declare float @llvm.sqrt.f32(float)
declare double @llvm.sqrt.f64(double)
declare i16 @llvm.ssub.sat.i16(i16, i16)
declare i32 @llvm.ssub.sat.i32(i32, i32)
declare i64 @llvm.ssub.sat.i64(i64, i64)
declare i8 @llvm.ssub.sat.i8(i8, i8)
declare float @llvm.trunc.f32(float)
declare double @llvm.trunc.f64(double)
declare i16 @llvm.uadd.sat.i16(i16, i16)
declare i32 @llvm.uadd.sat.i32(i32, i32)
declare i64 @llvm.uadd.sat.i64(i64, i64)
declare i8 @llvm.uadd.sat.i8(i8, i8)
declare i16 @llvm.umax.i16(i16, i16)
declare i32 @llvm.umax.i32(i32, i32)
declare i64 @llvm.umax.i64(i64, i64)
declare i8 @llvm.umax.i8(i8, i8)
declare i16 @llvm.umin.i16(i16, i16)
declare i32 @llvm.umin.i32(i32, i32)
declare i64 @llvm.umin.i64(i64, i64)
declare i8 @llvm.umin.i8(i8, i8)
declare <4 x i32> @llvm.umin.v4i32(<4 x i32>, <4 x i32>)
declare i16 @llvm.usub.sat.i16(i16, i16)
declare i32 @llvm.usub.sat.i32(i32, i32)
declare i64 @llvm.usub.sat.i64(i64, i64)
declare i8 @llvm.usub.sat.i8(i8, i8)
declare i16 @llvm.vector.reduce.and.v2i16(<2 x i16>)
declare i32 @llvm.vector.reduce.and.v2i32(<2 x i32>)
declare i64 @llvm.vector.reduce.and.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.and.v2i8(<2 x i8>)
declare i16 @llvm.vector.reduce.or.v2i16(<2 x i16>)
declare i32 @llvm.vector.reduce.or.v2i32(<2 x i32>)
declare i64 @llvm.vector.reduce.or.v2i64(<2 x i64>)
declare i8 @llvm.vector.reduce.or.v2i8(<2 x i8>)
declare spir_func i64 @wfv.sub_group.ballot(i1)
declare spir_func void @wfv.sub_group.barrier()
declare spir_func double @wfv.sub_group.broadcast.double(double, i32)
declare spir_func float @wfv.sub_group.broadcast.float(float, i32)
declare spir_func half @wfv.sub_group.broadcast.half(half, i32)
declare spir_func i16 @wfv.sub_group.broadcast.i16(i16, i32)
declare spir_func i32 @wfv.sub_group.broadcast.i32(i32, i32)
declare spir_func i64 @wfv.sub_group.broadcast.i64(i64, i32)
declare spir_func i8 @wfv.sub_group.broadcast.i8(i8, i32)
declare spir_func i32 @wfv.sub_group.count()
declare spir_func i32 @wfv.sub_group.enqueued_count()
declare spir_func i32 @wfv.sub_group.id()
declare spir_func i32 @wfv.sub_group.lane()
declare spir_func i32 @wfv.sub_group.max_size()
declare spir_func i16 @wfv.sub_group.prefix.add.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.add.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.add.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.add.i8(i8)
declare spir_func i16 @wfv.sub_group.prefix.and.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.and.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.and.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.and.i8(i8)
declare spir_func double @wfv.sub_group.prefix.fadd.double(double)
declare spir_func float @wfv.sub_group.prefix.fadd.float(float)
declare spir_func half @wfv.sub_group.prefix.fadd.half(half)
declare spir_func double @wfv.sub_group.prefix.fmaxnum.double(double)
declare spir_func float @wfv.sub_group.prefix.fmaxnum.float(float)
declare spir_func half @wfv.sub_group.prefix.fmaxnum.half(half)
declare spir_func double @wfv.sub_group.prefix.fminnum.double(double)
declare spir_func float @wfv.sub_group.prefix.fminnum.float(float)
declare spir_func half @wfv.sub_group.prefix.fminnum.half(half)
declare spir_func double @wfv.sub_group.prefix.fmul.double(double)
declare spir_func float @wfv.sub_group.prefix.fmul.float(float)
declare spir_func half @wfv.sub_group.prefix.fmul.half(half)
declare spir_func i16 @wfv.sub_group.prefix.max.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.max.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.max.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.max.i8(i8)
declare spir_func i16 @wfv.sub_group.prefix.min.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.min.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.min.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.min.i8(i8)
declare spir_func i16 @wfv.sub_group.prefix.mul.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.mul.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.mul.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.mul.i8(i8)
declare spir_func i16 @wfv.sub_group.prefix.or.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.or.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.or.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.or.i8(i8)
declare spir_func i16 @wfv.sub_group.prefix.umax.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.umax.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.umax.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.umax.i8(i8)
declare spir_func i16 @wfv.sub_group.prefix.umin.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.umin.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.umin.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.umin.i8(i8)
declare spir_func i16 @wfv.sub_group.prefix.xor.i16(i16)
declare spir_func i32 @wfv.sub_group.prefix.xor.i32(i32)
declare spir_func i64 @wfv.sub_group.prefix.xor.i64(i64)
declare spir_func i8 @wfv.sub_group.prefix.xor.i8(i8)
declare spir_func i16 @wfv.sub_group.reduce.add.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.add.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.add.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.add.i8(i8)
declare spir_func i16 @wfv.sub_group.reduce.and.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.and.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.and.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.and.i8(i8)
declare spir_func double @wfv.sub_group.reduce.fadd.double(double)
declare spir_func float @wfv.sub_group.reduce.fadd.float(float)
declare spir_func half @wfv.sub_group.reduce.fadd.half(half)
declare spir_func double @wfv.sub_group.reduce.fmaxnum.double(double)
declare spir_func float @wfv.sub_group.reduce.fmaxnum.float(float)
declare spir_func half @wfv.sub_group.reduce.fmaxnum.half(half)
declare spir_func double @wfv.sub_group.reduce.fminnum.double(double)
declare spir_func float @wfv.sub_group.reduce.fminnum.float(float)
declare spir_func half @wfv.sub_group.reduce.fminnum.half(half)
declare spir_func double @wfv.sub_group.reduce.fmul.double(double)
declare spir_func float @wfv.sub_group.reduce.fmul.float(float)
declare spir_func half @wfv.sub_group.reduce.fmul.half(half)
declare spir_func i16 @wfv.sub_group.reduce.max.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.max.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.max.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.max.i8(i8)
declare spir_func i16 @wfv.sub_group.reduce.min.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.min.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.min.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.min.i8(i8)
declare spir_func i16 @wfv.sub_group.reduce.mul.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.mul.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.mul.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.mul.i8(i8)
declare spir_func i16 @wfv.sub_group.reduce.or.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.or.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.or.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.or.i8(i8)
declare spir_func i16 @wfv.sub_group.reduce.umax.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.umax.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.umax.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.umax.i8(i8)
declare spir_func i16 @wfv.sub_group.reduce.umin.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.umin.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.umin.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.umin.i8(i8)
declare spir_func i16 @wfv.sub_group.reduce.xor.i16(i16)
declare spir_func i32 @wfv.sub_group.reduce.xor.i32(i32)
declare spir_func i64 @wfv.sub_group.reduce.xor.i64(i64)
declare spir_func i8 @wfv.sub_group.reduce.xor.i8(i8)
declare spir_func i16 @wfv.sub_group.scan.add.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.add.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.add.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.add.i8(i8)
declare spir_func i16 @wfv.sub_group.scan.and.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.and.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.and.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.and.i8(i8)
declare spir_func double @wfv.sub_group.scan.fadd.double(double)
declare spir_func float @wfv.sub_group.scan.fadd.float(float)
declare spir_func half @wfv.sub_group.scan.fadd.half(half)
declare spir_func double @wfv.sub_group.scan.fmaxnum.double(double)
declare spir_func float @wfv.sub_group.scan.fmaxnum.float(float)
declare spir_func half @wfv.sub_group.scan.fmaxnum.half(half)
declare spir_func double @wfv.sub_group.scan.fminnum.double(double)
declare spir_func float @wfv.sub_group.scan.fminnum.float(float)
declare spir_func half @wfv.sub_group.scan.fminnum.half(half)
declare spir_func double @wfv.sub_group.scan.fmul.double(double)
declare spir_func float @wfv.sub_group.scan.fmul.float(float)
declare spir_func half @wfv.sub_group.scan.fmul.half(half)
declare spir_func i16 @wfv.sub_group.scan.max.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.max.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.max.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.max.i8(i8)
declare spir_func i16 @wfv.sub_group.scan.min.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.min.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.min.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.min.i8(i8)
declare spir_func i16 @wfv.sub_group.scan.mul.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.mul.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.mul.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.mul.i8(i8)
declare spir_func i16 @wfv.sub_group.scan.or.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.or.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.or.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.or.i8(i8)
declare spir_func i16 @wfv.sub_group.scan.umax.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.umax.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.umax.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.umax.i8(i8)
declare spir_func i16 @wfv.sub_group.scan.umin.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.umin.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.umin.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.umin.i8(i8)
declare spir_func i16 @wfv.sub_group.scan.xor.i16(i16)
declare spir_func i32 @wfv.sub_group.scan.xor.i32(i32)
declare spir_func i64 @wfv.sub_group.scan.xor.i64(i64)
declare spir_func i8 @wfv.sub_group.scan.xor.i8(i8)
declare spir_func double @wfv.sub_group.shuffle.double(double, i32)
declare spir_func float @wfv.sub_group.shuffle.float(float, i32)
declare spir_func half @wfv.sub_group.shuffle.half(half, i32)
declare spir_func i16 @wfv.sub_group.shuffle.i16(i16, i32)
declare spir_func i32 @wfv.sub_group.shuffle.i32(i32, i32)
declare spir_func i64 @wfv.sub_group.shuffle.i64(i64, i32)
declare spir_func i8 @wfv.sub_group.shuffle.i8(i8, i32)
declare spir_func i32 @wfv.sub_group.size()
