; ModuleID = 'LineLexer.cl'
source_filename = "LineLexer.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none)
define dso_local spir_func i32 @mixed(i32 noundef %h) local_unnamed_addr #0 !dbg !12 {
entry:
  %shr = lshr i32 %h, 16, !dbg !15
  %xor = xor i32 %shr, %h, !dbg !16
  %mul = mul i32 %xor, 2146121005, !dbg !17
  %shr1 = lshr i32 %mul, 15, !dbg !18
  %xor2 = xor i32 %shr1, %mul, !dbg !19
  %mul3 = mul i32 %xor2, -2073254261, !dbg !20
  %shr4 = lshr i32 %mul3, 16, !dbg !21
  %xor5 = xor i32 %shr4, %mul3, !dbg !22
  ret i32 %xor5, !dbg !23
}

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @lineLexer(ptr addrspace(1) noundef readonly align 1 captures(none) %text, i32 noundef %lines, i32 noundef %length, ptr addrspace(1) noundef writeonly align 4 captures(none) %hashes, ptr addrspace(1) noundef writeonly align 4 captures(none) %tokens) local_unnamed_addr #1 !dbg !24 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !29
  %conv.i = trunc i64 %call.i to i32, !dbg !29
  %cmp.i51 = icmp sgt i32 %length, 0, !dbg !32
  br i1 %cmp.i51, label %for.body.i, label %__clang_ocl_kern_imp_lineLexer.exit, !dbg !33

for.body.i:                                       ; preds = %entry, %cleanup.i
  %state.0.i56 = phi i32 [ %state.3.i, %cleanup.i ], [ 0, %entry ]
  %at.0.i55 = phi i32 [ %inc55.i, %cleanup.i ], [ 0, %entry ]
  %token.0.i54 = phi i32 [ %token.2.i, %cleanup.i ], [ 0, %entry ]
  %hash.0.i53 = phi i32 [ %hash.2.i, %cleanup.i ], [ 17, %entry ]
  %count.0.i52 = phi i32 [ %count.2.i, %cleanup.i ], [ 0, %entry ]
  %mul.i = mul nsw i32 %at.0.i55, %lines, !dbg !34
  %add.i = add nsw i32 %mul.i, %conv.i, !dbg !35
  %idxprom.i = sext i32 %add.i to i64, !dbg !36
  %arrayidx.i = getelementptr inbounds i8, ptr addrspace(1) %text, i64 %idxprom.i, !dbg !36
  %0 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !dbg !36, !tbaa !37
  %conv2.i = zext i8 %0 to i32, !dbg !36
  %cmp3.not.i = icmp ne i8 %0, 10, !dbg !38
  br i1 %cmp3.not.i, label %if.end.i, label %cleanup.i, !dbg !38

if.end.i:                                         ; preds = %for.body.i
  switch i32 %state.0.i56, label %sw.epilog.i [
    i32 0, label %sw.bb.i
    i32 1, label %sw.bb15.i
    i32 2, label %sw.bb22.i
  ], !dbg !39

sw.bb.i:                                          ; preds = %if.end.i
  switch i8 %0, label %if.then10.i [
    i8 35, label %sw.epilog.i
    i8 32, label %sw.epilog.fold.split.i
  ], !dbg !40

if.then10.i:                                      ; preds = %sw.bb.i
  %cmp11.i = icmp ult i8 %0, 58, !dbg !41
  %cond.i = select i1 %cmp11.i, i32 2, i32 1, !dbg !42
  br label %sw.epilog.i, !dbg !43

sw.bb15.i:                                        ; preds = %if.end.i
  %cmp16.not.i = icmp eq i8 %0, 32, !dbg !44
  br i1 %cmp16.not.i, label %sw.epilog.i, label %if.then18.i, !dbg !44

if.then18.i:                                      ; preds = %sw.bb15.i
  %mul19.i = mul i32 %token.0.i54, 31, !dbg !45
  %add20.i = add i32 %mul19.i, %conv2.i, !dbg !46
  br label %sw.epilog.i, !dbg !47

sw.bb22.i:                                        ; preds = %if.end.i
  %cmp23.not.i = icmp eq i8 %0, 32, !dbg !48
  br i1 %cmp23.not.i, label %sw.epilog.i, label %if.then25.i, !dbg !48

if.then25.i:                                      ; preds = %sw.bb22.i
  %mul26.i = mul i32 %token.0.i54, 10, !dbg !49
  %sub.i = add i32 %mul26.i, -48, !dbg !50
  %add27.i = add i32 %sub.i, %conv2.i, !dbg !51
  br label %sw.epilog.i, !dbg !52

sw.epilog.fold.split.i:                           ; preds = %sw.bb.i
  br label %sw.epilog.i, !dbg !53

