; Made of the sources beside this file: python tests/remake.py

%struct.anon = type { %struct.settings, i32, i32, i32, ptr, ptr, i32, i32, i32, [20 x i8], [16 x %struct.offer] }

%struct.settings = type { i64, i64, i64, i64, i64, i64, i64, i64 }

%struct.offer = type { ptr, i32, i32, i32, i32, [104 x i8] }

%struct.action = type { ptr, [16 x i64], i32, ptr }

%struct.event = type { ptr, i32, i32, i32, [11 x i32] }

%struct.range = type { i64, i64, [112 x i8] }

%struct.job = type { %struct.thread, ptr, i32, i32, ptr, ptr, i64, i64, i32, i32, ptr, i64, i64, i64, i64 }

%struct.thread = type { i64, ptr, ptr, ptr }

%struct.launch = type { ptr, ptr, i64, i64, i64, [4 x i64] }

%struct.time = type { i64, i64 }

@pool = internal global %struct.anon zeroinitializer, align 128

@__const.make_timer.action = private unnamed_addr constant { ptr, [16 x i64], i32, [4 x i8], ptr } { ptr @interrupt, [16 x i64] zeroinitializer, i32 1342177280, [4 x i8] zeroinitializer, ptr null }, align 8

define dso_local i64 @wfv_run(ptr noundef %0, i64 noundef %1, i64 noundef %2) local_unnamed_addr {
  %4 = alloca [16 x i64], align 16
  %5 = alloca i64, align 8
  %6 = alloca [128 x i8], align 16
  %7 = alloca [128 x i8], align 16
  %8 = alloca %struct.action, align 8
  %9 = alloca %struct.action, align 8
  %10 = alloca %struct.event, align 8
  %11 = alloca [1024 x %struct.range], align 128
  %12 = alloca %struct.job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(128) %12, i8 0, i64 128, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 56
  store ptr %11, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %15 = call i64 @pthread_self()
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), align 32
  %17 = icmp eq i64 %15, %16
  %18 = zext i1 %17 to i32
  store i32 %18, ptr %14, align 8
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 96
  %20 = call fastcc i64 @now()
  store i64 %20, ptr %19, align 8
  %21 = mul i64 %2, %1
  %22 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %12, ptr %22, align 8
  %23 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store ptr %23, ptr %24, align 8
  br i1 %17, label %25, label %60

25:
  store ptr %12, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  %26 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 100), align 4
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %28, label %54

28:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %8, ptr noundef nonnull align 8 dereferenceable(152) @__const.make_timer.action, i64 152, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %10, i8 0, i64 64, i1 false)
  %29 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i32 23, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 12
  store i32 4, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %32 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %33 = call i64 (i64, ...) @syscall(i64 noundef %32)
  %34 = trunc i64 %33 to i32
  store i32 %34, ptr %31, align 8
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 100), align 4
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  %35 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %51, label %37

37:
  %38 = call i32 @sigaction(i32 noundef 23, ptr noundef null, ptr noundef nonnull %9)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %51

40:
  %41 = load ptr, ptr %9, align 8
  %42 = icmp sgt ptr %41, inttoptr (i64 1 to ptr)
  %43 = icmp ne ptr %41, @interrupt
  %44 = and i1 %42, %43
  br i1 %44, label %51, label %45

45:
  %46 = call i32 @sigaction(i32 noundef 23, ptr noundef nonnull %8, ptr noundef null)
  %47 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %48 = call i64 (i64, ...) @syscall(i64 noundef %47, i64 noundef 1, ptr noundef nonnull %10, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 96))
  %49 = icmp ne i64 %48, 0
  %50 = zext i1 %49 to i32
  store i32 %50, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  br label %51

51:
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %52 = load i32, ptr %14, align 8
  %53 = icmp eq i32 %52, 0
  br label %54

54:
  %55 = phi i1 [ false, %25 ], [ %53, %51 ]
  %56 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  %57 = icmp ne i32 %56, 0
  %58 = select i1 %55, i1 true, i1 %57
  br i1 %58, label %60, label %59

59:
  call fastcc void @set_timer()
  br label %60

