; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { %struct.settings, i32, i32, i32, %union.pthread_mutex_t, %union.pthread_cond_t, [120 x i8], [16 x %struct.offer] }

%struct.settings = type { i64, i64, i64, i64 }

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }

%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }

%struct.__pthread_internal_list = type { ptr, ptr }

%union.pthread_cond_t = type { %struct.__pthread_cond_s }

%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], i32, i32, [2 x i32], i32, i32 }

%union.__atomic_wide_counter = type { i64 }

%struct.offer = type { ptr, i32, i32, i32, i32, %union.pthread_cond_t, [56 x i8] }

%union.pthread_attr_t = type { i64, [48 x i8] }

%struct.__sigset_t = type { [16 x i64] }

%struct.range = type { i64, i64, [112 x i8] }

%struct.job = type { ptr, ptr, i64, i64, i32, i32, ptr, i64, i64, i64, i64 }

%struct.launch = type { ptr, ptr, i64, i64, i64, [8 x i64] }

%struct.timespec = type { i64, i64 }

@pool = internal global %struct.anon zeroinitializer, align 128

@start_worker.faults = internal unnamed_addr constant [5 x i32] [i32 4, i32 5, i32 7, i32 8, i32 11], align 16

define dso_local i64 @wfv_run(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = alloca %union.pthread_attr_t, align 8
  %5 = alloca i64, align 8
  %6 = alloca %struct.__sigset_t, align 8
  %7 = alloca %struct.__sigset_t, align 8
  %8 = alloca [1024 x %struct.range], align 128
  %9 = alloca %struct.job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %9, i8 0, i64 80, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %8, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %12 = tail call i64 @pthread_self()
  %13 = load i64, ptr @pool, align 128
  %14 = icmp eq i64 %12, %13
  %15 = zext i1 %14 to i32
  store i32 %15, ptr %11, align 8
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %17 = call fastcc i64 @now()
  store i64 %17, ptr %16, align 8
  %18 = mul i64 %2, %1
  %19 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %20 = add nsw i64 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i64 %20, ptr %21, align 8
  %22 = call ptr @PyEval_SaveThread()
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %29 = call i64 @llvm.smax.i64(i64 %18, i64 0)
  br label %30

30:
  %31 = phi i64 [ 0, %3 ], [ %210, %206 ]
  %32 = phi i64 [ 0, %3 ], [ %209, %206 ]
  %33 = icmp eq i64 %31, %29
  br i1 %33, label %201, label %34

34:
  %35 = getelementptr inbounds %struct.launch, ptr %0, i64 %32
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %40 = load i64, ptr %39, align 8
  %41 = sub nsw i64 %38, %40
  %42 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = call noundef i64 @llvm.smin.i64(i64 %43, i64 %41)
  %45 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %46 = load ptr, ptr %45, align 8
  %47 = load double, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %49 = load i64, ptr %48, align 8
  %50 = sitofp i64 %49 to double
  %51 = fmul double %47, %50
  %52 = sitofp i64 %41 to double
  %53 = fmul double %51, %52
  %54 = fcmp ogt double %51, 0.000000e+00
  br i1 %54, label %55, label %63

55:
  %56 = sitofp i64 %44 to double
  %57 = fmul double %56, 0x3EE0C6F7A0B5ED8D
  %58 = fcmp olt double %53, %57
  br i1 %58, label %59, label %63

59:
  %60 = fdiv double %53, 0x3EE0C6F7A0B5ED8D
  %61 = fptosi double %60 to i64
  %62 = add nsw i64 %61, 1
  br label %63

63:
  %64 = phi i64 [ %62, %59 ], [ %44, %55 ], [ %44, %34 ]
  %65 = icmp sgt i64 %64, 1
  br i1 %65, label %66, label %69

66:
  %67 = shl nsw i64 %64, 2
  %68 = sdiv i64 %41, %67
  br label %69

69:
  %70 = phi i64 [ %68, %66 ], [ %41, %63 ]
  br i1 %54, label %71, label %79

71:
  %72 = sitofp i64 %70 to double
  %73 = fmul double %51, %72
  %74 = fcmp olt double %73, 1.000000e-04
  %75 = fdiv double 1.000000e-04, %51
  %76 = fptosi double %75 to i64
  %77 = select i1 %74, i64 %70, i64 %76
  %78 = call i64 @llvm.smax.i64(i64 %77, i64 1)
  br label %79

79:
  %80 = phi i64 [ %78, %71 ], [ 1, %69 ]
  store ptr %35, ptr %9, align 8
  store i64 %64, ptr %24, align 8
  store i64 %80, ptr %25, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, i8 0, i64 16, i1 false)
  store atomic i32 0, ptr %27 seq_cst, align 4
  %81 = call i64 @llvm.smax.i64(i64 %64, i64 0)
  br label %82