sw.epilog.i:                                      ; preds = %sw.epilog.fold.split.i, %if.then25.i, %sw.bb22.i, %if.then18.i, %sw.bb15.i, %if.then10.i, %sw.bb.i, %if.end.i
  %token.1.i = phi i32 [ %token.0.i54, %if.end.i ], [ %token.0.i54, %sw.bb22.i ], [ %conv2.i, %if.then10.i ], [ %token.0.i54, %sw.bb.i ], [ %add20.i, %if.then18.i ], [ %token.0.i54, %sw.bb15.i ], [ %add27.i, %if.then25.i ], [ %token.0.i54, %sw.epilog.fold.split.i ], !dbg !54
  %state.1.i = phi i32 [ %state.0.i56, %if.end.i ], [ 2, %sw.bb22.i ], [ %cond.i, %if.then10.i ], [ 3, %sw.bb.i ], [ 1, %if.then18.i ], [ 1, %sw.bb15.i ], [ 2, %if.then25.i ], [ 0, %sw.epilog.fold.split.i ], !dbg !54
  %cmp29.i = icmp eq i8 %0, 32, !dbg !53
  %1 = add nsw i32 %state.1.i, -1
  %or.cond.i = icmp ult i32 %1, 2
  %or.cond89.i = select i1 %cmp29.i, i1 %or.cond.i, i1 false, !dbg !55
  br i1 %or.cond89.i, label %if.then35.i, label %cleanup.i, !dbg !55

if.then35.i:                                      ; preds = %sw.epilog.i
  %xor.i = xor i32 %token.1.i, %hash.0.i53, !dbg !56
  %shr.i = lshr i32 %xor.i, 16, !dbg !57
  %xor.i1 = xor i32 %shr.i, %xor.i, !dbg !59
  %mul.i2 = mul i32 %xor.i1, 2146121005, !dbg !60
  %shr1.i = lshr i32 %mul.i2, 15, !dbg !61
  %xor2.i = xor i32 %shr1.i, %mul.i2, !dbg !62
  %mul3.i = mul i32 %xor2.i, -2073254261, !dbg !63
  %shr4.i = lshr i32 %mul3.i, 16, !dbg !64
  %xor5.i = xor i32 %shr4.i, %mul3.i, !dbg !65
  %add37.i = add i32 %token.1.i, -1640531527, !dbg !66
  %shr.i3 = lshr i32 %add37.i, 16, !dbg !67
  %xor.i4 = xor i32 %shr.i3, %add37.i, !dbg !69
  %mul.i5 = mul i32 %xor.i4, 2146121005, !dbg !70
  %shr1.i6 = lshr i32 %mul.i5, 15, !dbg !71
  %xor2.i7 = xor i32 %shr1.i6, %mul.i5, !dbg !72
  %mul3.i8 = mul i32 %xor2.i7, -2073254261, !dbg !73
  %shr4.i9 = lshr i32 %mul3.i8, 16, !dbg !74
  %xor5.i10 = xor i32 %shr4.i9, %mul3.i8, !dbg !75
  %mul39.i = mul i32 %xor5.i10, 3, !dbg !76
  %add40.i = add i32 %mul39.i, %xor5.i, !dbg !77
  %xor41.i = xor i32 %token.1.i, -2048144789, !dbg !78
  %shr.i11 = lshr i32 %xor41.i, 16, !dbg !79
  %xor.i12 = xor i32 %shr.i11, %xor41.i, !dbg !81
  %mul.i13 = mul i32 %xor.i12, 2146121005, !dbg !82
  %shr1.i14 = lshr i32 %mul.i13, 15, !dbg !83
  %xor2.i15 = xor i32 %shr1.i14, %mul.i13, !dbg !84
  %mul3.i16 = mul i32 %xor2.i15, -2073254261, !dbg !85
  %shr4.i17 = lshr i32 %mul3.i16, 16, !dbg !86
  %xor5.i18 = xor i32 %shr4.i17, %mul3.i16, !dbg !87
  %add43.i = add i32 %add40.i, %xor5.i18, !dbg !88
  %shr.i19 = lshr i32 %add43.i, 16, !dbg !89
  %xor.i20 = xor i32 %shr.i19, %add43.i, !dbg !91
  %mul.i21 = mul i32 %xor.i20, 2146121005, !dbg !92
  %shr1.i22 = lshr i32 %mul.i21, 15, !dbg !93
  %xor2.i23 = xor i32 %shr1.i22, %mul.i21, !dbg !94
  %mul3.i24 = mul i32 %xor2.i23, -2073254261, !dbg !95
  %mul45.i = mul i32 %add40.i, 5, !dbg !96
  %add46.i = add i32 %mul45.i, 1, !dbg !97
  %shr.i27 = lshr i32 %add46.i, 16, !dbg !98
  %xor.i28 = xor i32 %shr.i27, %add46.i, !dbg !100
  %mul.i29 = mul i32 %xor.i28, 2146121005, !dbg !101
  %shr1.i30 = lshr i32 %mul.i29, 15, !dbg !102
  %xor2.i31 = xor i32 %shr1.i30, %mul.i29, !dbg !103
  %mul3.i32 = mul i32 %xor2.i31, -2073254261, !dbg !104
  %2 = xor i32 %mul3.i32, %mul3.i24, !dbg !105
  %3 = lshr i32 %2, 16, !dbg !105
  %4 = xor i32 %mul3.i24, %3, !dbg !105
  %xor48.i = xor i32 %4, %mul3.i32, !dbg !105
  %shl.i = shl i32 %xor48.i, 7, !dbg !106
  %xor49.i = xor i32 %shl.i, %xor48.i, !dbg !107
  %shr.i35 = lshr i32 %xor49.i, 16, !dbg !108
  %xor.i36 = xor i32 %shr.i35, %xor49.i, !dbg !110
  %mul.i37 = mul i32 %xor.i36, 2146121005, !dbg !111
  %shr1.i38 = lshr i32 %mul.i37, 15, !dbg !112
  %xor2.i39 = xor i32 %shr1.i38, %mul.i37, !dbg !113
  %mul3.i40 = mul i32 %xor2.i39, -2073254261, !dbg !114
  %shr4.i41 = lshr i32 %mul3.i40, 16, !dbg !115
  %xor5.i42 = xor i32 %shr4.i41, %mul3.i40, !dbg !116
  %add51.i = add i32 %xor48.i, %token.1.i, !dbg !117
  %shr.i43 = lshr i32 %add51.i, 16, !dbg !118
  %xor.i44 = xor i32 %shr.i43, %add51.i, !dbg !120
  %mul.i45 = mul i32 %xor.i44, 2146121005, !dbg !121
  %shr1.i46 = lshr i32 %mul.i45, 15, !dbg !122
  %xor2.i47 = xor i32 %shr1.i46, %mul.i45, !dbg !123
  %mul3.i48 = mul i32 %xor2.i47, -2073254261, !dbg !124
  %shr4.i49 = lshr i32 %mul3.i48, 16, !dbg !125
  %xor5.i50 = xor i32 %shr4.i49, %mul3.i48, !dbg !126
  %add53.i = add i32 %xor5.i42, %xor5.i50, !dbg !127
  %inc.i = add nsw i32 %count.0.i52, 1, !dbg !128
  br label %cleanup.i, !dbg !129

