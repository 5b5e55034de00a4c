; ModuleID = 'BFSStep.cl'
source_filename = "BFSStep.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @bfsStep(ptr addrspace(1) noundef readonly align 4 captures(none) %starts, ptr addrspace(1) noundef readonly align 4 captures(none) %edges, ptr addrspace(1) noundef align 4 captures(none) %levels, i32 noundef %current, i32 noundef %nodes) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %cmp.i = icmp sgt i32 %nodes, %conv.i, !dbg !22
  br i1 %cmp.i, label %land.lhs.true.i, label %__clang_ocl_kern_imp_bfsStep.exit, !dbg !23

land.lhs.true.i:                                  ; preds = %entry
  %idxprom.i = sext i32 %conv.i to i64, !dbg !24
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %levels, i64 %idxprom.i, !dbg !24
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !24, !tbaa !8
  %cmp2.i = icmp eq i32 %0, %current, !dbg !25
  br i1 %cmp2.i, label %if.then.i, label %__clang_ocl_kern_imp_bfsStep.exit, !dbg !23

if.then.i:                                        ; preds = %land.lhs.true.i
  %arrayidx5.i = getelementptr inbounds i32, ptr addrspace(1) %starts, i64 %idxprom.i, !dbg !26
  %1 = load i32, ptr addrspace(1) %arrayidx5.i, align 4, !dbg !26, !tbaa !8
  %arrayidx7.i = getelementptr i8, ptr addrspace(1) %arrayidx5.i, i64 4
  %2 = load i32, ptr addrspace(1) %arrayidx7.i, align 4, !dbg !27, !tbaa !8
  %cmp8.i1 = icmp slt i32 %1, %2, !dbg !28
  br i1 %cmp8.i1, label %for.body.i.lr.ph, label %__clang_ocl_kern_imp_bfsStep.exit, !dbg !29

for.body.i.lr.ph:                                 ; preds = %if.then.i
  %add17.i = add nsw i32 %current, 1
  br label %for.body.i, !dbg !29

for.body.i:                                       ; preds = %for.body.i.lr.ph, %if.end.i
  %k.0.i2 = phi i32 [ %1, %for.body.i.lr.ph ], [ %inc.i, %if.end.i ]
  %idxprom10.i = sext i32 %k.0.i2 to i64, !dbg !30
  %arrayidx11.i = getelementptr inbounds i32, ptr addrspace(1) %edges, i64 %idxprom10.i, !dbg !30
  %3 = load i32, ptr addrspace(1) %arrayidx11.i, align 4, !dbg !30, !tbaa !8
  %idxprom12.i = sext i32 %3 to i64, !dbg !31
  %arrayidx13.i = getelementptr inbounds i32, ptr addrspace(1) %levels, i64 %idxprom12.i, !dbg !31
  %4 = load i32, ptr addrspace(1) %arrayidx13.i, align 4, !dbg !31, !tbaa !8
  %cmp14.i = icmp slt i32 %4, 0, !dbg !32
  br i1 %cmp14.i, label %if.then16.i, label %if.end.i, !dbg !32

if.then16.i:                                      ; preds = %for.body.i
  store i32 %add17.i, ptr addrspace(1) %arrayidx13.i, align 4, !dbg !33, !tbaa !8
  br label %if.end.i, !dbg !34

if.end.i:                                         ; preds = %if.then16.i, %for.body.i
  %inc.i = add nsw i32 %k.0.i2, 1, !dbg !35
  %5 = load i32, ptr addrspace(1) %arrayidx7.i, align 4, !dbg !27, !tbaa !8
  %cmp8.i = icmp slt i32 %inc.i, %5, !dbg !28
  br i1 %cmp8.i, label %for.body.i, label %__clang_ocl_kern_imp_bfsStep.exit, !dbg !29, !llvm.loop !36

__clang_ocl_kern_imp_bfsStep.exit:                ; preds = %if.end.i, %if.then.i, %entry, %land.lhs.true.i
  ret void, !dbg !39
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bfsStep(ptr addrspace(1) noundef readonly align 4 captures(none) %starts, ptr addrspace(1) noundef readonly align 4 captures(none) %edges, ptr addrspace(1) noundef align 4 captures(none) %levels, i32 noundef %current, i32 noundef %nodes) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !40
  %conv = trunc i64 %call to i32, !dbg !40
  %cmp = icmp sgt i32 %nodes, %conv, !dbg !41
  br i1 %cmp, label %land.lhs.true, label %if.end20, !dbg !42

land.lhs.true:                                    ; preds = %entry
  %idxprom = sext i32 %conv to i64, !dbg !43
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %levels, i64 %idxprom, !dbg !43
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !43, !tbaa !8
  %cmp2 = icmp eq i32 %0, %current, !dbg !44
  br i1 %cmp2, label %if.then, label %if.end20, !dbg !42

