; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { %struct.settings, i32, i32, i32, [76 x i8], [16 x %struct.offer] }

%struct.settings = type { i64, i64, i64, i64, i64 }

%struct.offer = type { ptr, i32, i32, i32, i32, [104 x i8] }

%struct.range = type { i64, i64, [112 x i8] }

%struct.job = type { ptr, ptr, i64, i64, i32, i32, ptr, i64, i64, i64, i64 }

%struct.launch = type { ptr, ptr, i64, i64, i64, [4 x i64] }

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
  %32 = phi i64 [ 0, %3 ], [ %210, %206 ]
  %33 = phi i64 [ 0, %3 ], [ %209, %206 ]
  %34 = icmp eq i64 %32, %30
  br i1 %34, label %201, label %35

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
  br i1 %55, label %72, label %81

72:
  %73 = call noundef i64 @llvm.smin.i64(i64 %71, i64 32)
  %74 = sitofp i64 %73 to double
  %75 = fmul double %52, %74
  %76 = fcmp olt double %75, 1.000000e-04
  %77 = fdiv double 1.000000e-04, %52
  %78 = fptosi double %77 to i64
  %79 = select i1 %76, i64 %73, i64 %78
  %80 = call i64 @llvm.smax.i64(i64 %79, i64 1)
  br label %81

81:
  %82 = phi i64 [ %80, %72 ], [ 1, %70 ]
  store ptr %36, ptr %9, align 8
  store i64 %65, ptr %24, align 8
  store i64 %82, ptr %25, align 8
  store i64 0, ptr %26, align 8
  store i64 0, ptr %27, align 8
  store atomic i32 0, ptr %28 seq_cst, align 4
  %83 = call i64 @llvm.smax.i64(i64 %65, i64 0)
  %84 = load ptr, ptr %10, align 8
  br label %85

85:
  %86 = phi i64 [ %41, %81 ], [ %96, %89 ]
  %87 = phi i64 [ 0, %81 ], [ %98, %89 ]
  %88 = icmp eq i64 %87, %83
  br i1 %88, label %99, label %89

89:
  %90 = getelementptr inbounds nuw %struct.range, ptr %84, i64 %87
  store i64 %86, ptr %90, align 128
  %91 = sdiv i64 %42, %65
  %92 = srem i64 %42, %65
  %93 = icmp slt i64 %87, %92
  %94 = zext i1 %93 to i64
  %95 = add i64 %91, %86
  %96 = add i64 %95, %94
  %97 = getelementptr inbounds nuw i8, ptr %90, i64 8
  store i64 %96, ptr %97, align 8
  %98 = add nuw i64 %87, 1
  br label %85

99:
  %100 = phi i64 [ %186, %176 ], [ %65, %85 ]
  %101 = icmp sgt i64 %100, 1
  br i1 %101, label %102, label %172

102:
  %103 = add nsw i64 %100, -1
  br label %104

104:
  %105 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40) seq_cst, align 8
  %106 = sext i32 %105 to i64
  %107 = icmp sgt i64 %103, %106
  br i1 %107, label %108, label %130

108:
  %109 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), i32 1 seq_cst, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  br label %110

110:
  %111 = phi i64 [ 0, %108 ], [ %119, %117 ]
  %112 = icmp eq i64 %111, 128
  br i1 %112, label %113, label %117

113:
  store i8 39, ptr %6, align 16
  store i8 -5, ptr %29, align 1
  %114 = call i32 @pthread_attr_init(ptr noundef nonnull %4)
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %120, label %116

116:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %130

117:
  %118 = getelementptr inbounds nuw i8, ptr %6, i64 %111
  store i8 -1, ptr %118, align 1
  %119 = add nuw nsw i64 %111, 1
  br label %110

120:
  %121 = add nsw i32 %109, 1
  %122 = sext i32 %121 to i64
  %123 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %4, i64 noundef 8388608)
  %124 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %125 = inttoptr i64 %122 to ptr
  %126 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull @serve, ptr noundef %125)
  %127 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %7, ptr noundef null)
  %128 = call i32 @pthread_attr_destroy(ptr noundef nonnull %4)
  %129 = icmp eq i32 %126, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br i1 %129, label %104, label %130

130:
  br label %131

131:
  %132 = phi i64 [ %154, %153 ], [ 0, %130 ]
  %133 = icmp eq i64 %132, 16
  br i1 %133, label %172, label %134

134:
  %135 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %132
  %136 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %137 = load atomic i32, ptr %136 seq_cst, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %153