82:
  %83 = phi i64 [ %40, %79 ], [ %94, %86 ]
  %84 = phi i64 [ 0, %79 ], [ %96, %86 ]
  %85 = icmp eq i64 %84, %81
  br i1 %85, label %97, label %86

86:
  %87 = load ptr, ptr %10, align 8
  %88 = getelementptr inbounds nuw %struct.range, ptr %87, i64 %84
  store atomic i64 %83, ptr %88 seq_cst, align 8
  %89 = sdiv i64 %41, %64
  %90 = srem i64 %41, %64
  %91 = icmp slt i64 %84, %90
  %92 = zext i1 %91 to i64
  %93 = add i64 %89, %83
  %94 = add i64 %93, %92
  %95 = getelementptr inbounds nuw i8, ptr %88, i64 8
  store i64 %94, ptr %95, align 8
  %96 = add nuw i64 %84, 1
  br label %82

97:
  %98 = phi i64 [ %185, %175 ], [ %64, %82 ]
  %99 = icmp sgt i64 %98, 1
  br i1 %99, label %100, label %171

100:
  %101 = add nsw i64 %98, -1
  br label %102

102:
  %103 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32) seq_cst, align 32
  %104 = sext i32 %103 to i64
  %105 = icmp sgt i64 %101, %104
  br i1 %105, label %106, label %133

106:
  %107 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), i32 1 seq_cst, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %108 = call i32 @sigfillset(ptr noundef nonnull %6)
  br label %109

109:
  %110 = phi i64 [ %121, %117 ], [ 0, %106 ]
  %111 = icmp eq i64 %110, 5
  br i1 %111, label %112, label %117

112:
  %113 = add nsw i32 %107, 1
  %114 = sext i32 %113 to i64
  %115 = call i32 @pthread_attr_init(ptr noundef nonnull %4)
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %122, label %125

117:
  %118 = getelementptr inbounds nuw i32, ptr @start_worker.faults, i64 %110
  %119 = load i32, ptr %118, align 4
  %120 = call i32 @sigdelset(ptr noundef nonnull %6, i32 noundef %119)
  %121 = add nuw nsw i64 %110, 1
  br label %109

122:
  %123 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %4, i64 noundef 8388608)
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %126, label %125

125:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %133

126:
  %127 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %128 = inttoptr i64 %114 to ptr
  %129 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull @serve, ptr noundef %128)
  %130 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %7, ptr noundef null)
  %131 = call i32 @pthread_attr_destroy(ptr noundef nonnull %4)
  %132 = icmp eq i32 %129, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br i1 %132, label %102, label %133

133:
  br label %134

134:
  %135 = phi i64 [ %142, %137 ], [ 0, %133 ]
  %136 = icmp eq i64 %135, 16
  br i1 %136, label %171, label %137

137:
  %138 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), i64 %135
  %139 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %140 = atomicrmw xchg ptr %139, i32 1 seq_cst, align 8
  %141 = icmp eq i32 %140, 0
  %142 = add nuw nsw i64 %135, 1
  br i1 %141, label %143, label %134

