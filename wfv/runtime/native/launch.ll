; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { %struct.settings, i32, i32, i64, i64, i32, i32, i32, ptr, [8 x i8], [1023 x %struct.worker] }

%struct.settings = type { i64, i64, i64, i64, i64, i64, i64, i64, i64 }

%struct.worker = type { ptr, i32, ptr, i64, [96 x i8] }

%struct.range = type { [22 x i64], i64, i32, [68 x i8] }

%struct.job = type { ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, ptr, double, double, ptr, i32, [36 x i8] }

%struct.time = type { i64, i64 }

%struct.ways = type { double, double, i64 }

%struct.team = type { i32, i64, i64, [104 x i8] }

%struct.step = type { ptr, ptr }

@pool = internal global %struct.anon zeroinitializer, align 128

define dso_local range(i64 0, 2) i64 @wfv_launch(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef captures(none) %3) local_unnamed_addr {
  %5 = alloca [64 x %struct.range], align 128
  %6 = alloca %struct.job, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = load i64, ptr %7, align 8
  %9 = load i64, ptr %3, align 8
  %10 = sub nsw i64 %8, %9
  %11 = tail call fastcc i64 @now()
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %13 = load ptr, ptr %12, align 8
  %14 = load double, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = mul nsw i64 %16, %10
  %18 = sitofp i64 %17 to double
  %19 = fmul double %14, %18
  %20 = tail call fastcc i64 @threads_for(ptr noundef %0, i64 noundef %10, double noundef %19, i64 noundef %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  store ptr %0, ptr %6, align 128
  %21 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %1, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store ptr %5, ptr %22, align 16
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %24 = call noundef i64 @llvm.smin.i64(i64 %20, i64 64)
  %25 = trunc i64 %24 to i32
  store i32 %25, ptr %23, align 8
  %26 = getelementptr inbounds nuw i8, ptr %6, i64 28
  store i32 0, ptr %26, align 4
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %6, i64 36
  store i32 0, ptr %28, align 4
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i32 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %6, i64 44
  store i32 0, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 48
  store i64 %10, ptr %31, align 16
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %6, i64 64
  store double 0.000000e+00, ptr %33, align 64
  %34 = getelementptr inbounds nuw i8, ptr %6, i64 72
  store double 0.000000e+00, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 80
  store ptr null, ptr %35, align 16
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 88
  store i32 0, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %6, i64 92
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(36) %37, i8 0, i64 36, i1 false)
  %38 = call fastcc ptr @ways_for(ptr noundef %0, double noundef %19)
  store ptr %38, ptr %32, align 8
  %39 = fcmp ule double %19, 0.000000e+00
  %40 = fcmp uge double %19, 6.000000e-06
  %41 = or i1 %39, %40
  %42 = zext i1 %41 to i32
  store i32 %42, ptr %27, align 32
  %43 = call fastcc i64 @claim_of(ptr noundef %0, i64 noundef %10, i64 noundef %20)
  call fastcc void @divide(ptr noundef %6, ptr noundef nonnull %3, i64 noundef %43)
  br label %44

44:
  %45 = phi i64 [ %20, %4 ], [ %101, %99 ]
  %46 = phi i64 [ %11, %4 ], [ %100, %99 ]
  %47 = call ptr @PyEval_SaveThread()
  %48 = call i64 @pthread_self()
  %49 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %50 = icmp eq i64 %48, %49
  br i1 %50, label %51, label %52

51:
  call fastcc void @begin_watch(ptr noundef nonnull %6)
  br label %52

52:
  %53 = icmp sgt i64 %45, 1
  br i1 %53, label %54, label %61

54:
  %55 = trunc i64 %45 to i32
  %56 = add nsw i32 %55, -1
  store i32 %56, ptr %28, align 4
  %57 = load i32, ptr %27, align 32
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %60, label %59

59:
  call fastcc void @grow(i32 noundef %56)
  br label %60

60:
  call fastcc void @invite(ptr noundef nonnull %6)
  br label %61

61:
  call fastcc void @run_groups(ptr noundef nonnull %6, i32 noundef 0, ptr noundef %2)
  %62 = load i32, ptr %29, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %68, label %64

64:
  %65 = call fastcc i32 @finish(ptr noundef nonnull %6, ptr noundef %2)
  %66 = add nsw i32 %65, 1
  %67 = sitofp i32 %66 to double
  br label %68

68:
  %69 = phi double [ %67, %64 ], [ 1.000000e+00, %61 ]
  br label %70

70:
  %71 = phi i64 [ %79, %76 ], [ 0, %68 ]
  %72 = load i32, ptr %23, align 8
  %73 = sext i32 %72 to i64
  %74 = icmp slt i64 %71, %73
  br i1 %74, label %76, label %75

75:
  br i1 %50, label %80, label %81

76:
  %77 = load ptr, ptr %22, align 16
  %78 = getelementptr inbounds nuw %struct.range, ptr %77, i64 %71
  call fastcc void @run_range(ptr noundef nonnull %6, ptr noundef %78, ptr noundef %2)
  %79 = add nuw nsw i64 %71, 1
  br label %70

80:
  call fastcc void @end_watch()
  br label %81

81:
  %82 = call fastcc i64 @resume(ptr noundef nonnull %6)
  %83 = call fastcc i64 @now()
  %84 = sub nsw i64 %83, %46
  %85 = sitofp i64 %84 to double
  %86 = fmul double %85, 1.000000e-09
  %87 = load double, ptr %33, align 64
  %88 = fadd double %87, %86
  store double %88, ptr %33, align 64
  %89 = load double, ptr %34, align 8
  %90 = call double @llvm.fmuladd.f64(double %86, double %69, double %89)
  store double %90, ptr %34, align 8
  %91 = zext i1 %53 to i32
  call fastcc void @record(ptr noundef nonnull %6, i64 noundef %82, i32 noundef %91)
  call void @PyEval_RestoreThread(ptr noundef %47)
  %92 = call fastcc i32 @report(ptr noundef %6, ptr noundef nonnull %3)
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %103

94:
  %95 = icmp eq i64 %82, 0
  br i1 %95, label %103, label %96

96:
  %97 = call i32 @PyErr_CheckSignals()
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %103

99:
  %100 = call fastcc i64 @now()
  %101 = call fastcc i64 @threads_for(ptr noundef %0, i64 noundef %82, double noundef 0.000000e+00, i64 noundef %100)
  %102 = call fastcc i64 @claim_of(ptr noundef %0, i64 noundef %82, i64 noundef %101)
  call fastcc void @claim_all(ptr noundef %6, i64 noundef %102)
  store i32 0, ptr %30, align 4
  store i32 0, ptr %29, align 8
  store i32 0, ptr %26, align 4
  store i32 1, ptr %27, align 32
  store ptr null, ptr %32, align 8
  br label %44

103:
  %104 = phi i64 [ 0, %94 ], [ 0, %96 ], [ 1, %81 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i64 %104
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal fastcc i64 @now() unnamed_addr {
  %1 = alloca %struct.time, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  %2 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %1)
  %3 = load i64, ptr %1, align 8
  %4 = mul nsw i64 %3, 1000000000
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = add nsw i64 %4, %6
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret i64 %7
}

define internal fastcc i64 @threads_for(ptr noundef readonly captures(none) %0, i64 noundef %1, double noundef %2, i64 noundef %3) unnamed_addr {
  %5 = alloca [128 x i64], align 16
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8
  %8 = icmp slt i64 %7, 2
  %9 = icmp slt i64 %1, 2
  %10 = or i1 %9, %8
  br i1 %10, label %98, label %11

11:
  %12 = fcmp ogt double %2, 0.000000e+00
  %13 = fcmp olt double %2, 3.000000e-06
  %14 = and i1 %12, %13
  br i1 %14, label %98, label %15

15:
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), align 32
  %17 = icmp eq i64 %16, 0
  br i1 %17, label %18, label %60

18:
  %19 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  %20 = icmp slt i64 %3, %19
  br i1 %20, label %21, label %23

21:
  %22 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  br label %60

23:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  br label %24

24:
  %25 = phi i64 [ %32, %30 ], [ 0, %23 ]
  %26 = icmp eq i64 %25, 128
  br i1 %26, label %27, label %30

27:
  %28 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 1024, ptr noundef nonnull %5)
  %29 = icmp sgt i32 %28, -1
  br i1 %29, label %33, label %52

