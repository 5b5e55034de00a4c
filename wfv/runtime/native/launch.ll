; Made of launch.c: python -m wfv.runtime.native.remake

%struct.anon = type { %struct.settings, i32, i32, i64, i64, i32, i32, i32, ptr, [16 x i8], [1023 x %struct.worker] }

%struct.settings = type { i64, i64, i64, i64, i64, i64, i64, i64 }

%struct.worker = type { ptr, i32, ptr, i64, [96 x i8] }

%struct.time = type { i64, i64 }

%struct.range = type { [22 x i64], i64, i32, [68 x i8] }

%struct.job = type { ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, [80 x i8] }

@pool = internal global %struct.anon zeroinitializer, align 128

define dso_local range(i64 0, 2) i64 @wfv_launch(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef captures(address_is_null) %3) local_unnamed_addr {
  %5 = alloca [128 x i64], align 16
  %6 = alloca %struct.time, align 8
  %7 = alloca %struct.time, align 8
  %8 = alloca %struct.time, align 8
  %9 = alloca %struct.time, align 8
  %10 = alloca %struct.time, align 8
  %11 = alloca [2048 x i8], align 64
  %12 = alloca [64 x %struct.range], align 128
  %13 = alloca %struct.job, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %11)
  call void @llvm.lifetime.start.p0(ptr nonnull %12)
  %14 = icmp eq ptr %3, null
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %16 = select i1 %14, ptr %15, ptr %3
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = load i64, ptr %17, align 8
  %19 = load i64, ptr %16, align 8
  %20 = sub nsw i64 %18, %19
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = load double, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = load i64, ptr %24, align 8
  %26 = sitofp i64 %25 to double
  %27 = fmul double %23, %26
  %28 = fcmp ogt double %27, 0.000000e+00
  br i1 %28, label %29, label %39

29:
  %30 = fdiv double 2.000000e-02, %27
  %31 = fcmp olt double %30, 1.000000e+00
  br i1 %31, label %39, label %32

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %34 = load i64, ptr %33, align 8
  %35 = sitofp i64 %34 to double
  %36 = fcmp olt double %30, %35
  br i1 %36, label %37, label %39

37:
  %38 = fptosi double %30 to i64
  br label %39

39:
  %40 = phi i64 [ 1, %4 ], [ 1, %29 ], [ %38, %37 ], [ %34, %32 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10)
  %41 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %10)
  %42 = load i64, ptr %10, align 8
  %43 = mul nsw i64 %42, 1000000000
  %44 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %45 = load i64, ptr %44, align 8
  %46 = add nsw i64 %43, %45
  call void @llvm.lifetime.end.p0(ptr nonnull %10)
  %47 = load ptr, ptr %21, align 8
  %48 = load double, ptr %47, align 8
  %49 = load i64, ptr %24, align 8
  %50 = mul nsw i64 %49, %20
  %51 = sitofp i64 %50 to double
  %52 = fmul double %48, %51
  %53 = call fastcc i64 @threads_for(ptr noundef nonnull %0, i64 noundef %20, i64 noundef %40, double noundef %52, i64 noundef %46)
  call void @llvm.lifetime.start.p0(ptr nonnull %13)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 128 dereferenceable(128) %13, i8 0, i64 128, i1 false)
  store ptr %0, ptr %13, align 128
  %54 = getelementptr inbounds nuw i8, ptr %13, i64 8
  store ptr %1, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %13, i64 16
  store ptr %12, ptr %55, align 16
  %56 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %57 = call noundef i64 @llvm.smin.i64(i64 %53, i64 64)
  %58 = trunc i64 %57 to i32
  store i32 %58, ptr %56, align 8
  %59 = fcmp ule double %52, 0.000000e+00
  %60 = fcmp uge double %52, 1.000000e-05
  %61 = or i1 %59, %60
  %62 = zext i1 %61 to i32
  %63 = getelementptr inbounds nuw i8, ptr %13, i64 32
  store i32 %62, ptr %63, align 32
  %64 = load i64, ptr %16, align 8
  %65 = load i64, ptr %17, align 8
  %66 = sub nsw i64 %65, %64
  %67 = icmp sgt i32 %58, 0
  br i1 %67, label %68, label %151

68:
  %69 = and i64 %57, 2147483647
  %70 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %71 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %72 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %73 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %74 = getelementptr inbounds nuw i8, ptr %16, i64 48
  %75 = getelementptr inbounds nuw i8, ptr %16, i64 56
  %76 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %77 = getelementptr inbounds nuw i8, ptr %16, i64 72
  %78 = getelementptr inbounds nuw i8, ptr %16, i64 80
  %79 = getelementptr inbounds nuw i8, ptr %16, i64 88
  %80 = getelementptr inbounds nuw i8, ptr %16, i64 96
  %81 = getelementptr inbounds nuw i8, ptr %16, i64 104
  %82 = getelementptr inbounds nuw i8, ptr %16, i64 112
  %83 = getelementptr inbounds nuw i8, ptr %16, i64 120
  %84 = getelementptr inbounds nuw i8, ptr %16, i64 128
  %85 = getelementptr inbounds nuw i8, ptr %16, i64 136
  %86 = getelementptr inbounds nuw i8, ptr %16, i64 144
  %87 = getelementptr inbounds nuw i8, ptr %16, i64 152
  %88 = getelementptr inbounds nuw i8, ptr %16, i64 160
  %89 = getelementptr inbounds nuw i8, ptr %16, i64 168
  %90 = load i64, ptr %70, align 8
  %91 = load i64, ptr %71, align 8
  %92 = load i64, ptr %72, align 8
  %93 = load i64, ptr %73, align 8
  %94 = load i64, ptr %74, align 8
  %95 = load i64, ptr %75, align 8
  %96 = load i64, ptr %76, align 8
  %97 = load i64, ptr %77, align 8
  %98 = load i64, ptr %78, align 8
  %99 = load i64, ptr %79, align 8
  %100 = load i64, ptr %80, align 8
  %101 = load i64, ptr %81, align 8
  %102 = load i64, ptr %82, align 8
  %103 = load i64, ptr %83, align 8
  %104 = load i64, ptr %84, align 8
  %105 = load i64, ptr %85, align 8
  %106 = load i64, ptr %86, align 8
  %107 = load i64, ptr %87, align 8
  %108 = load i64, ptr %88, align 8
  %109 = load i64, ptr %89, align 8
  br label %110

