; Made of launch.c: python -m wfv.runtime.native.remake

%struct.anon = type { %struct.settings, i32, i32, i64, i64, i32, i32, i32, ptr, [16 x i8], [1023 x %struct.worker] }

%struct.settings = type { i64, i64, i64, i64, i64, i64, i64, i64 }

%struct.worker = type { ptr, i32, ptr, i64, [96 x i8] }

%struct.time = type { i64, i64 }

%struct.job = type { ptr, ptr, ptr, i64, i32, i32, i32, i32, i32 }

@pool = internal global %struct.anon zeroinitializer, align 128

define dso_local i64 @wfv_launch(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca %struct.time, align 8
  %6 = alloca %struct.time, align 8
  %7 = alloca %struct.time, align 8
  %8 = alloca [128 x i64], align 16
  %9 = alloca %struct.time, align 8
  %10 = alloca [2048 x i8], align 64
  %11 = alloca [22 x i64], align 16
  %12 = alloca %struct.job, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  %13 = icmp eq ptr %3, null
  %14 = select i1 %13, ptr %11, ptr %3
  br i1 %13, label %18, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %17 = load i64, ptr %16, align 8
  br label %84

18:
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = load i64, ptr %20, align 8
  store i64 %21, ptr %11, align 16
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %23 = load i64, ptr %22, align 8
  store i64 %23, ptr %19, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  store i64 %25, ptr %26, align 16
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %11, i64 32
  store i64 %31, ptr %32, align 16
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 40
  store i64 %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %11, i64 48
  store i64 %37, ptr %38, align 16
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 56
  store i64 %40, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %43 = load i64, ptr %42, align 8
  %44 = getelementptr inbounds nuw i8, ptr %11, i64 64
  store i64 %43, ptr %44, align 16
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %11, i64 72
  store i64 %46, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %49 = load i64, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %11, i64 80
  store i64 %49, ptr %50, align 16
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %52 = load i64, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %11, i64 88
  store i64 %52, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %11, i64 96
  store i64 %55, ptr %56, align 16
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %58 = load i64, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %11, i64 104
  store i64 %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %61 = load i64, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %11, i64 112
  store i64 %61, ptr %62, align 16
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %11, i64 120
  store i64 %64, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %67 = load i64, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 128
  store i64 %67, ptr %68, align 16
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %11, i64 136
  store i64 %70, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %11, i64 144
  store i64 %73, ptr %74, align 16
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %11, i64 152
  store i64 %76, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %11, i64 160
  store i64 %79, ptr %80, align 16
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %82 = load i64, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %11, i64 168
  store i64 %82, ptr %83, align 8
  br label %84

84:
  %85 = phi i64 [ %17, %15 ], [ %23, %18 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  store ptr %0, ptr %12, align 8
  %86 = getelementptr inbounds nuw i8, ptr %12, i64 8
  store ptr %1, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %12, i64 16
  store ptr %14, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %12, i64 24
  store i64 -1, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %12, i64 32
  store i32 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %12, i64 36
  store i32 0, ptr %90, align 4
  %91 = getelementptr inbounds nuw i8, ptr %12, i64 40
  store i32 0, ptr %91, align 8
  %92 = getelementptr inbounds nuw i8, ptr %12, i64 44
  store i32 0, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %12, i64 48
  store i32 0, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %12, i64 52
  store i32 0, ptr %94, align 4
  %95 = load i64, ptr %14, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %96 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9)
  %97 = load i64, ptr %9, align 8
  %98 = mul nsw i64 %97, 1000000000
  %99 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %100 = load i64, ptr %99, align 8
  %101 = add nsw i64 %98, %100
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  %102 = call i64 @pthread_self()
  %103 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %104 = icmp eq i64 %102, %103
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %106 = load ptr, ptr %105, align 8
  %107 = load double, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %109 = load i64, ptr %108, align 8
  %110 = sitofp i64 %109 to double
  %111 = fmul double %107, %110
  %112 = fcmp ogt double %111, 0.000000e+00
  br i1 %112, label %113, label %123

113:
  %114 = fdiv double 2.000000e-02, %111
  %115 = fcmp olt double %114, 1.000000e+00
  br i1 %115, label %123, label %116

116:
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %118 = load i64, ptr %117, align 8
  %119 = sitofp i64 %118 to double
  %120 = fcmp olt double %114, %119
  br i1 %120, label %121, label %123

121:
  %122 = fptosi double %114 to i64
  br label %123

123:
  %124 = phi i64 [ 1, %84 ], [ 1, %113 ], [ %122, %121 ], [ %118, %116 ]
  %125 = select i1 %13, ptr %11, ptr %3
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 16
  store i64 %124, ptr %126, align 8
  br i1 %104, label %127, label %142

127:
  %128 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %130, label %132

130:
  %131 = call fastcc i32 @start_thread(ptr noundef nonnull @watch, ptr noundef null)
  store i32 %131, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  br label %132

132:
  %133 = ptrtoint ptr %12 to i64
  store atomic i64 %133, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104) seq_cst, align 8
  %134 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92) seq_cst, align 4
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %142, label %136

