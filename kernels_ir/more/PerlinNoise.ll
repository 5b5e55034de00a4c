; ModuleID = 'PerlinNoise.cl'
source_filename = "PerlinNoise.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func noundef float @fade(float noundef %t) local_unnamed_addr #0 !dbg !12 {
entry:
  %mul = fmul float %t, %t, !dbg !15
  %mul1 = fmul float %t, %mul, !dbg !16
  %mul2 = fmul float %t, 6.000000e+00, !dbg !17
  %sub = fadd float %mul2, -1.500000e+01, !dbg !18
  %mul3 = fmul float %t, %sub, !dbg !19
  %add = fadd float %mul3, 1.000000e+01, !dbg !20
  %mul4 = fmul float %mul1, %add, !dbg !21
  ret float %mul4, !dbg !22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func float @gradient(i32 noundef %hash, float noundef %x, float noundef %y) local_unnamed_addr #0 !dbg !23 {
entry:
  %and = and i32 %hash, 1, !dbg !24
  %tobool.not = icmp eq i32 %and, 0, !dbg !24
  %fneg = fneg float %x, !dbg !25
  %cond = select i1 %tobool.not, float %x, float %fneg, !dbg !25
  %and1 = and i32 %hash, 2, !dbg !26
  %tobool2.not = icmp eq i32 %and1, 0, !dbg !26
  %fneg4 = fneg float %y, !dbg !27
  %cond7 = select i1 %tobool2.not, float %y, float %fneg4, !dbg !27
  %and8 = and i32 %hash, 4, !dbg !28
  %tobool9.not = icmp eq i32 %and8, 0, !dbg !28
  br i1 %tobool9.not, label %cond.false11, label %cond.true10, !dbg !29

cond.true10:                                      ; preds = %entry
  %add = fadd float %cond, %cond7, !dbg !30
  br label %cond.end20, !dbg !29

cond.false11:                                     ; preds = %entry
  %and12 = and i32 %hash, 8, !dbg !31
  %tobool13.not = icmp eq i32 %and12, 0, !dbg !31
  br i1 %tobool13.not, label %cond.false15, label %cond.true14, !dbg !32

cond.true14:                                      ; preds = %cond.false11
  %mul = fmul float %cond7, 5.000000e-01, !dbg !33
  %sub = fsub float %cond, %mul, !dbg !34
  br label %cond.end20, !dbg !32

cond.false15:                                     ; preds = %cond.false11
  %mul16 = fmul float %cond, 5.000000e-01, !dbg !35
  %sub17 = fsub float %cond7, %mul16, !dbg !36
  br label %cond.end20, !dbg !32

cond.end20:                                       ; preds = %cond.true14, %cond.false15, %cond.true10
  %cond21 = phi float [ %add, %cond.true10 ], [ %sub, %cond.true14 ], [ %sub17, %cond.false15 ], !dbg !29
  ret float %cond21, !dbg !37
}

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: read)
define dso_local spir_func float @noise(float noundef %x, float noundef %y, ptr addrspace(1) noundef readonly captures(none) %table) local_unnamed_addr #1 !dbg !38 {
entry:
  %call = tail call spir_func float @_Z5floorf(float noundef %x) #5, !dbg !39
  %conv = fptosi float %call to i32, !dbg !40
  %call1 = tail call spir_func float @_Z5floorf(float noundef %y) #5, !dbg !41
  %conv2 = fptosi float %call1 to i32, !dbg !42
  %conv3 = sitofp i32 %conv to float, !dbg !43
  %sub = fsub float %x, %conv3, !dbg !44
  %conv4 = sitofp i32 %conv2 to float, !dbg !45
  %sub5 = fsub float %y, %conv4, !dbg !46
  %mul.i = fmul float %sub, %sub, !dbg !47
  %mul1.i = fmul float %sub, %mul.i, !dbg !49
  %mul2.i = fmul float %sub, 6.000000e+00, !dbg !50
  %sub.i = fadd float %mul2.i, -1.500000e+01, !dbg !51
  %mul3.i = fmul float %sub, %sub.i, !dbg !52
  %add.i = fadd float %mul3.i, 1.000000e+01, !dbg !53
  %mul4.i = fmul float %mul1.i, %add.i, !dbg !54
  %and = and i32 %conv, 255, !dbg !55
  %idxprom = zext nneg i32 %and to i64, !dbg !56
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %idxprom, !dbg !56
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !56, !tbaa !8
  %add = add nsw i32 %0, %conv2, !dbg !57
  %add8 = add nsw i32 %conv, 1, !dbg !58
  %and9 = and i32 %add8, 255, !dbg !59
  %idxprom10 = zext nneg i32 %and9 to i64, !dbg !60
  %arrayidx11 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %idxprom10, !dbg !60
  %1 = load i32, ptr addrspace(1) %arrayidx11, align 4, !dbg !60, !tbaa !8
  %add12 = add nsw i32 %1, %conv2, !dbg !61
  %and13 = and i32 %add, 255, !dbg !62
  %idxprom14 = zext nneg i32 %and13 to i64, !dbg !63
  %arrayidx15 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %idxprom14, !dbg !63
  %2 = load i32, ptr addrspace(1) %arrayidx15, align 4, !dbg !63, !tbaa !8
  %and.i = and i32 %2, 1, !dbg !64
  %tobool.not.i = icmp eq i32 %and.i, 0, !dbg !64
  %fneg.i = fneg float %sub, !dbg !66
  %cond.i = select i1 %tobool.not.i, float %sub, float %fneg.i, !dbg !66
  %and1.i = and i32 %2, 2, !dbg !67
  %tobool2.not.i = icmp eq i32 %and1.i, 0, !dbg !67
  %fneg4.i = fneg float %sub5, !dbg !68
  %cond7.i = select i1 %tobool2.not.i, float %sub5, float %fneg4.i, !dbg !68
  %and8.i = and i32 %2, 4, !dbg !69
  %tobool9.not.i = icmp eq i32 %and8.i, 0, !dbg !69
  br i1 %tobool9.not.i, label %cond.false11.i, label %cond.true10.i, !dbg !70