110:
  %111 = phi i64 [ 0, %68 ], [ %135, %144 ]
  %112 = phi i64 [ %64, %68 ], [ %145, %144 ]
  %113 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %111
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 8
  store i64 %65, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 16
  store i64 %90, ptr %115, align 16
  %116 = getelementptr inbounds nuw i8, ptr %113, i64 24
  store i64 %91, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %113, i64 32
  store i64 %92, ptr %117, align 32
  %118 = getelementptr inbounds nuw i8, ptr %113, i64 40
  store i64 %93, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %113, i64 48
  store i64 %94, ptr %119, align 16
  %120 = getelementptr inbounds nuw i8, ptr %113, i64 56
  store i64 %95, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %113, i64 64
  store i64 %96, ptr %121, align 64
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 72
  store i64 %97, ptr %122, align 8
  %123 = getelementptr inbounds nuw i8, ptr %113, i64 80
  store i64 %98, ptr %123, align 16
  %124 = getelementptr inbounds nuw i8, ptr %113, i64 88
  store i64 %99, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %113, i64 96
  store i64 %100, ptr %125, align 32
  %126 = getelementptr inbounds nuw i8, ptr %113, i64 104
  store i64 %101, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %113, i64 112
  store i64 %102, ptr %127, align 16
  %128 = getelementptr inbounds nuw i8, ptr %113, i64 120
  store i64 %103, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %113, i64 128
  store i64 %104, ptr %129, align 128
  %130 = getelementptr inbounds nuw i8, ptr %113, i64 136
  store i64 %105, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %113, i64 144
  store i64 %106, ptr %131, align 16
  %132 = getelementptr inbounds nuw i8, ptr %113, i64 152
  store i64 %107, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %113, i64 160
  store i64 %108, ptr %133, align 32
  %134 = getelementptr inbounds nuw i8, ptr %113, i64 168
  store i64 %109, ptr %134, align 8
  store i64 %112, ptr %113, align 128
  %135 = add nuw nsw i64 %111, 1
  %136 = icmp samesign ult i64 %135, %69
  br i1 %136, label %137, label %144

137:
  %138 = sdiv i64 %66, %69
  %139 = add nsw i64 %138, %112
  %140 = srem i64 %66, %69
  %141 = icmp sgt i64 %140, %111
  %142 = zext i1 %141 to i64
  %143 = add nsw i64 %139, %142
  br label %144

144:
  %145 = phi i64 [ %143, %137 ], [ %65, %110 ]
  store i64 %145, ptr %114, align 8
  store i64 %40, ptr %115, align 16
  %146 = getelementptr inbounds nuw i8, ptr %113, i64 176
  store i64 -1, ptr %146, align 16
  %147 = icmp eq i64 %111, 0
  %148 = zext i1 %147 to i32
  %149 = getelementptr inbounds nuw i8, ptr %113, i64 184
  store i32 %148, ptr %149, align 8
  %150 = icmp eq i64 %135, %69
  br i1 %150, label %151, label %110

151:
  %152 = icmp eq ptr %2, null
  %153 = select i1 %152, ptr %11, ptr %2
  %154 = ptrtoint ptr %13 to i64
  %155 = getelementptr inbounds nuw i8, ptr %13, i64 36
  %156 = getelementptr inbounds nuw i8, ptr %13, i64 40
  %157 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %158 = getelementptr inbounds nuw i8, ptr %13, i64 44
  %159 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %160 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %161 = getelementptr inbounds nuw i8, ptr %3, i64 144
  %162 = getelementptr inbounds nuw i8, ptr %3, i64 152
  %163 = getelementptr inbounds nuw i8, ptr %3, i64 160
  %164 = getelementptr inbounds nuw i8, ptr %3, i64 168
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %166 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %168 = getelementptr inbounds nuw i8, ptr %13, i64 28
  br label %169

169:
  %170 = phi i64 [ %46, %151 ], [ %598, %720 ]
  %171 = phi i64 [ %53, %151 ], [ %676, %720 ]
  %172 = phi i64 [ %20, %151 ], [ %465, %720 ]
  %173 = call ptr @PyEval_SaveThread()
  %174 = load ptr, ptr %13, align 128
  %175 = call i64 @pthread_self()
  %176 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %177 = icmp eq i64 %175, %176
  br i1 %177, label %178, label %192

178:
  %179 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %183

181:
  %182 = call fastcc i32 @start_thread(ptr noundef nonnull @watch, ptr noundef null)
  store i32 %182, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  br label %183

183:
  store atomic i64 %154, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104) seq_cst, align 8
  %184 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92) seq_cst, align 4
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %192, label %186

186:
  %187 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92), i32 1, i32 0 seq_cst seq_cst, align 4
  %188 = extractvalue { i32, i1 } %187, 1
  br i1 %188, label %189, label %192

189:
  %190 = load i64, ptr @pool, align 128
  %191 = call i64 (i64, ...) @syscall(i64 noundef %190, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 92), i64 noundef 129, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %192

192:
  %193 = icmp sgt i64 %171, 1
  br i1 %193, label %194, label %221

194:
  %195 = trunc i64 %171 to i32
  %196 = add nsw i32 %195, -1
  store i32 %196, ptr %155, align 4
  %197 = load i32, ptr %63, align 32
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %220, label %199

199:
  %200 = call i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %196, i32 1023)
  %201 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %202 = icmp slt i32 %201, %200
  br i1 %202, label %203, label %220

203:
  %204 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68), i32 0, i32 1 seq_cst seq_cst, align 4
  %205 = extractvalue { i32, i1 } %204, 1
  br i1 %205, label %206, label %220

206:
  %207 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), align 64
  %208 = icmp slt i32 %207, %200
  br i1 %208, label %209, label %219

209:
  %210 = phi i32 [ %217, %215 ], [ %207, %206 ]
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %211
  %213 = call fastcc i32 @start_thread(ptr noundef nonnull @serve, ptr noundef nonnull %212)
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %219, label %215

215:
  %216 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i32 1 seq_cst, align 64
  %217 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), align 64
  %218 = icmp slt i32 %217, %200
  br i1 %218, label %209, label %219

219:
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  br label %220

220:
  call fastcc void @invite(ptr noundef nonnull %13)
  br label %221

221:
  call fastcc void @run_groups(ptr noundef nonnull %13, i32 noundef 0, ptr noundef nonnull %153)
  %222 = load i32, ptr %156, align 8
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %375, label %224

224:
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %225 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %9)
  %226 = load i64, ptr %9, align 8
  %227 = load i64, ptr %157, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %228

228:
  %229 = phi i1 [ true, %224 ], [ false, %320 ]
  %230 = phi i32 [ 0, %224 ], [ %257, %320 ]
  br label %231

231:
  %232 = phi i32 [ %257, %314 ], [ %230, %228 ]
  %233 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %234 = icmp sgt i32 %233, 0
  br i1 %234, label %235, label %256

235:
  %236 = zext nneg i32 %233 to i64
  %237 = and i64 %236, 1
  %238 = icmp eq i32 %233, 1
  br i1 %238, label %243, label %239

239:
  %240 = and i64 %236, 2147483646
  br label %267

241:
  %242 = icmp eq i64 %237, 0
  br i1 %242, label %256, label %243

243:
  %244 = phi i64 [ 0, %235 ], [ %294, %241 ]
  %245 = phi i32 [ %232, %235 ], [ %293, %241 ]
  %246 = icmp ne i64 %237, 0
  call void @llvm.assume(i1 %246)
  %247 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %244
  %248 = load atomic i64, ptr %247 seq_cst, align 128
  %249 = inttoptr i64 %248 to ptr
  %250 = icmp eq ptr %13, %249
  br i1 %250, label %251, label %256

251:
  %252 = cmpxchg ptr %247, i64 %154, i64 0 seq_cst seq_cst, align 128
  %253 = extractvalue { i64, i1 } %252, 1
  %254 = zext i1 %253 to i32
  %255 = add nsw i32 %245, %254
  br label %256

256:
  %257 = phi i32 [ %232, %231 ], [ %293, %241 ], [ %245, %243 ], [ %255, %251 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  %258 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %8)
  %259 = load i64, ptr %8, align 8
  %260 = load i64, ptr %159, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %261 = sub i64 %259, %226
  %262 = mul i64 %261, 1000000000
  %263 = sub i64 %260, %227
  %264 = add i64 %263, %262
  %265 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %266 = icmp slt i64 %264, %265
  br i1 %266, label %297, label %303

