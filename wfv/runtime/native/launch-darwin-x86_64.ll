; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { %struct.settings, i32, i32, i32, %struct._opaque_pthread_mutex_t, %struct._opaque_pthread_cond_t, [96 x i8], [16 x %struct.offer] }

%struct.settings = type { i64, i64, i64, i64 }

%struct._opaque_pthread_mutex_t = type { i64, [56 x i8] }

%struct._opaque_pthread_cond_t = type { i64, [40 x i8] }

%struct.offer = type { ptr, i32, i32, i32, i32, %struct._opaque_pthread_cond_t, [56 x i8] }

%struct._opaque_pthread_attr_t = type { i64, [56 x i8] }

%struct.range = type { i64, i64, [112 x i8] }

%struct.job = type { ptr, ptr, i64, i64, i32, i32, ptr, i64, i64, i64, i64 }

%struct.launch = type { ptr, ptr, i64, i64, i64, [8 x i64] }

%struct.timespec = type { i64, i64 }

@pool = internal global %struct.anon zeroinitializer, align 128

define i64 @wfv_run(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = alloca %struct._opaque_pthread_attr_t, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca [1024 x %struct.range], align 128
  %9 = alloca %struct.job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %9, i8 0, i64 80, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %8, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %12 = call ptr @pthread_self()
  %13 = ptrtoint ptr %12 to i64
  %14 = load i64, ptr @pool, align 128
  %15 = icmp eq i64 %14, %13
  %16 = zext i1 %15 to i32
  store i32 %16, ptr %11, align 8
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %18 = call fastcc i64 @now()
  store i64 %18, ptr %17, align 8
  %19 = mul i64 %2, %1
  %20 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %21 = add nsw i64 %20, %18
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i64 %21, ptr %22, align 8
  %23 = call ptr @PyEval_SaveThread()
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %29 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %30 = call i64 @llvm.smax.i64(i64 %19, i64 0)
  br label %31

31:
  %32 = phi i64 [ 0, %3 ], [ %201, %197 ]
  %33 = phi i64 [ 0, %3 ], [ %200, %197 ]
  %34 = icmp eq i64 %32, %30
  br i1 %34, label %192, label %35

35:
  %36 = getelementptr inbounds %struct.launch, ptr %0, i64 %33
  %37 = load ptr, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %36, i64 24
  %39 = load i64, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %41 = load i64, ptr %40, align 8
  %42 = sub nsw i64 %39, %41
  %43 = getelementptr inbounds nuw i8, ptr %37, i64 16
  %44 = load i64, ptr %43, align 8
  %45 = call noundef i64 @llvm.smin.i64(i64 %44, i64 %42)
  %46 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %47 = load ptr, ptr %46, align 8
  %48 = load double, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %37, i64 24
  %50 = load i64, ptr %49, align 8
  %51 = sitofp i64 %50 to double
  %52 = fmul double %48, %51
  %53 = sitofp i64 %42 to double
  %54 = fmul double %52, %53
  %55 = fcmp ogt double %52, 0.000000e+00
  br i1 %55, label %56, label %64

56:
  %57 = sitofp i64 %45 to double
  %58 = fmul double %57, 0x3EE0C6F7A0B5ED8D
  %59 = fcmp olt double %54, %58
  br i1 %59, label %60, label %64

60:
  %61 = fdiv double %54, 0x3EE0C6F7A0B5ED8D
  %62 = fptosi double %61 to i64
  %63 = add nsw i64 %62, 1
  br label %64

64:
  %65 = phi i64 [ %63, %60 ], [ %45, %56 ], [ %45, %35 ]
  %66 = icmp sgt i64 %65, 1
  br i1 %66, label %67, label %70

67:
  %68 = shl nsw i64 %65, 2
  %69 = sdiv i64 %42, %68
  br label %70

70:
  %71 = phi i64 [ %69, %67 ], [ %42, %64 ]
  br i1 %55, label %72, label %80

72:
  %73 = sitofp i64 %71 to double
  %74 = fmul double %52, %73
  %75 = fcmp olt double %74, 1.000000e-04
  %76 = fdiv double 1.000000e-04, %52
  %77 = fptosi double %76 to i64
  %78 = select i1 %75, i64 %71, i64 %77
  %79 = call i64 @llvm.smax.i64(i64 %78, i64 1)
  br label %80

80:
  %81 = phi i64 [ %79, %72 ], [ 1, %70 ]
  store ptr %36, ptr %9, align 8
  store i64 %65, ptr %25, align 8
  store i64 %81, ptr %26, align 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %27, i8 0, i64 16, i1 false)
  store atomic i32 0, ptr %28 seq_cst, align 4
  %82 = call i64 @llvm.smax.i64(i64 %65, i64 0)
  br label %83

