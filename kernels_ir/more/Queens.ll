; ModuleID = 'Queens.cl'
source_filename = "Queens.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @queens(ptr addrspace(1) noundef readonly align 4 captures(none) %starts, i32 noundef %starts_count, i32 noundef %size, ptr addrspace(1) noundef writeonly align 4 captures(none) %solutions) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %columns.i = alloca [12 x i32], align 4
  %left.i = alloca [12 x i32], align 4
  %right.i = alloca [12 x i32], align 4
  %open.i = alloca [12 x i32], align 4
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %cmp.not.i = icmp sgt i32 %starts_count, %conv.i, !dbg !22
  br i1 %cmp.not.i, label %if.end.i, label %__clang_ocl_kern_imp_queens.exit, !dbg !22

if.end.i:                                         ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr nonnull %columns.i) #5, !dbg !23
  call void @llvm.lifetime.start.p0(ptr nonnull %left.i) #5, !dbg !23
  call void @llvm.lifetime.start.p0(ptr nonnull %right.i) #5, !dbg !23
  call void @llvm.lifetime.start.p0(ptr nonnull %open.i) #5, !dbg !23
  %shl.mask.i = and i32 %size, 31, !dbg !24
  %notmask.i = shl nsw i32 -1, %shl.mask.i, !dbg !25
  %sub.i = xor i32 %notmask.i, -1, !dbg !25
  %mul.i = mul nsw i32 %conv.i, 3, !dbg !26
  %idxprom.i = sext i32 %mul.i to i64, !dbg !27
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %starts, i64 %idxprom.i, !dbg !27
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !27, !tbaa !8
  store i32 %0, ptr %columns.i, align 4, !dbg !28, !tbaa !8
  %arrayidx5.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 4, !dbg !29
  %1 = load i32, ptr addrspace(1) %arrayidx5.i, align 4, !dbg !29, !tbaa !8
  store i32 %1, ptr %left.i, align 4, !dbg !30, !tbaa !8
  %arrayidx10.i = getelementptr i8, ptr addrspace(1) %arrayidx.i, i64 8, !dbg !31
  %2 = load i32, ptr addrspace(1) %arrayidx10.i, align 4, !dbg !31, !tbaa !8
  store i32 %2, ptr %right.i, align 4, !dbg !32, !tbaa !8
  %or.i = or i32 %1, %0, !dbg !33
  %or15.i = or i32 %or.i, %2, !dbg !34
  %not.i = xor i32 %or15.i, -1, !dbg !35
  %and.i = and i32 %not.i, %sub.i, !dbg !36
  store i32 %and.i, ptr %open.i, align 4, !dbg !37, !tbaa !8
  br label %while.body.i.lr.ph, !dbg !38

while.body.i.lr.ph:                               ; preds = %if.end.i, %cleanup.i
  %row.0.i.ph6 = phi i32 [ 0, %if.end.i ], [ %row.1.i, %cleanup.i ]
  %found.0.i.ph5 = phi i32 [ 0, %if.end.i ], [ %found.1.i, %cleanup.i ]
  br label %while.body.i, !dbg !38

while.body.i:                                     ; preds = %while.body.i.lr.ph, %if.then23.i
  %row.0.i3 = phi i32 [ %row.0.i.ph6, %while.body.i.lr.ph ], [ %dec.i, %if.then23.i ]
  %idxprom19.i = zext nneg i32 %row.0.i3 to i64, !dbg !39
  %arrayidx20.i = getelementptr inbounds nuw i32, ptr %open.i, i64 %idxprom19.i, !dbg !39
  %3 = load i32, ptr %arrayidx20.i, align 4, !dbg !39, !tbaa !8
  %cmp21.i = icmp eq i32 %3, 0, !dbg !40
  br i1 %cmp21.i, label %if.then23.i, label %if.end24.i, !dbg !40

if.then23.i:                                      ; preds = %while.body.i
  %dec.i = add nsw i32 %row.0.i3, -1, !dbg !41
  %cmp17.i = icmp sgt i32 %row.0.i3, 0, !dbg !42
  br i1 %cmp17.i, label %while.body.i, label %while.end.i, !dbg !38, !llvm.loop !43