136:
  %137 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92), i32 1, i32 0 seq_cst seq_cst, align 4
  %138 = extractvalue { i32, i1 } %137, 1
  br i1 %138, label %139, label %142

139:
  %140 = load i64, ptr @pool, align 128
  %141 = call i64 (i64, ...) @syscall(i64 noundef %140, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 92), i64 noundef 129, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %144 = load i64, ptr %143, align 8
  %145 = icmp sgt i64 %144, 1
  br i1 %145, label %146, label %267

146:
  %147 = sub nsw i64 %85, %95
  %148 = load ptr, ptr %105, align 8
  %149 = load double, ptr %148, align 8
  %150 = load i64, ptr %108, align 8
  %151 = mul nsw i64 %150, %147
  %152 = sitofp i64 %151 to double
  %153 = fmul double %149, %152
  %154 = load ptr, ptr %87, align 8
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 16
  %156 = load i64, ptr %155, align 8
  %157 = add i64 %147, -1
  %158 = add i64 %157, %156
  %159 = sdiv i64 %158, %156
  %160 = load ptr, ptr %12, align 8
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 16
  %162 = load i64, ptr %161, align 8
  %163 = call noundef i64 @llvm.smin.i64(i64 %162, i64 %159)
  %164 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), align 32
  %165 = icmp eq i64 %164, 0
  br i1 %165, label %166, label %230

166:
  %167 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  %168 = icmp slt i64 %101, %167
  br i1 %168, label %169, label %171

169:
  %170 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  br label %230

171:
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  br label %175

172:
  %173 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 1024, ptr noundef nonnull %8)
  %174 = icmp sgt i32 %173, -1
  br i1 %174, label %194, label %226

175:
  %176 = phi i64 [ 0, %171 ], [ %192, %175 ]
  %177 = getelementptr inbounds nuw i64, ptr %8, i64 %176
  store i64 0, ptr %177, align 16
  %178 = getelementptr inbounds nuw i64, ptr %8, i64 %176
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 8
  store i64 0, ptr %179, align 8
  %180 = getelementptr inbounds nuw i64, ptr %8, i64 %176
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 16
  store i64 0, ptr %181, align 16
  %182 = getelementptr inbounds nuw i64, ptr %8, i64 %176
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 24
  store i64 0, ptr %183, align 8
  %184 = getelementptr inbounds nuw i64, ptr %8, i64 %176
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 32
  store i64 0, ptr %185, align 16
  %186 = getelementptr inbounds nuw i64, ptr %8, i64 %176
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 40
  store i64 0, ptr %187, align 8
  %188 = getelementptr inbounds nuw i64, ptr %8, i64 %176
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 48
  store i64 0, ptr %189, align 16
  %190 = getelementptr inbounds nuw i64, ptr %8, i64 %176
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 56
  store i64 0, ptr %191, align 8
  %192 = add nuw nsw i64 %176, 8
  %193 = icmp eq i64 %192, 128
  br i1 %193, label %172, label %175

194:
  %195 = phi i64 [ %215, %213 ], [ 0, %172 ]
  %196 = phi i64 [ %214, %213 ], [ 0, %172 ]
  %197 = getelementptr inbounds nuw i64, ptr %8, i64 %195
  %198 = load i64, ptr %197, align 16
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %217

200:
  %201 = phi i64 [ %196, %194 ], [ %220, %217 ]
  %202 = getelementptr inbounds nuw i64, ptr %8, i64 %195
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %213, label %206