83:
  %84 = phi i64 [ %41, %80 ], [ %95, %87 ]
  %85 = phi i64 [ 0, %80 ], [ %97, %87 ]
  %86 = icmp eq i64 %85, %82
  br i1 %86, label %98, label %87

87:
  %88 = load ptr, ptr %10, align 8
  %89 = getelementptr inbounds nuw %struct.range, ptr %88, i64 %85
  store atomic i64 %84, ptr %89 seq_cst, align 8
  %90 = sdiv i64 %42, %65
  %91 = srem i64 %42, %65
  %92 = icmp slt i64 %85, %91
  %93 = zext i1 %92 to i64
  %94 = add i64 %90, %84
  %95 = add i64 %94, %93
  %96 = getelementptr inbounds nuw i8, ptr %89, i64 8
  store i64 %95, ptr %96, align 8
  %97 = add nuw i64 %85, 1
  br label %83

98:
  %99 = phi i64 [ %176, %166 ], [ %65, %83 ]
  %100 = icmp sgt i64 %99, 1
  br i1 %100, label %101, label %162

101:
  %102 = add nsw i64 %99, -1
  br label %103

103:
  %104 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32) seq_cst, align 32
  %105 = sext i32 %104 to i64
  %106 = icmp sgt i64 %102, %105
  br i1 %106, label %107, label %124

107:
  %108 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), i32 1 seq_cst, align 32
  %109 = add nsw i32 %108, 1
  %110 = sext i32 %109 to i64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store i32 -1689, ptr %6, align 4
  %111 = call i32 @pthread_attr_init(ptr noundef nonnull %4)
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %116

113:
  %114 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %4, i64 noundef 8388608)
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %117, label %116

116:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %124

117:
  %118 = call i32 @pthread_sigmask(i32 noundef 3, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %119 = inttoptr i64 %110 to ptr
  %120 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull @serve, ptr noundef %119)
  %121 = call i32 @pthread_sigmask(i32 noundef 3, ptr noundef nonnull %7, ptr noundef null)
  %122 = call i32 @pthread_attr_destroy(ptr noundef nonnull %4)
  %123 = icmp eq i32 %120, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br i1 %123, label %103, label %124

124:
  br label %125

125:
  %126 = phi i64 [ %133, %128 ], [ 0, %124 ]
  %127 = icmp eq i64 %126, 16
  br i1 %127, label %162, label %128

128:
  %129 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 256), i64 %126
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %131 = atomicrmw xchg ptr %130, i32 1 seq_cst, align 8
  %132 = icmp eq i32 %131, 0
  %133 = add nuw nsw i64 %126, 1
  br i1 %132, label %134, label %125

134:
  store ptr %9, ptr %129, align 16
  %135 = getelementptr inbounds nuw i8, ptr %129, i64 20
  store atomic i32 0, ptr %135 seq_cst, align 4
  %136 = getelementptr inbounds nuw i8, ptr %129, i64 12
  %137 = trunc i64 %102 to i32
  store atomic i32 %137, ptr %136 seq_cst, align 4
  %138 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), i32 1 seq_cst, align 8
  %139 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), i64 %102 seq_cst, align 8
  %140 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 36) seq_cst, align 4
  %141 = sext i32 %140 to i64
  %142 = sub nsw i64 %102, %141
  %143 = icmp sgt i64 %142, 0
  br i1 %143, label %144, label %145

144:
  call fastcc void @wake(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 112), i64 noundef %142)
  br label %145

145:
  %146 = call fastcc i64 @now()
  store i64 %146, ptr %17, align 8
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  store atomic i32 0, ptr %136 seq_cst, align 4
  %147 = call fastcc i64 @now()
  %148 = add nsw i64 %147, 50000
  %149 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %150 = getelementptr inbounds nuw i8, ptr %129, i64 24
  br label %151

