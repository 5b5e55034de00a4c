; ModuleID = 'AmbientOcclusion.cl'
source_filename = "AmbientOcclusion.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.Hit = type { float, <3 x float>, <3 x float> }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @hit_sphere(ptr noundef captures(none) %hit, <3 x float> noundef %o, <3 x float> noundef %d, <3 x float> noundef %centre, float noundef %radius) local_unnamed_addr #0 !dbg !12 {
entry:
  %sub = fsub <3 x float> %o, %centre, !dbg !15
  %foldExtExtBinop = fmul <3 x float> %d, %sub, !dbg !16
  %foldExtExtBinop78 = fmul <3 x float> %d, %sub, !dbg !17
  %shift = shufflevector <3 x float> %foldExtExtBinop78, <3 x float> poison, <3 x i32> <i32 1, i32 poison, i32 poison>, !dbg !18
  %foldExtExtBinop80 = fadd <3 x float> %foldExtExtBinop, %shift, !dbg !18
  %foldExtExtBinop82 = fmul <3 x float> %d, %sub, !dbg !19
  %shift84 = shufflevector <3 x float> %foldExtExtBinop82, <3 x float> poison, <3 x i32> <i32 2, i32 poison, i32 poison>, !dbg !20
  %foldExtExtBinop85 = fadd <3 x float> %shift84, %foldExtExtBinop80, !dbg !20
  %add9 = extractelement <3 x float> %foldExtExtBinop85, i64 0, !dbg !20
  %foldExtExtBinop87 = fmul <3 x float> %sub, %sub, !dbg !21
  %foldExtExtBinop89 = fmul <3 x float> %sub, %sub, !dbg !22
  %shift91 = shufflevector <3 x float> %foldExtExtBinop89, <3 x float> poison, <3 x i32> <i32 1, i32 poison, i32 poison>, !dbg !23
  %foldExtExtBinop92 = fadd <3 x float> %foldExtExtBinop87, %shift91, !dbg !23
  %foldExtExtBinop94 = fmul <3 x float> %sub, %sub, !dbg !24
  %shift96 = shufflevector <3 x float> %foldExtExtBinop94, <3 x float> poison, <3 x i32> <i32 2, i32 poison, i32 poison>, !dbg !25
  %foldExtExtBinop97 = fadd <3 x float> %shift96, %foldExtExtBinop92, !dbg !25
  %add14 = extractelement <3 x float> %foldExtExtBinop97, i64 0, !dbg !25
  %mul15 = fmul float %radius, %radius, !dbg !26
  %mul17 = fmul float %add9, %add9, !dbg !27
  %0 = fsub float %mul15, %add14, !dbg !28
  %sub18 = fadd float %mul17, %0, !dbg !28
  %cmp = fcmp ogt float %sub18, 0.000000e+00, !dbg !29
  br i1 %cmp, label %if.then, label %if.end41, !dbg !29

if.then:                                          ; preds = %entry
  %fneg = fneg float %add9, !dbg !30
  %call = tail call spir_func float @_Z4sqrtf(float noundef %sub18) #5, !dbg !31, !fpmath !32
  %sub19 = fsub float %fneg, %call, !dbg !33
  %cmp20 = fcmp ogt float %sub19, 0.000000e+00, !dbg !34
  br i1 %cmp20, label %land.lhs.true, label %if.end41, !dbg !35

land.lhs.true:                                    ; preds = %if.then
  %1 = load float, ptr %hit, align 16, !dbg !36, !tbaa !37
  %cmp22 = fcmp olt float %sub19, %1, !dbg !40
  br i1 %cmp22, label %if.then23, label %if.end41, !dbg !35

if.then23:                                        ; preds = %land.lhs.true
  store float %sub19, ptr %hit, align 16, !dbg !41, !tbaa !37
  %splat.splatinsert = insertelement <3 x float> poison, float %sub19, i64 0, !dbg !42
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !42
  %mul29 = fmul <3 x float> %d, %splat.splat, !dbg !43
  %add30 = fadd <3 x float> %o, %mul29, !dbg !44
  %p = getelementptr inbounds nuw i8, ptr %hit, i64 16, !dbg !45
  %extractVec31 = shufflevector <3 x float> %add30, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !46
  store <4 x float> %extractVec31, ptr %p, align 16, !dbg !46, !tbaa !47
  %sub37 = fsub <3 x float> %add30, %centre, !dbg !48
  %splat.splatinsert38 = insertelement <3 x float> poison, float %radius, i64 0, !dbg !49
  %splat.splat39 = shufflevector <3 x float> %splat.splatinsert38, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !49
  %div = fdiv <3 x float> %sub37, %splat.splat39, !dbg !50, !fpmath !51
  %n = getelementptr inbounds nuw i8, ptr %hit, i64 32, !dbg !52
  %extractVec40 = shufflevector <3 x float> %div, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !53
  store <4 x float> %extractVec40, ptr %n, align 16, !dbg !53, !tbaa !47
  br label %if.end41, !dbg !54

if.end41:                                         ; preds = %if.then, %land.lhs.true, %if.then23, %entry
  ret void, !dbg !55
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !56 dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @hit_plane(ptr noundef captures(none) %hit, <3 x float> noundef %o, <3 x float> noundef %d, float noundef %height) local_unnamed_addr #0 !dbg !57 {
entry:
  %0 = extractelement <3 x float> %d, i64 1, !dbg !58
  %call = tail call spir_func float @_Z4fabsf(float noundef %0) #5, !dbg !59
  %cmp = fcmp ogt float %call, 0x3EB0C6F7A0000000, !dbg !60
  br i1 %cmp, label %if.then, label %if.end14, !dbg !60

if.then:                                          ; preds = %entry
  %1 = extractelement <3 x float> %o, i64 1, !dbg !61
  %sub = fsub float %height, %1, !dbg !62
  %div = fdiv float %sub, %0, !dbg !63, !fpmath !51
  %cmp2 = fcmp ogt float %div, 0.000000e+00, !dbg !64
  br i1 %cmp2, label %land.lhs.true, label %if.end14, !dbg !65

land.lhs.true:                                    ; preds = %if.then
  %2 = load float, ptr %hit, align 16, !dbg !66, !tbaa !37
  %cmp4 = fcmp olt float %div, %2, !dbg !67
  br i1 %cmp4, label %if.then5, label %if.end14, !dbg !65

if.then5:                                         ; preds = %land.lhs.true
  store float %div, ptr %hit, align 16, !dbg !68, !tbaa !37
  %splat.splatinsert = insertelement <3 x float> poison, float %div, i64 0, !dbg !69
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !69
  %mul = fmul <3 x float> %d, %splat.splat, !dbg !70
  %add = fadd <3 x float> %o, %mul, !dbg !71
  %p = getelementptr inbounds nuw i8, ptr %hit, i64 16, !dbg !72
  %extractVec10 = shufflevector <3 x float> %add, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !73
  store <4 x float> %extractVec10, ptr %p, align 16, !dbg !73, !tbaa !47
  %n = getelementptr inbounds nuw i8, ptr %hit, i64 32, !dbg !74
  store <4 x float> <float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float undef>, ptr %n, align 16, !dbg !75, !tbaa !47
  br label %if.end14, !dbg !76

