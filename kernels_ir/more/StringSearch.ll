; ModuleID = 'StringSearch.cl'
source_filename = "StringSearch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @stringSearch(ptr addrspace(1) noundef readonly align 1 captures(none) %text, ptr addrspace(1) noundef readonly align 1 captures(none) %pattern, ptr addrspace(1) noundef writeonly align 1 captures(none) %found, i32 noundef %length, i32 noundef %pattern_length) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %sub.i = sub nsw i32 %length, %pattern_length, !dbg !22
  %cmp.i = icmp slt i32 %sub.i, %conv.i, !dbg !23
  br i1 %cmp.i, label %__clang_ocl_kern_imp_stringSearch.exit, label %while.cond.i.preheader, !dbg !23

while.cond.i.preheader:                           ; preds = %entry
  %cmp2.i1 = icmp sgt i32 %pattern_length, 0, !dbg !24
  br i1 %cmp2.i1, label %land.rhs.i, label %while.end.i, !dbg !25

land.rhs.i:                                       ; preds = %while.cond.i.preheader, %while.body.i
  %k.0.i2 = phi i32 [ %inc.i, %while.body.i ], [ 0, %while.cond.i.preheader ]
  %add.i = add nsw i32 %k.0.i2, %conv.i, !dbg !26
  %idxprom.i = sext i32 %add.i to i64, !dbg !27
  %arrayidx.i = getelementptr inbounds i8, ptr addrspace(1) %text, i64 %idxprom.i, !dbg !27
  %0 = load i8, ptr addrspace(1) %arrayidx.i, align 1, !dbg !27, !tbaa !28
  %idxprom5.i = zext nneg i32 %k.0.i2 to i64, !dbg !29
  %arrayidx6.i = getelementptr inbounds nuw i8, ptr addrspace(1) %pattern, i64 %idxprom5.i, !dbg !29
  %1 = load i8, ptr addrspace(1) %arrayidx6.i, align 1, !dbg !29, !tbaa !28
  %cmp8.i = icmp eq i8 %0, %1, !dbg !30
  br i1 %cmp8.i, label %while.body.i, label %while.end.i, !dbg !31

while.body.i:                                     ; preds = %land.rhs.i
  %inc.i = add nuw nsw i32 %k.0.i2, 1, !dbg !32
  %cmp2.i = icmp slt i32 %inc.i, %pattern_length, !dbg !24
  br i1 %cmp2.i, label %land.rhs.i, label %while.end.i, !dbg !25, !llvm.loop !33

while.end.i:                                      ; preds = %while.body.i, %land.rhs.i, %while.cond.i.preheader
  %k.0.i.lcssa = phi i32 [ 0, %while.cond.i.preheader ], [ %pattern_length, %while.body.i ], [ %k.0.i2, %land.rhs.i ], !dbg !36
  %cmp10.i = icmp eq i32 %k.0.i.lcssa, %pattern_length, !dbg !37
  %conv12.i = zext i1 %cmp10.i to i8, !dbg !38
  %idxprom13.i = sext i32 %conv.i to i64, !dbg !39
  %arrayidx14.i = getelementptr inbounds i8, ptr addrspace(1) %found, i64 %idxprom13.i, !dbg !39
  store i8 %conv12.i, ptr addrspace(1) %arrayidx14.i, align 1, !dbg !40, !tbaa !28
  br label %__clang_ocl_kern_imp_stringSearch.exit, !dbg !41

__clang_ocl_kern_imp_stringSearch.exit:           ; preds = %entry, %while.end.i
  ret void, !dbg !42
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_stringSearch(ptr addrspace(1) noundef readonly align 1 captures(none) %text, ptr addrspace(1) noundef readonly align 1 captures(none) %pattern, ptr addrspace(1) noundef writeonly align 1 captures(none) %found, i32 noundef %length, i32 noundef %pattern_length) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !43
  %conv = trunc i64 %call to i32, !dbg !43
  %sub = sub nsw i32 %length, %pattern_length, !dbg !44
  %cmp = icmp slt i32 %sub, %conv, !dbg !45
  br i1 %cmp, label %cleanup, label %while.cond.preheader, !dbg !45

while.cond.preheader:                             ; preds = %entry
  %cmp223 = icmp sgt i32 %pattern_length, 0, !dbg !46
  br i1 %cmp223, label %land.rhs, label %while.end, !dbg !47

