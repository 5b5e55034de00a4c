; Made of launch.c: python -m wfv.runtime.native.remake

%struct.anon = type { %struct.settings, i32, i32, i64, i64, i32, i32, i32, ptr, [16 x i8], [1023 x %struct.worker] }

%struct.settings = type { i64, i64, i64, i64, i64, i64, i64, i64 }

%struct.worker = type { ptr, i32, ptr, i64, [96 x i8] }

%struct.range = type { [22 x i64], i64, i32, [68 x i8] }

%struct.job = type { ptr, ptr, ptr, i32, i32, i32, i32, i32, i32, i64, double, double, [56 x i8] }

%struct.time = type { i64, i64 }

%struct.parameter = type { i64, i64, [3 x ptr], i64, i64, i64, i64, i64, i64, i64 }

%struct.pair = type { i64, i64 }

@pool = internal global %struct.anon zeroinitializer, align 128

define dso_local range(i64 0, 2) i64 @wfv_launch(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef captures(address_is_null) %3) local_unnamed_addr {
  %5 = alloca [2048 x i8], align 64
  %6 = alloca [64 x %struct.range], align 128
  %7 = alloca %struct.job, align 128
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %8 = icmp eq ptr %3, null
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %10 = select i1 %8, ptr %9, ptr %3
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load i64, ptr %11, align 8
  %13 = load i64, ptr %10, align 8
  %14 = sub nsw i64 %12, %13
  %15 = tail call fastcc i64 @claim_of(ptr noundef %0)
  %16 = tail call fastcc i64 @now()
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %18 = load ptr, ptr %17, align 8
  %19 = load double, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = load i64, ptr %20, align 8
  %22 = mul nsw i64 %21, %14
  %23 = sitofp i64 %22 to double
  %24 = fmul double %19, %23
  %25 = tail call fastcc i64 @threads_for(ptr noundef %0, i64 noundef %14, i64 noundef %15, double noundef %24, i64 noundef %16)
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  store ptr %0, ptr %7, align 128
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %1, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store ptr %6, ptr %27, align 16
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %29 = call noundef i64 @llvm.smin.i64(i64 %25, i64 64)
  %30 = trunc i64 %29 to i32
  store i32 %30, ptr %28, align 8
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 0, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 36
  store i32 0, ptr %33, align 4
  %34 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i32 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %7, i64 44
  store i32 0, ptr %35, align 4
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %14, ptr %36, align 16
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store double 0.000000e+00, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store double 0.000000e+00, ptr %38, align 64
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 72
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(56) %39, i8 0, i64 56, i1 false)
  %40 = fcmp ule double %24, 0.000000e+00
  %41 = fcmp uge double %24, 6.000000e-06
  %42 = or i1 %40, %41
  %43 = zext i1 %42 to i32
  store i32 %43, ptr %32, align 32
  %44 = load i64, ptr %10, align 8
  %45 = load i64, ptr %11, align 8
  %46 = sub nsw i64 %45, %44
  %47 = shl i64 %29, 32
  %48 = ashr exact i64 %47, 32
  %49 = call i32 @llvm.smax.i32(i32 %30, i32 0)
  %50 = zext nneg i32 %49 to i64
  br label %51

51:
  %52 = phi i64 [ %65, %80 ], [ 0, %4 ]
  %53 = phi i64 [ %81, %80 ], [ %44, %4 ]
  %54 = icmp eq i64 %52, %50
  br i1 %54, label %55, label %59

55:
  %56 = icmp eq ptr %2, null
  %57 = select i1 %56, ptr %5, ptr %2
  %58 = ptrtoint ptr %7 to i64
  br label %88

59:
  %60 = getelementptr inbounds nuw %struct.range, ptr %6, i64 %52
  br label %61

61:
  %62 = phi i64 [ %72, %68 ], [ 0, %59 ]
  %63 = icmp eq i64 %62, 22
  br i1 %63, label %64, label %68

64:
  store i64 %53, ptr %60, align 128
  %65 = add nuw nsw i64 %52, 1
  %66 = trunc nuw i64 %65 to i32
  %67 = icmp sgt i32 %30, %66
  br i1 %67, label %73, label %80

68:
  %69 = getelementptr inbounds nuw i64, ptr %10, i64 %62
  %70 = load i64, ptr %69, align 8
  %71 = getelementptr inbounds nuw i64, ptr %60, i64 %62
  store i64 %70, ptr %71, align 8
  %72 = add nuw nsw i64 %62, 1
  br label %61

73:
  %74 = sdiv i64 %46, %48
  %75 = add nsw i64 %74, %53
  %76 = srem i64 %46, %48
  %77 = icmp sgt i64 %76, %52
  %78 = zext i1 %77 to i64
  %79 = add nsw i64 %75, %78
  br label %80

80:
  %81 = phi i64 [ %79, %73 ], [ %45, %64 ]
  %82 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store i64 %81, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %60, i64 16
  store i64 %15, ptr %83, align 16
  %84 = getelementptr inbounds nuw i8, ptr %60, i64 176
  store i64 -1, ptr %84, align 16
  %85 = icmp eq i64 %52, 0
  %86 = zext i1 %85 to i32
  %87 = getelementptr inbounds nuw i8, ptr %60, i64 184
  store i32 %86, ptr %87, align 8
  br label %51

88:
  %89 = phi i64 [ %330, %342 ], [ %16, %55 ]
  %90 = phi i64 [ %331, %342 ], [ %25, %55 ]
  %91 = call ptr @PyEval_SaveThread()
  %92 = call i64 @pthread_self()
  %93 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  %94 = icmp eq i64 %92, %93
  br i1 %94, label %95, label %107

95:
  %96 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %98, label %100

98:
  %99 = call fastcc i32 @start_thread(ptr noundef nonnull @watch, ptr noundef null)
  store i32 %99, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 88), align 8
  br label %100

100:
  store atomic i64 %58, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104) seq_cst, align 8
  %101 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92) seq_cst, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %107, label %103

103:
  %104 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92), i32 1, i32 0 seq_cst seq_cst, align 4
  %105 = extractvalue { i32, i1 } %104, 1
  br i1 %105, label %106, label %107

106:
  call fastcc void @wake(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 92))
  br label %107

107:
  %108 = icmp slt i64 %90, 2
  br i1 %108, label %133, label %109

109:
  %110 = trunc i64 %90 to i32
  %111 = add nsw i32 %110, -1
  store i32 %111, ptr %33, align 4
  %112 = load i32, ptr %32, align 32
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %132, label %114

114:
  %115 = call i32 @llvm.smin.i32(i32 range(i32 -2147483648, 2147483647) %111, i32 1023)
  %116 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %117 = icmp slt i32 %116, %115
  br i1 %117, label %118, label %132

118:
  %119 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68), i32 0, i32 1 seq_cst seq_cst, align 4
  %120 = extractvalue { i32, i1 } %119, 1
  br i1 %120, label %121, label %132

121:
  %122 = load i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), align 64
  %123 = icmp slt i32 %122, %115
  br i1 %123, label %124, label %131