if.end14:                                         ; preds = %if.then, %land.lhs.true, %if.then5, %entry
  ret void, !dbg !77
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !78 dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @trace(ptr dead_on_unwind noalias writable sret(%struct.Hit) align 16 captures(none) initializes((0, 4), (16, 48)) %agg.result, <3 x float> noundef %o, <3 x float> noundef %d) local_unnamed_addr #0 !dbg !79 {
entry:
  %extractVec = shufflevector <3 x float> %o, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %extractVec1 = shufflevector <3 x float> %d, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store float 0x4376345780000000, ptr %agg.result, align 16, !dbg !80, !tbaa !37
  %p = getelementptr inbounds nuw i8, ptr %agg.result, i64 16, !dbg !81
  store <4 x float> %extractVec, ptr %p, align 16, !dbg !82, !tbaa !47
  %n = getelementptr inbounds nuw i8, ptr %agg.result, i64 32, !dbg !83
  store <4 x float> %extractVec1, ptr %n, align 16, !dbg !84, !tbaa !47
  %sub.i = fadd <3 x float> %o, <float 2.000000e+00, float -0.000000e+00, float 3.500000e+00>, !dbg !85
  %0 = extractelement <3 x float> %sub.i, i64 0, !dbg !87
  %1 = extractelement <3 x float> %d, i64 0, !dbg !88
  %mul.i = fmul float %1, %0, !dbg !89
  %2 = extractelement <3 x float> %sub.i, i64 1, !dbg !90
  %3 = extractelement <3 x float> %d, i64 1, !dbg !91
  %mul7.i = fmul float %3, %2, !dbg !92
  %add.i = fadd float %mul.i, %mul7.i, !dbg !93
  %4 = extractelement <3 x float> %sub.i, i64 2, !dbg !94
  %5 = extractelement <3 x float> %d, i64 2, !dbg !95
  %mul8.i = fmul float %5, %4, !dbg !96
  %add9.i = fadd float %mul8.i, %add.i, !dbg !97
  %mul10.i = fmul float %0, %0, !dbg !98
  %mul11.i = fmul float %2, %2, !dbg !99
  %add12.i = fadd float %mul10.i, %mul11.i, !dbg !100
  %mul13.i = fmul float %4, %4, !dbg !101
  %add14.i = fadd float %mul13.i, %add12.i, !dbg !102
  %mul17.i = fmul float %add9.i, %add9.i, !dbg !103
  %6 = fsub float 2.500000e-01, %add14.i, !dbg !104
  %sub18.i = fadd float %mul17.i, %6, !dbg !104
  %cmp.i = fcmp ogt float %sub18.i, 0.000000e+00, !dbg !105
  br i1 %cmp.i, label %if.then.i, label %hit_sphere.exit, !dbg !105

if.then.i:                                        ; preds = %entry
  %fneg.i = fneg float %add9.i, !dbg !106
  %call.i = tail call spir_func float @_Z4sqrtf(float noundef %sub18.i) #5, !dbg !107, !fpmath !32
  %sub19.i = fsub float %fneg.i, %call.i, !dbg !108
  %cmp20.i = fcmp ogt float %sub19.i, 0.000000e+00, !dbg !109
  %cmp22.i = fcmp olt float %sub19.i, 0x4376345780000000
  %or.cond = and i1 %cmp20.i, %cmp22.i, !dbg !110
  br i1 %or.cond, label %if.then23.i, label %hit_sphere.exit, !dbg !110

if.then23.i:                                      ; preds = %if.then.i
  store float %sub19.i, ptr %agg.result, align 16, !dbg !111, !tbaa !37
  %splat.splatinsert.i = insertelement <3 x float> poison, float %sub19.i, i64 0, !dbg !112
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !112
  %mul29.i = fmul <3 x float> %d, %splat.splat.i, !dbg !113
  %add30.i = fadd <3 x float> %o, %mul29.i, !dbg !114
  %extractVec31.i = shufflevector <3 x float> %add30.i, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !115
  store <4 x float> %extractVec31.i, ptr %p, align 16, !dbg !115, !tbaa !47
  %sub37.i = fadd <3 x float> %add30.i, <float 2.000000e+00, float -0.000000e+00, float 3.500000e+00>, !dbg !116
  %div.i = fmul <3 x float> %sub37.i, splat (float 2.000000e+00), !dbg !117
  %extractVec40.i = shufflevector <3 x float> %div.i, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !118
  store <4 x float> %extractVec40.i, ptr %n, align 16, !dbg !118, !tbaa !47
  br label %hit_sphere.exit, !dbg !119

hit_sphere.exit:                                  ; preds = %entry, %if.then.i, %if.then23.i
  %sub.i39 = fadd <3 x float> %o, <float 5.000000e-01, float -0.000000e+00, float 3.000000e+00>, !dbg !120
  %7 = extractelement <3 x float> %sub.i39, i64 0, !dbg !122
  %mul.i40 = fmul float %1, %7, !dbg !123
  %8 = extractelement <3 x float> %sub.i39, i64 1, !dbg !124
  %mul7.i41 = fmul float %3, %8, !dbg !125
  %add.i42 = fadd float %mul.i40, %mul7.i41, !dbg !126
  %9 = extractelement <3 x float> %sub.i39, i64 2, !dbg !127
  %mul8.i43 = fmul float %5, %9, !dbg !128
  %add9.i44 = fadd float %mul8.i43, %add.i42, !dbg !129
  %mul10.i45 = fmul float %7, %7, !dbg !130
  %mul11.i46 = fmul float %8, %8, !dbg !131
  %add12.i47 = fadd float %mul10.i45, %mul11.i46, !dbg !132
  %mul13.i48 = fmul float %9, %9, !dbg !133
  %add14.i49 = fadd float %mul13.i48, %add12.i47, !dbg !134
  %mul17.i50 = fmul float %add9.i44, %add9.i44, !dbg !135
  %10 = fsub float 2.500000e-01, %add14.i49, !dbg !136
  %sub18.i51 = fadd float %mul17.i50, %10, !dbg !136
  %cmp.i52 = fcmp ogt float %sub18.i51, 0.000000e+00, !dbg !137
  br i1 %cmp.i52, label %if.then.i53, label %hit_sphere.exit71, !dbg !137

if.then.i53:                                      ; preds = %hit_sphere.exit
  %fneg.i54 = fneg float %add9.i44, !dbg !138
  %call.i55 = tail call spir_func float @_Z4sqrtf(float noundef %sub18.i51) #5, !dbg !139, !fpmath !32
  %sub19.i56 = fsub float %fneg.i54, %call.i55, !dbg !140
  %cmp20.i57 = fcmp ogt float %sub19.i56, 0.000000e+00, !dbg !141
  %11 = load float, ptr %agg.result, align 16
  %cmp22.i59 = fcmp olt float %sub19.i56, %11
  %or.cond117 = select i1 %cmp20.i57, i1 %cmp22.i59, i1 false, !dbg !142
  br i1 %or.cond117, label %if.then23.i60, label %hit_sphere.exit71, !dbg !142

if.then23.i60:                                    ; preds = %if.then.i53
  store float %sub19.i56, ptr %agg.result, align 16, !dbg !143, !tbaa !37
  %splat.splatinsert.i61 = insertelement <3 x float> poison, float %sub19.i56, i64 0, !dbg !144
  %splat.splat.i62 = shufflevector <3 x float> %splat.splatinsert.i61, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !144
  %mul29.i63 = fmul <3 x float> %d, %splat.splat.i62, !dbg !145
  %add30.i64 = fadd <3 x float> %o, %mul29.i63, !dbg !146
  %extractVec31.i66 = shufflevector <3 x float> %add30.i64, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !147
  store <4 x float> %extractVec31.i66, ptr %p, align 16, !dbg !147, !tbaa !47
  %sub37.i67 = fadd <3 x float> %add30.i64, <float 5.000000e-01, float -0.000000e+00, float 3.000000e+00>, !dbg !148
  %div.i68 = fmul <3 x float> %sub37.i67, splat (float 2.000000e+00), !dbg !149
  %extractVec40.i70 = shufflevector <3 x float> %div.i68, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !150
  store <4 x float> %extractVec40.i70, ptr %n, align 16, !dbg !150, !tbaa !47
  br label %hit_sphere.exit71, !dbg !151

hit_sphere.exit71:                                ; preds = %hit_sphere.exit, %if.then.i53, %if.then23.i60
  %sub.i72 = fadd <3 x float> %o, <float -1.000000e+00, float -0.000000e+00, float 0x40019999A0000000>, !dbg !152
  %12 = extractelement <3 x float> %sub.i72, i64 0, !dbg !154
  %mul.i73 = fmul float %1, %12, !dbg !155
  %13 = extractelement <3 x float> %sub.i72, i64 1, !dbg !156
  %mul7.i74 = fmul float %3, %13, !dbg !157
  %add.i75 = fadd float %mul.i73, %mul7.i74, !dbg !158
  %14 = extractelement <3 x float> %sub.i72, i64 2, !dbg !159
  %mul8.i76 = fmul float %5, %14, !dbg !160
  %add9.i77 = fadd float %mul8.i76, %add.i75, !dbg !161
  %mul10.i78 = fmul float %12, %12, !dbg !162
  %mul11.i79 = fmul float %13, %13, !dbg !163
  %add12.i80 = fadd float %mul10.i78, %mul11.i79, !dbg !164
  %mul13.i81 = fmul float %14, %14, !dbg !165
  %add14.i82 = fadd float %mul13.i81, %add12.i80, !dbg !166
  %mul17.i83 = fmul float %add9.i77, %add9.i77, !dbg !167
  %15 = fsub float 2.500000e-01, %add14.i82, !dbg !168
  %sub18.i84 = fadd float %mul17.i83, %15, !dbg !168
  %cmp.i85 = fcmp ogt float %sub18.i84, 0.000000e+00, !dbg !169
  br i1 %cmp.i85, label %if.then.i86, label %hit_sphere.exit104, !dbg !169

