; ModuleID = 'MatrixTransposeScatter.cl'
source_filename = "MatrixTransposeScatter.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @transposeScatter(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in, i32 noundef %width, i32 noundef %height) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !22
  %conv2.i = trunc i64 %call1.i to i32, !dbg !22
  %mul.i = mul i32 %width, %conv2.i, !dbg !23
  %add.i = add i32 %mul.i, %conv.i, !dbg !24
  %idxprom.i = zext i32 %add.i to i64, !dbg !25
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %idxprom.i, !dbg !25
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !25, !tbaa !26
  %mul3.i = mul i32 %height, %conv.i, !dbg !28
  %add4.i = add i32 %mul3.i, %conv2.i, !dbg !29
  %idxprom5.i = zext i32 %add4.i to i64, !dbg !30
  %arrayidx6.i = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %idxprom5.i, !dbg !30
  store float %0, ptr addrspace(1) %arrayidx6.i, align 4, !dbg !31, !tbaa !26
  ret void, !dbg !32
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_transposeScatter(ptr addrspace(1) noundef writeonly align 4 captures(none) %out, ptr addrspace(1) noundef readonly align 4 captures(none) %in, i32 noundef %width, i32 noundef %height) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !33
  %conv = trunc i64 %call to i32, !dbg !33
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 1) #3, !dbg !34
  %conv2 = trunc i64 %call1 to i32, !dbg !34
  %mul = mul i32 %width, %conv2, !dbg !35
  %add = add i32 %mul, %conv, !dbg !36
  %idxprom = zext i32 %add to i64, !dbg !37
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %in, i64 %idxprom, !dbg !37
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !37, !tbaa !26
  %mul3 = mul i32 %height, %conv, !dbg !38
  %add4 = add i32 %mul3, %conv2, !dbg !39
  %idxprom5 = zext i32 %add4 to i64, !dbg !40
  %arrayidx6 = getelementptr inbounds nuw float, ptr addrspace(1) %out, i64 %idxprom5, !dbg !40
  store float %0, ptr addrspace(1) %arrayidx6, align 4, !dbg !41, !tbaa !26
  ret void, !dbg !42
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !43 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "MatrixTransposeScatter.cl", directory: ".", checksumkind: CSK_MD5, checksum: "d75fc66b9fa82f780a32b32e234f8755")
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
!12 = distinct !DISubprogram(name: "transposeScatter", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 0, i32 0}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"float*", !"uint", !"uint"}
!18 = !{!"", !"const", !"", !""}
!19 = !DILocation(line: 4, column: 14, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "transposeScatter", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 14, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 32, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 6, column: 40, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 6, column: 27, scope: !20, inlinedAt: !21)
!26 = !{!27, !27, i64 0}
!27 = !{!"float", !10, i64 0}
!28 = !DILocation(line: 6, column: 11, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 6, column: 20, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 6, column: 5, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 6, column: 25, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 7, column: 1, scope: !12)
!33 = !DILocation(line: 4, column: 14, scope: !20)
!34 = !DILocation(line: 5, column: 14, scope: !20)
!35 = !DILocation(line: 6, column: 32, scope: !20)
!36 = !DILocation(line: 6, column: 40, scope: !20)
!37 = !DILocation(line: 6, column: 27, scope: !20)
!38 = !DILocation(line: 6, column: 11, scope: !20)
!39 = !DILocation(line: 6, column: 20, scope: !20)
!40 = !DILocation(line: 6, column: 5, scope: !20)
!41 = !DILocation(line: 6, column: 25, scope: !20)
!42 = !DILocation(line: 7, column: 1, scope: !20)
!43 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
