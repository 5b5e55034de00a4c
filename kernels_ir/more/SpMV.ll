; ModuleID = 'SpMV.cl'
source_filename = "SpMV.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_kernel void @spmv(ptr addrspace(1) noundef readonly align 4 captures(none) %values, ptr addrspace(1) noundef readonly align 4 captures(none) %columns, ptr addrspace(1) noundef readonly align 4 captures(none) %starts, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef writeonly align 4 captures(none) %y, i32 noundef %rows) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %cmp.i = icmp sgt i32 %rows, %conv.i, !dbg !22
  br i1 %cmp.i, label %if.then.i, label %__clang_ocl_kern_imp_spmv.exit, !dbg !22

if.then.i:                                        ; preds = %entry
  %0 = sext i32 %conv.i to i64, !dbg !23
  %1 = getelementptr i32, ptr addrspace(1) %starts, i64 %0, !dbg !23
  %arrayidx.i = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !23
  %2 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !23, !tbaa !8
  %3 = load i32, ptr addrspace(1) %1, align 4, !dbg !24, !tbaa !8
  %cmp4.i1 = icmp slt i32 %3, %2, !dbg !25
  br i1 %cmp4.i1, label %for.body.i, label %for.cond.cleanup.i, !dbg !26

for.cond.cleanup.i:                               ; preds = %for.body.i, %if.then.i
  %sum.0.i.lcssa = phi float [ 0.000000e+00, %if.then.i ], [ %add12.i, %for.body.i ], !dbg !27
  %arrayidx14.i = getelementptr inbounds float, ptr addrspace(1) %y, i64 %0, !dbg !28
  store float %sum.0.i.lcssa, ptr addrspace(1) %arrayidx14.i, align 4, !dbg !29, !tbaa !30
  br label %__clang_ocl_kern_imp_spmv.exit, !dbg !32

for.body.i:                                       ; preds = %if.then.i, %for.body.i
  %k.0.i3 = phi i32 [ %inc.i, %for.body.i ], [ %3, %if.then.i ]
  %sum.0.i2 = phi float [ %add12.i, %for.body.i ], [ 0.000000e+00, %if.then.i ]
  %idxprom6.i = sext i32 %k.0.i3 to i64, !dbg !33
  %arrayidx7.i = getelementptr inbounds float, ptr addrspace(1) %values, i64 %idxprom6.i, !dbg !33
  %4 = load float, ptr addrspace(1) %arrayidx7.i, align 4, !dbg !33, !tbaa !30
  %arrayidx9.i = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %idxprom6.i, !dbg !34
  %5 = load i32, ptr addrspace(1) %arrayidx9.i, align 4, !dbg !34, !tbaa !8
  %idxprom10.i = sext i32 %5 to i64, !dbg !35
  %arrayidx11.i = getelementptr inbounds float, ptr addrspace(1) %x, i64 %idxprom10.i, !dbg !35
  %6 = load float, ptr addrspace(1) %arrayidx11.i, align 4, !dbg !35, !tbaa !30
  %mul.i = fmul float %4, %6, !dbg !36
  %add12.i = fadd float %sum.0.i2, %mul.i, !dbg !37
  %inc.i = add nsw i32 %k.0.i3, 1, !dbg !38
  %cmp4.i = icmp slt i32 %inc.i, %2, !dbg !25
  br i1 %cmp4.i, label %for.body.i, label %for.cond.cleanup.i, !dbg !26, !llvm.loop !39

__clang_ocl_kern_imp_spmv.exit:                   ; preds = %entry, %for.cond.cleanup.i
  ret void, !dbg !42
}

; Function Attrs: alwaysinline convergent nofree norecurse nounwind memory(argmem: readwrite)
define dso_local spir_func void @__clang_ocl_kern_imp_spmv(ptr addrspace(1) noundef readonly align 4 captures(none) %values, ptr addrspace(1) noundef readonly align 4 captures(none) %columns, ptr addrspace(1) noundef readonly align 4 captures(none) %starts, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef writeonly align 4 captures(none) %y, i32 noundef %rows) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #3, !dbg !43
  %conv = trunc i64 %call to i32, !dbg !43
  %cmp = icmp sgt i32 %rows, %conv, !dbg !44
  br i1 %cmp, label %if.then, label %if.end, !dbg !44

if.then:                                          ; preds = %entry
  %0 = sext i32 %conv to i64, !dbg !45
  %1 = getelementptr i32, ptr addrspace(1) %starts, i64 %0, !dbg !45
  %arrayidx = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !45
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !45, !tbaa !8
  %3 = load i32, ptr addrspace(1) %1, align 4, !dbg !46, !tbaa !8
  %cmp423 = icmp slt i32 %3, %2, !dbg !47
  br i1 %cmp423, label %for.body, label %for.cond.cleanup, !dbg !48