if.then.i86:                                      ; preds = %hit_sphere.exit71
  %fneg.i87 = fneg float %add9.i77, !dbg !170
  %call.i88 = tail call spir_func float @_Z4sqrtf(float noundef %sub18.i84) #5, !dbg !171, !fpmath !32
  %sub19.i89 = fsub float %fneg.i87, %call.i88, !dbg !172
  %cmp20.i90 = fcmp ogt float %sub19.i89, 0.000000e+00, !dbg !173
  %16 = load float, ptr %agg.result, align 16
  %cmp22.i92 = fcmp olt float %sub19.i89, %16
  %or.cond118 = select i1 %cmp20.i90, i1 %cmp22.i92, i1 false, !dbg !174
  br i1 %or.cond118, label %if.then23.i93, label %hit_sphere.exit104, !dbg !174

if.then23.i93:                                    ; preds = %if.then.i86
  store float %sub19.i89, ptr %agg.result, align 16, !dbg !175, !tbaa !37
  %splat.splatinsert.i94 = insertelement <3 x float> poison, float %sub19.i89, i64 0, !dbg !176
  %splat.splat.i95 = shufflevector <3 x float> %splat.splatinsert.i94, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !176
  %mul29.i96 = fmul <3 x float> %d, %splat.splat.i95, !dbg !177
  %add30.i97 = fadd <3 x float> %o, %mul29.i96, !dbg !178
  %extractVec31.i99 = shufflevector <3 x float> %add30.i97, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !179
  store <4 x float> %extractVec31.i99, ptr %p, align 16, !dbg !179, !tbaa !47
  %sub37.i100 = fadd <3 x float> %add30.i97, <float -1.000000e+00, float -0.000000e+00, float 0x40019999A0000000>, !dbg !180
  %div.i101 = fmul <3 x float> %sub37.i100, splat (float 2.000000e+00), !dbg !181
  %extractVec40.i103 = shufflevector <3 x float> %div.i101, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !182
  store <4 x float> %extractVec40.i103, ptr %n, align 16, !dbg !182, !tbaa !47
  br label %hit_sphere.exit104, !dbg !183

hit_sphere.exit104:                               ; preds = %hit_sphere.exit71, %if.then.i86, %if.then23.i93
  %call.i105 = tail call spir_func float @_Z4fabsf(float noundef %3) #5, !dbg !184
  %cmp.i106 = fcmp ogt float %call.i105, 0x3EB0C6F7A0000000, !dbg !186
  br i1 %cmp.i106, label %if.then.i107, label %hit_plane.exit, !dbg !186

if.then.i107:                                     ; preds = %hit_sphere.exit104
  %17 = extractelement <3 x float> %o, i64 1, !dbg !187
  %sub.i108 = fsub float -5.000000e-01, %17, !dbg !188
  %div.i109 = fdiv float %sub.i108, %3, !dbg !189, !fpmath !51
  %cmp2.i = fcmp ogt float %div.i109, 0.000000e+00, !dbg !190
  %18 = load float, ptr %agg.result, align 16
  %cmp4.i = fcmp olt float %div.i109, %18
  %or.cond119 = select i1 %cmp2.i, i1 %cmp4.i, i1 false, !dbg !191
  br i1 %or.cond119, label %if.then5.i, label %hit_plane.exit, !dbg !191

if.then5.i:                                       ; preds = %if.then.i107
  store float %div.i109, ptr %agg.result, align 16, !dbg !192, !tbaa !37
  %splat.splatinsert.i111 = insertelement <3 x float> poison, float %div.i109, i64 0, !dbg !193
  %splat.splat.i112 = shufflevector <3 x float> %splat.splatinsert.i111, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !193
  %mul.i113 = fmul <3 x float> %d, %splat.splat.i112, !dbg !194
  %add.i114 = fadd <3 x float> %o, %mul.i113, !dbg !195
  %extractVec10.i = shufflevector <3 x float> %add.i114, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !196
  store <4 x float> %extractVec10.i, ptr %p, align 16, !dbg !196, !tbaa !47
  store <4 x float> <float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float undef>, ptr %n, align 16, !dbg !197, !tbaa !47
  br label %hit_plane.exit, !dbg !198

hit_plane.exit:                                   ; preds = %hit_sphere.exit104, %if.then.i107, %if.then5.i
  ret void, !dbg !199
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @ambientOcclusion(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %directions, i32 noundef %samples, i32 noundef %rows) local_unnamed_addr #3 !dbg !200 !kernel_arg_addr_space !201 !kernel_arg_access_qual !202 !kernel_arg_type !203 !kernel_arg_base_type !203 !kernel_arg_type_qual !204 {
entry:
  %hit.i = alloca %struct.Hit, align 16
  %ref.tmp.i = alloca %struct.Hit, align 16
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !205
  %conv.i = trunc i64 %call.i to i32, !dbg !205
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !208
  %conv2.i = trunc i64 %call1.i to i32, !dbg !208
  %call3.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5, !dbg !209
  %conv4.i = trunc i64 %call3.i to i32, !dbg !209
  %call5.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5, !dbg !210
  %conv6.i = trunc i64 %call5.i to i32, !dbg !210
  %conv7.i = sitofp i32 %conv.i to float, !dbg !211
  %conv8.i = sitofp i32 %conv4.i to float, !dbg !212
  %mul.i = fmul float %conv8.i, 5.000000e-01, !dbg !213
  %sub.i = fsub float %conv7.i, %mul.i, !dbg !214
  %div.i = fdiv float %sub.i, %mul.i, !dbg !215, !fpmath !51
  %conv11.i = sitofp i32 %conv2.i to float, !dbg !216
  %conv12.i = sitofp i32 %conv6.i to float, !dbg !217
  %mul13.i = fmul float %conv12.i, 5.000000e-01, !dbg !218
  %sub14.i = fsub float %conv11.i, %mul13.i, !dbg !219
  %div17.i = fdiv float %sub14.i, %mul13.i, !dbg !220, !fpmath !51
  %mul18.i = fmul float %div.i, %div.i, !dbg !221
  %mul19.i = fmul float %div17.i, %div17.i, !dbg !222
  %add.i = fadd float %mul18.i, %mul19.i, !dbg !223
  %add20.i = fadd float %add.i, 1.000000e+00, !dbg !224
  %call21.i = tail call spir_func float @_Z4sqrtf(float noundef %add20.i) #5, !dbg !225, !fpmath !32
  %div22.i = fdiv float 1.000000e+00, %call21.i, !dbg !226, !fpmath !51
  %mul25.i = fmul float %div22.i, %div.i, !dbg !227
  %vecinit.i = insertelement <3 x float> poison, float %mul25.i, i64 0, !dbg !228
  %fneg.i = fneg float %div17.i, !dbg !229
  %mul26.i = fmul float %div22.i, %fneg.i, !dbg !230
  %vecinit27.i = insertelement <3 x float> %vecinit.i, float %mul26.i, i64 1, !dbg !228
  %fneg28.i = fneg float %div22.i, !dbg !231
  %vecinit29.i = insertelement <3 x float> %vecinit27.i, float %fneg28.i, i64 2, !dbg !228
  call void @llvm.lifetime.start.p0(ptr nonnull %hit.i) #6, !dbg !232
  call spir_func void @trace(ptr dead_on_unwind nonnull writable sret(%struct.Hit) align 16 %hit.i, <3 x float> noundef zeroinitializer, <3 x float> noundef %vecinit29.i) #7, !dbg !233
  %0 = load float, ptr %hit.i, align 16, !dbg !234, !tbaa !37
  %cmp.i = fcmp olt float %0, 0x4341C37940000000, !dbg !235
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_ambientOcclusion.exit, !dbg !235