124:
  %125 = sext i32 %122 to i64
  %126 = getelementptr inbounds %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %125
  %127 = call fastcc i32 @start_thread(ptr noundef nonnull @serve, ptr noundef nonnull %126)
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %131, label %129

129:
  %130 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64), i32 1 seq_cst, align 64
  br label %121

131:
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 68) seq_cst, align 4
  br label %132

132:
  call fastcc void @invite(ptr noundef nonnull %7)
  br label %133

133:
  call fastcc void @run_groups(ptr noundef nonnull %7, i32 noundef 0, ptr noundef nonnull %57)
  %134 = load i32, ptr %34, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %199, label %136

136:
  %137 = call fastcc i64 @now()
  br label %138

138:
  %139 = phi i1 [ true, %136 ], [ false, %182 ]
  %140 = phi i32 [ 0, %136 ], [ %148, %182 ]
  br label %141

141:
  %142 = phi i32 [ %140, %138 ], [ %148, %193 ]
  %143 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %144 = call i32 @llvm.smax.i32(i32 %143, i32 0)
  %145 = zext nneg i32 %144 to i64
  br label %146

146:
  %147 = phi i64 [ %167, %165 ], [ 0, %141 ]
  %148 = phi i32 [ %166, %165 ], [ %142, %141 ]
  %149 = icmp eq i64 %147, %145
  br i1 %149, label %150, label %155

150:
  %151 = call fastcc i64 @now()
  %152 = sub nsw i64 %151, %137
  %153 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %154 = icmp slt i64 %152, %153
  br i1 %154, label %171, label %168

155:
  %156 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %147
  %157 = load atomic i64, ptr %156 seq_cst, align 128
  %158 = inttoptr i64 %157 to ptr
  %159 = icmp eq ptr %7, %158
  br i1 %159, label %160, label %165

160:
  %161 = cmpxchg ptr %156, i64 %58, i64 0 seq_cst seq_cst, align 128
  %162 = extractvalue { i64, i1 } %161, 1
  %163 = zext i1 %162 to i32
  %164 = add nsw i32 %148, %163
  br label %165

165:
  %166 = phi i32 [ %148, %155 ], [ %164, %160 ]
  %167 = add nuw nsw i64 %147, 1
  br label %146

168:
  %169 = atomicrmw or ptr %35, i32 1073741824 seq_cst, align 4
  %170 = or i32 %169, 1073741824
  br label %173

171:
  %172 = load atomic i32, ptr %35 seq_cst, align 4
  br label %173

173:
  %174 = phi i32 [ %170, %168 ], [ %172, %171 ]
  %175 = load atomic i32, ptr %34 seq_cst, align 8
  %176 = sub nsw i32 %175, %148
  %177 = and i32 %174, -1073741825
  %178 = icmp eq i32 %177, %176
  br i1 %178, label %194, label %179

179:
  %180 = icmp sgt i64 %152, 9999
  %181 = and i1 %139, %180
  br i1 %181, label %182, label %191

182:
  %183 = phi i64 [ %190, %187 ], [ 0, %179 ]
  %184 = load i32, ptr %28, align 8
  %185 = sext i32 %184 to i64
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %187, label %138

187:
  %188 = load ptr, ptr %27, align 16
  %189 = getelementptr inbounds nuw %struct.range, ptr %188, i64 %183
  call fastcc void @run_range(ptr noundef nonnull %7, ptr noundef %189, ptr noundef nonnull %57)
  %190 = add nuw nsw i64 %183, 1
  br label %182

191:
  br i1 %154, label %193, label %192

192:
  call fastcc void @sleep_while(ptr noundef nonnull %35, i32 noundef %174)
  br label %193

193:
  br label %141

194:
  %195 = load atomic i32, ptr %34 seq_cst, align 8
  %196 = sub i32 %195, %148
  %197 = add i32 %196, 1
  %198 = sitofp i32 %197 to double
  br label %199

199:
  %200 = phi double [ %198, %194 ], [ 1.000000e+00, %133 ]
  br label %201

201:
  %202 = phi i64 [ %210, %207 ], [ 0, %199 ]
  %203 = load i32, ptr %28, align 8
  %204 = sext i32 %203 to i64
  %205 = icmp slt i64 %202, %204
  br i1 %205, label %207, label %206

206:
  br i1 %94, label %211, label %213

207:
  %208 = load ptr, ptr %27, align 16
  %209 = getelementptr inbounds nuw %struct.range, ptr %208, i64 %202
  call fastcc void @run_range(ptr noundef nonnull %7, ptr noundef %209, ptr noundef nonnull %57)
  %210 = add nuw nsw i64 %202, 1
  br label %201

211:
  call fastcc void @lock_watch()
  store ptr null, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96) seq_cst, align 32
  %212 = load i32, ptr %28, align 8
  br label %213

213:
  %214 = phi i32 [ %212, %211 ], [ %203, %206 ]
  %215 = call i32 @llvm.smax.i32(i32 %214, i32 0)
  %216 = zext nneg i32 %215 to i64
  %217 = load ptr, ptr %27, align 16
  br label %218

218:
  %219 = phi i64 [ %237, %231 ], [ 0, %213 ]
  %220 = phi i64 [ %233, %231 ], [ 0, %213 ]
  %221 = icmp eq i64 %219, %216
  br i1 %221, label %238, label %222

222:
  %223 = getelementptr inbounds nuw %struct.range, ptr %217, i64 %219
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 176
  %225 = load i64, ptr %224, align 16
  %226 = icmp sgt i64 %225, -1
  br i1 %226, label %227, label %231

227:
  store i64 %225, ptr %223, align 128
  %228 = getelementptr inbounds nuw i8, ptr %223, i64 8
  %229 = load i64, ptr %228, align 8
  %230 = sub nsw i64 %229, %225
  br label %231

231:
  %232 = phi i64 [ %230, %227 ], [ 0, %222 ]
  %233 = add nsw i64 %232, %220
  store i64 -1, ptr %224, align 16
  %234 = icmp eq i64 %219, 0
  %235 = zext i1 %234 to i32
  %236 = getelementptr inbounds nuw i8, ptr %223, i64 184
  store i32 %235, ptr %236, align 8
  %237 = add nuw nsw i64 %219, 1
  br label %218

238:
  %239 = call fastcc i64 @now()
  %240 = sub nsw i64 %239, %89
  %241 = sitofp i64 %240 to double
  %242 = fmul double %241, 1.000000e-09
  %243 = load double, ptr %37, align 8
  %244 = fadd double %243, %242
  store double %244, ptr %37, align 8
  %245 = load double, ptr %38, align 64
  %246 = call double @llvm.fmuladd.f64(double %242, double %200, double %245)
  store double %246, ptr %38, align 64
  %247 = load ptr, ptr %7, align 128
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 8
  %249 = load ptr, ptr %248, align 8
  %250 = load i64, ptr %36, align 16
  %251 = sub nsw i64 %250, %220
  %252 = getelementptr inbounds nuw i8, ptr %247, i64 24
  %253 = load i64, ptr %252, align 8
  %254 = mul nsw i64 %251, %253
  %255 = icmp sgt i64 %254, 0
  br i1 %255, label %256, label %290

