; ModuleID = 'PointInPolygons.cl'
source_filename = "PointInPolygons.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @pointInPolygons(ptr addrspace(2) noundef readonly align 4 captures(none) %boxes, ptr addrspace(2) noundef readonly align 4 captures(none) %edges, i32 noundef %polygons, i32 noundef %sides, ptr addrspace(1) noundef readonly align 4 captures(none) %xs, ptr addrspace(1) noundef readonly align 4 captures(none) %ys, ptr addrspace(1) noundef writeonly align 4 captures(none) %found) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %0 = shl i64 %call.i, 32, !dbg !22
  %idxprom.i = ashr exact i64 %0, 32, !dbg !22
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %xs, i64 %idxprom.i, !dbg !22
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !22, !tbaa !8
  %arrayidx2.i = getelementptr inbounds i32, ptr addrspace(1) %ys, i64 %idxprom.i, !dbg !23
  %2 = load i32, ptr addrspace(1) %arrayidx2.i, align 4, !dbg !23, !tbaa !8
  %cmp.i4 = icmp sgt i32 %polygons, 0, !dbg !24
  br i1 %cmp.i4, label %for.body.i.lr.ph, label %__clang_ocl_kern_imp_pointInPolygons.exit, !dbg !25

for.body.i.lr.ph:                                 ; preds = %entry
  %cmp28.i1 = icmp sgt i32 %sides, 0
  br label %for.body.i, !dbg !25

for.body.i:                                       ; preds = %for.body.i.lr.ph, %for.inc57.i
  %hit.0.i6 = phi i32 [ -1, %for.body.i.lr.ph ], [ %hit.2.i, %for.inc57.i ]
  %p.0.i5 = phi i32 [ 0, %for.body.i.lr.ph ], [ %inc58.i, %for.inc57.i ]
  %mul.i = shl nsw i32 %p.0.i5, 2, !dbg !26
  %idxprom4.i = zext nneg i32 %mul.i to i64, !dbg !27
  %arrayidx5.i = getelementptr inbounds nuw i32, ptr addrspace(2) %boxes, i64 %idxprom4.i, !dbg !27
  %3 = load i32, ptr addrspace(2) %arrayidx5.i, align 4, !dbg !27, !tbaa !8
  %cmp6.not.i = icmp slt i32 %1, %3, !dbg !28
  br i1 %cmp6.not.i, label %for.inc57.i, label %land.lhs.true.i, !dbg !29

land.lhs.true.i:                                  ; preds = %for.body.i
  %arrayidx10.i = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx5.i, i64 4, !dbg !30
  %4 = load i32, ptr addrspace(2) %arrayidx10.i, align 4, !dbg !30, !tbaa !8
  %cmp11.not.i = icmp sgt i32 %1, %4, !dbg !31
  br i1 %cmp11.not.i, label %for.inc57.i, label %land.lhs.true13.i, !dbg !32

land.lhs.true13.i:                                ; preds = %land.lhs.true.i
  %arrayidx17.i = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx5.i, i64 8, !dbg !33
  %5 = load i32, ptr addrspace(2) %arrayidx17.i, align 4, !dbg !33, !tbaa !8
  %cmp18.not.i = icmp slt i32 %2, %5, !dbg !34
  br i1 %cmp18.not.i, label %for.inc57.i, label %land.lhs.true20.i, !dbg !35

land.lhs.true20.i:                                ; preds = %land.lhs.true13.i
  %arrayidx24.i = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx5.i, i64 12, !dbg !36
  %6 = load i32, ptr addrspace(2) %arrayidx24.i, align 4, !dbg !36, !tbaa !8
  %cmp25.not.i = icmp sgt i32 %2, %6, !dbg !37
  br i1 %cmp25.not.i, label %for.inc57.i, label %for.cond27.i.preheader, !dbg !35

for.cond27.i.preheader:                           ; preds = %land.lhs.true20.i
  %mul31.i = mul nsw i32 %p.0.i5, %sides, !dbg !38
  br i1 %cmp28.i1, label %for.body30.i, label %for.end.i, !dbg !39