30:
  %31 = getelementptr inbounds nuw i64, ptr %5, i64 %25
  store i64 0, ptr %31, align 8
  %32 = add nuw nsw i64 %25, 1
  br label %24

33:
  %34 = phi i64 [ %45, %44 ], [ 0, %27 ]
  %35 = phi i64 [ %41, %44 ], [ 0, %27 ]
  %36 = icmp eq i64 %34, 128
  br i1 %36, label %50, label %37

37:
  %38 = getelementptr inbounds nuw i64, ptr %5, i64 %34
  %39 = load i64, ptr %38, align 8
  br label %40

40:
  %41 = phi i64 [ %35, %37 ], [ %47, %46 ]
  %42 = phi i64 [ %39, %37 ], [ %49, %46 ]
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %44, label %46

44:
  %45 = add nuw nsw i64 %34, 1
  br label %33

46:
  %47 = add i64 %41, 1
  %48 = add i64 %42, -1
  %49 = and i64 %48, %42
  br label %40

50:
  %51 = icmp eq i64 %35, 0
  br i1 %51, label %52, label %53

52:
  br label %53

53:
  %54 = phi i64 [ 1023, %52 ], [ %35, %50 ]
  %55 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  %56 = icmp eq i64 %55, 0
  %57 = call i64 @llvm.smin.i64(i64 %54, i64 %55)
  %58 = select i1 %56, i64 %54, i64 %57
  store i64 %58, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  %59 = add nsw i64 %3, 100000000
  store i64 %59, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %60

60:
  %61 = phi i64 [ %16, %15 ], [ %22, %21 ], [ %58, %53 ]
  %62 = call noundef i64 @llvm.smin.i64(i64 %7, i64 %61)
  %63 = call fastcc i64 @claim_of(ptr noundef %0, i64 noundef %1, i64 noundef %62)
  %64 = add nsw i64 %1, -1
  %65 = add nuw i64 %64, %63
  %66 = sdiv i64 %65, %63
  %67 = call noundef i64 @llvm.smin.i64(i64 %62, i64 %66)
  br i1 %12, label %68, label %76

68:
  %69 = sitofp i64 %67 to double
  %70 = fmul double %69, 3.000000e-06
  %71 = fcmp olt double %2, %70
  br i1 %71, label %72, label %76

72:
  %73 = fdiv double %2, 3.000000e-06
  %74 = fptosi double %73 to i64
  %75 = add nsw i64 %74, 1
  br label %76

76:
  %77 = phi i64 [ %75, %72 ], [ %67, %68 ], [ %67, %60 ]
  %78 = call fastcc ptr @ways_for(ptr noundef %0, double noundef %2)
  %79 = icmp sgt i64 %77, 1
  %80 = icmp ne ptr %78, null
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %82, label %97

82:
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %84 = load i64, ptr %83, align 8
  %85 = add nsw i64 %84, 1
  store i64 %85, ptr %83, align 8
  %86 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %87 = load double, ptr %86, align 8
  %88 = fcmp ogt double %87, 0.000000e+00
  br i1 %88, label %89, label %97

89:
  %90 = srem i64 %85, 128
  %91 = load double, ptr %78, align 8
  %92 = fcmp ule double %91, 0.000000e+00
  %93 = fcmp olt double %87, %91
  %94 = or i1 %92, %93
  %95 = icmp sgt i64 %90, 3
  %96 = xor i1 %95, %94
  br i1 %96, label %98, label %97

97:
  br label %98

98:
  %99 = phi i64 [ 1, %4 ], [ 1, %11 ], [ %77, %97 ], [ 1, %89 ]
  ret i64 %99
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define internal fastcc ptr @ways_for(ptr noundef readonly captures(none) %0, double noundef %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %4, 2
  %6 = fcmp ult double %1, 3.000000e-06
  %7 = or i1 %6, %5
  %8 = fcmp oge double %1, 1.000000e-03
  %9 = or i1 %8, %7
  br i1 %9, label %25, label %10

10:
  %11 = phi i32 [ %23, %22 ], [ 0, %2 ]
  %12 = phi double [ %24, %22 ], [ 6.000000e-06, %2 ]
  %13 = icmp samesign ult i32 %11, 8
  %14 = fcmp oge double %1, %12
  %15 = select i1 %13, i1 %14, i1 false
  br i1 %15, label %22, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %20 = zext nneg i32 %11 to i64
  %21 = getelementptr inbounds nuw %struct.ways, ptr %19, i64 %20
  br label %25

22:
  %23 = add nuw nsw i32 %11, 1
  %24 = fmul double %12, 2.000000e+00
  br label %10

25:
  %26 = phi ptr [ %21, %16 ], [ null, %2 ]
  ret ptr %26
}