143:
  store ptr %9, ptr %138, align 128
  %144 = getelementptr inbounds nuw i8, ptr %138, i64 20
  store atomic i32 0, ptr %144 seq_cst, align 4
  %145 = getelementptr inbounds nuw i8, ptr %138, i64 12
  %146 = trunc i64 %101 to i32
  store atomic i32 %146, ptr %145 seq_cst, align 4
  %147 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), i32 1 seq_cst, align 8
  %148 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), i64 %101 seq_cst, align 8
  %149 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 36) seq_cst, align 4
  %150 = sext i32 %149 to i64
  %151 = sub nsw i64 %101, %150
  %152 = icmp sgt i64 %151, 0
  br i1 %152, label %153, label %154

153:
  call fastcc void @wake(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 88), i64 noundef %151)
  br label %154

154:
  %155 = call fastcc i64 @now()
  store i64 %155, ptr %16, align 8
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  store atomic i32 0, ptr %145 seq_cst, align 4
  %156 = call fastcc i64 @now()
  %157 = add nsw i64 %156, 50000
  %158 = getelementptr inbounds nuw i8, ptr %138, i64 16
  %159 = getelementptr inbounds nuw i8, ptr %138, i64 24
  br label %160

160:
  %161 = load atomic i32, ptr %158 seq_cst, align 16
  %162 = icmp sgt i32 %161, 0
  br i1 %162, label %163, label %169

163:
  %164 = call i32 @sched_yield()
  %165 = call fastcc i64 @now()
  %166 = icmp slt i64 %165, %157
  br i1 %166, label %168, label %167

167:
  store atomic i32 1, ptr %144 seq_cst, align 4
  call fastcc void @sleep_while(ptr noundef nonnull %158, i32 noundef %161, ptr noundef nonnull %159)
  br label %168

168:
  br label %160

169:
  store atomic i32 0, ptr %139 seq_cst, align 8
  %170 = call fastcc i64 @now()
  store i64 %170, ptr %16, align 8
  br label %172

171:
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  br label %172

172:
  %173 = load atomic i32, ptr %27 seq_cst, align 4
  %174 = icmp eq i32 %173, 1
  br i1 %174, label %175, label %186

175:
  %176 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), i64 1 seq_cst, align 16
  %177 = load ptr, ptr %23, align 8
  call void @PyEval_RestoreThread(ptr noundef %177)
  %178 = call i32 @PyErr_CheckSignals()
  %179 = call ptr @PyEval_SaveThread()
  store ptr %179, ptr %23, align 8
  %180 = call fastcc i64 @now()
  store i64 %180, ptr %16, align 8
  %181 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %182 = add nsw i64 %181, %180
  store i64 %182, ptr %21, align 8
  %183 = icmp eq i32 %178, 0
  %184 = select i1 %183, i32 0, i32 2
  store atomic i32 %184, ptr %27 seq_cst, align 4
  %185 = load i64, ptr %24, align 8
  br label %97

186:
  %187 = load i64, ptr %26, align 8
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %198, label %189

189:
  %190 = load i64, ptr %28, align 8
  %191 = sitofp i64 %190 to double
  %192 = fmul double %191, 1.000000e-09
  %193 = load i64, ptr %48, align 8
  %194 = mul nsw i64 %193, %187
  %195 = sitofp i64 %194 to double
  %196 = fdiv double %192, %195
  %197 = load ptr, ptr %45, align 8
  store double %196, ptr %197, align 8
  br label %198

198:
  %199 = load atomic i32, ptr %27 seq_cst, align 4
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %206, label %201

201:
  %202 = phi i64 [ %29, %30 ], [ %31, %198 ]
  %203 = load ptr, ptr %23, align 8
  call void @PyEval_RestoreThread(ptr noundef %203)
  %204 = load atomic i32, ptr %27 seq_cst, align 4
  %205 = icmp eq i32 %204, 3
  br i1 %205, label %211, label %213