cleanup.i:                                        ; preds = %if.then35.i, %sw.epilog.i, %for.body.i
  %count.2.i = phi i32 [ %count.0.i52, %for.body.i ], [ %inc.i, %if.then35.i ], [ %count.0.i52, %sw.epilog.i ], !dbg !54
  %hash.2.i = phi i32 [ %hash.0.i53, %for.body.i ], [ %add53.i, %if.then35.i ], [ %hash.0.i53, %sw.epilog.i ], !dbg !54
  %token.2.i = phi i32 [ %token.0.i54, %for.body.i ], [ %token.1.i, %if.then35.i ], [ %token.1.i, %sw.epilog.i ], !dbg !130
  %state.3.i = phi i32 [ %state.0.i56, %for.body.i ], [ 0, %if.then35.i ], [ %state.1.i, %sw.epilog.i ], !dbg !54
  %inc55.i = add nuw nsw i32 %at.0.i55, 1
  %cmp.i = icmp slt i32 %inc55.i, %length
  %or.cond = select i1 %cmp3.not.i, i1 %cmp.i, i1 false
  br i1 %or.cond, label %for.body.i, label %__clang_ocl_kern_imp_lineLexer.exit, !llvm.loop !131

__clang_ocl_kern_imp_lineLexer.exit:              ; preds = %cleanup.i, %entry
  %count.3.i = phi i32 [ 0, %entry ], [ %count.2.i, %cleanup.i ], !dbg !134
  %hash.3.i = phi i32 [ 17, %entry ], [ %hash.2.i, %cleanup.i ], !dbg !135
  %idxprom57.i = sext i32 %conv.i to i64, !dbg !136
  %arrayidx58.i = getelementptr inbounds i32, ptr addrspace(1) %hashes, i64 %idxprom57.i, !dbg !136
  store i32 %hash.3.i, ptr addrspace(1) %arrayidx58.i, align 4, !dbg !137, !tbaa !8
  %arrayidx60.i = getelementptr inbounds i32, ptr addrspace(1) %tokens, i64 %idxprom57.i, !dbg !138
  store i32 %count.3.i, ptr addrspace(1) %arrayidx60.i, align 4, !dbg !139, !tbaa !8
  ret void, !dbg !140
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_lineLexer(ptr addrspace(1) noundef readonly align 1 captures(none) %text, i32 noundef %lines, i32 noundef %length, ptr addrspace(1) noundef writeonly align 4 captures(none) %hashes, ptr addrspace(1) noundef writeonly align 4 captures(none) %tokens) local_unnamed_addr #2 !dbg !30 !kernel_arg_addr_space !25 !kernel_arg_access_qual !26 !kernel_arg_type !27 !kernel_arg_base_type !27 !kernel_arg_type_qual !28 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !141
  %conv = trunc i64 %call to i32, !dbg !141
  %cmp138 = icmp sgt i32 %length, 0, !dbg !142
  br i1 %cmp138, label %for.body, label %cleanup56, !dbg !143