267:
  %268 = phi i64 [ 0, %239 ], [ %294, %292 ]
  %269 = phi i32 [ %232, %239 ], [ %293, %292 ]
  %270 = phi i64 [ 0, %239 ], [ %295, %292 ]
  %271 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %268
  %272 = load atomic i64, ptr %271 seq_cst, align 128
  %273 = inttoptr i64 %272 to ptr
  %274 = icmp eq ptr %13, %273
  br i1 %274, label %275, label %280

275:
  %276 = cmpxchg ptr %271, i64 %154, i64 0 seq_cst seq_cst, align 128
  %277 = extractvalue { i64, i1 } %276, 1
  %278 = zext i1 %277 to i32
  %279 = add nsw i32 %269, %278
  br label %280

280:
  %281 = phi i32 [ %269, %267 ], [ %279, %275 ]
  %282 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %268
  %283 = getelementptr inbounds nuw i8, ptr %282, i64 128
  %284 = load atomic i64, ptr %283 seq_cst, align 128
  %285 = inttoptr i64 %284 to ptr
  %286 = icmp eq ptr %13, %285
  br i1 %286, label %287, label %292

287:
  %288 = cmpxchg ptr %283, i64 %154, i64 0 seq_cst seq_cst, align 128
  %289 = extractvalue { i64, i1 } %288, 1
  %290 = zext i1 %289 to i32
  %291 = add nsw i32 %281, %290
  br label %292

292:
  %293 = phi i32 [ %281, %280 ], [ %291, %287 ]
  %294 = add nuw nsw i64 %268, 2
  %295 = add i64 %270, 2
  %296 = icmp eq i64 %295, %240
  br i1 %296, label %241, label %267

297:
  %298 = load atomic i32, ptr %158 seq_cst, align 4
  %299 = load atomic i32, ptr %156 seq_cst, align 8
  %300 = sub nsw i32 %299, %257
  %301 = and i32 %298, -1073741825
  %302 = icmp eq i32 %301, %300
  br i1 %302, label %370, label %314

303:
  %304 = atomicrmw or ptr %158, i32 1073741824 seq_cst, align 4
  %305 = load atomic i32, ptr %156 seq_cst, align 8
  %306 = sub nsw i32 %305, %257
  %307 = and i32 %304, -1073741825
  %308 = icmp eq i32 %307, %306
  br i1 %308, label %370, label %309

309:
  %310 = or i32 %304, 1073741824
  %311 = load i64, ptr @pool, align 128
  %312 = sext i32 %310 to i64
  %313 = call i64 (i64, ...) @syscall(i64 noundef %311, ptr noundef nonnull %158, i64 noundef 128, i64 noundef %312, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %314

314:
  %315 = icmp sgt i64 %264, 9999
  %316 = and i1 %229, %315
  br i1 %316, label %317, label %231

317:
  %318 = load i32, ptr %56, align 8
  %319 = icmp sgt i32 %318, 0
  br i1 %319, label %321, label %320

320:
  br label %228

321:
  %322 = phi i64 [ %367, %365 ], [ 0, %317 ]
  %323 = load ptr, ptr %55, align 16
  %324 = getelementptr inbounds nuw %struct.range, ptr %323, i64 %322
  %325 = load atomic i64, ptr %324 seq_cst, align 128
  %326 = getelementptr inbounds nuw i8, ptr %324, i64 8
  %327 = load i64, ptr %326, align 8
  %328 = icmp slt i64 %325, %327
  br i1 %328, label %331, label %329

329:
  %330 = load i32, ptr %56, align 8
  br label %365

331:
  %332 = load ptr, ptr %13, align 128
  %333 = load ptr, ptr %332, align 8
  %334 = load ptr, ptr %54, align 8
  call void %333(ptr noundef %334, ptr noundef nonnull %324, ptr noundef nonnull %153)
  %335 = getelementptr inbounds nuw i8, ptr %324, i64 144
  %336 = load i64, ptr %335, align 16
  %337 = icmp eq i64 %336, 0
  br i1 %337, label %338, label %345

338:
  %339 = getelementptr inbounds nuw i8, ptr %324, i64 160
  %340 = load i64, ptr %339, align 32
  %341 = icmp ne i64 %340, 0
  %342 = load i32, ptr %56, align 8
  %343 = icmp sgt i32 %342, 0
  %344 = select i1 %341, i1 %343, i1 false
  br i1 %344, label %348, label %365

345:
  %346 = load i32, ptr %56, align 8
  %347 = icmp sgt i32 %346, 0
  br i1 %347, label %348, label %365

348:
  br label %349

349:
  %350 = phi i64 [ %361, %360 ], [ 0, %348 ]
  %351 = load ptr, ptr %55, align 16
  %352 = getelementptr inbounds nuw %struct.range, ptr %351, i64 %350
  %353 = atomicrmw xchg ptr %352, i64 4611686018427387904 seq_cst, align 128
  %354 = icmp slt i64 %353, 4611686018427387904
  br i1 %354, label %355, label %360

355:
  %356 = getelementptr inbounds nuw i8, ptr %352, i64 8
  %357 = load i64, ptr %356, align 8
  %358 = call noundef i64 @llvm.smin.i64(i64 %353, i64 %357)
  %359 = getelementptr inbounds nuw i8, ptr %352, i64 176
  store i64 %358, ptr %359, align 16
  br label %360

360:
  %361 = add nuw nsw i64 %350, 1
  %362 = load i32, ptr %56, align 8
  %363 = sext i32 %362 to i64
  %364 = icmp slt i64 %361, %363
  br i1 %364, label %349, label %365

365:
  %366 = phi i32 [ %330, %329 ], [ %342, %338 ], [ %346, %345 ], [ %362, %360 ]
  %367 = add nuw nsw i64 %322, 1
  %368 = sext i32 %366 to i64
  %369 = icmp slt i64 %367, %368
  br i1 %369, label %321, label %320

370:
  %371 = load atomic i32, ptr %156 seq_cst, align 8
  %372 = sub i32 %371, %257
  %373 = add i32 %372, 1
  %374 = sitofp i32 %373 to double
  br label %375

375:
  %376 = phi double [ %374, %370 ], [ 1.000000e+00, %221 ]
  %377 = load i32, ptr %56, align 8
  %378 = icmp sgt i32 %377, 0
  br i1 %378, label %381, label %379

379:
  %380 = phi i32 [ %377, %375 ], [ %426, %425 ]
  br i1 %177, label %430, label %439

381:
  %382 = phi i64 [ %427, %425 ], [ 0, %375 ]
  %383 = load ptr, ptr %55, align 16
  %384 = getelementptr inbounds nuw %struct.range, ptr %383, i64 %382
  %385 = load atomic i64, ptr %384 seq_cst, align 128
  %386 = getelementptr inbounds nuw i8, ptr %384, i64 8
  %387 = load i64, ptr %386, align 8
  %388 = icmp slt i64 %385, %387
  br i1 %388, label %391, label %389

389:
  %390 = load i32, ptr %56, align 8
  br label %425

391:
  %392 = load ptr, ptr %13, align 128
  %393 = load ptr, ptr %392, align 8
  %394 = load ptr, ptr %54, align 8
  call void %393(ptr noundef %394, ptr noundef nonnull %384, ptr noundef nonnull %153)
  %395 = getelementptr inbounds nuw i8, ptr %384, i64 144
  %396 = load i64, ptr %395, align 16
  %397 = icmp eq i64 %396, 0
  br i1 %397, label %398, label %405

398:
  %399 = getelementptr inbounds nuw i8, ptr %384, i64 160
  %400 = load i64, ptr %399, align 32
  %401 = icmp ne i64 %400, 0
  %402 = load i32, ptr %56, align 8
  %403 = icmp sgt i32 %402, 0
  %404 = select i1 %401, i1 %403, i1 false
  br i1 %404, label %408, label %425

405:
  %406 = load i32, ptr %56, align 8
  %407 = icmp sgt i32 %406, 0
  br i1 %407, label %408, label %425

408:
  br label %409

409:
  %410 = phi i64 [ %421, %420 ], [ 0, %408 ]
  %411 = load ptr, ptr %55, align 16
  %412 = getelementptr inbounds nuw %struct.range, ptr %411, i64 %410
  %413 = atomicrmw xchg ptr %412, i64 4611686018427387904 seq_cst, align 128
  %414 = icmp slt i64 %413, 4611686018427387904
  br i1 %414, label %415, label %420

415:
  %416 = getelementptr inbounds nuw i8, ptr %412, i64 8
  %417 = load i64, ptr %416, align 8
  %418 = call noundef i64 @llvm.smin.i64(i64 %413, i64 %417)
  %419 = getelementptr inbounds nuw i8, ptr %412, i64 176
  store i64 %418, ptr %419, align 16
  br label %420

420:
  %421 = add nuw nsw i64 %410, 1
  %422 = load i32, ptr %56, align 8
  %423 = sext i32 %422 to i64
  %424 = icmp slt i64 %421, %423
  br i1 %424, label %409, label %425

425:
  %426 = phi i32 [ %390, %389 ], [ %402, %398 ], [ %406, %405 ], [ %422, %420 ]
  %427 = add nuw nsw i64 %382, 1
  %428 = sext i32 %426 to i64
  %429 = icmp slt i64 %427, %428
  br i1 %429, label %381, label %379

430:
  %431 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), i32 0, i32 1 seq_cst seq_cst, align 32
  %432 = extractvalue { i32, i1 } %431, 1
  br i1 %432, label %437, label %433