206:
  %207 = phi i64 [ %211, %206 ], [ %204, %200 ]
  %208 = phi i64 [ %209, %206 ], [ %201, %200 ]
  %209 = add i64 %208, 1
  %210 = add i64 %207, -1
  %211 = and i64 %210, %207
  %212 = icmp eq i64 %211, 0
  br i1 %212, label %213, label %206

213:
  %214 = phi i64 [ %201, %200 ], [ %209, %206 ]
  %215 = add nuw nsw i64 %195, 2
  %216 = icmp eq i64 %215, 128
  br i1 %216, label %224, label %194

217:
  %218 = phi i64 [ %222, %217 ], [ %198, %194 ]
  %219 = phi i64 [ %220, %217 ], [ %196, %194 ]
  %220 = add i64 %219, 1
  %221 = add i64 %218, -1
  %222 = and i64 %221, %218
  %223 = icmp eq i64 %222, 0
  br i1 %223, label %200, label %217

224:
  %225 = icmp eq i64 %214, 0
  br i1 %225, label %226, label %227

226:
  br label %227

227:
  %228 = phi i64 [ 1023, %226 ], [ %214, %224 ]
  store i64 %228, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  %229 = add nsw i64 %101, 100000000
  store i64 %229, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %230

230:
  %231 = phi i64 [ %164, %146 ], [ %170, %169 ], [ %228, %227 ]
  %232 = call noundef i64 @llvm.smin.i64(i64 %163, i64 %231)
  %233 = icmp slt i64 %232, 2
  br i1 %233, label %267, label %234

234:
  %235 = fcmp ogt double %153, 0.000000e+00
  %236 = fcmp olt double %153, 3.000000e-06
  %237 = and i1 %235, %236
  br i1 %237, label %267, label %238

238:
  %239 = fcmp olt double %153, 1.000000e-05
  %240 = and i1 %235, %239
  %241 = xor i1 %240, true
  %242 = zext i1 %241 to i32
  store i32 %242, ptr %90, align 4
  %243 = trunc i64 %232 to i32
  %244 = add i32 %243, -1
  store i32 %244, ptr %91, align 8
  br i1 %240, label %266, label %245

245:
  %246 = call i32 @llvm.smin.i32(i32 %244, i32 1023)
  %247 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %248 = icmp slt i32 %247, %246
  br i1 %248, label %249, label %266

249:
  %250 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68), i32 0, i32 1 seq_cst seq_cst, align 4
  %251 = extractvalue { i32, i1 } %250, 1
  br i1 %251, label %252, label %266

252:
  %253 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), align 64
  %254 = icmp slt i32 %253, %246
  br i1 %254, label %255, label %265

255:
  %256 = phi i32 [ %263, %261 ], [ %253, %252 ]
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %257
  %259 = call fastcc i32 @start_thread(ptr noundef nonnull @serve, ptr noundef nonnull %258)
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %265, label %261

261:
  %262 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i32 1 seq_cst, align 64
  %263 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), align 64
  %264 = icmp slt i32 %263, %246
  br i1 %264, label %255, label %265

265:
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  br label %266

266:
  call fastcc void @invite(ptr noundef nonnull %12)
  br label %267

267:
  %268 = load ptr, ptr %0, align 8
  %269 = icmp eq ptr %2, null
  %270 = select i1 %269, ptr %10, ptr %2
  call void %268(ptr noundef %1, ptr noundef nonnull %14, ptr noundef nonnull %270)
  %271 = load i32, ptr %92, align 4
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %376, label %273

273:
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %274 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7)
  %275 = load i64, ptr %7, align 8
  %276 = mul nsw i64 %275, 1000000000
  %277 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %278 = load i64, ptr %277, align 8
  %279 = add nsw i64 %276, %278
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %280 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %281 = add nsw i64 %279, %280
  %282 = ptrtoint ptr %12 to i64
  %283 = getelementptr inbounds nuw i8, ptr %6, i64 8
  br label %284

284:
  %285 = phi i32 [ 1, %273 ], [ %371, %370 ]
  %286 = phi i32 [ 0, %273 ], [ %311, %370 ]
  %287 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %288 = icmp sgt i32 %287, 0
  br i1 %288, label %289, label %310

