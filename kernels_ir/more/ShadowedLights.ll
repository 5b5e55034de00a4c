; ModuleID = 'ShadowedLights.cl'
source_filename = "ShadowedLights.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(none)
define dso_local spir_func float @shine(float noundef %dx, float noundef %dy, float noundef %dz, float noundef %nx, float noundef %ny, float noundef %nz, float noundef %power) local_unnamed_addr #0 !dbg !12 {
entry:
  %mul = fmul float %dx, %dx, !dbg !15
  %mul1 = fmul float %dy, %dy, !dbg !16
  %add = fadd float %mul, %mul1, !dbg !17
  %mul2 = fmul float %dz, %dz, !dbg !18
  %add3 = fadd float %add, %mul2, !dbg !19
  %call = tail call spir_func float @_Z4sqrtf(float noundef %add3) #4, !dbg !20, !fpmath !21
  %mul4 = fmul float %dx, %nx, !dbg !22
  %mul5 = fmul float %dy, %ny, !dbg !23
  %add6 = fadd float %mul4, %mul5, !dbg !24
  %mul7 = fmul float %dz, %nz, !dbg !25
  %add8 = fadd float %add6, %mul7, !dbg !26
  %div = fdiv float %add8, %call, !dbg !27, !fpmath !28
  %mul9 = fmul float %div, 5.000000e-01, !dbg !29
  %add10 = fadd float %mul9, 5.000000e-01, !dbg !30
  %call11 = tail call spir_func float @_Z4sqrtf(float noundef %add10) #4, !dbg !31, !fpmath !21
  %sub = fsub float 1.000000e+00, %call11, !dbg !32
  %mul12 = fmul float %sub, 0x3FEEB851E0000000, !dbg !33
  %mul13 = fmul float %sub, %mul12, !dbg !34
  %mul14 = fmul float %sub, %mul13, !dbg !35
  %mul15 = fmul float %sub, %mul14, !dbg !36
  %mul16 = fmul float %sub, %mul15, !dbg !37
  %add17 = fadd float %mul16, 0x3FA47AE140000000, !dbg !38
  %mul18 = fmul float %div, %div, !dbg !39
  %mul19 = fmul float %mul18, 0x3FE6666660000000, !dbg !40
  %0 = fsub float 1.000000e+00, %mul19, !dbg !41
  %mul21 = fmul float %add17, 0x3FD3333340000000, !dbg !42
  %mul22 = fmul float %0, %0, !dbg !43
  %mul23 = fmul float %div, 0x3FE6666660000000, !dbg !44
  %mul24 = fmul float %div, %mul23, !dbg !45
  %add25 = fadd float %mul24, 0x3FD3333340000000, !dbg !46
  %call26 = tail call spir_func float @_Z4sqrtf(float noundef %add25) #4, !dbg !47, !fpmath !21
  %add27 = fadd float %div, %call26, !dbg !48
  %mul28 = fmul float %add27, %mul22, !dbg !49
  %div29 = fdiv float %mul21, %mul28, !dbg !50, !fpmath !28
  %sub30 = fsub float 1.000000e+00, %add17, !dbg !51
  %mul31 = fmul float %div, %sub30, !dbg !52
  %add32 = fadd float %mul31, %div29, !dbg !53
  %mul33 = fmul float %power, %add32, !dbg !54
  %add34 = fadd float %add3, 1.000000e+00, !dbg !55
  %div35 = fdiv float %mul33, %add34, !dbg !56, !fpmath !28
  ret float %div35, !dbg !57
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !58 dso_local spir_func float @_Z4sqrtf(float noundef) local_unnamed_addr #1

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @shadowedLights(ptr addrspace(2) noundef readonly align 4 captures(none) %lights, ptr addrspace(2) noundef readonly align 4 captures(none) %hasMap, ptr addrspace(2) noundef readonly align 4 captures(none) %isOn, ptr addrspace(1) noundef readonly align 1 captures(none) %maps, i32 noundef %count, i32 noundef %points, ptr addrspace(1) noundef readonly align 4 captures(none) %place, ptr addrspace(1) noundef readonly align 4 captures(none) %normal, ptr addrspace(1) noundef writeonly align 4 captures(none) %light) local_unnamed_addr #2 !dbg !59 !kernel_arg_addr_space !60 !kernel_arg_access_qual !61 !kernel_arg_type !62 !kernel_arg_base_type !62 !kernel_arg_type_qual !63 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !64
  %conv.i = trunc i64 %call.i to i32, !dbg !64
  %idxprom.i = sext i32 %conv.i to i64, !dbg !67
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %place, i64 %idxprom.i, !dbg !67
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !67, !tbaa !68
  %add.i = add nsw i32 %points, %conv.i, !dbg !70
  %idxprom1.i = sext i32 %add.i to i64, !dbg !71
  %arrayidx2.i = getelementptr inbounds float, ptr addrspace(1) %place, i64 %idxprom1.i, !dbg !71
  %1 = load float, ptr addrspace(1) %arrayidx2.i, align 4, !dbg !71, !tbaa !68
  %mul.i = shl nsw i32 %points, 1, !dbg !72
  %add3.i = add nsw i32 %mul.i, %conv.i, !dbg !73
  %idxprom4.i = sext i32 %add3.i to i64, !dbg !74
  %arrayidx5.i = getelementptr inbounds float, ptr addrspace(1) %place, i64 %idxprom4.i, !dbg !74
  %2 = load float, ptr addrspace(1) %arrayidx5.i, align 4, !dbg !74, !tbaa !68
  %arrayidx7.i = getelementptr inbounds float, ptr addrspace(1) %normal, i64 %idxprom.i, !dbg !75
  %3 = load float, ptr addrspace(1) %arrayidx7.i, align 4, !dbg !75, !tbaa !68
  %arrayidx10.i = getelementptr inbounds float, ptr addrspace(1) %normal, i64 %idxprom1.i, !dbg !76
  %4 = load float, ptr addrspace(1) %arrayidx10.i, align 4, !dbg !76, !tbaa !68
  %arrayidx14.i = getelementptr inbounds float, ptr addrspace(1) %normal, i64 %idxprom4.i, !dbg !77
  %5 = load float, ptr addrspace(1) %arrayidx14.i, align 4, !dbg !77, !tbaa !68
  %cmp.i7 = icmp sgt i32 %count, 0, !dbg !78
  br i1 %cmp.i7, label %for.body.i, label %__clang_ocl_kern_imp_shadowedLights.exit, !dbg !79

