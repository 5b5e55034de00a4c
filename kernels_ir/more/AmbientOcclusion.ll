; ModuleID = 'AmbientOcclusion.cl'
source_filename = "AmbientOcclusion.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

%struct.Hit = type { float, <3 x float>, <3 x float> }

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @hit_sphere(ptr noundef captures(none) %hit, <3 x float> noundef %o, <3 x float> noundef %d, <3 x float> noundef %centre, float noundef %radius) local_unnamed_addr #0 !dbg !12 {
entry:
  %sub = fsub <3 x float> %o, %centre, !dbg !15
  %0 = extractelement <3 x float> %sub, i64 0, !dbg !16
  %1 = extractelement <3 x float> %d, i64 0, !dbg !17
  %mul = fmul float %1, %0, !dbg !18
  %2 = extractelement <3 x float> %sub, i64 1, !dbg !19
  %3 = extractelement <3 x float> %d, i64 1, !dbg !20
  %mul7 = fmul float %3, %2, !dbg !21
  %add = fadd float %mul, %mul7, !dbg !22
  %4 = extractelement <3 x float> %sub, i64 2, !dbg !23
  %5 = extractelement <3 x float> %d, i64 2, !dbg !24
  %mul8 = fmul float %5, %4, !dbg !25
  %add9 = fadd float %mul8, %add, !dbg !26
  %mul10 = fmul float %0, %0, !dbg !27
  %mul11 = fmul float %2, %2, !dbg !28
  %add12 = fadd float %mul10, %mul11, !dbg !29
  %mul13 = fmul float %4, %4, !dbg !30
  %add14 = fadd float %mul13, %add12, !dbg !31
  %mul15 = fmul float %radius, %radius, !dbg !32
  %mul17 = fmul float %add9, %add9, !dbg !33
  %6 = fsub float %mul15, %add14, !dbg !34
  %sub18 = fadd float %mul17, %6, !dbg !34
  %cmp = fcmp ogt float %sub18, 0.000000e+00, !dbg !35
  br i1 %cmp, label %if.then, label %if.end41, !dbg !35

if.then:                                          ; preds = %entry
  %fneg = fneg float %add9, !dbg !36
  %call = tail call spir_func float @_Z4sqrtf(float noundef %sub18) #5, !dbg !37, !fpmath !38
  %sub19 = fsub float %fneg, %call, !dbg !39
  %cmp20 = fcmp ogt float %sub19, 0.000000e+00, !dbg !40
  br i1 %cmp20, label %land.lhs.true, label %if.end41, !dbg !41

land.lhs.true:                                    ; preds = %if.then
  %7 = load float, ptr %hit, align 16, !dbg !42, !tbaa !43
  %cmp22 = fcmp olt float %sub19, %7, !dbg !46
  br i1 %cmp22, label %if.then23, label %if.end41, !dbg !41

if.then23:                                        ; preds = %land.lhs.true
  store float %sub19, ptr %hit, align 16, !dbg !47, !tbaa !43
  %splat.splatinsert = insertelement <3 x float> poison, float %sub19, i64 0, !dbg !48
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !48
  %mul29 = fmul <3 x float> %d, %splat.splat, !dbg !49
  %add30 = fadd <3 x float> %o, %mul29, !dbg !50
  %p = getelementptr inbounds nuw i8, ptr %hit, i64 16, !dbg !51
  %extractVec31 = shufflevector <3 x float> %add30, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !52
  store <4 x float> %extractVec31, ptr %p, align 16, !dbg !52, !tbaa !53
  %sub37 = fsub <3 x float> %add30, %centre, !dbg !54
  %splat.splatinsert38 = insertelement <3 x float> poison, float %radius, i64 0, !dbg !55
  %splat.splat39 = shufflevector <3 x float> %splat.splatinsert38, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !55
  %div = fdiv <3 x float> %sub37, %splat.splat39, !dbg !56, !fpmath !57
  %n = getelementptr inbounds nuw i8, ptr %hit, i64 32, !dbg !58
  %extractVec40 = shufflevector <3 x float> %div, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !59
  store <4 x float> %extractVec40, ptr %n, align 16, !dbg !59, !tbaa !53
  br label %if.end41, !dbg !60

if.end41:                                         ; preds = %if.then, %land.lhs.true, %if.then23, %entry
  ret void, !dbg !61
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !62 dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @hit_plane(ptr noundef captures(none) %hit, <3 x float> noundef %o, <3 x float> noundef %d, float noundef %height) local_unnamed_addr #0 !dbg !63 {
entry:
  %0 = extractelement <3 x float> %d, i64 1, !dbg !64
  %call = tail call spir_func float @_Z4fabsf(float noundef %0) #5, !dbg !65
  %cmp = fcmp ogt float %call, 0x3EB0C6F7A0000000, !dbg !66
  br i1 %cmp, label %if.then, label %if.end14, !dbg !66

if.then:                                          ; preds = %entry
  %1 = extractelement <3 x float> %o, i64 1, !dbg !67
  %sub = fsub float %height, %1, !dbg !68
  %div = fdiv float %sub, %0, !dbg !69, !fpmath !57
  %cmp2 = fcmp ogt float %div, 0.000000e+00, !dbg !70
  br i1 %cmp2, label %land.lhs.true, label %if.end14, !dbg !71

land.lhs.true:                                    ; preds = %if.then
  %2 = load float, ptr %hit, align 16, !dbg !72, !tbaa !43
  %cmp4 = fcmp olt float %div, %2, !dbg !73
  br i1 %cmp4, label %if.then5, label %if.end14, !dbg !71

if.then5:                                         ; preds = %land.lhs.true
  store float %div, ptr %hit, align 16, !dbg !74, !tbaa !43
  %splat.splatinsert = insertelement <3 x float> poison, float %div, i64 0, !dbg !75
  %splat.splat = shufflevector <3 x float> %splat.splatinsert, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !75
  %mul = fmul <3 x float> %d, %splat.splat, !dbg !76
  %add = fadd <3 x float> %o, %mul, !dbg !77
  %p = getelementptr inbounds nuw i8, ptr %hit, i64 16, !dbg !78
  %extractVec10 = shufflevector <3 x float> %add, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !79
  store <4 x float> %extractVec10, ptr %p, align 16, !dbg !79, !tbaa !53
  %n = getelementptr inbounds nuw i8, ptr %hit, i64 32, !dbg !80
  store <4 x float> <float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float undef>, ptr %n, align 16, !dbg !81, !tbaa !53
  br label %if.end14, !dbg !82

if.end14:                                         ; preds = %if.then, %land.lhs.true, %if.then5, %entry
  ret void, !dbg !83
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !84 dso_local spir_func float @_Z4fabsf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @trace(ptr dead_on_unwind noalias writable sret(%struct.Hit) align 16 captures(none) initializes((0, 4), (16, 48)) %agg.result, <3 x float> noundef %o, <3 x float> noundef %d) local_unnamed_addr #0 !dbg !85 {
entry:
  %extractVec = shufflevector <3 x float> %o, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %extractVec1 = shufflevector <3 x float> %d, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  store float 0x4376345780000000, ptr %agg.result, align 16, !dbg !86, !tbaa !43
  %p = getelementptr inbounds nuw i8, ptr %agg.result, i64 16, !dbg !87
  store <4 x float> %extractVec, ptr %p, align 16, !dbg !88, !tbaa !53
  %n = getelementptr inbounds nuw i8, ptr %agg.result, i64 32, !dbg !89
  store <4 x float> %extractVec1, ptr %n, align 16, !dbg !90, !tbaa !53
  %sub.i = fadd <3 x float> %o, <float 2.000000e+00, float -0.000000e+00, float 3.500000e+00>, !dbg !91
  %0 = extractelement <3 x float> %sub.i, i64 0, !dbg !93
  %1 = extractelement <3 x float> %d, i64 0, !dbg !94
  %mul.i = fmul float %1, %0, !dbg !95
  %2 = extractelement <3 x float> %sub.i, i64 1, !dbg !96
  %3 = extractelement <3 x float> %d, i64 1, !dbg !97
  %mul7.i = fmul float %3, %2, !dbg !98
  %add.i = fadd float %mul.i, %mul7.i, !dbg !99
  %4 = extractelement <3 x float> %sub.i, i64 2, !dbg !100
  %5 = extractelement <3 x float> %d, i64 2, !dbg !101
  %mul8.i = fmul float %5, %4, !dbg !102
  %add9.i = fadd float %mul8.i, %add.i, !dbg !103
  %mul10.i = fmul float %0, %0, !dbg !104
  %mul11.i = fmul float %2, %2, !dbg !105
  %add12.i = fadd float %mul10.i, %mul11.i, !dbg !106
  %mul13.i = fmul float %4, %4, !dbg !107
  %add14.i = fadd float %mul13.i, %add12.i, !dbg !108
  %mul17.i = fmul float %add9.i, %add9.i, !dbg !109
  %6 = fsub float 2.500000e-01, %add14.i, !dbg !110
  %sub18.i = fadd float %mul17.i, %6, !dbg !110
  %cmp.i = fcmp ogt float %sub18.i, 0.000000e+00, !dbg !111
  br i1 %cmp.i, label %if.then.i, label %hit_sphere.exit, !dbg !111