139:
  %140 = cmpxchg ptr %136, i32 0, i32 1 seq_cst seq_cst, align 8
  %141 = extractvalue { i32, i1 } %140, 1
  br i1 %141, label %142, label %153

142:
  store ptr %9, ptr %135, align 128
  %143 = getelementptr inbounds nuw i8, ptr %135, i64 20
  store atomic i32 0, ptr %143 seq_cst, align 4
  %144 = getelementptr inbounds nuw i8, ptr %135, i64 12
  %145 = trunc i64 %103 to i32
  store atomic i32 %145, ptr %144 seq_cst, align 4
  %146 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48), i32 1 seq_cst, align 16
  %147 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), i64 %103 seq_cst, align 32
  %148 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 44) seq_cst, align 4
  %149 = sext i32 %148 to i64
  %150 = sub nsw i64 %103, %149
  %151 = icmp sgt i64 %150, 0
  br i1 %151, label %152, label %155

152:
  call fastcc void @wake(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 48), i64 noundef %150)
  br label %155

153:
  %154 = add nuw nsw i64 %132, 1
  br label %131

155:
  %156 = call fastcc i64 @now()
  store i64 %156, ptr %16, align 8
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  store atomic i32 0, ptr %144 seq_cst, align 4
  %157 = call fastcc i64 @now()
  %158 = add nsw i64 %157, 50000
  %159 = getelementptr inbounds nuw i8, ptr %135, i64 16
  br label %160

160:
  %161 = load atomic i32, ptr %159 seq_cst, align 16
  %162 = icmp sgt i32 %161, 0
  br i1 %162, label %163, label %170

163:
  %164 = call i32 @sched_yield()
  %165 = call fastcc i64 @now()
  %166 = icmp slt i64 %165, %158
  br i1 %166, label %169, label %167

167:
  store atomic i32 1, ptr %143 seq_cst, align 4
  %168 = zext nneg i32 %161 to i64
  call fastcc void @sleep_while(ptr noundef nonnull %159, i64 noundef %168)
  br label %169

169:
  br label %160

170:
  store atomic i32 0, ptr %136 seq_cst, align 8
  %171 = call fastcc i64 @now()
  store i64 %171, ptr %16, align 8
  br label %173

172:
  call fastcc void @run_groups(ptr noundef nonnull %9, i64 noundef 0)
  br label %173

173:
  %174 = load atomic i32, ptr %28 seq_cst, align 4
  %175 = icmp eq i32 %174, 1
  br i1 %175, label %176, label %187

176:
  %177 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), i64 1 seq_cst, align 8
  %178 = load ptr, ptr %23, align 8
  call void @PyEval_RestoreThread(ptr noundef %178)
  %179 = call i32 @PyErr_CheckSignals()
  %180 = call ptr @PyEval_SaveThread()
  store ptr %180, ptr %23, align 8
  %181 = call fastcc i64 @now()
  store i64 %181, ptr %16, align 8
  %182 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  %183 = add nsw i64 %182, %181
  store i64 %183, ptr %21, align 8
  %184 = icmp eq i32 %179, 0
  %185 = select i1 %184, i32 0, i32 2
  store atomic i32 %185, ptr %28 seq_cst, align 4
  %186 = load i64, ptr %24, align 8
  br label %99

187:
  %188 = load i64, ptr %27, align 8
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %199, label %190

190:
  %191 = load i64, ptr %26, align 8
  %192 = sitofp i64 %191 to double
  %193 = fmul double %192, 1.000000e-09
  %194 = load i64, ptr %49, align 8
  %195 = mul nsw i64 %194, %188
  %196 = sitofp i64 %195 to double
  %197 = fdiv double %193, %196
  %198 = load ptr, ptr %46, align 8
  store double %197, ptr %198, align 8
  br label %199

199:
  %200 = icmp eq i32 %174, 0
  br i1 %200, label %206, label %201

201:
  %202 = phi i64 [ %30, %31 ], [ %32, %199 ]
  %203 = load ptr, ptr %23, align 8
  call void @PyEval_RestoreThread(ptr noundef %203)
  %204 = load i32, ptr %28, align 4
  %205 = icmp eq i32 %204, 3
  br i1 %205, label %211, label %213

206:
  %207 = add nsw i64 %33, 1
  %208 = icmp slt i64 %207, %1
  %209 = select i1 %208, i64 %207, i64 0
  %210 = add nuw i64 %32, 1
  br label %31

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
  %3 = alloca [22 x i64], align 16
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
  br label %120