433:
  %434 = call i32 @sched_yield()
  %435 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), i32 0, i32 1 seq_cst seq_cst, align 32
  %436 = extractvalue { i32, i1 } %435, 1
  br i1 %436, label %437, label %433

437:
  store ptr null, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96) seq_cst, align 32
  %438 = load i32, ptr %56, align 8
  br label %439

439:
  %440 = phi i32 [ %438, %437 ], [ %380, %379 ]
  %441 = icmp sgt i32 %440, 0
  br i1 %441, label %442, label %464

442:
  %443 = load ptr, ptr %55, align 16
  %444 = zext nneg i32 %440 to i64
  br label %445

445:
  %446 = phi i64 [ 0, %442 ], [ %462, %456 ]
  %447 = phi i64 [ 0, %442 ], [ %458, %456 ]
  %448 = getelementptr inbounds nuw %struct.range, ptr %443, i64 %446
  %449 = getelementptr inbounds nuw i8, ptr %448, i64 176
  %450 = load i64, ptr %449, align 16
  %451 = icmp sgt i64 %450, -1
  br i1 %451, label %452, label %456

452:
  store i64 %450, ptr %448, align 128
  %453 = getelementptr inbounds nuw i8, ptr %448, i64 8
  %454 = load i64, ptr %453, align 8
  %455 = sub nsw i64 %454, %450
  br label %456

456:
  %457 = phi i64 [ %455, %452 ], [ 0, %445 ]
  %458 = add nsw i64 %457, %447
  store i64 -1, ptr %449, align 16
  %459 = icmp eq i64 %446, 0
  %460 = zext i1 %459 to i32
  %461 = getelementptr inbounds nuw i8, ptr %448, i64 184
  store i32 %460, ptr %461, align 8
  %462 = add nuw nsw i64 %446, 1
  %463 = icmp eq i64 %462, %444
  br i1 %463, label %464, label %445

464:
  %465 = phi i64 [ 0, %439 ], [ %458, %456 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  %466 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %7)
  %467 = load i64, ptr %7, align 8
  %468 = mul nsw i64 %467, 1000000000
  %469 = load i64, ptr %160, align 8
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  %470 = sub i64 %469, %170
  %471 = add i64 %470, %468
  %472 = sitofp i64 %471 to double
  %473 = fmul double %472, 1.000000e-09
  %474 = sub nsw i64 %172, %465
  %475 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %476 = load i64, ptr %475, align 8
  %477 = mul nsw i64 %476, %474
  %478 = sitofp i64 %477 to double
  %479 = icmp sgt i64 %477, 0
  %480 = icmp eq i64 %465, 0
  %481 = select i1 %479, i1 %480, i1 false
  br i1 %481, label %482, label %529

482:
  br i1 %193, label %483, label %504

483:
  %484 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %485 = load ptr, ptr %484, align 8
  %486 = getelementptr inbounds nuw i8, ptr %485, i64 32
  %487 = fdiv double %473, %478
  %488 = load double, ptr %486, align 8
  %489 = fcmp ogt double %488, 0.000000e+00
  br i1 %489, label %490, label %502

490:
  %491 = fcmp olt double %487, %488
  br i1 %491, label %492, label %495

492:
  %493 = fadd double %487, %488
  %494 = fmul double %493, 5.000000e-01
  br label %502

495:
  %496 = fmul double %488, 2.000000e+00
  %497 = fcmp olt double %487, %496
  %498 = select i1 %497, double %487, double %496
  %499 = fsub double %498, %488
  %500 = fmul double %499, 2.500000e-01
  %501 = fadd double %488, %500
  br label %502

502:
  %503 = phi double [ %494, %492 ], [ %501, %495 ], [ %487, %483 ]
  store double %503, ptr %486, align 8
  br label %530

504:
  %505 = getelementptr inbounds nuw i8, ptr %174, i64 16
  %506 = load i64, ptr %505, align 8
  %507 = icmp sgt i64 %506, 1
  br i1 %507, label %508, label %530

508:
  %509 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %510 = load ptr, ptr %509, align 8
  %511 = getelementptr inbounds nuw i8, ptr %510, i64 24
  %512 = fdiv double %473, %478
  %513 = load double, ptr %511, align 8
  %514 = fcmp ogt double %513, 0.000000e+00
  br i1 %514, label %515, label %527

515:
  %516 = fcmp olt double %512, %513
  br i1 %516, label %517, label %520

517:
  %518 = fadd double %512, %513
  %519 = fmul double %518, 5.000000e-01
  br label %527

520:
  %521 = fmul double %513, 2.000000e+00
  %522 = fcmp olt double %512, %521
  %523 = select i1 %522, double %512, double %521
  %524 = fsub double %523, %513
  %525 = fmul double %524, 2.500000e-01
  %526 = fadd double %513, %525
  br label %527

527:
  %528 = phi double [ %519, %517 ], [ %526, %520 ], [ %512, %508 ]
  store double %528, ptr %511, align 8
  br label %530

529:
  br i1 %479, label %530, label %537

530:
  %531 = fmul double %376, %473
  %532 = fdiv double %531, %478
  %533 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %534 = load ptr, ptr %533, align 8
  store double %532, ptr %534, align 8
  %535 = fdiv double %473, %478
  %536 = getelementptr inbounds nuw i8, ptr %534, i64 8
  store double %535, ptr %536, align 8
  br label %537

