; ModuleID = 'NBody.cl'
source_filename = "NBody.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @nbody(ptr addrspace(1) noundef readonly align 16 captures(none) %pos, ptr addrspace(1) noundef readonly align 16 captures(none) %vel, i32 noundef %numBodies, float noundef %deltaTime, float noundef %epsSqr, ptr addrspace(3) noundef align 16 captures(none) %localPos, ptr addrspace(1) noundef writeonly align 16 captures(none) %newPosition, ptr addrspace(1) noundef writeonly align 16 captures(none) %newVelocity) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !20
  %conv.i = trunc i64 %call.i to i32, !dbg !20
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !23
  %call3.i = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !24
  %conv4.i = trunc i64 %call3.i to i32, !dbg !24
  %div.i = udiv i32 %numBodies, %conv4.i, !dbg !25
  %idxprom.i = and i64 %call1.i, 4294967295, !dbg !26
  %arrayidx.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %pos, i64 %idxprom.i, !dbg !26
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx.i, align 16, !dbg !26, !tbaa !27
  %cmp.i4.not = icmp ult i32 %numBodies, %conv4.i, !dbg !28
  br i1 %cmp.i4.not, label %__clang_ocl_kern_imp_nbody.exit, label %for.body.i.lr.ph, !dbg !29

for.body.i.lr.ph:                                 ; preds = %entry
  %idxprom8.i = and i64 %call.i, 4294967295
  %arrayidx9.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %localPos, i64 %idxprom8.i
  %cmp11.i1.not = icmp eq i32 %conv4.i, 0
  %1 = extractelement <4 x float> %0, i64 0
  %2 = extractelement <4 x float> %0, i64 1
  %3 = extractelement <4 x float> %0, i64 2
  br label %for.body.i, !dbg !29

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.cond.cleanup13.i
  %acc.0.i6 = phi <4 x float> [ zeroinitializer, %for.body.i.lr.ph ], [ %acc.1.i.lcssa, %for.cond.cleanup13.i ]
  %i.0.i5 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc37.i, %for.cond.cleanup13.i ]
  %mul.i = mul i32 %i.0.i5, %conv4.i, !dbg !30
  %add.i = add i32 %mul.i, %conv.i, !dbg !31
  %idxprom6.i = zext i32 %add.i to i64, !dbg !32
  %arrayidx7.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %pos, i64 %idxprom6.i, !dbg !32
  %4 = load <4 x float>, ptr addrspace(1) %arrayidx7.i, align 16, !dbg !32, !tbaa !27
  store <4 x float> %4, ptr addrspace(3) %arrayidx9.i, align 16, !dbg !33, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !34
  br i1 %cmp11.i1.not, label %for.cond.cleanup13.i, label %for.body14.i, !dbg !35

for.cond.cleanup13.i:                             ; preds = %for.body14.i, %for.body.i
  %acc.1.i.lcssa = phi <4 x float> [ %acc.0.i6, %for.body.i ], [ %15, %for.body14.i ], !dbg !36
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !37
  %inc37.i = add nuw i32 %i.0.i5, 1, !dbg !38
  %cmp.i = icmp ult i32 %inc37.i, %div.i, !dbg !28
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_nbody.exit, !dbg !29, !llvm.loop !39