define internal fastcc void @divide(ptr noundef nonnull readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr {
  %4 = load i64, ptr %1, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = sub nsw i64 %6, %4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = sext i32 %9 to i64
  %12 = tail call i32 @llvm.smax.i32(i32 %9, i32 0)
  %13 = zext nneg i32 %12 to i64
  br label %14

14:
  %15 = phi i64 [ %26, %43 ], [ 0, %3 ]
  %16 = phi i64 [ %44, %43 ], [ %4, %3 ]
  %17 = icmp eq i64 %15, %13
  br i1 %17, label %18, label %19

18:
  ret void

19:
  %20 = load ptr, ptr %10, align 16
  %21 = getelementptr inbounds nuw %struct.range, ptr %20, i64 %15
  br label %22

22:
  %23 = phi i64 [ %33, %29 ], [ 0, %19 ]
  %24 = icmp eq i64 %23, 22
  br i1 %24, label %25, label %29

25:
  store i64 %16, ptr %21, align 128
  %26 = add nuw nsw i64 %15, 1
  %27 = trunc nuw i64 %26 to i32
  %28 = icmp sgt i32 %9, %27
  br i1 %28, label %34, label %41

29:
  %30 = getelementptr inbounds nuw i64, ptr %1, i64 %23
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i64, ptr %21, i64 %23
  store i64 %31, ptr %32, align 8
  %33 = add nuw nsw i64 %23, 1
  br label %22

34:
  %35 = sdiv i64 %7, %11
  %36 = add nsw i64 %35, %16
  %37 = srem i64 %7, %11
  %38 = icmp sgt i64 %37, %15
  %39 = zext i1 %38 to i64
  %40 = add nsw i64 %36, %39
  br label %43

41:
  %42 = load i64, ptr %5, align 8
  br label %43

43:
  %44 = phi i64 [ %40, %34 ], [ %42, %41 ]
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 8
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %21, i64 16
  store i64 %2, ptr %46, align 16
  %47 = getelementptr inbounds nuw i8, ptr %21, i64 176
  store i64 -1, ptr %47, align 16
  %48 = icmp eq i64 %15, 0
  %49 = zext i1 %48 to i32
  %50 = getelementptr inbounds nuw i8, ptr %21, i64 184
  store i32 %49, ptr %50, align 8
  br label %14
}

define internal fastcc range(i64 1, -9223372036854775808) i64 @claim_of(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = load double, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8
  %9 = sitofp i64 %8 to double
  %10 = fmul double %6, %9
  %11 = fcmp ogt double %10, 0.000000e+00
  br i1 %11, label %12, label %32

12:
  %13 = fdiv double 2.000000e-02, %10
  %14 = fdiv double 0x3EE0C6F7A0B5ED8D, %10
  %15 = shl nsw i64 %2, 3
  %16 = sdiv i64 %1, %15
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = load i64, ptr %17, align 8
  %19 = sitofp i64 %18 to double
  %20 = fcmp ogt double %14, %19
  %21 = sitofp i64 %16 to double
  %22 = fcmp olt double %14, %21
  %23 = fptosi double %14 to i64
  %24 = select i1 %22, i64 %23, i64 %16
  %25 = select i1 %20, i64 %24, i64 %18
  %26 = tail call noundef i64 @llvm.smin.i64(i64 %25, i64 %16)
  %27 = sitofp i64 %26 to double
  %28 = fcmp olt double %13, %27
  %29 = fptosi double %13 to i64
  %30 = select i1 %28, i64 %29, i64 %26
  %31 = tail call i64 @llvm.smax.i64(i64 %30, i64 1)
  br label %32

32:
  %33 = phi i64 [ %31, %12 ], [ 1, %3 ]
  ret i64 %33
}

declare ptr @PyEval_SaveThread() local_unnamed_addr

declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr

define internal fastcc range(i32 0, 2) i32 @report(ptr noundef nonnull readonly captures(none) %0, ptr noundef writeonly captures(none) %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = tail call i32 @llvm.smax.i32(i32 %4, i32 0)
  %7 = zext nneg i32 %6 to i64
  br label %8

8:
  %9 = phi i64 [ %21, %20 ], [ 0, %2 ]
  %10 = phi i32 [ %18, %20 ], [ 0, %2 ]
  %11 = icmp eq i64 %9, %7
  br i1 %11, label %15, label %12

12:
  %13 = load ptr, ptr %5, align 16
  %14 = getelementptr inbounds nuw %struct.range, ptr %13, i64 %9
  br label %16

15:
  ret i32 %10

16:
  %17 = phi i64 [ 18, %12 ], [ %33, %31 ]
  %18 = phi i32 [ %10, %12 ], [ %32, %31 ]
  %19 = icmp samesign ult i64 %17, 21
  br i1 %19, label %22, label %20

20:
  %21 = add nuw nsw i64 %9, 1
  br label %8

22:
  %23 = getelementptr inbounds nuw i64, ptr %14, i64 %17
  %24 = load i64, ptr %23, align 8
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %31, label %26

26:
  %27 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  store i64 %24, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %29 = load i64, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i64 %29, ptr %30, align 8
  br label %31

31:
  %32 = phi i32 [ 1, %26 ], [ %18, %22 ]
  %33 = add nuw nsw i64 %17, 2
  br label %16
}

declare i32 @PyErr_CheckSignals() local_unnamed_addr

define internal fastcc void @claim_all(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = tail call i32 @llvm.smax.i32(i32 %4, i32 0)
  %7 = zext nneg i32 %6 to i64
  br label %8

8:
  %9 = phi i64 [ %16, %12 ], [ 0, %2 ]
  %10 = icmp eq i64 %9, %7
  br i1 %10, label %11, label %12

11:
  ret void

12:
  %13 = load ptr, ptr %5, align 16
  %14 = getelementptr inbounds nuw %struct.range, ptr %13, i64 %9
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 16
  store i64 %1, ptr %15, align 16
  %16 = add nuw nsw i64 %9, 1
  br label %8
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define dso_local range(i64 0, 3) i64 @wfv_run_sequence(ptr noundef captures(none) %0) local_unnamed_addr {
  %2 = alloca [64 x %struct.range], align 128
  %3 = alloca %struct.team, align 128
  %4 = alloca %struct.job, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 128 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  store i32 1048576, ptr %3, align 128
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load i64, ptr %6, align 8
  store i64 %7, ptr %5, align 8
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %10 = load i64, ptr %9, align 8
  store i64 %10, ptr %8, align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 128 dereferenceable(128) %4, i8 0, i64 128, i1 false)
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store ptr %2, ptr %11, align 16
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 32
  store i32 1, ptr %12, align 32
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 80
  store ptr %3, ptr %13, align 16
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %15 = load ptr, ptr %14, align 8
  %16 = call ptr @PyEval_SaveThread()
  %17 = call i64 @pthread_self()
  %18 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %19 = icmp eq i64 %17, %18
  %20 = call fastcc i64 @now()
  br i1 %19, label %21, label %22

21:
  call fastcc void @begin_watch(ptr noundef %4)
  br label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 44
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 36
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 28
  br label %39

39:
  %40 = phi ptr [ %16, %22 ], [ %50, %58 ]
  %41 = phi i64 [ %20, %22 ], [ %51, %58 ]
  %42 = phi i32 [ 0, %22 ], [ %52, %58 ]
  %43 = phi i64 [ 0, %22 ], [ %59, %58 ]
  %44 = load i64, ptr %23, align 8
  %45 = icmp slt i64 %43, %44
  %46 = icmp eq i32 %42, 0
  %47 = and i1 %46, %45
  br i1 %47, label %49, label %48

48:
  br i1 %19, label %225, label %226

49:
  %50 = phi ptr [ %221, %220 ], [ %40, %39 ]
  %51 = phi i64 [ %222, %220 ], [ %41, %39 ]
  %52 = phi i32 [ %223, %220 ], [ 0, %39 ]
  %53 = phi i64 [ %224, %220 ], [ 0, %39 ]
  %54 = load i64, ptr %24, align 8
  %55 = icmp slt i64 %53, %54
  %56 = icmp eq i32 %52, 0
  %57 = and i1 %56, %55
  br i1 %57, label %60, label %58

58:
  %59 = add nuw nsw i64 %43, 1
  br label %39

60:
  %61 = load ptr, ptr %0, align 8
  %62 = getelementptr inbounds nuw %struct.step, ptr %61, i64 %53
  %63 = call i64 @pthread_self()
  %64 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %65 = icmp eq i64 %63, %64
  %66 = load ptr, ptr %62, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %69 = load i64, ptr %68, align 8
  %70 = load i64, ptr %67, align 8
  %71 = sub nsw i64 %69, %70
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %73 = load ptr, ptr %72, align 8
  %74 = load double, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %76 = load i64, ptr %75, align 8
  %77 = mul nsw i64 %76, %71
  %78 = sitofp i64 %77 to double
  %79 = fmul double %74, %78
  %80 = load i64, ptr %25, align 8
  %81 = icmp slt i64 %80, 2
  br i1 %81, label %85, label %82

82:
  %83 = call fastcc i64 @threads_for(ptr noundef nonnull readonly %66, i64 noundef %71, double noundef %79, i64 noundef %51)
  %84 = call noundef i64 @llvm.smin.i64(i64 %80, i64 %83)
  br label %85

85:
  %86 = phi i64 [ %84, %82 ], [ 1, %60 ]
  br i1 %65, label %87, label %88

87:
  call fastcc void @lock_watch()
  br label %88

88:
  store ptr %66, ptr %4, align 128
  %89 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %90 = load ptr, ptr %89, align 8
  store ptr %90, ptr %26, align 8
  store i64 %71, ptr %27, align 16
  %91 = call noundef i64 @llvm.smin.i64(i64 %86, i64 64)
  %92 = trunc i64 %91 to i32
  store i32 %92, ptr %28, align 8
  store double 0.000000e+00, ptr %29, align 8
  store double 0.000000e+00, ptr %30, align 64
  %93 = load i64, ptr %25, align 8
  %94 = icmp sgt i64 %93, 1
  br i1 %94, label %95, label %97

95:
  %96 = call fastcc ptr @ways_for(ptr noundef nonnull %66, double noundef %79)
  br label %97

97:
  %98 = phi ptr [ %96, %95 ], [ null, %88 ]
  store ptr %98, ptr %31, align 8
  %99 = call fastcc i64 @claim_of(ptr noundef nonnull %66, i64 noundef %71, i64 noundef %86)
  call fastcc void @divide(ptr noundef nonnull %4, ptr noundef nonnull %67, i64 noundef %99)
  br i1 %65, label %100, label %101

100:
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104) seq_cst, align 8
  br label %101

101:
  br label %102

102:
  %103 = phi ptr [ %217, %216 ], [ %50, %101 ]
  %104 = phi i64 [ %218, %216 ], [ %51, %101 ]
  %105 = phi i64 [ %219, %216 ], [ %86, %101 ]
  %106 = icmp sgt i64 %105, 1
  br i1 %106, label %107, label %166

107:
  %108 = load ptr, ptr %13, align 16
  %109 = trunc i64 %105 to i32
  %110 = add nsw i32 %109, -1
  %111 = load atomic i32, ptr %32 seq_cst, align 8
  %112 = load atomic i32, ptr %33 seq_cst, align 4
  %113 = sub i32 %112, %111
  %114 = add i32 %113, %110
  %115 = load i32, ptr %108, align 4
  %116 = add i32 %115, 4194304
  %117 = and i32 %116, 1069547520
  store atomic i32 %117, ptr %108 seq_cst, align 4
  %118 = icmp sgt i32 %114, 0
  br i1 %118, label %119, label %120

119:
  call fastcc void @grow(i32 noundef %110)
  store atomic i32 %114, ptr %34 seq_cst, align 4
  call fastcc void @invite(ptr noundef nonnull %4)
  br label %120

120:
  call fastcc void @run_groups(ptr noundef nonnull %4, i32 noundef 0, ptr noundef %15)
  %121 = load ptr, ptr %13, align 16
  %122 = atomicrmw or ptr %121, i32 1048576 seq_cst, align 4
  %123 = and i32 %122, 1023
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %127, label %125

125:
  %126 = call fastcc i64 @now()
  br label %127

127:
  %128 = phi i64 [ %126, %125 ], [ 0, %120 ]
  br label %129

129:
  %130 = phi i32 [ 1, %127 ], [ %159, %158 ]
  %131 = phi i32 [ %122, %127 ], [ %160, %158 ]
  %132 = and i32 %131, 1023
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %161, label %134

134:
  %135 = call fastcc i64 @now()
  %136 = sub nsw i64 %135, %128
  %137 = icmp ne i32 %130, 0
  %138 = icmp sgt i64 %136, 9999
  %139 = select i1 %137, i1 %138, i1 false
  br i1 %139, label %140, label %149

140:
  %141 = phi i64 [ %148, %145 ], [ 0, %134 ]
  %142 = load i32, ptr %28, align 8
  %143 = sext i32 %142 to i64
  %144 = icmp slt i64 %141, %143
  br i1 %144, label %145, label %158

145:
  %146 = load ptr, ptr %11, align 16
  %147 = getelementptr inbounds nuw %struct.range, ptr %146, i64 %141
  call fastcc void @run_range(ptr noundef nonnull readonly %4, ptr noundef %147, ptr noundef %15)
  %148 = add nuw nsw i64 %141, 1
  br label %140

149:
  %150 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %151 = icmp slt i64 %136, %150
  br i1 %151, label %158, label %152

152:
  %153 = atomicrmw or ptr %121, i32 2097152 seq_cst, align 4
  %154 = and i32 %153, 1023
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %158, label %156

156:
  %157 = or i32 %153, 2097152
  call fastcc void @sleep_while(ptr noundef %121, i32 noundef %157)
  br label %158

158:
  %159 = phi i32 [ %130, %149 ], [ %130, %156 ], [ %130, %152 ], [ 0, %140 ]
  %160 = load atomic i32, ptr %121 seq_cst, align 4
  br label %129

161:
  %162 = lshr exact i32 %131, 10
  %163 = and i32 %162, 1023
  %164 = add nuw nsw i32 %163, 1
  %165 = uitofp nneg i32 %164 to double
  br label %168

166:
  %167 = load ptr, ptr %11, align 16
  call fastcc void @run_range(ptr noundef nonnull %4, ptr noundef %167, ptr noundef %15)
  br label %168

168:
  %169 = phi double [ %165, %161 ], [ 1.000000e+00, %166 ]
  br label %170

170:
  %171 = phi i64 [ %181, %178 ], [ 0, %168 ]
  %172 = load i32, ptr %28, align 8
  %173 = sext i32 %172 to i64
  %174 = icmp slt i64 %171, %173
  br i1 %174, label %178, label %175

175:
  %176 = load atomic i32, ptr %35 seq_cst, align 8
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %184, label %182

178:
  %179 = load ptr, ptr %11, align 16
  %180 = getelementptr inbounds nuw %struct.range, ptr %179, i64 %171
  call fastcc void @run_range(ptr noundef nonnull %4, ptr noundef %180, ptr noundef %15)
  %181 = add nuw nsw i64 %171, 1
  br label %170

182:
  call fastcc void @end_watch()
  %183 = call fastcc i64 @resume(ptr noundef nonnull %4)
  br label %184

184:
  %185 = phi i64 [ %183, %182 ], [ 0, %175 ]
  %186 = call fastcc i64 @now()
  %187 = sub nsw i64 %186, %104
  %188 = sitofp i64 %187 to double
  %189 = fmul double %188, 1.000000e-09
  %190 = load double, ptr %30, align 64
  %191 = fadd double %190, %189
  store double %191, ptr %30, align 64
  %192 = load double, ptr %29, align 8
  %193 = call double @llvm.fmuladd.f64(double %189, double %169, double %192)
  store double %193, ptr %29, align 8
  %194 = zext i1 %106 to i32
  call fastcc void @record(ptr noundef nonnull %4, i64 noundef %185, i32 noundef %194)
  %195 = call fastcc i32 @report(ptr noundef nonnull %4, ptr noundef nonnull %36)
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %220

197:
  %198 = icmp eq i64 %185, 0
  %199 = zext i1 %198 to i64
  %200 = load i64, ptr %37, align 8
  %201 = add nsw i64 %200, %199
  store i64 %201, ptr %37, align 8
  %202 = load atomic i32, ptr %35 seq_cst, align 8
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %216, label %204

204:
  call fastcc void @end_watch()
  call fastcc void @disband(ptr noundef nonnull %4, ptr noundef %15)
  store i32 0, ptr %35, align 8
  store i32 0, ptr %38, align 4
  call void @PyEval_RestoreThread(ptr noundef %103)
  %205 = call i32 @PyErr_CheckSignals()
  %206 = icmp eq i32 %205, 0
  %207 = call ptr @PyEval_SaveThread()
  call fastcc void @begin_watch(ptr noundef nonnull %4)
  br i1 %206, label %208, label %220

208:
  %209 = call fastcc i64 @now()
  %210 = load i64, ptr %25, align 8
  %211 = load ptr, ptr %4, align 128
  %212 = call fastcc i64 @threads_for(ptr noundef %211, i64 noundef %185, double noundef 0.000000e+00, i64 noundef %209)
  %213 = call noundef i64 @llvm.smin.i64(i64 %210, i64 %212)
  %214 = load ptr, ptr %4, align 128
  %215 = call fastcc i64 @claim_of(ptr noundef %214, i64 noundef %185, i64 noundef %213)
  call fastcc void @claim_all(ptr noundef nonnull %4, i64 noundef %215)
  store ptr null, ptr %31, align 8
  br label %216

216:
  %217 = phi ptr [ %103, %197 ], [ %207, %208 ]
  %218 = phi i64 [ %186, %197 ], [ %209, %208 ]
  %219 = phi i64 [ %105, %197 ], [ %213, %208 ]
  br i1 %198, label %220, label %102

220:
  %221 = phi ptr [ %217, %216 ], [ %207, %204 ], [ %103, %184 ]
  %222 = phi i64 [ %218, %216 ], [ %186, %204 ], [ %186, %184 ]
  %223 = phi i32 [ 0, %216 ], [ 2, %204 ], [ 1, %184 ]
  %224 = add nuw nsw i64 %53, 1
  br label %49

225:
  call fastcc void @end_watch()
  br label %226

226:
  call fastcc void @disband(ptr noundef %4, ptr noundef %15)
  call void @PyEval_RestoreThread(ptr noundef %40)
  %227 = zext nneg i32 %42 to i64
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret i64 %227
}

