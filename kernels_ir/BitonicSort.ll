; ModuleID = 'BitonicSort.cl'
source_filename = "BitonicSort.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @bitonicSort(ptr addrspace(1) noundef align 4 captures(none) %keys, i32 noundef %stage, i32 noundef %pass, i32 noundef %ascending) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %sub.i = sub i32 %stage, %pass, !dbg !22
  %shl.mask.i = and i32 %sub.i, 31, !dbg !23
  %shl.i = shl nuw i32 1, %shl.mask.i, !dbg !23
  %0 = add i32 %shl.i, -1, !dbg !24
  %rem.i = and i32 %0, %conv.i, !dbg !24
  %div51.i = lshr i32 %conv.i, %shl.mask.i, !dbg !25
  %mul.i = shl i32 2, %shl.mask.i, !dbg !26
  %mul1.i = mul i32 %div51.i, %mul.i, !dbg !27
  %add.i = add i32 %mul1.i, %rem.i, !dbg !28
  %add2.i = add i32 %add.i, %shl.i, !dbg !29
  %idxprom.i = zext i32 %add.i to i64, !dbg !30
  %arrayidx.i = getelementptr inbounds nuw i32, ptr addrspace(1) %keys, i64 %idxprom.i, !dbg !30
  %1 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !30, !tbaa !8
  %idxprom3.i = zext i32 %add2.i to i64, !dbg !31
  %arrayidx4.i = getelementptr inbounds nuw i32, ptr addrspace(1) %keys, i64 %idxprom3.i, !dbg !31
  %2 = load i32, ptr addrspace(1) %arrayidx4.i, align 4, !dbg !31, !tbaa !8
  %shl.mask5.i = and i32 %stage, 31, !dbg !32
  %3 = shl nuw i32 1, %shl.mask5.i, !dbg !33
  %4 = and i32 %3, %conv.i, !dbg !33
  %cmp.not.i = icmp eq i32 %4, 0, !dbg !33
  %sub10.i = sub i32 1, %ascending
  %spec.select.i = select i1 %cmp.not.i, i32 %ascending, i32 %sub10.i, !dbg !33
  %greater.0.i = tail call i32 @llvm.umax.i32(i32 %1, i32 %2), !dbg !34
  %lesser.0.i = tail call i32 @llvm.umin.i32(i32 %1, i32 %2), !dbg !34
  %tobool.not.i = icmp eq i32 %spec.select.i, 0, !dbg !35
  %storemerge53.i = select i1 %tobool.not.i, i32 %greater.0.i, i32 %lesser.0.i, !dbg !35
  %storemerge.i = select i1 %tobool.not.i, i32 %lesser.0.i, i32 %greater.0.i, !dbg !35
  store i32 %storemerge53.i, ptr addrspace(1) %arrayidx.i, align 4, !dbg !36, !tbaa !8
  store i32 %storemerge.i, ptr addrspace(1) %arrayidx4.i, align 4, !dbg !36, !tbaa !8
  ret void, !dbg !37
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_bitonicSort(ptr addrspace(1) noundef align 4 captures(none) %keys, i32 noundef %stage, i32 noundef %pass, i32 noundef %ascending) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !38
  %conv = trunc i64 %call to i32, !dbg !38
  %sub = sub i32 %stage, %pass, !dbg !39
  %shl.mask = and i32 %sub, 31, !dbg !40
  %shl = shl nuw i32 1, %shl.mask, !dbg !40
  %0 = add i32 %shl, -1, !dbg !41
  %rem = and i32 %0, %conv, !dbg !41
  %div51 = lshr i32 %conv, %shl.mask, !dbg !42
  %mul = shl i32 2, %shl.mask, !dbg !43
  %mul1 = mul i32 %div51, %mul, !dbg !44
  %add = add i32 %mul1, %rem, !dbg !45
  %add2 = add i32 %add, %shl, !dbg !46
  %idxprom = zext i32 %add to i64, !dbg !47
  %arrayidx = getelementptr inbounds nuw i32, ptr addrspace(1) %keys, i64 %idxprom, !dbg !47
  %1 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !47, !tbaa !8
  %idxprom3 = zext i32 %add2 to i64, !dbg !48
  %arrayidx4 = getelementptr inbounds nuw i32, ptr addrspace(1) %keys, i64 %idxprom3, !dbg !48
  %2 = load i32, ptr addrspace(1) %arrayidx4, align 4, !dbg !48, !tbaa !8
  %shl.mask5 = and i32 %stage, 31, !dbg !49
  %3 = shl nuw i32 1, %shl.mask5, !dbg !50
  %4 = and i32 %3, %conv, !dbg !50
  %cmp.not = icmp eq i32 %4, 0, !dbg !50
  %sub10 = sub i32 1, %ascending
  %spec.select = select i1 %cmp.not, i32 %ascending, i32 %sub10, !dbg !50
  %greater.0 = tail call i32 @llvm.umax.i32(i32 %1, i32 %2), !dbg !51
  %lesser.0 = tail call i32 @llvm.umin.i32(i32 %1, i32 %2), !dbg !51
  %tobool.not = icmp eq i32 %spec.select, 0, !dbg !52
  %storemerge53 = select i1 %tobool.not, i32 %greater.0, i32 %lesser.0, !dbg !52
  %storemerge = select i1 %tobool.not, i32 %lesser.0, i32 %greater.0, !dbg !52
  store i32 %storemerge53, ptr addrspace(1) %arrayidx, align 4, !dbg !53, !tbaa !8
  store i32 %storemerge, ptr addrspace(1) %arrayidx4, align 4, !dbg !53, !tbaa !8
  ret void, !dbg !54
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !55 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #3

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #3

attributes #0 = { convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nounwind willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "BitonicSort.cl", directory: ".", checksumkind: CSK_MD5, checksum: "4f51a180c13ec1fd27514bba707639c3")
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
!12 = distinct !DISubprogram(name: "bitonicSort", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"uint*", !"uint", !"uint", !"uint"}
!18 = !{!"", !"", !"", !""}
!19 = !DILocation(line: 4, column: 16, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "bitonicSort", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 38, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 5, column: 28, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 6, column: 23, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 6, column: 44, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 6, column: 64, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 6, column: 59, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 6, column: 38, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 7, column: 27, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 8, column: 17, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 9, column: 18, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 12, column: 29, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 13, column: 33, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 18, column: 14, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 26, column: 9, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 33, column: 1, scope: !12)
!38 = !DILocation(line: 4, column: 16, scope: !20)
!39 = !DILocation(line: 5, column: 38, scope: !20)
!40 = !DILocation(line: 5, column: 28, scope: !20)
!41 = !DILocation(line: 6, column: 23, scope: !20)
!42 = !DILocation(line: 6, column: 44, scope: !20)
!43 = !DILocation(line: 6, column: 64, scope: !20)
!44 = !DILocation(line: 6, column: 59, scope: !20)
!45 = !DILocation(line: 6, column: 38, scope: !20)
!46 = !DILocation(line: 7, column: 27, scope: !20)
!47 = !DILocation(line: 8, column: 17, scope: !20)
!48 = !DILocation(line: 9, column: 18, scope: !20)
!49 = !DILocation(line: 12, column: 29, scope: !20)
!50 = !DILocation(line: 13, column: 33, scope: !20)
!51 = !DILocation(line: 18, column: 14, scope: !20)
!52 = !DILocation(line: 26, column: 9, scope: !20)
!53 = !DILocation(line: 0, scope: !20)
!54 = !DILocation(line: 33, column: 1, scope: !20)
!55 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