206:
  %207 = add nsw i64 %32, 1
  %208 = icmp slt i64 %207, %1
  %209 = select i1 %208, i64 %207, i64 0
  %210 = add nuw i64 %31, 1
  br label %30

211:
  %212 = call ptr @PyErr_NoMemory()
  br label %213

213:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i64 %202
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare i64 @pthread_self() local_unnamed_addr

define internal fastcc i64 @now() unnamed_addr {
  %1 = alloca %struct.timespec, align 8
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

declare ptr @PyEval_SaveThread() local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr

declare ptr @PyErr_NoMemory() local_unnamed_addr

define dso_local noundef nonnull ptr @wfv_start() local_unnamed_addr {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 128 dereferenceable(2304) @pool, i8 0, i64 2304, i1 false)
  %1 = tail call i32 @pthread_mutex_init(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48), ptr noundef null)
  %2 = tail call i32 @pthread_cond_init(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 88), ptr noundef null)
  br label %3

3:
  %4 = phi i64 [ %11, %7 ], [ 0, %0 ]
  %5 = icmp eq i64 %4, 16
  br i1 %5, label %6, label %7

6:
  ret ptr @pool

7:
  %8 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), i64 %4
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %10 = tail call i32 @pthread_cond_init(ptr noundef nonnull %9, ptr noundef null)
  %11 = add nuw nsw i64 %4, 1
  br label %3
}