cond.true10.i:                                    ; preds = %entry
  %add.i67 = fadd float %cond.i, %cond7.i, !dbg !71
  br label %gradient.exit, !dbg !70

cond.false11.i:                                   ; preds = %entry
  %and12.i = and i32 %2, 8, !dbg !72
  %tobool13.not.i = icmp eq i32 %and12.i, 0, !dbg !72
  br i1 %tobool13.not.i, label %cond.false15.i, label %cond.true14.i, !dbg !73

cond.true14.i:                                    ; preds = %cond.false11.i
  %mul.i68 = fmul float %cond7.i, 5.000000e-01, !dbg !74
  %sub.i69 = fsub float %cond.i, %mul.i68, !dbg !75
  br label %gradient.exit, !dbg !73

cond.false15.i:                                   ; preds = %cond.false11.i
  %mul16.i = fmul float %cond.i, 5.000000e-01, !dbg !76
  %sub17.i = fsub float %cond7.i, %mul16.i, !dbg !77
  br label %gradient.exit, !dbg !73

gradient.exit:                                    ; preds = %cond.true10.i, %cond.true14.i, %cond.false15.i
  %cond21.i = phi float [ %add.i67, %cond.true10.i ], [ %sub.i69, %cond.true14.i ], [ %sub17.i, %cond.false15.i ], !dbg !70
  %and17 = and i32 %add12, 255, !dbg !78
  %idxprom18 = zext nneg i32 %and17 to i64, !dbg !79
  %arrayidx19 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %idxprom18, !dbg !79
  %3 = load i32, ptr addrspace(1) %arrayidx19, align 4, !dbg !79, !tbaa !8
  %sub20 = fadd float %sub, -1.000000e+00, !dbg !80
  %and.i70 = and i32 %3, 1, !dbg !81
  %tobool.not.i71 = icmp eq i32 %and.i70, 0, !dbg !81
  %fneg.i72 = fneg float %sub20, !dbg !83
  %cond.i73 = select i1 %tobool.not.i71, float %sub20, float %fneg.i72, !dbg !83
  %and1.i74 = and i32 %3, 2, !dbg !84
  %tobool2.not.i75 = icmp eq i32 %and1.i74, 0, !dbg !84
  %cond7.i77 = select i1 %tobool2.not.i75, float %sub5, float %fneg4.i, !dbg !85
  %and8.i78 = and i32 %3, 4, !dbg !86
  %tobool9.not.i79 = icmp eq i32 %and8.i78, 0, !dbg !86
  br i1 %tobool9.not.i79, label %cond.false11.i83, label %cond.true10.i80, !dbg !87

cond.true10.i80:                                  ; preds = %gradient.exit
  %add.i81 = fadd float %cond.i73, %cond7.i77, !dbg !88
  br label %gradient.exit92, !dbg !87

cond.false11.i83:                                 ; preds = %gradient.exit
  %and12.i84 = and i32 %3, 8, !dbg !89
  %tobool13.not.i85 = icmp eq i32 %and12.i84, 0, !dbg !89
  br i1 %tobool13.not.i85, label %cond.false15.i89, label %cond.true14.i86, !dbg !90

cond.true14.i86:                                  ; preds = %cond.false11.i83
  %mul.i87 = fmul float %cond7.i77, 5.000000e-01, !dbg !91
  %sub.i88 = fsub float %cond.i73, %mul.i87, !dbg !92
  br label %gradient.exit92, !dbg !90

