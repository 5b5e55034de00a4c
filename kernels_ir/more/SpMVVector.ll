; ModuleID = 'SpMVVector.cl'
source_filename = "SpMVVector.cl"
target datalayout = "e-i64:64-v16:16-v24:32-v32:32-v48:64-v96:128-v192:256-v256:256-v512:512-v1024:1024-G1"
target triple = "spir64-unknown-unknown"

; Function Attrs: convergent norecurse nounwind
define dso_local spir_kernel void @spmvVector(ptr addrspace(1) noundef readonly align 4 captures(none) %values, ptr addrspace(1) noundef readonly align 4 captures(none) %columns, ptr addrspace(1) noundef readonly align 4 captures(none) %starts, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef writeonly align 4 captures(none) %y, i32 noundef %rows, ptr addrspace(3) noundef align 4 captures(none) %sums) local_unnamed_addr #0 !dbg !12 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call.i = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !19
  %conv.i = trunc i64 %call.i to i32, !dbg !19
  %rem.i = srem i32 %conv.i, 32, !dbg !22
  %call1.i = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !23
  %div69.i = lshr i64 %call1.i, 5, !dbg !24
  %conv2.i = trunc i64 %div69.i to i32, !dbg !23
  %cmp.i = icmp sle i32 %rows, %conv2.i, !dbg !25
  br i1 %cmp.i, label %if.end.i, label %if.then.i, !dbg !25

if.then.i:                                        ; preds = %entry
  %0 = sext i32 %conv2.i to i64, !dbg !26
  %1 = getelementptr i32, ptr addrspace(1) %starts, i64 %0, !dbg !26
  %arrayidx.i = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !26
  %2 = load i32, ptr addrspace(1) %arrayidx.i, align 4, !dbg !26, !tbaa !8
  %3 = load i32, ptr addrspace(1) %1, align 4, !dbg !27, !tbaa !8
  %add6.i = add nsw i32 %3, %rem.i, !dbg !28
  %cmp7.i1 = icmp slt i32 %add6.i, %2, !dbg !29
  br i1 %cmp7.i1, label %for.body.i, label %if.end.i, !dbg !30

for.body.i:                                       ; preds = %if.then.i, %for.body.i
  %k.0.i3 = phi i32 [ %add16.i, %for.body.i ], [ %add6.i, %if.then.i ]
  %sum.0.i2 = phi float [ %add15.i, %for.body.i ], [ 0.000000e+00, %if.then.i ]
  %idxprom9.i = sext i32 %k.0.i3 to i64, !dbg !31
  %arrayidx10.i = getelementptr inbounds float, ptr addrspace(1) %values, i64 %idxprom9.i, !dbg !31
  %4 = load float, ptr addrspace(1) %arrayidx10.i, align 4, !dbg !31, !tbaa !32
  %arrayidx12.i = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %idxprom9.i, !dbg !34
  %5 = load i32, ptr addrspace(1) %arrayidx12.i, align 4, !dbg !34, !tbaa !8
  %idxprom13.i = sext i32 %5 to i64, !dbg !35
  %arrayidx14.i = getelementptr inbounds float, ptr addrspace(1) %x, i64 %idxprom13.i, !dbg !35
  %6 = load float, ptr addrspace(1) %arrayidx14.i, align 4, !dbg !35, !tbaa !32
  %mul.i = fmul float %4, %6, !dbg !36
  %add15.i = fadd float %sum.0.i2, %mul.i, !dbg !37
  %add16.i = add nsw i32 %k.0.i3, 32, !dbg !38
  %cmp7.i = icmp slt i32 %add16.i, %2, !dbg !29
  br i1 %cmp7.i, label %for.body.i, label %if.end.i, !dbg !30, !llvm.loop !39

if.end.i:                                         ; preds = %for.body.i, %if.then.i, %entry
  %sum.1.i = phi float [ 0.000000e+00, %entry ], [ 0.000000e+00, %if.then.i ], [ %add15.i, %for.body.i ], !dbg !42
  %idxprom17.i = sext i32 %conv.i to i64, !dbg !43
  %arrayidx18.i = getelementptr inbounds float, ptr addrspace(3) %sums, i64 %idxprom17.i, !dbg !43
  store float %sum.1.i, ptr addrspace(3) %arrayidx18.i, align 4, !dbg !44, !tbaa !32
  br label %for.body23.i, !dbg !45

