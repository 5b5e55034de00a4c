; ModuleID = 'Saxpy.cl'
source_filename = "Saxpy.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @saxpy(i32 noundef %n, float noundef %a, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef align 4 captures(none) %y) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %cmp.i = icmp ugt i32 %n, %conv.i, !dbg !22
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_saxpy.exit, !dbg !22

if.then.i:                                        ; preds = %entry
  %idxprom.i = and i64 %call.i, 4294967295, !dbg !23
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %x, i64 %idxprom.i, !dbg !23
  %0 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !23, !tbaa !24
  %mul.i = fmul float %a, %0, !dbg !26
  %arrayidx3.i = getelementptr inbounds nuw float, ptr addrspace(1) %y, i64 %idxprom.i, !dbg !27
  %1 = load float, ptr addrspace(1) %arrayidx3.i, align 4, !dbg !27, !tbaa !24
  %add.i = fadd float %mul.i, %1, !dbg !28
  store float %add.i, ptr addrspace(1) %arrayidx3.i, align 4, !dbg !29, !tbaa !24
  br label %__clang_ocl_kern_imp_saxpy.exit, !dbg !30

__clang_ocl_kern_imp_saxpy.exit:                  ; preds = %entry, %if.then.i
  ret void, !dbg !31
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_saxpy(i32 noundef %n, float noundef %a, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef align 4 captures(none) %y) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !32
  %conv = trunc i64 %call to i32, !dbg !32
  %cmp = icmp ugt i32 %n, %conv, !dbg !33
  br i1 %cmp, label %if.then, label %if.end, !dbg !33

if.then:                                          ; preds = %entry
  %idxprom = and i64 %call, 4294967295, !dbg !34
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %x, i64 %idxprom, !dbg !34
  %0 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !34, !tbaa !24
  %mul = fmul float %a, %0, !dbg !35
  %arrayidx3 = getelementptr inbounds nuw float, ptr addrspace(1) %y, i64 %idxprom, !dbg !36
  %1 = load float, ptr addrspace(1) %arrayidx3, align 4, !dbg !36, !tbaa !24
  %add = fadd float %mul, %1, !dbg !37
  store float %add, ptr addrspace(1) %arrayidx3, align 4, !dbg !38, !tbaa !24
  br label %if.end, !dbg !39

if.end:                                           ; preds = %if.then, %entry
  ret void, !dbg !40
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !41 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "Saxpy.cl", directory: ".", checksumkind: CSK_MD5, checksum: "a8ed8c5577b71f2e4619b44643398275")
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
!12 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 0, i32 0, i32 1, i32 1}
!16 = !{!"none", !"none", !"none", !"none"}
!17 = !{!"uint", !"float", !"float*", !"float*"}
!18 = !{!"", !"", !"const", !""}
!19 = !DILocation(line: 4, column: 14, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "saxpy", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 5, column: 11, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 6, column: 20, scope: !20, inlinedAt: !21)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !10, i64 0}
!26 = !DILocation(line: 6, column: 18, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 6, column: 27, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 6, column: 25, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 6, column: 14, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 6, column: 9, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 7, column: 1, scope: !12)
!32 = !DILocation(line: 4, column: 14, scope: !20)
!33 = !DILocation(line: 5, column: 11, scope: !20)
!34 = !DILocation(line: 6, column: 20, scope: !20)
!35 = !DILocation(line: 6, column: 18, scope: !20)
!36 = !DILocation(line: 6, column: 27, scope: !20)
!37 = !DILocation(line: 6, column: 25, scope: !20)
!38 = !DILocation(line: 6, column: 14, scope: !20)
!39 = !DILocation(line: 6, column: 9, scope: !20)
!40 = !DILocation(line: 7, column: 1, scope: !20)
!41 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