for.body.i:                                       ; preds = %entry, %if.end56.i
  %sum.0.i9 = phi float [ %sum.1.i, %if.end56.i ], [ 0.000000e+00, %entry ]
  %l.0.i8 = phi i32 [ %inc.i, %if.end56.i ], [ 0, %entry ]
  %mul16.i = shl nsw i32 %l.0.i8, 2, !dbg !80
  %idxprom17.i = zext nneg i32 %mul16.i to i64, !dbg !81
  %arrayidx18.i = getelementptr inbounds nuw float, ptr addrspace(2) %lights, i64 %idxprom17.i, !dbg !81
  %6 = load float, ptr addrspace(2) %arrayidx18.i, align 4, !dbg !81, !tbaa !68
  %sub.i = fsub float %6, %0, !dbg !82
  %arrayidx22.i = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx18.i, i64 4, !dbg !83
  %7 = load float, ptr addrspace(2) %arrayidx22.i, align 4, !dbg !83, !tbaa !68
  %sub23.i = fsub float %7, %1, !dbg !84
  %arrayidx27.i = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx18.i, i64 8, !dbg !85
  %8 = load float, ptr addrspace(2) %arrayidx27.i, align 4, !dbg !85, !tbaa !68
  %sub28.i = fsub float %8, %2, !dbg !86
  %mul29.i = fmul float %3, %sub.i, !dbg !87
  %mul30.i = fmul float %4, %sub23.i, !dbg !88
  %add31.i = fadd float %mul29.i, %mul30.i, !dbg !89
  %mul32.i = fmul float %5, %sub28.i, !dbg !90
  %add33.i = fadd float %add31.i, %mul32.i, !dbg !91
  %cmp34.i = fcmp ogt float %add33.i, 0.000000e+00, !dbg !92
  br i1 %cmp34.i, label %if.then.i, label %if.end56.i, !dbg !92

if.then.i:                                        ; preds = %for.body.i
  %idxprom36.i = zext nneg i32 %l.0.i8 to i64, !dbg !93
  %arrayidx37.i = getelementptr inbounds nuw i32, ptr addrspace(2) %hasMap, i64 %idxprom36.i, !dbg !93
  %9 = load i32, ptr addrspace(2) %arrayidx37.i, align 4, !dbg !93, !tbaa !8
  %tobool.not.i = icmp eq i32 %9, 0, !dbg !93
  br i1 %tobool.not.i, label %cond.false.i, label %cond.true.i, !dbg !93

cond.true.i:                                      ; preds = %if.then.i
  %mul38.i = mul nsw i32 %l.0.i8, %points, !dbg !94
  %add39.i = add nsw i32 %mul38.i, %conv.i, !dbg !95
  %idxprom40.i = sext i32 %add39.i to i64, !dbg !96
  %arrayidx41.i = getelementptr inbounds i8, ptr addrspace(1) %maps, i64 %idxprom40.i, !dbg !96
  %10 = load i8, ptr addrspace(1) %arrayidx41.i, align 1, !dbg !96, !tbaa !97
  %cmp43.not.i = icmp eq i8 %10, 0, !dbg !98
  br i1 %cmp43.not.i, label %if.end56.i, label %if.then49.i, !dbg !93

cond.false.i:                                     ; preds = %if.then.i
  %arrayidx46.i = getelementptr inbounds nuw i32, ptr addrspace(2) %isOn, i64 %idxprom36.i, !dbg !99
  %11 = load i32, ptr addrspace(2) %arrayidx46.i, align 4, !dbg !99, !tbaa !8
  %cmp47.i = icmp sgt i32 %11, 0, !dbg !100
  br i1 %cmp47.i, label %if.then49.i, label %if.end56.i, !dbg !93

