; Made of the sources beside this file: python tests/remake.py

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
  %add.i = add i32 %shl.i, %astype.i
  %astype2.i = bitcast i32 %add.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp ugt float %elt.abs, 3.700000e+01
  %call6 = call spir_func i1 @wfv.any(i1 %cmp)
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
  %sub.i = add i32 %astype.i, -1060439283
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
  %call5 = call spir_func i1 @wfv.any(i1 %cmp.i17)
  br i1 %call5, label %if.then, label %if.end

if.then:
  %call6 = call spir_func float @_Z13precise_log10f(float %x)
  %cond = select i1 %cmp.i17, float %call6, float %call3
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %call3, %entry ]
  ret float %result.0
}

define spir_func double @_Z10paired_cosd(double %x) {
entry:
  %call = call spir_func double @_Z3madddd(double %x, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %sub = fadd double %call, 0xC338000000000000
  %call.i = call spir_func double @_Z3madddd(double %sub, double 0xBFF921FB54400000, double %x)
  %call3.i = call spir_func double @_Z3madddd(double %sub, double 0xBDD0B4611A600000, double %call.i)
  %call4.i = call spir_func double @_Z3madddd(double %sub, double 0xBBA3198A2E037073, double %call3.i)
  %mul.i = fmul double %call4.i, %call4.i
  %mul1.i = fmul double %call4.i, %mul.i
  %mul.i37 = fmul double %mul.i, %mul.i
  %call.i38 = call spir_func double @_Z3madddd(double 0xBD6AB17D083F6CF7, double %mul.i37, double 0xBE5AE645412BDE0E)
  %call1.i = call spir_func double @_Z3madddd(double %call.i38, double %mul.i37, double 0xBF2A01A01A019938)
  %call2.i39 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i37, double 0xBFC5555555555555)
  %call3.i40 = call spir_func double @_Z3madddd(double 0x3DE61217F058E863, double %mul.i37, double 0x3EC71DE3A5460916)
  %call4.i41 = call spir_func double @_Z3madddd(double %call3.i40, double %mul.i37, double 0x3F81111111111110)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i41, double %mul.i, double %call2.i39)
  %call2.i = call spir_func double @_Z3madddd(double %mul1.i, double %call5.i, double %call4.i)
  %call.i43 = call spir_func double @_Z3madddd(double 0x3D2AB7857E2D8321, double %mul.i37, double 0x3E21EED8DEB94539)
  %call1.i44 = call spir_func double @_Z3madddd(double %call.i43, double %mul.i37, double 0x3EFA01A01A019D0A)
  %call2.i45 = call spir_func double @_Z3madddd(double %call1.i44, double %mul.i37, double 0x3FA5555555555555)
  %call3.i46 = call spir_func double @_Z3madddd(double 0xBDA9394BA078D6D0, double %mul.i37, double 0xBE927E4FB7712D46)
  %call4.i47 = call spir_func double @_Z3madddd(double %call3.i46, double %mul.i37, double 0xBF56C16C16C16C16)
  %call5.i48 = call spir_func double @_Z3madddd(double %call4.i47, double %mul.i, double %call2.i45)
  %call2.i35 = call spir_func double @_Z3madddd(double %mul.i, double -5.000000e-01, double 1.000000e+00)
  %call3.i36 = call spir_func double @_Z3madddd(double %mul.i37, double %call5.i48, double %call2.i35)
  %astype = bitcast double %call to i64
  %and = and i64 %astype, 1
  %cmp.not = icmp eq i64 %and, 0
  %cond = select i1 %cmp.not, double %call3.i36, double %call2.i
  %astype.i = bitcast double %cond to i64
  %add = shl i64 %astype, 62
  %shl.i = add i64 %add, 4611686018427387904
  %and.i = and i64 %shl.i, -9223372036854775808
  %xor.i = xor i64 %and.i, %astype.i
  %astype1.i = bitcast i64 %xor.i to double
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs6 = call double @llvm.fabs.f64(double %call4.i)
  %cmp7 = fcmp oge double %elt.abs6, 0x3EB0000000000000
  %cond8 = select i1 %cmp7, double 0x4130000000000000, double 5.000000e-01
  %cmp9 = fcmp ugt double %elt.abs, %cond8
  %call10 = call spir_func i1 @wfv.any(i1 %cmp9)
  br i1 %call10, label %if.then, label %if.end

if.then:
  %call11 = call spir_func double @_Z3cosd(double %x)
  %cond20 = select i1 %cmp9, double %call11, double %astype1.i
  br label %if.end

if.end:
  %result.0 = phi double [ %cond20, %if.then ], [ %astype1.i, %entry ]
  ret double %result.0
}

define spir_func float @_Z10paired_cosf(float %x) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %call = call spir_func float @_Z3madfff(float %elt.abs, float 0x3FE45F3060000000, float 0x4168000000000000)
  %sub = fadd float %call, 0xC168000000000000
  %call.i = call spir_func float @_Z3madfff(float %sub, float 0xBFF921C000000000, float %elt.abs)
  %call1.i = call spir_func float @_Z3madfff(float %sub, float 0xBF0DAA2220000000, float %call.i)
  %call2.i = call spir_func float @_Z3madfff(float %sub, float 0x3D72E7B960000000, float %call1.i)
  %mul.i = fmul float %call2.i, %call2.i
  %mul1.i = fmul float %call2.i, %mul.i
  %mul.i28 = fmul float %mul.i, %mul.i
  %call.i29 = call spir_func float @_Z3madfff(float 0xBF29AC9AA0000000, float %mul.i28, float 0xBFC5555520000000)
  %call1.i30 = call spir_func float @_Z3madfff(float 0x3F8110C280000000, float %mul.i, float %call.i29)
  %call2.i23 = call spir_func float @_Z3madfff(float %mul1.i, float %call1.i30, float %call2.i)
  %call.i32 = call spir_func float @_Z3madfff(float 0x3EF9BD8980000000, float %mul.i28, float 0x3FA5555540000000)
  %call1.i33 = call spir_func float @_Z3madfff(float 0xBF56C12D20000000, float %mul.i, float %call.i32)
  %call2.i27 = call spir_func float @_Z3madfff(float %mul.i, float -5.000000e-01, float 1.000000e+00)
  %call3.i = call spir_func float @_Z3madfff(float %mul.i28, float %call1.i33, float %call2.i27)
  %astype = bitcast float %call to i32
  %shl = shl i32 %astype, 30
  %and = and i32 %astype, 1
  %cmp.not = icmp eq i32 %and, 0
  %cond = select i1 %cmp.not, float %call3.i, float %call2.i23
  %add = add i32 %shl, 1073741824
  %astype.i = bitcast float %cond to i32
  %and.i = and i32 %add, -2147483648
  %xor.i = xor i32 %and.i, %astype.i
  %astype1.i = bitcast i32 %xor.i to float
  %cmp6 = fcmp ugt float %elt.abs, 1.000000e+03
  %call7 = call spir_func i1 @wfv.any(i1 %cmp6)
  br i1 %call7, label %if.then, label %if.end

if.then:
  %call8 = call spir_func float @_Z11precise_cosf(float %x)
  %cond13 = select i1 %cmp6, float %call8, float %astype1.i
  br label %if.end

if.end:
  %result.0 = phi float [ %cond13, %if.then ], [ %astype1.i, %entry ]
  ret float %result.0
}

define spir_func double @_Z10paired_sind(double %x) {
entry:
  %call = call spir_func double @_Z3madddd(double %x, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %sub = fadd double %call, 0xC338000000000000
  %call.i = call spir_func double @_Z3madddd(double %sub, double 0xBFF921FB54400000, double %x)
  %call3.i = call spir_func double @_Z3madddd(double %sub, double 0xBDD0B4611A600000, double %call.i)
  %call4.i = call spir_func double @_Z3madddd(double %sub, double 0xBBA3198A2E037073, double %call3.i)
  %mul.i = fmul double %call4.i, %call4.i
  %mul1.i = fmul double %call4.i, %mul.i
  %mul.i44 = fmul double %mul.i, %mul.i
  %call.i45 = call spir_func double @_Z3madddd(double 0xBD6AB17D083F6CF7, double %mul.i44, double 0xBE5AE645412BDE0E)
  %call1.i = call spir_func double @_Z3madddd(double %call.i45, double %mul.i44, double 0xBF2A01A01A019938)
  %call2.i46 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i44, double 0xBFC5555555555555)
  %call3.i47 = call spir_func double @_Z3madddd(double 0x3DE61217F058E863, double %mul.i44, double 0x3EC71DE3A5460916)
  %call4.i48 = call spir_func double @_Z3madddd(double %call3.i47, double %mul.i44, double 0x3F81111111111110)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i48, double %mul.i, double %call2.i46)
  %call2.i = call spir_func double @_Z3madddd(double %mul1.i, double %call5.i, double %call4.i)
  %call.i50 = call spir_func double @_Z3madddd(double 0x3D2AB7857E2D8321, double %mul.i44, double 0x3E21EED8DEB94539)
  %call1.i51 = call spir_func double @_Z3madddd(double %call.i50, double %mul.i44, double 0x3EFA01A01A019D0A)
  %call2.i52 = call spir_func double @_Z3madddd(double %call1.i51, double %mul.i44, double 0x3FA5555555555555)
  %call3.i53 = call spir_func double @_Z3madddd(double 0xBDA9394BA078D6D0, double %mul.i44, double 0xBE927E4FB7712D46)
  %call4.i54 = call spir_func double @_Z3madddd(double %call3.i53, double %mul.i44, double 0xBF56C16C16C16C16)
  %call5.i55 = call spir_func double @_Z3madddd(double %call4.i54, double %mul.i, double %call2.i52)
  %call2.i42 = call spir_func double @_Z3madddd(double %mul.i, double -5.000000e-01, double 1.000000e+00)
  %call3.i43 = call spir_func double @_Z3madddd(double %mul.i44, double %call5.i55, double %call2.i42)
  %astype = bitcast double %call to i64
  %and = and i64 %astype, 1
  %cmp.not = icmp eq i64 %and, 0
  %cond = select i1 %cmp.not, double %call2.i, double %call3.i43
  %astype.i = bitcast double %cond to i64
  %shl.i = shl i64 %astype, 62
  %and.i = and i64 %shl.i, -9223372036854775808
  %xor.i = xor i64 %and.i, %astype.i
  %astype1.i = bitcast i64 %xor.i to double
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs6 = call double @llvm.fabs.f64(double %call4.i)
  %cmp7 = fcmp oge double %elt.abs6, 0x3EB0000000000000
  %cond8 = select i1 %cmp7, double 0x4130000000000000, double 5.000000e-01
  %cmp9 = fcmp ugt double %elt.abs, %cond8
  %call10 = call spir_func i1 @wfv.any(i1 %cmp9)
  br i1 %call10, label %if.then, label %if.end

if.then:
  %call11 = call spir_func double @_Z3sind(double %x)
  %cond20 = select i1 %cmp9, double %call11, double %astype1.i
  br label %if.end

if.end:
  %result.0 = phi double [ %cond20, %if.then ], [ %astype1.i, %entry ]
  %cmp21 = fcmp oeq double %x, 0.000000e+00
  %cond25 = select i1 %cmp21, double %x, double %result.0
  ret double %cond25
}

define spir_func float @_Z10paired_sinf(float %x) {
entry:
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %call = call spir_func float @_Z3madfff(float %elt.abs, float 0x3FE45F3060000000, float 0x4168000000000000)
  %sub = fadd float %call, 0xC168000000000000
  %call.i = call spir_func float @_Z3madfff(float %sub, float 0xBFF921C000000000, float %elt.abs)
  %call1.i = call spir_func float @_Z3madfff(float %sub, float 0xBF0DAA2220000000, float %call.i)
  %call2.i = call spir_func float @_Z3madfff(float %sub, float 0x3D72E7B960000000, float %call1.i)
  %mul.i = fmul float %call2.i, %call2.i
  %mul1.i = fmul float %call2.i, %mul.i
  %mul.i30 = fmul float %mul.i, %mul.i
  %call.i31 = call spir_func float @_Z3madfff(float 0xBF29AC9AA0000000, float %mul.i30, float 0xBFC5555520000000)
  %call1.i32 = call spir_func float @_Z3madfff(float 0x3F8110C280000000, float %mul.i, float %call.i31)
  %call2.i25 = call spir_func float @_Z3madfff(float %mul1.i, float %call1.i32, float %call2.i)
  %call.i34 = call spir_func float @_Z3madfff(float 0x3EF9BD8980000000, float %mul.i30, float 0x3FA5555540000000)
  %call1.i35 = call spir_func float @_Z3madfff(float 0xBF56C12D20000000, float %mul.i, float %call.i34)
  %call2.i29 = call spir_func float @_Z3madfff(float %mul.i, float -5.000000e-01, float 1.000000e+00)
  %call3.i = call spir_func float @_Z3madfff(float %mul.i30, float %call1.i35, float %call2.i29)
  %astype = bitcast float %call to i32
  %shl = shl i32 %astype, 30
  %and = and i32 %astype, 1
  %cmp.not = icmp eq i32 %and, 0
  %cond = select i1 %cmp.not, float %call2.i25, float %call3.i
  %astype5 = bitcast float %x to i32
  %xor = xor i32 %shl, %astype5
  %astype.i = bitcast float %cond to i32
  %and.i = and i32 %xor, -2147483648
  %xor.i = xor i32 %and.i, %astype.i
  %astype1.i = bitcast i32 %xor.i to float
  %cmp7 = fcmp ugt float %elt.abs, 1.000000e+03
  %call8 = call spir_func i1 @wfv.any(i1 %cmp7)
  br i1 %call8, label %if.then, label %if.end

if.then:
  %call9 = call spir_func float @_Z11precise_sinf(float %x)
  %cond14 = select i1 %cmp7, float %call9, float %astype1.i
  br label %if.end

if.end:
  %result.0 = phi float [ %cond14, %if.then ], [ %astype1.i, %entry ]
  ret float %result.0
}

define spir_func double @_Z11precise_cosd(double %x) {
entry:
  %call = call spir_func double @_Z3madddd(double %x, double 0x3FD45F306DC9C883, double 5.000000e-01)
  %add = fadd double %call, 0x4338000000000000
  %sub = fadd double %add, 0xC338000000000000
  %sub1 = fadd double %sub, -5.000000e-01
  %call.i = call spir_func double @_Z3madddd(double %sub1, double 0xC00921FB54400000, double %x)
  %call3.i = call spir_func double @_Z3madddd(double %sub1, double 0xBDE0B4611A600000, double %call.i)
  %call4.i = call spir_func double @_Z3madddd(double %sub1, double 0xBBB3198A2E037073, double %call3.i)
  %mul.i = fmul double %call4.i, %call4.i
  %mul1.i = fmul double %call4.i, %mul.i
  %mul.i21 = fmul double %mul.i, %mul.i
  %call.i22 = call spir_func double @_Z3madddd(double 0xBC6275F2F59E3F79, double %mul.i21, double 0xBD6AE7EE3A7A6341)
  %call1.i = call spir_func double @_Z3madddd(double %call.i22, double %mul.i21, double 0xBE5AE64567E733A7)
  %call2.i23 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i21, double 0xBF2A01A01A01A00D)
  %call3.i24 = call spir_func double @_Z3madddd(double %call2.i23, double %mul.i21, double 0xBFC5555555555555)
  %call4.i25 = call spir_func double @_Z3madddd(double 0x3CE9507FF0C16725, double %mul.i21, double 0x3DE612460B6AA9BD)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i25, double %mul.i21, double 0x3EC71DE3A556B9B6)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i21, double 0x3F81111111111111)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i, double %call3.i24)
  %call2.i = call spir_func double @_Z3madddd(double %mul1.i, double %call7.i, double %call4.i)
  %astype.i = bitcast double %call2.i to i64
  %astype3.i = bitcast double %add to i64
  %shl.i = shl i64 %astype3.i, 63
  %xor.i = xor i64 %shl.i, %astype.i
  %astype4.i = bitcast i64 %xor.i to double
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp = fcmp ugt double %elt.abs, 0x4130000000000000
  %elt.abs4 = call double @llvm.fabs.f64(double %call4.i)
  %cmp5 = fcmp ult double %elt.abs4, 0x3EB0000000000000
  %.not = or i1 %cmp, %cmp5
  %call6 = call spir_func i1 @wfv.any(i1 %.not)
  br i1 %call6, label %if.then, label %if.end

if.then:
  %call7 = call spir_func double @_Z3cosd(double %x)
  %cond = select i1 %.not, double %call7, double %astype4.i
  br label %if.end