declare i64 @pthread_self() local_unnamed_addr

define internal fastcc void @begin_watch(ptr noundef nonnull %0) unnamed_addr {
  %2 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), align 32
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %6

4:
  %5 = tail call fastcc i32 @start_thread(ptr noundef nonnull @watch, ptr noundef null)
  store i32 %5, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), align 32
  br label %6

6:
  %7 = ptrtoint ptr %0 to i64
  store atomic i64 %7, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 112) seq_cst, align 16
  %8 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 100) seq_cst, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %14, label %10

10:
  %11 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 100), i32 1, i32 0 seq_cst seq_cst, align 4
  %12 = extractvalue { i32, i1 } %11, 1
  br i1 %12, label %13, label %14

13:
  tail call fastcc void @wake(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 100))
  br label %14

14:
  ret void
}

define internal fastcc void @end_watch() unnamed_addr {
  tail call fastcc void @lock_watch()
  store ptr null, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 112), align 16
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104) seq_cst, align 8
  ret void
}

define internal fastcc void @disband(ptr noundef nonnull %0, ptr noundef %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %6 = load ptr, ptr %5, align 16
  store atomic i32 1074790400, ptr %6 seq_cst, align 128
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store atomic i32 0, ptr %7 seq_cst, align 4
  store i32 0, ptr %3, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %9 = load atomic i32, ptr %8 seq_cst, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %13, label %11

11:
  %12 = tail call fastcc i32 @finish(ptr noundef %0, ptr noundef %1)
  br label %13

13:
  store i32 %4, ptr %3, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 0, ptr %14, align 4
  store i32 0, ptr %8, align 8
  %15 = load ptr, ptr %5, align 16
  store i32 1048576, ptr %15, align 128
  ret void
}