289:
  %290 = zext nneg i32 %287 to i64
  %291 = and i64 %290, 1
  %292 = icmp eq i32 %287, 1
  br i1 %292, label %297, label %293

293:
  %294 = and i64 %290, 2147483646
  br label %318

295:
  %296 = icmp eq i64 %291, 0
  br i1 %296, label %310, label %297

297:
  %298 = phi i64 [ 0, %289 ], [ %345, %295 ]
  %299 = phi i32 [ %286, %289 ], [ %344, %295 ]
  %300 = icmp ne i64 %291, 0
  call void @llvm.assume(i1 %300)
  %301 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %298
  %302 = load atomic i64, ptr %301 seq_cst, align 128
  %303 = inttoptr i64 %302 to ptr
  %304 = icmp eq ptr %12, %303
  br i1 %304, label %305, label %310

305:
  %306 = cmpxchg ptr %301, i64 %282, i64 0 seq_cst seq_cst, align 128
  %307 = extractvalue { i64, i1 } %306, 1
  %308 = zext i1 %307 to i32
  %309 = add nsw i32 %299, %308
  br label %310

310:
  %311 = phi i32 [ %286, %284 ], [ %344, %295 ], [ %299, %297 ], [ %309, %305 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %312 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6)
  %313 = load i64, ptr %6, align 8
  %314 = mul nsw i64 %313, 1000000000
  %315 = load i64, ptr %283, align 8
  %316 = add nsw i64 %314, %315
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %317 = icmp slt i64 %316, %281
  br i1 %317, label %348, label %354

318:
  %319 = phi i64 [ 0, %293 ], [ %345, %343 ]
  %320 = phi i32 [ %286, %293 ], [ %344, %343 ]
  %321 = phi i64 [ 0, %293 ], [ %346, %343 ]
  %322 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %319
  %323 = load atomic i64, ptr %322 seq_cst, align 128
  %324 = inttoptr i64 %323 to ptr
  %325 = icmp eq ptr %12, %324
  br i1 %325, label %326, label %331

326:
  %327 = cmpxchg ptr %322, i64 %282, i64 0 seq_cst seq_cst, align 128
  %328 = extractvalue { i64, i1 } %327, 1
  %329 = zext i1 %328 to i32
  %330 = add nsw i32 %320, %329
  br label %331

331:
  %332 = phi i32 [ %320, %318 ], [ %330, %326 ]
  %333 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %319
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 128
  %335 = load atomic i64, ptr %334 seq_cst, align 128
  %336 = inttoptr i64 %335 to ptr
  %337 = icmp eq ptr %12, %336
  br i1 %337, label %338, label %343

338:
  %339 = cmpxchg ptr %334, i64 %282, i64 0 seq_cst seq_cst, align 128
  %340 = extractvalue { i64, i1 } %339, 1
  %341 = zext i1 %340 to i32
  %342 = add nsw i32 %332, %341
  br label %343

343:
  %344 = phi i32 [ %332, %331 ], [ %342, %338 ]
  %345 = add nuw nsw i64 %319, 2
  %346 = add i64 %321, 2
  %347 = icmp eq i64 %346, %294
  br i1 %347, label %295, label %318

348:
  %349 = load atomic i32, ptr %93 seq_cst, align 8
  %350 = load atomic i32, ptr %92 seq_cst, align 4
  %351 = sub nsw i32 %350, %311
  %352 = and i32 %349, -1073741825
  %353 = icmp eq i32 %352, %351
  br i1 %353, label %372, label %365

354:
  %355 = atomicrmw or ptr %93, i32 1073741824 seq_cst, align 8
  %356 = load atomic i32, ptr %92 seq_cst, align 4
  %357 = sub nsw i32 %356, %311
  %358 = and i32 %355, -1073741825
  %359 = icmp eq i32 %358, %357
  br i1 %359, label %372, label %360