for.cond.cleanup22.i:                             ; preds = %for.inc34.i
  %cmp37.i = icmp ne i32 %rem.i, 0, !dbg !46
  %brmerge.i = or i1 %cmp37.i, %cmp.i, !dbg !47
  br i1 %brmerge.i, label %__clang_ocl_kern_imp_spmvVector.exit, label %if.then41.i, !dbg !47

for.body23.i:                                     ; preds = %if.end.i, %for.inc34.i
  %s.0.i4 = phi i32 [ 16, %if.end.i ], [ %div3570.i, %for.inc34.i ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !48
  %cmp24.i = icmp slt i32 %rem.i, %s.0.i4, !dbg !49
  br i1 %cmp24.i, label %if.then26.i, label %for.inc34.i, !dbg !49

if.then26.i:                                      ; preds = %for.body23.i
  %add27.i = add nsw i32 %s.0.i4, %conv.i, !dbg !50
  %idxprom28.i = sext i32 %add27.i to i64, !dbg !51
  %arrayidx29.i = getelementptr inbounds float, ptr addrspace(3) %sums, i64 %idxprom28.i, !dbg !51
  %7 = load float, ptr addrspace(3) %arrayidx29.i, align 4, !dbg !51, !tbaa !32
  %8 = load float, ptr addrspace(3) %arrayidx18.i, align 4, !dbg !52, !tbaa !32
  %add32.i = fadd float %7, %8, !dbg !52
  store float %add32.i, ptr addrspace(3) %arrayidx18.i, align 4, !dbg !52, !tbaa !32
  br label %for.inc34.i, !dbg !53

for.inc34.i:                                      ; preds = %if.then26.i, %for.body23.i
  %div3570.i = lshr i32 %s.0.i4, 1, !dbg !54
  %cmp20.not.i = icmp eq i32 %div3570.i, 0, !dbg !55
  br i1 %cmp20.not.i, label %for.cond.cleanup22.i, label %for.body23.i, !dbg !45, !llvm.loop !56

if.then41.i:                                      ; preds = %for.cond.cleanup22.i
  %9 = load float, ptr addrspace(3) %arrayidx18.i, align 4, !dbg !58, !tbaa !32
  %idxprom44.i = sext i32 %conv2.i to i64, !dbg !59
  %arrayidx45.i = getelementptr inbounds float, ptr addrspace(1) %y, i64 %idxprom44.i, !dbg !59
  store float %9, ptr addrspace(1) %arrayidx45.i, align 4, !dbg !60, !tbaa !32
  br label %__clang_ocl_kern_imp_spmvVector.exit, !dbg !59

__clang_ocl_kern_imp_spmvVector.exit:             ; preds = %for.cond.cleanup22.i, %if.then41.i
  ret void, !dbg !61
}

; Function Attrs: alwaysinline convergent norecurse nounwind
define dso_local spir_func void @__clang_ocl_kern_imp_spmvVector(ptr addrspace(1) noundef readonly align 4 captures(none) %values, ptr addrspace(1) noundef readonly align 4 captures(none) %columns, ptr addrspace(1) noundef readonly align 4 captures(none) %starts, ptr addrspace(1) noundef readonly align 4 captures(none) %x, ptr addrspace(1) noundef writeonly align 4 captures(none) %y, i32 noundef %rows, ptr addrspace(3) noundef align 4 captures(none) %sums) local_unnamed_addr #1 !dbg !20 !kernel_arg_addr_space !15 !kernel_arg_access_qual !16 !kernel_arg_type !17 !kernel_arg_base_type !17 !kernel_arg_type_qual !18 {
entry:
  %call = tail call spir_func i64 @_Z12get_local_idj(i32 noundef 0) #4, !dbg !62
  %conv = trunc i64 %call to i32, !dbg !62
  %rem = srem i32 %conv, 32, !dbg !63
  %call1 = tail call spir_func i64 @_Z13get_global_idj(i32 noundef 0) #4, !dbg !64
  %div69 = lshr i64 %call1, 5, !dbg !65
  %conv2 = trunc i64 %div69 to i32, !dbg !64
  %cmp = icmp sle i32 %rows, %conv2, !dbg !66
  br i1 %cmp, label %if.end, label %if.then, !dbg !66