if.end:
  %result.0 = phi double [ %cond, %if.then ], [ %astype4.i, %entry ]
  ret double %result.0
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
  %call3 = call spir_func i1 @wfv.any(i1 %cmp.i32)
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

define spir_func double @_Z11precise_erfd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp1.i = fcmp ogt double %elt.abs, 6.000000e+00
  %cond5.i = select i1 %cmp1.i, double 6.000000e+00, double %elt.abs
  %mul = fmul double %cond5.i, %cond5.i
  %mul.i9 = fmul double %mul, %mul
  %call.i10 = call spir_func double @_Z3madddd(double 0x3DD7F072188E194D, double %mul.i9, double 0x3E4FC4356498C2D9)
  %call1.i = call spir_func double @_Z3madddd(double %call.i10, double %mul.i9, double 0x3EBB9E6509B9867D)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i9, double 0x3F1F9A326C233146)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i9, double 0x3F7565BCD0E6502D)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i9, double 0x3FBCE2F21A042BDE)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i9, double 0x3FF20DD750429B6D)
  %call6.i11 = call spir_func double @_Z3madddd(double 0xBD929B9F1B3DF556, double %mul.i9, double 0xBE14E607B41A6416)
  %call7.i12 = call spir_func double @_Z3madddd(double %call6.i11, double %mul.i9, double 0xBE85F6D925A0BC7A)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i12, double %mul.i9, double 0xBEEF4D2561AEAFD4)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %mul.i9, double 0xBF4C02DB3FEEB579)
  %call10.i13 = call spir_func double @_Z3madddd(double %call9.i, double %mul.i9, double 0xBF9B82CE312889BA)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i13, double %mul.i9, double 0xBFD812746B0379E7)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %mul, double %call5.i)
  %mul2 = fmul double %cond5.i, %call12.i
  %add.i = fadd double %cond5.i, 2.000000e+00
  %div.i = fdiv double 1.000000e+00, %add.i
  %astype.i = bitcast double %cond5.i to i64
  %and.i = and i64 %astype.i, 9223372036720558080
  %astype1.i = bitcast i64 %and.i to double
  %sub.i = fsub double %cond5.i, %astype1.i
  %fneg.i = fneg double %sub.i
  %add2.i = fadd double %cond5.i, %astype1.i
  %mul.i = fmul double %add2.i, %fneg.i
  %fneg3.i = fneg double %astype1.i
  %mul4.i = fmul double %fneg3.i, %astype1.i
  %call.i14 = call spir_func double @_Z3madddd(double %mul4.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i15 = fadd double %call.i14, 0xC338000000000000
  %call1.i16 = call spir_func double @_Z3madddd(double %sub.i15, double 0xBFE62E42FEFA2000, double %mul4.i)
  %call2.i17 = call spir_func double @_Z3madddd(double %sub.i15, double 0xBD69EF35793C7673, double %call1.i16)
  %mul.i18 = fmul double %call2.i17, %call2.i17
  %call.i40 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i18, double 0x3E927E4DB671867D)
  %call1.i41 = call spir_func double @_Z3madddd(double %call.i40, double %mul.i18, double 0x3EFA01A01A6D7B1B)
  %call2.i42 = call spir_func double @_Z3madddd(double %call1.i41, double %mul.i18, double 0x3F56C16C16C162D6)
  %call3.i43 = call spir_func double @_Z3madddd(double %call2.i42, double %mul.i18, double 0x3FA5555555555556)
  %call4.i44 = call spir_func double @_Z3madddd(double %call3.i43, double %mul.i18, double 5.000000e-01)
  %call5.i45 = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i18, double 0x3EC71DE02364614A)
  %call6.i46 = call spir_func double @_Z3madddd(double %call5.i45, double %mul.i18, double 0x3F2A01A01ABE683A)
  %call7.i47 = call spir_func double @_Z3madddd(double %call6.i46, double %mul.i18, double 0x3F811111111100DE)
  %call8.i48 = call spir_func double @_Z3madddd(double %call7.i47, double %mul.i18, double 0x3FC5555555555557)
  %call9.i49 = call spir_func double @_Z3madddd(double %call8.i48, double %call2.i17, double %call4.i44)
  %call4.i20 = call spir_func double @_Z3madddd(double %mul.i18, double %call9.i49, double %call2.i17)
  %add.i21 = fadd double %call4.i20, 1.000000e+00
  %astype.i36 = bitcast double %call.i14 to i64
  %add.i37 = add i64 %astype.i36, -4843621399236966400
  %shr.i = lshr i64 %add.i37, 1
  %sub1.i = shl i64 %shr.i, 52
  %shl.i = add i64 %sub1.i, -4503599627370496
  %astype2.i = bitcast i64 %shl.i to double
  %mul.i38 = fmul double %add.i21, %astype2.i
  %0 = xor i64 %shr.i, -1
  %sub4.i = add i64 %add.i37, %0
  %shl5.i = shl i64 %sub4.i, 52
  %astype6.i = bitcast i64 %shl5.i to double
  %mul7.i = fmul double %mul.i38, %astype6.i
  %mul5.i = fmul double %mul.i, 5.000000e-01
  %call6.i = call spir_func double @_Z3madddd(double %mul5.i, double %mul.i, double %mul.i)
  %call7.i = call spir_func double @_Z3madddd(double %mul7.i, double %call6.i, double %mul7.i)
  %sub8.i = fadd double %cond5.i, -2.000000e+00
  %mul9.i = fmul double %sub8.i, %div.i
  %mul.i23 = fmul double %mul9.i, %mul9.i
  %call.i = call spir_func double @_Z3madddd(double 0xBE756ACA4FD9BF5B, double %mul.i23, double 0xBEA07F1A93422F45)
  %call1.i24 = call spir_func double @_Z3madddd(double %call.i, double %mul.i23, double 0x3EC0A83EB345AB38)
  %call2.i25 = call spir_func double @_Z3madddd(double %call1.i24, double %mul.i23, double 0xBEB2F48D0E3ED0DB)
  %call3.i26 = call spir_func double @_Z3madddd(double %call2.i25, double %mul.i23, double 0xBEF6BF6065D3CA29)
  %call4.i27 = call spir_func double @_Z3madddd(double %call3.i26, double %mul.i23, double 0x3F22EF9E5987F5D7)
  %call5.i28 = call spir_func double @_Z3madddd(double %call4.i27, double %mul.i23, double 0xBF45BA436AE6B661)
  %call6.i29 = call spir_func double @_Z3madddd(double %call5.i28, double %mul.i23, double 0x3F69517BB6B55342)
  %call7.i30 = call spir_func double @_Z3madddd(double %call6.i29, double %mul.i23, double 0xBF9606E415525BA4)
  %call8.i31 = call spir_func double @_Z3madddd(double %call7.i30, double %mul.i23, double 0x3FD1E2DEEA6B116A)
  %call9.i32 = call spir_func double @_Z3madddd(double %call8.i31, double %mul.i23, double 0x3FF058671B52C776)
  %call10.i33 = call spir_func double @_Z3madddd(double 0xBE43A25ED991A53D, double %mul.i23, double 0xBE938957B7DE1366)
  %call11.i34 = call spir_func double @_Z3madddd(double %call10.i33, double %mul.i23, double 0x3E63B693C972767A)
  %call12.i35 = call spir_func double @_Z3madddd(double %call11.i34, double %mul.i23, double 0x3ECE635FCF90C4DF)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i35, double %mul.i23, double 0xBEF0E64F01ADFC45)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %mul.i23, double 0x3F01E75E3F9DFF64)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %mul.i23, double 0x3F02053F66DDD233)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %mul.i23, double 0xBF4B6FBF94F4E72F)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %mul.i23, double 0x3F7A89EAFF7DE4E3)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %mul.i23, double 0xBFA2A88E6107CEB2)
  %call19.i = call spir_func double @_Z3madddd(double %call18.i, double %mul.i23, double 0xBFE5FD386754EFFA)
  %call20.i = call spir_func double @_Z3madddd(double %call19.i, double %mul9.i, double %call9.i32)
  %mul11.i = fmul double %call7.i, %call20.i
  %mul12.i = fmul double %div.i, %mul11.i
  %sub = fsub double 1.000000e+00, %mul12.i
  %cmp = fcmp olt double %cond5.i, 1.000000e+00
  %cond = select i1 %cmp, double %mul2, double %sub
  %1 = call double @llvm.copysign.f64(double %cond, double %x)
  ret double %1
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

define spir_func double @_Z11precise_expd(double %x) {
entry:
  %cmp.i = fcmp olt double %x, -7.500000e+02
  %cond.i = select i1 %cmp.i, double -7.500000e+02, double %x
  %cmp1.i = fcmp ogt double %cond.i, 7.100000e+02
  %cond5.i = select i1 %cmp1.i, double 7.100000e+02, double %cond.i
  %call.i = call spir_func double @_Z3madddd(double %cond5.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i = fadd double %call.i, 0xC338000000000000
  %call1.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBFE62E42FEFA2000, double %cond5.i)
  %call2.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBD69EF35793C7673, double %call1.i)
  %mul.i = fmul double %call2.i, %call2.i
  %call.i5 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i, double 0x3E927E4DB671867D)
  %call1.i6 = call spir_func double @_Z3madddd(double %call.i5, double %mul.i, double 0x3EFA01A01A6D7B1B)
  %call2.i7 = call spir_func double @_Z3madddd(double %call1.i6, double %mul.i, double 0x3F56C16C16C162D6)
  %call3.i8 = call spir_func double @_Z3madddd(double %call2.i7, double %mul.i, double 0x3FA5555555555556)
  %call4.i9 = call spir_func double @_Z3madddd(double %call3.i8, double %mul.i, double 5.000000e-01)
  %call5.i = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i, double 0x3EC71DE02364614A)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i, double 0x3F2A01A01ABE683A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i, double 0x3F811111111100DE)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul.i, double 0x3FC5555555555557)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %call2.i, double %call4.i9)
  %call4.i = call spir_func double @_Z3madddd(double %mul.i, double %call9.i, double %call2.i)
  %add.i = fadd double %call4.i, 1.000000e+00
  %astype.i = bitcast double %call.i to i64
  %add.i2 = add i64 %astype.i, -4843621399236966400
  %shr.i = lshr i64 %add.i2, 1
  %sub1.i = shl i64 %shr.i, 52
  %shl.i = add i64 %sub1.i, -4503599627370496
  %astype2.i = bitcast i64 %shl.i to double
  %mul.i3 = fmul double %add.i, %astype2.i
  %0 = xor i64 %shr.i, -1
  %sub4.i = add i64 %add.i2, %0
  %shl5.i = shl i64 %sub4.i, 52
  %astype6.i = bitcast i64 %shl5.i to double
  %mul7.i = fmul double %mul.i3, %astype6.i
  ret double %mul7.i
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

define spir_func double @_Z11precise_logd(double %x) {
entry:
  %mul.i3 = fmul double %x, 0x4350000000000000
  %cmp.i4 = fcmp olt double %x, 0x10000000000000
  %cond.i5 = select i1 %cmp.i4, double %mul.i3, double %x
  %astype.i = bitcast double %cond.i5 to i64
  %add.i11 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i11, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i11, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i12 = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i12 to double
  %sub.i = fadd double %sub2.i, -5.400000e+01
  %cond5.i7 = select i1 %cmp.i4, double %sub.i, double %sub2.i
  %sub6.i = fadd double %astype5.i, -1.000000e+00
  %mul.i = fmul double %cond5.i7, 0x3D69EF35793C7673
  %add.i = fadd double %sub6.i, 2.000000e+00
  %div.i = fdiv double %sub6.i, %add.i
  %mul.i8 = fmul double %div.i, %div.i
  %mul1.i = fmul double %sub6.i, 5.000000e-01
  %mul2.i = fmul double %sub6.i, %mul1.i
  %mul.i13 = fmul double %mul.i8, %mul.i8
  %call.i14 = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i13, double 0x3FC745CF90196560)
  %call1.i = call spir_func double @_Z3madddd(double %call.i14, double %mul.i13, double 0x3FD2492492476C8B)
  %call2.i15 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i13, double 0x3FE5555555555555)
  %call3.i = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i13, double 0x3FC3B1C35FBECD93)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i13, double 0x3FCC71C720160332)
  %call5.i16 = call spir_func double @_Z3madddd(double %call4.i, double %mul.i13, double 0x3FD9999999999A38)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i16, double %mul.i8, double %call2.i15)
  %mul3.i = fmul double %mul.i8, %call6.i
  %add4.i = fadd double %mul2.i, %mul3.i
  %call5.i = call spir_func double @_Z3madddd(double %div.i, double %add4.i, double %mul.i)
  %0 = fsub double %call5.i, %mul2.i
  %sub6.i10 = fadd double %sub6.i, %0
  %call2.i = call spir_func double @_Z3madddd(double %cond5.i7, double 0x3FE62E42FEFA2000, double %sub6.i10)
  %cmp.i = fcmp oeq double %x, 0.000000e+00
  %cond.i = select i1 %cmp.i, double 0xFFF0000000000000, double %call2.i
  %cmp1.i = fcmp oeq double %x, 0x7FF0000000000000
  %cond5.i = select i1 %cmp1.i, double 0x7FF0000000000000, double %cond.i
  %cmp6.i = fcmp oge double %x, 0.000000e+00
  %cond10.i = select i1 %cmp6.i, double %cond5.i, double 0x7FF8000000000000
  ret double %cond10.i
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