if.then49.i:                                      ; preds = %cond.false.i, %cond.true.i
  %arrayidx53.i = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx18.i, i64 12, !dbg !101
  %12 = load float, ptr addrspace(2) %arrayidx53.i, align 4, !dbg !101, !tbaa !68
  %mul.i1 = fmul float %sub.i, %sub.i, !dbg !102
  %mul1.i = fmul float %sub23.i, %sub23.i, !dbg !104
  %add.i2 = fadd float %mul.i1, %mul1.i, !dbg !105
  %mul2.i = fmul float %sub28.i, %sub28.i, !dbg !106
  %add3.i3 = fadd float %add.i2, %mul2.i, !dbg !107
  %call.i4 = tail call spir_func float @_Z4sqrtf(float noundef %add3.i3) #4, !dbg !108, !fpmath !21
  %div.i = fdiv float %add33.i, %call.i4, !dbg !109, !fpmath !28
  %mul9.i = fmul float %div.i, 5.000000e-01, !dbg !110
  %add10.i = fadd float %mul9.i, 5.000000e-01, !dbg !111
  %call11.i = tail call spir_func float @_Z4sqrtf(float noundef %add10.i) #4, !dbg !112, !fpmath !21
  %sub.i5 = fsub float 1.000000e+00, %call11.i, !dbg !113
  %mul12.i = fmul float %sub.i5, 0x3FEEB851E0000000, !dbg !114
  %mul13.i = fmul float %sub.i5, %mul12.i, !dbg !115
  %mul14.i = fmul float %sub.i5, %mul13.i, !dbg !116
  %mul15.i = fmul float %sub.i5, %mul14.i, !dbg !117
  %mul16.i6 = fmul float %sub.i5, %mul15.i, !dbg !118
  %add17.i = fadd float %mul16.i6, 0x3FA47AE140000000, !dbg !119
  %mul18.i = fmul float %div.i, %div.i, !dbg !120
  %mul19.i = fmul float %mul18.i, 0x3FE6666660000000, !dbg !121
  %13 = fsub float 1.000000e+00, %mul19.i, !dbg !122
  %mul21.i = fmul float %add17.i, 0x3FD3333340000000, !dbg !123
  %mul22.i = fmul float %13, %13, !dbg !124
  %mul23.i = fmul float %div.i, 0x3FE6666660000000, !dbg !125
  %mul24.i = fmul float %div.i, %mul23.i, !dbg !126
  %add25.i = fadd float %mul24.i, 0x3FD3333340000000, !dbg !127
  %call26.i = tail call spir_func float @_Z4sqrtf(float noundef %add25.i) #4, !dbg !128, !fpmath !21
  %add27.i = fadd float %div.i, %call26.i, !dbg !129
  %mul28.i = fmul float %add27.i, %mul22.i, !dbg !130
  %div29.i = fdiv float %mul21.i, %mul28.i, !dbg !131, !fpmath !28
  %sub30.i = fsub float 1.000000e+00, %add17.i, !dbg !132
  %mul31.i = fmul float %div.i, %sub30.i, !dbg !133
  %add32.i = fadd float %mul31.i, %div29.i, !dbg !134
  %mul33.i = fmul float %12, %add32.i, !dbg !135
  %add34.i = fadd float %add3.i3, 1.000000e+00, !dbg !136
  %div35.i = fdiv float %mul33.i, %add34.i, !dbg !137, !fpmath !28
  %add55.i = fadd float %sum.0.i9, %div35.i, !dbg !138
  br label %if.end56.i, !dbg !139

if.end56.i:                                       ; preds = %if.then49.i, %cond.false.i, %cond.true.i, %for.body.i
  %sum.1.i = phi float [ %add55.i, %if.then49.i ], [ %sum.0.i9, %cond.true.i ], [ %sum.0.i9, %cond.false.i ], [ %sum.0.i9, %for.body.i ], !dbg !140
  %inc.i = add nuw nsw i32 %l.0.i8, 1, !dbg !141
  %cmp.i = icmp slt i32 %inc.i, %count, !dbg !78
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_shadowedLights.exit, !dbg !79, !llvm.loop !142