if.then.i:                                        ; preds = %entry
  %p.i = getelementptr inbounds nuw i8, ptr %hit.i, i64 16, !dbg !236
  %1 = load <3 x float>, ptr %p.i, align 16, !dbg !236
  %n.i = getelementptr inbounds nuw i8, ptr %hit.i, i64 32, !dbg !237
  %2 = load <3 x float>, ptr %n.i, align 16, !dbg !237
  %mul43.i = fmul <3 x float> %2, splat (float 0x3F50624DE0000000), !dbg !238
  %add44.i = fadd <3 x float> %1, %mul43.i, !dbg !239
  %cmp49.i1 = icmp sgt i32 %samples, 0, !dbg !240
  br i1 %cmp49.i1, label %for.body.i.lr.ph, label %for.cond.cleanup.i, !dbg !241

for.body.i.lr.ph:                                 ; preds = %if.then.i
  %mul47.i = mul nsw i32 %conv2.i, 13, !dbg !242
  %mul46.i = mul nsw i32 %conv.i, 7, !dbg !243
  %add48.i = add nsw i32 %mul47.i, %mul46.i, !dbg !244
  %rem.i = srem i32 %add48.i, %rows, !dbg !245
  %mul51.i = mul nsw i32 %rem.i, %samples
  %3 = load float, ptr %n.i, align 16
  %4 = getelementptr inbounds nuw i8, ptr %hit.i, i64 36
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %hit.i, i64 40
  %7 = load float, ptr %6, align 8
  br label %for.body.i, !dbg !241

for.cond.cleanup.i:                               ; preds = %for.body.i, %if.then.i
  %light.0.i.lcssa = phi float [ 0.000000e+00, %if.then.i ], [ %light.1.i, %for.body.i ], !dbg !246
  %conv89.i = sitofp i32 %samples to float, !dbg !247
  %div90.i = fdiv float %light.0.i.lcssa, %conv89.i, !dbg !248, !fpmath !51
  br label %__clang_ocl_kern_imp_ambientOcclusion.exit, !dbg !249

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %light.0.i3 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %light.1.i, %for.body.i ]
  %s.0.i2 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc.i, %for.body.i ]
  %add52.i = add nsw i32 %s.0.i2, %mul51.i, !dbg !250
  %mul53.i = mul nsw i32 %add52.i, 3, !dbg !251
  %idx.ext.i = sext i32 %mul53.i to i64, !dbg !252
  %add.ptr.i = getelementptr inbounds float, ptr addrspace(1) %directions, i64 %idx.ext.i, !dbg !252
  %8 = load float, ptr addrspace(1) %add.ptr.i, align 4, !dbg !253, !tbaa !254
  %vecinit55.i = insertelement <3 x float> poison, float %8, i64 0, !dbg !255
  %arrayidx56.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4, !dbg !256
  %9 = load float, ptr addrspace(1) %arrayidx56.i, align 4, !dbg !256, !tbaa !254
  %vecinit57.i = insertelement <3 x float> %vecinit55.i, float %9, i64 1, !dbg !255
  %arrayidx58.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8, !dbg !257
  %10 = load float, ptr addrspace(1) %arrayidx58.i, align 4, !dbg !257, !tbaa !254
  %vecinit59.i = insertelement <3 x float> %vecinit57.i, float %10, i64 2, !dbg !255
  %mul65.i = fmul float %8, %3, !dbg !258
  %mul67.i = fmul float %9, %5, !dbg !259
  %add68.i = fadd float %mul65.i, %mul67.i, !dbg !260
  %mul70.i = fmul float %10, %7, !dbg !261
  %add71.i = fadd float %mul70.i, %add68.i, !dbg !262
  %cmp72.i = fcmp olt float %add71.i, 0.000000e+00, !dbg !263
  %fneg76.i = fneg <3 x float> %vecinit59.i, !dbg !264
  %cond.i = select i1 %cmp72.i, <3 x float> %fneg76.i, <3 x float> %vecinit59.i, !dbg !264
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp.i) #6, !dbg !265
  call spir_func void @trace(ptr dead_on_unwind nonnull writable sret(%struct.Hit) align 16 %ref.tmp.i, <3 x float> noundef %add44.i, <3 x float> noundef %cond.i) #7, !dbg !265
  %11 = load float, ptr %ref.tmp.i, align 16, !dbg !266, !tbaa !37
  %cmp85.i = fcmp ogt float %11, 0x4341C37940000000, !dbg !267
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp.i) #6, !dbg !265
  %add88.i = fadd float %light.0.i3, 1.000000e+00, !dbg !265
  %light.1.i = select i1 %cmp85.i, float %add88.i, float %light.0.i3, !dbg !265
  %inc.i = add nuw nsw i32 %s.0.i2, 1, !dbg !268
  %cmp49.i = icmp slt i32 %inc.i, %samples, !dbg !240
  br i1 %cmp49.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !241, !llvm.loop !269

__clang_ocl_kern_imp_ambientOcclusion.exit:       ; preds = %entry, %for.cond.cleanup.i
  %light.2.i = phi float [ %div90.i, %for.cond.cleanup.i ], [ 0.000000e+00, %entry ], !dbg !246
  %mul92.i = mul nsw i32 %conv4.i, %conv2.i, !dbg !272
  %add93.i = add nsw i32 %mul92.i, %conv.i, !dbg !273
  %idxprom.i = sext i32 %add93.i to i64, !dbg !274
  %arrayidx94.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom.i, !dbg !274
  store float %light.2.i, ptr addrspace(1) %arrayidx94.i, align 4, !dbg !275, !tbaa !254
  call void @llvm.lifetime.end.p0(ptr nonnull %hit.i) #6, !dbg !276
  ret void, !dbg !277
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_ambientOcclusion(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %directions, i32 noundef %samples, i32 noundef %rows) local_unnamed_addr #4 !dbg !206 !kernel_arg_addr_space !201 !kernel_arg_access_qual !202 !kernel_arg_type !203 !kernel_arg_base_type !203 !kernel_arg_type_qual !204 {
entry:
  %hit = alloca %struct.Hit, align 16
  %ref.tmp = alloca %struct.Hit, align 16
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !278
  %conv = trunc i64 %call to i32, !dbg !278
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !279
  %conv2 = trunc i64 %call1 to i32, !dbg !279
  %call3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5, !dbg !280
  %conv4 = trunc i64 %call3 to i32, !dbg !280
  %call5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5, !dbg !281
  %conv6 = trunc i64 %call5 to i32, !dbg !281
  %conv7 = sitofp i32 %conv to float, !dbg !282
  %conv8 = sitofp i32 %conv4 to float, !dbg !283
  %mul = fmul float %conv8, 5.000000e-01, !dbg !284
  %sub = fsub float %conv7, %mul, !dbg !285
  %div = fdiv float %sub, %mul, !dbg !286, !fpmath !51
  %conv11 = sitofp i32 %conv2 to float, !dbg !287
  %conv12 = sitofp i32 %conv6 to float, !dbg !288
  %mul13 = fmul float %conv12, 5.000000e-01, !dbg !289
  %sub14 = fsub float %conv11, %mul13, !dbg !290
  %div17 = fdiv float %sub14, %mul13, !dbg !291, !fpmath !51
  %mul18 = fmul float %div, %div, !dbg !292
  %mul19 = fmul float %div17, %div17, !dbg !293
  %add = fadd float %mul18, %mul19, !dbg !294
  %add20 = fadd float %add, 1.000000e+00, !dbg !295
  %call21 = tail call spir_func float @_Z4sqrtf(float noundef %add20) #5, !dbg !296, !fpmath !32
  %div22 = fdiv float 1.000000e+00, %call21, !dbg !297, !fpmath !51
  %mul25 = fmul float %div22, %div, !dbg !298
  %vecinit = insertelement <3 x float> poison, float %mul25, i64 0, !dbg !299
  %fneg = fneg float %div17, !dbg !300
  %mul26 = fmul float %div22, %fneg, !dbg !301
  %vecinit27 = insertelement <3 x float> %vecinit, float %mul26, i64 1, !dbg !299
  %fneg28 = fneg float %div22, !dbg !302
  %vecinit29 = insertelement <3 x float> %vecinit27, float %fneg28, i64 2, !dbg !299
  call void @llvm.lifetime.start.p0(ptr nonnull %hit) #6, !dbg !303
  call spir_func void @trace(ptr dead_on_unwind nonnull writable sret(%struct.Hit) align 16 %hit, <3 x float> noundef zeroinitializer, <3 x float> noundef %vecinit29) #7, !dbg !304
  %0 = load float, ptr %hit, align 16, !dbg !305, !tbaa !37
  %cmp = fcmp olt float %0, 0x4341C37940000000, !dbg !306
  br i1 %cmp, label %if.then, label %if.end91, !dbg !306

