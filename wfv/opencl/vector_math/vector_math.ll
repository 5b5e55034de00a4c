; Made of the sources beside this file: python -m wfv.opencl.library.remake

define spir_func float @_Z10fast_exp10f(float %x) {
entry:
  %call = call spir_func float @_Z3madfff(float %x, float 0x400A934F00000000, float 0x4168000000000000)
  %sub = fadd float %call, 0xC168000000000000
  %call1 = call spir_func float @_Z3madfff(float %sub, float 0xBFD3440000000000, float %x)
  %call2 = call spir_func float @_Z3madfff(float %sub, float 0xBED3509F80000000, float %call1)
  %mul.i = fmul float %call2, %call2
  %call.i = call spir_func float @_Z3madfff(float 0x3FE1559DE0000000, float %mul.i, float 0x400046FB40000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i, float %mul.i, float 0x40026BB1C0000000)
  %call2.i = call spir_func float @_Z3madfff(float 0x3FCA94B260000000, float %mul.i, float 0x3FF2BD7020000000)
  %call3.i = call spir_func float @_Z3madfff(float %call2.i, float %mul.i, float 0x40053524C0000000)
  %call4.i = call spir_func float @_Z3madfff(float %call3.i, float %call2, float %call1.i)
  %call4 = call spir_func float @_Z3madfff(float %call2, float %call4.i, float 1.000000e+00)
  %astype.i = bitcast float %call4 to i32
  %astype1.i = bitcast float %call to i32
  %shl.i = shl i32 %astype1.i, 23
  %add.i = add nsw i32 %shl.i, %astype.i
  %astype2.i = bitcast i32 %add.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp ugt float %elt.abs, 3.700000e+01
  %call6 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp)
  br i1 %call6, label %if.then, label %if.end

if.then:
  %call7 = call spir_func float @_Z13precise_exp10f(float %x)
  %cond = select i1 %cmp, float %call7, float %astype2.i
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %astype2.i, %entry ]
  ret float %result.0
}

define spir_func float @_Z10fast_log10f(float %x) {
entry:
  %astype.i = bitcast float %x to i32
  %sub.i = add nsw i32 %astype.i, -1060439283
  %shr.i = ashr i32 %sub.i, 23
  %conv.i = sitofp i32 %shr.i to float
  %and.i = and i32 %sub.i, 8388607
  %add.i = add nuw nsw i32 %and.i, 1060439283
  %astype1.i = bitcast i32 %add.i to float
  %sub2.i = fadd float %astype1.i, -1.000000e+00
  %mul.i = fmul float %sub2.i, %sub2.i
  %call.i = call spir_func float @_Z3madfff(float 0x3FA2F98980000000, float %mul.i, float 0x3FB0A6DD40000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i, float %mul.i, float 0x3FB62FD760000000)
  %call2.i = call spir_func float @_Z3madfff(float %call1.i, float %mul.i, float 0x3FC287C6C0000000)
  %call3.i = call spir_func float @_Z3madfff(float %call2.i, float %mul.i, float 0x3FDBCB7B00000000)
  %call4.i = call spir_func float @_Z3madfff(float 0xBFAFBAAE40000000, float %mul.i, float 0xBFB26E6960000000)
  %call5.i = call spir_func float @_Z3madfff(float %call4.i, float %mul.i, float 0xBFBBCBDDA0000000)
  %call6.i = call spir_func float @_Z3madfff(float %call5.i, float %mul.i, float 0xBFCBCB7B00000000)
  %call7.i = call spir_func float @_Z3madfff(float %call6.i, float %sub2.i, float %call3.i)
  %mul = fmul float %sub2.i, %call7.i
  %call2 = call spir_func float @_Z3madfff(float %conv.i, float 0x3ED3509F80000000, float %mul)
  %call3 = call spir_func float @_Z3madfff(float %conv.i, float 0x3FD3440000000000, float %call2)
  %0 = add i32 %astype.i, -2139095040
  %cmp.i17 = icmp ult i32 %0, -2130706432
  %call5 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp.i17)
  br i1 %call5, label %if.then, label %if.end

if.then:
  %call6 = call spir_func float @_Z13precise_log10f(float %x)
  %cond = select i1 %cmp.i17, float %call6, float %call3
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %call3, %entry ]
  ret float %result.0
}

define spir_func float @_Z11precise_cosf(float %x) {
entry:
  %conv = fpext float %x to double
  %call = call spir_func double @_Z3madddd(double %conv, double 0x3FD45F306DC9C883, double -5.000000e-01)
  %0 = call double @llvm.rint.f64(double %call)
  %add = fadd double %0, 5.000000e-01
  %call.i = call spir_func double @_Z3madddd(double %add, double 0xC00921FB54400000, double %conv)
  %call2.i = call spir_func double @_Z3madddd(double %add, double 0xBDE0B4611A626331, double %call.i)
  %elt.abs.i31 = call float @llvm.fabs.f32(float %x)
  %cmp.i32 = fcmp ugt float %elt.abs.i31, 0x4130000000000000
  %call3 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp.i32)
  br i1 %call3, label %if.then, label %if.end

if.then:
  %mul.i = fmul double %conv, 0x3FD45F306C000000
  %mul1.i = fmul double %mul.i, 5.000000e-01
  %1 = call double @llvm.rint.f64(double %mul1.i)
  %mul2.i = fmul double %1, 2.000000e+00
  %sub.i = fsub double %mul.i, %mul2.i
  %add.i = fadd double %sub.i, -5.000000e-01
  %2 = call double @llvm.rint.f64(double %add.i)
  %sub3.i = fsub double %add.i, %2
  %add4.i = fadd double %2, 0.000000e+00
  %mul5.i = fmul double %conv, 0x3E1C9C882A000000
  %mul6.i = fmul double %mul5.i, 5.000000e-01
  %3 = call double @llvm.rint.f64(double %mul6.i)
  %mul7.i = fmul double %3, 2.000000e+00
  %sub8.i = fsub double %mul5.i, %mul7.i
  %add9.i = fadd double %sub8.i, %sub3.i
  %4 = call double @llvm.rint.f64(double %add9.i)
  %sub10.i = fsub double %add9.i, %4
  %add11.i = fadd double %add4.i, %4
  %mul12.i = fmul double %conv, 0x3C34FE13AA000000
  %mul13.i = fmul double %mul12.i, 5.000000e-01
  %5 = call double @llvm.rint.f64(double %mul13.i)
  %mul14.i = fmul double %5, 2.000000e+00
  %sub15.i = fsub double %mul12.i, %mul14.i
  %add16.i = fadd double %sub15.i, %sub10.i
  %6 = call double @llvm.rint.f64(double %add16.i)
  %sub17.i = fsub double %add16.i, %6
  %add18.i = fadd double %add11.i, %6
  %mul19.i = fmul double %conv, 0x3A7E8FA9A6000000
  %mul20.i = fmul double %mul19.i, 5.000000e-01
  %7 = call double @llvm.rint.f64(double %mul20.i)
  %mul21.i = fmul double %7, 2.000000e+00
  %sub22.i = fsub double %mul19.i, %mul21.i
  %add23.i = fadd double %sub22.i, %sub17.i
  %8 = call double @llvm.rint.f64(double %add23.i)
  %sub24.i = fsub double %add23.i, %8
  %add25.i = fadd double %add18.i, %8
  %mul26.i = fmul double %conv, 0x38ADC0DB62000000
  %mul27.i = fmul double %mul26.i, 5.000000e-01
  %9 = call double @llvm.rint.f64(double %mul27.i)
  %mul28.i = fmul double %9, 2.000000e+00
  %sub29.i = fsub double %mul26.i, %mul28.i
  %add30.i = fadd double %sub29.i, %sub24.i
  %10 = call double @llvm.rint.f64(double %add30.i)
  %sub31.i = fsub double %add30.i, %10
  %add32.i = fadd double %add25.i, %10
  %mul33.i = fmul double %conv, 0x36D2B32788000000
  %mul34.i = fmul double %mul33.i, 5.000000e-01
  %11 = call double @llvm.rint.f64(double %mul34.i)
  %mul35.i = fmul double %11, 2.000000e+00
  %sub36.i = fsub double %mul33.i, %mul35.i
  %add37.i = fadd double %sub36.i, %sub31.i
  %12 = call double @llvm.rint.f64(double %add37.i)
  %sub38.i = fsub double %add37.i, %12
  %add39.i = fadd double %add32.i, %12
  %mul40.i = fmul double %conv, 0x34FC820FF2000000
  %mul41.i = fmul double %mul40.i, 5.000000e-01
  %13 = call double @llvm.rint.f64(double %mul41.i)
  %mul42.i = fmul double %13, 2.000000e+00
  %sub43.i = fsub double %mul40.i, %mul42.i
  %add44.i = fadd double %sub43.i, %sub38.i
  %14 = call double @llvm.rint.f64(double %add44.i)
  %sub45.i = fsub double %add44.i, %14
  %add46.i = fadd double %add39.i, %14
  %mul47.i = fmul double %conv, 0x332163ABDE000000
  %mul48.i = fmul double %mul47.i, 5.000000e-01
  %15 = call double @llvm.rint.f64(double %mul48.i)
  %mul49.i = fmul double %15, 2.000000e+00
  %sub50.i = fsub double %mul47.i, %mul49.i
  %add51.i = fadd double %sub50.i, %sub45.i
  %16 = call double @llvm.rint.f64(double %add51.i)
  %sub52.i = fsub double %add51.i, %16
  %add53.i = fadd double %add46.i, %16
  %mul = fmul double %sub52.i, 0x400921FB54442D18
  %cond = select i1 %cmp.i32, double %mul, double %call2.i
  %cond12 = select i1 %cmp.i32, double %add53.i, double %0
  br label %if.end

if.end:
  %r.0 = phi double [ %cond, %if.then ], [ %call2.i, %entry ]
  %n.0 = phi double [ %cond12, %if.then ], [ %0, %entry ]
  %mul13 = fmul double %r.0, %r.0
  %mul.i34 = fmul double %mul13, %mul13
  %call.i35 = call spir_func double @_Z3madddd(double 0x3DE52E5710510EAC, double %mul.i34, double 0x3EC71DCF81E9B4BE)
  %call1.i = call spir_func double @_Z3madddd(double %call.i35, double %mul.i34, double 0x3F811111109EEF79)
  %call2.i36 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i34, double 0x3FEFFFFFFFFFFE3A)
  %call3.i = call spir_func double @_Z3madddd(double 0xBE5AE044872692F9, double %mul.i34, double 0xBF2A019FD48EA0BB)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i34, double 0xBFC5555555543BDC)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul13, double %call2.i36)
  %mul15 = fmul double %r.0, %call5.i
  %add16 = fadd double %n.0, 1.000000e+00
  %astype.i = bitcast double %mul15 to i64
  %add.i33 = fadd double %add16, 0x4338000000000000
  %astype1.i = bitcast double %add.i33 to i64
  %shl.i = shl i64 %astype1.i, 63
  %xor.i = xor i64 %shl.i, %astype.i
  %astype2.i = bitcast i64 %xor.i to double
  %conv18 = fptrunc double %astype2.i to float
  ret float %conv18
}