60:
  %61 = load i64, ptr %19, align 8
  %62 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  %63 = add nsw i64 %62, %61
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 104
  store i64 %63, ptr %64, align 8
  %65 = call ptr @PyEval_SaveThread()
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 88
  store ptr %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %12, i64 48
  %68 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %69 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %70 = getelementptr inbounds nuw i8, ptr %12, i64 120
  %71 = getelementptr inbounds nuw i8, ptr %12, i64 112
  %72 = getelementptr inbounds nuw i8, ptr %12, i64 84
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 1
  %74 = getelementptr inbounds nuw i8, ptr %6, i64 2
  %75 = getelementptr inbounds nuw i8, ptr %12, i64 40
  %76 = call i64 @llvm.smax.i64(i64 %21, i64 0)
  br label %77

77:
  %78 = phi i64 [ 0, %60 ], [ %247, %243 ]
  %79 = phi i64 [ 0, %60 ], [ %246, %243 ]
  %80 = icmp eq i64 %78, %76
  br i1 %80, label %239, label %81

81:
  %82 = getelementptr inbounds %struct.launch, ptr %0, i64 %79
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 24
  %85 = load i64, ptr %84, align 8
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 16
  %87 = load i64, ptr %86, align 8
  %88 = sub nsw i64 %85, %87
  %89 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %90 = load i64, ptr %89, align 8
  %91 = call noundef i64 @llvm.smin.i64(i64 %90, i64 %88)
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %93 = load ptr, ptr %92, align 8
  %94 = load double, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %83, i64 24
  %96 = load i64, ptr %95, align 8
  %97 = sitofp i64 %96 to double
  %98 = fmul double %94, %97
  %99 = sitofp i64 %88 to double
  %100 = fmul double %98, %99
  %101 = fcmp ogt double %98, 0.000000e+00
  br i1 %101, label %102, label %110

102:
  %103 = sitofp i64 %91 to double
  %104 = fmul double %103, 0x3EE0C6F7A0B5ED8D
  %105 = fcmp olt double %100, %104
  br i1 %105, label %106, label %110

106:
  %107 = fdiv double %100, 0x3EE0C6F7A0B5ED8D
  %108 = fptosi double %107 to i64
  %109 = add nsw i64 %108, 1
  br label %110

110:
  %111 = phi i64 [ %109, %106 ], [ %91, %102 ], [ %91, %81 ]
  %112 = icmp sgt i64 %111, 1
  br i1 %112, label %113, label %116

113:
  %114 = shl nsw i64 %111, 2
  %115 = sdiv i64 %88, %114
  br label %116

116:
  %117 = phi i64 [ %115, %113 ], [ %88, %110 ]
  br i1 %101, label %118, label %126

118:
  %119 = sitofp i64 %117 to double
  %120 = fmul double %98, %119
  %121 = fcmp olt double %120, 1.000000e-04
  %122 = fdiv double 1.000000e-04, %98
  %123 = fptosi double %122 to i64
  %124 = select i1 %121, i64 %117, i64 %123
  %125 = call i64 @llvm.smax.i64(i64 %124, i64 1)
  br label %126

126:
  %127 = phi i64 [ %125, %118 ], [ 1, %116 ]
  store ptr %82, ptr %67, align 8
  store i64 %111, ptr %68, align 8
  store i64 %127, ptr %69, align 8
  store i64 0, ptr %70, align 8
  store i64 0, ptr %71, align 8
  store atomic i32 0, ptr %72 seq_cst, align 4
  %128 = call i64 @llvm.smax.i64(i64 %111, i64 0)
  %129 = load ptr, ptr %13, align 8
  br label %130

130:
  %131 = phi i64 [ %87, %126 ], [ %141, %134 ]
  %132 = phi i64 [ 0, %126 ], [ %143, %134 ]
  %133 = icmp eq i64 %132, %128
  br i1 %133, label %144, label %134

134:
  %135 = getelementptr inbounds nuw %struct.range, ptr %129, i64 %132
  store i64 %131, ptr %135, align 128
  %136 = sdiv i64 %88, %111
  %137 = srem i64 %88, %111
  %138 = icmp slt i64 %132, %137
  %139 = zext i1 %138 to i64
  %140 = add i64 %136, %131
  %141 = add i64 %140, %139
  %142 = getelementptr inbounds nuw i8, ptr %135, i64 8
  store i64 %141, ptr %142, align 8
  %143 = add nuw i64 %132, 1
  br label %130

