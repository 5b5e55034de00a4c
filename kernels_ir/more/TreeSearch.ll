; ModuleID = 'TreeSearch.cl'
source_filename = "TreeSearch.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @treeSearch(ptr addrspace(1) noundef readonly align 4 captures(none) %nodes, i32 noundef %root, ptr addrspace(1) noundef readonly align 4 captures(none) %keys, ptr addrspace(1) noundef writeonly align 4 captures(none) %depths) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %0 = shl i64 %call.i, 32, !dbg !22
  %idxprom.i = ashr exact i64 %0, 32, !dbg !22
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %keys, i64 %idxprom.i, !dbg !22
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !22, !tbaa !8
  br label %while.cond.i, !dbg !23

while.cond.i:                                     ; preds = %cleanup.i, %entry
  %depth.0.i = phi i32 [ 0, %entry ], [ %inc.i, %cleanup.i ], !dbg !24
  %at.0.i = phi i32 [ %root, %entry ], [ %at.1.i, %cleanup.i ], !dbg !25
  %cmp.i = icmp sgt i32 %at.0.i, -1, !dbg !26
  br i1 %cmp.i, label %while.body.i, label %__clang_ocl_kern_imp_treeSearch.exit, !dbg !23

while.body.i:                                     ; preds = %while.cond.i
  %mul.i = mul nuw nsw i32 %at.0.i, 3, !dbg !27
  %idx.ext.i = zext nneg i32 %mul.i to i64, !dbg !28
  %add.ptr.i = getelementptr inbounds nuw i32, ptr addrspace(1) %nodes, i64 %idx.ext.i, !dbg !28
  %inc.i = add nuw nsw i32 %depth.0.i, 1, !dbg !29
  %2 = load i32, ptr addrspace(1) %add.ptr.i, align 4, !dbg !30, !tbaa !8
  %cmp3.i.not = icmp eq i32 %2, %1, !dbg !31
  br i1 %cmp3.i.not, label %cleanup.i, label %if.end.i, !dbg !31

if.end.i:                                         ; preds = %while.body.i
  %cmp6.i = icmp slt i32 %1, %2, !dbg !32
  %cond.in.i.v = select i1 %cmp6.i, i64 4, i64 8, !dbg !33
  %cond.in.i = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr.i, i64 %cond.in.i.v, !dbg !33
  %cond.i = load i32, ptr addrspace(1) %cond.in.i, align 4, !dbg !34, !tbaa !8
  br label %cleanup.i, !dbg !35

cleanup.i:                                        ; preds = %if.end.i, %while.body.i
  %at.1.i = phi i32 [ %cond.i, %if.end.i ], [ %at.0.i, %while.body.i ], !dbg !24
  br i1 %cmp3.i.not, label %__clang_ocl_kern_imp_treeSearch.exit, label %while.cond.i

__clang_ocl_kern_imp_treeSearch.exit:             ; preds = %while.cond.i, %cleanup.i
  %depth.1.i = phi i32 [ %inc.i, %cleanup.i ], [ %depth.0.i, %while.cond.i ], !dbg !24
  %at.2.i = phi i32 [ %at.1.i, %cleanup.i ], [ %at.0.i, %while.cond.i ], !dbg !25
  %sub.i = sub nsw i32 0, %depth.1.i, !dbg !36
  %cmp1028.i = icmp slt i32 %at.2.i, 0, !dbg !36
  %cond15.i = select i1 %cmp1028.i, i32 %sub.i, i32 %depth.1.i, !dbg !36
  %arrayidx17.i = getelementptr inbounds i32, ptr addrspace(1) %depths, i64 %idxprom.i, !dbg !37
  store i32 %cond15.i, ptr addrspace(1) %arrayidx17.i, align 4, !dbg !38, !tbaa !8
  ret void, !dbg !39
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_treeSearch(ptr addrspace(1) noundef readonly align 4 captures(none) %nodes, i32 noundef %root, ptr addrspace(1) noundef readonly align 4 captures(none) %keys, ptr addrspace(1) noundef writeonly align 4 captures(none) %depths) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !40
  %0 = shl i64 %call, 32, !dbg !41
  %idxprom = ashr exact i64 %0, 32, !dbg !41
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %keys, i64 %idxprom, !dbg !41
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !41, !tbaa !8
  br label %while.cond, !dbg !42

