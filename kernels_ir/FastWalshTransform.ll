; ModuleID = 'FastWalshTransform.cl'
source_filename = "FastWalshTransform.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_kernel void @fastWalshTransform(ptr addrspace(1) noundef align 4 captures(none) %a, i32 noundef %step) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %conv.i.frozen = freeze i32 %conv.i, !dbg !22
  %div.i = udiv i32 %conv.i.frozen, %step, !dbg !22
  %0 = mul i32 %div.i, %step, !dbg !23
  %rem.i.decomposed = sub i32 %conv.i.frozen, %0, !dbg !23
  %mul.i = shl nsw i32 %step, 1, !dbg !24
  %mul1.i = mul i32 %mul.i, %div.i, !dbg !25
  %add.i = add i32 %mul1.i, %rem.i.decomposed, !dbg !26
  %add2.i = add i32 %add.i, %step, !dbg !27
  %idxprom.i = zext i32 %add.i to i64, !dbg !28
  %arrayidx.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %idxprom.i, !dbg !28
  %1 = load float, ptr addrspace(1) %arrayidx.i, align 4, !dbg !28, !tbaa !29
  %idxprom3.i = zext i32 %add2.i to i64, !dbg !31
  %arrayidx4.i = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %idxprom3.i, !dbg !31
  %2 = load float, ptr addrspace(1) %arrayidx4.i, align 4, !dbg !31, !tbaa !29
  %add5.i = fadd float %1, %2, !dbg !32
  store float %add5.i, ptr addrspace(1) %arrayidx.i, align 4, !dbg !33, !tbaa !29
  %sub.i = fsub float %1, %2, !dbg !34
  store float %sub.i, ptr addrspace(1) %arrayidx4.i, align 4, !dbg !35, !tbaa !29
  ret void, !dbg !36
}

; Function Attrs: alwaysinline convergent mustprogress nofree norecurse nounwind willreturn memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_fastWalshTransform(ptr addrspace(1) noundef align 4 captures(none) %a, i32 noundef %step) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !37
  %conv = trunc i64 %call to i32, !dbg !37
  %conv.frozen = freeze i32 %conv, !dbg !38
  %div = udiv i32 %conv.frozen, %step, !dbg !38
  %0 = mul i32 %div, %step, !dbg !39
  %rem.decomposed = sub i32 %conv.frozen, %0, !dbg !39
  %mul = shl nsw i32 %step, 1, !dbg !40
  %mul1 = mul i32 %mul, %div, !dbg !41
  %add = add i32 %mul1, %rem.decomposed, !dbg !42
  %add2 = add i32 %add, %step, !dbg !43
  %idxprom = zext i32 %add to i64, !dbg !44
  %arrayidx = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %idxprom, !dbg !44
  %1 = load float, ptr addrspace(1) %arrayidx, align 4, !dbg !44, !tbaa !29
  %idxprom3 = zext i32 %add2 to i64, !dbg !45
  %arrayidx4 = getelementptr inbounds nuw float, ptr addrspace(1) %a, i64 %idxprom3, !dbg !45
  %2 = load float, ptr addrspace(1) %arrayidx4, align 4, !dbg !45, !tbaa !29
  %add5 = fadd float %1, %2, !dbg !46
  store float %add5, ptr addrspace(1) %arrayidx, align 4, !dbg !47, !tbaa !29
  %sub = fsub float %1, %2, !dbg !48
  store float %sub, ptr addrspace(1) %arrayidx4, align 4, !dbg !49, !tbaa !29
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
!1 = !DIFile(filename: "FastWalshTransform.cl", directory: ".", checksumkind: CSK_MD5, checksum: "b53971d001e86260238743f17cd9207e")
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
!12 = distinct !DISubprogram(name: "fastWalshTransform", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 0}
!16 = !{!"none", !"none"}
!17 = !{!"float*", !"int"}
!18 = !{!"", !""}
!19 = !DILocation(line: 4, column: 16, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "fastWalshTransform", scope: !1, file: !1, line: 2, type: !13, scopeLine: 3, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 3, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 33, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 5, column: 22, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 6, column: 19, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 6, column: 26, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 6, column: 41, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 7, column: 23, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 8, column: 16, scope: !20, inlinedAt: !21)
!29 = !{!30, !30, i64 0}
!30 = !{!"float", !10, i64 0}
!31 = !DILocation(line: 9, column: 16, scope: !20, inlinedAt: !21)
!32 = !DILocation(line: 10, column: 18, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 10, column: 13, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 11, column: 19, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 11, column: 14, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 12, column: 1, scope: !12)
!37 = !DILocation(line: 4, column: 16, scope: !20)
!38 = !DILocation(line: 6, column: 33, scope: !20)
!39 = !DILocation(line: 5, column: 22, scope: !20)
!40 = !DILocation(line: 6, column: 19, scope: !20)
!41 = !DILocation(line: 6, column: 26, scope: !20)
!42 = !DILocation(line: 6, column: 41, scope: !20)
!43 = !DILocation(line: 7, column: 23, scope: !20)
!44 = !DILocation(line: 8, column: 16, scope: !20)
!45 = !DILocation(line: 9, column: 16, scope: !20)
!46 = !DILocation(line: 10, column: 18, scope: !20)
!47 = !DILocation(line: 10, column: 13, scope: !20)
!48 = !DILocation(line: 11, column: 19, scope: !20)
!49 = !DILocation(line: 11, column: 14, scope: !20)
!50 = !DILocation(line: 12, column: 1, scope: !20)
!51 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 4, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