537:
  call void @PyEval_RestoreThread(ptr noundef %173)
  %538 = load i32, ptr %56, align 8
  %539 = icmp sgt i32 %538, 0
  br i1 %539, label %540, label %572

540:
  %541 = load ptr, ptr %55, align 16
  %542 = zext nneg i32 %538 to i64
  br label %543

543:
  %544 = phi i64 [ 0, %540 ], [ %567, %565 ]
  %545 = phi i32 [ 0, %540 ], [ %566, %565 ]
  %546 = getelementptr inbounds nuw %struct.range, ptr %541, i64 %544
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 144
  %548 = load i64, ptr %547, align 8
  %549 = icmp eq i64 %548, 0
  %550 = or i1 %14, %549
  %551 = select i1 %549, i32 %545, i32 1
  br i1 %550, label %555, label %552

552:
  store i64 %548, ptr %161, align 8
  %553 = getelementptr inbounds nuw i8, ptr %546, i64 152
  %554 = load i64, ptr %553, align 8
  store i64 %554, ptr %162, align 8
  br label %555

555:
  %556 = phi i32 [ %551, %543 ], [ 1, %552 ]
  %557 = getelementptr inbounds nuw i8, ptr %546, i64 160
  %558 = load i64, ptr %557, align 8
  %559 = icmp eq i64 %558, 0
  %560 = or i1 %14, %559
  %561 = select i1 %559, i32 %556, i32 1
  br i1 %560, label %565, label %562

562:
  store i64 %558, ptr %163, align 8
  %563 = getelementptr inbounds nuw i8, ptr %546, i64 168
  %564 = load i64, ptr %563, align 8
  store i64 %564, ptr %164, align 8
  br label %565

565:
  %566 = phi i32 [ %561, %555 ], [ 1, %562 ]
  %567 = add nuw nsw i64 %544, 1
  %568 = icmp eq i64 %567, %542
  br i1 %568, label %569, label %543

569:
  %570 = icmp ne i32 %566, 0
  %571 = select i1 %570, i1 true, i1 %480
  br i1 %571, label %721, label %573

572:
  br i1 %480, label %723, label %573

573:
  %574 = call i32 @PyErr_CheckSignals()
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %576, label %723

576:
  %577 = load ptr, ptr %21, align 8
  %578 = load double, ptr %577, align 8
  %579 = load i64, ptr %24, align 8
  %580 = sitofp i64 %579 to double
  %581 = fmul double %578, %580
  %582 = fcmp ogt double %581, 0.000000e+00
  br i1 %582, label %583, label %592

583:
  %584 = fdiv double 2.000000e-02, %581
  %585 = fcmp olt double %584, 1.000000e+00
  br i1 %585, label %592, label %586

586:
  %587 = load i64, ptr %165, align 8
  %588 = sitofp i64 %587 to double
  %589 = fcmp olt double %584, %588
  br i1 %589, label %590, label %592

590:
  %591 = fptosi double %584 to i64
  br label %592

592:
  %593 = phi i64 [ 1, %576 ], [ 1, %583 ], [ %591, %590 ], [ %587, %586 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %594 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %6)
  %595 = load i64, ptr %6, align 8
  %596 = mul nsw i64 %595, 1000000000
  %597 = load i64, ptr %166, align 8
  %598 = add nsw i64 %596, %597
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  %599 = load i64, ptr %167, align 8
  %600 = icmp slt i64 %599, 2
  br i1 %600, label %675, label %601

601:
  %602 = add i64 %465, -1
  %603 = add i64 %602, %593
  %604 = sdiv i64 %603, %593
  %605 = call noundef i64 @llvm.smin.i64(i64 %599, i64 %604)
  %606 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), align 32
  %607 = icmp eq i64 %606, 0
  br i1 %607, label %608, label %672

608:
  %609 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  %610 = icmp slt i64 %598, %609
  br i1 %610, label %611, label %613

611:
  %612 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  br label %672

613:
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  br label %617

614:
  %615 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 1024, ptr noundef nonnull %5)
  %616 = icmp sgt i32 %615, -1
  br i1 %616, label %636, label %668

617:
  %618 = phi i64 [ 0, %613 ], [ %634, %617 ]
  %619 = getelementptr inbounds nuw i64, ptr %5, i64 %618
  store i64 0, ptr %619, align 16
  %620 = getelementptr inbounds nuw i64, ptr %5, i64 %618
  %621 = getelementptr inbounds nuw i8, ptr %620, i64 8
  store i64 0, ptr %621, align 8
  %622 = getelementptr inbounds nuw i64, ptr %5, i64 %618
  %623 = getelementptr inbounds nuw i8, ptr %622, i64 16
  store i64 0, ptr %623, align 16
  %624 = getelementptr inbounds nuw i64, ptr %5, i64 %618
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 24
  store i64 0, ptr %625, align 8
  %626 = getelementptr inbounds nuw i64, ptr %5, i64 %618
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 32
  store i64 0, ptr %627, align 16
  %628 = getelementptr inbounds nuw i64, ptr %5, i64 %618
  %629 = getelementptr inbounds nuw i8, ptr %628, i64 40
  store i64 0, ptr %629, align 8
  %630 = getelementptr inbounds nuw i64, ptr %5, i64 %618
  %631 = getelementptr inbounds nuw i8, ptr %630, i64 48
  store i64 0, ptr %631, align 16
  %632 = getelementptr inbounds nuw i64, ptr %5, i64 %618
  %633 = getelementptr inbounds nuw i8, ptr %632, i64 56
  store i64 0, ptr %633, align 8
  %634 = add nuw nsw i64 %618, 8
  %635 = icmp eq i64 %634, 128
  br i1 %635, label %614, label %617

636:
  %637 = phi i64 [ %657, %655 ], [ 0, %614 ]
  %638 = phi i64 [ %656, %655 ], [ 0, %614 ]
  %639 = getelementptr inbounds nuw i64, ptr %5, i64 %637
  %640 = load i64, ptr %639, align 16
  %641 = icmp eq i64 %640, 0
  br i1 %641, label %642, label %659

642:
  %643 = phi i64 [ %638, %636 ], [ %662, %659 ]
  %644 = getelementptr inbounds nuw i64, ptr %5, i64 %637
  %645 = getelementptr inbounds nuw i8, ptr %644, i64 8
  %646 = load i64, ptr %645, align 8
  %647 = icmp eq i64 %646, 0
  br i1 %647, label %655, label %648

648:
  %649 = phi i64 [ %653, %648 ], [ %646, %642 ]
  %650 = phi i64 [ %651, %648 ], [ %643, %642 ]
  %651 = add i64 %650, 1
  %652 = add i64 %649, -1
  %653 = and i64 %652, %649
  %654 = icmp eq i64 %653, 0
  br i1 %654, label %655, label %648

655:
  %656 = phi i64 [ %643, %642 ], [ %651, %648 ]
  %657 = add nuw nsw i64 %637, 2
  %658 = icmp eq i64 %657, 128
  br i1 %658, label %666, label %636

659:
  %660 = phi i64 [ %664, %659 ], [ %640, %636 ]
  %661 = phi i64 [ %662, %659 ], [ %638, %636 ]
  %662 = add i64 %661, 1
  %663 = add i64 %660, -1
  %664 = and i64 %663, %660
  %665 = icmp eq i64 %664, 0
  br i1 %665, label %642, label %659