144:
  %145 = phi i64 [ %224, %221 ], [ %111, %130 ]
  %146 = icmp sgt i64 %145, 1
  br i1 %146, label %147, label %217

147:
  %148 = add nsw i64 %145, -1
  br label %149

149:
  %150 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %151 = sext i32 %150 to i64
  %152 = icmp sgt i64 %148, %151
  br i1 %152, label %153, label %175

153:
  %154 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i32 1 seq_cst, align 64
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  br label %155

155:
  %156 = phi i64 [ 0, %153 ], [ %164, %162 ]
  %157 = icmp eq i64 %156, 128
  br i1 %157, label %158, label %162

158:
  store i8 39, ptr %6, align 16
  store i8 -5, ptr %73, align 1
  store i8 -65, ptr %74, align 2
  %159 = call i32 @pthread_attr_init(ptr noundef nonnull %4)
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %165, label %161

161:
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %175

162:
  %163 = getelementptr inbounds nuw i8, ptr %6, i64 %156
  store i8 -1, ptr %163, align 1
  %164 = add nuw nsw i64 %156, 1
  br label %155

165:
  %166 = add nsw i32 %154, 1
  %167 = sext i32 %166 to i64
  %168 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %4, i64 noundef 8388608)
  %169 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef nonnull %7)
  %170 = inttoptr i64 %167 to ptr
  %171 = call i32 @pthread_create(ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull @serve, ptr noundef %170)
  %172 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %7, ptr noundef null)
  %173 = call i32 @pthread_attr_destroy(ptr noundef nonnull %4)
  %174 = icmp eq i32 %171, 0
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br i1 %174, label %149, label %175

175:
  br label %176

176:
  %177 = phi i64 [ %199, %198 ], [ 0, %175 ]
  %178 = icmp eq i64 %177, 16
  br i1 %178, label %217, label %179

179:
  %180 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %177
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 8
  %182 = load atomic i32, ptr %181 seq_cst, align 8
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %198

184:
  %185 = cmpxchg ptr %181, i32 0, i32 1 seq_cst seq_cst, align 8
  %186 = extractvalue { i32, i1 } %185, 1
  br i1 %186, label %187, label %198

187:
  store ptr %12, ptr %180, align 128
  %188 = getelementptr inbounds nuw i8, ptr %180, i64 20
  store atomic i32 0, ptr %188 seq_cst, align 4
  %189 = getelementptr inbounds nuw i8, ptr %180, i64 12
  %190 = trunc i64 %148 to i32
  store atomic i32 %190, ptr %189 seq_cst, align 4
  %191 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), i32 1 seq_cst, align 8
  %192 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 56), i64 %148 seq_cst, align 8
  %193 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  %194 = sext i32 %193 to i64
  %195 = sub nsw i64 %148, %194
  %196 = icmp sgt i64 %195, 0
  br i1 %196, label %197, label %200

197:
  call fastcc void @wake(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 72), i64 noundef %195)
  br label %200

198:
  %199 = add nuw nsw i64 %177, 1
  br label %176

200:
  %201 = call fastcc i64 @now()
  store i64 %201, ptr %19, align 8
  call fastcc void @run_groups(ptr noundef nonnull %12, i64 noundef 0)
  store i32 1, ptr %75, align 8
  store atomic i32 0, ptr %189 seq_cst, align 4
  %202 = call fastcc i64 @now()
  %203 = add nsw i64 %202, 50000
  %204 = getelementptr inbounds nuw i8, ptr %180, i64 16
  br label %205

205:
  %206 = load atomic i32, ptr %204 seq_cst, align 16
  %207 = icmp sgt i32 %206, 0
  br i1 %207, label %208, label %215

208:
  %209 = call i32 @sched_yield()
  %210 = call fastcc i64 @now()
  %211 = icmp slt i64 %210, %203
  br i1 %211, label %214, label %212

212:
  store atomic i32 1, ptr %188 seq_cst, align 4
  %213 = zext nneg i32 %206 to i64
  call fastcc void @sleep_while(ptr noundef nonnull %204, i64 noundef %213)
  br label %214

214:
  br label %205