for.cond.cleanup:                                 ; preds = %for.body, %if.then
  %sum.0.lcssa = phi float [ 0.000000e+00, %if.then ], [ %add12, %for.body ], !dbg !49
  %arrayidx14 = getelementptr inbounds float, ptr addrspace(1) %y, i64 %0, !dbg !50
  store float %sum.0.lcssa, ptr addrspace(1) %arrayidx14, align 4, !dbg !51, !tbaa !30
  br label %if.end, !dbg !52

for.body:                                         ; preds = %if.then, %for.body
  %k.025 = phi i32 [ %inc, %for.body ], [ %3, %if.then ]
  %sum.024 = phi float [ %add12, %for.body ], [ 0.000000e+00, %if.then ]
  %idxprom6 = sext i32 %k.025 to i64, !dbg !53
  %arrayidx7 = getelementptr inbounds float, ptr addrspace(1) %values, i64 %idxprom6, !dbg !53
  %4 = load float, ptr addrspace(1) %arrayidx7, align 4, !dbg !53, !tbaa !30
  %arrayidx9 = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %idxprom6, !dbg !54
  %5 = load i32, ptr addrspace(1) %arrayidx9, align 4, !dbg !54, !tbaa !8
  %idxprom10 = sext i32 %5 to i64, !dbg !55
  %arrayidx11 = getelementptr inbounds float, ptr addrspace(1) %x, i64 %idxprom10, !dbg !55
  %6 = load float, ptr addrspace(1) %arrayidx11, align 4, !dbg !55, !tbaa !30
  %mul = fmul float %4, %6, !dbg !56
  %add12 = fadd float %sum.024, %mul, !dbg !57
  %inc = add nsw i32 %k.025, 1, !dbg !58
  %cmp4 = icmp slt i32 %inc, %2, !dbg !47
  br i1 %cmp4, label %for.body, label %for.cond.cleanup, !dbg !48, !llvm.loop !59

if.end:                                           ; preds = %for.cond.cleanup, %entry
  ret void, !dbg !61
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !62 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

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
!1 = !DIFile(filename: "SpMV.cl", directory: ".", checksumkind: CSK_MD5, checksum: "2137487d1fa67ad89ba52506a1609763")
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
!12 = distinct !DISubprogram(name: "spmv", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"int*", !"int*", !"float*", !"float*", !"int"}
!18 = !{!"const", !"const", !"const", !"const", !"", !""}
!19 = !DILocation(line: 5, column: 15, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "spmv", scope: !1, file: !1, line: 2, type: !13, scopeLine: 4, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 4, column: 1, scope: !12)
!22 = !DILocation(line: 6, column: 13, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 8, column: 19, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 9, column: 22, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 9, column: 37, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 9, column: 9, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 0, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 11, column: 9, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 11, column: 16, scope: !20, inlinedAt: !21)
!30 = !{!31, !31, i64 0}
!31 = !{!"float", !10, i64 0}
!32 = !DILocation(line: 12, column: 5, scope: !20, inlinedAt: !21)
!33 = !DILocation(line: 10, column: 20, scope: !20, inlinedAt: !21)
!34 = !DILocation(line: 10, column: 34, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 10, column: 32, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 10, column: 30, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 10, column: 17, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 9, column: 44, scope: !20, inlinedAt: !21)
!39 = distinct !{!39, !26, !40, !41}
!40 = !DILocation(line: 10, column: 44, scope: !20, inlinedAt: !21)
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 13, column: 1, scope: !12)
!43 = !DILocation(line: 5, column: 15, scope: !20)
!44 = !DILocation(line: 6, column: 13, scope: !20)
!45 = !DILocation(line: 8, column: 19, scope: !20)
!46 = !DILocation(line: 9, column: 22, scope: !20)
!47 = !DILocation(line: 9, column: 37, scope: !20)
!48 = !DILocation(line: 9, column: 9, scope: !20)
!49 = !DILocation(line: 0, scope: !20)
!50 = !DILocation(line: 11, column: 9, scope: !20)
!51 = !DILocation(line: 11, column: 16, scope: !20)
!52 = !DILocation(line: 12, column: 5, scope: !20)
!53 = !DILocation(line: 10, column: 20, scope: !20)
!54 = !DILocation(line: 10, column: 34, scope: !20)
!55 = !DILocation(line: 10, column: 32, scope: !20)
!56 = !DILocation(line: 10, column: 30, scope: !20)
!57 = !DILocation(line: 10, column: 17, scope: !20)
!58 = !DILocation(line: 9, column: 44, scope: !20)
!59 = distinct !{!59, !48, !60, !41}
!60 = !DILocation(line: 10, column: 44, scope: !20)
!61 = !DILocation(line: 13, column: 1, scope: !20)
!62 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 5, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