666:
  %667 = icmp eq i64 %656, 0
  br i1 %667, label %668, label %669

668:
  br label %669

669:
  %670 = phi i64 [ 1023, %668 ], [ %656, %666 ]
  store i64 %670, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  %671 = add nsw i64 %598, 100000000
  store i64 %671, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  br label %672

672:
  %673 = phi i64 [ %606, %601 ], [ %612, %611 ], [ %670, %669 ]
  %674 = call noundef i64 @llvm.smin.i64(i64 %605, i64 %673)
  br label %675

675:
  %676 = phi i64 [ 1, %592 ], [ %674, %672 ]
  %677 = load i32, ptr %56, align 8
  %678 = icmp sgt i32 %677, 0
  br i1 %678, label %679, label %720

679:
  %680 = zext nneg i32 %677 to i64
  %681 = and i64 %680, 7
  %682 = icmp ult i32 %677, 8
  br i1 %682, label %709, label %683

683:
  %684 = and i64 %680, 2147483640
  br label %685

685:
  %686 = phi i64 [ 0, %683 ], [ %704, %685 ]
  %687 = phi i64 [ 0, %683 ], [ %705, %685 ]
  %688 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %686
  %689 = getelementptr inbounds nuw i8, ptr %688, i64 16
  store i64 %593, ptr %689, align 16
  %690 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %686
  %691 = getelementptr inbounds nuw i8, ptr %690, i64 272
  store i64 %593, ptr %691, align 16
  %692 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %686
  %693 = getelementptr inbounds nuw i8, ptr %692, i64 528
  store i64 %593, ptr %693, align 16
  %694 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %686
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 784
  store i64 %593, ptr %695, align 16
  %696 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %686
  %697 = getelementptr inbounds nuw i8, ptr %696, i64 1040
  store i64 %593, ptr %697, align 16
  %698 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %686
  %699 = getelementptr inbounds nuw i8, ptr %698, i64 1296
  store i64 %593, ptr %699, align 16
  %700 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %686
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 1552
  store i64 %593, ptr %701, align 16
  %702 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %686
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 1808
  store i64 %593, ptr %703, align 16
  %704 = add nuw nsw i64 %686, 8
  %705 = add i64 %687, 8
  %706 = icmp eq i64 %705, %684
  br i1 %706, label %707, label %685

707:
  %708 = icmp eq i64 %681, 0
  br i1 %708, label %720, label %709

709:
  %710 = phi i64 [ 0, %679 ], [ %704, %707 ]
  %711 = icmp ne i64 %681, 0
  call void @llvm.assume(i1 %711)
  br label %712

712:
  %713 = phi i64 [ %710, %709 ], [ %717, %712 ]
  %714 = phi i64 [ 0, %709 ], [ %718, %712 ]
  %715 = getelementptr inbounds nuw %struct.range, ptr %12, i64 %713
  %716 = getelementptr inbounds nuw i8, ptr %715, i64 16
  store i64 %593, ptr %716, align 16
  %717 = add nuw nsw i64 %713, 1
  %718 = add i64 %714, 1
  %719 = icmp eq i64 %718, %681
  br i1 %719, label %720, label %712

720:
  store i32 0, ptr %158, align 4
  store i32 0, ptr %156, align 8
  store i32 0, ptr %168, align 4
  store i32 1, ptr %63, align 32
  br label %169

721:
  %722 = zext i1 %570 to i64
  br label %723

723:
  %724 = phi i64 [ %722, %721 ], [ 0, %573 ], [ 0, %572 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %13)
  call void @llvm.lifetime.end.p0(ptr nonnull %12)
  call void @llvm.lifetime.end.p0(ptr nonnull %11)
  ret i64 %724
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal fastcc noundef i64 @threads_for(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, double noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [128 x i64], align 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, 2
  br i1 %9, label %111, label %10

10:
  %11 = fcmp ogt double %3, 0.000000e+00
  %12 = fcmp olt double %3, 3.000000e-06
  %13 = and i1 %11, %12
  br i1 %13, label %111, label %14

14:
  %15 = add i64 %1, -1
  %16 = add i64 %15, %2
  %17 = sdiv i64 %16, %2
  %18 = tail call noundef i64 @llvm.smin.i64(i64 %8, i64 %17)
  %19 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), align 32
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %85

21:
  %22 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  %23 = icmp slt i64 %4, %22
  br i1 %23, label %24, label %26

24:
  %25 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  br label %85

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %30

27:
  %28 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 1024, ptr noundef nonnull %6)
  %29 = icmp sgt i32 %28, -1
  br i1 %29, label %49, label %81

30:
  %31 = phi i64 [ 0, %26 ], [ %47, %30 ]
  %32 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  store i64 0, ptr %32, align 16
  %33 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 8
  store i64 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 0, ptr %36, align 16
  %37 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 24
  store i64 0, ptr %38, align 8
  %39 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 32
  store i64 0, ptr %40, align 16
  %41 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 40
  store i64 0, ptr %42, align 8
  %43 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 48
  store i64 0, ptr %44, align 16
  %45 = getelementptr inbounds nuw i64, ptr %6, i64 %31
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 56
  store i64 0, ptr %46, align 8
  %47 = add nuw nsw i64 %31, 8
  %48 = icmp eq i64 %47, 128
  br i1 %48, label %27, label %30

49:
  %50 = phi i64 [ %70, %68 ], [ 0, %27 ]
  %51 = phi i64 [ %69, %68 ], [ 0, %27 ]
  %52 = getelementptr inbounds nuw i64, ptr %6, i64 %50
  %53 = load i64, ptr %52, align 16
  %54 = icmp eq i64 %53, 0
  br i1 %54, label %55, label %72

55:
  %56 = phi i64 [ %51, %49 ], [ %75, %72 ]
  %57 = getelementptr inbounds nuw i64, ptr %6, i64 %50
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = icmp eq i64 %59, 0
  br i1 %60, label %68, label %61

61:
  %62 = phi i64 [ %66, %61 ], [ %59, %55 ]
  %63 = phi i64 [ %64, %61 ], [ %56, %55 ]
  %64 = add i64 %63, 1
  %65 = add i64 %62, -1
  %66 = and i64 %65, %62
  %67 = icmp eq i64 %66, 0
  br i1 %67, label %68, label %61

68:
  %69 = phi i64 [ %56, %55 ], [ %64, %61 ]
  %70 = add nuw nsw i64 %50, 2
  %71 = icmp eq i64 %70, 128
  br i1 %71, label %79, label %49

72:
  %73 = phi i64 [ %77, %72 ], [ %53, %49 ]
  %74 = phi i64 [ %75, %72 ], [ %51, %49 ]
  %75 = add i64 %74, 1
  %76 = add i64 %73, -1
  %77 = and i64 %76, %73
  %78 = icmp eq i64 %77, 0
  br i1 %78, label %55, label %72

79:
  %80 = icmp eq i64 %69, 0
  br i1 %80, label %81, label %82

81:
  br label %82

82:
  %83 = phi i64 [ 1023, %81 ], [ %69, %79 ]
  store i64 %83, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  %84 = add nsw i64 %4, 100000000
  store i64 %84, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %85

