; Made of the sources beside this file: python tests/remake.py

define dso_local void @ref_acos(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.acos.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare double @llvm.acos.f64(double)

declare void @llvm.lifetime.end.p0(ptr captures(none))

define dso_local void @ref_acosh(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @acosh(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @acosh(double noundef) local_unnamed_addr

define dso_local void @ref_acospi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.acos.f64(double %12)
  %14 = fdiv double %13, 0x400921FB54442D18
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %7, label %8
}

define dso_local void @ref_asin(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.asin.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.asin.f64(double)

define dso_local void @ref_asinh(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @asinh(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @asinh(double noundef) local_unnamed_addr

define dso_local void @ref_asinpi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.asin.f64(double %12)
  %14 = fdiv double %13, 0x400921FB54442D18
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %7, label %8
}

define dso_local void @ref_atan(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.atan.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.atan.f64(double)

define dso_local void @ref_atanh(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @atanh(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @atanh(double noundef) local_unnamed_addr

define dso_local void @ref_atanpi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.atan.f64(double %12)
  %14 = fdiv double %13, 0x400921FB54442D18
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %7, label %8
}

define dso_local void @ref_cbrt(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @cbrt(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @cbrt(double noundef) local_unnamed_addr

define dso_local void @ref_ceil(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.ceil.f32(float %11)
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

define dso_local void @ref_cos(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.cos.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.cos.f64(double)

define dso_local void @ref_cosh(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.cosh.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.cosh.f64(double)

define dso_local void @ref_erf(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @erf(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @erf(double noundef) local_unnamed_addr

define dso_local void @ref_erfc(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @erfc(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @erfc(double noundef) local_unnamed_addr

define dso_local void @ref_exp(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.exp.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.exp.f64(double)

define dso_local void @ref_exp10(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @exp10(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @exp10(double noundef) local_unnamed_addr

define dso_local void @ref_exp2(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.exp2.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.exp2.f64(double)

define dso_local void @ref_expm1(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @expm1(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @expm1(double noundef) local_unnamed_addr

define dso_local void @ref_fabs(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.fabs.f32(float %11)
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.fabs.f64(double)

define dso_local void @ref_floor(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.floor.f32(float %11)
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.floor.f64(double)

define dso_local void @ref_log(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.log.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.log.f64(double)

define dso_local void @ref_log10(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.log10.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.log10.f64(double)

define dso_local void @ref_log1p(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @log1p(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @log1p(double noundef) local_unnamed_addr

define dso_local void @ref_log2(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.log2.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.log2.f64(double)

define dso_local void @ref_logb(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @logb(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @logb(double noundef) local_unnamed_addr

define dso_local void @ref_recip(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = fdiv double 1.000000e+00, %12
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

define dso_local void @ref_rint(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.rint.f32(float %11)
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.rint.f64(double)

define dso_local void @ref_round(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.round.f32(float %11)
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

define dso_local void @ref_rsqrt(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %16, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.sqrt.f64(double %12)
  %14 = fdiv double 1.000000e+00, %13
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %9, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %7, label %8
}

declare double @llvm.sqrt.f64(double)

define dso_local void @ref_sin(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.sin.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.sin.f64(double)

define dso_local void @ref_sinh(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.sinh.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.sinh.f64(double)

define dso_local void @ref_sqrt(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.sqrt.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

define dso_local void @ref_tan(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.tan.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.tan.f64(double)

define dso_local void @ref_tanh(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.tanh.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.tanh.f64(double)

define dso_local void @ref_tgamma(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @tgamma(double noundef %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @tgamma(double noundef) local_unnamed_addr

define dso_local void @ref_trunc(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.trunc.f32(float %11)
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

declare double @llvm.trunc.f64(double)

define dso_local void @ref_atan2(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @llvm.atan2.f64(double %12, double %15)
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

declare double @llvm.atan2.f64(double, double)

define dso_local void @ref_atan2pi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %19, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @llvm.atan2.f64(double %12, double %15)
  %17 = fdiv double %16, 0x400921FB54442D18
  %18 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %17, ptr %18, align 8
  %19 = add nuw nsw i64 %9, 1
  %20 = icmp eq i64 %19, %4
  br i1 %20, label %7, label %8
}

define dso_local void @ref_copysign(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @llvm.copysign.f64(double %12, double %15)
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

declare double @llvm.copysign.f64(double, double)

define dso_local void @ref_divide(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = fdiv double %12, %15
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

define dso_local void @ref_fdim(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @fdim(double noundef %12, double noundef %15)
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

declare double @fdim(double noundef, double noundef) local_unnamed_addr

define dso_local void @ref_fmax(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %13 = load float, ptr %12, align 4
  %14 = tail call float @llvm.maxnum.f32(float %11, float %13)
  %15 = fpext float %14 to double
  %16 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %4
  br i1 %18, label %7, label %8
}

declare double @llvm.maxnum.f64(double, double)

define dso_local void @ref_fmin(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %13 = load float, ptr %12, align 4
  %14 = tail call float @llvm.minnum.f32(float %11, float %13)
  %15 = fpext float %14 to double
  %16 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %4
  br i1 %18, label %7, label %8
}

declare double @llvm.minnum.f64(double, double)

define dso_local void @ref_fmod(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = frem double %12, %15
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

define dso_local void @ref_hypot(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @hypot(double noundef %12, double noundef %15)
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

declare double @hypot(double noundef, double noundef) local_unnamed_addr

define dso_local void @ref_maxmag(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %23, %5
  ret void

8:                                                ; preds = %5, %23
  %9 = phi i64 [ %26, %23 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @llvm.fabs.f64(double %12)
  %17 = tail call double @llvm.fabs.f64(double %15)
  %18 = fcmp ogt double %16, %17
  br i1 %18, label %23, label %19

19:                                               ; preds = %8
  %20 = fcmp ogt double %17, %16
  br i1 %20, label %23, label %21

21:                                               ; preds = %19
  %22 = tail call double @llvm.maxnum.f64(double %12, double %15)
  br label %23

23:                                               ; preds = %19, %8, %21
  %24 = phi double [ %22, %21 ], [ %12, %8 ], [ %15, %19 ]
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %9, 1
  %27 = icmp eq i64 %26, %4
  br i1 %27, label %7, label %8
}

define dso_local void @ref_minmag(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %23, %5
  ret void

8:                                                ; preds = %5, %23
  %9 = phi i64 [ %26, %23 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @llvm.fabs.f64(double %12)
  %17 = tail call double @llvm.fabs.f64(double %15)
  %18 = fcmp olt double %16, %17
  br i1 %18, label %23, label %19

19:                                               ; preds = %8
  %20 = fcmp olt double %17, %16
  br i1 %20, label %23, label %21

21:                                               ; preds = %19
  %22 = tail call double @llvm.minnum.f64(double %12, double %15)
  br label %23

23:                                               ; preds = %19, %8, %21
  %24 = phi double [ %22, %21 ], [ %12, %8 ], [ %15, %19 ]
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %9, 1
  %27 = icmp eq i64 %26, %4
  br i1 %27, label %7, label %8
}

define dso_local void @ref_nextafter(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %13 = load float, ptr %12, align 4
  %14 = tail call float @nextafterf(float noundef %11, float noundef %13)
  %15 = fpext float %14 to double
  %16 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %4
  br i1 %18, label %7, label %8
}

declare float @nextafterf(float noundef, float noundef) local_unnamed_addr

define dso_local void @ref_pow(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @llvm.pow.f64(double %12, double %15)
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

declare double @llvm.pow.f64(double, double)

define dso_local void @ref_remainder(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @remainder(double noundef %12, double noundef %15)
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

declare double @remainder(double noundef, double noundef) local_unnamed_addr

define dso_local void @ref_fma(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %21, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %9
  %17 = load float, ptr %16, align 4
  %18 = fpext float %17 to double
  %19 = tail call double @llvm.fma.f64(double %12, double %15, double %18)
  %20 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %19, ptr %20, align 8
  %21 = add nuw nsw i64 %9, 1
  %22 = icmp eq i64 %21, %4
  br i1 %22, label %7, label %8
}

declare double @llvm.fma.f64(double, double, double)

define dso_local void @ref_mad(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readonly captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %21, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = getelementptr inbounds nuw float, ptr %2, i64 %9
  %17 = load float, ptr %16, align 4
  %18 = fpext float %17 to double
  %19 = tail call double @llvm.fma.f64(double %12, double %15, double %18)
  %20 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %19, ptr %20, align 8
  %21 = add nuw nsw i64 %9, 1
  %22 = icmp eq i64 %21, %4
  br i1 %22, label %7, label %8
}

define dso_local void @ref_ldexp(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %17, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %14 = load i32, ptr %13, align 4
  %15 = tail call double @ldexp(double noundef %12, i32 noundef %14)
  %16 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %15, ptr %16, align 8
  %17 = add nuw nsw i64 %9, 1
  %18 = icmp eq i64 %17, %4
  br i1 %18, label %7, label %8
}

declare double @ldexp(double noundef, i32 noundef) local_unnamed_addr

define dso_local void @ref_pown(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %14 = load i32, ptr %13, align 4
  %15 = sitofp i32 %14 to double
  %16 = tail call double @llvm.pow.f64(double %12, double %15)
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

define dso_local void @ref_powr(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %31, %5
  ret void

8:                                                ; preds = %5, %31
  %9 = phi i64 [ %34, %31 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = fcmp ult float %11, 0.000000e+00
  %17 = fcmp uno float %14, 0.000000e+00
  %18 = or i1 %16, %17
  br i1 %18, label %31, label %19

19:                                               ; preds = %8
  %20 = fcmp oeq float %14, 0.000000e+00
  br i1 %20, label %21, label %23

21:                                               ; preds = %19
  %22 = tail call i1 @llvm.is.fpclass.f64(double %12, i32 608)
  br i1 %22, label %31, label %23

23:                                               ; preds = %21, %19
  %24 = fcmp oeq float %11, 1.000000e+00
  %25 = tail call double @llvm.fabs.f64(double %15)
  %26 = fcmp oeq double %25, 0x7FF0000000000000
  %27 = and i1 %24, %26
  br i1 %27, label %31, label %28

28:                                               ; preds = %23
  %29 = tail call double @llvm.fabs.f64(double %12)
  %30 = tail call double @llvm.pow.f64(double %29, double %15)
  br label %31

31:                                               ; preds = %8, %21, %23, %28
  %32 = phi double [ %30, %28 ], [ 0x7FF8000000000000, %8 ], [ 0x7FF8000000000000, %21 ], [ 0x7FF8000000000000, %23 ]
  %33 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %32, ptr %33, align 8
  %34 = add nuw nsw i64 %9, 1
  %35 = icmp eq i64 %34, %4
  br i1 %35, label %7, label %8
}

define dso_local void @ref_rootn(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %28, %5
  ret void

8:                                                ; preds = %5, %28
  %9 = phi i64 [ %31, %28 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw i32, ptr %1, i64 %9
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %28, label %16

16:                                               ; preds = %8
  %17 = fcmp olt float %11, 0.000000e+00
  %18 = and i32 %14, 1
  %19 = icmp eq i32 %18, 0
  %20 = and i1 %17, %19
  br i1 %20, label %28, label %21

21:                                               ; preds = %16
  %22 = tail call double @llvm.fabs.f64(double %12)
  %23 = sitofp i32 %14 to double
  %24 = fdiv double 1.000000e+00, %23
  %25 = tail call double @llvm.pow.f64(double %22, double %24)
  %26 = tail call double @llvm.copysign.f64(double %25, double %12)
  %27 = select i1 %19, double %25, double %26
  br label %28

28:                                               ; preds = %8, %16, %21
  %29 = phi double [ %27, %21 ], [ 0x7FF8000000000000, %16 ], [ 0x7FF8000000000000, %8 ]
  %30 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %29, ptr %30, align 8
  %31 = add nuw nsw i64 %9, 1
  %32 = icmp eq i64 %31, %4
  br i1 %32, label %7, label %8
}

define dso_local void @ref_cospi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %36, %5
  ret void

8:                                                ; preds = %5, %36
  %9 = phi i64 [ %39, %36 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.fabs.f32(float %11)
  %13 = fcmp ueq float %12, 0x7FF0000000000000
  br i1 %13, label %36, label %14

14:                                               ; preds = %8
  %15 = fpext float %12 to double
  %16 = frem double %15, 2.000000e+00
  %17 = fmul double %16, 2.000000e+00
  %18 = tail call double @llvm.rint.f64(double %17)
  %19 = fmul double %18, 5.000000e-01
  %20 = fsub double %16, %19
  %21 = fptosi double %18 to i32
  %22 = and i32 %21, 3
  %23 = fmul double %20, 0x400921FB54442D18
  switch i32 %22, label %32 [
    i32 0, label %24
    i32 1, label %26
    i32 2, label %29
    i32 3, label %33
  ]

24:                                               ; preds = %14
  %25 = tail call double @llvm.cos.f64(double %23)
  br label %36

26:                                               ; preds = %14
  %27 = tail call double @llvm.sin.f64(double %23)
  %28 = fsub double 0.000000e+00, %27
  br label %36

29:                                               ; preds = %14
  %30 = tail call double @llvm.cos.f64(double %23)
  %31 = fneg double %30
  br label %36

32:                                               ; preds = %14
  unreachable

33:                                               ; preds = %14
  %34 = tail call double @llvm.sin.f64(double %23)
  %35 = fadd double %34, 0.000000e+00
  br label %36

36:                                               ; preds = %8, %24, %26, %29, %33
  %37 = phi double [ %35, %33 ], [ %25, %24 ], [ %28, %26 ], [ %31, %29 ], [ 0x7FF8000000000000, %8 ]
  %38 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %37, ptr %38, align 8
  %39 = add nuw nsw i64 %9, 1
  %40 = icmp eq i64 %39, %4
  br i1 %40, label %7, label %8
}

define dso_local void @ref_sinpi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %41, %5
  ret void

8:                                                ; preds = %5, %41
  %9 = phi i64 [ %44, %41 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.fabs.f32(float %11)
  %13 = fcmp ueq float %12, 0x7FF0000000000000
  br i1 %13, label %41, label %14

14:                                               ; preds = %8
  %15 = fpext float %12 to double
  %16 = frem double %15, 2.000000e+00
  %17 = fmul double %16, 2.000000e+00
  %18 = tail call double @llvm.rint.f64(double %17)
  %19 = fmul double %18, 5.000000e-01
  %20 = fsub double %16, %19
  %21 = fptosi double %18 to i32
  %22 = and i32 %21, 3
  %23 = fmul double %20, 0x400921FB54442D18
  switch i32 %22, label %31 [
    i32 0, label %24
    i32 1, label %26
    i32 2, label %28
    i32 3, label %32
  ]

24:                                               ; preds = %14
  %25 = tail call double @llvm.sin.f64(double %23)
  br label %35

26:                                               ; preds = %14
  %27 = tail call double @llvm.cos.f64(double %23)
  br label %35

28:                                               ; preds = %14
  %29 = tail call double @llvm.sin.f64(double %23)
  %30 = fsub double 0.000000e+00, %29
  br label %35

31:                                               ; preds = %14
  unreachable

32:                                               ; preds = %14
  %33 = tail call double @llvm.cos.f64(double %23)
  %34 = fneg double %33
  br label %35

35:                                               ; preds = %32, %28, %26, %24
  %36 = phi double [ %34, %32 ], [ %25, %24 ], [ %27, %26 ], [ %30, %28 ]
  %37 = bitcast float %11 to i32
  %38 = icmp slt i32 %37, 0
  %39 = fneg double %36
  %40 = select i1 %38, double %39, double %36
  br label %41

41:                                               ; preds = %8, %35
  %42 = phi double [ %40, %35 ], [ 0x7FF8000000000000, %8 ]
  %43 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %42, ptr %43, align 8
  %44 = add nuw nsw i64 %9, 1
  %45 = icmp eq i64 %44, %4
  br i1 %45, label %7, label %8
}

define dso_local void @ref_tanpi(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %48, %5
  ret void

8:                                                ; preds = %5, %48
  %9 = phi i64 [ %51, %48 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.floor.f64(double %12)
  %14 = tail call double @llvm.fabs.f64(double %12)
  %15 = fcmp ueq double %14, 0x7FF0000000000000
  br i1 %15, label %48, label %16

16:                                               ; preds = %8
  %17 = frem double %14, 2.000000e+00
  %18 = fmul double %17, 2.000000e+00
  %19 = tail call double @llvm.rint.f64(double %18)
  %20 = fmul double %19, 5.000000e-01
  %21 = fsub double %17, %20
  %22 = fptosi double %19 to i32
  %23 = and i32 %22, 3
  %24 = fmul double %21, 0x400921FB54442D18
  %25 = tail call double @llvm.tan.f64(double %24)
  %26 = fcmp une double %21, 0.000000e+00
  %27 = and i32 %22, 1
  %28 = icmp eq i32 %27, 0
  %29 = select i1 %26, i1 true, i1 %28
  br i1 %29, label %34, label %30

30:                                               ; preds = %16
  %31 = frem double %13, 2.000000e+00
  %32 = fcmp oeq double %31, 0.000000e+00
  %33 = select i1 %32, double 0x7FF0000000000000, double 0xFFF0000000000000
  br label %48

34:                                               ; preds = %16
  %35 = fcmp oeq double %21, 0.000000e+00
  br i1 %35, label %36, label %41

36:                                               ; preds = %34
  %37 = icmp eq i32 %23, 0
  %38 = fneg double %12
  %39 = select i1 %37, double %12, double %38
  %40 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %39)
  br label %48

41:                                               ; preds = %34
  %42 = fdiv double -1.000000e+00, %25
  %43 = select i1 %28, double %25, double %42
  %44 = bitcast float %11 to i32
  %45 = icmp slt i32 %44, 0
  %46 = fneg double %43
  %47 = select i1 %45, double %46, double %43
  br label %48

48:                                               ; preds = %8, %30, %36, %41
  %49 = phi double [ 0x7FF8000000000000, %8 ], [ %33, %30 ], [ %40, %36 ], [ %47, %41 ]
  %50 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %49, ptr %50, align 8
  %51 = add nuw nsw i64 %9, 1
  %52 = icmp eq i64 %51, %4
  br i1 %52, label %7, label %8
}

define dso_local void @ref_fract(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %25, %5
  ret void

8:                                                ; preds = %5, %25
  %9 = phi i64 [ %28, %25 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = fcmp uno float %11, 0.000000e+00
  br i1 %13, label %25, label %14

14:                                               ; preds = %8
  %15 = tail call double @llvm.fabs.f64(double %12)
  %16 = fcmp oeq double %15, 0x7FF0000000000000
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = tail call double @llvm.floor.f64(double %12)
  %19 = fcmp oeq double %18, %12
  br i1 %19, label %20, label %22

20:                                               ; preds = %17, %14
  %21 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %12)
  br label %25

22:                                               ; preds = %17
  %23 = fsub double %12, %18
  %24 = tail call double @llvm.minnum.f64(double %23, double 0x3FEFFFFFE0000000)
  br label %25

25:                                               ; preds = %8, %20, %22
  %26 = phi double [ %24, %22 ], [ %21, %20 ], [ %12, %8 ]
  %27 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %9, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %7, label %8
}

define dso_local void @ref_fract_1(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.floor.f32(float %11)
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

define dso_local void @ref_modf(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %23, %5
  ret void

8:                                                ; preds = %5, %23
  %9 = phi i64 [ %26, %23 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = fcmp uno float %11, 0.000000e+00
  br i1 %13, label %23, label %14

14:                                               ; preds = %8
  %15 = tail call double @llvm.fabs.f64(double %12)
  %16 = fcmp oeq double %15, 0x7FF0000000000000
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = tail call double @llvm.trunc.f64(double %12)
  %19 = fsub double %12, %18
  br label %20

20:                                               ; preds = %17, %14
  %21 = phi double [ %19, %17 ], [ 0.000000e+00, %14 ]
  %22 = tail call double @llvm.copysign.f64(double %21, double %12)
  br label %23

23:                                               ; preds = %8, %20
  %24 = phi double [ %22, %20 ], [ %12, %8 ]
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %9, 1
  %27 = icmp eq i64 %26, %4
  br i1 %27, label %7, label %8
}

define dso_local void @ref_modf_1(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = tail call float @llvm.trunc.f32(float %11)
  %13 = fpext float %12 to double
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

define dso_local void @ref_frexp(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = alloca i32, align 4
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %9, %5
  ret void

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fpext float %12 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %14 = call double @frexp(double noundef %13, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %10
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %8, label %9
}

define dso_local void @ref_frexp_1(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = alloca i32, align 4
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %18, %5
  ret void

9:                                                ; preds = %5, %18
  %10 = phi i64 [ %22, %18 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fpext float %12 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 0, ptr %6, align 4
  %14 = tail call double @llvm.fabs.f64(double %13)
  %15 = fcmp ueq double %14, 0x7FF0000000000000
  br i1 %15, label %18, label %16

16:                                               ; preds = %9
  %17 = call double @frexp(double noundef %13, ptr noundef nonnull %6)
  br label %18

18:                                               ; preds = %9, %16
  %19 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %20 = sitofp i32 %19 to double
  %21 = getelementptr inbounds nuw double, ptr %3, i64 %10
  store double %20, ptr %21, align 8
  %22 = add nuw nsw i64 %10, 1
  %23 = icmp eq i64 %22, %4
  br i1 %23, label %8, label %9
}

define dso_local void @ref_ilogb(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = alloca i32, align 4
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %23, %5
  ret void

9:                                                ; preds = %5, %23
  %10 = phi i64 [ %26, %23 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fpext float %12 to double
  %14 = fcmp oeq float %12, 0.000000e+00
  br i1 %14, label %23, label %15

15:                                               ; preds = %9
  %16 = tail call double @llvm.fabs.f64(double %13)
  %17 = fcmp ueq double %16, 0x7FF0000000000000
  br i1 %17, label %23, label %18

18:                                               ; preds = %15
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 0, ptr %6, align 4
  %19 = call double @frexp(double noundef %13, ptr noundef nonnull %6)
  %20 = load i32, ptr %6, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %21 = add nsw i32 %20, -1
  %22 = sitofp i32 %21 to double
  br label %23

23:                                               ; preds = %18, %15, %9
  %24 = phi double [ 0xC1E0000000000000, %9 ], [ %22, %18 ], [ 0x41DFFFFFFFC00000, %15 ]
  %25 = getelementptr inbounds nuw double, ptr %3, i64 %10
  store double %24, ptr %25, align 8
  %26 = add nuw nsw i64 %10, 1
  %27 = icmp eq i64 %26, %4
  br i1 %27, label %8, label %9
}

define dso_local void @ref_sincos(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.sin.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

define dso_local void @ref_sincos_1(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %15, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = tail call double @llvm.cos.f64(double %12)
  %14 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %13, ptr %14, align 8
  %15 = add nuw nsw i64 %9, 1
  %16 = icmp eq i64 %15, %4
  br i1 %16, label %7, label %8
}

define dso_local void @ref_lgamma(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = alloca i32, align 4
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %9, %5
  ret void

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fpext float %12 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %14 = call double @lgamma_r(double noundef %13, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %10
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %8, label %9
}

define dso_local void @ref_lgamma_r(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = alloca i32, align 4
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %9, %5
  ret void

9:                                                ; preds = %5, %9
  %10 = phi i64 [ %16, %9 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fpext float %12 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %14 = call double @lgamma_r(double noundef %13, ptr noundef nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %15 = getelementptr inbounds nuw double, ptr %3, i64 %10
  store double %14, ptr %15, align 8
  %16 = add nuw nsw i64 %10, 1
  %17 = icmp eq i64 %16, %4
  br i1 %17, label %8, label %9
}

define dso_local void @ref_lgamma_r_1(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readnone captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = alloca i32, align 4
  %7 = icmp sgt i64 %4, 0
  br i1 %7, label %9, label %8

8:                                                ; preds = %25, %5
  ret void

9:                                                ; preds = %5, %25
  %10 = phi i64 [ %28, %25 ], [ 0, %5 ]
  %11 = getelementptr inbounds nuw float, ptr %0, i64 %10
  %12 = load float, ptr %11, align 4
  %13 = fpext float %12 to double
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store i32 1, ptr %6, align 4
  %14 = call double @lgamma_r(double noundef %13, ptr noundef nonnull %6)
  %15 = call double @llvm.fabs.f64(double %13)
  %16 = fcmp ueq double %15, 0x7FF0000000000000
  br i1 %16, label %25, label %17

17:                                               ; preds = %9
  %18 = call double @llvm.floor.f64(double %13)
  %19 = fcmp une double %18, %13
  %20 = fcmp oeq float %12, 0.000000e+00
  %21 = or i1 %20, %19
  %22 = load i32, ptr %6, align 4
  %23 = sitofp i32 %22 to double
  %24 = select i1 %21, double %23, double 1.000000e+00
  br label %25

25:                                               ; preds = %9, %17
  %26 = phi double [ 1.000000e+00, %9 ], [ %24, %17 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %27 = getelementptr inbounds nuw double, ptr %3, i64 %10
  store double %26, ptr %27, align 8
  %28 = add nuw nsw i64 %10, 1
  %29 = icmp eq i64 %28, %4
  br i1 %29, label %8, label %9
}

define dso_local void @ref_remquo(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %8, %5
  ret void

8:                                                ; preds = %5, %8
  %9 = phi i64 [ %18, %8 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @remainder(double noundef %12, double noundef %15)
  %17 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %16, ptr %17, align 8
  %18 = add nuw nsw i64 %9, 1
  %19 = icmp eq i64 %18, %4
  br i1 %19, label %7, label %8
}

define dso_local void @ref_remquo_1(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, ptr noalias noundef readnone captures(none) %2, ptr noalias noundef writeonly captures(none) %3, i64 noundef %4) local_unnamed_addr {
  %6 = icmp sgt i64 %4, 0
  br i1 %6, label %8, label %7

7:                                                ; preds = %38, %5
  ret void

8:                                                ; preds = %5, %38
  %9 = phi i64 [ %41, %38 ], [ 0, %5 ]
  %10 = getelementptr inbounds nuw float, ptr %0, i64 %9
  %11 = load float, ptr %10, align 4
  %12 = fpext float %11 to double
  %13 = getelementptr inbounds nuw float, ptr %1, i64 %9
  %14 = load float, ptr %13, align 4
  %15 = fpext float %14 to double
  %16 = tail call double @llvm.fabs.f64(double %12)
  %17 = fcmp ueq double %16, 0x7FF0000000000000
  %18 = fcmp ueq float %14, 0.000000e+00
  %19 = or i1 %18, %17
  br i1 %19, label %38, label %20

20:                                               ; preds = %8
  %21 = tail call double @llvm.fabs.f64(double %15)
  %22 = fcmp oeq double %21, 0x7FF0000000000000
  br i1 %22, label %38, label %23

23:                                               ; preds = %20
  %24 = fmul double %21, 1.280000e+02
  %25 = frem double %16, %24
  %26 = tail call double @remainder(double noundef %25, double noundef %21)
  %27 = fsub double %25, %26
  %28 = fdiv double %27, %21
  %29 = fptosi double %28 to i32
  %30 = and i32 %29, 127
  %31 = bitcast double %12 to i64
  %32 = bitcast double %15 to i64
  %33 = xor i64 %32, %31
  %34 = sub nsw i32 0, %30
  %35 = icmp slt i64 %33, 0
  %36 = select i1 %35, i32 %34, i32 %30
  %37 = sitofp i32 %36 to double
  br label %38

38:                                               ; preds = %8, %20, %23
  %39 = phi double [ %37, %23 ], [ 0.000000e+00, %20 ], [ 0.000000e+00, %8 ]
  %40 = getelementptr inbounds nuw double, ptr %3, i64 %9
  store double %39, ptr %40, align 8
  %41 = add nuw nsw i64 %9, 1
  %42 = icmp eq i64 %41, %4
  br i1 %42, label %7, label %8
}

define dso_local void @compare_float(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i64 noundef %2, double noundef %3, ptr noalias noundef captures(none) %4) local_unnamed_addr {
  %6 = alloca [512 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load double, ptr %4, align 8
  br label %13

12:                                               ; preds = %109, %5
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void

13:                                               ; preds = %8, %109
  %14 = phi double [ %11, %8 ], [ %110, %109 ]
  %15 = phi i64 [ 0, %8 ], [ %16, %109 ]
  %16 = add nuw nsw i64 %15, 512
  %17 = tail call i64 @llvm.smin.i64(i64 %16, i64 %2)
  br label %26

18:                                               ; preds = %84
  %19 = bitcast i64 %89 to double
  %20 = fcmp ult double %14, %19
  %21 = fcmp ult double %3, %19
  %22 = or i1 %21, %20
  br i1 %22, label %23, label %109

23:                                               ; preds = %18
  %24 = load i64, ptr %9, align 8
  %25 = load i64, ptr %10, align 8
  br label %92

26:                                               ; preds = %13, %84
  %27 = phi i64 [ %90, %84 ], [ %15, %13 ]
  %28 = phi i64 [ %89, %84 ], [ 0, %13 ]
  %29 = getelementptr inbounds nuw float, ptr %0, i64 %27
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = fcmp oeq double %32, 0.000000e+00
  %34 = fcmp oeq float %30, 0.000000e+00
  %35 = and i1 %34, %33
  br i1 %35, label %36, label %43

36:                                               ; preds = %26
  %37 = bitcast float %30 to i32
  %38 = lshr exact i32 %37, 31
  %39 = bitcast double %32 to i64
  %40 = lshr exact i64 %39, 63
  %41 = trunc nuw nsw i64 %40 to i32
  %42 = icmp eq i32 %38, %41
  br i1 %42, label %43, label %84

43:                                               ; preds = %36, %26
  %44 = tail call double @llvm.fabs.f64(double %32)
  %45 = fpext float %30 to double
  %46 = tail call double @llvm.fabs.f64(double %45)
  %47 = fcmp oeq double %46, 0x7FF0000000000000
  %48 = fcmp oeq double %44, 0x7FF0000000000000
  br i1 %48, label %49, label %58

49:                                               ; preds = %43
  br i1 %47, label %50, label %76

50:                                               ; preds = %49
  %51 = bitcast float %30 to i32
  %52 = lshr i32 %51, 31
  %53 = bitcast double %32 to i64
  %54 = lshr i64 %53, 63
  %55 = trunc nuw nsw i64 %54 to i32
  %56 = icmp eq i32 %52, %55
  %57 = select i1 %56, double 0.000000e+00, double 0x7FF0000000000000
  br label %76

58:                                               ; preds = %43
  %59 = bitcast double %44 to i64
  %60 = add nuw i64 %59, 9223372036854775807
  %61 = and i64 %60, 9218868437227405312
  %62 = bitcast i64 %61 to double
  %63 = tail call double @llvm.copysign.f64(double 0x47F0000000000000, double %45)
  %64 = select i1 %47, double %63, double %45
  %65 = fcmp oge double %44, 0x47EFFFFFF0000000
  %66 = tail call double @llvm.copysign.f64(double 0x47F0000000000000, double %32)
  %67 = select i1 %65, double %66, double %32
  %68 = fsub double %64, %67
  %69 = tail call double @llvm.fabs.f64(double %68)
  %70 = fcmp ogt double %62, 0x47E0000000000000
  %71 = select i1 %70, double 0x47E0000000000000, double %62
  %72 = fcmp olt double %71, 0x3810000000000000
  %73 = select i1 %72, double 0x3810000000000000, double %71
  %74 = fmul double %73, 0x3E80000000000000
  %75 = fdiv double %69, %74
  br label %76

76:                                               ; preds = %58, %50, %49
  %77 = phi double [ %75, %58 ], [ 0x7FF0000000000000, %49 ], [ %57, %50 ]
  %78 = fcmp uno float %30, 0.000000e+00
  %79 = fcmp uno double %32, 0.000000e+00
  %80 = and i1 %78, %79
  %81 = or i1 %78, %79
  %82 = select i1 %81, double 0x7FF0000000000000, double %77
  %83 = select i1 %80, double 0.000000e+00, double %82
  br label %84

84:                                               ; preds = %36, %76
  %85 = phi double [ %83, %76 ], [ 0x7FF0000000000000, %36 ]
  %86 = sub nuw nsw i64 %27, %15
  %87 = getelementptr inbounds nuw double, ptr %6, i64 %86
  store double %85, ptr %87, align 8
  %88 = bitcast double %85 to i64
  %89 = tail call i64 @llvm.umax.i64(i64 %28, i64 %88)
  %90 = add nuw nsw i64 %27, 1
  %91 = icmp slt i64 %90, %17
  br i1 %91, label %26, label %18

92:                                               ; preds = %23, %92
  %93 = phi i64 [ %25, %23 ], [ %105, %92 ]
  %94 = phi double [ %14, %23 ], [ %104, %92 ]
  %95 = phi i64 [ %24, %23 ], [ %102, %92 ]
  %96 = phi i64 [ %15, %23 ], [ %106, %92 ]
  %97 = sub nuw nsw i64 %96, %15
  %98 = getelementptr inbounds nuw double, ptr %6, i64 %97
  %99 = load double, ptr %98, align 8
  %100 = fcmp ogt double %99, %3
  %101 = zext i1 %100 to i64
  %102 = add nsw i64 %95, %101
  %103 = fcmp ogt double %99, %94
  %104 = select i1 %103, double %99, double %94
  %105 = select i1 %103, i64 %96, i64 %93
  %106 = add nuw nsw i64 %96, 1
  %107 = icmp slt i64 %106, %17
  br i1 %107, label %92, label %108

108:                                              ; preds = %92
  store i64 %102, ptr %9, align 8
  store double %104, ptr %4, align 8
  store i64 %105, ptr %10, align 8
  br label %109

109:                                              ; preds = %108, %18
  %110 = phi double [ %14, %18 ], [ %104, %108 ]
  %111 = icmp slt i64 %16, %2
  br i1 %111, label %13, label %12
}

define dso_local void @compare_float_any_zero(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i64 noundef %2, double noundef %3, ptr noalias noundef captures(none) %4) local_unnamed_addr {
  %6 = alloca [512 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load double, ptr %4, align 8
  br label %13

12:                                               ; preds = %96, %5
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void

13:                                               ; preds = %8, %96
  %14 = phi double [ %11, %8 ], [ %97, %96 ]
  %15 = phi i64 [ 0, %8 ], [ %16, %96 ]
  %16 = add nuw nsw i64 %15, 512
  %17 = tail call i64 @llvm.smin.i64(i64 %16, i64 %2)
  br label %26

18:                                               ; preds = %65
  %19 = bitcast i64 %76 to double
  %20 = fcmp ult double %14, %19
  %21 = fcmp ult double %3, %19
  %22 = or i1 %21, %20
  br i1 %22, label %23, label %96

23:                                               ; preds = %18
  %24 = load i64, ptr %9, align 8
  %25 = load i64, ptr %10, align 8
  br label %79

26:                                               ; preds = %13, %65
  %27 = phi i64 [ %77, %65 ], [ %15, %13 ]
  %28 = phi i64 [ %76, %65 ], [ 0, %13 ]
  %29 = getelementptr inbounds nuw float, ptr %0, i64 %27
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %32 = load double, ptr %31, align 8
  %33 = tail call double @llvm.fabs.f64(double %32)
  %34 = fpext float %30 to double
  %35 = tail call double @llvm.fabs.f64(double %34)
  %36 = fcmp oeq double %35, 0x7FF0000000000000
  %37 = fcmp oeq double %33, 0x7FF0000000000000
  br i1 %37, label %38, label %47

38:                                               ; preds = %26
  br i1 %36, label %39, label %65

39:                                               ; preds = %38
  %40 = bitcast float %30 to i32
  %41 = lshr i32 %40, 31
  %42 = bitcast double %32 to i64
  %43 = lshr i64 %42, 63
  %44 = trunc nuw nsw i64 %43 to i32
  %45 = icmp eq i32 %41, %44
  %46 = select i1 %45, double 0.000000e+00, double 0x7FF0000000000000
  br label %65

47:                                               ; preds = %26
  %48 = bitcast double %33 to i64
  %49 = add nuw i64 %48, 9223372036854775807
  %50 = and i64 %49, 9218868437227405312
  %51 = bitcast i64 %50 to double
  %52 = tail call double @llvm.copysign.f64(double 0x47F0000000000000, double %34)
  %53 = select i1 %36, double %52, double %34
  %54 = fcmp oge double %33, 0x47EFFFFFF0000000
  %55 = tail call double @llvm.copysign.f64(double 0x47F0000000000000, double %32)
  %56 = select i1 %54, double %55, double %32
  %57 = fsub double %53, %56
  %58 = tail call double @llvm.fabs.f64(double %57)
  %59 = fcmp ogt double %51, 0x47E0000000000000
  %60 = select i1 %59, double 0x47E0000000000000, double %51
  %61 = fcmp olt double %60, 0x3810000000000000
  %62 = select i1 %61, double 0x3810000000000000, double %60
  %63 = fmul double %62, 0x3E80000000000000
  %64 = fdiv double %58, %63
  br label %65

65:                                               ; preds = %38, %39, %47
  %66 = phi double [ %64, %47 ], [ 0x7FF0000000000000, %38 ], [ %46, %39 ]
  %67 = fcmp uno float %30, 0.000000e+00
  %68 = fcmp uno double %32, 0.000000e+00
  %69 = and i1 %67, %68
  %70 = or i1 %67, %68
  %71 = select i1 %70, double 0x7FF0000000000000, double %66
  %72 = select i1 %69, double 0.000000e+00, double %71
  %73 = sub nuw nsw i64 %27, %15
  %74 = getelementptr inbounds nuw double, ptr %6, i64 %73
  store double %72, ptr %74, align 8
  %75 = bitcast double %72 to i64
  %76 = tail call i64 @llvm.umax.i64(i64 %28, i64 %75)
  %77 = add nuw nsw i64 %27, 1
  %78 = icmp slt i64 %77, %17
  br i1 %78, label %26, label %18

79:                                               ; preds = %23, %79
  %80 = phi i64 [ %25, %23 ], [ %92, %79 ]
  %81 = phi double [ %14, %23 ], [ %91, %79 ]
  %82 = phi i64 [ %24, %23 ], [ %89, %79 ]
  %83 = phi i64 [ %15, %23 ], [ %93, %79 ]
  %84 = sub nuw nsw i64 %83, %15
  %85 = getelementptr inbounds nuw double, ptr %6, i64 %84
  %86 = load double, ptr %85, align 8
  %87 = fcmp ogt double %86, %3
  %88 = zext i1 %87 to i64
  %89 = add nsw i64 %82, %88
  %90 = fcmp ogt double %86, %81
  %91 = select i1 %90, double %86, double %81
  %92 = select i1 %90, i64 %83, i64 %80
  %93 = add nuw nsw i64 %83, 1
  %94 = icmp slt i64 %93, %17
  br i1 %94, label %79, label %95

95:                                               ; preds = %79
  store i64 %89, ptr %9, align 8
  store double %91, ptr %4, align 8
  store i64 %92, ptr %10, align 8
  br label %96

96:                                               ; preds = %95, %18
  %97 = phi double [ %14, %18 ], [ %91, %95 ]
  %98 = icmp slt i64 %16, %2
  br i1 %98, label %13, label %12
}

define dso_local void @compare_int(ptr noalias noundef readonly captures(none) %0, ptr noalias noundef readonly captures(none) %1, i64 noundef %2, double noundef %3, ptr noalias noundef captures(none) %4) local_unnamed_addr {
  %6 = alloca [512 x double], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = icmp sgt i64 %2, 0
  br i1 %7, label %8, label %12

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load double, ptr %4, align 8
  br label %13

12:                                               ; preds = %59, %5
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  ret void

13:                                               ; preds = %8, %59
  %14 = phi double [ %11, %8 ], [ %60, %59 ]
  %15 = phi i64 [ 0, %8 ], [ %16, %59 ]
  %16 = add nuw nsw i64 %15, 512
  %17 = tail call i64 @llvm.smin.i64(i64 %16, i64 %2)
  br label %26

18:                                               ; preds = %26
  %19 = bitcast i64 %39 to double
  %20 = fcmp ult double %14, %19
  %21 = fcmp ult double %3, %19
  %22 = or i1 %21, %20
  br i1 %22, label %23, label %59

23:                                               ; preds = %18
  %24 = load i64, ptr %9, align 8
  %25 = load i64, ptr %10, align 8
  br label %42

26:                                               ; preds = %13, %26
  %27 = phi i64 [ %40, %26 ], [ %15, %13 ]
  %28 = phi i64 [ %39, %26 ], [ 0, %13 ]
  %29 = getelementptr inbounds nuw i32, ptr %0, i64 %27
  %30 = load i32, ptr %29, align 4
  %31 = sitofp i32 %30 to double
  %32 = getelementptr inbounds nuw double, ptr %1, i64 %27
  %33 = load double, ptr %32, align 8
  %34 = fcmp oeq double %33, %31
  %35 = select i1 %34, double 0.000000e+00, double 0x7FF0000000000000
  %36 = sub nuw nsw i64 %27, %15
  %37 = getelementptr inbounds nuw double, ptr %6, i64 %36
  store double %35, ptr %37, align 8
  %38 = bitcast double %35 to i64
  %39 = tail call i64 @llvm.umax.i64(i64 %28, i64 %38)
  %40 = add nuw nsw i64 %27, 1
  %41 = icmp slt i64 %40, %17
  br i1 %41, label %26, label %18

42:                                               ; preds = %23, %42
  %43 = phi i64 [ %25, %23 ], [ %55, %42 ]
  %44 = phi double [ %14, %23 ], [ %54, %42 ]
  %45 = phi i64 [ %24, %23 ], [ %52, %42 ]
  %46 = phi i64 [ %15, %23 ], [ %56, %42 ]
  %47 = sub nuw nsw i64 %46, %15
  %48 = getelementptr inbounds nuw double, ptr %6, i64 %47
  %49 = load double, ptr %48, align 8
  %50 = fcmp ogt double %49, %3
  %51 = zext i1 %50 to i64
  %52 = add nsw i64 %45, %51
  %53 = fcmp ogt double %49, %44
  %54 = select i1 %53, double %49, double %44
  %55 = select i1 %53, i64 %46, i64 %43
  %56 = add nuw nsw i64 %46, 1
  %57 = icmp slt i64 %56, %17
  br i1 %57, label %42, label %58

58:                                               ; preds = %42
  store i64 %52, ptr %9, align 8
  store double %54, ptr %4, align 8
  store i64 %55, ptr %10, align 8
  br label %59

59:                                               ; preds = %58, %18
  %60 = phi double [ %14, %18 ], [ %54, %58 ]
  %61 = icmp slt i64 %16, %2
  br i1 %61, label %13, label %12
}

declare double @frexp(double noundef, ptr noundef captures(none)) local_unnamed_addr

declare double @lgamma_r(double noundef, ptr noundef) local_unnamed_addr

declare float @llvm.ceil.f32(float)

declare float @llvm.fabs.f32(float)

declare float @llvm.floor.f32(float)

declare float @llvm.rint.f32(float)

declare float @llvm.round.f32(float)

declare float @llvm.trunc.f32(float)

declare float @llvm.maxnum.f32(float, float)

declare float @llvm.minnum.f32(float, float)

declare i64 @llvm.smin.i64(i64, i64)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare i64 @llvm.umax.i64(i64, i64)