define spir_func double @_Z11precise_powdd(double %x, double %y) {
entry:
  %astype.i56 = bitcast double %x to i64
  %add.i57 = add i64 %astype.i56, 2638147582215219
  %shr.i = lshr i64 %add.i57, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i58 = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i58, 0xC3300000000003FF
  %shl.i59 = and i64 %add.i57, -4503599627370496
  %sub3.i60 = add i64 %astype.i56, 4607182418800017408
  %add4.i = sub i64 %sub3.i60, %shl.i59
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %add.i = fadd double %sub.i, 2.000000e+00
  %div.i = fdiv double %sub.i, %add.i
  %astype.i42 = bitcast double %div.i to i64
  %and.i43 = and i64 %astype.i42, -134217728
  %astype1.i44 = bitcast i64 %and.i43 to double
  %astype.i39 = bitcast double %add.i to i64
  %and.i40 = and i64 %astype.i39, -134217728
  %astype1.i41 = bitcast i64 %and.i40 to double
  %sub3.i = fadd double %astype1.i41, -2.000000e+00
  %sub4.i = fsub double %sub.i, %sub3.i
  %mul.i = fmul double %astype1.i41, %astype1.i44
  %sub5.i = fsub double %sub.i, %mul.i
  %mul6.i = fmul double %sub4.i, %astype1.i44
  %sub7.i = fsub double %sub5.i, %mul6.i
  %div8.i = fdiv double %sub7.i, %add.i
  %add9.i = fadd double %div8.i, %astype1.i44
  %mul10.i = fmul double %add9.i, %add9.i
  %mul11.i = fmul double %astype1.i44, %astype1.i44
  %astype.i36 = bitcast double %mul11.i to i64
  %and.i37 = and i64 %astype.i36, -134217728
  %astype1.i38 = bitcast i64 %and.i37 to double
  %mul13.i = fmul double %astype1.i44, %astype1.i38
  %astype.i = bitcast double %mul13.i to i64
  %and.i = and i64 %astype.i, -134217728
  %astype1.i = bitcast i64 %and.i to double
  %mul15.i = fmul double %astype1.i44, 3.000000e+00
  %mul16.i = fmul double %mul15.i, %add9.i
  %sub17.i = fsub double %mul11.i, %astype1.i38
  %mul18.i = fmul double %sub17.i, %astype1.i44
  %call19.i = call spir_func double @_Z3madddd(double %mul16.i, double %div8.i, double %mul18.i)
  %sub20.i = fsub double %mul13.i, %astype1.i
  %add21.i = fadd double %sub20.i, %call19.i
  %mul22.i = fmul double %add9.i, %mul10.i
  %mul.i61 = fmul double %mul10.i, %mul10.i
  %call.i = call spir_func double @_Z3madddd(double 0x3FC0878816AA2FFA, double %mul.i61, double 0x3FC3B18B8E7BB15F)
  %call1.i62 = call spir_func double @_Z3madddd(double %call.i, double %mul.i61, double 0x3FCC71C71D7E7D70)
  %call2.i63 = call spir_func double @_Z3madddd(double %call1.i62, double %mul.i61, double 0x3FD999999999999E)
  %call3.i64 = call spir_func double @_Z3madddd(double 0x3FC1018AF16A6335, double %mul.i61, double 0x3FC745D09F085360)
  %call4.i65 = call spir_func double @_Z3madddd(double %call3.i64, double %mul.i61, double 0x3FD249249248E532)
  %call5.i66 = call spir_func double @_Z3madddd(double %call4.i65, double %mul10.i, double %call2.i63)
  %mul24.i = fmul double %mul10.i, %call5.i66
  %mul25.i = fmul double %div8.i, 2.000000e+00
  %call26.i = call spir_func double @_Z3madddd(double %mul22.i, double %mul24.i, double %mul25.i)
  %mul27.i = fmul double %call26.i, 0x3FF71547652B82FE
  %call28.i = call spir_func double @_Z3madddd(double %astype1.i, double 0x3E40E80FF5D27F05, double %mul27.i)
  %call29.i = call spir_func double @_Z3madddd(double %add21.i, double 0x3FEEC709DC3A03FD, double %call28.i)
  %mul30.i = fmul double %astype1.i44, 2.000000e+00
  %call31.i = call spir_func double @_Z3madddd(double %mul30.i, double 0x3E54AE0BF85DDF44, double %call29.i)
  %mul33.i = fmul double %mul30.i, 0x3FF7154760000000
  %mul34.i = fmul double %astype1.i, 0x3FEEC709D8000000
  %add35.i = fadd double %sub2.i, %mul33.i
  %add36.i = fadd double %add35.i, %mul34.i
  %sub37.i = fsub double %add35.i, %sub2.i
  %sub38.i = fsub double %mul33.i, %sub37.i
  %sub39.i = fsub double %add36.i, %add35.i
  %sub40.i = fsub double %mul34.i, %sub39.i
  %add41.i = fadd double %sub38.i, %sub40.i
  %add42.i = fadd double %add41.i, %call31.i
  %add43.i = fadd double %add36.i, %add42.i
  %sub44.i = fsub double %add43.i, %add36.i
  %sub45.i = fsub double %add42.i, %sub44.i
  %astype.i48 = bitcast double %add43.i to i64
  %and.i49 = and i64 %astype.i48, -134217728
  %astype1.i50 = bitcast i64 %and.i49 to double
  %astype.i45 = bitcast double %y to i64
  %and.i46 = and i64 %astype.i45, -134217728
  %astype1.i47 = bitcast i64 %and.i46 to double
  %mul = fmul double %astype1.i47, %astype1.i50
  %sub = fsub double %add43.i, %astype1.i50
  %add = fadd double %sub45.i, %sub
  %sub3 = fsub double %y, %astype1.i47
  %mul4 = fmul double %sub3, %add43.i
  %call5 = call spir_func double @_Z3madddd(double %astype1.i47, double %add, double %mul4)
  %add6 = fadd double %call5, %mul
  %add7 = fadd double %add6, 0x4338000000000000
  %sub8 = fadd double %add7, 0xC338000000000000
  %sub9 = fsub double %mul, %sub8
  %add10 = fadd double %call5, %sub9
  %mul.i51 = fmul double %add10, %add10
  %call.i52 = call spir_func double @_Z3madddd(double 0x3DFE9EC1FCB69A7F, double %mul.i51, double 0x3E7B524EBD13A55F)
  %call1.i = call spir_func double @_Z3madddd(double %call.i52, double %mul.i51, double 0x3EEFFCBFC6DA6ED1)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i51, double 0x3F55D87FE78A3F9C)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i51, double 0x3FAC6B08D704A0C6)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i51, double 0x3FE62E42FEFA39EF)
  %call5.i = call spir_func double @_Z3madddd(double 0x3DBC4A29324A1038, double %mul.i51, double 0x3E3E4CF10DEC0F59)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i51, double 0x3EB62C02242B879C)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i51, double 0x3F2430912F86B7DB)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul.i51, double 0x3F83B2AB6FBA4E79)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %mul.i51, double 0x3FCEBFBDFF82C58F)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %add10, double %call4.i)
  %call12 = call spir_func double @_Z3madddd(double %add10, double %call10.i, double 1.000000e+00)
  %astype.i53 = bitcast double %add7 to i64
  %shl.i = shl i64 %astype.i53, 52
  %add.i54 = add i64 %shl.i, 4607182418800017408
  %astype1.i55 = bitcast i64 %add.i54 to double
  %mul14 = fmul double %call12, %astype1.i55
  %0 = add i64 %astype.i56, -9218868437227405312
  %cmp = icmp ult i64 %0, -9214364837600034816
  %elt.abs = call double @llvm.fabs.f64(double %add6)
  %cmp16 = fcmp ugt double %elt.abs, 1.020000e+03
  %.not = or i1 %cmp, %cmp16
  %call17 = call spir_func i1 @wfv.any(i1 %.not)
  br i1 %call17, label %if.then, label %if.end

if.then:
  %call18 = call spir_func double @_Z3powdd(double %x, double %y)
  %cond = select i1 %.not, double %call18, double %mul14
  br label %if.end

if.end:
  %result.0 = phi double [ %cond, %if.then ], [ %mul14, %entry ]
  ret double %result.0
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

define spir_func double @_Z11precise_sind(double %x) {
entry:
  %call = call spir_func double @_Z3madddd(double %x, double 0x3FD45F306DC9C883, double 0x4338000000000000)
  %sub = fadd double %call, 0xC338000000000000
  %call.i = call spir_func double @_Z3madddd(double %sub, double 0xC00921FB54400000, double %x)
  %call3.i = call spir_func double @_Z3madddd(double %sub, double 0xBDE0B4611A600000, double %call.i)
  %call4.i = call spir_func double @_Z3madddd(double %sub, double 0xBBB3198A2E037073, double %call3.i)
  %mul.i = fmul double %call4.i, %call4.i
  %mul1.i = fmul double %call4.i, %mul.i
  %mul.i29 = fmul double %mul.i, %mul.i
  %call.i30 = call spir_func double @_Z3madddd(double 0xBC6275F2F59E3F79, double %mul.i29, double 0xBD6AE7EE3A7A6341)
  %call1.i = call spir_func double @_Z3madddd(double %call.i30, double %mul.i29, double 0xBE5AE64567E733A7)
  %call2.i31 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i29, double 0xBF2A01A01A01A00D)
  %call3.i32 = call spir_func double @_Z3madddd(double %call2.i31, double %mul.i29, double 0xBFC5555555555555)
  %call4.i33 = call spir_func double @_Z3madddd(double 0x3CE9507FF0C16725, double %mul.i29, double 0x3DE612460B6AA9BD)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i33, double %mul.i29, double 0x3EC71DE3A556B9B6)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i29, double 0x3F81111111111111)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i, double %call3.i32)
  %call2.i = call spir_func double @_Z3madddd(double %mul1.i, double %call7.i, double %call4.i)
  %astype.i = bitcast double %call2.i to i64
  %astype3.i = bitcast double %call to i64
  %shl.i = shl i64 %astype3.i, 63
  %xor.i = xor i64 %shl.i, %astype.i
  %astype4.i = bitcast i64 %xor.i to double
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs3 = call double @llvm.fabs.f64(double %call4.i)
  %cmp = fcmp oge double %elt.abs3, 0x3EB0000000000000
  %cond = select i1 %cmp, double 0x4130000000000000, double 1.000000e+00
  %cmp4 = fcmp ugt double %elt.abs, %cond
  %call5 = call spir_func i1 @wfv.any(i1 %cmp4)
  br i1 %call5, label %if.then, label %if.end

if.then:
  %call6 = call spir_func double @_Z3sind(double %x)
  %cond12 = select i1 %cmp4, double %call6, double %astype4.i
  br label %if.end

if.end:
  %result.0 = phi double [ %cond12, %if.then ], [ %astype4.i, %entry ]
  %cmp13 = fcmp oeq double %x, 0.000000e+00
  %cond17 = select i1 %cmp13, double %x, double %result.0
  ret double %cond17
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
  %call2 = call spir_func i1 @wfv.any(i1 %cmp.i38)
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

define spir_func double @_Z11precise_tand(double %x) {
entry:
  %call = call spir_func double @_Z3madddd(double %x, double 0x3FE45F306DC9C883, double 0x4338000000000000)
  %sub = fadd double %call, 0xC338000000000000
  %call.i = call spir_func double @_Z3madddd(double %sub, double 0xBFF921FB54400000, double %x)
  %call3.i = call spir_func double @_Z3madddd(double %sub, double 0xBDD0B4611A600000, double %call.i)
  %call4.i = call spir_func double @_Z3madddd(double %sub, double 0xBBA3198A2E037073, double %call3.i)
  %mul = fmul double %call4.i, %call4.i
  %mul2 = fmul double %call4.i, %mul
  %mul.i = fmul double %mul, %mul
  %call.i55 = call spir_func double @_Z3madddd(double 0xBD6AB17D083F6CF7, double %mul.i, double 0xBE5AE645412BDE0E)
  %call1.i = call spir_func double @_Z3madddd(double %call.i55, double %mul.i, double 0xBF2A01A01A019938)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i, double 0xBFC5555555555555)
  %call3.i56 = call spir_func double @_Z3madddd(double 0x3DE61217F058E863, double %mul.i, double 0x3EC71DE3A5460916)
  %call4.i57 = call spir_func double @_Z3madddd(double %call3.i56, double %mul.i, double 0x3F81111111111110)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i57, double %mul, double %call2.i)
  %call4 = call spir_func double @_Z3madddd(double %mul2, double %call5.i, double %call4.i)
  %call.i59 = call spir_func double @_Z3madddd(double 0x3D2AB7857E2D8321, double %mul.i, double 0x3E21EED8DEB94539)
  %call1.i60 = call spir_func double @_Z3madddd(double %call.i59, double %mul.i, double 0x3EFA01A01A019D0A)
  %call2.i61 = call spir_func double @_Z3madddd(double %call1.i60, double %mul.i, double 0x3FA5555555555555)
  %call3.i62 = call spir_func double @_Z3madddd(double 0xBDA9394BA078D6D0, double %mul.i, double 0xBE927E4FB7712D46)
  %call4.i63 = call spir_func double @_Z3madddd(double %call3.i62, double %mul.i, double 0xBF56C16C16C16C16)
  %call5.i64 = call spir_func double @_Z3madddd(double %call4.i63, double %mul, double %call2.i61)
  %call7 = call spir_func double @_Z3madddd(double %mul, double -5.000000e-01, double 1.000000e+00)
  %call8 = call spir_func double @_Z3madddd(double %mul.i, double %call5.i64, double %call7)
  %fneg = fneg double %call8
  %astype = bitcast double %call to i64
  %and = and i64 %astype, 1
  %cmp.not = icmp eq i64 %and, 0
  %cond = select i1 %cmp.not, double %call4, double %fneg
  %cond13 = select i1 %cmp.not, double %call8, double %call4
  %div = fdiv double %cond, %cond13
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs14 = call double @llvm.fabs.f64(double %call4.i)
  %cmp15 = fcmp oge double %elt.abs14, 0x3EB0000000000000
  %cond16 = select i1 %cmp15, double 0x4130000000000000, double 5.000000e-01
  %cmp17 = fcmp ugt double %elt.abs, %cond16
  %call18 = call spir_func i1 @wfv.any(i1 %cmp17)
  br i1 %call18, label %if.then, label %if.end

if.then:
  %call19 = call spir_func double @_Z3tand(double %x)
  %cond28 = select i1 %cmp17, double %call19, double %div
  br label %if.end

if.end:
  %result.0 = phi double [ %cond28, %if.then ], [ %div, %entry ]
  %cmp29 = fcmp oeq double %x, 0.000000e+00
  %cond33 = select i1 %cmp29, double %x, double %result.0
  ret double %cond33
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
  %call2 = call spir_func i1 @wfv.any(i1 %cmp.i56)
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

define spir_func double @_Z12precise_acosd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp.i = fcmp ogt double %elt.abs, 5.000000e-01
  %mul.i = fmul double %elt.abs, 5.000000e-01
  %sub.i = fsub double 5.000000e-01, %mul.i
  %mul1.i = fmul double %x, %x
  %0 = call double @llvm.sqrt.f64(double %sub.i)
  %cond.i = select i1 %cmp.i, double %sub.i, double %mul1.i
  %cond6.i = select i1 %cmp.i, double %0, double %elt.abs
  %mul7.i = fmul double %cond.i, %cond6.i
  %mul.i14 = fmul double %cond.i, %cond.i
  %call.i15 = call spir_func double @_Z3madddd(double 0xBF93B416BB7D9258, double %mul.i14, double 0x3F68F193743418FD)
  %call1.i = call spir_func double @_Z3madddd(double %call.i15, double %mul.i14, double 0x3F83B49DE7121487)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i14, double 0x3F8C990AD3D8FDCA)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i14, double 0x3F96E8BA123E494C)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i14, double 0x3FA6DB6DB6DAC1E0)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i14, double 0x3FC5555555555555)
  %call6.i = call spir_func double @_Z3madddd(double 0x3F9E529C6FCE9BB4, double %mul.i14, double 0x3F9406192D12462A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i14, double 0x3F831622469CE5AE)
  %call8.i16 = call spir_func double @_Z3madddd(double %call7.i, double %mul.i14, double 0x3F87B027EE1DD585)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i16, double %mul.i14, double 0x3F91C4EFCE23019F)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %mul.i14, double 0x3F9F1C71C7A52BA3)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %mul.i14, double 0x3FB3333333333388)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %cond.i, double %call5.i)
  %call8.i = call spir_func double @_Z3madddd(double %mul7.i, double %call12.i, double %cond6.i)
  %1 = call double @llvm.copysign.f64(double %call8.i, double %x)
  %sub = fadd double %1, 0xBC91A62633145C07
  %sub1 = fsub double 0x3FF921FB54442D18, %sub
  %mul = fmul double %call8.i, 2.000000e+00
  %sub2 = fadd double %mul, 0xBCA1A62633145C07
  %sub3 = fsub double 0x400921FB54442D18, %sub2
  %cmp = fcmp olt double %x, 0.000000e+00
  %cond = select i1 %cmp, double %sub3, double %mul
  %cond8 = select i1 %cmp.i, double %cond, double %sub1
  ret double %cond8
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

define spir_func double @_Z12precise_asind(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp.i = fcmp ogt double %elt.abs, 5.000000e-01
  %mul.i = fmul double %elt.abs, 5.000000e-01
  %sub.i = fsub double 5.000000e-01, %mul.i
  %mul1.i = fmul double %x, %x
  %0 = call double @llvm.sqrt.f64(double %sub.i)
  %cond.i = select i1 %cmp.i, double %sub.i, double %mul1.i
  %cond6.i = select i1 %cmp.i, double %0, double %elt.abs
  %mul7.i = fmul double %cond.i, %cond6.i
  %mul.i5 = fmul double %cond.i, %cond.i
  %call.i6 = call spir_func double @_Z3madddd(double 0xBF93B416BB7D9258, double %mul.i5, double 0x3F68F193743418FD)
  %call1.i = call spir_func double @_Z3madddd(double %call.i6, double %mul.i5, double 0x3F83B49DE7121487)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i5, double 0x3F8C990AD3D8FDCA)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i5, double 0x3F96E8BA123E494C)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i5, double 0x3FA6DB6DB6DAC1E0)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i5, double 0x3FC5555555555555)
  %call6.i = call spir_func double @_Z3madddd(double 0x3F9E529C6FCE9BB4, double %mul.i5, double 0x3F9406192D12462A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i5, double 0x3F831622469CE5AE)
  %call8.i7 = call spir_func double @_Z3madddd(double %call7.i, double %mul.i5, double 0x3F87B027EE1DD585)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i7, double %mul.i5, double 0x3F91C4EFCE23019F)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %mul.i5, double 0x3F9F1C71C7A52BA3)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i, double %mul.i5, double 0x3FB3333333333388)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %cond.i, double %call5.i)
  %call8.i = call spir_func double @_Z3madddd(double %mul7.i, double %call12.i, double %cond6.i)
  %mul = fmul double %call8.i, 2.000000e+00
  %sub = fadd double %mul, 0xBC91A62633145C07
  %sub1 = fsub double 0x3FF921FB54442D18, %sub
  %cond = select i1 %cmp.i, double %sub1, double %call8.i
  %1 = call double @llvm.copysign.f64(double %cond, double %x)
  ret double %1
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

