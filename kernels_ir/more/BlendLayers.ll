; ModuleID = 'BlendLayers.cl'
source_filename = "BlendLayers.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @blendLayers(ptr addrspace(1) noundef readonly align 4 captures(none) %layers, ptr addrspace(2) noundef readonly align 4 captures(none) %modes, i32 noundef %count, i32 noundef %pixels, ptr addrspace(1) noundef align 4 captures(none) %image) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %idxprom.i = sext i32 %conv.i to i64, !dbg !22
  %arrayidx.i = getelementptr inbounds float, ptr addrspace(1) %image, i64 %idxprom.i, !dbg !22
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !22, !tbaa !23
  %cmp.i1 = icmp sgt i32 %count, 0, !dbg !25
  br i1 %cmp.i1, label %for.body.i, label %__clang_ocl_kern_imp_blendLayers.exit, !dbg !26

for.body.i:                                       ; preds = %entry, %if.end.i
  %below.0.i3 = phi float [ %below.1.i, %if.end.i ], [ %0, %entry ]
  %layer.0.i2 = phi i32 [ %inc.i, %if.end.i ], [ 0, %entry ]
  %mul.i = mul nsw i32 %layer.0.i2, %pixels, !dbg !27
  %add.i = add nsw i32 %mul.i, %conv.i, !dbg !28
  %idxprom2.i = sext i32 %add.i to i64, !dbg !29
  %arrayidx3.i = getelementptr inbounds float, ptr addrspace(1) %layers, i64 %idxprom2.i, !dbg !29
  %1 = load float, ptr addrspace(1) %arrayidx3.i, align 4, !dbg !29, !tbaa !23
  %cmp4.i = fcmp ult float %1, 0.000000e+00, !dbg !30
  br i1 %cmp4.i, label %if.end.i, label %if.then.i, !dbg !30

if.then.i:                                        ; preds = %for.body.i
  %idxprom6.i = zext nneg i32 %layer.0.i2 to i64, !dbg !31
  %arrayidx7.i = getelementptr inbounds nuw i32, ptr addrspace(2) %modes, i64 %idxprom6.i, !dbg !31
  %2 = load i32, ptr addrspace(2) %arrayidx7.i, align 4, !dbg !31, !tbaa !8
  switch i32 %2, label %sw.default.i [
    i32 0, label %if.end.i
    i32 1, label %sw.bb8.i
    i32 2, label %sw.bb10.i
    i32 3, label %sw.bb13.i
    i32 4, label %sw.bb16.i
    i32 5, label %sw.bb23.i
    i32 6, label %sw.bb32.i
    i32 7, label %sw.bb37.i
    i32 8, label %sw.bb45.i
    i32 9, label %sw.bb53.i
    i32 10, label %sw.bb56.i
    i32 11, label %sw.bb67.i
    i32 12, label %sw.bb81.i
    i32 13, label %sw.bb95.i
    i32 14, label %sw.bb103.i
  ], !dbg !32

sw.bb8.i:                                         ; preds = %if.then.i
  %mul9.i = fmul float %below.0.i3, %1, !dbg !33
  br label %if.end.i, !dbg !34

sw.bb10.i:                                        ; preds = %if.then.i
  %add11.i = fadd float %below.0.i3, %1, !dbg !35
  %mul12.i = fmul float %below.0.i3, %1, !dbg !36
  %sub.i = fsub float %add11.i, %mul12.i, !dbg !37
  br label %if.end.i, !dbg !38

sw.bb13.i:                                        ; preds = %if.then.i
  %cmp14.i = fcmp olt float %1, %below.0.i3, !dbg !39
  %cond.i = select i1 %cmp14.i, float %1, float %below.0.i3, !dbg !40
  br label %if.end.i, !dbg !41

sw.bb16.i:                                        ; preds = %if.then.i
  %cmp17.i = fcmp ogt float %1, %below.0.i3, !dbg !42
  %cond22.i = select i1 %cmp17.i, float %1, float %below.0.i3, !dbg !43
  br label %if.end.i, !dbg !44