for.body:                                         ; preds = %entry, %cleanup
  %state.0143 = phi i32 [ %state.3, %cleanup ], [ 0, %entry ]
  %at.0142 = phi i32 [ %inc55, %cleanup ], [ 0, %entry ]
  %token.0141 = phi i32 [ %token.2, %cleanup ], [ 0, %entry ]
  %hash.0140 = phi i32 [ %hash.2, %cleanup ], [ 17, %entry ]
  %count.0139 = phi i32 [ %count.2, %cleanup ], [ 0, %entry ]
  %mul = mul nsw i32 %at.0142, %lines, !dbg !144
  %add = add nsw i32 %mul, %conv, !dbg !145
  %idxprom = sext i32 %add to i64, !dbg !146
  %arrayidx = getelementptr inbounds i8, ptr addrspace(1) %text, i64 %idxprom, !dbg !146
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1, !dbg !146, !tbaa !37
  %conv2 = zext i8 %0 to i32, !dbg !146
  %cmp3.not = icmp ne i8 %0, 10, !dbg !147
  br i1 %cmp3.not, label %if.end, label %cleanup, !dbg !147

if.end:                                           ; preds = %for.body
  switch i32 %state.0143, label %sw.epilog [
    i32 0, label %sw.bb
    i32 1, label %sw.bb15
    i32 2, label %sw.bb22
  ], !dbg !148

sw.bb:                                            ; preds = %if.end
  switch i8 %0, label %if.then10 [
    i8 35, label %sw.epilog
    i8 32, label %sw.epilog.fold.split
  ], !dbg !149

if.then10:                                        ; preds = %sw.bb
  %cmp11 = icmp ult i8 %0, 58, !dbg !150
  %cond = select i1 %cmp11, i32 2, i32 1, !dbg !151
  br label %sw.epilog, !dbg !152

sw.bb15:                                          ; preds = %if.end
  %cmp16.not = icmp eq i8 %0, 32, !dbg !153
  br i1 %cmp16.not, label %sw.epilog, label %if.then18, !dbg !153

if.then18:                                        ; preds = %sw.bb15
  %mul19 = mul i32 %token.0141, 31, !dbg !154
  %add20 = add i32 %mul19, %conv2, !dbg !155
  br label %sw.epilog, !dbg !156

sw.bb22:                                          ; preds = %if.end
  %cmp23.not = icmp eq i8 %0, 32, !dbg !157
  br i1 %cmp23.not, label %sw.epilog, label %if.then25, !dbg !157

if.then25:                                        ; preds = %sw.bb22
  %mul26 = mul i32 %token.0141, 10, !dbg !158
  %sub = add i32 %mul26, -48, !dbg !159
  %add27 = add i32 %sub, %conv2, !dbg !160
  br label %sw.epilog, !dbg !161

sw.epilog.fold.split:                             ; preds = %sw.bb
  br label %sw.epilog, !dbg !162

sw.epilog:                                        ; preds = %sw.bb, %sw.epilog.fold.split, %if.end, %sw.bb22, %if.then25, %sw.bb15, %if.then18, %if.then10
  %token.1 = phi i32 [ %token.0141, %if.end ], [ %token.0141, %sw.bb22 ], [ %conv2, %if.then10 ], [ %token.0141, %sw.bb ], [ %add20, %if.then18 ], [ %token.0141, %sw.bb15 ], [ %add27, %if.then25 ], [ %token.0141, %sw.epilog.fold.split ], !dbg !163
  %state.1 = phi i32 [ %state.0143, %if.end ], [ 2, %sw.bb22 ], [ %cond, %if.then10 ], [ 3, %sw.bb ], [ 1, %if.then18 ], [ 1, %sw.bb15 ], [ 2, %if.then25 ], [ 0, %sw.epilog.fold.split ], !dbg !163
  %cmp29 = icmp eq i8 %0, 32, !dbg !162
  %1 = add nsw i32 %state.1, -1
  %or.cond = icmp ult i32 %1, 2
  %or.cond89 = select i1 %cmp29, i1 %or.cond, i1 false, !dbg !164
  br i1 %or.cond89, label %if.then35, label %cleanup, !dbg !164