cond.false15.i89:                                 ; preds = %cond.false11.i83
  %mul16.i90 = fmul float %cond.i73, 5.000000e-01, !dbg !93
  %sub17.i91 = fsub float %cond7.i77, %mul16.i90, !dbg !94
  br label %gradient.exit92, !dbg !90

gradient.exit92:                                  ; preds = %cond.true10.i80, %cond.true14.i86, %cond.false15.i89
  %cond21.i82 = phi float [ %add.i81, %cond.true10.i80 ], [ %sub.i88, %cond.true14.i86 ], [ %sub17.i91, %cond.false15.i89 ], !dbg !87
  %call22 = tail call spir_func float @_Z3mixfff(float noundef %cond21.i, float noundef %cond21.i82, float noundef %mul4.i) #5, !dbg !95
  %add23 = add nsw i32 %add, 1, !dbg !96
  %and24 = and i32 %add23, 255, !dbg !97
  %idxprom25 = zext nneg i32 %and24 to i64, !dbg !98
  %arrayidx26 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %idxprom25, !dbg !98
  %4 = load i32, ptr addrspace(1) %arrayidx26, align 4, !dbg !98, !tbaa !8
  %sub27 = fadd float %sub5, -1.000000e+00, !dbg !99
  %and.i93 = and i32 %4, 1, !dbg !100
  %tobool.not.i94 = icmp eq i32 %and.i93, 0, !dbg !100
  %cond.i96 = select i1 %tobool.not.i94, float %sub, float %fneg.i, !dbg !102
  %and1.i97 = and i32 %4, 2, !dbg !103
  %tobool2.not.i98 = icmp eq i32 %and1.i97, 0, !dbg !103
  %fneg4.i99 = fneg float %sub27, !dbg !104
  %cond7.i100 = select i1 %tobool2.not.i98, float %sub27, float %fneg4.i99, !dbg !104
  %and8.i101 = and i32 %4, 4, !dbg !105
  %tobool9.not.i102 = icmp eq i32 %and8.i101, 0, !dbg !105
  br i1 %tobool9.not.i102, label %cond.false11.i106, label %cond.true10.i103, !dbg !106

cond.true10.i103:                                 ; preds = %gradient.exit92
  %add.i104 = fadd float %cond.i96, %cond7.i100, !dbg !107
  br label %gradient.exit115, !dbg !106

cond.false11.i106:                                ; preds = %gradient.exit92
  %and12.i107 = and i32 %4, 8, !dbg !108
  %tobool13.not.i108 = icmp eq i32 %and12.i107, 0, !dbg !108
  br i1 %tobool13.not.i108, label %cond.false15.i112, label %cond.true14.i109, !dbg !109

cond.true14.i109:                                 ; preds = %cond.false11.i106
  %mul.i110 = fmul float %cond7.i100, 5.000000e-01, !dbg !110
  %sub.i111 = fsub float %cond.i96, %mul.i110, !dbg !111
  br label %gradient.exit115, !dbg !109

cond.false15.i112:                                ; preds = %cond.false11.i106
  %mul16.i113 = fmul float %cond.i96, 5.000000e-01, !dbg !112
  %sub17.i114 = fsub float %cond7.i100, %mul16.i113, !dbg !113
  br label %gradient.exit115, !dbg !109

gradient.exit115:                                 ; preds = %cond.true10.i103, %cond.true14.i109, %cond.false15.i112
  %cond21.i105 = phi float [ %add.i104, %cond.true10.i103 ], [ %sub.i111, %cond.true14.i109 ], [ %sub17.i114, %cond.false15.i112 ], !dbg !106
  %add29 = add nsw i32 %add12, 1, !dbg !114
  %and30 = and i32 %add29, 255, !dbg !115
  %idxprom31 = zext nneg i32 %and30 to i64, !dbg !116
  %arrayidx32 = getelementptr inbounds nuw i32, ptr addrspace(1) %table, i64 %idxprom31, !dbg !116
  %5 = load i32, ptr addrspace(1) %arrayidx32, align 4, !dbg !116, !tbaa !8
  %and.i116 = and i32 %5, 1, !dbg !117
  %tobool.not.i117 = icmp eq i32 %and.i116, 0, !dbg !117
  %cond.i119 = select i1 %tobool.not.i117, float %sub20, float %fneg.i72, !dbg !119
  %and1.i120 = and i32 %5, 2, !dbg !120
  %tobool2.not.i121 = icmp eq i32 %and1.i120, 0, !dbg !120
  %cond7.i123 = select i1 %tobool2.not.i121, float %sub27, float %fneg4.i99, !dbg !121
  %and8.i124 = and i32 %5, 4, !dbg !122
  %tobool9.not.i125 = icmp eq i32 %and8.i124, 0, !dbg !122
  br i1 %tobool9.not.i125, label %cond.false11.i129, label %cond.true10.i126, !dbg !123