sw.bb23.i:                                        ; preds = %if.then.i
  %cmp24.i = fcmp olt float %1, %below.0.i3, !dbg !45
  %sub27.i = fsub float %below.0.i3, %1, !dbg !46
  %sub29.i = fsub float %1, %below.0.i3, !dbg !46
  %cond31.i = select i1 %cmp24.i, float %sub27.i, float %sub29.i, !dbg !46
  br label %if.end.i, !dbg !47

sw.bb32.i:                                        ; preds = %if.then.i
  %add33.i = fadd float %below.0.i3, %1, !dbg !48
  %mul34.i = fmul float %1, 2.000000e+00, !dbg !49
  %mul35.i = fmul float %below.0.i3, %mul34.i, !dbg !50
  %sub36.i = fsub float %add33.i, %mul35.i, !dbg !51
  br label %if.end.i, !dbg !52

sw.bb37.i:                                        ; preds = %if.then.i
  %add38.i = fadd float %below.0.i3, %1, !dbg !53
  %cmp39.i = fcmp olt float %add38.i, 1.000000e+00, !dbg !54
  %cond44.i = select i1 %cmp39.i, float %add38.i, float 1.000000e+00, !dbg !55
  br label %if.end.i

sw.bb45.i:                                        ; preds = %if.then.i
  %sub46.i = fsub float %below.0.i3, %1, !dbg !56
  %cmp47.i = fcmp ogt float %sub46.i, 0.000000e+00, !dbg !57
  %cond52.i = select i1 %cmp47.i, float %sub46.i, float 0.000000e+00, !dbg !58
  br label %if.end.i

sw.bb53.i:                                        ; preds = %if.then.i
  %add54.i = fadd float %below.0.i3, %1, !dbg !59
  %mul55.i = fmul float %add54.i, 5.000000e-01, !dbg !60
  br label %if.end.i, !dbg !61

sw.bb56.i:                                        ; preds = %if.then.i
  %sub58.i = fsub float 1.000000e+00, %1, !dbg !62
  %sub59.i = fsub float %sub58.i, %below.0.i3, !dbg !63
  %cmp60.i = fcmp olt float %sub59.i, 0.000000e+00, !dbg !64
  %fneg.i = fneg float %sub59.i, !dbg !65
  %cond65.i = select i1 %cmp60.i, float %fneg.i, float %sub59.i, !dbg !65
  %sub66.i = fsub float 1.000000e+00, %cond65.i, !dbg !66
  br label %if.end.i

sw.bb67.i:                                        ; preds = %if.then.i
  %cmp68.i = fcmp olt float %below.0.i3, 5.000000e-01, !dbg !67
  br i1 %cmp68.i, label %cond.true70.i, label %cond.false73.i, !dbg !68

cond.true70.i:                                    ; preds = %sw.bb67.i
  %mul71.i = fmul float %1, 2.000000e+00, !dbg !69
  %mul72.i = fmul float %below.0.i3, %mul71.i, !dbg !70
  br label %if.end.i, !dbg !68

cond.false73.i:                                   ; preds = %sw.bb67.i
  %sub74.i = fsub float 1.000000e+00, %1, !dbg !71
  %mul75.i = fmul float %sub74.i, 2.000000e+00, !dbg !72
  %sub76.i = fsub float 1.000000e+00, %below.0.i3, !dbg !73
  %mul77.i = fmul float %sub76.i, %mul75.i, !dbg !74
  %sub78.i = fsub float 1.000000e+00, %mul77.i, !dbg !75
  br label %if.end.i, !dbg !68

sw.bb81.i:                                        ; preds = %if.then.i
  %cmp82.i = fcmp olt float %1, 5.000000e-01, !dbg !76
  br i1 %cmp82.i, label %cond.true84.i, label %cond.false87.i, !dbg !77

cond.true84.i:                                    ; preds = %sw.bb81.i
  %mul85.i = fmul float %1, 2.000000e+00, !dbg !78
  %mul86.i = fmul float %below.0.i3, %mul85.i, !dbg !79
  br label %if.end.i, !dbg !77

cond.false87.i:                                   ; preds = %sw.bb81.i
  %sub88.i = fsub float 1.000000e+00, %1, !dbg !80
  %mul89.i = fmul float %sub88.i, 2.000000e+00, !dbg !81
  %sub90.i = fsub float 1.000000e+00, %below.0.i3, !dbg !82
  %mul91.i = fmul float %sub90.i, %mul89.i, !dbg !83
  %sub92.i = fsub float 1.000000e+00, %mul91.i, !dbg !84
  br label %if.end.i, !dbg !77