define spir_func float @_Z11precise_erff(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %cmp1.i = fcmp ogt double %elt.abs, 1.100000e+01
  %cond5.i = select i1 %cmp1.i, double 1.100000e+01, double %elt.abs
  %mul = fmul double %cond5.i, %cond5.i
  %mul.i11 = fmul double %mul, %mul
  %call.i12 = call spir_func double @_Z3madddd(double 0x3EB9AE0986F9DE4F, double %mul.i11, double 0x3F1F941BED7E7847)
  %call1.i = call spir_func double @_Z3madddd(double %call.i12, double %mul.i11, double 0x3F7565BA0406C001)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i11, double 0x3FBCE2F2197BC2EF)
  %call3.i13 = call spir_func double @_Z3madddd(double %call2.i, double %mul.i11, double 0x3FF20DD750429B19)
  %call4.i = call spir_func double @_Z3madddd(double 0xBE7C1A515DE8637A, double %mul.i11, double 0xBEEF0705A1DDE9AA)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i11, double 0xBF4C0286CAD68E02)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i11, double 0xBF9B82CE15C3B7F8)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i11, double 0xBFD812746B0271EC)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul, double %call3.i13)
  %mul2 = fmul double %cond5.i, %call8.i
  %add.i = fadd double %cond5.i, 2.000000e+00
  %div.i = fdiv double 1.000000e+00, %add.i
  %mul1.i = fmul double %mul, 0xBFF71547652B82FE
  %add.i14 = fadd double %mul1.i, 0x4338000000000000
  %sub.i15 = fadd double %add.i14, 0xC338000000000000
  %sub1.i = fsub double %mul1.i, %sub.i15
  %mul.i28 = fmul double %sub1.i, %sub1.i
  %call.i29 = call spir_func double @_Z3madddd(double 0x3EB63D13636E3549, double %mul.i28, double 0x3F24308AC85AA102)
  %call1.i30 = call spir_func double @_Z3madddd(double %call.i29, double %mul.i28, double 0x3F83B2AB7181B75B)
  %call2.i31 = call spir_func double @_Z3madddd(double %call1.i30, double %mul.i28, double 0x3FCEBFBDFF823CED)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i31, double %mul.i28, double 1.000000e+00)
  %call4.i32 = call spir_func double @_Z3madddd(double 0x3EF00DC4A532FB8E, double %mul.i28, double 0x3F55D8745A728441)
  %call5.i33 = call spir_func double @_Z3madddd(double %call4.i32, double %mul.i28, double 0x3FAC6B08DD6FD234)
  %call6.i34 = call spir_func double @_Z3madddd(double %call5.i33, double %mul.i28, double 0x3FE62E42FEF84CF0)
  %call7.i35 = call spir_func double @_Z3madddd(double %call6.i34, double %sub1.i, double %call3.i)
  %astype.i = bitcast double %add.i14 to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i36 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i36 to double
  %mul.i18 = fmul double %call7.i35, %astype1.i
  %sub.i = fadd double %cond5.i, -2.000000e+00
  %mul2.i = fmul double %sub.i, %div.i
  %mul.i19 = fmul double %mul2.i, %mul2.i
  %call.i = call spir_func double @_Z3madddd(double 0xBE83B4F86727557A, double %mul.i19, double 0xBEF58D7702135BD8)
  %call1.i20 = call spir_func double @_Z3madddd(double %call.i, double %mul.i19, double 0x3F22C262A544B1EF)
  %call2.i21 = call spir_func double @_Z3madddd(double %call1.i20, double %mul.i19, double 0xBF45B5A0CC7B8222)
  %call3.i22 = call spir_func double @_Z3madddd(double %call2.i21, double %mul.i19, double 0x3F695141FE721552)
  %call4.i23 = call spir_func double @_Z3madddd(double %call3.i22, double %mul.i19, double 0xBF9606E36E78F57C)
  %call5.i24 = call spir_func double @_Z3madddd(double %call4.i23, double %mul.i19, double 0x3FD1E2DEEA117BCF)
  %call6.i25 = call spir_func double @_Z3madddd(double %call5.i24, double %mul.i19, double 0x3FF058671B52E6AF)
  %call7.i26 = call spir_func double @_Z3madddd(double 0x3EAA28EF9841A1B6, double %mul.i19, double 0xBEE86494A5B532DF)
  %call8.i27 = call spir_func double @_Z3madddd(double %call7.i26, double %mul.i19, double 0x3F0063E8B65A6AB0)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i27, double %mul.i19, double 0x3F02845300259EC3)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %mul.i19, double 0xBF4B7122FC49FA03)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %mul.i19, double 0x3F7A89EEFE513FCC)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %mul.i19, double 0xBFA2A88E664314DF)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %mul.i19, double 0xBFE5FD386753D913)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %mul2.i, double %call6.i25)
  %mul4.i = fmul double %mul.i18, %call14.i
  %mul5.i = fmul double %div.i, %mul4.i
  %sub = fsub double 1.000000e+00, %mul5.i
  %cmp = fcmp olt double %cond5.i, 1.000000e+00
  %cond = select i1 %cmp, double %mul2, double %sub
  %conv5 = fptrunc double %cond to float
  %1 = call float @llvm.copysign.f32(float %conv5, float %x)
  ret float %1
}

define spir_func float @_Z11precise_expf(float %x) {
entry:
  %conv = fpext float %x to double
  %cmp.i = fcmp olt double %conv, -1.100000e+02
  %cond.i = select i1 %cmp.i, double -1.100000e+02, double %conv
  %cmp1.i = fcmp ogt double %cond.i, 1.000000e+02
  %cond5.i = select i1 %cmp1.i, double 1.000000e+02, double %cond.i
  %mul = fmul double %cond5.i, 0x3FF71547652B82FE
  %add.i = fadd double %mul, 0x4338000000000000
  %sub.i = fadd double %add.i, 0xC338000000000000
  %sub1.i = fsub double %mul, %sub.i
  %mul.i3 = fmul double %sub1.i, %sub1.i
  %call.i4 = call spir_func double @_Z3madddd(double 0x3EB63D13636E3549, double %mul.i3, double 0x3F24308AC85AA102)
  %call1.i = call spir_func double @_Z3madddd(double %call.i4, double %mul.i3, double 0x3F83B2AB7181B75B)
  %call2.i5 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i3, double 0x3FCEBFBDFF823CED)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i5, double %mul.i3, double 1.000000e+00)
  %call4.i = call spir_func double @_Z3madddd(double 0x3EF00DC4A532FB8E, double %mul.i3, double 0x3F55D8745A728441)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i3, double 0x3FAC6B08DD6FD234)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i3, double 0x3FE62E42FEF84CF0)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub1.i, double %call3.i)
  %astype.i = bitcast double %add.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i6 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i6 to double
  %mul.i = fmul double %call7.i, %astype1.i
  %conv2 = fptrunc double %mul.i to float
  ret float %conv2
}

define spir_func float @_Z11precise_logf(float %x) {
entry:
  %conv = fpext float %x to double
  %astype.i = bitcast double %conv to i64
  %add.i = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %add.i5 = fadd double %sub.i, 2.000000e+00
  %div.i = fdiv double %sub.i, %add.i5
  %mul.i = fmul double %div.i, %div.i
  %mul.i6 = fmul double %mul.i, %mul.i
  %call.i7 = call spir_func double @_Z3madddd(double 0x3FCC620E20428FC7, double %mul.i6, double 0x3FD9999962BB080C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i7, double %mul.i6, double 0x3FFFFFFFFFFFFF12)
  %call2.i8 = call spir_func double @_Z3madddd(double 0x3FC9193A006BBAED, double %mul.i6, double 0x3FD249438433F333)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i8, double %mul.i6, double 0x3FE55555556716B3)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i, double %call1.i)
  %mul1.i = fmul double %div.i, %call4.i
  %call2.i = call spir_func double @_Z3madddd(double %sub2.i, double 0x3FE62E42FEFA39EF, double %mul1.i)
  %cmp.i = fcmp oeq float %x, 0.000000e+00
  %cmp1.i = fcmp oeq float %x, 0x7FF0000000000000
  %cmp6.i = fcmp oge float %x, 0.000000e+00
  %0 = fptrunc double %call2.i to float
  %1 = select i1 %cmp.i, float 0xFFF0000000000000, float %0
  %2 = select i1 %cmp1.i, float 0x7FF0000000000000, float %1
  %conv3 = select i1 %cmp6.i, float %2, float 0x7FF8000000000000
  ret float %conv3
}

define spir_func float @_Z11precise_powff(float %x, float %y) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %conv1 = fpext float %y to double
  %astype.i = bitcast double %elt.abs to i64
  %add.i84 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i84, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i84, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %add.i85 = fadd double %sub.i, 2.000000e+00
  %div.i = fdiv double %sub.i, %add.i85
  %mul.i86 = fmul double %div.i, %div.i
  %mul.i87 = fmul double %mul.i86, %mul.i86
  %call.i88 = call spir_func double @_Z3madddd(double 0x3FCC620E20428FC7, double %mul.i87, double 0x3FD9999962BB080C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i88, double %mul.i87, double 0x3FFFFFFFFFFFFF12)
  %call2.i89 = call spir_func double @_Z3madddd(double 0x3FC9193A006BBAED, double %mul.i87, double 0x3FD249438433F333)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i89, double %mul.i87, double 0x3FE55555556716B3)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i86, double %call1.i)
  %mul1.i = fmul double %div.i, %call4.i
  %call2.i = call spir_func double @_Z3madddd(double %mul1.i, double 0x3FF71547652B82FE, double %sub2.i)
  %cmp.i = fcmp oeq float %x, 0.000000e+00
  %cond.i = select i1 %cmp.i, double 0xFFF0000000000000, double %call2.i
  %cmp1.i = fcmp oeq float %0, 0x7FF0000000000000
  %cond5.i = select i1 %cmp1.i, double 0x7FF0000000000000, double %cond.i
  %cmp6.i = fcmp ord float %x, 0.000000e+00
  %cond10.i = select i1 %cmp6.i, double %cond5.i, double 0x7FF8000000000000
  %mul = fmul double %cond10.i, %conv1
  %cmp = fcmp oeq float %0, 1.000000e+00
  %mul4 = call double @llvm.copysign.f64(double 0.000000e+00, double %conv1)
  %cond = select i1 %cmp, double %mul4, double %mul
  %cmp.i80 = fcmp olt double %cond, -1.600000e+02
  %cond.i81 = select i1 %cmp.i80, double -1.600000e+02, double %cond
  %cmp1.i82 = fcmp ogt double %cond.i81, 1.400000e+02
  %cond5.i83 = select i1 %cmp1.i82, double 1.400000e+02, double %cond.i81
  %add.i = fadd double %cond5.i83, 0x4338000000000000
  %sub.i77 = fadd double %add.i, 0xC338000000000000
  %sub1.i = fsub double %cond5.i83, %sub.i77
  %mul.i90 = fmul double %sub1.i, %sub1.i
  %call.i = call spir_func double @_Z3madddd(double 0x3EB63D13636E3549, double %mul.i90, double 0x3F24308AC85AA102)
  %call1.i91 = call spir_func double @_Z3madddd(double %call.i, double %mul.i90, double 0x3F83B2AB7181B75B)
  %call2.i92 = call spir_func double @_Z3madddd(double %call1.i91, double %mul.i90, double 0x3FCEBFBDFF823CED)
  %call3.i93 = call spir_func double @_Z3madddd(double %call2.i92, double %mul.i90, double 1.000000e+00)
  %call4.i94 = call spir_func double @_Z3madddd(double 0x3EF00DC4A532FB8E, double %mul.i90, double 0x3F55D8745A728441)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i94, double %mul.i90, double 0x3FAC6B08DD6FD234)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i90, double 0x3FE62E42FEF84CF0)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub1.i, double %call3.i93)
  %astype.i95 = bitcast double %add.i to i64
  %shl.i96 = shl i64 %astype.i95, 52
  %add.i97 = add i64 %shl.i96, 4607182418800017408
  %astype1.i98 = bitcast i64 %add.i97 to double
  %mul.i = fmul double %call7.i, %astype1.i98
  %conv7 = fptrunc double %mul.i to float
  %1 = call float @llvm.floor.f32(float %y)
  %cmp8 = fcmp oeq float %1, %y
  %mul11 = fmul float %y, 5.000000e-01
  %2 = call float @llvm.floor.f32(float %mul11)
  %cmp13 = fcmp une float %2, %mul11
  %astype = bitcast float %x to i32
  %cmp16 = icmp slt i32 %astype, 0
  %fneg = fneg float %conv7
  %3 = and i1 %cmp16, %cmp13
  %or.cond = and i1 %cmp8, %3
  %cond26 = select i1 %or.cond, float %fneg, float %conv7
  %or.cond51 = call i1 @llvm.is.fpclass.f32(float %x, i32 999)
  %or.cond52 = or i1 %or.cond51, %cmp8
  %cond37 = select i1 %or.cond52, float %cond26, float 0x7FF8000000000000
  %or.cond76 = fcmp uno float %x, %y
  %add = fadd float %x, %y
  %cond41 = select i1 %or.cond76, float %add, float %cond37
  %cmp42 = fcmp oeq float %y, 0.000000e+00
  %cmp45 = fcmp oeq float %x, 1.000000e+00
  %or.cond53 = or i1 %cmp45, %cmp42
  %cond50 = select i1 %or.cond53, float 1.000000e+00, float %cond41
  ret float %cond50
}

define spir_func float @_Z11precise_sinf(float %x) {
entry:
  %conv = fpext float %x to double
  %mul = fmul double %conv, 0x3FD45F306DC9C883
  %0 = call double @llvm.rint.f64(double %mul)
  %call.i = call spir_func double @_Z3madddd(double %0, double 0xC00921FB54400000, double %conv)
  %call2.i = call spir_func double @_Z3madddd(double %0, double 0xBDE0B4611A626331, double %call.i)
  %elt.abs.i37 = call float @llvm.fabs.f32(float %x)
  %cmp.i38 = fcmp ugt float %elt.abs.i37, 0x4130000000000000
  %call2 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp.i38)
  br i1 %call2, label %if.then, label %if.end