if.then:                                          ; preds = %entry
  %0 = sext i32 %conv2 to i64, !dbg !67
  %1 = getelementptr i32, ptr addrspace(1) %starts, i64 %0, !dbg !67
  %arrayidx = getelementptr i8, ptr addrspace(1) %1, i64 4, !dbg !67
  %2 = load i32, ptr addrspace(1) %arrayidx, align 4, !dbg !67, !tbaa !8
  %3 = load i32, ptr addrspace(1) %1, align 4, !dbg !68, !tbaa !8
  %add6 = add nsw i32 %3, %rem, !dbg !69
  %cmp771 = icmp slt i32 %add6, %2, !dbg !70
  br i1 %cmp771, label %for.body, label %if.end, !dbg !71

for.body:                                         ; preds = %if.then, %for.body
  %k.073 = phi i32 [ %add16, %for.body ], [ %add6, %if.then ]
  %sum.072 = phi float [ %add15, %for.body ], [ 0.000000e+00, %if.then ]
  %idxprom9 = sext i32 %k.073 to i64, !dbg !72
  %arrayidx10 = getelementptr inbounds float, ptr addrspace(1) %values, i64 %idxprom9, !dbg !72
  %4 = load float, ptr addrspace(1) %arrayidx10, align 4, !dbg !72, !tbaa !32
  %arrayidx12 = getelementptr inbounds i32, ptr addrspace(1) %columns, i64 %idxprom9, !dbg !73
  %5 = load i32, ptr addrspace(1) %arrayidx12, align 4, !dbg !73, !tbaa !8
  %idxprom13 = sext i32 %5 to i64, !dbg !74
  %arrayidx14 = getelementptr inbounds float, ptr addrspace(1) %x, i64 %idxprom13, !dbg !74
  %6 = load float, ptr addrspace(1) %arrayidx14, align 4, !dbg !74, !tbaa !32
  %mul = fmul float %4, %6, !dbg !75
  %add15 = fadd float %sum.072, %mul, !dbg !76
  %add16 = add nsw i32 %k.073, 32, !dbg !77
  %cmp7 = icmp slt i32 %add16, %2, !dbg !70
  br i1 %cmp7, label %for.body, label %if.end, !dbg !71, !llvm.loop !78

if.end:                                           ; preds = %for.body, %if.then, %entry
  %sum.1 = phi float [ 0.000000e+00, %entry ], [ 0.000000e+00, %if.then ], [ %add15, %for.body ], !dbg !80
  %idxprom17 = sext i32 %conv to i64, !dbg !81
  %arrayidx18 = getelementptr inbounds float, ptr addrspace(3) %sums, i64 %idxprom17, !dbg !81
  store float %sum.1, ptr addrspace(3) %arrayidx18, align 4, !dbg !82, !tbaa !32
  br label %for.body23, !dbg !83

for.cond.cleanup22:                               ; preds = %for.inc34
  %cmp37 = icmp ne i32 %rem, 0, !dbg !84
  %brmerge = or i1 %cmp37, %cmp, !dbg !85
  br i1 %brmerge, label %if.end46, label %if.then41, !dbg !85

for.body23:                                       ; preds = %if.end, %for.inc34
  %s.074 = phi i32 [ 16, %if.end ], [ %div3570, %for.inc34 ]
  tail call spir_func void @_Z7barrierj(i32 noundef 1) #5, !dbg !86
  %cmp24 = icmp slt i32 %rem, %s.074, !dbg !87
  br i1 %cmp24, label %if.then26, label %for.inc34, !dbg !87

if.then26:                                        ; preds = %for.body23
  %add27 = add nsw i32 %s.074, %conv, !dbg !88
  %idxprom28 = sext i32 %add27 to i64, !dbg !89
  %arrayidx29 = getelementptr inbounds float, ptr addrspace(3) %sums, i64 %idxprom28, !dbg !89
  %7 = load float, ptr addrspace(3) %arrayidx29, align 4, !dbg !89, !tbaa !32
  %8 = load float, ptr addrspace(3) %arrayidx18, align 4, !dbg !90, !tbaa !32
  %add32 = fadd float %7, %8, !dbg !90
  store float %add32, ptr addrspace(3) %arrayidx18, align 4, !dbg !90, !tbaa !32
  br label %for.inc34, !dbg !91