if.then.i:                                        ; preds = %entry
  %fneg.i = fneg float %add9.i, !dbg !112
  %call.i = tail call spir_func float @_Z4sqrtf(float noundef %sub18.i) #5, !dbg !113, !fpmath !38
  %sub19.i = fsub float %fneg.i, %call.i, !dbg !114
  %cmp20.i = fcmp ogt float %sub19.i, 0.000000e+00, !dbg !115
  %cmp22.i = fcmp olt float %sub19.i, 0x4376345780000000
  %or.cond = and i1 %cmp20.i, %cmp22.i, !dbg !116
  br i1 %or.cond, label %if.then23.i, label %hit_sphere.exit, !dbg !116

if.then23.i:                                      ; preds = %if.then.i
  store float %sub19.i, ptr %agg.result, align 16, !dbg !117, !tbaa !43
  %splat.splatinsert.i = insertelement <3 x float> poison, float %sub19.i, i64 0, !dbg !118
  %splat.splat.i = shufflevector <3 x float> %splat.splatinsert.i, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !118
  %mul29.i = fmul <3 x float> %d, %splat.splat.i, !dbg !119
  %add30.i = fadd <3 x float> %o, %mul29.i, !dbg !120
  %extractVec31.i = shufflevector <3 x float> %add30.i, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !121
  store <4 x float> %extractVec31.i, ptr %p, align 16, !dbg !121, !tbaa !53
  %sub37.i = fadd <3 x float> %add30.i, <float 2.000000e+00, float -0.000000e+00, float 3.500000e+00>, !dbg !122
  %div.i = fmul <3 x float> %sub37.i, splat (float 2.000000e+00), !dbg !123
  %extractVec40.i = shufflevector <3 x float> %div.i, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !124
  store <4 x float> %extractVec40.i, ptr %n, align 16, !dbg !124, !tbaa !53
  br label %hit_sphere.exit, !dbg !125

hit_sphere.exit:                                  ; preds = %entry, %if.then.i, %if.then23.i
  %sub.i39 = fadd <3 x float> %o, <float 5.000000e-01, float -0.000000e+00, float 3.000000e+00>, !dbg !126
  %7 = extractelement <3 x float> %sub.i39, i64 0, !dbg !128
  %mul.i40 = fmul float %1, %7, !dbg !129
  %8 = extractelement <3 x float> %sub.i39, i64 1, !dbg !130
  %mul7.i41 = fmul float %3, %8, !dbg !131
  %add.i42 = fadd float %mul.i40, %mul7.i41, !dbg !132
  %9 = extractelement <3 x float> %sub.i39, i64 2, !dbg !133
  %mul8.i43 = fmul float %5, %9, !dbg !134
  %add9.i44 = fadd float %mul8.i43, %add.i42, !dbg !135
  %mul10.i45 = fmul float %7, %7, !dbg !136
  %mul11.i46 = fmul float %8, %8, !dbg !137
  %add12.i47 = fadd float %mul10.i45, %mul11.i46, !dbg !138
  %mul13.i48 = fmul float %9, %9, !dbg !139
  %add14.i49 = fadd float %mul13.i48, %add12.i47, !dbg !140
  %mul17.i50 = fmul float %add9.i44, %add9.i44, !dbg !141
  %10 = fsub float 2.500000e-01, %add14.i49, !dbg !142
  %sub18.i51 = fadd float %mul17.i50, %10, !dbg !142
  %cmp.i52 = fcmp ogt float %sub18.i51, 0.000000e+00, !dbg !143
  br i1 %cmp.i52, label %if.then.i53, label %hit_sphere.exit71, !dbg !143

if.then.i53:                                      ; preds = %hit_sphere.exit
  %fneg.i54 = fneg float %add9.i44, !dbg !144
  %call.i55 = tail call spir_func float @_Z4sqrtf(float noundef %sub18.i51) #5, !dbg !145, !fpmath !38
  %sub19.i56 = fsub float %fneg.i54, %call.i55, !dbg !146
  %cmp20.i57 = fcmp ogt float %sub19.i56, 0.000000e+00, !dbg !147
  %11 = load float, ptr %agg.result, align 16
  %cmp22.i59 = fcmp olt float %sub19.i56, %11
  %or.cond117 = select i1 %cmp20.i57, i1 %cmp22.i59, i1 false, !dbg !148
  br i1 %or.cond117, label %if.then23.i60, label %hit_sphere.exit71, !dbg !148

if.then23.i60:                                    ; preds = %if.then.i53
  store float %sub19.i56, ptr %agg.result, align 16, !dbg !149, !tbaa !43
  %splat.splatinsert.i61 = insertelement <3 x float> poison, float %sub19.i56, i64 0, !dbg !150
  %splat.splat.i62 = shufflevector <3 x float> %splat.splatinsert.i61, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !150
  %mul29.i63 = fmul <3 x float> %d, %splat.splat.i62, !dbg !151
  %add30.i64 = fadd <3 x float> %o, %mul29.i63, !dbg !152
  %extractVec31.i66 = shufflevector <3 x float> %add30.i64, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !153
  store <4 x float> %extractVec31.i66, ptr %p, align 16, !dbg !153, !tbaa !53
  %sub37.i67 = fadd <3 x float> %add30.i64, <float 5.000000e-01, float -0.000000e+00, float 3.000000e+00>, !dbg !154
  %div.i68 = fmul <3 x float> %sub37.i67, splat (float 2.000000e+00), !dbg !155
  %extractVec40.i70 = shufflevector <3 x float> %div.i68, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !156
  store <4 x float> %extractVec40.i70, ptr %n, align 16, !dbg !156, !tbaa !53
  br label %hit_sphere.exit71, !dbg !157

hit_sphere.exit71:                                ; preds = %hit_sphere.exit, %if.then.i53, %if.then23.i60
  %sub.i72 = fadd <3 x float> %o, <float -1.000000e+00, float -0.000000e+00, float 0x40019999A0000000>, !dbg !158
  %12 = extractelement <3 x float> %sub.i72, i64 0, !dbg !160
  %mul.i73 = fmul float %1, %12, !dbg !161
  %13 = extractelement <3 x float> %sub.i72, i64 1, !dbg !162
  %mul7.i74 = fmul float %3, %13, !dbg !163
  %add.i75 = fadd float %mul.i73, %mul7.i74, !dbg !164
  %14 = extractelement <3 x float> %sub.i72, i64 2, !dbg !165
  %mul8.i76 = fmul float %5, %14, !dbg !166
  %add9.i77 = fadd float %mul8.i76, %add.i75, !dbg !167
  %mul10.i78 = fmul float %12, %12, !dbg !168
  %mul11.i79 = fmul float %13, %13, !dbg !169
  %add12.i80 = fadd float %mul10.i78, %mul11.i79, !dbg !170
  %mul13.i81 = fmul float %14, %14, !dbg !171
  %add14.i82 = fadd float %mul13.i81, %add12.i80, !dbg !172
  %mul17.i83 = fmul float %add9.i77, %add9.i77, !dbg !173
  %15 = fsub float 2.500000e-01, %add14.i82, !dbg !174
  %sub18.i84 = fadd float %mul17.i83, %15, !dbg !174
  %cmp.i85 = fcmp ogt float %sub18.i84, 0.000000e+00, !dbg !175
  br i1 %cmp.i85, label %if.then.i86, label %hit_sphere.exit104, !dbg !175