define spir_func double @_Z12precise_atand(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp.i = fcmp ogt double %elt.abs, 1.000000e+00
  %cond.i = select i1 %cmp.i, double 1.000000e+00, double %elt.abs
  %cond5.i = select i1 %cmp.i, double %elt.abs, double 1.000000e+00
  %mul.i = fmul double %cond5.i, 0x3FDA827999FCEF32
  %cmp6.i = fcmp ogt double %cond.i, %mul.i
  %sub.i = fsub double %cond.i, %cond5.i
  %add.i = fadd double %elt.abs, 1.000000e+00
  %cond12.i = select i1 %cmp6.i, double %sub.i, double %cond.i
  %cond17.i = select i1 %cmp6.i, double %add.i, double %cond5.i
  %div.i = fdiv double %cond12.i, %cond17.i
  %mul18.i = fmul double %div.i, %div.i
  %mul19.i = fmul double %div.i, %mul18.i
  %mul.i2 = fmul double %mul18.i, %mul18.i
  %call.i3 = call spir_func double @_Z3madddd(double 0xBFA1B32A3266AF2E, double %mul.i2, double 0xBFAAC7A7BD8F05C0)
  %call1.i = call spir_func double @_Z3madddd(double %call.i3, double %mul.i2, double 0xBFB110E87E6A8722)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i2, double 0xBFB745D165DE250B)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i2, double 0xBFC249249248D7E6)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i2, double 0xBFD5555555555555)
  %call5.i = call spir_func double @_Z3madddd(double 0x3F90AD10221730D6, double %mul.i2, double 0x3FA74DD67F0D3109)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i2, double 0x3FAE19A10824A50B)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i2, double 0x3FB3B1392D7E8F74)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul.i2, double 0x3FBC71C71C3045BA)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %mul.i2, double 0x3FC9999999999953)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %mul18.i, double %call4.i)
  %mul20.i = fmul double %mul19.i, %call10.i
  %add21.i = fadd double %mul20.i, 0x3C81A62633145C07
  %add22.i = fadd double %div.i, %add21.i
  %add23.i = fadd double %add22.i, 0x3FE921FB54442D18
  %add24.i = fadd double %div.i, %mul20.i
  %cond29.i = select i1 %cmp6.i, double %add23.i, double %add24.i
  %sub30.i = fadd double %cond29.i, 0xBC91A62633145C07
  %sub31.i = fsub double 0x3FF921FB54442D18, %sub30.i
  %cond36.i = select i1 %cmp.i, double %sub31.i, double %cond29.i
  %0 = call double @llvm.copysign.f64(double %cond36.i, double %x)
  ret double %0
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

define spir_func double @_Z12precise_cbrtd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp = fcmp ogt double %elt.abs, 1.000000e+00
  %cond = select i1 %cmp, double 0x2D30000000000000, double 0x52B0000000000000
  %mul = fmul double %elt.abs, %cond
  %astype = bitcast double %mul to i64
  %shr = lshr i64 %astype, 32
  %conv = trunc nuw i64 %shr to i32
  %conv3 = sitofp i32 %conv to double
  %call = call spir_func double @_Z3madddd(double %conv3, double 0xBFD5555555555555, double 0x41D54FBA48C00000)
  %fneg = fneg double %mul
  %conv4 = fptosi double %call to i32
  %conv5 = zext i32 %conv4 to i64
  %shl = shl nuw i64 %conv5, 32
  %astype6 = bitcast i64 %shl to double
  %mul9 = fmul double %astype6, %fneg
  %mul10 = fmul double %astype6, %astype6
  %call11 = call spir_func double @_Z3madddd(double %mul9, double %mul10, double 1.000000e+00)
  %mul12 = fmul double %call11, %astype6
  %call13 = call spir_func double @_Z3madddd(double %call11, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
  %call14 = call spir_func double @_Z3madddd(double %mul12, double %call13, double %astype6)
  %mul9.1 = fmul double %call14, %fneg
  %mul10.1 = fmul double %call14, %call14
  %call11.1 = call spir_func double @_Z3madddd(double %mul9.1, double %mul10.1, double 1.000000e+00)
  %mul12.1 = fmul double %call14, %call11.1
  %call13.1 = call spir_func double @_Z3madddd(double %call11.1, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
  %call14.1 = call spir_func double @_Z3madddd(double %mul12.1, double %call13.1, double %call14)
  %mul9.2 = fmul double %call14.1, %fneg
  %mul10.2 = fmul double %call14.1, %call14.1
  %call11.2 = call spir_func double @_Z3madddd(double %mul9.2, double %mul10.2, double 1.000000e+00)
  %mul12.2 = fmul double %call14.1, %call11.2
  %call13.2 = call spir_func double @_Z3madddd(double %call11.2, double 0x3FCC71C71C71C71C, double 0x3FD5555555555555)
  %call14.2 = call spir_func double @_Z3madddd(double %mul12.2, double %call13.2, double %call14.1)
  %cond2 = select i1 %cmp, double 0x4630000000000000, double 0x39B0000000000000
  %mul15 = fmul double %call14.2, %call14.2
  %mul16 = fmul double %mul, %mul15
  %fneg17 = fneg double %mul16
  %mul18 = fmul double %mul16, %fneg17
  %call19 = call spir_func double @_Z3madddd(double %mul18, double %mul16, double %mul)
  %mul20 = fmul double %mul15, %call19
  %call21 = call spir_func double @_Z3madddd(double %mul20, double 0x3FD5555555555555, double %mul16)
  %mul22 = fmul double %cond2, %call21
  %0 = call double @llvm.copysign.f64(double %mul22, double %x)
  %or.cond = call i1 @llvm.is.fpclass.f64(double %x, i32 408)
  %cond27 = select i1 %or.cond, double %0, double %x
  ret double %cond27
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
  %add = add i32 %conv2, 709958130
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

define spir_func double @_Z12precise_coshd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp1.i = fcmp ogt double %elt.abs, 7.000000e+02
  %cond5.i = select i1 %cmp1.i, double 7.000000e+02, double %elt.abs
  %call.i = call spir_func double @_Z3madddd(double %cond5.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i = fadd double %call.i, 0xC338000000000000
  %call1.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBFE62E42FEFA2000, double %cond5.i)
  %call2.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBD69EF35793C7673, double %call1.i)
  %mul.i = fmul double %call2.i, %call2.i
  %call.i16 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i, double 0x3E927E4DB671867D)
  %call1.i17 = call spir_func double @_Z3madddd(double %call.i16, double %mul.i, double 0x3EFA01A01A6D7B1B)
  %call2.i18 = call spir_func double @_Z3madddd(double %call1.i17, double %mul.i, double 0x3F56C16C16C162D6)
  %call3.i19 = call spir_func double @_Z3madddd(double %call2.i18, double %mul.i, double 0x3FA5555555555556)
  %call4.i20 = call spir_func double @_Z3madddd(double %call3.i19, double %mul.i, double 5.000000e-01)
  %call5.i21 = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i, double 0x3EC71DE02364614A)
  %call6.i22 = call spir_func double @_Z3madddd(double %call5.i21, double %mul.i, double 0x3F2A01A01ABE683A)
  %call7.i23 = call spir_func double @_Z3madddd(double %call6.i22, double %mul.i, double 0x3F811111111100DE)
  %call8.i24 = call spir_func double @_Z3madddd(double %call7.i23, double %mul.i, double 0x3FC5555555555557)
  %call9.i25 = call spir_func double @_Z3madddd(double %call8.i24, double %call2.i, double %call4.i20)
  %call4.i = call spir_func double @_Z3madddd(double %mul.i, double %call9.i25, double %call2.i)
  %add.i = fadd double %call4.i, 1.000000e+00
  %astype.i = bitcast double %call.i to i64
  %add.i6 = add i64 %astype.i, -4843621399236966400
  %shr.i = lshr i64 %add.i6, 1
  %sub1.i = shl i64 %shr.i, 52
  %shl.i = add i64 %sub1.i, -4503599627370496
  %astype2.i = bitcast i64 %shl.i to double
  %mul.i7 = fmul double %add.i, %astype2.i
  %0 = xor i64 %shr.i, -1
  %sub4.i = add i64 %add.i6, %0
  %shl5.i = shl i64 %sub4.i, 52
  %astype6.i = bitcast i64 %shl5.i to double
  %mul7.i = fmul double %mul.i7, %astype6.i
  %div = fdiv double 1.000000e+00, %mul7.i
  %add = fadd double %mul7.i, %div
  %mul = fmul double %add, 5.000000e-01
  %cmp1.i.i = fcmp ogt double %elt.abs, 1.450000e+03
  %cond5.i.i = select i1 %cmp1.i.i, double 1.450000e+03, double %elt.abs
  %mul.i8 = fmul double %cond5.i.i, 5.000000e-01
  %call.i.i = call spir_func double @_Z3madddd(double %mul.i8, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i.i = fadd double %call.i.i, 0xC338000000000000
  %call1.i.i = call spir_func double @_Z3madddd(double %sub.i.i, double 0xBFE62E42FEFA2000, double %mul.i8)
  %call2.i.i = call spir_func double @_Z3madddd(double %sub.i.i, double 0xBD69EF35793C7673, double %call1.i.i)
  %mul.i.i = fmul double %call2.i.i, %call2.i.i
  %call.i10 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i.i, double 0x3E927E4DB671867D)
  %call1.i11 = call spir_func double @_Z3madddd(double %call.i10, double %mul.i.i, double 0x3EFA01A01A6D7B1B)
  %call2.i12 = call spir_func double @_Z3madddd(double %call1.i11, double %mul.i.i, double 0x3F56C16C16C162D6)
  %call3.i13 = call spir_func double @_Z3madddd(double %call2.i12, double %mul.i.i, double 0x3FA5555555555556)
  %call4.i14 = call spir_func double @_Z3madddd(double %call3.i13, double %mul.i.i, double 5.000000e-01)
  %call5.i = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i.i, double 0x3EC71DE02364614A)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i.i, double 0x3F2A01A01ABE683A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i.i, double 0x3F811111111100DE)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul.i.i, double 0x3FC5555555555557)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %call2.i.i, double %call4.i14)
  %call4.i.i = call spir_func double @_Z3madddd(double %mul.i.i, double %call9.i, double %call2.i.i)
  %add.i.i = fadd double %call4.i.i, 1.000000e+00
  %astype.i.i = bitcast double %call.i.i to i64
  %add.i5.i = add i64 %astype.i.i, -4843621399236966400
  %shr.i.i = lshr i64 %add.i5.i, 1
  %sub1.i.i = shl i64 %shr.i.i, 52
  %shl.i.i = add i64 %sub1.i.i, -4503599627370496
  %astype2.i.i = bitcast i64 %shl.i.i to double
  %mul.i6.i = fmul double %add.i.i, %astype2.i.i
  %1 = xor i64 %shr.i.i, -1
  %sub4.i.i = add i64 %add.i5.i, %1
  %shl5.i.i = shl i64 %sub4.i.i, 52
  %astype6.i.i = bitcast i64 %shl5.i.i to double
  %mul7.i.i = fmul double %mul.i6.i, %astype6.i.i
  %mul2.i = fmul double %mul7.i.i, 5.000000e-01
  %mul3.i = fmul double %mul7.i.i, %mul2.i
  %cond = select i1 %cmp1.i, double %mul3.i, double %mul
  ret double %cond
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

define spir_func double @_Z12precise_erfcd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp1.i = fcmp ogt double %elt.abs, 6.000000e+00
  %cond5.i = select i1 %cmp1.i, double 6.000000e+00, double %elt.abs
  %add.i = fadd double %cond5.i, 2.000000e+00
  %div.i = fdiv double 1.000000e+00, %add.i
  %astype.i = bitcast double %cond5.i to i64
  %and.i = and i64 %astype.i, 9223372036720558080
  %astype1.i = bitcast i64 %and.i to double
  %sub.i = fsub double %cond5.i, %astype1.i
  %fneg.i = fneg double %sub.i
  %add2.i = fadd double %cond5.i, %astype1.i
  %mul.i = fmul double %add2.i, %fneg.i
  %fneg3.i = fneg double %astype1.i
  %mul4.i = fmul double %fneg3.i, %astype1.i
  %call.i16 = call spir_func double @_Z3madddd(double %mul4.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i17 = fadd double %call.i16, 0xC338000000000000
  %call1.i = call spir_func double @_Z3madddd(double %sub.i17, double 0xBFE62E42FEFA2000, double %mul4.i)
  %call2.i = call spir_func double @_Z3madddd(double %sub.i17, double 0xBD69EF35793C7673, double %call1.i)
  %mul.i18 = fmul double %call2.i, %call2.i
  %call.i33 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i18, double 0x3E927E4DB671867D)
  %call1.i34 = call spir_func double @_Z3madddd(double %call.i33, double %mul.i18, double 0x3EFA01A01A6D7B1B)
  %call2.i35 = call spir_func double @_Z3madddd(double %call1.i34, double %mul.i18, double 0x3F56C16C16C162D6)
  %call3.i36 = call spir_func double @_Z3madddd(double %call2.i35, double %mul.i18, double 0x3FA5555555555556)
  %call4.i37 = call spir_func double @_Z3madddd(double %call3.i36, double %mul.i18, double 5.000000e-01)
  %call5.i = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i18, double 0x3EC71DE02364614A)
  %call6.i38 = call spir_func double @_Z3madddd(double %call5.i, double %mul.i18, double 0x3F2A01A01ABE683A)
  %call7.i39 = call spir_func double @_Z3madddd(double %call6.i38, double %mul.i18, double 0x3F811111111100DE)
  %call8.i40 = call spir_func double @_Z3madddd(double %call7.i39, double %mul.i18, double 0x3FC5555555555557)
  %call9.i41 = call spir_func double @_Z3madddd(double %call8.i40, double %call2.i, double %call4.i37)
  %call4.i = call spir_func double @_Z3madddd(double %mul.i18, double %call9.i41, double %call2.i)
  %add.i19 = fadd double %call4.i, 1.000000e+00
  %astype.i29 = bitcast double %call.i16 to i64
  %add.i30 = add i64 %astype.i29, -4843621399236966400
  %shr.i = lshr i64 %add.i30, 1
  %sub1.i = shl i64 %shr.i, 52
  %shl.i = add i64 %sub1.i, -4503599627370496
  %astype2.i = bitcast i64 %shl.i to double
  %mul.i31 = fmul double %add.i19, %astype2.i
  %0 = xor i64 %shr.i, -1
  %sub4.i = add i64 %add.i30, %0
  %shl5.i = shl i64 %sub4.i, 52
  %astype6.i = bitcast i64 %shl5.i to double
  %mul7.i = fmul double %mul.i31, %astype6.i
  %mul5.i = fmul double %mul.i, 5.000000e-01
  %call6.i = call spir_func double @_Z3madddd(double %mul5.i, double %mul.i, double %mul.i)
  %call7.i = call spir_func double @_Z3madddd(double %mul7.i, double %call6.i, double %mul7.i)
  %sub8.i = fadd double %cond5.i, -2.000000e+00
  %mul9.i = fmul double %sub8.i, %div.i
  %mul.i20 = fmul double %mul9.i, %mul9.i
  %call.i = call spir_func double @_Z3madddd(double 0xBE756ACA4FD9BF5B, double %mul.i20, double 0xBEA07F1A93422F45)
  %call1.i21 = call spir_func double @_Z3madddd(double %call.i, double %mul.i20, double 0x3EC0A83EB345AB38)
  %call2.i22 = call spir_func double @_Z3madddd(double %call1.i21, double %mul.i20, double 0xBEB2F48D0E3ED0DB)
  %call3.i23 = call spir_func double @_Z3madddd(double %call2.i22, double %mul.i20, double 0xBEF6BF6065D3CA29)
  %call4.i24 = call spir_func double @_Z3madddd(double %call3.i23, double %mul.i20, double 0x3F22EF9E5987F5D7)
  %call5.i25 = call spir_func double @_Z3madddd(double %call4.i24, double %mul.i20, double 0xBF45BA436AE6B661)
  %call6.i26 = call spir_func double @_Z3madddd(double %call5.i25, double %mul.i20, double 0x3F69517BB6B55342)
  %call7.i27 = call spir_func double @_Z3madddd(double %call6.i26, double %mul.i20, double 0xBF9606E415525BA4)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i27, double %mul.i20, double 0x3FD1E2DEEA6B116A)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %mul.i20, double 0x3FF058671B52C776)
  %call10.i28 = call spir_func double @_Z3madddd(double 0xBE43A25ED991A53D, double %mul.i20, double 0xBE938957B7DE1366)
  %call11.i = call spir_func double @_Z3madddd(double %call10.i28, double %mul.i20, double 0x3E63B693C972767A)
  %call12.i = call spir_func double @_Z3madddd(double %call11.i, double %mul.i20, double 0x3ECE635FCF90C4DF)
  %call13.i = call spir_func double @_Z3madddd(double %call12.i, double %mul.i20, double 0xBEF0E64F01ADFC45)
  %call14.i = call spir_func double @_Z3madddd(double %call13.i, double %mul.i20, double 0x3F01E75E3F9DFF64)
  %call15.i = call spir_func double @_Z3madddd(double %call14.i, double %mul.i20, double 0x3F02053F66DDD233)
  %call16.i = call spir_func double @_Z3madddd(double %call15.i, double %mul.i20, double 0xBF4B6FBF94F4E72F)
  %call17.i = call spir_func double @_Z3madddd(double %call16.i, double %mul.i20, double 0x3F7A89EAFF7DE4E3)
  %call18.i = call spir_func double @_Z3madddd(double %call17.i, double %mul.i20, double 0xBFA2A88E6107CEB2)
  %call19.i = call spir_func double @_Z3madddd(double %call18.i, double %mul.i20, double 0xBFE5FD386754EFFA)
  %call20.i = call spir_func double @_Z3madddd(double %call19.i, double %mul9.i, double %call9.i)
  %mul11.i = fmul double %call7.i, %call20.i
  %mul12.i = fmul double %div.i, %mul11.i
  %sub = fsub double 2.000000e+00, %mul12.i
  %cmp = fcmp olt double %x, 0.000000e+00
  %cond = select i1 %cmp, double %sub, double %mul12.i
  %cmp2 = fcmp ugt double %x, 6.000000e+00
  %call3 = call spir_func i1 @wfv.any(i1 %cmp2)
  br i1 %call3, label %if.then, label %if.end