256:
  %257 = uitofp nneg i64 %254 to double
  %258 = fdiv double %246, %257
  store double %258, ptr %249, align 8
  %259 = fdiv double %244, %257
  %260 = getelementptr inbounds nuw i8, ptr %249, i64 8
  store double %259, ptr %260, align 8
  %261 = icmp eq i64 %220, 0
  br i1 %261, label %262, label %290

262:
  %263 = getelementptr inbounds nuw i8, ptr %247, i64 16
  %264 = load i64, ptr %263, align 8
  %265 = icmp eq i64 %264, 1
  br i1 %265, label %290, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %249, i64 40
  %268 = load i64, ptr %267, align 8
  %269 = and i64 %268, 127
  %270 = icmp eq i64 %269, 0
  br i1 %270, label %290, label %271

271:
  %272 = select i1 %108, i64 24, i64 32
  %273 = getelementptr inbounds nuw i8, ptr %249, i64 %272
  %274 = load double, ptr %273, align 8
  %275 = fcmp ogt double %274, 0.000000e+00
  br i1 %275, label %276, label %288

276:
  %277 = fcmp olt double %259, %274
  br i1 %277, label %278, label %281

278:
  %279 = fadd double %259, %274
  %280 = fmul double %279, 5.000000e-01
  br label %288

281:
  %282 = fmul double %274, 2.000000e+00
  %283 = fcmp olt double %259, %282
  %284 = select i1 %283, double %259, double %282
  %285 = fsub double %284, %274
  %286 = fmul double %285, 2.500000e-01
  %287 = fadd double %274, %286
  br label %288

288:
  %289 = phi double [ %280, %278 ], [ %287, %281 ], [ %259, %271 ]
  store double %289, ptr %273, align 8
  br label %290

290:
  call void @PyEval_RestoreThread(ptr noundef %91)
  %291 = load i32, ptr %28, align 8
  %292 = call i32 @llvm.smax.i32(i32 %291, i32 0)
  %293 = zext nneg i32 %292 to i64
  %294 = load ptr, ptr %27, align 16
  br label %295

295:
  %296 = phi i64 [ %306, %305 ], [ 0, %290 ]
  %297 = phi i32 [ %303, %305 ], [ 0, %290 ]
  %298 = icmp eq i64 %296, %293
  br i1 %298, label %321, label %299

299:
  %300 = getelementptr inbounds nuw %struct.range, ptr %294, i64 %296
  br label %301

301:
  %302 = phi i64 [ 18, %299 ], [ %320, %318 ]
  %303 = phi i32 [ %297, %299 ], [ %319, %318 ]
  %304 = icmp samesign ult i64 %302, 21
  br i1 %304, label %307, label %305

305:
  %306 = add nuw nsw i64 %296, 1
  br label %295

307:
  %308 = getelementptr inbounds nuw i64, ptr %300, i64 %302
  %309 = load i64, ptr %308, align 8
  %310 = icmp eq i64 %309, 0
  %311 = or i1 %8, %310
  %312 = select i1 %310, i32 %303, i32 1
  br i1 %311, label %318, label %313

313:
  %314 = getelementptr inbounds nuw i64, ptr %3, i64 %302
  store i64 %309, ptr %314, align 8
  %315 = getelementptr inbounds nuw i8, ptr %308, i64 8
  %316 = load i64, ptr %315, align 8
  %317 = getelementptr inbounds nuw i8, ptr %314, i64 8
  store i64 %316, ptr %317, align 8
  br label %318

318:
  %319 = phi i32 [ %312, %307 ], [ 1, %313 ]
  %320 = add nuw nsw i64 %302, 2
  br label %301

321:
  %322 = icmp eq i32 %297, 0
  br i1 %322, label %323, label %343

323:
  %324 = icmp eq i64 %220, 0
  br i1 %324, label %343, label %325

325:
  %326 = call i32 @PyErr_CheckSignals()
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %328, label %343

328:
  %329 = call fastcc i64 @claim_of(ptr noundef %0)
  %330 = call fastcc i64 @now()
  %331 = call fastcc i64 @threads_for(ptr noundef %0, i64 noundef %220, i64 noundef %329, double noundef 0.000000e+00, i64 noundef %330)
  %332 = load i32, ptr %28, align 8
  %333 = call i32 @llvm.smax.i32(i32 %332, i32 0)
  %334 = zext nneg i32 %333 to i64
  br label %335

335:
  %336 = phi i64 [ %341, %338 ], [ 0, %328 ]
  %337 = icmp eq i64 %336, %334
  br i1 %337, label %342, label %338

338:
  %339 = getelementptr inbounds nuw %struct.range, ptr %6, i64 %336
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 16
  store i64 %329, ptr %340, align 16
  %341 = add nuw nsw i64 %336, 1
  br label %335

342:
  store i32 0, ptr %35, align 4
  store i32 0, ptr %34, align 8
  store i32 0, ptr %31, align 4
  store i32 1, ptr %32, align 32
  br label %88

343:
  %344 = phi i64 [ 0, %323 ], [ 0, %325 ], [ 1, %321 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i64 %344
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal fastcc i64 @claim_of(ptr noundef readonly captures(none) %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = load ptr, ptr %2, align 8
  %4 = load double, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load i64, ptr %5, align 8
  %7 = sitofp i64 %6 to double
  %8 = fmul double %4, %7
  %9 = fcmp ogt double %8, 0.000000e+00
  br i1 %9, label %10, label %20

10:
  %11 = fdiv double 2.000000e-02, %8
  %12 = fcmp olt double %11, 1.000000e+00
  br i1 %12, label %20, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %15 = load i64, ptr %14, align 8
  %16 = sitofp i64 %15 to double
  %17 = fcmp olt double %11, %16
  br i1 %17, label %18, label %20

18:
  %19 = fptosi double %11 to i64
  br label %20

20:
  %21 = phi i64 [ 1, %1 ], [ 1, %10 ], [ %19, %18 ], [ %15, %13 ]
  ret i64 %21
}

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

define internal fastcc i64 @threads_for(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, double noundef %3, i64 noundef %4) unnamed_addr {
  %6 = alloca [128 x i64], align 16
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8
  %9 = icmp slt i64 %8, 2
  br i1 %9, label %95, label %10

10:
  %11 = fcmp ogt double %3, 0.000000e+00
  %12 = fcmp olt double %3, 3.000000e-06
  %13 = and i1 %11, %12
  br i1 %13, label %95, label %14

14:
  %15 = add i64 %1, -1
  %16 = add i64 %15, %2
  %17 = sdiv i64 %16, %2
  %18 = tail call noundef i64 @llvm.smin.i64(i64 %8, i64 %17)
  %19 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 32), align 32
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %59

21:
  %22 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  %23 = icmp slt i64 %4, %22
  br i1 %23, label %24, label %26

24:
  %25 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  br label %59

26:
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %27

27:
  %28 = phi i64 [ %35, %33 ], [ 0, %26 ]
  %29 = icmp eq i64 %28, 128
  br i1 %29, label %30, label %33

30:
  %31 = call i32 @sched_getaffinity(i32 noundef 0, i64 noundef 1024, ptr noundef nonnull %6)
  %32 = icmp sgt i32 %31, -1
  br i1 %32, label %36, label %55

33:
  %34 = getelementptr inbounds nuw i64, ptr %6, i64 %28
  store i64 0, ptr %34, align 8
  %35 = add nuw nsw i64 %28, 1
  br label %27

36:
  %37 = phi i64 [ %48, %47 ], [ 0, %30 ]
  %38 = phi i64 [ %44, %47 ], [ 0, %30 ]
  %39 = icmp eq i64 %37, 128
  br i1 %39, label %53, label %40

40:
  %41 = getelementptr inbounds nuw i64, ptr %6, i64 %37
  %42 = load i64, ptr %41, align 8
  br label %43

43:
  %44 = phi i64 [ %38, %40 ], [ %50, %49 ]
  %45 = phi i64 [ %42, %40 ], [ %52, %49 ]
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %47, label %49

47:
  %48 = add nuw nsw i64 %37, 1
  br label %36

49:
  %50 = add i64 %44, 1
  %51 = add i64 %45, -1
  %52 = and i64 %51, %45
  br label %43

53:
  %54 = icmp eq i64 %38, 0
  br i1 %54, label %55, label %56

55:
  br label %56

56:
  %57 = phi i64 [ 1023, %55 ], [ %38, %53 ]
  store i64 %57, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 72), align 8
  %58 = add nsw i64 %4, 100000000
  store i64 %58, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 80), align 16
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  br label %59