360:
  %361 = or i32 %355, 1073741824
  %362 = load i64, ptr @pool, align 128
  %363 = sext i32 %361 to i64
  %364 = call i64 (i64, ...) @syscall(i64 noundef %362, ptr noundef nonnull %93, i64 noundef 128, i64 noundef %363, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %370

365:
  %366 = and i32 %285, 15
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %370

368:
  %369 = call i32 @sched_yield()
  br label %370

370:
  %371 = add nuw nsw i32 %285, 1
  br label %284

372:
  %373 = phi i32 [ %351, %348 ], [ %357, %354 ]
  %374 = add nuw nsw i32 %373, 1
  %375 = sitofp i32 %374 to double
  br label %376

376:
  %377 = phi double [ %375, %372 ], [ 1.000000e+00, %267 ]
  br i1 %104, label %378, label %386

378:
  %379 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), i32 0, i32 1 seq_cst seq_cst, align 32
  %380 = extractvalue { i32, i1 } %379, 1
  br i1 %380, label %385, label %381

381:
  %382 = call i32 @sched_yield()
  %383 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), i32 0, i32 1 seq_cst seq_cst, align 32
  %384 = extractvalue { i32, i1 } %383, 1
  br i1 %384, label %385, label %381

385:
  store ptr null, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96) seq_cst, align 32
  br label %386

386:
  %387 = select i1 %13, ptr %11, ptr %3
  %388 = getelementptr inbounds nuw i8, ptr %387, i64 144
  %389 = load i64, ptr %388, align 8
  %390 = icmp eq i64 %389, 0
  br i1 %390, label %391, label %424

391:
  %392 = select i1 %13, ptr %11, ptr %3
  %393 = getelementptr inbounds nuw i8, ptr %392, i64 160
  %394 = load i64, ptr %393, align 8
  %395 = icmp eq i64 %394, 0
  br i1 %395, label %396, label %424

396:
  %397 = load i64, ptr %88, align 8
  %398 = call i64 @llvm.smin.i64(i64 %397, i64 %85)
  %399 = icmp slt i64 %397, 0
  %400 = select i1 %399, i64 %85, i64 %398
  %401 = icmp sgt i64 %400, %95
  br i1 %401, label %402, label %421

402:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  %403 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %5)
  %404 = load i64, ptr %5, align 8
  %405 = mul nsw i64 %404, 1000000000
  %406 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %407 = load i64, ptr %406, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  %408 = sub i64 %407, %101
  %409 = add i64 %408, %405
  %410 = sitofp i64 %409 to double
  %411 = fmul double %410, 1.000000e-09
  %412 = sub nsw i64 %400, %95
  %413 = load i64, ptr %108, align 8
  %414 = mul nsw i64 %413, %412
  %415 = sitofp i64 %414 to double
  %416 = fmul double %377, %411
  %417 = fdiv double %416, %415
  %418 = load ptr, ptr %105, align 8
  store double %417, ptr %418, align 8
  %419 = fdiv double %411, %415
  %420 = getelementptr inbounds nuw i8, ptr %418, i64 8
  store double %419, ptr %420, align 8
  br label %421

421:
  %422 = icmp slt i64 %400, %85
  %423 = select i1 %422, i64 %400, i64 -1
  br label %424

