; ModuleID = 'FloydWarshallInt.cl'
source_filename = "FloydWarshallInt.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @floydWarshallInt(ptr addrspace(1) noundef align 4 captures(none) %dist, i32 noundef %nodes, i32 noundef %node) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %mul.i = mul nsw i32 %nodes, %conv2.i, !dbg !23
  %add.i = add nsw i32 %mul.i, %conv.i, !dbg !24
  %idxprom.i = sext i32 %add.i to i64, !dbg !25
  %arrayidx.i = getelementptr inbounds i32, ptr addrspace(1) %dist, i64 %idxprom.i, !dbg !25
  %0 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !25, !tbaa !8
  %add4.i = add nsw i32 %mul.i, %node, !dbg !26
  %idxprom5.i = sext i32 %add4.i to i64, !dbg !27
  %arrayidx6.i = getelementptr inbounds i32, ptr addrspace(1) %dist, i64 %idxprom5.i, !dbg !27
  %1 = load i32, ptr addrspace(1) %arrayidx6.i, align 4, !dbg !27, !tbaa !8
  %mul7.i = mul nsw i32 %node, %nodes, !dbg !28
  %add8.i = add nsw i32 %mul7.i, %conv.i, !dbg !29
  %idxprom9.i = sext i32 %add8.i to i64, !dbg !30
  %arrayidx10.i = getelementptr inbounds i32, ptr addrspace(1) %dist, i64 %idxprom9.i, !dbg !30
  %2 = load i32, ptr addrspace(1) %arrayidx10.i, align 4, !dbg !30, !tbaa !8
  %add11.i = add nsw i32 %2, %1, !dbg !31
  %cmp.i = icmp slt i32 %add11.i, %0, !dbg !32
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_floydWarshallInt.exit, !dbg !32

if.then.i:                                        ; preds = %entry
  store i32 %add11.i, ptr addrspace(1) %arrayidx.i, align 4, !dbg !33, !tbaa !8
  br label %__clang_ocl_kern_imp_floydWarshallInt.exit, !dbg !34

__clang_ocl_kern_imp_floydWarshallInt.exit:       ; preds = %entry, %if.then.i
  ret void, !dbg !35
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_floydWarshallInt(ptr addrspace(1) noundef align 4 captures(none) %dist, i32 noundef %nodes, i32 noundef %node) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !36
  %conv = trunc i64 %call to i32, !dbg !36
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !37
  %conv2 = trunc i64 %call1 to i32, !dbg !37
  %mul = mul nsw i32 %nodes, %conv2, !dbg !38
  %add = add nsw i32 %mul, %conv, !dbg !39
  %idxprom = sext i32 %add to i64, !dbg !40
  %arrayidx = getelementptr inbounds i32, ptr addrspace(1) %dist, i64 %idxprom, !dbg !40
  %0 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !40, !tbaa !8
  %add4 = add nsw i32 %mul, %node, !dbg !41
  %idxprom5 = sext i32 %add4 to i64, !dbg !42
  %arrayidx6 = getelementptr inbounds i32, ptr addrspace(1) %dist, i64 %idxprom5, !dbg !42
  %1 = load i32, ptr addrspace(1) %arrayidx6, align 4, !dbg !42, !tbaa !8
  %mul7 = mul nsw i32 %node, %nodes, !dbg !43
  %add8 = add nsw i32 %mul7, %conv, !dbg !44
  %idxprom9 = sext i32 %add8 to i64, !dbg !45
  %arrayidx10 = getelementptr inbounds i32, ptr addrspace(1) %dist, i64 %idxprom9, !dbg !45
  %2 = load i32, ptr addrspace(1) %arrayidx10, align 4, !dbg !45, !tbaa !8
  %add11 = add nsw i32 %2, %1, !dbg !46
  %cmp = icmp slt i32 %add11, %0, !dbg !47
  br i1 %cmp, label %if.then, label %if.end, !dbg !47

if.then:                                          ; preds = %entry
  store i32 %add11, ptr addrspace(1) %arrayidx, align 4, !dbg !48, !tbaa !8
  br label %if.end, !dbg !49

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !50
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !51 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "FloydWarshallInt.cl", directory: ".", checksumkind: CSK_MD5, checksum: "17f36401c402e5ee39da4d7c9079d823")
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
!12 = distinct !DISubprogram(name: "floydWarshallInt", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none"}
!17 = !{!"int*", !"int", !"int"}
!18 = !{!"", !"", !""}
!19 = !DILocation(line: 4, column: 13, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "floydWarshallInt", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 13, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 22, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 6, column: 30, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 6, column: 15, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 7, column: 34, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 7, column: 19, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 7, column: 54, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 7, column: 62, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 7, column: 44, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 7, column: 42, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 8, column: 17, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 9, column: 29, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 9, column: 9, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 10, column: 1, scope: !12)
!36 = !DILocation(line: 4, column: 13, scope: !20)
!37 = !DILocation(line: 5, column: 13, scope: !20)
!38 = !DILocation(line: 6, column: 22, scope: !20)
!39 = !DILocation(line: 6, column: 30, scope: !20)
!40 = !DILocation(line: 6, column: 15, scope: !20)
!41 = !DILocation(line: 7, column: 34, scope: !20)
!42 = !DILocation(line: 7, column: 19, scope: !20)
!43 = !DILocation(line: 7, column: 54, scope: !20)
!44 = !DILocation(line: 7, column: 62, scope: !20)
!45 = !DILocation(line: 7, column: 44, scope: !20)
!46 = !DILocation(line: 7, column: 42, scope: !20)
!47 = !DILocation(line: 8, column: 17, scope: !20)
!48 = !DILocation(line: 9, column: 29, scope: !20)
!49 = !DILocation(line: 9, column: 9, scope: !20)
!50 = !DILocation(line: 10, column: 1, scope: !20)
!51 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