if.then:
  %mul.i = fmul double %conv, 0x3FD45F306C000000
  %mul1.i = fmul double %mul.i, 5.000000e-01
  %1 = call double @llvm.rint.f64(double %mul1.i)
  %mul2.i = fmul double %1, 2.000000e+00
  %sub.i = fsub double %mul.i, %mul2.i
  %add.i = fadd double %sub.i, 0.000000e+00
  %2 = call double @llvm.rint.f64(double %add.i)
  %sub3.i = fsub double %add.i, %2
  %add4.i = fadd double %2, 0.000000e+00
  %mul5.i = fmul double %conv, 0x3E1C9C882A000000
  %mul6.i = fmul double %mul5.i, 5.000000e-01
  %3 = call double @llvm.rint.f64(double %mul6.i)
  %mul7.i = fmul double %3, 2.000000e+00
  %sub8.i = fsub double %mul5.i, %mul7.i
  %add9.i = fadd double %sub8.i, %sub3.i
  %4 = call double @llvm.rint.f64(double %add9.i)
  %sub10.i = fsub double %add9.i, %4
  %add11.i = fadd double %add4.i, %4
  %mul12.i = fmul double %conv, 0x3C34FE13AA000000
  %mul13.i = fmul double %mul12.i, 5.000000e-01
  %5 = call double @llvm.rint.f64(double %mul13.i)
  %mul14.i = fmul double %5, 2.000000e+00
  %sub15.i = fsub double %mul12.i, %mul14.i
  %add16.i = fadd double %sub15.i, %sub10.i
  %6 = call double @llvm.rint.f64(double %add16.i)
  %sub17.i = fsub double %add16.i, %6
  %add18.i = fadd double %add11.i, %6
  %mul19.i = fmul double %conv, 0x3A7E8FA9A6000000
  %mul20.i = fmul double %mul19.i, 5.000000e-01
  %7 = call double @llvm.rint.f64(double %mul20.i)
  %mul21.i = fmul double %7, 2.000000e+00
  %sub22.i = fsub double %mul19.i, %mul21.i
  %add23.i = fadd double %sub22.i, %sub17.i
  %8 = call double @llvm.rint.f64(double %add23.i)
  %sub24.i = fsub double %add23.i, %8
  %add25.i = fadd double %add18.i, %8
  %mul26.i = fmul double %conv, 0x38ADC0DB62000000
  %mul27.i = fmul double %mul26.i, 5.000000e-01
  %9 = call double @llvm.rint.f64(double %mul27.i)
  %mul28.i = fmul double %9, 2.000000e+00
  %sub29.i = fsub double %mul26.i, %mul28.i
  %add30.i = fadd double %sub29.i, %sub24.i
  %10 = call double @llvm.rint.f64(double %add30.i)
  %sub31.i = fsub double %add30.i, %10
  %add32.i = fadd double %add25.i, %10
  %mul33.i = fmul double %conv, 0x36D2B32788000000
  %mul34.i = fmul double %mul33.i, 5.000000e-01
  %11 = call double @llvm.rint.f64(double %mul34.i)
  %mul35.i = fmul double %11, 2.000000e+00
  %sub36.i = fsub double %mul33.i, %mul35.i
  %add37.i = fadd double %sub36.i, %sub31.i
  %12 = call double @llvm.rint.f64(double %add37.i)
  %sub38.i = fsub double %add37.i, %12
  %add39.i = fadd double %add32.i, %12
  %mul40.i = fmul double %conv, 0x34FC820FF2000000
  %mul41.i = fmul double %mul40.i, 5.000000e-01
  %13 = call double @llvm.rint.f64(double %mul41.i)
  %mul42.i = fmul double %13, 2.000000e+00
  %sub43.i = fsub double %mul40.i, %mul42.i
  %add44.i = fadd double %sub43.i, %sub38.i
  %14 = call double @llvm.rint.f64(double %add44.i)
  %sub45.i = fsub double %add44.i, %14
  %add46.i = fadd double %add39.i, %14
  %mul47.i = fmul double %conv, 0x332163ABDE000000
  %mul48.i = fmul double %mul47.i, 5.000000e-01
  %15 = call double @llvm.rint.f64(double %mul48.i)
  %mul49.i = fmul double %15, 2.000000e+00
  %sub50.i = fsub double %mul47.i, %mul49.i
  %add51.i = fadd double %sub50.i, %sub45.i
  %16 = call double @llvm.rint.f64(double %add51.i)
  %sub52.i = fsub double %add51.i, %16
  %add53.i = fadd double %add46.i, %16
  %mul4 = fmul double %sub52.i, 0x400921FB54442D18
  %cond = select i1 %cmp.i38, double %mul4, double %call2.i
  %cond12 = select i1 %cmp.i38, double %add53.i, double %0
  br label %if.end

if.end:
  %r.0 = phi double [ %cond, %if.then ], [ %call2.i, %entry ]
  %n.0 = phi double [ %cond12, %if.then ], [ %0, %entry ]
  %mul13 = fmul double %r.0, %r.0
  %mul.i40 = fmul double %mul13, %mul13
  %call.i41 = call spir_func double @_Z3madddd(double 0x3DE52E5710510EAC, double %mul.i40, double 0x3EC71DCF81E9B4BE)
  %call1.i = call spir_func double @_Z3madddd(double %call.i41, double %mul.i40, double 0x3F811111109EEF79)
  %call2.i42 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i40, double 0x3FEFFFFFFFFFFE3A)
  %call3.i = call spir_func double @_Z3madddd(double 0xBE5AE044872692F9, double %mul.i40, double 0xBF2A019FD48EA0BB)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i40, double 0xBFC5555555543BDC)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul13, double %call2.i42)
  %mul15 = fmul double %r.0, %call5.i
  %astype.i = bitcast double %mul15 to i64
  %add.i39 = fadd double %n.0, 0x4338000000000000
  %astype1.i = bitcast double %add.i39 to i64
  %shl.i = shl i64 %astype1.i, 63
  %xor.i = xor i64 %shl.i, %astype.i
  %astype2.i = bitcast i64 %xor.i to double
  %conv17 = fptrunc double %astype2.i to float
  %cmp = fcmp oeq float %x, 0.000000e+00
  %cond22 = select i1 %cmp, float %x, float %conv17
  ret float %cond22
}

define spir_func float @_Z11precise_tanf(float %x) {
entry:
  %conv = fpext float %x to double
  %mul = fmul double %conv, 0x3FE45F306DC9C883
  %0 = call double @llvm.rint.f64(double %mul)
  %call.i = call spir_func double @_Z3madddd(double %0, double 0xBFF921FB54400000, double %conv)
  %call2.i = call spir_func double @_Z3madddd(double %0, double 0xBDD0B4611A626331, double %call.i)
  %elt.abs.i55 = call float @llvm.fabs.f32(float %x)
  %cmp.i56 = fcmp ugt float %elt.abs.i55, 0x4130000000000000
  %call2 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp.i56)
  br i1 %call2, label %if.then, label %if.end

if.then:
  %mul3 = fmul double %conv, 2.000000e+00
  %mul.i = fmul double %mul3, 0x3FD45F306C000000
  %mul1.i = fmul double %mul.i, 5.000000e-01
  %1 = call double @llvm.rint.f64(double %mul1.i)
  %mul2.i = fmul double %1, 2.000000e+00
  %sub.i = fsub double %mul.i, %mul2.i
  %add.i = fadd double %sub.i, 0.000000e+00
  %2 = call double @llvm.rint.f64(double %add.i)
  %sub3.i = fsub double %add.i, %2
  %add4.i = fadd double %2, 0.000000e+00
  %mul5.i = fmul double %mul3, 0x3E1C9C882A000000
  %mul6.i = fmul double %mul5.i, 5.000000e-01
  %3 = call double @llvm.rint.f64(double %mul6.i)
  %mul7.i = fmul double %3, 2.000000e+00
  %sub8.i = fsub double %mul5.i, %mul7.i
  %add9.i = fadd double %sub8.i, %sub3.i
  %4 = call double @llvm.rint.f64(double %add9.i)
  %sub10.i = fsub double %add9.i, %4
  %add11.i = fadd double %add4.i, %4
  %mul12.i = fmul double %mul3, 0x3C34FE13AA000000
  %mul13.i = fmul double %mul12.i, 5.000000e-01
  %5 = call double @llvm.rint.f64(double %mul13.i)
  %mul14.i = fmul double %5, 2.000000e+00
  %sub15.i = fsub double %mul12.i, %mul14.i
  %add16.i = fadd double %sub15.i, %sub10.i
  %6 = call double @llvm.rint.f64(double %add16.i)
  %sub17.i = fsub double %add16.i, %6
  %add18.i = fadd double %add11.i, %6
  %mul19.i = fmul double %mul3, 0x3A7E8FA9A6000000
  %mul20.i = fmul double %mul19.i, 5.000000e-01
  %7 = call double @llvm.rint.f64(double %mul20.i)
  %mul21.i = fmul double %7, 2.000000e+00
  %sub22.i = fsub double %mul19.i, %mul21.i
  %add23.i = fadd double %sub22.i, %sub17.i
  %8 = call double @llvm.rint.f64(double %add23.i)
  %sub24.i = fsub double %add23.i, %8
  %add25.i = fadd double %add18.i, %8
  %mul26.i = fmul double %mul3, 0x38ADC0DB62000000
  %mul27.i = fmul double %mul26.i, 5.000000e-01
  %9 = call double @llvm.rint.f64(double %mul27.i)
  %mul28.i = fmul double %9, 2.000000e+00
  %sub29.i = fsub double %mul26.i, %mul28.i
  %add30.i = fadd double %sub29.i, %sub24.i
  %10 = call double @llvm.rint.f64(double %add30.i)
  %sub31.i = fsub double %add30.i, %10
  %add32.i = fadd double %add25.i, %10
  %mul33.i = fmul double %mul3, 0x36D2B32788000000
  %mul34.i = fmul double %mul33.i, 5.000000e-01
  %11 = call double @llvm.rint.f64(double %mul34.i)
  %mul35.i = fmul double %11, 2.000000e+00
  %sub36.i = fsub double %mul33.i, %mul35.i
  %add37.i = fadd double %sub36.i, %sub31.i
  %12 = call double @llvm.rint.f64(double %add37.i)
  %sub38.i = fsub double %add37.i, %12
  %add39.i = fadd double %add32.i, %12
  %mul40.i = fmul double %mul3, 0x34FC820FF2000000
  %mul41.i = fmul double %mul40.i, 5.000000e-01
  %13 = call double @llvm.rint.f64(double %mul41.i)
  %mul42.i = fmul double %13, 2.000000e+00
  %sub43.i = fsub double %mul40.i, %mul42.i
  %add44.i = fadd double %sub43.i, %sub38.i
  %14 = call double @llvm.rint.f64(double %add44.i)
  %sub45.i = fsub double %add44.i, %14
  %add46.i = fadd double %add39.i, %14
  %mul47.i = fmul double %mul3, 0x332163ABDE000000
  %mul48.i = fmul double %mul47.i, 5.000000e-01
  %15 = call double @llvm.rint.f64(double %mul48.i)
  %mul49.i = fmul double %15, 2.000000e+00
  %sub50.i = fsub double %mul47.i, %mul49.i
  %add51.i = fadd double %sub50.i, %sub45.i
  %16 = call double @llvm.rint.f64(double %add51.i)
  %sub52.i = fsub double %add51.i, %16
  %add53.i = fadd double %add46.i, %16
  %mul5 = fmul double %sub52.i, 0x3FF921FB54442D18
  %cond = select i1 %cmp.i56, double %mul5, double %call2.i
  %cond13 = select i1 %cmp.i56, double %add53.i, double %0
  br label %if.end