424:
  %425 = phi i64 [ %423, %421 ], [ -1, %391 ], [ -1, %386 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  ret i64 %425
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

declare i64 @pthread_self() local_unnamed_addr

define dso_local noundef nonnull ptr @wfv_start(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  br label %6

5:
  store i64 %0, ptr @pool, align 128
  store i64 %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  store i64 %3, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  ret ptr @pool

6:
  %7 = phi i64 [ 0, %4 ], [ %23, %6 ]
  %8 = getelementptr inbounds nuw i8, ptr @pool, i64 %7
  store i8 0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr @pool, i64 %7
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 1
  store i8 0, ptr %10, align 1
  %11 = getelementptr inbounds nuw i8, ptr @pool, i64 %7
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 2
  store i8 0, ptr %12, align 2
  %13 = getelementptr inbounds nuw i8, ptr @pool, i64 %7
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 3
  store i8 0, ptr %14, align 1
  %15 = getelementptr inbounds nuw i8, ptr @pool, i64 %7
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store i8 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr @pool, i64 %7
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 5
  store i8 0, ptr %18, align 1
  %19 = getelementptr inbounds nuw i8, ptr @pool, i64 %7
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 6
  store i8 0, ptr %20, align 2
  %21 = getelementptr inbounds nuw i8, ptr @pool, i64 %7
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 7
  store i8 0, ptr %22, align 1
  %23 = add nuw nsw i64 %7, 8
  %24 = icmp eq i64 %23, 131072
  br i1 %24, label %5, label %6
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

define internal fastcc range(i32 0, 2) i32 @start_thread(ptr noundef %0, ptr noundef %1) unnamed_addr {
  %3 = alloca [16 x i64], align 16
  %4 = alloca i64, align 8
  %5 = alloca [128 x i8], align 16
  %6 = alloca [128 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %11

7:
  store i8 39, ptr %5, align 16
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 1
  store i8 -5, ptr %8, align 1
  %9 = call i32 @pthread_attr_init(ptr noundef nonnull %3)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %30, label %39

11:
  %12 = phi i64 [ 0, %2 ], [ %28, %11 ]
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  store i8 -1, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 1
  store i8 -1, ptr %15, align 1
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 2
  store i8 -1, ptr %17, align 2
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 3
  store i8 -1, ptr %19, align 1
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 4
  store i8 -1, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 5
  store i8 -1, ptr %23, align 1
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 6
  store i8 -1, ptr %25, align 2
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 %12
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 7
  store i8 -1, ptr %27, align 1
  %28 = add nuw nsw i64 %12, 8
  %29 = icmp eq i64 %28, 128
  br i1 %29, label %7, label %11

30:
  %31 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %3, i64 noundef 8388608)
  %32 = call i32 @pthread_attr_setdetachstate(ptr noundef nonnull %3, i32 noundef 1)
  %33 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %34 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef nonnull %3, ptr noundef %0, ptr noundef %1)
  %35 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef null)
  %36 = call i32 @pthread_attr_destroy(ptr noundef nonnull %3)
  %37 = icmp eq i32 %34, 0
  %38 = zext i1 %37 to i32
  br label %39

39:
  %40 = phi i32 [ %38, %30 ], [ 0, %7 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i32 %40
}

define internal noalias noundef nonnull ptr @watch(ptr readnone captures(none) %0) {
  %2 = alloca %struct.time, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %4

4:
  %5 = phi i32 [ 0, %1 ], [ %45, %43 ]
  %6 = icmp sgt i32 %5, 19
  br i1 %6, label %7, label %14

7:
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92) seq_cst, align 4
  %8 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104) seq_cst, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %13

10:
  %11 = load i64, ptr @pool, align 128
  %12 = call i64 (i64, ...) @syscall(i64 noundef %11, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 92), i64 noundef 128, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %13

13:
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92) seq_cst, align 4
  br label %14

14:
  %15 = phi i32 [ 0, %13 ], [ %5, %4 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %16 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  %17 = sdiv i64 %16, 1000000000
  store i64 %17, ptr %2, align 8
  %18 = srem i64 %16, 1000000000
  store i64 %18, ptr %3, align 8
  %19 = call i32 @nanosleep(ptr noundef nonnull %2, ptr noundef null)
  %20 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), i32 0, i32 1 seq_cst seq_cst, align 32
  %21 = extractvalue { i32, i1 } %20, 1
  br i1 %21, label %26, label %22

22:
  %23 = call i32 @sched_yield()
  %24 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), i32 0, i32 1 seq_cst seq_cst, align 32
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %26, label %22

26:
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  %28 = icmp eq ptr %27, null
  br i1 %28, label %43, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 32
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %42, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 16
  %35 = load ptr, ptr %34, align 8
  %36 = atomicrmw xchg ptr %35, i64 4611686018427387904 seq_cst, align 8
  %37 = icmp slt i64 %36, 4611686018427387904
  br i1 %37, label %38, label %42

38:
  %39 = getelementptr inbounds nuw i8, ptr %27, i64 24
  store i64 %36, ptr %39, align 8
  %40 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  %41 = add nsw i64 %40, 1
  store i64 %41, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  br label %42

42:
  store i32 1, ptr %30, align 8
  br label %43

43:
  %44 = phi i32 [ %15, %26 ], [ 0, %42 ]
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96) seq_cst, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %45 = add nsw i32 %44, 1
  br label %4
}