define dso_local noundef nonnull ptr @wfv_start(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  br label %5

5:
  %6 = phi i64 [ 0, %4 ], [ %11, %9 ]
  %7 = icmp eq i64 %6, 131072
  br i1 %7, label %8, label %9

8:
  store i64 %0, ptr @pool, align 128
  store i64 %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  store i64 %3, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  ret ptr @pool

9:
  %10 = getelementptr inbounds nuw i8, ptr @pool, i64 %6
  store i8 0, ptr %10, align 1
  %11 = add nuw nsw i64 %6, 1
  br label %5
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr

define internal fastcc void @grow(i32 noundef range(i32 -2147483648, 2147483647) %0) unnamed_addr {
  %2 = tail call i32 @llvm.smin.i32(i32 %0, i32 1023)
  %3 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72) seq_cst, align 8
  %4 = icmp slt i32 %3, %2
  br i1 %4, label %5, label %19

5:
  %6 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 76), i32 0, i32 1 seq_cst seq_cst, align 4
  %7 = extractvalue { i32, i1 } %6, 1
  br i1 %7, label %8, label %19

8:
  %9 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  %10 = icmp slt i32 %9, %2
  br i1 %10, label %11, label %18

11:
  %12 = sext i32 %9 to i64
  %13 = getelementptr inbounds %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %12
  %14 = tail call fastcc i32 @start_thread(ptr noundef nonnull @serve, ptr noundef nonnull %13)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:
  %17 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), i32 1 seq_cst, align 8
  br label %8

18:
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 76) seq_cst, align 4
  br label %19

19:
  ret void
}

define internal fastcc void @invite(ptr noundef %0) unnamed_addr {
  %2 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72) seq_cst, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %4 = load i32, ptr %3, align 32
  %5 = icmp eq i32 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = ptrtoint ptr %0 to i64
  %9 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %10 = select i1 %5, i32 1, i32 3
  %11 = zext nneg i32 %9 to i64
  br label %12

12:
  %13 = phi i32 [ 0, %1 ], [ %27, %26 ]
  %14 = phi i32 [ 0, %1 ], [ %21, %26 ]
  %15 = icmp eq i32 %13, %10
  br i1 %15, label %18, label %16

16:
  %17 = icmp eq i32 %13, 1
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ 0, %16 ], [ %60, %58 ]
  %21 = phi i32 [ %14, %16 ], [ %59, %58 ]
  %22 = icmp eq i64 %20, %11
  br i1 %22, label %26, label %23

23:
  %24 = load atomic i32, ptr %6 seq_cst, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %28, label %26

26:
  %27 = add nuw nsw i32 %13, 1
  br label %12

28:
  %29 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %20
  %30 = load atomic i64, ptr %29 seq_cst, align 128
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %58

32:
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %34 = load atomic i32, ptr %33 seq_cst, align 8
  %35 = icmp eq i32 %34, %13
  br i1 %35, label %36, label %58

36:
  %37 = icmp eq i32 %21, 2
  %38 = select i1 %17, i1 %37, i1 false
  br i1 %38, label %58, label %39

39:
  %40 = atomicrmw add ptr %6, i32 -1 seq_cst, align 4
  %41 = icmp slt i32 %40, 1
  br i1 %41, label %42, label %44

42:
  %43 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  br label %58

44:
  %45 = atomicrmw add ptr %7, i32 1 seq_cst, align 8
  %46 = cmpxchg ptr %29, i64 0, i64 %8 seq_cst seq_cst, align 128
  %47 = extractvalue { i64, i1 } %46, 1
  br i1 %47, label %51, label %48

48:
  %49 = atomicrmw add ptr %7, i32 -1 seq_cst, align 8
  %50 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  br label %58

51:
  %52 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 56), i64 1 seq_cst, align 8
  %53 = cmpxchg ptr %33, i32 1, i32 0 seq_cst seq_cst, align 8
  %54 = extractvalue { i32, i1 } %53, 1
  br i1 %54, label %55, label %58