while.cond:                                       ; preds = %cleanup, %entry
  %depth.0 = phi i32 [ 0, %entry ], [ %inc, %cleanup ], !dbg !43
  %at.0 = phi i32 [ %root, %entry ], [ %at.1, %cleanup ], !dbg !44
  %cmp = icmp sgt i32 %at.0, -1, !dbg !45
  br i1 %cmp, label %while.body, label %while.end, !dbg !42

while.body:                                       ; preds = %while.cond
  %mul = mul nuw nsw i32 %at.0, 3, !dbg !46
  %idx.ext = zext nneg i32 %mul to i64, !dbg !47
  %add.ptr = getelementptr inbounds nuw i32, ptr addrspace(1) %nodes, i64 %idx.ext, !dbg !47
  %inc = add nuw nsw i32 %depth.0, 1, !dbg !48
  %2 = load i32, ptr addrspace(1) %add.ptr, align 4, !dbg !49, !tbaa !8
  %cmp3.not = icmp eq i32 %2, %1, !dbg !50
  br i1 %cmp3.not, label %cleanup, label %if.end, !dbg !50

if.end:                                           ; preds = %while.body
  %cmp6 = icmp slt i32 %1, %2, !dbg !51
  %cond.in.v = select i1 %cmp6, i64 4, i64 8, !dbg !52
  %cond.in = getelementptr inbounds nuw i8, ptr addrspace(1) %add.ptr, i64 %cond.in.v, !dbg !52
  %cond = load i32, ptr addrspace(1) %cond.in, align 4, !dbg !53, !tbaa !8
  br label %cleanup, !dbg !54

cleanup:                                          ; preds = %while.body, %if.end
  %at.1 = phi i32 [ %cond, %if.end ], [ %at.0, %while.body ], !dbg !43
  br i1 %cmp3.not, label %while.end, label %while.cond

while.end:                                        ; preds = %cleanup, %while.cond
  %depth.1 = phi i32 [ %inc, %cleanup ], [ %depth.0, %while.cond ], !dbg !43
  %at.2 = phi i32 [ %at.1, %cleanup ], [ %at.0, %while.cond ], !dbg !44
  %sub = sub nsw i32 0, %depth.1, !dbg !55
  %cmp1028 = icmp slt i32 %at.2, 0, !dbg !55
  %cond15 = select i1 %cmp1028, i32 %sub, i32 %depth.1, !dbg !55
  %arrayidx17 = getelementptr inbounds i32, ptr addrspace(1) %depths, i64 %idxprom, !dbg !56
  store i32 %cond15, ptr addrspace(1) %arrayidx17, align 4, !dbg !57, !tbaa !8
  ret void, !dbg !58
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !59 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "TreeSearch.cl", directory: ".", checksumkind: CSK_MD5, checksum: "b9759763a76353308b25a767795c9970")
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
!12 = distinct !DISubprogram(name: "treeSearch", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 0, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"int*", !"int", !"int*", !"int*"}
!18 = !{!"const", !"", !"const", !""}
!19 = !DILocation(line: 4, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "treeSearch", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 15, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 5, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 5, column: 24, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 6, column: 15, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 7, column: 46, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 7, column: 42, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 8, column: 9, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 9, column: 13, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 9, column: 21, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 11, column: 18, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 11, column: 14, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 11, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 12, column: 5, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 13, column: 17, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 13, column: 5, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 13, column: 15, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 14, column: 1, scope: !12)
!40 = !DILocation(line: 4, column: 13, scope: !20)
!41 = !DILocation(line: 5, column: 15, scope: !20)
!42 = !DILocation(line: 6, column: 5, scope: !20)
!43 = !DILocation(line: 0, scope: !20)
!44 = !DILocation(line: 5, column: 24, scope: !20)
!45 = !DILocation(line: 6, column: 15, scope: !20)
!46 = !DILocation(line: 7, column: 46, scope: !20)
!47 = !DILocation(line: 7, column: 42, scope: !20)
!48 = !DILocation(line: 8, column: 9, scope: !20)
!49 = !DILocation(line: 9, column: 13, scope: !20)
!50 = !DILocation(line: 9, column: 21, scope: !20)
!51 = !DILocation(line: 11, column: 18, scope: !20)
!52 = !DILocation(line: 11, column: 14, scope: !20)
!53 = !DILocation(line: 11, scope: !20)
!54 = !DILocation(line: 12, column: 5, scope: !20)
!55 = !DILocation(line: 13, column: 17, scope: !20)
!56 = !DILocation(line: 13, column: 5, scope: !20)
!57 = !DILocation(line: 13, column: 15, scope: !20)
!58 = !DILocation(line: 14, column: 1, scope: !20)
!59 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