215:
  store i32 0, ptr %75, align 8
  store atomic i32 0, ptr %181 seq_cst, align 8
  %216 = call fastcc i64 @now()
  store i64 %216, ptr %19, align 8
  br label %218

217:
  call fastcc void @run_groups(ptr noundef nonnull %12, i64 noundef 0)
  br label %218

218:
  %219 = load atomic i32, ptr %72 seq_cst, align 4
  %220 = icmp eq i32 %219, 1
  br i1 %220, label %221, label %225

221:
  call fastcc void @check_signals(ptr noundef nonnull %12)
  %222 = call fastcc i64 @now()
  store i64 %222, ptr %19, align 8
  %223 = cmpxchg ptr %72, i32 1, i32 0 seq_cst seq_cst, align 4
  %224 = load i64, ptr %68, align 8
  br label %144

225:
  %226 = load i64, ptr %71, align 8
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %237, label %228

228:
  %229 = load i64, ptr %70, align 8
  %230 = sitofp i64 %229 to double
  %231 = fmul double %230, 1.000000e-09
  %232 = load i64, ptr %95, align 8
  %233 = mul nsw i64 %232, %226
  %234 = sitofp i64 %233 to double
  %235 = fdiv double %231, %234
  %236 = load ptr, ptr %92, align 8
  store double %235, ptr %236, align 8
  br label %237

237:
  %238 = icmp eq i32 %219, 0
  br i1 %238, label %243, label %239

239:
  %240 = phi i64 [ %76, %77 ], [ %78, %237 ]
  %241 = load i32, ptr %14, align 8
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %250, label %248

243:
  %244 = add nsw i64 %79, 1
  %245 = icmp slt i64 %244, %1
  %246 = select i1 %245, i64 %244, i64 0
  %247 = add nuw i64 %78, 1
  br label %77

248:
  %249 = load ptr, ptr %24, align 8
  store ptr %249, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  br label %250

250:
  %251 = load ptr, ptr %66, align 8
  call void @PyEval_RestoreThread(ptr noundef %251)
  %252 = load i32, ptr %72, align 4
  %253 = icmp eq i32 %252, 3
  br i1 %253, label %254, label %256

254:
  %255 = call ptr @PyErr_NoMemory()
  br label %256

256:
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i64 %240
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

define internal fastcc void @set_timer() unnamed_addr {
  %1 = alloca [2 x %struct.time], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %1)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %1, i8 0, i64 32, i1 false)
  %2 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %3 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  store i64 %3, ptr %2, align 8
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  %5 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), align 32
  %6 = sext i32 %5 to i64
  %7 = call i64 (i64, ...) @syscall(i64 noundef %4, i64 noundef %6, i64 noundef 0, ptr noundef nonnull %1, i64 noundef 0)
  call void @llvm.lifetime.end.p0(ptr nonnull %1)
  ret void
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

define internal void @interrupt(i32 noundef %0) {
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  %3 = tail call i64 @pthread_self()
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), align 32
  %5 = icmp eq i64 %3, %4
  br i1 %5, label %20, label %6

6:
  %7 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80) seq_cst, align 16
  %8 = inttoptr i64 %7 to ptr
  br label %9

9:
  %10 = phi ptr [ %8, %6 ], [ %19, %17 ]
  %11 = icmp eq ptr %10, null
  br i1 %11, label %57, label %12

12:
  %13 = load i64, ptr %10, align 8
  %14 = tail call i64 @pthread_self()
  %15 = icmp eq i64 %13, %14
  br i1 %15, label %16, label %17

16:
  tail call fastcc void @leave_kernel(ptr noundef %10)
  br label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %19 = load ptr, ptr %18, align 8
  br label %9

20:
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  %21 = icmp eq ptr %2, null
  br i1 %21, label %57, label %22

22:
  tail call fastcc void @set_timer()
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %26 = load i32, ptr %25, align 8
  %27 = icmp ne ptr %24, null
  %28 = icmp ne i32 %26, 0
  %29 = select i1 %27, i1 true, i1 %28
  br i1 %29, label %30, label %57

30:
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %57

34:
  %35 = tail call fastcc i64 @now()
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %37 = load i64, ptr %36, align 8
  %38 = add nsw i64 %37, 1000000000
  %39 = icmp slt i64 %35, %38
  br i1 %39, label %57, label %40