if.end24.i:                                       ; preds = %while.body.i
  %sub29.i = sub nsw i32 0, %3, !dbg !46
  %and30.i = and i32 %3, %sub29.i, !dbg !47
  %xor.i = xor i32 %and30.i, %3, !dbg !48
  store i32 %xor.i, ptr %arrayidx20.i, align 4, !dbg !48, !tbaa !8
  %arrayidx34.i = getelementptr inbounds nuw i32, ptr %columns.i, i64 %idxprom19.i, !dbg !49
  %4 = load i32, ptr %arrayidx34.i, align 4, !dbg !49, !tbaa !8
  %or35.i = or i32 %4, %and30.i, !dbg !50
  %cmp36.i = icmp eq i32 %or35.i, %sub.i, !dbg !51
  br i1 %cmp36.i, label %if.then38.i, label %if.end39.i, !dbg !51

if.then38.i:                                      ; preds = %if.end24.i
  %inc.i = add nsw i32 %found.0.i.ph5, 1, !dbg !52
  br label %cleanup.i, !dbg !53, !llvm.loop !54

if.end39.i:                                       ; preds = %if.end24.i
  %arrayidx41.i = getelementptr inbounds nuw i32, ptr %left.i, i64 %idxprom19.i, !dbg !55
  %5 = load i32, ptr %arrayidx41.i, align 4, !dbg !55, !tbaa !8
  %or42.i = or i32 %5, %and30.i, !dbg !56
  %shl43.i = shl i32 %or42.i, 1, !dbg !57
  %arrayidx45.i = getelementptr inbounds nuw i32, ptr %right.i, i64 %idxprom19.i, !dbg !58
  %6 = load i32, ptr %arrayidx45.i, align 4, !dbg !58, !tbaa !8
  %or46.i = or i32 %6, %and30.i, !dbg !59
  %shr.i = ashr i32 %or46.i, 1, !dbg !60
  %inc47.i = add nuw nsw i32 %row.0.i3, 1, !dbg !61
  %idxprom48.i = zext nneg i32 %inc47.i to i64, !dbg !62
  %arrayidx49.i = getelementptr inbounds nuw i32, ptr %columns.i, i64 %idxprom48.i, !dbg !62
  store i32 %or35.i, ptr %arrayidx49.i, align 4, !dbg !63, !tbaa !8
  %arrayidx51.i = getelementptr inbounds nuw i32, ptr %left.i, i64 %idxprom48.i, !dbg !64
  store i32 %shl43.i, ptr %arrayidx51.i, align 4, !dbg !65, !tbaa !8
  %arrayidx53.i = getelementptr inbounds nuw i32, ptr %right.i, i64 %idxprom48.i, !dbg !66
  store i32 %shr.i, ptr %arrayidx53.i, align 4, !dbg !67, !tbaa !8
  %or54.i = or i32 %shl43.i, %or35.i, !dbg !68
  %or55.i = or i32 %or54.i, %shr.i, !dbg !69
  %not56.i = xor i32 %or55.i, -1, !dbg !70
  %and57.i = and i32 %not56.i, %sub.i, !dbg !71
  %arrayidx59.i = getelementptr inbounds nuw i32, ptr %open.i, i64 %idxprom48.i, !dbg !72
  store i32 %and57.i, ptr %arrayidx59.i, align 4, !dbg !73, !tbaa !8
  br label %cleanup.i, !dbg !44

cleanup.i:                                        ; preds = %if.end39.i, %if.then38.i
  %found.1.i = phi i32 [ %inc.i, %if.then38.i ], [ %found.0.i.ph5, %if.end39.i ], !dbg !74
  %row.1.i = phi i32 [ %row.0.i3, %if.then38.i ], [ %inc47.i, %if.end39.i ], !dbg !74
  %cmp17.i2 = icmp sgt i32 %row.1.i, -1, !dbg !42
  br i1 %cmp17.i2, label %while.body.i.lr.ph, label %while.end.i, !dbg !38

