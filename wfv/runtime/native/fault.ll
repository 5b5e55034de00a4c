; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { i32, i64, [32 x %struct.action] }

%struct.action = type { %union.anon, [16 x i64], i64, i64 }

%union.anon = type { i64 }

%struct.call = type { [64 x i64], i64, ptr }

@faults = internal global %struct.anon zeroinitializer, align 8

@wfv_handle_faults.signals = internal unnamed_addr constant [5 x i32] [i32 4, i32 5, i32 7, i32 8, i32 11], align 16

@__const.wfv_handle_faults.action = private unnamed_addr constant { { ptr }, [16 x i64], i64, i64 } { { ptr } { ptr @handle }, [16 x i64] zeroinitializer, i64 1207959556, i64 0 }, align 8

define dso_local void @wfv_call(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca %struct.call, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 520
  store ptr %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %8 = call i32 @fegetmode(ptr noundef nonnull %7)
  %9 = call i32 @__sigsetjmp(ptr noundef nonnull %5, i32 noundef 0)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %14

11:
  %12 = load i32, ptr @faults, align 8
  %13 = call i32 @pthread_setspecific(i32 noundef %12, ptr noundef nonnull %5)
  call void %0(ptr noundef %1, ptr noundef %2, ptr noundef %3)
  br label %14

14:
  %15 = load i32, ptr @faults, align 8
  %16 = call i32 @pthread_setspecific(i32 noundef %15, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare i32 @fegetmode(ptr noundef) local_unnamed_addr

declare i32 @__sigsetjmp(ptr noundef, i32 noundef) local_unnamed_addr returns_twice

declare i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

define dso_local void @wfv_handle_faults(i64 noundef %0) local_unnamed_addr {
  %2 = alloca %struct.action, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %2, ptr noundef nonnull align 8 dereferenceable(152) @__const.wfv_handle_faults.action, i64 152, i1 false)
  store i64 %0, ptr getelementptr inbounds nuw (i8, ptr @faults, i64 8), align 8
  %3 = tail call i32 @pthread_key_create(ptr noundef nonnull @faults, ptr noundef null)
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %15

5:
  %6 = phi i64 [ %14, %8 ], [ 0, %1 ]
  %7 = icmp eq i64 %6, 5
  br i1 %7, label %15, label %8

8:
  %9 = getelementptr inbounds nuw i32, ptr @wfv_handle_faults.signals, i64 %6
  %10 = load i32, ptr %9, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds %struct.action, ptr getelementptr inbounds nuw (i8, ptr @faults, i64 16), i64 %11
  %13 = call i32 @sigaction(i32 noundef %10, ptr noundef nonnull %2, ptr noundef nonnull %12)
  %14 = add nuw nsw i64 %6, 1
  br label %5

15:
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  ret void
}

define internal void @handle(i32 noundef %0, ptr noundef %1, ptr noundef %2) {
  %4 = load i32, ptr @faults, align 8
  %5 = tail call ptr @pthread_getspecific(i32 noundef %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, -6
  br i1 %10, label %57, label %11

11:
  %12 = icmp slt i32 %9, 1
  br i1 %12, label %13, label %39

13:
  %14 = sext i32 %0 to i64
  %15 = getelementptr inbounds %struct.action, ptr getelementptr inbounds nuw (i8, ptr @faults, i64 16), i64 %14
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i64 %16, 1
  %18 = inttoptr i64 %16 to ptr
  br i1 %17, label %19, label %23

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %21 = load i32, ptr %20, align 8
  %22 = icmp slt i32 %21, 1
  br i1 %22, label %57, label %32

23:
  %24 = icmp sgt i64 %16, 1
  br i1 %24, label %25, label %32

25:
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 136
  %27 = load i64, ptr %26, align 8
  %28 = and i64 %27, 4
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %31, label %30

30:
  tail call void %18(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  br label %57

31:
  tail call void %18(i32 noundef %0)
  br label %57

32:
  store i64 0, ptr %15, align 8
  %33 = tail call i32 @sigaction(i32 noundef %0, ptr noundef nonnull %15, ptr noundef null)
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %35 = load i32, ptr %34, align 8
  %36 = icmp slt i32 %35, 1
  br i1 %36, label %37, label %57

37:
  %38 = tail call i32 @raise(i32 noundef %0)
  br label %57

39:
  %40 = sext i32 %0 to i64
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 520
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 176
  store i64 %40, ptr %43, align 8
  %44 = icmp eq i32 %9, 128
  br i1 %44, label %48, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %47 = load i64, ptr %46, align 8
  br label %48

48:
  %49 = phi i64 [ %47, %45 ], [ -1, %39 ]
  %50 = getelementptr inbounds nuw i8, ptr %42, i64 184
  store i64 %49, ptr %50, align 8
  %51 = load i64, ptr getelementptr inbounds nuw (i8, ptr @faults, i64 8), align 8
  %52 = getelementptr inbounds i8, ptr %2, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %42, i64 192
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 512
  %56 = tail call i32 @fesetmode(ptr noundef nonnull %55)
  tail call void @siglongjmp(ptr noundef nonnull %5, i32 noundef 1)
  unreachable

57:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare ptr @pthread_getspecific(i32 noundef) local_unnamed_addr

declare i32 @fesetmode(ptr noundef) local_unnamed_addr

declare void @siglongjmp(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @raise(i32 noundef) local_unnamed_addr
