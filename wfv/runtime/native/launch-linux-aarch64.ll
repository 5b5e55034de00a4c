; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { %struct.settings, i32, i32, i32, %union.pthread_mutex_t, %union.pthread_cond_t, [112 x i8], [16 x %struct.offer] }

%struct.settings = type { i64, i64, i64, i64 }

%union.pthread_mutex_t = type { %struct.__pthread_mutex_s, [8 x i8] }

%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i32, %struct.__pthread_internal_list }

%struct.__pthread_internal_list = type { ptr, ptr }

%union.pthread_cond_t = type { %struct.__pthread_cond_s }

%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], i32, i32, [2 x i32], i32, i32 }

%union.__atomic_wide_counter = type { i64 }

%struct.offer = type { ptr, i32, i32, i32, i32, %union.pthread_cond_t, [56 x i8] }

%union.pthread_attr_t = type { i64, [56 x i8] }

%struct.__sigset_t = type { [16 x i64] }

%struct.range = type { i64, i64, [112 x i8] }

%struct.job = type { ptr, ptr, i64, i64, i32, i32, ptr, i64, i64, i64, i64 }

%struct.launch = type { ptr, ptr, i64, i64, i64, [8 x i64] }

%struct.timespec = type { i64, i64 }

@pool = internal global %struct.anon zeroinitializer, align 128

@start_worker.faults = internal unnamed_addr constant [5 x i32] [i32 4, i32 5, i32 7, i32 8, i32 11], align 4

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
  %31 = phi i64 [ 0, %3 ], [ %215, %211 ]
  %32 = phi i64 [ 0, %3 ], [ %214, %211 ]
  %33 = icmp eq i64 %31, %29
  br i1 %33, label %206, label %34

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
  br i1 %54, label %71, label %81

71:
  %72 = sitofp i64 %70 to double
  %73 = fmul double %51, %72
  %74 = fcmp olt double %73, 1.000000e-04
  br i1 %74, label %78, label %75

75:
  %76 = fdiv double 1.000000e-04, %51
  %77 = fptosi double %76 to i64
  br label %78

78:
  %79 = phi i64 [ %77, %75 ], [ %70, %71 ]
  %80 = call i64 @llvm.smax.i64(i64 %79, i64 1)
  br label %81

81:
  %82 = phi i64 [ %80, %78 ], [ 1, %69 ]
  store ptr %35, ptr %9, align 8
  store i64 %64, ptr %24, align 8
  store i64 %82, ptr %25, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %26, i8 0, i64 16, i1 false)
  store atomic i32 0, ptr %27 seq_cst, align 4
  %83 = call i64 @llvm.smax.i64(i64 %64, i64 0)
  br label %84

84:
  %85 = phi i64 [ %40, %81 ], [ %99, %88 ]
  %86 = phi i64 [ 0, %81 ], [ %101, %88 ]
  %87 = icmp eq i64 %86, %83
  br i1 %87, label %102, label %88

88:
  %89 = load ptr, ptr %10, align 8
  %90 = getelementptr inbounds nuw %struct.range, ptr %89, i64 %86
  store atomic i64 %85, ptr %90 seq_cst, align 8
  %91 = freeze i64 %41
  %92 = freeze i64 %64
  %93 = sdiv i64 %91, %92
  %94 = mul i64 %93, %92
  %95 = sub i64 %91, %94
  %96 = icmp slt i64 %86, %95
  %97 = zext i1 %96 to i64
  %98 = add i64 %93, %85
  %99 = add i64 %98, %97
  %100 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store i64 %99, ptr %100, align 8
  %101 = add nuw i64 %86, 1
  br label %84

102:
  %103 = phi i64 [ %190, %180 ], [ %64, %84 ]
  %104 = icmp sgt i64 %103, 1
  br i1 %104, label %105, label %176

105:
  %106 = add nsw i64 %103, -1
  br label %107

107:
  %108 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32) seq_cst, align 32
  %109 = sext i32 %108 to i64
  %110 = icmp sgt i64 %106, %109
  br i1 %110, label %111, label %138

111:
  %112 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), i32 1 seq_cst, align 32
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %113 = call i32 @sigfillset(ptr noundef nonnull %6)
  br label %114

114:
  %115 = phi i64 [ %126, %122 ], [ 0, %111 ]
  %116 = icmp eq i64 %115, 5
  br i1 %116, label %117, label %122

117:
  %118 = add nsw i32 %112, 1
  %119 = sext i32 %118 to i64
  %120 = call i32 @pthread_attr_init(ptr noundef nonnull %4)
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %127, label %130

122:
  %123 = getelementptr inbounds nuw i32, ptr @start_worker.faults, i64 %115
  %124 = load i32, ptr %123, align 4
  %125 = call i32 @sigdelset(ptr noundef nonnull %6, i32 noundef %124)
  %126 = add nuw nsw i64 %115, 1
  br label %114

127:
  %128 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %4, i64 noundef 8388608)
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %131, label %130

130:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %138

131:
  %132 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %133 = inttoptr i64 %119 to ptr
  %134 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull @serve, ptr noundef %133)
  %135 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %7, ptr noundef null)
  %136 = call i32 @pthread_attr_destroy(ptr noundef nonnull %4)
  %137 = icmp eq i32 %134, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br i1 %137, label %107, label %138

138:
  br label %139

139:
  %140 = phi i64 [ %147, %142 ], [ 0, %138 ]
  %141 = icmp eq i64 %140, 16
  br i1 %141, label %176, label %142