__clang_ocl_kern_imp_shadowedLights.exit:         ; preds = %if.end56.i, %entry
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %sum.1.i, %if.end56.i ], !dbg !140
  %arrayidx58.i = getelementptr inbounds float, ptr addrspace(1) %light, i64 %idxprom.i, !dbg !145
  store float %sum.0.i.lcssa, ptr addrspace(1) %arrayidx58.i, align 4, !dbg !146, !tbaa !68
  ret void, !dbg !147
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_shadowedLights(ptr addrspace(2) noundef readonly align 4 captures(none) %lights, ptr addrspace(2) noundef readonly align 4 captures(none) %hasMap, ptr addrspace(2) noundef readonly align 4 captures(none) %isOn, ptr addrspace(1) noundef readonly align 1 captures(none) %maps, i32 noundef %count, i32 noundef %points, ptr addrspace(1) noundef readonly align 4 captures(none) %place, ptr addrspace(1) noundef readonly align 4 captures(none) %normal, ptr addrspace(1) noundef writeonly align 4 captures(none) %light) local_unnamed_addr #3 !dbg !65 !kernel_arg_addr_space !60 !kernel_arg_access_qual !61 !kernel_arg_type !62 !kernel_arg_base_type !62 !kernel_arg_type_qual !63 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !148
  %conv = trunc i64 %call to i32, !dbg !148
  %idxprom = sext i32 %conv to i64, !dbg !149
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %place, i64 %idxprom, !dbg !149
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !149, !tbaa !68
  %add = add nsw i32 %points, %conv, !dbg !150
  %idxprom1 = sext i32 %add to i64, !dbg !151
  %arrayidx2 = getelementptr inbounds float, ptr addrspace(1) %place, i64 %idxprom1, !dbg !151
  %1 = load float, ptr addrspace(1) %arrayidx2, align 4, !dbg !151, !tbaa !68
  %mul = shl nsw i32 %points, 1, !dbg !152
  %add3 = add nsw i32 %mul, %conv, !dbg !153
  %idxprom4 = sext i32 %add3 to i64, !dbg !154
  %arrayidx5 = getelementptr inbounds float, ptr addrspace(1) %place, i64 %idxprom4, !dbg !154
  %2 = load float, ptr addrspace(1) %arrayidx5, align 4, !dbg !154, !tbaa !68
  %arrayidx7 = getelementptr inbounds float, ptr addrspace(1) %normal, i64 %idxprom, !dbg !155
  %3 = load float, ptr addrspace(1) %arrayidx7, align 4, !dbg !155, !tbaa !68
  %arrayidx10 = getelementptr inbounds float, ptr addrspace(1) %normal, i64 %idxprom1, !dbg !156
  %4 = load float, ptr addrspace(1) %arrayidx10, align 4, !dbg !156, !tbaa !68
  %arrayidx14 = getelementptr inbounds float, ptr addrspace(1) %normal, i64 %idxprom4, !dbg !157
  %5 = load float, ptr addrspace(1) %arrayidx14, align 4, !dbg !157, !tbaa !68
  %cmp92 = icmp sgt i32 %count, 0, !dbg !158
  br i1 %cmp92, label %for.body, label %for.cond.cleanup, !dbg !159

for.cond.cleanup:                                 ; preds = %if.end56, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %sum.1, %if.end56 ], !dbg !160
  %arrayidx58 = getelementptr inbounds float, ptr addrspace(1) %light, i64 %idxprom, !dbg !161
  store float %sum.0.lcssa, ptr addrspace(1) %arrayidx58, align 4, !dbg !162, !tbaa !68
  ret void, !dbg !163

for.body:                                         ; preds = %entry, %if.end56
  %sum.094 = phi float [ %sum.1, %if.end56 ], [ 0.000000e+00, %entry ]
  %l.093 = phi i32 [ %inc, %if.end56 ], [ 0, %entry ]
  %mul16 = shl nsw i32 %l.093, 2, !dbg !164
  %idxprom17 = zext nneg i32 %mul16 to i64, !dbg !165
  %arrayidx18 = getelementptr inbounds nuw float, ptr addrspace(2) %lights, i64 %idxprom17, !dbg !165
  %6 = load float, ptr addrspace(2) %arrayidx18, align 4, !dbg !165, !tbaa !68
  %sub = fsub float %6, %0, !dbg !166
  %arrayidx22 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx18, i64 4, !dbg !167
  %7 = load float, ptr addrspace(2) %arrayidx22, align 4, !dbg !167, !tbaa !68
  %sub23 = fsub float %7, %1, !dbg !168
  %arrayidx27 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx18, i64 8, !dbg !169
  %8 = load float, ptr addrspace(2) %arrayidx27, align 4, !dbg !169, !tbaa !68
  %sub28 = fsub float %8, %2, !dbg !170
  %mul29 = fmul float %3, %sub, !dbg !171
  %mul30 = fmul float %4, %sub23, !dbg !172
  %add31 = fadd float %mul29, %mul30, !dbg !173
  %mul32 = fmul float %5, %sub28, !dbg !174
  %add33 = fadd float %add31, %mul32, !dbg !175
  %cmp34 = fcmp ogt float %add33, 0.000000e+00, !dbg !176
  br i1 %cmp34, label %if.then, label %if.end56, !dbg !176

if.then:                                          ; preds = %for.body
  %idxprom36 = zext nneg i32 %l.093 to i64, !dbg !177
  %arrayidx37 = getelementptr inbounds nuw i32, ptr addrspace(2) %hasMap, i64 %idxprom36, !dbg !177
  %9 = load i32, ptr addrspace(2) %arrayidx37, align 4, !dbg !177, !tbaa !8
  %tobool.not = icmp eq i32 %9, 0, !dbg !177
  br i1 %tobool.not, label %cond.false, label %cond.true, !dbg !177

cond.true:                                        ; preds = %if.then
  %mul38 = mul nsw i32 %l.093, %points, !dbg !178
  %add39 = add nsw i32 %mul38, %conv, !dbg !179
  %idxprom40 = sext i32 %add39 to i64, !dbg !180
  %arrayidx41 = getelementptr inbounds i8, ptr addrspace(1) %maps, i64 %idxprom40, !dbg !180
  %10 = load i8, ptr addrspace(1) %arrayidx41, align 1, !dbg !180, !tbaa !97
  %cmp43.not = icmp eq i8 %10, 0, !dbg !181
  br i1 %cmp43.not, label %if.end56, label %if.then49, !dbg !177

cond.false:                                       ; preds = %if.then
  %arrayidx46 = getelementptr inbounds nuw i32, ptr addrspace(2) %isOn, i64 %idxprom36, !dbg !182
  %11 = load i32, ptr addrspace(2) %arrayidx46, align 4, !dbg !182, !tbaa !8
  %cmp47 = icmp sgt i32 %11, 0, !dbg !183
  br i1 %cmp47, label %if.then49, label %if.end56, !dbg !177