sw.bb95.i:                                        ; preds = %if.then.i
  %mul96.i = fmul float %below.0.i3, %below.0.i3, !dbg !85
  %mul97.i = fmul float %1, 2.000000e+00, !dbg !86
  %sub98.i = fsub float 1.000000e+00, %mul97.i, !dbg !87
  %mul99.i = fmul float %mul96.i, %sub98.i, !dbg !88
  %mul101.i = fmul float %below.0.i3, %mul97.i, !dbg !89
  %add102.i = fadd float %mul101.i, %mul99.i, !dbg !90
  br label %if.end.i, !dbg !91

sw.bb103.i:                                       ; preds = %if.then.i
  %add105.i = fadd float %below.0.i3, %1, !dbg !92
  %sub106.i = fadd float %add105.i, -1.000000e+00, !dbg !93
  %cmp107.i = fcmp ogt float %sub106.i, 0.000000e+00, !dbg !94
  %cond112.i = select i1 %cmp107.i, float %sub106.i, float 0.000000e+00, !dbg !95
  br label %if.end.i

sw.default.i:                                     ; preds = %if.then.i
  %add113.i = fadd float %below.0.i3, %1, !dbg !96
  %cmp114.i = fcmp olt float %add113.i, 1.000000e+00, !dbg !97
  %cond116.i = select i1 %cmp114.i, float 0.000000e+00, float 1.000000e+00, !dbg !98
  br label %if.end.i, !dbg !99

if.end.i:                                         ; preds = %sw.default.i, %sw.bb103.i, %sw.bb95.i, %cond.false87.i, %cond.true84.i, %cond.false73.i, %cond.true70.i, %sw.bb56.i, %sw.bb53.i, %sw.bb45.i, %sw.bb37.i, %sw.bb32.i, %sw.bb23.i, %sw.bb16.i, %sw.bb13.i, %sw.bb10.i, %sw.bb8.i, %if.then.i, %for.body.i
  %below.1.i = phi float [ %cond116.i, %sw.default.i ], [ %below.0.i3, %for.body.i ], [ %mul9.i, %sw.bb8.i ], [ %sub.i, %sw.bb10.i ], [ %cond.i, %sw.bb13.i ], [ %cond22.i, %sw.bb16.i ], [ %cond31.i, %sw.bb23.i ], [ %sub36.i, %sw.bb32.i ], [ %cond44.i, %sw.bb37.i ], [ %cond52.i, %sw.bb45.i ], [ %mul55.i, %sw.bb53.i ], [ %sub66.i, %sw.bb56.i ], [ %1, %if.then.i ], [ %sub78.i, %cond.false73.i ], [ %add102.i, %sw.bb95.i ], [ %cond112.i, %sw.bb103.i ], [ %mul72.i, %cond.true70.i ], [ %mul86.i, %cond.true84.i ], [ %sub92.i, %cond.false87.i ], !dbg !100
  %inc.i = add nuw nsw i32 %layer.0.i2, 1, !dbg !101
  %cmp.i = icmp slt i32 %inc.i, %count, !dbg !25
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_blendLayers.exit, !dbg !26, !llvm.loop !102

__clang_ocl_kern_imp_blendLayers.exit:            ; preds = %if.end.i, %entry
  %below.0.i.lcssa = phi float [ %0, %entry ], [ %below.1.i, %if.end.i ], !dbg !100
  store float %below.0.i.lcssa, ptr addrspace(1) %arrayidx.i, align 4, !dbg !105, !tbaa !23
  ret void, !dbg !106
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_blendLayers(ptr addrspace(1) noundef readonly align 4 captures(none) %layers, ptr addrspace(2) noundef readonly align 4 captures(none) %modes, i32 noundef %count, i32 noundef %pixels, ptr addrspace(1) noundef align 4 captures(none) %image) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !107
  %conv = trunc i64 %call to i32, !dbg !107
  %idxprom = sext i32 %conv to i64, !dbg !108
  %arrayidx = getelementptr inbounds float, ptr addrspace(1) %image, i64 %idxprom, !dbg !108
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !108, !tbaa !23
  %cmp182 = icmp sgt i32 %count, 0, !dbg !109
  br i1 %cmp182, label %for.body, label %for.cond.cleanup, !dbg !110

