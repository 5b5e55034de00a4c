; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { %struct.settings, i32, i32, i32, [76 x i8], [16 x %struct.offer] }

%struct.settings = type { i64, i64, i64, i64, i64 }

%struct.offer = type { ptr, i32, i32, i32, i32, [104 x i8] }

%struct.range = type { i64, i64, [112 x i8] }

%struct.job = type { ptr, ptr, i64, i64, i32, i32, ptr, i64, i64, i64, i64 }

%struct.launch = type { ptr, ptr, i64, i64, i64, [8 x i64] }

%struct.time = type { i64, i64 }

@pool = internal global %struct.anon zeroinitializer, align 128

define dso_local i64 @wfv_run(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = alloca [16 x i64], align 16
  %5 = alloca i64, align 8
  %6 = alloca [128 x i8], align 16
  %7 = alloca [128 x i8], align 16
  %8 = alloca [1024 x %struct.range], align 128
  %9 = alloca %struct.job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %9, i8 0, i64 80, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %8, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %12 = call i64 @pthread_self()
  %13 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %14 = icmp eq i64 %12, %13
  %15 = zext i1 %14 to i32
  store i32 %15, ptr %11, align 8
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %17 = call fastcc i64 @now()
  store i64 %17, ptr %16, align 8
  %18 = mul i64 %2, %1
  %19 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  %20 = add nsw i64 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i64 %20, ptr %21, align 8
  %22 = call ptr @PyEval_SaveThread()
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store ptr %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 72
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %28 = getelementptr inbounds nuw i8, ptr %9, i64 36
  %29 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %30 = call i64 @llvm.smax.i64(i64 %18, i64 0)
  br label %31

31:
  %32 = phi i64 [ 0, %3 ], [ %209, %205 ]
  %33 = phi i64 [ 0, %3 ], [ %208, %205 ]
  %34 = icmp eq i64 %32, %30
  br i1 %34, label %200, label %35

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
  store i64 %65, ptr %24, align 8
  store i64 %81, ptr %25, align 8
  store i64 0, ptr %26, align 8
  store i64 0, ptr %27, align 8
  store atomic i32 0, ptr %28 seq_cst, align 4
  %82 = call i64 @llvm.smax.i64(i64 %65, i64 0)
  %83 = load ptr, ptr %10, align 8
  br label %84

84:
  %85 = phi i64 [ %41, %80 ], [ %95, %88 ]
  %86 = phi i64 [ 0, %80 ], [ %97, %88 ]
  %87 = icmp eq i64 %86, %82
  br i1 %87, label %98, label %88

88:
  %89 = getelementptr inbounds nuw %struct.range, ptr %83, i64 %86
  store i64 %85, ptr %89, align 128
  %90 = sdiv i64 %42, %65
  %91 = srem i64 %42, %65
  %92 = icmp slt i64 %86, %91
  %93 = zext i1 %92 to i64
  %94 = add i64 %90, %85
  %95 = add i64 %94, %93
  %96 = getelementptr inbounds nuw i8, ptr %89, i64 8
  store i64 %95, ptr %96, align 8
  %97 = add nuw i64 %86, 1
  br label %84

98:
  %99 = phi i64 [ %185, %175 ], [ %65, %84 ]
  %100 = icmp sgt i64 %99, 1
  br i1 %100, label %101, label %171

101:
  %102 = add nsw i64 %99, -1
  br label %103

103:
  %104 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40) seq_cst, align 8
  %105 = sext i32 %104 to i64
  %106 = icmp sgt i64 %102, %105
  br i1 %106, label %107, label %129

107:
  %108 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), i32 1 seq_cst, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  br label %109

109:
  %110 = phi i64 [ 0, %107 ], [ %118, %116 ]
  %111 = icmp eq i64 %110, 128
  br i1 %111, label %112, label %116

112:
  store i8 39, ptr %6, align 16
  store i8 -5, ptr %29, align 1
  %113 = call i32 @pthread_attr_init(ptr noundef nonnull %4)
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %119, label %115

115:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %129

116:
  %117 = getelementptr inbounds nuw i8, ptr %6, i64 %110
  store i8 -1, ptr %117, align 1
  %118 = add nuw nsw i64 %110, 1
  br label %109

119:
  %120 = add nsw i32 %108, 1
  %121 = sext i32 %120 to i64
  %122 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %4, i64 noundef 8388608)
  %123 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %124 = inttoptr i64 %121 to ptr
  %125 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull @serve, ptr noundef %124)
  %126 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %7, ptr noundef null)
  %127 = call i32 @pthread_attr_destroy(ptr noundef nonnull %4)
  %128 = icmp eq i32 %125, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br i1 %128, label %103, label %129