for.body14.i:                                     ; preds = %for.body.i, %for.body14.i
  %acc.1.i3 = phi <4 x float> [ %15, %for.body14.i ], [ %acc.0.i6, %for.body.i ]
  %j.0.i2 = phi i32 [ %inc.i, %for.body14.i ], [ 0, %for.body.i ]
  %idxprom15.i = zext i32 %j.0.i2 to i64, !dbg !42
  %arrayidx16.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %localPos, i64 %idxprom15.i, !dbg !42
  %5 = load <4 x float>, ptr addrspace(3) %arrayidx16.i, align 16, !dbg !42, !tbaa !27
  %6 = extractelement <4 x float> %5, i64 0, !dbg !43
  %sub.i = fsub float %6, %1, !dbg !44
  %7 = extractelement <4 x float> %5, i64 1, !dbg !45
  %sub17.i = fsub float %7, %2, !dbg !46
  %8 = extractelement <4 x float> %5, i64 2, !dbg !47
  %sub18.i = fsub float %8, %3, !dbg !48
  %mul19.i = fmul float %sub.i, %sub.i, !dbg !49
  %mul20.i = fmul float %sub17.i, %sub17.i, !dbg !50
  %add21.i = fadd float %mul19.i, %mul20.i, !dbg !51
  %mul22.i = fmul float %sub18.i, %sub18.i, !dbg !52
  %add23.i = fadd float %mul22.i, %add21.i, !dbg !53
  %add24.i = fadd float %epsSqr, %add23.i, !dbg !54
  %call25.i = tail call spir_func float @_Z4sqrtf(float noundef %add24.i) #4, !dbg !55, !fpmath !56
  %div26.i = fdiv float 1.000000e+00, %call25.i, !dbg !57, !fpmath !58
  %9 = extractelement <4 x float> %5, i64 3, !dbg !59
  %mul27.i = fmul float %div26.i, %div26.i, !dbg !60
  %mul28.i = fmul float %div26.i, %mul27.i, !dbg !61
  %mul29.i = fmul float %9, %mul28.i, !dbg !62
  %mul30.i = fmul float %sub.i, %mul29.i, !dbg !63
  %10 = extractelement <4 x float> %acc.1.i3, i64 0, !dbg !64
  %add31.i = fadd float %10, %mul30.i, !dbg !64
  %11 = insertelement <4 x float> %acc.1.i3, float %add31.i, i64 0, !dbg !64
  %mul32.i = fmul float %sub17.i, %mul29.i, !dbg !65
  %12 = extractelement <4 x float> %acc.1.i3, i64 1, !dbg !66
  %add33.i = fadd float %12, %mul32.i, !dbg !66
  %13 = insertelement <4 x float> %11, float %add33.i, i64 1, !dbg !66
  %mul34.i = fmul float %sub18.i, %mul29.i, !dbg !67
  %14 = extractelement <4 x float> %acc.1.i3, i64 2, !dbg !68
  %add35.i = fadd float %14, %mul34.i, !dbg !68
  %15 = insertelement <4 x float> %13, float %add35.i, i64 2, !dbg !68
  %inc.i = add nuw i32 %j.0.i2, 1, !dbg !69
  %cmp11.i = icmp ult i32 %inc.i, %conv4.i, !dbg !70
  br i1 %cmp11.i, label %for.body14.i, label %for.cond.cleanup13.i, !dbg !35, !llvm.loop !71