85:
  %86 = phi i64 [ %19, %14 ], [ %25, %24 ], [ %83, %82 ]
  %87 = call noundef i64 @llvm.smin.i64(i64 %18, i64 %86)
  %88 = icmp sgt i64 %87, 1
  %89 = fcmp olt double %3, 1.000000e-03
  %90 = and i1 %89, %88
  %91 = and i1 %11, %90
  br i1 %91, label %92, label %110

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %94, i64 40
  %96 = load i64, ptr %95, align 8
  %97 = add nsw i64 %96, 1
  store i64 %97, ptr %95, align 8
  %98 = getelementptr inbounds nuw i8, ptr %94, i64 32
  %99 = load double, ptr %98, align 8
  %100 = fcmp ogt double %99, 0.000000e+00
  br i1 %100, label %101, label %110

101:
  %102 = and i64 %97, 31
  %103 = getelementptr inbounds nuw i8, ptr %94, i64 24
  %104 = load double, ptr %103, align 8
  %105 = fcmp ule double %104, 0.000000e+00
  %106 = fcmp olt double %99, %104
  %107 = or i1 %105, %106
  %108 = icmp ne i64 %102, 0
  %109 = xor i1 %108, %107
  br i1 %109, label %111, label %110

110:
  br label %111

111:
  %112 = phi i64 [ 1, %5 ], [ 1, %10 ], [ %87, %110 ], [ 1, %101 ]
  ret i64 %112
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare ptr @PyEval_SaveThread() local_unnamed_addr

declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr

declare i32 @PyErr_CheckSignals() local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

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

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare i64 @pthread_self() local_unnamed_addr

define internal fastcc void @invite(ptr noundef %0) unnamed_addr {
  %2 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %4 = load i32, ptr %3, align 32
  %5 = icmp ne i32 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %7 = icmp sgt i32 %2, 0
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40
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
  %20 = load atomic i32, ptr %6 seq_cst, align 4
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
  %39 = atomicrmw add ptr %6, i32 -1 seq_cst, align 4
  %40 = icmp slt i32 %39, 1
  br i1 %40, label %41, label %43

41:
  %42 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  br label %59

43:
  %44 = atomicrmw add ptr %8, i32 1 seq_cst, align 8
  %45 = cmpxchg ptr %28, i64 0, i64 %9 seq_cst seq_cst, align 128
  %46 = extractvalue { i64, i1 } %45, 1
  br i1 %46, label %50, label %47

47:
  %48 = atomicrmw add ptr %8, i32 -1 seq_cst, align 8
  %49 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
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

define internal fastcc void @run_groups(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 16
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.range, ptr %5, i64 %6
  %8 = load atomic i64, ptr %7 seq_cst, align 128
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load i64, ptr %9, align 8
  %11 = icmp slt i64 %8, %10
  br i1 %11, label %12, label %44

12:
  %13 = load ptr, ptr %0, align 128
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load ptr, ptr %15, align 8
  tail call void %14(ptr noundef %16, ptr noundef nonnull %7, ptr noundef %2)
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 144
  %18 = load i64, ptr %17, align 16
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 160
  %22 = load i64, ptr %21, align 32
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %44, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %26 = load i32, ptr %25, align 8
  %27 = icmp sgt i32 %26, 0
  br i1 %27, label %28, label %44

28:
  %29 = phi i64 [ %40, %39 ], [ 0, %24 ]
  %30 = load ptr, ptr %4, align 16
  %31 = getelementptr inbounds nuw %struct.range, ptr %30, i64 %29
  %32 = atomicrmw xchg ptr %31, i64 4611686018427387904 seq_cst, align 128
  %33 = icmp slt i64 %32, 4611686018427387904
  br i1 %33, label %34, label %39

34:
  %35 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %36 = load i64, ptr %35, align 8
  %37 = tail call noundef i64 @llvm.smin.i64(i64 %32, i64 %36)
  %38 = getelementptr inbounds nuw i8, ptr %31, i64 176
  store i64 %37, ptr %38, align 16
  br label %39

39:
  %40 = add nuw nsw i64 %29, 1
  %41 = load i32, ptr %25, align 8
  %42 = sext i32 %41 to i64
  %43 = icmp slt i64 %40, %42
  br i1 %43, label %28, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %46 = load i32, ptr %45, align 8
  %47 = icmp sgt i32 %46, 1
  br i1 %47, label %48, label %50

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %51

50:
  ret void

51:
  %52 = phi i32 [ %46, %48 ], [ %119, %117 ]
  %53 = phi i32 [ 1, %48 ], [ %118, %117 ]
  %54 = load ptr, ptr %4, align 16
  %55 = add nsw i32 %53, %1
  %56 = srem i32 %55, %52
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds %struct.range, ptr %54, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 184
  %60 = load atomic i32, ptr %59 seq_cst, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %65

62:
  %63 = cmpxchg ptr %59, i32 0, i32 1 seq_cst seq_cst, align 8
  %64 = extractvalue { i32, i1 } %63, 1
  br i1 %64, label %82, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = load atomic i64, ptr %58 seq_cst, align 128
  %69 = load ptr, ptr %0, align 128
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %71 = load ptr, ptr %70, align 8
  %72 = load double, ptr %71, align 8
  %73 = fcmp ogt double %72, 0.000000e+00
  br i1 %73, label %74, label %82

74:
  %75 = sub nsw i64 %67, %68
  %76 = getelementptr inbounds nuw i8, ptr %69, i64 24
  %77 = load i64, ptr %76, align 8
  %78 = mul nsw i64 %77, %75
  %79 = sitofp i64 %78 to double
  %80 = fmul double %72, %79
  %81 = fcmp ule double %80, 1.000000e-05
  br i1 %81, label %117, label %82

82:
  %83 = load atomic i64, ptr %58 seq_cst, align 128
  %84 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %85 = load i64, ptr %84, align 8
  %86 = icmp slt i64 %83, %85
  br i1 %86, label %87, label %117

87:
  %88 = load ptr, ptr %0, align 128
  %89 = load ptr, ptr %88, align 8
  %90 = load ptr, ptr %49, align 8
  tail call void %89(ptr noundef %90, ptr noundef nonnull %58, ptr noundef %2)
  %91 = getelementptr inbounds nuw i8, ptr %58, i64 144
  %92 = load i64, ptr %91, align 16
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %98

94:
  %95 = getelementptr inbounds nuw i8, ptr %58, i64 160
  %96 = load i64, ptr %95, align 32
  %97 = icmp eq i64 %96, 0
  br i1 %97, label %117, label %98

98:
  %99 = load i32, ptr %45, align 8
  %100 = icmp sgt i32 %99, 0
  br i1 %100, label %101, label %117

101:
  %102 = phi i64 [ %113, %112 ], [ 0, %98 ]
  %103 = load ptr, ptr %4, align 16
  %104 = getelementptr inbounds nuw %struct.range, ptr %103, i64 %102
  %105 = atomicrmw xchg ptr %104, i64 4611686018427387904 seq_cst, align 128
  %106 = icmp slt i64 %105, 4611686018427387904
  br i1 %106, label %107, label %112

107:
  %108 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = tail call noundef i64 @llvm.smin.i64(i64 %105, i64 %109)
  %111 = getelementptr inbounds nuw i8, ptr %104, i64 176
  store i64 %110, ptr %111, align 16
  br label %112

112:
  %113 = add nuw nsw i64 %102, 1
  %114 = load i32, ptr %45, align 8
  %115 = sext i32 %114 to i64
  %116 = icmp slt i64 %113, %115
  br i1 %116, label %101, label %117

117:
  %118 = add nuw nsw i32 %53, 1
  %119 = load i32, ptr %45, align 8
  %120 = icmp slt i32 %118, %119
  br i1 %120, label %51, label %50
}

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
  %5 = phi i32 [ 0, %1 ], [ %61, %59 ]
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
  br i1 %28, label %59, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 28
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %58, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %27, i64 24
  %35 = load i32, ptr %34, align 8
  %36 = icmp sgt i32 %35, 0
  br i1 %36, label %37, label %55

37:
  %38 = getelementptr inbounds nuw i8, ptr %27, i64 16
  br label %39

39:
  %40 = phi i64 [ 0, %37 ], [ %51, %50 ]
  %41 = load ptr, ptr %38, align 16
  %42 = getelementptr inbounds nuw %struct.range, ptr %41, i64 %40
  %43 = atomicrmw xchg ptr %42, i64 4611686018427387904 seq_cst, align 128
  %44 = icmp slt i64 %43, 4611686018427387904
  br i1 %44, label %45, label %50

45:
  %46 = getelementptr inbounds nuw i8, ptr %42, i64 8
  %47 = load i64, ptr %46, align 8
  %48 = call noundef i64 @llvm.smin.i64(i64 %43, i64 %47)
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 176
  store i64 %48, ptr %49, align 16
  br label %50

50:
  %51 = add nuw nsw i64 %40, 1
  %52 = load i32, ptr %34, align 8
  %53 = sext i32 %52 to i64
  %54 = icmp slt i64 %51, %53
  br i1 %54, label %39, label %55

55:
  %56 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  %57 = add nsw i64 %56, 1
  store i64 %57, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  br label %58

58:
  store i32 1, ptr %30, align 4
  br label %59

59:
  %60 = phi i32 [ %15, %26 ], [ 0, %58 ]
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96) seq_cst, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %61 = add nsw i32 %60, 1
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
  %11 = ptrtoint ptr %0 to i64
  %12 = sub i64 %11, ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128) to i64)
  %13 = lshr exact i64 %12, 7
  %14 = trunc i64 %13 to i32
  %15 = add nsw i32 %14, 1
  br label %16