for.inc34:                                        ; preds = %for.body23, %if.then26
  %div3570 = lshr i32 %s.074, 1, !dbg !92
  %cmp20.not = icmp eq i32 %div3570, 0, !dbg !93
  br i1 %cmp20.not, label %for.cond.cleanup22, label %for.body23, !dbg !83, !llvm.loop !94

if.then41:                                        ; preds = %for.cond.cleanup22
  %9 = load float, ptr addrspace(3) %arrayidx18, align 4, !dbg !96, !tbaa !32
  %idxprom44 = sext i32 %conv2 to i64, !dbg !97
  %arrayidx45 = getelementptr inbounds float, ptr addrspace(1) %y, i64 %idxprom44, !dbg !97
  store float %9, ptr addrspace(1) %arrayidx45, align 4, !dbg !98, !tbaa !32
  br label %if.end46, !dbg !97

if.end46:                                         ; preds = %for.cond.cleanup22, %if.then41
  ret void, !dbg !99
}

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !100 dso_local spir_func i64 @_Z12get_local_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent mustprogress nofree nounwind willreturn memory(none)
declare !dbg !101 dso_local spir_func i64 @_Z13get_global_idj(i32 noundef) local_unnamed_addr #2

; Function Attrs: convergent nounwind
declare !dbg !102 dso_local spir_func void @_Z7barrierj(i32 noundef) local_unnamed_addr #3

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
!1 = !DIFile(filename: "SpMVVector.cl", directory: ".", checksumkind: CSK_MD5, checksum: "6901de5e34efd6814dda2bb6196b9ae0")
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
!12 = distinct !DISubprogram(name: "spmvVector", scope: !1, file: !1, line: 4, type: !13, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!13 = !DISubroutineType(types: !14)
!14 = !{}
!15 = !{i32 1, i32 1, i32 1, i32 1, i32 1, i32 0, i32 3}
!16 = !{!"none", !"none", !"none", !"none", !"none", !"none", !"none"}
!17 = !{!"float*", !"int*", !"int*", !"float*", !"float*", !"int", !"float*"}
!18 = !{!"const", !"const", !"const", !"const", !"", !"", !""}
!19 = !DILocation(line: 7, column: 14, scope: !20, inlinedAt: !21)
!20 = distinct !DISubprogram(name: "spmvVector", scope: !1, file: !1, line: 4, type: !13, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!21 = distinct !DILocation(line: 6, column: 1, scope: !12)
!22 = !DILocation(line: 8, column: 19, scope: !20, inlinedAt: !21)
!23 = !DILocation(line: 9, column: 15, scope: !20, inlinedAt: !21)
!24 = !DILocation(line: 9, column: 32, scope: !20, inlinedAt: !21)
!25 = !DILocation(line: 12, column: 13, scope: !20, inlinedAt: !21)
!26 = !DILocation(line: 13, column: 19, scope: !20, inlinedAt: !21)
!27 = !DILocation(line: 14, column: 22, scope: !20, inlinedAt: !21)
!28 = !DILocation(line: 14, column: 34, scope: !20, inlinedAt: !21)
!29 = !DILocation(line: 14, column: 44, scope: !20, inlinedAt: !21)
!30 = !DILocation(line: 14, column: 9, scope: !20, inlinedAt: !21)
!31 = !DILocation(line: 15, column: 20, scope: !20, inlinedAt: !21)
!32 = !{!33, !33, i64 0}
!33 = !{!"float", !10, i64 0}
!34 = !DILocation(line: 15, column: 34, scope: !20, inlinedAt: !21)
!35 = !DILocation(line: 15, column: 32, scope: !20, inlinedAt: !21)
!36 = !DILocation(line: 15, column: 30, scope: !20, inlinedAt: !21)
!37 = !DILocation(line: 15, column: 17, scope: !20, inlinedAt: !21)
!38 = !DILocation(line: 14, column: 53, scope: !20, inlinedAt: !21)
!39 = distinct !{!39, !30, !40, !41}
!40 = !DILocation(line: 15, column: 44, scope: !20, inlinedAt: !21)
!41 = !{!"llvm.loop.unroll.disable"}
!42 = !DILocation(line: 11, column: 11, scope: !20, inlinedAt: !21)
!43 = !DILocation(line: 17, column: 5, scope: !20, inlinedAt: !21)
!44 = !DILocation(line: 17, column: 14, scope: !20, inlinedAt: !21)
!45 = !DILocation(line: 18, column: 5, scope: !20, inlinedAt: !21)
!46 = !DILocation(line: 23, column: 14, scope: !20, inlinedAt: !21)
!47 = !DILocation(line: 23, column: 19, scope: !20, inlinedAt: !21)
!48 = !DILocation(line: 19, column: 9, scope: !20, inlinedAt: !21)
!49 = !DILocation(line: 20, column: 18, scope: !20, inlinedAt: !21)
!50 = !DILocation(line: 21, column: 33, scope: !20, inlinedAt: !21)
!51 = !DILocation(line: 21, column: 25, scope: !20, inlinedAt: !21)
!52 = !DILocation(line: 21, column: 22, scope: !20, inlinedAt: !21)
!53 = !DILocation(line: 21, column: 13, scope: !20, inlinedAt: !21)
!54 = !DILocation(line: 18, column: 39, scope: !20, inlinedAt: !21)
!55 = !DILocation(line: 18, column: 32, scope: !20, inlinedAt: !21)
!56 = distinct !{!56, !45, !57, !41}
!57 = !DILocation(line: 22, column: 5, scope: !20, inlinedAt: !21)
!58 = !DILocation(line: 24, column: 18, scope: !20, inlinedAt: !21)
!59 = !DILocation(line: 24, column: 9, scope: !20, inlinedAt: !21)
!60 = !DILocation(line: 24, column: 16, scope: !20, inlinedAt: !21)
!61 = !DILocation(line: 25, column: 1, scope: !12)
!62 = !DILocation(line: 7, column: 14, scope: !20)
!63 = !DILocation(line: 8, column: 19, scope: !20)
!64 = !DILocation(line: 9, column: 15, scope: !20)
!65 = !DILocation(line: 9, column: 32, scope: !20)
!66 = !DILocation(line: 12, column: 13, scope: !20)
!67 = !DILocation(line: 13, column: 19, scope: !20)
!68 = !DILocation(line: 14, column: 22, scope: !20)
!69 = !DILocation(line: 14, column: 34, scope: !20)
!70 = !DILocation(line: 14, column: 44, scope: !20)
!71 = !DILocation(line: 14, column: 9, scope: !20)
!72 = !DILocation(line: 15, column: 20, scope: !20)
!73 = !DILocation(line: 15, column: 34, scope: !20)
!74 = !DILocation(line: 15, column: 32, scope: !20)
!75 = !DILocation(line: 15, column: 30, scope: !20)
!76 = !DILocation(line: 15, column: 17, scope: !20)
!77 = !DILocation(line: 14, column: 53, scope: !20)
!78 = distinct !{!78, !71, !79, !41}
!79 = !DILocation(line: 15, column: 44, scope: !20)
!80 = !DILocation(line: 11, column: 11, scope: !20)
!81 = !DILocation(line: 17, column: 5, scope: !20)
!82 = !DILocation(line: 17, column: 14, scope: !20)
!83 = !DILocation(line: 18, column: 5, scope: !20)
!84 = !DILocation(line: 23, column: 14, scope: !20)
!85 = !DILocation(line: 23, column: 19, scope: !20)
!86 = !DILocation(line: 19, column: 9, scope: !20)
!87 = !DILocation(line: 20, column: 18, scope: !20)
!88 = !DILocation(line: 21, column: 33, scope: !20)
!89 = !DILocation(line: 21, column: 25, scope: !20)
!90 = !DILocation(line: 21, column: 22, scope: !20)
!91 = !DILocation(line: 21, column: 13, scope: !20)
!92 = !DILocation(line: 18, column: 39, scope: !20)
!93 = !DILocation(line: 18, column: 32, scope: !20)
!94 = distinct !{!94, !83, !95, !41}
!95 = !DILocation(line: 22, column: 5, scope: !20)
!96 = !DILocation(line: 24, column: 18, scope: !20)
!97 = !DILocation(line: 24, column: 9, scope: !20)
!98 = !DILocation(line: 24, column: 16, scope: !20)
!99 = !DILocation(line: 25, column: 1, scope: !20)
!100 = !DISubprogram(name: "get_local_id", scope: !1, file: !1, line: 7, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!101 = !DISubprogram(name: "get_global_id", scope: !1, file: !1, line: 9, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
!102 = !DISubprogram(name: "barrier", scope: !1, file: !1, line: 19, type: !13, flags: DIFlagArtificial | DIFlagPrototyped, spFlags: DISPFlagOptimized)