129:
  br label %130

130:
  %131 = phi i64 [ %153, %152 ], [ 0, %129 ]
  %132 = icmp eq i64 %131, 16
  br i1 %132, label %171, label %133

133:
  %134 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %131
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %136 = load atomic i32, ptr %135 seq_cst, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %152

138:
  %139 = cmpxchg ptr %135, i32 0, i32 1 seq_cst seq_cst, align 8
  %140 = extractvalue { i32, i1 } %139, 1
  br i1 %140, label %141, label %152

141:
  store ptr %9, ptr %134, align 128
  %142 = getelementptr inbounds nuw i8, ptr %134, i64 20
  store atomic i32 0, ptr %142 seq_cst, align 4
  %143 = getelementptr inbounds nuw i8, ptr %134, i64 12
  %144 = trunc i64 %102 to i32
  store atomic i32 %144, ptr %143 seq_cst, align 4
  %145 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48), i32 1 seq_cst, align 16
  %146 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), i64 %102 seq_cst, align 32
  %147 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 44) seq_cst, align 4
  %148 = sext i32 %147 to i64
  %149 = sub nsw i64 %102, %148
  %150 = icmp sgt i64 %149, 0
  br i1 %150, label %151, label %154

151:
  call fastcc void @wake(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48), i64 noundef %149)
  br label %154

152:
  %153 = add nuw nsw i64 %131, 1
  br label %130

154:
  %155 = call fastcc i64 @now()
  store i64 %155, ptr %16, align 8
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  store atomic i32 0, ptr %143 seq_cst, align 4
  %156 = call fastcc i64 @now()
  %157 = add nsw i64 %156, 50000
  %158 = getelementptr inbounds nuw i8, ptr %134, i64 16
  br label %159

159:
  %160 = load atomic i32, ptr %158 seq_cst, align 16
  %161 = icmp sgt i32 %160, 0
  br i1 %161, label %162, label %169

162:
  %163 = call i32 @sched_yield()
  %164 = call fastcc i64 @now()
  %165 = icmp slt i64 %164, %157
  br i1 %165, label %168, label %166

166:
  store atomic i32 1, ptr %142 seq_cst, align 4
  %167 = zext nneg i32 %160 to i64
  call fastcc void @sleep_while(ptr noundef nonnull %158, i64 noundef %167)
  br label %168

168:
  br label %159

169:
  store atomic i32 0, ptr %135 seq_cst, align 8
  %170 = call fastcc i64 @now()
  store i64 %170, ptr %16, align 8
  br label %172

171:
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  br label %172

172:
  %173 = load atomic i32, ptr %28 seq_cst, align 4
  %174 = icmp eq i32 %173, 1
  br i1 %174, label %175, label %186

175:
  %176 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), i64 1 seq_cst, align 8
  %177 = load ptr, ptr %23, align 8
  call void @PyEval_RestoreThread(ptr noundef %177)
  %178 = call i32 @PyErr_CheckSignals()
  %179 = call ptr @PyEval_SaveThread()
  store ptr %179, ptr %23, align 8
  %180 = call fastcc i64 @now()
  store i64 %180, ptr %16, align 8
  %181 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  %182 = add nsw i64 %181, %180
  store i64 %182, ptr %21, align 8
  %183 = icmp eq i32 %178, 0
  %184 = select i1 %183, i32 0, i32 2
  store atomic i32 %184, ptr %28 seq_cst, align 4
  %185 = load i64, ptr %24, align 8
  br label %98

186:
  %187 = load i64, ptr %27, align 8
  %188 = icmp eq i64 %187, 0
  br i1 %188, label %198, label %189

189:
  %190 = load i64, ptr %26, align 8
  %191 = sitofp i64 %190 to double
  %192 = fmul double %191, 1.000000e-09
  %193 = load i64, ptr %49, align 8
  %194 = mul nsw i64 %193, %187
  %195 = sitofp i64 %194 to double
  %196 = fdiv double %192, %195
  %197 = load ptr, ptr %46, align 8
  store double %196, ptr %197, align 8
  br label %198

198:
  %199 = icmp eq i32 %173, 0
  br i1 %199, label %205, label %200

200:
  %201 = phi i64 [ %30, %31 ], [ %32, %198 ]
  %202 = load ptr, ptr %23, align 8
  call void @PyEval_RestoreThread(ptr noundef %202)
  %203 = load i32, ptr %28, align 4
  %204 = icmp eq i32 %203, 3
  br i1 %204, label %210, label %212