if.then.i86:                                      ; preds = %hit_sphere.exit71
  %fneg.i87 = fneg float %add9.i77, !dbg !176
  %call.i88 = tail call spir_func float @_Z4sqrtf(float noundef %sub18.i84) #5, !dbg !177, !fpmath !38
  %sub19.i89 = fsub float %fneg.i87, %call.i88, !dbg !178
  %cmp20.i90 = fcmp ogt float %sub19.i89, 0.000000e+00, !dbg !179
  %16 = load float, ptr %agg.result, align 16
  %cmp22.i92 = fcmp olt float %sub19.i89, %16
  %or.cond118 = select i1 %cmp20.i90, i1 %cmp22.i92, i1 false, !dbg !180
  br i1 %or.cond118, label %if.then23.i93, label %hit_sphere.exit104, !dbg !180

if.then23.i93:                                    ; preds = %if.then.i86
  store float %sub19.i89, ptr %agg.result, align 16, !dbg !181, !tbaa !43
  %splat.splatinsert.i94 = insertelement <3 x float> poison, float %sub19.i89, i64 0, !dbg !182
  %splat.splat.i95 = shufflevector <3 x float> %splat.splatinsert.i94, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !182
  %mul29.i96 = fmul <3 x float> %d, %splat.splat.i95, !dbg !183
  %add30.i97 = fadd <3 x float> %o, %mul29.i96, !dbg !184
  %extractVec31.i99 = shufflevector <3 x float> %add30.i97, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !185
  store <4 x float> %extractVec31.i99, ptr %p, align 16, !dbg !185, !tbaa !53
  %sub37.i100 = fadd <3 x float> %add30.i97, <float -1.000000e+00, float -0.000000e+00, float 0x40019999A0000000>, !dbg !186
  %div.i101 = fmul <3 x float> %sub37.i100, splat (float 2.000000e+00), !dbg !187
  %extractVec40.i103 = shufflevector <3 x float> %div.i101, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !188
  store <4 x float> %extractVec40.i103, ptr %n, align 16, !dbg !188, !tbaa !53
  br label %hit_sphere.exit104, !dbg !189

hit_sphere.exit104:                               ; preds = %hit_sphere.exit71, %if.then.i86, %if.then23.i93
  %call.i105 = tail call spir_func float @_Z4fabsf(float noundef %3) #5, !dbg !190
  %cmp.i106 = fcmp ogt float %call.i105, 0x3EB0C6F7A0000000, !dbg !192
  br i1 %cmp.i106, label %if.then.i107, label %hit_plane.exit, !dbg !192

if.then.i107:                                     ; preds = %hit_sphere.exit104
  %17 = extractelement <3 x float> %o, i64 1, !dbg !193
  %sub.i108 = fsub float -5.000000e-01, %17, !dbg !194
  %div.i109 = fdiv float %sub.i108, %3, !dbg !195, !fpmath !57
  %cmp2.i = fcmp ogt float %div.i109, 0.000000e+00, !dbg !196
  %18 = load float, ptr %agg.result, align 16
  %cmp4.i = fcmp olt float %div.i109, %18
  %or.cond119 = select i1 %cmp2.i, i1 %cmp4.i, i1 false, !dbg !197
  br i1 %or.cond119, label %if.then5.i, label %hit_plane.exit, !dbg !197

if.then5.i:                                       ; preds = %if.then.i107
  store float %div.i109, ptr %agg.result, align 16, !dbg !198, !tbaa !43
  %splat.splatinsert.i111 = insertelement <3 x float> poison, float %div.i109, i64 0, !dbg !199
  %splat.splat.i112 = shufflevector <3 x float> %splat.splatinsert.i111, <3 x float> poison, <3 x i32> zeroinitializer, !dbg !199
  %mul.i113 = fmul <3 x float> %d, %splat.splat.i112, !dbg !200
  %add.i114 = fadd <3 x float> %o, %mul.i113, !dbg !201
  %extractVec10.i = shufflevector <3 x float> %add.i114, <3 x float> <float undef, float poison, float poison>, <4 x i32> <i32 0, i32 1, i32 2, i32 3>, !dbg !202
  store <4 x float> %extractVec10.i, ptr %p, align 16, !dbg !202, !tbaa !53
  store <4 x float> <float 0.000000e+00, float 1.000000e+00, float 0.000000e+00, float undef>, ptr %n, align 16, !dbg !203, !tbaa !53
  br label %hit_plane.exit, !dbg !204

hit_plane.exit:                                   ; preds = %hit_sphere.exit104, %if.then.i107, %if.then5.i
  ret void, !dbg !205
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @ambientOcclusion(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %directions, i32 noundef %samples, i32 noundef %rows) local_unnamed_addr #3 !dbg !206 !kernel_arg_addr_space !207 !kernel_arg_access_qual !208 !kernel_arg_type !209 !kernel_arg_base_type !209 !kernel_arg_type_qual !210 {
entry:
  %hit.i = alloca %struct.Hit, align 16
  %ref.tmp.i = alloca %struct.Hit, align 16
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !211
  %conv.i = trunc i64 %call.i to i32, !dbg !211
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !214
  %conv2.i = trunc i64 %call1.i to i32, !dbg !214
  %call3.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5, !dbg !215
  %conv4.i = trunc i64 %call3.i to i32, !dbg !215
  %call5.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5, !dbg !216
  %conv6.i = trunc i64 %call5.i to i32, !dbg !216
  %conv7.i = sitofp i32 %conv.i to float, !dbg !217
  %conv8.i = sitofp i32 %conv4.i to float, !dbg !218
  %mul.i = fmul float %conv8.i, 5.000000e-01, !dbg !219
  %sub.i = fsub float %conv7.i, %mul.i, !dbg !220
  %div.i = fdiv float %sub.i, %mul.i, !dbg !221, !fpmath !57
  %conv11.i = sitofp i32 %conv2.i to float, !dbg !222
  %conv12.i = sitofp i32 %conv6.i to float, !dbg !223
  %mul13.i = fmul float %conv12.i, 5.000000e-01, !dbg !224
  %sub14.i = fsub float %conv11.i, %mul13.i, !dbg !225
  %div17.i = fdiv float %sub14.i, %mul13.i, !dbg !226, !fpmath !57
  %mul18.i = fmul float %div.i, %div.i, !dbg !227
  %mul19.i = fmul float %div17.i, %div17.i, !dbg !228
  %add.i = fadd float %mul18.i, %mul19.i, !dbg !229
  %add20.i = fadd float %add.i, 1.000000e+00, !dbg !230
  %call21.i = tail call spir_func float @_Z4sqrtf(float noundef %add20.i) #5, !dbg !231, !fpmath !38
  %div22.i = fdiv float 1.000000e+00, %call21.i, !dbg !232, !fpmath !57
  %mul25.i = fmul float %div22.i, %div.i, !dbg !233
  %vecinit.i = insertelement <3 x float> poison, float %mul25.i, i64 0, !dbg !234
  %fneg.i = fneg float %div17.i, !dbg !235
  %mul26.i = fmul float %div22.i, %fneg.i, !dbg !236
  %vecinit27.i = insertelement <3 x float> %vecinit.i, float %mul26.i, i64 1, !dbg !234
  %fneg28.i = fneg float %div22.i, !dbg !237
  %vecinit29.i = insertelement <3 x float> %vecinit27.i, float %fneg28.i, i64 2, !dbg !234
  call void @llvm.lifetime.start.p0(ptr nonnull %hit.i) #6, !dbg !238
  call spir_func void @trace(ptr dead_on_unwind nonnull writable sret(%struct.Hit) align 16 %hit.i, <3 x float> noundef zeroinitializer, <3 x float> noundef %vecinit29.i) #7, !dbg !239
  %0 = load float, ptr %hit.i, align 16, !dbg !240, !tbaa !43
  %cmp.i = fcmp olt float %0, 0x4341C37940000000, !dbg !241
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_ambientOcclusion.exit, !dbg !241