declare i32 @pthread_attr_init(ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_destroy(ptr noundef) local_unnamed_addr

declare i32 @nanosleep(ptr noundef, ptr noundef) local_unnamed_addr

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr

declare i32 @sched_yield() local_unnamed_addr

define internal fastcc void @invite(ptr noundef %0) unnamed_addr {
  %2 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %4 = load i32, ptr %3, align 4
  %5 = icmp ne i32 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %7 = icmp sgt i32 %2, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %9 = ptrtoint ptr %0 to i64
  %10 = zext nneg i32 %2 to i64
  br label %11

11:
  %12 = phi i32 [ 0, %1 ], [ %23, %22 ]
  %13 = phi i32 [ 0, %1 ], [ %24, %22 ]
  br i1 %7, label %14, label %22

14:
  %15 = icmp eq i32 %13, 1
  br label %17

16:
  ret void

17:
  %18 = phi i64 [ 0, %14 ], [ %61, %59 ]
  %19 = phi i32 [ %12, %14 ], [ %60, %59 ]
  %20 = load atomic i32, ptr %6 seq_cst, align 8
  %21 = icmp sgt i32 %20, 0
  br i1 %21, label %27, label %22

22:
  %23 = phi i32 [ %12, %11 ], [ %60, %59 ], [ %19, %17 ]
  %24 = add nuw nsw i32 %13, 1
  %25 = icmp samesign ult i32 %13, 2
  %26 = select i1 %5, i1 %25, i1 false
  br i1 %26, label %11, label %16

27:
  %28 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %18
  %29 = load atomic i64, ptr %28 seq_cst, align 128
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %59

31:
  %32 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %33 = load atomic i32, ptr %32 seq_cst, align 8
  %34 = icmp eq i32 %33, %13
  br i1 %34, label %35, label %59

35:
  %36 = icmp eq i32 %19, 2
  %37 = select i1 %15, i1 %36, i1 false
  br i1 %37, label %59, label %38

38:
  %39 = atomicrmw add ptr %6, i32 -1 seq_cst, align 8
  %40 = icmp slt i32 %39, 1
  br i1 %40, label %41, label %43

41:
  %42 = atomicrmw add ptr %6, i32 1 seq_cst, align 8
  br label %59

43:
  %44 = atomicrmw add ptr %8, i32 1 seq_cst, align 4
  %45 = cmpxchg ptr %28, i64 0, i64 %9 seq_cst seq_cst, align 128
  %46 = extractvalue { i64, i1 } %45, 1
  br i1 %46, label %50, label %47

47:
  %48 = atomicrmw add ptr %8, i32 -1 seq_cst, align 4
  %49 = atomicrmw add ptr %6, i32 1 seq_cst, align 8
  br label %59

50:
  %51 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48), i64 1 seq_cst, align 16
  %52 = cmpxchg ptr %32, i32 1, i32 0 seq_cst seq_cst, align 8
  %53 = extractvalue { i32, i1 } %52, 1
  br i1 %53, label %54, label %59

54:
  %55 = add nsw i32 %19, 1
  %56 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 56), i64 1 seq_cst, align 8
  %57 = load i64, ptr @pool, align 128
  %58 = tail call i64 (i64, ...) @syscall(i64 noundef %57, ptr noundef nonnull %32, i64 noundef 129, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %59

59:
  %60 = phi i32 [ %19, %27 ], [ %55, %54 ], [ 2, %35 ], [ %19, %31 ], [ %19, %50 ], [ %19, %41 ], [ %19, %47 ]
  %61 = add nuw nsw i64 %18, 1
  %62 = icmp eq i64 %61, %10
  br i1 %62, label %22, label %17
}

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr

define internal noalias noundef nonnull ptr @serve(ptr noundef %0) {
  %2 = alloca %struct.time, align 8
  %3 = alloca %struct.time, align 8
  %4 = alloca %struct.time, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %11

11:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %12 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4)
  %13 = load i64, ptr %4, align 8
  %14 = mul nsw i64 %13, 1000000000
  %15 = load i64, ptr %5, align 8
  %16 = add nsw i64 %14, %15
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %17 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %18 = add nsw i64 %16, %17
  store atomic i32 0, ptr %6 seq_cst, align 8
  br label %19

19:
  %20 = phi i32 [ 1, %11 ], [ %55, %53 ]
  %21 = phi i64 [ %18, %11 ], [ %54, %53 ]
  %22 = load atomic i64, ptr %0 seq_cst, align 128
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %27, label %24

24:
  %25 = atomicrmw xchg ptr %0, i64 0 seq_cst, align 128
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %56

27:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %28 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3)
  %29 = load i64, ptr %3, align 8
  %30 = mul nsw i64 %29, 1000000000
  %31 = load i64, ptr %7, align 8
  %32 = add nsw i64 %30, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %33 = icmp slt i64 %32, %21
  br i1 %33, label %34, label %39

34:
  %35 = and i32 %20, 15
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %53

37:
  %38 = call i32 @sched_yield()
  br label %53

39:
  store atomic i32 1, ptr %6 seq_cst, align 8
  %40 = load atomic i64, ptr %0 seq_cst, align 128
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %42, label %45

42:
  %43 = load i64, ptr @pool, align 128
  %44 = call i64 (i64, ...) @syscall(i64 noundef %43, ptr noundef nonnull %6, i64 noundef 128, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %45

45:
  store atomic i32 0, ptr %6 seq_cst, align 8
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %46 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %2)
  %47 = load i64, ptr %2, align 8
  %48 = mul nsw i64 %47, 1000000000
  %49 = load i64, ptr %8, align 8
  %50 = add nsw i64 %48, %49
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %51 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %52 = add nsw i64 %50, %51
  br label %53

53:
  %54 = phi i64 [ %21, %34 ], [ %21, %37 ], [ %52, %45 ]
  %55 = add nuw nsw i32 %20, 1
  br label %19

56:
  %57 = inttoptr i64 %25 to ptr
  store atomic i32 2, ptr %6 seq_cst, align 8
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 16
  %60 = load ptr, ptr %59, align 8
  %61 = load atomic i64, ptr %60 seq_cst, align 8
  %62 = load ptr, ptr %59, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 8
  %64 = load i64, ptr %63, align 8
  %65 = icmp slt i64 %61, %64
  br i1 %65, label %66, label %94

66:
  call fastcc void @invite(ptr noundef nonnull %57)
  %67 = getelementptr inbounds nuw i8, ptr %58, i64 32
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %58, i64 40
  %70 = load i64, ptr %69, align 8
  %71 = add nsw i64 %70, %68
  %72 = load i64, ptr %9, align 8
  %73 = icmp slt i64 %72, %71
  %74 = load ptr, ptr %10, align 16
  br i1 %73, label %75, label %79

75:
  call void @free(ptr noundef %74)
  %76 = call ptr @malloc(i64 noundef %71)
  store ptr %76, ptr %10, align 16
  %77 = icmp eq ptr %76, null
  %78 = select i1 %77, i64 0, i64 %71
  store i64 %78, ptr %9, align 8
  br label %79

79:
  %80 = phi ptr [ %76, %75 ], [ %74, %66 ]
  %81 = icmp eq ptr %80, null
  br i1 %81, label %94, label %82

82:
  %83 = load ptr, ptr %58, align 8
  %84 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %85 = load ptr, ptr %84, align 8
  %86 = load ptr, ptr %59, align 8
  %87 = load i64, ptr %69, align 8
  %88 = ptrtoint ptr %80 to i64
  %89 = add i64 %88, -1
  %90 = add i64 %89, %87
  %91 = sub nsw i64 0, %87
  %92 = and i64 %90, %91
  %93 = inttoptr i64 %92 to ptr
  call void %83(ptr noundef %85, ptr noundef %86, ptr noundef %93)
  br label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %57, i64 48
  %96 = atomicrmw add ptr %95, i32 1 seq_cst, align 8
  %97 = and i32 %96, 1073741824
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %102, label %99

99:
  %100 = load i64, ptr @pool, align 128
  %101 = call i64 (i64, ...) @syscall(i64 noundef %100, ptr noundef nonnull %95, i64 noundef 129, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %102

102:
  %103 = load i64, ptr %9, align 8
  %104 = icmp sgt i64 %103, 4194304
  br i1 %104, label %105, label %107

105:
  %106 = load ptr, ptr %10, align 16
  call void @free(ptr noundef %106)
  store ptr null, ptr %10, align 16
  store i64 0, ptr %9, align 8
  br label %107

107:
  br label %11
}

declare void @free(ptr noundef) local_unnamed_addr

declare ptr @malloc(i64 noundef) local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare i32 @llvm.smin.i32(i32, i32)

declare void @llvm.assume(i1 noundef)