if.then:
  %call4 = call spir_func double @_Z4erfcd(double %x)
  %cond9 = select i1 %cmp2, double %call4, double %cond
  br label %if.end

if.end:
  %result.0 = phi double [ %cond9, %if.then ], [ %cond, %entry ]
  ret double %result.0
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

define spir_func double @_Z12precise_exp2d(double %x) {
entry:
  %cmp.i = fcmp olt double %x, -1.080000e+03
  %cond.i = select i1 %cmp.i, double -1.080000e+03, double %x
  %cmp1.i = fcmp ogt double %cond.i, 1.025000e+03
  %cond5.i = select i1 %cmp1.i, double 1.025000e+03, double %cond.i
  %add = fadd double %cond5.i, 0x4338000000000000
  %sub = fadd double %add, 0xC338000000000000
  %sub1 = fsub double %cond5.i, %sub
  %mul.i9 = fmul double %sub1, %sub1
  %call.i = call spir_func double @_Z3madddd(double 0x3DFE9EC1FCB69A7F, double %mul.i9, double 0x3E7B524EBD13A55F)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i9, double 0x3EEFFCBFC6DA6ED1)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i9, double 0x3F55D87FE78A3F9C)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i9, double 0x3FAC6B08D704A0C6)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i9, double 0x3FE62E42FEFA39EF)
  %call5.i = call spir_func double @_Z3madddd(double 0x3DBC4A29324A1038, double %mul.i9, double 0x3E3E4CF10DEC0F59)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i9, double 0x3EB62C02242B879C)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i9, double 0x3F2430912F86B7DB)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul.i9, double 0x3F83B2AB6FBA4E79)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %mul.i9, double 0x3FCEBFBDFF82C58F)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %sub1, double %call4.i)
  %call3 = call spir_func double @_Z3madddd(double %sub1, double %call10.i, double 1.000000e+00)
  %astype.i = bitcast double %add to i64
  %add.i = add i64 %astype.i, -4843621399236966400
  %shr.i = lshr i64 %add.i, 1
  %sub1.i = shl i64 %shr.i, 52
  %shl.i = add i64 %sub1.i, -4503599627370496
  %astype2.i = bitcast i64 %shl.i to double
  %mul.i = fmul double %call3, %astype2.i
  %0 = xor i64 %shr.i, -1
  %sub4.i = add i64 %add.i, %0
  %shl5.i = shl i64 %sub4.i, 52
  %astype6.i = bitcast i64 %shl5.i to double
  %mul7.i = fmul double %mul.i, %astype6.i
  ret double %mul7.i
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

define spir_func double @_Z12precise_fmoddd(double %x, double %y) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs1 = call double @llvm.fabs.f64(double %y)
  %cmp = fcmp ueq double %elt.abs, 0x7FF0000000000000
  %cmp2 = fcmp ueq double %y, 0.000000e+00
  %0 = or i1 %cmp, %cmp2
  %cond = select i1 %0, double 0.000000e+00, double %elt.abs
  %cond7 = select i1 %0, double 1.000000e+00, double %elt.abs1
  %astype = bitcast double %cond7 to i64
  %and = and i64 %astype, 9223372036787666944
  %astype8 = bitcast i64 %and to double
  %div = fdiv double %cond, %cond7
  %1 = call double @llvm.rint.f64(double %div)
  %cmp9 = fcmp oge double %cond, %cond7
  %cmp10 = fcmp olt double %1, 0x4190000000000000
  %or.cond = and i1 %cmp9, %cmp10
  %cmp11 = fcmp olt double %cond, 0x7E70000000000000
  %spec.select = and i1 %cmp11, %or.cond
  %sub = fsub double %cond7, %astype8
  %mul.i = fmul double %1, %astype8
  %sub.i = fsub double %cond, %mul.i
  %mul1.i = fmul double %1, %sub
  %sub2.i = fsub double %sub.i, %mul1.i
  %add.i = fadd double %sub, %astype8
  %add3.i = fadd double %add.i, %sub2.i
  %cmp.i = fcmp olt double %sub2.i, 0.000000e+00
  %cond.i = select i1 %cmp.i, double %add3.i, double %sub2.i
  %cond17 = select i1 %spec.select, double %cond.i, double %cond
  %cmp.i59 = fcmp olt double %cond7, 0x10000000000000
  %conv.i.neg = select i1 %cmp.i59, i64 -54, i64 0
  %conv.i = select i1 %cmp.i59, i64 54, i64 0
  %shl.i100 = shl nuw nsw i64 %conv.i, 52
  %add.i101 = add nuw nsw i64 %shl.i100, 4607182418800017408
  %astype1.i102 = bitcast i64 %add.i101 to double
  %mul.i79 = fmul double %cond7, %astype1.i102
  %astype.i = bitcast double %mul.i79 to i64
  %and.i = and i64 %astype.i, -67108864
  %astype2.i = bitcast i64 %and.i to double
  %sub.i55 = fsub double %mul.i79, %astype2.i
  %shr.i83 = lshr i64 %astype.i, 52
  %sub.i92 = sub nsw i64 %conv.i, %shr.i83
  %invariant.op = add i64 %conv.i.neg, -25
  br label %while.cond

while.cond:
  %rest.0 = phi double [ %cond17, %entry ], [ %cond25, %while.body ]
  %cmp18 = fcmp oge double %rest.0, %cond7
  %call19 = call spir_func i1 @wfv.any(i1 %cmp18)
  br i1 %call19, label %while.body, label %while.end

while.body:
  %cmp.i56 = fcmp oge double %rest.0, 0x7E70000000000000
  %conv3.neg.i = sext i1 %cmp.i56 to i64
  %conv3.i.neg = sext i1 %cmp.i56 to i64
  %cmp.i.i85 = fcmp olt double %rest.0, 0x10000000000000
  %conv.i.i86.neg128 = select i1 %cmp.i.i85, i64 -54, i64 0
  %astype1.i = select i1 %cmp.i.i85, double 0x4350000000000000, double 1.000000e+00
  %mul.i.i89 = fmul double %rest.0, %astype1.i
  %astype.i90 = bitcast double %mul.i.i89 to i64
  %shr.i91 = lshr i64 %astype.i90, 52
  %sub.i84.neg = add nsw i64 %sub.i92, %conv.i.i86.neg128
  %sub6.i = add nsw i64 %sub.i84.neg, %shr.i91
  %2 = call i64 @llvm.smax.i64(i64 %sub6.i, i64 25)
  %cond.i57.reass = add i64 %conv3.i.neg, %invariant.op
  %sub11.i = add nsw i64 %cond.i57.reass, %2
  %shr.i = ashr i64 %sub11.i, 1
  %sub12.i = sub nsw i64 %sub11.i, %shr.i
  %shl.i104 = shl i64 %shr.i, 52
  %add.i105 = add i64 %shl.i104, 4607182418800017408
  %astype1.i106 = bitcast i64 %add.i105 to double
  %mul.i76 = fmul double %astype2.i, %astype1.i106
  %shl.i108 = shl i64 %sub12.i, 52
  %add.i109 = add i64 %shl.i108, 4607182418800017408
  %astype1.i110 = bitcast i64 %add.i109 to double
  %mul.i73 = fmul double %mul.i76, %astype1.i110
  %mul.i70 = fmul double %sub.i55, %astype1.i106
  %mul.i67 = fmul double %mul.i70, %astype1.i110
  %shl.i120 = shl nsw i64 %conv3.neg.i, 52
  %add.i121 = add nsw i64 %shl.i120, 4607182418800017408
  %astype1.i122 = bitcast i64 %add.i121 to double
  %mul.i64 = fmul double %rest.0, %astype1.i122
  %add.i58 = fadd double %mul.i73, %mul.i67
  %div.i = fdiv double %mul.i64, %add.i58
  %3 = call double @llvm.rint.f64(double %div.i)
  %mul.i.i = fmul double %mul.i73, %3
  %sub.i.i = fsub double %mul.i64, %mul.i.i
  %mul1.i.i = fmul double %mul.i67, %3
  %sub2.i.i = fsub double %sub.i.i, %mul1.i.i
  %add3.i.i = fadd double %add.i58, %sub2.i.i
  %cmp.i.i = fcmp olt double %sub2.i.i, 0.000000e+00
  %cond.i.i = select i1 %cmp.i.i, double %add3.i.i, double %sub2.i.i
  %astype1.i126 = select i1 %cmp.i56, double 2.000000e+00, double 1.000000e+00
  %mul.i61 = fmul double %astype1.i126, %cond.i.i
  %cond25 = select i1 %cmp18, double %mul.i61, double %rest.0
  br label %while.cond

while.end:
  %4 = call double @llvm.copysign.f64(double %rest.0, double %x)
  %cond30 = select i1 %0, double 0x7FF8000000000000, double %4
  ret double %cond30
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
  %call = call spir_func i1 @wfv.any(i1 %cmp13)
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

define spir_func double @_Z12precise_log2d(double %x) {
entry:
  %mul.i = fmul double %x, 0x4350000000000000
  %cmp.i5 = fcmp olt double %x, 0x10000000000000
  %cond.i6 = select i1 %cmp.i5, double %mul.i, double %x
  %astype.i = bitcast double %cond.i6 to i64
  %add.i12 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i12, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i12, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i13 = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i13 to double
  %sub.i = fadd double %sub2.i, -5.400000e+01
  %cond5.i7 = select i1 %cmp.i5, double %sub.i, double %sub2.i
  %sub6.i = fadd double %astype5.i, -1.000000e+00
  %add.i = fadd double %sub6.i, 2.000000e+00
  %div.i = fdiv double %sub6.i, %add.i
  %mul.i8 = fmul double %div.i, %div.i
  %mul1.i = fmul double %sub6.i, 5.000000e-01
  %mul2.i = fmul double %sub6.i, %mul1.i
  %mul.i14 = fmul double %mul.i8, %mul.i8
  %call.i = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i14, double 0x3FC745CF90196560)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i14, double 0x3FD2492492476C8B)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i14, double 0x3FE5555555555555)
  %call3.i = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i14, double 0x3FC3B1C35FBECD93)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i14, double 0x3FCC71C720160332)
  %call5.i15 = call spir_func double @_Z3madddd(double %call4.i, double %mul.i14, double 0x3FD9999999999A38)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i15, double %mul.i8, double %call2.i)
  %mul3.i = fmul double %mul.i8, %call6.i
  %add4.i = fadd double %mul2.i, %mul3.i
  %call5.i = call spir_func double @_Z3madddd(double %div.i, double %add4.i, double 0.000000e+00)
  %0 = fsub double %call5.i, %mul2.i
  %sub6.i11 = fadd double %sub6.i, %0
  %call2 = call spir_func double @_Z3madddd(double %sub6.i11, double 0x3FF71547652B82FE, double %cond5.i7)
  %cmp.i = fcmp oeq double %x, 0.000000e+00
  %cond.i = select i1 %cmp.i, double 0xFFF0000000000000, double %call2
  %cmp1.i = fcmp oeq double %x, 0x7FF0000000000000
  %cond5.i = select i1 %cmp1.i, double 0x7FF0000000000000, double %cond.i
  %cmp6.i = fcmp oge double %x, 0.000000e+00
  %cond10.i = select i1 %cmp6.i, double %cond5.i, double 0x7FF8000000000000
  ret double %cond10.i
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

define spir_func double @_Z12precise_sinhd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp1.i = fcmp ogt double %elt.abs, 7.000000e+02
  %cond5.i = select i1 %cmp1.i, double 7.000000e+02, double %elt.abs
  %call.i = call spir_func double @_Z3madddd(double %cond5.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i = fadd double %call.i, 0xC338000000000000
  %call1.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBFE62E42FEFA2000, double %cond5.i)
  %call2.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBD69EF35793C7673, double %call1.i)
  %mul.i = fmul double %call2.i, %call2.i
  %call.i27 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i, double 0x3E927E4DB671867D)
  %call1.i28 = call spir_func double @_Z3madddd(double %call.i27, double %mul.i, double 0x3EFA01A01A6D7B1B)
  %call2.i29 = call spir_func double @_Z3madddd(double %call1.i28, double %mul.i, double 0x3F56C16C16C162D6)
  %call3.i30 = call spir_func double @_Z3madddd(double %call2.i29, double %mul.i, double 0x3FA5555555555556)
  %call4.i31 = call spir_func double @_Z3madddd(double %call3.i30, double %mul.i, double 5.000000e-01)
  %call5.i32 = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i, double 0x3EC71DE02364614A)
  %call6.i33 = call spir_func double @_Z3madddd(double %call5.i32, double %mul.i, double 0x3F2A01A01ABE683A)
  %call7.i34 = call spir_func double @_Z3madddd(double %call6.i33, double %mul.i, double 0x3F811111111100DE)
  %call8.i35 = call spir_func double @_Z3madddd(double %call7.i34, double %mul.i, double 0x3FC5555555555557)
  %call9.i36 = call spir_func double @_Z3madddd(double %call8.i35, double %call2.i, double %call4.i31)
  %call4.i = call spir_func double @_Z3madddd(double %mul.i, double %call9.i36, double %call2.i)
  %sub5.i = fadd double %call.i, -1.000000e+00
  %astype.i = bitcast double %sub5.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i to double
  %sub7.i = fadd double %astype1.i, -5.000000e-01
  %call8.i = call spir_func double @_Z3madddd(double %astype1.i, double %call4.i, double %sub7.i)
  %mul9.i = fmul double %call8.i, 2.000000e+00
  %add = fadd double %mul9.i, 1.000000e+00
  %div = fdiv double %mul9.i, %add
  %add2 = fadd double %mul9.i, %div
  %mul = fmul double %add2, 5.000000e-01
  %cmp1.i.i = fcmp ogt double %elt.abs, 1.450000e+03
  %cond5.i.i = select i1 %cmp1.i.i, double 1.450000e+03, double %elt.abs
  %mul.i17 = fmul double %cond5.i.i, 5.000000e-01
  %call.i.i = call spir_func double @_Z3madddd(double %mul.i17, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i.i = fadd double %call.i.i, 0xC338000000000000
  %call1.i.i = call spir_func double @_Z3madddd(double %sub.i.i, double 0xBFE62E42FEFA2000, double %mul.i17)
  %call2.i.i = call spir_func double @_Z3madddd(double %sub.i.i, double 0xBD69EF35793C7673, double %call1.i.i)
  %mul.i.i = fmul double %call2.i.i, %call2.i.i
  %call.i19 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i.i, double 0x3E927E4DB671867D)
  %call1.i20 = call spir_func double @_Z3madddd(double %call.i19, double %mul.i.i, double 0x3EFA01A01A6D7B1B)
  %call2.i21 = call spir_func double @_Z3madddd(double %call1.i20, double %mul.i.i, double 0x3F56C16C16C162D6)
  %call3.i22 = call spir_func double @_Z3madddd(double %call2.i21, double %mul.i.i, double 0x3FA5555555555556)
  %call4.i23 = call spir_func double @_Z3madddd(double %call3.i22, double %mul.i.i, double 5.000000e-01)
  %call5.i = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i.i, double 0x3EC71DE02364614A)
  %call6.i24 = call spir_func double @_Z3madddd(double %call5.i, double %mul.i.i, double 0x3F2A01A01ABE683A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i24, double %mul.i.i, double 0x3F811111111100DE)
  %call8.i25 = call spir_func double @_Z3madddd(double %call7.i, double %mul.i.i, double 0x3FC5555555555557)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i25, double %call2.i.i, double %call4.i23)
  %call4.i.i = call spir_func double @_Z3madddd(double %mul.i.i, double %call9.i, double %call2.i.i)
  %add.i.i = fadd double %call4.i.i, 1.000000e+00
  %astype.i.i = bitcast double %call.i.i to i64
  %add.i5.i = add i64 %astype.i.i, -4843621399236966400
  %shr.i.i = lshr i64 %add.i5.i, 1
  %sub1.i.i = shl i64 %shr.i.i, 52
  %shl.i.i = add i64 %sub1.i.i, -4503599627370496
  %astype2.i.i = bitcast i64 %shl.i.i to double
  %mul.i6.i = fmul double %add.i.i, %astype2.i.i
  %0 = xor i64 %shr.i.i, -1
  %sub4.i.i = add i64 %add.i5.i, %0
  %shl5.i.i = shl i64 %sub4.i.i, 52
  %astype6.i.i = bitcast i64 %shl5.i.i to double
  %mul7.i.i = fmul double %mul.i6.i, %astype6.i.i
  %mul2.i = fmul double %mul7.i.i, 5.000000e-01
  %mul3.i = fmul double %mul7.i.i, %mul2.i
  %cond = select i1 %cmp1.i, double %mul3.i, double %mul
  %cmp4 = fcmp olt double %elt.abs, 0x3C90000000000000
  %cond8 = select i1 %cmp4, double %elt.abs, double %cond
  %1 = call double @llvm.copysign.f64(double %cond8, double %x)
  ret double %1
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