cond.true10.i126:                                 ; preds = %gradient.exit115
  %add.i127 = fadd float %cond.i119, %cond7.i123, !dbg !124
  br label %gradient.exit138, !dbg !123

cond.false11.i129:                                ; preds = %gradient.exit115
  %and12.i130 = and i32 %5, 8, !dbg !125
  %tobool13.not.i131 = icmp eq i32 %and12.i130, 0, !dbg !125
  br i1 %tobool13.not.i131, label %cond.false15.i135, label %cond.true14.i132, !dbg !126

cond.true14.i132:                                 ; preds = %cond.false11.i129
  %mul.i133 = fmul float %cond7.i123, 5.000000e-01, !dbg !127
  %sub.i134 = fsub float %cond.i119, %mul.i133, !dbg !128
  br label %gradient.exit138, !dbg !126

cond.false15.i135:                                ; preds = %cond.false11.i129
  %mul16.i136 = fmul float %cond.i119, 5.000000e-01, !dbg !129
  %sub17.i137 = fsub float %cond7.i123, %mul16.i136, !dbg !130
  br label %gradient.exit138, !dbg !126

gradient.exit138:                                 ; preds = %cond.true10.i126, %cond.true14.i132, %cond.false15.i135
  %cond21.i128 = phi float [ %add.i127, %cond.true10.i126 ], [ %sub.i134, %cond.true14.i132 ], [ %sub17.i137, %cond.false15.i135 ], !dbg !123
  %mul.i60 = fmul float %sub5, %sub5, !dbg !131
  %mul1.i61 = fmul float %sub5, %mul.i60, !dbg !133
  %mul2.i62 = fmul float %sub5, 6.000000e+00, !dbg !134
  %sub.i63 = fadd float %mul2.i62, -1.500000e+01, !dbg !135
  %mul3.i64 = fmul float %sub5, %sub.i63, !dbg !136
  %add.i65 = fadd float %mul3.i64, 1.000000e+01, !dbg !137
  %mul4.i66 = fmul float %mul1.i61, %add.i65, !dbg !138
  %call36 = tail call spir_func float @_Z3mixfff(float noundef %cond21.i105, float noundef %cond21.i128, float noundef %mul4.i) #5, !dbg !139
  %call37 = tail call spir_func float @_Z3mixfff(float noundef %call22, float noundef %call36, float noundef %mul4.i66) #5, !dbg !140
  ret float %call37, !dbg !141
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !142 dso_local spir_func float @_Z5floorf(float noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !143 dso_local spir_func float @_Z3mixfff(float noundef, float noundef, float noundef) local_unnamed_addr #2

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @perlinNoise(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %table, float noundef %scale, i32 noundef %octaves) local_unnamed_addr #3 !dbg !144 !kernel_arg_addr_space !145 !kernel_arg_access_qual !146 !kernel_arg_type !147 !kernel_arg_base_type !147 !kernel_arg_type_qual !148 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !149
  %conv.i = trunc i64 %call.i to i32, !dbg !149
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !152
  %conv2.i = trunc i64 %call1.i to i32, !dbg !152
  %cmp.i1 = icmp sgt i32 %octaves, 0, !dbg !153
  br i1 %cmp.i1, label %for.body.i.lr.ph, label %__clang_ocl_kern_imp_perlinNoise.exit, !dbg !154

for.body.i.lr.ph:                                 ; preds = %entry
  %conv4.i = sitofp i32 %conv.i to float
  %conv5.i = sitofp i32 %conv2.i to float
  br label %for.body.i, !dbg !154

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.body.i
  %k.0.i5 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc.i, %for.body.i ]
  %frequency.0.i4 = phi float [ %scale, %for.body.i.lr.ph ], [ %mul10.i, %for.body.i ]
  %amplitude.0.i3 = phi float [ 1.000000e+00, %for.body.i.lr.ph ], [ %mul9.i, %for.body.i ]
  %sum.0.i2 = phi float [ 0.000000e+00, %for.body.i.lr.ph ], [ %add.i, %for.body.i ]
  %mul.i = fmul float %frequency.0.i4, %conv4.i, !dbg !155
  %mul6.i = fmul float %frequency.0.i4, %conv5.i, !dbg !156
  %call7.i = tail call spir_func float @noise(float noundef %mul.i, float noundef %mul6.i, ptr addrspace(1) noundef align 4 %table) #6, !dbg !157
  %mul8.i = fmul float %amplitude.0.i3, %call7.i, !dbg !158
  %add.i = fadd float %sum.0.i2, %mul8.i, !dbg !159
  %mul9.i = fmul float %amplitude.0.i3, 5.000000e-01, !dbg !160
  %mul10.i = fmul float %frequency.0.i4, 2.000000e+00, !dbg !161
  %inc.i = add nuw nsw i32 %k.0.i5, 1, !dbg !162
  %cmp.i = icmp slt i32 %inc.i, %octaves, !dbg !153
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_perlinNoise.exit, !dbg !154, !llvm.loop !163