declare i32 @pthread_mutex_init(ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_cond_init(ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

define internal fastcc void @run_groups(ptr noundef captures(none) %0, i64 noundef %1) unnamed_addr {
  %3 = alloca [26 x i64], align 16
  %4 = load ptr, ptr %0, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %9 = load i64, ptr %8, align 8
  %10 = add nsw i64 %9, %7
  %11 = tail call noalias ptr @malloc(i64 noundef %10)
  %12 = icmp eq ptr %11, null
  %13 = icmp eq i64 %1, 0
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %17

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 36
  store atomic i32 3, ptr %16 seq_cst, align 4
  br label %131

17:
  br i1 %12, label %131, label %18

18:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 48
  br label %22

22:
  %23 = phi i64 [ %54, %50 ], [ 0, %18 ]
  %24 = icmp eq i64 %23, 26
  br i1 %24, label %25, label %50

25:
  %26 = ptrtoint ptr %11 to i64
  %27 = add i64 %26, -1
  %28 = add i64 %27, %9
  %29 = sub nsw i64 0, %9
  %30 = and i64 %28, %29
  %31 = inttoptr i64 %30 to ptr
  %32 = tail call noundef i64 @llvm.smin.i64(i64 %20, i64 32)
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 136
  store i64 %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %55

50:
  %51 = getelementptr inbounds nuw i64, ptr %21, i64 %23
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i64, ptr %3, i64 %23
  store i64 %52, ptr %53, align 8
  %54 = add nuw nsw i64 %23, 1
  br label %22

55:
  %56 = phi i64 [ 0, %25 ], [ %130, %129 ]
  %57 = phi i64 [ %32, %25 ], [ %68, %129 ]
  %58 = load i64, ptr %36, align 8
  %59 = icmp slt i64 %56, %58
  br i1 %59, label %61, label %60

60:
  call void @free(ptr noundef %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %131

61:
  %62 = load ptr, ptr %37, align 8
  %63 = add nsw i64 %56, %1
  %64 = srem i64 %63, %58
  %65 = getelementptr inbounds %struct.range, ptr %62, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 8
  br label %67

67:
  %68 = phi i64 [ %57, %61 ], [ %110, %128 ]
  %69 = load atomic i32, ptr %38 seq_cst, align 4
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %129

71:
  %72 = load atomic i64, ptr %65 seq_cst, align 128
  %73 = load i64, ptr %66, align 8
  %74 = icmp slt i64 %72, %73
  br i1 %74, label %75, label %129

75:
  %76 = atomicrmw add ptr %65, i64 %68 seq_cst, align 128
  %77 = load i64, ptr %66, align 8
  %78 = icmp slt i64 %76, %77
  br i1 %78, label %79, label %129

79:
  store i64 %76, ptr %3, align 16
  %80 = add nsw i64 %76, %68
  %81 = load i64, ptr %66, align 8
  %82 = call noundef i64 @llvm.smin.i64(i64 %80, i64 %81)
  store i64 %82, ptr %39, align 8
  store i64 %68, ptr %40, align 16
  %83 = load ptr, ptr %5, align 8
  %84 = load ptr, ptr %41, align 8
  call void @wfv_call(ptr noundef %83, ptr noundef %84, ptr noundef nonnull %3, ptr noundef %31)
  %85 = load i64, ptr %42, align 16
  %86 = icmp eq i64 %85, 0
  %87 = load i64, ptr %43, align 16
  %88 = icmp eq i64 %87, 0
  %89 = select i1 %86, i1 %88, i1 false
  %90 = load i64, ptr %44, align 16
  %91 = icmp eq i64 %90, 0
  %92 = select i1 %89, i1 %91, i1 false
  br i1 %92, label %107, label %93

93:
  %94 = atomicrmw xchg ptr %38, i32 2 seq_cst, align 4
  %95 = icmp eq i32 %94, 2
  br i1 %95, label %107, label %96

96:
  %97 = load ptr, ptr %0, align 8
  br label %98

98:
  %99 = phi i64 [ 18, %96 ], [ %106, %101 ]
  %100 = icmp eq i64 %99, 26
  br i1 %100, label %107, label %101

101:
  %102 = getelementptr inbounds nuw i64, ptr %3, i64 %99
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr i64, ptr %97, i64 %99
  %105 = getelementptr i8, ptr %104, i64 -104
  store i64 %103, ptr %105, align 8
  %106 = add nuw nsw i64 %99, 1
  br label %98

107:
  %108 = shl nsw i64 %68, 1
  %109 = load i64, ptr %19, align 8
  %110 = call noundef i64 @llvm.smin.i64(i64 %108, i64 %109)
  br i1 %13, label %111, label %128

111:
  %112 = load i64, ptr %39, align 8
  %113 = sub i64 %112, %76
  %114 = call fastcc i64 @now()
  %115 = load i64, ptr %45, align 8
  %116 = add nsw i64 %113, %115
  store i64 %116, ptr %45, align 8
  %117 = load i64, ptr %46, align 8
  %118 = sub i64 %114, %117
  %119 = load i64, ptr %47, align 8
  %120 = add nsw i64 %118, %119
  store i64 %120, ptr %47, align 8
  store i64 %114, ptr %46, align 8
  %121 = load i32, ptr %48, align 8
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %128, label %123

123:
  %124 = load i64, ptr %49, align 8
  %125 = icmp slt i64 %114, %124
  br i1 %125, label %128, label %126

126:
  %127 = cmpxchg ptr %38, i32 0, i32 1 seq_cst seq_cst, align 4
  br label %128

128:
  br label %67

129:
  %130 = add nuw nsw i64 %56, 1
  br label %55

131:
  ret void
}

define internal fastcc void @wake(ptr noundef %0, i64 noundef range(i64 1, -9223372036854775808) %1) unnamed_addr {
  %3 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48))
  %4 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48))
  br label %5

5:
  %6 = phi i64 [ %1, %2 ], [ %9, %8 ]
  %7 = icmp sgt i64 %6, 0
  br i1 %7, label %8, label %11

8:
  %9 = add nsw i64 %6, -1
  %10 = tail call i32 @pthread_cond_signal(ptr noundef %0)
  br label %5

11:
  ret void
}