if.then35:                                        ; preds = %sw.epilog
  %xor = xor i32 %token.1, %hash.0140, !dbg !165
  %shr.i = lshr i32 %xor, 16, !dbg !166
  %xor.i = xor i32 %shr.i, %xor, !dbg !168
  %mul.i = mul i32 %xor.i, 2146121005, !dbg !169
  %shr1.i = lshr i32 %mul.i, 15, !dbg !170
  %xor2.i = xor i32 %shr1.i, %mul.i, !dbg !171
  %mul3.i = mul i32 %xor2.i, -2073254261, !dbg !172
  %shr4.i = lshr i32 %mul3.i, 16, !dbg !173
  %xor5.i = xor i32 %shr4.i, %mul3.i, !dbg !174
  %add37 = add i32 %token.1, -1640531527, !dbg !175
  %shr.i90 = lshr i32 %add37, 16, !dbg !176
  %xor.i91 = xor i32 %shr.i90, %add37, !dbg !178
  %mul.i92 = mul i32 %xor.i91, 2146121005, !dbg !179
  %shr1.i93 = lshr i32 %mul.i92, 15, !dbg !180
  %xor2.i94 = xor i32 %shr1.i93, %mul.i92, !dbg !181
  %mul3.i95 = mul i32 %xor2.i94, -2073254261, !dbg !182
  %shr4.i96 = lshr i32 %mul3.i95, 16, !dbg !183
  %xor5.i97 = xor i32 %shr4.i96, %mul3.i95, !dbg !184
  %mul39 = mul i32 %xor5.i97, 3, !dbg !185
  %add40 = add i32 %mul39, %xor5.i, !dbg !186
  %xor41 = xor i32 %token.1, -2048144789, !dbg !187
  %shr.i98 = lshr i32 %xor41, 16, !dbg !188
  %xor.i99 = xor i32 %shr.i98, %xor41, !dbg !190
  %mul.i100 = mul i32 %xor.i99, 2146121005, !dbg !191
  %shr1.i101 = lshr i32 %mul.i100, 15, !dbg !192
  %xor2.i102 = xor i32 %shr1.i101, %mul.i100, !dbg !193
  %mul3.i103 = mul i32 %xor2.i102, -2073254261, !dbg !194
  %shr4.i104 = lshr i32 %mul3.i103, 16, !dbg !195
  %xor5.i105 = xor i32 %shr4.i104, %mul3.i103, !dbg !196
  %add43 = add i32 %add40, %xor5.i105, !dbg !197
  %shr.i106 = lshr i32 %add43, 16, !dbg !198
  %xor.i107 = xor i32 %shr.i106, %add43, !dbg !200
  %mul.i108 = mul i32 %xor.i107, 2146121005, !dbg !201
  %shr1.i109 = lshr i32 %mul.i108, 15, !dbg !202
  %xor2.i110 = xor i32 %shr1.i109, %mul.i108, !dbg !203
  %mul3.i111 = mul i32 %xor2.i110, -2073254261, !dbg !204
  %mul45 = mul i32 %add40, 5, !dbg !205
  %add46 = add i32 %mul45, 1, !dbg !206
  %shr.i114 = lshr i32 %add46, 16, !dbg !207
  %xor.i115 = xor i32 %shr.i114, %add46, !dbg !209
  %mul.i116 = mul i32 %xor.i115, 2146121005, !dbg !210
  %shr1.i117 = lshr i32 %mul.i116, 15, !dbg !211
  %xor2.i118 = xor i32 %shr1.i117, %mul.i116, !dbg !212
  %mul3.i119 = mul i32 %xor2.i118, -2073254261, !dbg !213
  %2 = xor i32 %mul3.i119, %mul3.i111, !dbg !214
  %3 = lshr i32 %2, 16, !dbg !214
  %4 = xor i32 %mul3.i111, %3, !dbg !214
  %xor48 = xor i32 %4, %mul3.i119, !dbg !214
  %shl = shl i32 %xor48, 7, !dbg !215
  %xor49 = xor i32 %shl, %xor48, !dbg !216
  %shr.i122 = lshr i32 %xor49, 16, !dbg !217
  %xor.i123 = xor i32 %shr.i122, %xor49, !dbg !219
  %mul.i124 = mul i32 %xor.i123, 2146121005, !dbg !220
  %shr1.i125 = lshr i32 %mul.i124, 15, !dbg !221
  %xor2.i126 = xor i32 %shr1.i125, %mul.i124, !dbg !222
  %mul3.i127 = mul i32 %xor2.i126, -2073254261, !dbg !223
  %shr4.i128 = lshr i32 %mul3.i127, 16, !dbg !224
  %xor5.i129 = xor i32 %shr4.i128, %mul3.i127, !dbg !225
  %add51 = add i32 %xor48, %token.1, !dbg !226
  %shr.i130 = lshr i32 %add51, 16, !dbg !227
  %xor.i131 = xor i32 %shr.i130, %add51, !dbg !229
  %mul.i132 = mul i32 %xor.i131, 2146121005, !dbg !230
  %shr1.i133 = lshr i32 %mul.i132, 15, !dbg !231
  %xor2.i134 = xor i32 %shr1.i133, %mul.i132, !dbg !232
  %mul3.i135 = mul i32 %xor2.i134, -2073254261, !dbg !233
  %shr4.i136 = lshr i32 %mul3.i135, 16, !dbg !234
  %xor5.i137 = xor i32 %shr4.i136, %mul3.i135, !dbg !235
  %add53 = add i32 %xor5.i129, %xor5.i137, !dbg !236
  %inc = add nsw i32 %count.0139, 1, !dbg !237
  br label %cleanup, !dbg !238