__clang_ocl_kern_imp_perlinNoise.exit:            ; preds = %for.body.i, %entry
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %entry ], [ %add.i, %for.body.i ], !dbg !166
  %conv11.i = sext i32 %conv2.i to i64, !dbg !167
  %call12.i = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5, !dbg !168
  %mul13.i = mul i64 %call12.i, %conv11.i, !dbg !169
  %conv14.i = sext i32 %conv.i to i64, !dbg !170
  %0 = getelementptr float, ptr addrspace(1) %out, i64 %mul13.i, !dbg !171
  %arrayidx.i = getelementptr float, ptr addrspace(1) %0, i64 %conv14.i, !dbg !171
  store float %sum.0.i.lcssa, ptr addrspace(1) %arrayidx.i, align 4, !dbg !172, !tbaa !173
  ret void, !dbg !175
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_perlinNoise(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %table, float noundef %scale, i32 noundef %octaves) local_unnamed_addr #4 !dbg !150 !kernel_arg_addr_space !145 !kernel_arg_access_qual !146 !kernel_arg_type !147 !kernel_arg_base_type !147 !kernel_arg_type_qual !148 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #5, !dbg !176
  %conv = trunc i64 %call to i32, !dbg !176
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #5, !dbg !177
  %conv2 = trunc i64 %call1 to i32, !dbg !177
  %cmp23 = icmp sgt i32 %octaves, 0, !dbg !178
  br i1 %cmp23, label %for.body.lr.ph, label %for.cond.cleanup, !dbg !179

for.body.lr.ph:                                   ; preds = %entry
  %conv4 = sitofp i32 %conv to float
  %conv5 = sitofp i32 %conv2 to float
  br label %for.body, !dbg !179

for.cond.cleanup:                                 ; preds = %for.body, %entry
  %sum.0.lcssa = phi float [ 0.000000e+00, %entry ], [ %add, %for.body ], !dbg !180
  %conv11 = sext i32 %conv2 to i64, !dbg !181
  %call12 = tail call spir_func i64 @_Z15get_global_sizej(i32 noundef 0) #5, !dbg !182
  %mul13 = mul i64 %call12, %conv11, !dbg !183
  %conv14 = sext i32 %conv to i64, !dbg !184
  %0 = getelementptr float, ptr addrspace(1) %out, i64 %mul13, !dbg !185
  %arrayidx = getelementptr float, ptr addrspace(1) %0, i64 %conv14, !dbg !185
  store float %sum.0.lcssa, ptr addrspace(1) %arrayidx, align 4, !dbg !186, !tbaa !173
  ret void, !dbg !187