land.rhs:                                         ; preds = %while.cond.preheader, %while.body
  %k.024 = phi i32 [ %inc, %while.body ], [ 0, %while.cond.preheader ]
  %add = add nsw i32 %k.024, %conv, !dbg !48
  %idxprom = sext i32 %add to i64, !dbg !49
  %arrayidx = getelementptr inbounds i8, ptr addrspace(1) %text, i64 %idxprom, !dbg !49
  %0 = load i8, ptr addrspace(1) %arrayidx, align 1, !dbg !49, !tbaa !28
  %idxprom5 = zext nneg i32 %k.024 to i64, !dbg !50
  %arrayidx6 = getelementptr inbounds nuw i8, ptr addrspace(1) %pattern, i64 %idxprom5, !dbg !50
  %1 = load i8, ptr addrspace(1) %arrayidx6, align 1, !dbg !50, !tbaa !28
  %cmp8 = icmp eq i8 %0, %1, !dbg !51
  br i1 %cmp8, label %while.body, label %while.end, !dbg !52

while.body:                                       ; preds = %land.rhs
  %inc = add nuw nsw i32 %k.024, 1, !dbg !53
  %cmp2 = icmp slt i32 %inc, %pattern_length, !dbg !46
  br i1 %cmp2, label %land.rhs, label %while.end, !dbg !47, !llvm.loop !54

while.end:                                        ; preds = %land.rhs, %while.body, %while.cond.preheader
  %k.0.lcssa = phi i32 [ 0, %while.cond.preheader ], [ %k.024, %land.rhs ], [ %pattern_length, %while.body ], !dbg !56
  %cmp10 = icmp eq i32 %k.0.lcssa, %pattern_length, !dbg !57
  %conv12 = zext i1 %cmp10 to i8, !dbg !58
  %idxprom13 = sext i32 %conv to i64, !dbg !59
  %arrayidx14 = getelementptr inbounds i8, ptr addrspace(1) %found, i64 %idxprom13, !dbg !59
  store i8 %conv12, ptr addrspace(1) %arrayidx14, align 1, !dbg !60, !tbaa !28
  br label %cleanup, !dbg !61

cleanup:                                          ; preds = %entry, %while.end
  ret void, !dbg !61
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !62 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "StringSearch.cl", directory: ".", checksumkind: CSK_MD5, checksum: "48848fa413dc5123be855e7cf5028546")
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
!12 = distinct !DISubprogram(name: "stringSearch", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"uchar*", !"uchar*", !"uchar*", !"int", !"int"}
!18 = !{!"const", !"const", !"", !"", !""}
!19 = !DILocation(line: 5, column: 17, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "stringSearch", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 24, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 15, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 10, column: 14, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 10, column: 31, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 10, column: 45, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 10, column: 34, scope: !20, inlinedAt: !21)
!28 = !{!10, !10, i64 0}
!29 = !DILocation(line: 10, column: 53, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 10, column: 50, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 10, column: 5, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 11, column: 9, scope: !20, inlinedAt: !21)
!33 = distinct !{!33, !31, !34, !35}
!34 = !DILocation(line: 11, column: 11, scope: !20, inlinedAt: !21)
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 12, column: 22, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 12, column: 20, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 12, column: 5, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 12, column: 18, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 13, column: 1, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 13, column: 1, scope: !12)
!43 = !DILocation(line: 5, column: 17, scope: !20)
!44 = !DILocation(line: 6, column: 24, scope: !20)
!45 = !DILocation(line: 6, column: 15, scope: !20)
!46 = !DILocation(line: 10, column: 14, scope: !20)
!47 = !DILocation(line: 10, column: 31, scope: !20)
!48 = !DILocation(line: 10, column: 45, scope: !20)
!49 = !DILocation(line: 10, column: 34, scope: !20)
!50 = !DILocation(line: 10, column: 53, scope: !20)
!51 = !DILocation(line: 10, column: 50, scope: !20)
!52 = !DILocation(line: 10, column: 5, scope: !20)
!53 = !DILocation(line: 11, column: 9, scope: !20)
!54 = distinct !{!54, !52, !55, !35}
!55 = !DILocation(line: 11, column: 11, scope: !20)
!56 = !DILocation(line: 0, scope: !20)
!57 = !DILocation(line: 12, column: 22, scope: !20)
!58 = !DILocation(line: 12, column: 20, scope: !20)
!59 = !DILocation(line: 12, column: 5, scope: !20)
!60 = !DILocation(line: 12, column: 18, scope: !20)
!61 = !DILocation(line: 13, column: 1, scope: !20)
!62 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