59:
  %60 = phi i64 [ %19, %14 ], [ %25, %24 ], [ %57, %56 ]
  %61 = call noundef i64 @llvm.smin.i64(i64 %18, i64 %60)
  br i1 %11, label %62, label %70

62:
  %63 = sitofp i64 %61 to double
  %64 = fmul double %63, 3.000000e-06
  %65 = fcmp olt double %3, %64
  br i1 %65, label %66, label %70

66:
  %67 = fdiv double %3, 3.000000e-06
  %68 = fptosi double %67 to i64
  %69 = add nsw i64 %68, 1
  br label %70

70:
  %71 = phi i64 [ %69, %66 ], [ %61, %62 ], [ %61, %59 ]
  %72 = icmp sgt i64 %71, 1
  %73 = fcmp olt double %3, 1.000000e-03
  %74 = and i1 %73, %72
  %75 = and i1 %11, %74
  br i1 %75, label %76, label %94

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 40
  %80 = load i64, ptr %79, align 8
  %81 = add nsw i64 %80, 1
  store i64 %81, ptr %79, align 8
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %83 = load double, ptr %82, align 8
  %84 = fcmp ogt double %83, 0.000000e+00
  br i1 %84, label %85, label %94

85:
  %86 = srem i64 %81, 128
  %87 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %88 = load double, ptr %87, align 8
  %89 = fcmp ule double %88, 0.000000e+00
  %90 = fcmp olt double %83, %88
  %91 = or i1 %89, %90
  %92 = icmp sgt i64 %86, 3
  %93 = xor i1 %92, %91
  br i1 %93, label %95, label %94

94:
  br label %95

95:
  %96 = phi i64 [ 1, %5 ], [ 1, %10 ], [ %71, %94 ], [ 1, %85 ]
  ret i64 %96
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

declare ptr @PyEval_SaveThread() local_unnamed_addr

declare void @PyEval_RestoreThread(ptr noundef) local_unnamed_addr

declare i32 @PyErr_CheckSignals() local_unnamed_addr

declare void @llvm.lifetime.end.p0(ptr captures(none))