while.end.i:                                      ; preds = %cleanup.i, %if.then23.i
  %found.0.i.ph.lcssa = phi i32 [ %found.0.i.ph5, %if.then23.i ], [ %found.1.i, %cleanup.i ]
  %idxprom61.i = sext i32 %conv.i to i64, !dbg !75
  %arrayidx62.i = getelementptr inbounds i32, ptr addrspace(1) %solutions, i64 %idxprom61.i, !dbg !75
  store i32 %found.0.i.ph.lcssa, ptr addrspace(1) %arrayidx62.i, align 4, !dbg !76, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %open.i) #5, !dbg !77
  call void @llvm.lifetime.end.p0(ptr nonnull %right.i) #5, !dbg !77
  call void @llvm.lifetime.end.p0(ptr nonnull %left.i) #5, !dbg !77
  call void @llvm.lifetime.end.p0(ptr nonnull %columns.i) #5, !dbg !77
  br label %__clang_ocl_kern_imp_queens.exit, !dbg !77

__clang_ocl_kern_imp_queens.exit:                 ; preds = %entry, %while.end.i
  ret void, !dbg !78
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_queens(ptr addrspace(1) noundef readonly align 4 captures(none) %starts, i32 noundef %starts_count, i32 noundef %size, ptr addrspace(1) noundef writeonly align 4 captures(none) %solutions) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %columns = alloca [12 x i32], align 4
  %left = alloca [12 x i32], align 4
  %right = alloca [12 x i32], align 4
  %open = alloca [12 x i32], align 4
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !79
  %conv = trunc i64 %call to i32, !dbg !79
  %cmp.not = icmp sgt i32 %starts_count, %conv, !dbg !80
  br i1 %cmp.not, label %if.end, label %cleanup63, !dbg !80

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr nonnull %columns) #5, !dbg !81
  call void @llvm.lifetime.start.p0(ptr nonnull %left) #5, !dbg !81
  call void @llvm.lifetime.start.p0(ptr nonnull %right) #5, !dbg !81
  call void @llvm.lifetime.start.p0(ptr nonnull %open) #5, !dbg !81
  %shl.mask = and i32 %size, 31, !dbg !82
  %notmask = shl nsw i32 -1, %shl.mask, !dbg !83
  %sub = xor i32 %notmask, -1, !dbg !83
  %mul = mul nsw i32 %conv, 3, !dbg !84
  %idxprom = sext i32 %mul to i64, !dbg !85
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %starts, i64 %idxprom, !dbg !85
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !85, !tbaa !8
  store i32 %0, ptr %columns, align 4, !dbg !86, !tbaa !8
  %arrayidx5 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 4, !dbg !87
  %1 = load i32, ptr addrspace(1) %arrayidx5, align 4, !dbg !87, !tbaa !8
  store i32 %1, ptr %left, align 4, !dbg !88, !tbaa !8
  %arrayidx10 = getelementptr i8, ptr addrspace(1) %arrayidx, i64 8, !dbg !89
  %2 = load i32, ptr addrspace(1) %arrayidx10, align 4, !dbg !89, !tbaa !8
  store i32 %2, ptr %right, align 4, !dbg !90, !tbaa !8
  %or = or i32 %1, %0, !dbg !91
  %or15 = or i32 %or, %2, !dbg !92
  %not = xor i32 %or15, -1, !dbg !93
  %and = and i32 %not, %sub, !dbg !94
  store i32 %and, ptr %open, align 4, !dbg !95, !tbaa !8
  br label %while.body.lr.ph, !dbg !96

while.body.lr.ph:                                 ; preds = %if.end, %cleanup
  %row.0.ph100 = phi i32 [ 0, %if.end ], [ %row.1, %cleanup ]
  %found.0.ph99 = phi i32 [ 0, %if.end ], [ %found.1, %cleanup ]
  br label %while.body, !dbg !96