if.end:
  %r.0 = phi double [ %cond, %if.then ], [ %call2.i, %entry ]
  %n.0 = phi double [ %cond13, %if.then ], [ %0, %entry ]
  %mul14 = fmul double %r.0, %r.0
  %mul.i57 = fmul double %mul14, %mul14
  %call.i58 = call spir_func double @_Z3madddd(double 0x3EC71D7316D131E0, double %mul.i57, double 0x3F81111110BDE48C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i58, double %mul.i57, double 0x3FEFFFFFFFFFFFD9)
  %call2.i59 = call spir_func double @_Z3madddd(double 0xBE5A95079FF742DD, double %mul.i57, double 0xBF2A019F8A1EC079)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i59, double %mul.i57, double 0xBFC5555555550EFC)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul14, double %call1.i)
  %mul16 = fmul double %r.0, %call4.i
  %call.i61 = call spir_func double @_Z3madddd(double 0x3EFA00E966E5BA04, double %mul.i57, double 0x3FA5555554475FCC)
  %call1.i62 = call spir_func double @_Z3madddd(double %call.i61, double %mul.i57, double 0x3FEFFFFFFFFFFE0B)
  %call2.i63 = call spir_func double @_Z3madddd(double 0xBE923C5BD18E89FB, double %mul.i57, double 0xBF56C16B2D3B9069)
  %call3.i64 = call spir_func double @_Z3madddd(double %call2.i63, double %mul.i57, double 0xBFDFFFFFFFFE375A)
  %call4.i65 = call spir_func double @_Z3madddd(double %call3.i64, double %mul14, double %call1.i62)
  %fneg = fneg double %call4.i65
  %add = fadd double %n.0, 0x4338000000000000
  %astype = bitcast double %add to i64
  %and = and i64 %astype, 1
  %cmp.not = icmp eq i64 %and, 0
  %cond23 = select i1 %cmp.not, double %mul16, double %fneg
  %cond29 = select i1 %cmp.not, double %call4.i65, double %mul16
  %div = fdiv double %cond23, %cond29
  %conv30 = fptrunc double %div to float
  %cmp31 = fcmp oeq float %x, 0.000000e+00
  %cond36 = select i1 %cmp31, float %x, float %conv30
  ret float %cond36
}

define spir_func float @_Z12precise_acosf(float %x) {
entry:
  %conv = fpext float %x to double
  %elt.abs = call double @llvm.fabs.f64(double %conv)
  %cmp.i = fcmp ogt double %elt.abs, 5.000000e-01
  %mul.i = fmul double %elt.abs, 5.000000e-01
  %sub.i = fsub double 5.000000e-01, %mul.i
  %mul1.i = fmul double %conv, %conv
  %cond.i = select i1 %cmp.i, double %sub.i, double %mul1.i
  %0 = call double @llvm.sqrt.f64(double %sub.i)
  %mul2.i = fmul double %0, 2.000000e+00
  %cond7.i = select i1 %cmp.i, double %mul2.i, double %elt.abs
  %mul.i16 = fmul double %cond.i, %cond.i
  %call.i17 = call spir_func double @_Z3madddd(double 0xBF676633841944A8, double %mul.i16, double 0x3F90DE3ABDD2358E)
  %call1.i = call spir_func double @_Z3madddd(double %call.i17, double %mul.i16, double 0x3F9F1AA2E3259BA2)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i16, double 0x3FB333331C54A5C9)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i16, double 0x3FEFFFFFFFFFFE37)
  %call4.i = call spir_func double @_Z3madddd(double 0x3FA05AF6A78BEC66, double %mul.i16, double 0x3F9315F91CE454B4)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i16, double 0x3F9703109F1E31B1)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i16, double 0x3FA6DB76C4073936)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i16, double 0x3FC55555556BA261)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %cond.i, double %call3.i)
  %mul8.i = fmul double %cond7.i, %call8.i
  %1 = call double @llvm.copysign.f64(double %mul8.i, double %conv)
  %sub = fsub double 0x3FF921FB54442D18, %1
  %sub2 = fsub double 0x400921FB54442D18, %mul8.i
  %cmp = fcmp olt float %x, 0.000000e+00
  %cond = select i1 %cmp, double %sub2, double %mul8.i
  %cond9 = select i1 %cmp.i, double %cond, double %sub
  %conv10 = fptrunc double %cond9 to float
  ret float %conv10
}

define spir_func float @_Z12precise_asinf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %cmp.i = fcmp ogt float %0, 5.000000e-01
  %mul.i = fmul double %elt.abs, 5.000000e-01
  %sub.i = fsub double 5.000000e-01, %mul.i
  %mul1.i = fmul double %elt.abs, %elt.abs
  %cond.i = select i1 %cmp.i, double %sub.i, double %mul1.i
  %1 = call double @llvm.sqrt.f64(double %sub.i)
  %mul2.i = fmul double %1, 2.000000e+00
  %cond7.i = select i1 %cmp.i, double %mul2.i, double %elt.abs
  %mul.i6 = fmul double %cond.i, %cond.i
  %call.i7 = call spir_func double @_Z3madddd(double 0xBF676633841944A8, double %mul.i6, double 0x3F90DE3ABDD2358E)
  %call1.i = call spir_func double @_Z3madddd(double %call.i7, double %mul.i6, double 0x3F9F1AA2E3259BA2)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i6, double 0x3FB333331C54A5C9)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i6, double 0x3FEFFFFFFFFFFE37)
  %call4.i = call spir_func double @_Z3madddd(double 0x3FA05AF6A78BEC66, double %mul.i6, double 0x3F9315F91CE454B4)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i6, double 0x3F9703109F1E31B1)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i6, double 0x3FA6DB76C4073936)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i6, double 0x3FC55555556BA261)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %cond.i, double %call3.i)
  %mul8.i = fmul double %cond7.i, %call8.i
  %sub = fsub double 0x3FF921FB54442D18, %mul8.i
  %cmp = fcmp ogt float %0, 5.000000e-01
  %cond = select i1 %cmp, double %sub, double %mul8.i
  %conv2 = fptrunc double %cond to float
  %2 = call float @llvm.copysign.f32(float %conv2, float %x)
  ret float %2
}

define spir_func float @_Z12precise_atanf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %cmp.i = fcmp ogt float %0, 1.000000e+00
  %.inv = fcmp oge float %0, 1.000000e+00
  %cond.i5 = select i1 %.inv, float 1.000000e+00, float %0
  %cond.i = fpext float %cond.i5 to double
  %1 = fcmp ogt float %0, 1.000000e+00
  %cond5.i6 = select i1 %1, float %0, float 1.000000e+00
  %cond5.i = fpext float %cond5.i6 to double
  %mul.i = fmul double %cond5.i, 0x3FDA827999FCEF32
  %cmp6.i = fcmp olt double %mul.i, %cond.i
  %sub.i = fsub double %cond.i, %cond5.i
  %add.i = fadd double %elt.abs, 1.000000e+00
  %cond12.i = select i1 %cmp6.i, double %sub.i, double %cond.i
  %cond17.i = select i1 %cmp6.i, double %add.i, double %cond5.i
  %div.i = fdiv double %cond12.i, %cond17.i
  %mul18.i = fmul double %div.i, %div.i
  %mul.i3 = fmul double %mul18.i, %mul18.i
  %call.i4 = call spir_func double @_Z3madddd(double 0x3F9F65C4F3FE8297, double %mul.i3, double 0x3FB35CF0AB85EB3F)
  %call1.i = call spir_func double @_Z3madddd(double %call.i4, double %mul.i3, double 0x3FBC714D467BE8DE)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i3, double 0x3FC99999911CE515)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i3, double 0x3FEFFFFFFFFFFF0F)
  %call4.i = call spir_func double @_Z3madddd(double 0xBFAE13C40931E3FC, double %mul.i3, double 0xBFB73D9D25F008FE)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i3, double 0xBFC2492291BDB860)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i3, double 0xBFD55555554E608A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul18.i, double %call3.i)
  %mul19.i = fmul double %div.i, %call7.i
  %add20.i = fadd double %mul19.i, 0x3FE921FB54442D18
  %cond25.i = select i1 %cmp6.i, double %add20.i, double %mul19.i
  %sub26.i = fsub double 0x3FF921FB54442D18, %cond25.i
  %cond31.i = select i1 %cmp.i, double %sub26.i, double %cond25.i
  %conv1 = fptrunc double %cond31.i to float
  %2 = call float @llvm.copysign.f32(float %conv1, float %x)
  ret float %2
}

define spir_func float @_Z12precise_cbrtf(float %x) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp olt float %elt.abs, 0x3810000000000000
  %mul = fmul float %elt.abs, 0x4170000000000000
  %cond = select i1 %cmp, float %mul, float %elt.abs
  %astype = bitcast float %cond to i32
  %conv = sitofp i32 %astype to float
  %mul1 = fmul float %conv, 0x3FD5555560000000
  %conv2 = fptosi float %mul1 to i32
  %add = add nsw i32 %conv2, 709958130
  %astype3 = bitcast i32 %add to float
  %conv4 = fpext float %cond to double
  %conv.i = fpext float %astype3 to double
  %mul.i = fmul double %conv.i, %conv.i
  %mul1.i = fmul double %mul.i, %conv.i
  %mul2.i = fmul double %conv4, 2.000000e+00
  %add.i = fadd double %mul2.i, %mul1.i
  %mul3.i = fmul double %add.i, %conv.i
  %mul4.i = fmul double %mul1.i, 2.000000e+00
  %add5.i = fadd double %mul4.i, %conv4
  %div.i = fdiv double %mul3.i, %add5.i
  %mul6.i = fmul double %div.i, %div.i
  %mul7.i = fmul double %div.i, %mul6.i
  %add9.i = fadd double %mul2.i, %mul7.i
  %mul10.i = fmul double %div.i, %add9.i
  %mul11.i = fmul double %mul7.i, 2.000000e+00
  %add12.i = fadd double %mul11.i, %conv4
  %div13.i = fdiv double %mul10.i, %add12.i
  %conv5 = fptrunc double %div13.i to float
  %mul6 = fmul float %conv5, 3.906250e-03
  %cond12 = select i1 %cmp, float %mul6, float %conv5
  %or.cond = call i1 @llvm.is.fpclass.f32(float %x, i32 408)
  %0 = call float @llvm.copysign.f32(float %cond12, float %x)
  %cond20 = select i1 %or.cond, float %0, float %x
  ret float %cond20
}

define spir_func float @_Z12precise_coshf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %cmp1.i = fcmp ogt double %elt.abs, 1.000000e+02
  %cond5.i = select i1 %cmp1.i, double 1.000000e+02, double %elt.abs
  %mul = fmul double %cond5.i, 0x3FF71547652B82FE
  %add.i = fadd double %mul, 0x4338000000000000
  %sub.i = fadd double %add.i, 0xC338000000000000
  %sub1.i = fsub double %mul, %sub.i
  %mul.i5 = fmul double %sub1.i, %sub1.i
  %call.i6 = call spir_func double @_Z3madddd(double 0x3EB63D13636E3549, double %mul.i5, double 0x3F24308AC85AA102)
  %call1.i = call spir_func double @_Z3madddd(double %call.i6, double %mul.i5, double 0x3F83B2AB7181B75B)
  %call2.i7 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i5, double 0x3FCEBFBDFF823CED)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i7, double %mul.i5, double 1.000000e+00)
  %call4.i = call spir_func double @_Z3madddd(double 0x3EF00DC4A532FB8E, double %mul.i5, double 0x3F55D8745A728441)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i5, double 0x3FAC6B08DD6FD234)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i5, double 0x3FE62E42FEF84CF0)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub1.i, double %call3.i)
  %astype.i = bitcast double %add.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i8 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i8 to double
  %mul.i = fmul double %call7.i, %astype1.i
  %div = fdiv double 1.000000e+00, %mul.i
  %add = fadd double %mul.i, %div
  %mul2 = fmul double %add, 5.000000e-01
  %conv3 = fptrunc double %mul2 to float
  ret float %conv3
}