if.then.i:                                        ; preds = %entry
  %p.i = getelementptr inbounds nuw i8, ptr %hit.i, i64 16, !dbg !242
  %loadVecN39.i = load <4 x float>, ptr %p.i, align 16, !dbg !242
  %extractVec40.i = shufflevector <4 x float> %loadVecN39.i, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>, !dbg !242
  %n.i = getelementptr inbounds nuw i8, ptr %hit.i, i64 32, !dbg !243
  %loadVecN41.i = load <4 x float>, ptr %n.i, align 16, !dbg !243
  %extractVec42.i = shufflevector <4 x float> %loadVecN41.i, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>, !dbg !243
  %mul43.i = fmul <3 x float> %extractVec42.i, splat (float 0x3F50624DE0000000), !dbg !244
  %add44.i = fadd <3 x float> %extractVec40.i, %mul43.i, !dbg !245
  %cmp49.i1 = icmp sgt i32 %samples, 0, !dbg !246
  br i1 %cmp49.i1, label %for.body.i.lr.ph, label %for.cond.cleanup.i, !dbg !247

for.body.i.lr.ph:                                 ; preds = %if.then.i
  %mul47.i = mul nsw i32 %conv2.i, 13, !dbg !248
  %mul46.i = mul nsw i32 %conv.i, 7, !dbg !249
  %add48.i = add nsw i32 %mul47.i, %mul46.i, !dbg !250
  %rem.i = srem i32 %add48.i, %rows, !dbg !251
  %mul51.i = mul nsw i32 %rem.i, %samples
  %1 = load <3 x float>, ptr %n.i, align 16
  %2 = extractelement <3 x float> %1, i64 0
  %3 = extractelement <3 x float> %1, i64 1
  %4 = extractelement <3 x float> %1, i64 2
  br label %for.body.i, !dbg !247

for.cond.cleanup.i:                               ; preds = %for.body.i, %if.then.i
  %light.0.i.lcssa = phi float [ 0.000000e+00, %if.then.i ], [ %light.1.i, %for.body.i ], !dbg !252
  %conv89.i = sitofp i32 %samples to float, !dbg !253
  %div90.i = fdiv float %light.0.i.lcssa, %conv89.i, !dbg !254, !fpmath !57
  br label %__clang_ocl_kern_imp_ambientOcclusion.exit, !dbg !255

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %light.0.i3 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %light.1.i, %for.body.i ]
  %s.0.i2 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc.i, %for.body.i ]
  %add52.i = add nsw i32 %s.0.i2, %mul51.i, !dbg !256
  %mul53.i = mul nsw i32 %add52.i, 3, !dbg !257
  %idx.ext.i = sext i32 %mul53.i to i64, !dbg !258
  %add.ptr.i = getelementptr inbounds float, ptr addrspace(1) %directions, i64 %idx.ext.i, !dbg !258
  %5 = load float, ptr addrspace(1) %add.ptr.i, align 4, !dbg !259, !tbaa !260
  %vecinit55.i = insertelement <3 x float> poison, float %5, i64 0, !dbg !261
  %arrayidx56.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 4, !dbg !262
  %6 = load float, ptr addrspace(1) %arrayidx56.i, align 4, !dbg !262, !tbaa !260
  %vecinit57.i = insertelement <3 x float> %vecinit55.i, float %6, i64 1, !dbg !261
  %arrayidx58.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 8, !dbg !263
  %7 = load float, ptr addrspace(1) %arrayidx58.i, align 4, !dbg !263, !tbaa !260
  %vecinit59.i = insertelement <3 x float> %vecinit57.i, float %7, i64 2, !dbg !261
  %mul65.i = fmul float %5, %2, !dbg !264
  %mul67.i = fmul float %6, %3, !dbg !265
  %add68.i = fadd float %mul65.i, %mul67.i, !dbg !266
  %mul70.i = fmul float %7, %4, !dbg !267
  %add71.i = fadd float %mul70.i, %add68.i, !dbg !268
  %cmp72.i = fcmp olt float %add71.i, 0.000000e+00, !dbg !269
  %fneg76.i = fneg <3 x float> %vecinit59.i, !dbg !270
  %cond.i = select i1 %cmp72.i, <3 x float> %fneg76.i, <3 x float> %vecinit59.i, !dbg !270
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp.i) #6, !dbg !271
  call spir_func void @trace(ptr dead_on_unwind nonnull writable sret(%struct.Hit) align 16 %ref.tmp.i, <3 x float> noundef %add44.i, <3 x float> noundef %cond.i) #7, !dbg !271
  %8 = load float, ptr %ref.tmp.i, align 16, !dbg !272, !tbaa !43
  %cmp85.i = fcmp ogt float %8, 0x4341C37940000000, !dbg !273
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp.i) #6, !dbg !271
  %add88.i = fadd float %light.0.i3, 1.000000e+00, !dbg !271
  %light.1.i = select i1 %cmp85.i, float %add88.i, float %light.0.i3, !dbg !271
  %inc.i = add nuw nsw i32 %s.0.i2, 1, !dbg !274
  %cmp49.i = icmp slt i32 %inc.i, %samples, !dbg !246
  br i1 %cmp49.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !247, !llvm.loop !275

__clang_ocl_kern_imp_ambientOcclusion.exit:       ; preds = %entry, %for.cond.cleanup.i
  %light.2.i = phi float [ %div90.i, %for.cond.cleanup.i ], [ 0.000000e+00, %entry ], !dbg !252
  %mul92.i = mul nsw i32 %conv4.i, %conv2.i, !dbg !278
  %add93.i = add nsw i32 %mul92.i, %conv.i, !dbg !279
  %idxprom.i = sext i32 %add93.i to i64, !dbg !280
  %arrayidx94.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom.i, !dbg !280
  store float %light.2.i, ptr addrspace(1) %arrayidx94.i, align 4, !dbg !281, !tbaa !260
  call void @llvm.lifetime.end.p0(ptr nonnull %hit.i) #6, !dbg !282
  ret void, !dbg !283
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_ambientOcclusion(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %directions, i32 noundef %samples, i32 noundef %rows) local_unnamed_addr #4 !dbg !212 !kernel_arg_addr_space !207 !kernel_arg_access_qual !208 !kernel_arg_type !209 !kernel_arg_base_type !209 !kernel_arg_type_qual !210 {
entry:
  %hit = alloca %struct.Hit, align 16
  %ref.tmp = alloca %struct.Hit, align 16
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !284
  %conv = trunc i64 %call to i32, !dbg !284
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !285
  %conv2 = trunc i64 %call1 to i32, !dbg !285
  %call3 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5, !dbg !286
  %conv4 = trunc i64 %call3 to i32, !dbg !286
  %call5 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 1) #5, !dbg !287
  %conv6 = trunc i64 %call5 to i32, !dbg !287
  %conv7 = sitofp i32 %conv to float, !dbg !288
  %conv8 = sitofp i32 %conv4 to float, !dbg !289
  %mul = fmul float %conv8, 5.000000e-01, !dbg !290
  %sub = fsub float %conv7, %mul, !dbg !291
  %div = fdiv float %sub, %mul, !dbg !292, !fpmath !57
  %conv11 = sitofp i32 %conv2 to float, !dbg !293
  %conv12 = sitofp i32 %conv6 to float, !dbg !294
  %mul13 = fmul float %conv12, 5.000000e-01, !dbg !295
  %sub14 = fsub float %conv11, %mul13, !dbg !296
  %div17 = fdiv float %sub14, %mul13, !dbg !297, !fpmath !57
  %mul18 = fmul float %div, %div, !dbg !298
  %mul19 = fmul float %div17, %div17, !dbg !299
  %add = fadd float %mul18, %mul19, !dbg !300
  %add20 = fadd float %add, 1.000000e+00, !dbg !301
  %call21 = tail call spir_func float @_Z4sqrtf(float noundef %add20) #5, !dbg !302, !fpmath !38
  %div22 = fdiv float 1.000000e+00, %call21, !dbg !303, !fpmath !57
  %mul25 = fmul float %div22, %div, !dbg !304
  %vecinit = insertelement <3 x float> poison, float %mul25, i64 0, !dbg !305
  %fneg = fneg float %div17, !dbg !306
  %mul26 = fmul float %div22, %fneg, !dbg !307
  %vecinit27 = insertelement <3 x float> %vecinit, float %mul26, i64 1, !dbg !305
  %fneg28 = fneg float %div22, !dbg !308
  %vecinit29 = insertelement <3 x float> %vecinit27, float %fneg28, i64 2, !dbg !305
  call void @llvm.lifetime.start.p0(ptr nonnull %hit) #6, !dbg !309
  call spir_func void @trace(ptr dead_on_unwind nonnull writable sret(%struct.Hit) align 16 %hit, <3 x float> noundef zeroinitializer, <3 x float> noundef %vecinit29) #7, !dbg !310
  %0 = load float, ptr %hit, align 16, !dbg !311, !tbaa !43
  %cmp = fcmp olt float %0, 0x4341C37940000000, !dbg !312
  br i1 %cmp, label %if.then, label %if.end91, !dbg !312