40:
  store ptr null, ptr %23, align 8
  store i32 0, ptr %25, align 8
  tail call fastcc void @check_signals(ptr noundef %2)
  %41 = load i64, ptr %36, align 8
  %42 = add nsw i64 %41, -1000000000
  store i64 %42, ptr %36, align 8
  store ptr %24, ptr %23, align 8
  store i32 %26, ptr %25, align 8
  %43 = load i32, ptr %31, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %57, label %45

45:
  %46 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80) seq_cst, align 16
  %47 = inttoptr i64 %46 to ptr
  br label %48

48:
  %49 = phi ptr [ %47, %45 ], [ %56, %52 ]
  %50 = icmp eq ptr %49, null
  br i1 %50, label %51, label %52

51:
  tail call fastcc void @leave_kernel(ptr noundef %2)
  br label %57

52:
  %53 = load i64, ptr %49, align 8
  %54 = tail call i32 @pthread_kill(i64 noundef %53, i32 noundef %0)
  %55 = getelementptr inbounds nuw i8, ptr %49, i64 24
  %56 = load ptr, ptr %55, align 8
  br label %48

57:
  ret void
}

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr

declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

define internal fastcc void @leave_kernel(ptr noundef nonnull readonly captures(none) %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3 = load atomic i64, ptr %2 seq_cst, align 8
  %4 = icmp eq i64 %3, 0
  br i1 %4, label %13, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 84
  %9 = load atomic i32, ptr %8 seq_cst, align 4
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %11, label %13

11:
  %12 = load ptr, ptr %2, align 8
  tail call void @longjmp(ptr noundef %12, i32 noundef 1)
  unreachable

13:
  ret void
}

define internal fastcc void @check_signals(ptr noundef nonnull captures(none) initializes((44, 48), (104, 112)) %0) unnamed_addr {
  %2 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48), i64 1 seq_cst, align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %4 = load ptr, ptr %3, align 8
  tail call void @PyEval_RestoreThread(ptr noundef %4)
  %5 = tail call i32 @PyErr_CheckSignals()
  %6 = icmp ne i32 %5, 0
  %7 = zext i1 %6 to i32
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 44
  store i32 %7, ptr %8, align 4
  %9 = tail call ptr @PyEval_SaveThread()
  store ptr %9, ptr %3, align 8
  %10 = tail call fastcc i64 @now()
  %11 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  %12 = add nsw i64 %11, %10
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store i64 %12, ptr %13, align 8
  %14 = load i32, ptr %8, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %18, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 84
  store atomic i32 2, ptr %17 seq_cst, align 4
  br label %18

18:
  ret void
}

declare i32 @pthread_kill(i64 noundef, i32 noundef) local_unnamed_addr

declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @PyErr_CheckSignals() local_unnamed_addr