define spir_func float @_Z12precise_erfcf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %cmp1.i = fcmp ogt double %elt.abs, 1.100000e+01
  %cond5.i = select i1 %cmp1.i, double 1.100000e+01, double %elt.abs
  %add.i = fadd double %cond5.i, 2.000000e+00
  %div.i = fdiv double 1.000000e+00, %add.i
  %mul.i = fmul double %cond5.i, %cond5.i
  %mul1.i = fmul double %mul.i, 0xBFF71547652B82FE
  %add.i6 = fadd double %mul1.i, 0x4338000000000000
  %sub.i7 = fadd double %add.i6, 0xC338000000000000
  %sub1.i = fsub double %mul1.i, %sub.i7
  %mul.i13 = fmul double %sub1.i, %sub1.i
  %call.i14 = call spir_func double @_Z3madddd(double 0x3EB63D13636E3549, double %mul.i13, double 0x3F24308AC85AA102)
  %call1.i15 = call spir_func double @_Z3madddd(double %call.i14, double %mul.i13, double 0x3F83B2AB7181B75B)
  %call2.i16 = call spir_func double @_Z3madddd(double %call1.i15, double %mul.i13, double 0x3FCEBFBDFF823CED)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i16, double %mul.i13, double 1.000000e+00)
  %call4.i17 = call spir_func double @_Z3madddd(double 0x3EF00DC4A532FB8E, double %mul.i13, double 0x3F55D8745A728441)
  %call5.i18 = call spir_func double @_Z3madddd(double %call4.i17, double %mul.i13, double 0x3FAC6B08DD6FD234)
  %call6.i19 = call spir_func double @_Z3madddd(double %call5.i18, double %mul.i13, double 0x3FE62E42FEF84CF0)
  %call7.i20 = call spir_func double @_Z3madddd(double %call6.i19, double %sub1.i, double %call3.i)
  %astype.i = bitcast double %add.i6 to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i21 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i21 to double
  %mul.i9 = fmul double %call7.i20, %astype1.i
  %sub.i = fadd double %cond5.i, -2.000000e+00
  %mul2.i = fmul double %sub.i, %div.i
  %mul.i10 = fmul double %mul2.i, %mul2.i
  %call.i = call spir_func double @_Z3madddd(double 0xBE83B4F86727557A, double %mul.i10, double 0xBEF58D7702135BD8)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i10, double 0x3F22C262A544B1EF)
  %call2.i11 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i10, double 0xBF45B5A0CC7B8222)
  %call3.i12 = call spir_func double @_Z3madddd(double %call2.i11, double %mul.i10, double 0x3F695141FE721552)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i12, double %mul.i10, double 0xBF9606E36E78F57C)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i10, double 0x3FD1E2DEEA117BCF)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i10, double 0x3FF058671B52E6AF)
  %call7.i = call spir_func double @_Z3madddd(double 0x3EAA28EF9841A1B6, double %mul.i10, double 0xBEE86494A5B532DF)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul.i10, double 0x3F0063E8B65A6AB0)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %mul.i10, double 0x3F02845300259EC3)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %mul.i10, double 0xBF4B7122FC49FA03)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %mul.i10, double 0x3F7A89EEFE513FCC)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %mul.i10, double 0xBFA2A88E664314DF)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %mul.i10, double 0xBFE5FD386753D913)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %mul2.i, double %call6.i)
  %mul4.i = fmul double %mul.i9, %call14.i
  %mul5.i = fmul double %div.i, %mul4.i
  %sub = fsub double 2.000000e+00, %mul5.i
  %cmp = fcmp olt float %x, 0.000000e+00
  %cond = select i1 %cmp, double %sub, double %mul5.i
  %conv3 = fptrunc double %cond to float
  ret float %conv3
}

define spir_func float @_Z12precise_exp2f(float %x) {
entry:
  %conv = fpext float %x to double
  %cmp.i = fcmp olt double %conv, -1.600000e+02
  %cond.i = select i1 %cmp.i, double -1.600000e+02, double %conv
  %cmp1.i = fcmp ogt double %cond.i, 1.400000e+02
  %cond5.i = select i1 %cmp1.i, double 1.400000e+02, double %cond.i
  %add.i = fadd double %cond5.i, 0x4338000000000000
  %sub.i = fadd double %add.i, 0xC338000000000000
  %sub1.i = fsub double %cond5.i, %sub.i
  %mul.i3 = fmul double %sub1.i, %sub1.i
  %call.i4 = call spir_func double @_Z3madddd(double 0x3EB63D13636E3549, double %mul.i3, double 0x3F24308AC85AA102)
  %call1.i = call spir_func double @_Z3madddd(double %call.i4, double %mul.i3, double 0x3F83B2AB7181B75B)
  %call2.i5 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i3, double 0x3FCEBFBDFF823CED)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i5, double %mul.i3, double 1.000000e+00)
  %call4.i = call spir_func double @_Z3madddd(double 0x3EF00DC4A532FB8E, double %mul.i3, double 0x3F55D8745A728441)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i3, double 0x3FAC6B08DD6FD234)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i3, double 0x3FE62E42FEF84CF0)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub1.i, double %call3.i)
  %astype.i = bitcast double %add.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i6 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i6 to double
  %mul.i = fmul double %call7.i, %astype1.i
  %conv2 = fptrunc double %mul.i to float
  ret float %conv2
}

define spir_func float @_Z12precise_fmodff(float %x, float %y) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %1 = call float @llvm.fabs.f32(float %y)
  %elt.abs2 = fpext float %1 to double
  %cmp = fcmp ueq float %0, 0x7FF0000000000000
  %cmp4 = fcmp ueq float %y, 0.000000e+00
  %2 = or i1 %cmp, %cmp4
  %cond = select i1 %2, double 0.000000e+00, double %elt.abs
  %cond12 = select i1 %2, double 1.000000e+00, double %elt.abs2
  %astype15 = bitcast double %cond12 to i64
  %shr16 = lshr i64 %astype15, 52
  %shl = add i64 %astype15, -121597189939003392
  br label %while.cond

while.cond:
  %rest.0 = phi double [ %cond, %entry ], [ %cond39, %while.body ]
  %cmp13 = fcmp oge double %rest.0, %cond12
  %call = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp13)
  br i1 %call, label %while.body, label %while.end

while.body:
  %astype = bitcast double %rest.0 to i64
  %shr = lshr i64 %astype, 52
  %sub = sub nsw i64 %shr, %shr16
  %3 = call i64 @llvm.smax.i64(i64 %sub, i64 27)
  %cond23 = shl nuw i64 %3, 52
  %add = add i64 %shl, %cond23
  %astype25 = bitcast i64 %add to double
  %div = fdiv double %rest.0, %astype25
  %4 = call double @llvm.floor.f64(double %div)
  %mul = fmul double %4, %astype25
  %sub26 = fsub double %rest.0, %mul
  %add27 = fadd double %sub26, %astype25
  %cmp28 = fcmp olt double %sub26, 0.000000e+00
  %cond33 = select i1 %cmp28, double %add27, double %sub26
  %cond39 = select i1 %cmp13, double %cond33, double %rest.0
  br label %while.cond

while.end:
  %conv40 = fptrunc double %rest.0 to float
  %5 = call float @llvm.copysign.f32(float %conv40, float %x)
  %cond46 = select i1 %2, float 0x7FF8000000000000, float %5
  ret float %cond46
}

define spir_func float @_Z12precise_log2f(float %x) {
entry:
  %conv = fpext float %x to double
  %astype.i = bitcast double %conv to i64
  %add.i = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %add.i5 = fadd double %sub.i, 2.000000e+00
  %div.i = fdiv double %sub.i, %add.i5
  %mul.i = fmul double %div.i, %div.i
  %mul.i6 = fmul double %mul.i, %mul.i
  %call.i7 = call spir_func double @_Z3madddd(double 0x3FCC620E20428FC7, double %mul.i6, double 0x3FD9999962BB080C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i7, double %mul.i6, double 0x3FFFFFFFFFFFFF12)
  %call2.i8 = call spir_func double @_Z3madddd(double 0x3FC9193A006BBAED, double %mul.i6, double 0x3FD249438433F333)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i8, double %mul.i6, double 0x3FE55555556716B3)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i, double %call1.i)
  %mul1.i = fmul double %div.i, %call4.i
  %call2.i = call spir_func double @_Z3madddd(double %mul1.i, double 0x3FF71547652B82FE, double %sub2.i)
  %cmp.i = fcmp oeq float %x, 0.000000e+00
  %cmp1.i = fcmp oeq float %x, 0x7FF0000000000000
  %cmp6.i = fcmp oge float %x, 0.000000e+00
  %0 = fptrunc double %call2.i to float
  %1 = select i1 %cmp.i, float 0xFFF0000000000000, float %0
  %2 = select i1 %cmp1.i, float 0x7FF0000000000000, float %1
  %conv3 = select i1 %cmp6.i, float %2, float 0x7FF8000000000000
  ret float %conv3
}

define spir_func float @_Z12precise_sinhf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %cmp1.i = fcmp ogt double %elt.abs, 1.000000e+02
  %cond5.i = select i1 %cmp1.i, double 1.000000e+02, double %elt.abs
  %mul.i = fmul double %cond5.i, 0x3FF71547652B82FE
  %add.i = fadd double %mul.i, 0x4338000000000000
  %sub.i = fadd double %add.i, 0xC338000000000000
  %call.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBFE62E42FEFA4000, double %cond5.i)
  %call1.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBD1ABC9E3B398024, double %call.i)
  %astype.i = bitcast double %add.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i7 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i7 to double
  %mul.i8 = fmul double %call1.i, %call1.i
  %call.i9 = call spir_func double @_Z3madddd(double 0x3EC72C722E8BB8DE, double %mul.i8, double 0x3F2A019ADAA6365C)
  %call1.i10 = call spir_func double @_Z3madddd(double %call.i9, double %mul.i8, double 0x3F81111111C46278)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i10, double %mul.i8, double 0x3FC5555555553B7C)
  %call3.i11 = call spir_func double @_Z3madddd(double %call2.i, double %mul.i8, double 1.000000e+00)
  %call4.i = call spir_func double @_Z3madddd(double 0x3EFA15A52A2712F5, double %mul.i8, double 0x3F56C164DF213734)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i8, double 0x3FA5555557429B96)
  %call6.i12 = call spir_func double @_Z3madddd(double %call5.i, double %mul.i8, double 0x3FDFFFFFFFFF71CA)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i12, double %call1.i, double %call3.i11)
  %mul4.i = fmul double %call1.i, %call7.i
  %sub5.i = fadd double %astype1.i, -1.000000e+00
  %call6.i = call spir_func double @_Z3madddd(double %astype1.i, double %mul4.i, double %sub5.i)
  %add = fadd double %call6.i, 1.000000e+00
  %div = fdiv double %call6.i, %add
  %add2 = fadd double %call6.i, %div
  %mul = fmul double %add2, 5.000000e-01
  %conv3 = fptrunc double %mul to float
  %1 = call float @llvm.copysign.f32(float %conv3, float %x)
  ret float %1
}

define spir_func float @_Z12precise_tanhf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %cmp1.i = fcmp ogt double %elt.abs, 2.000000e+01
  %cond5.i = select i1 %cmp1.i, double 2.000000e+01, double %elt.abs
  %mul = fmul double %cond5.i, 2.000000e+00
  %mul.i = fmul double %mul, 0x3FF71547652B82FE
  %add.i = fadd double %mul.i, 0x4338000000000000
  %sub.i = fadd double %add.i, 0xC338000000000000
  %call.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBFE62E42FEFA4000, double %mul)
  %call1.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBD1ABC9E3B398024, double %call.i)
  %astype.i = bitcast double %add.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i5 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i5 to double
  %mul.i6 = fmul double %call1.i, %call1.i
  %call.i7 = call spir_func double @_Z3madddd(double 0x3EC72C722E8BB8DE, double %mul.i6, double 0x3F2A019ADAA6365C)
  %call1.i8 = call spir_func double @_Z3madddd(double %call.i7, double %mul.i6, double 0x3F81111111C46278)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i8, double %mul.i6, double 0x3FC5555555553B7C)
  %call3.i9 = call spir_func double @_Z3madddd(double %call2.i, double %mul.i6, double 1.000000e+00)
  %call4.i = call spir_func double @_Z3madddd(double 0x3EFA15A52A2712F5, double %mul.i6, double 0x3F56C164DF213734)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i6, double 0x3FA5555557429B96)
  %call6.i10 = call spir_func double @_Z3madddd(double %call5.i, double %mul.i6, double 0x3FDFFFFFFFFF71CA)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i10, double %call1.i, double %call3.i9)
  %mul4.i = fmul double %call1.i, %call7.i
  %sub5.i = fadd double %astype1.i, -1.000000e+00
  %call6.i = call spir_func double @_Z3madddd(double %astype1.i, double %mul4.i, double %sub5.i)
  %add = fadd double %call6.i, 2.000000e+00
  %div = fdiv double %call6.i, %add
  %conv2 = fptrunc double %div to float
  %1 = call float @llvm.copysign.f32(float %conv2, float %x)
  ret float %1
}