if.then:                                          ; preds = %entry
  %p = getelementptr inbounds nuw i8, ptr %hit, i64 16, !dbg !307
  %1 = load <3 x float>, ptr %p, align 16, !dbg !307
  %n = getelementptr inbounds nuw i8, ptr %hit, i64 32, !dbg !308
  %2 = load <3 x float>, ptr %n, align 16, !dbg !308
  %mul43 = fmul <3 x float> %2, splat (float 0x3F50624DE0000000), !dbg !309
  %add44 = fadd <3 x float> %1, %mul43, !dbg !310
  %cmp49123 = icmp sgt i32 %samples, 0, !dbg !311
  br i1 %cmp49123, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !312

for.body.lr.ph:                                   ; preds = %if.then
  %mul47 = mul nsw i32 %conv2, 13, !dbg !313
  %mul46 = mul nsw i32 %conv, 7, !dbg !314
  %add48 = add nsw i32 %mul47, %mul46, !dbg !315
  %rem = srem i32 %add48, %rows, !dbg !316
  %mul51 = mul nsw i32 %rem, %samples
  %3 = load float, ptr %n, align 16
  %4 = getelementptr inbounds nuw i8, ptr %hit, i64 36
  %5 = load float, ptr %4, align 4
  %6 = getelementptr inbounds nuw i8, ptr %hit, i64 40
  %7 = load float, ptr %6, align 8
  br label %for.body, !dbg !312

for.cond.cleanup:                                 ; preds = %for.body, %if.then
  %light.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %light.1, %for.body ], !dbg !317
  %conv89 = sitofp i32 %samples to float, !dbg !318
  %div90 = fdiv float %light.0.lcssa, %conv89, !dbg !319, !fpmath !51
  br label %if.end91, !dbg !320

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %light.0125 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %light.1, %for.body ]
  %s.0124 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add52 = add nsw i32 %s.0124, %mul51, !dbg !321
  %mul53 = mul nsw i32 %add52, 3, !dbg !322
  %idx.ext = sext i32 %mul53 to i64, !dbg !323
  %add.ptr = getelementptr inbounds float, ptr addrspace(1) %directions, i64 %idx.ext, !dbg !323
  %8 = load float, ptr addrspace(1) %add.ptr, align 4, !dbg !324, !tbaa !254
  %vecinit55 = insertelement <3 x float> poison, float %8, i64 0, !dbg !325
  %arrayidx56 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4, !dbg !326
  %9 = load float, ptr addrspace(1) %arrayidx56, align 4, !dbg !326, !tbaa !254
  %vecinit57 = insertelement <3 x float> %vecinit55, float %9, i64 1, !dbg !325
  %arrayidx58 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8, !dbg !327
  %10 = load float, ptr addrspace(1) %arrayidx58, align 4, !dbg !327, !tbaa !254
  %vecinit59 = insertelement <3 x float> %vecinit57, float %10, i64 2, !dbg !325
  %mul65 = fmul float %8, %3, !dbg !328
  %mul67 = fmul float %9, %5, !dbg !329
  %add68 = fadd float %mul65, %mul67, !dbg !330
  %mul70 = fmul float %10, %7, !dbg !331
  %add71 = fadd float %mul70, %add68, !dbg !332
  %cmp72 = fcmp olt float %add71, 0.000000e+00, !dbg !333
  %fneg76 = fneg <3 x float> %vecinit59, !dbg !334
  %cond = select i1 %cmp72, <3 x float> %fneg76, <3 x float> %vecinit59, !dbg !334
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp) #6, !dbg !335
  call spir_func void @trace(ptr dead_on_unwind nonnull writable sret(%struct.Hit) align 16 %ref.tmp, <3 x float> noundef %add44, <3 x float> noundef %cond) #7, !dbg !335
  %11 = load float, ptr %ref.tmp, align 16, !dbg !336, !tbaa !37
  %cmp85 = fcmp ogt float %11, 0x4341C37940000000, !dbg !337
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp) #6, !dbg !335
  %add88 = fadd float %light.0125, 1.000000e+00, !dbg !335
  %light.1 = select i1 %cmp85, float %add88, float %light.0125, !dbg !335
  %inc = add nuw nsw i32 %s.0124, 1, !dbg !338
  %cmp49 = icmp slt i32 %inc, %samples, !dbg !311
  br i1 %cmp49, label %for.body, label %for.cond.cleanup, !dbg !312, !llvm.loop !339