for.body30.i:                                     ; preds = %for.cond27.i.preheader, %for.inc.i
  %k.0.i2 = phi i32 [ %inc.i, %for.inc.i ], [ 0, %for.cond27.i.preheader ]
  %add32.i = add nuw nsw i32 %k.0.i2, %mul31.i, !dbg !40
  %mul33.i = shl nsw i32 %add32.i, 2, !dbg !41
  %idx.ext.i = zext nneg i32 %mul33.i to i64, !dbg !42
  %add.ptr.i = getelementptr inbounds nuw i32, ptr addrspace(2) %edges, i64 %idx.ext.i, !dbg !42
  %arrayidx34.i = getelementptr inbounds nuw i8, ptr addrspace(2) %add.ptr.i, i64 8, !dbg !43
  %7 = load i32, ptr addrspace(2) %arrayidx34.i, align 4, !dbg !43, !tbaa !8
  %8 = load i32, ptr addrspace(2) %add.ptr.i, align 4, !dbg !44, !tbaa !8
  %sub.i = sub nsw i32 %7, %8, !dbg !45
  %arrayidx36.i = getelementptr inbounds nuw i8, ptr addrspace(2) %add.ptr.i, i64 4, !dbg !46
  %9 = load i32, ptr addrspace(2) %arrayidx36.i, align 4, !dbg !46, !tbaa !8
  %sub37.i = sub nsw i32 %2, %9, !dbg !47
  %mul38.i = mul nsw i32 %sub37.i, %sub.i, !dbg !48
  %arrayidx39.i = getelementptr inbounds nuw i8, ptr addrspace(2) %add.ptr.i, i64 12, !dbg !49
  %10 = load i32, ptr addrspace(2) %arrayidx39.i, align 4, !dbg !49, !tbaa !8
  %sub41.i = sub nsw i32 %10, %9, !dbg !50
  %sub43.neg.i = sub i32 %8, %1, !dbg !51
  %mul44.neg.i = mul i32 %sub41.i, %sub43.neg.i, !dbg !52
  %sub45.i = add i32 %mul44.neg.i, %mul38.i, !dbg !53
  %cmp46.i = icmp slt i32 %sub45.i, 0, !dbg !54
  br i1 %cmp46.i, label %for.end.i, label %for.inc.i

for.inc.i:                                        ; preds = %for.body30.i
  %inc.i = add nuw nsw i32 %k.0.i2, 1, !dbg !55
  %cmp28.i = icmp slt i32 %inc.i, %sides, !dbg !56
  br i1 %cmp28.i, label %for.body30.i, label %for.end.i, !dbg !39, !llvm.loop !57

for.end.i:                                        ; preds = %for.inc.i, %for.body30.i, %for.cond27.i.preheader
  %k.0.i.lcssa = phi i32 [ 0, %for.cond27.i.preheader ], [ %sides, %for.inc.i ], [ %k.0.i2, %for.body30.i ], !dbg !60
  %cmp49.not.i = icmp eq i32 %k.0.i.lcssa, %sides, !dbg !61
  %p.0.hit.0.i = select i1 %cmp49.not.i, i32 %p.0.i5, i32 %hit.0.i6, !dbg !60
  br i1 %cmp49.not.i, label %__clang_ocl_kern_imp_pointInPolygons.exit, label %for.inc57.i

for.inc57.i:                                      ; preds = %for.end.i, %land.lhs.true20.i, %land.lhs.true13.i, %land.lhs.true.i, %for.body.i
  %hit.2.i = phi i32 [ %p.0.hit.0.i, %for.end.i ], [ %hit.0.i6, %land.lhs.true20.i ], [ %hit.0.i6, %land.lhs.true13.i ], [ %hit.0.i6, %land.lhs.true.i ], [ %hit.0.i6, %for.body.i ], !dbg !60
  %inc58.i = add nuw nsw i32 %p.0.i5, 1, !dbg !62
  %cmp.i = icmp slt i32 %inc58.i, %polygons, !dbg !24
  br i1 %cmp.i, label %for.body.i, label %__clang_ocl_kern_imp_pointInPolygons.exit, !dbg !25, !llvm.loop !63