__clang_ocl_kern_imp_nbody.exit:                  ; preds = %for.cond.cleanup13.i, %entry
  %acc.0.i.lcssa = phi <4 x float> [ zeroinitializer, %entry ], [ %acc.1.i.lcssa, %for.cond.cleanup13.i ], !dbg !73
  %arrayidx40.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %vel, i64 %idxprom.i, !dbg !74
  %16 = load <4 x float>, ptr addrspace(1) %arrayidx40.i, align 16, !dbg !74, !tbaa !27
  %mul41.i = fmul float %deltaTime, 5.000000e-01, !dbg !75
  %mul42.i = fmul float %deltaTime, %mul41.i, !dbg !76
  %17 = extractelement <4 x float> %0, i64 0, !dbg !77
  %18 = extractelement <4 x float> %16, i64 0, !dbg !78
  %mul43.i = fmul float %deltaTime, %18, !dbg !79
  %add44.i = fadd float %17, %mul43.i, !dbg !80
  %19 = extractelement <4 x float> %acc.0.i.lcssa, i64 0, !dbg !81
  %mul45.i = fmul float %mul42.i, %19, !dbg !82
  %add46.i = fadd float %mul45.i, %add44.i, !dbg !83
  %20 = insertelement <4 x float> poison, float %add46.i, i64 0, !dbg !84
  %21 = extractelement <4 x float> %0, i64 1, !dbg !85
  %22 = extractelement <4 x float> %16, i64 1, !dbg !86
  %mul47.i = fmul float %deltaTime, %22, !dbg !87
  %add48.i = fadd float %21, %mul47.i, !dbg !88
  %23 = extractelement <4 x float> %acc.0.i.lcssa, i64 1, !dbg !89
  %mul49.i = fmul float %mul42.i, %23, !dbg !90
  %add50.i = fadd float %mul49.i, %add48.i, !dbg !91
  %24 = insertelement <4 x float> %20, float %add50.i, i64 1, !dbg !92
  %25 = extractelement <4 x float> %0, i64 2, !dbg !93
  %26 = extractelement <4 x float> %16, i64 2, !dbg !94
  %mul51.i = fmul float %deltaTime, %26, !dbg !95
  %add52.i = fadd float %25, %mul51.i, !dbg !96
  %27 = extractelement <4 x float> %acc.0.i.lcssa, i64 2, !dbg !97
  %mul53.i = fmul float %mul42.i, %27, !dbg !98
  %add54.i = fadd float %mul53.i, %add52.i, !dbg !99
  %28 = insertelement <4 x float> %24, float %add54.i, i64 2, !dbg !100
  %29 = shufflevector <4 x float> %28, <4 x float> %0, <4 x i32> <i32 0, i32 1, i32 2, i32 7>, !dbg !101
  %mul55.i = fmul float %deltaTime, %19, !dbg !102
  %add56.i = fadd float %mul55.i, %18, !dbg !103
  %30 = insertelement <4 x float> poison, float %add56.i, i64 0, !dbg !104
  %mul57.i = fmul float %deltaTime, %23, !dbg !105
  %add58.i = fadd float %mul57.i, %22, !dbg !106
  %31 = insertelement <4 x float> %30, float %add58.i, i64 1, !dbg !107
  %mul59.i = fmul float %deltaTime, %27, !dbg !108
  %add60.i = fadd float %mul59.i, %26, !dbg !109
  %32 = insertelement <4 x float> %31, float %add60.i, i64 2, !dbg !110
  %33 = shufflevector <4 x float> %32, <4 x float> %16, <4 x i32> <i32 0, i32 1, i32 2, i32 7>, !dbg !111
  %arrayidx62.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %newPosition, i64 %idxprom.i, !dbg !112
  store <4 x float> %29, ptr addrspace(1) %arrayidx62.i, align 16, !dbg !113, !tbaa !27
  %arrayidx64.i = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %newVelocity, i64 %idxprom.i, !dbg !114
  store <4 x float> %33, ptr addrspace(1) %arrayidx64.i, align 16, !dbg !115, !tbaa !27
  ret void, !dbg !116
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_nbody(ptr addrspace(1) noundef readonly align 16 captures(none) %pos, ptr addrspace(1) noundef readonly align 16 captures(none) %vel, i32 noundef %numBodies, float noundef %deltaTime, float noundef %epsSqr, ptr addrspace(3) noundef align 16 captures(none) %localPos, ptr addrspace(1) noundef writeonly align 16 captures(none) %newPosition, ptr addrspace(1) noundef writeonly align 16 captures(none) %newVelocity) local_unnamed_addr #1 !dbg !21 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !18 !kernel_arg_type_qual !19 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !117
  %conv = trunc i64 %call to i32, !dbg !117
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !118
  %call3 = tail call spir_func i64 @_Z14get_local_sizej(i32 noundef 0) #4, !dbg !119
  %conv4 = trunc i64 %call3 to i32, !dbg !119
  %div = udiv i32 %numBodies, %conv4, !dbg !120
  %idxprom = and i64 %call1, 4294967295, !dbg !121
  %arrayidx = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %pos, i64 %idxprom, !dbg !121
  %0 = load <4 x float>, ptr addrspace(1) %arrayidx, align 16, !dbg !121, !tbaa !27
  %cmp133.not = icmp ult i32 %numBodies, %conv4, !dbg !122
  br i1 %cmp133.not, label %for.cond.cleanup, label %for.body.lr.ph, !dbg !123

for.body.lr.ph:                                   ; preds = %entry
  %idxprom8 = and i64 %call, 4294967295
  %arrayidx9 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %localPos, i64 %idxprom8
  %cmp11130.not = icmp eq i32 %conv4, 0
  %1 = extractelement <4 x float> %0, i64 0
  %2 = extractelement <4 x float> %0, i64 1
  %3 = extractelement <4 x float> %0, i64 2
  br label %for.body, !dbg !123