142:
  %143 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), i64 %140
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 8
  %145 = atomicrmw xchg ptr %144, i32 1 seq_cst, align 8
  %146 = icmp eq i32 %145, 0
  %147 = add nuw nsw i64 %140, 1
  br i1 %146, label %148, label %139

148:
  store ptr %9, ptr %143, align 128
  %149 = getelementptr inbounds nuw i8, ptr %143, i64 20
  store atomic i32 0, ptr %149 seq_cst, align 4
  %150 = getelementptr inbounds nuw i8, ptr %143, i64 12
  %151 = trunc i64 %106 to i32
  store atomic i32 %151, ptr %150 seq_cst, align 4
  %152 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), i32 1 seq_cst, align 8
  %153 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), i64 %106 seq_cst, align 8
  %154 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 36) seq_cst, align 4
  %155 = sext i32 %154 to i64
  %156 = sub nsw i64 %106, %155
  %157 = icmp sgt i64 %156, 0
  br i1 %157, label %158, label %159

158:
  call fastcc void @wake(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 96), i64 noundef %156)
  br label %159

159:
  %160 = call fastcc i64 @now()
  store i64 %160, ptr %16, align 8
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  store atomic i32 0, ptr %150 seq_cst, align 4
  %161 = call fastcc i64 @now()
  %162 = add nsw i64 %161, 50000
  %163 = getelementptr inbounds nuw i8, ptr %143, i64 16
  %164 = getelementptr inbounds nuw i8, ptr %143, i64 24
  br label %165

165:
  %166 = load atomic i32, ptr %163 seq_cst, align 16
  %167 = icmp sgt i32 %166, 0
  br i1 %167, label %168, label %174

168:
  %169 = call i32 @sched_yield()
  %170 = call fastcc i64 @now()
  %171 = icmp slt i64 %170, %162
  br i1 %171, label %173, label %172

172:
  store atomic i32 1, ptr %149 seq_cst, align 4
  call fastcc void @sleep_while(ptr noundef nonnull %163, i32 noundef %166, ptr noundef nonnull %164)
  br label %173

173:
  br label %165

174:
  store atomic i32 0, ptr %144 seq_cst, align 8
  %175 = call fastcc i64 @now()
  store i64 %175, ptr %16, align 8
  br label %177

176:
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  br label %177

177:
  %178 = load atomic i32, ptr %27 seq_cst, align 4
  %179 = icmp eq i32 %178, 1
  br i1 %179, label %180, label %191

180:
  %181 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), i64 1 seq_cst, align 16
  %182 = load ptr, ptr %23, align 8
  call void @PyEval_RestoreThread(ptr noundef %182)
  %183 = call i32 @PyErr_CheckSignals()
  %184 = call ptr @PyEval_SaveThread()
  store ptr %184, ptr %23, align 8
  %185 = call fastcc i64 @now()
  store i64 %185, ptr %16, align 8
  %186 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %187 = add nsw i64 %186, %185
  store i64 %187, ptr %21, align 8
  %188 = icmp eq i32 %183, 0
  %189 = select i1 %188, i32 0, i32 2
  store atomic i32 %189, ptr %27 seq_cst, align 4
  %190 = load i64, ptr %24, align 8
  br label %102

191:
  %192 = load i64, ptr %26, align 8
  %193 = icmp eq i64 %192, 0
  br i1 %193, label %203, label %194

194:
  %195 = load i64, ptr %28, align 8
  %196 = sitofp i64 %195 to double
  %197 = fmul double %196, 1.000000e-09
  %198 = load i64, ptr %48, align 8
  %199 = mul nsw i64 %198, %192
  %200 = sitofp i64 %199 to double
  %201 = fdiv double %197, %200
  %202 = load ptr, ptr %45, align 8
  store double %201, ptr %202, align 8
  br label %203

203:
  %204 = load atomic i32, ptr %27 seq_cst, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %211, label %206

206:
  %207 = phi i64 [ %29, %30 ], [ %31, %203 ]
  %208 = load ptr, ptr %23, align 8
  call void @PyEval_RestoreThread(ptr noundef %208)
  %209 = load atomic i32, ptr %27 seq_cst, align 4
  %210 = icmp eq i32 %209, 3
  br i1 %210, label %216, label %218

211:
  %212 = add nsw i64 %32, 1
  %213 = icmp slt i64 %212, %1
  %214 = select i1 %213, i64 %212, i64 0
  %215 = add nuw i64 %31, 1
  br label %30

216:
  %217 = call ptr @PyErr_NoMemory()
  br label %218

218:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i64 %207
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
  %2 = tail call i32 @pthread_cond_init(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 96), ptr noundef null)
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
  %3 = alloca [26 x i64], align 8
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
  store i64 %76, ptr %3, align 8
  %80 = add nsw i64 %76, %68
  %81 = load i64, ptr %66, align 8
  %82 = call noundef i64 @llvm.smin.i64(i64 %80, i64 %81)
  store i64 %82, ptr %39, align 8
  store i64 %68, ptr %40, align 8
  %83 = load ptr, ptr %5, align 8
  %84 = load ptr, ptr %41, align 8
  call void @wfv_call(ptr noundef %83, ptr noundef %84, ptr noundef nonnull %3, ptr noundef %31)
  %85 = load i64, ptr %42, align 8
  %86 = icmp eq i64 %85, 0
  %87 = load i64, ptr %43, align 8
  %88 = icmp eq i64 %87, 0
  %89 = select i1 %86, i1 %88, i1 false
  %90 = load i64, ptr %44, align 8
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
  tail call fastcc void @sleep_while(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 40), i32 noundef %7, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 96))
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
