; ModuleID = 'SphereTrace.cl'
source_filename = "SphereTrace.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree noinline norecurse nounwind memory(argmem: read)
define dso_local spir_func float @distanceTo(ptr addrspace(2) noundef readonly captures(none) %s, float noundef %x, float noundef %y, float noundef %z) local_unnamed_addr #0 !dbg !12 {
entry:
  br label %for.body, !dbg !15

for.cond.cleanup:                                 ; preds = %for.body
  ret float %cond, !dbg !16

for.body:                                         ; preds = %entry, %for.body
  %nearest.036 = phi float [ 1.000000e+09, %entry ], [ %cond, %for.body ]
  %k.035 = phi i32 [ 0, %entry ], [ %inc, %for.body ]
  %mul = shl nuw nsw i32 %k.035, 2, !dbg !17
  %idxprom = zext nneg i32 %mul to i64, !dbg !18
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(2) %s, i64 %idxprom, !dbg !18
  %0 = load float, ptr addrspace(2) %arrayidx, align 4, !dbg !18, !tbaa !19
  %sub = fsub float %x, %0, !dbg !21
  %arrayidx3 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx, i64 4, !dbg !22
  %1 = load float, ptr addrspace(2) %arrayidx3, align 4, !dbg !22, !tbaa !19
  %sub4 = fsub float %y, %1, !dbg !23
  %arrayidx8 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx, i64 8, !dbg !24
  %2 = load float, ptr addrspace(2) %arrayidx8, align 4, !dbg !24, !tbaa !19
  %sub9 = fsub float %z, %2, !dbg !25
  %mul10 = fmul float %sub, %sub, !dbg !26
  %mul11 = fmul float %sub4, %sub4, !dbg !27
  %add12 = fadd float %mul10, %mul11, !dbg !28
  %mul13 = fmul float %sub9, %sub9, !dbg !29
  %add14 = fadd float %add12, %mul13, !dbg !30
  %call = tail call spir_func float @_Z4sqrtf(float noundef %add14) #4, !dbg !31, !fpmath !32
  %arrayidx18 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx, i64 12, !dbg !33
  %3 = load float, ptr addrspace(2) %arrayidx18, align 4, !dbg !33, !tbaa !19
  %sub19 = fsub float %call, %3, !dbg !34
  %cmp20 = fcmp olt float %sub19, %nearest.036, !dbg !35
  %cond = select i1 %cmp20, float %sub19, float %nearest.036, !dbg !36
  %inc = add nuw nsw i32 %k.035, 1, !dbg !37
  %cmp = icmp samesign ult i32 %k.035, 2, !dbg !38
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !15, !llvm.loop !39
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !42 dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @sphereTrace(ptr addrspace(2) noundef readonly align 4 captures(none) %spheres, ptr addrspace(2) noundef readonly align 4 captures(none) %lamps, i32 noundef %count, i32 noundef %width, i32 noundef %height, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #2 !dbg !43 !kernel_arg_addr_space !44 !kernel_arg_access_qual !45 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !48
  %conv.i = trunc i64 %call.i to i32, !dbg !48
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !51
  %conv2.i = trunc i64 %call1.i to i32, !dbg !51
  %mul.i = shl nsw i32 %conv.i, 1, !dbg !52
  %sub.i = sub nsw i32 %mul.i, %width, !dbg !53
  %conv3.i = sitofp i32 %sub.i to float, !dbg !54
  %mul4.i = fmul float %conv3.i, 3.906250e-03, !dbg !55
  %mul5.i = shl nsw i32 %conv2.i, 1, !dbg !56
  %sub6.i = sub nsw i32 %mul5.i, %height, !dbg !57
  %conv7.i = sitofp i32 %sub6.i to float, !dbg !58
  %mul8.i = fmul float %conv7.i, 3.906250e-03, !dbg !59
  %mul9.i = fmul float %mul4.i, %mul4.i, !dbg !60
  %mul10.i = fmul float %mul8.i, %mul8.i, !dbg !61
  %add.i = fadd float %mul9.i, %mul10.i, !dbg !62
  %add11.i = fadd float %add.i, 1.000000e+00, !dbg !63
  %call12.i = tail call spir_func float @_Z4sqrtf(float noundef %add11.i) #4, !dbg !64, !fpmath !32
  %div.i = fdiv float 1.000000e+00, %call12.i, !dbg !65, !fpmath !66
  %mul13.i = fmul float %div.i, %mul4.i, !dbg !67
  %mul14.i = fmul float %div.i, %mul8.i, !dbg !68
  %cmp38.i1 = icmp sgt i32 %count, 0
  br label %for.body.i, !dbg !69

for.body.i:                                       ; preds = %cleanup.i, %entry
  %at.0.i6 = phi float [ 0.000000e+00, %entry ], [ %at.1.i, %cleanup.i ]
  %light.0.i5 = phi float [ 0.000000e+00, %entry ], [ %light.2.i, %cleanup.i ]
  %step.0.i4 = phi i32 [ 0, %entry ], [ %inc78.i, %cleanup.i ]
  %mul16.i = fmul float %mul13.i, %at.0.i6, !dbg !70
  %mul17.i = fmul float %mul14.i, %at.0.i6, !dbg !71
  %mul18.i = fmul float %div.i, %at.0.i6, !dbg !72
  %call19.i = tail call spir_func float @distanceTo(ptr addrspace(2) noundef align 4 %spheres, float noundef %mul16.i, float noundef %mul17.i, float noundef %mul18.i) #5, !dbg !73
  %cmp20.i = fcmp olt float %call19.i, 0x3F847AE140000000, !dbg !74
  br i1 %cmp20.i, label %if.then.i, label %if.end.i, !dbg !74

if.then.i:                                        ; preds = %for.body.i
  %add22.i = fadd float %mul16.i, 3.125000e-02, !dbg !75
  %call23.i = tail call spir_func float @distanceTo(ptr addrspace(2) noundef align 4 %spheres, float noundef %add22.i, float noundef %mul17.i, float noundef %mul18.i) #5, !dbg !76
  %sub24.i = fadd float %mul16.i, -3.125000e-02, !dbg !77
  %call25.i = tail call spir_func float @distanceTo(ptr addrspace(2) noundef align 4 %spheres, float noundef %sub24.i, float noundef %mul17.i, float noundef %mul18.i) #5, !dbg !78
  %sub26.i = fsub float %call23.i, %call25.i, !dbg !79
  %add27.i = fadd float %mul17.i, 3.125000e-02, !dbg !80
  %call28.i = tail call spir_func float @distanceTo(ptr addrspace(2) noundef align 4 %spheres, float noundef %mul16.i, float noundef %add27.i, float noundef %mul18.i) #5, !dbg !81
  %sub29.i = fadd float %mul17.i, -3.125000e-02, !dbg !82
  %call30.i = tail call spir_func float @distanceTo(ptr addrspace(2) noundef align 4 %spheres, float noundef %mul16.i, float noundef %sub29.i, float noundef %mul18.i) #5, !dbg !83
  %sub31.i = fsub float %call28.i, %call30.i, !dbg !84
  %add32.i = fadd float %mul18.i, 3.125000e-02, !dbg !85
  %call33.i = tail call spir_func float @distanceTo(ptr addrspace(2) noundef align 4 %spheres, float noundef %mul16.i, float noundef %mul17.i, float noundef %add32.i) #5, !dbg !86
  %sub34.i = fadd float %mul18.i, -3.125000e-02, !dbg !87
  %call35.i = tail call spir_func float @distanceTo(ptr addrspace(2) noundef align 4 %spheres, float noundef %mul16.i, float noundef %mul17.i, float noundef %sub34.i) #5, !dbg !88
  %sub36.i = fsub float %call33.i, %call35.i, !dbg !89
  br i1 %cmp38.i1, label %for.body41.i, label %cleanup.i, !dbg !90

for.body41.i:                                     ; preds = %if.then.i, %for.body41.i
  %light.1.i3 = phi float [ %add68.i, %for.body41.i ], [ %light.0.i5, %if.then.i ]
  %l.0.i2 = phi i32 [ %inc.i, %for.body41.i ], [ 0, %if.then.i ]
  %mul42.i = mul nuw nsw i32 %l.0.i2, 3, !dbg !91
  %idxprom.i = zext nneg i32 %mul42.i to i64, !dbg !92
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(2) %lamps, i64 %idxprom.i, !dbg !92
  %0 = load float, ptr addrspace(2) %arrayidx.i, align 4, !dbg !92, !tbaa !19
  %sub43.i = fsub float %0, %mul16.i, !dbg !93
  %arrayidx47.i = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx.i, i64 4, !dbg !94
  %1 = load float, ptr addrspace(2) %arrayidx47.i, align 4, !dbg !94, !tbaa !19
  %sub48.i = fsub float %1, %mul17.i, !dbg !95
  %arrayidx52.i = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx.i, i64 8, !dbg !96
  %2 = load float, ptr addrspace(2) %arrayidx52.i, align 4, !dbg !96, !tbaa !19
  %sub53.i = fsub float %2, %mul18.i, !dbg !97
  %mul54.i = fmul float %sub26.i, %sub43.i, !dbg !98
  %mul55.i = fmul float %sub31.i, %sub48.i, !dbg !99
  %add56.i = fadd float %mul54.i, %mul55.i, !dbg !100
  %mul57.i = fmul float %sub36.i, %sub53.i, !dbg !101
  %add58.i = fadd float %add56.i, %mul57.i, !dbg !102
  %mul59.i = fmul float %sub43.i, %sub43.i, !dbg !103
  %mul60.i = fmul float %sub48.i, %sub48.i, !dbg !104
  %add61.i = fadd float %mul59.i, %mul60.i, !dbg !105
  %mul62.i = fmul float %sub53.i, %sub53.i, !dbg !106
  %add63.i = fadd float %add61.i, %mul62.i, !dbg !107
  %call64.i = tail call spir_func float @_Z4sqrtf(float noundef %add63.i) #4, !dbg !108, !fpmath !32
  %div65.i = fdiv float %add58.i, %call64.i, !dbg !109, !fpmath !66
  %cmp66.i = fcmp ogt float %div65.i, 0.000000e+00, !dbg !110
  %cond.i = select i1 %cmp66.i, float %div65.i, float 0.000000e+00, !dbg !111
  %add68.i = fadd float %light.1.i3, %cond.i, !dbg !112
  %inc.i = add nuw nsw i32 %l.0.i2, 1, !dbg !113
  %cmp38.i = icmp slt i32 %inc.i, %count, !dbg !114
  br i1 %cmp38.i, label %for.body41.i, label %cleanup.i, !dbg !90, !llvm.loop !115

if.end.i:                                         ; preds = %for.body.i
  %add69.i = fadd float %at.0.i6, %call19.i, !dbg !117
  %cmp70.i = fcmp ule float %add69.i, 1.200000e+01, !dbg !118
  br label %cleanup.i, !dbg !119

cleanup.i:                                        ; preds = %for.body41.i, %if.then.i, %if.end.i
  %cond85.i = phi i1 [ %cmp70.i, %if.end.i ], [ false, %if.then.i ], [ false, %for.body41.i ]
  %light.2.i = phi float [ %light.0.i5, %if.end.i ], [ %light.0.i5, %if.then.i ], [ %add68.i, %for.body41.i ], !dbg !120
  %at.1.i = phi float [ %add69.i, %if.end.i ], [ %at.0.i6, %if.then.i ], [ %at.0.i6, %for.body41.i ], !dbg !119
  %inc78.i = add nuw nsw i32 %step.0.i4, 1
  %cmp.i = icmp samesign ult i32 %step.0.i4, 47
  %or.cond = select i1 %cond85.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %for.body.i, label %__clang_ocl_kern_imp_sphereTrace.exit, !llvm.loop !121

__clang_ocl_kern_imp_sphereTrace.exit:            ; preds = %cleanup.i
  %mul81.i = mul nsw i32 %width, %conv2.i, !dbg !123
  %add82.i = add nsw i32 %mul81.i, %conv.i, !dbg !124
  %idxprom83.i = sext i32 %add82.i to i64, !dbg !125
  %arrayidx84.i = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom83.i, !dbg !125
  store float %light.2.i, ptr addrspace(1) %arrayidx84.i, align 4, !dbg !126, !tbaa !19
  ret void, !dbg !127
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_sphereTrace(ptr addrspace(2) noundef readonly align 4 captures(none) %spheres, ptr addrspace(2) noundef readonly align 4 captures(none) %lamps, i32 noundef %count, i32 noundef %width, i32 noundef %height, ptr addrspace(1) noundef writeonly align 4 captures(none) %out) local_unnamed_addr #3 !dbg !49 !kernel_arg_addr_space !44 !kernel_arg_access_qual !45 !kernel_arg_type !46 !kernel_arg_base_type !46 !kernel_arg_type_qual !47 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !128
  %conv = trunc i64 %call to i32, !dbg !128
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !129
  %conv2 = trunc i64 %call1 to i32, !dbg !129
  %mul = shl nsw i32 %conv, 1, !dbg !130
  %sub = sub nsw i32 %mul, %width, !dbg !131
  %conv3 = sitofp i32 %sub to float, !dbg !132
  %mul4 = fmul float %conv3, 3.906250e-03, !dbg !133
  %mul5 = shl nsw i32 %conv2, 1, !dbg !134
  %sub6 = sub nsw i32 %mul5, %height, !dbg !135
  %conv7 = sitofp i32 %sub6 to float, !dbg !136
  %mul8 = fmul float %conv7, 3.906250e-03, !dbg !137
  %mul9 = fmul float %mul4, %mul4, !dbg !138
  %mul10 = fmul float %mul8, %mul8, !dbg !139
  %add = fadd float %mul9, %mul10, !dbg !140
  %add11 = fadd float %add, 1.000000e+00, !dbg !141
  %call12 = tail call spir_func float @_Z4sqrtf(float noundef %add11) #4, !dbg !142, !fpmath !32
  %div = fdiv float 1.000000e+00, %call12, !dbg !143, !fpmath !66
  %mul13 = fmul float %div, %mul4, !dbg !144
  %mul14 = fmul float %div, %mul8, !dbg !145
  %cmp38142 = icmp sgt i32 %count, 0
  br label %for.body, !dbg !146

for.body:                                         ; preds = %cleanup, %entry
  %at.0147 = phi float [ 0.000000e+00, %entry ], [ %at.1, %cleanup ]
  %light.0146 = phi float [ 0.000000e+00, %entry ], [ %light.2, %cleanup ]
  %step.0145 = phi i32 [ 0, %entry ], [ %inc78, %cleanup ]
  %mul16 = fmul float %mul13, %at.0147, !dbg !147
  %mul17 = fmul float %mul14, %at.0147, !dbg !148
  %mul18 = fmul float %div, %at.0147, !dbg !149
  %call19 = tail call spir_func float @distanceTo(ptr addrspace(2) noundef %spheres, float noundef %mul16, float noundef %mul17, float noundef %mul18) #5, !dbg !150
  %cmp20 = fcmp olt float %call19, 0x3F847AE140000000, !dbg !151
  br i1 %cmp20, label %if.then, label %if.end, !dbg !151

if.then:                                          ; preds = %for.body
  %add22 = fadd float %mul16, 3.125000e-02, !dbg !152
  %call23 = tail call spir_func float @distanceTo(ptr addrspace(2) noundef %spheres, float noundef %add22, float noundef %mul17, float noundef %mul18) #5, !dbg !153
  %sub24 = fadd float %mul16, -3.125000e-02, !dbg !154
  %call25 = tail call spir_func float @distanceTo(ptr addrspace(2) noundef %spheres, float noundef %sub24, float noundef %mul17, float noundef %mul18) #5, !dbg !155
  %sub26 = fsub float %call23, %call25, !dbg !156
  %add27 = fadd float %mul17, 3.125000e-02, !dbg !157
  %call28 = tail call spir_func float @distanceTo(ptr addrspace(2) noundef %spheres, float noundef %mul16, float noundef %add27, float noundef %mul18) #5, !dbg !158
  %sub29 = fadd float %mul17, -3.125000e-02, !dbg !159
  %call30 = tail call spir_func float @distanceTo(ptr addrspace(2) noundef %spheres, float noundef %mul16, float noundef %sub29, float noundef %mul18) #5, !dbg !160
  %sub31 = fsub float %call28, %call30, !dbg !161
  %add32 = fadd float %mul18, 3.125000e-02, !dbg !162
  %call33 = tail call spir_func float @distanceTo(ptr addrspace(2) noundef %spheres, float noundef %mul16, float noundef %mul17, float noundef %add32) #5, !dbg !163
  %sub34 = fadd float %mul18, -3.125000e-02, !dbg !164
  %call35 = tail call spir_func float @distanceTo(ptr addrspace(2) noundef %spheres, float noundef %mul16, float noundef %mul17, float noundef %sub34) #5, !dbg !165
  %sub36 = fsub float %call33, %call35, !dbg !166
  br i1 %cmp38142, label %for.body41, label %cleanup, !dbg !167

for.body41:                                       ; preds = %if.then, %for.body41
  %light.1144 = phi float [ %add68, %for.body41 ], [ %light.0146, %if.then ]
  %l.0143 = phi i32 [ %inc, %for.body41 ], [ 0, %if.then ]
  %mul42 = mul nuw nsw i32 %l.0143, 3, !dbg !168
  %idxprom = zext nneg i32 %mul42 to i64, !dbg !169
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(2) %lamps, i64 %idxprom, !dbg !169
  %0 = load float, ptr addrspace(2) %arrayidx, align 4, !dbg !169, !tbaa !19
  %sub43 = fsub float %0, %mul16, !dbg !170
  %arrayidx47 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx, i64 4, !dbg !171
  %1 = load float, ptr addrspace(2) %arrayidx47, align 4, !dbg !171, !tbaa !19
  %sub48 = fsub float %1, %mul17, !dbg !172
  %arrayidx52 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx, i64 8, !dbg !173
  %2 = load float, ptr addrspace(2) %arrayidx52, align 4, !dbg !173, !tbaa !19
  %sub53 = fsub float %2, %mul18, !dbg !174
  %mul54 = fmul float %sub26, %sub43, !dbg !175
  %mul55 = fmul float %sub31, %sub48, !dbg !176
  %add56 = fadd float %mul54, %mul55, !dbg !177
  %mul57 = fmul float %sub36, %sub53, !dbg !178
  %add58 = fadd float %add56, %mul57, !dbg !179
  %mul59 = fmul float %sub43, %sub43, !dbg !180
  %mul60 = fmul float %sub48, %sub48, !dbg !181
  %add61 = fadd float %mul59, %mul60, !dbg !182
  %mul62 = fmul float %sub53, %sub53, !dbg !183
  %add63 = fadd float %add61, %mul62, !dbg !184
  %call64 = tail call spir_func float @_Z4sqrtf(float noundef %add63) #4, !dbg !185, !fpmath !32
  %div65 = fdiv float %add58, %call64, !dbg !186, !fpmath !66
  %cmp66 = fcmp ogt float %div65, 0.000000e+00, !dbg !187
  %cond = select i1 %cmp66, float %div65, float 0.000000e+00, !dbg !188
  %add68 = fadd float %light.1144, %cond, !dbg !189
  %inc = add nuw nsw i32 %l.0143, 1, !dbg !190
  %cmp38 = icmp slt i32 %inc, %count, !dbg !191
  br i1 %cmp38, label %for.body41, label %cleanup, !dbg !167, !llvm.loop !192

if.end:                                           ; preds = %for.body
  %add69 = fadd float %at.0147, %call19, !dbg !194
  %cmp70 = fcmp ule float %add69, 1.200000e+01, !dbg !195
  br label %cleanup, !dbg !196

cleanup:                                          ; preds = %for.body41, %if.then, %if.end
  %cond85 = phi i1 [ %cmp70, %if.end ], [ false, %if.then ], [ false, %for.body41 ]
  %light.2 = phi float [ %light.0146, %if.end ], [ %light.0146, %if.then ], [ %add68, %for.body41 ], !dbg !197
  %at.1 = phi float [ %add69, %if.end ], [ %at.0147, %if.then ], [ %at.0147, %for.body41 ], !dbg !196
  %inc78 = add nuw nsw i32 %step.0145, 1
  %cmp = icmp samesign ult i32 %step.0145, 47
  %or.cond = select i1 %cond85, i1 %cmp, i1 false
  br i1 %or.cond, label %for.body, label %cleanup79, !llvm.loop !198

cleanup79:                                        ; preds = %cleanup
  %mul81 = mul nsw i32 %width, %conv2, !dbg !200
  %add82 = add nsw i32 %mul81, %conv, !dbg !201
  %idxprom83 = sext i32 %add82 to i64, !dbg !202
  %arrayidx84 = getelementptr inbounds float, ptr addrspace(1) %out, i64 %idxprom83, !dbg !202
  store float %light.2, ptr addrspace(1) %arrayidx84, align 4, !dbg !203, !tbaa !19
  ret void, !dbg !204
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !205 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

attributes #0 = { convergent nofree noinline norecurse nounwind memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "SphereTrace.cl", directory: ".", checksumkind: CSK_MD5, checksum: "3aa59ac4a1e973769f75bad4a4b66104")
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
!12 = distinct !DISubprogram(name: "distanceTo", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 5, column: 5, scope: !12)
!16 = !DILocation(line: 10, column: 5, scope: !12)
!17 = !DILocation(line: 6, column: 28, scope: !12)
!18 = !DILocation(line: 6, column: 24, scope: !12)
!19 = !{!20, !20, i64 0}
!20 = !{!"float", !10, i64 0}
!21 = !DILocation(line: 6, column: 22, scope: !12)
!22 = !DILocation(line: 6, column: 43, scope: !12)
!23 = !DILocation(line: 6, column: 41, scope: !12)
!24 = !DILocation(line: 6, column: 66, scope: !12)
!25 = !DILocation(line: 6, column: 64, scope: !12)
!26 = !DILocation(line: 7, column: 27, scope: !12)
!27 = !DILocation(line: 7, column: 37, scope: !12)
!28 = !DILocation(line: 7, column: 32, scope: !12)
!29 = !DILocation(line: 7, column: 47, scope: !12)
!30 = !DILocation(line: 7, column: 42, scope: !12)
!31 = !DILocation(line: 7, column: 19, scope: !12)
!32 = !{float 3.000000e+00}
!33 = !DILocation(line: 7, column: 55, scope: !12)
!34 = !DILocation(line: 7, column: 53, scope: !12)
!35 = !DILocation(line: 8, column: 21, scope: !12)
!36 = !DILocation(line: 8, column: 19, scope: !12)
!37 = !DILocation(line: 5, column: 28, scope: !12)
!38 = !DILocation(line: 5, column: 23, scope: !12)
!39 = distinct !{!39, !15, !40, !41}
!40 = !DILocation(line: 9, column: 5, scope: !12)
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!43 = distinct !DISubprogram(name: "sphereTrace", scope: !1, file: !1, line: 13, type: !13, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!44 = !{i32 2, i32 2, i32 0, i32 0, i32 0, i32 1}
!45 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!46 = !{!"float*", !"float*", !"int", !"int", !"int", !"float*"}
!47 = !{!"const", !"const", !"", !"", !"", !""}
!48 = !DILocation(line: 16, column: 14, scope: !49, inlinedAt: !50)
!49 = distinct !DISubprogram(name: "sphereTrace", scope: !1, file: !1, line: 13, type: !13, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!50 = distinct !DILocation(line: 15, column: 1, scope: !43)
!51 = !DILocation(line: 16, column: 37, scope: !49, inlinedAt: !50)
!52 = !DILocation(line: 17, column: 20, scope: !49, inlinedAt: !50)
!53 = !DILocation(line: 17, column: 24, scope: !49, inlinedAt: !50)
!54 = !DILocation(line: 17, column: 16, scope: !49, inlinedAt: !50)
!55 = !DILocation(line: 17, column: 33, scope: !49, inlinedAt: !50)
!56 = !DILocation(line: 17, column: 61, scope: !49, inlinedAt: !50)
!57 = !DILocation(line: 17, column: 65, scope: !49, inlinedAt: !50)
!58 = !DILocation(line: 17, column: 57, scope: !49, inlinedAt: !50)
!59 = !DILocation(line: 17, column: 75, scope: !49, inlinedAt: !50)
!60 = !DILocation(line: 18, column: 34, scope: !49, inlinedAt: !50)
!61 = !DILocation(line: 18, column: 44, scope: !49, inlinedAt: !50)
!62 = !DILocation(line: 18, column: 39, scope: !49, inlinedAt: !50)
!63 = !DILocation(line: 18, column: 49, scope: !49, inlinedAt: !50)
!64 = !DILocation(line: 18, column: 26, scope: !49, inlinedAt: !50)
!65 = !DILocation(line: 18, column: 24, scope: !49, inlinedAt: !50)
!66 = !{float 2.500000e+00}
!67 = !DILocation(line: 19, column: 19, scope: !49, inlinedAt: !50)
!68 = !DILocation(line: 19, column: 36, scope: !49, inlinedAt: !50)
!69 = !DILocation(line: 21, column: 5, scope: !49, inlinedAt: !50)
!70 = !DILocation(line: 22, column: 22, scope: !49, inlinedAt: !50)
!71 = !DILocation(line: 22, column: 35, scope: !49, inlinedAt: !50)
!72 = !DILocation(line: 22, column: 48, scope: !49, inlinedAt: !50)
!73 = !DILocation(line: 23, column: 19, scope: !49, inlinedAt: !50)
!74 = !DILocation(line: 24, column: 15, scope: !49, inlinedAt: !50)
!75 = !DILocation(line: 25, column: 46, scope: !49, inlinedAt: !50)
!76 = !DILocation(line: 25, column: 24, scope: !49, inlinedAt: !50)
!77 = !DILocation(line: 25, column: 88, scope: !49, inlinedAt: !50)
!78 = !DILocation(line: 25, column: 66, scope: !49, inlinedAt: !50)
!79 = !DILocation(line: 25, column: 64, scope: !49, inlinedAt: !50)
!80 = !DILocation(line: 26, column: 49, scope: !49, inlinedAt: !50)
!81 = !DILocation(line: 26, column: 24, scope: !49, inlinedAt: !50)
!82 = !DILocation(line: 26, column: 91, scope: !49, inlinedAt: !50)
!83 = !DILocation(line: 26, column: 66, scope: !49, inlinedAt: !50)
!84 = !DILocation(line: 26, column: 64, scope: !49, inlinedAt: !50)
!85 = !DILocation(line: 27, column: 52, scope: !49, inlinedAt: !50)
!86 = !DILocation(line: 27, column: 24, scope: !49, inlinedAt: !50)
!87 = !DILocation(line: 27, column: 94, scope: !49, inlinedAt: !50)
!88 = !DILocation(line: 27, column: 66, scope: !49, inlinedAt: !50)
!89 = !DILocation(line: 27, column: 64, scope: !49, inlinedAt: !50)
!90 = !DILocation(line: 28, column: 13, scope: !49, inlinedAt: !50)
!91 = !DILocation(line: 29, column: 36, scope: !49, inlinedAt: !50)
!92 = !DILocation(line: 29, column: 28, scope: !49, inlinedAt: !50)
!93 = !DILocation(line: 29, column: 41, scope: !49, inlinedAt: !50)
!94 = !DILocation(line: 29, column: 51, scope: !49, inlinedAt: !50)
!95 = !DILocation(line: 29, column: 68, scope: !49, inlinedAt: !50)
!96 = !DILocation(line: 29, column: 78, scope: !49, inlinedAt: !50)
!97 = !DILocation(line: 29, column: 95, scope: !49, inlinedAt: !50)
!98 = !DILocation(line: 30, column: 36, scope: !49, inlinedAt: !50)
!99 = !DILocation(line: 30, column: 46, scope: !49, inlinedAt: !50)
!100 = !DILocation(line: 30, column: 41, scope: !49, inlinedAt: !50)
!101 = !DILocation(line: 30, column: 56, scope: !49, inlinedAt: !50)
!102 = !DILocation(line: 30, column: 51, scope: !49, inlinedAt: !50)
!103 = !DILocation(line: 30, column: 72, scope: !49, inlinedAt: !50)
!104 = !DILocation(line: 30, column: 82, scope: !49, inlinedAt: !50)
!105 = !DILocation(line: 30, column: 77, scope: !49, inlinedAt: !50)
!106 = !DILocation(line: 30, column: 92, scope: !49, inlinedAt: !50)
!107 = !DILocation(line: 30, column: 87, scope: !49, inlinedAt: !50)
!108 = !DILocation(line: 30, column: 64, scope: !49, inlinedAt: !50)
!109 = !DILocation(line: 30, column: 62, scope: !49, inlinedAt: !50)
!110 = !DILocation(line: 31, column: 33, scope: !49, inlinedAt: !50)
!111 = !DILocation(line: 31, column: 26, scope: !49, inlinedAt: !50)
!112 = !DILocation(line: 31, column: 23, scope: !49, inlinedAt: !50)
!113 = !DILocation(line: 28, column: 40, scope: !49, inlinedAt: !50)
!114 = !DILocation(line: 28, column: 31, scope: !49, inlinedAt: !50)
!115 = distinct !{!115, !90, !116, !41}
!116 = !DILocation(line: 32, column: 13, scope: !49, inlinedAt: !50)
!117 = !DILocation(line: 35, column: 12, scope: !49, inlinedAt: !50)
!118 = !DILocation(line: 36, column: 16, scope: !49, inlinedAt: !50)
!119 = !DILocation(line: 0, scope: !49, inlinedAt: !50)
!120 = !DILocation(line: 20, column: 22, scope: !49, inlinedAt: !50)
!121 = distinct !{!121, !69, !122, !41}
!122 = !DILocation(line: 38, column: 5, scope: !49, inlinedAt: !50)
!123 = !DILocation(line: 39, column: 12, scope: !49, inlinedAt: !50)
!124 = !DILocation(line: 39, column: 20, scope: !49, inlinedAt: !50)
!125 = !DILocation(line: 39, column: 5, scope: !49, inlinedAt: !50)
!126 = !DILocation(line: 39, column: 26, scope: !49, inlinedAt: !50)
!127 = !DILocation(line: 40, column: 1, scope: !43)
!128 = !DILocation(line: 16, column: 14, scope: !49)
!129 = !DILocation(line: 16, column: 37, scope: !49)
!130 = !DILocation(line: 17, column: 20, scope: !49)
!131 = !DILocation(line: 17, column: 24, scope: !49)
!132 = !DILocation(line: 17, column: 16, scope: !49)
!133 = !DILocation(line: 17, column: 33, scope: !49)
!134 = !DILocation(line: 17, column: 61, scope: !49)
!135 = !DILocation(line: 17, column: 65, scope: !49)
!136 = !DILocation(line: 17, column: 57, scope: !49)
!137 = !DILocation(line: 17, column: 75, scope: !49)
!138 = !DILocation(line: 18, column: 34, scope: !49)
!139 = !DILocation(line: 18, column: 44, scope: !49)
!140 = !DILocation(line: 18, column: 39, scope: !49)
!141 = !DILocation(line: 18, column: 49, scope: !49)
!142 = !DILocation(line: 18, column: 26, scope: !49)
!143 = !DILocation(line: 18, column: 24, scope: !49)
!144 = !DILocation(line: 19, column: 19, scope: !49)
!145 = !DILocation(line: 19, column: 36, scope: !49)
!146 = !DILocation(line: 21, column: 5, scope: !49)
!147 = !DILocation(line: 22, column: 22, scope: !49)
!148 = !DILocation(line: 22, column: 35, scope: !49)
!149 = !DILocation(line: 22, column: 48, scope: !49)
!150 = !DILocation(line: 23, column: 19, scope: !49)
!151 = !DILocation(line: 24, column: 15, scope: !49)
!152 = !DILocation(line: 25, column: 46, scope: !49)
!153 = !DILocation(line: 25, column: 24, scope: !49)
!154 = !DILocation(line: 25, column: 88, scope: !49)
!155 = !DILocation(line: 25, column: 66, scope: !49)
!156 = !DILocation(line: 25, column: 64, scope: !49)
!157 = !DILocation(line: 26, column: 49, scope: !49)
!158 = !DILocation(line: 26, column: 24, scope: !49)
!159 = !DILocation(line: 26, column: 91, scope: !49)
!160 = !DILocation(line: 26, column: 66, scope: !49)
!161 = !DILocation(line: 26, column: 64, scope: !49)
!162 = !DILocation(line: 27, column: 52, scope: !49)
!163 = !DILocation(line: 27, column: 24, scope: !49)
!164 = !DILocation(line: 27, column: 94, scope: !49)
!165 = !DILocation(line: 27, column: 66, scope: !49)
!166 = !DILocation(line: 27, column: 64, scope: !49)
!167 = !DILocation(line: 28, column: 13, scope: !49)
!168 = !DILocation(line: 29, column: 36, scope: !49)
!169 = !DILocation(line: 29, column: 28, scope: !49)
!170 = !DILocation(line: 29, column: 41, scope: !49)
!171 = !DILocation(line: 29, column: 51, scope: !49)
!172 = !DILocation(line: 29, column: 68, scope: !49)
!173 = !DILocation(line: 29, column: 78, scope: !49)
!174 = !DILocation(line: 29, column: 95, scope: !49)
!175 = !DILocation(line: 30, column: 36, scope: !49)
!176 = !DILocation(line: 30, column: 46, scope: !49)
!177 = !DILocation(line: 30, column: 41, scope: !49)
!178 = !DILocation(line: 30, column: 56, scope: !49)
!179 = !DILocation(line: 30, column: 51, scope: !49)
!180 = !DILocation(line: 30, column: 72, scope: !49)
!181 = !DILocation(line: 30, column: 82, scope: !49)
!182 = !DILocation(line: 30, column: 77, scope: !49)
!183 = !DILocation(line: 30, column: 92, scope: !49)
!184 = !DILocation(line: 30, column: 87, scope: !49)
!185 = !DILocation(line: 30, column: 64, scope: !49)
!186 = !DILocation(line: 30, column: 62, scope: !49)
!187 = !DILocation(line: 31, column: 33, scope: !49)
!188 = !DILocation(line: 31, column: 26, scope: !49)
!189 = !DILocation(line: 31, column: 23, scope: !49)
!190 = !DILocation(line: 28, column: 40, scope: !49)
!191 = !DILocation(line: 28, column: 31, scope: !49)
!192 = distinct !{!192, !167, !193, !41}
!193 = !DILocation(line: 32, column: 13, scope: !49)
!194 = !DILocation(line: 35, column: 12, scope: !49)
!195 = !DILocation(line: 36, column: 16, scope: !49)
!196 = !DILocation(line: 0, scope: !49)
!197 = !DILocation(line: 20, column: 22, scope: !49)
!198 = distinct !{!198, !146, !199, !41}
!199 = !DILocation(line: 38, column: 5, scope: !49)
!200 = !DILocation(line: 39, column: 12, scope: !49)
!201 = !DILocation(line: 39, column: 20, scope: !49)
!202 = !DILocation(line: 39, column: 5, scope: !49)
!203 = !DILocation(line: 39, column: 26, scope: !49)
!204 = !DILocation(line: 40, column: 1, scope: !49)
!205 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 16, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