for.cond.cleanup:                                 ; preds = %if.end, %entry
  %below.0.lcssa = phi float [ %0, %entry ], [ %below.1, %if.end ], !dbg !111
  store float %below.0.lcssa, ptr addrspace(1) %arrayidx, align 4, !dbg !112, !tbaa !23
  ret void, !dbg !113

for.body:                                         ; preds = %entry, %if.end
  %below.0184 = phi float [ %below.1, %if.end ], [ %0, %entry ]
  %layer.0183 = phi i32 [ %inc, %if.end ], [ 0, %entry ]
  %mul = mul nsw i32 %layer.0183, %pixels, !dbg !114
  %add = add nsw i32 %mul, %conv, !dbg !115
  %idxprom2 = sext i32 %add to i64, !dbg !116
  %arrayidx3 = getelementptr inbounds float, ptr addrspace(1) %layers, i64 %idxprom2, !dbg !116
  %1 = load float, ptr addrspace(1) %arrayidx3, align 4, !dbg !116, !tbaa !23
  %cmp4 = fcmp ult float %1, 0.000000e+00, !dbg !117
  br i1 %cmp4, label %if.end, label %if.then, !dbg !117

if.then:                                          ; preds = %for.body
  %idxprom6 = zext nneg i32 %layer.0183 to i64, !dbg !118
  %arrayidx7 = getelementptr inbounds nuw i32, ptr addrspace(2) %modes, i64 %idxprom6, !dbg !118
  %2 = load i32, ptr addrspace(2) %arrayidx7, align 4, !dbg !118, !tbaa !8
  switch i32 %2, label %sw.default [
    i32 0, label %if.end
    i32 1, label %sw.bb8
    i32 2, label %sw.bb10
    i32 3, label %sw.bb13
    i32 4, label %sw.bb16
    i32 5, label %sw.bb23
    i32 6, label %sw.bb32
    i32 7, label %sw.bb37
    i32 8, label %sw.bb45
    i32 9, label %sw.bb53
    i32 10, label %sw.bb56
    i32 11, label %sw.bb67
    i32 12, label %sw.bb81
    i32 13, label %sw.bb95
    i32 14, label %sw.bb103
  ], !dbg !119

sw.bb8:                                           ; preds = %if.then
  %mul9 = fmul float %below.0184, %1, !dbg !120
  br label %if.end, !dbg !121

sw.bb10:                                          ; preds = %if.then
  %add11 = fadd float %below.0184, %1, !dbg !122
  %mul12 = fmul float %below.0184, %1, !dbg !123
  %sub = fsub float %add11, %mul12, !dbg !124
  br label %if.end, !dbg !125

sw.bb13:                                          ; preds = %if.then
  %cmp14 = fcmp olt float %1, %below.0184, !dbg !126
  %cond = select i1 %cmp14, float %1, float %below.0184, !dbg !127
  br label %if.end, !dbg !128

sw.bb16:                                          ; preds = %if.then
  %cmp17 = fcmp ogt float %1, %below.0184, !dbg !129
  %cond22 = select i1 %cmp17, float %1, float %below.0184, !dbg !130
  br label %if.end, !dbg !131

sw.bb23:                                          ; preds = %if.then
  %cmp24 = fcmp olt float %1, %below.0184, !dbg !132
  %sub27 = fsub float %below.0184, %1, !dbg !133
  %sub29 = fsub float %1, %below.0184, !dbg !133
  %cond31 = select i1 %cmp24, float %sub27, float %sub29, !dbg !133
  br label %if.end, !dbg !134

sw.bb32:                                          ; preds = %if.then
  %add33 = fadd float %below.0184, %1, !dbg !135
  %mul34 = fmul float %1, 2.000000e+00, !dbg !136
  %mul35 = fmul float %below.0184, %mul34, !dbg !137
  %sub36 = fsub float %add33, %mul35, !dbg !138
  br label %if.end, !dbg !139