__clang_ocl_kern_imp_pointInPolygons.exit:        ; preds = %for.end.i, %for.inc57.i, %entry
  %hit.3.i = phi i32 [ -1, %entry ], [ %p.0.hit.0.i, %for.end.i ], [ %hit.2.i, %for.inc57.i ], !dbg !60
  %arrayidx62.i = getelementptr inbounds i32, ptr addrspace(1) %found, i64 %idxprom.i, !dbg !65
  store i32 %hit.3.i, ptr addrspace(1) %arrayidx62.i, align 4, !dbg !66, !tbaa !8
  ret void, !dbg !67
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_pointInPolygons(ptr addrspace(2) noundef readonly align 4 captures(none) %boxes, ptr addrspace(2) noundef readonly align 4 captures(none) %edges, i32 noundef %polygons, i32 noundef %sides, ptr addrspace(1) noundef readonly align 4 captures(none) %xs, ptr addrspace(1) noundef readonly align 4 captures(none) %ys, ptr addrspace(1) noundef writeonly align 4 captures(none) %found) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !68
  %0 = shl i64 %call, 32, !dbg !69
  %idxprom = ashr exact i64 %0, 32, !dbg !69
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %xs, i64 %idxprom, !dbg !69
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !69, !tbaa !8
  %arrayidx2 = getelementptr inbounds i32, ptr addrspace(1) %ys, i64 %idxprom, !dbg !70
  %2 = load i32, ptr addrspace(1) %arrayidx2, align 4, !dbg !70, !tbaa !8
  %cmp94 = icmp sgt i32 %polygons, 0, !dbg !71
  br i1 %cmp94, label %for.body.lr.ph, label %cleanup59, !dbg !72

for.body.lr.ph:                                   ; preds = %entry
  %cmp2891 = icmp sgt i32 %sides, 0
  br label %for.body, !dbg !72

for.body:                                         ; preds = %for.body.lr.ph, %for.inc57
  %hit.096 = phi i32 [ -1, %for.body.lr.ph ], [ %hit.2, %for.inc57 ]
  %p.095 = phi i32 [ 0, %for.body.lr.ph ], [ %inc58, %for.inc57 ]
  %mul = shl nsw i32 %p.095, 2, !dbg !73
  %idxprom4 = zext nneg i32 %mul to i64, !dbg !74
  %arrayidx5 = getelementptr inbounds nuw i32, ptr addrspace(2) %boxes, i64 %idxprom4, !dbg !74
  %3 = load i32, ptr addrspace(2) %arrayidx5, align 4, !dbg !74, !tbaa !8
  %cmp6.not = icmp slt i32 %1, %3, !dbg !75
  br i1 %cmp6.not, label %for.inc57, label %land.lhs.true, !dbg !76

land.lhs.true:                                    ; preds = %for.body
  %arrayidx10 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx5, i64 4, !dbg !77
  %4 = load i32, ptr addrspace(2) %arrayidx10, align 4, !dbg !77, !tbaa !8
  %cmp11.not = icmp sgt i32 %1, %4, !dbg !78
  br i1 %cmp11.not, label %for.inc57, label %land.lhs.true13, !dbg !79

land.lhs.true13:                                  ; preds = %land.lhs.true
  %arrayidx17 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx5, i64 8, !dbg !80
  %5 = load i32, ptr addrspace(2) %arrayidx17, align 4, !dbg !80, !tbaa !8
  %cmp18.not = icmp slt i32 %2, %5, !dbg !81
  br i1 %cmp18.not, label %for.inc57, label %land.lhs.true20, !dbg !82

land.lhs.true20:                                  ; preds = %land.lhs.true13
  %arrayidx24 = getelementptr inbounds nuw i8, ptr addrspace(2) %arrayidx5, i64 12, !dbg !83
  %6 = load i32, ptr addrspace(2) %arrayidx24, align 4, !dbg !83, !tbaa !8
  %cmp25.not = icmp sgt i32 %2, %6, !dbg !84
  br i1 %cmp25.not, label %for.inc57, label %for.cond27.preheader, !dbg !82

for.cond27.preheader:                             ; preds = %land.lhs.true20
  %mul31 = mul nsw i32 %p.095, %sides, !dbg !85
  br i1 %cmp2891, label %for.body30, label %for.end, !dbg !86