if.then:                                          ; preds = %entry
  %p = getelementptr inbounds nuw i8, ptr %hit, i64 16, !dbg !313
  %loadVecN39 = load <4 x float>, ptr %p, align 16, !dbg !313
  %extractVec40 = shufflevector <4 x float> %loadVecN39, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>, !dbg !313
  %n = getelementptr inbounds nuw i8, ptr %hit, i64 32, !dbg !314
  %loadVecN41 = load <4 x float>, ptr %n, align 16, !dbg !314
  %extractVec42 = shufflevector <4 x float> %loadVecN41, <4 x float> poison, <3 x i32> <i32 0, i32 1, i32 2>, !dbg !314
  %mul43 = fmul <3 x float> %extractVec42, splat (float 0x3F50624DE0000000), !dbg !315
  %add44 = fadd <3 x float> %extractVec40, %mul43, !dbg !316
  %cmp49123 = icmp sgt i32 %samples, 0, !dbg !317
  br i1 %cmp49123, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !318

for.body.lr.ph:                                   ; preds = %if.then
  %mul47 = mul nsw i32 %conv2, 13, !dbg !319
  %mul46 = mul nsw i32 %conv, 7, !dbg !320
  %add48 = add nsw i32 %mul47, %mul46, !dbg !321
  %rem = srem i32 %add48, %rows, !dbg !322
  %mul51 = mul nsw i32 %rem, %samples
  %1 = load <3 x float>, ptr %n, align 16
  %2 = extractelement <3 x float> %1, i64 0
  %3 = extractelement <3 x float> %1, i64 1
  %4 = extractelement <3 x float> %1, i64 2
  br label %for.body, !dbg !318

for.cond.cleanup:                                 ; preds = %for.body, %if.then
  %light.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %light.1, %for.body ], !dbg !323
  %conv89 = sitofp i32 %samples to float, !dbg !324
  %div90 = fdiv float %light.0.lcssa, %conv89, !dbg !325, !fpmath !57
  br label %if.end91, !dbg !326

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %light.0125 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %light.1, %for.body ]
  %s.0124 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %add52 = add nsw i32 %s.0124, %mul51, !dbg !327
  %mul53 = mul nsw i32 %add52, 3, !dbg !328
  %idx.ext = sext i32 %mul53 to i64, !dbg !329
  %add.ptr = getelementptr inbounds float, ptr addrspace(1) %directions, i64 %idx.ext, !dbg !329
  %5 = load float, ptr addrspace(1) %add.ptr, align 4, !dbg !330, !tbaa !260
  %vecinit55 = insertelement <3 x float> poison, float %5, i64 0, !dbg !331
  %arrayidx56 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 4, !dbg !332
  %6 = load float, ptr addrspace(1) %arrayidx56, align 4, !dbg !332, !tbaa !260
  %vecinit57 = insertelement <3 x float> %vecinit55, float %6, i64 1, !dbg !331
  %arrayidx58 = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 8, !dbg !333
  %7 = load float, ptr addrspace(1) %arrayidx58, align 4, !dbg !333, !tbaa !260
  %vecinit59 = insertelement <3 x float> %vecinit57, float %7, i64 2, !dbg !331
  %mul65 = fmul float %5, %2, !dbg !334
  %mul67 = fmul float %6, %3, !dbg !335
  %add68 = fadd float %mul65, %mul67, !dbg !336
  %mul70 = fmul float %7, %4, !dbg !337
  %add71 = fadd float %mul70, %add68, !dbg !338
  %cmp72 = fcmp olt float %add71, 0.000000e+00, !dbg !339
  %fneg76 = fneg <3 x float> %vecinit59, !dbg !340
  %cond = select i1 %cmp72, <3 x float> %fneg76, <3 x float> %vecinit59, !dbg !340
  call void @llvm.lifetime.start.p0(ptr nonnull %ref.tmp) #6, !dbg !341
  call spir_func void @trace(ptr dead_on_unwind nonnull writable sret(%struct.Hit) align 16 %ref.tmp, <3 x float> noundef %add44, <3 x float> noundef %cond) #7, !dbg !341
  %8 = load float, ptr %ref.tmp, align 16, !dbg !342, !tbaa !43
  %cmp85 = fcmp ogt float %8, 0x4341C37940000000, !dbg !343
  call void @llvm.lifetime.end.p0(ptr nonnull %ref.tmp) #6, !dbg !341
  %add88 = fadd float %light.0125, 1.000000e+00, !dbg !341
  %light.1 = select i1 %cmp85, float %add88, float %light.0125, !dbg !341
  %inc = add nuw nsw i32 %s.0124, 1, !dbg !344
  %cmp49 = icmp slt i32 %inc, %samples, !dbg !317
  br i1 %cmp49, label %for.body, label %for.cond.cleanup, !dbg !318, !llvm.loop !345