55:
  %56 = add nsw i32 %21, 1
  %57 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i64 1 seq_cst, align 64
  tail call fastcc void @wake(ptr noundef nonnull %33)
  br label %58

58:
  %59 = phi i32 [ %21, %28 ], [ %56, %55 ], [ 2, %36 ], [ %21, %32 ], [ %21, %51 ], [ %21, %42 ], [ %21, %48 ]
  %60 = add nuw nsw i64 %20, 1
  br label %19
}

define internal fastcc void @run_groups(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 16
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.range, ptr %5, i64 %6
  tail call fastcc void @run_range(ptr noundef %0, ptr noundef %7, ptr noundef %2)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %9

9:
  %10 = phi i32 [ 1, %3 ], [ %45, %44 ]
  %11 = load i32, ptr %8, align 8
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %14, label %13

13:
  ret void

14:
  %15 = load ptr, ptr %4, align 16
  %16 = add nsw i32 %10, %1
  %17 = srem i32 %16, %11
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.range, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 184
  %21 = load atomic i32, ptr %20 seq_cst, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = cmpxchg ptr %20, i32 0, i32 1 seq_cst seq_cst, align 8
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %43, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = load atomic i64, ptr %19 seq_cst, align 128
  %30 = load ptr, ptr %0, align 128
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %33, 0.000000e+00
  br i1 %34, label %35, label %43

35:
  %36 = sub nsw i64 %28, %29
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %36
  %40 = sitofp i64 %39 to double
  %41 = fmul double %33, %40
  %42 = fcmp ule double %41, 1.000000e-05
  br i1 %42, label %44, label %43

43:
  tail call fastcc void @run_range(ptr noundef nonnull %0, ptr noundef nonnull %19, ptr noundef %2)
  br label %44

44:
  %45 = add nuw nsw i32 %10, 1
  br label %9
}

define internal fastcc i32 @finish(ptr noundef nonnull %0, ptr noundef %1) unnamed_addr {
  %3 = tail call fastcc i64 @now()
  %4 = ptrtoint ptr %0 to i64
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %9

9:
  %10 = phi i1 [ true, %2 ], [ false, %53 ]
  %11 = phi i32 [ 0, %2 ], [ %19, %53 ]
  br label %12

12:
  %13 = phi i32 [ %11, %9 ], [ %19, %64 ]
  %14 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72) seq_cst, align 8
  %15 = tail call i32 @llvm.smax.i32(i32 %14, i32 0)
  %16 = zext nneg i32 %15 to i64
  br label %17

17:
  %18 = phi i64 [ %38, %36 ], [ 0, %12 ]
  %19 = phi i32 [ %37, %36 ], [ %13, %12 ]
  %20 = icmp eq i64 %18, %16
  br i1 %20, label %21, label %26

21:
  %22 = tail call fastcc i64 @now()
  %23 = sub nsw i64 %22, %3
  %24 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %25 = icmp slt i64 %23, %24
  br i1 %25, label %42, label %39

26:
  %27 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %18
  %28 = load atomic i64, ptr %27 seq_cst, align 128
  %29 = inttoptr i64 %28 to ptr
  %30 = icmp eq ptr %0, %29
  br i1 %30, label %31, label %36

31:
  %32 = cmpxchg ptr %27, i64 %4, i64 0 seq_cst seq_cst, align 128
  %33 = extractvalue { i64, i1 } %32, 1
  %34 = zext i1 %33 to i32
  %35 = add nsw i32 %19, %34
  br label %36

36:
  %37 = phi i32 [ %19, %26 ], [ %35, %31 ]
  %38 = add nuw nsw i64 %18, 1
  br label %17

39:
  %40 = atomicrmw or ptr %5, i32 1073741824 seq_cst, align 4
  %41 = or i32 %40, 1073741824
  br label %44

42:
  %43 = load atomic i32, ptr %5 seq_cst, align 4
  br label %44

44:
  %45 = phi i32 [ %41, %39 ], [ %43, %42 ]
  %46 = load atomic i32, ptr %6 seq_cst, align 8
  %47 = sub nsw i32 %46, %19
  %48 = and i32 %45, -1073741825
  %49 = icmp eq i32 %48, %47
  br i1 %49, label %65, label %50

50:
  %51 = icmp sgt i64 %23, 9999
  %52 = and i1 %10, %51
  br i1 %52, label %53, label %62

53:
  %54 = phi i64 [ %61, %58 ], [ 0, %50 ]
  %55 = load i32, ptr %7, align 8
  %56 = sext i32 %55 to i64
  %57 = icmp slt i64 %54, %56
  br i1 %57, label %58, label %9

58:
  %59 = load ptr, ptr %8, align 16
  %60 = getelementptr inbounds nuw %struct.range, ptr %59, i64 %54
  tail call fastcc void @run_range(ptr noundef nonnull %0, ptr noundef %60, ptr noundef %1)
  %61 = add nuw nsw i64 %54, 1
  br label %53

62:
  br i1 %25, label %64, label %63

63:
  tail call fastcc void @sleep_while(ptr noundef nonnull %5, i32 noundef %45)
  br label %64

64:
  br label %12

65:
  %66 = load atomic i32, ptr %6 seq_cst, align 8
  %67 = sub nsw i32 %66, %19
  ret i32 %67
}