for.body30:                                       ; preds = %for.cond27.preheader, %for.inc
  %k.092 = phi i32 [ %inc, %for.inc ], [ 0, %for.cond27.preheader ]
  %add32 = add nuw nsw i32 %k.092, %mul31, !dbg !87
  %mul33 = shl nsw i32 %add32, 2, !dbg !88
  %idx.ext = zext nneg i32 %mul33 to i64, !dbg !89
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(2) %edges, i64 %idx.ext, !dbg !89
  %arrayidx34 = getelementptr inbounds nuw i8, ptr addrspace(2) %add.ptr, i64 8, !dbg !90
  %7 = load i32, ptr addrspace(2) %arrayidx34, align 4, !dbg !90, !tbaa !8
  %8 = load i32, ptr addrspace(2) %add.ptr, align 4, !dbg !91, !tbaa !8
  %sub = sub nsw i32 %7, %8, !dbg !92
  %arrayidx36 = getelementptr inbounds nuw i8, ptr addrspace(2) %add.ptr, i64 4, !dbg !93
  %9 = load i32, ptr addrspace(2) %arrayidx36, align 4, !dbg !93, !tbaa !8
  %sub37 = sub nsw i32 %2, %9, !dbg !94
  %mul38 = mul nsw i32 %sub37, %sub, !dbg !95
  %arrayidx39 = getelementptr inbounds nuw i8, ptr addrspace(2) %add.ptr, i64 12, !dbg !96
  %10 = load i32, ptr addrspace(2) %arrayidx39, align 4, !dbg !96, !tbaa !8
  %sub41 = sub nsw i32 %10, %9, !dbg !97
  %sub43.neg = sub i32 %8, %1, !dbg !98
  %mul44.neg = mul i32 %sub41, %sub43.neg, !dbg !99
  %sub45 = add i32 %mul44.neg, %mul38, !dbg !100
  %cmp46 = icmp slt i32 %sub45, 0, !dbg !101
  br i1 %cmp46, label %for.end, label %for.inc

for.inc:                                          ; preds = %for.body30
  %inc = add nuw nsw i32 %k.092, 1, !dbg !102
  %cmp28 = icmp slt i32 %inc, %sides, !dbg !103
  br i1 %cmp28, label %for.body30, label %for.end, !dbg !86, !llvm.loop !104

for.end:                                          ; preds = %for.inc, %for.body30, %for.cond27.preheader
  %k.0.lcssa = phi i32 [ 0, %for.cond27.preheader ], [ %sides, %for.inc ], [ %k.092, %for.body30 ], !dbg !106
  %cmp49.not = icmp eq i32 %k.0.lcssa, %sides, !dbg !107
  %p.0.hit.0 = select i1 %cmp49.not, i32 %p.095, i32 %hit.096, !dbg !106
  br i1 %cmp49.not, label %cleanup59, label %for.inc57

for.inc57:                                        ; preds = %for.body, %land.lhs.true, %land.lhs.true13, %land.lhs.true20, %for.end
  %hit.2 = phi i32 [ %p.0.hit.0, %for.end ], [ %hit.096, %land.lhs.true20 ], [ %hit.096, %land.lhs.true13 ], [ %hit.096, %land.lhs.true ], [ %hit.096, %for.body ], !dbg !106
  %inc58 = add nuw nsw i32 %p.095, 1, !dbg !108
  %cmp = icmp slt i32 %inc58, %polygons, !dbg !71
  br i1 %cmp, label %for.body, label %cleanup59, !dbg !72, !llvm.loop !109