for.cond.cleanup:                                 ; preds = %for.cond.cleanup13, %entry
  %acc.0.lcssa = phi <4 x float> [ zeroinitializer, %entry ], [ %acc.1.lcssa, %for.cond.cleanup13 ], !dbg !124
  %arrayidx40 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %vel, i64 %idxprom, !dbg !125
  %4 = load <4 x float>, ptr addrspace(1) %arrayidx40, align 16, !dbg !125, !tbaa !27
  %mul41 = fmul float %deltaTime, 5.000000e-01, !dbg !126
  %mul42 = fmul float %deltaTime, %mul41, !dbg !127
  %5 = extractelement <4 x float> %0, i64 0, !dbg !128
  %6 = extractelement <4 x float> %4, i64 0, !dbg !129
  %mul43 = fmul float %deltaTime, %6, !dbg !130
  %add44 = fadd float %5, %mul43, !dbg !131
  %7 = extractelement <4 x float> %acc.0.lcssa, i64 0, !dbg !132
  %mul45 = fmul float %mul42, %7, !dbg !133
  %add46 = fadd float %mul45, %add44, !dbg !134
  %8 = insertelement <4 x float> poison, float %add46, i64 0, !dbg !135
  %9 = extractelement <4 x float> %0, i64 1, !dbg !136
  %10 = extractelement <4 x float> %4, i64 1, !dbg !137
  %mul47 = fmul float %deltaTime, %10, !dbg !138
  %add48 = fadd float %9, %mul47, !dbg !139
  %11 = extractelement <4 x float> %acc.0.lcssa, i64 1, !dbg !140
  %mul49 = fmul float %mul42, %11, !dbg !141
  %add50 = fadd float %mul49, %add48, !dbg !142
  %12 = insertelement <4 x float> %8, float %add50, i64 1, !dbg !143
  %13 = extractelement <4 x float> %0, i64 2, !dbg !144
  %14 = extractelement <4 x float> %4, i64 2, !dbg !145
  %mul51 = fmul float %deltaTime, %14, !dbg !146
  %add52 = fadd float %13, %mul51, !dbg !147
  %15 = extractelement <4 x float> %acc.0.lcssa, i64 2, !dbg !148
  %mul53 = fmul float %mul42, %15, !dbg !149
  %add54 = fadd float %mul53, %add52, !dbg !150
  %16 = insertelement <4 x float> %12, float %add54, i64 2, !dbg !151
  %17 = shufflevector <4 x float> %16, <4 x float> %0, <4 x i32> <i32 0, i32 1, i32 2, i32 7>, !dbg !152
  %mul55 = fmul float %deltaTime, %7, !dbg !153
  %add56 = fadd float %mul55, %6, !dbg !154
  %18 = insertelement <4 x float> poison, float %add56, i64 0, !dbg !155
  %mul57 = fmul float %deltaTime, %11, !dbg !156
  %add58 = fadd float %mul57, %10, !dbg !157
  %19 = insertelement <4 x float> %18, float %add58, i64 1, !dbg !158
  %mul59 = fmul float %deltaTime, %15, !dbg !159
  %add60 = fadd float %mul59, %14, !dbg !160
  %20 = insertelement <4 x float> %19, float %add60, i64 2, !dbg !161
  %21 = shufflevector <4 x float> %20, <4 x float> %4, <4 x i32> <i32 0, i32 1, i32 2, i32 7>, !dbg !162
  %arrayidx62 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %newPosition, i64 %idxprom, !dbg !163
  store <4 x float> %17, ptr addrspace(1) %arrayidx62, align 16, !dbg !164, !tbaa !27
  %arrayidx64 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %newVelocity, i64 %idxprom, !dbg !165
  store <4 x float> %21, ptr addrspace(1) %arrayidx64, align 16, !dbg !166, !tbaa !27
  ret void, !dbg !167

for.body:                                         ; preds = %for.body.lr.ph, %for.cond.cleanup13
  %acc.0135 = phi <4 x float> [ zeroinitializer, %for.body.lr.ph ], [ %acc.1.lcssa, %for.cond.cleanup13 ]
  %i.0134 = phi i32 [ 0, %for.body.lr.ph ], [ %inc37, %for.cond.cleanup13 ]
  %mul = mul i32 %i.0134, %conv4, !dbg !168
  %add = add i32 %mul, %conv, !dbg !169
  %idxprom6 = zext i32 %add to i64, !dbg !170
  %arrayidx7 = getelementptr inbounds nuw <4 x float>, ptr addrspace(1) %pos, i64 %idxprom6, !dbg !170
  %22 = load <4 x float>, ptr addrspace(1) %arrayidx7, align 16, !dbg !170, !tbaa !27
  store <4 x float> %22, ptr addrspace(3) %arrayidx9, align 16, !dbg !171, !tbaa !27
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !172
  br i1 %cmp11130.not, label %for.cond.cleanup13, label %for.body14, !dbg !173

for.cond.cleanup13:                               ; preds = %for.body14, %for.body
  %acc.1.lcssa = phi <4 x float> [ %acc.0135, %for.body ], [ %33, %for.body14 ], !dbg !174
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !175
  %inc37 = add nuw i32 %i.0134, 1, !dbg !176
  %cmp = icmp ult i32 %inc37, %div, !dbg !122
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !123, !llvm.loop !177