if.then:                                          ; preds = %land.lhs.true
  %arrayidx5 = getelementptr inbounds i32, ptr addrspace(1) %starts, i64 %idxprom, !dbg !45
  %1 = load i32, ptr addrspace(1) %arrayidx5, align 4, !dbg !45, !tbaa !8
  %arrayidx7 = getelementptr i8, ptr addrspace(1) %arrayidx5, i64 4
  %2 = load i32, ptr addrspace(1) %arrayidx7, align 4, !dbg !46, !tbaa !8
  %cmp831 = icmp slt i32 %1, %2, !dbg !47
  br i1 %cmp831, label %for.body.lr.ph, label %if.end20, !dbg !48

for.body.lr.ph:                                   ; preds = %if.then
  %add17 = add nsw i32 %current, 1
  br label %for.body, !dbg !48

for.body:                                         ; preds = %for.body.lr.ph, %if.end
  %k.032 = phi i32 [ %1, %for.body.lr.ph ], [ %inc, %if.end ]
  %idxprom10 = sext i32 %k.032 to i64, !dbg !49
  %arrayidx11 = getelementptr inbounds i32, ptr addrspace(1) %edges, i64 %idxprom10, !dbg !49
  %3 = load i32, ptr addrspace(1) %arrayidx11, align 4, !dbg !49, !tbaa !8
  %idxprom12 = sext i32 %3 to i64, !dbg !50
  %arrayidx13 = getelementptr inbounds i32, ptr addrspace(1) %levels, i64 %idxprom12, !dbg !50
  %4 = load i32, ptr addrspace(1) %arrayidx13, align 4, !dbg !50, !tbaa !8
  %cmp14 = icmp slt i32 %4, 0, !dbg !51
  br i1 %cmp14, label %if.then16, label %if.end, !dbg !51

if.then16:                                        ; preds = %for.body
  store i32 %add17, ptr addrspace(1) %arrayidx13, align 4, !dbg !52, !tbaa !8
  br label %if.end, !dbg !53

if.end:                                           ; preds = %if.then16, %for.body
  %inc = add nsw i32 %k.032, 1, !dbg !54
  %5 = load i32, ptr addrspace(1) %arrayidx7, align 4, !dbg !46, !tbaa !8
  %cmp8 = icmp slt i32 %inc, %5, !dbg !47
  br i1 %cmp8, label %for.body, label %if.end20, !dbg !48, !llvm.loop !55

if.end20:                                         ; preds = %if.end, %if.then, %land.lhs.true, %entry
  ret void, !dbg !57
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !58 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "BFSStep.cl", directory: ".", checksumkind: CSK_MD5, checksum: "a119e0f80b981f454e4bddc318c14cbb")
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
!12 = distinct !DISubprogram(name: "bfsStep", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none"}
!17 = !{!"int*", !"int*", !"int*", !"int", !"int"}
!18 = !{!"const", !"const", !"", !"", !""}
!19 = !DILocation(line: 4, column: 16, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "bfsStep", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 14, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 5, column: 22, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 5, column: 25, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 5, column: 38, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 6, column: 22, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 6, column: 40, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 6, column: 38, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 6, column: 9, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 7, column: 24, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 8, column: 17, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 8, column: 30, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 9, column: 30, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 9, column: 17, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 6, column: 58, scope: !20, inlinedAt: !21)
!36 = distinct !{!36, !29, !37, !38}
!37 = !DILocation(line: 10, column: 9, scope: !20, inlinedAt: !21)
!38 = !{!"llvm.loop.unroll.disable"}
!39 = !DILocation(line: 12, column: 1, scope: !12)
!40 = !DILocation(line: 4, column: 16, scope: !20)
!41 = !DILocation(line: 5, column: 14, scope: !20)
!42 = !DILocation(line: 5, column: 22, scope: !20)
!43 = !DILocation(line: 5, column: 25, scope: !20)
!44 = !DILocation(line: 5, column: 38, scope: !20)
!45 = !DILocation(line: 6, column: 22, scope: !20)
!46 = !DILocation(line: 6, column: 40, scope: !20)
!47 = !DILocation(line: 6, column: 38, scope: !20)
!48 = !DILocation(line: 6, column: 9, scope: !20)
!49 = !DILocation(line: 7, column: 24, scope: !20)
!50 = !DILocation(line: 8, column: 17, scope: !20)
!51 = !DILocation(line: 8, column: 30, scope: !20)
!52 = !DILocation(line: 9, column: 30, scope: !20)
!53 = !DILocation(line: 9, column: 17, scope: !20)
!54 = !DILocation(line: 6, column: 58, scope: !20)
!55 = distinct !{!55, !48, !56, !38}
!56 = !DILocation(line: 10, column: 9, scope: !20)
!57 = !DILocation(line: 12, column: 1, scope: !20)
!58 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