cleanup59:                                        ; preds = %for.end, %for.inc57, %entry
  %hit.3 = phi i32 [ -1, %entry ], [ %p.0.hit.0, %for.end ], [ %hit.2, %for.inc57 ], !dbg !106
  %arrayidx62 = getelementptr inbounds i32, ptr addrspace(1) %found, i64 %idxprom, !dbg !111
  store i32 %hit.3, ptr addrspace(1) %arrayidx62, align 4, !dbg !112, !tbaa !8
  ret void, !dbg !113
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !114 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "PointInPolygons.cl", directory: ".", checksumkind: CSK_MD5, checksum: "2996377a10361ebc2b9e76b429d1f787")
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
!12 = distinct !DISubprogram(name: "pointInPolygons", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 2, i32 2, i32 0, i32 0, i32 1, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"int*", !"int*", !"int", !"int", !"int*", !"int*", !"int*"}
!18 = !{!"const", !"const", !"", !"", !"const", !"const", !""}
!19 = !DILocation(line: 5, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "pointInPolygons", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 13, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 24, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 7, column: 23, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 7, column: 5, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 8, column: 26, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 8, column: 18, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 8, column: 15, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 8, column: 31, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 8, column: 39, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 8, column: 36, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 8, column: 56, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 8, column: 64, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 8, column: 61, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 8, column: 81, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 8, column: 89, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 8, column: 86, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 11, column: 48, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 10, column: 13, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 11, column: 56, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 11, column: 61, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 11, column: 43, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 12, column: 22, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 12, column: 29, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 12, column: 27, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 12, column: 42, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 12, column: 40, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 12, column: 35, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 12, column: 51, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 12, column: 56, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 12, column: 69, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 12, column: 64, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 12, column: 48, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 12, column: 77, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 10, column: 31, scope: !20, inlinedAt: !21)
!56 = !DILocation(line: 10, column: 22, scope: !20, inlinedAt: !21)
!57 = distinct !{!57, !39, !58, !59}
!58 = !DILocation(line: 14, column: 13, scope: !20, inlinedAt: !21)
!59 = !{!"llvm.loop.unroll.disable"}
!60 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 15, column: 19, scope: !20, inlinedAt: !21)
!62 = !DILocation(line: 7, column: 35, scope: !20, inlinedAt: !21)
!63 = distinct !{!63, !25, !64, !59}
!64 = !DILocation(line: 20, column: 5, scope: !20, inlinedAt: !21)
!65 = !DILocation(line: 21, column: 5, scope: !20, inlinedAt: !21)
!66 = !DILocation(line: 21, column: 14, scope: !20, inlinedAt: !21)
!67 = !DILocation(line: 22, column: 1, scope: !12)
!68 = !DILocation(line: 5, column: 13, scope: !20)
!69 = !DILocation(line: 6, column: 13, scope: !20)
!70 = !DILocation(line: 6, column: 24, scope: !20)
!71 = !DILocation(line: 7, column: 23, scope: !20)
!72 = !DILocation(line: 7, column: 5, scope: !20)
!73 = !DILocation(line: 8, column: 26, scope: !20)
!74 = !DILocation(line: 8, column: 18, scope: !20)
!75 = !DILocation(line: 8, column: 15, scope: !20)
!76 = !DILocation(line: 8, column: 31, scope: !20)
!77 = !DILocation(line: 8, column: 39, scope: !20)
!78 = !DILocation(line: 8, column: 36, scope: !20)
!79 = !DILocation(line: 8, column: 56, scope: !20)
!80 = !DILocation(line: 8, column: 64, scope: !20)
!81 = !DILocation(line: 8, column: 61, scope: !20)
!82 = !DILocation(line: 8, column: 81, scope: !20)
!83 = !DILocation(line: 8, column: 89, scope: !20)
!84 = !DILocation(line: 8, column: 86, scope: !20)
!85 = !DILocation(line: 11, column: 48, scope: !20)
!86 = !DILocation(line: 10, column: 13, scope: !20)
!87 = !DILocation(line: 11, column: 56, scope: !20)
!88 = !DILocation(line: 11, column: 61, scope: !20)
!89 = !DILocation(line: 11, column: 43, scope: !20)
!90 = !DILocation(line: 12, column: 22, scope: !20)
!91 = !DILocation(line: 12, column: 29, scope: !20)
!92 = !DILocation(line: 12, column: 27, scope: !20)
!93 = !DILocation(line: 12, column: 42, scope: !20)
!94 = !DILocation(line: 12, column: 40, scope: !20)
!95 = !DILocation(line: 12, column: 35, scope: !20)
!96 = !DILocation(line: 12, column: 51, scope: !20)
!97 = !DILocation(line: 12, column: 56, scope: !20)
!98 = !DILocation(line: 12, column: 69, scope: !20)
!99 = !DILocation(line: 12, column: 64, scope: !20)
!100 = !DILocation(line: 12, column: 48, scope: !20)
!101 = !DILocation(line: 12, column: 77, scope: !20)
!102 = !DILocation(line: 10, column: 31, scope: !20)
!103 = !DILocation(line: 10, column: 22, scope: !20)
!104 = distinct !{!104, !86, !105, !59}
!105 = !DILocation(line: 14, column: 13, scope: !20)
!106 = !DILocation(line: 0, scope: !20)
!107 = !DILocation(line: 15, column: 19, scope: !20)
!108 = !DILocation(line: 7, column: 35, scope: !20)
!109 = distinct !{!109, !72, !110, !59}
!110 = !DILocation(line: 20, column: 5, scope: !20)
!111 = !DILocation(line: 21, column: 5, scope: !20)
!112 = !DILocation(line: 21, column: 14, scope: !20)
!113 = !DILocation(line: 22, column: 1, scope: !20)
!114 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