for.body14:                                       ; preds = %for.body, %for.body14
  %acc.1132 = phi <4 x float> [ %33, %for.body14 ], [ %acc.0135, %for.body ]
  %j.0131 = phi i32 [ %inc, %for.body14 ], [ 0, %for.body ]
  %idxprom15 = zext i32 %j.0131 to i64, !dbg !179
  %arrayidx16 = getelementptr inbounds nuw <4 x float>, ptr addrspace(3) %localPos, i64 %idxprom15, !dbg !179
  %23 = load <4 x float>, ptr addrspace(3) %arrayidx16, align 16, !dbg !179, !tbaa !27
  %24 = extractelement <4 x float> %23, i64 0, !dbg !180
  %sub = fsub float %24, %1, !dbg !181
  %25 = extractelement <4 x float> %23, i64 1, !dbg !182
  %sub17 = fsub float %25, %2, !dbg !183
  %26 = extractelement <4 x float> %23, i64 2, !dbg !184
  %sub18 = fsub float %26, %3, !dbg !185
  %mul19 = fmul float %sub, %sub, !dbg !186
  %mul20 = fmul float %sub17, %sub17, !dbg !187
  %add21 = fadd float %mul19, %mul20, !dbg !188
  %mul22 = fmul float %sub18, %sub18, !dbg !189
  %add23 = fadd float %mul22, %add21, !dbg !190
  %add24 = fadd float %epsSqr, %add23, !dbg !191
  %call25 = tail call spir_func float @_Z4sqrtf(float noundef %add24) #4, !dbg !192, !fpmath !56
  %div26 = fdiv float 1.000000e+00, %call25, !dbg !193, !fpmath !58
  %27 = extractelement <4 x float> %23, i64 3, !dbg !194
  %mul27 = fmul float %div26, %div26, !dbg !195
  %mul28 = fmul float %div26, %mul27, !dbg !196
  %mul29 = fmul float %27, %mul28, !dbg !197
  %mul30 = fmul float %sub, %mul29, !dbg !198
  %28 = extractelement <4 x float> %acc.1132, i64 0, !dbg !199
  %add31 = fadd float %28, %mul30, !dbg !199
  %29 = insertelement <4 x float> %acc.1132, float %add31, i64 0, !dbg !199
  %mul32 = fmul float %sub17, %mul29, !dbg !200
  %30 = extractelement <4 x float> %acc.1132, i64 1, !dbg !201
  %add33 = fadd float %30, %mul32, !dbg !201
  %31 = insertelement <4 x float> %29, float %add33, i64 1, !dbg !201
  %mul34 = fmul float %sub18, %mul29, !dbg !202
  %32 = extractelement <4 x float> %acc.1132, i64 2, !dbg !203
  %add35 = fadd float %32, %mul34, !dbg !203
  %33 = insertelement <4 x float> %31, float %add35, i64 2, !dbg !203
  %inc = add nuw i32 %j.0131, 1, !dbg !204
  %cmp11 = icmp ult i32 %inc, %conv4, !dbg !205
  br i1 %cmp11, label %for.body14, label %for.cond.cleanup13, !dbg !173, !llvm.loop !206
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !208 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !209 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !210 dso_local spir_func i64 @_Z14get_local_sizej(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !211 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !212 dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "NBody.cl", directory: ".", checksumkind: CSK_MD5, checksum: "ab8f42433c6922220f4f0b4963727d7a")
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
!12 = distinct !DISubprogram(name: "nbody", scope: !1, file: !1, line: 2, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 0, i32 0, i32 0, i32 3, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float4*", !"float4*", !"uint", !"float", !"float", !"float4*", !"float4*", !"float4*"}
!18 = !{!"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"uint", !"float", !"float", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*", !"float __attribute__((ext_vector_type(4)))*"}
!19 = !{!"const", !"const", !"", !"", !"", !"", !"", !""}
!20 = !DILocation(line: 6, column: 16, scope: !21, inlinedAt: !22)
!21 = distinct !DISubprogram(name: "nbody", scope: !1, file: !1, line: 2, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!22 = distinct !DILocation(line: 5, column: 1, scope: !12)
!23 = !DILocation(line: 7, column: 16, scope: !21, inlinedAt: !22)
!24 = !DILocation(line: 8, column: 22, scope: !21, inlinedAt: !22)
!25 = !DILocation(line: 9, column: 31, scope: !21, inlinedAt: !22)
!26 = !DILocation(line: 10, column: 20, scope: !21, inlinedAt: !22)
!27 = !{!10, !10, i64 0}
!28 = !DILocation(line: 13, column: 24, scope: !21, inlinedAt: !22)
!29 = !DILocation(line: 13, column: 5, scope: !21, inlinedAt: !22)
!30 = !DILocation(line: 14, column: 31, scope: !21, inlinedAt: !22)
!31 = !DILocation(line: 14, column: 43, scope: !21, inlinedAt: !22)
!32 = !DILocation(line: 14, column: 25, scope: !21, inlinedAt: !22)
!33 = !DILocation(line: 14, column: 23, scope: !21, inlinedAt: !22)
!34 = !DILocation(line: 15, column: 9, scope: !21, inlinedAt: !22)
!35 = !DILocation(line: 17, column: 9, scope: !21, inlinedAt: !22)
!36 = !DILocation(line: 0, scope: !21, inlinedAt: !22)
!37 = !DILocation(line: 29, column: 9, scope: !21, inlinedAt: !22)
!38 = !DILocation(line: 13, column: 36, scope: !21, inlinedAt: !22)
!39 = distinct !{!39, !29, !40, !41}
!40 = !DILocation(line: 30, column: 5, scope: !21, inlinedAt: !22)
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 18, column: 28, scope: !21, inlinedAt: !22)
!43 = !DILocation(line: 19, column: 24, scope: !21, inlinedAt: !22)
!44 = !DILocation(line: 19, column: 32, scope: !21, inlinedAt: !22)
!45 = !DILocation(line: 20, column: 24, scope: !21, inlinedAt: !22)
!46 = !DILocation(line: 20, column: 32, scope: !21, inlinedAt: !22)
!47 = !DILocation(line: 21, column: 24, scope: !21, inlinedAt: !22)
!48 = !DILocation(line: 21, column: 32, scope: !21, inlinedAt: !22)
!49 = !DILocation(line: 22, column: 32, scope: !21, inlinedAt: !22)
!50 = !DILocation(line: 22, column: 42, scope: !21, inlinedAt: !22)
!51 = !DILocation(line: 22, column: 37, scope: !21, inlinedAt: !22)
!52 = !DILocation(line: 22, column: 52, scope: !21, inlinedAt: !22)
!53 = !DILocation(line: 22, column: 47, scope: !21, inlinedAt: !22)
!54 = !DILocation(line: 23, column: 49, scope: !21, inlinedAt: !22)
!55 = !DILocation(line: 23, column: 36, scope: !21, inlinedAt: !22)
!56 = !{float 3.000000e+00}
!57 = !DILocation(line: 23, column: 34, scope: !21, inlinedAt: !22)
!58 = !{float 2.500000e+00}
!59 = !DILocation(line: 24, column: 23, scope: !21, inlinedAt: !22)
!60 = !DILocation(line: 24, column: 42, scope: !21, inlinedAt: !22)
!61 = !DILocation(line: 24, column: 52, scope: !21, inlinedAt: !22)
!62 = !DILocation(line: 24, column: 31, scope: !21, inlinedAt: !22)
!63 = !DILocation(line: 25, column: 24, scope: !21, inlinedAt: !22)
!64 = !DILocation(line: 25, column: 19, scope: !21, inlinedAt: !22)
!65 = !DILocation(line: 26, column: 24, scope: !21, inlinedAt: !22)
!66 = !DILocation(line: 26, column: 19, scope: !21, inlinedAt: !22)
!67 = !DILocation(line: 27, column: 24, scope: !21, inlinedAt: !22)
!68 = !DILocation(line: 27, column: 19, scope: !21, inlinedAt: !22)
!69 = !DILocation(line: 17, column: 41, scope: !21, inlinedAt: !22)
!70 = !DILocation(line: 17, column: 28, scope: !21, inlinedAt: !22)
!71 = distinct !{!71, !35, !72, !41}
!72 = !DILocation(line: 28, column: 9, scope: !21, inlinedAt: !22)
!73 = !DILocation(line: 11, column: 12, scope: !21, inlinedAt: !22)
!74 = !DILocation(line: 32, column: 21, scope: !21, inlinedAt: !22)
!75 = !DILocation(line: 33, column: 35, scope: !21, inlinedAt: !22)
!76 = !DILocation(line: 33, column: 47, scope: !21, inlinedAt: !22)
!77 = !DILocation(line: 35, column: 16, scope: !21, inlinedAt: !22)
!78 = !DILocation(line: 35, column: 26, scope: !21, inlinedAt: !22)
!79 = !DILocation(line: 35, column: 35, scope: !21, inlinedAt: !22)
!80 = !DILocation(line: 35, column: 24, scope: !21, inlinedAt: !22)
!81 = !DILocation(line: 35, column: 49, scope: !21, inlinedAt: !22)
!82 = !DILocation(line: 35, column: 55, scope: !21, inlinedAt: !22)
!83 = !DILocation(line: 35, column: 47, scope: !21, inlinedAt: !22)
!84 = !DILocation(line: 35, column: 14, scope: !21, inlinedAt: !22)
!85 = !DILocation(line: 36, column: 16, scope: !21, inlinedAt: !22)
!86 = !DILocation(line: 36, column: 26, scope: !21, inlinedAt: !22)
!87 = !DILocation(line: 36, column: 35, scope: !21, inlinedAt: !22)
!88 = !DILocation(line: 36, column: 24, scope: !21, inlinedAt: !22)
!89 = !DILocation(line: 36, column: 49, scope: !21, inlinedAt: !22)
!90 = !DILocation(line: 36, column: 55, scope: !21, inlinedAt: !22)
!91 = !DILocation(line: 36, column: 47, scope: !21, inlinedAt: !22)
!92 = !DILocation(line: 36, column: 14, scope: !21, inlinedAt: !22)
!93 = !DILocation(line: 37, column: 16, scope: !21, inlinedAt: !22)
!94 = !DILocation(line: 37, column: 26, scope: !21, inlinedAt: !22)
!95 = !DILocation(line: 37, column: 35, scope: !21, inlinedAt: !22)
!96 = !DILocation(line: 37, column: 24, scope: !21, inlinedAt: !22)
!97 = !DILocation(line: 37, column: 49, scope: !21, inlinedAt: !22)
!98 = !DILocation(line: 37, column: 55, scope: !21, inlinedAt: !22)
!99 = !DILocation(line: 37, column: 47, scope: !21, inlinedAt: !22)
!100 = !DILocation(line: 37, column: 14, scope: !21, inlinedAt: !22)
!101 = !DILocation(line: 38, column: 14, scope: !21, inlinedAt: !22)
!102 = !DILocation(line: 40, column: 33, scope: !21, inlinedAt: !22)
!103 = !DILocation(line: 40, column: 25, scope: !21, inlinedAt: !22)
!104 = !DILocation(line: 40, column: 14, scope: !21, inlinedAt: !22)
!105 = !DILocation(line: 41, column: 33, scope: !21, inlinedAt: !22)
!106 = !DILocation(line: 41, column: 25, scope: !21, inlinedAt: !22)
!107 = !DILocation(line: 41, column: 14, scope: !21, inlinedAt: !22)
!108 = !DILocation(line: 42, column: 33, scope: !21, inlinedAt: !22)
!109 = !DILocation(line: 42, column: 25, scope: !21, inlinedAt: !22)
!110 = !DILocation(line: 42, column: 14, scope: !21, inlinedAt: !22)
!111 = !DILocation(line: 43, column: 14, scope: !21, inlinedAt: !22)
!112 = !DILocation(line: 44, column: 5, scope: !21, inlinedAt: !22)
!113 = !DILocation(line: 44, column: 22, scope: !21, inlinedAt: !22)
!114 = !DILocation(line: 45, column: 5, scope: !21, inlinedAt: !22)
!115 = !DILocation(line: 45, column: 22, scope: !21, inlinedAt: !22)
!116 = !DILocation(line: 46, column: 1, scope: !12)
!117 = !DILocation(line: 6, column: 16, scope: !21)
!118 = !DILocation(line: 7, column: 16, scope: !21)
!119 = !DILocation(line: 8, column: 22, scope: !21)
!120 = !DILocation(line: 9, column: 31, scope: !21)
!121 = !DILocation(line: 10, column: 20, scope: !21)
!122 = !DILocation(line: 13, column: 24, scope: !21)
!123 = !DILocation(line: 13, column: 5, scope: !21)
!124 = !DILocation(line: 11, column: 12, scope: !21)
!125 = !DILocation(line: 32, column: 21, scope: !21)
!126 = !DILocation(line: 33, column: 35, scope: !21)
!127 = !DILocation(line: 33, column: 47, scope: !21)
!128 = !DILocation(line: 35, column: 16, scope: !21)
!129 = !DILocation(line: 35, column: 26, scope: !21)
!130 = !DILocation(line: 35, column: 35, scope: !21)
!131 = !DILocation(line: 35, column: 24, scope: !21)
!132 = !DILocation(line: 35, column: 49, scope: !21)
!133 = !DILocation(line: 35, column: 55, scope: !21)
!134 = !DILocation(line: 35, column: 47, scope: !21)
!135 = !DILocation(line: 35, column: 14, scope: !21)
!136 = !DILocation(line: 36, column: 16, scope: !21)
!137 = !DILocation(line: 36, column: 26, scope: !21)
!138 = !DILocation(line: 36, column: 35, scope: !21)
!139 = !DILocation(line: 36, column: 24, scope: !21)
!140 = !DILocation(line: 36, column: 49, scope: !21)
!141 = !DILocation(line: 36, column: 55, scope: !21)
!142 = !DILocation(line: 36, column: 47, scope: !21)
!143 = !DILocation(line: 36, column: 14, scope: !21)
!144 = !DILocation(line: 37, column: 16, scope: !21)
!145 = !DILocation(line: 37, column: 26, scope: !21)
!146 = !DILocation(line: 37, column: 35, scope: !21)
!147 = !DILocation(line: 37, column: 24, scope: !21)
!148 = !DILocation(line: 37, column: 49, scope: !21)
!149 = !DILocation(line: 37, column: 55, scope: !21)
!150 = !DILocation(line: 37, column: 47, scope: !21)
!151 = !DILocation(line: 37, column: 14, scope: !21)
!152 = !DILocation(line: 38, column: 14, scope: !21)
!153 = !DILocation(line: 40, column: 33, scope: !21)
!154 = !DILocation(line: 40, column: 25, scope: !21)
!155 = !DILocation(line: 40, column: 14, scope: !21)
!156 = !DILocation(line: 41, column: 33, scope: !21)
!157 = !DILocation(line: 41, column: 25, scope: !21)
!158 = !DILocation(line: 41, column: 14, scope: !21)
!159 = !DILocation(line: 42, column: 33, scope: !21)
!160 = !DILocation(line: 42, column: 25, scope: !21)
!161 = !DILocation(line: 42, column: 14, scope: !21)
!162 = !DILocation(line: 43, column: 14, scope: !21)
!163 = !DILocation(line: 44, column: 5, scope: !21)
!164 = !DILocation(line: 44, column: 22, scope: !21)
!165 = !DILocation(line: 45, column: 5, scope: !21)
!166 = !DILocation(line: 45, column: 22, scope: !21)
!167 = !DILocation(line: 46, column: 1, scope: !21)
!168 = !DILocation(line: 14, column: 31, scope: !21)
!169 = !DILocation(line: 14, column: 43, scope: !21)
!170 = !DILocation(line: 14, column: 25, scope: !21)
!171 = !DILocation(line: 14, column: 23, scope: !21)
!172 = !DILocation(line: 15, column: 9, scope: !21)
!173 = !DILocation(line: 17, column: 9, scope: !21)
!174 = !DILocation(line: 0, scope: !21)
!175 = !DILocation(line: 29, column: 9, scope: !21)
!176 = !DILocation(line: 13, column: 36, scope: !21)
!177 = distinct !{!177, !123, !178, !41}
!178 = !DILocation(line: 30, column: 5, scope: !21)
!179 = !DILocation(line: 18, column: 28, scope: !21)
!180 = !DILocation(line: 19, column: 24, scope: !21)
!181 = !DILocation(line: 19, column: 32, scope: !21)
!182 = !DILocation(line: 20, column: 24, scope: !21)
!183 = !DILocation(line: 20, column: 32, scope: !21)
!184 = !DILocation(line: 21, column: 24, scope: !21)
!185 = !DILocation(line: 21, column: 32, scope: !21)
!186 = !DILocation(line: 22, column: 32, scope: !21)
!187 = !DILocation(line: 22, column: 42, scope: !21)
!188 = !DILocation(line: 22, column: 37, scope: !21)
!189 = !DILocation(line: 22, column: 52, scope: !21)
!190 = !DILocation(line: 22, column: 47, scope: !21)
!191 = !DILocation(line: 23, column: 49, scope: !21)
!192 = !DILocation(line: 23, column: 36, scope: !21)
!193 = !DILocation(line: 23, column: 34, scope: !21)
!194 = !DILocation(line: 24, column: 23, scope: !21)
!195 = !DILocation(line: 24, column: 42, scope: !21)
!196 = !DILocation(line: 24, column: 52, scope: !21)
!197 = !DILocation(line: 24, column: 31, scope: !21)
!198 = !DILocation(line: 25, column: 24, scope: !21)
!199 = !DILocation(line: 25, column: 19, scope: !21)
!200 = !DILocation(line: 26, column: 24, scope: !21)
!201 = !DILocation(line: 26, column: 19, scope: !21)
!202 = !DILocation(line: 27, column: 24, scope: !21)
!203 = !DILocation(line: 27, column: 19, scope: !21)
!204 = !DILocation(line: 17, column: 41, scope: !21)
!205 = !DILocation(line: 17, column: 28, scope: !21)
!206 = distinct !{!206, !173, !207, !41}
!207 = !DILocation(line: 28, column: 9, scope: !21)
!208 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 6, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!210 = !DISubprogram(name: "get_local_size", scope: !1, file: !1, line: 8, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!211 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 15, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 23, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