cleanup:                                          ; preds = %sw.epilog, %if.then35, %for.body
  %count.2 = phi i32 [ %count.0139, %for.body ], [ %inc, %if.then35 ], [ %count.0139, %sw.epilog ], !dbg !163
  %hash.2 = phi i32 [ %hash.0140, %for.body ], [ %add53, %if.then35 ], [ %hash.0140, %sw.epilog ], !dbg !163
  %token.2 = phi i32 [ %token.0141, %for.body ], [ %token.1, %if.then35 ], [ %token.1, %sw.epilog ], !dbg !239
  %state.3 = phi i32 [ %state.0143, %for.body ], [ 0, %if.then35 ], [ %state.1, %sw.epilog ], !dbg !163
  %inc55 = add nuw nsw i32 %at.0142, 1
  %cmp = icmp slt i32 %inc55, %length
  %or.cond147 = select i1 %cmp3.not, i1 %cmp, i1 false
  br i1 %or.cond147, label %for.body, label %cleanup56, !llvm.loop !240

cleanup56:                                        ; preds = %cleanup, %entry
  %count.3 = phi i32 [ 0, %entry ], [ %count.2, %cleanup ], !dbg !242
  %hash.3 = phi i32 [ 17, %entry ], [ %hash.2, %cleanup ], !dbg !243
  %idxprom57 = sext i32 %conv to i64, !dbg !244
  %arrayidx58 = getelementptr inbounds i32, ptr addrspace(1) %hashes, i64 %idxprom57, !dbg !244
  store i32 %hash.3, ptr addrspace(1) %arrayidx58, align 4, !dbg !245, !tbaa !8
  %arrayidx60 = getelementptr inbounds i32, ptr addrspace(1) %tokens, i64 %idxprom57, !dbg !246
  store i32 %count.3, ptr addrspace(1) %arrayidx60, align 4, !dbg !247, !tbaa !8
  ret void, !dbg !248
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !249 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "LineLexer.cl", directory: ".", checksumkind: CSK_MD5, checksum: "1b88bed76fbfaf6a2f52eb396be5cf96")
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
!12 = distinct !DISubprogram(name: "mixed", scope: !1, file: !1, line: 4, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !DILocation(line: 6, column: 12, scope: !12)
!16 = !DILocation(line: 6, column: 7, scope: !12)
!17 = !DILocation(line: 6, column: 21, scope: !12)
!18 = !DILocation(line: 6, column: 44, scope: !12)
!19 = !DILocation(line: 6, column: 39, scope: !12)
!20 = !DILocation(line: 6, column: 53, scope: !12)
!21 = !DILocation(line: 6, column: 76, scope: !12)
!22 = !DILocation(line: 6, column: 71, scope: !12)
!23 = !DILocation(line: 7, column: 5, scope: !12)
!24 = distinct !DISubprogram(name: "lineLexer", scope: !1, file: !1, line: 10, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!25 = !{i32 1, i32 0, i32 0, i32 1, i32 1}
!26 = !{!"none", !"none", !"none", !"none", !"none"}
!27 = !{!"uchar*", !"int", !"int", !"uint*", !"int*"}
!28 = !{!"const", !"", !"", !"", !""}
!29 = !DILocation(line: 12, column: 13, scope: !30, inlinedAt: !31)
!30 = distinct !DISubprogram(name: "lineLexer", scope: !1, file: !1, line: 10, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!31 = distinct !DILocation(line: 11, column: 1, scope: !24)
!32 = !DILocation(line: 14, column: 25, scope: !30, inlinedAt: !31)
!33 = !DILocation(line: 14, column: 5, scope: !30, inlinedAt: !31)
!34 = !DILocation(line: 15, column: 26, scope: !30, inlinedAt: !31)
!35 = !DILocation(line: 15, column: 34, scope: !30, inlinedAt: !31)
!36 = !DILocation(line: 15, column: 18, scope: !30, inlinedAt: !31)
!37 = !{!10, !10, i64 0}
!38 = !DILocation(line: 16, column: 15, scope: !30, inlinedAt: !31)
!39 = !DILocation(line: 18, column: 9, scope: !30, inlinedAt: !31)
!40 = !DILocation(line: 20, column: 19, scope: !30, inlinedAt: !31)
!41 = !DILocation(line: 23, column: 27, scope: !30, inlinedAt: !31)
!42 = !DILocation(line: 23, column: 25, scope: !30, inlinedAt: !31)
!43 = !DILocation(line: 25, column: 13, scope: !30, inlinedAt: !31)
!44 = !DILocation(line: 28, column: 19, scope: !30, inlinedAt: !31)
!45 = !DILocation(line: 29, column: 31, scope: !30, inlinedAt: !31)
!46 = !DILocation(line: 29, column: 37, scope: !30, inlinedAt: !31)
!47 = !DILocation(line: 29, column: 17, scope: !30, inlinedAt: !31)
!48 = !DILocation(line: 32, column: 19, scope: !30, inlinedAt: !31)
!49 = !DILocation(line: 33, column: 31, scope: !30, inlinedAt: !31)
!50 = !DILocation(line: 33, column: 42, scope: !30, inlinedAt: !31)
!51 = !DILocation(line: 33, column: 37, scope: !30, inlinedAt: !31)
!52 = !DILocation(line: 33, column: 17, scope: !30, inlinedAt: !31)
!53 = !DILocation(line: 38, column: 15, scope: !30, inlinedAt: !31)
!54 = !DILocation(line: 0, scope: !30, inlinedAt: !31)
!55 = !DILocation(line: 38, column: 22, scope: !30, inlinedAt: !31)
!56 = !DILocation(line: 39, column: 31, scope: !30, inlinedAt: !31)
!57 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !58)
!58 = distinct !DILocation(line: 39, column: 20, scope: !30, inlinedAt: !31)
!59 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !58)
!60 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !58)
!61 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !58)
!62 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !58)
!63 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !58)
!64 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !58)
!65 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !58)
!66 = !DILocation(line: 39, column: 54, scope: !30, inlinedAt: !31)
!67 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !68)
!68 = distinct !DILocation(line: 39, column: 42, scope: !30, inlinedAt: !31)
!69 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !68)
!70 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !68)
!71 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !68)
!72 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !68)
!73 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !68)
!74 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !68)
!75 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !68)
!76 = !DILocation(line: 39, column: 69, scope: !30, inlinedAt: !31)
!77 = !DILocation(line: 39, column: 40, scope: !30, inlinedAt: !31)
!78 = !DILocation(line: 40, column: 45, scope: !30, inlinedAt: !31)
!79 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !80)
!80 = distinct !DILocation(line: 40, column: 33, scope: !30, inlinedAt: !31)
!81 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !80)
!82 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !80)
!83 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !80)
!84 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !80)
!85 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !80)
!86 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !80)
!87 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !80)
!88 = !DILocation(line: 40, column: 31, scope: !30, inlinedAt: !31)
!89 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !90)
!90 = distinct !DILocation(line: 40, column: 20, scope: !30, inlinedAt: !31)
!91 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !90)
!92 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !90)
!93 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !90)
!94 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !90)
!95 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !90)
!96 = !DILocation(line: 40, column: 74, scope: !30, inlinedAt: !31)
!97 = !DILocation(line: 40, column: 79, scope: !30, inlinedAt: !31)
!98 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !99)
!99 = distinct !DILocation(line: 40, column: 63, scope: !30, inlinedAt: !31)
!100 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !99)
!101 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !99)
!102 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !99)
!103 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !99)
!104 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !99)
!105 = !DILocation(line: 40, column: 61, scope: !30, inlinedAt: !31)
!106 = !DILocation(line: 41, column: 39, scope: !30, inlinedAt: !31)
!107 = !DILocation(line: 41, column: 31, scope: !30, inlinedAt: !31)
!108 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !109)
!109 = distinct !DILocation(line: 41, column: 20, scope: !30, inlinedAt: !31)
!110 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !109)
!111 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !109)
!112 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !109)
!113 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !109)
!114 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !109)
!115 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !109)
!116 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !109)
!117 = !DILocation(line: 41, column: 59, scope: !30, inlinedAt: !31)
!118 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !119)
!119 = distinct !DILocation(line: 41, column: 48, scope: !30, inlinedAt: !31)
!120 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !119)
!121 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !119)
!122 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !119)
!123 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !119)
!124 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !119)
!125 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !119)
!126 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !119)
!127 = !DILocation(line: 41, column: 46, scope: !30, inlinedAt: !31)
!128 = !DILocation(line: 42, column: 13, scope: !30, inlinedAt: !31)
!129 = !DILocation(line: 44, column: 9, scope: !30, inlinedAt: !31)
!130 = !DILocation(line: 13, column: 22, scope: !30, inlinedAt: !31)
!131 = distinct !{!131, !33, !132, !133}
!132 = !DILocation(line: 45, column: 5, scope: !30, inlinedAt: !31)
!133 = !{!"llvm.loop.unroll.disable"}
!134 = !DILocation(line: 12, column: 46, scope: !30, inlinedAt: !31)
!135 = !DILocation(line: 13, column: 10, scope: !30, inlinedAt: !31)
!136 = !DILocation(line: 46, column: 5, scope: !30, inlinedAt: !31)
!137 = !DILocation(line: 46, column: 15, scope: !30, inlinedAt: !31)
!138 = !DILocation(line: 47, column: 5, scope: !30, inlinedAt: !31)
!139 = !DILocation(line: 47, column: 15, scope: !30, inlinedAt: !31)
!140 = !DILocation(line: 48, column: 1, scope: !24)
!141 = !DILocation(line: 12, column: 13, scope: !30)
!142 = !DILocation(line: 14, column: 25, scope: !30)
!143 = !DILocation(line: 14, column: 5, scope: !30)
!144 = !DILocation(line: 15, column: 26, scope: !30)
!145 = !DILocation(line: 15, column: 34, scope: !30)
!146 = !DILocation(line: 15, column: 18, scope: !30)
!147 = !DILocation(line: 16, column: 15, scope: !30)
!148 = !DILocation(line: 18, column: 9, scope: !30)
!149 = !DILocation(line: 20, column: 19, scope: !30)
!150 = !DILocation(line: 23, column: 27, scope: !30)
!151 = !DILocation(line: 23, column: 25, scope: !30)
!152 = !DILocation(line: 25, column: 13, scope: !30)
!153 = !DILocation(line: 28, column: 19, scope: !30)
!154 = !DILocation(line: 29, column: 31, scope: !30)
!155 = !DILocation(line: 29, column: 37, scope: !30)
!156 = !DILocation(line: 29, column: 17, scope: !30)
!157 = !DILocation(line: 32, column: 19, scope: !30)
!158 = !DILocation(line: 33, column: 31, scope: !30)
!159 = !DILocation(line: 33, column: 42, scope: !30)
!160 = !DILocation(line: 33, column: 37, scope: !30)
!161 = !DILocation(line: 33, column: 17, scope: !30)
!162 = !DILocation(line: 38, column: 15, scope: !30)
!163 = !DILocation(line: 0, scope: !30)
!164 = !DILocation(line: 38, column: 22, scope: !30)
!165 = !DILocation(line: 39, column: 31, scope: !30)
!166 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !167)
!167 = distinct !DILocation(line: 39, column: 20, scope: !30)
!168 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !167)
!169 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !167)
!170 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !167)
!171 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !167)
!172 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !167)
!173 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !167)
!174 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !167)
!175 = !DILocation(line: 39, column: 54, scope: !30)
!176 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !177)
!177 = distinct !DILocation(line: 39, column: 42, scope: !30)
!178 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !177)
!179 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !177)
!180 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !177)
!181 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !177)
!182 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !177)
!183 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !177)
!184 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !177)
!185 = !DILocation(line: 39, column: 69, scope: !30)
!186 = !DILocation(line: 39, column: 40, scope: !30)
!187 = !DILocation(line: 40, column: 45, scope: !30)
!188 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !189)
!189 = distinct !DILocation(line: 40, column: 33, scope: !30)
!190 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !189)
!191 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !189)
!192 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !189)
!193 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !189)
!194 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !189)
!195 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !189)
!196 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !189)
!197 = !DILocation(line: 40, column: 31, scope: !30)
!198 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !199)
!199 = distinct !DILocation(line: 40, column: 20, scope: !30)
!200 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !199)
!201 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !199)
!202 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !199)
!203 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !199)
!204 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !199)
!205 = !DILocation(line: 40, column: 74, scope: !30)
!206 = !DILocation(line: 40, column: 79, scope: !30)
!207 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !208)
!208 = distinct !DILocation(line: 40, column: 63, scope: !30)
!209 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !208)
!210 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !208)
!211 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !208)
!212 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !208)
!213 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !208)
!214 = !DILocation(line: 40, column: 61, scope: !30)
!215 = !DILocation(line: 41, column: 39, scope: !30)
!216 = !DILocation(line: 41, column: 31, scope: !30)
!217 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !218)
!218 = distinct !DILocation(line: 41, column: 20, scope: !30)
!219 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !218)
!220 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !218)
!221 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !218)
!222 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !218)
!223 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !218)
!224 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !218)
!225 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !218)
!226 = !DILocation(line: 41, column: 59, scope: !30)
!227 = !DILocation(line: 6, column: 12, scope: !12, inlinedAt: !228)
!228 = distinct !DILocation(line: 41, column: 48, scope: !30)
!229 = !DILocation(line: 6, column: 7, scope: !12, inlinedAt: !228)
!230 = !DILocation(line: 6, column: 21, scope: !12, inlinedAt: !228)
!231 = !DILocation(line: 6, column: 44, scope: !12, inlinedAt: !228)
!232 = !DILocation(line: 6, column: 39, scope: !12, inlinedAt: !228)
!233 = !DILocation(line: 6, column: 53, scope: !12, inlinedAt: !228)
!234 = !DILocation(line: 6, column: 76, scope: !12, inlinedAt: !228)
!235 = !DILocation(line: 6, column: 71, scope: !12, inlinedAt: !228)
!236 = !DILocation(line: 41, column: 46, scope: !30)
!237 = !DILocation(line: 42, column: 13, scope: !30)
!238 = !DILocation(line: 44, column: 9, scope: !30)
!239 = !DILocation(line: 13, column: 22, scope: !30)
!240 = distinct !{!240, !143, !241, !133}
!241 = !DILocation(line: 45, column: 5, scope: !30)
!242 = !DILocation(line: 12, column: 46, scope: !30)
!243 = !DILocation(line: 13, column: 10, scope: !30)
!244 = !DILocation(line: 46, column: 5, scope: !30)
!245 = !DILocation(line: 46, column: 15, scope: !30)
!246 = !DILocation(line: 47, column: 5, scope: !30)
!247 = !DILocation(line: 47, column: 15, scope: !30)
!248 = !DILocation(line: 48, column: 1, scope: !30)
!249 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 12, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
