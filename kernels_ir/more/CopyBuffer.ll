; ModuleID = 'CopyBuffer.cl'
source_filename = "CopyBuffer.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @copyBuffer(ptr addrspace(1) noundef readonly align 4 captures(none) %from, ptr addrspace(1) noundef writeonly align 4 captures(none) %to) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %from, i64 %call.i, !dbg !22
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !22, !tbaa !23
  %arrayidx1.i = getelementptr inbounds nuw float, ptr addrspace(1) %to, i64 %call.i, !dbg !25
  store float %0, ptr addrspace(1) %arrayidx1.i, align 4, !dbg !26, !tbaa !23
  ret void, !dbg !27
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_copyBuffer(ptr addrspace(1) noundef readonly align 4 captures(none) %from, ptr addrspace(1) noundef writeonly align 4 captures(none) %to) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !28
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %from, i64 %call, !dbg !29
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !29, !tbaa !23
  %arrayidx1 = getelementptr inbounds nuw float, ptr addrspace(1) %to, i64 %call, !dbg !30
  store float %0, ptr addrspace(1) %arrayidx1, align 4, !dbg !31, !tbaa !23
  ret void, !dbg !32
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !33 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "CopyBuffer.cl", directory: ".", checksumkind: CSK_MD5, checksum: "5bf5bed7d373f3fa0e90b8caa5f4f03a")
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
!12 = distinct !DISubprogram(name: "copyBuffer", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1}
!16 = !{!"none", !"none"}
!17 = !{!"float*", !"float*"}
!18 = !{!"const", !""}
!19 = !DILocation(line: 4, column: 16, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "copyBuffer", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 13, scope: !20, inlinedAt: !21)
!23 = !{!24, !24, i64 0}
!24 = !{!"float", !10, i64 0}
!25 = !DILocation(line: 5, column: 5, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 5, column: 11, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 6, column: 1, scope: !12)
!28 = !DILocation(line: 4, column: 16, scope: !20)
!29 = !DILocation(line: 5, column: 13, scope: !20)
!30 = !DILocation(line: 5, column: 5, scope: !20)
!31 = !DILocation(line: 5, column: 11, scope: !20)
!32 = !DILocation(line: 6, column: 1, scope: !20)
!33 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