if.end91:                                         ; preds = %for.cond.cleanup, %entry
  %light.2 = phi float [ %div90, %for.cond.cleanup ], [ 0.000000e+00, %entry ], !dbg !317
  %mul92 = mul nsw i32 %conv4, %conv2, !dbg !341
  %add93 = add nsw i32 %mul92, %conv, !dbg !342
  %idxprom = sext i32 %add93 to i64, !dbg !343
  %arrayidx94 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom, !dbg !343
  store float %light.2, ptr addrspace(1) %arrayidx94, align 4, !dbg !344, !tbaa !254
  call void @llvm.lifetime.end.p0(ptr nonnull %hit) #6, !dbg !345
  ret void, !dbg !345
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !346 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !347 dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { nounwind }
attributes #7 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "AmbientOcclusion.cl", directory: ".", checksumkind: CSK_MD5, checksum: "a6a180abf5c4ccaa24f27c134a952c97")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = !{i32 1, i32 2}
!7 = !{!"clang version 22.1.8"}
!8 = !{!9, !9, i64 0}
!9 = !{!"int", !10, i64 0}
!10 = !{!"omnipotent char", !11, i64 0}
!11 = !{!"Simple C/C++ TBAA"}
!12 = distinct !DISubprogram(name: "hit_sphere", scope: !1, file: !1, line: 8, type: !13, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 10, column: 19, scope: !12)
!16 = !DILocation(line: 11, column: 20, scope: !12)
!17 = !DILocation(line: 11, column: 33, scope: !12)
!18 = !DILocation(line: 11, column: 26, scope: !12)
!19 = !DILocation(line: 11, column: 46, scope: !12)
!20 = !DILocation(line: 11, column: 39, scope: !12)
!21 = !DILocation(line: 12, column: 20, scope: !12)
!22 = !DILocation(line: 12, column: 34, scope: !12)
!23 = !DILocation(line: 12, column: 27, scope: !12)
!24 = !DILocation(line: 12, column: 48, scope: !12)
!25 = !DILocation(line: 12, column: 41, scope: !12)
!26 = !DILocation(line: 12, column: 64, scope: !12)
!27 = !DILocation(line: 13, column: 20, scope: !12)
!28 = !DILocation(line: 13, column: 24, scope: !12)
!29 = !DILocation(line: 14, column: 14, scope: !12)
!30 = !DILocation(line: 15, column: 19, scope: !12)
!31 = !DILocation(line: 15, column: 24, scope: !12)
!32 = !{float 3.000000e+00}
!33 = !DILocation(line: 15, column: 22, scope: !12)
!34 = !DILocation(line: 16, column: 15, scope: !12)
!35 = !DILocation(line: 16, column: 22, scope: !12)
!36 = !DILocation(line: 16, column: 34, scope: !12)
!37 = !{!38, !39, i64 0}
!38 = !{!"", !39, i64 0, !10, i64 16, !10, i64 32}
!39 = !{!"float", !10, i64 0}
!40 = !DILocation(line: 16, column: 27, scope: !12)
!41 = !DILocation(line: 17, column: 20, scope: !12)
!42 = !DILocation(line: 18, column: 30, scope: !12)
!43 = !DILocation(line: 18, column: 28, scope: !12)
!44 = !DILocation(line: 18, column: 24, scope: !12)
!45 = !DILocation(line: 18, column: 18, scope: !12)
!46 = !DILocation(line: 18, column: 20, scope: !12)
!47 = !{!10, !10, i64 0}
!48 = !DILocation(line: 19, column: 30, scope: !12)
!49 = !DILocation(line: 19, column: 42, scope: !12)
!50 = !DILocation(line: 19, column: 40, scope: !12)
!51 = !{float 2.500000e+00}
!52 = !DILocation(line: 19, column: 18, scope: !12)
!53 = !DILocation(line: 19, column: 20, scope: !12)
!54 = !DILocation(line: 20, column: 9, scope: !12)
!55 = !DILocation(line: 22, column: 1, scope: !12)
!56 = !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 15, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!57 = distinct !DISubprogram(name: "hit_plane", scope: !1, file: !1, line: 24, type: !13, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!58 = !DILocation(line: 26, column: 14, scope: !57)
!59 = !DILocation(line: 26, column: 9, scope: !57)
!60 = !DILocation(line: 26, column: 19, scope: !57)
!61 = !DILocation(line: 27, column: 29, scope: !57)
!62 = !DILocation(line: 27, column: 27, scope: !57)
!63 = !DILocation(line: 27, column: 34, scope: !57)
!64 = !DILocation(line: 28, column: 15, scope: !57)
!65 = !DILocation(line: 28, column: 22, scope: !57)
!66 = !DILocation(line: 28, column: 34, scope: !57)
!67 = !DILocation(line: 28, column: 27, scope: !57)
!68 = !DILocation(line: 29, column: 20, scope: !57)
!69 = !DILocation(line: 30, column: 30, scope: !57)
!70 = !DILocation(line: 30, column: 28, scope: !57)
!71 = !DILocation(line: 30, column: 24, scope: !57)
!72 = !DILocation(line: 30, column: 18, scope: !57)
!73 = !DILocation(line: 30, column: 20, scope: !57)
!74 = !DILocation(line: 31, column: 18, scope: !57)
!75 = !DILocation(line: 31, column: 20, scope: !57)
!76 = !DILocation(line: 32, column: 9, scope: !57)
!77 = !DILocation(line: 34, column: 1, scope: !57)
!78 = !DISubprogram(name: "fabs", scope: !1, file: !1, line: 26, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!79 = distinct !DISubprogram(name: "trace", scope: !1, file: !1, line: 36, type: !13, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!80 = !DILocation(line: 39, column: 11, scope: !79)
!81 = !DILocation(line: 40, column: 9, scope: !79)
!82 = !DILocation(line: 40, column: 11, scope: !79)
!83 = !DILocation(line: 41, column: 9, scope: !79)
!84 = !DILocation(line: 41, column: 11, scope: !79)
!85 = !DILocation(line: 10, column: 19, scope: !12, inlinedAt: !86)
!86 = distinct !DILocation(line: 42, column: 5, scope: !79)
!87 = !DILocation(line: 11, column: 15, scope: !12, inlinedAt: !86)
!88 = !DILocation(line: 11, column: 22, scope: !12, inlinedAt: !86)
!89 = !DILocation(line: 11, column: 20, scope: !12, inlinedAt: !86)
!90 = !DILocation(line: 11, column: 28, scope: !12, inlinedAt: !86)
!91 = !DILocation(line: 11, column: 35, scope: !12, inlinedAt: !86)
!92 = !DILocation(line: 11, column: 33, scope: !12, inlinedAt: !86)
!93 = !DILocation(line: 11, column: 26, scope: !12, inlinedAt: !86)
!94 = !DILocation(line: 11, column: 41, scope: !12, inlinedAt: !86)
!95 = !DILocation(line: 11, column: 48, scope: !12, inlinedAt: !86)
!96 = !DILocation(line: 11, column: 46, scope: !12, inlinedAt: !86)
!97 = !DILocation(line: 11, column: 39, scope: !12, inlinedAt: !86)
!98 = !DILocation(line: 12, column: 20, scope: !12, inlinedAt: !86)
!99 = !DILocation(line: 12, column: 34, scope: !12, inlinedAt: !86)
!100 = !DILocation(line: 12, column: 27, scope: !12, inlinedAt: !86)
!101 = !DILocation(line: 12, column: 48, scope: !12, inlinedAt: !86)
!102 = !DILocation(line: 12, column: 41, scope: !12, inlinedAt: !86)
!103 = !DILocation(line: 13, column: 20, scope: !12, inlinedAt: !86)
!104 = !DILocation(line: 13, column: 24, scope: !12, inlinedAt: !86)
!105 = !DILocation(line: 14, column: 14, scope: !12, inlinedAt: !86)
!106 = !DILocation(line: 15, column: 19, scope: !12, inlinedAt: !86)
!107 = !DILocation(line: 15, column: 24, scope: !12, inlinedAt: !86)
!108 = !DILocation(line: 15, column: 22, scope: !12, inlinedAt: !86)
!109 = !DILocation(line: 16, column: 15, scope: !12, inlinedAt: !86)
!110 = !DILocation(line: 16, column: 22, scope: !12, inlinedAt: !86)
!111 = !DILocation(line: 17, column: 20, scope: !12, inlinedAt: !86)
!112 = !DILocation(line: 18, column: 30, scope: !12, inlinedAt: !86)
!113 = !DILocation(line: 18, column: 28, scope: !12, inlinedAt: !86)
!114 = !DILocation(line: 18, column: 24, scope: !12, inlinedAt: !86)
!115 = !DILocation(line: 18, column: 20, scope: !12, inlinedAt: !86)
!116 = !DILocation(line: 19, column: 30, scope: !12, inlinedAt: !86)
!117 = !DILocation(line: 19, column: 40, scope: !12, inlinedAt: !86)
!118 = !DILocation(line: 19, column: 20, scope: !12, inlinedAt: !86)
!119 = !DILocation(line: 20, column: 9, scope: !12, inlinedAt: !86)
!120 = !DILocation(line: 10, column: 19, scope: !12, inlinedAt: !121)
!121 = distinct !DILocation(line: 43, column: 5, scope: !79)
!122 = !DILocation(line: 11, column: 15, scope: !12, inlinedAt: !121)
!123 = !DILocation(line: 11, column: 20, scope: !12, inlinedAt: !121)
!124 = !DILocation(line: 11, column: 28, scope: !12, inlinedAt: !121)
!125 = !DILocation(line: 11, column: 33, scope: !12, inlinedAt: !121)
!126 = !DILocation(line: 11, column: 26, scope: !12, inlinedAt: !121)
!127 = !DILocation(line: 11, column: 41, scope: !12, inlinedAt: !121)
!128 = !DILocation(line: 11, column: 46, scope: !12, inlinedAt: !121)
!129 = !DILocation(line: 11, column: 39, scope: !12, inlinedAt: !121)
!130 = !DILocation(line: 12, column: 20, scope: !12, inlinedAt: !121)
!131 = !DILocation(line: 12, column: 34, scope: !12, inlinedAt: !121)
!132 = !DILocation(line: 12, column: 27, scope: !12, inlinedAt: !121)
!133 = !DILocation(line: 12, column: 48, scope: !12, inlinedAt: !121)
!134 = !DILocation(line: 12, column: 41, scope: !12, inlinedAt: !121)
!135 = !DILocation(line: 13, column: 20, scope: !12, inlinedAt: !121)
!136 = !DILocation(line: 13, column: 24, scope: !12, inlinedAt: !121)
!137 = !DILocation(line: 14, column: 14, scope: !12, inlinedAt: !121)
!138 = !DILocation(line: 15, column: 19, scope: !12, inlinedAt: !121)
!139 = !DILocation(line: 15, column: 24, scope: !12, inlinedAt: !121)
!140 = !DILocation(line: 15, column: 22, scope: !12, inlinedAt: !121)
!141 = !DILocation(line: 16, column: 15, scope: !12, inlinedAt: !121)
!142 = !DILocation(line: 16, column: 22, scope: !12, inlinedAt: !121)
!143 = !DILocation(line: 17, column: 20, scope: !12, inlinedAt: !121)
!144 = !DILocation(line: 18, column: 30, scope: !12, inlinedAt: !121)
!145 = !DILocation(line: 18, column: 28, scope: !12, inlinedAt: !121)
!146 = !DILocation(line: 18, column: 24, scope: !12, inlinedAt: !121)
!147 = !DILocation(line: 18, column: 20, scope: !12, inlinedAt: !121)
!148 = !DILocation(line: 19, column: 30, scope: !12, inlinedAt: !121)
!149 = !DILocation(line: 19, column: 40, scope: !12, inlinedAt: !121)
!150 = !DILocation(line: 19, column: 20, scope: !12, inlinedAt: !121)
!151 = !DILocation(line: 20, column: 9, scope: !12, inlinedAt: !121)
!152 = !DILocation(line: 10, column: 19, scope: !12, inlinedAt: !153)
!153 = distinct !DILocation(line: 44, column: 5, scope: !79)
!154 = !DILocation(line: 11, column: 15, scope: !12, inlinedAt: !153)
!155 = !DILocation(line: 11, column: 20, scope: !12, inlinedAt: !153)
!156 = !DILocation(line: 11, column: 28, scope: !12, inlinedAt: !153)
!157 = !DILocation(line: 11, column: 33, scope: !12, inlinedAt: !153)
!158 = !DILocation(line: 11, column: 26, scope: !12, inlinedAt: !153)
!159 = !DILocation(line: 11, column: 41, scope: !12, inlinedAt: !153)
!160 = !DILocation(line: 11, column: 46, scope: !12, inlinedAt: !153)
!161 = !DILocation(line: 11, column: 39, scope: !12, inlinedAt: !153)
!162 = !DILocation(line: 12, column: 20, scope: !12, inlinedAt: !153)
!163 = !DILocation(line: 12, column: 34, scope: !12, inlinedAt: !153)
!164 = !DILocation(line: 12, column: 27, scope: !12, inlinedAt: !153)
!165 = !DILocation(line: 12, column: 48, scope: !12, inlinedAt: !153)
!166 = !DILocation(line: 12, column: 41, scope: !12, inlinedAt: !153)
!167 = !DILocation(line: 13, column: 20, scope: !12, inlinedAt: !153)
!168 = !DILocation(line: 13, column: 24, scope: !12, inlinedAt: !153)
!169 = !DILocation(line: 14, column: 14, scope: !12, inlinedAt: !153)
!170 = !DILocation(line: 15, column: 19, scope: !12, inlinedAt: !153)
!171 = !DILocation(line: 15, column: 24, scope: !12, inlinedAt: !153)
!172 = !DILocation(line: 15, column: 22, scope: !12, inlinedAt: !153)
!173 = !DILocation(line: 16, column: 15, scope: !12, inlinedAt: !153)
!174 = !DILocation(line: 16, column: 22, scope: !12, inlinedAt: !153)
!175 = !DILocation(line: 17, column: 20, scope: !12, inlinedAt: !153)
!176 = !DILocation(line: 18, column: 30, scope: !12, inlinedAt: !153)
!177 = !DILocation(line: 18, column: 28, scope: !12, inlinedAt: !153)
!178 = !DILocation(line: 18, column: 24, scope: !12, inlinedAt: !153)
!179 = !DILocation(line: 18, column: 20, scope: !12, inlinedAt: !153)
!180 = !DILocation(line: 19, column: 30, scope: !12, inlinedAt: !153)
!181 = !DILocation(line: 19, column: 40, scope: !12, inlinedAt: !153)
!182 = !DILocation(line: 19, column: 20, scope: !12, inlinedAt: !153)
!183 = !DILocation(line: 20, column: 9, scope: !12, inlinedAt: !153)
!184 = !DILocation(line: 26, column: 9, scope: !57, inlinedAt: !185)
!185 = distinct !DILocation(line: 45, column: 5, scope: !79)
!186 = !DILocation(line: 26, column: 19, scope: !57, inlinedAt: !185)
!187 = !DILocation(line: 27, column: 29, scope: !57, inlinedAt: !185)
!188 = !DILocation(line: 27, column: 27, scope: !57, inlinedAt: !185)
!189 = !DILocation(line: 27, column: 34, scope: !57, inlinedAt: !185)
!190 = !DILocation(line: 28, column: 15, scope: !57, inlinedAt: !185)
!191 = !DILocation(line: 28, column: 22, scope: !57, inlinedAt: !185)
!192 = !DILocation(line: 29, column: 20, scope: !57, inlinedAt: !185)
!193 = !DILocation(line: 30, column: 30, scope: !57, inlinedAt: !185)
!194 = !DILocation(line: 30, column: 28, scope: !57, inlinedAt: !185)
!195 = !DILocation(line: 30, column: 24, scope: !57, inlinedAt: !185)
!196 = !DILocation(line: 30, column: 20, scope: !57, inlinedAt: !185)
!197 = !DILocation(line: 31, column: 20, scope: !57, inlinedAt: !185)
!198 = !DILocation(line: 32, column: 9, scope: !57, inlinedAt: !185)
!199 = !DILocation(line: 46, column: 5, scope: !79)
!200 = distinct !DISubprogram(name: "ambientOcclusion", scope: !1, file: !1, line: 49, type: !13, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!201 = !{i32 1, i32 1, i32 0, i32 0}
!202 = !{!"none", !"none", !"none", !"none"}
!203 = !{!"float*", !"float*", !"int", !"int"}
!204 = !{!"", !"const", !"", !""}
!205 = !DILocation(line: 51, column: 13, scope: !206, inlinedAt: !207)
!206 = distinct !DISubprogram(name: "ambientOcclusion", scope: !1, file: !1, line: 49, type: !13, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = distinct !DILocation(line: 50, column: 1, scope: !200)
!208 = !DILocation(line: 52, column: 13, scope: !206, inlinedAt: !207)
!209 = !DILocation(line: 53, column: 17, scope: !206, inlinedAt: !207)
!210 = !DILocation(line: 54, column: 18, scope: !206, inlinedAt: !207)
!211 = !DILocation(line: 55, column: 17, scope: !206, inlinedAt: !207)
!212 = !DILocation(line: 55, column: 21, scope: !206, inlinedAt: !207)
!213 = !DILocation(line: 55, column: 27, scope: !206, inlinedAt: !207)
!214 = !DILocation(line: 55, column: 19, scope: !206, inlinedAt: !207)
!215 = !DILocation(line: 55, column: 35, scope: !206, inlinedAt: !207)
!216 = !DILocation(line: 56, column: 17, scope: !206, inlinedAt: !207)
!217 = !DILocation(line: 56, column: 21, scope: !206, inlinedAt: !207)
!218 = !DILocation(line: 56, column: 28, scope: !206, inlinedAt: !207)
!219 = !DILocation(line: 56, column: 19, scope: !206, inlinedAt: !207)
!220 = !DILocation(line: 56, column: 36, scope: !206, inlinedAt: !207)
!221 = !DILocation(line: 57, column: 34, scope: !206, inlinedAt: !207)
!222 = !DILocation(line: 57, column: 44, scope: !206, inlinedAt: !207)
!223 = !DILocation(line: 57, column: 39, scope: !206, inlinedAt: !207)
!224 = !DILocation(line: 57, column: 49, scope: !206, inlinedAt: !207)
!225 = !DILocation(line: 57, column: 26, scope: !206, inlinedAt: !207)
!226 = !DILocation(line: 57, column: 24, scope: !206, inlinedAt: !207)
!227 = !DILocation(line: 59, column: 28, scope: !206, inlinedAt: !207)
!228 = !DILocation(line: 59, column: 24, scope: !206, inlinedAt: !207)
!229 = !DILocation(line: 59, column: 37, scope: !206, inlinedAt: !207)
!230 = !DILocation(line: 59, column: 41, scope: !206, inlinedAt: !207)
!231 = !DILocation(line: 59, column: 50, scope: !206, inlinedAt: !207)
!232 = !DILocation(line: 62, column: 5, scope: !206, inlinedAt: !207)
!233 = !DILocation(line: 62, column: 15, scope: !206, inlinedAt: !207)
!234 = !DILocation(line: 63, column: 13, scope: !206, inlinedAt: !207)
!235 = !DILocation(line: 63, column: 15, scope: !206, inlinedAt: !207)
!236 = !DILocation(line: 64, column: 24, scope: !206, inlinedAt: !207)
!237 = !DILocation(line: 64, column: 32, scope: !206, inlinedAt: !207)
!238 = !DILocation(line: 64, column: 34, scope: !206, inlinedAt: !207)
!239 = !DILocation(line: 64, column: 26, scope: !206, inlinedAt: !207)
!240 = !DILocation(line: 66, column: 27, scope: !206, inlinedAt: !207)
!241 = !DILocation(line: 66, column: 9, scope: !206, inlinedAt: !207)
!242 = !DILocation(line: 65, column: 30, scope: !206, inlinedAt: !207)
!243 = !DILocation(line: 65, column: 22, scope: !206, inlinedAt: !207)
!244 = !DILocation(line: 65, column: 26, scope: !206, inlinedAt: !207)
!245 = !DILocation(line: 65, column: 36, scope: !206, inlinedAt: !207)
!246 = !DILocation(line: 0, scope: !206, inlinedAt: !207)
!247 = !DILocation(line: 74, column: 25, scope: !206, inlinedAt: !207)
!248 = !DILocation(line: 74, column: 23, scope: !206, inlinedAt: !207)
!249 = !DILocation(line: 75, column: 5, scope: !206, inlinedAt: !207)
!250 = !DILocation(line: 67, column: 67, scope: !206, inlinedAt: !207)
!251 = !DILocation(line: 67, column: 72, scope: !206, inlinedAt: !207)
!252 = !DILocation(line: 67, column: 50, scope: !206, inlinedAt: !207)
!253 = !DILocation(line: 68, column: 35, scope: !206, inlinedAt: !207)
!254 = !{!39, !39, i64 0}
!255 = !DILocation(line: 68, column: 34, scope: !206, inlinedAt: !207)
!256 = !DILocation(line: 68, column: 41, scope: !206, inlinedAt: !207)
!257 = !DILocation(line: 68, column: 47, scope: !206, inlinedAt: !207)
!258 = !DILocation(line: 69, column: 32, scope: !206, inlinedAt: !207)
!259 = !DILocation(line: 69, column: 50, scope: !206, inlinedAt: !207)
!260 = !DILocation(line: 69, column: 42, scope: !206, inlinedAt: !207)
!261 = !DILocation(line: 69, column: 68, scope: !206, inlinedAt: !207)
!262 = !DILocation(line: 69, column: 60, scope: !206, inlinedAt: !207)
!263 = !DILocation(line: 70, column: 24, scope: !206, inlinedAt: !207)
!264 = !DILocation(line: 70, column: 19, scope: !206, inlinedAt: !207)
!265 = !DILocation(line: 71, column: 17, scope: !206, inlinedAt: !207)
!266 = !DILocation(line: 71, column: 31, scope: !206, inlinedAt: !207)
!267 = !DILocation(line: 71, column: 33, scope: !206, inlinedAt: !207)
!268 = !DILocation(line: 66, column: 38, scope: !206, inlinedAt: !207)
!269 = distinct !{!269, !241, !270, !271}
!270 = !DILocation(line: 73, column: 9, scope: !206, inlinedAt: !207)
!271 = !{!"llvm.loop.unroll.disable"}
!272 = !DILocation(line: 76, column: 11, scope: !206, inlinedAt: !207)
!273 = !DILocation(line: 76, column: 19, scope: !206, inlinedAt: !207)
!274 = !DILocation(line: 76, column: 5, scope: !206, inlinedAt: !207)
!275 = !DILocation(line: 76, column: 24, scope: !206, inlinedAt: !207)
!276 = !DILocation(line: 77, column: 1, scope: !206, inlinedAt: !207)
!277 = !DILocation(line: 77, column: 1, scope: !200)
!278 = !DILocation(line: 51, column: 13, scope: !206)
!279 = !DILocation(line: 52, column: 13, scope: !206)
!280 = !DILocation(line: 53, column: 17, scope: !206)
!281 = !DILocation(line: 54, column: 18, scope: !206)
!282 = !DILocation(line: 55, column: 17, scope: !206)
!283 = !DILocation(line: 55, column: 21, scope: !206)
!284 = !DILocation(line: 55, column: 27, scope: !206)
!285 = !DILocation(line: 55, column: 19, scope: !206)
!286 = !DILocation(line: 55, column: 35, scope: !206)
!287 = !DILocation(line: 56, column: 17, scope: !206)
!288 = !DILocation(line: 56, column: 21, scope: !206)
!289 = !DILocation(line: 56, column: 28, scope: !206)
!290 = !DILocation(line: 56, column: 19, scope: !206)
!291 = !DILocation(line: 56, column: 36, scope: !206)
!292 = !DILocation(line: 57, column: 34, scope: !206)
!293 = !DILocation(line: 57, column: 44, scope: !206)
!294 = !DILocation(line: 57, column: 39, scope: !206)
!295 = !DILocation(line: 57, column: 49, scope: !206)
!296 = !DILocation(line: 57, column: 26, scope: !206)
!297 = !DILocation(line: 57, column: 24, scope: !206)
!298 = !DILocation(line: 59, column: 28, scope: !206)
!299 = !DILocation(line: 59, column: 24, scope: !206)
!300 = !DILocation(line: 59, column: 37, scope: !206)
!301 = !DILocation(line: 59, column: 41, scope: !206)
!302 = !DILocation(line: 59, column: 50, scope: !206)
!303 = !DILocation(line: 62, column: 5, scope: !206)
!304 = !DILocation(line: 62, column: 15, scope: !206)
!305 = !DILocation(line: 63, column: 13, scope: !206)
!306 = !DILocation(line: 63, column: 15, scope: !206)
!307 = !DILocation(line: 64, column: 24, scope: !206)
!308 = !DILocation(line: 64, column: 32, scope: !206)
!309 = !DILocation(line: 64, column: 34, scope: !206)
!310 = !DILocation(line: 64, column: 26, scope: !206)
!311 = !DILocation(line: 66, column: 27, scope: !206)
!312 = !DILocation(line: 66, column: 9, scope: !206)
!313 = !DILocation(line: 65, column: 30, scope: !206)
!314 = !DILocation(line: 65, column: 22, scope: !206)
!315 = !DILocation(line: 65, column: 26, scope: !206)
!316 = !DILocation(line: 65, column: 36, scope: !206)
!317 = !DILocation(line: 0, scope: !206)
!318 = !DILocation(line: 74, column: 25, scope: !206)
!319 = !DILocation(line: 74, column: 23, scope: !206)
!320 = !DILocation(line: 75, column: 5, scope: !206)
!321 = !DILocation(line: 67, column: 67, scope: !206)
!322 = !DILocation(line: 67, column: 72, scope: !206)
!323 = !DILocation(line: 67, column: 50, scope: !206)
!324 = !DILocation(line: 68, column: 35, scope: !206)
!325 = !DILocation(line: 68, column: 34, scope: !206)
!326 = !DILocation(line: 68, column: 41, scope: !206)
!327 = !DILocation(line: 68, column: 47, scope: !206)
!328 = !DILocation(line: 69, column: 32, scope: !206)
!329 = !DILocation(line: 69, column: 50, scope: !206)
!330 = !DILocation(line: 69, column: 42, scope: !206)
!331 = !DILocation(line: 69, column: 68, scope: !206)
!332 = !DILocation(line: 69, column: 60, scope: !206)
!333 = !DILocation(line: 70, column: 24, scope: !206)
!334 = !DILocation(line: 70, column: 19, scope: !206)
!335 = !DILocation(line: 71, column: 17, scope: !206)
!336 = !DILocation(line: 71, column: 31, scope: !206)
!337 = !DILocation(line: 71, column: 33, scope: !206)
!338 = !DILocation(line: 66, column: 38, scope: !206)
!339 = distinct !{!339, !312, !340, !271}
!340 = !DILocation(line: 73, column: 9, scope: !206)
!341 = !DILocation(line: 76, column: 11, scope: !206)
!342 = !DILocation(line: 76, column: 19, scope: !206)
!343 = !DILocation(line: 76, column: 5, scope: !206)
!344 = !DILocation(line: 76, column: 24, scope: !206)
!345 = !DILocation(line: 77, column: 1, scope: !206)
!346 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 51, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubprogram(name: "get_global_size", scope: !1, file: !1, line: 53, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