while.body:                                       ; preds = %while.body.lr.ph, %if.then23
  %row.097 = phi i32 [ %row.0.ph100, %while.body.lr.ph ], [ %dec, %if.then23 ]
  %idxprom19 = zext nneg i32 %row.097 to i64, !dbg !97
  %arrayidx20 = getelementptr inbounds nuw i32, ptr %open, i64 %idxprom19, !dbg !97
  %3 = load i32, ptr %arrayidx20, align 4, !dbg !97, !tbaa !8
  %cmp21 = icmp eq i32 %3, 0, !dbg !98
  br i1 %cmp21, label %if.then23, label %if.end24, !dbg !98

if.then23:                                        ; preds = %while.body
  %dec = add nsw i32 %row.097, -1, !dbg !99
  %cmp17 = icmp sgt i32 %row.097, 0, !dbg !100
  br i1 %cmp17, label %while.body, label %while.end, !dbg !96, !llvm.loop !101

if.end24:                                         ; preds = %while.body
  %sub29 = sub nsw i32 0, %3, !dbg !103
  %and30 = and i32 %3, %sub29, !dbg !104
  %xor = xor i32 %and30, %3, !dbg !105
  store i32 %xor, ptr %arrayidx20, align 4, !dbg !105, !tbaa !8
  %arrayidx34 = getelementptr inbounds nuw i32, ptr %columns, i64 %idxprom19, !dbg !106
  %4 = load i32, ptr %arrayidx34, align 4, !dbg !106, !tbaa !8
  %or35 = or i32 %4, %and30, !dbg !107
  %cmp36 = icmp eq i32 %or35, %sub, !dbg !108
  br i1 %cmp36, label %if.then38, label %if.end39, !dbg !108

if.then38:                                        ; preds = %if.end24
  %inc = add nsw i32 %found.0.ph99, 1, !dbg !109
  br label %cleanup, !dbg !110, !llvm.loop !101

if.end39:                                         ; preds = %if.end24
  %arrayidx41 = getelementptr inbounds nuw i32, ptr %left, i64 %idxprom19, !dbg !111
  %5 = load i32, ptr %arrayidx41, align 4, !dbg !111, !tbaa !8
  %or42 = or i32 %5, %and30, !dbg !112
  %shl43 = shl i32 %or42, 1, !dbg !113
  %arrayidx45 = getelementptr inbounds nuw i32, ptr %right, i64 %idxprom19, !dbg !114
  %6 = load i32, ptr %arrayidx45, align 4, !dbg !114, !tbaa !8
  %or46 = or i32 %6, %and30, !dbg !115
  %shr = ashr i32 %or46, 1, !dbg !116
  %inc47 = add nuw nsw i32 %row.097, 1, !dbg !117
  %idxprom48 = zext nneg i32 %inc47 to i64, !dbg !118
  %arrayidx49 = getelementptr inbounds nuw i32, ptr %columns, i64 %idxprom48, !dbg !118
  store i32 %or35, ptr %arrayidx49, align 4, !dbg !119, !tbaa !8
  %arrayidx51 = getelementptr inbounds nuw i32, ptr %left, i64 %idxprom48, !dbg !120
  store i32 %shl43, ptr %arrayidx51, align 4, !dbg !121, !tbaa !8
  %arrayidx53 = getelementptr inbounds nuw i32, ptr %right, i64 %idxprom48, !dbg !122
  store i32 %shr, ptr %arrayidx53, align 4, !dbg !123, !tbaa !8
  %or54 = or i32 %shl43, %or35, !dbg !124
  %or55 = or i32 %or54, %shr, !dbg !125
  %not56 = xor i32 %or55, -1, !dbg !126
  %and57 = and i32 %not56, %sub, !dbg !127
  %arrayidx59 = getelementptr inbounds nuw i32, ptr %open, i64 %idxprom48, !dbg !128
  store i32 %and57, ptr %arrayidx59, align 4, !dbg !129, !tbaa !8
  br label %cleanup, !dbg !102

cleanup:                                          ; preds = %if.end39, %if.then38
  %found.1 = phi i32 [ %inc, %if.then38 ], [ %found.0.ph99, %if.end39 ], !dbg !130
  %row.1 = phi i32 [ %row.097, %if.then38 ], [ %inc47, %if.end39 ], !dbg !130
  %cmp1796 = icmp sgt i32 %row.1, -1, !dbg !100
  br i1 %cmp1796, label %while.body.lr.ph, label %while.end, !dbg !96