define spir_func double @_Z12precise_tanhd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp1.i = fcmp ogt double %elt.abs, 2.200000e+01
  %cond5.i = select i1 %cmp1.i, double 2.200000e+01, double %elt.abs
  %mul = fmul double %cond5.i, 2.000000e+00
  %call.i = call spir_func double @_Z3madddd(double %mul, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i = fadd double %call.i, 0xC338000000000000
  %call1.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBFE62E42FEFA2000, double %mul)
  %call2.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBD69EF35793C7673, double %call1.i)
  %mul.i = fmul double %call2.i, %call2.i
  %call.i7 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i, double 0x3E927E4DB671867D)
  %call1.i8 = call spir_func double @_Z3madddd(double %call.i7, double %mul.i, double 0x3EFA01A01A6D7B1B)
  %call2.i9 = call spir_func double @_Z3madddd(double %call1.i8, double %mul.i, double 0x3F56C16C16C162D6)
  %call3.i10 = call spir_func double @_Z3madddd(double %call2.i9, double %mul.i, double 0x3FA5555555555556)
  %call4.i11 = call spir_func double @_Z3madddd(double %call3.i10, double %mul.i, double 5.000000e-01)
  %call5.i = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i, double 0x3EC71DE02364614A)
  %call6.i12 = call spir_func double @_Z3madddd(double %call5.i, double %mul.i, double 0x3F2A01A01ABE683A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i12, double %mul.i, double 0x3F811111111100DE)
  %call8.i13 = call spir_func double @_Z3madddd(double %call7.i, double %mul.i, double 0x3FC5555555555557)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i13, double %call2.i, double %call4.i11)
  %call4.i = call spir_func double @_Z3madddd(double %mul.i, double %call9.i, double %call2.i)
  %sub5.i = fadd double %call.i, -1.000000e+00
  %astype.i = bitcast double %sub5.i to i64
  %shl.i = shl i64 %astype.i, 52
  %add.i = add i64 %shl.i, 4607182418800017408
  %astype1.i = bitcast i64 %add.i to double
  %sub7.i = fadd double %astype1.i, -5.000000e-01
  %call8.i = call spir_func double @_Z3madddd(double %astype1.i, double %call4.i, double %sub7.i)
  %mul9.i = fmul double %call8.i, 2.000000e+00
  %add = fadd double %mul9.i, 2.000000e+00
  %div = fdiv double %mul9.i, %add
  %cmp = fcmp olt double %elt.abs, 0x3C90000000000000
  %cond = select i1 %cmp, double %elt.abs, double %div
  %0 = call double @llvm.copysign.f64(double %cond, double %x)
  ret double %0
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

define spir_func double @_Z13precise_acoshd(double %x) {
entry:
  %sub = fadd double %x, -1.000000e+00
  %mul.i23 = fmul double %x, 0x4350000000000000
  %cmp.i = fcmp olt double %x, 0x10000000000000
  %cond.i = select i1 %cmp.i, double %mul.i23, double %x
  %astype.i38 = bitcast double %cond.i to i64
  %add.i39 = add i64 %astype.i38, 2638147582215219
  %shr.i40 = lshr i64 %add.i39, 52
  %or.i41 = or disjoint i64 %shr.i40, 4841369599423283200
  %astype1.i42 = bitcast i64 %or.i41 to double
  %sub2.i43 = fadd double %astype1.i42, 0xC3300000000003FF
  %shl.i44 = and i64 %add.i39, -4503599627370496
  %sub3.i45 = add i64 %astype.i38, 4607182418800017408
  %add4.i46 = sub i64 %sub3.i45, %shl.i44
  %astype5.i47 = bitcast i64 %add4.i46 to double
  %sub.i = fadd double %sub2.i43, -5.400000e+01
  %cond5.i = select i1 %cmp.i, double %sub.i, double %sub2.i43
  %sub6.i = fadd double %astype5.i47, -1.000000e+00
  %mul.i = fmul double %cond5.i, 0x3D69EF35793C7673
  %add.i = fadd double %sub6.i, 2.000000e+00
  %div.i = fdiv double %sub6.i, %add.i
  %mul.i25 = fmul double %div.i, %div.i
  %mul1.i = fmul double %sub6.i, 5.000000e-01
  %mul2.i = fmul double %sub6.i, %mul1.i
  %mul.i52 = fmul double %mul.i25, %mul.i25
  %call.i53 = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i52, double 0x3FC745CF90196560)
  %call1.i54 = call spir_func double @_Z3madddd(double %call.i53, double %mul.i52, double 0x3FD2492492476C8B)
  %call2.i55 = call spir_func double @_Z3madddd(double %call1.i54, double %mul.i52, double 0x3FE5555555555555)
  %call3.i56 = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i52, double 0x3FC3B1C35FBECD93)
  %call4.i57 = call spir_func double @_Z3madddd(double %call3.i56, double %mul.i52, double 0x3FCC71C720160332)
  %call5.i58 = call spir_func double @_Z3madddd(double %call4.i57, double %mul.i52, double 0x3FD9999999999A38)
  %call6.i59 = call spir_func double @_Z3madddd(double %call5.i58, double %mul.i25, double %call2.i55)
  %mul3.i = fmul double %mul.i25, %call6.i59
  %add4.i = fadd double %mul2.i, %mul3.i
  %call5.i = call spir_func double @_Z3madddd(double %div.i, double %add4.i, double %mul.i)
  %0 = fsub double %call5.i, %mul2.i
  %sub6.i27 = fadd double %sub6.i, %0
  %call2.i = call spir_func double @_Z3madddd(double %cond5.i, double 0x3FE62E42FEFA2000, double %sub6.i27)
  %add = fadd double %call2.i, 0x3FE62E42FEFA39EF
  %add1 = fadd double %sub, 2.000000e+00
  %mul = fmul double %sub, %add1
  %1 = call double @llvm.sqrt.f64(double %mul)
  %add2 = fadd double %sub, %1
  %add.i29 = fadd double %add2, 1.000000e+00
  %astype.i = bitcast double %add.i29 to i64
  %add.i35 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i35, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i36 = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i35, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i37 = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i37 to double
  %sub.i31 = fadd double %astype5.i, -1.000000e+00
  %sub1.i = fadd double %add.i29, -1.000000e+00
  %sub2.i = fsub double %add2, %sub1.i
  %2 = fsub double %add2, %add.i29
  %sub4.i = fadd double %2, 1.000000e+00
  %cmp.i32 = fcmp oge double %add.i29, 2.000000e+00
  %cond.i33 = select i1 %cmp.i32, double %sub4.i, double %sub2.i
  %div.i34 = fdiv double %cond.i33, %add.i29
  %cmp5.i = fcmp oeq double %sub2.i36, 0.000000e+00
  %cond9.i = select i1 %cmp5.i, double %add2, double %sub.i31
  %cond14.i = select i1 %cmp5.i, double 0.000000e+00, double %div.i34
  %call15.i = call spir_func double @_Z3madddd(double %sub2.i36, double 0x3D69EF35793C7673, double %cond14.i)
  %add.i.i = fadd double %cond9.i, 2.000000e+00
  %div.i.i = fdiv double %cond9.i, %add.i.i
  %mul.i.i = fmul double %div.i.i, %div.i.i
  %mul1.i.i = fmul double %cond9.i, 5.000000e-01
  %mul2.i.i = fmul double %cond9.i, %mul1.i.i
  %mul.i48 = fmul double %mul.i.i, %mul.i.i
  %call.i49 = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i48, double 0x3FC745CF90196560)
  %call1.i = call spir_func double @_Z3madddd(double %call.i49, double %mul.i48, double 0x3FD2492492476C8B)
  %call2.i50 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i48, double 0x3FE5555555555555)
  %call3.i = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i48, double 0x3FC3B1C35FBECD93)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i48, double 0x3FCC71C720160332)
  %call5.i51 = call spir_func double @_Z3madddd(double %call4.i, double %mul.i48, double 0x3FD9999999999A38)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i51, double %mul.i.i, double %call2.i50)
  %mul3.i.i = fmul double %mul.i.i, %call6.i
  %add4.i.i = fadd double %mul2.i.i, %mul3.i.i
  %call5.i.i = call spir_func double @_Z3madddd(double %div.i.i, double %add4.i.i, double %call15.i)
  %3 = fsub double %call5.i.i, %mul2.i.i
  %sub6.i.i = fadd double %cond9.i, %3
  %call17.i = call spir_func double @_Z3madddd(double %sub2.i36, double 0x3FE62E42FEFA2000, double %sub6.i.i)
  %cmp = fcmp ogt double %x, 0x41B0000000000000
  %cond = select i1 %cmp, double %add, double %call17.i
  %cmp4 = fcmp oge double %x, 1.000000e+00
  %cond8 = select i1 %cmp4, double %cond, double 0x7FF8000000000000
  %cmp9 = fcmp oeq double %x, 0x7FF0000000000000
  %cond13 = select i1 %cmp9, double 0x7FF0000000000000, double %cond8
  ret double %cond13
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

define spir_func double @_Z13precise_asinhd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %mul = fmul double %x, %x
  %mul.i27 = fmul double %elt.abs, 0x4350000000000000
  %cmp.i = fcmp olt double %elt.abs, 0x10000000000000
  %cond.i = select i1 %cmp.i, double %mul.i27, double %elt.abs
  %astype.i42 = bitcast double %cond.i to i64
  %add.i43 = add i64 %astype.i42, 2638147582215219
  %shr.i44 = lshr i64 %add.i43, 52
  %or.i45 = or disjoint i64 %shr.i44, 4841369599423283200
  %astype1.i46 = bitcast i64 %or.i45 to double
  %sub2.i47 = fadd double %astype1.i46, 0xC3300000000003FF
  %shl.i48 = and i64 %add.i43, -4503599627370496
  %sub3.i49 = add i64 %astype.i42, 4607182418800017408
  %add4.i50 = sub i64 %sub3.i49, %shl.i48
  %astype5.i51 = bitcast i64 %add4.i50 to double
  %sub.i = fadd double %sub2.i47, -5.400000e+01
  %cond5.i = select i1 %cmp.i, double %sub.i, double %sub2.i47
  %sub6.i = fadd double %astype5.i51, -1.000000e+00
  %mul.i = fmul double %cond5.i, 0x3D69EF35793C7673
  %add.i = fadd double %sub6.i, 2.000000e+00
  %div.i = fdiv double %sub6.i, %add.i
  %mul.i29 = fmul double %div.i, %div.i
  %mul1.i = fmul double %sub6.i, 5.000000e-01
  %mul2.i = fmul double %sub6.i, %mul1.i
  %mul.i56 = fmul double %mul.i29, %mul.i29
  %call.i57 = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i56, double 0x3FC745CF90196560)
  %call1.i58 = call spir_func double @_Z3madddd(double %call.i57, double %mul.i56, double 0x3FD2492492476C8B)
  %call2.i59 = call spir_func double @_Z3madddd(double %call1.i58, double %mul.i56, double 0x3FE5555555555555)
  %call3.i60 = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i56, double 0x3FC3B1C35FBECD93)
  %call4.i61 = call spir_func double @_Z3madddd(double %call3.i60, double %mul.i56, double 0x3FCC71C720160332)
  %call5.i62 = call spir_func double @_Z3madddd(double %call4.i61, double %mul.i56, double 0x3FD9999999999A38)
  %call6.i63 = call spir_func double @_Z3madddd(double %call5.i62, double %mul.i29, double %call2.i59)
  %mul3.i = fmul double %mul.i29, %call6.i63
  %add4.i = fadd double %mul2.i, %mul3.i
  %call5.i = call spir_func double @_Z3madddd(double %div.i, double %add4.i, double %mul.i)
  %0 = fsub double %call5.i, %mul2.i
  %sub6.i31 = fadd double %sub6.i, %0
  %call2.i = call spir_func double @_Z3madddd(double %cond5.i, double 0x3FE62E42FEFA2000, double %sub6.i31)
  %add = fadd double %call2.i, 0x3FE62E42FEFA39EF
  %add1 = fadd double %mul, 1.000000e+00
  %1 = call double @llvm.sqrt.f64(double %add1)
  %add2 = fadd double %1, 1.000000e+00
  %div = fdiv double %mul, %add2
  %add3 = fadd double %elt.abs, %div
  %add.i33 = fadd double %add3, 1.000000e+00
  %astype.i = bitcast double %add.i33 to i64
  %add.i39 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i39, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i40 = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i39, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i41 = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i41 to double
  %sub.i35 = fadd double %astype5.i, -1.000000e+00
  %sub1.i = fadd double %add.i33, -1.000000e+00
  %sub2.i = fsub double %add3, %sub1.i
  %2 = fsub double %add3, %add.i33
  %sub4.i = fadd double %2, 1.000000e+00
  %cmp.i36 = fcmp oge double %add.i33, 2.000000e+00
  %cond.i37 = select i1 %cmp.i36, double %sub4.i, double %sub2.i
  %div.i38 = fdiv double %cond.i37, %add.i33
  %cmp5.i = fcmp oeq double %sub2.i40, 0.000000e+00
  %cond9.i = select i1 %cmp5.i, double %add3, double %sub.i35
  %cond14.i = select i1 %cmp5.i, double 0.000000e+00, double %div.i38
  %call15.i = call spir_func double @_Z3madddd(double %sub2.i40, double 0x3D69EF35793C7673, double %cond14.i)
  %add.i.i = fadd double %cond9.i, 2.000000e+00
  %div.i.i = fdiv double %cond9.i, %add.i.i
  %mul.i.i = fmul double %div.i.i, %div.i.i
  %mul1.i.i = fmul double %cond9.i, 5.000000e-01
  %mul2.i.i = fmul double %cond9.i, %mul1.i.i
  %mul.i52 = fmul double %mul.i.i, %mul.i.i
  %call.i53 = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i52, double 0x3FC745CF90196560)
  %call1.i = call spir_func double @_Z3madddd(double %call.i53, double %mul.i52, double 0x3FD2492492476C8B)
  %call2.i54 = call spir_func double @_Z3madddd(double %call1.i, double %mul.i52, double 0x3FE5555555555555)
  %call3.i = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i52, double 0x3FC3B1C35FBECD93)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i52, double 0x3FCC71C720160332)
  %call5.i55 = call spir_func double @_Z3madddd(double %call4.i, double %mul.i52, double 0x3FD9999999999A38)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i55, double %mul.i.i, double %call2.i54)
  %mul3.i.i = fmul double %mul.i.i, %call6.i
  %add4.i.i = fadd double %mul2.i.i, %mul3.i.i
  %call5.i.i = call spir_func double @_Z3madddd(double %div.i.i, double %add4.i.i, double %call15.i)
  %3 = fsub double %call5.i.i, %mul2.i.i
  %sub6.i.i = fadd double %cond9.i, %3
  %call17.i = call spir_func double @_Z3madddd(double %sub2.i40, double 0x3FE62E42FEFA2000, double %sub6.i.i)
  %cmp = fcmp ogt double %elt.abs, 0x41B0000000000000
  %cond = select i1 %cmp, double %add, double %call17.i
  %cmp5 = fcmp olt double %elt.abs, 0x3E40000000000000
  %cond9 = select i1 %cmp5, double %elt.abs, double %cond
  %cmp10 = fcmp one double %elt.abs, 0x7FF0000000000000
  %4 = call double @llvm.copysign.f64(double %cond9, double %x)
  %cond14 = select i1 %cmp10, double %4, double %x
  ret double %cond14
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