if.then49:                                        ; preds = %cond.false, %cond.true
  %arrayidx53 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx18, i64 12, !dbg !184
  %12 = load float, ptr addrspace(2) %arrayidx53, align 4, !dbg !184, !tbaa !68
  %mul.i = fmul float %sub, %sub, !dbg !185
  %mul1.i = fmul float %sub23, %sub23, !dbg !187
  %add.i = fadd float %mul.i, %mul1.i, !dbg !188
  %mul2.i = fmul float %sub28, %sub28, !dbg !189
  %add3.i = fadd float %add.i, %mul2.i, !dbg !190
  %call.i = tail call spir_func float @_Z4sqrtf(float noundef %add3.i) #4, !dbg !191, !fpmath !21
  %div.i = fdiv float %add33, %call.i, !dbg !192, !fpmath !28
  %mul9.i = fmul float %div.i, 5.000000e-01, !dbg !193
  %add10.i = fadd float %mul9.i, 5.000000e-01, !dbg !194
  %call11.i = tail call spir_func float @_Z4sqrtf(float noundef %add10.i) #4, !dbg !195, !fpmath !21
  %sub.i = fsub float 1.000000e+00, %call11.i, !dbg !196
  %mul12.i = fmul float %sub.i, 0x3FEEB851E0000000, !dbg !197
  %mul13.i = fmul float %sub.i, %mul12.i, !dbg !198
  %mul14.i = fmul float %sub.i, %mul13.i, !dbg !199
  %mul15.i = fmul float %sub.i, %mul14.i, !dbg !200
  %mul16.i = fmul float %sub.i, %mul15.i, !dbg !201
  %add17.i = fadd float %mul16.i, 0x3FA47AE140000000, !dbg !202
  %mul18.i = fmul float %div.i, %div.i, !dbg !203
  %mul19.i = fmul float %mul18.i, 0x3FE6666660000000, !dbg !204
  %13 = fsub float 1.000000e+00, %mul19.i, !dbg !205
  %mul21.i = fmul float %add17.i, 0x3FD3333340000000, !dbg !206
  %mul22.i = fmul float %13, %13, !dbg !207
  %mul23.i = fmul float %div.i, 0x3FE6666660000000, !dbg !208
  %mul24.i = fmul float %div.i, %mul23.i, !dbg !209
  %add25.i = fadd float %mul24.i, 0x3FD3333340000000, !dbg !210
  %call26.i = tail call spir_func float @_Z4sqrtf(float noundef %add25.i) #4, !dbg !211, !fpmath !21
  %add27.i = fadd float %div.i, %call26.i, !dbg !212
  %mul28.i = fmul float %add27.i, %mul22.i, !dbg !213
  %div29.i = fdiv float %mul21.i, %mul28.i, !dbg !214, !fpmath !28
  %sub30.i = fsub float 1.000000e+00, %add17.i, !dbg !215
  %mul31.i = fmul float %div.i, %sub30.i, !dbg !216
  %add32.i = fadd float %mul31.i, %div29.i, !dbg !217
  %mul33.i = fmul float %12, %add32.i, !dbg !218
  %add34.i = fadd float %add3.i, 1.000000e+00, !dbg !219
  %div35.i = fdiv float %mul33.i, %add34.i, !dbg !220, !fpmath !28
  %add55 = fadd float %sum.094, %div35.i, !dbg !221
  br label %if.end56, !dbg !222