define spir_func float @_Z13precise_acoshf(float %x) {
entry:
  %conv = fpext float %x to double
  %sub = fadd double %conv, -1.000000e+00
  %add = fadd double %sub, 2.000000e+00
  %mul = fmul double %sub, %add
  %0 = call double @llvm.sqrt.f64(double %mul)
  %add1 = fadd double %sub, %0
  %add.i = fadd double %add1, 1.000000e+00
  %astype.i = bitcast double %add.i to i64
  %add.i17 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i17, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i17, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %cmp.i = fcmp oeq double %sub2.i, 0.000000e+00
  %cond.i = select i1 %cmp.i, double %add1, double %sub.i
  %add.i18 = fadd double %cond.i, 2.000000e+00
  %div.i = fdiv double %cond.i, %add.i18
  %mul.i = fmul double %div.i, %div.i
  %mul.i19 = fmul double %mul.i, %mul.i
  %call.i20 = call spir_func double @_Z3madddd(double 0x3FCC620E20428FC7, double %mul.i19, double 0x3FD9999962BB080C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i20, double %mul.i19, double 0x3FFFFFFFFFFFFF12)
  %call2.i21 = call spir_func double @_Z3madddd(double 0x3FC9193A006BBAED, double %mul.i19, double 0x3FD249438433F333)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i21, double %mul.i19, double 0x3FE55555556716B3)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i, double %call1.i)
  %mul1.i = fmul double %div.i, %call4.i
  %call2.i = call spir_func double @_Z3madddd(double %sub2.i, double 0x3FE62E42FEFA39EF, double %mul1.i)
  %conv2 = fptrunc double %call2.i to float
  %cmp = fcmp oge double %sub, 0.000000e+00
  %cond = select i1 %cmp, float %conv2, float 0x7FF8000000000000
  %or.cond = fcmp une float %x, 0x7FF0000000000000
  %cond9 = select i1 %or.cond, float %cond, float 0x7FF0000000000000
  ret float %cond9
}

define spir_func float @_Z13precise_asinhf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %mul = fmul double %elt.abs, %elt.abs
  %call = call spir_func double @_Z3madddd(double %elt.abs, double %elt.abs, double 1.000000e+00)
  %1 = call double @llvm.sqrt.f64(double %call)
  %add = fadd double %1, 1.000000e+00
  %div = fdiv double %mul, %add
  %add1 = fadd double %div, %elt.abs
  %add.i = fadd double %add1, 1.000000e+00
  %astype.i = bitcast double %add.i to i64
  %add.i14 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i14, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i14, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %cmp.i = fcmp oeq double %sub2.i, 0.000000e+00
  %cond.i = select i1 %cmp.i, double %add1, double %sub.i
  %add.i15 = fadd double %cond.i, 2.000000e+00
  %div.i = fdiv double %cond.i, %add.i15
  %mul.i = fmul double %div.i, %div.i
  %mul.i16 = fmul double %mul.i, %mul.i
  %call.i17 = call spir_func double @_Z3madddd(double 0x3FCC620E20428FC7, double %mul.i16, double 0x3FD9999962BB080C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i17, double %mul.i16, double 0x3FFFFFFFFFFFFF12)
  %call2.i18 = call spir_func double @_Z3madddd(double 0x3FC9193A006BBAED, double %mul.i16, double 0x3FD249438433F333)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i18, double %mul.i16, double 0x3FE55555556716B3)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i, double %call1.i)
  %mul1.i = fmul double %call4.i, %div.i
  %call2.i = call spir_func double @_Z3madddd(double %sub2.i, double 0x3FE62E42FEFA39EF, double %mul1.i)
  %conv3 = fptrunc double %call2.i to float
  %cmp = fcmp one float %0, 0x7FF0000000000000
  %cond = select i1 %cmp, float %conv3, float %0
  %2 = call float @llvm.copysign.f32(float %cond, float %x)
  ret float %2
}

define spir_func float @_Z13precise_atan2ff(float %y, float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %y)
  %elt.abs = fpext float %0 to double
  %1 = call float @llvm.fabs.f32(float %x)
  %elt.abs2 = fpext float %1 to double
  %cmp = fcmp oeq float %0, %1
  %2 = call i1 @llvm.is.fpclass.f32(float %y, i32 612)
  %3 = and i1 %2, %cmp
  %cmp8 = fcmp oeq float %y, 0.000000e+00
  %cond = select i1 %cmp8, double 0.000000e+00, double 1.000000e+00
  %cond11 = select i1 %3, double %cond, double %elt.abs
  %cond17 = select i1 %3, double 1.000000e+00, double %elt.abs2
  %cmp.i = fcmp ogt double %cond11, %cond17
  %cond.i = select i1 %cmp.i, double %cond17, double %cond11
  %cond5.i = select i1 %cmp.i, double %cond11, double %cond17
  %mul.i = fmul double %cond5.i, 0x3FDA827999FCEF32
  %cmp6.i = fcmp ogt double %cond.i, %mul.i
  %sub.i = fsub double %cond.i, %cond5.i
  %add.i = fadd double %cond17, %cond11
  %cond12.i = select i1 %cmp6.i, double %sub.i, double %cond.i
  %cond17.i = select i1 %cmp6.i, double %add.i, double %cond5.i
  %div.i = fdiv double %cond12.i, %cond17.i
  %mul18.i = fmul double %div.i, %div.i
  %mul.i43 = fmul double %mul18.i, %mul18.i
  %call.i44 = call spir_func double @_Z3madddd(double 0x3F9F65C4F3FE8297, double %mul.i43, double 0x3FB35CF0AB85EB3F)
  %call1.i = call spir_func double @_Z3madddd(double %call.i44, double %mul.i43, double 0x3FBC714D467BE8DE)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i43, double 0x3FC99999911CE515)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i43, double 0x3FEFFFFFFFFFFF0F)
  %call4.i = call spir_func double @_Z3madddd(double 0xBFAE13C40931E3FC, double %mul.i43, double 0xBFB73D9D25F008FE)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i43, double 0xBFC2492291BDB860)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i43, double 0xBFD55555554E608A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul18.i, double %call3.i)
  %mul19.i = fmul double %div.i, %call7.i
  %add20.i = fadd double %mul19.i, 0x3FE921FB54442D18
  %cond25.i = select i1 %cmp6.i, double %add20.i, double %mul19.i
  %sub26.i = fsub double 0x3FF921FB54442D18, %cond25.i
  %cond31.i = select i1 %cmp.i, double %sub26.i, double %cond25.i
  %sub = fsub double 0x400921FB54442D18, %cond31.i
  %astype = bitcast float %x to i32
  %tobool.not42 = icmp slt i32 %astype, 0
  %cond21 = select i1 %tobool.not42, double %sub, double %cond31.i
  %conv22 = fptrunc double %cond21 to float
  %4 = call float @llvm.copysign.f32(float %conv22, float %y)
  %or.cond = fcmp uno float %x, %y
  %add = fadd float %y, %x
  %cond26 = select i1 %or.cond, float %add, float %4
  ret float %cond26
}

define spir_func float @_Z13precise_atanhf(float %x) {
entry:
  %0 = call float @llvm.fabs.f32(float %x)
  %elt.abs = fpext float %0 to double
  %mul = fmul double %elt.abs, 2.000000e+00
  %sub = fsub double 1.000000e+00, %elt.abs
  %div = fdiv double %mul, %sub
  %add.i = fadd double %div, 1.000000e+00
  %astype.i = bitcast double %add.i to i64
  %add.i16 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i16, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i16, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %cmp.i = fcmp oeq double %sub2.i, 0.000000e+00
  %cond.i = select i1 %cmp.i, double %div, double %sub.i
  %add.i17 = fadd double %cond.i, 2.000000e+00
  %div.i = fdiv double %cond.i, %add.i17
  %mul.i = fmul double %div.i, %div.i
  %mul.i18 = fmul double %mul.i, %mul.i
  %call.i19 = call spir_func double @_Z3madddd(double 0x3FCC620E20428FC7, double %mul.i18, double 0x3FD9999962BB080C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i19, double %mul.i18, double 0x3FFFFFFFFFFFFF12)
  %call2.i20 = call spir_func double @_Z3madddd(double 0x3FC9193A006BBAED, double %mul.i18, double 0x3FD249438433F333)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i20, double %mul.i18, double 0x3FE55555556716B3)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i, double %call1.i)
  %mul1.i = fmul double %div.i, %call4.i
  %call2.i = call spir_func double @_Z3madddd(double %sub2.i, double 0x3FE62E42FEFA39EF, double %mul1.i)
  %mul1 = fmul double %call2.i, 5.000000e-01
  %conv2 = fptrunc double %mul1 to float
  %cmp = fcmp oeq float %0, 1.000000e+00
  %cond = select i1 %cmp, float 0x7FF0000000000000, float %conv2
  %cmp4 = fcmp ole float %0, 1.000000e+00
  %cond9 = select i1 %cmp4, float %cond, float 0x7FF8000000000000
  %1 = call float @llvm.copysign.f32(float %cond9, float %x)
  ret float %1
}

define spir_func float @_Z13precise_exp10f(float %x) {
entry:
  %conv = fpext float %x to double
  %cmp.i = fcmp olt double %conv, -5.000000e+01
  %cond.i = select i1 %cmp.i, double -5.000000e+01, double %conv
  %cmp1.i = fcmp ogt double %cond.i, 4.500000e+01
  %cond5.i = select i1 %cmp1.i, double 4.500000e+01, double %cond.i
  %mul = fmul double %cond5.i, 0x400A934F0979A371
  %add.i = fadd double %mul, 0x4338000000000000
  %sub.i = fadd double %add.i, 0xC338000000000000
  %sub1.i = fsub double %mul, %sub.i
  %mul.i3 = fmul double %sub1.i, %sub1.i
  %call.i4 = call spir_func double @_Z3madddd(double 0x3EB63D13636E3549, double %mul.i3, double 0x3F24308AC85AA102)
  %call1.i = call spir_func double @_Z3madddd(double %call.i4, double %mul.i3, double 0x3F83B2AB7181B75B)
  %call2.i5 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i3, double 0x3FCEBFBDFF823CED)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i5, double %mul.i3, double 1.000000e+00)
  %call4.i = call spir_func double @_Z3madddd(double 0x3EF00DC4A532FB8E, double %mul.i3, double 0x3F55D8745A728441)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i3, double 0x3FAC6B08DD6FD234)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i3, double 0x3FE62E42FEF84CF0)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %sub1.i, double %call3.i)
  %astype.i = bitcast double %add.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i6 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i6 to double
  %mul.i = fmul double %call7.i, %astype1.i
  %conv2 = fptrunc double %mul.i to float
  ret float %conv2
}

define spir_func float @_Z13precise_expm1f(float %x) {
entry:
  %conv = fpext float %x to double
  %cmp.i = fcmp olt double %conv, -5.000000e+01
  %cond.i = select i1 %cmp.i, double -5.000000e+01, double %conv
  %cmp1.i = fcmp ogt double %cond.i, 1.000000e+02
  %cond5.i = select i1 %cmp1.i, double 1.000000e+02, double %cond.i
  %mul.i = fmul double %cond5.i, 0x3FF71547652B82FE
  %add.i = fadd double %mul.i, 0x4338000000000000
  %sub.i = fadd double %add.i, 0xC338000000000000
  %call.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBFE62E42FEFA4000, double %cond5.i)
  %call1.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBD1ABC9E3B398024, double %call.i)
  %astype.i = bitcast double %add.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i6 = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i6 to double
  %mul.i7 = fmul double %call1.i, %call1.i
  %call.i8 = call spir_func double @_Z3madddd(double 0x3EC72C722E8BB8DE, double %mul.i7, double 0x3F2A019ADAA6365C)
  %call1.i9 = call spir_func double @_Z3madddd(double %call.i8, double %mul.i7, double 0x3F81111111C46278)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i9, double %mul.i7, double 0x3FC5555555553B7C)
  %call3.i10 = call spir_func double @_Z3madddd(double %call2.i, double %mul.i7, double 1.000000e+00)
  %call4.i = call spir_func double @_Z3madddd(double 0x3EFA15A52A2712F5, double %mul.i7, double 0x3F56C164DF213734)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i7, double 0x3FA5555557429B96)
  %call6.i11 = call spir_func double @_Z3madddd(double %call5.i, double %mul.i7, double 0x3FDFFFFFFFFF71CA)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i11, double %call1.i, double %call3.i10)
  %mul4.i = fmul double %call1.i, %call7.i
  %sub5.i = fadd double %astype1.i, -1.000000e+00
  %call6.i = call spir_func double @_Z3madddd(double %astype1.i, double %mul4.i, double %sub5.i)
  %conv2 = fptrunc double %call6.i to float
  %cmp = fcmp oeq float %x, 0.000000e+00
  %cond = select i1 %cmp, float %x, float %conv2
  ret float %cond
}

define spir_func float @_Z13precise_hypotff(float %x, float %y) {
entry:
  %conv = fpext float %x to double
  %conv1 = fpext float %y to double
  %mul = fmul double %conv1, %conv1
  %call = call spir_func double @_Z3madddd(double %conv, double %conv, double %mul)
  %0 = call double @llvm.sqrt.f64(double %call)
  %conv2 = fptrunc double %0 to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp oeq float %elt.abs, 0x7FF0000000000000
  %elt.abs4 = call float @llvm.fabs.f32(float %y)
  %cmp5 = fcmp oeq float %elt.abs4, 0x7FF0000000000000
  %or.cond = or i1 %cmp, %cmp5
  %cond = select i1 %or.cond, float 0x7FF0000000000000, float %conv2
  ret float %cond
}