define internal fastcc void @run_range(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr {
  %4 = load atomic i64, ptr %1 seq_cst, align 128
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %4, %6
  br i1 %7, label %8, label %21

8:
  %9 = load ptr, ptr %0, align 128
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  tail call void %10(ptr noundef %12, ptr noundef nonnull %1, ptr noundef %2)
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %14 = load i64, ptr %13, align 16
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %18 = load i64, ptr %17, align 32
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %21, label %20

20:
  tail call fastcc void @stop(ptr noundef nonnull %0)
  br label %21

21:
  ret void
}

define internal fastcc i64 @resume(ptr noundef nonnull readonly captures(none) %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = tail call i32 @llvm.smax.i32(i32 %3, i32 0)
  %6 = zext nneg i32 %5 to i64
  br label %7

7:
  %8 = phi i64 [ %28, %22 ], [ 0, %1 ]
  %9 = phi i64 [ %24, %22 ], [ 0, %1 ]
  %10 = icmp eq i64 %8, %6
  br i1 %10, label %11, label %12

11:
  ret i64 %9

12:
  %13 = load ptr, ptr %4, align 16
  %14 = getelementptr inbounds nuw %struct.range, ptr %13, i64 %8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 176
  %16 = load i64, ptr %15, align 16
  %17 = icmp sgt i64 %16, -1
  br i1 %17, label %18, label %22

18:
  store i64 %16, ptr %14, align 128
  %19 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %20 = load i64, ptr %19, align 8
  %21 = sub nsw i64 %20, %16
  br label %22

22:
  %23 = phi i64 [ %21, %18 ], [ 0, %12 ]
  %24 = add nsw i64 %23, %9
  store i64 -1, ptr %15, align 16
  %25 = icmp eq i64 %8, 0
  %26 = zext i1 %25 to i32
  %27 = getelementptr inbounds nuw i8, ptr %14, i64 184
  store i32 %26, ptr %27, align 8
  %28 = add nuw nsw i64 %8, 1
  br label %7
}

declare double @llvm.fmuladd.f64(double, double, double)

define internal fastcc void @record(ptr noundef nonnull readonly captures(none) %0, i64 noundef %1, i32 noundef range(i32 0, 2) %2) unnamed_addr {
  %4 = load ptr, ptr %0, align 128
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6 = load i64, ptr %5, align 16
  %7 = sub nsw i64 %6, %1
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = mul nsw i64 %7, %9
  %11 = icmp sgt i64 %10, 0
  br i1 %11, label %12, label %53

12:
  %13 = uitofp nneg i64 %10 to double
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = load double, ptr %16, align 8
  %18 = fdiv double %17, %13
  store double %18, ptr %15, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %20 = load double, ptr %19, align 64
  %21 = fdiv double %20, %13
  %22 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store double %21, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq i64 %1, 0
  %26 = icmp ne ptr %24, null
  %27 = select i1 %25, i1 %26, i1 false
  br i1 %27, label %28, label %53

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %30 = load i64, ptr %29, align 8
  %31 = and i64 %30, 127
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %53, label %33

33:
  %34 = icmp eq i32 %2, 0
  %35 = select i1 %34, i64 0, i64 8
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 %35
  %37 = load double, ptr %36, align 8
  %38 = fcmp ogt double %37, 0.000000e+00
  br i1 %38, label %39, label %51

39:
  %40 = fcmp olt double %21, %37
  br i1 %40, label %41, label %44

41:
  %42 = fadd double %21, %37
  %43 = fmul double %42, 5.000000e-01
  br label %51

44:
  %45 = fmul double %37, 2.000000e+00
  %46 = fcmp olt double %21, %45
  %47 = select i1 %46, double %21, double %45
  %48 = fsub double %47, %37
  %49 = fmul double %48, 2.500000e-01
  %50 = fadd double %37, %49
  br label %51

51:
  %52 = phi double [ %43, %41 ], [ %50, %44 ], [ %21, %33 ]
  store double %52, ptr %36, align 8
  br label %53

53:
  ret void
}

define internal fastcc range(i32 0, 2) i32 @start_thread(ptr noundef %0, ptr noundef %1) unnamed_addr {
  %3 = alloca [16 x i64], align 16
  %4 = alloca i64, align 8
  %5 = alloca [128 x i8], align 16
  %6 = alloca [128 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %7

7:
  %8 = phi i64 [ %16, %14 ], [ 0, %2 ]
  %9 = icmp eq i64 %8, 128
  br i1 %9, label %10, label %14

10:
  store i8 39, ptr %5, align 16
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 1
  store i8 -5, ptr %11, align 1
  %12 = call i32 @pthread_attr_init(ptr noundef nonnull %3)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %26

14:
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 %8
  store i8 -1, ptr %15, align 1
  %16 = add nuw nsw i64 %8, 1
  br label %7

17:
  %18 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %3, i64 noundef 8388608)
  %19 = call i32 @pthread_attr_setdetachstate(ptr noundef nonnull %3, i32 noundef 1)
  %20 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %21 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef nonnull %3, ptr noundef %0, ptr noundef %1)
  %22 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef null)
  %23 = call i32 @pthread_attr_destroy(ptr noundef nonnull %3)
  %24 = icmp eq i32 %21, 0
  %25 = zext i1 %24 to i32
  br label %26

26:
  %27 = phi i32 [ %25, %17 ], [ 0, %10 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i32 %27
}

define internal noalias noundef nonnull ptr @serve(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = ptrtoint ptr %0 to i64
  %4 = sub i64 %3, ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128) to i64)
  %5 = lshr exact i64 %4, 7
  %6 = trunc i64 %5 to i32
  %7 = add nsw i32 %6, 1
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %10

10:
  %11 = tail call fastcc i64 @now()
  %12 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %13 = add nsw i64 %12, %11
  store atomic i32 0, ptr %2 seq_cst, align 8
  br label %14

14:
  %15 = phi i64 [ %32, %29 ], [ %13, %10 ]
  br label %16

16:
  %17 = load atomic i64, ptr %0 seq_cst, align 128
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %22, label %19

19:
  %20 = atomicrmw xchg ptr %0, i64 0 seq_cst, align 128
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %33

22:
  %23 = tail call fastcc i64 @now()
  %24 = icmp slt i64 %23, %15
  br i1 %24, label %16, label %25

25:
  store atomic i32 1, ptr %2 seq_cst, align 8
  %26 = load atomic i64, ptr %0 seq_cst, align 128
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %29

28:
  tail call fastcc void @sleep_while(ptr noundef nonnull %2, i32 noundef 1)
  br label %29

29:
  store atomic i32 0, ptr %2 seq_cst, align 8
  %30 = tail call fastcc i64 @now()
  %31 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %32 = add nsw i64 %31, %30
  br label %14

33:
  %34 = inttoptr i64 %20 to ptr
  store atomic i32 2, ptr %2 seq_cst, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 80
  %36 = load ptr, ptr %35, align 16
  %37 = icmp eq ptr %36, null
  br i1 %37, label %89, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %42 = load i64, ptr %41, align 16
  %43 = add nsw i64 %42, %40
  %44 = tail call fastcc ptr @scratch_of(ptr noundef nonnull %0, i64 noundef %43)
  %45 = icmp eq ptr %44, null
  br i1 %45, label %112, label %46

46:
  %47 = load i64, ptr %41, align 16
  %48 = ptrtoint ptr %44 to i64
  %49 = add i64 %48, -1
  %50 = add i64 %49, %47
  %51 = sub nsw i64 0, %47
  %52 = and i64 %50, %51
  %53 = inttoptr i64 %52 to ptr
  %54 = getelementptr inbounds nuw i8, ptr %34, i64 36
  %55 = load atomic i32, ptr %54 seq_cst, align 4
  %56 = icmp sgt i32 %55, 0
  br i1 %56, label %57, label %58

57:
  tail call fastcc void @invite(ptr noundef nonnull %34)
  br label %58

58:
  br label %59

59:
  %60 = phi i32 [ -1, %58 ], [ %72, %88 ]
  %61 = tail call fastcc i64 @now()
  %62 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %63 = add nsw i64 %62, %61
  br label %64

64:
  %65 = load atomic i32, ptr %36 seq_cst, align 128
  %66 = and i32 %65, 1073741824
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %112

68:
  %69 = and i32 %65, 1048576
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %74

71:
  %72 = and i32 %65, 1069547520
  %73 = icmp eq i32 %72, %60
  br i1 %73, label %74, label %77

74:
  %75 = tail call fastcc i64 @now()
  %76 = icmp slt i64 %75, %63
  br i1 %76, label %81, label %112

77:
  %78 = add nuw nsw i32 %65, 1025
  %79 = cmpxchg ptr %36, i32 %65, i32 %78 seq_cst seq_cst, align 128
  %80 = extractvalue { i32, i1 } %79, 1
  br i1 %80, label %82, label %81

81:
  br label %64

82:
  %83 = tail call fastcc i32 @take_range(ptr noundef nonnull %34, i32 noundef %7)
  tail call fastcc void @run_groups(ptr noundef nonnull %34, i32 noundef %83, ptr noundef %53)
  %84 = atomicrmw add ptr %36, i32 -1 seq_cst, align 128
  %85 = and i32 %84, 2097152
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %88, label %87

87:
  tail call fastcc void @wake(ptr noundef nonnull %36)
  br label %88

88:
  br label %59

89:
  %90 = load ptr, ptr %34, align 128
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 32
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %90, i64 40
  %94 = load i64, ptr %93, align 8
  %95 = add nsw i64 %94, %92
  %96 = tail call fastcc ptr @scratch_of(ptr noundef nonnull %0, i64 noundef %95)
  %97 = icmp eq ptr %96, null
  br i1 %97, label %112, label %98