define spir_func double @_Z13precise_atan2dd(double %y, double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %y)
  %elt.abs1 = call double @llvm.fabs.f64(double %x)
  %cmp = fcmp oeq double %elt.abs, %elt.abs1
  %0 = call i1 @llvm.is.fpclass.f64(double %y, i32 612)
  %1 = and i1 %0, %cmp
  %cmp4 = fcmp ogt double %elt.abs, 0x7E70000000000000
  %cmp6 = fcmp ogt double %elt.abs1, 0x7E70000000000000
  %2 = or i1 %cmp4, %cmp6
  %cmp9 = fcmp olt double %elt.abs, 0x7B0000000000000
  %cmp11 = fcmp olt double %elt.abs1, 0x7B0000000000000
  %3 = and i1 %cmp9, %cmp11
  %cmp14 = fcmp oeq double %y, 0.000000e+00
  %cond = select i1 %cmp14, double 0.000000e+00, double 1.000000e+00
  %cond15 = select i1 %2, double 0x3F50000000000000, double 1.000000e+00
  %cond17 = select i1 %3, double 0x4C70000000000000, double %cond15
  %mul = fmul double %elt.abs, %cond17
  %cond22 = select i1 %1, double %cond, double %mul
  %mul26 = fmul double %elt.abs1, %cond17
  %cond28 = select i1 %1, double 1.000000e+00, double %mul26
  %cmp.i = fcmp ogt double %cond22, %cond28
  %cond.i = select i1 %cmp.i, double %cond28, double %cond22
  %cond5.i = select i1 %cmp.i, double %cond22, double %cond28
  %mul.i = fmul double %cond5.i, 0x3FDA827999FCEF32
  %cmp6.i = fcmp ogt double %cond.i, %mul.i
  %sub.i = fsub double %cond.i, %cond5.i
  %add.i = fadd double %cond28, %cond22
  %cond12.i = select i1 %cmp6.i, double %sub.i, double %cond.i
  %cond17.i = select i1 %cmp6.i, double %add.i, double %cond5.i
  %div.i = fdiv double %cond12.i, %cond17.i
  %mul18.i = fmul double %div.i, %div.i
  %mul19.i = fmul double %div.i, %mul18.i
  %mul.i60 = fmul double %mul18.i, %mul18.i
  %call.i61 = call spir_func double @_Z3madddd(double 0xBFA1B32A3266AF2E, double %mul.i60, double 0xBFAAC7A7BD8F05C0)
  %call1.i = call spir_func double @_Z3madddd(double %call.i61, double %mul.i60, double 0xBFB110E87E6A8722)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i60, double 0xBFB745D165DE250B)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i60, double 0xBFC249249248D7E6)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i60, double 0xBFD5555555555555)
  %call5.i = call spir_func double @_Z3madddd(double 0x3F90AD10221730D6, double %mul.i60, double 0x3FA74DD67F0D3109)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i60, double 0x3FAE19A10824A50B)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i60, double 0x3FB3B1392D7E8F74)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul.i60, double 0x3FBC71C71C3045BA)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %mul.i60, double 0x3FC9999999999953)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %mul18.i, double %call4.i)
  %mul20.i = fmul double %mul19.i, %call10.i
  %add21.i = fadd double %mul20.i, 0x3C81A62633145C07
  %add22.i = fadd double %div.i, %add21.i
  %add23.i = fadd double %add22.i, 0x3FE921FB54442D18
  %add24.i = fadd double %div.i, %mul20.i
  %cond29.i = select i1 %cmp6.i, double %add23.i, double %add24.i
  %sub30.i = fadd double %cond29.i, 0xBC91A62633145C07
  %sub31.i = fsub double 0x3FF921FB54442D18, %sub30.i
  %cond36.i = select i1 %cmp.i, double %sub31.i, double %cond29.i
  %sub = fadd double %cond36.i, 0xBCA1A62633145C07
  %sub29 = fsub double 0x400921FB54442D18, %sub
  %astype = bitcast double %x to i64
  %tobool.not59 = icmp slt i64 %astype, 0
  %cond33 = select i1 %tobool.not59, double %sub29, double %cond36.i
  %4 = call double @llvm.copysign.f64(double %cond33, double %y)
  %or.cond = fcmp uno double %x, %y
  %add = fadd double %y, %x
  %cond37 = select i1 %or.cond, double %add, double %4
  ret double %cond37
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

define spir_func double @_Z13precise_atanhd(double %x) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %mul = fmul double %elt.abs, 2.000000e+00
  %sub = fsub double 1.000000e+00, %elt.abs
  %div = fdiv double %mul, %sub
  %add.i = fadd double %div, 1.000000e+00
  %astype.i = bitcast double %add.i to i64
  %add.i20 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i20, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i21 = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i20, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %sub1.i = fadd double %add.i, -1.000000e+00
  %sub2.i = fsub double %div, %sub1.i
  %0 = fsub double %div, %add.i
  %sub4.i = fadd double %0, 1.000000e+00
  %cmp.i = fcmp oge double %add.i, 2.000000e+00
  %cond.i = select i1 %cmp.i, double %sub4.i, double %sub2.i
  %div.i = fdiv double %cond.i, %add.i
  %cmp5.i = fcmp oeq double %sub2.i21, 0.000000e+00
  %cond9.i = select i1 %cmp5.i, double %div, double %sub.i
  %cond14.i = select i1 %cmp5.i, double 0.000000e+00, double %div.i
  %call15.i = call spir_func double @_Z3madddd(double %sub2.i21, double 0x3D69EF35793C7673, double %cond14.i)
  %add.i.i = fadd double %cond9.i, 2.000000e+00
  %div.i.i = fdiv double %cond9.i, %add.i.i
  %mul.i.i = fmul double %div.i.i, %div.i.i
  %mul1.i.i = fmul double %cond9.i, 5.000000e-01
  %mul2.i.i = fmul double %cond9.i, %mul1.i.i
  %mul.i = fmul double %mul.i.i, %mul.i.i
  %call.i = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i, double 0x3FC745CF90196560)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i, double 0x3FD2492492476C8B)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i, double 0x3FE5555555555555)
  %call3.i = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i, double 0x3FC3B1C35FBECD93)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i, double 0x3FCC71C720160332)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i, double 0x3FD9999999999A38)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i.i, double %call2.i)
  %mul3.i.i = fmul double %mul.i.i, %call6.i
  %add4.i.i = fadd double %mul2.i.i, %mul3.i.i
  %call5.i.i = call spir_func double @_Z3madddd(double %div.i.i, double %add4.i.i, double %call15.i)
  %sub.i.i = fsub double %mul2.i.i, %call5.i.i
  %sub6.i.i = fsub double %cond9.i, %sub.i.i
  %call17.i = call spir_func double @_Z3madddd(double %sub2.i21, double 0x3FE62E42FEFA2000, double %sub6.i.i)
  %mul1 = fmul double %call17.i, 5.000000e-01
  %cmp = fcmp olt double %elt.abs, 0x3E40000000000000
  %cond = select i1 %cmp, double %elt.abs, double %mul1
  %cmp2 = fcmp oeq double %elt.abs, 1.000000e+00
  %cond6 = select i1 %cmp2, double 0x7FF0000000000000, double %cond
  %cmp7 = fcmp ole double %elt.abs, 1.000000e+00
  %cond11 = select i1 %cmp7, double %cond6, double 0x7FF8000000000000
  %1 = call double @llvm.copysign.f64(double %cond11, double %x)
  ret double %1
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

define spir_func double @_Z13precise_exp10d(double %x) {
entry:
  %cmp.i = fcmp olt double %x, -3.300000e+02
  %cond.i = select i1 %cmp.i, double -3.300000e+02, double %x
  %cmp1.i = fcmp ogt double %cond.i, 3.090000e+02
  %cond5.i = select i1 %cmp1.i, double 3.090000e+02, double %cond.i
  %call1 = call spir_func double @_Z3madddd(double %cond5.i, double 0x400A934F0979A371, double 0x4338000000000000)
  %sub = fadd double %call1, 0xC338000000000000
  %call2 = call spir_func double @_Z3madddd(double %sub, double 0xBFD34413509F6000, double %cond5.i)
  %call3 = call spir_func double @_Z3madddd(double %sub, double 0xBD59FEF311F12B36, double %call2)
  %mul.i12 = fmul double %call3, %call3
  %call.i = call spir_func double @_Z3madddd(double 0x3F2FBFBDE4C0D07F, double %mul.i12, double 0x3F74897872A68608)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i12, double 0x3FB16E4DFCEB4FC9)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i12, double 0x3FE1429FFD1D2E2E)
  %call3.i = call spir_func double @_Z3madddd(double %call2.i, double %mul.i12, double 0x4000470591DE2CA8)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i12, double 0x40026BB1BBB55516)
  %call5.i = call spir_func double @_Z3madddd(double 0x3F085C36EF3C9AED, double %mul.i12, double 0x3F52EA502EBC8579)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i12, double 0x3F94116B0676BF12)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i, double %mul.i12, double 0x3FCA7ED70847B422)
  %call8.i = call spir_func double @_Z3madddd(double %call7.i, double %mul.i12, double 0x3FF2BD7609FD98C6)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i, double %mul.i12, double 0x40053524C73CEA69)
  %call10.i = call spir_func double @_Z3madddd(double %call9.i, double %call3, double %call4.i)
  %call5 = call spir_func double @_Z3madddd(double %call3, double %call10.i, double 1.000000e+00)
  %astype.i = bitcast double %call1 to i64
  %add.i = add i64 %astype.i, -4843621399236966400
  %shr.i = lshr i64 %add.i, 1
  %sub1.i = shl i64 %shr.i, 52
  %shl.i = add i64 %sub1.i, -4503599627370496
  %astype2.i = bitcast i64 %shl.i to double
  %mul.i = fmul double %call5, %astype2.i
  %0 = xor i64 %shr.i, -1
  %sub4.i = add i64 %add.i, %0
  %shl5.i = shl i64 %sub4.i, 52
  %astype6.i = bitcast i64 %shl5.i to double
  %mul7.i = fmul double %mul.i, %astype6.i
  ret double %mul7.i
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

define spir_func double @_Z13precise_expm1d(double %x) {
entry:
  %cmp.i14 = fcmp olt double %x, -5.000000e+01
  %cond.i15 = select i1 %cmp.i14, double -5.000000e+01, double %x
  %cmp1.i16 = fcmp ogt double %cond.i15, 7.097000e+02
  %cond5.i17 = select i1 %cmp1.i16, double 7.097000e+02, double %cond.i15
  %call.i20 = call spir_func double @_Z3madddd(double %cond5.i17, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i21 = fadd double %call.i20, 0xC338000000000000
  %call1.i22 = call spir_func double @_Z3madddd(double %sub.i21, double 0xBFE62E42FEFA2000, double %cond5.i17)
  %call2.i23 = call spir_func double @_Z3madddd(double %sub.i21, double 0xBD69EF35793C7673, double %call1.i22)
  %mul.i24 = fmul double %call2.i23, %call2.i23
  %call.i28 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i24, double 0x3E927E4DB671867D)
  %call1.i29 = call spir_func double @_Z3madddd(double %call.i28, double %mul.i24, double 0x3EFA01A01A6D7B1B)
  %call2.i30 = call spir_func double @_Z3madddd(double %call1.i29, double %mul.i24, double 0x3F56C16C16C162D6)
  %call3.i31 = call spir_func double @_Z3madddd(double %call2.i30, double %mul.i24, double 0x3FA5555555555556)
  %call4.i32 = call spir_func double @_Z3madddd(double %call3.i31, double %mul.i24, double 5.000000e-01)
  %call5.i = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i24, double 0x3EC71DE02364614A)
  %call6.i33 = call spir_func double @_Z3madddd(double %call5.i, double %mul.i24, double 0x3F2A01A01ABE683A)
  %call7.i = call spir_func double @_Z3madddd(double %call6.i33, double %mul.i24, double 0x3F811111111100DE)
  %call8.i34 = call spir_func double @_Z3madddd(double %call7.i, double %mul.i24, double 0x3FC5555555555557)
  %call9.i = call spir_func double @_Z3madddd(double %call8.i34, double %call2.i23, double %call4.i32)
  %call4.i26 = call spir_func double @_Z3madddd(double %mul.i24, double %call9.i, double %call2.i23)
  %sub5.i = fadd double %call.i20, -1.000000e+00
  %astype.i46 = bitcast double %sub5.i to i64
  %shl.i47 = shl i64 %astype.i46, 52
  %add.i48 = add i64 %shl.i47, 4607182418800017408
  %astype1.i = bitcast i64 %add.i48 to double
  %sub7.i = fadd double %astype1.i, -5.000000e-01
  %call8.i = call spir_func double @_Z3madddd(double %astype1.i, double %call4.i26, double %sub7.i)
  %mul9.i = fmul double %call8.i, 2.000000e+00
  %cmp.i = fcmp olt double %x, 7.090000e+02
  %cond.i = select i1 %cmp.i, double 7.090000e+02, double %x
  %cmp1.i = fcmp ogt double %cond.i, 7.100000e+02
  %cond5.i = select i1 %cmp1.i, double 7.100000e+02, double %cond.i
  %call.i = call spir_func double @_Z3madddd(double %cond5.i, double 0x3FF71547652B82FE, double 0x4338000000000000)
  %sub.i = fadd double %call.i, 0xC338000000000000
  %call1.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBFE62E42FEFA2000, double %cond5.i)
  %call2.i = call spir_func double @_Z3madddd(double %sub.i, double 0xBD69EF35793C7673, double %call1.i)
  %mul.i = fmul double %call2.i, %call2.i
  %call.i36 = call spir_func double @_Z3madddd(double 0x3E21F72FDB725362, double %mul.i, double 0x3E927E4DB671867D)
  %call1.i37 = call spir_func double @_Z3madddd(double %call.i36, double %mul.i, double 0x3EFA01A01A6D7B1B)
  %call2.i38 = call spir_func double @_Z3madddd(double %call1.i37, double %mul.i, double 0x3F56C16C16C162D6)
  %call3.i39 = call spir_func double @_Z3madddd(double %call2.i38, double %mul.i, double 0x3FA5555555555556)
  %call4.i40 = call spir_func double @_Z3madddd(double %call3.i39, double %mul.i, double 5.000000e-01)
  %call5.i41 = call spir_func double @_Z3madddd(double 0x3E5AF4DDFBB33A59, double %mul.i, double 0x3EC71DE02364614A)
  %call6.i42 = call spir_func double @_Z3madddd(double %call5.i41, double %mul.i, double 0x3F2A01A01ABE683A)
  %call7.i43 = call spir_func double @_Z3madddd(double %call6.i42, double %mul.i, double 0x3F811111111100DE)
  %call8.i44 = call spir_func double @_Z3madddd(double %call7.i43, double %mul.i, double 0x3FC5555555555557)
  %call9.i45 = call spir_func double @_Z3madddd(double %call8.i44, double %call2.i, double %call4.i40)
  %call4.i = call spir_func double @_Z3madddd(double %mul.i, double %call9.i45, double %call2.i)
  %add.i = fadd double %call4.i, 1.000000e+00
  %astype.i = bitcast double %call.i to i64
  %add.i18 = add i64 %astype.i, -4843621399236966400
  %shr.i = lshr i64 %add.i18, 1
  %sub1.i = shl i64 %shr.i, 52
  %shl.i = add i64 %sub1.i, -4503599627370496
  %astype2.i = bitcast i64 %shl.i to double
  %mul.i19 = fmul double %add.i, %astype2.i
  %0 = xor i64 %shr.i, -1
  %sub4.i = add i64 %add.i18, %0
  %shl5.i = shl i64 %sub4.i, 52
  %astype6.i = bitcast i64 %shl5.i to double
  %mul7.i = fmul double %mul.i19, %astype6.i
  %cmp = fcmp ogt double %x, 7.090000e+02
  %cond = select i1 %cmp, double %mul7.i, double %mul9.i
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp4 = fcmp olt double %elt.abs, 0x3C90000000000000
  %cond8 = select i1 %cmp4, double %x, double %cond
  ret double %cond8
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

