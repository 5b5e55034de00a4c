; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { i64, [32 x %struct.sigaction] }

%struct.sigaction = type { %union.__sigaction_u, i32, i32 }

%union.__sigaction_u = type { ptr }

%struct.call = type { [49 x i32], %struct.fenv_t, ptr }

%struct.fenv_t = type { i64, i64 }

@faults = internal global %struct.anon zeroinitializer, align 8

@__const.wfv_handle_faults.action = private unnamed_addr constant %struct.sigaction { %union.__sigaction_u { ptr @handle }, i32 0, i32 81 }, align 8

@signals = internal unnamed_addr constant [5 x i32] [i32 4, i32 5, i32 10, i32 8, i32 11], align 4

define void @wfv_call(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca %struct.call, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 216
  store ptr %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 200
  %8 = call i32 @fegetenv(ptr noundef nonnull %7)
  %9 = call i32 @sigsetjmp(ptr noundef nonnull %5, i32 noundef 0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %14

11:
  %12 = load i64, ptr @faults, align 8
  %13 = call i32 @pthread_setspecific(i64 noundef %12, ptr noundef nonnull %5)
  call void %0(ptr noundef %1, ptr noundef %2, ptr noundef %3)
  br label %14

14:
  %15 = load i64, ptr @faults, align 8
  %16 = call i32 @pthread_setspecific(i64 noundef %15, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare i32 @fegetenv(ptr noundef) local_unnamed_addr

declare i32 @sigsetjmp(ptr noundef, i32 noundef) local_unnamed_addr returns_twice

declare i32 @pthread_setspecific(i64 noundef, ptr noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @wfv_handle_faults() local_unnamed_addr {
  %1 = alloca %struct.sigaction, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1, ptr noundef nonnull align 8 dereferenceable(16) @__const.wfv_handle_faults.action, i64 16, i1 false)
  %2 = tail call i32 @pthread_key_create(ptr noundef nonnull @faults, ptr noundef null)
  %3 = icmp eq i32 %2, 0
  br i1 %3, label %4, label %14

4:
  %5 = phi i64 [ %13, %7 ], [ 0, %0 ]
  %6 = icmp eq i64 %5, 5
  br i1 %6, label %14, label %7

7:
  %8 = getelementptr inbounds nuw i32, ptr @signals, i64 %5
  %9 = load i32, ptr %8, align 4
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds %struct.sigaction, ptr getelementptr inbounds nuw (i8, ptr @faults, i64 8), i64 %10
  %12 = call i32 @sigaction(i32 noundef %9, ptr noundef nonnull %1, ptr noundef nonnull %11)
  %13 = add nuw nsw i64 %5, 1
  br label %4

14:
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret void
}

define internal void @handle(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = load i64, ptr @faults, align 8
  %5 = tail call ptr @pthread_getspecific(i64 noundef %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %14, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 65537
  br i1 %10, label %57, label %11

11:
  %12 = add i32 %9, -65537
  %13 = icmp ult i32 %12, -65536
  br i1 %13, label %14, label %41

14:
  %15 = sext i32 %0 to i64
  %16 = getelementptr inbounds %struct.sigaction, ptr getelementptr inbounds nuw (i8, ptr @faults, i64 8), i64 %15
  %17 = load ptr, ptr %16, align 8
  %18 = icmp eq ptr %17, inttoptr (i64 1 to ptr)
  br i1 %18, label %19, label %24

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = add i32 %21, -65537
  %23 = icmp ult i32 %22, -65536
  br i1 %23, label %57, label %33

24:
  %25 = icmp ult ptr %17, inttoptr (i64 2 to ptr)
  br i1 %25, label %33, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = and i32 %28, 64
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %32, label %31

31:
  tail call void %17(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  br label %57

32:
  tail call void %17(i32 noundef %0)
  br label %57

33:
  store ptr null, ptr %16, align 8
  %34 = tail call i32 @sigaction(i32 noundef %0, ptr noundef nonnull %16, ptr noundef null)
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %36 = load i32, ptr %35, align 8
  %37 = add i32 %36, -65537
  %38 = icmp ult i32 %37, -65536
  br i1 %38, label %39, label %57

39:
  %40 = tail call i32 @raise(i32 noundef %0)
  br label %57

41:
  %42 = sext i32 %0 to i64
  %43 = getelementptr inbounds nuw i8, ptr %5, i64 216
  %44 = load ptr, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 176
  store i64 %42, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %47 = load ptr, ptr %46, align 8
  %48 = ptrtoint ptr %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %44, i64 184
  store i64 %48, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %51 = load ptr, ptr %50, align 16
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 272
  %53 = load i64, ptr %52, align 16
  %54 = getelementptr inbounds nuw i8, ptr %44, i64 192
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 200
  %56 = tail call i32 @fesetenv(ptr noundef nonnull %55)
  tail call void @siglongjmp(ptr noundef nonnull %5, i32 noundef 1)
  unreachable

57:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare ptr @pthread_getspecific(i64 noundef) local_unnamed_addr

declare i32 @fesetenv(ptr noundef) local_unnamed_addr

declare void @siglongjmp(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @raise(i32 noundef) local_unnamed_addr
