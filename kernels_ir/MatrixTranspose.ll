; ModuleID = 'MatrixTranspose.cl'
source_filename = "MatrixTranspose.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @matrixTranspose(ptr addrspace(1) noundef writeonly align 4 captures(none) %output, ptr addrspace(1) noundef readonly align 4 captures(none) %input, ptr addrspace(3) noundef align 4 captures(none) %block, i32 noundef %width, i32 noundef %height, i32 noundef %blockSize) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %call3.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !23
  %conv4.i = trunc i64 %call3.i to i32, !dbg !24
  %mul.i = mul i32 %width, %conv4.i, !dbg !25
  %call5.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !26
  %conv6.i = trunc i64 %call5.i to i32, !dbg !27
  %add.i = add i32 %mul.i, %conv6.i, !dbg !28
  %idxprom.i = zext i32 %add.i to i64, !dbg !29
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %input, i64 %idxprom.i, !dbg !29
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !29, !tbaa !30
  %mul7.i = mul i32 %blockSize, %conv2.i, !dbg !32
  %add8.i = add i32 %mul7.i, %conv.i, !dbg !33
  %idxprom9.i = zext i32 %add8.i to i64, !dbg !34
  %arrayidx10.i = getelementptr inbounds nuw float, ptr addrspace(3) %block, i64 %idxprom9.i, !dbg !34
  store float %0, ptr addrspace(3) %arrayidx10.i, align 4, !dbg !35, !tbaa !30
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !36
  %call11.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !37
  %conv12.i = trunc i64 %call11.i to i32, !dbg !38
  %mul13.i = mul i32 %blockSize, %conv12.i, !dbg !39
  %add14.i = add i32 %mul13.i, %conv.i, !dbg !40
  %call15.i = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !41
  %conv16.i = trunc i64 %call15.i to i32, !dbg !42
  %mul17.i = mul i32 %blockSize, %conv16.i, !dbg !43
  %add18.i = add i32 %mul17.i, %conv2.i, !dbg !44
  %mul19.i = mul i32 %blockSize, %conv.i, !dbg !45
  %add20.i = add i32 %mul19.i, %conv2.i, !dbg !46
  %idxprom21.i = zext i32 %add20.i to i64, !dbg !47
  %arrayidx22.i = getelementptr inbounds nuw float, ptr addrspace(3) %block, i64 %idxprom21.i, !dbg !47
  %1 = load float, ptr addrspace(3) %arrayidx22.i, align 4, !dbg !47, !tbaa !30
  %mul23.i = mul i32 %add18.i, %height, !dbg !48
  %add24.i = add i32 %add14.i, %mul23.i, !dbg !49
  %idxprom25.i = zext i32 %add24.i to i64, !dbg !50
  %arrayidx26.i = getelementptr inbounds nuw float, ptr addrspace(1) %output, i64 %idxprom25.i, !dbg !50
  store float %1, ptr addrspace(1) %arrayidx26.i, align 4, !dbg !51, !tbaa !30
  ret void, !dbg !52
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_matrixTranspose(ptr addrspace(1) noundef writeonly align 4 captures(none) %output, ptr addrspace(1) noundef readonly align 4 captures(none) %input, ptr addrspace(3) noundef align 4 captures(none) %block, i32 noundef %width, i32 noundef %height, i32 noundef %blockSize) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !53
  %conv = trunc i64 %call to i32, !dbg !53
  %call1 = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 1) #4, !dbg !54
  %conv2 = trunc i64 %call1 to i32, !dbg !54
  %call3 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #4, !dbg !55
  %conv4 = trunc i64 %call3 to i32, !dbg !56
  %mul = mul i32 %width, %conv4, !dbg !57
  %call5 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !58
  %conv6 = trunc i64 %call5 to i32, !dbg !59
  %add = add i32 %mul, %conv6, !dbg !60
  %idxprom = zext i32 %add to i64, !dbg !61
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %input, i64 %idxprom, !dbg !61
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !61, !tbaa !30
  %mul7 = mul i32 %blockSize, %conv2, !dbg !62
  %add8 = add i32 %mul7, %conv, !dbg !63
  %idxprom9 = zext i32 %add8 to i64, !dbg !64
  %arrayidx10 = getelementptr inbounds nuw float, ptr addrspace(3) %block, i64 %idxprom9, !dbg !64
  store float %0, ptr addrspace(3) %arrayidx10, align 4, !dbg !65, !tbaa !30
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !66
  %call11 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 1) #4, !dbg !67
  %conv12 = trunc i64 %call11 to i32, !dbg !68
  %mul13 = mul i32 %blockSize, %conv12, !dbg !69
  %add14 = add i32 %mul13, %conv, !dbg !70
  %call15 = tail call spir_func i64 @_Z12get_group_idj(i32 noundef 0) #4, !dbg !71
  %conv16 = trunc i64 %call15 to i32, !dbg !72
  %mul17 = mul i32 %blockSize, %conv16, !dbg !73
  %add18 = add i32 %mul17, %conv2, !dbg !74
  %mul19 = mul i32 %blockSize, %conv, !dbg !75
  %add20 = add i32 %mul19, %conv2, !dbg !76
  %idxprom21 = zext i32 %add20 to i64, !dbg !77
  %arrayidx22 = getelementptr inbounds nuw float, ptr addrspace(3) %block, i64 %idxprom21, !dbg !77
  %1 = load float, ptr addrspace(3) %arrayidx22, align 4, !dbg !77, !tbaa !30
  %mul23 = mul i32 %add18, %height, !dbg !78
  %add24 = add i32 %add14, %mul23, !dbg !79
  %idxprom25 = zext i32 %add24 to i64, !dbg !80
  %arrayidx26 = getelementptr inbounds nuw float, ptr addrspace(1) %output, i64 %idxprom25, !dbg !80
  store float %1, ptr addrspace(1) %arrayidx26, align 4, !dbg !81, !tbaa !30
  ret void, !dbg !82
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !83 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !84 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !85 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !86 dso_local spir_func i64 @_Z12get_group_idj(i32 noundef) local_unnamed_addr #2