151:
  %152 = load atomic i32, ptr %149 seq_cst, align 16
  %153 = icmp sgt i32 %152, 0
  br i1 %153, label %154, label %160

154:
  %155 = call i32 @sched_yield()
  %156 = call fastcc i64 @now()
  %157 = icmp slt i64 %156, %148
  br i1 %157, label %159, label %158

158:
  store atomic i32 1, ptr %135 seq_cst, align 4
  call fastcc void @sleep_while(ptr noundef nonnull %149, i32 noundef %152, ptr noundef nonnull %150)
  br label %159

159:
  br label %151

160:
  store atomic i32 0, ptr %130 seq_cst, align 8
  %161 = call fastcc i64 @now()
  store i64 %161, ptr %17, align 8
  br label %163

162:
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  br label %163

163:
  %164 = load atomic i32, ptr %28 seq_cst, align 4
  %165 = icmp eq i32 %164, 1
  br i1 %165, label %166, label %177

166:
  %167 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), i64 1 seq_cst, align 16
  %168 = load ptr, ptr %24, align 8
  call void @PyEval_RestoreThread(ptr noundef %168)
  %169 = call i32 @PyErr_CheckSignals()
  %170 = call ptr @PyEval_SaveThread()
  store ptr %170, ptr %24, align 8
  %171 = call fastcc i64 @now()
  store i64 %171, ptr %17, align 8
  %172 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %173 = add nsw i64 %172, %171
  store i64 %173, ptr %22, align 8
  %174 = icmp eq i32 %169, 0
  %175 = select i1 %174, i32 0, i32 2
  store atomic i32 %175, ptr %28 seq_cst, align 4
  %176 = load i64, ptr %25, align 8
  br label %98

177:
  %178 = load i64, ptr %27, align 8
  %179 = icmp eq i64 %178, 0
  br i1 %179, label %189, label %180

180:
  %181 = load i64, ptr %29, align 8
  %182 = sitofp i64 %181 to double
  %183 = fmul double %182, 1.000000e-09
  %184 = load i64, ptr %49, align 8
  %185 = mul nsw i64 %184, %178
  %186 = sitofp i64 %185 to double
  %187 = fdiv double %183, %186
  %188 = load ptr, ptr %46, align 8
  store double %187, ptr %188, align 8
  br label %189

189:
  %190 = load atomic i32, ptr %28 seq_cst, align 4
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %197, label %192

192:
  %193 = phi i64 [ %30, %31 ], [ %32, %189 ]
  %194 = load ptr, ptr %24, align 8
  call void @PyEval_RestoreThread(ptr noundef %194)
  %195 = load atomic i32, ptr %28 seq_cst, align 4
  %196 = icmp eq i32 %195, 3
  br i1 %196, label %202, label %204

197:
  %198 = add nsw i64 %33, 1
  %199 = icmp slt i64 %198, %1
  %200 = select i1 %199, i64 %198, i64 0
  %201 = add nuw i64 %32, 1
  br label %31

202:
  %203 = call ptr @PyErr_NoMemory()
  br label %204

204:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i64 %193
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare ptr @pthread_self() local_unnamed_addr

define internal fastcc i64 @now() unnamed_addr {
  %1 = alloca %struct.timespec, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  %2 = call i32 @clock_gettime(i32 noundef 6, ptr noundef nonnull %1)
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

define noundef nonnull ptr @wfv_start() local_unnamed_addr {
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 128 dereferenceable(2304) @pool, i8 0, i64 2304, i1 false)
  %1 = tail call i32 @pthread_mutex_init(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48), ptr noundef null)
  %2 = tail call i32 @pthread_cond_init(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 112), ptr noundef null)
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
  %11 = tail call ptr @malloc(i64 noundef %10)
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
  %72 = load atomic i64, ptr %65 seq_cst, align 16
  %73 = load i64, ptr %66, align 8
  %74 = icmp slt i64 %72, %73
  br i1 %74, label %75, label %129

75:
  %76 = atomicrmw add ptr %65, i64 %68 seq_cst, align 16
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
  tail call fastcc void @sleep_while(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 40), i32 noundef %7, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 112))
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