define dso_local range(i64 0, 3) i64 @wfv_launch_objects(ptr noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2, ptr noundef %3) local_unnamed_addr {
  %5 = alloca [1024 x i8], align 64
  %6 = alloca [64 x i64], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  %7 = tail call i64 @PyTuple_Size(ptr noundef %2)
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %9 = load i64, ptr %8, align 8
  %10 = icmp eq i64 %7, %9
  br i1 %10, label %11, label %232

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 40
  br label %14

14:
  %15 = phi i64 [ %194, %192 ], [ %7, %11 ]
  %16 = phi i64 [ %193, %192 ], [ 0, %11 ]
  %17 = icmp slt i64 %16, %15
  br i1 %17, label %23, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = tail call i64 @llvm.smax.i64(i64 %20, i64 0)
  br label %195

23:
  %24 = load ptr, ptr %12, align 8
  %25 = getelementptr inbounds nuw %struct.parameter, ptr %24, i64 %16
  %26 = tail call ptr @PyTuple_GetItem(ptr noundef %2, i64 noundef %16)
  %27 = load i64, ptr %25, align 8
  %28 = load ptr, ptr %1, align 8
  switch i64 %27, label %151 [
    i64 0, label %29
    i64 1, label %115
  ]

29:
  %30 = getelementptr inbounds nuw i64, ptr %6, i64 %16
  %31 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds i8, ptr %5, i64 %32
  store i64 0, ptr %33, align 8
  store i64 0, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 48
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %26, %35
  br i1 %36, label %187, label %37

37:
  %38 = load i64, ptr %28, align 8
  %39 = getelementptr inbounds i8, ptr %26, i64 %38
  %40 = load ptr, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 56
  %42 = load ptr, ptr %41, align 8
  %43 = icmp eq ptr %40, %42
  br i1 %43, label %44, label %232

44:
  %45 = getelementptr inbounds nuw i8, ptr %28, i64 40
  %46 = load i64, ptr %45, align 8
  %47 = getelementptr inbounds i8, ptr %26, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds i8, ptr %26, i64 %50
  %52 = load i32, ptr %51, align 4
  %53 = getelementptr inbounds nuw i8, ptr %25, i64 16
  %54 = getelementptr inbounds nuw i8, ptr %28, i64 32
  %55 = load i64, ptr %54, align 8
  %56 = getelementptr inbounds i8, ptr %26, i64 %55
  %57 = load ptr, ptr %56, align 8
  %58 = tail call fastcc i32 @is_one_of(ptr noundef nonnull readonly %53, i32 noundef 3, ptr noundef %57)
  %59 = icmp eq i32 %58, 0
  %60 = and i32 %48, 1
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %59, i1 true, i1 %61
  br i1 %62, label %232, label %63

63:
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %65 = load i64, ptr %64, align 8
  %66 = icmp ne i64 %65, 0
  %67 = and i32 %48, 1024
  %68 = icmp eq i32 %67, 0
  %69 = select i1 %66, i1 %68, i1 false
  br i1 %69, label %232, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %72 = load i64, ptr %71, align 8
  %73 = getelementptr inbounds i8, ptr %26, i64 %72
  %74 = load ptr, ptr %73, align 8
  %75 = tail call i32 @llvm.smax.i32(i32 %52, i32 0)
  %76 = zext nneg i32 %75 to i64
  br label %77

77:
  %78 = phi i64 [ %89, %85 ], [ 0, %70 ]
  %79 = phi i64 [ %88, %85 ], [ 1, %70 ]
  %80 = icmp eq i64 %78, %76
  br i1 %80, label %81, label %85

81:
  %82 = getelementptr inbounds nuw i8, ptr %25, i64 48
  %83 = load i64, ptr %82, align 8
  %84 = icmp sgt i64 %83, 1
  br i1 %84, label %90, label %101

85:
  %86 = getelementptr inbounds nuw i64, ptr %74, i64 %78
  %87 = load i64, ptr %86, align 8
  %88 = mul nsw i64 %87, %79
  %89 = add nuw nsw i64 %78, 1
  br label %77

90:
  %91 = icmp eq i32 %52, 0
  br i1 %91, label %97, label %92

92:
  %93 = sext i32 %52 to i64
  %94 = getelementptr i64, ptr %74, i64 %93
  %95 = getelementptr i8, ptr %94, i64 -8
  %96 = load i64, ptr %95, align 8
  br label %97

97:
  %98 = phi i64 [ %96, %92 ], [ 1, %90 ]
  %99 = srem i64 %98, %83
  %100 = icmp eq i64 %99, 0
  br i1 %100, label %101, label %232

101:
  %102 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds i8, ptr %26, i64 %103
  %105 = load ptr, ptr %104, align 8
  %106 = ptrtoint ptr %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %25, i64 56
  %108 = load i64, ptr %107, align 8
  %109 = srem i64 %106, %108
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %111, label %232

111:
  store i64 %106, ptr %33, align 8
  %112 = getelementptr inbounds nuw i8, ptr %25, i64 40
  %113 = load i64, ptr %112, align 8
  %114 = mul nsw i64 %113, %79
  store i64 %114, ptr %30, align 8
  br label %187

115:
  %116 = getelementptr inbounds nuw i8, ptr %28, i64 64
  %117 = load i64, ptr %28, align 8
  %118 = getelementptr inbounds i8, ptr %26, i64 %117
  %119 = load ptr, ptr %118, align 8
  %120 = tail call fastcc i32 @is_one_of(ptr noundef nonnull readonly %116, i32 noundef 8, ptr noundef %119)
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %232, label %122

122:
  %123 = tail call i64 @PyLong_AsLongLong(ptr noundef nonnull %26)
  %124 = icmp eq i64 %123, -1
  br i1 %124, label %125, label %128

125:
  %126 = tail call ptr @PyErr_Occurred()
  %127 = icmp eq ptr %126, null
  br i1 %127, label %128, label %229

128:
  %129 = getelementptr inbounds nuw i8, ptr %25, i64 72
  %130 = load i64, ptr %129, align 8
  %131 = icmp slt i64 %123, %130
  br i1 %131, label %232, label %132

132:
  %133 = getelementptr inbounds nuw i8, ptr %25, i64 80
  %134 = load i64, ptr %133, align 8
  %135 = icmp sgt i64 %123, %134
  br i1 %135, label %232, label %136

136:
  %137 = getelementptr inbounds nuw i8, ptr %25, i64 88
  %138 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %139 = load i64, ptr %137, align 8
  br label %140

140:
  %141 = phi i64 [ 0, %136 ], [ %150, %143 ]
  %142 = icmp sgt i64 %139, %141
  br i1 %142, label %143, label %182

143:
  %144 = shl nsw i64 %141, 3
  %145 = ashr i64 %123, %144
  %146 = trunc i64 %145 to i8
  %147 = load i64, ptr %138, align 8
  %148 = getelementptr i8, ptr %5, i64 %147
  %149 = getelementptr i8, ptr %148, i64 %141
  store i8 %146, ptr %149, align 1
  %150 = add nuw nsw i64 %141, 1
  br label %140

151:
  %152 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %153 = load i64, ptr %28, align 8
  %154 = getelementptr inbounds i8, ptr %26, i64 %153
  %155 = load ptr, ptr %154, align 8
  %156 = tail call fastcc i32 @is_one_of(ptr noundef nonnull readonly %152, i32 noundef 8, ptr noundef %155)
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %232, label %158

158:
  %159 = tail call double @PyFloat_AsDouble(ptr noundef nonnull %26)
  %160 = fcmp oeq double %159, -1.000000e+00
  br i1 %160, label %161, label %164

161:
  %162 = tail call ptr @PyErr_Occurred()
  %163 = icmp eq ptr %162, null
  br i1 %163, label %164, label %229

164:
  %165 = load i64, ptr %25, align 8
  %166 = icmp eq i64 %165, 3
  br i1 %166, label %167, label %171

167:
  %168 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %169 = load i64, ptr %168, align 8
  %170 = getelementptr inbounds i8, ptr %5, i64 %169
  store double %159, ptr %170, align 8
  br label %192

171:
  %172 = fptrunc double %159 to float
  %173 = tail call float @llvm.fabs.f32(float %172)
  %174 = fcmp une float %173, 0x7FF0000000000000
  %175 = tail call double @llvm.fabs.f64(double %159)
  %176 = fcmp oeq double %175, 0x7FF0000000000000
  %177 = or i1 %176, %174
  br i1 %177, label %178, label %232

178:
  %179 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds i8, ptr %5, i64 %180
  store float %172, ptr %181, align 4
  br label %184

182:
  %183 = load i64, ptr %25, align 8
  br label %184

184:
  %185 = phi i64 [ %183, %182 ], [ %165, %178 ]
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %187, label %192

187:
  %188 = getelementptr inbounds nuw i64, ptr %6, i64 %16
  %189 = load i64, ptr %188, align 8
  %190 = load i64, ptr %13, align 8
  %191 = icmp sgt i64 %189, %190
  br i1 %191, label %232, label %192

192:
  %193 = add nuw nsw i64 %16, 1
  %194 = load i64, ptr %8, align 8
  br label %14

195:
  %196 = phi i64 [ %228, %198 ], [ 0, %18 ]
  %197 = icmp eq i64 %196, %22
  br i1 %197, label %230, label %198

198:
  %199 = load ptr, ptr %21, align 8
  %200 = getelementptr inbounds nuw %struct.pair, ptr %199, i64 %196
  %201 = load ptr, ptr %12, align 8
  %202 = load i64, ptr %200, align 8
  %203 = getelementptr inbounds %struct.parameter, ptr %201, i64 %202
  %204 = getelementptr inbounds nuw i8, ptr %203, i64 8
  %205 = load i64, ptr %204, align 8
  %206 = getelementptr inbounds i8, ptr %5, i64 %205
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds i64, ptr %6, i64 %202
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds nuw i8, ptr %200, i64 8
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds %struct.parameter, ptr %201, i64 %211
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds i8, ptr %5, i64 %214
  %216 = load i64, ptr %215, align 8
  %217 = getelementptr inbounds i64, ptr %6, i64 %211
  %218 = load i64, ptr %217, align 8
  %219 = icmp eq i64 %209, 0
  %220 = icmp eq i64 %218, 0
  %221 = select i1 %219, i1 true, i1 %220
  %222 = add nsw i64 %218, %216
  %223 = icmp sge i64 %207, %222
  %224 = select i1 %221, i1 true, i1 %223
  %225 = add nsw i64 %209, %207
  %226 = icmp sge i64 %216, %225
  %227 = select i1 %224, i1 true, i1 %226
  %228 = add nuw i64 %196, 1
  br i1 %227, label %195, label %232

229:
  tail call void @PyErr_Clear()
  br label %232

230:
  %231 = call i64 @wfv_launch(ptr noundef %0, ptr noundef nonnull %5, ptr noundef %3, ptr noundef null)
  br label %232

232:
  %233 = phi i64 [ %231, %230 ], [ 2, %229 ], [ 2, %4 ], [ 2, %198 ], [ 2, %151 ], [ 2, %171 ], [ 2, %187 ], [ 2, %37 ], [ 2, %101 ], [ 2, %44 ], [ 2, %63 ], [ 2, %97 ], [ 2, %115 ], [ 2, %128 ], [ 2, %132 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  ret i64 %233
}

define dso_local noundef nonnull ptr @wfv_start(i64 noundef %0, i64 noundef %1, i64 noundef %2, i64 noundef %3) local_unnamed_addr {
  br label %5

5:
  %6 = phi i64 [ 0, %4 ], [ %11, %9 ]
  %7 = icmp eq i64 %6, 131072
  br i1 %7, label %8, label %9

8:
  store i64 %0, ptr @pool, align 128
  store i64 %1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 8), align 8
  store i64 %2, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  store i64 %3, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  ret ptr @pool

9:
  %10 = getelementptr inbounds nuw i8, ptr @pool, i64 %6
  store i8 0, ptr %10, align 1
  %11 = add nuw nsw i64 %6, 1
  br label %5
}