205:
  %206 = add nsw i64 %33, 1
  %207 = icmp slt i64 %206, %1
  %208 = select i1 %207, i64 %206, i64 0
  %209 = add nuw i64 %32, 1
  br label %31

210:
  %211 = call ptr @PyErr_NoMemory()
  br label %212

212:
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  ret i64 %201
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare i64 @pthread_self() local_unnamed_addr

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

declare ptr @PyEval_SaveThread() local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr

declare ptr @PyErr_NoMemory() local_unnamed_addr

define dso_local noundef nonnull ptr @wfv_start() local_unnamed_addr {
  br label %1

1:
  %2 = phi i64 [ 0, %0 ], [ %7, %5 ]
  %3 = icmp eq i64 %2, 2176
  br i1 %3, label %4, label %5

4:
  ret ptr @pool

5:
  %6 = getelementptr inbounds nuw i8, ptr @pool, i64 %2
  store i8 0, ptr %6, align 1
  %7 = add nuw nsw i64 %2, 1
  br label %1
}

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
  br label %128

17:
  br i1 %12, label %128, label %18

18:
  %19 = load i64, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 48
  br label %23

23:
  %24 = phi i64 [ %55, %51 ], [ 0, %18 ]
  %25 = icmp eq i64 %24, 26
  br i1 %25, label %26, label %51

26:
  %27 = ptrtoint ptr %11 to i64
  %28 = add i64 %27, -1
  %29 = add i64 %28, %19
  %30 = sub nsw i64 0, %19
  %31 = and i64 %29, %30
  %32 = inttoptr i64 %31 to ptr
  %33 = tail call noundef i64 @llvm.smin.i64(i64 %21, i64 32)
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 136
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 176
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %56

51:
  %52 = getelementptr inbounds nuw i64, ptr %22, i64 %24
  %53 = load i64, ptr %52, align 8
  %54 = getelementptr inbounds nuw i64, ptr %3, i64 %24
  store i64 %53, ptr %54, align 8
  %55 = add nuw nsw i64 %24, 1
  br label %23

56:
  %57 = phi i64 [ 0, %26 ], [ %127, %126 ]
  %58 = phi i64 [ %33, %26 ], [ %69, %126 ]
  %59 = load i64, ptr %37, align 8
  %60 = icmp slt i64 %57, %59
  br i1 %60, label %62, label %61

61:
  call void @free(ptr noundef nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %128

62:
  %63 = load ptr, ptr %38, align 8
  %64 = add nsw i64 %57, %1
  %65 = srem i64 %64, %59
  %66 = getelementptr inbounds %struct.range, ptr %63, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 8
  br label %68

68:
  %69 = phi i64 [ %58, %62 ], [ %107, %120 ]
  %70 = load atomic i32, ptr %39 seq_cst, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %126

72:
  %73 = atomicrmw add ptr %66, i64 %69 seq_cst, align 128
  %74 = load i64, ptr %67, align 8
  %75 = icmp slt i64 %73, %74
  br i1 %75, label %76, label %126

76:
  store i64 %73, ptr %3, align 16
  %77 = add nsw i64 %73, %69
  %78 = load i64, ptr %67, align 8
  %79 = call noundef i64 @llvm.smin.i64(i64 %77, i64 %78)
  store i64 %79, ptr %40, align 8
  store i64 %69, ptr %41, align 16
  %80 = load ptr, ptr %5, align 8
  %81 = load ptr, ptr %42, align 8
  call void @wfv_call(ptr noundef %80, ptr noundef %81, ptr noundef nonnull %3, ptr noundef %32)
  %82 = load i64, ptr %43, align 16
  %83 = icmp eq i64 %82, 0
  %84 = load i64, ptr %44, align 16
  %85 = icmp eq i64 %84, 0
  %86 = select i1 %83, i1 %85, i1 false
  %87 = load i64, ptr %45, align 16
  %88 = icmp eq i64 %87, 0
  %89 = select i1 %86, i1 %88, i1 false
  br i1 %89, label %104, label %90

90:
  %91 = atomicrmw xchg ptr %39, i32 2 seq_cst, align 4
  %92 = icmp eq i32 %91, 2
  br i1 %92, label %104, label %93

93:
  %94 = load ptr, ptr %0, align 8
  br label %95

95:
  %96 = phi i64 [ 18, %93 ], [ %103, %98 ]
  %97 = icmp eq i64 %96, 26
  br i1 %97, label %104, label %98

98:
  %99 = getelementptr inbounds nuw i64, ptr %3, i64 %96
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr i64, ptr %94, i64 %96
  %102 = getelementptr i8, ptr %101, i64 -104
  store i64 %100, ptr %102, align 8
  %103 = add nuw nsw i64 %96, 1
  br label %95

104:
  %105 = shl nsw i64 %69, 1
  %106 = load i64, ptr %20, align 8
  %107 = call noundef i64 @llvm.smin.i64(i64 %105, i64 %106)
  br i1 %13, label %108, label %120

108:
  %109 = call fastcc i64 @now()
  %110 = load i64, ptr %40, align 8
  %111 = sub i64 %110, %73
  %112 = load i64, ptr %46, align 8
  %113 = add nsw i64 %111, %112
  store i64 %113, ptr %46, align 8
  %114 = load i64, ptr %47, align 8
  %115 = sub i64 %109, %114
  %116 = load i64, ptr %48, align 8
  %117 = add nsw i64 %115, %116
  store i64 %117, ptr %48, align 8
  store i64 %109, ptr %47, align 8
  %118 = load i32, ptr %49, align 8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %121

120:
  br label %68

121:
  %122 = load i64, ptr %50, align 8
  %123 = icmp slt i64 %109, %122
  br i1 %123, label %120, label %124

124:
  %125 = cmpxchg ptr %39, i32 0, i32 1 seq_cst seq_cst, align 4
  br label %120

126:
  %127 = add nuw nsw i64 %57, 1
  br label %56

128:
  ret void
}