define internal fastcc void @run_groups(ptr noundef nonnull captures(none) %0, i64 noundef %1) unnamed_addr {
  %3 = alloca [22 x i64], align 16
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 48
  %7 = load ptr, ptr %6, align 8
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %12 = load i64, ptr %11, align 8
  %13 = add nsw i64 %12, %10
  %14 = tail call ptr @malloc(i64 noundef %13)
  %15 = icmp eq ptr %14, null
  %16 = icmp eq i64 %1, 0
  %17 = and i1 %16, %15
  br i1 %17, label %18, label %20

18:
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 84
  store atomic i32 3, ptr %19 seq_cst, align 4
  br label %124

20:
  br i1 %15, label %124, label %21

21:
  %22 = load i64, ptr %11, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 72
  %24 = load i64, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 48
  br label %26

26:
  %27 = phi i64 [ %56, %52 ], [ 0, %21 ]
  %28 = icmp eq i64 %27, 22
  br i1 %28, label %29, label %52

29:
  %30 = ptrtoint ptr %14 to i64
  %31 = add i64 %30, -1
  %32 = add i64 %31, %22
  %33 = sub nsw i64 0, %22
  %34 = and i64 %32, %33
  %35 = inttoptr i64 %34 to ptr
  %36 = tail call noundef i64 @llvm.smin.i64(i64 %24, i64 32)
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %38 = load i64, ptr %37, align 8
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 136
  store i64 %38, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 84
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %46 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %51 = getelementptr inbounds nuw i8, ptr %5, i64 104
  br label %57

52:
  %53 = getelementptr inbounds nuw i64, ptr %25, i64 %27
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds nuw i64, ptr %3, i64 %27
  store i64 %54, ptr %55, align 8
  %56 = add nuw nsw i64 %27, 1
  br label %26

57:
  %58 = phi i64 [ 0, %29 ], [ %123, %122 ]
  %59 = phi i64 [ %36, %29 ], [ %70, %122 ]
  %60 = load i64, ptr %40, align 8
  %61 = icmp slt i64 %58, %60
  br i1 %61, label %63, label %62

62:
  call void @free(ptr noundef nonnull %14)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  br label %124

63:
  %64 = load ptr, ptr %41, align 8
  %65 = add nsw i64 %58, %1
  %66 = srem i64 %65, %60
  %67 = getelementptr inbounds %struct.range, ptr %64, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  br label %69

69:
  %70 = phi i64 [ %59, %63 ], [ %103, %116 ]
  %71 = load atomic i32, ptr %42 seq_cst, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %122

73:
  %74 = atomicrmw add ptr %67, i64 %70 seq_cst, align 128
  %75 = load i64, ptr %68, align 8
  %76 = icmp slt i64 %74, %75
  br i1 %76, label %77, label %122

77:
  store i64 %74, ptr %3, align 16
  %78 = add nsw i64 %74, %70
  %79 = load i64, ptr %68, align 8
  %80 = call noundef i64 @llvm.smin.i64(i64 %78, i64 %79)
  store i64 %80, ptr %43, align 8
  store i64 %70, ptr %44, align 16
  call fastcc void @call(ptr noundef %0, ptr noundef nonnull %7, ptr noundef %3, ptr noundef %35)
  %81 = load i64, ptr %45, align 16
  %82 = icmp eq i64 %81, 0
  %83 = load i64, ptr %46, align 16
  %84 = icmp eq i64 %83, 0
  %85 = select i1 %82, i1 %84, i1 false
  br i1 %85, label %100, label %86

86:
  %87 = atomicrmw xchg ptr %42, i32 2 seq_cst, align 4
  %88 = icmp eq i32 %87, 2
  br i1 %88, label %100, label %89

89:
  %90 = load ptr, ptr %6, align 8
  br label %91

91:
  %92 = phi i64 [ 18, %89 ], [ %99, %94 ]
  %93 = icmp eq i64 %92, 22
  br i1 %93, label %100, label %94

94:
  %95 = getelementptr inbounds nuw i64, ptr %3, i64 %92
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr i64, ptr %90, i64 %92
  %98 = getelementptr i8, ptr %97, i64 -104
  store i64 %96, ptr %98, align 8
  %99 = add nuw nsw i64 %92, 1
  br label %91

100:
  %101 = shl nsw i64 %70, 1
  %102 = load i64, ptr %23, align 8
  %103 = call noundef i64 @llvm.smin.i64(i64 %101, i64 %102)
  br i1 %16, label %104, label %116

104:
  %105 = call fastcc i64 @now()
  %106 = load i64, ptr %43, align 8
  %107 = sub i64 %106, %74
  %108 = load i64, ptr %47, align 8
  %109 = add nsw i64 %107, %108
  store i64 %109, ptr %47, align 8
  %110 = load i64, ptr %48, align 8
  %111 = sub i64 %105, %110
  %112 = load i64, ptr %49, align 8
  %113 = add nsw i64 %111, %112
  store i64 %113, ptr %49, align 8
  store i64 %105, ptr %48, align 8
  %114 = load i32, ptr %50, align 8
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %117

116:
  br label %69

117:
  %118 = load i64, ptr %51, align 8
  %119 = icmp slt i64 %105, %118
  br i1 %119, label %116, label %120

120:
  %121 = cmpxchg ptr %42, i32 0, i32 1 seq_cst seq_cst, align 4
  br label %116

122:
  %123 = add nuw nsw i64 %58, 1
  br label %57

124:
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
  %2 = alloca %struct.thread, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %3, i8 0, i64 24, i1 false)
  %4 = tail call i64 @pthread_self()
  store i64 %4, ptr %2, align 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %6 = ptrtoint ptr %2 to i64
  br label %7