98:
  %99 = tail call fastcc i32 @take_range(ptr noundef nonnull %34, i32 noundef %7)
  %100 = getelementptr inbounds nuw i8, ptr %34, i64 36
  %101 = load atomic i32, ptr %100 seq_cst, align 4
  %102 = icmp sgt i32 %101, 0
  br i1 %102, label %103, label %104

103:
  tail call fastcc void @invite(ptr noundef nonnull %34)
  br label %104

104:
  %105 = load i64, ptr %93, align 8
  %106 = ptrtoint ptr %96 to i64
  %107 = add i64 %106, -1
  %108 = add i64 %107, %105
  %109 = sub nsw i64 0, %105
  %110 = and i64 %108, %109
  %111 = inttoptr i64 %110 to ptr
  tail call fastcc void @run_groups(ptr noundef nonnull %34, i32 noundef %99, ptr noundef %111)
  br label %112

112:
  %113 = getelementptr inbounds nuw i8, ptr %34, i64 44
  %114 = atomicrmw add ptr %113, i32 1 seq_cst, align 4
  %115 = and i32 %114, 1073741824
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %118, label %117

117:
  tail call fastcc void @wake(ptr noundef nonnull %113)
  br label %118

118:
  %119 = load i64, ptr %8, align 8
  %120 = icmp sgt i64 %119, 4194304
  br i1 %120, label %121, label %123

121:
  %122 = load ptr, ptr %9, align 16
  tail call void @free(ptr noundef %122)
  store ptr null, ptr %9, align 16
  store i64 0, ptr %8, align 8
  br label %123

123:
  br label %10
}

declare i32 @pthread_attr_init(ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_destroy(ptr noundef) local_unnamed_addr

declare void @free(ptr noundef) local_unnamed_addr

define internal fastcc void @sleep_while(ptr noundef %0, i32 noundef %1) unnamed_addr {
  %3 = load i64, ptr @pool, align 128
  %4 = sext i32 %1 to i64
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef %3, ptr noundef %0, i64 noundef 128, i64 noundef %4, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  ret void
}

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr

define internal fastcc void @wake(ptr noundef %0) unnamed_addr {
  %2 = load i64, ptr @pool, align 128
  %3 = tail call i64 (i64, ...) @syscall(i64 noundef %2, ptr noundef %0, i64 noundef 129, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  ret void
}

define internal fastcc ptr @scratch_of(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load i64, ptr %3, align 8
  %5 = icmp slt i64 %4, %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load ptr, ptr %6, align 16
  br i1 %5, label %8, label %12

8:
  tail call void @free(ptr noundef %7)
  %9 = tail call ptr @malloc(i64 noundef %1)
  store ptr %9, ptr %6, align 16
  %10 = icmp eq ptr %9, null
  %11 = select i1 %10, i64 0, i64 %1
  store i64 %11, ptr %3, align 8
  br label %12

12:
  %13 = phi ptr [ %9, %8 ], [ %7, %2 ]
  ret ptr %13
}

define internal fastcc range(i32 -2147483647, -2147483648) i32 @take_range(ptr noundef readonly captures(none) %0, i32 noundef range(i32 -2147483647, -2147483648) %1) unnamed_addr {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %5

5:
  %6 = phi i32 [ 0, %2 ], [ %25, %24 ]
  %7 = load i32, ptr %3, align 8
  %8 = icmp slt i32 %6, %7
  br i1 %8, label %9, label %26

9:
  %10 = add nsw i32 %6, %1
  %11 = srem i32 %10, %7
  %12 = load ptr, ptr %4, align 16
  %13 = sext i32 %11 to i64
  %14 = getelementptr inbounds %struct.range, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 184
  %16 = load atomic i32, ptr %15 seq_cst, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %24

18:
  %19 = load ptr, ptr %4, align 16
  %20 = getelementptr inbounds %struct.range, ptr %19, i64 %13
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 184
  %22 = cmpxchg ptr %21, i32 0, i32 1 seq_cst seq_cst, align 8
  %23 = extractvalue { i32, i1 } %22, 1
  br i1 %23, label %28, label %24

24:
  %25 = add nuw nsw i32 %6, 1
  br label %5

26:
  %27 = srem i32 %1, %7
  br label %28

28:
  %29 = phi i32 [ %27, %26 ], [ %11, %18 ]
  ret i32 %29
}

declare ptr @malloc(i64 noundef) local_unnamed_addr

define internal fastcc void @stop(ptr noundef readonly captures(none) %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %4

4:
  %5 = phi i64 [ %21, %20 ], [ 0, %1 ]
  %6 = load i32, ptr %2, align 8
  %7 = sext i32 %6 to i64
  %8 = icmp slt i64 %5, %7
  br i1 %8, label %10, label %9

9:
  ret void

10:
  %11 = load ptr, ptr %3, align 16
  %12 = getelementptr inbounds nuw %struct.range, ptr %11, i64 %5
  %13 = atomicrmw xchg ptr %12, i64 4611686018427387904 seq_cst, align 128
  %14 = icmp slt i64 %13, 4611686018427387904
  br i1 %14, label %15, label %20

15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = tail call noundef i64 @llvm.smin.i64(i64 %13, i64 %17)
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 176
  store i64 %18, ptr %19, align 16
  br label %20

20:
  %21 = add nuw nsw i64 %5, 1
  br label %4
}

define internal noalias noundef nonnull ptr @watch(ptr readnone captures(none) %0) {
  %2 = alloca %struct.time, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %4

4:
  %5 = phi i32 [ 0, %1 ], [ %31, %29 ]
  %6 = icmp sgt i32 %5, 19
  br i1 %6, label %7, label %12

7:
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 100) seq_cst, align 4
  %8 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 112) seq_cst, align 16
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:
  call fastcc void @sleep_while(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 100), i32 noundef 1)
  br label %11

11:
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 100) seq_cst, align 4
  br label %12

12:
  %13 = phi i32 [ 0, %11 ], [ %5, %4 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %14 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  %15 = sdiv i64 %14, 1000000000
  store i64 %15, ptr %2, align 8
  %16 = srem i64 %14, 1000000000
  store i64 %16, ptr %3, align 8
  %17 = call i32 @nanosleep(ptr noundef nonnull %2, ptr noundef null)
  call fastcc void @lock_watch()
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 112), align 16
  %19 = icmp eq ptr %18, null
  br i1 %19, label %29, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %28, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %18, i64 88
  store atomic i32 1, ptr %25 seq_cst, align 8
  call fastcc void @stop(ptr noundef nonnull %18)
  %26 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48), align 16
  %27 = add nsw i64 %26, 1
  store i64 %27, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48), align 16
  br label %28

28:
  store i32 1, ptr %21, align 4
  br label %29

29:
  %30 = phi i32 [ %13, %12 ], [ 0, %28 ]
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104) seq_cst, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %31 = add nsw i32 %30, 1
  br label %4
}

declare i32 @nanosleep(ptr noundef, ptr noundef) local_unnamed_addr

define internal fastcc void @lock_watch() unnamed_addr {
  br label %1

1:
  %2 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), i32 0, i32 1 seq_cst seq_cst, align 8
  %3 = extractvalue { i32, i1 } %2, 1
  br i1 %3, label %6, label %4

4:
  %5 = tail call i32 @sched_yield()
  br label %1

6:
  ret void
}

declare i32 @sched_yield() local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare i64 @llvm.smax.i64(i64, i64)

declare i32 @llvm.smin.i32(i32, i32)

declare i32 @llvm.smax.i32(i32, i32)