declare i32 @clock_gettime(i32 noundef, ptr noundef) local_unnamed_addr

declare i32 @sched_getaffinity(i32 noundef, i64 noundef, ptr noundef) local_unnamed_addr

declare i64 @pthread_self() local_unnamed_addr

define internal fastcc void @invite(ptr noundef %0) unnamed_addr {
  %2 = load atomic i32, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 64) seq_cst, align 64
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %4 = load i32, ptr %3, align 32
  %5 = icmp eq i32 %4, 0
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %8 = ptrtoint ptr %0 to i64
  %9 = tail call i32 @llvm.smax.i32(i32 %2, i32 0)
  %10 = select i1 %5, i32 1, i32 3
  %11 = zext nneg i32 %9 to i64
  br label %12

12:
  %13 = phi i32 [ 0, %1 ], [ %27, %26 ]
  %14 = phi i32 [ 0, %1 ], [ %21, %26 ]
  %15 = icmp eq i32 %13, %10
  br i1 %15, label %18, label %16

16:
  %17 = icmp eq i32 %13, 1
  br label %19

18:
  ret void

19:
  %20 = phi i64 [ 0, %16 ], [ %60, %58 ]
  %21 = phi i32 [ %14, %16 ], [ %59, %58 ]
  %22 = icmp eq i64 %20, %11
  br i1 %22, label %26, label %23

23:
  %24 = load atomic i32, ptr %6 seq_cst, align 4
  %25 = icmp sgt i32 %24, 0
  br i1 %25, label %28, label %26

26:
  %27 = add nuw nsw i32 %13, 1
  br label %12

28:
  %29 = getelementptr inbounds nuw %struct.worker, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128), i64 %20
  %30 = load atomic i64, ptr %29 seq_cst, align 128
  %31 = icmp eq i64 %30, 0
  br i1 %31, label %32, label %58

32:
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %34 = load atomic i32, ptr %33 seq_cst, align 8
  %35 = icmp eq i32 %34, %13
  br i1 %35, label %36, label %58

36:
  %37 = icmp eq i32 %21, 2
  %38 = select i1 %17, i1 %37, i1 false
  br i1 %38, label %58, label %39

39:
  %40 = atomicrmw add ptr %6, i32 -1 seq_cst, align 4
  %41 = icmp slt i32 %40, 1
  br i1 %41, label %42, label %44

42:
  %43 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  br label %58

44:
  %45 = atomicrmw add ptr %7, i32 1 seq_cst, align 8
  %46 = cmpxchg ptr %29, i64 0, i64 %8 seq_cst seq_cst, align 128
  %47 = extractvalue { i64, i1 } %46, 1
  br i1 %47, label %51, label %48

48:
  %49 = atomicrmw add ptr %7, i32 -1 seq_cst, align 8
  %50 = atomicrmw add ptr %6, i32 1 seq_cst, align 4
  br label %58

51:
  %52 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 48), i64 1 seq_cst, align 16
  %53 = cmpxchg ptr %33, i32 1, i32 0 seq_cst seq_cst, align 8
  %54 = extractvalue { i32, i1 } %53, 1
  br i1 %54, label %55, label %58

55:
  %56 = add nsw i32 %21, 1
  %57 = atomicrmw add ptr getelementptr inbounds nuw (i8, ptr @pool, i64 56), i64 1 seq_cst, align 8
  tail call fastcc void @wake(ptr noundef nonnull %33)
  br label %58

58:
  %59 = phi i32 [ %21, %28 ], [ %56, %55 ], [ 2, %36 ], [ %21, %32 ], [ %21, %51 ], [ %21, %42 ], [ %21, %48 ]
  %60 = add nuw nsw i64 %20, 1
  br label %19
}

define internal fastcc void @run_groups(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2) unnamed_addr {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load ptr, ptr %4, align 16
  %6 = sext i32 %1 to i64
  %7 = getelementptr inbounds %struct.range, ptr %5, i64 %6
  tail call fastcc void @run_range(ptr noundef %0, ptr noundef %7, ptr noundef %2)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %9

9:
  %10 = phi i32 [ 1, %3 ], [ %45, %44 ]
  %11 = load i32, ptr %8, align 8
  %12 = icmp slt i32 %10, %11
  br i1 %12, label %14, label %13

13:
  ret void

14:
  %15 = load ptr, ptr %4, align 16
  %16 = add nsw i32 %10, %1
  %17 = srem i32 %16, %11
  %18 = sext i32 %17 to i64
  %19 = getelementptr inbounds %struct.range, ptr %15, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 184
  %21 = load atomic i32, ptr %20 seq_cst, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %26

23:
  %24 = cmpxchg ptr %20, i32 0, i32 1 seq_cst seq_cst, align 8
  %25 = extractvalue { i32, i1 } %24, 1
  br i1 %25, label %43, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = load atomic i64, ptr %19 seq_cst, align 128
  %30 = load ptr, ptr %0, align 128
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %32 = load ptr, ptr %31, align 8
  %33 = load double, ptr %32, align 8
  %34 = fcmp ogt double %33, 0.000000e+00
  br i1 %34, label %35, label %43

35:
  %36 = sub nsw i64 %28, %29
  %37 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %38 = load i64, ptr %37, align 8
  %39 = mul nsw i64 %38, %36
  %40 = sitofp i64 %39 to double
  %41 = fmul double %33, %40
  %42 = fcmp ule double %41, 1.000000e-05
  br i1 %42, label %44, label %43

43:
  tail call fastcc void @run_range(ptr noundef nonnull %0, ptr noundef nonnull %19, ptr noundef %2)
  br label %44

44:
  %45 = add nuw nsw i32 %10, 1
  br label %9
}