7:
  %8 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80) seq_cst, align 16
  %9 = inttoptr i64 %8 to ptr
  store ptr %9, ptr %5, align 8
  %10 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), i64 %8, i64 %6 seq_cst seq_cst, align 16
  %11 = extractvalue { i64, i1 } %10, 1
  br i1 %11, label %12, label %7

12:
  %13 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68), i32 1 seq_cst, align 4
  %14 = ptrtoint ptr %0 to i64
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %16

16:
  %17 = phi i64 [ %59, %57 ], [ 0, %12 ]
  br label %18

18:
  %19 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72) seq_cst, align 8
  br label %20

20:
  %21 = phi i64 [ %48, %47 ], [ 0, %18 ]
  %22 = icmp eq i64 %21, 16
  br i1 %22, label %49, label %23

23:
  %24 = getelementptr inbounds nuw %struct.offer, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %21
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %26 = load atomic i32, ptr %25 seq_cst, align 4
  %27 = icmp slt i32 %26, 1
  br i1 %27, label %47, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %30 = atomicrmw add ptr %29, i32 1 seq_cst, align 16
  %31 = add nsw i32 %26, -1
  %32 = cmpxchg ptr %25, i32 %26, i32 %31 seq_cst seq_cst, align 4
  %33 = extractvalue { i32, i1 } %32, 1
  br i1 %33, label %34, label %38

34:
  %35 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68), i32 -1 seq_cst, align 4
  %36 = load ptr, ptr %24, align 128
  store ptr %36, ptr %15, align 8
  call fastcc void @run_groups(ptr noundef nonnull %2, i64 noundef %14)
  %37 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68), i32 1 seq_cst, align 4
  br label %38

38:
  %39 = atomicrmw add ptr %29, i32 -1 seq_cst, align 16
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %41, label %46

41:
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %43 = load atomic i32, ptr %42 seq_cst, align 4
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %46, label %45

45:
  call fastcc void @wake(ptr noundef nonnull %29, i64 noundef 1)
  br label %46

46:
  br i1 %33, label %57, label %47

47:
  %48 = add nuw nsw i64 %21, 1
  br label %20

49:
  %50 = call i32 @sched_yield()
  %51 = call fastcc i64 @now()
  %52 = icmp slt i64 %51, %17
  br i1 %52, label %18, label %53

53:
  %54 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68), i32 -1 seq_cst, align 4
  %55 = sext i32 %19 to i64
  call fastcc void @sleep_while(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 72), i64 noundef %55)
  %56 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68), i32 1 seq_cst, align 4
  br label %57

57:
  %58 = call fastcc i64 @now()
  %59 = add nsw i64 %58, 50000
  br label %16
}

declare i32 @pthread_attr_destroy(ptr noundef) local_unnamed_addr

declare i32 @sched_yield() local_unnamed_addr

define internal fastcc void @sleep_while(ptr noundef %0, i64 noundef range(i64 -2147483648, 2147483648) %1) unnamed_addr {
  %3 = load i64, ptr @pool, align 128
  %4 = tail call i64 (i64, ...) @syscall(i64 noundef %3, ptr noundef %0, i64 noundef 128, i64 noundef %1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  ret void
}

declare ptr @malloc(i64 noundef) local_unnamed_addr

define internal fastcc void @call(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef nonnull %2, ptr noundef %3) unnamed_addr {
  %5 = alloca [64 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %6 = call i32 @_setjmp(ptr noundef nonnull %5)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %21

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = ptrtoint ptr %5 to i64
  store atomic i64 %10, ptr %9 seq_cst, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 84
  %14 = load atomic i32, ptr %13 seq_cst, align 4
  %15 = icmp eq i32 %14, 2
  br i1 %15, label %21, label %16

16:
  %17 = load ptr, ptr %1, align 8
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8
  call void %18(ptr noundef %20, ptr noundef nonnull %2, ptr noundef %3)
  br label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store atomic i64 0, ptr %22 seq_cst, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret void
}

declare void @free(ptr noundef) local_unnamed_addr

declare i32 @_setjmp(ptr noundef) local_unnamed_addr

declare i64 @llvm.smax.i64(i64, i64)

declare i64 @llvm.smin.i64(i64, i64)