declare i32 @sigfillset(ptr noundef) local_unnamed_addr

declare i32 @sigdelset(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @pthread_attr_init(ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define internal noalias noundef nonnull ptr @serve(ptr noundef %0) {
  %2 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 36), i32 1 seq_cst, align 4
  %3 = ptrtoint ptr %0 to i64
  br label %4

4:
  %5 = phi i64 [ %56, %54 ], [ 0, %1 ]
  br label %6

6:
  %7 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40) seq_cst, align 8
  br label %8

8:
  %9 = phi i64 [ %46, %45 ], [ 0, %6 ]
  %10 = icmp eq i64 %9, 16
  br i1 %10, label %47, label %11

11:
  %12 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), i64 %9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %14 = load atomic i32, ptr %13 seq_cst, align 4
  %15 = icmp slt i32 %14, 1
  br i1 %15, label %45, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 16
  %19 = load atomic i32, ptr %13 seq_cst, align 4
  %20 = icmp sgt i32 %19, 0
  br i1 %20, label %21, label %34

21:
  %22 = phi i32 [ %26, %21 ], [ %19, %16 ]
  %23 = add nsw i32 %22, -1
  %24 = cmpxchg weak ptr %13, i32 %22, i32 %23 seq_cst seq_cst, align 4
  %25 = extractvalue { i32, i1 } %24, 1
  %26 = extractvalue { i32, i1 } %24, 0
  %27 = icmp slt i32 %26, 1
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %29, label %21

29:
  br i1 %27, label %34, label %30

30:
  %31 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 36), i32 -1 seq_cst, align 4
  %32 = load ptr, ptr %12, align 128
  tail call fastcc void @run_groups(ptr noundef %32, i64 noundef %3)
  %33 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 36), i32 1 seq_cst, align 4
  br label %34

34:
  %35 = phi i1 [ true, %29 ], [ false, %30 ], [ true, %16 ]
  %36 = atomicrmw add ptr %17, i32 -1 seq_cst, align 16
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %44

38:
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %40 = load atomic i32, ptr %39 seq_cst, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %44, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 24
  tail call fastcc void @wake(ptr noundef nonnull %43, i64 noundef 1)
  br label %44

44:
  br i1 %35, label %45, label %54

45:
  %46 = add nuw nsw i64 %9, 1
  br label %8

47:
  %48 = tail call i32 @sched_yield()
  %49 = tail call fastcc i64 @now()
  %50 = icmp slt i64 %49, %5
  br i1 %50, label %6, label %51

51:
  %52 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 36), i32 -1 seq_cst, align 4
  tail call fastcc void @sleep_while(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 40), i32 noundef %7, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 88))
  %53 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 36), i32 1 seq_cst, align 4
  br label %54

54:
  %55 = tail call fastcc i64 @now()
  %56 = add nsw i64 %55, 50000
  br label %4
}

declare i32 @pthread_attr_destroy(ptr noundef) local_unnamed_addr

declare i32 @sched_yield() local_unnamed_addr

define internal fastcc void @sleep_while(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2) unnamed_addr {
  %4 = tail call i32 @pthread_mutex_lock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48))
  br label %5

5:
  %6 = load atomic i32, ptr %0 seq_cst, align 4
  %7 = icmp eq i32 %6, %1
  br i1 %7, label %8, label %10

8:
  %9 = tail call i32 @pthread_cond_wait(ptr noundef %2, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48))
  br label %5

10:
  %11 = tail call i32 @pthread_mutex_unlock(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48))
  ret void
}

declare i32 @pthread_mutex_lock(ptr noundef) local_unnamed_addr

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_mutex_unlock(ptr noundef) local_unnamed_addr

declare i32 @pthread_cond_signal(ptr noundef) local_unnamed_addr

declare noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr

declare void @wfv_call(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @free(ptr allocptr noundef captures(none)) local_unnamed_addr

declare i32 @PyErr_CheckSignals() local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