16:
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  %17 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %4)
  %18 = load i64, ptr %4, align 8
  %19 = mul nsw i64 %18, 1000000000
  %20 = load i64, ptr %5, align 8
  %21 = add nsw i64 %19, %20
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  %22 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %23 = add nsw i64 %21, %22
  store atomic i32 0, ptr %6 seq_cst, align 8
  br label %24

24:
  %25 = phi i64 [ %52, %45 ], [ %23, %16 ]
  br label %26

26:
  %27 = load atomic i64, ptr %0 seq_cst, align 128
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %32, label %29

29:
  %30 = atomicrmw xchg ptr %0, i64 0 seq_cst, align 128
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %53

32:
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  %33 = call i32 @clock_gettime(i32 noundef 1, ptr noundef nonnull %3)
  %34 = load i64, ptr %3, align 8
  %35 = mul nsw i64 %34, 1000000000
  %36 = load i64, ptr %7, align 8
  %37 = add nsw i64 %35, %36
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  %38 = icmp slt i64 %37, %25
  br i1 %38, label %26, label %39

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
  br label %24

53:
  %54 = inttoptr i64 %30 to ptr
  store atomic i32 2, ptr %6 seq_cst, align 8
  %55 = load ptr, ptr %54, align 128
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 32
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %55, i64 40
  %59 = load i64, ptr %58, align 8
  %60 = add nsw i64 %59, %57
  %61 = load i64, ptr %9, align 8
  %62 = icmp slt i64 %61, %60
  %63 = load ptr, ptr %10, align 16
  br i1 %62, label %64, label %68

64:
  call void @free(ptr noundef %63)
  %65 = call ptr @malloc(i64 noundef %60)
  store ptr %65, ptr %10, align 16
  %66 = icmp eq ptr %65, null
  %67 = select i1 %66, i64 0, i64 %60
  store i64 %67, ptr %9, align 8
  br label %68

68:
  %69 = phi ptr [ %65, %64 ], [ %63, %53 ]
  %70 = icmp eq ptr %69, null
  br i1 %70, label %115, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %73 = load i32, ptr %72, align 8
  %74 = icmp sgt i32 %73, 0
  br i1 %74, label %75, label %98

75:
  %76 = getelementptr inbounds nuw i8, ptr %54, i64 16
  br label %77

77:
  %78 = phi i32 [ %73, %75 ], [ %96, %94 ]
  %79 = phi i32 [ 0, %75 ], [ %95, %94 ]
  %80 = add nsw i32 %79, %15
  %81 = srem i32 %80, %78
  %82 = load ptr, ptr %76, align 16
  %83 = sext i32 %81 to i64
  %84 = getelementptr inbounds %struct.range, ptr %82, i64 %83
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 184
  %86 = load atomic i32, ptr %85 seq_cst, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %94

88:
  %89 = load ptr, ptr %76, align 16
  %90 = getelementptr inbounds %struct.range, ptr %89, i64 %83
  %91 = getelementptr inbounds nuw i8, ptr %90, i64 184
  %92 = cmpxchg ptr %91, i32 0, i32 1 seq_cst seq_cst, align 8
  %93 = extractvalue { i32, i1 } %92, 1
  br i1 %93, label %101, label %94

94:
  %95 = add nuw nsw i32 %79, 1
  %96 = load i32, ptr %72, align 8
  %97 = icmp slt i32 %95, %96
  br i1 %97, label %77, label %98

98:
  %99 = phi i32 [ %73, %71 ], [ %96, %94 ]
  %100 = srem i32 %15, %99
  br label %101

101:
  %102 = phi i32 [ %100, %98 ], [ %81, %88 ]
  %103 = getelementptr inbounds nuw i8, ptr %54, i64 36
  %104 = load atomic i32, ptr %103 seq_cst, align 4
  %105 = icmp sgt i32 %104, 0
  br i1 %105, label %106, label %107

106:
  call fastcc void @invite(ptr noundef nonnull %54)
  br label %107

107:
  %108 = load i64, ptr %58, align 8
  %109 = ptrtoint ptr %69 to i64
  %110 = add i64 %109, -1
  %111 = add i64 %110, %108
  %112 = sub nsw i64 0, %108
  %113 = and i64 %111, %112
  %114 = inttoptr i64 %113 to ptr
  call fastcc void @run_groups(ptr noundef nonnull %54, i32 noundef %102, ptr noundef %114)
  br label %115

115:
  %116 = getelementptr inbounds nuw i8, ptr %54, i64 44
  %117 = atomicrmw add ptr %116, i32 1 seq_cst, align 4
  %118 = and i32 %117, 1073741824
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %123, label %120

120:
  %121 = load i64, ptr @pool, align 128
  %122 = call i64 (i64, ...) @syscall(i64 noundef %121, ptr noundef nonnull %116, i64 noundef 129, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  br label %123

123:
  %124 = load i64, ptr %9, align 8
  %125 = icmp sgt i64 %124, 4194304
  br i1 %125, label %126, label %128

126:
  %127 = load ptr, ptr %10, align 16
  call void @free(ptr noundef %127)
  store ptr null, ptr %10, align 16
  store i64 0, ptr %9, align 8
  br label %128

128:
  br label %16
}

declare void @free(ptr noundef) local_unnamed_addr

declare ptr @malloc(i64 noundef) local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare i32 @llvm.smin.i32(i32, i32)

declare void @llvm.assume(i1 noundef)