17:
  br i1 %12, label %120, label %18

18:
  %19 = load i64, ptr %8, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 48
  br label %21

21:
  %22 = phi i64 [ %53, %49 ], [ 0, %18 ]
  %23 = icmp eq i64 %22, 22
  br i1 %23, label %24, label %49

24:
  %25 = ptrtoint ptr %11 to i64
  %26 = add i64 %25, -1
  %27 = add i64 %26, %19
  %28 = sub nsw i64 0, %19
  %29 = and i64 %27, %28
  %30 = inttoptr i64 %29 to ptr
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %32, ptr %33, align 16
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 136
  store i64 %35, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %54

49:
  %50 = getelementptr inbounds nuw i64, ptr %20, i64 %22
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i64, ptr %3, i64 %22
  store i64 %51, ptr %52, align 8
  %53 = add nuw nsw i64 %22, 1
  br label %21

54:
  %55 = phi i64 [ 0, %24 ], [ %119, %118 ]
  %56 = load i64, ptr %37, align 8
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %59, label %58

58:
  call void @free(ptr noundef nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %120

59:
  %60 = load ptr, ptr %38, align 8
  %61 = add nsw i64 %55, %1
  %62 = srem i64 %61, %56
  %63 = getelementptr inbounds %struct.range, ptr %60, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8
  br label %65

65:
  %66 = load atomic i32, ptr %39 seq_cst, align 4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %118

68:
  %69 = load i64, ptr %31, align 8
  %70 = atomicrmw add ptr %63, i64 %69 seq_cst, align 128
  %71 = load i64, ptr %64, align 8
  %72 = icmp slt i64 %70, %71
  br i1 %72, label %73, label %118

73:
  store i64 %70, ptr %3, align 16
  %74 = load i64, ptr %31, align 8
  %75 = add nsw i64 %74, %70
  %76 = load i64, ptr %64, align 8
  %77 = call noundef i64 @llvm.smin.i64(i64 %75, i64 %76)
  store i64 %77, ptr %40, align 8
  %78 = load ptr, ptr %5, align 8
  %79 = load ptr, ptr %41, align 8
  call void %78(ptr noundef %79, ptr noundef nonnull %3, ptr noundef %30)
  %80 = load i64, ptr %42, align 16
  %81 = icmp eq i64 %80, 0
  %82 = load i64, ptr %43, align 16
  %83 = icmp eq i64 %82, 0
  %84 = select i1 %81, i1 %83, i1 false
  br i1 %84, label %99, label %85

85:
  %86 = atomicrmw xchg ptr %39, i32 2 seq_cst, align 4
  %87 = icmp eq i32 %86, 2
  br i1 %87, label %99, label %88

88:
  %89 = load ptr, ptr %0, align 8
  br label %90

90:
  %91 = phi i64 [ 18, %88 ], [ %98, %93 ]
  %92 = icmp eq i64 %91, 22
  br i1 %92, label %99, label %93

93:
  %94 = getelementptr inbounds nuw i64, ptr %3, i64 %91
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr i64, ptr %89, i64 %91
  %97 = getelementptr i8, ptr %96, i64 -104
  store i64 %95, ptr %97, align 8
  %98 = add nuw nsw i64 %91, 1
  br label %90

99:
  br i1 %13, label %100, label %112

100:
  %101 = call fastcc i64 @now()
  %102 = load i64, ptr %40, align 8
  %103 = sub i64 %102, %70
  %104 = load i64, ptr %44, align 8
  %105 = add nsw i64 %103, %104
  store i64 %105, ptr %44, align 8
  %106 = load i64, ptr %45, align 8
  %107 = sub i64 %101, %106
  %108 = load i64, ptr %46, align 8
  %109 = add nsw i64 %107, %108
  store i64 %109, ptr %46, align 8
  store i64 %101, ptr %45, align 8
  %110 = load i32, ptr %47, align 8
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %113

112:
  br label %65

113:
  %114 = load i64, ptr %48, align 8
  %115 = icmp slt i64 %101, %114
  br i1 %115, label %112, label %116

116:
  %117 = cmpxchg ptr %39, i32 0, i32 1 seq_cst seq_cst, align 4
  br label %112

118:
  %119 = add nuw nsw i64 %55, 1
  br label %54

120:
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

declare void @free(ptr noundef) local_unnamed_addr

declare i32 @PyErr_CheckSignals() local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
