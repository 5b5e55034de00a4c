; ModuleID = '<string>'
source_filename = "<string>"

define i32 @integers(i32 %a, i32 %b, i8 %n, i129 %w) {
bb:
  %v1 = add nuw nsw i32 %a, %b
  %v2 = sub nsw i32 %v1, 1
  %v3 = mul nuw i32 %v2, -7
  %v4 = udiv exact i32 %v3, %b
  %v5 = sdiv exact i32 %v4, 3
  %v6 = urem i32 %v5, %b
  %v7 = srem i32 %v6, %b
  %v8 = shl nuw nsw i32 %v7, 3
  %v9 = lshr exact i32 %v8, 1
  %v10 = ashr exact i32 %v9, 1
  %v11 = and i32 %v10, 255
  %v12 = or disjoint i32 %v11, 256
  %v13 = xor i32 %v12, -1
  %v14 = zext nneg i8 %n to i32
  %v15 = sext i8 %n to i32
  %v16 = trunc nuw nsw i32 %v15 to i8
  %v17 = trunc i129 %w to i32
  %v18 = add i129 %w, -340282366920938463463374607431768211456
  %v19 = icmp samesign ult i32 %v14, %v13
  %v20 = icmp sge i8 %v16, -128
  %v21 = and i1 %v19, %v20
  %v22 = select i1 %v21, i32 %v13, i32 %v14
  %v23 = freeze i32 %v22
  %v24 = icmp eq i32 %v23, 0
  %v25 = icmp ne i32 %v23, 1
  %v26 = icmp ugt i32 %v23, 1
  %v27 = icmp uge i32 %v23, 1
  %v28 = icmp ule i32 %v23, 1
  %v29 = icmp sgt i32 %v23, 1
  %v30 = icmp slt i32 %v23, 1
  %v31 = icmp sle i32 %v23, 1
  %v32 = xor i1 %v31, true
  %v33 = or i1 %v32, false
  ret i32 %v23
}

define double @floats(float %a, double %b, half %h, bfloat %t, i32 %i) {
bb:
  %f1 = fadd fast float %a, 1.000000e+00
  %f2 = fsub nnan ninf nsz float %f1, 0x3FB99999A0000000
  %f3 = fmul reassoc arcp contract afn float %f2, -0.000000e+00
  %f4 = fdiv float %f3, 2.500000e+00, !fpmath !0
  %f5 = frem float %f4, 0x7FF0000000000000
  %f6 = fneg nsz float %f5
  %f7 = fptrunc double %b to float
  %f8 = fpext half %h to float
  %f9 = fpext bfloat %t to float
  %f10 = fptoui float %f8 to i32
  %f11 = fptosi float %f9 to i32
  %f12 = uitofp nneg i32 %f10 to double
  %f13 = sitofp i32 %f11 to double
  %f14 = fcmp oeq double %f12, %f13
  %f15 = fcmp nnan une float %f6, %f7
  %f16 = fcmp uno float %f6, 0x7FF8000000000000
  %f17 = fcmp ord float %f6, %f7
  %f18 = fcmp true float %f6, %f7
  %f19 = fcmp false float %f6, %f7
  %f20 = fcmp ueq float %f6, %f7
  %f21 = fcmp ogt float %f6, 1.234570e+05
  %f22 = fcmp oge float %f6, %f7
  %f23 = fcmp olt float %f6, %f7
  %f24 = fcmp ole float %f6, %f7
  %f25 = fcmp one float %f6, %f7
  %f26 = fcmp ugt float %f6, %f7
  %f27 = fcmp uge float %f6, %f7
  %f28 = fcmp ult float %f6, %f7
  %f29 = fcmp ule float %f6, %f7
  %f30 = select nnan nsz i1 %f14, double %f12, double 1.000000e-01
  %f31 = fadd half %h, 0xH3C00
  %f32 = fadd bfloat %t, 0xR3F80
  %f33 = bitcast float %f6 to i32
  ret double %f30
}

!0 = !{float 2.500000e+00}