define spir_func double @_Z13precise_hypotdd(double %x, double %y) {
entry:
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %elt.abs1 = call double @llvm.fabs.f64(double %y)
  %cmp = fcmp ogt double %elt.abs, %elt.abs1
  %cond = select i1 %cmp, double %elt.abs, double %elt.abs1
  %cmp2 = fcmp ogt double %cond, 0x5F30000000000000
  %cond3 = select i1 %cmp2, double 0x1A70000000000000, double 1.000000e+00
  %cond5 = select i1 %cmp2, double 0x6570000000000000, double 1.000000e+00
  %cmp6 = fcmp olt double %cond, 0x20B0000000000000
  %cond10 = select i1 %cmp6, double 0x6570000000000000, double %cond3
  %cond15 = select i1 %cmp6, double 0x1A70000000000000, double %cond5
  %mul = fmul double %elt.abs, %cond10
  %mul16 = fmul double %elt.abs1, %cond10
  %mul17 = fmul double %mul16, %mul16
  %call = call spir_func double @_Z3madddd(double %mul, double %mul, double %mul17)
  %0 = call double @llvm.sqrt.f64(double %call)
  %mul18 = fmul double %cond15, %0
  %cmp20 = fcmp oeq double %elt.abs, 0x7FF0000000000000
  %cmp22 = fcmp oeq double %elt.abs1, 0x7FF0000000000000
  %or.cond = or i1 %cmp20, %cmp22
  %cond26 = select i1 %or.cond, double 0x7FF0000000000000, double %mul18
  ret double %cond26
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

define spir_func double @_Z13precise_log10d(double %x) {
entry:
  %mul.i = fmul double %x, 0x4350000000000000
  %cmp.i6 = fcmp olt double %x, 0x10000000000000
  %cond.i7 = select i1 %cmp.i6, double %mul.i, double %x
  %astype.i = bitcast double %cond.i7 to i64
  %add.i13 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i13, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i13, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i14 = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i14 to double
  %sub.i = fadd double %sub2.i, -5.400000e+01
  %cond5.i8 = select i1 %cmp.i6, double %sub.i, double %sub2.i
  %sub6.i = fadd double %astype5.i, -1.000000e+00
  %add.i = fadd double %sub6.i, 2.000000e+00
  %div.i = fdiv double %sub6.i, %add.i
  %mul.i9 = fmul double %div.i, %div.i
  %mul1.i = fmul double %sub6.i, 5.000000e-01
  %mul2.i = fmul double %sub6.i, %mul1.i
  %mul.i15 = fmul double %mul.i9, %mul.i9
  %call.i = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i15, double 0x3FC745CF90196560)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i15, double 0x3FD2492492476C8B)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i15, double 0x3FE5555555555555)
  %call3.i = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i15, double 0x3FC3B1C35FBECD93)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i15, double 0x3FCC71C720160332)
  %call5.i16 = call spir_func double @_Z3madddd(double %call4.i, double %mul.i15, double 0x3FD9999999999A38)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i16, double %mul.i9, double %call2.i)
  %mul3.i = fmul double %mul.i9, %call6.i
  %add4.i = fadd double %mul2.i, %mul3.i
  %call5.i = call spir_func double @_Z3madddd(double %div.i, double %add4.i, double 0.000000e+00)
  %0 = fsub double %call5.i, %mul2.i
  %sub6.i12 = fadd double %sub6.i, %0
  %mul = fmul double %cond5.i8, 0x3D59FEF311F12B36
  %call2 = call spir_func double @_Z3madddd(double %sub6.i12, double 0x3FDBCB7B1526E50E, double %mul)
  %call3 = call spir_func double @_Z3madddd(double %cond5.i8, double 0x3FD34413509F6000, double %call2)
  %cmp.i = fcmp oeq double %x, 0.000000e+00
  %cond.i = select i1 %cmp.i, double 0xFFF0000000000000, double %call3
  %cmp1.i = fcmp oeq double %x, 0x7FF0000000000000
  %cond5.i = select i1 %cmp1.i, double 0x7FF0000000000000, double %cond.i
  %cmp6.i = fcmp oge double %x, 0.000000e+00
  %cond10.i = select i1 %cmp6.i, double %cond5.i, double 0x7FF8000000000000
  ret double %cond10.i
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

define spir_func double @_Z13precise_log1pd(double %x) {
entry:
  %add = fadd double %x, 1.000000e+00
  %astype.i = bitcast double %add to i64
  %add.i7 = add i64 %astype.i, 2638147582215219
  %shr.i = lshr i64 %add.i7, 52
  %or.i = or disjoint i64 %shr.i, 4841369599423283200
  %astype1.i = bitcast i64 %or.i to double
  %sub2.i8 = fadd double %astype1.i, 0xC3300000000003FF
  %shl.i = and i64 %add.i7, -4503599627370496
  %sub3.i = add i64 %astype.i, 4607182418800017408
  %add4.i = sub i64 %sub3.i, %shl.i
  %astype5.i = bitcast i64 %add4.i to double
  %sub.i = fadd double %astype5.i, -1.000000e+00
  %sub1.i = fadd double %add, -1.000000e+00
  %sub2.i = fsub double %x, %sub1.i
  %0 = fsub double %x, %add
  %sub4.i = fadd double %0, 1.000000e+00
  %cmp.i5 = fcmp oge double %add, 2.000000e+00
  %cond.i6 = select i1 %cmp.i5, double %sub4.i, double %sub2.i
  %div.i = fdiv double %cond.i6, %add
  %cmp5.i = fcmp oeq double %sub2.i8, 0.000000e+00
  %cond9.i = select i1 %cmp5.i, double %x, double %sub.i
  %cond14.i = select i1 %cmp5.i, double 0.000000e+00, double %div.i
  %call15.i = call spir_func double @_Z3madddd(double %sub2.i8, double 0x3D69EF35793C7673, double %cond14.i)
  %add.i.i = fadd double %cond9.i, 2.000000e+00
  %div.i.i = fdiv double %cond9.i, %add.i.i
  %mul.i.i = fmul double %div.i.i, %div.i.i
  %mul1.i.i = fmul double %cond9.i, 5.000000e-01
  %mul2.i.i = fmul double %cond9.i, %mul1.i.i
  %mul.i = fmul double %mul.i.i, %mul.i.i
  %call.i = call spir_func double @_Z3madddd(double 0x3FC0FBE84F5CACCA, double %mul.i, double 0x3FC745CF90196560)
  %call1.i = call spir_func double @_Z3madddd(double %call.i, double %mul.i, double 0x3FD2492492476C8B)
  %call2.i = call spir_func double @_Z3madddd(double %call1.i, double %mul.i, double 0x3FE5555555555555)
  %call3.i = call spir_func double @_Z3madddd(double 0x3FC0C044CCF380AA, double %mul.i, double 0x3FC3B1C35FBECD93)
  %call4.i = call spir_func double @_Z3madddd(double %call3.i, double %mul.i, double 0x3FCC71C720160332)
  %call5.i = call spir_func double @_Z3madddd(double %call4.i, double %mul.i, double 0x3FD9999999999A38)
  %call6.i = call spir_func double @_Z3madddd(double %call5.i, double %mul.i.i, double %call2.i)
  %mul3.i.i = fmul double %mul.i.i, %call6.i
  %add4.i.i = fadd double %mul2.i.i, %mul3.i.i
  %call5.i.i = call spir_func double @_Z3madddd(double %div.i.i, double %add4.i.i, double %call15.i)
  %sub.i.i = fsub double %mul2.i.i, %call5.i.i
  %sub6.i.i = fsub double %cond9.i, %sub.i.i
  %call17.i = call spir_func double @_Z3madddd(double %sub2.i8, double 0x3FE62E42FEFA2000, double %sub6.i.i)
  %cmp.i = fcmp oeq double %add, 0.000000e+00
  %cond.i = select i1 %cmp.i, double 0xFFF0000000000000, double %call17.i
  %cmp1.i = fcmp oeq double %add, 0x7FF0000000000000
  %cond5.i = select i1 %cmp1.i, double 0x7FF0000000000000, double %cond.i
  %cmp6.i = fcmp oge double %add, 0.000000e+00
  %cond10.i = select i1 %cmp6.i, double %cond5.i, double 0x7FF8000000000000
  %elt.abs = call double @llvm.fabs.f64(double %x)
  %cmp = fcmp olt double %elt.abs, 0x3C90000000000000
  %cond = select i1 %cmp, double %x, double %cond10.i
  ret double %cond
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
  %mul1.i = fmul float %call4.i, %mul.i
  %mul.i21 = fmul float %mul.i, %mul.i
  %call.i22 = call spir_func float @_Z3madfff(float 0xBF29FB6860000000, float %mul.i21, float 0xBFC5555540000000)
  %call1.i = call spir_func float @_Z3madfff(float 0x3EC61A1860000000, float %mul.i21, float 0x3F811104E0000000)
  %call2.i23 = call spir_func float @_Z3madfff(float %call1.i, float %mul.i, float %call.i22)
  %call2.i = call spir_func float @_Z3madfff(float %mul1.i, float %call2.i23, float %call4.i)
  %astype.i = bitcast float %call2.i to i32
  %astype3.i = bitcast float %add to i32
  %shl.i = shl i32 %astype3.i, 31
  %xor.i = xor i32 %shl.i, %astype.i
  %astype4.i = bitcast i32 %xor.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp ugt float %elt.abs, 1.000000e+03
  %elt.abs4 = call float @llvm.fabs.f32(float %call4.i)
  %cmp5 = fcmp ult float %elt.abs4, 0x3F20000000000000
  %.not = or i1 %cmp, %cmp5
  %call6 = call spir_func i1 @wfv.any(i1 %.not)
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
  %add.i = add i32 %shl.i, %astype.i
  %astype2.i = bitcast i32 %add.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp ugt float %elt.abs, 8.700000e+01
  %call6 = call spir_func i1 @wfv.any(i1 %cmp)
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
  %sub.i = add i32 %astype.i, -1060439283
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
  %call5 = call spir_func i1 @wfv.any(i1 %cmp.i19)
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
  %sub.i = add i32 %astype.i, -1060439283
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
  %call17 = call spir_func i1 @wfv.any(i1 %.not)
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
  %mul1.i = fmul float %call4.i, %mul.i
  %mul.i29 = fmul float %mul.i, %mul.i
  %call.i30 = call spir_func float @_Z3madfff(float 0xBF29FB6860000000, float %mul.i29, float 0xBFC5555540000000)
  %call1.i = call spir_func float @_Z3madfff(float 0x3EC61A1860000000, float %mul.i29, float 0x3F811104E0000000)
  %call2.i31 = call spir_func float @_Z3madfff(float %call1.i, float %mul.i, float %call.i30)
  %call2.i = call spir_func float @_Z3madfff(float %mul1.i, float %call2.i31, float %call4.i)
  %astype.i = bitcast float %call2.i to i32
  %astype3.i = bitcast float %call to i32
  %shl.i = shl i32 %astype3.i, 31
  %xor.i = xor i32 %shl.i, %astype.i
  %astype4.i = bitcast i32 %xor.i to float
  %cmp = fcmp oeq float %x, 0.000000e+00
  %cond = select i1 %cmp, float %x, float %astype4.i
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs3 = call float @llvm.fabs.f32(float %call4.i)
  %cmp4 = fcmp oge float %elt.abs3, 0x3F20000000000000
  %cond5 = select i1 %cmp4, float 1.000000e+03, float 1.000000e+00
  %cmp6 = fcmp ugt float %elt.abs, %cond5
  %call7 = call spir_func i1 @wfv.any(i1 %cmp6)
  br i1 %call7, label %if.then, label %if.end

if.then:
  %call8 = call spir_func float @_Z11precise_sinf(float %x)
  %cond17 = select i1 %cmp6, float %call8, float %cond
  br label %if.end

if.end:
  %result.0 = phi float [ %cond17, %if.then ], [ %cond, %entry ]
  ret float %result.0
}

define spir_func float @_Z8fast_tanf(float %x) {
entry:
  %call = call spir_func float @_Z3madfff(float %x, float 0x3FE45F3060000000, float 0x4168000000000000)
  %sub = fadd float %call, 0xC168000000000000
  %call1 = call spir_func float @_Z3madfff(float %sub, float 0xBFF921C000000000, float %x)
  %call2 = call spir_func float @_Z3madfff(float %sub, float 0xBF0DAA0000000000, float %call1)
  %call3 = call spir_func float @_Z3madfff(float %sub, float 0xBE110B4620000000, float %call2)
  %sub4 = fsub float %call1, %call2
  %call5 = call spir_func float @_Z3madfff(float %sub, float 0xBF0DAA0000000000, float %sub4)
  %sub6 = fsub float %call2, %call3
  %call7 = call spir_func float @_Z3madfff(float %sub, float 0xBE110B4620000000, float %sub6)
  %add = fadd float %call5, %call7
  %mul = fmul float %call3, %call3
  %mul8 = fmul float %call3, %mul
  %mul.i = fmul float %mul, %mul
  %call.i = call spir_func float @_Z3madfff(float 0xBF29AC9AA0000000, float %mul.i, float 0xBFC5555520000000)
  %call1.i = call spir_func float @_Z3madfff(float 0x3F8110C280000000, float %mul, float %call.i)
  %call10 = call spir_func float @_Z3madfff(float %mul8, float %call1.i, float %add)
  %add11 = fadd float %call3, %call10
  %call.i71 = call spir_func float @_Z3madfff(float 0x3EF9BD8980000000, float %mul.i, float 0x3FA5555540000000)
  %call1.i72 = call spir_func float @_Z3madfff(float 0xBF56C12D20000000, float %mul, float %call.i71)
  %call14 = call spir_func float @_Z3madfff(float %mul, float -5.000000e-01, float 1.000000e+00)
  %call15 = call spir_func float @_Z3madfff(float %mul.i, float %call1.i72, float %call14)
  %fneg = fneg float %call15
  %astype = bitcast float %call to i32
  %and = and i32 %astype, 1
  %cmp.not = icmp eq i32 %and, 0
  %cond = select i1 %cmp.not, float %add11, float %fneg
  %cond20 = select i1 %cmp.not, float %call15, float %add11
  %div = fdiv float %cond, %cond20, !fpmath !{float 2.500000e+00}
  %cmp21 = fcmp oeq float %x, 0.000000e+00
  %cond25 = select i1 %cmp21, float %x, float %div
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %elt.abs26 = call float @llvm.fabs.f32(float %call3)
  %cmp27 = fcmp oge float %elt.abs26, 0x3F20000000000000
  %cond28 = select i1 %cmp27, float 1.000000e+03, float 5.000000e-01
  %cmp29 = fcmp ugt float %elt.abs, %cond28
  %call30 = call spir_func i1 @wfv.any(i1 %cmp29)
  br i1 %call30, label %if.then, label %if.end

if.then:
  %call31 = call spir_func float @_Z11precise_tanf(float %x)
  %cond40 = select i1 %cmp29, float %call31, float %cond25
  br label %if.end

if.end:
  %result.0 = phi float [ %cond40, %if.then ], [ %cond25, %entry ]
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
  %call20 = call spir_func i1 @wfv.any(i1 %.not)
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
  %add.i = add i32 %shl.i, %astype.i
  %astype2.i = bitcast i32 %add.i to float
  %elt.abs = call float @llvm.fabs.f32(float %x)
  %cmp = fcmp ugt float %elt.abs, 1.250000e+02
  %call4 = call spir_func i1 @wfv.any(i1 %cmp)
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
  %sub.i = add i32 %astype.i, -1060439283
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
  %call4 = call spir_func i1 @wfv.any(i1 %cmp.i16)
  br i1 %call4, label %if.then, label %if.end

if.then:
  %call5 = call spir_func float @_Z12precise_log2f(float %x)
  %cond = select i1 %cmp.i16, float %call5, float %call2
  br label %if.end

if.end:
  %result.0 = phi float [ %cond, %if.then ], [ %call2, %entry ]
  ret float %result.0
}

declare spir_func double @_Z3cosd(double)
declare spir_func double @_Z3madddd(double, double, double)
declare spir_func float @_Z3madfff(float, float, float)
declare spir_func double @_Z3powdd(double, double)
declare spir_func double @_Z3sind(double)
declare spir_func double @_Z3tand(double)
declare spir_func double @_Z4erfcd(double)
declare float @llvm.copysign.f32(float, float)
declare double @llvm.copysign.f64(double, double)
declare float @llvm.fabs.f32(float)
declare double @llvm.fabs.f64(double)
declare float @llvm.floor.f32(float)
declare double @llvm.floor.f64(double)
declare i1 @llvm.is.fpclass.f32(float, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
declare double @llvm.rint.f64(double)
declare i64 @llvm.smax.i64(i64, i64)
declare double @llvm.sqrt.f64(double)
declare spir_func i1 @wfv.any(i1)