if.end56:                                         ; preds = %cond.true, %cond.false, %if.then49, %for.body
  %sum.1 = phi float [ %add55, %if.then49 ], [ %sum.094, %cond.true ], [ %sum.094, %cond.false ], [ %sum.094, %for.body ], !dbg !160
  %inc = add nuw nsw i32 %l.093, 1, !dbg !223
  %cmp = icmp slt i32 %inc, %count, !dbg !158
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !159, !llvm.loop !224
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !226 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #1

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "ShadowedLights.cl", directory: ".", checksumkind: CSK_MD5, checksum: "f1188273da0b2d467b91e9211ea6fbf2")
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
!12 = distinct !DISubprogram(name: "shine", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 4, column: 23, scope: !12)
!16 = !DILocation(line: 4, column: 33, scope: !12)
!17 = !DILocation(line: 4, column: 28, scope: !12)
!18 = !DILocation(line: 4, column: 43, scope: !12)
!19 = !DILocation(line: 4, column: 38, scope: !12)
!20 = !DILocation(line: 5, column: 17, scope: !12)
!21 = !{float 3.000000e+00}
!22 = !DILocation(line: 6, column: 24, scope: !12)
!23 = !DILocation(line: 6, column: 34, scope: !12)
!24 = !DILocation(line: 6, column: 29, scope: !12)
!25 = !DILocation(line: 6, column: 44, scope: !12)
!26 = !DILocation(line: 6, column: 39, scope: !12)
!27 = !DILocation(line: 6, column: 50, scope: !12)
!28 = !{float 2.500000e+00}
!29 = !DILocation(line: 7, column: 37, scope: !12)
!30 = !DILocation(line: 7, column: 30, scope: !12)
!31 = !DILocation(line: 7, column: 20, scope: !12)
!32 = !DILocation(line: 8, column: 23, scope: !12)
!33 = !DILocation(line: 9, column: 36, scope: !12)
!34 = !DILocation(line: 9, column: 43, scope: !12)
!35 = !DILocation(line: 9, column: 50, scope: !12)
!36 = !DILocation(line: 9, column: 57, scope: !12)
!37 = !DILocation(line: 9, column: 64, scope: !12)
!38 = !DILocation(line: 9, column: 28, scope: !12)
!39 = !DILocation(line: 10, column: 26, scope: !12)
!40 = !DILocation(line: 10, column: 35, scope: !12)
!41 = !DILocation(line: 10, column: 51, scope: !12)
!42 = !DILocation(line: 11, column: 29, scope: !12)
!43 = !DILocation(line: 11, column: 45, scope: !12)
!44 = !DILocation(line: 11, column: 82, scope: !12)
!45 = !DILocation(line: 11, column: 91, scope: !12)
!46 = !DILocation(line: 11, column: 75, scope: !12)
!47 = !DILocation(line: 11, column: 65, scope: !12)
!48 = !DILocation(line: 11, column: 63, scope: !12)
!49 = !DILocation(line: 11, column: 53, scope: !12)
!50 = !DILocation(line: 11, column: 36, scope: !12)
!51 = !DILocation(line: 12, column: 36, scope: !12)
!52 = !DILocation(line: 12, column: 28, scope: !12)
!53 = !DILocation(line: 12, column: 48, scope: !12)
!54 = !DILocation(line: 12, column: 18, scope: !12)
!55 = !DILocation(line: 12, column: 66, scope: !12)
!56 = !DILocation(line: 12, column: 58, scope: !12)
!57 = !DILocation(line: 12, column: 5, scope: !12)
!58 = !DISubprogram(name: "sqrt", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!59 = distinct !DISubprogram(name: "shadowedLights", scope: !1, file: !1, line: 15, type: !13, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!60 = !{i32 2, i32 2, i32 2, i32 1, i32 0, i32 0, i32 1, i32 1, i32 1}
!61 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!62 = !{!"float*", !"int*", !"int*", !"uchar*", !"int", !"int", !"float*", !"float*", !"float*"}
!63 = !{!"const", !"const", !"const", !"const", !"", !"", !"const", !"const", !""}
!64 = !DILocation(line: 19, column: 13, scope: !65, inlinedAt: !66)
!65 = distinct !DISubprogram(name: "shadowedLights", scope: !1, file: !1, line: 15, type: !13, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!66 = distinct !DILocation(line: 18, column: 1, scope: !59)
!67 = !DILocation(line: 20, column: 15, scope: !65, inlinedAt: !66)
!68 = !{!69, !69, i64 0}
!69 = !{!"float", !10, i64 0}
!70 = !DILocation(line: 20, column: 42, scope: !65, inlinedAt: !66)
!71 = !DILocation(line: 20, column: 29, scope: !65, inlinedAt: !66)
!72 = !DILocation(line: 20, column: 60, scope: !65, inlinedAt: !66)
!73 = !DILocation(line: 20, column: 69, scope: !65, inlinedAt: !66)
!74 = !DILocation(line: 20, column: 52, scope: !65, inlinedAt: !66)
!75 = !DILocation(line: 21, column: 16, scope: !65, inlinedAt: !66)
!76 = !DILocation(line: 21, column: 32, scope: !65, inlinedAt: !66)
!77 = !DILocation(line: 21, column: 57, scope: !65, inlinedAt: !66)
!78 = !DILocation(line: 23, column: 23, scope: !65, inlinedAt: !66)
!79 = !DILocation(line: 23, column: 5, scope: !65, inlinedAt: !66)
!80 = !DILocation(line: 24, column: 29, scope: !65, inlinedAt: !66)
!81 = !DILocation(line: 24, column: 20, scope: !65, inlinedAt: !66)
!82 = !DILocation(line: 24, column: 34, scope: !65, inlinedAt: !66)
!83 = !DILocation(line: 24, column: 44, scope: !65, inlinedAt: !66)
!84 = !DILocation(line: 24, column: 62, scope: !65, inlinedAt: !66)
!85 = !DILocation(line: 24, column: 72, scope: !65, inlinedAt: !66)
!86 = !DILocation(line: 24, column: 90, scope: !65, inlinedAt: !66)
!87 = !DILocation(line: 25, column: 16, scope: !65, inlinedAt: !66)
!88 = !DILocation(line: 25, column: 26, scope: !65, inlinedAt: !66)
!89 = !DILocation(line: 25, column: 21, scope: !65, inlinedAt: !66)
!90 = !DILocation(line: 25, column: 36, scope: !65, inlinedAt: !66)
!91 = !DILocation(line: 25, column: 31, scope: !65, inlinedAt: !66)
!92 = !DILocation(line: 25, column: 41, scope: !65, inlinedAt: !66)
!93 = !DILocation(line: 26, column: 17, scope: !65, inlinedAt: !66)
!94 = !DILocation(line: 26, column: 36, scope: !65, inlinedAt: !66)
!95 = !DILocation(line: 26, column: 45, scope: !65, inlinedAt: !66)
!96 = !DILocation(line: 26, column: 29, scope: !65, inlinedAt: !66)
!97 = !{!10, !10, i64 0}
!98 = !DILocation(line: 26, column: 50, scope: !65, inlinedAt: !66)
!99 = !DILocation(line: 26, column: 56, scope: !65, inlinedAt: !66)
!100 = !DILocation(line: 26, column: 64, scope: !65, inlinedAt: !66)
!101 = !DILocation(line: 27, column: 54, scope: !65, inlinedAt: !66)
!102 = !DILocation(line: 4, column: 23, scope: !12, inlinedAt: !103)
!103 = distinct !DILocation(line: 27, column: 24, scope: !65, inlinedAt: !66)
!104 = !DILocation(line: 4, column: 33, scope: !12, inlinedAt: !103)
!105 = !DILocation(line: 4, column: 28, scope: !12, inlinedAt: !103)
!106 = !DILocation(line: 4, column: 43, scope: !12, inlinedAt: !103)
!107 = !DILocation(line: 4, column: 38, scope: !12, inlinedAt: !103)
!108 = !DILocation(line: 5, column: 17, scope: !12, inlinedAt: !103)
!109 = !DILocation(line: 6, column: 50, scope: !12, inlinedAt: !103)
!110 = !DILocation(line: 7, column: 37, scope: !12, inlinedAt: !103)
!111 = !DILocation(line: 7, column: 30, scope: !12, inlinedAt: !103)
!112 = !DILocation(line: 7, column: 20, scope: !12, inlinedAt: !103)
!113 = !DILocation(line: 8, column: 23, scope: !12, inlinedAt: !103)
!114 = !DILocation(line: 9, column: 36, scope: !12, inlinedAt: !103)
!115 = !DILocation(line: 9, column: 43, scope: !12, inlinedAt: !103)
!116 = !DILocation(line: 9, column: 50, scope: !12, inlinedAt: !103)
!117 = !DILocation(line: 9, column: 57, scope: !12, inlinedAt: !103)
!118 = !DILocation(line: 9, column: 64, scope: !12, inlinedAt: !103)
!119 = !DILocation(line: 9, column: 28, scope: !12, inlinedAt: !103)
!120 = !DILocation(line: 10, column: 26, scope: !12, inlinedAt: !103)
!121 = !DILocation(line: 10, column: 35, scope: !12, inlinedAt: !103)
!122 = !DILocation(line: 10, column: 51, scope: !12, inlinedAt: !103)
!123 = !DILocation(line: 11, column: 29, scope: !12, inlinedAt: !103)
!124 = !DILocation(line: 11, column: 45, scope: !12, inlinedAt: !103)
!125 = !DILocation(line: 11, column: 82, scope: !12, inlinedAt: !103)
!126 = !DILocation(line: 11, column: 91, scope: !12, inlinedAt: !103)
!127 = !DILocation(line: 11, column: 75, scope: !12, inlinedAt: !103)
!128 = !DILocation(line: 11, column: 65, scope: !12, inlinedAt: !103)
!129 = !DILocation(line: 11, column: 63, scope: !12, inlinedAt: !103)
!130 = !DILocation(line: 11, column: 53, scope: !12, inlinedAt: !103)
!131 = !DILocation(line: 11, column: 36, scope: !12, inlinedAt: !103)
!132 = !DILocation(line: 12, column: 36, scope: !12, inlinedAt: !103)
!133 = !DILocation(line: 12, column: 28, scope: !12, inlinedAt: !103)
!134 = !DILocation(line: 12, column: 48, scope: !12, inlinedAt: !103)
!135 = !DILocation(line: 12, column: 18, scope: !12, inlinedAt: !103)
!136 = !DILocation(line: 12, column: 66, scope: !12, inlinedAt: !103)
!137 = !DILocation(line: 12, column: 58, scope: !12, inlinedAt: !103)
!138 = !DILocation(line: 27, column: 21, scope: !65, inlinedAt: !66)
!139 = !DILocation(line: 27, column: 17, scope: !65, inlinedAt: !66)
!140 = !DILocation(line: 0, scope: !65, inlinedAt: !66)
!141 = !DILocation(line: 23, column: 32, scope: !65, inlinedAt: !66)
!142 = distinct !{!142, !79, !143, !144}
!143 = !DILocation(line: 29, column: 5, scope: !65, inlinedAt: !66)
!144 = !{!"llvm.loop.unroll.disable"}
!145 = !DILocation(line: 30, column: 5, scope: !65, inlinedAt: !66)
!146 = !DILocation(line: 30, column: 14, scope: !65, inlinedAt: !66)
!147 = !DILocation(line: 31, column: 1, scope: !59)
!148 = !DILocation(line: 19, column: 13, scope: !65)
!149 = !DILocation(line: 20, column: 15, scope: !65)
!150 = !DILocation(line: 20, column: 42, scope: !65)
!151 = !DILocation(line: 20, column: 29, scope: !65)
!152 = !DILocation(line: 20, column: 60, scope: !65)
!153 = !DILocation(line: 20, column: 69, scope: !65)
!154 = !DILocation(line: 20, column: 52, scope: !65)
!155 = !DILocation(line: 21, column: 16, scope: !65)
!156 = !DILocation(line: 21, column: 32, scope: !65)
!157 = !DILocation(line: 21, column: 57, scope: !65)
!158 = !DILocation(line: 23, column: 23, scope: !65)
!159 = !DILocation(line: 23, column: 5, scope: !65)
!160 = !DILocation(line: 0, scope: !65)
!161 = !DILocation(line: 30, column: 5, scope: !65)
!162 = !DILocation(line: 30, column: 14, scope: !65)
!163 = !DILocation(line: 31, column: 1, scope: !65)
!164 = !DILocation(line: 24, column: 29, scope: !65)
!165 = !DILocation(line: 24, column: 20, scope: !65)
!166 = !DILocation(line: 24, column: 34, scope: !65)
!167 = !DILocation(line: 24, column: 44, scope: !65)
!168 = !DILocation(line: 24, column: 62, scope: !65)
!169 = !DILocation(line: 24, column: 72, scope: !65)
!170 = !DILocation(line: 24, column: 90, scope: !65)
!171 = !DILocation(line: 25, column: 16, scope: !65)
!172 = !DILocation(line: 25, column: 26, scope: !65)
!173 = !DILocation(line: 25, column: 21, scope: !65)
!174 = !DILocation(line: 25, column: 36, scope: !65)
!175 = !DILocation(line: 25, column: 31, scope: !65)
!176 = !DILocation(line: 25, column: 41, scope: !65)
!177 = !DILocation(line: 26, column: 17, scope: !65)
!178 = !DILocation(line: 26, column: 36, scope: !65)
!179 = !DILocation(line: 26, column: 45, scope: !65)
!180 = !DILocation(line: 26, column: 29, scope: !65)
!181 = !DILocation(line: 26, column: 50, scope: !65)
!182 = !DILocation(line: 26, column: 56, scope: !65)
!183 = !DILocation(line: 26, column: 64, scope: !65)
!184 = !DILocation(line: 27, column: 54, scope: !65)
!185 = !DILocation(line: 4, column: 23, scope: !12, inlinedAt: !186)
!186 = distinct !DILocation(line: 27, column: 24, scope: !65)
!187 = !DILocation(line: 4, column: 33, scope: !12, inlinedAt: !186)
!188 = !DILocation(line: 4, column: 28, scope: !12, inlinedAt: !186)
!189 = !DILocation(line: 4, column: 43, scope: !12, inlinedAt: !186)
!190 = !DILocation(line: 4, column: 38, scope: !12, inlinedAt: !186)
!191 = !DILocation(line: 5, column: 17, scope: !12, inlinedAt: !186)
!192 = !DILocation(line: 6, column: 50, scope: !12, inlinedAt: !186)
!193 = !DILocation(line: 7, column: 37, scope: !12, inlinedAt: !186)
!194 = !DILocation(line: 7, column: 30, scope: !12, inlinedAt: !186)
!195 = !DILocation(line: 7, column: 20, scope: !12, inlinedAt: !186)
!196 = !DILocation(line: 8, column: 23, scope: !12, inlinedAt: !186)
!197 = !DILocation(line: 9, column: 36, scope: !12, inlinedAt: !186)
!198 = !DILocation(line: 9, column: 43, scope: !12, inlinedAt: !186)
!199 = !DILocation(line: 9, column: 50, scope: !12, inlinedAt: !186)
!200 = !DILocation(line: 9, column: 57, scope: !12, inlinedAt: !186)
!201 = !DILocation(line: 9, column: 64, scope: !12, inlinedAt: !186)
!202 = !DILocation(line: 9, column: 28, scope: !12, inlinedAt: !186)
!203 = !DILocation(line: 10, column: 26, scope: !12, inlinedAt: !186)
!204 = !DILocation(line: 10, column: 35, scope: !12, inlinedAt: !186)
!205 = !DILocation(line: 10, column: 51, scope: !12, inlinedAt: !186)
!206 = !DILocation(line: 11, column: 29, scope: !12, inlinedAt: !186)
!207 = !DILocation(line: 11, column: 45, scope: !12, inlinedAt: !186)
!208 = !DILocation(line: 11, column: 82, scope: !12, inlinedAt: !186)
!209 = !DILocation(line: 11, column: 91, scope: !12, inlinedAt: !186)
!210 = !DILocation(line: 11, column: 75, scope: !12, inlinedAt: !186)
!211 = !DILocation(line: 11, column: 65, scope: !12, inlinedAt: !186)
!212 = !DILocation(line: 11, column: 63, scope: !12, inlinedAt: !186)
!213 = !DILocation(line: 11, column: 53, scope: !12, inlinedAt: !186)
!214 = !DILocation(line: 11, column: 36, scope: !12, inlinedAt: !186)
!215 = !DILocation(line: 12, column: 36, scope: !12, inlinedAt: !186)
!216 = !DILocation(line: 12, column: 28, scope: !12, inlinedAt: !186)
!217 = !DILocation(line: 12, column: 48, scope: !12, inlinedAt: !186)
!218 = !DILocation(line: 12, column: 18, scope: !12, inlinedAt: !186)
!219 = !DILocation(line: 12, column: 66, scope: !12, inlinedAt: !186)
!220 = !DILocation(line: 12, column: 58, scope: !12, inlinedAt: !186)
!221 = !DILocation(line: 27, column: 21, scope: !65)
!222 = !DILocation(line: 27, column: 17, scope: !65)
!223 = !DILocation(line: 23, column: 32, scope: !65)
!224 = distinct !{!224, !159, !225, !144}
!225 = !DILocation(line: 29, column: 5, scope: !65)
!226 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 19, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
