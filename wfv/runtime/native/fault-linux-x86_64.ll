; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { i32, [32 x %struct.sigaction] }

%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }

%union.anon = type { ptr }

%struct.__sigset_t = type { [16 x i64] }

%struct.call = type { [1 x %struct.__jmp_buf_tag], %struct.femode_t, ptr }

%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }

%struct.femode_t = type { i16, i16, i32 }

@faults = internal global %struct.anon zeroinitializer, align 8

@__const.wfv_handle_faults.action = private unnamed_addr constant { %union.anon, %struct.__sigset_t, i32, [4 x i8], ptr } { %union.anon { ptr @handle }, %struct.__sigset_t zeroinitializer, i32 1207959556, [4 x i8] zeroinitializer, ptr null }, align 8

@signals = internal unnamed_addr constant [5 x i32] [i32 4, i32 5, i32 7, i32 8, i32 11], align 16

define dso_local void @wfv_call(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca %struct.call, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 208
  store ptr %2, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %5, i64 200
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

define dso_local void @wfv_handle_faults() local_unnamed_addr {
  %1 = alloca %struct.sigaction, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %1, ptr noundef nonnull align 8 dereferenceable(152) @__const.wfv_handle_faults.action, i64 152, i1 false)
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
  %4 = load i32, ptr @faults, align 8
  %5 = tail call ptr @pthread_getspecific(i32 noundef %4)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %13, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, -6
  br i1 %10, label %56, label %11

11:
  %12 = icmp slt i32 %9, 1
  br i1 %12, label %13, label %38

13:
  %14 = sext i32 %0 to i64
  %15 = getelementptr inbounds %struct.sigaction, ptr getelementptr inbounds nuw (i8, ptr @faults, i64 8), i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = icmp eq ptr %16, inttoptr (i64 1 to ptr)
  br i1 %17, label %18, label %22

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = icmp slt i32 %20, 1
  br i1 %21, label %56, label %31

22:
  %23 = icmp ult ptr %16, inttoptr (i64 2 to ptr)
  br i1 %23, label %31, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 136
  %26 = load i32, ptr %25, align 8
  %27 = and i32 %26, 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %30, label %29

29:
  tail call void %16(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  br label %56

30:
  tail call void %16(i32 noundef %0)
  br label %56

31:
  store ptr null, ptr %15, align 8
  %32 = tail call i32 @sigaction(i32 noundef %0, ptr noundef nonnull %15, ptr noundef null)
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %34 = load i32, ptr %33, align 8
  %35 = icmp slt i32 %34, 1
  br i1 %35, label %36, label %56

36:
  %37 = tail call i32 @raise(i32 noundef %0)
  br label %56

38:
  %39 = sext i32 %0 to i64
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 208
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 176
  store i64 %39, ptr %42, align 8
  %43 = icmp eq i32 %9, 128
  br i1 %43, label %48, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %46 = load ptr, ptr %45, align 8
  %47 = ptrtoint ptr %46 to i64
  br label %48

48:
  %49 = phi i64 [ %47, %44 ], [ -1, %38 ]
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 184
  store i64 %49, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 168
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %41, i64 192
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 200
  %55 = tail call i32 @fesetmode(ptr noundef nonnull %54)
  tail call void @siglongjmp(ptr noundef nonnull %5, i32 noundef 1)
  unreachable

56:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare ptr @pthread_getspecific(i32 noundef) local_unnamed_addr

declare i32 @fesetmode(ptr noundef) local_unnamed_addr

declare void @siglongjmp(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @raise(i32 noundef) local_unnamed_addr