sw.bb37:                                          ; preds = %if.then
  %add38 = fadd float %below.0184, %1, !dbg !140
  %cmp39 = fcmp olt float %add38, 1.000000e+00, !dbg !141
  %cond44 = select i1 %cmp39, float %add38, float 1.000000e+00, !dbg !142
  br label %if.end

sw.bb45:                                          ; preds = %if.then
  %sub46 = fsub float %below.0184, %1, !dbg !143
  %cmp47 = fcmp ogt float %sub46, 0.000000e+00, !dbg !144
  %cond52 = select i1 %cmp47, float %sub46, float 0.000000e+00, !dbg !145
  br label %if.end

sw.bb53:                                          ; preds = %if.then
  %add54 = fadd float %below.0184, %1, !dbg !146
  %mul55 = fmul float %add54, 5.000000e-01, !dbg !147
  br label %if.end, !dbg !148

sw.bb56:                                          ; preds = %if.then
  %sub58 = fsub float 1.000000e+00, %1, !dbg !149
  %sub59 = fsub float %sub58, %below.0184, !dbg !150
  %cmp60 = fcmp olt float %sub59, 0.000000e+00, !dbg !151
  %fneg = fneg float %sub59, !dbg !152
  %cond65 = select i1 %cmp60, float %fneg, float %sub59, !dbg !152
  %sub66 = fsub float 1.000000e+00, %cond65, !dbg !153
  br label %if.end

sw.bb67:                                          ; preds = %if.then
  %cmp68 = fcmp olt float %below.0184, 5.000000e-01, !dbg !154
  br i1 %cmp68, label %cond.true70, label %cond.false73, !dbg !155

cond.true70:                                      ; preds = %sw.bb67
  %mul71 = fmul float %1, 2.000000e+00, !dbg !156
  %mul72 = fmul float %below.0184, %mul71, !dbg !157
  br label %if.end, !dbg !155

cond.false73:                                     ; preds = %sw.bb67
  %sub74 = fsub float 1.000000e+00, %1, !dbg !158
  %mul75 = fmul float %sub74, 2.000000e+00, !dbg !159
  %sub76 = fsub float 1.000000e+00, %below.0184, !dbg !160
  %mul77 = fmul float %sub76, %mul75, !dbg !161
  %sub78 = fsub float 1.000000e+00, %mul77, !dbg !162
  br label %if.end, !dbg !155

sw.bb81:                                          ; preds = %if.then
  %cmp82 = fcmp olt float %1, 5.000000e-01, !dbg !163
  br i1 %cmp82, label %cond.true84, label %cond.false87, !dbg !164

cond.true84:                                      ; preds = %sw.bb81
  %mul85 = fmul float %1, 2.000000e+00, !dbg !165
  %mul86 = fmul float %below.0184, %mul85, !dbg !166
  br label %if.end, !dbg !164

cond.false87:                                     ; preds = %sw.bb81
  %sub88 = fsub float 1.000000e+00, %1, !dbg !167
  %mul89 = fmul float %sub88, 2.000000e+00, !dbg !168
  %sub90 = fsub float 1.000000e+00, %below.0184, !dbg !169
  %mul91 = fmul float %sub90, %mul89, !dbg !170
  %sub92 = fsub float 1.000000e+00, %mul91, !dbg !171
  br label %if.end, !dbg !164

sw.bb95:                                          ; preds = %if.then
  %mul96 = fmul float %below.0184, %below.0184, !dbg !172
  %mul97 = fmul float %1, 2.000000e+00, !dbg !173
  %sub98 = fsub float 1.000000e+00, %mul97, !dbg !174
  %mul99 = fmul float %mul96, %sub98, !dbg !175
  %mul101 = fmul float %below.0184, %mul97, !dbg !176
  %add102 = fadd float %mul101, %mul99, !dbg !177
  br label %if.end, !dbg !178

sw.bb103:                                         ; preds = %if.then
  %add105 = fadd float %below.0184, %1, !dbg !179
  %sub106 = fadd float %add105, -1.000000e+00, !dbg !180
  %cmp107 = fcmp ogt float %sub106, 0.000000e+00, !dbg !181
  %cond112 = select i1 %cmp107, float %sub106, float 0.000000e+00, !dbg !182
  br label %if.end