define spir_func float @_Z13precise_log10f(float %x) {
entry:
  %conv = fpext float %x to double
  %astype.i = bitcast double %conv to i64
  %add.i = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %add.i5 = fadd double %sub.i, 2.000000e+00
  %div.i = fdiv double %sub.i, %add.i5
  %mul.i6 = fmul double %div.i, %div.i
  %mul.i7 = fmul double %mul.i6, %mul.i6
  %call.i8 = call spir_func double @_Z3madddd(double 0x3FCC620E20428FC7, double %mul.i7, double 0x3FD9999962BB080C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i8, double %mul.i7, double 0x3FFFFFFFFFFFFF12)
  %call2.i9 = call spir_func double @_Z3madddd(double 0x3FC9193A006BBAED, double %mul.i7, double 0x3FD249438433F333)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i9, double %mul.i7, double 0x3FE55555556716B3)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i6, double %call1.i)
  %mul1.i = fmul double %div.i, %call4.i
  %mul.i = fmul double %mul1.i, 0x3FDBCB7B1526E50E
  %call2.i = call spir_func double @_Z3madddd(double %sub2.i, double 0x3FD34413509F79FF, double %mul.i)
  %cmp.i = fcmp oeq float %x, 0.000000e+00
  %cmp1.i = fcmp oeq float %x, 0x7FF0000000000000
  %cmp6.i = fcmp oge float %x, 0.000000e+00
  %0 = fptrunc double %call2.i to float
  %1 = select i1 %cmp.i, float 0xFFF0000000000000, float %0
  %2 = select i1 %cmp1.i, float 0x7FF0000000000000, float %1
  %conv3 = select i1 %cmp6.i, float %2, float 0x7FF8000000000000
  ret float %conv3
}

define spir_func float @_Z13precise_log1pf(float %x) {
entry:
  %conv = fpext float %x to double
  %add = fadd double %conv, 1.000000e+00
  %astype.i = bitcast double %add to i64
  %add.i10 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i10, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i10, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %cmp.i8 = fcmp oeq double %sub2.i, 0.000000e+00
  %cond.i9 = select i1 %cmp.i8, double %conv, double %sub.i
  %add.i11 = fadd double %cond.i9, 2.000000e+00
  %div.i = fdiv double %cond.i9, %add.i11
  %mul.i = fmul double %div.i, %div.i
  %mul.i12 = fmul double %mul.i, %mul.i
  %call.i13 = call spir_func double @_Z3madddd(double 0x3FCC620E20428FC7, double %mul.i12, double 0x3FD9999962BB080C)
  %call1.i = call spir_func double @_Z3madddd(double %call.i13, double %mul.i12, double 0x3FFFFFFFFFFFFF12)
  %call2.i14 = call spir_func double @_Z3madddd(double 0x3FC9193A006BBAED, double %mul.i12, double 0x3FD249438433F333)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i14, double %mul.i12, double 0x3FE55555556716B3)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i, double %call1.i)
  %mul1.i = fmul double %div.i, %call4.i
  %call2.i = call spir_func double @_Z3madddd(double %sub2.i, double 0x3FE62E42FEFA39EF, double %mul1.i)
  %cmp.i = fcmp oeq double %add, 0.000000e+00
  %cond.i = select i1 %cmp.i, double 0xFFF0000000000000, double %call2.i
  %cmp1.i = fcmp oeq double %add, 0x7FF0000000000000
  %cond5.i = select i1 %cmp1.i, double 0x7FF0000000000000, double %cond.i
  %cmp6.i = fcmp oge double %add, 0.000000e+00
  %cond10.i = select i1 %cmp6.i, double %cond5.i, double 0x7FF8000000000000
  %conv3 = fptrunc double %cond10.i to float
  %cmp = fcmp oeq float %x, 0.000000e+00
  %cond = select i1 %cmp, float %x, float %conv3
  ret float %cond
}

define spir_func float @_Z8fast_cosf(float %x) {
entry:
  %call = call spir_func float @_Z3madfff(float %x, float 0x3FD45F3060000000, float 5.000000e-01)
  %add = fadd float %call, 0x4168000000000000
  %sub = fadd float %add, 0xC168000000000000
  %sub1 = fadd float %sub, -5.000000e-01
  %call.i = call spir_func float @_Z3madfff(float %sub1, float 0xC00921C000000000, float %x)
  %call3.i = call spir_func float @_Z3madfff(float %sub1, float 0xBF1DAA0000000000, float %call.i)
  %call4.i = call spir_func float @_Z3madfff(float %sub1, float 0xBE210B4620000000, float %call3.i)
  %mul.i = fmul float %call4.i, %call4.i
  %mul.i21 = fmul float %mul.i, %mul.i
  %call.i22 = call spir_func float @_Z3madfff(float 0xBF29FB6860000000, float %mul.i21, float 0xBFC5555540000000)
  %call1.i23 = call spir_func float @_Z3madfff(float 0x3EC61A1860000000, float %mul.i21, float 0x3F811104E0000000)
  %call2.i = call spir_func float @_Z3madfff(float %call1.i23, float %mul.i, float %call.i22)
  %call1.i = call spir_func float @_Z3madfff(float %mul.i, float %call2.i, float 1.000000e+00)
  %mul2.i = fmul float %call4.i, %call1.i
  %astype.i = bitcast float %mul2.i to i32
  %astype3.i = bitcast float %add to i32
  %shl.i = shl i32 %astype3.i, 31
  %xor.i = xor i32 %shl.i, %astype.i
  %astype4.i = bitcast i32 %xor.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp ugt float %elt.abs, 1.000000e+03
  %elt.abs4 = call float @llvm.fabs.f32(float %call4.i)
  %cmp5 = fcmp ult float %elt.abs4, 0x3F20000000000000
  %.not = or i1 %cmp, %cmp5
  %call6 = call spir_func zeroext i1 @wfv.any(i1 zeroext %.not)
  br i1 %call6, label %if.then, label %if.end

if.then:
  %call7 = call spir_func float @_Z11precise_cosf(float %x)
  %cond = select i1 %.not, float %call7, float %astype4.i
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %astype4.i, %entry ]
  ret float %result.0
}

define spir_func float @_Z8fast_expf(float %x) {
entry:
  %call = call spir_func float @_Z3madfff(float %x, float 0x3FF7154760000000, float 0x4168000000000000)
  %sub = fadd float %call, 0xC168000000000000
  %call1 = call spir_func float @_Z3madfff(float %sub, float 0xBFE62E4000000000, float %x)
  %call2 = call spir_func float @_Z3madfff(float %sub, float 0xBEB7F7D1C0000000, float %call1)
  %mul = fmul float %call2, %call2
  %call.i = call spir_func float @_Z3madfff(float 0x3F56D10FE0000000, float %mul, float 0x3FA55551A0000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i, float %mul, float 5.000000e-01)
  %call2.i = call spir_func float @_Z3madfff(float 0x3F8120B640000000, float %mul, float 0x3FC5554DE0000000)
  %call3.i = call spir_func float @_Z3madfff(float %call2.i, float %call2, float %call1.i)
  %call4 = call spir_func float @_Z3madfff(float %mul, float %call3.i, float %call2)
  %add = fadd float %call4, 1.000000e+00
  %astype.i = bitcast float %add to i32
  %astype1.i = bitcast float %call to i32
  %shl.i = shl i32 %astype1.i, 23
  %add.i = add nsw i32 %shl.i, %astype.i
  %astype2.i = bitcast i32 %add.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp ugt float %elt.abs, 8.700000e+01
  %call6 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp)
  br i1 %call6, label %if.then, label %if.end

if.then:
  %call7 = call spir_func float @_Z11precise_expf(float %x)
  %cond = select i1 %cmp, float %call7, float %astype2.i
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %astype2.i, %entry ]
  ret float %result.0
}

define spir_func float @_Z8fast_logf(float %x) {
entry:
  %astype.i = bitcast float %x to i32
  %sub.i = add nsw i32 %astype.i, -1060439283
  %shr.i = ashr i32 %sub.i, 23
  %conv.i = sitofp i32 %shr.i to float
  %and.i = and i32 %sub.i, 8388607
  %add.i = add nuw nsw i32 %and.i, 1060439283
  %astype1.i = bitcast i32 %add.i to float
  %sub2.i = fadd float %astype1.i, -1.000000e+00
  %mul = fmul float %sub2.i, %sub2.i
  %call.i = call spir_func float @_Z3madfff(float 0xBFC21FDE60000000, float %mul, float 0xBFC53BB660000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i, float %mul, float 0xBFD0003020000000)
  %call2.i = call spir_func float @_Z3madfff(float %call1.i, float %mul, float 0xBFDFFFFFE0000000)
  %call3.i = call spir_func float @_Z3madfff(float 0x3FB67EDF40000000, float %mul, float 0x3FC2FD11E0000000)
  %call4.i = call spir_func float @_Z3madfff(float %call3.i, float %mul, float 0x3FC99070C0000000)
  %call5.i = call spir_func float @_Z3madfff(float %call4.i, float %mul, float 0x3FD5556380000000)
  %call6.i = call spir_func float @_Z3madfff(float %call5.i, float %sub2.i, float %call2.i)
  %call2 = call spir_func float @_Z3madfff(float %mul, float %call6.i, float %sub2.i)
  %call3 = call spir_func float @_Z3madfff(float %conv.i, float 0x3FE62E4300000000, float %call2)
  %0 = add i32 %astype.i, -2139095040
  %cmp.i19 = icmp ult i32 %0, -2130706432
  %call5 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp.i19)
  br i1 %call5, label %if.then, label %if.end

if.then:
  %call6 = call spir_func float @_Z11precise_logf(float %x)
  %cond = select i1 %cmp.i19, float %call6, float %call3
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %call3, %entry ]
  ret float %result.0
}

define spir_func float @_Z8fast_powff(float %x, float %y) {
entry:
  %astype.i = bitcast float %x to i32
  %sub.i = add nsw i32 %astype.i, -1060439283
  %shr.i = ashr i32 %sub.i, 23
  %conv.i = sitofp i32 %shr.i to float
  %and.i = and i32 %sub.i, 8388607
  %add.i = add nuw nsw i32 %and.i, 1060439283
  %astype1.i = bitcast i32 %add.i to float
  %sub2.i = fadd float %astype1.i, -1.000000e+00
  %conv = fpext float %sub2.i to double
  %add = fadd double %conv, 2.000000e+00
  %div = fdiv double %conv, %add
  %conv1 = fpext float %conv.i to double
  %mul = fmul double %div, %div
  %mul.i = fmul double %mul, %mul
  %call.i = call spir_func double @_Z3madddd(double 0x3FE2747342B31F7C, double %mul.i, double 0x4007154764E7A3BE)
  %call1.i = call spir_func double @_Z3madddd(double 0x3FDBA14B2B48645F, double %mul.i, double 0x3FEEC70E5C137569)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul, double %call.i)
  %mul3 = fmul double %div, %call2.i
  %add4 = fadd double %mul3, %conv1
  %conv5 = fpext float %y to double
  %mul6 = fmul double %add4, %conv5
  %add7 = fadd double %mul6, 0x4338000000000000
  %sub = fadd double %add7, 0xC338000000000000
  %sub8 = fsub double %mul6, %sub
  %mul.i42 = fmul double %sub8, %sub8
  %call.i43 = call spir_func double @_Z3madddd(double 0x3F2443FFFC9977ED, double %mul.i42, double 0x3F83B2A1B7151CDD)
  %call1.i44 = call spir_func double @_Z3madddd(double %call.i43, double %mul.i42, double 0x3FCEBFBE045F4D5A)
  %call2.i45 = call spir_func double @_Z3madddd(double %call1.i44, double %mul.i42, double 1.000000e+00)
  %call3.i = call spir_func double @_Z3madddd(double 0x3F55F48C04F62E50, double %mul.i42, double 0x3FAC6AECC669B6DD)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i42, double 0x3FE62E430D034702)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %sub8, double %call2.i45)
  %astype.i46 = bitcast double %add7 to i64
  %shl.i = shl i64 %astype.i46, 52
  %add.i47 = add i64 %shl.i, 4607182418800017408
  %astype1.i48 = bitcast i64 %add.i47 to double
  %mul11 = fmul double %call5.i, %astype1.i48
  %conv12 = fptrunc double %mul11 to float
  %0 = add i32 %astype.i, -2139095040
  %cmp.i41 = icmp ult i32 %0, -2130706432
  %conv15 = fptrunc double %mul6 to float
  %elt.abs = call float @llvm.fabs.f32(float %conv15)
  %cmp = fcmp ugt float %elt.abs, 1.250000e+02
  %.not = or i1 %cmp.i41, %cmp
  %call17 = call spir_func zeroext i1 @wfv.any(i1 zeroext %.not)
  br i1 %call17, label %if.then, label %if.end