if.end91:                                         ; preds = %for.cond.cleanup, %entry
  %light.2 = phi float [ %div90, %for.cond.cleanup ], [ 0.000000e+00, %entry ], !dbg !323
  %mul92 = mul nsw i32 %conv4, %conv2, !dbg !347
  %add93 = add nsw i32 %mul92, %conv, !dbg !348
  %idxprom = sext i32 %add93 to i64, !dbg !349
  %arrayidx94 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom, !dbg !349
  store float %light.2, ptr addrspace(1) %arrayidx94, align 4, !dbg !350, !tbaa !260
  call void @llvm.lifetime.end.p0(ptr nonnull %hit) #6, !dbg !351
  ret void, !dbg !351
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !352 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !353 dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

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
!16 = !DILocation(line: 11, column: 15, scope: !12)
!17 = !DILocation(line: 11, column: 22, scope: !12)
!18 = !DILocation(line: 11, column: 20, scope: !12)
!19 = !DILocation(line: 11, column: 28, scope: !12)
!20 = !DILocation(line: 11, column: 35, scope: !12)
!21 = !DILocation(line: 11, column: 33, scope: !12)
!22 = !DILocation(line: 11, column: 26, scope: !12)
!23 = !DILocation(line: 11, column: 41, scope: !12)
!24 = !DILocation(line: 11, column: 48, scope: !12)
!25 = !DILocation(line: 11, column: 46, scope: !12)
!26 = !DILocation(line: 11, column: 39, scope: !12)
!27 = !DILocation(line: 12, column: 20, scope: !12)
!28 = !DILocation(line: 12, column: 34, scope: !12)
!29 = !DILocation(line: 12, column: 27, scope: !12)
!30 = !DILocation(line: 12, column: 48, scope: !12)
!31 = !DILocation(line: 12, column: 41, scope: !12)
!32 = !DILocation(line: 12, column: 64, scope: !12)
!33 = !DILocation(line: 13, column: 20, scope: !12)
!34 = !DILocation(line: 13, column: 24, scope: !12)
!35 = !DILocation(line: 14, column: 14, scope: !12)
!36 = !DILocation(line: 15, column: 19, scope: !12)
!37 = !DILocation(line: 15, column: 24, scope: !12)
!38 = !{float 3.000000e+00}
!39 = !DILocation(line: 15, column: 22, scope: !12)
!40 = !DILocation(line: 16, column: 15, scope: !12)
!41 = !DILocation(line: 16, column: 22, scope: !12)
!42 = !DILocation(line: 16, column: 34, scope: !12)
!43 = !{!44, !45, i64 0}
!44 = !{!"", !45, i64 0, !10, i64 16, !10, i64 32}
!45 = !{!"float", !10, i64 0}
!46 = !DILocation(line: 16, column: 27, scope: !12)
!47 = !DILocation(line: 17, column: 20, scope: !12)
!48 = !DILocation(line: 18, column: 30, scope: !12)
!49 = !DILocation(line: 18, column: 28, scope: !12)
!50 = !DILocation(line: 18, column: 24, scope: !12)
!51 = !DILocation(line: 18, column: 18, scope: !12)
!52 = !DILocation(line: 18, column: 20, scope: !12)
!53 = !{!10, !10, i64 0}
!54 = !DILocation(line: 19, column: 30, scope: !12)
!55 = !DILocation(line: 19, column: 42, scope: !12)
!56 = !DILocation(line: 19, column: 40, scope: !12)
!57 = !{float 2.500000e+00}
!58 = !DILocation(line: 19, column: 18, scope: !12)
!59 = !DILocation(line: 19, column: 20, scope: !12)
!60 = !DILocation(line: 20, column: 9, scope: !12)
!61 = !DILocation(line: 22, column: 1, scope: !12)
!62 = !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 15, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!63 = distinct !DISubprogram(name: "hit_plane", scope: !1, file: !1, line: 24, type: !13, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!64 = !DILocation(line: 26, column: 14, scope: !63)
!65 = !DILocation(line: 26, column: 9, scope: !63)
!66 = !DILocation(line: 26, column: 19, scope: !63)
!67 = !DILocation(line: 27, column: 29, scope: !63)
!68 = !DILocation(line: 27, column: 27, scope: !63)
!69 = !DILocation(line: 27, column: 34, scope: !63)
!70 = !DILocation(line: 28, column: 15, scope: !63)
!71 = !DILocation(line: 28, column: 22, scope: !63)
!72 = !DILocation(line: 28, column: 34, scope: !63)
!73 = !DILocation(line: 28, column: 27, scope: !63)
!74 = !DILocation(line: 29, column: 20, scope: !63)
!75 = !DILocation(line: 30, column: 30, scope: !63)
!76 = !DILocation(line: 30, column: 28, scope: !63)
!77 = !DILocation(line: 30, column: 24, scope: !63)
!78 = !DILocation(line: 30, column: 18, scope: !63)
!79 = !DILocation(line: 30, column: 20, scope: !63)
!80 = !DILocation(line: 31, column: 18, scope: !63)
!81 = !DILocation(line: 31, column: 20, scope: !63)
!82 = !DILocation(line: 32, column: 9, scope: !63)
!83 = !DILocation(line: 34, column: 1, scope: !63)
!84 = !DISubprogram(name: "fabs", scope: !1, file: !1, line: 26, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = distinct !DISubprogram(name: "trace", scope: !1, file: !1, line: 36, type: !13, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!86 = !DILocation(line: 39, column: 11, scope: !85)
!87 = !DILocation(line: 40, column: 9, scope: !85)
!88 = !DILocation(line: 40, column: 11, scope: !85)
!89 = !DILocation(line: 41, column: 9, scope: !85)
!90 = !DILocation(line: 41, column: 11, scope: !85)
!91 = !DILocation(line: 10, column: 19, scope: !12, inlinedAt: !92)
!92 = distinct !DILocation(line: 42, column: 5, scope: !85)
!93 = !DILocation(line: 11, column: 15, scope: !12, inlinedAt: !92)
!94 = !DILocation(line: 11, column: 22, scope: !12, inlinedAt: !92)
!95 = !DILocation(line: 11, column: 20, scope: !12, inlinedAt: !92)
!96 = !DILocation(line: 11, column: 28, scope: !12, inlinedAt: !92)
!97 = !DILocation(line: 11, column: 35, scope: !12, inlinedAt: !92)
!98 = !DILocation(line: 11, column: 33, scope: !12, inlinedAt: !92)
!99 = !DILocation(line: 11, column: 26, scope: !12, inlinedAt: !92)
!100 = !DILocation(line: 11, column: 41, scope: !12, inlinedAt: !92)
!101 = !DILocation(line: 11, column: 48, scope: !12, inlinedAt: !92)
!102 = !DILocation(line: 11, column: 46, scope: !12, inlinedAt: !92)
!103 = !DILocation(line: 11, column: 39, scope: !12, inlinedAt: !92)
!104 = !DILocation(line: 12, column: 20, scope: !12, inlinedAt: !92)
!105 = !DILocation(line: 12, column: 34, scope: !12, inlinedAt: !92)
!106 = !DILocation(line: 12, column: 27, scope: !12, inlinedAt: !92)
!107 = !DILocation(line: 12, column: 48, scope: !12, inlinedAt: !92)
!108 = !DILocation(line: 12, column: 41, scope: !12, inlinedAt: !92)
!109 = !DILocation(line: 13, column: 20, scope: !12, inlinedAt: !92)
!110 = !DILocation(line: 13, column: 24, scope: !12, inlinedAt: !92)
!111 = !DILocation(line: 14, column: 14, scope: !12, inlinedAt: !92)
!112 = !DILocation(line: 15, column: 19, scope: !12, inlinedAt: !92)
!113 = !DILocation(line: 15, column: 24, scope: !12, inlinedAt: !92)
!114 = !DILocation(line: 15, column: 22, scope: !12, inlinedAt: !92)
!115 = !DILocation(line: 16, column: 15, scope: !12, inlinedAt: !92)
!116 = !DILocation(line: 16, column: 22, scope: !12, inlinedAt: !92)
!117 = !DILocation(line: 17, column: 20, scope: !12, inlinedAt: !92)
!118 = !DILocation(line: 18, column: 30, scope: !12, inlinedAt: !92)
!119 = !DILocation(line: 18, column: 28, scope: !12, inlinedAt: !92)
!120 = !DILocation(line: 18, column: 24, scope: !12, inlinedAt: !92)
!121 = !DILocation(line: 18, column: 20, scope: !12, inlinedAt: !92)
!122 = !DILocation(line: 19, column: 30, scope: !12, inlinedAt: !92)
!123 = !DILocation(line: 19, column: 40, scope: !12, inlinedAt: !92)
!124 = !DILocation(line: 19, column: 20, scope: !12, inlinedAt: !92)
!125 = !DILocation(line: 20, column: 9, scope: !12, inlinedAt: !92)
!126 = !DILocation(line: 10, column: 19, scope: !12, inlinedAt: !127)
!127 = distinct !DILocation(line: 43, column: 5, scope: !85)
!128 = !DILocation(line: 11, column: 15, scope: !12, inlinedAt: !127)
!129 = !DILocation(line: 11, column: 20, scope: !12, inlinedAt: !127)
!130 = !DILocation(line: 11, column: 28, scope: !12, inlinedAt: !127)
!131 = !DILocation(line: 11, column: 33, scope: !12, inlinedAt: !127)
!132 = !DILocation(line: 11, column: 26, scope: !12, inlinedAt: !127)
!133 = !DILocation(line: 11, column: 41, scope: !12, inlinedAt: !127)
!134 = !DILocation(line: 11, column: 46, scope: !12, inlinedAt: !127)
!135 = !DILocation(line: 11, column: 39, scope: !12, inlinedAt: !127)
!136 = !DILocation(line: 12, column: 20, scope: !12, inlinedAt: !127)
!137 = !DILocation(line: 12, column: 34, scope: !12, inlinedAt: !127)
!138 = !DILocation(line: 12, column: 27, scope: !12, inlinedAt: !127)
!139 = !DILocation(line: 12, column: 48, scope: !12, inlinedAt: !127)
!140 = !DILocation(line: 12, column: 41, scope: !12, inlinedAt: !127)
!141 = !DILocation(line: 13, column: 20, scope: !12, inlinedAt: !127)
!142 = !DILocation(line: 13, column: 24, scope: !12, inlinedAt: !127)
!143 = !DILocation(line: 14, column: 14, scope: !12, inlinedAt: !127)
!144 = !DILocation(line: 15, column: 19, scope: !12, inlinedAt: !127)
!145 = !DILocation(line: 15, column: 24, scope: !12, inlinedAt: !127)
!146 = !DILocation(line: 15, column: 22, scope: !12, inlinedAt: !127)
!147 = !DILocation(line: 16, column: 15, scope: !12, inlinedAt: !127)
!148 = !DILocation(line: 16, column: 22, scope: !12, inlinedAt: !127)
!149 = !DILocation(line: 17, column: 20, scope: !12, inlinedAt: !127)
!150 = !DILocation(line: 18, column: 30, scope: !12, inlinedAt: !127)
!151 = !DILocation(line: 18, column: 28, scope: !12, inlinedAt: !127)
!152 = !DILocation(line: 18, column: 24, scope: !12, inlinedAt: !127)
!153 = !DILocation(line: 18, column: 20, scope: !12, inlinedAt: !127)
!154 = !DILocation(line: 19, column: 30, scope: !12, inlinedAt: !127)
!155 = !DILocation(line: 19, column: 40, scope: !12, inlinedAt: !127)
!156 = !DILocation(line: 19, column: 20, scope: !12, inlinedAt: !127)
!157 = !DILocation(line: 20, column: 9, scope: !12, inlinedAt: !127)
!158 = !DILocation(line: 10, column: 19, scope: !12, inlinedAt: !159)
!159 = distinct !DILocation(line: 44, column: 5, scope: !85)
!160 = !DILocation(line: 11, column: 15, scope: !12, inlinedAt: !159)
!161 = !DILocation(line: 11, column: 20, scope: !12, inlinedAt: !159)
!162 = !DILocation(line: 11, column: 28, scope: !12, inlinedAt: !159)
!163 = !DILocation(line: 11, column: 33, scope: !12, inlinedAt: !159)
!164 = !DILocation(line: 11, column: 26, scope: !12, inlinedAt: !159)
!165 = !DILocation(line: 11, column: 41, scope: !12, inlinedAt: !159)
!166 = !DILocation(line: 11, column: 46, scope: !12, inlinedAt: !159)
!167 = !DILocation(line: 11, column: 39, scope: !12, inlinedAt: !159)
!168 = !DILocation(line: 12, column: 20, scope: !12, inlinedAt: !159)
!169 = !DILocation(line: 12, column: 34, scope: !12, inlinedAt: !159)
!170 = !DILocation(line: 12, column: 27, scope: !12, inlinedAt: !159)
!171 = !DILocation(line: 12, column: 48, scope: !12, inlinedAt: !159)
!172 = !DILocation(line: 12, column: 41, scope: !12, inlinedAt: !159)
!173 = !DILocation(line: 13, column: 20, scope: !12, inlinedAt: !159)
!174 = !DILocation(line: 13, column: 24, scope: !12, inlinedAt: !159)
!175 = !DILocation(line: 14, column: 14, scope: !12, inlinedAt: !159)
!176 = !DILocation(line: 15, column: 19, scope: !12, inlinedAt: !159)
!177 = !DILocation(line: 15, column: 24, scope: !12, inlinedAt: !159)
!178 = !DILocation(line: 15, column: 22, scope: !12, inlinedAt: !159)
!179 = !DILocation(line: 16, column: 15, scope: !12, inlinedAt: !159)
!180 = !DILocation(line: 16, column: 22, scope: !12, inlinedAt: !159)
!181 = !DILocation(line: 17, column: 20, scope: !12, inlinedAt: !159)
!182 = !DILocation(line: 18, column: 30, scope: !12, inlinedAt: !159)
!183 = !DILocation(line: 18, column: 28, scope: !12, inlinedAt: !159)
!184 = !DILocation(line: 18, column: 24, scope: !12, inlinedAt: !159)
!185 = !DILocation(line: 18, column: 20, scope: !12, inlinedAt: !159)
!186 = !DILocation(line: 19, column: 30, scope: !12, inlinedAt: !159)
!187 = !DILocation(line: 19, column: 40, scope: !12, inlinedAt: !159)
!188 = !DILocation(line: 19, column: 20, scope: !12, inlinedAt: !159)
!189 = !DILocation(line: 20, column: 9, scope: !12, inlinedAt: !159)
!190 = !DILocation(line: 26, column: 9, scope: !63, inlinedAt: !191)
!191 = distinct !DILocation(line: 45, column: 5, scope: !85)
!192 = !DILocation(line: 26, column: 19, scope: !63, inlinedAt: !191)
!193 = !DILocation(line: 27, column: 29, scope: !63, inlinedAt: !191)
!194 = !DILocation(line: 27, column: 27, scope: !63, inlinedAt: !191)
!195 = !DILocation(line: 27, column: 34, scope: !63, inlinedAt: !191)
!196 = !DILocation(line: 28, column: 15, scope: !63, inlinedAt: !191)
!197 = !DILocation(line: 28, column: 22, scope: !63, inlinedAt: !191)
!198 = !DILocation(line: 29, column: 20, scope: !63, inlinedAt: !191)
!199 = !DILocation(line: 30, column: 30, scope: !63, inlinedAt: !191)
!200 = !DILocation(line: 30, column: 28, scope: !63, inlinedAt: !191)
!201 = !DILocation(line: 30, column: 24, scope: !63, inlinedAt: !191)
!202 = !DILocation(line: 30, column: 20, scope: !63, inlinedAt: !191)
!203 = !DILocation(line: 31, column: 20, scope: !63, inlinedAt: !191)
!204 = !DILocation(line: 32, column: 9, scope: !63, inlinedAt: !191)
!205 = !DILocation(line: 46, column: 5, scope: !85)
!206 = distinct !DISubprogram(name: "ambientOcclusion", scope: !1, file: !1, line: 49, type: !13, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!207 = !{i32 1, i32 1, i32 0, i32 0}
!208 = !{!"none", !"none", !"none", !"none"}
!209 = !{!"float*", !"float*", !"int", !"int"}
!210 = !{!"", !"const", !"", !""}
!211 = !DILocation(line: 51, column: 13, scope: !212, inlinedAt: !213)
!212 = distinct !DISubprogram(name: "ambientOcclusion", scope: !1, file: !1, line: 49, type: !13, scopeLine: 50, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!213 = distinct !DILocation(line: 50, column: 1, scope: !206)
!214 = !DILocation(line: 52, column: 13, scope: !212, inlinedAt: !213)
!215 = !DILocation(line: 53, column: 17, scope: !212, inlinedAt: !213)
!216 = !DILocation(line: 54, column: 18, scope: !212, inlinedAt: !213)
!217 = !DILocation(line: 55, column: 17, scope: !212, inlinedAt: !213)
!218 = !DILocation(line: 55, column: 21, scope: !212, inlinedAt: !213)
!219 = !DILocation(line: 55, column: 27, scope: !212, inlinedAt: !213)
!220 = !DILocation(line: 55, column: 19, scope: !212, inlinedAt: !213)
!221 = !DILocation(line: 55, column: 35, scope: !212, inlinedAt: !213)
!222 = !DILocation(line: 56, column: 17, scope: !212, inlinedAt: !213)
!223 = !DILocation(line: 56, column: 21, scope: !212, inlinedAt: !213)
!224 = !DILocation(line: 56, column: 28, scope: !212, inlinedAt: !213)
!225 = !DILocation(line: 56, column: 19, scope: !212, inlinedAt: !213)
!226 = !DILocation(line: 56, column: 36, scope: !212, inlinedAt: !213)
!227 = !DILocation(line: 57, column: 34, scope: !212, inlinedAt: !213)
!228 = !DILocation(line: 57, column: 44, scope: !212, inlinedAt: !213)
!229 = !DILocation(line: 57, column: 39, scope: !212, inlinedAt: !213)
!230 = !DILocation(line: 57, column: 49, scope: !212, inlinedAt: !213)
!231 = !DILocation(line: 57, column: 26, scope: !212, inlinedAt: !213)
!232 = !DILocation(line: 57, column: 24, scope: !212, inlinedAt: !213)
!233 = !DILocation(line: 59, column: 28, scope: !212, inlinedAt: !213)
!234 = !DILocation(line: 59, column: 24, scope: !212, inlinedAt: !213)
!235 = !DILocation(line: 59, column: 37, scope: !212, inlinedAt: !213)
!236 = !DILocation(line: 59, column: 41, scope: !212, inlinedAt: !213)
!237 = !DILocation(line: 59, column: 50, scope: !212, inlinedAt: !213)
!238 = !DILocation(line: 62, column: 5, scope: !212, inlinedAt: !213)
!239 = !DILocation(line: 62, column: 15, scope: !212, inlinedAt: !213)
!240 = !DILocation(line: 63, column: 13, scope: !212, inlinedAt: !213)
!241 = !DILocation(line: 63, column: 15, scope: !212, inlinedAt: !213)
!242 = !DILocation(line: 64, column: 24, scope: !212, inlinedAt: !213)
!243 = !DILocation(line: 64, column: 32, scope: !212, inlinedAt: !213)
!244 = !DILocation(line: 64, column: 34, scope: !212, inlinedAt: !213)
!245 = !DILocation(line: 64, column: 26, scope: !212, inlinedAt: !213)
!246 = !DILocation(line: 66, column: 27, scope: !212, inlinedAt: !213)
!247 = !DILocation(line: 66, column: 9, scope: !212, inlinedAt: !213)
!248 = !DILocation(line: 65, column: 30, scope: !212, inlinedAt: !213)
!249 = !DILocation(line: 65, column: 22, scope: !212, inlinedAt: !213)
!250 = !DILocation(line: 65, column: 26, scope: !212, inlinedAt: !213)
!251 = !DILocation(line: 65, column: 36, scope: !212, inlinedAt: !213)
!252 = !DILocation(line: 0, scope: !212, inlinedAt: !213)
!253 = !DILocation(line: 74, column: 25, scope: !212, inlinedAt: !213)
!254 = !DILocation(line: 74, column: 23, scope: !212, inlinedAt: !213)
!255 = !DILocation(line: 75, column: 5, scope: !212, inlinedAt: !213)
!256 = !DILocation(line: 67, column: 67, scope: !212, inlinedAt: !213)
!257 = !DILocation(line: 67, column: 72, scope: !212, inlinedAt: !213)
!258 = !DILocation(line: 67, column: 50, scope: !212, inlinedAt: !213)
!259 = !DILocation(line: 68, column: 35, scope: !212, inlinedAt: !213)
!260 = !{!45, !45, i64 0}
!261 = !DILocation(line: 68, column: 34, scope: !212, inlinedAt: !213)
!262 = !DILocation(line: 68, column: 41, scope: !212, inlinedAt: !213)
!263 = !DILocation(line: 68, column: 47, scope: !212, inlinedAt: !213)
!264 = !DILocation(line: 69, column: 32, scope: !212, inlinedAt: !213)
!265 = !DILocation(line: 69, column: 50, scope: !212, inlinedAt: !213)
!266 = !DILocation(line: 69, column: 42, scope: !212, inlinedAt: !213)
!267 = !DILocation(line: 69, column: 68, scope: !212, inlinedAt: !213)
!268 = !DILocation(line: 69, column: 60, scope: !212, inlinedAt: !213)
!269 = !DILocation(line: 70, column: 24, scope: !212, inlinedAt: !213)
!270 = !DILocation(line: 70, column: 19, scope: !212, inlinedAt: !213)
!271 = !DILocation(line: 71, column: 17, scope: !212, inlinedAt: !213)
!272 = !DILocation(line: 71, column: 31, scope: !212, inlinedAt: !213)
!273 = !DILocation(line: 71, column: 33, scope: !212, inlinedAt: !213)
!274 = !DILocation(line: 66, column: 38, scope: !212, inlinedAt: !213)
!275 = distinct !{!275, !247, !276, !277}
!276 = !DILocation(line: 73, column: 9, scope: !212, inlinedAt: !213)
!277 = !{!"llvm.loop.unroll.disable"}
!278 = !DILocation(line: 76, column: 11, scope: !212, inlinedAt: !213)
!279 = !DILocation(line: 76, column: 19, scope: !212, inlinedAt: !213)
!280 = !DILocation(line: 76, column: 5, scope: !212, inlinedAt: !213)
!281 = !DILocation(line: 76, column: 24, scope: !212, inlinedAt: !213)
!282 = !DILocation(line: 77, column: 1, scope: !212, inlinedAt: !213)
!283 = !DILocation(line: 77, column: 1, scope: !206)
!284 = !DILocation(line: 51, column: 13, scope: !212)
!285 = !DILocation(line: 52, column: 13, scope: !212)
!286 = !DILocation(line: 53, column: 17, scope: !212)
!287 = !DILocation(line: 54, column: 18, scope: !212)
!288 = !DILocation(line: 55, column: 17, scope: !212)
!289 = !DILocation(line: 55, column: 21, scope: !212)
!290 = !DILocation(line: 55, column: 27, scope: !212)
!291 = !DILocation(line: 55, column: 19, scope: !212)
!292 = !DILocation(line: 55, column: 35, scope: !212)
!293 = !DILocation(line: 56, column: 17, scope: !212)
!294 = !DILocation(line: 56, column: 21, scope: !212)
!295 = !DILocation(line: 56, column: 28, scope: !212)
!296 = !DILocation(line: 56, column: 19, scope: !212)
!297 = !DILocation(line: 56, column: 36, scope: !212)
!298 = !DILocation(line: 57, column: 34, scope: !212)
!299 = !DILocation(line: 57, column: 44, scope: !212)
!300 = !DILocation(line: 57, column: 39, scope: !212)
!301 = !DILocation(line: 57, column: 49, scope: !212)
!302 = !DILocation(line: 57, column: 26, scope: !212)
!303 = !DILocation(line: 57, column: 24, scope: !212)
!304 = !DILocation(line: 59, column: 28, scope: !212)
!305 = !DILocation(line: 59, column: 24, scope: !212)
!306 = !DILocation(line: 59, column: 37, scope: !212)
!307 = !DILocation(line: 59, column: 41, scope: !212)
!308 = !DILocation(line: 59, column: 50, scope: !212)
!309 = !DILocation(line: 62, column: 5, scope: !212)
!310 = !DILocation(line: 62, column: 15, scope: !212)
!311 = !DILocation(line: 63, column: 13, scope: !212)
!312 = !DILocation(line: 63, column: 15, scope: !212)
!313 = !DILocation(line: 64, column: 24, scope: !212)
!314 = !DILocation(line: 64, column: 32, scope: !212)
!315 = !DILocation(line: 64, column: 34, scope: !212)
!316 = !DILocation(line: 64, column: 26, scope: !212)
!317 = !DILocation(line: 66, column: 27, scope: !212)
!318 = !DILocation(line: 66, column: 9, scope: !212)
!319 = !DILocation(line: 65, column: 30, scope: !212)
!320 = !DILocation(line: 65, column: 22, scope: !212)
!321 = !DILocation(line: 65, column: 26, scope: !212)
!322 = !DILocation(line: 65, column: 36, scope: !212)
!323 = !DILocation(line: 0, scope: !212)
!324 = !DILocation(line: 74, column: 25, scope: !212)
!325 = !DILocation(line: 74, column: 23, scope: !212)
!326 = !DILocation(line: 75, column: 5, scope: !212)
!327 = !DILocation(line: 67, column: 67, scope: !212)
!328 = !DILocation(line: 67, column: 72, scope: !212)
!329 = !DILocation(line: 67, column: 50, scope: !212)
!330 = !DILocation(line: 68, column: 35, scope: !212)
!331 = !DILocation(line: 68, column: 34, scope: !212)
!332 = !DILocation(line: 68, column: 41, scope: !212)
!333 = !DILocation(line: 68, column: 47, scope: !212)
!334 = !DILocation(line: 69, column: 32, scope: !212)
!335 = !DILocation(line: 69, column: 50, scope: !212)
!336 = !DILocation(line: 69, column: 42, scope: !212)
!337 = !DILocation(line: 69, column: 68, scope: !212)
!338 = !DILocation(line: 69, column: 60, scope: !212)
!339 = !DILocation(line: 70, column: 24, scope: !212)
!340 = !DILocation(line: 70, column: 19, scope: !212)
!341 = !DILocation(line: 71, column: 17, scope: !212)
!342 = !DILocation(line: 71, column: 31, scope: !212)
!343 = !DILocation(line: 71, column: 33, scope: !212)
!344 = !DILocation(line: 66, column: 38, scope: !212)
!345 = distinct !{!345, !318, !346, !277}
!346 = !DILocation(line: 73, column: 9, scope: !212)
!347 = !DILocation(line: 76, column: 11, scope: !212)
!348 = !DILocation(line: 76, column: 19, scope: !212)
!349 = !DILocation(line: 76, column: 5, scope: !212)
!350 = !DILocation(line: 76, column: 24, scope: !212)
!351 = !DILocation(line: 77, column: 1, scope: !212)
!352 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 51, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!353 = !DISubprogram(name: "get_global_size", scope: !1, file: !1, line: 53, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