define internal fastcc void @run_range(ptr noundef readonly captures(none) %0, ptr noundef %1, ptr noundef %2) unnamed_addr {
  %4 = load atomic i64, ptr %1 seq_cst, align 128
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = icmp slt i64 %4, %6
  br i1 %7, label %8, label %21

8:
  %9 = load ptr, ptr %0, align 128
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  tail call void %10(ptr noundef %12, ptr noundef nonnull %1, ptr noundef %2)
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 144
  %14 = load i64, ptr %13, align 16
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %20

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %18 = load i64, ptr %17, align 32
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %21, label %20

20:
  tail call fastcc void @stop(ptr noundef nonnull %0)
  br label %21

21:
  ret void
}

declare double @llvm.fmuladd.f64(double, double, double)

define internal fastcc range(i32 0, 2) i32 @start_thread(ptr noundef %0, ptr noundef %1) unnamed_addr {
  %3 = alloca [16 x i64], align 16
  %4 = alloca i64, align 8
  %5 = alloca [128 x i8], align 16
  %6 = alloca [128 x i8], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %3)
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  call void @llvm.lifetime.start.p0(ptr nonnull %5)
  call void @llvm.lifetime.start.p0(ptr nonnull %6)
  br label %7

7:
  %8 = phi i64 [ %16, %14 ], [ 0, %2 ]
  %9 = icmp eq i64 %8, 128
  br i1 %9, label %10, label %14

10:
  store i8 39, ptr %5, align 16
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 1
  store i8 -5, ptr %11, align 1
  %12 = call i32 @pthread_attr_init(ptr noundef nonnull %3)
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %17, label %26

14:
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 %8
  store i8 -1, ptr %15, align 1
  %16 = add nuw nsw i64 %8, 1
  br label %7

17:
  %18 = call i32 @pthread_attr_setstacksize(ptr noundef nonnull %3, i64 noundef 8388608)
  %19 = call i32 @pthread_attr_setdetachstate(ptr noundef nonnull %3, i32 noundef 1)
  %20 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %5, ptr noundef nonnull %6)
  %21 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef nonnull %3, ptr noundef %0, ptr noundef %1)
  %22 = call i32 @pthread_sigmask(i32 noundef 2, ptr noundef nonnull %6, ptr noundef null)
  %23 = call i32 @pthread_attr_destroy(ptr noundef nonnull %3)
  %24 = icmp eq i32 %21, 0
  %25 = zext i1 %24 to i32
  br label %26

26:
  %27 = phi i32 [ %25, %17 ], [ 0, %10 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %6)
  call void @llvm.lifetime.end.p0(ptr nonnull %5)
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  call void @llvm.lifetime.end.p0(ptr nonnull %3)
  ret i32 %27
}

define internal noalias noundef nonnull ptr @watch(ptr readnone captures(none) %0) {
  %2 = alloca %struct.time, align 8
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8
  br label %4

4:
  %5 = phi i32 [ 0, %1 ], [ %30, %28 ]
  %6 = icmp sgt i32 %5, 19
  br i1 %6, label %7, label %12

7:
  store atomic i32 1, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92) seq_cst, align 4
  %8 = load atomic i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104) seq_cst, align 8
  %9 = icmp eq i64 %8, 0
  br i1 %9, label %10, label %11

10:
  call fastcc void @sleep_while(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @pool, i64 92), i32 noundef 1)
  br label %11

11:
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 92) seq_cst, align 4
  br label %12

12:
  %13 = phi i32 [ 0, %11 ], [ %5, %4 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %14 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 16), align 16
  %15 = sdiv i64 %14, 1000000000
  store i64 %15, ptr %2, align 8
  %16 = srem i64 %14, 1000000000
  store i64 %16, ptr %3, align 8
  %17 = call i32 @nanosleep(ptr noundef nonnull %2, ptr noundef null)
  call fastcc void @lock_watch()
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 104), align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %28, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 28
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %27, label %24

24:
  call fastcc void @stop(ptr noundef nonnull %18)
  %25 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  %26 = add nsw i64 %25, 1
  store i64 %26, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 40), align 8
  br label %27

27:
  store i32 1, ptr %21, align 4
  br label %28

28:
  %29 = phi i32 [ %13, %12 ], [ 0, %27 ]
  store atomic i32 0, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96) seq_cst, align 32
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %30 = add nsw i32 %29, 1
  br label %4
}