if.then:
  %call18 = call spir_func float @_Z11precise_powff(float %x, float %y)
  %brmerge = or i1 %cmp.i41, %cmp
  %cond = select i1 %brmerge, float %call18, float %conv12
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %conv12, %entry ]
  ret float %result.0
}

define spir_func float @_Z8fast_sinf(float %x) {
entry:
  %call = call spir_func float @_Z3madfff(float %x, float 0x3FD45F3060000000, float 0x4168000000000000)
  %sub = fadd float %call, 0xC168000000000000
  %call.i = call spir_func float @_Z3madfff(float %sub, float 0xC00921C000000000, float %x)
  %call3.i = call spir_func float @_Z3madfff(float %sub, float 0xBF1DAA0000000000, float %call.i)
  %call4.i = call spir_func float @_Z3madfff(float %sub, float 0xBE210B4620000000, float %call3.i)
  %mul.i = fmul float %call4.i, %call4.i
  %mul.i22 = fmul float %mul.i, %mul.i
  %call.i23 = call spir_func float @_Z3madfff(float 0xBF29FB6860000000, float %mul.i22, float 0xBFC5555540000000)
  %call1.i24 = call spir_func float @_Z3madfff(float 0x3EC61A1860000000, float %mul.i22, float 0x3F811104E0000000)
  %call2.i = call spir_func float @_Z3madfff(float %call1.i24, float %mul.i, float %call.i23)
  %call1.i = call spir_func float @_Z3madfff(float %mul.i, float %call2.i, float 1.000000e+00)
  %mul2.i = fmul float %call4.i, %call1.i
  %astype.i = bitcast float %mul2.i to i32
  %astype3.i = bitcast float %call to i32
  %shl.i = shl i32 %astype3.i, 31
  %xor.i = xor i32 %shl.i, %astype.i
  %astype4.i = bitcast i32 %xor.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs3 = call float @llvm.fabs.f32(float %call4.i)
  %cmp = fcmp oge float %elt.abs3, 0x3F20000000000000
  %cond = select i1 %cmp, float 1.000000e+03, float 1.000000e+00
  %cmp4 = fcmp ugt float %elt.abs, %cond
  %call5 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp4)
  br i1 %call5, label %if.then, label %if.end

if.then:
  %call6 = call spir_func float @_Z11precise_sinf(float %x)
  %cond12 = select i1 %cmp4, float %call6, float %astype4.i
  br label %if.end

if.end:
  %result.0 = phi float [ %cond12, %if.then ], [ %astype4.i, %entry ]
  ret float %result.0
}

define spir_func float @_Z8fast_tanf(float %x) {
entry:
  %call = call spir_func float @_Z3madfff(float %x, float 0x3FE45F3060000000, float 0x4168000000000000)
  %sub = fadd float %call, 0xC168000000000000
  %call.i = call spir_func float @_Z3madfff(float %sub, float 0xBFF921C000000000, float %x)
  %call3.i = call spir_func float @_Z3madfff(float %sub, float 0xBF0DAA0000000000, float %call.i)
  %call4.i = call spir_func float @_Z3madfff(float %sub, float 0xBE110B4620000000, float %call3.i)
  %mul = fmul float %call4.i, %call4.i
  %mul.i = fmul float %mul, %mul
  %call.i47 = call spir_func float @_Z3madfff(float 0xBF29AC9AA0000000, float %mul.i, float 0xBFC5555520000000)
  %call1.i = call spir_func float @_Z3madfff(float 0x3F8110C280000000, float %mul, float %call.i47)
  %call3 = call spir_func float @_Z3madfff(float %mul, float %call1.i, float 1.000000e+00)
  %mul4 = fmul float %call4.i, %call3
  %call.i49 = call spir_func float @_Z3madfff(float 0x3EF9BD8980000000, float %mul.i, float 0x3FA5555540000000)
  %call1.i50 = call spir_func float @_Z3madfff(float 0xBF56C12D20000000, float %mul, float %call.i49)
  %call7 = call spir_func float @_Z3madfff(float %mul, float -5.000000e-01, float 1.000000e+00)
  %call8 = call spir_func float @_Z3madfff(float %mul.i, float %call1.i50, float %call7)
  %fneg = fneg float %call8
  %astype = bitcast float %call to i32
  %and = and i32 %astype, 1
  %cmp.not = icmp eq i32 %and, 0
  %cond = select i1 %cmp.not, float %mul4, float %fneg
  %cond13 = select i1 %cmp.not, float %call8, float %mul4
  %div = fdiv float %cond, %cond13
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs14 = call float @llvm.fabs.f32(float %call4.i)
  %cmp15 = fcmp oge float %elt.abs14, 0x3F20000000000000
  %cond16 = select i1 %cmp15, float 1.000000e+03, float 5.000000e-01
  %cmp17 = fcmp ugt float %elt.abs, %cond16
  %call18 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp17)
  br i1 %call18, label %if.then, label %if.end

if.then:
  %call19 = call spir_func float @_Z11precise_tanf(float %x)
  %cond28 = select i1 %cmp17, float %call19, float %div
  br label %if.end

if.end:
  %result.0 = phi float [ %cond28, %if.then ], [ %div, %entry ]
  ret float %result.0
}

define spir_func float @_Z9fast_cbrtf(float %x) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %astype = bitcast float %elt.abs to i32
  %conv = uitofp nneg i32 %astype to float
  %call = call spir_func float @_Z3madfff(float %conv, float 0xBFD5555560000000, float 0x41D5288D20000000)
  %fneg = fneg float %elt.abs
  %conv1 = fptosi float %call to i32
  %astype2 = bitcast i32 %conv1 to float
  %mul = fmul float %astype2, %fneg
  %mul4 = fmul float %astype2, %astype2
  %call5 = call spir_func float @_Z3madfff(float %mul, float %mul4, float 1.000000e+00)
  %mul6 = fmul float %call5, %astype2
  %call7 = call spir_func float @_Z3madfff(float %call5, float 0x3FCC71C720000000, float 0x3FD5555560000000)
  %call8 = call spir_func float @_Z3madfff(float %mul6, float %call7, float %astype2)
  %mul.1 = fmul float %call8, %fneg
  %mul4.1 = fmul float %call8, %call8
  %call5.1 = call spir_func float @_Z3madfff(float %mul.1, float %mul4.1, float 1.000000e+00)
  %mul6.1 = fmul float %call8, %call5.1
  %call7.1 = call spir_func float @_Z3madfff(float %call5.1, float 0x3FCC71C720000000, float 0x3FD5555560000000)
  %call8.1 = call spir_func float @_Z3madfff(float %mul6.1, float %call7.1, float %call8)
  %mul9 = fmul float %call8.1, %call8.1
  %mul10 = fmul float %elt.abs, %mul9
  %fneg11 = fneg float %mul10
  %mul12 = fmul float %mul10, %fneg11
  %call13 = call spir_func float @_Z3madfff(float %mul12, float %mul10, float %elt.abs)
  %mul14 = fmul float %mul9, %call13
  %call15 = call spir_func float @_Z3madfff(float %mul14, float 0x3FD5555560000000, float %mul10)
  %0 = call float @llvm.copysign.f32(float %call15, float %x)
  %1 = add nsw i32 %astype, -2139095040
  %cmp.i51 = icmp ult i32 %1, -2130706432
  %cmp18 = fcmp uge float %elt.abs, 0x47D0000000000000
  %.not = or i1 %cmp18, %cmp.i51
  %call20 = call spir_func zeroext i1 @wfv.any(i1 zeroext %.not)
  br i1 %call20, label %if.then, label %if.end

if.then:
  %call21 = call spir_func float @_Z12precise_cbrtf(float %x)
  %cond = select i1 %.not, float %call21, float %0
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %0, %entry ]
  ret float %result.0
}

define spir_func float @_Z9fast_exp2f(float %x) {
entry:
  %add = fadd float %x, 0x4168000000000000
  %sub = fadd float %add, 0xC168000000000000
  %sub1 = fsub float %x, %sub
  %mul.i = fmul float %sub1, %sub1
  %call.i = call spir_func float @_Z3madfff(float 0x3F55F08900000000, float %mul.i, float 0x3FAC6AF6C0000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i, float %mul.i, float 0x3FE62E4300000000)
  %call2.i = call spir_func float @_Z3madfff(float 0x3F244138A0000000, float %mul.i, float 0x3F83B2A540000000)
  %call3.i = call spir_func float @_Z3madfff(float %call2.i, float %mul.i, float 0x3FCEBFBE00000000)
  %call4.i = call spir_func float @_Z3madfff(float %call3.i, float %sub1, float %call1.i)
  %call2 = call spir_func float @_Z3madfff(float %sub1, float %call4.i, float 1.000000e+00)
  %astype.i = bitcast float %call2 to i32
  %astype1.i = bitcast float %add to i32
  %shl.i = shl i32 %astype1.i, 23
  %add.i = add nsw i32 %shl.i, %astype.i
  %astype2.i = bitcast i32 %add.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp ugt float %elt.abs, 1.250000e+02
  %call4 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp)
  br i1 %call4, label %if.then, label %if.end

if.then:
  %call5 = call spir_func float @_Z12precise_exp2f(float %x)
  %cond = select i1 %cmp, float %call5, float %astype2.i
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %astype2.i, %entry ]
  ret float %result.0
}

define spir_func float @_Z9fast_log2f(float %x) {
entry:
  %astype.i = bitcast float %x to i32
  %sub.i = add nsw i32 %astype.i, -1060439283
  %shr.i = ashr i32 %sub.i, 23
  %conv.i = sitofp i32 %shr.i to float
  %and.i = and i32 %sub.i, 8388607
  %add.i = add nuw nsw i32 %and.i, 1060439283
  %astype1.i = bitcast i32 %add.i to float
  %sub2.i = fadd float %astype1.i, -1.000000e+00
  %mul.i = fmul float %sub2.i, %sub2.i
  %call.i = call spir_func float @_Z3madfff(float 0x3FBF8431C0000000, float %mul.i, float 0x3FCBA876E0000000)
  %call1.i = call spir_func float @_Z3madfff(float %call.i, float %mul.i, float 0x3FD26D0180000000)
  %call2.i = call spir_func float @_Z3madfff(float %call1.i, float %mul.i, float 0x3FDEC73DE0000000)
  %call3.i = call spir_func float @_Z3madfff(float %call2.i, float %mul.i, float 0x3FF7154760000000)
  %call4.i = call spir_func float @_Z3madfff(float 0xBFCA59BD80000000, float %mul.i, float 0xBFCE9D1CC0000000)
  %call5.i = call spir_func float @_Z3madfff(float %call4.i, float %mul.i, float 0xBFD7159940000000)
  %call6.i = call spir_func float @_Z3madfff(float %call5.i, float %mul.i, float 0xBFE7154740000000)
  %call7.i = call spir_func float @_Z3madfff(float %call6.i, float %sub2.i, float %call3.i)
  %call2 = call spir_func float @_Z3madfff(float %sub2.i, float %call7.i, float %conv.i)
  %0 = add i32 %astype.i, -2139095040
  %cmp.i16 = icmp ult i32 %0, -2130706432
  %call4 = call spir_func zeroext i1 @wfv.any(i1 zeroext %cmp.i16)
  br i1 %call4, label %if.then, label %if.end

if.then:
  %call5 = call spir_func float @_Z12precise_log2f(float %x)
  %cond = select i1 %cmp.i16, float %call5, float %call2
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %call2, %entry ]
  ret float %result.0
}

declare spir_func double @_Z3madddd(double, double, double)
declare spir_func float @_Z3madfff(float, float, float)
declare float @llvm.copysign.f32(float, float)
declare double @llvm.copysign.f64(double, double)
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare float @llvm.floor.f32(float)
declare double @llvm.floor.f64(double)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare double @llvm.rint.f64(double)
declare i64 @llvm.smax.i64(i64, i64)
declare double @llvm.sqrt.f64(double)
declare spir_func zeroext i1 @wfv.any(i1 zeroext)