attributes #0 = { convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #1 = { alwaysinline convergent norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "uniform-work-group-size"="true" }
attributes #2 = { convergent mustprogress nofree nounwind willreturn memory(none) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { convergent nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { convergent nounwind willreturn memory(none) }
attributes #5 = { convergent nounwind }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5}
!opencl.ocl.version = !{!6}
!opencl.spir.version = !{!6}
!llvm.ident = !{!7}
!llvm.errno.tbaa = !{!8}

!0 = distinct !DICompileUnit(language: DW_LANG_OpenCL, file: !1, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: LineTablesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "MatrixTranspose.cl", directory: ".", checksumkind: CSK_MD5, checksum: "1c783c1933a844a1eb0f44e6fa51b353")
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
!12 = distinct !DISubprogram(name: "matrixTranspose", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 3, i32 0, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"float*", !"uint", !"uint", !"uint"}
!18 = !{!"", !"const", !"", !"", !"", !""}
!19 = !DILocation(line: 5, column: 19, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "matrixTranspose", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 19, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 7, column: 54, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 7, column: 48, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 7, column: 71, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 7, column: 87, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 7, column: 81, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 7, column: 79, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 7, column: 42, scope: !20, inlinedAt: !21)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !10, i64 0}
!32 = !DILocation(line: 7, column: 18, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 7, column: 30, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 7, column: 5, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 7, column: 40, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 8, column: 5, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 10, column: 26, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 10, column: 20, scope: !20, inlinedAt: !21)
!39 = !DILocation(line: 10, column: 42, scope: !20, inlinedAt: !21)
!40 = !DILocation(line: 10, column: 54, scope: !20, inlinedAt: !21)
!41 = !DILocation(line: 11, column: 26, scope: !20, inlinedAt: !21)
!42 = !DILocation(line: 11, column: 20, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 11, column: 42, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 11, column: 54, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 12, column: 55, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 12, column: 67, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 12, column: 42, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 12, column: 20, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 12, column: 29, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 12, column: 5, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 12, column: 40, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 13, column: 1, scope: !12)
!53 = !DILocation(line: 5, column: 19, scope: !20)
!54 = !DILocation(line: 6, column: 19, scope: !20)
!55 = !DILocation(line: 7, column: 54, scope: !20)
!56 = !DILocation(line: 7, column: 48, scope: !20)
!57 = !DILocation(line: 7, column: 71, scope: !20)
!58 = !DILocation(line: 7, column: 87, scope: !20)
!59 = !DILocation(line: 7, column: 81, scope: !20)
!60 = !DILocation(line: 7, column: 79, scope: !20)
!61 = !DILocation(line: 7, column: 42, scope: !20)
!62 = !DILocation(line: 7, column: 18, scope: !20)
!63 = !DILocation(line: 7, column: 30, scope: !20)
!64 = !DILocation(line: 7, column: 5, scope: !20)
!65 = !DILocation(line: 7, column: 40, scope: !20)
!66 = !DILocation(line: 8, column: 5, scope: !20)
!67 = !DILocation(line: 10, column: 26, scope: !20)
!68 = !DILocation(line: 10, column: 20, scope: !20)
!69 = !DILocation(line: 10, column: 42, scope: !20)
!70 = !DILocation(line: 10, column: 54, scope: !20)
!71 = !DILocation(line: 11, column: 26, scope: !20)
!72 = !DILocation(line: 11, column: 20, scope: !20)
!73 = !DILocation(line: 11, column: 42, scope: !20)
!74 = !DILocation(line: 11, column: 54, scope: !20)
!75 = !DILocation(line: 12, column: 55, scope: !20)
!76 = !DILocation(line: 12, column: 67, scope: !20)
!77 = !DILocation(line: 12, column: 42, scope: !20)
!78 = !DILocation(line: 12, column: 20, scope: !20)
!79 = !DILocation(line: 12, column: 29, scope: !20)
!80 = !DILocation(line: 12, column: 5, scope: !20)
!81 = !DILocation(line: 12, column: 40, scope: !20)
!82 = !DILocation(line: 13, column: 1, scope: !20)
!83 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!84 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!85 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 8, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!86 = !DISubprogram(name: "get_group_id", scope: !1, file: !1, line: 10, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