define internal fastcc void @wake(ptr noundef %0) unnamed_addr {
  %2 = load i64, ptr @pool, align 128
  %3 = tail call i64 (i64, ...) @syscall(i64 noundef %2, ptr noundef %0, i64 noundef 129, i64 noundef 1, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  ret void
}

declare i32 @pthread_attr_init(ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_setstacksize(ptr noundef, i64 noundef) local_unnamed_addr

declare i32 @pthread_attr_setdetachstate(ptr noundef, i32 noundef) local_unnamed_addr

declare i32 @pthread_sigmask(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr

declare i32 @pthread_attr_destroy(ptr noundef) local_unnamed_addr

define internal fastcc void @sleep_while(ptr noundef %0, i32 noundef %1) unnamed_addr {
  %3 = load i64, ptr @pool, align 128
  %4 = sext i32 %1 to i64
  %5 = tail call i64 (i64, ...) @syscall(i64 noundef %3, ptr noundef %0, i64 noundef 128, i64 noundef %4, i64 noundef 0, i64 noundef 0, i64 noundef 0)
  ret void
}

declare i32 @nanosleep(ptr noundef, ptr noundef) local_unnamed_addr

declare i64 @syscall(i64 noundef, ...) local_unnamed_addr

define internal fastcc void @lock_watch() unnamed_addr {
  br label %1

1:
  %2 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @pool, i64 96), i32 0, i32 1 seq_cst seq_cst, align 32
  %3 = extractvalue { i32, i1 } %2, 1
  br i1 %3, label %6, label %4

4:
  %5 = tail call i32 @sched_yield()
  br label %1

6:
  ret void
}

define internal fastcc void @stop(ptr noundef readonly captures(none) %0) unnamed_addr {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %4

4:
  %5 = phi i64 [ %21, %20 ], [ 0, %1 ]
  %6 = load i32, ptr %2, align 8
  %7 = sext i32 %6 to i64
  %8 = icmp slt i64 %5, %7
  br i1 %8, label %10, label %9

9:
  ret void

10:
  %11 = load ptr, ptr %3, align 16
  %12 = getelementptr inbounds nuw %struct.range, ptr %11, i64 %5
  %13 = atomicrmw xchg ptr %12, i64 4611686018427387904 seq_cst, align 128
  %14 = icmp slt i64 %13, 4611686018427387904
  br i1 %14, label %15, label %20

15:
  %16 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %17 = load i64, ptr %16, align 8
  %18 = tail call noundef i64 @llvm.smin.i64(i64 %13, i64 %17)
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 176
  store i64 %18, ptr %19, align 16
  br label %20

20:
  %21 = add nuw nsw i64 %5, 1
  br label %4
}

declare i32 @sched_yield() local_unnamed_addr

define internal noalias noundef nonnull ptr @serve(ptr noundef %0) {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = ptrtoint ptr %0 to i64
  %6 = sub i64 %5, ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @pool, i64 128) to i64)
  %7 = lshr exact i64 %6, 7
  %8 = trunc i64 %7 to i32
  %9 = add nsw i32 %8, 1
  br label %10

10:
  %11 = tail call fastcc i64 @now()
  %12 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %13 = add nsw i64 %12, %11
  store atomic i32 0, ptr %2 seq_cst, align 8
  br label %14

14:
  %15 = phi i64 [ %32, %29 ], [ %13, %10 ]
  br label %16

16:
  %17 = load atomic i64, ptr %0 seq_cst, align 128
  %18 = icmp eq i64 %17, 0
  br i1 %18, label %22, label %19

19:
  %20 = atomicrmw xchg ptr %0, i64 0 seq_cst, align 128
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %22, label %33

22:
  %23 = tail call fastcc i64 @now()
  %24 = icmp slt i64 %23, %15
  br i1 %24, label %16, label %25

25:
  store atomic i32 1, ptr %2 seq_cst, align 8
  %26 = load atomic i64, ptr %0 seq_cst, align 128
  %27 = icmp eq i64 %26, 0
  br i1 %27, label %28, label %29

28:
  tail call fastcc void @sleep_while(ptr noundef nonnull %2, i32 noundef 1)
  br label %29

29:
  store atomic i32 0, ptr %2 seq_cst, align 8
  %30 = tail call fastcc i64 @now()
  %31 = load i64, ptr getelementptr inbounds nuw (i8, ptr @pool, i64 24), align 8
  %32 = add nsw i64 %31, %30
  br label %14

33:
  %34 = inttoptr i64 %20 to ptr
  store atomic i32 2, ptr %2 seq_cst, align 8
  %35 = load ptr, ptr %34, align 128
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %39 = load i64, ptr %38, align 8
  %40 = add nsw i64 %39, %37
  %41 = load i64, ptr %3, align 8
  %42 = icmp slt i64 %41, %40
  %43 = load ptr, ptr %4, align 16
  br i1 %42, label %44, label %48

44:
  tail call void @free(ptr noundef %43)
  %45 = tail call ptr @malloc(i64 noundef %40)
  store ptr %45, ptr %4, align 16
  %46 = icmp eq ptr %45, null
  %47 = select i1 %46, i64 0, i64 %40
  store i64 %47, ptr %3, align 8
  br label %48

48:
  %49 = phi ptr [ %45, %44 ], [ %43, %33 ]
  %50 = icmp eq ptr %49, null
  br i1 %50, label %91, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %34, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %34, i64 16
  br label %54

54:
  %55 = phi i32 [ 0, %51 ], [ %74, %73 ]
  %56 = load i32, ptr %52, align 8
  %57 = icmp slt i32 %55, %56
  br i1 %57, label %58, label %75

58:
  %59 = add nsw i32 %55, %9
  %60 = srem i32 %59, %56
  %61 = load ptr, ptr %53, align 16
  %62 = sext i32 %60 to i64
  %63 = getelementptr inbounds %struct.range, ptr %61, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 184
  %65 = load atomic i32, ptr %64 seq_cst, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %73

67:
  %68 = load ptr, ptr %53, align 16
  %69 = getelementptr inbounds %struct.range, ptr %68, i64 %62
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 184
  %71 = cmpxchg ptr %70, i32 0, i32 1 seq_cst seq_cst, align 8
  %72 = extractvalue { i32, i1 } %71, 1
  br i1 %72, label %77, label %73

73:
  %74 = add nuw nsw i32 %55, 1
  br label %54

75:
  %76 = srem i32 %9, %56
  br label %77

77:
  %78 = phi i32 [ %76, %75 ], [ %60, %67 ]
  %79 = getelementptr inbounds nuw i8, ptr %34, i64 36
  %80 = load atomic i32, ptr %79 seq_cst, align 4
  %81 = icmp sgt i32 %80, 0
  br i1 %81, label %82, label %83

82:
  tail call fastcc void @invite(ptr noundef nonnull %34)
  br label %83

83:
  %84 = load i64, ptr %38, align 8
  %85 = ptrtoint ptr %49 to i64
  %86 = add i64 %85, -1
  %87 = add i64 %86, %84
  %88 = sub nsw i64 0, %84
  %89 = and i64 %87, %88
  %90 = inttoptr i64 %89 to ptr
  tail call fastcc void @run_groups(ptr noundef nonnull %34, i32 noundef %78, ptr noundef %90)
  br label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %34, i64 44
  %93 = atomicrmw add ptr %92, i32 1 seq_cst, align 4
  %94 = and i32 %93, 1073741824
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %97, label %96

96:
  tail call fastcc void @wake(ptr noundef nonnull %92)
  br label %97

97:
  %98 = load i64, ptr %3, align 8
  %99 = icmp sgt i64 %98, 4194304
  br i1 %99, label %100, label %102

100:
  %101 = load ptr, ptr %4, align 16
  tail call void @free(ptr noundef %101)
  store ptr null, ptr %4, align 16
  store i64 0, ptr %3, align 8
  br label %102

102:
  br label %10
}

declare void @free(ptr noundef) local_unnamed_addr

declare ptr @malloc(i64 noundef) local_unnamed_addr

declare i64 @PyTuple_Size(ptr noundef) local_unnamed_addr

declare ptr @PyTuple_GetItem(ptr noundef, i64 noundef) local_unnamed_addr

define internal fastcc range(i32 0, 2) i32 @is_one_of(ptr noundef readonly captures(none) %0, i32 noundef range(i32 3, 9) %1, ptr noundef readnone captures(address) %2) unnamed_addr {
  %4 = zext nneg i32 %1 to i64
  br label %5

5:
  %6 = phi i64 [ %14, %12 ], [ 0, %3 ]
  %7 = icmp eq i64 %6, %4
  br i1 %7, label %15, label %8

8:
  %9 = getelementptr inbounds nuw ptr, ptr %0, i64 %6
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %15, label %12

12:
  %13 = icmp eq ptr %10, %2
  %14 = add nuw nsw i64 %6, 1
  br i1 %13, label %15, label %5

15:
  %16 = phi i32 [ 1, %12 ], [ 0, %8 ], [ 0, %5 ]
  ret i32 %16
}

declare i64 @PyLong_AsLongLong(ptr noundef) local_unnamed_addr

declare ptr @PyErr_Occurred() local_unnamed_addr

declare void @PyErr_Clear() local_unnamed_addr

declare double @PyFloat_AsDouble(ptr noundef) local_unnamed_addr

declare i64 @llvm.smin.i64(i64, i64)

declare i32 @llvm.smin.i32(i32, i32)

declare float @llvm.fabs.f32(float)

declare double @llvm.fabs.f64(double)

declare i32 @llvm.smax.i32(i32, i32)

declare i64 @llvm.smax.i64(i64, i64)