for.body:                                         ; preds = %for.body.lr.ph, %for.body
  %k.027 = phi i32 [ 0, %for.body.lr.ph ], [ %inc, %for.body ]
  %frequency.026 = phi float [ %scale, %for.body.lr.ph ], [ %mul10, %for.body ]
  %amplitude.025 = phi float [ 1.000000e+00, %for.body.lr.ph ], [ %mul9, %for.body ]
  %sum.024 = phi float [ 0.000000e+00, %for.body.lr.ph ], [ %add, %for.body ]
  %mul = fmul float %frequency.026, %conv4, !dbg !188
  %mul6 = fmul float %frequency.026, %conv5, !dbg !189
  %call7 = tail call spir_func float @noise(float noundef %mul, float noundef %mul6, ptr addrspace(1) noundef %table) #6, !dbg !190
  %mul8 = fmul float %amplitude.025, %call7, !dbg !191
  %add = fadd float %sum.024, %mul8, !dbg !192
  %mul9 = fmul float %amplitude.025, 5.000000e-01, !dbg !193
  %mul10 = fmul float %frequency.026, 2.000000e+00, !dbg !194
  %inc = add nuw nsw i32 %k.027, 1, !dbg !195
  %cmp = icmp slt i32 %inc, %octaves, !dbg !178
  br i1 %cmp, label %for.body, label %for.cond.cleanup, !dbg !179, !llvm.loop !196
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !198 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !199 dso_local spir_func i64 @_Z15get_global_sizej(i32 noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #4 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #5 = { convergent nounwind willreturn memory(none) }
attributes #6 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "PerlinNoise.cl", directory: ".", checksumkind: CSK_MD5, checksum: "69ff1ad5b2905284b900172a2397c66a")
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
!12 = distinct !DISubprogram(name: "fade", scope: !1, file: !1, line: 2, type: !13, scopeLine: 2, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 2, column: 32, scope: !12)
!16 = !DILocation(line: 2, column: 36, scope: !12)
!17 = !DILocation(line: 2, column: 50, scope: !12)
!18 = !DILocation(line: 2, column: 57, scope: !12)
!19 = !DILocation(line: 2, column: 45, scope: !12)
!20 = !DILocation(line: 2, column: 66, scope: !12)
!21 = !DILocation(line: 2, column: 40, scope: !12)
!22 = !DILocation(line: 2, column: 23, scope: !12)
!23 = distinct !DISubprogram(name: "gradient", scope: !1, file: !1, line: 4, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!24 = !DILocation(line: 6, column: 21, scope: !23)
!25 = !DILocation(line: 6, column: 15, scope: !23)
!26 = !DILocation(line: 7, column: 21, scope: !23)
!27 = !DILocation(line: 7, column: 15, scope: !23)
!28 = !DILocation(line: 8, column: 18, scope: !23)
!29 = !DILocation(line: 8, column: 12, scope: !23)
!30 = !DILocation(line: 8, column: 27, scope: !23)
!31 = !DILocation(line: 8, column: 40, scope: !23)
!32 = !DILocation(line: 8, column: 34, scope: !23)
!33 = !DILocation(line: 8, column: 56, scope: !23)
!34 = !DILocation(line: 8, column: 49, scope: !23)
!35 = !DILocation(line: 8, column: 71, scope: !23)
!36 = !DILocation(line: 8, column: 64, scope: !23)
!37 = !DILocation(line: 8, column: 5, scope: !23)
!38 = distinct !DISubprogram(name: "noise", scope: !1, file: !1, line: 11, type: !13, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!39 = !DILocation(line: 13, column: 23, scope: !38)
!40 = !DILocation(line: 13, column: 18, scope: !38)
!41 = !DILocation(line: 14, column: 20, scope: !38)
!42 = !DILocation(line: 14, column: 15, scope: !38)
!43 = !DILocation(line: 15, column: 20, scope: !38)
!44 = !DILocation(line: 15, column: 18, scope: !38)
!45 = !DILocation(line: 16, column: 20, scope: !38)
!46 = !DILocation(line: 16, column: 18, scope: !38)
!47 = !DILocation(line: 2, column: 32, scope: !12, inlinedAt: !48)
!48 = distinct !DILocation(line: 17, column: 15, scope: !38)
!49 = !DILocation(line: 2, column: 36, scope: !12, inlinedAt: !48)
!50 = !DILocation(line: 2, column: 50, scope: !12, inlinedAt: !48)
!51 = !DILocation(line: 2, column: 57, scope: !12, inlinedAt: !48)
!52 = !DILocation(line: 2, column: 45, scope: !12, inlinedAt: !48)
!53 = !DILocation(line: 2, column: 66, scope: !12, inlinedAt: !48)
!54 = !DILocation(line: 2, column: 40, scope: !12, inlinedAt: !48)
!55 = !DILocation(line: 19, column: 26, scope: !38)
!56 = !DILocation(line: 19, column: 13, scope: !38)
!57 = !DILocation(line: 19, column: 33, scope: !38)
!58 = !DILocation(line: 20, column: 27, scope: !38)
!59 = !DILocation(line: 20, column: 32, scope: !38)
!60 = !DILocation(line: 20, column: 13, scope: !38)
!61 = !DILocation(line: 20, column: 39, scope: !38)
!62 = !DILocation(line: 21, column: 38, scope: !38)
!63 = !DILocation(line: 21, column: 30, scope: !38)
!64 = !DILocation(line: 6, column: 21, scope: !23, inlinedAt: !65)
!65 = distinct !DILocation(line: 21, column: 21, scope: !38)
!66 = !DILocation(line: 6, column: 15, scope: !23, inlinedAt: !65)
!67 = !DILocation(line: 7, column: 21, scope: !23, inlinedAt: !65)
!68 = !DILocation(line: 7, column: 15, scope: !23, inlinedAt: !65)
!69 = !DILocation(line: 8, column: 18, scope: !23, inlinedAt: !65)
!70 = !DILocation(line: 8, column: 12, scope: !23, inlinedAt: !65)
!71 = !DILocation(line: 8, column: 27, scope: !23, inlinedAt: !65)
!72 = !DILocation(line: 8, column: 40, scope: !23, inlinedAt: !65)
!73 = !DILocation(line: 8, column: 34, scope: !23, inlinedAt: !65)
!74 = !DILocation(line: 8, column: 56, scope: !23, inlinedAt: !65)
!75 = !DILocation(line: 8, column: 49, scope: !23, inlinedAt: !65)
!76 = !DILocation(line: 8, column: 71, scope: !23, inlinedAt: !65)
!77 = !DILocation(line: 8, column: 64, scope: !23, inlinedAt: !65)
!78 = !DILocation(line: 21, column: 72, scope: !38)
!79 = !DILocation(line: 21, column: 64, scope: !38)
!80 = !DILocation(line: 21, column: 83, scope: !38)
!81 = !DILocation(line: 6, column: 21, scope: !23, inlinedAt: !82)
!82 = distinct !DILocation(line: 21, column: 55, scope: !38)
!83 = !DILocation(line: 6, column: 15, scope: !23, inlinedAt: !82)
!84 = !DILocation(line: 7, column: 21, scope: !23, inlinedAt: !82)
!85 = !DILocation(line: 7, column: 15, scope: !23, inlinedAt: !82)
!86 = !DILocation(line: 8, column: 18, scope: !23, inlinedAt: !82)
!87 = !DILocation(line: 8, column: 12, scope: !23, inlinedAt: !82)
!88 = !DILocation(line: 8, column: 27, scope: !23, inlinedAt: !82)
!89 = !DILocation(line: 8, column: 40, scope: !23, inlinedAt: !82)
!90 = !DILocation(line: 8, column: 34, scope: !23, inlinedAt: !82)
!91 = !DILocation(line: 8, column: 56, scope: !23, inlinedAt: !82)
!92 = !DILocation(line: 8, column: 49, scope: !23, inlinedAt: !82)
!93 = !DILocation(line: 8, column: 71, scope: !23, inlinedAt: !82)
!94 = !DILocation(line: 8, column: 64, scope: !23, inlinedAt: !82)
!95 = !DILocation(line: 21, column: 17, scope: !38)
!96 = !DILocation(line: 22, column: 42, scope: !38)
!97 = !DILocation(line: 22, column: 47, scope: !38)
!98 = !DILocation(line: 22, column: 33, scope: !38)
!99 = !DILocation(line: 22, column: 62, scope: !38)
!100 = !DILocation(line: 6, column: 21, scope: !23, inlinedAt: !101)
!101 = distinct !DILocation(line: 22, column: 24, scope: !38)
!102 = !DILocation(line: 6, column: 15, scope: !23, inlinedAt: !101)
!103 = !DILocation(line: 7, column: 21, scope: !23, inlinedAt: !101)
!104 = !DILocation(line: 7, column: 15, scope: !23, inlinedAt: !101)
!105 = !DILocation(line: 8, column: 18, scope: !23, inlinedAt: !101)
!106 = !DILocation(line: 8, column: 12, scope: !23, inlinedAt: !101)
!107 = !DILocation(line: 8, column: 27, scope: !23, inlinedAt: !101)
!108 = !DILocation(line: 8, column: 40, scope: !23, inlinedAt: !101)
!109 = !DILocation(line: 8, column: 34, scope: !23, inlinedAt: !101)
!110 = !DILocation(line: 8, column: 56, scope: !23, inlinedAt: !101)
!111 = !DILocation(line: 8, column: 49, scope: !23, inlinedAt: !101)
!112 = !DILocation(line: 8, column: 71, scope: !23, inlinedAt: !101)
!113 = !DILocation(line: 8, column: 64, scope: !23, inlinedAt: !101)
!114 = !DILocation(line: 23, column: 42, scope: !38)
!115 = !DILocation(line: 23, column: 47, scope: !38)
!116 = !DILocation(line: 23, column: 33, scope: !38)
!117 = !DILocation(line: 6, column: 21, scope: !23, inlinedAt: !118)
!118 = distinct !DILocation(line: 23, column: 24, scope: !38)
!119 = !DILocation(line: 6, column: 15, scope: !23, inlinedAt: !118)
!120 = !DILocation(line: 7, column: 21, scope: !23, inlinedAt: !118)
!121 = !DILocation(line: 7, column: 15, scope: !23, inlinedAt: !118)
!122 = !DILocation(line: 8, column: 18, scope: !23, inlinedAt: !118)
!123 = !DILocation(line: 8, column: 12, scope: !23, inlinedAt: !118)
!124 = !DILocation(line: 8, column: 27, scope: !23, inlinedAt: !118)
!125 = !DILocation(line: 8, column: 40, scope: !23, inlinedAt: !118)
!126 = !DILocation(line: 8, column: 34, scope: !23, inlinedAt: !118)
!127 = !DILocation(line: 8, column: 56, scope: !23, inlinedAt: !118)
!128 = !DILocation(line: 8, column: 49, scope: !23, inlinedAt: !118)
!129 = !DILocation(line: 8, column: 71, scope: !23, inlinedAt: !118)
!130 = !DILocation(line: 8, column: 64, scope: !23, inlinedAt: !118)
!131 = !DILocation(line: 2, column: 32, scope: !12, inlinedAt: !132)
!132 = distinct !DILocation(line: 18, column: 15, scope: !38)
!133 = !DILocation(line: 2, column: 36, scope: !12, inlinedAt: !132)
!134 = !DILocation(line: 2, column: 50, scope: !12, inlinedAt: !132)
!135 = !DILocation(line: 2, column: 57, scope: !12, inlinedAt: !132)
!136 = !DILocation(line: 2, column: 45, scope: !12, inlinedAt: !132)
!137 = !DILocation(line: 2, column: 66, scope: !12, inlinedAt: !132)
!138 = !DILocation(line: 2, column: 40, scope: !12, inlinedAt: !132)
!139 = !DILocation(line: 22, column: 20, scope: !38)
!140 = !DILocation(line: 24, column: 12, scope: !38)
!141 = !DILocation(line: 24, column: 5, scope: !38)
!142 = !DISubprogram(name: "floor", scope: !1, file: !1, line: 13, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!143 = !DISubprogram(name: "mix", scope: !1, file: !1, line: 21, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!144 = distinct !DISubprogram(name: "perlinNoise", scope: !1, file: !1, line: 27, type: !13, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!145 = !{i32 1, i32 1, i32 0, i32 0}
!146 = !{!"none", !"none", !"none", !"none"}
!147 = !{!"float*", !"int*", !"float", !"int"}
!148 = !{!"", !"const", !"", !""}
!149 = !DILocation(line: 29, column: 13, scope: !150, inlinedAt: !151)
!150 = distinct !DISubprogram(name: "perlinNoise", scope: !1, file: !1, line: 27, type: !13, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!151 = distinct !DILocation(line: 28, column: 1, scope: !144)
!152 = !DILocation(line: 30, column: 13, scope: !150, inlinedAt: !151)
!153 = !DILocation(line: 34, column: 23, scope: !150, inlinedAt: !151)
!154 = !DILocation(line: 34, column: 5, scope: !150, inlinedAt: !151)
!155 = !DILocation(line: 35, column: 36, scope: !150, inlinedAt: !151)
!156 = !DILocation(line: 35, column: 51, scope: !150, inlinedAt: !151)
!157 = !DILocation(line: 35, column: 28, scope: !150, inlinedAt: !151)
!158 = !DILocation(line: 35, column: 26, scope: !150, inlinedAt: !151)
!159 = !DILocation(line: 35, column: 13, scope: !150, inlinedAt: !151)
!160 = !DILocation(line: 36, column: 19, scope: !150, inlinedAt: !151)
!161 = !DILocation(line: 37, column: 19, scope: !150, inlinedAt: !151)
!162 = !DILocation(line: 34, column: 34, scope: !150, inlinedAt: !151)
!163 = distinct !{!163, !154, !164, !165}
!164 = !DILocation(line: 38, column: 5, scope: !150, inlinedAt: !151)
!165 = !{!"llvm.loop.unroll.disable"}
!166 = !DILocation(line: 0, scope: !150, inlinedAt: !151)
!167 = !DILocation(line: 39, column: 9, scope: !150, inlinedAt: !151)
!168 = !DILocation(line: 39, column: 13, scope: !150, inlinedAt: !151)
!169 = !DILocation(line: 39, column: 11, scope: !150, inlinedAt: !151)
!170 = !DILocation(line: 39, column: 34, scope: !150, inlinedAt: !151)
!171 = !DILocation(line: 39, column: 5, scope: !150, inlinedAt: !151)
!172 = !DILocation(line: 39, column: 37, scope: !150, inlinedAt: !151)
!173 = !{!174, !174, i64 0}
!174 = !{!"float", !10, i64 0}
!175 = !DILocation(line: 40, column: 1, scope: !144)
!176 = !DILocation(line: 29, column: 13, scope: !150)
!177 = !DILocation(line: 30, column: 13, scope: !150)
!178 = !DILocation(line: 34, column: 23, scope: !150)
!179 = !DILocation(line: 34, column: 5, scope: !150)
!180 = !DILocation(line: 0, scope: !150)
!181 = !DILocation(line: 39, column: 9, scope: !150)
!182 = !DILocation(line: 39, column: 13, scope: !150)
!183 = !DILocation(line: 39, column: 11, scope: !150)
!184 = !DILocation(line: 39, column: 34, scope: !150)
!185 = !DILocation(line: 39, column: 5, scope: !150)
!186 = !DILocation(line: 39, column: 37, scope: !150)
!187 = !DILocation(line: 40, column: 1, scope: !150)
!188 = !DILocation(line: 35, column: 36, scope: !150)
!189 = !DILocation(line: 35, column: 51, scope: !150)
!190 = !DILocation(line: 35, column: 28, scope: !150)
!191 = !DILocation(line: 35, column: 26, scope: !150)
!192 = !DILocation(line: 35, column: 13, scope: !150)
!193 = !DILocation(line: 36, column: 19, scope: !150)
!194 = !DILocation(line: 37, column: 19, scope: !150)
!195 = !DILocation(line: 34, column: 34, scope: !150)
!196 = distinct !{!196, !179, !197, !165}
!197 = !DILocation(line: 38, column: 5, scope: !150)
!198 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 29, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!199 = !DISubprogram(name: "get_global_size", scope: !1, file: !1, line: 39, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