while.end:                                        ; preds = %cleanup, %if.then23
  %found.0.ph.lcssa = phi i32 [ %found.0.ph99, %if.then23 ], [ %found.1, %cleanup ]
  %idxprom61 = sext i32 %conv to i64, !dbg !131
  %arrayidx62 = getelementptr inbounds i32, ptr addrspace(1) %solutions, i64 %idxprom61, !dbg !131
  store i32 %found.0.ph.lcssa, ptr addrspace(1) %arrayidx62, align 4, !dbg !132, !tbaa !8
  call void @llvm.lifetime.end.p0(ptr nonnull %open) #5, !dbg !133
  call void @llvm.lifetime.end.p0(ptr nonnull %right) #5, !dbg !133
  call void @llvm.lifetime.end.p0(ptr nonnull %left) #5, !dbg !133
  call void @llvm.lifetime.end.p0(ptr nonnull %columns) #5, !dbg !133
  br label %cleanup63, !dbg !133

cleanup63:                                        ; preds = %entry, %while.end
  ret void, !dbg !133
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !134 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "Queens.cl", directory: ".", checksumkind: CSK_MD5, checksum: "c353753a8caa87825fc2800caa59e9ff")
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
!12 = distinct !DISubprogram(name: "queens", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 0, i32 0, i32 1}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"int*", !"int", !"int", !"int*"}
!18 = !{!"const", !"", !"", !""}
!19 = !DILocation(line: 4, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "queens", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 11, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 7, column: 5, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 8, column: 18, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 8, column: 27, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 9, column: 27, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 9, column: 18, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 9, column: 16, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 10, column: 15, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 10, column: 13, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 11, column: 14, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 12, column: 34, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 12, column: 44, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 12, column: 21, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 12, column: 19, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 12, column: 13, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 14, column: 13, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 14, column: 23, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 15, column: 13, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 13, column: 16, scope: !20, inlinedAt: !21)
!43 = distinct !{!43, !38, !44, !45}
!44 = !DILocation(line: 31, column: 5, scope: !20, inlinedAt: !21)
!45 = !{!"llvm.loop.unroll.disable"}
!46 = !DILocation(line: 18, column: 33, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 18, column: 31, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 19, column: 19, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 20, column: 22, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 20, column: 35, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 21, column: 20, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 22, column: 13, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 23, column: 13, scope: !20, inlinedAt: !21)
!54 = distinct !{!54, !38, !44, !45}
!55 = !DILocation(line: 25, column: 18, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 25, column: 28, scope: !20, inlinedAt: !21)
!57 = !DILocation(line: 25, column: 37, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 25, column: 48, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 25, column: 59, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 25, column: 68, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !21)
!62 = !DILocation(line: 27, column: 9, scope: !20, inlinedAt: !21)
!63 = !DILocation(line: 27, column: 22, scope: !20, inlinedAt: !21)
!64 = !DILocation(line: 28, column: 9, scope: !20, inlinedAt: !21)
!65 = !DILocation(line: 28, column: 19, scope: !20, inlinedAt: !21)
!66 = !DILocation(line: 29, column: 9, scope: !20, inlinedAt: !21)
!67 = !DILocation(line: 29, column: 20, scope: !20, inlinedAt: !21)
!68 = !DILocation(line: 30, column: 36, scope: !20, inlinedAt: !21)
!69 = !DILocation(line: 30, column: 40, scope: !20, inlinedAt: !21)
!70 = !DILocation(line: 30, column: 27, scope: !20, inlinedAt: !21)
!71 = !DILocation(line: 30, column: 25, scope: !20, inlinedAt: !21)
!72 = !DILocation(line: 30, column: 9, scope: !20, inlinedAt: !21)
!73 = !DILocation(line: 30, column: 19, scope: !20, inlinedAt: !21)
!74 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!75 = !DILocation(line: 32, column: 5, scope: !20, inlinedAt: !21)
!76 = !DILocation(line: 32, column: 18, scope: !20, inlinedAt: !21)
!77 = !DILocation(line: 33, column: 1, scope: !20, inlinedAt: !21)
!78 = !DILocation(line: 33, column: 1, scope: !12)
!79 = !DILocation(line: 4, column: 13, scope: !20)
!80 = !DILocation(line: 5, column: 11, scope: !20)
!81 = !DILocation(line: 7, column: 5, scope: !20)
!82 = !DILocation(line: 8, column: 18, scope: !20)
!83 = !DILocation(line: 8, column: 27, scope: !20)
!84 = !DILocation(line: 9, column: 27, scope: !20)
!85 = !DILocation(line: 9, column: 18, scope: !20)
!86 = !DILocation(line: 9, column: 16, scope: !20)
!87 = !DILocation(line: 10, column: 15, scope: !20)
!88 = !DILocation(line: 10, column: 13, scope: !20)
!89 = !DILocation(line: 11, column: 16, scope: !20)
!90 = !DILocation(line: 11, column: 14, scope: !20)
!91 = !DILocation(line: 12, column: 34, scope: !20)
!92 = !DILocation(line: 12, column: 44, scope: !20)
!93 = !DILocation(line: 12, column: 21, scope: !20)
!94 = !DILocation(line: 12, column: 19, scope: !20)
!95 = !DILocation(line: 12, column: 13, scope: !20)
!96 = !DILocation(line: 13, column: 5, scope: !20)
!97 = !DILocation(line: 14, column: 13, scope: !20)
!98 = !DILocation(line: 14, column: 23, scope: !20)
!99 = !DILocation(line: 15, column: 13, scope: !20)
!100 = !DILocation(line: 13, column: 16, scope: !20)
!101 = distinct !{!101, !96, !102, !45}
!102 = !DILocation(line: 31, column: 5, scope: !20)
!103 = !DILocation(line: 18, column: 33, scope: !20)
!104 = !DILocation(line: 18, column: 31, scope: !20)
!105 = !DILocation(line: 19, column: 19, scope: !20)
!106 = !DILocation(line: 20, column: 22, scope: !20)
!107 = !DILocation(line: 20, column: 35, scope: !20)
!108 = !DILocation(line: 21, column: 20, scope: !20)
!109 = !DILocation(line: 22, column: 13, scope: !20)
!110 = !DILocation(line: 23, column: 13, scope: !20)
!111 = !DILocation(line: 25, column: 18, scope: !20)
!112 = !DILocation(line: 25, column: 28, scope: !20)
!113 = !DILocation(line: 25, column: 37, scope: !20)
!114 = !DILocation(line: 25, column: 48, scope: !20)
!115 = !DILocation(line: 25, column: 59, scope: !20)
!116 = !DILocation(line: 25, column: 68, scope: !20)
!117 = !DILocation(line: 26, column: 9, scope: !20)
!118 = !DILocation(line: 27, column: 9, scope: !20)
!119 = !DILocation(line: 27, column: 22, scope: !20)
!120 = !DILocation(line: 28, column: 9, scope: !20)
!121 = !DILocation(line: 28, column: 19, scope: !20)
!122 = !DILocation(line: 29, column: 9, scope: !20)
!123 = !DILocation(line: 29, column: 20, scope: !20)
!124 = !DILocation(line: 30, column: 36, scope: !20)
!125 = !DILocation(line: 30, column: 40, scope: !20)
!126 = !DILocation(line: 30, column: 27, scope: !20)
!127 = !DILocation(line: 30, column: 25, scope: !20)
!128 = !DILocation(line: 30, column: 9, scope: !20)
!129 = !DILocation(line: 30, column: 19, scope: !20)
!130 = !DILocation(line: 0, scope: !20)
!131 = !DILocation(line: 32, column: 5, scope: !20)
!132 = !DILocation(line: 32, column: 18, scope: !20)
!133 = !DILocation(line: 33, column: 1, scope: !20)
!134 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