sw.default:                                       ; preds = %if.then
  %add113 = fadd float %below.0184, %1, !dbg !183
  %cmp114 = fcmp olt float %add113, 1.000000e+00, !dbg !184
  %cond116 = select i1 %cmp114, float 0.000000e+00, float 1.000000e+00, !dbg !185
  br label %if.end, !dbg !186

if.end:                                           ; preds = %cond.true84, %cond.false87, %cond.true70, %cond.false73, %if.then, %sw.bb8, %sw.bb10, %sw.bb13, %sw.bb16, %sw.bb23, %sw.bb32, %sw.bb37, %sw.bb45, %sw.bb53, %sw.bb56, %sw.bb95, %sw.bb103, %sw.default, %for.body
  %below.1 = phi float [ %cond116, %sw.default ], [ %below.0184, %for.body ], [ %mul9, %sw.bb8 ], [ %sub, %sw.bb10 ], [ %cond, %sw.bb13 ], [ %cond22, %sw.bb16 ], [ %cond31, %sw.bb23 ], [ %sub36, %sw.bb32 ], [ %cond44, %sw.bb37 ], [ %cond52, %sw.bb45 ], [ %mul55, %sw.bb53 ], [ %sub66, %sw.bb56 ], [ %1, %if.then ], [ %sub78, %cond.false73 ], [ %add102, %sw.bb95 ], [ %cond112, %sw.bb103 ], [ %mul72, %cond.true70 ], [ %mul86, %cond.true84 ], [ %sub92, %cond.false87 ], !dbg !111
  %inc = add nuw nsw i32 %layer.0183, 1, !dbg !187
  %cmp = icmp slt i32 %inc, %count, !dbg !109
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !110, !llvm.loop !188
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !190 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "BlendLayers.cl", directory: ".", checksumkind: CSK_MD5, checksum: "80fe8eac311541823f8fcf61907302de")
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
!12 = distinct !DISubprogram(name: "blendLayers", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 2, i32 0, i32 0, i32 1}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"int*", !"int", !"int", !"float*"}
!18 = !{!"const", !"const", !"", !"", !""}
!19 = !DILocation(line: 5, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "blendLayers", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 19, scope: !20, inlinedAt: !21)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !10, i64 0}
!25 = !DILocation(line: 7, column: 31, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 7, column: 5, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 8, column: 36, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 8, column: 45, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 8, column: 23, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 9, column: 19, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 10, column: 21, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 10, column: 13, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 12, column: 35, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 12, column: 44, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 13, column: 35, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 13, column: 51, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 13, column: 43, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 13, column: 60, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 14, column: 35, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 14, column: 29, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 14, column: 60, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 15, column: 35, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 15, column: 29, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 15, column: 60, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 16, column: 35, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 16, column: 29, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 16, column: 76, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 17, column: 35, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 17, column: 50, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 17, column: 58, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 17, column: 43, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 17, column: 67, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 18, column: 41, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 18, column: 62, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 18, column: 58, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 19, column: 42, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 19, column: 64, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 19, column: 59, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 20, column: 43, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 20, column: 34, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 20, column: 53, scope: !20, inlinedAt: !21)
!62 = !DILocation(line: 21, column: 42, scope: !20, inlinedAt: !21)
!63 = !DILocation(line: 21, column: 50, scope: !20, inlinedAt: !21)
!64 = !DILocation(line: 21, column: 80, scope: !20, inlinedAt: !21)
!65 = !DILocation(line: 21, column: 75, scope: !20, inlinedAt: !21)
!66 = !DILocation(line: 21, column: 72, scope: !20, inlinedAt: !21)
!67 = !DILocation(line: 22, column: 36, scope: !20, inlinedAt: !21)
!68 = !DILocation(line: 22, column: 30, scope: !20, inlinedAt: !21)
!69 = !DILocation(line: 22, column: 50, scope: !20, inlinedAt: !21)
!70 = !DILocation(line: 22, column: 58, scope: !20, inlinedAt: !21)
!71 = !DILocation(line: 22, column: 88, scope: !20, inlinedAt: !21)
!72 = !DILocation(line: 22, column: 80, scope: !20, inlinedAt: !21)
!73 = !DILocation(line: 22, column: 105, scope: !20, inlinedAt: !21)
!74 = !DILocation(line: 22, column: 97, scope: !20, inlinedAt: !21)
!75 = !DILocation(line: 22, column: 73, scope: !20, inlinedAt: !21)
!76 = !DILocation(line: 23, column: 36, scope: !20, inlinedAt: !21)
!77 = !DILocation(line: 23, column: 30, scope: !20, inlinedAt: !21)
!78 = !DILocation(line: 23, column: 50, scope: !20, inlinedAt: !21)
!79 = !DILocation(line: 23, column: 58, scope: !20, inlinedAt: !21)
!80 = !DILocation(line: 23, column: 88, scope: !20, inlinedAt: !21)
!81 = !DILocation(line: 23, column: 80, scope: !20, inlinedAt: !21)
!82 = !DILocation(line: 23, column: 105, scope: !20, inlinedAt: !21)
!83 = !DILocation(line: 23, column: 97, scope: !20, inlinedAt: !21)
!84 = !DILocation(line: 23, column: 73, scope: !20, inlinedAt: !21)
!85 = !DILocation(line: 24, column: 36, scope: !20, inlinedAt: !21)
!86 = !DILocation(line: 24, column: 59, scope: !20, inlinedAt: !21)
!87 = !DILocation(line: 24, column: 52, scope: !20, inlinedAt: !21)
!88 = !DILocation(line: 24, column: 44, scope: !20, inlinedAt: !21)
!89 = !DILocation(line: 24, column: 83, scope: !20, inlinedAt: !21)
!90 = !DILocation(line: 24, column: 68, scope: !20, inlinedAt: !21)
!91 = !DILocation(line: 24, column: 92, scope: !20, inlinedAt: !21)
!92 = !DILocation(line: 25, column: 42, scope: !20, inlinedAt: !21)
!93 = !DILocation(line: 25, column: 50, scope: !20, inlinedAt: !21)
!94 = !DILocation(line: 25, column: 70, scope: !20, inlinedAt: !21)
!95 = !DILocation(line: 25, column: 66, scope: !20, inlinedAt: !21)
!96 = !DILocation(line: 26, column: 36, scope: !20, inlinedAt: !21)
!97 = !DILocation(line: 26, column: 44, scope: !20, inlinedAt: !21)
!98 = !DILocation(line: 26, column: 30, scope: !20, inlinedAt: !21)
!99 = !DILocation(line: 26, column: 66, scope: !20, inlinedAt: !21)
!100 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!101 = !DILocation(line: 7, column: 40, scope: !20, inlinedAt: !21)
!102 = distinct !{!102, !26, !103, !104}
!103 = !DILocation(line: 29, column: 5, scope: !20, inlinedAt: !21)
!104 = !{!"llvm.loop.unroll.disable"}
!105 = !DILocation(line: 30, column: 14, scope: !20, inlinedAt: !21)
!106 = !DILocation(line: 31, column: 1, scope: !12)
!107 = !DILocation(line: 5, column: 13, scope: !20)
!108 = !DILocation(line: 6, column: 19, scope: !20)
!109 = !DILocation(line: 7, column: 31, scope: !20)
!110 = !DILocation(line: 7, column: 5, scope: !20)
!111 = !DILocation(line: 0, scope: !20)
!112 = !DILocation(line: 30, column: 14, scope: !20)
!113 = !DILocation(line: 31, column: 1, scope: !20)
!114 = !DILocation(line: 8, column: 36, scope: !20)
!115 = !DILocation(line: 8, column: 45, scope: !20)
!116 = !DILocation(line: 8, column: 23, scope: !20)
!117 = !DILocation(line: 9, column: 19, scope: !20)
!118 = !DILocation(line: 10, column: 21, scope: !20)
!119 = !DILocation(line: 10, column: 13, scope: !20)
!120 = !DILocation(line: 12, column: 35, scope: !20)
!121 = !DILocation(line: 12, column: 44, scope: !20)
!122 = !DILocation(line: 13, column: 35, scope: !20)
!123 = !DILocation(line: 13, column: 51, scope: !20)
!124 = !DILocation(line: 13, column: 43, scope: !20)
!125 = !DILocation(line: 13, column: 60, scope: !20)
!126 = !DILocation(line: 14, column: 35, scope: !20)
!127 = !DILocation(line: 14, column: 29, scope: !20)
!128 = !DILocation(line: 14, column: 60, scope: !20)
!129 = !DILocation(line: 15, column: 35, scope: !20)
!130 = !DILocation(line: 15, column: 29, scope: !20)
!131 = !DILocation(line: 15, column: 60, scope: !20)
!132 = !DILocation(line: 16, column: 35, scope: !20)
!133 = !DILocation(line: 16, column: 29, scope: !20)
!134 = !DILocation(line: 16, column: 76, scope: !20)
!135 = !DILocation(line: 17, column: 35, scope: !20)
!136 = !DILocation(line: 17, column: 50, scope: !20)
!137 = !DILocation(line: 17, column: 58, scope: !20)
!138 = !DILocation(line: 17, column: 43, scope: !20)
!139 = !DILocation(line: 17, column: 67, scope: !20)
!140 = !DILocation(line: 18, column: 41, scope: !20)
!141 = !DILocation(line: 18, column: 62, scope: !20)
!142 = !DILocation(line: 18, column: 58, scope: !20)
!143 = !DILocation(line: 19, column: 42, scope: !20)
!144 = !DILocation(line: 19, column: 64, scope: !20)
!145 = !DILocation(line: 19, column: 59, scope: !20)
!146 = !DILocation(line: 20, column: 43, scope: !20)
!147 = !DILocation(line: 20, column: 34, scope: !20)
!148 = !DILocation(line: 20, column: 53, scope: !20)
!149 = !DILocation(line: 21, column: 42, scope: !20)
!150 = !DILocation(line: 21, column: 50, scope: !20)
!151 = !DILocation(line: 21, column: 80, scope: !20)
!152 = !DILocation(line: 21, column: 75, scope: !20)
!153 = !DILocation(line: 21, column: 72, scope: !20)
!154 = !DILocation(line: 22, column: 36, scope: !20)
!155 = !DILocation(line: 22, column: 30, scope: !20)
!156 = !DILocation(line: 22, column: 50, scope: !20)
!157 = !DILocation(line: 22, column: 58, scope: !20)
!158 = !DILocation(line: 22, column: 88, scope: !20)
!159 = !DILocation(line: 22, column: 80, scope: !20)
!160 = !DILocation(line: 22, column: 105, scope: !20)
!161 = !DILocation(line: 22, column: 97, scope: !20)
!162 = !DILocation(line: 22, column: 73, scope: !20)
!163 = !DILocation(line: 23, column: 36, scope: !20)
!164 = !DILocation(line: 23, column: 30, scope: !20)
!165 = !DILocation(line: 23, column: 50, scope: !20)
!166 = !DILocation(line: 23, column: 58, scope: !20)
!167 = !DILocation(line: 23, column: 88, scope: !20)
!168 = !DILocation(line: 23, column: 80, scope: !20)
!169 = !DILocation(line: 23, column: 105, scope: !20)
!170 = !DILocation(line: 23, column: 97, scope: !20)
!171 = !DILocation(line: 23, column: 73, scope: !20)
!172 = !DILocation(line: 24, column: 36, scope: !20)
!173 = !DILocation(line: 24, column: 59, scope: !20)
!174 = !DILocation(line: 24, column: 52, scope: !20)
!175 = !DILocation(line: 24, column: 44, scope: !20)
!176 = !DILocation(line: 24, column: 83, scope: !20)
!177 = !DILocation(line: 24, column: 68, scope: !20)
!178 = !DILocation(line: 24, column: 92, scope: !20)
!179 = !DILocation(line: 25, column: 42, scope: !20)
!180 = !DILocation(line: 25, column: 50, scope: !20)
!181 = !DILocation(line: 25, column: 70, scope: !20)
!182 = !DILocation(line: 25, column: 66, scope: !20)
!183 = !DILocation(line: 26, column: 36, scope: !20)
!184 = !DILocation(line: 26, column: 44, scope: !20)
!185 = !DILocation(line: 26, column: 30, scope: !20)
!186 = !DILocation(line: 26, column: 66, scope: !20)
!187 = !DILocation(line: 7, column: 40, scope: !20)
!188 = distinct !{!188, !110, !189, !104}
!189 = !DILocation(line: 29, column: 5, scope: !20)
!190 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