define internal fastcc void @wake(ptr noundef %0, i64 noundef range(i64 1, -9223372036854775808) %1) unnamed_addr {
  %3 = load i64, ptr @pool, align 128
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef %3, ptr noundef %0, i64 noundef 129, i64 noundef %1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  ret void
}

declare i32 @pthread_attr_init(ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

define internal noalias noundef nonnull ptr @serve(ptr noundef %0) {
  %2 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 44), i32 1 seq_cst, align 4
  %3 = ptrtoint ptr %0 to i64
  br label %4

4:
  %5 = phi i64 [ %47, %45 ], [ 0, %1 ]
  br label %6

6:
  %7 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48) seq_cst, align 16
  br label %8

8:
  %9 = phi i64 [ %36, %35 ], [ 0, %6 ]
  %10 = icmp eq i64 %9, 16
  br i1 %10, label %37, label %11

11:
  %12 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %14 = load atomic i32, ptr %13 seq_cst, align 4
  %15 = icmp slt i32 %14, 1
  br i1 %15, label %35, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %18 = atomicrmw add ptr %17, i32 1 seq_cst, align 16
  %19 = add nsw i32 %14, -1
  %20 = cmpxchg ptr %13, i32 %14, i32 %19 seq_cst seq_cst, align 4
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %22, label %26

22:
  %23 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 44), i32 -1 seq_cst, align 4
  %24 = load ptr, ptr %12, align 128
  tail call fastcc void @run_groups(ptr noundef %24, i64 noundef %3)
  %25 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 44), i32 1 seq_cst, align 4
  br label %26

26:
  %27 = atomicrmw add ptr %17, i32 -1 seq_cst, align 16
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %34

29:
  %30 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %31 = load atomic i32, ptr %30 seq_cst, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %34, label %33

33:
  tail call fastcc void @wake(ptr noundef nonnull %17, i64 noundef 1)
  br label %34

34:
  br i1 %21, label %45, label %35

35:
  %36 = add nuw nsw i64 %9, 1
  br label %8

37:
  %38 = tail call i32 @sched_yield()
  %39 = tail call fastcc i64 @now()
  %40 = icmp slt i64 %39, %5
  br i1 %40, label %6, label %41

41:
  %42 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 44), i32 -1 seq_cst, align 4
  %43 = sext i32 %7 to i64
  tail call fastcc void @sleep_while(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48), i64 noundef %43)
  %44 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 44), i32 1 seq_cst, align 4
  br label %45

45:
  %46 = tail call fastcc i64 @now()
  %47 = add nsw i64 %46, 50000
  br label %4
}

declare i32 @pthread_attr_destroy(ptr noundef) local_unnamed_addr

declare i32 @sched_yield() local_unnamed_addr

define internal fastcc void @sleep_while(ptr noundef %0, i64 noundef range(i64 -2147483648, 2147483648) %1) unnamed_addr {
  %3 = load i64, ptr @pool, align 128
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef %3, ptr noundef %0, i64 noundef 128, i64 noundef %1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  ret void
}

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr

declare ptr @malloc(i64 noundef) local_unnamed_addr

declare void @wfv_call(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare void @free(ptr noundef) local_unnamed_addr

declare i32 @PyErr_CheckSignals() local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
